### Ce que dit le programme `djambi` dans un terminal : aide, erreurs des lignes de commande, parties, analyses.

## Titres et marques de l’aide

# The same as in English.
usage = Usage
# The same as in English.
arguments = Arguments
# The same as in English.
options = Options
commands = Commandes
examples = { $count ->
    [one] Exemple
   *[other] Exemples
}
# The same as in English.
options-placeholder = OPTIONS
default-value = par défaut : { $value }
possible-values = valeurs possibles : { JOIN($values, with: ", ") }
environment-variables = variable : { JOIN($variables, with: ", ") }
colon = { $before } : { $text }
heading-rules = Règles
heading-search = Recherche
heading-limits = Limites (un débit s’écrit RÉSERVE+NOMBRE/UNITÉ : 10+1/min, c’est dix d’un coup, puis un par minute)

## Noms des valeurs

value-addr = ADRESSE
value-channel = CANAL
value-character = CARACTÈRE
value-command = COMMANDE
value-days = JOURS
value-depth = PROFONDEUR
value-dfen-record = DFEN|FEUILLE
value-dir-or-file = DOSSIER_OU_FICHIER
value-file = FICHIER
value-filter = FILTRE
value-folder = DOSSIER
value-origin = ORIGINE
value-game = PARTIE
value-hosts = HÔTES
value-kind = SORTE
value-language = LANGUE
value-letter = LETTRE
value-level = NIVEAU
# The same as in English.
value-mode = MODE
value-move = COUP
value-name = NOM
value-number = NOMBRE
value-option-value = OPTION=VALEUR
value-rate = DÉBIT
value-role = RÔLE
value-seat = PLACE
value-seconds = SECONDES
value-seed = GRAINE
# The same as in English.
value-shell = SHELL
value-text = TEXTE
value-treaty = TRAITÉ
value-who = QUI
value-word = MOT

## Options communes

help-lang = La langue de l’aide et des messages [par défaut : celle de LC_ALL, LC_MESSAGES ou LANG, sinon l’anglais]
help-help = Affiche l’aide ; --help en dit plus que -h
help-version = Affiche la version
help-dfen = La position, en notation DFEN entre guillemets, le mot start, ou - pour la lire sur l’entrée standard
help-rules = Le jeu de règles : classic, variants, arena ou yang-pi [par défaut : classic]
help-settings = Change une option du jeu de règles ; peut être répété
help-board = Le plateau : square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 ou ngon6 [par défaut : square9]
help-ms = Cherche pendant N millisecondes au plus [par défaut : le temps du niveau]
help-nodes = Examine N positions
help-level = Le niveau de jeu : peasant, page, squire, courtier, envoy, minister, chancellor, regent ou prince, ou de 0 à 8
help-threads = Cherche avec N fils d’exécution ; à plusieurs, deux recherches semblables peuvent donner des résultats différents
help-seed = La graine du hasard du moteur
help-json = Affiche du JSON
help-database = La base de données : le chemin d’un fichier ou sqlite:CHEMIN [par défaut : $DJAMBI_DATABASE, sinon un fichier dans le dossier de données de l’utilisateur, comme pour serve]
help-smtp = Le serveur par lequel partent les courriels, comme smtps://utilisateur@mail.example.org ; sans lui, il n’en part aucun
help-smtp-password-file = Un fichier dont l’unique ligne est le mot de passe de l’utilisateur de --smtp
help-smtp-ca-file = Un fichier PEM avec le certificat de qui certifie le serveur de courriel, si c’est le vôtre
help-mail-from = L’expéditeur des courriels : une adresse comme djambi@example.org, ou un nom avec une adresse entre chevrons

## Le programme

about-djambi = Jouer au Djambi, l’héberger, l’étudier
more-djambi =
    Une position s’écrit en notation DFEN (djambi help rules, §10) entre guillemets, ou par le mot start. Le code de
    sortie est 0 en cas de succès, 1 avec un message sur la sortie d’erreur quand une entrée est fautive, et 2
    quand la ligne de commande l’est.
about-help = Affiche ce message, l’aide de la commande nommée, ou un chapitre du manuel
manual-chapters =
    Le manuel : « djambi help CHAPITRE » affiche un chapitre, un service les montre tous à /docs.
    Chapitres : { JOIN($chapters, with: ", ") }

## serve

about-serve = Héberge des parties : un serveur web avec les pages et les parties
more-serve = Affiche son adresse et sert jusqu’à ce qu’on l’arrête. Le journal va sur la sortie d’erreur, en anglais.
after-serve =
    Chaque option peut être donnée de trois façons : sur la ligne de commande, par sa variable d’environnement,
    ou dans un fichier (--config) par une ligne telle que retention-days = 30. La ligne de commande l’emporte
    sur la variable, la variable sur le fichier, le fichier sur la valeur par défaut. Une liste est un tableau
    dans le fichier ; dans les variables et sur la ligne de commande, des virgules séparent ses valeurs.
help-serve-listen = L’adresse où le serveur écoute
help-serve-database = La base de données : le chemin d’un fichier ou sqlite:CHEMIN [par défaut : un fichier dans le dossier de données de l’utilisateur]
help-serve-press-key = Le fichier des clés qui scellent ce qui se dit en privé ; créé s’il manque [par défaut : BASE.press-key]
help-serve-public-url = L’adresse par laquelle les navigateurs atteignent le service, telle que https://djambi.example derrière un proxy
long-serve-public-url = Les requêtes venues des pages d’une autre adresse sont refusées. En https, les cookies ne voyagent qu’en https.
help-serve-site-name = Le nom de ce service, sur la page qui le présente
help-serve-contact = Comment vous joindre : une adresse de courriel, ou celle d’une page qui commence par https://
long-serve-contact = Elle figure sur les pages qui présentent le service et ce qu’il conserve, et dans /.well-known/security.txt.
help-serve-pages = Un dossier avec vos propres pages en Markdown, comme imprint.md ou imprint.fr.md, vers lesquelles mène chaque page
help-serve-embed = Les sites dont les pages peuvent montrer des parties de ce service dans un cadre, comme https://club.example ; * pour tous les sites
help-serve-log = Le niveau du journal, et de ses parties, tel que debug ou warn,djambi_server=debug
help-serve-metrics-listen = L’adresse où Prometheus lit les mesures, sous /metrics ; sans elle, il n’y en a pas
help-serve-drain-seconds = Combien de temps le service continue après SIGTERM pendant que /readyz répond 503, pour qu’un proxy s’en aperçoive
help-serve-retention-days = Termine les parties où personne n’a joué depuis ce nombre de jours, et efface celles qui n’ont aucun coup ; 0 garde tout
help-serve-press-days = Efface ce qui s’est dit en privé ce nombre de jours après la fin de la partie ; 0 garde tout
help-serve-registration = Qui peut créer un compte : open (tout le monde), invited (par un lien d’un compte ou de l’hôte) ou closed (personne) ; personne n’en a besoin pour jouer
help-serve-rated-with = Avec qui l’on joue les parties cotées : strangers (des gens que l’on ne connaît pas, autant que le service puisse le savoir) ou anybody (tout le monde) [par défaut : strangers si chacun peut créer un compte, sinon anybody]
help-serve-push-hosts = Les hôtes des services de notifications auxquels peuvent aller des messages aux navigateurs, séparés par des virgules, *. pour tout ce qui est sous un nom ; none n’envoie rien
help-serve-threads = Combien de fils d’exécution servent les connexions et les parties ; par défaut un seul jusqu’à deux processeurs, sinon un par processeur
help-serve-limits = Toutes les limites ou aucune (pour les tests de charge et les réseaux fermés)
help-serve-limit-games-per-address = Parties créées depuis une adresse (IPv4, ou un réseau /64 en IPv6)
help-serve-limit-games-per-player = Parties créées par un joueur (reconnu à un cookie, même invité)
help-serve-limit-connections-per-address = Connexions HTTP ouvertes en même temps depuis une adresse, toutes comprises ; celles des proxys de confiance ne comptent pas
help-serve-limit-sockets-per-address = Connexions ouvertes en même temps depuis une adresse
help-serve-limit-sockets-per-player = Connexions qu’un joueur ouvre en même temps ; une page en a une
help-serve-limit-hellos-per-address = Connexions ouvertes depuis une adresse, et les autres parties suivies sur celles-ci
help-serve-limit-hellos-per-connection = Parties suivies sur une connexion
help-serve-limit-commands-per-address = Ordres venus d’une adresse, y compris ceux qui sont refusés
help-serve-limit-commands-per-connection = Ordres sur une connexion, y compris ceux qui sont refusés ; autant de signes de vie
help-serve-limit-reads-per-address = Parties entières lues depuis une adresse : pages, feuilles de partie, états
help-serve-limit-reads-per-player = Parties entières lues par un joueur
help-serve-limit-bots-per-address = Parties regardées depuis une adresse dans lesquelles un bot réfléchit en même temps ; les autres bots attendent
help-serve-limit-bots-per-player = Parties d’un joueur où un bot réfléchit en même temps ; les autres bots attendent
help-serve-trusted-proxy = Les adresses ou réseaux de vos propres proxys : on les croit quand ils remplissent X-Forwarded-For
help-serve-config = Un fichier d’options, en TOML
help-serve-print-config = Affiche toutes les options, leurs valeurs et leur origine, sous la forme d’un fichier pour --config

