turn-title = Djambi: te toca jugar

turn-body = Una partida por días te espera.

alarm-title = Djambi: se acaba tu tiempo

alarm-body = { $hours ->
        [one] Tu tiempo para un turno se acaba en una hora más o menos.
       *[other] Tu tiempo para un turno se acaba en { $hours } horas.
    }

appointment-title = Djambi: una partida va a empezar

appointment-body = { $minutes ->
        [one] En un minuto empieza una partida en la que tienes un puesto.
       *[other] En { $minutes } minutos empieza una partida en la que tienes un puesto.
    }

cancelled-title = Djambi: se ha cancelado una cita

cancelled-body = Una partida en la que tenías un puesto no se jugará.

test-title = Djambi: mensaje de prueba

test-body = Así sabrás que te toca jugar.
