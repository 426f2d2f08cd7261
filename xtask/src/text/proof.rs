//! The proofreader: forgotten copies of the English text, and what is badly set.

use super::model::{ENDS, Joint, Kind, Part, Pattern, Signature, is_ended};
use super::plurals::Plurals;
use super::render::Reading;

/// A text that is badly set: what it contains, and what is wrong with it.
struct Rule {
    /// The language that it is about; none for all.
    language: Option<&'static str>,
    found: fn(&str) -> bool,
    wrong: &'static str,
}

/// What no text has. A language without rules of its own is held to those of all languages.
const RULES: &[Rule] = &[
    Rule { language: None, found: |text| text.contains("  "), wrong: "two spaces follow each other" },
    Rule { language: None, found: |text| text.trim() != text, wrong: "a space stands at an end" },
    Rule { language: None, found: str::is_empty, wrong: "the text is empty" },
    Rule {
        language: None,
        found: has_straight_quote,
        wrong: "an apostrophe is written ’, and quotes are curved",
    },
    Rule { language: None, found: has_two_ends, wrong: "two marks end a sentence" },
    Rule {
        language: Some("en"),
        found: |text| has_space_before(text, &[' ', '\u{a0}', '\u{202f}'], ".,:;?!"),
        wrong: "a space stands before a mark",
    },
    Rule {
        language: Some("en"),
        found: |text| has_word_before_vowel(text, "a"),
        wrong: "“an” stands before a vowel",
    },
    Rule {
        language: Some("es"),
        found: |text| has_space_before(text, &[' ', '\u{a0}', '\u{202f}'], ".,:;?!"),
        wrong: "a space stands before a mark",
    },
    Rule {
        language: Some("es"), found: |text| has_words(text, &["de el ", "a el "]), wrong: "“del”, “al”"
    },
    Rule {
        language: Some("es"),
        found: |text| text.matches('?').count() != text.matches('¿').count(),
        wrong: "a question begins with ¿ and ends with ?",
    },
    Rule {
        language: Some("es"),
        found: |text| text.matches('!').count() != text.matches('¡').count(),
        wrong: "an exclamation begins with ¡ and ends with !",
    },
    Rule {
        language: Some("fr"),
        found: has_wrong_french_space,
        wrong: "U+202F stands before ; ? !, U+00A0 before : »",
    },
    Rule {
        language: Some("fr"),
        found: |text| has_words(text, &["de le ", "de les ", "à le ", "à les "]),
        wrong: "“du”, “des”, “au”, “aux”",
    },
    Rule {
        language: Some("fr"),
        found: |text| {
            ["de", "le", "la", "que", "ne", "se"].iter().any(|word| has_word_before_vowel(text, word))
        },
        wrong: "a word is not elided before a vowel",
    },
    // Words that have slipped in for the ones that the glossary has.
    Rule {
        language: Some("es"),
        found: |text| has_words(text, &["tu jefe", "su jefe", "charla", "señas ", "puesto final"]),
        wrong: "the chief is the «líder», the talk the «chat», a sign a «signo», a rank a «lugar»",
    },
    Rule {
        language: Some("fr"),
        found: |text| has_words(text, &["robot", "le siège", "un siège", "ce siège", "votre siège"]),
        wrong: "a bot is a « bot », and a seat a « place »",
    },
];

/// Everything that a proofreader would mark in a text of a language: each fault once.
pub(super) fn faults(language: &str, signature: &Signature, pattern: &Pattern) -> Vec<String> {
    let Some(plurals) = Plurals::of(language) else {
        return vec![format!("`{language}` is no code of a language")];
    };
    let reading = Reading { pattern, arguments: &signature.arguments, plurals: &plurals };
    let mut faults: Vec<String> = bare_sentence(signature, pattern).into_iter().collect();
    for text in reading.texts() {
        let plain = without_markup(&text);
        let rules = RULES.iter().filter(|rule| rule.language.is_none_or(|own| own == language));
        for Rule { wrong, .. } in rules.filter(|rule| (rule.found)(&plain)) {
            if !faults.iter().any(|known| known.starts_with(wrong)) {
                faults.push(format!("{wrong}: “{text}”"));
            }
        }
    }
    faults
}