## admin

about-admin = Sauvegarde, restaure, vérifie et examine la base de données d’un serveur
more-admin = Tout, sauf restore, new-key et rerate, se fait à côté d’un serveur en marche.

about-admin-backup = Copie la base de données dans un fichier, à côté d’un serveur en marche
more-admin-backup =
    Le fichier contient un seul instant de la base, avec tous les coups confirmés. Il n’apparaît sous son nom
    qu’une fois entier, vérifié et écrit sur le disque ; seul son propriétaire peut le lire.
help-admin-backup-file = Le fichier à écrire
help-admin-backup-force = Remplace le fichier s’il existe
help-admin-backup-without-secrets = Laisse de côté la clé qui signe les cookies et les invitations
help-admin-backup-json = Affiche un seul objet JSON : file, games, bytes, et secrets, qui dit si la copie contient la clé
long-admin-backup-without-secrets =
    Le fichier est alors moins secret. Mais un serveur restauré avec lui ne connaît aucun navigateur : chacun
    redevient un nouvel invité, personne ne retrouve sa place, et les invitations envoyées ne valent plus rien.

about-admin-restore = Met une sauvegarde à la place de la base de données d’un serveur arrêté
more-admin-restore =
    La sauvegarde est d’abord copiée, mise à jour et vérifiée. La base remplacée reste à côté de la nouvelle,
    avec la date et l’heure dans son nom ; tant que tout n’a pas réussi, elle reste où elle est.
help-admin-restore-file = La sauvegarde
help-admin-restore-press-key = Le fichier des clés qui scellent ce qui se dit en privé [par défaut : BASE.press-key]
help-admin-restore-accept-faults = Restaure une sauvegarde dont certaines parties ont des défauts ; celles-ci ne pourront pas être ouvertes

about-admin-verify = Contrôle le fichier de la base et rejoue chaque partie selon les règles, à côté d’un serveur en marche
more-admin-verify =
    Affiche chaque défaut avec l’identifiant de sa partie, et une dernière ligne « N games, M events, K
    faults ». Le code de sortie est 1 s’il y a un défaut. Ne change rien.
help-admin-verify-json = Affiche un seul objet JSON : games, events, et faults, chaque défaut avec game, s’il touche une seule partie, code, args et message

about-admin-new-key = Donne à la base d’un serveur arrêté une nouvelle clé pour les cookies et les invitations
help-admin-new-key-void-earlier = Annule aussitôt tous les cookies et toutes les invitations d’avant : chacun devient un nouvel invité
about-admin-reports = Montre ce que des joueurs ont signalé, du plus récent au plus ancien
more-admin-reports = Chaque signalement montre le message avec ceux qui l’entourent, tels que les a lus son auteur. La lecture est notée dans le journal de sécurité. Les signalements sont effacés après 90 jours.
help-admin-reports-press-key = Le fichier des clés qui scellent ce qui se dit en privé [par défaut : BASE.press-key]
help-admin-reports-json = Affiche du JSON : un tableau d’objets avec number, date, game et contents
about-admin-role = Confier la modération à quelqu’un, ou la lui retirer
more-admin-role = Cela vaut aussitôt, aussi à côté d’un serveur en marche. On modère à la page /moderation.
help-admin-role-name = Le nom du compte
help-admin-role-role = moderator ou none
about-admin-act = Décider pour le bon ordre, au nom du responsable
more-admin-act = Un serveur en marche l’exécute en moins d’une seconde, un autre à son démarrage. La personne concernée lit ce qui a été décidé, pourquoi et jusqu’à quand, et peut répondre une fois. Une décision n’est jamais effacée : une autre y met fin.
help-admin-act-kind = Quoi : warn (avertir), silence, unlisted (pas de tables annoncées), unrated (pas de parties classées), ban (exclure), rename (renommer), blank (retirer le message d’un signalement), void (retirer un résultat du classement) ou end (mettre fin)
help-admin-act-name = Le nom du compte
help-admin-act-report = La personne, ou le message, dont parle le signalement de ce numéro ; aussi pour les invités
help-admin-act-game = La partie dont le résultat est retiré
help-admin-act-act = Le numéro de la décision qui prend fin
help-admin-act-reason = Pourquoi ; la personne concernée le lit
help-admin-act-days = Pour combien de jours [par défaut : pour toujours ; un jour au plus pour les invités]
help-admin-act-json = Écrire du JSON : un objet avec number et kind
about-admin-message = Retirer un message de la conversation d’une partie
help-admin-message-game = L’identifiant de la partie
help-admin-message-channel = Le canal, par exemple table
help-admin-message-number = Le numéro du message dans son canal
help-admin-message-reason = Pourquoi ; l’auteur le lit
help-admin-message-json = Écrire du JSON : un objet avec number et kind
about-admin-report = Lire un signalement
more-admin-report = La lecture est notée dans le journal de sécurité.
help-admin-report-number = Le numéro du signalement
help-admin-report-close = Noter qu’il a été examiné ; la personne qui l’a fait le voit
help-admin-report-json = Écrire du JSON : un objet, comme pour admin reports
help-admin-report-press-key = Le fichier des clés qui scellent ce qui est dit en privé [par défaut : DATABASE.press-key]
about-admin-log = Lister les cent dernières décisions du responsable et de la modération
help-admin-log-json = Écrire du JSON : un tableau d’objets avec number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer et seen
about-admin-user-show = Lister les décisions qui concernent un compte
help-admin-user-show-name = Le nom du compte
help-admin-user-show-json = Écrire du JSON : un tableau d’objets, comme admin log
about-admin-rerate = Refait les cotes de la base d’un serveur arrêté à partir de ses parties cotées
more-admin-rerate = Affiche combien de parties et de joueurs comptent, et de combien une cote diffère au plus de celle d’avant : de rien, sauf si des résultats ont été changés hors du service.
about-admin-rebuild = Compte à nouveau les ouvertures de toutes les parties finies
more-admin-rebuild = Le service le fait derrière les parties : à son prochain démarrage, ou en quelques secondes s’il est en marche. D’ici là, le plateau d’analyse montre ce qui est déjà compté.
about-admin-rotate-press-key = Ajoute une clé pour ce qui se dit en privé : elle scelle dès le prochain démarrage, et les précédentes ouvrent encore
help-admin-rotate-press-key-press-key = Le fichier des clés [par défaut : BASE.press-key]
about-admin-invite = Affiche un lien par lequel quelqu’un crée un compte
about-admin-user = Aide les gens avec leur compte
about-admin-user-reset = Affiche un lien par lequel le titulaire d’un compte choisit un nouveau mot de passe
about-admin-user-remove-factor = Retire le second facteur et les clés d’accès d’un compte, pour qui les a perdus

