//! The types of this crate as TypeScript.

use std::fmt::Write;

use ts_rs::{Config, TS};

use djambi::{FallCause, Geometry, Reason, RuleSet, Rules};
use djambi_press::limits::{MAX_CLAUSES, MAX_ROUNDS, MAX_TURNS, MIN_PERSONS};
use djambi_press::{NoteKind, Occasion};

use crate::choices::{choices, press};
use crate::settings::SettingsForm;
use crate::{
    Account, AccountInvitation, Act, ActKind, Again, Beginning, BoardGames, BotDealings, CHALLENGE_MINUTES,
    Channel, Character, ClientMessage, ClockKind, ClockSettings, ClockState, ClosingCause, Command,
    CommandId, Concern, Confirmation, Created, DELETION_DAYS, Deed, Dissolution, DrawState, Drawing, Event,
    EventKind, Extra, FORMER_NAME_LEADS_DAYS, FORMER_NAME_YEARS, FactorCode, Failure, Filling, FinishedGame,
    FinishedGames, FinishedSeat, FlagRule, Follow, Forgotten, GameId, GameMessage, GameRatings, GameState,
    GivenNotice, Gone, Held, INVITATION_DAYS, Invitation, KindGames, KnownTreaty, Ladder, LadderPlayer,
    LeaveRule, LeaveState, LeaveWish, Level, LevelGames, Lobby, LobbyChange, LobbyGame, LobbySeat,
    LobbyTable, MAX_ACCOUNT_NAME_CHARACTERS, MAX_MESSAGE_BYTES, MAX_NAME_CHARACTERS, MAX_OWN_GAMES,
    MAX_PASSKEY_NAME_CHARACTERS, MAX_PASSKEYS, MAX_PASSWORD_CHARACTERS, MAX_PLAN_CONDITIONS, MAX_PLAN_DEPTH,
    MAX_PLAN_LINES, MAX_PLAN_SIZE, MIN_PASSWORD_CHARACTERS, MailState, MailWishes, Manner, Me, MoveText,
    NAME_DAYS, NameBody, Names, NewAddress, NewGameRequest, NewName, NewPasskey, NewPassword, NewPush,
    NewSecondFactor, Notice, NoticeChange, NoticeGame, NoticeHistory, NoticeKind, Notices, NoticesRead,
    Objection, OfGame, Offer, OfferState, OnSquare, OpenAct, OpenActKind, OpenAnswer, OpenOffer, OpenSeat,
    OpenTalk, OpenWhispers, Opening, OpeningGames, OpeningTurn, OwnGame, OwnGames, Passkey, PasskeyChallenge,
    PasskeyName, PasskeyProof, PasskeySignIn, PasskeyUse, PasskeyUser, Password, PastNotice, Phase, Phrase,
    PlaceGames, PlanCondition, PlanLine, PlanRequest, PlayNow, PlayerAction, PlayerProfile, Presence,
    PresenceState, PressSettings, Proof, PushFate, PushServiceKey, PushState, PushTest, PushWishes,
    QuietHours, RatingChange, RecoveryCodes, Refusal, ReportCause, ReportRequest, ResetPassword, Reveal, Say,
    SeatKind, SeatRating, SeatRequest, SeatState, Seated, Seating, SecondFactor, ServerMessage, Session,
    ShownRating, Sign, SignIn, SignUp, Situation, TableAct, TableSettings, TableState, TalkMessage, TalkPage,
    TalkRule, Thought, Topic, TreatyBegin, TreatyRule, TreatyStanding, TurnPlan, TurnPlans, UnreadNotices,
    VERSION, Voice, Watching, Words, You, YouMay,
};

/// The objects that the bridges give to the page and take from it. The bridges build them by hand: a
/// framework that serialized Rust types would be larger than the rest of a bridge.
const BRIDGES: &str = include_str!("bridges.ts");

/// What is wrong, as messages and bridges tell it.
const PROBLEMS: &str = include_str!("problems.ts");

