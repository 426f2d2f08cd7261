### Ce que la page de la partie dit des traités : les propositions, les promesses en vigueur et leur rupture.

## À la plaque d’un joueur

treaties-of = { TERM($seat, form: "player") } : traités

offer-peace =
    Proposer la paix pour { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }

offer-more = Proposer autre chose…

all-treaties = Montrer les traités de tous les joueurs, et ce qui n’a pas abouti

no-treaties = Aucun traité.

at-peace = { LIST($players) } sont en paix.

have-treaty = { LIST($players) } ont un traité.

rounds-left =
    { $rounds ->
        [one] Reste { $rounds } tour de table.
       *[other] Restent { $rounds } tours de table.
    }

notice-given = { TERM($seat, form: "player") } a dénoncé le traité.

give-notice = Dénoncer le traité

broke-peace = { TERM($seat, form: "player") } a rompu la paix avec { LIST($others) }.

broke-treaty = { TERM($seat, form: "player") } a rompu le traité avec { LIST($others) }.

see-turn = Coup { $turn }

ended =
    { $state ->
       *[kept] Le traité entre { LIST($players) } a été tenu jusqu’à son terme.
        [refused] La proposition à { LIST($players) } a été refusée.
        [withdrawn] La proposition à { LIST($players) } a été retirée.
        [lapsed] La proposition à { LIST($players) } ne tient plus.
        [crossed] Le traité entre { LIST($players) } est nul : un coup l’a croisé. Personne ne l’a rompu.
        [impossible] Le traité entre { LIST($players) } est terminé : une obligation était impossible à remplir.
        [party_out] Le traité entre { LIST($players) } est terminé : une partie prenante est hors jeu.
        [two_left] Le traité entre { LIST($players) } est terminé : il reste deux joueurs.
        [new_player] Le traité entre { LIST($players) } est terminé : une place a perdu son joueur.
    }

show-on-board = Montrer sur le plateau

## Les propositions

offers-you-peace =
    { TERM($seat, form: "player") } vous propose la paix pour { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }.

offers-peace =
    { TERM($seat, form: "player") } propose la paix à { LIST($players) } pour { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }.

offers-treaty = { TERM($seat, form: "player") } propose un traité à { LIST($players) }.

waits-for = On attend { LIST($players) }.

refuse = Refuser

change-offer = Modifier

withdraw-offer = Retirer

peace-begins =
    { LIST($players) } sont en paix pour { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }.

treaty-begins = { LIST($players) } ont conclu un traité.

act-refused = Ce n’était pas possible : { $reason }

## Les actes, comme lignes de la discussion

acted =
    { $act ->
       *[accept] accepte la proposition faite par { TERM($seat, form: "player") }.
        [refuse] refuse la proposition faite par { TERM($seat, form: "player") }.
        [withdraw] retire la proposition faite par { TERM($seat, form: "player") }.
        [notice] dénonce le traité proposé par { TERM($seat, form: "player") }.
    }

## Avant une rupture

breaks-peace = Ce coup rompt votre paix avec { LIST($players) }.

breaks-treaty = Ce coup rompt votre traité avec { LIST($players) } : { $promise }

play-all-the-same = Jouer quand même

take-another = Choisir un autre coup

ask-no-more = Ne plus demander dans cette partie

breaching-squares = Un traité est rompu en { LIST($squares) }.

judging-turn = Vérification de vos promesses…

queued-breaks = Votre coup préparé n’a pas été joué.

## La rédaction

compose = Une proposition

promises-of = { TERM($seat, form: "player") } promet

offer-secret-peace =
    Proposer la paix en secret pour { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }

secret-treaty = En secret

with-whom = Avec

promises-nothing = rien

add-promise = Ajouter une promesse

remove-promise = Enlever

promise-kind =
    { $kind ->
       *[peace] la paix
        [hands_off] de ne pas toucher
        [leave] d’épargner certaines pièces
        [hold] de ne pas jouer certaines pièces
        [keep_out] d’éviter certaines cases
        [no_corpse] de ne laisser aucun cadavre sur certaines cases
        [no_power] de ne pas prendre le pouvoir
        [leave_power] de quitter le pouvoir
        [strike] de frapper
        [do] de jouer un certain coup
    }

part =
    { $part ->
       *[seats] Joueurs
        [seat] Joueur
        [pieces] Pièces
        [squares] Cases
        [from] D’où part le coup
        [to] Où il s’arrête
        [victim] Contre quelle pièce
        [place] Où la victime est posée
    }

point-at =
    { $part ->
       *[seats] Montrer les joueurs
        [seat] Montrer le joueur
        [pieces] Montrer les pièces
        [squares] Montrer les cases
        [from] Montrer d’où il part
        [to] Montrer où il s’arrête
        [victim] Montrer qui il vise
        [place] Montrer où va la victime
    }

pointing =
    { $kind ->
       *[squares] Choisissez des cases sur le plateau.
        [pieces] Choisissez des pièces sur le plateau.
        [players] Choisissez des joueurs par leurs pièces sur le plateau.
    }

point-later = Ajoutez ou modifiez une promesse, puis montrez sur le plateau.

nothing-there = Rien sur { $square } ne convient ici.

change-promise = Modifier

promise-done = Terminé

duty = Devoir { $number } :

its-players = Joueurs

its-army = Armée

its-squares = comme e5 d4

its-turns = En combien de coups

binds = Elle engage

binds-always = toujours

binds-in-power = si { TERM($seat, form: "player") } est au pouvoir

binds-once-done = une fois le devoir { $number } accompli

