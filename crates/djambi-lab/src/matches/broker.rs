//! The treaties among the players of a game of a match.

use djambi::{BySeat, Position, Rules, Seat, SeatSet};
use djambi_engine::{Answer, Dealings};
use djambi_press::limits::MIN_ALIVE;
use djambi_press::{Judge, Treaty, TreatyState};

use super::PressStats;

/// The treaties of a game, and the proposals that wait for an answer.
///
/// A proposal is made after its author's turn, in the place of what it offers what it would make instead of one that it has refused. Each other party answers before its own next turn; it lapses with
/// the author's next turn, and when a party is out.
pub(super) struct Broker {
    /// With whom the player at each seat deals; it holds for both alike.
    partners: BySeat<SeatSet>,
    /// The treaties that were accepted, those that are over included.
    judges: Vec<Judge>,
    proposals: Vec<Proposal>,
    /// What players would make instead of what they have refused since their last turns.
    counters: BySeat<Option<Treaty>>,
    stats: BySeat<PressStats>,
}

/// A treaty that was proposed.
struct Proposal {
    treaty: Treaty,
    author: Seat,
    accepted: SeatSet,
}

impl Broker {
    /// No treaties yet between players who deal with these others.
    pub(super) fn new(partners: BySeat<SeatSet>) -> Self {
        Self {
            partners,
            judges: Vec::new(),
            proposals: Vec::new(),
            counters: BySeat::from_fn(|_| None),
            stats: BySeat::default(),
        }
    }

    /// Whether the player at a seat deals with others.
    pub(super) fn deals(&self, seat: Seat) -> bool {
        self.partners[seat] != SeatSet::EMPTY
    }

    /// The treaties that a player has proposed or accepted and others may yet accept, and the one that it is about to propose.
    pub(super) fn pledges(&self, seat: Seat) -> Vec<Treaty> {
        let proposed = self.proposals.iter().filter(|proposal| proposal.accepted.contains(seat));
        proposed.map(|proposal| &proposal.treaty).chain(&self.counters[seat]).cloned().collect()
    }

