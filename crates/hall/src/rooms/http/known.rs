//! Who asks over HTTP, and from where.

use std::net::IpAddr;

use axum::{extract::FromRequestParts, http::request::Parts};
use jadoube_protocol::ErrorCode;

use crate::{Client, Hall, HttpFault, Visitor};

/// Somebody known who asks, and from where.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) visitor: Visitor,
    pub(crate) address: IpAddr,
}

impl FromRequestParts<Hall> for Known {
    type Rejection = HttpFault;

    async fn from_request_parts(parts: &mut Parts, hall: &Hall) -> Result<Self, HttpFault> {
        let found = hall.visitor(&parts.headers).await;
        let found = found.and_then(|found| found.ok_or_else(|| ErrorCode::WhoIsThere.into()));
        let visitor = found.map_err(|fault| HttpFault::new(fault, hall.tongues()))?;
        let Ok(client) = Client::from_request_parts(parts, hall).await;
        Ok(Self {
            visitor,
            address: client.address,
        })
    }
}
