//! Text and JSON give back what they were made from.

use djambi_press::{Treaty, TreatyForm};

use crate::rng::Rng;
use crate::source::case;

#[test]
fn treaties_are_read_as_they_were_written() {
    let mut rng = Rng::new(3);
    for _ in 0..5_000 {
        let (_, position, treaty) = case(&mut rng);
        let text = treaty.to_string();
        assert_eq!(Treaty::parse(position.geometry(), &text).as_ref(), Ok(&treaty), "{text}");
        let json = serde_json::to_string(&treaty.to_form()).expect("JSON");
        let form: TreatyForm = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_eq!(Treaty::from_form(position.geometry(), &form).as_ref(), Ok(&treaty), "{json}");
    }
}

#[test]
fn a_spoilt_text_is_refused_or_a_treaty() {
    let mut rng = Rng::new(4);
    let mut refused = 0;
    for _ in 0..20_000 {
        let (_, position, treaty) = case(&mut rng);
        let mut text: Vec<char> = treaty.to_string().chars().collect();
        for _ in 0..=rng.below(2) {
            let at = rng.below(text.len());
            let letters: Vec<char> = "rbygpoxCARDNM@?,:()/= 0123456789é\u{202e}".chars().collect();
            match rng.below(3) {
                0 => text[at] = letters[rng.below(letters.len())],
                1 => text.insert(at, letters[rng.below(letters.len())]),
                _ if text.len() > 1 => drop(text.remove(at)),
                _ => {}
            }
        }
        let text: String = text.into_iter().collect();
        match Treaty::parse(position.geometry(), &text) {
            Ok(treaty) => assert_eq!(Treaty::parse(position.geometry(), &treaty.to_string()), Ok(treaty)),
            Err(fault) => {
                refused += 1;
                assert!(!fault.to_string().is_empty() && !fault.problem().code.is_empty());
            }
        }
    }
    assert!(refused > 10_000, "{refused} were refused");
}
