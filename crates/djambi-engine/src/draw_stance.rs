//! A player's stance on a draw by agreement.

use djambi::{Position, Rules, Seat};

use crate::net::Net;
use crate::search::{is_dead, possible_winners};
use crate::{Report, Verdict, evaluate};

/// The number of turns without a kill, for each living player, after which a level game is offered as a draw.
const LONG: f32 = 20.0;
/// The number of such turns after which a player offers a draw who cannot win, at least not against the best
/// play.
const LONG_WITHOUT_A_WIN: f32 = 5.0;
/// What a draw is worth right after a kill, as a part of an equal share.
const WORTH_AT_FIRST: f64 = 0.8;
/// What it is worth after a long time without a kill.
const WORTH_AT_LAST: f64 = 1.1;
/// The largest part of an equal share that any player has in a level game.
const LEVEL: f64 = 1.2;

/// What a player makes of a draw by agreement (§8), the least willing first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum DrawStance {
    /// The player goes on for more.
    #[default]
    Refuses,
    /// The player agrees if others do.
    Accepts,
    /// The player proposes a draw.
    Offers,
}

impl DrawStance {
    /// All stances, the least willing first.
    pub const ALL: [Self; 3] = [Self::Refuses, Self::Accepts, Self::Offers];

    /// The name, as UDI writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Refuses => "refuses",
            Self::Accepts => "accepts",
            Self::Offers => "offers",
        }
    }
}

impl Report {
    /// What a player makes of a draw in the position that was searched.
    ///
    /// * A proven win is never given away, and a draw is welcome to a player who is proven to lose.
    /// * Where nobody can win any more, the player offers a draw: at once where corpses wall off one of the
    ///   last two players, and after a few turns in an ending that is drawn with the best play. So does a
    ///   player who cannot win any more, as another one's chief is in a fortress.
    /// * Else the player accepts unless they expect more than a draw is worth to them. That rises with the
    ///   turns without a kill, from a little less than an equal share to a little more.
    /// * After many such turns a player offers a draw if nobody is clearly ahead.
    ///
    /// What the player expects is the greater of two shares: that of the search, which takes long games for
    /// draws, and that of the position by itself.
    ///
    /// ```
    /// use djambi::{Position, Rules, Seat};
    /// use djambi_engine::{DrawStance, Engine, Limits, Never};
    /// // A wall of corpses, and no necromobile to open it.
    /// let position = Position::parse("9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", &Rules::CLASSIC)?;
    /// let report = Engine::default().search(&position, &Rules::CLASSIC, &Limits::default(), &Never, |_| {});
    /// assert_eq!(report.draw_stance(&position, &Rules::CLASSIC, Seat::Yellow), DrawStance::Offers);
    /// # Ok::<(), djambi::Faults>(())
    /// ```
    #[must_use]
    pub fn draw_stance(&self, position: &Position, rules: &Rules, seat: Seat) -> DrawStance {
        let alive = position.alive();
        let Some(line) = self.lines.first().filter(|_| alive.contains(seat) && !position.is_over()) else {
            return DrawStance::Refuses;
        };
        let quiet = quiet_turns_each(position);
        if let Some((winner, _)) = self.verdict.and_then(|verdict| verdict.win()) {
            return if winner == seat { DrawStance::Refuses } else { DrawStance::Accepts };
        }
        if is_dead(position, rules) {
            return DrawStance::Offers;
        }
        if self.verdict == Some(Verdict::Drawn) || !possible_winners(position, rules).contains(seat) {
            return if quiet >= LONG_WITHOUT_A_WIN { DrawStance::Offers } else { DrawStance::Accepts };
        }
        let alone = Net::of_board(position.geometry())
            .map_or_else(|| evaluate(position, rules), |net| net.shares(position, rules));
        let equal = 1.0 / alive.len() as f64;
        let expected = |seat| line.shares.of(seat).max(f64::from(alone[seat])) / equal;
        let max = alive.iter().map(expected).fold(0.0, f64::max);
        stance(expected(seat), max, quiet)
    }
}

/// The stance of a player who expects `expected` equal shares, where no player expects more than `max`, after
/// `quiet` quiet turns of each player.
fn stance(expected: f64, max: f64, quiet: f32) -> DrawStance {
    let patience = f64::from((quiet / LONG).min(1.0));
    let worth = WORTH_AT_FIRST + (WORTH_AT_LAST - WORTH_AT_FIRST) * patience * patience;
    if expected > worth {
        DrawStance::Refuses
    } else if quiet >= LONG && max <= LEVEL {
        DrawStance::Offers
    } else {
        DrawStance::Accepts
    }
}

/// The turns without a kill for each living player.
fn quiet_turns_each(position: &Position) -> f32 {
    position.quiet_turns() as f32 / position.alive().len() as f32
}

/// Whether players with these stances agree to a draw: none refuses, and one of them offers it.
#[must_use]
pub fn agree_to_draw(stances: impl IntoIterator<Item = DrawStance>) -> bool {
    let mut is_offered = false;
    for stance in stances {
        match stance {
            DrawStance::Refuses => return false,
            DrawStance::Accepts => {}
            DrawStance::Offers => is_offered = true,
        }
    }
    is_offered
}

