//! No circle of imports in Rust: files that need each other are one thing in two places. In TypeScript Biome
//! looks for them.
//!
//! A file and the folder of its children are one node beside their siblings, so each folder has a graph of
//! its own, and a name imported through a re-export counts for the file that defines it. Tests don't count. A circle that is one idea stands in `xtask/circles.txt`
//! with its reason; that list only shrinks.

mod graph;
mod rust;

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result, bail};

use crate::workspace::Workspace;

const LIST: &str = "xtask/circles.txt";

/// Every circle that is not on the list, and every line of the list that is no longer a circle.
pub(super) fn faults(workspace: &Workspace) -> Result<Vec<String>> {
    let list = fs::read_to_string(workspace.path(LIST)).with_context(|| format!("{LIST} is missing"))?;
    let listed = list.lines().filter(|line| !line.starts_with('#')).map(Listed::read);
    let listed = listed.collect::<Result<Vec<_>>>()?;
    let graphs = rust::graphs(workspace)?;
    let mut faults = Vec::new();
    let mut found: BTreeSet<(String, Vec<String>)> = BTreeSet::new();
    for (folder, graph) in &graphs {
        for circle in graph.circles() {
            if !listed.iter().any(|listed| listed.is(folder, &circle)) {
                let arrows = graph.arrows_among(&circle).join("; ");
                faults.push(format!("{folder}: {} import each other: {arrows}", circle.join(", ")));
            }
            found.insert((folder.clone(), circle));
        }
    }
    for Listed { folder, nodes } in listed {
        if !found.contains(&(folder.clone(), nodes.clone())) {
            faults.push(format!(
                "{folder}: {} are no circle any more: take them from {LIST}",
                nodes.join(", ")
            ));
        }
    }
    Ok(faults)
}

/// A line of the list: `folder: node, node: reason`.
struct Listed {
    folder: String,
    nodes: Vec<String>,
}

impl Listed {
    fn read(line: &str) -> Result<Self> {
        let parts: Vec<&str> = line.splitn(3, ": ").collect();
        let [folder, nodes, reason] = parts[..] else {
            bail!("{LIST}: `{line}` is not `folder: node, node: reason`");
        };
        if reason.trim().is_empty() {
            bail!("{LIST}: `{line}` has no reason");
        }
        Ok(Self { folder: folder.to_owned(), nodes: nodes.split(", ").map(str::to_owned).collect() })
    }

    fn is(&self, folder: &str, circle: &[String]) -> bool {
        self.folder == folder && self.nodes == circle
    }
}
