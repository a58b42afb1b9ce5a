//! The interface described, for machines and for people.

use serde_json::{Map, Value, json};

/// One thing that can be asked by HTTP.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    /// Whether a token may be shown.
    pub(crate) token: bool,
    /// The schema of the body, by its name below.
    pub(crate) body: Option<&'static str>,
    /// The status of a good answer, what kind it is, and its schema.
    pub(crate) answer: (u16, &'static str, &'static str),
}

const JSON: &str = "application/json";

const fn route(method: &'static str, path: &'static str, about: &'static str) -> Route {
    Route { method, path, about, token: false, body: None, answer: (200, JSON, "Anything") }
}

impl Route {
    const fn token(self) -> Self {
        Self { token: true, ..self }
    }
    const fn takes(self, body: &'static str) -> Self {
        Self { body: Some(body), ..self }
    }
    const fn gives(self, answer: &'static str) -> Self {
        let (status, kind, _) = self.answer;
        Self { answer: (status, kind, answer), ..self }
    }
    const fn kind(self, status: u16, kind: &'static str) -> Self {
        let (_, _, schema) = self.answer;
        Self { answer: (status, kind, schema), ..self }
    }
}

/// All that can be asked by HTTP.
pub(crate) const ROUTES: &[Route] = &[
    route("get", "/api/hello", "Whether a server of tables answers, and which bots it has").gives("Hello"),
    route("get", "/api/games", "The games, their seats, scenarios and options").gives("Games"),
    route("post", "/api/tables", "Opens a table; its tokens are told here and nowhere else")
        .takes("Open")
        .gives("Opened")
        .kind(201, JSON),
    route("get", "/api/tables/{table}", "The table, as far as the holder of the token may know it")
        .token()
        .gives("Table"),
    route("post", "/api/tables/{table}/sit", "Sits down on an open seat").token().takes("Sit").gives("Sat"),
    route("post", "/api/tables/{table}/links", "A new link for a friend's seat that nobody has used")
        .token()
        .takes("Seat")
        .gives("Sat"),
    route("post", "/api/tables/{table}/ask", "A question about the game").token().takes("Ask").gives("Value"),
    route("post", "/api/tables/{table}/do", "An action, an undo, an offer, a line of chat …")
        .token()
        .takes("Do")
        .gives("Value"),
    route("get", "/api/tables/{table}/events", "What happens at the table, as server-sent events")
        .token()
        .kind(200, "text/event-stream")
        .gives("Text"),
    route("get", "/api/tables/{table}/record", "The record, once the game is over")
        .kind(200, "text/plain")
        .gives("Text"),
    route("get", "/api/tables/{table}/socket", "A WebSocket: docs/online.md, section 3").kind(101, JSON),
    route("get", "/api/openapi.json", "This description"),
    route("get", "/health", "Whether the server is well").gives("Anything"),
    route("get", "/metrics", "What is counted, for Prometheus").kind(200, "text/plain").gives("Text"),
];

/// The words of [`crate::wrong::Wrong`] and of the engine's failures.
const KINDS: [&str; 17] = [
    "refused",
    "text",
    "over",
    "other_seat",
    "chance",
    "hidden",
    "undo",
    "stale",
    "token",
    "seat",
    "taken",
    "study",
    "unknown",
    "busy",
    "large",
    "origin",
    "server",
];

fn object(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "required": required, "properties": properties })
}

fn closed(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
}

fn schemas() -> Value {
    let seat = json!({ "type": "integer", "minimum": 0, "maximum": 62 });
    let number = json!({ "type": "integer", "minimum": 0, "maximum": 4_294_967_295_u32 });
    let text = |longest: usize| json!({ "type": "string", "maxLength": longest });
    let token = json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" });
    let id = json!({ "type": "string", "pattern": "^[0-9a-z]{16}$" });
    json!({
        "Anything": {},
        "Text": { "type": "string" },
        "Error": object(&["error"], json!({
            "error": object(&["kind"], json!({ "kind": { "type": "string", "enum": KINDS } })),
        })),
        "Hello": object(&["sandtable", "tables", "bots"], json!({
            "sandtable": { "type": "string" }, "tables": { "type": "boolean" },
            "bots": { "type": "array", "items": { "type": "string" } }, "mail": { "type": "boolean" },
        })),
        "Games": { "type": "array", "items": object(&["id", "seats", "scenarios"], json!({
            "id": { "type": "string" }, "edition": { "type": "integer" },
            "seats": { "type": "array", "items": { "type": "string" } },
            "scenarios": { "type": "array", "items": object(&["id", "title"], json!({
                "id": { "type": "string" }, "title": { "type": "string" },
            })) },
        })) },
        "Open": closed(&["game", "scenario", "seats"], json!({
            "game": { "type": "string", "enum": sandtable_catalog::games() },
            "scenario": text(80),
            "options": { "type": ["object", "null"],
                "additionalProperties": { "type": ["boolean", "string"] } },
            "seats": { "type": "array", "items": { "type": "string",
                "description": "me, friend, open, or a bot such as bot:level3" } },
            "name": text(40),
            "study": { "type": "string", "enum": ["off", "after", "always"] },
            "clock": { "type": ["object", "null"], "properties": {
                "days": { "type": "integer", "minimum": 1, "maximum": 365 },
                "minutes": { "type": "integer", "minimum": 1, "maximum": 525_600 } } },
        })),
        "Opened": object(&["table", "token", "address", "watch", "links", "seed_hash"], json!({
            "table": id, "token": token, "address": { "type": "string" }, "watch": { "type": "string" },
            "links": { "type": "array", "items": { "$ref": "#/components/schemas/Sat" } },
            "seed_hash": { "type": "string" },
        })),
        "Table": object(&["table", "game", "scenario", "seats", "mine", "seq", "played", "seed_hash"], json!({
            "table": id, "game": { "type": "string" }, "scenario": { "type": "string" },
            "seats": { "type": "array" }, "mine": { "type": "array", "items": seat }, "seq": number,
            "played": number, "seed_hash": { "type": "string" },
        })),
        "Seat": object(&["seat"], json!({ "seat": seat })),
        "Sit": object(&["seat"], json!({ "seat": seat, "name": text(40) })),
        "Sat": object(&["token", "address"], json!({ "seat": seat, "token": token, "address": { "type": "string" } })),
        "Ask": object(&["question"], json!({
            "seat": { "type": ["integer", "null"], "minimum": 0, "maximum": 62 },
            "question": { "type": "object", "minProperties": 1, "maxProperties": 1,
                "description": "a Query of the catalog, such as {\"sight\": {\"from\": 0}}" },
            "at": number,
        })),
        "Do": { "type": "object", "minProperties": 1, "maxProperties": 2,
            "description": "one of the messages of docs/online.md, section 3",
            "properties": { "play": object(&["seat", "seq", "from", "action"], json!({
                "seat": seat, "seq": number, "from": number, "action": text(500),
            })) } },
        "Value": object(&["value"], json!({ "value": {}, "seq": number })),
    })
}

