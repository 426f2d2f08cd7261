### Junto al tablero y sobre él: lo que la página de una partida carga después del tablero.

## Los puestos

copy-link = Copiar enlace

link-copied = Copiado

share-result = Compartir el resultado

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

notify = Avisarme cuando me toque o pase algo, mientras esta página esté abierta

tab-own-turn = Te toca – Djambi

# The same as in English.
tab = { $title } – Djambi

something-offered = Alguien te ofrece algo

game-is-over = La partida ha terminado

new-words =
    { $n ->
        [one] Un mensaje nuevo
       *[other] { $n } mensajes nuevos
    }

not-notified = Este navegador no lo permite.

confirm-turns = Confirmar cada jugada

keep-still = No girar el tablero

shortcuts = Atajos de teclado

shortcuts-turns =
    Fuera del tablero, las flechas van de una jugada a otra, Inicio y Fin a la primera y a la última.

## Las piezas

piece-guide = Las piezas

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

piece-line = { CAPITAL(piece) } – { $line }

taken-piece-line = { CAPITAL(piece) } a las órdenes de { TERM($controller, form: "player") } – { $line }

idle-piece-line =
    { CAPITAL(piece) }, { $bond ->
        [hostage] rehén
       *[orphan] { TRAIT($role, name: "gender") ->
            [feminine] huérfana
           *[masculine] huérfano
        }
    } – nadie manda este ejército

corpse-line = { CAPITAL(-corpse) } – { guide-corpse }

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
    Los bots las aceptan si no esperan nada mejor que tablas.

quiet-turns = Jugadas sin muertes: { $turns } de { $limit }.

times-seen = Veces que se ha dado esta posición: { $times } de { $limit }.

for-seat = En nombre de

play-on = Seguir jugando

## El tiempo

little-time = { TERM($seat, form: "player") }, te quedan menos de 20 segundos.

## Las propuestas

take-back = Deshacer

take-back-question = ¿Deshacer tu última jugada?

take-back-text =
    La partida vuelve a tu última jugada cuando lo aceptan todos los que han jugado desde entonces. Los relojes
    conservan su tiempo. Los bots siempre aceptan.

pause = Pausar

go-on = Reanudar

go-by-day = Seguir por días

go-by-day-question = ¿Seguir por días?

go-by-day-text = Cuando todos lo aceptan, cada jugada tiene sus propios días en vez de minutos para toda la partida, desde la jugada en curso. No hay vuelta atrás. Los bots siempre aceptan.

days-of-turn = Tiempo por jugada

goes-by-day =
    { $days ->
        [one] La partida sigue por días: { $days } día por jugada.
       *[other] La partida sigue por días: { $days } días por jugada.
    }

call-off = Anular

call-off-question = ¿Anular la partida?

call-off-text = La partida se cierra sin resultado cuando todos lo aceptan.

keep = Seguir jugando

let-bot-play = Que un bot juegue por { TERM($seat, form: "player") }
on-leave = de vacaciones hasta el { $date }

away-on-leave = esperando a { $name }, que está de vacaciones hasta el { $date }. El tiempo no corre.

away-for = esperando a { $name }, que está ausente: tiene { $time } de plazo.

away-until-bot = esperando a { $name }, que está ausente: tiene { $time } de plazo. Un bot podrá jugar en su lugar dentro de { $bot }.

absent-for = { $name } lleva { $time } ausente.

bot-plays-for-you = Un bot juega por ti.

lost-seat = Era tu puesto: se acabó tu tiempo y un bot juega ahí.

take-seat-back = Recuperar tu puesto

seat-is-open =
    A { TERM($seat, form: "player") } se le ha acabado el tiempo. Un bot juega en su lugar hasta que alguien ocupe el puesto.

offer-of-news = Propuestas

offered =
    { TERM($seat, form: "player") } { $what ->
        [take_back] quiere deshacer una jugada.
        [pause] quiere una pausa.
        [resume] quiere reanudar la partida.
        [abort] quiere anular la partida.
       *[return] quiere recuperar su puesto.
    }

