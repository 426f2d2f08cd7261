//! JSON schemas of what travels between programs (feature `schema`): those of the forms that the feature `serde` writes.

use alloc::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::serde::{OutcomeForm, PieceForm, RulesForm};
use crate::{FallCause, Geometry, Outcome, Piece, Reason, Role, RuleSet, Rules, Seat, SeatSet};

/// Implements the trait for types whose form is one of some names.
macro_rules! by_name {
    ($($type:ty, $name:literal, $about:literal, $names:expr;)*) => {$(
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "description": $about, "type": "string", "enum": $names })
            }
        }
    )*};
}

by_name! {
    Seat, "Seat", "A seat of a board.", Seat::ALL.map(Seat::name);
    Role, "Role", "A kind of piece.", Role::ALL.map(Role::name);
    RuleSet, "RuleSet", "The name of a rule set.", RuleSet::NAMES;
    Reason, "Reason", "Why a game ended.", Reason::ALL.map(Reason::name);
    FallCause, "FallCause", "How a player fell.", FallCause::ALL.map(FallCause::name);
    &'static Geometry, "BoardName", "The name of a board.", Geometry::ALL.map(Geometry::name);
}

/// Implements the trait for types by that of their form.
macro_rules! by_form {
    ($($type:ty, $form:ty;)*) => {$(
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                <$form>::schema_name()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$form>::json_schema(generator)
            }
        }
    )*};
}

by_form! {
    Piece, PieceForm;
    Rules, RulesForm;
    Outcome, OutcomeForm;
}

impl JsonSchema for SeatSet {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<Seat>(), "uniqueItems": true })
    }
}
