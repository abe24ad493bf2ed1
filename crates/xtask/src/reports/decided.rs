//! The cases that are decided otherwise on purpose, each with the reason.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::workspace::root;

const LIST: &str = "crates/xtask/reports-decided.toml";

/// Reasons by the id of the case.
pub(super) struct Decided(BTreeMap<String, String>);

impl Decided {
    pub(super) fn read() -> Result<Self> {
        let text = std::fs::read_to_string(root().join(LIST)).with_context(|| LIST)?;
        Ok(Self(toml::from_str(&text).with_context(|| LIST)?))
    }

    pub(super) fn reason(&self, id: &str) -> Option<&str> {
        self.0.get(id).map(String::as_str)
    }
}
