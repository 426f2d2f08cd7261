//! Which tables fit, and which of them fits best.

use std::collections::BTreeMap;

use djambi::{HEX3, SQUARE9};
use djambi_protocol::{LobbySeat, LobbyTable, TableSettings};

use super::*;

const NOW_MS: u64 = 1_790_000_000_000;
const HOUR_MS: u64 = 3_600_000;

fn player(number: u8) -> PlayerId {
    PlayerId::new([number; PlayerId::LENGTH])
}

fn real_time(base_s: u32, increment_s: u32) -> Option<ClockSettings> {
    Some(ClockSettings::RealTime { base_s, increment_s })
}

fn wish(clock: Option<ClockSettings>) -> Wish {
    let board = &SQUARE9;
    let rules = Rules::CLASSIC;
    Wish { player: player(1), board, rules, clock, players: None, refused: HashSet::new() }
}

/// A table for four that an hour ago its host has opened, who sits there.
fn table(id: &str, clock: Option<ClockSettings>) -> OpenTable {
    let mut seats: BTreeMap<_, _> = SQUARE9.seats().iter().map(|seat| (seat, LobbySeat::Free)).collect();
    seats.insert(Seat::Red, LobbySeat::Person(String::new()));
    let table = LobbyTable {
        id: id.parse().unwrap(),
        board: &SQUARE9,
        rules: Rules::CLASSIC,
        clock,
        table: TableSettings::default(),
        host: String::new(),
        seats,
        here: 1,
        since_ms: NOW_MS - HOUR_MS,
        fill_at_ms: None,
    };
    OpenTable { table, holders: [(Seat::Red, player(9))].into() }
}

fn chosen(wish: &Wish, tables: &[OpenTable]) -> Choice {
    let forth = wish.choose(tables.iter().map(|table| (table, 1)), NOW_MS);
    let back = wish.choose(tables.iter().rev().map(|table| (table, 1)), NOW_MS);
    assert_eq!(forth, back, "the order of the tables does not matter");
    forth
}

fn join(id: &str) -> Choice {
    Choice::Join(id.parse().unwrap())
}

#[test]
fn board_rules_and_number_of_players_are_those_of_the_wish() {
    let open = table("a", None);
    assert_eq!(chosen(&wish(None), std::slice::from_ref(&open)), join("a"));
    assert_eq!(chosen(&Wish { players: Some(4), ..wish(None) }, std::slice::from_ref(&open)), join("a"));
    for other in [
        Wish { board: &HEX3, ..wish(None) },
        Wish { rules: Rules::with("classic", [("reporter", "must")]).unwrap(), ..wish(None) },
        Wish { players: Some(3), ..wish(None) },
        Wish { refused: ["a".parse().unwrap()].into(), ..wish(None) },
    ] {
        assert_eq!(chosen(&other, std::slice::from_ref(&open)), Choice::Open);
    }
}

#[test]
fn a_rated_table_is_chosen_for_nobody() {
    let mut open = table("a", None);
    open.table.table.rated = true;
    assert_eq!(chosen(&wish(None), &[open]), Choice::Open);
}

#[test]
fn a_table_with_an_appointment_is_chosen_for_nobody_who_wants_to_play_now() {
    let mut open = table("a", None);
    open.table.table.appointed_ms = Some(NOW_MS + HOUR_MS);
    assert_eq!(chosen(&wish(None), &[open]), Choice::Open);
}

#[test]
fn the_nearest_clock_of_the_same_kind_is_chosen() {
    let by_day = Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 });
    let tables = [
        table("none", None),
        table("day", by_day),
        table("t3", real_time(180, 5)),
        table("t10", real_time(600, 5)),
        table("t60", real_time(3_600, 30)),
    ];
    assert_eq!(chosen(&wish(None), &tables), join("none"));
    assert_eq!(chosen(&wish(by_day), &tables), join("day"));
    assert_eq!(chosen(&wish(real_time(240, 5)), &tables), join("t3"));
    assert_eq!(chosen(&wish(real_time(600, 6)), &tables), join("t10"));
    assert_eq!(chosen(&wish(real_time(2_400, 30)), &tables), join("t60"));
    assert_eq!(
        chosen(&wish(real_time(1_200, 20)), &tables),
        Choice::Open,
        "a game of double the time is another"
    );
    let long = Some(ClockSettings::ByDay { turn_s: 1_209_600, bank_s: 0 });
    assert_eq!(chosen(&wish(long), &tables), Choice::Open);
}

#[test]
fn the_table_that_begins_first_is_chosen_then_the_oldest() {
    let mut three = table("three", None);
    let mut old = table("old", None);
    let full = table("full", None);
    three.table.seats.insert(Seat::Blue, LobbySeat::Person("Bo".to_owned()));
    old.table.since_ms -= 1;
    let mut full = full;
    full.table.seats.values_mut().for_each(|seat| *seat = LobbySeat::Person(String::new()));
    let new = table("new", None);
    assert_eq!(chosen(&wish(None), &[full.clone(), old.clone(), three, new.clone()]), join("three"));
    assert_eq!(chosen(&wish(None), &[new, old, full.clone()]), join("old"));
    assert_eq!(chosen(&wish(None), &[full]), Choice::Open);
}

#[test]
fn a_player_who_sits_at_such_a_table_stays_there() {
    let other = table("other", None);
    let mut mine = table("mine", None);
    mine.holders.insert(Seat::Blue, player(1));
    mine.table.seats.values_mut().for_each(|seat| *seat = LobbySeat::Person(String::new()));
    let held = Choice::Held("mine".parse().unwrap(), Seat::Blue);
    assert_eq!(chosen(&wish(None), &[other.clone(), mine.clone()]), held);
    let asked = Wish { refused: ["mine".parse().unwrap()].into(), ..wish(None) };
    assert_eq!(chosen(&asked, &[other, mine]), join("other"));
}

#[test]
fn nobody_is_seated_at_a_table_that_all_have_left() {
    let left = |open: &OpenTable, clock| wish(clock).choose([(open, 0)].into_iter(), NOW_MS);
    assert_eq!(left(&table("a", None), None), Choice::Open);
    let mut new = table("a", real_time(600, 5));
    new.table.since_ms = NOW_MS - 10_000;
    assert_eq!(left(&new, real_time(600, 5)), join("a"), "its host is on the way");
    let by_day = Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 });
    assert_eq!(left(&table("a", by_day), by_day), join("a"), "nobody waits there for a day");
}
