//! The law of notices: each is the fold of the game since its player has looked at it.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use djambi_protocol::{
    Again, ClockSettings, FlagRule, NewGameRequest, Offer, SeatRequest, SeatState, TableAct, TableSettings,
};
use djambi_table::{Absence, KeptEvent, LiveGame, Treaties};
use proptest::prelude::*;

use super::*;
use crate::game::actor::writing::lost_by;
use crate::game::event_log::EventLog;
use crate::game::seating::{self, TableRequest};
use crate::game::{classic_request, new_game};
use crate::identity::Player;
use crate::store::SeatRow;

const BEGIN: u64 = 1_790_000_000_000;

/// The people around the game; the first is its host.
const PEOPLE: [PlayerId; 5] = [person(1), person(2), person(3), person(4), person(5)];
const ADA: PlayerId = PEOPLE[0];
const BOB: PlayerId = PEOPLE[1];
const CYD: PlayerId = PEOPLE[2];

const fn person(number: u8) -> PlayerId {
    PlayerId::new([number; PlayerId::LENGTH])
}

/// A game with what its people have been told on their pages, and beside it, from nothing but its events, what each of
/// them should have been told.
struct World {
    game: GameSnapshot,
    /// The people who look at the game, with when they began.
    looking: HashMap<PlayerId, u64>,
    notices: GameNotices,
    /// What the pages show.
    shown: HashMap<PlayerId, NoticeKind>,
    /// The news of each person since they looked last, in order.
    news: HashMap<PlayerId, Vec<News>>,
    now: u64,
}

/// An event that a person should hear of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct News {
    kind: NoticeKind,
    at_ms: u64,
    /// The seat that fell by time.
    fallen: Option<Seat>,
}

impl News {
    const fn of(kind: NoticeKind) -> Self {
        Self { kind, at_ms: 0, fallen: None }
    }

    /// Whether the game does not know when it was: it is seen when its person leaves who has looked.
    const fn has_no_time(&self) -> bool {
        matches!(self.kind, NoticeKind::Again | NoticeKind::Removed)
    }
}

impl World {
    /// A game of three people and a bot, which Ada has opened.
    fn new(flag: FlagRule, table: TableSettings) -> Self {
        let free = SeatRequest::Person { name: None, mine: false };
        let mine = SeatRequest::Person { name: None, mine: true };
        let request = NewGameRequest {
            bot_delay_ms: Some(0),
            clock: Some(ClockSettings::RealTime { base_s: 60, increment_s: 5 }),
            table: TableSettings { flag, ..table },
            ..classic_request([(Seat::Red, mine), (Seat::Blue, free.clone()), (Seat::Yellow, free)])
        };
        let new = new_game(request, "game".parse().unwrap(), &Player::unnamed(ADA), BEGIN).unwrap();
        let stored = StoredGame {
            settings: new.settings,
            seats: new.seats,
            bot_delay_ms: new.bot_delay_ms,
            host: new.host,
            draws: [0; 32],
            created_ms: BEGIN,
            deadline_ms: None,
            result: None,
            again: None,
            visits: HashMap::new(),
            plans: Vec::new(),
            events: Vec::new(),
            acts: Vec::new(),
        };
        let live = Arc::new(LiveGame::new(&stored.told(), BEGIN));
        let log = Arc::new(EventLog::new(&djambi::SQUARE9, Vec::new()));
        let treaties = Arc::new(Treaties::default());
        let game = GameSnapshot { stored, log, live, treaties, acts: Arc::default() };
        let looking = HashMap::new();
        let notices = GameNotices::default();
        let shown = HashMap::new();
        let mut world = Self { game, looking, notices, shown, news: HashMap::new(), now: BEGIN };
        world.publish();
        world
    }

    /// A game that has begun, with Ada, Bob and Cyd.
    fn begun(flag: FlagRule) -> Self {
        let mut world = Self::new(flag, TableSettings::default());
        world.table(BOB, TableAct::Sit { seat: Some(Seat::Blue), ticket: None });
        world.table(CYD, TableAct::Sit { seat: Some(Seat::Yellow), ticket: None });
        world.perform(&EventKind::Started);
        world.publish();
        world
    }

