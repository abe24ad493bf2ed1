//! A game at a table: facts in, what was ruled, refused and asked out.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Authority, Command, EntryText, Game, Happening, Millis, Order, Question, QuestionId,
    Refusal, Refused, Ruler, Ruling, RulingId, Terms, decide,
};
use jadoube_laws::{Color, Letters};

use crate::{
    BadSetting, Difference, Fact, Given, Scene, Speaker, Trouble, checks,
    fact::{Run, Said, Sentence, Then, What},
    plays,
    row::Values,
    rows::sentences,
    scene::Begin,
    value::Value,
};

/// Something the arbiter has told of a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// What.
    pub matter: Matter,
    /// The game as it then stood.
    pub game: Arc<Game>,
}

/// What the arbiter tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Matter {
    /// A ruling.
    Ruled {
        /// Its number, from the facts on.
        number: u32,
        /// What was ruled.
        ruling: Ruling,
        /// What it rests on.
        authority: Authority,
        /// Who ruled.
        by: Ruler,
    },
    /// The fact was refused.
    Refused(Refusal),
    /// A question was put.
    Asked {
        /// Its number, from the facts on.
        number: u32,
        /// What is asked.
        question: Question,
    },
}

/// A game, and the moment that has come.
#[derive(Clone, Debug)]
pub struct Table {
    game: Game,
    now: Millis,
    // How many rulings and questions came before the facts.
    rulings_before: u32,
    questions_before: u32,
    last_ruling: Option<RulingId>,
    // The rulings since that went without saying, and have no number; and whether one would now.
    untold: Vec<RulingId>,
    is_plain_move: bool,
    // Whether the game was over before the fact at hand.
    was_over: bool,
    // The side whose flag fell last.
    fell: Option<Color>,
    follows: Follows,
    given: Vec<Given>,
}

/// Whether a table is run for the facts of its own page, or for those of another edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Follows {
    /// Its own: whatever does not fit is told.
    #[default]
    ItsOwnFacts,
    /// Those of another: answers to what was not asked, and facts after the end, are passed over.
    OtherFacts,
}

