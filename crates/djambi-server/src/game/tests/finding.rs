//! Finished games, as readers find them: lists say what the game itself says of each reader.

use djambi::Seat;
use djambi_protocol::{Event, EventKind, GameId, SeatKind, TableSettings, Watching};

use crate::game::snapshot::GameSnapshot;
use crate::game::{classic_request, new_game};
use crate::identity::{Player, PlayerId};
use crate::store::{Archive as _, GameFilter, GameResult, Games as _, NewEvent, SeatRow, SqliteStore};

const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);
const CY: PlayerId = PlayerId::new([3; PlayerId::LENGTH]);

/// A game that has ended after a turn, in which these players sit.
async fn finished(store: &SqliteStore, id: &GameId, table: TableSettings, seated: [Option<PlayerId>; 2]) {
    let mut new = new_game(classic_request([]), id.clone(), &Player::unnamed(ADA), 0).unwrap();
    new.settings.table = table;
    for (seat, player) in [Seat::Red, Seat::Blue].into_iter().zip(seated) {
        new.seats.set(SeatRow { player, ..SeatRow::new(seat, SeatKind::Person) });
    }
    let mut live = djambi_table::LiveGame::new(&new.settings.told(new.seats.told()), 0);
    store.create(new).await.unwrap();
    let turn = EventKind::Turn { seat: Seat::Red, r#move: "a3a4".parse().unwrap() };
    let leaves = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| EventKind::Resign { seat });
    let kinds = [EventKind::Started, turn].into_iter().chain(leaves);
    for (seq, kind) in (1..).zip(kinds.skip(usize::from(!table.waits()))) {
        live.perform(&kind, seq.into(), 0).unwrap();
        let event = Event { seq, at_ms: seq.into(), clocks: None, charged_ms: None, kind };
        let result = GameResult::of(&live);
        store.append(NewEvent { result, ..NewEvent::new(id.clone(), event, live.to_move()) }).await.unwrap();
    }
}

#[tokio::test]
async fn lists_show_each_reader_what_the_game_says() {
    let store = SqliteStore::temporary().await;
    let mut ids = Vec::new();
    for (number, seated) in [[None, None], [Some(ADA), None], [Some(ADA), Some(BOB)], [Some(BOB), Some(BOB)]]
        .into_iter()
        .enumerate()
    {
        for (listed, watching) in [true, false]
            .into_iter()
            .flat_map(|listed| [Watching::Everybody, Watching::Nobody].map(|of| (listed, of)))
        {
            for waits in [true, false] {
                let base = if waits { TableSettings::default() } else { TableSettings::at_once() };
                let table = TableSettings { listed, watching, ..base };
                let id: GameId = format!("g{number}x{}", ids.len()).parse().unwrap();
                finished(&store, &id, table, seated).await;
                ids.push(id);
            }
        }
    }
    let mut hidden = 0;
    for (number, reader) in [None, Some(ADA), Some(BOB), Some(CY)].into_iter().enumerate() {
        let list = async |players: Vec<PlayerId>| -> Vec<GameId> {
            let filter = GameFilter { players, ..GameFilter::default() };
            let found = store.found_games(reader, filter, 100).await.unwrap();
            let mut ids: Vec<GameId> = found.into_iter().map(|game| game.id).collect();
            ids.sort_by_key(ToString::to_string);
            ids
        };
        let mut found = Vec::new();
        let mut of_ada = Vec::new();
        for id in &ids {
            let game = GameSnapshot::load(&*store, id).await.unwrap();
            if game.is_found_by(reader) {
                found.push(id.clone());
                of_ada.extend(game.stored.seats.is_seated(ADA).then(|| id.clone()));
            } else {
                hidden += 1;
            }
        }
        for list in [&mut found, &mut of_ada] {
            list.sort_by_key(ToString::to_string);
        }
        assert_eq!(list(vec![]).await, found, "reader {number}");
        assert_eq!(list(vec![ADA]).await, of_ada, "reader {number}");
        let record = store.player_record(reader, ADA).await.unwrap();
        let sum: u32 = record.parts.iter().map(|part| part.games).sum();
        assert_eq!(sum as usize, of_ada.len(), "reader {number}: a sum is a trace, too");
    }
    assert!(hidden > 30, "{hidden}");
}
