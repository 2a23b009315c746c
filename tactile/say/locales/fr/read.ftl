# Lire des images : `tactile read`.

picture-missing = L’image { $path } n’existe pas. Vérifiez son nom et son dossier.
picture-empty = L’image { $path } est vide. Reprenez-la, ou indiquez un autre fichier.
picture-unreadable = { $path } n’est pas une image lisible. Indiquez un fichier JPEG ou PNG.
picture-truncated = L’image { $path } est incomplète. Copiez-la ou prenez-la de nouveau.
picture-tiny = L’image { $path } est trop petite : { $width } pixels sur { $height }. Prenez-la en 1280 sur 720 au moins.
overlay-unwritable = L’image annotée { $path } ne peut pas être écrite. Vérifiez que vous avez le droit d’écrire dans ce dossier et que le disque n’est pas plein.

read-picture = { $read ->
        [0] Aucune carte lue sur { $name }{ $unsure ->
            [0] .
            [one] , une n’est pas nette.
           *[other] , { $unsure } ne sont pas nettes.
        }
        [one] Une carte lue sur { $name }{ $unsure ->
            [0] {" "}:
            [one] , une autre n’est pas nette :
           *[other] , { $unsure } autres ne sont pas nettes :
        }
       *[other] { $read } cartes lues sur { $name }{ $unsure ->
            [0] {" "}:
            [one] , une autre n’est pas nette :
           *[other] , { $unsure } autres ne sont pas nettes :
        }
    }
read-card = { FORM($card, case: "start") }.
read-unsure = { $reason ->
        [blur] Pas nette : l’image est floue. Ne bougez plus, ou laissez la caméra faire sa mise au point.
        [dark] Pas nette : il fait trop sombre à cet endroit. Allumez une lampe.
        [glare] Pas nette : un reflet la cache. Tournez la carte, ou déplacez la lampe.
        [partial] Pas nette : une partie de l’étiquette est cachée. Dégagez-la.
        [conflict] Pas nette : ce qu’on en voit se contredit. Écartez les cartes, ou tournez celle-ci.
        [not-in-deck] Pas nette : elle semble être d’un autre jeu. Indiquez ce jeu avec --deck.
        [too-small] Pas nette : elle est trop petite à l’image. Rapprochez la caméra.
       *[unknown] Pas nette. Tournez la carte, ou rapprochez-la.
    }

help-read =
    Lit les cartes à autocollants sur des images.

    Chaque image est dite en lignes simples : combien de cartes, puis chaque carte. Ce qui n’est pas net est signalé avec le remède, et jamais deviné.

    Exemples :

      { TACTILE() } read table.jpg
      { TACTILE() } read table.jpg --deck any --json
      { TACTILE() } read photos/*.jpg --overlay annotees
help-read-deck = Les cartes possibles : le jeu Wizard, celui avec les cartes spéciales, ou toute carte que les autocollants savent dire.
help-read-calibration = Un calibrage fait avec « { TACTILE() } calibrate ». Sans cette option, aucun ne sert.
help-read-json = Écrit un objet JSON par image, pour d’autres programmes.
help-read-overlay = Un dossier où écrire chaque image avec ce qui a été lu dessiné dessus.
