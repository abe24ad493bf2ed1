//! The web client's files, which the program carries in itself.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use jadoube_words::{Arguments, Language};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::{Hall, records::escape};

/// The built client. Where it was not built there is nothing in it, and the hall says how to.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Where the client puts files whose name changes with what is in them.
const UNCHANGING: &str = "assets/";

/// A file of the client, or its first page for every address that is none: it finds its own way.
pub(super) fn page(hall: &Hall, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allow = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allow).into_response();
    }
    file::<Built>(uri.path(), headers).unwrap_or_else(|| unbuilt(hall))
}

fn file<Files: RustEmbed>(path: &str, headers: &HeaderMap) -> Option<Response> {
    let index = Files::get("index.html")?;
    let name = path.strip_prefix('/').unwrap_or(path);
    Some(match Files::get(name) {
        Some(file) if !name.is_empty() => send(name, file, headers),
        Some(_) | None if is_page(name) => send("index.html", index, headers),
        // A page in the place of a file would not help.
        Some(_) | None => StatusCode::NOT_FOUND.into_response(),
    })
}

/// Whether a name is one of a page, which the client finds by its first part: what follows may
/// have dots, as the number of an Article or the name of a person has.
fn is_page(name: &str) -> bool {
    let first = name.split('/').next().unwrap_or(name);
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let is_word = (!first.is_empty() || name.is_empty()) && first.chars().all(is_word);
    is_word && !name.starts_with(UNCHANGING)
}

fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let mut tag = String::with_capacity(34);
    tag.push('"');
    for byte in &file.metadata.sha256_hash()[..16] {
        tag.push_str(&format!("{byte:02x}"));
    }
    tag.push('"');
    let keep = if name.starts_with(UNCHANGING) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let is_known = headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .any(|known| known.to_str().is_ok_and(|known| known.contains(&tag)));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(file.data).into_response()
    };
    let kind = content_type(file.metadata.mimetype());
    let told = response.headers_mut();
    told.insert(header::CONTENT_TYPE, kind);
    told.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        told.insert(header::ETAG, tag);
    }
    response
}

fn content_type(kind: &str) -> HeaderValue {
    let is_text = kind.starts_with("text/") || kind == "application/javascript";
    let whole = if is_text {
        format!("{kind}; charset=utf-8")
    } else {
        kind.to_owned()
    };
    HeaderValue::from_str(&whole).unwrap_or(HeaderValue::from_static("application/octet-stream"))
}

/// The one page of a hall without the client, in both languages.
fn unbuilt(hall: &Hall) -> Response {
    let part = |language: Language, code: &str| {
        let words = hall.tongues().of(language);
        let say = |key: &str| escape(&words.message(key, &Arguments::new()));
        format!(
            "<section lang=\"{code}\">\n<h1>{}</h1>\n<p>{}</p>\n\
             <pre>jadoube play http://…</pre>\n<p>{}</p>\n</section>\n",
            say("hall-unbuilt_title"),
            say("hall-unbuilt_how"),
            say("hall-unbuilt_meanwhile"),
        )
    };
    let page = format!(
        "<!DOCTYPE html>\n<html lang=\"es\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n</head>\n<body>\n{}{}</body>\n</html>\n",
        escape(&hall.config().name),
        part(Language::Spanish, "es"),
        part(Language::English, "en"),
    );
    let keep = [(header::CACHE_CONTROL, "no-store")];
    (StatusCode::OK, keep, Html(page)).into_response()
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    #[derive(RustEmbed)]
    #[folder = "tests/data/client"]
    struct Sample;

    #[derive(RustEmbed)]
    #[folder = "tests/data/none"]
    #[allow_missing = true]
    struct Nothing;

    async fn get(path: &str) -> (StatusCode, String, String) {
        let response = file::<Sample>(path, &HeaderMap::new()).expect("there is a client");
        let kind = response.headers().get(header::CONTENT_TYPE);
        let kind = kind.map(|kind| kind.to_str().expect("text").to_owned());
        let status = response.status();
        let body = to_bytes(response.into_body(), 4096).await.expect("a body");
        let text = String::from_utf8(body.to_vec()).expect("text");
        (status, kind.unwrap_or_default(), text)
    }

    #[tokio::test]
    async fn every_address_of_the_client_gets_its_first_page() {
        for path in [
            "/",
            "/mesa/Xy3aB90z",
            "/index.html",
            "/leyes/2023/7.5.1",
            "/jugador/Ana%20B.",
        ] {
            let (status, kind, text) = get(path).await;
            assert_eq!(status, StatusCode::OK, "{path}");
            assert_eq!(kind, "text/html; charset=utf-8");
            assert!(text.contains("<title>Sample</title>"), "{path}: {text}");
        }
    }

    #[tokio::test]
    async fn a_file_comes_as_what_it_is_and_one_that_is_not_there_does_not() {
        let (status, kind, _) = get("/assets/a-1.js").await;
        assert_eq!(
            (status, &*kind),
            (StatusCode::OK, "text/javascript; charset=utf-8")
        );
        for path in [
            "/assets/b-2.js",
            "/robots.txt",
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "//etc/passwd.x",
        ] {
            assert_eq!(get(path).await.0, StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn a_file_that_the_browser_has_is_not_sent_again() {
        let first = file::<Sample>("/", &HeaderMap::new()).expect("there is a client");
        let tag = first.headers()[header::ETAG].clone();
        let mut headers = HeaderMap::new();
        headers.insert(header::IF_NONE_MATCH, tag);
        let second = file::<Sample>("/", &headers).expect("there is a client");
        assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
        let asset = file::<Sample>("/assets/a-1.js", &headers).expect("there is a client");
        assert_eq!(asset.status(), StatusCode::OK);
        let keep = asset.headers()[header::CACHE_CONTROL].to_str();
        assert!(keep.is_ok_and(|keep| keep.contains("immutable")));
    }

    #[test]
    fn without_a_client_there_is_no_file() {
        assert!(file::<Nothing>("/", &HeaderMap::new()).is_none());
    }
}
