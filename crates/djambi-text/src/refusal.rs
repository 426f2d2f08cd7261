//! Why a move is not legal, as a sentence.

use djambi::Illegal;

use crate::{Language, rules};

/// Why a move is not legal, as a whole sentence.
#[must_use]
pub fn illegal(language: Language, illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => rules::over(language),
        Illegal::MustPass => rules::must_pass(language),
        Illegal::CannotPass => rules::cannot_pass(language),
        Illegal::NoPiece { square } => rules::no_piece(language, square),
        Illegal::CorpseMoves { square } => rules::corpse_moves(language, square),
        Illegal::NotYours { piece, square } => rules::not_yours(language, piece.army, piece.role, square),
        Illegal::Standstill => rules::standstill(language),
        Illegal::NotInLine { from, to } => rules::not_in_line(language, from, to),
        Illegal::TooFar { to } => rules::too_far(language, to),
        Illegal::Blocked { by, to } => rules::blocked(language, by, to),
        Illegal::Barred { to } => rules::barred(language, to),
        Illegal::MazeClosed { role } => rules::maze_closed(language, role),
        Illegal::MilitantInMaze => rules::militant_in_maze(language),
        Illegal::NoEffect { role, on: "corpse" } => rules::no_effect_on_corpse(language, role),
        Illegal::NoEffect { role, .. } => rules::no_effect_on_piece(language, role),
        Illegal::OwnVictim { victim, square } => {
            rules::own_victim(language, victim.army, victim.role, square)
        }
        Illegal::OrphanVictim { victim, square } => {
            rules::orphan_victim(language, victim.army, victim.role, square)
        }
        Illegal::NoChoiceOfVictim => rules::no_choice_of_victim(language),
        Illegal::VictimNotBeside { square } => rules::victim_not_beside(language, square),
        Illegal::NoVictim { square } => rules::no_victim(language, square),
        Illegal::MustReport => rules::must_report(language),
        Illegal::PlacementMissing => rules::placement_missing(language),
        Illegal::NothingToPlace => rules::nothing_to_place(language),
        Illegal::PlacementOccupied { square } => rules::placement_occupied(language, square),
        Illegal::PlacementInMaze => rules::placement_in_maze(language),
        Illegal::CorpseInMaze => rules::corpse_in_maze(language),
        Illegal::ReturnToMaze => rules::return_to_maze(language),
        Illegal::ExitMissing => rules::exit_missing(language),
        Illegal::NoExit => rules::no_exit(language),
        Illegal::ExitOccupied { square } => rules::exit_occupied(language, square),
        Illegal::ExitOnStart { square } => rules::exit_on_start(language, square),
        Illegal::ExitTooFar { square } => rules::exit_too_far(language, square),
        Illegal::ExitOutOfReach { square } => rules::exit_out_of_reach(language, square),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use djambi::{Piece, Role, Seat};

    use super::*;

    /// Every kind of refusal that names a piece, once with each army and role; every other kind once.
    fn refusals() -> Vec<Illegal> {
        let (square, from, to, by) = ("c7", "a1", "f6", "d4");
        let mut all = vec![
            Illegal::Over,
            Illegal::MustPass,
            Illegal::CannotPass,
            Illegal::NoPiece { square },
            Illegal::CorpseMoves { square },
            Illegal::Standstill,
            Illegal::NotInLine { from, to },
            Illegal::TooFar { to },
            Illegal::Blocked { by, to },
            Illegal::Barred { to },
            Illegal::MilitantInMaze,
            Illegal::NoChoiceOfVictim,
            Illegal::VictimNotBeside { square },
            Illegal::NoVictim { square },
            Illegal::MustReport,
            Illegal::PlacementMissing,
            Illegal::NothingToPlace,
            Illegal::PlacementOccupied { square },
            Illegal::PlacementInMaze,
            Illegal::CorpseInMaze,
            Illegal::ReturnToMaze,
            Illegal::ExitMissing,
            Illegal::NoExit,
            Illegal::ExitOccupied { square },
            Illegal::ExitOnStart { square },
            Illegal::ExitTooFar { square },
            Illegal::ExitOutOfReach { square },
        ];
        for role in Role::ALL {
            all.push(Illegal::MazeClosed { role });
            all.extend(["corpse", "living piece"].map(|on| Illegal::NoEffect { role, on }));
            for army in Seat::ALL {
                let piece = Piece { army, role };
                all.push(Illegal::NotYours { piece, square });
                all.push(Illegal::OwnVictim { victim: piece, square });
                all.push(Illegal::OrphanVictim { victim: piece, square });
            }
        }
        all
    }

    #[test]
    fn no_two_refusals_and_no_two_languages_share_a_sentence() {
        let refusals = refusals();
        let kinds: BTreeSet<_> =
            refusals.iter().map(|found| format!("{:?}", std::mem::discriminant(found))).collect();
        assert_eq!(kinds.len(), 32, "a kind of refusal is missing in this test");
        let texts = Language::ALL.map(|language| refusals.iter().map(move |found| illegal(language, *found)));
        let all: BTreeSet<String> = texts.into_iter().flatten().collect();
        assert_eq!(all.len(), Language::ALL.len() * refusals.len());
        assert!(all.iter().all(|text| text.ends_with('.') && !text.contains(['{', '}', '$'])), "{all:?}");
    }

    #[test]
    fn every_sentence_names_the_squares() {
        let (square, from, to, by) = ("c7", "a1", "f6", "d4");
        for (language, refusal) in Language::ALL
            .into_iter()
            .flat_map(|language| refusals().into_iter().map(move |found| (language, found)))
        {
            let text = illegal(language, refusal);
            for name in [square, from, to, by] {
                assert_eq!(text.contains(name), refusal.to_string().contains(name), "{text}");
            }
        }
    }

    #[test]
    fn english_says_what_the_library_says() {
        for refusal in refusals() {
            let (text, sentence) = (illegal(Language::En, refusal), format!("{refusal}."));
            assert_eq!(text.to_lowercase(), sentence.to_lowercase().replace("a assassin", "an assassin"));
        }
    }

    #[test]
    fn french_has_its_spaces_and_articles() {
        for text in refusals().into_iter().map(|refusal| illegal(Language::Fr, refusal)) {
            let wrong = [" ;", " :", " ?", " !", "de le ", "à le ", "Le a", "Un un", "'"];
            assert!(wrong.iter().all(|wrong| !text.contains(wrong)), "{text}");
        }
    }

    #[test]
    fn articles_and_colours_agree() {
        let piece = Piece { army: Seat::Green, role: Role::Assassin };
        let refusal = Illegal::NotYours { piece, square: "c7" };
        let said = Language::ALL.map(|language| illegal(language, refusal));
        assert_eq!(said[0], "The green assassin on c7 is not controlled by the player to move.");
        assert_eq!(said[1], "El asesino verde en c7 no obedece a quien tiene el turno.");
        assert_eq!(said[2], "L’assassin vert en c7 n’obéit pas au camp au trait.");
    }
}