more-admin-invite = Pour un service dont l’option --registration est invited. Le lien sert une fois, pendant deux semaines, et à côté d’un service en marche.
more-admin-user-reset = Le lien sert une fois, pendant 30 minutes. Il connecte qui l’ouvre : ne le donnez qu’à son titulaire.
help-admin-user-reset-name = Le nom du compte
help-admin-user-remove-factor-name = Le nom du compte
help-admin-user-reset-url = L’adresse publique du service, par laquelle commence le lien
help-admin-invite-url = L’adresse publique du service, par laquelle commence le lien
about-admin-doctor = Cherche ce qui ne va pas dans une base de données, son dossier, la machine et un proxy, et dit qu’y faire
more-admin-doctor = Chaque ligne dit ok, warning (à surveiller) ou fault (à réparer). Le code de sortie est 1 s’il y a quelque chose à réparer. Ne change rien.
help-admin-doctor-url = Interroge aussi un service en marche à son adresse publique, à travers le proxy s’il y en a un
help-admin-doctor-press-key = Le fichier des clés qui scellent ce qui se dit en privé [par défaut : BASE.press-key]
help-admin-doctor-json = Affiche du JSON : un tableau d’objets avec severity, subject et message
about-admin-health = Demande au service de cette machine s’il est prêt : finit par 0 s’il l’est, sinon par 1
help-admin-health-listen = L’adresse sur laquelle le service écoute [par défaut : celle de DJAMBI_LISTEN, ou 127.0.0.1:8080]
about-admin-mail-test = Envoie un courriel par les options de courriel du service, pour voir s’il arrive
more-admin-mail-test = Les options qui ne sont pas données sont celles des variables d’environnement du service, comme DJAMBI_SMTP.
help-admin-mail-test-address = Où va le courriel
help-admin-mail-test-public-url = L’adresse du service, qui figure dans le courriel

## play

about-play = Fait jouer une partie dans le terminal, contre des bots
more-play =
    Lit les coups et les commandes sur l’entrée standard, un par ligne ; « aide » en donne la liste. Les bots les
    plus forts réfléchissent plusieurs secondes.
help-play-dfen = La position de départ
help-play-players = Combien de joueurs participent dès le début ; les armées des autres places sont otages [par défaut : toutes les places]
help-play-seats = Une place que vous tenez ; peut être répété [par défaut : celle du joueur au trait]
help-play-level = Le niveau des bots : peasant, page, squire, courtier, envoy, minister, chancellor, regent ou prince, ou de 0 à 8
help-play-press = Comment les bots tiennent et rompent les traités : loyal, grudging (rancunier), opportunist (opportuniste), machiavellian (machiavélique), ou mute pour aucun ; PLACE=CARACTÈRE pour l’un d’eux ; peut être répété [par défaut : au hasard]
help-play-seed = La graine du hasard des bots [par défaut : l’horloge]

## moves, judge, apply, resign, perft, divide, validate, record, replay

about-moves = Donne les coups légaux d’une position, triés, un par ligne
more-moves = Les coups sont en notation machine (djambi help rules, §11) et triés octet par octet. Une partie finie n’en a aucun.
help-moves-reading = Écrit les coups en notation lisible, comme Mc3xc4@h7
help-moves-keeping = N’affiche que les coups qui ne rompent aucune promesse du joueur au trait dans ce traité
help-moves-json = Affiche un objet JSON par ligne : move (notation machine) et reading (notation lisible)
long-moves-keeping =
    Le traité commence dans cette position. Tous les coups s’affichent si aucun ne le respecte, ou si le joueur au trait n’est pas partie prenante.

about-judge = Juge les coups des parties prenantes d’un traité
more-judge =
    Le traité commence dans cette position. Affiche une ligne par mot : le mot et ok, ou breaks et les clauses
    qu’il rompt ; puis l’état du traité : in_force, kept, broken avec la partie prenante et le numéro du mot, ou
    dissolved avec la cause.
help-judge-treaty = Le traité, comme 'r:peace(b) b:peace(r) /2r' (djambi help press)
help-judge-words = Des coups, et resign:r, notice:r, back:N (tout est annulé, sauf les N premiers coups et abandons)

about-apply = Joue des coups à partir d’une position et affiche la position après chacun
more-apply =
    Les coups peuvent être en notation machine ou en notation lisible (djambi help rules, §11). Un coup illégal arrête la
    commande, avec une erreur qui nomme la règle. Les nulles (§8) ne sont pas jugées.
help-apply-moves = Les coups, dans l’ordre
help-apply-json = Affiche un objet JSON par ligne : move (notation machine), reading (notation lisible) et position, celle qui suit le coup

about-resign = Abandonne pour un joueur et affiche la position qui en résulte
more-resign = Tout joueur vivant peut abandonner, au trait ou non (djambi help rules, §6).
help-resign-letter = La lettre de l’armée du joueur, comme r pour rouge

about-perft = Compte les suites de coups à partir d’une position
more-perft = N’affiche que le nombre. Le §12 de « djambi help rules » dit ce qui est compté.
help-perft-depth = La longueur des suites
help-perft-json = Affiche un seul objet JSON : depth et count

about-divide = Compte les suites de coups à partir d’une position, coup par coup
more-divide =
    Affiche une ligne par coup légal, dans l’ordre : le coup en notation machine et le nombre de suites qui
    commencent par lui. La somme de ces nombres est celui que donne perft.
help-divide-depth = La longueur des suites, premier coup compris
help-divide-json = Affiche un objet JSON par ligne : move (notation machine) et count

about-validate = Contrôle une position
more-validate = Affiche ok, ou chaque défaut sur une ligne de la sortie d’erreur.
help-validate-json = Affiche un seul objet JSON : valid, et faults, chaque défaut avec code, args et message (djambi help protocol)

about-record = Contrôle des feuilles de partie et les écrit sous leur forme habituelle
more-record =
    Un fichier peut contenir plusieurs feuilles. Chacune est jouée selon les règles et réécrite : les étiquettes
    dans l’ordre, les coups numérotés et en notation de lecture, avec pendules, commentaires, signes et variantes
    (djambi help notation). Ce qui ne va pas est dit sur la sortie d’erreur, avec sa ligne et sa colonne, et les autres
    sont écrites tout de même. Le code de sortie est 1 si une feuille est fautive ou si un fichier n’en contient
    aucune.
