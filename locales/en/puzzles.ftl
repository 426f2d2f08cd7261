### The puzzles: positions with one right turn.

## The list of puzzles

heading = Puzzles

intro = Each position has one right turn. All others play together against you, and still it holds.

# $rating (number): the user's rating
your-rating = Your rating: { $rating }

# $mode (mixed | day | streak | storm): a way to solve puzzles
mode =
    { $mode ->
       *[mixed] Puzzles for you
        [day] Puzzle of the day
        [streak] Streak
        [storm] Storm
    }

# $mode (mixed | day | streak | storm): a way to solve puzzles
mode-sentence =
    { $mode ->
       *[mixed] From all themes, as hard as your rating.
        [day] The same for everybody, until midnight in Greenwich.
        [streak] Harder and harder, until your first mistake.
        [storm] As many as you can in three minutes.
    }

# $count (number): the best result so far
best = Your best: { $count }

day-solved = Solved today.

day-tried = Tried today.

themes = Themes

# $theme (chief | save | win | cage | duel | order): what puzzles are about
theme =
    { $theme ->
       *[chief] Kill a chief
        [save] Save your chief
        [win] Win
        [cage] Walls of corpses
        [duel] Two left
        [order] Who plays when
    }

# $theme (chief | save | win | cage | duel | order): what puzzles are about
theme-sentence =
    { $theme ->
       *[chief] Kill a chief, and do not pay for it with yours.
        [save] One turn keeps your chief alive. Find it.
        [win] Beat all others in two or three turns.
        [cage] Wall in a chief with corpses, or get out.
        [duel] Only one rival is left. Finish the game.
        [order] Power changes who plays next. Count the turns.
    }

# $solved (number): how many puzzles were solved
# $puzzles (number): how many there are
theme-solved = { $solved } of { $puzzles } solved

## A puzzle: what is asked

# $seat (seat): the solver
you-are = You are { CAPITAL($seat) }.

# $goal (chief | save | enemy | own): what is asked
goal =
    { $goal ->
       *[chief] Kill a chief, so that nobody can put you out before your next turn.
        [save] Save your chief: nobody must be able to put you out before your next turn.
        [enemy] Wall in a chief, so that nobody can put you out before your next turn.
        [own] Your chief may be walled in. Play so that nobody can put you out before your next turn.
    }

# $turns (number): how many turns the solver has
goal-win =
    { $turns ->
        [2] Win in two turns, whatever the others do.
        [3] Win in three turns, whatever the others do.
       *[other] Win in { $turns } turns, whatever the others do.
    }

# $turns (number): how many turns the solver has
goal-duel =
    { $turns ->
        [2] Win in two turns, whatever your rival does.
        [3] Win in three turns, whatever your rival does.
       *[other] Win in { $turns } turns, whatever your rival does.
    }

goal-order = Mind who plays when.

you-in-power = You are in power.

# $seat (seat): who is in power
in-power = { CAPITAL($seat) } is in power.

no-such-puzzle = There is no such puzzle.

## Solving

watching = The others reply.

replaying = The board plays the line.

hint = Hint

# $role (role): the role of the piece
# $square (text): where it is
hint-piece = The { $role } on { $square } makes the right turn.

solution = Solution

solution-costs = Looking at the solution counts as a mistake.

all-puzzles = All puzzles

# The first sentence on a mistake; the reason follows.
wrong = Not this turn.

misplaced = The right piece and the right target, but what you placed belongs elsewhere.

# $reason (no_chief | no_walls | own_end | no_win): what is wrong with the turn
fails-because =
    { $reason ->
       *[no_chief] It does not kill another player’s chief.
        [no_walls] It does not wall in another player’s chief.
        [own_end] You are out by your own turn.
        [no_win] It does not win the game.
    }

