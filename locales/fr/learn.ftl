### Le cours : de courtes leçons sur de petits morceaux du plateau.

## La liste des leçons

heading = Apprendre le Djambi

intro =
    De courtes leçons, chacune sur un petit morceau du plateau. Vous jouez Rouge ; une leçon dure
    un coup, ou quelques-uns.

chapter =
    { $chapter ->
       *[first_steps] Premiers pas
        [specialists] Les spécialistes
        [corpses] Les cadavres
        [maze] Le labyrinthe
        [armies] Les armées
        [alliances] Les alliances
    }

progress = Leçons faites : { $done } sur { $lessons }

start = Commencer par la première leçon

continue-with = Continuer avec la leçon { $lesson }

here = Vous en êtes ici

stars-won =
    { $stars ->
        [one] { $stars } étoile sur 3
       *[other] { $stars } étoiles sur 3
    }

## Une leçon

lesson-number = Leçon { $lesson } sur { $lessons }

hint-button = Indice

again = Recommencer

next-lesson = Suite : { $title }

next-chapter = Chapitre suivant : { $title }

all-lessons = Toutes les leçons

praise =
    { $stars ->
        [3] Bravo !
        [2] Bien.
       *[other] Réussi.
    }

fewer-turns =
    { $turns ->
        [one] { $turns } coup suffit.
       *[other] { $turns } coups suffisent.
    }

keys =
    Au clavier : Tab mène au plateau, les flèches vont de case en case, Entrée choisit, Échap revient en arrière, et
    le point d’interrogation énonce toutes les touches.

not-yet = Pas encore.

turn-order = Ordre des coups

choose-piece = Choisissez votre pièce.

other-piece = Dans cette leçon, cette pièce reste où elle est.

other-turn = Cette leçon porte sur un autre coup.

course-done = Vous savez tout ce qu’il faut pour une première partie.

first-game = Jouer votre première partie

## Les leçons : le titre, le but, un indice, et ce qu’on dit quand la leçon est faite

title =
    { $lesson ->
       *[militant_walk] Le militant marche
        [militant_kill] Le militant tue
        [chief_walk] Le chef se promène
        [chief_kill] Le chef tue
        [assassin] L’assassin
        [reporter] Le reporter
        [reporter_choice] Le choix du reporter
        [diplomat] Le diplomate
        [necromobile] Le nécromobile
        [corpse_wall] Un mur de morts
        [assassin_body] Là où tombe le corps
        [encircle] Encerclé
        [ring_broken] Briser l’encerclement
        [maze_enter] Dans le labyrinthe
        [who_next] Qui joue ensuite ?
        [maze_safe] À l’abri dans le labyrinthe
        [maze_leave] Il est temps de partir
        [maze_assassin] Tuer dans le labyrinthe
        [maze_diplomat] Chassé du pouvoir
        [maze_clear] Un cadavre dans le labyrinthe
        [take_army] Prendre une armée
        [orphans] Les orphelins
        [hostages] Les otages
        [duel] Plus que deux joueurs
        [alliance] Un ennemi commun
    }

