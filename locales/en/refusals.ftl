### What the service refuses, and how it fails. A message’s name is the code of PROTOCOL.md, with hyphens.

## Playing

# $seat (seat): the seat whose turn it is
not-your-turn = It is { CAPITAL($seat) }’s turn.

# $seat (seat): the seat
not-your-seat = { CAPITAL($seat) } is not your seat.

stale = The game has gone on in the meantime. Have a look, then play again.

finished = The game is over.

command-reused = The id of this command was used before, for another action.

# $events (number): how many events the game has
no-such-event =
    This game has { $events ->
        [one] only one event
       *[other] only { $events } events
    } so far.

## Tables and talk

not-started = The game has not begun: its table waits for players.

paused = The game is paused.

not-paused = The game is not paused.

stood-in = A bot plays for you. Ask for your seat first.

no-stand-in = No bot plays for you.

# $seat (seat): the seat at which a bot plays for somebody
cannot-answer = { CAPITAL($seat) } would be asked, and a bot plays there until its player comes back.

offer-stands = You have made an offer already. Wait for the answers.

too-many-offers = You have made enough offers. Wait until somebody else has played.

no-offer = This offer no longer stands.

no-treaties = This game knows no treaties.

no-secret-treaties = In this game treaties are made in front of everybody.

# $seat (seat): a party that does not read the channel
not-in-channel = { CAPITAL($seat) } does not read this channel.

treaty-offered = You have offered these players a treaty already. Wait for the answers, or withdraw it.

too-many-proposals = Two of your treaties wait for answers. Withdraw one first.

treaty-refused = This treaty was refused. It may be offered again after a round.

# $seat (seat): the seat that has so many
# $limit (number): how many treaties a seat may have
too-many-treaties = { CAPITAL($seat) } has { $limit } treaties in force, as many as one may have.

# $seat (seat): the seat that is asked
makes-no-treaties = { CAPITAL($seat) } makes no treaties: a bot plays there, or nobody has come yet.

no-own-turn = You have no turn to take back.

no-time-left = Your time has run out, so you cannot play the turn again.

too-late-to-abort = Only a game that has waited for its players can be called off, in its first round.

# $seat (seat): the seat
not-away = { CAPITAL($seat) } has not been away for long.

no-clock = Only a game in real time can be paused or go on by the day.


started = The game has begun, so the seats stay as they are.

removed = The host has removed you from this table.

seat-reserved = This seat is kept for a while for the player whose time ran out.

no-cookies = Your browser sent no cookie of this site, by which it would be known again. Allow cookies for this site in the browser’s settings, then reload the page and try again.

no-free-seat = The table is full.

not-seated = You do not sit at this table.

own-seat = You sit there yourself: leave the seat instead.

sitter-is-ready = At this table, who sits is ready: the game begins as soon as it is full.

# $min (number): the smallest number of seconds
# $max (number): the largest number of seconds
# $found (number): the number asked for
fill-out-of-range = Bots can fill the seats after { $min } to { $max } seconds, not after { $found }.

# $days (number): how many at most
appointment-out-of-range = A game can be appointed for a time within the next { $days } days, at a table that waits for its players.

no-appointment = There is no appointment to cancel.

# $need (rules | board | start | begins | clock | flag | bots | players | listed | take_back | stand_in | by_day): what is in the way
rated-table =
    { $need ->
        [rules] A rated game has the classic rules.
        [board] A rated game is played on the square board.
        [start] A rated game begins from the usual position.
        [begins] A rated game begins when all are ready.
        [clock] A rated game needs a clock.
        [flag] In a rated game, players whose time runs out are out.
        [bots] No bot plays in a rated game.
        [players] In a rated game everybody has one seat.
        [listed] Rated games here are among people who do not know each other, so the lobby lists them.
        [take_back] In a rated game no turn is taken back.
        [stand_in] In a rated game no bot stands in.
       *[by_day] A rated game keeps its clock.
    }

rated-needs-account = A rated game is for people with an account. Sign in first.
rated-strangers = Rated games here are for people who do not know each other. You cannot sit at this table with those who are there; take another one.

secret-needs-whispers = Secret treaties need private talk.

whispers-need-talk = Private talk needs a table where people talk.

whispers-need-players = Where one player holds two seats, there is no private talk.

nobody-watches = Only its players may watch this game.

no-talk = There is no talk at this table.

signs-only = At this table people talk only by signs.

not-your-channel = You cannot write here.

words-stand = Your words can be taken out once the game is over.

not-your-words = You have said no such words here.

# $limit (number): how many reports a player makes in a day
too-many-reports = You can report { $limit } messages a day.

# $limit (number): how many characters a message may have
text-too-long = A message has at most { $limit } characters.

drawing-empty = Draw an arrow or a circle first.

