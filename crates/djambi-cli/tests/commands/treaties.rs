//! Judging treaties, and the moves that keep one.

use std::fs;

use crate::program::{Run, corpus};

/// The lines of a file of the corpus, every `step`-th of them.
fn lines(name: &str, step: usize) -> Vec<Vec<String>> {
    let text = fs::read_to_string(corpus(name)).expect("corpus");
    let lines = text.lines().filter(|line| !line.starts_with('#')).step_by(step);
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// The arguments that choose board and rules, of a line of the corpus.
fn rules(line: &[String]) -> Vec<String> {
    let mut arguments = vec!["--board".to_owned(), line[0].clone(), "--rules".to_owned(), line[1].clone()];
    for option in line[2].split(',').filter(|option| !option.is_empty()) {
        arguments.extend(["--set".to_owned(), option.to_owned()]);
    }
    arguments
}

#[test]
fn words_are_judged_one_a_line_and_the_state_comes_last() {
    for line in lines("press_judge.tsv", 60) {
        let mut arguments = vec!["judge".to_owned(), line[3].clone(), line[4].clone()];
        arguments.extend(line[5].split(' ').map(str::to_owned));
        arguments.extend(rules(&line));
        assert_eq!(Run::output_of(&arguments).trim_end().replace('\n', "|"), line[6], "{arguments:?}");
    }
}

#[test]
fn kept_moves_are_listed_as_moves_are() {
    for line in lines("press_keeping.tsv", 60) {
        let mut arguments =
            vec!["moves".to_owned(), line[3].clone(), "--keeping".to_owned(), line[4].clone()];
        arguments.extend(rules(&line));
        let output = Run::output_of(&arguments);
        assert_eq!(output.lines().count().to_string(), line[6], "{arguments:?}");
        assert!(output.lines().is_sorted());
    }
}

#[test]
fn bad_treaties_and_words_end_in_a_message() {
    for line in lines("press_refused.tsv", 5) {
        let mut arguments = vec!["judge".to_owned(), line[3].clone(), line[4].clone()];
        arguments.extend(line[5].split(' ').map(str::to_owned));
        arguments.extend(rules(&line));
        let run = Run::of(&arguments);
        assert_eq!(run.status, 1, "{arguments:?} {}", run.output);
        assert!(run.error.starts_with("djambi: ") && !run.error.contains("panicked"), "{}", run.error);
        if line[6] == "treaty" {
            let keeping = ["moves", &line[3], "--keeping", &line[4]].map(str::to_owned);
            Run::error_of(1, keeping.into_iter().chain(rules(&line)));
        }
    }
    let error = Run::error_of(1, ["judge", "start", "r:peace(b) b:peace(x) /2r", "a3a5", "--lang", "fr"]);
    assert!(error.contains("Caractère 20 du traité"), "{error}");
}
