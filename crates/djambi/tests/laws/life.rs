//! Laws of a game's life: agreements to a draw and their lapse, flag falls, taking back.

use std::collections::BTreeMap;

use djambi::{Game, GameEntry, GameEvent, Position, Reason, Rules, Seat, SeatSet};

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// The four corners with chiefs alone: many agreements, early repetitions.
const CORNERS: &str = "gC7yC/9/9/9/4rC4/9/9/9/8bC rbyg r r 0 1";

/// A game without entries: from a start, an awkward position, or four chiefs.
fn new_game(board: &'static TestBoard, rng: &mut Rng) -> Game {
    if rng.percent(30) {
        let mut rules = Rules::CLASSIC;
        let limit = if rng.percent(50) { "0" } else { "3" };
        rules.set("repetition", limit).expect("option");
        return Game::new(rules, Position::parse(CORNERS, &rules).expect("a valid position"));
    }
    let pair =
        if rng.percent(50) { PositionPair::start(board, rng) } else { PositionPair::awkward(board, rng) };
    Game::new(pair.rules, pair.position)
}

/// An entry that may be impossible: of a seat that is out or that the board does not have, or back to more
/// events than there are.
fn any_entry(game: &Game, rng: &mut Rng) -> Option<GameEntry> {
    let seat = *rng.pick(&Seat::ALL[..4]);
    Some(match rng.below(100) {
        0 => GameEntry::Resignation(seat),
        1 => GameEntry::FlagFall(seat),
        2..=39 => GameEntry::Agreement(seat),
        40..=43 => GameEntry::TakeBack(rng.below(game.events().len() + 2)),
        44 if rng.percent(10) => GameEntry::JointAgreement,
        45 if rng.percent(10) => GameEntry::Closing,
        46 if rng.percent(10) => GameEntry::LengthLimit,
        _ => {
            let moves = game.position().legal_moves(game.rules());
            if moves.is_empty() {
                return None;
            }
            GameEntry::Turn(*rng.pick(&moves))
        }
    })
}

/// A random game, with all that may happen in it.
pub(crate) fn random_life(board: &'static TestBoard, seed: u64) -> (Rng, Game) {
    let mut rng = Rng::new(seed);
    let mut game = new_game(board, &mut rng);
    for _ in 0..60 {
        let Some(entry) = any_entry(&game, &mut rng) else { break };
        let end = game.outcome().map(|outcome| outcome.reason);
        let count = game.entries().len();
        let applied = game.apply(entry).is_ok();
        let goes_back = matches!(entry, GameEntry::TakeBack(_)) && end != Some(Reason::Closed);
        assert!(end.is_none() || !applied || goes_back, "nothing else happens in a finished game");
        assert_eq!(game.entries().len(), count + usize::from(applied));
    }
    (rng, game)
}

/// The rule of earlier versions of the service, which folded agreements beside a game that knew none.
struct EarlierFold {
    game: Game,
    seq: u32,
    agreed: BTreeMap<usize, u32>,
}

impl EarlierFold {
    fn perform(&mut self, entry: GameEntry) -> Result<(), ()> {
        if self.game.outcome().is_some() {
            return Err(());
        }
        match entry {
            GameEntry::Turn(mv) => {
                let seat = self.game.position().turn();
                self.game.play(mv).map_err(drop)?;
                self.agreed.remove(&seat.index());
            }
            GameEntry::Resignation(seat) => self.game.resign(seat).map_err(drop)?,
            GameEntry::Agreement(seat) => {
                if !self.game.position().alive().contains(seat) {
                    return Err(());
                }
                self.agreed.entry(seat.index()).or_insert(self.seq + 1);
            }
            GameEntry::Closing => self.game.close().map_err(drop)?,
            other => unreachable!("{other:?} was in no log"),
        }
        self.seq += 1;
        let alive = self.game.position().alive();
        let all_agree = alive.iter().all(|seat| self.agreed.contains_key(&seat.index()));
        if self.game.outcome().is_none() && all_agree {
            self.game.agree_draw().expect("a game that is not over");
        }
        Ok(())
    }
}

/// A log of an earlier version has the same events, standing agreements and end as then, and the same entries
/// are refused.
#[test]
fn logs_are_folded_as_before() {
    let mut agreed = 0;
    for (board, seed) in TestBoard::games(1_500) {
        let mut rng = Rng::new(seed);
        let mut game = new_game(board, &mut rng);
        let start = Game::new(*game.rules(), *game.start());
        let mut earlier = EarlierFold { game: start, seq: 0, agreed: BTreeMap::new() };
        for _ in 0..60 {
            let Some(entry) = any_entry(&game, &mut rng) else { break };
            let in_logs = matches!(
                entry,
                GameEntry::Turn(_) | GameEntry::Resignation(_) | GameEntry::Agreement(_) | GameEntry::Closing
            );
            if !in_logs {
                continue;
            }
            assert_eq!(game.apply(entry).is_ok(), earlier.perform(entry).is_ok(), "{entry:?}");
            assert_eq!(game.events(), earlier.game.events());
            assert_eq!(game.positions(), earlier.game.positions());
            assert_eq!(game.outcome(), earlier.game.outcome());
            assert_eq!(game.entries().len(), earlier.seq as usize);
            for seat in game.position().alive().iter() {
                let standing = earlier.agreed.get(&seat.index()).map(|&seq| seq as usize);
                assert_eq!(game.agreement_of(seat), standing);
            }
        }
        agreed += usize::from(game.events().last() == Some(&GameEvent::Agreement));
    }
    assert!(agreed > 300, "{agreed} games were drawn by agreement");
}

