//! Tests of packing: what is read is the same wherever it is kept.

use std::sync::Arc;

use djambi_protocol::{Event, EventKind, GameId};
use djambi_table::KeptEvent;

use super::*;
use crate::store::{NewEvent, Store};

/// A turn of a game, with a command and with clocks.
pub(super) fn turn(game: &str, seq: u32) -> NewEvent {
    let seat = Seat::ALL[seq as usize % 3];
    let clocks = [(Seat::Red, 60_000 - u64::from(seq)), (Seat::Blue, 50_000)].into();
    let kind = EventKind::Turn { seat, r#move: "c3c4".parse().unwrap() };
    let at_ms = 1_790_000_000_000 + u64::from(seq) * 700;
    let event = Event { seq, at_ms, clocks: Some(clocks), charged_ms: None, kind };
    NewEvent {
        command: Some(format!("0f8fad5b-d9cb-469f-a165-{seq:012}").parse().unwrap()),
        ..NewEvent::new(id(game), event, Some(Seat::Blue))
    }
}

fn kept(new: NewEvent) -> KeptEvent {
    KeptEvent { event: new.event, command: new.command, seen: new.seen }
}

/// The id of a game.
pub(super) fn id(game: &str) -> GameId {
    game.parse().unwrap()
}

/// A new game of people.
pub(super) async fn create(store: &SqliteStore, name: &str) {
    let mut game = laws::new_game(name);
    game.seats.change(Seat::Yellow, |row| row.kind = SeatKind::Person);
    store.create(game).await.unwrap();
}

async fn play(store: &SqliteStore, game: &str, turns: std::ops::RangeInclusive<u32>) {
    for seq in turns {
        store.append(turn(game, seq)).await.unwrap();
    }
}

/// Checks that a game has these turns and no other event.
pub(super) async fn check(store: &dyn Store, game: &str, turns: u32) {
    let events = store.game(&id(game)).await.unwrap().unwrap().events;
    let expected: Vec<_> = (1..=turns).map(|seq| kept(turn(game, seq))).collect();
    assert_eq!(events.len(), expected.len(), "{game}");
    assert!(events == expected, "{game}");
}

#[tokio::test]
async fn a_turn_alone_writes_one_page() {
    let (_folder, file) = place();
    let store = SqliteStore::open(&file).await.unwrap();
    for game in 0..50 {
        create(&store, &format!("{game}game")).await;
        store.append(turn(&format!("{game}game"), 1)).await.unwrap();
    }
    let frames = || std::fs::metadata(file.with_extension("sqlite3-wal")).unwrap().len() / (24 + 4096);
    let mut written = Vec::new();
    for game in 0..50 {
        let before = frames();
        store.append(turn(&format!("{game}game"), 2)).await.unwrap();
        written.push(frames() - before);
    }
    // Now and then a page is full, and another one begins.
    let alone = written.iter().filter(|&&pages| pages == 1).count();
    assert!(alone >= 45, "{written:?}");
    store.close().await;
}

#[tokio::test]
async fn games_read_the_same_wherever_their_events_are() {
    let (_folder, file) = place();
    for (limit, more) in [(1_000, 7), (10, 30), (0, 3), (1_000, 20), (5, 4)] {
        let store = store_with(&file, limit).await;
        let mut before = 0;
        for game in ["one", "two", "three"] {
            let stored = store.game(&id(game)).await.unwrap();
            if stored.is_none() {
                create(&store, game).await;
            }
            before = stored.map_or(0, |stored| stored.events.len() as u32);
            check(&store, game, before).await;
        }
        for seq in before + 1..=before + more {
            for game in ["one", "two", "three"] {
                store.append(turn(game, seq)).await.unwrap();
                check(&store, game, seq).await;
            }
        }
        let rows: u32 = read(&file, "SELECT count(*) FROM journal");
        assert!(rows as usize <= 2 * limit + 100, "{rows} rows of {limit}");
        let inspection = Inspection::open(&file).unwrap();
        for game in ["one", "two", "three"] {
            let (stored, _) = inspection.game(&id(game)).unwrap().unwrap();
            assert_eq!(stored.events.len() as u32, before + more);
        }
        assert_eq!(inspection.strays().unwrap(), [""; 0]);
        store.close().await;
    }
    let gap = store_with(&file, 0).await.append(turn("one", 9)).await;
    assert_eq!(gap.unwrap_err().kind(), StoreErrorKind::Conflict);
}

#[tokio::test]
async fn a_game_of_five_thousand_events_is_packed_again_and_again() {
    let (_folder, file) = place();
    let store = store_with(&file, 500).await;
    create(&store, "longgame").await;
    for last in (50..=5_000).step_by(50) {
        // They come in order, and those that wait share commits.
        let turns = (last - 49..=last).map(|seq| store.append(turn("longgame", seq)));
        assert!(futures_util::future::join_all(turns).await.iter().all(Result::is_ok));
    }
    check(&store, "longgame", 5_000).await;
    store.close().await;
    let store = SqliteStore::open(&file).await.unwrap();
    check(&store, "longgame", 5_000).await;
    store.append(turn("longgame", 5_001)).await.unwrap();
    assert_eq!(
        store.append(turn("longgame", 5_001)).await.unwrap_err().kind(),
        StoreErrorKind::Conflict,
        "the number is taken"
    );
    store.close().await;
}

#[tokio::test]
async fn games_are_read_whole_and_copied_whole_while_they_are_packed() {
    let (folder, file) = place();
    let store = Arc::new(store_with(&file, 5).await);
    create(&store, "busy").await;
    let playing = tokio::spawn({
        let store = store.clone();
        async move { play(&store, "busy", 1..=300).await }
    });
    let inspection = Inspection::open(&file).unwrap();
    let mut last = 0;
    let mut copies = 0;
    while !playing.is_finished() {
        let events = store.game(&id("busy")).await.unwrap().unwrap().events;
        assert!((1..).zip(&events).all(|(seq, kept)| kept.event.seq == seq));
        assert!(events.len() >= last, "{} after {last}", events.len());
        last = events.len();
        let (seen, _) = inspection.game(&id("busy")).unwrap().unwrap();
        assert!(seen.events.len() >= last, "{} after {last}", seen.events.len());
        last = seen.events.len();
        if last / 50 > copies {
            copies += 1;
            let copy = folder.path().join(format!("copy{copies}"));
            let partial = PartialFile::create(&copy).unwrap();
            inspection.copy_to(&partial).unwrap();
            partial.finish().unwrap();
            let copied = SqliteStore::open(&copy).await.unwrap();
            let events = copied.game(&id("busy")).await.unwrap().unwrap().events;
            assert!(events.len() >= last && (1..).zip(&events).all(|(seq, kept)| kept.event.seq == seq));
            copied.append(turn("busy", events.len() as u32 + 1)).await.unwrap();
            copied.close().await;
        }
    }
    playing.await.unwrap();
    check(&*store, "busy", 300).await;
    store.close().await;
}

#[tokio::test]
async fn a_disk_that_is_full_in_packing_costs_nothing() {
    let (_folder, file) = place();
    let store = store_with(&file, 250).await;
    create(&store, "full").await;
    play(&store, "full", 1..=250).await;
    store.fill();
    // The last page of the journal has room, but a packed log needs more pages.
    let mut kept = 250;
    for seq in 251..=256 {
        if store.append(turn("full", seq)).await.is_err() {
            break;
        }
        kept = seq;
        check(&store, "full", kept).await;
    }
    assert!(kept > 250, "the journal was full before");
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM packed_log"), 0);
    store.free();
    play(&store, "full", kept + 1..=kept + 5).await;
    check(&store, "full", kept + 5).await;
    store.close().await;
    let store = store_with(&file, 250).await;
    check(&store, "full", kept + 5).await;
    store.append(turn("full", kept + 6)).await.unwrap();
    store.close().await;
    // On a slow machine it was packed before, when the pause after the failure was over.
    assert!(read::<u32>(&file, "SELECT last FROM packed_log") > kept, "it is packed once there is room");
    check(&store_with(&file, 250).await, "full", kept + 6).await;
}

#[tokio::test]
async fn what_cannot_be_packed_stays_and_holds_up_nothing() {
    let (_folder, file) = place();
    let store = store_with(&file, 1_000).await;
    create(&store, "bad").await;
    create(&store, "good").await;
    play(&store, "bad", 1..=3).await;
    play(&store, "good", 1..=3).await;
    store.close().await;
    let connection = Connection::open(&file).unwrap();
    connection.execute("UPDATE journal SET kind = 'abdicate' WHERE game_id = 'bad' AND seq = 2", []).unwrap();
    let store = store_with(&file, 4).await;
    play(&store, "good", 4..=60).await;
    check(&store, "good", 60).await;
    let error = store.game(&id("bad")).await.err().expect("a damaged event");
    assert_eq!(error.kind(), StoreErrorKind::Damaged);
    store.close().await;
    let kept: Vec<u32> = {
        let mut select =
            connection.prepare("SELECT seq FROM journal WHERE game_id = 'bad' ORDER BY id").unwrap();
        select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    };
    assert_eq!(kept, [1, 2, 3]);
    connection.execute("UPDATE journal SET kind = 'turn' WHERE game_id = 'bad'", []).unwrap();
    let store = store_with(&file, 0).await;
    check(&store, "bad", 3).await;
    play(&store, "bad", 4..=6).await;
    check(&store, "bad", 6).await;
    store.close().await;
}

#[tokio::test]
async fn a_database_by_game_is_packed_but_for_what_cannot_be_read() {
    let (_folder, file) = place();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/service/kept/schema-2.sqlite3");
    std::fs::copy(kept, &file).unwrap();
    let connection = Connection::open(&file).unwrap();
    let games: u32 = read(&file, "SELECT count(DISTINCT game_id) FROM game_event");
    let (bad, events): (String, u32) = connection
        .query_row("SELECT game_id, count(*) FROM game_event GROUP BY 1 ORDER BY 2 DESC", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    let damage = "UPDATE game_event SET kind = 'abdicate' WHERE game_id = ? AND seq = 2";
    assert_eq!(connection.execute(damage, [bad.as_str()]).unwrap(), 1);
    drop(connection);
    let store = store_with(&file, 1_000).await;
    assert_eq!(store.game(&id(&bad)).await.err().expect("a damaged event").kind(), StoreErrorKind::Damaged);
    store.close().await;
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM packed_log"), games - 1);
    assert_eq!(read::<u32>(&file, "SELECT count(*) FROM journal"), events);
    assert_eq!(read::<String>(&file, "SELECT DISTINCT game_id FROM journal"), bad);
}

#[tokio::test]
async fn a_game_that_is_over_keeps_no_commands() {
    let (_folder, file) = place();
    let store = store_with(&file, 0).await;
    create(&store, "over").await;
    play(&store, "over", 1..=3).await;
    store.append(NewEvent { to_move: None, ..turn("over", 4) }).await.unwrap();
    store.close().await;
    let store = store_with(&file, 0).await;
    let events = store.game(&id("over")).await.unwrap().unwrap().events;
    assert_eq!(events.len(), 4);
    assert!(events.iter().all(|kept| kept.command.is_none()));
    store.close().await;
}
