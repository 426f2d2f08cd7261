//! The states of treaties are what `docs/PRESS.md` says of them, whatever happens in a game.

use std::collections::BTreeMap;

use arbitrary::Unstructured;
use djambi::{Game, GameEntry, GameEvent, Position, Rules, SeatSet};
use djambi_press::{RoundCount, TreatyState};
use djambi_protocol::{ClosingCause, Level, MoveText};

use super::*;

const TABLE: Channel = Channel::Table;

/// A game with its treaties, and all that has happened in it.
struct Table {
    game: Game,
    treaties: Treaties,
    history: Vec<Happening>,
    seq: Seq,
    said: TalkSeq,
    now: u64,
}

/// Something that happened, when the line had so many events.
#[derive(Clone, Debug)]
enum Happening {
    /// An act that had an effect.
    Act { length: usize, seq: TalkSeq, at_ms: u64, act: Act },
    /// An event of the line; of a turn, with the last message that its player had seen.
    Event { seq: Seq, at_ms: u64, seen: Option<TalkSeq> },
    /// The line was taken back.
    TakenBack { length: usize },
    /// A seat was opened, when the line had so many events.
    Opened { length: usize, seat: Seat },
}

impl Table {
    fn new(start: &str) -> Self {
        let rules = Rules::CLASSIC;
        let start = Position::parse(start, &rules).unwrap();
        Self::of(Game::new(rules, start))
    }

    fn of(game: Game) -> Self {
        Self { game, treaties: Treaties::default(), history: Vec::new(), seq: 0, said: 0, now: 1_000 }
    }

    fn propose(&mut self, seat: Seat, text: &str) -> Result<TalkSeq, Refused> {
        let treaty = Treaty::parse(self.game.position().geometry(), text).unwrap().to_form();
        self.act(seat, ActKind::Propose { treaty })
    }

    /// Acts if it is allowed.
    fn act(&mut self, seat: Seat, kind: ActKind) -> Result<TalkSeq, Refused> {
        let act = Act::new(seat, kind);
        self.treaties.check(TABLE, &act, &self.game)?;
        self.said += 1;
        self.treaties.act(TABLE, self.said, self.now, &act, &self.game);
        let length = self.game.events().len();
        let seq = self.said;
        let at_ms = self.now;
        self.history.push(Happening::Act { length, seq, at_ms, act });
        Ok(self.said)
    }

    fn play(&mut self, text: &str, seen: Option<TalkSeq>) {
        let mv = self.game.position().parse_move(text).unwrap();
        self.enter(GameEntry::Turn(mv), seen);
    }