offered-by-day =
    { TERM($seat, form: "player") } { $days ->
        [one] quiere seguir por días: { $days } día por jugada.
       *[other] quiere seguir por días: { $days } días por jugada.
    }

offered-stand-in = { TERM($seat, form: "player") } quiere que un bot juegue por { TERM($absent, form: "player") }.

you-offered =
    { $what ->
        [take_back] Quieres deshacer una jugada.
        [pause] Quieres una pausa.
        [resume] Quieres reanudar la partida.
        [by_day] Quieres seguir por días.
        [abort] Quieres anular la partida.
        [stand_in] Quieres que juegue un bot.
        [return] Quieres recuperar tu puesto.
       *[draw] Ofreces tablas.
    }

unanswered-by = Falta la respuesta de { LIST($names) }.

declines = { TERM($seat, form: "player") } lo rechaza.

accept = Aceptar

decline = Rechazar

you-did-not-begin = No hiciste tu primera jugada a tiempo. No hay ningún resultado.

open-again = Abrir la mesa otra vez

back-to-lobby = Volver a la sala

## El chat

talk = Chat

talk-with-new =
    { $n ->
        [0] Chat
        [one] Chat, { $n } mensaje nuevo
       *[other] Chat, { $n } mensajes nuevos
    }

channel =
    { $channel ->
       *[table] Mesa
        [dead] Eliminados
        [watchers] Público
    }

channels = Canales

nothing-said =
    { $channel ->
       *[table] Nadie ha dicho nada todavía.
        [dead] Nadie ha dicho nada todavía. Lo leen los jugadores eliminados y, tras el final, todos.
        [watchers] Nadie ha dicho nada todavía. Lo lee el público; a los jugadores se les muestra tras el final.
    }

channel-of = { JOIN($players, with: ", ") }

notebook = Mis notas

whisper = Susurrar

whisper-with = Susurrar con

who-reads = Lo leen { JOIN($players, with: ", ") } y tú.

who-read = Dicho en privado por { LIST($players) }.

only-you-read = Solo lo lees tú.

host-reads = Quien lleva este servicio puede leerlo.

close-whisper = Volver a los canales

channel-closed = Aquí ya no se puede decir nada.

phrases = Frases

phrase =
    { $phrase ->
       *[agreed] De acuerdo
        [no] No
        [later] Quizá más tarde
        [trust_me] Confía en mí
        [spare_me] Perdóname la vida
        [i_regret] Lo lamento
        [farewell] Adiós
    }

phrase-about =
    { $phrase ->
       *[beware] Cuidado con { TERM($seat, form: "player") }
        [threatens_us] { CAPITAL(TERM($seat, form: "player")) } nos amenaza a los dos
        [strike_together] Ataquemos juntos a { TERM($seat, form: "player") }
        [leave_power] { CAPITAL(TERM($seat, form: "player")) } debe dejar el poder
        [you_lied] { CAPITAL(TERM($seat, form: "player")) } mintió
    }

draw-on-board = Dibujar en el tablero

draw-how = Pulsa una casilla para un círculo, o traza de una casilla a otra para una flecha. Con el teclado, pulsa Intro en ambas casillas, o dos veces en una.

draw-from = Desde { $square }. Intro en otra casilla hace una flecha, en la misma un círculo.

send-drawing =
    { $n ->
        [one] Enviar el dibujo ({ $n })
       *[other] Enviar el dibujo ({ $n })
    }

clear-drawing = Borrar

drawing = Dibujo: { JOIN($squares, with: ", ") }

all-channels = Todo

after-turn = Tras la jugada { $turn }

at-the-start = Antes de la primera jugada

gone =
    { $why ->
       *[unreadable] (sellado: ya no se puede leer)
        [blanked] (retirado por su autor)
        [removed] (retirado por la moderación)
    }

blank = Retirar tu mensaje

blank-for-ever = ¿Retirar definitivamente?

report = Denunciar ante la moderación

report-why = ¿Por qué? Quien lleva este servicio y la moderación lo verán con los mensajes de alrededor.

