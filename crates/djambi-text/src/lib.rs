//! The sentences of Djambi's rules, for people, in every language of the catalogue in `locales`.
//!
//! The types of its areas, such as [`Rules`], are made of that catalogue, with a method for each message: a
//! language without a sentence does not compile. [`problem()`] and [`reason`] choose among them. The
//! `Display` of the library's own errors stays English, for programmers.
//!
//! ```
//! use djambi::Illegal;
//! use djambi_text::{Language, problem};
//! let refusal = Illegal::Blocked { by: "a2", to: "a9" };
//! let french = problem(Language::Fr, &refusal.problem());
//! assert_eq!(french, "Le chemin vers a9 est barré en a2\u{202f}; aucune pièce ne saute.");
//! ```

mod arguments;
mod capital;
mod isolated;
mod kind;
pub mod locale;
mod outcome;
mod printable;
mod problem;
#[expect(clippy::too_many_lines, reason = "made of the catalogue: as long as its texts")]
mod texts;
mod treaty;

pub use kind::{board_title, kind_of_game, kind_of_game_for, level_title, rule_set_title};
pub use outcome::reason;
pub use printable::{printable, printable_line};
pub use problem::problem;
pub use texts::*;
pub use treaty::treaty;
