//! The command `udi`, used as another program does.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crate::boards::BOARDS;
use crate::program::{Run, program};

/// The maximum time for an answer, long enough for busy machines.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

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

    /// Sends a line.
    fn send(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("input"), "{line}").expect("engine that listens");
    }

    /// Receives the next line.
    fn receive(&self) -> String {
        self.lines.recv_timeout(ANSWER_TIMEOUT).expect("answer")
    }

    /// Receives lines up to one with this prefix.
    fn receive_until(&self, prefix: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|line: &String| line.starts_with(prefix)) {
            lines.push(self.receive());
        }
        lines
    }

    /// Checks that the next line is the answer to `isready`.
    fn expect_ready(&mut self) {
        self.send("isready");
        assert_eq!(self.receive(), "readyok");
    }

    /// Sends a line and returns its one error.
    fn error_of(&mut self, line: &str) -> String {
        self.send(line);
        let error = self.receive();
        assert!(error.starts_with("error "), "{line:?}: {error}");
        self.expect_ready();
        error
    }

    /// Closes the input, waits for a clean exit and returns the last lines.
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
    engine.send("udi");
    let greeting = engine.receive_until("udiok");
    assert!(greeting[0].starts_with("id name Djambi ") && greeting[1].starts_with("id author "));
    for option in ["level", "threads", "memory", "seed", "lines", "press"] {
        let declared = format!("option name {option} type ");
        assert!(greeting.iter().any(|line| line.starts_with(&declared)), "{option}: {greeting:?}");
    }
    for line in ["setoption name seed value 7", "setoption name level value prince", "newgame"] {
        engine.send(line);
    }
    engine.send("position start rules arena moves a3a5 resign:g i3i5");
    engine.send("go nodes 500");
    let answer = engine.receive_until("bestmove");
    let (best, infos) = answer.split_last().expect("answer");
    let best = best.strip_prefix("bestmove ").expect("bestmove");
    let moves = Run::output_of([
        "moves",
        "--rules=arena",
        &position(&["start", "--rules=arena"], &["a3a5", "resign:g", "i3i5"]),
    ]);
    assert!(moves.lines().any(|mv| mv == best), "{best} of {moves}");
    let infos: Vec<_> = infos.iter().filter(|info| !info.starts_with("info draw ")).collect();
    assert!(!infos.is_empty());
    for info in &infos {
        assert!(info.starts_with("info nodes ") && info.contains(" share r "), "{info}");
        let shares = info.split_once(" share ").expect("share").1.split(" pv ").next().expect("shares");
        let sum: u32 = shares.split(' ').filter_map(|word| word.parse::<u32>().ok()).sum();
        assert_eq!(sum, 1000, "{info}");
    }
    assert!(infos.last().expect("info").contains(&format!(" pv {best}")));
    engine.send("quit");
    assert_eq!(engine.end(), [""; 0]);
}

/// The position after some events, by the commands `apply` and `resign`.
fn position(start: &[&str], events: &[&str]) -> String {
    let dfen = start[0];
    let rules = &start[1..];
    events.iter().fold(dfen.to_owned(), |dfen, event| {
        let arguments = match event.strip_prefix("resign:") {
            Some(letter) => ["resign", &dfen, letter],
            None => ["apply", &dfen, event],
        };
        Run::output_of(arguments.iter().chain(rules)).trim().to_owned()
    })
}

#[test]
fn equal_searches_give_equal_answers() {
    let mut answers = Vec::new();
    for _ in 0..2 {
        let mut engine = Engine::start();
        engine.send("position start board hex3");
        engine.send("setoption name seed value 3");
        engine.send("go nodes 300");
        let answer = engine.receive_until("bestmove");
        answers.push(answer.last().expect("answer").clone());
        engine.end();
    }
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn an_infinite_search_answers_when_it_is_stopped() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    // The search sends infos but no bestmove; isready is answered, changes are refused.
    let info = engine.receive();
    assert!(info.starts_with("info "), "{info}");
    engine.send("isready");
    let lines = engine.receive_until("readyok");
    for line in ["go", "position start", "newgame", "setoption name seed value 1"] {
        engine.send(line);
        let lines = engine.receive_until("error");
        assert!(lines.last().expect("error").contains("send stop first"), "{lines:?}");
    }
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{lines:?}");
    engine.send("stop");
    // Commands after stop wait for the answer.
    engine.send("position start moves a3a5");
    engine.send("go movetime 20");
    assert!(engine.receive_until("bestmove").last().expect("answer").len() > "bestmove ".len());
    let second = engine.receive_until("bestmove");
    assert!(second.last().expect("answer") != "bestmove none");
    engine.send("stop");
    engine.expect_ready();
    engine.end();
}

