### Qué falla en una jugada, una posición, una partida anotada o una opción.

## Por qué se rechaza una jugada

over = La partida ha terminado.

must-pass = No tienes ninguna jugada legal: debes pasar.

cannot-pass = No puedes pasar mientras tengas una jugada legal.

no-piece = No hay ninguna pieza en { $square }.

corpse-moves = En { $square } hay un cadáver. Solo un necromóvil puede trasladarlo.

not-yours = { CAPITAL(the-piece) } no es de { TERM($seat, form: "player") }, a quien le toca jugar.

commanded-by-other = { CAPITAL(the-piece) } está a las órdenes de { TERM($owner, form: "player") }. Le toca a { TERM($seat, form: "player") }.

idle-piece =
    { CAPITAL(the-piece) } es { $bond ->
        [hostage] rehén: un rehén nunca se mueve
       *[orphan] { TRAIT($role, name: "gender") ->
            [feminine] huérfana
           *[masculine] huérfano
        }: nadie manda ese ejército
    }.

hemmed-in =
    { CAPITAL(the-piece) } en { $square } está { TRAIT($role, name: "gender") ->
        [feminine] bloqueada
       *[masculine] bloqueado
    }: no tiene ninguna casilla libre a su alcance. Elige otra pieza.

standstill = Una pieza que mueve debe acabar en otra casilla.

not-in-line = No hay ninguna línea recta de { $from } a { $to }. Las piezas solo van en línea recta.

too-far = Un militante se mueve una o dos casillas, y { $to } está más lejos.

blocked = El camino a { $to } está cerrado en { $by }; ninguna pieza salta.

barred = Ningún camino a { $to } está libre; ninguna pieza salta.

maze-closed = { CAPITAL(TERM($role, form: "a")) } puede atravesar el laberinto vacío, pero solo un líder puede quedarse en él.

militant-in-maze = Un militante no puede matar a un líder en el laberinto.

no-effect-on-corpse = { CAPITAL(TERM($role, form: "a")) } no puede ir a la casilla de un cadáver. Solo un necromóvil puede.

no-effect-on-piece =
    { $role ->
        [reporter] Un reportero nunca va a la casilla de otra pieza: se detiene a su lado y mata desde allí.
        [necromobile] Un necromóvil solo toma cadáveres, nunca una pieza viva.
       *[other] { CAPITAL(TERM($role, form: "a")) } no puede ir a la casilla de una pieza viva.
    }

own-victim =
    { CAPITAL(the-piece) } en { $square } es de tu bando: no puedes { TRAIT($role, name: "gender") ->
        [feminine] atacarla
       *[masculine] atacarlo
    }.

orphan-victim = { CAPITAL(the-piece) } en { $square } es de un ejército huérfano: sus piezas no se pueden matar ni trasladar.

no-choice-of-victim = Solo un reportero señala una víctima, y solo cuando puede escoger.

victim-not-beside = Un reportero solo mata en una casilla que comparta un lado con la suya, y { $square } no lo comparte.

no-victim = En { $square } no hay ninguna pieza que tu reportero pueda matar.

must-report = Tu reportero debe matar una de las piezas que tiene al lado. Elige cuál.

placement-missing = Elige una casilla vacía para lo que ha tomado tu pieza.

nothing-to-place = Esta jugada no te deja nada que colocar.

placement-occupied = La casilla { $square } no está vacía. Elige una casilla vacía.

placement-in-maze = No puedes colocar eso en el laberinto. Solo un diplomático puede colocar allí a un líder, tomado de otra casilla.

corpse-in-maze = En el laberinto solo puedes colocar el cadáver de un líder muerto en esta jugada.

return-to-maze = Lo que tomaste en el laberinto no puede volver a él en la misma jugada.

exit-missing = Una pieza que actúa en el laberinto debe salir de él en la misma jugada. Elige por dónde.

no-exit = Solo tiene salida una pieza que actúa en el laberinto y no puede quedarse en él.

exit-occupied = Elige una casilla vacía para salir del laberinto; { $square } no lo está.

exit-on-start = Tu asesino no puede salir a { $square }: ahí va el cadáver de su víctima.

exit-too-far = Al salir del laberinto, un militante se mueve una o dos casillas, y { $square } está más lejos.

exit-out-of-reach = No hay ninguna línea libre del laberinto a { $square }.

## Lo que cuesta una jugada

walls-in-own-chief = Esta jugada encierra a tu propio líder: quedarías fuera.

