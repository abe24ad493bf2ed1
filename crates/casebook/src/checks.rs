//! How things stand, against how a page says they should.

use jadoube_arbiter::{Game, Millis, Must};
use jadoube_laws::{Color, Letters, Move, Position, SanStyle, Setup};

use crate::{Table, Told, fact::Check, tell::Speaker, tokens::tokens};

/// What differs from what a check says: what it expects, and what there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What the page expects.
    pub expected: String,
    /// What there is.
    pub got: String,
}

/// Compares how things stand with a check; `told` is what the fact before brought about.
pub(crate) fn differ(
    check: &Check,
    table: &Table,
    told: &[Told],
    speaker: &Speaker,
) -> Option<Difference> {
    let (expected, got) = match check {
        Check::Clocks(white, black) => {
            let shown = |color: Color, time: &Option<Millis>| {
                time.map(|time| {
                    let left = table.game().reading(color, table.now()).left;
                    let side = speaker.color(color);
                    let shown = jadoube_arbiter::Shown { left };
                    (format!("{side} {time}"), format!("{side} {shown}"))
                })
            };
            let both = [shown(Color::White, white), shown(Color::Black, black)];
            let (expected, got): (Vec<_>, Vec<_>) = both.into_iter().flatten().unzip();
            (expected.join(", "), got.join(", "))
        }
        Check::Position(text) => position(text, table),
        Check::Board(board) => (board.to_string(), table.game().board().to_string()),
        Check::MayPlay(text) => may_play(text, table),
        Check::ToMove(color) => {
            let turn = table.game().turn();
            (speaker.color(*color), speaker.color(turn))
        }
        Check::Running(color) => {
            let name = |color: Option<Color>| {
                color.map_or_else(
                    || speaker.message("case-nobody", &[]),
                    |color| speaker.color(color),
                )
            };
            (name(*color), name(table.game().clock().running()))
        }
        Check::IllegalMoves(counts) => {
            let of = |count: &dyn Fn(Color) -> u32| {
                let each =
                    Color::ALL.map(|color| format!("{} {}", speaker.color(color), count(color)));
                each.join(", ")
            };
            let ruled = |color| table.game().player(color).illegal_moves;
            (of(&|color| counts[color]), of(&ruled))
        }
        Check::Result(score) => (score.to_string(), speaker.result(table)),
        Check::GoesOn => (speaker.message("case-goes-on", &[]), speaker.result(table)),
        Check::Void => (speaker.message("case-new-game", &[]), speaker.result(table)),
        Check::Nothing => {
            let said: Vec<String> = told.iter().map(|told| speaker.tell(told)).collect();
            (String::new(), said.join(" "))
        }
    };
    (expected != got).then_some(Difference { expected, got })
}

fn position(text: &str, table: &Table) -> (String, String) {
    let setup: Setup = table.game().standing().setup();
    let written = match table.game().standing().position() {
        Some(position) => position.to_string(),
        None => setup.to_string(),
    };
    // As much is compared as the page tells: the placement, or the whole.
    let fields = text.split_whitespace().count();
    let got: Vec<&str> = written.split_whitespace().take(fields).collect();
    (text.to_owned(), got.join(" "))
}

fn may_play(text: &str, table: &Table) -> (String, String) {
    let mut expected: Vec<String> = tokens(text)
        .iter()
        .map(|token| token.word.trim_end_matches(['+', '#']).to_owned())
        .collect();
    expected.sort_unstable();
    let got = |letters: Letters| {
        let mut got: Vec<String> = open_moves(table.game(), letters)
            .into_iter()
            .map(|written| written.trim_end_matches(['+', '#']).to_owned())
            .collect();
        got.sort_unstable();
        got
    };
    let spanish = got(Letters::Spanish);
    let got = if expected == spanish {
        spanish
    } else {
        got(Letters::English)
    };
    (expected.join(", "), got.join(", "))
}

/// The legal moves that what was touched leaves open, as they are written.
pub(crate) fn open_moves(game: &Game, letters: Letters) -> Vec<String> {
    let standing = game.standing();
    let must = game.hand().obligation.map(|obligation| obligation.must);
    let open = |m: &Move| must.is_none_or(|must: Must| must.allows(*m, standing.captured_on(*m)));
    let moves = standing.moves();
    moves
        .iter()
        .copied()
        .filter(open)
        .map(|m| written(standing.position(), m, letters))
        .collect()
}

fn written(position: Option<&Position>, m: Move, letters: Letters) -> String {
    let style = SanStyle {
        letters,
        ..SanStyle::EXPORT
    };
    let mut text = String::new();
    match position {
        Some(position) => position.write_san_styled(m, &style, &mut text),
        None => text = format!("{m:?}"),
    }
    text
}
