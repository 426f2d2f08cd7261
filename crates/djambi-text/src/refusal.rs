//! Why a move is not legal, as a sentence.

use djambi::Illegal;

use crate::{Language, Rules};

/// Why a move is not legal, as a whole sentence.
#[must_use]
pub fn illegal(language: Language, illegal: Illegal) -> String {
    let text = Rules(language);
    match illegal {
        Illegal::Over => text.over().to_owned(),
        Illegal::MustPass => text.must_pass().to_owned(),
        Illegal::CannotPass => text.cannot_pass().to_owned(),
        Illegal::NoPiece { square } => text.no_piece(square),
        Illegal::CorpseMoves { square } => text.corpse_moves(square),
        Illegal::NotYours { piece, square } => text.not_yours(piece.army, piece.role, square),
        Illegal::Standstill => text.standstill().to_owned(),
        Illegal::NotInLine { from, to } => text.not_in_line(from, to),
        Illegal::TooFar { to } => text.too_far(to),
        Illegal::Blocked { by, to } => text.blocked(by, to),
        Illegal::Barred { to } => text.barred(to),
        Illegal::MazeClosed { role } => text.maze_closed(role),
        Illegal::MilitantInMaze => text.militant_in_maze().to_owned(),
        Illegal::NoEffect { role, on: "corpse" } => text.no_effect_on_corpse(role),
        Illegal::NoEffect { role, .. } => text.no_effect_on_piece(role),
        Illegal::OwnVictim { victim, square } => text.own_victim(victim.army, victim.role, square),
        Illegal::OrphanVictim { victim, square } => text.orphan_victim(victim.army, victim.role, square),
        Illegal::NoChoiceOfVictim => text.no_choice_of_victim().to_owned(),
        Illegal::VictimNotBeside { square } => text.victim_not_beside(square),
        Illegal::NoVictim { square } => text.no_victim(square),
        Illegal::MustReport => text.must_report().to_owned(),
        Illegal::PlacementMissing => text.placement_missing().to_owned(),
        Illegal::NothingToPlace => text.nothing_to_place().to_owned(),
        Illegal::PlacementOccupied { square } => text.placement_occupied(square),
        Illegal::PlacementInMaze => text.placement_in_maze().to_owned(),
        Illegal::CorpseInMaze => text.corpse_in_maze().to_owned(),
        Illegal::ReturnToMaze => text.return_to_maze().to_owned(),
        Illegal::ExitMissing => text.exit_missing().to_owned(),
        Illegal::NoExit => text.no_exit().to_owned(),
        Illegal::ExitOccupied { square } => text.exit_occupied(square),
        Illegal::ExitOnStart { square } => text.exit_on_start(square),
        Illegal::ExitTooFar { square } => text.exit_too_far(square),
        Illegal::ExitOutOfReach { square } => text.exit_out_of_reach(square),
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
            assert_eq!(
                text.to_lowercase(),
                sentence.to_lowercase().replace("a assassin", "an assassin").replace('\'', "’")
            );
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
