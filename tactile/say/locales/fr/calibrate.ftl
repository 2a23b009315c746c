# Installer une caméra : `tactile calibrate`. Les côtés sont ceux de l’image, vus par la caméra.

calibrate-begin = Posez trois ou quatre cartes côte à côte, sans qu’elles se recouvrent. La gauche et la droite sont celles de la caméra ; le fond est le bord supérieur de son image.

calibrate-camera-tried = J’essaie la caméra { $number }, { $name }.
calibrate-camera-no-picture = La caméra { $number } ne donne pas d’image.
calibrate-camera-picked = La caméra { $number }, { $name }, voit les cartes. Je la prends.

calibrate-light-good = La lumière est bonne.
calibrate-sharpness-good = L’image est nette.
calibrate-cards-good = Je vois { $amount } cartes.
calibrate-size-good = Les cartes sont assez grandes.
calibrate-tilt-good = La caméra est bien au-dessus de la table.
calibrate-gloss-good = Aucune lampe ne se reflète sur les cartes.

calibrate-no-cards = Aucune carte en vue. Posez des cartes sous la caméra, entièrement dans l’image, sur une nappe d’une autre couleur.
calibrate-few-cards = Je ne vois bien { $amount ->
        [one] qu’une carte
       *[other] que { $amount } cartes
    }. Posez-en d’autres, côte à côte, entièrement dans l’image.
calibrate-dark =
    { $side ->
        [left] Trop sombre à gauche : allumez une lampe de ce côté.
        [right] Trop sombre à droite : allumez une lampe de ce côté.
        [far] Trop sombre au fond : allumez une lampe de ce côté.
        [near] Trop sombre devant : allumez une lampe de ce côté.
        [middle] Trop sombre au milieu : quelque chose y fait de l’ombre, ou il manque une lampe.
       *[all] Trop sombre : éclairez davantage.
    }
calibrate-burnt =
    { $side ->
        [left] Trop clair à gauche : détournez la lampe de ce côté, ou tirez le rideau.
        [right] Trop clair à droite : détournez la lampe de ce côté, ou tirez le rideau.
        [far] Trop clair au fond : détournez la lampe de ce côté, ou tirez le rideau.
        [near] Trop clair devant : détournez la lampe de ce côté, ou tirez le rideau.
        [middle] Trop clair au milieu : détournez la lampe.
       *[all] Trop clair : baissez la lumière, ou éloignez la lampe.
    }
calibrate-grainy = L’image est granuleuse, faute de lumière : éclairez davantage.
calibrate-blurred = L’image est floue : immobilisez la caméra, essuyez son objectif, ou éloignez-la un peu jusqu’à ce que l’image soit nette.
calibrate-far = Les cartes sont trop petites : rapprochez la caméra d’environ { $amount } pour cent.
calibrate-near = Les cartes sont trop grandes : éloignez la caméra.
calibrate-steep = La caméra regarde trop de biais, à { $amount } degrés : déplacez-la { $side ->
        [left] vers la gauche
        [right] vers la droite
        [near] vers l’avant de l’image
       *[far] vers le fond
    }, au-dessus du milieu des cartes, et faites-la regarder vers le bas.
calibrate-glossy =
    { $side ->
        [left] Une lampe se reflète sur les cartes à gauche : déplacez la lampe, ou inclinez un peu la caméra.
        [right] Une lampe se reflète sur les cartes à droite : déplacez la lampe, ou inclinez un peu la caméra.
        [far] Une lampe se reflète sur les cartes au fond : déplacez la lampe, ou inclinez un peu la caméra.
        [near] Une lampe se reflète sur les cartes devant : déplacez la lampe, ou inclinez un peu la caméra.
        [middle] Une lampe se reflète sur les cartes du milieu : déplacez la lampe, ou inclinez un peu la caméra.
       *[all] Une lampe se reflète sur les cartes : déplacez la lampe, ou inclinez un peu la caméra.
    }

calibrate-named = Pour vérifier, je nomme les cartes : { $cards }.
calibrate-none-named = Je ne peux nommer aucune carte. Tournez-les pour que leurs autocollants soient visibles.
calibrate-unclear = { $count ->
        [one] Une carte n’est pas nette : tournez-la un peu, s’il vous plaît.
       *[other] { $count } cartes ne sont pas nettes : tournez-les un peu, s’il vous plaît.
    }
calibrate-saved = Enregistré. Cette caméra est prête : tapez « { TACTILE() } play { TYPED($source) } », avec les noms des joueurs.
calibrate-saved-unmet = Enregistré, mais tout n’est pas encore comme il faut. Corrigez ce qui a été dit, puis recommencez le calibrage.
calibrate-only-tried = C’était un essai avec un enregistrement : rien n’est gardé.

calibrate-no-camera = Il n’y a pas de caméra. Branchez-en une, ou tapez « { TACTILE() } doctor » pour savoir ce qui manque.
calibrate-cameras-taken = Aucune caméra ne donne d’image : un autre programme les utilise peut-être. Fermez ce programme, ou rebranchez la caméra.
calibrate-no-camera-sees-cards = Aucune caméra ne voit de cartes. Posez trois ou quatre cartes sous celle qui doit servir, allumez une lampe, puis recommencez le calibrage.
calibrate-no-cards-seen = Aucune carte n’a été vue : rien n’est enregistré. Posez des cartes sous la caméra, entièrement dans l’image, puis recommencez le calibrage.
calibrate-not-saved = Le calibrage n’a pas pu être enregistré dans { $path } : { $detail }. Vérifiez que le disque n’est pas plein et que vous pouvez y écrire, ou indiquez un autre fichier avec --output.

help-calibrate =
    Aide à orienter la caméra et à trouver une bonne lumière, et enregistre le résultat.

    SOURCE est le numéro d’une caméra ou une partie de son nom, ou l’adresse d’un flux ; sans SOURCE, les caméras sont essayées tour à tour, et celle qui voit des cartes est prise. Une image, un dossier d’images ou une vidéo servent d’essai.

    Posez trois ou quatre cartes. Lumière, netteté, reflets, taille et inclinaison sont jugés dans cet ordre, avec ce qu’il faut changer. Puis les cartes sont nommées pour vérifier, et le calibrage est enregistré. Watch et play s’en servent d’eux-mêmes ; read s’en sert avec --calibration.

    Exemples :

      { TACTILE() } calibrate
      { TACTILE() } calibrate 1
      { TACTILE() } calibrate table.jpg --json --mute
help-calibrate-output = Le fichier où enregistrer le calibrage, au lieu de celui de votre dossier de données.
help-calibrate-language = La langue parlée.
help-calibrate-mute = Ne dit rien à voix haute ; tout est quand même écrit sur la sortie d’erreur.
help-calibrate-json = Écrit un objet JSON par ligne, avec les mesures de chaque observation, pour d’autres programmes.
