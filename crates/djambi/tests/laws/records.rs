//! Whatever game was played, its record tells it again; a damaged record is read or refused, and nothing panics.

use djambi::{Game, Record, SQUARE9, Seat};

use crate::games::random_game;
use crate::ground::Ground;
use crate::rng::Rng;
use crate::texts::damaged;

#[test]
fn records_of_random_games() {
    for (ground, seed) in Ground::games(400) {
        let (_, game) = random_game(ground, seed);
        let mut record = Record::new(game.clone());
        for seat in Seat::ALL {
            // Boards have not all seats, but tags are kept.
            record.set_player(seat, &format!("player {seat}")).expect("a name");
        }
        let text = record.to_string();
        let named = text.contains(&format!("[Board \"{}\"]", ground.geometry.name()));
        assert_eq!(named, *ground.geometry != SQUARE9, "{text}");
        let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(read.to_string(), text);
        assert_eq!(read, record, "{text}");
        assert_eq!(Record::parse(&text.replace("\"ngon5\"", "\"penta5\"")), Ok(read.clone()), "another name");
        let told: &Game = read.game();
        assert_eq!(told.rules(), game.rules(), "{text}");
        assert_eq!(told.events(), game.events(), "{text}");
        assert_eq!(told.positions(), game.positions(), "{text}");
        assert_eq!(told.outcome(), game.outcome(), "{text}");
    }
}

/// A record that was read is written so that it is read as the same again.
#[test]
fn records_with_mistakes() {
    for (ground, seed) in Ground::games(300) {
        let (mut rng, game) = random_game(ground, seed);
        let text = Record::new(game).to_string();
        for _ in 0..8 {
            let mut rng = Rng::new(rng.next_u64());
            match Record::parse(&damaged(&mut rng, &text)) {
                Ok(record) => {
                    let again = Record::parse(&record.to_string()).expect("a record of a record");
                    assert_eq!(again, record);
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
}
