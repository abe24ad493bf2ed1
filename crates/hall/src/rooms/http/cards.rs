//! Cards of a class, and coming by one.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jadoube_protocol::{
    ErrorCode,
    rest::rooms::{
        CardGiven, CardInfo, CardsGiven, CardsQuery, EnterByCard, EnteredByCard, PostNames,
        PrintCards,
    },
};

use super::{Known, evening::language};
use crate::{Client, Fault, Hall, HttpFault, records, sessions};

type Answer<T> = Result<T, HttpFault>;

/// The cards of a room, without their codes.
#[utoipa::path(get, operation_id = "list_cards",
    path = "/api/rooms/{room}/cards", tag = "class",
    params(("room" = String, Path)), responses((status = OK, body = Vec<CardInfo>)))]
pub(super) async fn list(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
) -> Answer<Json<Vec<CardInfo>>> {
    let cards = hall.list_cards(&known.visitor, &room).await;
    let cards = cards.map_err(|fault| hall.http(fault))?;
    Ok(Json(cards))
}

/// Makes a card for each name of a list; the codes are told this once.
#[utoipa::path(post, operation_id = "make_cards",
    path = "/api/rooms/{room}/cards", tag = "class", request_body = PostNames,
    params(("room" = String, Path)), responses((status = CREATED, body = CardsGiven)))]
pub(super) async fn make(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Json(post): Json<PostNames>,
) -> Answer<(StatusCode, Json<CardsGiven>)> {
    let made = hall.make_cards(&known.visitor, &room, &post.names).await;
    let made = made.map_err(|said| said.http(hall.tongues()))?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Gives a card another code; the old one opens nothing.
#[utoipa::path(post, operation_id = "renew_card",
    path = "/api/rooms/{room}/cards/{card}", tag = "class",
    params(("room" = String, Path), ("card" = i64, Path)),
    responses((status = OK, body = CardGiven)))]
pub(super) async fn renew(
    State(hall): State<Hall>,
    known: Known,
    Path((room, card)): Path<(String, i64)>,
) -> Answer<Json<CardGiven>> {
    let renewed = hall.renew_card(&known.visitor, &room, card).await;
    let renewed = renewed.map_err(|fault| hall.http(fault))?;
    Ok(Json(renewed))
}

/// Takes a card out of use.
#[utoipa::path(delete, operation_id = "revoke_card",
    path = "/api/rooms/{room}/cards/{card}", tag = "class",
    params(("room" = String, Path), ("card" = i64, Path)), responses((status = NO_CONTENT)))]
pub(super) async fn revoke(
    State(hall): State<Hall>,
    known: Known,
    Path((room, card)): Path<(String, i64)>,
) -> Answer<StatusCode> {
    let revoked = hall.revoke_card(&known.visitor, &room, card).await;
    revoked.map_err(|fault| hall.http(fault))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Cards as a page to be printed, with the codes that were told when they were made.
#[utoipa::path(post, operation_id = "print_cards",
    path = "/api/rooms/{room}/cards/print", tag = "class",
    request_body = PrintCards, params(("room" = String, Path), CardsQuery),
    responses((status = OK, body = String, content_type = "text/html")))]
pub(super) async fn print(
    State(hall): State<Hall>,
    known: Known,
    Path(room): Path<String>,
    Query(page): Query<CardsQuery>,
    headers: HeaderMap,
    Json(post): Json<PrintCards>,
) -> Answer<Response> {
    let address = hall.typed_address(&headers);
    let language = language(page.lang, &headers);
    let printed = hall.print_cards(&known.visitor, &room, &post, &address, language);
    let printed = printed.await;
    let printed = printed.map_err(|fault| hall.http(fault))?;
    let policy = HeaderValue::from_static(records::content_security_policy());
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, printed).into_response())
}

/// Comes by a card: a session as the pupil whose card it is.
#[utoipa::path(post, operation_id = "enter_by_card",
    path = "/api/cards", tag = "class", request_body = EnterByCard,
    responses((status = OK, body = EnteredByCard)))]
pub(super) async fn enter(
    State(hall): State<Hall>,
    client: Client,
    headers: HeaderMap,
    Json(post): Json<EnterByCard>,
) -> Answer<Response> {
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|it| it.to_str().ok());
    let entered = async {
        let found = hall.pupil(&post.code, client.address, None).await?;
        let Some((pupil, room)) = found else {
            hall.limits().guesses().note(client.address, None);
            return Err(Fault::from(ErrorCode::CodeNeeded).about("code"));
        };
        let token = hall
            .begin_session(pupil.id, agent.unwrap_or_default())
            .await?;
        hall.end_session_of(&headers).await?;
        Ok((pupil, room, token))
    };
    let (pupil, room, token) = entered.await.map_err(|fault| hall.http(fault))?;
    let body = EnteredByCard {
        room,
        person: pupil.id,
        name: pupil.name,
    };
    let cookie = sessions::set_cookie(Some(&token), hall.config());
    Ok(([(header::SET_COOKIE, cookie)], Json(body)).into_response())
}
