### Les pages que le service écrit : le cadre de chaque page, les erreurs, les invitations, une partie sans JavaScript.

## Le cadre de chaque page

description = Djambi, l’échiquier de Machiavel : quatre armées, un labyrinthe et pas un ami. Jouez-y dans votre navigateur.

skip = Aller au contenu

skip-to-board = Aller au plateau

# The same as in English.
site = Site

learn = Leçons

puzzles = Problèmes

rules = Règles

analysis = Analyse

account = Compte

account-needs-script = Le compte a besoin de JavaScript.

language = Langue :

colours-auto = Couleurs : comme le système

colours-light = Couleurs : claires

colours-dark = Couleurs : sombres

## Les erreurs

home = Retour à l’accueil

missing-page-title = Page introuvable

missing-page = Il n’y a rien à cette adresse. Une faute de frappe, peut-être ?

missing-game-title = Partie introuvable

missing-game = Il n’y a pas de partie à cette adresse. Il manque peut-être un bout du lien, ou la partie a été supprimée avant son premier coup.

missing-invitation-title = Invitation introuvable

missing-invitation = Ce lien ne mène à aucune place. Il en manque peut-être un bout : demandez qu’on vous le renvoie.

seat-taken-title = Cette place est prise

seat-taken = Regardez la partie, ou demandez un autre lien à son hôte.

replaced-title = Ce lien n’est plus valable

replaced = Un lien plus récent l’a remplacé. Demandez-le à la personne qui vous a envoyé celui-ci.

trouble-title = Ça n’a pas marché

not-understood = Le service n’a pas compris cette demande. Revenez en arrière et réessayez.

wait-title = Un instant, s’il vous plaît

## Les joueurs

seat = { TERM($seat, form: "player") }

## Une invitation

invitation = Une invitation à une partie de Djambi

invited = On vous invite à jouer

invited-to = Une place vous est réservée dans une partie de Djambi : { TERM($seat, form: "player") }.

name = Votre nom

sit = Prendre place

watch = Regarder la partie

link-to-send = Voici le lien à envoyer

send-it = Envoyez-le à la personne qui doit jouer { TERM($seat, form: "player") }.

hold-nothing = Vous n’avez pas de place dans cette partie.

hold = Vous jouez { LIST($seats) }.

link = Le lien

new-link = Créer un nouveau lien

sit-myself = Prendre cette place moi-même

new-link-note = Le nouveau lien remplace celui-ci.

to-game = Aller à la partie

your-seat = C’est votre place

you-play = Vous jouez { TERM($seat, form: "player") }.

give-back = Rendre la place

give-back-note = La place est alors de nouveau libre. C’est possible tant que vous n’avez pas joué.

link-used = Le lien a servi

guest-plays = Un invité joue { TERM($seat, form: "player") }.

named-guest-plays = { $name } joue { TERM($seat, form: "player") }.

free-seat = Libérer la place et créer un nouveau lien

free-seat-note = C’est possible tant que l’invité n’a pas joué.

rules-in-short = Les règles, en cinq minutes

cookie-missing = Votre navigateur n’a pas renvoyé notre cookie, et c’est lui qui garde votre place. Autorisez les cookies pour ce site, puis prenez place à nouveau.

## Une partie sans JavaScript

built-without-files = Ce programme a été construit sans les styles ni les scripts de ses pages, et rien ici ne peut se jouer. Construisez-le avec :

game-needs-script = Une partie se joue en direct, ce qui demande JavaScript. Sans lui, vous pouvez lire les règles et la feuille de partie.

record = La feuille de cette partie

to-move = C’est à { TERM($seat, form: "player") } de jouer.

won = La partie est finie : { TERM($seat, form: "player") } a gagné.

draw-repetition = Nulle par répétition, partagée entre { LIST($seats) }.

draw-quiet = Nulle après trop de coups sans mort, partagée entre { LIST($seats) }.

draw-agreement = Nulle d’un commun accord, partagée entre { LIST($seats) }.

draw-length = Nulle à la longueur maximale, partagée entre { LIST($seats) }.

closed = La partie a été fermée. Elle reste sans résultat.

players = Joueurs

seat-line = { TERM($seat, form: "player") } : { $what }

no-player = sans joueur

# The same as in English.
bot = { $level } (bot)

awaited = on attend un ami

person = une personne

# The same as in English.
invitations = Invitations

