### Beside the board and over it: what the game page loads after the board.

## The seats

copy-link = Copy link

link-copied = Copied

share-result = Share the result

# $seat (seat): the free seat
invite-to = Invite somebody to play { CAPITAL($seat) }

send-link = Send this address to your friend:

new-link = New link

# $seat (seat): the seat of a guest
free-seat = Free the { $seat } seat and invite somebody else

give-back = Give back

# $seat (seat): the user’s seat
leave-seat = Leave the { $seat } seat to somebody else

## Beside the board

analyse = Analyse

new-game = New game

download-record = Download record

settings = Settings

sounds = Sounds

notify = Notify me when it is my turn or something happens, as long as this page is open

tab-own-turn = Your turn – Djambi

# $title (text): the board and the rules
tab = { $title } – Djambi

something-offered = Somebody offers you something

game-is-over = The game is over

# $n (number): how many messages the user has not read
new-words =
    { $n ->
        [one] A new message
       *[other] { $n } new messages
    }

not-notified = This browser does not allow it.

confirm-turns = Confirm each turn

keep-still = Keep the board still

shortcuts = Keyboard shortcuts

shortcuts-turns = Away from the board, the arrow keys go from turn to turn, Home and End to the first and the newest one.

## The pieces

piece-guide = Piece guide

# $role (role): the piece that is explained
guide-piece = { CAPITAL($role) }:

guide-corpse-name = { CAPITAL(-corpse) }:

guide-chief = kills from any distance; may sit in the maze

guide-assassin = kills; the corpse goes to where it came from

guide-reporter-one = moves, then may kill one piece right beside it

guide-reporter-must = moves, then kills one piece right beside it, if there is one

guide-reporter-all = moves, then kills all enemies right beside it

guide-reporter-all-own = moves, then kills all pieces right beside it, yours too

guide-militant = moves one or two squares; kills

guide-diplomat = puts an enemy elsewhere, alive

guide-necromobile = puts a corpse elsewhere

guide-corpse = a wall; only a necromobile moves it

# $army (seat): the piece's army
# $role (role): its role
# $line (text): what such a piece does
piece-line = { CAPITAL(piece) } – { $line }

# $army (seat): the piece's army
# $role (role): its role
# $controller (seat): the seat that took the army over
# $line (text): what such a piece does
taken-piece-line = { CAPITAL(piece) }, commanded by { $controller } – { $line }

# $army (seat): the piece's army
# $role (role): its role
# $bond (hostage | orphan): why nobody moves it
idle-piece-line =
    { CAPITAL(piece) }, { $bond ->
        [hostage] hostage
       *[orphan] orphan
    } – nobody plays this army

corpse-line = { CAPITAL(-corpse) } – { guide-corpse }

## Resigning and draws

resign = Resign

resign-question = { resign }?

resign-text =
    Your chief dies where it stands, and the armies you command become orphans. There is no way back.

# $draw (offer | agree): whether nobody has offered a draw yet
draw =
    { $draw ->
       *[offer] Offer a draw
        [agree] Agree to a draw
    }

# $draw (offer | agree): whether nobody has offered a draw yet
draw-question = { draw }?

draw-text =
    The game is a draw once everybody alive agrees. Your agreement stands until you play your next turn.
    Bots agree unless they expect more than a draw.

# $turns (number): the turns in a row without a kill
# $limit (number): at how many the game is a draw
quiet-turns = Turns without a kill: { $turns } of { $limit }.

# $times (number): how often the position has come up
# $limit (number): at how often the game is a draw
times-seen = Times this position came up: { $times } of { $limit }.

for-seat = For

play-on = Play on

## Time

# $seat (seat): the user’s seat
little-time = { CAPITAL($seat) }, you have less than 20 seconds left.

## Offers

take-back = Take back

take-back-question = Take your last turn back?

take-back-text =
    The game goes back to your last turn once everybody agrees who has played since then. Clocks keep what they
    have. Bots always agree.

pause = Pause

go-on = Go on

go-by-day = Go on by the day

go-by-day-question = Go on by the day?

go-by-day-text =
    Once everybody agrees, each turn has days of its own instead of minutes for the whole game, from the turn on that
    is being played. It stays so. Bots always agree.

days-of-turn = Time for each turn

# $days (number): for each turn
goes-by-day =
    { $days ->
        [one] The game goes on by the day: { $days } day for each turn.
       *[other] The game goes on by the day: { $days } days for each turn.
    }

call-off = Call off

call-off-question = Call the game off?

call-off-text = The game is closed without a result once everybody agrees.

keep = Keep playing

# $seat (seat): the player who is away
let-bot-play = Let a bot play for { CAPITAL($seat) }
# On the plate of a player
# $date (text): the day and the hour
on-leave = on leave until { $date }

# $name (name): the player who is waited for
# $date (text): the day and the hour
away-on-leave = waiting for { $name }, who is on leave until { $date }. No time passes.

# $name (name): the player who is waited for
# $time (text): what they have left for their turn
away-for = waiting for { $name }, who is away: { $time } left.

