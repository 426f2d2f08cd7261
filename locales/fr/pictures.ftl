### Les images des pages : un texte pour les lecteurs d’écran, et une légende sous l’image.

## Les plateaux

board-label = { $title }, position de départ : { $armies } armées autour du labyrinthe.

## Les images qui expliquent les règles, dans l’ordre de la page des règles

start-label =
    Le plateau au départ : rouge dans le coin a1, bleu en i1, jaune en i9, vert en a9, le labyrinthe au
    milieu.

start-caption =
    Le départ. Chaque armée a un chef, un assassin, un reporter, un diplomate, un nécromobile et quatre
    militants.

cover-label = Une partie de Djambi qui bat son plein : un chef siège dans le labyrinthe, et des cadavres jonchent le plateau.

ways-militant-label = Un militant rouge en c3. Des points montrent les cases qu’il atteint : une ou deux dans chacune des huit directions.

ways-militant-caption = Un militant se déplace d’une ou deux cases, sans jamais s’arrêter dans le labyrinthe.

ways-others-label =
    Un diplomate rouge en c3. Des points montrent qu’il atteint toutes les cases dans les huit directions,
    même au-delà du labyrinthe vide en e5, mais aucune à partir du cadavre en f3.

ways-others-caption = Les autres vont aussi loin qu’elles veulent, même à travers le labyrinthe vide. Le cadavre en f3 est un mur.

militant-label = Un militant rouge va de c1 à c3 et tue ; le cadavre est posé en e4.

militant-caption = Rouge tue en c3 et pose le cadavre sur la case vide de son choix, ici en e4.

walls-label =
    Le chef rouge va de e1 au coin a1 et y tue. Le cadavre est posé en b1. Avec ceux qui sont en a2 et en b2, il ferme
    tous les chemins vers le coin, même à l’assassin bleu en d4.

walls-caption =
    Le chef rouge tue dans le coin et claque la porte avec le cadavre, en b1. Personne ne peut plus
    l’atteindre. Il vit tant que Rouge a un nécromobile ; sans lui, il serait encerclé, et mort.

assassin-label = Un assassin rouge va de a1 à d4 et tue ; le cadavre est posé en a1, d’où vient l’assassin.

assassin-caption = De a1 à d4. Personne ne choisit où va le cadavre : en a1, d’où vient l’assassin.

reporter-label = Un reporter rouge va de a1 à a3, où il a pour voisins un diplomate bleu en b3 et un militant bleu en a4.

reporter-caption = En a3, il tue le diplomate en b3, ou le militant en a4, ou personne. Le cadavre reste où il est tombé.

diplomat-label =
    Un diplomate rouge va de a4 à d4, et le chef bleu qui s’y trouve est posé en b1, sous l’assassin rouge
    en b3.

diplomat-caption = Le chef en d4 est reconduit, vivant, en b1 : devant l’assassin rouge.

shield-label =
    Un nécromobile rouge va de b3 à d3, et le cadavre qui s’y trouve est posé en c1, entre l’assassin bleu en
    e1 et le chef rouge en a1.

shield-caption = L’assassin en e1 vise le chef rouge. Le cadavre pris en d3 devient son bouclier, en c1.

maze-enter-label = Le chef rouge va de c3 au labyrinthe, en e5.

maze-enter-caption = 1. Le chef rouge entre dans le labyrinthe : Rouge est au pouvoir et joue après chacun des autres.

maze-strike-label =
    Le chef rouge siège dans le labyrinthe. Un assassin bleu, parti de e7, entre dans le labyrinthe, le tue et en sort
    aussitôt en g5 ; le cadavre est posé en e7, d’où vient l’assassin.

maze-strike-caption =
    2. L’assassin bleu frappe dans le labyrinthe et doit en sortir dans le même coup, en g5. Le cadavre va
    en e7.

maze-next-label =
    Le cadavre est en e7, l’assassin en g5, et les pièces rouges portent le signe de Bleu. Le chef jaune va
    de g7 au labyrinthe.

maze-next-caption = 3. Rouge est éliminé, son armée est à Bleu. Le labyrinthe est vide : au tour du chef jaune.

encircled-label =
    Un chef bleu en a1, des cadavres en a2 et en b2. Un nécromobile jaune va de d3 à c4 et pose le cadavre
    qui s’y trouve en b1 : toutes les issues sont fermées.

encircled-caption = Dans un coin, trois cadavres suffisent. Bleu n’a pas de nécromobile : il est perdu.
