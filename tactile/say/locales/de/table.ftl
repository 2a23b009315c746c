# Das Spiel, wie es läuft: was alle am Tisch wissen dürfen.

game-started = Neues Spiel: { $players }. { $rounds ->
        [one] Eine Runde.
       *[other] { $rounds } Runden.
    }
game-resumed = Spiel fortgesetzt: Runde { $round }.
variant-rule =
    { $variant ->
        [bids-must-not-match] Hausregel: Die Ansagen dürfen nicht aufgehen.
        [must-not-match-after-first] Hausregel: Nach der ersten Runde dürfen die Ansagen nicht aufgehen.
        [must-not-match-if-leading] Hausregel: Führt der letzte Ansager, dürfen die Ansagen nicht aufgehen.
        [hidden-bids] Hausregel: Alle sagen verdeckt an und zeigen gleichzeitig.
        [indian-first-round] Hausregel: In der Runde mit einer Karte sehen alle jede Karte außer der eigenen.
        [wizard-turned-no-trump] Hausregel: Wird ein Zauberer aufgedeckt, gibt es keinen Trumpf.
        [mixed-championship] Meisterschaftsregeln: Runden 1 bis 6 und 15 mit verdeckten Ansagen, in den Runden 7 bis 14 dürfen die Ansagen nicht aufgehen.
        [special-cards] Hausregel: Die sechs Sonderkarten sind im Spiel.
        [tournament] Turnierregeln.
        [short-half] Kurzes Spiel: die erste Hälfte der Runden.
        [short-alternate] Kurzes Spiel: jede zweite Runde.
       *[other] Hausregel: { $variant }.
    }

round-started = Runde { $round }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }. { $dealer } gibt, { $leader } spielt aus.
round-started-brief = Runde { $round }: { $leader } spielt aus.

turned-colour = Trumpf ist { $trump }.
turned-colour-full = { $card } aufgedeckt: Trumpf ist { $trump }.
turned-choose = { $card } aufgedeckt: { $dealer } wählt den Trumpf.
turned-no-trump = { $card }: kein Trumpf.
turned-nothing = Letzte Runde: kein Trumpf.
turned-nothing-left = Keine Karte aufgedeckt: kein Trumpf.
trump-chosen = Trumpf ist { $trump }, gewählt von { $player }.

bid = { $player }: { $bid }.
bids-total =
    { $side ->
        [over] { $bids ->
                [one] Ein Stich
               *[other] { $bids } Stiche
            } angesagt, { $cards ->
                [one] einer
               *[other] { $cards }
            } zu holen: { $difference ->
                [one] einer zu viel
               *[other] { $difference } zu viel
            }.
        [under] { $bids ->
                [0] Kein Stich
                [one] Ein Stich
               *[other] { $bids } Stiche
            } angesagt, { $cards ->
                [one] einer
               *[other] { $cards }
            } zu holen: { $difference ->
                [one] einer zu wenig
               *[other] { $difference } zu wenig
            }.
       *[even] { $bids ->
                [one] Ein Stich
               *[other] { $bids } Stiche
            } angesagt, { $cards ->
                [one] einer
               *[other] { $cards }
            } zu holen: Das geht auf.
    }

card-played = { $player }: { $card }.
led = { $colour } angespielt.
led-duty = { $colour } ist angespielt: Bedienen Sie { $colour }, wenn Sie können; Zauberer und Narr sind immer erlaubt.

trick-won = { $player } nimmt den Stich mit { FORM($card, case: "dative") }: { $taken } von { $bid }.
trick-won-no-bid = { $player } nimmt den Stich mit { FORM($card, case: "dative") }.
trick-won-brief = { $player } nimmt den Stich.
trick-bombed = Bombe: Niemand nimmt den Stich.
trick-reason =
    { $reason ->
        [first-wizard] Der erste Zauberer gewinnt.
        [highest-trump] Der höchste Trumpf gewinnt.
        [highest-led] Die höchste Karte der angespielten Farbe gewinnt.
       *[first-jester] Nur Narren: Der erste gewinnt.
    }

round-scored = { $player }: { $taken } von { $bid }, { $points }, gesamt { $total }.
round-scored-brief = { $player }: { $points }, gesamt { $total }.
round-scored-last = { $player }: { $taken } von { $bid }, { $points }.
score-leader = { $players } führt.
score-level = Alle liegen gleichauf.
score-leaders = { $players } führen gemeinsam.
game-won = { $players } gewinnt mit { $total ->
        [one] einem Punkt
       *[other] { $total } Punkten
    }.
game-tied = { $players } gewinnen gemeinsam mit { $total ->
        [one] je einem Punkt
       *[other] je { $total } Punkten
    }.
final-total = { $player }: { $total ->
        [one] ein Punkt
       *[other] { $total } Punkte
    }.

