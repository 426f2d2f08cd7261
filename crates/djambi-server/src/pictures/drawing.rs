//! The drawing of a position as a PNG: the board, and beside it the name of the game and who is left.

use djambi::{Controller, Occupant, Piece, Position, Seat};
use png::{BitDepth, ColorType, Compression, Encoder};
use tiny_skia::{
    Color, FillRule, IntRect, LineCap, LineJoin, Path, Pixmap, PixmapPaint, Stroke as Line, StrokeDash,
    Transform,
};

use super::Files;
use super::parts::{Army, Board, Paint, Parts, Stroke};

/// The size of a picture, which is that of the neutral one.
const SIZE: (u32, u32) = (1200, 630);
/// The room of the board: left, top and side.
const BOARD: (f32, f32, f32) = (24.0, 12.0, 606.0);
/// Where the name of the game stands in the neutral picture and in ours: left, top, width and height.
const NAME: (i32, i32, u32, u32) = (680, 250, 460, 145);
const NAME_TOP: i32 = 190;
/// Where the tokens of those who are left stand: the left end of their row and its middle line.
const TOKENS: (f32, f32) = (698.0, 420.0);
/// The widths of the tokens: of the player who is to move, and of the others.
const TOKEN: (f32, f32) = (96.0, 60.0);
const TOKEN_GAP: f32 = 12.0;
/// How well a piece is seen that nobody commands.
const FAINT: f32 = 0.6;

/// What every picture has.
pub(super) struct Base {
    parts: Parts,
    ground: Color,
    /// The name of the game, cut from the neutral picture.
    name: Pixmap,
}

impl Base {
    /// Reads it from the built files; none if there are no such files.
    pub(super) fn read(files: Files) -> Option<Self> {
        let parts = serde_json::from_slice(&files("card-parts.json")?).ok()?;
        let neutral = Pixmap::decode_png(&files("card.png")?).ok()?;
        let ground = neutral.pixel(0, 0)?.demultiply();
        let (left, top, width, height) = NAME;
        Some(Self {
            parts,
            ground: Color::from_rgba8(ground.red(), ground.green(), ground.blue(), u8::MAX),
            name: neutral.clone_rect(IntRect::from_xywh(left, top, width, height)?)?,
        })
    }

    /// Draws a position as a PNG.
    pub(super) fn draw(&self, position: &Position) -> Option<Vec<u8>> {
        let board = self.parts.boards.get(position.geometry().name())?;
        let mut canvas = Pixmap::new(SIZE.0, SIZE.1)?;
        canvas.fill(self.ground);
        let mut picture = Picture { parts: &self.parts, canvas, opacity: 1.0 };
        picture.board(board, position)?;
        picture.players(position);
        let whole = Transform::identity();
        let plain = PixmapPaint::default();
        picture.canvas.draw_pixmap(NAME.0, NAME_TOP, self.name.as_ref(), &plain, whole, None);
        encode(&picture.canvas)
    }
}

/// A picture that is being drawn.
struct Picture<'p> {
    parts: &'p Parts,
    canvas: Pixmap,
    /// How well the next strokes are seen.
    opacity: f32,
}

