### What the game page says about turns, once its board is shown: what happened since the user’s last turn, why a
### choice is refused, what is in danger, and what a turn would cost.

## Since the user’s last turn

since-your-turn = Since your last turn

latest-turns = The latest turns

# $role (role): the piece that moved
# $seat (seat): who played
# $square (text): where it went
moved = { CAPITAL($seat) } moved the { $role } to { $square }.

# $seat (seat): who played
# $army (seat): the army of the piece that was killed
# $role (role): its role
killed = { CAPITAL($seat) } killed { CAPITAL($army) }’s { $role }.

# $seat (seat): who played
# $role (role): the user’s piece that was killed
killed-yours = { CAPITAL($seat) } killed your { $role }.

# $seat (seat): who played
# $army (seat): the army of the piece that was relocated
# $role (role): its role
# $square (text): where it was put
led = { CAPITAL($seat) } led { CAPITAL($army) }’s { $role } to { $square }.

# $seat (seat): who played
# $role (role): the user’s piece that was relocated
# $square (text): where it was put
led-yours = { CAPITAL($seat) } led your { $role } to { $square }.

# $seat (seat): who played
# $square (text): where it was put
put-corpse = { CAPITAL($seat) } put a corpse on { $square }.

nothing-yet = Nothing new yet.

## Why a choice is refused

# $seat (seat): the player to move
not-your-turn = It is not your turn: { CAPITAL($seat) } plays.

looking-back-now = You are looking back. Go back to now to play.

on-its-way = Your turn is on its way to the service.

outside = A piece cannot leave the board.

choose-first = Choose one of your pieces first.

# $role (role): the only piece of the user
choose-role-first = Choose your { $role } first.

half-entered = You are entering a turn. Take it back with Esc to look back.

see-rules = See the rules

## Dangers

# $seat (seat): the player
# $role (role): the piece that could kill
killer = { CAPITAL($seat) }’s { $role }

# $killers (list): the pieces that could kill the user’s chief
chief-in-danger = Your chief is in danger: { LIST($killers) }.

# $n (number): the squares next to the user’s chief that have no corpse
free-squares =
    { $n ->
        [0] Corpses are on all squares around your chief.
        [one] Corpses leave your chief only { $n } square.
       *[other] Corpses leave your chief only { $n } squares.
    }

# $role (role): the piece
# $square (text): where it is
endangered = { $role } on { $square }

# $pieces (list): the user’s pieces that could be killed
pieces-in-danger = In danger: { LIST($pieces) }.

## What a turn would cost

play-anyway = Play it anyway

take-it-back = Change it

play-anyway-question = Play it anyway?

show-safe-turns = Show safe turns

# $role (role): the piece that moves
# $from (text): where it is
# $to (text): where it goes
safe-turn = { $role } { $from }–{ $to }

# $turns (list): turns after which nobody could kill the user’s chief
safe-turns = Safe turns, on the board: { LIST($turns) }.

## Switches

show-movable = Show pieces that can move

show-dangers = Show dangers

ask-walled-in = Ask before I wall in my own chief

ask-exposed = Ask before my chief can be killed

## The rules over the game

rules = Rules

close = Close

rules-loading = One moment.

rules-missing = The rules could not be loaded.

## A turn that is entered while others play

for-next-turn = For your next turn.

queued = Queued for your turn.

remove-queued = Remove

queue-emptied = Your queued turn is removed.

queued-impossible = Your queued turn is not possible any more.

queued-risky = Your queued turn was not played.

cannot-queue = Only a turn that is possible now can be queued.

queue-turns = Let me queue a turn while others play
