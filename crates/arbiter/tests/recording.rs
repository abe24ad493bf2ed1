//! Article 8: what the players write, and what follows if they do not.

mod at_the_board;

use std::{borrow::Cow, sync::Arc};

use at_the_board::Board;
use jadoube_arbiter::{
    Act, Answer, Command, EntryText, Finding, Friendly, Game, Hand, Intended, Manner, Millis,
    Misconduct, Order, Question, Recorded, Refused, Regulations, Scoresheet, SheetKind, Stage,
    Terms, Watch, performed,
};
use jadoube_laws::{Breach, ByColor, Claim, Class, Color, Edition, Letters, Supervision};

const MINUTE: u64 = 60_000;

fn on_paper(edition: Edition, time: &str) -> Board {
    Board::new(Regulations {
        edition,
        time: ByColor::both(time.parse().expect("a time control")),
        class: Some(Class::Standard),
        sheets: SheetKind::Paper,
        ..Regulations::default()
    })
}

fn paper() -> Board {
    on_paper(Edition::E2023, "90+30")
}

fn write(board: &mut Board, color: Color, moves: &str) -> Vec<String> {
    let texts = moves.split_whitespace();
    let mut rulings = Vec::new();
    for text in texts {
        let entry = Act::Write(EntryText::Move(text.into()));
        rulings.extend(board.act(color, entry).expect("it may be written"));
    }
    rulings
}

/// The player on move moves, without pressing the clock: the rulings that follow.
fn release(board: &mut Board, m: &str) -> Vec<String> {
    let color = board.game.turn();
    let (from, to) = m.split_at(2);
    let (from, to) = (
        from.parse().expect("a square"),
        to.parse().expect("a square"),
    );
    let mut rulings = Vec::new();
    for act in [Act::Touch(from, Manner::Plain), Act::Release { from, to }] {
        rulings.extend(board.act(color, act).expect("a move"));
    }
    rulings.retain(|ruling| !ruling.starts_with("Obliged"));
    rulings
}

fn press(board: &mut Board, color: Color) -> Vec<String> {
    let (hand, lag) = (Hand::Same, Millis(0));
    let act = Act::Press { hand, lag };
    board.act(color, act).expect("the clock runs")
}

fn refused(board: &mut Board, color: Color, act: Act) -> (Refused, String) {
    let refusal = board.act(color, act).expect_err("it is refused");
    (refusal.reason, refusal.authority.to_string())
}

fn misconduct(board: &Board, color: Color, why: Misconduct) -> usize {
    let wanted = Question::Misconduct(color, why);
    let questions = board.game.questions().iter();
    questions.filter(|open| open.question == wanted).count()
}

#[test]
fn each_line_is_held_against_the_move_made_in_the_player_s_language() {
    let mut board = paper();
    board.play("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3");
    write(&mut board, Color::White, "e4 e5 Cf3 - Ad3 P-KB4 xyz9");
    let reading = board.game.read_sheet(Color::White);
    assert!(reading.letters.contains(&Letters::Spanish));
    assert!(!reading.letters.contains(&Letters::English));
    let [e4, e5, knight, gap, bishop, other, nonsense] = &reading.lines[..] else {
        panic!("a line for each half-move: {reading:?}");
    };
    for line in [e4, e5, knight] {
        assert!(matches!(line, Recorded::Agrees(_)), "{line:?}");
    }
    assert_eq!(*gap, Recorded::Gap);
    assert!(matches!(bishop, Recorded::Differs(m) if m.to().to_string() == "d3"));
    assert_eq!(*other, Recorded::OtherNotation);
    assert!(matches!(nonsense, Recorded::Unreadable(_)));
    assert!(!reading.is_right());
    let black = board.game.read_sheet(Color::Black);
    assert!(black.lines.iter().all(|line| *line == Recorded::Gap));
}

