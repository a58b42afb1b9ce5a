//! The interface described, for machines and for people.

use crate::http::{ROUTES, Site};
use crate::live::Games;
use crate::schemas;
use crate::wrong::Wrong;
use axum::routing::MethodRouter;
use serde_json::{Map, Value, json};

/// One thing that can be asked by HTTP.
pub(crate) struct Route {
    pub(crate) method: &'static str,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    /// Whoever answers.
    pub(crate) serve: fn() -> MethodRouter<Site>,
    /// Whether a token may be shown.
    pub(crate) token: bool,
    /// The schema of the body, by its name below.
    pub(crate) body: Option<&'static str>,
    /// The status of a good answer, what kind it is, and its schema.
    pub(crate) answer: (u16, &'static str, &'static str),
    /// How it can fail besides the ways that follow from the rest.
    pub(crate) fails: &'static [u16],
}

const JSON: &str = "application/json";

pub(crate) const fn route(
    method: &'static str,
    path: &'static str,
    about: &'static str,
    serve: fn() -> MethodRouter<Site>,
) -> Route {
    Route {
        method,
        path,
        about,
        serve,
        token: false,
        body: None,
        answer: (200, JSON, "Anything"),
        fails: &[],
    }
}

impl Route {
    pub(crate) const fn token(self) -> Self {
        Self { token: true, ..self }
    }
    pub(crate) const fn takes(self, body: &'static str) -> Self {
        Self { body: Some(body), ..self }
    }
    pub(crate) const fn gives(self, answer: &'static str) -> Self {
        let (status, kind, _) = self.answer;
        Self { answer: (status, kind, answer), ..self }
    }
    pub(crate) const fn kind(self, status: u16, kind: &'static str) -> Self {
        let (_, _, schema) = self.answer;
        Self { answer: (status, kind, schema), ..self }
    }
    pub(crate) const fn fails(self, fails: &'static [u16]) -> Self {
        Self { fails, ..self }
    }

    /// Whether it is about a table.
    fn of_table(&self) -> bool {
        self.path.contains("{table}")
    }

    /// Every status of an answer that says that nothing was done, and what it means.
    fn failures(&self) -> impl Iterator<Item = (u16, &'static str)> {
        FAILURES.iter().copied().filter(|(status, _)| match status {
            400 => self.body.is_some() || self.fails.contains(&400),
            401 => self.token,
            404 => self.of_table(),
            413 => self.body.is_some(),
            403 | 429 | 500 => true,
            other => self.fails.contains(other),
        })
    }
}

/// How a request can fail.
const FAILURES: [(u16, &str); 9] = [
    (400, "what was sent means nothing here"),
    (401, "no such token at this table"),
    (403, "not for this token to do, or sent from a page of somebody else"),
    (404, "no such table"),
    (409, "not as things stand: the kind says why"),
    (413, "more than 64 KiB"),
    (429, "too much at once"),
    (500, "a fault of the server; nothing has changed"),
    (503, "the server is ending, or its database does not answer"),
];

/// The description by OpenAPI 3.1.
///
/// # Errors
/// If a game cannot be read.
pub(crate) fn description(games: &Games) -> Result<Value, Wrong> {
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
        for (status, why) in route.failures() {
            let told = schema_of(if status == 503 { "Anything" } else { "Error" });
            let failed = json!({ "description": why, "content": { JSON: { "schema": told } } });
            responses.insert(status.to_string(), failed);
        }
        let mut operation = json!({ "summary": route.about, "responses": responses });
        if let Some(body) = route.body {
            operation["requestBody"] =
                json!({ "required": true, "content": { JSON: { "schema": schema_of(body) } } });
        }
        if route.of_table() {
            operation["parameters"] = json!([{
                "name": "table", "in": "path", "required": true, "schema": schema_of("Id"),
            }]);
        }
        if route.token {
            // A spectator shows none.
            operation["security"] = json!([{ "token": [] }, {}]);
        }
        let path = paths.entry(route.path.to_owned()).or_insert_with(|| json!({}));
        path[route.method] = operation;
    }
    Ok(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sandtable", "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables played by link. docs/online.md says what the words mean.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas::all(games)?,
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    }))
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
        let all = description(&Games::default()).expect("a description");
        let text = all.to_string();
        for part in text.split("#/components/schemas/").skip(1) {
            let name = part.split('"').next().unwrap_or_default();
            assert!(all["components"]["schemas"].get(name).is_some(), "{name}");
        }
        let paths = all["paths"].as_object().expect("paths");
        let described: usize = paths.values().filter_map(Value::as_object).map(Map::len).sum();
        assert_eq!(described, ROUTES.len(), "no route is described twice");
    }
}