    /// Applies an entry if it is possible.
    fn enter(&mut self, entry: GameEntry, seen: Option<TalkSeq>) {
        let turn = self.game.position().turn();
        let geometry = self.game.position().geometry();
        let before = self.game.events().len();
        if self.game.apply(entry).is_err() {
            return;
        }
        let kind = match entry {
            GameEntry::Turn(mv) => EventKind::Turn { seat: turn, r#move: MoveText::of(geometry, mv) },
            GameEntry::TakeBack(to) => EventKind::TakeBack { to: u32::try_from(to).unwrap() },
            GameEntry::Resignation(seat) => EventKind::Resign { seat },
            _ => EventKind::Closed { cause: ClosingCause::Expired },
        };
        let seen = seen.filter(|_| matches!(entry, GameEntry::Turn(_)));
        let length = self.game.events().len();
        let at_ms = self.now;
        self.tell(kind, seen);
        self.history.push(if length > before {
            Happening::Event { seq: self.seq, at_ms, seen }
        } else {
            Happening::TakenBack { length }
        });
    }

    fn open(&mut self, seat: Seat) {
        self.tell(EventKind::Open { seat, level: Level::default() }, None);
        let length = self.game.events().len();
        self.history.push(Happening::Opened { length, seat });
    }

    fn tell(&mut self, kind: EventKind, seen: Option<TalkSeq>) {
        self.seq += 1;
        let event = Event { seq: self.seq, at_ms: self.now, clocks: None, charged_ms: None, kind };
        let seen = seen.map(|seq| TalkSince::from([(TABLE, seq)]));
        self.treaties.follow(&event, seen.as_ref(), &self.game);
    }

    fn states(&self) -> Vec<TreatyStanding> {
        self.treaties.states().map(|(_, state)| state).collect()
    }

    /// The state of the treaty that was proposed in message `of`, and after how many events of the line it ended,
    /// told anew from the history.
    fn told_anew(&self, of: TalkSeq) -> (TreatyStanding, Option<usize>) {
        let story = Story::of(self, of);
        match story.force {
            None => story.proposal(self),
            Some(_) => story.in_force(self),
        }
    }
}

/// A treaty as the history tells of it.
struct Story {
    author: Seat,
    treaty: Treaty,
    /// Where the line was when it was proposed, or where the line was taken back to since.
    proposed_at: usize,
    answer: Option<(TreatyStanding, usize)>,
    /// The same of its last acceptance, with that message's number and time.
    force: Option<(usize, TalkSeq, u64)>,
    notice: Option<(usize, Seat)>,
    new_player_at: Option<usize>,
    /// The numbers, times and what was seen of the events of the line that counts.
    line: Vec<(Seq, u64, Option<TalkSeq>)>,
}

impl Story {
    fn of(table: &Table, of: TalkSeq) -> Self {
        let mut found: Option<Self> = None;
        let mut accepted = SeatSet::EMPTY;
        let mut line = Vec::new();
        for happening in &table.history {
            match happening {
                &Happening::Event { seq, at_ms, seen } => line.push((seq, at_ms, seen)),
                &Happening::TakenBack { length } => {
                    line.truncate(length);
                    if let Some(story) = &mut found {
                        story.proposed_at = story.proposed_at.min(length);
                        story.force.iter_mut().for_each(|(at, ..)| *at = length.min(*at));
                        story.notice.iter_mut().for_each(|(at, _)| *at = length.min(*at));
                        story.answer.iter_mut().for_each(|(_, at)| *at = length.min(*at));
                        story.new_player_at = story.new_player_at.map(|at| length.min(at));
                    }
                }
                &Happening::Opened { length, seat } => {
                    if let Some(story) = &mut found
                        && story.treaty.seats().contains(seat)
                    {
                        story.new_player_at = story.new_player_at.or(Some(length));
                    }
                }
                Happening::Act { length, seq, at_ms, act } => match (&act.kind, &mut found) {
                    (ActKind::Propose { treaty }, None) if *seq == of => {
                        let treaty = Treaty::from_form(table.game.position().geometry(), treaty).unwrap();
                        accepted.insert(act.seat);
                        found = Some(Self {
                            author: act.seat,
                            treaty,
                            proposed_at: *length,
                            answer: None,
                            force: None,
                            notice: None,
                            new_player_at: None,
                            line: Vec::new(),
                        });
                    }
                    (ActKind::Accept { of: named }, Some(story)) if *named == of => {
                        accepted.insert(act.seat);
                        if accepted == story.treaty.seats() {
                            story.force = Some((*length, *seq, *at_ms));
                        }
                    }
                    (ActKind::Refuse { of: named }, Some(story)) if *named == of => {
                        story.answer = Some((TreatyStanding::Refused, *length));
                    }
                    (ActKind::Withdraw { of: named }, Some(story)) if *named == of => {
                        story.answer = Some((TreatyStanding::Withdrawn, *length));
                    }
                    (ActKind::Notice { of: named }, Some(story)) if *named == of => {
                        story.notice = Some((*length, act.seat));
                    }
                    _ => {}
                },
            }
        }
        Self { line, ..found.unwrap() }
    }

    /// The state of a proposal: it has lapsed with the first event of the line since that has made it lapse.
    fn proposal(&self, table: &Table) -> (TreatyStanding, Option<usize>) {
        if let Some((answer, at)) = self.answer {
            return (answer, Some(at));
        }
        let positions = table.game.positions();
        let events = table.game.events();
        let mut round = RoundCount::begin(1, &positions[self.proposed_at]);
        let mut lapses = self.new_player_at;
        for at in self.proposed_at..events.len() {
            let before = &positions[at];
            let after = &positions[at + 1];
            round.pass(before, after);
            let mut is_last = round.is_over(self.treaty.seats());
            is_last |= self.treaty.names().iter().any(|seat| !after.alive().contains(seat));
            is_last |= after.alive().len() < 3;
            is_last |= at + 1 == events.len() && table.game.outcome().is_some();
            if let GameEvent::Turn(mv) = events[at]
                && before.turn() == self.author
                && let Ok(mut judge) = Judge::begin(self.treaty.clone(), *table.game.rules(), before)
            {
                is_last |= !judge.turn(before, mv, after).is_empty();
            }
            if is_last {
                lapses = Some(lapses.map_or(at + 1, |known| known.min(at + 1)));
            }
        }
        (lapses.map_or(TreatyStanding::Proposed, |_| TreatyStanding::Lapsed), lapses)
    }

