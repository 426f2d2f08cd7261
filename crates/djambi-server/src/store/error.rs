//! Errors of the store, whatever keeps it.

use std::error::Error;
use std::fmt;

use djambi::Problem;
use djambi_text::{Language, problem};

use super::Corruption;

/// Why the store failed: the kind, by which callers decide, and what is wrong, which hosts read in their
/// language. The message is the sentence in English, for the log; what the system or the database says is its
/// source.
#[derive(Debug)]
pub struct StoreError {
    kind: StoreErrorKind,
    problem: Box<Problem>,
    source: Option<Box<dyn Error + Send + Sync>>,
}

/// The kinds of errors of the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoreErrorKind {
    /// There is no database.
    Missing,
    /// What is there cannot be the database: it is another program's, another version's or none.
    Unsuitable,
    /// Somebody else uses the database or keeps it locked.
    Busy,
    /// There is no room left.
    Full,
    /// What is kept cannot be read.
    Damaged,
    /// A change contradicts what is kept.
    Conflict,
    /// The store has been closed.
    Closed,
    /// Another: the system fails, or permissions are missing.
    Other,
}

impl StoreError {
    /// An error without a source.
    pub(super) fn new(kind: StoreErrorKind, problem: Problem) -> Self {
        Self { kind, problem: Box::new(problem), source: None }
    }

    /// An event does not follow the last one of its game.
    pub(super) fn gap(game: &str, seq: u32) -> Self {
        let problem = Problem::new("store_gap").with("game", game).with("seq", seq);
        Self::new(StoreErrorKind::Conflict, problem)
    }

    /// The store has been closed.
    pub(crate) fn closed() -> Self {
        Self::new(StoreErrorKind::Closed, Problem::new("store_closed"))
    }

    /// The error with its source.
    pub(super) fn with_source(self, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self { source: Some(source.into()), ..self }
    }

    /// The source, if it is an error of this type; otherwise the error as it was.
    pub(super) fn downcast<E: Error + 'static>(self) -> Result<E, Self> {
        let Self { kind, problem, source } = self;
        let source = match source.map(<dyn Error + Send + Sync>::downcast::<E>) {
            Some(Ok(found)) => return Ok(*found),
            Some(Err(source)) => Some(source),
            None => None,
        };
        Err(Self { kind, problem, source })
    }

    /// The kind.
    pub(crate) const fn kind(&self) -> StoreErrorKind {
        self.kind
    }

    /// What is wrong. The sentence says what its causes say.
    #[must_use]
    pub fn problem(&self) -> Problem {
        (*self.problem).clone()
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&problem(Language::En, &self.problem))
    }
}

impl Error for StoreError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.source.as_deref().map(|source| source as _)
    }
}

impl From<Corruption> for StoreError {
    fn from(what: Corruption) -> Self {
        Self::new(StoreErrorKind::Damaged, what.problem())
    }
}
