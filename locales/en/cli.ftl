### What the program `djambi` says in a terminal: help, errors of command lines, terminal play, analyses.
### Output whose form is fixed (moves, counts, records, JSON, UDI) has no text here.
###
### The help of a command or option is found by its name: `about-serve`, `help-serve-listen`. An option that has
### one help in all commands is found without the command: `help-rules`.

## Headings and marks of the help

usage = Usage
arguments = Arguments
options = Options
commands = Commands

# $count (number): how many examples there are
examples = { $count ->
    [one] Example
   *[other] Examples
}

options-placeholder = OPTIONS

# $value (text): the value of an option that is not given
default-value = default: { $value }

# $values (list): the values that an option can have
possible-values = possible values: { JOIN($values, with: ", ") }

# $variables (list): the environment variables that set an option
environment-variables = env: { JOIN($variables, with: ", ") }

# $before (text): a heading, a context or a place
# $text (text): what belongs to it
colon = { $before }: { $text }

heading-rules = Rules
heading-search = Search
heading-limits = Limits (a rate is BURST+NUMBER/UNIT: 10+1/min is ten at once, then one a minute)

## Names of values, by the names in the program

value-addr = ADDR
value-channel = CHANNEL
value-character = CHARACTER
value-command = COMMAND
value-days = DAYS
value-depth = DEPTH
value-dfen-record = DFEN|RECORD
value-dir-or-file = DIR_OR_FILE
value-file = FILE
value-filter = FILTER
value-folder = FOLDER
value-origin = ORIGIN
value-game = GAME
value-hosts = HOSTS
value-kind = KIND
value-language = LANGUAGE
value-letter = LETTER
value-level = LEVEL
value-mode = MODE
value-move = MOVE
value-name = NAME
value-number = NUMBER
value-option-value = OPTION=VALUE
value-rate = RATE
value-role = ROLE
value-seat = SEAT
value-seconds = SECONDS
value-seed = SEED
value-shell = SHELL
value-text = TEXT
value-treaty = TREATY
value-who = WHO
value-word = WORD

## Options that are the same in all commands

help-lang = The language of help and messages [default: that of LC_ALL, LC_MESSAGES or LANG, or else English]
help-help = Print help; --help says more than -h
help-version = Print the version
help-dfen = The position string in quotes, the word start, or - to read it from standard input
help-rules = The rule set: classic, variants, arena or yang-pi [default: classic]
help-settings = Override an option of the rule set; may be repeated
help-board = The board: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 or ngon6 [default: square9]
help-ms = Search for at most N milliseconds [default: the level’s time]
help-nodes = Search N positions
help-level = Playing strength: peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince, or 0 to 8
help-threads = Search with N threads; with more than one, equal searches may give different results
help-seed = The seed of the engine’s random choices
help-json = Print JSON
help-database = The database: a file’s path or sqlite:PATH [default: $DJAMBI_DATABASE, or else a file in the user’s data directory, as for serve]
help-smtp = The server by which mail goes out, such as smtps://user@mail.example.org; without it none is sent
help-smtp-password-file = A file whose one line is the password of the user of --smtp
help-smtp-ca-file = A file in PEM with the certificate of who certifies the mail server, if it is your own
help-mail-from = The sender of mail: an address such as djambi@example.org, or a name with one in angle brackets

## The program

about-djambi = Play, host and study Djambi
more-djambi =
    Positions are position strings (djambi help rules, §10) in quotes, or the word start. Exits with 0 on success, 1
    with a message on standard error for bad input, and 2 for wrong usage.
about-help = Print this message, the help of the given command, or a chapter of the manual
# The last lines of the help of the program.
# $chapters (list): such as rules, press
manual-chapters =
    The manual: “djambi help CHAPTER” prints a chapter, a service shows them all at /docs.
    Chapters: { JOIN($chapters, with: ", ") }

## serve

about-serve = Host games: a web server with the pages and the games
more-serve = Prints its address and serves until it is terminated. Logs go to standard error.
after-serve =
    Every option can be given in three ways: as a flag, by its environment variable, or in a file (--config)
    by a line such as retention-days = 30. The flag outweighs the variable, the variable outweighs the
    file, the file outweighs the default. A list is an array in the file; in variables and flags its values
    have commas between them.
help-serve-listen = The address to listen on
help-serve-database = The database: a file’s path or sqlite:PATH [default: a file in the user’s data directory]
help-serve-press-key = The file of the keys that seal what is said in private; made if it is missing [default: DATABASE.press-key]
help-serve-public-url = The address at which browsers reach the service, such as https://djambi.example behind a proxy
long-serve-public-url = Requests from pages of any other address are refused. With https, cookies are sent by https only.
help-serve-site-name = The name of this service, on its page about itself
help-serve-contact = How people reach you: a mail address, or the address of a page that begins with https://
long-serve-contact = It stands on the pages about the service and about what it keeps, and in /.well-known/security.txt.
help-serve-pages = A folder with your own pages in Markdown, such as imprint.md or imprint.fr.md, to which every page leads
help-serve-embed = The sites whose pages may show games of this service in a frame, such as https://club.example; * for every site
help-serve-log = The level of the log, and of parts of it, such as debug or warn,djambi_server=debug
help-serve-metrics-listen = Where Prometheus reads metrics, at /metrics; not set, nowhere
help-serve-drain-seconds = How long the service goes on after SIGTERM while /readyz answers 503, so that a proxy takes notice
help-serve-retention-days = End games in which nobody has moved for this many days, and delete those without any turn; 0 keeps all
help-serve-press-days = Delete what was said in private this many days after the end of its game; 0 keeps all
help-serve-registration = Who may make an account: open (everybody), invited (by a link of an account or of the host) or closed (nobody); nobody needs one to play
help-serve-rated-with = With whom people play rated games: strangers (whom they do not know, as far as the service can tell) or anybody [default: strangers where everybody may make an account, else anybody]
help-serve-push-hosts = The hosts of push services to which messages for browsers may go, with commas between them, *. for all below a name; none pushes nothing
help-serve-threads = How many threads serve sockets and games; by default one on up to two processors, else one for each
help-serve-limits = All limits on or off (for load tests and closed networks)
help-serve-limit-games-per-address = Games created from an address (IPv4, or a network /64 of IPv6)
help-serve-limit-games-per-player = Games created by a player (known by a cookie, also as a guest)
help-serve-limit-connections-per-address = Connections open from an address at once, sockets included; those of trusted proxies don’t count
help-serve-limit-sockets-per-address = Sockets open from an address at once
help-serve-limit-sockets-per-player = Sockets that a player has open at once; a page has one
help-serve-limit-hellos-per-address = Sockets opened from an address, and further games followed on them
help-serve-limit-hellos-per-connection = Games followed on a connection
help-serve-limit-commands-per-address = Commands from an address, those that are refused included
help-serve-limit-commands-per-connection = Commands of a connection, those that are refused included; as many pings
help-serve-limit-reads-per-address = Whole games read from an address: pages, records, states
help-serve-limit-reads-per-player = Whole games read by a player
help-serve-limit-bots-per-address = Games watched from an address in which a bot thinks at once; the other bots wait
help-serve-limit-bots-per-player = Games of a player in which a bot thinks at once; the other bots wait
help-serve-trusted-proxy = The addresses or networks of your own proxies: what they say in X-Forwarded-For is believed
help-serve-config = A file with options, in TOML
help-serve-print-config = Print all options, their values and where these come from, as a file for --config

