//! The lessons of `corpus/lessons` are played by the rules: solutions succeed, examples of mistakes fail, and
//! the others have a reply to whatever a learner can try.

mod attempt;
mod lesson;

use std::collections::HashSet;

use attempt::{Attempt, Verdict};
use lesson::{Condition, Lesson};

/// The verdict after some turns of the learner.
fn verdict(lesson: &Lesson, turns: &[String]) -> Verdict {
    let mut attempt = Attempt::new(lesson);
    for turn in turns {
        assert_eq!(attempt.verdict, Verdict::Open, "{}: {turn} comes too late", lesson.name);
        let mv = attempt.position.parse_move(turn).unwrap_or_else(|_| panic!("{}: {turn}", lesson.name));
        assert!(attempt.allowed().contains(&mv), "{}: {turn} is not offered", lesson.name);
        attempt = attempt.play(mv);
    }
    attempt.verdict
}

#[test]
fn files_are_numbered_and_named_after_their_lessons() {
    let lessons = lesson::all();
    assert!(lessons.len() >= 20, "{} lessons", lessons.len());
    for (i, (file, lesson)) in lessons.iter().enumerate() {
        assert_eq!(*file, format!("{:02}-{}.json", i + 1, lesson.name.replace('_', "-")));
    }
    let chapters: Vec<&str> = lessons.iter().map(|(_, lesson)| lesson.chapter.as_str()).collect();
    let runs: Vec<&str> = chapters.chunk_by(|a, b| a == b).map(|run| run[0]).collect();
    assert_eq!(runs.len(), runs.iter().collect::<HashSet<_>>().len(), "a chapter is in one piece: {runs:?}");
}

#[test]
fn a_lesson_is_drawn_as_a_square_that_holds_what_matters() {
    for (_, lesson) in lesson::all() {
        let drawn = lesson.squares();
        let side = drawn.len().isqrt();
        assert!(side * side == drawn.len() && side >= 4, "{}: {} squares", lesson.name, drawn.len());
        for mark in &lesson.marks {
            assert!(drawn.contains(mark), "{}: {mark}", lesson.name);
        }
        for condition in &lesson.success {
            if let Condition::At { square, .. } | Condition::Corpse { square } = condition {
                assert!(drawn.contains(square), "{}: {square}", lesson.name);
            }
        }
    }
}

#[test]
fn a_solution_succeeds_with_all_stars() {
    for (_, lesson) in lesson::all() {
        assert_eq!(verdict(&lesson, &lesson.solution), Verdict::Done { stars: 3 }, "{}", lesson.name);
        let [three, two, one] = lesson.stars;
        assert!(three <= two && two <= one, "{}", lesson.name);
        assert_eq!(lesson.solution.len(), three, "{}: three stars are for the shortest way", lesson.name);
    }
}

#[test]
fn an_example_of_a_mistake_fails_by_this_mistake() {
    for (_, lesson) in lesson::all() {
        for mistake in &lesson.mistakes {
            let failed = Verdict::Failed { mistake: mistake.name.clone() };
            assert_eq!(verdict(&lesson, &mistake.example), failed, "{}", lesson.name);
        }
    }
}

#[test]
fn the_others_reply_to_whatever_a_learner_can_try() {
    for (_, lesson) in lesson::all() {
        let mut open = vec![Attempt::new(&lesson)];
        let mut fewest = None;
        while !open.is_empty() {
            let mut seen = HashSet::new();
            let mut next = Vec::new();
            for attempt in open {
                let allowed = attempt.allowed();
                assert!(!allowed.is_empty(), "{}: nothing to play on {}", lesson.name, attempt.position);
                for mv in allowed {
                    let after = attempt.play(mv);
                    match &after.verdict {
                        Verdict::Open if seen.insert(after.position.hash()) => next.push(after),
                        Verdict::Open => {}
                        Verdict::Done { .. } => {
                            assert!(!after.is_spared, "{}: {mv:?} should not succeed", lesson.name);
                            fewest = fewest.or(Some(after.own_turns));
                        }
                        Verdict::Failed { mistake } => {
                            let is_told = mistake == "too_many_turns"
                                || lesson.mistakes.iter().any(|m| m.name == *mistake);
                            assert!(is_told, "{}: {mistake}", lesson.name);
                        }
                    }
                }
            }
            open = next;
        }
        assert_eq!(fewest, Some(lesson.stars[0]), "{}: the shortest way", lesson.name);
    }
}
