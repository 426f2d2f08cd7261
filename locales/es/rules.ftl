### Lo que responden las reglas: por qué se rechaza una jugada y por qué terminó una partida.

## Por qué se rechaza una jugada

over = La partida ha terminado.

must-pass = Quien tiene el turno no tiene ninguna jugada posible y debe pasar.

cannot-pass = No se puede pasar mientras haya una jugada posible.

no-piece = No hay ninguna pieza en { $square }.

corpse-moves = En { $square } hay un cadáver, y los cadáveres no se mueven solos.

not-yours = { CAPITAL(the-piece) } en { $square } no obedece a quien tiene el turno.

standstill = Una jugada no puede acabar donde empieza.

not-in-line = La casilla { $to } no está en línea recta, ortogonal ni diagonal, desde { $from }.

too-far = Un militante avanza una o dos casillas, y { $to } está más lejos.

blocked = El camino a { $to } está cerrado en { $by }; ninguna pieza salta.

barred = Ningún camino a { $to } está libre; ninguna pieza salta.

maze-closed = { CAPITAL(TERM($role, form: "a")) } puede atravesar el laberinto vacío, pero solo un jefe puede quedarse en él.

militant-in-maze = Un militante no puede matar a un jefe en el laberinto (maze_militant = never).

no-effect-on-corpse = { CAPITAL(TERM($role, form: "a")) } no puede acabar en una casilla con un cadáver.

no-effect-on-piece = { CAPITAL(TERM($role, form: "a")) } no puede acabar en una casilla con una pieza viva.

own-victim = { CAPITAL(the-piece) } en { $square } es del mismo bando, y ninguna pieza actúa contra su bando.

orphan-victim = { CAPITAL(the-piece) } en { $square } es de un ejército huérfano, cuyas piezas no se pueden matar ni trasladar.

no-choice-of-victim = Solo un reportero señala una víctima, y solo cuando puede escoger.

victim-not-beside = Un reportero solo mata en una casilla vecina en línea ortogonal, y { $square } no lo es.

no-victim = En { $square } no hay ninguna pieza que el reportero pueda matar.

must-report = El reportero debe matar una de las piezas que tiene al lado (reporter = must).

placement-missing = Hay que decir dónde se coloca la víctima.

nothing-to-place = Esta jugada no deja nada que colocar.

placement-occupied = La casilla { $square } no está vacía: no se puede colocar nada en ella.

placement-in-maze = En el laberinto solo se coloca un jefe, con un diplomático que lo toma de otra casilla, y los cadáveres que permite la opción maze_corpse.

corpse-in-maze = De los cadáveres, solo el de un jefe muerto en esta jugada se puede colocar en el laberinto (maze_corpse = chief).

return-to-maze = Lo que se tomó en el laberinto no puede volver a él en la misma jugada.

exit-missing = Una pieza que actúa en el laberinto debe salir de él en la misma jugada.

no-exit = Solo tiene salida una pieza que actúa en el laberinto y no puede quedarse en él.

exit-occupied = Una salida acaba en una casilla vacía fuera del laberinto, y { $square } no lo es.

exit-on-start = La salida no puede acabar en { $square }: ahí va el cadáver de la víctima.

exit-too-far = Un militante sale del laberinto una o dos casillas, y { $square } está fuera de su alcance.

exit-out-of-reach = No hay ninguna línea libre del laberinto a { $square }.

## Por qué terminó una partida

reason-win = Ha ganado quien quedaba con vida.

reason-repetition = La misma posición se ha repetido demasiadas veces.

reason-quiet-limit = Se han hecho demasiadas jugadas seguidas sin que muera ninguna pieza.

reason-agreement = Quienes seguían con vida acordaron tablas.

reason-closed = El anfitrión cerró la partida; queda sin resultado.
