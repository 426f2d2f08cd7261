//! The weights of the features.

mod table;

use super::feature::Feature;
use table::ROWS;

/// The weight of each feature: a table for two living players, one for three and one for more.
#[derive(Clone, PartialEq, Debug)]
pub struct EvalWeights([[f32; Feature::COUNT]; EvalWeights::TABLES]);

impl EvalWeights {
    /// The number of tables.
    pub const TABLES: usize = 3;

    /// The weights that [`evaluate`](crate::evaluate) uses.
    pub const SHIPPED: Self = Self(table());

    /// The index of the table for a number of living players.
    #[must_use]
    pub const fn table_of(players: usize) -> usize {
        match players {
            0..=2 => 0,
            3 => 1,
            _ => 2,
        }
    }

    /// The weights for a number of living players, in the order of [`Feature::ALL`].
    #[must_use]
    pub const fn of_players(&self, players: usize) -> &[f32; Feature::COUNT] {
        &self.0[Self::table_of(players)]
    }
}

const fn table() -> [[f32; Feature::COUNT]; EvalWeights::TABLES] {
    let mut tables = [[0.0; Feature::COUNT]; EvalWeights::TABLES];
    let mut row = 0;
    while row < ROWS.len() {
        let (feature, weights) = ROWS[row];
        let mut table = 0;
        while table < EvalWeights::TABLES {
            tables[table][feature as usize] = weights[table];
            table += 1;
        }
        row += 1;
    }
    tables
}
