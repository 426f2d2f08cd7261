### Lo que el servicio rechaza, y sus fallos.

## Jugar

not-your-turn = Le toca a { TERM($seat, form: "player") }.

not-your-seat = { TERM($seat, form: "player") } no es tu puesto.

stale = La partida ha seguido mientras tanto. Échale un vistazo y vuelve a jugar.

finished = La partida ha terminado.

command-reused = El identificador de este comando ya se usó para otra acción.

no-such-event =
    Esta partida solo tiene { $events ->
        [one] un suceso
       *[other] { $events } sucesos
    } hasta ahora.

## Mesas y chat

not-started = La partida no ha empezado: la mesa espera jugadores.

paused = La partida está en pausa.

not-paused = La partida no está en pausa.

stood-in = Un bot juega por ti. Pide antes recuperar tu puesto.

no-stand-in = Ningún bot juega por ti.

# $seat (seat): the seat at which a bot plays for somebody
cannot-answer = { TERM($seat, form: "player") } tendría que dar su acuerdo, y allí juega un bot hasta que vuelva su jugador.

offer-stands = Ya has hecho una propuesta. Espera las respuestas.

too-many-offers = Ya has hecho bastantes propuestas. Espera a que juegue otra persona.

no-offer = Esta propuesta ya no está en pie.

no-treaties = En esta partida no hay tratados.

no-secret-treaties = En esta partida los tratados se hacen a la vista de todos.

not-in-channel = { TERM($seat, form: "player") } no lee este canal.

treaty-offered = Ya has propuesto un tratado a estos jugadores. Espera las respuestas o retíralo.

too-many-proposals = Dos de tus tratados esperan respuesta. Retira uno antes.

treaty-refused = Este tratado se ha rechazado. Podrás proponerlo de nuevo tras una ronda.

too-many-treaties = { TERM($seat, form: "player") } tiene { $limit } tratados en vigor, el máximo posible.

makes-no-treaties = { TERM($seat, form: "player") } no hace tratados: juega un bot o aún no ha llegado nadie.

no-own-turn = No tienes ninguna jugada que deshacer.

no-time-left = Se te ha acabado el tiempo: no puedes rehacer la jugada.

too-late-to-abort = Solo una partida que ha esperado a sus jugadores puede anularse, en la primera ronda.

not-away = { TERM($seat, form: "player") } todavía no lleva mucho tiempo ausente.

no-clock = Solo una partida en tiempo real se puede pausar o seguir por días.


started = La partida ha empezado: los puestos ya no cambian.

removed = El anfitrión te ha expulsado de esta mesa.

seat-reserved = Este puesto se reserva un tiempo para quien agotó su tiempo.

no-cookies = Tu navegador no ha enviado ninguna cookie de este sitio, que así no podría reconocerte. Permite las cookies de este sitio en los ajustes del navegador; después recarga la página e inténtalo otra vez.

no-free-seat = La mesa está completa.

not-seated = No tienes puesto en esta mesa.

own-seat = Es tu propio puesto: déjalo.

sitter-is-ready = En esta mesa, quien se sienta está listo: la partida empieza en cuanto está completa.

fill-out-of-range = Los bots pueden ocupar los puestos tras { $min } a { $max } segundos, no { $found }.

appointment-out-of-range = Una partida se puede fijar para una hora de los próximos { $days } días, en una mesa que espera a sus jugadores.

no-appointment = No hay ninguna cita que cancelar.

rated-table =
    { $need ->
        [rules] Una partida puntuada sigue las reglas clásicas.
        [board] Una partida puntuada se juega en el tablero cuadrado.
        [start] Una partida puntuada empieza en la posición habitual.
        [begins] Una partida puntuada empieza cuando todos están listos.
        [clock] Una partida puntuada necesita reloj.
        [flag] En una partida puntuada, quien agota su tiempo queda fuera.
        [bots] Ningún bot juega en una partida puntuada.
        [players] En una partida puntuada cada persona tiene un solo puesto.
        [listed] Aquí las partidas puntuadas son entre gente que no se conoce, así que figuran en la sala.
        [take_back] En una partida puntuada no se deshace ninguna jugada.
        [stand_in] En una partida puntuada ningún bot sustituye a nadie.
       *[by_day] Una partida puntuada conserva su reloj.
    }

