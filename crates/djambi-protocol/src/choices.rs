//! What the maker of a game chooses from, as TypeScript values: rule sets, options and boards.

use djambi::{Geometry, RuleSet, Rules, Seat, SeatSet};

use crate::{board_title, title::rule_set_title};

/// The choices by the rules. They are constants with their literal types, so that a page for which a name has
/// no text is refused by its type checker.
pub(crate) fn choices() -> String {
    let constants = [
        (
            "RULE_SETS",
            "All rule sets with their titles, the default first, and the values that differ from the options' defaults.",
            list(RuleSet::ALL.iter().map(|&set| rule_set(set))),
        ),
        (
            "RULE_OPTIONS",
            "All options with their values; a number has none.",
            list(Rules::OPTIONS.into_iter().map(option)),
        ),
        (
            "BOARDS",
            "All boards with their titles, and the seats that two players take there, three, and so on.",
            list(Geometry::ALL.into_iter().map(board)),
        ),
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
    format!("{{ name: {:?}, title: {:?}, differs: {{{differs}}} }}", set.name(), rule_set_title(set))
}

fn option(name: &str) -> String {
    format!("{{ name: {name:?}, values: {:?}, default: {:?} }}", Rules::values(name), default(name))
}

fn board(board: &'static Geometry) -> String {
    let names = |seats: SeatSet| format!("{:?}", seats.iter().map(Seat::name).collect::<Vec<_>>());
    let players = (2..).map_while(|count| board.players_of(count)).map(names);
    let players = players.collect::<Vec<_>>().join(", ");
    format!("{{ name: {:?}, title: {:?}, players: [{players}] }}", board.name(), board_title(board))
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
        assert!(text.contains(
            r#"{ name: "variants", title: "Variants", differs: {reporter: "all", devolution: "reign"} }"#
        ));
        assert!(text.contains(r#"{ name: "quiet_limit", values: [], default: "200" }"#));
        assert!(text.contains(r#"{ name: "duel2", title: "Duel", players: [["red", "yellow"]] }"#));
        assert!(text.contains(r#"{ name: "hex3", title: "Hexagons for three", players: [["red", "blue"], ["red", "blue", "yellow"]] }"#));
        for set in RuleSet::NAMES {
            assert!(text.contains(&format!("{{ name: {set:?}, title")), "{set}");
        }
    }
}
