### Lo que dice el programa `djambi` en una terminal: ayuda, errores de la línea de comandos, partidas, análisis.

## Títulos y marcas de la ayuda

usage = Uso
arguments = Argumentos
options = Opciones
commands = Comandos
examples = { $count ->
    [one] Ejemplo
   *[other] Ejemplos
}
options-placeholder = OPCIONES
default-value = por defecto: { $value }
possible-values = valores posibles: { JOIN($values, with: ", ") }
environment-variables = variable: { JOIN($variables, with: ", ") }
# The same as in English.
colon = { $before }: { $text }
heading-rules = Reglas
heading-search = Búsqueda
heading-limits = Límites (un ritmo se escribe RESERVA+NÚMERO/UNIDAD: 10+1/min son diez de golpe y luego uno por minuto)

## Nombres de los valores

value-addr = DIRECCIÓN
value-channel = CANAL
value-character = CARÁCTER
value-command = COMANDO
value-days = DÍAS
value-depth = PROFUNDIDAD
value-dfen-record = DFEN|ANOTACIÓN
value-dir-or-file = CARPETA_O_ARCHIVO
value-file = ARCHIVO
value-filter = FILTRO
value-folder = CARPETA
value-origin = ORIGEN
value-game = PARTIDA
value-hosts = SERVIDORES
value-kind = CLASE
value-language = IDIOMA
value-letter = LETRA
value-level = NIVEL
value-mode = MODO
value-move = JUGADA
value-name = NOMBRE
value-number = NÚMERO
value-option-value = OPCIÓN=VALOR
value-rate = RITMO
value-role = PAPEL
value-seat = PUESTO
value-seconds = SEGUNDOS
value-seed = SEMILLA
# The same as in English.
value-shell = SHELL
value-text = TEXTO
value-treaty = TRATADO
value-who = QUIÉN
value-word = PALABRA

## Opciones comunes

help-lang = El idioma de la ayuda y de los mensajes [por defecto: el de LC_ALL, LC_MESSAGES o LANG; si no, inglés]
help-help = Muestra la ayuda; --help dice más que -h
help-version = Muestra la versión
help-dfen = La posición, en notación DFEN entre comillas, la palabra start, o - para leerla de la entrada estándar
help-rules = Las reglas: classic, variants, arena o yang-pi [por defecto: classic]
help-settings = Cambia una opción de esas reglas; se puede repetir
help-board = El tablero: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 o ngon6 [por defecto: square9]
help-ms = Busca durante N milisegundos como mucho [por defecto: el tiempo del nivel]
help-nodes = Examina N posiciones
help-level = El nivel de juego: peasant, page, squire, courtier, envoy, minister, chancellor, regent o prince, o de 0 a 8
help-threads = Busca con N hilos; con más de uno, dos búsquedas iguales pueden dar resultados distintos
help-seed = La semilla del azar del motor
help-json = Muestra JSON
help-database = La base de datos: la ruta de un archivo o sqlite:RUTA [por defecto: $DJAMBI_DATABASE o, si no, un archivo en la carpeta de datos del usuario, como en serve]
help-smtp = El servidor por el que sale el correo, como smtps://usuario@mail.example.org; sin él no sale ninguno
help-smtp-password-file = Un archivo cuya única línea es la contraseña del usuario de --smtp
help-smtp-ca-file = Un archivo PEM con el certificado de quien certifica el servidor de correo, si es tuyo
help-mail-from = El remitente del correo: una dirección como djambi@example.org, o un nombre con una entre corchetes angulares

## El programa

about-djambi = Juega al Djambi, aloja partidas y estúdialas
more-djambi =
    Una posición se escribe en notación DFEN (djambi help rules, §10) entre comillas, o con la palabra start. El código
    de salida es 0 si todo va bien, 1 con un mensaje en la salida de errores si una entrada está mal, y 2 si lo
    está la línea de comandos.
about-help = Muestra este mensaje, la ayuda del comando que se nombra o un capítulo del manual
manual-chapters =
    El manual: «djambi help CAPÍTULO» muestra un capítulo, un servicio los muestra todos en /docs.
    Capítulos: { JOIN($chapters, with: ", ") }

## serve

about-serve = Aloja partidas: un servidor web con las páginas y las partidas
more-serve = Muestra su dirección y sirve hasta que lo detienen. El registro va a la salida de errores, en inglés.
after-serve =
    Cada opción se puede dar de tres maneras: en la línea de comandos, con su variable de entorno, o en un archivo
    (--config) con una línea como retention-days = 30. La línea de comandos prevalece sobre la variable, la
    variable sobre el archivo y el archivo sobre el valor por defecto. Una lista es un array en el archivo; en
    las variables y en la línea de comandos sus valores van separados por comas.
help-serve-listen = La dirección en la que escucha
help-serve-database = La base de datos: la ruta de un archivo o sqlite:RUTA [por defecto: un archivo en la carpeta de datos del usuario]
help-serve-press-key = El archivo de las claves que sellan lo que se dice en privado; se crea si falta [por defecto: BASE.press-key]
help-serve-public-url = La dirección por la que los navegadores llegan al servicio, como https://djambi.example detrás de un proxy
long-serve-public-url = Se rechazan las peticiones de páginas de cualquier otra dirección. Con https, las cookies viajan solo por https.
help-serve-site-name = El nombre de este servicio, en la página que lo presenta
help-serve-contact = Cómo se llega a ti: una dirección de correo, o la de una página que empieza por https://
long-serve-contact = Figura en las páginas sobre el servicio y sobre lo que guarda, y en /.well-known/security.txt.
help-serve-pages = Una carpeta con sus propias páginas en Markdown, como imprint.md o imprint.es.md, a las que lleva cada página
help-serve-embed = Los sitios cuyas páginas pueden mostrar partidas de este servicio en un marco, como https://club.example; * para todos los sitios
help-serve-log = El nivel del registro, y de sus partes, como debug o warn,djambi_server=debug
help-serve-metrics-listen = La dirección en la que Prometheus lee las métricas, en /metrics; sin ella no las hay
help-serve-drain-seconds = Cuánto sigue el servicio tras SIGTERM mientras /readyz responde 503, para que un proxy se dé cuenta
help-serve-retention-days = Termina las partidas en las que nadie ha jugado en este número de días, y borra las que no tienen jugadas; 0 las guarda todas
help-serve-press-days = Borra lo que se dijo en privado este número de días después del final de la partida; 0 lo guarda todo
help-serve-registration = Quién puede crear una cuenta: open (cualquiera), invited (con un enlace de una cuenta o de quien lleva el servicio) o closed (nadie); nadie la necesita para jugar
help-serve-rated-with = Con quién se juegan las partidas puntuadas: strangers (gente a la que no se conoce, hasta donde el servicio puede saber) o anybody (cualquiera) [por defecto: strangers si cualquiera puede crear una cuenta; si no, anybody]
help-serve-push-hosts = Los servidores de los servicios de notificaciones a los que pueden ir mensajes para navegadores, separados por comas, *. para todo lo que hay bajo un nombre; none no envía nada
help-serve-threads = Cuántos hilos sirven las conexiones y las partidas; de entrada, uno solo con uno o dos procesadores; con más, uno por procesador
help-serve-limits = Todos los límites o ninguno (para pruebas de carga y redes cerradas)
help-serve-limit-games-per-address = Partidas creadas desde una dirección (IPv4, o una red /64 de IPv6)
help-serve-limit-games-per-player = Partidas creadas por un jugador (reconocido por una cookie, también como invitado)
help-serve-limit-connections-per-address = Conexiones HTTP abiertas a la vez desde una dirección, todas incluidas; las de los proxies de confianza no cuentan
help-serve-limit-sockets-per-address = Conexiones abiertas a la vez desde una dirección
help-serve-limit-sockets-per-player = Conexiones que un jugador abre a la vez; una página tiene una
help-serve-limit-hellos-per-address = Conexiones abiertas desde una dirección, y las demás partidas seguidas en ellas
help-serve-limit-hellos-per-connection = Partidas seguidas en una conexión
help-serve-limit-commands-per-address = Comandos desde una dirección, incluidos los rechazados
help-serve-limit-commands-per-connection = Comandos en una conexión, incluidos los rechazados; otras tantas señales de vida
help-serve-limit-reads-per-address = Partidas enteras leídas desde una dirección: páginas, anotaciones, estados
help-serve-limit-reads-per-player = Partidas enteras leídas por un jugador
help-serve-limit-bots-per-address = Partidas que se miran desde una dirección en las que un bot piensa a la vez; los demás bots esperan
help-serve-limit-bots-per-player = Partidas de un jugador en las que un bot piensa a la vez; los demás bots esperan
help-serve-trusted-proxy = Las direcciones o redes de tus propios proxies: se cree lo que dicen en X-Forwarded-For
help-serve-config = Un archivo de opciones, en TOML
help-serve-print-config = Muestra todas las opciones, sus valores y de dónde vienen, en forma de archivo para --config

