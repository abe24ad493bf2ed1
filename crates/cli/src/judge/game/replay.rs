//! The moves of a game on the board, one after the other.

use jadoube_laws::{
    Budget, Claim, Color, Dead, Edition, End, Fivefold, History, Letters, Move, Position, Role,
    SanError, SanStyle, dead,
};

/// Moves kept to tell later how a right to castle was lost.
const MOST_MOVES: usize = 1 << 14;

/// Positions kept to find repetitions. No game under the Laws of today has so many in a row
/// without a capture or pawn move; whatever has must not fill the memory.
const LONGEST_HISTORY: usize = 1 << 13;

/// Bytes of a move kept to show it.
const LONGEST_LABEL: usize = 15;

/// A game being replayed.
pub(super) struct Replay {
    limits: Limits,
    initial: Position,
    start: Position,
    position: Position,
    history: History,
    moves: Vec<Move>,
    // The moves as written, with a blank behind each: to read them again in another language.
    written: Vec<u8>,
    plies: u32,
    letters: Letters,
    // How many moves had been made when the letters were first taken for another language's.
    foreign_since: Option<usize>,
    label: ([u8; LONGEST_LABEL], u8),
}

/// What an edition says about draws, looked up once.
#[derive(Clone, Copy)]
struct Limits {
    /// Half-moves without pawn move or capture after which a draw may be claimed.
    fifty: u32,
    /// … and after which the game ends.
    seventy_five: u32,
    fivefold: Option<Fivefold>,
}

impl Limits {
    fn of(edition: Edition) -> Self {
        let plies = |moves: Option<u32>| moves.map_or(u32::MAX, |moves| 2 * moves);
        Self {
            fifty: plies(edition.fifty_moves().map(|cited| cited.value)),
            seventy_five: plies(edition.seventy_five_moves().map(|cited| cited.value)),
            fivefold: edition.fivefold().map(|cited| cited.value),
        }
    }
}

impl Replay {
    pub(super) fn new(edition: Edition) -> Self {
        let initial = Position::initial();
        Self {
            limits: Limits::of(edition),
            start: initial,
            position: initial,
            history: History::new(&initial),
            initial,
            moves: Vec::new(),
            written: Vec::new(),
            plies: 0,
            letters: Letters::English,
            foreign_since: None,
            label: ([0; LONGEST_LABEL], 0),
        }
    }

    /// Sets up the initial position of chess, or another one.
    pub(super) fn restart(&mut self, start: Option<Position>) {
        self.start
            .clone_from(start.as_ref().unwrap_or(&self.initial));
        self.position.clone_from(&self.start);
        self.history.restart(&self.start);
        self.moves.clear();
        self.written.clear();
        self.plies = 0;
        self.letters = Letters::English;
        self.foreign_since = None;
        self.label.1 = 0;
    }

    pub(super) const fn position(&self) -> &Position {
        &self.position
    }

    pub(super) const fn history(&self) -> &History {
        &self.history
    }

    /// Legal half-moves made.
    pub(super) const fn plies(&self) -> u32 {
        self.plies
    }

    /// Reads a move and makes it.
    #[inline]
    pub(super) fn read(&mut self, text: &[u8]) -> Result<Move, SanError> {
        let m = match self.position.read_san(text) {
            Ok(m) if self.letters == Letters::English => m,
            Ok(_) | Err(_) => self.read_otherwise(text)?,
        };
        self.play(m, text);
        Ok(m)
    }

    #[inline]
    fn play(&mut self, m: Move, text: &[u8]) {
        self.position.play(m);
        if self.history.len() < LONGEST_HISTORY {
            self.history.push(&self.position);
        } else {
            self.history.restart(&self.position);
        }
        self.plies = self.plies.saturating_add(1);
        if self.moves.len() < MOST_MOVES {
            self.moves.push(m);
            self.written.extend_from_slice(text);
            self.written.push(b' ');
        }
        self.keep_label(text);
    }

