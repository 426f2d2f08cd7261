### Ce que le service écrit par courriel.

## Un courriel de l’hôte, à l’essai

test-subject = Un courriel de { $site }

test-body = Si vous lisez ceci, les courriels de ce service partent. Il n’y a rien à faire.

## La fin de chaque courriel

# The same as in English.
from-service = Djambi, { $site }

## Le lien par lequel on confirme une adresse

confirm-subject = Djambi : est-ce votre adresse ?

confirm-text = Quelqu’un, vous-même nous l’espérons, veut recevoir à cette adresse les courriels d’un service du jeu Djambi. Si c’était vous, ouvrez cette page et appuyez sur son bouton dans les { $minutes } minutes :

confirm-not-you = Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.

## Un nouveau mot de passe

reset-subject = Djambi : un nouveau mot de passe

reset-text = Quelqu’un, vous-même nous l’espérons, a oublié le mot de passe du compte { $name }. Sur cette page, vous en choisissez un nouveau, une fois, dans les { $minutes } minutes :

reset-not-you = Si ce n’était pas vous, ne faites rien : le mot de passe reste ce qu’il est.

## Ce qu’il est advenu d’un compte

address-changed-subject = Djambi : une autre adresse

address-changed-text = Les courriels du compte { $name } vont désormais à une autre adresse. Celle-ci n’en reçoit plus.

address-removed-subject = Djambi : vous ne recevrez plus de courriels

address-removed-text = Le compte { $name } n’a plus d’adresse de courriel. Si son mot de passe est perdu, personne ne peut en envoyer un nouveau.

password-changed-subject = Djambi : un autre mot de passe

password-changed-text = Le compte { $name } a un autre mot de passe. Les autres navigateurs sont déconnectés. Les clés d’accès continuent de connecter : retirez, sur la page de votre compte, celles qui ne sont pas les vôtres.

factor-on-subject = Djambi : un second facteur

factor-on-text = Le compte { $name } demande désormais, en plus du mot de passe, un code d’une application.

factor-off-subject = Djambi : plus de second facteur

factor-off-text = Le compte { $name } ne demande plus de code : le mot de passe suffit.

recovery-used-subject = Djambi : un code de secours a servi

recovery-used-text = Quelqu’un a utilisé un code de secours du compte { $name } à la place de son application.

recovery-new-subject = Djambi : d’autres codes de secours

recovery-new-text = Le compte { $name } a d’autres codes de secours. Ceux d’avant ne valent plus rien.

passkey-added-subject = Djambi : une autre clé d’accès

passkey-added-text = Une clé d’accès a été ajoutée au compte { $name }. Elle permet de se connecter sans mot de passe.

passkey-removed-subject = Djambi : une clé d’accès de moins

passkey-removed-text = Une clé d’accès du compte { $name } a été retirée. Elle ne permet plus de se connecter.

not-you = Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ou écrivez au responsable du service :

## Des nouvelles des parties

turns-subject = Djambi : { $count ->
        [one] c’est à vous
       *[other] c’est à vous dans { $count } parties
    }

turns-text = { $count ->
        [one] C’est à vous dans une partie par jours :
       *[other] C’est à vous dans { $count } parties par jours :
    }

turns-once = { $count ->
        [one] Aucun autre courriel ne le dira tant que vous n’aurez pas regardé la partie.
       *[other] Aucun autre courriel ne le dira tant que vous n’aurez pas regardé ces parties.
    }

alarm-subject = Djambi : votre temps s’épuise

alarm-text = { $hours ->
        [one] Dans une heure environ, votre temps pour un tour sera écoulé. Jouez avant cela :
       *[other] Dans { $hours } heures, votre temps pour un tour sera écoulé. Jouez avant cela :
    }

appointment-subject = Djambi : votre partie commence bientôt

appointment-text = Vous êtes assis à une table dont la partie commence à cette heure : { $time }. Soyez là et prêt : cinq minutes plus tard, la place est libre pour d’autres.

cancelled-subject = Djambi : un rendez-vous est annulé

cancelled-text = L’hôte a annulé la partie qui devait commencer à cette heure : { $time }.

digest-subject = Djambi : ce que vous n’avez pas vu

digest-line = { $kind ->
        [your_turn] C’est à vous.
        [started] Une partie a commencé.
        [flag] Votre temps est écoulé.
        [over] Une partie est finie.
        [again] Quelqu’un veut rejouer.
        [removed] Votre place vous a été retirée.
        [appointment] Une de vos parties commence bientôt.
        [missed] Vous n’étiez pas prêt à l’heure dite et avez perdu votre place.
        [cancelled] Un rendez-vous est annulé.
       *[offer] Une offre attend votre réponse.
    }

stop-here = Pour ne plus recevoir de courriels de ce genre :
