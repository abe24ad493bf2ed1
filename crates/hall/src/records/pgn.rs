//! A game as PGN, with the rulings as comments.
//!
//! What PGN cannot say is told as far as it can. A result other than its four, such as 0-0, is
//! written `*`, the tag `Score` tells it, and the last ruling says so in a comment. An illegal
//! move that stood ends the moves: a comment tells it, the position it left, and the moves that
//! followed. Commands of comments (`[%clk …]`) and braces that a person typed become harmless:
//! `[ %clk …]`, `(`, `)`.

mod clocks;
mod notes;
mod tags;

pub(crate) use tags::told as time_of;

use jadoube_arbiter::{Game, RecordedMove, TimeControl};
use jadoube_laws::pgn::{Game as PgnGame, NodeId, Note, Variant, Writer};
use jadoube_laws::{ByColor, CastlingMode, Color, Letters, RightsStyle, Role, Setup};
use jadoube_words::{Arguments, Words};

use super::GameRecord;
use clocks::Clocks;
use notes::Notes;

/// A game as PGN, in the export format, its comments in the language of the words.
///
/// It reads back to the same moves and tags.
pub fn pgn(record: &GameRecord<'_>, words: &Words) -> String {
    Writer::EXPORT.text(&game_of(record, words))
}

/// Several games, one after the other.
pub fn pgn_of_set<'a>(
    records: impl IntoIterator<Item = &'a GameRecord<'a>>,
    words: &Words,
) -> String {
    let mut file = String::new();
    for record in records {
        Writer::EXPORT.write(&game_of(record, words), &mut file);
    }
    file
}

fn game_of(record: &GameRecord<'_>, words: &Words) -> PgnGame {
    let mut notes = Notes::default();
    let mut clocks = Clocks::default();
    let played = record.replay(|index, event, game| {
        clocks.look(event, game);
        notes.add(record, index, event, game, words);
    });
    let mut game = start(&played);
    tags::set(record, &played, &mut game);
    let shown = ByColor {
        white: record.regulations.time.white != TimeControl::None,
        black: record.regulations.time.black != TimeControl::None,
    };
    let moves: Vec<RecordedMove> = played.record().collect();
    let mut node = NodeId::ROOT;
    let mut ply = 0;
    notes.write(ply, node, &mut game);
    for made in &moves {
        let added = made.made.mv.and_then(|m| game.add(node, m).ok());
        let Some(added) = added else {
            let told = unwritable(&played, &moves, ply, words);
            game.add_comment(node, Note::new(&told));
            break;
        };
        node = added;
        ply += 1;
        if shown[made.by()] {
            game.add_comment(node, clocks.after(ply - 1, made));
        }
        notes.write(ply, node, &mut game);
    }
    notes.write_rest(ply, node, &mut game);
    game
}

/// A game without moves from where this one began.
fn start(played: &Game) -> PgnGame {
    let first = played.standing_before(0);
    let variant = match played.regulations().castling {
        CastlingMode::Standard => Variant::Standard,
        CastlingMode::Chess960 => Variant::Chess960,
    };
    match first.position() {
        Some(position) => PgnGame::from_position(*position, variant),
        // A set-up that is no position: the tags tell it, and no reader can play from it.
        None => {
            let mut game = PgnGame::new();
            let fen = first.setup().fen(RightsStyle::XFen);
            for (name, value) in [("SetUp", "1"), ("FEN", fen.as_str())] {
                tags::put(&mut game.tags, name, value);
            }
            game
        }
    }
}

/// The half-moves from one that PGN cannot write, and the position left by that one.
fn unwritable(played: &Game, moves: &[RecordedMove], from: u32, words: &Words) -> String {
    let at = usize::try_from(from).unwrap_or(usize::MAX);
    let after: Setup = match moves.get(at + 1) {
        Some(next) => next.before.setup(),
        None => played.standing().setup(),
    };
    let rest: Vec<String> = moves
        .iter()
        .enumerate()
        .skip(at + 1)
        .map(|(index, made)| numbered(played, index, made))
        .collect();
    let arguments = Arguments::new()
        .with("number", number_of(played, at))
        .with("fen", after.fen(RightsStyle::XFen))
        .with("count", rest.len())
        .with("moves", rest.join(" "));
    words.message("records-pgn_illegal_stood", &arguments)
}

/// `12. Nf3`, `12... Nf6`, or dashes for what is no legal move.
fn numbered(played: &Game, index: usize, made: &RecordedMove) -> String {
    let text = match (made.san(), made.made.mv) {
        (Some(san), _) => san.to_string(),
        (None, Some(m)) => {
            let letter = match m.role() {
                Role::Pawn => "",
                role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King) => {
                    Letters::English.letter(role)
                }
            };
            format!("{letter}{}-{}", m.from(), m.lands_on())
        }
        (None, None) => "--".to_owned(),
    };
    format!("{} {text}", number_of(played, index))
}

/// `12.` before a move of White, `12...` before one of Black.
fn number_of(played: &Game, index: usize) -> String {
    let start = &played.regulations().start;
    let black_begins = usize::from(start.turn == Color::Black);
    let ply = index + black_begins;
    let number = usize::try_from(start.fullmoves).unwrap_or(1) + ply / 2;
    let dots = if ply.is_multiple_of(2) { "." } else { "..." };
    format!("{number}{dots}")
}
