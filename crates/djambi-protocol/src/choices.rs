//! The choices of the maker of a game, as TypeScript values: rule sets, options and boards, and what a rated table must have.

use std::any;
use std::ops::RangeInclusive;

use djambi::{Geometry, RuleSet, Rules, Seat, SeatSet};

use djambi_press::limits::MIN_ALIVE;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ts_rs::{Config, TS};

use crate::clock_settings::{BANK_S, BASE_S, INCREMENT_S, TURN_S};
use crate::{
    BotDealings, ClockKind, ClockSettings, FlagRule, LeaveRule, Names, PressSettings, Reveal, Seating, Sign,
    TableSettings, TalkRule, TreatyRule, Watching, rated,
};

/// The clock of a rated game whose maker wishes none.
const RATED_CLOCK: ClockSettings = ClockSettings::RealTime { base_s: 300, increment_s: 10 };

/// The part of the request for a rated game without any choice, by the rule that judges such tables.
fn rated() -> String {
    let TableSettings { begins, flag, fill_s, rated, .. } = rated::rated_like(TableSettings::default());
    format!(
        "{{\n  board: {:?},\n  rules: {:?},\n  options: {{}},\n  others: \"person\",\n  clock: {},\n  table: {{ begins: {}, flag: {}, \
         fill_s: {}, rated: {rated} }},\n}}",
        rated::BOARD.name(),
        rated::RULES.name(),
        json(&RATED_CLOCK),
        json(&begins),
        json(&flag),
        fill_s.map_or_else(|| "undefined".to_owned(), |seconds| seconds.to_string()),
    )
}

/// A value as JSON.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
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
        (
            "RATED",
            "The part of the request for a rated game without any choice. Whoever asks has one seat of the board, and players of the kind `others` the \
             rest;\n * `clock` is for those who wish none, and what is undefined is left out.",
            rated(),
        ),
        ("CLOCK_RANGES", "The ranges of the times of clocks, in seconds.", clock_ranges()),
        (
            "FILL_RANGE",
            "The range of the time after which bots take free seats, in seconds.",
            range(&TableSettings::FILL_S),
        ),
        (
            "APPOINTMENT_DAYS",
            "For how many days before its time a game can be appointed at most.",
            TableSettings::APPOINTMENT_DAYS.to_string(),
        ),
        (
            "TABLE_CHOICES",
            "The settings of a table that have a few values each, the usual one first.",
            fields(&[
                ("listed", json(&[true, false])),
                ("watching", json(&values::<Watching>())),
                ("seating", json(&values::<Seating>())),
                ("names", json(&values::<Names>())),
                ("talk", json(&values::<TalkRule>())),
                ("flag", json(&values::<FlagRule>())),
                ("leave", json(&values::<LeaveRule>())),
            ]),
        ),
        (
            "PRESS_CHOICES",
            "The settings of the press that have a few values each, the usual one first.",
            fields(&[
                ("treaties", json(&values::<TreatyRule>())),
                ("reveal", json(&values::<Reveal>())),
                ("bots", json(&values::<BotDealings>())),
            ]),
        ),
        ("SIGNS", "All signs, in the order in which they are shown.", json(&Sign::ALL)),
    ];
    let text = |(name, docs, value)| format!("\n/** {docs} */\nexport const {name} = {value} as const;\n");
    constants.map(text).concat() + &usual()
}

/// The usual settings of a table, and those that mean nothing with some clocks.
fn usual() -> String {
    let idle = |clock: &ClockKind| (clock.name(), json(&TableSettings::idle(*clock)));
    format!(
        "\n/** The usual settings of a table. */\nexport const USUAL_TABLE: TableSettings = {};\n\n/** The usual settings \
         of the press. */\nexport const USUAL_PRESS: PressSettings = {};\n\n/** The rule of leave at a table that names none. \
         */\nexport const USUAL_LEAVE: LeaveRule = {};\n\n/** The settings of a table that mean \
         nothing in games with such a clock. */\nexport const IDLE_SETTINGS: {{ [key in ClockKind]: readonly (keyof \
         TableSettings)[] }} = {};\n",
        json(&TableSettings::default()),
        json(&PressSettings::default()),
        json(&LeaveRule::default()),
        fields(&ClockKind::ALL.iter().map(idle).collect::<Vec<_>>()),
    )
}

/// The values of a type that has a name for each, in the order of its declaration.
fn values<T: TS + DeserializeOwned>() -> Vec<T> {
    let names = T::inline(&Config::new()).replace('|', ",");
    serde_json::from_str(&format!("[{names}]"))
        .unwrap_or_else(|error| panic!("{}: {error}", any::type_name::<T>()))
}

/// An object with these fields, one in each line.
fn fields(fields: &[(&str, String)]) -> String {
    format!(
        "{{\n{}}}",
        fields.iter().map(|(name, value)| format!("  {name}: {value},\n")).collect::<String>()
    )
}

/// The values of the settings of the press that go together, as TypeScript values with their types.
pub(crate) fn press() -> String {
    let may = |talk, whispers, treaties| {
        PressSettings { treaties, whispers, ..PressSettings::NONE }.check(talk).is_ok()
    };
    let talks: Vec<_> = values().into_iter().filter(|&talk| may(talk, true, TreatyRule::None)).collect();
    let open: Vec<_> = values().into_iter().filter(|&treaties| may(TalkRule::All, false, treaties)).collect();
    format!(
        "\n/** The talk of tables whose players may whisper. */\nexport const WHISPER_TALK: readonly TalkRule[] = {};\n\n\
         /** The treaties of tables whose players do not whisper. */\nexport const OPEN_TREATIES: readonly TreatyRule[] = \
         {};\n\n/** The minimum number of players who make treaties. */\nexport const TREATY_PLAYERS = {MIN_ALIVE};\n",
        json(&talks),
        json(&open),
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
    fn the_usual_value_comes_first() {
        fn first<T: TS + DeserializeOwned + Default + PartialEq>() -> bool {
            values::<T>().first() == Some(&T::default())
        }
        assert!(TableSettings::default().listed);
        assert!(first::<Watching>() && first::<Seating>() && first::<Names>() && first::<TalkRule>());
        assert!(first::<FlagRule>() && first::<LeaveRule>());
        assert!(first::<TreatyRule>() && first::<Reveal>() && first::<BotDealings>());
    }

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
        assert_eq!(RATED_CLOCK.check(), Ok(()));
        assert!(text.contains("  talk: [\"all\",\"signs\",\"none\"],\n"));
        assert!(text.contains("  bots: [\"with_people\",\"all\",\"none\"],\n"));
        assert!(text.contains("  none: [\"flag\",\"leave\"],\n  real_time: [\"leave\"],\n  by_day: [],\n"));
        assert!(press().contains(r#"WHISPER_TALK: readonly TalkRule[] = ["all","signs"];"#));
        assert!(press().contains(r#"OPEN_TREATIES: readonly TreatyRule[] = ["public","none"];"#));
        for set in RuleSet::NAMES {
            assert!(text.contains(&format!("{{ name: {set:?}, differs")), "{set}");
        }
    }
}