## admin

about-admin = Back up, restore, verify and examine the database of a server
more-admin = Everything but restore, new-key and rerate works beside a running server.

about-admin-backup = Write a copy of the database to a file, beside a running server
more-admin-backup =
    The file holds one moment of the database, all acknowledged turns included. It appears under its name
    only when it is whole, checked and on the disk; only its owner can read it.
help-admin-backup-file = The file to write
help-admin-backup-force = Replace the file if it exists
help-admin-backup-without-secrets = Leave out the key that signs cookies and invitations
help-admin-backup-json = Print one JSON object: file, games, bytes, and secrets, whether the backup holds the key
long-admin-backup-without-secrets =
    The file is then less secret. But a server restored from it knows no browser: everybody becomes a new
    guest, nobody gets their seat back, and invitations that were sent are void.

about-admin-restore = Put a backup in place of the database of a server that is stopped
more-admin-restore =
    The backup is copied, brought up to date and verified first. The replaced database stays beside the new
    one, with the date and the time in its name; until all that has succeeded it stays where it is.
help-admin-restore-file = The backup
help-admin-restore-press-key = The file of the keys that seal what is said in private [default: DATABASE.press-key]
help-admin-restore-accept-faults = Restore a backup in which some games have faults; those cannot be opened

about-admin-verify = Check the database file, and replay every game with the rules, beside a running server
more-admin-verify =
    Prints each fault with the id of its game, and a last line “N games, M events, K faults”. Exits with 1
    if there is a fault. Changes nothing.
help-admin-verify-json = Print one JSON object: games, events, and faults, each with game, if it is one game’s, code, args and message

about-admin-new-key = Give the database of a stopped server a new key for cookies and invitations
help-admin-new-key-void-earlier = Make all earlier cookies and invitations void at once: everybody becomes a new guest
about-admin-reports = Read what players have reported, the newest first
more-admin-reports = Each report shows the message with those around it, as the reporter read them. Reading is noted in the security log. Reports go after 90 days.
help-admin-reports-press-key = The file of the keys that seal what is said in private [default: DATABASE.press-key]
help-admin-reports-json = Print JSON: an array of objects with number, date, game and contents
about-admin-role = Make somebody a moderator, or take that from them
more-admin-role = It is good at once, also beside a running server. Moderators act on the page /moderation.
help-admin-role-name = The name of the account
help-admin-role-role = moderator or none
about-admin-act = Act for the order of the house, in the name of the host
more-admin-act = A running server carries it out within a second, another one when it starts. Whom it concerns reads what was done, why and until when, and may answer once. An act is never taken back, but ended by another one.
help-admin-act-kind = What is done: warn, silence, unlisted (no listed tables), unrated (no rated games), ban, rename, blank (the words of a report are taken out), void (a result counts for no rating) or end
help-admin-act-name = The name of the account
help-admin-act-report = Whom, or which words, the report of this number is about; for guests too
help-admin-act-game = The game whose result is taken out
help-admin-act-act = The number of the act that ends
help-admin-act-reason = Why; whom it concerns reads it
help-admin-act-days = For how many days [default: for ever; for guests one day at most]
help-admin-act-json = Print JSON: an object with number and kind
about-admin-message = Take the words of a message out of the talk of a game
help-admin-message-game = The id of the game
help-admin-message-channel = The channel, such as table
help-admin-message-number = The number of the message in its channel
help-admin-message-reason = Why; the author reads it
help-admin-message-json = Print JSON: an object with number and kind
about-admin-report = Read one report
more-admin-report = Reading is noted in the security log.
help-admin-report-number = The number of the report
help-admin-report-close = Note that it was looked at to the end; who has reported it sees that
help-admin-report-json = Print JSON: an object as of admin reports
help-admin-report-press-key = The file of the keys that seal what is said in private [default: DATABASE.press-key]
about-admin-log = List the newest hundred acts of host and moderators
help-admin-log-json = Print JSON: an array of objects with number, kind, name, author, at_ms, until_ms, reason, game, message, ends, ended_by, answer and seen
about-admin-user-show = List the acts that concern an account
help-admin-user-show-name = The name of the account
help-admin-user-show-json = Print JSON: an array of objects, as of admin log
about-admin-rerate = Make the ratings of the database of a stopped server anew from its rated games
more-admin-rerate = Prints how many games and players count, and by how much a rating differs at most from before: by nothing, unless results were changed outside the service.
about-admin-rebuild = Count the openings of all finished games anew
more-admin-rebuild = The service does it behind the games: at its next start, or within seconds if it runs. Until then the analysis board shows what has been counted so far.
about-admin-rotate-press-key = Add a key for what is said in private: it seals from the next start on, and the earlier ones still open
help-admin-rotate-press-key-press-key = The file of the keys [default: DATABASE.press-key]
about-admin-invite = Print a link by which somebody makes an account
about-admin-user = Help people with their accounts
about-admin-user-reset = Print a link by which the owner of an account chooses a new password
about-admin-user-remove-factor = Take the second factor and the passkeys of an account away, for somebody who has lost them

more-admin-invite = For a service whose option --registration is invited. The link works once, for two weeks, and beside a running service.
more-admin-user-reset = The link works once, for 30 minutes. It signs in who opens it: hand it only to its owner.
help-admin-user-reset-name = The name of the account
help-admin-user-remove-factor-name = The name of the account
help-admin-user-reset-url = The public address of the service, which begins the link
help-admin-invite-url = The public address of the service, which begins the link
about-admin-doctor = Find out what is wrong with a database, its place, the machine and a proxy, and what to do about it
more-admin-doctor = Each line says ok, warning or fault. Exits with 1 if there is a fault. Changes nothing.
help-admin-doctor-url = Also ask a running service at its public address, through the proxy if there is one
help-admin-doctor-press-key = The file of the keys that seal what is said in private [default: DATABASE.press-key]
help-admin-doctor-json = Print JSON: an array of objects with severity, subject and message
about-admin-health = Ask the service on this machine whether it is ready: ends with 0 if it is, else with 1
help-admin-health-listen = The address on which the service listens [default: that of DJAMBI_LISTEN, or 127.0.0.1:8080]
about-admin-mail-test = Send a letter by the options of mail of the service, to see whether it comes
more-admin-mail-test = The options that are not given are those of the environment variables of the service, such as DJAMBI_SMTP.
help-admin-mail-test-address = Where the letter goes
help-admin-mail-test-public-url = The address of the service, which stands in the letter

## play

about-play = Play in the terminal against bots
more-play =
    Reads moves and commands from standard input, one a line; “help” lists them. The strongest bots think for
    seconds.
