//! What a typed line does.

use jadoube_arbiter::Score;
use jadoube_laws::{Claim, Color, Uci};
use jadoube_protocol::{ClientMessage, Place, TableAct};
use jadoube_record::{AbsenceClaim, Act, Answer, CallReason, EntryText, Intended, Terms};
use jadoube_words::{Language, Words};

use super::{
    client::Client,
    moves,
    seen::Seen,
    settings,
    verb::{Meant, Verb, folded, looks_like_move, meant},
    voice::Voice,
};

/// How many half-moves without a capture or a pawn's move let one claim a draw.
const FIFTY: u32 = 100;

impl Client<'_> {
    /// Does what a line says.
    pub(super) async fn run(&mut self, line: &str) {
        let line = line.trim();
        if let Some(act) = self.unsure.take() {
            let is_yes = ["s", "si", "y", "yes"].contains(&folded(line).as_str());
            if is_yes {
                return self.act(act).await;
            }
            self.voice.say("play-not-done");
            if ["n", "no", ""].contains(&folded(line).as_str()) {
                return;
            }
        }
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        if word.is_empty() {
            return;
        }
        if looks_like_move(word) {
            self.play(word).await;
            // Over the board a move and the press may stand in one line.
            if !rest.is_empty() {
                Box::pin(self.run(rest)).await;
            }
            return;
        }
        if self.arbitrate(line).await || self.for_side(word, rest).await {
            return;
        }
        match meant(word) {
            Meant::One(verb) => self.command(verb, rest).await,
            Meant::Several(names) => {
                let names = names.join(", ");
                let values = [("word", word.into()), ("names", names.into())];
                self.voice.say_of("play-ambiguous", &values);
            }
            Meant::Nothing => {
                self.voice.say_of("play-unknown", &[("word", word.into())]);
                if self
                    .table
                    .as_ref()
                    .is_some_and(|seen| seen.state.as_arbiter)
                {
                    self.voice.say("play-desk-help");
                }
            }
        }
    }

    /// Where two play at one screen a line may say first whose act it is; whether it does.
    async fn for_side(&mut self, word: &str, rest: &str) -> bool {
        let color = match folded(word).as_str() {
            "blancas" | "white" => Color::White,
            "negras" | "black" => Color::Black,
            _ => return false,
        };
        if rest.is_empty() || !self.table.as_ref().is_some_and(Seen::is_shared) {
            return false;
        }
        self.side = Some(color);
        Box::pin(self.run(rest)).await;
        self.side = None;
        true
    }

    async fn command(&mut self, verb: Verb, rest: &str) {
        match verb {
            Verb::Touch => self.hands(moves::touched(rest)).await,
            Verb::Release => self.hands(moves::released(rest)).await,
            Verb::Press => self.player(moves::pressed()).await,
            Verb::Adjust => self.player(Act::SayAdjust).await,
            Verb::Remove => self.hands(moves::removed(rest)).await,
            Verb::Place => {
                let act = moves::placed(self.voice.letters(), rest);
                self.hands(act).await;
            }
            Verb::Stop => self.player(moves::stopped(rest)).await,
            Verb::Restart => self.player(Act::RestartOpponent).await,
            Verb::Offer => self.player(Act::Offer(Terms::Plain)).await,
            Verb::Accept => self.accept().await,
            Verb::Decline => self.decline().await,
            Verb::Withdraw => self.withdraw().await,
            Verb::Resign => self.resign(rest).await,
            Verb::Claim => self.claim(rest).await,
            Verb::Flag => self.player(Act::ClaimFlag).await,
            Verb::Call => self.call(CallReason::Board, rest).await,
            Verb::Permission => self.call(CallReason::Leave, rest).await,
            Verb::Explanation => self.call(CallReason::Explanation, rest).await,
            Verb::Appeal => self.call(CallReason::Appeal(None), rest).await,
            Verb::Sign => self.sign(rest).await,
            Verb::Write => {
                let entry = EntryText::Move(rest.into());
                self.player(Act::Write(entry)).await;
            }
            Verb::Agree => self.player(Act::AgreeCorrection).await,
            Verb::Answer => self.answer(rest).await,
            Verb::Takeback => self.act(TableAct::Takeback).await,
            Verb::Rematch => self.act(TableAct::Rematch).await,
            Verb::Abort => self.act(TableAct::Abort).await,
            Verb::Clock => self.show(|voice, seen| voice.clocks(seen)),
            Verb::Board => self.show(|voice, seen| voice.board(seen, rest)),
            Verb::Fen => self.show(|voice, seen| voice.fen(seen)),
            Verb::Moves => self.show(|voice, seen| voice.moves(seen)),
            Verb::Turn => self.show(|voice, seen| voice.standing(seen)),
            Verb::Square => self.show(|voice, seen| match moves::square(rest) {
                Some(square) => voice.square(seen, square),
                None => voice.say("play-squares-needed"),
            }),
            Verb::Code => self.code(),
            Verb::Invite => self.invite(rest).await,
            Verb::Say => self.chat(rest).await,
            Verb::Rooms => self.voice.rooms(&self.rooms),
            Verb::Room => self.room(rest).await,
            Verb::People | Verb::Tables => match &self.room {
                Some(room) if verb == Verb::People => self.voice.people(room),
                Some(room) => self.voice.tables(room),
                None => self.voice.say("play-no-room"),
            },
            Verb::Table if rest.is_empty() => {
                self.show(|voice, seen| voice.table(seen));
                self.tell_arbiters();
            }
            Verb::Table => {
                let (table, code) = table_and_code(rest);
                self.watch(table, code).await;
            }
            Verb::Sit => self.sit(rest).await,
            Verb::Stand => self.act(TableAct::Leave).await,
            Verb::New => self.new_table(rest).await,
            Verb::Wait => self.voice.say("play-waiting"),
            Verb::Help => self.voice.say("play-help"),
            Verb::Quit => self.end = Some(self.outcome()),
        }
    }

    async fn room(&mut self, rest: &str) {
        match rest.split_once(' ') {
            Some((room, code)) => {
                let code = Some(code.trim().to_owned());
                self.go_to_room(room.to_owned(), code).await;
            }
            None => self.go_to_room(rest.to_owned(), None).await,
        }
    }

    async fn new_table(&mut self, rest: &str) {
        match settings::read(rest) {
            Ok(settings) => self.open(settings).await,
            Err(wrong) => {
                let said = wrong.said(self.voice.speech());
                self.voice.line(&said);
            }
        }
    }

    /// Does something as a player of the game.
    pub(super) async fn player(&mut self, act: Act) {
        let what = self.of_player(act);
        self.act(what).await;
    }

    /// An act of the game: of the own side, or at one screen of the side that is said, else of
    /// whom it must be, else of the player on move.
    fn of_player(&self, act: Act) -> TableAct {
        let Some(seen) = self.table.as_ref().filter(|seen| seen.is_shared()) else {
            return TableAct::Act(act);
        };
        let by = seen.now().offer.as_ref().map(Color::from);
        let claimant = seen.now().claim.as_ref().map(Color::from);
        let whose = if matches!(act, Act::Accept | Act::Decline) {
            by.map(|by| !by)
        } else if act == Act::WithdrawOffer {
            by
        } else {
            claimant.filter(|_| act == Act::WithdrawClaim)
        };
        let side = self.side.or(whose).unwrap_or_else(|| seen.turn());
        TableAct::ActFor((&side).into(), act)
    }

    /// A typed move: sent as a move online, as what the hands do over the board.
    async fn play(&mut self, text: &str) {
        let Some(seen) = &self.table else {
            return self.voice.say("play-no-table");
        };
        let Some(seat) = seen.seat() else {
            return self.voice.say("play-own-none");
        };
        if seen.is_over_the_board() {
            let color = match seen.is_shared() {
                true => self.side.unwrap_or_else(|| seen.turn()),
                false => seat,
            };
            match moves::by_hand(seen, color, self.voice.letters(), text) {
                Some(acts) => {
                    for act in acts {
                        self.player(act).await;
                    }
                }
                None => self.voice.say("play-by-hand"),
            }
            return;
        }
        let is_other = self.side.is_some_and(|side| side != seen.turn());
        if is_other || !seen.is_own_turn() {
            self.voice.say("play-not-now");
            return self.voice.stage(seen);
        }
        match self.read(text) {
            Ok((_, act)) => self.player(act).await,
            Err(why) => self.voice.line(&why),
        }
    }

    /// Reads a move in the position that stands.
    fn read(&self, text: &str) -> Result<(Uci, Act), String> {
        let speech = self.voice.speech();
        let seen = self.table.as_ref();
        let seen = seen.ok_or_else(|| speech.say("play-no-table"))?;
        let position = seen.position();
        let position = position.ok_or_else(|| speech.say("play-no-position"))?;
        let letters = self.voice.letters();
        let m = moves::read(speech, seen.edition(), &position, letters, text)?;
        Ok((Uci::of(m, seen.castling()), moves::played(seen, m)))
    }

    async fn hands(&mut self, act: Option<Act>) {
        match act {
            Some(act) => self.player(act).await,
            None => self.voice.say("play-squares-needed"),
        }
    }

    /// Agrees to whatever the opponent has proposed.
    async fn accept(&mut self) {
        match self.proposed() {
            Some(Proposed::Takeback) => self.act(TableAct::Takeback).await,
            Some(Proposed::Rematch) => self.act(TableAct::Rematch).await,
            Some(Proposed::Draw) | None => self.player(Act::Accept).await,
        }
    }

    async fn decline(&mut self) {
        match self.proposed() {
            Some(Proposed::Takeback) => self.act(TableAct::DeclineTakeback).await,
            Some(Proposed::Rematch) => self.voice.say("play-rematch-unanswered"),
            Some(Proposed::Draw) | None => self.player(Act::Decline).await,
        }
    }

    fn proposed(&self) -> Option<Proposed> {
        let seen = self.table.as_ref()?;
        let own = seen.seat().filter(|_| !seen.is_shared());
        let by_other = |by: &Option<jadoube_record::Color>| {
            by.as_ref().is_some_and(|by| Some(Color::from(by)) != own)
        };
        let now = seen.now();
        if by_other(&now.takeback) {
            Some(Proposed::Takeback)
        } else if by_other(&now.rematch) {
            Some(Proposed::Rematch)
        } else if by_other(&now.offer) {
            Some(Proposed::Draw)
        } else {
            None
        }
    }

    async fn withdraw(&mut self) {
        let own = self.table.as_ref().and_then(Seen::seat);
        let is_shared = self.table.as_ref().is_some_and(Seen::is_shared);
        let claim = self.table.as_ref().and_then(|seen| seen.now().claim);
        let is_claim = claim.is_some_and(|by| is_shared || Some(Color::from(&by)) == own);
        let act = if is_claim {
            Act::WithdrawClaim
        } else {
            Act::WithdrawOffer
        };
        self.player(act).await;
    }

    async fn resign(&mut self, rest: &str) {
        if self.table.as_ref().and_then(Seen::seat).is_none() {
            return self.voice.say("play-own-none");
        }
        if ["s", "si", "y", "yes"].contains(&folded(rest).as_str()) {
            return self.player(Act::Resign).await;
        }
        self.unsure = Some(self.of_player(Act::Resign));
        self.voice.say("play-sure");
    }

    async fn claim(&mut self, rest: &str) {
        let small = folded(rest);
        let mut words = small.split_whitespace();
        let act = match words.next().unwrap_or_default() {
            "tablas" | "draw" => return self.claim_draw(rest).await,
            "bandera" | "flag" | "tiempo" | "time" => Act::ClaimFlag,
            "ilegal" | "illegal" => Act::ClaimIllegalMove,
            "manos" | "hands" => Act::ClaimTwoHands,
            "tocada" | "touch" | "touched" => match words.next().and_then(moves::square) {
                Some(square) => Act::ClaimTouch((&square).into()),
                None => return self.voice.say("play-squares-needed"),
            },
            "ausencia" | "absence" => {
                let claim = match words.next() {
                    Some("tablas" | "draw") => AbsenceClaim::Draw,
                    Some(_) | None => AbsenceClaim::Win,
                };
                return self.act(TableAct::ClaimAbsence(claim)).await;
            }
            _ => return self.voice.say("play-claim-what"),
        };
        self.player(act).await;
    }

    /// Claims a draw of the position that stands, or of the one a move would bring about.
    async fn claim_draw(&mut self, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().skip(1).collect();
        let with = words
            .iter()
            .position(|word| ["con", "with"].contains(&folded(word).as_str()));
        let intended = with.and_then(|at| words.get(at + 1));
        let intended = match intended {
            None => Intended::None,
            Some(text) => match self.read(text) {
                Ok((uci, _)) => Intended::Written((&uci).into()),
                Err(why) => return self.voice.line(&why),
            },
        };
        let coming = u32::from(intended != Intended::None);
        let quiet = self.table.as_ref().and_then(Seen::quiet).unwrap_or(0);
        let claim = if words.contains(&"50") || quiet + coming >= FIFTY {
            Claim::FiftyMoves
        } else {
            Claim::Threefold
        };
        self.player(Act::ClaimDraw((&claim).into(), intended)).await;
    }

    async fn call(&mut self, why: CallReason, text: &str) {
        let text = text.to_owned();
        self.act(TableAct::Call { why, text }).await;
    }

    async fn sign(&mut self, rest: &str) {
        let outcome = self.table.as_ref().and_then(|seen| seen.now().outcome);
        let score = match rest.replace(['½', ' '], "1/2").as_str() {
            "1-0" => Some(Score::win(Color::White)),
            "0-1" => Some(Score::win(Color::Black)),
            "1/2-1/2" => Some(Score::DRAW),
            "0-0" => Some(Score::BOTH_LOSE),
            _ => outcome
                .and_then(|outcome| outcome.score)
                .map(|score| (&score).into()),
        };
        match score {
            Some(score) => self.player(Act::Sign((&score).into())).await,
            None => self.voice.say("play-sign-what"),
        }
    }

    /// Answers a question by its number and the beginning of an answer.
    async fn answer(&mut self, rest: &str) {
        let (id, text) = rest.split_once(' ').unwrap_or((rest, ""));
        let text = folded(text.trim());
        let Ok(id) = id.trim_start_matches('#').parse::<u32>() else {
            return self.voice.say("play-answer-what");
        };
        let open = self.table.as_ref().and_then(|seen| seen.options(id));
        let all: Vec<jadoube_record::Answer> = open.unwrap_or_default().to_vec();
        if all.is_empty() {
            return self.voice.say("play-answer-what");
        }
        match *meant_answers(&all, &text) {
            [answer] => self.answered(id, answer).await,
            [] | [_, ..] => self.voice.options(id, &all),
        }
    }

    fn show(&mut self, show: impl FnOnce(&mut Voice<'_>, &Seen)) {
        match &self.table {
            Some(seen) => show(&mut self.voice, seen),
            None => self.voice.say("play-no-table"),
        }
    }

    async fn chat(&mut self, text: &str) {
        let place = match (&self.table, &self.room) {
            (Some(seen), _) if seen.seat().is_some() => Place::Table(seen.id().to_owned()),
            (Some(seen), _) => Place::Spectators(seen.id().to_owned()),
            (None, Some(room)) => Place::Room(room.info.id.clone()),
            (None, None) => return self.voice.say("play-no-room"),
        };
        let text = text.to_owned();
        if !self.wire.say(&ClientMessage::Chat { place, text }).await {
            self.voice.say("play-no-connection");
        }
    }

    async fn sit(&mut self, rest: &str) {
        let side = match folded(rest).as_str() {
            "" => None,
            "blancas" | "white" => Some(jadoube_record::Color::White),
            "negras" | "black" => Some(jadoube_record::Color::Black),
            "arbitro" | "arbiter" => return self.act(TableAct::SitAsArbiter).await,
            _ => {
                let (table, code) = table_and_code(rest);
                return self.watch_and_sit(table, code).await;
            }
        };
        self.act(TableAct::Sit(side)).await;
    }
}

