# Bilder lesen: `tactile read`.

picture-missing = Das Bild { $path } gibt es nicht. Prüfen Sie den Namen und den Ordner.
picture-empty = Das Bild { $path } ist leer. Nehmen Sie es neu auf, oder nennen Sie eine andere Datei.
picture-unreadable = { $path } ist kein lesbares Bild. Nennen Sie eine JPEG- oder PNG-Datei.
picture-truncated = Das Bild { $path } ist abgeschnitten. Kopieren Sie es neu, oder nehmen Sie es neu auf.
picture-tiny = Das Bild { $path } ist zu klein: { $width } mal { $height } Pixel. Nehmen Sie es mit mindestens 1280 mal 720 auf.
overlay-unwritable = Das beschriftete Bild { $path } kann nicht geschrieben werden. Prüfen Sie, ob Sie in den Ordner schreiben dürfen und ob der Datenträger voll ist.

read-picture = { $read ->
        [0] Keine Karte gelesen auf { $name }{ $unsure ->
            [0] .
            [one] , eine ist nicht deutlich.
           *[other] , { $unsure } sind nicht deutlich.
        }
        [one] Eine Karte gelesen auf { $name }{ $unsure ->
            [0] :
            [one] , eine weitere ist nicht deutlich:
           *[other] , { $unsure } weitere sind nicht deutlich:
        }
       *[other] { $read } Karten gelesen auf { $name }{ $unsure ->
            [0] :
            [one] , eine weitere ist nicht deutlich:
           *[other] , { $unsure } weitere sind nicht deutlich:
        }
    }
read-card = { $card }.
read-unsure = { $reason ->
        [blur] Nicht deutlich: Das Bild ist unscharf. Halten Sie still, oder lassen Sie die Kamera scharf stellen.
        [dark] Nicht deutlich: Dort ist es zu dunkel. Schalten Sie eine Lampe ein.
        [glare] Nicht deutlich: Licht spiegelt sich darauf. Drehen Sie die Karte, oder versetzen Sie die Lampe.
        [partial] Nicht deutlich: Ein Teil des Etiketts ist verdeckt. Legen Sie es frei.
        [conflict] Nicht deutlich: Was zu sehen ist, widerspricht sich. Legen Sie die Karten auseinander, oder drehen Sie diese.
        [not-in-deck] Nicht deutlich: Diese Karte gehört nicht zum Kartenspiel. Wählen Sie mit --deck ein anderes.
        [too-small] Nicht deutlich: Es ist zu klein. Bringen Sie die Kamera näher heran.
       *[unknown] Nicht deutlich. Drehen Sie die Karte, oder bringen Sie sie näher heran.
    }

help-read =
    Liest die Aufkleberkarten auf Bildern.

    Jedes Bild wird in schlichten Zeilen angesagt: wie viele Karten, dann jede Karte. Was nicht deutlich ist, wird mit der Abhilfe genannt und nie geraten.

    Beispiele:

      { TACTILE() } read tisch.jpg
      { TACTILE() } read tisch.jpg --deck any --json
      { TACTILE() } read fotos/*.jpg --overlay beschriftet
help-read-deck = Welche Karten da sein können: das Wizard-Kartenspiel, das mit den Sonderkarten, oder jede Karte, die die Aufkleber sagen können.
help-read-calibration = Eine Kalibrierung von „{ TACTILE() } calibrate“. Ohne diese Angabe wird keine benutzt.
help-read-json = Schreibt je Bild ein JSON-Objekt, für andere Programme.
help-read-overlay = Ein Ordner, in den jedes Bild mit dem Gelesenen darauf geschrieben wird.
