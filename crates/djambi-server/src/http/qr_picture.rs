//! Texts as pictures that a phone reads.

use qrcode::QrCode;
use qrcode::render::svg::Color;
use qrcode::types::QrError;

/// The side of the picture in pixels, at least; it is drawn of lines and fits any size.
const SIDE: u32 = 256;

/// The picture of a text, black on white with a white margin, so that it is readable on a dark page.
///
/// # Errors
/// When the text is too long, which the name of a host may be.
pub(super) fn qr_picture(text: &str) -> Result<String, QrError> {
    let code = QrCode::new(text)?;
    let mut picture = code.render::<Color<'_>>();
    picture.min_dimensions(SIDE, SIDE).quiet_zone(true);
    Ok(picture.dark_color(Color("#000")).light_color(Color("#fff")).build())
}
