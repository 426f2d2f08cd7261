### Les problèmes : des positions à un seul bon coup.

## La liste des problèmes

heading = Problèmes

intro = Chaque position a un seul bon coup. Tous les autres jouent ensemble contre vous, et pourtant ce seul coup suffit.

your-rating = Votre cote : { $rating }

mode =
    { $mode ->
       *[mixed] Problèmes pour vous
        [day] Problème du jour
        [streak] Série
        [storm] Tempête
    }

mode-sentence =
    { $mode ->
       *[mixed] De tous les thèmes, à la hauteur de votre cote.
        [day] Le même pour tout le monde, jusqu’à minuit à Greenwich.
        [streak] De plus en plus difficile, jusqu’à la première erreur.
        [storm] Autant que vous pouvez en trois minutes.
    }

best = Votre record : { $count }

day-solved = Résolu aujourd’hui.

day-tried = Essayé aujourd’hui.

themes = Thèmes

theme =
    { $theme ->
       *[chief] Tuer un chef
        [save] Sauver son chef
        [win] Gagner
        [cage] Murs de cadavres
        [duel] Plus que deux joueurs
        [order] Qui joue quand
    }

theme-sentence =
    { $theme ->
       *[chief] Tuez un chef, sans le payer du vôtre.
        [save] Un seul coup garde votre chef en vie. Trouvez-le.
        [win] Battez tous les autres en deux ou trois coups.
        [cage] Encerclez un chef de cadavres, ou sortez du cercle.
        [duel] Il ne reste qu’un rival. Finissez la partie.
        [order] Le pouvoir change l’ordre. Comptez les coups.
    }

theme-solved =
    { $solved ->
        [one] { $solved } résolu sur { $puzzles }
       *[other] { $solved } résolus sur { $puzzles }
    }

## Un problème : ce qui est demandé

you-are = Vous jouez { TERM($seat, form: "player") }.

goal =
    { $goal ->
       *[chief] Tuez un chef, sans que personne puisse vous éliminer avant votre prochain coup.
        [save] Sauvez votre chef : personne ne doit pouvoir vous éliminer avant votre prochain coup.
        [enemy] Encerclez un chef, sans que personne puisse vous éliminer avant votre prochain coup.
        [own] Votre chef risque l’encerclement. Jouez pour que personne ne puisse vous éliminer avant votre prochain coup.
    }

goal-win =
    { $turns ->
        [2] Gagnez en deux coups, quoi que fassent les autres.
        [3] Gagnez en trois coups, quoi que fassent les autres.
       *[other] Gagnez en { $turns } coups, quoi que fassent les autres.
    }

goal-duel =
    { $turns ->
        [2] Gagnez en deux coups, quoi que fasse votre rival.
        [3] Gagnez en trois coups, quoi que fasse votre rival.
       *[other] Gagnez en { $turns } coups, quoi que fasse votre rival.
    }

goal-order = Regardez bien qui joue quand.

you-in-power = Vous êtes au pouvoir.

in-power = { TERM($seat, form: "player") } est au pouvoir.

no-such-puzzle = Ce problème n’existe pas.

## La recherche

watching = Les autres répondent.

replaying = Le plateau montre la suite.

hint = Indice

hint-piece = Le bon coup est celui de cette pièce : { $role }, en { $square }.

# The same as in English.
solution = Solution

solution-costs = Regarder la solution compte comme une erreur.

all-puzzles = Tous les problèmes

wrong = Ce n’est pas le bon coup.

misplaced = La bonne pièce et la bonne cible, mais ce que vous avez posé doit aller ailleurs.

fails-because =
    { $reason ->
       *[no_chief] Il ne tue le chef d’aucun autre joueur.
        [no_walls] Il n’encercle le chef d’aucun autre joueur.
        [own_end] Ce coup vous élimine.
        [no_win] Il ne gagne pas la partie.
    }

