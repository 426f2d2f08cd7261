//! The language of a run: the option `--lang`, else the environment, else English.

use std::ffi::OsString;

use djambi_text::Language;

/// The name of the option.
pub(crate) const OPTION: &str = "lang";

/// The environment variables that name the language of messages; the first that is set decides, as POSIX has
/// it.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that a command line and an environment ask for.
///
/// The errors of the command line are told in it too, so it is known before the line is parsed.
pub(crate) fn of(arguments: &[OsString], variable: impl Fn(&str) -> Option<OsString>) -> Language {
    let named = option(arguments).and_then(Language::from_code);
    named.or_else(|| environment(variable)).unwrap_or(Language::En)
}

/// The value of the option.
fn option(arguments: &[OsString]) -> Option<&str> {
    apart(arguments).0
}

/// The words of a command line without the option.
pub(crate) fn words(arguments: &[OsString]) -> Vec<&str> {
    apart(arguments).1
}

/// The value of the option that comes first, and the other words. What follows `--` is no option.
fn apart(arguments: &[OsString]) -> (Option<&str>, Vec<&str>) {
    let flag = format!("--{OPTION}");
    let (mut value, mut others) = (None, Vec::new());
    let mut words =
        arguments.iter().skip(1).filter_map(|word| word.to_str()).take_while(|word| *word != "--");
    while let Some(word) = words.next() {
        let found = match word.strip_prefix(&flag) {
            Some("") => words.next(),
            Some(rest) if rest.starts_with('=') => Some(&rest[1..]),
            _ => {
                others.push(word);
                continue;
            }
        };
        value = value.or(found);
    }
    (value, others)
}

fn environment(variable: impl Fn(&str) -> Option<OsString>) -> Option<Language> {
    let set = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty())?;
    let locale = set.into_string().ok()?;
    // A locale is a language with a country, an encoding and a modifier: `fr_CA.UTF-8@euro`.
    let code = locale.split(['_', '-', '.', '@']).next()?;
    Language::from_code(&code.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(line: &str, variables: &[(&str, &str)]) -> Language {
        let arguments: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        of(&arguments, |name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| OsString::from(value))
        })
    }

    #[test]
    fn the_option_is_found_anywhere_before_the_dashes() {
        for known in Language::ALL {
            let code = known.code();
            for line in [
                format!("djambi --lang {code} play"),
                format!("djambi play --lang={code}"),
                format!("djambi moves start --lang {code} --reading"),
            ] {
                assert_eq!(language(&line, &[("LANG", "en_GB.UTF-8")]), known, "{line}");
            }
            let line = format!("djambi moves -- --lang {code}");
            assert_eq!(language(&line, &[]), Language::En, "{line}");
        }
        for line in ["djambi --lang", "djambi --lang=", "djambi --lang xx play", "djambi --language fr"] {
            assert_eq!(language(line, &[]), Language::En, "{line}");
        }
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        for known in Language::ALL {
            let code = known.code();
            let upper = code.to_uppercase();
            for value in [format!("{code}_{upper}.UTF-8"), format!("{code}@euro"), code.to_owned(), upper] {
                assert_eq!(language("djambi", &[("LANG", &value)]), known, "{value}");
                assert_eq!(language("djambi", &[("LC_ALL", ""), ("LC_MESSAGES", &value)]), known, "{value}");
                assert_eq!(language("djambi", &[("LC_ALL", "C"), ("LANG", &value)]), Language::En, "{value}");
            }
        }
        for value in ["C", "POSIX", "C.UTF-8", "nonsense", "_", "tlh_KX", "\u{e9}"] {
            assert_eq!(language("djambi", &[("LANG", value)]), Language::En, "{value}");
        }
    }
}
