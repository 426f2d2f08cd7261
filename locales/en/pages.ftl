### The pages that the service writes: the frame of every page, errors, invitations, a game without JavaScript.

## The frame of every page

description = Djambi, Machiavelli’s chessboard: four armies, one maze, and no friends. Play it in your browser.

skip = Skip to the content

skip-to-board = Skip to the board

# What screen readers call the links at the top of the page.
site = Site

learn = Learn

puzzles = Puzzles

rules = Rules

analysis = Analysis

account = Account

account-needs-script = The account needs JavaScript.

# Stands before the name of the page's language, for screen readers.
language = Language:

colours-auto = Colours: as the system

colours-light = Colours: light

colours-dark = Colours: dark

## Errors

home = Back to the home page

missing-page-title = Page not found

missing-page = There is nothing at this address. A typing error, perhaps?

missing-game-title = Game not found

missing-game = There is no game at this address. Part of the link may be missing, or the game was deleted before anybody had played.

missing-invitation-title = Invitation not found

missing-invitation = This link leads to no seat. Part of it may be missing: ask for it again.

seat-taken-title = This seat is taken

seat-taken = Watch the game, or ask the host for another link.

replaced-title = This link is no longer valid

replaced = A newer link has replaced it. Ask the person who sent it for the new one.

trouble-title = That didn’t work

not-understood = The service could not understand this request. Go back and try again.

wait-title = One moment, please

## Players

# The name of a seat's player.
# $seat (seat): the seat
seat = { CAPITAL($seat) }

## An invitation

invitation = An invitation to a game of Djambi

invited = You are invited

# $seat (seat): the free seat
invited-to = A seat is kept for you at a game of Djambi: { CAPITAL($seat) }.

name = Your name

sit = Sit down

watch = Watch the game

link-to-send = This is the link to send

# $seat (seat): the free seat
send-it = Send it to the person who is to play { CAPITAL($seat) }.

hold-nothing = You have no seat in this game.

# $seats (list): the seats of the reader
hold = You play { LIST($seats) }.

link = The link

new-link = Make a new link

sit-myself = Sit down there myself

new-link-note = The new link replaces this one.

to-game = To the game

your-seat = This is your seat

# $seat (seat): the reader's seat
you-play = You play { CAPITAL($seat) }.

give-back = Give the seat back

give-back-note = The seat is then free again. You can do this until you have played.

link-used = The link was used

# $seat (seat): the guest's seat
guest-plays = A guest plays { CAPITAL($seat) }.

# $name (name): the guest's name
# $seat (seat): the guest's seat
named-guest-plays = { $name } plays { CAPITAL($seat) }.

free-seat = Free the seat and make a new link

free-seat-note = You can do this until the guest has played.

rules-in-short = The rules, in five minutes

cookie-missing = Your browser did not send our cookie back, and the cookie is what keeps your seat. Allow cookies for this site, then sit down again.

## A game without JavaScript

built-without-files = This program was built without the styles and scripts of its pages, and nothing here can be played. Build it with:

game-needs-script = A game is played live, and that needs JavaScript. Without it you can read the rules and the record of the game.

record = The record of this game

# $seat (seat): the seat to move
to-move = It is { CAPITAL($seat) }’s turn.

# $seat (seat): the winner
won = The game is over: { CAPITAL($seat) } has won.

# $seats (list): the seats that share the draw
draw-repetition = A draw by repetition, shared by { LIST($seats) }.

# $seats (list): the seats that share the draw
draw-quiet = A draw after too many turns without a kill, shared by { LIST($seats) }.

# $seats (list): the seats that share the draw
draw-agreement = A draw by agreement, shared by { LIST($seats) }.

# $seats (list): the seats that share the draw
draw-length = A draw at the limit of length, shared by { LIST($seats) }.

closed = The service has closed the game. It has no result.

players = Players

# $seat (seat): the seat
# $what (name): the name of its player, its link or its turn
seat-line = { CAPITAL($seat) }: { $what }

no-player = no player

# $level (text): the bot's level
bot = { $level } (bot)

awaited = waiting for a friend

person = a person

invitations = Invitations

turns = Turns

# $seat (seat): the seat
resigns = { CAPITAL($seat) } resigns

# $seat (seat): the seat
loses-on-time = { CAPITAL($seat) } runs out of time

