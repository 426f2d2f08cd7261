-- The tables, which the lobby looks through after a start. That a game is over is no condition of the index: then it
-- would be looked up at each turn of a bot or against one.
CREATE INDEX game_table ON game (created_ms) WHERE table_settings IS NOT NULL;
