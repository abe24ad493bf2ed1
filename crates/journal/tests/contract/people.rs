//! Names are one person's, secrets work once, and who leaves is forgotten.

use jadoube_journal::{
    Batch, Error, Journal, NewCard, NewMessage, NewSession, NewToken, OneTimeLink, PersonId,
    PersonKind, Registration, Roles, Sha256, Summary,
};

use crate::place::{Place, contract, game, id, open_room, room};

contract! {
    a_name_is_one_persons_in_any_case
    a_guest_becomes_registered_and_keeps_what_is_theirs
    roles_are_found
    search_goes_by_beginning
    a_session_lasts_until_it_ends
    a_token_acts_until_revoked
    a_link_works_once_however_many_try
    who_leaves_is_forgotten_and_the_games_stay
    what_is_kept_about_someone_is_exported
}

fn secret(number: u8) -> Sha256 {
    let mut secret = [number; 32];
    secret[0] = 0;
    secret
}

async fn register(journal: &Journal, name: &str) -> PersonId {
    journal
        .people()
        .register(Registration::new(name, "argon2id", 5))
        .await
        .unwrap()
        .id
}

async fn a_name_is_one_persons_in_any_case(place: &Place) {
    let journal = place.open().await;
    let people = journal.people();
    let ana = people
        .register(Registration::new(" José ", "argon2id", 5))
        .await
        .unwrap();
    assert_eq!(
        (ana.name.as_str(), ana.kind),
        ("José", PersonKind::Registered)
    );
    for same in ["josé", "JOSÉ", "Jose\u{301}"] {
        let taken = people.create_guest(same, 6).await;
        assert!(
            matches!(taken, Err(Error::NameTaken(name)) if name == same),
            "{same}"
        );
        assert_eq!(people.by_name(same).await.unwrap().as_ref(), Some(&ana));
    }
    let other = people.create_machine("Jose", 6).await.unwrap();
    assert_eq!(other.kind, PersonKind::Machine);
    assert!(matches!(
        people.rename(other.id, "JOSÉ").await,
        Err(Error::NameTaken(_))
    ));
    people.rename(ana.id, "joSÉ").await.unwrap();
    assert_eq!(people.by_id(ana.id).await.unwrap().unwrap().name, "joSÉ");
    assert!(matches!(
        people.create_guest("Deleted-7", 6).await,
        Err(Error::NameTaken(_))
    ));
    assert!(matches!(
        people.create_guest(" \t", 6).await,
        Err(Error::Value { .. })
    ));
    assert!(matches!(
        people.rename(PersonId(999), "x").await,
        Err(Error::NotFound { .. })
    ));
    assert_eq!(people.by_name("nobody").await.unwrap(), None);
    journal.close().await;
}

async fn a_guest_becomes_registered_and_keeps_what_is_theirs(place: &Place) {
    let journal = place.open().await;
    let people = journal.people();
    let guest = people.create_guest("Invitada 1", 5).await.unwrap();
    let ana = Registration {
        roles: Roles::ARBITER,
        ..Registration::new("Ana", "argon2id", 6)
    };
    let registered = people.register_guest(guest.id, ana.clone()).await.unwrap();
    assert_eq!(
        (registered.id, registered.kind),
        (guest.id, PersonKind::Registered)
    );
    assert_eq!(
        (registered.roles, registered.created_ms),
        (Roles::ARBITER, 5)
    );
    assert!(matches!(
        people.register_guest(guest.id, ana).await,
        Err(Error::NotFound { .. })
    ));
    assert_eq!(people.by_name("invitada 1").await.unwrap(), None);
    journal.close().await;
}