draw-agreed = A draw is agreed

drawn-by-length = The game is drawn by its length

closes = The service closes the game

## The analysis page

analysis-description = Study a game of Djambi: move freely, try variations, and see the share that the engine expects for every army.

analysis-needs-script = Analysis needs JavaScript. The rules can be read without it.

## The lessons

learn-description = Learn Djambi in short lessons: each piece, the corpses, the maze, and how armies change sides.

learn-needs-script = The lessons need JavaScript. The rules can be read without it.

## The puzzles

puzzles-description = Djambi puzzles with one right turn each, from taking a chief to winning against three. One a day, a streak, and a storm of three minutes.

puzzles-needs-script = The puzzles need JavaScript. The rules can be read without it.

## Without a network

offline-title = Without a network

offline-lead = There is no connection to the service now. These pages work without one:

offline-learn = The course, from the first move on

offline-puzzles = All of them, with your progress

offline-rules = For reading, with pictures

offline-analysis = The analysis board with its engine

offline-play = Against bots, or with others at this screen

play-offline = Play without a network

play-description = Djambi on this device: against bots or with friends at one screen, without a network.

play-needs-script = The game needs JavaScript. The rules can be read without it.

offline-again = Try again

## What is kept of people

kept-title = What is kept of you

kept-lead = You can play without an account. This service asks nobody else about you and tells nobody else, counts no visitors, and sets no cookie but the one below. On the page of your account you can take everything along, and delete it.

kept-what = What

kept-why = Why

kept-long = For how long

kept-cookie = A cookie: a random number, and your name if you have no account

kept-cookie-why = So that your seats stay yours

# $days (number): for how many days at most, or more
kept-cookie-long = Until you delete it, { $days } days at most

kept-browser = In your browser: what you set, lessons and puzzles that you have solved, the games that you have opened, the one that you play without a network, and pages for when there is no network, which are the same for everybody

kept-browser-why = So that the pages are as you left them

kept-browser-long = Until you delete the data of this site; the games until you sign out

kept-seats = The games in which you sit or that you have opened, your name there, and up to where you have seen them

kept-seats-why = To play, and to tell you what happened

kept-seats-long = As long as the game; your name and what you have seen until your account is deleted

kept-turns = Turns, clocks, offers and results

kept-turns-why = They are the game, which others have played as well

kept-turns-long = As long as the game

kept-words = What you say at the table

kept-words-why = Those who play read it

kept-words-long = As long as the game, or until your account is deleted

kept-whispers = What you say in private, sealed

kept-whispers-why = Those whom you say it to read it

# $days (number): for how many days after the end of its game it is kept; 0 for ever
kept-whispers-long = { $days ->
        [0] As long as the game, or until you take it out or your account is deleted
        [one] { $days } day after the end of the game, or until you take it out or your account is deleted
       *[other] { $days } days after the end of the game, or until you take it out or your account is deleted
    }

kept-reports = What you report to the host, with the messages around it

kept-reports-why = So that the host can act

# $days (number): for how many days at most, or more
kept-reports-long = { $days } days

kept-acts = What was done about you to keep order, why and until when, and what you have said to it; names that nobody may have any more
kept-acts-why = So that you know of it, and it is known what was done before
kept-acts-long = What was done: as long as the service; what you have said to it: until you delete the account

kept-order-notes = Who is a moderator; notes of moderators about a person, and when they have looked at what was reported
kept-order-notes-why = So that moderators act as one, and can be watched
kept-order-notes-long = As long as the service; notes about you until you delete the account

kept-traces = Keyed hashes of the network and the mail address of somebody who is kept out
kept-traces-why = So that a ban is not passed by with another account
# $days (number): for how many days at most
kept-traces-long = { $days } days for networks, one day for those of guests; for mail addresses as long as the ban

kept-account = Your account: name, the hash of your password, when it was made and named, and whether it is to be deleted

kept-account-why = To sign in

# $days (number): for how many days at most, or more
kept-account-long = Until you delete it, and { $days } days more

kept-factor = Your second factor: the secret of your app, sealed, since when it holds, the last code that was used, and the hashes of your recovery codes

kept-factor-why = So that your password alone opens nothing to others

kept-factor-long = Until you switch it off, or the account is deleted

