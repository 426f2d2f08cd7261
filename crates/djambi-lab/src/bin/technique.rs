//! Makes and plays won endings: see docs/MATCHES.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use djambi_engine::Tablebase;
use djambi_lab::matches::{PlayerFactory, PlayerSpec};
use djambi_lab::technique::{EndingQuotas, TechniqueTally, WonEnding, make, play};
use djambi_lab::{Arguments, exit_code};

const HELP: &str = "\
usage: technique make [--seed N] [--one N] [--two N] [--against N] [--games N] [--into FILE]
       technique verify [--every K] [FILE]
       technique play --player PLAYER [--player PLAYER...] [--every K] [--from N] [--kind PIECES] [FILE]
The default file is corpus/engine/endings.txt. A player is one of `djambi match`, such as minister:ms=300.";

const HEADING: &str = "\
# Endings that the player to move wins: position | rules | turns of both players until the win. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin technique make
";

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/engine/endings.txt");

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (command, arguments) = (words.next(), Arguments::new(words));
    let result = match command.as_deref() {
        Some("make") => make_endings(arguments),
        Some("verify") => verify(arguments),
        Some("play") => play_endings(arguments),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(result)
}

#[expect(clippy::disallowed_methods, reason = "progress tells the time")]
fn make_endings(mut arguments: Arguments) -> Result<(), String> {
    let quotas = EndingQuotas {
        one: arguments.number("--one", 40)?,
        two: arguments.number("--two", 50)?,
        against: arguments.number("--against", 20)?,
        max_games: arguments.number("--games", 20_000)?,
    };
    let seed = arguments.number("--seed", 1)?;
    let file = arguments.path("--into", FILE)?;
    arguments.finish()?;
    let start = Instant::now();
    let (mut kept, mut written) = (0, Ok(()));
    let endings = make(seed, &quotas, |game, endings| {
        if endings.len() > kept {
            kept = endings.len();
            eprintln!("{:>4.0} s, game {game}: {kept} endings", start.elapsed().as_secs_f64());
            if written.is_ok() {
                written = write(&file, endings);
            }
        }
    });
    written.and_then(|()| write(&file, &endings))
}

/// Writes endings to a file, first those with one piece. Those of a board stay together: they share tables.
fn write(file: &Path, endings: &[WonEnding]) -> Result<(), String> {
    let mut endings: Vec<&WonEnding> = endings.iter().collect();
    endings.sort_by_key(|ending| ending.pieces().len());
    let lines: String = endings.iter().map(|ending| format!("{ending}\n")).collect();
    fs::write(file, HEADING.to_owned() + &lines).map_err(|error| format!("{}: {error}", file.display()))
}

/// The endings of the file on the command line, or of the corpus.
fn endings(arguments: Arguments) -> Result<Vec<WonEnding>, String> {
    let files = arguments.files()?;
    let file = files.into_iter().next().unwrap_or_else(|| PathBuf::from(FILE));
    let name = file.display();
    let text = fs::read_to_string(&file).map_err(|error| format!("{name}: {error}"))?;
    WonEnding::parse_all(&text).map_err(|error| format!("{name}: {error}"))
}

fn verify(mut arguments: Arguments) -> Result<(), String> {
    let every = arguments.number("--every", 1)?.max(1);
    let (mut count, tables) = (0, Tablebase::default());
    for ending in endings(arguments)?.iter().step_by(every) {
        let found = WonEnding::of(&ending.position, &ending.rules, &tables);
        if found.as_ref() != Some(ending) {
            return Err(format!("{ending}: the table says {found:?}"));
        }
        count += 1;
    }
    println!("{count} endings are won in the turns that they claim");
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "searches have a time limit")]
fn play_endings(mut arguments: Arguments) -> Result<(), String> {
    let mut players: Vec<PlayerSpec> = Vec::new();
    while let Some(player) = arguments.first_value("--player")? {
        players.push(player.parse().map_err(|error| format!("{error}"))?);
    }
    let (every, from) = (arguments.number("--every", 1)?.max(1), arguments.number("--from", 0)?);
    let kind = arguments.value("--kind")?;
    let mut tallies: Vec<BTreeMap<String, TechniqueTally>> = vec![BTreeMap::new(); players.len()];
    let endings = endings(arguments)?;
    let tables = Tablebase::default();
    let is_wanted = |ending: &&WonEnding| kind.as_ref().is_none_or(|kind| *kind == ending.pieces());
    for ending in endings.iter().filter(is_wanted).skip(from).step_by(every) {
        for (spec, tallies) in players.iter().zip(&mut tallies) {
            let start = Instant::now();
            let played = (spec.new_player(Instant::now))
                .and_then(|mut player| play(ending, &mut *player, 1, &tables))
                .map_err(|failure| failure.to_string())?;
            let seconds = start.elapsed().as_secs_f64();
            eprintln!("{:>6} {spec} {played:?} of {} in {seconds:.1} s", ending.pieces(), ending.distance);
            for class in [ending.pieces(), "all".to_owned()] {
                tallies.entry(class).or_default().add(played, ending.distance);
            }
        }
    }
    for (spec, tallies) in players.iter().zip(tallies) {
        for (class, tally) in tallies {
            println!("{spec} {class}: {tally}");
        }
    }
    Ok(())
}
