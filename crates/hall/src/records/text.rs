//! What a person typed, made fit for one line.

/// The text on one line: whatever is no visible character becomes a blank, runs of blanks become
/// one, and none is left at either end. Marks that turn the direction of writing are left out, so
/// that no name can rearrange the line it stands in.
pub(crate) fn one_line(text: &str) -> String {
    let visible = text.chars().filter(|letter| !turns_direction(*letter));
    let blanked: String = visible
        .map(|letter| if is_blank(letter) { ' ' } else { letter })
        .collect();
    let mut line = String::with_capacity(blanked.len());
    for word in blanked.split(' ').filter(|word| !word.is_empty()) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// The same without accents and capitals, to compare what people type.
pub(crate) fn folded(text: &str) -> String {
    one_line(text).chars().flat_map(folded_letter).collect()
}

fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter.is_control()
}

fn turns_direction(letter: char) -> bool {
    matches!(
        letter,
        '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}' | '\u{2066}'..='\u{2069}' | '\u{FEFF}'
    )
}

/// A letter in small, without the accent that Spanish and its neighbors put on it.
fn folded_letter(letter: char) -> impl Iterator<Item = char> {
    letter.to_lowercase().filter_map(|small| match small {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => Some('a'),
        'é' | 'è' | 'ê' | 'ë' => Some('e'),
        'í' | 'ì' | 'î' | 'ï' => Some('i'),
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => Some('o'),
        'ú' | 'ù' | 'û' | 'ü' => Some('u'),
        'ñ' => Some('n'),
        'ç' => Some('c'),
        // An accent that stands as a character of its own behind its letter.
        '\u{0300}'..='\u{036F}' => None,
        other => Some(other),
    })
}

#[cfg(test)]
mod tests {
    use super::{folded, one_line};

    #[test]
    fn a_line_has_no_ends_tabs_or_turned_words() {
        assert_eq!(one_line("  Ana\r\n\tLópez\u{202E} "), "Ana López");
        assert_eq!(one_line("\u{FEFF}\0"), "");
    }

    #[test]
    fn accents_and_capitals_do_not_tell_names_apart() {
        assert_eq!(
            folded("  PEÑA,  José "),
            folded("pen\u{0303}a, jose\u{0301}")
        );
    }
}
