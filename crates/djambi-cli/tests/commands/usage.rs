//! Wrong usage: exit status 2. Help: exit status 0.

use std::env;

use crate::program::Run;

#[test]
fn wrong_usage_exits_with_2() {
    let wrong: [&[&str]; 15] = [
        &[],
        &["dance"],
        &["moves"],
        &["moves", "start", "more"],
        &["moves", "start", "--loud"],
        &["apply", "start"],
        &["resign", "start"],
        &["perft", "start"],
        &["perft", "start", "many"],
        &["perft", "start", "4294967296"],
        &["divide", "start", "-1"],
        &["moves", "start", "--rules", "chess"],
        &["moves", "start", "--set", "reporter=never"],
        &["moves", "start", "--set", "reporter"],
        &["moves", "start", "--board", "square8"],
    ];
    for arguments in wrong {
        Run::error_of(2, arguments);
    }
    let error = Run::error_of(2, ["moves", "start", "--board", "square8"]);
    assert!(error.contains("square9"), "{error}");
}

#[test]
fn help_has_examples() {
    let output = Run::output_of(["--help"]);
    let commands = "moves apply resign perft divide validate record replay bestmove analyse udi udi-check bench-engine match serve admin \
         licences completions man";
    for command in commands.split(' ') {
        assert!(output.contains(command), "{output}");
        let help = Run::output_of([command, "--help"]);
        assert!(help.contains("Example") || command == "serve", "{help}");
    }
    assert_eq!(Run::output_of(["help"]), output);
    let version = Run::output_of(["--version"]);
    let of = format!("{}-{}", env::consts::ARCH, env::consts::OS);
    assert!(version.starts_with(concat!("djambi ", env!("CARGO_PKG_VERSION"), " (")), "{version}");
    assert!(
        cfg!(not(target_os = "linux")) || version.contains(&of.replace("-linux", "-unknown-linux")),
        "{version}"
    );
    assert_eq!(Run::output_of(["-V"]), version);
}

#[test]
fn chapters_of_the_manual_are_printed() {
    let output = Run::output_of(["help"]);
    let listed = output.split("Chapters:").nth(1).expect("list").trim();
    assert!(listed.split(',').count() > 10, "{listed}");
    for name in listed.split(',').map(str::trim) {
        let chapter = Run::output_of(["help", name]);
        assert!(chapter.lines().any(|line| line.starts_with("# ")), "{name}: {chapter}");
    }
    let treaties = Run::output_of(["help", "press"]);
    assert!(treaties.starts_with("# Treaties\n"), "{treaties}");
    assert_eq!(Run::output_of(["--lang", "fr", "help", "PRESS"]), treaties);
    let engine = Run::output_of(["help", "udi"]);
    let of_command = Run::output_of(["udi", "--help"]);
    assert!(engine.starts_with(&of_command) && engine.contains("\n\n# UDI"), "{engine}");
    let example = Run::output_of(["help", "bot.py"]);
    assert!(example.contains("def "), "{example}");
    for wrong in [&["help", "nonsense"][..], &["help", "press", "udi"], &["press"]] {
        Run::error_of(2, wrong);
    }
}

#[test]
fn a_wrong_limit_is_refused_with_the_form_that_it_has() {
    for (option, value, part) in [
        ("--limit-games-per-address", "10/min", "BURST+NUMBER/UNIT"),
        ("--limit-games-per-player", "10+1/day", "“day” is not s, min or h"),
        ("--limit-reads-per-address", "0+1/s", "“0” is not a number from 1 to 1,000,000"),
        ("--limit-sockets-per-address", "many", "write a number from 1 on, or off"),
        ("--trusted-proxy", "localhost", "write an address or a network"),
        ("--limits", "some", "possible values: on, off"),
    ] {
        let error = Run::error_of(2, ["serve", option, value]);
        assert!(error.contains(option) && error.contains(part), "{error}");
    }
    let error = Run::error_of(2, ["serve", "--smtp", "smtp://ada:secret@mail.example.org"]);
    assert!(error.contains("--smtp") && !error.contains("secret"), "{error}");
    let help = Run::output_of(["serve", "--help"]);
    assert!(help.contains("[default: 60+10/min]") && help.contains("--trusted-proxy"), "{help}");
}
