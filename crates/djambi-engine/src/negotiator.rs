//! Bots that negotiate: whom they offer peace, what they answer, and when they break their word.

mod chances;
mod character;
mod costs;
mod counter;
mod duties;
mod history;
mod kinds;
mod means;
mod offering;
mod part;
mod reasons;
mod terms;
#[cfg(test)]
mod tests;
mod wants;
mod worth;

use std::time::Duration;

use djambi::{BySeat, Position, Rules, Seat, SeatSet};
use djambi_press::limits::MIN_ALIVE;
use djambi_press::{Clause, Judge, Promise, Restriction, Treaty, TreatyState};

use chances::Chances;
pub use character::{Character, NoCharacter};
pub use costs::DealCosts;
use duties::{is_tangled, turns_of_duties};
use history::{BREACH_ROUNDS, breaches, kept_between, peace_partners};
use kinds::Bound;
pub use kinds::{PEACE_FEATURES, PEACE_KINDS};
pub use part::Part;
pub use reasons::{Notice, Objection, Offer, Weighed};
use terms::{KINDS_OF_GOING_ON, Terms, endless_terms, is_too_long, objection_to_terms, worth_of_going_on};
use worth::Comparison;
pub use worth::{PeaceSample, peace_samples};

use crate::exponential::exact_exponential;
use crate::search::{Continuations, Promises, winning_move};
use crate::{AttackMap, Breaches, Engine, Level, Limits, Outlook, Report, Stop, evaluate};

/// How many rounds an offered peace lasts.
pub const PEACE_ROUNDS: u8 = 2;
/// The longest peace that is accepted, in rounds. It knows what some rounds are worth; of a peace without a number of
/// rounds it can give notice.
const MAX_ROUNDS: u8 = 4;
/// The loss from which on it gives notice, in shares of the game: less may change with the next turn.
const NOTICE_LOSS: f32 = 0.01;
/// How many visits a move needs before a promise is broken for it.
const MIN_VISITS: u64 = 32;

/// How few continuations of each kind tell nothing that the table of means does not know.
const MIN_REPEATS: usize = 8;

/// How many lines of a first search are looked at for a move that keeps all promises.
const WIDE_LINES: usize = 32;

/// The kinds of continuations for an answer: without the treaty, if both keep it, and if only the player does.
const KINDS_OF_ANSWER: usize = 3;

/// The seeds of continuations begin there, from the hash of the position.
const FIRST_LOOK: u64 = 0;

/// The signal that ends one of several searches. Its time begins with the search, also where the caller's clock
/// goes on.
struct StopOfOne<'a, S> {
    stop: &'a S,
    begun: Duration,
}

impl<'a, S: Stop> StopOfOne<'a, S> {
    fn begin(stop: &'a S) -> Self {
        Self { stop, begun: stop.elapsed().unwrap_or_default() }
    }
}

impl<S: Stop> Stop for StopOfOne<'_, S> {
    fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }

    fn elapsed(&self) -> Option<Duration> {
        self.stop.elapsed().map(|elapsed| elapsed.saturating_sub(self.begun))
    }
}

/// The treaties of a game as a player sees them.
#[derive(Clone, Copy, Debug)]
pub struct Dealings<'a> {
    /// The position.
    pub position: &'a Position,
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The player's seat.
    pub seat: Seat,
    /// The treaties that the player knows, those that are over included. All have followed the game.
    pub treaties: &'a [Judge],
    /// The treaties that the player has offered or accepted and others may yet accept: they bind it as if they were in force.
    pub pledges: &'a [Treaty],
    /// The seats with which treaties can be made; of those that are out and the player's own it is not asked.
    pub partners: SeatSet,
}

/// A player's answer to a proposal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It accepts.
    Accept,
    /// It refuses.
    Refuse,
    /// It refuses, and would make this treaty instead.
    Counter(Treaty),
}

