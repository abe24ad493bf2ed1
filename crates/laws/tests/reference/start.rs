//! The 960 starting positions (Guidelines II.2), by their customary numbers.

use std::collections::BTreeSet;

use jadoube_laws::{Color, Role};

use super::Reference;

impl Reference {
    /// The starting position with this number, 518 being the one of standard chess.
    pub(crate) fn start(number: u32) -> Self {
        let mut back = [None; 8];
        // A bishop on one of the light squares b, d, f, h and one on a, c, e, g.
        back[(number % 4 * 2 + 1) as usize] = Some(Role::Bishop);
        back[(number / 4 % 4 * 2) as usize] = Some(Role::Bishop);
        // The queen on one of the six files left, the knights on two of the five left.
        fill(&mut back, number / 16 % 6, Role::Queen);
        let (first, second) = [
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
        ][(number / 96) as usize];
        fill(&mut back, second, Role::Knight);
        fill(&mut back, first, Role::Knight);
        // The king on the middle one of the three left, the rooks beside.
        fill(&mut back, 0, Role::Rook);
        fill(&mut back, 0, Role::King);
        fill(&mut back, 0, Role::Rook);
        let mut squares = [[None; 8]; 8];
        let mut rights = BTreeSet::new();
        for file in 0..8 {
            let role = back[file].expect("all eight files are filled");
            squares[0][file] = Some((Color::White, role));
            squares[1][file] = Some((Color::White, Role::Pawn));
            squares[6][file] = Some((Color::Black, Role::Pawn));
            squares[7][file] = Some((Color::Black, role));
            if role == Role::Rook {
                rights.extend([(file as i32, 0), (file as i32, 7)]);
            }
        }
        Self {
            squares,
            turn: Color::White,
            rights,
            passed: None,
            halfmoves: 0,
            fullmoves: 1,
        }
    }
}

/// Puts a piece on one of the files still free, counted from the a-file.
fn fill(back: &mut [Option<Role>; 8], index: u32, role: Role) {
    let free = back
        .iter_mut()
        .filter(|file| file.is_none())
        .nth(index as usize)
        .expect("there are files left");
    *free = Some(role);
}
