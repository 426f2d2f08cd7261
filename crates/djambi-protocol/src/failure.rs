//! Failures, as they are told to a client.

use std::collections::BTreeMap;

use djambi::Problem;
use serde::{Deserialize, Serialize};
use serde_json::Value;
#[cfg(feature = "typescript")]
use ts_rs::TS;

/// What is wrong: a code with arguments, from which the page makes a sentence in its language, and the same
/// in English. It is the body of a REST answer that is an error, and a part of messages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// The reason, for programs.
    #[cfg_attr(feature = "typescript", ts(type = "Code"))]
    pub code: String,
    /// The arguments of the code's sentence, by name: texts, numbers, lists of texts, and problems, which
    /// have a code and arguments themselves.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Arguments", optional))]
    pub args: BTreeMap<String, Value>,
    /// The reason, as an English sentence.
    pub message: String,
    /// The section of the rules concerned, such as `§3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub section: Option<String>,
}

impl Failure {
    /// A problem with its English sentence and the section of the rules concerned.
    #[must_use]
    pub fn new(problem: &Problem, message: String, section: Option<&str>) -> Self {
        let args = problem.args.iter().filter_map(|(name, value)| {
            let value = serde_json::to_value(value).ok()?;
            Some(((*name).to_owned(), value))
        });
        let section = section.map(str::to_owned);
        Self { code: problem.code.to_owned(), args: args.collect(), message, section }
    }
}
