//! What is sent and told, as JSON Schema. What can be opened is read from the games themselves.

use crate::live::Games;
use crate::wrong::Wrong;
use sandtable_engine::rules::Setting;
use serde_json::{Map, Value, json};

/// The words of [`Wrong`] and of the engine's failures.
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

/// A bot as a seat or a hint names it.
const BOT: &str = "(random|greedy|style[0-9]|level[1-5])(:(steady|bold|cautious|methodical))?";

/// Signs that can be shown, and line breaks.
const SHOWN: &str = r"^[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]*$";

fn object(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "required": required, "properties": properties })
}

/// An object that has nothing else.
fn closed(required: &[&str], properties: Value) -> Value {
    json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
}

/// An object of one field: a word, and what it is about.
fn word(name: &str, about: Value) -> Value {
    closed(&[name], json!({ name: about }))
}

fn seat() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": 62 })
}

fn number() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": u32::MAX })
}

fn text(longest: usize) -> Value {
    json!({ "type": "string", "maxLength": longest, "pattern": SHOWN })
}

/// Every table that can be opened: a scenario with its seats and options.
fn open(games: &Games) -> Result<Value, Wrong> {
    let mut all = Vec::new();
    for id in sandtable_catalog::games() {
        let game = games.get(id)?;
        let seats = json!({
            "type": "array", "minItems": game.seats().len(), "maxItems": game.seats().len(),
            "items": { "type": "string", "pattern": format!("^(me|friend|open|bot:{BOT})$") },
            "contains": { "enum": ["me", "friend", "open"] },
            "description": "who sits where: me, a friend, whoever comes, or a bot; a person at least",
        });
        for scenario in game.scenarios() {
            let options = scenario.options.iter().map(|option| {
                let value = match option.default {
                    Setting::Switch(_) => json!({ "type": "boolean" }),
                    Setting::Word(_) => json!({ "type": "string", "enum": option.choices }),
                };
                (option.id.clone(), value)
            });
            let mut options = closed(&[], Value::Object(options.collect::<Map<_, _>>()));
            options["type"] = json!(["object", "null"]);
            all.push(closed(
                &["game", "scenario", "seats"],
                json!({
                    "game": { "const": id }, "scenario": { "const": scenario.id }, "options": options, "seats": seats,
                    "name": text(40), "study": { "type": "string", "enum": ["off", "after", "always"] },
                    "clock": { "$ref": "#/components/schemas/Clock" },
                }),
            ));
        }
    }
    Ok(json!({ "oneOf": all }))
}

/// Every question (`Query` of the catalog).
fn question() -> Value {
    let id = json!({ "type": "integer", "minimum": 0, "maximum": 65_534 });
    let perhaps = json!({ "type": ["integer", "null"], "minimum": 0, "maximum": 65_534 });
    let action = text(500);
    let nothing = closed(&[], json!({}));
    json!({ "oneOf": [
        word("sight", closed(&["from"], json!({ "from": number() }))),
        word("meant", closed(&[], json!({ "counter": perhaps, "space": perhaps }))),
        word("route", closed(&["counter", "to"], json!({ "counter": id, "to": id }))),
        word("overlays", nothing.clone()),
        word("due", nothing),
        word("counter_card", closed(&["counter"], json!({ "counter": id }))),
        word("space_card", closed(&["space"], json!({ "space": id }))),
        word("stakes", closed(&["action"], json!({ "action": action }))),
        word("what_if", closed(&["actions"], json!({
            "actions": { "type": "array", "items": action, "maxItems": 20 },
        }))),
    ] })
}

/// Every message of section 3 but the questions.
fn doing() -> Value {
    let step =
        || object(&["seat", "seq", "from"], json!({ "seat": seat(), "seq": number(), "from": number() }));
    let acts = || {
        object(
            &["seat", "seq", "from", "action"],
            json!({
                "seat": seat(), "seq": number(), "from": number(), "action": text(500),
            }),
        )
    };
    let answer = || object(&["seat", "offer"], json!({ "seat": seat(), "offer": number() }));
    let says =
        |name: &str, longest: usize| object(&["seat", name], json!({ "seat": seat(), name: text(longest) }));
    let rules = json!({ "type": "array", "maxItems": 50, "items": object(&["if", "play"], json!({
        "if": text(100), "play": text(500), "said": text(300),
    })) });
    json!({ "oneOf": [
        word("play", acts()),
        word("retract", acts()),
        word("undo", step()),
        word("undo_phase", step()),
        word("redo", step()),
        word("resign", step()),
        word("offer", json!({ "oneOf": [
            object(&["seat", "kind", "played"], json!({
                "seat": seat(), "kind": { "const": "take_back" }, "played": number(),
            })),
            object(&["seat", "kind"], json!({ "seat": seat(), "kind": { "const": "end" } })),
        ] })),
        word("accept", answer()),
        word("refuse", answer()),
        word("chat", says("text", 500)),
        word("note", says("text", 10_000)),
        word("name", says("name", 40)),
        word("mail", object(&["seat", "address"], json!({
            "seat": seat(), "address": { "type": "string", "maxLength": 200, "pattern": r"^([\w.+-]+@[\w-]+\.[\w.-]+)?$" },
        }))),
        word("standing", object(&["seat", "rules"], json!({ "seat": seat(), "rules": rules }))),
        word("advise", object(&["seat", "bot"], json!({
            "seat": seat(), "bot": { "type": "string", "pattern": format!("^{BOT}$") },
        }))),
        word("rematch", object(&["seat"], json!({ "seat": seat(), "swap": { "type": "boolean" } }))),
        word("record", object(&[], json!({}))),
        word("ping", object(&[], json!({}))),
    ] })
}

