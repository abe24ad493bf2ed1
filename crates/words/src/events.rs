//! A game's log.

use jadoube_arbiter::{Event, Happening};

use crate::{Arguments, Words, fill::Fill};

impl Words {
    /// What happened, as a sentence for the log of a game; rulings and answers name who gave them
    /// and, for a ruling, what it rests on.
    ///
    /// Nothing for what no player may be told while the game lasts: an irregularity or a fallen
    /// flag that nobody has noticed, and an obligation that nobody has ruled on.
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
        let none = Arguments::new();
        let clause = match &event.what {
            Happening::Did(color, act) => self.fact(*color, act),
            Happening::Ordered(order) => self.order(order),
            Happening::Told(report) => self.report(report),
            Happening::Adjusted(square) => {
                self.message("event-adjusted", &none.with("square", *square))
            }
            Happening::Made(m) => {
                self.message("event-made", &none.with("move", self.move_text(*m)))
            }
            Happening::BoardPutBack => self.message("event-board_put_back", &none),
            Happening::OfferLapsed => self.message("event-offer_lapsed", &none),
            Happening::ClocksStopped => self.message("event-clocks_stopped", &none),
            Happening::ClockStarted(color) => {
                self.message("event-clock_started", &none.with("color", *color))
            }
            Happening::Asked(number, question) => {
                let arguments = number.fill("number", none, self);
                let arguments = arguments.with("question", self.question(question));
                return Some(self.message("event-asked", &arguments));
            }
            Happening::Answered(number, answer, by) => {
                let arguments = number.fill("number", none, self);
                let arguments = by.fill("ruler", arguments, self);
                let arguments = answer.fill("answer", arguments, self);
                self.message("event-answered", &arguments)
            }
            #[rustfmt::skip]
            Happening::Ruled { id, ruling, authority, by } => {
                let arguments = id.fill("number", none, self);
                let arguments = by.fill("ruler", arguments, self);
                let ruling = self.ruling_sentence(ruling, authority);
                return Some(self.message("event-ruled", &arguments.with("ruling", ruling)));
            }
            Happening::Irregular(..)
            | Happening::FlagFell(_)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => return None,
        };
        Some(self.sentence(&clause, None))
    }
}
