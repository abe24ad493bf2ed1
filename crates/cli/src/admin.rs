//! `jadoube admin`: the people of a hall, looked after at its record.

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
    time::{SystemTime, UNIX_EPOCH},
};

use jadoube_hall::{NotMade, Tongues, make_person, secrets};
use jadoube_journal::{Audit, Journal, OneTimeLink, Person, PersonKind, Roles};
use jadoube_words::{Argument, Language};
use serde::Serialize;

use crate::{
    arguments::{Admin, AdminAct, Granted},
    backup, console,
    play::folded,
    serve::{Settings, Trouble},
    session::Session,
};

/// How long a link for a new password works.
const LASTS_MS: i64 = 86_400_000;
/// How many people are listed at the most.
const MOST: u32 = 100_000;
/// Every role, the key of its name, and the words that grant it, in either language.
const ALL: [(Roles, &str, &[&str]); 4] = [
    (
        Roles::ASSISTANT,
        "admin-role-assistant",
        &["assistant", "auxiliar", "asistente", "ayudante"],
    ),
    (
        Roles::ARBITER,
        "admin-role-arbiter",
        &["arbiter", "arbitro", "arbitra"],
    ),
    (
        Roles::ORGANIZER,
        "admin-role-organizer",
        &["organizer", "organiser", "organizador", "organizadora"],
    ),
    (
        Roles::ADMINISTRATOR,
        "admin-role-administrator",
        &["administrator", "administrador", "administradora", "admin"],
    ),
];

/// Somebody, as they are listed.
#[derive(Serialize)]
struct Listed {
    name: String,
    roles: Vec<&'static str>,
    disabled: bool,
}

/// A link that works once.
#[derive(Serialize)]
struct Link {
    name: String,
    path: String,
    expires_ms: i64,
}

/// Why nothing was done.
enum No {
    Trouble(Trouble),
    Said(&'static str, Vec<(&'static str, Argument)>),
    NotMade(jadoube_hall::Fault),
    Io(io::Error),
}

