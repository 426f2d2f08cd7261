### La página de una partida.

## El rótulo: el título dice a quién le toca, el texto qué hay que hacer

joining = Entrando en la partida

one-moment = Un momento.

waiting-title = Esperando jugadores

game-starts = La partida empieza.

your-turn = Te toca, { TERM($seat, form: "player") }

your-extra-turn = Te toca otra vez, { TERM($seat, form: "player") }, gracias al poder

turn-of = Le toca a { TERM($seat, form: "player") }

extra-turn-of = Le toca otra vez a { TERM($seat, form: "player") }, gracias al poder

choose-piece = Elige una pieza para mover

played = { TERM($seat, form: "player") }: { $reading }

waiting =
    { $viewer ->
       *[player] { CAPITAL($clause) }
        [watcher] Estás mirando: { $clause }
        [out] Estás fuera: { $clause }
    }

bot-thinks = { TERM($seat, form: "player") } (bot) está pensando.

seat-is-free = esperando a que alguien ocupe este puesto.

waiting-for = esperando a { TERM($seat, form: "player") }.

waiting-for-name = esperando a { $name }.

waiting-for-absent =
    esperando a { $name }, que { $state ->
       *[away] está ausente
        [gone] ha perdido la conexión
    }.

waiting-for-absent-since =
    esperando a { $name }, que { $state ->
       *[away] está ausente
        [gone] no tiene conexión
    } desde hace { $time }.

play-within = Juega en menos de { $time } o la partida se cerrará.

must-play-within = { TERM($seat, form: "player") } debe jugar en menos de { $time } o la partida se cerrará.

paused = En pausa

paused-text = Los relojes están parados.

stood-in-for-you = Un bot juega por ti.

goes-back = La partida vuelve a la jugada { $turn }.

sending = Enviando…

no-answer-yet = El servicio aún no ha respondido.

next-is = Después le toca a { TERM($seat, form: "player") }

offline-turn = No tienes conexión. Tu jugada se enviará en cuanto vuelva.

looking-back = Repasando la partida

at-start = La posición inicial.

looking-back-at = Repasando: jugada { $turn } de { $turns }

back-to-now = Volver a la partida

prompt-sentence = { SENTENCE($prompt) }

sentences = { JOIN($sentences, with: " ") }

spoken = { SENTENCE($title) } { $text }

## Lo que sale mal

by-rule = { $message } (reglas, { $section })

ok = Entendido

too-many = Demasiadas peticiones a la vez. Esta página espera un momento y vuelve a intentarlo.

offer-lapsed = La propuesta ya no está en pie: la partida ha seguido.

illegal-turn = Esa jugada no es legal.

cannot-follow = Esta página ya no puede seguir la partida. Recárgala.

## La conexión

offline = Sin conexión

reconnecting = Reconectando…

connecting = Conectando…

## El orden de juego

turn-order = Orden de juego: ahora y los cinco turnos siguientes

## Los jugadores

players = Jugadores

you = tú

player = jugador

waiting-for-friend = falta un amigo

pieces-left =
    { $pieces ->
        [one] { $pieces } pieza
       *[other] { $pieces } piezas
    }

chief-attacked = líder atacado

in-power = en el poder

hostage-army = ejército rehén

gone =
    { $player ->
       *[out] fuera
        [absent] sin jugador
    }

army-orphaned =
    { $player ->
       *[out] fuera, ejército huérfano
        [absent] ejército huérfano
    }

army-of =
    { $player ->
       *[out] fuera, ejército para { TERM($seat, form: "player") }
        [absent] ejército para { TERM($seat, form: "player") }
    }

offers-a-draw = ofrece tablas

commands = al mando de

commands-armies = al mando de { LIST($names) }

clock-of = Reloj de { TERM($seat, form: "player") }

# The same as in English.
clock-days = { $days } d { $hours } h

clock-tenths = { $clock },{ $tenths }

# The same as in English.
clock-bank = + { $time }

presence =
    { $state ->
       *[here] en línea
        [away] ausente
        [gone] sin conexión
    }

stood-in = { $level } (bot) por ahora

watchers =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } personas miran
    }

## La lista de jugadas

turns-played = Jugadas hechas

replay-game = Recorrer la partida

## Junto al tablero

game = Partida

## Abandonar, hacer tablas

offers-draw =
    { LIST($names) } { $players ->
        [one] ofrece
       *[other] ofrecen
    } tablas.

## La caída

ran-out-of-time = A { TERM($seat, form: "player") } se le acabó el tiempo.

earlier-fall = { $reason } Fue en la jugada { $turn }.

## El final de la partida

you-play-again = Juegas otra vez.

wants-again = { TERM($seat, form: "player") } quiere jugar otra vez.

wants-again-name = { $name } quiere jugar otra vez.
