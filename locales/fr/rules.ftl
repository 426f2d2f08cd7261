### Pourquoi une partie s’est terminée.

reason-win = La dernière personne en vie a gagné.

reason-repetition = La même position est revenue trop souvent.

reason-quiet-limit = Trop de coups se sont suivis sans qu’aucune pièce soit tuée.

reason-agreement = Toutes les personnes en vie ont accepté la nulle.

reason-closed = La partie a été fermée par son hôte ; elle reste sans résultat.