#[test]
fn a_sheet_holds_offers_times_and_corrections() {
    let mut board = paper();
    board.play("e2e4 e7e5");
    write(&mut board, Color::Black, "e4 e6");
    for entry in [
        EntryText::Offer,
        EntryText::Clock(Millis(89 * MINUTE)),
        EntryText::At(1, "e5".into()),
    ] {
        board.act(Color::Black, Act::Write(entry)).expect("written");
    }
    let lines = board.game.scoresheet_lines(Color::Black, Letters::English);
    assert_eq!(lines[0].text, Some(Cow::Borrowed("e4")));
    assert!(!lines[0].corrected && !lines[0].offer);
    assert_eq!(lines[1].text, Some(Cow::Borrowed("e5")));
    assert!(lines[1].corrected && lines[1].offer);
    assert_eq!(lines[1].clock, Some(Millis(89 * MINUTE)));
    assert!(board.game.read_sheet(Color::Black).is_right());
}

#[test]
fn a_line_is_no_place_for_anything_but_a_move() {
    let mut board = paper();
    let long = "x".repeat(Scoresheet::LONGEST + 1);
    let entry = Act::Write(EntryText::Move(long.into()));
    let (reason, authority) = refused(&mut board, Color::White, entry);
    assert_eq!((reason, &*authority), (Refused::WrongSheet, "8.1.4"));
    let entry = Act::Write(EntryText::At(1, "e4".into()));
    let (reason, _) = refused(&mut board, Color::White, entry);
    assert_eq!(reason, Refused::NoSuchMove);
}

#[test]
fn another_notation_is_warned_about_once() {
    let mut board = paper();
    board.play("e2e4 e7e5 g1f3");
    let first = write(&mut board, Color::White, "P-K4");
    assert_eq!(first, ["OtherNotation(White) (8.1.1)"]);
    assert!(write(&mut board, Color::White, "P-K4 Kt-KB3").is_empty());
}

#[test]
fn a_move_written_before_it_is_made_is_a_fault_even_an_only_one() {
    let mut board = paper();
    write(&mut board, Color::White, "f3");
    assert_eq!(release(&mut board, "f2f3"), ["WrittenAhead(White) (8.1.2)"]);
    assert_eq!(
        misconduct(&board, Color::White, Misconduct::WritingAhead),
        1
    );

    let mut board = paper();
    board.play("e2e4 d7d5 f1b5");
    write(&mut board, Color::Black, "e4 d5 Bb5+ c6");
    assert_eq!(release(&mut board, "c7c6"), ["WrittenAhead(Black) (8.1.2)"]);
}

#[test]
fn before_2005_a_move_could_be_written_first() {
    let mut board = on_paper(Edition::E1997, "90+30");
    write(&mut board, Color::White, "f3");
    assert!(release(&mut board, "f2f3").is_empty());
    let mut board = on_paper(Edition::E2005, "90+30");
    write(&mut board, Color::White, "f3");
    assert_eq!(release(&mut board, "f2f3"), ["WrittenAhead(White) (8.1)"]);
}

#[test]
fn a_move_is_written_first_to_claim_a_draw_with_it() {
    let mut board = paper();
    for moves in ["g1f3 g8f6 f3g1 f6g8", "g1f3 g8f6 f3g1"] {
        for m in moves.split_whitespace() {
            board.play(m);
            for color in Color::ALL {
                write(&mut board, color, &format!("N{}", m.split_at(2).1));
            }
        }
    }
    write(&mut board, Color::Black, "Ne4");
    let intended = Intended::Written("f6e4".parse().unwrap());
    let claim = Act::ClaimDraw(Claim::Threefold, intended);
    board.act(Color::Black, claim).expect("a claim");
    if board.game.stage() == Stage::Paused {
        board.order(Order::Resume).expect("stopped");
    }
    let rulings = release(&mut board, "f6e4");
    assert!(
        !rulings.iter().any(|ruling| ruling.contains("WrittenAhead")),
        "{rulings:?}"
    );
}

