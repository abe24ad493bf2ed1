//! What stands in the gaps of a sentence.

use jadoube_arbiter::{Answer, Millis, Misconduct, Points, Score};
use jadoube_laws::{Board, Claim, Color, Edition, Role, Rule, Square, Uci};

use crate::{
    Tongue,
    phrases::{ANSWERS, CLAIMS, MISCONDUCTS, ROLES, phrase},
};

/// Something with a gap of its own kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    /// A side.
    Color(Color),
    /// A square, perhaps with what stands there.
    Piece(Option<Role>, Square),
    /// A kind of piece.
    Role(Role),
    /// A time.
    Time(Millis),
    /// A number.
    Number(u32),
    /// A result.
    Score(Score),
    /// Points of one side.
    Points(Points),
    /// Any words.
    Text(String),
    /// A move as it was written, in whatever notation.
    Written(String),
    /// A move by its squares.
    Move(Uci),
    /// A placement of pieces.
    Board(Box<Board>),
    /// An answer.
    Answer(Answer),
    /// A misconduct.
    Misconduct(Misconduct),
    /// A rule.
    Rule(Rule),
    /// A claim of a draw.
    Claim(Claim),
}

/// The kind of a gap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gap {
    /// A side.
    Color,
    /// A square, perhaps with what stands there.
    Piece,
    /// A kind of piece.
    Role,
    /// A time.
    Time,
    /// A number.
    Number,
    /// A result.
    Score,
    /// Points of one side.
    Points,
    /// All words that are left.
    Text,
    /// A move.
    Move,
    /// A placement of pieces.
    Board,
    /// An answer.
    Answer,
    /// A misconduct.
    Misconduct,
    /// A rule.
    Rule,
    /// A claim of a draw.
    Claim,
}

impl Gap {
    /// The gap with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "color" => Self::Color,
            "piece" => Self::Piece,
            "role" => Self::Role,
            "time" => Self::Time,
            "number" => Self::Number,
            "score" => Self::Score,
            "points" => Self::Points,
            "text" => Self::Text,
            "move" => Self::Move,
            "board" => Self::Board,
            "answer" => Self::Answer,
            "misconduct" => Self::Misconduct,
            "rule" => Self::Rule,
            "claim" => Self::Claim,
            _ => return None,
        })
    }

    /// Whether a value goes into it.
    pub(crate) const fn takes(self, value: &Value) -> bool {
        matches!(
            (self, value),
            (Self::Color, Value::Color(_))
                | (Self::Piece, Value::Piece(..))
                | (Self::Role, Value::Role(_))
                | (Self::Time, Value::Time(_))
                | (Self::Number, Value::Number(_))
                | (Self::Score, Value::Score(_))
                | (Self::Points, Value::Points(_))
                | (Self::Text, Value::Text(_))
                | (Self::Move, Value::Written(_) | Value::Move(_))
                | (Self::Board, Value::Board(_))
                | (Self::Answer, Value::Answer(_))
                | (Self::Misconduct, Value::Misconduct(_))
                | (Self::Rule, Value::Rule(_))
                | (Self::Claim, Value::Claim(_))
        )
    }

    /// A value to show how it is filled.
    pub(crate) fn example(self) -> Value {
        match self {
            Self::Color => Value::Color(Color::White),
            Self::Piece => Value::Piece(None, Square::E4),
            Self::Role => Value::Role(Role::Queen),
            Self::Time => Value::Time(Millis(120_000)),
            Self::Number => Value::Number(1),
            Self::Score => Value::Score(Score::DRAW),
            Self::Points => Value::Points(Points::HALF),
            Self::Text => Value::Text("…".to_owned()),
            Self::Move => Value::Written("e2e4".to_owned()),
            Self::Board => Value::Board(Box::new(Board::INITIAL)),
            Self::Answer => Value::Answer(Answer::Yes),
            Self::Misconduct => Value::Misconduct(Misconduct::Annoyance),
            Self::Rule => Value::Rule(Rule::ThreefoldAhead),
            Self::Claim => Value::Claim(Claim::Threefold),
        }
    }
}

impl Value {
    /// The words for it.
    pub(crate) fn write(&self, tongue: Tongue) -> String {
        match self {
            Self::Color(color) => tongue.color(*color).to_owned(),
            Self::Piece(None, square) => square.to_string(),
            Self::Piece(Some(role), square) => match tongue {
                Tongue::English => format!("the {} on {square}", phrase(&ROLES, role, tongue)),
                Tongue::Spanish => format!("{} en {square}", phrase(&ROLES, role, tongue)),
            },
            Self::Role(role) => phrase(&ROLES, role, tongue).to_owned(),
            Self::Time(time) => time.to_string(),
            Self::Number(number) => number.to_string(),
            Self::Score(score) => format!("{}-{}", points(score.white), points(score.black)),
            Self::Points(given) => points(*given),
            Self::Text(text) | Self::Written(text) => text.clone(),
            Self::Move(uci) => uci.to_string(),
            Self::Board(board) => board.to_string(),
            Self::Answer(answer) => phrase(&ANSWERS, answer, tongue).to_owned(),
            Self::Misconduct(why) => phrase(&MISCONDUCTS, why, tongue).to_owned(),
            Self::Rule(rule) => write_rule(*rule),
            Self::Claim(claim) => phrase(&CLAIMS, claim, tongue).to_owned(),
        }
    }
}

fn points(points: Points) -> String {
    match (points.0 / 4, points.0 % 4) {
        (whole, 0) => whole.to_string(),
        (0, 2) => "1/2".to_owned(),
        (_, _) => format!("{}/4", points.0),
    }
}

pub(crate) fn read_points(text: &str) -> Option<Points> {
    match text.split_once('/') {
        None if text == "½" => Some(Points::HALF),
        None => text.parse::<u8>().ok()?.checked_mul(4).map(Points),
        Some(("1", "2")) => Some(Points::HALF),
        Some((quarters, "4")) => quarters.parse().ok().map(Points),
        Some(_) => None,
    }
}

pub(crate) fn read_score(text: &str) -> Option<Score> {
    let (white, black) = text.split_once(['-', '–', ':'])?;
    Some(Score {
        white: read_points(white)?,
        black: read_points(black)?,
    })
}

/// The number of a rule in the latest edition, where it is the first with this number; else its
/// name.
fn write_rule(rule: Rule) -> String {
    let number = Edition::LATEST
        .article(rule)
        .map(|article| article.number().to_owned());
    number
        .filter(|number| read_rule(number) == Some(rule))
        .unwrap_or_else(|| rule.key().to_owned())
}

/// The rule with this name, or the first with this number in the latest edition that has it.
pub(crate) fn read_rule(text: &str) -> Option<Rule> {
    let named = Rule::ALL.into_iter().find(|rule| rule.key() == text);
    named.or_else(|| {
        Edition::ALL.into_iter().rev().find_map(|edition| {
            Rule::ALL.into_iter().find(|&rule| {
                edition
                    .article(rule)
                    .is_some_and(|article| article.number() == text)
            })
        })
    })
}
