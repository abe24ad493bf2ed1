use super::*;
use crate::Scheme;

fn client(is_proxied: bool) -> Client {
    Client {
        address: [203, 0, 113, 9].into(),
        scheme: Scheme::Http,
        is_direct: !is_proxied,
        is_proxied,
    }
}

fn told(names: &[&str]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for name in names {
        headers.append(header::HOST, name.parse().expect("a header"));
    }
    headers
}

fn is_ours(config: &Config, host: &str, is_proxied: bool) -> bool {
    let hosts = Hosts::on("Tablero.club.example", config);
    let (uri, headers) = (Uri::from_static("/"), told(&[host]));
    hosts.check(&uri, &headers, client(is_proxied)).is_ok()
}

#[test]
fn the_hall_is_reached_by_its_own_names_and_by_numbers() {
    let config = Config {
        public_url: "https://ajedrez.example".to_owned(),
        origins: vec!["https://otra.example:8443".to_owned()],
        hosts: vec!["sala.example".to_owned(), "ñandú.example:80".to_owned()],
        ..Config::default()
    };
    for host in [
        "localhost",
        "LOCALHOST:8080",
        "sub.localhost:8080",
        "127.0.0.1:8080",
        "192.168.1.7",
        "[::1]:8080",
        "[2001:db8::7]",
        "tablero",
        "Tablero:8080",
        "tablero.local:8080",
        "tablero.lan",
        "tablero.club.example.",
        "ajedrez.example",
        "ajedrez.example:443",
        "otra.example",
        "sala.example:8080",
        "xn--and-6ma2c.example",
    ] {
        assert!(is_ours(&config, host, false), "{host}");
    }
}

#[test]
fn no_name_of_somebody_elses_leads_to_the_hall() {
    let config = Config {
        public_url: "https://ajedrez.example".to_owned(),
        ..Config::default()
    };
    for host in [
        "evil.example",
        "evil.example:8080",
        "ajedrez.example.evil.example",
        "xajedrez.example",
        "sub.ajedrez.example",
        "localhost.evil.example",
        "xlocalhost",
        "tablero.evil.example",
        "tablero.local.evil.example",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "evil.example\\@127.0.0.1",
        "evil.example/127.0.0.1",
        "127.0.0.1, evil.example",
        "evil.example#localhost",
        "",
        ":8080",
    ] {
        assert!(!is_ours(&config, host, false), "{host}");
        assert!(!is_ours(&config, host, true), "{host}, through a proxy");
    }
}

#[test]
fn a_trusted_proxy_says_for_whom_it_is_where_nothing_else_is_said() {
    assert!(is_ours(&Config::default(), "club.example", true));
    assert!(!is_ours(&Config::default(), "club.example", false));
    assert!(!is_ours(&Config::default(), "a b", true));
}

#[test]
fn a_request_has_one_name_or_none() {
    let hosts = Hosts::on("tablero", &Config::default());
    let check = |uri: &'static str, names: &[&str]| {
        hosts.check(&Uri::from_static(uri), &told(names), client(false))
    };
    assert!(check("/", &[]).is_ok());
    assert!(check("/", &["localhost", "evil.example"]).is_err());
    assert!(check("/", &["localhost", "localhost"]).is_err());
    assert!(check("http://evil.example/", &["localhost"]).is_err());
    assert!(check("http://evil.example/", &[]).is_err());
    assert!(check("http://localhost/", &["localhost"]).is_ok());
}