    /// Tells what has changed, as a room does.
    fn publish(&mut self) {
        let looks = |player| self.looking.contains_key(&player);
        for (player, kind) in self.notices.changes(&Situation::new(&self.game, &looks)).waits {
            match kind {
                Some(kind) => drop(self.shown.insert(player, kind)),
                None => drop(self.shown.remove(&player)),
            }
        }
    }

    fn seats(&self) -> &crate::store::GameSeats {
        &self.game.stored.seats
    }

    /// Something has happened to a person.
    fn note(&mut self, player: PlayerId, news: News) {
        self.news.entry(player).or_default().push(News { at_ms: self.now, ..news });
    }

    /// Performs and writes an event, as a room does.
    fn perform(&mut self, kind: &EventKind) {
        let holder = kind.seat().and_then(|seat| self.seats().holder(seat));
        Arc::make_mut(&mut self.game.live).perform(kind, self.now, 0).unwrap();
        let visits = lost_by(&self.game.stored, kind, self.now);
        let rows = seating::changed_by(self.seats(), kind, self.now);
        let event = self.game.log.next(&self.game.live, self.now, kind.clone());
        Arc::make_mut(&mut self.game.log).push(KeptEvent { event, command: None, seen: None });
        self.game.stored.seats.extend(rows);
        self.game.stored.visits.extend(visits);
        let holders: HashSet<PlayerId> = self.seats().players().collect();
        match *kind {
            EventKind::Started => {
                holders.iter().for_each(|&all| self.note(all, News::of(NoticeKind::Started)));
            }
            EventKind::FlagFall { seat } => {
                let news = News { fallen: Some(seat), ..News::of(NoticeKind::Flag) };
                holder.into_iter().for_each(|one| self.note(one, news));
            }
            EventKind::Open { .. } => {
                let news = News::of(NoticeKind::Flag);
                holder.into_iter().for_each(|one| self.note(one, news));
            }
            EventKind::TakeBack { .. } => {
                let alive = self.game.live.alive();
                let is_undone = |news: &News| {
                    news.kind == NoticeKind::Over || news.fallen.is_some_and(|seat| alive.contains(seat))
                };
                self.news.values_mut().for_each(|news| news.retain(|news| !is_undone(news)));
            }
            _ => {}
        }
        if self.game.live.outcome().is_some() {
            holders.iter().for_each(|&all| self.note(all, News::of(NoticeKind::Over)));
        }
    }

    /// Does what is due by itself.
    fn follow(&mut self) {
        while let Some(kind) = self.game.live.due(self.now) {
            self.perform(&kind);
        }
    }

    /// Somebody acts at the table, if they may.
    fn table(&mut self, player: PlayerId, act: TableAct) {
        let has_begun = self.game.live.phase() != Phase::Waiting;
        if let (true, &TableAct::Sit { seat: Some(seat), .. }) = (has_begun, &act) {
            return self.take_open_seat(player, seat);
        }
        let removed = match act {
            TableAct::Remove { seat, .. } => Some((seat, Removal::Barred)),
            TableAct::Invite { seat, .. } => Some((seat, Removal::TurnedOut)),
            _ => None,
        };
        let removed = removed.and_then(|(seat, removal)| Some((self.seats().holder(seat)?, removal)));
        let removed = removed.filter(|&(holder, _)| holder != ADA);
        let request = TableRequest { act, invitation: None, player: Player::unnamed(player) };
        let Ok(rows) = seating::rows_after(&self.game, &request, self.now / 1000) else { return };
        self.game.take_seats(rows);
        if let Some((removed, removal)) = removed {
            self.game.stored.visits.insert(removed, Visit { removal, ..Visit::default() });
            self.note(removed, News::of(NoticeKind::Removed));
        }
        let visit = self.game.stored.visits.get_mut(&player);
        if let Some(visit) = visit.filter(|visit| visit.removal == Removal::TurnedOut)
            && self.game.stored.seats.is_seated(player)
        {
            (visit.removal, visit.seen) = (Removal::None, visit.seen.min(self.game.log.seq()));
            self.news.entry(player).or_default().retain(|news| news.kind != NoticeKind::Removed);
        }
    }

