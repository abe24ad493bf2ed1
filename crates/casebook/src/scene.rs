//! How things stand when the facts begin.

use std::sync::Arc;

use jadoube_arbiter::{
    ArbiterSeat, Authority, Command, DrawRule, Event, Friendly, Game, Happening, HouseRule,
    IllegalMoveScale, Millis, Order, PointsScale, Presence, Quickplay, Regulations, Ruler, Ruling,
    RulingId, SheetKind, SiteRule, TimeControl, Venue, Watch,
};
use jadoube_laws::{
    Breach, ByColor, CastlingMode, Class, Color, Position, Setup, Supervision, fen,
};

use crate::{
    Given,
    plays::run_move,
    read::run_of_moves,
    value::{read_points, read_rule},
};

/// The regulations, and what came before the facts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// What the organiser laid down.
    pub regulations: Regulations,
    pub(crate) after: Vec<String>,
    clocks: Option<ByColor<Millis>>,
    illegal_moves: Option<ByColor<u32>>,
    mode_is_set: bool,
}

/// Why a setting cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetting {
    /// There is no setting of this name.
    Unknown(String),
    /// The value is none of what the setting may have.
    Value {
        /// The setting.
        key: String,
        /// Its value.
        value: String,
        /// What it may be.
        expected: String,
    },
    /// A move before the facts cannot be played.
    After(String),
}

/// Says it in English.
impl std::fmt::Display for BadSetting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&crate::Speaker::new(jadoube_words::Language::English).setting(self))
    }
}

impl std::error::Error for BadSetting {}

