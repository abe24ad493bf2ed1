//! Articles 6.10, 7.2 to 7.4 and 7.6: what the arbiter finds to be wrong, and displaced pieces.

mod at_the_board;

use at_the_board::Board as Table;
use jadoube_arbiter::{
    Act, Answer, Command, Finding, Hand, Manner, Millis, Order, Outcome, Question, Refused,
    Regulations, Stage, StopReason, Watch,
};
use jadoube_laws::{Board, CastlingMode, Color, Edition, Piece, Role, Setup, Square, Supervision};

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8";

fn rules(edition: Edition) -> Regulations {
    Regulations {
        edition,
        ..Regulations::default()
    }
}

fn rapid(edition: Edition, start: &str) -> Regulations {
    Regulations {
        edition,
        supervision: Supervision::Otherwise,
        time: jadoube_laws::ByColor::both("25+10".parse().expect("a time control")),
        start: start.parse().expect("a position"),
        ..Regulations::default()
    }
}

fn find(table: &mut Table, finding: Finding) -> Vec<String> {
    table.order(Order::Found(finding)).expect("it may be found")
}

/// Both knights out and home: `moves` half-moves.
fn shuffle(table: &mut Table, moves: usize) {
    let line: Vec<&str> = SHUFFLE.split(' ').cycle().take(moves).collect();
    table.play(&line.join(" "));
}

