//! The lenient reader: what people write, in any language.

use super::{Action, Forgiven, ForgivenSet, Mark, Reading, San, SanError, origins, suffix};
use crate::{File, Letters, Move, Position, Rank, Role, Side, Square};

impl San {
    /// Reads one move as people write it, with the letters of a language (and figurines).
    ///
    /// What it accepts, the variants of [`Forgiven`] tell. A pawn's capture and a bishop's are
    /// never merged: `bxc4` is always a pawn's.
    ///
    /// # Errors
    ///
    /// [`SanError::Syntax`] with the first column that fits no reading, or
    /// [`SanError::IllegalPromotion`].
    pub fn read_lenient(text: &[u8], letters: Letters) -> Result<Reading, SanError> {
        let text = core::str::from_utf8(text).map_err(|error| {
            let valid = text.get(..error.valid_up_to()).unwrap_or_default();
            SanError::Syntax {
                column: core::str::from_utf8(valid).map_or(0, |valid| valid.chars().count()) + 1,
            }
        })?;
        let mut reader = Reader::new(text, letters);
        reader.skip_blanks();
        reader.skip_number();
        let start = reader;
        if let Some(spelling) = null(reader.rest.trim_end()) {
            reader.forgiven.extend(spelling);
            return Ok(reader.reading(San {
                action: Action::Null,
                mark: None,
            }));
        }
        if let Some(side) = reader.castle() {
            return reader.finish(Action::Castle(side));
        }
        let mut furthest = 0;
        let attempts = [
            Reader::piece,
            Reader::pawn,
            Reader::files,
            Reader::small_piece,
        ];
        for attempt in attempts {
            let mut reader = start;
            match attempt(&mut reader).and_then(|action| reader.finish(action)) {
                Ok(mut reading) => {
                    if reader.capitals && reading.san.is_piece() {
                        reading.other = pawn_in_capitals(start);
                    }
                    return Ok(reading);
                }
                Err(SanError::Syntax { column }) => furthest = furthest.max(column),
                Err(error) => return Err(error),
            }
        }
        Err(SanError::Syntax { column: furthest })
    }

    const fn is_piece(&self) -> bool {
        match self.action {
            Action::Move { role, .. } => !matches!(role, Role::Pawn),
            Action::Castle(_) | Action::Null => false,
        }
    }
}

/// The other reading of a move in capitals: `BXC6` may be the b-pawn's capture.
fn pawn_in_capitals(mut start: Reader<'_>) -> Option<San> {
    let action = start.pawn().ok()?;
    Some(start.finish(action).ok()?.san)
}

/// Whether the text stands for a null move, and what about it is to be forgiven.
fn null(text: &str) -> Option<Option<Forgiven>> {
    const OTHERS: [&str; 6] = ["Z0", "null", "pass", "0000", "@@@@", "<>"];
    if text == "--" {
        Some(None)
    } else {
        OTHERS
            .iter()
            .any(|other| other.eq_ignore_ascii_case(text))
            .then_some(Some(Forgiven::NullSpelling))
    }
}

impl Position {
    /// Reads a move as people write it; see [`San::read_lenient`] and [`Reading::resolve`].
    ///
    /// # Errors
    ///
    /// Any of [`SanError`] but those of strict reading.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{Letters, Position, san::Forgiven};
    ///
    /// let (m, forgiven) = Position::initial().read_san_lenient(b"1.Cg1-f3!", Letters::Spanish)?;
    /// assert_eq!(m, Position::initial().read_san(b"Nf3")?);
    /// assert!(forgiven.contains(Forgiven::LongForm));
    /// # Ok::<(), jadoube_laws::SanError>(())
    /// ```
    pub fn read_san_lenient(
        &self,
        text: &[u8],
        letters: Letters,
    ) -> Result<(Move, ForgivenSet), SanError> {
        San::read_lenient(text, letters)?.resolve(self)
    }
}

/// Where a reader is in a text.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    pub(super) rest: &'a str,
    pub(super) letters: Letters,
    pub(super) forgiven: ForgivenSet,
    pub(super) mark: Option<Mark>,
    pub(super) capture: bool,
    text: &'a str,
    coordinates: bool,
    files: bool,
    capitals: bool,
}