#[test]
fn the_own_move_is_written_before_the_next() {
    let mut board = paper();
    board.play("e2e4 e7e5");
    let rulings = release(&mut board, "g1f3");
    assert_eq!(rulings, ["PreviousNotWritten(White) (8.1.3)"]);
    assert_eq!(misconduct(&board, Color::White, Misconduct::NotWriting), 1);
    press(&mut board, Color::White);
    write(&mut board, Color::Black, "e4 e5");
    assert!(release(&mut board, "b8c6").is_empty());
    press(&mut board, Color::Black);
    // What is open already is not asked again.
    release(&mut board, "f1c4");
    assert_eq!(misconduct(&board, Color::White, Misconduct::NotWriting), 1);
}

#[test]
fn nobody_must_record_a_rapid_game() {
    let mut board = Board::new(Regulations {
        class: Some(Class::Rapid),
        sheets: SheetKind::Paper,
        ..Regulations::default()
    });
    board.play("e2e4 e7e5");
    assert!(release(&mut board, "g1f3").is_empty());
    assert!(!board.game.must_record(Color::White, Millis(0)));
}

#[test]
fn nobody_must_record_a_friendly_game() {
    let board = Board::new(Regulations {
        sheets: SheetKind::Paper,
        friendly: Friendly::Yes,
        ..Regulations::default()
    });
    assert!(!board.game.must_record(Color::White, Millis(0)));
}

#[test]
fn people_see_for_themselves_who_does_not_write() {
    let mut board = Board::new(Regulations {
        sheets: SheetKind::Paper,
        watch: Watch::People,
        ..Regulations::default()
    });
    board.play("e2e4 e7e5");
    assert!(release(&mut board, "g1f3").is_empty());
    assert!(board.game.must_record(Color::White, Millis(0)));
}

#[test]
fn a_player_with_less_than_five_minutes_need_not_record_for_the_rest_of_the_period() {
    let mut board = on_paper(Edition::E2023, "10+20");
    board.play("e2e4 e7e5");
    board.at = 6 * MINUTE;
    let rulings = release(&mut board, "g1f3");
    assert_eq!(rulings, ["RecordingExcused(White) (8.4)"]);
    press(&mut board, Color::White);
    board
        .order(Order::SetClocks {
            white: Some(Millis(8 * MINUTE)),
            black: None,
            reason: "more time".into(),
        })
        .expect("the arbiter sets clocks");
    assert!(!board.game.must_record(Color::White, Millis(board.at)));
}

#[test]
fn until_2005_a_player_with_more_time_again_records_again() {
    let mut board = on_paper(Edition::E2005, "10+20");
    board.play("e2e4 e7e5");
    board.at = 7 * MINUTE;
    let rulings = release(&mut board, "g1f3");
    assert_eq!(rulings, ["RecordingExcused(White) (8.4)"]);
    press(&mut board, Color::White);
    assert!(!board.game.must_record(Color::White, Millis(board.at)));
    board
        .order(Order::SetClocks {
            white: Some(Millis(8 * MINUTE)),
            black: None,
            reason: "more time".into(),
        })
        .expect("the arbiter sets clocks");
    assert!(board.game.must_record(Color::White, Millis(board.at)));
}

#[test]
fn with_thirty_seconds_a_move_everything_is_recorded() {
    let mut board = on_paper(Edition::E2023, "10+30");
    board.play("e2e4 e7e5");
    board.at = 8 * MINUTE;
    let rulings = release(&mut board, "g1f3");
    assert_eq!(rulings, ["PreviousNotWritten(White) (8.1.3)"]);
}