help-play-dfen = The position to begin with
help-play-players = How many players take part from the start; other seats’ armies are hostages [default: all seats]
help-play-seats = A seat that you play; may be repeated [default: the seat to move]
help-play-level = The bots’ strength: peasant, page, squire, courtier, envoy, minister, chancellor, regent or prince, or 0 to 8
help-play-press = How the bots keep and break treaties: loyal, grudging, opportunist, machiavellian, or mute for none; SEAT=CHARACTER for one of them; may be repeated [default: by chance]
help-play-seed = The seed of the bots’ random choices [default: from the clock]

## moves, judge, apply, resign, perft, divide, validate, record, replay

about-moves = List the legal moves of a position, sorted, one a line
more-moves = The moves are in wire form (djambi help rules, §11) and sorted by their bytes. A finished game has none.
help-moves-reading = Print the moves in reading form, such as Mc3xc4@h7
help-moves-keeping = Print only the moves that break no promise of the treaty by the player to move
help-moves-json = Print a JSON object a line: move (wire form) and reading
long-moves-keeping =
    The treaty begins in this position. All moves are printed if none keeps it, or if the player is not a party.

about-judge = Judge the turns of a treaty’s parties
more-judge =
    The treaty begins in this position. Prints a line for each word: the word with ok, or with breaks and the
    clauses that it breaks; then the state of the treaty: in_force, kept, broken with the party and the number of
    the word, or dissolved with the cause.
help-judge-treaty = The treaty, such as 'r:peace(b) b:peace(r) /2r' (djambi help press)
help-judge-words = Moves, and resign:r, notice:r, back:N (all but the first N turns and resignations are taken back)

about-apply = Play moves from a position and print the position after each
more-apply =
    The moves may be in wire form or in reading form (djambi help rules, §11). An illegal move ends the command with
    an error that names the rule. Draws (§8) are not judged.
help-apply-moves = The moves, in order
help-apply-json = Print a JSON object a line: move (wire form), reading, and position, that after the move

about-resign = Resign for a player and print the position after that
more-resign = Any living player may resign, in and out of turn (djambi help rules, §6).
help-resign-letter = The letter of the player’s army, such as r for red

about-perft = Count the sequences of turns from a position
more-perft = Prints only the number. “djambi help rules” defines the count in §12.
help-perft-depth = The length of the sequences
help-perft-json = Print one JSON object: depth and count

about-divide = Count the sequences of turns from a position, move by move
more-divide =
    Prints a line for each legal move, sorted: the move in wire form and the number of sequences that begin
    with it. The numbers add up to the number that perft prints.
help-divide-depth = The length of the sequences, the first turn included
help-divide-json = Print a JSON object a line: move (wire form) and count

about-validate = Check a position string
more-validate = Prints ok, or each fault on a line of standard error.
help-validate-json = Print one JSON object: valid, and faults, each with code, args and message (djambi help protocol)

about-record = Check records of games and write them in their usual form
more-record =
    A file may hold several records. Each is played by the rules and written again: tags in order, turns numbered
    and in reading form, with clocks, comments, signs and variations (djambi help notation). What is wrong with one is
    said on standard error, with its line and column, and the others are written all the same. Exits with 1 if a
    record is faulty or a file holds none.
help-record-files = The files with records, or - for standard input
help-record-json = Print a JSON object a line: valid, and record; or else line, column and fault with code, args and message

about-replay = Check a trace file of the corpus: games with the number of legal moves and their hash for each position
more-replay =
    The file’s first line names the rules, as options such as “# --rules arena --set reporter=must”; missing
    options come from the command line. Prints the first differences between the file and the rules, and a
    last line “N positions, M differences”. Exits with 1 if there is a difference.
help-replay-file = The trace file, or - for standard input

## bestmove, analyse

about-bestmove = Print the best move of a position
more-bestmove = Prints only the move, in wire form (djambi help rules, §11). A finished game is an error.
help-bestmove-json = Print one JSON object: move (wire form) and reading

about-analyse = Find the best turns of a position, or the turning points of a recorded game
more-analyse =
    For a position, prints its best lines: the expected result of each seat (in per cent), the number of
    visits by the search, and the turns. For a recorded game, prints the expected result of each seat after
    each turn, and the turning points: the turns that lost their player most, with the better turn. By
    default a position is studied for a second, each position of a game for a fifth of a second.
    “djambi help engine” describes the output of --json.
help-analyse-input = A position string in quotes, the word start, a file with a record, or - for a record or a position on standard input
help-analyse-lines = How many lines to print [default: 5; of each position of a record 1]

## udi, bench-engine, match: for developers

about-udi = Run the engine for other programs, by the text protocol UDI
more-udi =
    Reads commands from standard input, one a line, and replies on standard output, until quit or the end of
    the input. “djambi help udi” specifies the protocol, which resembles UCI. In the example, > is input and < is
    output.

about-udi-check = Check whether a program speaks UDI as it is specified
more-udi-check =
    Starts a program and asks it what programs ask of engines: its options, searches with each limit, on every
    board and under all rule sets, a game against itself, treaties, its end. Prints a line for each check: ok,
    FAULT with what is wrong and the line that the program wrote, or note, if the program does not do what it
    need not. The status is 1 if there is a fault. “djambi help udi” specifies the protocol.
help-udi-check-command = The program and its arguments
help-udi-check-seconds = Let the program take so many seconds for an answer, beside the time that it is given
help-udi-check-turns = End its game after N turns
help-udi-check-options = Set an option of the program before all checks; several times for several options
help-udi-check-log = Print all lines on standard error, with > before those to the program and < before its own

about-bench-engine = Search fixed positions, and print node count, signature and speed
more-bench-engine =
    Searches each position of corpus/engine/bench.tsv with one thread at full strength, and prints its number
    of nodes. The sum of nodes and the signature (a hash of all lines found) are the same on every machine: a
    change of the engine that keeps both changes its speed at most.
help-bench-engine-nodes = Search N nodes for each position

about-match = Play a match between two players and print which is stronger
more-match =
    A player is a level of the engine (peasant, page, squire, courtier, envoy, minister, chancellor, regent,
    prince) or a baseline (one-turn, paranoid, uct, newcomer, random), with parameters after a colon: nodes=N
    positions or ms=N milliseconds a turn; for the engine also threads=N, memory=MEBIBYTES and the parameters
    of its search. A program that speaks UDI is udi:PATH ARGUMENTS or udi:ms=100,OPTION=VALUE:PATH ARGUMENTS.

    A match consists of blocks. A block is one random opening in all seatings: with four players six with two
    seats each, where 0.5 is an equal share, or four in which A has one seat and B three, where 0.25 is. The
    score is 0.5 between equals with any numbers of seats. “djambi help matches” explains the results and --json.