/// All schemas, by their names.
///
/// # Errors
/// If a game cannot be read.
pub(crate) fn all(games: &Games) -> Result<Value, Wrong> {
    let token = json!({ "type": "string", "pattern": "^[0-9a-f]{32}$" });
    let id = json!({ "type": "string", "pattern": "^[0-9a-z]{16}$" });
    let string = json!({ "type": "string" });
    let minutes = |most: u32| json!({ "type": "integer", "minimum": 1, "maximum": most });
    Ok(json!({
        "Anything": {},
        "Text": { "type": "string" },
        "Id": id,
        "Error": object(&["error"], json!({
            "error": object(&["kind"], json!({ "kind": { "type": "string", "enum": KINDS } })),
        })),
        "Hello": object(&["sandtable", "tables", "bots", "mail"], json!({
            "sandtable": string, "tables": { "type": "boolean" },
            "bots": { "type": "array", "items": string }, "mail": { "type": "boolean" },
        })),
        "Games": { "type": "array", "items": object(&["id", "seats", "edition", "scenarios"], json!({
            "id": string, "edition": { "type": "integer" },
            "seats": { "type": "array", "items": string },
            "scenarios": { "type": "array", "items": object(&["id", "title", "options"], json!({
                "id": string, "title": string, "options": { "type": "array" },
            })) },
        })) },
        "Clock": { "oneOf": [
            { "type": "null" },
            closed(&["days"], json!({ "days": minutes(365) })),
            closed(&["minutes"], json!({ "minutes": minutes(525_600) })),
        ] },
        "Open": open(games)?,
        "Opened": object(&["table", "token", "address", "watch", "links", "seed_hash"], json!({
            "table": id, "token": token, "address": string, "watch": string,
            "links": { "type": "array", "items": { "$ref": "#/components/schemas/Sat" } },
            "seed_hash": string,
        })),
        "Table": object(
            &["table", "game", "scenario", "options", "seats", "mine", "seq", "played", "to_act", "over", "offers",
                "clock", "rematch", "seed_hash", "study", "chat", "notes", "opened", "now"],
            json!({
                "table": id, "game": string, "scenario": string, "options": { "type": "object" },
                "seats": { "type": "array", "items": object(&["seat", "who", "name", "here", "mine", "used", "since"],
                    json!({ "seat": seat(), "who": string, "name": string, "here": { "type": "boolean" },
                        "mine": { "type": "boolean" }, "used": { "type": "boolean" }, "since": number() })) },
                "mine": { "type": "array", "items": seat() }, "spectator": { "type": "boolean" },
                "opener": { "type": "boolean" }, "seq": number(), "played": number(), "from": number(),
                "to_act": { "type": ["integer", "null"] }, "over": { "type": ["object", "null"] },
                "offers": { "type": "array" }, "clock": { "type": ["object", "null"] },
                "rematch": { "type": ["string", "null"] }, "seed_hash": string, "study": string,
                "chat": { "type": "array" }, "notes": { "type": "object" }, "opened": number(), "now": number(),
            }),
        ),
        "Seat": object(&["seat"], json!({ "seat": seat() })),
        "Sit": object(&["seat"], json!({ "seat": seat(), "name": text(40) })),
        "Sat": object(&["token", "address"], json!({ "seat": seat(), "token": token, "address": string })),
        "Ask": object(&["question"], json!({
            "seat": { "type": ["integer", "null"], "minimum": 0, "maximum": 62 },
            "question": question(),
            "at": { "type": ["integer", "null"], "minimum": 0, "maximum": u32::MAX },
        })),
        "Do": doing(),
        "Value": object(&["value"], json!({ "value": {}, "seq": number() })),
    }))
}
