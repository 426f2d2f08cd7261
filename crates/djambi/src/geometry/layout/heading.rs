//! Directions of a screen, and the square next to another in one of them.

use crate::{Geometry, Point, Seat, Square, SquareSet};

/// A direction on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// To the right.
    Right,
    /// Upwards.
    Up,
    /// To the left.
    Left,
    /// Downwards.
    Down,
}

impl Heading {
    /// All headings, anticlockwise.
    pub const ALL: [Self; 4] = [Self::Right, Self::Up, Self::Left, Self::Down];

    /// The angle, anticlockwise from the right, in degrees.
    const fn degrees(self) -> i32 {
        self as i32 * 90
    }
}

impl Geometry {
    /// The square next to `square` that lies most in this direction of the screen, when `seat` is at the
    /// bottom; none at the rim. Following one heading leads to the rim; every square is reached from every
    /// other one.
    ///
    /// ```
    /// use djambi::{Heading, SQUARE9, Seat};
    /// let [e5, e6, d5] = ["e5", "e6", "d5"].map(|name| SQUARE9.square(name).expect("square"));
    /// assert_eq!(SQUARE9.next_towards(e5, Heading::Up, Seat::Red), Some(e6));
    /// assert_eq!(SQUARE9.next_towards(e5, Heading::Up, Seat::Blue), Some(d5));
    /// ```
    #[must_use]
    pub fn next_towards(&self, square: Square, heading: Heading, seat: Seat) -> Option<Square> {
        let rotation = self.rotation(seat);
        let here = self.all().contains(square).then(|| self.point(square).turned(rotation))?;
        let near = self.adjacent(square);
        let direction = Point::UNIT.turned(heading.degrees());
        let slant = |to: Square| Slant::of(here, self.point(to).turned(rotation), direction);
        let ahead = |squares: SquareSet| {
            let slants = squares.iter().filter_map(|to| Some((slant(to)?, to)));
            slants.min_by_key(|&(slant, to)| (slant, to.index())).map(|(_, to)| to)
        };
        // A neighbour beyond a corner is meant only where none shares a side.
        ahead(near & self.edge_neighbours(square)).or_else(|| ahead(near))
    }
}

/// How far a step turns away from a heading; the smaller, the better the heading describes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Slant {
    /// The tangent of the angle between both, in thousandths.
    tangent: i64,
    /// Which of two equal angles is meant: they take turns from column to column, so that steps of one
    /// heading keep to a row of hexagons.
    side: bool,
}

impl Slant {
    /// The widest angle that still counts as the heading has this tangent, in thousandths: 63 degrees.
    const WIDEST: i64 = 1_963;

    fn of(from: Point, to: Point, direction: Point) -> Option<Self> {
        let dx = i64::from(to.x - from.x);
        let dy = i64::from(to.y - from.y);
        let ux = i64::from(direction.x);
        let uy = i64::from(direction.y);
        let along = dx * ux + dy * uy;
        let across = ux * dy - uy * dx;
        if along <= 0 {
            return None;
        }
        // Points are rounded, so angles that are equal may differ by a little: hundredths are enough.
        let tangent = (across.abs() * 1000 / along + 5) / 10 * 10;
        let odd_column = (i64::from(from.x) + 433).div_euclid(866) % 2 != 0;
        // Up for headings to the sides, right for the others.
        let is_positive = dy * ux.abs() + dx * uy.abs() > 0;
        (tangent <= Self::WIDEST).then_some(Self { tangent, side: is_positive == odd_column })
    }
}

impl Point {
    /// One width to the right.
    const UNIT: Self = Self { x: 1000, y: 0 };

    /// The point after a turn anticlockwise around the middle of the board, by an angle in degrees.
    #[must_use]
    pub fn turned(self, degrees: i32) -> Self {
        let sin = sine(degrees);
        let cos = sine(degrees + 90);
        let x = i64::from(self.x);
        let y = i64::from(self.y);
        let rounded = |value: i64| ((value + 500_000).div_euclid(1_000_000)) as i32;
        Self { x: rounded(x * cos - y * sin), y: rounded(x * sin + y * cos) }
    }
}

/// The sine of an angle in degrees, in millionths. Boards turn by multiples of 6 degrees; others are rounded
/// down to one.
fn sine(degrees: i32) -> i64 {
    /// The sines of 0, 6, …, 90 degrees.
    const SINES: [i64; 16] = [
        0, 104_528, 207_912, 309_017, 406_737, 500_000, 587_785, 669_131, 743_145, 809_017, 866_025, 913_545,
        951_057, 978_148, 994_522, 1_000_000,
    ];
    let sixths = degrees.div_euclid(6).rem_euclid(60);
    let within = |sixths: i32| SINES[sixths.unsigned_abs() as usize];
    match sixths {
        0..=15 => within(sixths),
        16..=30 => within(30 - sixths),
        31..=45 => -within(sixths - 30),
        _ => -within(60 - sixths),
    }
}
