//! Sets of roles.

use core::fmt;

use djambi::Role;

/// The roles in the order in which a treaty writes them (`CARDNM`).
const WRITTEN: [Role; Role::COUNT] =
    [Role::Chief, Role::Assassin, Role::Reporter, Role::Diplomat, Role::Necromobile, Role::Militant];

/// A set of roles.
///
/// ```
/// use djambi::Role;
/// use djambi_press::RoleSet;
/// let roles: RoleSet = [Role::Militant, Role::Chief].into_iter().collect();
/// assert_eq!(roles.iter().map(Role::letter).collect::<String>(), "CM");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct RoleSet(u8);

impl RoleSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether `role` is in the set.
    #[must_use]
    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role.index() & 1 == 1
    }

    /// Adds `role` to the set.
    pub const fn insert(&mut self, role: Role) {
        self.0 |= 1 << role.index();
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of roles in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The roles in the order chief, assassin, reporter, diplomat, necromobile, militant.
    pub fn iter(self) -> impl Iterator<Item = Role> + Clone {
        WRITTEN.into_iter().filter(move |&role| self.contains(role))
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        let mut set = Self::EMPTY;
        for role in roles {
            set.insert(role);
        }
        set
    }
}

impl fmt::Debug for RoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
