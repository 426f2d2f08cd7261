//! The single entry to building, checking and testing Djambi: `cargo xtask --help`.

mod bench;
mod check;
mod deny;
mod dist;
mod e2e;
mod fuzz;
mod lab;
mod load;
mod needs;
mod play;
mod session;
mod tally;
mod test;
mod text;
mod tool;
mod web;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use session::{Cache, Failure, RunMode, Session};
use workspace::Workspace;

/// Everything that can be done with the sources of Djambi.
///
/// Each step says what it does and is skipped when nothing it reads has changed since it last passed.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
    /// Do every step, even those whose inputs have not changed.
    #[arg(long, global = true)]
    fresh: bool,
    /// Go on after a step that fails, to see what else fails.
    #[arg(long, global = true)]
    keep_going: bool,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything and play: starts the service and prints its address.
    Play(play::Options),
    /// Build what the browser gets: the WebAssembly bridge and the bundle, into web/dist.
    Web,
    /// Build the program to host: target/release/djambi, with the bundle inside.
    Release,
    /// Build what is handed out into target/dist: an archive, a Debian package and an image for containers of the programs
    /// with manual and licences, the packages for npm, a list of all parts, and the sums of all.
    Dist(dist::Options),
    /// Run everything: the checks, all Rust tests, the web's unit tests and the browser tests.
    Test(test::Options),
    /// Check format, lints, types, the dependency table, sizes and generated files; no test is run.
    Check(check::Options),
    /// Make the functions of the texts in `locales`, or say what is wrong with the texts.
    Texts,
    /// Measure speed: `cargo bench` with the given arguments.
    Bench(bench::Options),
    /// Fit the weights of the engine's evaluation to games of self-play, and write them into its source.
    Tune(lab::Options),
    /// Train the engine's net from nothing: self-play, a fit, the file of weights and its card.
    Train(lab::Options),
    /// Fit the priors of the engine's search: self-play, a fit, the file of weights and its card.
    Priors(lab::Options),
    /// Measure what peace between players is worth, and write the table of means into the engine's source.
    Press(lab::Options),
    /// Measure whether the ratings of people find who is stronger, in simulated clubs.
    Ratings(lab::Options),
    /// Put a service under load: how many games and turns a machine bears.
    Load(lab::Options),
    /// Search for inputs that break a law of the rules, with a fuzzer; needs the nightly toolchain.
    Fuzz(fuzz::Options),
    /// Run the browser tests: Playwright with the given arguments.
    E2e(e2e::Options),
    /// Wait until a service answers, then open it in the browser.
    #[command(hide = true)]
    Open(play::Address),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mode = RunMode {
        cache: if arguments.fresh { Cache::Ignored } else { Cache::Used },
        failure: if arguments.keep_going { Failure::Continues } else { Failure::Ends },
    };
    let session = match Workspace::locate() {
        Ok(workspace) => Session::begin(workspace, mode),
        Err(error) => return explain(&Err(error)),
    };
    perform(session, arguments.task)
}

fn perform(mut session: Session, task: Task) -> ExitCode {
    match task {
        Task::Play(options) => explain(&play::play(session, &options)),
        Task::Web => explain(&web::build(&mut session)),
        Task::Release => explain(&play::release(&mut session)),
        Task::Dist(options) => explain(&dist::dist(&mut session, &options)),
        Task::Texts => explain(&text::write(&session.workspace)),
        Task::Bench(options) => explain(&bench::bench(&mut session, &options)),
        Task::Tune(options) => explain(&lab::run(&session, "tune", &options)),
        Task::Train(options) => explain(&lab::run(&session, "train", &options)),
        Task::Priors(options) => explain(&lab::run(&session, "priors", &options)),
        Task::Press(options) => explain(&lab::run(&session, "press", &options)),
        Task::Ratings(options) => explain(&lab::run(&session, "ratings", &options)),
        Task::Load(options) => explain(&load::load(session, &options)),
        Task::Open(address) => explain(&play::open(&address)),
        Task::Fuzz(options) => explain(&fuzz::fuzz(&mut session, &options)),
        Task::Test(options) => {
            let result = test::test(&mut session, &options);
            session.close(&result)
        }
        Task::Check(options) => {
            let result = check::check(&mut session, &options);
            session.close(&result)
        }
        Task::E2e(options) => {
            let result = e2e::e2e(&mut session, &options);
            session.close(&result)
        }
    }
}

/// Prints an error with its causes and without a backtrace.
fn explain(result: &Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
