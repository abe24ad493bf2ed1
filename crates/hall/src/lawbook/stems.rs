//! Words as they are looked for: without accents, endings, and those that say nothing.

use jadoube_words::Language;

use crate::records::folded;

/// The stems of a text, in order; words that say nothing are left out.
pub(super) fn stems(text: &str, language: Language) -> Vec<String> {
    let folded = folded(text);
    let words = folded.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| !word.is_empty() && !is_empty_word(word))
        .map(|word| stem(word, language).to_owned())
        .collect()
}

/// Words that stand in every other sentence, of both languages.
const EMPTY: [&str; 74] = [
    "a", "al", "an", "and", "are", "as", "at", "be", "but", "by", "can", "como", "con", "cual",
    "cuando", "de", "del", "do", "does", "donde", "el", "en", "es", "esta", "este", "for", "from",
    "ha", "han", "has", "hay", "he", "his", "how", "i", "if", "in", "is", "it", "la", "las", "le",
    "lo", "los", "me", "mi", "my", "no", "not", "of", "on", "or", "para", "pero", "por", "que",
    "se", "si", "son", "su", "sus", "te", "the", "to", "tu", "un", "una", "what", "when", "who",
    "with", "y", "you", "your",
];

fn is_empty_word(word: &str) -> bool {
    EMPTY.contains(&word)
}

/// Endings, the longest first.
const SPANISH: [&str; 40] = [
    "aciones", "iciones", "amiento", "imiento", "ciones", "acion", "icion", "mente", "iendo",
    "siones", "aron", "ieron", "adas", "ados", "idas", "idos", "ando", "cion", "sion", "aban",
    "amos", "emos", "ada", "ado", "ida", "ido", "aba", "ian", "ar", "er", "ir", "es", "as", "os",
    "an", "en", "io", "a", "o", "e",
];
const ENGLISH: [&str; 17] = [
    "ations", "itions", "ation", "ition", "ments", "ment", "ings", "ions", "ing", "ion", "ies",
    "ed", "es", "ly", "y", "s", "e",
];

/// How short a stem may be.
const SHORTEST: usize = 3;

/// A word without its ending.
fn stem(word: &str, language: Language) -> &str {
    let endings: &[&str] = match language {
        Language::Spanish => &SPANISH,
        Language::English => &ENGLISH,
    };
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    let without = endings.iter().find_map(|ending| {
        let stem = word.strip_suffix(ending)?;
        (stem.chars().count() >= SHORTEST).then_some(stem)
    });
    without.filter(|_| !is_number).unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use jadoube_words::Language;

    use super::stems;

    #[test]
    fn words_of_one_family_have_one_stem() {
        let one = |words: &str, language| {
            let mut found = stems(words, language);
            found.dedup();
            assert_eq!(found.len(), 1, "{words}: {found:?}");
        };
        one(
            "repetición repetir repetida REPETICIONES",
            Language::Spanish,
        );
        one("jugada jugadas jugar jugando jugado", Language::Spanish);
        one("peón peones", Language::Spanish);
        one("reloj relojes", Language::Spanish);
        one("claim claims claimed claiming", Language::English);
        one("castle castling castled castles", Language::English);
        one("promotion promote promoted", Language::English);
    }

    #[test]
    fn words_that_say_nothing_are_left_out() {
        assert_eq!(
            stems("¿Qué hay de la bandera?", Language::Spanish),
            ["bander"]
        );
        assert_eq!(stems("75", Language::English), ["75"]);
    }
}
