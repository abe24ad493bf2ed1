//! What a client knows, and what it makes of what the hall says.

use std::process::ExitCode;

use jadoube_laws::Color;
use jadoube_protocol::{
    Access, ClientMessage, Enter, ErrorCode, Fault, Link, Me, Role, RoomInfo, RoomState,
    ServerMessage, TableAct, TableSettings, TableState, Update, Welcome,
};
use jadoube_record::{Color as Side, PersonKind, TableEvent};

use super::{
    invitations,
    pending::{Pending, Sent},
    rooms::Asked,
    seen::{Fit, Seen},
    voice::{Voice, named},
    wire::{Heard, Wire},
};

/// A client of a hall.
pub(super) struct Client<'s> {
    pub(super) voice: Voice<'s>,
    pub(super) wire: Wire,
    pub(super) pending: Pending,
    pub(super) table: Option<Seen>,
    pub(super) rooms: Vec<RoomInfo>,
    pub(super) room: Option<RoomState>,
    /// What ends the program.
    pub(super) end: Option<ExitCode>,
    /// What is done once it is confirmed by a yes.
    pub(super) unsure: Option<TableAct>,
    /// Whose act the line at hand is, where two play at one screen and it says so.
    pub(super) side: Option<Color>,
    /// Whether whoever plays is a guest.
    pub(super) is_guest: bool,
    pub(super) enter: Enter,
    pub(super) goal: Goal,
    pub(super) awaits: Awaits,
    me: Option<Me>,
    links: [Option<bool>; 2],
    is_told_lost: bool,
    // Whether what was asked for on the command line could not be done.
    is_astray: bool,
}

/// Where whoever plays wants to be.
#[derive(Default)]
pub(super) struct Goal {
    /// At this table, with its code where it has one.
    pub(super) table: Option<(String, Option<String>)>,
    /// In this room, with the code of a card where it asks for one.
    pub(super) room: Option<(String, Option<String>)>,
    /// Wherever this invitation leads.
    pub(super) invitation: Option<String>,
    /// At a new table like this.
    pub(super) new: Option<TableSettings>,
    /// Seated as soon as the table is seen, on this side or on any.
    pub(super) seat: Option<Option<Color>>,
}

/// What the hall still has to answer.
#[derive(Default)]
pub(super) struct Awaits {
    /// The table that is gone to.
    pub(super) table: bool,
    /// The table to stay at if that one cannot be seen.
    former: Option<(String, Option<String>)>,
    /// A room.
    pub(super) room: Option<Asked>,
    /// A table to be opened, by the name of what was said.
    pub(super) opening: Option<String>,
    /// Where one goes first.
    setting_out: bool,
}

impl<'s> Client<'s> {
    /// A client that has not said anything yet.
    pub(super) fn new(
        voice: Voice<'s>,
        wire: Wire,
        pending: Pending,
        enter: Enter,
        goal: Goal,
    ) -> Self {
        Self {
            voice,
            wire,
            pending,
            table: None,
            rooms: Vec::new(),
            room: None,
            end: None,
            unsure: None,
            side: None,
            is_guest: true,
            enter,
            goal,
            awaits: Awaits::default(),
            me: None,
            links: [None; 2],
            is_told_lost: false,
            is_astray: false,
        }
    }

    /// Whether the hall has nothing left to answer.
    pub(super) fn is_settled(&self) -> bool {
        let awaits = &self.awaits;
        let is_answered = !awaits.table && awaits.room.is_none() && awaits.opening.is_none();
        self.me.is_some() && self.wire.is_open() && is_answered && self.pending.is_empty()
    }

    /// Whether whoever plays is an arbiter of the hall.
    pub(super) fn is_arbiter(&self) -> bool {
        let me = self.me.as_ref();
        me.is_some_and(|me| me.roles.contains(&Role::Arbiter))
    }

    /// What the program ends with once all is done.
    pub(super) fn outcome(&self) -> ExitCode {
        if self.is_astray {
            ExitCode::from(crate::BAD_INPUT)
        } else {
            ExitCode::SUCCESS
        }
    }