goal =
    { $lesson ->
       *[militant_walk]
            Votre militant avance d’une ou deux cases en ligne droite, en diagonale aussi. Menez-le à l’étoile
            en d3.
        [militant_kill]
            Un militant tue en allant sur la case d’un ennemi. Tuez le militant bleu en d3, puis posez son
            cadavre sur une case vide de votre choix.
        [chief_walk]
            Votre chef va aussi loin que vous voulez en ligne droite, mais ne saute pas, et des cadavres barrent
            la route. Menez-le à l’étoile en d4.
        [chief_kill]
            Le chef tue comme un militant, et de loin. Tuez un militant bleu, mais restez hors de portée des
            autres : si votre chef meurt, vous êtes hors jeu.
        [assassin]
            L’assassin va aussi loin qu’il veut et tue en allant sur la case d’un ennemi. Tuez le nécromobile
            bleu en d4 en deux coups.
        [reporter]
            Le reporter ne va jamais sur la case d’un ennemi. Il s’arrête à côté – à gauche, à droite, au-dessus
            ou en dessous – et tue de là. Tuez le militant bleu.
        [reporter_choice]
            Votre reporter peut s’arrêter à côté de deux ennemis, mais n’en tue qu’un. L’assassin bleu en d4
            vise votre chef. Tuez le bon.
        [diplomat]
            Le diplomate ne tue personne. Il va sur la case d’un ennemi et le pose ailleurs, vivant. Mettez
            l’assassin bleu là où il ne peut pas atteindre votre chef.
        [necromobile]
            Le nécromobile va sur un cadavre et le pose ailleurs. L’assassin bleu en a4 vise votre chef. Mettez
            le cadavre entre eux.
        [corpse_wall]
            L’assassin bleu en d4 vise votre chef sur la diagonale. Tuez le militant en c2, et fermez la ligne
            avec son cadavre.
        [assassin_body]
            Tuez le reporter bleu en b4. Mais attention : un chef meurt quand toutes les cases autour de lui
            portent un cadavre, et la victime de votre assassin tombe en b2, la case qu’il quitte.
        [encircle]
            Deux cadavres bordent le chef bleu, le plateau finit derrière lui, et Bleu n’a pas de nécromobile.
            Tuez le militant en c3 et fermez la dernière case avec son cadavre.
        [ring_broken]
            Des cadavres entourent votre chef, mais il vit tant que vous avez un nécromobile. Ouvrez le passage
            et menez votre chef à l’étoile en d4.
        [maze_enter]
            La case sombre du milieu, e5, est le labyrinthe. Seul un chef peut y rester. Menez-y le vôtre, et
            regardez l’ordre des coups.
        [who_next]
            Vous êtes au pouvoir et jouez après chacun des autres. Les assassins de Bleu et de Vert visent votre
            chef. Tuez les deux, chacun avant son tour.
        [maze_safe]
            Aucun militant ne peut tuer un chef dans le labyrinthe. Tuez un des militants bleus sans perdre
            votre chef.
        [maze_leave]
            L’assassin bleu en e7 peut tuer même dans le labyrinthe, et c’est à Bleu de jouer. Partez, sur une
            case qu’aucune pièce bleue n’atteint.
        [maze_assassin]
            Jaune est au pouvoir. Votre assassin peut tuer dans le labyrinthe, mais en ressort dans le même
            coup. Tuez le chef jaune, et sortez sur une case que le militant bleu n’atteint pas.
        [maze_diplomat]
            Bleu est au pouvoir. Votre diplomate peut sortir le chef du labyrinthe ; il en ressort d’abord, puis
            pose le chef. Choisissez une case sans ligne droite vers le labyrinthe.
        [maze_clear]
            Un chef est mort dans le labyrinthe, et le cadavre le bloque. Seul un nécromobile peut l’en sortir,
            et ressort dans le même coup. Dégagez le labyrinthe, et entrez-y avec votre chef.
        [take_army]
            Le joueur qui tue un chef commande désormais son armée. Tuez le chef bleu avec votre assassin, puis
            le chef jaune avec l’assassin bleu, et gagnez.
        [orphans]
            Le chef bleu a été encerclé, et l’armée bleue n’obéit à personne : elle ne bouge plus, et rien ne
            peut la tuer. Le joueur au pouvoir la prend. Entrez dans le labyrinthe.
        [hostages]
            À trois, une armée n’a pas de joueur : ici la verte. Des otages ne bougent jamais, mais on peut les
            gagner. Tuez le chef vert, puis tuez le nécromobile bleu avec le reporter vert.
        [duel]
            Il ne reste que Bleu, et vous êtes au pouvoir : vous jouez maintenant deux fois de suite. Tuez le
            chef bleu avec votre militant, et gardez le vôtre dans le labyrinthe.
        [alliance]
            Vous êtes en paix avec Bleu pour deux tours de table : personne ne tue une pièce de l’autre.
            Le reporter vert et le militant vert atteignent tous deux votre chef. Bleu joue avant Vert. Sauvez
            votre chef, et tenez parole.
    }

