### La página de inicio: el formulario de una partida nueva y las partidas que conoce este navegador.

## Empezar una partida

strength = Nivel
strength-hint = Para una primera partida, elige { $level }.

own-army = Mi ejército

change-start = Cambiar

change-of =
    { $of ->
       *[bots] Cambiar la partida contra bots
        [people] Cambiar la partida con personas
        [table] Cambiar la mesa
    }

with-people = Con personas

any-army = Al azar

start = Empezar la partida

how-to-play = Cómo se juega

continue-lesson = Continuar: lección { $lesson }

lessons-again = Repasar las lecciones

custom-game = Partida a medida

too-few-players = Hacen falta al menos dos jugadores.

## Quién juega

players = Jugadores

two-players = Para dos jugadores.

who-plays = Quién juega

player =
    { $player ->
       *[me] Yo (aquí)
        [bot] Bot
        [friend] Un amigo (por enlace)
        [nobody] Vacío
    }

strength-of = Nivel de { TERM($seat, form: "player") }

character-of = Carácter de { TERM($seat, form: "player") }

character =
    { $character ->
       *[drawn] Carácter al azar
        [loyal] Leal
        [grudging] Rencoroso
        [opportunist] Oportunista
        [machiavellian] Maquiavélico
    }

characters-hint = Un bot leal nunca rompe un tratado; un rencoroso, si gana mucho; un oportunista, cuando le conviene; un maquiavélico, cuando le conviene y nadie puede devolver el golpe. Los demás jugadores lo saben al terminar la partida.

several-seats = Puedes ocupar varios puestos; el tablero se gira entonces hacia quien tiene el turno.

hostages = Un ejército sin jugador es un rehén: nunca se mueve, pero sus piezas se pueden matar y trasladar, y quien mata a su líder lo gana.

## Con qué reglas

rules = Reglas

individual-rules = Reglas al detalle

## El nombre del usuario

playing-as = Juegas como { $name }

change-name = Cambiar

# Beside the name of a user who has an account.
my-account = Mi cuenta

# Beside the name of a guest: the name is kept.
keep-name = Guardarlo con una cuenta

my-name = Mi nombre

save = Guardar

cancel = Cancelar

## La partida de la imagen

film = Una partida entre cuatro bots.

play-film = Reproducir la partida del tablero

pause-film = Pausar la partida del tablero

## Las partidas jugadas aquí

your-games = Tus partidas

against = contra { LIST($names) }

to-move = le toca a { $name }

already-out = ya fuera: { LIST($names) }

time-left = { $time } de plazo

show-all-games = Mostrar las { $n } partidas

continue-game = Continuar tu partida

new-game = Una partida nueva

game-removed = Partida quitada de la lista.

put-back = Volver a ponerla

remove-game = Quitar «{ $game }» de la lista

notice =
    { $notice ->
       *[your_turn] Te toca
        [started] La partida ha empezado
        [flag] Se te ha acabado el tiempo
        [over] La partida ha terminado
        [again] Alguien quiere jugar otra vez
        [removed] Te han expulsado de la mesa
        [offer] Alguien te propone algo
        [appointment] Tu partida empieza pronto
        [missed] No estabas listo y has perdido tu puesto
        [cancelled] La cita se ha cancelado
    }

notice-elsewhere =
    { $notice ->
       *[your_turn] Te toca en una de tus partidas
        [started] Una de tus partidas ha empezado
        [flag] Se te ha acabado el tiempo en una de tus partidas
        [over] Una de tus partidas ha terminado
        [again] Alguien quiere jugar otra vez
        [removed] Te han expulsado de una mesa
        [offer] Alguien te propone algo en una partida
        [appointment] Una de tus partidas empieza pronto
        [missed] No estabas listo y has perdido tu puesto en una mesa
        [cancelled] Se ha cancelado una cita
    }

games-wait = Te esperan { $n } partidas

## The bell at the top of each page

notices = Avisos

bell-waiting =
    { $n ->
        [one] { $n } partida te espera
       *[other] { $n } partidas te esperan
    }

bell-unread =
    { $n ->
        [one] { $n } aviso nuevo
       *[other] { $n } avisos nuevos
    }

notice-new = Nuevo:

no-notices = Aquí se cuenta lo que pasa en tus partidas mientras no estás.

notice-concern = Algo te concierne

notices-failed = Ahora no se pueden cargar los avisos.

# The same as in English.
tab-waiting = ({ $n }) { $title }

## Con quién

opponents = Con quién

company =
    { $company ->
       *[bots] Contra bots
        [people] Con personas
    }

open-table = Abrir la mesa

seat-player =
    { $player ->
       *[me] Yo
        [free] Por ocupar
        [bot] Bot
        [nobody] Vacío
    }

no-free-seat = Deja un puesto por ocupar, o juega contra bots.

free-seats =
    { $n ->
        [one] { $n } puesto libre
       *[other] { $n } puestos libres
    }

## La mesa

the-table = La mesa

clock = Reloj

own-clock =
    { $clock ->
       *[real_time] Otro: minutos y segundos
        [by_day] Otro: días
    }

base-minutes = Minutos iniciales

increment-seconds = Segundos que añade cada jugada

turn-hours = Horas por jugada

bank-days = Días de reserva

setting =
    { $setting ->
       *[listed] Visibilidad
        [watching] Espectadores
        [seating] Puestos
        [names] Nombres
        [press] Palabras y promesas
        [talk] Chat
        [whispers] Chat privado
        [treaties] Tratados
        [bots] Tratados con bots
        [flag] Si se acaba el tiempo
        [leave] Vacaciones
    }

## Jugar enseguida

begins = Empieza

bots-join = Completar con bots

bots-join-after = al cabo de { $time }

bots-join-never = nunca

## La sala

people-play =
    { $n ->
        [0] Nadie juega ahora mismo
        [one] { $n } persona juega
       *[other] { $n } personas juegan
    }

people-watch =
    { $n ->
        [0] nadie mira
        [one] { $n } mira
       *[other] { $n } miran
    }

open-tables = Mesas abiertas

no-open-tables = Ahora no hay ninguna mesa abierta. «Jugar ahora» abre una, y quien venga después te encuentra aquí.

table-of = Mesa de { $name }

table-hidden = Una mesa con nombres ocultos

seats-taken = { $taken } de { $seats } puestos ocupados

sit-down = Sentarme

sit-down-at = Sentarme: { $table }

to-your-table = Tu mesa

to-your-table-at = Tu mesa: { $table }

bots-come-in = bots en { $time }

new-table = nueva

nobody-here = Ahora mismo no hay nadie.

table-gone = ya no está abierta

games-to-watch = Partidas en directo

no-games = Las partidas abiertas al público aparecen aquí.

board-now = { $kind }: le toca a { TERM($seat, form: "player") }

game-ended = terminada

lobby-unreachable = La sala no responde. Reintentando…