    /// The state of a treaty that was accepted: its judge hears the line from its beginning.
    fn in_force(&self, table: &Table) -> (TreatyStanding, Option<usize>) {
        let (begin, accepted, accepted_at) = self.force.unwrap();
        let positions = table.game.positions();
        let events = table.game.events();
        let rules = *table.game.rules();
        let Ok(mut judge) = Judge::begin(self.treaty.clone(), rules, &positions[begin]) else {
            return (TreatyStanding::Kept, Some(begin));
        };
        let mut ended = None;
        for at in begin..=events.len() {
            if self.new_player_at == Some(at) && ended.is_none() {
                return (TreatyStanding::Dissolved { cause: Dissolution::NewPlayer }, Some(at));
            }
            if let Some((_, seat)) = self.notice.filter(|&(given, _)| given == at) {
                let _ = judge.give_notice(seat, &positions[at]);
            }
            let Some(&event) = events.get(at) else { break };
            let before = &positions[at];
            let after = &positions[at + 1];
            match event {
                GameEvent::Turn(mv) => drop(judge.turn(before, mv, after)),
                _ => judge.departure(before, after),
            }
            if at + 1 == events.len() && table.game.outcome().is_some() {
                judge.end_of_game();
            }
            if judge.state() != TreatyState::InForce {
                ended = ended.or(Some(at + 1));
            }
        }
        let state = match judge.state() {
            TreatyState::InForce => TreatyStanding::InForce,
            TreatyState::Kept => TreatyStanding::Kept,
            TreatyState::Dissolved(cause) => TreatyStanding::Dissolved { cause: cause.into() },
            TreatyState::Broken { by, event } => {
                let (seq, at_ms, seen) = self.line[begin + event];
                let knew = seen.is_none_or(|seen| seen >= accepted) || accepted_at + 3_000 < at_ms;
                let event = seq;
                if knew {
                    TreatyStanding::Broken { by, event }
                } else {
                    TreatyStanding::Dissolved { cause: Dissolution::Crossed }
                }
            }
        };
        (state, ended)
    }
}

/// A random step of a game: what it does depends on the bytes.
fn step(table: &mut Table, u: &mut Unstructured<'_>) -> arbitrary::Result<()> {
    table.now += u.int_in_range(0..=2_500)?;
    let alive: Vec<Seat> = table.game.position().alive().iter().collect();
    let seat = *u.choose(&alive)?;
    let of = u.int_in_range(0..=table.said)?;
    let kind = match u.int_in_range(0..=22)? {
        0..=3 => match Treaty::arbitrary_in(table.game.position(), u)? {
            Some(treaty) => {
                let author = u.choose(treaty.parties())?.seat;
                let form = treaty.to_form();
                drop(table.act(author, ActKind::Propose { treaty: form }));
                return Ok(());
            }
            None => return Ok(()),
        },
        4..=9 => {
            let open: Vec<(TalkSeq, Seat)> = table
                .treaties
                .states()
                .filter(|&(_, state)| state == TreatyStanding::Proposed)
                .flat_map(|(pact, _)| pact.treaty().seats().iter().map(|seat| (pact.id().seq, seat)))
                .collect();
            let Ok(&(of, seat)) = u.choose(&open) else { return Ok(()) };
            drop(table.act(seat, ActKind::Accept { of }));
            return Ok(());
        }
        10 => ActKind::Refuse { of },
        11 => ActKind::Withdraw { of },
        12 => ActKind::Notice { of },
        13 => {
            let to = u.int_in_range(0..=table.game.events().len())?;
            table.enter(GameEntry::TakeBack(to), None);
            return Ok(());
        }
        14 if u.ratio(1, 3)? => {
            table.open(seat);
            return Ok(());
        }
        15 if u.ratio(1, 3)? => {
            table.enter(GameEntry::Resignation(seat), None);
            return Ok(());
        }
        16 if u.ratio(1, 8)? => {
            table.enter(GameEntry::JointAgreement, None);
            return Ok(());
        }
        _ => {
            let moves = table.game.position().legal_moves(table.game.rules());
            let Ok(&mv) = u.choose(&moves) else { return Ok(()) };
            let seen = if u.ratio(1, 3)? { Some(of) } else { None };
            table.enter(GameEntry::Turn(mv), seen);
            return Ok(());
        }
    };
    drop(table.act(seat, kind));
    Ok(())
}

/// A random game of 60 steps, checked after each of them. Returns the states that came up.
fn random_game(bytes: &[u8]) -> BTreeMap<String, usize> {
    let mut u = Unstructured::new(bytes);
    let mut table = Table::new("gC7yC/9/2gA2yM3/9/5bM3/2bM6/2rM2rA3/9/rC3bD3bC rbyg r r 3 9");
    let mut found = BTreeMap::new();
    while step(&mut table, &mut u).is_ok() && !u.is_empty() {
        for (pact, state) in table.treaties.states() {
            let anew = table.told_anew(pact.id().seq);
            assert_eq!((state, pact.ended_at()), anew, "{} {:?}", pact.treaty(), table.history);
            let name = match state {
                TreatyStanding::Dissolved { cause } => format!("Dissolved({cause:?})"),
                TreatyStanding::Broken { .. } => "Broken".to_owned(),
                _ => format!("{state:?}"),
            };
            *found.entry(name).or_default() += 1;
        }
    }
    found
}

#[test]
fn every_state_is_what_the_history_says() {
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    let mut state = 7_u64;
    for _ in 0..400 {
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u8
        };
        let bytes: Vec<u8> = (0..1_200).map(|_| next()).collect();
        for (name, count) in random_game(&bytes) {
            *found.entry(name).or_default() += count;
        }
    }
    for name in [
        "Proposed",
        "Refused",
        "Withdrawn",
        "Lapsed",
        "InForce",
        "Kept",
        "Broken",
        "Dissolved(Crossed)",
        "Dissolved(NewPlayer)",
        "Dissolved(PartyOut)",
        "Dissolved(TwoLeft)",
        "Dissolved(Impossible)",
    ] {
        assert!(found.contains_key(name), "{name} comes up: {found:?}");
    }
}