#[test]
fn who_need_not_record_catches_up_in_the_next_period() {
    let mut board = on_paper(Edition::E2023, "3/6, 60");
    write(&mut board, Color::Black, "-");
    board.play("e2e4 e7e5");
    board.at = 2 * MINUTE;
    assert_eq!(
        release(&mut board, "g1f3"),
        ["RecordingExcused(White) (8.4)"]
    );
    press(&mut board, Color::White);
    board.play("b8c6");
    assert!(release(&mut board, "f1c4").is_empty());
    assert_eq!(
        press(&mut board, Color::White),
        ["MustCatchUp(White) (8.5.2)"]
    );
    assert_eq!(
        board.game.stage(),
        Stage::Playing,
        "the clock is not stopped for one player"
    );
    board.play("f8c5");
    // The own last move alone is not enough.
    let entry = EntryText::At(4, "Bc4".into());
    board.act(Color::White, Act::Write(entry)).expect("written");
    let rulings = release(&mut board, "e1g1");
    assert_eq!(rulings, ["PreviousNotWritten(White) (8.5.2)"]);
    let rulings = release(&mut board, "h1f1");
    assert!(rulings.is_empty(), "once for a move: {rulings:?}");
    press(&mut board, Color::White);
    board.play("g8f6");
    for (line, text) in (0..).zip(["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O"]) {
        let entry = EntryText::At(line, text.into());
        board.act(Color::White, Act::Write(entry)).expect("written");
    }
    assert!(!board.game.player(Color::White).catching_up);
    assert!(release(&mut board, "d2d3").is_empty());
}

#[test]
fn where_neither_records_the_arbiter_does_and_both_catch_up_after_a_flag() {
    let mut board = on_paper(Edition::E2023, "2/6, 60");
    board.at = 2 * MINUTE;
    assert_eq!(
        release(&mut board, "e2e4"),
        ["RecordingExcused(White) (8.4)"]
    );
    press(&mut board, Color::White);
    board.at = 4 * MINUTE;
    let both = ["RecordingExcused(Black) (8.4)", "ArbiterRecords (8.5.1)"];
    assert_eq!(release(&mut board, "e7e5"), both);
    press(&mut board, Color::Black);
    // White forgets the clock: it does not count the moves, and the flag falls.
    for m in ["g1f3", "b8c6", "f1c4"] {
        release(&mut board, m);
    }
    board.at = 10 * MINUTE;
    let rulings = board.wait();
    assert_eq!(rulings, ["QuotaMet(White) (6.4)", "BothCatchUp (8.5.1)"]);
    assert_eq!(board.game.stage(), Stage::Paused);
    assert!(
        Color::ALL
            .iter()
            .all(|&color| board.game.player(color).catching_up)
    );
}

#[test]
fn what_no_scoresheet_shows_opens_the_next_period() {
    let mut board = Board::new(Regulations {
        time: ByColor::both("40/90, 30".parse().unwrap()),
        sheets: SheetKind::Paper,
        watch: Watch::People,
        ..Regulations::default()
    });
    board.play("e2e4 e7e5");
    board.at = 100 * MINUTE;
    let rulings = board.order(Order::Found(Finding::SheetsHopeless)).unwrap();
    assert_eq!(rulings, ["NotedForReconstruction (8.5.3)"]);
    assert_eq!(board.game.stage(), Stage::Paused);
    let open = board.game.questions()[0];
    assert_eq!(open.question, Question::MovesUnknown);
    let rulings = board
        .order(Order::Answer(open.id, Answer::NextPeriod))
        .unwrap();
    assert_eq!(rulings, ["NextPeriodByDefault(White) (8.6)"]);
    assert_eq!(board.game.reading(Color::White, Millis(board.at)).period, 1);
    assert_eq!(board.game.reading(Color::Black, Millis(board.at)).period, 0);
    assert_eq!(board.game.clock().running(), Some(Color::White));
}

