//! The lenient reader: whatever is meant beyond doubt, with a list of what it overlooked.

use alloc::vec::Vec;

use super::{
    FenError, FenField, FenReason, Forgiven,
    read::{Digits, NumberForm, error, parse_number, read_placement, square},
    rights,
};
use crate::{Bitboard, Board, CastlingMode, CastlingRights, Color, Fault, Setup, Side, Square};

/// Reads a FEN as people and programs write it, and tells everything it forgave.
///
/// It takes one to six fields separated by blanks or underscores, counters that are missing,
/// rights in any order and style; it drops rights and a square passed over that the board
/// contradicts, and makes impossible counters possible. What it returns may still have faults
/// that nothing but a guess could mend, such as a missing king: ask [`Setup::faults`].
///
/// The mode decides which castling rights are dropped: under [`CastlingMode::Standard`] those of
/// kings and rooks away from home.
///
/// # Errors
///
/// Where the text makes no sense whatever.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{CastlingMode, fen, fen::Forgiven};
///
/// let (setup, forgiven) =
///     fen::read_lenient(" 4k3/8/8/8/8/8/11111111/R3K2R b QK ", CastlingMode::Standard)?;
/// assert_eq!(setup.to_string(), "4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1");
/// assert!(forgiven.contains(&Forgiven::RightsOrder));
/// assert_eq!(forgiven.len(), 6);
/// # Ok::<(), jadoube_laws::FenError>(())
/// ```
pub fn read_lenient(text: &str, mode: CastlingMode) -> Result<(Setup, Vec<Forgiven>), FenError> {
    let mut reader = Reader::new(text.as_bytes());
    let board = reader.board()?;
    let turn = reader.turn()?;
    let castling = reader.castling(&board)?;
    let en_passant = reader.en_passant()?;
    let halfmoves = reader.number(FenField::Halfmoves, 0)?;
    let fullmoves = reader.number(FenField::Fullmoves, 1)?;
    if let Some((_, start)) = reader.next_word() {
        return Err(error(FenField::End, start, FenReason::TooManyFields));
    }
    let mut setup = Setup {
        board,
        turn,
        castling,
        en_passant,
        halfmoves,
        fullmoves,
    };
    let mut forgiven = reader.forgiven;
    mend_castling(&mut setup, mode, &mut forgiven);
    mend_en_passant(&mut setup, mode, &mut forgiven);
    mend_counters(&mut setup, &mut forgiven);
    Ok((setup, forgiven))
}

fn is_blank(byte: &u8) -> bool {
    byte.is_ascii_whitespace() || *byte == b'_'
}

fn is_dash(word: &[u8]) -> bool {
    matches!(
        word,
        b"--" | b"\xe2\x80\x93" | b"\xe2\x80\x94" | b"\xe2\x88\x92"
    )
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    forgiven: Vec<Forgiven>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a [u8]) -> Self {
        let is_odd = |byte: &u8| is_blank(byte) && *byte != b' ';
        let at_an_end = text.first().is_some_and(is_blank) || text.last().is_some_and(is_blank);
        let odd = text.iter().any(is_odd) || text.windows(2).any(|two| two.iter().all(is_blank));
        let mut forgiven = Vec::new();
        if at_an_end || odd {
            forgiven.push(Forgiven::Blanks);
        }
        Self {
            text,
            at: 0,
            forgiven,
        }
    }

    fn forgive(&mut self, what: Forgiven) {
        if !self.forgiven.contains(&what) {
            self.forgiven.push(what);
        }
    }

    /// The next word, and where it starts.
    fn next_word(&mut self) -> Option<(&'a [u8], usize)> {
        let rest = self.text.get(self.at..)?;
        let start = self.at + rest.iter().position(|byte| !is_blank(byte))?;
        let rest = self.text.get(start..)?;
        let length = rest.iter().position(is_blank).unwrap_or(rest.len());
        self.at = start + length;
        Some((rest.get(..length)?, start))
    }

    /// The next word, or nothing, noted as forgiven.
    fn word_for(&mut self, field: FenField) -> Option<(&'a [u8], usize)> {
        let word = self.next_word();
        if word.is_none() {
            self.forgive(Forgiven::Missing(field));
        }
        word
    }

    fn board(&mut self) -> Result<Board, FenError> {
        let Some((word, start)) = self.next_word() else {
            return Err(error(FenField::Board, 0, FenReason::Missing));
        };
        let board = read_placement(word, Digits::Any)
            .map_err(|(at, reason)| error(FenField::Board, start + at, reason))?;
        if word
            .windows(2)
            .any(|two| two.iter().all(u8::is_ascii_digit))
        {
            self.forgive(Forgiven::AdjacentDigits);
        }
        Ok(board)
    }

    fn turn(&mut self) -> Result<Color, FenError> {
        let Some((word, start)) = self.word_for(FenField::Turn) else {
            return Ok(Color::White);
        };
        let color = match word {
            b"w" => return Ok(Color::White),
            b"b" => return Ok(Color::Black),
            _ if word.eq_ignore_ascii_case(b"w") || word.eq_ignore_ascii_case(b"white") => {
                Color::White
            }
            _ if word.eq_ignore_ascii_case(b"b") || word.eq_ignore_ascii_case(b"black") => {
                Color::Black
            }
            _ => {
                let found = word.first().copied().unwrap_or_default();
                return Err(error(FenField::Turn, start, FenReason::Unexpected(found)));
            }
        };
        self.forgive(Forgiven::Turn);
        Ok(color)
    }

    fn castling(&mut self, board: &Board) -> Result<CastlingRights, FenError> {
        let Some((word, start)) = self.word_for(FenField::Castling) else {
            return Ok(CastlingRights::NONE);
        };
        if word == b"-" {
            return Ok(CastlingRights::NONE);
        }
        if is_dash(word) {
            self.forgive(Forgiven::Dash(FenField::Castling));
            return Ok(CastlingRights::NONE);
        }
        let letters: Vec<u8> = word.iter().copied().filter(|&byte| byte != b'-').collect();
        if letters.len() < word.len() {
            self.forgive(Forgiven::Dash(FenField::Castling));
        }
        let read = rights::read(&letters, board).map_err(|(at, reason)| {
            let among_dashes = word
                .iter()
                .enumerate()
                .filter(|(_, byte)| **byte != b'-')
                .nth(at);
            error(
                FenField::Castling,
                start + among_dashes.map_or(at, |(at, _)| at),
                reason,
            )
        })?;
        if read.flaw.is_some() {
            self.forgive(Forgiven::RightsOrder);
        }
        if read.mixed.is_some() {
            self.forgive(Forgiven::RightsMixed);
        }
        Ok(read.rights)
    }

    fn en_passant(&mut self) -> Result<Option<Square>, FenError> {
        let Some((word, start)) = self.word_for(FenField::EnPassant) else {
            return Ok(None);
        };
        if word == b"-" {
            return Ok(None);
        }
        if is_dash(word) {
            self.forgive(Forgiven::Dash(FenField::EnPassant));
            return Ok(None);
        }
        if let Some(square) = square(word) {
            return Ok(Some(square));
        }
        match square(&word.to_ascii_lowercase()) {
            Some(square) => {
                self.forgive(Forgiven::SquareCase);
                Ok(Some(square))
            }
            None => Err(error(FenField::EnPassant, start, FenReason::Square)),
        }
    }

    fn number(&mut self, field: FenField, if_missing: u32) -> Result<u32, FenError> {
        let Some((word, start)) = self.word_for(field) else {
            return Ok(if_missing);
        };
        if matches!(word, b"-" | b"?") || is_dash(word) {
            self.forgive(Forgiven::NumberUnknown(field));
            return Ok(if_missing);
        }
        let (number, form) =
            parse_number(word).map_err(|(at, reason)| error(field, start + at, reason))?;
        if form == NumberForm::ZeroInFront {
            self.forgive(Forgiven::LeadingZeros(field));
        }
        Ok(number)
    }
}

