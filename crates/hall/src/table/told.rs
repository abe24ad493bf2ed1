//! A table in the words of the protocol.

use jadoube_arbiter::{
    Authority, Game, Line as SheetLineOf, Millis, SheetKind, SiteRule, TimeControl, Venue, Watch,
};
use jadoube_laws::{Color, Letters, Move, Position, SanStyle, Uci, chess960};
use jadoube_protocol::{Clocks, LastMove, Now, OpenQuestion, Say, SheetLine, Shown, TableState};
use jadoube_record::Entry;

use super::{Line, Table, View, What};
use crate::Tongues;

/// How a table stands at a time of its own, from a view.
pub fn now(table: &Table, view: View, at: u64) -> Now {
    let game = table.game();
    let is_online = table.regulations().venue == Venue::Online;
    let obligation = game
        .hand()
        .obligation
        .filter(|_| tells_obligation(table, view));
    let (ply, turn) = table.told_turn(view);
    Now {
        stage: table.stage(),
        board: game.board().to_string(),
        turn: (&turn).into(),
        ply,
        last: last_move(game, ply, is_online).filter(|_| !table.keeps_silent(view)),
        clocks: clocks(table, at),
        offer: game.offer().map(|offer| (&offer.by).into()),
        claim: game.claim().map(|claim| (&claim.by).into()),
        obligation: obligation.as_ref().map(Into::into),
        takeback: table.takeback().as_ref().map(Into::into),
        rematch: table.rematch().as_ref().map(Into::into),
        moves: is_online.then(|| legal_moves(table)).flatten(),
        outcome: game.outcome().as_ref().map(Into::into),
    }
}

/// Whether a view is told what the touched pieces oblige to: once the game is over, to nothing, and
/// not after letting go, when what is owed still would tell that no legal move was made.
///
/// Law: [12.6](jadoube_laws::law::A12_6).
fn tells_obligation(table: &Table, view: View) -> bool {
    let game = table.game();
    if game.outcome().is_some() {
        return false;
    }
    let is_open = table.regulations().watch == Watch::Program && !game.has_let_go(game.turn());
    view == View::Arbiter || is_open
}

/// Whether [`now`] is the same from two views.
pub(super) fn look_alike(table: &Table, one: View, other: View) -> bool {
    table.withholds(one) == table.withholds(other)
        && tells_obligation(table, one) == tells_obligation(table, other)
}

fn clocks(table: &Table, at: u64) -> Option<Clocks> {
    let game = table.game();
    let time = &game.regulations().time;
    if Color::ALL
        .into_iter()
        .all(|color| time[color] == TimeControl::None)
    {
        return None;
    }
    let at = Millis(at);
    let running = game.clock().running().filter(|_| !table.stands_still());
    let read = |color| game.reading(color, at);
    // A clock shows no less than nothing.
    let left = |color| read(color).left.max(0);
    Some(Clocks {
        white_ms: left(Color::White),
        black_ms: left(Color::Black),
        delay_ms: running.map_or(0, |color| read(color).delay_left.0),
        running: running.as_ref().map(Into::into),
        at: at.0,
    })
}

fn legal_moves(table: &Table) -> Option<String> {
    if !super::decide::is_playing(table) {
        return None;
    }
    let game = table.game();
    let mode = game.regulations().castling;
    let mut text = String::new();
    for m in game.standing().moves().iter() {
        if !text.is_empty() {
            text.push(' ');
        }
        Uci::of(*m, mode).write(&mut text);
    }
    Some(text)
}

/// The last of so many half-moves.
fn last_move(game: &Game, told: u32, is_online: bool) -> Option<LastMove> {
    let index = told.checked_sub(1)?;
    let ply = game.plies().get(usize::try_from(index).ok()?)?;
    let before = game.standing_before(index);
    Some(told_move(game, &before, ply, is_online))
}

fn told_move(
    game: &Game,
    before: &jadoube_arbiter::Standing,
    ply: &jadoube_arbiter::Ply,
    is_online: bool,
) -> LastMove {
    let mode = game.regulations().castling;
    let timed = game.regulations().time[before.turn()] != TimeControl::None;
    LastMove {
        uci: ply.mv.map(|m| Uci::of(m, mode).to_string()),
        san: ply.mv.and_then(|m| san(before, m, is_online)),
        left_ms: timed.then(|| left_after(game, ply, before.turn())),
    }
}

