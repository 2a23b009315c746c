# Cards and colours. Forms: start = first word of a sentence; the = with its article; some = what to follow.

colour-red = rouge
    .start = Rouge
    .some = du rouge
colour-yellow = jaune
    .start = Jaune
    .some = du jaune
colour-blue = bleu
    .start = Bleu
    .some = du bleu
colour-orange = orange
    .start = Orange
    .some = de l’orange
colour-green = vert
    .start = Vert
    .some = du vert
colour-brown = marron
    .start = Marron
    .some = du marron
colour-purple = violet
    .start = Violet
    .some = du violet
colour-pink = rose
    .start = Rose
    .some = du rose
colour-black = noir
    .start = Noir
    .some = du noir
colour-white = blanc
    .start = Blanc
    .some = du blanc

card-number = { $value } { $colour }
    .start = { $value } { $colour }
    .the = le { $value } { $colour }
card-wizard = Magicien
    .start = Magicien
    .the = le Magicien
card-jester = Fou
    .start = Fou
    .the = le Fou
card-dragon = Dragon
    .start = Dragon
    .the = le Dragon
card-juggler = Jongleur
    .start = Jongleur
    .the = le Jongleur
card-cloud = Nuage
    .start = Nuage
    .the = le Nuage
card-werewolf = Loup-garou
    .start = Loup-garou
    .the = le Loup-garou
card-fairy = Fée
    .start = Fée
    .the = la Fée
card-bomb = Bombe
    .start = Bombe
    .the = la Bombe
several-wizard = { $count } Magiciens
    .start = { $count } Magiciens
    .the = { $count } Magiciens
several-jester = { $count } Fous
    .start = { $count } Fous
    .the = { $count } Fous
card-tile = jeton { $value }
    .start = Jeton { $value }

below-zero = moins { $value }
# « +30 » et non « plus 30 » : la voix lirait « plu trente ».
gain =
    { $sign ->
        [plus] +{ $points }
        [minus] moins { $points }
       *[zero] 0
    }
