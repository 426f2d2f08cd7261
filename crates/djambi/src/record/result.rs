//! Results as text.

use alloc::string::{String, ToString};

use super::NOT_PLAYED;
use crate::{Game, Reason, SeatSet};

/// The result of a game that is not over, or was closed.
pub(super) const UNFINISHED: &str = "*";
/// The share of a seat at which no player began the game.
const NOBODY: &str = "_";

/// A share for each seat in the order of play, or `*`.
pub(super) fn text(game: &Game) -> String {
    shares(game, game.start().geometry().seats())
}

/// The earlier form of the result: a share for each army, also for those without a seat.
pub(super) fn earlier_text(game: &Game) -> String {
    shares(game, game.start().geometry().armies())
}

fn shares(game: &Game, of: SeatSet) -> String {
    let Some(outcome) = game.outcome().filter(|outcome| outcome.reason != Reason::Closed) else {
        return UNFINISHED.to_string();
    };
    let mut text = String::new();
    for seat in of.iter() {
        if !text.is_empty() {
            text.push('-');
        }
        if game.players().contains(seat) {
            text.push_str(&outcome.share(seat).to_string());
        } else {
            text.push_str(NOBODY);
        }
    }
    text
}

/// Whether a word of a record's text can only be a result, right or wrong.
pub(super) fn looks_like_result(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit() || first == '*' || first == '_')
}

/// Whether a typed word can begin a result whose dashes have spaces around them: the number of a round, which
/// has a full stop at its end, cannot.
pub(super) fn begins_with_share(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit() || first == '_') && is_made_of_shares(word)
}

/// Whether a typed word goes on with a result: a single dash stands between them.
pub(super) fn continues(result: &str, word: &str) -> bool {
    let one_dash = result.ends_with('-') != word.starts_with('-');
    one_dash && word != NOT_PLAYED && is_made_of_shares(word)
}

/// Whether a typed text has more than one share, with or without a dash at its end.
pub(super) fn has_two_shares(text: &str) -> bool {
    text.split('-').filter(|share| !share.is_empty()).count() > 1
}

fn is_made_of_shares(word: &str) -> bool {
    let of_share = |c: char| c.is_ascii_digit() || matches!(c, '_' | '/' | '-' | '.' | ',');
    !word.is_empty() && !word.ends_with('.') && word.chars().all(of_share)
}
