### The account of a player, and the forms by which one is made.

title = Compte

sign-in = Se connecter

sign-out = Se déconnecter

make-account = Créer un compte

make-account-text = Un compte garde votre nom et vos parties, sur tous vos appareils. On peut jouer sans.

# Beside the board, where a guest plays.
keep-games = Garder mes parties

keep-games-text = Choisissez un nom et un mot de passe : cette partie et toutes les autres sont à vous sur tous vos appareils. La partie continue pendant ce temps.

kept-games = Vous avez maintenant un compte. Rien d’autre ne change dans cette partie.

cancel = Annuler

name = Nom

new-name = Nouveau nom

name-hint = Lettres et chiffres, { $max } au plus. Personne d’autre ne pourra avoir ce nom.

password = Mot de passe

current-password = Mot de passe actuel

new-password = Nouveau mot de passe

# $min (number): the fewest characters
password-hint = Au moins { $min } caractères. Quelques mots que personne ne mettrait ensemble font l’affaire.

show-password = Afficher le mot de passe

# $count (number): in how many games the guest of this browser sits
take-games = { $count ->
        [one] Ajouter à mon compte la partie de ce navigateur
       *[other] Ajouter à mon compte les { $count } parties de ce navigateur
    }

forgotten = Mot de passe oublié ? Le responsable de ce service peut vous donner un lien pour en choisir un autre.

signed-in = Votre session est ouverte.

sessions = Vos sessions ouvertes

this-browser = Ce navigateur

unknown-device = Un navigateur inconnu

# $date (text): the day
last-used = Utilisé pour la dernière fois le { $date }

# $device (text): the browser and the system
end-session-of = Déconnecter : { $device }

end-others = Se déconnecter partout ailleurs

change-name = Changer de nom

change-name-text = On ne change de nom qu’une fois tous les { $days } jours. L’ancien mène encore à vous pendant { $leads } jours, et personne d’autre ne peut le prendre avant { $years ->
        [one] un an
       *[other] { $years } ans
    }.

# $date (text): the day
name-from = Vous pourrez en changer de nouveau à partir du { $date }.

change-password = Changer de mot de passe

change-password-text = Votre session reste ouverte ici, et se ferme partout ailleurs.

password-changed = Le mot de passe a été changé.

reset-text = Il vous servira désormais à vous connecter. Tous les autres navigateurs sont déconnectés.

# Beneath the sessions.
take-along = Tout emporter

take-along-text = Un seul fichier avec votre compte, la feuille de chacune de vos parties et tout ce que vous y avez dit, même en privé.

download = Télécharger

delete-account = Supprimer le compte

# $days (number): for how long it can be undone
delete-text = Toutes vos sessions se ferment aussitôt. Si vous vous reconnectez dans les { $days } jours, il ne se passe rien. Ensuite, vos parties en cours sont abandonnées, vos messages effacés, et votre nom disparaît ; les coups et les résultats restent. Impossible de revenir en arrière.

# $days (number): for how long it can be undone
deleted-soon = Votre compte sera supprimé dans { $days } jours. D’ici là, vous pouvez revenir : connectez-vous.

kept = Votre compte devait être supprimé. Il reste.

privacy = Ce qui est conservé de vous

## Leave

leave = Congé

leave-text = Pendant votre congé, votre temps ne passe pas dans les parties par jours, et les autres voient jusqu’à quand. Le congé ne vaut ni dans les parties contre des bots uniquement, ni aux tables qui n’en accordent pas. Il finit quand vous revenez ou quand vos jours sont épuisés, au plus tard après deux semaines, et coûte au moins une demi-journée. Vous avez d’abord sept jours, puis un de plus tous les douze jours, trente au plus.

leave-left =
    { $days ->
        [one] Il vous reste { $days } jour.
       *[other] Il vous reste { $days } jours.
    }

leave-left-hours =
    { $hours ->
        [one] Il vous reste { $hours } heure.
       *[other] Il vous reste { $hours } heures.
    }

on-leave-until = Vous êtes en congé jusqu’au { $date }.

begin-leave = Partir en congé

end-leave = Me revoilà

## Courriel

mail = Courriel

mail-goes-to = Les courriels de votre compte vont à { $address }.

mail-none = Avec une adresse, un mot de passe perdu n’est pas un compte perdu : un courriel vous en apporte un nouveau.

mail-asked = Un courriel est parti vers { $address }. Ouvrez le lien qu’il contient et appuyez sur le bouton de la page dans la demi-heure.

mail-address = Adresse de courriel

mail-set = M’envoyer un courriel pour la confirmer

mail-change = Changer ou retirer l’adresse

mail-change-text = L’adresse d’avant en est informée. Rien ne change tant que vous n’avez pas confirmé la nouvelle.

mail-remove = Retirer l’adresse

forgot = Mot de passe oublié ?

forgot-text = Écrivez le nom de votre compte, ou son adresse de courriel. S’il existe un compte avec une adresse confirmée, un courriel vous apporte un lien pour un nouveau mot de passe.

forgot-who = Nom ou adresse de courriel

forgot-send = M’envoyer un courriel

forgot-sent = S’il existe un compte de ce nom ou de cette adresse, et si son adresse est confirmée, un courriel est parti. Il peut mettre une minute ; regardez aussi parmi les indésirables.

## Quels courriels

letters = Quels courriels vous recevez

letter-turn = Quand c’est à moi dans une partie par jours, une fois tant que je n’ai pas regardé

letter-alarm = Quand mon temps pour un tel tour s’épuise

letter-digest = Une fois par jour, ce que je n’ai pas vu

digest-hour = L’heure pour cela

quiet-hours = Des heures calmes, sans courriel

quiet-from = De

quiet-to = À

hours-are-of = Les heures sont celles de ce navigateur ({ $zone }).

hours-are-elsewhere = Les heures sont celles de { $kept }. En enregistrant, vous en faites des heures de ce navigateur ({ $zone }).

save = Enregistrer

saved = C’est enregistré.