help-record-files = Les fichiers de feuilles, ou - pour l’entrée standard
help-record-json = Affiche un objet JSON par ligne : valid et record, ou bien line, column et fault avec code, args et message

about-replay = Contrôle un fichier de traces du corpus : des parties avec, pour chaque position, le nombre de coups légaux et leur empreinte
more-replay =
    La première ligne du fichier nomme les règles, par des options telles que « # --rules arena --set
    reporter=must » ; celles qui manquent viennent de la ligne de commande. Affiche les premières différences
    entre le fichier et les règles, et une dernière ligne « N positions, M differences ». Le code de sortie est
    1 s’il y a une différence.
help-replay-file = Le fichier de traces, ou - pour l’entrée standard

## bestmove, analyse

about-bestmove = Donne le meilleur coup d’une position
more-bestmove = N’affiche que le coup, en notation machine (djambi help rules, §11). Une partie finie est une erreur.
help-bestmove-json = Affiche un seul objet JSON : move (notation machine) et reading (notation lisible)

about-analyse = Cherche les meilleurs coups d’une position, ou les tournants d’une partie d’après sa feuille
more-analyse =
    Pour une position, affiche ses meilleures lignes d’analyse : le résultat attendu pour chaque place (en pour
    cent), le nombre de visites de la recherche, et les coups. Pour une feuille de partie, affiche le résultat
    attendu pour chaque place après chaque coup, puis les tournants : les coups qui ont le plus coûté à leur
    joueur, avec le coup à préférer. Par défaut, une position est étudiée une seconde, chaque position d’une
    partie un cinquième de seconde. « djambi help engine » décrit ce que donne --json.
help-analyse-input = Une position entre guillemets, le mot start, un fichier avec une feuille de partie, ou - pour lire une feuille ou une position sur l’entrée standard
help-analyse-lines = Combien de lignes d’analyse afficher [par défaut : 5 ; pour chaque position d’une partie, 1]

## udi, bench-engine, match : pour les développeurs

about-udi = Fait tourner le moteur pour d’autres programmes, par le protocole textuel UDI
more-udi =
    Lit des commandes sur l’entrée standard, une par ligne, et répond sur la sortie standard, jusqu’à quit ou
    la fin de l’entrée. « djambi help udi » décrit le protocole, qui ressemble à UCI. Dans l’exemple, > est l’entrée et
    < la sortie.

about-udi-check = Vérifie qu’un programme parle UDI comme il est spécifié
more-udi-check =
    Lance un programme et lui demande ce que l’on demande à un moteur : ses options, des recherches sous chaque
    limite, sur tous les plateaux et avec toutes les règles, une partie contre lui-même, des traités, sa fin.
    Affiche une ligne par vérification : ok, FAULT avec la faute et la ligne écrite par le programme, ou note si
    le programme ne fait pas ce qu’il n’est pas tenu de faire. Le statut est 1 s’il y a une faute. « djambi help udi »
    spécifie le protocole.
help-udi-check-command = Le programme et ses arguments
help-udi-check-seconds = Laisse au programme tant de secondes pour répondre, en plus du temps accordé
help-udi-check-turns = Arrête sa partie après N coups
help-udi-check-options = Règle une option du programme avant les vérifications ; à répéter pour en régler plusieurs
help-udi-check-log = Affiche toutes les lignes sur la sortie d’erreur, avec > devant celles qu’il reçoit et < devant les siennes

about-bench-engine = Examine des positions fixes et affiche le nombre de nœuds, la signature et la vitesse
more-bench-engine =
    Examine chaque position de corpus/engine/bench.tsv avec un seul fil d’exécution, à pleine force, et affiche
    son nombre de nœuds. La somme des nœuds et la signature (une empreinte de toutes les lignes d’analyse
    trouvées) sont les mêmes sur toute machine : un changement du moteur qui garde les deux ne touche qu’à sa
    vitesse.
help-bench-engine-nodes = Examine N nœuds par position

about-match = Joue un match entre deux joueurs et dit lequel est le plus fort
more-match =
    Un joueur est un niveau du moteur (peasant, page, squire, courtier, envoy, minister, chancellor, regent,
    prince) ou un joueur témoin (one-turn, paranoid, uct, newcomer, random), avec des paramètres après
    deux-points : nodes=N positions ou ms=N millisecondes par coup ; pour le moteur aussi threads=N,
    memory=MÉBIOCTETS et les paramètres de sa recherche. Un programme qui parle UDI s’écrit udi:CHEMIN
    ARGUMENTS ou udi:ms=100,OPTION=VALEUR:CHEMIN ARGUMENTS.

    Un match se compose de blocs. Un bloc est une ouverture au hasard dans toutes les répartitions des places : à
    quatre joueurs, six avec deux places chacun, où la part égale est 0.5, ou quatre avec une place pour A contre
    trois pour B, où elle est 0.25. Entre joueurs égaux le score est 0.5, quel que soit le nombre de places.
    « djambi help matches » explique les résultats et --json.
help-match-a = Le joueur dont la part est affichée
help-match-b = L’adversaire
help-match-blocks = Combien de blocs jouer
help-match-players = Combien de joueurs participent ; les armées des autres places sont otages [par défaut : autant que le plateau a de places]
help-match-mode = Les places du joueur A : la moitié (arrondie vers le bas) ou une seule ; à quatre joueurs aussi two-two ou one-three
help-match-concurrency = Combien de parties jouer en même temps [par défaut : le nombre de cœurs]
help-match-seed = La graine des ouvertures et du hasard des joueurs
help-match-turns = Termine une partie après N coups par une nulle entre les joueurs vivants
help-match-draw-offers = Permet aux joueurs de convenir d’une nulle, comme le font les bots dans les parties avec des personnes
help-match-sequential = Termine le match dès que le test séquentiel a tranché
help-match-elo0 = L’écart Elo de l’hypothèse nulle du test séquentiel
help-match-elo1 = L’écart Elo de l’autre hypothèse du test séquentiel
help-match-records = Écrit les feuilles de partie : un fichier chacune dans un dossier, ou toutes à la fin d’un seul fichier
help-match-resume = Garde les parties finies dans ce fichier, et continue le match s’il existe
help-match-json = Affiche le résultat en un seul objet JSON

## Lignes de commande fautives

error = erreur
tip = conseil
conflict-with-itself = « { $option } » ne peut pas être répété
conflict = « { $option } » ne va pas avec { JOIN($others, with: ", ") }
equals-missing = « { $option } » attend un signe égal avant sa valeur
value-missing = « { $option } » attend une valeur
value-invalid = valeur « { $value } » invalide pour « { $option } »
value-invalid-in-file = valeur « { $value } » invalide
command-unknown = il n’y a pas de commande « { $command } »
arguments-missing = { $count ->
    [one] il manque un argument
   *[other] il manque des arguments
}
command-missing = « { $command } » attend une commande
possible-commands = commandes : { JOIN($values, with: ", ") }
values-too-many = valeur « { $value } » de trop pour « { $option } »
values-wrong-number = « { $option } » prend { $count ->
        [one] { $count } valeur
       *[other] { $count } valeurs
    }, et non { $found }
argument-unexpected = argument inattendu « { $option } »
argument-not-utf8 = un argument n’est pas de l’UTF-8 valide
similar = vouliez-vous dire { JOIN($values, with: ", ") } ?
after-dashes = pour donner « { $value } » comme valeur, écrivez « -- { $value } »
more-information = Pour en savoir plus, essayez « { $option } ».

