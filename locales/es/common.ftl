### Lo que comparten varias páginas: los jugadores, el final de una partida, la jugada en curso, la lista de jugadas, las piezas.

## Los jugadores

seat-name = { TERM($seat, form: "player") }

name-and-seat = { $name } ({ TERM($seat, form: "player") })

seat-by-power = { TERM($seat, form: "player") }, gracias al poder

# The same as in English.
bot = { $level } (bot)

# Beside the name of a player.
# $account (none | deleted): whether there is none, or it was deleted
no-account = { $account ->
       *[none] invitado
        [deleted] jugador eliminado
    }

## El final de una partida

wins = Gana { TERM($seat, form: "player") }

draw-between = Tablas entre { LIST($names) }

game-closed = La partida se ha cerrado

ended-by-repetition = La misma posición se ha repetido demasiadas veces.

ended-by-quiet =
    { $turns ->
        [one] Ha pasado { $turns } jugada
       *[other] Han pasado { $turns } jugadas
    } sin muertes.

ended-by-agreement = Quienes seguían con vida acordaron tablas.

ended-by-closing = El servicio la ha cerrado. Nadie tiene resultado.

last-rival-fell = { TERM($seat, form: "player") }, el último rival, ha perdido a su líder en { $square }.

last-rival-resigned = { TERM($seat, form: "player") }, el último rival, ha abandonado.

nobody-else-alive = No queda nadie más con vida.

## Lo que también figura en la lista de jugadas

resigns = { TERM($seat, form: "player") } abandona

loses-on-time = { TERM($seat, form: "player") } pierde por tiempo

draw-agreed = Tablas acordadas

drawn-by-length = Tablas por longitud máxima

closed = Partida cerrada

## La jugada en curso

what-now = Qué hacer ahora

back = Atrás

kill-no-one = No matar a nadie

confirm = Confirmar

## La lista de jugadas

turns = Jugadas

to-start = Al principio

turn-back = Una jugada atrás

turn-on = Una jugada adelante

game-over = La partida ha terminado

## Los dibujos de las piezas

pieces = Piezas

piece-set =
    { $set ->
       *[pictures] dibujos
        [letters] letras
        [signs] símbolos
    }

## Las partidas que conoce este navegador

playing-as = Juegas como { LIST($names) }: jugada { $turn }

played-as = Jugaste como { LIST($names) }: { $ending }

watching = Estás mirando: jugada { $turn }

watched = Estuviste mirando: { $ending }

## Cuando algo sale mal

did-not-work = No ha funcionado

cannot-load = Tu navegador no ha podido cargar las reglas del juego. Puede que sea demasiado antiguo o que se haya cortado la conexión.

needs-web-assembly = Esta página necesita WebAssembly, que aquí falta o está desactivado (modo de aislamiento, por ejemplo).

outdated = Hay una versión nueva de esta página.

reload = Recargar

## Cuánto dura algo

# The same as in English.
seconds = { $n } s

# The same as in English.
minutes = { $n } min

hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }

days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
