//! The messages and events of tables: acts, offers, states and clocks.

use djambi::Seat;
use djambi_protocol::{
    Channel, ClientMessage, ClockSettings, ClockState, ClosingCause, Command, DrawState, Event, EventKind,
    Filling, GameMessage, Held, Level, Offer, OfferState, OpenAnswer, OpenOffer, OpenSeat, OpenTalk, Phase,
    PlayerAction, Presence, PresenceState, ServerMessage, Settings, TableAct, TableSettings, TableState,
    Words, You, YouMay,
};

use super::golden::Golden;
use super::{COMMAND, game, of_game, settings, turn};

/// What tables add to the messages.
pub(crate) fn messages(golden: &mut Golden) {
    golden.check("events_of_tables", &events_of_tables());
    golden.check("events_with_clock", &events_with_clock());
    golden.check("offers", &OFFERS.to_vec());
    golden.check("table_acts", &table_acts());
    golden.check("rest_held", &Held { held: vec![Seat::Blue] });
    let command = |action| {
        let command =
            Command { id: COMMAND.parse().unwrap(), expect: 7, seen: None, seat: Seat::Red, action };
        ClientMessage::Command { game: game(), command }
    };
    golden.check("client_offer", &command(PlayerAction::Offer { offer: Offer::TakeBack }));
    let offer = Offer::StandIn { seat: Seat::Blue };
    golden.check("client_offer_stand_in", &command(PlayerAction::Offer { offer }));
    golden.check("client_accept", &command(PlayerAction::Accept { of: 7 }));
    golden.check("client_decline", &command(PlayerAction::Decline { of: 7 }));
    golden.check("server_state", &of_game(GameMessage::State { state: table_state().into() }));
    golden.check("server_game_waiting", &waiting());
}

/// What is offered.
const OFFERS: [Offer; 7] = [
    Offer::TakeBack,
    Offer::Pause,
    Offer::Resume,
    Offer::ByDay { days: 2 },
    Offer::Abort,
    Offer::StandIn { seat: Seat::Blue },
    Offer::Return,
];

/// A game whose table waits for players, as its host is told of it.
fn waiting() -> ServerMessage {
    let clock = Some(REAL_TIME);
    let table = TableSettings { fill_s: Some(60), ..TableSettings::default() };
    let here = here();
    of_game(GameMessage::Game {
        id: None,
        settings: Settings { clock, table, ..settings() }.into(),
        you: You { held: vec![Seat::Red], host: true, may: waiting_may(), ..You::default() }.into(),
        created_ms: 1_789_999_000_000,
        events: vec![],
        talk: vec![],
        treaties: vec![],
        seq: 0,
        state: TableState {
            phase: Phase::Waiting,
            ready: vec![Seat::Red],
            fill_at_ms: Some(1_790_000_060_000),
            presence: [(Seat::Red, here)].into(),
            ..TableState::default()
        }
        .into(),
        again: None,
    })
}

/// The first events of a game of 60 seconds and 5 more a turn: red plays after 12.3 seconds at a way of 80
/// milliseconds, blue after 8 seconds at one of 1400. A test of the clock holds these numbers.
fn events_with_clock() -> Vec<Event> {
    let at = 1_790_000_000_000;
    let event = |seq, at_ms, left: [u64; 2], charged_ms, kind| {
        let clocks = Some([Seat::Red, Seat::Blue].into_iter().zip(left).collect());
        Event { seq, at_ms, clocks, charged_ms, kind }
    };
    vec![
        event(1, at, [60_000, 60_000], None, EventKind::Started),
        event(2, at + 12_300, [52_780, 60_000], Some(12_220), EventKind::of(Seat::Red, turn("a3a5"))),
        event(3, at + 20_300, [52_780, 58_000], Some(7_000), EventKind::of(Seat::Blue, turn("i3i5"))),
    ]
}

const REAL_TIME: ClockSettings = ClockSettings::RealTime { base_s: 60, increment_s: 5 };

/// The events of the table.
fn events_of_tables() -> Vec<Event> {
    let seat = Seat::Blue;
    let level = Level::Envoy;
    let kinds = [
        EventKind::Started,
        EventKind::FlagFall { seat },
        EventKind::Offer { seat, offer: Offer::StandIn { seat: Seat::Green } },
        EventKind::Accept { seat, of: 3 },
        EventKind::Decline { seat, of: 3 },
        EventKind::TakeBack { to: 17 },
        EventKind::Pause,
        EventKind::Resume,
        EventKind::ByDay { days: 2 },
        EventKind::StandIn { seat, level },
        EventKind::Return { seat },
        EventKind::Open { seat, level },
        EventKind::Sit { seat, name: "Ada".to_owned() },
        EventKind::Downtime { ms: 4_000 },
        EventKind::Leave { seat: Seat::Red, until_ms: 1_790_600_000_000 },
        EventKind::Back { seat: Seat::Red },
        EventKind::Closed { cause: ClosingCause::NotBegun },
    ];
    let clocks = || Some([(Seat::Red, 60_000), (Seat::Blue, 0)].into());
    let event = |(index, kind)| Event {
        seq: index,
        at_ms: 1_790_000_000_000,
        clocks: clocks(),
        charged_ms: None,
        kind,
    };
    (1..).zip(kinds).map(event).collect()
}

