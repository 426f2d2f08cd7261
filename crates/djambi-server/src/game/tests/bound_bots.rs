//! Bots that are bound by treaties: their own, and those of people for whom they play.

use djambi::{Geometry, SQUARE9, Seat};
use djambi_engine::Character;
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, Event, EventKind, Level, NewGameRequest, PressSettings, SeatRequest,
    TableSettings, Words,
};

use super::{ADA, TestRooms};
use crate::game::seating::changed_by;
use crate::game::{GameSnapshot, classic_request, new_game};
use crate::identity::Player;
use crate::store::{Games, Holders, NewEvent, NewGame, NewTalk, Talk};

/// A game in which Ada, who is red, has made peace with the bot at blue.
async fn at_peace() -> TestRooms {
    let mut test = TestRooms::new().await;
    test.game = "peace".parse().unwrap();
    let request = NewGameRequest {
        bot_delay_ms: Some(60_000),
        table: TableSettings::at_once(),
        press: PressSettings::default(),
        ..classic_request([(Seat::Red, SeatRequest::Person { name: None, mine: true })])
    };
    let new: NewGame = new_game(request, test.game.clone(), &Player::unnamed(ADA), 0).unwrap();
    test.store.create(new).await.unwrap();
    let board: &Geometry = &SQUARE9;
    let treaty = Treaty::peace(board, [Seat::Red, Seat::Blue], 2).unwrap().to_form();
    for (seat, kind) in [(Seat::Red, ActKind::Propose { treaty }), (Seat::Blue, ActKind::Accept { of: 1 })] {
        let words = Words::Act(Act::new(seat, kind));
        let (game, channel, name) = (test.game.clone(), Channel::Table, String::new());
        let (holders, message) = (Holders::new(), format!("act-{seat}").parse().unwrap());
        let new =
            NewTalk { game, channel, at_ms: 0, seat: Some(seat), player: ADA, name, words, holders, message };
        test.store.say(new).await.unwrap();
    }
    test
}

async fn read(test: &TestRooms) -> GameSnapshot {
    test.rooms.read(test.game.as_str()).await.unwrap()
}

#[tokio::test]
async fn a_stand_in_keeps_what_its_person_promised() {
    let test = at_peace().await;
    let game = read(&test).await;
    assert_eq!(game.bound_by(Seat::Red).len(), 1);
    assert!(game.dealing_of_turn(Seat::Blue).is_some_and(|dealing| !dealing.partners.is_empty()));
    let kind = EventKind::StandIn { seat: Seat::Red, level: Level::Page };
    let seats = changed_by(&game.stored.seats, &kind, 0);
    let event = Event { seq: 1, at_ms: 0, clocks: None, kind };
    test.store.append(NewEvent { seats, ..NewEvent::new(test.game.clone(), event, None) }).await.unwrap();
    let game = read(&test).await;
    assert!(game.live.stand_ins().contains_key(&Seat::Red), "a bot plays for Ada");
    let dealing = game.dealing_of_turn(Seat::Red).expect("a bot that is bound");
    assert_eq!((dealing.character, dealing.partners.is_empty()), (Character::Loyal, true));
    // Nobody plays with whom the others could deal, but they are bound still.
    let dealing = game.dealing_of_turn(Seat::Blue).expect("a bot that is bound");
    assert_eq!((dealing.character, dealing.treaties.len()), (game.character(Seat::Blue), 1));
    assert!(game.dealing_of_turn(Seat::Yellow).is_none());
}
