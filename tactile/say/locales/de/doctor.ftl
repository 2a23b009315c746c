# Was `tactile doctor` sagt: erst das Urteil, dann jeder Teil und was hilft.

doctor-ready = Alles ist bereit für eine Partie.
doctor-silent = Eine Partie kann gespielt werden, aber nicht alles wird zu hören sein. Was gesagt wird, steht auch in Untertiteln.
doctor-no-camera = Eine eigene Partie kann noch nicht gespielt werden, denn keine Kamera liefert ein Bild. Aufgezeichnete Tische lassen sich abspielen.
doctor-not-ready = Es kann noch keine Partie gespielt werden. Zuerst, was fehlt.

doctor-camera-works = Kamera { $number }, „{ $name }“, liefert Bilder von { $width } mal { $height } Pixeln.
doctor-camera-no-picture = Kamera { $number }, „{ $name }“, liefert kein Bild. Schließen Sie andere Programme, die sie benutzen, oder stecken Sie sie aus und wieder ein.
doctor-camera-denied = Kamera { $number }, „{ $name }“, dürfen Sie nicht benutzen. Geben Sie „sudo usermod -aG video $USER“ ein, melden Sie sich ab und wieder an.
doctor-cameras-none = Keine Kamera gefunden. Schließen Sie eine Webcam an und fragen Sie noch einmal.

doctor-sound-works = Ton gibt es über { $devices }.
doctor-sound-none = Kein Tonausgang gefunden; Untertitel ersetzen die Stimme. Schließen Sie Lautsprecher oder Kopfhörer an und fragen Sie noch einmal.
doctor-sound-library = Die Tonbibliothek gibt es nicht für diesen Computer; Untertitel ersetzen die Stimme.
doctor-sound-system-library = Die Tonbibliothek des Systems fehlt; Untertitel ersetzen die Stimme. Geben Sie unter Debian oder Ubuntu „sudo apt install libasound2“ ein.

doctor-voices-there = Die Stimme eSpeak spricht { $languages }.
doctor-voices-none = Die Stimme eSpeak startet nicht. Löschen Sie den Ordner .venv und starten Sie die Installation neu.
doctor-system-voices-there = Die Stimmen des Systems sprechen { $languages }.
doctor-system-voices-none = Das System hat keine eigene Stimme für Französisch, Englisch oder Deutsch. Die Stimme eSpeak genügt.
doctor-language-fr = Französisch
doctor-language-en = Englisch
doctor-language-de = Deutsch

doctor-ocr-there = Eine Texterkennung ist da: { $name }. Sie wird nicht gebraucht.
doctor-ocr-none = Keine Texterkennung gefunden. Es wird keine gebraucht: Karten werden an ihren Aufklebern gelesen.

doctor-model-there = Das Modell, das die Aufkleber liest, ist da.
doctor-model-missing = Das Modell, das die Aufkleber liest, fehlt: { $files }. Holen Sie das Projekt noch einmal.
doctor-model-broken = Das Modell, das die Aufkleber liest, lässt sich nicht laden: { $files }. Holen Sie das Projekt noch einmal.

doctor-folder-there = Partien werden in { $folder } aufbewahrt.
doctor-folder-denied = Partien können nicht aufbewahrt werden, denn Sie dürfen nicht in { $folder } schreiben. Ändern Sie die Rechte dieses Ordners.
doctor-folder-full = Partien können nicht aufbewahrt werden, denn der Datenträger von { $folder } ist voll. Schaffen Sie 10 Megabyte Platz.

doctor-profile-there = Eine Kalibrierung ist in { $file } gespeichert.
doctor-profile-none = Keine Kalibrierung ist gespeichert. Es geht auch ohne; besser geht es mit „{ TACTILE() } calibrate“.
doctor-profile-broken = Die Kalibrierung in { $file } ist nicht lesbar. Machen Sie mit „{ TACTILE() } calibrate“ eine neue, oder löschen Sie die Datei.

doctor-python = Das Programm läuft mit Python { $version }.

doctor-too-late = { $part ->
        [cameras] Die Kameras haben nicht rechtzeitig geantwortet. Stecken Sie sie aus und wieder ein und fragen Sie noch einmal.
        [sound] Die Tonausgänge haben nicht rechtzeitig geantwortet. Stecken Sie sie aus und wieder ein und fragen Sie noch einmal.
        [voices] Die Stimme eSpeak hat nicht rechtzeitig geantwortet. Fragen Sie noch einmal.
        [system-voices] Die Stimmen des Systems haben nicht rechtzeitig geantwortet. Die Stimme eSpeak genügt.
        [model] Das Modell, das die Aufkleber liest, wurde nicht rechtzeitig geladen. Fragen Sie noch einmal.
       *[other] Die Texterkennung hat nicht rechtzeitig geantwortet. Es wird keine gebraucht.
    }
doctor-broken = { $part ->
        [cameras] Die Suche nach Kameras brach ab. Stecken Sie sie aus und wieder ein und fragen Sie noch einmal.
        [sound] Die Suche nach Tonausgängen brach ab. Stecken Sie sie aus und wieder ein und fragen Sie noch einmal.
        [voices] Die Stimme eSpeak brach ab. Löschen Sie den Ordner .venv und starten Sie die Installation neu.
        [system-voices] Die Stimmen des Systems brachen ab. Die Stimme eSpeak genügt.
        [model] Das Modell, das die Aufkleber liest, brach ab. Löschen Sie den Ordner .venv und starten Sie die Installation neu.
       *[other] Die Suche nach einer Texterkennung brach ab. Es wird keine gebraucht.
    }