/// The JSON form of treaties. It is written by hand, as its crate and the names of the rules in it know no TypeScript; a
/// test holds kinds and fields together.
const TREATIES: &str = include_str!("treaties.ts");

/// How large a plan may be.
fn plan_limits() -> String {
    format!(
        "\n/** The maximum number of lines of a plan. */\nexport const MAX_PLAN_LINES = {MAX_PLAN_LINES};\n\n/** The maximum \
         number of conditions of a line. */\nexport const MAX_PLAN_CONDITIONS = {MAX_PLAN_CONDITIONS};\n\n/** For how many \
         turns a plan has lines at most. */\nexport const MAX_PLAN_DEPTH = {MAX_PLAN_DEPTH};\n\n/** The maximum number of \
         lines of a plan with those that go on after others. */\nexport const MAX_PLAN_SIZE = {MAX_PLAN_SIZE};\n"
    )
}

/// The limits of treaties, for the page that composes them.
fn treaty_limits() -> String {
    let union =
        |names: &[&str]| names.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(" | ");
    let notes = union(&NoteKind::ALL.map(NoteKind::name));
    let occasions = union(&Occasion::NAMES);
    format!(
        "\n/** The largest number of rounds of a treaty. */\nexport const MAX_ROUNDS = {MAX_ROUNDS};\n\n/** The largest \
         number of turns in which a duty is due. */\nexport const MAX_TURNS = {MAX_TURNS};\n\n/** The largest number of \
         promises of a party. */\nexport const MAX_CLAUSES = {MAX_CLAUSES};\n\n/** The minimum number of persons in a game \
         where it counts who has kept their word. */\nexport const MIN_PERSONS = {MIN_PERSONS};\n\n/** A remark on a promise, for \
         parties who may not see it. */\nexport type TreatyNote = {notes};\n\n/** Why the board speaks \
         for a treaty. */\nexport type Occasion = {occasions};\n"
    )
}

/// What an event records of the clocks.
const CLOCKS: &str = "\n/** What each player has left, in milliseconds; by the day, of the bank. */\nexport type Clocks = { [key in Seat]?: number };\n";

/// All types of messages and bridges as one TypeScript module, which is committed as
/// `web/src/protocol/index.ts`. The board, a package of its own, declares what it draws.
#[must_use]
pub fn typescript() -> String {
    let mut module = String::from(
        "// Written by `cargo run -p djambi-protocol --example typescript > web/src/protocol/index.ts`: change the \
         types there instead.\nimport type { BoardPosition, Role, Seat } from \"../../board/src/types.ts\";\n\nexport type { Seat };\n\n/** The version of the protocol that these types describe. */\n",
    );
    module.push_str(&constants());
    module.push_str(&rules_types());
    declare::<GameId>(&mut module);
    declare::<CommandId>(&mut module);
    declare::<MoveText>(&mut module);
    declare::<Offer>(&mut module);
    declare::<PlayerAction>(&mut module);
    declare::<ClosingCause>(&mut module);
    declare::<ClockSettings>(&mut module);
    declare::<EventKind>(&mut module);
    module.push_str(CLOCKS);
    declare::<Event>(&mut module);
    declare::<Level>(&mut module);
    declare::<Character>(&mut module);
    writeln!(module, "{}", levels()).expect("writing to a string");
    declare::<SeatKind>(&mut module);
    declare::<SeatState>(&mut module);
    module.push_str(
        "\n/** The state of each seat of a board. */\nexport type Seats = { [key in Seat]?: SeatState };\n",
    );
    table(&mut module);
    lobby(&mut module);
    declare::<SettingsForm<'_>>(&mut module);
    declare::<Again>(&mut module);
    declare::<Situation>(&mut module);
    declare::<GameState>(&mut module);
    module.push_str(&codes());
    declare::<Failure>(&mut module);
    places(&mut module);
    treaties(&mut module);
    declare::<Topic>(&mut module);
    declare::<Extra>(&mut module);
    declare::<Command>(&mut module);
    declare::<Say>(&mut module);
    declare::<Follow>(&mut module);
    declare::<ClientMessage>(&mut module);
    declare::<GameMessage>(&mut module);
    declare::<OfGame>(&mut module);
    declare::<ServerMessage>(&mut module);
    declare::<SeatRequest>(&mut module);
    declare::<NewGameRequest>(&mut module);
    declare::<Me>(&mut module);
    declare::<NameBody>(&mut module);
    accounts(&mut module);
    declare::<OwnGame>(&mut module);
    declare::<OwnGames>(&mut module);
    archive(&mut module);
    declare::<Invitation>(&mut module);
    declare::<Created>(&mut module);
    module.push('\n');
    module.push_str(BRIDGES);
    module.push_str(&choices());
    module
}

