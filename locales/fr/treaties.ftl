### Les traités : ce qui est promis, en phrases, et ce qui ne va pas dans un traité.

## Ce qui est promis

promise-peace = { TERM($party, form: "player") } ne tue aucune pièce commandée par { LIST($players) }, et épargne tout à fait leur chef.

promise-hands-off = { TERM($party, form: "player") } ne tue ni ne déplace aucune pièce commandée par { LIST($players) }.

promise-leave = { TERM($party, form: "player") } ne tue ni ne déplace, peu importe qui les commande : { JOIN($pieces, with: ", ") }.

promise-hold = { TERM($party, form: "player") } ne joue pas : { JOIN($pieces, with: ", ") }.

promise-keep-out = { TERM($party, form: "player") } ne finit aucun coup en { LIST($squares) }.

promise-no-corpse = { TERM($party, form: "player") } ne laisse aucun nouveau cadavre en { LIST($squares) }.

promise-no-power = { TERM($party, form: "player") } n’entre pas dans le labyrinthe avec son chef.

promise-leave-power = { TERM($party, form: "player") } sort son chef du labyrinthe { due-within }.

promise-strike = { TERM($party, form: "player") } tue ou déplace une pièce commandée par { TERM($player, form: "player") } { due-within }.

promise-do = { TERM($party, form: "player") } joue ainsi { due-within } : { JOIN($parts, with: ", ") }.

plan-from = de { JOIN($squares, with: ", ") }

plan-to = vers { JOIN($squares, with: ", ") }

plan-victim = contre { JOIN($pieces, with: ", ") }

plan-place = en posant la victime sur { JOIN($squares, with: ", ") }

treaty-piece = { piece }

treaty-player = { TERM($player, form: "player") }

## Les conditions, et la fin

while-in-power = Quand { TERM($player, form: "player") } est au pouvoir : { $promise }

once-done = Une fois l’obligation { $number } remplie : { $promise }

lasts-rounds =
    Le traité dure { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }.

lasts-notice = Le traité dure jusqu’à un tour de table après sa dénonciation.

lasts-power = Le traité prend fin quand { TERM($player, form: "player") } quitte le pouvoir.

lasts-out = Le traité prend fin quand { TERM($player, form: "player") } est hors jeu.

## Ce qui ne va pas dans un traité

treaty-at = Caractère { $column } du traité : { $problem }

treaty-party-expected = On attend une partie prenante et ses clauses, comme r:peace(b), et non « { $found } ».

treaty-seat-expected = « { $found } » n’est pas la lettre d’une place de ce plateau.

treaty-clause-expected = On attend une clause, comme peace(b) ou strike(y)@2, et non « { $found } ».

treaty-clause-unknown = Il n’y a pas de clause « { $found } » : il y a peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike et do.

treaty-square-expected = « { $found } » n’est pas une case de ce plateau.

treaty-pieces-expected = On attend une armée et des rôles, comme gCA, et non « { $found } ».

treaty-plan-expected = On attend une partie d’un coup, from=, to=, victim= ou place=, et non « { $found } ».

treaty-condition-expected = Derrière le point d’interrogation, on attend power(SEAT) ou le numéro d’une obligation, et non « { $found } ».

treaty-end-expected = On attend une fin, /1r à /8r, /notice, /power(SEAT) ou /out(SEAT), et non « { $found } ».

treaty-space-expected = Un espace sépare deux parties d’un traité, et il n’y en a pas d’autres ; ici se trouve « { $found } ».

treaty-party-count = Un traité a de 2 à { $most } parties prenantes.

treaty-party-order = Les parties prenantes d’un traité se suivent dans l’ordre du jeu.

treaty-party-twice = { TERM($seat, form: "player") } est deux fois partie prenante.

treaty-clause-count = { TERM($seat, form: "player") } doit promettre quelque chose, en { $most } clauses au plus.

treaty-clause-twice = { TERM($seat, form: "player") } promet deux fois la même chose.

treaty-names-itself = { TERM($seat, form: "player") } ne peut pas se promettre cela.

treaty-twice = « { $what } » figure deux fois dans une liste.

treaty-nothing = Une liste du traité ne nomme rien.

treaty-turns = Leave_power, strike et do se font en 1 à { $most } coups, comme le dit @2 ; nulle autre clause n’a de @.

treaty-squares = Le traité nomme { $count } cases ; { $most } au plus sont possibles.

treaty-rounds = Un traité dure de 1 à { $most } tours de table.

treaty-no-duty = Le traité n’a pas d’obligation { $number }.

treaty-circle = L’obligation { $number } dépend d’elle-même.

treaty-no-army = Ce plateau n’a pas d’armée { TERM($seat, form: "feminine") }.

treaty-other-squares = Une case du traité n’est pas de ce plateau.

treaty-other-board = Le traité est celui d’un autre plateau.

treaty-too-few-players = On ne fait de traités que tant que trois joueurs ou plus sont en vie.

treaty-not-alive = { TERM($seat, form: "player") } n’est pas dans la partie.

treaty-not-in-power = Le traité finirait aussitôt : { TERM($seat, form: "player") } n’est pas au pouvoir.

treaty-not-in-force = Le traité n’est plus en vigueur.

treaty-not-a-party = { TERM($seat, form: "player") } n’est pas partie prenante du traité.

treaty-notice-of-rounds = Un traité conclu pour un nombre fixe de tours de table ne se dénonce pas.

treaty-notice-given = Le traité a déjà été dénoncé.

treaty-take-back = « back:{ $found } » ne garde aucun coup ni abandon antérieur : il y en a { $events }.
