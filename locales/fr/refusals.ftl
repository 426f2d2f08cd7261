### Ce que le service refuse, et ses pannes.

## Jouer

not-your-turn = C’est à { TERM($seat, form: "player") } de jouer.

not-your-seat = Vous ne jouez pas { TERM($seat, form: "player") } dans cette partie.

stale = La partie a continué entre-temps. Jetez un coup d’œil, puis jouez à nouveau.

finished = La partie est finie.

command-reused = L’identifiant de cet ordre a déjà servi pour une autre action.

no-such-event =
    Cette partie n’a encore que { $events } { $events ->
        [one] événement
       *[other] événements
    }.

## Tables et discussion

not-started = La partie n’a pas commencé : la table attend des joueurs.

paused = La partie est en pause.

not-paused = La partie n’est pas en pause.

stood-in = Un bot joue pour vous. Demandez d’abord à retrouver votre place.

no-stand-in = Aucun bot ne joue pour vous.

# $seat (seat): the seat at which a bot plays for somebody
cannot-answer = { TERM($seat, form: "player") } devrait donner son accord ; un bot y joue jusqu’au retour de son joueur.

offer-stands = Vous avez déjà fait une proposition. Attendez les réponses.

too-many-offers = Vous avez fait assez de propositions. Attendez que quelqu’un d’autre ait joué.

no-offer = Cette proposition n’est plus valable.

no-treaties = Il n’y a pas de traités dans cette partie.

no-secret-treaties = Dans cette partie, les traités se concluent devant tout le monde.

not-in-channel = { TERM($seat, form: "player") } ne lit pas ce canal.

treaty-offered = Vous avez déjà proposé un traité à ces joueurs. Attendez les réponses, ou retirez-le.

too-many-proposals = Deux de vos traités attendent une réponse. Retirez-en un d’abord.

treaty-refused = Ce traité a été refusé. Vous pourrez le proposer de nouveau après un tour de table.

too-many-treaties = { TERM($seat, form: "player") } a { $limit } traités en vigueur, le maximum possible.

makes-no-treaties = { TERM($seat, form: "player") } ne conclut pas de traité : un bot y joue, ou personne n’est encore venu.

no-own-turn = Vous n’avez aucun coup à annuler.

no-time-left = Votre temps est écoulé : vous ne pouvez pas rejouer ce coup.

too-late-to-abort = Seule une partie qui a attendu ses joueurs peut être annulée, au premier tour.

not-away = { TERM($seat, form: "player") } ne s’est pas encore absenté longtemps.

no-clock = Seule une partie en temps réel peut être mise en pause ou continuer par jours.


started = La partie a commencé : les places ne changent plus.

removed = L’hôte vous a exclu de cette table.

seat-reserved = Cette place reste réservée quelque temps à la personne dont le temps est écoulé.

no-cookies = Votre navigateur n’a envoyé aucun cookie de ce site, qui ne pourrait donc pas vous reconnaître. Autorisez les cookies de ce site dans les réglages du navigateur, puis rechargez la page et réessayez.

no-free-seat = La table est complète.

not-seated = Vous n’avez pas de place à cette table.

own-seat = C’est votre place : quittez-la plutôt.

sitter-is-ready = À cette table, qui est assis est prêt : la partie commence dès qu’elle est complète.

fill-out-of-range = Les bots peuvent prendre les places libres après { $min } à { $max } secondes, pas { $found }.

appointment-out-of-range = On peut fixer le début d’une partie à une heure des { $days } prochains jours, à une table qui attend ses joueurs.

no-appointment = Il n’y a pas de rendez-vous à annuler.

rated-table =
    { $need ->
        [rules] Une partie cotée suit les règles classiques.
        [board] Une partie cotée se joue sur le plateau carré.
        [start] Une partie cotée commence à la position habituelle.
        [begins] Une partie cotée commence quand tout le monde est prêt.
        [clock] Une partie cotée a besoin d’une pendule.
        [flag] Dans une partie cotée, qui n’a plus de temps est éliminé.
        [bots] Aucun bot ne joue dans une partie cotée.
        [players] Dans une partie cotée, chacun tient une seule place.
        [listed] Ici, les parties cotées se jouent entre gens qui ne se connaissent pas : elles figurent donc dans le salon.
        [take_back] Dans une partie cotée, aucun coup n’est annulé.
        [stand_in] Dans une partie cotée, aucun bot ne remplace un joueur.
       *[by_day] Une partie cotée garde sa pendule.
    }

