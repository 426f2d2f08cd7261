//! Priors and a net can be made for every board, from nothing, by the programs.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;

use djambi::{Geometry, Position, Rules};
use djambi_engine::net::Net;
use djambi_engine::prior::PolicyWeights;
use djambi_engine::{Engine, Limits, Never, Options};

#[test]
#[ignore = "takes two minutes"]
fn every_board_is_trained_from_nothing() {
    let folder = std::env::temp_dir().join(format!("djambi-boards-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("folder");
    for board in Geometry::ALL {
        let priors = run(
            Command::new(env!("CARGO_BIN_EXE_priors")).args(["--nodes=60", "--epochs=2"].map(split).concat()),
            board,
            &folder.join("priors"),
        );
        let priors = PolicyWeights::from_bytes(board, &fs::read(priors).expect("file")).expect("priors");
        assert_ne!(priors.each(), PolicyWeights::beginning(board), "{}", board.name());
        let games = folder.join(board.name());
        let net = run(
            Command::new(env!("CARGO_BIN_EXE_train"))
                .args(["--nodes=12", "--generations=2", "--epochs=1"].map(split).concat())
                .arg("--folder")
                .arg(games),
            board,
            &folder.join("net"),
        );
        let net = Net::from_bytes(board, &fs::read(net).expect("file")).expect("net");
        check_search(board, net);
    }
    for kind in ["priors", "net"] {
        let cards = fs::read_to_string(folder.join(kind).with_extension("md")).expect("cards");
        for board in Geometry::ALL {
            assert!(cards.contains(&format!("\n## {}\n", board.name())), "{cards}");
        }
    }
    fs::remove_dir_all(folder).expect("folder");
}

/// The words of `--option=value`.
fn split(option: &'static str) -> Vec<&'static str> {
    option.split('=').collect()
}

/// Runs a program for a few seconds; returns the file of the weights that it has written.
fn run(program: &mut Command, board: &Geometry, output: &Path) -> PathBuf {
    let weights = output.with_extension(board.name());
    let card = output.with_extension("md");
    program.args(["--board", board.name(), "--minutes", "0.12", "--threads", "2"]);
    program.arg("--weights").arg(&weights).arg("--card").arg(card);
    let output = program.output().expect("program");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {errors}", board.name());
    weights
}

/// A search on the board evaluates with the net.
fn check_search(board: &'static Geometry, net: Net) {
    let start = Position::start_on(board);
    let options = Options { net: Some(Box::leak(Box::new(net))), ..Options::default() };
    let limits = Limits { nodes: NonZero::new(50), ..Limits::default() };
    let report = Engine::new(options).search(&start, &Rules::CLASSIC, &limits, &Never, |_| {});
    assert!(report.evaluations > report.nodes, "{} has a lookahead", board.name());
}
