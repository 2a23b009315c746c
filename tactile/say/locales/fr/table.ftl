# Le jeu au fil de la partie : ce que toute la table peut savoir.

game-started = Nouvelle partie : { $players }. { $rounds ->
        [one] Une manche.
       *[other] { $rounds } manches.
    }
game-resumed = Partie reprise : manche { $round }.
variant-rule =
    { $variant ->
        [bids-must-not-match] Variante : le total des annonces ne doit pas être égal au nombre de plis.
        [must-not-match-after-first] Variante : après la première manche, le total des annonces ne doit pas être égal au nombre de plis.
        [must-not-match-if-leading] Variante : si le dernier à annoncer mène au score, le total des annonces ne doit pas être égal au nombre de plis.
        [hidden-bids] Variante : les annonces se font en secret et se montrent ensemble.
        [indian-first-round] Variante : à la manche d’une carte, chacun voit toutes les cartes sauf la sienne.
        [wizard-turned-no-trump] Variante : un Magicien retourné, c’est sans atout.
        [mixed-championship] Règles du championnat : annonces secrètes aux manches 1 à 6 et 15, total interdit aux manches 7 à 14.
        [special-cards] Variante : les six cartes spéciales sont en jeu.
        [tournament] Règles de tournoi.
        [short-half] Partie courte : la première moitié des manches.
        [short-alternate] Partie courte : une manche sur deux.
       *[other] Variante : { $variant }.
    }

round-started = Manche { $round }, { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }. { $dealer } donne, { $leader } entame.
round-started-brief = Manche { $round } : { $leader } entame.

turned-colour = Atout { $trump }.
turned-colour-full = { FORM($card, case: "start") } retourné : atout { $trump }.
turned-choose = { FORM($card, case: "start") } retourné : { $dealer } choisit l’atout.
turned-no-trump = { FORM($card, case: "start") } : sans atout.
turned-nothing = Dernière manche : sans atout.
turned-nothing-left = Aucune carte retournée : sans atout.
trump-chosen = Atout { $trump }, choisi par { $player }.

bid = { $player } : { $bid }.
bids-total =
    { $side ->
        [over] { $bids ->
                [one] Un pli annoncé
               *[other] { $bids } plis annoncés
            } pour { $cards } : { $difference ->
                [one] un de trop
               *[other] { $difference } de trop
            }.
        [under] { $bids ->
                [0] Aucun pli annoncé
                [one] Un pli annoncé
               *[other] { $bids } plis annoncés
            } pour { $cards } : { $difference ->
                [one] il en manque un
               *[other] il en manque { $difference }
            }.
       *[even] { $bids ->
                [one] Un pli annoncé
               *[other] { $bids } plis annoncés
            } pour { $cards } : le compte est juste.
    }

card-played = { $player } : { $card }.
led = { FORM($colour, case: "start") } demandé.
led-duty = { FORM($colour, case: "start") } demandé : fournissez { FORM($colour, case: "some") } si vous en avez ; un Magicien ou un Fou est toujours permis.

trick-won = { $player } prend le pli avec { FORM($card, case: "the") } : { $taken } sur { $bid }.
trick-won-no-bid = { $player } prend le pli avec { FORM($card, case: "the") }.
trick-won-brief = { $player } prend le pli.
trick-bombed = Bombe : personne ne prend le pli.
trick-reason =
    { $reason ->
        [first-wizard] Le premier Magicien l’emporte.
        [highest-trump] L’atout le plus fort l’emporte.
        [highest-led] La plus forte carte de la couleur demandée l’emporte.
       *[first-jester] Rien que des Fous : le premier l’emporte.
    }

round-scored = { $player } : { $taken } sur { $bid }, { $points }, total { $total }.
round-scored-brief = { $player } : { $points }, total { $total }.
round-scored-last = { $player } : { $taken } sur { $bid }, { $points }.
score-leader = { $players } mène.
score-level = Tout le monde est à égalité.
score-leaders = { $players } mènent à égalité.
game-won = { $players } gagne avec { $total ->
        [0] zéro point
        [one] { $total } point
       *[other] { $total } points
    }.
game-tied = { $players } gagnent à égalité avec { $total ->
        [0] zéro point
        [one] { $total } point
       *[other] { $total } points
    }.
final-total = { $player } : { $total ->
        [0] zéro point
        [one] { $total } point
       *[other] { $total } points
    }.

