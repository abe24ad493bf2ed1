//! `jadoube rule`: facts one by one, each answered with what the arbiter rules.

mod state;

use std::{
    io::{self, BufRead, IsTerminal},
    process::ExitCode,
};

use jadoube_casebook::{
    BadSetting, Fact, Follows, Scene, Speaker, Table, Told, Tongue, Trouble, read_fact,
};
use jadoube_words::Argument;
use serde::Serialize;

use crate::{
    arguments,
    console::{self, Ink},
    session::Session,
    told::{self, Said},
};
use state::State;

/// Something said that is no fact, but for the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    Help,
    Undo,
    Board,
    Quit,
}

impl Wish {
    fn of(line: &str) -> Option<Self> {
        Some(match line.trim_end_matches('.').to_lowercase().as_str() {
            "help" | "?" | "ayuda" => Self::Help,
            "undo" | "deshacer" => Self::Undo,
            "board" | "tablero" => Self::Board,
            "quit" | "exit" | "salir" => Self::Quit,
            _ => return None,
        })
    }
}

/// An answer as JSON.
#[derive(Serialize)]
struct Answer<'a> {
    line: usize,
    fact: &'a str,
    told: Vec<Said>,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<Check>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<String>,
    state: State,
}

/// How things stand against what a check says.
#[derive(Serialize)]
struct Check {
    ok: bool,
    expected: String,
    got: String,
}

/// What follows from a line.
enum Heard {
    Told(Vec<Told>),
    Check(Check),
    /// Why, and a sentence that would do.
    Wrong(String, Option<String>),
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Rule) -> io::Result<ExitCode> {
    let speaker = Speaker::new(session.speech.language());
    let table = scene(asked).and_then(|scene| {
        let table = Table::new(&scene, &[], Follows::ItsOwnFacts)?;
        Ok((scene, table))
    });
    let (scene, table) = match table {
        Ok(both) => both,
        Err(bad) => return Ok(session.refuse(&speaker.setting(&bad))),
    };
    let prompts = io::stdin().is_terminal() && io::stdout().is_terminal() && !session.json;
    let mut sitting = Sitting {
        session,
        speaker,
        scene,
        table,
        facts: Vec::new(),
        last_told: Vec::new(),
        misunderstood: false,
        prompts,
    };
    sitting.sit()
}

/// The settings asked for.
fn scene(asked: &arguments::Rule) -> Result<Scene, BadSetting> {
    let mut scene = Scene::default();
    scene.regulations.edition = asked.edition;
    for (key, value) in [
        ("time", &asked.time),
        ("class", &asked.class),
        ("supervision", &asked.supervision),
        ("watch", &asked.watch),
        ("position", &asked.position),
    ] {
        if let Some(value) = value {
            scene.set(key, value)?;
        }
    }
    for setting in &asked.set {
        let (key, value) = setting.split_once(':').unwrap_or((setting, ""));
        scene.set(key.trim(), value.trim())?;
    }
    Ok(scene)
}

/// A game that somebody tells about, fact by fact.
struct Sitting<'a> {
    session: &'a Session,
    speaker: Speaker,
    scene: Scene,
    table: Table,
    facts: Vec<Fact>,
    last_told: Vec<Told>,
    misunderstood: bool,
    prompts: bool,
}

