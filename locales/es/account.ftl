### The account of a player, and the forms by which one is made.

title = Cuenta

sign-in = Iniciar sesión

sign-out = Cerrar sesión

make-account = Crear una cuenta

make-account-text = Una cuenta guarda tu nombre y tus partidas, en todos tus dispositivos. Nadie la necesita para jugar.

# Beside the board, where a guest plays.
keep-games = Guardar mis partidas

keep-games-text = Elige un nombre y una contraseña: esta partida y todas las demás serán tuyas en todos tus dispositivos. La partida sigue mientras tanto.

kept-games = Ya tienes una cuenta. Nada más cambia en esta partida.

cancel = Cancelar

name = Nombre

new-name = Nombre nuevo

name-hint = Letras y cifras, 20 como mucho. Nadie más podrá tener este nombre.

password = Contraseña

current-password = Contraseña actual

new-password = Contraseña nueva

# $min (number): the fewest characters
password-hint = Al menos { $min } caracteres. Unas palabras que nadie juntaría hacen una buena.

show-password = Mostrar la contraseña

# $count (number): in how many games the guest of this browser sits
take-games = { $count ->
        [one] Llevarme la partida de este navegador
       *[other] Llevarme las { $count } partidas de este navegador
    }

forgotten = ¿Has olvidado tu contraseña? El anfitrión de este servicio puede darte un enlace para elegir otra.

signed-in = Tu sesión está iniciada.

sessions = Dónde está iniciada tu sesión

this-browser = Este navegador

unknown-device = Un navegador desconocido

# $date (text): the day
last-used = Usado por última vez el { $date }

# $device (text): the browser and the system
end-session-of = Cerrar sesión: { $device }

end-others = Cerrar sesión en todos los demás

change-name = Cambiar de nombre

change-name-text = El nombre se cambia una vez en 30 días. El antiguo lleva a ti durante 90 días más, y nadie más lo recibe en un año.

# $date (text): the day
name-from = Podrás cambiarlo de nuevo a partir del { $date }.

change-password = Cambiar la contraseña

change-password-text = Aquí sigues con la sesión iniciada; en todos los demás se cierra.

password-changed = La contraseña ha cambiado.

reset-text = Con ella inicias sesión desde ahora. En todos los demás navegadores se cierra la sesión.
