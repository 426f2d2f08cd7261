//! The boards: docs/RULES.md §1 for the 9 × 9 board, docs/BOARDS.md for all others.
//!
//! A [`Plan`] describes a board by coordinates. [`Board`] has the lists of square numbers that follow from
//! it.

mod hex;
mod ngon;
mod squares;

use std::fmt;
use std::sync::LazyLock;

use super::{LETTERS, Seat, Square};

/// A board as lists of square numbers.
pub(crate) struct Board {
    /// The name.
    pub(crate) name: &'static str,
    /// The squares' names, by number.
    pub(crate) names: Vec<String>,
    /// The maze.
    pub(crate) maze: Square,
    /// The squares in the order of a position string (§10), row by row.
    pub(crate) rows: Vec<Vec<Square>>,
    /// The rays from each square.
    pub(crate) rays: Vec<Vec<Vec<RayStep>>>,
    /// Whether two rays from one square meet in another.
    pub(crate) rays_meet: bool,
    /// The squares that must hold corpses around an encircled chief.
    pub(crate) adjacent: Vec<Vec<Square>>,
    /// The squares on which a reporter kills.
    pub(crate) sides: Vec<Vec<Square>>,
    /// The number of armies.
    pub(crate) armies: usize,
    /// The armies that have a seat, in order.
    pub(crate) seats: Vec<Seat>,
    /// The position string of the set-up.
    pub(crate) start: String,
}

/// One step of a ray.
#[derive(Clone, Copy)]
pub(crate) struct RayStep {
    /// The square reached.
    pub(crate) to: Square,
    /// The two squares between which a corner step passes: barred when both are occupied.
    pub(crate) between: Option<[Square; 2]>,
}

/// The coordinates of a square; their meaning depends on the board.
type Coordinates = [i32; 3];

/// A step of a ray in coordinates.
type CoordinateStep = (Coordinates, Option<[Coordinates; 2]>);

/// A board in coordinates.
trait Plan {
    /// The squares in the order of a position string.
    fn rows(&self) -> Vec<Vec<Coordinates>>;
    fn maze(&self) -> Coordinates;
    fn name(&self, place: Coordinates) -> String;
    fn rays(&self, from: Coordinates) -> Vec<Vec<CoordinateStep>>;
    fn adjacent(&self, place: Coordinates) -> Vec<Coordinates>;
    fn sides(&self, place: Coordinates) -> Vec<Coordinates>;
    fn armies(&self) -> usize;
    /// The square of an army's camp after these steps from the corner: first along the assassin's rim, then
    /// in the direction of the reporter's rim.
    fn camp(&self, army: Seat, towards_assassin: i32, towards_reporter: i32) -> Coordinates;
}

/// The pieces of a camp, by steps in the direction of the assassin and of the reporter (§1).
const CAMP: [[char; 3]; 3] = [['C', 'R', 'M'], ['A', 'D', 'M'], ['M', 'M', 'N']];

static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
    vec![
        Board::new("square9", &squares::Squares),
        Board::duel(),
        Board::new("hex3", &hex::THREE),
        Board::new("hex6", &hex::SIX),
        Board::new("ngon3", &ngon::Ngon(3)),
        Board::new("ngon4", &ngon::Ngon(4)),
        Board::new("ngon5", &ngon::Ngon(5)),
        Board::new("ngon6", &ngon::Ngon(6)),
    ]
});

impl Board {
    /// The board with this name.
    pub(crate) fn named(name: &str) -> Option<&'static Self> {
        BOARDS.iter().find(|board| board.name == name)
    }

    /// The board of docs/RULES.md.
    pub(crate) fn usual() -> &'static Self {
        &BOARDS[0]
    }

    /// The square with this name.
    pub(crate) fn square(&self, name: &str) -> Option<Square> {
        self.names.iter().position(|known| known == name)
    }

    /// The armies in the order in which they come after one of them, that one last.
    pub(crate) fn armies_after(&self, army: Seat) -> impl Iterator<Item = Seat> + use<> {
        let armies = self.armies;
        (1..=armies).map(move |steps| (army + steps) % armies)
    }

    fn new(name: &'static str, plan: &dyn Plan) -> Self {
        let places: Vec<Coordinates> = plan.rows().concat();
        let number = |place: &Coordinates| places.iter().position(|known| known == place).expect("a square");
        let numbers = |places: Vec<Coordinates>| -> Vec<Square> { places.iter().map(number).collect() };
        let step = |(to, between): &CoordinateStep| {
            let between = between.map(|[first, second]| [number(&first), number(&second)]);
            RayStep { to: number(to), between }
        };
        let ray = |ray: &Vec<CoordinateStep>| -> Vec<RayStep> { ray.iter().map(step).collect() };
        let rays: Vec<Vec<Vec<RayStep>>> =
            places.iter().map(|&from| plan.rays(from).iter().map(ray).collect()).collect();
        Self {
            name,
            names: places.iter().map(|&place| plan.name(place)).collect(),
            maze: number(&plan.maze()),
            rows: plan.rows().into_iter().map(numbers).collect(),
            rays_meet: rays.iter().any(|from| meet(from)),
            rays,
            adjacent: places.iter().map(|&place| numbers(plan.adjacent(place))).collect(),
            sides: places.iter().map(|&place| numbers(plan.sides(place))).collect(),
            armies: plan.armies(),
            seats: (0..plan.armies()).collect(),
            start: set_up(plan),
        }
    }

    /// The usual board with two seats: the chiefs of blue and green are corpses, red and yellow have their
    /// armies.
    fn duel() -> Self {
        let usual = Self::new("duel2", &squares::Squares);
        let start = usual.start.replace("bC", "x").replace("gC", "x").replace("rbyg", "rryy");
        Self { start, seats: vec![0, 2], ..usual }
    }
}

/// Whether a square lies on two of these rays.
fn meet(rays: &[Vec<RayStep>]) -> bool {
    let mut squares: Vec<Square> = rays.concat().iter().map(|step| step.to).collect();
    let all = squares.len();
    squares.sort_unstable();
    squares.dedup();
    squares.len() < all
}

/// The position string of the set-up with a player for every army.
fn set_up(plan: &dyn Plan) -> String {
    let rows: Vec<String> = plan.rows().iter().map(|row| written(plan, row)).collect();
    let letters: String = LETTERS[..plan.armies()].iter().collect();
    format!("{} {letters} r r 0 1", rows.join("/"))
}

fn written(plan: &dyn Plan, row: &[Coordinates]) -> String {
    let mut text = String::new();
    let mut run = 0;
    for &place in row {
        let Some(piece) = piece_at(plan, place) else {
            run += 1;
            continue;
        };
        if run > 0 {
            text.push_str(&run.to_string());
        }
        run = 0;
        text.push_str(&piece);
    }
    if run > 0 { format!("{text}{run}") } else { text }
}

fn piece_at(plan: &dyn Plan, place: Coordinates) -> Option<String> {
    for (army, letter) in LETTERS[..plan.armies()].iter().enumerate() {
        for (i, line) in (0..).zip(CAMP) {
            for (j, kind) in (0..).zip(line) {
                if plan.camp(army, i, j) == place {
                    return Some(format!("{letter}{kind}"));
                }
            }
        }
    }
    None
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}", self.name)
    }
}
