//! Every item that other files can name says what it is, and every Rust file of some length begins by saying
//! what it holds.
//!
//! The compiler asks this only of `pub` items.

use std::fs;

use anyhow::{Context, Result};
use syn::visit::{self, Visit};

use super::attributes::{is_documented, tests_only};
use crate::workspace::Workspace;

/// A file with more lines than this begins with a `//!`.
const SHORT: usize = 30;

/// Every item and file that says nothing.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for file in workspace.files(&["crates", "fuzz/src", "fuzz/fuzz_targets", "xtask"])? {
        if file.extension().is_none_or(|kind| kind != "rs") {
            continue;
        }
        let name = workspace.name(&file);
        let text = fs::read_to_string(&file).with_context(|| format!("{name} is not text"))?;
        check(&name, &text, &mut faults)?;
    }
    Ok(faults)
}

fn check(name: &str, text: &str, faults: &mut Vec<String>) -> Result<()> {
    let parsed = syn::parse_file(text).with_context(|| format!("{name} is not Rust"))?;
    let lines = text.lines().count();
    if lines > SHORT && !is_documented(&parsed.attrs) {
        faults.push(format!("{name} has {lines} lines and does not begin with `//!`"));
    }
    Items { name, faults }.visit_file(&parsed);
    Ok(())
}

/// Notes each restricted item without a doc comment.
struct Items<'a> {
    name: &'a str,
    faults: &'a mut Vec<String>,
}

impl Items<'_> {
    fn note(&mut self, visibility: &syn::Visibility, attributes: &[syn::Attribute], ident: &syn::Ident) {
        if matches!(visibility, syn::Visibility::Restricted(_)) && !is_documented(attributes) {
            let line = ident.span().start().line;
            self.faults.push(format!("{}:{line}: `{ident}` has no doc comment", self.name));
        }
    }
}

impl<'ast> Visit<'ast> for Items<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Const(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Enum(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Fn(item) => self.note(&item.vis, &item.attrs, &item.sig.ident),
            syn::Item::Static(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Struct(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Trait(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Type(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Mod(item) if item.attrs.iter().any(tests_only) => return,
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.note(&item.vis, &item.attrs, &item.sig.ident);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.note(&item.vis, &item.attrs, &item.ident);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> usize {
        let mut faults = Vec::new();
        check("x.rs", text, &mut faults).expect("Rust");
        faults.len()
    }

    #[test]
    fn restricted_items_and_long_files_must_say_what_they_are() {
        assert_eq!(faults_of("pub(crate) fn f() {} pub(super) struct S; fn private() {}"), 2);
        assert_eq!(faults_of("struct S; impl S { pub(super) fn f() {} pub(crate) const A: u8 = 1; }"), 2);
        assert_eq!(faults_of(&"\n".repeat(31)), 1);
    }

    #[test]
    fn what_is_documented_private_or_for_tests_is_left_alone() {
        assert_eq!(faults_of("/// Does.\npub(crate) fn f() {}"), 0);
        assert_eq!(faults_of("#[cfg(test)] mod tests { pub(super) fn f() {} }"), 0);
        assert_eq!(faults_of(&format!("//! Holds.\n{}", "\n".repeat(40))), 0);
    }
}
