//! The pages of the archive: finished games, and those of a player.

use askama::Template;
use axum::extract::{Extension, RawQuery, State};
use axum::response::{IntoResponse, Redirect, Response};
use djambi::{Geometry, Reason, RuleSet};
use djambi_protocol::{
    ClockKind, FinishedGame, FinishedGames, LevelGames, Missing, OwnGame, Phase, PlayerProfile, RatingChange,
    Refusal, SeatState, ShownRating,
};
use djambi_rating::Rating;
use djambi_text::{Language, Pages, board_title, kind_of_game, level_title, problem, rule_set_title};

use super::game_page::player_line;
use super::language_switch::LanguageSwitch;
use super::rating_graph::RatingGraph;
use super::{PageError, personal_page};
use crate::app::App;
use crate::calendar::day_of;
use crate::env;
use crate::http::api::{own_games_of, page_of, profile_of};
use crate::http::caching;
use crate::http::error::Error;
use crate::http::game_query::GameQuery;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::http::shown_position::{find, parameters};
use crate::identity::{Principal, appearance};
use crate::limits::Caller;

/// The number of games whose ratings the graph of a player shows at most, the last ones.
const GRAPH_GAMES: u32 = 200;

/// The page of finished games.
#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    language: Language,
    switch: LanguageSwitch,
    form: Form,
    /// The games of the visitor that go on, if only theirs are shown.
    running: Vec<GameLine>,
    games: Vec<GameLine>,
    /// Why no games were looked for.
    trouble: Option<String>,
    /// The address of the next page.
    next: Option<String>,
}

