//! The operations of the REST API: a method and an address, what they take and what they answer.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use crate::{
    Account, AccountInvitation, Confirmation, Created, FinishedGames, Forgotten, GameRatings, GameState,
    Held, Invitation, Ladder, LeaveState, LeaveWish, Lobby, MailState, MailWishes, Me, NameBody, NewAddress,
    NewGameRequest, NewName, NewPasskey, NewPassword, NewPush, NewSecondFactor, NoticeHistory, NoticesRead,
    Opening, OwnGames, Passkey, PasskeyChallenge, PasskeyName, PasskeyProof, PasskeySignIn, PasskeyUse,
    PlanRequest, PlayNow, PlayerProfile, Proof, PushServiceKey, PushState, PushTest, PushWishes,
    RecoveryCodes, ReportRequest, ResetPassword, Seated, SignIn, SignUp, TableAct, TurnPlans, UnreadNotices,
};

/// What somebody asks of the service, and what it answers when all is well.
pub(crate) struct Operation {
    /// Its name among all.
    pub(crate) name: &'static str,
    /// The method, in small letters.
    pub(crate) method: &'static str,
    /// The address, with its parameters in braces.
    pub(crate) path: String,
    /// What it does, in a sentence.
    pub(crate) about: &'static str,
    /// The parameters of the address, in its path and behind it.
    pub(crate) parameters: Vec<Parameter>,
    /// The body of the request; `None` without one.
    pub(crate) body: Option<Body>,
    /// The status of the answer.
    pub(crate) status: u16,
    /// The answer.
    pub(crate) answer: Body,
}

/// A parameter of an address.
pub(crate) struct Parameter {
    /// The name.
    pub(crate) name: &'static str,
    /// What it says.
    pub(crate) about: &'static str,
}

/// The body of a request or an answer.
pub(crate) struct Body {
    /// What it is, in a sentence.
    pub(crate) about: &'static str,
    /// The media type; `None` for JSON.
    pub(crate) media: Option<&'static str>,
    /// The schema; `None` where there is no body.
    pub(crate) schema: Option<Schema>,
}

/// The parameters that addresses have in braces.
const IN_PATHS: [Parameter; 5] = [
    Parameter { name: "id", about: "The id." },
    Parameter { name: "channel", about: "The name of a channel of the game's talk." },
    Parameter { name: "seq", about: "The number of a message in its channel." },
    Parameter { name: "name", about: "The name of an account, or one that it had until lately." },
    Parameter { name: "token", about: "The last part of a link for a new password." },
];

/// Collects operations.
struct Api<'a> {
    schemas: &'a mut SchemaGenerator,
    operations: Vec<Operation>,
}

impl Api<'_> {
    /// An operation without a body, which is answered by nothing.
    fn add(
        &mut self,
        (method, path): (&'static str, &str),
        name: &'static str,
        about: &'static str,
    ) -> &mut Self {
        let is_in_path = |parameter: &Parameter| path.contains(&format!("{{{}}}", parameter.name));
        self.operations.push(Operation {
            name,
            method,
            path: format!("/api/v1{path}"),
            about,
            parameters: IN_PATHS.into_iter().filter(is_in_path).collect(),
            body: None,
            status: 204,
            answer: Body { about: "It is done.", media: None, schema: None },
        });
        self
    }

    fn last(&mut self) -> (&mut SchemaGenerator, Option<&mut Operation>) {
        (self.schemas, self.operations.last_mut())
    }

    /// The last operation takes a body.
    fn takes<T: JsonSchema>(&mut self, about: &'static str) -> &mut Self {
        if let (schemas, Some(last)) = self.last() {
            last.body = Some(Body { about, media: None, schema: Some(schemas.subschema_for::<T>()) });
        }
        self
    }

    /// The last operation is answered with a status and a body.
    fn answers<T: JsonSchema>(&mut self, status: u16, about: &'static str) -> &mut Self {
        if let (schemas, Some(last)) = self.last() {
            let schema = Some(schemas.subschema_for::<T>());
            (last.status, last.answer) = (status, Body { about, media: None, schema });
        }
        self
    }

    /// The last operation is answered with a file.
    fn gives(&mut self, media: &'static str, about: &'static str) -> &mut Self {
        if let (_, Some(last)) = self.last() {
            let schema = Some(json_schema!({ "type": "string" }));
            (last.status, last.answer) = (200, Body { about, media: Some(media), schema });
        }
        self
    }

    /// The last operation is answered with a status alone.
    fn says(&mut self, status: u16, about: &'static str) -> &mut Self {
        if let (_, Some(last)) = self.last() {
            (last.status, last.answer.about) = (status, about);
        }
        self
    }

    /// The last operation has a parameter behind its address.
    fn with(&mut self, name: &'static str, about: &'static str) -> &mut Self {
        if let (_, Some(last)) = self.last() {
            last.parameters.push(Parameter { name, about });
        }
        self
    }
}