# Fautes : ce qui ne va pas, et le remède.
fault-revoke = { $player } n’a pas fourni { OF($colour) }, et en avait : { FORM($card, case: "the") }.
fault-must-follow = { $player } doit fournir { FORM($colour, case: "some") } : reprenez { FORM($card, case: "the") }, s’il vous plaît.
fault-not-in-hand = { $player } n’a pas { FORM($card, case: "the") } en main.
fault-out-of-turn = { $player } joue hors de son tour : c’est à { $expected }.
fault-forbidden-bid = { $player } ne peut pas dire { $bid } : le total ferait { $cards }.
fault-bid-out-of-range = { $player }, annoncez un nombre de 0 à { $cards }, s’il vous plaît.
fault-card-seen-twice = Carte déjà jouée, { $card } : vérifiez la carte { OF($player) }, s’il vous plaît.
fault-hand-size = { $player } : la main montrée n’a pas le bon nombre de cartes.
fault-no-bid = { $player } n’a rien annoncé.
fault-no-card = { $player } n’a pas joué dans ce pli.
fault-no-tricks = { $player } n’a pas joué tous les plis.
fault-bad-trump-choice = Le choix d’atout { OF($player) } ne compte pas.

# Ce qui ne se peut pas, et que faire à la place.
refused-other = Ce n’est pas possible maintenant.
refused-game-over = La partie est finie.
refused-not-now = Pas maintenant : c’est pour un autre moment de la manche.
refused-unknown-player = { $player } ne joue pas dans cette partie.
refused-card-not-in-deck = Pas dans ce jeu : { $card }.
refused-special-card = { FORM($card, case: "start") } : les cartes spéciales ne se jouent pas encore.
refused-already-played = { $player } a déjà joué dans ce pli.
refused-already-bid = { $player } a déjà annoncé.
refused-not-the-dealer = Seul le donneur choisit l’atout : { $dealer }.
refused-colour-not-in-deck = { FORM($colour, case: "start") } n’est pas une couleur de ce jeu.
refused-move-by-one = { $player } ne peut monter ou descendre que d’un pli.
refused-hand-size = { $player } : la main doit compter { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
refused-card-missing = Il manque une carte à ce pli.
refused-tricks-missing = La manche n’est pas finie : il manque des plis.
refused-none-to-turn = Toutes les cartes sont distribuées : aucune ne se retourne.

# Les affaires de l’arbitre.
camera-lost = Caméra perdue : vérifiez le câble, s’il vous plaît. La partie attend.
camera-back = La caméra est revenue.
unsure-card =
    { $reason ->
        [blur] Une carte n’est pas nette : laissez-la immobile, s’il vous plaît.
        [dark] Une carte n’est pas nette : il fait trop sombre, mettez-la à la lumière, s’il vous plaît.
        [glare] Une carte n’est pas nette : tournez-la ou sortez-la du reflet, s’il vous plaît.
        [partial] Une carte n’est pas nette : elle est en partie cachée, dégagez-la, s’il vous plaît.
        [conflict] Une carte n’est pas nette : tournez-la un peu, s’il vous plaît.
        [not-in-deck] Une carte n’est pas de ce jeu : vérifiez-la, s’il vous plaît.
        [too-small] Une carte est trop petite à l’image : rapprochez-la du milieu, s’il vous plaît.
       *[unknown] Une carte n’est pas nette : tournez-la un peu, s’il vous plaît.
    }
unsure-card-of =
    { $reason ->
        [blur] La carte { OF($player) } n’est pas nette : laissez-la immobile, s’il vous plaît.
        [dark] La carte { OF($player) } n’est pas nette : il fait trop sombre, mettez-la à la lumière, s’il vous plaît.
        [glare] La carte { OF($player) } n’est pas nette : tournez-la ou sortez-la du reflet, s’il vous plaît.
        [partial] La carte { OF($player) } n’est pas nette : elle est en partie cachée, dégagez-la, s’il vous plaît.
        [conflict] La carte { OF($player) } n’est pas nette : tournez-la un peu, s’il vous plaît.
        [not-in-deck] La carte { OF($player) } n’est pas de ce jeu : vérifiez-la, s’il vous plaît.
        [too-small] La carte { OF($player) } est trop petite à l’image : rapprochez-la du milieu, s’il vous plaît.
       *[unknown] La carte { OF($player) } n’est pas nette : tournez-la un peu, s’il vous plaît.
    }
unsure-turned =
    { $reason ->
        [blur] La carte retournée n’est pas nette : laissez-la immobile, s’il vous plaît.
        [dark] La carte retournée n’est pas nette : il fait trop sombre, mettez-la à la lumière, s’il vous plaît.
        [glare] La carte retournée n’est pas nette : tournez-la ou sortez-la du reflet, s’il vous plaît.
        [partial] La carte retournée n’est pas nette : elle est en partie cachée, dégagez-la, s’il vous plaît.
        [conflict] La carte retournée n’est pas nette : tournez-la un peu, s’il vous plaît.
        [not-in-deck] La carte retournée n’est pas de ce jeu : vérifiez-la, s’il vous plaît.
        [too-small] La carte retournée est trop petite à l’image : rapprochez-la du milieu, s’il vous plaît.
       *[unknown] La carte retournée n’est pas nette : tournez-la un peu, s’il vous plaît.
    }
unsure-tile =
    { $reason ->
        [blur] Le jeton d’annonce n’est pas net : laissez-le immobile, s’il vous plaît.
        [dark] Le jeton d’annonce n’est pas net : il fait trop sombre, mettez-le à la lumière, s’il vous plaît.
        [glare] Le jeton d’annonce n’est pas net : tournez-le ou sortez-le du reflet, s’il vous plaît.
        [partial] Le jeton d’annonce n’est pas net : il est en partie caché, dégagez-le, s’il vous plaît.
        [conflict] Le jeton d’annonce n’est pas net : tournez-le un peu, s’il vous plaît.
        [not-in-deck] Le jeton d’annonce n’est pas de ce jeu : vérifiez-le, s’il vous plaît.
        [too-small] Le jeton d’annonce est trop petit à l’image : rapprochez-le du milieu, s’il vous plaît.
       *[unknown] Le jeton d’annonce n’est pas net : tournez-le un peu, s’il vous plaît.
    }
card-not-seen = Je n’ai pas vu la carte { OF($player) } : montrez-la, ou appuyez sur K et tapez son nom, s’il vous plaît.
waiting-for-trump = L’atout d’abord : { $dealer } n’a pas encore choisi.
waiting-for-bids = Les annonces d’abord : { $player } n’a pas encore annoncé.
table-lacks = Je ne vois plus { FORM($cards, case: "the") } : remettez ce qui manque ou corrigez la partie, s’il vous plaît.
table-shows = Trop de cartes, { $cards } : retirez ce qui est en trop ou corrigez la partie, s’il vous plaît.
table-agrees = La table est de nouveau en ordre.
gathered-too-early = Pli ramassé trop tôt : aucune carte vue pour { $players }.
card-to-type = Il manque encore la carte { OF($player) } : appuyez sur K et tapez le nom de la carte, s’il vous plaît.
card-moved = Seulement déplacée, je crois, la carte { $card } : si { $player } en a posé une deuxième, appuyez sur K et tapez le nom de la carte, s’il vous plaît.
card-led-or-gathered = { FORM($card, case: "start") } : carte posée à l’instant, ou seulement ramassée ? Appuyez sur K et tapez le nom de la carte { OF($player) }, s’il vous plaît.
cards-on-foreheads = Plusieurs cartes sont en vue : ne laissez voir que la carte retournée, s’il vous plaît.
cards-before-play = Seules comptent les cartes posées à partir de maintenant : { $player } entame.
cards-together = Posées au même instant, { $cards } : ne laissez que la carte { OF($player) }, ou appuyez sur K et tapez le nom de cette carte, s’il vous plaît.
cards-together-unclear = Posées au même instant, { $cards } et une carte peu lisible : ne laissez que la carte { OF($player) }, ou appuyez sur K et tapez le nom de cette carte, s’il vous plaît.
card-taken-back = Reprise : { $player }, { $card }.
undone = Annulé.
undone-card = Annulé : { $player }, { $card }.
undone-bid = Annulé : { $player }, annonce { $bid }.
undone-lies = Encore sur la table malgré l’annulation : { $cards }. À { $player } de jouer : reprenez la carte et reposez-la, ou appuyez sur K et tapez son nom, s’il vous plaît.
undone-lies-turned = Encore sur la table malgré l’annulation : { $cards }. Il faut retourner la carte d’atout : reprenez la carte et reposez-la, ou appuyez sur K et tapez son nom, s’il vous plaît.
nothing-to-undo = Il n’y a rien à annuler.
card-corrected = Corrigé : { $player } a joué { FORM($right, case: "the") }, pas { FORM($wrong, case: "the") }.
turned-corrected = Corrigé : la carte retournée est { FORM($right, case: "the") }, pas { FORM($wrong, case: "the") }.

# Questions.
ask-bid = { $player } ?
ask-last-bid = { $player } ? Sauf { $forbidden }.
ask-trump = { $player }, quel atout : { FORM($colours, case: "or") } ?
ask-move-by-one = { $player }, le total tombe juste, ce qui est interdit : changez d’un pli. { $lower } ou { $higher } ?
ask-move-up = { $player }, le total tombe juste, ce qui est interdit : montez d’un pli. { $higher } ?
ask-move-down = { $player }, le total tombe juste, ce qui est interdit : descendez d’un pli. { $lower } ?
bid-not-understood = { $player }, je n’ai pas compris : un nombre de 0 à { $cards }, s’il vous plaît.
trump-not-understood = { $player }, je n’ai pas compris : { FORM($colours, case: "or") }, s’il vous plaît.

# La voix elle-même.
voice-lost = La voix est perdue : des sous-titres la remplacent jusqu’à son retour.
