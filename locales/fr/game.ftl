### La page d’une partie.

## Le bandeau : le titre dit à qui c’est de jouer, le texte ce qu’il y a à faire

joining = Vous rejoignez la partie

one-moment = Un instant.

waiting-title = On attend des joueurs

game-starts = La partie commence.

your-turn = À vous de jouer, { TERM($seat, form: "player") }

your-extra-turn = Encore à vous, { TERM($seat, form: "player") }, grâce au pouvoir

turn-of = C’est à { TERM($seat, form: "player") } de jouer

extra-turn-of = C’est encore à { TERM($seat, form: "player") } de jouer, grâce au pouvoir

choose-piece = Choisissez une pièce à jouer

played = { TERM($seat, form: "player") } : { $reading }

waiting =
    { $viewer ->
       *[player] { CAPITAL($clause) }
        [watcher] Vous regardez : { $clause }
        [out] Vous êtes hors jeu : { $clause }
    }

bot-thinks = { TERM($seat, form: "player") } (bot) réfléchit.

seat-is-free = on attend que quelqu’un prenne cette place.

waiting-for = on attend { TERM($seat, form: "player") }.

waiting-for-name = on attend { $name }.

waiting-for-absent =
    on attend { $name }, qui { $state ->
       *[away] n’est pas là
        [gone] n’a plus de connexion
    }.

waiting-for-absent-since =
    on attend { $name }, qui { $state ->
       *[away] n’est pas là
        [gone] n’a plus de connexion
    } depuis { $time }.

play-within = Jouez d’ici { $time }, sinon la partie sera fermée.

must-play-within = { TERM($seat, form: "player") } doit jouer d’ici { $time }, sinon la partie sera fermée.

paused = Pause

paused-text = Les pendules sont arrêtées.

stood-in-for-you = Un bot joue pour vous.

goes-back = La partie revient au coup { $turn }.

sending = Envoi…

no-answer-yet = Le service n’a pas encore répondu.

next-is = Ensuite, c’est à { TERM($seat, form: "player") }

offline-turn = Vous êtes hors ligne. Votre coup partira dès que la connexion reviendra.

looking-back = Vous revoyez la partie

at-start = La position de départ.

looking-back-at = Vous revoyez la partie : coup { $turn } sur { $turns }

back-to-now = Revenir au présent

prompt-sentence = { SENTENCE($prompt) }

sentences = { JOIN($sentences, with: " ") }

spoken = { SENTENCE($title) } { $text }

## Ce qui va mal

by-rule = { $message } (règles, { $section })

# The same as in English.
ok = OK

too-many = Trop de demandes à la fois. Cette page attend un instant, puis réessaie.

offer-lapsed = La proposition n’est plus valable : la partie a continué.

illegal-turn = Ce coup est illégal.

cannot-follow = Cette page n’arrive plus à suivre la partie. Rechargez-la.

## La connexion

offline = Hors ligne

reconnecting = Reconnexion…

connecting = Connexion…

## L’ordre de jeu

turn-order = Ordre de jeu : maintenant, puis les cinq coups suivants

## Les joueurs

players = Joueurs

you = vous

player = joueur

waiting-for-friend = on attend un ami

pieces-left =
    { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    }

chief-attacked = chef attaqué

in-power = au pouvoir

hostage-army = armée otage

gone =
    { $player ->
       *[out] éliminé
        [absent] sans joueur
    }

army-orphaned =
    { $player ->
       *[out] éliminé, armée orpheline
        [absent] armée orpheline
    }

army-of =
    { $player ->
       *[out] éliminé, armée à { TERM($seat, form: "player") }
        [absent] armée à { TERM($seat, form: "player") }
    }

offers-a-draw = propose la nulle

commands = commande

commands-armies = commande { LIST($names) }

clock-of = Pendule : { TERM($seat, form: "player") }

clock-days = { $days } j { $hours } h

clock-tenths = { $clock },{ $tenths }

# The same as in English.
clock-bank = + { $time }

presence =
    { $state ->
       *[here] en ligne
        [away] absent
        [gone] sans connexion
    }

stood-in = { $level } (bot) remplace

watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }

## La liste des coups

turns-played = Coups joués

replay-game = Parcourir la partie

## À côté du plateau

game = Partie

## Abandonner, faire nulle

offers-draw =
    { LIST($names) } { $players ->
        [one] propose
       *[other] proposent
    } la nulle.

## La chute

ran-out-of-time = { TERM($seat, form: "player") } n’a plus de temps.

earlier-fall = { $reason } C’était au coup { $turn }.

## La fin de la partie

you-play-again = Vous jouez la revanche.

wants-again = { TERM($seat, form: "player") } demande une revanche.

wants-again-name = { $name } demande une revanche.
