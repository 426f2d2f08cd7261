//! Chapters of the manual in the terminal: `djambi help press`.

use std::ffi::OsString;

use djambi_server::manual_chapter;

use crate::language;

/// What `djambi help CHAPTER` asks for.
pub(crate) struct Asked {
    /// The chapter's name as it was given.
    pub(crate) name: String,
    /// Its text.
    pub(crate) text: String,
}

/// The chapter of the manual that a command line asks for, if it does.
pub(crate) fn asked(arguments: &[OsString]) -> Option<Asked> {
    let option = format!("--{}", language::OPTION);
    let mut words = Vec::new();
    let mut rest = arguments.iter().skip(1).map(|argument| argument.to_string_lossy());
    while let Some(word) = rest.next() {
        if word == option.as_str() {
            rest.next();
        } else if !word.starts_with(&option) {
            words.push(word);
        }
    }
    let [help, name] = &words[..] else { return None };
    if help != "help" {
        return None;
    }
    Some(Asked { name: name.to_string(), text: manual_chapter(name)? })
}
