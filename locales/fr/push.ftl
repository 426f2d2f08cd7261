turn-title = Djambi : c’est à vous de jouer

turn-body = Une partie par jours vous attend.

alarm-title = Djambi : votre temps s’épuise

alarm-body = { $hours ->
        [one] Votre temps pour un tour s’épuise dans une heure environ.
       *[other] Votre temps pour un tour s’épuise dans { $hours } heures.
    }

test-title = Djambi : message d’essai

test-body = C’est ainsi que vous apprendrez que c’est à vous.
