-- How well a bot plays; null for everybody else. The bots of earlier games go on as the usual level.
ALTER TABLE seat ADD COLUMN level TEXT;

UPDATE seat SET level = 'envoy' WHERE kind = 'bot';
