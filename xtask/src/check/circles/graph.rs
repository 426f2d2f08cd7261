//! A graph of imports and its circles.

use std::collections::{BTreeMap, BTreeSet};

/// Which node imports which, and by which name.
#[derive(Default)]
pub(super) struct ImportGraph(BTreeMap<String, BTreeMap<String, String>>);

impl ImportGraph {
    /// Notes that one node imports another, by this name.
    pub(super) fn add(&mut self, from: &str, to: &str, name: &str) {
        if from != to {
            let arrows = self.0.entry(from.to_owned()).or_default();
            arrows.entry(to.to_owned()).or_insert_with(|| name.to_owned());
        }
    }

    /// The largest sets of nodes each of which is reached from each other one, sorted.
    pub(super) fn circles(&self) -> Vec<Vec<String>> {
        let reached: BTreeMap<&String, BTreeSet<&String>> =
            self.0.keys().map(|node| (node, self.reached_from(node))).collect();
        let is_mutual = |a: &String, b: &String| {
            reached[a].contains(b) && reached.get(b).is_some_and(|from_there| from_there.contains(a))
        };
        let mut seen: BTreeSet<&String> = BTreeSet::new();
        let mut circles = Vec::new();
        for node in self.0.keys() {
            if seen.contains(node) || !reached[node].contains(node) {
                continue;
            }
            let circle: Vec<&String> = self.0.keys().filter(|other| is_mutual(node, other)).collect();
            seen.extend(&circle);
            circles.push(circle.into_iter().cloned().collect());
        }
        circles
    }

    /// The arrows inside a circle, as sentences.
    pub(super) fn arrows_among(&self, circle: &[String]) -> Vec<String> {
        let inside = |node: &&String| circle.contains(node);
        let mut arrows = Vec::new();
        for from in circle {
            for (to, name) in self.0[from].iter().filter(|(to, _)| inside(to)) {
                arrows.push(format!("{from} takes {name} from {to}"));
            }
        }
        arrows
    }

    fn reached_from<'a>(&'a self, node: &'a String) -> BTreeSet<&'a String> {
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<&String> = vec![node];
        while let Some(next) = waiting.pop() {
            let arrows = self.0.get(next).into_iter().flat_map(BTreeMap::keys);
            waiting.extend(arrows.filter(|to| reached.insert(*to)));
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_found_and_chains_are_not() {
        let mut graph = ImportGraph::default();
        for (from, to) in [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d"), ("d", "e"), ("x", "y"), ("y", "x")]
        {
            graph.add(from, to, "n");
        }
        assert_eq!(graph.circles(), [vec!["a", "b", "c"], vec!["x", "y"]]);
        assert_eq!(
            graph.arrows_among(&["x".to_owned(), "y".to_owned()]),
            ["x takes n from y", "y takes n from x"]
        );
    }
}
