### Lo que el servicio escribe por correo.

## Una carta del anfitrión, que prueba el correo

test-subject = Una carta de { $site }

test-body = Si puedes leer esto, el correo de este servicio sale. No hay que hacer nada.

## El final de cada carta

# The same as in English.
from-service = Djambi, { $site }

## El enlace con el que se confirma una dirección

confirm-subject = Djambi: ¿es esta tu dirección?

confirm-text = Alguien, esperamos que tú, quiere recibir en esta dirección las cartas de un servicio del juego Djambi. Si has sido tú, abre esta página y pulsa su botón antes de { $minutes } minutos:

confirm-not-you = Si no has sido tú, no hagas nada: no llegará ninguna otra carta.

## Una contraseña nueva

reset-subject = Djambi: una contraseña nueva

reset-text = Alguien, esperamos que tú, ha olvidado la contraseña de la cuenta { $name }. En esta página eliges otra, una vez, antes de { $minutes } minutos:

reset-not-you = Si no has sido tú, no hagas nada: la contraseña queda como está.

## Qué ha sido de una cuenta

address-changed-subject = Djambi: otra dirección

address-changed-text = Las cartas de la cuenta { $name } van desde ahora a otra dirección. Esta no recibe ninguna más.

address-removed-subject = Djambi: no más cartas

address-removed-text = La cuenta { $name } ya no tiene dirección de correo. Si se pierde su contraseña, nadie puede enviar otra.

password-changed-subject = Djambi: otra contraseña

password-changed-text = La cuenta { $name } tiene otra contraseña. En los demás navegadores se ha cerrado la sesión. Las llaves de acceso siguen sirviendo para entrar: quita en la página de tu cuenta las que no sean tuyas.

factor-on-subject = Djambi: un segundo factor

factor-on-text = La cuenta { $name } pide desde ahora, además de la contraseña, un código de una aplicación.

factor-off-subject = Djambi: ya no hay segundo factor

factor-off-text = La cuenta { $name } ya no pide ningún código: basta la contraseña.

recovery-used-subject = Djambi: se ha usado un código de recuperación

recovery-used-text = Alguien ha usado un código de recuperación de la cuenta { $name } en lugar de su aplicación.

recovery-new-subject = Djambi: otros códigos de recuperación

recovery-new-text = La cuenta { $name } tiene otros códigos de recuperación. Los de antes ya no valen nada.

passkey-added-subject = Djambi: otra llave de acceso

passkey-added-text = Se ha añadido una llave de acceso a la cuenta { $name }. Con ella se entra sin contraseña.

passkey-removed-subject = Djambi: una llave de acceso menos

passkey-removed-text = Se ha quitado una llave de acceso de la cuenta { $name }. Ya no sirve para entrar.

not-you = Si no has sido tú, elige enseguida otra contraseña, o escribe a quien lleva el servicio:

## Noticias de las partidas

turns-subject = Djambi: { $count ->
        [one] te toca
       *[other] te toca en { $count } partidas
    }

turns-text = { $count ->
        [one] Te toca en una partida por días:
       *[other] Te toca en { $count } partidas por días:
    }

turns-once = { $count ->
        [one] Ninguna otra carta lo dirá hasta que hayas mirado la partida.
       *[other] Ninguna otra carta lo dirá hasta que hayas mirado estas partidas.
    }

alarm-subject = Djambi: se acaba tu tiempo

alarm-text = { $hours ->
        [one] Dentro de una hora, más o menos, se acaba tu tiempo para un turno. Juega antes:
       *[other] Dentro de { $hours } horas se acaba tu tiempo para un turno. Juega antes:
    }

appointment-subject = Djambi: tu partida empieza pronto

appointment-text = Estás sentado a una mesa cuya partida empieza a esta hora: { $time }. Acude y di que estás listo: cinco minutos después, el puesto queda libre para otros.

cancelled-subject = Djambi: se ha cancelado una cita

cancelled-text = El anfitrión ha cancelado la partida que debía empezar a esta hora: { $time }.

digest-subject = Djambi: lo que no has visto

digest-line = { $kind ->
        [your_turn] Te toca.
        [started] Ha empezado una partida.
        [flag] Se ha acabado tu tiempo.
        [over] Ha terminado una partida.
        [again] Alguien quiere jugar otra vez.
        [removed] Te han quitado el sitio.
        [appointment] Una de tus partidas empieza pronto.
        [missed] No estabas listo a la hora fijada y has perdido tu puesto.
        [cancelled] Se ha cancelado una cita.
       *[offer] Una oferta espera tu respuesta.
    }

stop-here = No más cartas de este tipo:
