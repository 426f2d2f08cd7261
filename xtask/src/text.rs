//! The products of the catalogue in `locales`: typed functions for TypeScript and for Rust.
//!
//! `locales/README.md` says how texts are written, docs/decisions why functions are made of them.

mod by_code;
mod catalogue;
mod compile;
mod model;
mod plurals;
mod proof;
mod render;
mod rust;
mod source;
mod terms;
#[cfg(test)]
mod tests;
mod typescript;

use std::fs;

use anyhow::{Context, Result, bail};

use crate::tool::Tool;
use crate::workspace::Workspace;
use catalogue::Files;
use model::Area;

/// What the texts are made of, and where they go.
pub(crate) const INPUTS: &[&str] = &["locales", "xtask", BOARD, WORDS, PAGES, RUST, RUST_AREAS];

/// The folder for the board's texts.
const BOARD: &str = "web/board/src/text";
/// The folder for the board's words, which has other files too.
const WORDS: &str = "web/board/src/words";
/// The folder for the texts of pages.
const PAGES: &str = "web/src/text";
/// The folder for Rust.
const RUST: &str = "crates/djambi-text/src/texts";
/// The list of the areas in Rust.
const RUST_AREAS: &str = "crates/djambi-text/src/texts.rs";

/// What every file that is made of texts says of itself.
const MADE: &str = "Made of `locales` by `cargo xtask texts`.";

/// A reader of an area.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    Board,
    Pages,
    Rust,
}

/// The readers of the areas that not only pages read.
const READERS: &[(&str, &[Reader])] = &[
    ("board", &[Reader::Board]),
    ("choices", &[Reader::Pages, Reader::Rust]),
    ("cli", &[Reader::Rust]),
    ("handbook", &[Reader::Rust]),
    ("mail", &[Reader::Rust]),
    ("pages", &[Reader::Rust]),
    ("problems", &[Reader::Pages, Reader::Rust]),
    ("push", &[Reader::Rust]),
    ("refusals", &[Reader::Pages, Reader::Rust]),
    ("rules", &[Reader::Rust]),
    ("treaties", &[Reader::Pages, Reader::Rust]),
    ("voices", &[Reader::Pages, Reader::Rust]),
];

/// The areas of which Rust finds messages by code: what is wrong is known by a code and arguments, the help
/// of an option by the option's name.
const BY_CODE: &[&str] = &["cli", "problems", "refusals", "treaties"];

/// A file to be written.
struct Output {
    name: String,
    text: String,
}

/// Every fault of the catalogue; without any, every committed file that is outdated, missing or left over.
pub(crate) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let outputs = match outputs(workspace)? {
        Ok(outputs) => outputs,
        Err(faults) => return Ok(faults),
    };
    let mut faults = Vec::new();
    for Output { name, text } in &outputs {
        if !fs::read_to_string(workspace.path(name)).is_ok_and(|old| old == *text) {
            faults.push(format!("{name} is outdated: `cargo xtask texts` writes it"));
        }
    }
    for name in left_over(workspace, &outputs) {
        faults.push(format!("{name} is made of nothing: `cargo xtask texts` removes it"));
    }
    Ok(faults)
}

/// Writes everything anew.
pub(crate) fn write(workspace: &Workspace) -> Result<()> {
    let outputs = match outputs(workspace)? {
        Ok(outputs) => outputs,
        Err(faults) => bail!("the catalogue is faulty:\n{}", faults.join("\n")),
    };
    for name in left_over(workspace, &outputs) {
        fs::remove_file(workspace.path(&name)).with_context(|| format!("cannot remove {name}"))?;
    }
    for folder in [BOARD, WORDS, PAGES, RUST] {
        fs::create_dir_all(workspace.path(folder)).with_context(|| format!("cannot make {folder}"))?;
    }
    for Output { name, text } in outputs {
        fs::write(workspace.path(&name), text).with_context(|| format!("cannot write {name}"))?;
    }
    Ok(())
}