/// The argument that is a whole sentence of a pattern, and no sentence for its signature: a text that may be
/// a question, and then has a mark of its own.
fn bare_sentence(signature: &Signature, pattern: &Pattern) -> Option<String> {
    let is_text = |name: &String| {
        signature.arguments.iter().any(|argument| argument.name == *name && argument.kind == Kind::Text)
    };
    let begins = |before: Option<&Part>| match before {
        Some(Part::Text(text)) => is_ended(text.trim_end()) && text.ends_with(' '),
        before => before.is_none(),
    };
    let ends = |after: &[Part]| match after {
        [Part::Text(text), rest @ ..] => {
            let after = text.trim_start_matches('\u{202f}').strip_prefix(ENDS);
            after.is_some_and(|text| text.starts_with(' ') || (text.is_empty() && rest.is_empty()))
        }
        _ => false,
    };
    (0..pattern.len()).find_map(|index| match &pattern[index] {
        Part::Argument(name)
            if is_text(name)
                && begins(index.checked_sub(1).map(|before| &pattern[before]))
                && ends(&pattern[index + 1..]) =>
        {
            Some(format!("a sentence is declared as one, and ended by SENTENCE: “{{{name}}}.”"))
        }
        Part::Choice(choice) => {
            let cases = choice.cases.iter().map(|(_, pattern)| pattern).chain([&choice.other]);
            cases.flat_map(|pattern| bare_sentence(signature, pattern)).next()
        }
        Part::Capital(pattern) => bare_sentence(signature, pattern),
        _ => None,
    })
}

/// Whether a text has the same words as the English one: it was forgotten, unless its writer says otherwise.
pub(super) fn is_copy(english: &Pattern, pattern: &Pattern) -> bool {
    english == pattern && pattern.iter().any(has_words_of_its_own)
}

/// Tags in a text, such as `<strong>`, in their order.
pub(super) fn tags(signature: &Signature, pattern: &Pattern, language: &str) -> Vec<String> {
    let Some(plurals) = Plurals::of(language) else { return Vec::new() };
    let first = Reading { pattern, arguments: &signature.arguments, plurals: &plurals }.texts().next();
    let text = first.unwrap_or_default();
    let mut tags: Vec<String> = text.split('<').skip(1).map(tag).collect();
    tags.sort_unstable();
    tags
}

fn tag(rest: &str) -> String {
    rest.split(['>', ' ']).next().unwrap_or_default().to_owned()
}

fn has_words_of_its_own(part: &Part) -> bool {
    let is_word = |text: &str| text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 1);
    match part {
        Part::Text(text) => is_word(text),
        Part::Word { words, .. } => words.iter().any(|(_, word)| is_word(word)),
        Part::Choice(choice) => choice
            .cases
            .iter()
            .map(|(_, pattern)| pattern)
            .chain([&choice.other])
            .flatten()
            .any(has_words_of_its_own),
        Part::Capital(pattern) => pattern.iter().any(has_words_of_its_own),
        Part::List { joint: Joint::Separator(text), .. } => is_word(text),
        Part::Argument(_) | Part::Name(_) | Part::Ended(_) | Part::Number(_) | Part::List { .. } => false,
    }
}

/// A text without its tags and their attributes.
fn without_markup(text: &str) -> String {
    let mut plain = String::new();
    let mut pieces = text.split('<');
    plain.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        match piece.split_once('>') {
            Some((_, rest)) if piece.starts_with(|c: char| c.is_ascii_lowercase() || c == '/') => {
                plain.push_str(rest);
            }
            _ => {
                plain.push('<');
                plain.push_str(piece);
            }
        }
    }
    plain
}

fn has_straight_quote(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.contains(&'"')
        || letters
            .windows(3)
            .any(|three| three[0].is_alphabetic() && three[1] == '\'' && three[2].is_alphabetic())
}