/// What a player's clock showed once a move was completed, with what the move added: as it stood
/// when the opponent moved, or stands now. While it still runs, what it showed when the move was
/// made.
fn left_after(game: &Game, ply: &jadoube_arbiter::Ply, color: Color) -> i64 {
    let plies = game.plies();
    let index = plies.iter().rposition(|one| std::ptr::eq(one, ply));
    let next = index.and_then(|index| plies.get(index + 1));
    match next {
        Some(next) => i64::from(next.left[color as usize]),
        None if game.clock().running() == Some(color) => i64::from(ply.left[color as usize]),
        // A clock that stands shows the same at any time.
        None => game.reading(color, Millis::ZERO).left.max(0),
    }
}

/// A move as it is written; over the board nothing tells that it gives check.
fn san(before: &jadoube_arbiter::Standing, m: Move, is_online: bool) -> Option<String> {
    let position = before.position()?;
    let mut text = String::new();
    position.write_san_styled(m, &SanStyle::EXPORT, &mut text);
    if !is_online {
        text.truncate(text.trim_end_matches(['+', '#']).len());
    }
    Some(text)
}

/// A table as it stands, to somebody who sees it from a view.
pub fn state(table: &Table, view: View, at: u64, watching: u32, tongues: &Tongues) -> TableState {
    let game = table.game();
    let sees_sheets =
        |color| view == View::Arbiter || view == View::Player(color) || game.outcome().is_some();
    TableState {
        info: table.info(watching),
        v: table.views().of(view),
        seat: match view {
            View::Player(color) => Some((&color).into()),
            View::Arbiter | View::Spectator => None,
        },
        as_arbiter: view == View::Arbiter,
        code: match view {
            View::Player(_) | View::Arbiter => table.opening().code.clone(),
            View::Spectator => None,
        },
        regulations: Box::new(table.regulations().as_ref().into()),
        deviations: deviations(table, tongues),
        start: table.regulations().start.to_string(),
        chess960: chess960_number(game),
        // What the lots were drawn with is told when nothing more depends on them.
        seed: table
            .is_done()
            .then(|| format!("{:016x}", table.opening().seed)),
        moves: if keeps_moves(table, view) {
            Vec::new()
        } else {
            moves(game, table.told_turn(view).0)
        },
        now: now(table, view, at),
        sheets: Color::ALL.map(|color| sees_sheets(color).then(|| sheet(table, view, color))),
        questions: questions(table, view, tongues),
        calls: calls(table, view),
        arbiters: table.arbiters().to_vec(),
    }
}

/// Whether the players are to record the moves by hand, and get no list of them; nor do
/// spectators, for a player may watch under another name.
fn keeps_moves(table: &Table, view: View) -> bool {
    let regulations = table.regulations();
    let by_hand = match regulations.sheets {
        SheetKind::Automatic => false,
        SheetKind::Paper | SheetKind::Electronic => regulations.venue == Venue::OverTheBoard,
    };
    let is_on = table.game().outcome().is_none();
    view != View::Arbiter && is_on && (by_hand || table.keeps_silent(view))
}

/// The number of the start, where castling is that of Chess960.
fn chess960_number(game: &Game) -> Option<u16> {
    let regulations = game.regulations();
    let is_chess960 = regulations.castling == jadoube_laws::CastlingMode::Chess960;
    let position = Position::new(&regulations.start, regulations.castling).ok()?;
    is_chess960.then(|| chess960::number(&position)).flatten()
}

/// Where the game departs from the Laws: by its regulations, and by rules of the site.
fn deviations(table: &Table, tongues: &Tongues) -> Vec<Say> {
    let regulations = table.regulations();
    let by_regulations = regulations.deviations().into_iter().map(|regulation| {
        let authority = Authority::Regulations(regulation);
        let mut say = tongues.both(|words| words.authority(&authority));
        if let Some(rule) = regulations.house_rule(authority) {
            say.es = format!("{}: {}", say.es, rule.text);
            say.en = format!("{}: {}", say.en, rule.text);
        }
        say
    });
    let by_the_site = site_rules(table).into_iter().map(|rule| {
        let authority = Authority::Site(rule);
        tongues.both(|words| words.authority(&authority))
    });
    by_regulations.chain(by_the_site).collect()
}

