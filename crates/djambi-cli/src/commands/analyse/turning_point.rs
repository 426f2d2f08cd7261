//! Turns that cost their players much.

use std::cmp::Reverse;
use std::fmt;

use djambi::{Game, GameEvent, Move, Seat};
use serde::Serialize;

use super::analyst::Analyst;
use super::progress::Progress;
use super::study::StudiedLine;
use super::whole_game::{Stage, up_to};

/// How many are told.
const SHOWN: usize = 5;
/// How many are looked at a second time.
const LOOKED_AT: usize = 15;
/// Who lost less has lost nothing worth telling, in thousandths.
const LEAST: u16 = 20;

/// A turn that cost its player much.
#[derive(Serialize)]
pub(super) struct TurningPoint {
    /// Which event of the game it was, from 1.
    number: usize,
    by: &'static str,
    /// The turn as people read it.
    reading: String,
    /// What the player could expect after the best turn, in thousandths.
    before: u16,
    /// What he could expect after his own.
    after: u16,
    lost: u16,
    /// What was better.
    better: StudiedLine,
}

/// The turns with which their players lost most, the worst first.
///
/// A turn that is not the one that was found best is compared with that one: both are played, and what follows is studied
/// in the same way. Only turns after which the player could expect less than before are looked at so closely.
pub(super) fn turning_points(
    game: &Game,
    stages: &[Stage],
    analyst: &mut Analyst,
    progress: &mut Progress,
) -> Vec<TurningPoint> {
    let mut suspects: Vec<_> =
        (0..game.events().len()).filter_map(|index| suspect(game, stages, index)).collect();
    suspects.sort_by_key(|suspect| Reverse(suspect.lost));
    suspects.truncate(LOOKED_AT);
    let count = suspects.len();
    let mut points = Vec::new();
    for (done, Suspect { index, seat, best, .. }) in suspects.into_iter().enumerate() {
        progress.tell(|| format!("turning point {} of {count}", done + 1));
        let mut instead = up_to(game, index);
        instead.play(best).expect("legal move");
        let before = analyst.study(&instead).shares.of(seat);
        let after = stages[index + 1].study.shares.of(seat);
        let lost = before.saturating_sub(after);
        if lost >= LEAST {
            let reading = game.reading(index).expect("entry");
            let better = stages[index].study.lines[0].clone();
            points.push(TurningPoint {
                number: index + 1,
                by: seat.name(),
                reading,
                before,
                after,
                lost,
                better,
            });
        }
    }
    points.sort_by_key(|point| Reverse(point.lost));
    points.truncate(SHOWN);
    points
}

/// A turn that seems to have cost its player something.
struct Suspect {
    index: usize,
    seat: Seat,
    best: Move,
    lost: u16,
}

fn suspect(game: &Game, stages: &[Stage], index: usize) -> Option<Suspect> {
    let GameEvent::Turn(mv) = game.events()[index] else { return None };
    let study = &stages[index].study;
    let (seat, best) = (game.positions()[index].turn(), study.lines.first()?.first?);
    let lost = study.shares.of(seat).saturating_sub(stages[index + 1].study.shares.of(seat));
    (mv != best && lost >= LEAST).then_some(Suspect { index, seat, best, lost })
}

impl fmt::Display for TurningPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, by, reading, better, .. } = self;
        let [before, after, lost] = [self.before, self.after, self.lost].map(|share| f64::from(share) / 10.0);
        write!(
            f,
            "{number:>4}  {by} loses {lost:.1} points with {reading} ({after:.1} instead of {before:.1}); "
        )?;
        write!(f, "better {}", better.reading.join(" "))
    }
}
