//! Faults of position strings and setups (§10).

use core::fmt;

use alloc::string::String;
use alloc::vec::Vec;

use crate::characters::shown;
use crate::{Piece, Problem, Seat};

/// What a counter of a position string has to be.
const A_NUMBER: &str = "it is a decimal number below 2^32 without sign or leading zeros";

/// The name of a row in a position string, such as `rank 9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowName {
    /// The word for the board's rows: `rank`, `file` or `row`.
    pub word: &'static str,
    /// What distinguishes the row from the others, such as `9`.
    pub label: &'static str,
}

impl fmt::Display for RowName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.word, self.label)
    }
}

/// A fault of a position string or a setup. Its text is a whole sentence without the full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The string does not have six fields.
    Fields {
        /// The number of fields.
        found: usize,
    },
    /// There is a second space between two fields, or a space at an end.
    Spaces {
        /// The column of the surplus space, from 1.
        column: usize,
    },
    /// There is a character that no position string has, and that cannot be seen: white space other than the
    /// space, a line break, a control character or an invisible mark. It is told alone.
    Character {
        /// The character.
        found: char,
        /// Its column, from 1.
        column: usize,
    },
    /// The board field has a wrong number of rows.
    Rows {
        /// The word for the board's rows: `rank`, `file` or `row`.
        word: &'static str,
        /// The number of rows.
        found: usize,
        /// The right number.
        wanted: usize,
    },
    /// A row has a wrong number of squares.
    RowLength {
        /// The row, such as `rank 9`.
        row: RowName,
        /// The number of squares.
        found: usize,
        /// The right number.
        wanted: usize,
    },
    /// Two runs of empty squares follow each other, or a run is longer than its row.
    Run {
        /// The row, such as `rank 9`.
        row: RowName,
        /// The run as written.
        text: String,
    },
    /// A character of the board field has no meaning.
    BoardCharacter {
        /// The row, such as `rank 9`.
        row: RowName,
        /// The character.
        found: char,
    },
    /// An army's letter is not followed by the letter of a kind of piece.
    Role {
        /// The row, such as `rank 9`.
        row: RowName,
        /// The army.
        army: Seat,
        /// The next character, if there is one.
        found: Option<char>,
    },
    /// The controllers field has a wrong number of letters.
    Controllers {
        /// The number of letters.
        found: usize,
        /// The right number.
        wanted: usize,
    },
    /// A controller is no seat of the board, hostage or orphan.
    Controller {
        /// The army whose controller it is.
        army: Seat,
        /// The letter.
        found: char,
    },
    /// The player to move is no seat of the board.
    Turn {
        /// The field.
        found: String,
    },
    /// The cursor is no seat of the board.
    Cursor {
        /// The field.
        found: String,
    },
    /// The number of quiet turns is not a plain decimal number below 2^32.
    QuietTurns {
        /// The field.
        found: String,
    },
    /// The turn number is not a plain decimal number below 2^32.
    TurnNumber {
        /// The field.
        found: String,
    },
    /// A living piece other than a chief stands in the maze.
    NotAChiefInTheMaze {
        /// The piece.
        piece: Piece,
        /// The maze's name.
        maze: &'static str,
    },
    /// An army has more than one chief.
    SeveralChiefs {
        /// The army.
        army: Seat,
        /// The squares of the chiefs.
        squares: Vec<&'static str>,
    },
    /// An army that has a player or is a hostage has no chief.
    NoChief {
        /// The army.
        army: Seat,
        /// Whether it is a hostage.
        hostage: bool,
    },
    /// An army that is an orphan or controlled by another player has a living chief.
    ChiefOfALostArmy {
        /// The army.
        army: Seat,
        /// The square of the chief.
        square: &'static str,
    },
    /// An army is controlled by a player who is not alive.
    ControllerNotAlive {
        /// The army.
        army: Seat,
        /// The player.
        by: Seat,
    },
    /// An army is held by right of power although the option `devolution` is not `reign`.
    ReignWithoutOption {
        /// The army.
        army: Seat,
    },
    /// An army that no other player has taken over is said to be held by right of power.
    ReignOverOwnArmy {
        /// The army.
        army: Seat,
    },
    /// No player is alive.
    NobodyAlive,
    /// The player to move is not alive.
    TurnNotAlive {
        /// The player to move.
        seat: Seat,
    },
    /// The turn number is 0.
    TurnZero,
}