/// A bot's part in the treaties of a game, by its character. It has no memory: the judges have it.
///
/// Offers and answers follow a table of means (`negotiator/means.rs`); one that [thinks](Self::thinking) about them, as
/// bots of [higher levels](Self::of_level) do, plays continuations by the priors, too.
///
/// ```
/// use djambi::{Position, Rules, Seat, SeatSet};
/// use djambi_engine::{Answer, Character, Dealings, Negotiator};
/// let (position, rules) = (Position::start(), Rules::CLASSIC);
/// let partners = SeatSet::from_iter([Seat::Red, Seat::Blue]);
/// let dealings = Dealings { position: &position, rules: &rules, seat: Seat::Red, treaties: &[], pledges: &[], partners };
/// let red = Negotiator::new(Character::Loyal);
/// let peace = red.offer(&dealings).expect("offer");
/// assert_eq!(peace.treaty.to_string(), "r:peace(b) b:peace(r) /2r");
/// let asked = Dealings { seat: Seat::Blue, ..dealings };
/// assert_eq!(Negotiator::new(Character::Opportunist).answer(&asked, &peace.treaty, Seat::Red), Answer::Accept);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Negotiator {
    character: Character,
    /// How much it dislikes the share of a player who has just broken a treaty with it.
    grudge: f32,
    /// The turns of continuations for an offer or an answer.
    turns: u64,
    /// Those for a treaty that is more than peace between two.
    turns_of_terms: u64,
    /// The part of its thought that is left out.
    lacking: Option<Part>,
}

impl Negotiator {
    /// A negotiator of this character.
    #[must_use]
    pub const fn new(character: Character) -> Self {
        Self { character, grudge: character.grudge(), turns: 0, turns_of_terms: 0, lacking: None }
    }

    /// A negotiator of this character that thinks as bots of a level do.
    #[must_use]
    pub fn of_level(level: Level, character: Character) -> Self {
        let turns_of_terms = level.turns_of_terms();
        Self { turns_of_terms, ..Self::new(character).thinking(level.turns_of_deals()) }
    }

    /// The same negotiator, which bears this grudge instead of its character's: what a share of the one who broke a
    /// treaty with it costs it, in shares of its own; 0 for none.
    #[must_use]
    pub const fn bearing(self, grudge: f32) -> Self {
        Self { grudge, ..self }
    }

    /// The same negotiator, which thinks about an offer and an answer by continuations of this many turns in all.
    /// Where that is too few to tell more than the table of means, it goes by the table.
    #[must_use]
    pub const fn thinking(self, turns: u64) -> Self {
        Self { turns, turns_of_terms: turns, ..self }
    }

    /// The same negotiator without a part of its thought.
    #[must_use]
    pub const fn without(self, part: Part) -> Self {
        Self { lacking: Some(part), ..self }
    }