## Ce qui ne va pas dans une valeur

number-expected = il faut un nombre entier
number-too-large = le nombre est trop grand
number-too-small = le nombre est trop petit
number-not-zero = le nombre ne peut pas être 0
decimal-expected = il faut un nombre
number-from-to = il faut un nombre entier de { $low } à { $high }
address-expected = une adresse a la forme 127.0.0.1:8080 ou [::1]:8080
option-value-expected = il faut OPTION=VALEUR
no-level = il n’y a pas de niveau « { $name } » ; les niveaux sont { JOIN($names, with: ", ") }, ou de 0 à { $last }
no-character = il n’y a pas de caractère « { $name } » ; les caractères sont { JOIN($names, with: ", ") }
no-mode = il n’y a pas de mode « { $name } » ; les modes sont { LIST($names) }
filter-expected = il faut un filtre, tel que warn ou warn,djambi_server=debug
proxy-expected = écrivez une adresse ou un réseau, tel que 192.0.2.7 ou 192.0.2.0/24
limit-at-once = écrivez un nombre à partir de 1, ou off
limit-rate = écrivez RÉSERVE+NOMBRE/UNITÉ, par exemple 10+1/min, ou off
limit-unit = « { $unit } » n’est ni s, ni min, ni h
limit-number = « { $text } » n’est pas un nombre de 1 à { $most }
url-unreadable = ce n’est pas l’adresse d’un site
url-scheme = l’adresse d’un site commence par http:// ou https://
url-rest = on ne nomme que l’hôte et son port, rien après
site-name-expected = un nom est une ligne de 1 à 60 caractères
contact-expected = écrivez une adresse de courriel telle que host@djambi.example, ou celle d’une page qui commence par https://
embedder-expected = écrivez l’adresse d’un site comme https://club.example, celle de tous ses sous-domaines (https://*.club.example), ou * pour tous les sites
house-page-name = appelez-le NOM.md ou NOM.LANGUE.md ; NOM a de 1 à 40 minuscules, chiffres et traits d’union, LANGUE est en, es ou fr
house-page-title = commencez la page par un titre, comme # Mentions légales
house-pages-too-many = { $most } pages au plus tiennent au pied d’une page
registration-expected = écrivez open, invited ou closed
rated-with-expected = écrivez strangers ou anybody
push-hosts-expected = écrivez des noms d’hôtes séparés par des virgules, comme push.example.org,*.example.net, ou none
mail-address-expected = écrivez une adresse de courriel comme djambi@example.org
smtp-unreadable = ce n’est pas l’adresse d’un serveur de courriel ; écrivez-en une comme smtps://utilisateur@mail.example.org
smtp-scheme = l’adresse d’un serveur de courriel commence par smtp:// ou smtps://
smtp-password-in-url = un mot de passe n’a pas sa place dans l’adresse : --smtp-password-file nomme un fichier qui le contient
smtp-no-user = --smtp-password-file demande un utilisateur dans l’adresse de --smtp, comme smtps://utilisateur@mail.example.org
smtp-no-password = --smtp-password-file : { $file } n’est pas une ligne avec un mot de passe
smtp-no-certificate = --smtp-ca-file : { $file } ne contient pas de certificat au format PEM
smtp-no-tls = --smtp : TLS ne peut pas commencer avec ce serveur
option-needs = { $option } demande { $missing }
mail-no-server = aucun serveur de courriel n’est nommé : utilisez --smtp ou DJAMBI_SMTP
mail-not-sent = le courriel n’est pas parti : { $reason }
mail-sent = Le serveur de courriel a pris le message pour { $address }.

## Réglages de `serve` dans les variables et les fichiers

variable-unknown = la variable d’environnement { $name } est inconnue et reste sans effet
did-you-mean = vouliez-vous dire { $name } ?
not-text = ce n’est pas du texte UTF-8
not-text-at = ce n’est pas du texte UTF-8 : il a l’octet { $byte } à la position { $offset }. Enregistrez-le en UTF-8 s’il est dans un autre codage, comme Latin-1
not-utf16-at = ce texte UTF-16 est abîmé à la position { $offset }
key-not-in-file = { $key } n’a pas sa place dans un fichier
key-unknown = « { $key } » n’est pas une option
not-boolean = « { $value } » n’est ni true ni false
form-expected =
    { $form ->
        [boolean] il faut true ou false
        [number] il faut un nombre
        [text] il faut un texte entre guillemets
       *[any] il faut un texte ou un nombre
    } ; ceci est du type { $found }
form-expected-in-list =
    { $form ->
        [boolean] il faut true ou false
        [number] il faut un nombre
        [text] il faut un texte entre guillemets
       *[any] il faut un texte ou un nombre
    }, ou un tableau de telles valeurs ; ceci est du type { $found }
printed-heading = Les options de djambi serve, sous la forme d’un fichier pour --config.
printed-default = par défaut
printed-unset = { $name } n’est pas réglé

## Positions, fichiers et feuilles de partie en entrée

invalid-position = la position n’est pas valide
invalid-treaty = le traité n’est pas valide
word-number = mot { $index }, « { $word } »
not-utf8 =
    { $argument ->
        [position] la position n’est pas
        [move] le coup n’est pas
        [treaty] le traité n’est pas
        [word] le mot n’est pas
       *[letter] la lettre du joueur n’est pas
    } de l’UTF-8 valide : { $text }
move-number = coup { $index }, « { $played } »
no-letter = « { $letter } » n’est pas la lettre d’une place ; les lettres sont { LIST($letters) }
players-two = { $board } se joue à 2, pas à { $count }
players-range = { $board } se joue de 2 à { $most }, pas à { $count }
already-won = la partie est finie : { TERM($seat, form: "player") } a gagné
cannot-read = impossible de lire { $name }
standard-input = entrée standard
no-file = il n’y a pas de fichier { $name }
neither-file-nor-position = « { $text } » n’est ni un fichier, ni - pour l’entrée standard, ni une position
record-has-rules = une feuille de partie nomme elle-même ses règles et son plateau : --rules, --set et --board sont pour les positions
no-records = il ne contient aucune feuille de partie
no-record = ce n’est pas la feuille d’une seule partie
line = ligne { $line }
system =
    { $kind ->
        [not_found] ce fichier ou ce dossier n’existe pas
        [permission_denied] accès refusé
        [is_a_directory] c’est un dossier
        [already_exists] cela existe déjà
        [addr_in_use] un autre programme occupe cette adresse
        [addr_not_available] cette machine n’a pas cette adresse
       *[storage_full] le disque est plein
    }

## replay : les différences

trace-rules-missing = il manque les règles, telles que « # --rules classic »
trace-leads = { $played } mène à { $after }, pas à { $position }
trace-written = la position s’écrit { $position }
trace-moves = { $count ->
        [one] il y a { $count } coup légal
       *[other] il y a { $count } coups légaux
    }, pas { $expected }
trace-hash = l’empreinte des coups est { $hash }, pas { $expected }
trace-fields = il faut quatre champs entre des tabulations (position, coups, empreinte, coup), pas { $count }
trace-no-count = « { $text } » n’est pas un nombre de coups
trace-no-hash = « { $text } » n’est pas une empreinte de 16 chiffres hexadécimaux
and-more = et { $count } de plus

## play