turns = Coups

resigns = { TERM($seat, form: "player") } abandonne

loses-on-time = { TERM($seat, form: "player") } perd au temps

draw-agreed = Nulle d’un commun accord

drawn-by-length = Nulle à la longueur maximale

closes = Partie fermée

## La page d’analyse

analysis-description = Étudiez une partie de Djambi : jouez librement, essayez des variantes, et voyez la part que le moteur prévoit pour chaque armée.

analysis-needs-script = L’analyse a besoin de JavaScript. Les règles se lisent sans lui.

## Les leçons

learn-description = Apprenez le Djambi en courtes leçons : chaque pièce, les cadavres, le labyrinthe et les armées qui changent de camp.

learn-needs-script = Les leçons ont besoin de JavaScript. Les règles se lisent sans.

## Les problèmes

puzzles-description = Des problèmes de Djambi à un seul bon coup, du chef à tuer à la victoire contre trois. Un par jour, une série, et une tempête de trois minutes.

puzzles-needs-script = Les problèmes ont besoin de JavaScript. Les règles se lisent sans.

## Sans réseau

offline-title = Sans réseau

offline-lead = Le service n’est pas joignable pour l’instant. Ces pages s’en passent :

offline-learn = Le cours, dès le premier coup

offline-puzzles = Tous, avec vos progrès

offline-rules = À lire, en images

offline-analysis = Le plateau d’analyse avec son moteur

offline-play = Contre des bots, ou à plusieurs devant cet écran

play-offline = Jouer sans réseau

play-description = Djambi sur cet appareil : contre des bots ou entre amis devant un écran, sans réseau.

play-needs-script = La partie a besoin de JavaScript. Les règles se lisent sans lui.

offline-again = Réessayer

## What is kept of people

kept-title = Ce qui est conservé de vous

kept-lead = Vous pouvez jouer sans compte. Ce service ne demande ni ne dit rien de vous à personne d’autre, ne compte pas les visiteurs et ne pose aucun cookie en dehors de celui-ci. Sur la page de votre compte, vous pouvez tout emporter et le supprimer.

kept-what = Quoi

kept-why = Pourquoi

kept-long = Combien de temps

kept-cookie = Un cookie : un nombre tiré au sort, et votre nom si vous n’avez pas de compte

kept-cookie-why = Pour que vos places restent les vôtres

# $days (number): for how many days at most, or more
kept-cookie-long = Jusqu’à ce que vous l’effaciez, { $days } jours au plus

kept-browser = Dans votre navigateur : vos réglages, les leçons et problèmes résolus, les parties que vous avez ouvertes, celle que vous jouez sans réseau, et des pages pour quand il n’y a pas de réseau, les mêmes pour tous

kept-browser-why = Pour que vous retrouviez les pages comme vous les avez laissées

kept-browser-long = Jusqu’à ce que vous effaciez les données de ce site ; les parties jusqu’à ce que vous vous déconnectiez

kept-seats = Les parties où vous jouez ou que vous avez ouvertes, votre nom dans celles-ci, et jusqu’où vous les avez vues

kept-seats-why = Pour jouer, et pour vous dire ce qui s’est passé

kept-seats-long = Autant que la partie ; votre nom et ce que vous avez vu, jusqu’à la suppression de votre compte

kept-turns = Les coups, les pendules, les propositions et les résultats

kept-turns-why = C’est la partie, que d’autres ont jouée aussi

kept-turns-long = Autant que la partie

kept-words = Ce que vous dites à la table

kept-words-why = Ceux qui jouent le lisent

kept-words-long = Autant que la partie, ou jusqu’à la suppression de votre compte

kept-whispers = Ce que vous dites en privé, sous scellés

kept-whispers-why = Ceux à qui vous le dites le lisent

# $days (number): for how many days after the end of its game it is kept; 0 for ever
kept-whispers-long = { $days ->
        [0] Autant que la partie, ou jusqu’à ce que vous le retiriez ou que votre compte soit supprimé
        [one] { $days } jour après la fin de la partie, ou jusqu’à ce que vous le retiriez ou que votre compte soit supprimé
       *[other] { $days } jours après la fin de la partie, ou jusqu’à ce que vous le retiriez ou que votre compte soit supprimé
    }

kept-reports = Ce que vous signalez au responsable, avec les messages autour

