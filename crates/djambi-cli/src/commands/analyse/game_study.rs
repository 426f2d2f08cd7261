//! The study of a recorded game.

use std::fmt;

use djambi::Game;
use serde::Serialize;

use super::analyst::Analyst;
use super::progress_line::ProgressLine;
use super::share_bar::ShareBar;
use super::stage::{PlayedEvent, Stage};
use super::study::{Percent, WithRules};
use super::turning_point::{TurningPoint, turning_points};

/// The study of a recorded game.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct GameStudy(WithRules<Findings>);

#[derive(Serialize)]
struct Findings {
    /// The start and the position after each event.
    positions: Vec<Stage>,
    /// The turns that lost their players most, the worst first.
    turning_points: Vec<TurningPoint>,
}

impl GameStudy {
    /// Studies every position of a game, then again the turns that seem to have lost most.
    pub(super) fn new(game: &Game, analyst: &mut Analyst, progress: &mut ProgressLine) -> Self {
        let count = game.positions().len();
        let mut stages = Vec::with_capacity(count);
        for index in 0..count {
            progress.show(|| format!("position {} of {count}", index + 1));
            let study = analyst.study(&game.up_to(index));
            stages.push(Stage { study, played: PlayedEvent::of(game, index) });
        }
        let turning_points = turning_points(game, &stages, analyst, progress);
        Self(WithRules::new(game, Findings { positions: stages, turning_points }))
    }
}

impl fmt::Display for GameStudy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Findings { positions, turning_points } = &self.0.study;
        let played = |index: usize| positions[index].played.as_ref();
        let readings = (0..positions.len()).filter_map(|index| Some(played(index)?.reading.len()));
        let width = readings.max().unwrap_or_default();
        for (index, Stage { study, .. }) in positions.iter().enumerate() {
            let before = index.checked_sub(1).and_then(played);
            let (by, reading) = before.map_or(("", ""), |event| (event.by.unwrap_or(""), &event.reading));
            let (shares, bar) = (Percent(&study.shares), ShareBar(&study.shares));
            writeln!(f, "{index:>4}  {by:<6}  {reading:<width$}  {shares}  {bar}")?;
        }
        writeln!(f)?;
        if turning_points.is_empty() {
            return writeln!(f, "no turn lost much");
        }
        writeln!(f, "turning points:")?;
        turning_points.iter().try_for_each(|point| writeln!(f, "{point}"))
    }
}
