//! Makes and plays won endings: see docs/MATCHES.md.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::{Args, Parser};
use djambi_engine::Tablebase;
use djambi_lab::matches::{PlayerFactory, PlayerSpec};
use djambi_lab::programs::{exit_code, file_error, read_text, write_file};
use djambi_lab::technique::{EndingQuotas, TechniqueTally, WonEnding, make, play};

/// Makes and plays won endings.
#[derive(Parser)]
enum Command {
    /// Find endings in games of the engine against itself, solve them and write them to a file.
    Make(MakeArguments),
    /// Solve the endings again.
    Verify(Endings),
    /// Let players win the endings against a defender who loses as late as possible.
    Play(PlayArguments),
}

#[derive(Args)]
struct MakeArguments {
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many endings with one piece beside the chiefs to find.
    #[arg(long, value_name = "N", default_value_t = 40)]
    one: usize,
    /// How many endings with two pieces against a chief alone to find.
    #[arg(long, value_name = "N", default_value_t = 50)]
    two: usize,
    /// How many endings with a piece on either side to find.
    #[arg(long, value_name = "N", default_value_t = 20)]
    against: usize,
    /// End after this many games, even with too few endings.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    games: u64,
    /// The file, by default that of the corpus.
    #[arg(long, value_name = "FILE", default_value = FILE, hide_default_value = true)]
    into: PathBuf,
}

/// The endings of a file.
#[derive(Args)]
struct Endings {
    /// Take every Kth ending only.
    #[arg(long, value_name = "K", default_value = "1")]
    every: NonZero<usize>,
    /// The file of endings, by default that of the corpus.
    #[arg(default_value = FILE, hide_default_value = true)]
    file: PathBuf,
}

#[derive(Args)]
struct PlayArguments {
    /// A player of `djambi match`, such as minister:ms=300; may be given several times.
    #[arg(long = "player", value_name = "PLAYER", required = true)]
    players: Vec<PlayerSpec>,
    /// Leave out the first N endings.
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: usize,
    /// Only endings with these pieces beside the chiefs.
    #[arg(long, value_name = "PIECES")]
    kind: Option<String>,
    #[command(flatten)]
    endings: Endings,
}

const HEADING: &str = "\
# Endings that the player to move wins: position | rules | turns of both players until the win. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin technique make
";

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/engine/endings.txt");

fn main() -> ExitCode {
    exit_code(match Command::parse() {
        Command::Make(arguments) => arguments.run(),
        Command::Verify(endings) => endings.verify(),
        Command::Play(arguments) => arguments.run(),
    })
}

impl MakeArguments {
    #[expect(clippy::disallowed_methods, reason = "progress tells the time")]
    fn run(&self) -> Result<(), String> {
        let &Self { seed, one, two, against, games, ref into } = self;
        let quotas = EndingQuotas { one, two, against, max_games: games };
        let start = Instant::now();
        let mut kept = 0;
        let mut written = Ok(());
        let endings = make(seed, &quotas, |game, endings| {
            if endings.len() > kept {
                kept = endings.len();
                eprintln!("{:>4.0} s, game {game}: {kept} endings", start.elapsed().as_secs_f64());
                if written.is_ok() {
                    written = write(into, endings);
                }
            }
        });
        written.and_then(|()| write(into, &endings))
    }
}

/// Writes endings to a file, first those with one piece. Those of a board stay together: they share tables.
fn write(file: &Path, endings: &[WonEnding]) -> Result<(), String> {
    let mut endings: Vec<&WonEnding> = endings.iter().collect();
    endings.sort_by_key(|ending| ending.pieces().len());
    let lines: String = endings.iter().map(|ending| format!("{ending}\n")).collect();
    write_file(file, HEADING.to_owned() + &lines)
}

impl Endings {
    /// All endings of the file.
    fn read(&self) -> Result<Vec<WonEnding>, String> {
        WonEnding::parse_all(&read_text(&self.file)?).map_err(|error| file_error(&self.file, error))
    }

    fn verify(&self) -> Result<(), String> {
        let mut count = 0;
        let tables = Tablebase::default();
        for ending in self.read()?.iter().step_by(self.every.get()) {
            let found = WonEnding::of(&ending.position, &ending.rules, &tables);
            if found.as_ref() != Some(ending) {
                return Err(format!("{ending}: the table says {found:?}"));
            }
            count += 1;
        }
        println!("{count} endings are won in the turns that they claim");
        Ok(())
    }
}

impl PlayArguments {
    #[expect(clippy::disallowed_methods, reason = "searches have a time limit")]
    fn run(&self) -> Result<(), String> {
        let mut tallies: Vec<BTreeMap<String, TechniqueTally>> = vec![BTreeMap::new(); self.players.len()];
        let endings = self.endings.read()?;
        let tables = Tablebase::default();
        let is_wanted = |ending: &&WonEnding| self.kind.as_ref().is_none_or(|kind| *kind == ending.pieces());
        let every = self.endings.every.get();
        for ending in endings.iter().filter(is_wanted).skip(self.from).step_by(every) {
            for (spec, tallies) in self.players.iter().zip(&mut tallies) {
                let start = Instant::now();
                let played = (spec.new_player(Instant::now))
                    .and_then(|mut player| play(ending, &mut *player, 1, &tables))
                    .map_err(|failure| failure.to_string())?;
                let seconds = start.elapsed().as_secs_f64();
                eprintln!(
                    "{:>6} {spec} {played:?} of {} in {seconds:.1} s",
                    ending.pieces(),
                    ending.distance
                );
                for class in [ending.pieces(), "all".to_owned()] {
                    tallies.entry(class).or_default().add(played, ending.distance);
                }
            }
        }
        for (spec, tallies) in self.players.iter().zip(tallies) {
            for (class, tally) in tallies {
                println!("{spec} {class}: {tally}");
            }
        }
        Ok(())
    }
}