# $limit (number): how many arrows and circles a drawing may have
drawing-too-large = A drawing has at most { $limit } arrows and circles, each once.

# $square (text): a name
drawing-square = The board has no square { $square }.

text-empty = Write something first.

# $seconds (number): how many seconds to wait
too-much-talk = You write very fast. Try again in { $seconds } s.

## Seats, invitations and playing again

seat-taken = This seat is taken. Watch the game, or ask the host for another link.

# $seat (seat): the seat
seat-acted = { CAPITAL($seat) } has already played, so this seat stays taken.

# $seat (seat): the seat
seat-changed = { CAPITAL($seat) } has another player by now than the one you saw. Look who sits there first.

invitation-replaced = This link no longer works, because a newer one has replaced it. Ask the host for the new link.

not-your-game = Only the host of this game can do that.

not-a-player = Only the players of this game can play it again.

unfinished = People are still playing here. You can play again once the game is over.

## Names

# $limit (number): how many characters a name may have
name-too-long = A name has at most { $limit } characters.

# $character (text): the character’s number in Unicode
name-hidden = A name has no invisible characters, and this one has { $character }.

name-mixed = A name is written in one alphabet. This one mixes letters that look alike.

name-of-bot = This is a name of bots, of seats or of the service. Choose another one.

name-taken = This name belongs to an account. Choose another one.

# $min (number): the fewest characters of a name
# $max (number): the most characters of a name
name-form = The name of an account has { $min } to { $max } letters and digits, the first one a letter. Hyphens, dots and underscores stand one at a time between them.

# $every (number): for how many days a name is kept at least
# $days (number): how many days it takes until the name may be changed again
name-changed = A name is changed once in { $every } days. This one can be changed again in { $days ->
        [one] one day
       *[other] { $days } days
    }.

# $min (number): the fewest characters of a password
# $max (number): the most characters of a password
password-length = A password has { $min } to { $max } characters.

password-guessable = This password is easy to guess: many people use it, or it is made of a name. Choose another one.

wrong-sign-in = No account has this name and this password.

wrong-password = This is not your password.

code-wanted = This account asks for a second factor: type the code that your app shows now, or one of your recovery codes.

wrong-code = This is not the code that the app shows now, it has been used already, or it is no recovery code that is left.

proof-wanted = Prove once more that it is you.

wrong-passkey = This passkey was not accepted. Try again, or sign in in another way.

no-passkeys = Passkeys do not work here: the service has no public address with https.

# $max (number): their maximum number
too-many-passkeys = You have { $max } passkeys, as many as may be. Remove one first.

last-passkey = This is the only way to sign in to your account. Choose a password or add another passkey first.

no-second-factor = There is no second factor to be confirmed or renewed. Begin again.

link-used = This link has been used, or it is too old. Ask for another one.

mail-address = This is not a mail address.

mail-hours = An hour is a number from 0 to 23, and the time zone must be known here.

no-mail = This service sends no mail.

no-push = This service pushes nothing.

push-receiver = Nothing can be pushed to this browser: its push service is none that this service trusts.

no-plan = Nothing can be planned here now: it is your turn, somebody else plays for you, the game is not on, or it has treaties.

plan-form = A plan has up to 8 lines with up to 4 conditions each, and names turns and squares of this board.

no-leave = You have less than an hour of leave left. A day comes with every twelve.

# $limit (number): how many games by the day a player may have
too-many-daily-games = You play { $limit } games by the day already. One of them must end first.

no-account = Sign in first.

has-account = You have an account already.

registration-closed = This service makes no accounts: its host has switched them off.

invitation-wanted = Accounts are made by invitation here: open the link of somebody who has an account, or of the host. Each link works once.

no-invitations = You have invited as many people as you may.

# $hours (number): for how many hours more, 0 for ever
banned = You are kept out here { $hours ->
        [0] for good
        [one] for one more hour
       *[other] for { $hours } more hours
    }. The page “What concerns you” says why, and takes an answer.

# $hours (number): for how many hours more, 0 for ever
silenced = You cannot speak { $hours ->
        [0] here any more
        [one] for one more hour
       *[other] for { $hours } more hours
    }. The page “What concerns you” says why, and takes an answer.

warned = You were warned. Read why on the page “What concerns you” before you sit down.

# $hours (number): for how many hours more, 0 for ever
no-listed-tables = You cannot sit at listed tables { $hours ->
        [0] any more
        [one] for one more hour
       *[other] for { $hours } more hours
    }. The page “What concerns you” says why, and takes an answer.

# $hours (number): for how many hours more, 0 for ever
no-rated-tables = You cannot play rated games { $hours ->
        [0] any more
        [one] for one more hour
       *[other] for { $hours } more hours
    }. The page “What concerns you” says why, and takes an answer.

