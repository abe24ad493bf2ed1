//! Who asks over HTTP, and from where.

use std::net::IpAddr;

use axum::{extract::FromRequestParts, http::request::Parts};

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
        let visitor = <Visitor as FromRequestParts<Hall>>::from_request_parts(parts, hall).await?;
        let Ok(client) = Client::from_request_parts(parts, hall).await;
        Ok(Self {
            visitor,
            address: client.address,
        })
    }
}