## admin

about-admin = Respalda, restaura, verifica y examina la base de datos de un servidor
more-admin = Todo menos restore, new-key y rerate se hace al lado de un servidor en marcha.

about-admin-backup = Copia la base de datos en un archivo, al lado de un servidor en marcha
more-admin-backup =
    El archivo guarda un solo instante de la base, con todas las jugadas confirmadas. Aparece con su nombre solo
    cuando está entero, verificado y escrito en el disco; solo su dueño puede leerlo.
help-admin-backup-file = El archivo que se escribe
help-admin-backup-force = Reemplaza el archivo si existe
help-admin-backup-without-secrets = Deja fuera la clave que firma las cookies y las invitaciones
help-admin-backup-json = Muestra un solo objeto JSON: file, games, bytes, y secrets, que dice si la copia contiene la clave
long-admin-backup-without-secrets =
    El archivo es entonces menos secreto. Pero un servidor restaurado con él no conoce ningún navegador: todos
    vuelven como invitados nuevos, nadie recupera su puesto y las invitaciones enviadas ya no valen.

about-admin-restore = Pone un respaldo en lugar de la base de datos de un servidor detenido
more-admin-restore =
    Primero se copia el respaldo, se pone al día y se verifica. La base reemplazada queda junto a la nueva, con
    la fecha y la hora en su nombre; mientras no haya salido todo bien, se queda donde está.
help-admin-restore-file = El respaldo
help-admin-restore-press-key = El archivo de las claves que sellan lo que se dice en privado [por defecto: BASE.press-key]
help-admin-restore-accept-faults = Restaura un respaldo en el que algunas partidas tienen fallos; esas no se podrán abrir

about-admin-verify = Comprueba el archivo de la base y vuelve a jugar cada partida con las reglas, al lado de un servidor en marcha
more-admin-verify =
    Muestra cada fallo con el identificador de su partida, y una última línea «N games, M events, K faults». El
    código de salida es 1 si hay un fallo. No cambia nada.
help-admin-verify-json = Muestra un solo objeto JSON: games, events, y faults, cada fallo con game, si es de una sola partida, code, args y message

about-admin-new-key = Da a la base de datos de un servidor parado una clave nueva para cookies e invitaciones
help-admin-new-key-void-earlier = Anula al momento todas las cookies e invitaciones anteriores: cada cual pasa a ser un invitado nuevo
about-admin-reports = Muestra lo que han denunciado los jugadores, lo más nuevo primero
more-admin-reports = Cada denuncia muestra el mensaje con los de alrededor, tal como los leyó quien denuncia. La lectura queda anotada en el registro de seguridad. Las denuncias se borran a los 90 días.
help-admin-reports-press-key = El archivo de las claves que sellan lo que se dice en privado [por defecto: BASE.press-key]
help-admin-reports-json = Muestra JSON: un array de objetos con number, date, game y contents
about-admin-role = Encargar la moderación a alguien, o retirársela
more-admin-role = Vale enseguida, también junto a un servidor en marcha. Se modera en la página /moderation.
help-admin-role-name = El nombre de la cuenta
help-admin-role-role = moderator o none
about-admin-act = Decidir para mantener el orden, en nombre de quien lleva el servicio
more-admin-act = Un servidor en marcha lo ejecuta en menos de un segundo; otro, al arrancar. La persona a la que concierne lee qué se decidió, por qué y hasta cuándo, y puede responder una vez. Una decisión nunca se borra: otra le pone fin.
help-admin-act-kind = Qué: warn (advertir), silence, unlisted (sin mesas anunciadas), unrated (sin partidas con clasificación), ban (excluir), rename (otro nombre), blank (retirar el mensaje de una denuncia), void (retirar un resultado de la clasificación) o end (poner fin)
help-admin-act-name = El nombre de la cuenta
help-admin-act-report = La persona, o el mensaje, de que trata la denuncia de este número; también para invitados
help-admin-act-game = La partida cuyo resultado se retira
help-admin-act-act = El número de la decisión que termina
help-admin-act-reason = Por qué; lo lee la persona a la que concierne
help-admin-act-days = Durante cuántos días [por omisión: para siempre; para invitados, un día como máximo]
help-admin-act-json = Escribir JSON: un objeto con number y kind
about-admin-message = Retirar un mensaje de la conversación de una partida
help-admin-message-game = El identificador de la partida
help-admin-message-channel = El canal, por ejemplo table
help-admin-message-number = El número del mensaje en su canal
help-admin-message-reason = Por qué; lo lee su autor
help-admin-message-json = Escribir JSON: un objeto con number y kind
about-admin-report = Leer una denuncia
more-admin-report = La lectura se anota en el registro de seguridad.
help-admin-report-number = El número de la denuncia
help-admin-report-close = Anotar que se ha revisado; quien denunció lo ve
help-admin-report-json = Escribir JSON: un objeto como los de admin reports
help-admin-report-press-key = El archivo de las claves que sellan lo dicho en privado [por omisión: DATABASE.press-key]
about-admin-log = Listar las cien últimas decisiones de quien lleva el servicio y de la moderación
help-admin-log-json = Escribir JSON: una lista de objetos con number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer y seen
about-admin-user-show = Listar las decisiones que conciernen a una cuenta
help-admin-user-show-name = El nombre de la cuenta
help-admin-user-show-json = Escribir JSON: una lista de objetos, como admin log
about-admin-rerate = Rehace las puntuaciones de la base de datos de un servidor parado a partir de sus partidas puntuadas
more-admin-rerate = Muestra cuántas partidas y personas cuentan, y cuánto difiere como mucho una puntuación de la anterior: nada, salvo que se hayan cambiado resultados fuera del servicio.
about-admin-rebuild = Cuenta de nuevo las aperturas de todas las partidas acabadas
more-admin-rebuild = El servicio lo hace detrás de las partidas: al arrancar la próxima vez, o en unos segundos si está en marcha. Hasta entonces el tablero de análisis muestra lo que ya se ha contado.
about-admin-rotate-press-key = Añade una clave para lo que se dice en privado: sella desde el próximo arranque, y las anteriores siguen abriendo
help-admin-rotate-press-key-press-key = El archivo de las claves [por defecto: BASE.press-key]
about-admin-invite = Mostrar un enlace con el que alguien crea una cuenta
about-admin-user = Ayuda a la gente con su cuenta
about-admin-user-reset = Muestra un enlace con el que el dueño de una cuenta elige otra contraseña
about-admin-user-remove-factor = Quitar el segundo factor y las llaves de acceso de una cuenta, para quien los ha perdido

