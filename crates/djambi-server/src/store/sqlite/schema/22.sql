-- The first turns of finished games, by the positions in which they were played: for each game in which nobody has counted
-- them yet, the service does that behind the games.
ALTER TABLE result ADD COLUMN has_openings INTEGER NOT NULL DEFAULT 0;
CREATE INDEX result_without_openings ON result (number) WHERE NOT has_openings;

-- A game comes once to a position: its first visit counts.
CREATE TABLE opening (
    position INTEGER NOT NULL, -- the key of the position and its rotations
    result   INTEGER NOT NULL REFERENCES result (number),
    move     TEXT    NOT NULL, -- in wire form, as if red had played it
    kind     INTEGER NOT NULL, -- 0: with bots, 1: people alone, 2: rated
    is_found INTEGER NOT NULL, -- repeats that of the result
    sharers  INTEGER NOT NULL, -- who shares the result: bit n for the seat of index n, as if red had played
    PRIMARY KEY (position, result)
) WITHOUT ROWID;

-- Those of a game.
CREATE INDEX opening_result ON opening (result);

-- How often rows have gone, or have come before others of later games: what was added up before does not hold any more.
CREATE TABLE opening_change (
    id      INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    changes INTEGER NOT NULL
);
INSERT INTO opening_change (id, changes) VALUES (1, 0);

CREATE TRIGGER result_goes BEFORE DELETE ON result WHEN OLD.has_openings BEGIN
    DELETE FROM opening WHERE result = OLD.number;
    UPDATE opening_change SET changes = changes + 1;
END;

CREATE TRIGGER result_changes AFTER UPDATE OF ended_ms, kind, is_found, turns, rated ON result WHEN OLD.has_openings BEGIN
    DELETE FROM opening WHERE result = NEW.number;
    UPDATE result SET has_openings = 0 WHERE number = NEW.number;
    UPDATE opening_change SET changes = changes + 1;
END;