# Regelverstöße: was nicht stimmt, und wie es zu heilen ist.
fault-revoke = { $player } hat { $colour } nicht bedient, hatte aber { FORM($card, case: "accusative") }.
fault-must-follow = { $player } muss { $colour } bedienen: Bitte nehmen Sie { FORM($card, case: "accusative") } zurück.
fault-not-in-hand = { $player } hat { FORM($card, case: "accusative") } nicht auf der Hand.
fault-out-of-turn = { $player } ist nicht am Zug: { $expected } ist dran.
fault-forbidden-bid = { $player } darf nicht { $bid } sagen: Die Ansagen ergäben zusammen { $cards }.
fault-bid-out-of-range = { $player }, bitte sagen Sie eine Zahl von 0 bis { $cards } an.
fault-card-seen-twice = { $card } ist schon gespielt: Bitte prüfen Sie die Karte von { $player }.
fault-hand-size = { $player }: Die gezeigte Hand hat nicht die richtige Zahl von Karten.
fault-no-bid = { $player } hat nichts angesagt.
fault-no-card = { $player } hat in diesem Stich nicht gespielt.
fault-no-tricks = { $player } hat nicht alle Stiche gespielt.
fault-bad-trump-choice = Die Trumpfwahl von { $player } gilt nicht.

# Was nicht geht, und was stattdessen zu tun ist.
refused-other = Das geht jetzt nicht.
refused-game-over = Das Spiel ist zu Ende.
refused-not-now = Nicht jetzt: Das kommt an einer anderen Stelle der Runde.
refused-unknown-player = { $player } spielt in diesem Spiel nicht mit.
refused-card-not-in-deck = { $card } gehört nicht zu diesem Spiel.
refused-special-card = { $card }: Die Sonderkarten lassen sich noch nicht spielen.
refused-already-played = { $player } hat in diesem Stich schon gespielt.
refused-already-bid = { $player } hat schon angesagt.
refused-not-the-dealer = Nur wer gibt, wählt den Trumpf: { $dealer }.
refused-colour-not-in-deck = { $colour } ist keine Farbe dieses Spiels.
refused-move-by-one = { $player } darf nur um eins erhöhen oder senken.
refused-hand-size = { $player }: Die Hand muss { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } haben.
refused-card-missing = In diesem Stich fehlt eine Karte.
refused-tricks-missing = Die Runde ist nicht zu Ende: Es fehlen Stiche.
refused-none-to-turn = Alle Karten sind verteilt: Keine wird aufgedeckt.

# Was den Tisch selbst betrifft.
camera-lost = Kamera ausgefallen: Bitte prüfen Sie das Kabel. Das Spiel wartet.
camera-back = Die Kamera ist wieder da.
unsure-card =
    { $reason ->
        [blur] Eine Karte ist undeutlich: Bitte lassen Sie sie ruhig liegen.
        [dark] Eine Karte ist undeutlich: Dort ist es zu dunkel, bitte legen Sie sie ins Licht.
        [glare] Eine Karte ist undeutlich: Bitte drehen Sie sie oder rücken Sie sie aus der Spiegelung.
        [partial] Eine Karte ist undeutlich: Sie ist teilweise verdeckt, bitte legen Sie sie frei.
        [conflict] Eine Karte ist undeutlich: Bitte drehen Sie sie ein wenig.
        [not-in-deck] Eine Karte gehört nicht zu diesem Spiel: Bitte prüfen Sie sie.
        [too-small] Eine Karte ist im Bild zu klein: Bitte legen Sie sie näher zur Mitte.
       *[unknown] Eine Karte ist undeutlich: Bitte drehen Sie sie ein wenig.
    }
unsure-card-of =
    { $reason ->
        [blur] Die Karte von { $player } ist undeutlich: Bitte lassen Sie sie ruhig liegen.
        [dark] Die Karte von { $player } ist undeutlich: Dort ist es zu dunkel, bitte legen Sie sie ins Licht.
        [glare] Die Karte von { $player } ist undeutlich: Bitte drehen Sie sie oder rücken Sie sie aus der Spiegelung.
        [partial] Die Karte von { $player } ist undeutlich: Sie ist teilweise verdeckt, bitte legen Sie sie frei.
        [conflict] Die Karte von { $player } ist undeutlich: Bitte drehen Sie sie ein wenig.
        [not-in-deck] Die Karte von { $player } gehört nicht zu diesem Spiel: Bitte prüfen Sie sie.
        [too-small] Die Karte von { $player } ist im Bild zu klein: Bitte legen Sie sie näher zur Mitte.
       *[unknown] Die Karte von { $player } ist undeutlich: Bitte drehen Sie sie ein wenig.
    }
unsure-turned =
    { $reason ->
        [blur] Die aufgedeckte Karte ist undeutlich: Bitte lassen Sie sie ruhig liegen.
        [dark] Die aufgedeckte Karte ist undeutlich: Dort ist es zu dunkel, bitte legen Sie sie ins Licht.
        [glare] Die aufgedeckte Karte ist undeutlich: Bitte drehen Sie sie oder rücken Sie sie aus der Spiegelung.
        [partial] Die aufgedeckte Karte ist undeutlich: Sie ist teilweise verdeckt, bitte legen Sie sie frei.
        [conflict] Die aufgedeckte Karte ist undeutlich: Bitte drehen Sie sie ein wenig.
        [not-in-deck] Die aufgedeckte Karte gehört nicht zu diesem Spiel: Bitte prüfen Sie sie.
        [too-small] Die aufgedeckte Karte ist im Bild zu klein: Bitte legen Sie sie näher zur Mitte.
       *[unknown] Die aufgedeckte Karte ist undeutlich: Bitte drehen Sie sie ein wenig.
    }
