//! Maps on the path of a turn.

use std::collections::HashMap;

/// A map whose hash costs little. Its keys are made by the service, so nobody can choose them to collide.
pub(crate) type FastMap<K, V> = HashMap<K, V, foldhash::fast::RandomState>;
