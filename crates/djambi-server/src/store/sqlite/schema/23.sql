-- The passkeys of accounts. An account may have them instead of a password, which is empty then.
CREATE TABLE passkey (
    id        BLOB    NOT NULL PRIMARY KEY, -- as the authenticator has named it
    player    BLOB    NOT NULL,
    spki      BLOB    NOT NULL, -- the public key
    counter   INTEGER NOT NULL, -- how often the authenticator has signed; 0 for one that doesn't count
    can_sync  INTEGER NOT NULL, -- whether it may be kept on several devices
    is_synced INTEGER NOT NULL, -- whether it is
    name      TEXT    NOT NULL, -- as the player calls it
    since_ms  INTEGER NOT NULL, -- when it was added
    used_ms   INTEGER NOT NULL  -- the first moment of the day on which it was last used
) STRICT, WITHOUT ROWID;

CREATE INDEX passkey_player ON passkey (player);

-- When it was last proven in a session, after its beginning, whose it is; null if it was not.
ALTER TABLE session ADD COLUMN proven_ms INTEGER;
