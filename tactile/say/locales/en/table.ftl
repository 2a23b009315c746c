# The game as it goes: facts of the rules, said to everyone at the table.

game-started = New game: { $players }. { $rounds ->
        [one] One round.
       *[other] { $rounds } rounds.
    }
game-resumed = Game resumed: round { $round }.
variant-rule =
    { $variant ->
        [bids-must-not-match] House rule: the bids must not add up to the number of tricks.
        [must-not-match-after-first] House rule: after the first round, the bids must not add up to the number of tricks.
        [must-not-match-if-leading] House rule: a last bidder who leads the score must not make the bids add up.
        [hidden-bids] House rule: bids are chosen in secret and shown together.
        [indian-first-round] House rule: in the one-card round, you see every card but your own.
        [wizard-turned-no-trump] House rule: a turned Wizard means no trump.
        [mixed-championship] Championship rules: rounds 1 to 6 with hidden bids, 7 to 14 with bids that must not add up, 15 with hidden bids.
        [special-cards] House rule: the six special cards are in play.
        [tournament] Tournament rules.
        [short-half] Short game: the first half of the rounds.
        [short-alternate] Short game: every other round.
       *[other] House rule: { $variant }.
    }

round-started = Round { $round }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. { $dealer } deals, { $leader } leads.
round-started-brief = Round { $round }: { $leader } leads.

turned-colour = Trump is { $trump }.
turned-colour-full = { FORM($card, case: "start") } is turned: trump is { $trump }.
turned-choose = { FORM($card, case: "start") } turned: { $dealer } chooses.
turned-no-trump = { FORM($card, case: "start") }: no trump.
turned-nothing = Last round: no trump.
turned-nothing-left = No card is turned: no trump.
trump-chosen = Trump is { $trump }, chosen by { $player }.

bid = { $player }: { $bid }.
bids-total =
    { $side ->
        [over] { $bids } bid for { $cards ->
                [one] one trick
               *[other] { $cards } tricks
            }: { $difference ->
                [one] one too many
               *[other] { $difference } too many
            }.
        [under] { $bids } bid for { $cards ->
                [one] one trick
               *[other] { $cards } tricks
            }: { $difference ->
                [one] one too few
               *[other] { $difference } too few
            }.
       *[even] { $bids } bid for { $cards ->
                [one] one trick
               *[other] { $cards } tricks
            }: it comes out even.
    }

card-played = { $player }: { $card }.
led = { FORM($colour, case: "start") } is led.
led-duty = { FORM($colour, case: "start") } is led: follow { $colour } if you can; a Wizard or Jester is always allowed.

trick-won = { $player } takes it with { FORM($card, case: "the") }: { $taken } of { $bid }.
trick-won-no-bid = { $player } takes it with { FORM($card, case: "the") }.
trick-won-brief = { $player } takes it.
trick-bombed = Bomb: nobody takes the trick.
trick-reason =
    { $reason ->
        [first-wizard] The first Wizard wins.
        [highest-trump] The highest trump wins.
        [highest-led] The highest card of the colour led wins.
       *[first-jester] Only Jesters: the first one wins.
    }

round-scored = { $player }: { $taken } of { $bid }, { $points }, total { $total }.
round-scored-brief = { $player }: { $points }, total { $total }.
round-scored-last = { $player }: { $taken } of { $bid }, { $points }.
score-leader = { $players } is ahead.
score-level = Everyone is level.
score-leaders = { $players } are tied for the lead.
game-won = { $players } wins with { $total ->
        [one] one point
       *[other] { $total } points
    }.
game-tied = { $players } share the win with { $total ->
        [one] one point each
       *[other] { $total } points each
    }.
final-total = { $player }: { $total ->
        [one] one point
       *[other] { $total } points
    }.

# Breaches of the rules: what is wrong, and the mend.
fault-revoke = { $player } did not follow { $colour }, and has it: { $card }.
fault-must-follow = { $player } must follow { $colour }: please take { FORM($card, case: "the") } back.
fault-not-in-hand = { $player } does not hold { FORM($card, case: "the") }.
fault-out-of-turn = { $player } is out of turn: { $expected } is next.
fault-forbidden-bid = { $player } cannot say { $bid }: the bids would add up to { $cards }.
fault-bid-out-of-range = { $player }, please bid a number from 0 to { $cards }.
fault-card-seen-twice = { FORM($card, case: "start") } has already been played: please check { $player }’s card.
fault-hand-size = { $player }: the hand shown does not hold the right number of cards.
fault-no-bid = { $player } has made no bid.
fault-no-card = { $player } has played no card to this trick.
fault-no-tricks = { $player } has not played every trick.
fault-bad-trump-choice = { $player }’s choice of trump does not count.

