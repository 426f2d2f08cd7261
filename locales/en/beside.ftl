### Beside the board and over it: what the game page loads after the board.

## The seats

copy-link = Copy link

link-copied = Copied

# $seat (seat): the free seat
invite-to = Invite somebody to play { CAPITAL($seat) }

send-link = Send this address to your friend:

new-link = New link

# $seat (seat): the seat of a guest
free-seat = Free the { $seat } seat and invite somebody else

give-back = Give back

# $seat (seat): the user’s seat
leave-seat = Leave the { $seat } seat to somebody else

## Beside the board

analyse = Analyse

new-game = New game

download-record = Download record

settings = Settings

sounds = Sounds

notify = Notify me when it is my turn

not-notified = This browser does not allow it.

confirm-turns = Confirm each turn

## The pieces

piece-guide = Piece guide

# $role (role): the piece that is explained
guide-piece = { CAPITAL($role) }:

guide-corpse-name = { CAPITAL(-corpse) }:

guide-chief = kills from any distance; may sit in the maze

guide-assassin = kills; the corpse goes to where it came from

guide-reporter-one = moves, then may kill one piece right beside it

guide-reporter-must = moves, then kills one piece right beside it, if there is one

guide-reporter-all = moves, then kills all enemies right beside it

guide-reporter-all-own = moves, then kills all pieces right beside it, yours too

guide-militant = moves one or two squares; kills

guide-diplomat = puts an enemy elsewhere, alive

guide-necromobile = puts a corpse elsewhere

guide-corpse = a wall; only a necromobile moves it

## Resigning and draws

resign = Resign

resign-question = { resign }?

resign-text =
    Your chief dies where it stands, and the armies you command become orphans. There is no way back.

# $draw (offer | agree): whether nobody has offered a draw yet
draw =
    { $draw ->
       *[offer] Offer a draw
        [agree] Agree to a draw
    }

# $draw (offer | agree): whether nobody has offered a draw yet
draw-question = { draw }?

draw-text =
    The game is a draw once everybody alive agrees. Your agreement stands until you play your next turn.
    Bots agree only after 50 turns without a kill.

# $turns (number): the turns in a row without a kill
# $limit (number): at how many the game is a draw
quiet-turns = Turns without a kill: { $turns } of { $limit }.

# $times (number): how often the position has come up
# $limit (number): at how often the game is a draw
times-seen = Times this position came up: { $times } of { $limit }.

for-seat = For

play-on = Play on

## The user’s fall

you-are-out = You are out

# $turn (number): the number of the turn; its notation follows
fatal-turn = That was turn { $turn }:

others-play-on = The others play on.

keep-watching = Keep watching

show-board = Show the board

show-turn = Show the turn

home = Home

## The end of the game

# $players (number): how many players share the result
share = Each has a share of 1/{ $players }.

# $turns (number): the number of turns played
after-turns =
    { $turns ->
        [one] After one turn.
       *[other] After { $turns } turns.
    }

replay = Replay

record = Record

## The list of turns

turns-oldest-first = Turns played, oldest first

# $turn (number): the number of a turn
turn-number = { $turn }

nobody-moved = Nobody has moved yet.