kept-reports-why = Pour que le responsable puisse agir

# $days (number): for how many days at most, or more
kept-reports-long = { $days } jours

kept-acts = Ce qui a été décidé à votre sujet pour le bon ordre, pourquoi et jusqu’à quand, et votre réponse ; les noms que personne ne peut plus porter
kept-acts-why = Pour que vous le sachiez, et que l’on sache ce qui a déjà été fait
kept-acts-long = Les décisions : aussi longtemps que le service ; votre réponse : jusqu’à la suppression de votre compte

kept-order-notes = Qui modère ; les notes de la modération sur une personne, et quand elle a consulté un signalement
kept-order-notes-why = Pour que la modération agisse d’une seule voix, et puisse être surveillée
kept-order-notes-long = Aussi longtemps que le service ; les notes à votre sujet, jusqu’à la suppression de votre compte

kept-traces = Les empreintes, faites avec une clé, du réseau et de l’adresse de courriel d’une personne exclue
kept-traces-why = Pour qu’un autre compte ne contourne pas l’exclusion
# $days (number): for how many days at most
kept-traces-long = { $days } jours pour les réseaux, un jour pour ceux des invités ; pour les adresses, aussi longtemps que l’exclusion

kept-account = Votre compte : le nom, l’empreinte du mot de passe, quand il a été créé et nommé, et s’il doit être supprimé

kept-account-why = Pour vous connecter

# $days (number): for how many days at most, or more
kept-account-long = Jusqu’à ce que vous le supprimiez, et { $days } jours de plus

kept-factor = Votre second facteur : le secret de votre application, scellé, depuis quand il vaut, le dernier code utilisé, et l’empreinte de vos codes de secours

kept-factor-why = Pour que votre mot de passe seul n’ouvre rien à d’autres

kept-factor-long = Jusqu’à ce que vous le retiriez, ou que le compte soit supprimé

kept-passkeys = Vos clés d’accès : la clé publique de chacune, son numéro, combien de fois elle a signé, si elle est sur plusieurs appareils, le nom que vous lui donnez, quand elle a été ajoutée, et le jour de sa dernière utilisation

kept-passkeys-why = Pour que vous vous connectiez avec elles

kept-passkeys-long = Jusqu’à ce que vous les retiriez, ou que le compte soit supprimé

kept-invited = Les liens par lesquels vous invitez d’autres personnes à créer un compte, en empreintes, quand vous les avez faits, et s’ils ont servi ; pas à qui

kept-invited-why = Pour que chacun serve une fois, et que personne n’invite sans fin

kept-invited-long = { $days } jours ; le nombre de ceux qui ont servi aussi longtemps que le compte

kept-names = Les noms que votre compte a eus

kept-names-why = Pour que personne ne passe pour vous

kept-names-long = Un an après que vous les avez quittés

kept-sessions = Où vous êtes en ligne : navigateur, système et jour de la dernière utilisation

kept-sessions-why = Pour que vous le voyiez et puissiez vous y déconnecter

# $idle (number): for how many days after the last use
# $days (number): for how many days at most, or more
kept-sessions-long = { $idle } jours après la dernière utilisation, { $days } au plus

kept-links = Un lien pour un nouveau mot de passe, fait pour vous par le responsable

kept-links-why = Pour que vous puissiez vous reconnecter

# The same as in English.
# $minutes (number): for how many minutes
kept-links-long = { $minutes } minutes

kept-deleted = Le nombre tiré au sort d’un compte supprimé

kept-deleted-why = Pour que personne n’agisse jamais à sa place

kept-deleted-long = Autant que ses parties

kept-ratings = La cote d’un compte, ce que chaque partie cotée a changé, et le nombre d’adversaires

kept-ratings-why = Pour le tableau des cotes et la page de chaque joueur

kept-ratings-long = Autant que les parties ; sans nom une fois le compte supprimé

kept-invited-to-tables = Qui a pris place sur l’invitation de qui, et quand pour la dernière fois ; seulement si les parties cotées sont pour des gens qui ne se connaissent pas

kept-invited-to-tables-why = Pour que des amis ne jouent pas pour leurs cotes

kept-invited-to-tables-long = { $days } jours après la dernière

kept-networks = Les empreintes, faites avec une clé, des réseaux depuis lesquels votre compte est utilisé, et la dernière fois ; seulement si les parties cotées sont pour des gens qui ne se connaissent pas