report-cause =
    { $cause ->
        [abuse] un insulto o una amenaza
        [spam] publicidad, o siempre lo mismo
        [person] una persona real: su nombre o lo que es suyo
        [collusion] jugadores que se alían en secreto
        [help] un programa piensa por alguien
        [stalling] hacer esperar o irse a propósito
       *[other] otra cosa
    }

report-what = Qué está mal

report-player = Denunciar a un jugador: cómo juega, o su nombre

report-send = Enviar la denuncia

reported = Denunciado: sabrás cuándo se ha revisado.

said-later =
    { $n ->
        [one] Un mensaje más tarde
       *[other] { $n } mensajes más tarde
    }

show-drawing = Mostrar en el tablero

messages = Mensajes

say-something = Di algo

send = Enviar

characters-left =
    { $n ->
        [one] Queda { $n }
       *[other] Quedan { $n }
    }

sign =
    { $sign ->
       *[well_played] Bien jugado
        [thanks] Gracias
        [sorry] Perdón
        [hurry] ¿Jugamos?
        [oops] ¡Uy!
        [hello] Hola
    }

signs = Mensajes rápidos, que cada cual lee en su idioma

only-signs = En esta mesa solo se permiten mensajes rápidos.

players-may-read = Los jugadores no ven esto aquí, pero otra ventana se lo muestra.

watchers-read = El público también lee estos mensajes.

only-reading = Aquí solo puedes leer.

watcher = Alguien del público

mute = Ocultar los mensajes de { $name }

unmute = Volver a mostrar los mensajes de { $name }

hidden = Ocultos:

sending-words = Enviando…

not-said = No enviado.

close-talk = Cerrar el chat

## La caída

you-are-out = Estás fuera

fatal-turn = Fue en la jugada { $turn }:

others-play-on = Los demás siguen jugando.

keep-watching = Seguir mirando

show-board = Ver el tablero

show-turn = Ver la jugada

home = Inicio

## El final de la partida

share =
    Cada uno suma { $players ->
        [2] medio punto
       *[other] 1/{ $players } de punto
    }.

after-turns =
    En { $turns } { $turns ->
        [one] jugada
       *[other] jugadas
    }.

## La lista de jugadas

turns-oldest-first = Jugadas hechas, de la primera a la última

turn-number = { $turn }

nobody-moved = Nadie ha jugado todavía.

## Seguir mirando, y volver a jugar

play-again = Jugar otra vez

join = Unirse

watch-again = Verla

how-it-ended = El final

watching-speed = Velocidad

watch =
    { $pace ->
       *[normal] Ver a velocidad normal
        [fast] Ver más rápido
        [newest] Saltar a la última jugada
    }

## How the user fell, and how the game ended

your-time-ran-out = Se te acabó el tiempo.

no-chief-left = Ya no te queda ningún líder.

seat-resigned = { TERM($seat, form: "player") } ha abandonado.

you-resigned = Has abandonado.

killed-chief-of = { TERM($mover, form: "player") } ha matado a tu líder { $seat } en { $square }.

killed-your-chief = { TERM($mover, form: "player") } ha matado a tu líder en { $square }.

walled-in-own-chief = Has encerrado a tu propio líder en { $square }.

walled-in-chief-of = { TERM($mover, form: "player") } ha encerrado a tu líder { $seat } en { $square }.

walled-in-your-chief = { TERM($mover, form: "player") } ha encerrado a tu líder en { $square }.

you-lost-on-time = Has perdido: se te acabó el tiempo.

last-rival-ran-out = A { TERM($seat, form: "player") }, el último rival, se le acabó el tiempo.

you-lost-by-resigning = Has perdido: has abandonado.

you-lost =
    Has perdido: tu líder ha { $how ->
        [kill] muerto
       *[encircled] quedado encerrado
    } en { $square }.

closed-because =
    { $cause ->
       *[expired] Nadie ha jugado en mucho tiempo.
        [not_begun] { TERM($seat, form: "player") } no hizo su primera jugada a tiempo.
        [cancelled] El anfitrión ha cancelado la cita.
        [aborted] Los jugadores la han anulado.
    } No hay ningún resultado.