/// Moves that repeat nothing: pawns, a step at a time.
fn pawns(table: &mut Table, moves: usize) {
    let line = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 \
                a3a4 a6a5 b3b4 b6b5";
    let line: Vec<&str> = line.split(' ').take(moves).collect();
    table.play(&line.join(" "));
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BLACK_KING_ON_D8: &str = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
const BLACK_ROOK_ON_G8: &str = "rnbqkbrn/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1";

#[test]
fn a_wrong_set_up_voids_a_standard_game_however_late() {
    for (edition, article) in [
        (Edition::E1997, "7.1a"),
        (Edition::E2009, "7.1a"),
        (Edition::E2014, "7.2a"),
        (Edition::E2023, "7.2.1"),
    ] {
        let mut table = Table::new(rules(edition));
        pawns(&mut table, 20);
        assert_eq!(
            find(&mut table, Finding::WrongStart),
            [format!("void WrongStart ({article})")]
        );
    }
}

#[test]
fn unsupervised_rapid_goes_on_after_ten_moves_without_castling_of_what_stood_wrongly() {
    let found_after = |edition, start: &str, moves| {
        let mut table = Table::new(rapid(edition, start));
        pawns(&mut table, moves);
        find(&mut table, Finding::WrongStart)
    };
    let king = BLACK_KING_ON_D8;
    assert_eq!(
        found_after(Edition::E2023, king, 12),
        ["void WrongStart (7.2.1)"]
    );
    assert_eq!(
        found_after(Edition::E2023, king, 19),
        ["void WrongStart (7.2.1)"]
    );
    let barred = found_after(Edition::E2023, king, 20);
    assert_eq!(barred[0], "SetUpStands (A.5.1.2)");
    assert!(barred[1].starts_with("CastlingBarred(Black"), "{barred:?}");
    assert_eq!(barred.len(), 2);
    // Three moves each were enough until 2009.
    let barred = found_after(Edition::E2009, king, 6);
    assert_eq!(barred[0], "SetUpStands (A.4a)");
    assert!(barred[1].ends_with("(A.4a)"));
    assert_eq!(
        found_after(Edition::E2009, king, 5),
        ["void WrongStart (7.1a)"]
    );
}

#[test]
fn a_rook_that_stood_wrongly_may_not_castle_since_2014() {
    let found = |edition, moves| {
        let mut table = Table::new(rapid(edition, BLACK_ROOK_ON_G8));
        pawns(&mut table, moves);
        let rulings = find(&mut table, Finding::WrongStart);
        (rulings.len(), table.game.standing().castling())
    };
    let (rulings, castling) = found(Edition::E2023, 20);
    assert_eq!(rulings, 2);
    // With the rook that stood well Black may still castle.
    assert!(castling.0.contains(Square::A8));
    assert_eq!(found(Edition::E2009, 6).0, 1);
}

#[test]
fn the_bar_takes_the_right_off_the_board() {
    // The king stands well in Chess960, where Black's set-up is not that of White.
    let mut table = Table::new(Regulations {
        castling: CastlingMode::Chess960,
        ..rapid(
            Edition::E2023,
            "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        )
    });
    pawns(&mut table, 20);
    assert!(!table.game.standing().castling().of(Color::Black).is_empty());
    find(&mut table, Finding::WrongStart);
    assert!(table.game.standing().castling().of(Color::Black).is_empty());
}

#[test]
fn a_wrong_start_found_after_the_end_leaves_the_result() {
    for (finding, ruled) in [
        (
            Finding::WrongStart,
            "ResultStands (arbiters_manual_2025 on 7.2.1)",
        ),
        (
            Finding::BoardTurned,
            "ResultStands (arbiters_manual_2025 on 7.2.2)",
        ),
        (
            Finding::ColorsReversed,
            "ResultStands (arbiters_manual_2025 on 7.3)",
        ),
    ] {
        let mut table = Table::new(rules(Edition::E2023));
        table.play("f2f3 e7e5 g2g4 d8h4");
        let outcome: Option<Outcome> = table.game.outcome();
        assert_eq!(find(&mut table, finding), [ruled]);
        assert_eq!(table.game.outcome(), outcome);
    }
}

#[test]
fn a_turned_board_moves_the_position_to_a_right_one() {
    for (edition, article) in [(Edition::E2005, "7.1b"), (Edition::E2023, "7.2.2")] {
        let mut table = Table::new(rules(edition));
        table.play("e2e4 e7e5");
        assert_eq!(
            find(&mut table, Finding::BoardTurned),
            [format!("PositionTransferred ({article})")]
        );
    }
    let mut table = Table::new(rapid(Edition::E2023, INITIAL));
    pawns(&mut table, 20);
    assert_eq!(
        find(&mut table, Finding::BoardTurned),
        ["SetUpStands (A.5.1.2)"]
    );
}

#[test]
fn reversed_colors_void_the_game_until_black_has_made_ten_moves() {
    let found_after = |edition, moves| {
        let mut table = Table::new(rules(edition));
        pawns(&mut table, moves);
        find(&mut table, Finding::ColorsReversed)
    };
    assert_eq!(
        found_after(Edition::E2023, 16),
        ["void ColorsReversed (7.3)"]
    );
    assert_eq!(
        found_after(Edition::E2023, 19),
        ["void ColorsReversed (7.3)"]
    );
    assert_eq!(
        found_after(Edition::E2023, 20),
        ["ReversedColorsStand (7.3)"]
    );
    assert_eq!(
        found_after(Edition::E2017, 16),
        ["void ColorsReversed (7.3)"]
    );
}

#[test]
fn before_2017_reversed_colors_went_on_unless_the_arbiter_ruled_otherwise() {
    for (answer, ruled) in [
        (
            Answer::PlayOn,
            &["ReversedColorsStand (7.2)", "ClockRuns(White) (7.2)"][..],
        ),
        (Answer::NewGame, &["void ColorsReversed (7.2)"]),
    ] {
        let mut table = Table::new(rules(Edition::E2005));
        shuffle(&mut table, 4);
        assert!(find(&mut table, Finding::ColorsReversed).is_empty());
        let open = table.game.questions()[0];
        assert_eq!(open.question, Question::ColorsReversed);
        assert_eq!(open.question.default_answer(), Answer::PlayOn);
        assert_eq!(table.order(Order::Answer(open.id, answer)).unwrap(), ruled);
    }
}

/// The board with the piece of one square on another.
fn shifted(board: &Board, from: Square, to: Square) -> Box<Board> {
    let mut board = *board;
    let piece: Piece = board.take(from).expect("a piece stands there");
    board.put(to, piece);
    Box::new(board)
}

#[test]
fn who_displaces_pieces_puts_them_back_on_the_own_time() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e2e4");
    let knocked = shifted(table.game.board(), Square::G8, Square::H6);
    table.at += 5000;
    assert_eq!(
        table.act(Color::Black, Act::Displace(knocked)).unwrap(),
        ["PutBackOnOwnTime(Black) (7.4.1)"]
    );
    assert_eq!(table.game.displaced_by(), Some(Color::Black));
    assert_eq!(table.game.clock().running(), Some(Color::Black));
    let touch = Act::Touch(Square::E7, Manner::Plain);
    let (hand, lag) = (Hand::Same, Millis(0));
    for act in [touch, Act::Press { hand, lag }] {
        let refusal = table.act(Color::Black, act).unwrap_err();
        assert_eq!(refusal.reason, Refused::Displaced);
        assert_eq!(refusal.authority.to_string(), "7.4.1");
    }
    table.act(Color::Black, Act::PutBack).unwrap();
    assert_eq!(table.game.displaced_by(), None);
    table.play("e7e5");
    assert!(table.game.irregularities().is_empty());
}

#[test]
fn what_had_been_moved_before_stands_again_when_the_pieces_are_back() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e2e4 d7d5");
    table.at += 1000;
    table.act(Color::White, Act::Remove(Square::D5)).unwrap();
    let board = *table.game.board();
    let knocked = shifted(&board, Square::A1, Square::A3);
    table.act(Color::White, Act::Displace(knocked)).unwrap();
    table.act(Color::White, Act::PutBack).unwrap();
    assert_eq!(*table.game.board(), board);
    let refusal = table.act(Color::White, Act::PutBack).unwrap_err();
    assert_eq!(refusal.reason, Refused::NothingIrregular);
}

