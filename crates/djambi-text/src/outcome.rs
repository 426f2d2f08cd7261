//! Why a game ended, as a sentence.

use djambi::Reason;

use crate::{Language, rules};

/// Why a game ended, as a whole sentence.
#[must_use]
pub fn reason(language: Language, reason: Reason) -> String {
    match reason {
        Reason::Win => rules::reason_win(language),
        Reason::Repetition => rules::reason_repetition(language),
        Reason::QuietLimit => rules::reason_quiet_limit(language),
        Reason::Agreement => rules::reason_agreement(language),
        Reason::Closed => rules::reason_closed(language),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_reason_has_a_sentence_of_its_own_in_each_language() {
        let texts = Language::ALL.map(|language| Reason::ALL.map(|found| reason(language, found)));
        let all: BTreeSet<&String> = texts.iter().flatten().collect();
        assert_eq!(all.len(), Language::ALL.len() * Reason::ALL.len());
        assert!(all.iter().all(|text| text.ends_with('.')), "{all:?}");
    }
}
