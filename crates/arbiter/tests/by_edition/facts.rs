//! The facts that the table names, brought to a game, and what follows from them in short.

use jadoube_arbiter::{
    Act, Answer, Command, Event, Happening, Manner, Millis, Observation, Order, Question, Refused,
    Regulations, Ruling, Score, Stage,
};
use jadoube_laws::{Article, Color, Square};

use crate::at_the_board::Board;

/// After how many offences no more are told.
const OFFENCES: usize = 3;

/// White's knight goes to and fro between these squares by legal moves, and to those by illegal
/// ones.
const HOME: [Square; 2] = [Square::G1, Square::F3];
const WRONG: [Square; 2] = [Square::G4, Square::F4];

/// A game to which facts are brought.
pub(crate) struct Table {
    board: Board,
    // What followed since it was last asked.
    said: Vec<String>,
}

impl Table {
    pub(crate) fn new(regulations: Regulations) -> Self {
        Self {
            board: Board::new(regulations),
            said: Vec::new(),
        }
    }

    /// What follows from a fact of the table.
    pub(crate) fn tell(&mut self, fact: &str) -> String {
        match fact {
            "illegal move seen at once" => self.illegal_moves(Self::seen),
            "illegal move claimed in time" => self.illegal_moves(Self::claimed),
            "illegal move claimed late" => self.illegal_moves(|table| {
                table.black_replies();
                table.claimed();
            }),
            "illegal move observed late" => self.illegal_moves(|table| {
                table.black_replies();
                table.seen();
            }),
            "flag seen" => self.flags(&[Color::White], Self::flag_seen),
            "flag claimed" => self.flags(&[Color::White], |table| table.flag_claimed(Color::Black)),
            "both flags, claimed by who fell first" => {
                self.flags(&Color::ALL, |table| table.flag_claimed(Color::White))
            }
            "both flags, claimed by who fell second"
            | "both flags before the last period, claimed" => {
                self.flags(&Color::ALL, |table| table.flag_claimed(Color::Black))
            }
            "both flags, seen" | "both flags before the last period, seen" => {
                self.flags(&Color::ALL, Self::flag_seen)
            }
            other => panic!("{other}"),
        }
    }

    /// White offends until that decides the game or nothing more is done about it.
    fn illegal_moves(&mut self, then: impl Fn(&mut Self)) -> String {
        let mut found: Vec<String> = Vec::new();
        for offence in 0..OFFENCES {
            let (from, to) = (HOME[offence % 2], WRONG[offence % 2]);
            self.said.clear();
            self.board.at += 1000;
            self.act(Color::White, Act::Touch(from, Manner::Plain));
            self.act(Color::White, Act::Release { from, to });
            self.press(Color::White);
            if self.said.is_empty() {
                then(self);
            }
            let said = self.said.join(" and ");
            let goes_on = said.starts_with('+') || said.starts_with("back");
            found.push(said);
            if !goes_on {
                break;
            }
            // The knight that was touched makes a legal move.
            let home = HOME[(offence + 1) % 2];
            self.board.at += 1000;
            self.act(Color::White, Act::Touch(from, Manner::Plain));
            self.act(Color::White, Act::Release { from, to: home });
            self.press(Color::White);
            self.black_replies();
        }
        found.join(", ")
    }

    /// The time of these sides runs out, one after the other.
    fn flags(&mut self, colors: &[Color], then: impl Fn(&mut Self)) -> String {
        for &color in colors {
            if self.is_settled() {
                break;
            }
            if color == Color::Black {
                self.act(Color::White, Act::Touch(Square::G1, Manner::Plain));
                let (from, to) = (Square::G1, Square::F3);
                self.act(Color::White, Act::Release { from, to });
                self.press(Color::White);
            }
            self.board.at += 3 * 60 * 60 * 1000;
            self.command(Command::Time);
        }
        if self.said.is_empty() {
            then(self);
        }
        self.said.join(" and ")
    }