impl Picture<'_> {
    /// Draws the board and what stands on it.
    fn board(&mut self, board: &Board, position: &Position) -> Option<()> {
        let [left, top, width, height] = board.view;
        let (x, y, side) = BOARD;
        let scale = side / width.max(height);
        let place = Transform::from_translate(
            x + (side - width * scale) / 2.0 - left * scale,
            y + (side - height * scale) / 2.0 - top * scale,
        )
        .pre_scale(scale, scale);
        let parts = self.parts;
        for Stroke(paint, outline) in &board.ground {
            self.paint(&outline.0, parts.paints.get(paint)?, place);
        }
        self.maze(board, position, place)?;
        let geometry = position.geometry();
        for square in position.occupied() {
            let cell = board.cells.get(geometry.square_name(square))?;
            let place = place.pre_concat(cell.transform_by_middle());
            let place = place.pre_concat(parts.places.piece.transform());
            match position.at(square)? {
                Occupant::Corpse => self.strokes(&parts.corpse, None, place),
                Occupant::Piece(piece) => self.piece(piece, position.controller(piece.army), place)?,
            }
        }
        Some(())
    }

    /// Draws the maze: its walls, or the rays of the player in power.
    fn maze(&mut self, board: &Board, position: &Position, place: Transform) -> Option<()> {
        let parts = self.parts;
        let power = position.in_power().and_then(|seat| parts.armies.get(seat.name()));
        let floor = power.map_or_else(|| parts.paints.get("maze-floor"), |army| Some(&army.power))?;
        self.paint(&board.floor.0, floor, place);
        let middle = place.pre_concat(board.cells.get(&board.maze)?.transform_by_middle());
        if power.is_some() {
            self.paint(&parts.rays.0, parts.paints.get("maze-rays")?, middle);
        } else {
            let walls = middle.pre_translate(50.0, 50.0).pre_scale(board.walls, board.walls);
            let walls = walls.pre_translate(-50.0, -50.0);
            self.paint(&parts.walls.0, parts.paints.get("maze-walls")?, walls);
        }
        Some(())
    }

    /// Draws a piece with the sign of its controller, if that is not its own player.
    fn piece(&mut self, piece: Piece, controller: Controller, place: Transform) -> Option<()> {
        let parts = self.parts;
        let army = parts.armies.get(piece.army.name())?;
        let figure = parts.roles.get(piece.role.name())?;
        let is_commanded = matches!(controller, Controller::Seat(_));
        self.opacity = if is_commanded { 1.0 } else { FAINT };
        self.token(army, place);
        self.strokes(figure, Some(army), place);
        self.opacity = 1.0;
        match controller {
            Controller::Seat(seat) if seat != piece.army => self.flag(seat, place)?,
            Controller::Hostage => {
                self.strokes(&parts.lock, None, place.pre_concat(parts.places.lock.transform()));
            }
            Controller::Seat(_) | Controller::Orphan => {}
        }
        Some(())
    }

    fn token(&mut self, army: &Army, place: Transform) {
        let under = place.pre_concat(self.parts.places.under.transform());
        for (name, place) in [("under", under), ("body", place)] {
            if let Some(paint) = army.paints.get(name) {
                self.paint(&army.token.0, paint, place);
            }
        }
    }

    /// Draws the sign of a controller on a piece.
    fn flag(&mut self, seat: Seat, place: Transform) -> Option<()> {
        let parts = self.parts;
        let army = parts.armies.get(seat.name())?;
        let place = place.pre_concat(parts.places.flag.transform());
        self.paint(&army.token.0, parts.paints.get("flag-edge")?, place);
        self.paint(&army.token.0, army.paints.get("flag-body")?, place);
        Some(())
    }

    /// Draws the tokens of the players who are left in the order of play; that of the one to move is larger.
    fn players(&mut self, position: &Position) {
        let (mut x, middle) = TOKENS;
        let parts = self.parts;
        for seat in position.alive().iter() {
            let width = if seat == position.turn() { TOKEN.0 } else { TOKEN.1 };
            if let Some(army) = parts.armies.get(seat.name()) {
                let place = Transform::from_translate(x, middle - width / 2.0);
                self.token(army, place.pre_scale(width / 100.0, width / 100.0));
            }
            x += width + TOKEN_GAP;
        }
    }

    /// Draws strokes in the paints of an army, and in those that all share.
    fn strokes(&mut self, strokes: &[Stroke], army: Option<&Army>, place: Transform) {
        for Stroke(name, outline) in strokes {
            let paint = army.and_then(|army| army.paints.get(name)).or_else(|| self.parts.paints.get(name));
            if let Some(paint) = paint {
                self.paint(&outline.0, paint, place);
            }
        }
    }

    fn paint(&mut self, path: &Path, paint: &Paint, place: Transform) {
        let mut colours = tiny_skia::Paint { anti_alias: true, ..tiny_skia::Paint::default() };
        let seen = |mut colour: Color| {
            colour.apply_opacity(self.opacity);
            colour
        };
        if let Some(fill) = paint.fill {
            colours.set_color(seen(fill.0));
            self.canvas.fill_path(path, &colours, FillRule::Winding, place, None);
        }
        if let Some(stroke) = paint.stroke {
            colours.set_color(seen(stroke.0));
            let dash = paint.dash.and_then(|length| StrokeDash::new(vec![length, length], 0.0));
            let line_cap = if dash.is_some() { LineCap::Butt } else { LineCap::Round };
            let line =
                Line { width: paint.width, line_cap, line_join: LineJoin::Round, dash, ..Line::default() };
            self.canvas.stroke_path(path, &colours, &line, place, None);
        }
    }
}

/// The picture without transparency, which it has nowhere.
pub(super) fn encode(canvas: &Pixmap) -> Option<Vec<u8>> {
    let opaque: Vec<u8> = canvas.pixels().iter().flat_map(|p| [p.red(), p.green(), p.blue()]).collect();
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Fast);
    encoder.write_header().ok()?.write_image_data(&opaque).ok()?;
    Some(bytes)
}
