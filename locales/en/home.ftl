### The home page: the form for a new game, and the games that this browser knows.

## Starting a game

strength = Strength
# $level (text): a level of the bots: “Peasant”
strength-hint = For a first game, choose { $level }.

own-army = My army

change-start = Change

# $of (bots | people | table): what begins with it
change-of =
    { $of ->
       *[bots] Change the game against bots
        [people] Change the game with people
        [table] Change the table
    }

with-people = With people

any-army = Any army

start = Start this game

how-to-play = How it is played

# $lesson (number): the number of the next lesson
continue-lesson = Continue: lesson { $lesson }

lessons-again = The lessons again

custom-game = Custom game

too-few-players = A game needs at least two players.

## Who plays

players = Players

two-players = For two players.

who-plays = Who plays

# $player (me | bot | friend | nobody): who plays at a seat
player =
    { $player ->
       *[me] Me (this device)
        [bot] Bot
        [friend] A friend (by link)
        [nobody] Empty
    }

# $seat (seat): a seat at which a bot plays
strength-of = Strength of { CAPITAL($seat) }

# $seat (seat): a seat at which a bot plays
character-of = Character of { CAPITAL($seat) }

# $character (drawn | loyal | grudging | opportunist | machiavellian): for what a bot breaks its word
character =
    { $character ->
       *[drawn] Character by lot
        [loyal] Loyal
        [grudging] Grudging
        [opportunist] Opportunist
        [machiavellian] Machiavellian
    }

characters-hint = The loyal never break a treaty, the grudging for much, opportunists where it pays, Machiavellians where it pays and nobody can hit back. The others at the table are told after the end.

several-seats = You can take several seats; the board then turns to the player to move.

hostages = An army without a player is a hostage: it never moves, but it can be killed, moved and captured.

## By which rules

rules = Rules

individual-rules = Individual rules

## The name of the user

# $name (name): the name of the user
playing-as = You play as { $name }

change-name = Change

# Beside the name of a user who has an account.
my-account = My account

# Beside the name of a guest: the name is kept.
keep-name = Keep it with an account

my-name = My name

save = Save

cancel = Cancel

## The game on the picture

film = A game of four bots.

play-film = Play the game on the board

pause-film = Pause the game on the board

## Games that were played here

your-games = Your games

# $names (list): the other players of a game
against = against { LIST($names) }

# $name (name): the player whose turn it is
to-move = { $name } is to move

# $names (list): the players who are out of a game that goes on
already-out = out already: { LIST($names) }

# $time (text): what the user has left for a turn
time-left = { $time } left

# $n (number): how many games the list has, seven at least
show-all-games = Show all { $n } games

continue-game = Continue your game

new-game = A new game

game-removed = Removed from the list.

put-back = Put it back

# $game (text): the game in a line
remove-game = Remove “{ $game }” from the list

# $notice (your_turn | started | flag | over | again | removed | offer | appointment | missed | cancelled): why a game waits for the user
notice =
    { $notice ->
       *[your_turn] Your turn
        [started] The game has started
        [flag] Your time has run out
        [over] The game is over
        [again] Somebody wants to play again
        [removed] You were removed from the table
        [offer] Somebody offers you something
        [appointment] Your game begins soon
        [missed] You were not ready, and lost your seat
        [cancelled] The appointment was cancelled
    }

# What a page about something else says of one of the user's games
# $notice (your_turn | started | flag | over | again | removed | offer | appointment | missed | cancelled): why the game waits for the user
notice-elsewhere =
    { $notice ->
       *[your_turn] Your turn in one of your games
        [started] One of your games has started
        [flag] Your time has run out in one of your games
        [over] One of your games is over
        [again] Somebody wants to play again
        [removed] You were removed from a table
        [offer] Somebody offers you something in a game
        [appointment] One of your games begins soon
        [missed] You were not ready, and lost your seat at a table
        [cancelled] An appointment was cancelled
    }

# $n (number): how many games wait for the user, two at least
games-wait = { $n } games wait for you

## The bell at the top of each page

# The name of the bell
notices = Notices

# $n (number): how many games wait for a turn or an answer of the user
bell-waiting =
    { $n ->
        [one] { $n } game waits for you
       *[other] { $n } games wait for you
    }

# $n (number): how many notices the user has not read
bell-unread =
    { $n ->
        [one] { $n } new notice
       *[other] { $n } new notices
    }

# Beside a notice that the user has not read
notice-new = New:

no-notices = What happens in your games while you are away is told here.

# A notice of an act of the host or a moderator, or of a report that was looked at
notice-concern = Something concerns you

notices-failed = The notices cannot be fetched now.

# The title of a page while games wait for the user
# $n (number): how many
# $title (text): the title of the page
tab-waiting = ({ $n }) { $title }

## With whom

opponents = With whom

# $company (bots | people): with whom the user plays
company =
    { $company ->
       *[bots] Against bots
        [people] With people
    }

open-table = Open the table

# $player (me | free | bot | nobody): who plays at a seat of a table
seat-player =
    { $player ->
       *[me] Me
        [free] Free for a person
        [bot] Bot
        [nobody] Empty
    }

no-free-seat = Leave a seat free for a person, or play against bots.

# $n (number): how many seats are free for people
free-seats =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }

## The table

the-table = The table

clock = Clock

# $clock (real_time | by_day): the kind of a clock that the user sets
own-clock =
    { $clock ->
       *[real_time] Other: minutes and seconds
        [by_day] Other: days
    }

base-minutes = Minutes at the start

increment-seconds = Seconds added each turn

turn-hours = Hours for each turn

bank-days = Days in reserve

# $setting (listed | watching | seating | names | press | talk | whispers | treaties | bots | flag | leave): a setting of a table
setting =
    { $setting ->
       *[listed] Where people find it
        [watching] Watching
        [seating] Seats
        [names] Names
        [press] What players may say and promise
        [talk] Talk
        [whispers] Private talk
        [treaties] Treaties
        [bots] Treaties with bots
        [flag] Out of time
        [leave] Leave
    }

## Playing at once

# The label of a field for a day and an hour
begins = Begins

bots-join = Bots join

# $time (text): after how long
bots-join-after = after { $time }

bots-join-never = never

## The lobby

# $n (number): how many people play
people-play =
    { $n ->
        [0] Nobody plays
        [one] { $n } person plays
       *[other] { $n } people play
    }

# $n (number): how many people watch
people-watch =
    { $n ->
        [0] nobody watches
        [one] { $n } watches
       *[other] { $n } watch
    }

open-tables = Open tables

no-open-tables = No table is open at the moment. “Play now” opens one, and others find you here.

# $name (name): the name of the player who opened the table
table-of = Table of { $name }

table-hidden = A table with hidden names

# $taken (number): how many seats are taken
# $seats (number): how many seats there are
seats-taken = { $taken } of { $seats } seats taken

sit-down = Sit down

# $table (text): the table
sit-down-at = Sit down: { $table }

to-your-table = To your table

# $table (text): the title of a table at which the user sits
to-your-table-at = To your table: { $table }

# $time (text): how long it takes
bots-come-in = bots in { $time }

new-table = new

nobody-here = Nobody is there at the moment.

table-gone = no longer open

games-to-watch = Games to watch

no-games = When people play and may be watched, you see their boards here.

# $kind (text): the board and the rules
# $seat (seat): the player to move
board-now = { $kind }: { CAPITAL($seat) } to move

game-ended = ended

lobby-unreachable = The lobby is out of reach. The page tries again by itself.