more-admin-invite = Para un servicio cuya opción --registration es invited. El enlace sirve una vez, durante dos semanas, y junto a un servicio en marcha.
more-admin-user-reset = El enlace sirve una vez, durante 30 minutos. Inicia la sesión de quien lo abre: dáselo solo a su dueño.
help-admin-user-reset-name = El nombre de la cuenta
help-admin-user-remove-factor-name = El nombre de la cuenta
help-admin-user-reset-url = La dirección pública del servicio, con la que empieza el enlace
help-admin-invite-url = La dirección pública del servicio, con la que empieza el enlace
about-admin-doctor = Averigua qué va mal en una base de datos, su carpeta, la máquina y un proxy, y qué hacer
more-admin-doctor = Cada línea dice ok, warning (atención) o fault (fallo). El código de salida es 1 si hay un fallo. No cambia nada.
help-admin-doctor-url = Pregunta también a un servicio en marcha en su dirección pública, a través del proxy si lo hay
help-admin-doctor-press-key = El archivo de las claves que sellan lo que se dice en privado [por defecto: BASE.press-key]
help-admin-doctor-json = Muestra JSON: un array de objetos con severity, subject y message
about-admin-health = Pregunta al servicio de esta máquina si está listo: termina con 0 si lo está, si no con 1
help-admin-health-listen = La dirección en la que escucha el servicio [por defecto: la de DJAMBI_LISTEN, o 127.0.0.1:8080]
about-admin-mail-test = Envía una carta con las opciones de correo del servicio, para ver si llega
more-admin-mail-test = Las opciones que no se dan son las de las variables de entorno del servicio, como DJAMBI_SMTP.
help-admin-mail-test-address = Adónde va la carta
help-admin-mail-test-public-url = La dirección del servicio, que figura en la carta

## play

about-play = Juega en la terminal contra bots
more-play =
    Lee jugadas y comandos de la entrada estándar, una por línea; «ayuda» los enumera. Los bots más fuertes piensan
    durante segundos.
help-play-dfen = La posición con la que se empieza
help-play-players = Cuántos jugadores participan desde el principio; los ejércitos de los demás puestos son rehenes [por defecto: todos los puestos]
help-play-seats = Un puesto que ocupas tú; se puede repetir [por defecto: el que tiene el turno]
help-play-level = El nivel de los bots: peasant, page, squire, courtier, envoy, minister, chancellor, regent o prince, o de 0 a 8
help-play-press = Cómo cumplen y rompen los bots los tratados: loyal (leal), grudging (rencoroso), opportunist (oportunista), machiavellian (maquiavélico), o mute para ninguno; PUESTO=CARÁCTER para uno de ellos; se puede repetir [por defecto: al azar]
help-play-seed = La semilla del azar de los bots [por defecto: el reloj]

## moves, judge, apply, resign, perft, divide, validate, record, replay

about-moves = Enumera las jugadas legales de una posición, ordenadas, una por línea
more-moves = Las jugadas van en notación para programas (djambi help rules, §11) y ordenadas byte a byte. Una partida terminada no tiene ninguna.
help-moves-reading = Muestra las jugadas en notación de lectura, como Mc3xc4@h7
help-moves-keeping = Muestra solo las jugadas que no rompen ninguna promesa de quien tiene el turno en ese tratado
help-moves-json = Muestra un objeto JSON por línea: move (notación para programas) y reading (notación de lectura)
long-moves-keeping =
    El tratado empieza en esta posición. Se muestran todas las jugadas si ninguna lo cumple, o si quien tiene el turno no es parte.

about-judge = Juzga las jugadas de las partes de un tratado
more-judge =
    El tratado empieza en esta posición. Muestra una línea por palabra: la palabra y ok, o breaks y las cláusulas
    que rompe; luego el estado del tratado: in_force, kept, broken con la parte y el número de la palabra, o
    dissolved con la causa.
help-judge-treaty = El tratado, como 'r:peace(b) b:peace(r) /2r' (djambi help press)
help-judge-words = Jugadas, y resign:r, notice:r, back:N (se deshace todo salvo las N primeras jugadas y abandonos)

about-apply = Juega desde una posición y muestra la posición tras cada jugada
more-apply =
    Las jugadas van en notación para programas o en notación de lectura (djambi help rules, §11). Una jugada ilegal pone
    fin al comando con un error que nombra la regla. Las tablas (§8) no se juzgan.
help-apply-moves = Las jugadas, en su orden
help-apply-json = Muestra un objeto JSON por línea: move (notación para programas), reading (notación de lectura) y position, la posición tras la jugada

about-resign = Abandona por un jugador y muestra la posición que resulta
more-resign = Cualquier jugador con vida puede abandonar, tenga o no el turno (djambi help rules, §6).
help-resign-letter = La letra del ejército del jugador, como r para rojo

about-perft = Cuenta las series de jugadas desde una posición
more-perft = Muestra solo el número. El §12 de «djambi help rules» define qué se cuenta.
help-perft-depth = La longitud de las series
help-perft-json = Muestra un solo objeto JSON: depth y count

about-divide = Cuenta las series de jugadas desde una posición, jugada por jugada
more-divide =
    Muestra una línea por cada jugada legal, en orden: la jugada, en notación para programas, y el número de
    series que empiezan con ella. La suma de esos números es el que da perft.
help-divide-depth = La longitud de las series, incluida la primera jugada
help-divide-json = Muestra un objeto JSON por línea: move (notación para programas) y count

about-validate = Comprueba una posición
more-validate = Muestra ok, o cada fallo en una línea de la salida de errores.
help-validate-json = Muestra un solo objeto JSON: valid, y faults, cada fallo con code, args y message (djambi help protocol)

