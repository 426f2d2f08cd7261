### À côté du plateau et par-dessus : ce que la page d’une partie charge après le plateau.

## Les places

copy-link = Copier le lien

link-copied = Copié

share-result = Partager le résultat

invite-to = Inviter quelqu’un à jouer { TERM($seat, form: "player") }

send-link = Envoyez cette adresse à votre ami :

new-link = Nouveau lien

free-seat = Libérer la place { TERM($seat, form: "feminine") } et inviter quelqu’un d’autre

give-back = Rendre

leave-seat = Laisser la place { TERM($seat, form: "feminine") } à quelqu’un d’autre

## À côté du plateau

analyse = Analyser

new-game = Nouvelle partie

download-record = Télécharger la partie

settings = Réglages

sounds = Sons

notify = M’avertir quand c’est à moi de jouer ou qu’il se passe quelque chose, tant que cette page est ouverte

tab-own-turn = À vous de jouer – Djambi

# The same as in English.
tab = { $title } – Djambi

something-offered = On vous propose quelque chose

game-is-over = La partie est terminée

new-words =
    { $n ->
        [one] Un nouveau message
       *[other] { $n } nouveaux messages
    }

not-notified = Ce navigateur ne le permet pas.

confirm-turns = Confirmer chaque coup

keep-still = Ne pas tourner le plateau

shortcuts = Raccourcis clavier

shortcuts-turns =
    En dehors du plateau, les flèches vont d’un coup à l’autre, Début et Fin au premier et au dernier.

## Les pièces

piece-guide = Les pièces

guide-piece = { CAPITAL($role) } :

guide-corpse-name = { CAPITAL(-corpse) } :

guide-chief = tue à toute distance ; peut siéger dans le labyrinthe

guide-assassin = tue et laisse le cadavre sur la case d’où il vient

guide-reporter-one = se déplace, puis peut tuer une pièce juste à côté

guide-reporter-must = se déplace, puis tue une pièce juste à côté, s’il y en a une

guide-reporter-all = se déplace, puis tue tous les ennemis juste à côté

guide-reporter-all-own = se déplace, puis tue toutes les pièces juste à côté, les vôtres aussi

guide-militant = se déplace d’une ou deux cases ; tue

guide-diplomat = emmène un ennemi vivant sur une autre case

guide-necromobile = emporte un cadavre sur une autre case

guide-corpse = un mur ; seul un nécromobile le déplace

piece-line = { CAPITAL(piece) } – { $line }

taken-piece-line =
    { CAPITAL(piece) } { TRAIT($role, name: "gender") ->
        [feminine] commandée
       *[masculine] commandé
    } par { TERM($controller, form: "player") } – { $line }

idle-piece-line =
    { CAPITAL(piece) }, { $bond ->
        [hostage] otage
       *[orphan] { TRAIT($role, name: "gender") ->
            [feminine] orpheline
           *[masculine] orphelin
        }
    } – personne ne joue cette armée

corpse-line = { CAPITAL(-corpse) } – { guide-corpse }

## Abandonner, faire nulle

resign = Abandonner

resign-question = { resign } ?

resign-text =
    Votre chef meurt sur place, et les armées que vous commandez deviennent orphelines. C’est sans retour.

draw =
    { $draw ->
       *[offer] Proposer la nulle
        [agree] Accepter la nulle
    }

draw-question = { draw } ?

draw-text =
    La partie est nulle dès que tous les joueurs en vie l’acceptent. Votre accord vaut jusqu’à votre prochain coup.
    Les bots acceptent s’ils n’espèrent pas mieux qu’une nulle.

quiet-turns = Coups sans mort : { $turns } sur { $limit }.

times-seen = Apparitions de cette position : { $times } sur { $limit }.

for-seat = Pour

play-on = Continuer

## Le temps

little-time = { TERM($seat, form: "player") }, il vous reste moins de 20 secondes.

## Les propositions

take-back = Annuler le coup

take-back-question = Annuler votre dernier coup ?

take-back-text =
    La partie revient à votre dernier coup dès que tous ceux qui ont joué depuis sont d’accord. Les pendules gardent
    leur temps. Les bots sont toujours d’accord.

pause = Faire une pause

go-on = Continuer

go-by-day = Continuer par jours

go-by-day-question = Continuer par jours ?

go-by-day-text = Dès que tous sont d’accord, chaque coup a ses propres jours au lieu de minutes pour toute la partie, à partir du coup en cours. On n’y revient pas. Les bots sont toujours d’accord.

days-of-turn = Temps pour chaque coup

goes-by-day =
    { $days ->
        [one] La partie continue par jours : { $days } jour pour chaque coup.
       *[other] La partie continue par jours : { $days } jours pour chaque coup.
    }

call-off = Annuler la partie

