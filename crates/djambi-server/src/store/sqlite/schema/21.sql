-- Who has sat down by whose invitation, and when last, where rated games are for people who do not know each other.
CREATE TABLE table_invitation (
    host  BLOB    NOT NULL,
    guest BLOB    NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (host, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_invitation_guest ON table_invitation (guest);

-- The keys of the hashes of networks. A new one is made after thirty days; one of sixty goes, and its hashes with it.
CREATE TABLE network_key (
    number  INTEGER NOT NULL PRIMARY KEY,
    value   BLOB    NOT NULL,
    made_ms INTEGER NOT NULL
) STRICT;

-- From which networks people with accounts have acted in the last thirty days: a hash by each key that there was.
CREATE TABLE seen_network (
    player  BLOB    NOT NULL,
    hash    BLOB    NOT NULL,
    key     INTEGER NOT NULL REFERENCES network_key (number) ON DELETE CASCADE,
    seen_ms INTEGER NOT NULL,
    PRIMARY KEY (player, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX seen_network_key ON seen_network (key);