    /// A newcomer, or whose seat it was, sits down where a bot has played, and has seen the game so.
    fn take_open_seat(&mut self, player: PlayerId, seat: Seat) {
        let goes_on = self.game.live.outcome().is_none();
        if goes_on && self.game.live.open_seats().contains(seat) && !self.seats().is_seated(player) {
            self.perform(&EventKind::Sit { seat, name: String::new() });
            let row = self.seats().get(seat).cloned().unwrap();
            self.game.stored.seats.set(SeatRow { player: Some(player), stand_in: None, ..row });
            self.see(player, None);
            self.news.remove(&player);
        }
    }

    /// Any turn of the seat to move.
    fn play(&mut self) {
        if self.game.live.phase() == Phase::Playing {
            let position = self.game.live.game().position();
            let seat = position.turn();
            let moves = position.legal_moves(self.game.live.game().rules());
            let r#move = self.game.live.text_of(moves[moves.len() / 2]);
            self.perform(&EventKind::Turn { seat, r#move });
        }
    }

    fn command(&mut self, kind: &EventKind) {
        let live = &self.game.live;
        let is_taken = live.judge(kind, Absence(SeatSet::first(4))).is_ok()
            && live.standing_agreement(kind).is_none()
            && LiveGame::clone(live).perform(kind, self.now, 0).is_ok();
        if is_taken {
            self.perform(kind);
        }
    }

    fn look(&mut self, player: PlayerId) {
        if self.looking.insert(player, self.now).is_none() {
            self.news.entry(player).or_default().retain(News::has_no_time);
        }
    }

    fn leave(&mut self, player: PlayerId) {
        if self.looking.remove(&player).is_some() {
            self.see(player, None);
            self.news.remove(&player);
        }
    }

    /// The connection of a person breaks of whom was last heard some time ago. They may miss what has happened since, and
    /// what has no time is told once more.
    fn cut_off(&mut self, player: PlayerId, ago_ms: u64) {
        if let Some(began_ms) = self.looking.remove(&player) {
            let cut_off_ms = (self.now - ago_ms).max(began_ms);
            self.see(player, Some(cut_off_ms));
            // A person who has seen the game go on has seen their removal before.
            let has_gone_on = self.game.log.seq_at(cut_off_ms) > 0;
            let is_missed = |news: &News| match news.kind {
                NoticeKind::Removed => !has_gone_on,
                NoticeKind::Again => true,
                _ => news.at_ms > cut_off_ms,
            };
            self.news.entry(player).or_default().retain(is_missed);
        }
    }

    /// A person has seen the game, or was cut off at a moment.
    fn see(&mut self, player: PlayerId, cut_off_ms: Option<u64>) {
        if let Some(visit) = self.game.visit_after_look(player, cut_off_ms) {
            self.game.stored.visits.insert(player, visit);
        }
    }

    /// What a person should have been told: what waits for them, or the last news.
    fn due(&self, player: PlayerId) -> Option<NoticeKind> {
        let live = &self.game.live;
        let is_asked = |seat: &Seat| self.seats().holder(*seat) == Some(player);
        let mut asked = live.standing_offers().into_iter().flat_map(|offer| offer.asked);
        let draw = live.standing_draw().is_some_and(|draw| draw.asked.iter().any(is_asked));
        let moves = live.to_move().filter(|_| live.phase() == Phase::Playing);
        let state = |seat| self.seats().get(seat).map(SeatRow::told);
        let plays = |seat: &Seat| matches!(state(*seat), Some(SeatState { stand_in: None, .. }));
        let is_away = !self.looking.contains_key(&player);
        if is_away && (draw || asked.any(|seat| is_asked(&seat))) {
            return Some(NoticeKind::Offer);
        }
        if moves.filter(plays).is_some_and(|seat| is_asked(&seat)) {
            return Some(NoticeKind::YourTurn);
        }
        // What concerns the whole game is no matter of those who sit there no more.
        let is_seated = self.seats().is_seated(player);
        let is_theirs =
            |news: &&News| is_seated || matches!(news.kind, NoticeKind::Flag | NoticeKind::Removed);
        let news = self.news.get(&player).filter(|_| is_away);
        news.and_then(|news| news.iter().rfind(is_theirs)).map(|news| news.kind)
    }
}

/// A step of a generated game.
#[derive(Clone, Debug)]
enum Step {
    Play,
    Wait(u64),
    Table(usize, TableAct),
    Command(EventKind),
    Look(usize),
    Leave(usize),
    /// The connection breaks of somebody of whom was last heard so many milliseconds ago.
    CutOff(usize, u64),
    /// The room closes, and another one opens.
    Reopen,
    /// The service starts anew; its pages know nothing until the rooms tell it.
    Restart,
    Again,
}

fn step() -> impl Strategy<Value = Step> {
    let seat = || prop::sample::select(vec![Seat::Red, Seat::Blue, Seat::Yellow]);
    let someone = || 0..PEOPLE.len();
    let offer = prop::sample::select(vec![
        Offer::TakeBack,
        Offer::Abort,
        Offer::Pause,
        Offer::Resume,
        Offer::StandIn { seat: Seat::Blue },
        Offer::Return,
    ]);
    prop_oneof![
        8 => Just(Step::Play),
        3 => prop::sample::select(vec![1_000, 20_000, 66_000]).prop_map(Step::Wait),
        3 => (someone(), seat()).prop_map(|(who, seat)| Step::Table(who, TableAct::Sit { seat: Some(seat), ticket: None })),
        1 => someone().prop_map(|who| Step::Table(who, TableAct::Stand { seat: None })),
        1 => seat().prop_map(|seat| Step::Table(0, TableAct::Remove { seat, name: None })),
        1 => seat().prop_map(|seat| Step::Table(0, TableAct::Invite { seat, name: None })),
        1 => Just(Step::Command(EventKind::Started)),
        1 => seat().prop_map(|seat| Step::Command(EventKind::Resign { seat })),
        2 => (seat(), offer).prop_map(|(seat, offer)| Step::Command(EventKind::Offer { seat, offer })),
        2 => (seat(), 0..9_u32).prop_map(|(seat, of)| Step::Command(EventKind::Accept { seat, of })),
        1 => seat().prop_map(|seat| Step::Command(EventKind::AgreeDraw { seat })),
        3 => someone().prop_map(Step::Look),
        4 => someone().prop_map(Step::Leave),
        2 => (someone(), prop::sample::select(vec![0, 1_000, 30_000])).prop_map(|(who, ago)| Step::CutOff(who, ago)),
        1 => Just(Step::Reopen),
        1 => Just(Step::Restart),
        1 => Just(Step::Again),
    ]
}

impl World {
    fn take(&mut self, step: Step) {
        match step {
            Step::Play => self.play(),
            Step::Wait(time) => self.now += time,
            Step::Table(who, act) => self.table(PEOPLE[who], act),
            Step::Command(EventKind::Started) => {
                let is_waiting = self.game.live.phase() == Phase::Waiting;
                if is_waiting && self.seats().rows().all(|row| !row.is_free()) {
                    self.perform(&EventKind::Started);
                }
            }
            // The newest events are the ones that wait for answers.
            Step::Command(EventKind::Accept { seat, of }) => {
                let of = self.game.log.seq().saturating_sub(of);
                self.command(&EventKind::Accept { seat, of });
            }
            Step::Command(kind) => self.command(&kind),
            Step::Look(who) => self.look(PEOPLE[who]),
            Step::Leave(who) => self.leave(PEOPLE[who]),
            Step::CutOff(who, ago) => self.cut_off(PEOPLE[who], ago),
            Step::Reopen => self.notices = GameNotices::default(),
            Step::Restart => {
                PEOPLE.iter().for_each(|&player| self.leave(player));
                (self.notices, self.shown) = (GameNotices::default(), HashMap::new());
            }
            Step::Again => {
                if self.game.live.outcome().is_some() && self.game.stored.again.is_none() {
                    let again = Again { game: "other".parse().unwrap(), seat: Seat::Red };
                    self.game.stored.again = Some(again);
                    let holders: HashSet<PlayerId> = self.seats().players().collect();
                    holders.iter().for_each(|&all| self.note(all, News::of(NoticeKind::Again)));
                }
            }
        }
        self.follow();
        self.publish();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever happens in a game, and whatever room is open, the pages of each person show what waits for
    /// them, or the last that has happened to them since they have looked.
    #[test]
    fn each_notice_is_the_fold_of_the_game_since_its_player_has_looked(
        opens in any::<bool>(),
        waits in any::<bool>(),
        steps in prop::collection::vec(step(), 1..80),
    ) {
        let flag = if opens { FlagRule::Open } else { FlagRule::Resign };
        let table = if waits { TableSettings::default() } else { TableSettings::at_once() };
        let mut world = World::new(flag, table);
        for (index, step) in steps.iter().enumerate() {
            world.take(step.clone());
            for (who, &player) in PEOPLE.iter().enumerate() {
                let shown = world.shown.get(&player).copied();
                prop_assert_eq!(shown, world.due(player), "person {} after step {} of {:?}", who, index, &steps);
            }
        }
    }
}

#[test]
fn who_was_turned_out_and_sits_down_again_hears_that_the_game_has_begun() {
    let mut world = World::new(FlagRule::Resign, TableSettings::default());
    let sit = |seat| TableAct::Sit { seat: Some(seat), ticket: None };
    world.take(Step::Look(1));
    world.table(BOB, sit(Seat::Yellow));
    world.table(ADA, TableAct::Invite { seat: Seat::Yellow, name: None });
    world.table(CYD, sit(Seat::Blue));
    world.take(Step::Leave(1));
    world.table(BOB, sit(Seat::Yellow));
    world.take(Step::Command(EventKind::Started));
    assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::Started));
}

#[test]
fn who_has_lost_the_seat_by_time_is_told_so_until_they_look() {
    for flag in [FlagRule::Resign, FlagRule::Open] {
        let mut world = World::begun(flag);
        (0..5).for_each(|_| world.take(Step::Play));
        assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::YourTurn));
        world.take(Step::Wait(66_000));
        assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::Flag), "it is no longer Bob's turn");
        world.take(Step::Restart);
        assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::Flag), "from the disk");
        world.take(Step::Look(1));
        world.take(Step::Leave(1));
        assert_eq!(world.shown.get(&BOB), None);
    }
}

