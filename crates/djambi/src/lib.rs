//! The rules of Djambi: board, pieces, moves, positions, games and notation.
