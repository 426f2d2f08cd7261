//! Reads the files of the corpus folder.

use std::fs;
use std::path::{Path, PathBuf};

/// Which rules a line or a file is about: a rule set and the options that differ from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Choice {
    pub(crate) set: String,
    pub(crate) options: Vec<(String, String)>,
}

/// One line of perft.tsv or boards.tsv.
#[derive(Clone, Debug)]
pub(crate) struct PerftLine {
    pub(crate) board: String,
    pub(crate) choice: Choice,
    pub(crate) position: String,
    pub(crate) depth: u32,
    pub(crate) count: u64,
}

/// One position of a trace.
#[derive(Clone, Debug)]
pub(crate) struct TraceLine {
    pub(crate) position: String,
    pub(crate) moves: usize,
    pub(crate) hash: String,
    /// The move played, if the game went on, and the position after it, as the next line has it.
    pub(crate) played: Option<(String, String)>,
}

/// All of perft.tsv, which is about the usual board, and of boards.tsv, which names the board first.
pub(crate) fn perft() -> Vec<PerftLine> {
    let usual = rows("perft.tsv").into_iter().map(|row| perft_line("square9", &row));
    let others = rows("boards.tsv").into_iter().map(|row| perft_line(&row[0], &row[1..]));
    usual.chain(others).collect()
}

/// The strings of invalid_dfen.tsv, each with what is wrong with it.
pub(crate) fn invalid() -> Vec<(String, String)> {
    rows("invalid_dfen.tsv")
        .into_iter()
        .map(|row| {
            let [position, fault] = <[String; 2]>::try_from(row).expect("two columns");
            (position, fault)
        })
        .collect()
}

/// All trace files: the rules, then the positions.
pub(crate) fn traces() -> Vec<(Choice, Vec<TraceLine>)> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder().join("traces"))
        .expect("traces")
        .map(|entry| entry.expect("entry").path())
        .collect();
    paths.sort();
    paths.iter().map(|path| trace(path)).collect()
}

fn perft_line(board: &str, row: &[String]) -> PerftLine {
    let [set, options, position, depth, count] = row else { panic!("five columns: {row:?}") };
    let options = options.split(',').filter(|option| !option.is_empty()).map(pair).collect();
    PerftLine {
        board: board.to_owned(),
        choice: Choice { set: set.clone(), options },
        position: position.clone(),
        depth: depth.parse().expect("depth"),
        count: count.parse().expect("count"),
    }
}

/// FNV-1a 64 of the sorted wire forms joined by newlines, in hexadecimal.
pub(crate) fn fingerprint(mut wires: Vec<String>) -> String {
    wires.sort_unstable();
    let start = 0xcbf2_9ce4_8422_2325_u64;
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", wires.join("\n").bytes().fold(start, step))
}

fn trace(path: &Path) -> (Choice, Vec<TraceLine>) {
    let text = fs::read_to_string(path).expect("trace file");
    let mut choice = Choice::default();
    let mut lines: Vec<TraceLine> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        if let Some(words) = line.strip_prefix("# ") {
            choice = parse_choice(words);
            continue;
        }
        let columns: Vec<&str> = line.split('\t').collect();
        let [position, moves, hash, played] = columns[..] else {
            assert!(line.is_empty(), "a line of four columns or none: {line}");
            open = false;
            continue;
        };
        if let Some(before) = lines.last_mut().filter(|_| open) {
            before.played.as_mut().expect("a move before a further line").1 = position.to_owned();
        }
        open = played != "-";
        lines.push(TraceLine {
            position: position.to_owned(),
            moves: moves.parse().expect("number of moves"),
            hash: hash.to_owned(),
            played: open.then(|| (played.to_owned(), String::new())),
        });
    }
    (choice, lines)
}

fn parse_choice(words: &str) -> Choice {
    let mut choice = Choice::default();
    let mut words = words.split(' ');
    while let Some(flag) = words.next() {
        let value = words.next().expect("a value after a flag");
        match flag {
            "--rules" => choice.set = value.to_owned(),
            "--set" => choice.options.push(pair(value)),
            _ => panic!("unknown flag {flag}"),
        }
    }
    choice
}

fn pair(text: &str) -> (String, String) {
    let (name, value) = text.split_once('=').expect("name=value");
    (name.to_owned(), value.to_owned())
}

fn rows(file: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(folder().join(file)).expect("corpus file");
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').map(str::to_owned).collect())
        .collect()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus")
}