    /// Hears what comes over the wire.
    pub(super) async fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Opened => {
                let enter = ClientMessage::Enter(self.enter.clone());
                self.wire.say(&enter).await;
            }
            Heard::Lost(why) => self.lost(&why),
            Heard::Message(message) => {
                if self.voice.is_json() {
                    self.voice.json(&message);
                }
                self.voice.mute(self.voice.is_json());
                self.understand(*message).await;
                self.voice.mute(false);
            }
        }
    }

    fn lost(&mut self, why: &str) {
        if self.me.is_none() {
            let url = self.wire.address().shown();
            let values = [("url", url.into()), ("reason", why.into())];
            self.voice.say_of("play-unreached", &values);
            self.end = Some(ExitCode::from(crate::BAD_INPUT));
            return;
        }
        if self.awaits.opening.take().is_some() {
            self.voice.say("play-opening-unknown");
        }
        if !self.is_told_lost {
            self.is_told_lost = true;
            self.voice.say("play-lost");
        }
    }

    async fn understand(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => self.welcome(welcome).await,
            ServerMessage::Pong | ServerMessage::ChatHidden { .. } => {}
            ServerMessage::Rooms(rooms) => self.take_rooms(rooms),
            ServerMessage::Room(room) => self.enter_room(room).await,
            ServerMessage::Presence {
                room, came, went, ..
            } => {
                if let Some(here) = self.room.as_mut().filter(|here| here.info.id == room) {
                    here.people.retain(|person| !went.contains(&person.id));
                    here.people.extend(came);
                }
            }
            ServerMessage::TableChanged(info) => self.table_changed(info),
            ServerMessage::TableGone { table, .. } => {
                if let Some(room) = &mut self.room {
                    room.tables.retain(|known| known.id != table);
                }
            }
            ServerMessage::Chat(line) => self.said(&line),
            ServerMessage::TableOpened { table, code, .. } => {
                self.awaits.opening = None;
                self.voice
                    .say_of("play-opened", &[("table", table.as_str().into())]);
                self.watch(table, code).await;
            }
            ServerMessage::Table(state) => self.see(*state).await,
            ServerMessage::Update(update) => self.update(&update).await,
            ServerMessage::Link(link) => self.link(&link),
            ServerMessage::Ack(ack) => {
                if let Some((_, Sent::Again)) = self.pending.done(&ack.id) {
                    self.voice.say("play-confirmed");
                }
            }
            ServerMessage::Refused { id, say, .. } => {
                self.pending.done(&id);
                self.voice.both(&say);
            }
            ServerMessage::Error { id, fault } => self.fault(id.as_deref(), &fault).await,
            ServerMessage::Closing => self.voice.say("play-closing"),
            // The desk of an arbiter is not asked for here.
            ServerMessage::Desk(_) | ServerMessage::DeskChanged(_) => {}
        }
    }

    async fn welcome(&mut self, welcome: Welcome) {
        self.wire.is_good();
        let person = &welcome.you.person;
        self.is_guest = person.kind == PersonKind::Guest;
        let is_first = self.me.is_none();
        if is_first {
            let name = named(person);
            self.voice.say_of("play-welcome", &[("name", name.into())]);
        } else {
            self.is_told_lost = false;
            self.voice.say("play-back");
        }
        self.me = Some(welcome.you);
        if let Some(token) = welcome.token {
            self.voice
                .say_of("play-token", &[("token", token.as_str().into())]);
            self.enter = Enter::Token(token);
        }
        if is_first {
            self.set_out(&welcome.playing).await;
        } else {
            self.come_back().await;
        }
    }

    /// Goes where whoever plays wants to be; to the game that is on, if nothing was said.
    async fn set_out(&mut self, playing: &[String]) {
        let goal = &self.goal;
        self.awaits.setting_out =
            goal.table.is_some() || goal.invitation.is_some() || goal.new.is_some();
        if let Some((table, code)) = self.goal.table.take() {
            return self.watch(table, code).await;
        }
        if let Some(token) = self.goal.invitation.take() {
            return self.come_by(&token).await;
        }
        if let ([table], None) = (playing, &self.goal.new) {
            return self.watch(table.clone(), None).await;
        }
        for table in playing {
            self.voice
                .say_of("play-playing", &[("table", table.as_str().into())]);
        }
        self.go_to_room(self.first_room().to_owned(), None).await;
        if let Some(settings) = self.goal.new.take() {
            self.open(settings).await;
        }
    }

    /// Takes up again what was going on before the connection was lost.
    async fn come_back(&mut self) {
        let asked = self.awaits.room.as_ref().map(Asked::again);
        for (room, code) in self.goal.room.clone().into_iter().chain(asked) {
            let message = ClientMessage::EnterRoom { room, code };
            self.wire.say(&message).await;
        }
        if let Some((table, code)) = self.goal.table.clone() {
            let known = self.table.as_ref().filter(|seen| seen.id() == table);
            let since = known.map(|seen| seen.state.v);
            let message = ClientMessage::Watch { table, since, code };
            self.wire.say(&message).await;
        }
        let unconfirmed = self.pending.again();
        if !unconfirmed.is_empty() {
            self.voice
                .say_of("play-again", &[("count", unconfirmed.len().into())]);
        }
        for what in unconfirmed {
            self.wire.say(&ClientMessage::Do(what)).await;
        }
    }

    /// Watches a table from now on, in place of the one watched so far.
    pub(super) async fn watch(&mut self, table: String, code: Option<String>) {
        let code = match code {
            Some(text) if invitations::is_one(&text) => match self.code_by(&text).await {
                Some((invited, code)) if invited == table => code,
                Some(_) | None => return self.astray().await,
            },
            code => code,
        };
        self.links = [None; 2];
        let going = (table.clone(), code.clone());
        let former = self.goal.table.replace(going);
        if !self.awaits.table {
            self.awaits.former = former;
        }
        self.awaits.table = true;
        let since = None;
        let message = ClientMessage::Watch { table, since, code };
        self.wire.say(&message).await;
    }

    /// Takes a seat as soon as the table named is seen.
    pub(super) async fn watch_and_sit(&mut self, table: String, code: Option<String>) {
        self.goal.seat = Some(None);
        self.watch(table, code).await;
    }

    /// Does something at the table; it counts once, however often it must be said.
    pub(super) async fn act(&mut self, what: TableAct) {
        if self.awaits.table {
            return self.voice.say("play-waiting");
        }
        let Some(seen) = &self.table else {
            return self.voice.say("play-no-table");
        };
        let what = self.pending.add(seen.id(), Some(seen.now().ply), what);
        if !self.wire.say(&ClientMessage::Do(what)).await {
            self.voice.say("play-will-be-said");
        }
    }

    fn said(&mut self, line: &jadoube_protocol::ChatLine) {
        if let Some(text) = &line.text {
            self.voice.say_of(
                "play-said",
                &[
                    ("name", line.from.name.as_str().into()),
                    ("text", text.as_str().into()),
                ],
            );
        }
    }

    async fn see(&mut self, mut state: TableState) {
        let Some((table, code)) = &self.goal.table else {
            return;
        };
        if *table != state.info.id {
            return;
        }
        // Whoever came by the code has it, though the hall tells it to the players alone.
        if state.code.is_none() && state.info.settings.access == Access::Private {
            state.code.clone_from(code);
        }
        (self.awaits.setting_out, self.is_astray) = (false, false);
        let is_first = std::mem::take(&mut self.awaits.table);
        let seen = Seen::new(state);
        let before = self.table.as_ref();
        let is_new = is_first || before.is_none_or(|before| before.id() != seen.id());
        if is_new {
            self.voice.table(&seen);
        } else {
            // Seats were taken, or more was missed than the hall keeps at hand.
            if before.is_some_and(|before| before.seat() != seen.seat()) {
                self.voice.own_seat(&seen);
            }
            if before.is_some_and(|before| {
                (before.now().stage, before.now().ply) != (seen.now().stage, seen.now().ply)
            }) {
                self.voice.standing(&seen);
            }
        }
        let now_at = seen.id().to_owned();
        let before = self.table.replace(seen);
        if let Some(before) = before.filter(|before| before.id() != now_at) {
            let table = before.id().to_owned();
            self.wire.say(&ClientMessage::Unwatch { table }).await;
        }
        if is_new {
            self.tell_arbiters();
            self.follow_table().await;
        }
        if let Some(side) = self.goal.seat.take() {
            let side = side.as_ref().map(Side::from);
            self.act(TableAct::Sit(side)).await;
        }
    }

    async fn update(&mut self, update: &Update) {
        let Some(seen) = self.table.as_mut().filter(|seen| seen.id() == update.table) else {
            return;
        };
        self.awaits.table = false;
        match seen.fit(update) {
            Fit::Known => return,
            Fit::Gap => return self.ask_again().await,
            Fit::Next => {}
        }
        let before = seen.now().clone();
        seen.take(update);
        self.voice.update(seen, &before, update);
        if !seen.is_whole() {
            return self.ask_again().await;
        }
        for shown in &update.entries {
            if let TableEvent::Rematch(table) = &shown.entry.what
                && self
                    .table
                    .as_ref()
                    .is_some_and(|seen| seen.seat().is_some())
            {
                return self.watch(table.clone(), None).await;
            }
        }
    }

    /// Asks for the whole table: something is missing between what is known and what came.
    async fn ask_again(&mut self) {
        if let Some((table, code)) = self.goal.table.clone() {
            let since = None;
            let message = ClientMessage::Watch { table, since, code };
            self.wire.say(&message).await;
        }
    }

    fn link(&mut self, link: &Link) {
        let Some(seen) = self.table.as_ref().filter(|seen| seen.id() == link.table) else {
            return;
        };
        let color = Color::from(&link.color);
        let before = self.links[color as usize].replace(link.connected);
        let is_own = seen.seat() == Some(color);
        if is_own || seen.is_over() || before == Some(link.connected) {
            return;
        }
        // That somebody is there is no news when one comes oneself.
        if before.is_some() || !link.connected {
            self.voice.link(link);
        }
    }

    /// What was asked for first cannot be had: one is in the hall all the same.
    pub(super) async fn astray(&mut self) {
        if std::mem::take(&mut self.awaits.setting_out) {
            self.is_astray = true;
        }
        if self.goal.room.is_none() && self.awaits.room.is_none() && self.table.is_none() {
            self.go_to_room(self.first_room().to_owned(), None).await;
        }
    }

    async fn fault(&mut self, id: Option<&str>, fault: &Fault) {
        let about_room = |asked: &mut Asked| fault.about.as_ref() == Some(&asked.room);
        let mut goes_on = false;
        match id {
            Some(id) if self.awaits.opening.as_deref() == Some(id) => {
                self.awaits.opening = None;
                self.is_astray |= std::mem::take(&mut self.awaits.setting_out);
            }
            Some(id) => {
                self.pending.done(id);
            }
            None if !self.awaits.table || self.awaits.room.as_mut().is_some_and(about_room) => {
                let asked = self.awaits.room.take();
                if asked.is_some_and(|asked| !asked.is_told()) {
                    return;
                }
                self.awaits.setting_out &= self.goal.new.is_some();
            }
            None => {
                self.awaits.table = false;
                self.goal.table = self.awaits.former.take();
                self.goal.seat = None;
                goes_on = true;
            }
        }
        self.voice.fault(fault);
        let is_shut_out = matches!(
            fault.code,
            ErrorCode::BadToken | ErrorCode::Forbidden | ErrorCode::TooMany
        );
        if self.me.is_none() && is_shut_out {
            self.end = Some(ExitCode::from(crate::BAD_INPUT));
        } else if goes_on {
            self.astray().await;
        }
    }
}
