//! The laws that every implementation of [`Store`] must obey.

mod accounts;
mod acquaintances;
mod deadlines;
mod leaves;
mod mails;
mod notices;
mod order;
mod passkeys;
mod second_factors;
mod tables;
mod talk;
mod visits;

use djambi::{HEX6, ReporterKills, Rules, Seat, SeatSet, Setup};
use djambi_protocol::{
    Again, Character, ClosingCause, CommandId, Event, EventKind, GameId, Level, PressSettings, SeatKind,
    TableSettings,
};
use futures_util::future::join_all;

use super::{
    GameSettings, GameStage, GameUse, NewEvent, NewGame, SeatRow, Store, StoreError, StoreErrorKind,
};
use crate::identity::{Key, PlayerId};

/// A player.
pub(super) const ADA: PlayerId = PlayerId::new([1; PlayerId::LENGTH]);
/// Another player.
pub(super) const BOB: PlayerId = PlayerId::new([2; PlayerId::LENGTH]);

/// A store on a disk that can be full.
pub(crate) trait Fillable: Store {
    /// Fills the disk: what needs more room than there is fails from now on.
    fn fill(&self);

    /// Frees the disk again.
    fn free(&self);
}

/// Checks all laws on an empty store.
pub(crate) async fn all(store: &dyn Fillable) {
    the_first_key_stays(store).await;
    a_game_is_read_as_it_was_created(store).await;
    only_the_next_event_is_appended(store).await;
    players_play_again_in_one_game(store).await;
    games_that_wait_for_bots_are_listed(store).await;
    the_use_of_games_is_told(store).await;
    only_games_without_a_turn_are_deleted(store).await;
    tables::all(store).await;
    talk::all(store).await;
    deadlines::all(store).await;
    visits::all(store).await;
    notices::all(store).await;
    leaves::all(store).await;
    mails::all(store).await;
    accounts::all(store).await;
    acquaintances::all(store).await;
    second_factors::all(store).await;
    passkeys::all(store).await;
    order::all(store).await;
    a_failure_leaves_the_rest_of_its_batch_alone(store).await;
    a_full_disk_is_forgotten_once_it_is_free(store).await;
    store.check().await.unwrap();
    store.close().await;
    assert_eq!(kind(store.check().await), StoreErrorKind::Closed);
    assert_eq!(kind(store.append(new_event("closed", 1, None)).await), StoreErrorKind::Closed);
    assert_eq!(store.game(&id("closed")).await.err().expect("closed").kind(), StoreErrorKind::Closed);
}

/// The kind of a failure.
fn kind(failed: Result<(), StoreError>) -> StoreErrorKind {
    failed.expect_err("a failure").kind()
}

async fn the_first_key_stays(store: &dyn Store) {
    for _ in 0..2 {
        for byte in [1, 2] {
            let [kept] = store.keys(Key::new([byte; Key::LENGTH])).await.unwrap()[..] else {
                panic!("one key")
            };
            assert_eq!((kept.number, kept.key.to_vec()), (1, vec![1; Key::LENGTH]));
        }
    }
}

async fn a_game_is_read_as_it_was_created(store: &dyn Store) {
    let game = new_game("whole");
    store.create(game.clone()).await.unwrap();
    let stored = store.game(&game.settings.id).await.unwrap().unwrap();
    assert_eq!(stored.settings, game.settings);
    assert_eq!((stored.bot_delay_ms, stored.created_ms), (Some(7), 1_790_000_000_000));
    assert!(stored.host == Some(ADA) && stored.seats == game.seats);
    assert_eq!(stored.told(), game.settings.told(game.seats.told()));
    assert!(stored.events.is_empty());
    assert_eq!(kind(store.create(game).await), StoreErrorKind::Conflict, "an id is used once");
    assert!(store.game(&id("missing")).await.unwrap().is_none());
}

async fn only_the_next_event_is_appended(store: &dyn Store) {
    store.create(new_game("log")).await.unwrap();
    store.append(new_event("log", 1, Some("a"))).await.unwrap();
    store.append(new_event("log", 2, None)).await.unwrap();
    store.append(new_event("log", 3, None)).await.unwrap();
    for (game, seq, reason) in [
        ("log", 2, "a number is used once"),
        ("log", 5, "no number is left out"),
        ("nolog", 1, "there is no such game"),
    ] {
        let refused = store.append(new_event(game, seq, None)).await;
        assert_eq!(kind(refused), StoreErrorKind::Conflict, "{reason}");
    }
    let events = store.game(&id("log")).await.unwrap().unwrap().events;
    let kept: Vec<_> =
        events.iter().map(|stored| (&stored.event, stored.command.as_ref().map(CommandId::as_str))).collect();
    let [first, second, third] = [1, 2, 3].map(|seq| new_event("log", seq, None).event);
    assert_eq!(kept, [(&first, Some("a")), (&second, None), (&third, None)]);
}

