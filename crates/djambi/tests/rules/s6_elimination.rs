//! §6: how a player is eliminated, orphans, resignation.

use crate::test_position::{TestPosition, position};

/// Red's militant on d4 can kill yellow's on d5 and place the corpse on any square.
const KILL: &str = "rMd4 yMd5";

/// Blue's corner i1, one corpse short of a ring: h2 is open.
const CORNER: &str = "bCi1 xh1 xi2";

fn classic(setting: &str) -> TestPosition {
    position("classic", setting)
}

fn reign(setting: &str) -> TestPosition {
    position("classic devolution=reign", setting)
}

/// §6 "its player is out at once. Every army this player controlled passes ... for good. Pieces keep their
/// colour."
#[test]
fn killed_chief() {
    let after = classic("rCa1 bCd5 yCi9 rMd4 bMg7 gRc8 | rbyb r r 0 1").play("d4d5@h8");
    assert_eq!(after.control(), "rryr", "green's army was blue's");
    assert_eq!([after.at("g7"), after.at("c8")], ["bM", "gR"]);
    let later = after.play("i9i8");
    assert_ne!(later.moves_with("g7"), "", "red moves it now");
}

/// §6 "for good": also an army that its former holder had by right of power.
#[test]
fn what_is_killed_for_is_kept() {
    let after = reign("rCa1 bCe5 yCi9 gMc8 rRd1 | rbyB r r 0 1").play("d1d5xe5");
    assert_eq!(after.control(), "rryr");
}

/// §6 The killed chief's player did not control the orphans, which stay orphans.
#[test]
fn orphans_do_not_pass_to_a_killer() {
    let after = classic("rCa1 bCd5 yCi9 rMd4 gMc8 | rby- r r 0 1").play("d4d5@h8");
    assert_eq!(after.control(), "rry-");
}

/// §6 "If the killed chief belongs to a hostage army, that army alone passes."
#[test]
fn killed_hostage_chief() {
    let after = classic("rCa1 bCi1 yCi9 gCd5 rMd4 gMc8 | rbyh r r 0 1").play("d4d5@h8");
    assert_eq!(after.fields(), "rbyr b b 0 2");
    let both = classic("rCa1 bCi1 yCi9 gCd5 rMd4 | rhyh r r 0 1").play("d4d5@h8");
    assert_eq!(both.control(), "rhyr", "the other hostage stays one");
}

/// §6 Two chiefs killed at once (`reporter = all`): both armies pass to the mover.
#[test]
fn two_chiefs_at_once() {
    let after = position("variants", "rCa1 bCc5 yCb4 gCa9 rRf1 gMd4").play("f1c4");
    assert_eq!(after.fields(), "rrrg g g 0 2");
    assert_eq!([after.at("c5"), after.at("b4"), after.at("d4")], ["x", "x", "x"]);
}

/// §6 "each square adjacent to it ... holds a corpse (the edge of the board counts as closed)"; "dies on its
/// square".
#[test]
fn encircled_in_the_corner() {
    let after = classic(&format!("rCa1 yCi9 gCa9 {CORNER} {KILL} bMg4")).play("d4d5@h2");
    assert_eq!(after.at("i1"), "x");
    assert_eq!(after.fields(), "r-yg y y 0 2");
    assert_eq!(after.at("g4"), "bM", "blue's army stays, orphaned");
}

/// §6 all eight directions: seven corpses and a gap, or a living piece in it, do not close a ring.
#[test]
fn encircled_in_the_open() {
    let ring = "bCg3 xf2 xg2 xh2 xf3 xh3 xf4 xg4";
    let open = classic(&format!("rCa1 yCi9 gCa9 {ring} {KILL}"));
    assert_eq!(open.play("d4d5@h4").control(), "r-yg");
    assert_eq!(open.play("d4d5@h5").control(), "rbyg");
    let guarded = classic(&format!("rCa1 yCi9 gCa9 {ring} bMh4 {KILL}"));
    assert_eq!(guarded.play("d4d5@h5").control(), "rbyg", "a living piece of its own army beside it");
    let besieged = classic(&format!("rCa1 yCi9 gCa9 {ring} rMh4 {KILL}"));
    assert_eq!(besieged.play("d4d5@h5").control(), "rbyg", "an enemy beside it");
}

