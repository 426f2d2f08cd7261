//! The router: every address of the service.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{delete, get, post};
use djambi_protocol::Refusal;
use tower::ServiceBuilder;

use super::bodies::count_bodies;
use super::compression::compression;
use super::error::Error;
use super::shared_page::compress_shared_pages;
use super::tidy_address::redirect_to_tidy_address;
use super::{api, assets, edge, identification, middleware, order_gate, pages, rates};
use crate::app::App;

/// The router of every address of the service.
pub(crate) fn router(app: App) -> Router {
    let wrong_method = || async { Error::Refused(Refusal::MethodNotAllowed) };
    let reads = from_fn_with_state(app.clone(), rates::limit_reads);
    let routes = pages::routes(&|page| page.route_layer(reads.clone()))
        .merge(file_routes())
        .merge(api_routes(&app))
        .merge(proof_routes(&app))
        .fallback(pages::not_found)
        .method_not_allowed_fallback(wrong_method)
        // `JsonBody` reads bodies with its own limit and answers errors as JSON.
        .layer(DefaultBodyLimit::disable());
    // A router boxes each of its layers and copies all boxes within for each request: one layer of many
    // parts, the outermost first, costs a tenth of that.
    let layers = ServiceBuilder::new()
        .layer(from_fn_with_state(app.metrics.clone(), middleware::count_request))
        .layer(from_fn(middleware::log_request))
        .layer(from_fn_with_state(app.clone(), middleware::add_security_headers))
        .layer(compression())
        .layer(from_fn_with_state(app.clone(), compress_shared_pages))
        // What is compressed on the way counts as it was before.
        .layer(from_fn_with_state(app.clone(), count_bodies))
        .layer(from_fn(redirect_to_tidy_address))
        .layer(from_fn(middleware::require_host))
        .layer(from_fn_with_state(app.clone(), middleware::refuse_foreign_origins))
        .layer(from_fn_with_state(app.clone(), identification::identify))
        .layer(from_fn_with_state(app.clone(), order_gate::keep_out));
    edge::around(edge::within(routes).layer(layers), &app).with_state(app)
}

/// The addresses of built files, and those by which a host sees whether the service works.
fn file_routes() -> Router<App> {
    Router::new()
        .route("/assets/{name}", get(assets::asset))
        .route("/healthz", get(api::health))
        .route("/readyz", get(api::readiness))
}

/// The addresses for programs.
fn api_routes(app: &App) -> Router<App> {
    let games = from_fn_with_state(app.clone(), rates::limit_games);
    let reads = from_fn_with_state(app.clone(), rates::limit_reads);
    Router::new()
        .route("/api/v1/openapi.json", get(api::openapi))
        .route("/api/v1/asyncapi.json", get(api::asyncapi))
        .route("/api/v1/lobby", get(api::lobby).route_layer(reads.clone()))
        .route("/api/v1/me", get(api::me).post(api::rename).route_layer(reads.clone()))
        .route("/api/v1/me/games", get(api::my_games).route_layer(reads.clone()))
        .route("/api/v1/me/leave", get(api::my_leave).post(api::set_leave).route_layer(reads.clone()))
        .route("/api/v1/me/notices", get(api::my_notices).post(api::read_notices).route_layer(reads.clone()))
        .route("/api/v1/account", get(api::account).post(api::sign_up).route_layer(reads.clone()))
        .route("/api/v1/account/deletion", post(api::delete_account).route_layer(reads.clone()))
        .route("/api/v1/account/export", post(api::export_account).route_layer(reads.clone()))
        .route("/api/v1/account/invitations", post(api::invite).route_layer(reads.clone()))
        .route("/api/v1/account/mail", post(api::set_address).route_layer(reads.clone()))
        .route("/api/v1/account/mail/wishes", post(api::set_wishes).route_layer(reads.clone()))
        .route("/api/v1/account/name", post(api::set_name).route_layer(reads.clone()))
        .route("/api/v1/account/password", post(api::set_password).route_layer(reads.clone()))
        .route(
            "/api/v1/account/push",
            post(api::subscribe).delete(api::unsubscribe).route_layer(reads.clone()),
        )
        .route("/api/v1/account/push/key", get(api::push_key).route_layer(reads.clone()))
        .route("/api/v1/account/push/test", post(api::test_push).route_layer(reads.clone()))
        .route("/api/v1/account/push/wishes", post(api::set_push_wishes).route_layer(reads.clone()))
        .route("/api/v1/account/recovery-codes", post(api::new_recovery_codes).route_layer(reads.clone()))
        .route("/api/v1/account/second-factor", post(api::new_factor).route_layer(reads.clone()))
        .route(
            "/api/v1/account/second-factor/confirmation",
            post(api::confirm_factor).route_layer(reads.clone()),
        )
        .route("/api/v1/account/second-factor/removal", post(api::end_factor).route_layer(reads.clone()))
        .route("/api/v1/account/sessions", delete(api::end_other_sessions).route_layer(reads.clone()))
        .route("/api/v1/account/sessions/{id}", delete(api::end_session).route_layer(reads.clone()))
        .route("/api/v1/session", post(api::sign_in).delete(api::sign_out).route_layer(reads.clone()))
        .route("/api/v1/forgotten", post(api::forgotten).route_layer(reads.clone()))
        .route("/api/v1/reset/{token}", post(api::reset_password).route_layer(reads.clone()))
        .route("/api/v1/play", post(api::play_now).route_layer(games.clone()))
        .route("/api/v1/games", get(api::finished_games).route_layer(reads.clone()))
        .route("/api/v1/games", post(api::create_game).route_layer(games.clone()))
        .route("/api/v1/openings", get(api::opening).route_layer(reads.clone()))
        .route("/api/v1/players/{name}", get(api::player).route_layer(reads.clone()))
        .route("/api/v1/games/{id}", get(api::game).route_layer(reads.clone()))
        .route("/api/v1/ladder", get(api::ladder).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/ratings", get(api::game_ratings).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/plan", get(api::my_plans).post(api::set_plan).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/record", get(api::record).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/invitations", get(api::invitations).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/table", post(api::act_at_table).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/talk/{channel}/{seq}", delete(api::blank_words).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/reports", post(api::report_words).route_layer(reads.clone()))
        .route("/api/v1/games/{id}/again", post(api::play_again).route_layer(games.clone()))
        .route("/api/v1/socket", get(api::socket))
}

/// The addresses by which players prove who they are, and those of passkeys.
fn proof_routes(app: &App) -> Router<App> {
    let reads = from_fn_with_state(app.clone(), rates::limit_reads);
    Router::new()
        .route("/api/v1/account/passkeys", post(api::add_passkey).route_layer(reads.clone()))
        .route(
            "/api/v1/account/passkeys/{id}",
            post(api::rename_passkey).delete(api::remove_passkey).route_layer(reads.clone()),
        )
        .route("/api/v1/account/proof", post(api::prove_by_password).route_layer(reads.clone()))
        .route("/api/v1/account/proof/passkey", post(api::prove_by_passkey).route_layer(reads.clone()))
        .route("/api/v1/session/passkey", post(api::sign_in_by_passkey).route_layer(reads.clone()))
        .route("/api/v1/passkey-challenge", post(api::passkey_challenge).route_layer(reads))
}
