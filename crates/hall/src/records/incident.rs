//! What happened in a game, to be printed: facts, rulings with their Articles, and both sheets.

mod page;
mod plain;
mod telling;

use jadoube_laws::Color;
use jadoube_words::Words;

use super::scoresheet::{Struck, document};
use super::{GameRecord, SheetDocument, text::one_line};

/// A report on a game, for the arbiters and whoever decides an appeal.
///
/// It tells what nobody had noticed as well, so it is not for the players while the game lasts.
///
/// Law: [12.6](jadoube_laws::law::A12_6), [11.10](jadoube_laws::law::A11_10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Incident {
    /// What the page is called.
    pub title: String,
    /// What is known of the game: a name and a value each.
    pub head: Vec<(String, String)>,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// The scoresheets of White and Black.
    pub sheets: [SheetDocument; 2],
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What kind of thing it is.
    pub kind: EntryKind,
    /// The time since the game's first instant, as a clock shows it.
    pub at: String,
    /// The time of day in UTC, if it is known when the game began.
    pub of_day: Option<String>,
    /// What both clocks showed.
    pub clocks: Option<[String; 2]>,
    /// What happened or was ruled, as a sentence with its Article.
    pub text: String,
    /// Who brought it about or ruled, where it was not a player.
    pub by: Option<String>,
}

/// What kind of thing an entry of a report is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EntryKind {
    /// What somebody did, said or saw, and what followed by itself.
    Fact,
    /// A ruling.
    Ruling,
    /// A question or an answer.
    Question,
    /// What the record shows and nobody had noticed.
    Unnoticed,
}

impl Incident {
    /// The report on a game, in the language of the words.
    pub fn new(record: &GameRecord<'_>, words: &Words) -> Self {
        let mut entries = Vec::new();
        let mut struck = Struck::default();
        // Rulings belong to who brought the fact they follow from.
        let mut author = None;
        let mut around = record.around.iter().peekable();
        let game = record.replay(|index, event, game| {
            while let Some(beside) = around.next_if(|beside| beside.after <= index) {
                entries.push(telling::beside(record, beside, words));
            }
            struck.follow(event, game);
            author = match record.author(index) {
                Some(name) => Some(name),
                None if super::game_record::is_fact(&event.what) => None,
                None => author.take(),
            };
            entries.extend(telling::entry(record, event, game, words, author.clone()));
        });
        entries.extend(around.map(|beside| telling::beside(record, beside, words)));
        let sheet = |color| document(record, &game, &struck, color, words.language());
        Self {
            title: telling::title(record, words),
            head: telling::head(record, &game, words),
            entries,
            sheets: [sheet(Color::White), sheet(Color::Black)],
        }
    }

    /// The report as a page with a style for printing, and no script.
    pub fn html(&self, words: &Words) -> String {
        page::write(self, words)
    }

    /// The report as text.
    pub fn text(&self, words: &Words) -> String {
        plain::write(self, words)
    }
}

/// A player's name, or what stands for one that is not known.
fn name_of(record: &GameRecord<'_>, color: Color) -> String {
    let name = one_line(record.players[color].name);
    if name.is_empty() {
        "?".to_owned()
    } else {
        name
    }
}
