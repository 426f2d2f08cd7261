use djambi_text::Cli;

/// How alike names must be, from 0 to 1.
const LIKENESS: f64 = 0.7;

/// A question for the known name that is most like an unknown one, or nothing if none is like it.
pub(super) fn did_you_mean(unknown: &str, known: impl Iterator<Item = String>, texts: Cli) -> String {
    let likeness = |name: &String| strsim::jaro(unknown, name);
    known
        .filter(|name| likeness(name) > LIKENESS)
        .max_by(|a, b| likeness(a).total_cmp(&likeness(b)))
        .map_or_else(String::new, |name| format!(" – {}", texts.did_you_mean(&name)))
}
