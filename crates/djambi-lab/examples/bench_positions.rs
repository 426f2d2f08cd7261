//! Makes the positions in which the engine's speed is measured, from games of the one-turn bot against itself:
//! `cargo run -p djambi-lab --example bench_positions > corpus/engine/bench.tsv`.

use djambi::{Controller, Game, Geometry, Position, Rules, Seat, SeatSet};
use djambi_engine::{Limits, Never, Rng};
use djambi_lab::baselines::OnePly;

/// No game is followed further.
const TURNS: usize = 400;

/// One of the positions that are wanted.
struct Wanted {
    name: &'static str,
    /// Whether a position will do.
    fits: fn(&Position) -> bool,
    /// The seats without a player.
    absent: &'static [Seat],
}

const WANTED: [Wanted; 10] = [
    Wanted { name: "start", fits: |_| true, absent: &[] },
    Wanted { name: "opening", fits: |position| position.turn_number() > 12, absent: &[] },
    Wanted { name: "middle", fits: |position| position.turn_number() > 40, absent: &[] },
    Wanted { name: "corpses", fits: |position| position.corpses().len() > 9, absent: &[] },
    Wanted { name: "power", fits: |position| position.in_power().is_some(), absent: &[] },
    Wanted { name: "captured", fits: captured, absent: &[] },
    Wanted { name: "three left", fits: |position| position.alive().len() == 3, absent: &[] },
    Wanted { name: "two left", fits: |position| position.alive().len() == 2, absent: &[] },
    Wanted { name: "hostage", fits: |position| position.turn_number() > 25, absent: &[Seat::Green] },
    Wanted { name: "duel", fits: |position| position.turn_number() > 30, absent: &[Seat::Blue, Seat::Green] },
];

const OPTIONS: [(&str, &str); 5] = [
    ("reporter", "must"),
    ("orphans", "exposed"),
    ("devolution", "reign"),
    ("encirclement", "strict"),
    ("power_duel", "single"),
];

const BOARDS: [&str; 5] = ["hex3", "hex6", "ngon3", "ngon5", "duel2"];

fn main() {
    let mut rng = Rng::new(1);
    let square9 = Geometry::named("square9").expect("board");
    println!("# name, rules, position: see corpus/README.md");
    for rules in [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA] {
        for Wanted { name, fits, absent } in WANTED {
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
        let fits = |position: &Position| position.turn_number() > 24;
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

/// The set-up, with hostages at some seats.
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

/// The first position that will do, of the first game that has one.
fn find(rules: Rules, start: Position, fits: impl Fn(&Position) -> bool, rng: &mut Rng) -> Position {
    loop {
        let mut game = Game::new(rules, start);
        while game.outcome().is_none() && game.events().len() < TURNS {
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