rated-needs-account = Une partie cotée est réservée aux personnes qui ont un compte. Connectez-vous d’abord.
rated-strangers = Ici, les parties cotées sont pour des gens qui ne se connaissent pas. Vous ne pouvez pas vous asseoir à cette table avec les personnes présentes ; prenez-en une autre.

secret-needs-whispers = Les traités secrets exigent des conversations privées.

whispers-need-talk = Les conversations privées exigent une table où l’on discute.

whispers-need-players = Quand quelqu’un tient deux places, il n’y a pas de conversations privées.

nobody-watches = Seuls les joueurs peuvent suivre cette partie.

no-talk = La discussion est fermée à cette table.

signs-only = Seuls les messages tout faits sont permis à cette table.

not-your-channel = Vous ne pouvez pas écrire ici.

words-stand = Vous pourrez retirer votre message quand la partie sera finie.

not-your-words = Vous n’avez pas écrit ce message.

too-many-reports = Vous pouvez signaler { $limit } messages par jour.

text-too-long = Un message a au plus { $limit } caractères.

drawing-empty = Dessinez d’abord une flèche ou un cercle.

drawing-too-large = Un dessin a au plus { $limit } flèches et cercles, chacun une seule fois.

drawing-square = Le plateau n’a pas de case { $square }.

text-empty = Écrivez d’abord quelque chose.

too-much-talk = Vous écrivez très vite. Réessayez dans { $seconds } s.

## Places, invitations et revanches

seat-taken = Cette place est prise. Regardez la partie, ou demandez un autre lien à son hôte.

seat-acted = { TERM($seat, form: "player") } a déjà joué : la place reste prise.

seat-changed = { TERM($seat, form: "player") } a maintenant un autre joueur que celui que vous avez vu. Regardez d’abord qui y est.

invitation-replaced = Ce lien n’est plus valable : un lien plus récent l’a remplacé. Demandez-le à l’hôte de la partie.

not-your-game = Seul l’hôte de cette partie peut le faire.

not-a-player = Seuls les joueurs de cette partie peuvent en demander la revanche.

unfinished = On joue encore ici. Vous pourrez demander une revanche quand la partie sera finie.

## Les noms

name-too-long = Un nom a { $limit } caractères au plus.

name-hidden = Un nom n’a pas de caractères invisibles, et celui-ci a { $character }.

name-mixed = Un nom s’écrit dans un seul alphabet. Celui-ci mêle des lettres qui se ressemblent.

name-of-bot = C’est un nom de bot, de place ou du service. Choisissez-en un autre.

name-taken = Ce nom appartient à un compte. Choisissez-en un autre.

# $min (number): the fewest characters of a name
# $max (number): the most characters of a name
name-form = Le nom d’un compte a de { $min } à { $max } lettres et chiffres, et commence par une lettre. Traits d’union, points et tirets bas s’y placent un par un, à l’intérieur.

# $days (number): how many days it takes until the name may be changed again
name-changed = On ne change de nom qu’une fois tous les { $every } jours. Vous pourrez le faire dans { $days ->
        [one] un jour
       *[other] { $days } jours
    }.

# $min (number): the fewest characters of a password
# $max (number): the most characters of a password
password-length = Un mot de passe a de { $min } à { $max } caractères.

password-guessable = Ce mot de passe est facile à deviner : beaucoup l’utilisent, ou il est fait d’un nom. Choisissez-en un autre.

wrong-sign-in = Aucun compte n’a ce nom et ce mot de passe.

wrong-password = Ce n’est pas votre mot de passe.

code-wanted = Ce compte demande un second facteur : tapez le code que votre application affiche maintenant, ou l’un de vos codes de secours.