    /// The turns of continuations that it takes for [`Self::answer`], at most.
    #[must_use]
    pub fn turns_of_answer(&self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> u64 {
        let is_peace = partner_in_peace(proposal, dealings.seat).is_some();
        match objection_to(dealings, proposal, by) {
            Some(_) => self.turns_of_counter(dealings, proposal, by),
            None if is_peace => self.turns_of(dealings, KINDS_OF_ANSWER),
            None => self.turns_of_treaty(dealings, proposal),
        }
    }

    /// The turns of continuations that it takes for [`Self::notice`], at most.
    #[must_use]
    pub fn turns_of_notice(&self, dealings: &Dealings<'_>) -> u64 {
        let endless = endless_terms(dealings).next();
        endless.map_or(0, |_| self.turns_of_terms(dealings, KINDS_OF_GOING_ON))
    }

    /// The answer to a treaty that another seat has proposed. It takes promises for some rounds, and prohibitions until notice can
    /// be given, too; instead of another treaty it may want a shorter one, or peace.
    #[must_use]
    pub fn answer(&self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> Answer {
        if self.accepts(self.weigh(dealings, proposal, by)) {
            return Answer::Accept;
        }
        let counter = self.counter(dealings, proposal, by);
        counter.map_or(Answer::Refuse, |offer| Answer::Counter(offer.treaty))
    }

    /// Whether it accepts a proposal that it has weighed so.
    #[must_use]
    pub fn accepts(&self, proposal: Weighed) -> bool {
        matches!(proposal, Weighed::Gain(gain) if gain > self.character.margin())
    }

    /// The worth of a treaty that another seat has proposed.
    #[must_use]
    pub fn weigh(&self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> Weighed {
        if let Some(objection) = objection_to(dealings, proposal, by) {
            return Weighed::Never(objection);
        }
        if partner_in_peace(proposal, dealings.seat).is_some() {
            return Weighed::Gain(self.gain(dealings, proposal, by));
        }
        let gains = self.gains_by_terms(dealings, proposal);
        gains.map_or(Weighed::Never(Objection::Unknown), |gains| Weighed::Gain(gains[dealings.seat]))
    }

    /// The treaty to end by notice after a turn, if there is one: one without a number of rounds that costs more than it is
    /// worth, the worst one; and where the player is at peace with everybody, the one with the strongest.
    #[must_use]
    pub fn notice(&self, dealings: &Dealings<'_>) -> Option<Notice> {
        let &Dealings { position, rules, seat, treaties, .. } = dealings;
        let endless =
            treaties.iter().enumerate().filter(|(_, judge)| judge.check_notice(seat, position).is_ok());
        let friends = peace_partners(dealings, seat);
        if position.alive().without(seat).iter().all(|other| friends.contains(other)) {
            let shares = evaluate(position, rules);
            let strongest = |judge: &Judge| {
                let others = judge.treaty().seats().without(seat);
                others.iter().map(|other| shares[other]).fold(0.0, f32::max)
            };
            let of_strongest = endless.max_by(|a, b| strongest(a.1).total_cmp(&strongest(b.1)));
            return of_strongest.map(|(treaty, _)| Notice { treaty, gain: None });
        }
        let chances = Chances::of(dealings);
        let gains = endless.filter_map(|(index, judge)| {
            let gain = match partner_in_peace(judge.treaty(), seat) {
                Some(partner) => chances.soon(seat, partner),
                None => worth_of_going_on(self, dealings, judge.treaty())?,
            };
            Some((index, gain))
        });
        let (treaty, gain) = gains.min_by(|a, b| a.1.total_cmp(&b.1))?;
        (gain < -NOTICE_LOSS).then_some(Notice { treaty, gain: Some(gain) })
    }

    /// The gains of all by a treaty that is more than peace between two; `None` if nothing tells them.
    fn gains_by_terms(&self, dealings: &Dealings<'_>, treaty: &Treaty) -> Option<BySeat<f32>> {
        let chances = Chances::of(dealings);
        let mut comparison = self.comparison_of_treaty(dealings, treaty);
        let is_known = comparison.is_some() || Terms::are_known(treaty);
        Terms::new(&chances, treaty).gains(self, comparison.as_mut()).filter(|_| is_known)
    }

    /// The worth of a proposed peace to the player.
    fn gain(&self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> f32 {
        let chances = Chances::of(dealings);
        let mut surprises = Surprises::default();
        if let Some(mut comparison) = self.comparison(dealings, KINDS_OF_ANSWER, FIRST_LOOK) {
            let mut of = |bound| comparison.surprises(&chances, proposal, [dealings.seat, by], bound);
            surprises = Surprises { both: of(Bound::Both), player: of(Bound::Player) };
        }
        self.trusting(&chances, by, surprises)
    }

    const fn has(&self, part: Part) -> bool {
        match self.lacking {
            Some(lacking) => lacking as u8 != part as u8,
            None => true,
        }
    }

    /// The turns of all continuations of these kinds.
    fn turns_of(&self, dealings: &Dealings<'_>, kinds: usize) -> u64 {
        all_turns(self.turns, dealings, kinds)
    }

    /// The same to think about a treaty that is more than peace between two.
    fn turns_of_terms(&self, dealings: &Dealings<'_>, kinds: usize) -> u64 {
        all_turns(self.turns_of_terms, dealings, kinds)
    }

    /// The turns for a treaty that is more than peace between two: those of continuations, and those that its duties take.
    fn turns_of_treaty(&self, dealings: &Dealings<'_>, treaty: &Treaty) -> u64 {
        let of_duties = turns_of_duties(treaty);
        let turns = self.turns_of_terms.saturating_sub(of_duties);
        match all_turns(turns, dealings, Terms::kinds(treaty)) {
            0 => 0,
            turns => turns + of_duties,
        }
    }

    /// Continuations of this number of kinds, the one without a further treaty included. Each `look` draws others.
    fn comparison<'a>(&self, dealings: &'a Dealings<'a>, kinds: usize, look: u64) -> Option<Comparison<'a>> {
        self.comparison_of(repeats(self.turns, dealings, kinds), dealings, look)
    }

    /// The same to think about a treaty that is more than peace between two.
    fn comparison_of_terms<'a>(&self, dealings: &'a Dealings<'a>, kinds: usize) -> Option<Comparison<'a>> {
        self.comparison_of(repeats(self.turns_of_terms, dealings, kinds), dealings, FIRST_LOOK)
    }

    /// The same for one such treaty.
    fn comparison_of_treaty<'a>(
        &self,
        dealings: &'a Dealings<'a>,
        treaty: &Treaty,
    ) -> Option<Comparison<'a>> {
        let turns = self.turns_of_terms.saturating_sub(turns_of_duties(treaty));
        self.comparison_of(repeats(turns, dealings, Terms::kinds(treaty)), dealings, FIRST_LOOK)
    }

    fn comparison_of<'a>(
        &self,
        repeats: usize,
        dealings: &'a Dealings<'a>,
        look: u64,
    ) -> Option<Comparison<'a>> {
        let believed = self.outlook(dealings).believed;
        let seed = dealings.position.hash().wrapping_add(look);
        let comparison =
            (repeats > 0).then(|| Comparison::new(dealings, believed, PEACE_ROUNDS, repeats, seed))?;
        Some(if self.has(Part::Shrinking) { comparison } else { comparison.unshrunk() })
    }