kept-passkeys = Your passkeys: the public key of each, its number, how often it has signed, whether it is on several devices, the name that you give it, when it was added, and the day of its last use

kept-passkeys-why = So that you sign in by them

kept-passkeys-long = Until you remove them, or the account is deleted

kept-invited = The links by which you invite others to make an account, as hashes, when you made them, and whether they were used; not by whom

kept-invited-why = So that each works once, and nobody invites without end

# $days (number): whole days
kept-invited-long = { $days } days; the number of those that were used as long as the account

kept-names = Names that your account had

kept-names-why = So that nobody is taken for you

kept-names-long = A year after you gave them up

kept-sessions = Where you are signed in: browser, system, and the day of the last use

kept-sessions-why = So that you see it, and can sign out there

# $idle (number): for how many days after the last use
# $days (number): for how many days at most, or more
kept-sessions-long = { $idle } days after the last use, { $days } at most

kept-links = A link for a new password that the host made for you

kept-links-why = So that you can sign in again

# $minutes (number): for how many minutes
kept-links-long = { $minutes } minutes

kept-deleted = The random number of an account that was deleted

kept-deleted-why = So that nobody ever acts for it

kept-deleted-long = As long as its games

kept-ratings = The rating of an account, what each rated game changed, and the number of opponents

kept-ratings-why = For the ladder, and for the page of the player

kept-ratings-long = As long as the games; without a name once the account is deleted

kept-invited-to-tables = Who has sat down by whose invitation, and when last; only where rated games are for people who do not know each other

kept-invited-to-tables-why = So that friends do not play for their ratings

# $days (number): whole days
kept-invited-to-tables-long = { $days } days after the last one

kept-networks = Keyed hashes of the networks from which your account is used, and when last; only where rated games are for people who do not know each other

kept-networks-why = So that nobody plays for their rating against a second account of their own

# $days (number): whole days
# $key_days (number): after how many days at most a key is thrown away
kept-networks-long = { $days } days; the keys are thrown away after { $key_days } days at most, with all their hashes

kept-notices = What you were to hear of your games while you did not look, and whether you have read it

kept-notices-why = For the bell at the top of each page, on all your devices

# $n (number): how many notices are kept of a player
kept-notices-long =
    { $n ->
        [one] The last notice, as long as its game; until the account is deleted
       *[other] The last { $n } notices, as long as their games; until the account is deleted
    }

kept-plans = What you have planned for your next turns in a game

kept-plans-why = So that it is played without you if it fits when your turn comes

kept-plans-long = Until those turns, a take-back, the end of your game or of the account

kept-leave = How many days of leave you have, and until when you are on leave

kept-leave-why = So that no time of yours passes in games by the day meanwhile

kept-leave-long = 400 days after your last leave, or longer while a game goes on; until the account is deleted

kept-address = The mail address of your account, and your language

kept-address-why = So that you can get a new password, and hear of your account

kept-address-long = Until you remove it or delete the account

kept-wishes = What you want to be told by mail, and when

kept-wishes-why = So that you are told that, and nothing else

kept-wishes-long = Until you remove the address or delete the account

kept-push = Which of your browsers are told of your turns: the address of the browser maker’s push service and the keys of the browser, sealed, and your language

kept-push-why = So that you hear of your turns while no page is open

kept-push-long = Until you switch it off, sign out there or the browser gives the address up

kept-push-wishes = What you want to be told by push, your quiet hours and your time zone

kept-push-wishes-why = So that you are told that, and not at night

kept-push-wishes-long = Until you delete the account

kept-alarms = That you were told by mail or push that your time runs out

kept-alarms-why = So that you are told once

kept-alarms-long = 30 days

kept-mail-links = That you have asked for letters to an address, until you confirm it

kept-mail-links-why = So that nobody gets letters who did not ask for any

# $minutes (number): for how many minutes
kept-mail-links-long = { $minutes } minutes; it is swept within a day

kept-mail = A letter to you that waits to be sent, sealed

kept-mail-why = So that it comes, also if the mail server is down

kept-mail-long = Until it is sent, a day at most

kept-addresses = The address from which you come

kept-addresses-why = Against those who ask too much, and guess passwords

kept-addresses-long = In memory only, a day at most

## About the program, and the licences

about-title = About Djambi

