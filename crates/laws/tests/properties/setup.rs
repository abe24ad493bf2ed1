use jadoube_laws::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, Piece, Position, Role, Setup, Square,
};

/// Seven bytes of facts, then pairs of a square and a piece: edits to the initial position, or to
/// an empty board.
pub(crate) fn setup(data: &[u8]) {
    let setup = decode(data);
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        match Position::new(&setup, mode) {
            Ok(position) => playable(&position, mode, 2),
            Err(faults) => assert!(!faults.to_string().is_empty()),
        }
        let reachable = Position::new_reachable(&setup, mode);
        assert!(reachable.is_err() || Position::new(&setup, mode).is_ok());
    }
    let text = setup.to_string();
    let read: Setup = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), text, "a FEN is written the same again");
}

pub(super) fn decode(data: &[u8]) -> Setup {
    let byte = |i: usize| data.get(i).copied().unwrap_or(0);
    let square = |byte: u8| Square::ALL[usize::from(byte & 63)];
    let flags = byte(0);
    let mut setup = Setup::INITIAL;
    if flags & 1 != 0 {
        setup.board = Board::EMPTY;
    }
    if flags & 2 != 0 {
        setup.turn = Color::Black;
    }
    if flags & 4 != 0 {
        let (white, black) = (u64::from(byte(1)), u64::from(byte(2)));
        setup.castling = CastlingRights(Bitboard(white | black << 56));
    }
    if flags & 8 != 0 {
        setup.en_passant = Some(square(byte(3)));
    }
    if flags & 16 != 0 {
        setup.halfmoves = u32::from(byte(4)).wrapping_mul(0x0101_0101);
        setup.fullmoves = u32::from(byte(5)).wrapping_mul(0x0101_0101);
    }
    for edit in data.get(7..).unwrap_or_default().chunks_exact(2) {
        let color = if edit[1] & 8 == 0 {
            Color::White
        } else {
            Color::Black
        };
        match Role::ALL.get(usize::from(edit[1] & 7)) {
            Some(&role) => setup.board.put(square(edit[0]), Piece::new(color, role)),
            None => setup.board.clear(square(edit[0])),
        }
    }
    setup
}

/// Every line of a few moves can be played, and each position of it is one that is accepted.
fn playable(position: &Position, mode: CastlingMode, depth: u32) {
    let moves = position.legal_moves();
    assert_eq!(position.legal_count(), moves.len());
    assert_eq!(position.has_legal_move(), !moves.is_empty());
    assert!(!(position.is_checkmate() && position.is_stalemate()));
    if depth == 0 {
        return;
    }
    for (i, &m) in moves.iter().enumerate() {
        assert!(position.is_legal(m));
        let next = position.after(m);
        let rebuilt = Position::new(&next.setup(), mode)
            .unwrap_or_else(|faults| panic!("after {m:?}: {faults}\n{:?}", next.board()));
        assert_eq!(rebuilt, next);
        assert_eq!(rebuilt.hash(), next.hash());
        if i % 4 == 0 {
            playable(&next, mode, depth - 1);
        }
    }
}