rated-needs-account = Una partida puntuada es para quienes tienen cuenta. Inicia sesión primero.
rated-strangers = Aquí las partidas puntuadas son para gente que no se conoce. No puedes sentarte en esta mesa con quienes están en ella; busca otra.

secret-needs-whispers = Los tratados secretos necesitan chat privado.

whispers-need-talk = El chat privado necesita una mesa con chat.

whispers-need-players = Cuando alguien ocupa dos puestos no hay chat privado.

nobody-watches = Solo sus jugadores pueden ver esta partida.

no-talk = En esta mesa no hay chat.

signs-only = En esta mesa solo se permiten mensajes rápidos.

not-your-channel = No puedes escribir aquí.

words-stand = Podrás retirar tu mensaje cuando termine la partida.

not-your-words = No has escrito ese mensaje.

too-many-reports = Puedes denunciar { $limit } mensajes al día.

text-too-long = Un mensaje tiene como máximo { $limit } caracteres.

drawing-empty = Dibuja antes una flecha o un círculo.

drawing-too-large = Un dibujo tiene como máximo { $limit } flechas y círculos, cada uno una sola vez.

drawing-square = El tablero no tiene la casilla { $square }.

text-empty = Escribe algo primero.

too-much-talk = Escribes muy deprisa. Vuelve a intentarlo dentro de { $seconds } s.

## Puestos, invitaciones y revanchas

seat-taken = Este puesto está ocupado. Mira la partida, o pide otro enlace al anfitrión.

seat-acted = { TERM($seat, form: "player") } ya ha jugado, así que este puesto sigue ocupado.

seat-changed = { TERM($seat, form: "player") } tiene ahora otro jugador distinto del que viste. Mira antes quién está.

invitation-replaced = Este enlace ya no vale: otro más reciente lo ha reemplazado. Pide el nuevo al anfitrión.

not-your-game = Solo puede hacerlo el anfitrión de esta partida.

not-a-player = Solo quienes jugaron esta partida pueden volver a jugarla.

unfinished = Aquí todavía se juega. Podrás jugar otra vez cuando termine la partida.

## Los nombres

name-too-long = Un nombre tiene como máximo { $limit } caracteres.

name-hidden = Un nombre no lleva caracteres invisibles, y este tiene { $character }.

name-mixed = Un nombre se escribe en un solo alfabeto. Este mezcla letras que se parecen.

name-of-bot = Así se llama un bot, un puesto o el servicio. Elige otro nombre.

name-taken = Este nombre es de una cuenta. Elige otro.

# $min (number): the fewest characters of a name
# $max (number): the most characters of a name
name-form = El nombre de una cuenta tiene de { $min } a { $max } letras y cifras, y empieza por una letra. Guiones, puntos y guiones bajos van de uno en uno, en el interior.

# $days (number): how many days it takes until the name may be changed again
name-changed = El nombre solo se puede cambiar una vez cada { $every } días. Podrás volver a hacerlo dentro de { $days ->
        [one] un día
       *[other] { $days } días
    }.

# $min (number): the fewest characters of a password
# $max (number): the most characters of a password
password-length = Una contraseña tiene de { $min } a { $max } caracteres.

password-guessable = Esta contraseña es fácil de adivinar: mucha gente la usa, o está hecha con un nombre. Elige otra.

wrong-sign-in = Ninguna cuenta tiene este nombre y esta contraseña.

wrong-password = Esa no es tu contraseña.

code-wanted = Esta cuenta pide un segundo factor: escribe el código que muestra ahora tu aplicación, o uno de tus códigos de recuperación.

