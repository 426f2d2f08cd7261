### Los planes en la página de la partida: lo que se juega por alguien en su próxima jugada.

## El botón, el tablero y el aviso

plan-turn = Planear mi próxima jugada…

turn-planned =
    { $lines ->
        [one] Planeado: { $lines } línea…
       *[other] Planeado: { $lines } líneas…
    }

plan-played = Se jugó lo que habías planeado.

plan-waits = Ninguna línea de tu plan encaja. Es tu turno.

plan-held = Lo que has ofrecido o aceptado sigue en pie, y una jugada lo retiraría: por eso no se juega nada de tu plan. Es tu turno.

plan-gone = Se deshizo una jugada, y con ella tu plan.

## El panel

plan-title = Planear mi próxima jugada

plan-intro = Cuando llega tu turno, se juega en el acto la primera línea que encaja, aunque no estés. Si ninguna encaja, o sigue en pie una oferta tuya o tu acuerdo de tablas, se te avisa como siempre.

plan-begins-anew = Lo planeado ha cambiado: por eso este panel ha vuelto a empezar.

plan-secret = A nadie se le dice que tienes un plan. Pero una jugada que llega en el acto lo deja adivinar.

plan-is-late = Es tu turno: ya no se puede planear nada para esta jugada.

who-plays = Quién juega en el tablero

as-seat = Si { TERM($seat, form: "player") } juega …

as-me = Yo respondo

enter-theirs = Introduce lo que { TERM($seat, form: "player") } podría jugar.

enter-mine = Introduce tu respuesta.

enter-any = Introduce la jugada que harás en todo caso.

out-by-then = Entonces estarías fuera, o lo estaría { TERM($seat, form: "player") }.

start-again = Empezar de nuevo

point-square = Señala la casilla que cuenta.

stop-pointing = Volver a las jugadas

goes-on-after = después de la línea { $line }

leads-nowhere = Después de la línea { $line } no se conoce la posición, o la partida ha terminado.

first-turn = A la primera jugada

go-on-after-line = Seguir después de la línea { $line }

go-on = Seguir

lines-after-line = Líneas después de la línea { $line }

lines-of-plan = Las líneas, en su orden

no-lines-yet = Aún no hay líneas. Introduce una en el tablero: lo que alguien juega y luego tu respuesta.

lines-full = Un plan no puede tener más líneas.

line-added = Línea { $line }: { $sentence }

line-removed = La línea { $line } se ha quitado.

lines-over =
    { $lines ->
        [one] Se ha quitado una línea que ya no puede cumplirse.
       *[other] Se han quitado { $lines } líneas que ya no pueden cumplirse.
    }

line-moved = Ahora es la línea { $line }.

line-up = Línea { $line }: antes

line-down = Línea { $line }: después

line-remove = Quitar la línea { $line }

earlier = Antes

later = Después

remove = Quitar

conditions-of = Condiciones de la línea { $line }

conditions = Condiciones

add-square = Solo si una casilla … (señálala)

square-holds = { $square }:

holds-thing =
    { $on ->
       *[empty] vacía
        [corpse] un cadáver
    }

holds-piece = { piece }

only-if-quiet = Solo si nadie muere hasta entonces

only-if-safe = Solo si ninguna jugada de otro puede dejarme fuera después

drop-condition = Quitar: { $condition }

keep-plan = Guardar este plan

drop-plan = Quitar el plan

plan-kept = El plan está guardado.

plan-dropped = Ya no hay ningún plan.

close-panel = Cerrar

## Lo que se jugaría ahora

would-play = Si tu turno llegara ahora, se jugaría la línea { $line }.

would-hold = Si tu turno llegara ahora, se te avisaría: lo que has ofrecido o aceptado sigue en pie, y una jugada lo retiraría.

would-call = Si tu turno llegara ahora, ninguna línea encajaría y se te avisaría.

line-state =
    { $state ->
       *[plays] se jugaría ahora
        [held] encaja, pero no se juega mientras siga en pie una oferta tuya
        [later] encaja, pero una línea anterior va primero
        [waits] no encaja ahora
        [illegal] imposible ahora
    }

## Una línea en palabras

line-if = Si { LIST($conditions) }: { $turn }

line-always = En todo caso: { $turn }

if-plays = { TERM($seat, form: "player") } juega { $turn }

if-holds-thing =
    { $on ->
       *[empty] { $square } está vacía
        [corpse] hay un cadáver en { $square }
    }

if-holds-piece = { the-piece } está en { $square }

if-quiet = nadie muere hasta entonces

if-safe = ninguna jugada de otro puede dejarme fuera después

step = { $role } { $from }–{ $to }

step-exit = luego { $square }

step-victim = mata en { $square }

step-placement = coloca en { $square }

step-pass = pasar

# The same as in English.
steps = { JOIN($parts, with: ", ") }
