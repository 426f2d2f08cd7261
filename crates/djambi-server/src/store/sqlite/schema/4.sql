-- What is said is kept in the order in which it came, over all channels of all games: acts of private channels and of the
-- table are judged in one order. The columns of each kind of words become one.
CREATE TABLE talk_in_order (
    number     INTEGER NOT NULL PRIMARY KEY,
    game_id    TEXT    NOT NULL REFERENCES game (id),
    channel    TEXT    NOT NULL, -- its name
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    after      INTEGER NOT NULL, -- the number of the game's last event then
    seat       TEXT,             -- the author's seat, or the one that acts; null for a watcher
    player     BLOB    NOT NULL, -- the author
    name       TEXT    NOT NULL,
    words      TEXT    NOT NULL, -- what is said, as JSON
    is_act     INTEGER NOT NULL, -- whether it is an act about treaties
    holders    BLOB,             -- who held the seats of a private channel then: pairs of a seat's letter and an id
    message_id TEXT    NOT NULL,
    UNIQUE (game_id, channel, seq),
    UNIQUE (game_id, player, message_id)
) STRICT;

INSERT INTO talk_in_order (game_id, channel, seq, at_ms, after, seat, player, name, words, is_act, message_id)
SELECT game_id, channel, seq, at_ms, after, seat, player, name,
    CASE
        WHEN act IS NOT NULL THEN json_object('act', json(act))
        WHEN sign IS NOT NULL THEN json_object('sign', sign)
        ELSE json_object('text', text)
    END,
    act IS NOT NULL, message_id
FROM talk ORDER BY at_ms, after, channel, seq;

DROP TABLE talk;

ALTER TABLE talk_in_order RENAME TO talk;

-- Who held a seat at the start that was opened later.
ALTER TABLE seat ADD COLUMN first_player BLOB;