help-match-a = The player whose share is printed
help-match-b = The opponent
help-match-blocks = How many blocks to play
help-match-players = How many players take part; other seats’ armies are hostages [default: as many as the board has seats]
help-match-mode = The seats of A: half of them (rounded down) or one; with four players also two-two or one-three
help-match-concurrency = How many games to play at a time [default: the number of cores]
help-match-seed = The seed of openings and of the players’ random choices
help-match-turns = End a game after N turns as a draw of the living players
help-match-draw-offers = Let players agree to draws, as the bots do in games with people
help-match-sequential = End the match as soon as the sequential test decides
help-match-elo0 = The Elo difference of the sequential test’s null hypothesis
help-match-elo1 = The Elo difference of the sequential test’s alternative hypothesis
help-match-records = Write records of the games: one file for each in a directory, or all appended to one file
help-match-resume = Store finished games in this file, and resume the match if it exists
help-match-json = Print the result as one JSON object

## Wrong usage. The words `error` and `tip` stand before a colon

error = error
tip = tip

# $option (text): the option or argument
conflict-with-itself = “{ $option }” cannot be used several times
# $option (text): the option or argument
# $others (list): what it excludes
conflict = “{ $option }” cannot be used with { JOIN($others, with: ", ") }
# $option (text): the option
equals-missing = “{ $option }” needs an equal sign before its value
# $option (text): the option
value-missing = “{ $option }” needs a value
# $value (text): the value
# $option (text): the option or argument
value-invalid = invalid value “{ $value }” for “{ $option }”
# $value (text): the value
value-invalid-in-file = invalid value “{ $value }”
# $command (text): the word that is no command
command-unknown = there is no command “{ $command }”
# $count (number): how many are missing
arguments-missing = { $count ->
    [one] a required argument is missing
   *[other] required arguments are missing
}
# $command (text): the command that wants a subcommand
command-missing = “{ $command }” needs a command
# $values (list): the commands that there are
possible-commands = commands: { JOIN($values, with: ", ") }
# $value (text): the value
# $option (text): the option or argument
values-too-many = unexpected value “{ $value }” for “{ $option }”: no more were expected
# $option (text): the option or argument
# $count (number): how many values are needed
# $found (number): how many there are
values-wrong-number = “{ $option }” takes { $count ->
        [one] { $count } value
       *[other] { $count } values
    }, not { $found }
# $option (text): the argument
argument-unexpected = unexpected argument “{ $option }”
argument-not-utf8 = an argument is not valid UTF-8
# $values (list): options, commands or values that are like the one that is unknown
similar = did you mean { JOIN($values, with: ", ") }?
# $value (text): the argument
after-dashes = to give “{ $value }” as a value, write “-- { $value }”
# $option (text): the option for help
more-information = For more information, try “{ $option }”.

## What is wrong with a value

number-expected = a whole number is expected
number-too-large = the number is too large
number-too-small = the number is too small
number-not-zero = the number must not be 0
decimal-expected = a number is expected
# $low (number): the least
# $high (number): the greatest
number-from-to = a whole number from { $low } to { $high } is expected
address-expected = an address has the form 127.0.0.1:8080 or [::1]:8080
option-value-expected = OPTION=VALUE is expected
# $name (text): the name
# $names (list): the names that there are
# $last (number): the greatest number of a level
no-level = there is no level “{ $name }”; there are { JOIN($names, with: ", ") }, or 0 to { $last }
# $name (text): the name
# $names (list): the names that there are
no-character = there is no character “{ $name }”; there are { JOIN($names, with: ", ") }
# $name (text): the name
# $names (list): the names that there are
no-mode = there is no mode “{ $name }”; there are { LIST($names) }
filter-expected = a filter is expected, such as warn or warn,djambi_server=debug
proxy-expected = write an address or a network, such as 192.0.2.7 or 192.0.2.0/24
limit-at-once = write a number from 1 on, or off
limit-rate = write BURST+NUMBER/UNIT, such as 10+1/min, or off
# $unit (text): the unit
limit-unit = “{ $unit }” is not s, min or h
# $text (text): the number
# $most (number): the greatest
limit-number = “{ $text }” is not a number from 1 to { $most }
url-unreadable = this is not the address of a site
url-scheme = an address of a site begins with http:// or https://
url-rest = only the host and its port are named, nothing after them
site-name-expected = a name is one line of 1 to 60 characters
contact-expected = write a mail address such as host@djambi.example, or the address of a page that begins with https://
embedder-expected = write the address of a site such as https://club.example, of all below one (https://*.club.example), or * for every site
house-page-name = call it NAME.md or NAME.LANGUAGE.md; NAME has 1 to 40 small letters, digits and hyphens, LANGUAGE is en, es or fr
house-page-title = begin the page with a title, such as # Imprint
# $most (number): such as 12
house-pages-too-many = at most { $most } pages fit in the foot of a page
registration-expected = write open, invited or closed
rated-with-expected = write strangers or anybody
push-hosts-expected = write names of hosts with commas between them, such as push.example.org,*.example.net, or none
mail-address-expected = write a mail address such as djambi@example.org
smtp-unreadable = this is not the address of a mail server; write one such as smtps://user@mail.example.org
smtp-scheme = the address of a mail server begins with smtp:// or smtps://
smtp-password-in-url = a password has no place in the address: --smtp-password-file names a file that holds it
smtp-no-user = --smtp-password-file needs a user in the address of --smtp, such as smtps://user@mail.example.org
# $file (text): a file of the host
smtp-no-password = --smtp-password-file: { $file } is not one line with a password
# $file (text): a file of the host
smtp-no-certificate = --smtp-ca-file: { $file } holds no certificate in the form PEM
smtp-no-tls = --smtp: no TLS can be begun with this server
# $option (text): an option
# $missing (text): another one
option-needs = { $option } needs { $missing }
mail-no-server = no mail server is named: use --smtp or DJAMBI_SMTP
# $reason (text): what the mail server or the system says
mail-not-sent = the letter is not sent: { $reason }
# $address (text): an address of mail
mail-sent = The mail server has taken a letter to { $address }.

## Settings of `serve` in variables and files

# $name (text): the environment variable
variable-unknown = the environment variable { $name } is unknown and ignored
# $name (text): the option that was meant
did-you-mean = did you mean { $name }?
not-text = this is not UTF-8 text
# $byte (text): the byte as two hexadecimal digits
# $offset (text): the number of bytes before it
not-text-at = this is not UTF-8 text: it has the byte { $byte } at offset { $offset }. Save it as UTF-8 if it is in another encoding, such as Latin-1
# $offset (text): the number of bytes before the place
not-utf16-at = this UTF-16 text is broken at offset { $offset }
# $key (text): the key
key-not-in-file = { $key } has no place in a file
# $key (text): the key
key-unknown = “{ $key }” is not an option
# $value (text): the value
not-boolean = “{ $value }” is neither true nor false
# $form (boolean | number | text | any): what the value must be
# $found (text): the type of TOML that it has
form-expected =
    { $form ->
        [boolean] true or false is
        [number] a number is
        [text] a string in quotes is
       *[any] a string or a number is
    } expected; this is of the type { $found }
