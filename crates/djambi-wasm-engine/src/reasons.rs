//! Reasons for a turn by the rules: the facts of which a page makes those of a hint.

use djambi::{Controller, Effect, Move, Occupant, Piece, Position, Role, Rules, Seat, Square, StoryEvent};
use wasm_bindgen::prelude::*;

use crate::js::{Array, Object};
use crate::problem::Thrown;
use crate::root::Root;

/// The reasons for a turn, as `Reason[]`: what it does at once, then what it saves and threatens, then
/// whether the mover's chief is safe after it. Empty if the rules tell nothing in its favour.
///
/// # Errors
/// If there is no such board, rule set, option or value, the position is not legal or the text is no legal
/// turn of it.
#[wasm_bindgen(js_name = turnReasons, unchecked_return_type = "Reason[]")]
pub fn turn_reasons(
    #[wasm_bindgen(unchecked_param_type = "EnginePosition")] root: &Object,
    r#move: &str,
) -> Result<Array, Thrown> {
    let Root { rules, position, .. } = Root::read(root)?;
    let mv = position.parse_move(r#move)?;
    if let Some(illegal) = position.explain_illegal(&rules, mv) {
        return Err(djambi::GameError::Illegal(illegal).into());
    }
    Ok(Array::of(reasons(&position, &rules, mv).into_iter().map(Reason::object)))
}

/// A fact in favour of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reason {
    /// It wins the game.
    Wins,
    /// It kills the chief of this player.
    KillsChief(Seat),
    /// It walls in the chief of this player, who is out.
    WallsIn(Seat),
    /// The mover's chief was attacked by this piece, and by none after the turn.
    SavesChief(Piece),
    /// The mover's chief takes the power.
    TakesPower,
    /// This player loses the power.
    EndsPower(Seat),
    /// This army, which nobody led, comes to the mover.
    TakesArmy(Seat),
    /// It kills this piece of another player.
    Kills(Piece),
    /// The piece that moves was attacked by another player, and is not after the turn.
    Rescues(Role),
    /// The mover could kill the chief of this player next.
    ThreatensChief(Seat),
    /// It leads this living piece of another player away.
    LeadsAway(Piece),
    /// Nobody attacks the mover's chief after the turn.
    ChiefSafe,
}

impl Reason {
    fn object(self) -> Object {
        let of = |code: &str| Object::of([("code", code.into())]);
        let of_seat =
            |code: &str, seat: Seat| Object::of([("code", code.into()), ("seat", seat.name().into())]);
        let of_piece = |code: &str, Piece { army, role }: Piece| {
            let army = army.name().into();
            let role = role.name().into();
            Object::of([("code", code.into()), ("army", army), ("role", role)])
        };
        match self {
            Self::Wins => of("wins"),
            Self::KillsChief(seat) => of_seat("kills_chief", seat),
            Self::WallsIn(seat) => of_seat("walls_in", seat),
            Self::SavesChief(attacker) => of_piece("saves_chief", attacker),
            Self::TakesPower => of("takes_power"),
            Self::EndsPower(seat) => of_seat("ends_power", seat),
            Self::TakesArmy(army) => of_seat("takes_army", army),
            Self::Kills(piece) => of_piece("kills", piece),
            Self::Rescues(role) => Object::of([("code", "rescues".into()), ("role", role.name().into())]),
            Self::ThreatensChief(seat) => of_seat("threatens_chief", seat),
            Self::LeadsAway(piece) => of_piece("leads_away", piece),
            Self::ChiefSafe => of("chief_safe"),
        }
    }
}

/// The reasons for a legal turn, the weightiest first.
fn reasons(before: &Position, rules: &Rules, mv: Move) -> Vec<Reason> {
    let mover = before.turn();
    let story = before.story(rules, mv);
    let after = before.play_unchecked(rules, mv);
    if story.contains(&StoryEvent::Won { seat: mover }) {
        return vec![Reason::Wins];
    }
    let mut found: Vec<Reason> = story.iter().filter_map(|event| told_by(before, mover, *event)).collect();
    found.extend(saved(before, &after, rules, &story));
    let threatened = |seat: &Seat| {
        let by_mover =
            |position: &Position| position.threats_to_chief(rules, *seat).iter().any(|it| it.by == mover);
        *seat != mover && by_mover(&after) && !by_mover(before)
    };
    found.extend(after.alive().iter().filter(threatened).map(Reason::ThreatensChief));
    found.sort_by_key(|reason| weight(*reason));
    // A chief that was attacked is told to be saved, which says it already.
    let is_saved = found.iter().any(|reason| matches!(reason, Reason::SavesChief(_)));
    if !is_saved && attacker_of_chief(&after, rules, mover).is_none() {
        found.push(Reason::ChiefSafe);
    }
    found
}

/// The order in which reasons are told.
fn weight(reason: Reason) -> u8 {
    match reason {
        Reason::Wins => 0,
        Reason::KillsChief(_) => 1,
        Reason::WallsIn(_) => 2,
        Reason::SavesChief(_) => 3,
        Reason::TakesPower => 4,
        Reason::EndsPower(_) => 5,
        // The killed chief's army comes too; that is no reason of its own.
        Reason::Kills(_) => 6,
        Reason::TakesArmy(_) => 7,
        Reason::Rescues(_) => 8,
        Reason::ThreatensChief(_) => 9,
        Reason::LeadsAway(_) => 10,
        Reason::ChiefSafe => 11,
    }
}

