### La página de una partida sin servicio.

title = Jugar sin red

lead = Una partida en este dispositivo, contra bots o con otros ante esta pantalla. No necesita red, se guarda en este navegador y nunca es por puntos.

board = Tablero

somebody-here = Alguien aquí

go-on = Continuar la partida

start = Empezar

replaces = Si empiezas, termina la partida guardada aquí.

damaged = La partida guardada aquí no se puede leer. Se queda como está.

save-damaged = Guardar lo que hay

not-kept = Este navegador no guarda nada ahora. La partida dura lo que dure esta página.

bots-fail = Los bots no pueden jugar aquí: no se pudo cargar el motor.
