//! Every message as it goes over the wire: a released message never changes meaning.

mod samples;

use std::{collections::BTreeSet, fmt::Debug};

use jadoube_protocol::{ClientMessage, Enter, ErrorCode, Place, ServerMessage, Start, TableAct};
use serde::{
    Deserializer, Serialize,
    de::{DeserializeOwned, Error, Visitor, value},
    forward_to_deserialize_any,
};

#[test]
fn every_message_of_a_client() {
    check::<ClientMessage>("client_message", &samples::client());
}

#[test]
fn everything_done_at_a_table() {
    check::<TableAct>("table_act", &samples::table_acts());
}

#[test]
fn every_message_of_the_hall() {
    check::<ServerMessage>("server_message", &samples::server());
}

#[test]
fn every_code_of_an_error() {
    check::<ErrorCode>("error_code", &samples::error_codes());
}

#[test]
fn smaller_choices() {
    check::<Place>("place", &samples::places());
    check::<Enter>("enter", &[Enter::Guest, Enter::Token("a-token".into())]);
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".to_owned();
    let starts = [
        Start::Standard,
        Start::Chess960(None),
        Start::Chess960(Some(518)),
        Start::Fen(fen),
    ];
    check::<Start>("start", &starts);
}

#[test]
fn what_is_no_message_is_refused() {
    for text in [
        "",
        "null",
        "[]",
        "{}",
        "\"nothing\"",
        "{\"watch\":{}}",
        "{\"watch\":{\"table\":\"abcd1234\",\"until\":3}}",
        "{\"ping\":null,\"leave_room\":{\"room\":\"a\"}}",
        r#"{"do":{"table":"abcd1234","id":"1","what":{"act":{"play":{"uci":"e2e9"}}}}}"#,
        r#"{"do":{"table":"abcd1234","id":"1","what":{"act":{"ruled":{}}}}}"#,
    ] {
        let read: Result<ClientMessage, _> = serde_json::from_str(text);
        assert!(read.is_err(), "{text}");
    }
}

/// Checks that samples, one of every variant at least, are written as they always were and read
/// back.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, samples: &[T]) {
    let mut lines = String::new();
    let mut seen = BTreeSet::new();
    for sample in samples {
        let json = serde_json::to_string(sample).expect("it can be written");
        let read: T = serde_json::from_str(&json).expect("what was written is read");
        assert_eq!(&read, sample, "{json}");
        seen.insert(variant(&json));
        lines.push_str(&json);
        lines.push('\n');
    }
    let all: BTreeSet<String> = variants::<T>().iter().map(ToString::to_string).collect();
    assert_eq!(seen, all, "{name}: a sample of every variant");
    insta::assert_snapshot!(name, lines);
}

fn variant(json: &str) -> String {
    let json: serde_json::Value = serde_json::from_str(json).expect("it is JSON");
    match (
        &json,
        json.as_object().and_then(|object| object.keys().next()),
    ) {
        (serde_json::Value::String(name), _) => name.clone(),
        (_, Some(key)) => key.clone(),
        (other, None) => panic!("no variant: {other}"),
    }
}

/// The names of an enum's variants, as its reader expects them.
fn variants<T: DeserializeOwned>() -> &'static [&'static str] {
    let mut found = None;
    assert!(
        T::deserialize(Names(&mut found)).is_err(),
        "there was nothing to read"
    );
    found.expect("it is an enum")
}

struct Names<'a>(&'a mut Option<&'static [&'static str]>);

impl<'de> Deserializer<'de> for Names<'_> {
    type Error = value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, value::Error> {
        Err(value::Error::custom("nothing to read"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, value::Error> {
        *self.0 = Some(variants);
        Err(value::Error::custom("nothing to read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}
