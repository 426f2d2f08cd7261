### Las páginas que escribe el servicio: el marco de cada página, los errores, las invitaciones, una partida sin JavaScript.

## El marco de cada página

description = Djambi, el ajedrez de Maquiavelo: cuatro ejércitos, un laberinto y ningún amigo. Juégalo en tu navegador.

skip = Ir al contenido

skip-to-board = Ir al tablero

site = Sitio

learn = Lecciones

puzzles = Problemas

rules = Reglas

analysis = Análisis

account = Cuenta

account-needs-script = La cuenta necesita JavaScript.

language = Idioma:

colours-auto = Colores: los del sistema

colours-light = Colores: claros

colours-dark = Colores: oscuros

## Los errores

home = Volver al inicio

missing-page-title = Página no encontrada

missing-page = No hay nada en esta dirección. ¿Quizá una errata?

missing-game-title = Partida no encontrada

missing-game = No hay ninguna partida en esta dirección. Quizá falta un trozo del enlace, o la partida se borró antes de la primera jugada.

missing-invitation-title = Invitación no encontrada

missing-invitation = Este enlace no lleva a ningún puesto. Quizá le falta un trozo: pide que te lo envíen otra vez.

seat-taken-title = Este puesto está ocupado

seat-taken = Mira la partida, o pide otro enlace al anfitrión.

replaced-title = Este enlace ya no vale

replaced = Otro más reciente lo ha reemplazado. Pídeselo a quien te envió este.

trouble-title = No ha funcionado

not-understood = El servicio no ha entendido esta petición. Vuelve atrás e inténtalo de nuevo.

wait-title = Un momento, por favor

## Los jugadores

seat = { TERM($seat, form: "player") }

## Una invitación

invitation = Una invitación a una partida de Djambi

invited = Te invitan a jugar

invited-to = Tienes un puesto reservado en una partida de Djambi: { TERM($seat, form: "player") }.

name = Tu nombre

sit = Sentarme

watch = Ver la partida

link-to-send = El enlace para invitar

send-it = Envíalo a quien vaya a jugar como { TERM($seat, form: "player") }.

hold-nothing = No tienes ningún puesto en esta partida.

hold = Juegas como { LIST($seats) }.

link = El enlace

new-link = Crear un enlace nuevo

sit-myself = Sentarme yo en ese puesto

new-link-note = El enlace nuevo reemplaza a este.

to-game = Ir a la partida

your-seat = Este es tu puesto

you-play = Juegas como { TERM($seat, form: "player") }.

give-back = Devolver el puesto

give-back-note = El puesto queda libre otra vez. Puedes hacerlo mientras no hayas jugado.

link-used = El enlace ya se ha usado

guest-plays = Un invitado juega como { TERM($seat, form: "player") }.

named-guest-plays = { $name } juega como { TERM($seat, form: "player") }.

free-seat = Liberar el puesto y crear un enlace nuevo

free-seat-note = Puedes hacerlo mientras el invitado no haya jugado.

rules-in-short = Las reglas, en cinco minutos

cookie-missing = Tu navegador no ha devuelto nuestra cookie, y es la cookie la que guarda tu puesto. Permite las cookies de este sitio y vuelve a sentarte.

## Una partida sin JavaScript

built-without-files = Este programa se compiló sin los estilos ni los scripts de sus páginas, y aquí no se puede jugar a nada. Compílalo con:

game-needs-script = Una partida se juega en directo, y para eso hace falta JavaScript. Sin él puedes leer las reglas y la anotación de la partida.

record = La anotación de esta partida

to-move = Le toca a { TERM($seat, form: "player") }.

won = La partida ha terminado: ha ganado { TERM($seat, form: "player") }.

draw-repetition = Tablas por repetición, compartidas por { LIST($seats) }.

draw-quiet = Tablas tras demasiadas jugadas sin muertes, compartidas por { LIST($seats) }.

draw-agreement = Tablas de común acuerdo, compartidas por { LIST($seats) }.

draw-length = Tablas por longitud máxima, compartidas por { LIST($seats) }.

closed = La partida se ha cerrado. Queda sin resultado.

