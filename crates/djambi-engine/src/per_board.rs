//! One value for each board, which is made or loaded once.

use std::sync::OnceLock;

use djambi::Geometry;

/// A value for each board that has one.
#[derive(Debug)]
pub(crate) struct PerBoard<T>([OnceLock<T>; Geometry::ALL.len()]);

impl<T> PerBoard<T> {
    /// No values yet.
    pub(crate) const fn new() -> Self {
        Self([const { OnceLock::new() }; Geometry::ALL.len()])
    }

    /// The value of a board, if it is there or can be made.
    pub(crate) fn get_or_make(&self, board: &Geometry, make: impl FnOnce() -> Option<T>) -> Option<&T> {
        let cell = self.cell(board)?;
        if cell.get().is_none() {
            let value = make()?;
            return Some(cell.get_or_init(|| value));
        }
        cell.get()
    }

    /// Sets the value of a board that has none yet.
    pub(crate) fn set(&self, board: &Geometry, value: T) {
        if let Some(cell) = self.cell(board) {
            // A value that is there already stays.
            drop(cell.set(value));
        }
    }

    fn cell(&self, board: &Geometry) -> Option<&OnceLock<T>> {
        self.0.get(Geometry::ALL.into_iter().position(|known| known == board)?)
    }
}