    /// The worth of peace with a partner to the player, who trusts the partner less the more the partner is tempted. A
    /// partner who breaks it once does so for two rounds; who keeps it renews it.
    fn trusting(&self, chances: &Chances<'_>, partner: Seat, surprises: Surprises) -> f32 {
        let dealings = chances.dealings();
        let seat = dealings.seat;
        let Surprises { both, player } = surprises;
        let kept = chances.renewed(seat, partner) + both[0];
        let betrayed = chances.gain(seat, partner, Bound::Player) + player[0];
        let free = chances.gain(partner, seat, Bound::Partner) + player[1];
        let temptation = free - (chances.gain(partner, seat, Bound::Both) + both[1]);
        let temptation = if self.has(Part::Temptation) { temptation.max(0.0) } else { 0.0 };
        let trust = trust(dealings, partner, temptation);
        trust * kept + (1.0 - trust) * betrayed
    }

    /// Its outlook on the treaties in a search: it keeps its own, believes those who have broken none
    /// lately, and bears its character's grudge against those who broke one with it.
    #[must_use]
    pub fn outlook(&self, dealings: &Dealings<'_>) -> Outlook {
        let mut believed = dealings.position.alive();
        let mut grudges = BySeat::default();
        for breach in breaches(dealings) {
            if breach.by == dealings.seat {
                continue;
            }
            if breach.rounds < BREACH_ROUNDS {
                believed.remove(breach.by);
            }
            if breach.victims.contains(dealings.seat) && self.has(Part::Weights) {
                let grudge = self.grudge * 0.5_f32.powi(breach.rounds as i32);
                grudges[breach.by] = f32::max(grudges[breach.by], grudge);
            }
        }
        let treaties = in_force(dealings.treaties).cloned().collect();
        let feared = if self.has(Part::Weights) { SeatSet::EMPTY } else { believed };
        Outlook { treaties, believed, feared, breaches: Breaches::Barred, grudges }
    }

