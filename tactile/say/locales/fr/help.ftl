# Aide des commandes. Le premier paragraphe d’une commande est une seule phrase, reprise dans la liste.
# Les lignes qui commencent par des espaces sont des exemples et gardent leurs retours à la ligne.

## tactile

help-tactile =
    Suit une partie de Wizard jouée avec des cartes à autocollants, et dit ce qui se passe.

    Une caméra placée au-dessus de la table voit les cartes. L’assistant dit quelle carte est posée, qui remporte le pli, et le score.

    Pour l’entendre sur la table enregistrée en exemple :

      { TACTILE() } play samples/tables/three-friends.mp4 --players Ann,Ben,Cleo --rounds 1,2,3,4

    Pour savoir ce que cet ordinateur possède, et ce qui manque :

      { TACTILE() } doctor

    Chaque commande a sa propre aide :

      { TACTILE() } play --help
help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-help = Affiche cette aide.
help-version = Donne la version.

## tactile doctor

help-doctor =
    Dit ce qui est prêt pour jouer, ce qui manque, et comment y remédier.

    La commande examine les caméras, les sorties audio, les voix, le modèle de lecture, le dossier de vos parties et le calibrage enregistré. Elle ne modifie rien. La première phrase dit si une partie peut être jouée.

    Exemple :

      { TACTILE() } doctor
help-doctor-json = Écrit un objet JSON par ligne, pour d’autres programmes.
