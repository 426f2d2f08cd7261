//! The notices that go with the program: what it is made of, and the licences that ask to be shown.

use std::sync::LazyLock;

use serde::Deserialize;

/// A licence of parts of the program.
#[derive(Deserialize)]
pub struct LicenceNotice {
    /// The licence as SPDX names it, such as `MIT`.
    pub licence: String,
    /// The parts with it: names and versions.
    pub packages: Vec<String>,
    /// The text with the names of the authors.
    pub text: String,
}

/// All notices, sorted by licence; `cargo xtask check` holds them to the dependencies.
///
/// # Panics
/// Never: a test reads the file that the program holds.
#[must_use]
pub fn licences() -> &'static [LicenceNotice] {
    static NOTICES: LazyLock<Vec<LicenceNotice>> =
        LazyLock::new(|| serde_json::from_str(include_str!("../licences.json")).expect("tested file"));
    &NOTICES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_and_its_parts_have_their_licences() {
        for part in ["djambi", "serde ", "preact ", "@fontsource/gelasio "] {
            let has_part =
                |notice: &&LicenceNotice| notice.packages.iter().any(|package| package.starts_with(part));
            let notice = licences().iter().find(has_part).unwrap_or_else(|| panic!("{part} has no notice"));
            assert!(notice.text.len() > 500, "{part}");
        }
    }
}
