//! The imports among the files of each crate.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use proc_macro2::{TokenStream, TokenTree};
use syn::visit::{self, Visit};

use super::super::attributes::tests_only;
use super::graph::ImportGraph;
use crate::workspace::Workspace;

/// A graph for each folder of each crate and of this program: its nodes are the files, each with the folder
/// of its children.
pub(super) fn graphs(workspace: &Workspace) -> Result<Vec<(String, ImportGraph)>> {
    let mut graphs = Vec::new();
    for file in workspace.files(&["crates", "xtask"])? {
        let name = workspace.name(&file);
        if name.ends_with("/src/lib.rs") || name.ends_with("/src/main.rs") {
            let folder = file.parent().unwrap_or(&file);
            let mut tree = ModuleTree { modules: Vec::new() };
            tree.load(&file, folder, None)?;
            graphs.extend(tree.graphs(&workspace.name(folder)));
        }
    }
    Ok(graphs)
}

/// The modules of a crate, the root first.
struct ModuleTree {
    modules: Vec<Module>,
}

/// A module with a file of its own; those written inside a file belong to it.
#[derive(Default)]
struct Module {
    parent: Option<usize>,
    /// Its name and those of the modules around it, from the root.
    path: Vec<String>,
    children: BTreeMap<String, usize>,
    /// What it defines itself.
    defined: Vec<String>,
    /// What it imports, by the name that the import has here; `*` for everything of a module.
    imports: Vec<(String, Vec<String>)>,
    /// The other paths that it names.
    paths: Vec<Vec<String>>,
}

impl ModuleTree {
    /// Reads a module from its file, and its children from below `folder`.
    fn load(&mut self, file: &Path, folder: &Path, parent: Option<(usize, &str)>) -> Result<usize> {
        let text = fs::read_to_string(file).with_context(|| format!("{} is missing", file.display()))?;
        let parsed = syn::parse_file(&text).with_context(|| format!("{} is not Rust", file.display()))?;
        let mut module = Module { parent: parent.map(|(index, _)| index), ..Module::default() };
        if let Some((index, name)) = parent {
            module.path.clone_from(&self.modules[index].path);
            module.path.push(name.to_owned());
        }
        let mut reader = ModuleReader { module, files: Vec::new() };
        reader.visit_file(&parsed);
        let index = self.modules.len();
        self.modules.push(reader.module);
        for name in reader.files {
            let beside = folder.join(format!("{name}.rs"));
            let inside = folder.join(&name);
            let file = if beside.exists() { beside } else { inside.join("mod.rs") };
            let child = self.load(&file, &inside, Some((index, &name)))?;
            self.modules[index].children.insert(name, child);
        }
        Ok(index)
    }

    fn graphs(&self, folder: &str) -> Vec<(String, ImportGraph)> {
        let mut graphs: BTreeMap<String, ImportGraph> = BTreeMap::new();
        for (index, module) in self.modules.iter().enumerate() {
            for path in module.imports.iter().map(|(_, path)| path).chain(&module.paths) {
                let Some(target) = self.definer(index, path, 0) else { continue };
                let from = &module.path;
                let to = &self.modules[target].path;
                let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
                let (Some(a), Some(b)) = (from.get(common), to.get(common)) else { continue };
                let place: Vec<&str> =
                    std::iter::once(folder).chain(from[..common].iter().map(String::as_str)).collect();
                graphs.entry(place.join("/")).or_default().add(a, b, &path.join("::"));
            }
        }
        graphs.into_iter().collect()
    }

    /// The module whose file defines what a path means in a module; none if that is no file of this crate.
    fn definer(&self, module: usize, path: &[String], depth: usize) -> Option<usize> {
        let (first, rest) = path.split_first()?;
        if depth > 8 {
            return None;
        }
        let start = match first.as_str() {
            "crate" => 0,
            "self" => module,
            "super" => self.modules[module].parent?,
            _ => return self.member(module, path, depth).filter(|&target| target != module),
        };
        // `super::super` climbs on.
        if rest.first().is_some_and(|next| next == "super") {
            self.definer(start, rest, depth)
        } else {
            self.member(start, rest, depth)
        }
    }

