//! No line of the documents is wider than 120 columns, but headings, tables, code and what cannot be divided.

use std::fs;

use anyhow::{Context, Result};

use crate::workspace::Workspace;

/// The most columns of a line.
const MOST: usize = 120;

/// Every line that is too wide.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in workspace.files(&["."])? {
        let name = workspace.name(&file);
        // A forge shows each line of a template as one.
        if file.extension().is_none_or(|kind| kind != "md") || name.starts_with(".github/") {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| format!("{name} is not text"))?;
        for line in wide_lines(&text) {
            faults.push(format!("{name}:{line} is wider than {MOST} columns"));
        }
    }
    Ok(faults)
}

/// The numbers of the lines that are too wide.
fn wide_lines(text: &str) -> Vec<usize> {
    let mut is_code = false;
    let mut wide = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let begin = line.trim_start();
        if begin.starts_with("```") {
            is_code = !is_code;
        }
        // Code and the address of a link stay in one piece, so a line may consist of one alone.
        let is_whole = is_code || begin.starts_with(['#', '|', '`', '[']);
        if !is_whole && line.chars().count() > MOST {
            wide.push(number);
        }
    }
    wide
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_prose_has_a_width() {
        let wide = "a ".repeat(61);
        let kept = format!("{}\n# {wide}\n| {wide}\n```\n{wide}\n```\n`{wide}`\n", "a".repeat(120));
        assert!(wide_lines(&kept).is_empty());
        assert_eq!(wide_lines(&format!("short\n{wide}\n* {wide}\n{kept}{wide}")), [2, 3, 11]);
    }
}
