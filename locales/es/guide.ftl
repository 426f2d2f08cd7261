### Lo que la página de la partida dice de las jugadas, cuando ya se ve el tablero: lo que pasó desde tu última jugada, por
### qué se rechaza una elección, qué está en peligro y lo que costaría una jugada.

## Desde tu última jugada

since-your-turn = Desde tu última jugada

latest-turns = Las últimas jugadas

moved = { TERM($seat, form: "player") } ha movido { TERM($role, form: "the") } a { $square }.

killed = { TERM($seat, form: "player") } ha matado { TERM($role, form: "to-the") } { colour }.

killed-yours = { TERM($seat, form: "player") } ha matado a tu { $role }.

led = { TERM($seat, form: "player") } ha trasladado { TERM($role, form: "to-the") } { colour } a { $square }.

led-yours = { TERM($seat, form: "player") } ha trasladado a tu { $role } a { $square }.

put-corpse = { TERM($seat, form: "player") } ha colocado un cadáver en { $square }.

nothing-yet = Nada nuevo por ahora.

## Por qué se rechaza una elección

not-your-turn = No es tu turno: le toca a { TERM($seat, form: "player") }.

looking-back-now = Estás repasando la partida. Vuelve a ella para jugar.

on-its-way = Tu jugada se está enviando.

outside = Una pieza no puede salir del tablero.

choose-first = Elige primero una de tus piezas.

choose-role-first = Elige primero tu { $role }.

half-entered = Estás introduciendo una jugada. Deshazla con Escape para repasar la partida.

see-rules = Ver las reglas

## Peligros

killer = { TERM($role, form: "the") } de { TERM($seat, form: "player") }

chief-in-danger = Tu líder está en peligro: { LIST($killers) }.

free-squares =
    { $n ->
        [0] Hay cadáveres en todas las casillas alrededor de tu líder.
        [one] Los cadáveres dejan a tu líder solo { $n } casilla.
       *[other] Los cadáveres dejan a tu líder solo { $n } casillas.
    }

endangered = { $role } en { $square }

pieces-in-danger = En peligro: { LIST($pieces) }.

## Lo que costaría una jugada

play-anyway = Jugarla igualmente

take-it-back = Cambiar

play-anyway-question = ¿Jugarla igualmente?

show-safe-turns = Jugadas seguras

safe-turn = { $role } { $from }–{ $to }

safe-turns = Jugadas seguras, en el tablero: { LIST($turns) }.

## Ajustes

show-movable = Mostrar las piezas que pueden mover

show-dangers = Mostrar los peligros

ask-walled-in = Preguntar antes de que encierre a mi propio líder

ask-exposed = Preguntar antes de que puedan matar a mi líder

## Las reglas sobre la partida

rules = Reglas

close = Cerrar

rules-loading = Un momento.

rules-missing = No se han podido cargar las reglas.

## Una jugada que se introduce mientras juegan los demás

for-next-turn = Para tu próxima jugada.

queued = Tu próxima jugada está preparada.

remove-queued = Quitar

queue-emptied = Se ha quitado tu jugada preparada.

queued-impossible = Tu jugada preparada ya no es posible.

queued-risky = Tu jugada preparada no se jugó.

cannot-queue = Solo puedes preparar una jugada que sea posible ahora.

queue-turns = Preparar una jugada mientras juegan los demás
