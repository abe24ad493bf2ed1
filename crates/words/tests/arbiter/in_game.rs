//! Sentences about a game: players, pieces and moves by their names.

use jadoube_arbiter::{
    Act, Authority, Command, Event, Finding, Game, Hand, Happening, Manner, Millis, Must,
    Obligation, Order, Question, Refusal, Refused, Regulations, Ruling, SiteRule, decide,
};
use jadoube_laws::{ByColor, Color, Edition, Move, Role, Rule, Side, Square, Supervision, fen};
use jadoube_words::{Language, Words};

use crate::{Said, check, choices, key, values};

/// White's knights and pawns stand wherever the values of the tests point to; move 12, Black to
/// move.
const FULL: &str = "r3k2r/pppppppp/8/8/4N3/2N5/PPPPPPPP/RN2K2R b KQkq - 0 12";
/// Both kings in check.
const UNSOUND: &str = "4k2R/8/8/8/8/8/8/4K2r w - - 0 1";
const RECORD: Authority = Authority::Site(SiteRule::Record);

fn game_of(position: &str, time: &str) -> Game {
    let regulations = Regulations {
        start: fen::read(position.as_bytes()).expect("a position"),
        time: ByColor::both(time.parse().expect("a time control")),
        ..Regulations::default()
    };
    Game::new(regulations.into())
}

fn initial() -> Game {
    Game::new(Regulations::default().into())
}

fn in_both(say: impl Fn(&Words) -> String) -> [String; 2] {
    Language::ALL.map(|language| say(&Words::new(language)))
}

/// What is said about a game of each ruling, refusal, question and happening, of all kinds.
fn everything(words: &Words, game: &Game) -> Vec<Said> {
    let mut all: Vec<Said> = Vec::new();
    let rulings = [values::rulings(), choices::rulings()].concat();
    all.extend(rulings.iter().map(|ruling| {
        let said = words.ruling_in(ruling, &RECORD, game);
        (key("ruling", ruling), said)
    }));
    all.extend(values::refused().into_iter().map(|reason| {
        let name = key("refused", &reason);
        let authority = RECORD;
        (name, words.refusal_in(&Refusal { reason, authority }, game))
    }));
    all.extend(values::questions().iter().map(|question| {
        let said = words.question_in(question, game);
        (key("question", question), said)
    }));
    let acts = values::acts().into_iter().chain(choices::acts());
    let acts = acts.map(|act| Happening::Did(Color::Black, act));
    let orders = values::orders().into_iter().chain(choices::orders());
    let orders = orders.map(Happening::Ordered);
    for what in acts.chain(orders).chain(values::happenings()) {
        let name = key("event", &what);
        let event = Event {
            at: Millis::ZERO,
            what,
        };
        all.extend(words.event_in(&event, game).map(|said| (name, said)));
    }
    all
}

#[test]
fn every_value_is_said_of_every_game_without_counting_half_moves() {
    let games = [
        initial(),
        game_of(FULL, "5"),
        game_of(UNSOUND, "5"),
        game_of(FULL, "none"),
    ];
    for game in &games {
        let [spanish, english] =
            Language::ALL.map(|language| everything(&Words::new(language), game));
        for ((name, es), (_, en)) in spanish.iter().zip(&english) {
            for said in [es, en] {
                check(said.trim_end_matches(['.', '?']));
                let counts = ["half-move", "media jugada", "medias jugadas"];
                assert!(!counts.iter().any(|it| said.contains(it)), "{name}: {said}");
                let nobody = ["player must", "player may make", "jugador debe mover"];
                assert!(!nobody.iter().any(|it| said.contains(it)), "{name}: {said}");
            }
            assert_ne!(es, en, "{name}");
        }
    }
}

