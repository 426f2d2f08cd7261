//! The icon of the installed page as PNGs, drawn of the icon that tabs show.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use axum::body::Bytes;
use tiny_skia::{FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::Files;
use super::drawing::encode;
use super::parts::{Colour, Outline};

/// The side of the icon's own space.
const SPACE: f32 = 100.0;
/// How much of the side an icon fills whose rim systems may cut off: what counts is within four fifths.
const SAFE: f32 = 0.78;

/// An icon of the installed page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// For lists and small places.
    Small,
    /// For large places.
    Large,
    /// For systems that cut icons in a shape of their own.
    Maskable,
    /// For iPhones, which round the corners.
    Touch,
}

impl Icon {
    /// All icons.
    pub(crate) const ALL: [Self; 4] = [Self::Small, Self::Large, Self::Maskable, Self::Touch];

    /// The side, in pixels.
    pub(crate) const fn side(self) -> u16 {
        match self {
            Self::Small => 192,
            Self::Large | Self::Maskable => 512,
            Self::Touch => 180,
        }
    }

    /// The address.
    pub(crate) const fn address(self) -> &'static str {
        match self {
            Self::Small => "/icon-192.png",
            Self::Large => "/icon-512.png",
            Self::Maskable => "/icon-maskable.png",
            Self::Touch => "/icon-touch.png",
        }
    }

    /// The icon as a PNG; none if there is nothing to draw it of. Each is drawn once.
    pub(crate) fn png(self, files: Files) -> Option<Bytes> {
        static DRAWN: [OnceLock<Option<Bytes>>; Icon::ALL.len()] =
            [const { OnceLock::new() }; Icon::ALL.len()];
        DRAWN[self as usize].get_or_init(|| self.draw(&files("icon.svg")?).map(Bytes::from)).clone()
    }

    /// Draws the icon of a file of SVG. It has no transparent corners: every system brings its own shape.
    fn draw(self, svg: &[u8]) -> Option<Vec<u8>> {
        let svg = std::str::from_utf8(svg).ok()?;
        let (ground, lines, dot) = (element(svg, "rect")?, element(svg, "path")?, element(svg, "circle")?);
        let side = u32::from(self.side());
        let mut canvas = Pixmap::new(side, side)?;
        canvas.fill(colour(&ground, "fill")?);
        let part = if self == Self::Maskable { SAFE } else { 1.0 };
        let rim = f32::from(self.side()) * (1.0 - part) / 2.0;
        let scale = f32::from(self.side()) * part / SPACE;
        let place = Transform::from_translate(rim, rim).pre_scale(scale, scale);
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color(colour(&lines, "stroke")?);
        let line =
            Stroke { width: number(&lines, "stroke-width")?, line_cap: LineCap::Round, ..Stroke::default() };
        canvas.stroke_path(&Outline::of(lines.get("d")?)?.0, &paint, &line, place, None);
        paint.set_color(colour(&dot, "fill")?);
        canvas.fill_path(&circle(&dot)?, &paint, FillRule::Winding, place, None);
        encode(&canvas)
    }
}

/// The attributes of the first element with a name.
fn element<'s>(svg: &'s str, name: &str) -> Option<BTreeMap<&'s str, &'s str>> {
    let (_, rest) = svg.split_once(&format!("<{name} "))?;
    let mut parts = rest.split_once("/>")?.0.split('"');
    let mut attributes = BTreeMap::new();
    while let (Some(name), Some(value)) = (parts.next(), parts.next()) {
        attributes.insert(name.trim().trim_end_matches('='), value);
    }
    Some(attributes)
}

fn colour(element: &BTreeMap<&str, &str>, name: &str) -> Option<tiny_skia::Color> {
    Colour::of(element.get(name)?).map(|colour| colour.0)
}

fn number(element: &BTreeMap<&str, &str>, name: &str) -> Option<f32> {
    element.get(name)?.parse().ok()
}

fn circle(element: &BTreeMap<&str, &str>) -> Option<Path> {
    PathBuilder::from_circle(number(element, "cx")?, number(element, "cy")?, number(element, "r")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SVG: &[u8] = include_bytes!("../../../../web/static/icon.svg");

    /// The colours of an icon at a place of its own space.
    fn at(icon: Icon, x: u32, y: u32) -> [u8; 3] {
        let drawn = Pixmap::decode_png(&icon.draw(SVG).unwrap()).unwrap();
        assert_eq!((drawn.width(), drawn.height()), (icon.side().into(), icon.side().into()));
        let side = u32::from(icon.side());
        let pixel = drawn.pixel(x * side / 100, y * side / 100).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    #[test]
    fn each_icon_has_its_ground_to_the_corners_and_the_dot_in_the_middle() {
        for icon in Icon::ALL {
            assert_eq!(at(icon, 1, 1), [0x23, 0x1d, 0x16], "{icon:?}");
            assert_eq!(at(icon, 50, 50), [0xd5, 0x5e, 0x00], "{icon:?}");
        }
    }

    #[test]
    fn what_a_mask_may_cut_off_is_ground() {
        // The outer ring of the maze.
        assert_eq!(at(Icon::Large, 50, 88), [0xe7, 0xd5, 0xae]);
        assert_eq!(at(Icon::Maskable, 50, 88), [0x23, 0x1d, 0x16]);
    }
}
