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

change-password-text = Votre session reste ouverte ici, et se ferme partout ailleurs. Les clés d’accès continuent de vous connecter : retirez celles qui ne sont pas les vôtres.

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

concerns = Ce qui vous concerne : avertissements, signalements

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

quiet-hours = Des heures calmes, sans courriel ni message

quiet-from = De

quiet-to = À

hours-are-of = Les heures sont celles de ce navigateur ({ $zone }).

hours-are-elsewhere = Les heures sont celles de { $kept }. En enregistrant, vous en faites des heures de ce navigateur ({ $zone }).

save = Enregistrer

saved = C’est enregistré.

## Ce que ce navigateur dit sans page ouverte

push = Des messages sur cet appareil

push-text = Il vous dit quand c’est à vous dans une partie par jours, avant que votre temps ne s’épuise et avant le début d’une partie où vous avez une place, même sans page de Djambi ouverte. L’éditeur de votre navigateur transmet les messages, scellés : seul votre navigateur peut les lire.

push-switch = Me le dire sur cet appareil

push-install = Sur un iPhone ou un iPad, Djambi doit pour cela être sur l’écran d’accueil : dans Safari, appuyez sur le bouton de partage, puis sur « Sur l’écran d’accueil ». Ouvrez-le de là et revenez à cette page.

push-unable = Ce navigateur ne peut rien vous dire sans page ouverte.

push-denied = Ce navigateur ne laisse Djambi montrer aucun message. Permettez-le dans ses réglages pour cette page, puis appuyez de nouveau sur l’interrupteur.

push-failed = Ce navigateur n’a pas reçu d’adresse pour messages de son éditeur. Réessayez plus tard.

push-try = Envoyer un message pour essayer

push-sending = Un message est en route.

push-arrived = Le message est arrivé.

push-not-arrived = L’éditeur de votre navigateur a pris le message, qui n’est pas encore arrivé ici. Regardez si votre système montre les messages de ce navigateur.

push-later = L’éditeur de votre navigateur n’est pas joignable maintenant. Réessayez plus tard.

push-refused = L’éditeur de votre navigateur ne prend pas le message. L’hôte de ce service peut voir pourquoi.

push-ended = L’éditeur de votre navigateur ne connaît plus cet appareil. Appuyez de nouveau sur l’interrupteur.

push-wishes = Quels messages vous recevez

told-there = Il vous dit quand c’est à vous.

## Le second facteur

second-factor = Second facteur

second-factor-text = Avec un second facteur, votre mot de passe seul ne fait entrer personne : une application de votre téléphone affiche un code, un autre toutes les 30 secondes, et le service le demande à chaque connexion et avant tout ce qui compte.

second-factor-since = Un code d’une application est demandé depuis le { $date }. { $count ->
        [0] Il ne reste aucun code de secours.
        [one] Il reste un code de secours.
       *[other] Il reste { $count } codes de secours.
    }

few-codes = Il reste peu de codes de secours : faites-en de nouveaux, pour qu’un téléphone perdu ne soit pas un compte perdu.

switch-on = Activer un second facteur

switch-on-text = Il vous faut une application qui affiche des codes (TOTP), comme celles des téléphones et des gestionnaires de mots de passe.

other-app = Passer à une autre application

other-app-text = L’application d’aujourd’hui vaut jusqu’à ce que l’autre soit confirmée. Vous recevez de nouveaux codes de secours.

new-codes = Faire de nouveaux codes de secours

new-codes-text = Ceux d’avant ne valent plus rien à partir de là.

switch-off = Désactiver le second facteur

switch-off-text = Le mot de passe suffira alors.

scan-code = Faites lire cette image à l’application :

scan-alt = Une image avec le secret pour l’application, qui se trouve aussi dessous en lettres

open-app = Ou ouvrez l’application sur cet appareil

type-secret = Ou tapez-y ceci :

confirm-code = Confirmer

# The same as in English.
code = Code

code-hint = Les six chiffres que votre application affiche maintenant, ou un code de secours.

code-hint-app = Les six chiffres que votre application affiche maintenant.

recovery-codes = Codes de secours

recovery-codes-text = Chacun vous connecte une fois si l’application est perdue. Gardez-les là où votre téléphone n’est pas : sur papier, ou dans un lieu sûr pour les mots de passe. Ils ne sont affichés que maintenant.

copy-codes = Copier

codes-copied = Les codes sont dans le presse-papiers.

kept-codes = Je les ai gardés

## Invitations to make an account

invite-title = Inviter quelqu’un

invite-text = Ici, on crée un compte sur invitation. { $count ->
        [0] Vous avez invité autant de personnes que vous pouvez ; un lien qui n’a pas servi dans les { $days } jours vous revient.
        [one] Vous pouvez encore inviter une personne. Un lien sert une fois, dans les { $days } jours.
       *[other] Vous pouvez encore inviter { $count } personnes. Un lien sert une fois, dans les { $days } jours.
    }

invite = Faire un lien

invite-link = Envoyez ce lien à la personne que vous invitez. Il n’est affiché que maintenant.

copy-link = Copier le lien

link-copied = Le lien est dans le presse-papiers.

you-are-invited = Vous avez une invitation : choisissez un nom et un mot de passe.

## Passkeys

passkeys = Clés d’accès

passkeys-text = Une clé d’accès vous connecte par votre empreinte, votre visage ou le code de votre appareil. Rien à retenir, rien que d’autres puissent deviner.

passkey = Clé d’accès

passkey-dates = Ajoutée le { $date }, utilisée pour la dernière fois le { $used }

passkey-synced = Sur plusieurs appareils

add-passkey = Ajouter une clé d’accès

rename-passkey = Renommer

rename-passkey-of = Renommer : { $name }

passkey-name = Nom de la clé d’accès

keep-passkey-name = Garder ce nom

remove-passkey = Retirer

remove-passkey-of = Retirer : { $name }

passkey-removed = Cette clé d’accès ne vous connecte plus. Supprimez-la aussi sur votre appareil.

passkey-added = La clé d’accès est ajoutée.

sign-in-by-passkey = Se connecter avec une clé d’accès

sign-up-by-passkey = Avec une clé d’accès, sans mot de passe

prove-by-passkey = Utiliser plutôt une clé d’accès

passkey-none = Aucune clé d’accès n’a été utilisée. Réessayez, ou choisissez un autre moyen.

prove = C’est bien vous ?

prove-text = Avant cela, le service demande encore une fois qui vous êtes.

go-on = Continuer

choose-password = Choisir un mot de passe

choose-password-text = Il vous connecte, en plus de vos clés d’accès. Votre session reste ouverte ici, et se ferme partout ailleurs.
