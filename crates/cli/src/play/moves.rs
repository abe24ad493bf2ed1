//! Moves as whoever plays types them.

use jadoube_laws::{Color, Edition, Letters, Move, Position, Role, SanError, Side, Square, Uci};
use jadoube_record::{Act, Hand, Manner, Millis, StopReason};

use super::{seen::Seen, verb::folded};
use crate::speech::Speech;

/// Reads a move in one's own notation, leniently, else as engines write it, else with English
/// letters; why it is none, in words, with the Article where the Laws say so.
pub(super) fn read(
    speech: &Speech,
    edition: Edition,
    position: &Position,
    letters: Letters,
    text: &str,
) -> Result<Move, String> {
    let own = match position.read_san_lenient(text.as_bytes(), letters) {
        Ok((m, _)) => return Ok(m),
        Err(error) => error,
    };
    if !matches!(own, SanError::Syntax { .. }) {
        return Err(why(speech, edition, &own));
    }
    match position.read_uci(text.to_lowercase().as_bytes()) {
        Ok(m) => return Ok(m),
        Err(jadoube_laws::UciError::Syntax { .. }) => {}
        Err(jadoube_laws::UciError::Illegal(illegal)) => {
            return Err(why(speech, edition, &SanError::Illegal(illegal)));
        }
        Err(error @ (jadoube_laws::UciError::Null | jadoube_laws::UciError::MissingPromotion)) => {
            return Err(speech.sentence(&speech.uci_error(&error), None));
        }
    }
    match position.read_san_lenient(text.as_bytes(), Letters::English) {
        Ok((m, _)) => Ok(m),
        Err(SanError::Syntax { .. }) => Err(why(speech, edition, &own)),
        Err(error) => Err(why(speech, edition, &error)),
    }
}

fn why(speech: &Speech, edition: Edition, error: &SanError) -> String {
    let article = match error {
        SanError::Illegal(illegal) => illegal.article(edition),
        SanError::Syntax { .. }
        | SanError::Ambiguous(_)
        | SanError::IllegalPromotion(_)
        | SanError::CaptureMark(_)
        | SanError::Overspecified(_)
        | SanError::Null
        | SanError::MissingPromotion => None,
    };
    speech.sentence(&speech.san_error(error), article)
}

/// A move played online, as it is sent.
pub(super) fn played(seen: &Seen, m: Move) -> Act {
    Act::Play {
        uci: (&Uci::of(m, seen.castling())).into(),
        lag: Millis::default(),
    }
}

/// What the hands do for a move by its squares, `e2e4`, `e7-e8=D` or `O-O`. Nothing here looks
/// whether it is legal: over the board that is for the players.
pub(super) fn by_hand(seen: &Seen, color: Color, letters: Letters, text: &str) -> Option<Vec<Act>> {
    if let Some(side) = castling(text) {
        return castled(seen, color, side);
    }
    let text: String = text
        .chars()
        .filter(|letter| !matches!(letter, '-' | 'x' | '=' | ':'))
        .collect();
    let (from, rest) = square_at(&text)?;
    let (to, rest) = square_at(rest)?;
    let mut acts = vec![touch(from)];
    if seen.other_at(to, color).is_some() {
        acts.push(touch(to));
    }
    acts.push(Act::Release {
        from: (&from).into(),
        to: (&to).into(),
    });
    if !rest.is_empty() {
        let role = role(letters, rest)?;
        acts.push(Act::ReleaseNew((&role).into(), (&to).into()));
    }
    Some(acts)
}

/// A piece touched.
pub(super) fn touch(square: Square) -> Act {
    Act::Touch((&square).into(), Manner::Plain)
}

/// A piece touched, by its square in words.
pub(super) fn touched(words: &str) -> Option<Act> {
    square(words).map(touch)
}

/// A piece let go: from where, to where.
pub(super) fn released(words: &str) -> Option<Act> {
    let (from, to) = words.split_once(char::is_whitespace)?;
    let (from, to) = (square(from)?, square(to.trim())?);
    Some(Act::Release {
        from: (&from).into(),
        to: (&to).into(),
    })
}

/// A piece taken off the board.
pub(super) fn removed(words: &str) -> Option<Act> {
    square(words).map(|square| Act::Remove((&square).into()))
}

/// A piece from beside the board let go: which, and where.
pub(super) fn placed(letters: Letters, words: &str) -> Option<Act> {
    let (piece, to) = words.split_once(char::is_whitespace)?;
    let (role, to) = (role(letters, piece)?, square(to.trim())?);
    Some(Act::ReleaseNew((&role).into(), (&to).into()))
}

/// The clock pressed.
pub(super) fn pressed() -> Act {
    Act::Press {
        hand: Hand::Same,
        lag: Millis::default(),
    }
}

/// Both clocks stopped, and why.
pub(super) fn stopped(words: &str) -> Act {
    Act::Stop(match folded(words).as_str() {
        "pieza" | "piece" => StopReason::MissingPiece,
        "desplazadas" | "displaced" => StopReason::Displaced,
        "ayuda" | "help" => StopReason::Help,
        _ => StopReason::None,
    })
}

/// A square by its name.
pub(super) fn square(text: &str) -> Option<Square> {
    text.to_lowercase().parse().ok()
}

/// A kind of piece by its letter.
pub(super) fn role(letters: Letters, text: &str) -> Option<Role> {
    let read = |letters: Letters| {
        let (role, length) = letters.read_ignoring_case(text)?;
        (length == text.len()).then_some(role)
    };
    read(letters).or_else(|| read(Letters::English))
}

fn square_at(text: &str) -> Option<(Square, &str)> {
    let (first, rest) = text.split_at_checked(2)?;
    Some((square(first)?, rest))
}

fn castling(text: &str) -> Option<Side> {
    match text.to_uppercase().replace('0', "O").as_str() {
        "O-O" | "OO" => Some(Side::King),
        "O-O-O" | "OOO" => Some(Side::Queen),
        _ => None,
    }
}

/// King first, then the rook of that corner.
fn castled(seen: &Seen, color: Color, side: Side) -> Option<Vec<Act>> {
    let king = seen.king(color)?;
    let rook = side.standard_rook(color);
    let step = |from: Square, to: Square| {
        let (from_there, to_there) = ((&from).into(), (&to).into());
        [
            touch(from),
            Act::Release {
                from: from_there,
                to: to_there,
            },
        ]
    };
    let mut acts = Vec::from(step(king, side.king_to(color)));
    acts.extend(step(rook, side.rook_to(color)));
    Some(acts)
}