wrong-code = No es el código que muestra ahora la aplicación, ya se ha usado, o no es un código de recuperación que quede.

proof-wanted = Demuestra otra vez quién eres.

wrong-passkey = Esta llave de acceso no se ha aceptado. Inténtalo otra vez o entra de otra manera.

no-passkeys = Las llaves de acceso no funcionan aquí: el servicio no tiene una dirección pública con https.

too-many-passkeys = Tienes { $max } llaves de acceso, el máximo. Quita una antes.

last-passkey = Es la única manera de entrar en tu cuenta. Elige antes una contraseña o añade otra llave de acceso.

no-second-factor = No hay ningún segundo factor que confirmar o renovar. Empieza de nuevo.

link-used = Este enlace ya se usó, o es demasiado antiguo. Pide otro.

mail-address = Esto no es una dirección de correo.

mail-hours = Una hora es un número de 0 a 23, y la zona horaria debe conocerse aquí.

no-mail = Este servicio no envía correo.

no-push = Este servicio no envía notificaciones.

push-receiver = A este navegador no se le puede enviar nada: su servicio de notificaciones no es de los que este servicio acepta.

no-plan = Ahora no se puede prever nada aquí: te toca jugar, alguien juega por ti, la partida no está en marcha o tiene tratados.

plan-form = Un plan tiene hasta 8 líneas con hasta 4 condiciones cada una, y nombra jugadas y casillas de este tablero.

no-leave = Te queda menos de una hora de vacaciones. Cada doce días dan uno.

too-many-daily-games = Ya juegas { $limit } partidas por días. Primero tiene que terminar una.

no-account = Inicia sesión primero.

has-account = Ya tienes una cuenta.

registration-closed = Este servicio no crea cuentas: quien lo lleva las ha desactivado.

invitation-wanted = Aquí las cuentas se crean por invitación: abre el enlace de alguien que tenga cuenta, o de quien lleva el servicio. Cada enlace sirve una vez.

no-invitations = Has invitado a tantas personas como puedes.

# $hours (number): for how many hours more, 0 for ever
banned = Estás excluido de aquí { $hours ->
        [0] para siempre
        [one] durante una hora más
       *[other] durante { $hours } horas más
    }. La página «Lo que te concierne» dice por qué y admite una respuesta.

# $hours (number): for how many hours more, 0 for ever
silenced = No puedes escribir { $hours ->
        [0] más aquí
        [one] durante una hora más
       *[other] durante { $hours } horas más
    }. La página «Lo que te concierne» dice por qué y admite una respuesta.

warned = Has recibido una advertencia. Lee por qué en la página «Lo que te concierne» antes de sentarte.

# $hours (number): for how many hours more, 0 for ever
no-listed-tables = No puedes sentarte a mesas anunciadas { $hours ->
        [0] nunca más
        [one] durante una hora más
       *[other] durante { $hours } horas más
    }. La página «Lo que te concierne» dice por qué y admite una respuesta.

# $hours (number): for how many hours more, 0 for ever
no-rated-tables = No puedes jugar partidas con clasificación { $hours ->
        [0] nunca más
        [one] durante una hora más
       *[other] durante { $hours } horas más
    }. La página «Lo que te concierne» dice por qué y admite una respuesta.

signed-out = Has cerrado la sesión, o has entrado de otro modo. Recarga la página.

# $minutes (number): the minutes until the next try
too-many-tries = Demasiados intentos. Vuelve a probar dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.

busy = Mucha gente está iniciando sesión. Vuelve a probar dentro de un momento.

## Partidas nuevas

bot-delay-too-long = Un bot espera como máximo { $limit } milisegundos.

repetition-out-of-range = La opción repetition vale aquí 0 o de 2 a { $limit }, no { $found }.

quiet-limit-out-of-range = La opción quiet_limit vale aquí de 1 a { $limit }, no { $found }.