players = Jugadores

seat-line = { TERM($seat, form: "player") }: { $what }

no-player = sin jugador

# The same as in English.
bot = { $level } (bot)

awaited = falta un amigo

person = una persona

invitations = Invitaciones

turns = Jugadas

resigns = { TERM($seat, form: "player") } abandona

loses-on-time = { TERM($seat, form: "player") } pierde por tiempo

draw-agreed = Tablas acordadas

drawn-by-length = Tablas por longitud máxima

closes = Partida cerrada

## La página de análisis

analysis-description = Estudia una partida de Djambi: juega libremente, prueba variantes y mira qué parte prevé el motor para cada ejército.

analysis-needs-script = El análisis necesita JavaScript. Las reglas se leen sin él.

## Las lecciones

learn-description = Aprende Djambi con lecciones cortas: cada pieza, los cadáveres, el laberinto y los ejércitos que cambian de bando.

learn-needs-script = Las lecciones necesitan JavaScript. Las reglas se pueden leer sin él.

## Los problemas

puzzles-description = Problemas de Djambi con una sola jugada buena, de matar a un líder a ganar contra tres. Uno al día, una racha y una tormenta de tres minutos.

puzzles-needs-script = Los problemas necesitan JavaScript. Las reglas se pueden leer sin él.

## Sin red

offline-title = Sin red

offline-lead = Ahora no hay conexión con el servicio. Estas páginas no la necesitan:

offline-learn = El curso, desde la primera jugada

offline-puzzles = Todos, con tus avances

offline-rules = Para leer, con imágenes

offline-analysis = El tablero de análisis con su motor

offline-play = Contra bots, o con otros ante esta pantalla

play-offline = Jugar sin red

play-description = Djambi en este dispositivo: contra bots o con amigos ante una pantalla, sin red.

play-needs-script = La partida necesita JavaScript. Las reglas se pueden leer sin él.

offline-again = Intentar de nuevo

## What is kept of people

kept-title = Qué se guarda de ti

kept-lead = Puedes jugar sin cuenta. Este servicio no pregunta ni cuenta nada de ti a nadie más, no lleva la cuenta de las visitas y no pone más cookie que la de abajo. En la página de tu cuenta puedes llevártelo todo y eliminarla.

kept-what = Qué

kept-why = Para qué

kept-long = Cuánto tiempo

kept-cookie = Una cookie: un número al azar, y tu nombre si no tienes cuenta

kept-cookie-why = Para que tus puestos sigan siendo tuyos

# $days (number): for how many days at most, or more
kept-cookie-long = Hasta que la borres, { $days } días como mucho

kept-browser = En tu navegador: tus ajustes, las lecciones y los problemas que has resuelto, las partidas que has abierto, la que juegas sin red y páginas para cuando no hay red, iguales para todos

kept-browser-why = Para que encuentres las páginas como las dejaste

kept-browser-long = Hasta que borres los datos de este sitio; las partidas, hasta que cierres la sesión

kept-seats = Las partidas en las que juegas o que has abierto, tu nombre en ellas y hasta dónde las has visto

kept-seats-why = Para jugar, y para decirte qué ha pasado

kept-seats-long = Lo mismo que la partida; tu nombre y lo que has visto, hasta que elimines la cuenta

kept-turns = Las jugadas, los relojes, las ofertas y los resultados

kept-turns-why = Son la partida, que otros también han jugado

kept-turns-long = Lo mismo que la partida

kept-words = Lo que dices en la mesa

kept-words-why = Lo lee quien juega

kept-words-long = Lo mismo que la partida, o hasta que elimines la cuenta

kept-whispers = Lo que dices en privado, sellado

kept-whispers-why = Lo lee la gente a quien se lo dices

# $days (number): for how many days after the end of its game it is kept; 0 for ever
kept-whispers-long = { $days ->
        [0] Lo mismo que la partida, o hasta que lo retires o elimines la cuenta
        [one] { $days } día después del final de la partida, o hasta que lo retires o elimines la cuenta
       *[other] { $days } días después del final de la partida, o hasta que lo retires o elimines la cuenta
    }

