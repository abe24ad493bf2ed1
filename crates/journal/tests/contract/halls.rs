//! Rooms, chat and what the hall knows of itself.

use jadoube_journal::{
    Audit, Error, Invitation, Journal, Member, NewCard, NewMessage, NewMute, NewReport, NewRoom,
    PersonId, RoomKind, Sha256,
};

use crate::place::{Place, contract, game, id, open_room, room};

contract! {
    rooms_are_made_changed_and_put_away
    members_come_and_go
    cards_are_all_made_or_none
    an_invitation_holds_for_so_many
    chat_is_read_backwards
    mutes_hold_until_they_end
    reports_are_closed_once
    the_hall_remembers
    the_audit_log_is_paged
}

fn secret(number: u8) -> Sha256 {
    [number; 32]
}

async fn guest(journal: &Journal, name: &str) -> PersonId {
    journal.people().create_guest(name, 1).await.unwrap().id
}

async fn rooms_are_made_changed_and_put_away(place: &Place) {
    let journal = place.open().await;
    let rooms = journal.rooms();
    let owner = guest(&journal, "Ana").await;
    let new = NewRoom {
        id: "club-1".parse().unwrap(),
        name: "Club".into(),
        kind: RoomKind::ClubEvening,
        owner: Some(owner),
        settings: r#"{"a":1}"#.into(),
        chat_open: true,
        listed: false,
        created_ms: 9,
    };
    let room = rooms.create(new.clone()).await.unwrap();
    assert_eq!(
        (room.kind, room.owner, room.listed),
        (RoomKind::ClubEvening, Some(owner), false)
    );
    assert!(matches!(
        rooms.create(new.clone()).await,
        Err(Error::Exists { what: "room", .. })
    ));
    let changed = NewRoom {
        name: "El club".into(),
        listed: true,
        created_ms: 77,
        ..new.clone()
    };
    let changed = rooms.update(changed).await.unwrap();
    assert_eq!(
        (changed.name.as_str(), changed.listed, changed.created_ms),
        ("El club", true, 9)
    );
    assert_eq!(rooms.room(&new.id).await.unwrap(), Some(changed));
    assert_eq!(rooms.list().await.unwrap().len(), 1);
    rooms.archive(&new.id).await.unwrap();
    assert_eq!(rooms.list().await.unwrap(), []);
    assert!(rooms.room(&new.id).await.unwrap().unwrap().archived);
    rooms.unarchive(&new.id).await.unwrap();
    assert_eq!(rooms.list().await.unwrap().len(), 1);
    let nowhere = NewRoom {
        id: "nowhere".parse().unwrap(),
        ..new
    };
    assert!(matches!(
        rooms.archive(&nowhere.id).await,
        Err(Error::NotFound { .. })
    ));
    assert!(matches!(
        rooms.update(nowhere).await,
        Err(Error::NotFound { .. })
    ));
    journal.close().await;
}

async fn members_come_and_go(place: &Place) {
    let journal = place.open().await;
    open_room(&journal).await;
    let (ana, beto) = (guest(&journal, "Ana").await, guest(&journal, "Beto").await);
    let member = |person, role: &str, joined_ms| Member {
        room: room(),
        person,
        role: role.into(),
        joined_ms,
    };
    let rooms = journal.rooms();
    rooms.join(member(beto, "pupil", 2)).await.unwrap();
    rooms.join(member(ana, "pupil", 3)).await.unwrap();
    rooms.join(member(ana, "teacher", 4)).await.unwrap();
    let expected = [member(beto, "pupil", 2), member(ana, "teacher", 3)];
    assert_eq!(rooms.members(&room()).await.unwrap(), expected);
    assert_eq!(rooms.memberships(ana).await.unwrap(), expected[1..]);
    assert!(rooms.leave(&room(), beto).await.unwrap());
    assert!(!rooms.leave(&room(), beto).await.unwrap());
    let nobody = rooms.join(member(PersonId(999), "pupil", 1)).await;
    assert!(matches!(nobody, Err(Error::NotFound { .. })));
    journal.close().await;
}

