### Los tratados: lo que se promete, en frases, y lo que falla en un tratado.

## Lo que se promete

promise-peace = { TERM($party, form: "player") } no mata ninguna pieza a las órdenes de { LIST($players) }, y respeta del todo a su líder.

promise-hands-off = { TERM($party, form: "player") } ni mata ni traslada ninguna pieza a las órdenes de { LIST($players) }.

promise-leave = { TERM($party, form: "player") } ni mata ni traslada, las mande quien las mande: { JOIN($pieces, with: ", ") }.

promise-hold = { TERM($party, form: "player") } no mueve: { JOIN($pieces, with: ", ") }.

promise-keep-out = { TERM($party, form: "player") } no termina ninguna jugada en { LIST($squares) }.

promise-no-corpse = { TERM($party, form: "player") } no deja ningún cadáver nuevo en { LIST($squares) }.

promise-no-power = { TERM($party, form: "player") } no entra en el laberinto con su líder.

promise-leave-power = { TERM($party, form: "player") } saca a su líder del laberinto { due-within }.

promise-strike = { TERM($party, form: "player") } mata o traslada una pieza a las órdenes de { TERM($player, form: "player") } { due-within }.

promise-do = { TERM($party, form: "player") } juega así { due-within }: { JOIN($parts, with: ", ") }.

plan-from = desde { JOIN($squares, with: ", ") }

plan-to = hasta { JOIN($squares, with: ", ") }

plan-victim = contra { JOIN($pieces, with: ", ") }

plan-place = dejando a la víctima en { JOIN($squares, with: ", ") }

treaty-piece = { piece }

treaty-player = { TERM($player, form: "player") }

## Las condiciones, y el fin

while-in-power = Mientras { TERM($player, form: "player") } está en el poder: { $promise }

once-done = Una vez cumplida la obligación { $number }: { $promise }

lasts-rounds =
    El tratado dura { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.

lasts-notice = El tratado dura hasta una ronda después de su denuncia.

lasts-power = El tratado dura mientras { TERM($player, form: "player") } está en el poder.

lasts-out = El tratado dura hasta que { TERM($player, form: "player") } quede fuera.

## Lo que falla en un tratado

treaty-at = Carácter { $column } del tratado: { $problem }

treaty-party-expected = Se espera una parte y sus cláusulas, como r:peace(b), y no «{ $found }».

treaty-seat-expected = «{ $found }» no es la letra de un puesto de este tablero.

treaty-clause-expected = Se espera una cláusula, como peace(b) o strike(y)@2, y no «{ $found }».

treaty-clause-unknown = No hay ninguna cláusula «{ $found }»: hay peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike y do.

treaty-square-expected = «{ $found }» no es una casilla de este tablero.

treaty-pieces-expected = Se espera un ejército y clases de piezas, como gCA, y no «{ $found }».

treaty-plan-expected = Se espera una parte de una jugada, from=, to=, victim= o place=, y no «{ $found }».

treaty-condition-expected = Tras el signo de interrogación se espera power(SEAT) o el número de una obligación, y no «{ $found }».

treaty-end-expected = Se espera un fin, /1r a /8r, /notice, /power(SEAT) o /out(SEAT), y no «{ $found }».

treaty-space-expected = Entre dos partes de un tratado hay un espacio, y ningún otro; aquí está «{ $found }».

treaty-party-count = Un tratado tiene de 2 a { $most } partes.

treaty-party-order = Las partes de un tratado siguen el orden de juego.

treaty-party-twice = { TERM($seat, form: "player") } es dos veces parte.

treaty-clause-count = { TERM($seat, form: "player") } debe prometer algo, en { $most } cláusulas como mucho.

treaty-clause-twice = { TERM($seat, form: "player") } promete dos veces lo mismo.

treaty-names-itself = { TERM($seat, form: "player") } no puede prometerse esto a sí mismo.

treaty-twice = «{ $what }» está dos veces en una lista.

treaty-nothing = Una lista del tratado no nombra nada.

treaty-turns = Leave_power, strike y do se cumplen en 1 a { $most } turnos, como dice @2; ninguna otra cláusula lleva @.

treaty-squares = El tratado nombra { $count } casillas; caben { $most } como mucho.

treaty-rounds = Un tratado dura de 1 a { $most } rondas.

treaty-no-duty = El tratado no tiene ninguna obligación { $number }.

treaty-circle = La obligación { $number } depende de sí misma.

treaty-no-army = Este tablero no tiene ejército { TERM($seat, form: "masculine") }.

treaty-other-squares = Una casilla del tratado no es de este tablero.

treaty-other-board = El tratado es de otro tablero.

treaty-too-few-players = Solo se hacen tratados mientras tres o más jugadores siguen con vida.

treaty-not-alive = { TERM($seat, form: "player") } no está en la partida.

treaty-not-in-power = El tratado terminaría enseguida: { TERM($seat, form: "player") } no está en el poder.

treaty-not-in-force = El tratado ya no está en vigor.

treaty-not-a-party = { TERM($seat, form: "player") } no es parte del tratado.

treaty-notice-of-rounds = Un tratado por un número fijo de rondas no se denuncia.

treaty-notice-given = El tratado ya se denunció.

treaty-take-back = «back:{ $found }» no conserva ninguna jugada ni abandono anterior: hay { $events }.
