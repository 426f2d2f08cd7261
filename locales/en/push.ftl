### What the service tells by push while no page is open: a line and a sentence, without the words of anybody.

turn-title = Djambi: it is your turn

turn-body = A game by the day waits for you.

alarm-title = Djambi: your time runs out

# $hours (number): whole hours
alarm-body = { $hours ->
        [one] In about an hour your time for a turn runs out.
       *[other] In { $hours } hours your time for a turn runs out.
    }

appointment-title = Djambi: a game begins soon

# $minutes (number): whole minutes
appointment-body = { $minutes ->
        [one] In a minute a game begins for which you have a seat.
       *[other] In { $minutes } minutes a game begins for which you have a seat.
    }

cancelled-title = Djambi: an appointment is cancelled

cancelled-body = A game for which you had a seat does not take place.

test-title = Djambi: a message to try

test-body = This is how you hear of your turns.
