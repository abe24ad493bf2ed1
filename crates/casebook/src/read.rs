//! From a line to a fact.

use std::cmp::Reverse;

use jadoube_arbiter::Millis;

use crate::{
    Fact, Tongue, Unread,
    fact::{Run, Said, Sentence, What},
    pattern::looks_like_a_move,
    row::Values,
    rows::sentences,
    tokens::{fold, tokens},
    value::Value,
};

/// How long a move of a run takes unless it is said.
const PACE: Millis = Millis(1000);

/// Reads a line among the facts, in either language.
///
/// # Errors
///
/// If it fits no sentence of the grammar; the error shows the nearest one, in the language given.
pub fn read_fact(line: &str, tongue: Tongue) -> Result<Fact, Unread> {
    let (at, text) = timed(line.trim());
    let what = match run_of_moves(text) {
        Some(run) => What::Moves(run),
        None => What::Sentence(read_sentence(text, tongue)?),
    };
    let text = text.to_owned();
    Ok(Fact { at, text, what })
}

/// Takes the time before a sentence off; not one that a word such as "passes" follows.
fn timed(line: &str) -> (Option<Millis>, &str) {
    let Some((first, rest)) = line.split_once(char::is_whitespace) else {
        return (None, line);
    };
    let next = rest.split_whitespace().next().map(fold).unwrap_or_default();
    let passes = ["pass", "pasa"].iter().any(|verb| next.starts_with(verb));
    match first.parse() {
        Ok(at) if !passes => (Some(at), rest.trim_start()),
        Ok(_) | Err(_) => (None, line),
    }
}

/// Reads `1. e4 e5 2. Nf3`, with or without a pace behind it.
pub(crate) fn run_of_moves(text: &str) -> Option<Run> {
    let words = tokens(text);
    let is_number = |word: &str| {
        let digits = word.trim_end_matches('.');
        !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    if !is_number(words.first()?.word) && !is_glued(words.first()?.word) {
        return None;
    }
    let mut moves = Vec::new();
    let mut rest = words.as_slice();
    while let Some((first, after)) = rest.split_first() {
        let word = first.word.rsplit("..").next().unwrap_or(first.word);
        let word = match word.split_once('.') {
            Some((number, glued)) if is_number(number) => glued,
            Some(_) | None => word,
        };
        if looks_like_a_move(word) {
            moves.push(word.trim_start_matches('.').to_owned());
        } else if !is_number(word) || is_pace(rest) {
            break;
        }
        rest = after;
    }
    let pace = match rest {
        [] => PACE,
        _ => pace(rest)?,
    };
    (!moves.is_empty()).then_some(Run { moves, pace })
}

/// `1.e4`, `4...Ng8`.
fn is_glued(word: &str) -> bool {
    word.split_once('.').is_some_and(|(number, rest)| {
        number.bytes().all(|digit| digit.is_ascii_digit())
            && looks_like_a_move(rest.trim_start_matches('.'))
            && !number.is_empty()
    })
}

fn is_pace(words: &[crate::tokens::Token<'_>]) -> bool {
    pace(words).is_some()
}

/// `10 s a move`, `10 s por movimiento`, `0:10 each`.
fn pace(words: &[crate::tokens::Token<'_>]) -> Option<Millis> {
    // A number, its unit, and two words: the moves of a long run are not looked through.
    if words.len() > 4 {
        return None;
    }
    let words: Vec<String> = words.iter().map(|token| fold(token.word)).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (time, rest) = match words.as_slice() {
        [number, "s" | "seconds" | "segundos", rest @ ..] => {
            (Millis::from_seconds(number.parse().ok()?), rest)
        }
        [number, "min" | "minutes" | "minutos", rest @ ..] => {
            (Millis::from_minutes(number.parse().ok()?), rest)
        }
        [time, rest @ ..] => (time.parse().ok()?, rest),
        [] => return None,
    };
    let each = matches!(
        rest,
        ["move" | "each" | "cada"] | ["each", "move"] | ["por" | "cada", "movimiento" | "jugada"]
    );
    each.then_some(time)
}

/// Reads a sentence without a time.
fn read_sentence(text: &str, tongue: Tongue) -> Result<Sentence, Unread> {
    let words = tokens(text);
    // The sentence that takes the least for mere text, and of those the one with most words.
    let mut best: Option<(Reverse<usize>, usize, usize, Vec<Value>)> = None;
    // How many words fit, and whether the sentence is in the language asked for.
    let mut nearest: (usize, bool, Option<String>) = (0, true, None);
    for (index, sentence) in sentences().iter().enumerate() {
        for (language, pattern) in &sentence.patterns {
            let fit = pattern.fit(text, &words);
            if let Some(values) = fit.values {
                let (mere_text, literals) = (Reverse(mere_text(&values)), pattern.literals());
                let better = best
                    .as_ref()
                    .is_none_or(|best| (mere_text, literals) > (best.0, best.1));
                if better {
                    best = Some((mere_text, literals, index, values));
                }
            } else if (fit.words, *language == tongue) > (nearest.0, nearest.1) {
                nearest = (
                    fit.words,
                    *language == tongue,
                    Some(pattern.example(*language)),
                );
            }
        }
    }
    if let Some((_, _, row, values)) = best {
        let said = (sentences()[row].row.build)(&Values(&values));
        let check = match &said {
            Some(Said::Check(check)) => Some(check.clone()),
            Some(_) | None => None,
        };
        let begins = matches!(
            said,
            Some(Said::Command(jadoube_arbiter::Command::Arbiter(
                jadoube_arbiter::Order::StartRound
            )))
        );
        return Ok(Sentence {
            row,
            values,
            check,
            begins,
        });
    }
    let after = nearest.0.checked_sub(1).and_then(|last| words.get(last));
    let understood = after.map_or("", |token| &text[..token.end]).to_owned();
    // A sentence that shares no more than its first word is no nearer than any other.
    let example = nearest
        .2
        .filter(|_| nearest.0 > 1)
        .unwrap_or_else(|| general_example(tongue).to_owned());
    Err(Unread {
        text: text.trim_end_matches('.').to_owned(),
        understood,
        example,
    })
}

/// How long the text is that a sentence leaves as it is.
fn mere_text(values: &[Value]) -> usize {
    let lengths = values.iter().map(|value| {
        if let Value::Text(text) = value {
            text.len()
        } else {
            0
        }
    });
    lengths.sum()
}

const fn general_example(tongue: Tongue) -> &'static str {
    match tongue {
        Tongue::English => "White plays e4 and presses.",
        Tongue::Spanish => "Las blancas juegan e4 y pulsan.",
    }
}
