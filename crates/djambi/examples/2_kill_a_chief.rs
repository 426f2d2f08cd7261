//! Finds every move that kills a chief, and all threats to chiefs.
//!
//! ```text
//! cargo run --example 2_kill_a_chief
//! cargo run --example 2_kill_a_chief "gC7yC/9/9/9/4bC4/9/2rA6/9/rC8 rbyg r r 0 9" arena
//! ```

use djambi::{Position, Role, Rules, StoryEvent};

/// Yellow is in power; red has every kind of piece.
const POSITION: &str = "8bC/1x7/9/9/1rN2yC1bM2/2bM4yA1/rM1rM6/7rA1/rC3rD1rR1gC rbyg r r 0 31";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = arguments.next().unwrap_or_else(|| POSITION.to_owned());
    let rules = Rules::named(&arguments.next().unwrap_or_else(|| "classic".to_owned()))?;
    let position = Position::parse(&text, &rules)?;
    println!("{}\n{} is to move.\n", position.board(), position.turn());

    // The story of a move has the events in it: print the legal moves whose story kills a chief.
    for mv in position.legal_moves(&rules) {
        for event in position.story(&rules, mv) {
            if let StoryEvent::Killed { piece, at, .. } = event
                && piece.role == Role::Chief
            {
                let square = position.geometry().square_name(at);
                println!("{:<12} kills the {piece} on {square}", position.reading(mv));
            }
        }
    }

    // Threats are what each player could do on the next turn; finding them plays no move.
    for army in position.geometry().armies().iter() {
        for threat in position.threats_to_chief(&rules, army) {
            let names = threat.arrivals.iter().map(|square| position.geometry().square_name(square));
            println!(
                "{army}'s chief is in danger from {}: the {} on {}, by way of {}",
                threat.by,
                threat.piece,
                position.geometry().square_name(threat.from),
                names.collect::<Vec<_>>().join(", "),
            );
        }
    }
    Ok(())
}
