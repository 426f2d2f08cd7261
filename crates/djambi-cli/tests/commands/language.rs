//! The program in every language of the catalogue.

use djambi_text::{Cli, Language, problem};

use crate::play::output_of;
use crate::program::{Run, program};

/// What a run of the program with these variables says, on both outputs.
fn said(arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let done = program().args(arguments).envs(variables.iter().copied()).output().expect("program");
    String::from_utf8([done.stdout, done.stderr].concat()).expect("text")
}

#[test]
fn help_and_errors_are_in_the_language_of_the_option_or_the_environment() {
    for language in Language::ALL {
        let texts = Cli(language);
        let code = language.code();
        let about = said(&["--lang", code, "--help"], &[]);
        assert!(about.starts_with(texts.about_djambi()), "{about}");
        let locale = format!("{code}_XX.UTF-8");
        assert_eq!(said(&["--help"], &[("LANG", &locale)]), about);
        assert_eq!(said(&["help"], &[("LC_ALL", &locale), ("LANG", "C")]), about);
        assert!(said(&[], &[("LANG", &locale)]).starts_with(texts.about_djambi()));
        let error = Run::error_of(2, ["serve", "--listen", "nonsense", "--lang", code]);
        assert!(error.contains(texts.address_expected()) && error.contains("nonsense"), "{error}");
        for number in ["--threads=0", "--threads=257", "--threads=-1"] {
            let error = Run::error_of(2, ["serve", number, "--lang", code]);
            assert!(error.contains(&texts.number_from_to(1, 256)), "{error}");
        }
        let error = Run::error_of(2, ["serve", "--drain-seconds=4294967296", "--lang", code]);
        assert!(error.contains(&texts.number_from_to(0, u32::MAX.into())), "{error}");
        for (option, wrong, expected) in [
            ("--site-name", "\t", texts.site_name_expected()),
            ("--contact", "nobody", texts.contact_expected()),
            ("--registration", "perhaps", texts.registration_expected()),
            ("--rated-with", "friends", texts.rated_with_expected()),
            ("--push-hosts", "localhost", texts.push_hosts_expected()),
            ("--public-url", "ftp://here", texts.url_scheme()),
        ] {
            let error = Run::error_of(2, ["serve", option, wrong, "--lang", code]);
            assert!(error.contains(expected), "{error}");
        }
        let error = Run::error_of(2, ["moves", "--lang", code]);
        assert!(error.contains(&texts.arguments_missing(1)) && error.contains("<DFEN>"), "{error}");
        let error = Run::error_of(2, ["--lang", code, "movs", "start"]);
        assert!(error.contains(&texts.similar(&["moves".to_owned()])), "{error}");
        let error = Run::error_of(2, ["moves", "start", "--loud", "--lang", code]);
        assert!(error.contains(&texts.argument_unexpected("--loud")), "{error}");
    }
    let english = said(&["--help"], &[]);
    for foreign in ["C", "POSIX", "tlh_KX.UTF-8", "nonsense", ""] {
        assert_eq!(said(&["--help"], &[("LANG", foreign)]), english, "{foreign}");
    }
}

#[test]
fn a_language_that_is_not_there_is_an_error_that_names_those_that_are() {
    let error = Run::error_of(2, ["--lang", "xx", "play"]);
    assert!(Language::ALL.into_iter().all(|known| error.contains(known.code())), "{error}");
    assert!(error.contains("“xx”"), "{error}");
    for language in Language::ALL {
        let texts = Cli(language);
        let told = said(&["--lang", "xx", "play"], &[("LANG", language.code())]);
        let option = format!("--lang <{}>", texts.value_language());
        assert!(told.contains(&texts.value_invalid("xx", &option)), "{told}");
    }
}

