//! Unpacked is as before, event for event; and how few bytes that takes.

use djambi::{HEX6, Position, Rules, SQUARE9};
use djambi_protocol::{Channel, ClosingCause, Level, Offer};
use proptest::prelude::*;

use super::*;

/// The seats of a game of four.
const SEATS: [Seat; 4] = [Seat::Red, Seat::Blue, Seat::Yellow, Seat::Green];

fn seat() -> impl Strategy<Value = Seat> {
    prop::sample::select(SEATS.as_slice())
}

/// Events of all kinds; turns with moves of the board, of another, and of none.
fn kind() -> impl Strategy<Value = EventKind> {
    let moves: Vec<MoveText> = Geometry::ALL
        .into_iter()
        .flat_map(|board| {
            let legal = Position::start_on(board).legal_moves(&Rules::CLASSIC);
            legal.into_iter().map(move |mv| MoveText::of(board, mv))
        })
        .chain(["pass", "c3c4@h7", "e5e1>a1@b2", "zzzz", "0000@@>>"].map(|text| text.parse().unwrap()))
        .collect();
    let turn = (seat(), prop::sample::select(moves));
    let others = [
        EventKind::Started,
        EventKind::AgreeDraw { seat: Seat::Green },
        EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack },
        EventKind::Accept { seat: Seat::Blue, of: 7 },
        EventKind::TakeBack { to: 3 },
        EventKind::ByDay { days: 14 },
        EventKind::StandIn { seat: Seat::Orange, level: Level::Envoy },
        EventKind::Sit { seat: Seat::Blue, name: "Zoé \" 日本".to_owned() },
        EventKind::Downtime { ms: u64::MAX },
        EventKind::Closed { cause: ClosingCause::Expired },
    ];
    prop_oneof![
        6 => turn.prop_map(|(seat, r#move)| EventKind::Turn { seat, r#move }),
        2 => prop::sample::select(others.to_vec()),
    ]
}

/// What is left on clocks: of the players of a game, or of anybody.
fn clocks() -> impl Strategy<Value = Clocks> {
    let left = prop_oneof![0_u64..600_000, any::<u64>()];
    let seats = prop::sample::subsequence(Seat::ALL.to_vec(), 0..=6);
    prop_oneof![Just(SEATS.to_vec()), seats].prop_flat_map(move |seats| {
        let left = prop::collection::vec(left.clone(), seats.len());
        left.prop_map(move |left| seats.iter().copied().zip(left).collect())
    })
}

/// How the clocks of an event come from those before it.
#[derive(Clone, Debug)]
enum Change {
    None,
    Same,
    Own(u64),
    All(Clocks),
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        1 => Just(Change::None),
        1 => Just(Change::Same),
        4 => prop_oneof![0_u64..20_000, any::<u64>()].prop_map(Change::Own),
        1 => clocks().prop_map(Change::All),
    ]
}

