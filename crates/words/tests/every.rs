//! Every reason has its sentence in every language.

use std::{collections::BTreeSet, num::NonZeroU32};

use jadoube_laws::{
    Bitboard, Budget, Claim, Color, Edition, End, Fault, FenField, FenReason, Illegal, Lemma, Lost,
    Path, Piece, Position, Rank, Role, Rule, SanError, Severity, Side, Square, UciError, Verdict,
    fen, pgn, san, winnable,
};
use jadoube_words::{Language, Words};

const ROOK: Piece = Piece::new(Color::Black, Role::Rook);

fn illegal() -> Vec<Illegal> {
    let mut all = plain();
    all.extend(castling());
    all
}

/// Why a move that is not castling is illegal.
fn plain() -> Vec<Illegal> {
    let (from, to, by, role) = (Square::D4, Square::E5, Square::D8, Role::Queen);
    let piece = ROOK;
    let mut all = vec![
        Illegal::NoPiece { from },
        Illegal::NoSuchPiece { piece },
        Illegal::NotYours { from, piece },
        Illegal::StaysPut { from },
        Illegal::OwnPiece { to, piece },
        Illegal::CapturesKing { to },
        Illegal::PathBlocked { role, by, piece },
        Illegal::PawnBlocked { by, piece },
        Illegal::NotFirstMove { from },
        Illegal::NothingToCapture { to },
        Illegal::NoEnPassant { to, pawn: by },
        Illegal::LeavesCheck { by, piece },
        Illegal::EntersCheck { to, by, piece },
        Illegal::EnPassantExposes {
            pawn: to,
            by,
            piece,
        },
        Illegal::PromotionMissing { to },
    ];
    for role in Role::ALL {
        all.extend([
            Illegal::NotItsMove { role, from, to },
            Illegal::Pinned {
                from,
                role,
                by,
                piece,
            },
            Illegal::PromotionForbidden { role },
            Illegal::NotAPromotion { role, to },
        ]);
    }
    all
}

fn castling() -> Vec<Illegal> {
    let (to, by, piece, side) = (Square::C1, Square::D8, ROOK, Side::Queen);
    let (ply, number) = (23, NonZeroU32::new(12).expect("not zero"));
    let path = Path::BetweenKingAndRook;
    let mut all = vec![
        Illegal::CastlingBlocked {
            side,
            by,
            piece,
            path,
        },
        Illegal::CastlingInCheck { side, by, piece },
        Illegal::CastlingThrough {
            side,
            over: to,
            by,
            piece,
        },
        Illegal::CastlingInto {
            side,
            to,
            by,
            piece,
        },
        Illegal::CastlingUncovers {
            side,
            rook: to,
            by,
            piece,
        },
    ];
    for lost in [
        Lost::Unknown,
        Lost::FromTheStart,
        Lost::KingMoved { ply, number },
        Lost::RookMoved { ply, number },
        Lost::RookCaptured { ply, number },
    ] {
        all.extend(Side::ALL.map(|side| Illegal::CastlingLost { side, lost }));
    }
    all
}

fn faults() -> Vec<Fault> {
    let (square, squares) = (Square::E6, Bitboard::BACK_RANKS);
    let (color, side) = (Color::White, Side::King);
    vec![
        Fault::NoKing(color),
        Fault::TooManyKings(color, squares),
        Fault::PawnsOnEndRanks(squares),
        Fault::KingsAdjacent,
        Fault::OpponentInCheck(squares),
        Fault::CastlingWithoutKing(color),
        Fault::CastlingWithoutRook(square),
        Fault::CastlingOffBackRank(squares),
        Fault::CastlingTwice(color, side),
        Fault::CastlingKingNotHome(color),
        Fault::CastlingRookNotHome(square),
        Fault::CastlingKingOnEdge(color),
        Fault::EnPassantRank(square),
        Fault::EnPassantWrongSide(square),
        Fault::EnPassantWithoutPawn(square),
        Fault::EnPassantBlocked(square),
        Fault::EnPassantCheck(square, squares),
        Fault::TooManyCheckers(squares),
        Fault::ImpossibleCheckers(squares),
        Fault::TooManyPieces(color, 17),
        Fault::TooManyPawns(color, 9),
        Fault::TooManyPromoted(color, 3),
        Fault::HalfmovesAfterPawnMove(4),
        Fault::HalfmovesBeyondGame {
            halfmoves: 12,
            played: 6,
        },
        Fault::MoveNumberZero,
    ]
}

