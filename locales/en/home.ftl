### The home page: the form for a new game, and the games that this browser knows.

## Starting a game

strength = Strength

start = Start this game

how-to-play = How it is played

custom-game = Custom game

too-few-players = A game needs at least two players.

## Who plays

players = Players

two-players = For two players.

who-plays = Who plays

# $player (me | bot | friend | nobody): who plays at a seat
player =
    { $player ->
       *[me] Me (this device)
        [bot] Bot
        [friend] A friend (by link)
        [nobody] Empty
    }

# $seat (seat): a seat at which a bot plays
strength-of = Strength of { CAPITAL($seat) }

several-seats = You can take several seats; the board then turns to the player to move.

hostages = An army without a player is a hostage: it never moves, but it can be killed, moved and captured.

bot-speed = Bot speed

# $pace (quick | calm | slow): how fast bots play
pace =
    { $pace ->
        [quick] instant
       *[calm] normal
        [slow] slow
    }

## By which rules

rules = Rules

individual-rules = Individual rules

## The name of the user

# $name (text): the name of the user
playing-as = You play as { $name }

change-name = Change

my-name = My name

save = Save

cancel = Cancel

## Games that were played here

your-games = Your games

new-game = A new game