#[test]
fn lines_of_moves_taken_back_are_void_and_written_over() {
    let mut board = paper();
    board.play("e2e4 e7e5 g1f3");
    write(&mut board, Color::White, "e4 e5 Nf3");
    board.order(Order::GoBack(1)).expect("an earlier position");
    let open = board.game.questions().last().expect("about the clocks");
    let stay = Order::Answer(open.id, Answer::LeaveClocks);
    board.order(stay).expect("the clocks stay");
    let sheet = board.game.sheet(Color::White);
    assert!(sheet.is_written(0) && !sheet.is_written(1) && !sheet.is_written(2));
    assert_eq!(sheet.lines().filter(|line| line.is_void).count(), 2);
    board.play("c7c5");
    write(&mut board, Color::White, "c5");
    let lines = board.game.scoresheet_lines(Color::White, Letters::English);
    assert_eq!(lines[1].text, Some(Cow::Borrowed("c5")));
    assert!(lines[1].corrected && !lines[1].is_void && lines[2].is_void);
    assert_eq!(board.game.read_sheet(Color::White).lines.len(), 3);
}

#[test]
fn the_program_keeps_both_sheets_where_it_is_asked_to() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4 e7e5 g1f3");
    let offer = Act::Offer(Terms::Plain);
    board
        .act(Color::White, offer)
        .expect("an offer may always be made");
    for color in Color::ALL {
        let lines = board.game.scoresheet_lines(color, Letters::Spanish);
        let texts: Vec<&str> = lines
            .iter()
            .filter_map(|line| line.text.as_deref())
            .collect();
        assert_eq!(texts, ["e4", "e5", "Cf3"]);
        let offers: Vec<bool> = lines.iter().map(|line| line.offer).collect();
        assert_eq!(offers, [false, false, true]);
        assert_eq!(lines[0].clock, Some(Millis(90 * MINUTE + 29_000)));
    }
    let entry = Act::Write(EntryText::Move("e5".into()));
    assert_eq!(
        refused(&mut board, Color::Black, entry).0,
        Refused::WrongSheet
    );
}

#[test]
fn the_arbiter_s_record_has_every_move_and_marks_the_illegal_ones() {
    let mut board = Board::new(Regulations {
        watch: Watch::People,
        ..Regulations::default()
    });
    board.play("e2e4 e7e5 b1b3 d7d6");
    let record: Vec<_> = board.game.record().collect();
    let sans: Vec<Option<String>> = record
        .iter()
        .map(|made| made.san().map(|san| san.to_string()))
        .collect();
    let expected = [Some("e4"), Some("e5"), None, Some("d6")];
    assert_eq!(sans, expected.map(|san| san.map(str::to_owned)));
    assert_eq!(record[2].breach, Some(Breach::IllegalMove));
    assert_eq!(record[3].breach, None);
    assert_eq!(record[1].by(), Color::Black);
    assert_eq!(record[1].left(), Millis(90 * MINUTE + 29_000));
}

#[test]
fn the_arbiter_sees_the_sheets_and_lets_the_player_on_move_catch_up() {
    let mut board = paper();
    board.play("e2e4 e7e5 g1f3 b8c6 f1c4");
    write(&mut board, Color::Black, "e4 e5 Nf3 Nc6");
    // White is behind, but it is Black's move.
    assert_eq!(
        board.order(Order::AskSheets).unwrap(),
        ["SheetsShown (8.2)"]
    );
    board.play("f8c5");
    let rulings = board.order(Order::AskSheets).unwrap();
    assert_eq!(rulings, ["SheetsShown (8.2)", "MustCatchUp(White) (8.1.3)"]);
    assert_eq!(board.game.clock().running(), Some(Color::White));
}

#[test]
fn the_arbiter_s_sheet_is_seen_five_times_while_the_clock_runs() {
    let mut board = Board::new(Regulations {
        time: ByColor::both("3+2".parse().unwrap()),
        ..Regulations::default()
    });
    for count in 1..=5 {
        let rulings = board.act(Color::White, Act::AskSheet).unwrap();
        assert_eq!(rulings, [format!("SheetSeen(White, {count}) (B.2.3)")]);
        assert_eq!(board.game.clock().running(), Some(Color::White));
    }
    let rulings = board.act(Color::White, Act::AskSheet).unwrap();
    assert!(rulings.is_empty());
    assert_eq!(misconduct(&board, Color::White, Misconduct::Annoyance), 1);
    let (reason, _) = refused(&mut board, Color::Black, Act::AskSheet);
    assert_eq!(
        reason,
        Refused::NoMoreViews,
        "only the player on move may ask"
    );
}