async fn players_play_again_in_one_game(store: &dyn Store) {
    store.create(new_game("ended")).await.unwrap();
    assert_eq!(store.game(&id("ended")).await.unwrap().unwrap().again, None);
    let asked = [("rematch1", Seat::Blue), ("rematch2", Seat::Red)].map(|(name, seat)| async move {
        store.play_again(&id("ended"), seat, new_game(name)).await.unwrap()
    });
    let [first, second] = join_all(asked).await.try_into().unwrap();
    assert_eq!(first, Again { game: id("rematch1"), seat: Seat::Blue });
    assert_eq!(second, first, "the second who asks gets the same game");
    assert_eq!(store.game(&id("ended")).await.unwrap().unwrap().again, Some(first));
    assert!(store.game(&id("rematch1")).await.unwrap().is_some());
    assert!(store.game(&id("rematch2")).await.unwrap().is_none());
}

async fn games_that_wait_for_bots_are_listed(store: &dyn Store) {
    store.create(new_game("waits")).await.unwrap();
    assert!(!store.waiting_for_bots().await.unwrap().contains(&id("waits")));
    store.append(NewEvent { to_move: Some(Seat::Yellow), ..new_event("waits", 1, None) }).await.unwrap();
    assert!(store.waiting_for_bots().await.unwrap().contains(&id("waits")));
    store.append(NewEvent { to_move: None, ..new_event("waits", 2, None) }).await.unwrap();
    assert!(!store.waiting_for_bots().await.unwrap().contains(&id("waits")));
}

async fn the_use_of_games_is_told(store: &dyn Store) {
    store.create(new_game("invited")).await.unwrap();
    for name in ["unplayed", "resigned", "played", "over"] {
        let mut game = new_game(name);
        game.seats.change(Seat::Blue, |row| row.player = Some(BOB));
        store.create(game).await.unwrap();
    }
    let mut resigned = new_event("resigned", 1, None);
    resigned.event = Event {
        seq: 1,
        at_ms: 1_790_000_000_009,
        clocks: None,
        charged_ms: None,
        kind: EventKind::Resign { seat: Seat::Red },
    };
    resigned.to_move = None;
    store.append(resigned).await.unwrap();
    store.append(new_event("played", 1, None)).await.unwrap();
    store.append(NewEvent { to_move: None, ..new_event("over", 1, None) }).await.unwrap();
    let uses = store.uses(None).await.unwrap();
    for (name, last_ms, stage) in [
        ("invited", 1_790_000_000_000, GameStage::Invited),
        ("unplayed", 1_790_000_000_000, GameStage::Unplayed),
        ("resigned", 1_790_000_000_009, GameStage::Unplayed),
        ("played", 1_790_000_000_001, GameStage::Played),
        ("over", 1_790_000_000_001, GameStage::Over),
    ] {
        assert!(uses.games.contains(&(id(name), GameUse { last_ms, stage })), "{name}");
    }
}

async fn only_games_without_a_turn_are_deleted(store: &dyn Store) {
    assert!(!store.delete_unplayed(&id("played")).await.unwrap());
    assert!(store.game(&id("played")).await.unwrap().is_some());
    assert!(!store.delete_unplayed(&id("missing")).await.unwrap());
    for name in ["invited", "resigned"] {
        assert!(store.delete_unplayed(&id(name)).await.unwrap(), "{name}");
        assert!(store.game(&id(name)).await.unwrap().is_none(), "{name}");
    }
    store.create(new_game("resigned")).await.unwrap();
    assert!(store.game(&id("resigned")).await.unwrap().unwrap().events.is_empty(), "nothing was left");
}

async fn a_failure_leaves_the_rest_of_its_batch_alone(store: &dyn Store) {
    store.create(new_game("good")).await.unwrap();
    store.create(new_game("bad")).await.unwrap();
    store.append(new_event("bad", 1, None)).await.unwrap();
    // All at once, so that they share a commit if the store has shared commits.
    let (first, second, third, fourth) = tokio::join!(
        store.append(new_event("good", 1, None)),
        store.append(new_event("bad", 1, None)),
        store.append(new_event("good", 2, None)),
        store.create(new_game("bad")),
    );
    assert!(first.is_ok() && second.is_err() && third.is_ok() && fourth.is_err());
    assert_eq!(store.game(&id("good")).await.unwrap().unwrap().events.len(), 2);
}

