-- A game is what it was created with and an append-only log of events; everything else follows from these.
CREATE TABLE game (
    id           TEXT    NOT NULL PRIMARY KEY,
    created_ms   INTEGER NOT NULL,
    rules        TEXT    NOT NULL,
    options      TEXT    NOT NULL, -- a JSON object of strings
    start        TEXT    NOT NULL, -- a position string
    bot_delay_ms INTEGER,
    creator      BLOB,             -- the browser that sees the invitations
    to_move      TEXT              -- the seat whose turn it is, null once the game is over: tells which games wait for a bot
) STRICT;

CREATE INDEX game_waiting ON game (to_move) WHERE to_move IS NOT NULL;

CREATE TABLE seat (
    game_id TEXT NOT NULL REFERENCES game (id),
    seat    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    browser BLOB,                  -- who sits there, if it is a person
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE game_event (
    game_id    TEXT    NOT NULL REFERENCES game (id),
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    seat       TEXT    NOT NULL,
    kind       TEXT    NOT NULL,
    payload    TEXT,               -- the move of a turn, in wire form
    command_id TEXT,               -- null for what the service does itself
    PRIMARY KEY (game_id, seq),
    UNIQUE (game_id, seat, command_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE secret (
    name  TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
