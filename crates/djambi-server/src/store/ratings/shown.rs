//! Ratings as people are told of them: in whole points.

use djambi_protocol::{RatingChange, ShownRating};
use djambi_rating::{Rating, Standing};

/// A rating as people see it.
pub(crate) fn shown(standing: &Standing) -> ShownRating {
    ShownRating {
        points: whole(standing.rating.points()),
        margin: whole(standing.rating.margin()),
        games: standing.games,
        provisional: standing.is_provisional(),
    }
}

/// The change from one rating to another, as people see it.
pub(crate) fn change_of(before: Rating, after: Rating) -> RatingChange {
    RatingChange { before: whole(before.points()), after: whole(after.points()) }
}

#[expect(clippy::cast_possible_truncation, reason = "ratings have four digits")]
fn whole(points: f64) -> i32 {
    points.round() as i32
}