#[test]
fn who_is_removed_hears_of_it_once_whatever_room_is_open() {
    let mut world = World::new(FlagRule::Resign, TableSettings::default());
    world.take(Step::Table(1, TableAct::Sit { seat: Some(Seat::Blue), ticket: None }));
    world.take(Step::Table(0, TableAct::Remove { seat: Seat::Blue, name: None }));
    assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::Removed));
    world.take(Step::Restart);
    assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::Removed));
    world.take(Step::Look(1));
    world.take(Step::Leave(1));
    world.take(Step::Reopen);
    assert_eq!(world.shown.get(&BOB), None);
}

#[test]
fn whose_seat_the_host_gives_to_others_hears_of_it_and_is_waited_for_no_more() {
    let mut world = World::new(FlagRule::Resign, TableSettings::at_once());
    assert_eq!(world.shown.get(&ADA), Some(&NoticeKind::YourTurn));
    let row = world.seats().get(Seat::Blue).cloned().unwrap();
    world.game.stored.seats.set(SeatRow { player: Some(BOB), ..row });
    world.take(Step::Play);
    assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::YourTurn));
    world.take(Step::Table(0, TableAct::Invite { seat: Seat::Blue, name: None }));
    assert_eq!(world.shown.get(&BOB), Some(&NoticeKind::Removed));
    world.take(Step::Look(1));
    world.take(Step::Leave(1));
    assert_eq!(world.shown.get(&BOB), None);
}

#[test]
fn what_was_read_does_not_ring_again_with_each_turn_of_others() {
    let mut world = World::begun(FlagRule::Resign);
    let unseen = |world: &World| {
        let unseen = Situation::new(&world.game, &|_| false).due(BOB).unseen;
        unseen.map(|unseen| (unseen.kind, unseen.after, unseen.at_ms))
    };
    assert_eq!(unseen(&world), Some((NoticeKind::Started, 1, world.now)));
    world.perform(&EventKind::Turn { seat: Seat::Red, r#move: "a3a5".parse().unwrap() });
    world.perform(&EventKind::FlagFall { seat: Seat::Blue });
    let flag = unseen(&world);
    assert_eq!(flag, Some((NoticeKind::Flag, 3, world.now)));
    world.now += 1_000;
    world.perform(&EventKind::AgreeDraw { seat: Seat::Yellow });
    assert_eq!(unseen(&world), flag);
}
