//! A game at a table, and what is heard there after each fact.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Command, Event, Game, Hand, Happening, Millis, Order, Outcome, QuestionId, Refusal,
    Regulations, TimeControl, performed,
};
use jadoube_laws::{Color, Position};

/// A game whose round has begun; every fact comes a second after the one before.
pub(crate) struct Table {
    pub(crate) game: Game,
    now: u64,
}

impl Table {
    pub(crate) fn new(regulations: Regulations) -> Self {
        let mut table = Self {
            game: Game::new(Arc::new(regulations)),
            now: 0,
        };
        table.order(Order::StartRound);
        table
    }

    /// Plays moves given as SAN, each touched, let go and pressed by who is on move.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        for san in moves.split_whitespace() {
            let color = self.game.turn();
            self.make(san);
            let clock = self.game.regulations().time[color] != TimeControl::None;
            if clock && self.game.outcome().is_none() {
                self.press(color);
            }
        }
        self
    }

    /// Makes a move without pressing the clock.
    pub(crate) fn make(&mut self, san: &str) -> Vec<String> {
        let color = self.game.turn();
        let m = self.position().read_san(san.as_bytes()).expect(san);
        let acts = performed(self.game.standing(), m);
        acts.into_iter()
            .flat_map(|act| self.says(color, act))
            .collect()
    }

    pub(crate) fn press(&mut self, color: Color) -> Vec<String> {
        let (hand, lag) = (Hand::Same, Millis(0));
        self.says(color, Act::Press { hand, lag })
    }

    /// What is heard when a player does or says something.
    pub(crate) fn says(&mut self, color: Color, act: Act) -> Vec<String> {
        self.fact(Command::Player(color, act))
    }

    /// What is heard when the arbiter orders something.
    pub(crate) fn order(&mut self, order: Order) -> Vec<String> {
        self.fact(Command::Arbiter(order))
    }

    /// Lets time pass without any fact.
    pub(crate) fn wait(&mut self, ms: u64) -> &mut Self {
        self.now += ms;
        self
    }

    fn fact(&mut self, command: Command) -> Vec<String> {
        self.now += 1000;
        match self.game.handle(Millis(self.now), command) {
            Ok(events) => events.iter().filter_map(heard).collect(),
            Err(Refusal { reason, authority }) => vec![format!("no: {reason:?} ({authority})")],
        }
    }

    pub(crate) fn position(&self) -> Position {
        *self.game.standing().position().expect("a legal position")
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.game.outcome().expect("the game is over")
    }

    /// How the game ended: the score, why, by which Article.
    pub(crate) fn end(&self) -> String {
        match self.game.outcome() {
            Some(Outcome {
                score: Some(score),
                reason,
                authority,
                ..
            }) => format!("{score} {reason:?} ({authority})"),
            Some(outcome) => format!("{outcome:?}"),
            None => "not over".into(),
        }
    }

    /// What a side's clock shows now, in milliseconds.
    pub(crate) fn left(&self, color: Color) -> i64 {
        self.game.reading(color, Millis(self.now)).left
    }

    pub(crate) fn last_question(&self) -> QuestionId {
        self.game.questions().last().expect("a question waits").id
    }
}

fn heard(event: &Event) -> Option<String> {
    if let Happening::Ruled {
        ruling, authority, ..
    } = &event.what
    {
        let ruling = format!("{ruling:?}");
        let ruling = ruling.split(" {").next().expect("a first part");
        return Some(format!("{ruling} ({authority})"));
    }
    if let Happening::Asked(_, question) = &event.what {
        return Some(format!("{question:?}?"));
    }
    None
}
