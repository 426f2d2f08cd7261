-- Who acts is a player, and the player who opens a game is its host.
ALTER TABLE seat RENAME COLUMN browser TO player;

ALTER TABLE game RENAME COLUMN creator TO host;

-- The settings of the table and of the clock, as JSON; null for a game without them.
ALTER TABLE game ADD COLUMN table_settings TEXT;

ALTER TABLE game ADD COLUMN clock TEXT;

-- When the game of a table began; null before, and for a game without a table.
ALTER TABLE game ADD COLUMN started_ms INTEGER;

-- Whether the person is ready to begin, and the level of the bot that plays for a person who is away.
ALTER TABLE seat ADD COLUMN ready INTEGER NOT NULL DEFAULT 0;

ALTER TABLE seat ADD COLUMN stand_in TEXT;

-- What each player has left after the event, as a JSON object of milliseconds; null without a clock.
ALTER TABLE game_event ADD COLUMN clocks TEXT;

-- How a game ended. It follows from the events: a row that is missing is made again.
CREATE TABLE result (
    game_id  TEXT    NOT NULL PRIMARY KEY REFERENCES game (id),
    ended_ms INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    shares   TEXT    NOT NULL, -- a JSON object of numbers
    rated    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A bot that stands in is a bot whose turn it may be.
DROP TRIGGER seat_added;

DROP TRIGGER seat_changed;

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
