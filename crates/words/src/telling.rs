//! What a sentence is told with: the words, and the game it is about where that is known.

use jadoube_arbiter::{Act, Authority, Game, Observation, Question, Standing};
use jadoube_laws::{Board, Color, Move, Rule, SanStyle, Square, Uci};

use crate::{Argument, Arguments, Words, fill::Fill};

/// The words of a language, and the game that is spoken of.
#[derive(Clone, Copy)]
pub(crate) struct Telling<'a> {
    pub(crate) words: &'a Words,
    game: Option<&'a Game>,
    /// Who is on move, where the game is not known.
    player: Option<Color>,
    /// Where the pieces stand that are spoken of.
    board: Option<Board>,
    /// Whose pieces are named without their color; both sides' if nobody's.
    own: Option<Color>,
}

/// Of no game in particular.
impl<'a> From<&'a Words> for Telling<'a> {
    fn from(words: &'a Words) -> Self {
        Self {
            words,
            game: None,
            player: None,
            board: None,
            own: None,
        }
    }
}

impl<'a> Telling<'a> {
    /// About a game as it stands, and the pieces on the board before the move at hand.
    pub(crate) fn of(words: &'a Words, game: &'a Game) -> Self {
        Self {
            words,
            game: Some(game),
            player: None,
            board: Some(*game.standing().board()),
            own: None,
        }
    }

    /// About what a player on move has on this board, of whatever game.
    pub(crate) fn of_board(words: &'a Words, player: Color, board: Board) -> Self {
        Self {
            player: Some(player),
            board: Some(board),
            own: Some(player),
            ..Self::from(words)
        }
    }

    /// The same about what a side does: the pieces are those of this board, and the other side's
    /// are named with their color.
    fn with_board(self, own: Color, board: Board) -> Self {
        Self {
            board: Some(board),
            own: Some(own),
            ..self
        }
    }

    /// About what a player does, once that is part of the game.
    pub(crate) fn on_act(self, by: Color, act: &Act) -> Self {
        match self.game {
            Some(_) if matches!(act, Act::ClaimTouch(_)) => self.on_touch(!by),
            Some(game) => self.with_board(by, board_of(game, by, act)),
            None => self,
        }
    }

    /// About what the arbiter sees.
    pub(crate) fn on_sight(self, observation: &Observation) -> Self {
        let Observation::Touch(by, _) = observation else {
            return self;
        };
        self.on_touch(*by)
    }

    /// About what is asked.
    pub(crate) fn on_question(self, question: &Question) -> Self {
        let (Question::Touched(by, _) | Question::Adjusting(by, _)) = question else {
            return self;
        };
        self.on_touch(*by)
    }

    /// About what a player touched for the latest move that player thought about.
    fn on_touch(self, by: Color) -> Self {
        match self.game {
            Some(game) => self.with_board(by, touched_board(game, by)),
            None => self,
        }
    }

