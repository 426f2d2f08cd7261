//! Drawings of boards.

use djambi::{Geometry, Position, Rules};

#[test]
fn a_board_of_hexagons_is_drawn_in_half_steps() {
    let drawing = Position::start_on(Geometry::named("hex3").expect("board")).board().to_string();
    let expected = "              yC
           yA    yR
        yM    yD    yM
      .    yM    yM     .
   .     .    yN     .     .
      .     .     .     .
   .     .     .     .     .
      .     .     .     .
  rM     .    ##     .    bM
     rM     .     .    bM
  rR    rN     .    bN    bA
     rD     .     .    bD
  rC    rM     .    bM    bC
     rA     .     .    bR
        rM     .    bM
            .     .
               .
   a  b  c  d  e  f  g  h  i
";
    assert_eq!(drawing, expected);
}

/// Each piece and each corpse is drawn once, with at least one space between any two.
#[test]
fn everything_is_drawn_on_every_board() {
    for geometry in Geometry::ALL {
        let start = Position::start_on(geometry);
        let drawing = start.board().to_string();
        let words: Vec<&str> = drawing.split_whitespace().collect();
        let pieces = words.iter().filter(|word| word.len() == 2 && **word != "##").count();
        let empty = words.iter().filter(|word| **word == ".").count();
        assert_eq!(pieces + start.corpses().len(), start.occupied().len(), "{}", geometry.name());
        assert_eq!(empty + start.occupied().len() + 1, geometry.squares().len(), "{}", geometry.name());
        assert!(drawing.lines().all(|line| line == line.trim_end()), "{}", geometry.name());
    }
}

#[test]
fn corpses_and_an_occupied_maze_are_drawn() {
    let position =
        Position::parse("8yC/9/9/9/4rC4/9/9/9/x8 r-y- y y 0 31", &Rules::CLASSIC).expect("a position");
    let drawing = position.board().to_string();
    assert!(
        drawing.contains("5   .  .  .  . rC  .  .  .  .\n")
            && drawing.contains("1   x  .  .  .  .  .  .  .  .\n")
    );
}

/// Marks on all squares leave the rest of the drawing where it is.
#[test]
fn marks_move_nothing() {
    for geometry in Geometry::ALL {
        let start = Position::start_on(geometry);
        let plain = start.board().to_string();
        let marked = start.board().marking(geometry.all()).to_string();
        assert_eq!(marked.matches('*').count(), geometry.squares().len(), "{}", geometry.name());
        let width = |text: &str| text.lines().map(str::len).collect::<Vec<_>>();
        assert_eq!(width(&plain), width(&marked), "{}", geometry.name());
        for (one, other) in plain.chars().zip(marked.chars()).filter(|(one, other)| one != other) {
            assert!([' ', '.'].contains(&one) && other == '*', "{}", geometry.name());
        }
    }
}

/// The documentation has the drawings of all boards.
#[test]
fn documentation_shows_the_boards() {
    let sources = [include_str!("../../src/geometry/hex.rs"), include_str!("../../src/geometry/ngon.rs")];
    let text: String = sources
        .concat()
        .lines()
        .map(|line| line.trim_start_matches("/// ").trim_end().to_owned() + "\n")
        .collect();
    for name in ["hex3", "hex6", "ngon3", "ngon4", "ngon5", "ngon6"] {
        let drawing = Position::start_on(Geometry::named(name).expect("board")).board().to_string();
        assert!(text.contains(&format!("```text\n{drawing}```")), "{name}");
    }
}
