### L’accueil, et les règles pour débuter. Les textes peuvent avoir des balises : les mêmes dans toutes les langues.

## L’accueil

home-title = Djambi – l’échiquier de Machiavel

motto = L’échiquier de Machiavel

lead =
    Quatre armées, un labyrinthe et pas un ami. Les morts restent sur le plateau et deviennent des murs ;
    l’armée d’un chef tué change de camp ; et celui qui tient le labyrinthe joue aussi souvent que tous les autres
    réunis.

learn-first = Apprendre à jouer

play-now = Jouer maintenant

play-bots = Jouer contre des bots

learn = De courtes leçons, ou <a href="/rules">les règles en cinq minutes</a>

without-script = Il faut JavaScript pour jouer ; <a href="/rules">les règles</a> se lisent sans.

meet = Se retrouver à une table

meet-text = Prenez place à une table ouverte, ou regardez une partie. Aucune inscription.

choose-board = Choisissez votre plateau

choose-board-text =
    De deux à six, entre amis ou contre des bots. Les règles sont partout les mêmes ; les voisins, non.

## Les règles : le plateau et un coup

rules-title = Les règles du Djambi

rules-description =
    Comment on joue au Djambi : six sortes de pièces, des cadavres qui restent, un labyrinthe qui donne le
    pouvoir et des armées qui changent de camp. Avec des images.

rules-heading = Les règles, en cinq minutes

goal = Soyez le dernier en vie. Tout le reste, gentillesse comprise, n’est qu’un moyen d’y parvenir.

contents =
    Sur cette page : <a href="#pieces">les pièces</a>, <a href="#maze">le labyrinthe</a>,
    <a href="#armies">les armées qui changent de camp</a>, <a href="#boards">les autres plateaux</a>.

board-heading = Le plateau

board-text =
    Neuf cases sur neuf. Dans chaque coin, une armée : la <strong>rouge</strong>, la <strong>bleue</strong>,
    la <strong>jaune</strong> et la <strong>verte</strong>, qui jouent dans cet ordre. La case du milieu est
    le <strong>labyrinthe</strong>, siège du pouvoir.

turn-heading = Un coup

turn-text =
    À votre tour, vous jouez une pièce, et c’est obligatoire. Toutes vont en ligne droite, le long des rangées,
    des colonnes ou des diagonales, sur des cases vides : les militants d’une ou deux cases, les autres aussi
    loin qu’elles veulent. Aucune pièce ne saute. Seul un chef peut s’arrêter dans le labyrinthe ; toute pièce
    peut le traverser tant qu’il est vide.

passing =
    Vous ne pouvez pas <strong>passer</strong> tant que l’une de vos pièces peut jouer. Si aucune ne le peut,
    vous passez : vous perdez votre tour, mais pas la partie.

corpses =
    Une pièce tuée ne quitte pas le plateau. Elle devient un <strong>cadavre</strong>, et les cadavres sont
    des murs : aucune pièce ne les franchit, et seul le nécromobile les déplace. Tous les cadavres se valent, et
    on n’en pose jamais dans le labyrinthe.

## Les pièces

pieces-heading = Les pièces

piece-name = { CAPITAL($role) }

piece-text =
    { $role ->
       *[militant]
            Se déplace d’une ou deux cases. Tue en prenant la place d’un ennemi ; vous posez le cadavre sur la case
            vide de <em>votre choix</em>. Ne peut pas tuer un chef dans le labyrinthe.
        [chief]
            Tue comme un militant, mais à toute distance, et peut siéger dans le labyrinthe. Perdez-le, et c’en
            est fait de vous. Les cadavres sont ses meilleurs murs.
        [assassin]
            Tue en prenant la place d’un ennemi et laisse le cadavre, en guise de carte de visite, sur la case
            d’où il vient.
        [reporter]
            Tue avec son appareil photo : il va sur une case vide et peut alors tuer un ennemi juste à côté de lui,
            à gauche, à droite, au-dessus ou au-dessous. Le cadavre reste où il est tombé.
        [diplomat]
            Ne tue personne. Il prend la place d’un ennemi, et vous posez cette pièce, vivante, sur la case vide
            de votre choix. Un chef peut même être posé dans le labyrinthe.
        [necromobile]
            Prend la place d’un cadavre, que vous posez sur la case vide de votre choix. Ne peut rien contre les
            vivants.
    }