fn fen_reasons() -> Vec<FenReason> {
    vec![
        FenReason::Missing,
        FenReason::TooManyFields,
        FenReason::Blank,
        FenReason::Unexpected(b'x'),
        FenReason::RankTooLong(Rank::Fourth),
        FenReason::RankTooShort(Rank::Fourth, 1),
        FenReason::RankTooShort(Rank::Fourth, 7),
        FenReason::TooManyRanks,
        FenReason::TooFewRanks(1),
        FenReason::TooFewRanks(7),
        FenReason::AdjacentDigits,
        FenReason::RightTwice,
        FenReason::RightsOrder,
        FenReason::RightsMixed,
        FenReason::Square,
        FenReason::Number,
        FenReason::LeadingZero,
        FenReason::NumberTooLarge,
    ]
}

fn fen_forgiven() -> Vec<fen::Forgiven> {
    use fen::Forgiven;
    let (field, fault) = (FenField::Turn, Fault::KingsAdjacent);
    vec![
        Forgiven::Blanks,
        Forgiven::AdjacentDigits,
        Forgiven::Turn,
        Forgiven::Missing(field),
        Forgiven::Dash(field),
        Forgiven::RightsOrder,
        Forgiven::RightsMixed,
        Forgiven::RightDropped(fault),
        Forgiven::SquareCase,
        Forgiven::EnPassantDropped(Square::E6, fault),
        Forgiven::LeadingZeros(field),
        Forgiven::NumberUnknown(field),
        Forgiven::HalfmovesReset(7),
        Forgiven::MoveNumberRaised(0),
    ]
}

/// Every sentence there is for the values of these types.
fn sentences(words: &Words) -> Vec<String> {
    let mut all: Vec<String> = illegal().iter().map(|why| words.illegal(why)).collect();
    all.extend(faults().iter().map(|fault| words.fault(fault)));
    all.extend(
        fen_reasons()
            .into_iter()
            .map(|reason| words.fen_reason(reason)),
    );
    all.extend(
        fen_forgiven()
            .iter()
            .map(|forgiven| words.fen_forgiven(forgiven)),
    );
    all.extend(FenField::ALL.map(|field| words.fen_field(field)));
    all.push(words.fen_field(FenField::End));
    all.extend([Severity::Illegal, Severity::Unreachable].map(|it| words.severity(it)));
    all.extend(san::Forgiven::ALL.map(|forgiven| words.san_forgiven(forgiven)));
    all.extend(san_errors().iter().map(|error| words.san_error(error)));
    all.extend(uci_errors().iter().map(|error| words.uci_error(error)));
    all.extend(ends().map(|end| words.end(end)));
    all.extend(Claim::ALL.map(|claim| words.claim(claim)));
    all.extend(Lemma::ALL.map(|lemma| words.lemma(lemma)));
    all.extend(verdicts().iter().flat_map(|verdict| mates(words, verdict)));
    all.extend(Rule::ALL.map(|rule| words.rule(rule)));
    all.extend(Edition::ALL.map(|edition| words.edition(edition)));
    all.extend(Role::ALL.map(|role| words.role(role)));
    all.extend(Color::ALL.map(|color| words.color(color)));
    all
}

/// A verdict of every kind, and of every kind of reason.
fn verdicts() -> Vec<Verdict> {
    [
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 0),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0),
        ("8/8/4k3/3q4/8/3NK3/8/8 b - - 0 1", 0),
        ("8/8/4k3/8/8/4K3/4Q3/8 b - - 0 1", 0),
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1000),
        // A pawn that must be captured, and pawns that are locked for ever.
        ("6rk/6Pp/8/8/8/8/8/K7 b - - 0 1", 1000),
        (
            "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1",
            100_000,
        ),
    ]
    .map(|(fen, positions)| {
        let position: Position = fen.parse().expect("it can be played from");
        winnable(&position, Color::White, Budget::positions(positions))
    })
    .to_vec()
}