#[test]
fn the_opponent_may_stop_the_clocks_and_the_arbiter_penalize() {
    let mut table = Table::new(rules(Edition::E2023));
    let knocked = shifted(table.game.board(), Square::H8, Square::H6);
    table.act(Color::Black, Act::Displace(knocked)).unwrap();
    let stop = Act::Stop(StopReason::Displaced);
    assert_eq!(
        table.act(Color::White, stop).unwrap(),
        ["StopAccepted(White) (7.4.2)"]
    );
    let open = table.game.questions()[0];
    assert!(matches!(
        open.question,
        Question::Misconduct(Color::Black, _)
    ));
    assert_eq!(
        table
            .order(Order::Answer(open.id, Answer::OpponentTime))
            .unwrap(),
        [
            "Penalized(Black, OpponentTime(Millis(120000)), Displacing) (7.4.3)",
            "ExtraTime(White, 120000) (12.9.2)"
        ]
    );
}

#[test]
fn in_1997_the_clock_of_who_displaced_pieces_might_be_started_again() {
    let mut table = Table::new(rules(Edition::E1997));
    let knocked = shifted(table.game.board(), Square::H8, Square::H6);
    table.act(Color::Black, Act::Displace(knocked)).unwrap();
    assert_eq!(
        table.act(Color::White, Act::RestartOpponent).unwrap(),
        ["PutBackOnOwnTime(Black) (7.3)"]
    );
    assert_eq!(table.game.clock().running(), Some(Color::Black));
    table.act(Color::Black, Act::PutBack).unwrap();
    let (hand, lag) = (Hand::Same, Millis(0));
    table.act(Color::Black, Act::Press { hand, lag }).unwrap();
    assert_eq!(table.game.clock().running(), Some(Color::White));
    table.play("e2e4");
}

