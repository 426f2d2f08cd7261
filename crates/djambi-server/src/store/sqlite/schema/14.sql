-- The characters of bots that make treaties, where the host has named them.
ALTER TABLE seat ADD COLUMN character TEXT;
