//! Where a hall is, out of what people write.

use tokio_tungstenite::tungstenite::http::Uri;

/// The port of a hall where no more than a machine is named.
const PORT: u16 = 8080;

/// Where a hall is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// Whether the connection is encrypted.
    pub(super) tls: bool,
    /// The machine, without brackets.
    pub(super) host: String,
    /// The port.
    pub(super) port: u16,
    /// What comes before the paths of the hall, without a slash at its end.
    pub(super) path: String,
}

impl Address {
    /// Reads a URL, or the name of a machine with or without a port.
    pub(super) fn read(text: &str) -> Option<Self> {
        let is_bare = !text.contains("://");
        let whole = if is_bare {
            format!("http://{text}")
        } else {
            text.to_owned()
        };
        let uri: Uri = whole.parse().ok()?;
        let tls = match uri.scheme_str()? {
            "http" | "ws" => false,
            "https" | "wss" => true,
            _ => return None,
        };
        let authority = uri.authority()?;
        if authority.as_str().contains('@') {
            return None;
        }
        let host = authority.host().trim_matches(['[', ']']).to_owned();
        let usual = match (is_bare, tls) {
            (true, _) => PORT,
            (false, false) => 80,
            (false, true) => 443,
        };
        let path = uri.path().trim_end_matches('/');
        let path = path.strip_suffix("/ws").unwrap_or(path);
        (!host.is_empty()).then(|| Self {
            tls,
            host,
            port: authority.port_u16().unwrap_or(usual),
            path: path.to_owned(),
        })
    }

    /// The machine and port as they stand in a URL.
    pub(super) fn authority(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    /// Where it is, in one line.
    pub(super) fn shown(&self) -> String {
        let scheme = if self.tls { "https" } else { "http" };
        format!("{scheme}://{}{}", self.authority(), self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn an_address_is_read_as_people_write_it() {
        let check = |text: &str, expected: Option<&str>| {
            let read = Address::read(text).map(|address| address.shown());
            assert_eq!(read.as_deref(), expected, "{text}");
        };
        check("localhost", Some("http://localhost:8080"));
        check("10.0.0.2:81", Some("http://10.0.0.2:81"));
        check("http://sala.example", Some("http://sala.example:80"));
        check("https://sala.example/", Some("https://sala.example:443"));
        check(
            "wss://sala.example/club/ws",
            Some("https://sala.example:443/club"),
        );
        check("ws://[::1]:8080/ws", Some("http://[::1]:8080"));
        check("ftp://sala.example", None);
        check("http://ana:secret@sala.example", None);
        check("", None);
    }
}
