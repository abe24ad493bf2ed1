use super::*;

fn request(headers: &[(&'static str, &str)]) -> HeaderMap {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.append(*name, value.parse().expect("a header"));
    }
    map
}

fn client(scheme: Scheme) -> Client {
    Client {
        address: [203, 0, 113, 9].into(),
        scheme,
        is_direct: true,
        is_proxied: false,
    }
}

fn is_known(scheme: Scheme, host: &str, origin: &str) -> bool {
    let headers = request(&[("host", host), ("origin", origin)]);
    let config = Config {
        origins: vec!["https://ajedrez.example".to_owned()],
        ..Config::default()
    };
    check(&headers, client(scheme), &config).is_ok()
}

#[test]
fn the_own_origin_is_known_however_it_is_written() {
    for (scheme, host, origin) in [
        (Scheme::Http, "hall.example", "http://hall.example"),
        (Scheme::Http, "Hall.Example:80", "http://hall.example"),
        (Scheme::Http, "hall.example", "HTTP://HALL.example:80"),
        (Scheme::Http, "192.168.1.7:8080", "http://192.168.1.7:8080"),
        (Scheme::Http, "[::1]:8080", "http://[::1]:8080"),
        (Scheme::Https, "hall.example", "https://hall.example"),
        (Scheme::Https, "hall.example:443", "https://hall.example"),
        (
            Scheme::Https,
            "ñandú.example",
            "https://xn--and-6ma2c.example",
        ),
        (Scheme::Http, "other.example", "https://ajedrez.example"),
    ] {
        let host = host.to_owned();
        if host.is_ascii() {
            assert!(is_known(scheme, &host, origin), "{origin} at {host}");
        }
    }
}

#[test]
fn no_other_origin_is_known_however_alike_it_looks() {
    for origin in [
        "null",
        "",
        "*",
        "hall.example",
        "//hall.example",
        "http://hall.example:8080",
        "https://hall.example",
        "http://hall.example.evil.example",
        "http://evil.example",
        "http://sub.hall.example",
        "http://xhall.example",
        "http://hall.example@evil.example",
        "http://evil.example@hall.example",
        "http://hall.example/",
        "http://hall.example/path",
        "http://hall.example?evil",
        "http://hall.example#evil",
        "http://hall.example\\.evil.example",
        "http://evil.example\\@hall.example",
        "http://hall.example.",
        "http://hall.example, http://evil.example",
        "ftp://hall.example",
        "file://",
        "data:text/html,x",
        "http://ajedrez.example",
    ] {
        assert!(!is_known(Scheme::Http, "hall.example", origin), "{origin}");
    }
}

#[test]
fn two_origins_are_none() {
    let headers = request(&[
        ("host", "hall.example"),
        ("origin", "http://hall.example"),
        ("origin", "http://evil.example"),
    ]);
    assert!(check(&headers, client(Scheme::Http), &Config::default()).is_err());
}

#[test]
fn what_changes_something_needs_the_own_origin_or_a_token() {
    let check = |headers: &[(&'static str, &str)], expected: bool| {
        let mut all = vec![("host", "hall.example")];
        all.extend_from_slice(headers);
        let may = may_change(&request(&all), client(Scheme::Http), &Config::default());
        assert_eq!(may.is_ok(), expected, "{headers:?}");
    };
    let cookie = ("cookie", "jadoube_session=x");
    check(&[cookie, ("origin", "http://hall.example")], true);
    check(&[cookie, ("sec-fetch-site", "same-origin")], true);
    check(&[cookie, ("authorization", "Bearer hall_x")], true);
    check(&[cookie], false);
    check(&[cookie, ("origin", "http://evil.example")], false);
    check(&[cookie, ("origin", "null")], false);
    check(&[cookie, ("sec-fetch-site", "same-site")], false);
    check(&[cookie, ("sec-fetch-site", "cross-site")], false);
    // What the browser says of the origin is not put above the origin.
    let both = [
        ("origin", "http://evil.example"),
        ("sec-fetch-site", "same-origin"),
    ];
    check(&both, false);
    // Entering under somebody else's name, without a cookie, is not for other sites either.
    check(&[("origin", "http://evil.example")], false);
    check(&[("sec-fetch-site", "cross-site")], false);
    // A program without a browser.
    check(&[], true);
    check(&[cookie, ("authorization", "Basic eA==")], false);
}