/// Red may kill a militant of blue's at once.
const TEMPTING: &str = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9";
const PEACE: &str = "r:peace(b) b:peace(r) /2r";

fn broken(by: Seat, event: Seq) -> TreatyStanding {
    TreatyStanding::Broken { by, event }
}

#[test]
fn a_treaty_is_in_force_once_all_have_accepted_it_and_broken_by_a_turn() {
    let mut table = Table::new(TEMPTING);
    let of = table.propose(Seat::Blue, PEACE).unwrap();
    assert_eq!(table.states(), [TreatyStanding::Proposed]);
    assert_eq!(table.act(Seat::Yellow, ActKind::Accept { of }), Err(Refusal::NoOffer.into()));
    assert_eq!(table.act(Seat::Blue, ActKind::Accept { of }), Err(Refusal::NoOffer.into()));
    table.act(Seat::Red, ActKind::Accept { of }).unwrap();
    assert_eq!(table.states(), [TreatyStanding::InForce]);
    table.play("c3c4@h7", None);
    assert_eq!(table.states(), [broken(Seat::Red, 1)]);
    table.enter(GameEntry::TakeBack(0), None);
    assert_eq!(table.states(), [TreatyStanding::InForce], "what was taken back never was");
    table.play("c3c2", None);
    assert_eq!(table.states(), [TreatyStanding::InForce]);
}

#[test]
fn nobody_betrays_what_they_could_not_know() {
    for (seen, wait, state) in [
        (Some(1), 2_999, TreatyStanding::Dissolved { cause: Dissolution::Crossed }),
        (Some(2), 0, broken(Seat::Red, 1)),
        (None, 0, broken(Seat::Red, 1)),
        (Some(1), 3_001, broken(Seat::Red, 1)),
    ] {
        let mut table = Table::new(TEMPTING);
        let of = table.propose(Seat::Red, PEACE).unwrap();
        table.act(Seat::Blue, ActKind::Accept { of }).unwrap();
        table.now += wait;
        table.play("c3c4@h7", seen);
        assert_eq!(table.states(), [state], "{seen:?} {wait}");
        table.enter(GameEntry::TakeBack(0), None);
        assert_eq!(table.states(), [TreatyStanding::InForce]);
    }
}