/// The page of a player.
#[derive(Template)]
#[template(path = "player.html")]
struct PlayerPage {
    language: Language,
    switch: LanguageSwitch,
    name: String,
    /// Where the name is reported.
    report: String,
    /// The rating, from the first rated game on.
    rating: Option<String>,
    graph: Option<RatingGraph>,
    /// How many games there are, in words.
    count: String,
    /// The sums: a title, and lines of words and numbers.
    sums: Vec<(&'static str, Vec<(String, u32)>)>,
    /// The games with bots: the level, the games, those won, the share in hundredths.
    levels: Vec<(String, u32, u32, u32)>,
    games: Vec<GameLine>,
    /// The address of all games of the player.
    all: String,
}

/// The form by which games are looked for.
struct Form {
    player: String,
    is_mine: bool,
    since: String,
    until: String,
    selects: Vec<Select>,
}

/// A choice of the form.
struct Select {
    name: &'static str,
    label: &'static str,
    options: Vec<Choice>,
}

/// A value of a choice.
struct Choice {
    value: &'static str,
    title: String,
    is_chosen: bool,
}

/// A game in a list.
struct GameLine {
    address: String,
    kind: String,
    players: Vec<PlayerLine>,
    /// How it ended, or that it goes on.
    end: String,
    /// The day of its end, as `YYYY-MM-DD`.
    day: Option<String>,
    turns: Option<String>,
    /// The position, as the script draws it; none where the board is not shown.
    board: &'static str,
    rules: String,
    position: String,
}

/// A player of a game.
struct PlayerLine {
    seat: &'static str,
    name: String,
    /// The address of the player's page.
    address: Option<String>,
    place: Option<u32>,
    /// By how many points the game has changed the rating.
    change: Option<String>,
}

/// `GET /games`
pub(crate) async fn games(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    Extension(caller): Extension<Caller>,
    RawQuery(query): RawQuery,
) -> Result<Response, PageError> {
    let query = query.unwrap_or_default();
    let asked = GameQuery::of_page(&query)?;
    let text = Pages(reader.language);
    // A name that nobody has is no wrong address: the form stays, to be corrected.
    let unknown = |refused: &Refusal| matches!(refused, Refusal::NotFound { what: Missing::Player });
    let (found, trouble) = match asked.resolved(&app, &principal).await {
        Ok(filter) => (page_of(&app, principal.id(), filter).await?, None),
        Err(Error::Refused(refused)) if unknown(&refused) => {
            (FinishedGames { games: Vec::new(), next: None }, Some(problem(text.0, &refused.problem())))
        }
        Err(error) => return Err(error.into()),
    };
    let running = if asked.is_mine { own_games_of(&app, &principal, &caller).await? } else { Vec::new() };
    let goes_on = running.iter().filter(|game| game.phase != Phase::Over);
    let page = GamesPage {
        language: reader.language,
        switch: LanguageSwitch::new(&reader),
        form: Form::new(text, &query, &asked),
        running: goes_on.map(|game| GameLine::of_running(text, game)).collect(),
        games: found.games.iter().map(|game| GameLine::of_finished(text, game)).collect(),
        trouble,
        next: found.next.map(|next| address_with(&query, ("before", &next))),
    };
    personal_page(&page, caching::PERSONAL)
}

/// `GET /player/{name}`
pub(crate) async fn player(
    State(app): State<App>,
    principal: Principal,
    Extension(reader): Extension<Reader>,
    PathParam(name): PathParam,
) -> Result<Response, PageError> {
    let profile = profile_of(&app, &principal, &name).await?;
    if profile.name != name {
        return Ok(Redirect::to(&address_of(&profile.name)).into_response());
    }
    let asked = GameQuery { players: vec![name], ..GameQuery::default() };
    let filter = asked.resolved(&app, &principal).await?;
    let found = page_of(&app, principal.id(), filter).await?;
    let text = Pages(reader.language);
    let past = match app.store.account_named(appearance(&profile.name), env::now_ms()).await? {
        Some(account) => app.store.past_ratings(account.player, GRAPH_GAMES).await?,
        None => Vec::new(),
    };
    let past: Vec<Rating> = past.into_iter().map(|(_, rating)| rating).collect();
    let page = PlayerPage {
        language: reader.language,
        switch: LanguageSwitch::new(&reader),
        report: format!(
            "/report?{}",
            serde_urlencoded::to_string([("player", &profile.name)]).unwrap_or_default()
        ),
        rating: profile.rating.map(rating_text),
        graph: RatingGraph::new(&past),
        count: text.games_count(profile.games.into()),
        sums: sums(text, &profile),
        levels: profile.levels.iter().map(|of| level_line(text, of)).collect(),
        games: found.games.iter().map(|game| GameLine::of_finished(text, game)).collect(),
        all: address_with("", ("player", &profile.name)),
        name: profile.name,
    };
    personal_page(&page, caching::PERSONAL)
}

fn sums(text: Pages, profile: &PlayerProfile) -> Vec<(&'static str, Vec<(String, u32)>)> {
    let places = profile.places.iter().map(|of| (text.place(of.place.into()), of.games)).collect();
    let kinds = profile.kinds.iter().map(|of| (end_title(text, of.kind).to_owned(), of.games)).collect();
    let boards = profile.boards.iter().map(|of| (board_title(text.0, of.board), of.games)).collect();
    let sums: [(&'static str, Vec<(String, u32)>); 3] =
        [(text.games_place(), places), (text.games_result(), kinds), (text.games_board(), boards)];
    sums.into_iter().filter(|(_, lines)| !lines.is_empty()).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share is between 0 and the games"
)]
fn level_line(text: Pages, of: &LevelGames) -> (String, u32, u32, u32) {
    let percent = (of.share * 100.0 / f64::from(of.games.max(1))).round() as u32;
    (level_title(text.0, of.level), of.games, of.won, percent)
}

const fn end_title(text: Pages, end: Reason) -> &'static str {
    match end {
        Reason::Win => text.end_win(),
        Reason::Repetition => text.end_repetition(),
        Reason::QuietLimit => text.end_quiet(),
        Reason::Agreement => text.end_agreement(),
        Reason::LengthLimit => text.end_length(),
        Reason::Closed => text.end_closed(),
    }
}

const fn clock_title(text: Pages, clock: ClockKind) -> &'static str {
    match clock {
        ClockKind::None => text.clock_none(),
        ClockKind::RealTime => text.clock_real_time(),
        ClockKind::ByDay => text.clock_by_day(),
    }
}

