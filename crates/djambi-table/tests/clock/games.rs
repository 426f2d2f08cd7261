//! Generated games: what happens to their clocks, and when.

use djambi::Seat;
use djambi_protocol::ClockSettings;
use djambi_table::{Clock, Downtime, PlayedTurn};
use proptest::prelude::*;

/// Something that happens to the clocks of a game.
#[derive(Clone, Debug)]
pub(crate) enum Happening {
    Start(Seat),
    Turn { next: Option<Seat>, lag: u64 },
    Pause,
    Resume,
    Down(Vec<Downtime>),
    Open(Seat),
    Stop,
}

impl Happening {
    /// Lets it happen. Returns the time that it gives back or spares.
    pub(crate) fn apply(&self, clock: &mut Clock, now: u64) -> u64 {
        match self {
            Self::Start(seat) => clock.start(*seat, now),
            Self::Turn { next, lag } => return returned(clock.turn(*next, *lag, now)),
            Self::Pause => clock.pause(now),
            Self::Resume => clock.resume(now),
            Self::Down(downtimes) => return clock.forgive(downtimes, now),
            Self::Open(seat) => clock.open(*seat, now),
            Self::Stop => {
                clock.stop(now);
            }
        }
        0
    }
}

/// How much lag a turn was given back.
pub(crate) fn returned(played: Option<PlayedTurn>) -> u64 {
    played.map_or(0, |played| played.lag)
}

/// The players of the generated games.
pub(crate) const PLAYERS: [Seat; 3] = [Seat::Red, Seat::Blue, Seat::Yellow];

/// Settings within their ranges, the short ones more often.
pub(crate) fn settings() -> impl Strategy<Value = ClockSettings> {
    prop_oneof![
        (prop_oneof![Just(60), 60..=3_600_u32], 5..=30_u32)
            .prop_map(|(base_s, increment_s)| ClockSettings::RealTime { base_s, increment_s }),
        (prop_oneof![Just(3_600), 3_600..=1_209_600_u32], prop_oneof![Just(0), 0..=7_200_u32])
            .prop_map(|(turn_s, bank_s)| ClockSettings::ByDay { turn_s, bank_s }),
    ]
}

/// A player, or now and then a seat without one.
pub(crate) fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![9 => prop::sample::select(&PLAYERS[..]), 1 => Just(Seat::Green)]
}

/// A happening; turns are the most frequent ones. Downtimes lie before `until`.
pub(crate) fn happening(until: u64) -> impl Strategy<Value = Happening> {
    let downtime = (0..until, 0..until).prop_map(|(from, to)| Downtime { from, to });
    prop_oneof![
        2 => seat().prop_map(Happening::Start),
        12 => (prop::option::weighted(0.95, seat()), 0..3_000_u64)
            .prop_map(|(next, lag)| Happening::Turn { next, lag }),
        1 => Just(Happening::Pause),
        2 => Just(Happening::Resume),
        1 => prop::collection::vec(downtime, 0..4).prop_map(Happening::Down),
        1 => seat().prop_map(Happening::Open),
        1 => Just(Happening::Stop),
    ]
}

/// The happenings of a game, each with the moment at which it happens; most follow soon.
pub(crate) fn game() -> impl Strategy<Value = Vec<(u64, Happening)>> {
    let pause = prop_oneof![3 => 0..100_u64, 6 => 0..20_000_u64, 1 => 0..8_000_000_u64];
    prop::collection::vec((pause, happening(1_000_000)), 1..40).prop_map(|steps| {
        let mut now = 0;
        let later = |(pause, happening)| {
            now += pause;
            (now, happening)
        };
        steps.into_iter().map(later).collect()
    })
}

/// The clocks of a game whose first player has begun at 0.
pub(crate) fn begun(settings: ClockSettings) -> Clock {
    let mut clock = Clock::new(settings, PLAYERS);
    clock.start(PLAYERS[0], 0);
    clock
}