who-knows = Qui le sait

everybody-knows = tout le monde

only-know = seulement vous et { $players }

ends-after = Il dure

end-kind =
    { $end ->
       *[rounds] un nombre fixe de tours de table
        [notice] jusqu’à sa dénonciation
        [power] tant que ce joueur est au pouvoir
        [out] jusqu’à ce que ce joueur soit hors jeu
    }

its-rounds = Tours de table

send-offer = Proposer

cancel-offer = Abandonner

## À son tour

suggestion =
    { $occasion ->
       *[chief_in_danger] { TERM($player, form: "player") } pourrait tuer votre chef.
        [ends] Votre traité avec { LIST($others) } finit à ce tour de table.
        [common_threat] { TERM($player, form: "player") } pourrait tuer des pièces à vous et à { LIST($others) }.
        [power] { TERM($player, form: "player") } est au pouvoir et joue ensuite.
        [chief_within_reach] { TERM($player, form: "player") } a son chef à votre portée.
    }

make-offer = Proposer un traité à { LIST($players) }…

close-suggestion = Fermer la suggestion

suggest-treaties = Suggérer des traités

last-chance = Ce coup est la dernière chance de tenir parole : { $promise }

## Ce qu’un traité a de particulier

note =
    { $note ->
       *[excused] Cela ne promet rien : quoi que joue { TERM($seat, form: "player") }, ce serait rompu, donc rien ne compte.
        [no_pieces] Cela ne promet rien : { TERM($seat, form: "player") } n’a pas de telle pièce à épargner ou à laisser en place.
        [never_binds] Cela ne promet rien : le traité finit avant d’engager { TERM($seat, form: "player") }.
        [not_in_power] { TERM($seat, form: "player") } n’est pas au pouvoir : presque tous les coups tiennent cette promesse.
        [contradicts] En l’état, quoi que joue { TERM($seat, form: "player") }, une de ces promesses est rompue.
        [not_now] En l’état, { TERM($seat, form: "player") } n’a aucun coup qui le fasse.
        [outlives] Le traité peut finir avant les coups où { TERM($seat, form: "player") } doit le faire.
        [only_chance] { TERM($seat, form: "player") } n’a qu’un coup pour le faire : pas de seconde chance.
    }

## After the end

promises = Promesses

show-promises = Montrer les promesses

strip = Promesses, de la plus ancienne à la plus récente

bar = { $story } Coups { $from } à { $to }.

breach = Rompu au coup { $turn }

verdict =
    { $verdict ->
       *[kept] tenu
        [broken] rompu
        [dissolved] dissous
        [refused] refusé
        [lapsed] caduc ou retiré
    }

words-kept =
    { CAPITAL(TERM($seat, form: "player")) } a tenu { $kept ->
        [one] { $kept } promesse
       *[other] { $kept } promesses
    } sur { $all }.

bot-character =
    { CAPITAL(TERM($seat, form: "player")) } était { $character ->
       *[loyal] loyal : un bot qui tient toujours parole.
        [grudging] rancunier : un bot qui manque à sa parole si l’enjeu est grand, et se souvient de qui a manqué à la sienne.
        [opportunist] opportuniste : un bot qui manque à sa parole dès que cela lui profite.
        [machiavellian] machiavélique : un bot qui manque à sa parole quand cela lui profite et que personne ne peut riposter.
    }

## Ce que les bots disent de leurs pensées après la fin

thought = Pensée :

thought-offered = Ma proposition me valait { $gain } de la partie, et { $theirs } à { TERM($player, form: "player") }.

thought-accepted = La proposition faite par { TERM($player, form: "player") } me valait { $gain } de la partie : je l’ai acceptée.

thought-refused = La proposition faite par { TERM($player, form: "player") } me valait { $gain } de la partie : trop peu, je l’ai refusée.

thought-declined =
    { $why ->
       *[terms] J’ai refusé la proposition faite par { TERM($player, form: "player") } : elle me liait pour trop longtemps, ou à faire quelque chose sans nombre de tours de table.
        [another] J’ai refusé la proposition faite par { TERM($player, form: "player") } : un traité sans nombre de tours me liait déjà.
        [impossible] J’ai refusé la proposition faite par { TERM($player, form: "player") } : aucun de mes coups n’aurait pu la respecter, ou peut-être pas avec mes autres promesses.
        [partners] J’ai refusé la proposition faite par { TERM($player, form: "player") } : je ne concluais pas de traités avec toutes ses parties.
        [unknown] J’ai refusé la proposition faite par { TERM($player, form: "player") } : le temps me manquait pour savoir ce qu’elle valait.
        [at_peace] J’ai refusé la proposition faite par { TERM($player, form: "player") } : nous étions déjà en paix.
        [breaker] J’ai refusé la proposition faite par { TERM($player, form: "player") }, qui avait rompu un traité peu avant.
        [surrounded] J’ai refusé la proposition faite par { TERM($player, form: "player") } : l’un de nous aurait été en paix avec tout le monde.
        [won] J’ai refusé la proposition faite par { TERM($player, form: "player") } : je pouvais gagner aussitôt.
    }

thought-notice = J’ai dénoncé la paix avec { LIST($others) } : la garder me valait { $gain } de la partie.

thought-notice-to-all = J’ai dénoncé la paix avec { LIST($others) } : j’étais en paix avec tout le monde, et personne ne pouvait gagner.

thought-broke = J’ai manqué à ma parole envers { LIST($others) } au coup { $turn } : cela me valait { $gain } de la partie.