/// The version and the limits that a page knows.
fn constants() -> String {
    format!(
        "export const VERSION = {VERSION};\n\n/** The maximum length of a message that the service reads, in bytes. */\n\
         export const MAX_MESSAGE_BYTES = {MAX_MESSAGE_BYTES};\n\n/** The maximum number of characters of a \
         player's name. */\nexport const MAX_NAME_CHARACTERS = {MAX_NAME_CHARACTERS};\n\n/** The maximum number of \
         characters of an account's name. */\nexport const MAX_ACCOUNT_NAME_CHARACTERS = \
         {MAX_ACCOUNT_NAME_CHARACTERS};\n\n/** The minimum number of characters of a password. */\nexport const \
         MIN_PASSWORD_CHARACTERS = {MIN_PASSWORD_CHARACTERS};\n\n/** The maximum number of characters of a \
         password. */\nexport const MAX_PASSWORD_CHARACTERS = {MAX_PASSWORD_CHARACTERS};\n\n/** For how many days a sign-in \
         undoes the deletion of an account. */\nexport const DELETION_DAYS = {DELETION_DAYS};\n\n\
         /** For how many days an account keeps its name before it may have another one. */\n\
         export const NAME_DAYS = {NAME_DAYS};\n\n/** For how many days a name that was given up leads to its account. \
         */\nexport const FORMER_NAME_LEADS_DAYS = {FORMER_NAME_LEADS_DAYS};\n\n/** For how many years nobody else gets a \
         name that was given up. */\nexport const FORMER_NAME_YEARS = {FORMER_NAME_YEARS};\n\n\
         /** For how many days an invitation to make an account can be used. */\nexport const INVITATION_DAYS = \
         {INVITATION_DAYS};\n\n\
         /** The maximum number of passkeys of an account. */\nexport const MAX_PASSKEYS = {MAX_PASSKEYS};\n\n\
         /** The maximum number of characters of a passkey's name. */\nexport const MAX_PASSKEY_NAME_CHARACTERS = \
         {MAX_PASSKEY_NAME_CHARACTERS};\n\n/** For how many minutes a challenge can be answered. */\n\
         export const CHALLENGE_MINUTES = {CHALLENGE_MINUTES};\n\n\
         /** The maximum number of games that are listed of a player, those that go on first. */\n\
         export const MAX_OWN_GAMES = {MAX_OWN_GAMES};\n"
    )
}

/// The types of the archive.
fn archive(module: &mut String) {
    declare::<ClockKind>(module);
    let causes = FallCause::ALL.map(|cause| format!("\"{}\"", cause.name())).join(" | ");
    writeln!(module, "\n/** How a player fell. */\nexport type FallCause = {causes};")
        .expect("writing to a string");
    declare::<ShownRating>(module);
    declare::<RatingChange>(module);
    declare::<LadderPlayer>(module);
    declare::<Ladder>(module);
    declare::<SeatRating>(module);
    declare::<GameRatings>(module);
    declare::<FinishedSeat>(module);
    declare::<FinishedGame>(module);
    declare::<FinishedGames>(module);
    declare::<OpeningGames>(module);
    declare::<OpeningTurn>(module);
    declare::<Opening>(module);
    declare::<PlaceGames>(module);
    declare::<KindGames>(module);
    declare::<BoardGames>(module);
    declare::<LevelGames>(module);
    declare::<PlayerProfile>(module);
}

