#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

#[cfg(feature = "arbitrary")]
mod arbitrary;
mod camp;
mod characters;
mod drawing;
mod families;
mod fault;
mod faults;
mod game;
mod geometry;
mod illegal;
mod moves;
mod notation;
mod outcome;
mod perft;
mod piece;
mod position;
mod problem;
mod record;
mod repetitions;
mod rules;
#[cfg(feature = "schema")]
mod schema;
mod seat;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod square;
mod square_set;
mod symmetry;
mod text;

pub use drawing::Drawing;
pub use families::{Act, MoveFamily};
pub use fault::{Fault, RowName};
pub use faults::Faults;
pub use game::{Fall, FallCause, Game, GameEntry, GameError, GameEvent, Standing};
pub use geometry::{
    BoardLabel, DUEL2, Geometry, HEX3, HEX6, Heading, NGON3, NGON4, NGON5, NGON6, NoSeat, Point, SQUARE9,
    SetwiseAttacks, UnknownBoard,
};
pub use illegal::Illegal;
pub use moves::Move;
pub use notation::{Expected, MoveTextError, Wire};
pub use outcome::{Outcome, Reason, Share};
pub use perft::{divide, perft};
pub use piece::{Occupant, Piece, Role};
pub use position::{Effect, Position, ResignError, Ring, Risk, StoryEvent, Threat, UpcomingTurn};
pub use problem::{Argument, Problem};
pub use record::{
    Comment, CommentError, Record, RecordError, RecordProblem, Records, Sign, TagError, Variation,
};
pub use rules::{
    Devolution, Encirclement, HostageEncirclement, MazeCorpse, MazeExit, MazeMilitant, Orphans, OwnKills,
    PowerDuel, ReporterKills, RuleSet, Rules, RulesError,
};
pub use seat::{BySeat, Controller, Seat, SeatSet, UnknownSeat};
pub use setup::Setup;
pub use square::Square;
pub use square_set::SquareSet;
pub use symmetry::{Symmetric, Symmetries, Symmetry};
