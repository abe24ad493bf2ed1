//! The code of a private table, and invitations to it.

use hyper::Method;
use jadoube_protocol::{
    Enter, ErrorCode,
    rest::rooms::{ComeByInvitation, InvitationGiven, Invited, NewInvitation},
};

use super::{
    client::Client,
    rest::{Ask, NotDone},
};

/// The page that an invitation leads to.
const PAGE: &str = "/invitacion#";
/// How many letters the secret of an invitation has; the code of a table has far fewer.
const LETTERS: usize = 43;

/// Whether a code is an invitation, alone or as a whole link.
pub(super) fn is_one(code: &str) -> bool {
    let token = token_of(code);
    token.len() == LETTERS && token.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

fn token_of(code: &str) -> &str {
    code.rsplit_once('#')
        .map_or(code, |(_, token)| token)
        .trim()
}

impl Client<'_> {
    /// Tells the code of the table.
    pub(super) fn code(&mut self) {
        let Some(seen) = &self.table else {
            return self.voice.say("play-no-table");
        };
        match &seen.state.code {
            Some(code) => {
                let values = [("code", code.as_str().into())];
                self.voice.say_of("play-private", &values);
            }
            None => self.voice.say("play-no-code"),
        }
    }

    /// Makes an invitation to the table, for one person and a day unless it is said.
    pub(super) async fn invite(&mut self, rest: &str) {
        let Some(seen) = &self.table else {
            return self.voice.say("play-no-table");
        };
        let mut new = NewInvitation::default();
        if !rest.is_empty() {
            let Ok(uses) = rest.parse() else {
                return self.voice.say("play-invite-how-many");
            };
            new.uses = uses;
        }
        let (path, table) = (
            format!("/api/tables/{}/invitations", seen.id()),
            seen.id().to_owned(),
        );
        let given: Result<InvitationGiven, NotDone> = self.ask(&path, &new).await;
        match given {
            Ok(given) => {
                let url = self.wire.address().shown();
                let link = format!("{url}{PAGE}{}", given.token);
                let values = [
                    ("link", link.into()),
                    ("token", given.token.as_str().into()),
                    ("count", new.uses.into()),
                    ("url", url.into()),
                    ("table", table.into()),
                ];
                self.voice.say_of("play-invitation", &values);
            }
            Err(why) => self.not_done(&why),
        }
    }

    /// Goes wherever an invitation leads.
    pub(super) async fn come_by(&mut self, code: &str) {
        match self.invited(code).await {
            Some(Invited {
                table: Some(table),
                code,
                ..
            }) => self.watch(table, code).await,
            Some(invited) => self.go_to_room(invited.room, None).await,
            None => self.astray().await,
        }
    }

    /// The table that an invitation is to, and its code.
    pub(super) async fn code_by(&mut self, code: &str) -> Option<(String, Option<String>)> {
        let invited = self.invited(code).await?;
        Some((invited.table?, invited.code))
    }

    async fn invited(&mut self, code: &str) -> Option<Invited> {
        let token = token_of(code).to_owned();
        // Halls of before take the token in the address alone, those of now never there.
        let path = format!("/api/invitations/{token}");
        let invitation = ComeByInvitation { token };
        let mut invited = self.ask("/api/invitations", &invitation).await;
        if let Err(NotDone::Fault(fault)) = &invited
            && fault.code == ErrorCode::NotFound
        {
            let before = self.ask(&path, &serde_json::json!({})).await;
            invited = before.or(invited);
        }
        match invited {
            Ok(invited) => Some(invited),
            Err(why) => {
                self.not_done(&why);
                None
            }
        }
    }

    async fn ask<A: serde::de::DeserializeOwned>(
        &self,
        path: &str,
        body: &impl serde::Serialize,
    ) -> Result<A, NotDone> {
        let token = match &self.enter {
            Enter::Token(token) => Some(token.as_str()),
            Enter::Guest => None,
        };
        let ask = Ask {
            method: Method::POST,
            path,
            token,
            body,
        };
        ask.of(self.wire.address()).await
    }

    fn not_done(&mut self, why: &NotDone) {
        let said = why.said(self.voice.speech());
        self.voice.line(&said);
    }
}

#[cfg(test)]
mod tests {
    use super::is_one;

    #[test]
    fn an_invitation_is_told_from_the_code_of_a_table() {
        let token = "a1B2".repeat(10) + "xyz";
        assert!(is_one(&token));
        assert!(is_one(&format!("http://sala.example/invitacion#{token}")));
        assert!(!is_one("K7Q2MP"));
    }
}