elsewhere =
    Ailleurs, le diplomate s’appelle provocateur, et le labyrinthe, case centrale. Au Mexique, dans le Yang-Pî, le chef
    devient dirigeant, l’assassin militaire, le reporter journaliste, le nécromobile idéologue et le diplomate,
    là encore, provocateur.

## Le labyrinthe

maze-heading = Le labyrinthe

maze-text =
    Tant que votre chef siège dans le labyrinthe, vous êtes <strong>au pouvoir</strong> : vous jouez après le
    coup de chacun des autres. Aucun militant ne peut l’y atteindre, mais un assassin ou un autre chef peut
    l’y tuer, un reporter voisin aussi, et un diplomate peut l’en faire sortir. Une pièce autre qu’un chef qui agit
    dans le labyrinthe doit en sortir aussitôt, par un second déplacement dans le même coup.

three-turns = Trois coups d’une même partie :

order-of-turns = Tant que Rouge est au pouvoir, on joue dans cet ordre :

player = { TERM($seat, form: "player") }

power-of-two = Quand il ne reste que deux joueurs, celui qui est au pouvoir joue deux coups de suite.

## Les armées, et la fin

armies-heading = Les armées changent de camp

kill-a-chief =
    <strong>Tuez un chef</strong>, et toutes les armées qu’il commandait sont à vous : les pièces gardent leur
    couleur et vous obéissent, aussitôt et pour de bon.

wall-a-chief-in =
    <strong>Encerclez un chef</strong> de cadavres, un sur chaque case autour de lui, et il meurt sur place, sauf
    s’il est dans le labyrinthe ou si son joueur a encore un nécromobile ; le bord du plateau compte comme un
    mur. Les armées qu’il commandait deviennent <strong>orphelines</strong> : elles ne bougent plus, et personne
    ne peut y toucher.

come-to-power = <strong>Prenez le pouvoir</strong>, et toutes les armées orphelines sont à vous.

end-heading = La fin

end-text =
    Le dernier joueur en vie gagne. La partie est nulle quand la même position revient pour la troisième fois,
    après 200 coups de suite sans mort, ou quand tous les joueurs en vie sont d’accord. À deux ou trois joueurs, les armées
    qui n’en ont pas sont <strong>otages</strong> : elles ne bougent jamais, mais on peut tuer et déplacer leurs
    pièces, et celui qui tue leur chef gagne ces armées.

## Les autres plateaux

boards-heading = Les plateaux

boards-text =
    Tout ce que vous venez de lire vaut sur tous les plateaux ; seul change ce qui est dit ici. Quand il y a moins
    de joueurs que de coins, les armées sans joueur sont otages. À côté de chaque nom se trouve la position de
    départ ; chaque armée y commence dans le même coin de neuf cases.