kept-reports = Lo que denuncias ante quien lleva este servicio, con los mensajes de alrededor

kept-reports-why = Para que pueda actuar

# $days (number): for how many days at most, or more
kept-reports-long = { $days } días

kept-acts = Lo que se ha decidido sobre ti para mantener el orden, por qué y hasta cuándo, y lo que has respondido; los nombres que ya nadie puede llevar
kept-acts-why = Para que lo sepas, y para que se sepa qué se hizo antes
kept-acts-long = Las decisiones: mientras exista el servicio; tu respuesta: hasta que elimines la cuenta

kept-order-notes = Quién modera; las notas de la moderación sobre una persona, y cuándo ha mirado una denuncia
kept-order-notes-why = Para que la moderación actúe con una sola voz y se la pueda vigilar
kept-order-notes-long = Mientras exista el servicio; las notas sobre ti, hasta que elimines la cuenta

kept-traces = Huellas, hechas con una clave, de la red y de la dirección de correo de quien está excluido
kept-traces-why = Para que otra cuenta no eluda la exclusión
# $days (number): for how many days at most
kept-traces-long = { $days } días para las redes, un día para las de invitados; para las direcciones, mientras dure la exclusión

kept-account = Tu cuenta: el nombre, la huella de la contraseña, cuándo se creó y recibió el nombre, y si va a eliminarse

kept-account-why = Para iniciar sesión

# $days (number): for how many days at most, or more
kept-account-long = Hasta que la elimines, y { $days } días más

kept-factor = Tu segundo factor: el secreto de tu aplicación, sellado, desde cuándo vale, el último código usado y las huellas de tus códigos de recuperación

kept-factor-why = Para que tu contraseña sola no abra nada a otros

kept-factor-long = Hasta que lo quites, o se elimine la cuenta

kept-passkeys = Tus llaves de acceso: la clave pública de cada una, su número, cuántas veces ha firmado, si está en varios dispositivos, el nombre que le das, cuándo se añadió y el día de su último uso

kept-passkeys-why = Para que inicies sesión con ellas

kept-passkeys-long = Hasta que las quites, o se elimine la cuenta

kept-invited = Los enlaces con los que invitas a otros a crear una cuenta, como huellas, cuándo los hiciste y si se usaron; no quién

kept-invited-why = Para que cada uno sirva una vez y nadie invite sin fin

kept-invited-long = { $days } días; el número de los usados, tanto como la cuenta

kept-names = Los nombres que tuvo tu cuenta

kept-names-why = Para que nadie se haga pasar por ti

kept-names-long = Un año después de dejarlos

kept-sessions = Dónde tienes sesión abierta: navegador, sistema y día del último uso

kept-sessions-why = Para que lo veas y puedas cerrarla

# $idle (number): for how many days after the last use
# $days (number): for how many days at most, or more
kept-sessions-long = { $idle } días después del último uso, { $days } como mucho

kept-links = Un enlace para una contraseña nueva, hecho para ti por quien lleva este servicio

kept-links-why = Para que puedas volver a iniciar sesión

# $minutes (number): for how many minutes
kept-links-long = { $minutes } minutos

kept-deleted = El número al azar de una cuenta eliminada

kept-deleted-why = Para que nadie actúe nunca en su lugar

kept-deleted-long = Lo mismo que sus partidas

kept-ratings = La puntuación de una cuenta, lo que cambió cada partida puntuada y el número de rivales

kept-ratings-why = Para la tabla de puntuaciones y la página de cada persona

kept-ratings-long = Lo mismo que las partidas; sin nombre cuando se elimina la cuenta

kept-invited-to-tables = Quién se sentó por invitación de quién, y cuándo por última vez; solo si las partidas puntuadas son para gente que no se conoce

kept-invited-to-tables-why = Para que entre amistades no se juegue por la puntuación

kept-invited-to-tables-long = { $days } días desde la última

kept-networks = Huellas, hechas con una clave, de las redes desde las que se usa tu cuenta, y cuándo por última vez; solo si las partidas puntuadas son para gente que no se conoce

kept-networks-why = Para que nadie juegue por su puntuación contra otra cuenta suya

