//! Descriptive notation, as books in English and Spanish once had it.

/// Whether a text is a move in descriptive notation: `P-K4`, `NxP`, `P4R`, `C3AR`.
///
/// Law: [Appendix C](jadoube_laws::law::APP_C_1).
pub(crate) fn is_descriptive(text: &str) -> bool {
    let text = strip_end(text.trim());
    match text.split_once(['-', 'x', '×']) {
        Some((piece, to)) if text.contains('-') => is_english(piece) && is_english_square(to),
        Some((piece, taken)) => {
            (is_english(piece) && is_english(taken)) || (is_spanish(piece) && is_spanish(taken))
        }
        None => is_spanish_move(text),
    }
}

/// The move without signs of check and the like behind it.
fn strip_end(text: &str) -> &str {
    let text = text.trim_end_matches(['+', '#', '!', '?', '.', '†', ' ']);
    let ends = ["ch", "dis ch", "dbl ch", "mate", "j", "jaque", "e.p", "a.p"];
    let cut = ends.iter().find_map(|end| text.strip_suffix(end));
    cut.unwrap_or(text).trim_end()
}

/// A piece in English, perhaps with its wing or file: `P`, `Kt`, `QR`, `KBP`.
fn is_english(piece: &str) -> bool {
    let letters = piece.replace("Kt", "N");
    (1..=3).contains(&letters.len()) && letters.bytes().all(|b| b"KQRBNP".contains(&b))
}

/// A square in English: `K4`, `QB3`, `KKt5`.
fn is_english_square(square: &str) -> bool {
    let file = square.strip_suffix(|c: char| ('1'..='8').contains(&c));
    let file = file.map(|file| file.replace("Kt", "N"));
    file.is_some_and(|file| {
        matches!(
            file.as_str(),
            "K" | "Q" | "R" | "B" | "N" | "KR" | "KB" | "KN" | "QR" | "QB" | "QN"
        )
    })
}

/// A piece in Spanish, perhaps with its wing: `P`, `C`, `TR`, `PAD`.
fn is_spanish(piece: &str) -> bool {
    (1..=3).contains(&piece.len()) && piece.bytes().all(|b| b"RDTACP".contains(&b))
}

/// A move in Spanish: piece, rank, file; `P4R`, `C3AR`, `CR2D`.
fn is_spanish_move(text: &str) -> bool {
    let Some((piece, file)) = text.split_once(|c: char| ('1'..='8').contains(&c)) else {
        return false;
    };
    let is_file = matches!(
        file,
        "R" | "D" | "T" | "A" | "C" | "TR" | "AR" | "CR" | "TD" | "AD" | "CD"
    );
    is_spanish(piece) && is_file
}

#[cfg(test)]
mod tests {
    use super::is_descriptive;

    #[test]
    fn descriptive_notation_is_told_from_algebraic() {
        for text in [
            "P-K4", "Kt-KB3", "N-QB3", "BxN", "QxPch", "P4R", "C3AR", "AxC", "D2R",
        ] {
            assert!(is_descriptive(text), "{text}");
        }
        let algebraic = [
            "e4",
            "Nf3",
            "Cf3",
            "e2-e4",
            "Ng1-f3",
            "O-O",
            "0-0-0",
            "exd6 e.p.",
            "e8=Q",
            "BXC6",
            "exd",
            "Txe1",
            "Kc1xd2",
            "R1e2",
            "--",
            "",
        ];
        for text in algebraic {
            assert!(!is_descriptive(text), "{text}");
        }
    }
}