fn mates(words: &Words, verdict: &Verdict) -> Vec<String> {
    let mut all = vec![words.verdict(Color::White, verdict)];
    if let Verdict::Unwinnable(certificate) = verdict {
        all.push(words.certificate(Color::White, certificate));
    }
    all
}

fn san_errors() -> [SanError; 8] {
    let m = *Position::initial().legal_moves().first().expect("a move");
    [
        SanError::Syntax { column: 3 },
        SanError::Null,
        SanError::Illegal(Illegal::StaysPut { from: Square::A1 }),
        SanError::Ambiguous(vec![m, m]),
        SanError::MissingPromotion,
        SanError::IllegalPromotion(Role::King),
        SanError::CaptureMark(m),
        SanError::Overspecified(m),
    ]
}

fn uci_errors() -> [UciError; 4] {
    [
        UciError::Syntax { column: 3 },
        UciError::Null,
        UciError::Illegal(Illegal::StaysPut { from: Square::A1 }),
        UciError::MissingPromotion,
    ]
}

fn ends() -> [End; 5] {
    let winner = Color::White;
    [
        End::Checkmate { winner },
        End::Stalemate,
        End::DeadPosition,
        End::Fivefold,
        End::SeventyFiveMoves,
    ]
}

#[test]
fn every_value_has_a_sentence_in_every_language() {
    let [spanish, english] = Language::ALL.map(|language| sentences(&Words::new(language)));
    for (es, en) in spanish.iter().zip(&english) {
        for text in [es, en] {
            // A key that was not found, or a value that was not filled in, would show.
            assert!(!text.contains(['{', '}', '$', '_']), "{text}");
            assert!(!text.is_empty() && !text.ends_with('.'), "{text}");
        }
        assert!(es != en || es.contains("FEN"), "{es}");
    }
}

#[test]
fn the_samples_hold_every_reason() {
    let keys: BTreeSet<&str> = illegal().iter().map(Illegal::key).collect();
    assert_eq!(keys, BTreeSet::from(Illegal::KEYS));
    let messages = |prefix: &str| {
        keys_of("es")
            .into_iter()
            .filter(|key| key.starts_with(prefix))
            .count()
    };
    let codes: BTreeSet<&str> = faults().iter().map(|fault| fault.code()).collect();
    assert_eq!(codes.len(), messages("fault-"));
    let codes: BTreeSet<&str> = fen_forgiven().iter().map(|it| it.code()).collect();
    assert_eq!(codes.len(), messages("fen-forgiven-"));
}

#[test]
fn every_flaw_of_a_file_has_a_sentence() {
    let mut codes = BTreeSet::new();
    let mut flaw = Some(pgn::Flaw::StrayText);
    while let Some(this) = flaw {
        for language in Language::ALL {
            let text = Words::new(language).flaw(this);
            assert!(
                !text.contains(['$', '_']) || text.contains("$255"),
                "{text}"
            );
        }
        codes.insert(format!("pgn-{}", this.code()));
        flaw = following(this);
    }
    let messages: BTreeSet<String> = keys_of("es")
        .into_iter()
        .filter(|key| key.starts_with("pgn-") && key != "pgn-at")
        .collect();
    assert_eq!(codes, messages);
}

