# Cards and colours. A colour by itself is a noun. Forms: weak, weak-dative = the colour after an article;
# the, accusative = with its article; dative = after "mit" or "von".

colour-red = Rot
    .weak = rote
    .weak-dative = roten
colour-yellow = Gelb
    .weak = gelbe
    .weak-dative = gelben
colour-blue = Blau
    .weak = blaue
    .weak-dative = blauen
colour-orange = Orange
    .weak = orangefarbene
    .weak-dative = orangefarbenen
colour-green = Grün
    .weak = grüne
    .weak-dative = grünen
colour-brown = Braun
    .weak = braune
    .weak-dative = braunen
colour-purple = Lila
    .weak = lilafarbene
    .weak-dative = lilafarbenen
colour-pink = Rosa
    .weak = rosafarbene
    .weak-dative = rosafarbenen
colour-black = Schwarz
    .weak = schwarze
    .weak-dative = schwarzen
colour-white = Weiß
    .weak = weiße
    .weak-dative = weißen

card-number = { $colour } { $value }
    .the = die { FORM($colour, case: "weak") } { $value }
    .accusative = die { FORM($colour, case: "weak") } { $value }
    .dative = der { FORM($colour, case: "weak-dative") } { $value }
card-wizard = Zauberer
    .the = der Zauberer
    .accusative = den Zauberer
    .dative = dem Zauberer
card-jester = Narr
    .the = der Narr
    .accusative = den Narren
    .dative = dem Narren
card-dragon = Drache
    .the = der Drache
    .accusative = den Drachen
    .dative = dem Drachen
card-juggler = Jongleur
    .the = der Jongleur
    .accusative = den Jongleur
    .dative = dem Jongleur
card-cloud = Wolke
    .the = die Wolke
    .accusative = die Wolke
    .dative = der Wolke
card-werewolf = Werwolf
    .the = der Werwolf
    .accusative = den Werwolf
    .dative = dem Werwolf
card-fairy = Fee
    .the = die Fee
    .accusative = die Fee
    .dative = der Fee
card-bomb = Bombe
    .the = die Bombe
    .accusative = die Bombe
    .dative = der Bombe
several-wizard = { $count } Zauberer
    .the = { $count } Zauberer
    .accusative = { $count } Zauberer
    .dative = { $count } Zauberern
several-jester = { $count } Narren
    .the = { $count } Narren
    .accusative = { $count } Narren
    .dative = { $count } Narren
card-tile = Plättchen { $value }

below-zero = minus { $value }
gain =
    { $sign ->
        [plus] plus { $points }
        [minus] minus { $points }
       *[zero] 0
    }
