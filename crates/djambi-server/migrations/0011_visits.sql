-- What a game keeps of a player: how much of it they have seen (the number of the last event, one more once they know that
-- somebody wants to play again), whether the host has removed them from its table, and the seat that they have lost
-- by their time, with the moment.
CREATE TABLE visit (
    game_id TEXT    NOT NULL REFERENCES game (id),
    player  BLOB    NOT NULL,
    seen    INTEGER NOT NULL,
    removed INTEGER NOT NULL,
    lost    TEXT,
    lost_ms INTEGER,
    PRIMARY KEY (game_id, player)
) STRICT, WITHOUT ROWID;

-- Nobody is told again what happened before this was kept.
INSERT INTO visit (game_id, player, seen, removed)
SELECT game_id, player, 1 + (SELECT count(*) FROM game_event WHERE game_event.game_id = seat.game_id), 0
FROM seat WHERE player IS NOT NULL GROUP BY game_id, player;

-- The games of a player.
CREATE INDEX seat_player ON seat (player) WHERE player IS NOT NULL;
