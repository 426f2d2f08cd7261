//! JSON schemas of what is written by hand.

use std::borrow::Cow;

use djambi::Seat;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::settings::SettingsForm;
use crate::{Channel, Settings};

impl JsonSchema for Channel {
    fn schema_name() -> Cow<'static, str> {
        "Channel".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let public = Self::PUBLIC.map(|channel| channel.to_string()).join("|");
        let seats = Seat::ALL.map(Seat::name).join("|");
        json_schema!({
            "description": "A channel of a game's talk: one that every game has, or a private one, named by its seats in their order, such as `red+blue`.",
            "type": "string",
            "pattern": format!("^(({public})|({seats})(\\+({seats}))*)$"),
        })
    }
}

impl JsonSchema for Settings {
    fn schema_name() -> Cow<'static, str> {
        SettingsForm::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        SettingsForm::json_schema(generator)
    }
}
