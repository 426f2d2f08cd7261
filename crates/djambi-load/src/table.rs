//! Clocks and talk in the games of a load.

use djambi_protocol::{ClockSettings, PressSettings, TreatyRule};
use djambi_table::{MAX_ACTS, MAX_MESSAGES};

use crate::talk::Speech;

/// How many messages a person may say in a game and a minute: a few less than tables allow, which no option of a service
/// changes.
const MESSAGES_A_PERSON: usize = MAX_MESSAGES - 2;
/// How many acts a person may say in a game and a minute.
const ACTS_A_PERSON: usize = MAX_ACTS - 1;
/// How many times as fast as necessary first turns must come: a first turn that is late closes the game.
const FIRST_TURNS: f64 = 1.5;
/// The clock of games in real time.
const REAL_TIME: ClockSettings = ClockSettings::RealTime { base_s: 3_600, increment_s: 30 };

/// What the games of a load have beside turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TableSpec {
    /// The share of the games that have a clock, in per cent.
    pub(crate) clocks: u8,
    /// The messages that are said in each game a minute.
    pub(crate) talk: u32,
    /// The kind of these messages.
    pub(crate) speech: Speech,
}

impl TableSpec {
    /// The clock of the game with this number, from 0. The games with clocks are spread evenly; they have
    /// minutes for the game and days for a turn by turns. No flag falls in a load.
    pub(crate) fn clock(self, number: usize) -> Option<ClockSettings> {
        let before = |number: usize| number * usize::from(self.clocks) / 100;
        let index = before(number);
        let has_clock = before(number + 1) > index;
        has_clock.then_some(match index % 2 {
            0 => REAL_TIME,
            _ => ClockSettings::ByDay { turn_s: 86_400, bank_s: 86_400 },
        })
    }

    /// What the games allow: whispers where people whisper.
    pub(crate) fn press(self) -> PressSettings {
        match self.speech {
            Speech::Texts | Speech::Acts => PressSettings::default(),
            Speech::Whispers => {
                PressSettings { treaties: TreatyRule::Secret, whispers: true, ..PressSettings::default() }
            }
        }
    }

    /// The messages a second in all games together.
    pub(crate) fn messages_a_second(self, games: usize) -> f64 {
        f64::from(self.talk) * games as f64 / 60.0
    }

    /// The maximum number of messages in each game a minute, if it has this number of sockets.
    pub(crate) fn max_talk(self, sockets: usize) -> u32 {
        let of_person = match self.speech {
            Speech::Texts => MESSAGES_A_PERSON,
            Speech::Acts => ACTS_A_PERSON,
            // Half of what is whispered is acts.
            Speech::Whispers => 2 * ACTS_A_PERSON,
        };
        u32::try_from(sockets.min(super::game::PEOPLE) * of_person).unwrap_or_default()
    }

    /// The lowest rate at which the first turns of the games come in time.
    pub(crate) fn min_rate(self, games: usize) -> f64 {
        if self.clocks == 0 {
            0.0
        } else {
            FIRST_TURNS * games as f64 * 1_000.0 / REAL_TIME.first_turn_limit() as f64
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_share_of_games_has_clocks_of_both_kinds() {
        for (share, games) in [(0, 0), (1, 4), (50, 200), (100, 400)] {
            let spec = TableSpec { clocks: share, ..TableSpec::default() };
            let clocks: Vec<_> = (0..400).filter_map(|number| spec.clock(number)).collect();
            assert_eq!(clocks.len(), games);
            let real_time = clocks.iter().filter(|clock| matches!(clock, ClockSettings::RealTime { .. }));
            assert_eq!(real_time.count(), games / 2);
            assert!(clocks.iter().all(|clock| clock.check().is_ok()));
        }
    }
}