# $form (boolean | number | text | any): what the values must be
# $found (text): the type of TOML that it has
form-expected-in-list =
    { $form ->
        [boolean] true or false is
        [number] a number is
        [text] a string in quotes is
       *[any] a string or a number is
    } expected, or an array of such; this is of the type { $found }
printed-heading = The options of djambi serve, as a file for --config.
printed-default = default
# $name (text): the option
printed-unset = { $name } is not set

## Positions, files and records as input

invalid-position = the position is not valid
invalid-treaty = the treaty is not valid
# $index (number): which of the words
# $word (text): the word
word-number = word { $index }, “{ $word }”
# $argument (position | move | treaty | word | letter): what the argument is
# $text (text): the argument, as far as it can be shown
not-utf8 =
    { $argument ->
        [position] the position
        [move] the move
        [treaty] the treaty
        [word] the word
       *[letter] the player’s letter
    } is not valid UTF-8: { $text }
# $index (number): which of the moves
# $played (text): the move
move-number = move { $index }, “{ $played }”
# $letter (text): what was given
# $letters (list): the letters of the board's seats
no-letter = “{ $letter }” is not the letter of a seat; the letters are { LIST($letters) }
# $board (text): the board
# $count (number): how many were wanted
players-two = { $board } is played by 2, not by { $count }
# $board (text): the board
# $most (number): the number of its seats
# $count (number): how many were wanted
players-range = { $board } is played by 2 to { $most }, not by { $count }
# $seat (seat): the player who has won
already-won = the game is over: { CAPITAL($seat) } has won
# $name (text): the file
cannot-read = cannot read { $name }
standard-input = standard input
# $name (text): the file
no-file = there is no file { $name }
# $text (text): what was given
neither-file-nor-position = “{ $text }” is neither a file, nor - for standard input, nor a position
record-has-rules = a record names its own rules and board: --rules, --set and --board are for positions
no-records = it holds no record
no-record = this is not the record of one game
# $line (number): the line of a file
line = line { $line }
# $kind (not_found | permission_denied | is_a_directory | already_exists | addr_in_use | addr_not_available | storage_full): what the system says
system =
    { $kind ->
        [not_found] there is no such file or directory
        [permission_denied] permission denied
        [is_a_directory] this is a directory
        [already_exists] it exists already
        [addr_in_use] another program uses this address
        [addr_not_available] this machine does not have this address
       *[storage_full] the disk is full
    }

## replay: the differences

trace-rules-missing = the rules are missing, such as “# --rules classic”
# $played (text): a move
# $after (text): the position after it
# $position (text): the position in the file
trace-leads = { $played } leads to { $after }, not to { $position }
# $position (text): the position as it is written
trace-written = the position is written { $position }
# $count (number): how many legal moves there are
# $expected (number): how many the file says
trace-moves = { $count ->
        [one] there is { $count } legal move
       *[other] there are { $count } legal moves
    }, not { $expected }
# $hash (text): the hash of the moves
# $expected (text): the hash in the file
trace-hash = the hash of the moves is { $hash }, not { $expected }
# $count (number): how many fields there are
trace-fields = four fields between tabs are expected (position, moves, hash, move), not { $count }
# $text (text): the field
trace-no-count = “{ $text }” is not a number of moves
# $text (text): the field
trace-no-hash = “{ $text }” is not a hash of 16 hexadecimal digits
# $count (number): how many differences are not shown
and-more = and { $count } more

## play

# $word (moves | undo | board | record | draw | offer | accept | refuse | treaties | break | resign | quit | help): a word to type
word =
    { $word ->
        [moves] moves
        [undo] undo
        [board] board
        [record] record
        [draw] draw
        [offer] offer
        [accept] accept
        [refuse] refuse
        [treaties] treaties
        [break] break
        [resign] resign
        [quit] quit
       *[help] help
    }
# $word (moves | undo | board | record | draw | offer | accept | refuse | treaties | break | resign | quit | help): a word to type
word-explained =
    { $word ->
        [moves] your legal moves; “moves c3” shows those of the piece on c3
        [undo] take back your last turn and all later ones
        [board] draw the board
        [record] print the record of the game so far
        [draw] offer a draw, or accept the one that is offered
        [offer] offer peace to a player, “offer blue 3” for three rounds, or a treaty as text (djambi help press)
        [accept] accept a treaty, “accept 1”
        [refuse] refuse a treaty, “refuse 1”
        [treaties] what the treaties say, and what became of them
        [break] play a turn though it breaks a treaty, “break a3a5”
        [resign] resign from the game
        [quit] end the program
       *[help] print this list
    }
a-move = a move
a-move-explained = in either form, such as a3a5 or Ma3-a5
# $problem (text): a sentence that says why a line cannot be read
ask-for-help = { $problem } Type “help” for help.
nothing-to-undo = There is nothing to take back.
# $names (list): the bots that offer it
# $players (number): how many they are
bots-offer-draw =
    { LIST($names) } { $players ->
        [one] offers
       *[other] offer
    } a draw. Type “draw” to agree.
# $names (list): the bots that decline it
# $players (number): how many they are
bots-decline-draw =
    { LIST($names) } { $players ->
        [one] declines
       *[other] decline
    } the draw.
# $index (number): the number of the treaty
# $seat (seat): the player who offers it
treaty-offered-by = Treaty { $index }, offered by { CAPITAL($seat) }:
# $index (number): the number of the treaty
answer-treaty = Type “accept { $index }” or “refuse { $index }”.
# $index (number): the number of the treaty
# $state (in-force | refused | lapsed | kept | dissolved): what has become of it
treaty-is =
    { $state ->
        [in-force] Treaty { $index } is in force.
        [refused] Treaty { $index } is refused.
        [lapsed] The offer of treaty { $index } has lapsed.
        [kept] Treaty { $index } has been kept to its end.
       *[dissolved] Treaty { $index } is over.
    }
# $index (number): the number of the treaty
# $seat (seat): the player who has broken it
treaty-is-broken = { CAPITAL($seat) } has broken treaty { $index }.
# $typed (text): the turn
breaks-promises = This breaks a promise. To play it all the same, type “break { $typed }”.
no-treaty-yet = There are no treaties yet.
# $square (text): what was typed
no-square = There is no square “{ $square }”.
# $seat (seat): a player
seat-name = { CAPITAL($seat) }
# $seat (seat): the player in power
in-power = { CAPITAL($seat) } is in power.
# $index (number): the number of the turn
# $seat (seat): the player to move
turn = Turn { $index }: { CAPITAL($seat) } to play
# $seat (seat): the winner
won = { CAPITAL($seat) } has won.
# $reason (text): a sentence that says why
drawn = The game is a draw. { $reason }
# $seat (seat): a seat without a player
no-player = { CAPITAL($seat) } has no player in this position
# $seat (seat): a player
seat-is-no-bot = { CAPITAL($seat) } is yours, and not a bot
# $level (text): the level
level-makes-no-treaties = bots of the level { $level } make no treaties, so they have no character
no-bot-move = the bot has no move

## analyse

