# tactile replay : son aide, et ce qui peut clocher dans un fichier de partie.

help-replay =
    Juge une partie enregistrée d’après les règles : plis, points et fautes.

    GAME est le fichier JSON d’une partie entière, ou un journal tenu par tactile play. Aucune caméra n’est nécessaire.

    Exemples :

      { TACTILE() } replay partie.json
      { TACTILE() } replay partie.json --json
help-replay-json = Écrit un objet JSON par manche, puis un pour les gagnants, à l’usage d’autres programmes.

replay-no-file = Le fichier { $path } n’existe pas. Vérifiez son nom.
replay-unreadable = Le fichier { $path } est illisible : { $detail }. Donnez un fichier JSON que vous avez le droit de lire.
replay-not-json = { $place } : ce n’est pas du JSON. Donnez une partie enregistrée, ou un journal de tactile play.
replay-not-utf-8 = { $place } : ce texte n’est pas en UTF-8. Enregistrez le fichier en UTF-8.
replay-not-an-object = { $place } : il faut ici un objet entre accolades, et non { $found }. Corrigez le fichier.
replay-not-a-list = { $place } : il faut ici une liste entre crochets, et non { $found }. Corrigez le fichier.
replay-not-a-pair = { $place } : il faut ici un joueur et ce qu’il a annoncé ou joué, et non { $found }. Corrigez le fichier.
replay-not-text = { $place } : il faut ici un texte entre guillemets, et non { $found }. Corrigez le fichier.
replay-not-a-number = { $place } : il faut ici un nombre entier, et non { $found }. Corrigez le fichier.
replay-missing-field = { $place } : le champ { $found } manque. Ajoutez-le au fichier.
replay-field-twice = { $place } : le champ { $found } figure ici deux fois. N’en gardez qu’un.
replay-unknown-card = { $place } : aucune carte ne s’appelle { $found }. Écrivez un nom tel que red-7, wizard ou jester.
replay-unknown-colour = { $place } : aucune couleur ne s’appelle { $found }. Écrivez red, yellow, green ou blue.
replay-unknown-player = { $place } : { $found } ne fait pas partie des joueurs. Corrigez ce nom, ou ajoutez-le aux joueurs.
replay-unknown-variant = { $place } : aucune variante ne s’appelle { $found }. Écrivez l’un des noms que donne { TACTILE() } play --help.
replay-unknown-deck = { $place } : aucun jeu de cartes ne s’appelle { $found }. Écrivez wizard ou wizard-specials.
replay-card-not-in-deck = { $place } : la carte { $found } n’est pas dans ce jeu de cartes. Corrigez la carte, ou le jeu.
replay-special-not-yet-played = { $place } : ce programme ne joue pas encore les six cartes spéciales ({ $found }). Donnez une partie qui s’en passe.
replay-player-count = { $place } : Wizard se joue de 3 à 6 joueurs, et non à { $found }. Corrigez la liste des joueurs.
replay-player-twice = { $place } : { $found } y est deux fois. Donnez à chaque joueur un nom qui lui soit propre.
replay-player-unnamed = { $place } : un joueur n’a pas de nom. Nommez tous les joueurs.
replay-dealer-unknown = { $place } : le donneur { $found } ne fait pas partie des joueurs. Corrigez le donneur.
replay-no-rounds = { $place } : il n’y a aucune manche. Donnez une partie d’une manche au moins.
replay-round-too-long = { $place } : avec ce jeu et ce nombre de joueurs, aucune manche n’a { $found } cartes par joueur. Corrigez ce nombre.
replay-tournament-players = { $place } : un tournoi se joue à 4 ou 5 joueurs, et non à { $found }. Retirez cette variante.
replay-mixed-players = { $place } : mixed-championship se joue à 4 joueurs, et non à { $found }. Retirez cette variante.
replay-empty-trick = { $place } : ce pli ne contient aucune carte. Ajoutez ses cartes, ou retirez-le.
replay-cannot-be-done = { $place } : cela ne peut se faire à ce moment de la partie ({ $found }). Corrigez le journal.