#[test]
fn since_2014_the_clocks_are_stopped_instead_and_the_arbiter_asked() {
    let mut table = Table::new(rules(Edition::E2023));
    let knocked = shifted(table.game.board(), Square::H8, Square::H6);
    table.act(Color::Black, Act::Displace(knocked)).unwrap();
    table.act(Color::White, Act::RestartOpponent).unwrap();
    assert_eq!(table.game.stage(), Stage::Paused);
    let asked = table.game.questions().iter().any(|open| {
        let displacing = jadoube_arbiter::Misconduct::Displacing;
        open.question == Question::Misconduct(Color::Black, displacing)
    });
    assert!(asked);
}

#[test]
fn pieces_found_displaced_go_back_to_what_the_record_has_last() {
    let mut table = Table::new(Regulations {
        watch: Watch::People,
        ..rules(Edition::E2023)
    });
    table.play("e2e4 e7e5 g1f3");
    let standing = *table.game.standing();
    let left = table.game.reading(Color::Black, Millis(table.at)).left;
    table.at += 60_000;
    let seen = shifted(table.game.board(), Square::B8, Square::C5);
    assert_eq!(
        find(&mut table, Finding::Displaced(seen)),
        ["Restored(3) (7.6)"]
    );
    assert_eq!(*table.game.standing(), standing);
    let open = table.game.questions()[0];
    assert_eq!(
        table
            .order(Order::Answer(open.id, Answer::ClocksOfThen))
            .unwrap(),
        ["ClocksSet (7.1)"]
    );
    assert_eq!(
        table.game.reading(Color::Black, Millis(table.at)).left,
        left
    );
    table.play("b8c6");
}

/// The clocks stay as they are, and play goes on.
fn leave_clocks(table: &mut Table) {
    let open = table.game.questions()[0];
    table
        .order(Order::Answer(open.id, Answer::LeaveClocks))
        .expect("the clocks stay");
}

#[test]
fn finding_pieces_displaced_does_not_complete_a_move() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e2e4 e7e5");
    let release = Act::Release {
        from: Square::G1,
        to: Square::F3,
    };
    table.act(Color::White, release).unwrap();
    let seen = shifted(table.game.board(), Square::B8, Square::C5);
    find(&mut table, Finding::Displaced(seen));
    leave_clocks(&mut table);
    assert_eq!(table.game.moves_completed(Color::White), 1);
    let (hand, lag) = (Hand::Same, Millis(0));
    table.act(Color::White, Act::Press { hand, lag }).unwrap();
    assert_eq!(table.game.moves_completed(Color::White), 2);
}

#[test]
fn the_clocks_may_go_back_to_what_they_showed_when_the_position_stood() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e2e4 e7e5 g1f3 b8c6");
    let left = Color::ALL.map(|color| {
        let made = table.game.plies()[2].left;
        i64::from(made[usize::from(color == Color::Black)])
    });
    table.at += 300_000;
    assert_eq!(
        find(&mut table, Finding::LastKnown(2)),
        ["Restored(2) (7.5.1)"]
    );
    let open = table.game.questions()[0];
    table
        .order(Order::Answer(open.id, Answer::ClocksOfThen))
        .unwrap();
    let shown = Color::ALL.map(|color| table.game.reading(color, Millis(table.at)).left);
    assert_eq!(shown, left);
    assert_eq!(table.game.turn(), Color::White);
}

#[test]
fn clocks_of_then_have_no_time_that_an_illegal_press_gained() {
    let mut table = Table::new(Regulations {
        watch: Watch::People,
        ..rules(Edition::E2023)
    });
    table.play("b1b3 e7e5 e2e4 b8c6");
    find(&mut table, Finding::LastKnown(0));
    let open = table.game.questions()[0];
    let then = Order::Answer(open.id, Answer::ClocksOfThen);
    table.order(then).unwrap();
    let shown = Color::ALL.map(|color| table.game.reading(color, Millis(table.at)).left);
    assert_eq!(shown, [5_429_000, 5_430_000]);
}

