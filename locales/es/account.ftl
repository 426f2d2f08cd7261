### The account of a player, and the forms by which one is made.

title = Cuenta

sign-in = Iniciar sesión

sign-out = Cerrar sesión

make-account = Crear una cuenta

make-account-text = Una cuenta guarda tu nombre y tus partidas, en todos tus dispositivos. Para jugar no hace falta.

# Beside the board, where a guest plays.
keep-games = Guardar mis partidas

keep-games-text = Elige un nombre y una contraseña: esta partida y todas las demás serán tuyas en todos tus dispositivos. La partida sigue mientras tanto.

kept-games = Ya tienes una cuenta. Nada más cambia en esta partida.

cancel = Cancelar

name = Nombre

new-name = Nombre nuevo

name-hint = Letras y cifras, { $max } como mucho. Nadie más podrá tener este nombre.

password = Contraseña

current-password = Contraseña actual

new-password = Contraseña nueva

# $min (number): the fewest characters
password-hint = Al menos { $min } caracteres. Unas cuantas palabras que nadie juntaría forman una buena.

show-password = Mostrar la contraseña

# $count (number): in how many games the guest of this browser sits
take-games = { $count ->
        [one] Añadir a mi cuenta la partida de este navegador
       *[other] Añadir a mi cuenta las { $count } partidas de este navegador
    }

forgotten = ¿Has olvidado tu contraseña? Quien lleva este servicio puede darte un enlace para elegir otra.

signed-in = Has iniciado sesión.

sessions = Tus sesiones abiertas

this-browser = Este navegador

unknown-device = Un navegador desconocido

# $date (text): the day
last-used = Usado por última vez el { $date }

# $device (text): the browser and the system
end-session-of = Cerrar sesión: { $device }

end-others = Cerrar las demás sesiones

change-name = Cambiar de nombre

change-name-text = El nombre solo se puede cambiar una vez cada { $days } días. El antiguo lleva a ti durante { $leads } días más, y nadie más puede tomarlo en { $years ->
        [one] un año
       *[other] { $years } años
    }.

# $date (text): the day
name-from = Podrás cambiarlo de nuevo a partir del { $date }.

change-password = Cambiar la contraseña

change-password-text = Tu sesión sigue abierta aquí y se cierra en todos los demás sitios. Las llaves de acceso siguen sirviendo para entrar: quita las que no sean tuyas.

password-changed = Se ha cambiado la contraseña.

reset-text = Desde ahora inicias sesión con ella. En todos los demás navegadores se cierra la sesión.

# Beneath the sessions.
take-along = Llevártelo todo

take-along-text = Un solo archivo con tu cuenta, la anotación de cada una de tus partidas y todo lo que has dicho en ellas, también en privado.

download = Descargar

delete-account = Eliminar la cuenta

# $days (number): for how long it can be undone
delete-text = Todas tus sesiones se cierran al momento. Si vuelves a iniciar sesión antes de { $days } días, no pasa nada. Después abandonas las partidas en curso, se borran tus mensajes y desaparece tu nombre; quedan las jugadas y los resultados. No se puede deshacer.

# $days (number): for how long it can be undone
deleted-soon = Tu cuenta se eliminará dentro de { $days } días. Hasta entonces puedes volver: inicia sesión.

kept = Tu cuenta iba a eliminarse. Se queda.

concerns = Lo que te concierne: advertencias, denuncias

privacy = Qué se guarda de ti

## Leave

leave = Vacaciones

leave-text = Mientras estás de vacaciones no corre tu tiempo en las partidas por días, y los demás ven hasta cuándo. No valen en partidas solo contra bots ni en mesas que no las conceden. Terminan cuando vuelves o cuando se acaban tus días, como mucho a las dos semanas, y cuestan al menos medio día. Al principio tienes siete días y ganas uno más cada doce, treinta como máximo.

leave-left =
    { $days ->
        [one] Te queda { $days } día.
       *[other] Te quedan { $days } días.
    }

