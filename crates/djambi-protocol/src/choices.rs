//! The choices of the maker of a game, as TypeScript values: rule sets, options and boards, and what a rated table must have.

use djambi::{Geometry, RuleSet, Rules, Seat, SeatSet};

use crate::rated;

/// The settings of a rated table, by the rule that judges such tables.
fn rated() -> String {
    let name = |value| serde_json::to_string(&value).unwrap_or_default();
    format!(
        "{{ rules: {:?}, board: {:?}, players: {}, begins: {}, flag: {}, hasClock: true, hasBots: false }}",
        rated::RULES.name(),
        rated::BOARD.name(),
        rated::BOARD.seats().len(),
        name(serde_json::to_value(rated::BEGINS).unwrap_or_default()),
        name(serde_json::to_value(rated::FLAG).unwrap_or_default()),
    )
}

/// The choices by the rules. They are constants with their literal types, so that a page for which a name has
/// no text is refused by its type checker.
pub(crate) fn choices() -> String {
    let constants = [
        (
            "RULE_SETS",
            "All rule sets, the default first, with the values that differ from the options' defaults.",
            list(RuleSet::ALL.iter().map(|&set| rule_set(set))),
        ),
        (
            "RULE_OPTIONS",
            "All options with their values; a number has none.",
            list(Rules::OPTIONS.into_iter().map(option)),
        ),
        (
            "BOARDS",
            "All boards with the seats that two players take there, three, and so on.",
            list(Geometry::ALL.into_iter().map(board)),
        ),
        ("RATED", "The settings that a rated table must have.", rated()),
    ];
    let text = |(name, docs, value)| format!("\n/** {docs} */\nexport const {name} = {value} as const;\n");
    constants.map(text).concat()
}

fn rule_set(set: RuleSet) -> String {
    let rules = Rules::of(set);
    let differs = Rules::OPTIONS.into_iter().filter_map(|option| {
        let value = rules.get(option).filter(|value| *value != default(option))?;
        Some(format!("{option}: {value:?}"))
    });
    let differs = differs.collect::<Vec<_>>().join(", ");
    format!("{{ name: {:?}, differs: {{{differs}}} }}", set.name())
}

fn option(name: &str) -> String {
    format!("{{ name: {name:?}, values: {:?}, default: {:?} }}", Rules::values(name), default(name))
}

fn board(board: &'static Geometry) -> String {
    let names = |seats: SeatSet| format!("{:?}", seats.iter().map(Seat::name).collect::<Vec<_>>());
    let players = (2..).map_while(|count| board.players_of(count)).map(names);
    let players = players.collect::<Vec<_>>().join(", ");
    format!("{{ name: {:?}, players: [{players}] }}", board.name())
}

/// The value of an option in the rules that change none.
fn default(option: &str) -> String {
    Rules::default().get(option).unwrap_or_default()
}

/// A list with one item in each line.
fn list(items: impl Iterator<Item = String>) -> String {
    format!("[\n{}]", items.map(|item| format!("  {item},\n")).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_those_of_the_rules() {
        let text = choices();
        assert!(text.contains(r#"{ name: "variants", differs: {reporter: "all", devolution: "reign"} }"#));
        assert!(text.contains(r#"{ name: "quiet_limit", values: [], default: "200" }"#));
        assert!(text.contains(r#"{ name: "duel2", players: [["red", "yellow"]] }"#));
        assert!(text.contains(r#"{ name: "hex3", players: [["red", "blue"], ["red", "blue", "yellow"]] }"#));
        for set in RuleSet::NAMES {
            assert!(text.contains(&format!("{{ name: {set:?}, differs")), "{set}");
        }
    }
}
