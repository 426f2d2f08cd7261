//! The graph of a player's ratings.

use djambi_rating::Rating;

/// The size of the graph, in units of its picture.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 120.0;
/// The room above and below the line.
const MARGIN: f64 = 6.0;
/// The smallest number of points from bottom to top: small changes look small.
const LEAST_SPAN: f64 = 200.0;

/// The graph of a player's ratings after their last games, as a picture draws it.
pub(super) struct RatingGraph {
    /// The corners of the line.
    pub(super) line: String,
    /// The lowest and the highest of the ratings, in points.
    pub(super) least: i32,
    pub(super) most: i32,
    /// How many ratings there are.
    pub(super) games: u64,
}

impl RatingGraph {
    /// The graph of these ratings, the oldest first; one alone has none.
    pub(super) fn new(ratings: &[Rating]) -> Option<Self> {
        let points: Vec<f64> = ratings.iter().map(|rating| rating.points()).collect();
        let least = points.iter().copied().reduce(f64::min)?;
        let most = points.iter().copied().reduce(f64::max)?;
        let steps = u32::try_from(points.len().checked_sub(1)?).ok().filter(|&steps| steps > 0)?;
        let span = (most - least).max(LEAST_SPAN);
        let middle = f64::midpoint(least, most);
        let corner = |(step, points): (u32, &f64)| {
            let x = MARGIN + (WIDTH - 2.0 * MARGIN) * f64::from(step) / f64::from(steps);
            let y = HEIGHT / 2.0 - (HEIGHT - 2.0 * MARGIN) * (points - middle) / span;
            format!("{x:.1},{y:.1}")
        };
        let line = (0..).zip(&points).map(corner).collect::<Vec<_>>().join(" ");
        Some(Self { line, least: whole(least), most: whole(most), games: points.len() as u64 })
    }
}

#[expect(clippy::cast_possible_truncation, reason = "ratings have four digits")]
fn whole(points: f64) -> i32 {
    points.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratings<const N: usize>(means: [f64; N]) -> Vec<Rating> {
        means.map(|mean| Rating { mean, deviation: 2.0 }).into()
    }

    #[test]
    fn the_line_goes_from_the_left_to_the_right_within_the_picture() {
        assert!(RatingGraph::new(&[]).is_none() && RatingGraph::new(&ratings([25.0])).is_none());
        let graph = RatingGraph::new(&ratings([25.0, 35.0, 20.0])).expect("graph");
        assert_eq!(graph.line, "6.0,78.0 160.0,6.0 314.0,114.0");
        assert_eq!((graph.least, graph.most, graph.games), (1350, 1800, 3));
        let flat = RatingGraph::new(&ratings([25.0, 25.0])).expect("graph");
        assert_eq!(flat.line, "6.0,60.0 314.0,60.0");
    }
}
