### Lo que la página de la partida dice de los tratados: propuestas, promesas en vigor y su ruptura.

## En la placa de un jugador

treaties-of = Tratados de { TERM($seat, form: "player") }

offer-peace =
    Proponer la paz por { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }

offer-more = Proponer otra cosa…

all-treaties = Mostrar los tratados de todos los jugadores y lo que quedó en nada

no-treaties = Ningún tratado.

at-peace = { LIST($players) } están en paz.

have-treaty = { LIST($players) } tienen un tratado.

rounds-left =
    { $rounds ->
        [one] Queda una ronda.
       *[other] Quedan { $rounds } rondas.
    }

notice-given = { TERM($seat, form: "player") } ha denunciado el tratado.

give-notice = Denunciar el tratado

broke-peace = { TERM($seat, form: "player") } ha roto la paz con { LIST($others) }.

broke-treaty = { TERM($seat, form: "player") } ha roto el tratado con { LIST($others) }.

see-turn = Jugada { $turn }

ended =
    { $state ->
       *[kept] El tratado entre { LIST($players) } se ha cumplido hasta el final.
        [refused] La propuesta a { LIST($players) } fue rechazada.
        [withdrawn] La propuesta a { LIST($players) } fue retirada.
        [lapsed] La propuesta a { LIST($players) } ha caducado.
        [crossed] El tratado entre { LIST($players) } es nulo: una jugada se cruzó con él. Nadie lo rompió.
        [impossible] El tratado entre { LIST($players) } ha terminado: una obligación era imposible de cumplir.
        [party_out] El tratado entre { LIST($players) } ha terminado: una de las partes está fuera.
        [two_left] El tratado entre { LIST($players) } ha terminado: quedan dos jugadores.
        [new_player] El tratado entre { LIST($players) } ha terminado: un puesto ha perdido a su jugador.
    }

show-on-board = Mostrar en el tablero

## Las propuestas