clock-out-of-range =
    { $part ->
        [base] Cada jugador empieza con { $min } a { $max } segundos, no { $found }.
        [increment] Una jugada añade de { $min } a { $max } segundos, no { $found }.
        [turn] Una jugada tiene de { $min } a { $max } segundos, no { $found }.
       *[bank] Una reserva tiene de { $min } a { $max } segundos, no { $found }.
    }

over-at-start = Esta partida terminaría antes de la primera jugada.

start-players =
    Esta posición tiene { $found ->
        [one] un jugador
       *[other] { $found } jugadores
    }, no { $wanted }.

start-has-player = { TERM($seat, form: "player") } está en juego en esta posición, así que su puesto no puede quedar vacío.

start-lacks-player = { TERM($seat, form: "player") } no está en juego en esta posición, así que su puesto debe quedar vacío.

board-players =
    Este tablero es para { $limit ->
        [2] 2 jugadores
       *[other] 2 a { $limit } jugadores
    }, no { $found }.

too-few-players = Hacen falta al menos dos jugadores.

seats-players = Estos puestos suman { $found } jugadores, no { $wanted }.

seat-is-absent = Con { $players } jugadores, { TERM($seat, form: "player") } no tiene ninguno, a menos que dejes vacío otro puesto.

no-character = { CAPITAL(TERM($seat, form: "player")) } ha de ser un bot que no hace tratados, así que no tiene carácter.

## Direcciones y peticiones

not-found =
    { $what ->
        [address] No hay nada en esta dirección.
        [file] No existe ese archivo.
        [game] No existe esa partida. Quizá el enlace esté incompleto o la partida se haya borrado.
        [invitation] No existe esa invitación. Quizá el enlace esté incompleto.
        [message] Ese mensaje no existe aquí, o no lo has leído.
        [player] Nadie juega con ese nombre.
        [seat] Esta partida no tiene ese puesto.
       *[page] No existe esa página.
    }

method-not-allowed = Esta dirección no admite ese método.

unsupported-media-type = Envía esto como application/json.

foreign-origin = El servicio toma esta página por la de otro sitio. Si no lo es, avisa a quien lo administra: el proxy debe transmitir el nombre del host.

malformed = El servicio no puede leer esto. (Detalles: { $details })

too-large = Es demasiado largo. El límite es de { $limit } bytes.

too-slow = La conexión es demasiado lenta. Inténtalo de nuevo.

too-many =
    { $kind ->
        [games] Demasiadas partidas nuevas a la vez
        [reads] Demasiadas partidas consultadas a la vez
        [sockets] Demasiadas páginas abiertas a la vez
        [hellos] Demasiadas conexiones a la vez
        [commands] Demasiadas jugadas a la vez
       *[pings] Demasiados mensajes a la vez
    }. Inténtalo de nuevo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.

## La conexión con una partida

no-hello = El primer mensaje de una conexión es hello.

not-followed = Esta conexión no sigue esa partida.

too-many-topics = Una conexión sigue como máximo { $limit } temas a la vez.

unsupported-version = Esta página está anticuada. Recárgala. (Habla la versión { $client } del protocolo, y el servicio la versión { $service }.)

shutting-down = El servicio se está reiniciando. Tu partida sigue en un momento.

## Fallos del servicio

internal = Algo ha fallado por nuestra parte. Inténtalo de nuevo.

failed = Algo ha fallado por nuestra parte. Inténtalo de nuevo o dale a quien lleva este servicio el número { $request }.

timed-out = La respuesta ha tardado demasiado. Inténtalo de nuevo o dale a quien lleva este servicio el número { $request }.

## Lo que una página dice por su cuenta, cuando ningún servicio lo dice

unreachable = No se puede contactar con el servicio. Inténtalo de nuevo dentro de un momento.

no-upgrade = El servicio responde, pero esta red bloquea las conexiones en directo (WebSocket). Prueba otra red o pide a quien la administra que las permita.

unexplained = No ha funcionado.

unknown-entry = Esta página no sabe qué ha pasado en la partida. Recárgala.