wrong-code = Ce n’est pas le code que l’application affiche maintenant, il a déjà servi, ou ce n’est pas un code de secours restant.

proof-wanted = Prouvez encore une fois que c’est vous.

wrong-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.

no-passkeys = Les clés d’accès ne marchent pas ici : le service n’a pas d’adresse publique en https.

too-many-passkeys = Vous avez { $max } clés d’accès, le maximum. Retirez-en une d’abord.

last-passkey = C’est le seul moyen de vous connecter à votre compte. Choisissez d’abord un mot de passe, ou ajoutez une autre clé d’accès.

no-second-factor = Aucun second facteur n’attend d’être confirmé ou renouvelé. Recommencez.

link-used = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre.

mail-address = Ce n’est pas une adresse de courriel.

mail-hours = Une heure est un nombre de 0 à 23, et le fuseau horaire doit être connu ici.

no-mail = Ce service n’envoie pas de courriels.

no-push = Ce service n’envoie pas de notifications.

push-receiver = Rien ne peut être envoyé à ce navigateur : son service de notifications n’est pas de ceux auxquels ce service se fie.

no-plan = Rien ne peut être prévu ici maintenant : c’est à vous de jouer, quelqu’un joue pour vous, la partie n’est pas en cours, ou elle a des traités.

plan-form = Un plan a 8 lignes au plus, de 4 conditions au plus chacune, et nomme des coups et des cases de ce plateau.

no-leave = Il vous reste moins d’une heure de congé. Douze jours en donnent un.

too-many-daily-games = Vous jouez déjà { $limit } parties par jours. L’une d’elles doit finir d’abord.

no-account = Connectez-vous d’abord.

has-account = Vous avez déjà un compte.

registration-closed = Ce service ne crée pas de comptes : son responsable les a désactivés.

invitation-wanted = Ici, on crée un compte sur invitation : ouvrez le lien de quelqu’un qui a un compte, ou de l’hôte. Chaque lien sert une fois.

no-invitations = Vous avez invité autant de personnes que vous pouvez.

# $hours (number): for how many hours more, 0 for ever
banned = Vous êtes exclu d’ici { $hours ->
        [0] définitivement
        [one] pour une heure encore
       *[other] pour { $hours } heures encore
    }. La page « Ce qui vous concerne » dit pourquoi et reçoit une réponse.

# $hours (number): for how many hours more, 0 for ever
silenced = Vous ne pouvez { $hours ->
        [0] plus écrire ici
        [one] pas écrire pendant une heure encore
       *[other] pas écrire pendant { $hours } heures encore
    }. La page « Ce qui vous concerne » dit pourquoi et reçoit une réponse.

warned = Vous avez reçu un avertissement. Lisez-en la raison sur la page « Ce qui vous concerne » avant de vous asseoir.

# $hours (number): for how many hours more, 0 for ever
no-listed-tables = Vous ne pouvez { $hours ->
        [0] plus vous asseoir
        [one] pas vous asseoir pendant une heure encore
       *[other] pas vous asseoir pendant { $hours } heures encore
    } aux tables annoncées. La page « Ce qui vous concerne » dit pourquoi et reçoit une réponse.

# $hours (number): for how many hours more, 0 for ever
no-rated-tables = Vous ne pouvez { $hours ->
        [0] plus jouer
        [one] pas jouer pendant une heure encore
       *[other] pas jouer pendant { $hours } heures encore
    } de parties classées. La page « Ce qui vous concerne » dit pourquoi et reçoit une réponse.

signed-out = Votre session a pris fin, ou une autre s’est ouverte. Rechargez la page.

# $minutes (number): the minutes until the next try
too-many-tries = Trop d’essais. Réessayez dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.

busy = Beaucoup de gens se connectent. Réessayez dans un instant.

## Nouvelles parties

bot-delay-too-long = Un bot attend { $limit } millisecondes au plus.

repetition-out-of-range = L’option repetition vaut ici 0 ou de 2 à { $limit }, et non { $found }.

quiet-limit-out-of-range = L’option quiet_limit vaut ici de 1 à { $limit }, et non { $found }.

