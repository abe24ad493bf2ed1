//! Pages to be printed: escaped text, one style, no script.

use std::sync::OnceLock;

use sha2::{Digest, Sha256};

/// The style of every printed page.
const STYLE: &str = include_str!("print.css");

/// A text for the inside of an element or of an attribute in double quotes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(letter),
            // No browser shows them, and HTML does not allow them.
            control if control.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

/// A whole page around a body that is escaped already.
pub(crate) fn page(language: &str, title: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n",
        escape(title)
    )
}

/// The header `Content-Security-Policy` under which printed pages are sent: nothing is loaded or
/// run, and no style but the one of these pages applies.
pub fn content_security_policy() -> &'static str {
    static POLICY: OnceLock<String> = OnceLock::new();
    POLICY.get_or_init(|| {
        let digest = Sha256::digest(STYLE.as_bytes());
        format!(
            "default-src 'none'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'; \
             frame-ancestors 'none'",
            base64(&digest)
        )
    })
}

/// The bytes as the header writes a digest.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            let value = (bits >> (18 - 6 * digit)) & 63;
            let is_there = digit <= three.len();
            text.push(match DIGITS.get(value as usize) {
                Some(letter) if is_there => char::from(*letter),
                Some(_) | None => '=',
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{base64, escape};

    #[test]
    fn digests_are_written_as_the_standard_has_it() {
        for (bytes, text) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
        ] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
    }

    #[test]
    fn nothing_typed_opens_an_element_or_ends_an_attribute() {
        assert_eq!(
            escape("<script a=\"'&\u{7}"),
            "&lt;script a=&quot;&#39;&amp; "
        );
    }
}
