//! The settings in environment variables.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use djambi_text::Cli;

use super::FILE_VARIABLE;
use super::nearest::did_you_mean;
use super::option_spec::{OptionSpec, ValueForm};
use super::setting::{Setting, Source};

/// What the environment says.
pub(super) struct Environment {
    /// The settings, or what is wrong with them.
    pub(super) settings: Vec<Result<Setting, String>>,
    /// The file with further settings.
    pub(super) file: Option<PathBuf>,
    /// Sentences about variables that have no meaning.
    pub(super) warnings: Vec<String>,
}

impl Environment {
    /// Reads the variables. An empty one counts as not set.
    pub(super) fn new(
        variables: impl IntoIterator<Item = (OsString, OsString)>,
        options: &[OptionSpec],
        texts: Cli,
    ) -> Self {
        let mut variables: BTreeMap<OsString, OsString> =
            variables.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        let file = variables.remove(&OsString::from(FILE_VARIABLE)).map(PathBuf::from);
        let mut settings = Vec::new();
        for option in options {
            let mut given = option.variables().filter_map(|name| {
                variables.remove(&OsString::from(&name)).map(|value| setting(option, name, value, texts))
            });
            settings.extend(given.next());
            given.for_each(drop);
        }
        let known = || options.iter().map(OptionSpec::variable).chain([FILE_VARIABLE.to_owned()]);
        let unknown = variables.keys().filter_map(|name| name.to_str()).filter(|n| n.starts_with("DJAMBI_"));
        let warning = |name| texts.variable_unknown(name) + &did_you_mean(name, known(), texts);
        let warnings = unknown.map(warning).collect();
        Self { settings, file, warnings }
    }
}

fn setting(option: &OptionSpec, name: String, value: OsString, texts: Cli) -> Result<Setting, String> {
    let Ok(text) = value.into_string() else { return Err(texts.colon(&name, texts.not_text())) };
    let values = match option.form {
        _ if option.is_list => text.split(',').map(|part| part.trim().to_owned()).collect(),
        ValueForm::Flag => vec![switch(&text).to_owned()],
        _ => vec![text],
    };
    Ok(Setting { option: option.clone(), values, source: Source::Variable(name) })
}

/// The usual words for on and off as `true` and `false`.
fn switch(text: &str) -> &str {
    match text {
        "1" | "yes" | "on" => "true",
        "0" | "no" | "off" => "false",
        other => other,
    }
}
