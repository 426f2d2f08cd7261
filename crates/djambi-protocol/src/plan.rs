//! Plans for turns to come.

use djambi::{Piece, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{MoveText, Seq};

/// The maximum number of lines of a plan.
pub const MAX_PLAN_LINES: usize = 8;
/// The maximum number of conditions of a line.
pub const MAX_PLAN_CONDITIONS: usize = 4;

/// How deep a plan goes on at most: for how many turns of its seat it has lines.
pub const MAX_PLAN_DEPTH: usize = 4;
/// The maximum number of lines of a plan with those that go on after others.
pub const MAX_PLAN_SIZE: usize = 32;

/// The body of `POST /api/v1/games/{id}/plan`: what is played for a seat at its next turn. A plan without lines is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlanRequest {
    /// The seat.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The number of the last event that the player has seen, 0 for none.
    pub expect: Seq,
    /// The lines, 8 at most. The first one that fits and whose turn is legal is played.
    pub lines: Vec<PlanLine>,
}

/// What is played for a seat at its next turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnPlan {
    /// The seat.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The number of turns and departures that had counted when the plan was made. What conditions look back to begins there.
    pub after: u32,
    /// The lines, 8 at most. The first one that fits and whose turn is legal is played.
    pub lines: Vec<PlanLine>,
}

/// A line of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlanLine {
    /// The conditions, 4 at most. The line fits if all of them hold.
    pub when: Vec<PlanCondition>,
    /// The complete turn that is played then, in wire form.
    pub r#move: MoveText,
    /// The lines for the turn after it, which are the plan once this one is played. Plans are four lines deep at most, and have 32
    /// lines in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<PlanLine>>"))]
    pub next: Vec<PlanLine>,
}

/// A condition of a line of a plan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PlanCondition {
    /// The last turn of a seat since the plan was made was this one.
    Last {
        /// The seat.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The turn.
        r#move: MoveText,
    },
    /// This is on a square.
    At {
        /// The name of the square, such as `e5`.
        square: String,
        /// The thing on the square.
        on: OnSquare,
    },
    /// Nobody was killed since the plan was made, and nobody has fallen.
    Quiet,
    /// After the turn no single turn of another player puts the seat out of the game.
    Safe,
}

/// The thing on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OnSquare {
    /// Nothing.
    Empty,
    /// A corpse.
    Corpse,
    /// This piece.
    #[cfg_attr(feature = "typescript", ts(type = "{ army: Seat, role: Role }"))]
    Piece(Piece),
}

/// The answer to `GET` and `POST /api/v1/games/{id}/plan`: the plans of the caller, who alone sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnPlans {
    /// The plans for the seats of the caller that have one.
    pub plans: Vec<TurnPlan>,
}
