use jadoube_laws::{
    CastlingMode,
    epd::{self, Epd, EpdForgiven, Operand},
};

/// Any text as an EPD, strictly and leniently.
pub(crate) fn epd(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let read: Result<Epd, _> = text.parse();
    match &read {
        Ok(epd) => {
            reads_back(epd);
            moves(epd);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        match epd::read_lenient(text, mode) {
            Ok((epd, forgiven)) => {
                for forgiven in &forgiven {
                    assert!(!forgiven.to_string().is_empty());
                }
                // What the standard cannot say is kept all the same.
                let beyond = [
                    EpdForgiven::Opcode,
                    EpdForgiven::OpcodeTwice,
                    EpdForgiven::Operands,
                ];
                if !beyond.iter().any(|beyond| forgiven.contains(beyond)) {
                    reads_back(&epd);
                }
                moves(&epd);
            }
            Err(error) => assert!(read.is_err(), "{error}"),
        }
    }
}

/// What is written, with the operations sorted, says the same.
fn reads_back(epd: &Epd) {
    let written = epd.to_string();
    let read: Epd = written
        .parse()
        .unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(read.setup, epd.setup, "{written}");
    assert_eq!(read.to_string(), written);
    for operation in &epd.operations {
        let mut texts = operation
            .operands
            .iter()
            .filter_map(|operand| match operand {
                Operand::Text(text) => Some(text),
                Operand::Integer(_) | Operand::Decimal(_) | Operand::Word(_) => None,
            });
        if texts.any(|text| text.contains(char::is_control)) {
            // It is written as a blank.
            continue;
        }
        assert_eq!(
            read.operands(&operation.opcode),
            epd.operands(&operation.opcode),
            "{written}"
        );
    }
}

/// Whatever the operands, asking for their moves gives legal ones or an error.
fn moves(epd: &Epd) {
    let Ok(position) = epd.position(CastlingMode::Chess960) else {
        return;
    };
    for operation in &epd.operations {
        if let Ok(moves) = epd.moves(&operation.opcode, &position) {
            assert!(moves.iter().all(|&m| position.is_legal(m)));
        }
        let mut at = position;
        for m in epd.line(&operation.opcode, &position).unwrap_or_default() {
            assert!(at.is_legal(m));
            at.play(m);
        }
    }
}