/// What is answered as failed is not there, what is acknowledged is, and a free disk is enough to go on.
pub(super) async fn a_full_disk_is_forgotten_once_it_is_free(store: &dyn Fillable) {
    let games: Vec<String> = (0..FULL_GAMES).map(full_game).collect();
    for game in &games {
        store.create(new_game(game)).await.unwrap();
    }
    let mut expected = vec![0; games.len()];
    for round in 0..3 {
        store.fill();
        // Every fourth change needs much room; the others are events that share commits with it.
        let changes = games.iter().zip(&expected).enumerate().map(async |(number, (game, events))| {
            if needs_room(number) {
                store.create(long_game(&format!("long{round}x{number}"))).await
            } else {
                store.append(new_event(game, events + 1, None)).await
            }
        });
        let answers = join_all(changes).await;
        for (number, answer) in answers.iter().enumerate() {
            match answer {
                Ok(()) if needs_room(number) => {}
                Ok(()) => expected[number] += 1,
                Err(error) => assert_eq!(error.kind(), StoreErrorKind::Full, "{round}: a wrong cause"),
            }
        }
        assert!(answers.iter().any(Result::is_err), "the disk is full");
        store.free();
        store.append(new_event(&games[0], expected[0] + 1, None)).await.unwrap();
        expected[0] += 1;
        assert_eq!(lengths(store).await, expected, "round {round}");
    }
}

/// How many events the games have that were played on a full disk.
pub(super) async fn lengths(store: &dyn Store) -> Vec<u32> {
    let mut lengths = Vec::new();
    for game in 0..FULL_GAMES {
        let events = store.game(&id(&full_game(game))).await.unwrap().unwrap().events;
        lengths.push(u32::try_from(events.len()).unwrap());
    }
    lengths
}

const FULL_GAMES: u32 = 40;

fn full_game(number: u32) -> String {
    format!("full{number}")
}

/// Whether the change with this number is a [`long_game`].
const fn needs_room(number: usize) -> bool {
    number % 4 == 1
}

/// A new game that fills many pages.
fn long_game(name: &str) -> NewGame {
    let mut game = new_game(name);
    game.seats.change_all(|row| row.name = "Ada Lovelace".repeat(50_000));
    game
}

/// The id of a game.
pub(super) fn id(text: &str) -> GameId {
    text.parse().unwrap()
}

/// A new game of two people and two bots, whose id is `name`.
pub(super) fn new_game(name: &str) -> NewGame {
    let person = |seat| SeatRow { invited_s: 1_790_000_000, ..SeatRow::new(seat, SeatKind::Person) };
    let seats = [
        SeatRow { name: "Ada ' \" é".to_owned(), player: Some(ADA), ..person(Seat::Red) },
        person(Seat::Blue),
        SeatRow {
            character: Some(Character::Grudging),
            ..SeatRow::new(Seat::Yellow, SeatKind::Bot { level: Level::Regent })
        },
        SeatRow::new(Seat::Green, SeatKind::Absent),
    ];
    let settings = GameSettings {
        id: id(name),
        rules: Rules { reporter: ReporterKills::Must, ..Rules::YANG_PI },
        start: Setup::of_players(&HEX6, SeatSet::first(3)).check(&Rules::YANG_PI).unwrap(),
        clock: None,
        first_clock: None,
        table: TableSettings::at_once(),
        press: PressSettings::default(),
    };
    NewGame {
        settings,
        seats: seats.into_iter().collect(),
        bot_delay_ms: Some(7),
        host: Some(ADA),
        created_ms: 1_790_000_000_000,
        to_move: Some(Seat::Red),
        deadline_ms: None,
    }
}

/// An event of a game: with the number 2 an agreement, with 3 the closing, else a turn.
pub(super) fn new_event(game: &str, seq: u32, command: Option<&str>) -> NewEvent {
    let kind = match seq {
        3 => EventKind::Closed { cause: ClosingCause::Expired },
        2 => EventKind::AgreeDraw { seat: Seat::Red },
        _ => EventKind::Turn { seat: Seat::Red, r#move: "c3c4@h7".parse().unwrap() },
    };
    let event = Event { seq, at_ms: 1_790_000_000_001, clocks: None, charged_ms: None, kind };
    NewEvent {
        command: command.map(|command| command.parse().unwrap()),
        ..NewEvent::new(id(game), event, Some(Seat::Blue))
    }
}