# What cannot be done, and what to do instead.
refused-other = That is not possible now.
refused-game-over = The game is over.
refused-not-now = Not now: that comes at another moment of the round.
refused-unknown-player = { $player } does not play in this game.
refused-card-not-in-deck = { FORM($card, case: "start") } is not in this deck.
refused-special-card = { FORM($card, case: "start") }: the special cards cannot be played yet.
refused-already-played = { $player } has already played to this trick.
refused-already-bid = { $player } has already bid.
refused-not-the-dealer = Only the dealer chooses the trump: { $dealer }.
refused-colour-not-in-deck = { FORM($colour, case: "start") } is not a colour of this deck.
refused-move-by-one = { $player } may go up or down by one only.
refused-hand-size = { $player }: the hand must hold { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
refused-card-missing = A card of this trick is missing.
refused-tricks-missing = The round is not over: tricks are missing.
refused-none-to-turn = Every card is dealt: there is none to turn.

# The referee's own matters.
camera-lost = Camera lost: please check the cable. The game is waiting.
camera-back = The camera is back.
unsure-card =
    { $reason ->
        [blur] One card is not clear: please let it lie still.
        [dark] One card is not clear: it is too dark there, please move it into the light.
        [glare] One card is not clear: please turn it or move it out of the light.
        [partial] One card is not clear: part of it is covered, please uncover it.
        [conflict] One card is not clear: please turn it a little.
        [not-in-deck] One card does not belong to this deck: please check it.
        [too-small] One card is too small to read: please move it nearer to the middle.
       *[unknown] One card is not clear: please turn it a little.
    }
unsure-card-of =
    { $reason ->
        [blur] One card by { $player } is not clear: please let it lie still.
        [dark] One card by { $player } is not clear: it is too dark there, please move it into the light.
        [glare] One card by { $player } is not clear: please turn it or move it out of the light.
        [partial] One card by { $player } is not clear: part of it is covered, please uncover it.
        [conflict] One card by { $player } is not clear: please turn it a little.
        [not-in-deck] One card by { $player } does not belong to this deck: please check it.
        [too-small] One card by { $player } is too small to read: please move it nearer to the middle.
       *[unknown] One card by { $player } is not clear: please turn it a little.
    }
unsure-turned =
    { $reason ->
        [blur] The turned card is not clear: please let it lie still.
        [dark] The turned card is not clear: it is too dark there, please move it into the light.
        [glare] The turned card is not clear: please turn it or move it out of the light.
        [partial] The turned card is not clear: part of it is covered, please uncover it.
        [conflict] The turned card is not clear: please turn it a little.
        [not-in-deck] The turned card does not belong to this deck: please check it.
        [too-small] The turned card is too small to read: please move it nearer to the middle.
       *[unknown] The turned card is not clear: please turn it a little.
    }
unsure-tile =
    { $reason ->
        [blur] The bid tile is not clear: please let it lie still.
        [dark] The bid tile is not clear: it is too dark there, please move it into the light.
        [glare] The bid tile is not clear: please turn it or move it out of the light.
        [partial] The bid tile is not clear: part of it is covered, please uncover it.
        [conflict] The bid tile is not clear: please turn it a little.
        [not-in-deck] The bid tile does not belong to this game: please check it.
        [too-small] The bid tile is too small to read: please move it nearer to the middle.
       *[unknown] The bid tile is not clear: please turn it a little.
    }
card-not-seen = I have not seen { $player }’s card: please show it, or press K and type it.
waiting-for-trump = Trump first: { $dealer } has not chosen yet.
waiting-for-bids = Bids first: { $player } has not bid yet.
table-lacks = I no longer see { FORM($cards, case: "the") }: please put back what is missing or correct the game.
table-shows = Too many cards, { $cards }: please take away the surplus or correct the game.
table-agrees = The table is right again.
gathered-too-early = Gathered too early: no card seen from { $players }.
card-to-type = { $player }’s card is still missing: please press K and type it.
card-moved = Only moved, I think: { FORM($card, case: "the") }. If { $player } laid a second one, please press K and type it.
card-led-or-gathered = { FORM($card, case: "start") }: just laid, or only gathered? Please press K and type { $player }’s card.
cards-on-foreheads = More than one card is in view: please let only the turned card be seen.
cards-before-play = Only what is laid from now on counts: { $player } leads the first trick.
cards-together = Laid at the same moment, { $cards }: please leave only { $player }’s card, or press K and type it.
cards-together-unclear = Laid at the same moment, { $cards } and a card that is not clear: please leave only { $player }’s card, or press K and type it.
card-taken-back = Taken back: { $player }, { $card }.
undone = Undone.
undone-card = Undone: { $player }, { $card }.
undone-bid = Undone: { $player }, bid { $bid }.
undone-lies = Still there, though undone: { $cards }. { $player } to play: please pick the card up and lay it again, or press K and type it.
undone-lies-turned = Still there, though undone: { $cards }. The trump card has yet to be turned: please pick the card up and lay it again, or press K and type it.
nothing-to-undo = There is nothing to undo.
card-corrected = Corrected: { $player } played { FORM($right, case: "the") }, not { FORM($wrong, case: "the") }.
turned-corrected = Corrected: { FORM($right, case: "the") } is turned, not { FORM($wrong, case: "the") }.

# Questions.
ask-bid = { $player }?
ask-last-bid = { $player }? Not { $forbidden }.
ask-trump = { $player }, which trump: { FORM($colours, case: "or") }?
ask-move-by-one = { $player }, the bids add up, change by one: { $lower } or { $higher }?
ask-move-up = { $player }, the bids add up, change by one: { $higher }?
ask-move-down = { $player }, the bids add up, change by one: { $lower }?
bid-not-understood = { $player }, I did not understand: a number from 0 to { $cards }, please.
trump-not-understood = { $player }, I did not understand: { FORM($colours, case: "or") }, please.

# The voice itself.
voice-lost = The voice is lost: captions until it is back.
