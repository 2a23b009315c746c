# Einen Tisch ansehen: `tactile watch`, und die Quellen, die `tactile play` mit ihm teilt.

watch-card = { $card }.

source-missing = { $source } gibt es nicht. Eine Quelle ist die Nummer einer Kamera wie 0, eine Videodatei, ein Ordner mit Bildern oder die Adresse eines Streams.
source-unnamed = Wo liegen die Karten? Nennen Sie die Nummer einer Kamera wie 0, eine Videodatei, einen Ordner mit Bildern oder die Adresse eines Streams.
source-is-picture = { $source } ist ein einzelnes Bild. Um zu hören, was darauf liegt, geben Sie „{ TACTILE() } read { TYPED($source) }“ ein; sonst nennen Sie ein Video oder einen Ordner mit Bildern.
camera-missing = Eine Kamera mit der Nummer { $number } gibt es nicht. Stecken Sie sie ein, oder „{ TACTILE() } doctor“ nennt die vorhandenen Kameras.
camera-taken = Die Kamera { $number } liefert kein Bild: Vielleicht benutzt sie ein anderes Programm. Schließen Sie es, oder stecken Sie die Kamera neu ein.
stream-unreachable = Vom Stream { $address } kommt nichts. Prüfen Sie, ob er läuft und ob die Adresse stimmt.
video-unreadable = { $path } ist kein lesbares Video: Die Datei ist beschädigt, leer oder von anderer Art. Nehmen Sie es neu auf, oder nennen Sie eine andere Datei.
folder-unreadable = Der Ordner { $path } lässt sich nicht öffnen. Prüfen Sie, ob Sie ihn lesen dürfen.
folder-empty = Im Ordner { $path } liegt kein Bild. Legen Sie JPEG- oder PNG-Dateien hinein, oder nennen Sie einen anderen Ordner.
folder-all-unreadable = Kein Bild im Ordner { $path } ist lesbar. Prüfen Sie, ob die Dateien vollständig sind.
picture-skipped = Das Bild { $name } ist nicht lesbar und wird ausgelassen.
calibration-unreadable = Die Kalibrierung { $path } ist nicht lesbar: { $detail }. Prüfen Sie den Namen, oder machen Sie eine mit „{ TACTILE() } calibrate“.
calibration-broken = Die Kalibrierung { $path } ist beschädigt oder von einer anderen Version. Machen Sie mit „{ TACTILE() } calibrate“ eine neue.

help-watch =
    Sagt jede Karte, die auf dem Tisch zur Ruhe kommt.

    SOURCE ist die Nummer einer Kamera, eine Videodatei, ein Ordner mit Bildern oder die Adresse eines Streams. Ein Video läuft in seiner eigenen Zeit, mit --mute so schnell es geht.

    Beispiele:

      { TACTILE() } watch 0
      { TACTILE() } watch runde.mp4 --json --mute
help-watch-deck = Welche Karten daliegen können: das Wizard-Spiel, das mit Sonderkarten, oder jede Karte, die die Aufkleber nennen können.
help-watch-language = Die Sprache, in der gesprochen wird.
help-watch-mute = Sagt nichts laut.
help-watch-json = Schreibt ein JSON-Objekt je Zeile, für andere Programme.
help-watch-calibration = Eine Kalibrierung von „{ TACTILE() } calibrate“ statt der gespeicherten.
