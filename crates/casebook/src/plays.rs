//! A move written down, as the hands that make it.

use jadoube_arbiter::{
    Act, Command, EntryText, Game, Hand, Manner, Millis, SheetKind, TimeControl, Venue,
};
use jadoube_laws::{Color, File, Move, MoveKind, Piece, Rank, Role, Side, Square, Uci};

use crate::{Given, Trouble};

/// What a move text may mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meant {
    Legal(Move),
    Squares(Square, Square, Option<Role>),
    Castles(Side),
}

/// The squares of a legal move, as it was written.
pub(crate) fn uci(game: &Game, text: &str) -> Result<Uci, Trouble> {
    let mode = game.regulations().castling;
    match meant(game, game.turn(), text)? {
        Meant::Legal(m) => Ok(Uci::of(m, mode)),
        Meant::Squares(from, to, promotion) => Ok(Uci::Move {
            from,
            to,
            promotion,
        }),
        Meant::Castles(_) => Err(Trouble::NotAMove(text.to_owned())),
    }
}

/// What a player does at the board to play a move, legal or not.
pub(crate) fn acts(game: &Game, color: Color, text: &str) -> Result<Vec<Act>, Trouble> {
    let meant = meant(game, color, text)?;
    if game.regulations().venue == Venue::Online {
        let uci = uci(game, text)?;
        let lag = Millis::ZERO;
        return Ok(vec![Act::Play { uci, lag }]);
    }
    Ok(match meant {
        Meant::Legal(m) => of_move(game, m),
        Meant::Squares(from, to, promotion) => of_squares(game, from, to, promotion),
        Meant::Castles(side) => {
            let corner = side.standard_rook(color);
            let king = game.board().king_of(color);
            let rook = king.and_then(|king| game.standing().castling().rook(color, side, king));
            castling(color, side, king, rook.unwrap_or(corner))
                .ok_or_else(|| Trouble::NotAMove(text.to_owned()))?
        }
    })
}

/// Plays a legal move and presses, as moves before the facts are.
pub(crate) fn run_move(game: &mut Game, at: Millis, text: &str) -> Result<Vec<Given>, Trouble> {
    let mut all = Vec::new();
    let color = game.turn();
    let acts = acts(game, color, text)?;
    for act in acts.into_iter().chain(ending(game, color, text)) {
        if game.outcome().is_some() {
            break;
        }
        let given = Given::to(game, at, Command::Player(color, act));
        if given.came_of.is_err() {
            return Err(Trouble::RefusedAt(text.to_owned()));
        }
        all.push(given);
    }
    Ok(all)
}

/// What ends a move in a run of moves: the press, and the entry where it is made by hand.
pub(crate) fn ending(game: &Game, color: Color, text: &str) -> Vec<Act> {
    let regulations = game.regulations();
    let mut acts = Vec::new();
    let on_board = regulations.venue == Venue::OverTheBoard;
    if on_board && regulations.time[color] != TimeControl::None {
        acts.push(Act::Press {
            hand: Hand::Same,
            lag: Millis::ZERO,
        });
    }
    match regulations.sheets {
        SheetKind::Paper | SheetKind::Electronic => {
            acts.push(Act::Write(EntryText::Move(text.into())));
        }
        SheetKind::Automatic => {}
    }
    acts
}

fn of_move(game: &Game, m: Move) -> Vec<Act> {
    let color = game.turn();
    if let Some(side) = m.castling_side() {
        return castling(color, side, Some(m.from()), m.to()).unwrap_or_default();
    }
    let mut acts = of_squares(game, m.from(), m.to(), m.promotion());
    if m.kind() == MoveKind::EnPassant {
        acts.extend(game.standing().captured_on(m).map(Act::Remove));
    }
    acts
}

fn of_squares(game: &Game, from: Square, to: Square, promotion: Option<Role>) -> Vec<Act> {
    let mut acts = vec![Act::Touch(from, Manner::Plain)];
    let owner = game.board().color_at(from);
    if game
        .board()
        .color_at(to)
        .is_some_and(|there| Some(there) != owner)
    {
        acts.push(Act::Touch(to, Manner::Plain));
    }
    acts.push(Act::Release { from, to });
    acts.extend(promotion.map(|role| Act::ReleaseNew(role, to)));
    acts
}

/// King, then rook; where each stands in the other's way, the rook is taken off meanwhile.
fn castling(color: Color, side: Side, king: Option<Square>, rook: Square) -> Option<Vec<Act>> {
    let king = king?;
    let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
    let mut acts = vec![Act::Touch(king, Manner::Plain)];
    let crosses = king_to == rook || rook_to == king;
    if crosses {
        acts.push(Act::Touch(rook, Manner::Plain));
        acts.push(Act::Remove(rook));
    }
    if king != king_to {
        acts.push(Act::Release {
            from: king,
            to: king_to,
        });
    }
    if crosses {
        acts.push(Act::ReleaseNew(Role::Rook, rook_to));
    } else if rook != rook_to {
        acts.push(Act::Touch(rook, Manner::Plain));
        acts.push(Act::Release {
            from: rook,
            to: rook_to,
        });
    }
    Some(acts)
}

