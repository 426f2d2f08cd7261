-- The board's name; the games of earlier versions are all on the square board.
ALTER TABLE game ADD COLUMN board TEXT NOT NULL DEFAULT 'square9';
