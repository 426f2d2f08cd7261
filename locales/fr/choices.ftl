### Ce que l’on choisit pour une partie : plateaux, niveaux des bots, règles et options.

## Les plateaux

board =
    { $board ->
       *[square9] Plateau carré
        [duel2] Duel
        [hex3] Hexagones à trois
        [hex6] Hexagones à six
        [ngon3] Trois côtés
        [ngon4] Quatre côtés
        [ngon5] Pentachiavel
        [ngon6] Six côtés
    }

board-sentence =
    { $board ->
       *[square9] Le jeu de la règle d’origine : quatre armées dans quatre coins.
        [duel2] Le plateau carré à deux, chacun à la tête de deux armées dès le premier coup.
        [hex3] 61 hexagones, six directions : petit, rapide et sans pitié.
        [hex6] 127 hexagones, douze directions : le plus grand plateau, et celui où l’on trahit le plus.
        [ngon3] Trois armées sur des cases qui se courbent autour du labyrinthe.
        [ngon4] Le plateau carré, camps pivotés : chaque assassin a un reporter en face de lui.
        [ngon5] Cinq armées, cinq côtés : notre reconstitution du jeu de ce nom.
        [ngon6] Six armées autour du labyrinthe, où se croisent douze lignes.
    }

players =
    { $most ->
        [2] 2 joueurs
        [3] 2 ou 3 joueurs
       *[other] 2 à { $most } joueurs
    }

## Les niveaux des bots

level =
    { $level ->
       *[peasant] Paysan
        [page] Page
        [squire] Écuyer
        [courtier] Courtisan
        [envoy] Émissaire
        [minister] Ministre
        [chancellor] Chancelier
        [regent] Régent
        [prince] Prince
    }

level-line =
    { $rank } { level } : { $level ->
       *[peasant] prend tout, ne protège rien
        [page] apprend encore la marche des pièces
        [squire] prend ce qu’il voit
        [courtier] regarde où il met les pieds
        [envoy] prévoit votre réponse
        [minister] voit un tour de table à l’avance
        [chancellor] a un plan
        [regent] pardonne peu
        [prince] joue de toute sa force
    }

## Les règles

rule-set =
    { $ruleset ->
       *[classic] Classique
        [variants] Variantes
        [arena] Arène
        [yang-pi] Yang-Pî
    }

rule-set-sentence =
    { $ruleset ->
       *[classic] La règle de 1975 : le reporter tue un voisin, et les armées gagnées par le pouvoir restent acquises.
        [variants] Le reporter tue tous ses voisins d’un coup, et les armées tenues par le pouvoir se perdent avec lui.
        [arena] Vous pouvez tuer des pièces de vos propres armées ; l’assassin et le diplomate peuvent frapper deux fois en passant par le labyrinthe.
        [yang-pi] Le jeu mexicain de 1979. D’après la seule comparaison que nous connaissions, ce sont les règles classiques.
    }

rules =
    { $ruleset ->
       *[classic] règles classiques
        [variants] règles « Variantes »
        [arena] règles « Arène »
        [yang-pi] règles Yang-Pî
    }

rules-changed = { rules } modifiées : { JOIN($changes, with: " ; ") }

change = { rule } – { $value }

kind = { $title }, { $rules }

kind-for = { kind }, { $players } joueurs

## Les options : un titre et des valeurs, qui font une phrase

rule =
    { $rule ->
       *[reporter] Le reporter
        [own_kills] Tuer des pièces de vos propres armées
        [maze_exit] Après avoir frappé dans le labyrinthe, on en sort
        [orphans] Les armées orphelines
        [devolution] Les armées gagnées par le pouvoir
        [encirclement] Un chef encerclé par des cadavres meurt
        [power_duel] Quand il reste deux joueurs, le pouvoir donne
        [maze_corpse] Poser un cadavre dans le labyrinthe vide
        [maze_militant] Un militant face à un chef dans le labyrinthe
        [hostage_encirclement] Le chef encerclé d’une armée otage
        [repetition] Une position qui se répète
        [quiet_limit] Des coups de suite sans mort
    }

choice =
    { $choice ->
       *[reporter_one] peut tuer un voisin
        [reporter_must] doit tuer un voisin s’il le peut
        [reporter_all] tue tous ses voisins, toujours
        [reporter_all_own] tue tous ses voisins, les vôtres aussi
        [own_kills_never] est interdit
        [own_kills_pieces] est permis, sauf votre propre chef
        [maze_exit_quiet] vers une case vide
        [maze_exit_master] vers une case vide, ou en frappant un second chef
        [orphans_untouchable] sont intouchables
        [orphans_exposed] peuvent être tuées et déplacées
        [devolution_forever] restent acquises
        [devolution_reign] se perdent avec le pouvoir
        [encirclement_no_necromobile] sauf s’il a un nécromobile
        [encirclement_strict] dans tous les cas
        [power_duel_double] deux coups de suite
        [power_duel_single] aucun coup de plus
        [maze_corpse_never] est interdit
        [maze_corpse_chief] est permis pour un chef qui vient d’être tué
        [maze_corpse_any] est permis
        [maze_militant_never] ne peut rien
        [maze_militant_kill] peut le tuer, et sort aussitôt
        [hostage_encirclement_never] survit
        [hostage_encirclement_judged] meurt comme un autre
    }

repetition =
    { $times ->
        [0] reste sans effet
        [3] fait nulle la troisième fois
       *[other] fait nulle la { $times }e fois
    }

quiet-limit =
    { $turns ->
        [0] restent sans effet
       *[other] font nulle après { $turns }
    }
