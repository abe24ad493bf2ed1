//! Where to go after entering.

use url::Url;

/// The longest address that is gone on to.
const LONGEST: usize = 2000;

/// The page of the hall that `next` names, or its first page: never one of another site, and never
/// what a browser might take for one.
///
/// It is read as a browser reads it, by the rules of the WHATWG, where `\` is `/` and a tab or a
/// line feed is nothing: what was checked is what is written out again.
///
/// ```
/// use jadoube_hall::next;
/// assert_eq!(next("/mesa/Xy3aB90z?vista=3d"), "/mesa/Xy3aB90z?vista=3d");
/// assert_eq!(next(r"/\evil.example"), "/");
/// ```
pub fn next(asked: &str) -> String {
    inside(asked).unwrap_or_else(|| "/".to_owned())
}

fn inside(asked: &str) -> Option<String> {
    if asked.len() > LONGEST || !asked.starts_with('/') {
        return None;
    }
    // A host that nobody has: whoever gets away from it is going elsewhere.
    let hall = Url::parse("http://hall.invalid/").expect("it is an address");
    let url = hall.join(asked).ok()?;
    let is_here = url.origin() == hall.origin() && url.username().is_empty();
    let path = &url[url::Position::BeforePath..];
    // `//host`, which the rules may leave of `/.//host`, would be another site once more.
    (is_here && !path.starts_with("//")).then(|| path.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_the_hall_are_gone_on_to() {
        for (asked, expected) in [
            ("/", "/"),
            ("/sala/abierta", "/sala/abierta"),
            (
                "/mesa/Xy3aB90z?vista=3d#reloj",
                "/mesa/Xy3aB90z?vista=3d#reloj",
            ),
            ("/a/../b", "/b"),
            (
                "/p?next=https://evil.example",
                "/p?next=https://evil.example",
            ),
        ] {
            assert_eq!(next(asked), expected, "{asked}");
        }
    }

    #[test]
    fn a_backslash_leads_to_no_other_site() {
        for asked in [
            r"/\evil.example",
            r"\\evil.example",
            r"/\/evil.example",
            r"\/evil.example",
            "/\t/evil.example",
            "/\n/evil.example",
            "/\r\n/evil.example",
            "\t//evil.example",
            r"/.\/evil.example",
            r"/\\\evil.example",
        ] {
            assert_eq!(next(asked), "/", "{asked:?}");
        }
    }

    #[test]
    fn no_other_site_is_gone_on_to() {
        for asked in [
            "",
            "evil",
            "//evil.example",
            "///evil.example",
            "https://evil.example",
            "http:evil.example",
            "javascript:alert(1)",
            "data:text/html,x",
            "/.//evil.example",
            "/..//evil.example",
            "/a/..//evil.example",
            "//hall.invalid@evil.example",
            "//user@hall.invalid/",
            " //evil.example",
        ] {
            assert_eq!(next(asked), "/", "{asked:?}");
        }
        assert_eq!(next(&format!("/{}", "a".repeat(LONGEST))), "/");
    }
}
