### La página de una partida.

## El título de la pestaña

tab-own-turn = Te toca – Djambi

# The same as in English.
tab = { $title } – Djambi

## El rótulo: el título dice a quién le toca, el texto qué hay que hacer

joining = Entrando en la partida

one-moment = Un momento.

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

seat-is-free = falta que alguien ocupe este puesto.

waiting-for = se espera a { TERM($seat, form: "player") }.

waiting-for-name = se espera a { $name }.

sending = Enviando…

no-answer-yet = El servicio aún no ha respondido.

next-is = Después le toca a { TERM($seat, form: "player") }

offline-turn = No tienes conexión. Tu jugada se enviará en cuanto vuelva.

looking-back = Mirando atrás

at-start = La posición inicial.

looking-back-at = Mirando atrás: jugada { $turn } de { $turns }

back-to-now = Al presente

prompt-sentence = { $prompt }.

sentences = { JOIN($sentences, with: " ") }

spoken = { $title }. { $text }

## Lo que sale mal

by-rule = { $message } (reglas, { $section })

ok = Entendido

too-many = Era demasiado a la vez para este servicio. Esta página espera un momento y vuelve a intentarlo.

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

in-power = en el poder

alive = con vida

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

offering = { $status } · ofrece tablas

commands = al mando de

commands-armies = al mando de { LIST($names) }

copy-link = Copiar enlace

link-copied = Copiado

invite-to = Invitar a alguien a jugar como { TERM($seat, form: "player") }

send-link = Envía esta dirección a tu amigo:

new-link = Enlace nuevo

free-seat = Liberar el puesto { $seat } e invitar a otra persona

give-back = Devolver

leave-seat = Dejar el puesto { $seat } a otra persona

## La lista de jugadas

turns-played = Jugadas hechas

turns-oldest-first = Jugadas hechas, de la primera a la última

turn-number = { $turn }

nobody-moved = Nadie ha jugado todavía.

replay-game = Recorrer la partida

## Mirar

watching-speed = Velocidad

watch =
    { $pace ->
       *[normal] Ver a velocidad normal
        [fast] Ver más rápido
        [newest] Saltar a la última jugada
    }

## Junto al tablero

game = Partida

analyse = Analizar

new-game = Nueva partida

download-record = Descargar anotación

sounds = Sonidos

confirm-turns = Confirmar cada jugada

## Abandonar, hacer tablas

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

for-seat = Por

play-on = Seguir jugando

offers-draw =
    { LIST($names) } { $players ->
        [one] ofrece
       *[other] ofrecen
    } tablas.

## La caída

you-are-out = Estás fuera

killed-your-chief = { TERM($mover, form: "player") } ha matado a tu líder en { $square }.

killed-chief-of = { TERM($mover, form: "player") } ha matado a tu líder { $seat } en { $square }.

walled-in-your-chief = { TERM($mover, form: "player") } ha rodeado a tu líder en { $square }.

walled-in-chief-of = { TERM($mover, form: "player") } ha rodeado a tu líder { $seat } en { $square }.

walled-in-own-chief = Has rodeado a tu propio líder en { $square }.

you-resigned = Has abandonado.

seat-resigned = { TERM($seat, form: "player") } ha abandonado.

no-chief-left = Ya no te queda ningún líder.

fatal-turn = Fue en la jugada { $turn }:

earlier-fall = { $reason } Fue en la jugada { $turn }.

others-play-on = Los demás siguen jugando.

keep-watching = Seguir mirando

show-board = Ver el tablero

show-turn = Ver la jugada

how-you-fell = Cómo caíste

home = Inicio

## El final de la partida

you-lost =
    Has perdido: tu líder ha { $how ->
        [kill] muerto
       *[encircled] quedado rodeado
    } en { $square }.

you-lost-by-resigning = Has perdido: has abandonado.

share = Cada uno recibe una parte de 1/{ $players }.

after-turns =
    En { $turns } { $turns ->
        [one] jugada
       *[other] jugadas
    }.

replay = Repasar la partida

record = Anotación

play-again = Jugar otra vez

join = Unirse

watch-again = Verla

you-play-again = Juegas otra vez.

wants-again = { TERM($seat, form: "player") } quiere jugar otra vez.

wants-again-name = { $name } quiere jugar otra vez.
