//! By which names the hall is reached.
//!
//! A name of somebody else's that is made to lead to this machine (DNS rebinding) makes a browser
//! take the pages of that name and the hall for one site. What a browser asked for stands in
//! `Host`, which its page cannot choose: it must be a name of the hall's own. An address in numbers
//! always is one, for nobody else can make it lead here.

use std::collections::BTreeSet;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode, Uri, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use jadoube_protocol::ErrorCode;
use url::{Host, Url};

use super::{api_fault, forwarded::Client};
use crate::{Config, Fault, Hall};

/// What stands behind the name of a machine in networks at home and at work, where nobody else can
/// have a name.
const NEARBY: [&str; 7] = [
    "local",
    "lan",
    "home",
    "home.arpa",
    "internal",
    "intranet",
    "localdomain",
];
/// What those ask who see to it that the hall runs, by whatever name; it tells nothing.
const FOR_ALL: [&str; 4] = ["/health", "/healthz", "/ready", "/readyz"];

/// The names by which the hall is reached.
#[derive(Clone, Debug)]
pub(crate) struct Hosts {
    names: BTreeSet<String>,
    // Where the hall is for everybody, as it is typed; nothing if that was not said.
    public: Option<String>,
}

impl Hosts {
    /// As a hall is set up on this machine.
    pub(crate) fn of(config: &Config) -> Self {
        Self::on(&machine(), config)
    }

    fn on(machine: &str, config: &Config) -> Self {
        let mut names = BTreeSet::from(["localhost".to_owned()]);
        let machine = machine.to_ascii_lowercase();
        // Its whole name, and the part of it that others nearby know it by.
        let short = machine.split('.').next().unwrap_or_default().to_owned();
        if !short.is_empty() {
            names.extend(NEARBY.map(|nearby| format!("{short}.{nearby}")));
            names.insert(short);
            names.insert(machine);
        }
        let told = config.hosts.iter().map(String::as_str);
        let origins = config.origins.iter().map(String::as_str);
        let public = Some(config.public_url.as_str()).filter(|url| !url.is_empty());
        names.extend(told.chain(origins).chain(public).filter_map(name_of));
        Self {
            names,
            public: public.and_then(typed),
        }
    }

    /// Whether the hall is reached so.
    fn knows(&self, host: &Host<String>) -> bool {
        match host {
            Host::Ipv4(_) | Host::Ipv6(_) => true,
            Host::Domain(name) => {
                let name = name.trim_end_matches('.');
                self.names.contains(name) || name.ends_with(".localhost")
            }
        }
    }

    /// Whether a request is for the hall. One without a name is no browser's.
    fn check(&self, uri: &Uri, headers: &HeaderMap, client: Client) -> Result<(), Fault> {
        let mut named = headers.get_all(header::HOST).iter();
        let (first, second) = (named.next(), named.next());
        let whole = uri.authority().map(|authority| authority.as_str());
        if first.is_none() && whole.is_none() {
            return Ok(());
        }
        let first = first.map(|host| host.to_str().unwrap_or("?"));
        for told in [first, whole].into_iter().flatten() {
            let host = host_in(told);
            // A proxy that is trusted takes what it was set up to take, unless the hall's own
            // address was said.
            let is_known = host.as_ref().is_some_and(|host| {
                self.knows(host) || (client.is_proxied && self.public.is_none())
            });
            if !is_known || second.is_some() {
                return Err(foreign(told));
            }
        }
        Ok(())
    }
}

fn foreign(told: &str) -> Fault {
    let told: String = told.chars().take(60).collect();
    Fault::from(ErrorCode::Forbidden).about(format!("host: {told}"))
}

/// The name in what stands for a host: `name`, `name:port` or an origin.
fn name_of(text: &str) -> Option<String> {
    let authority = text.split_once("://").map_or(text, |(_, rest)| rest);
    match host_in(authority.trim_end_matches('/'))? {
        Host::Domain(name) => Some(name.trim_end_matches('.').to_owned()),
        Host::Ipv4(_) | Host::Ipv6(_) => None,
    }
}

/// A host with its port, if it has one, and nothing else.
fn host_in(authority: &str) -> Option<Host<String>> {
    if authority.is_empty() || authority.contains(['/', '\\', '?', '#', '@', ' ', ',']) {
        return None;
    }
    let url = Url::parse(&format!("http://{authority}/")).ok()?;
    url.host().map(|host| host.to_owned())
}

/// An address as it is typed: without the scheme and the stroke at the end.
fn typed(url: &str) -> Option<String> {
    let (_, rest) = url.split_once("://")?;
    Some(rest.trim_end_matches('/').to_owned())
}

/// The name of this machine; nothing if it has none.
fn machine() -> String {
    #[cfg(unix)]
    let name = rustix::system::uname()
        .nodename()
        .to_string_lossy()
        .into_owned();
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").unwrap_or_default();
    name
}

/// Refuses what was asked of another name.
pub(super) async fn guard(
    State(hall): State<Hall>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    if !FOR_ALL.contains(&path)
        && let Err(fault) = hall.hosts().check(request.uri(), request.headers(), client)
    {
        tracing::debug!(client = %client.address, "asked for by a name that is not the hall's");
        return refused(&hall, fault, path);
    }
    next.run(request).await
}

/// What is said: to a program as a fault, to a person as text.
fn refused(hall: &Hall, fault: Fault, path: &str) -> Response {
    let status = StatusCode::MISDIRECTED_REQUEST;
    if api_fault::is_for_programs(path) {
        let mut response = hall.http(fault).into_response();
        *response.status_mut() = status;
        return response;
    }
    let say = fault.told(hall.tongues()).say;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    (status, kind, format!("{}\n\n{}\n", say.es, say.en)).into_response()
}

impl Hall {
    /// Where the hall is reached, as it is typed, for somebody who asked for it so.
    ///
    /// What the request says counts only if the hall is known to be reached there by others.
    pub(crate) fn typed_address(&self, headers: &HeaderMap) -> String {
        if let Some(public) = &self.hosts().public {
            return public.clone();
        }
        let asked = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        let reached = self.reached();
        let known = reached
            .iter()
            .find(|address| Some(address.as_str()) == asked);
        match (known.or(reached.first()), asked) {
            (Some(address), _) => address.clone(),
            // Nobody said where it listens: it passed the guard at the least.
            (None, asked) => asked.unwrap_or_default().to_owned(),
        }
    }
}

#[cfg(test)]
mod tests;