# $version (text): such as “0.1.0 (1a2b3c4d5e6f 2026-11-27)”.
about-version = This is Djambi { $version }.

about-host-title = Who runs this service

about-contact = Reach the host:

about-game-title = The game

about-game = Jean Anesto published Djambi in 1975. The game and its name are not ours, and nobody who made or sold it has anything to do with this program: people who love it made it, with words, drawings and every line of their own.

about-program-title = The program

about-program = Djambi is free: anybody may use it, look into it, change it and hand it on, under the MIT licence or the Apache licence 2.0, whichever they prefer.

about-data = What the bots have learnt, the puzzles, the endings and the positions of its tests belong to nobody (CC0 1.0).

licences-title = Licences

licences-lead = The program also holds the work of others. Their licences ask for these names and texts.

## The manual

docs-title = Manual

docs-lead = The documents of the program, for players, hosts and programmers. They are in English.

docs-search = Search the manual

docs-find = Search

docs-nothing = Nothing in the manual has all these words.

docs-found = Found in the manual

docs-sections = Sections

docs-players = To play

docs-hosts = To run a service

docs-programmers = To write programs

docs-makers = To work on Djambi

docs-askers = Why it is as it is

## Finished games

games-title = Finished games

games-lead = The games played here that you may see, the newest first.

ladder-title = Ladder

# $games (number): the rated games that it takes
# $opponents (number): the opponents that it takes
# $days (number): within how many days the last game was
ladder-lead = Here stands who has played { $games ->
        [10] ten
       *[other] { $games }
    } rated games against { $opponents ->
        [6] six
       *[other] { $opponents }
    } opponents or more, one of them in the last { $days } days. What counts is the rating less its ±, so whose rating is surer stands higher.

## Rated games among strangers, on the ladder, the page about the service and the form of a new game

rated-title = Rated games

# $days (number): for how many days a common network counts
# $shared (number): so many games shared
# $last (number): of so many
rated-strangers = Rated games here are for people who do not know each other, as far as the service can tell. Two do not play one together if one has sat down by the invitation of the other within a year, if both have used one network in the last { $days } days, or if they shared { $shared } of the last { $last } rated games of either.

ladder-none = Nobody is on the ladder yet.

ladder-rank = Rank

ladder-rating = Rating

ladder-at-least = At least

ladder-last = Last game

ladder-more = Further down

# $games (number): how many games the graph shows
# $least (text): the lowest rating
# $most (text): the highest rating
rating-graph =
    { $games ->
        [one] After the last rated game: { $least } to { $most }
       *[other] After the last { $games } rated games: { $least } to { $most }
    }

games-player = Player

games-board = Board

games-rules = Rules

games-clock = Clock

games-result = End

games-place = Place

games-since = From

games-until = Until

games-any = any

games-mine = Only my games

games-show = Show

games-none = There is no such game.

games-older = Older games

games-running = Your games that go on

games-runs = The game goes on.

games-all = All games of this player

games-bots = Games with bots

games-level = Level

games-number = Games

games-won = Won

games-share = Share in %

end-win = won

end-repetition = draw by repetition

end-quiet = draw without kills

end-agreement = draw by agreement

end-length = draw by length

end-closed = closed

clock-none = none

clock-real-time = in real time

clock-by-day = by the day

# $place (number): the place, from 1
place = Place { $place }

# $games (number): how many finished games
games-count =
    { $games ->
        [0] No finished game
        [one] { $games } finished game
       *[other] { $games } finished games
    }

# $turns (number): how many turns
turns-count =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

## The page of a link in a letter

mail-title = Your address

confirm-address = Is this your address?

# $name (text): the name of the account
# $address (text): the mail address
confirm-address-text = The account { $name } is to get its letters at { $address }.

confirm-address-press = Yes, write to me there

confirm-address-not-you = If you know nothing of it, close this page: no letter will come.

address-confirmed = Your address is confirmed

# $address (text): the mail address
address-confirmed-text = Letters of your account go to { $address } from now on. A lost password is no lost account any more.

stop-letters = No more of these letters?

stop-letters-press = Send me no more

letters-stopped = No more of these letters

letters-turn = Letters that say that it is your turn in a game by the day.

letters-alarm = Letters that say that your time in a game by the day runs out.

letters-digest = The letter of each day that says what you have not seen.

letters-more = Choose which letters you get

