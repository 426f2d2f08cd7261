//! Faults of treaties.

use alloc::string::String;
use core::fmt;

use djambi::{NoSeat, Problem, Seat};

use crate::{ClauseId, limits};

/// Why something is no treaty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TreatyFault {
    /// A part of the text, or a name of the JSON form, cannot be read.
    Unreadable {
        /// The part that was expected.
        part: TreatyPart,
        /// The text found there.
        found: String,
        /// At which character of the text, from 1; `None` in the JSON form.
        column: Option<usize>,
    },
    /// There are fewer than 2 or more than 4 parties.
    PartyCount,
    /// The parties are not in seat order.
    PartyOrder,
    /// A party stands there twice.
    PartyTwice(Seat),
    /// A party has no clause, or more than 4.
    ClauseCount(Seat),
    /// A party promises the same twice.
    ClauseTwice(Seat),
    /// A party names itself in a promise about other players.
    NamesItself(Seat),
    /// A list names something twice.
    Twice(String),
    /// A list that must name something is empty.
    Nothing,
    /// A duty has no number of turns, or one that is not 1 to 4; or a prohibition has one.
    Turns,
    /// More squares are named than may be: this many.
    TooManySquares(usize),
    /// The number of rounds is not 1 to 8.
    Rounds,
    /// A condition names a duty that there is not.
    NoDuty(u8),
    /// A duty waits for itself, directly or by others.
    Circle(u8),
    /// The board has no such seat, or none that can have a player.
    NoSeat(NoSeat),
    /// The board has no such army.
    NoArmy(Seat),
    /// Squares are not of this board.
    OtherSquares,
}

/// A fault of a treaty, and where it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlacedFault {
    /// Where it is.
    pub place: TreatyPlace,
    /// The fault.
    pub fault: TreatyFault,
}

/// Where in a treaty something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreatyPlace {
    /// Nowhere else than in the treaty as a whole.
    Whole,
    /// At the party with this index.
    Party(usize),
    /// At a clause.
    Clause(ClauseId),
    /// At the end.
    End,
}

/// Gives a fault its place.
pub(crate) trait Placed {
    /// The fault at this place.
    fn at(self, place: TreatyPlace) -> Option<PlacedFault>;
}

impl Placed for Option<TreatyFault> {
    fn at(self, place: TreatyPlace) -> Option<PlacedFault> {
        self.map(|fault| PlacedFault { place, fault })
    }
}

/// A part of a treaty that can be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreatyPart {
    /// A party and its clauses.
    Party,
    /// A seat's letter.
    Seat,
    /// A clause.
    Clause,
    /// The name of a clause.
    ClauseName,
    /// A square's name.
    Square,
    /// An army and roles.
    Pieces,
    /// A part of a promised move.
    Plan,
    /// A condition.
    Condition,
    /// The end.
    End,
    /// A single space between two parts.
    Space,
}

impl TreatyPart {
    /// The code of the sentence that says what was expected.
    const fn code(self) -> &'static str {
        match self {
            Self::Party => "treaty_party_expected",
            Self::Seat => "treaty_seat_expected",
            Self::Clause => "treaty_clause_expected",
            Self::ClauseName => "treaty_clause_unknown",
            Self::Square => "treaty_square_expected",
            Self::Pieces => "treaty_pieces_expected",
            Self::Plan => "treaty_plan_expected",
            Self::Condition => "treaty_condition_expected",
            Self::End => "treaty_end_expected",
            Self::Space => "treaty_space_expected",
        }
    }
}

impl fmt::Display for TreatyPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Party => "a party and its clauses, such as r:peace(b)",
            Self::Seat => "a seat of this board",
            Self::Clause => "a clause, such as peace(b) or strike(y)@2",
            Self::ClauseName => "the name of a clause",
            Self::Square => "a square of this board",
            Self::Pieces => "an army and roles, such as gCA",
            Self::Plan => "a part of a move: from=, to=, victim= or place=",
            Self::Condition => "a condition: ?power(SEAT) or ?K",
            Self::End => "an end: /1r to /8r, /notice, /power(SEAT) or /out(SEAT)",
            Self::Space => "one space between two parts, and none elsewhere",
        })
    }
}

impl From<NoSeat> for TreatyFault {
    fn from(fault: NoSeat) -> Self {
        Self::NoSeat(fault)
    }
}

