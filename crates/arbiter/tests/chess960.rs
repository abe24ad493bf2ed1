//! Castling by facts and by play, from every start of Chess960.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, Hand, Manner, Millis, Must, Regulations, Standing, Venue, Watch, performed,
};
use jadoube_laws::{
    Bitboard, CastlingMode, CastlingRights, Color, Move, Position, Role, Side, Uci, attacks,
    chess960,
};

const MODE: CastlingMode = CastlingMode::Chess960;

/// A start of which only the kings, the pawns and the rooks on one side are left, with a side to
/// move.
fn cleared(number: u16, turn: Color, side: Side) -> Position {
    let start = chess960::start(number).expect("there are 960");
    let mut setup = start.setup();
    setup.turn = turn;
    let mut stays = start.board().by_role(Role::Pawn);
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let king = start.king(color);
        let rook = start.castling().rook(color, side, king);
        let rook = rook.expect("every start has both rights");
        stays |= Bitboard::from(king) | Bitboard::from(rook);
        rights |= Bitboard::from(rook);
    }
    for square in start.board().occupied() & !stays {
        setup.board.clear(square);
    }
    setup.castling = CastlingRights(rights);
    Position::new(&setup, MODE).expect("it is a position")
}

/// Each castling of every start, of White and of Black.
fn each(mut check: impl FnMut(&Position, Move, &str)) {
    for number in 0..960 {
        for turn in Color::ALL {
            for side in [Side::King, Side::Queen] {
                let position = cleared(number, turn, side);
                let moves = position.legal_moves();
                let castles = |m: &&Move| m.castling_side() == Some(side);
                let m = *moves.iter().find(castles).expect("nothing is in the way");
                check(&position, m, &format!("{number} {turn:?} {side:?}"));
            }
        }
    }
}

fn board(position: &Position, venue: Venue, watch: Watch) -> Board {
    Board::new(Regulations {
        start: position.setup(),
        castling: MODE,
        venue,
        watch,
        ..match venue {
            Venue::Online => Regulations::online(),
            Venue::OverTheBoard => Regulations::default(),
        }
    })
}

fn made(board: &Board) -> Vec<Option<Move>> {
    board.game.plies().iter().map(|ply| ply.mv).collect()
}

fn pressed(board: &mut Board, color: Color, acts: &[Act], about: &str) {
    let (hand, lag) = (Hand::Same, Millis(0));
    for act in acts.iter().cloned().chain([Act::Press { hand, lag }]) {
        let told = board.act(color, act.clone());
        told.unwrap_or_else(|refusal| panic!("{about}: {act:?}: {refusal:?}"));
    }
}

#[test]
fn every_castling_can_be_performed() {
    for watch in [Watch::Program, Watch::People] {
        each(|position, m, about| {
            let acts = performed(&Standing::Sound(*position), m);
            let mut board = board(position, Venue::OverTheBoard, watch);
            pressed(&mut board, position.turn(), &acts, about);
            assert_eq!(made(&board), [Some(m)], "{about}");
            assert!(board.game.irregularities().is_empty(), "{about}");
        });
    }
}

#[test]
fn every_castling_can_be_played_online() {
    each(|position, m, about| {
        let mut board = board(position, Venue::Online, Watch::Program);
        let (uci, lag) = (Uci::of(m, MODE), Millis(0));
        assert_eq!(uci.to_string(), format!("{}{}", m.from(), m.to()));
        let played = board.act(position.turn(), Act::Play { uci, lag });
        played.unwrap_or_else(|refusal| panic!("{about}: {refusal:?}"));
        assert_eq!(made(&board), [Some(m)], "{about}");
    });
}

/// Who has touched the king and then the rook must castle, and a king let go where castling brings
/// it has not made a move of its own.
#[test]
fn king_first_castles_though_the_king_could_step_there() {
    each(|position, m, about| {
        let (king, rook) = (m.from(), m.to());
        let color = position.turn();
        let side = m.castling_side().expect("it castles");
        let (king_to, rook_to) = (side.king_to(color), side.rook_to(color));
        if king_to == rook || king == king_to {
            return;
        }
        let mut acts = vec![
            Act::Touch(king, Manner::Plain),
            Act::Touch(rook, Manner::Plain),
            Act::Release {
                from: king,
                to: king_to,
            },
        ];
        if rook != rook_to {
            acts.push(Act::Release {
                from: rook,
                to: rook_to,
            });
        }
        let mut board = board(position, Venue::OverTheBoard, Watch::Program);
        pressed(&mut board, color, &acts, about);
        assert_eq!(made(&board), [Some(m)], "{about}");
    });
}

/// With no rook touched, a king that can step there has stepped there.
#[test]
fn a_king_alone_makes_its_own_move() {
    let mut steps = 0;
    each(|position, m, about| {
        let king = m.from();
        let to = m.lands_on();
        if !attacks::king(king).contains(to) || to == m.to() {
            return;
        }
        steps += 1;
        let acts = [
            Act::Touch(king, Manner::Plain),
            Act::Release { from: king, to },
        ];
        let mut board = board(position, Venue::OverTheBoard, Watch::Program);
        pressed(&mut board, position.turn(), &acts, about);
        let [Some(step)] = made(&board)[..] else {
            panic!("{about}: {:?}", made(&board));
        };
        assert_eq!(step.castling_side(), None, "{about}");
        assert_eq!((step.from(), step.to()), (king, to), "{about}");
    });
    assert!(steps > 100, "{steps}");
}

#[test]
fn rook_first_may_not_castle_on_that_side() {
    each(|position, m, about| {
        let (king, rook) = (m.from(), m.to());
        let color = position.turn();
        let mut board = board(position, Venue::OverTheBoard, Watch::Program);
        for square in [rook, king] {
            let touched = board.act(color, Act::Touch(square, Manner::Plain));
            touched.unwrap_or_else(|refusal| panic!("{about}: {refusal:?}"));
        }
        let held = board.game.hand().obligation.expect("something is owed");
        let may = held.must.allows(m, None) && held.must != Must::Any;
        assert!(!may, "{about}: {held:?}");
    });
}
