### The game page.

## The banner: the title says whose turn it is, the text what to do

joining = Joining the game

one-moment = One moment.

waiting-title = Waiting for players

game-starts = The game starts.

# $seat (seat): the user’s seat
your-turn = Your turn, { CAPITAL($seat) }

# $seat (seat): the user’s seat, which has an extra turn
your-extra-turn = Your turn, { CAPITAL($seat) } – an extra one, by power

# $seat (seat): the player
turn-of = { CAPITAL($seat) }’s turn

# $seat (seat): the player, who has an extra turn
extra-turn-of = { CAPITAL($seat) }’s turn – an extra one, by power

choose-piece = Choose a piece to move

# $seat (seat): the player who has played
# $reading (text): the turn in notation
played = { CAPITAL($seat) }: { $reading }

# $viewer (player | watcher | out): whether the user plays, only watches, or plays no more
# $clause (text): what the game waits for
waiting =
    { $viewer ->
       *[player] { CAPITAL($clause) }
        [watcher] You are watching – { $clause }
        [out] You are out – { $clause }
    }

# $seat (seat): the bot
bot-thinks = { CAPITAL($seat) } (bot) is thinking.

seat-is-free = waiting for somebody to take this seat.

# $seat (seat): the player who is waited for
waiting-for = waiting for { CAPITAL($seat) }.

# $name (name): the name of the player who is waited for
waiting-for-name = waiting for { $name }.

# $name (name): the player who is waited for
# $state (away | gone): whether the person looks at something else or has no connection
waiting-for-absent =
    waiting for { $name }, who { $state ->
       *[away] is away
        [gone] has lost the connection
    }.

# $name (name): the player who is waited for
# $state (away | gone): whether the person looks at something else or has no connection
# $time (text): for how long
waiting-for-absent-since =
    waiting for { $name }, who has been { $state ->
       *[away] away
        [gone] gone
    } for { $time }.

# $time (text): how long the user has
play-within = Play within { $time }, or the game is closed.

# $seat (seat): the player to move
# $time (text): how long the player has
must-play-within = { CAPITAL($seat) } must play within { $time }, or the game is closed.

paused = Paused

paused-text = The clocks stand still.

stood-in-for-you = A bot plays for you.

# $turn (number): the number of the turn that comes next
goes-back = The game goes back to turn { $turn }.

sending = Sending…

no-answer-yet = The service has not answered yet.

# $seat (seat): the player who comes next
next-is = { CAPITAL($seat) } is next

offline-turn = You’re offline. Your move will be sent when you reconnect.

looking-back = Looking back

at-start = The position at the start.

# $turn (number): the turn that is looked at
# $turns (number): the number of all turns
looking-back-at = Looking back: turn { $turn } of { $turns }

back-to-now = Back to now

# $prompt (sentence): what is to be chosen, as it stands alone in the banner
prompt-sentence = { SENTENCE($prompt) }

# $sentences (list): whole sentences
sentences = { JOIN($sentences, with: " ") }

# $title (sentence): the title of the banner
# $text (text): its text
spoken = { SENTENCE($title) } { $text }

## What goes wrong

# $message (sentence): what is wrong
# $section (text): the section of the rules that says so
by-rule = { $message } (rules, { $section })

ok = OK

too-many = That was too much at once for this service. This page waits a moment and tries again.

offer-lapsed = The offer has lapsed: the game has gone on.

illegal-turn = That turn is not legal.

cannot-follow = This page cannot follow the game any more. Reload it.

## The connection

offline = Offline

reconnecting = Reconnecting…

connecting = Connecting…

## The order of turns

turn-order = Order of turns: now, then the next five

## The players

players = Players

you = you

player = player

waiting-for-friend = waiting for a friend

# $pieces (number): how many living pieces the player commands
pieces-left =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }

chief-attacked = chief under attack

in-power = in power

hostage-army = hostage army

# $player (out | absent): whether the player is out or never was there
gone =
    { $player ->
       *[out] out
        [absent] no player
    }

# $player (out | absent): whether the player is out or never was there
army-orphaned =
    { $player ->
       *[out] out, army orphaned
        [absent] army orphaned
    }

# $player (out | absent): whether the player is out or never was there
# $seat (seat): the player who commands the army now
army-of =
    { $player ->
       *[out] out, army to { CAPITAL($seat) }
        [absent] army to { CAPITAL($seat) }
    }

offers-a-draw = offers a draw

commands = commands

# $names (list): the names of the armies that the player commands besides their own
commands-armies = commands { LIST($names) }

# $seat (seat): the player whose clock it is
clock-of = Clock of { CAPITAL($seat) }

# $days (number): whole days
# $hours (number): whole hours beyond them
clock-days = { $days } d { $hours } h

# $clock (text): minutes and seconds, as on a clock
# $tenths (number): tenths of a second
clock-tenths = { $clock }.{ $tenths }

# $time (text): what a player may use beyond the time of a turn
clock-bank = + { $time }

# $state (here | away | gone): whether the person looks at the game, at something else, or has no connection
presence =
    { $state ->
       *[here] here
        [away] away
        [gone] not connected
    }

# $level (text): the name of the level at which the bot plays
stood-in = { $level } (bot) for now

# $n (number): how many people watch
watchers =
    { $n ->
        [one] { $n } person watches
       *[other] { $n } people watch
    }

## The list of turns

turns-played = Turns played

replay-game = Look back through the game

## Beside the board

game = Game

## Resigning and draws

# $names (list): the names of the players
# $players (number): how many they are
offers-draw =
    { LIST($names) } { $players ->
        [one] offers
       *[other] offer
    } a draw.

## The user’s fall

# $seat (seat): the player whose time ran out
ran-out-of-time = { CAPITAL($seat) } ran out of time.

# $reason (sentence): how the user fell
# $turn (number): the number of the turn
earlier-fall = { $reason } That was turn { $turn }.

## The end of the game

you-play-again = You play again.

# $seat (seat): the player
wants-again = { CAPITAL($seat) } wants to play again.

# $name (name): the name of the player
wants-again-name = { $name } wants to play again.
