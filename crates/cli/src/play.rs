//! `jadoube play`: a client of a playing hall for the terminal, line by line, for eyes and ears.

pub(crate) mod account;
mod acting;
mod address;
mod client;
mod desk;
mod invitations;
mod login;
mod moves;
mod pending;
mod rest;
mod rooms;
mod script;
mod seen;
mod settings;
mod show;
mod tell;
mod terms;
mod verb;
mod voice;
mod wire;

use std::{io, process::ExitCode, time::Duration};

use jadoube_protocol::Enter;

use crate::{arguments, session::Session};
use address::Address;
use client::{Client, Goal};
use pending::Pending;
use script::Script;
pub(crate) use verb::folded;
use voice::Voice;
use wire::Wire;

/// How often the end of the input is looked at again while something is unconfirmed.
const LOOKS_EVERY: Duration = Duration::from_millis(500);

/// Plays in a hall until the input ends.
pub(crate) fn run(session: &Session, asked: &arguments::Play) -> io::Result<ExitCode> {
    let Some(address) = Address::read(&asked.url) else {
        let values = [("url", asked.url.as_str().into())];
        return Ok(session.refuse(&session.speech.say_of("play-bad-url", &values)));
    };
    let new = asked.new.as_deref().map(settings::read).transpose();
    let new = match new {
        Ok(new) => new,
        Err(wrong) => return Ok(session.refuse(&wrong.said(&session.speech))),
    };
    let password = match &asked.name {
        Some(name) => Some((name.clone(), login::ask_password(session, "play-password")?)),
        None => None,
    };
    let goal = Goal {
        table: asked.table.clone().map(|table| (table, asked.code.clone())),
        invitation: asked.code.clone().filter(|_| asked.table.is_none()),
        new,
        ..Goal::default()
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let played = runtime.block_on(async {
        let enter = match (&asked.token, password) {
            (Some(token), _) => Enter::Token(token.clone()),
            (None, Some((name, password))) => {
                match login::log_in(&address, &name, &password).await {
                    Ok(token) => Enter::Token(token),
                    Err(why) => return Ok(session.refuse(&why.said(&session.speech))),
                }
            }
            (None, None) => Enter::Guest,
        };
        let voice = Voice::new(session, asked.notation);
        let pending = Pending::new()?;
        play(Client::new(voice, Wire::new(address), pending, enter, goal)).await
    });
    // The thread that reads the input may wait for it forever.
    runtime.shutdown_background();
    played
}

async fn play(mut client: Client<'_>) -> io::Result<ExitCode> {
    let mut script = Script::new();
    loop {
        while client.end.is_none()
            && let Some(line) = script.next(&client)
        {
            client.run(&line).await;
        }
        if let Some(error) = client.voice.failed() {
            return Err(error);
        }
        if script.is_done(&client) {
            client.end = Some(match client.pending.is_empty() {
                true => client.outcome(),
                false => ExitCode::FAILURE,
            });
        }
        if let Some(code) = client.end {
            client.wire.close().await;
            return Ok(code);
        }
        tokio::select! {
            heard = client.wire.next() => client.hear(heard).await,
            () = script.hear() => {}
            () = tokio::time::sleep(LOOKS_EVERY) => {}
        }
    }
}