about-record = Comprueba anotaciones de partidas y las escribe en su forma habitual
more-record =
    Un archivo puede contener varias anotaciones. Cada una se juega según las reglas y se escribe de nuevo: las
    etiquetas en orden, las jugadas numeradas y en notación de lectura, con relojes, comentarios, signos y
    variantes (djambi help notation). Lo que está mal se dice en la salida de errores, con su línea y su columna, y las
    demás se escriben igualmente. El código de salida es 1 si una anotación tiene un fallo o un archivo no contiene
    ninguna.
help-record-files = Los archivos de anotaciones, o - para la entrada estándar
help-record-json = Muestra un objeto JSON por línea: valid y record, o bien line, column y fault con code, args y message

about-replay = Comprueba un archivo de trazas del corpus: partidas con el número de jugadas legales de cada posición y su huella
more-replay =
    La primera línea del archivo nombra las reglas, con opciones como «# --rules arena --set reporter=must»; las
    que faltan vienen de la línea de comandos. Muestra las primeras diferencias entre el archivo y las reglas, y
    una última línea «N positions, M differences». El código de salida es 1 si hay una diferencia.
help-replay-file = El archivo de trazas, o - para la entrada estándar

## bestmove, analyse

about-bestmove = Da la mejor jugada de una posición
more-bestmove = Muestra solo la jugada, en notación para programas (djambi help rules, §11). Una partida terminada es un error.
help-bestmove-json = Muestra un solo objeto JSON: move (notación para programas) y reading (notación de lectura)

about-analyse = Busca las mejores jugadas de una posición, o los momentos decisivos de una partida anotada
more-analyse =
    De una posición muestra sus mejores líneas: el resultado esperado de cada puesto (en tanto por ciento), el
    número de visitas de la búsqueda y las jugadas. De una partida anotada muestra el resultado esperado de cada
    puesto tras cada jugada y los momentos decisivos: las jugadas que más costaron a su jugador, con la mejor
    jugada. Por defecto se estudia una posición durante un segundo, y cada posición de una partida durante un
    quinto de segundo. «djambi help engine» describe lo que da --json.
help-analyse-input = Una posición entre comillas, la palabra start, un archivo con una anotación, o - para una anotación o una posición en la entrada estándar
help-analyse-lines = Cuántas líneas mostrar [por defecto: 5; de cada posición de una partida, 1]

## udi, bench-engine, match: para desarrolladores

about-udi = Pone el motor al servicio de otros programas, con el protocolo de texto UDI
more-udi =
    Lee comandos de la entrada estándar, una por línea, y responde en la salida estándar, hasta quit o el fin de
    la entrada. «djambi help udi» define el protocolo, que se parece a UCI. En el ejemplo, > es la entrada y < la
    salida.

about-udi-check = Comprueba si un programa habla UDI como está especificado
more-udi-check =
    Inicia un programa y le pide lo que se pide a un motor: sus opciones, búsquedas con cada límite, en todos los
    tableros y con todas las reglas, una partida contra sí mismo, tratados, su fin. Muestra una línea por
    comprobación: ok, FAULT con el fallo y la línea que escribió el programa, o note si el programa no hace lo
    que no está obligado a hacer. El estado es 1 si hay un fallo. «djambi help udi» especifica el protocolo.
help-udi-check-command = El programa y sus argumentos
help-udi-check-seconds = Deja al programa tantos segundos para responder, además del tiempo concedido
help-udi-check-turns = Termina su partida tras N jugadas
help-udi-check-options = Ajusta una opción del programa antes de las comprobaciones; se repite para ajustar varias
help-udi-check-log = Muestra todas las líneas en la salida de errores, con > ante las que recibe y < ante las suyas

about-bench-engine = Examina posiciones fijas y muestra el número de nodos, la firma y la velocidad
more-bench-engine =
    Examina cada posición de corpus/engine/bench.tsv con un hilo y a plena fuerza, y muestra su número de nodos.
    La suma de los nodos y la firma (una huella de todas las líneas halladas) son iguales en cualquier máquina:
    un cambio del motor que conserva ambas cambia como mucho su velocidad.
help-bench-engine-nodes = Examina N nodos de cada posición

about-match = Juega un encuentro entre dos jugadores y dice cuál es más fuerte
more-match =
    Un jugador es un nivel del motor (peasant, page, squire, courtier, envoy, minister, chancellor, regent,
    prince) o un jugador de referencia (one-turn, paranoid, uct, newcomer, random), con parámetros tras dos
    puntos: nodes=N posiciones o ms=N milisegundos por jugada; para el motor también threads=N,
    memory=MEBIBYTES y los parámetros de su búsqueda. Un programa que habla UDI es udi:RUTA ARGUMENTOS o
    udi:ms=100,OPCIÓN=VALOR:RUTA ARGUMENTOS.

    Un encuentro consta de bloques. Un bloque es una apertura al azar en todos los repartos de puestos: con cuatro
    jugadores, seis con dos puestos cada uno, donde 0.5 es la parte igual, o cuatro con un puesto de A contra tres
    de B, donde lo es 0.25. Entre iguales la puntuación es 0.5, sea cual sea el número de puestos.
    «djambi help matches» explica los resultados y --json.
help-match-a = El jugador cuya parte se muestra
help-match-b = El rival
help-match-blocks = Cuántos bloques jugar
help-match-players = Cuántos jugadores participan; los ejércitos de los demás puestos son rehenes [por defecto: tantos como puestos tiene el tablero]
help-match-mode = Los puestos de A: la mitad (redondeada hacia abajo) o uno; con cuatro jugadores también two-two o one-three
help-match-concurrency = Cuántas partidas jugar a la vez [por defecto: el número de núcleos]
help-match-seed = La semilla de las aperturas y del azar de los jugadores
help-match-turns = Termina una partida tras N jugadas, en tablas de los jugadores con vida
help-match-draw-offers = Deja que los jugadores acuerden tablas, como lo hacen los bots en partidas con personas
help-match-sequential = Termina el encuentro en cuanto decide la prueba secuencial
help-match-elo0 = La diferencia Elo de la hipótesis nula de la prueba secuencial
help-match-elo1 = La diferencia Elo de la otra hipótesis de la prueba secuencial
help-match-records = Escribe la anotación de las partidas: un archivo por partida en una carpeta, o todas al final de un solo archivo
help-match-resume = Guarda las partidas terminadas en este archivo, y reanuda el encuentro si existe
help-match-json = Muestra el resultado como un solo objeto JSON

## Líneas de comandos con errores

# The same as in English.
error = error
tip = consejo
conflict-with-itself = «{ $option }» no se puede repetir
conflict = «{ $option }» no se puede usar con { JOIN($others, with: ", ") }
equals-missing = «{ $option }» necesita un signo igual antes de su valor
value-missing = «{ $option }» necesita un valor
value-invalid = valor «{ $value }» no válido para «{ $option }»
value-invalid-in-file = valor «{ $value }» no válido
command-unknown = no hay ningún comando «{ $command }»
arguments-missing = { $count ->
    [one] falta un argumento
   *[other] faltan argumentos
}
command-missing = «{ $command }» necesita un comando
possible-commands = comandos: { JOIN($values, with: ", ") }
values-too-many = sobra el valor «{ $value }» de «{ $option }»
values-wrong-number = «{ $option }» lleva { $count ->
        [one] { $count } valor
       *[other] { $count } valores
    }, no { $found }
