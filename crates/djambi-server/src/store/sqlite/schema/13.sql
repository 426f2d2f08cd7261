-- Letters that wait to be sent. Their addresses and texts are sealed: a link in one is as good as a password.
CREATE TABLE mail (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    player   BLOB    NOT NULL, -- whom it concerns
    sealed   BLOB    NOT NULL, -- the letter
    made_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL, -- when it is too late for it
    due_ms   INTEGER NOT NULL, -- when it is tried next
    tries    INTEGER NOT NULL  -- how often it was tried
) STRICT;

CREATE INDEX mail_due ON mail (due_ms);

-- The addresses to which the players of accounts get mail. They have confirmed them.
CREATE TABLE mail_address (
    player    BLOB    NOT NULL PRIMARY KEY,
    address   TEXT    NOT NULL,
    folded    TEXT    NOT NULL, -- the address in small letters, by which it is found
    language  TEXT    NOT NULL, -- in which the player is written to
    wishes    TEXT    NOT NULL, -- what the player wants to be told, and when, as JSON
    digest_ms INTEGER NOT NULL  -- until when the last sum of a day reaches
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_address_folded ON mail_address (folded);

-- Links by which addresses are confirmed.
CREATE TABLE mail_link (
    id       BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of the bytes in the link
    player   BLOB    NOT NULL UNIQUE,
    address  TEXT    NOT NULL,
    language TEXT    NOT NULL,
    made_ms  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whether a player was told of a notice by mail, or of one of its game that it has taken the place of.
ALTER TABLE notice ADD COLUMN is_mailed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX notice_to_mail ON notice (player) WHERE kind = 'your_turn' AND NOT is_read AND NOT is_mailed;

-- When players were told last by mail that their time runs out.
CREATE TABLE mail_alarm (
    player  BLOB    NOT NULL,
    game_id TEXT    NOT NULL,
    told_ms INTEGER NOT NULL,
    PRIMARY KEY (player, game_id)
) STRICT, WITHOUT ROWID;