clock-out-of-range =
    { $part ->
        [base] Chaque joueur commence avec { $min } à { $max } secondes, et non { $found }.
        [increment] Un coup ajoute { $min } à { $max } secondes, et non { $found }.
        [turn] Un coup a { $min } à { $max } secondes, et non { $found }.
       *[bank] Une réserve a { $min } à { $max } secondes, et non { $found }.
    }

over-at-start = Cette partie serait finie avant le premier coup.

start-players =
    Cette position a { $found } { $found ->
        [one] joueur
       *[other] joueurs
    }, et non { $wanted }.

start-has-player = { TERM($seat, form: "player") } a un joueur dans cette position ; sa place ne peut pas rester vide.

start-lacks-player = { TERM($seat, form: "player") } n’a pas de joueur dans cette position ; sa place doit rester vide.

board-players =
    Ce plateau est pour { $limit ->
        [2] 2 joueurs
       *[other] 2 à { $limit } joueurs
    }, et non { $found }.

too-few-players = Il faut au moins deux joueurs.

seats-players = Ces places font { $found } joueurs, et non { $wanted }.

seat-is-absent = À { $players } joueurs, { TERM($seat, form: "player") } n’en a pas, sauf si une autre place est laissée vide.

no-character = { CAPITAL(TERM($seat, form: "player")) } doit être un bot qui ne conclut pas de traité : il n’a pas de caractère.

## Adresses et demandes

not-found =
    { $what ->
        [address] Il n’y a rien à cette adresse.
        [file] Ce fichier n’existe pas.
        [game] Cette partie n’existe pas. Le lien est peut-être incomplet, ou la partie a été supprimée.
        [invitation] Cette invitation n’existe pas. Le lien est peut-être incomplet.
        [message] Ce message n’existe pas ici, ou vous ne l’avez pas lu.
        [player] Personne ne joue sous ce nom.
        [seat] Cette partie n’a pas cette place.
       *[page] Cette page n’existe pas.
    }

method-not-allowed = Cette adresse ne connaît pas cette méthode.

unsupported-media-type = Envoyez ceci en application/json.

foreign-origin = Le service prend cette page pour celle d’un autre site. Si ce n’est pas le cas, prévenez qui l’héberge : le proxy doit transmettre le nom de l’hôte.

malformed = Le service ne peut pas lire ceci. (Détails : { $details })

too-large = C’est trop long. La limite est de { $limit } octets.

too-slow = La connexion est trop lente. Réessayez.

too-many =
    { $kind ->
        [games] Trop de nouvelles parties à la fois
        [reads] Trop de parties consultées à la fois
        [sockets] Trop de pages ouvertes à la fois
        [hellos] Trop de connexions à la fois
        [commands] Trop de coups à la fois
       *[pings] Trop de messages à la fois
    }. Réessayez dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.

## La connexion à une partie

no-hello = Le premier message d’une connexion est hello.

not-followed = Cette connexion ne suit pas cette partie.

too-many-topics = Une connexion suit au plus { $limit } sujets à la fois.

unsupported-version = Cette page n’est plus à jour. Rechargez-la. (Elle parle la version { $client } du protocole, et le service la version { $service }.)

shutting-down = Le service redémarre. Votre partie continue dans un instant.

## Pannes du service

internal = Quelque chose a mal tourné de notre côté. Réessayez.

failed = Quelque chose a mal tourné de notre côté. Réessayez, ou donnez au responsable de ce service le numéro { $request }.

timed-out = La réponse a mis trop de temps. Réessayez, ou donnez au responsable de ce service le numéro { $request }.

## Ce qu’une page dit d’elle-même, quand aucun service ne le dit

unreachable = Le service est injoignable. Réessayez dans un instant.

no-upgrade = Le service répond, mais ce réseau bloque les connexions en direct (WebSocket). Essayez un autre réseau, ou demandez que celui-ci les autorise.

unexplained = Ça n’a pas marché.

unknown-entry = Cette page ne sait pas ce qui s’est passé dans la partie. Rechargez-la.
