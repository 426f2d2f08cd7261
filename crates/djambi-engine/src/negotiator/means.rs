//! The means by which peace is valued, in shares of the game. `cargo xtask press` writes this file.

use super::kinds::{PEACE_FEATURES, PEACE_KINDS};

/// The worth of each feature if both keep the peace and renew it.
pub(super) const RENEWED: [f32; PEACE_FEATURES] =
    [0.01713, 0.0113, 0.0095, 0.02505, 0.0033, -0.04838, -0.00887, 0.0079, -0.00254, 0.0048, -0.00809];
/// The worth of each feature for two rounds: if both keep the peace, only the player, only the partner.
pub(super) const MEANS: [[f32; PEACE_FEATURES]; PEACE_KINDS] = [
    [0.00469, 0.00521, 0.00394, 0.05945, 0.00157, -0.0671, -0.00618, 0.0081, 0.00094, 0.00114, -0.00873],
    [
        -0.00146, -0.00632, -0.01245, -0.01615, 0.00021, -0.07887, -0.00571, -0.00485, -0.00122, -0.00351,
        -0.0049,
    ],
    [0.00595, 0.01066, 0.00626, 0.04744, 0.014, 0.04335, 0.00141, 0.01002, 0.00511, 0.00224, -0.00416],
];
/// The variance of these gains about their means.
pub(super) const VARIANCES: [f32; PEACE_KINDS] = [0.00175, 0.00123, 0.00144];
