//! The name of a game: its board, its rules and the number of its players; and the levels of its bots.

use djambi::{Geometry, RuleSet, Rules};

use crate::Language;
use crate::choices::{Board, Choice, Choices, Level, Rule, Ruleset};

/// The title of a board: “The square board”.
#[must_use]
pub fn board_title(language: Language, board: &Geometry) -> String {
    let name = board.name();
    Board::from_name(name).map_or_else(|| name.to_owned(), |board| Choices(language).board(board))
}

/// The title of a level of bots: “Envoy”.
#[must_use]
pub fn level_title(language: Language, level: djambi_protocol::Level) -> String {
    let name = level.name();
    Level::from_name(name).map_or_else(|| name.to_owned(), |level| Choices(language).level(level))
}

/// The title of a rule set: “Classic”.
#[must_use]
pub fn rule_set_title(language: Language, set: RuleSet) -> String {
    let name = set.name();
    Ruleset::from_name(name).map_or_else(|| name.to_owned(), |set| Choices(language).rule_set(set))
}

/// The board and the rules of a game: “Pentachiavel, Classic rules”. Options that differ from the rule set
/// follow.
///
/// ```
/// use djambi::{HEX3, Rules};
/// use djambi_text::{Language, kind_of_game};
///
/// let rules = Rules::with("arena", [("reporter", "must"), ("quiet_limit", "1000")])?;
/// assert_eq!(
///     kind_of_game(Language::En, &HEX3, &rules),
///     "Hexagons for three, Arena rules with changes: The reporter – must kill one neighbour if it can; \
///      Turns in a row without a kill – are a draw after 1,000"
/// );
/// # Ok::<(), djambi::RulesError>(())
/// ```
#[must_use]
pub fn kind_of_game(language: Language, board: &Geometry, rules: &Rules) -> String {
    let text = Choices(language);
    text.kind(&board_title(language, board), &rules_title(text, rules))
}

/// The board and the rules of a game, and the number of its players: “Duel, Classic rules, 2 players”.
#[must_use]
pub fn kind_of_game_for(language: Language, board: &Geometry, rules: &Rules, players: u64) -> String {
    let text = Choices(language);
    text.kind_for(&board_title(language, board), &rules_title(text, rules), players)
}

/// The rules after the title of a board: “Classic rules”, and the options that differ from the rule set.
fn rules_title(text: Choices, rules: &Rules) -> String {
    let changes: Vec<_> = rules.changes().map(|(option, value)| change(text, option, &value)).collect();
    match Ruleset::from_name(rules.base.name()) {
        None => rules.base.name().to_owned(),
        Some(set) if changes.is_empty() => text.rules(set),
        Some(set) => text.rules_changed(set, &changes),
    }
}

/// An option and its value as a sentence.
fn change(text: Choices, option: &str, value: &str) -> String {
    let meaning = match (option, value.parse()) {
        ("repetition", Ok(times)) => text.repetition(times),
        ("quiet_limit", Ok(turns)) => text.quiet_limit(turns),
        _ => Choice::from_name(&format!("{option}_{value}"))
            .map_or_else(|| value.to_owned(), |choice| text.choice(choice)),
    };
    Rule::from_name(option)
        .map_or_else(|| format!("{option} = {meaning}"), |rule| text.change(rule, &meaning))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use djambi::{DUEL2, SQUARE9};

    use super::*;

    /// The names as the rules have them, and as the catalogue has them.
    fn assert_same<'a>(rules: impl IntoIterator<Item = String>, texts: impl IntoIterator<Item = &'a str>) {
        let rules: BTreeSet<String> = rules.into_iter().collect();
        let texts: BTreeSet<String> = texts.into_iter().map(str::to_owned).collect();
        assert_eq!(rules, texts);
    }

    #[test]
    fn every_choice_of_the_rules_has_a_text_and_no_text_is_left_over() {
        assert_same(Geometry::ALL.map(|board| board.name().to_owned()), Board::ALL.map(Board::name));
        assert_same(RuleSet::NAMES.iter().map(ToString::to_string), Ruleset::ALL.map(Ruleset::name));
        assert_same(Rules::OPTIONS.map(str::to_owned), Rule::ALL.map(Rule::name));
        let levels = djambi_protocol::Level::ALL.map(|level| level.name().to_owned());
        assert_same(levels, Level::ALL.map(Level::name));
        let values = |option| Rules::values(option).iter().map(move |value| format!("{option}_{value}"));
        assert_same(Rules::OPTIONS.into_iter().flat_map(values), Choice::ALL.map(Choice::name));
    }

    #[test]
    fn titles_are_different_in_each_language() {
        for language in Language::ALL {
            let text = Choices(language);
            let boards: BTreeSet<_> = Geometry::ALL.map(|board| board_title(language, board)).into();
            let levels: BTreeSet<_> =
                djambi_protocol::Level::ALL.map(|level| level_title(language, level)).into();
            let rules: BTreeSet<_> = Rule::ALL.map(|rule| text.rule(rule)).into();
            let sets: BTreeSet<_> = RuleSet::ALL.iter().map(|&set| rule_set_title(language, set)).collect();
            let counts = [boards.len(), levels.len(), rules.len(), sets.len()];
            assert_eq!(counts, [Board::ALL.len(), Level::ALL.len(), Rule::ALL.len(), Ruleset::ALL.len()]);
        }
    }

    #[test]
    fn a_game_is_called_by_board_rules_and_players() {
        let called = |language| kind_of_game_for(language, &DUEL2, &Rules::CLASSIC, 2);
        assert_eq!(called(Language::En), "Duel, Classic rules, 2 players");
        for language in Language::ALL {
            let kind = kind_of_game(language, &SQUARE9, &Rules::ARENA);
            assert!(kind.starts_with(&board_title(language, &SQUARE9)), "{kind}");
            let every = Rules::OPTIONS.into_iter().fold(Rules::VARIANTS, |mut rules, option| {
                let value = Rules::values(option).last().unwrap_or(&"0");
                rules.set(option, value).unwrap();
                rules
            });
            let changed = kind_of_game(language, &SQUARE9, &every);
            assert_eq!(changed.matches(" – ").count(), every.changes().count(), "{changed}");
            assert!(!changed.contains('_'), "a value shows by its name: {changed}");
        }
    }
}
