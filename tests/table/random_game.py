"""Random whole games as steps, with corrections and undone steps among them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from engine.actions import ChooseTrump, PlaceBid, PlayCard, Tricks, TurnCard
from engine.game import Advanced, apply, new_game
from engine.state import Phase
from tactile.see.reads import Point
from tactile.table.acts import Act, Undo
from tactile.watch.news import Seconds

if TYPE_CHECKING:
    from engine.actions import Action
    from engine.cards import Card
    from engine.setup import GameSetup
    from engine.state import Game
    from tactile.table.acts import Step


def random_steps(setup: GameSetup, seed: int, *, undo_share: float = 0.0) -> tuple[Step, ...]:
    """Play a game of random cards to its end; some steps are undone and done again."""
    luck = random.Random(seed)
    game = new_game(setup).game
    steps: list[Step] = []
    pile: list[Card] = []
    while game.phase is not Phase.OVER:
        if not pile or game.phase is Phase.TURN or len(pile) < 4:
            pile = [card for card in setup.deck.cards if _is_left(game, card)]
            luck.shuffle(pile)
        action = _action(game, pile, luck)
        result = apply(game, action)
        if not isinstance(result, Advanced):
            continue
        place = Point(luck.uniform(0, 1280), luck.uniform(0, 720))
        steps.append(Act(action, Seconds(len(steps) * 0.5), place if isinstance(action, PlayCard) else None))
        if luck.random() < undo_share:
            steps += [Undo(Seconds(len(steps) * 0.5)), steps[-1]]
        game = result.game
    return tuple(steps)


def _is_left(game: Game, card: Card) -> bool:
    return game.on_the_table.count(card) < game.setup.deck.copies(card)


def _action(game: Game, pile: list[Card], luck: random.Random) -> Action:
    player = game.to_act
    if player is None:
        return TurnCard(pile.pop())
    if game.phase is Phase.CHOOSE_TRUMP:
        return ChooseTrump(player, luck.choice(game.setup.deck.colours))
    if game.phase is Phase.BID:
        return PlaceBid(player, Tricks(luck.randint(0, game.cards)))
    return PlayCard(player, pile.pop())
