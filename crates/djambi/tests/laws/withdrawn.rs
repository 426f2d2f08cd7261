//! Laws of the records of games that take turns back: the game is the line that counts, and everything that
//! was ever played stands in the line or in a variation.

use djambi::{Comment, Game, GameEntry, Record};

use crate::life::{assert_same_state, random_life};
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// The entries that count after each entry of a game, by a simple fold.
fn lines(game: &Game) -> Vec<Vec<GameEntry>> {
    // Each entry that counts, and the number of events after it.
    let mut line: Vec<(GameEntry, usize)> = Vec::new();
    let mut replayed = Game::new(*game.rules(), *game.start());
    let mut lines = vec![Vec::new()];
    for &entry in game.entries() {
        replayed.apply(entry).expect("an entry of the game");
        match entry {
            GameEntry::TakeBack(to) => {
                line.truncate(line.iter().take_while(|&&(_, events)| events <= to).count());
            }
            _ => line.push((entry, replayed.events().len())),
        }
        lines.push(line.iter().map(|&(entry, _)| entry).collect());
    }
    lines
}

/// The game with these entries.
fn fold(game: &Game, entries: &[GameEntry]) -> Game {
    let mut folded = Game::new(*game.rules(), *game.start());
    for &entry in entries {
        folded.apply(entry).expect("an entry of the line");
    }
    folded
}

/// Position, repetition, agreements and end of a game are those of the entries that count, and so is the game
/// of its record.
#[test]
fn a_game_and_its_record_are_the_line_that_counts() {
    for (board, seed) in TestBoard::games(400) {
        let (_, game) = random_life(board, seed);
        let lines = lines(&game);
        let line = lines.last().expect("a line");
        assert_same_state(&game, &fold(&game, line));
        let record = Record::new(game.clone());
        assert_eq!(record.game().entries(), line);
        assert_same_state(record.game(), &game);
    }
}

/// Reading a record gives the same line and the same variations, which are written as before.
#[test]
fn records_of_games_that_take_back_are_read_as_they_were_written() {
    for (board, seed) in TestBoard::games(400) {
        let (_, game) = random_life(board, seed);
        let record = Record::new(game.clone());
        let read = Record::parse(&record.to_string()).unwrap_or_else(|error| panic!("{error}: {record}"));
        assert_eq!(read.to_string(), record.to_string());
        assert_eq!(read, record);
        assert_same_state(read.game(), &game);
    }
}

/// Each line that the game ever had is the beginning of a line of its record; and each variation was the end
/// of a line.
#[test]
fn variations_are_all_that_was_taken_back_and_nothing_else() {
    let mut count = 0;
    for (board, seed) in TestBoard::games(400) {
        let (_, game) = random_life(board, seed);
        let record = Record::new(game.clone());
        let entries = record.game().entries();
        let mut recorded = vec![entries.to_vec()];
        for place in 0..=entries.len() {
            for variation in record.variations(place) {
                assert!(!variation.entries().is_empty());
                recorded.push([&entries[..place], variation.entries()].concat());
            }
        }
        let played = lines(&game);
        for line in &played {
            assert!(recorded.iter().any(|recorded| recorded.starts_with(line)), "{line:?}: {record}");
        }
        for line in &recorded {
            assert!(played.contains(line), "{line:?}: {record}");
        }
        count += recorded.len() - 1;
    }
    assert!(count > 300, "{count} variations");
}

/// The text of earlier versions, which had every entry in its order, is read as the record that is written
/// now.
#[test]
fn records_of_earlier_versions_are_read() {
    for (board, seed) in TestBoard::games(200) {
        let (_, game) = random_life(board, seed);
        let record = Record::new(game.clone());
        let text = record.to_string();
        let (tags, _) = text.split_once("\n\n").expect("an empty line after the tags");
        let entries = game.entries().iter().map(|&entry| match entry {
            GameEntry::Turn(mv) => game.start().geometry().wire(mv).to_string(),
            _ => format!("{{{}}}", entry.words().expect("words")),
        });
        let earlier = format!("{tags}\n\n{}", entries.collect::<Vec<_>>().join(" "));
        assert_eq!(Record::parse(&earlier), Ok(record), "{earlier}");
    }
}

/// The clock and the comments of a turn go with it into a variation, and stay apart.
#[test]
fn comments_and_clocks_go_with_their_turns() {
    for (board, seed) in TestBoard::games(200) {
        let (mut rng, game) = random_life(board, seed);
        let mut record = Record::new(Game::new(*game.rules(), *game.start()));
        // The clock of each entry that was ever made, which is told by its number.
        let mut made = Vec::new();
        let mut clocks = Vec::new();
        for (number, &entry) in game.entries().iter().enumerate() {
            record.add(entry).expect("an entry of the game");
            if matches!(entry, GameEntry::TakeBack(_)) {
                continue;
            }
            note(&mut record, &mut rng, number as u64);
            made.push(number as u64);
        }
        let read = Record::parse(&record.to_string()).unwrap_or_else(|error| panic!("{error}: {record}"));
        assert_eq!(read, record);
        for place in 0..=record.game().entries().len() {
            clocks.extend(record.clock(place));
            for variation in record.variations(place) {
                let comments = (1..=variation.entries().len()).flat_map(|entry| variation.comments(entry));
                clocks.extend(comments.filter_map(Comment::clock));
            }
        }
        clocks.sort_unstable();
        assert_eq!(clocks, made, "{record}");
    }
}

/// Gives the last entry of a record a clock, which replaces another one, and perhaps a comment.
fn note(record: &mut Record, rng: &mut Rng, clock: u64) {
    let last = record.game().entries().len();
    if rng.percent(30) {
        record.add_comment(last, Comment::new(&format!("comment {clock}")).expect("a comment"));
    }
    if rng.percent(50) {
        record.set_clock(last, rng.next_u64());
    }
    record.set_clock(last, clock);
    assert_eq!(record.clock(last), Some(clock));
}
