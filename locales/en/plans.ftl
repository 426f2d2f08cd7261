### Plans on the game page: what is played for somebody at their next turn.

## The button, the board and the banner

plan-turn = Plan my next turn…

# $lines (number): how many lines the plan has
turn-planned =
    { $lines ->
        [one] Planned: one line…
       *[other] Planned: { $lines } lines…
    }

plan-played = What you had planned was played.

plan-waits = No line of your plan fits. It is your turn.

plan-held = What you have offered or agreed to still stands, and a turn would take it back: so nothing of your plan is played. It is your turn.

plan-gone = A turn was taken back, and with it your plan.

## The panel

plan-title = Plan my next turn

plan-intro = When your turn comes, the first line that fits is played at once, even if you are away. If none fits, or an offer of yours or your agreement to a draw stands, you are called as ever.

plan-begins-anew = What is planned has changed, so this panel has begun again.

plan-secret = Nobody is told that you have planned. But from a turn that comes at once, others can guess it.

plan-is-late = It is your turn: nothing can be planned for it any more.

who-plays = Who plays on the board

# $seat (seat): somebody else
as-seat = If { CAPITAL($seat) } plays …

as-me = I answer

# $seat (seat): somebody else
enter-theirs = Enter what { CAPITAL($seat) } might play.

enter-mine = Enter your answer.

enter-any = Enter the turn that you play in any case.

# $seat (seat): somebody else
out-by-then = You would be out by then, or { CAPITAL($seat) } would be.

start-again = Start again

point-square = Point at the square that matters.

stop-pointing = Back to turns

# $line (text): the number of the line
goes-on-after = after line { $line }

# $line (text): the number of the line
leads-nowhere = After line { $line } the position is not known, or the game is over.

first-turn = To the first turn

# $line (text): the number of the line
go-on-after-line = Go on after line { $line }

go-on = Go on

# $line (text): the number of the line
lines-after-line = Lines after line { $line }

lines-of-plan = The lines, in their order

no-lines-yet = No lines yet. Enter one on the board: what somebody plays, then your answer.

lines-full = These are as many lines as a plan can have.

# $line (text): the number of the new line
# $sentence (text): the line in words
line-added = Line { $line }: { $sentence }

# $line (text): the number of the line
line-removed = Line { $line } is gone.

# $lines (number): how many lines are gone
lines-over =
    { $lines ->
        [one] A line that cannot come true any more is gone.
       *[other] { $lines } lines that cannot come true any more are gone.
    }

# $line (text): the number of the line
line-moved = Now it is line { $line }.

# $line (text): the number of the line
line-up = Line { $line }: earlier

# $line (text): the number of the line
line-down = Line { $line }: later

# $line (text): the number of the line
line-remove = Remove line { $line }

earlier = Earlier

later = Later

remove = Remove

# $line (text): the number of the line
conditions-of = Conditions of line { $line }

conditions = Conditions

add-square = Only if a square … (point at it)

# $square (text): the square
square-holds = { $square } is

# $on (empty | corpse): what is there
holds-thing =
    { $on ->
       *[empty] empty
        [corpse] a corpse
    }

# $army (seat): the army of the piece
# $role (role): the role of the piece
holds-piece = { piece }

only-if-quiet = Only if nobody is killed until then

only-if-safe = Only if no single turn of another can put me out after it

# $condition (text): the condition in words
drop-condition = Remove: { $condition }

keep-plan = Keep this plan

drop-plan = Remove the plan

plan-kept = The plan is kept.

plan-dropped = There is no plan any more.

close-panel = Close

## What would be played now

# $line (text): the number of the line
would-play = If your turn came now, line { $line } would be played.

would-hold = If your turn came now, you would be called: what you have offered or agreed to stands, and a turn would take it back.

would-call = If your turn came now, no line would fit, and you would be called.

# $state (plays | held | later | waits | illegal): how the line stands
line-state =
    { $state ->
       *[plays] would be played now
        [held] fits now, but is not played while you have an offer standing
        [later] fits now, but an earlier line comes first
        [waits] does not fit now
        [illegal] not possible now
    }

## A line in words

# $conditions (list): what must be true
# $turn (text): the turn
line-if = If { LIST($conditions) }: { $turn }

# $turn (text): the turn
line-always = In any case: { $turn }

# $seat (seat): who plays it
# $turn (text): the turn
if-plays = { CAPITAL($seat) } plays { $turn }

# $square (text): the square
# $on (empty | corpse): what is there
if-holds-thing =
    { $on ->
       *[empty] { $square } is empty
        [corpse] a corpse is on { $square }
    }

# $square (text): the square
# $army (seat): the army of the piece
# $role (role): the role of the piece
if-holds-piece = the { piece } is on { $square }

if-quiet = nobody is killed until then

if-safe = no single turn of another can put me out after it

# $role (role): the piece that moves
# $from (text): where it is
# $to (text): where it goes
step = { $role } { $from }–{ $to }

# $square (text): where the piece goes after a kill in the maze
step-exit = on to { $square }

# $square (text): where the reporter’s victim is
step-victim = kills on { $square }

# $square (text): where the corpse or the piece is placed
step-placement = places on { $square }

step-pass = pass

# $parts (list): the parts of a turn
steps = { JOIN($parts, with: ", ") }
