//! The output of the commands about valid positions.

use std::fs;

use crate::program::{Run, START, corpus};

#[test]
fn moves_are_sorted_by_their_bytes_one_a_line() {
    let output = Run::output_of(["moves", "start"]);
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(lines.len(), 30);
    assert!(lines.is_sorted() && lines.contains(&"a3a5") && output.ends_with('\n'));
    assert_eq!(output, Run::output_of(["moves", START]));
    let output = Run::output_of(["moves", "start", "--reading"]);
    assert!(output.lines().any(|line| line == "Ma3-a5") && output.lines().is_sorted());
}

#[test]
fn moves_follow_rules_options_and_board() {
    let count = |arguments: &[&str]| Run::output_of(arguments).lines().count();
    assert_eq!(count(&["moves", "start", "--rules", "arena"]), 889);
    assert_eq!(count(&["moves", "--rules", "arena", "--set", "own_kills=never", "start"]), 30);
    assert_eq!(count(&["moves", "start", "--set=own_kills=pieces", "--set=quiet_limit=0"]), 889);
    assert_eq!(count(&["moves", "start", "--rules", "yang-pi"]), 30);
    let maze = "7yC1/9/9/9/4rC4/3yM5/9/9/9 r-y- y y 0 9";
    let in_maze = |set: &str| {
        let output = Run::output_of(["moves", maze, "--set", set]);
        output.lines().filter(|line| line.starts_with("d4e5>")).count()
    };
    assert_eq!((in_maze("maze_militant=never"), in_maze("maze_militant=kill")), (0, 16 * 78));
    assert_eq!(count(&["moves", "start", "--board", "square9"]), 30);
    assert_eq!(count(&["moves", "start", "--board", "hex3"]), 27);
}

#[test]
fn a_forced_pass_is_a_move_and_a_finished_game_has_none() {
    let stuck = "rCx6yC/xx7/9/9/9/9/9/9/8rN r-y- r r 0 1";
    assert!(Run::output_of(["moves", stuck]).lines().count() > 1);
    let stuck = "rCx6yC/xx7/9/9/9/9/9/9/9 r-y- r r 0 1";
    assert_eq!(Run::output_of(["moves", stuck]), "pass\n");
    let over = "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1";
    assert_eq!(Run::output_of(["moves", over]), "");
    assert_eq!(Run::output_of(["divide", over, "1"]), "");
    assert_eq!(Run::output_of(["perft", over, "0"]), "1\n");
    assert_eq!(Run::output_of(["perft", over, "1"]), "0\n");
}

#[test]
fn apply_prints_the_position_after_each_move_in_either_form() {
    let output = Run::output_of(["apply", "start", "a3a5", "Mi3-i5"]);
    let lines: Vec<_> = output.lines().collect();
    let [first, second] = lines.as_slice() else { panic!("{output}") };
    assert!(first.ends_with("rbyg b b 1 2") && second.ends_with("rbyg y y 2 3"), "{output}");
    assert_eq!(Run::output_of(["apply", first, "i3i5"]), format!("{second}\n"));
    let killed = Run::output_of(["apply", "start", "--rules", "arena", "b3a3@f8"]);
    assert!(killed.starts_with("gCgAgM3yMyAyC/gRgDgM2xyMyDyR/"), "{killed}");
}

#[test]
fn resign_works_in_and_out_of_turn() {
    let in_turn = Run::output_of(["resign", "start", "r"]);
    assert!(in_turn.ends_with("xrArM3bMbAbC -byg b b 0 2\n"), "{in_turn}");
    let out_of_turn = Run::output_of(["resign", "start", "g"]);
    assert!(out_of_turn.starts_with("xgAgM3") && out_of_turn.ends_with(" rby- r r 0 1\n"), "{out_of_turn}");
}

#[test]
fn perft_prints_a_number_alone_and_divide_adds_up_to_it() {
    assert_eq!(Run::output_of(["perft", "start", "0"]), "1\n");
    assert_eq!(Run::output_of(["perft", "start", "3"]), "49206\n");
    let output = Run::output_of(["divide", "start", "3"]);
    let lines: Vec<_> = output.lines().map(|line| line.split_once(' ').expect("move and count")).collect();
    assert!(lines.is_sorted_by_key(|(mv, _)| *mv));
    assert_eq!(lines.iter().map(|(_, count)| count.parse::<u64>().expect("count")).sum::<u64>(), 49_206);
    assert_eq!(Run::output_of(["divide", "start", "0"]), "");
}

#[test]
fn perft_agrees_with_the_corpus() {
    let text = fs::read_to_string(corpus("perft.tsv")).expect("corpus");
    let mut checked = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')).step_by(7) {
        let fields: Vec<_> = line.split('\t').collect();
        let &[rules, options, dfen, depth, count] = fields.as_slice() else { panic!("{line}") };
        if count.len() > 6 {
            continue;
        }
        let mut arguments = vec!["perft", dfen, depth, "--rules", rules];
        arguments.extend(
            options.split(',').filter(|option| !option.is_empty()).flat_map(|option| ["--set", option]),
        );
        assert_eq!(Run::output_of(arguments), format!("{count}\n"), "{line}");
        checked += 1;
    }
    assert!(checked >= 5, "{checked} checked");
}

#[test]
fn validate_prints_ok() {
    assert_eq!(Run::output_of(["validate", "start"]), "ok\n");
    assert_eq!(Run::output_of(["validate", START]), "ok\n");
    assert_eq!(Run::output_of(["validate", "start", "--board", "ngon5"]), "ok\n");
}
