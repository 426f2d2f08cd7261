//! The names that players have without choosing one: a first name of Machiavelli's time and a number, the
//! same in every language.

use sha2::{Digest, Sha256};

use super::player_id::PlayerId;

/// First names of the Italian Renaissance.
const FIRST_NAMES: [&str; 80] = [
    // Women.
    "Alessandra",
    "Alfonsina",
    "Argentina",
    "Barbara",
    "Bartolomea",
    "Beatrice",
    "Bianca",
    "Camilla",
    "Cassandra",
    "Caterina",
    "Chiara",
    "Clarice",
    "Contessina",
    "Costanza",
    "Dianora",
    "Dorotea",
    "Eleonora",
    "Elisabetta",
    "Emilia",
    "Fiammetta",
    "Francesca",
    "Ginevra",
    "Giulia",
    "Ippolita",
    "Isabella",
    "Isotta",
    "Laura",
    "Lavinia",
    "Lisa",
    "Lucrezia",
    "Maddalena",
    "Margherita",
    "Marietta",
    "Nannina",
    "Polissena",
    "Primavera",
    "Sancia",
    "Simonetta",
    "Tullia",
    "Violante",
    "Vittoria",
    // Men.
    "Alfonso",
    "Ambrogio",
    "Andrea",
    "Baldassare",
    "Bartolomeo",
    "Bernardo",
    "Biagio",
    "Cesare",
    "Cosimo",
    "Donato",
    "Ercole",
    "Federico",
    "Ferrante",
    "Filippo",
    "Francesco",
    "Galeazzo",
    "Giorgio",
    "Giovanni",
    "Girolamo",
    "Giuliano",
    "Guidobaldo",
    "Jacopo",
    "Leonardo",
    "Lorenzo",
    "Ludovico",
    "Luigi",
    "Marsilio",
    "Matteo",
    "Michelangelo",
    "Niccolò",
    "Ottaviano",
    "Pandolfo",
    "Pietro",
    "Raffaello",
    "Roberto",
    "Sandro",
    "Sigismondo",
    "Tommaso",
    "Zanobi",
];
/// The numbers after them have two digits.
const FIRST_NUMBER: u64 = 10;
const NUMBERS: u64 = 90;

/// The name of a player who has chosen none. It follows from a hash of the id, so it tells nothing of the
/// id's bytes.
pub(super) fn generated_name(player: PlayerId) -> String {
    let hash: [u8; 32] =
        Sha256::new().chain_update("name/").chain_update(player.as_bytes()).finalize().into();
    let random = hash[..8].iter().fold(0, |random, &byte| random << 8 | u64::from(byte));
    let first_name = FIRST_NAMES[(random / NUMBERS % FIRST_NAMES.len() as u64) as usize];
    format!("{first_name} {}", FIRST_NUMBER + random % NUMBERS)
}

/// A name for an account that was renamed by others: the first that is free of those with these numbers.
pub(crate) fn given_name(player: PlayerId, number: u32) -> String {
    let hash: [u8; 32] = Sha256::new()
        .chain_update("given name/")
        .chain_update(player.as_bytes())
        .chain_update(number.to_be_bytes())
        .finalize()
        .into();
    let random = hash[..8].iter().fold(0, |random, &byte| random << 8 | u64::from(byte));
    format!("player{:05}", random % 100_000)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::identity::PlayerName;

    #[test]
    fn every_generated_name_is_one_that_a_person_may_choose() {
        assert_eq!(BTreeSet::from(FIRST_NAMES).len(), FIRST_NAMES.len(), "a name is listed twice");
        for first_name in FIRST_NAMES {
            for number in [FIRST_NUMBER, FIRST_NUMBER + NUMBERS - 1] {
                let name = format!("{first_name} {number}");
                assert_eq!(PlayerName::chosen(&name).unwrap().unwrap().as_str(), name);
                assert!(name.chars().count() <= 15, "{name} is too long for a plate");
            }
        }
    }

    #[test]
    fn a_player_keeps_the_generated_name() {
        assert_eq!(generated_name(PlayerId::new([7; PlayerId::LENGTH])), "Cesare 91");
    }

    #[test]
    fn generated_names_are_spread_over_all_names_and_numbers() {
        let player = |number: u32| {
            let mut bytes = [0; PlayerId::LENGTH];
            bytes[..4].copy_from_slice(&number.to_be_bytes());
            PlayerId::new(bytes)
        };
        let names: BTreeSet<String> = (0..5_000).map(|number| generated_name(player(number))).collect();
        assert!(names.len() > 3_300, "{} names for 5,000 players", names.len());
        let parts = |part: usize| {
            names.iter().map(|name| name.split(' ').nth(part).unwrap().to_owned()).collect::<BTreeSet<_>>()
        };
        assert_eq!((parts(0).len(), parts(1).len()), (FIRST_NAMES.len(), NUMBERS as usize));
    }
}
