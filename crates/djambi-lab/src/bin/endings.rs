//! Makes, proves and solves the positions with a known answer: see docs/ENGINE.md.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use djambi::Move;
use djambi_engine::{Engine, Level, Limits, Options, Stop};
use djambi_lab::baselines::OnePly;
use djambi_lab::endings::{Problem, Score, Wanted, make, verify};
use djambi_lab::exit_code;

const HELP: &str = "\
usage: endings make [--seed N] [--wins N] [--chiefs N] [--games N] [--into FOLDER]
       endings verify [FILE...]
       endings solve [--ms N | --nodes N] [--level L | --one-turn] [--every K] [FILE...]
The files are those of corpus/engine unless others are named.";

const WINS: &str = "\
# Forced wins of the player to move: position | rules | win DEPTH | first moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin endings make
";
const CHIEFS: &str = "\
# Chiefs to take or to save now: position | rules | task | accepted of legal moves. See corpus/README.md.
# Made by: cargo run --release -p djambi-lab --bin endings make
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.first().map(String::as_str) {
        Some("make") => Given::parse(&arguments[1..]).and_then(|given| write_corpus(&given)),
        Some("verify") => Given::parse(&arguments[1..]).and_then(|given| prove_corpus(&given)),
        Some("solve") => Given::parse(&arguments[1..]).and_then(|given| solve_corpus(&given)),
        _ => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    };
    exit_code(done)
}

/// The options and files of the command line.
#[derive(Debug)]
struct Given {
    options: Vec<(String, String)>,
    files: Vec<PathBuf>,
}

impl Given {
    fn parse(arguments: &[String]) -> Result<Self, String> {
        const WITH_VALUE: [&str; 9] =
            ["--seed", "--wins", "--chiefs", "--games", "--into", "--ms", "--nodes", "--level", "--every"];
        let mut given = Self { options: Vec::new(), files: Vec::new() };
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            if WITH_VALUE.contains(&argument.as_str()) {
                let value = rest.next().ok_or_else(|| format!("{argument} needs a value"))?;
                given.options.push((argument.clone(), value.clone()));
            } else if argument == "--one-turn" {
                given.options.push((argument.clone(), String::new()));
            } else if argument.starts_with('-') {
                return Err(format!("{argument} is no option\n{HELP}"));
            } else {
                given.files.push(argument.into());
            }
        }
        if given.files.is_empty() {
            given.files = ["wins.txt", "chiefs.txt"].map(|name| folder().join(name)).into();
        }
        Ok(given)
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(option, _)| option == name).map(|(_, value)| value.as_str())
    }

    fn number(&self, name: &str, otherwise: u64) -> Result<u64, String> {
        let parse = |text: &str| text.parse().map_err(|error| format!("{name} {text}: {error}"));
        self.text(name).map_or(Ok(otherwise), parse)
    }

    fn problems(&self) -> Result<Vec<Problem>, String> {
        let mut problems = Vec::new();
        for file in &self.files {
            let name = file.display();
            let text = fs::read_to_string(file).map_err(|error| format!("{name}: {error}"))?;
            problems.extend(Problem::parse_all(&text).map_err(|error| format!("{name}: {error}"))?);
        }
        Ok(problems)
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/engine")
}

#[expect(clippy::disallowed_methods, reason = "progress tells the time")]
fn write_corpus(given: &Given) -> Result<(), String> {
    let count = |name, otherwise| given.number(name, otherwise).map(|number| number as usize);
    let wanted = Wanted {
        wins: count("--wins", 160)?,
        chiefs: count("--chiefs", 110)?,
        games: given.number("--games", 20_000)?,
    };
    let begun = Instant::now();
    let mut problems = make(given.number("--seed", 1)?, &wanted, |game, found| {
        if game % 10 == 0 {
            eprintln!("{:>4.0} s, game {game}: {found:?}", begun.elapsed().as_secs_f64());
        }
    });
    problems.sort_by_key(|problem| problem.task.name() != "win 1");
    let folder = given.text("--into").map_or_else(folder, PathBuf::from);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for (name, head, kinds) in
        [("wins.txt", WINS, ["win 1", "win 3"]), ("chiefs.txt", CHIEFS, ["take", "save"])]
    {
        let mut text = head.to_owned();
        for kind in kinds {
            for problem in problems.iter().filter(|problem| problem.task.name() == kind) {
                text += &format!("{problem}\n");
            }
        }
        let file = folder.join(name);
        fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

fn prove_corpus(given: &Given) -> Result<(), String> {
    let problems = given.problems()?;
    for (index, problem) in problems.iter().enumerate() {
        verify(problem)?;
        if index % 50 == 0 {
            eprintln!("{index} of {} proven", problems.len());
        }
    }
    println!("{} problems proven", problems.len());
    Ok(())
}

/// A clock that ends a search.
struct Deadline {
    begun: Instant,
    limit: Option<Duration>,
}

impl Stop for Deadline {
    fn is_stopped(&self) -> bool {
        self.limit.is_some_and(|limit| self.begun.elapsed() >= limit)
    }

    fn elapsed(&self) -> Option<Duration> {
        Some(self.begun.elapsed())
    }
}

#[expect(clippy::disallowed_methods, reason = "searches are given a time")]
fn solve_corpus(given: &Given) -> Result<(), String> {
    let nodes = NonZero::new(given.number("--nodes", 0)?);
    let time = match nodes {
        Some(_) => None,
        None => Some(Duration::from_millis(given.number("--ms", 1_000)?)),
    };
    let level: Level =
        given.text("--level").unwrap_or("prince").parse().map_err(|error| format!("{error}"))?;
    let limits = Limits { nodes, time, ..Limits::seeded(1) };
    let (mut score, mut visited) = (Score::default(), 0);
    let every = given.number("--every", 1)?.max(1) as usize;
    for problem in given.problems()?.iter().step_by(every) {
        let stop = Deadline { begun: Instant::now(), limit: time };
        let (position, rules) = (&problem.position, &problem.rules);
        let report = if given.text("--one-turn").is_some() {
            OnePly.search(position, rules, &limits, &stop, |_| {})
        } else {
            Engine::new(Options::from(level)).search(position, rules, &limits, &stop, |_| {})
        };
        visited += report.nodes;
        let answer = report.best_move();
        if !score.add(problem, answer) {
            let line = report.lines.first();
            let words = |mv: &Move| position.geometry().wire(*mv).to_string();
            let played: Vec<String> =
                line.into_iter().flat_map(|line| line.moves.iter().map(words)).collect();
            let share = line.map_or(0.0, |line| line.shares.of(position.turn()));
            let nodes = report.nodes;
            println!("missed: {problem}\n  played {} for {share:.3} after {nodes} nodes", played.join(" "));
        }
    }
    print!("{score}");
    println!("{visited} nodes");
    Ok(())
}
