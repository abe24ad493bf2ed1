//! Patterns of sentences: words, choices of words, and gaps.
//!
//! `{color} touches|touch [piece|square] {piece}`: words are matched without regard to articles,
//! capitals, accents and punctuation; `a|b` is a choice, of which the first is written; `[a|b]`
//! may stand there and is never written; `{…}` is a gap.

use jadoube_arbiter::Millis;
use jadoube_laws::{Board, Color, Square};

use crate::{
    Tongue,
    phrases::{ANSWERS, CLAIMS, MISCONDUCTS, Phrases, ROLES, spoken},
    tokens::{Token, fold, tokens},
    value::{Gap, Value, read_points, read_rule, read_score},
};

/// A pattern, ready to be matched and written.
#[derive(Debug)]
pub(crate) struct Pattern {
    text: &'static str,
    parts: Vec<Part>,
}

#[derive(Debug)]
enum Part {
    Word(Vec<String>),
    Maybe(Vec<String>),
    Gap(Gap),
}

/// How well a sentence fits a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fit {
    /// What fills the gaps, if the whole sentence fits.
    pub(crate) values: Option<Vec<Value>>,
    /// How many words of the sentence fit, at best.
    pub(crate) words: usize,
}

impl Pattern {
    pub(crate) fn new(text: &'static str) -> Self {
        let mut parts = Vec::new();
        for piece in text.split_whitespace() {
            if let Some((_, rest)) = piece.split_once('{') {
                let name = rest.split('}').next().unwrap_or_default();
                parts.extend(Gap::named(name).map(Part::Gap));
                continue;
            }
            let inner = piece
                .strip_prefix('[')
                .and_then(|rest| rest.strip_suffix(']'));
            let choices: Vec<String> = inner
                .unwrap_or(piece)
                .split('|')
                .flat_map(|word| tokens(word).into_iter().map(|token| fold(token.word)))
                .collect();
            match (choices.is_empty(), inner) {
                (true, _) => {}
                (false, Some(_)) => parts.push(Part::Maybe(choices)),
                (false, None) => parts.push(Part::Word(choices)),
            }
        }
        Self { text, parts }
    }

    /// How many words the pattern itself has.
    pub(crate) fn literals(&self) -> usize {
        let is_word = |part: &&Part| matches!(part, Part::Word(_));
        self.parts.iter().filter(is_word).count()
    }

