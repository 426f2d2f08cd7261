//! Puzzles are found again by the same seed, read from records, and chosen in balance.

use std::collections::{BTreeMap, HashSet};

use djambi::{Game, Record};
use djambi_lab::puzzles::{Miner, MiningLimits, Puzzle, Theme, Themes, choose, recorded, self_played};

fn corpus() -> Vec<Puzzle> {
    Puzzle::parse_all(include_str!("../../../../corpus/puzzles/puzzles.tsv")).expect("puzzles.tsv")
}

#[test]
fn the_same_seed_finds_the_same_puzzles() {
    let limits = MiningLimits { enough: 20, proof: 4_000, themes: Themes::Spared };
    let mine = || {
        let mut miner = Miner::new(limits, &[]);
        (0..12).flat_map(|number| miner.search(&self_played(4, number, limits.themes))).collect::<Vec<_>>()
    };
    let found = mine();
    assert!(!found.is_empty());
    assert_eq!(found, mine());
    let lines: String = found.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    assert_eq!(Puzzle::parse_all(&lines), Ok(found));
}

#[test]
fn what_was_found_before_is_not_found_again() {
    let limits = MiningLimits { enough: 20, proof: 4_000, themes: Themes::Spared };
    let games: Vec<_> = (0..12).map(|number| self_played(4, number, limits.themes)).collect();
    let mut miner = Miner::new(limits, &[]);
    let found: Vec<Puzzle> = games.iter().flat_map(|game| miner.search(game)).collect();
    let positions: HashSet<u64> = found.iter().map(|puzzle| puzzle.position.hash()).collect();
    let mut again = Miner::new(limits, &found);
    let more: Vec<Puzzle> = games.iter().flat_map(|game| again.search(game)).collect();
    assert!(more.iter().all(|puzzle| !positions.contains(&puzzle.position.hash())));
}

#[test]
fn records_give_their_positions() {
    let game = self_played(2, 1, Themes::All);
    let mut played = Game::new(game.rules, game.positions[0]);
    for pair in game.positions.windows(2).take(20) {
        let moves = pair[0].legal_moves(&game.rules);
        let mv = moves.into_iter().find(|&mv| pair[0].play_unchecked(&game.rules, mv) == pair[1]);
        played.play(mv.expect("the turn of the game")).expect("a legal turn");
    }
    let text = Record::new(played.clone()).to_string();
    let games = recorded(&format!("{text}\n{text}"));
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].positions, played.positions());
}

#[test]
fn a_choice_has_all_themes_and_levels_and_no_twins() {
    let mut found = corpus();
    let twins: Vec<Puzzle> = found
        .iter()
        .take(50)
        .map(|puzzle| {
            let turned = puzzle.position.geometry().symmetries();
            let turn = turned.rotations().nth(1).expect("a quarter turn");
            Puzzle { position: turn.apply(puzzle.position), ..puzzle.clone() }
        })
        .collect();
    let size = found.len();
    found.extend(twins);
    assert_eq!(choose(found.clone(), found.len()).len(), size, "the twins are left out");
    let chosen = choose(found, 60);
    let mut counts = BTreeMap::<Theme, usize>::new();
    chosen.iter().for_each(|puzzle| *counts.entry(puzzle.theme).or_default() += 1);
    assert_eq!(counts.into_values().collect::<Vec<_>>(), [10; 6]);
    let levels: HashSet<usize> = chosen.iter().map(|puzzle| puzzle.level).collect();
    assert!(levels.len() >= 7, "{levels:?}");
    let ids: Vec<String> = chosen.iter().map(Puzzle::id).collect();
    assert!(ids.is_sorted());
}

#[test]
fn errors_name_the_line_and_the_fault() {
    let line = corpus()[0].to_string();
    let theme = corpus()[0].theme.name();
    for (wrong, named) in [
        ("nothing".to_owned(), "1 columns"),
        (line.replacen(theme, "chess", 1), "`chess`"),
        (line.replacen('\t', "x\t", 1), "the id is"),
    ] {
        let error = Puzzle::parse_all(&format!("# A file\n\n{wrong}")).expect_err(&wrong);
        assert!(error.starts_with("line 3: ") && error.contains(named), "{error}");
    }
}