word =
    { $word ->
        [moves] coups
        [undo] annuler
        [board] plateau
        [record] feuille
        [draw] nulle
        [offer] proposer
        [accept] accepter
        [refuse] refuser
        [treaties] traités
        [break] rompre
        [resign] abandonner
        [quit] quitter
       *[help] aide
    }
word-explained =
    { $word ->
        [moves] vos coups légaux ; « coups c3 » donne ceux de la pièce en c3
        [undo] annuler votre dernier coup et tous ceux d’après
        [board] dessiner le plateau
        [record] afficher la feuille de partie jusqu’ici
        [draw] proposer la nulle, ou accepter celle qui est proposée
        [offer] proposer la paix à un joueur, « proposer bleu 3 » pour trois tours de table, ou un traité en texte (djambi help press)
        [accept] accepter un traité, « accepter 1 »
        [refuse] refuser un traité, « refuser 1 »
        [treaties] ce que disent les traités, et ce qu’ils sont devenus
        [break] jouer un coup bien qu’il rompe un traité, « rompre a3a5 »
        [resign] abandonner la partie
        [quit] quitter le programme
       *[help] afficher cette liste
    }
a-move = un coup
a-move-explained = dans l’une ou l’autre notation, comme a3a5 ou Ma3-a5
ask-for-help = { $problem } Tapez « aide » pour voir les commandes.
nothing-to-undo = Il n’y a rien à annuler.
bots-offer-draw =
    { LIST($names) } { $players ->
        [one] propose
       *[other] proposent
    } la nulle. Tapez « nulle » pour accepter.
bots-decline-draw =
    { LIST($names) } { $players ->
        [one] refuse
       *[other] refusent
    } la nulle.
treaty-offered-by = Traité { $index }, proposé par { TERM($seat, form: "player") } :
answer-treaty = Tapez « accepter { $index } » ou « refuser { $index } ».
treaty-is =
    { $state ->
        [in-force] Le traité { $index } est en vigueur.
        [refused] Le traité { $index } est refusé.
        [lapsed] La proposition de traité { $index } est caduque.
        [kept] Le traité { $index } a été tenu jusqu’à son terme.
       *[dissolved] Le traité { $index } a pris fin.
    }
treaty-is-broken = { TERM($seat, form: "player") } a rompu le traité { $index }.
breaks-promises = Ce coup rompt une promesse. Pour le jouer quand même, tapez « rompre { $typed } ».
no-treaty-yet = Il n’y a pas encore de traité.
no-square = Il n’y a pas de case « { $square } ».
seat-name = { TERM($seat, form: "player") }
in-power = { TERM($seat, form: "player") } est au pouvoir.
turn = Coup { $index } : c’est à { TERM($seat, form: "player") } de jouer
won = { TERM($seat, form: "player") } a gagné.
drawn = Partie nulle. { $reason }
no-player = { TERM($seat, form: "player") } n’a pas de joueur dans cette position
seat-is-no-bot = { TERM($seat, form: "player") } est à vous, ce n’est pas un bot
level-makes-no-treaties = les bots du niveau { $level } ne concluent pas de traité : ils n’ont pas de caractère
no-bot-move = le bot n’a aucun coup

## analyse

studying = Position { $index } sur { $count }
studying-again = Tournant { $index } sur { $count }
# The same as in English.
positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
searched = { $count ->
    [one] { positions } examinée
   *[other] { positions } examinées
} en { $seconds } s, { $speed } par seconde
wins-in = { TERM($seat, form: "player") } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
wins-within = { TERM($seat, form: "player") } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} au plus
drawn-ending = Nulle : personne ne peut forcer le gain
over = La partie est finie. { $reason }
resigns = { TERM($seat, form: "player") } abandonne
flag-falls = { TERM($seat, form: "player") } perd au temps
draw-agreed = nulle d’un commun accord
drawn-by-length = nulle à la longueur maximale
closed = partie fermée
no-turning-points = Aucun coup n’a coûté cher.
turning-points = Tournants de la partie :
turning-point = { TERM($seat, form: "player") } perd { $lost } points avec { $turn } ({ $after } au lieu de { $before }) ; mieux valait { $better }
decimal = { $whole },{ $decimals }

## admin

copied = { $copied } Mio copiés sur { $total } environ
backed-up = { $games ->
    [one] { $file } : { $games } partie, { $bytes } octets
   *[other] { $file } : { $games } parties, { $bytes } octets
}
press-key-changed =
    { $keys ->
        [one] le fichier a maintenant { $keys } clé ; elle scelle dès le prochain démarrage : copiez le fichier là où sont ses copies
       *[other] le fichier a maintenant { $keys } clés ; la dernière scelle dès le prochain démarrage : copiez le fichier là où sont ses copies
    }
report-head = signalement { $number }, { $date } : partie { $game }, { $channel } { $message }, signalé par { $reporter }
report-reason = motif : { $text }
report-sealed = signalement { $number }, { $date } : partie { $game } ; il est scellé par une clé qui manque
# $name (text): the name
no-such-account = Aucun compte ne porte le nom { $name }.

second-factor-removed = { $name } se connecte de nouveau avec le seul mot de passe. Les sessions continuent. Sans mot de passe, il faut un lien : djambi admin user reset

invitation-made = Quelqu’un crée un compte par ce lien : une fois, dans les { $days } jours.

# $name (text): the name of the account
password-link-made = { $name } choisit un nouveau mot de passe par ce lien : une fois, dans les 30 minutes. Toutes les sessions prennent alors fin.

no-reports = aucun signalement
key-changed = la nouvelle clé signe dès le prochain démarrage ; ce que la précédente a signé reste valable jusqu’au prochain changement, et les cookies se renouvellent quand les navigateurs reviennent
key-changed-at-once = la nouvelle clé signe dès le prochain démarrage ; tous les cookies et toutes les invitations d’avant sont nuls
rerated = parties cotées : { $games }, joueurs : { $players }, plus grand écart avec avant : { $difference } points
rebuilt = les ouvertures sont comptées à nouveau ; parties finies : { $games }
backed-up-without-key = sans la clé : restauré avec ce fichier, un serveur ne connaît plus aucun cookie ni aucune invitation d’avant
checking-file = contrôle du fichier
checked = { $checked } parties contrôlées sur { $games }
restored = { $games ->
    [one] { $database } : { $games } partie restaurée
   *[other] { $database } : { $games } parties restaurées
}
replaced-database = la base remplacée est { $file }
restored-without-key = la sauvegarde n’a pas de clé : aucun navigateur des parties d’avant ne sera reconnu

## Pourquoi un serveur ne démarre pas, et pourquoi une commande d’hébergeur échoue

cannot-listen = impossible d’écouter sur { $address }
port-forbidden = choisissez un port au-dessus de 1023
no-data-directory = pas de dossier personnel : nommez un fichier de base de données avec --database
writer-failed = le service s’arrête parce que l’écriture a échoué : le journal dit pourquoi ; relancez-le
backup-exists = { $file } existe déjà : nommez un autre fichier, ou remplacez-le avec --force
backup-is-database = { $file } fait partie de la base elle-même : nommez un autre fichier pour la sauvegarde
backup-no-file = { $file } n’est pas un fichier mais un dossier, un périphérique ou un tube : nommez un autre fichier pour la sauvegarde
database-damaged = { $file } est abîmé : { JOIN($faults, with: " ; ") }
backup-faulty =
    { $count ->
        [one] { $file } a { $count } défaut
       *[other] { $file } a { $count } défauts
    }, et rien n’est restauré : restaurez une autre sauvegarde, ou celle-ci avec --accept-faults
