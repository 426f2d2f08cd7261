//! The contents of a catalogue, once its terms are resolved: the signatures that all languages share, and the
//! patterns of each language.

/// What an argument is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text that is inserted as it is: the name of a square.
    Text,
    /// A name that a person has chosen, in any script.
    Name,
    /// A whole sentence, such as a question; without a full stop if it can also stand alone.
    Sentence,
    /// A whole number, which a language writes and counts in its own way.
    Number,
    /// Texts that a language joins.
    List,
    /// One of some values.
    Enumeration(Enumeration),
}

/// The values that an argument may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Enumeration {
    /// The beginning of the names of its terms: `role` for `-role-chief`. None for values without terms.
    pub(super) terms: Option<String>,
    pub(super) values: Vec<String>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) kind: Kind,
}

/// What all languages have in common of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Signature {
    pub(super) id: String,
    pub(super) arguments: Vec<Argument>,
}

/// A text with places for what is not known before it is read.
pub(super) type Pattern = Vec<Part>;

/// A part of a pattern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Text(String),
    /// A text or sentence argument.
    Argument(String),
    /// A name argument, isolated from the direction of the words beside it.
    Name(String),
    /// A sentence argument, with a full stop unless it ends with a mark.
    Ended(String),
    /// A number argument, written as the language writes numbers.
    Number(String),
    /// The texts of a list argument.
    List {
        argument: String,
        joint: Joint,
    },
    /// A word for each value of an enumeration.
    Word {
        argument: String,
        words: Vec<(String, String)>,
    },
    /// One of several patterns.
    Choice(Choice),
    /// A pattern with a capital at its beginning.
    Capital(Pattern),
}

/// How the texts of a list are joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Joint {
    /// By a text.
    Separator(String),
    /// As the language lists what belongs together: “a, b, and c”.
    And,
}

/// A choice among patterns by an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    pub(super) argument: String,
    /// The patterns with their keys, in the order of the catalogue, without the last resort.
    pub(super) cases: Vec<(Key, Pattern)>,
    /// The pattern for everything else.
    pub(super) other: Pattern,
}

/// What a pattern of a choice is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// A value of an enumeration.
    Value(String),
    /// A number.
    Exact(u64),
    /// A category of plurals of the language, such as `one`.
    Plural(String),
}

/// Everything that is written for an area: one signature a message, and one pattern a message and language.
#[derive(Debug)]
pub(super) struct Area {
    pub(super) name: String,
    pub(super) signatures: Vec<Signature>,
    pub(super) languages: Vec<(String, Vec<Pattern>)>,
}

impl Area {
    /// The enumerations with terms that the signatures name, each once, by name.
    pub(super) fn enumerations(&self) -> Vec<(&str, &[String])> {
        let mut found: Vec<(&str, &[String])> = Vec::new();
        for argument in self.signatures.iter().flat_map(|signature| &signature.arguments) {
            if let Kind::Enumeration(Enumeration { terms: Some(name), values }) = &argument.kind
                && !found.iter().any(|(known, _)| known == name)
            {
                found.push((name, values));
            }
        }
        found.sort_unstable();
        found
    }
}

/// A pattern for a reader of code, with the names of arguments in braces, in one line.
pub(super) fn sample(pattern: &Pattern) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.replace('\n', " "),
        Part::Argument(name) | Part::Name(name) | Part::Ended(name) | Part::Number(name) => {
            format!("{{{name}}}")
        }
        Part::List { argument, .. } | Part::Word { argument, .. } => format!("{{{argument}}}"),
        Part::Choice(choice) => sample(&choice.other),
        Part::Capital(pattern) => capital(&sample(pattern)),
    };
    pattern.iter().map(part).collect()
}

/// A name of the catalogue, `own-victim`, as a name of a function or type: its parts in lower case, after the
/// first.
pub(super) fn camel(id: &str) -> String {
    let mut name = String::new();
    for (index, part) in id.split('-').enumerate() {
        if index == 0 { name.push_str(part) } else { name.push_str(&capital(part)) }
    }
    name
}

/// Whether a mark ends a text, so that no full stop may follow.
pub(super) fn is_ended(text: &str) -> bool {
    text.ends_with(ENDS)
}

/// The marks that end a sentence.
pub(super) const ENDS: [char; 4] = ['.', '?', '!', '…'];

/// A text with a capital at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text whose line breaks are spaces, but for empty lines between paragraphs.
pub(super) fn unbroken(part: Part) -> Part {
    let Part::Text(text) = part else { return part };
    let paragraphs: Vec<_> = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " ")).collect();
    Part::Text(paragraphs.join("\n\n"))
}

/// A pattern in which no two texts follow each other.
pub(super) fn joined(parts: Pattern) -> Pattern {
    let mut joined: Pattern = Vec::new();
    for part in parts {
        match (joined.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => joined.push(part),
        }
    }
    joined
}
