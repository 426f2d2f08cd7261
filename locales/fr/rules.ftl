### Ce que les règles répondent : pourquoi un coup est refusé, et pourquoi une partie s’est terminée.

## Pourquoi un coup est refusé

over = La partie est finie.

must-pass = Le camp au trait n’a aucun coup possible et doit passer.

cannot-pass = On ne passe pas tant qu’un coup est possible.

no-piece = Il n’y a pas de pièce en { $square }.

corpse-moves = Un cadavre se trouve en { $square }, et un cadavre ne bouge pas tout seul.

not-yours = { CAPITAL(the-piece) } en { $square } n’obéit pas au camp au trait.

standstill = Un coup ne peut pas finir là où il commence.

not-in-line = La case { $to } n’est pas en ligne droite, orthogonale ou diagonale, depuis { $from }.

too-far = Un militant avance d’une ou deux cases, et { $to } est plus loin.

blocked = Le chemin vers { $to } est barré en { $by } ; aucune pièce ne saute.

barred = Aucun chemin vers { $to } n’est libre ; aucune pièce ne saute.

maze-closed = { CAPITAL(TERM($role, form: "a")) } peut traverser le labyrinthe vide, mais seul un chef peut s’y arrêter.

militant-in-maze = Un militant ne peut pas tuer un chef dans le labyrinthe (maze_militant = never).

no-effect-on-corpse = { CAPITAL(TERM($role, form: "a")) } ne peut pas s’arrêter sur une case où il y a un cadavre.

no-effect-on-piece = { CAPITAL(TERM($role, form: "a")) } ne peut pas s’arrêter sur une case où il y a une pièce vivante.

own-victim = { CAPITAL(the-piece) } en { $square } est du même camp, et une pièce n’agit pas contre son camp.

orphan-victim = { CAPITAL(the-piece) } en { $square } est d’une armée orpheline, dont les pièces ne peuvent être ni tuées ni déplacées.

no-choice-of-victim = Seul un reporter désigne une victime, et seulement quand il a le choix.

victim-not-beside = Un reporter ne tue que sur une case orthogonalement voisine de la sienne, et { $square } n’en est pas une.

no-victim = Il n’y a en { $square } aucune pièce que le reporter puisse tuer.

must-report = Le reporter doit tuer l’une des pièces à côté de lui (reporter = must).

placement-missing = Il faut dire où la victime est posée.

nothing-to-place = Ce coup ne laisse rien à poser.

placement-occupied = La case { $square } n’est pas vide : on ne peut rien y poser.

placement-in-maze = Dans le labyrinthe, on ne pose qu’un chef, par un diplomate qui le prend sur une autre case, et les cadavres que permet l’option maze_corpse.

corpse-in-maze = Parmi les cadavres, seul celui d’un chef tué par ce coup peut être posé dans le labyrinthe (maze_corpse = chief).

return-to-maze = Ce qui a été pris dans le labyrinthe ne peut pas y être reposé par le même coup.

exit-missing = Une pièce qui agit dans le labyrinthe doit en sortir dans le même coup.

no-exit = Seule une pièce qui agit dans le labyrinthe sans pouvoir y rester a une sortie.

exit-occupied = Une sortie finit sur une case vide hors du labyrinthe, et { $square } n’en est pas une.

exit-on-start = La sortie ne peut pas finir en { $square } : le cadavre de la victime y va.

exit-too-far = Un militant sort du labyrinthe d’une ou deux cases, et { $square } est hors de sa portée.

exit-out-of-reach = Il n’y a pas de ligne libre du labyrinthe à { $square }.

## Pourquoi une partie s’est terminée

reason-win = La dernière personne en vie a gagné.

reason-repetition = La même position est revenue trop souvent.

reason-quiet-limit = Trop de coups se sont suivis sans qu’aucune pièce soit tuée.

reason-agreement = Toutes les personnes en vie ont accepté la nulle.

reason-closed = La partie a été fermée par son hôte ; elle reste sans résultat.