    /// The game that is spoken of.
    pub(crate) const fn game(self) -> Option<&'a Game> {
        self.game
    }

    /// With `player`, who is on move.
    pub(crate) fn with_player(self, arguments: Arguments) -> Arguments {
        match self.game.map(Game::turn).or(self.player) {
            Some(player) => arguments.with("player", player),
            None => arguments.with("player", Argument::Word("player")),
        }
    }

    /// The piece on a square, or the word for one that is not known.
    pub(crate) fn piece(self, square: Square, unknown: &'static str) -> Argument {
        match self.board.and_then(|board| board.piece_at(square)) {
            Some(piece) if self.own.is_none_or(|own| own == piece.color) => piece.role.into(),
            Some(piece) => piece.into(),
            None => Argument::Word(unknown),
        }
    }

    /// The position that so many half-moves lead to: the `whole` of it, or the `one` among others.
    pub(crate) fn place(self, ply: u32, which: &'static str) -> String {
        let none = Arguments::new().with("which", which);
        let is_start = self.game.is_none_or(begins_at_the_start) && ply == 0;
        match self.game {
            Some(_) | None if is_start => self.words.message("place-start", &none),
            Some(_) => {
                let made = none.with("move", self.half_move(ply));
                self.words.message("place-before", &made)
            }
            None => self.words.message("place-after", &none.with("ply", ply)),
        }
    }

    /// The half-move that follows so many: whose it is, and which of theirs.
    pub(crate) fn half_move(self, ply: u32) -> String {
        let none = Arguments::new();
        match self.game {
            Some(game) => {
                let (color, number) = numbered(game, ply);
                let arguments = none.with("number", number);
                let arguments = color.fill("color", arguments, self);
                self.words.message("move-of", &arguments)
            }
            None => self.words.message("half-move", &none.with("ply", ply)),
        }
    }

    /// A move that the player on move may make.
    pub(crate) fn move_text(self, m: &Move) -> String {
        match self.game {
            Some(game) => self.san(game.standing(), *m),
            None => self.words.move_text(*m),
        }
    }

    /// A move of the player on move, given by its squares.
    pub(crate) fn uci_text(self, uci: &Uci) -> String {
        let found = self.game.and_then(|game| {
            let mode = game.regulations().castling;
            game.standing().resolve(*uci, mode)
        });
        match found {
            Some(m) => self.move_text(&m),
            None => uci.to_string(),
        }
    }

    /// The move just made, with its number.
    pub(crate) fn made(self, m: Move) -> String {
        let Some(game) = self.game else {
            return self.words.move_text(m);
        };
        let ply = game.ply().saturating_sub(1);
        let text = self.san(&game.standing_before(ply), m);
        match numbered(game, ply) {
            (Color::White, number) => format!("{number}. {text}"),
            (Color::Black, number) => format!("{number}... {text}"),
        }
    }

    fn san(self, standing: &Standing, m: Move) -> String {
        let letters = self.words.letters();
        match standing.position() {
            Some(position) if position.legal_moves().contains(&m) => {
                let style = SanStyle {
                    letters,
                    ..SanStyle::EXPORT
                };
                let mut text = String::new();
                position.write_san_styled(m, &style, &mut text);
                text
            }
            Some(_) | None => self.words.move_text(m),
        }
    }

    /// What the clocks show, of the sides that have one.
    pub(crate) fn clocks(self) -> Option<String> {
        let game = self.game?;
        let shows = |color| {
            let reading = game.reading(color, game.at());
            (reading.left != i64::MAX).then(|| {
                let arguments = Arguments::new()
                    .with("side", self.words.color(color))
                    .with("time", reading.shown().to_string());
                self.words.message("clock-shows", &arguments)
            })
        };
        let both: Vec<String> = Color::ALL.into_iter().filter_map(shows).collect();
        (!both.is_empty()).then(|| both.join(", "))
    }

    /// What the arbiter decides freely on, which the authority tells.
    pub(crate) fn matter(self, authority: &Authority) -> &'static str {
        let Some(game) = self.game else {
            return "discretion";
        };
        let rules = game.regulations();
        let is = |rule| rules.edition.article(rule) == authority.article();
        let unsound = rules
            .edition
            .unsound_position(game.class(), rules.supervision)
            .map(|unsound| unsound.article);
        match authority {
            Authority::Law(_) if is(Rule::CannotCatchUp) => "moves",
            Authority::Law(_) if is(Rule::Signing) => "result",
            Authority::Law(article) if unsound == Some(*article) => "position",
            Authority::Law(_)
            | Authority::Comment(..)
            | Authority::Regulations(_)
            | Authority::Site(_) => "discretion",
        }
    }
}

/// Whose a half-move is, counted from the start, and the number that the move has.
fn numbered(game: &Game, ply: u32) -> (Color, u64) {
    let start = &game.regulations().start;
    let skipped = u64::from(start.turn == Color::Black);
    let index = u64::from(ply) + skipped;
    let color = if index.is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    };
    (color, u64::from(start.fullmoves.max(1)) + index / 2)
}

/// Whether a game begins where games begin, and not at a position of its own.
fn begins_at_the_start(game: &Game) -> bool {
    let start = &game.regulations().start;
    numbered(game, 0) == (Color::White, 1) && start.board.occupied().count() == 32
}

/// What a player had before them when touching pieces for the latest move they thought about.
fn touched_board(game: &Game, by: Color) -> Board {
    if game.turn() == by {
        *game.standing().board()
    } else {
        *game.standing_before(game.ply().saturating_sub(1)).board()
    }
}

/// The board on which the pieces of an act stand where the act says, the act being done.
fn board_of(game: &Game, by: Color, act: &Act) -> Board {
    let mut board = *game.board();
    if let Act::Release { from, to } = act {
        if let Some(piece) = board.take(*to) {
            board.put(*from, piece);
        }
    } else if let Act::Remove(square) = act {
        let before = game.standing().board();
        let own_is_off = board.by_color(by).count() < before.by_color(by).count();
        // With an own piece off, the one there before may have been captured earlier.
        let sure = |color| color == by || !own_is_off;
        if let Some(piece) = before.piece_at(*square).filter(|piece| sure(piece.color)) {
            board.put(*square, piece);
        }
    }
    board
}