/// All operations, whose types become schemas.
pub(crate) fn operations(schemas: &mut SchemaGenerator) -> Vec<Operation> {
    let mut api = Api { schemas, operations: Vec::new() };
    players(&mut api);
    accounts(&mut api);
    push(&mut api);
    proofs(&mut api);
    passkeys(&mut api);
    lists(&mut api);
    games(&mut api);
    api.operations
}

/// Those of the player who asks.
fn players(api: &mut Api<'_>) {
    api.add(("get", "/me"), "me", "Says who the caller is to others.").answers::<Me>(200, "The caller.");
    api.add(("post", "/me"), "rename", "Chooses the name of a guest.")
        .takes::<NameBody>("The name.")
        .answers::<Me>(200, "The caller.");
    api.add(("get", "/me/games"), "myGames", "Lists the games in which the caller sits.")
        .answers::<OwnGames>(200, "The games.");
    api.add(("get", "/me/leave"), "myLeave", "Says how much leave the caller has.")
        .answers::<LeaveState>(200, "The leave.");
    api.add(("post", "/me/leave"), "setLeave", "Goes on leave, or comes back.")
        .takes::<LeaveWish>("Whether to go.")
        .answers::<LeaveState>(200, "The leave.");
    api.add(("get", "/me/notices"), "myNotices", "Lists what the caller was told.")
        .answers::<NoticeHistory>(200, "The notices, the newest first.");
    api.add(("post", "/me/notices"), "readNotices", "Notes what the caller has read.")
        .takes::<NoticesRead>("Up to which number.")
        .answers::<UnreadNotices>(200, "How many are not read.");
}

/// Those of accounts and sessions.
fn accounts(api: &mut Api<'_>) {
    api.add(("get", "/account"), "account", "Tells the caller of their account.")
        .answers::<Account>(200, "The account.");
    api.add(("post", "/account"), "signUp", "Makes an account of the caller, who keeps every game.")
        .takes::<SignUp>("Name, and password or passkey.")
        .answers::<Me>(201, "The caller.");
    api.add(("post", "/session"), "signIn", "Signs in.")
        .takes::<SignIn>("Name and password.")
        .answers::<Me>(200, "The caller.");
    api.add(("delete", "/session"), "signOut", "Signs out: the browser is a new guest.");
    api.add(
        ("delete", "/account/sessions"),
        "endOtherSessions",
        "Ends all sessions of the account but this one.",
    );
    api.add(("delete", "/account/sessions/{id}"), "endSession", "Ends a session of the account.");
    api.add(("post", "/account/invitations"), "inviteToAccount", "Invites somebody to make an account.")
        .answers::<AccountInvitation>(201, "The link.");
    api.add(("post", "/forgotten"), "forgotten", "Asks for a link for a new password, by mail.")
        .takes::<Forgotten>("Name or mail address.")
        .says(202, "A letter is on its way, if there is such an account.");
    api.add(("post", "/reset/{token}"), "resetPassword", "Chooses a new password by a link, and signs in.")
        .takes::<ResetPassword>("The password.")
        .answers::<Me>(200, "The caller.");
    api.add(("post", "/account/mail/wishes"), "setWishes", "Sets what the caller wants to be told by mail.")
        .takes::<MailWishes>("The wishes.")
        .answers::<MailState>(200, "The mail of the account.");
}