#[test]
fn the_arbiter_s_sheet_is_seen_in_supervised_rapid_and_blitz_only() {
    let seen = |class, supervision, edition| {
        let mut board = Board::new(Regulations {
            class: Some(class),
            supervision,
            edition,
            ..Regulations::default()
        });
        board.act(Color::White, Act::AskSheet)
    };
    let rapid = seen(Class::Rapid, Supervision::Adequate, Edition::E2023);
    assert_eq!(rapid.unwrap(), ["SheetSeen(White, 1) (A.4.3)"]);
    for (class, supervision, edition) in [
        (Class::Standard, Supervision::Adequate, Edition::E2023),
        (Class::Rapid, Supervision::Otherwise, Edition::E2023),
        (Class::Blitz, Supervision::Adequate, Edition::E2014),
    ] {
        let refusal = seen(class, supervision, edition).unwrap_err();
        assert_eq!(refusal.reason, Refused::NotInThisClass);
    }
}

#[test]
fn an_assistant_writes_or_moves_for_a_player_and_costs_time() {
    let allow = |board: &mut Board, off| {
        let order = Order::AllowAssistant(Color::Black, off);
        board.order(order).expect("the arbiter may allow it")
    };
    let rulings = allow(&mut paper(), Millis(10 * MINUTE));
    let taken = "TimeTaken(Black, 600000) (6.2.6)";
    assert_eq!(rulings, ["AssistantAllowed(Black) (8.1.6)", taken]);
    let mut board = Board::before(Regulations::default());
    let rulings = allow(&mut board, Millis(0));
    assert_eq!(rulings, ["AssistantAllowed(Black) (4.9)"]);
    assert!(board.game.player(Color::Black).assistant);
}

#[test]
fn nothing_is_written_on_a_sheet_that_was_signed() {
    let mut board = paper();
    board.play("f2f3 e7e5 g2g4 d8h4");
    write(&mut board, Color::White, "f3 e5 g4 Qh4#");
    let score = board.game.outcome().unwrap().score.unwrap();
    board
        .act(Color::White, Act::Sign(score))
        .expect("it is over");
    let entry = Act::Write(EntryText::At(0, "f4".into()));
    let (reason, authority) = refused(&mut board, Color::White, entry);
    assert_eq!((reason, &*authority), (Refused::Signed, "8.7"));
}

#[test]
fn a_hand_kept_game_at_move_60_takes_at_most_8_kilobytes() {
    let mut game = Game::new(Arc::new(Regulations {
        sheets: SheetKind::Electronic,
        ..Regulations::default()
    }));
    game.handle(Millis(0), Command::Arbiter(Order::StartRound))
        .unwrap();
    let moves = "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O d3 d6 Nbd2 Nbd7 Re1 Re8 a3 a6 Rb1 Rb8";
    let shuffle = "Ra1 Ra8 Rb1 Rb8".split_whitespace().cycle();
    for (ply, text) in moves
        .split_whitespace()
        .chain(shuffle)
        .take(120)
        .enumerate()
    {
        let at = Millis(u64::try_from(ply).unwrap() * 1000);
        let color = game.turn();
        let position = *game.standing().position().unwrap();
        let m = position.read_san(text.as_bytes()).unwrap();
        for act in performed(game.standing(), m) {
            game.handle(at, Command::Player(color, act)).unwrap();
        }
        if game.outcome().is_some() {
            break;
        }
        for side in Color::ALL {
            let entry = Act::Write(EntryText::Move(text.into()));
            game.handle(at, Command::Player(side, entry)).unwrap();
        }
        let (hand, lag) = (Hand::Same, Millis(0));
        game.handle(at, Command::Player(color, Act::Press { hand, lag }))
            .unwrap();
    }
    assert!(game.bytes() <= 8192, "{} bytes", game.bytes());
}
