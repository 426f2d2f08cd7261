-- The leave of players: in games by the day no time of theirs passes meanwhile.
CREATE TABLE leave (
    player   BLOB    NOT NULL PRIMARY KEY,
    left_ms  INTEGER NOT NULL, -- what was left
    at_ms    INTEGER NOT NULL, -- when that was
    until_ms INTEGER           -- until when they are on leave since then; null if they were not
) STRICT, WITHOUT ROWID;