    /// Keeps what is written, to show it beside what may be found.
    #[inline]
    pub(super) fn keep_label(&mut self, text: &[u8]) {
        let count = text.len().min(LONGEST_LABEL);
        self.label.0[..count].copy_from_slice(&text[..count]);
        self.label.1 = count as u8;
    }

    /// The number and the text of the move last kept, `24…Nd5`, as that of a half-move.
    pub(super) fn label(&self, ply: u32) -> String {
        let before = u64::from(ply.saturating_sub(1));
        let black_began = u64::from(self.start.turn() == Color::Black);
        let number = u64::from(self.start.fullmoves().get()) + (before + black_began) / 2;
        let dots = if (before + black_began) % 2 == 0 {
            "."
        } else {
            "…"
        };
        let text = &self.label.0[..usize::from(self.label.1)];
        format!("{number}{dots}{}", String::from_utf8_lossy(text))
    }

    /// Who made a half-move, and how many moves that player had made with it.
    pub(super) fn mover(&self, ply: u32) -> (Color, u32) {
        let first = self.start.turn();
        let color = if ply % 2 == 1 { first } else { !first };
        (color, ply.div_ceil(2))
    }
}

impl Replay {
    /// Reads a move that isn't in the export format of PGN.
    #[cold]
    fn read_otherwise(&mut self, text: &[u8]) -> Result<Move, SanError> {
        let error = match self.position.read_san_lenient(text, self.letters) {
            Ok((m, _)) => return Ok(m),
            Err(error) => error,
        };
        match self.read_in_another_language(text) {
            Some(m) => Ok(m),
            None => Err(self.traced(error)),
        }
    }

    /// Reads the whole game again in the language in which this move can be made, if there is one.
    fn read_in_another_language(&mut self, text: &[u8]) -> Option<Move> {
        if self.moves.len() >= MOST_MOVES {
            return None;
        }
        let written = std::mem::take(&mut self.written);
        let before = || {
            written
                .split(|&byte| byte == b' ')
                .filter(|word| !word.is_empty())
        };
        let found = Letters::detect(&self.start, before().chain([text])).ok();
        let m = found.and_then(|found| {
            self.letters = *found.first()?;
            self.foreign_since.get_or_insert(self.moves.len());
            self.moves.clear();
            self.position.clone_from(&self.start);
            self.history.restart(&self.start);
            for word in before() {
                let (m, _) = self.position.read_san_lenient(word, self.letters).ok()?;
                self.position.play(m);
                self.history.push(&self.position);
                self.moves.push(m);
            }
            Some(self.position.read_san_lenient(text, self.letters).ok()?.0)
        });
        self.written = written;
        m
    }

    /// Takes back what was read in another language, if the game was in English after all: `text`
    /// can be made in English and isn't a move in that language, and the first move that was taken
    /// for that language is a move in English too, though one that cannot be made.
    ///
    /// Gives that move, and why it cannot be made.
    pub(super) fn retract(&mut self, text: &[u8]) -> Option<(Vec<u8>, SanError)> {
        let since = self.foreign_since?;
        self.position
            .read_san_lenient(text, Letters::English)
            .ok()?;
        self.take_back(since)
    }

    /// The same when the game is over, if a single move was read in another language, from which
    /// no language can be told.
    pub(super) fn retract_lone(&mut self) -> Option<(Vec<u8>, SanError)> {
        let since = self.foreign_since?;
        let mut position = self.start;
        let mut foreign = 0;
        let words = self.written.split(|&byte| byte == b' ');
        for (word, &m) in words.zip(&self.moves) {
            let read = position.read_san_lenient(word, Letters::English);
            foreign += u32::from(!read.is_ok_and(|(read, _)| read == m));
            if foreign > 1 {
                return None;
            }
            position.play(m);
        }
        self.take_back(since)
    }

