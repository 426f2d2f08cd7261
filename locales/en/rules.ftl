### Why a game ended, as the rules say it.

reason-win = The last player alive has won.

reason-repetition = The same position has come up too often.

reason-quiet-limit = Too many turns in a row were played without a kill.

reason-agreement = All living players agreed to a draw.

reason-length-limit = The game had become as long as its host allows.

reason-closed = The service closed the game; there is no result.