    /// How a sentence fits.
    pub(crate) fn fit(&self, sentence: &str, words: &[Token<'_>]) -> Fit {
        let mut fit = Fit {
            values: None,
            words: 0,
        };
        let mut values = Vec::new();
        if self.walk(sentence, words, 0, 0, &mut values, &mut fit.words) {
            fit.values = Some(values);
        }
        fit
    }

    fn walk(
        &self,
        sentence: &str,
        words: &[Token<'_>],
        part: usize,
        word: usize,
        values: &mut Vec<Value>,
        best: &mut usize,
    ) -> bool {
        *best = word.max(*best);
        let is = |choices: &[String]| {
            words
                .get(word)
                .is_some_and(|token| choices.contains(&fold(token.word)))
        };
        match self.parts.get(part) {
            None => word == words.len(),
            Some(Part::Word(choices)) => {
                is(choices) && self.walk(sentence, words, part + 1, word + 1, values, best)
            }
            Some(Part::Maybe(choices)) => {
                (is(choices) && self.walk(sentence, words, part + 1, word + 1, values, best))
                    || self.walk(sentence, words, part + 1, word, values, best)
            }
            Some(Part::Gap(gap)) => {
                for (value, next) in fillings(*gap, sentence, words, word) {
                    values.push(value);
                    if self.walk(sentence, words, part + 1, next, values, best) {
                        return true;
                    }
                    values.pop();
                }
                false
            }
        }
    }

    /// The sentence with these values in its gaps; nothing if they are not those it has gaps for.
    pub(crate) fn write(&self, values: &[Value], tongue: Tongue) -> Option<String> {
        let mut left: Vec<&Value> = values.iter().collect();
        let mut written = Vec::new();
        for piece in self.text.split_whitespace() {
            if piece.starts_with('[') {
                continue;
            }
            let Some((before, rest)) = piece.split_once('{') else {
                let first = piece.split('|').next().unwrap_or_default();
                let last = piece.rsplit('|').next().unwrap_or_default();
                let stop = last.trim_start_matches(|letter| !matches!(letter, ',' | ':'));
                let stop = if first == last { "" } else { stop };
                written.push(format!("{first}{stop}"));
                continue;
            };
            let (name, after) = rest.split_once('}')?;
            let gap = Gap::named(name)?;
            let at = left.iter().position(|value| gap.takes(value))?;
            let value = left.remove(at);
            written.push(format!("{before}{}{after}", value.write(tongue)));
        }
        let sentence = written.join(" ");
        let mut letters = sentence.chars();
        let first = letters.next()?;
        left.is_empty()
            .then(|| first.to_uppercase().chain(letters).chain(['.']).collect())
    }

    /// Examples for its gaps.
    pub(crate) fn examples(&self) -> Vec<Value> {
        let gaps = self.parts.iter().filter_map(|part| match part {
            Part::Gap(gap) => Some(gap.example()),
            Part::Word(_) | Part::Maybe(_) => None,
        });
        gaps.collect()
    }

    /// The sentence with examples in its gaps.
    pub(crate) fn example(&self, tongue: Tongue) -> String {
        self.write(&self.examples(), tongue).unwrap_or_default()
    }
}

/// What may fill a gap from a word on, and which word comes next.
fn fillings(gap: Gap, sentence: &str, words: &[Token<'_>], at: usize) -> Vec<(Value, usize)> {
    if gap == Gap::Text {
        let from = at.checked_sub(1).and_then(|last| words.get(last));
        let text = sentence[from.map_or(0, |token| token.end)..].trim();
        let text = unquoted(text.strip_suffix('.').unwrap_or(text).trim_end());
        let filled = !text.is_empty();
        return filled
            .then(|| (Value::Text(text.to_owned()), words.len()))
            .into_iter()
            .collect();
    }
    let Some(token) = words.get(at) else {
        return Vec::new();
    };
    let word = token.word;
    let one = |value: Option<Value>| value.map(|value| (value, at + 1)).into_iter().collect();
    match gap {
        Gap::Color => one(read_color(word).map(Value::Color)),
        Gap::Piece => piece(words, at).into_iter().collect(),
        Gap::Role => any_of(&ROLES, &[], words, at, Value::Role),
        Gap::Time => time(words, at).into_iter().collect(),
        Gap::Number => one(word.parse().ok().map(Value::Number)),
        Gap::Score => one(read_score(word).map(Value::Score)),
        Gap::Points => one(read_points(word).map(Value::Points)),
        Gap::Text => Vec::new(),
        Gap::Move => one(looks_like_a_move(word).then(|| Value::Written(word.to_owned()))),
        Gap::Board => one(word
            .parse::<Board>()
            .ok()
            .map(|board| Value::Board(board.into()))),
        Gap::Answer => any_of(&ANSWERS, &spoken().answers, words, at, Value::Answer),
        Gap::Misconduct => any_of(
            &MISCONDUCTS,
            &spoken().misconducts,
            words,
            at,
            Value::Misconduct,
        ),
        Gap::Rule => one(read_rule(word).map(Value::Rule)),
        Gap::Claim => any_of(&CLAIMS, &[], words, at, Value::Claim),
    }
}

/// A text without the quotation marks around it.
fn unquoted(text: &str) -> &str {
    let marks = [('“', '”'), ('«', '»'), ('"', '"')];
    marks
        .into_iter()
        .find_map(|(open, close)| text.strip_prefix(open)?.strip_suffix(close))
        .unwrap_or(text)
}

/// The side a word names.
pub(crate) fn read_color(word: &str) -> Option<Color> {
    match fold(word).as_str() {
        "white" | "blancas" | "blanco" => Some(Color::White),
        "black" | "negras" | "negro" => Some(Color::Black),
        _ => None,
    }
}

/// A square, with or without the piece that stands there before it.
fn piece(words: &[Token<'_>], at: usize) -> Option<(Value, usize)> {
    let word = |at: usize| words.get(at).map(|token| fold(token.word));
    let square = |at: usize| word(at)?.parse::<Square>().ok();
    let first = word(at)?;
    if let Some(found) = square(at) {
        return Some((Value::Piece(None, found), at + 1));
    }
    let role = ROLES
        .iter()
        .find(|row| fold(row.1) == first || fold(row.2) == first || row.3.contains(&&*first));
    if role.is_none() && !matches!(first.as_str(), "piece" | "pieza" | "square" | "casilla") {
        return None;
    }
    let is_link = |word: String| matches!(&*word, "on" | "from" | "at" | "of" | "en" | "de");
    let next = at + 1 + usize::from(word(at + 1).is_some_and(is_link));
    let found = square(next)?;
    Some((Value::Piece(role.map(|row| row.0), found), next + 1))
}

/// `2:00`, or a number with its unit.
fn time(words: &[Token<'_>], at: usize) -> Option<(Value, usize)> {
    let word = words.get(at)?.word;
    if word.contains(':') {
        let time = word.parse::<Millis>().ok()?;
        return Some((Value::Time(time), at + 1));
    }
    let number: u64 = word.parse().ok()?;
    let unit = fold(words.get(at + 1)?.word);
    let seconds = match unit.as_str() {
        "s" | "second" | "seconds" | "segundo" | "segundos" => 1,
        "min" | "minute" | "minutes" | "minuto" | "minutos" => 60,
        "h" | "hour" | "hours" | "hora" | "horas" => 3600,
        _ => return None,
    };
    Some((
        Value::Time(Millis::from_seconds(number.saturating_mul(seconds))),
        at + 2,
    ))
}

/// The values whose words stand there, the longest first.
fn any_of<T: Copy, const N: usize>(
    phrases: &Phrases<T, N>,
    spoken: &[(T, String)],
    words: &[Token<'_>],
    at: usize,
    value: impl Fn(T) -> Value,
) -> Vec<(Value, usize)> {
    let written = phrases
        .iter()
        .flat_map(|(meant, english, spanish, others)| {
            let all = [english, spanish].into_iter().chain(*others);
            all.map(|words| (*meant, *words))
        });
    let said = spoken.iter().map(|(meant, words)| (*meant, words.as_str()));
    let mut found: Vec<(Value, usize)> = Vec::new();
    for (meant, phrase) in written.chain(said) {
        let wanted = tokens(phrase);
        let there = words.get(at..at + wanted.len());
        let same = there.is_some_and(|there| {
            let mut pairs = wanted.iter().zip(there);
            pairs.all(|(wanted, there)| fold(wanted.word) == fold(there.word))
        });
        let next = at + wanted.len();
        let known = found.iter().any(|(_, end)| *end == next);
        if same && !known && !wanted.is_empty() {
            found.push((value(meant), next));
        }
    }
    found.sort_by_key(|(_, next)| std::cmp::Reverse(*next));
    found
}

/// Whether a word names a square or is a castling.
pub(crate) fn looks_like_a_move(word: &str) -> bool {
    let letters = word.as_bytes();
    let is_square = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
    letters.windows(2).any(is_square) || word.starts_with("O-O") || word.starts_with("0-0")
}
