//! Algebraic notation at the boundary.

use jadoube_laws::{Letters, Position, San};

/// Plays a game written in one language, and returns it in the export format.
fn replay(text: &str, letters: Letters) -> String {
    let mut position = Position::initial();
    let mut out = Vec::new();
    for word in text.split(' ') {
        let (m, _) = position
            .read_san_lenient(word.as_bytes(), letters)
            .unwrap_or_else(|error| panic!("{word}: {error}"));
        let mut san = String::new();
        position.write_san(m, &mut san);
        assert_eq!(position.read_san(san.as_bytes()), Ok(m), "{san}");
        assert_eq!(
            san.parse::<San>().map(|read| read.to_string()),
            Ok(san.clone())
        );
        out.push(san);
        position.play(m);
    }
    out.join(" ")
}

#[test]
fn the_sample_game_of_appendix_c_reads_in_spanish() {
    assert_eq!(
        replay(
            "1.e4 e5 2.Cf3 Cf6 3.d4 ed4 4.e5 Ce4 5Dxd4 d5 6.exd6a.p. Cxd6 7Ag5 Cc6 8.De3+ Ae7 \
             9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1(=)",
            Letters::Spanish
        ),
        "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1"
    );
}
