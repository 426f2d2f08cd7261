//! The parts that a position is drawn of: drawings, colours and boards, as the build of the page writes them.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::{Deserializer, Error};
use svgtypes::{SimplePathSegment, SimplifyingPathParser};
use tiny_skia::{Color, Path, PathBuilder, Transform};

/// All parts, from the built file `card-parts.json`.
#[derive(Deserialize)]
pub(super) struct Parts {
    pub(super) places: Places,
    /// The paints of boards, corpses and signs, by name.
    pub(super) paints: HashMap<String, Paint>,
    /// By the name of a seat.
    pub(super) armies: HashMap<String, Army>,
    /// The figures by the name of a role, without their token.
    pub(super) roles: HashMap<String, Vec<Stroke>>,
    pub(super) corpse: Vec<Stroke>,
    /// The sign of a hostage.
    pub(super) lock: Vec<Stroke>,
    /// What is in the maze while nobody is in power, and while somebody is.
    pub(super) walls: Outline,
    pub(super) rays: Outline,
    /// By the name of a board.
    pub(super) boards: HashMap<String, Board>,
}

/// Where drawings lie in others.
#[derive(Deserialize)]
pub(super) struct Places {
    /// A piece in its square.
    pub(super) piece: Place,
    /// The dark edge below a token, the sign of a hostage and that of a controller on it.
    pub(super) under: Place,
    pub(super) lock: Place,
    pub(super) flag: Place,
}

/// Where a drawing lies in another: the place of its corner, and its scale.
#[derive(Clone, Copy, Deserialize)]
pub(super) struct Place(f32, f32, f32);

impl Place {
    /// How the drawing is put there.
    pub(super) fn transform(self) -> Transform {
        let Self(x, y, scale) = self;
        Transform::from_row(scale, 0.0, 0.0, scale, x, y)
    }

    /// How a drawing of 100 units is put there by its middle.
    pub(super) fn transform_by_middle(self) -> Transform {
        self.transform().pre_translate(-50.0, -50.0)
    }
}

/// What an army looks like.
#[derive(Deserialize)]
pub(super) struct Army {
    pub(super) token: Outline,
    /// The paints of its pieces, by name.
    pub(super) paints: HashMap<String, Paint>,
    /// That of the maze while its player is in power.
    pub(super) power: Paint,
}

/// A board without pieces.
#[derive(Deserialize)]
pub(super) struct Board {
    /// What is visible: left, top, width and height.
    #[serde(rename = "box")]
    pub(super) view: [f32; 4],
    pub(super) ground: Vec<Stroke>,
    pub(super) maze: String,
    pub(super) floor: Outline,
    /// The scale of the walls in the maze.
    pub(super) walls: f32,
    /// The middles of squares by their names, with the scale of pieces there.
    pub(super) cells: HashMap<String, Place>,
}

/// A part of a drawing: the name of its paint, and its outline.
#[derive(Deserialize)]
pub(super) struct Stroke(pub(super) String, pub(super) Outline);

/// How an outline is painted.
#[derive(Deserialize)]
pub(super) struct Paint {
    pub(super) fill: Option<Colour>,
    pub(super) stroke: Option<Colour>,
    /// The width of the line.
    #[serde(default)]
    pub(super) width: f32,
    /// The length of dashes and of the gaps between them.
    pub(super) dash: Option<f32>,
}

/// A colour, from `#rrggbb`.
#[derive(Clone, Copy)]
pub(super) struct Colour(pub(super) Color);

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::of(&text).ok_or_else(|| D::Error::custom("no colour"))
    }
}

impl Colour {
    /// The colour that a text of this form names; none if it has another.
    pub(super) fn of(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let [_, r, g, b] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
        Some(Self(Color::from_rgba8(r, g, b, u8::MAX)))
    }
}

/// An outline, from the data of a path of SVG.
pub(super) struct Outline(pub(super) Path);

impl<'de> Deserialize<'de> for Outline {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::of(&text).ok_or_else(|| D::Error::custom("no outline"))
    }
}

impl Outline {
    /// The outline of the data of a path; none if it is not one.
    pub(super) fn of(data: &str) -> Option<Self> {
        let mut path = PathBuilder::new();
        for segment in SimplifyingPathParser::from(data) {
            add(&mut path, segment.ok()?);
        }
        path.finish().map(Self)
    }
}

fn add(path: &mut PathBuilder, segment: SimplePathSegment) {
    let of = |value: f64| value as f32;
    match segment {
        SimplePathSegment::MoveTo { x, y } => path.move_to(of(x), of(y)),
        SimplePathSegment::LineTo { x, y } => path.line_to(of(x), of(y)),
        SimplePathSegment::CurveTo { x1, y1, x2, y2, x, y } => {
            path.cubic_to(of(x1), of(y1), of(x2), of(y2), of(x), of(y));
        }
        SimplePathSegment::Quadratic { x1, y1, x, y } => path.quad_to(of(x1), of(y1), of(x), of(y)),
        SimplePathSegment::ClosePath => path.close(),
    }
}