impl Table {
    /// A table at which the facts may begin; the round begins by itself unless one of them says so.
    ///
    /// # Errors
    ///
    /// If what the scene says of the time before the facts cannot be.
    pub fn new(scene: &Scene, facts: &[Fact], follows: Follows) -> Result<Self, BadSetting> {
        let begin = if facts.iter().any(Fact::begins_the_round) {
            Begin::ByAFact
        } else {
            Begin::ByItself
        };
        let (game, given) = scene.game(begin)?;
        let mut table = Self {
            game,
            now: Millis::ZERO,
            rulings_before: 0,
            questions_before: 0,
            last_ruling: None,
            untold: Vec::new(),
            is_plain_move: false,
            was_over: false,
            fell: None,
            follows,
            given: Vec::new(),
        };
        let earlier = given.iter().filter_map(|given| given.came_of.as_ref().ok());
        for event in earlier.flatten() {
            if let Happening::Ruled { id, .. } = event.what {
                table.rulings_before = id.0;
            }
            if let Happening::Asked(id, _) = event.what {
                table.questions_before = id.0;
            }
        }
        table.given = given;
        Ok(table)
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// All that the arbiter was given so far, what came before the facts included.
    pub fn given(&self) -> &[Given] {
        &self.given
    }

    /// The time since the facts began.
    pub const fn now(&self) -> Millis {
        self.now
    }

    /// The number of a question, from the facts on.
    pub fn question_number(&self, id: QuestionId) -> u32 {
        id.0.saturating_sub(self.questions_before)
    }

    /// Gives a fact to the arbiter, unless it is a check: what that brought about.
    ///
    /// # Errors
    ///
    /// If the fact cannot be given as it was written.
    pub fn hear(&mut self, fact: &Fact) -> Result<Vec<Told>, Trouble> {
        let before = self.now;
        let told = self.hear_at_its_time(fact);
        // What would have happened earlier is refused, and takes no time back.
        self.now = self.now.max(before);
        told
    }

    fn hear_at_its_time(&mut self, fact: &Fact) -> Result<Vec<Told>, Trouble> {
        let mut told = Vec::new();
        self.was_over = self.game.outcome().is_some();
        match &fact.what {
            What::Moves(run) => self.run(run, fact.at, &mut told)?,
            What::Sentence(sentence) => {
                self.check_named(sentence)?;
                let said = self.said(sentence)?;
                if !matches!(said, Said::Check(_)) {
                    self.wait_until(fact.at.unwrap_or(self.now), &mut told);
                }
                if !self.ended_meanwhile() {
                    self.listen(said, &mut told)?;
                }
            }
        }
        Ok(told)
    }

    /// How things stand otherwise than a check says; nothing if they do not, or if the fact is no
    /// check. `told` is what the fact before brought about.
    pub fn differs(&self, fact: &Fact, told: &[Told], speaker: &Speaker) -> Option<Difference> {
        match &fact.what {
            What::Moves(_) => None,
            What::Sentence(sentence) => {
                let check = sentence.check.as_ref()?;
                checks::differ(check, self, told, speaker)
            }
        }
    }

    /// The legal moves that what was touched leaves open to the player on move, as they are
    /// written with these letters.
    pub fn open_moves(&self, letters: Letters) -> Vec<String> {
        checks::open_moves(&self.game, letters)
    }

    /// What a sentence says here, its moves read in this position.
    fn said(&self, sentence: &Sentence) -> Result<Said, Trouble> {
        let build = sentences()[sentence.row].row.build;
        if let Some(said) = build(&Values(&sentence.values)) {
            return Ok(said);
        }
        let mut values = sentence.values.clone();
        let mut written = String::new();
        for value in &mut values {
            if let Value::Written(text) = value {
                written.clone_from(text);
                *value = Value::Move(plays::uci(&self.game, text)?);
            }
        }
        build(&Values(&values)).ok_or(Trouble::NotAMove(written))
    }

    /// A piece named beside its square must stand there.
    fn check_named(&self, sentence: &Sentence) -> Result<(), Trouble> {
        let mut named = sentence.values.iter().filter_map(|value| {
            let Value::Piece(Some(role), square) = value else {
                return None;
            };
            Some((*role, *square))
        });
        let wrong = named.find(|&(role, square)| !plays::stands(&self.game, square, role));
        match wrong {
            Some((named, square)) => Err(Trouble::OtherPiece { square, named }),
            None => Ok(()),
        }
    }

    fn listen(&mut self, said: Said, told: &mut Vec<Told>) -> Result<(), Trouble> {
        match said {
            Said::Command(command) => self.give(self.numbered(command), told),
            Said::Plays {
                color,
                written,
                then,
            } => self.play(color, &written, then, told)?,
            Said::FlagFalls(color) => self.wait_for_flag(color, told)?,
            Said::Passes(time) => self.wait_until(self.now + time, told),
            Said::Answers(color, answer) => {
                let open = self.game.questions().first().map(|open| open.id);
                match (open, self.follows) {
                    (Some(id), _) => {
                        let command = match color {
                            None => Command::Arbiter(Order::Answer(id, answer)),
                            Some(color) => Command::Player(color, Act::Answer(id, answer)),
                        };
                        self.give(command, told);
                    }
                    (None, Follows::OtherFacts) => {}
                    (None, Follows::ItsOwnFacts) => return Err(Trouble::NoQuestion),
                }
            }
            Said::Appeals(color) => match (self.last_ruling, self.follows) {
                (Some(id), _) => self.give(Command::Player(color, Act::Appeal(id)), told),
                (None, Follows::OtherFacts) => {}
                (None, Follows::ItsOwnFacts) => return Err(Trouble::NoRuling),
            },
            Said::Check(_) => {}
        }
        Ok(())
    }

    /// Gives a fact at this moment.
    fn give(&mut self, command: Command, told: &mut Vec<Told>) {
        let came_of = decide(&self.game, self.now, command.clone());
        self.given.push(Given {
            at: self.now,
            command,
            came_of: came_of.clone(),
        });
        match came_of {
            Ok(events) => {
                for event in &events {
                    self.game.apply(event);
                    let matter = self.matter(&event.what);
                    told.extend(matter.map(|matter| self.told(matter)));
                }
            }
            Err(refusal) => {
                let after_the_end = refusal.reason == Refused::Over;
                if !(after_the_end && self.follows == Follows::OtherFacts) {
                    let refusal = self.renumbered_refusal(refusal);
                    told.push(self.told(Matter::Refused(refusal)));
                }
            }
        }
    }

    fn told(&self, matter: Matter) -> Told {
        let game = Arc::new(self.game.clone());
        Told { matter, game }
    }

    /// What of something that happened is told.
    fn matter(&mut self, what: &Happening) -> Option<Matter> {
        match what {
            Happening::Ruled {
                id,
                ruling,
                authority,
                by,
            } => {
                if self.is_plain_move && matches!(ruling, Ruling::Obliged(_)) {
                    self.untold.push(*id);
                    return None;
                }
                self.last_ruling = Some(*id);
                Some(Matter::Ruled {
                    number: self.ruling_number(*id).0,
                    ruling: self.renumbered(ruling),
                    authority: *authority,
                    by: *by,
                })
            }
            Happening::Asked(id, question) => Some(Matter::Asked {
                number: self.question_number(*id),
                question: *question,
            }),
            Happening::FlagFell(color) => {
                self.fell = Some(*color);
                None
            }
            Happening::Did(..)
            | Happening::Ordered(_)
            | Happening::Told(_)
            | Happening::Site(_)
            | Happening::Adjusted(_)
            | Happening::Made(_)
            | Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::ClocksStopped
            | Happening::ClockStarted(_)
            | Happening::Answered(..)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => None,
        }
    }

    /// The number of a ruling among those told from the facts on.
    fn ruling_number(&self, id: RulingId) -> RulingId {
        let untold = self.untold.iter().filter(|untold| **untold < id).count();
        let untold = u32::try_from(untold).unwrap_or(u32::MAX);
        RulingId(
            id.0.saturating_sub(self.rulings_before)
                .saturating_sub(untold),
        )
    }

    /// The ruling that has this number among those told from the facts on.
    fn ruling_numbered(&self, number: RulingId) -> RulingId {
        let first = RulingId(number.0.saturating_add(self.rulings_before));
        self.untold.iter().fold(first, |id, untold| {
            RulingId(id.0.saturating_add(u32::from(*untold <= id)))
        })
    }

    /// A refusal about a ruling, with the number that has from the facts on.
    fn renumbered_refusal(&self, refusal: Refusal) -> Refusal {
        let reason = if let Refused::NoRuling(id) = refusal.reason {
            Refused::NoRuling(self.ruling_number(id))
        } else if let Refused::NoAppeal(id) = refusal.reason {
            Refused::NoAppeal(self.ruling_number(id))
        } else if let Refused::Withdrawn(id) = refusal.reason {
            Refused::Withdrawn(self.ruling_number(id))
        } else {
            refusal.reason
        };
        Refusal { reason, ..refusal }
    }

    /// A ruling about another, with the number that has from the facts on.
    fn renumbered(&self, ruling: &Ruling) -> Ruling {
        let number = |id: RulingId| self.ruling_number(id);
        if let Ruling::Appealed(id) = ruling {
            Ruling::Appealed(number(*id))
        } else if let Ruling::AppealDecided(id) = ruling {
            Ruling::AppealDecided(number(*id))
        } else if let Ruling::Withdrawn(id) = ruling {
            Ruling::Withdrawn(number(*id))
        } else {
            ruling.clone()
        }
    }

    /// Lets time pass, with what falls due meanwhile.
    fn wait_until(&mut self, until: Millis, told: &mut Vec<Told>) {
        while let Some(due) = self.game.deadline().filter(|due| *due <= until) {
            let (before, at) = (self.game.version(), self.now.max(due));
            self.now = at;
            self.give(Command::Time, told);
            if self.game.version() == before {
                break;
            }
        }
        self.now = until;
    }

    /// Lets time pass until a flag falls; that may begin a new period, with the flag up again.
    fn wait_for_flag(&mut self, color: Color, told: &mut Vec<Told>) -> Result<(), Trouble> {
        self.fell = self.game.clock().fallen_at(color).map(|_| color);
        while self.fell != Some(color) && self.game.outcome().is_none() {
            let before = self.game.version();
            let Some(due) = self.game.deadline() else {
                break;
            };
            self.wait_until(due, told);
            if self.game.version() == before {
                break;
            }
        }
        let fell = self.fell == Some(color);
        let may_not = self.follows == Follows::OtherFacts || self.game.outcome().is_some();
        (fell || may_not)
            .then_some(())
            .ok_or(Trouble::NoFlag(color))
    }

    fn play(
        &mut self,
        color: Color,
        written: &str,
        then: &[Then],
        told: &mut Vec<Told>,
    ) -> Result<(), Trouble> {
        let Some(acts) = self.acts(color, written)? else {
            return Ok(());
        };
        let later = then.iter().map(|then| match then {
            Then::Press(hand) => Act::Press {
                hand: *hand,
                lag: Millis::ZERO,
            },
            Then::Offer => Act::Offer(Terms::Plain),
            Then::Write => Act::Write(EntryText::Move(written.into())),
        });
        let online = matches!(acts.as_slice(), [Act::Play { .. }]);
        let later: Vec<Act> = later
            .filter(|act| !online || !matches!(act, Act::Press { .. }))
            .collect();
        if self.do_all(color, acts, told) == Went::Well {
            for act in later {
                self.give_unless_over(color, act, told);
            }
        }
        Ok(())
    }

    /// The acts of a move; nothing if the game is over and that may be passed over.
    fn acts(&self, color: Color, written: &str) -> Result<Option<Vec<Act>>, Trouble> {
        if self.game.outcome().is_some() && self.follows == Follows::OtherFacts {
            return Ok(None);
        }
        plays::acts(&self.game, color, written).map(Some)
    }

    fn run(&mut self, run: &Run, at: Option<Millis>, told: &mut Vec<Told>) -> Result<(), Trouble> {
        let mut when = at.unwrap_or(self.now + run.pace);
        let mut before: Option<(u32, &String)> = None;
        for text in &run.moves {
            // A move that was taken back, or put right, leaves the same player on move.
            if let Some((_, taken_back)) = before.filter(|(ply, _)| self.game.ply() <= *ply)
                && self.game.outcome().is_none()
            {
                return Err(Trouble::RefusedAt(taken_back.clone()));
            }
            before = Some((self.game.ply(), text));
            if self.game.outcome().is_some() {
                return match self.follows {
                    Follows::OtherFacts => Ok(()),
                    Follows::ItsOwnFacts => Err(Trouble::EndedBefore(text.clone())),
                };
            }
            self.wait_until(when, told);
            let color = self.game.turn();
            let Some(acts) = self.acts(color, text)? else {
                return Ok(());
            };
            let ending = plays::ending(&self.game, color, text);
            if self.do_all(color, acts, told) == Went::Wrong {
                return Err(Trouble::RefusedAt(text.clone()));
            }
            for act in ending {
                self.give_unless_over(color, act, told);
            }
            when = self.now + run.pace;
        }
        Ok(())
    }

    /// Does what makes a move; that the piece touched must be moved goes without saying.
    fn do_all(&mut self, color: Color, acts: Vec<Act>, told: &mut Vec<Told>) -> Went {
        for act in acts {
            let mut of_act = Vec::new();
            self.is_plain_move = true;
            self.give_unless_over(color, act, &mut of_act);
            self.is_plain_move = false;
            let refused = of_act
                .iter()
                .any(|told| matches!(told.matter, Matter::Refused(_)));
            told.append(&mut of_act);
            if refused {
                return Went::Wrong;
            }
        }
        Went::Well
    }

    fn give_unless_over(&mut self, color: Color, act: Act, told: &mut Vec<Told>) {
        if !self.ended_meanwhile() {
            self.give(Command::Player(color, act), told);
        }
    }

    /// Whether the game ended while the fact at hand was told.
    fn ended_meanwhile(&self) -> bool {
        self.game.outcome().is_some() && !self.was_over
    }

    /// A fact that names rulings or questions by their numbers from the facts on.
    fn numbered(&self, command: Command) -> Command {
        let ruling = |number: RulingId| self.ruling_numbered(number);
        let question = |id: QuestionId| QuestionId(id.0.saturating_add(self.questions_before));
        match command {
            Command::Player(color, Act::Appeal(id)) => {
                Command::Player(color, Act::Appeal(ruling(id)))
            }
            Command::Player(color, Act::Answer(id, answer)) => {
                Command::Player(color, Act::Answer(question(id), answer))
            }
            Command::Arbiter(Order::Answer(id, answer)) => {
                Command::Arbiter(Order::Answer(question(id), answer))
            }
            Command::Arbiter(Order::Withdraw(id, reason)) => {
                Command::Arbiter(Order::Withdraw(ruling(id), reason))
            }
            Command::Arbiter(Order::DecideAppeal(id, how)) => {
                Command::Arbiter(Order::DecideAppeal(ruling(id), how))
            }
            Command::Player(..)
            | Command::Arbiter(_)
            | Command::Bystander(_)
            | Command::Time
            | Command::Site(_) => command,
        }
    }
}

/// Whether a move could be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Went {
    Well,
    Wrong,
}
