# Spricht start.py, bevor etwas installiert ist: je Zeile ein Satz, ohne Beugung.

start-environment = Installation, Schritt 1 von 3: Der Ordner .venv wird angelegt.
start-parts = Installation, Schritt 2 von 3: Die Bausteine werden geladen, etwa 130 Megabyte. Das dauert ungefähr eine Minute.
start-project = Installation, Schritt 3 von 3: das Programm selbst.
start-test-tools = Die Testwerkzeuge werden installiert.
start-still = Die Installation läuft noch.
start-sample = Nun eine aufgezeichnete Partie: Ann, Ben und Cleo spielen Wizard. Zum Beenden drücken Sie Steuerung und C.
start-no-sample = Der aufgezeichnete Tisch fehlt in diesem Ordner. Holen Sie das Projekt noch einmal.
start-next = Das war der aufgezeichnete Tisch. „{ $start } doctor“ sagt Ihnen, was dieser Computer für eine eigene Partie hat.
start-check = Prüfung mit { $check }.
start-checks-failed = Diese Prüfungen sind fehlgeschlagen: { $checks }.
start-stopped = Beendet. Derselbe Befehl macht dort weiter, wo er war.
start-old-python = Dies ist Python { $found }, gebraucht wird Python 3.11 oder neuer. Bitte installieren Sie ein neueres Python und versuchen Sie es noch einmal.
start-no-venv = Pythons Modul für Umgebungen fehlt. Geben Sie unter Debian oder Ubuntu „sudo apt install python3-venv“ ein und versuchen Sie es noch einmal. Sonst installieren Sie Python von python.org.
start-no-network = Die Bausteine konnten nicht geladen werden: Das Netz antwortet nicht. Prüfen Sie die Verbindung und geben Sie denselben Befehl noch einmal ein. Er macht dort weiter, wo er war.
start-disk-full = Auf dem Datenträger ist nicht genug Platz. Schaffen Sie { $needed } Megabyte Platz und geben Sie denselben Befehl noch einmal ein.
start-cannot-write = In den Ordner { $folder } lässt sich nicht schreiben: { $detail }. Prüfen Sie die Zugriffsrechte und geben Sie denselben Befehl noch einmal ein.
start-no-wheel = Einen Baustein gibt es für diesen Computer oder dieses Python nicht. Für Python 3.11 bis 3.13 auf Linux, Windows oder macOS 14 mit 64 Bit gibt es alle.
start-changed-package = Ein geladener Baustein ist nicht der, mit dem dieses Projekt getestet wurde; er wurde nicht installiert. Holen Sie die neueste Fassung des Projekts und versuchen Sie es noch einmal.
start-failed = Die Installation ist fehlgeschlagen. Was geschehen ist, steht in { $log }.
