//! What an arbiter does from a terminal: every order and finding of the casebook, by its sentence.

use jadoube_casebook::{Speaker, Tongue, Unread, read_fact};
use jadoube_laws::Color;
use jadoube_protocol::TableAct;
use jadoube_record::{Order, QuestionId};
use jadoube_words::Language;

use super::{client::Client, seen::Seen, verb::folded};

/// Verbs as one says them of oneself, or to the program, and as the casebook says them of the
/// arbiter.
const VERBS: [(&str, &str); 40] = [
    ("paro", "para"),
    ("detengo", "para"),
    ("pongo", "pone"),
    ("reanudo", "reanuda"),
    ("ajusto", "ajusta"),
    ("vuelvo", "vuelve"),
    ("doy", "da"),
    ("compruebo", "comprueba"),
    ("permito", "permite"),
    ("pido", "pide"),
    ("decido", "decide"),
    ("retiro", "retira"),
    ("desestimo", "desestima"),
    ("estimo", "estima"),
    ("sanciono", "sanciona"),
    ("advierto", "advierte"),
    ("encuentro", "encuentra"),
    ("veo", "ve"),
    ("anoto", "anota"),
    ("cambio", "cambia"),
    ("stop", "stops"),
    ("restart", "restarts"),
    ("resume", "resumes"),
    ("set", "sets"),
    ("go", "goes"),
    ("give", "gives"),
    ("check", "checks"),
    ("allow", "allows"),
    ("ask", "asks"),
    ("tell", "tells"),
    ("decide", "decides"),
    ("withdraw", "withdraws"),
    ("dismiss", "dismisses"),
    ("uphold", "upholds"),
    ("penalize", "penalizes"),
    ("warn", "warns"),
    ("find", "finds"),
    ("see", "sees"),
    ("note", "notes"),
    ("replace", "replaces"),
];

/// Whom the sentences are about.
const ARBITERS: [&str; 2] = ["El árbitro", "The arbiter"];

/// What a line of an arbiter says.
enum Heard {
    /// An order, and why where that is said behind it.
    Order(Box<Order>, Option<String>),
    /// It begins as an order does, and is none.
    Unread(Box<Unread>),
    /// It is for somebody else.
    Nothing,
}

impl Client<'_> {
    /// Does what a line says as the arbiter of the table; whether it was for the arbiter.
    pub(super) async fn arbitrate(&mut self, line: &str) -> bool {
        let Some(seen) = self.table.as_ref().filter(|seen| seen.state.as_arbiter) else {
            return false;
        };
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (folded(word).as_str(), rest.trim()) {
            ("pausa" | "pause" | "paro" | "detengo" | "stop", "") => {
                self.act(TableAct::Order(Order::Pause)).await;
            }
            ("sigue" | "reanudo" | "resume" | "restart", "") => {
                self.act(TableAct::Order(Order::Resume)).await;
            }
            ("comienza" | "empieza" | "start" | "begin", "") => {
                self.act(TableAct::Start).await;
            }
            ("atiendo" | "attend", number) => match number.parse() {
                Ok(number) => self.act(TableAct::AnswerCall(number)).await,
                Err(_) => self.voice.say("play-call-which"),
            },
            ("vuelvo" | "back", rest) if begins_with_number(rest) => {
                let (place, why) = rest.split_once(':').unwrap_or((rest, ""));
                match half_move(seen, place) {
                    Some(ply) => self.order(Order::GoBack(ply), Some(why)).await,
                    None => self.voice.say("play-back-where"),
                }
            }
            ("preguntas" | "questions", "") => {
                for open in &seen.state.questions {
                    self.voice.question(open.id, &open.say, &open.options);
                }
                if seen.state.questions.is_empty() {
                    self.voice.say("play-no-questions");
                }
            }
            ("ordenes" | "orders", _) => self.voice.say("play-desk-help"),
            _ => return self.sentence(line).await,
        }
        true
    }

    async fn sentence(&mut self, line: &str) -> bool {
        match heard(line, self.voice.speech().language()) {
            Heard::Order(order, why) => self.order(*order, why.as_deref()).await,
            Heard::Unread(unread) => {
                let speaker = Speaker::new(self.voice.speech().language());
                self.voice.line(&speaker.unread(&unread));
                self.voice.say("play-desk-help");
            }
            Heard::Nothing => return false,
        }
        true
    }

    async fn order(&mut self, order: Order, why: Option<&str>) {
        let why = why.map(str::trim).filter(|why| !why.is_empty());
        let needs_reason = matches!(order, Order::GoBack(_) | Order::Penalize(..));
        match why {
            Some(why) => {
                let why = why.to_owned();
                self.act(TableAct::OrderBecause(order, why)).await;
            }
            None if needs_reason => self.voice.say("play-reason-missing"),
            None => self.act(TableAct::Order(order)).await,
        }
    }

    /// Answers a question as who is asked: the arbiter decides, a player says.
    pub(super) async fn answered(&mut self, id: u32, answer: jadoube_record::Answer) {
        let is_arbiter = self
            .table
            .as_ref()
            .is_some_and(|seen| seen.state.as_arbiter);
        if is_arbiter {
            let order = Order::Answer(QuestionId(id), answer);
            self.act(TableAct::Order(order)).await;
        } else {
            let act = jadoube_record::Act::Answer(QuestionId(id), answer);
            self.player(act).await;
        }
    }
}