leave-left-hours =
    { $hours ->
        [one] Te queda { $hours } hora.
       *[other] Te quedan { $hours } horas.
    }

on-leave-until = Estás de vacaciones hasta el { $date }.

begin-leave = Irme de vacaciones

end-leave = He vuelto

## Correo

mail = Correo

mail-goes-to = Las cartas de tu cuenta van a { $address }.

mail-none = Con una dirección, una contraseña perdida no es una cuenta perdida: una carta te trae otra.

mail-asked = Ha salido una carta para { $address }. Abre el enlace que trae y pulsa el botón de la página antes de media hora.

mail-address = Dirección de correo

mail-set = Envíame una carta para confirmarla

mail-change = Cambiar o quitar la dirección

mail-change-text = Se avisa a la dirección de antes. Nada cambia hasta que confirmas la nueva.

mail-remove = Quitar la dirección

forgot = ¿Has olvidado la contraseña?

forgot-text = Escribe el nombre de tu cuenta, o su dirección de correo. Si hay una cuenta con una dirección confirmada, una carta te trae un enlace para otra contraseña.

forgot-who = Nombre o dirección de correo

forgot-send = Envíame una carta

forgot-sent = Si hay una cuenta con ese nombre o esa dirección, y su dirección está confirmada, ha salido una carta. Puede tardar un minuto; mira también entre el correo no deseado.

## Qué cartas

letters = Qué cartas recibes

letter-turn = Cuando me toca en una partida por días, una vez hasta que haya mirado

letter-alarm = Cuando se acaba mi tiempo para un turno así

letter-digest = Una vez al día, lo que no he visto

digest-hour = La hora para eso

quiet-hours = Horas tranquilas, sin cartas ni mensajes

quiet-from = Desde

quiet-to = Hasta

hours-are-of = Las horas son las de este navegador ({ $zone }).

hours-are-elsewhere = Las horas son las de { $kept }. Al guardar pasan a ser horas de este navegador ({ $zone }).

save = Guardar

saved = Está guardado.

## Lo que este navegador dice sin ninguna página abierta

push = Mensajes en este dispositivo

push-text = Te dice cuándo te toca en una partida por días, antes de que se acabe tu tiempo y antes de que empiece una partida en la que tienes un puesto, también sin ninguna página de Djambi abierta. Quien hace tu navegador transmite los mensajes, sellados: solo tu navegador puede leerlos.

push-switch = Decírmelo en este dispositivo

push-install = En un iPhone o iPad, para eso Djambi debe estar en la pantalla de inicio: en Safari pulsa el botón de compartir y luego «Añadir a pantalla de inicio». Ábrelo desde allí y vuelve a esta página.

push-unable = Este navegador no puede decirte nada sin ninguna página abierta.

push-denied = Este navegador no deja que Djambi muestre mensajes. Permítelo en sus ajustes para esta página y pulsa otra vez el interruptor.

push-failed = Este navegador no ha recibido de quien lo hace ninguna dirección para mensajes. Prueba más tarde.

push-try = Enviar un mensaje para probarlo

push-sending = Un mensaje está en camino.

push-arrived = El mensaje ha llegado.

push-not-arrived = Quien hace tu navegador ha aceptado el mensaje, que aún no ha llegado aquí. Mira si tu sistema muestra los mensajes de este navegador.

push-later = Ahora no se alcanza a quien hace tu navegador. Prueba más tarde.

push-refused = Quien hace tu navegador no acepta el mensaje. Quien lleva este servicio puede ver por qué.

push-ended = Quien hace tu navegador ya no conoce este dispositivo. Pulsa otra vez el interruptor.

push-wishes = Qué mensajes recibes

told-there = Te dice cuándo te toca.

## El segundo factor

second-factor = Segundo factor

second-factor-text = Con un segundo factor, tu contraseña sola no deja entrar a nadie: una aplicación de tu teléfono muestra un código, otro cada 30 segundos, y el servicio lo pide cada vez que entras y antes de todo lo importante.

