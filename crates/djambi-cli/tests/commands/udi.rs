//! The engine behind its text protocol, as another program sees it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::program::{Run, program};

/// Long enough for any answer, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running engine.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child = program()
            .arg("udi")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("program");
        let output: BufReader<ChildStdout> = BufReader::new(child.stdout.take().expect("output"));
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Self { input: child.stdin.take(), child, lines }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("input"), "{line}").expect("engine that listens");
    }

    /// The next line.
    fn hear(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("answer")
    }

    /// The lines up to one that begins so.
    fn hear_until(&self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|line: &String| line.starts_with(beginning)) {
            lines.push(self.hear());
        }
        lines
    }

    /// Makes sure that nothing is to be heard but the answer to this question.
    fn is_quiet(&mut self) {
        self.tell("isready");
        assert_eq!(self.hear(), "readyok");
    }

    /// The one error that a line gives.
    fn error_of(&mut self, line: &str) -> String {
        self.tell(line);
        let error = self.hear();
        assert!(error.starts_with("error "), "{line:?}: {error}");
        self.is_quiet();
        error
    }

    /// Waits for the end, which must be a good one; what was said last comes back.
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let status = self.child.wait().expect("program");
        let mut error = String::new();
        self.child.stderr.take().expect("error").read_to_string(&mut error).expect("text");
        assert_eq!((status.code(), error.as_str()), (Some(0), ""));
        self.lines.iter().collect()
    }
}

#[test]
fn a_session_from_greeting_to_quit() {
    let mut engine = Engine::start();
    engine.tell("udi");
    let greeting = engine.hear_until("udiok");
    assert!(greeting[0].starts_with("id name Djambi ") && greeting[1].starts_with("id author "));
    for option in ["level", "threads", "memory", "seed", "lines"] {
        let offered = format!("option name {option} type ");
        assert!(greeting.iter().any(|line| line.starts_with(&offered)), "{option}: {greeting:?}");
    }
    for line in ["setoption name seed value 7", "setoption name level value prince", "newgame"] {
        engine.tell(line);
    }
    engine.tell("position start rules arena moves a3a5 resign:g i3i5");
    engine.tell("go nodes 500");
    let answer = engine.hear_until("bestmove");
    let (best, infos) = answer.split_last().expect("answer");
    let best = best.strip_prefix("bestmove ").expect("bestmove");
    let moves = Run::output_of([
        "moves",
        "--rules=arena",
        &position(&["start", "--rules=arena"], &["a3a5", "resign:g", "i3i5"]),
    ]);
    assert!(moves.lines().any(|mv| mv == best), "{best} of {moves}");
    assert!(!infos.is_empty());
    for info in infos {
        assert!(info.starts_with("info nodes ") && info.contains(" share r "), "{info}");
        let shares = info.split_once(" share ").expect("share").1.split(" pv ").next().expect("shares");
        let sum: u32 = shares.split(' ').filter_map(|word| word.parse::<u32>().ok()).sum();
        assert_eq!(sum, 1000, "{info}");
    }
    assert!(infos.last().expect("info").contains(&format!(" pv {best}")));
    engine.tell("quit");
    assert_eq!(engine.end(), [""; 0]);
}

/// The position after some events, by the other commands of the program.
fn position(start: &[&str], events: &[&str]) -> String {
    let (dfen, choice) = (start[0], &start[1..]);
    events.iter().fold(dfen.to_owned(), |dfen, event| {
        let arguments = match event.strip_prefix("resign:") {
            Some(letter) => ["resign", &dfen, letter],
            None => ["apply", &dfen, event],
        };
        Run::output_of(arguments.iter().chain(choice)).trim().to_owned()
    })
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut answers = Vec::new();
    for _ in 0..2 {
        let mut engine = Engine::start();
        engine.tell("position start board hex3");
        engine.tell("setoption name seed value 3");
        engine.tell("go nodes 300");
        let answer = engine.hear_until("bestmove");
        answers.push(answer.last().expect("answer").clone());
        engine.end();
    }
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn an_endless_search_answers_when_it_is_stopped() {
    let mut engine = Engine::start();
    engine.tell("go infinite");
    // It has something to say, but does not answer yet; questions are answered, changes are refused.
    let info = engine.hear();
    assert!(info.starts_with("info "), "{info}");
    engine.tell("isready");
    let heard = engine.hear_until("readyok");
    for line in ["go", "position start", "newgame", "setoption name seed value 1"] {
        engine.tell(line);
        let heard = engine.hear_until("error");
        assert!(heard.last().expect("error").contains("say stop first"), "{heard:?}");
    }
    assert!(!heard.iter().any(|line| line.starts_with("bestmove")), "{heard:?}");
    engine.tell("stop");
    // What comes after stop waits for the answer.
    engine.tell("position start moves a3a5");
    engine.tell("go movetime 20");
    assert!(engine.hear_until("bestmove").last().expect("answer").len() > "bestmove ".len());
    let second = engine.hear_until("bestmove");
    assert!(second.last().expect("answer") != "bestmove none");
    engine.tell("stop");
    engine.is_quiet();
    engine.end();
}

#[test]
fn whoever_quits_or_hangs_up_during_a_search_ends_the_program() {
    for last in [Some("quit"), None] {
        let mut engine = Engine::start();
        engine.tell("go infinite");
        engine.hear();
        if let Some(last) = last {
            engine.tell(last);
        }
        let said = engine.end();
        assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{said:?}");
    }
    assert_eq!(Engine::start().end(), [""; 0]);
}

#[test]
fn a_finished_game_has_no_best_turn() {
    let mut engine = Engine::start();
    for over in [
        "position dfen rC8/9/9/9/9/9/9/9/9 r--- r r 0 1",
        "position start moves a3a5 draw",
        "position start moves resign:r resign:b resign:g",
        "position start rules classic quiet_limit=1 moves a3a5",
    ] {
        engine.tell(over);
        engine.tell("go time r 1000 b 1000");
        assert_eq!(engine.hear(), "bestmove none", "{over}");
    }
    engine.end();
}

#[test]
fn rubbish_is_named_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.tell("position start moves a3a5");
    for (line, told) in [
        ("dance", "there is no command \"dance\""),
        ("setoption name style value calm", "there is no option \"style\"; there are level, "),
        ("setoption name level value king", "there is no level \"king\""),
        ("setoption name threads value 0", "threads is a whole number from 1 to "),
        ("setoption name threads", "\"value\" is missing"),
        ("position start moves a3a5 a5a6", "move 2, \"a5a6\": "),
        ("position dfen 9/9 rbyg r r 0 1", "this is no position"),
        ("position dfen \u{1}", "this is no position"),
        ("go movetime soon", "\"soon\" is no number of milliseconds"),
        ("go time r 1000", "blue's turn, whose clock is missing"),
        ("stop it", "nothing is expected where \"it\" stands"),
        ("é\u{0}", "there is no command"),
    ] {
        let error = engine.error_of(line);
        assert!(error.contains(told), "{line:?}: {error}");
    }
    engine.tell("");
    engine.is_quiet();
    engine.input.as_mut().expect("input").write_all(b"\xff\xfe\n").expect("engine that listens");
    assert_eq!(engine.hear().split(':').next(), Some("error the line is no text"));
    // It is still blue's turn after a3a5.
    engine.tell("go nodes 100");
    let best = engine.hear_until("bestmove").pop().expect("answer");
    let start = position(&["start"], &["a3a5"]);
    let moves = Run::output_of(["moves", &start]);
    assert!(moves.lines().any(|mv| best.ends_with(mv)), "{best}");
    engine.end();
}