/// The squares of a move: what is written of the departure, and the arrival.
struct Squares {
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str, letters: Letters) -> Self {
        Self {
            rest: text,
            letters,
            forgiven: ForgivenSet::NONE,
            mark: None,
            capture: false,
            text,
            coordinates: false,
            files: false,
            capitals: false,
        }
    }

    pub(super) fn wrong<T>(&self) -> Result<T, SanError> {
        let read = self.text.len().saturating_sub(self.rest.len());
        let read = self.text.get(..read).unwrap_or_default();
        Err(SanError::Syntax {
            column: read.chars().count() + 1,
        })
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }

    pub(super) fn take(&mut self, what: &str) -> bool {
        match self.rest.strip_prefix(what) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    pub(super) fn take_any(&mut self, what: &[&str]) -> bool {
        what.iter().any(|what| self.take(what))
    }

    pub(super) fn skip_blanks(&mut self) {
        let rest = self.rest.trim_start();
        if rest.len() < self.rest.len() {
            self.forgiven.insert(Forgiven::Spacing);
            self.rest = rest;
        }
    }

    /// A move number and its dots, unless it is a result such as `1-0`.
    fn skip_number(&mut self) {
        let rest = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        if rest.len() == self.rest.len()
            || self.rest.starts_with('0')
            || rest.starts_with(['-', '/', '–'])
        {
            return;
        }
        self.rest = rest.trim_start_matches(['.', '…', ' ', '\t', ')']);
        self.forgiven.insert(Forgiven::MoveNumber);
    }

    fn reading(self, san: San) -> Reading {
        Reading {
            san,
            other: None,
            coordinates: self.coordinates,
            files: self.files,
            forgiven: self.forgiven,
        }
    }

    /// Reads what may stand behind a move, to the end.
    fn finish(&mut self, action: Action) -> Result<Reading, SanError> {
        suffix::read(self)?;
        let action = match action {
            Action::Move {
                role,
                file,
                rank,
                to,
                promotion,
                ..
            } => Action::Move {
                role,
                file,
                rank,
                capture: self.capture,
                to,
                promotion,
            },
            Action::Castle(_) | Action::Null => action,
        };
        Ok(self.reading(San {
            action,
            mark: self.mark,
        }))
    }

    /// Two or three of the same sign, all with dashes between or none.
    fn castle(&mut self) -> Option<Side> {
        let sign = self.peek()?;
        if !matches!(sign, 'O' | '0' | 'o' | 'О' | 'о' | 'Ο') {
            return None;
        }
        let mut reader = *self;
        reader.skip(sign.len_utf8());
        let mut signs = 1;
        let mut dashes = 0;
        while signs < 3 {
            let mut next = reader;
            let dash = next.take("-");
            let other = !dash && next.take_any(&["–", "—", "‑", "−"]);
            if next.peek() != Some(sign) {
                break;
            }
            next.skip(sign.len_utf8());
            if other {
                next.forgiven.insert(Forgiven::CastlingSpelling);
            }
            dashes += usize::from(dash || other);
            signs += 1;
            reader = next;
        }
        if signs == 1 || (dashes != 0 && dashes != signs - 1) {
            return None;
        }
        if sign == '0' {
            reader.forgiven.insert(Forgiven::CastlingZeros);
        }
        if dashes == 0 || !matches!(sign, 'O' | '0') {
            reader.forgiven.insert(Forgiven::CastlingSpelling);
        }
        *self = reader;
        Some(if signs == 2 { Side::King } else { Side::Queen })
    }

    /// A piece's letter or figurine, or a pawn's, and its squares.
    fn piece(&mut self) -> Result<Action, SanError> {
        let Some((role, len)) = self.letters.read(self.rest) else {
            return self.wrong();
        };
        match self.peek() {
            Some('♔'..='♟') => self.forgiven.insert(Forgiven::Figurine),
            Some(_) if self.letters != Letters::English => {
                self.forgiven.insert(Forgiven::Letters);
            }
            Some(_) | None => {}
        }
        if role == Role::Pawn {
            self.forgiven.insert(Forgiven::PawnLetter);
        }
        self.skip(len);
        // Some write a variation selector behind a figurine, to have it drawn as text.
        self.take("\u{fe0e}");
        self.action(role)
    }

    /// As [`Reader::piece`], with the letter in the wrong case.
    fn small_piece(&mut self) -> Result<Action, SanError> {
        let small = self.letters.read_ignoring_case(self.rest);
        let Some((role, len)) = small.filter(|&(role, _)| role != Role::Pawn) else {
            return self.wrong();
        };
        self.forgiven.insert(Forgiven::Case);
        self.skip(len);
        self.action(role)
    }

    /// No letter: a pawn, or two squares.
    fn pawn(&mut self) -> Result<Action, SanError> {
        let start = *self;
        let action = self.action(Role::Pawn)?;
        if let Action::Move {
            file: Some(file),
            rank,
            to,
            ..
        } = action
        {
            let next_file = file.index().abs_diff(to.file().index()) == 1;
            if rank.is_none() && !next_file {
                // Not a pawn's capture: `bb3`.
                *self = start;
                self.skip(1);
                return self.wrong();
            }
            self.coordinates = rank.is_some();
        }
        Ok(action)
    }

    /// A pawn's capture without its rank.
    fn files(&mut self) -> Result<Action, SanError> {
        let Some(from) = self.file() else {
            return self.wrong();
        };
        if self.separator() && !self.capture {
            return self.wrong();
        }
        let to = self
            .file()
            .filter(|to| to.index().abs_diff(from.index()) == 1);
        let Some(to) = to else {
            return self.wrong();
        };
        self.files = true;
        self.capture = true;
        self.forgiven.insert(Forgiven::MissingRank);
        Ok(Action::Move {
            role: Role::Pawn,
            file: Some(from),
            rank: None,
            capture: true,
            to: Square::new(to, Rank::Fourth),
            promotion: suffix::promotion(self, true)?,
        })
    }

    fn action(&mut self, role: Role) -> Result<Action, SanError> {
        let squares = self.squares()?;
        if role == Role::Pawn && squares.rank.is_some() {
            self.forgiven.insert(Forgiven::LongForm);
        }
        let promotion = if role == Role::Pawn {
            suffix::promotion(self, origins::is_last_rank(squares.to))?
        } else {
            None
        };
        Ok(Action::Move {
            role,
            file: squares.file,
            rank: squares.rank,
            capture: self.capture,
            to: squares.to,
            promotion,
        })
    }

    fn squares(&mut self) -> Result<Squares, SanError> {
        let file = self.file();
        let rank = self.rank();
        let parted = self.separator();
        // A letter behind a whole square may be that of a promotion: `d8D`.
        let behind = self.rest.chars().nth(1);
        let again = behind.is_some_and(|c| c.is_ascii_digit());
        let to_file = if again { self.file() } else { None };
        match (file, rank, to_file) {
            (_, _, Some(to_file)) => {
                let Some(to_rank) = self.rank() else {
                    return self.wrong();
                };
                Ok(Squares {
                    file,
                    rank,
                    to: Square::new(to_file, to_rank),
                })
            }
            (Some(to_file), Some(to_rank), None) if !parted => Ok(Squares {
                file: None,
                rank: None,
                to: Square::new(to_file, to_rank),
            }),
            (_, _, None) => self.wrong(),
        }
    }

    fn file(&mut self) -> Option<File> {
        let letter = self.peek()?;
        let file = File::from_letter(letter.to_ascii_lowercase())?;
        if letter.is_ascii_uppercase() {
            self.capitals = true;
            self.forgiven.insert(Forgiven::Case);
        }
        self.skip(1);
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = Rank::from_digit(self.peek()?)?;
        self.skip(1);
        Some(rank)
    }

    /// A sign of capture or a dash.
    fn separator(&mut self) -> bool {
        if self.take("x") {
            self.capture = true;
        } else if self.take_any(&["X", "×", ":", "х", "*"]) {
            self.capture = true;
            self.forgiven.insert(Forgiven::CaptureSpelling);
        } else if self.take_any(&["-", "–", "—", "‑", "−"]) {
            self.forgiven.insert(Forgiven::LongForm);
        } else {
            return false;
        }
        true
    }
}