kept-networks-long = { $days } días; las claves se tiran a los { $key_days } días como mucho, con todas sus huellas

kept-notices = Lo que tenías que saber de tus partidas mientras no mirabas, y si lo has leído

kept-notices-why = Para la campana de arriba de cada página, en todos tus dispositivos

kept-notices-long =
    { $n ->
        [one] El último aviso, lo mismo que su partida; hasta que se elimina la cuenta
       *[other] Los últimos { $n } avisos, lo mismo que sus partidas; hasta que se elimina la cuenta
    }

kept-plans = Lo que has previsto para tus próximas jugadas en una partida

kept-plans-why = Para que se juegue sin ti si encaja cuando llega tu turno

kept-plans-long = Hasta esas jugadas, una jugada retirada, el final de tu partida o de la cuenta

kept-leave = Cuántos días de vacaciones tienes y hasta cuándo estás de vacaciones

kept-leave-why = Para que mientras tanto no pase tu tiempo en las partidas por días

kept-leave-long = 400 días después de tus últimas vacaciones, o más mientras sigue una partida; hasta que se elimina la cuenta

kept-address = La dirección de correo de tu cuenta, y tu idioma

kept-address-why = Para que puedas recibir otra contraseña y saber de tu cuenta

kept-address-long = Hasta que la quites o elimines la cuenta

kept-wishes = Lo que quieres saber por correo, y cuándo

kept-wishes-why = Para que se te diga eso, y nada más

kept-wishes-long = Hasta que quites la dirección o elimines la cuenta

kept-push = Cuáles de tus navegadores saben que te toca: la dirección del servicio de notificaciones de quien hace el navegador y las claves del navegador, selladas, y tu idioma

kept-push-why = Para que lo sepas sin ninguna página abierta

kept-push-long = Hasta que lo desactives, cierres sesión allí o el navegador abandone la dirección

kept-push-wishes = Lo que quieres saber por notificación, tus horas tranquilas y tu zona horaria

kept-push-wishes-why = Para que se te diga eso, y no de noche

kept-push-wishes-long = Hasta que elimines la cuenta

kept-alarms = Que una carta o una notificación te dijo que se acaba tu tiempo

kept-alarms-why = Para que se te diga una vez

kept-alarms-long = 30 días

kept-mail-links = Que has pedido cartas a una dirección, hasta que la confirmes

kept-mail-links-why = Para que nadie reciba cartas que no ha pedido

kept-mail-links-long = { $minutes } minutos; se borra en menos de un día

kept-mail = Una carta para ti que espera a salir, sellada

kept-mail-why = Para que llegue, aunque el servidor de correo no funcione

kept-mail-long = Hasta que se envía, un día como mucho

kept-addresses = La dirección desde la que vienes

kept-addresses-why = Contra quien pide demasiado o adivina contraseñas

kept-addresses-long = Solo en memoria, un día como mucho

## About the program, and the licences

about-title = Acerca de Djambi

about-version = Esto es Djambi { $version }.

about-host-title = Quién lleva este servicio

about-contact = Para hablar con quien lo administra:

about-game-title = El juego

about-game = Jean Anesto publicó el Djambi en 1975. Ni el juego ni su nombre son nuestros, y quienes lo hicieron o vendieron no tienen nada que ver con este programa: lo escribió gente que lo adora, con sus propias palabras, dibujos y código.

about-program-title = El programa

about-program = Djambi es libre: cualquiera puede usarlo, estudiarlo, cambiarlo y pasarlo a otros, con la licencia MIT o la licencia Apache 2.0, la que prefiera.

about-data = Lo que han aprendido los bots, los problemas, los finales y las posiciones de sus pruebas no son de nadie (CC0 1.0).

licences-title = Licencias

licences-lead = El programa contiene también el trabajo de otros. Sus licencias piden estos nombres y textos.

## The manual

# The same as in English.
docs-title = Manual

docs-lead = Los documentos del programa, para quien juega, aloja o programa. Están en inglés.

docs-search = Buscar en el manual

docs-find = Buscar

docs-nothing = Nada en el manual contiene todas estas palabras.

docs-found = Hallado en el manual