call-off-question = Annuler la partie ?

call-off-text = La partie est fermée sans résultat dès que tous sont d’accord.

keep = Continuer à jouer

let-bot-play = Laisser un bot jouer pour { TERM($seat, form: "player") }
on-leave = en congé jusqu’au { $date }

away-on-leave = on attend { $name }, en congé jusqu’au { $date }. Le temps ne passe pas.

away-for = on attend { $name }, qui n’est pas là : il reste { $time }.

away-until-bot = on attend { $name }, qui n’est pas là : il reste { $time }. Un bot pourra jouer à sa place dans { $bot }.

absent-for = { $name } n’est plus là depuis { $time }.

bot-plays-for-you = Un bot joue pour vous.

lost-seat = C’était votre place : votre temps est écoulé et un bot y joue.

take-seat-back = Retrouver votre place

seat-is-open =
    { TERM($seat, form: "player") } n’a plus de temps. Un bot joue à sa place, tant que personne ne la prend.

offer-of-news = Propositions

offered =
    { TERM($seat, form: "player") } { $what ->
        [take_back] voudrait annuler un coup.
        [pause] voudrait une pause.
        [resume] voudrait continuer.
        [abort] voudrait annuler la partie.
       *[return] voudrait retrouver sa place.
    }

offered-by-day =
    { TERM($seat, form: "player") } { $days ->
        [one] voudrait continuer par jours : { $days } jour pour chaque coup.
       *[other] voudrait continuer par jours : { $days } jours pour chaque coup.
    }

offered-stand-in = { TERM($seat, form: "player") } voudrait qu’un bot joue pour { TERM($absent, form: "player") }.

you-offered =
    { $what ->
        [take_back] Vous voudriez annuler un coup.
        [pause] Vous voudriez une pause.
        [resume] Vous voudriez continuer.
        [by_day] Vous voudriez continuer par jours.
        [abort] Vous voudriez annuler la partie.
        [stand_in] Vous voudriez qu’un bot joue.
        [return] Vous voudriez retrouver votre place.
       *[draw] Vous proposez la nulle.
    }

unanswered-by = Pas encore de réponse : { LIST($names) }.

declines = { TERM($seat, form: "player") } refuse.

accept = Accepter

decline = Refuser

you-did-not-begin = Vous n’avez pas joué votre premier coup à temps. Il n’y a aucun résultat.

open-again = Rouvrir la table

back-to-lobby = Retour au salon

## La discussion

talk = Discussion

talk-with-new =
    { $n ->
        [0] Discussion
        [one] Discussion, { $n } nouveau message
       *[other] Discussion, { $n } nouveaux messages
    }

channel =
    { $channel ->
       *[table] Table
        [dead] Éliminés
        [watchers] Public
    }

channels = Canaux

nothing-said =
    { $channel ->
       *[table] Personne n’a encore rien dit.
        [dead] Personne n’a encore rien dit. Les joueurs éliminés lisent ce canal, et tout le monde après la fin.
        [watchers] Personne n’a encore rien dit. Le public lit ce canal ; il n’est montré aux joueurs qu’après la fin.
    }

channel-of = { JOIN($players, with: ", ") }

notebook = Mes notes

whisper = Chuchoter

whisper-with = Chuchoter avec

who-reads = { JOIN($players, with: ", ") } et vous lisez ceci.

who-read = Dit en privé par { LIST($players) }.

only-you-read = Personne d’autre ne lit ceci.

host-reads = Le responsable de ce service peut le lire.

close-whisper = Revenir aux canaux

channel-closed = Plus rien ne peut être dit ici.

# The same as in English.
phrases = Phrases

phrase =
    { $phrase ->
       *[agreed] D’accord
        [no] Non
        [later] Plus tard, peut-être
        [trust_me] Faites-moi confiance
        [spare_me] Épargnez-moi
        [i_regret] Je le regrette
        [farewell] Adieu
    }

phrase-about =
    { $phrase ->
       *[beware] Attention à { TERM($seat, form: "player") }
        [threatens_us] { CAPITAL(TERM($seat, form: "player")) } nous menace tous les deux
        [strike_together] Frappons { TERM($seat, form: "player") } ensemble
        [leave_power] { CAPITAL(TERM($seat, form: "player")) } doit quitter le pouvoir
        [you_lied] { CAPITAL(TERM($seat, form: "player")) } a menti
    }

draw-on-board = Dessiner sur le plateau

draw-how = Touchez une case pour un cercle, ou tracez d’une case à une autre pour une flèche. Au clavier, appuyez sur Entrée sur les deux cases, ou deux fois sur une seule.

draw-from = Depuis { $square }. Entrée sur une autre case fait une flèche, sur la même un cercle.