/// Those of push.
fn push(api: &mut Api<'_>) {
    api.add(
        ("get", "/account/push/key"),
        "pushKey",
        "Gives the key by which push services know the service.",
    )
    .answers::<PushServiceKey>(200, "The key.");
    api.add(("post", "/account/push"), "subscribe", "Tells the browser of this session of games by push.")
        .takes::<NewPush>("Where it is told.");
    api.add(
        ("delete", "/account/push"),
        "unsubscribe",
        "Pushes nothing to the browser of this session any more.",
    );
    let wishes = ("post", "/account/push/wishes");
    api.add(wishes, "setPushWishes", "Sets what the caller wants to be told by push.")
        .takes::<PushWishes>("The wishes.")
        .answers::<PushState>(200, "The push of the account.");
    api.add(("post", "/account/push/test"), "testPush", "Pushes a message to the browser of this session.")
        .answers::<PushTest>(200, "The fate of the message.");
}

/// Those for which an account proves who it is.
fn proofs(api: &mut Api<'_>) {
    api.add(("post", "/account/proof"), "prove", "Proves who the caller is, for 10 minutes.")
        .takes::<Proof>("The password.");
    api.add(("post", "/account/password"), "newPassword", "Gives the account another password.")
        .takes::<NewPassword>("Both passwords.")
        .answers::<Me>(200, "The caller.");
    api.add(("post", "/account/name"), "newName", "Gives the account another name.")
        .takes::<NewName>("The name, and the password.")
        .answers::<Me>(200, "The caller.");
    api.add(("post", "/account/mail"), "newAddress", "Asks for another mail address, or for none.")
        .takes::<NewAddress>("The address, and the password.")
        .answers::<MailState>(200, "The mail of the account.");
    api.add(("post", "/account/second-factor"), "newSecondFactor", "Asks for a second factor.")
        .takes::<Proof>("The password.")
        .answers::<NewSecondFactor>(201, "What an app is told.");
    let confirm = ("post", "/account/second-factor/confirmation");
    api.add(confirm, "confirmSecondFactor", "Confirms the second factor that was asked for.")
        .takes::<Confirmation>("What the app shows.")
        .answers::<RecoveryCodes>(200, "What stands in for the app.");
    let remove = ("post", "/account/second-factor/removal");
    api.add(remove, "removeSecondFactor", "Takes the second factor away.").takes::<Proof>("The password.");
    api.add(("post", "/account/recovery-codes"), "newRecoveryCodes", "Makes other recovery codes.")
        .takes::<Proof>("The password.")
        .answers::<RecoveryCodes>(200, "The codes.");
    api.add(("post", "/account/export"), "exportAccount", "Gives all that is kept of the account.")
        .takes::<Proof>("The password.")
        .gives("application/zip", "An archive.");
    api.add(("post", "/account/deletion"), "deleteAccount", "Deletes the account in some days.")
        .takes::<Proof>("The password.");
}

/// Those of passkeys.
fn passkeys(api: &mut Api<'_>) {
    api.add(("post", "/passkey-challenge"), "passkeyChallenge", "Asks for a challenge of a passkey.")
        .takes::<PasskeyUse>("The use of the passkey.")
        .answers::<PasskeyChallenge>(200, "What the browser is told.");
    api.add(("post", "/session/passkey"), "signInByPasskey", "Signs in by a passkey.")
        .takes::<PasskeySignIn>("The answer of the passkey.")
        .answers::<Me>(200, "The caller.");
    api.add(("post", "/account/proof/passkey"), "proveByPasskey", "Proves who the caller is by a passkey.")
        .takes::<PasskeyProof>("The answer of the passkey.");
    api.add(("post", "/account/passkeys"), "addPasskey", "Adds a passkey to the account.")
        .takes::<NewPasskey>("The passkey.")
        .answers::<Passkey>(201, "The passkey.");
    api.add(("post", "/account/passkeys/{id}"), "renamePasskey", "Gives a passkey another name.")
        .takes::<PasskeyName>("The name.")
        .answers::<Passkey>(200, "The passkey.");
    api.add(("delete", "/account/passkeys/{id}"), "removePasskey", "Takes a passkey away from the account.");
}