async fn cards_are_all_made_or_none(place: &Place) {
    let journal = place.open().await;
    open_room(&journal).await;
    let rooms = journal.rooms();
    let card = |number, name: &str| NewCard {
        code: secret(number),
        name: name.into(),
        person: None,
    };
    let cards = vec![card(1, "Ana"), card(2, "Beto")];
    let made = rooms.create_cards(&room(), cards, 7).await.unwrap();
    assert_eq!(
        made.iter()
            .map(|card| card.name.as_str())
            .collect::<Vec<_>>(),
        ["Ana", "Beto"]
    );
    let again = rooms
        .create_cards(&room(), vec![card(3, "Caro"), card(1, "Ana")], 8)
        .await;
    assert!(
        matches!(again, Err(Error::Exists { what: "card", .. })),
        "{again:?}"
    );
    assert_eq!(rooms.cards(&room()).await.unwrap(), made);
    let (ana, beto) = (guest(&journal, "Ana").await, guest(&journal, "Beto").await);
    assert_eq!(rooms.claim_card(made[0].id, ana).await.unwrap(), ana);
    assert_eq!(rooms.claim_card(made[0].id, beto).await.unwrap(), ana);
    rooms.renew_card(made[0].id, secret(9)).await.unwrap();
    assert_eq!(rooms.card(secret(1)).await.unwrap(), None);
    assert_eq!(
        rooms.card(secret(9)).await.unwrap().unwrap().person,
        Some(ana)
    );
    assert!(rooms.revoke_card(made[0].id).await.unwrap());
    assert!(matches!(
        rooms.claim_card(made[0].id, ana).await,
        Err(Error::NotFound { .. })
    ));
    journal.close().await;
}

async fn an_invitation_holds_for_so_many(place: &Place) {
    let journal = place.open().await;
    open_room(&journal).await;
    journal.games().create(game(1)).await.unwrap();
    let rooms = journal.rooms();
    let new = Invitation {
        code: secret(1),
        room: room(),
        game: Some(id(1)),
        person: None,
        payload: "seat".into(),
        uses_left: 3,
        created_ms: 1,
        expires_ms: 100,
    };
    rooms.invite(new.clone()).await.unwrap();
    assert!(matches!(
        rooms.invite(new.clone()).await,
        Err(Error::Exists { .. })
    ));
    assert_eq!(
        rooms.invitation(secret(1), 50).await.unwrap(),
        Some(new.clone())
    );
    assert_eq!(rooms.invitation(secret(1), 100).await.unwrap(), None);
    assert_eq!(rooms.invitations(id(1), 50).await.unwrap(), [new]);
    let mut guests = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let journal = journal.clone();
        guests.spawn(async move { journal.rooms().accept(secret(1), 50).await.unwrap() });
    }
    assert_eq!(guests.join_all().await.into_iter().flatten().count(), 3);
    assert_eq!(rooms.invitations(id(1), 50).await.unwrap(), []);
    assert!(rooms.uninvite(secret(1)).await.unwrap());
    assert!(!rooms.uninvite(secret(1)).await.unwrap());
    journal.close().await;
}

fn said(place: &str, unix_ms: i64, text: &str) -> NewMessage {
    NewMessage {
        place: place.into(),
        person: None,
        name: "Ana".into(),
        unix_ms,
        text: text.into(),
    }
}

async fn chat_is_read_backwards(place: &Place) {
    let journal = place.open().await;
    let chat = journal.chat();
    let ana = guest(&journal, "Ana").await;
    for (at, text) in ["uno", "dos", "<b>tres</b> '; --", "cuatro ♞"]
        .into_iter()
        .enumerate()
    {
        chat.post(said("room:open", i64::try_from(at).unwrap(), text))
            .await
            .unwrap();
        chat.post(said("table:g0000001", 1, "elsewhere"))
            .await
            .unwrap();
    }
    let last = chat.recent("room:open", 2, None).await.unwrap();
    let texts: Vec<_> = last
        .iter()
        .map(|message| message.said.text.as_str())
        .collect();
    assert_eq!(texts, ["<b>tres</b> '; --", "cuatro ♞"]);
    let before = chat
        .recent("room:open", 10, Some(last[0].id))
        .await
        .unwrap();
    assert_eq!(before.len(), 2);
    let hidden = chat.hide(before[0].id, ana, 50).await.unwrap();
    assert_eq!((hidden.hidden_by, hidden.hidden_ms), (Some(ana), Some(50)));
    let beto = guest(&journal, "Beto").await;
    assert_eq!(chat.hide(before[0].id, beto, 60).await.unwrap(), hidden);
    assert_eq!(chat.message(before[0].id).await.unwrap(), Some(hidden));
    journal.close().await;
}

