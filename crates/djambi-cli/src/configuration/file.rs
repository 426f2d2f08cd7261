//! The settings in a file.

use std::fs;
use std::ops::Range;
use std::path::Path;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::nearest::did_you_mean;
use super::option_spec::{OptionSpec, ValueForm};
use super::setting::{Setting, Source};
use super::{FILE, PRINT};

/// Reads a file: the settings in the order of their lines, or what is wrong with them.
///
/// # Errors
/// When the file cannot be read or is not TOML.
pub(super) fn read(path: &Path, options: &[OptionSpec]) -> Result<Vec<Result<Setting, String>>, String> {
    let bytes =
        fs::read(path).map_err(|error| format!("the file {} cannot be read: {error}", path.display()))?;
    let text = String::from_utf8(bytes).map_err(|_| format!("{} is not UTF-8 text", path.display()))?;
    // Control characters would break the lines of messages and of printed comments.
    let path = path.display().to_string().replace(char::is_control, "?");
    let file = File { path, text: &text, options };
    let table = DeTable::parse(&text).map_err(|error| {
        format!("{}: {}", file.at(error.span().unwrap_or_default()), error.message().replace('\n', " "))
    })?;
    let mut settings: Vec<_> = table.into_inner().into_iter().collect();
    settings.sort_by_key(|(key, _)| key.span().start);
    Ok(settings.into_iter().map(|(key, value)| file.setting(key.get_ref(), key.span(), &value)).collect())
}

struct File<'a> {
    path: String,
    text: &'a str,
    options: &'a [OptionSpec],
}

impl File<'_> {
    fn setting(
        &self,
        key: &str,
        span: Range<usize>,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<Setting, String> {
        let source = self.at(span);
        if [FILE, PRINT].contains(&key) {
            return Err(format!("{source}: {key} has no place in a file"));
        }
        let Some(option) = self.options.iter().find(|option| option.name == key) else {
            let known = self.options.iter().map(|option| option.name.clone());
            return Err(format!("{source}: {key:?} is not an option{}", did_you_mean(key, known)));
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
        let expected = match option.form {
            Flag | Boolean => "true or false is",
            Number => "a number is",
            Text => "a string in quotes is",
            Any => "a string or a number is",
        };
        text.ok_or_else(|| {
            let (source, name, found) = (self.at(value.span()), &option.name, value.get_ref().type_str());
            let list = if option.is_list { ", or an array of such" } else { "" };
            format!("{source}: {name}: {expected} expected{list}; this is of the type {found}")
        })
    }

    /// The line in which a span begins.
    fn at(&self, span: Range<usize>) -> Source {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        Source::File { path: self.path.clone(), line }
    }
}