/// The next flaw in the order of the type, so that a new one cannot be left out.
fn following(flaw: pgn::Flaw) -> Option<pgn::Flaw> {
    use pgn::Flaw;
    Some(match flaw {
        Flaw::StrayText => Flaw::LongToken,
        Flaw::LongToken => Flaw::UnterminatedComment,
        Flaw::UnterminatedComment => Flaw::LongComment,
        Flaw::LongComment => Flaw::StrayParenthesis,
        Flaw::StrayParenthesis => Flaw::VariationBeforeMove,
        Flaw::VariationBeforeMove => Flaw::EmptyVariation,
        Flaw::EmptyVariation => Flaw::UnterminatedVariation,
        Flaw::UnterminatedVariation => Flaw::DeepNesting,
        Flaw::DeepNesting => Flaw::MissingTermination,
        Flaw::MissingTermination => Flaw::SecondTermination,
        Flaw::SecondTermination => Flaw::UnusualTermination,
        Flaw::UnusualTermination => Flaw::ResultDiffers,
        Flaw::ResultDiffers => Flaw::NagOutOfRange(None),
        Flaw::NagOutOfRange(_) => Flaw::UnusualMarks,
        Flaw::UnusualMarks => Flaw::Reserved,
        Flaw::Reserved => Flaw::MalformedTag,
        Flaw::MalformedTag => Flaw::UnterminatedTag,
        Flaw::UnterminatedTag => Flaw::TagAcrossLines,
        Flaw::TagAcrossLines => Flaw::UnescapedQuote,
        Flaw::UnescapedQuote => Flaw::UnknownEscape,
        Flaw::UnknownEscape => Flaw::MissingBracket,
        Flaw::MissingBracket => Flaw::LongTag,
        Flaw::LongTag => Flaw::DuplicateTag,
        Flaw::DuplicateTag => Flaw::FenWithoutSetUp,
        Flaw::FenWithoutSetUp => Flaw::SetUpWithoutFen,
        Flaw::SetUpWithoutFen => Flaw::Chess960WithoutFen,
        Flaw::Chess960WithoutFen => Flaw::UnknownVariant,
        Flaw::UnknownVariant => Flaw::BadStart,
        Flaw::BadStart => Flaw::UnreadableMove,
        Flaw::UnreadableMove => Flaw::IllegalMove,
        Flaw::IllegalMove => Flaw::AmbiguousMove,
        Flaw::AmbiguousMove => Flaw::MissingPromotion,
        Flaw::MissingPromotion => Flaw::NullMoveInCheck,
        Flaw::NullMoveInCheck => Flaw::UncheckedMoves,
        Flaw::UncheckedMoves => Flaw::BadValue,
        Flaw::BadValue => return None,
    })
}

#[test]
fn the_languages_have_the_same_keys_and_forms() {
    assert_eq!(keys_of("es"), keys_of("en"));
}

/// The keys and attributes of a language's files.
fn keys_of(language: &str) -> Vec<String> {
    let folder = format!("{}/locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let mut keys = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder is part of the crate")
        .map(|file| file.expect("readable").path())
        .collect();
    files.sort();
    for file in files {
        let mut key = String::new();
        for line in std::fs::read_to_string(file).expect("text").lines() {
            let Some((name, _)) = line.split_once(" =") else {
                continue;
            };
            if name.starts_with(' ') && !name.starts_with("    .") || name.starts_with('#') {
                continue;
            }
            match name.strip_prefix("    .") {
                Some(form) => keys.push(format!("{key}.{form}")),
                None => {
                    assert!(!keys.contains(&name.to_owned()), "{name} twice");
                    key = name.to_owned();
                    keys.push(key.clone());
                }
            }
        }
    }
    keys
}

#[test]
fn pieces_agree_in_gender() {
    let words = Words::new(Language::Spanish);
    let pinned = |role, piece| {
        let (from, by) = (Square::E4, Square::E8);
        words.illegal(&Illegal::Pinned {
            from,
            role,
            by,
            piece,
        })
    };
    assert_eq!(
        pinned(Role::Rook, ROOK),
        "la torre de e4 está clavada por la torre negra de e8"
    );
    assert_eq!(
        pinned(Role::Knight, Piece::new(Color::White, Role::Queen)),
        "el caballo de e4 está clavado por la dama blanca de e8"
    );
    assert_eq!(
        words.illegal(&Illegal::PathBlocked {
            role: Role::Queen,
            by: Square::D3,
            piece: ROOK
        }),
        "la dama no puede pasar por encima de la torre negra de d3"
    );
}

#[test]
fn squares_are_listed() {
    let squares = [Square::A1, Square::B1, Square::C1]
        .into_iter()
        .fold(Bitboard::EMPTY, Bitboard::with);
    let fault = Fault::PawnsOnEndRanks(squares);
    assert_eq!(
        Words::new(Language::Spanish).fault(&fault),
        "hay peones en la primera o la octava fila: a1, b1 y c1"
    );
    assert_eq!(
        Words::new(Language::English).fault(&fault),
        "there are pawns on the first or the eighth rank: a1, b1 and c1"
    );
}