impl Scene {
    /// Changes a setting: its name and value as they stand in the header of a page.
    ///
    /// # Errors
    ///
    /// If there is no such setting, or it cannot have this value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), BadSetting> {
        let expected = match self.try_set(key, value) {
            Ok(true) => return Ok(()),
            Ok(false) => return Err(BadSetting::Unknown(key.to_owned())),
            Err(expected) => expected,
        };
        Err(BadSetting::Value {
            key: key.to_owned(),
            value: value.to_owned(),
            expected,
        })
    }

    /// Whether the setting is known; what is expected if the value is wrong.
    fn try_set(&mut self, key: &str, value: &str) -> Result<bool, String> {
        let rules = &mut self.regulations;
        match key {
            "edition" => rules.edition = value.parse().map_err(|_| years())?,
            "time" => rules.time = times(value)?,
            "class" => rules.class = Some(one_of(value, &CLASSES)?),
            "supervision" => rules.supervision = one_of(value, &SUPERVISIONS)?,
            "watch" => rules.watch = one_of(value, &WATCHES)?,
            "arbiter" => rules.arbiter = one_of(value, &SEATS)?,
            "venue" => rules.venue = one_of(value, &VENUES)?,
            "position" => self.put_up(value)?,
            "castling" => {
                rules.castling = one_of(value, &CASTLINGS)?;
                self.mode_is_set = true;
            }
            "after" => {
                let run = run_of_moves(value).ok_or("1. e4 e5 2. Nf3")?;
                self.after = run.moves;
            }
            "clocks" => self.clocks = Some(pair(value, |text| text.parse().ok(), "12:22, 46:09")?),
            "illegal moves" => {
                self.illegal_moves = Some(pair(value, |text| text.parse().ok(), "1, 0")?);
            }
            "default time" => {
                let time = value.parse().map_err(|_| "30:00")?;
                rules.default_time = Some(time);
            }
            "presence" => rules.presence = one_of(value, &PRESENCES)?,
            "draws" => rules.draws = draws(value)?,
            "sheets" => rules.sheets = one_of(value, &SHEETS)?,
            "quickplay" => rules.quickplay = one_of(value, &QUICKPLAYS)?,
            "points" => rules.points = points(value)?,
            "regulations" => {
                for part in value.split(',') {
                    regulation(rules, part.trim())?;
                }
            }
            _ => match key.strip_prefix("house rule ") {
                Some(number) => rules.house.push(house_rule(number, value)?),
                None => return Ok(false),
            },
        }
        Ok(true)
    }

    fn put_up(&mut self, text: &str) -> Result<(), String> {
        let setup = match fen::read(text.as_bytes()) {
            Ok(setup) => setup,
            Err(_) => {
                fen::read_lenient(text, CastlingMode::Chess960)
                    .map_err(|_| Setup::INITIAL.to_string())?
                    .0
            }
        };
        self.regulations.start = setup;
        let is_standard = Position::new(&setup, CastlingMode::Standard).is_ok();
        if !self.mode_is_set && !is_standard {
            let is_other = Position::new(&setup, CastlingMode::Chess960).is_ok();
            self.regulations.castling = if is_other {
                CastlingMode::Chess960
            } else {
                CastlingMode::Standard
            };
        }
        Ok(())
    }

    /// What has happened when the facts begin, for a game under these regulations to be led there:
    /// the round begun, the moves made, the clocks set.
    ///
    /// # Errors
    ///
    /// If the moves before the facts cannot be played.
    pub fn before_the_facts(&self) -> Result<Vec<Event>, BadSetting> {
        let (_, given) = self.game(Begin::ByItself)?;
        let came_of = given.into_iter().filter_map(|given| given.came_of.ok());
        let at = Millis::ZERO;
        let counted = self.counted().into_iter().map(|what| Event { at, what });
        Ok(came_of.flatten().chain(counted).collect())
    }

    /// Whether rulings came before the facts that no fact tells of: illegal moves already counted.
    pub fn has_earlier_rulings(&self) -> bool {
        let counts = self.illegal_moves.iter().flat_map(ByColor::iter);
        counts.into_iter().any(|(_, count)| *count > 0)
    }

    /// The game as it stands when the facts begin, the round begun unless a fact does that.
    ///
    /// # Errors
    ///
    /// If the moves before the facts cannot be played.
    pub(crate) fn game(&self, begin: Begin) -> Result<(Game, Vec<Given>), BadSetting> {
        let mut game = Game::new(Arc::new(self.regulations.clone()));
        let mut all = Vec::new();
        match begin {
            Begin::ByItself => {
                let round = Command::Arbiter(Order::StartRound);
                let given = Given::to(&mut game, Millis::ZERO, round);
                if let Err(refusal) = &given.came_of {
                    return Err(BadSetting::After(format!("{refusal:?}")));
                }
                all.push(given);
            }
            Begin::ByAFact => {}
        }
        for text in &self.after {
            let played = run_move(&mut game, Millis::ZERO, text);
            all.extend(played.map_err(|_| BadSetting::After(text.clone()))?);
        }
        for what in self.counted() {
            let at = Millis::ZERO;
            game.apply(&Event { at, what });
        }
        if let Some(clocks) = &self.clocks {
            let order = Order::SetClocks {
                white: Some(clocks[Color::White]),
                black: Some(clocks[Color::Black]),
                reason: "before the facts".into(),
            };
            let mut given = Given::to(&mut game, Millis::ZERO, Command::Arbiter(order.clone()));
            // Before the round clocks are set by hand, and no arbiter rules on it.
            if given.came_of.is_err() {
                let (at, what) = (Millis::ZERO, Happening::Ordered(order));
                let event = Event { at, what };
                game.apply(&event);
                given.came_of = Ok(vec![event]);
            }
            all.push(given);
        }
        Ok((game, all))
    }

    /// The illegal moves that were ruled on before the facts.
    fn counted(&self) -> Vec<Happening> {
        let counts = self.illegal_moves.iter().flat_map(ByColor::iter);
        let counts = counts.filter(|(_, count)| **count > 0);
        counts
            .map(|(color, count)| illegal_moves(color, *count))
            .collect()
    }
}

/// How the round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Begin {
    /// Before the facts.
    ByItself,
    /// One of the facts is that it begins.
    ByAFact,
}

fn illegal_moves(color: Color, count: u32) -> Happening {
    // Ruled on before the facts: only the count matters, and this kind leaves the board alone.
    let ruling = Ruling::IllegalMove(color, Breach::EmptyPress, count);
    Happening::Ruled {
        id: RulingId(0),
        ruling,
        authority: Authority::Site(SiteRule::Record),
        by: Ruler::Arbiter,
    }
}

const CLASSES: [(&str, Class); 3] = [
    ("standard", Class::Standard),
    ("rapid", Class::Rapid),
    ("blitz", Class::Blitz),
];
const SUPERVISIONS: [(&str, Supervision); 2] = [
    ("adequate", Supervision::Adequate),
    ("otherwise", Supervision::Otherwise),
];
const WATCHES: [(&str, Watch); 2] = [("program", Watch::Program), ("people", Watch::People)];
const SEATS: [(&str, ArbiterSeat); 2] = [
    ("seated", ArbiterSeat::Seated),
    ("nobody", ArbiterSeat::Empty),
];
const VENUES: [(&str, Venue); 2] = [("board", Venue::OverTheBoard), ("online", Venue::Online)];
const CASTLINGS: [(&str, CastlingMode); 2] = [
    ("standard", CastlingMode::Standard),
    ("chess960", CastlingMode::Chess960),
];
const PRESENCES: [(&str, Presence); 2] = [
    ("assumed", Presence::Assumed),
    ("reported", Presence::Reported),
];
const QUICKPLAYS: [(&str, Quickplay); 3] = [
    ("no", Quickplay::No),
    ("increment", Quickplay::Increment),
    ("claims", Quickplay::Claims),
];
const SHEETS: [(&str, SheetKind); 3] = [
    ("paper", SheetKind::Paper),
    ("electronic", SheetKind::Electronic),
    ("automatic", SheetKind::Automatic),
];

