//! Makes, proves and solves the positions with a known answer: see docs/ENGINE.md.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser};
use djambi::Move;
use djambi_engine::{Engine, Level, Limits, Options, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::endings::{Problem, Quotas, Score, generate, verify};
use djambi_lab::matches::Deadline;
use djambi_lab::programs::{exit_code, file_error, read_text, write_file};

/// Makes, proves and solves the positions with a known answer.
#[derive(Parser)]
enum Command {
    /// Find positions in games of the one-turn bot against itself, and write them to files.
    Make(MakeArguments),
    /// Prove the answers again.
    Verify(Files),
    /// Let the engine solve the positions, and print how many it does.
    Solve(SolveArguments),
}

#[derive(Args)]
struct MakeArguments {
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many wins of each kind to find.
    #[arg(long, value_name = "N", default_value_t = 160)]
    wins: usize,
    /// How many chiefs to take to find, and as many to save.
    #[arg(long, value_name = "N", default_value_t = 110)]
    chiefs: usize,
    /// End after this many games, even with too few positions.
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    games: u64,
    /// The folder of the files, by default that of the corpus.
    #[arg(long, value_name = "FOLDER", default_value = FOLDER, hide_default_value = true)]
    into: PathBuf,
}

#[derive(Args)]
struct Files {
    /// Files of positions, by default those of the corpus.
    files: Vec<PathBuf>,
}

#[derive(Args)]
struct SolveArguments {
    /// The time of each search in milliseconds.
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    ms: u64,
    /// The nodes of each search, instead of a time.
    #[arg(long, value_name = "N", conflicts_with = "ms")]
    nodes: Option<NonZero<u64>>,
    /// The level of the engine.
    #[arg(long, default_value_t = Level::Prince)]
    level: Level,
    /// Let the one-turn bot solve them instead of the engine.
    #[arg(long)]
    one_turn: bool,
    /// The share that a move counts less which leaves the chief in peril by two, by default as for the level.
    #[arg(long, value_name = "X")]
    caution: Option<f32>,
    /// Solve every Kth position only.
    #[arg(long, value_name = "K", default_value = "1")]
    every: NonZero<usize>,
    #[command(flatten)]
    files: Files,
}

const WINS: &str = "\
# Forced wins of the player to move: position | rules | win DEPTH | first moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin endings make
";
const CHIEFS: &str = "\
# Chiefs to take or to save now: position | rules | task | accepted of legal moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin endings make
";

fn main() -> ExitCode {
    exit_code(match Command::parse() {
        Command::Make(arguments) => arguments.run(),
        Command::Verify(files) => prove(&files),
        Command::Solve(arguments) => arguments.run(),
    })
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/engine");

impl Files {
    /// The problems of these files, or of the whole corpus.
    fn problems(&self) -> Result<Vec<Problem>, String> {
        let mut files = self.files.clone();
        if files.is_empty() {
            files = ["wins.txt", "chiefs.txt", "guards.txt"].map(|name| Path::new(FOLDER).join(name)).into();
        }
        let mut problems = Vec::new();
        for file in &files {
            problems.extend(Problem::parse_all(&read_text(file)?).map_err(|error| file_error(file, error))?);
        }
        Ok(problems)
    }
}

impl MakeArguments {
    #[expect(clippy::disallowed_methods, reason = "progress tells the time")]
    fn run(&self) -> Result<(), String> {
        let quotas = Quotas { wins: self.wins, chiefs: self.chiefs, max_games: self.games };
        let start = Instant::now();
        let mut problems = generate(self.seed, &quotas, |game, found| {
            if game % 10 == 0 {
                eprintln!("{:>4.0} s, game {game}: {found:?}", start.elapsed().as_secs_f64());
            }
        });
        problems.sort_by_key(|problem| problem.task.name() != "win 1");
        fs::create_dir_all(&self.into).map_err(|error| file_error(&self.into, error))?;
        write(&self.into.join("wins.txt"), WINS, ["win 1", "win 3"], &problems)?;
        write(&self.into.join("chiefs.txt"), CHIEFS, ["take", "save"], &problems)
    }
}

/// Writes the problems of these tasks to a file.
fn write(file: &Path, heading: &str, tasks: [&str; 2], problems: &[Problem]) -> Result<(), String> {
    let mut text = heading.to_owned();
    for task in tasks {
        for problem in problems.iter().filter(|problem| problem.task.name() == task) {
            text += &format!("{problem}\n");
        }
    }
    write_file(file, text)
}

fn prove(files: &Files) -> Result<(), String> {
    let problems = files.problems()?;
    for (index, problem) in problems.iter().enumerate() {
        verify(problem)?;
        if index % 50 == 0 {
            eprintln!("{index} of {} proven", problems.len());
        }
    }
    println!("{} problems proven", problems.len());
    Ok(())
}

impl SolveArguments {
    #[expect(clippy::disallowed_methods, reason = "searches have a time limit")]
    fn run(&self) -> Result<(), String> {
        let time = self.nodes.is_none().then(|| Duration::from_millis(self.ms));
        let mut options = Options::from(self.level);
        options.params.caution = self.caution.unwrap_or(options.params.caution);
        let limits = Limits { nodes: self.nodes, time, ..Limits::seeded(1) };
        let mut score = Score::default();
        let mut all_nodes = 0;
        for problem in self.files.problems()?.iter().step_by(self.every.get()) {
            let stop = Deadline::after(time, Instant::now);
            let position = &problem.position;
            let rules = &problem.rules;
            let report = if self.one_turn {
                OnePly.search(position, rules, &limits, &stop, |_| {})
            } else {
                Engine::new(options).search(position, rules, &limits, &stop, |_| {})
            };
            all_nodes += report.nodes;
            if !score.add(problem, report.best_move()) {
                print_missed(problem, &report);
            }
        }
        print!("{score}");
        println!("{all_nodes} nodes");
        Ok(())
    }
}

fn print_missed(problem: &Problem, report: &Report) {
    let position = &problem.position;
    let wire = |mv: &Move| position.geometry().wire(*mv).to_string();
    let line = report.lines.first();
    let moves: Vec<String> = line.into_iter().flat_map(|line| line.moves.iter().map(wire)).collect();
    let share = line.map_or(0.0, |line| line.shares.of(position.turn()));
    let nodes = report.nodes;
    println!("missed: {problem}\n  played {} for {share:.3} after {nodes} nodes", moves.join(" "));
}
