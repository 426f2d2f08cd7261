### Tables: their clocks and settings, and the room in which people wait for each other.

## The clock

no-clock = No clock

# $base (text): the time at the start
# $increment (text): what each turn adds
clock-real-time = { $base } + { $increment } a turn

# $turn (text): the time of each turn
clock-by-day = { $turn } a turn

# $turn (text): the time of each turn
# $bank (text): what may be used beyond it in the whole game
clock-with-bank = { $turn } a turn, and { $bank } in reserve

## The settings of a table, each as a sentence without a full stop

# $listed (yes | no): whether the lobby shows the table
listed =
    { $listed ->
       *[yes] The lobby shows the table
        [no] People come only by the link
    }

# $watching (everybody | nobody): who may watch
watching =
    { $watching ->
       *[everybody] Everybody may watch
        [nobody] Only the players see the game
    }

# $seating (chosen | drawn): how players come to their seats
seating =
    { $seating ->
       *[chosen] Everybody chooses a seat
        [drawn] The seats are drawn at the start
    }

# $names (shown | hidden): whether players see each other’s names
names =
    { $names ->
       *[shown] Everybody sees the names
        [hidden] Names are hidden until the end
    }

# $talk (all | signs | none): what may be said at the table
talk =
    { $talk ->
       *[all] The players may talk
        [signs] The players talk only by signs
        [none] Nobody talks
    }

# $preset (silent | treaties | signs | open | full): what the players may say and promise together
press-preset =
    { $preset ->
       *[silent] Nothing: neither talk nor treaties
        [treaties] Only treaties
        [signs] Signs, and treaties that everybody sees
        [open] Everything, for all to hear
        [full] Everything, in private too, with secret treaties
    }

# $whispers (none | players | everybody): whether players talk in private, and who reads that after the end
whispers =
    { $whispers ->
       *[none] Nobody talks in private
        [players] Players may whisper; after the end all players read it
        [everybody] Players may whisper; after the end everybody reads it
    }

# $treaties (public | secret | none): which treaties the players may make
treaties =
    { $treaties ->
       *[public] The players make treaties that everybody sees; the program says who keeps them
        [secret] The players make treaties, in secret too; the program says who keeps them
        [none] No treaties
    }

# $bots (with_people | all | none): with whom bots make treaties
treaty-bots =
    { $bots ->
       *[with_people] Bots make treaties; while one person plays, only with that person
        [all] Bots make treaties with anybody
        [none] Bots make no treaties
    }

# $flag (resign | open): what becomes of a player whose time runs out
flag =
    { $flag ->
       *[resign] Players whose time runs out are out
        [open] A bot takes over when the time first runs out, until somebody takes the seat
    }
# $leave (granted | none): whether the time of players on leave stands still
leave =
    { $leave ->
       *[granted] Time stands still for players on leave
        [none] No leave: time passes all the same
    }

rated = Rated: the game counts for the ratings of its players

# Said of a game in a list
rated-short = rated

# $time (text): after how long bots take the free seats
fill-after = Bots take the free seats after { $time }

fill-never = The free seats wait for people

## The room in which people wait

# $n (number): how many seats are free, 0 if all are taken
seats-free =
    { $n ->
        [0] All seats are taken. The game starts when everybody is ready.
        [one] One seat is free.
       *[other] { $n } seats are free.
    }

drawn-hint = The colours are drawn when the game starts.

# $time (text): how long it takes
bots-come = Bots take the free seats in { $time }.

seats = Seats

free = Free

anonymous = A player

you = you

host = host

# $state (ready | busy | away | gone): whether a person is ready or here
sitter =
    { $state ->
       *[ready] ready
        [busy] not ready yet
        [away] away
        [gone] not connected
    }

sit-down = Sit down

sign-in-to-sit = Sign in to sit down

# $seat (seat): a free seat
sit-down-as = Sit down as { CAPITAL($seat) }

# $seat (seat): a free seat
move-to = Move here: { CAPITAL($seat) }

move-here = Move here

stand-up = Stand up

ready = I am ready

not-ready = Wait, not yet

remove = Remove

# $seat (seat): the seat of a player whom the host may remove
remove-from = Remove the player from the seat of { CAPITAL($seat) }

# $name (name): the player whom the host is about to remove
remove-asks = { $name } won’t be able to sit down at this table again.

remove-for-good = Remove for good

keep-player = Keep

fill-now = Fill with bots now

begin-with-bots = Begin at once with bots

solve-meanwhile = Solve a puzzle meanwhile

invite = Bring your friends

link = Link to this table

copy-link = Copy the link

link-copied = Link copied

share = Share…

qr-code = The link as a QR code

# $date (text): the day and the hour
begins-at = Begins { $date }

# $date (text): the day and the hour
appointed = The game begins { $date }, not before. Who sits is reminded an hour and ten minutes earlier; who is not ready five minutes after the time loses the seat.

to-calendar = Add to your calendar

cancel-appointment = Cancel the appointment

cancel-question = Cancel it for all who sit here?

keep-appointment = Keep it

about-table = This table

# $n (number): how many people watch
watchers =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }

## What happens in the room, for a screen reader

# $name (name): the name of the person
# $seat (seat): the seat
sits-down = { $name } sits down as { CAPITAL($seat) }.

# $seat (seat): the seat
somebody-sits-down = Somebody sits down as { CAPITAL($seat) }.

# $seat (seat): the seat
bot-sits-down = A bot sits down as { CAPITAL($seat) }.

# $seat (seat): the seat
gets-up = The seat of { CAPITAL($seat) } is free again.

# $seat (seat): the seat
is-ready = { CAPITAL($seat) } is ready.

# $seat (seat): the seat
is-not-ready = { CAPITAL($seat) } is not ready any more.

removed-you = The host has removed you from the table.

late-you = You were not ready at the time, so your seat is free again. You may sit down here again.
