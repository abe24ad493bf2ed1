//! Where the hall listens.

use std::{io, net::SocketAddr};

use tokio::net::{TcpListener, lookup_host};

use super::Trouble;

/// The port where none is named.
const PORT: u16 = 8080;

/// Listens at every address named.
pub(super) async fn listen(named: &[String]) -> Result<Vec<TcpListener>, Trouble> {
    let mut listeners = Vec::new();
    for address in named {
        listeners.append(&mut listen_at(address).await?);
    }
    Ok(listeners)
}

/// Listens at an address, and at each of those that a name stands for.
async fn listen_at(named: &str) -> Result<Vec<TcpListener>, Trouble> {
    let text = whole(named);
    let bad = |error: &io::Error| Trouble::BadAddress(named.to_owned(), error.to_string());
    let found = lookup_host(&text).await.map_err(|error| bad(&error))?;
    let mut listeners = Vec::new();
    let mut failed = None;
    let mut port = None;
    for mut address in found {
        // A name that stands for two addresses gets one port of the system's choice for both.
        if let (0, Some(port)) = (address.port(), port) {
            address.set_port(port);
        }
        match TcpListener::bind(address).await {
            Ok(listener) => {
                port = listener.local_addr().ok().map(|address| address.port());
                listeners.push(listener);
            }
            Err(error) => failed = Some((address, error)),
        }
    }
    match failed {
        Some((address, error)) if listeners.is_empty() => Err(why(address, named, &error)),
        None if listeners.is_empty() => Err(bad(&io::ErrorKind::AddrNotAvailable.into())),
        Some(_) | None => Ok(listeners),
    }
}

/// An address with its port: `8080` and `:8080` are ports of all addresses of the machine.
fn whole(named: &str) -> String {
    let bare = named.strip_prefix(':').unwrap_or(named);
    if bare.parse::<u16>().is_ok() {
        return format!("0.0.0.0:{bare}");
    }
    match named.parse::<std::net::IpAddr>() {
        Ok(ip) => SocketAddr::new(ip, PORT).to_string(),
        Err(_) if named.contains(':') => named.to_owned(),
        Err(_) => format!("{named}:{PORT}"),
    }
}

fn why(address: SocketAddr, named: &str, error: &io::Error) -> Trouble {
    if error.kind() == io::ErrorKind::AddrInUse {
        Trouble::PortTaken(address.to_string(), address.port())
    } else if error.kind() == io::ErrorKind::PermissionDenied {
        Trouble::PortForbidden(address.to_string())
    } else {
        Trouble::BadAddress(named.to_owned(), error.to_string())
    }
}

/// Where those who play can reach the listeners: first from this machine, then from others.
pub(super) fn reached(listeners: &[TcpListener]) -> (Vec<String>, Vec<String>) {
    let (mut here, mut elsewhere) = (Vec::new(), Vec::new());
    let mut add = |address: SocketAddr| {
        let list = if address.ip().is_loopback() {
            &mut here
        } else {
            &mut elsewhere
        };
        let url = format!("http://{address}");
        if !list.contains(&url) {
            list.push(url);
        }
    };
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    for listener in listeners {
        let Ok(bound) = listener.local_addr() else {
            continue;
        };
        if !bound.ip().is_unspecified() {
            add(bound);
            continue;
        }
        let found = interfaces.iter().map(if_addrs::Interface::ip);
        // Addresses that hold within one link alone need its name, which browsers do not take.
        let usable = found.filter(|ip| match ip {
            std::net::IpAddr::V4(ip) => !ip.is_link_local(),
            std::net::IpAddr::V6(ip) => !ip.is_unicast_link_local() && bound.is_ipv6(),
        });
        usable.for_each(|ip| add(SocketAddr::new(ip, bound.port())));
    }
    (here, elsewhere)
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn an_address_may_be_written_short() {
        let check = |named: &str, expected: &str| assert_eq!(whole(named), expected);
        check("8080", "0.0.0.0:8080");
        check(":90", "0.0.0.0:90");
        check("127.0.0.1", "127.0.0.1:8080");
        check("::1", "[::1]:8080");
        check("[::]:0", "[::]:0");
        check("localhost", "localhost:8080");
        check("localhost:1234", "localhost:1234");
        check("10.0.0.1:80", "10.0.0.1:80");
    }
}