signed-out = You have signed out, or signed in otherwise. Reload the page.

# $minutes (number): the minutes until the next try
too-many-tries = Too many attempts. Try again in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.

busy = Many people are signing in. Try again in a moment.

## New games

# $limit (number): the longest delay in milliseconds
bot-delay-too-long = A bot waits at most { $limit } milliseconds.

# $limit (number): the largest value
# $found (number): the value asked for
repetition-out-of-range = The option repetition is 0 or 2 to { $limit } here, not { $found }.

# $limit (number): the largest value
# $found (number): the value asked for
quiet-limit-out-of-range = The option quiet_limit is 1 to { $limit } here, not { $found }.

# $part (base | increment | turn | bank): which number of the clock it is
# $min (number): the smallest value, in seconds
# $max (number): the largest value, in seconds
# $found (number): the value asked for, in seconds
clock-out-of-range =
    { $part ->
        [base] Each player starts with { $min } to { $max } seconds, not { $found }.
        [increment] A turn adds { $min } to { $max } seconds, not { $found }.
        [turn] A turn has { $min } to { $max } seconds, not { $found }.
       *[bank] A bank has { $min } to { $max } seconds, not { $found }.
    }

over-at-start = This game would be over before its first turn.

# $found (number): how many players the start has
# $wanted (number): how many are asked for
start-players =
    This position has { $found ->
        [one] one player
       *[other] { $found } players
    }, not { $wanted }.

# $seat (seat): the seat
start-has-player = { CAPITAL($seat) } has a player in this position, so the seat cannot be empty.

# $seat (seat): the seat
start-lacks-player = { CAPITAL($seat) } has no player in this position, so the seat must be empty.

# $limit (number): how many seats the board has
# $found (number): how many players are asked for
board-players =
    This board is for { $limit ->
        [2] 2 players
       *[other] 2 to { $limit } players
    }, not { $found }.

too-few-players = At least two seats need a player.

# $found (number): how many players the seats make
# $wanted (number): how many are asked for
seats-players = These seats make { $found } players, not { $wanted }.

# $seat (seat): the seat
# $players (number): how many players the game has
seat-is-absent = With { $players } players { CAPITAL($seat) } has none, unless another seat is named as empty.

# $seat (seat): the seat
no-character = { CAPITAL($seat) } is to be a bot that makes no treaties, so it has no character.

## Addresses and requests

# $what (address | file | game | invitation | message | page | player | seat): what was not found
not-found =
    { $what ->
        [address] There is nothing at this address.
        [file] There is no such file.
        [game] There is no such game. The link may be incomplete, or the game was deleted.
        [invitation] There is no such invitation. The link may be incomplete.
        [message] There is no such message here, or you have not read it.
        [player] There is no player with this name.
        [seat] This game has no such seat.
       *[page] There is no such page.
    }

method-not-allowed = This address does not know that method.

unsupported-media-type = Send this as application/json.

foreign-origin = The service takes this page for one of another site. If it is not, tell who runs it: the proxy must pass on the name of the host.

# $details (text): what is wrong, in English, for programmers
malformed = The service cannot read this. (Details: { $details })

# $limit (number): how many bytes there may be
too-large = This is too long. The limit is { $limit } bytes.

too-slow = The connection is too slow. Try again.

# $kind (games | reads | sockets | hellos | commands | pings): what there is too much of
# $seconds (number): after how many seconds it may be tried again
too-many =
    { $kind ->
        [games] Too many new games at once
        [reads] Too many games opened at once
        [sockets] Too many pages open at once
        [hellos] Too many connections at once
        [commands] Too many moves at once
       *[pings] Too many messages at once
    }. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.

## The connection to a game

no-hello = The first message of a connection is hello.

not-followed = This connection does not follow that game.

# $limit (number): how many topics a connection may follow: games, the lobby and notices
too-many-topics = A connection follows at most { $limit } topics at once.

# $client (number): the version that the page speaks
# $service (number): the version that the service speaks
unsupported-version = This page is out of date. Reload it. (It speaks version { $client } of the protocol, and the service version { $service }.)

shutting-down = The service is restarting. Your game goes on in a moment.

## Failures of the service

internal = Something went wrong on our side. Try again.

# $request (text): the number of the request, which the host finds in the log
failed = Something went wrong on our side. Try again, or tell the host of this service the number { $request }.

# $request (text): the number of the request, which the host finds in the log
timed-out = The answer took too long here. Try again, or tell the host of this service the number { $request }.

## What a page says by itself, when no service does

unreachable = The service cannot be reached. Try again in a moment.

no-upgrade = The service answers, but this network lets no live connection (WebSocket) through. Try another network, or ask who runs this one to allow it.

unexplained = That didn’t work.

unknown-entry = This page does not know what has happened in the game. Reload it.
