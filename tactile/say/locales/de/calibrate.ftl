# Eine Kamera einrichten: `tactile calibrate`. Die Seiten sind die des Bildes, wie die Kamera es sieht.

calibrate-begin = Legen Sie drei oder vier Karten nebeneinander, keine über der anderen. Links und rechts gelten, wie die Kamera sie sieht; hinten ist der obere Rand ihres Bildes.

calibrate-camera-tried = Ich probiere Kamera { $number }, { $name }.
calibrate-camera-no-picture = Kamera { $number } liefert kein Bild.
calibrate-camera-picked = Kamera { $number }, { $name }, sieht die Karten. Ich nehme sie.

calibrate-light-good = Das Licht ist gut.
calibrate-sharpness-good = Das Bild ist scharf.
calibrate-cards-good = Ich sehe { $amount } Karten.
calibrate-size-good = Die Karten sind groß genug.
calibrate-tilt-good = Die Kamera steht gut über dem Tisch.
calibrate-gloss-good = Keine Lampe spiegelt sich in den Karten.

calibrate-no-cards = Keine Karte zu sehen. Legen Sie Karten ganz ins Bild, auf eine Tischdecke von anderer Farbe.
calibrate-few-cards = Nur { $amount ->
        [one] eine Karte ist
       *[other] { $amount } Karten sind
    } deutlich zu sehen. Legen Sie weitere dazu, nebeneinander und ganz ins Bild.
calibrate-dark =
    { $side ->
        [left] Zu dunkel auf der linken Seite: Schalten Sie dort eine Lampe ein.
        [right] Zu dunkel auf der rechten Seite: Schalten Sie dort eine Lampe ein.
        [far] Zu dunkel am hinteren Rand: Schalten Sie dort eine Lampe ein.
        [near] Zu dunkel am vorderen Rand: Schalten Sie dort eine Lampe ein.
        [middle] Zu dunkel in der Mitte: Dort wirft etwas Schatten, oder es fehlt eine Lampe.
       *[all] Zu dunkel: Schalten Sie mehr Licht ein.
    }
calibrate-burnt =
    { $side ->
        [left] Zu hell auf der linken Seite: Drehen Sie dort die Lampe weg, oder ziehen Sie den Vorhang zu.
        [right] Zu hell auf der rechten Seite: Drehen Sie dort die Lampe weg, oder ziehen Sie den Vorhang zu.
        [far] Zu hell am hinteren Rand: Drehen Sie dort die Lampe weg, oder ziehen Sie den Vorhang zu.
        [near] Zu hell am vorderen Rand: Drehen Sie dort die Lampe weg, oder ziehen Sie den Vorhang zu.
        [middle] Zu hell in der Mitte: Drehen Sie die Lampe weg.
       *[all] Zu hell: Dimmen Sie das Licht, oder rücken Sie die Lampe weiter weg.
    }
calibrate-grainy = Das Bild rauscht, weil Licht fehlt: Schalten Sie mehr Licht ein.
calibrate-blurred = Das Bild ist unscharf: Halten Sie die Kamera still, wischen Sie ihre Linse ab, oder rücken Sie sie etwas weiter weg, bis es scharf ist.
calibrate-far = Die Karten sind zu klein: Rücken Sie die Kamera um etwa { $amount } Prozent näher heran.
calibrate-near = Die Karten sind zu groß: Rücken Sie die Kamera weiter weg.
calibrate-steep = Die Kamera blickt zu schräg, mit { $amount } Grad: Rücken Sie sie { $side ->
        [left] nach links
        [right] nach rechts
        [near] zum vorderen Rand
       *[far] zum hinteren Rand
    }, über die Mitte der Karten, und lassen Sie sie nach unten blicken.
