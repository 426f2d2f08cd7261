-- Accounts can be deleted: by a wish that a sign-in within some days undoes.
ALTER TABLE account ADD COLUMN deletion_ms INTEGER; -- when its player has asked for the deletion; null if nobody did

-- Players whose account was deleted. Nobody acts for them again, also not by the cookie of the guest of before.
CREATE TABLE deleted_player (
    player       BLOB    NOT NULL PRIMARY KEY,
    is_forgotten INTEGER NOT NULL -- whether their games are resigned and their words blanked
) STRICT, WITHOUT ROWID;

-- A name that was given up is kept from others also when its account is no more.
CREATE TABLE former_name_7 (
    appearance TEXT    NOT NULL PRIMARY KEY,
    player     BLOB    NOT NULL,
    until_ms   INTEGER NOT NULL -- when it was given up
) STRICT, WITHOUT ROWID;

INSERT INTO former_name_7 SELECT appearance, player, until_ms FROM former_name;

DROP TABLE former_name;

ALTER TABLE former_name_7 RENAME TO former_name;
