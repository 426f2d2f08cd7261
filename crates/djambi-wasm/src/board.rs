//! Builds the object `BoardGeometry` of `types.d.ts`: what a page needs to draw a board and to move on it by
//! keys.

use djambi::{Geometry, Heading, Point, Seat, Square, SquareSet};
use wasm_bindgen::prelude::*;

use crate::js::{Array, Object};
use crate::problem::Thrown;

/// A board, for the eye and for the keys of a page.
///
/// # Errors
/// If there is no board with this name.
#[wasm_bindgen(unchecked_return_type = "BoardGeometry")]
pub fn geometry(board: String) -> Result<Object, Thrown> {
    Ok(of_board(crate::named(board)?))
}

/// Builds a `BoardGeometry`.
fn of_board(board: &'static Geometry) -> Object {
    let camps: Vec<(Seat, SquareSet)> = Seat::ALL.map(|army| (army, board.camp(army))).into();
    let camps = || camps.iter().filter(|(_, camp)| !camp.is_empty());
    let views = board.seats().iter().map(|seat| (seat.name(), view(board, seat).into()));
    Object::of([
        ("name", board.name().into()),
        ("seats", Array::of(board.seats().iter().map(Seat::name)).into()),
        ("armies", Array::of(camps().map(|(army, _)| army.name())).into()),
        ("maze", board.square_name(board.maze()).into()),
        ("squares", Array::of(board.squares().map(|square| cell(board, square))).into()),
        ("rim", points(board.rim())),
        ("camps", Object::of(camps().map(|(army, camp)| (army.name(), names(board, *camp)))).into()),
        ("views", Object::of(views).into()),
    ])
}

/// Builds a `SquareGeometry`.
fn cell(board: &Geometry, square: Square) -> Object {
    let Point { x, y } = board.point(square);
    let outline = board.outline(square).into_iter().map(|at| Point { x: at.x - x, y: at.y - y });
    let line = |line: Vec<Square>| {
        let before = core::iter::once(square).chain(line.iter().copied());
        Array::of(before.zip(&line).map(|(from, &to)| difference(from, to)))
    };
    Object::of([
        ("name", board.square_name(square).into()),
        ("x", x.into()),
        ("y", y.into()),
        ("outline", points(outline)),
        ("lines", Array::of(board.lines(square).into_iter().map(line)).into()),
    ])
}

/// Builds a `BoardView`.
fn view(board: &Geometry, seat: Seat) -> Object {
    let labels = board.labels(seat).into_iter().map(|label| {
        Object::of([("text", label.text.into()), ("x", label.at.x.into()), ("y", label.at.y.into())])
    });
    let steps = board.squares().flat_map(|square| {
        let step = |heading| board.next_towards(square, heading, seat).unwrap_or(square);
        Heading::ALL.map(|heading| difference(square, step(heading)))
    });
    Object::of([
        ("rotation", board.rotation(seat).into()),
        ("labels", Array::of(labels).into()),
        ("steps", Array::of(steps).into()),
    ])
}

/// The coordinates of points, one after the other.
fn points(points: impl IntoIterator<Item = Point>) -> JsValue {
    Array::of(points.into_iter().flat_map(|Point { x, y }| [x, y])).into()
}

/// The way from one square to another in `squares`. On regular boards most ways are the same, so the drawing
/// compresses well.
fn difference(from: Square, to: Square) -> JsValue {
    (to.index() as i32 - from.index() as i32).into()
}

/// The names of squares.
fn names(board: &Geometry, squares: SquareSet) -> JsValue {
    Array::of(squares.iter().map(|square| board.square_name(square))).into()
}