kept-networks-why = Pour que personne ne joue pour sa cote contre son propre second compte

kept-networks-long = { $days } jours ; les clés sont jetées après { $key_days } jours au plus, avec toutes leurs empreintes

kept-notices = Ce que vous deviez apprendre de vos parties quand vous ne regardiez pas, et si vous l’avez lu

kept-notices-why = Pour la cloche en haut de chaque page, sur tous vos appareils

kept-notices-long =
    { $n ->
        [one] Le dernier avis, autant que sa partie ; jusqu’à la suppression du compte
       *[other] Les { $n } derniers avis, autant que leurs parties ; jusqu’à la suppression du compte
    }

kept-plans = Ce que vous avez prévu pour vos prochains coups dans une partie

kept-plans-why = Pour que ce soit joué sans vous si cela convient quand votre tour vient

kept-plans-long = Jusqu’à ces coups, une reprise de coup, la fin de votre partie ou du compte

kept-leave = Combien de jours de congé il vous reste, et jusqu’à quand vous êtes en congé

kept-leave-why = Pour que votre temps ne passe pas entre-temps dans les parties par jours

kept-leave-long = 400 jours après votre dernier congé, ou plus tant qu’une partie continue ; jusqu’à la suppression du compte

kept-address = L’adresse de courriel de votre compte, et votre langue

kept-address-why = Pour que vous puissiez recevoir un nouveau mot de passe et des nouvelles de votre compte

kept-address-long = Jusqu’à ce que vous la retiriez ou supprimiez le compte

kept-wishes = Ce que vous voulez apprendre par courriel, et quand

kept-wishes-why = Pour que vous appreniez cela, et rien d’autre

kept-wishes-long = Jusqu’à ce que vous retiriez l’adresse ou supprimiez le compte

kept-push = Ceux de vos navigateurs qui apprennent que c’est à vous : l’adresse du service de notifications de leur éditeur et les clés du navigateur, scellées, et votre langue

kept-push-why = Pour que vous l’appreniez sans page ouverte

kept-push-long = Jusqu’à ce que vous l’arrêtiez, que vous vous y déconnectiez ou que le navigateur abandonne l’adresse

kept-push-wishes = Ce que vous voulez apprendre par notification, vos heures calmes et votre fuseau horaire

kept-push-wishes-why = Pour que vous appreniez cela, et non la nuit

kept-push-wishes-long = Jusqu’à ce que vous supprimiez le compte

kept-alarms = Qu’un courriel ou une notification vous a dit que votre temps s’épuise

kept-alarms-why = Pour que vous l’appreniez une fois

kept-alarms-long = 30 jours

kept-mail-links = Que vous avez demandé des courriels à une adresse, jusqu’à ce que vous la confirmiez

kept-mail-links-why = Pour que personne ne reçoive de courriels sans en avoir demandé

kept-mail-links-long = { $minutes } minutes ; effacé dans la journée

kept-mail = Un courriel pour vous qui attend de partir, scellé

kept-mail-why = Pour qu’il arrive, même si le serveur de courriel est en panne

kept-mail-long = Jusqu’à son envoi, un jour au plus

kept-addresses = L’adresse d’où vous venez

kept-addresses-why = Contre ceux qui demandent trop ou devinent des mots de passe

kept-addresses-long = En mémoire seulement, un jour au plus

## About the program, and the licences

about-title = À propos de Djambi

about-version = Ceci est Djambi { $version }.

about-host-title = Qui fait tourner ce service

about-contact = Joindre l’hébergeur :

about-game-title = Le jeu

about-game = Jean Anesto a publié le Djambi en 1975. Le jeu et son nom ne nous appartiennent pas, et ceux qui l’ont fait ou vendu n’ont aucun lien avec ce programme : des gens qui aiment ce jeu l’ont écrit, avec leurs propres mots, leurs dessins et leur code.

about-program-title = Le programme

about-program = Djambi est libre : chacun peut l’utiliser, l’étudier, le modifier et le transmettre, sous la licence MIT ou la licence Apache 2.0, à son choix.

about-data = Ce que les bots ont appris, les problèmes, les finales et les positions de ses tests n’appartiennent à personne (CC0 1.0).

# The same as in English.
licences-title = Licences

licences-lead = Le programme contient aussi le travail d’autres personnes. Leurs licences demandent ces noms et ces textes.

