//! Chapters that show what is typed and what is printed: both are as they are shown.

use std::fs;

use crate::lines::text_of;
use crate::scratch::Scratch;

/// The line that stands for lines that are not shown.
const MORE: &str = "...";

/// A block of a chapter.
enum Block<'a> {
    /// A script without what it prints.
    Script(&'a str),
    /// Commands behind `$ `, each with the lines that it prints.
    Typed(Vec<(&'a str, Vec<&'a str>)>),
}

/// The blocks of code in a part of a chapter.
fn blocks(part: &str) -> impl Iterator<Item = Block<'_>> {
    part.split("```").skip(1).step_by(2).filter_map(|block| {
        let (language, text) = block.split_once('\n')?;
        if language == "sh" {
            return Some(Block::Script(text));
        }
        text.starts_with("$ ").then(|| Block::Typed(typed(text)))
    })
}

fn typed(text: &str) -> Vec<(&str, Vec<&str>)> {
    let mut commands: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command, Vec::new())),
            (None, Some((_, printed))) => printed.push(line),
            (None, None) => panic!("{line}: printed by nothing"),
        }
    }
    commands
}

/// Runs a command and expects the lines that are shown of what it prints.
fn expect_printed(scratch: &Scratch, command: &str, shown: &[&str]) {
    // A file that is shown before it is there is what the reader saves.
    if let Some(name) = command.strip_prefix("cat ").filter(|name| !scratch.0.join(name).exists()) {
        fs::write(scratch.0.join(name), shown.join("\n") + "\n").unwrap();
        return;
    }
    let output = scratch.run(&format!("({command}) 2>&1"));
    let printed = String::from_utf8(output.stdout).unwrap();
    let printed: Vec<&str> = printed.lines().collect();
    let (shown, printed) = match shown.iter().position(|line| *line == MORE) {
        Some(end) => (&shown[..end], printed.get(..end).unwrap_or(&printed)),
        None => (shown, &printed[..]),
    };
    assert_eq!(printed, shown, "{command}");
}

#[test]
fn a_puzzle_is_written_as_its_chapter_shows() {
    // The program of the lab is built with all programs of the workspace, not with this package alone.
    if !crate::program().with_file_name("puzzles").exists() {
        println!("left out: `cargo build -p djambi-lab --bin puzzles` builds what the chapter uses");
        return;
    }
    let chapter = text_of("docs/WRITE_A_PUZZLE.md");
    let begin = chapter.find("## Choose a position").unwrap();
    let end = chapter.find("## Add it to the collection").unwrap();
    let scratch = Scratch::new();
    let mut commands = 0;
    for block in blocks(&chapter[begin..end]) {
        match block {
            Block::Script(script) => scratch.expect_success(script, &"docs/WRITE_A_PUZZLE.md"),
            Block::Typed(lines) => {
                commands += lines.len();
                lines.iter().for_each(|(command, shown)| expect_printed(&scratch, command, shown));
            }
        }
    }
    assert!(commands > 8, "{commands}");
    let proven = fs::read_to_string(scratch.0.join("right.tsv")).unwrap();
    assert!(proven.starts_with("bwkw9w\t") && proven.trim_end().ends_with("\t187"), "{proven}");
}
