#![doc = include_str!("../README.md")]

mod clock;
mod common_threat;
mod leave;
mod live_game;
mod packed_log;
mod plan;
mod presence;
mod refused;
mod talk_access;
mod talk_pace;
mod treaties;

pub use clock::{Clock, Downtime, MAX_LAG, PlayedTurn};
pub use common_threat::common_threat;
pub use leave::{DAY_MS, Leave};
pub use live_game::{Absence, Charges, LiveGame, Opened, ReplayError, Unanswered, changes_line, is_stale};
pub use packed_log::{KeptEvent, PackedLog, UnpackError, pack, unpack};
pub use plan::{LineCheck, check_lines, is_plan, planned_line, turn_of};
pub use presence::counts_as;
pub use refused::Refused;
pub use talk_access::{Author, Overheard, Readers, TalkAccess, Whispers};
pub use talk_pace::{MAX_ACTS, MAX_MESSAGES, TalkPace, Utterance};
pub use treaties::{KeptAct, Pact, PactMark, Treaties, TreatyId};
