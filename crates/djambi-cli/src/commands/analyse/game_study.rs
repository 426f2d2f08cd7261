//! The study of a recorded game.

use std::fmt::Write;

use djambi::Game;
use djambi_text::Cli;
use serde::Serialize;

use super::analyst::Analyst;
use super::progress_line::ProgressLine;
use super::share_bar::ShareBar;
use super::share_text::percents;
use super::stage::{PlayedEvent, Stage};
use super::study::WithRules;
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
    pub(super) fn new(game: &Game, analyst: &mut Analyst, progress: &mut ProgressLine, texts: Cli) -> Self {
        let count = game.positions().len();
        let mut stages = Vec::with_capacity(count);
        for index in 0..count {
            progress.show(|| texts.studying(index as u64 + 1, count as u64));
            let study = analyst.study(&game.up_to(index));
            stages.push(Stage { study, played: PlayedEvent::of(game, index) });
        }
        let turning_points = turning_points(game, &stages, analyst, progress, texts);
        Self(WithRules::new(game, Findings { positions: stages, turning_points }))
    }

    /// The study for people: a line for each position, and the turning points.
    pub(super) fn text(&self, texts: Cli) -> String {
        let Findings { positions, turning_points } = &self.0.study;
        let played = |index: usize| {
            let event = positions[index].played.as_ref()?;
            let by = event.turn_of.map(|seat| texts.seat_name(seat)).unwrap_or_default();
            Some((by, event.text(texts)))
        };
        let events: Vec<_> = (0..positions.len()).map(played).collect();
        let count = |text: &String| text.chars().count();
        let by_width = events.iter().flatten().map(|(by, _)| count(by)).max().unwrap_or_default();
        let width = events.iter().flatten().map(|(_, reading)| count(reading)).max().unwrap_or_default();
        let mut text = String::new();
        for (index, Stage { study, .. }) in positions.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|before| events[before].clone());
            let (by, reading) = before.unwrap_or_default();
            let shares = percents(&study.shares, texts);
            let bar = ShareBar(&study.shares);
            let _ = writeln!(text, "{index:>4}  {by:<by_width$}  {reading:<width$}  {shares}  {bar}");
        }
        if turning_points.is_empty() {
            return text + &format!("\n{}\n", texts.no_turning_points());
        }
        let _ = writeln!(text, "\n{}", texts.turning_points());
        turning_points.iter().for_each(|point| text += &(point.text(texts) + "\n"));
        text
    }
}
