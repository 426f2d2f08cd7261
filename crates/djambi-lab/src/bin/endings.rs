//! Makes, proves and solves the positions with a known answer: see docs/ENGINE.md.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi::Move;
use djambi_engine::{Engine, Level, Limits, Options, Report};
use djambi_lab::baselines::OnePly;
use djambi_lab::endings::{Problem, Quotas, Score, generate, verify};
use djambi_lab::matches::Deadline;
use djambi_lab::{Arguments, exit_code};

const HELP: &str = "\
usage: endings make [--seed N] [--wins N] [--chiefs N] [--games N] [--into FOLDER]
       endings verify [FILE...]
       endings solve [--ms N | --nodes N] [--level L | --one-turn] [--caution C] [--every K] [FILE...]
The default files are those of corpus/engine.";

const WINS: &str = "\
# Forced wins of the player to move: position | rules | win DEPTH | first moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin endings make
";
const CHIEFS: &str = "\
# Chiefs to take or to save now: position | rules | task | accepted of legal moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin endings make
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let (command, arguments) = (words.next(), Arguments::new(words));
    let result = match command.as_deref() {
        Some("make") => make(arguments),
        Some("verify") => prove(arguments),
        Some("solve") => solve(arguments),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(result)
}

/// The problems of the files on the command line, or of the whole corpus.
fn problems(arguments: Arguments) -> Result<Vec<Problem>, String> {
    let mut files = arguments.files()?;
    if files.is_empty() {
        files = ["wins.txt", "chiefs.txt", "guards.txt"].map(|name| Path::new(FOLDER).join(name)).into();
    }
    let mut problems = Vec::new();
    for file in &files {
        let name = file.display();
        let text = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
        problems.extend(Problem::parse_all(&text).map_err(|error| format!("{name}: {error}"))?);
    }
    Ok(problems)
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../corpus/engine");

#[expect(clippy::disallowed_methods, reason = "progress tells the time")]
fn make(mut arguments: Arguments) -> Result<(), String> {
    let quotas = Quotas {
        wins: arguments.number("--wins", 160)?,
        chiefs: arguments.number("--chiefs", 110)?,
        max_games: arguments.number("--games", 20_000)?,
    };
    let seed = arguments.number("--seed", 1)?;
    let folder = arguments.path("--into", FOLDER)?;
    arguments.finish()?;
    let start = Instant::now();
    let mut problems = generate(seed, &quotas, |game, found| {
        if game % 10 == 0 {
            eprintln!("{:>4.0} s, game {game}: {found:?}", start.elapsed().as_secs_f64());
        }
    });
    problems.sort_by_key(|problem| problem.task.name() != "win 1");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    write(&folder.join("wins.txt"), WINS, ["win 1", "win 3"], &problems)?;
    write(&folder.join("chiefs.txt"), CHIEFS, ["take", "save"], &problems)
}

/// Writes the problems of these tasks to a file.
fn write(file: &Path, heading: &str, tasks: [&str; 2], problems: &[Problem]) -> Result<(), String> {
    let mut text = heading.to_owned();
    for task in tasks {
        for problem in problems.iter().filter(|problem| problem.task.name() == task) {
            text += &format!("{problem}\n");
        }
    }
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn prove(arguments: Arguments) -> Result<(), String> {
    let problems = problems(arguments)?;
    for (index, problem) in problems.iter().enumerate() {
        verify(problem)?;
        if index % 50 == 0 {
            eprintln!("{index} of {} proven", problems.len());
        }
    }
    println!("{} problems proven", problems.len());
    Ok(())
}

#[expect(clippy::disallowed_methods, reason = "searches have a time limit")]
fn solve(mut arguments: Arguments) -> Result<(), String> {
    let nodes = NonZero::new(arguments.number("--nodes", 0)?);
    let milliseconds = arguments.number("--ms", 1_000)?;
    let time = nodes.is_none().then(|| Duration::from_millis(milliseconds));
    let level = arguments.value("--level")?.unwrap_or_else(|| "prince".to_owned());
    let level: Level = level.parse().map_err(|error| format!("{error}"))?;
    let mut options = Options::from(level);
    options.params.caution = arguments.number("--caution", options.params.caution)?;
    let one_ply = arguments.flag("--one-turn");
    let every = arguments.number("--every", 1)?.max(1);
    let limits = Limits { nodes, time, ..Limits::seeded(1) };
    let (mut score, mut all_nodes) = (Score::default(), 0);
    for problem in problems(arguments)?.iter().step_by(every) {
        let stop = Deadline::after(time, Instant::now);
        let (position, rules) = (&problem.position, &problem.rules);
        let report = if one_ply {
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

fn print_missed(problem: &Problem, report: &Report) {
    let position = &problem.position;
    let wire = |mv: &Move| position.geometry().wire(*mv).to_string();
    let line = report.lines.first();
    let moves: Vec<String> = line.into_iter().flat_map(|line| line.moves.iter().map(wire)).collect();
    let share = line.map_or(0.0, |line| line.shares.of(position.turn()));
    let nodes = report.nodes;
    println!("missed: {problem}\n  played {} for {share:.3} after {nodes} nodes", moves.join(" "));
}
