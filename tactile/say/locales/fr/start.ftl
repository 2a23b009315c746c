# Dit par start.py avant toute installation : une phrase par ligne, sans accords.

start-environment = Installation, étape 1 sur 3 : préparation du dossier .venv.
start-parts = Installation, étape 2 sur 3 : téléchargement des composants, environ 130 mégaoctets. Cela prend environ une minute.
start-project = Installation, étape 3 sur 3 : le programme lui-même.
start-test-tools = Installation des outils de test.
start-still = L’installation continue.
start-sample = Voici une table enregistrée : Ann, Ben et Cleo jouent au Wizard. Appuyez sur Contrôle et C pour arrêter.
start-no-sample = La table enregistrée manque dans ce dossier. Récupérez de nouveau le projet.
start-next = C’était la table enregistrée. Tapez « { $start } doctor » pour savoir ce que cet ordinateur possède pour jouer votre propre partie.
start-check = Vérification avec { $check }.
start-checks-failed = Ces vérifications ont échoué : { $checks }.
start-stopped = Arrêté. La même commande reprendra où elle en était.
start-old-python = Python { $found } est trop ancien : il faut Python 3.11 ou plus récent. Installez un Python plus récent, puis recommencez.
start-no-venv = Le module d’environnements de Python est absent. Sous Debian ou Ubuntu, tapez « sudo apt install python3-venv », puis recommencez. Ailleurs, installez Python depuis python.org.
start-no-network = Les composants n’ont pas pu être téléchargés : le réseau ne répond pas. Vérifiez la connexion, puis retapez la même commande. Elle reprendra où elle en était.
start-disk-full = Il n’y a pas assez de place sur le disque. Libérez { $needed } mégaoctets, puis retapez la même commande.
start-cannot-write = Impossible d’écrire dans le dossier { $folder } : { $detail }. Vérifiez les droits d’accès, puis retapez la même commande.
start-no-wheel = Un composant n’existe pas pour cet ordinateur ou ce Python. Tous existent pour Python 3.11 à 3.13 sous Linux, Windows ou macOS 14, en 64 bits.
start-changed-package = Un composant téléchargé n’est pas celui avec lequel ce projet a été testé : il n’a pas été installé. Récupérez la dernière version du projet, puis recommencez.
start-failed = L’installation a échoué. Les détails sont écrits dans { $log }.
