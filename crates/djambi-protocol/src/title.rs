//! The names of boards and rules for people.

use djambi::{Geometry, RuleSet, Rules};

/// The name of a board for people.
#[must_use]
pub fn board_title(board: &'static Geometry) -> &'static str {
    match board.name() {
        "square9" => "The square board",
        "duel2" => "Duel",
        "hex3" => "Hexagons for three",
        "hex6" => "Hexagons for six",
        "ngon3" => "Three sides",
        "ngon4" => "Four sides",
        "ngon5" => "Pentachiavel",
        "ngon6" => "Six sides",
        name => name,
    }
}

/// The name of rules for people: that of their rule set, and the options that differ from it.
///
/// ```
/// use djambi::Rules;
/// use djambi_protocol::rules_title;
///
/// let rules = Rules::with("arena", [("reporter", "must")])?;
/// assert_eq!(rules_title(&rules), "Arena rules with reporter = must");
/// # Ok::<(), djambi::RulesError>(())
/// ```
#[must_use]
pub fn rules_title(rules: &Rules) -> String {
    let changes: Vec<_> = rules.changes().map(|(option, value)| format!("{option} = {value}")).collect();
    let set = rule_set_title(rules.base);
    if changes.is_empty() {
        format!("{set} rules")
    } else {
        format!("{set} rules with {}", changes.join(", "))
    }
}

/// The name of a rule set for people.
pub(crate) const fn rule_set_title(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Classic => "Classic",
        RuleSet::Variants => "Variants",
        RuleSet::Arena => "Arena",
        RuleSet::YangPi => "Yang-Pî",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_a_title_of_its_own() {
        let mut titles = Geometry::ALL.map(board_title);
        for (board, title) in Geometry::ALL.into_iter().zip(titles) {
            assert_ne!(board.name(), title);
        }
        titles.sort_unstable();
        assert!(titles.windows(2).all(|pair| pair[0] != pair[1]), "{titles:?}");
    }
}
