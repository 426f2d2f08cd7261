//! The configuration as text, which is a file for `--config`.

use std::collections::BTreeMap;
use std::fmt::Write;

use clap::ArgMatches;
use clap::parser::ValueSource;
use djambi_text::Cli;

use super::option_spec::{OptionSpec, ValueForm};
use super::setting::Setting;

/// All options with their values and where these come from.
pub(super) fn print(
    options: &[OptionSpec],
    matches: &ArgMatches,
    settings: &BTreeMap<String, Setting>,
    texts: Cli,
) -> String {
    let mut text = format!("# {}\n", texts.printed_heading());
    for option in options {
        let name = &option.name;
        let about = option.about.replace('\n', " ");
        let source = match (matches.value_source(&option.id), settings.get(name)) {
            (Some(ValueSource::CommandLine), _) => format!("--{name}"),
            (_, Some(setting)) => setting.source.to_string(),
            _ => texts.printed_default().to_owned(),
        };
        let values = matches.get_raw(&option.id).into_iter().flatten();
        let values: Vec<_> = values.map(|value| value_text(option.form, &value.to_string_lossy())).collect();
        let line = match values.as_slice() {
            values if option.is_list => format!("{name} = [{}]  # {source}", values.join(", ")),
            [value] => format!("{name} = {value}  # {source}"),
            _ => format!("# {}", texts.printed_unset(name)),
        };
        write!(text, "\n# {about}\n{line}\n").expect("text");
    }
    text
}

/// A value as TOML.
fn value_text(form: ValueForm, text: &str) -> String {
    let is_bare = match form {
        ValueForm::Flag | ValueForm::Boolean => true,
        ValueForm::Number => text.parse::<i64>().is_ok() || text.parse::<f64>().is_ok_and(f64::is_finite),
        ValueForm::Text | ValueForm::Any => false,
    };
    match text.parse::<toml::Value>() {
        Ok(value) if is_bare => value.to_string(),
        _ => toml::Value::String(text.to_owned()).to_string(),
    }
}
