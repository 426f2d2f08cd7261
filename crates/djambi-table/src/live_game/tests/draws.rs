//! Draws between persons and bots.

use super::super::draws::Unanswered;
use super::*;

/// All bots want a draw.
fn all(_: SeatSet, _: Seq) -> bool {
    true
}

#[test]
fn bots_owe_a_person_an_answer() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Yellow], FlagRule::Resign));
    assert_eq!(game.live.unanswered(), None);
    game.command(EventKind::AgreeDraw { seat: Seat::Red }).unwrap();
    let of = game.live.seq;
    assert_eq!(game.live.unanswered(), Some(Unanswered { seat: Seat::Blue, of }));
    game.perform(EventKind::Decline { seat: Seat::Blue, of });
    assert_eq!(game.live.unanswered(), Some(Unanswered { seat: Seat::Green, of }));
    game.perform(EventKind::AgreeDraw { seat: Seat::Green });
    assert_eq!(game.live.unanswered(), None);
    // Another person's offer is another question for those who have not agreed.
    game.command(EventKind::AgreeDraw { seat: Seat::Yellow }).unwrap();
    assert_eq!(game.live.unanswered(), Some(Unanswered { seat: Seat::Blue, of: game.live.seq }));
    assert_eq!(game.replayed().unanswered(), game.live.unanswered());
}

#[test]
fn persons_are_asked_once_until_the_position_changes_for_good() {
    let mut game = Logged::begun(settings(&[Seat::Red], FlagRule::Resign));
    assert_eq!(game.live.bot_to_agree(|_, _| false), None);
    for bot in [Seat::Blue, Seat::Yellow, Seat::Green] {
        assert_eq!(game.live.bot_to_agree(all), Some(bot));
        game.perform(EventKind::AgreeDraw { seat: bot });
    }
    assert_eq!(game.live.bot_to_agree(all), None, "all have agreed");
    assert_eq!(game.live.unanswered(), None, "no person has offered anything");
    for _ in ALL {
        game.play();
        assert_eq!(game.live.bot_to_agree(all), None, "{}", game.live.position());
    }
    game.clone_and(|game| {
        game.perform(EventKind::TakeBack { to: 0 });
        assert_eq!(game.live.bot_to_agree(all), None, "the agreements of that turn stand again");
        for _ in ALL {
            game.play();
        }
        assert_eq!(game.live.bot_to_agree(all), Some(Seat::Blue));
    });
    game.perform(EventKind::Resign { seat: Seat::Green });
    assert_eq!(game.live.bot_to_agree(all), Some(Seat::Blue));
    assert_eq!(
        game.live.bot_to_agree(|_, since| since < game.live.seq),
        None,
        "what was wanted before is old"
    );
}

#[test]
fn bots_that_are_left_alone_wait_for_nobody() {
    let mut game = Logged::begun(settings(&[Seat::Red], FlagRule::Resign));
    game.perform(EventKind::Resign { seat: Seat::Red });
    for bot in [Seat::Blue, Seat::Yellow, Seat::Green] {
        assert_eq!(game.live.bot_to_agree(all), Some(bot));
        game.perform(EventKind::AgreeDraw { seat: bot });
    }
    assert_eq!(game.live.phase(), Phase::Over);
}

#[test]
fn no_bot_agrees_to_a_draw_for_a_person() {
    let mut game = Logged::begun(settings(&[Seat::Red, Seat::Blue], FlagRule::Resign));
    game.offer(Seat::Red, Offer::StandIn { seat: Seat::Blue });
    assert_eq!(game.live.bot_to_agree(all), None, "nothing would come of it");
    game.command(EventKind::AgreeDraw { seat: Seat::Red }).unwrap();
    for bot in [Seat::Yellow, Seat::Green] {
        assert_eq!(game.live.unanswered().unwrap().seat, bot);
        game.perform(EventKind::AgreeDraw { seat: bot });
    }
    assert_eq!((game.live.unanswered(), game.live.phase()), (None, Phase::Playing));
    game.offer(Seat::Blue, Offer::Return);
    assert_eq!(game.live.standing_draw().unwrap().asked, [Seat::Blue]);
    game.command(EventKind::AgreeDraw { seat: Seat::Blue }).unwrap();
    assert_eq!(game.live.phase(), Phase::Over);
}
