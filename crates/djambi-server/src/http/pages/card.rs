//! The card that is shown where a link to a page is shared: a title, a sentence and a picture.

use std::collections::HashMap;
use std::sync::LazyLock;

use djambi::{Position, Rules};
use djambi_table::LiveGame;
use djambi_text::{Pages, kind_of_game};

use super::asset;
use crate::app::App;
use crate::game::GameSnapshot;
use crate::http::reader::Reader;
use crate::http::shown_position::ShownPosition;
use crate::http::visible_game::visible_game;
use crate::identity::Principal;

/// What is shown where a link is shared, for the templates.
pub(super) struct Card {
    pub(super) title: String,
    pub(super) sentence: String,
    /// The path of the picture: of a position, or the neutral one.
    pub(super) picture: String,
}

impl Card {
    /// The card of a game at the turn that the address names, or now. A table that the lobby does not show or
    /// that hides something has the neutral picture.
    pub(super) fn of_game(reader: &Reader, game: &GameSnapshot, live: &LiveGame, sentence: String) -> Self {
        let settings = &game.stored.settings;
        let title = kind_of_game(reader.language, settings.board(), &settings.rules);
        let picture = of_turn(game, live, number(reader, "turn")).map(|shown| shown.picture());
        Self { title, sentence, picture: picture.unwrap_or_else(neutral) }
    }

    /// The card of an analysis: of a position, or of a game at one of its plies.
    pub(super) async fn of_analysis(app: &App, principal: &Principal, reader: &Reader) -> Self {
        let text = Pages(reader.language);
        let shown = match reader.parameter("game") {
            Some(id) => match visible_game(app, principal, &id).await {
                Ok(game) => of_turn(&game, &game.live, Some(number(reader, "ply").unwrap_or(0))),
                Err(_) => None,
            },
            None => ShownPosition::of_query(&reader.query).ok().flatten(),
        };
        Self::of_position(reader, shown, text.analysis(), text.analysis_description())
    }

    /// The card of the puzzles, or of the one that the address names.
    pub(super) fn of_puzzles(reader: &Reader) -> Self {
        let text = Pages(reader.language);
        let puzzle = reader.parameter("puzzle").and_then(|id| puzzle(&id));
        let card = Self::of_position(reader, puzzle, text.puzzles(), text.puzzles_description());
        Self { title: text.puzzles().to_owned(), ..card }
    }

    /// The card of a page about a position, or about none.
    fn of_position(reader: &Reader, shown: Option<ShownPosition>, title: &str, sentence: &str) -> Self {
        let title = title.to_owned();
        let sentence = sentence.to_owned();
        let Some(shown) = shown else { return Self { title, sentence, picture: neutral() } };
        let ShownPosition { position, rules } = &shown;
        let kind = kind_of_game(reader.language, position.geometry(), rules);
        let turn = Pages(reader.language).to_move(position.turn());
        let sentence = if position.is_over() { sentence } else { format!("{turn} {sentence}") };
        Self { title: format!("{title} – {kind}"), sentence, picture: shown.picture() }
    }
}

/// The picture of the site.
fn neutral() -> String {
    asset("card.png")
}

/// The number that a parameter of the address has, if it has one.
fn number(reader: &Reader, name: &str) -> Option<usize> {
    reader.parameter(name)?.parse().ok()
}

/// The position of a game after a number of turns, or the last; none if it is not to be shown to everybody.
fn of_turn(game: &GameSnapshot, live: &LiveGame, turn: Option<usize>) -> Option<ShownPosition> {
    if !game.may_be_pictured() {
        return None;
    }
    let position = turn.and_then(|turn| live.game().positions().get(turn));
    let position = *position.unwrap_or_else(|| live.game().position());
    Some(ShownPosition { rules: game.stored.settings.rules, position })
}

/// The puzzles by their ids; `docs/PUZZLES.md` says what the columns mean.
static PUZZLES: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let lines = include_str!("../../../../../corpus/puzzles/puzzles.tsv").lines();
    lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t')).collect()
});

/// The position of a puzzle.
fn puzzle(id: &str) -> Option<ShownPosition> {
    let columns: Vec<&str> = PUZZLES.get(id)?.split('\t').collect();
    let [_, rules, position, ..] = columns[..] else { return None };
    let mut words = rules.split(' ');
    let set = words.next()?;
    let rules = Rules::with(set, words.filter_map(|option| option.split_once('='))).ok()?;
    Some(ShownPosition { rules, position: Position::parse(position, &rules).ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_a_picture() {
        assert!(PUZZLES.len() > 100);
        for id in PUZZLES.keys() {
            assert!(puzzle(id).is_some(), "{id}");
        }
    }
}
