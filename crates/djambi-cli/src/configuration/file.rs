//! The settings in a file.

use std::fs;
use std::ops::Range;
use std::path::Path;

use djambi_text::Cli;
use djambi_text::cli::Form;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::nearest::did_you_mean;
use super::option_spec::{OptionSpec, ValueForm};
use super::setting::{Setting, Source};
use super::{FILE, PRINT};
use crate::{explain, text_file};

/// Reads a file: the settings in the order of their lines, or what is wrong with them.
///
/// # Errors
/// When the file cannot be read or is not TOML.
pub(super) fn read(
    path: &Path,
    options: &[OptionSpec],
    texts: Cli,
) -> Result<Vec<Result<Setting, String>>, String> {
    // Control characters would break the lines of messages and of printed comments.
    let name = path.display().to_string().replace(char::is_control, "?");
    let bytes = fs::read(path)
        .map_err(|error| texts.colon(&texts.cannot_read(&name), &explain::cause(texts, &error)))?;
    let text = text_file::decoded(bytes, texts).map_err(|sentence| texts.colon(&name, &sentence))?;
    let file = File { path: name, text: &text, options, texts };
    let table = DeTable::parse(&text).map_err(|error| {
        let place = file.at(error.span().unwrap_or_default()).to_string();
        texts.colon(&place, &error.message().replace('\n', " "))
    })?;
    let mut settings: Vec<_> = table.into_inner().into_iter().collect();
    settings.sort_by_key(|(key, _)| key.span().start);
    Ok(settings.into_iter().map(|(key, value)| file.setting(key.get_ref(), key.span(), &value)).collect())
}

struct File<'a> {
    path: String,
    text: &'a str,
    options: &'a [OptionSpec],
    texts: Cli,
}

impl File<'_> {
    fn setting(
        &self,
        key: &str,
        span: Range<usize>,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Setting, String> {
        let source = self.at(span);
        let texts = self.texts;
        if [FILE, PRINT].contains(&key) {
            return Err(texts.colon(&source.to_string(), &texts.key_not_in_file(key)));
        }
        let Some(option) = self.options.iter().find(|option| option.name == key) else {
            let known = self.options.iter().map(|option| option.name.clone());
            let unknown = texts.key_unknown(key) + &did_you_mean(key, known, texts);
            return Err(texts.colon(&source.to_string(), &unknown));
        };
        let values = match value.get_ref() {
            DeValue::Array(items) if option.is_list => {
                items.iter().map(|item| self.text_of(option, item)).collect()
            }
            _ => self.text_of(option, value).map(|text| vec![text]),
        };
        Ok(Setting { option: option.clone(), values: values?, source })
    }

    /// A value as the text that a flag would have.
    fn text_of(&self, option: &OptionSpec, value: &Spanned<DeValue<'_>>) -> Result<String, String> {
        use ValueForm::{Any, Boolean, Flag, Number, Text};
        let text = match (option.form, value.get_ref()) {
            (Flag | Boolean, DeValue::Boolean(value)) => Some(value.to_string()),
            (Number | Any, DeValue::Integer(number)) => {
                i128::from_str_radix(number.as_str(), number.radix()).ok().map(|number| number.to_string())
            }
            (Number | Any, DeValue::Float(number)) => Some(number.as_str().to_owned()),
            (Text | Any, DeValue::String(text)) => Some(text.to_string()),
            _ => None,
        };
        let form = match option.form {
            Flag | Boolean => Form::Boolean,
            Number => Form::Number,
            Text => Form::Text,
            Any => Form::Any,
        };
        text.ok_or_else(|| {
            let texts = self.texts;
            let found = value.get_ref().type_str();
            let expected = if option.is_list {
                texts.form_expected_in_list(form, found)
            } else {
                texts.form_expected(form, found)
            };
            texts.colon(&self.at(value.span()).to_string(), &texts.colon(&option.name, &expected))
        })
    }

    /// The line in which a span begins.
    fn at(&self, span: Range<usize>) -> Source {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        Source::File { path: self.path.clone(), line }
    }
}
