//! A position that an address names.

use djambi::{Geometry, Position, Rules, SQUARE9, UnknownBoard};
use djambi_table::Refused;
use serde_urlencoded::to_string;

/// A position and its rules, as the addresses of the analysis page and of pictures name them: by `dfen` or
/// `fen`, `rules`, `options` and `board`, all but the first optional.
pub(crate) struct ShownPosition {
    pub(crate) rules: Rules,
    pub(crate) position: Position,
}

impl ShownPosition {
    /// Reads the parameters of an address; none if they name no position.
    ///
    /// # Errors
    /// When the board, the rules or the position cannot be.
    pub(crate) fn of_query(query: &str) -> Result<Option<Self>, Refused> {
        let fields = parameters(query);
        let value = |name: &str| find(&fields, name);
        // The names that the page of the analysis reads as well, and the quotes that came along.
        let Some(text) = ["dfen", "fen", "position"].into_iter().find_map(value) else { return Ok(None) };
        let text = text.trim_matches(['"', '\'', '“', '”', '«', '»', ' ', '\u{a0}']);
        let board = value("board").unwrap_or(SQUARE9.name());
        let board = Geometry::named(board).ok_or_else(|| UnknownBoard(board.to_owned()))?;
        let options = value("options").unwrap_or_default().split(',').map(str::trim);
        let options = options.filter(|option| !option.is_empty());
        let options = options.map(|option| option.split_once('=').unwrap_or((option, "")));
        let rules = Rules::with(value("rules").unwrap_or(Rules::CLASSIC.base.name()), options)?;
        let position = Position::parse_on(board, text, &rules);
        let position = position.map_err(|faults| Refused::of_faults(&faults, "§10"))?;
        Ok(Some(Self { rules, position }))
    }

    /// The path of its picture, with its parameters.
    pub(crate) fn picture(&self) -> String {
        let Self { rules, position } = self;
        let options: Vec<String> =
            rules.changes().map(|(option, value)| format!("{option}={value}")).collect();
        let fields = [
            ("dfen", position.to_string()),
            ("rules", rules.base.name().to_owned()),
            ("options", options.join(",")),
            ("board", position.geometry().name().to_owned()),
        ];
        let fields: Vec<_> = fields.iter().filter(|(_, value)| !value.is_empty()).collect();
        format!("/picture.png?{}", to_string(fields).expect("pairs of texts"))
    }
}

/// The parameters of an address, with their values.
pub(super) fn parameters(query: &str) -> Vec<(String, String)> {
    serde_urlencoded::from_str(query).unwrap_or_default()
}

/// The value of the first parameter with a name, in any case.
pub(super) fn find<'f>(fields: &'f [(String, String)], name: &str) -> Option<&'f str> {
    let named = fields.iter().find(|(field, _)| field.eq_ignore_ascii_case(name));
    named.map(|(_, value)| value.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_a_picture_names_its_position() {
        for board in Geometry::ALL {
            let rules = Rules::with("arena", [("quiet_limit", "100"), ("reporter", "must")]).unwrap();
            let shown = ShownPosition { rules, position: Position::start_on(board) };
            let picture = shown.picture();
            let query = picture.split_once('?').unwrap().1;
            let read = ShownPosition::of_query(query).unwrap().unwrap();
            assert_eq!(
                (read.position.to_string(), read.rules),
                (shown.position.to_string(), rules),
                "{picture}"
            );
        }
        assert!(ShownPosition::of_query("game=abc&ply=3").unwrap().is_none());
        assert!(ShownPosition::of_query("FEN=start&board=hex3").unwrap().is_some());
        assert!(ShownPosition::of_query("position=%22start%22&board=hex3").unwrap().is_some());
        for wrong in ["dfen=nothing", "dfen=start&board=chess", "dfen=start&rules=x", "dfen=start&options=x"]
        {
            assert!(ShownPosition::of_query(wrong).is_err(), "{wrong}");
        }
    }
}
