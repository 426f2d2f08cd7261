### What is wrong with a move, a position, a record or an option. The id of a message is the code of a problem of the
### library `djambi`, with `-` for `_`. A problem within another one is a whole sentence.

## Why a move is not legal

over = The game is over.

must-pass = You have no legal move: you must pass.

cannot-pass = You cannot pass while you have a legal move.

# $square (text): the square in question
no-piece = There is no piece on { $square }.

# $square (text): the square in question
corpse-moves = There is a corpse on { $square }. Only a necromobile can move it.

# $army (seat): the piece’s army, and the player who controls it
# $role (role): its role
# $seat (seat): the player to move; the reader may play several seats, or none
not-yours = That is { CAPITAL($army) }’s { $role }. It is { CAPITAL($seat) }’s turn.

# $army (seat): the piece’s army
# $role (role): its role
# $owner (seat): the player who has taken the army over
# $seat (seat): the player to move; the reader may play several seats, or none
commanded-by-other = { CAPITAL($owner) } commands that { piece }. It is { CAPITAL($seat) }’s turn.

# $army (seat): the piece’s army
# $role (role): its role
# $bond (hostage | orphan): why nobody moves it
idle-piece =
    That { piece } is { $bond ->
        [hostage] a hostage, and hostages never move
       *[orphan] an orphan, and nobody moves orphans
    }.

# $army (seat): the piece’s army
# $role (role): its role
# $square (text): the square in question
hemmed-in = The { piece } on { $square } is blocked: it has no free square to go to. Choose another piece.

standstill = A piece that moves must end on another square.

# $from (text): the start square
# $to (text): the end square
not-in-line = There is no straight line from { $from } to { $to }. Pieces move only in straight lines.

# $to (text): the end square
too-far = A militant moves one or two squares, and { $to } is farther.

# $by (text): the occupied square
# $to (text): the end square
blocked = The way to { $to } is blocked on { $by }; no piece jumps.

# $to (text): the end square
barred = No way to { $to } is open; no piece jumps.

# $role (role): its role
maze-closed = { CAPITAL(TERM($role, form: "a")) } may pass through the empty maze, but only a chief may end its move in it.

militant-in-maze = A militant cannot kill a chief in the maze.

# $role (role): its role
no-effect-on-corpse = { CAPITAL(TERM($role, form: "a")) } cannot go onto a corpse. Only a necromobile can.

# $role (role): its role
no-effect-on-piece =
    { $role ->
        [reporter] A reporter never goes onto another piece: it stops beside it and kills from there.
        [necromobile] A necromobile takes only corpses, never a living piece.
       *[other] { CAPITAL(TERM($role, form: "a")) } cannot go onto a living piece.
    }

# $army (seat): the piece’s army
# $role (role): its role
# $square (text): the square in question
own-victim = The { piece } on { $square } is on your side: you cannot kill it or lead it away.

# $army (seat): the piece’s army
# $role (role): its role
# $square (text): the square in question
orphan-victim = The { piece } on { $square } is an orphan: it can be neither killed nor led away.

no-choice-of-victim = Only a reporter names its victim, and only where it has a choice.

# $square (text): the square in question
victim-not-beside = A reporter kills only on a square that shares a side with its own, and { $square } does not.

# $square (text): the square in question
no-victim = There is no piece on { $square } that your reporter may kill.

must-report = Your reporter must kill one of the pieces beside it. Choose which.

placement-missing = Choose an empty square for what your piece took.

nothing-to-place = This move leaves you nothing to place.

# $square (text): the square in question
placement-occupied = There is something on { $square }. Choose an empty square.

placement-in-maze = You cannot place this in the maze. Only a diplomat can place a chief there, taken from another square.

corpse-in-maze = In the maze you can place only the corpse of a chief that this move kills.

return-to-maze = What you took in the maze cannot go back into it in the same turn.

exit-missing = A piece that acts in the maze must leave it in the same turn. Choose where it goes out.

no-exit = Only a piece that acts in the maze and may not stay there has an exit.

# $square (text): the square in question
exit-occupied = Choose an empty square to leave the maze; { $square } is not empty.

# $square (text): the square in question
exit-on-start = Your assassin cannot leave for { $square }: its victim’s corpse goes there.

# $square (text): the square in question
exit-too-far = A militant leaves the maze by one or two squares, and { $square } is farther.

# $square (text): the square in question
exit-out-of-reach = There is no open line from the maze to { $square }.

## What a turn costs

walls-in-own-chief = This walls in your own chief: you would be out.

# $seat (seat): the player who could kill the chief
# $role (role): the piece that could
exposes-own-chief = { CAPITAL($seat) }’s { $role } could then kill your chief before you play again.

# $seat (seat): the player who could kill the chief before the turn and after it
# $role (role): the piece that could
leaves-own-chief = { CAPITAL($seat) }’s { $role } still sees your chief.

## Why a text is no move

# $column (number): the place of the fault, from 1
square-expected = The name of a square is expected at character { $column } of the move.

# $column (number): the place of the fault, from 1
role-expected = The letter of a piece is expected at character { $column } of the move.

