### L’accueil : le formulaire d’une nouvelle partie, et les parties que ce navigateur connaît.

## Commencer une partie

strength = Niveau
strength-hint = Pour une première partie, choisissez { $level }.

own-army = Mon armée

change-start = Modifier

change-of =
    { $of ->
       *[bots] Modifier la partie contre des bots
        [people] Modifier la partie entre personnes
        [table] Modifier la table
    }

with-people = Entre personnes

any-army = Au hasard

start = Commencer la partie

how-to-play = Comment on y joue

continue-lesson = Continuer : leçon { $lesson }

lessons-again = Revoir les leçons

custom-game = Partie sur mesure

too-few-players = Il faut au moins deux joueurs.

## Qui joue

players = Joueurs

two-players = Pour deux joueurs.

who-plays = Qui joue

player =
    { $player ->
       *[me] Moi (cet appareil)
        [bot] Bot
        [friend] Un ami (par lien)
        [nobody] Sans joueur
    }

strength-of = Niveau de l’armée { TERM($seat, form: "feminine") }

character-of = Caractère de l’armée { TERM($seat, form: "feminine") }

character =
    { $character ->
       *[drawn] Caractère tiré au sort
        [loyal] Loyal
        [grudging] Rancunier
        [opportunist] Opportuniste
        [machiavellian] Machiavélique
    }

characters-hint = Un bot loyal ne rompt jamais un traité, un rancunier si l’enjeu est grand, un opportuniste dès que cela lui profite, un machiavélique quand cela lui profite et que personne ne peut riposter. Les autres joueurs l’apprennent après la fin.

several-seats = Vous pouvez tenir plusieurs places ; le plateau se tourne alors vers le joueur au trait.

hostages = Une armée sans joueur est otage : elle ne bouge jamais, mais on peut tuer et déplacer ses pièces, et celui qui tue son chef gagne l’armée.

## Selon quelles règles

rules = Règles

individual-rules = Règles au détail

## Le nom de l’utilisateur

playing-as = Votre nom : { $name }

change-name = Changer

# Beside the name of a user who has an account.
my-account = Mon compte

# Beside the name of a guest: the name is kept.
keep-name = Le garder avec un compte

my-name = Mon nom

save = Enregistrer

cancel = Annuler

## La partie sur l’image

film = Une partie entre quatre bots.

play-film = Lancer la partie sur le plateau

pause-film = Arrêter la partie sur le plateau

## Les parties jouées ici

your-games = Vos parties

against = contre { LIST($names) }

to-move = à { $name } de jouer

already-out = déjà hors jeu : { LIST($names) }

time-left = il reste { $time }

show-all-games = Afficher les { $n } parties

continue-game = Continuer la partie

new-game = Une nouvelle partie

game-removed = Partie retirée de la liste.

put-back = La remettre

remove-game = Retirer « { $game } » de la liste

notice =
    { $notice ->
       *[your_turn] À vous de jouer
        [started] La partie a commencé
        [flag] Votre temps est écoulé
        [over] La partie est finie
        [again] On demande une revanche
        [removed] On vous a exclu de la table
        [offer] On vous propose quelque chose
        [appointment] Votre partie commence bientôt
        [missed] Vous n’étiez pas prêt et avez perdu votre place
        [cancelled] Rendez-vous annulé
    }

notice-elsewhere =
    { $notice ->
       *[your_turn] À vous de jouer dans une de vos parties
        [started] Une de vos parties a commencé
        [flag] Votre temps est écoulé dans une de vos parties
        [over] Une de vos parties est finie
        [again] On demande une revanche
        [removed] On vous a exclu d’une table
        [offer] On vous propose quelque chose dans une partie
        [appointment] Une de vos parties commence bientôt
        [missed] Vous n’étiez pas prêt et avez perdu votre place à une table
        [cancelled] Rendez-vous annulé
    }

games-wait = { $n } parties vous attendent

## The bell at the top of each page

notices = Avis

bell-waiting =
    { $n ->
        [one] { $n } partie vous attend
       *[other] { $n } parties vous attendent
    }

bell-unread =
    { $n ->
        [one] { $n } nouvel avis
       *[other] { $n } nouveaux avis
    }

notice-new = Nouveau :

no-notices = Ici s’affiche ce qui se passe dans vos parties en votre absence.

notice-concern = Quelque chose vous concerne

notices-failed = Impossible de charger les avis pour l’instant.

# The same as in English.
tab-waiting = ({ $n }) { $title }

## Avec qui

opponents = Avec qui

company =
    { $company ->
       *[bots] Contre des bots
        [people] Entre personnes
    }

open-table = Ouvrir la table

seat-player =
    { $player ->
       *[me] Moi
        [free] À prendre
        [bot] Bot
        [nobody] Sans joueur
    }

no-free-seat = Laissez une place à prendre, ou jouez contre des bots.

free-seats =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }

## La table

the-table = La table

clock = Pendule

own-clock =
    { $clock ->
       *[real_time] Autre : minutes et secondes
        [by_day] Autre : jours
    }

base-minutes = Minutes au début

increment-seconds = Secondes ajoutées par coup

turn-hours = Heures par coup

bank-days = Jours de réserve

setting =
    { $setting ->
       *[listed] Visibilité
        [watching] Spectateurs
        [seating] Places
        [names] Noms
        [press] Paroles et promesses
        [talk] Discussion
        [whispers] Conversations privées
        [treaties] Traités
        [bots] Traités avec les bots
        [flag] Au temps écoulé
        [leave] Congé
    }

## Jouer tout de suite

begins = Début

bots-join = Compléter avec des bots

bots-join-after = après { $time }

bots-join-never = jamais

## Le salon

people-play =
    { $n ->
        [0] Personne ne joue en ce moment
        [one] { $n } personne joue
       *[other] { $n } personnes jouent
    }

people-watch =
    { $n ->
        [0] personne ne regarde
        [one] { $n } regarde
       *[other] { $n } regardent
    }

open-tables = Tables ouvertes

no-open-tables = Aucune table n’est ouverte en ce moment. « Jouer maintenant » en ouvre une, et d’autres pourront vous y rejoindre.

table-of = Table ouverte par { $name }

table-hidden = Une table aux noms cachés

seats-taken = { $taken } places prises sur { $seats }

sit-down = Prendre place

sit-down-at = Prendre place : { $table }

to-your-table = Votre table

to-your-table-at = Votre table : { $table }

bots-come-in = bots dans { $time }

new-table = nouvelle

nobody-here = Personne n’y est en ce moment.

table-gone = plus ouverte

games-to-watch = Parties à regarder

no-games = Les parties ouvertes aux spectateurs s’affichent ici.

board-now = { $kind } : { TERM($seat, form: "player") } a le trait

game-ended = finie

lobby-unreachable = Le salon ne répond pas. Nouvel essai automatique.
