//! The sentences of Djambi's rules, for people, in every language of the catalogue in `locales`.
//!
//! The functions in [`rules`] are made of that catalogue, one a message: a language without a sentence does
//! not compile. [`illegal`] and [`reason`] choose among them. The `Display` of the library's own errors stays
//! English, for programmers.
//!
//! ```
//! use djambi::Illegal;
//! use djambi_text::{Language, illegal};
//! let refusal = Illegal::Blocked { by: "a2", to: "a9" };
//! let french = illegal(Language::Fr, refusal);
//! assert_eq!(french, "Le chemin vers a9 est barré en a2\u{202f}; aucune pièce ne saute.");
//! ```

mod capital;
mod outcome;
mod refusal;
mod texts;

pub use outcome::reason;
pub use refusal::illegal;
pub use texts::language::Language;
pub use texts::rules;
