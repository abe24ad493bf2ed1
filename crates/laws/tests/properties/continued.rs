use jadoube_laws::{CastlingMode, Continued, Position};

use super::setup::decode;

/// The input of [`super::setup`], played on from whatever its faults.
pub(crate) fn continued(data: &[u8]) {
    let setup = decode(data);
    let state = Continued::from_setup(setup);
    let text = state.to_string();
    let read: Continued = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.to_string(), text);
    if let Ok(position) = Position::new(&setup, CastlingMode::Chess960) {
        as_a_position(&state, &position);
    }
    let mut at = state;
    for ply in 0..8 {
        let moves = at.moves();
        assert!(!(at.is_checkmate() && at.is_stalemate()));
        let Some(&m) =
            moves.get(usize::from(data.get(ply).copied().unwrap_or(0)) % moves.len().max(1))
        else {
            break;
        };
        assert!(at.is_legal(m));
        at = at.after(m);
        assert!(
            at.attacked_kings(!at.turn()).is_empty(),
            "{m:?} leaves a king attacked"
        );
    }
    // An illegal move is any other placement.
    let pressed = state.pressed(at.setup().board);
    assert_eq!(pressed.board(), at.board());
    pressed.moves();
}

/// A legal position played on has the same moves, and each of them leads to the same.
fn as_a_position(state: &Continued, position: &Position) {
    let mut moves = state.moves().to_vec();
    let mut legal = position.legal_moves().to_vec();
    moves.sort_unstable();
    legal.sort_unstable();
    assert_eq!(moves, legal, "{position}");
    assert_eq!(state.is_checkmate(), position.is_checkmate());
    assert_eq!(state.is_stalemate(), position.is_stalemate());
    for m in legal {
        assert_eq!(
            state.after(m).setup(),
            &position.after(m).setup(),
            "{m:?} in {position}"
        );
    }
}
