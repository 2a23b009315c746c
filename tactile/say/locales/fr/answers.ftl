# Réponses à ce qui peut se demander à tout moment.

answer-trump = Atout { $trump } : la carte retournée est { FORM($card, case: "the") }.
answer-trump-chosen = Atout { $trump }, choisi par { $player } : la carte retournée est { FORM($card, case: "the") }.
answer-no-trump = Sans atout : la carte retournée est { FORM($card, case: "the") }.
answer-none-turned = Sans atout : aucune carte n’est retournée.
answer-trump-not-turned = Pas encore d’atout : aucune carte retournée.
answer-trump-not-chosen = Pas encore d’atout : { $player } choisit ; la carte retournée est { FORM($card, case: "the") }.
answer-no-trick = Il n’y a pas de carte à jouer maintenant.
answer-may-lead = Rien n’est demandé : { $player } entame avec la carte de son choix.
answer-only-jesters = Rien que des Fous : toute carte est permise.
answer-nothing-led = Aucune couleur demandée : toute carte est permise.
answer-turn =
    { $phase ->
        [bid] À { $player } d’annoncer.
        [choose-trump] À { $player } de choisir l’atout.
       *[play] À { $player } de jouer.
    }
answer-turn-card = Il faut retourner la carte d’atout.
answer-game-over = La partie est finie.
answer-trick-empty = Pas encore de carte dans ce pli.
answer-no-last-trick = Aucun pli n’a encore été joué.
answer-trick-taken = { $player } a pris le pli.
answer-no-bid = { $player } : pas encore d’annonce.
answer-taken = { $player } : { $taken } sur { $bid }.
answer-running-total = { $player } : { $total } ; { $running } si la manche finissait maintenant.
answer-round = Manche { $round } sur { $rounds }, { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }. { $dealer } donne, { $leader } entame.
answer-hand = Vous avez { $cards }.
answer-hand-empty = Votre main est vide.
answer-hand-unknown = Je ne connais pas votre main.
answer-hand-on-forehead = Dans cette manche, personne ne connaît sa propre carte.
answer-legal = Vous pouvez jouer { FORM($cards, case: "or") }.
answer-hand-refused = Une main ne se dit jamais à voix haute : elle reste secrète.
answer-adjusted =
    { $adjustment ->
        [louder] Plus fort.
        [softer] Moins fort.
        [faster] Plus vite.
       *[slower] Moins vite.
    }
