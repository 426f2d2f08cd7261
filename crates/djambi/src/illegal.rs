//! Why a move is not legal.

use core::fmt;

use crate::{Controller, Piece, Problem, Role, Seat};

/// The rule that forbids a move. Its text is a whole sentence without the full stop; squares are given by
/// name.
///
/// ```
/// use djambi::{Illegal, Position, Rules};
/// let start = Position::start();
/// let illegal = start.play(&Rules::CLASSIC, start.parse_move("a1a9")?).unwrap_err();
/// assert_eq!(illegal, Illegal::Blocked { by: "a2", to: "a9" });
/// assert_eq!(illegal.to_string(), "the way to a9 is blocked on a2; no piece jumps");
/// assert_eq!(illegal.section(), "§2");
/// # Ok::<(), djambi::MoveTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// The player has no move and must pass.
    MustPass,
    /// The player has a move and so cannot pass.
    CannotPass,
    /// The start square is empty.
    NoPiece {
        /// The start square.
        square: &'static str,
    },
    /// A corpse lies on the start square.
    CorpseMoves {
        /// The start square.
        square: &'static str,
    },
    /// The piece is not controlled by the player to move.
    NotYours {
        /// The piece.
        piece: Piece,
        /// The start square.
        square: &'static str,
        /// The controller of the piece.
        controller: Controller,
        /// The player to move.
        player: Seat,
    },
    /// The piece has no move at all. [`Position::explain_still`](crate::Position::explain_still) says so; a
    /// single move has a nearer reason.
    HemmedIn {
        /// The piece.
        piece: Piece,
        /// Its square.
        square: &'static str,
    },
    /// The end square is the start square.
    Standstill,
    /// The end square is not on a line through the start square.
    NotInLine {
        /// The start square.
        from: &'static str,
        /// The end square.
        to: &'static str,
    },
    /// A militant moves at most two squares.
    TooFar {
        /// The end square.
        to: &'static str,
    },
    /// A piece or a corpse is in the way.
    Blocked {
        /// The occupied square.
        by: &'static str,
        /// The end square.
        to: &'static str,
    },
    /// All ways to the end square are closed, but not by a single obstacle.
    Barred {
        /// The end square.
        to: &'static str,
    },
    /// Only a chief may end its move in the maze.
    MazeClosed {
        /// The kind of piece.
        role: Role,
    },
    /// A militant never kills in the maze.
    MilitantInMaze,
    /// A piece cannot act on the occupant of the end square.
    NoEffect {
        /// The kind of piece that moves.
        role: Role,
        /// The occupant: a corpse or a living piece.
        on: &'static str,
    },
    /// A piece does not act on its own side.
    OwnVictim {
        /// The piece on the end square.
        victim: Piece,
        /// The end square.
        square: &'static str,
    },
    /// Orphans can be neither killed nor relocated.
    OrphanVictim {
        /// The orphan.
        victim: Piece,
        /// Its square.
        square: &'static str,
    },
    /// A victim is named, but only a reporter with a choice names one.
    NoChoiceOfVictim,
    /// The named victim is not beside the reporter.
    VictimNotBeside {
        /// The named victim's square.
        square: &'static str,
    },
    /// The named square has no piece that the reporter may kill.
    NoVictim {
        /// The named victim's square.
        square: &'static str,
    },
    /// With `reporter = must` the reporter must kill.
    MustReport,
    /// The corpse or piece must be placed.
    PlacementMissing,
    /// The move has no corpse or piece for the mover to place.
    NothingToPlace,
    /// The square of the placement is not empty.
    PlacementOccupied {
        /// The square of the placement.
        square: &'static str,
    },
    /// Nothing may be placed in the maze, except a chief by a diplomat when the maze is empty, and the
    /// corpses that the option `maze_corpse` allows.
    PlacementInMaze,
    /// With `maze_corpse = chief` only the corpse of a chief that the move kills may be placed in the maze.
    CorpseInMaze,
    /// What was taken up in the maze does not go back into it.
    ReturnToMaze,
    /// A piece that acts in the maze must leave it.
    ExitMissing,
    /// Only a piece that acts in the maze has an exit.
    NoExit,
    /// The exit does not end on an empty field square.
    ExitOccupied {
        /// The exit square.
        square: &'static str,
    },
    /// An assassin's exit ends on the start square, where the victim's corpse goes.
    ExitOnStart {
        /// The start square.
        square: &'static str,
    },
    /// A militant leaves the maze by at most two squares.
    ExitTooFar {
        /// The exit square.
        square: &'static str,
    },
    /// The exit is not on a line through the maze, or a piece or a corpse is in the way.
    ExitOutOfReach {
        /// The exit square.
        square: &'static str,
    },
}