impl TreatyFault {
    /// The fault as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::Unreadable { part, found, column } => {
                let expected = Problem::new(part.code()).with("found", found);
                match column {
                    Some(column) => {
                        Problem::new("treaty_at").with("column", *column).with("problem", expected)
                    }
                    None => expected,
                }
            }
            Self::PartyCount => Problem::new("treaty_party_count").with("most", limits::MAX_PARTIES),
            Self::PartyOrder => Problem::new("treaty_party_order"),
            Self::PartyTwice(seat) => Problem::new("treaty_party_twice").with("seat", *seat),
            Self::ClauseCount(seat) => {
                Problem::new("treaty_clause_count").with("seat", *seat).with("most", limits::MAX_CLAUSES)
            }
            Self::ClauseTwice(seat) => Problem::new("treaty_clause_twice").with("seat", *seat),
            Self::NamesItself(seat) => Problem::new("treaty_names_itself").with("seat", *seat),
            Self::Twice(what) => Problem::new("treaty_twice").with("what", what),
            Self::Nothing => Problem::new("treaty_nothing"),
            Self::Turns => Problem::new("treaty_turns").with("most", u32::from(limits::MAX_TURNS)),
            Self::TooManySquares(count) => {
                Problem::new("treaty_squares").with("count", *count).with("most", limits::MAX_SQUARES)
            }
            Self::Rounds => Problem::new("treaty_rounds").with("most", u32::from(limits::MAX_ROUNDS)),
            Self::NoDuty(number) => Problem::new("treaty_no_duty").with("number", u32::from(*number)),
            Self::Circle(number) => Problem::new("treaty_circle").with("number", u32::from(*number)),
            Self::NoSeat(fault) => fault.problem(),
            Self::NoArmy(seat) => Problem::new("treaty_no_army").with("seat", *seat),
            Self::OtherSquares => Problem::new("treaty_other_squares"),
        }
    }
}

impl fmt::Display for TreatyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { part, found, column: Some(column) } => {
                write!(f, "character {column}: {found:?} is not {part}")
            }
            Self::Unreadable { part, found, column: None } => write!(f, "{found:?} is not {part}"),
            Self::PartyCount => write!(f, "a treaty has 2 to {} parties", limits::MAX_PARTIES),
            Self::PartyOrder => f.write_str("the parties do not stand in seat order"),
            Self::PartyTwice(seat) => write!(f, "{seat} is a party twice"),
            Self::ClauseCount(seat) => write!(f, "{seat} must have 1 to {} clauses", limits::MAX_CLAUSES),
            Self::ClauseTwice(seat) => write!(f, "{seat} promises the same twice"),
            Self::NamesItself(seat) => write!(f, "{seat} names itself in a promise about others"),
            Self::Twice(what) => write!(f, "{what} is named twice in a list"),
            Self::Nothing => f.write_str("a list names nothing"),
            Self::Turns => {
                write!(f, "a duty is due within 1 to {} turns (@k), nothing else has @k", limits::MAX_TURNS)
            }
            Self::TooManySquares(count) => {
                write!(f, "a treaty names at most {} squares, not {count}", limits::MAX_SQUARES)
            }
            Self::Rounds => write!(f, "a treaty lasts 1 to {} rounds", limits::MAX_ROUNDS),
            Self::NoDuty(number) => write!(f, "?{number}: the treaty has no such duty"),
            Self::Circle(number) => write!(f, "?{number}: a duty waits for itself"),
            Self::NoSeat(fault) => fault.fmt(f),
            Self::NoArmy(seat) => write!(f, "this board has no army {seat}"),
            Self::OtherSquares => f.write_str("a square is not of this board"),
        }
    }
}

impl core::error::Error for TreatyFault {}

/// Why a treaty cannot begin in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotBegin {
    /// It is a treaty on another board.
    OtherBoard,
    /// Fewer than three players are alive.
    TooFewPlayers,
    /// It names a player who is not alive.
    NotAlive(Seat),
    /// It would end when this player is no longer in power, who is not.
    NotInPower(Seat),
}

impl CannotBegin {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        match self {
            Self::OtherBoard => Problem::new("treaty_other_board"),
            Self::TooFewPlayers => Problem::new("treaty_too_few_players"),
            Self::NotAlive(seat) => Problem::new("treaty_not_alive").with("seat", seat),
            Self::NotInPower(seat) => Problem::new("treaty_not_in_power").with("seat", seat),
        }
    }
}

impl fmt::Display for CannotBegin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherBoard => f.write_str("the treaty is one of another board"),
            Self::TooFewPlayers => f.write_str("treaties are made while three or more players are alive"),
            Self::NotAlive(seat) => write!(f, "the treaty names {seat}, who is not in the game"),
            Self::NotInPower(seat) => write!(f, "the treaty's end has come: {seat} is not in power"),
        }
    }
}

impl core::error::Error for CannotBegin {}

/// Why a party cannot give notice of a treaty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotGiveNotice {
    /// The treaty is no longer in force.
    NotInForce,
    /// This seat is no party.
    NotAParty(Seat),
    /// The party is out.
    NotAlive(Seat),
    /// The treaty ends after a number of rounds and knows no notice.
    Rounds,
    /// Notice was given already.
    Given,
}

impl CannotGiveNotice {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        match self {
            Self::NotInForce => Problem::new("treaty_not_in_force"),
            Self::NotAParty(seat) => Problem::new("treaty_not_a_party").with("seat", seat),
            Self::NotAlive(seat) => Problem::new("treaty_not_alive").with("seat", seat),
            Self::Rounds => Problem::new("treaty_notice_of_rounds"),
            Self::Given => Problem::new("treaty_notice_given"),
        }
    }
}

impl fmt::Display for CannotGiveNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInForce => f.write_str("the treaty is no longer in force"),
            Self::NotAParty(seat) => write!(f, "{seat} is no party of the treaty"),
            Self::NotAlive(seat) => write!(f, "{seat} is not in the game"),
            Self::Rounds => f.write_str("a treaty of rounds knows no notice"),
            Self::Given => f.write_str("notice of the treaty was given already"),
        }
    }
}

impl core::error::Error for CannotGiveNotice {}
