//! Why a game ended, as a sentence.

use djambi::Reason;

use crate::{Language, Rules};

/// Why a game ended, as a whole sentence.
#[must_use]
pub fn reason(language: Language, reason: Reason) -> &'static str {
    let text = Rules(language);
    match reason {
        Reason::Win => text.reason_win(),
        Reason::Repetition => text.reason_repetition(),
        Reason::QuietLimit => text.reason_quiet_limit(),
        Reason::Agreement => text.reason_agreement(),
        Reason::LengthLimit => text.reason_length_limit(),
        Reason::Closed => text.reason_closed(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_reason_has_a_sentence_of_its_own_in_each_language() {
        let texts = Language::ALL.map(|language| Reason::ALL.map(|found| reason(language, found)));
        let all: BTreeSet<&str> = texts.into_iter().flatten().collect();
        assert_eq!(all.len(), Language::ALL.len() * Reason::ALL.len());
        assert!(all.iter().all(|text| text.ends_with('.')), "{all:?}");
    }
}