impl Illegal {
    /// The section of the rules that forbids the move.
    #[must_use]
    pub const fn section(self) -> &'static str {
        match self {
            Self::Over => "§8",
            Self::MustPass
            | Self::CannotPass
            | Self::NoPiece { .. }
            | Self::CorpseMoves { .. }
            | Self::NotYours { controller: Controller::Seat(_), .. }
            | Self::HemmedIn { .. }
            | Self::Standstill
            | Self::NotInLine { .. }
            | Self::TooFar { .. }
            | Self::Blocked { .. }
            | Self::Barred { .. }
            | Self::MazeClosed { .. }
            | Self::OwnVictim { .. } => "§2",
            Self::MilitantInMaze
            | Self::NoEffect { .. }
            | Self::NoChoiceOfVictim
            | Self::VictimNotBeside { .. }
            | Self::NoVictim { .. }
            | Self::PlacementMissing
            | Self::NothingToPlace
            | Self::PlacementOccupied { .. }
            | Self::PlacementInMaze => "§3",
            Self::ExitMissing
            | Self::ReturnToMaze
            | Self::NoExit
            | Self::ExitOccupied { .. }
            | Self::ExitOnStart { .. }
            | Self::ExitOutOfReach { .. } => "§4",
            Self::NotYours { controller: Controller::Orphan, .. } | Self::OrphanVictim { .. } => "§6",
            Self::NotYours { controller: Controller::Hostage, .. } => "§7",
            Self::MustReport | Self::CorpseInMaze | Self::ExitTooFar { .. } => "§9",
        }
    }
}

impl Illegal {
    /// The refusal as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        let problem = Problem::new(self.code());
        match self {
            Self::NoPiece { square }
            | Self::CorpseMoves { square }
            | Self::VictimNotBeside { square }
            | Self::NoVictim { square }
            | Self::PlacementOccupied { square }
            | Self::ExitOccupied { square }
            | Self::ExitOnStart { square }
            | Self::ExitTooFar { square }
            | Self::ExitOutOfReach { square } => problem.with("square", square),
            Self::NotYours { piece, controller, player, .. } => {
                let problem = problem.with_piece(piece);
                match controller {
                    Controller::Hostage => problem.with("bond", "hostage"),
                    Controller::Orphan => problem.with("bond", "orphan"),
                    Controller::Seat(seat) if seat == piece.army => problem.with("seat", player),
                    Controller::Seat(seat) => problem.with("owner", seat).with("seat", player),
                }
            }
            Self::HemmedIn { piece, square }
            | Self::OwnVictim { victim: piece, square }
            | Self::OrphanVictim { victim: piece, square } => {
                problem.with_piece(piece).with("square", square)
            }
            Self::NotInLine { from, to } => problem.with("from", from).with("to", to),
            Self::Blocked { by, to } => problem.with("by", by).with("to", to),
            Self::TooFar { to } | Self::Barred { to } => problem.with("to", to),
            Self::MazeClosed { role } | Self::NoEffect { role, .. } => problem.with("role", role),
            Self::Over
            | Self::MustPass
            | Self::CannotPass
            | Self::Standstill
            | Self::MilitantInMaze
            | Self::NoChoiceOfVictim
            | Self::MustReport
            | Self::PlacementMissing
            | Self::NothingToPlace
            | Self::PlacementInMaze
            | Self::CorpseInMaze
            | Self::ReturnToMaze
            | Self::ExitMissing
            | Self::NoExit => problem,
        }
    }

    /// The name of the sentence that explains the refusal.
    fn code(self) -> &'static str {
        match self {
            Self::Over => "over",
            Self::MustPass => "must_pass",
            Self::CannotPass => "cannot_pass",
            Self::NoPiece { .. } => "no_piece",
            Self::CorpseMoves { .. } => "corpse_moves",
            Self::NotYours { controller: Controller::Hostage | Controller::Orphan, .. } => "idle_piece",
            Self::NotYours { piece, controller: Controller::Seat(seat), .. } if seat != piece.army => {
                "commanded_by_other"
            }
            Self::NotYours { .. } => "not_yours",
            Self::HemmedIn { .. } => "hemmed_in",
            Self::Standstill => "standstill",
            Self::NotInLine { .. } => "not_in_line",
            Self::TooFar { .. } => "too_far",
            Self::Blocked { .. } => "blocked",
            Self::Barred { .. } => "barred",
            Self::MazeClosed { .. } => "maze_closed",
            Self::MilitantInMaze => "militant_in_maze",
            Self::NoEffect { on: "corpse", .. } => "no_effect_on_corpse",
            Self::NoEffect { .. } => "no_effect_on_piece",
            Self::OwnVictim { .. } => "own_victim",
            Self::OrphanVictim { .. } => "orphan_victim",
            Self::NoChoiceOfVictim => "no_choice_of_victim",
            Self::VictimNotBeside { .. } => "victim_not_beside",
            Self::NoVictim { .. } => "no_victim",
            Self::MustReport => "must_report",
            Self::PlacementMissing => "placement_missing",
            Self::NothingToPlace => "nothing_to_place",
            Self::PlacementOccupied { .. } => "placement_occupied",
            Self::PlacementInMaze => "placement_in_maze",
            Self::CorpseInMaze => "corpse_in_maze",
            Self::ReturnToMaze => "return_to_maze",
            Self::ExitMissing => "exit_missing",
            Self::NoExit => "no_exit",
            Self::ExitOccupied { .. } => "exit_occupied",
            Self::ExitOnStart { .. } => "exit_on_start",
            Self::ExitTooFar { .. } => "exit_too_far",
            Self::ExitOutOfReach { .. } => "exit_out_of_reach",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::MustPass => f.write_str("the player to move has no move at all and must pass"),
            Self::CannotPass => f.write_str("there is no passing while there is a legal move"),
            Self::NoPiece { square } => write!(f, "there is no piece on {square}"),
            Self::CorpseMoves { square } => {
                write!(f, "a corpse lies on {square}, and corpses do not move by themselves")
            }
            Self::NotYours { piece, controller, player, .. } => match controller {
                Controller::Hostage => write!(f, "the {piece} is a hostage, and hostages never move"),
                Controller::Orphan => write!(f, "the {piece} is an orphan, and nobody moves orphans"),
                Controller::Seat(seat) => {
                    write!(f, "the {piece} is controlled by {seat}, and {player} is to move")
                }
            },
            Self::HemmedIn { piece, square } => write!(f, "the {piece} on {square} has no square to go to"),
            Self::Standstill => f.write_str("a move cannot end where it starts"),
            Self::NotInLine { from, to } => {
                write!(f, "{to} is not in a straight line, orthogonal or diagonal, from {from}")
            }
            Self::TooFar { to } => write!(f, "a militant moves one or two squares, and {to} is farther"),
            Self::Blocked { by, to } => write!(f, "the way to {to} is blocked on {by}; no piece jumps"),
            Self::Barred { to } => write!(f, "no way to {to} is open; no piece jumps"),
            Self::MazeClosed { role } => {
                write!(f, "a {role} may pass through the empty maze, but only a chief may end its move in it")
            }
            Self::OwnVictim { victim, square } => {
                write!(
                    f,
                    "the {victim} on {square} is on the mover's own side, and a piece does not act on its own side"
                )
            }
            _ => self.fmt_effect(f),
        }
    }
}