async fn mutes_hold_until_they_end(place: &Place) {
    let journal = place.open().await;
    let chat = journal.chat();
    let (ana, beto) = (guest(&journal, "Ana").await, guest(&journal, "Beto").await);
    let mute = |place: Option<&str>, until_ms| NewMute {
        person: ana,
        place: place.map(Into::into),
        until_ms,
        by: Some(beto),
        why: "noise".into(),
        created_ms: 1,
    };
    let here = chat.mute(mute(Some("room:open"), Some(100))).await.unwrap();
    let everywhere = chat.mute(mute(None, None)).await.unwrap();
    let held = chat.mutes_of(ana, 99).await.unwrap();
    assert_eq!(
        held.iter().map(|held| held.id).collect::<Vec<_>>(),
        [here, everywhere]
    );
    assert_eq!(held[0].mute, mute(Some("room:open"), Some(100)));
    assert_eq!(chat.mutes_of(ana, 100).await.unwrap().len(), 1);
    assert_eq!(chat.mutes_of(beto, 1).await.unwrap(), []);
    assert_eq!(chat.mutes(50).await.unwrap().len(), 2);
    assert!(chat.unmute(everywhere, 60).await.unwrap());
    assert!(!chat.unmute(everywhere, 61).await.unwrap());
    assert_eq!(chat.mutes(100).await.unwrap(), []);
    journal.close().await;
}

async fn reports_are_closed_once(place: &Place) {
    let journal = place.open().await;
    let chat = journal.chat();
    let (ana, beto) = (guest(&journal, "Ana").await, guest(&journal, "Beto").await);
    let message = chat.post(said("room:open", 1, "!")).await.unwrap();
    let new = NewReport {
        place: "room:open".into(),
        message: Some(message),
        person: Some(ana),
        by: Some(beto),
        why: "rude".into(),
        created_ms: 2,
    };
    let report = chat.report(new.clone()).await.unwrap();
    let open = chat.open_reports().await.unwrap();
    assert_eq!((open.len(), open[0].id, &open[0].report), (1, report, &new));
    let closed = chat
        .close_report(report, ana, "spoken to", 9)
        .await
        .unwrap();
    assert_eq!(closed.closing.as_deref(), Some("spoken to"));
    assert_eq!(
        chat.close_report(report, beto, "again", 10).await.unwrap(),
        closed
    );
    assert_eq!(chat.open_reports().await.unwrap(), []);
    assert_eq!(chat.reports_at("room:open").await.unwrap(), [closed]);
    let nobody = NewReport {
        person: Some(PersonId(999)),
        ..new
    };
    assert!(matches!(
        chat.report(nobody).await,
        Err(Error::NotFound { .. })
    ));
    journal.close().await;
}

async fn the_hall_remembers(place: &Place) {
    let journal = place.open().await;
    let meta = journal.meta();
    assert_eq!(meta.last_beat().await.unwrap(), None);
    meta.beat(5).await.unwrap();
    meta.beat(7).await.unwrap();
    assert_eq!(meta.last_beat().await.unwrap(), Some(7));
    assert_eq!(meta.value("salt").await.unwrap(), None);
    let mut starts = tokio::task::JoinSet::new();
    for number in 0..8 {
        let journal = journal.clone();
        starts.spawn(async move {
            journal
                .meta()
                .value_or_set("salt", &format!("s{number}"))
                .await
                .unwrap()
        });
    }
    let salts = starts.join_all().await;
    assert!(salts.iter().all(|salt| *salt == salts[0]), "{salts:?}");
    meta.set("salt", "new").await.unwrap();
    assert_eq!(meta.value("salt").await.unwrap().as_deref(), Some("new"));
    meta.set("alive_ms", "never").await.unwrap();
    assert!(matches!(meta.last_beat().await, Err(Error::Value { .. })));
    journal.close().await;
}

async fn the_audit_log_is_paged(place: &Place) {
    let journal = place.open().await;
    let ana = guest(&journal, "Ana").await;
    let audit = |at_ms| Audit {
        at_ms,
        person: (at_ms > 2).then_some(ana),
        what: "result_corrected".into(),
        why: "appeal".into(),
        payload: r#"{"game":"g0000001"}"#.into(),
    };
    for at_ms in 1..=5 {
        journal.meta().audit(audit(at_ms)).await.unwrap();
    }
    let last = journal.meta().audits(3, None).await.unwrap();
    let rest = journal
        .meta()
        .audits(3, last.last().map(|row| row.id))
        .await
        .unwrap();
    let all: Vec<_> = last.into_iter().chain(rest).map(|row| row.audit).collect();
    assert_eq!(all, (1..=5).rev().map(audit).collect::<Vec<_>>());
    journal.close().await;
}
