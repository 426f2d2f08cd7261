-- Tells the file from those of other programs: the letters "Djam".
PRAGMA application_id = 1147822445;

-- A game is what it was created with and an append-only log of events; everything else follows from these.
CREATE TABLE game (
    id             TEXT    NOT NULL PRIMARY KEY,
    created_ms     INTEGER NOT NULL,
    board          TEXT    NOT NULL,
    rules          TEXT    NOT NULL,
    options        TEXT    NOT NULL, -- a JSON object of strings
    start          TEXT    NOT NULL, -- a position string
    table_settings TEXT    NOT NULL, -- JSON
    listed         INTEGER NOT NULL, -- whether the lobby shows the table: repeats the settings for an index
    clock          TEXT,             -- JSON; null for a game without a clock
    bot_delay_ms   INTEGER,
    host           BLOB,             -- the player who opened the game
    -- The seats of bots and of those for whom one stands in, each after a comma and before one. An index cannot look at
    -- another table, so triggers repeat here what the seats say; a start then finds the games in which it is a bot's turn
    -- without reading all others.
    bots           TEXT    NOT NULL DEFAULT ',',
    to_move        TEXT,             -- the seat whose turn it is; null once the game is over
    started_ms     INTEGER,          -- when it began; null while its table waits
    deadline_ms    INTEGER,          -- when the service must look at it: a flag, a first turn, the filling of a table
    again          TEXT,             -- the game in which its players play again
    again_seat     TEXT              -- and the seat whose player asked for it
) STRICT;

CREATE INDEX game_bot_to_move ON game (id) WHERE instr(bots, ',' || to_move || ',') > 0;

CREATE INDEX game_deadline ON game (deadline_ms) WHERE deadline_ms IS NOT NULL;

-- The listed tables, which the lobby looks through after a start. That a game is over is no condition of the index: then it
-- would be looked up at each turn of a bot or against one.
CREATE INDEX game_table ON game (created_ms) WHERE listed;

CREATE TABLE seat (
    game_id  TEXT    NOT NULL REFERENCES game (id),
    seat     TEXT    NOT NULL,
    kind     TEXT    NOT NULL,
    level    TEXT,                       -- how well a bot plays; null for everybody else
    name     TEXT    NOT NULL,
    player   BLOB,                       -- who holds the seat, if it is a person
    invited  INTEGER NOT NULL DEFAULT 0, -- when the invitation was made, in seconds since 1970: a newer one replaces it
    ready    INTEGER NOT NULL DEFAULT 0, -- whether the person is ready to begin
    stand_in TEXT,                       -- the level of the bot that plays for a person who is away
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- The games of a player.
CREATE INDEX seat_player ON seat (player) WHERE player IS NOT NULL;

CREATE TRIGGER seat_added AFTER INSERT ON seat WHEN NEW.kind = 'bot' OR NEW.stand_in IS NOT NULL BEGIN
    UPDATE game SET bots = bots || NEW.seat || ',' WHERE id = NEW.game_id;
END;

CREATE TRIGGER seat_changed AFTER UPDATE OF kind, stand_in ON seat
WHEN (NEW.kind = 'bot' OR NEW.stand_in IS NOT NULL) <> (OLD.kind = 'bot' OR OLD.stand_in IS NOT NULL) BEGIN
    UPDATE game SET bots = ',' || coalesce(
        (SELECT group_concat(seat, ',') || ',' FROM seat
         WHERE game_id = NEW.game_id AND (kind = 'bot' OR stand_in IS NOT NULL)), '')
    WHERE id = NEW.game_id;
END;

CREATE TABLE game_event (
    game_id    TEXT    NOT NULL REFERENCES game (id),
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    seat       TEXT    NOT NULL,
    kind       TEXT    NOT NULL,
    payload    TEXT,             -- the move of a turn, in wire form
    command_id TEXT,             -- null for what the service does itself
    clocks     TEXT,             -- what each player has left after the event, as a JSON object of milliseconds
    PRIMARY KEY (game_id, seq),
    UNIQUE (game_id, seat, command_id)
) STRICT, WITHOUT ROWID;

-- How a game ended.
CREATE TABLE result (
    game_id  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id),
    ended_ms INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    shares   TEXT    NOT NULL, -- a JSON object of numbers
    rated    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What people say at a table, with a sequence of its own for each channel. A message that is sent again, with
-- the same id, is the same message.
CREATE TABLE talk (
    game_id    TEXT    NOT NULL REFERENCES game (id),
    channel    TEXT    NOT NULL,
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    seat       TEXT,             -- the author's seat; null for a watcher
    player     BLOB    NOT NULL, -- the author
    name       TEXT    NOT NULL,
    sign       TEXT,             -- what is said: a sign or a text
    text       TEXT,
    message_id TEXT    NOT NULL,
    PRIMARY KEY (game_id, channel, seq),
    UNIQUE (game_id, player, message_id),
    CHECK ((sign IS NULL) <> (text IS NULL))
) STRICT, WITHOUT ROWID;

-- What a game keeps of a player: how much of it they have seen (the number of the last event, one more once they know that
-- somebody wants to play again), whether the host has removed them from its table, and the seat that they have lost
-- by their time, with the moment.
CREATE TABLE visit (
    game_id TEXT    NOT NULL REFERENCES game (id),
    player  BLOB    NOT NULL,
    seen    INTEGER NOT NULL,
    removed INTEGER NOT NULL,
    lost    TEXT,
    lost_ms INTEGER,
    PRIMARY KEY (game_id, player)
) STRICT, WITHOUT ROWID;

-- When the service was last alive: one row.
CREATE TABLE heartbeat (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at_ms INTEGER NOT NULL
) STRICT;

-- When it was down.
CREATE TABLE downtime (
    from_ms INTEGER NOT NULL PRIMARY KEY,
    to_ms   INTEGER NOT NULL
) STRICT;

-- The keys of all signatures.
CREATE TABLE secret (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