## Order: what concerns a visitor, reports, moderators

concerns-title = What concerns you
concerns-lead = What the host or a moderator has done. You may answer each once.
concerns-none = Nothing was done that concerns you.
concerns-read = I have read this
# $number (number): the number of what was done
concerns-answer = Answer to number { $number }
concerns-answer-hint = Your answer, once; the host and the moderators read it
concerns-send = Send the answer
concerns-answered = Your answer
concerns-account = Your account: take your data along, or delete it
concerns-reports = What you have reported
concerns-no-reports = You have reported nothing in the last 90 days.
concerns-looked-at = looked at
concerns-open = not looked at yet

order-unread = not read yet
order-host = the host
order-game = the game
order-answer = Answer
order-warn = Warning
order-silence = No talk
order-unlisted = No listed tables
order-unrated = No rated games
order-ban = Kept out
order-rename = Another name
order-blank = Words taken out
order-void = A result that counts for no rating
order-end-of = An end
# $number (number): the number of what ends
order-end = Number { $number } ends
# $date (text): a date with a time, such as 2026-11-30 14:05
order-until = until { $date } UTC
order-for-ever = for ever
# $by (number): the number of the act that has ended it
order-ended = ended by number { $by }
# $n (number): how many hours
order-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
# $n (number): how many days
order-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

report-title = Report
report-lead = The host and the moderators read it, nobody else. You hear when they have looked at it.
report-nobody = Nobody else plays here whom you could report.
report-who = Whom
report-what = What
report-text = A message
report-name = The name
report-play = How they play
report-cause = What is wrong
report-words = In your words
report-send = Send the report
report-done = Reported. You hear when it was looked at.
report-back = Back to the game
cause-abuse = an insult or a threat
cause-spam = advertising, or the same again and again
cause-person = a real person: their name or what is theirs
cause-collusion = players who keep together in secret, or one who plays several seats
cause-help = a program thinks for somebody
cause-stalling = waiting or leaving on purpose
cause-other = something else

moderation-title = Moderation
moderation-proof = Prove again that it is you: your last proof is more than twelve hours old, or was by the password alone.
moderation-factor = Moderators need a passkey or a second factor. Set one up in your account, then come back.
moderation-code = Code of the second factor
moderation-password = Password
moderation-passkey = Use a passkey
moderation-passkey-failed = No passkey was accepted. Try again.
moderation-go-on = Go on
moderation-back = Go back
moderation-none = Nothing is to be looked at.
moderation-log = All that was done
# $author (name): who has looked
# $number (number): the number of a report
moderation-looked = { $author } has looked at report { $number }
# $author (name): who has closed it
# $number (number): the number of a report
moderation-closed = { $author } has closed report { $number }
moderation-looks = Who has looked at reports
moderation-nameless = Nameless
moderation-guest = (guest)
# $open (number): how many reports are open
# $reports (number): how many reports there are
# $acts (number): how many acts there are
# $answers (number): how many answers there are
moderation-counts = open: { $open }; reports: { $reports }; acts: { $acts }; answers: { $answers }
moderation-reports = Reports
moderation-no-reports = No reports.
# $number (number): the number of a report
moderation-report = Report { $number }
moderation-person = All about this person
moderation-reporter = reported by
moderation-sealed = It is sealed with a key that is missing.
moderation-game = The game at this turn
moderation-frozen = As it was read then
moderation-it = Reported:
moderation-close = Looked at
moderation-close-hint = Who has reported it hears that it was looked at, nothing more.
moderation-act = Do something
moderation-kind = What
moderation-how-long = How long (warnings and names: no matter)
moderation-reason = Why – whom it concerns reads it
moderation-do = Do it
moderation-acts = What was done
moderation-no-acts = Nothing.
moderation-older = Older acts
moderation-end = End it
moderation-notes = Notes among moderators
moderation-note = A note
moderation-note-keep = Keep the note
act-not-found = There is nobody and nothing of the kind. A result can be taken out only if it is rated.
act-of-moderator = Only the host acts on moderators.
act-of-guest = That needs an account: guests can only be silenced and kept out, for a day at most.
act-too-many = That is as much as a moderator does in an hour. The host can do more.
act-ended = It has ended, or cannot be ended.
act-reason = It needs a reason of 1000 characters at most.
