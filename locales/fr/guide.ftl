### Ce que la page de la partie dit des coups, une fois le plateau affiché : ce qui s’est passé depuis votre dernier coup,
### pourquoi un choix est refusé, ce qui est en danger, et ce qu’un coup coûterait.

## Depuis votre dernier coup

since-your-turn = Depuis votre dernier coup

latest-turns = Les derniers coups

moved = { TERM($seat, form: "player") } a joué { TERM($role, form: "the") } en { $square }.

killed = { TERM($seat, form: "player") } a tué { the-piece }.

killed-yours = { TERM($seat, form: "player") } a tué votre { $role }.

led = { TERM($seat, form: "player") } a déplacé { the-piece } en { $square }.

led-yours = { TERM($seat, form: "player") } a déplacé votre { $role } en { $square }.

put-corpse = { TERM($seat, form: "player") } a posé un cadavre en { $square }.

nothing-yet = Rien de nouveau pour l’instant.

## Pourquoi un choix est refusé

not-your-turn = Ce n’est pas à vous de jouer, mais à { TERM($seat, form: "player") }.

looking-back-now = Vous revoyez la partie. Revenez au présent pour jouer.

on-its-way = Votre coup est en cours d’envoi.

outside = Une pièce ne peut pas quitter le plateau.

choose-first = Choisissez d’abord une de vos pièces.

choose-role-first = Choisissez d’abord votre { $role }.

half-entered = Vous êtes en train de jouer un coup. Annulez-le avec Échap pour revoir la partie.

see-rules = Voir les règles

## Dangers

killer = { TERM($seat, form: "player") } ({ $role })

chief-in-danger = Votre chef est en danger : { LIST($killers) }.

free-squares =
    { $n ->
        [0] Des cadavres occupent toutes les cases autour de votre chef.
        [one] Les cadavres ne laissent à votre chef que { $n } case.
       *[other] Les cadavres ne laissent à votre chef que { $n } cases.
    }

endangered = { $role } en { $square }

pieces-in-danger = En danger : { LIST($pieces) }.

## Ce qu’un coup coûterait

play-anyway = Jouer quand même

take-it-back = Modifier

play-anyway-question = Jouer ce coup quand même ?

show-safe-turns = Coups sûrs

safe-turn = { $role } { $from }–{ $to }

safe-turns = Coups sûrs, montrés sur le plateau : { LIST($turns) }.

## Réglages

show-movable = Montrer les pièces qui peuvent jouer

show-dangers = Montrer les dangers

ask-walled-in = Demander avant que j’encercle mon propre chef

ask-exposed = Demander avant que mon chef puisse être tué

## Les règles par-dessus la partie

rules = Règles

close = Fermer

rules-loading = Un instant.

rules-missing = Les règles n’ont pas pu être chargées.

## Un coup entré pendant que les autres jouent

for-next-turn = Pour votre prochain coup.

queued = Votre prochain coup est prêt.

remove-queued = Retirer

queue-emptied = Votre coup préparé est retiré.

queued-impossible = Votre coup préparé n’est plus possible.

queued-risky = Votre coup préparé n’a pas été joué.

cannot-queue = Vous ne pouvez préparer qu’un coup possible maintenant.

queue-turns = Préparer un coup pendant que les autres jouent
