//! The corpus of treaties, computed by a program of another kind.

#[path = "../../../djambi-cli/src/fnv.rs"]
mod fnv;

use std::fs;
use std::path::Path;

use djambi::{Geometry, Position, Rules};
use djambi_press::{Hearing, Judge, Restriction, Treaty};

use fnv::Fnv1a;

/// The fields of the lines of a file of the corpus.
fn lines(name: &str) -> Vec<Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(name);
    let text = fs::read_to_string(&path).expect("corpus");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

/// Rules, position and treaty of a line.
fn given(line: &[String]) -> (Rules, Position, Result<Treaty, String>) {
    let geometry = Geometry::named(&line[0]).expect("board");
    let options = line[2].split(',').filter_map(|option| option.split_once('='));
    let rules = Rules::with(&line[1], options).expect("rules");
    let position = Position::parse_on(geometry, &line[3], &rules).expect("position");
    (rules, position, Treaty::parse(geometry, &line[4]).map_err(|fault| fault.to_string()))
}

#[test]
fn treaties_are_judged() {
    let mut judged = 0;
    for line in lines("press_judge.tsv") {
        let (rules, position, treaty) = given(&line);
        let mut hearing = Hearing::begin(treaty.expect("treaty"), rules, position).expect("beginning");
        let mut found = Vec::new();
        for word in line[5].split(' ') {
            let broken = hearing.hear(word).unwrap_or_else(|error| panic!("{word} of {line:?}: {error}"));
            found.push(match broken.as_slice() {
                [] => format!("{word} ok"),
                clauses => format!("{word} breaks {}", clauses.join(";")),
            });
        }
        found.push(hearing.state().to_string());
        assert_eq!(found.join("|"), line[6], "{}", line[..6].join("\t"));
        judged += 1;
    }
    assert!(judged > 1_600, "{judged} lines");
}

#[test]
fn moves_are_kept() {
    let mut kept = 0;
    for line in lines("press_keeping.tsv") {
        let (rules, position, treaty) = given(&line);
        let judge = Judge::begin(treaty.expect("treaty"), rules, &position).expect("beginning");
        let bindings = judge.bindings(&position);
        let restriction = Restriction::new(&position, &rules, &bindings);
        let wire = |mv| position.geometry().wire(mv).to_string();
        let mut moves: Vec<_> = restriction.legal_moves().into_iter().map(wire).collect();
        moves.sort_unstable();
        assert_eq!(position.count_moves(&rules).to_string(), line[5]);
        let mut hash = Fnv1a::new();
        hash.write(moves.join("\n").as_bytes());
        let hash = format!("{:016x}", hash.finish());
        assert_eq!((&moves.len().to_string(), &hash), (&line[6], &line[7]), "{}", line[..5].join("\t"));
        kept += 1;
    }
    assert!(kept > 1_400, "{kept} lines");
}

#[test]
fn bad_treaties_and_words_are_refused() {
    let mut refused = 0;
    for line in lines("press_refused.tsv") {
        let (rules, position, treaty) = given(&line);
        let begun = treaty
            .and_then(|treaty| Hearing::begin(treaty, rules, position).map_err(|error| error.to_string()));
        let is_refused = match (line[6].as_str(), begun) {
            ("treaty", begun) => begun.is_err(),
            (_, Ok(mut hearing)) => line[5].split(' ').any(|word| hearing.hear(word).is_err()),
            (_, Err(_)) => false,
        };
        assert!(is_refused, "{}", line.join("\t"));
        refused += 1;
    }
    assert!(refused > 100, "{refused} lines");
}