# $column (number): the place of the fault, from 1
mark-expected = “-”, “x” or “:” is expected at character { $column } of the move.

# $column (number): the place of the fault, from 1
end-expected = The move should end before character { $column }.

# $role (role): the kind of piece
# $square (text): the square in question
absent-piece = There is no { $role } on { $square }.

# $reading (text): the move as it should be written
misread-move = In this position the move is written { $reading }.

## How a position is written

# $found (number): how many there are
too-few-fields =
    The position is incomplete: six parts are needed, { $found ->
        [0] none was
        [one] one was
       *[other] { $found } were
    } found.

# $found (number): how many there are
too-many-fields =
    A position has six parts, but { $found ->
        [one] one was
       *[other] { $found } were
    } found.

# $column (number): the place of the fault, from 1
surplus-space = There is a space too many at character { $column } of the position.

# $text (text): the character, or its number in Unicode
# $column (number): its place, from 1
foreign-in-position = The character { $text } has no place in a position (character { $column }).

# $row (rank | file | row): what a row of this board is
# $found (number): how many there are
# $wanted (number): how many there should be
number-of-rows =
    The board has { $row ->
        [rank] { $found ->
            [one] { $found } rank
           *[other] { $found } ranks
        }
        [file] { $found ->
            [one] { $found } file
           *[other] { $found } files
        }
       *[row] { $found ->
            [one] { $found } row
           *[other] { $found } rows
        }
    } instead of { $wanted }.

# $row (rank | file | row): what a row of this board is
# $label (text): the row’s own name, such as 9
# $found (number): how many there are
# $wanted (number): how many there should be
row-length =
    { $row ->
        [rank] Rank
        [file] File
       *[row] Row
    } { $label } has { $found ->
        [one] { $found } square
       *[other] { $found } squares
    } instead of { $wanted }.

# $row (rank | file | row): what a row of this board is
# $label (text): the row’s own name, such as 9
# $text (text): what was found
empty-run =
    In { $row ->
        [rank] rank
        [file] file
       *[row] row
    } { $label }, “{ $text }” cannot be a number of empty squares.

# $row (rank | file | row): what a row of this board is
# $label (text): the row’s own name, such as 9
# $text (text): what was found
board-character =
    In { $row ->
        [rank] rank
        [file] file
       *[row] row
    } { $label }, “{ $text }” is neither a piece, nor a corpse, nor a number of empty squares.

# $row (rank | file | row): what a row of this board is
# $label (text): the row’s own name, such as 9
# $army (seat): the army
# $text (text): what was found
unknown-role =
    In { $row ->
        [rank] rank
        [file] file
       *[row] row
    } { $label }, no { $army } piece is of the kind “{ $text }”.

# $row (rank | file | row): what a row of this board is
# $label (text): the row’s own name, such as 9
# $army (seat): the army
missing-role =
    At the end of { $row ->
        [rank] rank
        [file] file
       *[row] row
    } { $label }, the kind of the { $army } piece is missing.

# $found (number): how many there are
# $wanted (number): how many there should be
number-of-controllers =
    The controllers of the armies are given by { $found ->
        [one] { $found } letter
       *[other] { $found } letters
    } instead of { $wanted }, one for each army.

# $army (seat): the army
# $text (text): what was found
unknown-controller = “{ $text }” cannot control the { $army } army: it is neither a seat of this board, nor “h” (hostage), nor “-” (orphan).

# $text (text): what was found
unknown-turn = “{ $text }” cannot be the player to move: it is no seat of this board.

# $text (text): what was found
unknown-cursor = “{ $text }” cannot be the cursor of the round: it is no seat of this board.

# $text (text): what was found
bad-quiet-turns = “{ $text }” cannot be the number of turns since the last kill: a whole number up to 4,294,967,295 is needed, without sign or leading zeros.

# $text (text): what was found
bad-turn-number = “{ $text }” cannot be the turn number: a whole number up to 4,294,967,295 is needed, without sign or leading zeros.

## What a position means

# $army (seat): the piece’s army
# $role (role): its role
# $square (text): the square in question
not-a-chief-in-the-maze = The { piece } on { $square } is in the maze, where no living piece but a chief can be.

# $army (seat): the army
# $squares (list): where they are
several-chiefs = The { $army } army has several chiefs: on { LIST($squares) }.

# $army (seat): the army
player-without-chief = The { $army } army has a player but no chief.

# $army (seat): the army
hostage-without-chief = The { $army } army is a hostage but has no chief.

# $army (seat): the army
# $square (text): the square in question
chief-of-a-lost-army = The { $army } chief on { $square } is alive, but its army has no player and is no hostage.

# $army (seat): the army
# $controller (seat): the player who controls it
controller-not-alive = The { $army } army is controlled by { CAPITAL($controller) }, who is not alive.

# $army (seat): the army
reign-without-option = The { $army } army is held by right of power (a capital letter), which these rules do not have.

# $army (seat): the army
reign-over-own-army = No other player controls the { $army } army, so it cannot be held by right of power (a capital letter).

nobody-alive = No player is alive.

# $seat (seat): the player
turn-not-alive = { CAPITAL($seat) } is to move, but is not alive.

