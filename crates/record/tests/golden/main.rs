//! Version 1 as it is written: a sample of every variant of every type, one file a type.
//!
//! A file that changes otherwise than by a line added means that something stored can no longer
//! be read: then a version 2 is due, not another snapshot.

mod act;
mod authority;
mod event;
mod observed;
mod order;
mod question;
mod refusal;
mod regulations;
mod ruling;
mod score;
mod support;
mod table;
mod vocabulary;

use std::collections::BTreeSet;

use jadoube_record as record;
use support::{files, types};

/// Every type that a record can hold has a file.
#[test]
fn no_type_is_without_samples() {
    let mut needed = BTreeSet::new();
    types::<record::Command>(&mut needed);
    types::<record::Event>(&mut needed);
    types::<record::Refusal>(&mut needed);
    types::<record::Regulations>(&mut needed);
    types::<record::Entry>(&mut needed);
    let files = files();
    let missing: Vec<&String> = needed
        .iter()
        .filter(|name| !files.contains(*name))
        .collect();
    assert!(missing.is_empty(), "no samples of {missing:?}");
    assert!(needed.len() > 50, "only {} types found", needed.len());
}
