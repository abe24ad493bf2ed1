//! A game's log.

use jadoube_arbiter::{Event, Game, Happening};

use crate::{Arguments, Words, fill::Fill, telling::Telling};

impl Words {
    /// What happened, as a sentence for the log of a game; rulings and answers name who gave them
    /// and, for a ruling, what it rests on.
    ///
    /// Nothing for what no player may be told while the game lasts: an irregularity or a fallen
    /// flag that nobody has noticed, what was altered or replied to before the press, and an
    /// obligation that nobody has ruled on.
    ///
    /// ```
    /// use jadoube_arbiter::{Act, Event, Happening, Millis};
    /// use jadoube_laws::Color;
    /// use jadoube_words::{Language, Words};
    ///
    /// let event = Event {
    ///     at: Millis::ZERO,
    ///     what: Happening::Did(Color::Black, Act::Resign),
    /// };
    /// let words = Words::new(Language::Spanish);
    /// assert_eq!(words.event(&event).as_deref(), Some("Las negras abandonan."));
    /// ```
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub fn event(&self, event: &Event) -> Option<String> {
        Telling::from(self).event(event)
    }

    /// What happened in a game, as [`Words::event`] tells it, with the names of the pieces, the
    /// moves as they are written on a scoresheet, and all that [`Words::ruling_in`] adds; the game
    /// is as it stands just after the event.
    ///
    /// ```
    /// use jadoube_arbiter::{Act, Event, Game, Happening, Manner, Millis, Regulations};
    /// use jadoube_laws::{Color, Square};
    /// use jadoube_words::{Language, Words};
    ///
    /// let mut game = Game::new(Regulations::default().into());
    /// let event = Event {
    ///     at: Millis::ZERO,
    ///     what: Happening::Did(Color::White, Act::Touch(Square::A1, Manner::Plain)),
    /// };
    /// game.apply(&event);
    /// let words = Words::new(Language::Spanish);
    /// let said = words.event_in(&event, &game);
    /// assert_eq!(said.as_deref(), Some("Las blancas tocan la torre de a1."));
    /// ```
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub fn event_in(&self, event: &Event, game: &Game) -> Option<String> {
        Telling::of(self, game).event(event)
    }
}

impl Telling<'_> {
    fn event(self, event: &Event) -> Option<String> {
        let words = self.words;
        let none = Arguments::new();
        let clause = match &event.what {
            Happening::Did(color, act) => self.fact(*color, act),
            Happening::Ordered(order) => self.order(order),
            Happening::Told(report) => words.report(report),
            Happening::Site(act) => self.site_act(act),
            Happening::Adjusted(square) => {
                let arguments = square.fill("square", none, self);
                words.message("event-adjusted", &arguments)
            }
            Happening::Made(m) => words.message("event-made", &none.with("move", self.made(*m))),
            Happening::BoardPutBack => words.message("event-board_put_back", &none),
            Happening::OfferLapsed => words.message("event-offer_lapsed", &none),
            Happening::ClocksStopped => words.message("event-clocks_stopped", &none),
            Happening::ClockStarted(color) => {
                words.message("event-clock_started", &none.with("color", *color))
            }
            Happening::Asked(number, question) => {
                let arguments = number.fill("number", none, self);
                let arguments = arguments.with("question", self.question(question));
                return Some(words.message("event-asked", &arguments));
            }
            Happening::Answered(number, answer, by) => {
                let arguments = number.fill("number", none, self);
                let arguments = by.fill("ruler", arguments, self);
                let arguments = answer.fill("answer", arguments, self);
                words.message("event-answered", &arguments)
            }
            #[rustfmt::skip]
            Happening::Ruled { id, ruling, authority, by } => {
                let arguments = id.fill("number", none, self);
                let arguments = by.fill("ruler", arguments, self);
                let ruling = self.ruling(ruling, authority);
                return Some(words.message("event-ruled", &arguments.with("ruling", ruling)));
            }
            Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::FlagFell(_)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => return None,
        };
        Some(words.sentence(&clause, None))
    }
}