#[cfg(test)]
mod tests {
    use djambi::BySeat;

    use super::*;
    use crate::{Line, Shares};

    /// What red makes of a draw if red has this share of the search and yellow the rest.
    fn stance_in(text: &str, share: f64, verdict: Option<Verdict>) -> DrawStance {
        let rules = Rules::CLASSIC;
        let position = Position::parse(text, &rules).expect("position");
        let odds = (share / (1.0 - share)).ln();
        let strengths = BySeat::from_fn(|seat| if seat == Seat::Red { odds } else { 0.0 });
        let shares = Shares::from_strengths(position.alive(), &strengths);
        let lines = vec![Line { moves: Vec::new(), shares, visits: 1 }];
        Report { lines, verdict, ..Report::default() }.draw_stance(&position, &rules, Seat::Red)
    }

    /// The same armies on both sides, after `quiet` turns without a kill.
    fn level(quiet: u32) -> String {
        format!("6yMyAyC/7yM1/9/9/9/9/9/1rM7/rCrArM6 r-y- r r {quiet} 90")
    }

    #[test]
    fn a_level_game_is_a_draw_after_a_long_time_without_a_kill() {
        for (quiet, expected, max, found) in [
            (0.0, 1.0, 1.0, DrawStance::Refuses),
            (0.0, 0.7, 1.3, DrawStance::Accepts),
            (10.0, 1.0, 1.0, DrawStance::Refuses),
            (19.0, 1.0, 1.0, DrawStance::Accepts),
            (20.0, 1.0, 1.0, DrawStance::Offers),
            (60.0, 0.9, 1.1, DrawStance::Offers),
            (60.0, 1.2, 1.2, DrawStance::Refuses),
            (60.0, 0.5, 1.5, DrawStance::Accepts),
        ] {
            assert_eq!(
                stance(expected, max, quiet),
                found,
                "{quiet} quiet turns, {expected} of at most {max}"
            );
        }
        assert_eq!(stance_in(&level(0), 0.5, None), DrawStance::Refuses);
        // Each of two players has had fifty turns.
        assert!(stance_in(&level(100), 0.4, None) > DrawStance::Refuses);
    }

    #[test]
    fn the_position_alone_counts_where_the_search_is_tired() {
        // Red has four pieces more.
        let ahead = "8yC/9/9/9/9/9/2rR6/1rMrD6/rCrArM6 r-y- r r 60 250";
        assert_eq!(stance_in(ahead, 0.5, None), DrawStance::Refuses);
        let behind = "5yMyRyAyC/6yDyM1/9/9/9/9/9/9/rC8 r-y- r r 0 90";
        assert_eq!(stance_in(behind, 0.1, None), DrawStance::Accepts);
    }

    #[test]
    fn proven_results_decide() {
        let won_by = |winner| Some(Verdict::Won { winner, turns: 21 });
        for (quiet, verdict, expected) in [
            (60, won_by(Seat::Red), DrawStance::Refuses),
            (0, won_by(Seat::Yellow), DrawStance::Accepts),
            (9, Some(Verdict::Drawn), DrawStance::Accepts),
            (10, Some(Verdict::Drawn), DrawStance::Offers),
        ] {
            assert_eq!(stance_in(&level(quiet), 0.5, verdict), expected, "{quiet} quiet turns, {verdict:?}");
        }
        let walled_off = "9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40";
        assert_eq!(stance_in(walled_off, 0.3, None), DrawStance::Offers);
        // Yellow cannot win any more, as red's chief is in a fortress; red can, with the assassin.
        for (text, expected) in [
            ("4gC4/9/9/5yM3/4yC4/9/xx7/rRx7/rCx7 r-yg y y 14 40", DrawStance::Accepts),
            ("4gC4/9/9/5yM3/4yC4/9/xx7/rRx7/rCx7 r-yg y y 15 40", DrawStance::Offers),
            ("4gC4/9/9/5yM3/4yC4/9/xx7/rRx7/rCx6rA r-yg y y 15 40", DrawStance::Refuses),
        ] {
            assert_eq!(stance_in(text, 0.9, None), expected, "{text}");
        }
        let out = "9/9/4yC4/5yM3/9/9/9/9/bC8 -by- y y 60 90";
        assert_eq!(stance_in(out, 0.5, None), DrawStance::Refuses);
    }

    #[test]
    fn a_draw_needs_an_offer_and_every_player() {
        use DrawStance::{Accepts, Offers, Refuses};
        let agree = |red, yellow| agree_to_draw([red, yellow]);
        assert!(agree(Offers, Accepts) && agree(Accepts, Offers) && agree(Offers, Offers));
        assert!(!agree(Accepts, Accepts) && !agree(Offers, Refuses) && !agree(Refuses, Refuses));
        assert!(!agree_to_draw([]), "nobody is left to agree");
    }
}