impl From<Trouble> for No {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl From<jadoube_journal::Error> for No {
    fn from(error: jadoube_journal::Error) -> Self {
        Self::Trouble(error.into())
    }
}

impl From<NotMade> for No {
    fn from(why: NotMade) -> Self {
        match why {
            NotMade::Unfit(fault) => Self::NotMade(fault),
            NotMade::Record(error) => error.into(),
        }
    }
}

impl From<io::Error> for No {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Looks after the people of a hall; the hall may be open meanwhile.
pub(crate) fn run(session: &Session, asked: &Admin) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    match runtime.block_on(act(session, asked)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(No::Trouble(trouble)) => Ok(session.refuse(&trouble.said(&session.speech))),
        Err(No::Said(key, values)) => Ok(session.refuse(&session.speech.say_of(key, &values))),
        Err(No::NotMade(fault)) => {
            let say = fault.told(&Tongues::new()).say;
            let said = match session.speech.language() {
                Language::Spanish => say.es,
                Language::English => say.en,
            };
            Ok(session.refuse(&said))
        }
        Err(No::Io(error)) => Err(error),
    }
}

async fn act(session: &Session, asked: &Admin) -> Result<(), No> {
    let settings = Settings::of_place(&asked.place)?;
    let journal = match asked.what {
        // The first person may be there before the hall was ever open.
        AdminAct::Create(_) => {
            settings.make_folder()?;
            Journal::open(&settings.database_url()).await?
        }
        AdminAct::Grant(_) | AdminAct::Revoke(_) | AdminAct::Reset(_) | AdminAct::List => {
            backup::open(&settings).await?
        }
    };
    let done = match &asked.what {
        AdminAct::Create(named) => create(session, &journal, &named.name).await,
        AdminAct::Grant(granted) => {
            let add = |has: Roles, roles: Roles| has.with(roles);
            set_roles(session, &journal, granted, add).await
        }
        AdminAct::Revoke(granted) => {
            let take = |has: Roles, roles: Roles| has.without(roles);
            set_roles(session, &journal, granted, take).await
        }
        AdminAct::Reset(named) => reset(session, &journal, &named.name).await,
        AdminAct::List => list(session, &journal).await,
    };
    journal.close().await;
    done
}

async fn create(session: &Session, journal: &Journal, name: &str) -> Result<(), No> {
    let password = ask_password(session)?;
    let person = make_person(journal, name, &password, now_ms()).await?;
    note(journal, "person_created", &person, Roles::NONE).await?;
    tell(session, "admin-created", &person)
}

async fn set_roles(
    session: &Session,
    journal: &Journal,
    granted: &Granted,
    change: impl Fn(Roles, Roles) -> Roles,
) -> Result<(), No> {
    let mut roles = Roles::NONE;
    for word in &granted.role {
        let small = folded(word);
        let known = ALL
            .iter()
            .find(|(.., words)| words.contains(&small.as_str()));
        let Some((role, ..)) = known else {
            let all = names_of(session, ALL.iter().map(|(role, ..)| *role)).into();
            let values = vec![("role", word.as_str().into()), ("roles", all)];
            return Err(No::Said("admin-no-role", values));
        };
        roles = roles.with(*role);
    }
    let mut person = named(journal, &granted.name).await?;
    let (before, after) = (person.roles, change(person.roles, roles));
    let is_administrator = |roles: Roles| roles.has(Roles::ADMINISTRATOR);
    if is_administrator(before) && !is_administrator(after) {
        let all = journal.people().with_any_role(Roles::ADMINISTRATOR).await?;
        if all.iter().all(|other| other.id == person.id) {
            let name = person.name.as_str().into();
            return Err(No::Said("admin-last", vec![("name", name)]));
        }
    }
    journal.people().set_roles(person.id, after).await?;
    person.roles = after;
    note(journal, "roles_set", &person, before).await?;
    tell(session, "admin-roles", &person)
}

async fn reset(session: &Session, journal: &Journal, name: &str) -> Result<(), No> {
    let person = named(journal, name).await?;
    let token = secrets::secret();
    let expires_ms = now_ms() + LASTS_MS;
    let link = OneTimeLink {
        kind: "password".to_owned(),
        token: secrets::stored(&token),
        person: Some(person.id),
        payload: "{}".to_owned(),
        expires_ms,
    };
    journal.people().create_one_time(link).await?;
    note(journal, "password_link", &person, person.roles).await?;
    let link = Link {
        name: person.name,
        // What stands behind the mark, browsers tell no server.
        path: format!("/password#{token}"),
        expires_ms,
    };
    if session.json {
        return Ok(session.print_json(&link)?);
    }
    let values = [
        ("name", link.name.as_str().into()),
        ("path", link.path.as_str().into()),
    ];
    Ok(console::print(
        session.speech.say_of("admin-reset", &values) + "\n",
    )?)
}

async fn list(session: &Session, journal: &Journal) -> Result<(), No> {
    let people = journal.people().search("", MOST).await?;
    for person in people {
        if person.kind == PersonKind::Registered {
            tell(session, "admin-listed", &person)?;
        }
    }
    Ok(())
}

fn tell(session: &Session, key: &str, person: &Person) -> Result<(), No> {
    let listed = Listed {
        name: person.name.clone(),
        roles: person.roles.codes(),
        disabled: person.disabled,
    };
    if session.json {
        return Ok(session.print_json(&listed)?);
    }
    let has = ALL.iter().map(|(role, ..)| *role);
    let roles = match listed.roles.as_slice() {
        [] => session.speech.say("admin-no-roles"),
        _ => names_of(session, has.filter(|role| person.roles.has(*role))),
    };
    let values = [
        ("name", listed.name.as_str().into()),
        ("roles", roles.into()),
    ];
    let text = session.speech.say_of(key, &values);
    Ok(console::print(console::harmless(&text) + "\n")?)
}

/// Roles by their names in the reader's language.
fn names_of(session: &Session, roles: impl Iterator<Item = Roles>) -> String {
    let names: Vec<String> = roles
        .filter_map(|role| ALL.iter().find(|(known, ..)| *known == role))
        .map(|(_, key, _)| session.speech.say(key))
        .collect();
    names.join(", ")
}

async fn named(journal: &Journal, name: &str) -> Result<Person, No> {
    let found = journal.people().by_name(name).await?;
    let found = found.filter(|person| person.kind == PersonKind::Registered);
    found.ok_or_else(|| No::Said("admin-nobody", vec![("name", name.into())]))
}

async fn note(journal: &Journal, what: &str, person: &Person, from: Roles) -> Result<(), No> {
    let details = serde_json::json!({
        "person": person.id.0,
        "from": from.codes(),
        "to": person.roles.codes(),
    });
    let audit = Audit {
        at_ms: now_ms(),
        person: None,
        what: what.to_owned(),
        why: "jadoube admin".to_owned(),
        payload: details.to_string(),
    };
    journal.meta().audit(audit).await?;
    Ok(())
}

/// A password: twice and unseen on a terminal, else the first line of the input.
fn ask_password(session: &Session) -> Result<String, No> {
    let password = if io::stdin().is_terminal() {
        let ask = |key| rpassword::prompt_password(format!("{}: ", session.speech.say(key)));
        let first = ask("admin-password")?;
        if first != ask("admin-password-again")? {
            return Err(No::Said("admin-passwords-differ", Vec::new()));
        }
        first
    } else {
        let mut line = String::new();
        io::stdin().read_line(&mut line)?;
        line.trim_end_matches(['\r', '\n']).to_owned()
    };
    Ok(password)
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}
