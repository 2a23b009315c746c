# Ein ganzes Spiel: `tactile play`, seine Tasten und sein Protokoll.

card-not-understood = Diese Karte habe ich nicht verstanden: Geben Sie zum Beispiel „Rot 7“ oder „Zauberer“ ein.
no-question = Gerade ist nichts gefragt.
type-answer = Geben Sie die Antwort ein und drücken Sie die Eingabetaste.
type-correct = { $player }, { $card }: Welche Karte war es wirklich? Geben Sie sie ein und drücken Sie die Eingabetaste.
type-correct-turned = Die aufgedeckte Karte, { $card }: Welche Karte war es wirklich? Geben Sie sie ein und drücken Sie die Eingabetaste.
correct-nothing = Noch ist keine Karte zu berichtigen: Ich habe noch keine gesehen.
type-card = Welche Karte liegt da? Geben Sie sie ein und drücken Sie die Eingabetaste.
typed-too-late = Das Spiel ging inzwischen weiter: Es wurde nichts eingetragen.
card-does-not-fit = Das geht nicht: Was seither geschah, passt nicht zu dieser Karte. Bitte machen Sie es zuerst mit U rückgängig.
key-unknown = Diese Taste tut nichts. E erklärt die Tasten.
keys-help = T: Trumpf. L: angespielte Farbe. W: wer am Zug ist. C: Karten dieses Stichs. P: voriger Stich. B: Ansagen und Stiche. S: Punkte. N: die Runde. H: warum keine Hand gesagt wird. R: wiederholen. X oder Leertaste: still sein. U: rückgängig. M: letzte Karte berichtigen. K: eine Karte eingeben. A: eine Antwort eingeben; eine Ansage geben Sie direkt ein. Plus und Minus: lauter und leiser. F und D: schneller und langsamer. Escape: die Eingabe verwerfen. Q: beenden.

keys-at-end = Um die letzte Karte zu berichtigen, drücken Sie M. Zum Beenden drücken Sie Q.
leave-sure = Das Spiel ist noch nicht zu Ende. Um es zu verlassen, drücken Sie noch einmal Q.

journal-waits = Das Spiel lässt sich nicht speichern: Der Datenträger ist voll oder fehlt. Es geht im Speicher weiter; bitte schaffen Sie Platz.
journal-writes-again = Das Spiel wird wieder gespeichert.
journal-exists = { $path } gibt es schon. Nennen Sie eine neue Datei, oder setzen Sie jenes Spiel fort: --resume { TYPED($path) }.
journal-unwritable = Das Spiel lässt sich nicht in { $path } speichern: { $detail }. Schaffen Sie Platz, oder nennen Sie mit --journal eine andere Datei.
journal-missing = Ein gespeichertes Spiel { $path } gibt es nicht. Prüfen Sie den Namen, oder geben Sie --resume allein an, für das neueste.
journal-unreadable = Das gespeicherte Spiel { $path } ist nicht lesbar: { $detail }. Prüfen Sie, ob Sie es lesen dürfen.
journal-empty = Das gespeicherte Spiel { $path } ist leer. Geben Sie --resume allein an, für das neueste, oder beginnen Sie ein neues.
journal-foreign = { $path } ist kein gespeichertes Spiel. Nennen Sie mit --resume eine andere Datei, oder geben Sie --resume allein an, für das neueste.
journal-in-use = Das gespeicherte Spiel { $path } läuft in einem anderen Fenster. Beenden Sie es zuerst dort.
journal-version = Das gespeicherte Spiel { $path } hat die Version { $version }, die dieses Programm nicht kennt. Bitte aktualisieren Sie das Programm.
journal-broken = Das gespeicherte Spiel { $path } ist in Zeile { $line } beschädigt. Stellen Sie eine Kopie wieder her, oder löschen Sie diese Zeile und alle danach.
journal-none = In { $folder } liegt kein gespeichertes Spiel. Beginnen Sie mit --players ein neues.
resume-differs =
    { $kept ->
        [none] Das gespeicherte Spiel { $path } wird ohne { $option } gespielt.
       *[other] Das gespeicherte Spiel { $path } wird mit { $kept } gespielt.
    } Lassen Sie { $option } weg, um es fortzusetzen, oder --resume, um ein neues zu beginnen.
resume-journal = Das gespeicherte Spiel { $path } geht in seiner eigenen Datei weiter: Lassen Sie --journal { TYPED($journal) } weg.

