//! The weights of the features: written by `cargo xtask tune`, by hand only to try something.

use super::feature::Feature;

/// What each feature counts for: one table for two, one for three and one for more living players.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights([[f32; Feature::COUNT]; Weights::TABLES]);

impl Weights {
    /// The number of tables.
    pub const TABLES: usize = 3;

    /// The weights that [`evaluate`](crate::evaluate) uses.
    pub const SHIPPED: Self = Self(table());

    /// Weights from rows in the order of [`Feature::ALL`], each with a weight for every table.
    #[must_use]
    pub fn from_rows(rows: &[[f32; Self::TABLES]; Feature::COUNT]) -> Self {
        Self(std::array::from_fn(|table| std::array::from_fn(|feature| rows[feature][table])))
    }

    /// Which table serves a number of living players.
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

const fn table() -> [[f32; Feature::COUNT]; Weights::TABLES] {
    let mut tables = [[0.0; Feature::COUNT]; Weights::TABLES];
    let mut row = 0;
    while row < ROWS.len() {
        let (feature, weights) = ROWS[row];
        let mut table = 0;
        while table < Weights::TABLES {
            tables[table][feature as usize] = weights[table];
            table += 1;
        }
        row += 1;
    }
    tables
}

// What follows is written by `cargo xtask tune`.
#[rustfmt::skip]
const ROWS: [(Feature, [f32; Weights::TABLES]); Feature::COUNT] = [
    (Feature::Militants, [0.800, 0.600, 0.500]),
    (Feature::Necromobiles, [0.300, 0.200, 0.200]),
    (Feature::Diplomats, [0.350, 0.300, 0.300]),
    (Feature::Reporters, [0.600, 0.450, 0.400]),
    (Feature::Assassins, [0.600, 0.450, 0.400]),
    (Feature::CapturedArmies, [0.200, 0.200, 0.200]),
    (Feature::MaterialShare, [1.500, 1.500, 1.000]),
    (Feature::Reach, [0.300, 0.300, 0.300]),
    (Feature::StruckNow, [-0.100, -0.050, -0.050]),
    (Feature::StruckBest, [-0.300, -0.200, -0.200]),
    (Feature::StruckSoon, [0.000, -0.150, -0.150]),
    (Feature::StruckLater, [-0.050, -0.050, -0.050]),
    (Feature::StruckDefended, [0.050, 0.050, 0.050]),
    (Feature::BestCapture, [0.100, 0.100, 0.100]),
    (Feature::Threats, [0.030, 0.030, 0.030]),
    (Feature::ChiefStruckNow, [-5.000, -4.000, -4.000]),
    (Feature::ChiefStruckNext, [0.000, -0.800, -0.800]),
    (Feature::ChiefStruckSoon, [0.000, -0.800, -0.800]),
    (Feature::ChiefStruckLater, [-0.400, -0.300, -0.300]),
    (Feature::ChiefStruckAtTurn, [-0.600, -0.400, -0.400]),
    (Feature::Cornered, [-0.800, -0.500, -0.500]),
    (Feature::CorneredStruck, [-1.500, -1.000, -1.000]),
    (Feature::Pressed, [-0.500, -0.400, -0.400]),
    (Feature::Open, [0.050, -0.100, -0.100]),
    (Feature::Guards, [0.100, 0.200, 0.200]),
    (Feature::Shields, [0.000, 0.100, 0.100]),
    (Feature::LiftedNow, [0.000, -0.500, -0.500]),
    (Feature::LiftedSoon, [0.000, -0.300, -0.300]),
    (Feature::LiftedLater, [0.000, -0.200, -0.200]),
    (Feature::Cage, [-2.000, -2.000, -2.000]),
    (Feature::CageOpenable, [-0.200, -0.100, -0.100]),
    (Feature::CageClosing, [-2.000, -1.500, -1.500]),
    (Feature::Power, [1.000, 0.800, 0.800]),
    (Feature::PowerLifted, [0.000, -0.200, -0.200]),
    (Feature::PowerStruck, [-0.300, -0.200, -0.200]),
    (Feature::WayNow, [0.100, 0.100, 0.100]),
    (Feature::WayNowSafe, [0.400, 0.300, 0.300]),
    (Feature::WayLater, [0.100, 0.100, 0.100]),
    (Feature::WayInTwo, [0.050, 0.050, 0.050]),
    (Feature::Heir, [0.300, 0.300, 0.300]),
    (Feature::TakesChief, [1.000, 0.300, 0.300]),
    (Feature::TakesArmies, [0.200, 0.500, 0.500]),
    (Feature::TakesSoon, [0.000, 0.200, 0.200]),
    (Feature::TakesLater, [0.100, 0.050, 0.050]),
    (Feature::Undertaker, [0.100, 0.100, 0.100]),
    (Feature::NoUndertaker, [-0.100, -0.100, -0.100]),
    (Feature::Turn, [0.300, 0.150, 0.150]),
    (Feature::TurnAgain, [0.500, 0.000, 0.000]),
];
