use jadoube_laws::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, EnPassantPolicy, FenStyle, Piece,
    Position, RightsStyle, Setup, Severity, Square, fen,
};

/// Any text as a FEN, strictly and leniently.
pub(crate) fn fen(data: &[u8]) {
    let read = fen::read(data);
    match (&read, plainly(data)) {
        (Ok(setup), Some(plain)) => {
            let castling = setup.castling;
            assert_eq!(*setup, Setup { castling, ..plain }, "a plain reader agrees");
            assert!(!plain.castling.is_empty() || castling.is_empty());
        }
        (Err(error), Some(plain)) => assert!(!plain.castling.is_empty(), "refused: {error}"),
        (Ok(setup), None) => panic!("not canonical, yet read as {setup:?}"),
        (Err(_), None) => {}
    }
    match &read {
        Ok(setup) => {
            strict(setup, data);
            accepted(setup);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    assert_eq!(text.parse::<Setup>(), read);
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        lenient(text, mode, read.is_ok());
    }
}

/// What was read strictly is written the same again.
fn strict(setup: &Setup, data: &[u8]) {
    let styles = [RightsStyle::XFen, RightsStyle::Shredder];
    let written = styles.map(|style| setup.fen(style));
    assert!(
        written.iter().any(|text| text.as_bytes() == data),
        "read, then written as {written:?}"
    );
    assert_eq!(written[0], setup.to_string());
}

/// What the faults say, and what may be played from, written in every style.
fn accepted(setup: &Setup) {
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        let faults = setup.faults(mode);
        let illegal = faults.severity() == Some(Severity::Illegal);
        let position = Position::new(setup, mode);
        assert_eq!(position.is_err(), illegal, "{faults}");
        assert_eq!(
            Position::new_reachable(setup, mode).is_ok(),
            faults.is_empty()
        );
        if let Ok(position) = position {
            styles(&position);
        }
    }
}

fn styles(position: &Position) {
    for rights in [RightsStyle::XFen, RightsStyle::Shredder] {
        for en_passant in [
            EnPassantPolicy::Legal,
            EnPassantPolicy::PseudoLegal,
            EnPassantPolicy::Always,
        ] {
            let text = position.fen(FenStyle { rights, en_passant });
            let read: Position = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.hash(), position.hash(), "{text}");
            assert_eq!(read.en_passant(), position.en_passant());
            assert_eq!(read.castling(), position.castling());
            if en_passant == EnPassantPolicy::Always {
                assert_eq!(&read, position);
            }
        }
    }
}

fn lenient(text: &str, mode: CastlingMode, strict: bool) {
    match fen::read_lenient(text, mode) {
        Ok((setup, forgiven)) => {
            for forgiven in &forgiven {
                assert!(!forgiven.to_string().is_empty());
            }
            let written = setup.to_string();
            assert_eq!(fen::read(written.as_bytes()), Ok(setup), "{written}");
            let (again, forgiven) = fen::read_lenient(&written, mode).expect("what was written");
            assert_eq!(
                (again, forgiven.as_slice()),
                (setup, [].as_slice()),
                "{written}"
            );
        }
        Err(error) => assert!(!strict, "{error}"),
    }
}

/// A FEN in canonical form, read the plain way; of the rights only whether there are any.
fn plainly(data: &[u8]) -> Option<Setup> {
    let text = str::from_utf8(data).ok()?;
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, turn, castling, en_passant, halfmoves, fullmoves] = fields[..] else {
        return None;
    };
    Some(Setup {
        board: placement(board)?,
        turn: match turn {
            "w" => Color::White,
            "b" => Color::Black,
            _ => return None,
        },
        castling: match castling {
            "-" => CastlingRights::NONE,
            _ => CastlingRights(Bitboard::FULL),
        },
        en_passant: match en_passant {
            "-" => None,
            _ => Some(en_passant.parse().ok()?),
        },
        halfmoves: number(halfmoves)?,
        fullmoves: number(fullmoves)?,
    })
}

fn placement(text: &str) -> Option<Board> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return None;
    }
    let mut board = Board::EMPTY;
    for (rank, row) in ranks.iter().rev().enumerate() {
        let mut file = 0;
        let mut after_digit = false;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(1..=8) if !after_digit => {
                    file += letter.to_digit(10)? as usize;
                    after_digit = true;
                }
                Some(_) => return None,
                None => {
                    let square = (file < 8).then(|| Square::ALL[8 * rank + file])?;
                    board.put(square, Piece::from_letter(letter)?);
                    file += 1;
                    after_digit = false;
                }
            }
        }
        if file != 8 {
            return None;
        }
    }
    Some(board)
}

fn number(text: &str) -> Option<u32> {
    let plain = text == "0" || text.starts_with(|c: char| ('1'..='9').contains(&c));
    let digits = text.chars().all(|c| c.is_ascii_digit());
    (plain && digits).then(|| text.parse().ok())?
}
