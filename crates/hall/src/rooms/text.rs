//! Names and lines as people type them, made fit to be shown.

use jadoube_protocol::ErrorCode;
use unicode_normalization::UnicodeNormalization;

use crate::Fault;

/// A name on one line: composed, without what cannot be seen or turns the direction of writing,
/// and with single blanks.
///
/// # Errors
///
/// [`ErrorCode::Invalid`] if nothing is left of it, [`ErrorCode::TooLong`] if it has more
/// characters than it may; with the name of the field.
pub fn clean_name(field: &str, text: &str, longest: usize) -> Result<String, Fault> {
    let clean = clean(text);
    if clean.is_empty() {
        return Err(Fault::from(ErrorCode::Invalid).about(format!("{field}: empty")));
    }
    if clean.chars().count() > longest {
        let about = format!("{field}: {longest}");
        return Err(Fault::from(ErrorCode::TooLong).about(about));
    }
    Ok(clean)
}

/// The text composed, on one line, with single blanks, and without what is not text.
pub(crate) fn clean(text: &str) -> String {
    let seen = text.chars().filter(|letter| !is_hidden(*letter));
    let composed: String = seen.nfc().collect();
    let words = composed.split(|letter: char| letter.is_whitespace() || letter.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// A code as it is compared, however it was typed.
pub(crate) fn clean_code(text: &str) -> String {
    let letters = text.chars().filter(char::is_ascii_alphanumeric);
    letters
        .map(|letter| letter.to_ascii_uppercase())
        .take(64)
        .collect()
}

/// Whether a character is not seen, or turns the direction of what stands beside it.
///
/// What joins the parts of an emoji or the letters of some scripts is seen by what it does.
pub(crate) const fn is_hidden(letter: char) -> bool {
    matches!(
        letter,
        '\u{00AD}' | '\u{061C}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
            | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn names_cannot_turn_or_break_the_line_they_stand_in() {
        let check = |text: &str, clean: &str| assert_eq!(super::clean(text), clean);
        check("  Club\n\tde  los\u{202E} jueves ", "Club de los jueves");
        check("Jose\u{301}", "José");
        check("\u{200F}\u{2066}\u{0}\u{7}", "");
        check("👩\u{200D}🏫 <b>", "👩\u{200D}🏫 <b>");
    }

    proptest! {
        #[test]
        fn whatever_is_typed_is_clean_once_cleaned(text in any::<String>()) {
            let once = clean(&text);
            prop_assert!(!once.chars().any(|letter| letter.is_control() || is_hidden(letter)));
            prop_assert_eq!(once.trim(), once.as_str());
            prop_assert!(!once.contains("  "));
            prop_assert_eq!(clean(&once), once);
        }
    }
}
