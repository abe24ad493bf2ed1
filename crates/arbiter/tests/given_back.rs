//! What was ruled wrongly once, and refusals with an authority of their own.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one thing among many"
)]

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, Answer, Happening, Intended, Order, QuestionId, Refused, Regulations, Report, Ruler,
    RulingId, SheetKind, SiteAct, Stage, Terms,
};
use jadoube_laws::{Claim, Color};

fn refused(board: &mut Board, color: Color, act: Act) -> (Refused, String) {
    let refusal = board.act(color, act).expect_err("it is refused");
    (refusal.reason, refusal.authority.to_string())
}

#[test]
fn an_answer_does_not_end_what_the_arbiter_stopped() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4 e7e5 g1f3 b8c6");
    board.order(Order::Pause).expect("play is on");
    board.order(Order::GoBack(2)).expect("there was a move");
    let id = board.game.questions()[0].id;
    board
        .order(Order::Answer(id, Answer::LeaveClocks))
        .expect("it is asked");
    assert_eq!(board.game.stage(), Stage::Paused);
    board.order(Order::Resume).expect("the clocks stand");
    assert_eq!(board.game.stage(), Stage::Playing);
}

#[test]
fn a_refusal_names_what_it_rests_on() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4 e7e5");
    let withdraw = Order::Withdraw(RulingId(999), "nothing".into());
    let cases = [
        (Order::CheckClaim, "9.5.1"),
        (withdraw, "site:rulings"),
        (Order::AllowDraw, "9.1.1"),
        (Order::Answer(QuestionId(7), Answer::Yes), "site:questions"),
    ];
    for (order, authority) in cases {
        let refusal = board.order(order).expect_err("it is refused");
        assert_eq!(refusal.authority.to_string(), authority, "{refusal:?}");
    }
    let text = jadoube_arbiter::EntryText::Move("e4".into());
    let (_, authority) = refused(&mut board, Color::White, Act::Write(text));
    assert_eq!(authority, "8.1.1");
    let (_, authority) = refused(&mut board, Color::White, Act::Appeal(RulingId(99)));
    assert_eq!(authority, "11.10");
}

#[test]
fn a_draw_offered_again_is_no_other_offer() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4 e7e5");
    let offer = || Act::Offer(Terms::Plain);
    board.act(Color::White, offer()).expect("it may be offered");
    let (reason, authority) = refused(&mut board, Color::White, offer());
    assert_eq!((reason, &*authority), (Refused::OfferStands, "9.1.2.1"));
    let marked = |color| {
        let lines = board
            .game
            .scoresheet_lines(color, jadoube_laws::Letters::default());
        lines.iter().map(|line| line.offer).collect::<Vec<_>>()
    };
    // White had made the first move when offering before the second.
    for color in Color::ALL {
        assert_eq!(marked(color), [true, false]);
    }
}

#[test]
fn what_a_bystander_tells_takes_no_number() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4 e7e5");
    let tell = jadoube_arbiter::Command::Bystander(Report::Other);
    let at = board.game.at();
    let events = board.game.handle(at, tell).expect("it may be told");
    let apart =
        |what: &Happening| matches!(what, Happening::Ruled { id, .. } if *id == RulingId::APART);
    assert!(events.iter().any(|event| apart(&event.what)));
}

#[test]
fn a_round_that_begins_by_itself_is_not_the_arbiters() {
    let mut game = jadoube_arbiter::Game::new(Regulations::default().into());
    let begin = jadoube_arbiter::Command::Site(SiteAct::StartRound);
    let events = game.handle(game.at(), begin).expect("it may begin");
    assert!(events.iter().all(|event| match event.what {
        Happening::Ruled { by, .. } => by == Ruler::Program,
        Happening::Ordered(_) => false,
        _ => true,
    }));
    assert_eq!(game.stage(), Stage::Playing);
}

#[test]
fn a_move_said_to_be_written_stands_on_the_sheet() {
    let mut board = Board::new(Regulations {
        sheets: SheetKind::Paper,
        ..Regulations::default()
    });
    board.play("e2e4 e7e5");
    let claim = || {
        let intended = Intended::Written("g1f3".parse().expect("a move"));
        Act::ClaimDraw(Claim::Threefold, intended)
    };
    let rulings = board.act(Color::White, claim()).expect("it may be claimed");
    assert!(
        rulings
            .iter()
            .all(|ruling| ruling.starts_with("MakeClaimLegal")),
        "{rulings:?}"
    );
    assert!(board.game.claim().is_none());
}
