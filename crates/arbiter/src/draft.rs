//! What a fact leads to, while it is being worked out.

use alloc::{boxed::Box, vec::Vec};

use jadoube_laws::{Article, Breach, Class, Color, Edition, Rule, Supervision};

use crate::{
    Authority, Commentator, Event, Game, Happening, Millis, Obligation, Question, QuestionId,
    Reason, Refusal, Refused, Ruler, Ruling, RulingId, Score, SiteRule, Stage, Stake, Watch,
    articles::a12_arbiter,
};

/// The events that follow from one fact, and the game as they leave it.
///
/// The game is copied only when something must be asked of it after an event: an ordinary move
/// never needs that.
pub(crate) struct Draft<'a> {
    base: &'a Game,
    scratch: Option<Box<Game>>,
    // So many of the events are part of `scratch`.
    applied: usize,
    rulings: u32,
    questions: u32,
    pub(crate) at: Millis,
    pub(crate) by: Ruler,
    pub(crate) events: Vec<Event>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(game: &'a Game, at: Millis) -> Self {
        Self {
            base: game,
            scratch: None,
            applied: 0,
            rulings: game.rulings,
            questions: game.questions_asked,
            at,
            by: Ruler::Program,
            events: Vec::new(),
        }
    }

    /// The game with all events so far.
    pub(crate) fn game(&mut self) -> &Game {
        if self.events.is_empty() {
            return self.base;
        }
        let scratch = self
            .scratch
            .get_or_insert_with(|| Box::new(self.base.clone()));
        for event in self.events.get(self.applied..).unwrap_or(&[]) {
            scratch.apply(event);
        }
        self.applied = self.events.len();
        scratch
    }

    /// The game as it was before the fact.
    pub(crate) const fn before(&self) -> &'a Game {
        self.base
    }

    pub(crate) fn emit(&mut self, what: Happening) {
        let at = self.at;
        self.events.push(Event { at, what });
    }

    /// Rules, on some authority.
    pub(crate) fn rule(&mut self, ruling: Ruling, authority: Authority) {
        self.rulings += 1;
        let (id, by) = (RulingId(self.rulings), self.by);
        self.emit(Happening::Ruled {
            id,
            ruling,
            authority,
            by,
        });
    }

    /// Rules on what is for the arbiter alone. It takes no number, for nobody else sees it, and
    /// would miss one.
    ///
    /// Law: [12.7](jadoube_laws::law::A12_7).
    pub(crate) fn rule_apart(&mut self, ruling: Ruling, rule: Rule) {
        let (authority, by) = (self.cite(rule), self.by);
        self.emit(Happening::Ruled {
            id: RulingId::APART,
            ruling,
            authority,
            by,
        });
    }

    /// Rules by the Laws.
    pub(crate) fn law(&mut self, ruling: Ruling, rule: Rule) {
        let authority = self.cite(rule);
        self.rule(ruling, authority);
    }

    /// Ends the game.
    pub(crate) fn over(&mut self, score: Score, reason: Reason, authority: Authority) {
        self.stake(Stake::End(score, reason), authority);
    }

    /// Ends the game, or changes its time, if a text says so; what rests on an Article of which
    /// none was read is for the arbiter, and play waits if the game would end. Whether it is ruled.
    pub(crate) fn stake(&mut self, stake: Stake, authority: Authority) -> bool {
        if self.has_ended_so(stake) {
            return false;
        }
        let unread = authority.article().filter(|article| !article.is_read());
        let Some(article) = unread else {
            let ruling = stake.ruling(authority, self.by);
            self.rule(ruling, authority);
            a12_arbiter::settle_points(self, stake);
            return true;
        };
        let question = Question::Unverified(article, stake);
        let game = self.game();
        if game.questions.iter().any(|open| open.question == question) {
            return false;
        }
        if stake.ends() && game.stage == Stage::Playing {
            self.emit(Happening::ClocksStopped);
        }
        self.ask(question);
        false
    }

    /// Whether the game was over with this score before: it ended for the reason that it ended
    /// for, and not for one that is found later and changes nothing.
    pub(crate) fn has_ended_so(&self, stake: Stake) -> bool {
        match (stake, self.base.outcome()) {
            (Stake::End(score, _), Some(outcome)) => outcome.score == Some(score),
            (Stake::NewGame(_), Some(outcome)) => outcome.score.is_none(),
            (Stake::More(..) | Stake::Less(..), Some(_)) | (_, None) => false,
        }
    }

    /// Puts a question to the arbiter, or to the players if nobody is seated.
    pub(crate) fn ask(&mut self, question: Question) {
        self.questions += 1;
        let id = QuestionId(self.questions);
        self.emit(Happening::Asked(id, question));
    }

    /// What a rule rests on in the game's edition; what the edition does not state is left to
    /// the arbiter, by the Preface.
    pub(crate) fn cite(&self, rule: Rule) -> Authority {
        cite(self.base, rule)
    }

    /// What somebody says of a rule as it stands in 2023; in another edition the rule itself.
    pub(crate) fn comment(&self, who: Commentator, rule: Rule) -> Authority {
        match (self.edition(), self.cite(rule)) {
            (Edition::E2023, Authority::Law(article)) => Authority::Comment(who, article),
            (_, authority) => authority,
        }
    }

    pub(crate) fn edition(&self) -> Edition {
        self.base.regulations.edition
    }

    /// Whether the program itself sees what happens, and rules on it at once.
    pub(crate) fn sees_all(&self) -> bool {
        self.base.regulations.watch == Watch::Program
    }

    /// Changes what the player on move is obliged to: by a ruling where the program watches.
    pub(crate) fn oblige(&mut self, obligation: Option<Obligation>) {
        match obligation {
            Some(obligation) if self.sees_all() => {
                self.law(Ruling::Obliged(obligation), obligation.rule);
            }
            Some(_) | None => self.emit(Happening::Obliged(obligation)),
        }
    }
}