impl Illegal {
    /// Writes the reasons beyond movement: victims, placements and exits.
    fn fmt_effect(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MilitantInMaze => f.write_str("a militant cannot kill a chief in the maze (maze_militant = never)"),
            Self::NoEffect { role, on } => write!(f, "a {role} cannot end its move on a square with a {on}"),
            Self::OrphanVictim { victim, square } => {
                write!(
                    f,
                    "the {victim} on {square} is an orphan, and orphans can be neither killed nor relocated"
                )
            }
            Self::NoChoiceOfVictim => {
                f.write_str("only a reporter names a victim, and only where it has the choice")
            }
            Self::VictimNotBeside { square } => {
                write!(f, "a reporter kills only orthogonally adjacent to where it ends, and {square} is not")
            }
            Self::NoVictim { square } => {
                write!(f, "there is no piece on {square} that the reporter may kill")
            }
            Self::MustReport => {
                f.write_str("the reporter must kill one of the pieces beside it (reporter = must)")
            }
            Self::PlacementMissing => f.write_str("the mover must say where the victim is placed"),
            Self::NothingToPlace => f.write_str("this move leaves nothing for the mover to place"),
            Self::PlacementOccupied { square } => {
                write!(f, "{square} is not empty, so nothing can be placed on it")
            }
            Self::PlacementInMaze => f.write_str(
                "only a chief may be placed in the maze, by a diplomat that takes it from another square, and \
                 the corpses that the option maze_corpse allows",
            ),
            Self::CorpseInMaze => f.write_str(
                "of corpses only that of a chief killed by this move may be placed in the maze (maze_corpse = \
                 chief)",
            ),
            Self::ReturnToMaze => {
                f.write_str("what was taken up in the maze cannot be put back into it by the same move")
            }
            Self::ExitMissing => f.write_str("a piece that acts in the maze must leave it in the same move"),
            Self::NoExit => f.write_str("only a piece that acts in the maze and may not stay there has an exit"),
            Self::ExitTooFar { square } => {
                write!(f, "a militant leaves the maze by one or two squares, and {square} is out of its reach")
            }
            Self::ExitOccupied { square } => {
                write!(f, "an exit ends on an empty field square, and {square} is none")
            }
            Self::ExitOnStart { square } => {
                write!(f, "the exit cannot end on {square}: the victim's corpse goes there")
            }
            Self::ExitOutOfReach { square } => write!(f, "there is no open line from the maze to {square}"),
            _ => Ok(()),
        }
    }
}

impl core::error::Error for Illegal {}
