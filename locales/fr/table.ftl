### Les tables : leurs pendules, leurs réglages, et la salle où l’on s’attend.

## La pendule

no-clock = Sans pendule

clock-real-time = { $base } + { $increment } par coup

clock-by-day = { $turn } par coup

clock-with-bank = { $turn } par coup, et { $bank } de réserve

## Les réglages d’une table, chacun une phrase sans point

listed =
    { $listed ->
       *[yes] Visible dans le salon
        [no] Accès par le lien uniquement
    }

watching =
    { $watching ->
       *[everybody] Tout le monde peut regarder
        [nobody] Seuls les joueurs voient la partie
    }

seating =
    { $seating ->
       *[chosen] Chacun choisit sa place
        [drawn] Les places sont tirées au sort au début
    }

names =
    { $names ->
       *[shown] Tout le monde voit les noms
        [hidden] Les noms restent cachés jusqu’à la fin
    }

talk =
    { $talk ->
       *[all] Les joueurs peuvent se parler
        [signs] Les joueurs se parlent par messages tout faits
        [none] Discussion fermée
    }

press-preset =
    { $preset ->
       *[silent] Rien : ni discussion ni traités
        [treaties] Des traités seulement
        [signs] Des signes, et des traités que tous voient
        [open] Tout, devant tout le monde
        [full] Tout, aussi en privé, avec des traités secrets
    }

whispers =
    { $whispers ->
       *[none] Pas de conversations privées
        [players] Chuchotements permis, lus par tous les joueurs après la fin
        [everybody] Chuchotements permis, lus par tout le monde après la fin
    }

treaties =
    { $treaties ->
       *[public] Les joueurs font des traités que tous voient ; le programme dit qui les tient
        [secret] Les joueurs font des traités, même secrets ; le programme dit qui les tient
        [none] Aucun traité
    }

treaty-bots =
    { $bots ->
       *[with_people] Les bots font des traités ; tant qu’une seule personne joue, avec elle seule
        [all] Les bots font des traités avec tous
        [none] Les bots ne font aucun traité
    }

flag =
    { $flag ->
       *[resign] Un joueur dont le temps est écoulé est éliminé
        [open] Un bot remplace un joueur dont le temps est écoulé pour la première fois, jusqu’à ce que quelqu’un prenne la place
    }
leave =
    { $leave ->
       *[granted] Le temps s’arrête pour qui est en congé
        [none] Pas de congé : le temps passe quand même
    }

rated = Partie cotée : elle compte pour la cote des joueurs

rated-short = cotée

fill-after = Des bots prennent les places libres après { $time }

fill-never = Les bots ne prennent pas les places libres

## La salle d’attente

seats-free =
    { $n ->
        [0] Toutes les places sont prises. La partie commence dès que tout le monde est prêt.
        [one] Une place est libre.
       *[other] { $n } places sont libres.
    }

drawn-hint = Les couleurs sont tirées au sort quand la partie commence.

bots-come = Des bots prendront les places libres dans { $time }.

seats = Places

free = Libre

anonymous = Quelqu’un

you = vous

host = hôte

sitter =
    { $state ->
       *[ready] prêt
        [busy] pas encore
        [away] absent
        [gone] sans connexion
    }

sit-down = Prendre place

sign-in-to-sit = Se connecter pour prendre place

sit-down-as = Prendre place : place { TERM($seat, form: "feminine") }

move-to = Venir ici : place { TERM($seat, form: "feminine") }

move-here = Venir ici

stand-up = Se lever

ready = Prêt !

not-ready = Pas encore

remove = Exclure

remove-from = Exclure le joueur de la place { TERM($seat, form: "feminine") }

remove-asks = { $name } ne pourra plus prendre place à cette table.

remove-for-good = Exclure définitivement

keep-player = Garder

fill-now = Compléter avec des bots

begin-with-bots = Commencer tout de suite avec des bots

solve-meanwhile = Résoudre un problème en attendant

invite = Invitez vos amis

link = Lien de cette table

copy-link = Copier le lien

link-copied = Lien copié

share = Partager…

qr-code = Le lien en code QR

begins-at = Commence le { $date }

appointed = La partie commence le { $date }, pas avant. Ceux qui sont assis reçoivent un rappel une heure et dix minutes avant ; qui n’est pas prêt cinq minutes après l’heure perd sa place.

to-calendar = Ajouter à votre agenda

cancel-appointment = Annuler le rendez-vous

cancel-question = L’annuler pour tous ceux qui sont assis ici ?

keep-appointment = Le garder

about-table = Cette table

watchers =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }

## Ce qui se passe dans la salle, pour un lecteur d’écran

sits-down = { $name } prend la place { TERM($seat, form: "feminine") }.

somebody-sits-down = Quelqu’un prend la place { TERM($seat, form: "feminine") }.

bot-sits-down = Un bot prend la place { TERM($seat, form: "feminine") }.

gets-up = La place { TERM($seat, form: "feminine") } est de nouveau libre.

is-ready = { TERM($seat, form: "player") } est prêt.

is-not-ready = { TERM($seat, form: "player") } n’est plus prêt.

removed-you = L’hôte vous a exclu de la table.

late-you = Vous n’étiez pas prêt à l’heure : votre place est de nouveau libre. Vous pouvez vous rasseoir ici.