exposes-own-chief = { CAPITAL(TERM($role, form: "the")) } de { TERM($seat, form: "player") } podría entonces matar a tu líder antes de tu próxima jugada.

leaves-own-chief = { CAPITAL(TERM($role, form: "the")) } de { TERM($seat, form: "player") } sigue amenazando a tu líder.

## Por qué un texto no es una jugada

square-expected = En el carácter { $column } de la jugada hace falta el nombre de una casilla.

role-expected = En el carácter { $column } de la jugada hace falta la letra de una pieza.

mark-expected = En el carácter { $column } de la jugada hace falta «-», «x» o «:».

end-expected = La jugada debería acabar antes del carácter { $column }.

absent-piece = No hay ningún { $role } en { $square }.

misread-move = En esta posición, la jugada se escribe { $reading }.

## Cómo se escribe una posición

too-few-fields =
    La posición está incompleta: hacen falta seis partes y { $found ->
        [0] no hay ninguna
        [one] solo hay una
       *[other] solo hay { $found }
    }.

too-many-fields =
    Una posición tiene seis partes, pero hay { $found ->
        [one] una
       *[other] { $found }
    }.

surplus-space = Sobra un espacio en el carácter { $column } de la posición.

foreign-in-position = El carácter { $text } no cabe en una posición (carácter { $column }).

number-of-rows =
    El tablero tiene { $row ->
        [rank] { $found ->
            [one] { $found } fila
           *[other] { $found } filas
        }
        [file] { $found ->
            [one] { $found } columna
           *[other] { $found } columnas
        }
       *[row] { $found ->
            [one] { $found } hilera
           *[other] { $found } hileras
        }
    } en vez de { $wanted }.

row-length =
    La { $row ->
        [rank] fila
        [file] columna
       *[row] hilera
    } { $label } tiene { $found ->
        [one] { $found } casilla
       *[other] { $found } casillas
    } en vez de { $wanted }.

empty-run =
    En la { $row ->
        [rank] fila
        [file] columna
       *[row] hilera
    } { $label }, «{ $text }» no puede ser un número de casillas vacías.

board-character =
    En la { $row ->
        [rank] fila
        [file] columna
       *[row] hilera
    } { $label }, «{ $text }» no es ni una pieza, ni un cadáver, ni un número de casillas vacías.

unknown-role =
    En la { $row ->
        [rank] fila
        [file] columna
       *[row] hilera
    } { $label }, «{ $text }» no es ningún tipo de pieza { TERM($army, form: "feminine") }.

missing-role =
    Al final de la { $row ->
        [rank] fila
        [file] columna
       *[row] hilera
    } { $label }, falta el tipo de la pieza { TERM($army, form: "feminine") }.

number-of-controllers =
    Quién manda cada ejército se indica con { $found ->
        [one] { $found } letra
       *[other] { $found } letras
    } en vez de { $wanted }, una por ejército.

unknown-controller = «{ $text }» no puede mandar el ejército { TERM($army, form: "masculine") }: no es ni un puesto de este tablero, ni «h» (rehén), ni «-» (huérfano).

unknown-turn = «{ $text }» no puede tener el turno: no es un puesto de este tablero.

unknown-cursor = «{ $text }» no puede ser el cursor de la ronda: no es un puesto de este tablero.

bad-quiet-turns = «{ $text }» no puede ser el número de jugadas desde la última muerte: hace falta un número entero hasta 4.294.967.295, sin signo ni ceros al principio.

bad-turn-number = «{ $text }» no puede ser el número de la jugada: hace falta un número entero hasta 4.294.967.295, sin signo ni ceros al principio.

## Lo que significa una posición

not-a-chief-in-the-maze = { CAPITAL(the-piece) } en { $square } está en el laberinto, donde no puede haber ninguna pieza viva salvo un líder.

several-chiefs = El ejército { TERM($army, form: "masculine") } tiene varios líderes: en { LIST($squares) }.

player-without-chief = Alguien juega con el ejército { TERM($army, form: "masculine") }, pero este no tiene líder.

hostage-without-chief = El ejército { TERM($army, form: "masculine") } es rehén, pero no tiene líder.

chief-of-a-lost-army = El líder { TERM($army, form: "masculine") } en { $square } está con vida, pero nadie juega con su ejército y este no es rehén.

controller-not-alive = { TERM($controller, form: "player") } manda el ejército { TERM($army, form: "masculine") }, pero no está con vida.

reign-without-option = El ejército { TERM($army, form: "masculine") } se tiene por derecho de poder (una mayúscula), que estas reglas no conocen.

