//! The ring around a chief tells whether the chief is encircled.

use djambi::{Controller, Geometry, HostageEncirclement, Rules, StoryEvent};

use crate::any;
use crate::rng::Rng;

/// After a turn no chief is encircled. A chief that was encircled before the turn dies by its end, unless the
/// turn frees, saves or kills it.
#[test]
fn rings_tell_which_chiefs_die() {
    let mut rng = Rng::new(21);
    let mut closed = 0;
    let mut hostages = 0;
    let mut deaths = 0;
    for geometry in Geometry::ALL {
        for _ in 0..400 {
            let rules = any::rules(&mut rng);
            let position = any::position(&mut rng, geometry, &rules);
            let Some(mv) = any::random_move(&mut rng, &position, &rules) else { continue };
            let after = position.play(&rules, mv).expect("a legal move");
            let story = position.story(&rules, mv);
            let judges = rules.hostage_encirclement == HostageEncirclement::Judged;
            for seat in geometry.armies().iter() {
                let is_hostage = judges && position.controller(seat) == Controller::Hostage;
                let Some(ring) = position.ring(&rules, seat) else {
                    assert!(!position.alive().contains(seat) && !is_hostage, "{seat} in {position}");
                    continue;
                };
                assert!(position.alive().contains(seat) || is_hostage, "{seat} in {position}");
                hostages += usize::from(is_hostage && ring.is_closed());
                assert_eq!(ring.gaps, geometry.adjacent(ring.chief) - position.corpses());
                closed += usize::from(ring.is_closed());
                let dies = story.contains(&StoryEvent::Encircled { seat, at: ring.chief });
                deaths += usize::from(dies);
                if let (Some(later), false) = (after.ring(&rules, seat), after.is_over()) {
                    assert!(!later.is_encircled(), "{position} {}", geometry.wire(mv));
                    // The chief survives, so the story has no encirclement.
                    assert!(!dies);
                }
                if ring.is_encircled() && !after.is_over() && after.alive().contains(seat) {
                    assert_ne!(after.ring(&rules, seat), Some(ring), "{position} {}", geometry.wire(mv));
                }
            }
        }
    }
    assert!(closed > 50 && deaths > 20, "{closed} closed rings and {deaths} deaths are too few to be sure");
    assert!(hostages > 5, "{hostages} closed rings around hostages are too few to be sure");
}

#[test]
fn a_chief_in_the_maze_is_safe() {
    let rules = Rules::CLASSIC;
    let text = "8yC/9/9/3xxx3/3xrCx3/3xxx3/9/9/9 r-y- y y 0 9";
    let position = djambi::Position::parse(text, &rules).expect("a valid position");
    let ring = position.ring(&rules, djambi::Seat::Red).expect("a player");
    assert!(ring.is_closed() && ring.in_maze && !ring.is_encircled());
}
