//! Sentences cut into words, with what does not matter taken off.

/// One word of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    /// Without the punctuation around it.
    pub(crate) word: &'a str,
    /// Where its last sign, punctuation included, ends in the sentence.
    pub(crate) end: usize,
}

/// Words that may stand anywhere and say nothing: articles and possessives of both languages, and
/// the Spanish "a".
const SILENT: [&str; 21] = [
    "the", "a", "an", "its", "his", "her", "their", "el", "la", "los", "las", "un", "una", "unos",
    "unas", "al", "su", "sus", "lo", "las", "-",
];

/// The words of a sentence that say something.
pub(crate) fn tokens(sentence: &str) -> Vec<Token<'_>> {
    let mut all = Vec::new();
    let mut rest = 0;
    while let Some(start) = sentence[rest..].find(|letter: char| !letter.is_whitespace()) {
        let start = rest + start;
        let length = sentence[start..]
            .find(char::is_whitespace)
            .unwrap_or(sentence.len() - start);
        let end = start + length;
        let word = sentence[start..end].trim_matches(is_around);
        if !word.is_empty() && !SILENT.contains(&fold(word).as_str()) {
            all.push(Token { word, end });
        }
        rest = end;
    }
    all
}

/// Punctuation that may stand around a word.
const fn is_around(letter: char) -> bool {
    matches!(
        letter,
        '.' | ','
            | ';'
            | ':'
            | '!'
            | '?'
            | '¡'
            | '¿'
            | '"'
            | '\''
            | '“'
            | '”'
            | '‘'
            | '’'
            | '«'
            | '»'
            | '('
            | ')'
            | '`'
            | '*'
    )
}

/// Longer than any word that a sentence here is made of, in bytes.
const TOO_LONG: usize = 64;

/// A word in small letters, without accents and the English genitive. One too long for any
/// sentence stays as it is, so that a line without a space takes no longer than another.
pub(crate) fn fold(word: &str) -> String {
    if word.len() > TOO_LONG {
        return word.to_owned();
    }
    let small: String = word
        .chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'á' | 'à' => 'a',
            'é' | 'è' => 'e',
            'í' => 'i',
            'ó' => 'o',
            'ú' | 'ü' => 'u',
            'ñ' => 'n',
            '’' => '\'',
            other => other,
        })
        .collect();
    match small.strip_suffix("'s") {
        Some(owner) if !owner.is_empty() => owner.to_owned(),
        Some(_) | None => same(small),
    }
}

/// One word for those that mean the same here.
fn same(word: String) -> String {
    let one = match word.as_str() {
        "del" => "de",
        "adversario" | "oponente" | "contrario" => "rival",
        "jugada" => "movimiento",
        "jugadas" => "movimientos",
        "presionan" => "pulsan",
        "presiona" => "pulsa",
        "colours" => "colors",
        "penalises" => "penalizes",
        _ => return word,
    };
    one.to_owned()
}
