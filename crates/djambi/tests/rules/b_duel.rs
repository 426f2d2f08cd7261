//! docs/BOARDS.md, duel2: two seats, four armies.

use djambi::{
    Controller, DUEL2, Game, GameEntry, Position, Record, Rules, Seat, SeatSet, Setup, StoryEvent, TagError,
};

fn faults(text: &str) -> String {
    Position::parse_on(&DUEL2, text, &Rules::CLASSIC).expect_err(text).to_string()
}

/// "Red and yellow have seats; blue and green are armies there, not seats."
#[test]
fn two_seats_and_four_armies() {
    let letters = |seats: SeatSet| seats.iter().map(Seat::letter).collect::<String>();
    assert_eq!((letters(DUEL2.seats()), letters(DUEL2.armies())), ("ry".to_owned(), "rbyg".to_owned()));
    let start = Position::start_on(&DUEL2);
    assert_eq!(start.alive(), DUEL2.seats());
    assert_eq!(Setup::of_players(&DUEL2, DUEL2.seats()).check(&Rules::CLASSIC), Ok(start));
    assert_eq!(start.controller(Seat::Green), Controller::Seat(Seat::Yellow));
}

/// A blue seat is refused in each field of a position string and in a setup.
#[test]
fn a_blue_seat_is_refused() {
    let board = "8yC/9/9/9/9/9/9/9/rC7bC";
    for (rest, words) in [
        ("rby- r r 0 1", "the controller of blue is 'b', which is no seat of the board"),
        ("r-y- b r 0 1", "the player to move is \"b\", which is no seat of the board"),
        ("r-y- r g 0 1", "the cursor is \"g\", which is no seat of the board"),
        ("ry r r 0 1", "the controllers have 2 letters instead of 4, one for each army"),
    ] {
        let error = faults(&format!("{board} {rest}"));
        assert!(error.contains(words), "{rest}: {error}");
    }
    let mut setup = Position::start_on(&DUEL2).to_setup();
    setup.controllers[Seat::Blue] = Controller::Seat(Seat::Blue);
    setup.turn = Seat::Blue;
    let error = setup.check(&Rules::CLASSIC).expect_err("a blue seat").to_string();
    assert_eq!(
        error,
        "the controller of blue is 'b', which is no seat of the board, hostage (h) or orphan (-); the player \
         to move is \"b\", which is no seat of the board"
    );
}

/// A position whose controllers are not said: an army without a seat does not become a player.
#[test]
fn a_chief_without_a_seat_is_a_hostage() {
    let setup = Setup::parse(&DUEL2, "8yC/9/9/9/9/9/9/9/rC7bC").expect("a board");
    assert_eq!(setup.to_string(), "8yC/9/9/9/9/9/9/9/rC7bC rhy- r r 0 1");
    assert!(setup.check(&Rules::CLASSIC).is_ok());
    assert_eq!(Setup::empty(&DUEL2).alive(), DUEL2.seats());
}

/// Only red and yellow resign, agree, lose on time and have names; results have a share for each of them.
#[test]
fn a_game_of_two_seats() {
    let mut game = Game::new(Rules::CLASSIC, Position::start_on(&DUEL2));
    for entry in [GameEntry::Resignation, GameEntry::FlagFall, GameEntry::Agreement] {
        assert!(game.apply(entry(Seat::Blue)).is_err());
        assert_eq!(entry(Seat::Blue).seat(), Some(Seat::Blue));
    }
    game.resign(Seat::Red).expect("red's resignation");
    assert!(game.story(0).contains(&StoryEvent::Won { seat: Seat::Yellow }));
    let mut record = Record::new(game);
    record.set_player(Seat::Yellow, "Ada").expect("a name");
    assert!(matches!(record.set_player(Seat::Green, "Ben"), Err(TagError::NoSeat(_))));
    let text = record.to_string();
    assert!(text.starts_with("[Red \"?\"]\n[Yellow \"Ada\"]\n[Result \"0-1\"]\n"), "{text}");
    assert_eq!(Record::parse(&text), Ok(record));
    let earlier = text.replace("[Yellow", "[Blue \"-\"]\n[Yellow").replace("0-1", "0-_-1-_");
    assert_eq!(Record::parse(&earlier).map(|record| record.to_string()), Ok(text.clone()), "{earlier}");
    let of_blue = text.replace("[Yellow", "[Blue");
    let error = Record::parse(&of_blue).expect_err("a blue seat").to_string();
    assert!(error.starts_with("line 2, column 8: ") && error.contains("duel2 has no seat blue"), "{error}");
    let error = Record::parse(&text.replace("red resigns", "blue resigns")).expect_err("blue").to_string();
    assert!(error.contains("duel2 has no seat blue"), "{error}");
}