play-players-missing = Wer spielt? Nennen Sie alle im Uhrzeigersinn, zum Beispiel --players Ann,Ben,Cleo.
play-variant-unknown = Die Variante { $variant } gibt es nicht. Die Varianten sind: { $known }.
play-variant-later = Die Variante { $variant } lässt sich noch nicht spielen. Lassen Sie sie weg, um das Grundspiel zu spielen.
play-rounds-unreadable = Die Runden { $found } sind nicht lesbar. Nennen Sie ihre Kartenzahlen, zum Beispiel --rounds 1,2,3.
play-player-count = Wizard ist für drei bis sechs Spieler, nicht für { $found }. Nennen Sie sie mit --players.
play-player-twice = Zwei heißen { $found }. Geben Sie jedem einen eigenen Namen.
play-player-unnamed = Jemand hat keinen Namen. Nennen Sie alle, zum Beispiel --players Ann,Ben,Cleo.
play-name-unreadable = Der Name { $found } enthält unlesbare Zeichen. Geben Sie die Namen mit --players neu ein.
play-dealer-unknown = { $found } gibt, spielt aber nicht mit. Nennen Sie mit --dealer jemanden, der mitspielt.
play-no-rounds = Keine Runde ist übrig. Prüfen Sie --rounds und --max-cards.
play-round-empty = Eine Runde braucht mindestens eine Karte, nicht { $found }. Prüfen Sie --rounds.
play-round-too-long = Für eine Runde mit { $found } Karten reichen die Karten nicht. Nennen Sie mit --rounds eine kleinere Zahl.
play-tournament-players = Das Turnier ist für vier oder fünf, nicht für { $found }. Lassen Sie die Variante weg, oder nennen Sie mit --players andere.
play-mixed-players = Die gemischte Meisterschaft ist für vier, nicht für { $found }. Lassen Sie die Variante weg, oder nennen Sie mit --players vier.

source-ended =
    { $phase ->
        [turn] Die Bilder enden in Runde { $round }: Die Trumpfkarte ist noch aufzudecken.
        [choose-trump] Die Bilder enden in Runde { $round }: { $player } hat noch den Trumpf zu wählen.
        [bid] Die Bilder enden in Runde { $round }: { $player } hat noch anzusagen.
       *[play] Die Bilder enden in Runde { $round }: { $player } hat noch eine Karte zu spielen.
    } Das Spiel ist in { $path } gespeichert. So geht es weiter: { TACTILE() } play { TYPED($source) } --resume { TYPED($path) }

game-left = Das Spiel ist in { $path } gespeichert. So geht es weiter: { TACTILE() } play { TYPED($source) } --resume { TYPED($path) }

help-play =
    Verfolgt ein Wizard-Spiel am Tisch und sagt, was geschieht.

    SOURCE ist die Nummer einer Kamera, eine Videodatei, ein Ordner mit Bildern oder die Adresse eines Streams. Ansagen, und der Trumpf, den der Geber wählt, werden laut erfragt. Geben Sie die Zahl ein und drücken Sie die Eingabetaste, legen Sie ein Ansageplättchen, oder schreiben Sie die Antworten auf die Standardeingabe, eine je Zeile. Die Taste E erklärt alle Tasten. Jeder Schritt des Spiels wird sofort gespeichert.

    Beispiele:

      { TACTILE() } play 0 --players Ann,Ben,Cleo,Dan --dealer Dan
      { TACTILE() } play 0 --players Ann,Ben,Cleo --rounds 1,2,3 --variant bids-must-not-match
      { TACTILE() } play 0 --resume
help-play-players = Die Spieler im Uhrzeigersinn, durch Kommas getrennt.
help-play-dealer = Wer die erste Runde gibt. Ohne diese Angabe der zuletzt genannte Spieler.
help-play-variant = Eine Hausregel wie bids-must-not-match. Kann mehrmals angegeben werden.
help-play-rounds = Die Karten jeder Runde, die gespielt wird, wie 1,2,3. Ohne diese Angabe alle Runden.
help-play-max-cards = Lässt jede Runde mit mehr Karten aus.
help-play-language = Die Sprache, in der gesprochen wird.
help-play-mute = Sagt nichts laut.
help-play-json = Schreibt ein JSON-Objekt je Zeile, für andere Programme.
help-play-journal = Wo das Spiel gespeichert wird. Ohne diese Angabe in einer neuen Datei im Ordner für Ihre Spiele.
help-play-resume = Setzt ein gespeichertes Spiel fort. Ohne Datei das neueste.
help-play-calibration = Eine Kalibrierung von „{ TACTILE() } calibrate“ statt der gespeicherten.
