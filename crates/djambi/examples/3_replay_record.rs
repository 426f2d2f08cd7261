//! Replays the record of a game: every turn with what happened in it, and the last board.
//!
//! ```text
//! cargo run --example 3_replay_record
//! cargo run --example 3_replay_record path/to/game.pgn
//! ```

use djambi::{Game, Record, Seat, StoryEvent};

/// The game that is replayed by default.
const SAMPLE: &str = include_str!("sample.pgn");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let text = match std::env::args().nth(1) {
        Some(path) => std::fs::read_to_string(path)?,
        None => SAMPLE.to_owned(),
    };
    let record = Record::parse(&text)?;
    for seat in record.game().players().iter() {
        println!("{seat:<7} {}", record.player(seat).unwrap_or("unknown"));
    }
    let game = record.game();
    for index in 0..game.events().len() {
        println!("\n{:>3}. {}", index + 1, game.reading(index).unwrap_or_default());
        for sentence in game.story(index).into_iter().filter_map(|event| sentence(game, event)) {
            println!("     {sentence}");
        }
        for comment in record.comments(index + 1) {
            println!("     ({})", comment.text());
        }
    }
    println!("\n{}", game.position().board());
    match game.outcome() {
        Some(outcome) => {
            let share = |seat: Seat| format!("{seat} {}", outcome.share(seat));
            println!("{}", game.players().iter().map(share).collect::<Vec<_>>().join(", "));
        }
        None => println!("The game is not over: {} is to move.", game.position().turn()),
    }
    Ok(())
}

/// The sentence about an event, unless the move itself says it.
fn sentence(game: &Game, event: StoryEvent) -> Option<String> {
    let name = |square| game.start().geometry().square_name(square);
    Some(match event {
        StoryEvent::Killed { piece, at, corpse } => {
            format!("The {piece} on {} dies; the corpse lies on {}.", name(at), name(corpse))
        }
        StoryEvent::Relocated { occupant, from, to } => {
            format!("The {occupant} on {} comes to {}.", name(from), name(to))
        }
        StoryEvent::ArmyTaken { army, by } => format!("{by} controls {army}'s army."),
        StoryEvent::Encircled { seat, at } => format!("{seat}'s chief is encircled on {}.", name(at)),
        StoryEvent::Resigned { seat, .. } => format!("{seat} has left."),
        StoryEvent::Orphaned { army } => format!("No player controls {army}'s army."),
        StoryEvent::Enthroned { seat } => format!("{seat} is in power."),
        StoryEvent::Dethroned { seat } => format!("{seat} has lost power."),
        StoryEvent::Won { seat } => format!("{seat} has won."),
        StoryEvent::Passed { .. } | StoryEvent::Moved { .. } => return None,
    })
}
