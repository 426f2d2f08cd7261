//! The treaties that people make in a load, and their ends.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::AddAssign;

use djambi_protocol::{Channel, KnownTreaty, TalkSeq, TreatyStanding};
use serde::Serialize;

/// The treaties of a game as the service has told of them.
#[derive(Debug, Default)]
pub(crate) struct Treaties {
    standings: BTreeMap<(Channel, TalkSeq), TreatyStanding>,
    notices: u64,
}

/// How many treaties were made, and what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct TreatyCount {
    /// Those that came into force.
    pub(crate) made: u64,
    /// Those of them that came to their end.
    pub(crate) kept: u64,
    /// Those that a party broke.
    pub(crate) broken: u64,
    /// Those that ended otherwise.
    pub(crate) dissolved: u64,
    /// How often a party gave notice.
    pub(crate) notices: u64,
}

impl Treaties {
    /// Takes in what one of the sockets is told. What has ended stays so: another socket may hear of it later.
    pub(crate) fn hear(&mut self, treaties: &[KnownTreaty]) {
        for treaty in treaties {
            let standing = self.standings.entry((treaty.channel, treaty.of)).or_insert(treaty.state);
            if !has_ended(*standing) {
                *standing = treaty.state;
            }
        }
    }

    /// Notes that a party gave notice.
    pub(crate) const fn notice(&mut self) {
        self.notices += 1;
    }

    /// Their ends.
    pub(crate) fn count(&self) -> TreatyCount {
        let mut count = TreatyCount { notices: self.notices, ..TreatyCount::default() };
        for &standing in self.standings.values() {
            let in_force = has_ended(standing) || standing == TreatyStanding::InForce;
            count.made += u64::from(in_force);
            count.kept += u64::from(standing == TreatyStanding::Kept);
            count.broken += u64::from(matches!(standing, TreatyStanding::Broken { .. }));
            count.dissolved += u64::from(matches!(standing, TreatyStanding::Dissolved { .. }));
        }
        count
    }
}

/// Whether a treaty was in force and is over.
const fn has_ended(standing: TreatyStanding) -> bool {
    use TreatyStanding::{Broken, Dissolved, Kept};
    matches!(standing, Kept | Broken { .. } | Dissolved { .. })
}

impl AddAssign for TreatyCount {
    fn add_assign(&mut self, other: Self) {
        self.made += other.made;
        self.kept += other.kept;
        self.broken += other.broken;
        self.dissolved += other.dissolved;
        self.notices += other.notices;
    }
}

impl fmt::Display for TreatyCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { made, kept, broken, dissolved, notices } = self;
        write!(f, "{made} in force, {kept} kept, {broken} broken, {dissolved} dissolved, {notices} notices")
    }
}

#[cfg(test)]
mod tests {
    use djambi::{SQUARE9, Seat};
    use djambi_press::Treaty;

    use super::*;

    fn known(of: TalkSeq, state: TreatyStanding) -> KnownTreaty {
        KnownTreaty {
            channel: Channel::Table,
            of,
            author: Seat::Red,
            treaty: Treaty::peace(&SQUARE9, [Seat::Red, Seat::Blue], 1).unwrap().to_form(),
            accepted: vec![Seat::Red],
            proposed: 0,
            begun: None,
            ended: None,
            state,
        }
    }

    #[test]
    fn treaties_are_counted_once_however_many_hear_of_them() {
        let broken = TreatyStanding::Broken { by: Seat::Blue, event: 7 };
        let mut treaties = Treaties::default();
        for (of, state) in [
            (1, TreatyStanding::Proposed),
            (1, TreatyStanding::InForce),
            (1, broken),
            (1, TreatyStanding::InForce),
            (3, TreatyStanding::Kept),
            (3, TreatyStanding::Kept),
            (5, TreatyStanding::InForce),
            (6, TreatyStanding::Lapsed),
        ] {
            treaties.hear(&[known(of, state)]);
        }
        treaties.notice();
        let count = TreatyCount { made: 3, kept: 1, broken: 1, dissolved: 0, notices: 1 };
        assert_eq!(treaties.count(), count);
    }
}
