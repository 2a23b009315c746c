# Hilfe der Befehle. Der erste Absatz eines Befehls ist ein einziger Satz, der auch in der Liste steht.
# Zeilen, die mit Leerzeichen beginnen, sind Beispiele und behalten ihre Umbrüche.

## tactile

help-tactile =
    Verfolgt eine Partie Wizard mit Aufkleberkarten und sagt, was geschieht.

    Eine Kamera über dem Tisch sieht die Karten. Der Assistent sagt, welche Karte liegt, wer den Stich bekommt und wie es steht.

    So hören Sie ihn am aufgezeichneten Beispieltisch:

      { TACTILE() } play samples/tables/three-friends.mp4 --players Ann,Ben,Cleo --rounds 1,2,3,4

    So erfahren Sie, was dieser Computer hat und was fehlt:

      { TACTILE() } doctor

    Jeder Befehl hat seine eigene Hilfe:

      { TACTILE() } play --help
help-usage = Aufruf:
help-options = Optionen:
help-commands = Befehle:
help-help = Zeigt diese Hilfe.
help-version = Nennt die Version.

## tactile doctor

help-doctor =
    Sagt, was für eine Partie vorhanden ist, was fehlt und wie sich das beheben lässt.

    Der Befehl prüft Kameras, Tonausgänge, Stimmen, das Modell zum Lesen der Karten, den Ordner für Ihre Partien und die gespeicherte Kalibrierung. Er ändert nichts. Der erste Satz sagt, ob gespielt werden kann.

    Beispiel:

      { TACTILE() } doctor
help-doctor-json = Gibt ein JSON-Objekt je Zeile aus, für andere Programme.