fn has_space_before(text: &str, spaces: &[char], marks: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).enumerate().any(|(index, two)| {
        // `--flag`, `.5` and `…` begin a word.
        let follows = letters.get(index + 2).copied().unwrap_or(' ');
        spaces.contains(&two[0]) && marks.contains(two[1]) && !follows.is_alphanumeric()
    })
}

/// Whether two marks end a sentence or a part of it, as in “Play this turn?.” and “Wait!,”; “?!”, “…?” and “...” are
/// one.
fn has_two_ends(text: &str) -> bool {
    let letters: Vec<char> = text.chars().filter(|letter| !matches!(letter, '\u{202f}' | '\u{a0}')).collect();
    let parts = |pair: &[char]| {
        matches!(pair, [',' | ';' | ':', '.'] | ['?' | '!' | ',', ','] | ['?' | '!' | ';', ';'])
    };
    (2..=letters.len()).any(|end| {
        parts(&letters[end - 2..end]) && letters.get(end).is_none_or(|after| after.is_whitespace())
    }) || (1..letters.len()).any(|end| {
        let is_last =
            letters.get(end + 1).is_none_or(|after| !after.is_alphanumeric() && !ENDS.contains(after));
        let starts = end == 1 || letters[end - 2] != '.';
        is_last && letters[end] == '.' && starts && ENDS.contains(&letters[end - 1])
    })
}

fn has_words(text: &str, words: &[&str]) -> bool {
    let text = format!(" {}", text.to_lowercase());
    words.iter().any(|word| text.contains(&format!(" {word}")))
}

/// Whether a word stands before a word with a vowel. A square, such as a1, is spelled out: “de a1 à e5”.
fn has_word_before_vowel(text: &str, word: &str) -> bool {
    let text = format!(" {}", text.to_lowercase());
    let before = format!(" {word} ");
    text.match_indices(&before).any(|(index, _)| {
        let mut letters = text[index + before.len()..].chars();
        letters.next().is_some_and(|letter| "aeioéèêâî".contains(letter))
            && !letters.next().is_some_and(|letter| letter.is_ascii_digit())
    })
}