argument-unexpected = argumento inesperado «{ $option }»
argument-not-utf8 = un argumento no es UTF-8 válido
similar = ¿querías decir { JOIN($values, with: ", ") }?
after-dashes = para dar «{ $value }» como valor, escribe «-- { $value }»
more-information = Para saber más, prueba «{ $option }».

## Lo que va mal en un valor

number-expected = se espera un número entero
number-too-large = el número es demasiado grande
number-too-small = el número es demasiado pequeño
number-not-zero = el número no puede ser 0
decimal-expected = se espera un número
number-from-to = se espera un número entero de { $low } a { $high }
address-expected = una dirección tiene la forma 127.0.0.1:8080 o [::1]:8080
option-value-expected = se espera OPCIÓN=VALOR
no-level = no hay ningún nivel «{ $name }»; hay { JOIN($names, with: ", ") }, o de 0 a { $last }
no-character = no hay ningún carácter «{ $name }»; hay { JOIN($names, with: ", ") }
no-mode = no hay ningún modo «{ $name }»; hay { LIST($names) }
filter-expected = se espera un filtro, como warn o warn,djambi_server=debug
proxy-expected = escribe una dirección o una red, como 192.0.2.7 o 192.0.2.0/24
limit-at-once = escribe un número desde 1, u off
limit-rate = escribe RESERVA+NÚMERO/UNIDAD, como 10+1/min, u off
limit-unit = «{ $unit }» no es s, min ni h
limit-number = «{ $text }» no es un número de 1 a { $most }
url-unreadable = esto no es la dirección de un sitio
url-scheme = la dirección de un sitio empieza por http:// o https://
url-rest = se nombran solo el servidor y su puerto, y nada después
site-name-expected = un nombre es una línea de 1 a 60 caracteres
contact-expected = escribe una dirección de correo como host@djambi.example, o la de una página que empiece por https://
embedder-expected = escribe la dirección de un sitio como https://club.example, la de todos los que están debajo de uno (https://*.club.example) o * para todos los sitios
house-page-name = llámelo NOMBRE.md o NOMBRE.IDIOMA.md; NOMBRE tiene de 1 a 40 minúsculas, cifras y guiones, IDIOMA es en, es o fr
house-page-title = empiece la página con un título, como # Aviso legal
house-pages-too-many = al pie de una página caben como mucho { $most } páginas
registration-expected = escribe open, invited o closed
rated-with-expected = escribe strangers o anybody
push-hosts-expected = escribe nombres de servidores separados por comas, como push.example.org,*.example.net, o none
mail-address-expected = escribe una dirección de correo como djambi@example.org
smtp-unreadable = esto no es la dirección de un servidor de correo; escribe una como smtps://usuario@mail.example.org
smtp-scheme = la dirección de un servidor de correo empieza por smtp:// o smtps://
smtp-password-in-url = una contraseña no tiene sitio en la dirección: --smtp-password-file nombra un archivo que la contiene
smtp-no-user = --smtp-password-file necesita un usuario en la dirección de --smtp, como smtps://usuario@mail.example.org
smtp-no-password = --smtp-password-file: { $file } no es una línea con una contraseña
smtp-no-certificate = --smtp-ca-file: { $file } no contiene ningún certificado en formato PEM
smtp-no-tls = --smtp: no se puede empezar TLS con este servidor
option-needs = { $option } necesita { $missing }
mail-no-server = no se nombra ningún servidor de correo: usa --smtp o DJAMBI_SMTP
mail-not-sent = la carta no ha salido: { $reason }
mail-sent = El servidor de correo ha aceptado una carta para { $address }.

## Ajustes de `serve` en variables y archivos

variable-unknown = la variable de entorno { $name } es desconocida y no tiene efecto
did-you-mean = ¿querías decir { $name }?
not-text = esto no es texto UTF-8
not-text-at = esto no es texto UTF-8: tiene el byte { $byte } en la posición { $offset }. Guárdalo en UTF-8 si está en otra codificación, como Latin-1
not-utf16-at = este texto UTF-16 está dañado en la posición { $offset }
key-not-in-file = { $key } no tiene sitio en un archivo
key-unknown = «{ $key }» no es una opción
not-boolean = «{ $value }» no es ni true ni false
form-expected =
    { $form ->
        [boolean] se espera true o false
        [number] se espera un número
        [text] se espera un texto entre comillas
       *[any] se espera un texto o un número
    }; esto es del tipo { $found }
form-expected-in-list =
    { $form ->
        [boolean] se espera true o false
        [number] se espera un número
        [text] se espera un texto entre comillas
       *[any] se espera un texto o un número
    }, o un array de ellos; esto es del tipo { $found }
printed-heading = Las opciones de djambi serve, en forma de archivo para --config.
printed-default = por defecto
printed-unset = { $name } no tiene valor

## Posiciones, archivos y anotaciones como entrada

invalid-position = la posición no es válida
invalid-treaty = el tratado no es válido
word-number = palabra { $index }, «{ $word }»
not-utf8 =
    { $argument ->
        [position] la posición
        [move] la jugada
        [treaty] el tratado
        [word] la palabra
       *[letter] la letra del jugador
    } no es UTF-8 válido: { $text }
move-number = jugada { $index }, «{ $played }»
no-letter = «{ $letter }» no es la letra de un puesto; las letras son { LIST($letters) }
players-two = { $board } se juega entre 2, no entre { $count }
players-range = { $board } se juega entre 2 y { $most }, no entre { $count }
already-won = la partida ha terminado: ha ganado { TERM($seat, form: "player") }
cannot-read = no se puede leer { $name }
standard-input = entrada estándar
no-file = no hay ningún archivo { $name }
neither-file-nor-position = «{ $text }» no es un archivo, ni - para la entrada estándar, ni una posición
record-has-rules = una anotación nombra ella misma sus reglas y su tablero: --rules, --set y --board son para posiciones
no-records = no contiene ninguna anotación de partida
no-record = esto no es la anotación de una partida
line = línea { $line }
system =
    { $kind ->
        [not_found] no existe tal archivo o carpeta
        [permission_denied] acceso denegado
        [is_a_directory] es una carpeta
        [already_exists] ya existe
        [addr_in_use] otro programa usa esta dirección
        [addr_not_available] esta máquina no tiene esa dirección
       *[storage_full] el disco está lleno
    }

## replay: las diferencias

trace-rules-missing = faltan las reglas, como «# --rules classic»
trace-leads = { $played } lleva a { $after }, no a { $position }
trace-written = la posición se escribe { $position }
trace-moves = { $count ->
        [one] hay { $count } jugada legal
       *[other] hay { $count } jugadas legales
    }, no { $expected }
trace-hash = la huella de las jugadas es { $hash }, no { $expected }
trace-fields = se esperan cuatro campos entre tabuladores (posición, jugadas, huella, jugada), no { $count }
trace-no-count = «{ $text }» no es un número de jugadas
trace-no-hash = «{ $text }» no es una huella de 16 cifras hexadecimales
and-more = y { $count } más

## play