docs-sections = Secciones

docs-players = Para jugar

docs-hosts = Para alojar

docs-programmers = Para programar

docs-makers = Para contribuir a Djambi

docs-askers = Por qué es así

## Finished games

games-title = Partidas terminadas

games-lead = Las partidas jugadas aquí que puedes ver, las más recientes primero.

ladder-title = Tabla de puntuaciones

ladder-lead = Quienes han jugado { $games ->
        [10] diez
       *[other] { $games }
    } partidas puntuadas contra { $opponents ->
        [6] seis
       *[other] { $opponents }
    } rivales, una de ellas en los últimos { $days } días. Cuenta la puntuación menos su ±: a igual puntuación, la más segura va delante.

rated-title = Partidas puntuadas

rated-strangers = Aquí las partidas puntuadas son para gente que no se conoce, hasta donde el servicio puede saber. Dos personas no juegan una juntas si una se sentó por invitación de la otra en el último año, si ambas usaron la misma red en los últimos { $days } días o si compartieron { $shared } de las últimas { $last } partidas puntuadas de una de ellas.

ladder-none = La tabla aún está vacía.

ladder-rank = Posición

ladder-rating = Puntuación

ladder-at-least = Mínimo

ladder-last = Última partida

ladder-more = Más abajo

rating-graph =
    { $games ->
        [one] Tras la última partida puntuada: de { $least } a { $most }
       *[other] Tras las últimas { $games } partidas puntuadas: de { $least } a { $most }
    }

games-player = Jugador

games-board = Tablero

games-rules = Reglas

games-clock = Reloj

games-result = Final

games-place = Lugar final

games-since = Desde

games-until = Hasta

games-any = cualquiera

games-mine = Solo mis partidas

games-show = Mostrar

games-none = No hay ninguna partida así.

games-older = Partidas anteriores

games-running = Tus partidas en curso

games-runs = La partida sigue.

games-all = Todas las partidas de este jugador

games-bots = Partidas con bots

games-level = Nivel

games-number = Partidas

games-won = Ganadas

games-share = Parte en %

end-win = victoria

end-repetition = tablas por repetición

end-quiet = tablas sin muertes

end-agreement = tablas de común acuerdo

end-length = tablas por longitud

end-closed = cerrada

clock-none = ninguno

clock-real-time = en tiempo real

clock-by-day = por días

place = Lugar { $place }

games-count =
    { $games ->
        [0] Ninguna partida terminada
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }

turns-count =
    { $turns ->
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    }

## La página de un enlace de una carta

mail-title = Tu dirección

confirm-address = ¿Es esta tu dirección?

confirm-address-text = La cuenta { $name } va a recibir sus cartas en { $address }.

confirm-address-press = Sí, escríbeme ahí

confirm-address-not-you = Si no sabes nada de esto, cierra la página: no llegará ninguna carta.

address-confirmed = Tu dirección está confirmada

address-confirmed-text = Las cartas de tu cuenta van desde ahora a { $address }. Una contraseña perdida ya no es una cuenta perdida.

stop-letters = ¿No recibir más estas cartas?

stop-letters-press = No me envíes más

letters-stopped = No más cartas de estas

letters-turn = Las cartas que dicen que te toca en una partida por días.

letters-alarm = Las cartas que dicen que se acaba tu tiempo en una partida por días.

letters-digest = La carta de cada día que dice lo que no has visto.

letters-more = Elegir qué cartas recibes

## Order: what concerns a visitor, reports, moderators

concerns-title = Lo que te concierne
concerns-lead = Lo que ha decidido quien lleva el servicio o la moderación. Puedes responder una vez a cada decisión.
concerns-none = Ninguna decisión te concierne.
concerns-read = Lo he leído
concerns-answer = Responder al número { $number }
concerns-answer-hint = Tu respuesta, una sola vez; la leen quien lleva el servicio y la moderación
concerns-send = Enviar la respuesta
concerns-answered = Tu respuesta
concerns-account = Tu cuenta: llévate tus datos, o elimínala
concerns-reports = Lo que has denunciado
concerns-no-reports = No has denunciado nada en los últimos 90 días.
concerns-looked-at = revisado
concerns-open = aún sin revisar

