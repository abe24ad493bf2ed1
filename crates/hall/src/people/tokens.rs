//! Personal tokens, with which programs act for a person.

use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use jadoube_journal::{ApiToken, NewToken as Kept, PersonId, TokenId};
use jadoube_protocol::{
    ErrorCode, Role,
    rest::people::{MadeToken, NewToken, Scope, TokenInfo},
};
use serde_json::json;

use super::{Noted, registered};
use crate::{
    Fault, Hall, HttpFault, Visitor, secrets,
    sessions::{TOKEN_PREFIX, scopes},
};

/// How long the name of a token may be.
const LONGEST_NAME: usize = 60;
/// How many tokens a person may have.
const MOST: usize = 50;

/// The own tokens, the newest first, without their secrets.
#[utoipa::path(
    get,
    path = "/api/me/tokens",
    operation_id = "list_tokens",
    tag = "people",
    responses((status = OK, body = Vec<TokenInfo>))
)]
pub(super) async fn list(
    State(hall): State<Hall>,
    visitor: Visitor,
) -> Result<Json<Vec<TokenInfo>>, HttpFault> {
    let listed = async {
        registered(&visitor)?;
        let tokens = hall.tokens_of(&visitor).await?;
        Ok(Json(tokens.into_iter().map(info).collect()))
    };
    listed.await.map_err(|fault: Fault| hall.http(fault))
}

/// Makes a token. Its secret is shown this once.
#[utoipa::path(
    post,
    path = "/api/me/tokens",
    operation_id = "make_token",
    tag = "people",
    request_body = NewToken,
    responses((status = CREATED, body = MadeToken))
)]
pub(super) async fn make(
    State(hall): State<Hall>,
    visitor: Visitor,
    Json(asked): Json<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), HttpFault> {
    let made = async {
        registered(&visitor)?;
        let name = asked.name.trim().to_owned();
        let length = name.chars().count();
        if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) {
            return Err(Fault::from(ErrorCode::Invalid).about("name"));
        }
        let codes = codes(&visitor, asked.scopes)?;
        if hall.tokens_of(&visitor).await?.len() >= MOST {
            return Err(Fault::from(ErrorCode::NotNow).about("tokens"));
        }
        let token = format!("{TOKEN_PREFIX}{}", secrets::secret());
        let kept = Kept {
            token: secrets::stored(&token),
            person: PersonId(visitor.id),
            name,
            scopes: codes.join(","),
            created_ms: hall.clock().unix_ms(),
        };
        let kept = hall.journal().people().create_token(kept).await;
        let kept = kept.map_err(|error| hall.storage(&error))?;
        hall.note(Noted {
            by: Some(visitor.id),
            what: "token_made",
            why: "",
            details: json!({ "token": kept.id.0, "name": kept.name, "scopes": codes }),
        })
        .await?;
        let info = info(kept);
        Ok((StatusCode::CREATED, Json(MadeToken { token, info })))
    };
    made.await.map_err(|fault: Fault| hall.http(fault))
}

/// Takes a token out of use.
#[utoipa::path(
    delete,
    path = "/api/me/tokens/{id}",
    operation_id = "revoke_token",
    tag = "people",
    params(("id" = i64, Path, description = "the token")),
    responses(
        (status = NO_CONTENT, description = "it is good for nothing any more"),
        (status = NOT_FOUND, description = "there is none of that number")
    )
)]
pub(super) async fn revoke(
    State(hall): State<Hall>,
    visitor: Visitor,
    Path(id): Path<i64>,
) -> Result<StatusCode, HttpFault> {
    let revoked = async {
        registered(&visitor)?;
        let people = hall.journal().people();
        let revoked = people.revoke_token(PersonId(visitor.id), TokenId(id)).await;
        if !revoked.map_err(|error| hall.storage(&error))? {
            return Err(Fault::from(ErrorCode::NotFound).about(id.to_string()));
        }
        hall.expel(visitor.id);
        hall.note(Noted {
            by: Some(visitor.id),
            what: "token_revoked",
            why: "",
            details: json!({ "token": id }),
        })
        .await?;
        Ok(StatusCode::NO_CONTENT)
    };
    revoked.await.map_err(|fault: Fault| hall.http(fault))
}

/// What a token will be good for, by code, each once.
fn codes(visitor: &Visitor, mut scopes: Vec<Scope>) -> Result<Vec<&'static str>, Fault> {
    scopes.sort_unstable();
    scopes.dedup();
    if scopes.is_empty() {
        return Err(Fault::from(ErrorCode::Invalid).about("scopes"));
    }
    // Whoever is made administrator later makes a token for that on purpose.
    if scopes.contains(&Scope::Admin) && !visitor.is(Role::Administrator) {
        return Err(Fault::from(ErrorCode::Forbidden).about("admin"));
    }
    Ok(scopes.into_iter().map(Scope::code).collect())
}

fn info(token: ApiToken) -> TokenInfo {
    TokenInfo {
        id: token.id.0,
        scopes: scopes(&token.scopes),
        name: token.name,
        created_ms: token.created_ms,
        used_ms: token.used_ms,
    }
}

impl Hall {
    async fn tokens_of(&self, visitor: &Visitor) -> Result<Vec<ApiToken>, Fault> {
        let tokens = self.journal().people().tokens(PersonId(visitor.id)).await;
        tokens.map_err(|error| self.storage(&error))
    }
}
