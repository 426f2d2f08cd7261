//! Clauses: promises of one party about its own turns.

use djambi::{Seat, SeatSet, SquareSet};

use crate::RoleSet;

/// A promise of a party, and the condition under which it binds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// The promise.
    pub promise: Promise,
    /// The condition, if there is one.
    pub condition: Option<Condition>,
}

impl From<Promise> for Clause {
    /// The clause that binds without a condition.
    fn from(promise: Promise) -> Self {
        Self { promise, condition: None }
    }
}

/// A promise of a party about its own turns.
///
/// A player *commands* the armies that the player controls in the position before the turn; nobody commands a
/// hostage or an orphan. A turn *encircles* a chief that dies encircled at its end, which is no kill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Promise {
    /// `peace(b,y)`: kills no piece that one of these players commands, and neither relocates nor encircles
    /// the chief of one of them.
    ///
    /// ```text
    ///    4  .  bM .      The red militant may not take the blue one,
    ///    3  .  rM .      if blue commands it.
    ///       b  c  d
    /// ```
    Peace(SeatSet),
    /// `hands_off(b)`: kills and relocates no piece that one of these players commands, and encircles the
    /// chief of none.
    ///
    /// ```text
    ///    4  .  bM .      Nor may the red diplomat carry it off.
    ///    3  .  rD .
    ///       b  c  d
    /// ```
    HandsOff(SeatSet),
    /// `leave(gCA)`: kills and relocates no piece of this army and these roles, no matter who commands it,
    /// unless the party itself does.
    ///
    /// ```text
    ///    4  .  gA .      Spared, be it green's, somebody else's,
    ///    3  .  rM .      a hostage or an orphan.
    ///       b  c  d
    /// ```
    Leave(Pieces),
    /// `hold(rA)`: makes no move with a piece of this army and these roles.
    ///
    /// ```text
    ///    3  .  .  .
    ///    2  .  rA .      It stays on c2.
    ///       b  c  d
    /// ```
    Hold(Pieces),
    /// `keep_out(e5,d4)`: ends no move on these squares; after acting in the maze, the exit counts.
    ///
    /// ```text
    ///    5  .  .  ##     Red may pass over d4, but not end there,
    ///    4  .  !  .      and its chief may not enter the maze.
    ///    3  rM .  .
    ///       c  d  e
    /// ```
    KeepOut(SquareSet),
    /// `no_corpse(b2)`: leaves no corpse on these squares where none lay before, however.
    ///
    /// ```text
    ///    2  .  !  .      No victim is put on b2, nobody is killed
    ///    1  bC .  .      there, no assassin leaves a corpse there.
    ///       a  b  c
    /// ```
    NoCorpse(SquareSet),
    /// `no_power`: does not move its own chief into the maze.
    ///
    /// ```text
    ///    5  .  ## .      The red chief stays outside.
    ///    4  .  rC .
    ///       d  e  f
    /// ```
    NoPower,
    /// `leave_power@k`, a duty: after one of the party's next turns its chief is not in the maze.
    ///
    /// ```text
    ///    5  .  rC .      In one of its next k turns red gives up power.
    ///       d  e  f
    /// ```
    LeavePower {
        /// In how many turns, from 1 to 4.
        turns: u8,
    },
    /// `strike(y)@k`, a duty: one of the party's next turns kills or relocates a piece that this player
    /// commands.
    ///
    /// ```text
    ///    9  .  .  yC     In one of its next k turns red kills
    ///    8  .  rA yM     or relocates a piece of yellow's.
    ///       g  h  i
    /// ```
    Strike {
        /// The player whose piece is killed or relocated.
        seat: Seat,
        /// In how many turns, from 1 to 4.
        turns: u8,
    },
    /// `do(from=c3,to=c4d5,victim=bM,place=h7)@k`, a duty: one of the party's next turns has each part that
    /// is named in the named set.
    ///
    /// ```text
    ///    4  .  bM .      In one of its next k turns red goes from c3
    ///    3  .  rM .      to c4 or d5, takes a blue militant and puts
    ///       b  c  d      the corpse on h7.
    /// ```
    Do {
        /// The move.
        plan: Plan,
        /// In how many turns, from 1 to 4.
        turns: u8,
    },
}

impl Promise {
    /// For a duty, the number of turns in which it is due; `None` for a prohibition.
    #[must_use]
    pub const fn turns(&self) -> Option<u8> {
        match *self {
            Self::LeavePower { turns } | Self::Strike { turns, .. } | Self::Do { turns, .. } => Some(turns),
            Self::Peace(_)
            | Self::HandsOff(_)
            | Self::Leave(_)
            | Self::Hold(_)
            | Self::KeepOut(_)
            | Self::NoCorpse(_)
            | Self::NoPower => None,
        }
    }

    /// Whether this is a duty.
    #[must_use]
    pub const fn is_duty(&self) -> bool {
        self.turns().is_some()
    }

    /// The players whom the promise names.
    #[must_use]
    pub fn names(&self) -> SeatSet {
        match *self {
            Self::Peace(seats) | Self::HandsOff(seats) => seats,
            Self::Strike { seat, .. } => [seat].into_iter().collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The number of squares that the promise names, each as often as it is written.
    #[must_use]
    pub const fn square_count(&self) -> usize {
        match self {
            Self::KeepOut(squares) | Self::NoCorpse(squares) => squares.len(),
            Self::Do { plan, .. } => plan.from.len() + plan.to.len() + plan.place.len(),
            _ => 0,
        }
    }
}

/// The pieces of an army with certain roles, no matter who commands them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pieces {
    /// The army, which gives the pieces their colour.
    pub army: Seat,
    /// The roles; at least one.
    pub roles: RoleSet,
}

/// The parts of a promised move. An empty set is a part that is not named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan {
    /// The squares from which the piece may start.
    pub from: SquareSet,
    /// The squares on which the piece may end, after an exit if there is one.
    pub to: SquareSet,
    /// The pieces one of which the move kills or relocates.
    pub victim: Option<Pieces>,
    /// The squares on which the player may place the corpse or the relocated piece.
    pub place: SquareSet,
}

impl Plan {
    /// Whether no part is named.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.from.is_empty() && self.to.is_empty() && self.victim.is_none() && self.place.is_empty()
    }
}

/// The condition under which a clause binds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Condition {
    /// `?power(y)`: in turns before which this player is in power.
    Power(Seat),
    /// `?k`: in the turns after the one that keeps the k-th duty of the treaty, from 1, in the order written.
    Duty(u8),
}

/// A clause of a treaty, by its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClauseId {
    /// The index of the party.
    pub party: usize,
    /// The index of the clause among the party's.
    pub clause: usize,
}
