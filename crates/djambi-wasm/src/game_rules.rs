//! Reads the rules of a game from a name and a plain object, for all bridges.

use djambi::{Rules, RulesError};
use wasm_bindgen::JsCast;

use crate::js::{Array, Object};

/// The rule set of this name with some options changed, each as a property of `options`.
///
/// # Errors
/// If there is no such rule set, option or value.
pub(crate) fn read(set: &str, options: &Object) -> Result<Rules, RulesError> {
    let options = Object::entries(options);
    Rules::with(
        set,
        options.iter().map(|option| {
            let mut words =
                option.unchecked_ref::<Array>().iter().map(|word| word.as_string().unwrap_or_default());
            (words.next().unwrap_or_default(), words.next().unwrap_or_default())
        }),
    )
}
