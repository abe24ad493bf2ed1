//! What the touched pieces oblige to.

use jadoube_laws::{CastlingMode, Color, Move, MoveList, Role, Rule, Side, Square};

use crate::{Game, Must, Obligation, Standing, Touches};

/// What the touched pieces oblige the player on move to; nothing if none was touched.
///
/// Law: [4.3](jadoube_laws::law::A4_3), [4.4](jadoube_laws::law::A4_4),
/// [4.5](jadoube_laws::law::A4_5).
pub(crate) fn of(game: &Game, standing: &Standing, touches: &Touches) -> Option<Obligation> {
    if touches.is_empty() {
        return None;
    }
    let touched = Touched::new(game, standing, touches);
    if let [first, second, ..] = touched.own.as_slice()
        && touched.others.is_empty()
        && let Some(castling) = touched.castling(*first, *second)
    {
        return Some(castling);
    }
    let (own, other) = (touched.own.as_slice(), touched.others.as_slice());
    let found = match (own, other) {
        (own, []) => touched.first_that_moves(own, Rule::TouchedOwn),
        ([], others) => touched.first_captured(others, Rule::TouchedOpponents),
        ([own, ..], [other, ..]) => {
            let both = Must::CaptureWith(*own, *other);
            let rule = Rule::TouchedBoth;
            if touched.can(both) {
                Some(Obligation { must: both, rule })
            } else if touches.is_unclear() {
                let (own, others) = (touched.own.as_slice(), touched.others.as_slice());
                touched
                    .first_that_moves(own, rule)
                    .or_else(|| touched.first_captured(others, rule))
            } else {
                touched.first_of_either(touches, rule)
            }
        }
    };
    let rule = Rule::NothingTouchedMoves;
    found.or(Some(Obligation {
        must: Must::Any,
        rule,
    }))
}

/// The touched pieces of each side, with the legal moves.
struct Touched<'a> {
    game: &'a Game,
    standing: &'a Standing,
    moves: MoveList,
    own: Touches,
    others: Touches,
}

impl<'a> Touched<'a> {
    fn new(game: &'a Game, standing: &'a Standing, touches: &Touches) -> Self {
        let turn = standing.turn();
        let (mut own, mut others) = (Touches::NONE, Touches::NONE);
        for &square in touches.as_slice() {
            match standing.board().color_at(square) {
                Some(color) if color == turn => own.push(square),
                Some(_) => others.push(square),
                None => {}
            }
        }
        Self {
            game,
            standing,
            moves: standing.moves(),
            own,
            others,
        }
    }

    fn can(&self, must: Must) -> bool {
        let allowed = |&m: &Move| must.allows(m, self.standing.captured_on(m));
        self.moves.iter().any(allowed)
    }

    fn moves_of(&self, square: Square, rule: Rule) -> Option<Obligation> {
        let must = Must::Move(square);
        self.can(must).then_some(Obligation { must, rule })
    }

    fn capture_of(&self, square: Square, rule: Rule) -> Option<Obligation> {
        let must = Must::Capture(square);
        self.can(must).then_some(Obligation { must, rule })
    }

    /// Law: [4.3.1](jadoube_laws::law::A4_3_1).
    fn first_that_moves(&self, own: &[Square], rule: Rule) -> Option<Obligation> {
        own.iter().find_map(|&square| self.moves_of(square, rule))
    }

    /// Law: [4.3.2](jadoube_laws::law::A4_3_2).
    fn first_captured(&self, others: &[Square], rule: Rule) -> Option<Obligation> {
        others
            .iter()
            .find_map(|&square| self.capture_of(square, rule))
    }

    /// Law: [4.3.3](jadoube_laws::law::A4_3_3).
    fn first_of_either(&self, touches: &Touches, rule: Rule) -> Option<Obligation> {
        touches.as_slice().iter().find_map(|&square| {
            if self.own.contains(square) {
                self.moves_of(square, rule)
            } else {
                self.capture_of(square, rule)
            }
        })
    }

    /// What touching these two first obliges to, if they are a king and a rook to castle with.
    fn castling(&self, first: Square, second: Square) -> Option<Obligation> {
        let role = |square| self.standing.board().role_at(square);
        match (role(first)?, role(second)?) {
            (Role::King, Role::Rook) => {
                let side = self.side(first, second)?;
                Some(self.king_first(first, side))
            }
            (Role::Rook, Role::King) => {
                let side = self.side(second, first)?;
                Some(self.rook_first(first, second, side))
            }
            _ => None,
        }
    }

    /// Law: [4.4.1](jadoube_laws::law::A4_4_1), [4.4.3](jadoube_laws::law::A4_4_3).
    fn king_first(&self, king: Square, side: Side) -> Obligation {
        let castle = Must::Castle(side);
        let edition = self.game.regulations().edition;
        if self.can(castle) {
            // In 1997 no item says so: the king was touched, and moves as it likes.
            return match edition.article(Rule::KingThenRook) {
                Some(_) => Obligation {
                    must: castle,
                    rule: Rule::KingThenRook,
                },
                None => Obligation {
                    must: Must::Move(king),
                    rule: Rule::TouchedOwn,
                },
            };
        }
        let rule = Rule::CastlingNotPossible;
        let must = Must::Move(king);
        let must = if self.can(must) { must } else { Must::Any };
        Obligation { must, rule }
    }

    /// Law: [4.4.2](jadoube_laws::law::A4_4_2).
    fn rook_first(&self, rook: Square, king: Square, side: Side) -> Obligation {
        let rule = Rule::RookThenKing;
        let (of_rook, of_king) = (Must::Move(rook), Must::MoveNotCastling(king, side));
        let must = if self.can(of_rook) {
            of_rook
        } else if self.can(of_king) {
            of_king
        } else {
            Must::Any
        };
        Obligation { must, rule }
    }

    /// The side castled to with this rook, legal or not, if they stand as for castling.
    fn side(&self, king: Square, rook: Square) -> Option<Side> {
        let turn = self.standing.turn();
        let home = |square: Square| square.rank() == jadoube_laws::Rank::First.relative(turn);
        if !home(king) || !home(rook) {
            return None;
        }
        let side = if rook > king { Side::King } else { Side::Queen };
        let by_right = self.standing.castling().rook(turn, side, king) == Some(rook);
        by_right.then_some(side).or_else(|| {
            let standard = self.game.regulations().castling == CastlingMode::Standard;
            let corner = side.standard_rook(turn) == rook;
            (standard && corner && king == king_home(turn)).then_some(side)
        })
    }
}

const fn king_home(color: Color) -> Square {
    match color {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    }
}