# $index (number): the position that is studied
# $count (number): how many there are
studying = Position { $index } of { $count }
# $index (number): the turning point that is studied
# $count (number): how many there are
studying-again = Turning point { $index } of { $count }
# $count (number): how many positions the engine has searched
positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
# $count (number): how many positions the engine has searched
# $seconds (text): how long it took
# $speed (number): positions a second
searched = { positions } searched in { $seconds } s, { $speed } a second
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
# $reason (sentence): why the game is over
over = The game is over. { $reason }
# $seat (seat): the player
resigns = { CAPITAL($seat) } resigns
# $seat (seat): the player
flag-falls = { CAPITAL($seat) } loses on time
draw-agreed = draw agreed
drawn-by-length = drawn by length
closed = game closed by the service
no-turning-points = No turn lost much.
turning-points = Turning points:
# $seat (seat): the player who lost something
# $lost (text): how many points of a hundred
# $turn (text): the turn played
# $after (text): the points after it
# $before (text): the points before it
# $better (text): the better turns
turning-point = { CAPITAL($seat) } loses { $lost } points with { $turn } ({ $after } instead of { $before }); better { $better }
# $whole (number): the part before the point
# $decimals (text): the digits after it
decimal = { $whole }.{ $decimals }

## admin

# $copied (number): mebibytes that are copied
# $total (number): mebibytes of the database
copied = { $copied } of about { $total } MiB are copied
# $file (text): the backup
# $games (number): its games
# $bytes (number): its size
backed-up = { $games ->
    [one] { $file }: { $games } game, { $bytes } bytes
   *[other] { $file }: { $games } games, { $bytes } bytes
}
# $keys (number): how many keys
press-key-changed =
    { $keys ->
        [one] the file has { $keys } key now; it seals from the next start on: copy the file to where its copies are
       *[other] the file has { $keys } keys now; the newest seals from the next start on: copy the file to where its copies are
    }
# $number (number): the number of a report
# $date (text): when it was made
# $game (text): the id of a game
# $channel (text): the name of a channel
# $message (number): the number of the message
# $reporter (text): a name
report-head = report { $number }, { $date }: game { $game }, { $channel } { $message }, reported by { $reporter }
# $text (text): why it was reported
report-reason = reason: { $text }
# $number (number): the number of a report
# $date (text): when it was made
# $game (text): the id of a game
report-sealed = report { $number }, { $date }: game { $game }; it is sealed with a key that is missing
# $name (text): the name
no-such-account = No account has the name { $name }.

# $name (text): the name of the account
second-factor-removed = { $name } signs in by the password alone again. Sessions go on. Who has no password needs a link: djambi admin user reset

# $days (number): for how many days
invitation-made = Somebody makes an account by this link: once, within { $days } days.

# $name (text): the name of the account
password-link-made = { $name } chooses a new password by this link: once, within 30 minutes. All sessions end then.

no-reports = no reports
key-changed = the new key signs from the next start on; what the one before has signed stays valid until the key is changed again, and cookies are renewed as browsers come back
key-changed-at-once = the new key signs from the next start on; all earlier cookies and invitations are void
# $games (number): the rated games
# $players (number): the players with a rating
# $difference (text): the largest difference from before, in points
rerated = rated games: { $games }, players: { $players }, largest difference from before: { $difference } points
# $games (number): the finished games
rebuilt = openings are counted anew; finished games: { $games }
backed-up-without-key = without the key: restored from it, a server knows no earlier cookie or invitation
checking-file = the file is being checked
# $checked (number): the games that are checked
# $games (number): all games
checked = { $checked } of { $games } games are checked
# $database (text): the database
# $games (number): its games
restored = { $games ->
    [one] { $database }: { $games } game is restored
   *[other] { $database }: { $games } games are restored
}
# $file (text): the database before
replaced-database = the replaced database is { $file }
restored-without-key = the backup has no key: no browser will be known from earlier games

## Why a server cannot start, and why a command for hosts fails

# $address (text): the address
cannot-listen = cannot listen on { $address }
port-forbidden = choose a port above 1023
no-data-directory = no home directory: name a database file with --database
writer-failed = the service ends because its writer failed: the log says why; start it again
# $file (text): the file
backup-exists = { $file } exists already: name another file, or replace it with --force
# $file (text): the file
backup-is-database = { $file } belongs to the database itself: name another file for the backup
# $file (text): the file that was named for the backup
backup-no-file = { $file } is not a file but a folder, a device or a pipe: name another file for the backup
# $file (text): the database
# $faults (list): what is wrong, in English
database-damaged = { $file } is damaged: { JOIN($faults, with: "; ") }
# $file (text): the backup
# $count (number): how many faults it has
backup-faulty =
    { $count ->
        [one] { $file } has { $count } fault
       *[other] { $file } has { $count } faults
    }, and nothing is restored: restore another backup, or this one with --accept-faults
# $file (text): the file
cannot-use = cannot use { $file }

## What is wrong with a database

server-stopped = the server stopped
# $address (text): what was given
store-no-address = { $address } is not a database address: use a file’s path or sqlite:PATH
# $address (text): what was given
store-in-memory = { $address } is a database in memory, which forgets all games when the server ends: name a file
# $address (text): what was given
store-parameters = { $address } has parameters after the question mark, which a database’s address cannot have
# $file (text): a file of the host
# $failure (text): a sentence that says why
store-file = cannot use { $file }: { $failure }
# $file (text): a file of the host
store-in-use = the database { $file } is in use by another djambi server: stop that one, or name another file with --database
# $file (text): a file of the host
# $line (number): the line that is wrong; 0 for the whole
press-key-file =
    { $line ->
        [0] { $file } is not a file of press keys: name another with --press-key
       *[other] { $file } is not a file of press keys: line { $line } is not a key of 64 hexadecimal digits
    }
# $file (text): a file of the host
store-no-database = { $file } is not a database: name another file with --database
# $file (text): a file of the host
store-foreign = { $file } is the database of another program: name another file with --database
# $file (text): a file of the host
store-later = the database { $file } was made by a later version of djambi: update djambi, or name another file with --database
# $file (text): a file of the host
# $version (text): the version of the tables
# $current (text): the version that this program makes
store-earlier = the database { $file } has the tables of version { $version }, this djambi those of version { $current }: start “djambi serve” once, which brings them up to date
# $file (text): a file of the host
store-other-build = the database { $file } was made by another build of djambi: use that one, or name another file with --database
# $file (text): a file of the host
store-not-a-file = { $file } is not a file but a folder, a device or a pipe: name a file with --database
# $file (text): a file of the host
store-missing = there is no database at { $file }: name its file with --database
# $file (text): a file of the host
store-being-made = { $file } is being written by another djambi: wait for it
# $file (text): a file of the host
# $failure (text): a sentence that says why
store-copy = the copy { $file } cannot be made: { $failure }
# $file (text): a file of the host
# $failure (text): a sentence that says why
store-open = cannot open the database { $file }: { $failure }
# $file (text): a file of the host
# $failure (text): a sentence that says why
store-migration = the database { $file } cannot be brought up to date: { $failure }
# $failure (text): a sentence that says why
store-failed = the database failed: { $failure }
# $failure (text): a sentence that says why
store-commit = a commit failed: { $failure }
# $seq (number): the number of an event
# $game (text): the id of a game
store-gap = event { $seq } does not follow the last one of game { $game }
store-closed = the store is closed
# $text (text): what was found, or the words of another program
store-sqlite = SQLite says: { $text }
# $cause (full | disk | memory | locked | not_writable | not_openable | damaged | contradiction): why a database fails
store-failure =
    { $cause ->
        [full] the disk is full (free some space, and the service goes on)
        [disk] the disk does not read or write
        [memory] no memory is left
        [locked] another program keeps the file locked
        [not_writable] the file cannot be written (see the permissions of the file and of its folder)
        [not_openable] the file cannot be opened (see the permissions of the file and of its folder)
        [damaged] the file is damaged (keep a copy of it, and restore a backup)
       *[contradiction] it contradicts what is there
    }
