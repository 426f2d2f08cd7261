### Lo que el tablero dice a los lectores de pantalla y en sus indicaciones.

board = Tablero de Djambi

letter = { TRAIT($role, name: "letter") }

## El nombre de una casilla: sus piezas y lo que se puede hacer en ella

label = { JOIN($parts, with: ", ") }

corpse = { -corpse }

token = { piece }

token-taken = { piece } a las órdenes de { TERM($controller, form: "player") }

token-idle =
    { piece }, { $bond ->
        [hostage] rehén
       *[orphan] { TRAIT($role, name: "gender") ->
            [feminine] huérfana
           *[masculine] huérfano
        }
    }

maze = { -maze(form: "the") }

in-power = { TERM($seat, form: "player") } está en el poder

empty = vacía

selected = casilla elegida

last-turn = última jugada

in-danger = en peligro

mark =
    { $mark ->
        [select] se puede elegir
       *[move] jugada legal: venir aquí
        [report] jugada legal: venir aquí; después el reportero puede matar
        [kill] jugada legal: matar
        [relocate] jugada legal: trasladar
        [maze] jugada legal: entrar en el laberinto
        [exit] jugada legal: salir del laberinto hasta aquí
        [victim] jugada legal: que el reportero mate aquí
        [spare] elegir no matar a nadie
        [place] jugada legal: colocar aquí
        [throne] jugada legal: colocar el líder en el laberinto
    }

## Las indicaciones

choose-piece = Elige una pieza para mover

choose-target = Elige adónde va { TERM($role, form: "the") }

choose-exit = Elige por dónde sale { TERM($role, form: "the") } del laberinto

choose-victim = Elige a quién mata el reportero, o a nadie

must-choose-victim = Elige a quién debe matar el reportero

place-piece = Coloca { the-piece } en una casilla vacía

place-corpse = Coloca el cadáver en una casilla vacía

must-pass = No tienes ninguna jugada legal: debes pasar

confirm = ¿Hacer esta jugada?

## Lo que ha pasado

story = { JOIN($sentences, with: " ") }

pass = { TERM($seat, form: "player") } pasa.

move = { CAPITAL(the-piece) } va de { $from } a { $to }.

kill = { CAPITAL(the-piece) } muere en { $square }; su cadáver está en { $corpse }.

relocate =
    { CAPITAL(the-piece) } es { TRAIT($role, name: "gender") ->
        [feminine] trasladada
       *[masculine] trasladado
    } de { $from } a { $to }.

corpse-relocated = Un cadáver es trasladado de { $from } a { $to }.

army_taken = { TERM($by, form: "player") } toma el mando del ejército { $army }.

encircled = El líder { $seat } queda encerrado en { $square } y muere.

resigned = { TERM($seat, form: "player") } abandona.

orphaned = El ejército { $army } queda huérfano.

power = { TERM($seat, form: "player") } está en el poder.

power_lost = { TERM($seat, form: "player") } ya no está en el poder.

won = { TERM($seat, form: "player") } gana.

## Las respuestas a las teclas

piece-on = { piece } en { $square }

corpse-on = cadáver en { $square }

attacker = { the-piece } en { $square }

line =
    { $hour ->
        [1] a la
       *[other] a las
    } { $hour }: { JOIN($pieces, with: ", ") }

lines = Líneas desde { $square }. { CAPITAL(JOIN($lines, with: "; ")) }.

no-lines = Líneas desde { $square }. En ellas no hay nada.

attacked =
    { CAPITAL(the-piece) } en { $square } está { TRAIT($role, name: "gender") ->
        [feminine] atacada
       *[masculine] atacado
    } por { LIST($attackers) }.

not-attacked = Nadie ataca { TERM($role, form: "to-the") } { colour } en { $square }.

nothing = { TERM($seat, form: "player") } no tiene { $role }.

turn = { TERM($seat, form: "player") }

turn-by-power = { TERM($seat, form: "player") } gracias al poder

turns = Le toca a { $now }; después, a { JOIN($later, with: ", ") }.

game-over = La partida ha terminado.

key-role = { $key } a tu siguiente { $role }

keys =
    Las flechas van a la casilla vecina, Inicio, Fin, Re Pág y Av Pág al borde,
    { JOIN($roles, with: ", ") }, con Mayús a la pieza anterior, { $maze } al laberinto.
    { $lines } dice las líneas desde aquí, { $attackers } quién ataca a tu líder,
    { $turns } quién juega después. Enter elige, Escape vuelve atrás.
