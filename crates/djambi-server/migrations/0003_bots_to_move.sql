-- Tells the file from those of other programs: the letters "Djam".
PRAGMA application_id = 1147822445;

-- The seats of bots, each after a comma and before one. An index cannot look at another table, so triggers repeat
-- here what the seats say; a start then finds the games in which it is a bot's turn without reading all others.
ALTER TABLE game ADD COLUMN bots TEXT NOT NULL DEFAULT ',';

UPDATE game SET bots = ',' || coalesce(
    (SELECT group_concat(seat, ',') || ',' FROM seat WHERE game_id = game.id AND kind = 'bot'), '');

CREATE TRIGGER seat_added AFTER INSERT ON seat WHEN NEW.kind = 'bot' BEGIN
    UPDATE game SET bots = bots || NEW.seat || ',' WHERE id = NEW.game_id;
END;

CREATE TRIGGER seat_changed AFTER UPDATE OF kind ON seat WHEN NEW.kind <> OLD.kind BEGIN
    UPDATE game SET bots = ',' || coalesce(
        (SELECT group_concat(seat, ',') || ',' FROM seat WHERE game_id = NEW.game_id AND kind = 'bot'), '')
    WHERE id = NEW.game_id;
END;

DROP INDEX game_waiting;

CREATE INDEX game_bot_to_move ON game (id) WHERE instr(bots, ',' || to_move || ',') > 0;
