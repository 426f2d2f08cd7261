-- What is said in private is sealed: the keys are in a file of their own, which no backup holds. The rows of private channels
-- are moved by the program, which seals them.
CREATE TABLE talk_sealed (
    number     INTEGER NOT NULL PRIMARY KEY,
    game_id    TEXT    NOT NULL REFERENCES game (id),
    channel    TEXT    NOT NULL, -- its name
    seq        INTEGER NOT NULL,
    at_ms      INTEGER NOT NULL,
    after      INTEGER NOT NULL, -- the number of the game's last event then
    seat       TEXT,             -- the author's seat, or the one that acts; null for a watcher
    player     BLOB    NOT NULL, -- the author
    name       TEXT    NOT NULL,
    words      TEXT,             -- what is said, as JSON; null if it is sealed
    sealed     BLOB,             -- what is said, sealed: the id of the key, a nonce, the sealed JSON
    mark       BLOB,             -- a keyed hash by which sealed words are known again when they are sent again
    is_act     INTEGER NOT NULL, -- whether it is an act about treaties
    holders    BLOB,             -- who held the seats of a private channel then: pairs of a seat's letter and an id
    message_id TEXT    NOT NULL,
    UNIQUE (game_id, channel, seq),
    UNIQUE (game_id, player, message_id),
    CHECK ((words IS NULL) = (sealed IS NOT NULL) AND (sealed IS NULL) = (mark IS NULL))
) STRICT;

INSERT INTO talk_sealed (number, game_id, channel, seq, at_ms, after, seat, player, name, words, is_act, message_id)
SELECT number, game_id, channel, seq, at_ms, after, seat, player, name, words, is_act, message_id
FROM talk WHERE holders IS NULL;

-- The games in which anything was said in private.
CREATE INDEX talk_private ON talk_sealed (game_id) WHERE holders IS NOT NULL;

-- The keys that have been there, by their ids, so that a lost one is noticed.
CREATE TABLE press_key (
    id BLOB NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- What players have reported to the host.
CREATE TABLE report (
    number  INTEGER NOT NULL PRIMARY KEY,
    game_id TEXT    NOT NULL, -- the report outlives the game
    at_ms   INTEGER NOT NULL,
    player  BLOB    NOT NULL, -- who reports
    sealed  BLOB    NOT NULL  -- what is reported, sealed: JSON
) STRICT;

-- That the host has read reports, until the service has told it to its log.
CREATE TABLE report_reading (
    number INTEGER NOT NULL PRIMARY KEY
) STRICT;
