-- The results of games, in the order in which they came, with what lists look for in one place. The program makes the
-- rows of older games when it brings a database up to date; those of a game that cannot be read have no position.
CREATE TABLE result_8 (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, -- one that went with its result is not given again
    game_id  TEXT    NOT NULL UNIQUE REFERENCES game (id),
    ended_ms INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    is_found INTEGER NOT NULL, -- whether everybody finds the game in lists
    board    TEXT    NOT NULL,
    rules    TEXT    NOT NULL, -- the name of the set
    clock    TEXT    NOT NULL, -- the kind of the clock
    turns    INTEGER NOT NULL, -- the number of turns that count
    position TEXT              -- the position at the end, as a position string
) STRICT;

INSERT INTO result_8 (game_id, ended_ms, kind, is_found, board, rules, clock, turns)
SELECT game_id, ended_ms, kind, 0, '', '', '', 0 FROM result ORDER BY ended_ms, game_id;

DROP TABLE result;

ALTER TABLE result_8 RENAME TO result;

CREATE INDEX result_incomplete ON result (number) WHERE position IS NULL;

-- The lists of all games: the newest first, among them those of a board, of rules, of a clock, of a kind of end.
CREATE INDEX result_found ON result (ended_ms, number) WHERE is_found AND turns > 0;
CREATE INDEX result_board ON result (board, ended_ms, number, rules, clock, kind) WHERE is_found AND turns > 0;
CREATE INDEX result_rules ON result (rules, ended_ms, number, clock, kind) WHERE is_found AND turns > 0;
CREATE INDEX result_clock ON result (clock, ended_ms, number, kind) WHERE is_found AND turns > 0;
CREATE INDEX result_kind ON result (kind, ended_ms, number) WHERE is_found AND turns > 0;

-- The result of each seat that had a player at the start.
CREATE TABLE seat_result (
    result    INTEGER NOT NULL REFERENCES result (number),
    seat      TEXT    NOT NULL,
    player    BLOB,             -- who holds the seat: triggers repeat here what the seats say
    level     TEXT,             -- how well the bot plays whose seat it is
    ended_ms  INTEGER NOT NULL, -- repeats that of the result for the index
    place     INTEGER,          -- null in a game without a result
    share     REAL    NOT NULL, -- of the result, from 0 to 1
    fall      TEXT,             -- how its player fell; null for those who were alive at the end
    fallen_by TEXT,             -- the seat of the other player who did it
    PRIMARY KEY (result, seat)
) STRICT, WITHOUT ROWID;

-- The finished games of a player, the newest first.
CREATE INDEX seat_result_player ON seat_result (player, ended_ms, result, seat, place, share) WHERE player IS NOT NULL;

CREATE TRIGGER seat_changed_hands AFTER UPDATE OF player ON seat WHEN NEW.player IS NOT OLD.player BEGIN
    UPDATE seat_result SET player = NEW.player
    WHERE result = (SELECT number FROM result WHERE game_id = NEW.game_id) AND seat = NEW.seat;
END;