fn command() -> impl Strategy<Value = CommandId> {
    prop_oneof!["[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "[0-9a-zA-Z-]{1,64}"]
        .prop_map(|text| text.parse().unwrap())
}

prop_compose! {
    /// An event, how much later than the one before it, and how its clocks change.
    fn event()(
        kind in kind(),
        passed in prop_oneof![0_u64..100_000, any::<u64>()],
        change in change(),
        command in prop::option::of(command()),
        seen in prop::option::of(prop::collection::vec((prop::sample::select(Channel::PUBLIC.to_vec()), any::<u32>()), 0..3)),
    ) -> (EventKind, u64, Change, Option<CommandId>, Option<TalkSince>) {
        (kind, passed, change, command, seen.map(TalkSince::from_iter))
    }
}

prop_compose! {
    fn log()(events in prop::collection::vec(event(), 0..60)) -> Vec<KeptEvent> {
        let mut at_ms = 1_790_000_000_000_u64;
        let mut last = None::<Clocks>;
        let mut log = Vec::new();
        for (seq, (kind, passed, change, command, seen)) in (1..).zip(events) {
            at_ms = at_ms.wrapping_add(passed);
            let own = |left| {
                let mut clocks = last.clone()?;
                *clocks.get_mut(&kind.seat()?)? = left;
                Some(clocks)
            };
            let clocks = match change {
                Change::None => None,
                Change::Same => last.clone(),
                Change::Own(left) => own(left),
                Change::All(clocks) => Some(clocks),
            };
            last = clocks.clone().or(last);
            log.push(KeptEvent { event: Event { seq, at_ms, clocks, charged_ms: None, kind }, command, seen });
        }
        log
    }
}

proptest! {
    #[test]
    fn unpacked_is_as_before(log in log(), board in prop::sample::select(Geometry::ALL.to_vec())) {
        prop_assert_eq!(unpack(board, &pack(board, &log)), Ok(log));
    }

    #[test]
    fn a_log_that_is_resumed_is_as_if_it_had_never_rested(
        log in log(),
        cut in any::<prop::sample::Index>(),
        board in prop::sample::select(Geometry::ALL.to_vec()),
    ) {
        let (old, new) = log.split_at(cut.index(log.len() + 1));
        let (mut resumed, seq) = PackedLog::resume(board, pack(board, old)).unwrap();
        prop_assert_eq!(seq as usize, old.len());
        new.iter().for_each(|event| resumed.push(event));
        prop_assert_eq!(resumed.into_bytes(), pack(board, &log));
    }

    #[test]
    fn bytes_that_are_no_log_are_refused_and_what_is_read_is_a_log(
        bytes in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        let bytes = [vec![VERSION], bytes].concat();
        if let Ok(log) = unpack(&SQUARE9, &bytes) {
            prop_assert_eq!(unpack(&SQUARE9, &pack(&SQUARE9, &log)), Ok(log));
        }
    }

    #[test]
    fn a_log_that_is_cut_off_is_not_read_further(log in log(), cut in any::<prop::sample::Index>()) {
        let bytes = pack(&HEX6, &log);
        if let Ok(read) = unpack(&HEX6, &bytes[..cut.index(bytes.len())]) {
            prop_assert!(log.starts_with(&read) && read.len() < log.len() || read == log);
        }
    }
}

/// Databases hold this form: what it has once meant stays.
#[test]
fn the_form_stays_as_it_is() {
    let [red, blue] = [Seat::Red, Seat::Blue];
    let clocks = |left: [u64; 2]| Some(Clocks::from([(red, left[0]), (blue, left[1])]));
    let kept = |seq, at_ms, clocks, kind| KeptEvent {
        event: Event { seq, at_ms, clocks, charged_ms: None, kind },
        command: None,
        seen: None,
    };
    let turn = |seat, text: &str| EventKind::Turn { seat, r#move: text.parse().unwrap() };
    let log = [
        kept(1, 1_000, clocks([60_000, 60_000]), EventKind::Started),
        kept(2, 1_700, clocks([64_300, 60_000]), turn(red, "c3c4@h7")),
        KeptEvent {
            command: Some("0f8fad5b-d9cb-469f-a165-70867728950e".parse().unwrap()),
            seen: Some([(Channel::Table, 3)].into()),
            ..kept(3, 1_800, clocks([64_300, 64_900]), turn(blue, "a3a5"))
        },
        KeptEvent { command: Some("b".parse().unwrap()), ..kept(4, 1_801, None, turn(red, "zzzz")) },
        kept(5, 1_801, clocks([64_300, 64_900]), EventKind::Resign { seat: blue }),
    ];
    let text = pack(&SQUARE9, &log).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    assert_eq!(text, FORM);
    let bytes: Vec<u8> =
        (0..FORM.len()).step_by(2).map(|at| u8::from_str_radix(&FORM[at..at + 2], 16).unwrap()).collect();
    assert_eq!(unpack(&SQUARE9, &bytes), Ok(log.to_vec()));
}

const FORM: &str = concat!(
    "0118d00f127b226b696e64223a2273746172746564227d0200e0d40301e0d40390f80a949d8042904ef1c8019224000f",
    "8fad5bd9cb469fa16570867728950e0b7b227461626c65223a337d0020022a7b226b696e64223a227475726e222c2273",
    "656174223a22726564222c226d6f7665223a227a7a7a7a227d016208001f7b226b696e64223a2272657369676e222c22",
    "73656174223a22626c7565227d",
);

#[test]
fn another_version_is_refused() {
    for bytes in [&[][..], &[VERSION + 1, 0, 0]] {
        assert_eq!(unpack(&SQUARE9, bytes), Err(UnpackError { seq: 0 }));
        assert_eq!(PackedLog::resume(&SQUARE9, bytes.to_vec()).unwrap_err(), UnpackError { seq: 0 });
    }
}

/// A game of legal moves of four players with clocks, by a generator of numbers.
fn played_game(turns: u32, commands: bool) -> Vec<KeptEvent> {
    let mut number = 1_u64;
    let mut next = |below: u64| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) % below
    };
    let mut clocks: Clocks = SEATS.map(|seat| (seat, 300_000)).into();
    let mut position = Position::start_on(&SQUARE9);
    let mut at_ms = 1_790_000_000_000;
    let mut log = Vec::new();
    for seq in 1..=turns {
        let legal = position.legal_moves(&Rules::CLASSIC);
        if legal.is_empty() || position.winner().is_some() {
            break;
        }
        let seat = position.turn();
        let mv = legal[next(legal.len() as u64) as usize];
        position = position.play(&Rules::CLASSIC, mv).unwrap();
        let thought = next(30_000);
        let lag = next(40);
        at_ms += thought;
        *clocks.get_mut(&seat).unwrap() += 5_000 + lag;
        let left = clocks.get_mut(&seat).unwrap();
        *left = left.saturating_sub(thought);
        let kind = EventKind::Turn { seat, r#move: MoveText::of(&SQUARE9, mv) };
        let command =
            commands.then(|| format!("0f8fad5b-d9cb-469f-a165-{:012x}", next(1 << 40)).parse().unwrap());
        let event = Event { seq, at_ms, clocks: Some(clocks.clone()), charged_ms: None, kind };
        log.push(KeptEvent { event, command, seen: None });
    }
    log
}

#[test]
fn a_turn_with_a_clock_has_some_nine_bytes_and_a_command_sixteen_more() {
    let [over, running] = [false, true].map(|commands| played_game(150, commands));
    assert!(over.len() > 100, "{} turns", over.len());
    let bytes = |log: &[KeptEvent]| pack(&SQUARE9, log).len() / log.len();
    assert!(bytes(&over) <= 9, "{} bytes a turn", bytes(&over));
    assert!(bytes(&running) <= 26, "{} bytes a turn", bytes(&running));
}