#[test]
fn output_of_a_fixed_form_is_the_same_in_every_language() {
    for language in Language::ALL {
        for arguments in [
            &["moves", "start"][..],
            &["moves", "start", "--reading"],
            &["perft", "start", "2"],
            &["divide", "start", "1"],
            &["resign", "start", "r"],
            &["apply", "start", "a3a5"],
            &["validate", "start"],
            &["bestmove", "start", "--nodes", "50"],
            &["analyse", "rC8/9/9/9/9/9/9/9/9 r--- r r 0 1", "--json"],
        ] {
            let english = Run::output_of(arguments);
            let translated = Run::output_of(arguments.iter().chain(&["--lang", language.code()]));
            let timeless = |text: &str| {
                let lines = text.lines().filter(|line| !line.contains("\"time_ms\""));
                lines.filter(|line| !line.contains("_per_second\"")).map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(timeless(&translated), timeless(&english), "{arguments:?}");
        }
    }
}

#[test]
fn a_game_is_played_in_every_language() {
    for language in Language::ALL {
        let texts = Cli(language);
        let word = |word| texts.word(word);
        use djambi_text::cli::Word;
        let help = word(Word::Help);
        let moves = word(Word::Moves);
        let undo = word(Word::Undo);
        let board = word(Word::Board);
        let record = word(Word::Record);
        let quit = word(Word::Quit);
        let lines = format!(
            "{help}\na3a9\nMa3-a5\n{moves} b3\n{moves} z9\n{undo}\nundo\n{board}\n{record}\n{quit}\n"
        );
        let output = output_of(&["--seed", "1", "--level", "page", "--lang", language.code()], &lines);
        let refusal = problem(language, &djambi::Illegal::TooFar { to: "a9" }.problem());
        let red = djambi::Seat::Red;
        let blue = djambi::Seat::Blue;
        for expected in [
            texts.turn(1, red),
            texts.turn(5, red),
            refusal,
            texts.colon(&texts.seat_name(blue), ""),
            texts.no_square("z9"),
            texts.nothing_to_undo().to_owned(),
            texts.word_explained(Word::Resign),
            "[Rules \"classic\"]".to_owned(),
        ] {
            assert!(output.contains(expected.trim_end()), "{expected:?} is not in {output}");
        }
    }
}

#[test]
fn a_resigned_game_ends_in_every_language() {
    for language in Language::ALL {
        let texts = Cli(language);
        let resign = texts.word(djambi_text::cli::Word::Resign) + "\n";
        let code = language.code();
        let output =
            output_of(&["--seed", "3", "--rules", "arena", "--level", "page", "--lang", code], &resign);
        let drawn = texts.drawn("");
        let ends =
            djambi::Seat::ALL.map(|seat| texts.won(seat)).into_iter().chain([drawn.trim_end().to_owned()]);
        assert!(ends.into_iter().any(|end| output.contains(&end)), "{output}");
    }
}

#[test]
fn analyses_and_traces_are_told_in_every_language() {
    let folder = tempfile::tempdir().expect("folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("file");
        path.to_str().expect("text").to_owned()
    };
    let record = file("game.pgn", "1. a3a5 {draw agreed}");
    let trace = file("trace.tsv", "# --rules classic\nstart\t31\t0000000000000000\t-\n");
    for language in Language::ALL {
        let texts = Cli(language);
        let code = language.code();
        let study = Run::output_of(["analyse", &record, "--nodes", "50", "--lang", code]);
        assert!(study.contains(texts.draw_agreed()) && study.contains(&texts.decimal(25, "0")), "{study}");
        let run = Run::of(["replay", &trace, "--lang", code]);
        let difference = texts.colon(&texts.line(2), &texts.trace_moves(30, 31));
        assert!(run.output.contains(&difference), "{}", run.output);
        assert!(run.output.ends_with("\n1 positions, 3 differences\n"), "{}", run.output);
        let error = Run::error_of(1, ["replay", "/no/such/file", "--lang", code]);
        assert!(
            error.contains(&texts.cannot_read("/no/such/file")) && !error.contains("os error"),
            "{error}"
        );
    }
}

#[test]
fn hosts_are_told_about_their_database_in_every_language() {
    let folder = tempfile::tempdir().expect("folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let missing = path("missing");
    let foreign = path("foreign");
    std::fs::write(&foreign, "this is no database, but a text of some length").expect("file");
    for language in Language::ALL {
        let texts = Cli(language);
        let code = language.code();
        for command in ["verify", "doctor"] {
            let run = Run::of(["admin", command, "--database", &missing, "--lang", code]);
            let said = run.output + &run.error;
            assert!(said.contains(&texts.store_missing(&missing)), "{said}");
        }
        let run =
            Run::error_of(1, ["admin", "backup", &path("copy"), "--database", &foreign, "--lang", code]);
        assert_eq!(run.trim_end(), format!("djambi: {}", texts.store_no_database(&foreign)));
        let serve = ["serve", "--listen", "127.0.0.1:0", "--lang", code, "--database", "postgres://games"];
        let run = Run::error_of(1, serve);
        assert_eq!(run.trim_end(), format!("djambi: {}", texts.store_no_address("postgres://games")));
        let nowhere = format!("{foreign}/games.sqlite3");
        let run = Run::error_of(1, ["admin", "verify", "--database", &nowhere, "--lang", code]);
        assert!(run.contains(&nowhere) && !run.contains("cannot use") || language == Language::En, "{run}");
        let doctor = Run::of(["admin", "doctor", "--database", &missing, "--lang", code]).output;
        let server = texts.colon(&texts.subject(djambi_text::cli::Subject::Server), texts.doctor_no_server());
        assert!(doctor.lines().any(|line| line == format!("ok       {server}")), "{doctor}");
        let json = Run::output_of(["admin", "doctor", "--database", &missing, "--lang", code, "--json"]);
        let findings: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!(findings[0]["message"], Cli(Language::En).doctor_no_server(), "{json}");
    }
}

#[test]
fn everything_that_a_doctor_looks_at_has_a_name() {
    let folder = tempfile::tempdir().expect("folder");
    let missing = folder.path().join("missing").to_str().expect("text").to_owned();
    let names = djambi_text::cli::Subject::ALL.map(|subject| Cli(Language::En).subject(subject));
    let doctor = Run::of(["admin", "doctor", "--database", &missing, "--url", "http://127.0.0.1:9"]).output;
    for line in doctor.lines() {
        let subject = line.get(9..).and_then(|rest| rest.split_once(": ")).map(|(subject, _)| subject);
        assert!(subject.is_some_and(|subject| names.iter().any(|name| name == subject)), "{line}");
    }
}
