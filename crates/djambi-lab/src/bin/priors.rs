//! Fits the priors of the engine's search: self-play, the fit, the file of weights and its card. See
//! docs/ENGINE.md.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, Parser};
use djambi::Geometry;
use djambi_engine::prior::PolicyWeights;
use djambi_lab::games::map_in_order;
use djambi_lab::priors::{
    FitPhase, PolicyModel, PriorCard, PriorFit, PriorLosses, RecordSplit, Records, SearchRecord, heading,
    read_records, record_game, self_play,
};
use djambi_lab::programs::{exit_code, file_error, parse_board, read_text, write_file};
use djambi_lab::write_card;

/// Fits the priors of the engine's search on a board, first only the weights of features, then all of them
/// with a net, and writes their weights and their card. It learns from searches in games of the engine
/// against itself.
///
/// The fit begins with the weights of the 9 × 9 board where it is of another one.
#[derive(Parser)]
struct Arguments {
    /// The board.
    #[arg(long, value_name = "NAME", default_value = "square9", value_parser = parse_board, conflicts_with = "from")]
    board: &'static Geometry,
    /// How many games to play.
    #[arg(long, value_name = "N", default_value_t = 2_500)]
    games: u64,
    /// Begin no game after this many minutes.
    #[arg(long, value_name = "N", default_value_t = f64::INFINITY, hide_default_value = true)]
    minutes: f64,
    /// The nodes of each turn.
    #[arg(long, value_name = "N", default_value = "1000")]
    nodes: NonZero<u64>,
    /// The seed of the first game.
    #[arg(long, default_value_t = 60_000_000)]
    seed: u64,
    /// How many games to play at a time.
    #[arg(long, value_name = "N", default_value = "2")]
    threads: NonZero<usize>,
    /// Write the records of searches to a file.
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    keep: Option<PathBuf>,
    /// Read the records that --keep wrote, and their board, instead of playing.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Begin with the weights of a file; --epochs 0 if they have a net.
    #[arg(long, value_name = "FILE")]
    begin: Option<PathBuf>,
    /// The file of the weights [default: that of the board in crates/djambi-engine/src/prior/weights].
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    /// The file of the card, a section for each board.
    #[arg(long, value_name = "FILE", default_value = "docs/PRIORS.md")]
    card: PathBuf,
    #[command(flatten)]
    fit: FitArguments,
}

/// The two phases of the fit.
#[derive(Args)]
struct FitArguments {
    /// The number of passes over all searches in the fit of only the features' weights.
    #[arg(long, value_name = "N", default_value_t = PriorFit::default().weights.epochs)]
    epochs: usize,
    /// The number of choices in a batch.
    #[arg(long, value_name = "N", default_value_t = default_batch())]
    batch: NonZero<usize>,
    /// The learning rate.
    #[arg(long, value_name = "X", default_value_t = PriorFit::default().weights.rate)]
    rate: f32,
    /// The L2 regularization.
    #[arg(long, value_name = "X", default_value_t = PriorFit::default().weights.decay)]
    decay: f32,
    /// The number of passes over all searches in the fit with a net; 0 for no net.
    #[arg(long, value_name = "N", default_value_t = PriorFit::default().net.epochs)]
    net_epochs: usize,
    /// The learning rate of the fit with a net.
    #[arg(long, value_name = "X", default_value_t = PriorFit::default().net.rate)]
    net_rate: f32,
}

#[expect(clippy::disallowed_methods, reason = "progress tells the time")]
fn main() -> ExitCode {
    let start = Instant::now();
    exit_code(Arguments::parse().run(&|| start.elapsed()))
}

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// The records of searches, and their origin.
struct Searches {
    board: &'static Geometry,
    split: RecordSplit,
    first_seed: u64,
    nodes: NonZero<u64>,
}

fn default_batch() -> NonZero<usize> {
    NonZero::new(PriorFit::default().weights.batch).expect("not zero")
}

impl FitArguments {
    fn fit(&self) -> PriorFit {
        let &Self { epochs, batch, rate, decay, net_epochs, net_rate } = self;
        let default = PriorFit::default();
        let net = FitPhase { epochs: net_epochs, rate: net_rate, ..default.net };
        PriorFit { weights: FitPhase { epochs, batch: batch.get(), rate, decay }, net, ..default }
    }
}