#[test]
fn only_the_moves_that_are_asked_for_are_searched() {
    let mut engine = Engine::start();
    let best = Run::output_of(["moves", "start"]);
    let moves: Vec<_> = best.lines().take(3).collect();
    for few in [&moves[2..], &moves] {
        engine.send(&format!("go nodes 100 searchmoves {}", few.join(" ")));
        let best = engine.receive_until("bestmove").pop().expect("answer");
        assert!(few.contains(&&best["bestmove ".len()..]), "{best}");
    }
    engine.send(&format!("go infinite searchmoves {}", moves[1]));
    engine.send("stop");
    assert_eq!(engine.receive_until("bestmove").pop().expect("answer"), format!("bestmove {}", moves[1]));
    engine.end();
}

/// The time of an expected position runs from the moment when it has come.
#[test]
fn an_engine_ponders_until_the_expected_move_is_made() {
    let mut engine = Engine::start();
    for (go, end) in [
        ("go ponder nodes 50", "ponderhit"),
        ("go ponder nodes 50", "stop"),
        ("go ponder time r 5000 b 5000", "stop"),
        ("go ponder movetime 1", "ponderhit"),
    ] {
        engine.send(go);
        engine.receive_until("info");
        engine.send("isready");
        let lines = engine.receive_until("readyok");
        assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{go}: {lines:?}");
        engine.send(end);
        engine.receive_until("bestmove");
    }
    engine.expect_ready();
    assert!(engine.error_of("ponderhit").contains("not pondering"));
    engine.send("go ponder");
    engine.send("stop");
    engine.receive_until("bestmove");
    assert!(engine.error_of("ponderhit").contains("not pondering"));
    engine.send("go infinite");
    engine.send("ponderhit");
    assert!(engine.receive_until("error").pop().expect("error").contains("not pondering"));
    engine.send("stop");
    engine.receive_until("bestmove");
    engine.end();
}

#[test]
fn names_may_be_written_in_any_case() {
    let mut engine = Engine::start();
    for option in
        ["name Level value PEASANT", "name SEED value 7", "name Press value Loyal", "name Ponder value True"]
    {
        engine.send(&format!("setoption {option}"));
        engine.expect_ready();
    }
    engine.send("setoption name level value courtier");
    engine.send("go nodes 200");
    let best = engine.receive_until("bestmove").pop().expect("answer");
    assert_eq!(best.split(' ').nth(2), Some("ponder"), "{best}");
    engine.end();
}

