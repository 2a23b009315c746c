# A whole game: `tactile play`, its keys and its journal.

card-not-understood = I did not understand that card: type it like “red 7” or “Wizard”.
no-question = Nothing is being asked now.
type-answer = Type the answer, then Enter.
type-correct = { $player }, { $card }: which card was it really? Type it, then Enter.
type-correct-turned = The turned card, { $card }: which card was it really? Type it, then Enter.
correct-nothing = No card can be corrected yet: none was seen.
type-card = Which card lies there? Type it, then Enter.
typed-too-late = The game has gone on meanwhile: nothing was entered.
card-does-not-fit = Not possible: what was done since does not fit that card. Please undo it first, with U.
key-unknown = This key does nothing. E explains the keys.
keys-help = T: trump. L: colour led. W: whose turn. C: cards of this trick. P: previous trick. B: bids and tricks. S: scores. N: the round. H: why no hand is said. R: repeat. X or Space: stop talking. U: undo. M: correct the last card. K: type a card. A: type an answer; for a bid, just type the number. Plus and minus: louder and softer. F and D: faster and slower. Escape: give up what you are typing. Q: leave.

keys-at-end = To correct the last card, press M. To leave, press Q.
leave-sure = The game is not over yet. To leave it, press Q again.

journal-waits = The game cannot be saved: the disk is full or gone. It goes on in memory; please make room.
journal-writes-again = The game is being saved again.
journal-exists = { $path } is already there. Name a new file, or go on with that game: --resume { TYPED($path) }.
journal-unwritable = The game cannot be saved in { $path }: { $detail }. Make room or name another file with --journal.
journal-missing = There is no saved game { $path }. Check its name, or give --resume alone for the newest game.
journal-unreadable = The saved game { $path } cannot be read: { $detail }. Check that you may read it.
journal-empty = The saved game { $path } is empty. Give --resume alone for the newest game, or begin a new one.
journal-foreign = { $path } is no saved game. Name another file with --resume, or give --resume alone for the newest game.
journal-in-use = The saved game { $path } is being played in another window. End it there first.
journal-version = The saved game { $path } has the version { $version }, which this program does not know. Please update the program.
journal-broken = The saved game { $path } is damaged in line { $line }. Restore a copy, or delete that line and all after it.
journal-none = There is no saved game in { $folder }. Begin a new one with --players.
resume-differs =
    { $kept ->
        [none] The saved game { $path } is played without { $option }.
       *[other] The saved game { $path } is played with { $kept }.
    } Leave { $option } out to go on with it, or leave --resume out to begin a new game.
resume-journal = The saved game { $path } goes on in its own file: leave --journal { TYPED($journal) } out.

play-players-missing = Who plays? Name the players clockwise, for example --players Ann,Ben,Cleo.
play-variant-unknown = There is no variant { $variant }. The variants are: { $known }.
play-variant-later = The variant { $variant } cannot be played yet. Leave it out to play the base game.
play-rounds-unreadable = The rounds { $found } cannot be read. Name their numbers of cards, for example --rounds 1,2,3.
play-player-count = Wizard is for three to six players, not { $found }. Name them with --players.
play-player-twice = Two players are named { $found }. Give each a name of their own.
play-player-unnamed = A player has no name. Name the players, for example --players Ann,Ben,Cleo.
play-name-unreadable = The name { $found } holds letters that cannot be read. Type the names anew with --players.
play-dealer-unknown = { $found } deals but does not play. Name one of the players with --dealer.
play-no-rounds = No round is left to play. Check --rounds and --max-cards.
play-round-empty = A round needs at least one card, not { $found }. Check --rounds.
play-round-too-long = There are not enough cards for a round of { $found } cards. Name a smaller number with --rounds.
play-tournament-players = The tournament is for four or five players, not { $found }. Leave the variant out, or name others with --players.
play-mixed-players = The mixed championship is for four players, not { $found }. Leave the variant out, or name four with --players.

source-ended =
    { $phase ->
        [turn] The pictures end in round { $round }: the card for trump is still to be turned.
        [choose-trump] The pictures end in round { $round }: { $player } is still to choose the trump.
        [bid] The pictures end in round { $round }: { $player } is still to bid.
       *[play] The pictures end in round { $round }: { $player } is still to play a card.
    } The game is saved in { $path }. To go on: { TACTILE() } play { TYPED($source) } --resume { TYPED($path) }

game-left = The game is saved in { $path }. To go on: { TACTILE() } play { TYPED($source) } --resume { TYPED($path) }

help-play =
    Follows a game of Wizard at the table and says what happens.

    SOURCE is a camera's number, a video file, a folder of pictures, or the address of a stream. Bids, and the trump that a dealer picks, are asked for aloud. Type the number and Enter, lay a bid tile, or write the answers on standard input, one a line. The key E explains all keys. Each step of the game is saved at once.

    Examples:

      { TACTILE() } play 0 --players Ann,Ben,Cleo,Dan --dealer Dan
      { TACTILE() } play 0 --players Ann,Ben,Cleo --rounds 1,2,3 --variant bids-must-not-match
      { TACTILE() } play 0 --resume
help-play-players = The players in clockwise order, separated by commas.
help-play-dealer = Who deals the first round. Without it, the last player named.
help-play-variant = A house rule, such as bids-must-not-match. Can be given several times.
help-play-rounds = The cards of each round to play, such as 1,2,3. Without it, all rounds.
help-play-max-cards = Leaves out every round with more cards than this.
help-play-language = The language that is spoken.
help-play-mute = Says nothing aloud.
help-play-json = Prints one JSON object a line, for other programs.
help-play-journal = Where to save the game. Without it, a new file in your folder of games.
help-play-resume = Goes on with a saved game. Without a file, the newest one.
help-play-calibration = A calibration made with “{ TACTILE() } calibrate”, instead of your saved one.