# $reason (out | late): what the replies do
# $replies (number): how many replies there are; with none, the solver plays again
refuted-by =
    { $reason ->
       *[out]
            { $replies ->
                [one] This reply puts you out.
               *[other] These replies put you out.
            }
        [late]
            { $replies ->
                [0] After it, you cannot win in time.
                [one] After this reply, you cannot win in time.
               *[other] After these replies, you cannot win in time.
            }
    }

try-again = Try again

try-again-sentence = Try again.

# $turns (number): how many turns the solver has left
right =
    { $turns ->
        [one] Right. { $turns } turn to go.
       *[other] Right. { $turns } turns to go.
    }

# $turns (number): how many turns the solver has left
replaced =
    { $turns ->
        [one] Right too. The puzzle goes on with another right turn. { $turns } turn to go.
       *[other] Right too. The puzzle goes on with another right turn. { $turns } turns to go.
    }

## After a puzzle

# $outcome (clean | hinted | failed | shown): how it was solved
result =
    { $outcome ->
       *[clean] Solved!
        [hinted] Solved with a hint.
        [failed] Solved in the end.
        [shown] This is the solution.
    }

# $rating (number): the user's new rating
# $change (text): the difference to the old one, with its sign
new-rating = Your rating: { $rating } ({ $change })

rating-uncertain = It is still a guess: the first puzzles move it far.

not-rated = You tried this puzzle lately, so it is not rated.

why = Why it is right

# $seat (seat): who is out
why-chief = { CAPITAL($seat) } loses the chief.

# $seat (seat): who is out
why-walled-in = The chief of { CAPITAL($seat) } is walled in, so { CAPITAL($seat) } is out.

why-safe = Whatever the others play, nobody can put you out before your next turn.

why-unique = No other piece and no other target does it.

why-decoys = Other turns kill a chief too, but after them somebody can put you out.

why-own = Other turns save your chief from every killer, but not from the walls.

# $turns (number): how many turns the solver has
why-win =
    { $turns ->
        [2] Whatever the others play, you win by your second turn. This defence lasts longest.
        [3] Whatever the others play, you win by your third turn. This defence lasts longest.
       *[other] Whatever the others play, you win in { $turns } turns. This defence lasts longest.
    }

# The puzzle of the theme “Who plays when”.
why-order = Without extra turns by power, this would not be the one right turn.

why-placement = Few squares are right for what you place.

the-line = The line

replay = Replay

analyse = Analyse

next = Next puzzle

this-puzzle = Link to this puzzle

tags = About this puzzle

# $level (number): how hard the puzzle is, from 1 to 9
difficulty = Difficulty { $level } of 9

# $tag (alive2 | alive3 | alive4 | early | middle | late | power_own | power_other | decoys | placement): what may be said of the puzzle
tag =
    { $tag ->
       *[alive2] two players left
        [alive3] three players left
        [alive4] four players left
        [early] many pieces
        [middle] half of the pieces
        [late] few pieces
        [power_own] you in power
        [power_other] another player in power
        [decoys] tempting kills
        [placement] the placement matters
    }

## Streak and storm

# $solved (number): how many puzzles were solved
solved-so-far = Solved: { $solved }

# $time (text): minutes and seconds
time-left = Time left: { $time }

storm-rules = The clock runs at once. A mistake ends the puzzle, and the next one comes.

begin = Start

# $solved (number): how many puzzles were solved
# $best (number): the most that were ever solved
streak-over =
    { $solved ->
        [0] The streak is over before it began. Your best: { $best }.
        [one] The streak ends after { $solved } puzzle. Your best: { $best }.
       *[other] The streak ends after { $solved } puzzles. Your best: { $best }.
    }

# $solved (number): how many puzzles were solved
# $best (number): the most that were ever solved
storm-over =
    { $solved ->
        [one] The time is up. You solved { $solved } puzzle. Your best: { $best }.
       *[other] The time is up. You solved { $solved } puzzles. Your best: { $best }.
    }

missed = Not solved

# $number (number): the place of the puzzle in the list
missed-puzzle = Puzzle { $number }

once-more = Once more
