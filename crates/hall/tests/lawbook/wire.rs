//! Requests and responses.

use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode};
use jadoube_hall::lawbook::router;
use serde_json::Value;
use tower::ServiceExt as _;

use crate::library::library;

/// What is answered to a request with these headers.
async fn ask(uri: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::builder().uri(uri);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).expect("a request");
    router(library()).oneshot(request).await.expect("an answer")
}

/// The status and the JSON of an answer.
async fn json(uri: &str, headers: &[(&str, &str)]) -> (StatusCode, Value) {
    let response = ask(uri, headers).await;
    let status = response.status();
    assert_eq!(
        header(&response, "content-type"),
        "application/json",
        "{uri}"
    );
    let bytes = to_bytes(response.into_body(), 1 << 22)
        .await
        .expect("a body");
    (status, serde_json::from_slice(&bytes).expect("JSON"))
}

fn header(response: &Response<Body>, name: &str) -> String {
    let value = response.headers().get(name).and_then(|it| it.to_str().ok());
    value.unwrap_or_default().to_owned()
}

#[tokio::test(start_paused = true)]
async fn every_address_answers() {
    for (uri, pointer) in [
        ("/api/laws", "/editions/7/edition"),
        ("/api/laws/2023", "/articles/0/number"),
        ("/api/laws/2023/9.6.2", "/summary/0"),
        ("/api/laws/2023/Preface", "/title"),
        ("/api/laws/2023/III.4", "/changes/0/text"),
        ("/api/laws/2023/5.2.1", "/terms/0/meaning"),
        ("/api/laws/terms?lang=es", "/terms/0/term"),
        ("/api/laws/search?q=ahogado&lang=es", "/terms/0/key"),
        ("/api/laws/2005/3.8ii(1)", "/differs/now/0/number"),
        ("/api/laws/2005/3.8ii%281%29", "/differs/now/0/number"),
        ("/api/laws/search?q=tres+veces&lang=es", "/hits/0/number"),
        (
            "/api/laws/search?q=repetici%C3%B3n&lang=es&edition=2009",
            "/hits/0/number",
        ),
        ("/api/cases", "/cases/0/id"),
        ("/api/cases?article=7.5.1", "/cases/0/title"),
        ("/api/cases?article=7.4a&edition=2009", "/cases/0/title"),
        ("/api/cases/C041", "/runs/0/told/0/0/text"),
    ] {
        let (status, body) = json(uri, &[]).await;
        assert_eq!(status, StatusCode::OK, "{uri}: {body}");
        assert!(
            body.pointer(pointer).is_some(),
            "{uri}: no {pointer} in {body}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_not_there_has_one_shape_of_error() {
    for (uri, status, about) in [
        ("/api/laws/1999", 404, "unknown_edition"),
        ("/api/laws/2023/9.9.9", 404, "unknown_article"),
        ("/api/laws/2014/9.6.2", 404, "unknown_article"),
        ("/api/laws/20%00/x", 404, "unknown_edition"),
        ("/api/laws/2023/%ff", 400, "bad_address"),
        (
            "/api/laws/2023/..%2f..%2fetc%2fpasswd",
            404,
            "unknown_article",
        ),
        ("/api/laws?lang=tlh", 400, "unknown_language"),
        ("/api/laws/search", 400, "empty_query"),
        ("/api/laws/search?q=%20", 400, "empty_query"),
        (
            "/api/laws/search?q=rey&edition=1066",
            404,
            "unknown_edition",
        ),
        ("/api/laws/search?q=rey&q=dama", 400, "bad_address"),
        ("/api/cases/C999", 404, "unknown_case"),
        ("/api/cases/README", 404, "unknown_case"),
        ("/api/cases?article=99", 404, "unknown_article"),
    ] {
        let (got, body) = json(uri, &[]).await;
        assert_eq!(got.as_u16(), status, "{uri}: {body}");
        let coded = if status == 404 {
            "not_found"
        } else {
            "invalid"
        };
        assert_eq!(body["error"]["code"], coded, "{uri}: {body}");
        assert_eq!(body["error"]["about"], about, "{uri}: {body}");
        assert!(body["error"]["say"]["es"].is_string(), "{uri}: {body}");
        let message = body["error"]["message"].as_str().expect("a message");
        assert!(message.ends_with('.'), "{uri}: {message}");
    }
    let long = format!("/api/laws/search?q={}", "x".repeat(300));
    assert_eq!(json(&long, &[]).await.1["error"]["about"], "long_query");
}

#[tokio::test(start_paused = true)]
async fn the_language_is_asked_for_or_what_the_reader_prefers() {
    let title = async |uri: &str, accept: &str| {
        let (_, body) = json(uri, &[("accept-language", accept)]).await;
        body["language"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(
        title("/api/laws/2023", "es-AR,es;q=0.9,en;q=0.8").await,
        "es"
    );
    assert_eq!(
        title("/api/laws/2023", "de, en;q=0.5, es;q=0.7").await,
        "es"
    );
    assert_eq!(title("/api/laws/2023", "en;q=1, es;q=1").await, "en");
    assert_eq!(title("/api/laws/2023", "es;q=0, en;q=0.1").await, "en");
    assert_eq!(title("/api/laws/2023", "de").await, "en");
    assert_eq!(title("/api/laws/2023?lang=es", "en").await, "es");
    assert_eq!(title("/api/laws/2023", ";;q=,,x;q=NaN").await, "en");
    let (_, body) = json("/api/laws/1999", &[("accept-language", "es")]).await;
    let message = body["error"]["message"].as_str().unwrap_or_default();
    assert!(message.starts_with("No hay edición de 1999"), "{message}");
}

#[tokio::test(start_paused = true)]
async fn cases_are_looked_for_by_their_words_in_either_language() {
    let ids = async |uri: &str| -> Vec<String> {
        let (status, body) = json(uri, &[]).await;
        assert_eq!(status, StatusCode::OK, "{uri}: {body}");
        let cases = body["cases"].as_array().cloned().unwrap_or_default();
        let ids = cases.iter().filter_map(|case| case["id"].as_str());
        ids.map(str::to_owned).collect()
    };
    let all = ids("/api/cases").await.len();
    let c041 = || "C041".to_owned();
    for uri in [
        "/api/cases?q=king+left+in+check",
        "/api/cases?q=c041",
        "/api/cases?q=jugada+ilegal&lang=es",
        "/api/cases?q=check&article=7.5.1",
    ] {
        let found = ids(uri).await;
        assert!(
            found.contains(&c041()) && found.len() < all,
            "{uri}: {found:?}"
        );
    }
    assert_eq!(ids("/api/cases?q=xyzzy").await, Vec::<String>::new());
    assert_eq!(json("/api/cases?q=", &[]).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test(start_paused = true)]
async fn a_case_says_which_part_is_in_which_language() {
    for (lang, told) in [("es", "Primera"), ("en", "First")] {
        let (_, body) = json(&format!("/api/cases/C041?lang={lang}"), &[]).await;
        assert_eq!(body["language"], lang);
        assert_eq!(body["page_language"], "en");
        let text = body.pointer("/runs/0/told/0/0/text").expect("a ruling");
        assert!(
            text.as_str().is_some_and(|it| it.starts_with(told)),
            "{text}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn what_the_reader_has_is_not_sent_again() {
    let uri = "/api/laws/2023/9.6.2";
    let first = ask(uri, &[("accept-language", "es")]).await;
    let tag = header(&first, "etag");
    assert!(tag.starts_with('"') && tag.len() > 20, "{tag}");
    assert_eq!(header(&first, "cache-control"), "public, max-age=3600");
    assert_eq!(header(&first, "vary"), "Accept-Language");
    assert_eq!(header(&first, "content-language"), "es");
    for known in [tag.clone(), format!("\"x\", W/{tag}"), "*".to_owned()] {
        let headers = [("accept-language", "es"), ("if-none-match", known.as_str())];
        let again = ask(uri, &headers).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
        let body = to_bytes(again.into_body(), 1 << 10).await.expect("a body");
        assert!(body.is_empty());
    }
    // In another language it is another answer.
    let other = [("accept-language", "en"), ("if-none-match", tag.as_str())];
    assert_eq!(ask(uri, &other).await.status(), StatusCode::OK);
}
