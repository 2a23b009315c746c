# Answers to what can be asked at any moment.

answer-trump = Trump is { $trump }: { FORM($card, case: "the") } was turned.
answer-trump-chosen = Trump is { $trump }, chosen by { $player }: { FORM($card, case: "the") } was turned.
answer-no-trump = No trump: { FORM($card, case: "the") } was turned.
answer-none-turned = No trump: no card was turned.
answer-trump-not-turned = No trump yet: no card is turned.
answer-trump-not-chosen = No trump yet: { $player } chooses; { FORM($card, case: "the") } was turned.
answer-no-trick = There is no card to play now.
answer-may-lead = Nothing is led: { $player } may lead any card.
answer-only-jesters = Only Jesters so far: any card is allowed.
answer-nothing-led = No colour is led: any card is allowed.
answer-turn =
    { $phase ->
        [bid] { $player } to bid.
        [choose-trump] { $player } to choose the trump.
       *[play] { $player } to play.
    }
answer-turn-card = The trump card has yet to be turned.
answer-game-over = The game is over.
answer-trick-empty = No card in this trick yet.
answer-no-last-trick = No trick has been played yet.
answer-trick-taken = { $player } took it.
answer-no-bid = { $player }: no bid yet.
answer-taken = { $player }: { $taken } of { $bid }.
answer-running-total = { $player }: { $total }; { $running } if the round ended now.
answer-round = Round { $round } of { $rounds }, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }. { $dealer } deals, { $leader } leads the first trick.
answer-hand = You hold { $cards }.
answer-hand-empty = Your hand is empty.
answer-hand-unknown = I do not know your hand.
answer-hand-on-forehead = In this round nobody knows their own card.
answer-legal = You may play { FORM($cards, case: "or") }.
answer-hand-refused = A hand is never said aloud: it stays secret.
answer-adjusted =
    { $adjustment ->
        [louder] Louder.
        [softer] Softer.
        [faster] Faster.
       *[slower] Slower.
    }
