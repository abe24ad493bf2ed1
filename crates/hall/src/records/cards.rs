//! Printable cards for a class.

use jadoube_words::{Arguments, Words};

use super::html::{self, escape};
use super::table::capital;
use super::text::one_line;

/// Cards on a sheet of A4: two columns of four.
const ON_A_SHEET: usize = 8;

/// A card for one pupil.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card<'a> {
    /// The pupil.
    pub name: &'a str,
    /// The room of the class.
    pub room: &'a str,
    /// The code to come in with.
    pub code: &'a str,
    /// Where the hall is reached, as it is typed.
    pub address: &'a str,
}

/// A page with a card for each pupil, eight on a sheet of A4.
pub fn cards(cards: &[Card<'_>], words: &Words) -> String {
    let say = |key: &str| words.message(&format!("records-card_{key}"), &Arguments::new());
    let mut body = String::new();
    for sheet in cards.chunks(ON_A_SHEET) {
        body += "<div class=\"cards\">\n";
        for card in sheet {
            let line = |key: &str, value: &str| {
                let name = escape(&capital(&say(key)));
                format!("<p>{name}: {}</p>\n", escape(&one_line(value)))
            };
            body += &format!(
                "<section class=\"card\">\n<h2>{}</h2>\n",
                escape(&one_line(card.name))
            );
            body += &line("room", card.room);
            body += &line("address", card.address);
            body += &format!("<p>{}:</p>\n", escape(&capital(&say("code"))));
            body += &format!("<p class=\"code\">{}</p>\n", escape(&one_line(card.code)));
            body += "</section>\n";
        }
        body += "</div>\n";
    }
    let title = capital(&say("title"));
    html::page(words.language().code(), &title, &body)
}
