-- The newest events, of all games, in the order of their arrival. A game's events that are in its packed log, too, are no
-- longer in force here; whole stretches of such rows are deleted from the beginning.
CREATE TABLE journal (
    id         INTEGER PRIMARY KEY,
    game_id    TEXT    NOT NULL,
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    seat       TEXT    NOT NULL,
    kind       TEXT    NOT NULL,
    payload    TEXT,             -- the move of a turn, in wire form; of another event its further fields, as JSON
    command_id TEXT,             -- null for what the service does itself
    clocks     TEXT,             -- what each player has left after the event, as a JSON object of milliseconds
    seen       TEXT,             -- the numbers of the last messages that the player of a turn had seen, as JSON; null for all
    to_move    TEXT              -- the seat to move after the event; null once the game is over
) STRICT;

-- The older events of each game: all up to `last`. The form is that of crates/djambi-table/src/packed_log.rs. The ids of
-- commands are left out once the game is over.
CREATE TABLE packed_log (
    id      INTEGER PRIMARY KEY,
    game_id TEXT    NOT NULL UNIQUE REFERENCES game (id),
    last    INTEGER NOT NULL, -- the number of its last event
    last_ms INTEGER NOT NULL, -- when that happened
    played  INTEGER NOT NULL, -- whether there is a turn among them
    events  BLOB    NOT NULL
) STRICT;

-- The games with bots that go on. Whose turn it is says the journal, or else `game.to_move`, which is the seat after the
-- packed events in these games.
DROP INDEX game_bot_to_move;

CREATE INDEX game_with_bots ON game (id) WHERE bots <> ',' AND to_move IS NOT NULL;
