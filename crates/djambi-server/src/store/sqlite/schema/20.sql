-- The hours in which a player is told nothing of games, by mail as by push, and their time zone, as JSON.
ALTER TABLE account ADD COLUMN hours TEXT NOT NULL DEFAULT '{"time_zone":"UTC"}';

UPDATE account SET hours = (
    SELECT json_remove(wishes, '$.your_turn', '$.alarm', '$.digest', '$.digest_hour') FROM mail_address
    WHERE mail_address.player = account.player
) WHERE player IN (SELECT player FROM mail_address);

UPDATE mail_address SET wishes = json_remove(wishes, '$.quiet', '$.time_zone');

-- What the player wants to be told by push, as JSON.
ALTER TABLE account ADD COLUMN push_wishes TEXT NOT NULL DEFAULT '{"your_turn":true,"alarm":true}';

-- The browsers that are told of games by push, as long as they are signed in.
CREATE TABLE push_subscription (
    id       BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of the address
    session  BLOB    NOT NULL UNIQUE REFERENCES session (id) ON DELETE CASCADE,
    player   BLOB    NOT NULL,
    sealed   BLOB    NOT NULL, -- the address of the push service, and the keys of the browser
    language TEXT    NOT NULL, -- in which the browser is told
    made_ms  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscription_player ON push_subscription (player);

-- The key by which push services know the service: one row at most.
CREATE TABLE push_key (
    id     INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    sealed BLOB    NOT NULL
) STRICT;

-- Whether a player was told of a notice by push, or of one of its game that it has taken the place of.
ALTER TABLE notice ADD COLUMN is_pushed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX notice_to_push ON notice (player) WHERE kind = 'your_turn' AND NOT is_read AND NOT is_pushed;

-- When players were told last by push that their time runs out.
CREATE TABLE push_alarm (
    player  BLOB    NOT NULL,
    game_id TEXT    NOT NULL,
    told_ms INTEGER NOT NULL,
    PRIMARY KEY (player, game_id)
) STRICT, WITHOUT ROWID;
