//! The 960 starting positions.

use std::collections::HashSet;

use jadoube_laws::{CastlingMode, Position, RightsStyle, Role, chess960};

#[test]
fn the_known_numbers_have_their_arrangements() {
    for (number, expected) in [
        (0, "bbqnnrkr"),
        (1, "bqnbnrkr"),
        (518, "rnbqkbnr"),
        (534, "rnbkqbnr"),
        (959, "rkrnnqbb"),
    ] {
        let pieces = chess960::arrangement(number).expect("below 960");
        let letters: String = pieces.iter().map(|role| role.letter()).collect();
        assert_eq!(letters, expected, "{number}");
    }
    assert_eq!(chess960::arrangement(960), None);
    assert_eq!(chess960::start(u16::MAX), None);
}

#[test]
fn numbers_and_positions_correspond_both_ways() {
    for number in 0..chess960::COUNT {
        let position = chess960::start(number).expect("below 960");
        assert_eq!(chess960::number(&position), Some(number));
        assert_eq!(
            Position::new_reachable(&position.setup(), CastlingMode::Chess960),
            Ok(position)
        );
        assert_eq!(position.to_string().parse(), Ok(position));
        assert_eq!(
            chess960::number(&position.after(position.legal_moves()[0])),
            None
        );
    }
}

#[test]
fn they_are_the_960_that_others_know() {
    let known: HashSet<&str> = include_str!("data/chess960_starts.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .collect();
    assert_eq!(known.len(), 960);
    for number in 0..chess960::COUNT {
        let fen = chess960::start(number)
            .expect("below 960")
            .setup()
            .fen(RightsStyle::Shredder);
        let fields: Vec<&str> = fen.split(['/', ' ']).collect();
        let line = format!("{} {}", fields[7], &fields[9][..2]);
        assert!(known.contains(line.as_str()), "{number}: {line}");
    }
}

#[test]
fn arrangements_that_are_none_of_the_960_have_no_number() {
    for letters in [
        "rrkbbqnn", "brnqkbnr", "kbrqnbnr", "rnbqkqnr", "pppppppp", "rnbqkbnk",
    ] {
        let pieces: Vec<Role> = letters
            .chars()
            .map(|letter| Role::from_letter(letter).unwrap())
            .collect();
        let pieces: [Role; 8] = pieces.try_into().expect("eight letters");
        let found = chess960::number_of(&pieces);
        let bishops_differ = letters == "brnqkbnr";
        assert_eq!(found.is_some(), bishops_differ, "{letters}");
    }
}

#[test]
fn every_number_is_drawn_about_equally_often() {
    let mut state = 1u64;
    let mut counts = vec![0u32; usize::from(chess960::COUNT)];
    for _ in 0..96_000 {
        let number = chess960::draw(|| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 32) << 32 | (state >> 16 & 0xffff_ffff)
        });
        counts[usize::from(number)] += 1;
    }
    assert!(
        counts.iter().all(|count| (40..180).contains(count)),
        "{counts:?}"
    );
    assert!(
        chess960::draw(|| u64::MAX) < chess960::COUNT,
        "a source that never yields ends"
    );
}
