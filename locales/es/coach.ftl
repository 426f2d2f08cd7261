### Lo que dice el motor, en la página de análisis y a quien juega: partes, pistas, observaciones, curso de una partida.

## Las partes

percent = { $percent } %

share = { TERM($seat, form: "player") } { $percent } %

shares = { JOIN($shares, with: ", ") }

loss = −{ $percent } %

expected = Tus posibilidades de ganar: más o menos { $tenths } de 10.

expected-change = Tus posibilidades de ganar: más o menos { $before } de 10 antes de esta jugada, { $after } de 10 después.

## La gráfica

course = Curso de la partida

turn-shown = Jugada mostrada

turn-shares = { $turn }: { shares }

own-course = Tus posibilidades de ganar: más o menos { $first } de 10 al principio, { $highest } de 10 como mucho, { $last } de 10 al final.

analysing =
    { $turns ->
        [one] analizando: falta { $turns } jugada
       *[other] analizando: faltan { $turns } jugadas
    }

engine-failed = El motor no se pudo cargar, o dejó de funcionar.

## Las pistas

coach = Consejos

hint = Pista

hint-more = Mostrar la jugada

searching-hint = Pensando…

hint-piece = Fíjate en tu { $role } de { $square }.

hint-turn = Tu { $role } va de { $from } a { $to }.

hint-exit = Sale del laberinto a { $square }.

hint-victim = Mata en { $square }.

hint-placement = Lo que estaba allí va a { $square }.

hint-pass = Solo puedes pasar.

undo-that-turn = Deshacer esa jugada

close-coach = Cerrar

## Las razones de una jugada

wins = Gana la partida.

kills-chief = Mata al líder { $seat }.

walls-in = Encierra al líder { $seat }.

saves-chief = Salva a tu líder, al que amenazaba { the-piece }.

takes-power = Te da el poder.

ends-power = Quita el poder a { TERM($seat, form: "player") }.

takes-army = Te trae el ejército { $seat }.

kills = Mata { TERM($role, form: "to-the") } { colour }.

rescues = Pone a salvo a tu { $role }.

threatens-chief = Amenaza al líder { $seat }.

leads-away = Aleja { TERM($role, form: "to-the") } { colour }.

chief-safe = Entonces nadie amenaza a tu líder.

## Las observaciones

better-turn = Mejor: tu { $role } de { $from } a { $to }.

## Los ajustes

show-help = Pista y deshacer junto al tablero

show-remarks = Comentar mis jugadas costosas

bot-speed = Velocidad de los bots

pace =
    { $pace ->
        [quick] inmediata
       *[calm] normal
        [slow] lenta
    }

hurry = Ir a mi turno

## El final

you-won = Has ganado

you-lost = Has perdido

place-of = Lugar { $place } de { $players }.

standings = Clasificación

# The same as in English.
place = { $place }.

rating-now = puntuación { $rating }

fell-killed = { TERM($mover, form: "player") } mató a su líder en { $square }, jugada { $turn }

fell-walled-in = { TERM($mover, form: "player") } encerró a su líder en { $square }, jugada { $turn }

fell-by-own-turn = encerró a su propio líder en { $square }, jugada { $turn }

fell-resigned = abandonó, jugada { $turn }

alive-at-end = con vida al final

kills-made =
    { $kills ->
        [one] { $kills } baja
       *[other] { $kills } bajas
    }

armies-taken =
    { $armies ->
        [one] { $armies } ejército tomado
       *[other] { $armies } ejércitos tomados
    }

how-it-went = Cómo fue la partida

how-it-went-for-you = Cómo fue la partida, y tus jugadas más costosas

costliest-turns = Tus jugadas más costosas

turn-at = Jugada { $turn }

no-costly-turn = Ninguna de tus jugadas costó mucho.

stop-analysing = Detener

watch-the-end = Volver a ver el final
