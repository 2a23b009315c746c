# Cards and colours. Forms: start = first word of a sentence; the = with its article.

colour-red = red
    .start = Red
colour-yellow = yellow
    .start = Yellow
colour-blue = blue
    .start = Blue
colour-orange = orange
    .start = Orange
colour-green = green
    .start = Green
colour-brown = brown
    .start = Brown
colour-purple = purple
    .start = Purple
colour-pink = pink
    .start = Pink
colour-black = black
    .start = Black
colour-white = white
    .start = White

card-number = { $colour } { $value }
    .start = { FORM($colour, case: "start") } { $value }
    .the = the { $colour } { $value }
card-wizard = Wizard
    .start = Wizard
    .the = the Wizard
card-jester = Jester
    .start = Jester
    .the = the Jester
card-dragon = Dragon
    .start = Dragon
    .the = the Dragon
card-juggler = Juggler
    .start = Juggler
    .the = the Juggler
card-cloud = Cloud
    .start = Cloud
    .the = the Cloud
card-werewolf = Werewolf
    .start = Werewolf
    .the = the Werewolf
card-fairy = Fairy
    .start = Fairy
    .the = the Fairy
card-bomb = Bomb
    .start = Bomb
    .the = the Bomb
several-wizard = { $count } Wizards
    .start = { $count } Wizards
    .the = { $count } Wizards
several-jester = { $count } Jesters
    .start = { $count } Jesters
    .the = { $count } Jesters
card-tile = tile { $value }
    .start = Tile { $value }

below-zero = minus { $value }
gain =
    { $sign ->
        [plus] plus { $points }
        [minus] minus { $points }
       *[zero] 0
    }
