# Une partie entière : `tactile play`, ses touches et son journal.

card-not-understood = Je n’ai pas compris cette carte : tapez par exemple « 7 rouge » ou « Magicien ».
no-question = Aucune question n’est posée en ce moment.
type-answer = Tapez la réponse, puis Entrée.
type-correct = { $player }, { $card } : quelle carte était-ce vraiment ? Tapez son nom, puis Entrée.
type-correct-turned = La carte retournée, { $card } : quelle carte était-ce vraiment ? Tapez son nom, puis Entrée.
correct-nothing = Aucune carte à corriger : je n’en ai encore vu aucune.
type-card = Quelle carte est là ? Tapez son nom, puis Entrée.
typed-too-late = La partie a continué entre-temps : rien n’a été saisi.
card-does-not-fit = Impossible : ce qui a été fait depuis ne va pas avec cette carte. Annulez-le d’abord, avec U.
key-unknown = Cette touche ne fait rien. E explique les touches.
keys-help = T : atout. L : couleur demandée. W : à qui de jouer. C : cartes de ce pli. P : pli précédent. B : annonces et plis. S : scores. N : la manche. H : pourquoi une main ne se dit pas. R : répéter. X ou Espace : se taire. U : annuler. M : corriger la dernière carte. K : taper le nom d’une carte. A : taper une réponse ; une annonce se tape directement. Plus et moins : plus fort et moins fort. F et D : plus vite et moins vite. Échap : abandonner ce que vous tapez. Q : quitter.

keys-at-end = Pour corriger la dernière carte, appuyez sur M. Pour quitter, appuyez sur Q.
leave-sure = La partie n’est pas terminée. Pour la quitter, appuyez encore une fois sur Q.

journal-waits = La partie ne peut pas être enregistrée : le disque est plein ou absent. Elle continue en mémoire ; libérez de la place, s’il vous plaît.
journal-writes-again = La partie est de nouveau enregistrée.
journal-exists = { $path } existe déjà. Indiquez un nouveau fichier, ou reprenez cette partie : --resume { TYPED($path) }.
journal-unwritable = La partie ne peut pas être enregistrée dans { $path } : { $detail }. Libérez de la place, ou indiquez un autre fichier avec --journal.
journal-missing = La partie enregistrée { $path } n’existe pas. Vérifiez son nom, ou donnez --resume seul pour la plus récente.
journal-unreadable = La partie enregistrée { $path } est illisible : { $detail }. Vérifiez que vous avez le droit de la lire.
journal-empty = La partie enregistrée { $path } est vide. Donnez --resume seul pour la plus récente, ou commencez une nouvelle partie.
journal-foreign = { $path } n’est pas une partie enregistrée. Indiquez un autre fichier avec --resume, ou donnez --resume seul pour la plus récente.
journal-in-use = La partie enregistrée { $path } est en cours dans une autre fenêtre. Terminez-la d’abord là-bas.
journal-version = La partie enregistrée { $path } est de la version { $version }, que ce programme ne connaît pas. Mettez le programme à jour.
journal-broken = La partie enregistrée { $path } est abîmée à la ligne { $line }. Reprenez une copie, ou supprimez cette ligne et toutes les suivantes.
journal-none = Il n’y a aucune partie enregistrée dans { $folder }. Commencez-en une avec --players.
resume-differs =
    { $kept ->
        [none] La partie enregistrée { $path } se joue sans { $option }.
       *[other] La partie enregistrée { $path } se joue avec { $kept }.
    } Retirez { $option } pour la reprendre, ou retirez --resume pour commencer une nouvelle partie.
resume-journal = La partie enregistrée { $path } continue dans son propre fichier : retirez --journal { TYPED($journal) }.

