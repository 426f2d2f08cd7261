//! The weights as a source file of the engine.

use djambi_engine::{EvalWeights, Feature};

use super::WeightTables;

/// The weights of the engine as it is.
#[must_use]
pub fn shipped_weights() -> WeightTables {
    // For each table a number of living players that uses it.
    [2, 3, 4].map(|players| *EvalWeights::SHIPPED.of_players(players))
}

/// The source of the engine's module with these weights. The lines of `origin` become its description.
#[must_use]
pub fn weights_file(tables: &WeightTables, origin: &[String]) -> String {
    let mut text = String::from("//! The weights of the features. Written by `cargo xtask tune`.\n//!\n");
    for line in origin {
        text.push_str(&format!("//! {line}\n"));
    }
    text.push_str("\nuse super::EvalWeights;\nuse crate::Feature;\n\n");
    text.push_str("/// The weight of each feature with two, with three and with more living players.\n");
    text.push_str("pub(super) const ROWS: [(Feature, [f32; EvalWeights::TABLES]); Feature::COUNT] = [\n");
    for (index, feature) in Feature::ALL.iter().enumerate() {
        let weights: Vec<String> = tables.iter().map(|table| number(table[index])).collect();
        text.push_str(&format!("    (Feature::{}, [{}]),\n", feature.name(), weights.join(", ")));
    }
    text.push_str("];\n");
    text
}

/// A weight with four digits, which are more than the fit is sure of.
fn number(weight: f32) -> String {
    let text = format!("{weight:.4}");
    if text == "-0.0000" { "0.0000".to_owned() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_has_a_row() {
        let mut tables = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
        tables[1][0] = -1.25;
        let text = weights_file(&tables, &["nothing".to_owned()]);
        assert!(text.contains("    (Feature::Militants, [0.0000, -1.2500, 0.0000]),\n"), "{text}");
        assert_eq!(text.matches("(Feature::").count(), Feature::COUNT);
    }
}