impl Sitting<'_> {
    fn sit(&mut self) -> io::Result<ExitCode> {
        if self.prompts {
            console::print(self.session.speech.say("cli-rule-welcome") + "\n")?;
            self.show_state()?;
        }
        let mut input = io::stdin().lock();
        for number in 1.. {
            if self.prompts {
                console::print("> ")?;
            }
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                break;
            }
            let line = String::from_utf8_lossy(&line);
            let line = line.trim().trim_start_matches("- ");
            match Wish::of(line) {
                Some(Wish::Quit) => break,
                Some(wish) if self.session.json => {
                    self.obey(wish);
                    self.answer_json(number, line, Heard::Told(Vec::new()))?;
                }
                Some(wish) => self.grant(wish)?,
                None if line.is_empty() || line.starts_with('#') => {}
                None => self.take(number, line)?,
            }
        }
        Ok(if self.misunderstood && !self.prompts {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        })
    }

    /// Does what is wished, without a word; the fact that was taken back.
    fn obey(&mut self, wish: Wish) -> Option<Fact> {
        match wish {
            Wish::Undo => {
                let gone = self.facts.pop();
                self.replay();
                gone
            }
            Wish::Help | Wish::Board | Wish::Quit => None,
        }
    }

    fn grant(&mut self, wish: Wish) -> io::Result<()> {
        let speech = &self.session.speech;
        match wish {
            Wish::Help => console::print(speech.say("cli-rule-help") + "\n"),
            Wish::Undo => {
                let said = match self.obey(wish) {
                    Some(fact) => {
                        let fact = [("fact", Argument::from(console::harmless(&fact.text)))];
                        speech.say_of("cli-rule-undone", &fact)
                    }
                    None => speech.say("cli-rule-no-undo"),
                };
                console::print(said + "\n")?;
                self.show_state()
            }
            Wish::Board => self.show_state(),
            Wish::Quit => Ok(()),
        }
    }

    /// Hears all facts again, from the beginning.
    fn replay(&mut self) {
        let fresh = Table::new(&self.scene, &self.facts, Follows::ItsOwnFacts);
        let Ok(mut table) = fresh else {
            return;
        };
        self.last_told.clear();
        for fact in &self.facts {
            self.last_told = table.hear(fact).unwrap_or_default();
        }
        self.table = table;
    }

    /// Takes a line for a fact, and answers.
    fn take(&mut self, number: usize, line: &str) -> io::Result<()> {
        let heard = self.hear(line);
        if self.session.json {
            return self.answer_json(number, line, heard);
        }
        let palette = self.session.palette;
        let mut text = String::new();
        if !self.prompts {
            text += &format!("{}\n", palette.paint(Ink::Title, console::harmless(line)));
        }
        match heard {
            Heard::Told(told) if told.is_empty() => {
                let nothing = self.session.speech.say("cli-rule-nothing");
                text += &format!("    {}\n", palette.paint(Ink::Faint, nothing));
                text += &self.state().text(self.session);
            }
            Heard::Told(told) => {
                text += &told::lines(&told, &self.speaker, palette);
                text += &self.state().text(self.session);
            }
            Heard::Check(Check { ok: true, got, .. }) => {
                text += &format!("    {}\n", palette.paint(Ink::Well, format!("✓ {got}")));
            }
            Heard::Check(Check { expected, got, .. }) => {
                let lines = format!("    - {expected}\n    + {got}\n");
                text += &palette.paint(Ink::Wrong, lines).to_string();
            }
            Heard::Wrong(why, _) => {
                text += &format!(
                    "    {}\n",
                    palette.paint(Ink::Wrong, console::harmless(&why))
                );
            }
        }
        console::print(text)
    }

    fn hear(&mut self, line: &str) -> Heard {
        let tongue = Tongue::from(self.session.speech.language());
        let fact = match read_fact(line, tongue) {
            Ok(fact) => fact,
            Err(unread) => {
                let why = self.speaker.unread(&unread);
                return self.misunderstand(why, Some(unread.example));
            }
        };
        if fact.is_check() {
            let differs = self.table.differs(&fact, &self.last_told, &self.speaker);
            return Heard::Check(match differs {
                None => Check {
                    ok: true,
                    expected: fact.text.clone(),
                    got: fact.text,
                },
                Some(difference) => Check {
                    ok: false,
                    expected: difference.expected,
                    got: difference.got,
                },
            });
        }
        match self.give(&fact) {
            Ok(told) => {
                self.facts.push(fact);
                self.last_told.clone_from(&told);
                Heard::Told(told)
            }
            Err(trouble) => self.misunderstand(self.speaker.trouble(&trouble), None),
        }
    }

    /// Gives a fact to the arbiter; one that cannot be given leaves the game as it was.
    fn give(&mut self, fact: &Fact) -> Result<Vec<Told>, Trouble> {
        let begins_now = fact.begins_the_round() && !self.facts.iter().any(Fact::begins_the_round);
        if begins_now {
            // So far the round had begun by itself: now it begins with this fact.
            self.facts.push(fact.clone());
            self.replay();
            self.facts.pop();
            return Ok(std::mem::take(&mut self.last_told));
        }
        let mut after = self.table.clone();
        let told = after.hear(fact)?;
        self.table = after;
        Ok(told)
    }

    fn misunderstand(&mut self, why: String, example: Option<String>) -> Heard {
        self.misunderstood = true;
        Heard::Wrong(why, example)
    }

    fn state(&self) -> State {
        State::new(&self.table, &self.speaker, self.session.speech.letters())
    }

    fn show_state(&self) -> io::Result<()> {
        console::print(self.state().text(self.session))
    }

    fn answer_json(&self, line: usize, fact: &str, heard: Heard) -> io::Result<()> {
        let (mut told, mut check) = (Vec::new(), None);
        let (mut error, mut example) = (None, None);
        match heard {
            Heard::Told(all) => {
                told = all
                    .iter()
                    .map(|one| Said::new(one, &self.speaker))
                    .collect();
            }
            Heard::Check(found) => check = Some(found),
            Heard::Wrong(why, instead) => (error, example) = (Some(why), instead),
        }
        self.session.print_json(&Answer {
            line,
            fact,
            told,
            check,
            error,
            example,
            state: self.state(),
        })
    }
}