/// Those that list what everybody may know.
fn lists(api: &mut Api<'_>) {
    for (path, name, about) in [
        ("/openapi.json", "openapi", "Gives this description."),
        ("/asyncapi.json", "asyncapi", "Gives the description of the socket."),
    ] {
        api.add(("get", path), name, about).answers::<Map<String, Value>>(200, "The description.");
    }
    api.add(("get", "/lobby"), "lobby", "Lists tables that wait and games that may be watched.")
        .answers::<Lobby>(200, "The lobby.");
    api.add(("get", "/ladder"), "ladder", "Lists players by their ratings.")
        .with("after", "The next of the page before.")
        .answers::<Ladder>(200, "A page of it.");
    api.add(("get", "/players/{name}"), "player", "Adds up the finished games of an account.")
        .answers::<PlayerProfile>(200, "The profile.");
    api.add(("get", "/games"), "finishedGames", "Lists finished games, the newest first.")
        .with("player", "Of the account with this name; up to six times.")
        .with("mine", "yes: those of the caller.")
        .with("place", "The place of the first player, or of the caller.")
        .with("board", "The name of a board.")
        .with("rules", "The name of a rule set.")
        .with("clock", "A kind of clock.")
        .with("result", "A kind of end.")
        .with("since", "That ended from a moment on: milliseconds since 1970, or a day YYYY-MM-DD (UTC).")
        .with("until", "That ended before a moment, or until the end of a day.")
        .with("before", "The next of the page before.")
        .with("format", "pgn or ndjson: all of them as a stream.")
        .answers::<FinishedGames>(200, "A page of them.");
    api.add(("get", "/openings"), "opening", "Adds up the turns that were played in a position.")
        .with("position", "The position string.")
        .with("board", "The name of its board; square9 without it.")
        .with("rules", "The name of a rule set; classic without it.")
        .with("options", "What differs from the rule set: name=value, with commas between.")
        .with("games", "all, people, rated, bots or mine; all without it.")
        .answers::<Opening>(200, "The turns.");
}

/// Those of a game.
fn games(api: &mut Api<'_>) {
    api.add(("post", "/games"), "createGame", "Opens a game.")
        .takes::<NewGameRequest>("Its settings.")
        .answers::<Created>(201, "The game.");
    api.add(("post", "/play"), "playNow", "Sits down at the table that fits best, or at a new one.")
        .takes::<PlayNow>("What is looked for.")
        .answers::<Seated>(200, "The table.");
    api.add(("get", "/games/{id}"), "game", "Gives a whole game.")
        .with("legal", "With it the answer has the position now and what may be played.")
        .answers::<GameState>(200, "The game.");
    api.add(("get", "/games/{id}/record"), "record", "Gives the record of a game.")
        .gives("application/x-djambi-record", "The record.");
    api.add(("get", "/games/{id}/invitations"), "invitations", "Lists the invitations of the caller's game.")
        .answers::<Vec<Invitation>>(200, "The invitations.");
    api.add(
        ("get", "/games/{id}/ratings"),
        "gameRatings",
        "Gives the ratings of those who play a rated game.",
    )
    .answers::<GameRatings>(200, "The ratings.");
    api.add(("get", "/games/{id}/plan"), "myPlans", "Gives what the caller has planned in a game.")
        .answers::<TurnPlans>(200, "The plans.");
    api.add(("post", "/games/{id}/plan"), "setPlan", "Plans the next turn of a seat.")
        .takes::<PlanRequest>("The plan.")
        .answers::<TurnPlans>(200, "The plans.");
    api.add(("post", "/games/{id}/table"), "actAtTable", "Does something at a table.")
        .takes::<TableAct>("The act.")
        .answers::<Held>(200, "The seats of the caller.");
    api.add(("post", "/games/{id}/again"), "playAgain", "Plays again with the same players.")
        .answers::<Created>(200, "The new game.");
    api.add(("post", "/games/{id}/reports"), "report", "Shows the host a message.")
        .takes::<ReportRequest>("The message and the reason.");
    let blank = ("delete", "/games/{id}/talk/{channel}/{seq}");
    api.add(blank, "blankWords", "Takes out the words of a message of the caller's.");
}
