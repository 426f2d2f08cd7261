turn-title = Djambi : c’est à vous de jouer

turn-body = Une partie par jours vous attend.

alarm-title = Djambi : votre temps s’épuise

alarm-body = { $hours ->
        [one] Votre temps pour un tour s’épuise dans une heure environ.
       *[other] Votre temps pour un tour s’épuise dans { $hours } heures.
    }

appointment-title = Djambi : une partie va commencer

appointment-body = { $minutes ->
        [one] Dans une minute commence une partie où vous avez une place.
       *[other] Dans { $minutes } minutes commence une partie où vous avez une place.
    }

cancelled-title = Djambi : un rendez-vous est annulé

cancelled-body = Une partie où vous aviez une place n’aura pas lieu.

test-title = Djambi : message d’essai

test-body = C’est ainsi que vous apprendrez que c’est à vous.
