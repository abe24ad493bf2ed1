//! Between letting go of a piece and pressing the clock: what may be altered, what stands, and what
//! a reply makes of it.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, ArbiterSeat, EntryText, Hand, Irregular, Manner, Millis, Must, Observation, Order,
    Refused, Regulations, SheetKind, Terms, Watch,
};
use jadoube_laws::{ByColor, Color, Edition, Square};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn table(watch: Watch, time: &str) -> Board {
    let time: jadoube_arbiter::TimeControl = time.parse().expect("a time control");
    Board::new(Regulations {
        watch,
        time: ByColor::both(time),
        arbiter: ArbiterSeat::Seated,
        ..Regulations::default()
    })
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

impl Board {
    /// A piece goes from a square to another, and what is ruled.
    fn lets_go(&mut self, color: Color, from: &str, to: &str) -> Vec<String> {
        self.at += 1000;
        let (from, to) = (square(from), square(to));
        self.act(color, Act::Release { from, to })
            .expect("it may be let go")
    }

    fn touches(&mut self, color: Color, name: &str) -> Vec<String> {
        let touch = Act::Touch(square(name), Manner::Plain);
        self.act(color, touch).expect("it may be touched")
    }

    fn presses(&mut self, color: Color) -> Vec<String> {
        self.at += 1000;
        let (hand, lag) = (Hand::Same, Millis(0));
        self.act(color, Act::Press { hand, lag }).expect("it runs")
    }
}

#[test]
fn a_move_gone_back_on_leaves_nothing_behind_but_what_is_owed() {
    let mut board = table(Watch::People, "90+30");
    board.play("g1f3 g8f6 f3g1 f6g8");
    let before = board.game.clone();
    board.lets_go(WHITE, "g1", "f3");
    assert_eq!(board.lets_go(WHITE, "f3", "g1"), [""; 0]);
    let game = &board.game;
    assert_eq!(game.plies(), before.plies());
    assert_eq!(game.standing(), before.standing());
    assert_eq!(game.board(), before.board());
    assert_eq!(game.irregularities(), []);
    let owed = game.hand().obligation.expect("the move made is owed");
    assert!(matches!(owed.must, Must::Play(m) if m.to() == Square::F3));
    assert_eq!(owed.rule, jadoube_laws::Rule::Released);
    // The same move again keeps to it, and what has stood there is counted once.
    board.lets_go(WHITE, "g1", "f3");
    board.presses(WHITE);
    assert_eq!(board.game.irregularities(), []);
    board.play("g8f6 f3g1");
    let claim = Act::ClaimDraw(
        jadoube_laws::Claim::Threefold,
        jadoube_arbiter::Intended::Written("f6g8".parse().expect("a move")),
    );
    board.act(BLACK, claim).expect("it may be claimed");
    let rulings = board.order(Order::CheckClaim).expect("it waits");
    assert!(rulings[0].starts_with("ClaimCorrect"), "{rulings:?}");
}

#[test]
fn another_move_than_the_one_made_is_taken_back_once_somebody_sees_it() {
    for (from, to, owed) in [("f3", "h3", "g1f3"), ("f3", "g1", "g1f3")] {
        let mut board = table(Watch::People, "90+30");
        board.lets_go(WHITE, "g1", "f3");
        board.lets_go(WHITE, from, to);
        if to == "g1" {
            board.lets_go(WHITE, "e2", "e4");
        }
        board.presses(WHITE);
        let seen = Order::Observe(Observation::TouchBroken);
        let rulings = board.order(seen).expect("it was not the move made");
        assert!(rulings[0].ends_with("(4.7)"), "{rulings:?}");
        let may: Vec<_> = board.game.hand().obligation.into_iter().collect();
        let moves = board.game.standing().moves();
        let allowed = moves.iter().filter(|m| may[0].must.allows(**m, None));
        let allowed: Vec<String> = allowed.map(|m| format!("{}{}", m.from(), m.to())).collect();
        assert_eq!(allowed, [owed]);
    }
}

#[test]
fn the_piece_that_should_have_been_moved_may_still_be_moved_before_the_press() {
    let mut board = table(Watch::People, "90+30");
    board.touches(WHITE, "b1");
    board.lets_go(WHITE, "e2", "e4");
    board.lets_go(WHITE, "e4", "e2");
    board.lets_go(WHITE, "b1", "c3");
    board.presses(WHITE);
    assert_eq!(board.game.irregularities(), []);
    let seen = board.order(Order::Observe(Observation::TouchBroken));
    let refusal = seen.expect_err("the touched piece was moved");
    assert_eq!(refusal.reason, Refused::NothingIrregular);
}

#[test]
fn a_reply_leaves_an_illegal_move_open_until_it_is_pressed() {
    for watch in [Watch::Program, Watch::People] {
        let mut board = table(watch, "90+30");
        board.lets_go(WHITE, "b1", "b3");
        assert_eq!(
            board.lets_go(BLACK, "e7", "e5").len(),
            match watch {
                // The touch alone.
                Watch::Program => 1,
                Watch::People => 0,
            }
        );
        assert_eq!(board.game.ply(), 2, "{watch:?}");
        assert_eq!(board.game.completed_turn(), (0, WHITE));
        let rulings = board.presses(WHITE);
        let charged = board.game.player(WHITE).illegal_moves;
        match watch {
            Watch::Program => assert!(rulings[0].starts_with("IllegalMove"), "{rulings:?}"),
            Watch::People => assert_eq!(rulings, [""; 0]),
        }
        assert_eq!(charged, u32::from(watch == Watch::Program));
        if watch == Watch::People {
            let rulings = board.act(BLACK, Act::ClaimIllegalMove).expect("it is open");
            assert!(rulings[0].starts_with("IllegalMove("), "{rulings:?}");
        }
    }
}

#[test]
fn before_the_reply_is_made_an_illegal_move_may_still_be_put_back() {
    for watch in [Watch::Program, Watch::People] {
        let mut board = table(watch, "90+30");
        board.lets_go(WHITE, "b1", "b3");
        board.touches(BLACK, "e7");
        let rulings = board.lets_go(WHITE, "b3", "b1");
        match watch {
            Watch::Program => assert_eq!(rulings, ["TakenBackInTime(White) (7.5.1)"]),
            Watch::People => assert_eq!(rulings, [""; 0]),
        }
        assert_eq!((board.game.ply(), board.game.turn()), (0, WHITE));
        let owed = board.game.hand().obligation.expect("it was touched");
        assert_eq!(owed.must, Must::Move(Square::B1));
        board.lets_go(WHITE, "b1", "c3");
        board.presses(WHITE);
        assert_eq!(board.game.player(WHITE).illegal_moves, 0);
        assert_eq!(board.game.irregularities(), []);
    }
}

#[test]
fn without_a_clock_an_illegal_move_is_completed_by_the_reply() {
    let mut board = table(Watch::People, "none");
    board.lets_go(WHITE, "b1", "b3");
    assert_eq!(board.game.completed_turn(), (1, BLACK), "as it looks");
    board.lets_go(BLACK, "e7", "e5");
    assert_eq!(board.game.completed_turn(), (2, WHITE));
    let open = board.game.irregularities();
    assert!(matches!(open[0].kind, Irregular::Breach(_)), "{open:?}");
    let rulings = board.act(BLACK, Act::ClaimIllegalMove).expect("it is open");
    assert!(rulings[0].starts_with("IllegalMove("), "{rulings:?}");

    let mut board = table(Watch::Program, "none");
    board.lets_go(WHITE, "b1", "b3");
    let (from, to) = (Square::E7, Square::E5);
    let refusal = board.act(BLACK, Act::Release { from, to });
    let refusal = refusal.expect_err("White has not moved yet, and is told");
    assert_eq!(refusal.reason, Refused::NotOnMove(BLACK));
}

#[test]
fn a_second_illegal_move_is_pressed_with_the_first_unpressed_one() {
    let mut board = table(Watch::Program, "90+30");
    board.lets_go(WHITE, "e2", "e4");
    board.lets_go(BLACK, "e7", "e5");
    board.lets_go(WHITE, "b1", "b3");
    let rulings = board.presses(WHITE);
    assert!(rulings[0].starts_with("IllegalMove(White"), "{rulings:?}");
    assert_eq!(board.game.ply(), 2, "only the last one goes back");
}

/// What is said to the players where the program watches, from letting go to the press.
fn said(edition: Edition, sheets: SheetKind, to: &str) -> Vec<Vec<String>> {
    let mut board = Board::new(Regulations {
        edition,
        sheets,
        ..Regulations::default()
    });
    let says = |board: &mut Board, color, act| board.act(color, act).expect("said");
    let offer = || Act::Offer(Terms::Plain);
    let written = || Act::Write(EntryText::Move("Nc3".into()));
    let mut all = Vec::from([
        says(&mut board, BLACK, offer()),
        says(&mut board, WHITE, written()),
    ]);
    all.push(board.touches(WHITE, "b1"));
    all.push(board.lets_go(WHITE, "b1", to));
    all.push(says(&mut board, WHITE, offer()));
    all.push(board.touches(BLACK, "e7"));
    all.push(board.lets_go(BLACK, "e7", "e5"));
    all.push(says(&mut board, BLACK, offer()));
    all
}

#[test]
fn nothing_that_the_program_says_before_the_press_tells_a_legal_move_from_another() {
    for edition in Edition::ALL {
        for sheets in [SheetKind::Electronic, SheetKind::Paper] {
            let [legal, other] = ["c3", "b3"].map(|to| said(edition, sheets, to));
            assert_eq!(legal, other, "{edition}, {sheets:?}");
        }
    }
}

#[test]
fn another_piece_than_the_touched_one_is_told_alike_wherever_it_goes() {
    for to in ["e4", "e5"] {
        let mut board = table(Watch::Program, "90+30");
        board.touches(WHITE, "b1");
        let rulings = board.lets_go(WHITE, "e2", to);
        assert_eq!(rulings, ["TouchBroken(White) (4.3.1)"], "{to}");
        assert_eq!(board.game.board(), board.game.standing().board());
    }
}
