//! Makes the positions of the engine's speed measurements, from games of the one-ply search against itself:
//! `cargo run -p djambi-lab --example bench_positions > corpus/engine/bench.tsv`.

use djambi::{Controller, Game, Geometry, Position, Rules, Seat, SeatSet};
use djambi_engine::{Limits, Never, Rng};
use djambi_lab::baselines::OnePly;

/// The turn limit of a game.
const MAX_TURNS: usize = 400;

/// A kind of position to look for.
struct Sought {
    name: &'static str,
    /// Whether a position is of this kind.
    fits: fn(&Position) -> bool,
    /// The seats without a player.
    absent: &'static [Seat],
}

const SOUGHT: [Sought; 10] = [
    Sought { name: "start", fits: |_| true, absent: &[] },
    Sought { name: "opening", fits: |position| position.turn_number() > 12, absent: &[] },
    Sought { name: "middle", fits: |position| position.turn_number() > 40, absent: &[] },
    Sought { name: "corpses", fits: |position| position.corpses().len() > 9, absent: &[] },
    Sought { name: "power", fits: |position| position.in_power().is_some(), absent: &[] },
    Sought { name: "captured", fits: captured, absent: &[] },
    Sought { name: "three left", fits: |position| position.alive().len() == 3, absent: &[] },
    Sought { name: "two left", fits: |position| position.alive().len() == 2, absent: &[] },
    Sought { name: "hostage", fits: |position| position.turn_number() > 25, absent: &[Seat::Green] },
    Sought { name: "duel", fits: |position| position.turn_number() > 30, absent: &[Seat::Blue, Seat::Green] },
];

const OPTIONS: [(&str, &str); 5] = [
    ("reporter", "must"),
    ("orphans", "exposed"),
    ("devolution", "reign"),
    ("encirclement", "strict"),
    ("power_duel", "single"),
];

const BOARDS: [&str; 7] = ["hex3", "hex6", "ngon3", "ngon5", "duel2", "ngon4", "ngon6"];

fn main() {
    let mut rng = Rng::new(1);
    let square9 = Geometry::named("square9").expect("board");
    println!("# name, rules, position: see corpus/README.md");
    for rules in [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA] {
        for Sought { name, fits, absent } in SOUGHT {
            let position = find(rules, start(square9, absent), fits, &mut rng);
            println!("{name}\t--rules {}\t{position}", rules.base);
        }
    }
    for (option, value) in OPTIONS {
        let mut rules = Rules::CLASSIC;
        rules.set(option, value).expect("option");
        let fits = |position: &Position| position.turn_number() > 30 && captured(position);
        let position = find(rules, start(square9, &[]), fits, &mut rng);
        println!("{option}\t--rules classic --set {option}={value}\t{position}");
    }
    for name in BOARDS {
        let board = Geometry::named(name).expect("board");
        // Of three seats two may be left so early that a search ends at once.
        let seats = board.seats().len();
        let fits =
            |position: &Position| position.turn_number() > 24 && position.alive().len() >= seats.min(3);
        let position = find(Rules::CLASSIC, start(board, &[]), fits, &mut rng);
        println!("{name}\t--board {name}\t{position}");
    }
}

fn captured(position: &Position) -> bool {
    Seat::ALL.into_iter().any(|army| match position.controller(army) {
        Controller::Seat(player) => player != army && !position.army(army).is_empty(),
        Controller::Hostage | Controller::Orphan => false,
    })
}

/// The start position; the armies of absent seats are hostages.
fn start(board: &'static Geometry, absent: &[Seat]) -> Position {
    if absent.is_empty() {
        return Position::start_on(board);
    }
    let mut setup = Position::start_on(board).to_setup();
    for &seat in absent {
        setup.controllers[seat] = Controller::Hostage;
    }
    let present: SeatSet = board.seats().iter().filter(|seat| !absent.contains(seat)).collect();
    setup.turn = present.iter().next().expect("player");
    setup.cursor = setup.turn;
    setup.check(&Rules::CLASSIC).expect("set-up")
}

/// Plays games until a position fits.
fn find(rules: Rules, start: Position, fits: impl Fn(&Position) -> bool, rng: &mut Rng) -> Position {
    loop {
        let mut game = Game::new(rules, start);
        while game.outcome().is_none() && game.events().len() < MAX_TURNS {
            let position = *game.position();
            if fits(&position) {
                return position;
            }
            let limits = Limits::seeded(rng.next_u64());
            let report = OnePly.search(&position, &rules, &limits, &Never, |_| {});
            game.play(report.best_move().expect("move")).expect("legal move");
        }
    }
}