/// §8 An agreement stands exactly when its living player has played no turn of the line since then.
#[test]
fn agreements_stand_until_the_players_next_turn() {
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_life(board, seed);
        // The entries and the number of events after each, those that were taken back left out.
        let mut line: Vec<(GameEntry, Seat, usize)> = Vec::new();
        let mut replayed = Game::new(*game.rules(), *game.start());
        for &entry in game.entries() {
            let turn = replayed.position().turn();
            replayed.apply(entry).expect("an entry of the game");
            match entry {
                GameEntry::TakeBack(to) => {
                    let kept = line.iter().take_while(|&&(.., events)| events <= to).count();
                    line.truncate(kept);
                }
                _ => line.push((entry, turn, replayed.events().len())),
            }
        }
        let stands = |seat: Seat| {
            let last = line.iter().rfind(|&&(entry, turn, _)| match entry {
                GameEntry::Turn(_) => turn == seat,
                GameEntry::Agreement(agreeing) => agreeing == seat,
                _ => false,
            });
            matches!(last, Some((GameEntry::Agreement(_), ..)))
        };
        let wanted: SeatSet = game.position().alive().iter().filter(|&seat| stands(seat)).collect();
        assert_eq!(game.agreements(), wanted, "{:?}", game.entries());
    }
}

/// A flag fall is a resignation with another name.
#[test]
fn a_flag_fall_is_a_resignation() {
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_life(board, seed);
        for seat in board.geometry.seats().iter() {
            let mut resigned = game.clone();
            let mut fallen = game.clone();
            let possible = resigned.apply(GameEntry::Resignation(seat)).is_ok();
            assert_eq!(fallen.apply(GameEntry::FlagFall(seat)).is_ok(), possible);
            assert_eq!((fallen.positions(), fallen.outcome()), (resigned.positions(), resigned.outcome()));
            let index = game.events().len();
            assert_eq!(fallen.story(index), resigned.story(index));
            if possible {
                assert_eq!(fallen.events()[index], GameEvent::FlagFall(seat));
            }
        }
    }
}

/// After taking back, everything is as it was before the first event that is withdrawn: also what follows.
#[test]
fn taking_back_leads_to_the_game_of_that_time() {
    let mut rng = Rng::new(7);
    let mut count = 0;
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_life(board, seed);
        let mut then = Game::new(*game.rules(), *game.start());
        let mut before_event = Vec::new();
        for &entry in game.entries() {
            let before = then.clone();
            then.apply(entry).expect("an entry of the game");
            before_event.truncate(then.events().len());
            // A resignation that completes a draw has two events.
            before_event.resize(then.events().len(), before);
        }
        let is_closed = game.outcome().is_some_and(|outcome| outcome.reason == Reason::Closed);
        if is_closed || game.events().is_empty() {
            continue;
        }
        let to = rng.below(game.events().len());
        let mut back = game.clone();
        back.apply(GameEntry::TakeBack(to)).expect("an earlier event");
        assert_same_state(&back, &before_event[to]);
        assert_eq!(back.entries().len(), game.entries().len() + 1, "the history keeps what was taken back");
        let mut again = before_event[to].clone();
        for _ in 0..20 {
            let Some(entry) = any_entry(&again, &mut rng) else { break };
            assert_eq!(back.apply(entry), again.apply(entry));
            assert_same_state(&back, &again);
        }
        count += 1;
    }
    assert!(count > 100, "{count} games");
}

/// Checks that all that the rules know of two games is the same.
pub(crate) fn assert_same_state(game: &Game, other: &Game) {
    assert_eq!(game.events(), other.events());
    assert_eq!(game.positions(), other.positions());
    assert_eq!(game.agreements(), other.agreements());
    assert_eq!((game.times_seen(), game.outcome()), (other.times_seen(), other.outcome()));
    let line = game.up_to(usize::MAX);
    assert_eq!((line.events(), line.positions()), (game.events(), game.positions()));
    assert_eq!((line.times_seen(), line.outcome()), (game.times_seen(), game.outcome()));
}

/// Each entry can be undone and redone, taking back included, and its story is that of the events it led to.
#[test]
fn entries_are_undone_and_redone() {
    for (board, seed) in TestBoard::games(400) {
        let (mut rng, game) = random_life(board, seed);
        let mut states = vec![Game::new(*game.rules(), *game.start())];
        for &entry in game.entries() {
            let mut next = states.last().expect("state").clone();
            next.apply(entry).expect("an entry of the game");
            states.push(next);
        }
        let mut undone = game.clone();
        let back = rng.below(game.entries().len() + 1);
        for index in (back..game.entries().len()).rev() {
            assert_eq!(undone.undo(), Some(game.entries()[index]));
            assert_same_state(&undone, &states[index]);
            assert!(
                Seat::ALL.iter().all(|&seat| undone.agreement_of(seat) == states[index].agreement_of(seat))
            );
        }
        while undone.redo().is_some() {}
        assert_same_state(&undone, &game);
        assert_eq!(undone.entries(), game.entries());
    }
}