impl Form {
    fn new(text: Pages, query: &str, asked: &GameQuery) -> Self {
        let fields = parameters(query);
        let value = |name: &str| find(&fields, name).unwrap_or_default().to_owned();
        let filter = &asked.filter;
        let choice = |value: &'static str, title: String, is_chosen| Choice { value, title, is_chosen };
        let board = |board: &'static Geometry| {
            choice(board.name(), board_title(text.0, board), filter.board == Some(board))
        };
        let rules =
            |&set: &RuleSet| choice(set.name(), rule_set_title(text.0, set), filter.rules == Some(set));
        let clock = |kind: ClockKind| {
            choice(kind.name(), clock_title(text, kind).to_owned(), filter.clock == Some(kind))
        };
        let end = |end: Reason| choice(end.name(), end_title(text, end).to_owned(), filter.kind == Some(end));
        let select = |name, label, options: Vec<Choice>| Select { name, label, options };
        Self {
            player: value("player"),
            is_mine: asked.is_mine,
            since: value("since"),
            until: value("until"),
            selects: vec![
                select("board", text.games_board(), Geometry::ALL.map(board).into()),
                select("rules", text.games_rules(), RuleSet::ALL.iter().map(rules).collect()),
                select("clock", text.games_clock(), ClockKind::ALL.map(clock).into()),
                select("result", text.games_result(), Reason::ALL.map(end).into()),
            ],
        }
    }
}

impl GameLine {
    fn of_finished(text: Pages, game: &FinishedGame) -> Self {
        let result = |seat| game.results.iter().find(|result| result.seat == seat);
        let place = |seat| result(seat)?.place;
        let change = |seat| result(seat)?.rating;
        let players = game.seats.iter().filter(|(seat, _)| game.results.iter().any(|of| of.seat == **seat));
        Self {
            address: format!("/game/{}", game.id),
            kind: kind_of_game(text.0, game.board, &game.rules),
            players: players
                .map(|(&seat, state)| PlayerLine {
                    change: change(seat).map(change_text),
                    ..PlayerLine::new(text, seat, state, place(seat))
                })
                .collect(),
            end: end_title(text, game.outcome.reason).to_owned(),
            day: Some(day(game.ended_ms)),
            turns: Some(text.turns_count(game.turns.into())),
            board: game.board.name(),
            rules: serde_json::to_string(&game.rules).unwrap_or_default(),
            position: game.position.clone(),
        }
    }

    fn of_running(text: Pages, game: &OwnGame) -> Self {
        Self {
            address: format!("/game/{}", game.id),
            kind: kind_of_game(text.0, game.board, &game.rules),
            players: game
                .seats
                .iter()
                .map(|(&seat, state)| PlayerLine::new(text, seat, state, None))
                .collect(),
            end: text.games_runs().to_owned(),
            day: None,
            turns: None,
            board: game.board.name(),
            rules: serde_json::to_string(&game.rules).unwrap_or_default(),
            position: game.position.clone().unwrap_or_default(),
        }
    }
}

impl PlayerLine {
    fn new(text: Pages, seat: djambi::Seat, state: &SeatState, place: Option<u32>) -> Self {
        Self {
            seat: seat.name(),
            name: player_line(text, state),
            address: state.account.then(|| address_of(&state.name)),
            place,
            change: None,
        }
    }
}

/// A rating for people: `1512 ± 90`, with a question mark while it is a guess.
pub(super) fn rating_text(rating: ShownRating) -> String {
    let mark = if rating.provisional { "?" } else { "" };
    format!("{}{mark} ± {}", rating.points, rating.margin)
}

/// The points that a game has given or taken, with their sign.
fn change_text(RatingChange { before, after }: RatingChange) -> String {
    match after - before {
        0 => "±0".to_owned(),
        up @ 1.. => format!("+{up}"),
        down => format!("−{}", down.unsigned_abs()),
    }
}

/// The day of a moment in milliseconds since 1970, as HTML and forms write it.
pub(super) fn day(milliseconds: u64) -> String {
    let (year, month, day) = day_of(milliseconds);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The address of the page of a player.
pub(super) fn address_of(name: &str) -> String {
    let encoded = serde_urlencoded::to_string([("", name)]).expect("a pair of texts");
    format!("/player/{}", encoded.trim_start_matches('=').replace('+', "%20"))
}

/// The address of the page of games with another value of a parameter.
fn address_with(query: &str, (name, value): (&str, &str)) -> String {
    let mut fields = parameters(query);
    fields.retain(|(field, value)| field != name && !value.is_empty());
    fields.push((name.to_owned(), value.to_owned()));
    format!("/games?{}", serde_urlencoded::to_string(fields).expect("texts"))
}
