-- The game in which the players of an ended game play again, and the seat whose player asked for it.
ALTER TABLE game ADD COLUMN again TEXT;

ALTER TABLE game ADD COLUMN again_seat TEXT;