calibrate-glossy =
    { $side ->
        [left] Eine Lampe spiegelt sich links in den Karten: Versetzen Sie die Lampe, oder neigen Sie die Kamera ein wenig.
        [right] Eine Lampe spiegelt sich rechts in den Karten: Versetzen Sie die Lampe, oder neigen Sie die Kamera ein wenig.
        [far] Eine Lampe spiegelt sich hinten in den Karten: Versetzen Sie die Lampe, oder neigen Sie die Kamera ein wenig.
        [near] Eine Lampe spiegelt sich vorn in den Karten: Versetzen Sie die Lampe, oder neigen Sie die Kamera ein wenig.
        [middle] Eine Lampe spiegelt sich in den mittleren Karten: Versetzen Sie die Lampe, oder neigen Sie die Kamera ein wenig.
       *[all] Eine Lampe spiegelt sich in den Karten: Versetzen Sie die Lampe, oder neigen Sie die Kamera ein wenig.
    }

calibrate-named = Zur Probe nenne ich die Karten: { $cards }.
calibrate-none-named = Keine der Karten kann ich nennen. Drehen Sie sie so, dass die Aufkleber oben sind.
calibrate-unclear = { $count ->
        [one] Eine Karte ist undeutlich: Bitte drehen Sie sie ein wenig.
       *[other] { $count } Karten sind undeutlich: Bitte drehen Sie sie ein wenig.
    }
calibrate-saved = Gespeichert. Diese Kamera ist bereit: Geben Sie „{ TACTILE() } play { TYPED($source) }“ ein, mit den Namen der Spieler.
calibrate-saved-unmet = Gespeichert, obwohl noch nicht alles stimmt. Beheben Sie, was genannt wurde, und kalibrieren Sie noch einmal.
calibrate-only-tried = Das war ein Versuch mit einer Aufnahme, darum ist nichts gespeichert.

calibrate-no-camera = Es ist keine Kamera da. Stecken Sie eine ein, oder „{ TACTILE() } doctor“ sagt, was fehlt.
calibrate-cameras-taken = Keine Kamera liefert ein Bild: Vielleicht benutzt sie ein anderes Programm. Schließen Sie es, oder stecken Sie die Kamera neu ein.
calibrate-no-camera-sees-cards = Keine Kamera sieht Karten. Legen Sie drei oder vier Karten unter die gewünschte, schalten Sie eine Lampe ein, und kalibrieren Sie noch einmal.
calibrate-no-cards-seen = Keine Karte war zu sehen, darum ist nichts gespeichert. Legen Sie Karten ganz ins Bild, und kalibrieren Sie noch einmal.
calibrate-not-saved = Die Kalibrierung ließ sich nicht in { $path } speichern: { $detail }. Prüfen Sie, ob der Datenträger voll ist und ob Sie dort schreiben dürfen, oder nennen Sie mit --output eine andere Datei.

help-calibrate =
    Hilft, die Kamera auszurichten und gutes Licht zu finden, und speichert das Ergebnis.

    SOURCE ist die Nummer einer Kamera oder ein Teil ihres Namens, oder die Adresse eines Streams; ohne SOURCE werden die Kameras der Reihe nach probiert, und die, die Karten sieht, wird genommen. Ein Bild, ein Ordner mit Bildern oder ein Video sind zum Ausprobieren.

    Legen Sie drei oder vier Karten hin. Licht, Schärfe, Spiegelung, Größe und Neigung werden in dieser Reihenfolge beurteilt, und es wird gesagt, was zu ändern ist. Dann werden die Karten zur Probe genannt, und die Kalibrierung wird gespeichert. Watch und play benutzen sie von selbst, read mit --calibration.

    Beispiele:

      { TACTILE() } calibrate
      { TACTILE() } calibrate 1
      { TACTILE() } calibrate tisch.jpg --json --mute
help-calibrate-output = Die Datei für die Kalibrierung, statt der in Ihrem Datenordner.
help-calibrate-language = Die Sprache, in der gesprochen wird.
help-calibrate-mute = Sagt nichts laut; geschrieben wird trotzdem alles auf die Standardfehlerausgabe.
help-calibrate-json = Schreibt ein JSON-Objekt je Zeile, mit den Messwerten jeder Prüfung, für andere Programme.
