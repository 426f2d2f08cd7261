//! What was found about a game.

use std::fmt;

use djambi::{Game, GameEvent, Seat};
use serde::Serialize;

use super::analyst::Analyst;
use super::graph::Graph;
use super::progress::Progress;
use super::study::{Percent, Study, WithRules};
use super::turning_point::{TurningPoint, turning_points};

/// What was found about a game.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct WholeGame(WithRules<Found>);

#[derive(Serialize)]
struct Found {
    /// The start, then the position after each event, and what happened then.
    positions: Vec<Stage>,
    /// The turns that cost their players most, the worst first.
    turning_points: Vec<TurningPoint>,
}

/// A position of the game.
#[derive(Serialize)]
pub(super) struct Stage {
    #[serde(flatten)]
    pub(super) study: Study,
    /// What happened in it; nothing in the last one.
    pub(super) played: Option<Played>,
}

/// What happened in a position.
#[derive(Serialize)]
pub(super) struct Played {
    /// Whose turn it was; nobody's if it was no turn.
    pub(super) by: Option<&'static str>,
    /// As people read it: `Ma3-a5`, `red resigns`, `draw agreed`.
    pub(super) reading: String,
}

impl WholeGame {
    /// Studies every position of a game, and then again the turns that seem to have lost most.
    pub(super) fn study(game: &Game, analyst: &mut Analyst, progress: &mut Progress) -> Self {
        let count = game.positions().len();
        let mut stages = Vec::with_capacity(count);
        for index in 0..count {
            progress.tell(|| format!("position {} of {count}", index + 1));
            let study = analyst.study(&up_to(game, index));
            stages.push(Stage { study, played: played(game, index) });
        }
        let turning_points = turning_points(game, &stages, analyst, progress);
        Self(WithRules::new(game, Found { positions: stages, turning_points }))
    }
}

/// The game as it was after its first `entries` entries.
pub(super) fn up_to(game: &Game, entries: usize) -> Game {
    let mut earlier = game.clone();
    while earlier.events().len() > entries {
        earlier.undo();
    }
    earlier
}

fn played(game: &Game, index: usize) -> Option<Played> {
    let reading = game.reading(index)?;
    let by = matches!(game.events()[index], GameEvent::Turn(_)).then(|| game.positions()[index].turn());
    Some(Played { by: by.map(Seat::name), reading })
}

impl fmt::Display for WholeGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { positions, turning_points } = &self.0.told;
        let happened = |index: usize| positions[index].played.as_ref();
        let readings = (0..positions.len()).filter_map(|index| Some(happened(index)?.reading.len()));
        let width = readings.max().unwrap_or_default();
        for (index, Stage { study, .. }) in positions.iter().enumerate() {
            let before = index.checked_sub(1).and_then(happened);
            let (by, reading) = before.map_or(("", ""), |played| (played.by.unwrap_or(""), &played.reading));
            let (shares, graph) = (Percent(&study.shares), Graph(&study.shares));
            writeln!(f, "{index:>4}  {by:<6}  {reading:<width$}  {shares}  {graph}")?;
        }
        writeln!(f)?;
        if turning_points.is_empty() {
            return writeln!(f, "no turn lost much");
        }
        writeln!(f, "turning points:")?;
        turning_points.iter().try_for_each(|point| writeln!(f, "{point}"))
    }
}
