//! The positions of the game that are draws when they arise again.

use djambi::{Position, Rules};

use super::knowledge::draw_score::length_discount;
use super::request::SearchRequest;

/// The game's positions since the last kill, as hashes, and those of them whose repetition is a draw.
#[derive(Clone, Debug)]
pub(super) struct Repetitions {
    /// The positions since the last kill, in the order of [`SearchRequest::since_kill`].
    since_kill: Vec<u64>,
    /// Whether the rules call every position a repetition.
    is_always: bool,
    /// The positions that draw the game by the rules when they arise once more (§8).
    threefold: Vec<u64>,
    /// The positions that the search takes for draws when they arise once more. After `quiet_horizon`, or
    /// late in a long game, these are all since the last kill: no player makes progress, so the first
    /// repetition decides.
    drawing_hashes: Vec<u64>,
}

impl Repetitions {
    /// The repetitions that are possible after a request's position.
    pub(super) fn new(request: &SearchRequest<'_>) -> Self {
        let position = request.position;
        let params = &request.options.params;
        let times = request.rules.repetition;
        let since_kill: Vec<_> = request.since_kill().collect();
        let threefold = repeated(&since_kill, times);
        let is_progress_likely =
            (position.quiet_turns() as f32) < params.quiet_horizon && length_discount(position, params) < 0.5;
        let drawing_hashes =
            if is_progress_likely { threefold.clone() } else { repeated(&since_kill, times.min(2)) };
        Self { since_kill, is_always: times == 1, threefold, drawing_hashes }
    }

    /// Whether another request has the same history since the last kill.
    pub(super) fn matches(&self, request: &SearchRequest<'_>) -> bool {
        request.since_kill().eq(self.since_kill.iter().copied())
    }

    /// Whether a position draws the game by the rules when it arises after the root.
    pub(super) fn draws_game(&self, hash: u64) -> bool {
        self.is_always || self.threefold.contains(&hash)
    }

    /// Whether a position after the root is a draw by the rules: by repetition or by quiet turns.
    pub(super) fn is_drawn(&self, position: &Position, rules: &Rules) -> bool {
        let is_quiet = rules.quiet_limit > 0 && position.quiet_turns() >= rules.quiet_limit;
        is_quiet || self.draws_game(position.hash())
    }

    /// Whether the search takes a position for a draw when it arises after the root.
    pub(super) fn draws(&self, hash: u64) -> bool {
        self.is_always || self.drawing_hashes.contains(&hash)
    }

    /// The positions that the search takes for draws when they arise once more.
    pub(super) fn drawing_hashes(&self) -> &[u64] {
        &self.drawing_hashes
    }
}

/// The hashes that occur `times - 1` times or more, sorted; none if `times` is 0.
fn repeated(hashes: &[u64], times: u32) -> Vec<u64> {
    let is_frequent = |hash: &u64| {
        let count = hashes.iter().filter(|&other| other == hash).count();
        times > 0 && count + 1 >= times as usize
    };
    let mut found: Vec<_> = hashes.iter().copied().filter(is_frequent).collect();
    found.sort_unstable();
    found.dedup();
    found
}

#[cfg(test)]
mod tests {
    use super::super::knowledge::way_back::WaysBack;
    use super::super::promises::Promises;
    use super::*;
    use crate::Options;

    #[test]
    fn after_the_quiet_horizon_a_first_repetition_is_a_draw() {
        let rules = Rules::CLASSIC;
        let options = Options::default();
        let history: Vec<u64> = (0..120).collect();
        for (quiet, is_draw) in [(79, false), (80, true)] {
            let text = format!("7yC1/9/9/9/9/9/9/9/rC8 r-y- r r {quiet} 199");
            let position = Position::parse(&text, &rules).expect("position");
            let request = SearchRequest {
                position: &position,
                rules: &rules,
                history: &history,
                ways_back: WaysBack::default(),
                among: &[],
                options: &options,
                promises: &Promises::default(),
                seed: 0,
            };
            let repetitions = Repetitions::new(&request);
            assert_eq!(repetitions.draws(119), is_draw, "{quiet} quiet turns");
            assert!(!repetitions.draws(0), "before the last kill");
            assert!(repetitions.threefold.is_empty(), "the rules draw the game at the third occurrence only");
        }
        let hashes = [7, 7, 7, 8, 8, 9];
        assert_eq!(
            [repeated(&hashes, 3), repeated(&hashes, 2), repeated(&hashes, 0)],
            [vec![7, 8], vec![7, 8, 9], vec![]]
        );
    }
}
