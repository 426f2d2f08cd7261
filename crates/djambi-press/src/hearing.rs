//! A treaty's course, told in words.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use djambi::{Illegal, MoveTextError, Position, Problem, ResignError, Rules, Seat};

use crate::{CannotBegin, CannotGiveNotice, DissolutionCause, Judge, Treaty, TreatyState};

/// A treaty that begins in some position, and the words of what follows, as `djambi judge` takes them.
///
/// | word | meaning |
/// |---|---|
/// | a move, in wire or reading form | the player to move plays it |
/// | `resign:r` | a player resigns, in turn or out of it |
/// | `notice:r` | a party gives notice |
/// | `back:N` | all but the first N turns and resignations are taken back |
///
/// The draws by `repetition` and `quiet_limit` are ignored.
///
/// ```
/// use djambi::{Position, Rules, SQUARE9};
/// use djambi_press::{Hearing, Treaty};
/// let rules = Rules::CLASSIC;
/// let treaty = Treaty::parse(&SQUARE9, "r:keep_out(a5) b:no_power /2r")?;
/// let mut hearing = Hearing::begin(treaty, rules, Position::start())?;
/// assert_eq!(hearing.hear("a3a5")?, ["keep_out(a5)"]);
/// assert_eq!(hearing.state().to_string(), "broken red 1");
/// hearing.hear("back:0")?;
/// assert_eq!(hearing.state().to_string(), "in_force");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hearing {
    rules: Rules,
    judge: Judge,
    /// The position when the treaty began, then after each turn and resignation that counts.
    positions: Vec<Position>,
    /// For each turn and resignation that counts, the number of its word, from 1.
    numbers: Vec<usize>,
    /// The number of words heard.
    heard: usize,
}

/// The state of a treaty after words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeardState {
    /// It is in force.
    InForce,
    /// It was kept to its end.
    Kept,
    /// A party broke it.
    Broken {
        /// The party.
        by: Seat,
        /// The number of the word that broke it, from 1.
        word: usize,
    },
    /// It ended otherwise.
    Dissolved(DissolutionCause),
}

impl fmt::Display for HeardState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InForce => f.write_str("in_force"),
            Self::Kept => f.write_str("kept"),
            Self::Broken { by, word } => write!(f, "broken {by} {word}"),
            Self::Dissolved(cause) => write!(f, "dissolved {}", cause.name()),
        }
    }
}

/// Why a word is not possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordError {
    /// The move cannot be read.
    Move(MoveTextError),
    /// The move is not legal.
    Illegal(Illegal),
    /// The player cannot resign.
    Resign(ResignError),
    /// The party cannot give notice.
    Notice(CannotGiveNotice),
    /// The text behind the colon is no letter of a seat.
    NoSeat(String),
    /// The text behind `back:` is no number below that of the turns and resignations.
    TakeBack {
        /// The text found.
        found: String,
        /// The number of turns and resignations that count.
        events: usize,
    },
}

impl WordError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Move(error) => error.problem(),
            Self::Illegal(illegal) => illegal.problem(),
            Self::Resign(error) => error.problem(),
            Self::Notice(error) => error.problem(),
            Self::NoSeat(found) => Problem::new("treaty_seat_expected").with("found", found),
            Self::TakeBack { found, events } => {
                Problem::new("treaty_take_back").with("found", found).with("events", *events)
            }
        }
    }
}

impl fmt::Display for WordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Resign(error) => error.fmt(f),
            Self::Notice(error) => error.fmt(f),
            Self::NoSeat(found) => write!(f, "{found:?} is no letter of a seat"),
            Self::TakeBack { found, events } => {
                write!(
                    f,
                    "back:{found}: a number below {events}, that of turns and resignations, is expected"
                )
            }
        }
    }
}

impl core::error::Error for WordError {}

impl From<MoveTextError> for WordError {
    fn from(error: MoveTextError) -> Self {
        Self::Move(error)
    }
}

impl Hearing {
    /// Begins a treaty in a position.
    ///
    /// # Errors
    /// If it cannot begin there.
    pub fn begin(treaty: Treaty, rules: Rules, position: Position) -> Result<Self, CannotBegin> {
        let judge = Judge::begin(treaty, rules, &position)?;
        Ok(Self { rules, judge, positions: vec![position], numbers: Vec::new(), heard: 0 })
    }

    /// The treaty's judge.
    #[must_use]
    pub const fn judge(&self) -> &Judge {
        &self.judge
    }

    /// The position after the words heard.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.numbers.len()]
    }

    /// The state of the treaty after the words heard.
    #[must_use]
    pub fn state(&self) -> HeardState {
        match self.judge.state() {
            TreatyState::InForce => HeardState::InForce,
            TreatyState::Kept => HeardState::Kept,
            TreatyState::Broken { by, event } => HeardState::Broken { by, word: self.numbers[event] },
            TreatyState::Dissolved(cause) => HeardState::Dissolved(cause),
        }
    }

    /// Hears a word, and returns the texts of the clauses that it breaks, in the order written.
    ///
    /// # Errors
    /// If the word is not possible; then nothing has changed.
    pub fn hear(&mut self, word: &str) -> Result<Vec<String>, WordError> {
        if let Some(letter) = word.strip_prefix("resign:") {
            self.resign(seat(letter)?)?;
        } else if let Some(letter) = word.strip_prefix("notice:") {
            let seat = seat(letter)?;
            let position = self.positions[self.numbers.len()];
            self.judge.give_notice(seat, &position).map_err(WordError::Notice)?;
        } else if let Some(events) = word.strip_prefix("back:") {
            self.take_back(events)?;
        } else {
            let broken = self.play(word)?;
            self.heard += 1;
            return Ok(broken);
        }
        self.heard += 1;
        Ok(Vec::new())
    }

    fn play(&mut self, text: &str) -> Result<Vec<String>, WordError> {
        let before = *self.position();
        let mv = before.parse_move(text)?;
        let after = before.play(&self.rules, mv).map_err(WordError::Illegal)?;
        let broken = self.judge.turn(&before, mv, &after);
        self.push(after);
        let treaty = self.judge.treaty();
        Ok(broken.into_iter().map(|id| treaty.clause_text(treaty.clause(id))).collect())
    }

    fn resign(&mut self, seat: Seat) -> Result<(), WordError> {
        let before = *self.position();
        let after = before.resign(&self.rules, seat).map_err(WordError::Resign)?;
        self.judge.departure(&before, &after);
        self.push(after);
        Ok(())
    }

    fn take_back(&mut self, text: &str) -> Result<(), WordError> {
        let count = self.numbers.len();
        let is_plain =
            text == "0" || text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let events = text.parse::<usize>().ok().filter(|&events| is_plain && events < count);
        let events = events.ok_or_else(|| WordError::TakeBack { found: text.to_string(), events: count })?;
        self.numbers.truncate(events);
        self.positions.truncate(events + 1);
        self.judge.take_back(events, &self.positions[events]);
        Ok(())
    }

    /// Appends the position after a turn or a resignation.
    fn push(&mut self, after: Position) {
        self.numbers.push(self.heard + 1);
        self.positions.push(after);
    }
}

/// The seat of a letter.
fn seat(letter: &str) -> Result<Seat, WordError> {
    Seat::lettered(letter).ok_or_else(|| WordError::NoSeat(letter.to_string()))
}