about-board =
    { $board ->
       *[square9]
            81 cases : le plateau de cette page. Les voisins sont le reflet l’un de l’autre : les assassins
            font face aux assassins, et les reporters aux reporters.
        [duel2]
            Le plateau carré, avec deux armées chacun. Dès le premier coup, Rouge commande aussi l’armée bleue, et
            Jaune la verte ; les chefs bleu et vert gisent morts dans leurs coins. Perdez votre chef, et vous
            avez perdu.
        [hex3]
            61 hexagones et six directions : tout droit, par les côtés. Un reporter tue sur les six cases
            voisines, et c’est sur elles que des cadavres encerclent un chef. Chaque assassin fait face au
            reporter du joueur suivant. De D. Hallépée, 1976.
        [hex6]
            127 hexagones et douze directions : par les six côtés et par les six sommets. Un pas par un sommet
            passe entre deux hexagones, et il est barré quand tous deux sont occupés. Les reporters ne tuent que
            par les côtés, et six cadavres encerclent un chef. De D. Hallépée, 1976.
        [ngon3]
            61 cases en trois régions qui se rejoignent au labyrinthe. Les rangées tournent d’une région à
            l’autre, et les pièces les suivent. Sur les plateaux à côtés, chaque assassin fait face au reporter
            du joueur suivant, et, pour encercler un chef, il faut murer toutes les cases autour de lui : huit à
            l’intérieur, moins au bord.
        [ngon4]
            Les cases et les lignes du plateau carré. Seule la position de départ diffère : pour Bleu et
            pour Vert, assassins et reporters ont échangé leurs cases.
        [ngon5]
            101 cases en cinq régions. Avec cinq côtés, rien n’est tout droit au-delà du labyrinthe : une pièce
            qui y entre par la limite de deux régions en sort par le milieu d’une autre, et inversement. Le
            Pentachiavel se vendait comme un jeu pour cinq ; ses règles ne nous sont pas parvenues. Ceci est
            une reconstitution, faite sur le plan de Djambi-N.
        [ngon6]
            121 cases en six régions. Douze lignes se croisent dans le labyrinthe : on le voit, et on
            l’atteint, de partout.
    }

sources-of-boards =
    Les plateaux d’hexagones sont d’après D. Hallépée (1976), ceux de trois à six côtés d’après
    <em>Djambi-N</em>, un plan pour n’importe quel nombre de joueurs.

## Les règles au choix

choice-heading = Des règles au choix

choice-text =
    Les sources du jeu ne sont pas d’accord entre elles. Vous pouvez donc choisir d’autres règles pour votre partie,
    ou n’en changer qu’une :

set-classic =
    <strong>Classique</strong> : tout ce que dit cette page. Le <strong>Yang-Pî</strong>, jeu mexicain de 1979, se
    joue de même sous d’autres noms.

set-variants =
    <strong>Variantes</strong> : un reporter tue tous les ennemis à côté de lui, et les armées tenues par le
    pouvoir se perdent avec lui.

set-arena =
    <strong>Arène</strong> : vous pouvez tuer des pièces de vos propres armées, et l’assassin et le diplomate
    peuvent frapper un second chef en sortant du labyrinthe.

single-rules =
    Au détail : un reporter qui n’épargne que son propre chef ; des cadavres posés dans le labyrinthe vide ; des
    militants qui tuent un chef dans le labyrinthe et en sortent dans le même coup ; des chefs otages que l’on
    peut encercler ; et d’autres encore sous <em>Partie sur mesure</em>, à l’accueil.

agreements-heading = Les accords

agreements-text =
    Les règles ne connaissent pas d’équipes, n’interdisent aucun accord et n’en garantissent aucun : les alliances et les trahisons
    sont votre affaire. Dans une partie à trois ou plus, vous pouvez vous <strong>promettre</strong> quelque chose, comme la paix pour
    deux tours de table. Touchez le nom d’un joueur pour la proposer. Un tel traité n’est pas une règle du jeu, et un coup qui le
    rompt est permis.

agreements-kept =
    Le programme ne fait que tenir les comptes. Il vous avertit avant que vous ne manquiez à votre parole, le dit à tous ceux qui
    connaissent le traité quand quelqu’un l’a fait, et montre après la fin qui a tenu combien de promesses. Là où la table le permet,
    vous chuchotez aussi et faites des traités secrets, que la fin dévoile. La <a href="/learn#alliance">dernière leçon</a>
    parle d’une alliance.

advice-heading = Un premier conseil

advice =
    Tout le monde se souvient de qui a frappé en premier. Gardez votre reporter à l’abri et ouvertes les lignes
    de votre assassin, posez des cadavres entre votre chef et le reste du monde, et laissez les autres se disputer
    le labyrinthe jusqu’à ce qu’ils ne soient plus assez pour vous en chasser.

play = Jouer