cannot-use = impossible d’utiliser { $file }

## Ce qui ne va pas dans une base de données

server-stopped = le serveur s’est arrêté
store-no-address = { $address } n’est pas l’adresse d’une base de données : donnez le chemin d’un fichier, ou sqlite:CHEMIN
store-in-memory = { $address } est une base en mémoire, qui oublie toutes les parties quand le serveur s’arrête : nommez un fichier
store-parameters = { $address } a des paramètres après le point d’interrogation, ce que l’adresse d’une base ne peut pas avoir
store-file = impossible d’utiliser { $file } : { $failure }
store-in-use = la base { $file } sert déjà à un autre serveur djambi : arrêtez celui-ci, ou nommez un autre fichier avec --database
press-key-file =
    { $line ->
        [0] { $file } n’est pas un fichier de clés des conversations privées : nommez-en un autre avec --press-key
       *[other] { $file } n’est pas un fichier de clés des conversations privées : la ligne { $line } n’est pas une clé de 64 chiffres hexadécimaux
    }
store-no-database = { $file } n’est pas une base de données : nommez un autre fichier avec --database
store-foreign = { $file } est la base de données d’un autre programme : nommez un autre fichier avec --database
store-later = la base { $file } vient d’une version plus récente de djambi : mettez djambi à jour, ou nommez un autre fichier avec --database
store-earlier = la base { $file } a les tables de la version { $version }, ce djambi celles de la version { $current } : lancez une fois « djambi serve », qui les met à jour
store-other-build = la base { $file } vient d’une autre compilation de djambi : utilisez celle-là, ou nommez un autre fichier avec --database
store-not-a-file = { $file } n’est pas un fichier mais un dossier, un périphérique ou un tube : nommez un fichier avec --database
store-missing = il n’y a pas de base de données en { $file } : nommez son fichier avec --database
store-being-made = un autre djambi est en train d’écrire { $file } : attendez-le
store-copy = impossible de faire la copie { $file } : { $failure }
store-open = impossible d’ouvrir la base { $file } : { $failure }
store-migration = impossible de mettre à jour la base { $file } : { $failure }
store-failed = la base de données a échoué : { $failure }
store-commit = une écriture a échoué : { $failure }
store-gap = l’événement { $seq } ne suit pas le dernier de la partie { $game }
store-closed = le stockage est fermé
store-sqlite = SQLite dit : { $text }
store-failure =
    { $cause ->
        [full] le disque est plein (libérez de la place, et le service continue)
        [disk] le disque ne lit ou n’écrit plus
        [memory] il n’y a plus de mémoire
        [locked] un autre programme garde le fichier verrouillé
        [not_writable] le fichier ne peut pas être écrit (voyez ses droits et ceux de son dossier)
        [not_openable] le fichier ne peut pas être ouvert (voyez ses droits et ceux de son dossier)
        [damaged] le fichier est abîmé (gardez-en une copie, et restaurez une sauvegarde)
       *[contradiction] cela contredit ce qui s’y trouve
    }
corrupt-key = la clé des cookies et des invitations n’a pas la bonne longueur
corrupt-options = ses options sont illisibles
corrupt-rules = ses règles n’existent pas : { $problem }
corrupt-board = son plateau « { $board } » n’existe pas
corrupt-start = sa position de départ n’est pas valable : { $problem }
corrupt-event = un événement est d’un genre inconnu, « { $text } »
corrupt-command = l’identifiant d’un ordre n’est pas valable
corrupt-time = une date est antérieure à 1970
corrupt-value = « { $text } » n’est pas une valeur de la colonne { $column }
corrupt-player = l’identifiant d’un joueur n’a pas la bonne longueur
corrupt-seat = une place est d’un genre inconnu, « { $text } »

## Les défauts que trouve `admin verify`

fault-of-database = base de données : { $problem }
fault-of-game = partie { $game } : { $problem }
fault-no-game = il en reste des données, mais elle n’existe pas
fault-id = son identifiant ne compte pas de 1 à 32 lettres et chiffres
fault-no-seat = { TERM($seat, form: "player") } n’y a pas de place
fault-gap = il manque son événement { $seq }
fault-event = son événement { $seq } est refusé : { $problem }
fault-row-over = sa ligne dit que la partie est finie, mais d’après ses événements c’est à { TERM($seat, form: "player") } de jouer
fault-row-open = sa ligne dit que c’est à « { $said } » de jouer, mais d’après ses événements la partie est finie
fault-row-seat = sa ligne dit que c’est à « { $said } » de jouer, mais d’après ses événements c’est à { TERM($seat, form: "player") }
fault-seat-absent = { TERM($seat, form: "player") } y est noté absent, mais joue au départ
fault-seat-player = { TERM($seat, form: "player") } y est noté présent, mais ne joue pas au départ
fault-holder = { TERM($seat, form: "player") } y est la place d’un invité, mais aucune personne ne joue ce camp
fault-result = le résultat conservé n’est pas celui que donnent ses événements
fault-bots = sa ligne nomme les bots « { $said } », mais ses places disent « { $bots } »

## Ce que trouve `admin doctor`

subject =
    { $subject ->
        [server] serveur
        [database] base
        [tables] tables
        [file_id] identifiant du fichier
        [key] clé
        [clock] horloge
        [disk] disque
        [open_files] fichiers ouverts
        [log] journal de la base
        [press_key] clé des conversations
        [permissions] droits
        [address] adresse
        [readiness] écriture
        [socket] sockets
        [header_host] en-tête Host
       [mail] courriel
       *[https] https
    }
doctor-server = un serveur utilise la base
doctor-server-elsewhere = le serveur démarré avec { $file } a un autre fichier ouvert : la base a été déplacée, supprimée ou remplacée pendant qu’il tournait ; remettez-la en place, ou arrêtez le serveur et utilisez « djambi admin restore »
doctor-no-server = aucun serveur n’utilise la base
doctor-missing = { $problem } ; « djambi serve » en crée une
doctor-database = { $games ->
    [one] { $file }, avec { $games } partie
   *[other] { $file }, avec { $games } parties
}
doctor-tables = version { $version }, celle de ce djambi
doctor-tables-later = les tables sont de la version { $version }, ce djambi connaît la version { $current } : mettez djambi à jour
doctor-tables-earlier = les tables sont de la version { $version } : le prochain démarrage copie la base et la passe en version { $current }
doctor-id = { $id }, celui de djambi
doctor-no-id = pas encore inscrit : le prochain démarrage d’un serveur l’inscrit
doctor-key = la clé des cookies et des invitations est là
doctor-no-key = il n’y a pas de clé des cookies et des invitations, comme après la restauration d’une sauvegarde sans secrets : le prochain démarrage en crée une, et aucun navigateur des parties d’avant ne sera reconnu
doctor-clock = aucun événement n’est en avance sur elle
doctor-clock-behind = l’horloge de cette machine retarde de plusieurs années : réglez-la (NTP)
doctor-clock-ahead =
    le dernier événement a { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } d’avance sur l’horloge de cette machine : elle est fausse ou l’a été ; réglez-la (NTP)