#[test]
fn a_piece_that_stands_where_a_sentence_points_is_named() {
    let game = game_of(FULL, "5");
    let touched = [
        Ruling::AccidentalTouch(Square::E4),
        Ruling::AdjustingVoid(Square::E4),
        Ruling::CapturedOnPromotion(Square::E4),
    ];
    let obliged = values::musts().into_iter().map(|must| {
        let rule = Rule::TouchedOwn;
        Ruling::Obliged(Obligation { must, rule })
    });
    for ruling in obliged.chain(touched) {
        for said in in_both(|words| words.ruling_in(&ruling, &RECORD, &game)) {
            let unnamed = ["piece on", "piece from", "the one on", "la pieza", "la de"];
            assert!(!unnamed.iter().any(|it| said.contains(it)), "{said}");
        }
    }
}

#[test]
fn an_obligation_names_its_player_and_pieces_in_both_languages() {
    let game = game_of("r3k2r/1P1np3/8/4R3/8/8/8/R3K2R b KQkq - 0 1", "5");
    let of = |game: &Game, must| {
        let rule = Rule::TouchedOwn;
        in_both(|words| words.obligation_in(&Obligation { must, rule }, game))
    };
    let said = |must| of(&game, must);
    let both = |es: &str, en: &str| [es.to_owned(), en.to_owned()];
    assert_eq!(
        said(Must::Move(Square::D7)),
        both(
            "las negras deben mover el caballo de d7",
            "Black must move the knight on d7"
        )
    );
    assert_eq!(
        said(Must::CaptureWith(Square::D7, Square::E5)),
        both(
            "las negras deben capturar la torre de e5 con el caballo de d7",
            "Black must capture the rook on e5 with the knight on d7"
        )
    );
    assert_eq!(
        said(Must::MoveNotCastling(Square::E8, Side::Queen)),
        both(
            "las negras deben mover el rey de e8, pero no con el enroque largo",
            "Black must move the king on e8, and may not castle on the queen’s side"
        )
    );
    assert_eq!(
        said(Must::Any),
        both(
            "nada de lo tocado se puede mover ni capturar: las negras pueden hacer cualquier \
             jugada legal",
            "nothing that was touched can be moved or captured: Black may make any legal move"
        )
    );
    let white = game_of("r3k2r/1P1np3/8/4R3/8/8/8/R3K2R w KQkq - 0 1", "5");
    let promotes = |m: &&Move| m.to() == Square::A8 && m.promotion() == Some(Role::Knight);
    let moves = white.standing().moves();
    let promotion = *moves.iter().find(promotes).expect("bxa8 is legal");
    assert_eq!(
        of(&white, Must::Play(promotion)),
        both("las blancas deben jugar bxa8=C", "White must play bxa8=N")
    );
    assert_eq!(
        of(&white, Must::Finish(Square::E1, Square::G1)),
        both(
            "las blancas deben terminar la jugada: el rey de e1 se queda en g1",
            "White must finish the move: the king from e1 stays on g1"
        )
    );
}

/// What is said of a position that so many half-moves lead to.
fn check_place(game: &Game, ply: u32, es: &str, en: &str) {
    let said = in_both(|words| words.ruling_in(&Ruling::Restored(ply), &RECORD, game));
    assert!(
        said[0].starts_with(&format!("Se repone {es} (")),
        "{said:?}"
    );
    let (first, rest) = en.split_at(1);
    let expected = format!("{}{rest} is reinstated (", first.to_uppercase());
    assert!(said[1].starts_with(&expected), "{said:?}");
}

#[test]
fn positions_are_told_by_the_move_they_come_before() {
    let begun = initial();
    check_place(&begun, 0, "la posición inicial", "the starting position");
    for (ply, es, en) in [
        (1, "1 de las negras", "Black’s 1st"),
        (2, "2 de las blancas", "White’s 2nd"),
        (5, "3 de las negras", "Black’s 3rd"),
        (20, "11 de las blancas", "White’s 11th"),
        (22, "12 de las blancas", "White’s 12th"),
        (41, "21 de las negras", "Black’s 21st"),
        (222, "112 de las blancas", "White’s 112th"),
    ] {
        let es = format!("la posición anterior a la jugada {es}");
        check_place(&begun, ply, &es, &format!("the position before {en} move"));
    }
    let later = game_of(FULL, "5");
    for (ply, es, en) in [
        (0, "12 de las negras", "Black’s 12th"),
        (1, "13 de las blancas", "White’s 13th"),
    ] {
        let es = format!("la posición anterior a la jugada {es}");
        check_place(&later, ply, &es, &format!("the position before {en} move"));
    }
    let found = Happening::Ordered(Order::Found(Finding::IllegalMoveAt(22)));
    let event = Event {
        at: Millis::ZERO,
        what: found,
    };
    let said = in_both(|words| words.event_in(&event, &begun).expect("it is said"));
    assert_eq!(
        said,
        [
            "El árbitro comprueba que la jugada 12 de las blancas fue ilegal.",
            "The arbiter finds that White’s 12th move was illegal."
        ]
    );
}

