### The analysis page: the position, the list of turns, the engine, the graph, and the box for pasted texts.

## The position

next-turns = The next turns

# $number (number): the number of the turn
turn-number = turn { $number }

# $number (number): the number of the turn
turn-number-in-power = in power, turn { $number }

start = The start

# $number (number): the number of turns up to here
# $turn (text): the turn in notation
numbered-turn = { $number }. { $turn }

play-here = Play a turn for the army to move.

## The list of turns

turns-in-order = Turns, oldest first

no-turns = Play a turn for the army to move, or paste a game below.

navigation = Go through the turns

to-end = To the end

rotate-board = Rotate the board

promote = Promote to main line

remove = Delete this and what follows

## Entries of a game that notation has no moves for

# $seat (seat): the player
passes = { CAPITAL($seat) } passes

## The engine

engine = Engine

engine-off = Engine off

thinking = Thinking…

starting = Starting…

# $positions (text): how many positions were searched, such as 12.3K
positions = { $positions } positions

# $positions (text): how many positions were searched
# $rate (text): how many a second
searching = { $positions } positions · { $rate }/s

# $positions (text): how many positions were searched
searched = { $positions } positions · done

# $seat (seat): the player
# $turns (number): the turns of both players until the win
wins-in = { CAPITAL($seat) } wins in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

# $seat (seat): the player
# $turns (number): the turns of both players until the win
wins-within = { CAPITAL($seat) } wins in at most { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}

drawn-ending = A draw: nobody can force a win

line-count = Lines

best-lines = Best lines

search-time = Time

# $seconds (number): how long the engine searches a position
seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

until-stopped = until stopped

# $turn (text): the turn in notation
best-move = Best move: { $turn }

play-this = Play this turn

## The openings

# What was played before in the position on the board.
openings = Openings

which-games = Games that count

all-games = All games

games-of-people = People alone

rated-games = Rated games

games-with-bots = With bots

my-games = My games

looking-up = Looking it up…

turns-played-here = Turns played here

# $games (number): the finished games in which the position came up
games-here = { $games ->
    [0] No finished game has come here in its first 16 turns.
    [one] { $games } game has come here.
   *[other] { $games } games have come here.
}

# $games (number): the games in which the turn was played
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}

# $turns (number): the turns that are not listed
more-turns = { $turns ->
    [one] and { $turns } other turn
   *[other] and { $turns } other turns
}

try-again = Try again

## The graph

analyse = Analyse the game

turning-points = Turning points

# $turn (text): the turn in notation
better = Better: { $turn }

## Positions and records as text

position-and-record = Position and game record

# $parts (list): the rule set, the options that differ from it, and the players
details = { JOIN($parts, with: " · ") }

# $option (text): an option of the rules
# $value (text): its value
option = { $option }: { $value }

# $seat (seat): the player’s seat
# $name (name): the player’s name
player = { CAPITAL($seat) }: { $name }

copy-position = Copy position

copy-record = Copy record

copy-link = Copy link

# $copy (position | record | link): what was copied
copied =
    { $copy ->
        [position] The position is on the clipboard.
        [record] The game record is on the clipboard.
       *[link] The link is on the clipboard.
    }

# $copy (position | record | link): what is in the box
copy-from-box =
    { $copy ->
        [position] Copy the position from the box.
        [record] Copy the game record from the box.
       *[link] Copy the link from the box.
    }

paste-here = Paste a position or a game record

rules-of-position = Rule set for a pasted position

load = Load

loaded = Loaded.

nothing-pasted = There is nothing in the box yet.

# $name (text): the name of a parameter in the page’s address
unknown-parameter = The address has “{ $name }”, which this page doesn’t know. It reads a game as “game” and “ply”, a position as “dfen”, “rules”, “options” and “board”, and a record as “record”.

other-address = That is an address of another page. Paste the record or the position itself, or the address of a game or an analysis here.

still-going-on = This game is still going on: it can be analysed when it is over.
