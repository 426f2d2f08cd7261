### Ce qui ne va pas dans un coup, une position, une partie notée ou une option.

## Pourquoi un coup est refusé

over = La partie est finie.

must-pass = Vous n’avez aucun coup légal : vous devez passer.

cannot-pass = Vous ne pouvez pas passer tant que vous avez un coup légal.

no-piece = Il n’y a pas de pièce en { $square }.

corpse-moves = Il y a un cadavre en { $square }. Seul un nécromobile peut le déplacer.

not-yours = { CAPITAL(the-piece) } n’est pas à { TERM($seat, form: "player") }, dont c’est le tour.

commanded-by-other =
    { CAPITAL(the-piece) } est { TRAIT($role, name: "gender") ->
        [feminine] commandée
       *[masculine] commandé
    } par { TERM($owner, form: "player") }. C’est à { TERM($seat, form: "player") } de jouer.

idle-piece =
    { CAPITAL(the-piece) } est { $bond ->
        [hostage] otage : un otage ne bouge jamais
       *[orphan] { TRAIT($role, name: "gender") ->
            [feminine] orpheline
           *[masculine] orphelin
        } : personne ne commande cette armée
    }.

hemmed-in =
    { CAPITAL(the-piece) } en { $square } est { TRAIT($role, name: "gender") ->
        [feminine] bloquée
       *[masculine] bloqué
    } : aucune case libre à sa portée. Choisissez une autre pièce.

standstill = Une pièce qui joue doit finir sur une autre case.

not-in-line = Il n’y a pas de ligne droite de { $from } à { $to }. Les pièces ne vont qu’en ligne droite.

too-far = Un militant se déplace d’une ou deux cases, et { $to } est plus loin.

blocked = Le chemin vers { $to } est barré en { $by } ; aucune pièce ne saute.

barred = Aucun chemin vers { $to } n’est libre ; aucune pièce ne saute.

maze-closed = { CAPITAL(TERM($role, form: "a")) } peut traverser le labyrinthe vide, mais seul un chef peut s’y arrêter.

militant-in-maze = Un militant ne peut pas tuer un chef dans le labyrinthe.

no-effect-on-corpse = { CAPITAL(TERM($role, form: "a")) } ne peut pas aller sur un cadavre. Seul un nécromobile le peut.

no-effect-on-piece =
    { $role ->
        [reporter] Un reporter ne va jamais sur une autre pièce : il s’arrête à côté et tue de là.
        [necromobile] Un nécromobile ne prend que des cadavres, jamais une pièce vivante.
       *[other] { CAPITAL(TERM($role, form: "a")) } ne peut pas aller sur une pièce vivante.
    }

own-victim = { CAPITAL(the-piece) } en { $square } est de votre camp : on n’attaque pas les siens.

orphan-victim = { CAPITAL(the-piece) } en { $square } est d’une armée orpheline : ses pièces ne peuvent être ni tuées ni déplacées.

no-choice-of-victim = Seul un reporter désigne une victime, et seulement quand il a le choix.

victim-not-beside = Un reporter ne tue que sur une case qui touche la sienne par un côté, et { $square } n’en est pas une.

no-victim = Il n’y a en { $square } aucune pièce que votre reporter puisse tuer.

must-report = Votre reporter doit tuer l’une des pièces à côté de lui. Choisissez laquelle.

placement-missing = Choisissez une case vide pour ce que votre pièce a pris.

nothing-to-place = Ce coup ne vous laisse rien à poser.

placement-occupied = La case { $square } n’est pas vide. Choisissez une case vide.

placement-in-maze = Vous ne pouvez pas poser cela dans le labyrinthe. Seul un diplomate peut y poser un chef, pris sur une autre case.

corpse-in-maze = Dans le labyrinthe, vous ne pouvez poser que le cadavre d’un chef tué par ce coup.

return-to-maze = Ce que vous avez pris dans le labyrinthe ne peut pas y retourner par le même coup.

exit-missing = Une pièce qui agit dans le labyrinthe doit en sortir dans le même coup. Choisissez par où.

no-exit = Seule une pièce qui agit dans le labyrinthe sans pouvoir y rester a une sortie.

exit-occupied = Choisissez une case vide pour sortir du labyrinthe ; { $square } ne l’est pas.

exit-on-start = Votre assassin ne peut pas sortir en { $square } : le cadavre de sa victime y va.

exit-too-far = Un militant sort du labyrinthe d’une ou deux cases, et { $square } est plus loin.

exit-out-of-reach = Il n’y a pas de ligne libre du labyrinthe à { $square }.

## Ce que coûte un coup

walls-in-own-chief = Ce coup encercle votre propre chef : vous seriez hors jeu.