## The manual

docs-title = Manuel

docs-lead = Les documents du programme, pour qui joue, héberge ou programme. Ils sont en anglais.

docs-search = Chercher dans le manuel

docs-find = Chercher

docs-nothing = Rien dans le manuel ne contient tous ces mots.

docs-found = Trouvé dans le manuel

# The same as in English.
docs-sections = Sections

docs-players = Pour jouer

docs-hosts = Pour héberger

docs-programmers = Pour programmer

docs-makers = Pour contribuer à Djambi

docs-askers = Pourquoi il est ainsi

## Finished games

games-title = Parties terminées

games-lead = Les parties jouées ici que vous pouvez voir, les plus récentes d’abord.

ladder-title = Tableau des cotes

ladder-lead = Celles et ceux qui ont joué { $games ->
        [10] dix
       *[other] { $games }
    } parties cotées contre { $opponents ->
        [6] six
       *[other] { $opponents }
    } adversaires, dont une au cours des { $days } derniers jours. L’ordre est celui de la cote moins son ± : à cote égale, la plus sûre passe devant.

rated-title = Parties cotées

rated-strangers = Ici, les parties cotées sont pour des gens qui ne se connaissent pas, autant que le service puisse le savoir. Deux personnes n’en jouent pas ensemble si l’une a pris place sur l’invitation de l’autre depuis moins d’un an, si elles ont utilisé le même réseau au cours des { $days } derniers jours, ou si elles ont partagé { $shared } des { $last } dernières parties cotées de l’une d’elles.

ladder-none = Le tableau est encore vide.

ladder-rank = Rang

ladder-rating = Cote

ladder-at-least = Au moins

ladder-last = Dernière partie

ladder-more = Plus bas

rating-graph =
    { $games ->
        [one] Après la dernière partie cotée : de { $least } à { $most }
       *[other] Après les { $games } dernières parties cotées : de { $least } à { $most }
    }

games-player = Joueur

games-board = Plateau

games-rules = Règles

games-clock = Pendule

games-result = Fin

games-place = Rang

games-since = Du

games-until = Au

games-any = peu importe

games-mine = Seulement mes parties

games-show = Afficher

games-none = Aucune partie ne correspond.

games-older = Parties plus anciennes

games-running = Vos parties en cours

games-runs = La partie continue.

games-all = Toutes les parties de ce joueur

games-bots = Parties avec des bots

games-level = Niveau

games-number = Parties

games-won = Gagnées

games-share = Part en %

end-win = victoire

end-repetition = nulle par répétition

end-quiet = nulle sans prise

end-agreement = nulle par accord

end-length = nulle par longueur

end-closed = fermée

clock-none = aucune

clock-real-time = en temps réel

clock-by-day = à la journée

place = Rang { $place }

games-count =
    { $games ->
        [0] Aucune partie terminée
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }

turns-count =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }

## La page d’un lien reçu par courriel

mail-title = Votre adresse

confirm-address = Est-ce votre adresse ?

confirm-address-text = Le compte { $name } doit recevoir ses courriels à { $address }.

confirm-address-press = Oui, écrivez-moi là

confirm-address-not-you = Si vous n’en savez rien, fermez cette page : aucun courriel ne viendra.

address-confirmed = Votre adresse est confirmée

address-confirmed-text = Les courriels de votre compte vont désormais à { $address }. Un mot de passe perdu n’est plus un compte perdu.

stop-letters = Ne plus recevoir ces courriels ?

stop-letters-press = Ne m’en envoyez plus

letters-stopped = Vous ne recevrez plus ces courriels

letters-turn = Les courriels qui disent que c’est à vous dans une partie par jours.

letters-alarm = Les courriels qui disent que votre temps s’épuise dans une partie par jours.

letters-digest = Le courriel de chaque jour qui dit ce que vous n’avez pas vu.

letters-more = Choisir les courriels que vous recevez

## Order: what concerns a visitor, reports, moderators

concerns-title = Ce qui vous concerne
concerns-lead = Ce que le responsable ou la modération a décidé. Vous pouvez répondre une fois à chaque décision.
concerns-none = Aucune décision ne vous concerne.
concerns-read = J’ai lu
concerns-answer = Répondre au numéro { $number }
concerns-answer-hint = Votre réponse, une seule fois ; le responsable et la modération la lisent
concerns-send = Envoyer la réponse
concerns-answered = Votre réponse
concerns-account = Votre compte : emporter vos données, ou le supprimer
concerns-reports = Ce que vous avez signalé
concerns-no-reports = Vous n’avez rien signalé ces 90 derniers jours.
concerns-looked-at = examiné
concerns-open = pas encore examiné