order-unread = aún sin leer
order-host = quien lleva el servicio
order-game = la partida
order-answer = Respuesta
order-warn = Advertencia
order-silence = Sin mensajes
order-unlisted = Sin mesas anunciadas
order-unrated = Sin partidas con clasificación
order-ban = Exclusión
order-rename = Otro nombre
order-blank = Mensaje retirado
order-void = Resultado que no cuenta para la clasificación
order-end-of = Un final
order-end = Termina el número { $number }
order-until = hasta el { $date } UTC
order-for-ever = para siempre
order-ended = terminado por el número { $by }
order-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
order-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }

report-title = Denunciar
report-lead = Lo leen quien lleva el servicio y la moderación, nadie más. Sabrás cuándo lo han revisado.
report-nobody = Aquí no juega nadie más a quien puedas denunciar.
report-who = A quién
report-what = Qué
report-text = Un mensaje
report-name = El nombre
report-play = Cómo juega
report-cause = Qué está mal
report-words = Con tus palabras
report-send = Enviar la denuncia
report-done = Denunciado. Sabrás cuándo lo han revisado.
report-back = Volver a la partida
cause-abuse = un insulto o una amenaza
cause-spam = publicidad, o siempre lo mismo
cause-person = una persona real: su nombre o lo que es suyo
cause-collusion = jugadores que se alían en secreto, o uno en varios puestos
cause-help = un programa piensa por alguien
cause-stalling = hacer esperar o irse a propósito
cause-other = otra cosa

moderation-title = Moderación
moderation-proof = Demuestra otra vez quién eres: tu última prueba tiene más de doce horas, o fue solo con la contraseña.
moderation-factor = La moderación requiere una llave de acceso o un segundo factor. Añade uno a tu cuenta y vuelve.
moderation-code = Código del segundo factor
moderation-password = Contraseña
moderation-passkey = Usar una llave de acceso
moderation-passkey-failed = No se ha aceptado ninguna llave de acceso. Inténtalo otra vez.
moderation-go-on = Seguir
moderation-back = Volver
moderation-none = No hay nada que revisar.
moderation-log = Todo lo que se ha hecho
moderation-looked = { $author } ha mirado la denuncia { $number }
moderation-closed = { $author } ha cerrado la denuncia { $number }
moderation-looks = Quién ha mirado las denuncias
moderation-nameless = Sin nombre
moderation-guest = (invitado)
moderation-counts = abiertas: { $open }; denuncias: { $reports }; decisiones: { $acts }; respuestas: { $answers }
moderation-reports = Denuncias
moderation-no-reports = Ninguna denuncia.
moderation-report = Denuncia { $number }
moderation-person = Todo sobre esta persona
moderation-reporter = denunciado por
moderation-sealed = Está sellada con una clave que falta.
moderation-game = La partida en esa jugada
moderation-frozen = Tal como se leía entonces
moderation-it = Denunciado:
moderation-close = Revisado
moderation-close-hint = Quien lo denunció sabrá que se ha revisado, nada más.
moderation-act = Decidir
moderation-kind = Qué
moderation-how-long = Cuánto tiempo (advertencias y nombres: no importa)
moderation-reason = Por qué – lo lee la persona a la que concierne
moderation-do = Decidir
moderation-acts = Lo que se ha hecho
moderation-no-acts = Nada.
moderation-older = Medidas anteriores
moderation-end = Terminarlo
moderation-notes = Notas de la moderación
moderation-note = Una nota
moderation-note-keep = Guardar la nota
act-not-found = No hay nadie ni nada así. Un resultado solo se puede retirar si cuenta para la clasificación.
act-of-moderator = Solo quien lleva el servicio actúa sobre la moderación.
act-of-guest = Eso requiere una cuenta: a un invitado solo se le puede quitar la palabra o excluir, un día como máximo.
act-too-many = Es todo lo que se puede hacer en una hora. Quien lleva el servicio puede hacer más.
act-ended = Ya ha terminado, o no se puede terminar.
act-reason = Hace falta una razón de 1000 caracteres como máximo.