second-factor-since = Se pide un código de una aplicación desde el { $date }. { $count ->
        [0] No queda ningún código de recuperación.
        [one] Queda un código de recuperación.
       *[other] Quedan { $count } códigos de recuperación.
    }

few-codes = Quedan pocos códigos de recuperación: crea otros, para que un teléfono perdido no sea una cuenta perdida.

switch-on = Activar un segundo factor

switch-on-text = Necesitas una aplicación que muestre códigos (TOTP), como las de los teléfonos y los gestores de contraseñas.

other-app = Pasar a otra aplicación

other-app-text = La aplicación de hoy vale hasta que se confirme la otra. Recibes nuevos códigos de recuperación.

new-codes = Crear nuevos códigos de recuperación

new-codes-text = Los de antes ya no valen nada desde entonces.

switch-off = Desactivar el segundo factor

switch-off-text = Entonces basta la contraseña.

scan-code = Haz que la aplicación lea esta imagen:

scan-alt = Una imagen con el secreto para la aplicación, que también está debajo en letras

open-app = O abre la aplicación en este dispositivo

type-secret = O escribe esto en ella:

confirm-code = Confirmar

code = Código

code-hint = Las seis cifras que muestra ahora tu aplicación, o un código de recuperación.

code-hint-app = Las seis cifras que muestra ahora tu aplicación.

recovery-codes = Códigos de recuperación

recovery-codes-text = Cada uno te deja entrar una vez si pierdes la aplicación. Guárdalos donde no esté tu teléfono: en papel, o en un lugar seguro para contraseñas. Solo se muestran ahora.

copy-codes = Copiar

codes-copied = Los códigos están en el portapapeles.

kept-codes = Los he guardado

## Invitations to make an account

invite-title = Invitar a alguien

invite-text = Aquí las cuentas se crean por invitación. { $count ->
        [0] Has invitado a tantas personas como puedes; un enlace que no se use en { $days } días vuelve a ti.
        [one] Puedes invitar a una persona más. Un enlace sirve una vez, en { $days } días.
       *[other] Puedes invitar a { $count } personas más. Un enlace sirve una vez, en { $days } días.
    }

invite = Hacer un enlace

invite-link = Envía este enlace a la persona a la que invitas. Solo se muestra ahora.

copy-link = Copiar el enlace

link-copied = El enlace está en el portapapeles.

you-are-invited = Tienes una invitación: elige un nombre y una contraseña.

## Passkeys

passkeys = Llaves de acceso

passkeys-text = Una llave de acceso te deja entrar con tu huella, tu cara o el PIN de tu dispositivo. No hay nada que recordar ni nada que otros puedan adivinar.

passkey = Llave de acceso

passkey-dates = Añadida el { $date }, usada por última vez el { $used }

passkey-synced = En varios dispositivos

add-passkey = Añadir una llave de acceso

rename-passkey = Cambiar el nombre

rename-passkey-of = Cambiar el nombre: { $name }

passkey-name = Nombre de la llave de acceso

keep-passkey-name = Guardar el nombre

remove-passkey = Quitar

remove-passkey-of = Quitar: { $name }

passkey-removed = Esta llave de acceso ya no te deja entrar. Bórrala también en tu dispositivo.

passkey-added = La llave de acceso está añadida.

sign-in-by-passkey = Entrar con una llave de acceso

sign-up-by-passkey = Con una llave de acceso, sin contraseña

prove-by-passkey = Usar una llave de acceso en su lugar

passkey-none = No se ha usado ninguna llave de acceso. Inténtalo otra vez o elige otra manera.

prove = ¿Eres tú?

prove-text = Antes de esto, el servicio pregunta otra vez quién eres.

go-on = Seguir

choose-password = Elegir una contraseña

choose-password-text = Sirve para entrar, junto a tus llaves de acceso. Tu sesión sigue abierta aquí y se cierra en todos los demás sitios.
