use alloc::vec::Vec;

use super::{KEYS, numbers};
use crate::{Color, Position, Role};

#[test]
fn the_numbers_are_those_of_the_format() {
    let published: Vec<u64> = include_str!("../../tests/data/polyglot.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| u64::from_str_radix(line, 16).unwrap())
        .collect();
    assert_eq!(published, numbers());
}

#[test]
fn black_pieces_come_before_white_ones_in_the_numbers() {
    let numbers = numbers();
    let code = |color: Color, role: Role| (role as usize) | (color as usize) << 3;
    assert_eq!(KEYS.pieces[code(Color::Black, Role::Pawn)][0], numbers[0]);
    assert_eq!(
        KEYS.pieces[code(Color::White, Role::King)][63],
        numbers[767]
    );
}

#[test]
fn the_initial_position_has_its_published_key() {
    assert_eq!(Position::initial().polyglot_key(), 0x463b_9618_1691_fc9c);
}