async fn roles_are_found(place: &Place) {
    let journal = place.open().await;
    let people = journal.people();
    let (ana, beto) = (
        register(&journal, "Ana").await,
        register(&journal, "Beto").await,
    );
    people
        .set_roles(ana, Roles::ADMINISTRATOR.with(Roles::ARBITER))
        .await
        .unwrap();
    people.set_roles(beto, Roles::ORGANIZER).await.unwrap();
    let names = async |roles: Roles| {
        let found = people.with_any_role(roles).await.unwrap();
        found
            .into_iter()
            .map(|person| person.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(names(Roles::ARBITER).await, ["Ana"]);
    assert_eq!(
        names(Roles::ARBITER.with(Roles::ORGANIZER)).await,
        ["Ana", "Beto"]
    );
    assert_eq!(names(Roles::ASSISTANT).await, [""; 0]);
    people.set_roles(ana, Roles::NONE).await.unwrap();
    assert_eq!(names(Roles::ADMINISTRATOR).await, [""; 0]);
    assert!(people.set_roles(PersonId(999), Roles::NONE).await.is_err());
    journal.close().await;
}

async fn search_goes_by_beginning(place: &Place) {
    let journal = place.open().await;
    for name in ["Ana", "ANABEL", "Beto", "Ana_", "Ana%", "Ñandú"] {
        register(&journal, name).await;
    }
    journal.people().create_guest("Anastasia", 1).await.unwrap();
    let found = async |beginning: &str| {
        let found = journal.people().search(beginning, 10).await.unwrap();
        found
            .into_iter()
            .map(|person| person.name)
            .collect::<Vec<_>>()
    };
    assert_eq!(found("aNa").await, ["Ana", "Ana%", "Ana_", "ANABEL"]);
    assert_eq!(found("ana%").await, ["Ana%"]);
    assert_eq!(found("ñ").await, ["Ñandú"]);
    assert_eq!(found("z").await, [""; 0]);
    assert_eq!(journal.people().search("", 3).await.unwrap().len(), 3);
    let first = journal.people().registered(4, None).await.unwrap();
    let rest = journal
        .people()
        .registered(4, first.last().map(|person| person.id))
        .await
        .unwrap();
    assert_eq!((first.len(), rest.len()), (4, 2));
    journal.close().await;
}

async fn a_session_lasts_until_it_ends(place: &Place) {
    let journal = place.open().await;
    let people = journal.people();
    let ana = register(&journal, "Ana").await;
    for number in 0..4 {
        let session = NewSession {
            token: secret(number),
            person: ana,
            created_ms: 10,
            expires_ms: 100,
            user_agent: "lynx".into(),
        };
        people.create_session(session.clone()).await.unwrap();
        assert!(matches!(
            people.create_session(session).await,
            Err(Error::Exists { .. })
        ));
    }
    let (session, person) = people.session(secret(0), 99).await.unwrap().unwrap();
    assert_eq!((person.id, person.created_ms), (ana, 5));
    assert_eq!(
        (session.created_ms, session.seen_ms, session.expires_ms),
        (10, 10, 100)
    );
    assert_eq!(people.session(secret(0), 100).await.unwrap(), None);
    people.touch_session(secret(0), 50, 200).await.unwrap();
    people.touch_session(secret(1), 150, 300).await.unwrap();
    assert_eq!(
        people
            .session(secret(0), 150)
            .await
            .unwrap()
            .unwrap()
            .0
            .seen_ms,
        50
    );
    assert_eq!(people.session(secret(1), 150).await.unwrap(), None);
    assert!(people.revoke_session(secret(1)).await.unwrap());
    assert!(!people.revoke_session(secret(1)).await.unwrap());
    assert_eq!(people.purge_expired(120).await.unwrap(), 2);
    assert_eq!(people.sessions(ana).await.unwrap().len(), 1);
    people.disable(ana).await.unwrap();
    people.enable(ana).await.unwrap();
    assert_eq!(people.session(secret(0), 60).await.unwrap(), None);
    journal.close().await;
}

async fn a_token_acts_until_revoked(place: &Place) {
    let journal = place.open().await;
    let people = journal.people();
    let (ana, beto) = (
        register(&journal, "Ana").await,
        register(&journal, "Beto").await,
    );
    let new = NewToken {
        token: secret(1),
        person: ana,
        name: "bot".into(),
        scopes: "play".into(),
        created_ms: 7,
    };
    let kept = people.create_token(new.clone()).await.unwrap();
    assert!(matches!(
        people.create_token(new).await,
        Err(Error::Exists { .. })
    ));
    people.touch_token(kept.id, 9).await.unwrap();
    let (token, person) = people.token(secret(1)).await.unwrap().unwrap();
    assert_eq!(
        (token.id, token.used_ms, token.name.as_str()),
        (kept.id, Some(9), "bot")
    );
    assert_eq!((token.created_ms, person.name.as_str()), (7, "Ana"));
    assert!(!people.revoke_token(beto, kept.id).await.unwrap());
    people.disable(ana).await.unwrap();
    assert_eq!(people.token(secret(1)).await.unwrap(), None);
    people.enable(ana).await.unwrap();
    assert_eq!(people.tokens(ana).await.unwrap(), [token]);
    assert!(people.revoke_token(ana, kept.id).await.unwrap());
    assert_eq!(people.token(secret(1)).await.unwrap(), None);
    journal.close().await;
}

async fn a_link_works_once_however_many_try(place: &Place) {
    let journal = place.open().await;
    let ana = register(&journal, "Ana").await;
    let link = |number| OneTimeLink {
        kind: "reset".into(),
        token: secret(number),
        person: Some(ana),
        payload: "{}".into(),
        expires_ms: 100,
    };
    let people = journal.people();
    people.create_one_time(link(1)).await.unwrap();
    people.create_one_time(link(2)).await.unwrap();
    assert!(matches!(
        people.create_one_time(link(1)).await,
        Err(Error::Exists { .. })
    ));
    assert_eq!(
        people
            .consume_one_time("first_admin", secret(1), 50)
            .await
            .unwrap(),
        None
    );
    assert_eq!(
        people
            .consume_one_time("reset", secret(1), 100)
            .await
            .unwrap(),
        None
    );
    assert!(people.one_time_works("reset", secret(1), 50).await.unwrap());
    let mut tries = tokio::task::JoinSet::new();
    for _ in 0..40 {
        let journal = journal.clone();
        tries.spawn(async move {
            journal
                .people()
                .consume_one_time("reset", secret(1), 50)
                .await
                .unwrap()
        });
    }
    let got: Vec<_> = tries.join_all().await.into_iter().flatten().collect();
    assert_eq!(got.len(), 1);
    assert_eq!((got[0].person, got[0].payload.as_str()), (Some(ana), "{}"));
    assert!(!people.one_time_works("reset", secret(1), 50).await.unwrap());
    assert_eq!(people.purge_expired(100).await.unwrap(), 1);
    journal.close().await;
}

/// Ana with a bit of everything, and a game.
async fn a_life(journal: &Journal) -> PersonId {
    open_room(journal).await;
    let ana = register(journal, "Ana").await;
    let people = journal.people();
    let session = NewSession {
        token: secret(1),
        person: ana,
        created_ms: 1,
        expires_ms: 100,
        user_agent: "lynx".into(),
    };
    people.create_session(session).await.unwrap();
    let token = NewToken {
        token: secret(2),
        person: ana,
        name: "bot".into(),
        scopes: "play".into(),
        created_ms: 1,
    };
    people.create_token(token).await.unwrap();
    let card = NewCard {
        code: secret(3),
        name: "Ana P.".into(),
        person: Some(ana),
    };
    journal
        .rooms()
        .create_cards(&room(), vec![card], 1)
        .await
        .unwrap();
    let said = NewMessage {
        place: "room:open".into(),
        person: Some(ana),
        name: "Ana".into(),
        unix_ms: 3,
        text: "hola".into(),
    };
    journal.chat().post(said).await.unwrap();
    journal.games().create(game(1)).await.unwrap();
    let batch = Batch {
        game: id(1),
        first: 0,
        count: 1,
        unix_ms: 4,
        at_ms: 0,
        by: Some(ana),
        command: None,
        events: "[1]".into(),
    };
    let summary = Summary {
        result: "1-0".into(),
        reason: "resigned".into(),
        white: Some(ana),
        black: None,
        class: "blitz".into(),
        plies: 1,
        ended_ms: 5,
        counted: false,
    };
    journal
        .games()
        .append_and_close(batch, summary)
        .await
        .unwrap();
    ana
}

async fn who_leaves_is_forgotten_and_the_games_stay(place: &Place) {
    let journal = place.open().await;
    let ana = a_life(&journal).await;
    let people = journal.people();
    people.delete(ana).await.unwrap();
    let left = people.by_id(ana).await.unwrap().unwrap();
    assert_eq!(left.name, format!("deleted-{ana}"));
    assert!(left.deleted && left.disabled && left.password_hash.is_none());
    assert_eq!(people.session(secret(1), 2).await.unwrap(), None);
    assert_eq!(people.token(secret(2)).await.unwrap(), None);
    assert_eq!(journal.rooms().card(secret(3)).await.unwrap(), None);
    let said = journal.chat().recent("room:open", 10, None).await.unwrap();
    assert_eq!(said[0].said.name, left.name);
    let row = journal.games().game(id(1)).await.unwrap().unwrap();
    assert_eq!(row.summary.unwrap().white, Some(ana));
    assert_eq!(
        journal.games().read(id(1), 0).await.unwrap()[0].by,
        Some(ana)
    );
    // The name is free, the number is not given again.
    assert_ne!(register(&journal, "Ana").await, ana);
    assert!(matches!(
        people.delete(ana).await,
        Err(Error::NotFound { .. })
    ));
    assert!(matches!(
        people.set_password(ana, "x").await,
        Err(Error::NotFound { .. })
    ));
    assert!(matches!(
        people.enable(ana).await,
        Err(Error::NotFound { .. })
    ));
    journal.close().await;
}

async fn what_is_kept_about_someone_is_exported(place: &Place) {
    let journal = place.open().await;
    let ana = a_life(&journal).await;
    let export = journal.people().export(ana).await.unwrap();
    assert_eq!(export["person"]["name"], "Ana");
    assert_eq!(export["messages"][0]["text"], "hola");
    assert_eq!(export["games"][0]["result"], "1-0");
    assert_eq!(export["facts"][0]["events"], "[1]");
    assert_eq!(export["cards"][0]["name"], "Ana P.");
    let text = export.to_string();
    assert!(
        !text.contains("argon2id") && !text.contains(&"01".repeat(8)),
        "{text}"
    );
    assert!(matches!(
        journal.people().export(PersonId(999)).await,
        Err(Error::NotFound { what: "person", .. })
    ));
    journal.close().await;
}