hint =
    { $lesson ->
       *[militant_walk]
            Choisissez le militant, puis une des cases qu’il atteint. Deux pas en diagonale mènent à c3.
        [militant_kill]
            Deux pas en diagonale mènent votre militant en d3. Choisissez ensuite n’importe quelle case vide
            pour le cadavre.
        [chief_walk] Trois coups suffisent : en c1, puis en c4, puis en d4.
        [chief_kill] Le militant en d3 garde d1, deux pas plus bas. Personne ne garde a4.
        [assassin] Allez d’abord en d1. De là, la voie est libre.
        [reporter] La diagonale mène à c3, juste à côté du militant. Choisissez ensuite le militant.
        [reporter_choice] Montez en c4, entre les deux, et choisissez l’assassin.
        [diplomat] De b3, aucune ligne droite ne mène à a1.
        [necromobile] Prenez le cadavre en d3 et posez-le en a2 ou en a3.
        [corpse_wall] La ligne de d4 à a1 passe par c3 et b2.
        [assassin_body] Votre militant en d2 atteint aussi b4.
        [encircle] La dernière case libre à côté de a1 est b2.
        [ring_broken] Prenez le cadavre en b2 et posez-le à l’écart. Puis dégagez le nécromobile.
        [maze_enter] De d4, le labyrinthe est à un pas, en diagonale.
        [who_next] Bleu joue d’abord, puis vous, puis Jaune, puis vous, et seulement après Vert.
        [maze_safe] Laissez le chef où il est. Votre militant en c7 peut tuer celui en d6.
        [maze_leave]
            L’assassin atteint toutes les lignes droites à partir de e7, le militant deux pas à partir de f7. La
            case d4 n’est sur aucune de ces lignes.
        [maze_assassin] Choisissez e5, puis une case de la moitié du bas, comme g3.
        [maze_diplomat] De c4 ou de f3, par exemple, aucune ligne droite ne mène à e5.
        [maze_clear]
            Choisissez le cadavre, puis une sortie, puis une case pour le cadavre. Laissez libre la diagonale de
            c3 à e5.
        [take_army] La diagonale de d1 à a4 est libre. Ensuite, l’assassin bleu en b4 descend tout droit en b2.
        [orphans] Le militant en e4 barre la route. Contournez-le par d4 ou f4.
        [hostages]
            Votre militant atteint d4 en deux pas. Ensuite, le reporter vert va en b1, à côté du nécromobile.
        [duel] Deux pas jusqu’à g5, et deux autres jusqu’à g7.
        [alliance]
            Vous ne pouvez pas tuer les deux. Bleu atteint le militant en a3, mais pas le reporter : laissez-lui
            le militant.
    }

