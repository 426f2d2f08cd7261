//! The hash that grows with the turns is the hash of the position.

use djambi::Position;

use crate::games;
use crate::rng::Rng;

/// Compares the hash of each position of a game with the one counted anew, with that of the position read from its string,
/// and with those of the others.
pub fn hash(bytes: &[u8]) {
    let game = games::game(&mut Rng::new(bytes));
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
