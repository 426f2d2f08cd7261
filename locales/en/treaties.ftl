### Treaties: what is promised, in sentences, and what is wrong with one. The id of a message about what is wrong is the
### code of a problem of the library `djambi-press`, with `-` for `_`.

## What is promised

# $party (seat): who promises
# $players (list): the players
promise-peace = { CAPITAL($party) } kills no piece commanded by { LIST($players) }, and spares the chief altogether.

# $party (seat): who promises
# $players (list): the players
promise-hands-off = { CAPITAL($party) } neither kills nor relocates a piece commanded by { LIST($players) }.

# $party (seat): who promises
# $pieces (list): pieces such as “green chief”
promise-leave = { CAPITAL($party) } neither kills nor relocates these, whoever commands them: { JOIN($pieces, with: ", ") }.

# $party (seat): who promises
# $pieces (list): pieces such as “red assassin”
promise-hold = { CAPITAL($party) } does not move these: { JOIN($pieces, with: ", ") }.

# $party (seat): who promises
# $squares (list): names of squares
promise-keep-out = { CAPITAL($party) } ends no move on { LIST($squares) }.

# $party (seat): who promises
# $squares (list): names of squares
promise-no-corpse = { CAPITAL($party) } leaves no new corpse on { LIST($squares) }.

# $party (seat): who promises
promise-no-power = { CAPITAL($party) } does not enter the maze with its chief.

# $party (seat): who promises
# $turns (number): in how many turns
promise-leave-power = { CAPITAL($party) } has its chief out of the maze { due-within }.

# $party (seat): who promises
# $player (seat): whose piece
# $turns (number): in how many turns
promise-strike = { CAPITAL($party) } kills or relocates a piece commanded by { CAPITAL($player) } { due-within }.

# $party (seat): who promises
# $parts (list): what is said of the move
# $turns (number): in how many turns
promise-do = { CAPITAL($party) } makes such a move { due-within }: { JOIN($parts, with: ", ") }.

# $squares (list): names of squares
plan-from = from { JOIN($squares, with: ", ") }

# $squares (list): names of squares
plan-to = to { JOIN($squares, with: ", ") }

# $pieces (list): pieces such as “blue militant”
plan-victim = against { JOIN($pieces, with: ", ") }

# $squares (list): names of squares
plan-place = placing the victim on { JOIN($squares, with: ", ") }

# $army (seat): the army
# $role (role): the role
treaty-piece = { piece }

# $player (seat): the player
treaty-player = { CAPITAL($player) }

## Conditions, and the end

# $player (seat): the player
# $promise (sentence): what is promised
while-in-power = While { CAPITAL($player) } is in power: { $promise }

# $number (number): which duty of the treaty, in the order told
# $promise (sentence): what is promised
once-done = Once duty { $number } is done: { $promise }

# $rounds (number): how many rounds
lasts-rounds =
    The treaty lasts { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.

lasts-notice = The treaty lasts until one round after notice is given.

# $player (seat): the player
lasts-power = The treaty lasts while { CAPITAL($player) } is in power.

# $player (seat): the player
lasts-out = The treaty lasts until { CAPITAL($player) } is out.

## What is wrong with a treaty

# $column (number): the character, from 1
# $problem (sentence): what is wrong there
treaty-at = Character { $column } of the treaty: { $problem }

# $found (text): what stands there
treaty-party-expected = A party and its clauses are expected, such as r:peace(b), not “{ $found }”.

# $found (text): what stands there
treaty-seat-expected = “{ $found }” is not the letter of a seat of this board.

# $found (text): what stands there
treaty-clause-expected = A clause is expected, such as peace(b) or strike(y)@2, not “{ $found }”.

# $found (text): what stands there
treaty-clause-unknown = There is no clause “{ $found }”: there are peace, hands_off, leave, hold, keep_out, no_corpse, no_power, leave_power, strike and do.

# $found (text): what stands there
treaty-square-expected = “{ $found }” is not a square of this board.

# $found (text): what stands there
treaty-pieces-expected = An army and roles are expected, such as gCA, not “{ $found }”.

# $found (text): what stands there
treaty-plan-expected = A part of a move is expected, from=, to=, victim= or place=, not “{ $found }”.

# $found (text): what stands there
treaty-condition-expected = Behind the question mark power(SEAT) or the number of a duty is expected, not “{ $found }”.

# $found (text): what stands there
treaty-end-expected = An end is expected, /1r to /8r, /notice, /power(SEAT) or /out(SEAT), not “{ $found }”.

# $found (text): what stands there
treaty-space-expected = One space stands between two parts of a treaty, and none elsewhere; here is “{ $found }”.

# $most (number): the largest number
treaty-party-count = A treaty has 2 to { $most } parties.

treaty-party-order = The parties of a treaty stand in the order of play.

# $seat (seat): the party
treaty-party-twice = { CAPITAL($seat) } is a party twice.

# $seat (seat): the party
# $most (number): the largest number
treaty-clause-count = { CAPITAL($seat) } must promise something, at most { $most } clauses.

# $seat (seat): the party
treaty-clause-twice = { CAPITAL($seat) } promises the same twice.

# $seat (seat): the party
treaty-names-itself = { CAPITAL($seat) } cannot promise this to itself.

# $what (text): what is named
treaty-twice = “{ $what }” stands twice in a list.

treaty-nothing = A list of the treaty names nothing.

# $most (number): the largest number
treaty-turns = Leave_power, strike and do are due within 1 to { $most } turns, as @2 says; no other clause has an @.

# $count (number): how many are named
# $most (number): how many may be
treaty-squares = The treaty names { $count } squares; at most { $most } are possible.

# $most (number): the largest number
treaty-rounds = A treaty lasts 1 to { $most } rounds.

# $number (number): the number after the question mark
treaty-no-duty = The treaty has no duty { $number }.

# $number (number): the number after the question mark
treaty-circle = Duty { $number } waits for itself.

# $seat (seat): the army
treaty-no-army = This board has no { $seat } army.

treaty-other-squares = A square of the treaty is not of this board.

treaty-other-board = The treaty is one of another board.

treaty-too-few-players = Treaties are made while three or more players are alive.

# $seat (seat): the player
treaty-not-alive = { CAPITAL($seat) } is not in the game.

# $seat (seat): the player
treaty-not-in-power = The treaty would end at once: { CAPITAL($seat) } is not in power.

treaty-not-in-force = The treaty is no longer in force.

# $seat (seat): the player
treaty-not-a-party = { CAPITAL($seat) } is not a party of the treaty.

treaty-notice-of-rounds = A treaty that lasts a number of rounds knows no notice.

treaty-notice-given = Notice of the treaty was given already.

# $found (text): what stands there
# $events (number): how many turns and resignations there are
treaty-take-back = “back:{ $found }” keeps no earlier turn or resignation: there { $events ->
    [one] is one
   *[other] are { $events }
}.