impl Fault {
    /// The fault as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let problem = Problem::new(self.code());
        match self {
            Self::Fields { found } => problem.with("found", *found),
            Self::Spaces { column } => problem.with("column", *column),
            Self::Character { found, column } => problem.with("text", *found).with("column", *column),
            Self::Rows { word, found, wanted } => {
                problem.with("row", *word).with("found", *found).with("wanted", *wanted)
            }
            Self::RowLength { row, found, wanted } => {
                in_row(problem, *row).with("found", *found).with("wanted", *wanted)
            }
            Self::Run { row, text } => in_row(problem, *row).with("text", text),
            Self::BoardCharacter { row, found } => in_row(problem, *row).with("text", *found),
            Self::Role { row, army, found } => {
                let problem = in_row(problem, *row).with("army", *army);
                found.iter().fold(problem, |problem, &found| problem.with("text", found))
            }
            Self::Controllers { found, wanted } => problem.with("found", *found).with("wanted", *wanted),
            Self::Controller { army, found } => problem.with("army", *army).with("text", *found),
            Self::Turn { found }
            | Self::Cursor { found }
            | Self::QuietTurns { found }
            | Self::TurnNumber { found } => problem.with("text", found),
            Self::NotAChiefInTheMaze { piece, maze } => problem.with_piece(*piece).with("square", *maze),
            Self::SeveralChiefs { army, squares } => {
                problem.with("army", *army).with("squares", squares.as_slice())
            }
            Self::ChiefOfALostArmy { army, square } => problem.with("army", *army).with("square", *square),
            Self::ControllerNotAlive { army, by } => problem.with("army", *army).with("controller", *by),
            Self::NoChief { army, .. }
            | Self::ReignWithoutOption { army }
            | Self::ReignOverOwnArmy { army } => problem.with("army", *army),
            Self::TurnNotAlive { seat } => problem.with("seat", *seat),
            Self::NobodyAlive | Self::TurnZero => problem,
        }
    }

    /// The name of the sentence that says what is wrong.
    const fn code(&self) -> &'static str {
        match self {
            Self::Fields { found: 0..6 } => "too_few_fields",
            Self::Fields { .. } => "too_many_fields",
            Self::Spaces { .. } => "surplus_space",
            Self::Character { .. } => "foreign_in_position",
            Self::Rows { .. } => "number_of_rows",
            Self::RowLength { .. } => "row_length",
            Self::Run { .. } => "empty_run",
            Self::BoardCharacter { .. } => "board_character",
            Self::Role { found: Some(_), .. } => "unknown_role",
            Self::Role { found: None, .. } => "missing_role",
            Self::Controllers { .. } => "number_of_controllers",
            Self::Controller { .. } => "unknown_controller",
            Self::Turn { .. } => "unknown_turn",
            Self::Cursor { .. } => "unknown_cursor",
            Self::QuietTurns { .. } => "bad_quiet_turns",
            Self::TurnNumber { .. } => "bad_turn_number",
            Self::NotAChiefInTheMaze { .. } => "not_a_chief_in_the_maze",
            Self::SeveralChiefs { .. } => "several_chiefs",
            Self::NoChief { hostage: true, .. } => "hostage_without_chief",
            Self::NoChief { hostage: false, .. } => "player_without_chief",
            Self::ChiefOfALostArmy { .. } => "chief_of_a_lost_army",
            Self::ControllerNotAlive { .. } => "controller_not_alive",
            Self::ReignWithoutOption { .. } => "reign_without_option",
            Self::ReignOverOwnArmy { .. } => "reign_over_own_army",
            Self::NobodyAlive => "nobody_alive",
            Self::TurnNotAlive { .. } => "turn_not_alive",
            Self::TurnZero => "turn_zero",
        }
    }
}