    fn seen(&mut self) {
        self.command(Command::Arbiter(Order::Observe(Observation::IllegalMove)));
    }

    fn claimed(&mut self) {
        self.act(Color::Black, Act::ClaimIllegalMove);
    }

    fn flag_seen(&mut self) {
        let flag = Observation::Flag(Color::White);
        self.command(Command::Arbiter(Order::Observe(flag)));
    }

    fn flag_claimed(&mut self, color: Color) {
        self.act(color, Act::ClaimFlag);
    }

    fn black_replies(&mut self) {
        let game = &self.board.game;
        let [from, to] = match game.board().piece_at(Square::B8) {
            Some(_) => [Square::B8, Square::C6],
            None => [Square::C6, Square::B8],
        };
        self.board.at += 1000;
        self.act(Color::Black, Act::Touch(from, Manner::Plain));
        self.act(Color::Black, Act::Release { from, to });
        self.press(Color::Black);
    }

    fn press(&mut self, color: Color) {
        let (hand, lag) = (jadoube_arbiter::Hand::Same, Millis(0));
        self.act(color, Act::Press { hand, lag });
    }

    fn is_settled(&self) -> bool {
        matches!(self.board.game.stage(), Stage::Over(_)) || !self.said.is_empty()
    }

    fn act(&mut self, color: Color, act: Act) {
        self.command(Command::Player(color, act));
    }

    /// After going back the clocks stay as they are, and play goes on.
    fn leave_clocks(&mut self) {
        let Some(open) = self.board.game.questions().first() else {
            return;
        };
        if let Question::ClocksAfterGoingBack { .. } = open.question {
            let answer = Order::Answer(open.id, Answer::LeaveClocks);
            self.command(Command::Arbiter(answer));
        }
    }

    fn command(&mut self, command: Command) {
        match self.board.game.handle(Millis(self.board.at), command) {
            Ok(events) => {
                self.said.extend(short(&events));
                self.leave_clocks();
            }
            Err(refusal) if refusal.reason == Refused::MustKeepSilent => {
                let article = refusal.authority.article();
                self.said.push(cited("silent", article));
            }
            Err(refusal) => panic!("{refusal:?}"),
        }
    }
}

/// What was done to the players, in a few words each, with the Article.
fn short(events: &[Event]) -> Vec<String> {
    let mut said = Vec::new();
    let (mut offence, mut back) = (None, None);
    for event in events {
        if let Happening::Asked(_, Question::Unverified(article, _)) = &event.what {
            said.push(cited("asked", Some(*article)));
        }
        let Happening::Ruled {
            ruling, authority, ..
        } = &event.what
        else {
            continue;
        };
        let article = authority.article();
        if let Ruling::ExtraTime(Color::Black, ms) = ruling {
            said.push(cited(&format!("+{}", ms / 60_000), article));
        }
        if let Ruling::Over(outcome) = ruling {
            let how = match outcome.score {
                Some(score) if score == Score::win(Color::Black) => "lost",
                Some(Score::DRAW) => "drawn",
                other => panic!("{other:?}"),
            };
            said.push(cited(how, article));
        }
        if *ruling == Ruling::BothFlagsGoOn {
            said.push(cited("goes on", article));
        }
        if *ruling == Ruling::IllegalMoveStands {
            said.push(cited("stands", article));
        }
        if let Ruling::IllegalMoveClaimRejected(_) = ruling {
            said.push(cited("rejected", article));
        }
        if let Ruling::IllegalMove(..) = ruling {
            offence = article;
        }
        if let Ruling::Restored(_) = ruling {
            back = offence;
        }
    }
    if let (Some(article), true) = (back, said.is_empty()) {
        said.push(cited("back", Some(article)));
    }
    said
}

fn cited(what: &str, article: Option<Article>) -> String {
    let article = article.expect("an Article");
    let doubt = if article.is_verified() { "" } else { "?" };
    format!("{what} {article}{doubt}")
}