    /// The treaties as a player sees them who has [pledged](Self::pledges) itself so.
    pub(super) fn dealings<'a>(
        &'a self,
        position: &'a Position,
        rules: &'a Rules,
        seat: Seat,
        pledges: &'a [Treaty],
    ) -> Dealings<'a> {
        let partners = self.partners[seat].iter().filter(|&other| position.alive().contains(other)).collect();
        Dealings { position, rules, seat, treaties: &self.judges, pledges, partners }
    }

    /// The proposal that a player has to answer next.
    pub(super) fn asked(&self, seat: Seat) -> Option<(&Treaty, Seat)> {
        let is_asked = |proposal: &&Proposal| {
            proposal.treaty.seats().contains(seat) && !proposal.accepted.contains(seat)
        };
        self.proposals.iter().find(is_asked).map(|proposal| (&proposal.treaty, proposal.author))
    }

    /// Takes a player's answer to the proposal that [`Broker::asked`] gives.
    pub(super) fn answer(&mut self, seat: Seat, answer: Answer, position: &Position, rules: &Rules) {
        let is_asked =
            |proposal: &Proposal| proposal.treaty.seats().contains(seat) && !proposal.accepted.contains(seat);
        let Some(index) = self.proposals.iter().position(is_asked) else { return };
        if answer != Answer::Accept {
            self.proposals.remove(index);
        }
        match answer {
            Answer::Accept => {}
            Answer::Refuse => return,
            Answer::Counter(treaty) => {
                self.counters[seat].get_or_insert(treaty);
                return;
            }
        }
        self.proposals[index].accepted.insert(seat);
        if self.proposals[index].accepted == self.proposals[index].treaty.seats() {
            let treaty = self.proposals.remove(index).treaty;
            // One that can no longer begin comes to nothing.
            self.judges.extend(Judge::begin(treaty, *rules, position));
        }
    }

    /// Takes the treaty that a player would make instead of one that it has refused, if there is one: the first since its
    /// last turn.
    pub(super) fn take_counter(&mut self, seat: Seat) -> Option<Treaty> {
        self.counters[seat].take()
    }

    /// Takes a party's notice after its turn; nothing happens if it can give none.
    pub(super) fn give_notice(&mut self, seat: Seat, treaty: usize, position: &Position) {
        if let Some(judge) = self.judges.get_mut(treaty) {
            // A player who cannot give notice is like one who says nothing.
            let _ = judge.give_notice(seat, position);
        }
    }

    /// Takes a player's proposal after the player's turn. One that names a mute party is refused at once.
    pub(super) fn propose(&mut self, author: Seat, treaty: Treaty, position: &Position) {
        self.stats[author].offers += 1;
        let parties = treaty.seats();
        let is_heard = parties.contains(author)
            && parties
                .iter()
                .all(|party| parties.without(party).iter().all(|of| self.partners[of].contains(party)))
            && treaty.check_beginning(position).is_ok();
        if is_heard {
            self.proposals.push(Proposal { treaty, author, accepted: [author].into_iter().collect() });
        }
    }

    /// Counts a player's regular turn before it is played.
    pub(super) fn begin_turn(&mut self, position: &Position) {
        let seat = position.turn();
        let is_bound =
            |judge: &Judge| judge.state() == TreatyState::InForce && judge.treaty().seats().contains(seat);
        if seat == position.cursor() && self.deals(seat) && position.alive().len() >= MIN_ALIVE {
            self.stats[seat].rounds += 1;
            self.stats[seat].bound_rounds += u64::from(self.judges.iter().any(is_bound));
        }
    }

    /// Follows a turn of a game.
    pub(super) fn turn(&mut self, before: &Position, mv: djambi::Move, after: &Position) {
        for judge in &mut self.judges {
            judge.turn(before, mv, after);
        }
        self.lapse(before.turn(), after);
    }

    /// Follows a player's resignation.
    pub(super) fn departure(&mut self, before: &Position, after: &Position) {
        for judge in &mut self.judges {
            judge.departure(before, after);
        }
        self.lapse(before.turn(), after);
    }

    /// Lets the proposals lapse that are a round old, or lack a party.
    fn lapse(&mut self, author: Seat, after: &Position) {
        let stands = |proposal: &Proposal| {
            let lives = |party| after.alive().contains(party);
            proposal.author != author && proposal.treaty.seats().iter().all(lives)
        };
        self.proposals.retain(stands);
    }

    /// Notes that the game ended with its last event though its position could go on.
    pub(super) fn end_of_game(&mut self) {
        self.judges.iter_mut().for_each(Judge::end_of_game);
    }

    /// The offers, treaties, promises kept and broken of each player.
    pub(super) fn stats(&self) -> BySeat<PressStats> {
        let mut stats = self.stats;
        for judge in &self.judges {
            for party in judge.treaty().seats().iter() {
                let stats = &mut stats[party];
                stats.treaties += 1;
                match judge.state() {
                    TreatyState::Kept => stats.kept += 1,
                    TreatyState::Broken { by, .. } if by == party => stats.broken += 1,
                    _ => {}
                }
            }
        }
        stats
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    const RULES: Rules = Rules::CLASSIC;

    /// Players who all deal with each other.
    fn all_of(dealers: SeatSet) -> BySeat<SeatSet> {
        BySeat::from_fn(|seat| if dealers.contains(seat) { dealers.without(seat) } else { SeatSet::EMPTY })
    }

    fn treaty(text: &str) -> Treaty {
        Treaty::parse(&SQUARE9, text).expect(text)
    }

    /// Plays any quiet move, or the given one.
    fn play(broker: &mut Broker, position: &mut Position, text: Option<&str>) {
        let moves = position.legal_moves(&RULES);
        let quiet = |mv: &&djambi::Move| position.play_unchecked(&RULES, **mv).quiet_turns() > 0;
        let mv = text.map_or_else(
            || *moves.iter().find(quiet).expect("quiet move"),
            |text| position.parse_move(text).expect("move"),
        );
        broker.begin_turn(position);
        let after = position.play_unchecked(&RULES, mv);
        broker.turn(position, mv, &after);
        *position = after;
    }

    #[test]
    fn a_treaty_is_in_force_once_all_have_accepted_and_counted_for_each_party() {
        let mut position =
            Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &RULES).expect("position");
        let mut broker = Broker::new(all_of([Seat::Red, Seat::Blue].into_iter().collect()));
        play(&mut broker, &mut position, None);
        broker.propose(Seat::Red, treaty("r:peace(b) b:peace(r) /2r"), &position);
        broker.propose(Seat::Red, treaty("r:peace(y) y:peace(r) /2r"), &position);
        assert_eq!(
            (broker.asked(Seat::Blue).map(|(_, by)| by), broker.asked(Seat::Yellow)),
            (Some(Seat::Red), None)
        );
        broker.answer(Seat::Blue, Answer::Accept, &position, &RULES);
        assert_eq!(broker.asked(Seat::Blue), None);
        for _ in 0..8 {
            play(&mut broker, &mut position, None);
        }
        let expected =
            |offers| PressStats { offers, treaties: 1, kept: 1, broken: 0, rounds: 0, bound_rounds: 2 };
        let found = broker.stats();
        for (seat, offers) in [(Seat::Red, 2), (Seat::Blue, 0)] {
            assert_eq!(PressStats { rounds: 0, ..found[seat] }, expected(offers), "{seat}");
        }
        assert_eq!(found[Seat::Yellow], PressStats::default());
    }

    #[test]
    fn a_proposal_lapses_after_a_round_and_a_breach_is_its_authors() {
        let text = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg b b 3 9";
        let mut position = Position::parse(text, &RULES).expect("position");
        let mut broker = Broker::new(all_of(SeatSet::first(4)));
        broker.propose(Seat::Green, treaty("b:peace(g) g:peace(b) /2r"), &position);
        broker.propose(Seat::Red, treaty("r:peace(b) b:peace(r) /2r"), &position);
        broker.answer(Seat::Blue, Answer::Refuse, &position, &RULES);
        broker.answer(Seat::Blue, Answer::Accept, &position, &RULES);
        broker.propose(Seat::Yellow, treaty("b:peace(y) y:peace(b) /2r"), &position);
        play(&mut broker, &mut position, Some("c4c3@h7"));
        play(&mut broker, &mut position, None);
        assert_eq!(broker.asked(Seat::Blue), None, "yellow has played since");
        let broken = |seat: Seat| (broker.stats()[seat].treaties, broker.stats()[seat].broken);
        assert_eq!((broken(Seat::Blue), broken(Seat::Red), broken(Seat::Green)), ((1, 1), (1, 0), (0, 0)));
    }

    #[test]
    fn notice_ends_a_treaty_without_rounds_and_a_counter_waits_for_its_authors_turn() {
        let mut position = Position::start();
        let mut broker = Broker::new(all_of(SeatSet::first(4)));
        broker.propose(Seat::Red, treaty("r:peace(b) b:peace(r) /notice"), &position);
        broker.answer(Seat::Blue, Answer::Accept, &position, &RULES);
        broker.propose(Seat::Red, treaty("r:peace(y) y:strike(b)@1 /2r"), &position);
        broker.answer(Seat::Yellow, Answer::Counter(treaty("r:peace(y) y:peace(r) /2r")), &position, &RULES);
        assert_eq!(broker.asked(Seat::Yellow), None, "it has refused");
        assert!(broker.take_counter(Seat::Yellow).is_some() && broker.take_counter(Seat::Yellow).is_none());
        play(&mut broker, &mut position, None);
        broker.give_notice(Seat::Yellow, 0, &position);
        for _ in 0..8 {
            play(&mut broker, &mut position, None);
        }
        assert_eq!(broker.stats()[Seat::Red].kept, 0, "who is no party gives no notice");
        broker.give_notice(Seat::Red, 0, &position);
        for _ in 0..8 {
            play(&mut broker, &mut position, None);
        }
        assert_eq!(broker.stats()[Seat::Red].kept, 1);
    }
}
