//! Chapters of the manual in the terminal: `djambi help press`.

use std::ffi::OsString;

use djambi_server::manual_chapter;

use crate::language;

/// A chapter of the manual that a command line asks for.
pub(crate) struct Chapter {
    /// Its name as it was given.
    pub(crate) name: String,
    /// Its text.
    pub(crate) text: String,
}

/// The chapter that a command line asks for by `help CHAPTER`, if it does.
pub(crate) fn asked(arguments: &[OsString]) -> Option<Chapter> {
    match language::words(arguments)[..] {
        ["help", name] => Some(Chapter { name: name.to_owned(), text: manual_chapter(name)? }),
        _ => None,
    }
}
