//! Games to play: random legal turns, chosen before anything is measured.

use djambi::{Game, Position, Rules};
use djambi_engine::Rng;

/// The number of turns of a script.
const TURNS: usize = 1_500;

/// The turns of a game, each with its seat, in wire form.
pub(crate) type Script = Vec<(&'static str, String)>;

/// Different scripts, each of a game that is not over at its end.
pub(crate) fn scripts(number: usize) -> Vec<Script> {
    (1..).filter_map(script).take(number).collect()
}

/// The random game of a seed, if it lasts long enough.
fn script(seed: u64) -> Option<Script> {
    let mut rng = Rng::new(seed);
    let mut turns = Vec::new();
    let mut game = Game::new(rules(), Position::start());
    while turns.len() < TURNS {
        if game.outcome().is_some() {
            return None;
        }
        let position = game.position();
        let moves = position.legal_moves(game.rules());
        let mv = moves[rng.below(moves.len())];
        turns.push((position.turn().name(), position.geometry().wire(mv).to_string()));
        game.play(mv).ok()?;
    }
    Some(turns)
}

fn rules() -> Rules {
    let mut rules = Rules::CLASSIC;
    rules.set("quiet_limit", "1000").expect("an option");
    rules.set("repetition", "0").expect("an option");
    rules
}

/// The body of the request for a game in which one browser has all seats.
pub(crate) const NEW_GAME: &str = r#"{"rules":"classic","options":{"quiet_limit":"1000","repetition":"0"},"seats":{
    "red":{"kind":"person","mine":true},"blue":{"kind":"person","mine":true},
    "yellow":{"kind":"person","mine":true},"green":{"kind":"person","mine":true}}}"#;
