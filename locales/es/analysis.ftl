### La página de análisis: la posición, la lista de jugadas, el motor, la gráfica y el cuadro donde se pega un texto.

## La posición

next-turns = Los próximos turnos

turn-number = jugada { $number }

turn-number-in-power = en el poder, jugada { $number }

start = Posición inicial

numbered-turn = { $number }. { $turn }

play-here = Juega por el ejército que tiene el turno.

## La lista de jugadas

turns-in-order = Jugadas, de la primera a la última

no-turns = Juega por el ejército que tiene el turno, o pega una partida más abajo.

navigation = Recorrer las jugadas

to-end = Al final

rotate-board = Girar el tablero

promote = Convertir en variante principal

remove = Borrar esta jugada y lo que sigue

## Lo que no se anota como jugada

passes = { TERM($seat, form: "player") } pasa

## El motor

engine = Motor

engine-off = Motor apagado

thinking = Pensando…

starting = Arrancando…

positions = Posiciones: { $positions }

searching = Posiciones: { $positions } · { $rate }/s

searched = Posiciones: { $positions } · listo

wins-in = Gana { TERM($seat, form: "player") } en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}

wins-within = Gana { TERM($seat, form: "player") } en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
} como mucho

drawn-ending = Tablas: nadie puede forzar la victoria

line-count = Líneas

best-lines = Mejores líneas

search-time = Tiempo

seconds =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }

until-stopped = sin límite

best-move = Mejor jugada: { $turn }

play-this = Hacer esta jugada

## The openings

openings = Aperturas

which-games = Partidas que cuentan

all-games = Todas las partidas

games-of-people = Solo personas

rated-games = Partidas puntuadas

games-with-bots = Con bots

my-games = Mis partidas

looking-up = Buscando…

turns-played-here = Jugadas hechas aquí

games-here = { $games ->
    [0] Ninguna partida acabada ha pasado por aquí en sus primeras 16 jugadas.
    [one] { $games } partida ha pasado por aquí.
   *[other] { $games } partidas han pasado por aquí.
}

games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}

more-turns = { $turns ->
    [one] y { $turns } jugada más
   *[other] y { $turns } jugadas más
}

try-again = Reintentar

## La gráfica

analyse = Analizar la partida

turning-points = Momentos decisivos

better = Mejor: { $turn }

## Posiciones y partidas como texto

position-and-record = Posición y anotación

details = { JOIN($parts, with: " · ") }

option = { $option }: { $value }

player = { TERM($seat, form: "player") }: { $name }

copy-position = Copiar la posición

copy-record = Copiar la anotación

copy-link = Copiar el enlace

copied =
    { $copy ->
        [position] La posición está en el portapapeles.
        [record] La anotación está en el portapapeles.
       *[link] El enlace está en el portapapeles.
    }

copy-from-box =
    { $copy ->
        [position] Copia la posición desde el cuadro.
        [record] Copia la anotación desde el cuadro.
       *[link] Copia el enlace desde el cuadro.
    }

paste-here = Pega una posición o una anotación

rules-of-position = Reglas de la posición pegada

load = Cargar

loaded = Cargada.

nothing-pasted = Todavía no hay nada en el cuadro.

unknown-parameter = La dirección lleva «{ $name }», que esta página no conoce. Lee una partida con «game» y «ply», una posición con «dfen», «rules», «options» y «board», y una anotación con «record».

other-address = Esa es la dirección de otra página. Pega la anotación o la posición misma, o la dirección de una partida o de un análisis de aquí.

still-going-on = Esta partida sigue en curso: podrás analizarla cuando termine.
