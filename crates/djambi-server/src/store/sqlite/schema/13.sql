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
    player   BLOB NOT NULL PRIMARY KEY,
    address  TEXT NOT NULL,
    folded   TEXT NOT NULL, -- the address in small letters, by which it is found
    language TEXT NOT NULL  -- in which the player is written to
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