/// A problem in a row of the board.
fn in_row(problem: Problem, row: RowName) -> Problem {
    problem.with("row", row.word).with("label", row.label)
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields { found } => {
                write!(f, "a position string has six fields separated by single spaces; this one has {found}")
            }
            Self::Spaces { column } => write!(f, "there is a space too many at column {column}"),
            Self::Character { found, column } => {
                write!(f, "column {column} has the character {}, which no position string has", shown(*found))
            }
            Self::Rows { word, found, wanted } => {
                write!(f, "the board has {found} {word}s instead of {wanted}")
            }
            Self::RowLength { row, found, wanted } => {
                write!(f, "{row} has {found} squares instead of {wanted}")
            }
            Self::Run { row, text } => write!(
                f,
                "{row} has the run of empty squares {text:?}; a run is as long as possible, but not longer than its row"
            ),
            Self::BoardCharacter { row, found } => {
                write!(f, "{row} has {found:?}, which is no army, corpse or run of empty squares")
            }
            Self::Role { row, army, found: Some(found) } => {
                write!(f, "{row} has a {army} piece of the unknown kind {found:?}")
            }
            Self::Role { row, army, found: None } => {
                write!(f, "{row} ends in a {army} piece without a kind")
            }
            Self::Controllers { found, wanted } => {
                write!(f, "the controllers have {found} letters instead of {wanted}, one for each army")
            }
            Self::Controller { army, found } => {
                write!(
                    f,
                    "the controller of {army} is {found:?}, which is no seat of the board, hostage (h) or orphan (-)"
                )
            }
            Self::Turn { found } => {
                write!(f, "the player to move is {found:?}, which is no seat of the board")
            }
            Self::Cursor { found } => write!(f, "the cursor is {found:?}, which is no seat of the board"),
            Self::QuietTurns { found } => write!(f, "the number of quiet turns is {found:?}; {A_NUMBER}"),
            Self::TurnNumber { found } => write!(f, "the turn number is {found:?}; {A_NUMBER}"),
            _ => self.fmt_meaning(f),
        }
    }
}

impl Fault {
    /// Writes the faults of what the string describes; those of its spelling are written above.
    fn fmt_meaning(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAChiefInTheMaze { piece, maze } => {
                write!(f, "a {piece} stands in the maze, {maze}; of living pieces only a chief can")
            }
            Self::SeveralChiefs { army, squares } => {
                write!(f, "{army} has {} chiefs: on {}", squares.len(), squares.join(", "))
            }
            Self::NoChief { army, hostage: true } => write!(f, "{army} is a hostage but has no chief"),
            Self::NoChief { army, hostage: false } => write!(f, "{army} is a player but has no chief"),
            Self::ChiefOfALostArmy { army, square } => {
                write!(f, "{army} has a living chief on {square} but is neither a player nor a hostage")
            }
            Self::ControllerNotAlive { army, by } => {
                write!(f, "{army} is controlled by {by}, who is not alive")
            }
            Self::ReignWithoutOption { army } => {
                write!(
                    f,
                    "{army} is held by right of power (an upper-case letter), which needs devolution = reign"
                )
            }
            Self::ReignOverOwnArmy { army } => {
                write!(
                    f,
                    "{army} is its own controller and so cannot be held by right of power (an upper-case letter)"
                )
            }
            Self::NobodyAlive => f.write_str("no player is alive"),
            Self::TurnNotAlive { seat } => write!(f, "the player to move, {seat}, is not alive"),
            _ => f.write_str("the turn number is 0; turns are numbered from 1"),
        }
    }
}