/// The events that follow from facts, as each is told once it is part of the game.
fn told(mut game: Game, language: Language, facts: &[Command]) -> Vec<String> {
    let words = Words::new(language);
    let mut all = Vec::new();
    for (second, fact) in facts.iter().enumerate() {
        let at = Millis::from_seconds(second as u64);
        match decide(&game, at, fact.clone()) {
            Ok(events) => {
                for event in &events {
                    game.apply(event);
                    all.extend(words.event_in(event, &game));
                }
            }
            Err(refusal) => all.push(words.refusal_in(&refusal, &game)),
        }
    }
    all
}

fn touch(color: Color, square: Square) -> Command {
    Command::Player(color, Act::Touch(square, Manner::Plain))
}

fn release(color: Color, from: Square, to: Square) -> Command {
    Command::Player(color, Act::Release { from, to })
}

#[test]
fn a_log_names_pieces_in_the_hand_and_moves_by_number() {
    let (white, black) = (Color::White, Color::Black);
    let hand = Hand::Same;
    let lag = Millis::ZERO;
    let facts = [
        Command::Arbiter(Order::StartRound),
        touch(white, Square::B1),
        touch(white, Square::D8),
        release(white, Square::B1, Square::C3),
        Command::Player(white, Act::Press { hand, lag }),
        Command::Player(black, Act::ClaimTouch(Square::G1)),
        touch(black, Square::G8),
        release(black, Square::G8, Square::F6),
    ];
    assert_eq!(
        told(initial(), Language::Spanish, &facts),
        [
            "El árbitro da comienzo a la ronda.",
            "Dictamen 1, del árbitro. Comienza la ronda: se pone en marcha el reloj de las \
             blancas (artículo 6.6).",
            "Se pone en marcha el reloj de las blancas.",
            "Las blancas tocan el caballo de b1.",
            "Dictamen 2. Las blancas deben mover el caballo de b1 (artículo 4.3.1).",
            "Las blancas tocan la dama negra de d8.",
            "Dictamen 3. Las blancas deben mover el caballo de b1 (artículo 4.3.3).",
            "Las blancas sueltan en c3 el caballo de b1.",
            "Jugada hecha: 1. Cc3.",
            "Las blancas pulsan el reloj.",
            "Las negras reclaman que las blancas tocaron el caballo de g1.",
            "Pregunta 1. ¿Han tocado las blancas el caballo de g1?",
            "Las negras tocan el caballo de g8.",
            "Dictamen 4. Las negras deben mover el caballo de g8 (artículo 4.3.1).",
            "Las negras sueltan en f6 el caballo de g8.",
            "Jugada hecha: 1... Cf6.",
        ]
    );
}

#[test]
fn a_captured_piece_is_named_once_it_is_off_the_board() {
    let white = Color::White;
    let facts = [
        Command::Arbiter(Order::StartRound),
        touch(white, Square::B7),
        Command::Player(white, Act::Remove(Square::A8)),
        release(white, Square::B7, Square::A8),
        Command::Player(white, Act::Remove(Square::A8)),
    ];
    let game = game_of("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 40", "5");
    let said = told(game, Language::English, &facts);
    let taken: Vec<&String> = said
        .iter()
        .filter(|it| it.contains(" off the board"))
        .collect();
    assert_eq!(
        taken,
        [
            "White takes the black rook on a8 off the board.",
            "White takes the piece on a8 off the board."
        ]
    );
}

