//! A turned board plays the same.

use std::sync::LazyLock;

use djambi::{Geometry, Move, Position, Rules, Symmetries, Symmetry};

use crate::games;
use crate::rng::Rng;

const TURNS: usize = 30;

/// The symmetries of each board, found once.
static SYMMETRIES: LazyLock<[Symmetries; Geometry::ALL.len()]> =
    LazyLock::new(|| Geometry::ALL.map(Geometry::symmetries));

/// Turns or mirrors a position: its moves are the images of the moves; and a rotation of the game goes on as the game does.
pub fn symmetry(bytes: &[u8]) {
    let mut rng = Rng::new(bytes);
    let (rules, mut position) = games::position(&mut rng);
    let board = Geometry::ALL.iter().position(|&geometry| geometry == position.geometry());
    let symmetries = &SYMMETRIES[board.expect("board")];
    let all: Vec<&Symmetry> = symmetries.iter().collect();
    for _ in 0..TURNS {
        let symmetry = *rng.pick(&all);
        let image = symmetry.apply(position);
        let moves = position.legal_moves(&rules);
        assert_eq!(sorted(moves.iter().map(|&mv| symmetry.apply(mv))), sorted(image.legal_moves(&rules)));
        assert_eq!(symmetry.inverse().apply(image), position);
        if rng.is_spent() || moves.is_empty() {
            break;
        }
        let mv = *rng.pick(&moves);
        let after = position.play_unchecked(&rules, mv);
        if symmetry.keeps_order() {
            assert_turned_alike(&rules, symmetry, (image, mv), after);
            assert_eq!(symmetries.canonical(&image).0, symmetries.canonical(&position).0, "{position}");
        }
        position = after;
    }
}

fn assert_turned_alike(rules: &Rules, symmetry: &Symmetry, (image, mv): (Position, Move), after: Position) {
    let played = image.play(rules, symmetry.apply(mv)).expect("a legal move");
    assert_eq!(played, symmetry.apply(after), "{image}");
    assert_eq!(played.hash(), symmetry.apply(after).hash(), "{image}");
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
    let mut moves: Vec<Move> = moves.into_iter().collect();
    moves.sort_unstable();
    moves
}
