# Antworten auf das, was sich jederzeit fragen lässt.

answer-trump = Trumpf ist { $trump }: Aufgedeckt ist { FORM($card, case: "the") }.
answer-trump-chosen = Trumpf ist { $trump }, gewählt von { $player }: Aufgedeckt ist { FORM($card, case: "the") }.
answer-no-trump = Kein Trumpf: Aufgedeckt ist { FORM($card, case: "the") }.
answer-none-turned = Kein Trumpf: Es ist keine Karte aufgedeckt.
answer-trump-not-turned = Noch kein Trumpf: Es ist keine Karte aufgedeckt.
answer-trump-not-chosen = Noch kein Trumpf: { $player } wählt; aufgedeckt ist { FORM($card, case: "the") }.
answer-no-trick = Jetzt ist keine Karte zu spielen.
answer-may-lead = Nichts ist angespielt: { $player } darf jede Karte ausspielen.
answer-only-jesters = Bisher nur Narren: Jede Karte ist erlaubt.
answer-nothing-led = Keine Farbe ist angespielt: Jede Karte ist erlaubt.
answer-turn =
    { $phase ->
        [bid] { $player } ist mit der Ansage dran.
        [choose-trump] { $player } wählt den Trumpf.
       *[play] { $player } ist am Zug.
    }
answer-turn-card = Die Trumpfkarte muss noch aufgedeckt werden.
answer-game-over = Das Spiel ist zu Ende.
answer-trick-empty = In diesem Stich liegt noch keine Karte.
answer-no-last-trick = Es ist noch kein Stich gespielt.
answer-trick-taken = { $player } hat den Stich genommen.
answer-no-bid = { $player }: noch keine Ansage.
answer-taken = { $player }: { $taken } von { $bid }.
answer-running-total = { $player }: { $total }; { $running }, wenn die Runde jetzt endete.
answer-round = Runde { $round } von { $rounds }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }. { $dealer } gibt, { $leader } spielt aus.
answer-hand = Sie haben { $cards }.
answer-hand-empty = Ihre Hand ist leer.
answer-hand-unknown = Ihre Hand kenne ich nicht.
answer-hand-on-forehead = In dieser Runde kennt niemand die eigene Karte.
answer-legal = Sie dürfen { FORM($cards, case: "or") } spielen.
answer-hand-refused = Eine Hand wird nie laut gesagt: Sie bleibt geheim.
answer-adjusted =
    { $adjustment ->
        [louder] Lauter.
        [softer] Leiser.
        [faster] Schneller.
       *[slower] Langsamer.
    }
