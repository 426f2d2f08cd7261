turn-title = Djambi: te toca jugar

turn-body = Una partida por días te espera.

alarm-title = Djambi: se acaba tu tiempo

alarm-body = { $hours ->
        [one] Tu tiempo para un turno se acaba en una hora más o menos.
       *[other] Tu tiempo para un turno se acaba en { $hours } horas.
    }

test-title = Djambi: mensaje de prueba

test-body = Así sabrás que te toca jugar.