/// Reads a line as an order, said of the arbiter or by the arbiter.
fn heard(line: &str, language: Language) -> Heard {
    let (said, why) = with_reason(line);
    let (word, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    let small = folded(word);
    let is_told = matches!(small.as_str(), "the" | "el" | "arbitro:" | "arbiter:");
    let of_arbiter: Vec<&str> = VERBS
        .iter()
        .filter(|(own, third)| small == *own || small == folded(third))
        .map(|(_, third)| *third)
        .collect();
    if !is_told && of_arbiter.is_empty() {
        return Heard::Nothing;
    }
    let tongue = Tongue::from(language);
    let mut ways = vec![said.to_owned()];
    for third in of_arbiter {
        ways.extend(ARBITERS.map(|arbiter| format!("{arbiter} {third} {rest}")));
    }
    let mut nearest: Option<Unread> = None;
    for way in ways {
        match read_fact(&way, tongue) {
            Ok(fact) => {
                if let Some(order) = fact.order() {
                    return Heard::Order(Box::new((&order).into()), why);
                }
            }
            Err(unread) => {
                let reach = |unread: &Unread| unread.understood.len();
                if nearest
                    .as_ref()
                    .is_none_or(|best| reach(&unread) > reach(best))
                {
                    nearest = Some(unread);
                }
            }
        }
    }
    nearest.map_or(Heard::Nothing, |unread| Heard::Unread(Box::new(unread)))
}

/// Takes the reason off that is said behind a sentence.
fn with_reason(line: &str) -> (&str, Option<String>) {
    let found = [" porque ", " because "]
        .into_iter()
        .find_map(|word| line.split_once(word));
    match found {
        Some((said, why)) => (said, Some(why.trim().to_owned())),
        None => (line, None),
    }
}

fn begins_with_number(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_digit())
}

/// The half-move, counted from 0, that is a move by its number, White's unless it is said.
fn half_move(seen: &Seen, place: &str) -> Option<u32> {
    let small = folded(place);
    let mut words = small.split_whitespace();
    let number: usize = words.next()?.parse().ok()?;
    let color = match words.next() {
        None | Some("blancas" | "white") => Color::White,
        Some("negras" | "black") => Color::Black,
        Some(_) => return None,
    };
    let count = seen.state.moves.len();
    let found = (0..=count).find(|index| seen.numbered(*index) == (number, color))?;
    u32::try_from(found).ok()
}

#[cfg(test)]
mod tests {
    use jadoube_record::Order;
    use jadoube_words::Language;

    use super::{Heard, heard};

    #[test]
    fn an_arbiter_orders_in_either_language_and_in_any_person() {
        let check = |line: &str, is_it: fn(&Order) -> bool, why: Option<&str>| {
            let Heard::Order(order, told) = heard(line, Language::Spanish) else {
                panic!("{line} is no order");
            };
            assert!(is_it(&order), "{line}: {order:?}");
            assert_eq!(told.as_deref(), why, "{line}");
        };
        let sets = |order: &Order| matches!(order, Order::SetClocks { .. });
        check("pongo el reloj de las blancas a 5:00: la pila", sets, None);
        check("set White's clock to 5:00: the battery", sets, None);
        check(
            "El árbitro pone el reloj de las negras a 5:00: pila",
            sets,
            None,
        );
        let penalizes = |order: &Order| matches!(order, Order::Penalize(..));
        let line = "sanciono a las blancas por molestias: una advertencia porque hablaba";
        check(line, penalizes, Some("hablaba"));
        let line = "warn White for annoyance because of the telephone";
        check(line, penalizes, Some("of the telephone"));
        let rules = |order: &Order| matches!(order, Order::Rule { score: Some(_), .. });
        check("decido 1-0: se fue", rules, None);
        check("decide 1/2-1/2: agreed before", rules, None);
        let withdraws = |order: &Order| matches!(order, Order::Withdraw(..));
        check("retiro el dictamen 3: era otra pieza", withdraws, None);
        check("withdraw ruling 3: another piece", withdraws, None);
        let appeals = |order: &Order| matches!(order, Order::DecideAppeal(..));
        check("estimo la apelación contra el dictamen 3", appeals, None);
        check("dismiss the appeal against ruling 3", appeals, None);
        check(
            "veo caída la bandera de las negras",
            |o| matches!(o, Order::Observe(_)),
            None,
        );
        check(
            "go back to half-move 4 because of it",
            |o| matches!(o, Order::GoBack(4)),
            Some("of it"),
        );
    }

    #[test]
    fn what_is_no_order_is_told_apart() {
        assert!(matches!(heard("tablas", Language::Spanish), Heard::Nothing));
        assert!(matches!(heard("e4", Language::English), Heard::Nothing));
        let unread = heard("sanciono a las moradas", Language::Spanish);
        assert!(matches!(unread, Heard::Unread(_)));
    }
}