/// §6 "its player controls no living necromobile of whatever colour".
#[test]
fn a_necromobile_saves() {
    let own = classic(&format!("rCa1 yCi9 gCa9 {CORNER} {KILL} bNc8"));
    assert_eq!(own.play("d4d5@h2").control(), "rbyg");
    let won = classic(&format!("rCa1 yCi9 {CORNER} {KILL} gNc8 | rbyb r r 0 1"));
    assert_eq!(won.play("d4d5@h2").control(), "rbyb", "green's necromobile is blue's");
    let others = classic(&format!("rCa1 yCi9 gCa9 {CORNER} {KILL} rNc8 yNc7 gNc6"));
    assert_eq!(others.play("d4d5@h2").control(), "r-yg", "necromobiles of other players save no chief");
}

/// §6 The last necromobile dies: the ring that was there before closes now.
#[test]
fn the_necromobile_dies() {
    let after = classic(&format!("rCa1 yCi9 gCa9 {CORNER} xh2 rMd4 bNd5")).play("d4d5@c8");
    assert_eq!(after.fields(), "r-yg y y 0 2");
}

/// §6 "The chief of a hostage army is never encircled."
#[test]
fn hostages_are_not_encircled() {
    let after = classic(&format!("rCa1 yCi9 gCa9 {CORNER} {KILL} | rhyg r r 0 1")).play("d4d5@h2");
    assert_eq!([after.at("i1"), after.control()], ["bC", "rhyg"]);
}

/// §6 "it is not in the maze" means no more than that: a chief beside the maze has the maze among its eight
/// squares.
#[test]
fn the_maze_is_a_square_of_the_ring() {
    let ring = "bCd5 xc4 xc5 xc6 xd4 xd6 xe4 xe6";
    let hollow = classic(&format!("rCa1 yCi9 gCa9 {ring} rMg4 yMg5"));
    assert_eq!(hollow.play("g4g5@h8").control(), "rbyg", "the empty maze is open");
    let after = classic(&format!("rCa1 yCi9 gCa9 {ring} xe5 rMg4 yMg5")).play("g4g5@h8");
    assert_eq!(after.control(), "r-yg");
}

/// §6 "for the living players in seat order, beginning with the seat after the mover's and ending with the
/// mover. Judging stops as soon as only one player is alive".
#[test]
fn the_order_of_judging() {
    let both = "rCa1 bCa3 xb1 xb2 xa4 xb3 xb4 gMh3";
    let red = classic(&format!("{both} rMd4 gMd5 | rbrb r r 0 1")).play("d4d5@a2");
    assert_eq!(red.fields(), "r-r- r r 0 2", "the mover is judged last, and not at all when alone");
    assert_eq!(red.at("a1"), "rC");
    let blue = classic(&format!("{both} bMd4 rMd5 | rbrb b b 0 1")).play("d4d5@a2");
    assert_eq!(blue.fields(), "-b-b b b 0 2");
    let three = classic(&format!("{both} yCi9 rMd4 gMd5 | rbyb r r 0 1")).play("d4d5@a2");
    assert_eq!(three.fields(), "--y- y y 0 2", "with a third player alive both are encircled");
}

/// A player can encircle their own chief.
#[test]
fn the_mover_is_judged_too() {
    let after = classic("rCa1 bCi1 yCi9 gCa9 xa2 xb1 rMd4 yMd5").play("d4d5@b2");
    assert_eq!(after.fields(), "-byg b b 0 2");
}

/// §6 "encirclement is judged after every turn", so a ring that was there from the start takes effect, after
/// a pass too.
#[test]
fn a_ring_from_the_start() {
    let after = classic(&format!("rCa1 yCi9 gCa9 {CORNER} xh2")).play("a1a2");
    assert_eq!(after.fields(), "r-yg y y 0 2");
    let passed = classic("rCa1 bCi1 yCi9 gCa9 xa2 xb1 xb2").play("pass");
    assert_eq!(passed.fields(), "-byg b b 0 2", "the player had a last turn, and no move");
}