turn-zero = The turn number is 0; turns are numbered from 1.

# $problem (sentence): what is wrong there, as a whole sentence
# $rest (sentence): what else is wrong, in whole sentences
several-faults = { $problem } { $rest }

# $count (number): how many faults are not told
more-faults =
    { $count ->
        [one] There is { $count } more fault.
       *[other] There are { $count } more faults.
    }

## Why something else is not possible in a game

# $reason (win | repetition | quiet_limit | agreement | length_limit | closed): why the game ended
ended =
    The game is over: { $reason ->
        [win] somebody has won
        [repetition] the same position came up too often
        [quiet_limit] too many turns passed without a kill
        [agreement] the players agreed to a draw
        [length_limit] it had become as long as its host allows
       *[closed] the service closed it
    }.

resign-over = The game is over: nobody can resign any more.

# $seat (seat): the player
resign-not-alive = { CAPITAL($seat) } is not alive and cannot resign.

# $seat (seat): the player
not-alive = { CAPITAL($seat) } is not alive in this game.

# $to (number): the number of events to go back to
# $events (number): the number of events
nothing-to-take-back =
    The game cannot be taken back to event { $to }: it has { $events ->
        [one] { $events } event
       *[other] { $events } events
    }.

# $seat (seat): the player
# $board (text): the board’s name
no-seat = The board { $board } has no { $seat } seat.

## Names of boards, seats, rule sets and options

# $text (text): what was found
# $known (list): the names that there are
unknown-board = There is no board “{ $text }”. The boards are { LIST($known) }.

# $known (list): the names that there are
unknown-seat = A seat has one of these names: { JOIN($known, with: ", ") }.

# $text (text): what was found
# $known (list): the names that there are
unknown-rule-set = There is no rule set “{ $text }”. The rule sets are { LIST($known) }.

# $text (text): what was found
# $known (list): the names that there are
unknown-option = There is no option “{ $text }”. The options are { LIST($known) }.

# $option (text): the option’s name
# $text (text): what was found
# $known (list): the names that there are
unknown-value = The option { $option } has no value “{ $text }”. Its values are { LIST($known) }.

# $option (text): the option’s name
# $text (text): what was found
option-number = The option { $option } is a whole number up to 4,294,967,295, without sign or leading zeros, not “{ $text }”.

## Records

# $problem (sentence): what is wrong there, as a whole sentence
no-record = This is neither a position nor a game record. (Details: { $problem })

# $line (number): the line, from 1
# $column (number): the place of the fault, from 1
# $problem (sentence): what is wrong there, as a whole sentence
in-record = Line { $line }, column { $column }: { $problem }

no-game = There is no game here.

another-game = Another game begins here, but only one was asked for.

# $text (text): what was found
unexpected-character = “{ $text }” has no meaning here.

taken-back-in-variation = In a variation nothing is taken back.

# $most (number): such as 32
deep-variation = More than { $most } variations lie inside each other.

open-variation = The variation that begins here is not closed.

no-signs = The signs of a record are exclamation and question marks, one or two, and $1 to $255, behind a turn; there is no such sign here.

open-comment = The comment that begins here is not closed.

broken-tag = A tag is written in one line, in square brackets: its name, then its value in straight quotation marks.

# $name (text): the tag’s name
tag-twice = The tag { $name } is given here for the second time.

# $text (text): what was found
tag-name = “{ $text }” cannot name a tag: a letter comes first, then letters, digits and underscores.

# $name (text): the tag’s name
derived-tag = The tag { $name } follows from the game and cannot be set.

# $name (text): the tag’s name
# $text (text): what was found
control-in-tag = The value of the tag { $name } cannot have the invisible character “{ $text }”.

# $text (text): what was found
control-in-comment = A comment cannot have the invisible character “{ $text }”.

# $text (text): what was found
entry-as-comment = “{ $text }” is an entry of the game; with a full stop behind it, it is a comment.

# $text (text): what was found
wrong-variant = This is a record of “{ $text }”, not of Djambi.

# $text (text): what was found
broken-option = An option is written option=value, not “{ $text }”.

# $option (text): the option’s name
option-twice = The option { $option } is given twice.

# $text (text): what was found
wrong-set-up = The tag SetUp is “1” with a tag FEN and “0” without one, not “{ $text }”.

# $problem (sentence): what is wrong there, as a whole sentence
start-position = The game cannot start from this position. { $problem }

# $text (text): what was found
# $problem (sentence): what is wrong there, as a whole sentence
not-a-move = “{ $text }” is not a move. { $problem }

# $text (text): the character and its number in Unicode
foreign-character = The character { $text } has no place in it.

# $text (text): what was found
# $problem (sentence): what is wrong there, as a whole sentence
not-possible = “{ $text }” is not possible. { $problem }

after-result = Nothing can happen in a game after its result.

# $text (text): what was found
# $right (text): what it should be
wrong-result = The result “{ $text }” does not fit the game: it should be “{ $right }”.

# $text (text): what was found
# $right (text): what it should be
wrong-termination = The tag Termination is “{ $text }”, but after this game it should be “{ $right }”.
