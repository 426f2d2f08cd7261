//! No file of more than 400 lines, no function of more than 60, except those on a list that only shrinks.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use anyhow::{Context, Result, bail};
use syn::visit::{self, Visit};

use super::typescript;
use crate::workspace::Workspace;

const FILE: usize = 400;
const FUNCTION: usize = 60;
const LIST: &str = "xtask/large.txt";
/// Generated files may have any length.
const GENERATED: &[&str] =
    &["web/src/protocol/", "web/src/text/", "web/board/src/text/", "crates/djambi-text/src/texts/"];
const KINDS: &[&str] = &["rs", "ts", "tsx", "css", "html", "mjs", "sh", "py"];

/// Everything too large that is not on the list, and every line of the list that is no longer true.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let excepted = read_list(workspace)?;
    let sizes = measure(workspace)?;
    let mut faults = Vec::new();
    for (name, &Size { lines, limit }) in &sizes {
        faults.extend(match excepted.get(name) {
            None if lines > limit => {
                Some(format!("{name} has {lines} lines, {limit} are allowed: divide it"))
            }
            Some(_) if lines <= limit => Some(format!("{name} is small enough by now: take it from {LIST}")),
            Some(&known) if lines > known => {
                Some(format!("{name} has grown from {known} to {lines} lines: divide it"))
            }
            Some(&known) if lines < known => {
                Some(format!("{name} has shrunk to {lines} lines: note it with --fix"))
            }
            _ => None,
        });
    }
    for name in excepted.keys().filter(|name| !sizes.contains_key(*name)) {
        faults.push(format!("{name} is gone: take it from {LIST}"));
    }
    Ok(faults)
}

/// Lowers the numbers of the list to today's, and removes what is no longer too large.
pub(super) fn shrink(workspace: &Workspace) -> Result<()> {
    let sizes = measure(workspace)?;
    let path = workspace.path(LIST);
    let text = fs::read_to_string(&path).with_context(|| format!("{LIST} is missing"))?;
    let mut kept = String::new();
    for line in text.lines() {
        match entry(line)? {
            None => writeln!(kept, "{line}")?,
            Some((name, known)) => {
                if let Some(size) = sizes.get(name).filter(|size| size.lines > size.limit) {
                    writeln!(kept, "{} {name}", size.lines.min(known))?;
                }
            }
        }
    }
    fs::write(path, kept).with_context(|| format!("cannot write {LIST}"))
}

#[derive(Clone, Copy)]
struct Size {
    lines: usize,
    limit: usize,
}

/// The sizes of all files and functions, by name.
fn measure(workspace: &Workspace) -> Result<BTreeMap<String, Size>> {
    let mut sizes = BTreeMap::new();
    for file in workspace.files(&["."])? {
        let kind = file.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        let name = workspace.name(&file);
        if !KINDS.contains(&kind) || GENERATED.iter().any(|folder| name.starts_with(folder)) {
            continue;
        }
        let text = fs::read_to_string(&file).with_context(|| format!("{name} is not text"))?;
        sizes.insert(name.clone(), Size { lines: text.lines().count(), limit: FILE });
        if kind == "ts" || kind == "tsx" {
            for typescript::Function { name: function, lines } in typescript::functions(&text) {
                let size = Size { lines, limit: FUNCTION };
                let known = sizes.entry(format!("{name}::{function}")).or_insert(size);
                known.lines = known.lines.max(lines);
            }
        }
        if kind == "rs" {
            let parsed = syn::parse_file(&text).with_context(|| format!("{name} is not Rust"))?;
            let mut functions = Functions { path: vec![name], sizes: &mut sizes };
            functions.visit_file(&parsed);
        }
    }
    Ok(sizes)
}

/// A visitor that counts the lines of each function, from `fn` to its last brace.
struct Functions<'a> {
    path: Vec<String>,
    sizes: &'a mut BTreeMap<String, Size>,
}

impl Functions<'_> {
    fn note(&mut self, signature: &syn::Signature, body: &syn::Block) {
        let first = signature.fn_token.span.start().line;
        let last = body.brace_token.span.close().end().line;
        let name = format!("{}::{}", self.path.join("::"), signature.ident);
        let size = Size { lines: last + 1 - first, limit: FUNCTION };
        // Of functions with one name, such as the `from` of several conversions, the longest counts.
        let known = self.sizes.entry(name).or_insert(size);
        known.lines = known.lines.max(size.lines);
    }

    fn inside(&mut self, name: String, walk: impl FnOnce(&mut Self)) {
        self.path.push(name);
        walk(self);
        self.path.pop();
    }
}

impl<'ast> Visit<'ast> for Functions<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.note(&function.sig, &function.block);
        self.inside(function.sig.ident.to_string(), |this| visit::visit_item_fn(this, function));
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.note(&function.sig, &function.block);
        self.inside(function.sig.ident.to_string(), |this| visit::visit_impl_item_fn(this, function));
    }

    fn visit_trait_item_fn(&mut self, function: &'ast syn::TraitItemFn) {
        if let Some(body) = &function.default {
            self.note(&function.sig, body);
        }
        visit::visit_trait_item_fn(self, function);
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        self.inside(module.ident.to_string(), |this| visit::visit_item_mod(this, module));
    }

    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        let name = match &*block.self_ty {
            syn::Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        self.inside(name.unwrap_or_else(|| "impl".to_owned()), |this| visit::visit_item_impl(this, block));
    }
}

fn read_list(workspace: &Workspace) -> Result<BTreeMap<String, usize>> {
    let text = fs::read_to_string(workspace.path(LIST)).with_context(|| format!("{LIST} is missing"))?;
    let mut list = BTreeMap::new();
    for line in text.lines() {
        if let Some((name, lines)) = entry(line)? {
            list.insert(name.to_owned(), lines);
        }
    }
    Ok(list)
}

/// A line of the list: a number and a name; nothing for a remark.
fn entry(line: &str) -> Result<Option<(&str, usize)>> {
    let line = line.trim();
    if line.is_empty() || line.starts_with('#') {
        return Ok(None);
    }
    match line.split_once(' ').map(|(lines, name)| (name.trim(), lines.parse())) {
        Some((name, Ok(lines))) => Ok(Some((name, lines))),
        _ => bail!("{LIST}: `{line}` is not a number and a name"),
    }
}
