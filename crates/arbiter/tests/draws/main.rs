//! Article 9: offers and claims of a draw, and the draws that nobody has to claim; with play
//! online, where offers and draws are answered by a button.

mod claims;
mod counted;
mod offers;
mod online;
mod table;

use jadoube_arbiter::{Act, Manner, Millis, Mode, Regulations, Terms, TimeControl, Watch};
use jadoube_laws::{ByColor, Edition, Square};
use table::Table;

const OFFER: Act = Act::Offer(Terms::Plain);
/// After these Black brings the initial position about for the third time.
const TWICE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
const THRICE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

fn rules(edition: Edition) -> Regulations {
    Regulations {
        edition,
        ..Regulations::default()
    }
}

fn watched_by_people(edition: Edition) -> Regulations {
    Regulations {
        watch: Watch::People,
        ..rules(edition)
    }
}

fn minutes(minutes: u64, seconds: u64) -> ByColor<TimeControl> {
    let (time, extra) = (Millis(minutes * 60_000), Millis(seconds * 1000));
    ByColor::both(TimeControl::whole(time, extra, Mode::Cumulative).expect("a time control"))
}

fn from(fen: &str, regulations: Regulations) -> Table {
    Table::new(Regulations {
        start: fen.parse().expect(fen),
        ..regulations
    })
}

fn touch(square: Square) -> Act {
    Act::Touch(square, Manner::Plain)
}