done =
    { $lesson ->
       *[militant_walk] Une armée a quatre militants : de petits pas, mais en nombre.
        [militant_kill] Les morts restent sur le plateau. Vous verrez bientôt à quoi ils servent.
        [chief_walk] Toutes les pièces marchent comme le chef, sauf les militants et leurs petits pas.
        [chief_kill] Regardez chaque ennemi avant de faire sortir votre chef.
        [assassin]
            Vous n’aviez pas de cadavre à poser : la victime de l’assassin tombe toujours sur la case d’où il
            vient.
        [reporter] Le cadavre reste là où la victime est tombée.
        [reporter_choice] Votre chef est à l’abri. Un reporter peut aussi ne tuer personne.
        [diplomat] Un ennemi mal placé vaut presque un ennemi mort.
        [necromobile] Un cadavre est un mur, et seul un nécromobile peut le reprendre.
        [corpse_wall] Une mort vous donne deux choses : un ennemi de moins, et un mur où vous voulez.
        [assassin_body]
            Bien des premières parties finissent par un assassin qui encercle son propre chef. Pas la vôtre.
        [encircle]
            Personne n’a touché le chef bleu, et pourtant Bleu est éliminé. Dans un coin, trois cadavres
            suffisent.
        [ring_broken] Gardez votre nécromobile en vie : c’est votre issue.
        [maze_enter]
            Vous êtes au pouvoir : vous jouez maintenant après chacun des autres. À quatre, cela fait trois
            coups par tour de table.
        [who_next] Avant chaque coup, demandez-vous qui joue avant vous. Eux seuls peuvent vous nuire.
        [maze_safe]
            Assassins, reporters, diplomates et autres chefs peuvent agir dans le labyrinthe. Pas les militants.
        [maze_leave] Le pouvoir ne sert à rien à un chef mort. Vous pourrez revenir.
        [maze_assassin] Le labyrinthe est vide, et l’armée jaune est à vous.
        [maze_diplomat] Bleu a perdu ses coups supplémentaires, et personne n’a dû mourir.
        [maze_clear] Sans nécromobile, un labyrinthe bloqué le reste, pour tout le monde.
        [take_army] Vous avez gagné ! Le dernier joueur en vie gagne la partie.
        [orphans]
            Les pièces bleues portent maintenant votre signe, et restent à vous quand vous quittez le
            labyrinthe.
        [hostages] Une armée que personne ne joue est un cadeau pour le premier qui arrive.
        [duel] Vous avez gagné ! En fin de partie, le pouvoir décide.
        [alliance]
            Les règles ne connaissent pas d’alliés. La paix est une promesse, que Bleu a tenue parce que Vert
            est votre ennemi commun. En partie, touchez le nom d’un joueur pour la proposer.
    }

## Ce qui n’a pas marché

mistake =
    { $mistake ->
       *[too_many_turns] Trop de coups.
        [kill_missed] Votre coup est joué, et personne n’est mort.
        [chief_in_reach] Le militant en d3 a atteint votre chef. Vous êtes hors jeu.
        [not_beside]
            Le reporter ne tue que juste à côté du militant : à gauche, à droite, au-dessus ou en dessous.
        [killed_nobody] Vous n’avez tué personne. Après le déplacement, cliquez sur le militant.
        [attacker_left] L’assassin bleu vivait encore, et il a tué votre chef.
        [attacker_lives] L’assassin bleu vit encore. Tuez-le.
        [attacker_returns] L’assassin atteignait encore votre chef.
        [line_open] La ligne était encore ouverte, et l’assassin a tué votre chef.
        [walled_in]
            Le corps est tombé en b2 et a fermé la dernière case autour de votre chef. Vous êtes hors jeu.
        [hole_left] Le chef bleu a encore une case libre. Posez un cadavre en b2.
        [wrong_first] Un assassin a joué avant que vous ne le tuiez. Regardez l’ordre des coups.
        [left_maze] Hors du labyrinthe, un militant peut tuer votre chef, et l’un d’eux l’a fait.
        [no_safe_square] Une pièce bleue atteignait cette case, et votre chef est mort.
        [assassin_lost] Le chef jaune est mort, mais le militant bleu a tué votre assassin.
        [chief_returns] Le chef bleu est dans le labyrinthe, encore ou de nouveau.
        [maze_not_cleared] Votre chef n’est pas dans le labyrinthe après deux coups.
        [power_lost] Votre chef a quitté le labyrinthe, et vous avez perdu votre second coup.
        [blue_escapes] Vos deux coups sont joués, et le chef bleu s’échappe.
        [word_broken]
            C’était le militant bleu : vous avez manqué à votre parole. Aucune règle ne l’interdit, mais tout le
            monde l’apprend.
        [no_trust] Le reporter vert a tué votre chef. Bleu se serait chargé du militant.
    }