fn has_wrong_french_space(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    letters.windows(2).any(|two| match two {
        [before, ';' | '?' | '!'] => !matches!(before, '\u{202f}' | '?' | '!' | '(' | '…'),
        [before, '»'] => !matches!(before, '\u{a0}' | '\u{202f}'),
        ['«', after] => !matches!(after, '\u{a0}' | '\u{202f}'),
        [' ', ':'] => true,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::super::model::{Argument, Choice, Key};
    use super::*;

    /// The beginnings of what a proofreader says of a text without arguments.
    fn marked(language: &str, text: &str) -> Vec<String> {
        let signature = Signature { id: "a".to_owned(), arguments: Vec::new() };
        let pattern = if text.is_empty() { Vec::new() } else { vec![Part::Text(text.to_owned())] };
        let faults = faults(language, &signature, &pattern);
        faults.iter().filter_map(|fault| Some(fault.split_once(": “")?.0.to_owned())).collect()
    }

    #[test]
    fn a_right_text_is_not_marked() {
        assert_eq!(marked("en", "The chief’s way: a hard one, an easy one… e.g. --help; .5?"), [""; 0]);
        assert_eq!(marked("fr", "Qui\u{a0}? L’assassin\u{202f}; « Djambi » : « non\u{a0}»").len(), 1);
        assert_eq!(
            marked("fr", "Qui\u{202f}? L’assassin\u{a0}: «\u{a0}du chef\u{a0}» <b title=\"x\">ici</b>!")
                .len(),
            1
        );
        assert_eq!(marked("fr", "L’assassin va de a1 à e5."), [""; 0]);
        assert_eq!(marked("es", "¿Quién? ¡El jefe del laberinto! Al lado."), [""; 0]);
        assert_eq!(marked("de", "Wer spielt?"), [""; 0]);
    }

    #[test]
    fn faults_of_setting_are_marked() {
        assert_eq!(marked("en", "a  b"), ["two spaces follow each other"]);
        assert_eq!(marked("de", "a "), ["a space stands at an end"]);
        assert_eq!(marked("en", ""), ["the text is empty"]);
        assert_eq!(marked("fr", "l'assassin"), ["an apostrophe is written ’, and quotes are curved"]);
        assert_eq!(marked("en", "so : yes"), ["a space stands before a mark"]);
        assert_eq!(marked("en", "a orange"), ["“an” stands before a vowel"]);
        assert_eq!(marked("es", "el poder de el jefe"), ["“del”, “al”"]);
        assert_eq!(marked("es", "Quién?"), ["a question begins with ¿ and ends with ?"]);
        assert_eq!(marked("fr", "à le chef"), ["“du”, “des”, “au”, “aux”"]);
        assert_eq!(marked("fr", "le assassin"), ["a word is not elided before a vowel"]);
        assert_eq!(marked("fr", "l’armée de assassins"), ["a word is not elided before a vowel"]);
        assert_eq!(marked("fr", "Qui ?"), ["U+202F stands before ; ? !, U+00A0 before : »"]);
        assert_eq!(marked("x1x", "a").len(), 0);
        for text in ["Play this turn?.", "Done..", "Stop!. Go on.", "Wait…."] {
            assert_eq!(marked("de", text), ["two marks end a sentence"], "{text}");
        }
        for text in ["Wait!, please", "Really?; no", "A list,, of two", "One;."] {
            assert_eq!(marked("de", text), ["two marks end a sentence"], "{text}");
        }
        assert_eq!(marked("fr", "Jouer ce coup\u{202f}?."), ["two marks end a sentence"]);
        assert_eq!(marked("es", "¿Hacer esta jugada?."), ["two marks end a sentence"]);
        assert_eq!(marked("es", "Podría matar a tu jefe.").len(), 1);
        assert_eq!(marked("fr", "Un robot prend ce siège.").len(), 1);
        for text in ["Wait... what?!", "2..6", "Why…?", "Sending…"] {
            assert_eq!(marked("de", text), [""; 0], "{text}");
        }
    }

    /// What a proofreader says of a pattern of one argument.
    fn marked_around(kind: Kind, pattern: &[Part]) -> Vec<String> {
        let arguments = vec![Argument { name: "x".to_owned(), kind }];
        faults("en", &Signature { id: "a".to_owned(), arguments }, &pattern.to_vec())
    }

    #[test]
    fn a_sentence_has_one_end() {
        let text = |text: &str| Part::Text(text.to_owned());
        let bare = || Part::Argument("x".to_owned());
        let ended = || Part::Ended("x".to_owned());
        // A prompt may be a question.
        assert_eq!(marked_around(Kind::Sentence, &[bare(), text(".")]), ["two marks end a sentence: “P….”"]);
        assert_eq!(marked_around(Kind::Sentence, &[ended()]), [""; 0]);
        assert_eq!(marked_around(Kind::Sentence, &[ended(), text(" Now.")]), [""; 0]);
        // A text that is a sentence of its own is declared as one, wherever it stands.
        let undeclared = ["a sentence is declared as one, and ended by SENTENCE: “{x}.”"];
        assert_eq!(marked_around(Kind::Text, &[bare(), text(".")]), undeclared);
        assert_eq!(marked_around(Kind::Text, &[text("Now. "), bare(), text("! Then.")]), undeclared);
        let key = Key::Exact(1);
        let choice =
            Choice { argument: "x".to_owned(), cases: vec![(key, vec![bare(), text(".")])], other: vec![] };
        assert_eq!(marked_around(Kind::Text, &[text("Now: "), Part::Choice(choice)])[..1], undeclared);
        // A square, a name or a clock ends no sentence of its own.
        assert_eq!(marked_around(Kind::Text, &[text("The chief is on "), bare(), text(".")]), [""; 0]);
        assert_eq!(marked_around(Kind::Text, &[bare(), text(".5")]), [""; 0]);
    }

    #[test]
    fn a_copy_has_words() {
        let text = |text: &str| vec![Part::Text(text.to_owned())];
        assert!(is_copy(&text("Play"), &text("Play")));
        assert!(!is_copy(&text("Play"), &text("Jouer")));
        assert!(!is_copy(&text("C: 1"), &text("C: 1")));
    }
}