doctor-disk = { $mebibytes } Mio libres
doctor-disk-full = { $mebibytes } Mio libres : une fois le disque plein, des coups se perdent ; libérez de la place
doctor-disk-small = { $mebibytes } Mio libres, trop peu pour deux copies de la base : libérez de la place
doctor-disk-unknown = la place libre de { $folder } est inconnue : { $text }
doctor-files = { $most } au plus
doctor-any-files = sans limite
doctor-few-files = { $most } au plus, ici : un serveur lancé ainsi accepte moins de connexions (LimitNOFILE=40000 pour systemd)
doctor-log = { $kibibytes } Kio
doctor-large-log = { $mebibytes } Mio : un programme lit la base depuis très longtemps (une copie qui n’avance plus, un sqlite3 ouvert) ; arrêtez-le
doctor-press-key = { $file } contient les clés des conversations privées, pour son propriétaire seul : gardez-en une copie à l’écart des sauvegardes
doctor-press-key-beside = { $file } contient les clés des conversations privées, pour son propriétaire seul ; il est à côté de la base : qui copie ce dossier a les deux (--press-key le met ailleurs)
doctor-press-key-to-come = { $file } sera créé au prochain démarrage : gardez-en une copie à l’écart des sauvegardes
doctor-no-press-key = { $file } manque : remettez-en une copie avant le prochain démarrage, sinon ce qui s’est dit en privé ne pourra plus être lu
doctor-press-key-lost = il manque à { $file } une clé qui a scellé des conversations privées : remettez une copie du fichier avant le prochain démarrage, sinon ce que cette clé a scellé ne pourra plus être lu
doctor-press-key-open = d’autres que son propriétaire peuvent lire { $file } (mode { $mode }), et ainsi ce qui se dit en privé : chmod 600 { $file }
doctor-permissions = seul le propriétaire peut utiliser la base
doctor-file-open = d’autres que son propriétaire peuvent utiliser { $file } (mode { $mode }), et peut-être y prendre la clé : chmod 600 { $file }
doctor-folder-open = d’autres peuvent remplacer des fichiers dans { $file } (mode { $mode }) : chmod go-w { $file }
doctor-other-owner = { $file } a un autre propriétaire que la base : changez-le (chown), ou le service ne peut pas l’utiliser
# The same as in English.
doctor-mail-options = { $text }
doctor-mail-password-open = d’autres que son propriétaire peuvent lire { $file } (mode { $mode }), et avec lui le mot de passe du courriel : chmod 600 { $file }
doctor-mail = { $address } prend les courriels
doctor-mail-plain = { $address } prend les courriels, mais sans utilisateur ils ne sont cachés en chemin que si le serveur offre TLS : utilisez smtps://
doctor-mail-no-tls = { $address } n’offre pas TLS, donc aucun mot de passe ne lui est envoyé : utilisez smtps://, ou un serveur sur cette machine
doctor-mail-unreachable = { $address } ne prend pas les courriels : { $text }
doctor-not-service = { $address } n’est pas l’adresse d’un service : donnez https://HÔTE ou http://HÔTE:PORT, sans chemin
doctor-answers = { $address } répond
doctor-wrong-answer = { $address }/healthz répond { $status } : voyez vers où va le proxy, et si le service tourne
doctor-no-answer = { $address } ne répond pas : { $text }
doctor-ready = le service peut écrire
doctor-not-ready = le service ne peut pas écrire ; il dit : { $text }
doctor-host = le service voit son hôte public
doctor-other-host = le service voit un autre hôte, et prend ses pages pour celles d’un autre site : nommez cette adresse avec --public-url, et faites transmettre Host par le proxy (nginx : proxy_set_header Host $http_host)
doctor-cannot-tell = on ne peut pas le savoir : { $text }
doctor-socket-header = l’en-tête { $header } n’arrive pas, et aucune connexion en direct ne passe : faites-le transmettre par le proxy (nginx : proxy_set_header Upgrade $http_upgrade et proxy_set_header Connection upgrade)
doctor-no-socket = /api/v1/socket répond { $status } au lieu de 101, et aucune connexion en direct ne passe : faites transmettre les WebSockets par le proxy
doctor-socket = les connexions en direct (WebSockets) passent
doctor-http = l’adresse est en http : d’autres en chemin peuvent lire les cookies et prendre des places ; mettez un proxy https devant, sauf si le réseau est à vous
doctor-https = les navigateurs savent qu’ils doivent venir en https (HSTS)
doctor-no-hsts = les navigateurs ne savent pas qu’ils doivent venir en https : lancez le service avec --public-url et cette adresse

## match : joueurs et fichiers

player-unknown = il n’y a pas de joueur « { $name } » ; il y a { JOIN($names, with: ", ") }
player-no-parameter = { $player } n’a pas de paramètre « { $name } » ; il a { JOIN($names, with: ", ") }
player-no-parameters = { $player } ne prend aucun paramètre
player-no-value = « { $text } » n’est pas un paramètre comme nodes=2000
player-whole-number = { $name } est un nombre entier au-dessus de 0, pas « { $value } »
player-number = { $name } est un nombre, comme 0.25, pas « { $value } »
player-no-choice = { $parameter } est l’un de { JOIN($names, with: ", ") }, pas « { $name } »
player-grudge = grudge est un nombre de 0 à 10, pas « { $value } »
player-turns = deals est un nombre entier, pas « { $value } »
player-twice = { $name } est donné deux fois
player-no-program = il manque un programme, comme udi:ms=100:./moteur
mode-of-four = --mode { $name } est pour quatre joueurs ; à { $count }, il y a half et one
turns-too-few = --turns doit valoir au moins { $least }, plus que n’en compte une ouverture
elo-order = --elo1 doit être plus grand que --elo0
cannot-play = { $player } ne peut pas jouer
cannot-open = impossible d’ouvrir { $name }
cannot-write = impossible d’écrire { $name }
cannot-make = impossible de créer { $name }
match-in-use = un autre match en cours écrit dans ce fichier
progress-of-other = ceci est l’avancement d’un autre match, ou d’aucun ; il commence par « { $text } »
progress-no-game = ce match n’a pas de telle partie

## licences

about-licences = Affiche les licences du programme et de ses parties
more-licences = Affiche les licences de Djambi et de tout ce dont il est fait, avec les noms des auteurs.

## completions, man

about-completions = Affiche ce qu’il faut à un shell pour compléter les lignes de commande
more-completions = Affiche le script d’un shell ; l’endroit où il est lu dépend du shell, pour bash par exemple ~/.local/share/bash-completion/completions/djambi.
help-completions-shell = Le shell

about-man = Écrit les pages du manuel
more-man = Écrit une page pour le programme et une pour chaque commande, dans la langue de la commande, et affiche le chemin de la première.
help-man-folder = Le dossier ; il est créé s’il n’existe pas

role-given = { $name } fait maintenant partie de la modération.
role-taken = { $name } ne fait plus partie de la modération.
act-made = décision { $number } : { $kind }
act-not-found = il n’y a personne ni rien de tel ; un résultat ne peut être retiré que s’il compte au classement
act-of-guest = il faut un compte pour cela : un invité ne peut qu’être privé de messages ou exclu
act-ended = cette décision a pris fin, ou ne peut pas être levée
act-reason = une raison a de 1 à 1000 caractères
act-was-ended = levée par { $by }
act-until = jusqu’au { $date }
act-for-ever = pour toujours
act-by-host = responsable
act-answer = réponse : { $text }
no-acts = aucune décision
no-such-report = Il n’y a pas de signalement { $number }.
report-is-closed = Le signalement { $number } était déjà examiné.
report-closed = examiné
report-cause = cause : { $cause }
report-head-of-person = signalement { $number }, { $date } : partie { $game }, { $what } de { $name }, signalé par { $reporter }