/// The types of accounts.
fn accounts(module: &mut String) {
    declare::<Password>(module);
    declare::<FactorCode>(module);
    declare::<Passkey>(module);
    declare::<PasskeyUse>(module);
    declare::<PasskeyUser>(module);
    declare::<PasskeyChallenge>(module);
    declare::<NewPasskey>(module);
    declare::<PasskeyProof>(module);
    declare::<PasskeySignIn>(module);
    declare::<PasskeyName>(module);
    declare::<SignUp>(module);
    declare::<SignIn>(module);
    declare::<NewPassword>(module);
    declare::<NewName>(module);
    declare::<ResetPassword>(module);
    declare::<Proof>(module);
    declare::<QuietHours>(module);
    declare::<MailWishes>(module);
    declare::<MailState>(module);
    declare::<PushWishes>(module);
    declare::<PushState>(module);
    declare::<PushServiceKey>(module);
    declare::<NewPush>(module);
    declare::<PushFate>(module);
    declare::<PushTest>(module);
    declare::<NewAddress>(module);
    declare::<Forgotten>(module);
    declare::<SecondFactor>(module);
    declare::<NewSecondFactor>(module);
    declare::<Confirmation>(module);
    declare::<RecoveryCodes>(module);
    declare::<AccountInvitation>(module);
    declare::<Session>(module);
    declare::<Account>(module);
}

/// The types of the rules in messages, in the forms that the crate `djambi` serializes them to.
fn rules_types() -> String {
    let mut types = String::new();
    let mut declare = |docs: &str, declaration: String| {
        types.push_str("\n/** ");
        types.push_str(docs);
        types.push_str(" */\nexport ");
        types.push_str(&declaration);
        types.push_str(";\n");
    };
    declare("The name of a board.", names("BoardName", Geometry::ALL.map(Geometry::name)));
    declare("The name of a rule set.", names("RuleSet", RuleSet::NAMES.iter().copied()));
    declare("The name of an option.", names("RuleOption", Rules::OPTIONS));
    declare(
        "A rule set and the options that differ from it.",
        "type Rules = { set: RuleSet, options: { [key in RuleOption]?: string } }".to_owned(),
    );
    declare("Why a game ended.", names("Reason", Reason::ALL.map(Reason::name)));
    declare(
        "How a game ended, with the share of each player who began it; a closed game has no shares.",
        "type Outcome = { kind: Reason, shares: { [key in Seat]?: number } }".to_owned(),
    );
    types
}

/// The types of tables.
fn table(module: &mut String) {
    declare::<Beginning>(module);
    declare::<Watching>(module);
    declare::<Seating>(module);
    declare::<Names>(module);
    declare::<TalkRule>(module);
    declare::<FlagRule>(module);
    declare::<LeaveRule>(module);
    declare::<TableSettings>(module);
    declare::<TreatyRule>(module);
    declare::<Reveal>(module);
    declare::<BotDealings>(module);
    declare::<PressSettings>(module);
    module.push_str(&press());
    declare::<TableAct>(module);
    declare::<Held>(module);
    declare::<Phase>(module);
    declare::<Presence>(module);
    declare::<PresenceState>(module);
    declare::<OfferState>(module);
    declare::<DrawState>(module);
    declare::<ClockState>(module);
    declare::<TableState>(module);
    talk(module);
}

