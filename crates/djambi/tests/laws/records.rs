//! The record of any game is read as that game; a damaged record is read or refused without a panic.

use djambi::{Game, Record, SQUARE9, Seat};

use crate::games::random_game;
use crate::rng::Rng;
use crate::test_board::TestBoard;
use crate::texts::damaged;

#[test]
fn records_of_random_games() {
    for (board, seed) in TestBoard::games(400) {
        let (_, game) = random_game(board, seed);
        let mut record = Record::new(game.clone());
        for seat in Seat::ALL {
            let named = record.set_player(seat, &format!("player {seat}"));
            assert_eq!(named.is_ok(), board.geometry.seats().contains(seat), "{seat}");
        }
        let text = record.to_string();
        let named = text.contains(&format!("[Board \"{}\"]", board.geometry.name()));
        assert_eq!(named, *board.geometry != SQUARE9, "{text}");
        let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(read.to_string(), text);
        assert_eq!(read, record, "{text}");
        assert_eq!(Record::parse(&text.replace("\"ngon5\"", "\"penta5\"")), Ok(read.clone()), "another name");
        let game_read: &Game = read.game();
        assert_eq!(game_read.rules(), game.rules(), "{text}");
        assert_eq!(game_read.events(), game.events(), "{text}");
        assert_eq!(game_read.positions(), game.positions(), "{text}");
        assert_eq!(game_read.outcome(), game.outcome(), "{text}");
    }
}

/// A record that was read and written is read as the same again.
#[test]
fn records_with_mistakes() {
    for (board, seed) in TestBoard::games(300) {
        let (mut rng, game) = random_game(board, seed);
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
