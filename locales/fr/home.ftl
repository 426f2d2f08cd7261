### L’accueil : le formulaire d’une nouvelle partie, et les parties que ce navigateur connaît.

## Commencer une partie

strength = Niveau

start = Commencer la partie

how-to-play = Comment on y joue

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

several-seats = Vous pouvez tenir plusieurs places ; le plateau se tourne alors vers le joueur au trait.

hostages = Une armée sans joueur est otage : elle ne bouge jamais, mais on peut tuer et déplacer ses pièces, et qui tue son chef la gagne.

bot-speed = Vitesse des bots

pace =
    { $pace ->
        [quick] immédiate
       *[calm] normale
        [slow] lente
    }

## Selon quelles règles

rules = Règles

individual-rules = Règles une à une

## Le nom de l’utilisateur

playing-as = Votre nom : { $name }

change-name = Changer

my-name = Mon nom

save = Enregistrer

cancel = Annuler

## Les parties jouées ici

your-games = Vos parties

new-game = Une nouvelle partie