/// The types of talk.
fn talk(module: &mut String) {
    module.push_str(&channels());
    declare::<Sign>(module);
    declare::<Phrase>(module);
    declare::<Drawing>(module);
    declare::<Gone>(module);
    declare::<ReportCause>(module);
    declare::<ReportRequest>(module);
    writeln!(
        module,
        "\n/** The maximum number of arrows and circles of a drawing. */\nexport const MAX_SHAPES = {};",
        Drawing::MAX_SHAPES
    )
    .expect("writing to a string");
    module.push_str(&plan_limits());
    module.push('\n');
    module.push_str(TREATIES);
    module.push_str(&treaty_limits());
    declare::<ActKind>(module);
    declare::<Manner>(module);
    declare::<Voice>(module);
    declare::<Act>(module);
    declare::<Objection>(module);
    declare::<Deed>(module);
    declare::<Thought>(module);
    declare::<Words>(module);
    declare::<TalkMessage>(module);
    declare::<TalkPage>(module);
    writeln!(
        module,
        "\n/** The numbers of the last messages that a client has seen, by channel. */\n\
         export type TalkSince = {{ [key in Channel]?: number }};"
    )
    .expect("writing to a string");
}

/// The names of channels.
fn channels() -> String {
    let public = Channel::PUBLIC.map(|channel| format!("\"{channel}\""));
    format!(
        "\n/** A channel that every game has. */\nexport type PublicChannel = {};\n\n/** A private channel: its seats, \
         in their order. One seat alone is its player's notebook. */\nexport type PrivateChannel = Seat | \
         `${{Seat}}+${{string}}`;\n\n/** The name of a channel of a game's talk. */\nexport type Channel = \
         PublicChannel | PrivateChannel;\n\n/** The public channels, in the order in which they are shown. \
         */\nexport const PUBLIC_CHANNELS: readonly PublicChannel[] = [{}];\n",
        public.join(" | "),
        public.join(", ")
    )
}

/// The types of the places of players.
fn places(module: &mut String) {
    declare::<OpenOffer>(module);
    declare::<OpenAnswer>(module);
    declare::<OpenSeat>(module);
    declare::<Filling>(module);
    declare::<OpenWhispers>(module);
    declare::<OpenTalk>(module);
    declare::<OpenActKind>(module);
    declare::<OpenAct>(module);
    declare::<YouMay>(module);
    declare::<You>(module);
}

/// The types of treaties as messages tell of them.
fn treaties(module: &mut String) {
    declare::<GivenNotice>(module);
    declare::<TreatyBegin>(module);
    declare::<Dissolution>(module);
    declare::<TreatyStanding>(module);
    declare::<KnownTreaty>(module);
}

/// The types of the lobby and of notices.
fn lobby(module: &mut String) {
    declare::<LobbySeat>(module);
    module.push_str(
        "\n/** The seats that have a player in a game. */\nexport type LobbySeats = { [key in Seat]?: LobbySeat };\n",
    );
    declare::<LobbyTable>(module);
    declare::<LobbyGame>(module);
    declare::<Lobby>(module);
    declare::<LobbyChange>(module);
    declare::<PlayNow>(module);
    declare::<Seated>(module);
    declare::<NoticeKind>(module);
    declare::<Notice>(module);
    declare::<Notices>(module);
    declare::<NoticeChange>(module);
    declare::<PastNotice>(module);
    declare::<NoticeGame>(module);
    declare::<Concern>(module);
    declare::<NoticeHistory>(module);
    declare::<NoticesRead>(module);
    declare::<OnSquare>(module);
    declare::<PlanCondition>(module);
    declare::<PlanLine>(module);
    declare::<PlanRequest>(module);
    declare::<TurnPlan>(module);
    declare::<TurnPlans>(module);
    declare::<LeaveState>(module);
    declare::<LeaveWish>(module);
    declare::<UnreadNotices>(module);
}

/// A type whose values are these names.
fn names(name: &str, values: impl IntoIterator<Item = &'static str>) -> String {
    let values: Vec<_> = values.into_iter().map(|value| format!("\"{value}\"")).collect();
    format!("type {name} = {}", values.join(" | "))
}

