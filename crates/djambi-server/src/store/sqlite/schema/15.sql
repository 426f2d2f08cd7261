-- What players have planned for their next turns. Nobody else is told.
CREATE TABLE plan (
    game_id TEXT    NOT NULL,
    seat    TEXT    NOT NULL,
    player  BLOB    NOT NULL, -- who has planned it; it counts only while they hold the seat
    after   INTEGER NOT NULL, -- how many turns and departures counted when it was made
    lines   TEXT    NOT NULL, -- what is played when, as JSON
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
