use std::collections::HashMap;

use djambi_protocol::GameId;
use tokio::sync::Mutex;

use super::room::Room;

/// The open rooms. A room removes itself when it closes.
pub(super) type Registry = Mutex<HashMap<GameId, Room>>;
