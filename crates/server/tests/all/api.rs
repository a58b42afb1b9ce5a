//! The interface is what it says of itself, in both directions. That every status and kind of answer is described is
//! looked at wherever a test asks something by HTTP ([`Host::http`]).

use crate::common::Host;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_described_is_there_and_nothing_else() {
    let host = Host::new().await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] });
    let opened = host.open(wish).await;
    let paths: Vec<String> = host.api["paths"].as_object().unwrap().keys().cloned().collect();
    assert!(paths.len() >= 15, "{paths:?}");
    // A stream of events would never end: with this it does not begin.
    let head = "Authorization: Bearer nonsense\r\n";
    for path in paths {
        let address = path.replace("{table}", &opened.table);
        let described = host.described(&address).unwrap().clone();
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            let (status, told, body) = host.http(method, &address, head, "").await;
            if described.get(method.to_lowercase()).is_some() {
                assert!(status != 405, "{method} {path}: {status}");
                assert!(status != 404, "{method} {path}: {body}");
            } else {
                assert_eq!(status, 405, "{method} {path}");
                let takes = if described.get("get").is_some() { "allow: get,head" } else { "allow: post" };
                assert!(told.contains(takes), "{method} {path}: {told}");
            }
        }
    }
    for stranger in ["/api", "/api/steal", "/api/tables/0/steal", "/api/hello/", "/API/hello"] {
        assert!(host.described(stranger).is_none(), "{stranger}");
        assert_eq!(host.http("GET", stranger, "", "").await.0, 404, "{stranger}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_way_to_fail_is_described() {
    let host = Host::new().await;
    let wish = json!({ "game": "campanha", "scenario": "dia-d", "seats": ["me", "friend"] });
    let opened = host.open(wish).await;
    let json_type = "Content-Type: application/json\r\n";
    let bearer = |token: &str| format!("{json_type}Authorization: Bearer {token}\r\n");
    let of = |what: &str| format!("/api/tables/{}{what}", opened.table);
    let long = "x".repeat(70_000);
    let (own, nobody, evil) =
        (bearer(&opened.token), bearer(&"0".repeat(32)), "Origin: http://evil.example\r\n".to_owned());
    for (method, path, head, body, status) in [
        ("POST", of("/ask"), &own, "{", 400),
        ("POST", of("/ask"), &nobody, "{}", 401),
        ("POST", of("/ask"), &own, r#"{"seat":1,"question":{"due":{}}}"#, 403),
        ("POST", of("/ask"), &own, r#"{"seat":null,"question":{"meant":{"counter":1,"space":null}}}"#, 409),
        ("POST", of("/ask"), &own, &long, 413),
        ("POST", of("/do"), &own, r#"{"play":{"seat":0,"seq":9,"from":0,"action":"invade"}}"#, 409),
        ("POST", of("/do"), &own, r#"{"advise":{"seat":0,"bot":"greedy"}}"#, 403),
        ("POST", of("/do"), &own, r#"{"accept":{"seat":0,"offer":7}}"#, 404),
        ("POST", of("/sit"), &own, r#"{"seat":1}"#, 409),
        ("POST", of("/sit"), &own, r#"{"seat":9}"#, 400),
        ("POST", of("/links"), &nobody, r#"{"seat":1}"#, 401),
        ("GET", of(""), &nobody, "", 401),
        ("GET", of("/events"), &nobody, "", 401),
        ("GET", of("/record"), &own, "", 409),
        ("GET", of("/socket"), &own, "", 400),
        ("GET", of("/record"), &evil, "", 403),
        ("GET", "/api/tables/0000000000000000/record".to_owned(), &own, "", 404),
        ("GET", "/api/page.js".to_owned(), &own, "", 200),
    ] {
        assert_eq!(host.http(method, &path, head, body).await.0, status, "{method} {path} {body:.60}");
    }
    // A server that has ended says so to whoever looks after it.
    host.server.end().await;
    assert_eq!(host.http("GET", "/health", "", "").await.0, 503);
}
