# Regarder une table : `tactile watch`, et les sources que `tactile play` partage avec elle.

watch-card = { FORM($card, case: "start") }.

source-missing = { $source } n’existe pas. Une source est le numéro d’une caméra comme 0, un fichier vidéo, un dossier d’images ou l’adresse d’un flux.
source-unnamed = Où sont les cartes ? Indiquez le numéro d’une caméra comme 0, un fichier vidéo, un dossier d’images ou l’adresse d’un flux.
source-is-picture = { $source } est une seule image. Pour entendre ce qui s’y trouve, tapez « { TACTILE() } read { TYPED($source) } » ; sinon, indiquez une vidéo ou un dossier d’images.
camera-missing = Il n’y a pas de caméra numéro { $number }. Branchez-la, ou tapez « { TACTILE() } doctor » pour savoir quelles caméras sont là.
camera-taken = La caméra { $number } ne donne pas d’image : un autre programme l’utilise peut-être. Fermez ce programme, ou rebranchez la caméra.
stream-unreachable = Rien n’arrive du flux { $address }. Vérifiez qu’il est en marche et que l’adresse est juste.
video-unreadable = { $path } n’est pas une vidéo lisible : le fichier est abîmé, vide ou d’une autre sorte. Enregistrez-la de nouveau, ou indiquez un autre fichier.
folder-unreadable = Le dossier { $path } ne peut pas être ouvert. Vérifiez que vous avez le droit de le lire.
folder-empty = Il n’y a aucune image dans le dossier { $path }. Mettez-y des fichiers JPEG ou PNG, ou indiquez un autre dossier.
folder-all-unreadable = Aucune image du dossier { $path } n’est lisible. Vérifiez que les fichiers sont entiers.
picture-skipped = L’image { $name } est illisible et n’est pas prise en compte.
calibration-unreadable = Le calibrage { $path } est illisible : { $detail }. Vérifiez son nom, ou faites-en un avec « { TACTILE() } calibrate ».
calibration-broken = Le calibrage { $path } est abîmé ou d’une autre version. Faites-en un nouveau avec « { TACTILE() } calibrate ».

help-watch =
    Dit chaque carte qui se pose sur la table.

    SOURCE est le numéro d’une caméra, un fichier vidéo, un dossier d’images ou l’adresse d’un flux. Une vidéo est regardée à sa vitesse, ou aussi vite que possible avec --mute.

    Exemples :

      { TACTILE() } watch 0
      { TACTILE() } watch manche.mp4 --json --mute
help-watch-deck = Les cartes possibles : le jeu Wizard, celui avec les cartes spéciales, ou toute carte que les autocollants savent dire.
help-watch-language = La langue parlée.
help-watch-mute = Ne dit rien à voix haute.
help-watch-json = Écrit un objet JSON par ligne, pour d’autres programmes.
help-watch-calibration = Un calibrage fait avec « { TACTILE() } calibrate », au lieu de celui qui est enregistré.
