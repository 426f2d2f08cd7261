//! The command `replay`.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::program::{Run, START, corpus};

/// A directory with a trace file of this content, and the file's path.
fn trace_file(content: impl AsRef<[u8]>) -> (TempDir, String) {
    let folder = TempDir::new().expect("folder");
    let path = folder.path().join("trace.tsv");
    fs::write(&path, content).expect("file");
    let path = path.to_str().expect("path").to_owned();
    (folder, path)
}

fn replay(content: impl AsRef<[u8]>) -> Run {
    let (_folder, path) = trace_file(content);
    Run::of(["replay", &path])
}

/// The lines of a trace of the corpus.
fn classic() -> Vec<String> {
    let text = fs::read_to_string(corpus("traces/classic.tsv")).expect("corpus");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn every_trace_of_the_corpus_agrees() {
    let mut files = 0;
    for entry in fs::read_dir(corpus("traces")).expect("corpus") {
        let path = entry.expect("entry").path();
        let text = fs::read_to_string(&path).expect("trace");
        let positions = text.lines().skip(1).filter(|line| !line.is_empty()).count();
        let output = Run::output_of([Path::new("replay"), &path]);
        assert_eq!(output, format!("{positions} positions, 0 differences\n"));
        files += 1;
    }
    assert!(files >= 8, "{files} files");
}

#[test]
fn each_difference_is_printed() {
    let mut lines = classic();
    let mut fields: Vec<_> = lines[1].split('\t').map(str::to_owned).collect();
    (fields[1], fields[2]) = ("31".into(), "0123456789abcdef".into());
    lines[1] = fields.join("\t");
    // Without this position, the move before it leads to another one than the next line.
    lines.remove(3);
    let run = replay(lines.join("\n"));
    assert_eq!((run.status, run.error.as_str()), (1, ""));
    let printed: Vec<_> = run.output.lines().collect();
    let positions = lines.iter().skip(1).filter(|line| !line.is_empty()).count();
    assert!(printed[0].starts_with("line 2: there are 30 legal moves, not 31"), "{}", run.output);
    assert!(printed[1].starts_with("line 2: the hash of the moves is "), "{}", run.output);
    assert!(printed[2].starts_with("line 4: ") && printed[2].contains(" leads to "), "{}", run.output);
    assert_eq!(printed[3..], [format!("{positions} positions, 3 differences")]);
}

#[test]
fn differences_are_not_errors_of_the_file() {
    for (dfen, mv, expected) in [
        (START, "a3a9", "(§2)"),
        (START, "nonsense", "The name of a square is expected"),
        ("9/9 r r 0 1", "-", "the position is not valid"),
        ("start", "-", "the position is written gC"),
    ] {
        let run = replay(format!("# --rules classic\n{dfen}\t30\t0000000000000000\t{mv}\n"));
        assert_eq!((run.status, run.error.as_str()), (1, ""));
        assert!(run.output.contains(expected) && run.output.contains("\n1 positions, "), "{}", run.output);
    }
}

#[test]
fn only_the_first_differences_are_printed() {
    let line = format!("{START}\t31\t0000000000000000\t-\n\n");
    let run = replay(format!("# --rules classic\n{}", line.repeat(50)));
    let printed: Vec<_> = run.output.lines().collect();
    assert_eq!(printed.len(), 22);
    assert_eq!(printed[20..], ["and 80 more", "50 positions, 100 differences"]);
}

#[test]
fn the_first_line_names_rules_options_and_board() {
    let output_on = |board: &str| {
        let run = replay(format!("# --board {board}\n{START}\t0\t0000000000000000\t-\n"));
        run.output
    };
    assert!(output_on("hex3").contains("the position is not valid"));
    assert!(output_on("square9").contains("30 legal moves"));
    let line = format!("{START}\t889\t0000000000000000\t-\n");
    assert!(!replay(format!("# --rules arena\r\n{line}")).output.contains("legal moves"));
    // The command line gives missing options only.
    let (_folder, path) = trace_file(format!("# --board square9\n{line}"));
    assert!(!Run::of(["replay", &path, "--rules", "arena"]).output.contains("legal moves"));
    let (_folder, path) = trace_file(format!("# --rules classic\n{line}"));
    assert!(Run::of(["replay", &path, "--rules", "arena"]).output.contains("30 legal moves"));
}

#[test]
fn malformed_files_are_refused_with_the_line() {
    let good = "# --rules classic\n";
    let cases: [(Vec<u8>, &str); 12] = [
        (b"".to_vec(), "line 1: the rules are missing"),
        (b"gC\t1\t2\t3".to_vec(), "line 1: the rules are missing"),
        (b"# --rules chess\n".to_vec(), "line 1: "),
        (b"# --rules\n".to_vec(), "line 1: "),
        (b"# --set reporter=never\n".to_vec(), "line 1: "),
        (b"# rules classic\n".to_vec(), "line 1: "),
        (b"# --rules classic --loud\n".to_vec(), "line 1: "),
        (format!("{good}{START}\t30\n").into_bytes(), "line 2: four fields"),
        (format!("{good}\n{START}\tmany\t0000000000000000\t-\n").into_bytes(), "line 3: “many”"),
        (format!("{good}{START}\t+30\t0000000000000000\t-\n").into_bytes(), "line 2: “+30”"),
        (format!("{good}{START}\t30\tabc\t-\n").into_bytes(), "line 2: “abc”"),
        (
            [good.as_bytes(), b"\n\n\xff\xfe\n"].concat(),
            "line 4: this is not UTF-8 text: it has the byte FF at offset 20",
        ),
    ];
    for (content, expected) in cases {
        let run = replay(&content);
        assert_eq!(run.status, 1);
        assert!(run.error.contains(expected), "{} does not contain {expected:?}", run.error);
    }
}

#[test]
fn a_trace_may_be_of_any_system() {
    let text = classic()[..40].join("\n") + "\n";
    let plain = replay(&text);
    assert_eq!(plain.status, 0);
    let mixed = text.replacen('\n', "\r\n", 1).replacen("\n", "\r", 3);
    let sixteen: Vec<u8> = "\u{feff}"
        .chars()
        .chain(text.chars())
        .collect::<String>()
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for content in [
        format!("\u{feff}{text}").into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        format!("\u{feff}{}", text.replace('\n', "\r\n")).into_bytes(),
        mixed.into_bytes(),
        sixteen,
    ] {
        let run = replay(content);
        assert_eq!((run.status, run.output, run.error), (0, plain.output.clone(), String::new()));
    }
}

#[test]
fn an_unreadable_file_is_bad_input() {
    Run::error_of(1, ["replay", "/no/such/file"]);
    Run::error_of(1, [Path::new("replay"), &corpus("traces")]);
}
