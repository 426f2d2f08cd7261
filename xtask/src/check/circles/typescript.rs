//! The imports of the page's sources.

use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

use super::graph::ImportGraph;
use crate::workspace::Workspace;

/// The sources of the page and those of the board, its package.
const SOURCES: &[&str] = &["web/src", "web/board/src"];

/// Which file of the page and of the board imports which.
pub(super) fn graph(workspace: &Workspace) -> Result<ImportGraph> {
    let root = workspace.path("web");
    let mut graph = ImportGraph::default();
    for file in workspace.files(SOURCES)? {
        if !file.extension().is_some_and(|kind| kind == "ts" || kind == "tsx") {
            continue;
        }
        let text =
            fs::read_to_string(&file).with_context(|| format!("{} is not text", workspace.name(&file)))?;
        let name =
            |path: &Path| path.strip_prefix(&root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        for import in imports(&text) {
            let target = resolve(&file, import);
            graph.add(&name(&file), &name(&target), import);
        }
    }
    Ok(graph)
}

/// The relative paths that a source imports from, statically or later.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    let quoted = |rest: &'static str| text.split(rest).skip(1).filter_map(|after| after.split('"').next());
    let found = quoted("from \"").chain(quoted("import(\"")).chain(quoted("import \""));
    found.filter(|path| path.starts_with('.'))
}

/// The file that a relative path means, without asking the disk.
fn resolve(from: &Path, import: &str) -> PathBuf {
    let mut path = from.parent().unwrap_or(from).to_path_buf();
    for part in Path::new(import).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relative_imports_are_read_and_resolved() {
        let text =
            "import { a } from \"./b.ts\";\nimport c from \"preact\";\nconst d = await import(\"../e.ts\");";
        assert_eq!(imports(text).collect::<Vec<_>>(), ["./b.ts", "../e.ts"]);
        assert_eq!(resolve(Path::new("/src/x/y.ts"), "../e.ts"), Path::new("/src/e.ts"));
    }
}
