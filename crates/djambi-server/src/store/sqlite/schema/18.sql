-- Invitations to make an account, where the host wants that. Who has used one is not kept.
CREATE TABLE account_invitation (
    id      BLOB    NOT NULL PRIMARY KEY, -- SHA-256 of the bytes in the link
    player  BLOB,                         -- the account that invites; null for the host
    made_ms INTEGER NOT NULL,
    is_used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX account_invitation_player ON account_invitation (player) WHERE player IS NOT NULL;
