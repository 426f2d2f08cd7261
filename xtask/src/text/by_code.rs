//! The messages of an area by code, in Rust: what is wrong is known by a code and arguments.

use std::fmt::Write as _;

use super::model::{Area, Argument, Kind, Signature, capital};
use super::rust::type_of;

/// The table of the messages of an area by code, and the method that looks one up.
pub(super) fn table(area: &Area) -> String {
    let name = capital(&area.name);
    let mut text = format!(
        "
/// The messages by code, and how each reads its arguments.
const BY_CODE: &crate::arguments::Messages<{name}> = &[
"
    );
    for Signature { id, arguments } in &area.signatures {
        let method = id.replace('-', "_");
        let read: Vec<_> = arguments.iter().map(|Argument { name, kind }| reading(name, kind)).collect();
        let (args, ending) = if read.is_empty() { ("_", ".to_owned()") } else { ("args", "") };
        let read = read.join(", ");
        let _ = writeln!(text, "({method:?}, |texts, {args}| Some(texts.{method}({read}){ending})),");
    }
    let _ = writeln!(
        text,
        "];

impl {name} {{
    /// The message of a code, which is its name; none if there is no such message, or an argument of it is
    /// missing or of another kind.
    #[must_use]
    pub fn by_code(self, code: &str, args: &[(&'static str, djambi::Argument)]) -> Option<String> {{
        let (_, message) = BY_CODE.iter().find(|(known, _)| *known == code)?;
        message(self, &crate::arguments::Arguments::new(self.0, args))
    }}

    /// The codes of all messages.
    pub fn codes() -> impl Iterator<Item = &'static str> {{
        BY_CODE.iter().map(|(code, _)| *code)
    }}
}}"
    );
    text
}

/// An expression for an argument of a message that is found by its code.
fn reading(name: &str, kind: &Kind) -> String {
    match kind {
        Kind::Text | Kind::Name | Kind::Sentence => format!("&args.text({name:?})?"),
        Kind::Number => format!("args.number({name:?})?"),
        Kind::List => format!("args.list({name:?})?"),
        Kind::Enumeration(_) => format!("args.named({name:?}, {}::from_name)?", type_of(name, kind)),
    }
}
