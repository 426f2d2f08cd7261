//! Treaties for which the board speaks, where everybody can see why.

use alloc::vec::Vec;

use djambi::{Effect, Position, Role, Rules, Seat, SeatSet};

use crate::{Clause, Judge, Party, Pieces, Promise, RoleSet, Treaty, TreatyEnd, TreatyState};

/// How many rounds a suggested treaty lasts.
const ROUNDS: u8 = 2;
/// In how many turns a suggested strike is due.
const TURNS: u8 = 2;

/// A treaty that a player might offer now, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// Why it is offered.
    pub occasion: Occasion,
    /// The treaty. It can begin now.
    pub treaty: Treaty,
}

/// Something that the board shows everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Occasion {
    /// This player could kill the player's chief.
    ChiefInDanger {
        /// The other player, to whom peace is offered.
        by: Seat,
    },
    /// A treaty of the player ends in this round.
    Ends {
        /// The index of the treaty among those given.
        treaty: usize,
    },
    /// A player could kill pieces, other than militants, of the player and of another one.
    CommonThreat {
        /// Who threatens both.
        by: Seat,
        /// The other one, to whom an alliance is offered.
        with: Seat,
    },
    /// A player is in power and plays next.
    Power {
        /// Who is in power.
        holder: Seat,
        /// To whom an alliance is offered.
        with: Seat,
    },
    /// The player could kill the chief of this one.
    ChiefWithinReach {
        /// The other player, who is spared for peace.
        of: Seat,
    },
}

impl Occasion {
    /// The names of all occasions.
    pub const NAMES: [&'static str; 5] =
        ["chief_in_danger", "ends", "common_threat", "power", "chief_within_reach"];

    /// The name of the occasion.
    #[must_use]
    pub const fn name(self) -> &'static str {
        let [danger, ends, threat, power, reach] = Self::NAMES;
        match self {
            Self::ChiefInDanger { .. } => danger,
            Self::Ends { .. } => ends,
            Self::CommonThreat { .. } => threat,
            Self::Power { .. } => power,
            Self::ChiefWithinReach { .. } => reach,
        }
    }
}

/// The player who looks for a treaty, and what is known.
struct Look<'a> {
    position: &'a Position,
    rules: &'a Rules,
    seat: Seat,
    treaties: &'a [Judge],
    partners: SeatSet,
}

impl Suggestion {
    /// What the player to move might offer one of these partners, where `treaties` are those that the player knows and
    /// that have followed the game. Nothing on an extra turn: so it is one in a round at most. No search is made: all
    /// that it says can be seen on the board.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat, SeatSet};
    /// use djambi_press::{Occasion, Suggestion};
    /// let rules = Rules::CLASSIC;
    /// let position = Position::parse("8yC/9/9/9/9/9/9/1bA7/rC7bC rby- r r 3 9", &rules)?;
    /// let partners = SeatSet::from_iter([Seat::Blue, Seat::Yellow]);
    /// let found = Suggestion::of(&position, &rules, &[], partners).expect("suggestion");
    /// assert_eq!(found.occasion, Occasion::ChiefInDanger { by: Seat::Blue });
    /// assert_eq!(found.treaty.to_string(), "r:peace(b) b:peace(r) /2r");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(position: &Position, rules: &Rules, treaties: &[Judge], partners: SeatSet) -> Option<Self> {
        let seat = position.turn();
        let partners =
            partners.without(seat).iter().filter(|&other| position.alive().contains(other)).collect();
        let look = Look { position, rules, seat, treaties, partners };
        if position.is_over() || position.cursor() != seat {
            return None;
        }
        let found = look
            .danger()
            .or_else(|| look.end())
            .or_else(|| look.common_threat())
            .or_else(|| look.power())
            .or_else(|| look.reach())?;
        found.treaty.check_beginning(position).is_ok().then_some(found)
    }
}

