//! Whole games as books and scoresheets print them.

use jadoube_laws::{DetectError, Letters, Position, Sheet, SheetError, san::MisprintKind};

const SAMPLE_GAME: &str = include_str!("data/sample_game.tsv");
const SAMPLE_MOVES: [&str; 21] = [
    "e4", "e5", "Nf3", "Nf6", "d4", "exd4", "e5", "Ne4", "Qxd4", "d5", "exd6", "Nxd6", "Bg5",
    "Nc6", "Qe3+", "Be7", "Nbd2", "O-O", "O-O-O", "Re8", "Kb1",
];

fn export(sheet: &Sheet) -> Vec<String> {
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for read in &sheet.moves {
        let mut san = String::new();
        position.write_san(read.m, &mut san);
        moves.push(san);
        position.play(read.m);
    }
    moves
}

#[test]
fn the_sample_game_reads_in_every_print_and_misprints_are_mended() {
    for line in SAMPLE_GAME.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [language, text, mended, fifteenth] = fields[..] else {
            panic!("four fields: {line}");
        };
        let letters = (language != "-").then(|| language.parse().unwrap());
        let sheet = Sheet::read(&Position::initial(), text, letters)
            .unwrap_or_else(|error| panic!("{text}\n{error}"));
        let moves = export(&sheet);
        let mut expected = SAMPLE_MOVES;
        expected[14] = fifteenth;
        assert_eq!(moves, expected, "{text}");
        let misprints: Vec<String> = sheet
            .moves
            .iter()
            .zip(&moves)
            .filter(|(read, _)| read.misprint.is_some())
            .map(|(read, san)| {
                format!("{}>{san}", text[read.text.clone()].trim_end_matches(" (=)"))
            })
            .collect();
        assert_eq!(
            misprints.join(" "),
            mended.trim_start_matches('5'),
            "{text}"
        );
    }
}

#[test]
fn a_letter_of_another_language_is_named() {
    let mut position = Position::initial();
    for san in &SAMPLE_MOVES[..20] {
        position.play(position.read_san(san.as_bytes()).unwrap());
    }
    let misprint = position.diagnose_san(b"Kb1", Letters::Spanish).unwrap();
    assert_eq!(misprint.kind, MisprintKind::OtherLetters(Letters::English));
    assert_eq!(misprint.likely, [position.read_san(b"Kb1").unwrap()]);
    assert_eq!(position.diagnose_san(b"Rb1", Letters::Spanish), None);
}

#[test]
fn only_one_queen_move_is_near_to_the_misprint() {
    let mut position = Position::initial();
    for san in &SAMPLE_MOVES[..8] {
        position.play(position.read_san(san.as_bytes()).unwrap());
    }
    let misprint = position.diagnose_san(b"5Dxd5", Letters::Spanish).unwrap();
    assert_eq!(misprint.kind, MisprintKind::Signs);
    assert_eq!(misprint.likely, [position.read_san(b"Qxd4").unwrap()]);
}

#[test]
fn languages_that_tell_the_same_game_are_all_named() {
    let found = Letters::detect(&Position::initial(), ["e4", "e5", "Cf3", "Cc6", "Ac4"]).unwrap();
    assert_eq!(
        found,
        [Letters::Spanish, Letters::Catalan, Letters::Italian]
    );
}

#[test]
fn languages_that_disagree_are_an_error() {
    // S is the German knight and the Russian-like bishop of Czech: after 1.e4 e5 both can go to e2.
    let found = Letters::detect(&Position::initial(), ["e4", "e5", "Se2"]);
    assert!(
        matches!(
            found,
            Err(DetectError::Disagree {
                ply: 2,
                first: (Letters::German, _),
                second: (Letters::Czech, _)
            })
        ),
        "{found:?}"
    );
}

#[test]
fn a_game_in_no_language_is_an_error_that_names_the_best() {
    let found = Letters::detect(&Position::initial(), ["e4", "e5", "Cf3", "Cc6", "Ac5"]);
    let Err(DetectError::Unreadable { ply, letters, .. }) = found else {
        panic!("{found:?}");
    };
    assert_eq!(ply, 4);
    assert!(letters.contains(&Letters::Spanish), "{letters:?}");
}

#[test]
fn a_bishop_is_not_taken_for_a_pawn_of_another_language() {
    // In German the letter of the pawn is B, and c4 and c5 are legal.
    let found = Letters::detect(&Position::initial(), ["e4", "e5", "Bc4", "Bc5"]);
    let found = found.expect("the bishop's letter");
    assert_eq!(found.first(), Some(&Letters::English));
    assert!(!found.contains(&Letters::German));
}

#[test]
fn a_language_that_is_named_settles_what_two_disagree_about() {
    let start = Position::initial();
    for (letters, expected) in [(Letters::German, "Ne2"), (Letters::Czech, "Be2")] {
        let sheet = Sheet::read(&start, "1.e4 e5 2.Se2", Some(letters)).expect("legal in both");
        assert_eq!(export(&sheet).last().map(String::as_str), Some(expected));
    }
    let Err(SheetError::Disagree { ply: 2, .. }) = Sheet::read(&start, "1.e4 e5 2.Se2", None)
    else {
        panic!("two languages are possible");
    };
}

#[test]
fn a_game_with_too_many_misprints_is_unreadable() {
    let text = "1.e4 e5 2.Ne3 Nc7 3.Bb6 Nf5 4.O-O";
    let Err(SheetError::Unreadable { ply, text: at, .. }) =
        Sheet::read(&Position::initial(), text, Some(Letters::English))
    else {
        panic!("three moves are wrong");
    };
    assert_eq!((ply, &text[at]), (4, "Bb6"));
}