fn table_acts() -> Vec<TableAct> {
    vec![
        TableAct::Cancel,
        TableAct::Sit { seat: None, ticket: None },
        TableAct::Sit { seat: Some(Seat::Blue), ticket: None },
        TableAct::Sit {
            seat: None,
            ticket: Some("k3v9q2m7x1-blue-1790000000-L6uHx26RyR1oLT5IanvuBA".to_owned()),
        },
        TableAct::Stand { seat: None },
        TableAct::Stand { seat: Some(Seat::Blue) },
        TableAct::Invite { seat: Seat::Blue, name: None },
        TableAct::Ready { ready: true },
        TableAct::Remove { seat: Seat::Green, name: None },
        TableAct::Remove { seat: Seat::Green, name: Some("Zoe".to_owned()) },
        TableAct::Fill { level: Level::Envoy },
    ]
}

fn here() -> PresenceState {
    PresenceState {
        state: Presence::Here,
        since_ms: 1_790_000_000_000,
        stand_in_from_ms: None,
        counts_as: None,
    }
}

fn gone() -> PresenceState {
    let since_ms = 1_790_000_005_000;
    let from = 1_790_000_065_000;
    let counts_as = Some(Presence::Away);
    PresenceState { state: Presence::Gone, since_ms, stand_in_from_ms: Some(from), counts_as }
}

/// A state in which nothing is left out.
pub(crate) fn table_state() -> TableState {
    TableState {
        phase: Phase::Playing,
        ready: vec![Seat::Red],
        fill_at_ms: Some(1_790_000_060_000),
        presence: [(Seat::Red, here()), (Seat::Blue, gone())].into(),
        watchers: 2,
        leave: [(Seat::Blue, 1_790_600_000_000)].into(),
        offers: vec![OfferState {
            of: 8,
            seat: Seat::Red,
            offer: Offer::TakeBack,
            asked: vec![Seat::Yellow, Seat::Green],
        }],
        draw: Some(DrawState {
            of: 7,
            since: 5,
            by: vec![Seat::Red, Seat::Green],
            asked: vec![Seat::Yellow],
        }),
        outcome: None,
        clock: Some(ClockState {
            stopped: None,
            left: [(Seat::Red, 60_000), (Seat::Blue, 59_999)].into(),
            turn_left: Some(86_400_000),
            running: Some(Seat::Blue),
        }),
        first_turn_by_ms: Some(1_790_000_030_000),
        thinking: Some(Seat::Green),
    }
}

/// The place of a player with one seat in a game that is being played.
pub(crate) fn you() -> You {
    let offer = |offer, asks, not_yet: Option<&str>, from_ms| OpenOffer {
        seat: Seat::Red,
        offer,
        asks,
        not_yet: not_yet.map(str::to_owned),
        from_ms,
    };
    let stand_in = Offer::StandIn { seat: Seat::Blue };
    let may = YouMay {
        play: vec![Seat::Red],
        resign: vec![Seat::Red],
        agree_draw: vec![Seat::Red],
        offer: vec![
            offer(Offer::TakeBack, vec![Seat::Blue, Seat::Yellow], Some("offer_stands"), None),
            offer(stand_in, vec![Seat::Yellow], None, Some(1_790_000_060_000)),
        ],
        answer: vec![OpenAnswer { seat: Seat::Red, of: 7 }],
        act: vec![],
        sit: vec![],
        stand: vec![],
        ready: None,
        invite: vec![],
        remove: vec![],
        cancel: false,
        fill: None,
        again: false,
        talk: Some(OpenTalk {
            read: vec![Channel::Table],
            write: vec![Channel::Table],
            whisper: None,
            blank: false,
            max_characters: Words::MAX_CHARACTERS,
        }),
    };
    You { held: vec![Seat::Red], host: true, removed: false, lost: None, may }
}

/// The acts that are open to a person at a table that waits for players.
fn waiting_may() -> YouMay {
    let sit = vec![OpenSeat { seat: Seat::Blue, not_yet: None, from_ms: None }];
    let talk = OpenTalk { read: vec![Channel::Table], write: vec![Channel::Table], ..OpenTalk::default() };
    let stand = vec![Seat::Red];
    let invite = vec![Seat::Blue, Seat::Yellow];
    let remove = vec![Seat::Yellow];
    YouMay {
        sit,
        stand,
        ready: Some(false),
        invite,
        remove,
        fill: Some(Filling::Together),
        talk: Some(talk),
        ..YouMay::default()
    }
}