    /// Goes back to the move after so many, if in English it is one that cannot be made.
    fn take_back(&mut self, since: usize) -> Option<(Vec<u8>, SanError)> {
        let english = Letters::English;
        let words = self.written.split(|&byte| byte == b' ');
        let words: Vec<Vec<u8>> = words.take(since + 1).map(<[u8]>::to_vec).collect();
        let (first, before) = words.split_last()?;
        let mut position = self.start;
        for word in before {
            let (m, _) = position.read_san_lenient(word, english).ok()?;
            position.play(m);
        }
        let error = position.read_san_lenient(first, english).err()?;
        if matches!(error, SanError::Syntax { .. }) {
            return None;
        }
        self.restart(Some(self.start));
        for word in before {
            let (m, _) = self.position.read_san_lenient(word, english).ok()?;
            self.play(m, word);
        }
        Some((first.clone(), self.traced(error)))
    }

    /// What was likely meant by a move that can't be read or made.
    pub(super) fn likely(&self, text: &[u8]) -> Vec<Move> {
        let misprint = self.position.diagnose_san(text, self.letters);
        misprint.map_or_else(Vec::new, |misprint| misprint.likely)
    }

    /// The same error, telling what took the right to castle away where that is the reason.
    fn traced(&self, error: SanError) -> SanError {
        match error {
            SanError::Illegal(why) if self.moves.len() < MOST_MOVES => {
                SanError::Illegal(why.traced(&self.start, &self.moves))
            }
            SanError::Illegal(_)
            | SanError::Syntax { .. }
            | SanError::Null
            | SanError::Ambiguous(_)
            | SanError::MissingPromotion
            | SanError::IllegalPromotion(_)
            | SanError::CaptureMark(_)
            | SanError::Overspecified(_) => error,
        }
    }

    /// Whether the position may be drawn, or a draw be claimed: it seldom is.
    #[inline]
    pub(super) fn is_worth_a_look(&self) -> bool {
        let quiet = self.position.halfmoves();
        if quiet == 0 {
            return self.lacks_mating_pieces();
        }
        // A position that appears for the third time has been left and reached again twice.
        quiet >= 8 && (quiet >= self.limits.fifty || self.history.occurrences() >= 3)
    }

    /// Whether a move may bring about what a claim asks for.
    pub(super) fn may_come_near(&self, claim: Claim) -> bool {
        let quiet = self.position.halfmoves();
        match claim {
            Claim::Threefold => quiet >= 7,
            Claim::FiftyMoves => quiet.saturating_add(1) >= self.limits.fifty,
        }
    }

    /// How the game has ended, if no legal move is left.
    pub(super) fn end_of_moves(&self) -> Option<End> {
        if self.position.has_legal_move() {
            return None;
        }
        Some(if self.position.is_check() {
            let winner = !self.position.turn();
            End::Checkmate { winner }
        } else {
            End::Stalemate
        })
    }

    /// The draw that the position on the board makes by itself, mate and stalemate aside.
    #[inline]
    pub(super) fn draw(&self) -> Option<End> {
        let quiet = self.position.halfmoves();
        if quiet == 0 || self.plies == 0 {
            return self.is_dead().then_some(End::DeadPosition);
        }
        if quiet < 16 {
            return None;
        }
        let fivefold = self.limits.fivefold.is_some_and(|which| match which {
            Fivefold::Any => self.history.occurrences() >= 5,
            Fivefold::Consecutive => self.history.in_a_row() >= 5,
        });
        if fivefold {
            return Some(End::Fivefold);
        }
        (quiet >= self.limits.seventy_five).then_some(End::SeventyFiveMoves)
    }

    /// Whether neither side has the pieces to mate with.
    fn is_dead(&self) -> bool {
        self.lacks_mating_pieces() && dead(&self.position, Budget::MATERIAL) == Dead::Yes
    }

    fn lacks_mating_pieces(&self) -> bool {
        let board = self.position.board();
        let mating = [Role::Pawn, Role::Rook, Role::Queen].map(|role| board.by_role(role));
        mating.iter().all(|pieces| pieces.is_empty())
    }

    /// How a move of the position is written in the language of the game.
    pub(super) fn write(&self, m: Move) -> String {
        let style = SanStyle {
            letters: self.letters,
            ..SanStyle::EXPORT
        };
        let mut text = String::new();
        self.position.write_san_styled(m, &style, &mut text);
        text
    }
}
