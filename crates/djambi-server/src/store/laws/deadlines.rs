//! The laws of time and of the lobby: deadlines, times in which the service was down, lists of tables.

use djambi_protocol::{Beginning, ClosingCause, EventKind, GameId};
use djambi_table::Downtime;

use super::tables::{event_of, new_table};
use super::{id, new_event};
use crate::store::{NewEvent, NewGame, Store};

/// Checks the laws of time and of the lobby.
pub(super) async fn all(store: &dyn Store) {
    games_are_due_at_their_deadlines(store).await;
    the_service_was_down_since_its_last_sign_of_life(store).await;
    listed_tables_are_found(store).await;
}

async fn games_are_due_at_their_deadlines(store: &dyn Store) {
    let due = async |before_ms, limit| {
        let games = store.due(before_ms, limit).await.unwrap();
        games.iter().map(GameId::to_string).collect::<Vec<_>>()
    };
    for (name, deadline_ms) in [("due3", Some(300)), ("due1", Some(100)), ("due2", Some(200)), ("due0", None)]
    {
        store.create(NewGame { deadline_ms, ..new_table(name) }).await.unwrap();
    }
    assert_eq!(due(99, 9).await, [""; 0]);
    assert_eq!(due(200, 9).await, ["due1", "due2"]);
    assert_eq!(due(900, 2).await, ["due1", "due2"]);
    store.set_seats(&id("due0"), Vec::new(), Some(50)).await.unwrap();
    store.set_seats(&id("due1"), Vec::new(), None).await.unwrap();
    let event = |game, deadline_ms| NewEvent { deadline_ms, ..event_of(game, 1, EventKind::Started) };
    store.append(event("due2", Some(400))).await.unwrap();
    assert_eq!(due(900, 9).await, ["due0", "due3", "due2"]);
    store.append(event("due3", None)).await.unwrap();
    store.set_seats(&id("due0"), Vec::new(), None).await.unwrap();
    assert_eq!(due(900, 9).await, ["due2"]);
}

async fn the_service_was_down_since_its_last_sign_of_life(store: &dyn Store) {
    let [first, second] = [Downtime { from: 150, to: 200 }, Downtime { from: 210, to: 300 }];
    assert_eq!(store.last_beat().await.unwrap(), None);
    assert_eq!(store.note_start(100).await.unwrap(), None, "it starts for the first time");
    store.beat(120).await.unwrap();
    store.beat(150).await.unwrap();
    assert_eq!(store.last_beat().await.unwrap(), Some(150));
    assert_eq!(store.note_start(200).await.unwrap(), Some(first));
    store.beat(210).await.unwrap();
    assert_eq!(store.note_start(300).await.unwrap(), Some(second));
    assert_eq!(store.note_start(290).await.unwrap(), None, "the clock was set back");
    assert_eq!(store.downtimes(0).await.unwrap(), [first, second]);
    assert_eq!(store.downtimes(199).await.unwrap(), [first, second]);
    assert_eq!(store.downtimes(200).await.unwrap(), [second]);
    assert_eq!(store.downtimes(300).await.unwrap(), []);
}

async fn listed_tables_are_found(store: &dyn Store) {
    let names = |games: Vec<GameId>| {
        // Other laws leave tables too.
        let ours = games.iter().map(GameId::to_string).filter(|name| name.starts_with("lobby"));
        ours.collect::<Vec<_>>()
    };
    for (number, name) in (1..).zip(["lobby1", "lobby2", "lobby3", "lobby4", "lobby5"]) {
        let created_ms = 1_800_000_000_000 + number;
        store.create(NewGame { created_ms, ..new_table(name) }).await.unwrap();
    }
    let mut unlisted = new_table("lobbyx");
    unlisted.settings.table.listed = false;
    store.create(unlisted).await.unwrap();
    // A game that begins at once never waits.
    let mut begun = new_table("lobby0");
    begun.settings.table.begins = Beginning::AtOnce;
    store.create(begun).await.unwrap();
    let mut first = new_event("lobby0", 1, None);
    first.event.at_ms += 500;
    store.append(first).await.unwrap();
    let open = async |limit| names(store.open_tables(limit).await.unwrap());
    let running = async |limit| names(store.running_tables(limit).await.unwrap());
    assert_eq!(open(900).await, ["lobby5", "lobby4", "lobby3", "lobby2", "lobby1"]);
    assert_eq!(open(2).await, ["lobby5", "lobby4"], "the newest of all");
    for name in ["lobby1", "lobby2", "lobby3", "lobbyx"] {
        store.append(event_of(name, 1, EventKind::Started)).await.unwrap();
    }
    let mut turn = event_of("lobby1", 2, new_event("lobby1", 1, None).event.kind);
    turn.event.at_ms += 1_000;
    store.append(turn).await.unwrap();
    let closed = event_of("lobby3", 2, EventKind::Closed { cause: ClosingCause::Expired });
    store.append(NewEvent { to_move: None, ..closed }).await.unwrap();
    assert_eq!(open(900).await, ["lobby5", "lobby4"]);
    assert_eq!(running(900).await, ["lobby1", "lobby0", "lobby2"]);
    assert_eq!(running(1).await, ["lobby1"], "the last one in which something happened");
}
