//! A game looks the same on a rotated or mirrored board.

use std::sync::LazyLock;

use arbitrary::Arbitrary;
use djambi::{Game, GameEvent, Geometry, Move, Symmetries, Symmetry};

/// A game and the symmetry of its start; each further position has the next one.
#[derive(Arbitrary, Debug)]
pub struct TransformedGame {
    /// The index of the first symmetry, modulo their number.
    first: u8,
    game: Game,
}

/// The symmetries of each board.
static SYMMETRIES: LazyLock<[Symmetries; Geometry::ALL.len()]> =
    LazyLock::new(|| Geometry::ALL.map(Geometry::symmetries));

/// Compares the moves of each position's image with the images of its moves; under a rotation, the image of
/// each event leads to the image of the next position.
pub fn symmetry(input: &TransformedGame) {
    let TransformedGame { first, game } = input;
    let geometry = game.start().geometry();
    let board = Geometry::ALL.iter().position(|&known| known == geometry).expect("board");
    let symmetries = &SYMMETRIES[board];
    let all: Vec<&Symmetry> = symmetries.iter().collect();
    for (index, position) in game.positions().iter().enumerate() {
        let symmetry = all[(usize::from(*first) + index) % all.len()];
        let image = symmetry.apply(*position);
        let moves = position.legal_moves(game.rules());
        assert_eq!(
            sorted(moves.iter().map(|&mv| symmetry.apply(mv))),
            sorted(image.legal_moves(game.rules())),
            "{position}"
        );
        assert_eq!(symmetry.inverse().apply(image), *position);
        if symmetry.keeps_order() {
            assert_eq!(symmetries.canonical(&image).0, symmetries.canonical(position).0, "{position}");
            assert_same_next(game, index, symmetry);
        }
    }
}

/// The image of an event leads from the image of the position before it to the image of the position after
/// it.
fn assert_same_next(game: &Game, index: usize, symmetry: &Symmetry) {
    let Some(&event) = game.events().get(index) else { return };
    let [before, after] = [index, index + 1].map(|index| symmetry.apply(game.positions()[index]));
    let played = match symmetry.apply(event) {
        GameEvent::Turn(mv) => before.play(game.rules(), mv).expect("a legal move"),
        GameEvent::Resignation(seat) | GameEvent::FlagFall(seat) => {
            before.resign(game.rules(), seat).expect("a player who may resign")
        }
        GameEvent::Agreement | GameEvent::LengthLimit | GameEvent::Closing => before,
    };
    assert_eq!(played, after, "{before}");
    assert_eq!(played.hash(), after.hash(), "{before}");
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}
