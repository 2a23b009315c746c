# tactile replay: its help, and what can be wrong with a record.

help-replay =
    Judges a recorded game by the rules: tricks, points, and every breach.

    GAME is a JSON file of a whole game, or a journal kept by tactile play. No camera is needed.

    Examples:

      { TACTILE() } replay game.json
      { TACTILE() } replay game.json --json
help-replay-json = Prints one JSON object a round and one for the winners, for other programs.

replay-no-file = There is no file { $path }. Please check its name.
replay-unreadable = The file { $path } cannot be read: { $detail }. Please give a JSON file that you may read.
replay-not-json = { $place }: this is no JSON. Please give a recorded game, or a journal of tactile play.
replay-not-utf-8 = { $place }: this is no text in UTF-8. Please save the file as UTF-8.
replay-not-an-object = { $place }: an object in braces should stand here, not { $found }. Please correct the record.
replay-not-a-list = { $place }: a list in brackets should stand here, not { $found }. Please correct the record.
replay-not-a-pair = { $place }: a player and what was bid or played should stand here, not { $found }. Please correct the record.
replay-not-text = { $place }: text in quotes should stand here, not { $found }. Please correct the record.
replay-not-a-number = { $place }: a whole number should stand here, not { $found }. Please correct the record.
replay-missing-field = { $place }: the field { $found } is missing. Please add it to the record.
replay-field-twice = { $place }: the field { $found } stands here twice. Please keep only one of them.
replay-unknown-card = { $place }: no card is called { $found }. Please write a name such as red-7, wizard or jester.
replay-unknown-colour = { $place }: no colour is called { $found }. Please write red, yellow, green or blue.
replay-unknown-player = { $place }: { $found } is not among the players. Please correct the name, or add it to the players.
replay-unknown-variant = { $place }: no variant is called { $found }. Please write a name that { TACTILE() } play --help lists.
replay-unknown-deck = { $place }: no deck is called { $found }. Please write wizard or wizard-specials.
replay-card-not-in-deck = { $place }: the card { $found } is not in this deck. Please correct the card, or the deck.
replay-special-not-yet-played = { $place }: the six special cards are not yet played by this program ({ $found }). Please give a game without them.
replay-player-count = { $place }: Wizard is played by 3 to 6 players, not by { $found }. Please correct the players.
replay-player-twice = { $place }: { $found } is there twice. Please give each player a name of their own.
replay-player-unnamed = { $place }: a player has no name. Please name every player.
replay-dealer-unknown = { $place }: the dealer { $found } is not among the players. Please correct the dealer.
replay-no-rounds = { $place }: there is no round. Please give a record of at least one.
replay-round-too-long = { $place }: no round has { $found } cards each with this deck and so many players. Please correct the number.
replay-tournament-players = { $place }: a tournament is played by 4 or 5 players, not by { $found }. Please leave that variant out.
replay-mixed-players = { $place }: mixed-championship is played by 4 players, not by { $found }. Please leave that variant out.
replay-empty-trick = { $place }: this trick holds no card. Please add its cards, or leave it out.
replay-cannot-be-done = { $place }: this cannot be done at this moment of the game ({ $found }). Please correct the journal.
