//! The sentences of Djambi's rules, for people, in every language of the catalogue in `locales`.
//!
//! The types of its areas, such as [`Rules`], are made of that catalogue, with a method for each message: a
//! language without a sentence does not compile. [`illegal`] and [`reason`] choose among them. The `Display`
//! of the library's own errors stays English, for programmers.
//!
//! ```
//! use djambi::Illegal;
//! use djambi_text::{Language, illegal};
//! let refusal = Illegal::Blocked { by: "a2", to: "a9" };
//! let french = illegal(Language::Fr, refusal);
//! assert_eq!(french, "Le chemin vers a9 est barré en a2\u{202f}; aucune pièce ne saute.");
//! ```

mod capital;
pub mod locale;
mod outcome;
mod refusal;
mod texts;

pub use outcome::reason;
pub use refusal::illegal;
pub use texts::*;