# $name (name): the player who is waited for
# $time (text): what they have left for their turn
# $bot (text): after how long a bot may play for them
away-until-bot = waiting for { $name }, who is away: { $time } left. A bot may play for them in { $bot }.

# $name (name): the player
# $time (text): for how long
absent-for = { $name } has not been here for { $time }.

bot-plays-for-you = A bot plays for you.

lost-seat = This was your seat: your time ran out, and a bot plays there.

take-seat-back = Take your seat back

# A player has lost the seat, and a newcomer may take it.
# $seat (seat): the seat
seat-is-open = { CAPITAL($seat) } has run out of time. A bot plays there until somebody takes the seat.

offer-of-news = Offers

# $seat (seat): the player who offers it
# $what (take_back | pause | resume | abort | return): what is offered
offered =
    { CAPITAL($seat) } { $what ->
        [take_back] wants to take a turn back.
        [pause] wants a pause.
        [resume] wants to go on.
        [abort] wants to call the game off.
       *[return] wants the seat back.
    }

# $seat (seat): the player who offers it
# $days (number): for each turn
offered-by-day =
    { CAPITAL($seat) } { $days ->
        [one] wants to go on by the day: { $days } day for each turn.
       *[other] wants to go on by the day: { $days } days for each turn.
    }

# $seat (seat): the player who offers it
# $absent (seat): the player who is away
offered-stand-in = { CAPITAL($seat) } wants a bot to play for { CAPITAL($absent) }.

# $what (take_back | pause | resume | by_day | abort | stand_in | return | draw): what the user offers
you-offered =
    { $what ->
        [take_back] You want to take a turn back.
        [pause] You want a pause.
        [resume] You want to go on.
        [by_day] You want to go on by the day.
        [abort] You want to call the game off.
        [stand_in] You want a bot to play.
        [return] You want your seat back.
       *[draw] You offer a draw.
    }

# $names (list): the names of the players who have not answered
unanswered-by = No answer yet: { LIST($names) }.

# $seat (seat): the player
declines = { CAPITAL($seat) } declines.

accept = Accept

decline = Decline

you-did-not-begin = You did not play your first turn in time. Nobody has a result.

open-again = Open the table again

back-to-lobby = Back to the lobby

## Talk

talk = Talk

# $n (number): how many messages the user has not seen
talk-with-new =
    { $n ->
        [0] Talk
        [one] Talk, { $n } new message
       *[other] Talk, { $n } new messages
    }

# $channel (table | dead | watchers): a channel of the talk
channel =
    { $channel ->
       *[table] Table
        [dead] Out
        [watchers] Watchers
    }

channels = Channels

# $channel (table | dead | watchers): the channel
nothing-said =
    { $channel ->
       *[table] Nobody has said anything yet.
        [dead] Nobody has said anything yet. Players who are out read this, everybody else after the end.
        [watchers] Nobody has said anything yet. Watchers read this; players are shown it after the end.
    }

# $players (list): the names of the people in a private channel, without the user
channel-of = { JOIN($players, with: ", ") }

notebook = My notes

whisper = Whisper

whisper-with = Whisper with

# $players (list): the names of the people in a private channel, without the user
who-reads = { JOIN($players, with: ", ") } and you read this.

# $players (list): the names of the people in a private channel, without the user
who-read = Said in private by { LIST($players) }.

only-you-read = Only you read this.

host-reads = The host of this service can read it.

close-whisper = Back to the channels

channel-closed = Nothing more can be said here.

phrases = Phrases

# $phrase (agreed | no | later | trust_me | spare_me | i_regret | farewell): something to say to somebody with whom one deals
phrase =
    { $phrase ->
       *[agreed] Agreed
        [no] No
        [later] Perhaps later
        [trust_me] Trust me
        [spare_me] Spare me
        [i_regret] I regret it
        [farewell] Farewell
    }

# $phrase (beware | threatens_us | strike_together | leave_power | you_lied): something to say about a player
# $seat (seat): the player
phrase-about =
    { $phrase ->
       *[beware] Beware of { CAPITAL($seat) }
        [threatens_us] { CAPITAL($seat) } threatens us both
        [strike_together] Let us strike { CAPITAL($seat) } together
        [leave_power] { CAPITAL($seat) } must leave power
        [you_lied] { CAPITAL($seat) } lied
    }

draw-on-board = Draw on the board

draw-how = Press a square for a circle, or draw from one square to another for an arrow. By the keyboard, press Enter on both squares, or twice on one.

# $square (text): a square
draw-from = From { $square }. Enter on another square makes an arrow, on the same one a circle.

# $n (number): how many arrows and circles have been drawn
send-drawing =
    { $n ->
        [one] Send the drawing ({ $n })
       *[other] Send the drawing ({ $n })
    }

clear-drawing = Clear

# $squares (list): squares, and arrows such as “c3–c5”
drawing = Drawing: { JOIN($squares, with: ", ") }

all-channels = All

# $turn (number): the number of the turn after which messages were said
after-turn = After turn { $turn }

