//! The 960 starting positions of Chess960, by number.
//!
//! Numbers are those of Scharnagl's scheme, in common use: 518 is the initial position of
//! standard chess. Nothing here draws lots: [`draw`] takes random bits from its caller.
//!
//! Law: [II.2.1](crate::law::GUIDE_II_2_1).

use crate::{Bitboard, Board, CastlingRights, Color, Piece, Position, Role, Setup, Square};

/// How many starting positions there are.
pub const COUNT: u16 = 960;

/// The number of the initial position of standard chess.
pub const STANDARD: u16 = 518;

/// Which of the five squares left by bishops and queen the two knights stand on.
const KNIGHTS: [(usize, usize); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

/// The pieces of a starting position from the a-file to the h-file; nothing from 960 on.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{Role, chess960};
///
/// let pieces = chess960::arrangement(0).expect("below 960");
/// let letters: String = pieces.iter().map(|role| role.letter()).collect();
/// assert_eq!(letters, "bbqnnrkr");
/// ```
///
/// Law: [II.2.1](crate::law::GUIDE_II_2_1).
pub fn arrangement(number: u16) -> Option<[Role; 8]> {
    if number >= COUNT {
        return None;
    }
    let number = usize::from(number);
    let mut files = [None; 8];
    put(&mut files, number % 4 * 2 + 1, Role::Bishop);
    put(&mut files, number / 4 % 4 * 2, Role::Bishop);
    put_on_free(&mut files, number / 16 % 6, Role::Queen);
    let (left, right) = *KNIGHTS.get(number / 96)?;
    // The right one first: it leaves the count of free squares to its left as it is.
    put_on_free(&mut files, right, Role::Knight);
    put_on_free(&mut files, left, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put_on_free(&mut files, 0, role);
    }
    Some(files.map(|role| role.unwrap_or(Role::Rook)))
}

fn put(files: &mut [Option<Role>; 8], file: usize, role: Role) {
    if let Some(place) = files.get_mut(file) {
        *place = Some(role);
    }
}

fn put_on_free(files: &mut [Option<Role>; 8], skip: usize, role: Role) {
    if let Some(place) = files.iter_mut().filter(|place| place.is_none()).nth(skip) {
        *place = Some(role);
    }
}

/// The number of an arrangement, if it is one of the 960.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{Role, chess960};
///
/// let (r, n, b, q, k) = (Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King);
/// assert_eq!(chess960::number_of(&[r, n, b, q, k, b, n, r]), Some(chess960::STANDARD));
/// assert_eq!(chess960::number_of(&[r, r, b, q, k, b, n, n]), None);
/// ```
///
/// Law: [II.2.1](crate::law::GUIDE_II_2_1).
pub fn number_of(pieces: &[Role; 8]) -> Option<u16> {
    let files_of = |role| {
        pieces
            .iter()
            .enumerate()
            .filter(move |(_, r)| **r == role)
            .map(|p| p.0)
    };
    let light = files_of(Role::Bishop).find(|file| file % 2 == 1)? / 2;
    let dark = files_of(Role::Bishop).find(|file| file % 2 == 0)? / 2;
    let queen = pieces
        .iter()
        .filter(|&&r| r != Role::Bishop)
        .position(|&r| r == Role::Queen)?;
    let mut knights = pieces
        .iter()
        .filter(|&&role| role != Role::Bishop && role != Role::Queen)
        .enumerate()
        .filter(|(_, role)| **role == Role::Knight);
    let pair = (knights.next()?.0, knights.next()?.0);
    let knights = KNIGHTS.iter().position(|&known| known == pair)?;
    let number = u16::try_from(light + 4 * dark + 16 * queen + 96 * knights).ok()?;
    // What was not looked at (kings and rooks, no piece too many) is right if it comes back.
    (arrangement(number)? == *pieces).then_some(number)
}

/// The starting position with this number; nothing from 960 on.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{Position, chess960};
///
/// assert_eq!(chess960::start(518), Some(Position::initial()));
/// let position = chess960::start(0).expect("below 960");
/// assert_eq!(
///     position.to_string(),
///     "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
/// );
/// ```
///
/// Law: [II.2.1](crate::law::GUIDE_II_2_1).
pub fn start(number: u16) -> Option<Position> {
    let pieces = arrangement(number)?;
    let mut board = Board::EMPTY;
    for (file, role) in pieces.into_iter().enumerate() {
        for (color, ranks) in [(Color::White, [0, 1]), (Color::Black, [7, 6])] {
            for (rank, role) in ranks.into_iter().zip([role, Role::Pawn]) {
                board.put(
                    Square::from_index(8 * rank + file)?,
                    Piece::new(color, role),
                );
            }
        }
    }
    let castling = CastlingRights(board.by_role(Role::Rook));
    Some(Position::from_checked(&Setup {
        board,
        castling,
        ..Setup::INITIAL
    }))
}

/// The number of a starting position, if it is one: all pieces at home, all rights, no move made.
pub fn number(position: &Position) -> Option<u16> {
    let board = position.board();
    let mut pieces = [Role::Pawn; 8];
    for (place, square) in pieces.iter_mut().zip(Bitboard::back_rank(Color::White)) {
        *place = board.role_at(square)?;
    }
    let number = number_of(&pieces)?;
    (start(number)? == *position).then_some(number)
}

/// A number below 960, every one equally likely when the bits from the caller are random.
///
/// It asks for more bits when those it got would favor some numbers, at most 64 times.
///
/// # Examples
///
/// ```
/// use jadoube_laws::chess960;
///
/// let mut dice = [0x9e37_79b9_7f4a_7c15_u64].into_iter().cycle();
/// let number = chess960::draw(|| dice.next().unwrap_or(0));
/// assert!(number < chess960::COUNT);
/// ```
///
/// Law: [II.2.1](crate::law::GUIDE_II_2_1).
pub fn draw(mut random: impl FnMut() -> u64) -> u16 {
    let count = u64::from(COUNT);
    let fair = u64::MAX - u64::MAX % count;
    let mut bits = random();
    for _ in 0..64 {
        if bits < fair {
            break;
        }
        bits = random();
    }
    (bits % count) as u16
}
