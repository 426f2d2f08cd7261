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