corrupt-key = the key of cookies and invitations has a wrong length
corrupt-options = its options are unreadable
# $problem (text): a sentence that says why
corrupt-rules = its rules do not exist: { $problem }
# $board (text): the name of a board
corrupt-board = its board “{ $board }” does not exist
# $problem (text): a sentence that says why
corrupt-start = its start is not valid: { $problem }
# $text (text): what was found, or the words of another program
corrupt-event = an event is of the unknown kind “{ $text }”
corrupt-command = the id of a command is not valid
corrupt-time = a time lies before 1970
# $text (text): what was found, or the words of another program
# $column (text): the name of a column
corrupt-value = “{ $text }” is no value of the column { $column }
corrupt-player = the id of a player has a wrong length
# $text (text): what was found, or the words of another program
corrupt-seat = a seat is of the unknown kind “{ $text }”

## The faults that `admin verify` finds

# $problem (text): a sentence that says why
fault-of-database = database: { $problem }
# $game (text): the id of a game
# $problem (text): a sentence that says why
fault-of-game = game { $game }: { $problem }
fault-no-game = parts of it are kept, but there is no such game
fault-id = its id is not 1 to 32 letters and digits
# $seat (seat): a seat
fault-no-seat = its seat { $seat } is missing
# $seq (number): the number of an event
fault-gap = its event { $seq } is missing
# $seq (number): the number of an event
# $problem (text): a sentence that says why
fault-event = its event { $seq } is refused: { $problem }
# $seat (seat): a seat
fault-row-over = its row says that the game is over, but by its events { $seat } is to move
# $said (text): what the row of the game says
fault-row-open = its row says that “{ $said }” is to move, but by its events the game is over
# $said (text): what the row of the game says
# $seat (seat): a seat
fault-row-seat = its row says that “{ $said }” is to move, but by its events { $seat } is
# $seat (seat): a seat
fault-seat-absent = its seat { $seat } is absent, but it has a player at the start
# $seat (seat): a seat
fault-seat-player = its seat { $seat } has a player, but it has none at the start
# $seat (seat): a seat
fault-holder = a guest holds its seat { $seat }, which is not a person’s
fault-result = the kept result is not the one that its events give
# $said (text): what the row of the game says
# $bots (text): the names of seats
fault-bots = its row names the bots “{ $said }”, but its seats have “{ $bots }”

## What `admin doctor` finds

# $subject (server | database | tables | file_id | key | clock | disk | open_files | log | press_key | permissions | address | readiness | header_host | socket | mail | https): what was looked at
subject =
    { $subject ->
        [server] server
        [database] database
        [tables] tables
        [file_id] file’s id
        [key] key
        [clock] clock
        [disk] disk
        [open_files] open files
        [log] log
        [press_key] press key
        [permissions] permissions
        [address] address
        [readiness] readiness
        [header_host] header Host
        [socket] sockets
       [mail] mail
       *[https] https
    }