exposes-own-chief = { TERM($seat, form: "player") } pourrait alors tuer votre chef avec { TERM($role, form: "a") }, avant votre prochain coup.

leaves-own-chief = { TERM($seat, form: "player") } menace toujours votre chef avec { TERM($role, form: "a") }.

## Pourquoi un texte n’est pas un coup

square-expected = Au caractère { $column } du coup, il faut le nom d’une case.

role-expected = Au caractère { $column } du coup, il faut la lettre d’une pièce.

mark-expected = Au caractère { $column } du coup, il faut « - », « x » ou « : ».

end-expected = Le coup devrait finir avant le caractère { $column }.

absent-piece = Il n’y a pas { TERM($role, form: "none") } en { $square }.

misread-move = Dans cette position, le coup s’écrit { $reading }.

## Comment s’écrit une position

too-few-fields =
    La position est incomplète : il faut six éléments, { $found ->
        [0] on n’en trouve aucun
        [one] on n’en trouve qu’un
       *[other] on n’en trouve que { $found }
    }.

too-many-fields =
    Une position a six éléments, mais on en trouve { $found ->
        [one] un
       *[other] { $found }
    }.

surplus-space = Il y a un espace de trop au caractère { $column } de la position.

foreign-in-position = Le caractère { $text } n’a pas sa place dans une position (caractère { $column }).

number-of-rows =
    Le plateau a { $row ->
        [rank] { $found ->
            [one] { $found } rangée
           *[other] { $found } rangées
        }
        [file] { $found ->
            [one] { $found } colonne
           *[other] { $found } colonnes
        }
       *[row] { $found ->
            [one] { $found } ligne
           *[other] { $found } lignes
        }
    } au lieu de { $wanted }.

row-length =
    La { $row ->
        [rank] rangée
        [file] colonne
       *[row] ligne
    } { $label } a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { $wanted }.

empty-run =
    Dans la { $row ->
        [rank] rangée
        [file] colonne
       *[row] ligne
    } { $label }, « { $text } » ne peut pas être un nombre de cases vides.

board-character =
    Dans la { $row ->
        [rank] rangée
        [file] colonne
       *[row] ligne
    } { $label }, « { $text } » n’est ni une pièce, ni un cadavre, ni un nombre de cases vides.

unknown-role =
    Dans la { $row ->
        [rank] rangée
        [file] colonne
       *[row] ligne
    } { $label }, « { $text } » ne désigne aucune pièce { TERM($army, form: "feminine") }.

missing-role =
    À la fin de la { $row ->
        [rank] rangée
        [file] colonne
       *[row] ligne
    } { $label }, il manque la lettre de la pièce { TERM($army, form: "feminine") }.

number-of-controllers =
    Il y a { $found ->
        [one] { $found } lettre
       *[other] { $found } lettres
    } pour dire qui commande les armées, au lieu de { $wanted }, une par armée.

unknown-controller = « { $text } » ne peut pas commander l’armée { TERM($army, form: "feminine") } : ce n’est ni une place de ce plateau, ni « h » (otage), ni « - » (orpheline).

unknown-turn = « { $text } » ne peut pas avoir le trait : ce n’est pas une place de ce plateau.

unknown-cursor = « { $text } » ne peut pas être le curseur du tour de table : ce n’est pas une place de ce plateau.

bad-quiet-turns = « { $text } » ne peut pas être le nombre de coups depuis la dernière mort : il faut un nombre entier jusqu’à 4 294 967 295, sans signe ni zéro au début.

bad-turn-number = « { $text } » ne peut pas être le numéro du coup : il faut un nombre entier jusqu’à 4 294 967 295, sans signe ni zéro au début.

## Ce qu’une position veut dire

not-a-chief-in-the-maze = { CAPITAL(the-piece) } en { $square } est dans le labyrinthe, où aucune pièce vivante ne peut être sauf un chef.

several-chiefs = L’armée { TERM($army, form: "feminine") } a plusieurs chefs : en { LIST($squares) }.

player-without-chief = Quelqu’un joue l’armée { TERM($army, form: "feminine") }, mais elle n’a pas de chef.

hostage-without-chief = L’armée { TERM($army, form: "feminine") } est otage, mais elle n’a pas de chef.

chief-of-a-lost-army = Le chef { TERM($army, form: "masculine") } en { $square } est en vie, mais personne ne joue son armée et elle n’est pas otage.

controller-not-alive = L’armée { TERM($army, form: "feminine") } est commandée par { TERM($controller, form: "player") }, qui n’est plus en vie.

reign-without-option = L’armée { TERM($army, form: "feminine") } est tenue par le droit du pouvoir (une majuscule), que ces règles ne connaissent pas.