refuted-by =
    { $reason ->
       *[out]
            { $replies ->
                [one] Cette réponse vous élimine.
               *[other] Ces réponses vous éliminent.
            }
        [late]
            { $replies ->
                [0] Ensuite, vous ne pouvez plus gagner à temps.
                [one] Après cette réponse, vous ne pouvez plus gagner à temps.
               *[other] Après ces réponses, vous ne pouvez plus gagner à temps.
            }
    }

try-again = Essayer encore

try-again-sentence = Essayez encore.

right =
    { $turns ->
        [one] Exact ! Encore { $turns } coup.
       *[other] Exact ! Encore { $turns } coups.
    }

replaced =
    { $turns ->
        [one] Correct aussi. Le problème continue par un autre bon coup. Encore { $turns } coup.
       *[other] Correct aussi. Le problème continue par un autre bon coup. Encore { $turns } coups.
    }

## Après un problème

result =
    { $outcome ->
       *[clean] Résolu !
        [hinted] Résolu avec un indice.
        [failed] Résolu, après une erreur.
        [shown] Voici la solution.
    }

new-rating = Votre cote : { $rating } ({ $change })

rating-uncertain = Elle n’est encore qu’une estimation : les premiers problèmes la font beaucoup varier.

not-rated = Vous avez essayé ce problème il y a peu : il ne compte pas pour votre cote.

why = Pourquoi ce coup

why-chief = { TERM($seat, form: "player") } perd son chef.

why-walled-in = Son chef encerclé, { TERM($seat, form: "player") } est éliminé.

why-safe = Quoi que jouent les autres, personne ne peut vous éliminer avant votre prochain coup.

why-unique = Aucune autre pièce et aucune autre cible n’y suffisent.

why-decoys = D’autres coups tuent aussi un chef, mais vous pouvez être éliminé ensuite.

why-own = D’autres coups sauvent votre chef des tueurs, mais le laissent encercler.

why-win =
    { $turns ->
        [2] Quoi que jouent les autres, vous gagnez au plus tard au deuxième coup. La suite montrée est la plus longue défense.
        [3] Quoi que jouent les autres, vous gagnez au plus tard au troisième coup. La suite montrée est la plus longue défense.
       *[other] Quoi que jouent les autres, vous gagnez en { $turns } coups. La suite montrée est la plus longue défense.
    }

why-order = Sans les coups supplémentaires du pouvoir, ce ne serait pas le seul bon coup.

why-placement = Peu de cases conviennent à ce que vous posez.

the-line = La suite

replay = Revoir

analyse = Analyser

next = Problème suivant

this-puzzle = Lien vers ce problème

tags = À propos de ce problème

difficulty = Difficulté { $level } sur 9

tag =
    { $tag ->
       *[alive2] deux joueurs en vie
        [alive3] trois joueurs en vie
        [alive4] quatre joueurs en vie
        [early] beaucoup de pièces
        [middle] la moitié des pièces
        [late] peu de pièces
        [power_own] vous au pouvoir
        [power_other] un autre au pouvoir
        [decoys] fausses pistes
        [placement] placement décisif
    }

## Série et tempête

solved-so-far =
    { $solved ->
        [one] Résolu : { $solved }
       *[other] Résolus : { $solved }
    }

time-left = Temps restant : { $time }

storm-rules = La pendule part tout de suite. Une erreur met fin au problème, et le suivant arrive.

begin = Commencer

streak-over =
    { $solved ->
        [0] La série finit avant d’avoir commencé. Votre record : { $best }.
        [one] La série finit après { $solved } problème. Votre record : { $best }.
       *[other] La série finit après { $solved } problèmes. Votre record : { $best }.
    }

storm-over =
    { $solved ->
        [one] Le temps est écoulé. Vous avez résolu { $solved } problème. Votre record : { $best }.
       *[other] Le temps est écoulé. Vous avez résolu { $solved } problèmes. Votre record : { $best }.
    }

missed = Non résolus

missed-puzzle = Problème { $number }

once-more = Encore une fois
