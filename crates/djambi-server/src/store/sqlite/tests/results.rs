//! The law of results: the rows of a game are the fold of its log, whatever is taken back, handed over, packed or read
//! again after a restart.

use std::path::Path;

use djambi::{DUEL2, Game, Geometry, HEX3, NGON4, Position, Rules, Seat};
use djambi_protocol::{ClosingCause, Event, EventKind, Level, Offer, SeatKind, TableSettings};
use djambi_table::LiveGame;
use rusqlite::Connection;

use super::{place, read, store_with};
use crate::store::laws::{ADA, BOB, id, new_game};
use crate::store::sqlite::{SqliteStore, completing};
use crate::store::{GameResult, Games, NewEvent, NewGame, SeatRow, Seats as _, Service as _};

/// A source of numbers, always the same.
struct Dice(u64);

impl Dice {
    /// A number below this.
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % end
    }
}

/// A game of Ada and bots, or of Ada and other people.
fn game(name: &str, board: &'static Geometry, others: SeatKind) -> NewGame {
    let mut game = new_game(name);
    game.settings.rules = Rules::CLASSIC;
    game.settings.start = Position::start_on(board);
    game.settings.table = TableSettings { listed: true, ..TableSettings::at_once() };
    let row = |seat| match seat {
        Seat::Red => SeatRow { player: Some(ADA), ..SeatRow::new(seat, SeatKind::Person) },
        _ => SeatRow::new(seat, others),
    };
    game.seats = board.seats().iter().map(row).collect();
    game
}

/// Something that may happen next in a game.
fn next(live: &LiveGame, dice: &mut Dice) -> EventKind {
    let game = live.game();
    let alive: Vec<Seat> = live.alive().iter().collect();
    let seat = alive[dice.below(alive.len())];
    match dice.below(40) {
        _ if live.outcome().is_some() && dice.below(2) == 0 => {
            EventKind::Offer { seat: Seat::Red, offer: Offer::TakeBack }
        }
        _ if live.outcome().is_some() => {
            EventKind::TakeBack { to: u32::try_from(dice.below(game.events().len().max(1))).unwrap() }
        }
        0 => EventKind::Closed { cause: ClosingCause::Expired },
        1..=4 => EventKind::Resign { seat },
        5 => EventKind::FlagFall { seat },
        6..=9 => EventKind::AgreeDraw { seat },
        _ => turn(game, live, dice),
    }
}

fn turn(game: &Game, live: &LiveGame, dice: &mut Dice) -> EventKind {
    let moves = game.position().legal_moves(game.rules());
    let mv = moves[dice.below(moves.len())];
    EventKind::Turn { seat: game.position().turn(), r#move: live.text_of(mv) }
}

/// Checks that the kept result is the fold of the log, and that its rows repeat what they repeat.
async fn check(store: &SqliteStore, file: &Path, name: &str) -> Option<GameResult> {
    let stored = store.game(&id(name)).await.unwrap().unwrap();
    let folded = GameResult::of(&stored.replayed().unwrap());
    assert_eq!(stored.result, folded, "{name}");
    let wrong =
        "SELECT count(*) FROM seat_result JOIN result ON number = result LEFT JOIN seat USING (game_id, seat)
         WHERE seat_result.player IS NOT seat.player OR seat_result.level IS NOT seat.level
            OR seat_result.ended_ms <> result.ended_ms";
    assert_eq!(read::<u32>(file, wrong), 0, "{name}");
    let lost = "SELECT count(*) FROM seat_result WHERE result NOT IN (SELECT number FROM result)";
    assert_eq!(read::<u32>(file, lost), 0, "{name}");
    folded
}

#[tokio::test]
async fn the_rows_of_a_game_are_the_fold_of_its_log() {
    let (_folder, file) = place();
    let mut store = store_with(&file, 20).await;
    let mut ends = 0;
    let mut taken_back = 0;
    for number in 0..24_usize {
        let mut dice = Dice(number as u64);
        let others = [SeatKind::Bot { level: Level::Squire }, SeatKind::Person][number % 2];
        let name = format!("law{number}");
        let board = [&DUEL2, &HEX3, &NGON4][number % 3];
        let new = game(&name, board, others);
        let mut live = LiveGame::new(&new.settings.told(new.seats.told()), new.created_ms);
        store.create(new).await.unwrap();
        let mut seq = 0;
        let mut now = 1_790_000_000_000;
        let mut before = None;
        for _ in 0..60 {
            now += 1000;
            let kind = next(&live, &mut dice);
            if live.perform(&kind, now, 0).is_ok() {
                seq += 1;
                let event = Event { seq, at_ms: now, clocks: None, charged_ms: None, kind };
                let result = GameResult::of(&live).filter(|_| before.is_none());
                store
                    .append(NewEvent { result, ..NewEvent::new(id(&name), event, live.to_move()) })
                    .await
                    .unwrap();
                let after = check(&store, &file, &name).await;
                ends += usize::from(before.is_none() && after.is_some());
                taken_back += usize::from(before.is_some() && after.is_none());
                before = after;
            }
        }
        assert!(store.hand_over(&id(&name), ADA, BOB).await.unwrap());
        check(&store, &file, &name).await;
        if number % 6 == 5 {
            store.close().await;
            store = store_with(&file, number).await;
            check(&store, &file, &name).await;
        }
    }
    assert!(ends > 20 && taken_back > 5, "{ends} ends, {taken_back} of them taken back");
    store.close().await;
}

#[tokio::test]
async fn older_results_get_their_rows() {
    let (_folder, file) = place();
    let store = store_with(&file, 1).await;
    for number in 0..20 {
        let name = format!("old{number}");
        store.create(game(&name, &DUEL2, SeatKind::Person)).await.unwrap();
        let event = |seq, kind| Event {
            seq,
            at_ms: 1_790_000_000_000 + u64::from(seq),
            clocks: None,
            charged_ms: None,
            kind,
        };
        let end = event(1, EventKind::Resign { seat: Seat::Red });
        store.append(NewEvent { to_move: None, ..NewEvent::new(id(&name), end, None) }).await.unwrap();
    }
    store.close().await;
    // The game of an earlier program, and one whose log cannot be read.
    let connection = Connection::open(&file).unwrap();
    connection
        .execute_batch(
            "INSERT INTO result (game_id, ended_ms, kind, is_found, board, rules, clock, turns)
             SELECT id, 7, 'win', 0, '', '', '', 0 FROM game;
             UPDATE packed_log SET events = x'00' WHERE game_id = 'old7'",
        )
        .unwrap();
    completing::complete_results(&connection).unwrap();
    drop(connection);
    let store = store_with(&file, 20).await;
    for name in ["old0", "old10", "old19"] {
        let result = check(&store, &file, name).await.expect("result");
        assert_eq!(result.ended_ms, 1_790_000_000_001, "{name}: when its last event happened");
        assert_eq!(result.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(), [Some(2), Some(1)]);
    }
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM result WHERE position IS NULL"), 1, "one is damaged");
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM seat_result WHERE player IS NOT NULL"), 19);
    store.close().await;
}