word =
    { $word ->
        [moves] jugadas
        [undo] deshacer
        [board] tablero
        [record] anotación
        [draw] tablas
        [offer] proponer
        [accept] aceptar
        [refuse] rechazar
        [treaties] tratados
        [break] romper
        [resign] abandonar
        [quit] salir
       *[help] ayuda
    }
word-explained =
    { $word ->
        [moves] tus jugadas legales; «jugadas c3» muestra las de la pieza en c3
        [undo] deshacer tu última jugada y todas las posteriores
        [board] dibujar el tablero
        [record] mostrar la anotación de la partida hasta ahora
        [draw] ofrecer tablas, o aceptar las que te ofrecen
        [offer] proponer la paz a un jugador, «proponer azul 3» por tres rondas, o un tratado en texto (djambi help press)
        [accept] aceptar un tratado, «aceptar 1»
        [refuse] rechazar un tratado, «rechazar 1»
        [treaties] qué dicen los tratados y qué ha sido de ellos
        [break] hacer una jugada aunque rompa un tratado, «romper a3a5»
        [resign] abandonar la partida
        [quit] salir del programa
       *[help] mostrar esta lista
    }
a-move = una jugada
a-move-explained = en cualquiera de las dos notaciones, como a3a5 o Ma3-a5
ask-for-help = { $problem } Escribe «ayuda» para ver los comandos.
nothing-to-undo = No hay nada que deshacer.
bots-offer-draw =
    { LIST($names) } { $players ->
        [one] ofrece
       *[other] ofrecen
    } tablas. Escribe «tablas» para aceptar.
bots-decline-draw =
    { LIST($names) } { $players ->
        [one] rechaza
       *[other] rechazan
    } las tablas.
treaty-offered-by = Tratado { $index }, propuesto por { TERM($seat, form: "player") }:
answer-treaty = Escribe «aceptar { $index }» o «rechazar { $index }».
treaty-is =
    { $state ->
        [in-force] El tratado { $index } está en vigor.
        [refused] El tratado { $index } se ha rechazado.
        [lapsed] La propuesta del tratado { $index } ha caducado.
        [kept] El tratado { $index } se ha cumplido hasta su fin.
       *[dissolved] El tratado { $index } ha terminado.
    }
treaty-is-broken = { TERM($seat, form: "player") } ha roto el tratado { $index }.
breaks-promises = Esta jugada rompe una promesa. Para hacerla igualmente, escribe «romper { $typed }».
no-treaty-yet = Aún no hay tratados.
no-square = No hay ninguna casilla «{ $square }».
seat-name = { TERM($seat, form: "player") }
in-power = { TERM($seat, form: "player") } está en el poder.
turn = Jugada { $index }: le toca a { TERM($seat, form: "player") }
won = Ha ganado { TERM($seat, form: "player") }.
drawn = La partida acaba en tablas. { $reason }
no-player = { TERM($seat, form: "player") } no tiene jugador en esta posición
seat-is-no-bot = { TERM($seat, form: "player") } es tuyo, no es un bot
level-makes-no-treaties = los bots de nivel { $level } no hacen tratados, así que no tienen carácter
no-bot-move = el bot no tiene ninguna jugada

## analyse

studying = Posición { $index } de { $count }
studying-again = Momento decisivo { $index } de { $count }
positions = { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}
searched = { $count ->
    [one] { positions } examinada
   *[other] { positions } examinadas
} en { $seconds } s, { $speed } por segundo
wins-in = Gana { TERM($seat, form: "player") } en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}
wins-within = Gana { TERM($seat, form: "player") } en { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
} como mucho
drawn-ending = Tablas: nadie puede forzar la victoria
over = La partida ha terminado. { $reason }
resigns = { TERM($seat, form: "player") } abandona
flag-falls = { TERM($seat, form: "player") } pierde por tiempo
draw-agreed = tablas acordadas
drawn-by-length = tablas por longitud máxima
closed = partida cerrada
no-turning-points = Ninguna jugada costó mucho.
turning-points = Momentos decisivos:
turning-point = { TERM($seat, form: "player") } pierde { $lost } puntos con { $turn } ({ $after } en vez de { $before }); era mejor { $better }
decimal = { $whole },{ $decimals }

## admin

copied = { $copied } de unos { $total } MiB copiados
backed-up = { $games ->
    [one] { $file }: { $games } partida, { $bytes } bytes
   *[other] { $file }: { $games } partidas, { $bytes } bytes
}
press-key-changed =
    { $keys ->
        [one] el archivo tiene ahora { $keys } clave; sella desde el próximo arranque: copia el archivo donde están sus copias
       *[other] el archivo tiene ahora { $keys } claves; la última sella desde el próximo arranque: copia el archivo donde están sus copias
    }
report-head = denuncia { $number }, { $date }: partida { $game }, { $channel } { $message }, denunciado por { $reporter }
report-reason = motivo: { $text }
report-sealed = denuncia { $number }, { $date }: partida { $game }; está sellada con una clave que falta
# $name (text): the name
no-such-account = Ninguna cuenta se llama { $name }.

second-factor-removed = { $name } vuelve a entrar solo con la contraseña. Las sesiones siguen. Quien no tenga contraseña necesita un enlace: djambi admin user reset

invitation-made = Alguien crea una cuenta con este enlace: una vez, en { $days } días.

# $name (text): the name of the account
password-link-made = { $name } elige otra contraseña con este enlace: una vez, en 30 minutos. Entonces terminan todas las sesiones.

no-reports = no hay denuncias
key-changed = la clave nueva firma desde el próximo arranque; lo que firmó la anterior vale hasta que se vuelva a cambiar, y las cookies se renuevan cuando vuelven los navegadores
key-changed-at-once = la clave nueva firma desde el próximo arranque; todas las cookies e invitaciones anteriores quedan anuladas
rerated = partidas puntuadas: { $games }, personas: { $players }, mayor diferencia con lo anterior: { $difference } puntos
rebuilt = las aperturas se cuentan de nuevo; partidas acabadas: { $games }
backed-up-without-key = sin la clave: restaurado con este archivo, un servidor no conoce ninguna cookie ni invitación anterior
checking-file = se comprueba el archivo
checked = { $checked } de { $games } partidas comprobadas
restored = { $games ->
    [one] { $database }: { $games } partida restaurada
   *[other] { $database }: { $games } partidas restauradas
}
replaced-database = la base de datos reemplazada es { $file }
restored-without-key = el respaldo no tiene clave: no se reconocerá a ningún navegador de partidas anteriores

## Por qué un servidor no arranca, y por qué falla un comando de administración

cannot-listen = no se puede escuchar en { $address }
port-forbidden = elige un puerto por encima de 1023
no-data-directory = no hay carpeta personal: nombra un archivo de base de datos con --database
writer-failed = el servicio termina porque falló la escritura: el registro dice por qué; arráncalo de nuevo
backup-exists = { $file } ya existe: nombra otro archivo, o reemplázalo con --force
backup-is-database = { $file } es parte de la propia base de datos: nombra otro archivo para el respaldo
backup-no-file = { $file } no es un archivo sino una carpeta, un dispositivo o una tubería: nombra otro archivo para el respaldo
database-damaged = { $file } está dañado: { JOIN($faults, with: "; ") }
backup-faulty =
    { $count ->
        [one] { $file } tiene { $count } fallo
       *[other] { $file } tiene { $count } fallos
    } y no se restaura nada: restaura otro respaldo, o este con --accept-faults
