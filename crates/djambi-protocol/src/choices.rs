//! The choices of the maker of a game, as TypeScript values: rule sets, options and boards, and what a rated table must have.

use std::ops::RangeInclusive;

use djambi::{Geometry, RuleSet, Rules, Seat, SeatSet};

use djambi_press::limits::MIN_ALIVE;
use serde::Serialize;

use crate::clock_settings::{BANK_S, BASE_S, INCREMENT_S, TURN_S};
use crate::{PressSettings, Sign, TableSettings, TalkRule, TreatyRule, rated};

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
        ("CLOCK_RANGES", "The ranges of the times of clocks, in seconds.", clock_ranges()),
        (
            "FILL_RANGE",
            "The range of the time after which bots take free seats, in seconds.",
            range(&TableSettings::FILL_S),
        ),
        ("SIGNS", "All signs, in the order in which they are shown.", names(&Sign::ALL)),
    ];
    let text = |(name, docs, value)| format!("\n/** {docs} */\nexport const {name} = {value} as const;\n");
    constants.map(text).concat()
}

/// The values of the settings of the press that go together, as TypeScript values with their types.
pub(crate) fn press() -> String {
    let may = |talk, whispers, treaties| {
        PressSettings { treaties, whispers, ..PressSettings::NONE }.check(talk).is_ok()
    };
    let talks = [TalkRule::All, TalkRule::Signs, TalkRule::None];
    let talks: Vec<_> = talks.into_iter().filter(|&talk| may(talk, true, TreatyRule::None)).collect();
    let open = [TreatyRule::Public, TreatyRule::Secret, TreatyRule::None];
    let open: Vec<_> = open.into_iter().filter(|&treaties| may(TalkRule::All, false, treaties)).collect();
    format!(
        "\n/** The talk of tables whose players may whisper. */\nexport const WHISPER_TALK: readonly TalkRule[] = {};\n\n\
         /** The treaties of tables whose players do not whisper. */\nexport const OPEN_TREATIES: readonly TreatyRule[] = \
         {};\n\n/** The minimum number of players who make treaties. */\nexport const TREATY_PLAYERS = {MIN_ALIVE};\n",
        names(&talks),
        names(&open),
    )
}

/// The ranges of the times of clocks, by the names of the fields.
fn clock_ranges() -> String {
    let ranges = [("base_s", BASE_S), ("increment_s", INCREMENT_S), ("turn_s", TURN_S), ("bank_s", BANK_S)];
    let ranges = ranges.map(|(name, of)| format!("{name}: {}", range(&of)));
    format!("{{ {} }}", ranges.join(", "))
}

/// A range as its ends.
fn range(range: &RangeInclusive<u32>) -> String {
    format!("[{}, {}]", range.start(), range.end())
}

/// Values by their names.
fn names<T: Serialize>(values: &[T]) -> String {
    serde_json::to_string(values).unwrap_or_default()
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
        assert!(
            text.contains("CLOCK_RANGES = { base_s: [60, 3600],") && text.contains("FILL_RANGE = [15, 600]")
        );
        assert!(press().contains(r#"WHISPER_TALK: readonly TalkRule[] = ["all","signs"];"#));
        assert!(press().contains(r#"OPEN_TREATIES: readonly TreatyRule[] = ["public","none"];"#));
        for set in RuleSet::NAMES {
            assert!(text.contains(&format!("{{ name: {set:?}, differs")), "{set}");
        }
    }
}
