-- Players with an account. The id is that of the guest who has made it, so that every seat and word stays theirs.
CREATE TABLE account (
    player      BLOB    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    appearance  TEXT    NOT NULL UNIQUE, -- the name as people see it: no two look alike
    password    TEXT    NOT NULL,        -- a hash as a PHC string, with its salt
    created_ms  INTEGER NOT NULL,
    named_ms    INTEGER NOT NULL         -- when it got its name; 0 if it may be changed at once
) STRICT, WITHOUT ROWID;

-- Names that accounts had before. They lead to these accounts for a while, and nobody else gets them for longer.
CREATE TABLE former_name (
    appearance TEXT    NOT NULL PRIMARY KEY,
    player     BLOB    NOT NULL REFERENCES account (player),
    until_ms   INTEGER NOT NULL -- when it was given up
) STRICT, WITHOUT ROWID;

-- Browsers that are signed in.
CREATE TABLE session (
    id      BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of the bytes in the cookie
    player  BLOB    NOT NULL REFERENCES account (player),
    made_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL,             -- the first moment of the day of its last use
    device  TEXT    NOT NULL              -- the browser and the system; empty if they are unknown
) STRICT, WITHOUT ROWID;

CREATE INDEX session_player ON session (player);

-- Links for a new password, which the host hands out.
CREATE TABLE password_link (
    id      BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of the bytes in the link
    player  BLOB    NOT NULL REFERENCES account (player),
    made_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