order-unread = pas encore lu
order-host = le responsable
order-game = la partie
order-answer = Réponse
order-warn = Avertissement
order-silence = Pas de messages
order-unlisted = Pas de tables annoncées
order-unrated = Pas de parties classées
order-ban = Exclusion
order-rename = Un autre nom
order-blank = Message retiré
order-void = Résultat qui ne compte pas au classement
order-end-of = Une fin
order-end = Le numéro { $number } prend fin
order-until = jusqu’au { $date } UTC
order-for-ever = pour toujours
order-ended = levé par le numéro { $by }
order-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
order-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

report-title = Signaler
report-lead = Le responsable et la modération le lisent, personne d’autre. Vous saurez quand ce sera examiné.
report-nobody = Personne d’autre ne joue ici que vous pourriez signaler.
report-who = Qui
report-what = Quoi
report-text = Un message
report-name = Le nom
report-play = La façon de jouer
report-cause = Ce qui ne va pas
report-words = Avec vos mots
report-send = Envoyer le signalement
report-done = C’est signalé. Vous saurez quand ce sera examiné.
report-back = Retour à la partie
cause-abuse = insulte ou menace
cause-spam = publicité, ou toujours la même chose
cause-person = une personne réelle : son nom ou ce qui lui appartient
cause-collusion = une entente secrète, ou une personne à plusieurs places
cause-help = un programme réfléchit à la place de quelqu’un
cause-stalling = attendre ou partir exprès
cause-other = autre chose

moderation-title = Modération
moderation-proof = Prouvez encore que c’est vous : votre dernière preuve date de plus de douze heures, ou s’est faite avec le seul mot de passe.
moderation-factor = La modération demande une clé d’accès ou un second facteur. Ajoutez-en un à votre compte, puis revenez.
moderation-code = Code du second facteur
moderation-password = Mot de passe
moderation-passkey = Utiliser une clé d’accès
moderation-passkey-failed = Aucune clé d’accès n’a été acceptée. Réessayez.
moderation-go-on = Continuer
moderation-back = Revenir
moderation-none = Il n’y a rien à examiner.
moderation-log = Tout ce qui a été fait
moderation-looked = { $author } a consulté le signalement { $number }
moderation-closed = { $author } a clos le signalement { $number }
moderation-looks = Qui a consulté les signalements
moderation-nameless = Sans nom
moderation-guest = (invité)
moderation-counts = ouverts : { $open } ; signalements : { $reports } ; décisions : { $acts } ; réponses : { $answers }
moderation-reports = Signalements
moderation-no-reports = Aucun signalement.
moderation-report = Signalement { $number }
moderation-person = Tout sur cette personne
moderation-reporter = signalé par
moderation-sealed = Il est scellé avec une clé qui manque.
moderation-game = La partie à ce coup
moderation-frozen = Tel qu’on le lisait alors
moderation-it = Signalé :
moderation-close = Examiné
moderation-close-hint = La personne qui l’a signalé apprend qu’il a été examiné, rien de plus.
moderation-act = Décider
moderation-kind = Quoi
moderation-how-long = Combien de temps (avertissements et noms : sans effet)
moderation-reason = Pourquoi – la personne concernée le lit
moderation-do = Décider
moderation-acts = Ce qui a été fait
moderation-no-acts = Rien.
moderation-older = Mesures plus anciennes
moderation-end = Y mettre fin
moderation-notes = Notes de la modération
moderation-note = Une note
moderation-note-keep = Garder la note
act-not-found = Il n’y a personne ni rien de tel. Un résultat ne peut être retiré que s’il compte au classement.
act-of-moderator = Seul le responsable agit sur la modération.
act-of-guest = Il faut un compte pour cela : un invité ne peut qu’être privé de messages ou exclu, un jour au plus.
act-too-many = C’est tout ce qu’on peut faire en une heure. Le responsable peut faire plus.
act-ended = Cela a pris fin, ou ne peut pas être levé.
act-reason = Il faut une raison de 1000 caractères au plus.
