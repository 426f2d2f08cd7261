### Ce que plusieurs pages partagent : les joueurs, la fin d’une partie, le coup en cours, la liste des coups, les pièces.

## Les joueurs

seat-name = { TERM($seat, form: "player") }

name-and-seat = { $name } ({ TERM($seat, form: "player") })

seat-by-power = { TERM($seat, form: "player") }, grâce au pouvoir

# The same as in English.
bot = { $level } (bot)

# Beside the name of a player.
# $account (none | deleted): whether there is none, or it was deleted
no-account = { $account ->
       *[none] invité
        [deleted] joueur supprimé
    }

## La fin d’une partie

wins = { TERM($seat, form: "player") } gagne

draw-between = Nulle entre { LIST($names) }

game-closed = La partie a été fermée

ended-by-repetition = La même position est revenue trop souvent.

ended-by-quiet =
    { $turns } { $turns ->
        [one] coup a été joué
       *[other] coups ont été joués
    } sans mort.

ended-by-agreement = Tous les joueurs en vie étaient d’accord.

ended-by-closing = Le service l’a fermée. Personne n’a de résultat.

last-rival-fell = { TERM($seat, form: "player") }, dernier rival, a perdu son chef en { $square }.

last-rival-resigned = { TERM($seat, form: "player") }, dernier rival, a abandonné.

nobody-else-alive = Il n’y a plus personne d’autre en vie.

## Ce qui figure aussi dans la liste des coups

resigns = { TERM($seat, form: "player") } abandonne

loses-on-time = { TERM($seat, form: "player") } perd au temps

draw-agreed = Nulle d’un commun accord

drawn-by-length = Nulle à la longueur maximale

closed = Partie fermée

## Le coup en cours

what-now = À faire maintenant

back = Retour

kill-no-one = Ne tuer personne

confirm = Confirmer

## La liste des coups

turns = Coups

to-start = Au début

turn-back = Un coup en arrière

turn-on = Un coup en avant

game-over = La partie est finie

## Les dessins des pièces

pieces = Pièces

piece-set =
    { $set ->
       *[pictures] images
        [letters] lettres
        [signs] symboles
    }

## Les parties que ce navigateur connaît

playing-as = Vous jouez { LIST($names) } : coup { $turn }

played-as = Vous avez joué { LIST($names) } : { $ending }

watching = Vous regardez : coup { $turn }

watched = Vous avez regardé : { $ending }

## Quand quelque chose ne va pas

did-not-work = Ça n’a pas marché

cannot-load = Votre navigateur n’a pas pu charger les règles : trop ancien, ou connexion interrompue.

needs-web-assembly = Il faut WebAssembly, absent ou désactivé ici (mode Isolement, par exemple).

outdated = Il y a une nouvelle version de cette page.

reload = Recharger

## Une durée

seconds = { $n } s

minutes = { $n } min

hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }

days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
