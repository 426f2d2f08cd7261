//! Dangers: what the other players could kill before a player's next turn, and what a turn would cost the
//! player who plays it.

use core::fmt;

use super::{Effect, Position, StoryEvent, Threat, UpcomingTurn};
use crate::{Move, Problem, Rules, Seat, SeatSet, SquareSet};

/// More turns than the other players can have before a player's next turn: with a player in power, each of
/// the others is followed by an extra one.
const FULL_ROUND: usize = 2 * Seat::LIMIT;

/// What a legal turn would cost the player who plays it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Risk {
    /// The turn encircles the player's own chief: the player is out.
    WallsInOwnChief,
    /// After the turn, another player could kill the chief by one turn before the player's next one. Before
    /// it, no piece of that other player could.
    ExposesOwnChief(Threat),
    /// After the turn, a player who could kill the chief before it still could.
    LeavesOwnChief(Threat),
}

impl Risk {
    /// The risk as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        match self {
            Self::WallsInOwnChief => Problem::new("walls_in_own_chief"),
            Self::ExposesOwnChief(threat) => of_threat("exposes_own_chief", threat),
            Self::LeavesOwnChief(threat) => of_threat("leaves_own_chief", threat),
        }
    }
}

fn of_threat(code: &'static str, Threat { by, piece, .. }: Threat) -> Problem {
    Problem::new(code).with("seat", by).with("role", piece.role)
}

impl fmt::Display for Risk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WallsInOwnChief => {
                f.write_str("this walls in the mover's own chief: the player would be out")
            }
            Self::ExposesOwnChief(Threat { by, piece, .. }) => {
                write!(f, "{by}'s {} could then kill the mover's chief before the next own turn", piece.role)
            }
            Self::LeavesOwnChief(Threat { by, piece, .. }) => {
                write!(f, "{by}'s {} can still kill the mover's chief before the next own turn", piece.role)
            }
        }
    }
}

impl Position {
    /// The squares of the pieces, commanded by a player, that another player could kill by one turn before
    /// the player's next turn; on the player's own turn, before the turn after it.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// // 2  rC  .  .  .  .  .  .  .  .
    /// // 1   .  . rM  .  .  .  . bA  .
    /// let text = "1gC6yC/9/9/9/4bC4/9/9/rC8/2rM4bA1 rbyg r r 0 9";
    /// let position = Position::parse(text, &Rules::CLASSIC)?;
    /// let in_danger = position.in_danger(&Rules::CLASSIC, Seat::Red);
    /// assert_eq!(in_danger.first(), position.geometry().square("c1"));
    /// assert_eq!(in_danger.len(), 1, "nobody sees the chief");
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn in_danger(&self, rules: &Rules, player: Seat) -> SquareSet {
        let own_turn = usize::from(self.turn == player);
        let others = players_until(player, self.turns(rules).skip(own_turn));
        let kills = |threat: &Threat| threat.effect == Effect::Kill && others.contains(threat.by);
        self.controlled_by(player)
            .iter()
            .filter(|&square| self.threats(rules, square).iter().any(kills))
            .collect()
    }

    /// What a turn would cost the player to move; `None` if it costs nothing or is not legal.
    ///
    /// ```
    /// use djambi::{Position, Risk, Rules};
    /// // 2  ## ##  . bM rM  .  .
    /// // 1  rC  . rM  .  . bA  .
    /// let text = "gC7yC/9/9/9/9/9/9/xx1bMrM4/rC1rM2bA2bC rbyg r r 0 9";
    /// let position = Position::parse(text, &Rules::CLASSIC)?;
    /// let risk = |text| position.parse_move(text).map(|mv| position.risk(&Rules::CLASSIC, mv));
    /// assert_eq!(risk("e2d2@b1")?, Some(Risk::WallsInOwnChief));
    /// assert_eq!(risk("e2d2@h5")?, None);
    /// let Some(Risk::ExposesOwnChief(threat)) = risk("c1c2")? else { panic!("a line is open") };
    /// assert_eq!(threat.piece.to_string(), "blue assassin");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn risk(&self, rules: &Rules, mv: Move) -> Option<Risk> {
        if !self.is_legal(rules, mv) {
            return None;
        }
        let player = self.turn;
        let is_encircled =
            |event: &StoryEvent| matches!(event, StoryEvent::Encircled { seat, .. } if *seat == player);
        if self.story(rules, mv).iter().any(is_encircled) {
            return Some(Risk::WallsInOwnChief);
        }
        let after = self.play_unchecked(rules, mv);
        let others = players_until(player, after.turns(rules));
        let before = self.killers_of_chief(rules, player);
        let threats = after.threats_to_chief(rules, player);
        let coming = || threats.iter().copied().filter(|threat| others.contains(threat.by));
        let new = coming().find(|threat| !before.contains(threat.by));
        new.map(Risk::ExposesOwnChief).or_else(|| coming().next().map(Risk::LeavesOwnChief))
    }

    /// The players that could kill the chief of an army if they had the next turn.
    fn killers_of_chief(&self, rules: &Rules, army: Seat) -> SeatSet {
        self.threats_to_chief(rules, army).into_iter().map(|threat| threat.by).collect()
    }
}

/// The players of the first of these turns, up to the one of `player`.
fn players_until(player: Seat, turns: impl Iterator<Item = UpcomingTurn>) -> SeatSet {
    turns.take(FULL_ROUND).map(|turn| turn.seat).take_while(|&seat| seat != player).collect()
}