/// The rules of the site that a game is played by.
fn site_rules(table: &Table) -> Vec<SiteRule> {
    let regulations = table.regulations();
    let mut rules = Vec::new();
    if regulations.venue == Venue::Online {
        rules.extend([SiteRule::OnlineMoves, SiteRule::OnlineDraws]);
    }
    let is_turn = |time: &TimeControl| matches!(time, TimeControl::PerTurn(_));
    if regulations.time.iter().any(|(_, time)| is_turn(time)) {
        rules.push(SiteRule::TimePerTurn);
    }
    if table.absence_ms().is_some() {
        rules.push(SiteRule::Absence);
    }
    if table.settings().takebacks {
        rules.push(SiteRule::Takeback);
    }
    rules
}

fn calls(table: &Table, view: View) -> Vec<jadoube_record::Call> {
    let own = |call: &jadoube_record::Call| match view {
        View::Arbiter => true,
        View::Player(_) => !table.is_report(call.id),
        View::Spectator => false,
    };
    table
        .calls()
        .iter()
        .map(|(_, call)| call)
        .filter(|call| own(call))
        .cloned()
        .collect()
}

/// So many half-moves.
fn moves(game: &Game, told: u32) -> Vec<LastMove> {
    let is_online = game.regulations().venue == Venue::Online;
    let mode = game.regulations().castling;
    let mut before = game.standing_before(0);
    let mut list = Vec::with_capacity(game.plies().len());
    for (index, ply) in (0..told).zip(game.plies()) {
        list.push(told_move(game, &before, ply, is_online));
        before = match ply.mv {
            Some(m) => before.after(m, mode),
            None => game.standing_before(index + 1),
        };
    }
    list
}

/// A scoresheet as its player sees it. One that the program keeps is written from the moves, and
/// tells no more of them than the player may know.
///
/// Law: [8.1.1](jadoube_laws::law::A8_1_1), [12.6](jadoube_laws::law::A12_6).
fn sheet(table: &Table, view: View, color: Color) -> Vec<SheetLine> {
    let game = table.game();
    let told = match game.regulations().sheets {
        SheetKind::Paper | SheetKind::Electronic => usize::MAX,
        SheetKind::Automatic if table.keeps_silent(view) => 0,
        SheetKind::Automatic => usize::try_from(table.told_turn(view).0).unwrap_or(usize::MAX),
    };
    let lines = game.scoresheet_lines(color, Letters::English);
    let written = |line: SheetLineOf<'_>| SheetLine {
        text: line.text.map(std::borrow::Cow::into_owned),
        offer: line.offer,
        clock_ms: line.clock.map(|clock| clock.0),
        corrected: line.corrected,
        void: line.is_void,
    };
    lines.into_iter().take(told).map(written).collect()
}

pub(super) fn questions(table: &Table, view: View, tongues: &Tongues) -> Vec<OpenQuestion> {
    let game = table.game();
    let seated = table.regulations().arbiter == jadoube_arbiter::ArbiterSeat::Seated;
    let sees = match view {
        View::Arbiter => true,
        View::Player(_) => !seated,
        View::Spectator => false,
    };
    let open = game.questions().iter().filter(|_| sees);
    open.map(|open| OpenQuestion {
        id: open.id.0,
        question: (&open.question).into(),
        say: tongues.question(&open.question, game),
        options: open.question.options().iter().map(Into::into).collect(),
    })
    .collect()
}

/// A line and what is said of it; the table as it stands just after it.
pub(super) fn shown(table: &Table, line: &Line, tongues: &Tongues) -> Shown {
    let say = match &line.what {
        What::Game(event) => tongues.event(event, table.game()),
        What::Table(event) => tongues.table_event(event),
    };
    Shown {
        entry: Entry::from(line),
        say,
    }
}
