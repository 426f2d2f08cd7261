### Junto al tablero y sobre él: lo que la página de una partida carga después del tablero.

## Los puestos

copy-link = Copiar enlace

link-copied = Copiado

invite-to = Invitar a alguien a jugar como { TERM($seat, form: "player") }

send-link = Envía esta dirección a tu amigo:

new-link = Enlace nuevo

free-seat = Liberar el puesto { $seat } e invitar a otra persona

give-back = Devolver

leave-seat = Dejar el puesto { $seat } a otra persona

## Junto al tablero

analyse = Analizar

new-game = Nueva partida

download-record = Descargar anotación

settings = Ajustes

sounds = Sonidos

notify = Avisarme cuando me toque

not-notified = Este navegador no lo permite.

confirm-turns = Confirmar cada jugada

## Las piezas

piece-guide = Guía de las piezas

guide-piece = { CAPITAL($role) }:

guide-corpse-name = { CAPITAL(-corpse) }:

guide-chief = mata a cualquier distancia; puede quedarse en el laberinto

guide-assassin = mata y deja el cadáver en la casilla de la que viene

guide-reporter-one = se mueve y luego puede matar una pieza que tenga justo al lado

guide-reporter-must = se mueve y luego mata una pieza que tenga justo al lado, si la hay

guide-reporter-all = se mueve y luego mata a todos los enemigos que tenga justo al lado

guide-reporter-all-own = se mueve y luego mata todas las piezas que tenga justo al lado, también las tuyas

guide-militant = se mueve una o dos casillas; mata

guide-diplomat = traslada a un enemigo, vivo, a otra casilla

guide-necromobile = traslada un cadáver a otra casilla

guide-corpse = un muro; solo un necromóvil lo traslada

## Rendirse, tablas

resign = Abandonar

resign-question = ¿{ resign }?

resign-text =
    Tu líder muere donde está y los ejércitos que mandas quedan huérfanos. No hay vuelta atrás.

draw =
    { $draw ->
       *[offer] Ofrecer tablas
        [agree] Aceptar tablas
    }

draw-question = ¿{ draw }?

draw-text =
    La partida acaba en tablas cuando las aceptan todos los que siguen con vida. Tu acuerdo vale hasta tu próxima jugada.
    Los bots solo las aceptan tras 50 jugadas sin muertes.

quiet-turns = Jugadas sin muertes: { $turns } de { $limit }.

times-seen = Veces que se ha dado esta posición: { $times } de { $limit }.

for-seat = Por

play-on = Seguir jugando

## La caída

you-are-out = Estás fuera

fatal-turn = Fue en la jugada { $turn }:

others-play-on = Los demás siguen jugando.

keep-watching = Seguir mirando

show-board = Ver el tablero

show-turn = Ver la jugada

home = Inicio

## El final de la partida

share = Cada uno recibe una parte de 1/{ $players }.

after-turns =
    En { $turns } { $turns ->
        [one] jugada
       *[other] jugadas
    }.

replay = Repasar la partida

record = Anotación

## La lista de jugadas

turns-oldest-first = Jugadas hechas, de la primera a la última

turn-number = { $turn }

nobody-moved = Nadie ha jugado todavía.
