//! Games really played, for documents to tell of.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Command, EntryText, Event, Game, Hand, Intended, Manner, Millis, Order, Regulations,
    SheetKind, Terms, Venue, performed,
};
use jadoube_hall::records::{GameRecord, Person};
use jadoube_laws::{ByColor, Claim, Color, Square, Uci};

/// 30 November 2026, 19:30 UTC.
pub(crate) const EVENING: i64 = 1_796_067_000_000;

/// A table at which a game is played, fact by fact.
pub(crate) struct Table {
    pub(crate) regulations: Regulations,
    pub(crate) game: Game,
    pub(crate) now: u64,
    pub(crate) events: Vec<Event>,
    pub(crate) by: Vec<Option<&'static str>>,
}

impl Table {
    pub(crate) fn new(regulations: Regulations) -> Self {
        let game = Game::new(Arc::new(regulations.clone()));
        let mut table = Self {
            regulations,
            game,
            now: 0,
            events: Vec::new(),
            by: Vec::new(),
        };
        table.order(Order::StartRound);
        table
    }

    pub(crate) fn bring(&mut self, command: Command, by: Option<&'static str>) {
        let events = self.game.handle(Millis(self.now), command.clone());
        let events = events.unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"));
        self.by.extend(events.iter().map(|_| by));
        self.events.extend(events);
    }

    pub(crate) fn order(&mut self, order: Order) {
        self.bring(Command::Arbiter(order), Some("Irene <b>Juez</b>"));
    }

    pub(crate) fn act(&mut self, color: Color, act: Act) {
        self.bring(Command::Player(color, act), None);
    }

    pub(crate) fn press(&mut self, color: Color) {
        let (hand, lag) = (Hand::Same, Millis(0));
        self.act(color, Act::Press { hand, lag });
    }

    /// Moves a piece after so many seconds, without pressing.
    pub(crate) fn make(&mut self, seconds: u64, san: &str) -> Color {
        self.now += seconds * 1000;
        let color = self.game.turn();
        let position = *self.game.standing().position().expect("a legal position");
        let m = position.read_san(san.as_bytes()).expect("a legal move");
        for act in performed(self.game.standing(), m) {
            self.act(color, act);
        }
        color
    }

    pub(crate) fn write(&mut self, color: Color, text: &str) {
        self.act(color, Act::Write(EntryText::Move(text.into())));
    }

    /// Moves, presses, and both write it where sheets are kept by hand.
    pub(crate) fn play(&mut self, seconds: u64, san: &str) {
        if self.regulations.venue == Venue::Online {
            return self.send(seconds, san);
        }
        let color = self.make(seconds, san);
        if self.game.outcome().is_some() {
            return;
        }
        self.press(color);
        if self.regulations.sheets != SheetKind::Automatic && self.game.outcome().is_none() {
            self.write(color, san);
            self.write(!color, san);
        }
    }

    /// Sends a move as online players do.
    fn send(&mut self, seconds: u64, san: &str) {
        self.now += seconds * 1000;
        let position = self.game.standing().position();
        let m = position.map(|it| it.read_san(san.as_bytes()));
        let m = m.expect("a legal position").expect("a legal move");
        let uci = Uci::of(m, self.regulations.castling);
        let lag = Millis(0);
        self.act(self.game.turn(), Act::Play { uci, lag });
    }

    /// Waits for what falls due until the game is over.
    pub(crate) fn wait(&mut self) {
        while let Some(due) = self
            .game
            .deadline()
            .filter(|_| self.game.outcome().is_none())
        {
            self.now = due.0;
            self.bring(Command::Time, None);
        }
    }

    pub(crate) fn record<'a>(&'a self, white: &'a str, black: &'a str) -> GameRecord<'a> {
        GameRecord {
            id: "k3v9",
            event: Some("Velada del Círculo"),
            site: "Círculo de Ajedrez",
            room: Some("Sala 2"),
            began_unix_ms: Some(EVENING),
            round: Some(3),
            board: Some(7),
            players: ByColor {
                white: Person {
                    name: white,
                    rating: Some(1834),
                },
                black: Person {
                    name: black,
                    rating: None,
                },
            },
            regulations: &self.regulations,
            events: &self.events,
            by: &self.by,
            arbiters: &[],
            around: &[],
        }
    }
}

/// A game with scoresheets on paper: a correction, a piece touched, an illegal move, an offer, a
/// wrong claim, a decision of the arbiter, and in the end a flag.
pub(crate) fn eventful() -> Table {
    let mut table = Table::new(Regulations {
        time: ByColor::both("60".parse().expect("an hour")),
        sheets: SheetKind::Paper,
        ..Regulations::default()
    });
    table.play(10, "e4");
    table.play(20, "e5");
    table.make(30, "Nf3");
    table.press(Color::White);
    table.write(Color::White, "Nf3");
    // Black leaves a gap.
    table.write(Color::Black, "--");
    // Black writes another move first and strikes it out.
    table.make(40, "Nc6");
    table.press(Color::Black);
    table.write(Color::White, "Nc6");
    table.write(Color::Black, "Nf6");
    table.act(Color::Black, Act::Write(EntryText::At(3, "Nc6".into())));
    table.now += 5_000;
    table.act(Color::White, Act::Touch(Square::F1, Manner::Plain));
    let (from, to) = (Square::F1, Square::F4);
    table.act(Color::White, Act::Release { from, to });
    table.press(Color::White);
    table.make(15, "Bb5");
    table.act(Color::White, Act::Offer(Terms::Plain));
    table.press(Color::White);
    for color in Color::ALL {
        table.write(color, "Bb5");
        table.act(color, Act::Write(EntryText::Offer));
    }
    table.play(60, "a6");
    let uci: Uci = "b5c6".parse().expect("squares");
    table.now += 20_000;
    table.write(Color::White, "Axc6");
    let claim = Act::ClaimDraw(Claim::Threefold, Intended::Written(uci));
    table.act(Color::White, claim);
    table.order(Order::SetClocks {
        white: Some(Millis::from_minutes(30)),
        black: None,
        reason: "se fue la luz } [%clk 9:99:99] {".into(),
    });
    table.make(1, "Bxc6");
    table.press(Color::White);
    table.wait();
    table
}
