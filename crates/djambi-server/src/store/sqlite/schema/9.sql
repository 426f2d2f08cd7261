-- Rated games. No game of before counts: nobody had chosen that.
ALTER TABLE result ADD COLUMN rated INTEGER NOT NULL DEFAULT 0; -- whether it counts for the ratings of its players

CREATE INDEX result_rated ON result (number) WHERE rated;

-- The ratings, a fold of the rated results in the order of their numbers.
CREATE TABLE rating (
    player    BLOB    NOT NULL PRIMARY KEY,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    at_least  REAL    NOT NULL, -- the points that follow from both, for the index
    games     INTEGER NOT NULL,
    last_ms   INTEGER NOT NULL, -- when the last game ended
    opponents INTEGER NOT NULL  -- the number of others met
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_ladder ON rating (at_least, player, last_ms) WHERE games >= 10 AND opponents >= 6;

-- Who has met whom.
CREATE TABLE rating_opponent (
    player   BLOB NOT NULL,
    opponent BLOB NOT NULL,
    PRIMARY KEY (player, opponent)
) STRICT, WITHOUT ROWID;

-- What each rated result has changed.
CREATE TABLE rating_change (
    result           INTEGER NOT NULL REFERENCES result (number),
    seat             TEXT    NOT NULL,
    player           BLOB    NOT NULL,
    ended_ms         INTEGER NOT NULL, -- repeats that of the result for the index
    mean_before      REAL    NOT NULL,
    deviation_before REAL    NOT NULL,
    mean             REAL    NOT NULL,
    deviation        REAL    NOT NULL,
    PRIMARY KEY (result, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_change_player ON rating_change (player, result);

-- The last result that the ratings hold: one row.
CREATE TABLE rating_cursor (
    id     INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    result INTEGER NOT NULL
) STRICT;

INSERT INTO rating_cursor (id, result) VALUES (1, 0);
