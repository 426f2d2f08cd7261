-- What players were to hear of their games while they did not look: the last notices of each.
CREATE TABLE notice (
    player  BLOB    NOT NULL,
    number  INTEGER NOT NULL, -- counts the notices of the player
    game_id TEXT    NOT NULL REFERENCES game (id),
    kind    TEXT    NOT NULL,
    after   INTEGER NOT NULL, -- the number of the game's event that it is about
    at_ms   INTEGER NOT NULL, -- when that was
    is_read INTEGER NOT NULL,
    PRIMARY KEY (player, number)
) STRICT, WITHOUT ROWID;

-- The notices of a game, which go with it.
CREATE INDEX notice_game ON notice (game_id);
