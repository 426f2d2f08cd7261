//! The table of weights as the engine's source has it.

use djambi_engine::{EvalWeights, Feature};

use super::Tables;

/// The weights that the engine ships.
#[must_use]
pub fn shipped() -> Tables {
    // One number of players that each table serves.
    [2, 3, 4].map(|players| EvalWeights::SHIPPED.of_players(players).map(f64::from))
}

/// The source of the module that holds the weights. `origin` says in a few lines where they come from.
#[must_use]
pub fn weights_file(tables: &Tables, origin: &[String]) -> String {
    let mut text = String::from("//! What each feature counts for. Written by `cargo xtask tune`.\n//!\n");
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

/// Four digits are more than the fit knows.
fn number(weight: f64) -> String {
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