at-the-start = Before the first turn

# $why (unreadable | blanked | removed): why words are gone
gone =
    { $why ->
       *[unreadable] (sealed, and cannot be read any more)
        [blanked] (taken out by the author)
        [removed] (removed by a moderator)
    }

blank = Take out your words

blank-for-ever = Take out for ever?

report = Report to the moderators

report-why = Why? The host and the moderators see it with the messages around it.

# $cause (abuse | spam | person | collusion | help | stalling | other): what is wrong with a message
report-cause =
    { $cause ->
        [abuse] an insult or a threat
        [spam] advertising, or the same again and again
        [person] a real person: their name or what is theirs
        [collusion] players who keep together in secret
        [help] a program thinks for somebody
        [stalling] waiting or leaving on purpose
       *[other] something else
    }

report-what = What is wrong with it

report-player = Report a player: how they play, or their name

report-send = Send the report

reported = Reported. You hear when it was looked at.

# $n (number): how many messages were said after the turn that is looked at
said-later =
    { $n ->
        [one] One message was said later
       *[other] { $n } messages were said later
    }

show-drawing = Show on the board

messages = Messages

say-something = Say something

send = Send

# $n (number): how many more characters the message may have
characters-left = { $n } left

# $sign (well_played | thanks | sorry | hurry | oops | hello): something to say in every language
sign =
    { $sign ->
       *[well_played] Well played
        [thanks] Thanks
        [sorry] Sorry
        [hurry] Hurry up
        [oops] Oops
        [hello] Hello
    }

signs = Signs, which everybody reads in their own language

only-signs = Only signs are allowed at this table.

players-may-read = Players don’t see this here, but a second window shows it to them.

watchers-read = People who watch read this, too.

only-reading = You can only read here.

watcher = A watcher

# $name (name): the author of messages
mute = Hide messages of { $name }

# $name (name): the author of hidden messages
unmute = Show messages of { $name } again

hidden = Hidden:

sending-words = Sending…

not-said = Not sent.

close-talk = Close the talk

## The user’s fall

you-are-out = You are out

# $turn (number): the number of the turn; its notation follows
fatal-turn = That was turn { $turn }:

others-play-on = The others play on.

keep-watching = Keep watching

show-board = Show the board

show-turn = Show the turn

home = Home

## The end of the game

# $players (number): how many players share the result
share = Each has a share of 1/{ $players }.

# $turns (number): the number of turns played
after-turns =
    { $turns ->
        [one] After one turn.
       *[other] After { $turns } turns.
    }

## The list of turns

turns-oldest-first = Turns played, oldest first

# $turn (number): the number of a turn
turn-number = { $turn }

nobody-moved = Nobody has moved yet.

## Watching on, and playing again

play-again = Play again

join = Join

watch-again = Watch it

how-it-ended = How it ended

watching-speed = Speed of watching

# $pace (normal | fast | newest): how fast turns are shown
watch =
    { $pace ->
       *[normal] Watch at normal speed
        [fast] Watch fast
        [newest] Skip to the newest turn
    }

## How the user fell, and how the game ended

your-time-ran-out = Your time ran out.

no-chief-left = You have no chief left.

# $seat (seat): the seat of the user that resigned
seat-resigned = { CAPITAL($seat) } resigned.

you-resigned = You resigned.

# $mover (seat): the player who killed the chief
# $seat (seat): the chief’s army, one of the user’s
# $square (text): where it died
killed-chief-of = { CAPITAL($mover) } killed { CAPITAL($seat) }’s chief on { $square }.

# $mover (seat): the player who killed the user’s chief
# $square (text): where it died
killed-your-chief = { CAPITAL($mover) } killed your chief on { $square }.

# $square (text): where the user’s chief died
walled-in-own-chief = You walled in your own chief on { $square }.

# $mover (seat): the player who walled in the chief
# $seat (seat): the chief’s army, one of the user’s
# $square (text): where it died
walled-in-chief-of = { CAPITAL($mover) } walled in { CAPITAL($seat) }’s chief on { $square }.

# $mover (seat): the player who walled in the user’s chief
# $square (text): where it died
walled-in-your-chief = { CAPITAL($mover) } walled in your chief on { $square }.

you-lost-on-time = You lost: your time ran out.

# $seat (seat): the last rival of the winner
last-rival-ran-out = { CAPITAL($seat) }, the last rival, ran out of time.

you-lost-by-resigning = You lost: you resigned.

# $how (kill | encircled): how the user’s chief died
# $square (text): where it died
you-lost =
    You lost: your chief was { $how ->
        [kill] killed
       *[encircled] walled in
    } on { $square }.

# $cause (expired | not_begun | cancelled | aborted): why the game was closed
# $seat (seat): the player to move
closed-because =
    { $cause ->
       *[expired] Nobody moved for a long time.
        [not_begun] { CAPITAL($seat) } did not play a first turn in time.
        [cancelled] The host has cancelled the appointment.
        [aborted] The players have called it off.
    } Nobody has a result.