offers-you-peace =
    { TERM($seat, form: "player") } te propone la paz por { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.

offers-peace =
    { TERM($seat, form: "player") } propone la paz a { LIST($players) } por { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.

offers-treaty = { TERM($seat, form: "player") } propone un tratado a { LIST($players) }.

waits-for = Falta la respuesta de { LIST($players) }.

refuse = Rechazar

change-offer = Cambiar

withdraw-offer = Retirar

peace-begins =
    { LIST($players) } están en paz por { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }.

treaty-begins = { LIST($players) } han hecho un tratado.

act-refused = No fue posible: { $reason }

## Los actos, como líneas del chat

acted =
    { $act ->
       *[accept] acepta la propuesta de { TERM($seat, form: "player") }.
        [refuse] rechaza la propuesta de { TERM($seat, form: "player") }.
        [withdraw] retira la propuesta de { TERM($seat, form: "player") }.
        [notice] denuncia el tratado que propuso { TERM($seat, form: "player") }.
    }

## Antes de una ruptura

breaks-peace = Esta jugada rompe tu paz con { LIST($players) }.

breaks-treaty = Esta jugada rompe tu tratado con { LIST($players) }: { $promise }

play-all-the-same = Jugarla igualmente

take-another = Elegir otra jugada

ask-no-more = No preguntar más en esta partida

breaching-squares = Se rompe un tratado en { LIST($squares) }.

judging-turn = Revisando tus promesas…

queued-breaks = Tu jugada preparada no se jugó.

## La redacción

compose = Una propuesta

promises-of = { TERM($seat, form: "player") } promete

offer-secret-peace =
    Proponer la paz en secreto por { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }

secret-treaty = En secreto

with-whom = Con

promises-nothing = nada

add-promise = Añadir una promesa

remove-promise = Quitar

promise-kind =
    { $kind ->
       *[peace] la paz
        [hands_off] no tocar
        [leave] respetar ciertas piezas
        [hold] no mover ciertas piezas
        [keep_out] evitar ciertas casillas
        [no_corpse] no dejar cadáveres en ciertas casillas
        [no_power] no tomar el poder
        [leave_power] dejar el poder
        [strike] atacar
        [do] hacer cierta jugada
    }

part =
    { $part ->
       *[seats] Jugadores
        [seat] Jugador
        [pieces] Piezas
        [squares] Casillas
        [from] De dónde sale la jugada
        [to] Dónde termina
        [victim] Contra qué pieza
        [place] Dónde queda la víctima
    }

point-at =
    { $part ->
       *[seats] Señalar jugadores
        [seat] Señalar al jugador
        [pieces] Señalar piezas
        [squares] Señalar casillas
        [from] Señalar de dónde sale
        [to] Señalar dónde termina
        [victim] Señalar contra quién
        [place] Señalar dónde queda la víctima
    }

pointing =
    { $kind ->
       *[squares] Elige casillas en el tablero.
        [pieces] Elige piezas en el tablero.
        [players] Elige jugadores por sus piezas en el tablero.
    }

point-later = Añade o cambia una promesa y luego señala en el tablero.

nothing-there = En { $square } no hay nada que valga aquí.

change-promise = Cambiar

promise-done = Listo

duty = Deber { $number }:

its-players = Jugadores

its-army = Ejército

its-squares = como e5 d4

its-turns = En cuántas jugadas

binds = Obliga

binds-always = siempre

binds-in-power = mientras { TERM($seat, form: "player") } esté en el poder

binds-once-done = una vez cumplido el deber { $number }

who-knows = Quién lo sabe

everybody-knows = todos

only-know = solo tú y { $players }

ends-after = Dura

end-kind =
    { $end ->
       *[rounds] un número fijo de rondas
        [notice] hasta su denuncia
        [power] mientras siga en el poder:
        [out] hasta que quede fuera:
    }

its-rounds = Rondas

send-offer = Proponer

cancel-offer = Descartar

## En el turno propio

suggestion =
    { $occasion ->
       *[chief_in_danger] { TERM($player, form: "player") } podría matar a tu líder.
        [ends] Tu tratado con { LIST($others) } termina en esta ronda.
        [common_threat] { TERM($player, form: "player") } podría matar piezas tuyas y de { LIST($others) }.
        [power] { TERM($player, form: "player") } está en el poder y juega a continuación.
        [chief_within_reach] { TERM($player, form: "player") } tiene a su líder a tu alcance.
    }

make-offer = Proponer un tratado a { LIST($players) }…

close-suggestion = Cerrar la sugerencia

suggest-treaties = Sugerir tratados

last-chance = Esta jugada es la última oportunidad de cumplir tu palabra: { $promise }

## Lo que un tratado tiene de particular

note =
    { $note ->
       *[excused] Esto no promete nada: todas las jugadas posibles de { TERM($seat, form: "player") } lo romperían, así que ninguna cuenta.
        [no_pieces] Esto no promete nada: { TERM($seat, form: "player") } no tiene tal pieza que respetar o dejar quieta.
        [never_binds] Esto no promete nada: el tratado termina antes de que obligue a { TERM($seat, form: "player") }.
        [not_in_power] { TERM($seat, form: "player") } no está en el poder: casi cualquier jugada lo cumple.
        [contradicts] Tal como está, ninguna jugada de { TERM($seat, form: "player") } cumple todas estas promesas.
        [not_now] Tal como está, ninguna jugada de { TERM($seat, form: "player") } lo hace.
        [outlives] El tratado puede terminar antes de las jugadas en que { TERM($seat, form: "player") } debe hacerlo.
        [only_chance] { TERM($seat, form: "player") } tiene una sola jugada para ello: no hay segunda oportunidad.
    }

## After the end

promises = Promesas

show-promises = Mostrar las promesas

strip = Promesas, de la más antigua a la más reciente

bar = { $story } Jugadas { $from } a { $to }.

breach = Roto en la jugada { $turn }

verdict =
    { $verdict ->
       *[kept] cumplido
        [broken] roto
        [dissolved] disuelto
        [refused] rechazado
        [lapsed] caducado o retirado
    }

words-kept =
    { CAPITAL(TERM($seat, form: "player")) } cumplió { $kept } de { $all ->
        [one] { $all } promesa
       *[other] { $all } promesas
    }.

bot-character =
    { CAPITAL(TERM($seat, form: "player")) } era { $character ->
       *[loyal] leal: un bot que nunca falta a su palabra.
        [grudging] rencoroso: un bot que falta a su palabra si gana mucho, y recuerda quién faltó a la suya.
        [opportunist] oportunista: un bot que falta a su palabra cuando le conviene.
        [machiavellian] maquiavélico: un bot que falta a su palabra cuando le conviene y nadie puede devolver el golpe.
    }

## Lo que los bots cuentan de sus pensamientos después del final

thought = Pensamiento:

thought-offered = Mi propuesta valía para mí { $gain } de la partida, y { $theirs } para { TERM($player, form: "player") }.

thought-accepted = La propuesta de { TERM($player, form: "player") } valía para mí { $gain } de la partida, así que la acepté.

thought-refused = La propuesta de { TERM($player, form: "player") } valía para mí { $gain } de la partida: demasiado poco, así que la rechacé.

thought-declined =
    { $why ->
       *[terms] Rechacé la propuesta de { TERM($player, form: "player") }: me ataba demasiado tiempo, o a hacer algo sin número de rondas.
        [another] Rechacé la propuesta de { TERM($player, form: "player") }: ya me ataba un tratado sin número de rondas.
        [impossible] Rechacé la propuesta de { TERM($player, form: "player") }: ninguna jugada mía habría podido cumplirla, o quizá no junto a mis otras promesas.
        [partners] Rechacé la propuesta de { TERM($player, form: "player") }: no hacía tratados con todas sus partes.
        [unknown] Rechacé la propuesta de { TERM($player, form: "player") }: no tuve tiempo de averiguar lo que valía.
        [at_peace] Rechacé la propuesta de { TERM($player, form: "player") }: ya estábamos en paz.
        [breaker] Rechacé la propuesta de { TERM($player, form: "player") }, que había roto un tratado poco antes.
        [surrounded] Rechacé la propuesta de { TERM($player, form: "player") }: uno de los dos habría quedado en paz con todos.
        [won] Rechacé la propuesta de { TERM($player, form: "player") }: podía ganar de inmediato.
    }

thought-notice = Denuncié la paz con { LIST($others) }: mantenerla valía para mí { $gain } de la partida.

thought-notice-to-all = Denuncié la paz con { LIST($others) }: estaba en paz con todos, y así nadie podía ganar.

thought-broke = Falté a mi palabra con { LIST($others) } en la jugada { $turn }: eso valía para mí { $gain } de la partida.
