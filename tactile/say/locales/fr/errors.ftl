# Ce qui ne va pas, où, et comment y remédier. Chaque pièce ajoute ses phrases, avec son préfixe.

## La ligne de commande

usage-unknown-command = La commande « { $name } » n’existe pas. Tapez « { TACTILE() } --help » pour avoir la liste des commandes.
usage-similar-command = La commande « { $name } » n’existe pas. Vouliez-vous dire { $similar } ?
usage-unknown-option = « { $command } » n’a pas d’option { $option }. Tapez « { $command } --help » pour connaître ses options.
usage-similar-option = « { $command } » n’a pas d’option { $option }. Vouliez-vous dire { $similar } ?
usage-missing = Il manque { $parameter } à « { $command } ». Tapez « { $command } --help » pour voir des exemples.
usage-no-value = L’option { $option } doit être suivie d’une valeur. Tapez « { $command } --help » pour voir des exemples.
usage-choice = { $parameter } n’accepte que { FORM($choices, case: "or") }.
usage-whole-number = { $parameter } attend un nombre entier. Tapez « { $command } --help » pour voir des exemples.
usage-at-least = { $parameter } attend un nombre entier, au moins { $least }.
usage-number = { $parameter } attend un nombre. Tapez « { $command } --help » pour voir des exemples.
usage-value = La valeur donnée à { $parameter } ne convient pas : { $detail }. Tapez « { $command } --help » pour voir des exemples.
usage-too-many = « { $command } » ne sait que faire de « { $extra } ». Mettez entre guillemets les noms qui contiennent des espaces, ou tapez « { $command } --help ».
usage-other = « { $command } » ne peut pas être lancée ainsi : { $detail }. Tapez « { $command } --help » pour voir des exemples.

## Le programme

stopped = Arrêté.
bug = Le programme a commis une erreur. Les détails sont écrits dans { $log }. Merci d’envoyer ce fichier aux développeurs.
bug-without-log = Le programme a commis une erreur ({ $name }), et le journal n’a pas pu être écrit. Vérifiez que le disque n’est pas plein.
disk-full = Le disque est plein : plus rien ne peut être écrit. Libérez de la place, puis recommencez.
settings-unreadable = Les réglages de { $file } sont illisibles : { $detail }. Corrigez ce fichier, ou supprimez-le pour repartir sans réglages.
model-missing = Le modèle du lecteur, { $file }, est absent. Récupérez de nouveau le projet, puis relancez l’installation.
model-broken = Le modèle du lecteur, { $file }, ne se charge pas. Récupérez de nouveau le projet, puis relancez l’installation.
