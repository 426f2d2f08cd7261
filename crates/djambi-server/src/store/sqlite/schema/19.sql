-- The clock that a game was created with, as JSON, if its players go on by the day since; null else.
ALTER TABLE game ADD COLUMN first_clock TEXT;
