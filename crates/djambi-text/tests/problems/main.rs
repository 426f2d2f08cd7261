//! Everything wrong that the rules can say has a sentence in every language.

mod kinds;

use std::collections::{BTreeMap, BTreeSet};

use djambi::{Argument, Controller, Fault, Illegal, Piece, Problem, Record, Role, RowName, Seat};
use djambi_text::{Language, Problems, locale, problem};

use kinds::{NUMBERS, SQUARES, problems, refused};

/// Arguments that each language says in words of its own.
const WORDS: [&str; 8] = ["army", "role", "seat", "owner", "bond", "controller", "row", "reason"];

/// Counts, which a sentence may say in words.
const COUNTS: [&str; 2] = ["found", "events"];

/// A problem and all problems within it.
fn nested(problem: &Problem) -> Vec<&Problem> {
    let inner = problem.args.iter().filter_map(|(_, value)| match value {
        Argument::Problem(inner) => Some(nested(inner)),
        _ => None,
    });
    [problem].into_iter().chain(inner.flatten()).collect()
}

/// All arguments, those of problems within the problem included.
fn arguments(problem: &Problem) -> impl Iterator<Item = &(&'static str, Argument)> {
    nested(problem).into_iter().flat_map(|problem| &problem.args)
}

#[test]
fn every_problem_has_a_sentence_in_every_language() {
    for (problem, english) in problems() {
        for Problem { code, args } in nested(&problem) {
            for language in Language::ALL {
                let text = Problems(language).by_code(code, args);
                assert!(text.is_some(), "{language:?} has no sentence for {code} {args:?}: {english}");
            }
        }
    }
}

#[test]
fn every_code_is_that_of_an_error() {
    let all = problems();
    let used: BTreeSet<&str> = all.iter().flat_map(|(problem, _)| nested(problem)).map(|p| p.code).collect();
    assert_eq!(Problems::codes().collect::<BTreeSet<_>>(), used);
}

#[test]
fn no_two_problems_and_no_two_languages_share_a_sentence() {
    let all = problems();
    let mut known: BTreeMap<String, (Language, &Problem)> = BTreeMap::new();
    for (found, _) in &all {
        for language in Language::ALL {
            let text = problem(language, found);
            let is_whole = text.ends_with(['.', ')']) && !text.starts_with(char::is_lowercase);
            assert!(is_whole && !text.contains("  ") && !text.contains(['{', '}']), "{text}");
            let other = known.entry(text.clone()).or_insert((language, found));
            assert_eq!(*other, (language, found), "{text}");
        }
    }
}

#[test]
fn every_sentence_says_what_it_is_told() {
    for (found, _) in problems() {
        for (language, (name, value)) in Language::ALL
            .into_iter()
            .flat_map(|language| arguments(&found).map(move |given| (language, given)))
        {
            let text = problem(language, &found);
            let told = match value {
                Argument::Text(_) if WORDS.contains(name) => continue,
                Argument::Number(_) if COUNTS.contains(name) => continue,
                Argument::Text(told) => vec![told.clone()],
                Argument::List(told) => told.clone(),
                Argument::Number(number) => vec![locale::number(language, *number)],
                Argument::Problem(inner) => vec![problem(language, inner)],
            };
            assert!(told.iter().all(|told| text.contains(told)), "{name} {told:?} is not in {text:?}");
        }
    }
}

#[test]
fn english_names_what_the_library_names() {
    for (found, display) in problems() {
        let said = problem(Language::En, &found).to_lowercase();
        let display = display.to_lowercase();
        for square in SQUARES {
            assert_eq!(said.contains(square), display.contains(square), "{said}: {display}");
        }
        for (name, value) in arguments(&found).filter(|(name, _)| *name != "reason") {
            if let Argument::Text(text) = value {
                let text = text.to_lowercase();
                let is_named = display.contains(&text) || text == "u+0007" && display.contains("\\u{7}");
                assert!(said.contains(&text) && is_named, "{name} {text}: {said}: {display}");
            }
        }
    }
}

/// What a language says of a row that has one of [`NUMBERS`] of squares.
fn squares_found(language: Language) -> [String; 5] {
    let row = RowName { word: "rank", label: "8" };
    NUMBERS.map(|found| problem(language, &Fault::RowLength { row, found, wanted: 9 }.problem()))
}

#[test]
fn numbers_have_their_plurals() {
    let said =
        |start: &str, counted: [&str; 5], end: &str| counted.map(|counted| format!("{start}{counted}{end}"));
    let english = ["0 squares", "1 square", "2 squares", "5 squares", "21 squares"];
    assert_eq!(squares_found(Language::En), said("Rank 8 has ", english, " instead of 9."));
    let french = ["0 case", "1 case", "2 cases", "5 cases", "21 cases"];
    assert_eq!(squares_found(Language::Fr), said("La rangée 8 a ", french, " au lieu de 9."));
    let spanish = ["0 casillas", "1 casilla", "2 casillas", "5 casillas", "21 casillas"];
    assert_eq!(squares_found(Language::Es), said("La fila 8 tiene ", spanish, " en vez de 9."));
}