    /// Searches for its turn, and breaks its word where its character does. The first line has the move.
    ///
    /// A character that may break its word searches among all moves. Only where the best breaks a promise it
    /// searches again, among those that keep all, so it takes up to twice the nodes; of the time of `limits` each of
    /// the two has half. It breaks its word if that gains more than it minds. Where `stop` leaves no time for the
    /// second search, it plays the best move of the first that keeps them.
    pub fn search<S: Stop + Sync>(
        &self,
        engine: &mut Engine,
        dealings: &Dealings<'_>,
        limits: &Limits,
        stop: &S,
        mut on_info: impl FnMut(&Report),
    ) -> Report {
        let position = dealings.position;
        let rules = dealings.rules;
        let outlook = self.outlook(dealings);
        let own: Vec<_> =
            outlook.treaties.iter().filter(|judge| judge.treaty().seats().contains(dealings.seat)).collect();
        if own.is_empty() || self.character.breach_gain().is_none() {
            engine.set_outlook(outlook);
            return engine.search(position, rules, limits, stop, on_info);
        }
        let promises = Promises::of(&outlook, position, rules);
        let bindings = promises.at_root(position, rules);
        let restriction = Restriction::new(position, rules, &bindings);
        let keeps = |mv| bindings.is_empty() || restriction.passes(mv);
        engine.set_outlook(Outlook { breaches: Breaches::Weighed, ..outlook.clone() });
        let half = Limits { time: limits.time.map(|time| time / 2), ..*limits };
        let wide = Limits { lines: limits.lines.max(WIDE_LINES), ..half };
        let mut free = engine.search(position, rules, &wide, &StopOfOne::begin(stop), |_| {});
        let mut keeping = free.lines.clone();
        keeping.retain(|line| keeps(line.moves[0]));
        keeping.truncate(limits.lines.max(1));
        free.lines.truncate(limits.lines.max(1));
        if free.best_move().is_none_or(keeps) {
            on_info(&free);
            return free;
        }
        let next = StopOfOne::begin(stop);
        let kept = if next.is_stopped() && !keeping.is_empty() {
            Report { lines: keeping, ..Report::default() }
        } else {
            engine.set_outlook(outlook);
            engine.search(position, rules, &half, &next, |_| {})
        };
        let breach_gain = self.breach_gain(dealings, &free, &kept);
        let lines = if breach_gain.is_some() { free.lines } else { kept.lines };
        let nodes = free.nodes + kept.nodes;
        let evaluations = free.evaluations + kept.evaluations;
        let chosen = Report { lines, nodes, evaluations, breach_gain, ..Report::default() };
        on_info(&chosen);
        chosen
    }

    /// The gain for which it breaks its word and plays the best of all moves; `None` if it plays the best that keeps it.
    fn breach_gain(&self, dealings: &Dealings<'_>, free: &Report, kept: &Report) -> Option<f64> {
        let threshold = self.character.breach_gain()?;
        let free = free.lines.first()?;
        let kept = kept.lines.first()?;
        let gain = free.shares.of(dealings.seat) - kept.shares.of(dealings.seat);
        let is_sure = free.visits >= MIN_VISITS && kept.visits >= MIN_VISITS;
        let is_safe = || {
            let after = dealings.position.play_unchecked(dealings.rules, free.moves[0]);
            !self.character.fears_revenge() || !can_hit_back(dealings, &after)
        };
        (is_sure && gain > f64::from(threshold) && is_safe()).then_some(gain)
    }
}

/// By how much the gains of the player and of a partner differ from the table of means.
#[derive(Clone, Copy, Default)]
struct Surprises {
    /// If both keep the peace.
    both: [f32; 2],
    /// If the player alone does.
    player: [f32; 2],
}

/// The number of continuations of each of some kinds within these turns; 0 if they would tell nothing.
fn repeats(turns: u64, dealings: &Dealings<'_>, kinds: usize) -> usize {
    let each = Continuations::turns(dealings.position, PEACE_ROUNDS) * kinds;
    let repeats = usize::try_from(turns).unwrap_or(usize::MAX) / each.max(1);
    if kinds == 0 || repeats < MIN_REPEATS { 0 } else { repeats }
}

/// The turns of all continuations of some kinds within these turns.
fn all_turns(turns: u64, dealings: &Dealings<'_>, kinds: usize) -> u64 {
    let each = Continuations::turns(dealings.position, PEACE_ROUNDS) * kinds;
    (each * repeats(turns, dealings, kinds)) as u64
}