reign-over-own-army = Nadie más manda el ejército { TERM($army, form: "masculine") }, así que no se puede tener por derecho de poder (una mayúscula).

nobody-alive = No queda nadie con vida.

turn-not-alive = { TERM($seat, form: "player") } tiene el turno, pero no está con vida.

turn-zero = El número de la jugada es 0; las jugadas se cuentan desde 1.

# The same as in English.
several-faults = { $problem } { $rest }

more-faults =
    { $count ->
        [one] Queda { $count } error más.
       *[other] Quedan { $count } errores más.
    }

## Por qué otra cosa no es posible en una partida

ended =
    La partida ha terminado: { $reason ->
        [win] alguien ha ganado
        [repetition] la misma posición se ha repetido demasiadas veces
        [quiet_limit] se han hecho demasiadas jugadas seguidas sin muertes
        [agreement] se han acordado tablas
        [length_limit] la partida alcanzó la longitud máxima
       *[closed] se ha cerrado
    }.

resign-over = La partida ha terminado: ya no se puede abandonar.

resign-not-alive = { TERM($seat, form: "player") } no está con vida y no puede abandonar.

not-alive = { TERM($seat, form: "player") } no está con vida en esta partida.

nothing-to-take-back =
    La partida no puede volver al suceso { $to }: tiene { $events ->
        [one] { $events } suceso
       *[other] { $events } sucesos
    }.

no-seat = El tablero { $board } no tiene puesto { TERM($seat, form: "masculine") }.

## Los nombres de tableros, puestos, reglas y opciones

unknown-board = No hay ningún tablero «{ $text }». Los tableros son { LIST($known) }.

unknown-seat = Un puesto tiene uno de estos nombres: { JOIN($known, with: ", ") }.

unknown-rule-set = No hay reglas «{ $text }». Se puede elegir entre { LIST($known) }.

unknown-option = No hay ninguna opción «{ $text }». Las opciones son { LIST($known) }.

unknown-value = La opción { $option } no tiene el valor «{ $text }». Sus valores son { LIST($known) }.

option-number = La opción { $option } es un número entero hasta 4.294.967.295, sin signo ni ceros al principio, y no «{ $text }».

## Las partidas anotadas

no-record = Esto no es ni una posición ni la anotación de una partida. (Detalles: { $problem })

in-record = Línea { $line }, columna { $column }: { $problem }

no-game = Aquí no hay ninguna partida.

another-game = Aquí empieza otra partida, pero se pedía solo una.

unexpected-character = «{ $text }» no tiene sentido aquí.

taken-back-in-variation = En una variante no se deshace nada.

deep-variation = Hay más de { $most } variantes una dentro de otra.

open-variation = La variante que empieza aquí no se cierra.

no-signs = Los signos de una anotación son los de exclamación y de interrogación, uno o dos, y $1 a $255, tras una jugada; este no es ninguno de ellos.

open-comment = El comentario que empieza aquí no se cierra.

broken-tag = Una etiqueta se escribe en una sola línea, entre corchetes: su nombre y luego su valor entre comillas rectas.

tag-twice = La etiqueta { $name } se da aquí por segunda vez.

tag-name = «{ $text }» no puede ser el nombre de una etiqueta: hace falta una letra, y luego letras, cifras y guiones bajos.

derived-tag = La etiqueta { $name } se deduce de la partida y no se puede fijar.

control-in-tag = El valor de la etiqueta { $name } no puede tener el carácter invisible «{ $text }».

control-in-comment = Un comentario no puede tener el carácter invisible «{ $text }».

entry-as-comment = «{ $text }» es parte de la partida; con un punto final es un comentario.

wrong-variant = Esta es una anotación de «{ $text }», no de Djambi.

broken-option = Una opción se escribe opción=valor, y no «{ $text }».

option-twice = La opción { $option } se da dos veces.

wrong-set-up = La etiqueta SetUp es «1» con una etiqueta FEN y «0» sin ella, y no «{ $text }».

start-position = La partida no puede empezar en esta posición. { $problem }

not-a-move = «{ $text }» no es una jugada. { $problem }

foreign-character = El carácter { $text } no tiene sitio en ella.

not-possible = «{ $text }» no es posible. { $problem }

after-result = Nada puede ocurrir en una partida después de su resultado.

wrong-result = El resultado «{ $text }» no corresponde a la partida: debería ser «{ $right }».

wrong-termination = La etiqueta Termination es «{ $text }», pero tras esta partida debería ser «{ $right }».
