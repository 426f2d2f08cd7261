//! The types of this crate as TypeScript.

use std::fmt::Write;

use ts_rs::{Config, TS};

use crate::{
    Again, ClientMessage, Code, Command, CommandId, Created, Event, EventKind, Failure, GameId, GameState,
    Invitation, Level, MAX_MESSAGE_BYTES, NewGameRequest, Outcome, OutcomeKind, PlayerAction, Seat, SeatBody,
    SeatKind, SeatRequest, SeatState, ServerMessage, Settings, VERSION,
};

/// All types of this crate as one TypeScript module, which is committed as `web/src/protocol/index.ts`.
#[must_use]
pub fn typescript() -> String {
    let mut module = String::from(
        "// Written by `cargo run -p djambi-protocol --example typescript > web/src/protocol/index.ts`: change the \
         Rust types instead.\n\n/** The version of the protocol that these types describe. */\n",
    );
    let constants = format!(
        "export const VERSION = {VERSION};\n\n/** The maximum length of a message that the service reads, in bytes. */\n\
         export const MAX_MESSAGE_BYTES = {MAX_MESSAGE_BYTES};\n"
    );
    module.push_str(&constants);
    declare::<Seat>(&mut module);
    declare::<GameId>(&mut module);
    declare::<CommandId>(&mut module);
    declare::<PlayerAction>(&mut module);
    declare::<EventKind>(&mut module);
    declare::<Event>(&mut module);
    declare::<OutcomeKind>(&mut module);
    declare::<Outcome>(&mut module);
    declare::<Level>(&mut module);
    writeln!(module, "{}", levels()).expect("writing to a string");
    declare::<SeatKind>(&mut module);
    declare::<SeatState>(&mut module);
    declare::<Settings>(&mut module);
    declare::<Again>(&mut module);
    declare::<GameState>(&mut module);
    declare::<Code>(&mut module);
    declare::<Failure>(&mut module);
    declare::<Command>(&mut module);
    declare::<ClientMessage>(&mut module);
    declare::<ServerMessage>(&mut module);
    declare::<SeatRequest>(&mut module);
    declare::<NewGameRequest>(&mut module);
    declare::<SeatBody>(&mut module);
    declare::<Invitation>(&mut module);
    declare::<Created>(&mut module);
    module
}

/// The levels as TypeScript values, for pages that list them.
fn levels() -> String {
    let names: Vec<_> = Level::ALL.iter().map(|level| format!("\"{level}\"")).collect();
    format!(
        "\n/** All levels, the weakest first. */\nexport const LEVELS: readonly Level[] = [{}];\n\n/** The default \
         level of a bot. */\nexport const USUAL_LEVEL: Level = \"{}\";",
        names.join(", "),
        Level::default()
    )
}

fn declare<T: TS>(module: &mut String) {
    let config = Config::new().with_large_int("number");
    module.push('\n');
    if let Some(docs) = T::docs() {
        module.push_str(&docs);
    }
    writeln!(module, "export {}", T::decl(&config)).expect("writing to a string");
}