impl Arguments {
    /// Plays or reads the games, fits the priors and writes the files.
    fn run(&self, elapsed: &dyn Fn() -> Duration) -> Outcome {
        let Searches { board, split, first_seed, nodes } = match &self.from {
            Some(path) => read_searches(path)?,
            None => self.play(elapsed)?,
        };
        let RecordSplit { training, held_out, games } = &split;
        if training.is_empty() || held_out.is_empty() {
            return Err("there are too few games to learn from".into());
        }
        let uniform = PriorLosses::of_uniform(held_out);
        eprintln!("{} positions to learn from, {} held out", training.records(), held_out.records());
        eprintln!("flat: held out {}", show(&uniform));
        let beginning = match &self.begin {
            Some(path) => read_policy(board, path)?,
            None => PolicyModel::beginning(board),
        };
        let before = PriorLosses::of(held_out, &beginning);
        eprintln!("the beginning: held out {}", show(&before));
        let default = || format!("crates/djambi-engine/src/prior/weights/{}.bin", board.name()).into();
        let weights_path = self.weights.clone().unwrap_or_else(default);
        if let Ok(policy) = read_policy(board, &weights_path) {
            eprintln!("those before: held out {}", show(&PriorLosses::of(held_out, &policy)));
        }
        let fit = self.fit.fit();
        let policy = fit.run_from(beginning, training, |epoch| {
            let seconds = elapsed().as_secs_f64();
            let held_out = PriorLosses::of(held_out, epoch.policy);
            let training = show(&epoch.training);
            let held_out = show(&held_out);
            eprintln!("{seconds:>6.0} s  epoch {}: training {training}; held out {held_out}", epoch.number);
        });
        let weights = policy.quantized();
        let card = PriorCard {
            board,
            first_seed,
            nodes: nodes.get(),
            training: (games.0, training.records()),
            held_out: (games.1, held_out.records()),
            fit,
            uniform,
            before: self.begin.is_some().then_some(before),
            fitted: PriorLosses::of(held_out, &PolicyModel::of(board, &weights)),
        };
        write_file(&weights_path, weights.to_bytes())?;
        write_card(&self.card, &card).map_err(|error| file_error(&self.card, error))?;
        println!("{card}");
        Ok(())
    }

    /// Plays the games.
    fn play(&self, elapsed: &dyn Fn() -> Duration) -> Outcome<Searches> {
        let self_play = self_play(self.board);
        let mut split = RecordSplit::new(self.board);
        let mut games = 0;
        let mut printed_at = Duration::ZERO;
        let mut file =
            self.keep.as_deref().map(|path| begin_file(path, self.board, self.nodes)).transpose()?;
        let mut written = Ok(());
        let seeds = self.seed..self.seed.saturating_add(self.games);
        map_in_order(
            seeds,
            self.threads,
            |seed| record_game(&self_play, seed, self.nodes),
            |seed, records| {
                split.add_game(seed, &records);
                if let Some(file) = &mut file {
                    written = records.iter().try_for_each(|record: &SearchRecord| writeln!(file, "{record}"));
                }
                games += 1;
                let now = elapsed();
                if now.saturating_sub(printed_at) > Duration::from_secs(20) || games == self.games {
                    printed_at = now;
                    let positions = split.training.records() + split.held_out.records();
                    eprintln!("{:>6.0} s  {games} games, {positions} positions", now.as_secs_f64());
                }
                let goes_on = written.is_ok() && now.as_secs_f64() < self.minutes * 60.0;
                if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            },
        );
        if let (Some(path), Some(mut file)) = (&self.keep, file) {
            written.and_then(|()| file.flush()).map_err(|error| file_error(path, error))?;
        }
        Ok(Searches { board: self.board, split, first_seed: self.seed, nodes: self.nodes })
    }
}

/// Reads the policy of a board.
fn read_policy(board: &'static Geometry, path: &Path) -> Result<PolicyModel, String> {
    let bytes = fs::read(path).map_err(|error| file_error(path, error))?;
    let weights = PolicyWeights::from_bytes(board, &bytes).map_err(|error| file_error(path, error))?;
    Ok(PolicyModel::of(board, &weights))
}

/// Reads the records that `--keep` wrote.
fn read_searches(path: &Path) -> Outcome<Searches> {
    let Records { board, nodes, records } =
        read_records(&read_text(path)?).map_err(|error| file_error(path, error))?;
    let first_seed = records.iter().map(|record| record.seed).min().unwrap_or_default();
    Ok(Searches { board, split: RecordSplit::of(board, &records), first_seed, nodes })
}

/// Begins a file of records.
fn begin_file(path: &Path, board: &Geometry, nodes: NonZero<u64>) -> Result<BufWriter<File>, String> {
    let mut file = File::create(path).map(BufWriter::new).map_err(|error| file_error(path, error))?;
    writeln!(file, "{}", heading(board, nodes)).map_err(|error| file_error(path, error))?;
    Ok(file)
}

fn show(PriorLosses { turns, placements }: &PriorLosses) -> String {
    format!(
        "turns {:.4} ({:.4} above entropy), placements {:.4}",
        turns.mean(),
        turns.excess(),
        placements.mean()
    )
}
