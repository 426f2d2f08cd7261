//! The incremental hash of a position is the hash from scratch.

use djambi::{Game, Position};

/// Compares the hash of each position of a game with the hash from scratch, with the hash of the position
/// read from its string, and with the hashes of the other positions.
pub fn hash(game: &Game) {
    for (index, position) in game.positions().iter().enumerate() {
        assert_eq!(position.hash(), position.hash_from_scratch(), "{position}");
        let read = Position::parse_on(position.geometry(), &position.to_string(), game.rules());
        let read = read.expect("a position string");
        assert_eq!(read, *position);
        assert_eq!(read.hash(), position.hash(), "{position}");
        for earlier in &game.positions()[..index] {
            let same = earlier.hash() == position.hash();
            assert_eq!(same, earlier.repeats(position), "{earlier} and {position}");
        }
    }
}