    /// The module that defines what a path means inside a module.
    fn member(&self, module: usize, path: &[String], depth: usize) -> Option<usize> {
        let Some((first, rest)) = path.split_first() else { return Some(module) };
        let here = &self.modules[module];
        if let Some(&child) = here.children.get(first) {
            return self.member(child, rest, depth);
        }
        if here.defined.contains(first) {
            return Some(module);
        }
        if let Some((_, import)) = here.imports.iter().find(|(name, _)| name == first) {
            let whole: Vec<String> = import.iter().chain(rest).cloned().collect();
            return self.definer(module, &whole, depth + 1);
        }
        let globs = here.imports.iter().filter(|(name, _)| name == "*");
        let mut found = globs.filter_map(|(_, import)| {
            let target = self.definer(module, import, depth + 1)?;
            self.modules[target].defined.contains(first).then_some(target)
        });
        // What no item defines, a macro call of this file has made.
        found.next().or(Some(module))
    }
}

/// Notes what a file defines and names.
struct ModuleReader {
    module: Module,
    /// Its children with files of their own.
    files: Vec<String>,
}

impl ModuleReader {
    fn import(&mut self, before: &[String], tree: &syn::UseTree) {
        let with = |name: &syn::Ident| before.iter().cloned().chain([name.to_string()]).collect::<Vec<_>>();
        match tree {
            syn::UseTree::Path(path) => self.import(&with(&path.ident), &path.tree),
            syn::UseTree::Name(leaf) if leaf.ident == "self" => {
                self.module.imports.push((before.last().cloned().unwrap_or_default(), before.to_vec()));
            }
            syn::UseTree::Name(leaf) => self.module.imports.push((leaf.ident.to_string(), with(&leaf.ident))),
            syn::UseTree::Rename(leaf) => {
                self.module.imports.push((leaf.rename.to_string(), with(&leaf.ident)));
            }
            syn::UseTree::Glob(_) => self.module.imports.push(("*".to_owned(), before.to_vec())),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(before, tree)),
        }
    }

    /// Paths inside the call of a macro, which is not parsed: those that begin with `crate`, `super` or
    /// `self`.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.tokens(group.stream()),
                TokenTree::Punct(mark) if mark.as_char() == ':' => {
                    colons += 1;
                    continue;
                }
                TokenTree::Ident(name) => {
                    if colons != 2 {
                        self.finish(&mut path);
                    }
                    path.push(name.to_string());
                    colons = 0;
                    continue;
                }
                _ => {}
            }
            self.finish(&mut path);
            colons = 0;
        }
        self.finish(&mut path);
    }

    fn finish(&mut self, path: &mut Vec<String>) {
        let path = std::mem::take(path);
        if path.len() > 1 && ["crate", "super", "self"].contains(&path[0].as_str()) {
            self.module.paths.push(path);
        }
    }

    fn define(&mut self, name: &syn::Ident) {
        self.module.defined.push(name.to_string());
    }
}

impl<'ast> Visit<'ast> for ModuleReader {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        let (attributes, name): (&[syn::Attribute], Option<&syn::Ident>) = match item {
            syn::Item::Const(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Enum(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
            syn::Item::Static(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Struct(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Trait(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Type(item) => (&item.attrs, Some(&item.ident)),
            syn::Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
            syn::Item::Mod(item) => (&item.attrs, None),
            syn::Item::Use(item) => (&item.attrs, None),
            syn::Item::Impl(item) => (&item.attrs, None),
            _ => (&[], None),
        };
        if attributes.iter().any(tests_only) {
            return;
        }
        if let Some(name) = name {
            self.define(name);
        }
        match item {
            // A file that two crates share is looked at where it lies.
            syn::Item::Mod(item) if item.attrs.iter().any(|attribute| attribute.path().is_ident("path")) => {}
            syn::Item::Mod(item) if item.content.is_none() => self.files.push(item.ident.to_string()),
            syn::Item::Use(item) => self.import(&[], &item.tree),
            _ => visit::visit_item(self, item),
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.module.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.tokens(call.tokens.clone());
    }
}