/// Programs of some systems begin what they write with a mark of byte order.
#[test]
fn a_mark_of_byte_order_is_skipped() {
    let mut engine = Engine::start();
    engine.send("\u{feff}udi\r");
    assert_eq!(engine.receive_until("udiok").pop().as_deref(), Some("udiok"));
    engine.send("\u{feff}\r");
    engine.expect_ready();
    engine.send("quit");
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn quit_and_end_of_input_stop_a_search() {
    for last in [Some("quit"), None] {
        let mut engine = Engine::start();
        engine.send("go infinite");
        engine.receive();
        if let Some(last) = last {
            engine.send(last);
        }
        let lines = engine.end();
        assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove ")).count(), 1, "{lines:?}");
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
        engine.send(over);
        engine.send("go time r 1000 b 1000");
        assert_eq!(engine.receive(), "bestmove none", "{over}");
    }
    engine.end();
}

#[test]
fn bad_lines_get_errors_and_change_nothing() {
    let mut engine = Engine::start();
    engine.send("position start moves a3a5");
    for (line, expected) in [
        ("dance", "there is no command \"dance\""),
        ("setoption name style value calm", "there is no option \"style\"; the options are level, "),
        ("setoption name level value king", "there is no level \"king\""),
        ("setoption name threads value 0", "threads is a whole number from 1 to "),
        ("setoption name threads", "the value of threads is missing"),
        ("setoption name ponder value perhaps", "\"perhaps\" is not true or false"),
        ("ponderhit", "the engine is not pondering"),
        ("go searchmoves a3a5", "searchmoves: a3a5 is not legal here"),
        ("go searchmoves a3z5", "searchmoves: "),
        ("position start moves a3a5 a5a6", "move 2, \"a5a6\": "),
        ("position dfen 9/9 rbyg r r 0 1", "invalid position"),
        ("position dfen \u{1}", "invalid position"),
        ("go movetime soon", "\"soon\" is not a number of milliseconds"),
        ("go time r 1000", "blue's turn, whose clock is missing"),
        ("go time p 1000", "time: the board square9 has no seat purple"),
        (
            "position start board duel2 moves resign:b",
            "the board duel2 has no seat blue; its seats are red, yellow",
        ),
        ("stop it", "unexpected \"it\""),
        ("é\u{0}", "there is no command"),
    ] {
        let error = engine.error_of(line);
        assert!(error.contains(expected), "{line:?}: {error}");
    }
    engine.send("");
    engine.expect_ready();
    engine.input.as_mut().expect("input").write_all(b"\xff\xfe\n").expect("engine that listens");
    assert_eq!(engine.receive().split(':').next(), Some("error the line is not valid UTF-8"));
    // The position is still that after a3a5, with blue to move.
    engine.send("go nodes 100");
    let best = engine.receive_until("bestmove").pop().expect("answer");
    let start = position(&["start"], &["a3a5"]);
    let moves = Run::output_of(["moves", &start]);
    assert!(moves.lines().any(|mv| best.ends_with(mv)), "{best}");
    engine.end();
}

#[test]
fn a_draw_is_offered_where_nobody_can_win_and_refused_at_the_start() {
    let mut engine = Engine::start();
    for (position, stance) in
        [("dfen 9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40", "offers"), ("start", "refuses")]
    {
        engine.send(&format!("position {position}"));
        engine.send("go nodes 60");
        let lines = engine.receive_until("bestmove");
        assert!(lines.contains(&format!("info draw {stance}")), "{position}: {lines:?}");
    }
    engine.end();
}

#[test]
fn every_board_is_searched_with_a_share_for_each_seat() {
    let mut engine = Engine::start();
    for (board, seats) in BOARDS {
        engine.send(&format!("position start board {board}"));
        engine.send("go nodes 60");
        let lines = engine.receive_until("bestmove");
        let best = lines.last().expect("answer");
        let info = lines.iter().rfind(|line| line.starts_with("info"));
        let moves = Run::output_of(["moves", "start", "--board", board]);
        assert!(moves.lines().any(|mv| best.ends_with(&format!(" {mv}"))), "{board}: {best}");
        let info = info.expect("a report");
        let words = info.split_whitespace().skip_while(|&word| word != "share").skip(1);
        let words: Vec<_> = words.take_while(|&word| word != "pv").collect();
        assert_eq!(words.len(), 2 * seats, "{board}: {info}");
        let sum: u32 = words.chunks(2).map(|pair| pair[1].parse::<u32>().expect("thousandths")).sum();
        assert_eq!(sum, 1000, "{board}: {info}");
    }
    engine.end();
}

#[test]
fn an_engine_offers_answers_and_keeps_treaties_unless_it_is_mute() {
    const PEACE: &str = "r:peace(b) b:peace(r) /2r";
    let mut engine = Engine::start();
    engine.send("press");
    assert_eq!(engine.receive(), "pressdone", "it is mute");
    engine.send(&format!("press answer {PEACE}"));
    assert_eq!(engine.receive(), "answer refuse", "it is mute");
    engine.send("setoption name press value loyal");
    engine.send("press");
    assert_eq!(engine.receive_until("pressdone").len(), 2);
    engine.send("setoption name press value opportunist");
    engine.send(&format!("press answer {PEACE}"));
    assert_eq!(engine.receive(), "answer accept");
    engine.send("setoption name press value loyal");
    // At peace already, and with red's partner at peace with all others.
    engine.send(&format!("position start treaties {PEACE}#0#in_force r:peace(g) g:peace(r) /2r#0#in_force"));
    engine.send("press answer r:peace(y) y:peace(r) /2r");
    assert_eq!(engine.receive(), "answer refuse");
    engine.error_of("press answer r:peace(b)");
    engine.send("position start");
    engine.send("press answer r:peace(b) b:strike(y)@2 /2r");
    assert_eq!(engine.receive(), format!("answer counter {PEACE}"));
    engine.send("position start partners");
    engine.send("press");
    assert_eq!(engine.receive(), "pressdone", "nobody makes treaties with it");
    let endless = ["b", "y", "g"].map(|with| format!("r:peace({with}) {with}:peace(r) /notice#0#in_force"));
    engine.send(&format!("position start treaties {}", endless.join(" ")));
    engine.send("press");
    let notice = engine.receive_until("pressdone").remove(0);
    assert!(notice.starts_with("info notice r:peace("), "{notice}: it is at peace with everybody");

    // Red's assassin can take blue's chief.
    let tempting = "position dfen gC7yC/9/9/9/9/2bM6/2rM6/9/1rC2rA3bC rbyg r r 3 9";
    engine.send("setoption name level value minister");
    for (treaties, takes) in [("", true), (" treaties r:peace(b) b:peace(r) /2r#0#in_force", false)] {
        engine.send(&format!("{tempting}{treaties}"));
        engine.send("go nodes 300");
        let best = engine.receive_until("bestmove").pop().expect("line");
        assert_eq!(best.starts_with("bestmove e1i1"), takes, "{best}");
    }
    // It has searched for red, so it answers for red.
    engine.send("position start moves a3a4");
    engine.send("press");
    let offer = engine.receive_until("pressdone").remove(0);
    assert!(offer.starts_with("info offer ") && offer.contains("r:peace("), "{offer}");
    engine.end();
}

#[test]
fn an_engine_contradicts_no_offer_of_its_own_that_may_stand() {
    let mut engine = Engine::start();
    engine.send("setoption name press value loyal");
    engine.send("setoption name level value minister");
    let ask = |engine: &mut Engine, position: &str, treaty: &str| {
        engine.send(position);
        engine.send(&format!("press answer {treaty}"));
        engine.receive()
    };
    engine.send("position start partners y");
    engine.send("press");
    let offer = engine.receive_until("pressdone").remove(0);
    assert!(offer.starts_with("info offer ") && offer.contains("r:peace(y)"), "{offer}");
    let [of_yellow, of_green] = ["y", "g"].map(|seat| format!("r:strike({seat})@2,peace(b) b:peace(r) /2r"));
    let all = "position start";
    assert_ne!(ask(&mut engine, all, &of_yellow), "answer accept", "its offer stands");
    // Once it has had its turn the offer is over. Now the strike stands.
    engine.send("go nodes 10");
    engine.receive_until("bestmove");
    assert_eq!(ask(&mut engine, all, &of_yellow), "answer accept");
    assert_ne!(
        ask(&mut engine, all, "r:peace(y) y:peace(r) /2r"),
        "answer accept",
        "it has accepted the strike"
    );
    assert_ne!(ask(&mut engine, all, &of_green), "answer accept", "it has a duty");
    // One of three may lack another's answer beyond its next turn.
    engine.send("newgame");
    let of_three = "r:peace(b,y) b:peace(r,y) y:peace(r,b) /2r";
    assert_eq!(ask(&mut engine, all, of_three), "answer accept");
    engine.send("go nodes 10");
    engine.receive_until("bestmove");
    assert_ne!(ask(&mut engine, all, &of_yellow), "answer accept", "it has accepted peace with yellow");
    // What it said in another game binds it to nothing.
    engine.send("newgame");
    assert_eq!(ask(&mut engine, all, &of_green), "answer accept");
    engine.send("position start moves a3a4");
    assert_eq!(ask(&mut engine, all, &of_yellow), "answer accept", "the game does not go on from there");
    engine.end();
}
