"""Games played by chance: legal from the first card to the last, from a seed, to film or to replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.actions import Action, ChooseTrump, PlaceBid, PlayCard, Tricks, TurnCard
from engine.game import Advanced, Game, GameSetup, Phase, apply, forbidden_bid, new_game
from engine.rules import legal

if TYPE_CHECKING:
    from engine.actions import Player
    from engine.cards import Card
    from samples.glyphs import Random

Hands = dict["Player", list["Card"]]


def play_by_chance(setup: GameSetup, rng: Random) -> tuple[Action, ...]:
    """Play a whole game; the hands are dealt here and never shown to the engine."""
    actions: list[Action] = []
    game = new_game(setup).game
    dealt_for = 0
    hands: Hands = {}
    pile: list[Card] = []
    while game.phase is not Phase.OVER:
        if dealt_for != game.round_number:
            hands, pile = _deal(game, rng)
            dealt_for = game.round_number
        action = _choose(game, hands, pile, rng)
        actions.append(action)
        after = apply(game, action)
        if not isinstance(after, Advanced):
            raise TypeError(after)
        game = after.game
    return tuple(actions)


def _deal(game: Game, rng: Random) -> tuple[Hands, list[Card]]:
    deck = game.setup.deck.cards
    order = [deck[int(i)] for i in rng.permutation(len(deck))]
    players, each = game.setup.players, game.cards
    hands = {player: order[i * each : (i + 1) * each] for i, player in enumerate(players)}
    return hands, order[each * len(players) :]


def _choose(game: Game, hands: Hands, pile: list[Card], rng: Random) -> Action:
    if game.phase is Phase.TURN:
        return TurnCard(pile[0])
    player = game.to_act
    if player is None:
        raise ValueError(game.phase)
    if game.phase is Phase.CHOOSE_TRUMP:
        return ChooseTrump(player, game.setup.deck.colours[int(rng.integers(4))])
    if game.phase is Phase.BID:
        free = [n for n in range(game.cards + 1) if n != forbidden_bid(game)]
        likely = [n for n in free if n <= 1 + game.cards // 2]
        return PlaceBid(player, Tricks(likely[int(rng.integers(len(likely)))]))
    may = legal(hands[player], game.led)
    card = may[int(rng.integers(len(may)))]
    hands[player].remove(card)
    return PlayCard(player, card)
