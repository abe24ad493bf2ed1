//! One game after another, as the reader tells them, with what is found in each.

mod begin;
mod observe;
mod replay;
mod results;
mod told;

use std::ops::ControlFlow;

use jadoube_laws::{
    Article, End, Rule, Solver,
    pgn::{Comment, Flow, Outcome, PgnError, TagPair, Token, Visitor},
};
use jadoube_words::Argument;

use replay::Replay;
use told::Told;

use super::{
    Finding, Kind, Options,
    clocks::Clocks,
    finding::{Kinds, Tally},
    notes,
    referee::Referee,
    write::Draft,
};

/// No more findings than this are kept of one game, so that no game can fill the memory.
const MOST_FINDINGS: usize = 2000;

/// Bytes of findings that are told before the rest is read.
const MUCH: usize = 1 << 16;

/// Judges games and drafts what is to be said of them.
pub(crate) struct Game<'a> {
    options: &'a Options<'a>,
    file: usize,
    base: u64,
    offset: u64,
    told: Told,
    replay: Replay,
    stage: Stage,
    end: Option<(End, u32)>,
    // Whether the text just read is neither a move nor anything else.
    strayed: bool,
    // Half-moves written down after the end, when the board can't follow them.
    beyond: u32,
    clocks: Option<Clocks>,
    // The arbiter that follows the game, if one was asked for.
    referee: Option<Referee>,
    // Finds out who could still mate, in the same memory for every game.
    solver: Solver,
    findings: Vec<Finding>,
    outcome: Option<Outcome>,
    draft: Draft,
    tally: Tally,
}

/// How far the replay of a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Its tags are being read.
    Tags,
    /// Its moves are being made.
    Moves,
    /// No legal move is left, and yet there are more.
    Beyond,
    /// What comes can't be followed: a move was illegal or can't be read, or it isn't chess.
    Lost,
}

impl<'a> Game<'a> {
    pub(crate) fn new(options: &'a Options<'a>) -> Self {
        Self {
            options,
            file: 0,
            base: 0,
            offset: 0,
            told: Told::default(),
            replay: Replay::new(options.edition),
            stage: Stage::Tags,
            end: None,
            strayed: false,
            beyond: 0,
            clocks: None,
            referee: None,
            solver: Solver::new(),
            findings: Vec::new(),
            outcome: None,
            draft: Draft::default(),
            tally: Tally::default(),
        }
    }

    /// The games to come are of this file and begin so many bytes into it.
    pub(crate) fn begin(&mut self, file: usize, base: u64) {
        self.file = file;
        self.base = base;
    }

    /// Whether what was found since the last time fills a good part of the memory it may take.
    pub(crate) const fn has_much_to_tell(&self) -> bool {
        self.draft.len() >= MUCH
    }

    /// What was found since the last time.
    pub(crate) fn take(&mut self) -> (Draft, Tally) {
        (self.draft.take(), std::mem::take(&mut self.tally))
    }

    /// Notes something found, beside the move just read if it is about one.
    #[cold]
    fn find(&mut self, kind: Kind, ply: u32, article: Option<Article>, detail: String) {
        if self.findings.len() >= MOST_FINDINGS || !self.options.wants(kind) {
            return;
        }
        let place = match ply {
            0 if kind.is_of_tags() => self.say("cli-judge-tags", &[]),
            0 => self.say("cli-judge-start", &[]),
            _ => self.replay.label(ply),
        };
        self.findings.push(Finding {
            kind,
            ply,
            article,
            detail,
            place,
        });
    }

    fn say(&self, key: &str, arguments: &[(&'static str, Argument)]) -> String {
        self.options.session.speech.say_of(key, arguments)
    }

    fn article(&self, rule: Rule) -> Option<Article> {
        self.options.edition.article(rule)
    }

    /// Writes down what was found in the game that has just ended.
    fn conclude(&mut self) {
        let game = self.tally.games;
        let found = self
            .findings
            .iter()
            .fold(Kinds::default(), |kinds, finding| kinds.with(finding.kind));
        self.tally.count(found, u64::from(self.replay.plies()));
        if self.options.quiet {
            return;
        }
        self.findings.sort_by_key(|finding| finding.ply);
        let name = &self.options.names[self.file];
        if self.options.session.json {
            self.draft
                .json(&name.quoted, game, self.offset, &self.findings);
        } else if !self.findings.is_empty() {
            let heading = (self.told.players(), self.told.occasion());
            self.draft
                .report(self.options, &name.plain, game, &heading, &self.findings);
        }
    }
}

impl Visitor for Game<'_> {
    fn begin_game(&mut self, at: Token<'_>) -> Flow {
        self.offset = self.base + at.offset();
        self.told.clear();
        self.stage = Stage::Tags;
        self.end = None;
        self.strayed = false;
        self.beyond = 0;
        self.clocks = None;
        self.referee = None;
        self.findings.clear();
        self.outcome = None;
        self.replay.restart(None);
        Flow::Read
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        self.read_tag(tag.name, tag.value);
    }

    fn begin_moves(&mut self) -> Flow {
        self.set_up();
        match self.stage {
            Stage::Lost => Flow::Skip,
            Stage::Tags | Stage::Moves | Stage::Beyond => Flow::Read,
        }
    }

    #[inline]
    fn san(&mut self, token: Token<'_>) -> Flow {
        match self.stage {
            Stage::Moves => {}
            Stage::Beyond => {
                self.beyond = self.beyond.saturating_add(1);
                return Flow::Read;
            }
            Stage::Tags | Stage::Lost => return Flow::Skip,
        }
        match self.replay.read(token.bytes()) {
            Ok(m) => {
                self.strayed = false;
                if let Some(referee) = &mut self.referee {
                    referee.play(m);
                }
                self.observe();
                Flow::Read
            }
            Err(why) => self.refuse(token.bytes(), why),
        }
    }

    fn null_move(&mut self, token: Token<'_>) -> Flow {
        self.san(token)
    }

    fn comment(&mut self, comment: Comment<'_>) {
        if self.stage == Stage::Moves
            && let Some(clock) = notes::clock(comment.bytes)
        {
            if let Some(referee) = &mut self.referee {
                referee.note(clock.shows_ms);
            }
            self.note_clock(clock);
        }
    }

    fn stray(&mut self, _: Token<'_>) {
        self.strayed = true;
    }

    fn outcome(&mut self, outcome: Outcome, _: Token<'_>) {
        self.outcome = Some(outcome);
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        if self.stage == Stage::Tags {
            self.set_up();
        }
        if self.stage == Stage::Moves
            && let Some((text, why)) = self.replay.retract_lone()
        {
            self.refuse_earlier(&text, why);
        }
        self.weigh_results();
        self.conclude();
        ControlFlow::Continue(())
    }

    fn error(&mut self, error: PgnError, token: Token<'_>) {
        self.read_flaw(error.flaw, token.bytes());
    }
}
