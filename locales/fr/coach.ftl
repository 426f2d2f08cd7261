### Ce que dit le moteur, sur la page d’analyse et à qui joue : parts, indices, remarques, déroulement d’une partie.

## Les parts

percent = { $percent } %

share = { TERM($seat, form: "player") } { $percent } %

shares = { JOIN($shares, with: ", ") }

loss = −{ $percent } %

expected = Vos chances de gagner : environ { $tenths } sur 10.

expected-change = Vos chances de gagner : environ { $before } sur 10 avant ce coup, { $after } sur 10 après.

## Le graphique

course = Déroulement de la partie

turn-shown = Coup affiché

turn-shares = { $turn } : { shares }

own-course = Vos chances de gagner : environ { $first } sur 10 au début, { $highest } sur 10 au mieux, { $last } sur 10 à la fin.

analysing =
    { $turns ->
        [one] analyse : encore { $turns } coup
       *[other] analyse : encore { $turns } coups
    }

engine-failed = Le moteur n’a pas pu être chargé, ou il est tombé en panne.

## Les indices

coach = Conseils

hint = Indice

hint-more = Montrer le coup

searching-hint = Réflexion…

hint-piece = Regardez votre { $role } en { $square }.

hint-turn = Votre { $role } va de { $from } à { $to }.

hint-exit = Il quitte le labyrinthe pour { $square }.

hint-victim = Il tue en { $square }.

hint-placement = Ce qui s’y trouvait va en { $square }.

hint-pass = Vous ne pouvez que passer.

undo-that-turn = Annuler ce coup

close-coach = Fermer

## Les raisons d’un coup

wins = Ce coup gagne la partie.

kills-chief = Ce coup tue le chef { $seat }.

walls-in = Ce coup encercle le chef { $seat }.

saves-chief = Ce coup sauve votre chef, que menaçait { the-piece }.

takes-power = Ce coup vous donne le pouvoir.

ends-power = Ce coup ôte le pouvoir à { TERM($seat, form: "player") }.

takes-army = Ce coup vous apporte l’armée { TERM($seat, form: "feminine") }.

kills = Ce coup tue { the-piece }.

rescues = Ce coup met votre { $role } hors de danger.

threatens-chief = Ce coup menace le chef { $seat }.

leads-away = Ce coup éloigne { the-piece }.

chief-safe = Votre chef n’est plus menacé.

## Les remarques

better-turn = Mieux : votre { $role } de { $from } à { $to }.

## Les réglages

show-help = Boutons Indice et Annuler près du plateau

show-remarks = Commenter mes coups coûteux

bot-speed = Vitesse des bots

pace =
    { $pace ->
        [quick] immédiate
       *[calm] normale
        [slow] lente
    }

hurry = Aller à mon tour

## La fin

you-won = Vous avez gagné

you-lost = Vous avez perdu

place-of =
    { $place ->
        [1] 1er
       *[other] { $place }e
    } sur { $players }.

standings = Classement

# The same as in English.
place = { $place }.

rating-now = cote { $rating }

fell-killed = chef tué par { TERM($mover, form: "player") } en { $square }, coup { $turn }

fell-walled-in = chef encerclé par { TERM($mover, form: "player") } en { $square }, coup { $turn }

fell-by-own-turn = chef encerclé par son propre coup en { $square }, coup { $turn }

fell-resigned = abandon, coup { $turn }

alive-at-end = en vie à la fin

kills-made =
    { $kills ->
        [one] { $kills } pièce tuée
       *[other] { $kills } pièces tuées
    }

armies-taken =
    { $armies ->
        [one] { $armies } armée prise
       *[other] { $armies } armées prises
    }

how-it-went = Le déroulement de la partie

how-it-went-for-you = Le déroulement de la partie, et vos coups les plus coûteux

costliest-turns = Vos coups les plus coûteux

turn-at = Coup { $turn }

no-costly-turn = Aucun de vos coups n’a coûté cher.

stop-analysing = Arrêter

watch-the-end = Revoir la fin