/// What a rule rests on in the game's edition.
pub(crate) fn cite(game: &Game, rule: Rule) -> Authority {
    let edition = game.regulations.edition;
    edition
        .article(rule)
        .or_else(|| edition.article(Rule::ArbitersDiscretion))
        .map_or(Authority::Site(SiteRule::Record), Authority::Law)
}

/// A refusal that rests on a rule of the Laws.
pub(crate) fn refuse<T>(game: &Game, reason: Refused, rule: Rule) -> Result<T, Refusal> {
    let authority = cite(game, rule);
    Err(Refusal { reason, authority })
}

/// A refusal that rests on how the record is kept.
pub(crate) fn refuse_record<T>(reason: Refused) -> Result<T, Refusal> {
    refuse_site(reason, SiteRule::Record)
}

/// A refusal that rests on a rule of the site.
pub(crate) fn refuse_site<T>(reason: Refused, rule: SiteRule) -> Result<T, Refusal> {
    let authority = Authority::Site(rule);
    Err(Refusal { reason, authority })
}

impl Game {
    /// Refuses while the round has not begun, or after the end.
    pub(crate) fn require_begun(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::NotStarted => refuse(self, Refused::NotStarted, Rule::ClockStart),
            Stage::Over(outcome) => Err(Refusal {
                reason: Refused::Over,
                authority: outcome.authority,
            }),
            Stage::Playing | Stage::Paused => Ok(()),
        }
    }

    /// Refuses unless play is on.
    pub(crate) fn require_playing(&self) -> Result<(), Refusal> {
        self.require_begun()?;
        match self.stage {
            Stage::Paused => refuse(self, Refused::Paused, Rule::Restart),
            Stage::Playing | Stage::NotStarted | Stage::Over(_) => Ok(()),
        }
    }

    /// How illegal moves are dealt with in this game, and where it is said.
    pub(crate) fn illegal_move_rules(&self) -> jadoube_laws::IllegalMoves {
        let regulations = &self.regulations;
        regulations
            .edition
            .illegal_moves(self.class(), regulations.supervision)
    }

    /// Where the edition makes this an illegal move.
    pub(crate) fn breach_article(&self, breach: Breach) -> Option<Article> {
        self.regulations.edition.breach(breach)
    }

    /// Whether the rules of the appendix stand in the place of the Competition Rules: in rapid and
    /// blitz not supervised enough, until 2005 in all of them.
    ///
    /// Law: [A.5](jadoube_laws::law::APP_A_5), [B.3](jadoube_laws::law::APP_B_3).
    pub(crate) fn is_unsupervised(&self) -> bool {
        let regulations = &self.regulations;
        let tells_apart = regulations.edition >= Edition::E2009;
        let supervised = regulations.supervision == Supervision::Adequate && tells_apart;
        self.class() != Class::Standard && !supervised
    }

    /// The player whose clock should run: who is on move, or who has made a move and not pressed.
    pub(crate) fn whose_time(&self) -> Color {
        let turn = self.turn();
        if let Some(it) = self.sealed() {
            return !it.sealer;
        }
        if self.unpressed[!turn] { !turn } else { turn }
    }
}