#[test]
fn clocks_that_are_set_are_told() {
    let (white, black) = (Millis::from_minutes(61), Millis::from_seconds(185));
    let set = Order::SetClocks {
        white: Some(white),
        black: Some(black),
        reason: "x".into(),
    };
    let facts = [
        Order::StartRound,
        Order::Pause,
        set,
        Order::Found(Finding::WrongSetting { white, black }),
        Order::Found(Finding::Defect { white, black }),
    ]
    .map(Command::Arbiter);
    let said = told(initial(), Language::Spanish, &facts);
    let rulings = said.iter().filter(|it| it.contains("blancas 1:01:00"));
    let rulings: Vec<&String> = rulings.filter(|it| it.starts_with("Dictamen")).collect();
    assert_eq!(
        rulings,
        [
            "Dictamen 2, del árbitro. Se ajustan los relojes: blancas 1:01:00, negras 3:05 \
             (artículo 7.1).",
            "Dictamen 3, del árbitro. El reloj estaba mal ajustado: se corrige, y ahora marca \
             blancas 1:01:00, negras 3:05 (artículo 6.10.2).",
            "Dictamen 4, del árbitro. Se cambia el reloj por otro, que marca blancas 1:01:00, \
             negras 3:05 (artículo 6.10.1).",
        ]
    );
    let without = game_of(FULL, "none");
    assert_eq!(
        in_both(|words| words.ruling_in(&Ruling::ClocksSet, &RECORD, &without)),
        [
            "Se ajustan los relojes (norma del sitio, no de las Leyes: los hechos se cuentan tal \
             como pasaron en la partida, y por orden).",
            "The clocks are set (rule of the site, not the Laws: facts are told as they \
             happened in the game, and in order)."
        ]
    );
}

#[test]
fn a_free_decision_is_told_by_what_it_rests_on() {
    let regulations = Regulations {
        time: ByColor::both("5".parse().expect("a time control")),
        supervision: Supervision::Otherwise,
        ..Regulations::default()
    };
    let game = Game::new(regulations.into());
    let edition = Edition::LATEST;
    let law = |rule| Authority::Law(edition.article(rule).expect("it is in this edition"));
    let unsound = edition.unsound_position(game.class(), Supervision::Otherwise);
    let unsound = Authority::Law(unsound.expect("A.5.4").article);
    for (authority, es, en) in [
        (
            law(Rule::ArbitersDiscretion),
            "según su criterio",
            "at discretion",
        ),
        (
            law(Rule::CannotCatchUp),
            "por otras pruebas",
            "other evidence",
        ),
        (
            law(Rule::Signing),
            "el resultado no se mantiene",
            "the result does not stand",
        ),
        (
            unsound,
            "la posición es imposible",
            "the position is impossible",
        ),
        (RECORD, "según su criterio", "at discretion"),
    ] {
        let said = in_both(|words| words.ruling_in(&Ruling::Decided, &authority, &game));
        for (said, part) in said.iter().zip([es, en]) {
            assert!(said.to_lowercase().contains(part), "{authority}: {said}");
        }
    }
}

#[test]
fn a_question_about_the_move_before_names_what_stood_there_then() {
    let white = Color::White;
    let mut game = initial();
    for fact in [
        Command::Arbiter(Order::StartRound),
        touch(white, Square::E2),
        release(white, Square::E2, Square::E4),
    ] {
        game.handle(Millis::ZERO, fact).expect("it is accepted");
    }
    let question = Question::Touched(white, Square::E2);
    assert_eq!(
        in_both(|words| words.question_in(&question, &game)),
        [
            "¿Han tocado las blancas el peón de e2?",
            "Did White touch the pawn on e2?"
        ]
    );
    let refusal = Refusal {
        reason: Refused::NotAScore,
        authority: RECORD,
    };
    let words = Words::new(Language::English);
    assert_eq!(words.refusal_in(&refusal, &game), words.refusal(&refusal));
}