/// The description by OpenAPI 3.1.
pub(crate) fn description() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let (status, kind, schema) = route.answer;
        let schema_of = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
        let mut responses = Map::new();
        let good = if status == 101 {
            json!({ "description": "the connection is live" })
        } else {
            json!({ "description": "done", "content": { kind: { "schema": schema_of(schema) } } })
        };
        responses.insert(status.to_string(), good);
        responses.insert(
            "default".to_owned(),
            json!({ "description": "nothing was done", "content": { JSON: { "schema": schema_of("Error") } } }),
        );
        let mut operation = json!({ "summary": route.about, "responses": responses });
        if let Some(body) = route.body {
            operation["requestBody"] =
                json!({ "required": true, "content": { JSON: { "schema": schema_of(body) } } });
        }
        if route.path.contains("{table}") {
            operation["parameters"] = json!([{
                "name": "table", "in": "path", "required": true, "schema": { "type": "string" },
            }]);
        }
        if route.token {
            // A spectator shows none.
            operation["security"] = json!([{ "token": [] }, {}]);
        }
        let path = paths.entry(route.path.to_owned()).or_insert_with(|| json!({}));
        path[route.method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sandtable", "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables played by link. docs/online.md says what the words mean.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    })
}

/// A page to browse the description; it needs nothing from elsewhere.
pub(crate) fn page() -> &'static str {
    "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>Sandtable: the interface</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
code, pre { font: 14px/1.4 ui-monospace, monospace }
pre { overflow-x: auto; padding: .5rem 1rem; border: 1px solid #8884; border-radius: .4rem }
details { margin: .4rem 0 } summary { cursor: pointer }
.method { display: inline-block; min-width: 3.2em; font-weight: 600; text-transform: uppercase }
</style>
<h1>Sandtable: the interface</h1>
<p>The same for machines: <a href=\"/api/openapi.json\">openapi.json</a>.</p>
<main id=\"routes\">This page needs JavaScript; the description does not.</main>
<script src=\"/api/page.js\"></script>
</html>
"
}

/// The script of that page.
pub(crate) const SCRIPT: &str = r##""use strict";
const add = (parent, name, text) => {
  const child = parent.appendChild(document.createElement(name));
  if (text) child.textContent = text;
  return child;
};
fetch("/api/openapi.json").then((answer) => answer.json()).then((api) => {
  const main = document.getElementById("routes");
  main.textContent = "";
  const shape = (schema) => schema && schema.$ref ? api.components.schemas[schema.$ref.split("/").pop()] : schema;
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, what] of Object.entries(methods)) {
      const details = add(main, "details");
      const summary = add(details, "summary");
      add(summary, "span", method).className = "method";
      add(summary, "code", path);
      add(summary, "span", " – " + what.summary);
      if (what.security) add(details, "p", "Authorization: Bearer TOKEN, or none for a spectator");
      const body = what.requestBody && what.requestBody.content["application/json"].schema;
      if (body) {
        add(details, "p", "Body");
        add(details, "pre", JSON.stringify(shape(body), null, 2));
      }
      for (const [status, answer] of Object.entries(what.responses)) {
        const content = Object.entries(answer.content || {})[0];
        add(details, "p", status + ": " + answer.description + (content ? " (" + content[0] + ")" : ""));
        if (content) add(details, "pre", JSON.stringify(shape(content[1].schema), null, 2));
      }
    }
  }
});
"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_referred_to_is_described() {
        let all = description();
        let text = all.to_string();
        for part in text.split("#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap_or_default();
            assert!(all["components"]["schemas"].get(name).is_some(), "{name}");
        }
        assert_eq!(all["paths"].as_object().map(Map::len), Some(ROUTES.len()));
    }
}
