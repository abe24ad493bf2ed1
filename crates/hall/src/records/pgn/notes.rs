//! The rulings and decisions of a game as comments at its moves.

use jadoube_arbiter::{Authority, Event, Game, Happening, Order, Ruling};
use jadoube_laws::pgn::{Game as PgnGame, NodeId, Note};
use jadoube_words::Words;

use super::super::{GameRecord, text::one_line};

/// Comments, each with the number of half-moves that stand before it.
#[derive(Default)]
pub(super) struct Notes {
    list: Vec<(u32, String)>,
    // What the player is obliged to is told only together with the ruling that brought it.
    after_ruling: bool,
}

impl Notes {
    /// Takes what an event tells the readers of the game.
    pub(super) fn add(
        &mut self,
        record: &GameRecord<'_>,
        index: usize,
        event: &Event,
        game: &Game,
        words: &Words,
    ) {
        let ply = game.ply();
        // Going back takes moves off the record; what was ruled about them stays.
        for (at, _) in &mut self.list {
            *at = (*at).min(ply);
        }
        let told = match &event.what {
            Happening::Ruled {
                ruling, authority, ..
            } => {
                let is_told = is_told(ruling, self.after_ruling);
                // Whoever refuses an offer by touching a piece is obliged to no more than usual.
                self.after_ruling = is_told && !matches!(ruling, Ruling::OfferRefused(_));
                is_told.then(|| ruled(ruling, authority, game, words))
            }
            Happening::Ordered(order) => {
                self.after_ruling = false;
                has_a_reason(order)
                    .then(|| words.event_in(event, game))
                    .flatten()
                    .map(|said| signed(&said, record.author(index)))
            }
            Happening::Did(..)
            | Happening::Told(_)
            | Happening::Site(_)
            | Happening::Adjusted(_)
            | Happening::Made(_)
            | Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::FlagFell(_)
            | Happening::ClocksStopped
            | Happening::ClockStarted(_)
            | Happening::Asked(..)
            | Happening::Answered(..)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => {
                self.after_ruling = false;
                None
            }
        };
        self.list.extend(told.map(|text| (ply, harmless(&text))));
    }

    /// Writes the comments that belong behind so many half-moves.
    pub(super) fn write(&self, ply: u32, node: NodeId, game: &mut PgnGame) {
        for (_, text) in self.list.iter().filter(|(at, _)| *at == ply) {
            game.add_comment(node, Note::new(text));
        }
    }

    /// Writes those that belong behind half-moves that could not be written.
    pub(super) fn write_rest(&self, ply: u32, node: NodeId, game: &mut PgnGame) {
        for (_, text) in self.list.iter().filter(|(at, _)| *at > ply) {
            game.add_comment(node, Note::new(text));
        }
    }
}

/// `7.5.1: the first …`, the number doubted where no text of its edition confirms it.
fn ruled(ruling: &Ruling, authority: &Authority, game: &Game, words: &Words) -> String {
    let source = match authority {
        Authority::Law(article) if is_a_number(article.number()) => {
            let doubt = if article.is_verified() { "" } else { "?" };
            format!("{}{doubt}", article.number())
        }
        // The Preface has a name of its own in each language.
        Authority::Law(_)
        | Authority::Comment(..)
        | Authority::Regulations(_)
        | Authority::Site(_) => words.authority(authority),
    };
    let clause = words.ruling_clause_in(ruling, authority, game);
    format!("{source}: {clause}")
}

/// Whether this is a number, of an Article or in an appendix or the guidelines, and no name.
fn is_a_number(number: &str) -> bool {
    number.contains(|letter: char| letter.is_ascii_digit())
}

fn signed(said: &str, by: Option<String>) -> String {
    match by {
        Some(name) => format!("{said} ({name})"),
        None => said.to_owned(),
    }
}

/// Whether a ruling says something to who replays the game. What happens in every game does not,
/// and what a bystander told is for the arbiter alone.
///
/// Law: [12.7](jadoube_laws::law::A12_7).
fn is_told(ruling: &Ruling, after_ruling: bool) -> bool {
    if matches!(ruling, Ruling::Obliged(_)) {
        return after_ruling;
    }
    !matches!(
        ruling,
        Ruling::ClockStarted
            | Ruling::MarkOffer
            | Ruling::BystanderHeard
            | Ruling::BystanderWarned
            | Ruling::Explained(_)
            | Ruling::SheetSeen(..)
            | Ruling::SheetsShown
            | Ruling::ResultSigned
    )
}

/// Whether an order carries the arbiter's own words.
fn has_a_reason(order: &Order) -> bool {
    matches!(
        order,
        Order::SetClocks { .. } | Order::Rule { .. } | Order::Withdraw(..)
    )
}

/// A text that neither ends its comment nor gives a command to who reads it.
fn harmless(text: &str) -> String {
    one_line(text)
        .replace('{', "(")
        .replace('}', ")")
        .replace("[%", "[ %")
}
