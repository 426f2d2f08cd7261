-- Who keeps order beside the host.
CREATE TABLE moderator (
    player   BLOB    NOT NULL PRIMARY KEY,
    since_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was done to keep order. Rows are added alone: an act is ended by another one.
CREATE TABLE order_act (
    number   INTEGER NOT NULL PRIMARY KEY,
    kind     TEXT    NOT NULL,
    player   BLOB,             -- whom it concerns
    name     TEXT    NOT NULL, -- their name then
    author   BLOB,             -- the moderator; the host is nobody
    at_ms    INTEGER NOT NULL,
    until_ms INTEGER,          -- when it ends by itself
    reason   TEXT    NOT NULL,
    game_id  TEXT,
    channel  TEXT,
    seq      INTEGER,
    ends     INTEGER UNIQUE REFERENCES order_act (number)
) STRICT;

CREATE INDEX order_act_player ON order_act (player);

CREATE INDEX order_act_author ON order_act (author, at_ms) WHERE author IS NOT NULL;

CREATE TRIGGER order_act_stays BEFORE UPDATE ON order_act BEGIN SELECT RAISE(ABORT, 'an act stays as it was'); END;

CREATE TRIGGER order_act_is_kept BEFORE DELETE ON order_act BEGIN SELECT RAISE(ABORT, 'an act is kept'); END;

-- The last act that the service has carried out.
CREATE TABLE order_cursor (
    number INTEGER NOT NULL
) STRICT;

INSERT INTO order_cursor (number) VALUES (0);

-- What those said whom acts concern, once each, and when they have read of it.
CREATE TABLE order_answer (
    act     INTEGER NOT NULL PRIMARY KEY REFERENCES order_act (number),
    seen_ms INTEGER,
    at_ms   INTEGER,
    words   TEXT
) STRICT;

-- Notes among moderators, about a person.
CREATE TABLE order_note (
    number INTEGER NOT NULL PRIMARY KEY,
    player BLOB    NOT NULL,
    author BLOB,
    at_ms  INTEGER NOT NULL,
    words  TEXT    NOT NULL
) STRICT;

CREATE INDEX order_note_player ON order_note (player);

-- That something other than a game concerns players, since when, and whether they have read it.
CREATE TABLE concern (
    player  BLOB    NOT NULL PRIMARY KEY,
    at_ms   INTEGER NOT NULL,
    is_read INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who has looked at what was reported, and who has closed it.
CREATE TABLE order_look (
    number INTEGER NOT NULL PRIMARY KEY,
    report INTEGER NOT NULL,
    author BLOB,
    at_ms  INTEGER NOT NULL,
    closes INTEGER NOT NULL -- whether they said that nothing is left to do
) STRICT;

-- Names that nobody may have any more.
CREATE TABLE barred_name (
    appearance TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- By what banned people are known again: keyed hashes of networks and mail addresses.
CREATE TABLE ban_trace (
    hash     BLOB    NOT NULL,
    act      INTEGER NOT NULL REFERENCES order_act (number),
    until_ms INTEGER, -- until when at most; the end of the act ends it as well
    PRIMARY KEY (hash, act)
) STRICT, WITHOUT ROWID;

-- The key of these hashes.
CREATE TABLE trace_key (
    value BLOB NOT NULL
) STRICT;

INSERT INTO trace_key (value) VALUES (randomblob(32));

ALTER TABLE report ADD COLUMN about BLOB; -- who is reported

ALTER TABLE report ADD COLUMN kind TEXT NOT NULL DEFAULT 'text';

ALTER TABLE report ADD COLUMN cause TEXT NOT NULL DEFAULT 'other';

ALTER TABLE report ADD COLUMN after INTEGER NOT NULL DEFAULT 0; -- the last event of the game then

ALTER TABLE report ADD COLUMN closed_ms INTEGER; -- when it was looked at to the end

ALTER TABLE report ADD COLUMN channel TEXT; -- of the message that is reported

ALTER TABLE report ADD COLUMN seq INTEGER;

CREATE INDEX report_about ON report (about);