play-players-missing = Qui joue ? Nommez les joueurs dans le sens des aiguilles d’une montre, par exemple --players Ann,Ben,Cleo.
play-variant-unknown = La variante { $variant } n’existe pas. Les variantes sont : { $known }.
play-variant-later = La variante { $variant } ne peut pas encore être jouée. Retirez-la pour jouer le jeu de base.
play-rounds-unreadable = Les manches { $found } sont illisibles. Indiquez leurs nombres de cartes, par exemple --rounds 1,2,3.
play-player-count = Wizard se joue de trois à six joueurs, pas à { $found }. Nommez-les avec --players.
play-player-twice = Deux joueurs s’appellent { $found }. Donnez à chacun son propre nom.
play-player-unnamed = Un joueur n’a pas de nom. Nommez les joueurs, par exemple --players Ann,Ben,Cleo.
play-name-unreadable = Le nom { $found } contient des caractères illisibles. Tapez de nouveau les noms avec --players.
play-dealer-unknown = { $found } donne mais ne joue pas. Nommez l’un des joueurs avec --dealer.
play-no-rounds = Il ne reste aucune manche à jouer. Vérifiez --rounds et --max-cards.
play-round-empty = Une manche demande au moins une carte, pas { $found }. Vérifiez --rounds.
play-round-too-long = Il n’y a pas assez de cartes pour une manche de { $found } cartes. Indiquez un nombre plus petit avec --rounds.
play-tournament-players = Le tournoi se joue à quatre ou cinq joueurs, pas à { $found }. Retirez la variante, ou nommez d’autres joueurs avec --players.
play-mixed-players = Le championnat mixte se joue à quatre joueurs, pas à { $found }. Retirez la variante, ou nommez quatre joueurs avec --players.

source-ended =
    { $phase ->
        [turn] Les images s’arrêtent à la manche { $round } : la carte d’atout reste à retourner.
        [choose-trump] Les images s’arrêtent à la manche { $round } : { $player } doit encore choisir l’atout.
        [bid] Les images s’arrêtent à la manche { $round } : { $player } doit encore annoncer.
       *[play] Les images s’arrêtent à la manche { $round } : { $player } doit encore jouer une carte.
    } La partie est enregistrée dans { $path }. Pour continuer : { TACTILE() } play { TYPED($source) } --resume { TYPED($path) }

game-left = La partie est enregistrée dans { $path }. Pour continuer : { TACTILE() } play { TYPED($source) } --resume { TYPED($path) }

help-play =
    Suit une partie de Wizard à la table et dit ce qui se passe.

    SOURCE est le numéro d’une caméra, un fichier vidéo, un dossier d’images ou l’adresse d’un flux. Les annonces, et l’atout que choisit le donneur, sont demandés à voix haute. Tapez le nombre puis Entrée, posez un jeton d’annonce, ou écrivez les réponses sur l’entrée standard, une par ligne. La touche E explique toutes les touches. Chaque étape de la partie est enregistrée aussitôt.

    Exemples :

      { TACTILE() } play 0 --players Ann,Ben,Cleo,Dan --dealer Dan
      { TACTILE() } play 0 --players Ann,Ben,Cleo --rounds 1,2,3 --variant bids-must-not-match
      { TACTILE() } play 0 --resume
help-play-players = Les joueurs dans le sens des aiguilles d’une montre, séparés par des virgules.
help-play-dealer = Qui donne à la première manche. Sans cette option, le dernier joueur nommé.
help-play-variant = Une variante, comme bids-must-not-match. Peut être donnée plusieurs fois.
help-play-rounds = Les cartes de chaque manche à jouer, comme 1,2,3. Sans cette option, toutes les manches.
help-play-max-cards = Laisse de côté toute manche de plus de cartes que ce nombre.
help-play-language = La langue parlée.
help-play-mute = Ne dit rien à voix haute.
help-play-json = Écrit un objet JSON par ligne, pour d’autres programmes.
help-play-journal = Où enregistrer la partie. Sans cette option, un nouveau fichier dans votre dossier de parties.
help-play-resume = Reprend une partie enregistrée. Sans fichier, la plus récente.
help-play-calibration = Un calibrage fait avec « { TACTILE() } calibrate », au lieu de celui qui est enregistré.