/// The codes of refusals, and the types of problems.
fn codes() -> String {
    let service = names("ServiceCode", Refusal::CODES.iter().map(|of| of.code));
    format!("\n/** A code of what the service refuses. */\nexport {service};\n\n{PROBLEMS}")
}

/// The levels as TypeScript values, for pages that list them.
fn levels() -> String {
    let list = |names: Vec<&str>| {
        let names: Vec<_> = names.into_iter().map(|name| format!("\"{name}\"")).collect();
        names.join(", ")
    };
    let negotiators = Level::ALL.into_iter().filter(|level| level.negotiates());
    let of_browsers = Level::ALL.into_iter().filter(|&level| level <= Level::STRONGEST_OF_BROWSERS);
    format!(
        "\n/** All levels, the weakest first. */\nexport const LEVELS: readonly Level[] = [{}];\n\n/** The levels of \
         bots that make treaties. */\nexport const TREATY_LEVELS: readonly Level[] = [{}];\n\n/** The levels that a \
         browser plays by itself. */\nexport const LOCAL_LEVELS: readonly Level[] = [{}];\n\n/** The default \
         level of a bot. */\nexport const USUAL_LEVEL: Level = \"{}\";\n\n/** All characters of bots that make \
         treaties. */\nexport const CHARACTERS: readonly Character[] = [{}];",
        list(Level::ALL.map(Level::name).into()),
        list(negotiators.map(Level::name).collect()),
        list(of_browsers.map(Level::name).collect()),
        Level::default(),
        list(Character::ALL.map(Character::name).into()),
    )
}

fn declare<T: TS>(module: &mut String) {
    let config = Config::new().with_large_int("number");
    module.push('\n');
    if let Some(docs) = T::docs() {
        module.push_str(&docs);
    }
    writeln!(module, "export {}", T::decl(&config)).expect("writing to a string");
}

#[cfg(test)]
mod tests {
    use djambi_press::{ClauseForm, PartyForm, PiecesForm, TreatyForm};
    use serde::de::DeserializeOwned;

    use super::*;

    /// The names that a type knows, as its refusal of an unknown one lists them after the name itself.
    fn known_names<T: DeserializeOwned>(json: &str) -> Vec<String> {
        let error = serde_json::from_str::<T>(json).err().expect("a refusal").to_string();
        let names: Vec<_> = error.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        assert!(names.len() > 1 && names[0] == "?", "{error}");
        names[1..].to_vec()
    }

    /// The line of the clauses of a kind, and the names of the fields that it has.
    fn declared(kind: &str) -> &'static str {
        let name = format!("\"{kind}\"");
        TREATIES.lines().find(|line| line.contains("| { kind: ") && line.contains(&name)).unwrap_or_default()
    }

    fn has_field(declaration: &str, field: &str) -> bool {
        ["", "?"].iter().any(|optional| declaration.contains(&format!(" {field}{optional}: ")))
    }

    #[test]
    fn treaties_have_the_kinds_and_fields_of_their_crate() {
        let kinds = known_names::<ClauseForm>(r#"{"kind":"?"}"#);
        for kind in &kinds {
            let fields = known_names::<ClauseForm>(&format!(r#"{{"kind":"{kind}","?":0}}"#));
            for field in fields.iter().filter(|&field| field != "condition") {
                assert!(has_field(declared(kind), field), "{kind}: {field}");
            }
            assert_eq!(
                declared(kind).matches(": ").count(),
                fields.len(),
                "{kind} has fields that nobody reads"
            );
        }
        let others = [
            known_names::<TreatyForm>(r#"{"?":0}"#),
            known_names::<PartyForm>(r#"{"?":0}"#),
            known_names::<PiecesForm>(r#"{"?":0}"#),
        ];
        for field in others.concat() {
            assert!(has_field(TREATIES, &field), "{field}");
        }
    }
}
