### What several pages share: the players, how a game ended, a turn being entered, the list of turns, the pieces.

## Players

# $seat (seat): the player
seat-name = { CAPITAL($seat) }

# $name (name): the name of a player who has several seats
# $seat (seat): the seat
name-and-seat = { $name } ({ CAPITAL($seat) })

# $seat (seat): the player, who has an extra turn
seat-by-power = { CAPITAL($seat) }, by power

# $level (text): the name of the level at which the bot plays
bot = { $level } (bot)

# Beside the name of a player.
# $account (none | deleted): whether there is none, or it was deleted
no-account = { $account ->
       *[none] guest
        [deleted] deleted player
    }

## How a game ended

# $seat (seat): the winner
wins = { CAPITAL($seat) } wins

# $names (list): the names of the players who share the result
draw-between = A draw between { LIST($names) }

game-closed = The game was closed

ended-by-repetition = The same position came up too often.

# $turns (number): the turns in a row without a kill
ended-by-quiet =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } went by without a kill.

ended-by-agreement = Everybody alive agreed.

ended-by-closing = The service has closed it. Nobody has a result.

# $seat (seat): the last rival of the winner
# $square (text): where the rival’s chief died
last-rival-fell = { CAPITAL($seat) }, the last rival, lost the chief on { $square }.

# $seat (seat): the last rival of the winner
last-rival-resigned = { CAPITAL($seat) }, the last rival, resigned.

nobody-else-alive = Nobody else is alive.

## What else than a turn stands in the list of turns

# $seat (seat): the player
resigns = { CAPITAL($seat) } resigns

# $seat (seat): the player
loses-on-time = { CAPITAL($seat) } loses on time

draw-agreed = Draw agreed

drawn-by-length = Drawn by length

closed = Game closed

## The turn that is being entered

what-now = What to do now

back = Back

kill-no-one = Kill no one

confirm = Confirm

## The list of turns

turns = Turns

to-start = To the start

turn-back = One turn back

turn-on = One turn on

game-over = The game is over

## The drawings of the pieces

pieces = Pieces

# $set (pictures | letters | signs): the drawings that may be chosen
piece-set =
    { $set ->
       *[pictures] pictures
        [letters] letters
        [signs] signs
    }

## The games that this browser knows

# $names (list): the names of the user’s seats
# $turn (number): the number of the turn that comes next
playing-as = You as { LIST($names) }: turn { $turn }

# $names (list): the names of the user’s seats
# $ending (text): how the game ended
played-as = You as { LIST($names) }: { $ending }

# $turn (number): the number of the turn that comes next
watching = Watching: turn { $turn }

# $ending (text): how the game ended
watched = Watched: { $ending }

## When something goes wrong

did-not-work = That didn’t work

cannot-load = This browser could not load the rules of the game. It may be too old, or the connection broke.

needs-web-assembly = This page needs WebAssembly, which is missing or off here, as in Lockdown Mode.

outdated = There is a newer version of this page.

reload = Reload

## How long something lasts

# $n (number): how many
seconds = { $n } s

# $n (number): how many
minutes = { $n } min

# $n (number): how many
hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }

# $n (number): how many
days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
