### What the engine tells, on the analysis page and to a player: shares, hints, remarks, and how a game went.

## Shares

# $percent (number): a share
percent = { $percent }%

# $seat (seat): the player
# $percent (number): the player’s share
share = { CAPITAL($seat) } { $percent }%

# $shares (list): the share of each player
shares = { JOIN($shares, with: ", ") }

# $percent (number): the share that the turn cost its player
loss = −{ $percent }%

# $tenths (number): the share that the user can expect, in tenths
expected = Your chances to win: about { $tenths } in 10.

# $before (number): the share that the user could expect, in tenths
# $after (number): the share after the turn, in tenths
expected-change = Your chances to win: about { $before } in 10 before this turn, { $after } in 10 after it.

## The graph

course = Course of the game

turn-shown = Turn shown

# $turn (text): the turn with its number
# $shares (list): the share of each player after it
turn-shares = { $turn }: { shares }

# $first (number): the user’s share at the start, in tenths
# $highest (number): the highest one
# $last (number): the share at the end
own-course = Your chances to win: about { $first } in 10 at first, { $highest } in 10 at best, { $last } in 10 at the end.

# $turns (number): the turns that are not analysed yet
analysing =
    { $turns ->
        [one] analysing: { $turns } turn to go
       *[other] analysing: { $turns } turns to go
    }

engine-failed = The engine could not be loaded, or it broke down.

## Hints

coach = Coach

hint = Hint

hint-more = Show the turn

searching-hint = Thinking…

# $role (role): the piece to move
# $square (text): where it is
hint-piece = Look at your { $role } on { $square }.

# $role (role): the piece to move
# $from (text): where it is
# $to (text): where it goes
hint-turn = Your { $role } goes from { $from } to { $to }.

# $square (text): where the piece goes after a kill in the maze
hint-exit = It leaves the maze for { $square }.

# $square (text): where the reporter’s victim is
hint-victim = It kills on { $square }.

# $square (text): where the corpse or the piece is placed
hint-placement = What was there goes to { $square }.

hint-pass = You can only pass.

undo-that-turn = Undo that turn

close-coach = Close

## Reasons for a turn

wins = It wins the game.

# $seat (seat): the player whose chief is killed
kills-chief = It kills { CAPITAL($seat) }’s chief.

# $seat (seat): the player whose chief is walled in
walls-in = It walls in { CAPITAL($seat) }’s chief.

# $army (seat): the army of the piece that attacked the user’s chief
# $role (role): its role
saves-chief = It saves your chief from the { piece }.

takes-power = It gives you the power.

# $seat (seat): the player who loses the power
ends-power = It takes the power from { CAPITAL($seat) }.

# $seat (seat): the army that comes to the user
takes-army = It brings you the { $seat } army.

# $army (seat): the army of the piece that is killed
# $role (role): its role
kills = It kills the { piece }.

# $role (role): the user’s piece that was attacked
rescues = It brings your { $role } out of danger.

# $seat (seat): the player whose chief the user could kill next
threatens-chief = It threatens { CAPITAL($seat) }’s chief.

# $army (seat): the army of the piece that is put elsewhere
# $role (role): its role
leads-away = It leads the { piece } away.

chief-safe = Nobody threatens your chief then.

## Remarks

# $role (role): the piece to move
# $from (text): where it is
# $to (text): where it goes
better-turn = Better: your { $role } from { $from } to { $to }.

## Switches

show-help = Hint and take back beside the board

show-remarks = A remark after a costly turn

bot-speed = Bot speed

# $pace (quick | calm | slow): how fast bots play
pace =
    { $pace ->
        [quick] instant
       *[calm] normal
        [slow] slow
    }

hurry = To my turn

## The end

you-won = You won

you-lost = You lost

# $place (number): the user’s place
# $players (number): the number of players
place-of = Place { $place } of { $players }.

standings = Places

# $place (number): a player’s place
place = { $place }.

# $rating (text): the rating, with its change in parentheses
rating-now = rating { $rating }

# $mover (seat): the player who killed the chief
# $square (text): where it died
# $turn (number): the number of the turn
fell-killed = killed by { CAPITAL($mover) } on { $square }, turn { $turn }

# $mover (seat): the player who walled in the chief
# $square (text): where it died
# $turn (number): the number of the turn
fell-walled-in = walled in by { CAPITAL($mover) } on { $square }, turn { $turn }

# $square (text): where the player walled in their own chief
# $turn (number): the number of the turn
fell-by-own-turn = walled in by their own turn on { $square }, turn { $turn }

# $turn (number): the number of the turn
fell-resigned = resigned, turn { $turn }

alive-at-end = alive at the end

# $kills (number): how many pieces of others the player has killed
kills-made =
    { $kills ->
        [one] { $kills } kill
       *[other] { $kills } kills
    }

# $armies (number): how many armies the player has taken
armies-taken =
    { $armies ->
        [one] { $armies } army taken
       *[other] { $armies } armies taken
    }

how-it-went = How the game went

how-it-went-for-you = How the game went, and your costliest turns

costliest-turns = Your costliest turns

# $turn (number): the number of the turn
turn-at = Turn { $turn }

no-costly-turn = None of your turns cost you much.

stop-analysing = Stop

watch-the-end = Watch the end
