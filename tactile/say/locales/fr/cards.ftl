# Cards and colours. Forms: start = first word of a sentence; the = with its article.

colour-red = rouge
    .start = Rouge
colour-yellow = jaune
    .start = Jaune
colour-blue = bleu
    .start = Bleu
colour-orange = orange
    .start = Orange
colour-green = vert
    .start = Vert
colour-brown = marron
    .start = Marron
colour-purple = violet
    .start = Violet
colour-pink = rose
    .start = Rose
colour-black = noir
    .start = Noir
colour-white = blanc
    .start = Blanc

card-number = { $colour } { $value }
    .start = { FORM($colour, case: "start") } { $value }
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
card-tile = jeton { $value }
    .start = Jeton { $value }
    .the = le jeton { $value }

below-zero = moins { $value }
# « +30 » et non « plus 30 » : la voix lirait « plu trente ».
gain =
    { $sign ->
        [plus] +{ $points }
        [minus] moins { $points }
       *[zero] 0
    }
