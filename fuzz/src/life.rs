//! The line of a game, its agreements and its record are those of the entries that count.

use arbitrary::Arbitrary;
use djambi::{Game, GameEntry, Record, Seat};

/// A game and what players do then.
#[derive(Arbitrary, Debug)]
pub struct LivedGame {
    deeds: Vec<Deed>,
    game: Game,
}

/// An entry that may be impossible.
#[derive(Arbitrary, Clone, Copy, Debug)]
pub enum Deed {
    /// The turn with this number among the legal ones, modulo their number.
    Turn(u16),
    /// A resignation.
    Resignation(Seat),
    /// A flag fall.
    FlagFall(Seat),
    /// A player's agreement to a draw.
    Agreement(Seat),
    /// The agreement of all living players.
    JointAgreement,
    /// Going back to this number of events, modulo their number and two.
    TakeBack(u8),
    /// The end by the host.
    Closing,
}

/// Applies the entries that are possible, undoes and redoes them, and reads the record.
pub fn life(input: &LivedGame) {
    let mut game = input.game.clone();
    if game.outcome().is_some() {
        game.undo();
    }
    let mut states = vec![game.clone()];
    for &deed in &input.deeds {
        let before = game.clone();
        let Some(entry) = entry(&game, deed) else { continue };
        if game.apply(entry).is_err() {
            assert_same(&game, &before);
            continue;
        }
        let goes_back = matches!(entry, GameEntry::TakeBack(_));
        assert!(before.outcome().is_none() || goes_back, "{entry:?} in a finished game");
        check_agreements(&before, entry, &game);
        assert_same(&game, &game.up_to(usize::MAX));
        states.push(game.clone());
    }
    let record = Record::new(game.clone());
    let read = Record::parse(&record.to_string()).unwrap_or_else(|error| panic!("{error}: {record}"));
    assert_eq!((&read, read.to_string()), (&record, record.to_string()));
    assert_same(read.game(), &game);
    assert_eq!(read.game().agreements(), game.agreements());
    check_variations(&record, &states);
    for state in states.iter().rev().skip(1) {
        game.undo().expect("an entry");
        assert_same(&game, state);
        assert_eq!(game.agreements(), state.agreements());
    }
    for _ in states.iter().skip(1) {
        game.redo().expect("an undone entry");
    }
    assert_same(&game, read.game());
}

/// All that was ever played is the beginning of a line of the record.
fn check_variations(record: &Record, states: &[Game]) {
    let mut lines = vec![record.game().clone()];
    for place in 0..=record.game().entries().len() {
        for variation in record.variations(place) {
            let mut line = Game::new(*record.game().rules(), *record.game().start());
            for &entry in record.game().entries()[..place].iter().chain(variation.entries()) {
                line.apply(entry).expect("an entry of the line");
            }
            lines.push(line);
        }
    }
    for state in states {
        let is_beginning = |line: &Game| line.positions().starts_with(state.positions());
        assert!(lines.iter().any(is_beginning), "{record}");
    }
}

/// The entry of a deed, if there can be one.
fn entry(game: &Game, deed: Deed) -> Option<GameEntry> {
    Some(match deed {
        Deed::Turn(number) => {
            let moves = game.position().legal_moves(game.rules());
            GameEntry::Turn(*moves.get(usize::from(number) % moves.len().max(1))?)
        }
        Deed::Resignation(seat) => GameEntry::Resignation(seat),
        Deed::FlagFall(seat) => GameEntry::FlagFall(seat),
        Deed::Agreement(seat) => GameEntry::Agreement(seat),
        Deed::JointAgreement => GameEntry::JointAgreement,
        Deed::TakeBack(events) => GameEntry::TakeBack(usize::from(events) % (game.events().len() + 2)),
        Deed::Closing => GameEntry::Closing,
    })
}

/// An entry gives an agreement and a turn ends that of its player; only taking back changes others.
fn check_agreements(before: &Game, entry: GameEntry, after: &Game) {
    let alive = after.position().alive();
    for seat in alive.iter() {
        let stood = before.agreements().contains(seat);
        let stands = match entry {
            GameEntry::TakeBack(_) => return,
            GameEntry::Turn(_) => stood && seat != before.position().turn(),
            GameEntry::Agreement(agreeing) => stood || seat == agreeing,
            _ => stood,
        };
        assert_eq!(after.agreements().contains(seat), stands, "{entry:?}");
    }
    assert!(after.agreements() != alive || after.outcome().is_some(), "all agree and the game goes on");
}

fn assert_same(game: &Game, other: &Game) {
    assert_eq!(game.events(), other.events());
    assert_eq!(game.positions(), other.positions());
    assert_eq!((game.times_seen(), game.outcome()), (other.times_seen(), other.outcome()));
}