unsure-tile =
    { $reason ->
        [blur] Das Ansageplättchen ist undeutlich: Bitte lassen Sie es ruhig liegen.
        [dark] Das Ansageplättchen ist undeutlich: Dort ist es zu dunkel, bitte legen Sie es ins Licht.
        [glare] Das Ansageplättchen ist undeutlich: Bitte drehen Sie es oder rücken Sie es aus der Spiegelung.
        [partial] Das Ansageplättchen ist undeutlich: Es ist teilweise verdeckt, bitte legen Sie es frei.
        [conflict] Das Ansageplättchen ist undeutlich: Bitte drehen Sie es ein wenig.
        [not-in-deck] Das Ansageplättchen gehört nicht zu diesem Spiel: Bitte prüfen Sie es.
        [too-small] Das Ansageplättchen ist im Bild zu klein: Bitte legen Sie es näher zur Mitte.
       *[unknown] Das Ansageplättchen ist undeutlich: Bitte drehen Sie es ein wenig.
    }
card-not-seen = Die Karte von { $player } habe ich nicht gesehen: Bitte zeigen Sie sie, oder drücken Sie K und geben Sie sie ein.
waiting-for-trump = Erst der Trumpf: { $dealer } hat noch nicht gewählt.
waiting-for-bids = Erst die Ansagen: { $player } hat noch nicht angesagt.
table-lacks = Ich sehe { FORM($cards, case: "accusative") } nicht mehr: Bitte legen Sie Fehlendes zurück oder berichtigen Sie das Spiel.
table-shows = Zu viele Karten, { $cards }: Bitte nehmen Sie weg, was zu viel ist, oder berichtigen Sie das Spiel.
table-agrees = Auf dem Tisch stimmt wieder alles.
gathered-too-early = Zu früh eingesammelt: Von { $players } habe ich keine Karte gesehen.
card-to-type = Die Karte von { $player } fehlt noch: Bitte drücken Sie K und geben Sie sie ein.
card-moved = Nur verschoben, denke ich: die Karte { $card }. Hat { $player } eine zweite gelegt, drücken Sie bitte K und geben Sie sie ein.
card-led-or-gathered = { $card }: gerade gelegt oder nur eingesammelt? Bitte drücken Sie K und geben Sie die Karte von { $player } ein.
cards-on-foreheads = Mehrere Karten sind im Bild: Bitte zeigen Sie nur die aufgedeckte Karte.
cards-before-play = Es zählt nur, was ab jetzt gelegt wird: { $player } spielt aus.
cards-together = Im selben Moment gelegt, { $cards }: Bitte lassen Sie nur die Karte von { $player } liegen, oder drücken Sie K und geben Sie sie ein.
cards-together-unclear = Im selben Moment gelegt, { $cards } und eine unklare Karte: Bitte lassen Sie nur die Karte von { $player } liegen, oder drücken Sie K und geben Sie sie ein.
card-taken-back = Zurückgenommen: { $player }, { $card }.
undone = Rückgängig gemacht.
undone-card = Rückgängig: { $player }, { $card }.
undone-bid = Rückgängig: { $player }, Ansage { $bid }.
undone-lies = Noch auf dem Tisch, obwohl rückgängig gemacht: { $cards }. { $player } ist am Zug: Bitte nehmen Sie die Karte auf und legen Sie sie neu, oder drücken Sie K und geben Sie sie ein.
undone-lies-turned = Noch auf dem Tisch, obwohl rückgängig gemacht: { $cards }. Die Trumpfkarte muss noch aufgedeckt werden: Bitte nehmen Sie die Karte auf und legen Sie sie neu, oder drücken Sie K und geben Sie sie ein.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
card-corrected = Berichtigt: { $player } hat { FORM($right, case: "accusative") } gespielt, nicht { FORM($wrong, case: "accusative") }.
turned-corrected = Berichtigt: Aufgedeckt ist { FORM($right, case: "the") }, nicht { FORM($wrong, case: "the") }.

# Fragen.
ask-bid = { $player }?
ask-last-bid = { $player }? Nicht { $forbidden }.
ask-trump = { $player }, welcher Trumpf: { FORM($colours, case: "or") }?
ask-move-by-one = { $player }, die Ansagen gehen auf, ändern Sie um eins: { $lower } oder { $higher }?
ask-move-up = { $player }, die Ansagen gehen auf, ändern Sie um eins: { $higher }?
ask-move-down = { $player }, die Ansagen gehen auf, ändern Sie um eins: { $lower }?
bid-not-understood = { $player }, das habe ich nicht verstanden: bitte eine Zahl von 0 bis { $cards }.
trump-not-understood = { $player }, das habe ich nicht verstanden: bitte { FORM($colours, case: "or") }.

# Die Stimme selbst.
voice-lost = Die Stimme ist ausgefallen: Untertitel, bis sie wieder da ist.
