### What the service tells by push while no page is open: a line and a sentence, without the words of anybody.

turn-title = Djambi: it is your turn

turn-body = A game by the day waits for you.

alarm-title = Djambi: your time runs out

# $hours (number): whole hours
alarm-body = { $hours ->
        [one] In about an hour your time for a turn runs out.
       *[other] In { $hours } hours your time for a turn runs out.
    }

test-title = Djambi: a message to try

test-body = This is how you hear of your turns.
