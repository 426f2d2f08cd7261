-- When the service must look at the game: a flag, a first turn or the filling of a table is due.
ALTER TABLE game ADD COLUMN deadline_ms INTEGER;

CREATE INDEX game_deadline ON game (deadline_ms) WHERE deadline_ms IS NOT NULL;

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