cannot-use = no se puede usar { $file }

## Lo que va mal en una base de datos

server-stopped = el servidor se ha detenido
store-no-address = { $address } no es la dirección de una base de datos: usa la ruta de un archivo o sqlite:RUTA
store-in-memory = { $address } es una base de datos en memoria, que olvida todas las partidas cuando el servidor termina: nombra un archivo
store-parameters = { $address } lleva parámetros tras el signo de interrogación, y la dirección de una base de datos no puede llevarlos
store-file = no se puede usar { $file }: { $failure }
store-in-use = otro servidor djambi usa la base de datos { $file }: detenlo, o nombra otro archivo con --database
press-key-file =
    { $line ->
        [0] { $file } no es un archivo de claves del chat privado: nombra otro con --press-key
       *[other] { $file } no es un archivo de claves del chat privado: la línea { $line } no es una clave de 64 cifras hexadecimales
    }
store-no-database = { $file } no es una base de datos: nombra otro archivo con --database
store-foreign = { $file } es la base de datos de otro programa: nombra otro archivo con --database
store-later = la base de datos { $file } viene de una versión posterior de djambi: actualiza djambi, o nombra otro archivo con --database
store-earlier = la base de datos { $file } tiene las tablas de la versión { $version }, y este djambi las de la versión { $current }: arranca una vez «djambi serve», que las pone al día
store-other-build = la base de datos { $file } viene de otra compilación de djambi: usa esa, o nombra otro archivo con --database
store-not-a-file = { $file } no es un archivo sino una carpeta, un dispositivo o una tubería: nombra un archivo con --database
store-missing = no hay ninguna base de datos en { $file }: nombra su archivo con --database
store-being-made = otro djambi está escribiendo { $file }: espera a que acabe
store-copy = no se puede hacer la copia { $file }: { $failure }
store-open = no se puede abrir la base de datos { $file }: { $failure }
store-migration = no se puede poner al día la base de datos { $file }: { $failure }
store-failed = la base de datos ha fallado: { $failure }
store-commit = ha fallado una escritura: { $failure }
store-gap = el suceso { $seq } no sigue al último de la partida { $game }
store-closed = el almacén está cerrado
store-sqlite = SQLite dice: { $text }
store-failure =
    { $cause ->
        [full] el disco está lleno (libera espacio, y el servicio sigue)
        [disk] el disco no lee o no escribe
        [memory] no queda memoria
        [locked] otro programa tiene el archivo bloqueado
        [not_writable] no se puede escribir en el archivo (mira sus permisos y los de su carpeta)
        [not_openable] no se puede abrir el archivo (mira sus permisos y los de su carpeta)
        [damaged] el archivo está dañado (guarda una copia, y restaura un respaldo)
       *[contradiction] contradice lo que ya hay
    }
corrupt-key = la clave de las cookies e invitaciones tiene una longitud errónea
corrupt-options = sus opciones son ilegibles
corrupt-rules = sus reglas no existen: { $problem }
corrupt-board = su tablero «{ $board }» no existe
corrupt-start = su posición inicial no es válida: { $problem }
corrupt-event = un suceso es de un tipo desconocido, «{ $text }»
corrupt-command = el identificador de un comando no es válido
corrupt-time = una fecha es anterior a 1970
corrupt-value = «{ $text }» no es un valor de la columna { $column }
corrupt-player = el identificador de un jugador tiene una longitud errónea
corrupt-seat = un puesto es de un tipo desconocido, «{ $text }»

## Los fallos que encuentra `admin verify`

fault-of-database = base de datos: { $problem }
fault-of-game = partida { $game }: { $problem }
fault-no-game = hay datos suyos, pero no existe
fault-id = su identificador no consta de 1 a 32 letras y cifras
fault-no-seat = falta el puesto de { TERM($seat, form: "player") }
fault-gap = falta su suceso { $seq }
fault-event = su suceso { $seq } se rechaza: { $problem }
fault-row-over = su fila dice que la partida ha terminado, pero según sus sucesos le toca a { TERM($seat, form: "player") }
fault-row-open = su fila dice que le toca a «{ $said }», pero según sus sucesos la partida ha terminado
fault-row-seat = su fila dice que le toca a «{ $said }», pero según sus sucesos le toca a { TERM($seat, form: "player") }
fault-seat-absent = { TERM($seat, form: "player") } consta como ausente, pero juega al principio
fault-seat-player = { TERM($seat, form: "player") } consta como presente, pero no juega al principio
fault-holder = un invitado ocupa el puesto de { TERM($seat, form: "player") }, que no es de una persona
fault-result = el resultado guardado no es el que dan sus sucesos
fault-bots = su fila nombra los bots «{ $said }», pero sus puestos dicen «{ $bots }»

## Lo que encuentra `admin doctor`

subject =
    { $subject ->
        [server] servidor
        [database] base de datos
        [tables] tablas
        [file_id] identificador del archivo
        [key] clave
        [clock] reloj
        [disk] disco
        [open_files] archivos abiertos
        [log] registro de la base
        [press_key] clave del chat privado
        [permissions] permisos
        [address] dirección
        [readiness] escritura
        [socket] sockets
        [header_host] cabecera Host
       [mail] correo
       *[https] https
    }
doctor-server = un servidor usa la base de datos
doctor-server-elsewhere = el servidor que se arrancó con { $file } tiene abierto otro archivo: la base de datos se movió, se borró o se sustituyó mientras funcionaba; devuélvela a su sitio, o detén el servidor y usa «djambi admin restore»
doctor-no-server = ningún servidor usa la base de datos
doctor-missing = { $problem }; «djambi serve» crea una
doctor-database = { $games ->
    [one] { $file }, con { $games } partida
   *[other] { $file }, con { $games } partidas
}
doctor-tables = versión { $version }, la de este djambi
doctor-tables-later = las tablas son de la versión { $version }, y este djambi conoce la { $current }: actualiza djambi
doctor-tables-earlier = las tablas son de la versión { $version }: el próximo arranque copia la base de datos y la pasa a la { $current }
doctor-id = { $id }, el de djambi
doctor-no-id = aún no está puesto: lo pone el próximo arranque de un servidor
doctor-key = la clave de las cookies e invitaciones está
doctor-no-key = no hay clave de las cookies e invitaciones, como tras restaurar un respaldo sin secretos: el próximo arranque crea una, y no se reconocerá a ningún navegador de partidas anteriores
doctor-clock = ningún suceso va por delante de él
doctor-clock-behind = el reloj de esta máquina va años atrasado: ponlo en hora (NTP)
doctor-clock-ahead =
    el último suceso va { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    } por delante del reloj de esta máquina: está mal o lo estuvo; ponlo en hora (NTP)
