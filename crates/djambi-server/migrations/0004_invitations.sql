-- When a seat's invitation was made, in seconds since 1970. A renewed invitation replaces the one before: the
-- time is in what is signed. Zero for the invitations of earlier games, whose links have no time.
ALTER TABLE seat ADD COLUMN invited INTEGER NOT NULL DEFAULT 0;
