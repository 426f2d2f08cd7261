//! Refusals as clients are told of them: a code with its arguments, and the English sentence.

use djambi_protocol::Failure;
use djambi_table::Refused;
use djambi_text::Language;

/// A refusal as a client is told of it.
pub(crate) fn failure(refused: impl Into<Refused>) -> Failure {
    let Refused { problem, section } = refused.into();
    Failure::new(&problem, djambi_text::problem(Language::En, &problem), section)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use djambi_protocol::{Excess, Missing, RatedNeed, Refusal};

    use super::*;

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_in_each_language() {
        let sentences = |language| {
            let sentence = move |refusal: Refusal| djambi_text::problem(language, &refusal.problem());
            Refusal::examples().into_iter().map(sentence)
        };
        let all: BTreeSet<String> = Language::ALL.into_iter().flat_map(sentences).collect();
        assert_eq!(all.len(), Language::ALL.len() * Refusal::CODES.len());
        assert!(all.iter().all(|text| text.ends_with(['.', ')'])), "{all:?}");
    }

    #[test]
    fn every_value_of_an_argument_has_a_sentence() {
        let missing = Missing::ALL.iter().map(|&what| Refusal::NotFound { what });
        let excess = Excess::ALL.iter().map(|&kind| Refusal::TooMany { kind, seconds: 1 });
        let needs = RatedNeed::ALL.iter().map(|&need| Refusal::RatedTable { need });
        let refusals = missing.chain(excess).chain(needs);
        let all: BTreeSet<String> = refusals.map(|refusal| failure(refusal).message).collect();
        assert_eq!(all.len(), Missing::ALL.len() + Excess::ALL.len() + RatedNeed::ALL.len(), "{all:?}");
        assert!(all.iter().all(|text| text.ends_with('.')), "{all:?}");
    }
}
