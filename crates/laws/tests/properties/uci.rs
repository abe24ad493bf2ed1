use jadoube_laws::{CastlingMode, Uci};

use super::positions::position;

/// A byte for the position, then the text of a move.
pub(crate) fn uci(data: &[u8]) {
    let [choice, text @ ..] = data else {
        return;
    };
    let position = position(*choice);
    let read = Uci::read(text);
    if let Ok(uci) = read {
        assert_eq!(
            uci.to_string().as_bytes(),
            text,
            "only what is written is read"
        );
        let mut written = String::new();
        uci.write(&mut written);
        assert_eq!(written.as_bytes(), text);
    }
    let found = position.read_uci(text);
    assert_eq!(found, read.and_then(|uci| uci.resolve(&position)));
    match found {
        Ok(m) => {
            assert!(position.is_legal(m));
            let chess960 = Uci::of(m, CastlingMode::Chess960);
            assert_eq!(chess960.resolve(&position), Ok(m));
            assert!(
                position
                    .why_illegal(m.from(), m.to(), m.promotion())
                    .is_none()
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let Ok(Uci::Move {
        from,
        to,
        promotion,
    }) = read
    {
        let reason = position.why_illegal(from, to, promotion);
        let legal = position.legal_moves();
        let goes = legal.iter().any(|m| {
            m.from() == from && m.promotion() == promotion && (m.to() == to || m.lands_on() == to)
        });
        assert_eq!(
            reason.is_none(),
            goes,
            "a reason exactly when the move is not legal"
        );
        if let Some(reason) = reason {
            assert!(!reason.to_string().is_empty());
        }
    }
}
