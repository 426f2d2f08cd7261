//! An option that can be configured.

use std::any::TypeId;
use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command};

/// Variables of other programs that set an option too, after our own.
const FOREIGN_VARIABLES: &[(&str, &str)] = &[("log", "RUST_LOG")];

/// An option that can be configured.
#[derive(Clone, Debug)]
pub(super) struct OptionSpec {
    /// Its id in clap.
    pub(super) id: String,
    /// Its long name, which is its key in a file.
    pub(super) name: String,
    /// What its help says.
    pub(super) about: String,
    /// The form of its value, or of each of its values.
    pub(super) form: ValueForm,
    /// Whether it has several values.
    pub(super) is_list: bool,
}

/// The form that a value has in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueForm {
    /// `true` or `false`; on the command line, the flag alone.
    Flag,
    /// `true` or `false`.
    Boolean,
    /// A number.
    Number,
    /// A string.
    Text,
    /// A number or a string, as the option's own parser wants it.
    Any,
}

impl OptionSpec {
    /// All options of a command that have a long name.
    pub(super) fn all(command: &Command) -> Vec<Self> {
        command.get_arguments().filter_map(Self::of).collect()
    }

    fn of(arg: &Arg) -> Option<Self> {
        let several = arg.get_num_args().is_some_and(|range| range.max_values() > 1);
        Some(Self {
            id: arg.get_id().to_string(),
            name: arg.get_long()?.to_owned(),
            about: arg.get_help().map(ToString::to_string).unwrap_or_default(),
            form: form(arg),
            is_list: several || matches!(arg.get_action(), ArgAction::Append),
        })
    }

    /// Our own environment variable.
    pub(super) fn variable(&self) -> String {
        format!("DJAMBI_{}", self.name.replace('-', "_").to_uppercase())
    }

    /// The environment variables that set it; earlier ones outweigh later ones.
    pub(super) fn variables(&self) -> impl Iterator<Item = String> {
        let foreign = FOREIGN_VARIABLES.iter().filter(|(name, _)| *name == self.name);
        std::iter::once(self.variable()).chain(foreign.map(|(_, variable)| (*variable).to_owned()))
    }
}

fn form(arg: &Arg) -> ValueForm {
    let value = arg.get_value_parser().type_id();
    let is_one_of = |types: &[TypeId]| types.iter().any(|&id| value == id);
    if matches!(arg.get_action(), ArgAction::SetTrue | ArgAction::SetFalse) {
        ValueForm::Flag
    } else if is_one_of(&[TypeId::of::<bool>()]) {
        ValueForm::Boolean
    } else if is_one_of(&numbers()) {
        ValueForm::Number
    } else if is_one_of(&[TypeId::of::<String>(), TypeId::of::<OsString>(), TypeId::of::<PathBuf>()]) {
        ValueForm::Text
    } else {
        ValueForm::Any
    }
}

fn numbers() -> [TypeId; 15] {
    [
        TypeId::of::<u8>(),
        TypeId::of::<u16>(),
        TypeId::of::<u32>(),
        TypeId::of::<u64>(),
        TypeId::of::<usize>(),
        TypeId::of::<i8>(),
        TypeId::of::<i16>(),
        TypeId::of::<i32>(),
        TypeId::of::<i64>(),
        TypeId::of::<f32>(),
        TypeId::of::<f64>(),
        TypeId::of::<NonZero<u16>>(),
        TypeId::of::<NonZero<u32>>(),
        TypeId::of::<NonZero<u64>>(),
        TypeId::of::<NonZero<usize>>(),
    ]
}