#[test]
fn the_clocks_stay_where_the_arbiter_leaves_them() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e2e4 e7e5 g1f3 b8c6");
    find(&mut table, Finding::LastKnown(2));
    let shown = |table: &Table| Color::ALL.map(|color| table.game.reading(color, Millis(table.at)));
    let before = shown(&table);
    let open = table.game.questions()[0];
    let ruled = table.order(Order::Answer(open.id, Answer::LeaveClocks));
    assert!(ruled.unwrap().is_empty());
    assert_eq!(shown(&table), before);
    let refusal = table
        .order(Order::Found(Finding::LastKnown(9)))
        .unwrap_err();
    assert_eq!(refusal.reason, Refused::NoSuchMove);
}

#[test]
fn a_wrong_setting_is_put_right() {
    let setting = || Finding::WrongSetting {
        white: Millis(5_400_000),
        black: Millis(5_300_000),
    };
    for (edition, article) in [
        (Edition::E2005, "Preface"),
        (Edition::E2009, "6.10b"),
        (Edition::E2023, "6.10.2"),
    ] {
        let mut table = Table::new(rules(edition));
        shuffle(&mut table, 8);
        assert_eq!(
            find(&mut table, setting()),
            [format!("SettingMended ({article})")]
        );
        let at = Millis(table.at);
        assert_eq!(table.game.reading(Color::White, at).left, 5_400_000);
        assert_eq!(table.game.reading(Color::Black, at).left, 5_300_000);
    }
}

#[test]
fn in_unsupervised_rapid_a_setting_found_late_is_left() {
    let mut table = Table::new(rapid(Edition::E2023, INITIAL));
    pawns(&mut table, 20);
    let at = Millis(table.at);
    let left = table.game.reading(Color::White, at);
    let finding = Finding::WrongSetting {
        white: Millis(900_000),
        black: Millis(900_000),
    };
    assert_eq!(find(&mut table, finding), Vec::<String>::new());
    let open = table.game.questions()[0];
    assert!(matches!(open.question, Question::Schedule { .. }));
    let answered = |answer| {
        let mut table = Table {
            game: table.game.clone(),
            at: table.at,
        };
        table
            .order(Order::Answer(open.id, answer))
            .expect("it is asked")
    };
    assert_eq!(answered(Answer::No), ["SettingLeft (A.5.1.1)"]);
    assert_eq!(answered(Answer::Yes), ["SettingMended (A.5.1.1)"]);
    assert_eq!(table.game.reading(Color::White, at), left);
}

#[test]
fn a_clock_with_a_defect_is_replaced() {
    let mut table = Table::new(rules(Edition::E2023));
    let finding = Finding::Defect {
        white: Millis(60_000),
        black: Millis(120_000),
    };
    assert_eq!(find(&mut table, finding), ["ClockReplaced (6.10.1)"]);
    assert_eq!(table.game.reading(Color::Black, Millis(0)).left, 120_000);
}

#[test]
fn hopeless_scoresheets_are_a_question_to_the_arbiter() {
    let mut table = Table::new(rules(Edition::E2023));
    assert_eq!(
        find(&mut table, Finding::SheetsHopeless),
        ["NotedForReconstruction (8.5.3)"]
    );
    assert_eq!(table.game.questions()[0].question, Question::MovesUnknown);
}

#[test]
fn an_illegal_move_that_the_record_does_not_show_is_ruled_on_where_it_was() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e2e4 e7e5 g1f3");
    let ruled = find(&mut table, Finding::IllegalMoveAt(1));
    assert_eq!(ruled[0], "IllegalMove(Black, IllegalMove, 1) (7.5.1)");
    assert_eq!(table.game.ply(), 1);
}

#[test]
fn nothing_is_found_before_the_round() {
    let mut table = Table::before(rules(Edition::E2023));
    let refusal = table.order(Order::Found(Finding::WrongStart)).unwrap_err();
    assert_eq!(refusal.reason, Refused::NotStarted);
    let role = Role::King;
    assert!(Setup::INITIAL.board.by_role(role).any());
    assert!(table.game.handle(Millis(0), Command::Time).is_ok());
}
