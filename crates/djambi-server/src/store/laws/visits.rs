//! The laws of what a game keeps of its players.

use djambi::Seat;
use djambi_protocol::{ClosingCause, EventKind, GameId};

use super::tables::{event_of, new_table};
use super::{ADA, BOB, id};
use crate::store::{LostSeat, NewEvent, NewGame, Removal, Store, Visit};

/// Checks the laws of visits.
pub(super) async fn all(store: &dyn Store) {
    what_a_game_keeps_of_a_player_is_read_again(store).await;
    the_games_of_a_player_are_those_with_news(store).await;
    who_has_lost_a_seat_and_not_looked_is_found(store).await;
}

async fn what_a_game_keeps_of_a_player_is_read_again(store: &dyn Store) {
    let game = id("visited");
    store.create(new_table("visited")).await.unwrap();
    let lost = Some(LostSeat { seat: Seat::Green, at_ms: 7 });
    let visit = Visit { seen: 3, removal: Removal::Barred, lost };
    store.visit(&game, [(ADA, Visit { seen: 1, ..Visit::default() })].into()).await.unwrap();
    store.visit(&game, [(ADA, visit), (BOB, Visit::default())].into()).await.unwrap();
    let changed = Visit { seen: 4, ..visit };
    let visits = [(BOB, changed)].into();
    store.append(NewEvent { visits, ..event_of("visited", 1, EventKind::Started) }).await.unwrap();
    let kept = store.game(&game).await.unwrap().unwrap().visits;
    assert!(kept == [(ADA, visit), (BOB, changed)].into());
    assert!(store.visit(&id("nowhere"), [(ADA, visit)].into()).await.is_err());
}

async fn the_games_of_a_player_are_those_with_news(store: &dyn Store) {
    let holder = super::PlayerId::new([7; super::PlayerId::LENGTH]);
    let names = async |limit| {
        let games = store.games_of(holder, limit).await.unwrap();
        games.iter().map(GameId::to_string).collect::<Vec<_>>()
    };
    for (created_ms, name) in [(1, "mine1"), (2, "mine2"), (3, "mine3")] {
        let mut game = NewGame { created_ms, ..new_table(name) };
        for seat in [Seat::Red, Seat::Blue] {
            game.seats.change(seat, |row| row.player = Some(holder));
        }
        store.create(game).await.unwrap();
    }
    assert_eq!(names(9).await, ["mine3", "mine2", "mine1"]);
    assert_eq!(names(1).await, ["mine3"]);
    let end = event_of("mine2", 1, EventKind::Closed { cause: ClosingCause::Expired });
    store.append(NewEvent { to_move: None, ..end }).await.unwrap();
    assert_eq!(names(9).await, ["mine3", "mine2", "mine1"], "the end was not seen");
    store.visit(&id("mine2"), [(holder, Visit { seen: 1, ..Visit::default() })].into()).await.unwrap();
    assert_eq!(names(9).await, ["mine3", "mine1"]);
    let held = store.held_games(holder, 9).await.unwrap();
    let held: Vec<_> = held.iter().map(GameId::to_string).collect();
    assert_eq!(held, ["mine3", "mine1", "mine2"], "those that go on come first");
    assert_eq!(store.held_games(holder, 1).await.unwrap(), [id("mine3")]);
}

async fn who_has_lost_a_seat_and_not_looked_is_found(store: &dyn Store) {
    let player = |number| super::PlayerId::new([number; super::PlayerId::LENGTH]);
    let away = player(21);
    let back = player(22);
    let removed = player(23);
    let told = player(24);
    let game = id("lost");
    store.create(new_table("lost")).await.unwrap();
    let lost = Some(LostSeat { seat: Seat::Red, at_ms: 7 });
    let visits = [
        (away, Visit { lost, ..Visit::default() }),
        (back, Visit { lost, seen: 1, ..Visit::default() }),
        (removed, Visit { removal: Removal::Barred, ..Visit::default() }),
        (told, Visit { removal: Removal::Barred, seen: 1, ..Visit::default() }),
    ];
    store.visit(&game, visits.into()).await.unwrap();
    store.append(event_of("lost", 1, EventKind::Started)).await.unwrap();
    let all = store.lost_seats(99).await.unwrap();
    let found: Vec<_> = all.into_iter().filter(|(_, found)| *found == game).map(|(who, _)| who).collect();
    assert!(found.len() == 2 && found.contains(&away) && found.contains(&removed));
    assert_eq!(store.lost_seats(1).await.unwrap().len(), 1);
}