#[test]
fn articles_and_colours_agree() {
    let piece = Piece { army: Seat::Green, role: Role::Assassin };
    let refusal = Illegal::OwnVictim { victim: piece, square: "c7" }.problem();
    let said = |language| problem(language, &refusal);
    assert_eq!(
        said(Language::En),
        "The green assassin on c7 is on your side: you cannot kill it or lead it away."
    );
    assert_eq!(said(Language::Es), "El asesino verde en c7 es de tu bando: no puedes atacarlo.");
    assert_eq!(
        said(Language::Fr),
        "L’assassin vert en c7 est de votre camp\u{a0}: on n’attaque pas les siens."
    );
    let orange = Fault::NoChief { army: Seat::Orange, hostage: true }.problem();
    assert_eq!(problem(Language::En, &orange), "The orange army is a hostage but has no chief.");
    let purple = Fault::NoChief { army: Seat::Purple, hostage: true }.problem();
    assert_eq!(problem(Language::Fr, &purple), "L’armée violette est otage, mais elle n’a pas de chef.");
}

#[test]
fn another_players_piece_is_refused_with_its_owner() {
    let piece = Piece { army: Seat::Blue, role: Role::Militant };
    let said = |language, controller| {
        let refusal = Illegal::NotYours { piece, square: "c7", controller, player: Seat::Red };
        problem(language, &refusal.problem())
    };
    let own = Controller::Seat(Seat::Blue);
    assert_eq!(said(Language::En, own), "That is Blue’s militant. It is Red’s turn.");
    assert_eq!(said(Language::Fr, own), "Le militant bleu n’est pas à Rouge, dont c’est le tour.");
    assert_eq!(said(Language::Es, own), "El militante azul no es de Rojo, a quien le toca jugar.");
    let taken = Controller::Seat(Seat::Green);
    assert_eq!(said(Language::En, taken), "Green commands that blue militant. It is Red’s turn.");
    assert_eq!(
        said(Language::En, Controller::Hostage),
        "That blue militant is a hostage, and hostages never move."
    );
    assert_eq!(
        said(Language::Fr, Controller::Orphan),
        "Le militant bleu est orphelin\u{a0}: personne ne commande cette armée."
    );
}

#[test]
fn a_pasted_text_is_refused_in_plain_words() {
    let error = Record::parse("hello").expect_err("no record").problem();
    assert_eq!(
        problem(Language::En, &error),
        "This is neither a position nor a game record. (Details: “hello” is not a move. The name of a square is expected at character 1 of the move.)"
    );
    assert_eq!(
        problem(Language::Fr, &error),
        "Ce n’est ni une position ni une feuille de partie. (Détails\u{a0}: \
         «\u{a0}hello\u{a0}» n’est pas un coup. Au caractère 1 du coup, il faut le nom d’une case.)"
    );
    assert_eq!(
        problem(Language::En, &refused("9/9/9/9/9/9/9/9/9").problem()),
        "The position is incomplete: six parts are needed, one was found."
    );
    assert_eq!(
        problem(Language::Es, &refused("9/9").problem()),
        "La posición está incompleta: hacen falta seis partes y solo hay una."
    );
}

#[test]
fn several_faults_are_several_sentences_and_many_are_counted() {
    let two = refused("rC8/9/9/9/9/9/9/9/9 r--- r b x 0").problem();
    assert_eq!(
        problem(Language::En, &two),
        "“x” cannot be the number of turns since the last kill: a whole number up to 4,294,967,295 is needed, \
         without sign or leading zeros. The turn number is 0; turns are numbered from 1."
    );
    let many = problem(Language::En, &refused(&"?".repeat(40_000)).problem());
    assert!(many.len() < 1_000, "{many}");
    let many = refused(&format!("{}/9/9/9/9/9/9/9/9 rbyg r r 0 1", "?".repeat(20_000))).problem();
    let said = problem(Language::En, &many);
    assert!(said.ends_with("There are 19,997 more faults."), "{said}");
}

#[test]
fn a_problem_that_the_catalogue_does_not_know_is_its_code() {
    let unknown = Problem::new("from_tomorrow").with("square", "c7");
    let bare = Problem::new("blocked").with("by", "d4");
    let other_kind = Problem::new("blocked").with("by", "d4").with("to", 7_u64);
    let no_army = Problem::new("nobody_alive").with("army", "white");
    for language in Language::ALL {
        assert_eq!(problem(language, &unknown), "from_tomorrow");
        assert_eq!(problem(language, &bare), "blocked");
        assert_eq!(problem(language, &other_kind), "blocked");
        assert_eq!(problem(language, &no_army), Problems(language).nobody_alive());
    }
}
