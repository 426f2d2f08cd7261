//! The pure crates use no files, sockets, clock, environment or terminal.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use syn::visit::{self, Visit};

use super::attributes::tests_only;
use crate::workspace::Workspace;

/// A crate and what its sources, apart from its tests, must not name.
const PURE: &[(&str, &[&str])] = &[
    (
        "djambi",
        &["std::fs", "std::net", "std::io", "std::env", "std::process", "std::thread", INSTANT, SYSTEM],
    ),
    ("djambi-engine", &["std::fs", "std::net", "std::env", "std::process", INSTANT, SYSTEM]),
    ("djambi-protocol", &["std::fs", "std::net", "std::env", "std::process", INSTANT, SYSTEM]),
    (
        "djambi-table",
        &["std::fs", "std::net", "std::io", "std::env", "std::process", "std::thread", INSTANT, SYSTEM],
    ),
    (
        "djambi-text",
        &["std::fs", "std::net", "std::io", "std::env", "std::process", "std::thread", INSTANT, SYSTEM],
    ),
    ("djambi-wasm", &["std::fs", "std::net", "std::env", "std::process", "std::thread", INSTANT, SYSTEM]),
    (
        "djambi-wasm-engine",
        &["std::fs", "std::net", "std::env", "std::process", "std::thread", INSTANT, SYSTEM],
    ),
    (
        "djambi-wasm-press",
        &["std::fs", "std::net", "std::env", "std::process", "std::thread", INSTANT, SYSTEM],
    ),
    (
        "djambi-wasm-room",
        &["std::fs", "std::net", "std::env", "std::process", "std::thread", INSTANT, SYSTEM],
    ),
];

const INSTANT: &str = "std::time::Instant";
const SYSTEM: &str = "std::time::SystemTime";
const PRINTING: &[&str] = &["print", "println", "eprint", "eprintln", "dbg"];

/// Every place where a pure crate names what it must not.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (crate_name, forbidden) in PURE {
        for file in workspace.files(&[&format!("crates/{crate_name}/src")])? {
            if file.extension().is_none_or(|kind| kind != "rs") || is_test(&file) {
                continue;
            }
            let name = workspace.name(&file);
            let text = fs::read_to_string(&file).with_context(|| format!("{name} is not text"))?;
            let parsed = syn::parse_file(&text).with_context(|| format!("{name} is not Rust"))?;
            let mut visitor = PathVisitor { name, forbidden, faults: &mut faults };
            visitor.visit_file(&parsed);
        }
    }
    Ok(faults)
}

/// Whether a file holds tests only, which may do as they like.
fn is_test(file: &Path) -> bool {
    file.file_stem().is_some_and(|stem| stem == "tests")
        || file.components().any(|part| part.as_os_str() == "tests")
}

struct PathVisitor<'a> {
    name: String,
    forbidden: &'a [&'a str],
    faults: &'a mut Vec<String>,
}

impl PathVisitor<'_> {
    fn check(&mut self, path: &str, line: usize) {
        let path = path.trim_start_matches("::").replace("core::", "std::");
        let inside = |area: &&&str| path == **area || path.starts_with(&format!("{area}::"));
        if let Some(area) = self.forbidden.iter().find(inside) {
            self.faults.push(format!("{}:{line}: {area} has no place in this crate", self.name));
        }
    }

    /// Follows `use std::{fs, time::Instant}` to each of its leaves.
    fn check_use(&mut self, before: &str, tree: &syn::UseTree) {
        let join = |name: &syn::Ident| {
            if before.is_empty() { name.to_string() } else { format!("{before}::{name}") }
        };
        match tree {
            syn::UseTree::Path(path) => self.check_use(&join(&path.ident), &path.tree),
            syn::UseTree::Name(leaf) => self.check(&join(&leaf.ident), leaf.ident.span().start().line),
            syn::UseTree::Rename(leaf) => self.check(&join(&leaf.ident), leaf.ident.span().start().line),
            syn::UseTree::Glob(star) => self.check(before, star.star_token.spans[0].start().line),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.check_use(before, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for PathVisitor<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !module.attrs.iter().any(tests_only) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.check_use("", &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let line = path.segments.first().map_or(0, |segment| segment.ident.span().start().line);
        self.check(&names.join("::"), line);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let name = call.path.segments.last();
        if let Some(name) = name.filter(|name| PRINTING.contains(&name.ident.to_string().as_str())) {
            let line = name.ident.span().start().line;
            self.faults.push(format!("{}:{line}: {}! has no place in this crate", self.name, name.ident));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> usize {
        let mut faults = Vec::new();
        let forbidden = ["std::fs", "std::net", INSTANT];
        let mut visitor = PathVisitor { name: "x.rs".to_owned(), forbidden: &forbidden, faults: &mut faults };
        visitor.visit_file(&syn::parse_file(text).expect("Rust"));
        faults.len()
    }

    #[test]
    fn forbidden_names_are_found_wherever_they_hide() {
        assert_eq!(faults_of("use std::fs;"), 1);
        assert_eq!(faults_of("use std::{fmt, fs::File, time::{Duration, Instant}};"), 2);
        assert_eq!(faults_of("use std::net::*;"), 1);
        assert_eq!(faults_of("fn f() { std::fs::read(\"a\"); }"), 1);
        assert_eq!(faults_of("fn f() { println!(\"a\"); }"), 1);
    }

    #[test]
    fn tests_and_innocent_names_are_left_alone() {
        assert_eq!(faults_of("use std::fmt; use std::time::Duration; struct fs;"), 0);
        assert_eq!(faults_of("#[cfg(test)] mod tests { use std::fs; }"), 0);
    }
}
