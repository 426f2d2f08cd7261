### What the rules answer: why a move is not legal, and why a game ended. The English sentences are those of the
### library `djambi`.

## Why a move is not legal

over = The game is over.

must-pass = The player to move has no move at all and must pass.

cannot-pass = There is no passing while there is a legal move.

# $square (text): the square in question
no-piece = There is no piece on { $square }.

# $square (text): the square in question
corpse-moves = A corpse lies on { $square }, and corpses do not move by themselves.

# $army (seat): the piece's army
# $role (role): its role
# $square (text): the square in question
not-yours = The { piece } on { $square } is not controlled by the player to move.

standstill = A move cannot end where it starts.

# $from (text): the start square
# $to (text): the end square
not-in-line = { $to } is not in a straight line, orthogonal or diagonal, from { $from }.

# $to (text): the end square
too-far = A militant moves one or two squares, and { $to } is farther.

# $by (text): the occupied square
# $to (text): the end square
blocked = The way to { $to } is blocked on { $by }; no piece jumps.

# $to (text): the end square
barred = No way to { $to } is open; no piece jumps.

# $role (role): its role
maze-closed = { CAPITAL(TERM($role, form: "a")) } may pass through the empty maze, but only a chief may end its move in it.

militant-in-maze = A militant cannot kill a chief in the maze (maze_militant = never).

# $role (role): its role
no-effect-on-corpse = { CAPITAL(TERM($role, form: "a")) } cannot end its move on a square with a corpse.

# $role (role): its role
no-effect-on-piece = { CAPITAL(TERM($role, form: "a")) } cannot end its move on a square with a living piece.

# $army (seat): the piece's army
# $role (role): its role
# $square (text): the square in question
own-victim = The { piece } on { $square } is on the mover’s own side, and a piece does not act on its own side.

# $army (seat): the piece's army
# $role (role): its role
# $square (text): the square in question
orphan-victim = The { piece } on { $square } is an orphan, and orphans can be neither killed nor relocated.

no-choice-of-victim = Only a reporter names a victim, and only where it has the choice.

# $square (text): the square in question
victim-not-beside = A reporter kills only orthogonally adjacent to where it ends, and { $square } is not.

# $square (text): the square in question
no-victim = There is no piece on { $square } that the reporter may kill.

must-report = The reporter must kill one of the pieces beside it (reporter = must).

placement-missing = The mover must say where the victim is placed.

nothing-to-place = This move leaves nothing for the mover to place.

# $square (text): the square in question
placement-occupied = { $square } is not empty, so nothing can be placed on it.

placement-in-maze = Only a chief may be placed in the maze, by a diplomat that takes it from another square, and the corpses that the option maze_corpse allows.

corpse-in-maze = Of corpses only that of a chief killed by this move may be placed in the maze (maze_corpse = chief).

return-to-maze = What was taken up in the maze cannot be put back into it by the same move.

exit-missing = A piece that acts in the maze must leave it in the same move.

no-exit = Only a piece that acts in the maze and may not stay there has an exit.

# $square (text): the square in question
exit-occupied = An exit ends on an empty field square, and { $square } is none.

# $square (text): the square in question
exit-on-start = The exit cannot end on { $square }: the victim’s corpse goes there.

# $square (text): the square in question
exit-too-far = A militant leaves the maze by one or two squares, and { $square } is out of its reach.

# $square (text): the square in question
exit-out-of-reach = There is no open line from the maze to { $square }.

## Why a game ended

reason-win = The last player alive has won.

reason-repetition = The same position has come up too often.

reason-quiet-limit = Too many turns in a row were played without a kill.

reason-agreement = All living players agreed to a draw.

reason-closed = The host closed the game; there is no result.
