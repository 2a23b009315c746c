# tactile replay: seine Hilfe, und was an einer Aufzeichnung falsch sein kann.

help-replay =
    Beurteilt ein aufgezeichnetes Spiel nach den Regeln: Stiche, Punkte und jeden Verstoß.

    GAME ist die JSON-Datei eines ganzen Spiels oder ein Protokoll, das tactile play geführt hat. Eine Kamera ist nicht nötig.

    Beispiele:

      { TACTILE() } replay spiel.json
      { TACTILE() } replay spiel.json --json
help-replay-json = Gibt für jede Runde ein JSON-Objekt aus und eines für die Gewinner, für andere Programme.

replay-no-file = Die Datei { $path } gibt es nicht. Bitte prüfen Sie den Namen.
replay-unreadable = Die Datei { $path } lässt sich nicht lesen: { $detail }. Bitte geben Sie eine JSON-Datei an, die Sie lesen dürfen.
replay-not-json = { $place }: Das ist kein JSON. Bitte geben Sie ein aufgezeichnetes Spiel oder ein Protokoll von tactile play an.
replay-not-utf-8 = { $place }: Dieser Text ist nicht in UTF-8. Bitte speichern Sie die Datei als UTF-8.
replay-not-an-object = { $place }: Hier muss ein Objekt in geschweiften Klammern stehen, nicht { $found }. Bitte berichtigen Sie die Datei.
replay-not-a-list = { $place }: Hier muss eine Liste in eckigen Klammern stehen, nicht { $found }. Bitte berichtigen Sie die Datei.
replay-not-a-pair = { $place }: Hier muss ein Spieler mit seiner Ansage oder Karte stehen, nicht { $found }. Bitte berichtigen Sie die Datei.
replay-not-text = { $place }: Hier muss ein Text in Anführungszeichen stehen, nicht { $found }. Bitte berichtigen Sie die Datei.
replay-not-a-number = { $place }: Hier muss eine ganze Zahl stehen, nicht { $found }. Bitte berichtigen Sie die Datei.
replay-missing-field = { $place }: Das Feld { $found } fehlt. Bitte ergänzen Sie es.
replay-field-twice = { $place }: Das Feld { $found } steht hier doppelt. Bitte behalten Sie nur eines davon.
replay-unknown-card = { $place }: Keine Karte heißt { $found }. Bitte schreiben Sie einen Namen wie red-7, wizard oder jester.
replay-unknown-colour = { $place }: Keine Farbe heißt { $found }. Bitte schreiben Sie red, yellow, green oder blue.
replay-unknown-player = { $place }: { $found } gehört nicht zu den Spielern. Bitte berichtigen Sie den Namen, oder nehmen Sie ihn in die Spielerliste auf.
replay-unknown-variant = { $place }: Keine Variante heißt { $found }. Bitte schreiben Sie einen Namen, den { TACTILE() } play --help nennt.
replay-unknown-deck = { $place }: Kein Kartenspiel heißt { $found }. Bitte schreiben Sie wizard oder wizard-specials.
replay-card-not-in-deck = { $place }: Die Karte { $found } gehört nicht zu diesem Kartenspiel. Bitte berichtigen Sie die Karte oder das Kartenspiel.
replay-special-not-yet-played = { $place }: Die sechs Sonderkarten spielt dieses Programm noch nicht ({ $found }). Bitte geben Sie ein Spiel ohne sie an.
replay-player-count = { $place }: Wizard spielt man zu dritt bis zu sechst, nicht mit { $found }. Bitte berichtigen Sie die Spielerliste.
replay-player-twice = { $place }: { $found } steht zweimal da. Bitte geben Sie jedem Spieler einen eigenen Namen.
replay-player-unnamed = { $place }: Ein Spieler hat keinen Namen. Bitte benennen Sie alle Spieler.
replay-dealer-unknown = { $place }: Der Geber { $found } gehört nicht zu den Spielern. Bitte berichtigen Sie den Geber.
replay-no-rounds = { $place }: Es gibt keine Runde. Bitte geben Sie ein Spiel mit mindestens einer Runde an.
replay-round-too-long = { $place }: Mit diesem Kartenspiel und so vielen Spielern hat keine Runde { $found } Karten für jeden. Bitte berichtigen Sie die Zahl.
replay-tournament-players = { $place }: Ein Turnier spielt man zu viert oder zu fünft, nicht mit { $found }. Bitte lassen Sie diese Variante weg.
replay-mixed-players = { $place }: mixed-championship spielt man zu viert, nicht mit { $found }. Bitte lassen Sie diese Variante weg.
replay-empty-trick = { $place }: Dieser Stich enthält keine Karte. Bitte ergänzen Sie seine Karten, oder lassen Sie ihn weg.
replay-cannot-be-done = { $place }: Das geht an dieser Stelle des Spiels nicht ({ $found }). Bitte berichtigen Sie das Protokoll.