fn meant(game: &Game, color: Color, text: &str) -> Result<Meant, Trouble> {
    let bare = bare(text);
    let moves = if color == game.turn() {
        game.standing().moves()
    } else {
        jadoube_laws::MoveList::new()
    };
    if let Some(side) = castled(&bare) {
        let legal = moves.iter().find(|m| m.castling_side() == Some(side));
        return Ok(legal.map_or(Meant::Castles(side), |&m| Meant::Legal(m)));
    }
    if let Some((from, to, promotion)) = squares(&bare) {
        let same = |m: &&Move| {
            m.castling_side().is_none()
                && (m.from(), m.to(), m.promotion()) == (from, to, promotion)
        };
        let legal = moves.iter().find(same);
        return Ok(legal.map_or(Meant::Squares(from, to, promotion), |&m| Meant::Legal(m)));
    }
    let letters: [fn(char) -> Option<Role>; 2] = [english, spanish];
    for short in letters.into_iter().filter_map(|of| Short::read(&bare, of)) {
        let mut legal = moves.iter().filter(|m| short.fits(**m));
        match (legal.next(), legal.next()) {
            (Some(&m), None) => return Ok(Meant::Legal(m)),
            (Some(_), Some(_)) => return Err(Trouble::Ambiguous(text.to_owned())),
            (None, _) => {}
        }
    }
    Err(if game.outcome().is_some() {
        Trouble::EndedBefore(text.to_owned())
    } else if color != game.turn() {
        Trouble::NotOnMove(color)
    } else {
        Trouble::NotAMove(text.to_owned())
    })
}

/// A move text without signs that say nothing of where it goes.
fn bare(text: &str) -> String {
    let text = text.trim_end_matches("e.p.").trim();
    text.chars()
        .filter(|letter| !matches!(letter, '+' | '#' | '!' | '?' | '.' | '=' | 'x' | ':'))
        .collect()
}

fn castled(text: &str) -> Option<Side> {
    match text {
        "O-O" | "0-0" => Some(Side::King),
        "O-O-O" | "0-0-0" => Some(Side::Queen),
        _ => None,
    }
}

/// Two squares, with or without a piece before and a promotion behind.
fn squares(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let text: String = text.chars().filter(|&letter| letter != '-').collect();
    let start = usize::from(text.chars().next()?.is_ascii_uppercase());
    let from = text.get(start..start + 2)?.parse().ok()?;
    let to = text.get(start + 2..start + 4)?.parse().ok()?;
    let promotion = match text.get(start + 4..)? {
        "" => None,
        letter => Some(english(letter.chars().next()?.to_ascii_uppercase())?),
    };
    Some((from, to, promotion))
}

fn english(letter: char) -> Option<Role> {
    letter
        .is_ascii_uppercase()
        .then(|| Role::from_letter(letter.to_ascii_lowercase()))
        .flatten()
}

fn spanish(letter: char) -> Option<Role> {
    Some(match letter {
        'P' => Role::Pawn,
        'C' => Role::Knight,
        'A' => Role::Bishop,
        'T' => Role::Rook,
        'D' => Role::Queen,
        'R' => Role::King,
        _ => return None,
    })
}

/// Short algebraic notation.
struct Short {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    promotion: Option<Role>,
}

impl Short {
    fn read(text: &str, letter: fn(char) -> Option<Role>) -> Option<Self> {
        let first = text.chars().next()?;
        let (role, rest) = match first.is_uppercase() {
            true => (letter(first)?, &text[first.len_utf8()..]),
            false => (Role::Pawn, text),
        };
        let last = rest.chars().next_back()?;
        let (promotion, rest) = match last.is_uppercase() {
            true => (Some(letter(last)?), &rest[..rest.len() - last.len_utf8()]),
            false => (None, rest),
        };
        let from = rest.get(..rest.len().checked_sub(2)?)?;
        let to = rest.get(from.len()..)?.parse().ok()?;
        let mut short = Self {
            role,
            file: None,
            rank: None,
            to,
            promotion,
        };
        for sign in from.chars() {
            match (File::from_letter(sign), Rank::from_digit(sign)) {
                (Some(file), _) => short.file = Some(file),
                (None, Some(rank)) => short.rank = Some(rank),
                (None, None) => return None,
            }
        }
        Some(short)
    }

    fn fits(&self, m: Move) -> bool {
        m.castling_side().is_none()
            && m.role() == self.role
            && m.to() == self.to
            && m.promotion() == self.promotion
            && self.file.is_none_or(|file| m.from().file() == file)
            && self.rank.is_none_or(|rank| m.from().rank() == rank)
    }
}

/// Whether a piece of this kind stands on a square.
pub(crate) fn stands(game: &Game, square: Square, role: Role) -> bool {
    let there = |piece: Option<Piece>| piece.is_some_and(|piece| piece.role == role);
    there(game.board().piece_at(square)) || there(game.standing().board().piece_at(square))
}
