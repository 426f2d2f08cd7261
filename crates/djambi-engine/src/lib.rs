//! The thinking of Djambi's bots: evaluation and search.
