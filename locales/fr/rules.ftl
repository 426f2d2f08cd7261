### Pourquoi une partie s’est terminée.

reason-win = Le dernier joueur en vie a gagné.

reason-repetition = La même position est revenue trop souvent.

reason-quiet-limit = Trop de coups se sont suivis sans mort.

reason-agreement = Tous les joueurs en vie ont accepté la nulle.

reason-length-limit = La partie a atteint la longueur que permet son hôte.

reason-closed = La partie a été fermée ; elle reste sans résultat.
