//! The squares that each side attacks.

use djambi::{MazeMilitant, Position, Role, Rules, Seat, SetwiseAttacks, Square, SquareSet};

/// The attacks of the sides of a position: of each player with all the pieces that they command. Made once
/// for a position, then asked for the sides that matter.
///
/// ```
/// use djambi::{Position, Rules, Seat};
/// use djambi_engine::AttackMap;
/// // Red's reporter on d1 can go to g1, so red attacks h1.
/// let position = Position::parse("8yC/9/9/9/9/9/9/9/rC2rR3yM1 r-y- r r 0 9", &Rules::CLASSIC)?;
/// let attacks = AttackMap::of(&position, &Rules::CLASSIC).by(Seat::Red);
/// let militant = position.geometry().square("h1").expect("square");
/// assert!(attacks.reporters.contains(militant) && !attacks.assassins.contains(militant));
/// # Ok::<(), djambi::Faults>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AttackMap<'a> {
    position: &'a Position,
    sweep: SetwiseAttacks,
    /// The squares on which militants may kill.
    militant_targets: SquareSet,
}

impl<'a> AttackMap<'a> {
    /// The attacks in a position.
    #[must_use]
    #[inline]
    pub const fn of(position: &'a Position, rules: &Rules) -> Self {
        let geometry = position.geometry();
        let militant_targets = match rules.maze_militant {
            MazeMilitant::Never => geometry.field(),
            MazeMilitant::Kill => geometry.all(),
        };
        Self { position, sweep: SetwiseAttacks::new(geometry, position.occupied()), militant_targets }
    }

    /// The kills of one side; none for a seat that is out of the game.
    #[must_use]
    #[inline]
    pub fn by(&self, seat: Seat) -> Attacks {
        let position = self.position;
        let sweep = &self.sweep;
        let pieces = position.controlled_by(seat);
        let field = position.geometry().field();
        let of = |role: Role| pieces & position.role(role);
        let arrivals = (sweep.slider_attacks(of(Role::Reporter)) - position.occupied()) & field;
        Attacks {
            chief: sweep.slider_attacks(of(Role::Chief)),
            assassins: sweep.slider_attacks(of(Role::Assassin)),
            militants: sweep.militant_attacks(of(Role::Militant)) & self.militant_targets,
            reporters: sweep.edge_neighbours(arrivals),
            arrivals,
        }
    }

    /// The squares from which the diplomats of one side could relocate an enemy piece.
    #[must_use]
    #[inline]
    pub fn grabs_by(&self, seat: Seat) -> SquareSet {
        self.sweep.slider_attacks(self.position.controlled_by(seat) & self.position.role(Role::Diplomat))
    }
}

/// The squares on which one side could kill an enemy piece, by kind of piece. An attack on the maze counts
/// even if the piece would find no exit from there.
#[derive(Clone, Copy, Default, Debug)]
pub struct Attacks {
    /// The attacks of the chief.
    pub chief: SquareSet,
    /// The attacks of the assassins.
    pub assassins: SquareSet,
    /// The attacks of the militants, on the maze only if they may kill in it (`maze_militant`).
    pub militants: SquareSet,
    /// The attacks of the reporters, on the squares beside their arrivals.
    pub reporters: SquareSet,
    /// The empty squares that reporters can go to.
    pub arrivals: SquareSet,
}

impl Attacks {
    /// The squares on which the side could kill an enemy piece.
    #[must_use]
    #[inline]
    pub fn kills(&self) -> SquareSet {
        self.chief | self.assassins | self.militants | self.reporters
    }
}

/// The squares from which a reporter could go to a side of a square, and kill there.
pub(crate) fn squares_to_report_from(position: &Position, square: Square) -> SquareSet {
    let geometry = position.geometry();
    let occupied = position.occupied();
    let sides = (geometry.edge_neighbours(square) & geometry.field()) - occupied;
    sides.iter().fold(SquareSet::EMPTY, |seen, side| seen | geometry.slider_attacks(side, occupied))
}

#[cfg(test)]
mod tests {
    use djambi::Geometry;

    use super::*;
    use crate::Rng;

    /// Looks along the lines of every piece by itself.
    fn attacked_by(position: &Position, rules: &Rules, from: Square) -> SquareSet {
        let geometry = position.geometry();
        let occupied = position.occupied();
        let role = position.piece_at(from).expect("piece").role;
        let slides = geometry.slider_attacks(from, occupied);
        match role {
            Role::Chief | Role::Assassin | Role::Diplomat => slides,
            Role::Militant if rules.maze_militant == MazeMilitant::Kill => {
                geometry.militant_attacks(from, occupied)
            }
            Role::Militant => geometry.militant_attacks(from, occupied).without(geometry.maze()),
            Role::Necromobile => SquareSet::EMPTY,
            Role::Reporter => {
                let arrivals = (slides - occupied).without(geometry.maze());
                arrivals.iter().fold(SquareSet::EMPTY, |attacked, to| attacked | geometry.edge_neighbours(to))
            }
        }
    }

    #[test]
    fn sides_attack_what_their_pieces_attack() {
        for (number, geometry) in Geometry::ALL.into_iter().enumerate() {
            let mut rng = Rng::new(number as u64);
            let mut rules = Rules::VARIANTS;
            if number % 2 == 1 {
                rules.maze_militant = MazeMilitant::Kill;
            }
            let mut position = Position::start_on(geometry);
            for _ in 0..200 {
                let moves = position.legal_moves(&rules);
                let Some(&mv) = moves.get(rng.below(moves.len())) else { break };
                position = position.play_unchecked(&rules, mv);
                let attacks = AttackMap::of(&position, &rules);
                for seat in position.alive().iter() {
                    let by = attacks.by(seat);
                    let of = |role: Role| {
                        let pieces = position.controlled_by(seat) & position.role(role);
                        pieces
                            .iter()
                            .fold(SquareSet::EMPTY, |all, from| all | attacked_by(&position, &rules, from))
                    };
                    let grabs = attacks.grabs_by(seat);
                    let found = [by.chief, by.assassins, by.militants, by.reporters, grabs];
                    let roles = [Role::Chief, Role::Assassin, Role::Militant, Role::Reporter, Role::Diplomat];
                    assert_eq!(found, roles.map(of), "{seat} in {position}");
                    assert_eq!(
                        by.kills(),
                        roles[..4].iter().fold(SquareSet::EMPTY, |all, &role| all | of(role))
                    );
                }
            }
        }
    }
}
