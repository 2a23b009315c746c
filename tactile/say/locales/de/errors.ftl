# Was nicht stimmt, wo, und was hilft. Jeder Raum fügt seine Sätze mit seinem Präfix hinzu.

## Die Befehlszeile

usage-unknown-command = Den Befehl „{ $name }“ gibt es nicht. „{ TACTILE() } --help“ nennt alle Befehle.
usage-similar-command = Den Befehl „{ $name }“ gibt es nicht. Meinten Sie { $similar }?
usage-unknown-option = „{ $command }“ kennt keine Option { $option }. „{ $command } --help“ nennt die Optionen.
usage-similar-option = „{ $command }“ kennt keine Option { $option }. Meinten Sie { $similar }?
usage-missing = Für „{ $command }“ fehlt { $parameter }. „{ $command } --help“ zeigt Beispiele.
usage-no-value = Nach der Option { $option } muss ein Wert stehen. „{ $command } --help“ zeigt Beispiele.
usage-choice = Bei { $parameter } ist nur { FORM($choices, case: "or") } möglich.
usage-whole-number = { $parameter } erwartet eine ganze Zahl. „{ $command } --help“ zeigt Beispiele.
usage-at-least = { $parameter } erwartet eine ganze Zahl, mindestens { $least }.
usage-number = { $parameter } erwartet eine Zahl. „{ $command } --help“ zeigt Beispiele.
usage-value = Der Wert für { $parameter } passt nicht: { $detail }. „{ $command } --help“ zeigt Beispiele.
usage-too-many = „{ $command }“ kann mit „{ $extra }“ nichts anfangen. Setzen Sie Namen mit Leerzeichen in Anführungszeichen, oder lesen Sie „{ $command } --help“.
usage-other = „{ $command }“ lässt sich so nicht ausführen: { $detail }. „{ $command } --help“ zeigt Beispiele.

## Das Programm

stopped = Beendet.
bug = Das Programm hat einen Fehler gemacht. Was geschehen ist, steht in { $log }. Bitte senden Sie diese Datei an die Entwickler.
bug-without-log = Das Programm hat einen Fehler gemacht ({ $name }), und das Protokoll ließ sich nicht schreiben. Bitte prüfen Sie, ob der Datenträger voll ist.
disk-full = Der Datenträger ist voll: Es lässt sich nichts mehr schreiben. Schaffen Sie Platz, und beginnen Sie neu.
settings-unreadable = Die Einstellungen in { $file } sind nicht lesbar: { $detail }. Berichtigen Sie die Datei, oder löschen Sie sie, um ohne Einstellungen zu beginnen.
model-missing = Das Modell des Lesers, { $file }, fehlt. Holen Sie das Projekt noch einmal, und starten Sie die Installation erneut.
model-broken = Das Modell des Lesers, { $file }, lässt sich nicht laden. Holen Sie das Projekt noch einmal, und starten Sie die Installation erneut.
