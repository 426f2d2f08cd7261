//! The weights of the features. Written by `cargo xtask tune`.
//!
//! 1200 games, seed 1, player engine, 300 nodes a turn, trust 40 %; the games were played with weights by
//! hand. Loss of equal shares: 0.4538, held out 0.4559; by table 0.3654 (1073), 0.5095 (1010), 0.4854 (1458).
//! Loss of shipped before: 0.4545, held out 0.4484; by table 0.3692 (1073), 0.4228 (1010), 0.5243 (1458).
//! Loss of fitted: 0.3063, held out 0.3101; by table 0.1624 (1073), 0.2871 (1010), 0.4348 (1458).

use super::EvalWeights;
use crate::Feature;

/// The weight of each feature with two, with three and with more living players.
pub(super) const ROWS: [(Feature, [f32; EvalWeights::TABLES]); Feature::COUNT] = [
    (Feature::Militants, [0.5837, 0.7555, 0.6252]),
    (Feature::Necromobiles, [0.2279, 0.2446, 0.0551]),
    (Feature::Diplomats, [-0.0135, 0.1391, 0.2153]),
    (Feature::Reporters, [0.2707, 0.1113, 0.2123]),
    (Feature::Assassins, [0.1616, 0.1850, 0.1363]),
    (Feature::CapturedArmies, [0.0029, -0.0921, 0.0000]),
    (Feature::MaterialShare, [0.9706, 1.1938, 0.8717]),
    (Feature::Reach, [-0.4130, 0.0274, 0.0695]),
    (Feature::AttackedNow, [0.1734, -0.2853, -0.3090]),
    (Feature::AttackedBest, [-0.4187, -0.0405, -0.0054]),
    (Feature::AttackedSoon, [0.0000, -0.3067, -0.2797]),
    (Feature::AttackedLater, [0.0236, -0.2102, -0.2028]),
    (Feature::AttackedDefended, [0.0833, 0.0910, 0.1355]),
    (Feature::BestCapture, [0.4187, -0.0155, 0.0553]),
    (Feature::Threats, [-0.0236, -0.0375, -0.0016]),
    (Feature::ChiefAttackedNow, [-1.2252, -1.2800, -1.7687]),
    (Feature::ChiefAttackedNext, [0.0000, -0.4933, -0.3004]),
    (Feature::ChiefAttackedSoon, [0.0000, -0.4933, -0.5596]),
    (Feature::ChiefAttackedLater, [0.0000, 0.3163, 0.0146]),
    (Feature::ChiefAttackedAtTurn, [0.0598, 0.1283, 0.0538]),
    (Feature::Cornered, [-0.1602, -0.0875, -0.0456]),
    (Feature::CorneredAttacked, [-0.3904, -0.2223, -0.1976]),
    (Feature::AttackedAroundChief, [0.0436, -0.4067, -0.2150]),
    (Feature::ChiefMobility, [-0.0682, 0.0512, -0.0929]),
    (Feature::Guards, [0.1738, 0.3779, 0.2675]),
    (Feature::CorpsesAroundChief, [0.5180, 0.5573, 0.8075]),
    (Feature::ChiefGrabbedNow, [0.0000, -0.3910, -0.0461]),
    (Feature::ChiefGrabbedSoon, [0.0000, 0.0617, -0.1484]),
    (Feature::ChiefGrabbedLater, [0.0000, -0.1583, -0.0046]),
    (Feature::RingClosed, [-1.2487, -0.5114, -1.9069]),
    (Feature::RingClosedWithNecromobile, [-0.5877, -0.4626, -0.6518]),
    (Feature::RingAlmostClosed, [-0.0207, -0.4206, -0.0979]),
    (Feature::Power, [0.7890, 1.0519, 1.4602]),
    (Feature::PowerGrabbed, [0.0000, -0.3478, -0.3886]),
    (Feature::PowerAttacked, [0.3942, -0.4730, -0.2637]),
    (Feature::MazeNow, [0.1218, 0.1421, 0.2344]),
    (Feature::MazeNowSafe, [0.5990, 0.4073, 0.3850]),
    (Feature::MazeLater, [0.2420, 0.2800, 0.1313]),
    (Feature::MazeInTwo, [0.2150, 0.1094, 0.0142]),
    (Feature::OrphansInReach, [1.0174, 0.8952, 0.0000]),
    (Feature::KillsChief, [1.2252, 0.2589, 0.0322]),
    (Feature::ArmiesNow, [0.8477, 0.5225, 0.5498]),
    (Feature::ArmiesSoon, [0.0000, 0.2919, 0.3121]),
    (Feature::ArmiesLater, [0.3137, 0.1292, 0.0439]),
    (Feature::CorpsesWithNecromobile, [0.0877, 0.0838, 0.0865]),
    (Feature::CorpsesWithoutNecromobile, [-0.0876, -0.0838, -0.0865]),
    (Feature::Turn, [-0.0661, 0.0738, 0.0195]),
    (Feature::TurnAgain, [0.0870, 0.0000, 0.0000]),
];
