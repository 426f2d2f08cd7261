### Las mesas: sus relojes y ajustes, y la sala donde la gente se espera.

## El reloj

no-clock = Sin reloj

clock-real-time = { $base } + { $increment } por jugada

clock-by-day = { $turn } por jugada

clock-with-bank = { $turn } por jugada, y { $bank } de reserva

## Los ajustes de una mesa, cada uno una frase sin punto

listed =
    { $listed ->
       *[yes] Visible en la sala
        [no] Acceso solo por el enlace
    }

watching =
    { $watching ->
       *[everybody] Todo el mundo puede mirar
        [nobody] Solo los jugadores ven la partida
    }

seating =
    { $seating ->
       *[chosen] Cada cual elige su puesto
        [drawn] Los puestos se sortean al empezar
    }

names =
    { $names ->
       *[shown] Todo el mundo ve los nombres
        [hidden] Los nombres se ocultan hasta el final
    }

talk =
    { $talk ->
       *[all] Los jugadores pueden usar el chat
        [signs] Chat solo con mensajes rápidos
        [none] Sin chat
    }

press-preset =
    { $preset ->
       *[silent] Nada: ni chat ni tratados
        [treaties] Solo tratados
        [signs] Señales, y tratados que todos ven
        [open] Todo, delante de todos
        [full] Todo, también en privado, con tratados secretos
    }

whispers =
    { $whispers ->
       *[none] Sin chat privado
        [players] Susurros permitidos; tras el final los leen todos los jugadores
        [everybody] Susurros permitidos; tras el final los lee todo el mundo
    }

treaties =
    { $treaties ->
       *[public] Los jugadores hacen tratados que todos ven; el programa dice quién los cumple
        [secret] Los jugadores hacen tratados, incluso secretos; el programa dice quién los cumple
        [none] Ningún tratado
    }

treaty-bots =
    { $bots ->
       *[with_people] Los bots hacen tratados; mientras juega una sola persona, solo con ella
        [all] Los bots hacen tratados con todos
        [none] Los bots no hacen tratados
    }

flag =
    { $flag ->
       *[resign] Quien se queda sin tiempo queda fuera
        [open] Un bot juega por quien se queda sin tiempo por primera vez, hasta que alguien ocupe el puesto
    }
leave =
    { $leave ->
       *[granted] El tiempo se detiene para quien está de vacaciones
        [none] Sin vacaciones: el tiempo corre igual
    }

rated = Puntuada: la partida cuenta para la puntuación de quienes juegan

rated-short = puntuada

fill-after = Los bots ocupan los puestos libres al cabo de { $time }

fill-never = Los bots no ocupan los puestos libres

## La sala de espera

seats-free =
    { $n ->
        [0] Todos los puestos están ocupados. La partida empieza cuando todos estén listos.
        [one] Hay un puesto libre.
       *[other] Hay { $n } puestos libres.
    }

drawn-hint = Los colores se sortean cuando empieza la partida.

bots-come = Los bots ocuparán los puestos libres en { $time }.

seats = Puestos

free = Libre

anonymous = Alguien

you = tú

host = anfitrión

sitter =
    { $state ->
       *[ready] listo
        [busy] todavía no
        [away] ausente
        [gone] sin conexión
    }

sit-down = Sentarme

sign-in-to-sit = Iniciar sesión para sentarse

sit-down-as = Sentarme como { TERM($seat, form: "player") }

move-to = Cambiar a este puesto: el de { TERM($seat, form: "player") }

move-here = Cambiar a este puesto

stand-up = Levantarme

ready = ¡Listo!

not-ready = Todavía no

remove = Expulsar

remove-from = Expulsar al jugador del puesto de { TERM($seat, form: "player") }

remove-asks = { $name } no podrá volver a sentarse a esta mesa.

remove-for-good = Expulsar para siempre

keep-player = No expulsar

fill-now = Completar con bots

begin-with-bots = Empezar ya con bots

solve-meanwhile = Resolver un problema mientras tanto

invite = Invita a tus amigos

link = Enlace de esta mesa

copy-link = Copiar el enlace

link-copied = Enlace copiado

share = Compartir…

qr-code = El enlace como código QR

begins-at = Empieza el { $date }

appointed = La partida empieza el { $date }, no antes. Se avisa a quienes estén sentados una hora y diez minutos antes; quien no esté listo cinco minutos después de la hora pierde su puesto.

to-calendar = Añadir a tu calendario

cancel-appointment = Cancelar la cita

cancel-question = ¿Cancelarla para todos los que están sentados aquí?

keep-appointment = Mantenerla

about-table = Esta mesa

watchers =
    { $n ->
        [one] { $n } persona mira
       *[other] { $n } personas miran
    }

## Lo que pasa en la sala, para un lector de pantalla

sits-down = { $name } se sienta como { TERM($seat, form: "player") }.

somebody-sits-down = Alguien se sienta como { TERM($seat, form: "player") }.

bot-sits-down = Un bot se sienta como { TERM($seat, form: "player") }.

gets-up = El puesto de { TERM($seat, form: "player") } vuelve a estar libre.

is-ready = { TERM($seat, form: "player") } está listo.

is-not-ready = { TERM($seat, form: "player") } ya no está listo.

removed-you = El anfitrión te ha expulsado de la mesa.

late-you = No estabas listo a la hora, así que tu puesto vuelve a estar libre. Puedes volver a sentarte aquí.