doctor-server = a server uses the database
# $file (text): a file of the host
doctor-server-elsewhere = the server that was started with { $file } has another file open: the database was moved, deleted or replaced while it ran; move it back, or stop the server and use “djambi admin restore”
doctor-no-server = no server uses the database
# $problem (text): a sentence that says why
doctor-missing = { $problem }; “djambi serve” makes one
# $games (number): how many games there are
# $file (text): a file of the host
doctor-database = { $games ->
    [one] { $file } with { $games } game
   *[other] { $file } with { $games } games
}
# $version (text): the version of the tables
doctor-tables = version { $version }, the one of this djambi
# $version (text): the version of the tables
# $current (text): the version that this program makes
doctor-tables-later = the tables are of version { $version }, this djambi knows { $current }: update djambi
# $version (text): the version of the tables
# $current (text): the version that this program makes
doctor-tables-earlier = the tables are of version { $version }: the next start copies the database and brings it to { $current }
# $id (text): a number that tells the files of this program
doctor-id = { $id }, the one of djambi
doctor-no-id = not set yet: the next start of a server sets it
doctor-key = the key of cookies and invitations is there
doctor-no-key = there is no key of cookies and invitations, as after the restoration of a backup without secrets: the next start makes one, and no browser will be known from earlier games
doctor-clock = no event is ahead of it
doctor-clock-behind = the clock of this machine is years behind: set it (NTP)
# $minutes (number): how many minutes
doctor-clock-ahead =
    the newest event is { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ahead of this machine’s clock: the clock is or was wrong; set it (NTP)
# $mebibytes (number): how many mebibytes
doctor-disk = { $mebibytes } MiB are free
# $mebibytes (number): how many mebibytes
doctor-disk-full = { $mebibytes } MiB are free: turns are lost to players once it is full; free some
# $mebibytes (number): how many mebibytes
doctor-disk-small = { $mebibytes } MiB are free, too little for two copies of the database: free some
# $folder (text): a folder
# $text (text): what was found, or the words of another program
doctor-disk-unknown = the free space of { $folder } is unknown: { $text }
# $most (number): how many at most
doctor-files = { $most } at most
doctor-any-files = no limit
# $most (number): how many at most
doctor-few-files = { $most } at most, here: a server started like this accepts fewer connections (LimitNOFILE=40000 for systemd)
# $kibibytes (number): how many kibibytes
doctor-log = { $kibibytes } KiB
# $mebibytes (number): how many mebibytes
doctor-large-log = { $mebibytes } MiB: a program reads the database for very long (a copy that hangs, an open sqlite3); end it
# $file (text): a file of the host
doctor-press-key = { $file } holds the keys of private talk, for its owner only: keep a copy of it apart from the backups
# $file (text): a file of the host
doctor-press-key-beside = { $file } holds the keys of private talk, for its owner only; it lies beside the database: who copies this folder has both (--press-key puts it elsewhere)
# $file (text): a file of the host
doctor-press-key-to-come = { $file } is made at the next start: keep a copy of it apart from the backups
# $file (text): a file of the host
doctor-no-press-key = { $file } is missing: put a copy of it back before the next start, or what was said in private cannot be read any more
# $file (text): a file of the host
doctor-press-key-lost = { $file } lacks a key with which private talk was sealed: put a copy of the file back before the next start, or what that key has sealed cannot be read any more
# $file (text): a file of the host
# $mode (text): the permissions, as chmod writes them
doctor-press-key-open = others than its owner may read { $file } (mode { $mode }), and with it what is said in private: chmod 600 { $file }
doctor-permissions = only the owner can use the database
# $file (text): a file of the host
# $mode (text): the permissions, as chmod writes them
doctor-file-open = others than its owner may use { $file } (mode { $mode }), which may give them the key: chmod 600 { $file }
# $file (text): a file of the host
# $mode (text): the permissions, as chmod writes them
doctor-folder-open = others may replace files in { $file } (mode { $mode }): chmod go-w { $file }
# $file (text): a file of the host
doctor-other-owner = { $file } has another owner than the database: chown it, or the service cannot use it
# $text (text): what is wrong
doctor-mail-options = { $text }
# $file (text): a file of the host
# $mode (text): its rights
doctor-mail-password-open = others than its owner may read { $file } (mode { $mode }), and with it the password of mail: chmod 600 { $file }
# $address (text): the address of the mail server
doctor-mail = { $address } takes mail
# $address (text): the address of the mail server
doctor-mail-plain = { $address } takes mail, but without a user it is hidden from those on the way only if the server offers TLS: use smtps://
# $address (text): the address of the mail server
doctor-mail-no-tls = { $address } offers no TLS, so no password is sent to it: use smtps://, or a server on this machine
# $address (text): the address of the mail server
# $text (text): what the server or the system says
doctor-mail-unreachable = { $address } takes no mail: { $text }
# $address (text): what was given
doctor-not-service = { $address } is not the address of a service: use https://HOST or http://HOST:PORT, without a path
# $address (text): what was given
doctor-answers = { $address } answers
# $address (text): what was given
# $status (number): the status of the answer, such as 404
doctor-wrong-answer = { $address }/healthz answers { $status }: see the proxy’s target, and whether the service runs
# $address (text): what was given
# $text (text): what was found, or the words of another program
doctor-no-answer = { $address } does not answer: { $text }
doctor-ready = the service can write
# $text (text): what was found, or the words of another program
doctor-not-ready = the service cannot write; it says: { $text }
doctor-host = the service sees its public host
doctor-other-host = the service sees another host, and takes its pages for another site’s: name this address with --public-url, and let the proxy pass Host on (nginx: proxy_set_header Host $http_host)
# $text (text): what was found, or the words of another program
doctor-cannot-tell = it cannot be told: { $text }
# $header (text): the name of a header
doctor-socket-header = the header { $header } does not arrive, so no live connection comes through: let the proxy pass it on (nginx: proxy_set_header Upgrade $http_upgrade and proxy_set_header Connection upgrade)
# $status (number): the status of the answer
doctor-no-socket = /api/v1/socket answers { $status } instead of 101, so no live connection comes through: let the proxy pass WebSockets on
doctor-socket = live connections (WebSockets) come through
doctor-http = the address is http: others on the way can read cookies and take seats; put a proxy with https in front, unless the network is yours
doctor-https = browsers are told to come by https only (HSTS)
doctor-no-hsts = browsers are not told to come by https only: start the service with --public-url and this address

## match: players and files

# $name (text): the name
# $names (list): the names that there are
player-unknown = there is no player “{ $name }”; there are { JOIN($names, with: ", ") }
# $player (text): a player of a match
# $name (text): the name
# $names (list): the names that there are
player-no-parameter = { $player } has no parameter “{ $name }”; it has { JOIN($names, with: ", ") }
# $player (text): a player of a match
player-no-parameters = { $player } takes no parameters
# $text (text): what was found
player-no-value = “{ $text }” is not a parameter such as nodes=2000
# $name (text): the name
# $value (text): the value
player-whole-number = { $name } is a whole number above 0, not “{ $value }”
# $name (text): the name
# $value (text): the value
player-number = { $name } is a number, such as 0.25, not “{ $value }”
# $parameter (text): the parameter
# $name (text): the name that was given
# $names (list): the names that there are
player-no-choice = { $parameter } is one of { JOIN($names, with: ", ") }, not “{ $name }”
# $value (text): the value
player-grudge = grudge is a number from 0 to 10, not “{ $value }”
# $value (text): the value
player-turns = deals is a whole number, not “{ $value }”
# $name (text): the name
player-twice = { $name } is given twice
player-no-program = a program is missing, such as udi:ms=100:./engine
# $name (text): the name
# $count (number): how many players there are
mode-of-four = --mode { $name } is for four players; with { $count } there are half and one
# $least (number): the least
turns-too-few = --turns must be at least { $least }, more than an opening has
elo-order = --elo1 must be greater than --elo0
# $player (text): a player of a match
cannot-play = { $player } cannot play
# $name (text): the name
cannot-open = cannot open { $name }
# $name (text): the name
cannot-write = cannot write { $name }
# $name (text): the name
cannot-make = cannot make { $name }
match-in-use = another match that runs now writes to this file
# $text (text): what was found
progress-of-other = this is the progress of another match, or of none; it begins with “{ $text }”
progress-no-game = this match has no such game

## licences

about-licences = Print the licences of the program and of its parts
more-licences = Prints the licences of Djambi and of all that it is made of, with the names of their authors.

## completions, man

about-completions = Print what a shell needs to complete command lines
more-completions = Prints the script for a shell; where it is read from depends on the shell, for bash for instance ~/.local/share/bash-completion/completions/djambi.
help-completions-shell = The shell

about-man = Write the manual pages
more-man = Writes a page for the program and one for each command, in the language of the command, and prints the path of the first.
help-man-folder = The folder; it is made if there is none

# $name (text): the name of the account
role-given = { $name } is a moderator.
# $name (text): the name of the account
role-taken = { $name } is no moderator any more.
# $number (number): the number of the act
# $kind (text): its kind, as the command names it
act-made = act { $number }: { $kind }
act-not-found = there is nobody and nothing of the kind; a result can be taken out only if it is rated
act-of-guest = that needs an account: guests can only be silenced and kept out
act-ended = that act has ended, or cannot be ended
act-reason = a reason has 1 to 1000 characters
# $by (number): the number of the act that has ended it
act-was-ended = ended by { $by }
# $date (text): a date with a time
act-until = until { $date }
act-for-ever = for ever
act-by-host = host
# $text (text): what whom it concerns has said
act-answer = answer: { $text }
no-acts = no acts
# $number (number): the number of a report
no-such-report = There is no report { $number }.
# $number (number): the number of a report
report-is-closed = Report { $number } was closed already.
report-closed = looked at
# $cause (text): what is wrong, as the protocol names it
report-cause = cause: { $cause }
# $number (number): the number of a report
# $date (text): when it was made
# $game (text): the id of a game
# $what (text): name or play
# $name (text): the name of who is reported
# $reporter (text): a name
report-head-of-person = report { $number }, { $date }: game { $game }, { $what } of { $name }, reported by { $reporter }
