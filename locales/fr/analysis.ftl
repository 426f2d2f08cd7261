### La page d’analyse : la position, la liste des coups, le moteur, le graphique, et le champ où l’on colle un texte.

## La position

next-turns = Les prochains à jouer

turn-number = coup { $number }

turn-number-in-power = au pouvoir, coup { $number }

start = Position de départ

numbered-turn = { $number }. { $turn }

play-here = Jouez un coup pour l’armée qui a le trait.

## La liste des coups

turns-in-order = Coups, du premier au dernier

no-turns = Jouez un coup pour l’armée qui a le trait, ou collez une partie plus bas.

navigation = Parcourir les coups

to-end = À la fin

rotate-board = Tourner le plateau

promote = En faire la variante principale

remove = Supprimer ce coup et la suite

## Ce qui n’est pas un coup noté

passes = { TERM($seat, form: "player") } passe

## Le moteur

engine = Moteur

engine-off = Moteur arrêté

thinking = Réflexion…

starting = Démarrage…

positions = Positions : { $positions }

searching = Positions : { $positions } · { $rate }/s

searched = Positions : { $positions } · terminé

wins-in = { TERM($seat, form: "player") } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}

wins-within = { TERM($seat, form: "player") } gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} au plus

drawn-ending = Nulle : personne ne peut forcer le gain

line-count = Lignes

best-lines = Meilleures lignes

search-time = Temps

seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }

until-stopped = sans limite

best-move = Meilleur coup : { $turn }

play-this = Jouer ce coup

## The openings

openings = Ouvertures

which-games = Parties qui comptent

all-games = Toutes les parties

games-of-people = Sans bots

rated-games = Parties cotées

games-with-bots = Avec des bots

my-games = Mes parties

looking-up = Recherche…

turns-played-here = Coups joués ici

games-here = { $games ->
    [0] Aucune partie finie n’est passée par ici dans ses 16 premiers coups.
    [one] { $games } partie est passée par ici.
   *[other] { $games } parties sont passées par ici.
}

games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

more-turns = { $turns ->
    [one] et { $turns } autre coup
   *[other] et { $turns } autres coups
}

try-again = Réessayer

## Le graphique

analyse = Analyser la partie

turning-points = Tournants de la partie

better = Mieux : { $turn }

## Positions et parties en texte

position-and-record = Position et partie en texte

details = { JOIN($parts, with: " · ") }

option = { $option } : { $value }

player = { TERM($seat, form: "player") } : { $name }

copy-position = Copier la position

copy-record = Copier la partie

copy-link = Copier le lien

copied =
    { $copy ->
        [position] La position est dans le presse-papiers.
        [record] La partie est dans le presse-papiers.
       *[link] Le lien est dans le presse-papiers.
    }

copy-from-box =
    { $copy ->
        [position] Copiez la position qui est dans le champ.
        [record] Copiez la partie qui est dans le champ.
       *[link] Copiez le lien qui est dans le champ.
    }

paste-here = Collez une position ou une partie

rules-of-position = Jeu de règles d’une position collée

load = Charger

loaded = C’est chargé.

nothing-pasted = Il n’y a encore rien dans le champ.

unknown-parameter = L’adresse contient « { $name } », que cette page ne connaît pas. Elle lit une partie avec « game » et « ply », une position avec « dfen », « rules », « options » et « board », et une feuille de partie avec « record ».

other-address = C’est l’adresse d’une autre page. Collez la feuille de partie ou la position elle-même, ou l’adresse d’une partie ou d’une analyse d’ici.

still-going-on = Cette partie est encore en cours : vous pourrez l’analyser quand elle sera terminée.
