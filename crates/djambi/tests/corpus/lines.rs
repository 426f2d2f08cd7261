//! Reads the files of the corpus folder.

use std::fs;
use std::path::{Path, PathBuf};

/// A rule set by name and the options that differ from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct NamedRules {
    /// The name of the rule set.
    pub(crate) set: String,
    /// The options and their values.
    pub(crate) options: Vec<(String, String)>,
}

/// One line of perft.tsv or boards.tsv.
#[derive(Clone, Debug)]
pub(crate) struct PerftLine {
    /// The name of the board.
    pub(crate) board: String,
    /// The rules.
    pub(crate) rules: NamedRules,
    /// The position string.
    pub(crate) position: String,
    /// The number of turns.
    pub(crate) depth: u32,
    /// The number of sequences of turns.
    pub(crate) count: u64,
}

/// One position of a trace.
#[derive(Clone, Debug)]
pub(crate) struct TraceLine {
    /// The position string.
    pub(crate) position: String,
    /// The number of legal moves.
    pub(crate) moves: usize,
    /// The fingerprint of their wire forms.
    pub(crate) hash: String,
    /// The move that was played and the position after it, if the game went on.
    pub(crate) played: Option<(String, String)>,
}

/// All lines of perft.tsv, about the 9 × 9 board, and of boards.tsv, which name the board first.
pub(crate) fn perft() -> Vec<PerftLine> {
    let usual = rows("perft.tsv").into_iter().map(|row| perft_line("square9", &row));
    let others = rows("boards.tsv").into_iter().map(|row| perft_line(&row[0], &row[1..]));
    usual.chain(others).collect()
}

/// The strings of invalid_dfen.tsv and their faults.
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
pub(crate) fn traces() -> Vec<(NamedRules, Vec<TraceLine>)> {
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
        rules: NamedRules { set: set.clone(), options },
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

fn trace(path: &Path) -> (NamedRules, Vec<TraceLine>) {
    let text = fs::read_to_string(path).expect("trace file");
    let mut rules = NamedRules::default();
    let mut lines: Vec<TraceLine> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        if let Some(words) = line.strip_prefix("# ") {
            rules = parse_rules(words);
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
    (rules, lines)
}

fn parse_rules(words: &str) -> NamedRules {
    let mut rules = NamedRules::default();
    let mut words = words.split(' ');
    while let Some(flag) = words.next() {
        let value = words.next().expect("a value after a flag");
        match flag {
            "--rules" => rules.set = value.to_owned(),
            "--set" => rules.options.push(pair(value)),
            _ => panic!("unknown flag {flag}"),
        }
    }
    rules
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