/// §6 "Nobody moves an orphan's pieces"; they "merely stand in the way".
#[test]
fn orphans_stand_in_the_way() {
    let position = classic("rCa1 bCi1 yCi9 rRd4 gMd6 | rby- r r 0 1");
    assert!(position.legal("d4d5"));
    assert_eq!(position.moves_with("d4d6"), "");
    assert_eq!(position.moves_with("d4d7"), "");
    assert_eq!(position.moves_with("d4d5"), "d4d5", "the reporter beside it does not kill it");
}

/// §6 "The player in power takes control of all orphans: at once if a player is in power".
#[test]
fn orphans_pass_to_the_one_in_power_at_once() {
    let after = classic(&format!("rCa1 yCe5 gCa9 {CORNER} {KILL} bMg4")).play("d4d5@h2");
    assert_eq!(after.fields(), "ryyg y y 0 2");
    let mover = classic(&format!("rCe5 yCi9 gCa9 {CORNER} {KILL} bMg4")).play("d4d5@h2");
    assert_eq!(mover.control(), "rryg");
}

/// §6 "else as soon as one is", and all of them.
#[test]
fn orphans_pass_to_whoever_comes_to_power() {
    let after = classic("rCd4 yCi9 bMg4 gMc8 | r-y- r r 0 1").play("d4e5");
    assert_eq!(after.control(), "rryr");
    let waiting = classic("rCe5 yCi9 bMg4 rMc1 | r-yy r r 0 1").play("c1c2");
    assert_eq!(waiting.control(), "rryy", "orphans in a position set up: at the end of the next turn");
}

/// §6 "They keep these armies when their chief leaves the maze".
#[test]
fn orphans_are_kept() {
    let after = classic("rCe5 yCi9 bMg4 | rryy r r 0 1").play("e5d4");
    assert_eq!(after.control(), "rryy");
}

/// §6 step 3 before step 4: an army lost with power does not lend its necromobile.
#[test]
fn power_is_lost_before_encirclement_is_judged() {
    let setting = "rCe5 yCi9 xa2 xb1 xb2 bDe1 bCi1 gNc8";
    let lost = reign(&format!("{setting} | rbyR b b 0 1")).play("e1e5>e2@a1");
    assert_eq!(lost.fields(), "-by- y y 0 2");
    let kept = classic(&format!("{setting} | rbyr b b 0 1")).play("e1e5>e2@a1");
    assert_eq!(kept.control(), "rbyr");
}

/// §6 step 5 after step 4: the armies of the encircled player pass on in the same turn.
#[test]
fn orphans_pass_after_encirclement() {
    let after = classic("rCa1 yCd4 gCa9 bCi1 xh1 xi2 xh2 yMf4 | rbyg y y 0 1").play("d4e5");
    assert_eq!(after.fields(), "ryyg g g 0 2");
}

/// §6 step 2 before step 3: a chief killed in the maze by a chief, and the killer takes the orphans too.
#[test]
fn a_change_of_power() {
    let after = reign("rCd4 bCe5 yCi9 gMc8 | rbyB r r 0 1").play("d4e5@a9");
    assert_eq!(after.control(), "rryr", "won with the chief, so for good");
    let moved_out = reign("rCe5 bCf1 yCi9 gMc8 yDe1 | rbyR y y 0 1").play("e1e5>e2@a9");
    assert_eq!(moved_out.control(), "rby-");
}

/// §6 resigning in turn: corpse, orphans, the next plays; "the quiet turns go to 0 and the turn number rises
/// by one".
#[test]
fn resigning_in_turn() {
    let after = classic("corners bMg2 | rbyg b b 5 12").resign('b');
    assert_eq!(after.at("i1"), "x");
    assert_eq!(after.fields(), "r-yg y y 0 13");
}

