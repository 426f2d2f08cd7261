//! Descriptions of the service's API for programs that read them: [OpenAPI 3.1](https://spec.openapis.org/oas/v3.1.1) of
//! its REST addresses and [AsyncAPI 3.0](https://www.asyncapi.com/docs/reference/specification/v3.0.0) of its socket. Both
//! are made from the types of this crate; `docs/PROTOCOL.md` says what they mean.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::operations::{Body, Operation, Parameter, operations};
use crate::{ClientMessage, Failure, ServerMessage, VERSION};

/// Where schemas stand in both descriptions.
const SCHEMAS: &str = "/components/schemas";
/// The media type of nearly all bodies.
const JSON: &str = "application/json";
/// The licence of both descriptions.
const LICENCE: &str = "MIT OR Apache-2.0";

/// The description of the REST addresses, as JSON with an end of line.
#[must_use]
pub fn openapi() -> String {
    let mut schemas = generator();
    let failure = schemas.subschema_for::<Failure>();
    let mut paths: Map<String, Value> = Map::new();
    for operation in operations(&mut schemas) {
        let path = paths.entry(operation.path.clone()).or_insert_with(|| json!({}));
        path[operation.method] = described(&operation);
    }
    let failure = json!({
        "description": "What is wrong: a code with arguments, and the same in English.",
        "content": { JSON: { "schema": failure } },
    });
    let cookie = |name: &str, about: &str| json!({ "type": "apiKey", "in": "cookie", "name": name, "description": about });
    let mut info = info("Djambi: REST", "Each operation is explained in the page of the protocol.");
    info["license"]["identifier"] = LICENCE.into();
    pretty(&json!({
        "openapi": "3.1.1",
        "info": info,
        "servers": [{ "url": "/", "description": "The service that has handed this out." }],
        "security": [{}, { "guest": [] }, { "session": [] }],
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "responses": { "Failure": failure },
            "securitySchemes": {
                "guest": cookie("djambi", "A player without an account. Take the cookie of every answer. At a public address with https its name is __Host-djambi."),
                "session": cookie("djambi-session", "A player with an account. At a public address with https its name is __Host-djambi-session."),
            },
        },
    }))
}

/// The description of the socket, as JSON with an end of line.
#[must_use]
pub fn asyncapi() -> String {
    let mut schemas = generator();
    let client = schemas.subschema_for::<ClientMessage>();
    let server = schemas.subschema_for::<ServerMessage>();
    let message = |name: &str, payload: &Schema, about: &str| json!({ "name": name, "contentType": JSON, "summary": about, "payload": payload });
    let reference = |path: &str| json!({ "$ref": format!("#/{path}") });
    let operation = |action: &str, of: &str, about: &str| {
        json!({
            "action": action,
            "summary": about,
            "channel": reference("channels/socket"),
            "messages": [reference(&format!("channels/socket/messages/{of}"))],
        })
    };
    pretty(&json!({
        "asyncapi": "3.0.0",
        "info": info("Djambi: the socket", "One JSON object in each text frame; its field type names the message."),
        "defaultContentType": JSON,
        "channels": { "socket": {
            "address": "/api/v1/socket",
            "description": "A WebSocket over which a client follows games, the lobby and its notices.",
            "messages": {
                "client": reference("components/messages/client"),
                "server": reference("components/messages/server"),
            },
            "bindings": { "ws": { "method": "GET" } },
        } },
        "operations": {
            "hear": operation("receive", "client", "The service hears a client."),
            "tell": operation("send", "server", "The service tells a client."),
        },
        "components": {
            "messages": {
                "client": message("client", &client, "A message of a client."),
                "server": message("server", &server, "A message of the service."),
            },
            "schemas": schemas.take_definitions(true),
        },
    }))
}

/// Makes schemas that stand in a description, of what is read: a field with a default may be left out.
fn generator() -> SchemaGenerator {
    SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = SCHEMAS.into())
        .into_generator()
}

/// The schema of a type alone, with all that it refers to.
#[must_use]
pub fn schema<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>().to_value()
}

fn info(title: &str, about: &str) -> Value {
    json!({
        "title": title,
        "version": VERSION.to_string(),
        "description": about,
        "license": { "name": LICENCE },
    })
}

/// An operation as OpenAPI writes it.
fn described(operation: &Operation) -> Value {
    let Operation { name, about, body, status, answer, parameters, .. } = operation;
    let is_path = |parameter: &Parameter| operation.path.contains(&format!("{{{}}}", parameter.name));
    let parameters: Vec<Value> = parameters
        .iter()
        .map(|parameter| {
            let (place, is_needed) = if is_path(parameter) { ("path", true) } else { ("query", false) };
            json!({
                "name": parameter.name,
                "in": place,
                "required": is_needed,
                "description": parameter.about,
                "schema": { "type": "string" },
            })
        })
        .collect();
    let mut answered = json!({ "description": answer.about });
    if let Some(content) = content(answer) {
        answered["content"] = content;
    }
    let failure = json!({ "$ref": "#/components/responses/Failure" });
    let mut described = json!({
        "operationId": name,
        "summary": about,
        "responses": { status.to_string(): answered, "4XX": failure, "5XX": failure },
    });
    if !parameters.is_empty() {
        described["parameters"] = parameters.into();
    }
    if let Some(body) = body
        && let Some(content) = content(body)
    {
        described["requestBody"] = json!({ "required": true, "description": body.about, "content": content });
    }
    described
}

fn content(Body { media, schema, .. }: &Body) -> Option<Value> {
    let schema = schema.as_ref()?;
    Some(Value::from(Map::from_iter([(media.unwrap_or(JSON).to_owned(), json!({ "schema": schema }))])))
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