/// Drops rights until none has a fault.
fn mend_castling(setup: &mut Setup, mode: CastlingMode, forgiven: &mut Vec<Forgiven>) {
    while !setup.castling.is_empty() {
        let before = setup.castling;
        for fault in setup.faults(mode) {
            let lost = rights_at_fault(setup, fault);
            if (setup.castling.0 & lost).any() {
                setup.castling.discard(lost);
                forgiven.push(Forgiven::RightDropped(fault));
            }
        }
        if setup.castling == before {
            break;
        }
    }
}

/// The rights to drop so that a fault goes away; none if it is about something else.
fn rights_at_fault(setup: &Setup, fault: Fault) -> Bitboard {
    if let Fault::CastlingWithoutKing(color)
    | Fault::CastlingKingNotHome(color)
    | Fault::CastlingKingOnEdge(color) = fault
    {
        setup.castling.of(color)
    } else if let Fault::CastlingWithoutRook(square) | Fault::CastlingRookNotHome(square) = fault {
        square.bit()
    } else if let Fault::CastlingTwice(color, side) = fault {
        inner_rights(setup, color, side)
    } else if let Fault::CastlingOffBackRank(squares) = fault {
        squares
    } else {
        Bitboard::EMPTY
    }
}

/// The rights of one side of a king but the outermost.
fn inner_rights(setup: &Setup, color: Color, side: Side) -> Bitboard {
    let Some(king) = setup.board.king_of(color) else {
        return setup.castling.of(color);
    };
    let outermost = setup.castling.rook(color, side, king);
    let inner = setup.castling.of(color).into_iter().filter(|&rook| {
        let of_side = match side {
            Side::King => rook > king,
            Side::Queen => rook < king,
        };
        Some(rook) != outermost && (of_side || rook == king)
    });
    inner.collect()
}

fn mend_en_passant(setup: &mut Setup, mode: CastlingMode, forgiven: &mut Vec<Forgiven>) {
    let Some(square) = setup.en_passant else {
        return;
    };
    if let Some(fault) = setup
        .faults(mode)
        .into_iter()
        .find(|fault| fault.is_about_en_passant())
    {
        setup.en_passant = None;
        forgiven.push(Forgiven::EnPassantDropped(square, fault));
    }
}

fn mend_counters(setup: &mut Setup, forgiven: &mut Vec<Forgiven>) {
    if setup.en_passant.is_some() && setup.halfmoves != 0 {
        forgiven.push(Forgiven::HalfmovesReset(setup.halfmoves));
        setup.halfmoves = 0;
    }
    let least = setup.least_fullmoves();
    if setup.fullmoves < least {
        forgiven.push(Forgiven::MoveNumberRaised(setup.fullmoves));
        setup.fullmoves = least;
    }
}
