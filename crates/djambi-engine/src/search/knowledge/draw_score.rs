//! The draw score, and the discounts that draw shares towards it: with quiet turns and with a game's length.

use djambi::{BySeat, Position, Seat};

use crate::Params;
use crate::net::Evaluation;

/// The shares of a drawn game: `draw_score` times an equal share for each player alive.
pub(in crate::search) fn draw_shares(position: &Position, params: &Params) -> BySeat<f32> {
    let alive = position.alive();
    let share = params.draw_score / alive.len() as f32;
    BySeat::from_fn(|seat| if alive.contains(seat) { share } else { 0.0 })
}

/// The shares of an evaluation, which counts a draw as an equal share of the living, if a draw is worth
/// `draw_score` of that. No share becomes less than 0.
///
/// So the search sees long before the end that a lead without the pieces to win it is not worth much.
pub(in crate::search) fn with_draw_score(
    position: &Position,
    evaluation: &Evaluation,
    params: &Params,
) -> BySeat<f32> {
    let alive = position.alive();
    let loss = evaluation.draw * (1.0 - params.draw_score) / alive.len() as f32;
    evaluation.shares.map(|share| (share - loss).max(0.0))
}

/// The shares of a won game.
pub(in crate::search) fn win_shares(winner: Seat) -> BySeat<f32> {
    BySeat::from_fn(|seat| if seat == winner { 1.0 } else { 0.0 })
}

/// Discounts the shares of an evaluation towards `quiet_score` times an equal share: with quiet turns (the
/// square of [`quietness`], its horizon stretched by a lead) or with the length of the game
/// ([`length_discount`]), whichever is stronger.
///
/// `quiet_score` is less than an equal share, so the player who is ahead has to make progress, but more than
/// the draw score: going on is better than a repetition, also where a discount has taken a lead away.
pub(in crate::search) fn discounted(
    position: &Position,
    shares: &BySeat<f32>,
    params: &Params,
) -> BySeat<f32> {
    let alive = position.alive();
    let count = alive.len() as f32;
    let max = shares.iter().map(|(_, &share)| share).fold(0.0, f32::max);
    // 0 for an equal share, 1 for everything.
    let lead = (max * count - 1.0) / (count - 1.0).max(1.0);
    let horizon = params.quiet_horizon * (1.0 + params.lead_stretch * lead * lead);
    let quietness = quietness(position, horizon);
    let discount = (quietness * quietness).max(length_discount(position, params));
    let equal = discount * params.quiet_score / count;
    BySeat::from_fn(|seat| if alive.contains(seat) { shares[seat] * (1.0 - discount) + equal } else { 0.0 })
}

/// How quiet a position is: 0 right after a kill, 1 after `horizon` turns without one or more.
pub(in crate::search) fn quietness(position: &Position, horizon: f32) -> f32 {
    (position.quiet_turns() as f32 / horizon).min(1.0)
}

/// The discount by the length of the game: 0 up to three quarters of `length_horizon`, then rising to 0.95 at
/// its end. A board with more than four armies has a longer horizon, in proportion to its armies.
///
/// The discount by quiet turns does not end long games: a kill resets it and is worth more than a draw to
/// both players, so one hunts and the other flees for ever. The evaluation keeps a weight of a twentieth, or
/// the search would play at random.
pub(in crate::search) fn length_discount(position: &Position, params: &Params) -> f32 {
    let armies = position.geometry().armies().len().max(4);
    let horizon = params.length_horizon * armies as f32 / 4.0;
    (4.0 * position.turn_number() as f32 / horizon - 3.0).clamp(0.0, 0.95)
}

#[cfg(test)]
mod tests {
    use djambi::Rules;

    use super::*;
    use crate::Options;

    /// The discounted share of the player to move, who has `share` while the others divide the rest equally,
    /// after `quiet` turns without a kill and in turn `turn` of the game.
    fn discounted_share(share: f32, quiet: u32, turn: u32, params: &Params) -> f32 {
        let start = Position::start().to_string().replace(" 0 1", &format!(" {quiet} {turn}"));
        let position = Position::parse(&start, &Rules::CLASSIC).expect("position");
        let mover = position.turn();
        let shares = BySeat::from_fn(|seat| match seat {
            _ if !position.alive().contains(seat) => 0.0,
            _ if seat == mover => share,
            _ => (1.0 - share) / 3.0,
        });
        discounted(&position, &shares, params)[mover]
    }

    #[test]
    fn what_a_likely_draw_is_worth_less_every_living_player_loses() {
        let position = Position::parse("4gC4/9/9/9/4yC4/9/9/9/rCrR7 r-yg y y 14 40", &Rules::CLASSIC);
        let position = position.expect("position");
        let shares = BySeat::from_fn(|seat| match seat {
            Seat::Red => 0.75,
            Seat::Yellow => 0.2,
            Seat::Green => 0.05,
            _ => 0.0,
        });
        let params = Params { draw_score: 0.4, ..Params::default() };
        for (draw, expected) in [(0.0, [0.75, 0.2, 0.05]), (0.5, [0.65, 0.1, 0.0]), (1.0, [0.55, 0.0, 0.0])] {
            let found = with_draw_score(&position, &Evaluation { shares, draw }, &params);
            for (seat, expected) in [Seat::Red, Seat::Yellow, Seat::Green].into_iter().zip(expected) {
                assert!((found[seat] - expected).abs() < 1e-6, "{seat}, {draw}: {}", found[seat]);
            }
            assert_eq!(found[Seat::Blue], 0.0, "blue is dead");
        }
    }

    #[test]
    fn a_lead_stretches_the_quiet_horizon() {
        let params = Params { quiet_horizon: 40.0, quiet_score: 0.8, lead_stretch: 2.0, ..Params::default() };
        // A quarter is no lead. Seven tenths are three fifths of the way from there to everything, which
        // stretches the horizon by 1.72: then 40 turns are 1 / 1.72 of it.
        let stretched = 1.0 / (1.0 + 2.0 * 0.6 * 0.6);
        for (share, discount) in [(0.25, 1.0), (0.7, stretched * stretched)] {
            let expected = share * (1.0 - discount) + discount * 0.8 / 4.0;
            let found = discounted_share(share, 40, 41, &params);
            assert!((found - expected).abs() < 1e-5, "{share}: {found}, not {expected}");
        }
    }

    #[test]
    fn a_long_game_is_discounted_even_right_after_a_kill() {
        let params = Params { length_horizon: 200.0, quiet_score: 0.8, ..Params::default() };
        let options = Options { params, ..Options::default() };
        for (turn, discount) in [(1, 0.0), (150, 0.0), (175, 0.5), (200, 0.95), (4000, 0.95)] {
            let expected = 0.7 * (1.0 - discount) + 0.2 * discount;
            let found = discounted_share(0.7, 0, turn, &options.params);
            assert!((found - expected).abs() < 1e-5, "turn {turn}");
            let analysed = discounted_share(0.7, 0, turn, &options.for_analysis().params);
            assert!((analysed - 0.7).abs() < 1e-5, "analysed, turn {turn}");
        }
    }
}