fn one_of<T: Copy, const N: usize>(value: &str, choices: &[(&str, T); N]) -> Result<T, String> {
    let found = choices.iter().find(|(name, _)| *name == value);
    found.map(|(_, meant)| *meant).ok_or_else(|| {
        let names: Vec<&str> = choices.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    })
}

fn years() -> String {
    let years = jadoube_laws::Edition::ALL.map(|edition| edition.to_string());
    years.join(", ")
}

const TIMES: &str = "90+30; 40/90+30, 30+30; 5 d3; 2/turn; White 5, Black 3; none";

/// `90+30`, or `White 5, Black 3`.
fn times(value: &str) -> Result<ByColor<TimeControl>, String> {
    let one = |text: &str| {
        text.trim()
            .parse::<TimeControl>()
            .map_err(|_| TIMES.to_owned())
    };
    let sides = [("White ", ", Black "), ("blancas ", ", negras ")];
    let odds = sides
        .iter()
        .find_map(|(white, black)| value.strip_prefix(white)?.split_once(black));
    match odds {
        None => Ok(ByColor::both(one(value)?)),
        Some((white, black)) => {
            let (white, black) = (one(white)?, one(black)?);
            Ok(Color::map(|color| match color {
                Color::White => white.clone(),
                Color::Black => black.clone(),
            }))
        }
    }
}

/// White's and Black's, with a comma between them.
fn pair<T: Copy>(
    value: &str,
    read: impl Fn(&str) -> Option<T>,
    example: &str,
) -> Result<ByColor<T>, String> {
    let both = value
        .split_once(',')
        .and_then(|(white, black)| Some((read(white.trim())?, read(black.trim())?)));
    let (white, black) = both.ok_or_else(|| example.to_owned())?;
    Ok(Color::map(|color| match color {
        Color::White => white,
        Color::Black => black,
    }))
}

fn draws(value: &str) -> Result<DrawRule, String> {
    match value {
        "free" => Ok(DrawRule::Free),
        "never" => Ok(DrawRule::Never),
        _ => value
            .strip_prefix("not before ")
            .and_then(|number| number.parse().ok())
            .map(DrawRule::NotBefore)
            .ok_or_else(|| "free, never, not before 30".to_owned()),
    }
}

fn points(value: &str) -> Result<PointsScale, String> {
    let all: Option<Vec<_>> = value
        .split(',')
        .map(|one| read_points(one.trim()))
        .collect();
    match all.as_deref() {
        Some(&[win, draw, loss]) => Ok(PointsScale { win, draw, loss }),
        Some(_) | None => Err("1, 1/2, 0".to_owned()),
    }
}

fn regulation(rules: &mut Regulations, value: &str) -> Result<(), String> {
    match value {
        "friendly" => rules.friendly = Friendly::Yes,
        "school" => rules.illegal_moves = IllegalMoveScale::Warnings(2),
        _ => {
            let warnings = value.strip_prefix("school ").and_then(|n| n.parse().ok());
            let warnings = warnings.ok_or("school, school 3, friendly")?;
            rules.illegal_moves = IllegalMoveScale::Warnings(warnings);
        }
    }
    Ok(())
}

fn house_rule(number: &str, value: &str) -> Result<HouseRule, String> {
    let number = number.trim().parse().map_err(|_| "house rule 1: …")?;
    let (text, instead_of) = match value.strip_suffix(')').and_then(|rest| {
        let (text, number) = rest.rsplit_once("(instead of ")?;
        Some((text.trim_end(), number))
    }) {
        Some((text, number)) => {
            let rule = read_rule(number.trim()).ok_or("… (instead of 7.5.5)")?;
            (text, Some(rule))
        }
        None => (value, None),
    };
    Ok(HouseRule {
        number,
        text: text.into(),
        instead_of,
    })
}