#[test]
fn a_proposal_lapses_with_a_turn_of_its_author_against_it_or_a_round() {
    let mut table = Table::new(TEMPTING);
    table.propose(Seat::Red, PEACE).unwrap();
    table.play("c3c4@h7", None);
    assert_eq!(table.states(), [TreatyStanding::Lapsed]);
    table.enter(GameEntry::TakeBack(0), None);
    assert_eq!(table.states(), [TreatyStanding::Proposed]);
    for turn in ["c3c2", "i1i2"] {
        assert_eq!(table.states(), [TreatyStanding::Proposed]);
        table.play(turn, None);
    }
    assert_eq!(table.states(), [TreatyStanding::Lapsed], "red and blue have played");
    let (pact, _) = table.treaties.states().next().unwrap();
    assert!(pact.was_in_vain_within(1, &table.game) && !pact.was_refused_within(1, &table.game));
    for turn in ["i9h9", "a9b9", "c2c3", "i2i1"] {
        table.play(turn, None);
    }
    let (pact, _) = table.treaties.states().next().unwrap();
    assert!(!pact.was_in_vain_within(1, &table.game), "a round later");
    assert!(pact.was_in_vain_within(2, &table.game));
}

#[test]
fn proposals_have_limits() {
    let mut table = Table::new(TEMPTING);
    let of = table.propose(Seat::Red, PEACE).unwrap();
    let other = "r:hold(rC) b:peace(r) /notice";
    assert_eq!(table.propose(Seat::Red, other), Err(Refusal::TreatyOffered.into()));
    assert_eq!(table.propose(Seat::Blue, PEACE).map(drop), Ok(()), "of another author");
    table.propose(Seat::Red, "r:peace(y) y:peace(r) /1r").unwrap();
    assert_eq!(table.propose(Seat::Red, "r:peace(g) g:peace(r) /1r"), Err(Refusal::TooManyProposals.into()));
    table.act(Seat::Blue, ActKind::Refuse { of }).unwrap();
    assert_eq!(table.propose(Seat::Red, PEACE), Err(Refusal::TreatyRefused.into()));
    for turn in ["c3c2", "i1i2"] {
        table.play(turn, None);
    }
    assert_eq!(table.propose(Seat::Red, PEACE).map(drop), Ok(()), "after a round");
    let of_others = table.propose(Seat::Red, "b:peace(y) y:peace(b) /1r").unwrap_err();
    assert_eq!(of_others.problem.code, "treaty_not_a_party");
}

#[test]
fn a_seat_has_six_treaties_in_force_at_most() {
    let mut table = Table::new(TEMPTING);
    for square in ["b1", "b2", "b3", "b4", "b5", "b6"] {
        let of = table.propose(Seat::Red, &format!("r:keep_out({square}) b:peace(r) /notice")).unwrap();
        table.act(Seat::Blue, ActKind::Accept { of }).unwrap();
    }
    let full = |seat| Err(Refusal::TooManyTreaties { seat, limit: 6 }.into());
    assert_eq!(table.propose(Seat::Red, "r:keep_out(b7) y:peace(r) /notice"), full(Seat::Red));
    let of = table.propose(Seat::Yellow, "b:peace(y) y:peace(b) /notice").unwrap();
    assert_eq!(table.act(Seat::Blue, ActKind::Accept { of }), full(Seat::Blue));
    table.act(Seat::Blue, ActKind::Notice { of: 1 }).unwrap();
    let again = table.act(Seat::Red, ActKind::Notice { of: 1 }).unwrap_err();
    assert_eq!(again.problem.code, "treaty_notice_given");
}

#[test]
fn what_comes_too_late_comes_to_nothing() {
    let mut table = Table::new(TEMPTING);
    let of = table.propose(Seat::Red, PEACE).unwrap();
    table.act(Seat::Red, ActKind::Withdraw { of }).unwrap();
    // On its way to the disk when the proposal was withdrawn.
    let accept = Act::new(Seat::Blue, ActKind::Accept { of });
    table.treaties.act(TABLE, 3, 2_000, &accept, &table.game);
    assert_eq!(table.states(), [TreatyStanding::Withdrawn]);
    // Proposed when the game was not yet over.
    table.enter(GameEntry::JointAgreement, None);
    let treaty = Treaty::parse(table.game.position().geometry(), PEACE).unwrap().to_form();
    let propose = Act::new(Seat::Red, ActKind::Propose { treaty });
    table.treaties.act(TABLE, 4, 2_000, &propose, &table.game);
    assert_eq!(table.states(), [TreatyStanding::Withdrawn, TreatyStanding::Refused]);
}