/// The reason that an event of the turn is.
fn told_by(before: &Position, mover: Seat, event: StoryEvent) -> Option<Reason> {
    let is_own = |army: Seat| before.controller(army) == Controller::Seat(mover);
    match event {
        StoryEvent::Killed { piece, .. } if is_own(piece.army) => None,
        StoryEvent::Killed { piece: Piece { army, role: Role::Chief }, .. } => Some(Reason::KillsChief(army)),
        StoryEvent::Killed { piece, .. } => Some(Reason::Kills(piece)),
        StoryEvent::Encircled { seat, .. } if seat != mover => Some(Reason::WallsIn(seat)),
        StoryEvent::Enthroned { seat } if seat == mover => Some(Reason::TakesPower),
        StoryEvent::Dethroned { seat } if seat != mover => Some(Reason::EndsPower(seat)),
        StoryEvent::ArmyTaken { army, by } if by == mover && before.chief(army).is_none() => {
            Some(Reason::TakesArmy(army))
        }
        StoryEvent::Relocated { occupant: Occupant::Piece(piece), .. } if !is_own(piece.army) => {
            Some(Reason::LeadsAway(piece))
        }
        _ => None,
    }
}

/// What was attacked before the turn and is not after it: the mover's chief, or the piece that moves.
fn saved(before: &Position, after: &Position, rules: &Rules, story: &[StoryEvent]) -> Option<Reason> {
    let mover = before.turn();
    if let Some(attacker) = attacker_of_chief(before, rules, mover) {
        let is_safe = after.alive().contains(mover) && attacker_of_chief(after, rules, mover).is_none();
        return is_safe.then_some(Reason::SavesChief(attacker));
    }
    let moved = |event: &StoryEvent| match *event {
        StoryEvent::Moved { piece, from, to } => Some((piece, from, to)),
        _ => None,
    };
    let (piece, from, _) = story.iter().find_map(moved)?;
    let (.., to) = story.iter().rev().find_map(moved)?;
    let rescued = piece.role != Role::Chief
        && killer_at(before, rules, mover, from).is_some()
        && killer_at(after, rules, mover, to).is_none();
    rescued.then_some(Reason::Rescues(piece.role))
}

/// A piece of another player that could kill the chief of a player.
fn attacker_of_chief(position: &Position, rules: &Rules, seat: Seat) -> Option<Piece> {
    position.chief(seat).and_then(|square| killer_at(position, rules, seat, square))
}

/// A piece of somebody else than `seat` that could kill the piece on a square.
fn killer_at(position: &Position, rules: &Rules, seat: Seat, square: Square) -> Option<Piece> {
    let threats = position.threats(rules, square).into_iter();
    threats
        .filter(|threat| threat.by != seat && threat.effect == Effect::Kill)
        .map(|threat| threat.piece)
        .next()
}

#[cfg(test)]
mod tests {
    use djambi::{Piece, Position, Role, Rules, Seat};

    use super::{Reason, reasons};

    fn of(position: &str, mv: &str) -> Vec<Reason> {
        let rules = Rules::CLASSIC;
        let position = Position::parse(position, &rules).expect("position");
        let mv = position.parse_move(mv).expect("move");
        assert_eq!(position.explain_illegal(&rules, mv), None, "{mv:?}");
        reasons(&position, &rules, mv)
    }

    #[test]
    fn the_last_kill_wins_and_says_nothing_else() {
        let position = "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40";
        assert_eq!(of(position, "a1i9"), [Reason::Wins]);
        let waits = of(position, "a1a2");
        assert_eq!(waits, [Reason::Rescues(Role::Assassin), Reason::ChiefSafe]);
        let aims = of("8yC/9/9/9/9/9/9/rA8/1rC7 r-y- r r 0 40", "a2a1");
        assert_eq!(aims, [Reason::ThreatensChief(Seat::Yellow), Reason::ChiefSafe]);
    }

    #[test]
    fn a_kill_names_the_piece_and_an_attacked_chief_is_saved_by_it() {
        let attacked = "gC7yC/9/9/9/9/8bC/9/4rC4/4bA4 rbyg r r 0 9";
        let assassin = Piece { army: Seat::Blue, role: Role::Assassin };
        assert_eq!(of(attacked, "e2e1@a1"), [Reason::SavesChief(assassin), Reason::Kills(assassin)]);
        assert_eq!(of(attacked, "e2f3"), [Reason::SavesChief(assassin)]);
        assert_eq!(of(attacked, "e2e3"), [], "still attacked");
    }

    #[test]
    fn a_killed_chief_brings_an_army_and_tells_it_once() {
        let three = "gC7yC/9/9/9/9/9/1rC7/9/rA7bC rbyg r r 0 9";
        assert_eq!(of(three, "a1a9"), [Reason::KillsChief(Seat::Green), Reason::ChiefSafe]);
    }

    #[test]
    fn the_maze_brings_power() {
        let maze = "8yC/9/9/9/4gC4/9/4rC4/9/8bC rbyg r r 0 9";
        let found = of(maze, "e3e5@a1");
        assert_eq!(found[..2], [Reason::KillsChief(Seat::Green), Reason::TakesPower]);
    }
}