/// §6 resigning out of turn: "the player to move and the cursor stay", the numbers too.
#[test]
fn resigning_out_of_turn() {
    let after = classic("corners bMg2 | rbyg r r 5 12").resign('b');
    assert_eq!(after.at("i1"), "x");
    assert_eq!(after.fields(), "r-yg r r 5 12");
}

/// §6 "all armies of this player become orphans".
#[test]
fn all_armies_of_the_leaver_are_orphaned() {
    assert_eq!(classic("rCa1 bCi1 yCi9 gMc8 | rbyb r r 0 1").resign('b').control(), "r-y-");
    assert_eq!(reign("rCa1 bCe5 yCi9 gMc8 | rbyB r r 0 1").resign('b').control(), "r-y-");
    let heir = classic("rCe5 bCi1 yCi9 gMc8 | rbyb y y 0 1").resign('b');
    assert_eq!(heir.control(), "rryr", "the one in power has them at once");
}

/// §6 "dies on its square, even in the maze": nobody is in power then.
#[test]
fn resigning_in_power() {
    let out = classic("rCe5 bCi1 yCi9 gCa9 | rbyg b b 3 9").resign('r');
    assert_eq!([&out.at("e5"), &out.fields()[..]], ["x", "-byg b b 3 9"]);
    let on_extra_turn = classic("rCe5 bCi1 yCi9 gCa9 | rbyg r b 3 9").resign('r');
    assert_eq!(on_extra_turn.fields(), "-byg y y 0 10");
    let on_regular_turn = classic("rCe5 bCi1 yCi9 gCa9 | rbyg r r 3 9").resign('r');
    assert_eq!(on_regular_turn.fields(), "-byg b b 0 10");
}

/// §6 resigning in turn while another player is in power: §5 as after a turn by the player who left.
#[test]
fn resigning_beside_power() {
    let after = classic("rCe5 bCi1 yCi9 gCa9 | rbyg b b 3 9").resign('b');
    assert_eq!(after.fields(), "rryg r b 0 10");
    let two = classic("rCe5 bCi1 yCi9 | rbyr b b 3 9").resign('b');
    assert_eq!(two.fields(), "rryr r b 0 10");
}

/// §6 "if the chief of the player to move is encircled by it, step 6 is applied as after a turn by the player
/// to move"; the numbers stay.
#[test]
fn a_resignation_encircles_the_player_to_move() {
    let setting = "rCa1 bCi1 yCi2 gCa9 xh1 xh2";
    let his_turn = classic(&format!("{setting} | rbyg b b 4 9")).resign('y');
    assert_eq!(his_turn.fields(), "r--g g g 4 9");
    let another_turn = classic(&format!("{setting} | rbyg r r 4 9")).resign('y');
    assert_eq!(another_turn.fields(), "r--g r r 4 9", "whatever follows from it");
    let power = classic("rCe5 bCi1 yCi2 gCa9 xh1 xh2 | rbyg b b 4 9").resign('y');
    assert_eq!(power.fields(), "rrrg r b 4 9");
}

/// §6 "if it ends the game, both become the winner's seat": the turn and the cursor.
#[test]
fn the_last_but_one_resigns() {
    let out = classic("rCa1 bCi1 | rbrb r r 4 9").resign('b');
    assert_eq!(out.fields(), "r-r- r r 4 9");
    assert_eq!(out.winner(), Some('r'));
    let on_turn = classic("rCa1 bCi1 | rbrb b b 4 9").resign('b');
    assert_eq!(on_turn.fields(), "r-r- r r 0 10");
    let cursor = classic("rCe5 bCi1 | rbrb r b 4 9").resign('b');
    assert_eq!(cursor.fields(), "rrrr r r 4 9", "an extra turn: the cursor goes to the winner too");
}

/// A resignation that encircles all other players but one.
#[test]
fn a_resignation_that_ends_the_game() {
    let after = classic("rCa1 bCi1 yCi2 xh1 xh2 | rbyr b b 4 9").resign('y');
    assert_eq!(after.fields(), "r--r r r 4 9");
}