impl Look<'_> {
    fn danger(&self) -> Option<Suggestion> {
        let killers = self.killers_of_chief(self.seat);
        let by = self.free().find(|&by| killers.contains(by))?;
        let treaty = self.pact(by, peace(by), peace(self.seat))?;
        Some(Suggestion { occasion: Occasion::ChiefInDanger { by }, treaty })
    }

    /// The same treaty again. What was a duty in it is done, and is not asked for twice.
    fn end(&self) -> Option<Suggestion> {
        let is_ending = |judge: &&(usize, &Judge)| {
            let treaty = judge.1.treaty();
            let others = treaty.seats().without(self.seat);
            treaty.seats().contains(self.seat)
                && judge.1.rounds_left() == Some(1)
                && treaty.duties().next().is_none()
                && others.iter().all(|other| self.partners.contains(other))
        };
        let numbered: Vec<_> = self.treaties.iter().enumerate().collect();
        let &(number, judge) = numbered.iter().find(is_ending)?;
        let parties = judge.treaty().parties().to_vec();
        let end = match judge.treaty().end() {
            TreatyEnd::Rounds(rounds) => TreatyEnd::Rounds(rounds),
            _ => TreatyEnd::Rounds(ROUNDS),
        };
        let treaty = Treaty::new(self.position.geometry(), parties, end).ok()?;
        Some(Suggestion { occasion: Occasion::Ends { treaty: number }, treaty })
    }

    fn common_threat(&self) -> Option<Suggestion> {
        let against = |with: Seat| {
            let threats = common_threats(self.position, self.rules, [self.seat, with]);
            threats.iter().find(|&by| !self.is_bound(by))
        };
        let (with, by) = self.free().find_map(|with| Some((with, against(with)?)))?;
        let treaty = self.alliance(with, by)?;
        Some(Suggestion { occasion: Occasion::CommonThreat { by, with }, treaty })
    }

    fn power(&self) -> Option<Suggestion> {
        let holder = self.position.in_power().filter(|&holder| holder != self.seat)?;
        let next = self.position.turns(self.rules).nth(1)?;
        if next.seat != holder || self.is_bound(holder) {
            return None;
        }
        let with = self.free().find(|&with| with != holder)?;
        let treaty = self.alliance(with, holder)?;
        Some(Suggestion { occasion: Occasion::Power { holder, with }, treaty })
    }

    fn reach(&self) -> Option<Suggestion> {
        let of = self.free().find(|&of| self.killers_of_chief(of).contains(self.seat))?;
        let roles = [Role::Chief].into_iter().collect::<RoleSet>();
        let spare = [Promise::Leave(Pieces { army: of, roles }).into()].into();
        let treaty = self.pact(of, spare, peace(self.seat))?;
        Some(Suggestion { occasion: Occasion::ChiefWithinReach { of }, treaty })
    }

    /// The partners with whom the player has no treaty, in the order of play from the player on.
    fn free(&self) -> impl Iterator<Item = Seat> {
        self.partners.iter_after(self.seat).filter(|&other| !self.is_bound(other))
    }

    /// Whether the player has a treaty with another one.
    fn is_bound(&self, other: Seat) -> bool {
        let binds = |judge: &Judge| {
            let seats = judge.treaty().seats();
            judge.state() == TreatyState::InForce && seats.contains(self.seat) && seats.contains(other)
        };
        self.treaties.iter().any(binds)
    }

    fn killers_of_chief(&self, army: Seat) -> SeatSet {
        self.position.threats_to_chief(self.rules, army).into_iter().map(|threat| threat.by).collect()
    }

    /// Peace with a player, and a strike of both against a third one.
    fn alliance(&self, with: Seat, against: Seat) -> Option<Treaty> {
        let strike = Promise::Strike { seat: against, turns: TURNS };
        let own = [peace(with), [strike.into()].into()].concat();
        let theirs = [peace(self.seat), [strike.into()].into()].concat();
        self.pact(with, own, theirs)
    }

    /// A treaty with one player.
    fn pact(&self, with: Seat, own: Vec<Clause>, theirs: Vec<Clause>) -> Option<Treaty> {
        let mut parties: Vec<_> =
            [Party { seat: self.seat, clauses: own }, Party { seat: with, clauses: theirs }].into();
        parties.sort_unstable_by_key(|party| party.seat);
        Treaty::new(self.position.geometry(), parties, TreatyEnd::Rounds(ROUNDS)).ok()
    }
}

/// Peace with a player.
fn peace(with: Seat) -> Vec<Clause> {
    [Promise::Peace([with].into_iter().collect()).into()].into()
}

/// The other players who could kill a piece, other than a militant, of each of two players as the board stands.
#[must_use]
pub fn common_threats(position: &Position, rules: &Rules, [one, other]: [Seat; 2]) -> SeatSet {
    let first = threatening(position, rules, one);
    let second = threatening(position, rules, other);
    first.iter().filter(|&by| second.contains(by) && by != one && by != other).collect()
}

/// The players who could kill a piece of this one, other than a militant.
fn threatening(position: &Position, rules: &Rules, player: Seat) -> SeatSet {
    let pieces = position.controlled_by(player) - position.role(Role::Militant);
    let threats = pieces.iter().flat_map(|square| position.threats(rules, square));
    threats.filter(|threat| threat.effect == Effect::Kill).map(|threat| threat.by).collect()
}
