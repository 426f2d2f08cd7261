-- Second factors of accounts: apps that show codes. One holds; another may wait to be confirmed.
CREATE TABLE second_factor (
    player    BLOB    NOT NULL,
    is_on     INTEGER NOT NULL, -- whether it holds
    sealed    BLOB    NOT NULL, -- the secret of the app
    since_ms  INTEGER NOT NULL, -- when it was asked for, or confirmed
    last_step INTEGER NOT NULL, -- the last code that was used, by its time step: none is used twice
    PRIMARY KEY (player, is_on)
) STRICT, WITHOUT ROWID;

-- What stands in for the app, once each.
CREATE TABLE recovery_code (
    player BLOB NOT NULL,
    id     BLOB NOT NULL, -- SHA-256 of the code's bytes
    PRIMARY KEY (player, id)
) STRICT, WITHOUT ROWID;

-- When a code was last given in a session; null if none was.
ALTER TABLE session ADD COLUMN coded_ms INTEGER;