reign-over-own-army = Personne d’autre ne commande l’armée { TERM($army, form: "feminine") } : elle ne peut donc pas être tenue par le droit du pouvoir (une majuscule).

nobody-alive = Personne n’est en vie.

turn-not-alive = { TERM($seat, form: "player") } a le trait, mais n’est pas en vie.

turn-zero = Le numéro du coup est 0 ; les coups se comptent à partir de 1.

# The same as in English.
several-faults = { $problem } { $rest }

more-faults =
    { $count ->
        [one] Il reste { $count } autre erreur.
       *[other] Il reste { $count } autres erreurs.
    }

## Pourquoi autre chose est impossible dans une partie

ended =
    La partie est finie : { $reason ->
        [win] quelqu’un a gagné
        [repetition] la même position est revenue trop souvent
        [quiet_limit] trop de coups se sont suivis sans mort
        [agreement] les joueurs ont accepté la nulle
        [length_limit] la partie a atteint la longueur maximale
       *[closed] elle a été fermée
    }.

resign-over = La partie est finie : on ne peut plus abandonner.

resign-not-alive = { TERM($seat, form: "player") } n’est pas en vie et ne peut pas abandonner.

not-alive = { TERM($seat, form: "player") } n’est pas en vie dans cette partie.

nothing-to-take-back =
    On ne peut pas revenir à l’événement { $to } : la partie en a { $events }.

no-seat = Le plateau { $board } n’a pas de place { TERM($seat, form: "feminine") }.

## Les noms des plateaux, des places, des jeux de règles et des options

unknown-board = Aucun plateau ne s’appelle « { $text } ». Les plateaux sont { LIST($known) }.

unknown-seat = Une place porte l’un de ces noms : { JOIN($known, with: ", ") }.

unknown-rule-set = Aucun jeu de règles ne s’appelle « { $text } ». Les jeux de règles sont { LIST($known) }.

unknown-option = Aucune option ne s’appelle « { $text } ». Les options sont { LIST($known) }.

unknown-value = L’option { $option } n’a pas la valeur « { $text } ». Ses valeurs sont { LIST($known) }.

option-number = L’option { $option } est un nombre entier jusqu’à 4 294 967 295, sans signe ni zéro au début, et non « { $text } ».

## Les parties notées

no-record = Ce n’est ni une position ni une feuille de partie. (Détails : { $problem })

in-record = Ligne { $line }, colonne { $column } : { $problem }

no-game = Il n’y a pas de partie ici.

another-game = Une autre partie commence ici, mais il n’en fallait qu’une.

unexpected-character = « { $text } » n’a pas de sens ici.

taken-back-in-variation = Dans une variante, rien n’est repris.

deep-variation = Des variantes sont imbriquées sur plus de { $most } niveaux.

open-variation = La variante qui commence ici n’est pas fermée.

no-signs = Les signes d’une feuille de partie sont les points d’exclamation et d’interrogation, un ou deux, et $1 à $255, après un coup ; ce n’en est pas un.

open-comment = Le commentaire qui commence ici n’est pas fermé.

broken-tag = Une étiquette s’écrit sur une seule ligne, entre crochets : son nom, puis sa valeur entre guillemets droits.

tag-twice = L’étiquette { $name } est donnée ici pour la deuxième fois.

tag-name = « { $text } » ne peut pas nommer une étiquette : il faut une lettre, puis des lettres, des chiffres et des tirets bas.

derived-tag = L’étiquette { $name } découle de la partie : on ne peut pas la donner.

control-in-tag = La valeur de l’étiquette { $name } ne peut pas contenir le caractère invisible « { $text } ».

control-in-comment = Un commentaire ne peut pas contenir le caractère invisible « { $text } ».

entry-as-comment = « { $text } » est un événement de la partie ; suivi d’un point, c’est un commentaire.

wrong-variant = C’est une feuille de partie de « { $text } », et non de Djambi.

broken-option = Une option s’écrit option=valeur, et non « { $text } ».

option-twice = L’option { $option } est donnée deux fois.

wrong-set-up = L’étiquette SetUp est « 1 » avec une étiquette FEN et « 0 » sans elle, et non « { $text } ».

start-position = La partie ne peut pas commencer dans cette position. { $problem }

not-a-move = « { $text } » n’est pas un coup. { $problem }

foreign-character = Le caractère { $text } n’y a pas sa place.

not-possible = « { $text } » n’est pas possible. { $problem }

after-result = Rien ne peut arriver dans une partie après son résultat.

wrong-result = Le résultat « { $text } » ne correspond pas à la partie : ce devrait être « { $right } ».

wrong-termination = L’étiquette Termination est « { $text } », mais après cette partie ce devrait être « { $right } ».
