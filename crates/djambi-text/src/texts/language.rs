//! Made of `locales` by `cargo xtask texts`. Do not edit.

/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    En,
    /// Español.
    Es,
    /// Français.
    Fr,
}

impl Language {
    /// All languages, by code.
    pub const ALL: [Self; 3] = [Self::En, Self::Es, Self::Fr];

    /// The language's code, as in `Accept-Language`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
            Self::Fr => "fr",
        }
    }

    /// The language with this code, if the catalogue has it.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language's name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Es => "Español",
            Self::Fr => "Français",
        }
    }
}
