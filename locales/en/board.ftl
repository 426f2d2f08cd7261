### What the board says to screen readers and in prompts.

board = Djambi board

# $role (role): the role whose letter is shown on pieces
letter = { TRAIT($role, name: "letter") }

## The label of a square: its name, its pieces, and what can be done there

# $parts (list): all that is to be said of the square
label = { JOIN($parts, with: ", ") }

corpse = { -corpse }

# $army (seat): the piece's army
# $role (role): its role
token = { piece }

# $army (seat): the piece's army
# $role (role): its role
# $controller (seat): the seat that took the army over
token-taken = { piece } commanded by { $controller }

# $army (seat): the piece's army
# $role (role): its role
# $bond (hostage | orphan): why nobody moves it
token-idle =
    { piece }, { $bond ->
        [hostage] hostage
       *[orphan] orphan
    }

maze = { -maze(form: "the") }

# $seat (seat): the seat in power
in-power = { $seat } is in power

empty = empty

selected = selected

last-turn = last turn

in-danger = in danger

# $mark (select | move | report | kill | relocate | maze | exit | victim | spare | place | throne): what choosing the square would mean
mark =
    { $mark ->
        [select] can be selected
       *[move] legal target: move
        [report] legal target: move, then the reporter may kill
        [kill] legal target: kill
        [relocate] legal target: relocate
        [maze] legal target: enter the maze
        [exit] legal target: leave the maze to here
        [victim] legal target: kill by the reporter
        [spare] choose to kill no one
        [place] legal target: place here
        [throne] legal target: place the chief in the maze
    }

## Prompts for the next choice

choose-piece = Choose a piece to move

# $role (role): the piece that moves
choose-target = Choose where the { $role } goes

# $role (role): the piece that moves
choose-exit = Choose the { $role }’s way out of the maze

choose-victim = Choose whom the reporter kills – or no one

must-choose-victim = Choose whom the reporter must kill

# $army (seat): the army of the piece that waits for its placement
# $role (role): its role
place-piece = Place the { piece } on an empty square

place-corpse = Place the corpse on an empty square

must-pass = You have no legal move and must pass

confirm = Play this turn?

## What happened in a turn. The sentences have the names of the steps of a story

# $sentences (list): what happened, step by step
story = { JOIN($sentences, with: " ") }

# $seat (seat): the player
pass = { CAPITAL($seat) } passes.

# $army (seat): the piece's army
# $role (role): its role
# $from (text): the square where it was
# $to (text): the square where it is
move = { CAPITAL(piece) } moves from { $from } to { $to }.

# $army (seat): the army of the piece that is killed
# $role (role): its role
# $square (text): where it is killed
# $corpse (text): where its corpse lies
kill = { CAPITAL(piece) } is killed on { $square }; corpse on { $corpse }.

# $army (seat): the piece's army
# $role (role): its role
# $from (text): the square where it was
# $to (text): the square where it is
relocate = { CAPITAL(piece) } is moved from { $from } to { $to }.

# $from (text): the square where the corpse was
# $to (text): the square where it is
corpse-relocated = Corpse is moved from { $from } to { $to }.

# $by (seat): the player who takes the army over
# $army (seat): the army
army_taken = { CAPITAL($by) } takes over the { $army } army.

# $seat (seat): the player whose chief dies
# $square (text): where it dies
encircled = The { $seat } chief is encircled on { $square } and dies.

# $seat (seat): the player
resigned = { CAPITAL($seat) } resigns.

# $army (seat): the army that nobody commands any more
orphaned = The { $army } army is orphaned.

# $seat (seat): the player
power = { CAPITAL($seat) } is in power.

# $seat (seat): the player
power_lost = { CAPITAL($seat) } is no longer in power.

# $seat (seat): the player
won = { CAPITAL($seat) } wins.

## Answers to keys

# $army (seat): the piece's army
# $role (role): its role
# $square (text): where it is
piece-on = { piece } on { $square }

# $square (text): where the corpse lies
corpse-on = corpse on { $square }

# $army (seat): the army of a piece that attacks
# $role (role): its role
# $square (text): where it is
attacker = { piece-on }

# $hour (number): the direction of the line, as the hour of a clock
# $pieces (list): the pieces on it, the nearest first
line = { $hour } o’clock: { JOIN($pieces, with: ", ") }

# $square (text): where the lines begin
# $lines (list): the lines with pieces on them
lines = Lines from { $square }. { JOIN($lines, with: "; ") }.

# $square (text): where the lines begin
no-lines = Lines from { $square }. Nothing on them.

# $army (seat): the chief's army
# $role (role): the chief
# $square (text): where it is
# $attackers (list): the pieces that could kill or take it
attacked = The { piece-on } is attacked by { JOIN($attackers, with: ", ") }.

# $army (seat): the chief's army
# $role (role): the chief
# $square (text): where it is
not-attacked = Nobody attacks the { piece-on }.

# $seat (seat): the player
# $role (role): the role of which the player commands no piece
nothing = { $seat } has no { $role }.

# $seat (seat): the player who has a turn
turn = { $seat }

# $seat (seat): the player who has an extra turn
turn-by-power = { $seat } by power

# $now (text): whose turn it is
# $later (list): the turns after that
turns = It is the turn of { $now }; then { JOIN($later, with: ", ") }.

game-over = The game is over.

# $key (text): the key
# $role (role): the role to which it goes
key-role = { $key } to the next own { $role }

# $roles (list): the keys of all roles
# $maze (text): the key for the maze
# $lines (text): the key for the lines
# $attackers (text): the key for the attackers
# $turns (text): the key for the turns
keys =
    Arrow keys go to the next square, Home, End, Page Up and Page Down to the rim,
    { JOIN($roles, with: ", ") }, with Shift to the one before, { $maze } to the maze.
    { $lines } tells the lines from here, { $attackers } who attacks your chief,
    { $turns } who plays next. Enter chooses, Escape goes back.