/// The answers that a text may mean, in either language: the one it says in full, or those that
/// it begins, or of which it begins a word.
fn meant_answers(all: &[Answer], text: &str) -> Vec<Answer> {
    let tongues = [Language::Spanish, Language::English].map(Words::new);
    let said = |answer: &Answer| {
        let answer = jadoube_arbiter::Answer::from(answer);
        [&tongues[0], &tongues[1]].map(|words| folded(&words.answer(&answer)))
    };
    let begins = |said: &String| {
        said.starts_with(text)
            || said
                .match_indices(' ')
                .any(|(at, _)| said[at + 1..].starts_with(text))
    };
    let those = |fits: &dyn Fn(&String) -> bool| -> Vec<Answer> {
        let each = all.iter().filter(|answer| said(answer).iter().any(fits));
        each.copied().collect()
    };
    if text.is_empty() {
        return Vec::new();
    }
    let exact = those(&|said| said == text);
    if exact.is_empty() {
        those(&begins)
    } else {
        exact
    }
}

/// What an opponent may have proposed.
#[derive(Clone, Copy)]
enum Proposed {
    Draw,
    Takeback,
    Rematch,
}

fn table_and_code(text: &str) -> (String, Option<String>) {
    match text.split_once(' ') {
        Some((table, code)) => (table.to_owned(), Some(code.trim().to_owned())),
        None => (text.to_owned(), None),
    }
}

#[cfg(test)]
mod tests {
    use jadoube_record::Answer;

    use super::meant_answers;

    #[test]
    fn an_answer_is_understood_in_two_languages_and_never_guessed() {
        let all = [Answer::Nothing, Answer::No, Answer::Warn, Answer::OwnTime];
        assert_eq!(meant_answers(&all, "warning"), [Answer::Warn]);
        assert_eq!(meant_answers(&all, "advert"), [Answer::Warn]);
        assert_eq!(meant_answers(&all, "no"), [Answer::No], "said in full");
        assert_eq!(meant_answers(&all, "n").len(), 2);
        assert_eq!(meant_answers(&all, ""), []);
        assert_eq!(meant_answers(&all, "2 min"), [Answer::OwnTime]);
    }
}