send-drawing =
    { $n ->
        [one] Envoyer le dessin ({ $n })
       *[other] Envoyer le dessin ({ $n })
    }

clear-drawing = Effacer

drawing = Dessin : { JOIN($squares, with: ", ") }

all-channels = Tout

after-turn = Après le coup { $turn }

at-the-start = Avant le premier coup

gone =
    { $why ->
       *[unreadable] (scellé : ne peut plus être lu)
        [blanked] (retiré par son auteur)
        [removed] (retiré par la modération)
    }

blank = Retirer votre message

blank-for-ever = Retirer définitivement ?

report = Signaler à la modération

report-why = Pourquoi ? Le responsable et la modération le verront avec les messages qui l’entourent.

report-cause =
    { $cause ->
        [abuse] insulte ou menace
        [spam] publicité, ou toujours la même chose
        [person] une personne réelle : son nom ou ce qui lui appartient
        [collusion] des joueurs qui s’entendent en secret
        [help] un programme réfléchit à la place de quelqu’un
        [stalling] attendre ou partir exprès
       *[other] autre chose
    }

report-what = Ce qui ne va pas

report-player = Signaler un joueur : sa façon de jouer, ou son nom

report-send = Envoyer le signalement

reported = Signalé : vous saurez quand ce sera examiné.

said-later =
    { $n ->
        [one] Un message plus tard
       *[other] { $n } messages plus tard
    }

show-drawing = Montrer sur le plateau

# The same as in English.
messages = Messages

say-something = Dites quelque chose

send = Envoyer

characters-left = Encore { $n }

sign =
    { $sign ->
       *[well_played] Bien joué
        [thanks] Merci
        [sorry] Pardon
        [hurry] On joue ?
        [oops] Oups
        [hello] Bonjour
    }

signs = Messages tout faits, que chacun lit dans sa langue

only-signs = Seuls les messages tout faits sont permis à cette table.

players-may-read = Les joueurs ne voient pas cela ici, mais une seconde fenêtre le leur montre.

watchers-read = Le public lit aussi ces messages.

only-reading = Lecture seule.

watcher = Un spectateur

mute = Masquer les messages de { $name }

unmute = Montrer de nouveau les messages de { $name }

hidden = Masqués :

sending-words = Envoi…

not-said = Pas envoyé.

close-talk = Fermer la discussion

## La chute

you-are-out = Vous êtes hors jeu

fatal-turn = C’était au coup { $turn } :

others-play-on = Les autres continuent.

keep-watching = Continuer à regarder

show-board = Voir le plateau

show-turn = Voir le coup

home = Accueil

## La fin de la partie

share =
    Chacun marque { $players ->
        [2] un demi-point
       *[other] 1/{ $players } de point
    }.

after-turns =
    En { $turns } { $turns ->
        [one] coup
       *[other] coups
    }.

## La liste des coups

turns-oldest-first = Coups joués, du premier au dernier

turn-number = { $turn }

nobody-moved = Personne n’a encore joué.

## Continuer à regarder, et rejouer

play-again = Revanche

join = Rejoindre

watch-again = Regarder

how-it-ended = La fin

watching-speed = Vitesse

watch =
    { $pace ->
       *[normal] Regarder à vitesse normale
        [fast] Regarder en accéléré
        [newest] Aller au dernier coup
    }

## How the user fell, and how the game ended

your-time-ran-out = Votre temps est écoulé.

no-chief-left = Vous n’avez plus de chef.

seat-resigned = { TERM($seat, form: "player") } a abandonné.

you-resigned = Vous avez abandonné.

killed-chief-of = { TERM($mover, form: "player") } a tué votre chef { $seat } en { $square }.

killed-your-chief = { TERM($mover, form: "player") } a tué votre chef en { $square }.

walled-in-own-chief = Vous avez encerclé votre propre chef en { $square }.

walled-in-chief-of = { TERM($mover, form: "player") } a encerclé votre chef { $seat } en { $square }.

walled-in-your-chief = { TERM($mover, form: "player") } a encerclé votre chef en { $square }.

you-lost-on-time = Vous avez perdu : votre temps est écoulé.

last-rival-ran-out = { TERM($seat, form: "player") }, dernier rival, n’a plus de temps.

you-lost-by-resigning = Vous avez perdu : vous avez abandonné.

you-lost =
    Vous avez perdu : votre chef a été { $how ->
        [kill] tué
       *[encircled] encerclé
    } en { $square }.

closed-because =
    { $cause ->
       *[expired] Personne n’a joué pendant longtemps.
        [not_begun] { TERM($seat, form: "player") } n’a pas joué son premier coup à temps.
        [cancelled] L’hôte a annulé le rendez-vous.
        [aborted] Les joueurs l’ont annulée.
    } Il n’y a aucun résultat.
