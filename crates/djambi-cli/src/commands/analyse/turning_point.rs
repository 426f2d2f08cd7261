//! Turning points: the turns that lost their players most.

use std::cmp::Reverse;

use djambi::{Game, GameEvent, Move, Seat};
use djambi_text::Cli;
use serde::Serialize;

use super::analyst::Analyst;
use super::progress_line::ProgressLine;
use super::share_text::points;
use super::stage::Stage;
use super::study::StudiedLine;

/// The maximum number of turning points.
const MAX_POINTS: usize = 5;
/// The maximum number of turns that are studied a second time.
const MAX_CANDIDATES: usize = 15;
/// The minimum loss of a turning point, in thousandths.
const MIN_LOSS: u16 = 20;

/// A turn that lost its player much.
#[derive(Serialize)]
pub(super) struct TurningPoint {
    /// The number of the event in the game, from 1.
    number: usize,
    by: &'static str,
    #[serde(skip)]
    seat: Seat,
    /// The turn in reading form.
    reading: String,
    /// The player's share after the best turn, in thousandths.
    before: u16,
    /// The player's share after the turn played.
    after: u16,
    lost: u16,
    /// The best line.
    better: StudiedLine,
}

/// The turns that lost their players most, the worst first.
///
/// Candidates are the turns after which the player's share is lower than before. For each of them the best
/// turn is played instead and studied in the same way; the difference of the player's shares is the loss.
pub(super) fn turning_points(
    game: &Game,
    stages: &[Stage],
    analyst: &mut Analyst,
    progress: &mut ProgressLine,
    texts: Cli,
) -> Vec<TurningPoint> {
    let mut candidates: Vec<_> =
        (0..game.events().len()).filter_map(|index| candidate(game, stages, index)).collect();
    candidates.sort_by_key(|candidate| Reverse(candidate.lost));
    candidates.truncate(MAX_CANDIDATES);
    let count = candidates.len();
    let mut points = Vec::new();
    for (done, Candidate { index, seat, best, .. }) in candidates.into_iter().enumerate() {
        progress.show(|| texts.studying_again(done as u64 + 1, count as u64));
        let mut instead = game.up_to(index);
        instead.play(best).expect("legal move");
        let before = analyst.study(&instead).shares.of(seat);
        let after = stages[index + 1].study.shares.of(seat);
        let lost = before.saturating_sub(after);
        if lost >= MIN_LOSS {
            let reading = game.reading(index).expect("event");
            let better = stages[index].study.lines[0].clone();
            points.push(TurningPoint {
                number: index + 1,
                by: seat.name(),
                seat,
                reading,
                before,
                after,
                lost,
                better,
            });
        }
    }
    points.sort_by_key(|point| Reverse(point.lost));
    points.truncate(MAX_POINTS);
    points
}

/// A turn that may be a turning point.
struct Candidate {
    index: usize,
    seat: Seat,
    best: Move,
    lost: u16,
}

fn candidate(game: &Game, stages: &[Stage], index: usize) -> Option<Candidate> {
    let GameEvent::Turn(mv) = game.events()[index] else { return None };
    let study = &stages[index].study;
    let seat = game.positions()[index].turn();
    let best = study.lines.first()?.first?;
    let lost = study.shares.of(seat).saturating_sub(stages[index + 1].study.shares.of(seat));
    (mv != best && lost >= MIN_LOSS).then_some(Candidate { index, seat, best, lost })
}

impl TurningPoint {
    /// The turning point for people, in one line.
    pub(super) fn text(&self, texts: Cli) -> String {
        let [lost, after, before] = [self.lost, self.after, self.before].map(|share| points(share, texts));
        let better = self.better.reading.join(" ");
        let sentence = texts.turning_point(self.seat, &lost, &self.reading, &after, &before, &better);
        format!("{:>4}  {sentence}", self.number)
    }
}
