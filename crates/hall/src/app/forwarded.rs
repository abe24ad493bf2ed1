//! From where a request comes, also behind a proxy.

use std::{
    convert::Infallible,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use axum::{
    extract::{ConnectInfo, FromRequestParts, Request, State},
    http::{HeaderMap, request::Parts},
    middleware::Next,
    response::Response,
};

use crate::{Config, Hall};

/// From where a request comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// Its address. An IPv4 address written as IPv6 is given as IPv4.
    pub address: IpAddr,
    /// How it came to the hall, or to the proxy before it.
    pub scheme: Scheme,
    /// Whether it came by itself, not through a proxy.
    pub is_direct: bool,
    /// Whether it came through a proxy that the hall trusts.
    pub is_proxied: bool,
}

/// How a request came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    /// In the clear.
    Http,
    /// Encrypted.
    Https,
}

impl Scheme {
    /// As addresses begin.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }
}

impl Client {
    /// What can be believed: the headers that proxies add count only where the request comes from
    /// one that the hall was told to trust.
    pub fn of(peer: IpAddr, headers: &HeaderMap, config: &Config) -> Self {
        let peer = peer.to_canonical();
        let proxies = &config.trusted_proxies;
        let is_trusted = |address: IpAddr| {
            let mut known = proxies.iter().map(IpAddr::to_canonical);
            known.any(|proxy| proxy == address)
        };
        let scheme = if config.secure_cookies {
            Scheme::Https
        } else {
            Scheme::Http
        };
        if !is_trusted(peer) {
            let is_direct = !ADDED.iter().any(|name| headers.contains_key(*name));
            return Self {
                address: peer,
                scheme,
                is_direct,
                is_proxied: false,
            };
        }
        let mut address = peer;
        // Each proxy adds the one it heard from at the end, so that what stands before the first
        // stranger from there may be anybody's invention.
        for hop in listed(headers, "x-forwarded-for").rev() {
            let Some(hop) = address_in(hop) else { break };
            address = hop;
            if !is_trusted(hop) {
                break;
            }
        }
        let proto = listed(headers, "x-forwarded-proto").next_back();
        Self {
            address,
            scheme: proto.and_then(scheme_in).unwrap_or(scheme),
            is_direct: false,
            is_proxied: true,
        }
    }
}

/// What proxies add.
const ADDED: [&str; 4] = ["x-forwarded-for", "forwarded", "via", "x-real-ip"];

fn listed<'a>(headers: &'a HeaderMap, name: &str) -> impl DoubleEndedIterator<Item = &'a str> {
    let all = headers.get_all(name).into_iter().collect::<Vec<_>>();
    let texts = all.into_iter().map(|value| value.to_str().unwrap_or("?"));
    let parts = texts.flat_map(|text| text.split(',').collect::<Vec<_>>());
    parts.map(str::trim).collect::<Vec<_>>().into_iter()
}

fn address_in(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']'));
    let address = bare.unwrap_or(hop).parse::<IpAddr>();
    let address = address.or_else(|_| hop.parse::<SocketAddr>().map(|socket| socket.ip()));
    address.ok().map(|address| address.to_canonical())
}

fn scheme_in(text: &str) -> Option<Scheme> {
    let all = [Scheme::Http, Scheme::Https];
    all.into_iter()
        .find(|scheme| scheme.as_str().eq_ignore_ascii_case(text))
}

/// Notes with each request from where it comes, for whoever answers it.
pub(super) async fn find_client(
    State(hall): State<Hall>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
    let client = Client::of(peer, request.headers(), hall.config());
    request.extensions_mut().insert(client);
    next.run(request).await
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        let found = parts.extensions.get::<Self>().copied();
        // Every request passes `find_client`; one made without it comes from this very process.
        Ok(found.unwrap_or(Self {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            scheme: Scheme::Http,
            is_direct: true,
            is_proxied: false,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(peer: &str, headers: &[(&'static str, &str)], expected: &str) {
        let config = Config {
            trusted_proxies: ["10.0.0.1", "::ffff:10.0.0.2", "fd00::1"]
                .map(|text| text.parse().expect("an address"))
                .to_vec(),
            ..Config::default()
        };
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a header"));
        }
        let client = Client::of(peer.parse().expect("an address"), &map, &config);
        let told = format!("{}://{}", client.scheme.as_str(), client.address);
        assert_eq!(told, expected, "from {peer} with {headers:?}");
    }

    #[test]
    fn a_stranger_cannot_say_where_it_comes_from() {
        let spoofed = [
            ("x-forwarded-for", "1.1.1.1"),
            ("x-forwarded-proto", "https"),
        ];
        check("203.0.113.9", &spoofed, "http://203.0.113.9");
        check("::ffff:203.0.113.9", &spoofed, "http://203.0.113.9");
    }

    #[test]
    fn a_trusted_proxy_is_believed() {
        let told = [
            ("x-forwarded-for", "198.51.100.7"),
            ("x-forwarded-proto", "https"),
        ];
        check("10.0.0.1", &told, "https://198.51.100.7");
        check("::ffff:10.0.0.1", &told, "https://198.51.100.7");
        check("10.0.0.2", &told, "https://198.51.100.7");
        check(
            "fd00::1",
            &[("x-forwarded-for", "2001:db8::5")],
            "http://2001:db8::5",
        );
    }

    #[test]
    fn only_the_last_stranger_of_a_chain_counts() {
        let invented = [("x-forwarded-for", "127.0.0.1, 198.51.100.7, 10.0.0.2")];
        check("10.0.0.1", &invented, "http://198.51.100.7");
        let in_two = [
            ("x-forwarded-for", "127.0.0.1"),
            ("x-forwarded-for", "198.51.100.7"),
        ];
        check("10.0.0.1", &in_two, "http://198.51.100.7");
    }

    #[test]
    fn what_is_no_address_ends_the_chain() {
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "1.1.1.1, unknown")],
            "http://10.0.0.1",
        );
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "unknown, 10.0.0.2")],
            "http://10.0.0.2",
        );
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "198.51.100.7:4711")],
            "http://198.51.100.7",
        );
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "[2001:db8::5]:80")],
            "http://2001:db8::5",
        );
        check(
            "10.0.0.1",
            &[("x-forwarded-for", "::ffff:198.51.100.7")],
            "http://198.51.100.7",
        );
        check("10.0.0.1", &[], "http://10.0.0.1");
    }
}
