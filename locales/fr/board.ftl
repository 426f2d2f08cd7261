### Ce que le plateau dit aux lecteurs d’écran et dans ses consignes.

board = Plateau de Djambi

letter = { TRAIT($role, name: "letter") }

## Le nom d’une case : ses pièces, et ce qu’on peut y faire

label = { JOIN($parts, with: ", ") }

corpse = { -corpse }

token = { piece }

token-taken =
    { piece } { TRAIT($role, name: "gender") ->
        [feminine] commandée
       *[masculine] commandé
    } par { TERM($controller, form: "player") }

token-idle =
    { piece }, { $bond ->
        [hostage] otage
       *[orphan] { TRAIT($role, name: "gender") ->
            [feminine] orpheline
           *[masculine] orphelin
        }
    }

maze = { -maze(form: "the") }

in-power = { TERM($seat, form: "player") } est au pouvoir

empty = vide

selected = case choisie

last-turn = dernier coup

in-danger = en danger

mark =
    { $mark ->
        [select] peut jouer
       *[move] coup légal : venir ici
        [report] coup légal : venir ici, puis le reporter peut tuer
        [kill] coup légal : tuer
        [relocate] coup légal : déplacer ce qui est ici
        [maze] coup légal : entrer dans le labyrinthe
        [exit] coup légal : sortir ici du labyrinthe
        [victim] coup légal : faire tuer par le reporter
        [spare] choisir de ne tuer personne
        [place] coup légal : poser ici
        [throne] coup légal : poser le chef dans le labyrinthe
    }

## Les consignes

choose-piece = Choisissez une pièce à jouer

choose-target = Choisissez où va { TERM($role, form: "the") }

choose-exit = Choisissez par où { TERM($role, form: "the") } sort du labyrinthe

choose-victim = Choisissez qui le reporter tue, ou personne

must-choose-victim = Choisissez qui le reporter doit tuer

place-piece = Posez { the-piece } sur une case vide

place-corpse = Posez le cadavre sur une case vide

must-pass = Vous n’avez aucun coup légal : vous devez passer

confirm = Jouer ce coup ?

## Ce qui s’est passé

story = { JOIN($sentences, with: " ") }

pass = { TERM($seat, form: "player") } passe.

move = { CAPITAL(the-piece) } va de { $from } à { $to }.

kill =
    { CAPITAL(the-piece) } est { TRAIT($role, name: "gender") ->
        [feminine] tuée
       *[masculine] tué
    } en { $square } ; son cadavre est en { $corpse }.

relocate =
    { CAPITAL(the-piece) } est { TRAIT($role, name: "gender") ->
        [feminine] déplacée
       *[masculine] déplacé
    } de { $from } à { $to }.

corpse-relocated = Un cadavre est déplacé de { $from } à { $to }.

army_taken = { TERM($by, form: "player") } prend le commandement de l’armée { TERM($army, form: "feminine") }.

encircled = Le chef { $seat } est encerclé en { $square } et meurt.

resigned = { TERM($seat, form: "player") } abandonne.

orphaned = L’armée { TERM($army, form: "feminine") } est orpheline.

power = { TERM($seat, form: "player") } est au pouvoir.

power_lost = { TERM($seat, form: "player") } n’est plus au pouvoir.

won = { TERM($seat, form: "player") } gagne.

## Les réponses aux touches

piece-on = { piece } en { $square }

corpse-on = cadavre en { $square }

attacker = { the-piece } en { $square }

line =
    à { $hour } { $hour ->
        [one] heure
       *[other] heures
    } : { JOIN($pieces, with: ", ") }

lines = Lignes depuis { $square }. { CAPITAL(JOIN($lines, with: " ; ")) }.

no-lines = Lignes depuis { $square }. Aucune pièce.

attacked =
    { CAPITAL(the-piece) } en { $square } est { TRAIT($role, name: "gender") ->
        [feminine] attaquée
       *[masculine] attaqué
    } par { LIST($attackers) }.

not-attacked = Personne n’attaque { the-piece } en { $square }.

nothing = { TERM($seat, form: "player") } n’a pas { TERM($role, form: "none") }.

turn = { TERM($seat, form: "player") }

turn-by-power = { TERM($seat, form: "player") } grâce au pouvoir

turns = Au trait : { $now } ; ensuite : { JOIN($later, with: ", ") }.

game-over = La partie est finie.

key-role =
    { $key } à votre { $role } { TRAIT($role, name: "gender") ->
        [feminine] suivante
       *[masculine] suivant
    }

keys =
    Les flèches mènent à la case voisine, Début, Fin, Page précédente et Page suivante au bord,
    { JOIN($roles, with: ", ") }, avec Maj à la pièce précédente, { $maze } au labyrinthe.
    { $lines } dit les lignes à partir d’ici, { $attackers } qui attaque votre chef,
    { $turns } qui joue ensuite. Entrée choisit, Échap revient en arrière.