/// How far a partner is trusted to keep its word, from 0 to 1, if breaking it at once would gain it this much.
fn trust(dealings: &Dealings<'_>, partner: Seat, temptation: f32) -> f32 {
    let kept = kept_between(dealings.treaties, dealings.seat, partner) as f32;
    let broken = breaches(dealings).filter(|breach| breach.by == partner).count() as f32;
    let leaning = 1.0 + kept / 2.0 - 2.0 * broken - 8.0 * temptation;
    1.0 / (1.0 + exact_exponential(f64::from(-leaning)) as f32)
}

/// The reason for which the player never accepts a proposal, if there is one.
fn objection_to(dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> Option<Objection> {
    if partner_in_peace(proposal, dealings.seat) != Some(by) {
        return objection_to_terms(dealings, proposal, by);
    }
    if is_too_long(dealings, proposal) { Some(Objection::Terms) } else { objection(dealings, by) }
}

/// The partner in a treaty by which two seats, one of them this one, promise each other peace and nothing else.
fn partner_in_peace(treaty: &Treaty, seat: Seat) -> Option<Seat> {
    let partner = treaty.seats().without(seat).iter().next()?;
    let is_of_two = treaty.seats().contains(seat) && treaty.parties().len() == 2;
    let is_peace = treaty.clauses().all(|(id, clause)| {
        let party = treaty.parties()[id.party].seat;
        let other = if party == seat { partner } else { seat };
        *clause == Clause::from(Promise::Peace([other].into_iter().collect()))
    });
    (is_of_two && is_peace).then_some(partner)
}

/// The treaties that are in force.
fn in_force(treaties: &[Judge]) -> impl Iterator<Item = &Judge> {
    treaties.iter().filter(|judge| judge.state() == TreatyState::InForce)
}

/// The reason for which the player never makes peace with this partner, if there is one: between the last two, with a
/// seat that makes none or has it already, with a breaker, or such that the player or the partner is then at peace with
/// everybody.
fn objection(dealings: &Dealings<'_>, partner: Seat) -> Option<Objection> {
    let alive = dealings.position.alive();
    let &Dealings { seat, partners, .. } = dealings;
    let is_there = alive.contains(seat) && alive.contains(partner) && seat != partner;
    let has_broken =
        || breaches(dealings).any(|breach| breach.by == partner && breach.rounds < BREACH_ROUNDS);
    let everybody = |of: Seat, with: Seat| {
        let friends = peace_partners(dealings, of);
        alive.iter().all(|other| other == of || other == with || friends.contains(other))
    };
    if !is_there || !partners.contains(partner) || alive.len() < MIN_ALIVE {
        return Some(Objection::Partners);
    }
    if wins_at_once(dealings) {
        return Some(Objection::Won);
    }
    if peace_partners(dealings, seat).contains(partner) {
        return Some(Objection::AtPeace);
    }
    if has_broken() {
        return Some(Objection::Breaker);
    }
    let peace = Treaty::peace(dealings.position.geometry(), [seat, partner], PEACE_ROUNDS);
    if peace.is_ok_and(|peace| is_tangled(dealings, &peace)) {
        return Some(Objection::Impossible);
    }
    (everybody(seat, partner) || everybody(partner, seat)).then_some(Objection::Surrounded)
}

/// Whether the player has the turn, and a move that wins the game.
fn wins_at_once(dealings: &Dealings<'_>) -> bool {
    let &Dealings { position, rules, seat, .. } = dealings;
    position.turn() == seat && winning_move(position, rules).is_some()
}

/// Whether a partner of the player could kill a piece of the player's in the position after a breach.
fn can_hit_back(dealings: &Dealings<'_>, after: &Position) -> bool {
    let attacks = AttackMap::of(after, dealings.rules);
    let own = after.controlled_by(dealings.seat);
    let partners = peace_partners(dealings, dealings.seat);
    partners.iter().any(|seat| !(attacks.by(seat).kills() & own).is_empty())
}