/// Everything that is made of the catalogue, or its faults.
fn outputs(workspace: &Workspace) -> Result<Result<Vec<Output>, Vec<String>>> {
    let files = catalogue::read(&workspace.path("locales"))?;
    match made(&files) {
        Ok(outputs) => outputs.into_iter().map(formatted).collect::<Result<Vec<_>>>().map(Ok),
        Err(faults) => Ok(Err(faults)),
    }
}

fn made(files: &Files) -> Result<Vec<Output>, Vec<String>> {
    let catalogue = catalogue::compile(files)?;
    let mut outputs = vec![];
    let mut rust_areas = vec![];
    for area in &catalogue.areas {
        let of = READERS.iter().find(|(name, _)| *name == area.name);
        for reader in of.map_or(&[Reader::Pages] as &[_], |(_, readers)| readers) {
            match reader {
                Reader::Board => outputs.extend(of_board(area)),
                Reader::Pages => outputs.extend(of_pages(area).map_err(|fault| vec![fault])?),
                Reader::Rust => {
                    let mut text = rust::module(area).map_err(|fault| vec![fault])?;
                    if BY_CODE.contains(&area.name.as_str()) {
                        text.push_str(&by_code::table(area));
                    }
                    outputs.push(Output { name: format!("{RUST}/{}.rs", area.name), text });
                    rust_areas.push(area.name.as_str());
                }
            }
        }
    }
    let text = rust::areas(rust_areas.iter().copied());
    outputs.push(Output { name: RUST_AREAS.to_owned(), text });
    let text = rust::languages(&catalogue.languages);
    outputs.push(Output { name: format!("{RUST}/language.rs"), text });
    for language in &catalogue.languages {
        let name = format!("{WORDS}/{}.ts", language.0);
        outputs.push(Output { name, text: typescript::words(language) });
    }
    Ok(outputs)
}

fn of_board(area: &Area) -> Vec<Output> {
    let file = |language: &str| format!("{BOARD}/{}{language}.ts", area.name);
    let mut outputs = vec![Output { name: file(""), text: typescript::interface(area) }];
    for language in &area.languages {
        let text = typescript::module(area, language);
        outputs.push(Output { name: file(&format!(".{}", language.0)), text });
    }
    outputs
}

fn of_pages(area: &Area) -> Result<Vec<Output>, String> {
    let file = |language: &str| format!("{PAGES}/{}{language}.ts", area.name);
    let mut outputs = vec![Output { name: file(""), text: typescript::english(area) }];
    for language in &area.languages {
        let text = typescript::functions(area, language)?;
        outputs.push(Output { name: file(&format!(".{}", language.0)), text });
    }
    Ok(outputs)
}

/// Rust is committed as rustfmt writes it.
fn formatted(output: Output) -> Result<Output> {
    if !output.name.ends_with(".rs") {
        return Ok(output);
    }
    let text = Tool::new("rustfmt")
        .args(["--edition=2024", "--config=max_width=110,use_small_heuristics=Max"])
        .output_of(&output.text)?;
    Ok(Output { text, ..output })
}

/// The files that were made of texts and are made of nothing any more.
fn left_over(workspace: &Workspace, outputs: &[Output]) -> Vec<String> {
    let entries = [BOARD, WORDS, PAGES, RUST].into_iter().flat_map(|folder| {
        let entries = fs::read_dir(workspace.path(folder)).into_iter().flatten().flatten();
        entries.map(move |entry| format!("{folder}/{}", entry.file_name().to_string_lossy()))
    });
    let is_made = |name: &String| {
        fs::read_to_string(workspace.path(name))
            .is_ok_and(|text| text.lines().next().is_some_and(|line| line.contains(MADE)))
    };
    entries.filter(|name| outputs.iter().all(|output| output.name != *name)).filter(is_made).collect()
}
