-- The agreements that the program keeps for the players of a game, as JSON; null where it keeps none.
ALTER TABLE game ADD COLUMN press TEXT;

-- The numbers of the last messages of the talk that the player of a turn had seen, as a JSON object by channel; null stands for
-- all, and where it does not matter.
ALTER TABLE game_event ADD COLUMN seen TEXT;

-- What is said has its place among the events, and may be an act about treaties.
CREATE TABLE talk_with_acts (
    game_id    TEXT    NOT NULL REFERENCES game (id),
    channel    TEXT    NOT NULL,
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    after      INTEGER NOT NULL, -- the number of the game's last event then
    seat       TEXT,             -- the author's seat, or the one that acts; null for a watcher
    player     BLOB    NOT NULL, -- the author
    name       TEXT    NOT NULL,
    sign       TEXT,             -- what is said: a sign, a text or an act, as JSON
    text       TEXT,
    act        TEXT,
    message_id TEXT    NOT NULL,
    PRIMARY KEY (game_id, channel, seq),
    UNIQUE (game_id, player, message_id),
    CHECK ((sign IS NOT NULL) + (text IS NOT NULL) + (act IS NOT NULL) = 1)
) STRICT, WITHOUT ROWID;

INSERT INTO talk_with_acts (game_id, channel, seq, at_ms, after, seat, player, name, sign, text, message_id)
SELECT game_id, channel, seq, at_ms,
    (SELECT coalesce(max(event.seq), 0) FROM game_event AS event
     WHERE event.game_id = talk.game_id AND event.at_ms <= talk.at_ms),
    seat, player, name, sign, text, message_id
FROM talk;

DROP TABLE talk;

ALTER TABLE talk_with_acts RENAME TO talk;
