//! The strict reader: the export format and nothing else.

use super::{Action, Mark, San, SanError};
use crate::{File, Rank, Role, Side, Square};

impl San {
    /// Reads exactly one move as the export format of PGN writes it, with English letters: `e4`,
    /// `exd5`, `Nbd2`, `R1xa3`, `e8=Q+`, `O-O-O#`, and `--` for a null move.
    ///
    /// Whether marks of check and mate are right only a position can tell, and no reader minds.
    ///
    /// # Errors
    ///
    /// [`SanError::Syntax`] with the first column that does not fit, or
    /// [`SanError::IllegalPromotion`] for a promotion to king or pawn.
    pub fn read(text: &[u8]) -> Result<Self, SanError> {
        let mut reader = Reader { text, at: 0 };
        let action = match reader.peek() {
            Some(b'O') => reader.castle()?,
            Some(b'-') => {
                reader.expect(b"--")?;
                reader.end()?;
                Action::Null
            }
            Some(b'a'..=b'h') => reader.pawn()?,
            Some(_) | None => reader.piece()?,
        };
        let mark = match reader.peek() {
            Some(b'+') => Some(Mark::Check),
            Some(b'#') => Some(Mark::Mate),
            Some(_) | None => None,
        };
        if mark.is_some() {
            reader.at += 1;
        }
        reader.end()?;
        Ok(Self { action, mark })
    }
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    const fn wrong<T>(&self) -> Result<T, SanError> {
        Err(SanError::Syntax {
            column: self.at + 1,
        })
    }

    fn expect(&mut self, bytes: &[u8]) -> Result<(), SanError> {
        for &byte in bytes {
            if !self.take(byte) {
                return self.wrong();
            }
        }
        Ok(())
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn end(&self) -> Result<(), SanError> {
        if self.at < self.text.len() {
            return self.wrong();
        }
        Ok(())
    }

    fn file(&mut self) -> Option<File> {
        let file = File::from_letter(self.peek()? as char)?;
        self.at += 1;
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = Rank::from_digit(self.peek()? as char)?;
        self.at += 1;
        Some(rank)
    }

    fn castle(&mut self) -> Result<Action, SanError> {
        self.expect(b"O-O")?;
        if self.take(b'-') {
            self.expect(b"O")?;
            return Ok(Action::Castle(Side::Queen));
        }
        Ok(Action::Castle(Side::King))
    }

    fn pawn(&mut self) -> Result<Action, SanError> {
        let Some(mut file) = self.file() else {
            return self.wrong();
        };
        let from = file;
        let capture = self.take(b'x');
        if capture {
            file = match self.file() {
                Some(file) if file.index().abs_diff(from.index()) == 1 => file,
                Some(_) => {
                    self.at -= 1;
                    return self.wrong();
                }
                None => return self.wrong(),
            };
        }
        let Some(rank) = self.rank() else {
            return self.wrong();
        };
        let promotion = if self.take(b'=') {
            Some(self.promotion()?)
        } else {
            None
        };
        Ok(Action::Move {
            role: Role::Pawn,
            file: capture.then_some(from),
            rank: None,
            capture,
            to: Square::new(file, rank),
            promotion,
        })
    }

    fn promotion(&mut self) -> Result<Role, SanError> {
        let role = match self.peek() {
            Some(letter) if letter.is_ascii_uppercase() => Role::from_letter(letter as char),
            Some(_) | None => None,
        };
        let Some(role) = role else {
            return self.wrong();
        };
        self.at += 1;
        if role.can_promote_to() {
            Ok(role)
        } else {
            Err(SanError::IllegalPromotion(role))
        }
    }

    fn piece(&mut self) -> Result<Action, SanError> {
        let role = match self.peek() {
            Some(b'N') => Role::Knight,
            Some(b'B') => Role::Bishop,
            Some(b'R') => Role::Rook,
            Some(b'Q') => Role::Queen,
            Some(b'K') => Role::King,
            Some(_) | None => return self.wrong(),
        };
        self.at += 1;
        let mut file = self.file();
        let mut rank = self.rank();
        let capture = self.take(b'x');
        let to_file = self.file();
        let to = match (file, rank, capture, to_file) {
            (Some(to_file), Some(to_rank), false, None) => {
                (file, rank) = (None, None);
                Square::new(to_file, to_rank)
            }
            (_, _, _, Some(to_file)) => {
                let Some(to_rank) = self.rank() else {
                    return self.wrong();
                };
                Square::new(to_file, to_rank)
            }
            (_, _, _, None) => return self.wrong(),
        };
        Ok(Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            promotion: None,
        })
    }
}