doctor-disk = { $mebibytes } MiB libres
doctor-disk-full = { $mebibytes } MiB libres: cuando el disco se llene se perderán jugadas; libera espacio
doctor-disk-small = { $mebibytes } MiB libres, poco para dos copias de la base de datos: libera espacio
doctor-disk-unknown = no se sabe cuánto espacio libre tiene { $folder }: { $text }
doctor-files = { $most } como mucho
doctor-any-files = sin límite
doctor-few-files = { $most } como mucho, aquí: un servidor arrancado así acepta menos conexiones (LimitNOFILE=40000 para systemd)
# The same as in English.
doctor-log = { $kibibytes } KiB
doctor-large-log = { $mebibytes } MiB: un programa lee la base de datos desde hace mucho (una copia que no avanza, un sqlite3 abierto); termínalo
doctor-press-key = { $file } contiene las claves del chat privado, solo para su propietario: guarda una copia aparte de los respaldos
doctor-press-key-beside = { $file } contiene las claves del chat privado, solo para su propietario; está junto a la base de datos: quien copie esta carpeta tiene ambas cosas (--press-key lo pone en otro sitio)
doctor-press-key-to-come = { $file } se creará en el próximo arranque: guarda una copia aparte de los respaldos
doctor-no-press-key = falta { $file }: vuelve a poner una copia antes del próximo arranque, o ya no se podrá leer lo que se dijo en privado
doctor-press-key-lost = a { $file } le falta una clave con la que se selló chat privado: vuelve a poner una copia del archivo antes del próximo arranque, o ya no se podrá leer lo que esa clave selló
doctor-press-key-open = otros que no son su propietario pueden leer { $file } (modo { $mode }), y con él lo que se dice en privado: chmod 600 { $file }
doctor-permissions = solo el propietario puede usar la base de datos
doctor-file-open = otros que no son su propietario pueden usar { $file } (modo { $mode }), y quizá sacar de ahí la clave: chmod 600 { $file }
doctor-folder-open = otros pueden reemplazar archivos en { $file } (modo { $mode }): chmod go-w { $file }
doctor-other-owner = { $file } tiene otro propietario que la base de datos: cámbialo (chown), o el servicio no puede usarlo
# The same as in English.
doctor-mail-options = { $text }
doctor-mail-password-open = otros que no son su dueño pueden leer { $file } (modo { $mode }), y con él la contraseña del correo: chmod 600 { $file }
doctor-mail = { $address } acepta correo
doctor-mail-plain = { $address } acepta correo, pero sin usuario solo va oculto por el camino si el servidor ofrece TLS: usa smtps://
doctor-mail-no-tls = { $address } no ofrece TLS, así que no se le envía ninguna contraseña: usa smtps://, o un servidor en esta máquina
doctor-mail-unreachable = { $address } no acepta correo: { $text }
doctor-not-service = { $address } no es la dirección de un servicio: usa https://SERVIDOR o http://SERVIDOR:PUERTO, sin ruta
doctor-answers = { $address } responde
doctor-wrong-answer = { $address }/healthz responde { $status }: mira adónde va el proxy, y si el servicio está en marcha
doctor-no-answer = { $address } no responde: { $text }
doctor-ready = el servicio puede escribir
doctor-not-ready = el servicio no puede escribir; dice: { $text }
doctor-host = el servicio ve su servidor público
doctor-other-host = el servicio ve otro servidor, y toma sus páginas por las de otro sitio: nombra esta dirección con --public-url, y haz que el proxy pase Host (nginx: proxy_set_header Host $http_host)
doctor-cannot-tell = no se puede saber: { $text }
doctor-socket-header = la cabecera { $header } no llega y ninguna conexión en directo pasa: haz que el proxy la transmita (nginx: proxy_set_header Upgrade $http_upgrade y proxy_set_header Connection upgrade)
doctor-no-socket = /api/v1/socket responde { $status } en vez de 101 y ninguna conexión en directo pasa: haz que el proxy transmita los WebSockets
doctor-socket = las conexiones en directo (WebSockets) pasan
doctor-http = la dirección es http: otros por el camino pueden leer las cookies y quitar puestos; pon delante un proxy con https, salvo que la red sea tuya
doctor-https = los navegadores saben que deben venir solo por https (HSTS)
doctor-no-hsts = los navegadores no saben que deben venir solo por https: arranca el servicio con --public-url y esta dirección

## match: jugadores y archivos

player-unknown = no hay ningún jugador «{ $name }»; hay { JOIN($names, with: ", ") }
player-no-parameter = { $player } no tiene el parámetro «{ $name }»; tiene { JOIN($names, with: ", ") }
player-no-parameters = { $player } no admite parámetros
player-no-value = «{ $text }» no es un parámetro como nodes=2000
player-whole-number = { $name } es un número entero mayor que 0, no «{ $value }»
player-number = { $name } es un número, como 0.25, no «{ $value }»
player-no-choice = { $parameter } es uno de { JOIN($names, with: ", ") }, no «{ $name }»
player-grudge = grudge es un número de 0 a 10, no «{ $value }»
player-turns = deals es un número entero, no «{ $value }»
player-twice = { $name } se da dos veces
player-no-program = falta un programa, como udi:ms=100:./motor
mode-of-four = --mode { $name } es para cuatro jugadores; con { $count } hay half y one
turns-too-few = --turns debe ser al menos { $least }, más de lo que tiene una apertura
elo-order = --elo1 debe ser mayor que --elo0
cannot-play = { $player } no puede jugar
cannot-open = no se puede abrir { $name }
cannot-write = no se puede escribir { $name }
cannot-make = no se puede crear { $name }
match-in-use = otro encuentro en marcha escribe en este archivo
progress-of-other = este es el avance de otro encuentro, o de ninguno; empieza por «{ $text }»
progress-no-game = este encuentro no tiene esa partida

## licences

about-licences = Muestra las licencias del programa y de sus partes
more-licences = Muestra las licencias de Djambi y de todo lo que contiene, con los nombres de sus autores.

## completions, man

about-completions = Muestra lo que una shell necesita para completar líneas de comandos
more-completions = Muestra el script de una shell; de dónde se lee depende de ella, en bash por ejemplo ~/.local/share/bash-completion/completions/djambi.
help-completions-shell = La shell

about-man = Escribe las páginas del manual
more-man = Escribe una página del programa y una de cada comando, en el idioma del comando, y muestra la ruta de la primera.
help-man-folder = La carpeta; se crea si no existe

role-given = { $name } forma parte de la moderación.
role-taken = { $name } ya no forma parte de la moderación.
act-made = decisión { $number }: { $kind }
act-not-found = no hay nadie ni nada así; un resultado solo se puede retirar si cuenta para la clasificación
act-of-guest = eso requiere una cuenta: a un invitado solo se le puede quitar la palabra o excluir
act-ended = esa decisión ya ha terminado, o no se puede terminar
act-reason = una razón tiene de 1 a 1000 caracteres
act-was-ended = terminada por { $by }
act-until = hasta el { $date }
act-for-ever = para siempre
act-by-host = quien lleva el servicio
act-answer = respuesta: { $text }
no-acts = ninguna decisión
no-such-report = No hay denuncia { $number }.
report-is-closed = La denuncia { $number } ya estaba revisada.
report-closed = revisada
report-cause = causa: { $cause }
report-head-of-person = denuncia { $number }, { $date }: partida { $game }, { $what } de { $name }, denunciado por { $reporter }
