# Ce que dit `tactile doctor` : d’abord le verdict, puis l’état de chaque élément et le remède.

doctor-ready = Tout est prêt pour jouer.
doctor-silent = Une partie peut être jouée, mais tout ne s’entendra pas. Ce qui est dit est aussi écrit en sous-titres.
doctor-no-camera = Vous ne pouvez pas encore jouer votre propre partie, car aucune caméra ne donne d’image. Les tables enregistrées fonctionnent.
doctor-not-ready = Aucune partie ne peut encore être jouée. Voici d’abord ce qui manque.

doctor-camera-works = La caméra { $number }, « { $name } », donne des images de { $width } sur { $height } pixels.
doctor-camera-no-picture = La caméra { $number }, « { $name } », ne donne pas d’image. Fermez les autres programmes qui l’utilisent, ou débranchez-la puis rebranchez-la.
doctor-camera-denied = La caméra { $number }, « { $name } », vous est interdite. Tapez « sudo usermod -aG video $USER », puis fermez et rouvrez votre session.
doctor-cameras-none = Aucune caméra trouvée. Branchez une webcam, puis recommencez.

doctor-sound-works = Le son peut sortir par { $devices }.
doctor-sound-none = Aucune sortie audio trouvée : des sous-titres remplacent la voix. Branchez un haut-parleur ou un casque, puis recommencez.
doctor-sound-library = La bibliothèque audio n’existe pas pour cet ordinateur : des sous-titres remplacent la voix.
doctor-sound-system-library = La bibliothèque audio du système est absente : des sous-titres remplacent la voix. Sous Debian ou Ubuntu, tapez « sudo apt install libasound2 ».

doctor-voices-there = La voix eSpeak parle { $languages }.
doctor-voices-none = La voix eSpeak ne démarre pas. Supprimez le dossier .venv, puis relancez l’installation.
doctor-system-voices-there = Les voix du système parlent { $languages }.
doctor-system-voices-none = Le système n’a pas de voix française, anglaise ou allemande. La voix eSpeak suffit.
doctor-language-fr = français
doctor-language-en = anglais
doctor-language-de = allemand

doctor-ocr-there = Un lecteur de texte imprimé est présent, { $name }. Il n’est pas nécessaire.
doctor-ocr-none = Aucun lecteur de texte imprimé trouvé. Il n’en faut pas : les cartes se lisent à leurs autocollants.

doctor-model-there = Le modèle qui lit les autocollants est présent.
doctor-model-missing = Le modèle qui lit les autocollants est absent : { $files }. Récupérez de nouveau le projet.
doctor-model-broken = Le modèle qui lit les autocollants ne se charge pas : { $files }. Récupérez de nouveau le projet.

doctor-folder-there = Les parties sont gardées dans { $folder }.
doctor-folder-denied = Les parties ne peuvent pas être gardées : vous n’avez pas le droit d’écrire dans { $folder }. Changez les droits de ce dossier.
doctor-folder-full = Les parties ne peuvent pas être gardées : le disque de { $folder } est plein. Libérez 10 mégaoctets.

doctor-profile-there = Un calibrage est enregistré dans { $file }.
doctor-profile-none = Aucun calibrage n’est enregistré. On peut jouer sans ; pour faire mieux, tapez « { TACTILE() } calibrate ».
doctor-profile-broken = Le calibrage de { $file } est illisible. Tapez « { TACTILE() } calibrate » pour en faire un nouveau, ou supprimez ce fichier.

doctor-python = Le programme utilise Python { $version }.

doctor-too-late = { $part ->
        [cameras] Les caméras n’ont pas répondu à temps. Débranchez-les et rebranchez-les, puis recommencez.
        [sound] Les sorties audio n’ont pas répondu à temps. Débranchez-les et rebranchez-les, puis recommencez.
        [voices] La voix eSpeak n’a pas répondu à temps. Recommencez.
        [system-voices] Les voix du système n’ont pas répondu à temps. La voix eSpeak suffit.
        [model] Le modèle qui lit les autocollants ne s’est pas chargé à temps. Recommencez.
       *[other] Le lecteur de texte imprimé n’a pas répondu à temps. Il n’est pas nécessaire.
    }
doctor-broken = { $part ->
        [cameras] La recherche des caméras s’est interrompue. Débranchez-les et rebranchez-les, puis recommencez.
        [sound] La recherche des sorties audio s’est interrompue. Débranchez-les et rebranchez-les, puis recommencez.
        [voices] La voix eSpeak s’est interrompue. Supprimez le dossier .venv, puis relancez l’installation.
        [system-voices] Les voix du système se sont interrompues. La voix eSpeak suffit.
        [model] Le modèle qui lit les autocollants s’est interrompu. Supprimez le dossier .venv, puis relancez l’installation.
       *[other] La recherche d’un lecteur de texte imprimé s’est interrompue. Il n’est pas nécessaire.
    }
