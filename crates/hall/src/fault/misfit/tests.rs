use jadoube_protocol::{
    ClientMessage,
    rest::{people::Credentials, rooms::NewRoom},
};
use serde::de::DeserializeOwned;

use super::*;
use crate::{Fault, Tongues};

/// What is said of a body that is read as the framework reads it.
fn of_body<T: DeserializeOwned>(text: &str) -> (String, String) {
    let mut reader = serde_json::Deserializer::from_str(text);
    let error = serde_path_to_error::deserialize::<_, T>(&mut reader);
    let Err(error) = error else {
        panic!("it can be read: {text}");
    };
    let said = format!("Failed to deserialize the JSON body into the target type: {error}");
    let misfit = Misfit::of_request(&said, &[]).unwrap_or_else(|| panic!("not read: {said}"));
    told(misfit)
}

fn of_message(text: &str) -> (String, String) {
    let mut reader = serde_json::Deserializer::from_str(text);
    let error = serde_path_to_error::deserialize::<_, ClientMessage>(&mut reader);
    let Err(error) = error else {
        panic!("it can be read: {text}");
    };
    told(Misfit::of_message(&error))
}

fn told(misfit: Misfit) -> (String, String) {
    let fault = Fault::unfit(misfit);
    let say = fault.told(&Tongues::new()).say;
    for text in [&say.es, &say.en] {
        assert!(text.ends_with('.') && !text.contains("hall-"), "{text}");
        // What readers say themselves is in neither sentence.
        for own in [
            "invalid type",
            "expected",
            "missing field",
            "at line",
            "EOF",
        ] {
            assert!(!text.contains(own), "{text}");
        }
    }
    (fault.about.unwrap_or_default(), say.es)
}

#[test]
fn a_body_that_does_not_fit_is_told_by_its_field() {
    for (text, field, part) in [
        ("{", "", "termina"),
        ("{]", "", "línea 1, columna 2"),
        ("{} x", "name", "Falta"),
        (r#"{"name":1,"password":""}"#, "name", "un texto"),
        (r#"{"name":null,"password":""}"#, "name", "un texto"),
        (r#"{"name":["a"],"password":""}"#, "name", "un texto"),
        (r#"{"name":"a"}"#, "password", "Falta"),
        (
            r#"{"name":"a","password":"b","otro":1}"#,
            "otro",
            "name, password",
        ),
        (r#"{"name":"a","name":"b"}"#, "name", "dos veces"),
        (
            r#"{"name":"a","password":"b","keep":"x"}"#,
            "keep",
            "cookie, token",
        ),
        ("[]", "", "un objeto"),
    ] {
        let (about, es) = of_body::<Credentials>(text);
        assert_eq!(about, field, "{text}: {es}");
        assert!(es.contains(part), "{text}: {es}");
    }
    let (about, es) = of_body::<NewRoom>(r#"{"id":"a","name":"b","kind":"palace"}"#);
    assert_eq!(about, "kind", "{es}");
}

#[test]
fn a_message_that_does_not_fit_is_told_by_its_field() {
    for (text, field, part) in [
        (r#"{"dance":{}}"#, "", "«dance»"),
        (r#"{"do":{"table":1}}"#, "do.table", "un texto"),
        (r#"{"do":{"id":"a","what":"abort"}}"#, "do.table", "Falta"),
        (
            r#"{"do":{"table":"a","id":"a","what":"dance"}}"#,
            "do.what",
            "«dance»",
        ),
        (
            r#"{"watch":{"table":"a","since":-1}}"#,
            "watch.since",
            "de 0 a 18446744073709551615",
        ),
        (r#"{"watch":{"table":"a","when":1}}"#, "watch.when", "table"),
        (r#"{"chat":7}"#, "chat", "un objeto"),
    ] {
        let (about, es) = of_message(text);
        assert_eq!(about, field, "{text}: {es}");
        assert!(es.contains(part), "{text}: {es}");
    }
    let deep = format!("{{\"do\":{}", "[".repeat(4000));
    of_message(&deep);
}

#[test]
fn an_address_that_does_not_fit_is_told_by_its_part() {
    for (said, field, part) in [
        (
            "Invalid URL: Cannot parse `x` to a `i64`",
            "room",
            "número entero",
        ),
        (
            "Invalid URL: Cannot parse value at index 1 with value `x` to a `u32`",
            "board",
            "de 0 a 4294967295",
        ),
        (
            "Invalid URL: Cannot parse `card` with value `x` to a `i64`",
            "card",
            "número entero",
        ),
        (
            "Invalid URL: Invalid UTF-8 in `room`",
            "room",
            "no puede ser así",
        ),
        (
            "Failed to deserialize query string: limit: invalid digit found in string",
            "limit",
            "número entero",
        ),
        (
            "Failed to deserialize query string: lang: unknown variant `fr`, expected `es` or `en`",
            "lang",
            "es, en",
        ),
    ] {
        let misfit = Misfit::of_request(said, &["room", "board"]);
        let (about, es) = told(misfit.unwrap_or_else(|| panic!("not read: {said}")));
        assert_eq!(about, field, "{said}: {es}");
        assert!(es.contains(part), "{said}: {es}");
    }
}

#[test]
fn what_is_no_seal_is_told_with_what_a_seal_looks_like() {
    let sealed = |seal: &str| {
        format!(r#"{{"do":{{"table":"t","id":"a","ply":0,"what":{{"act":{{"seal":"{seal}"}}}}}}}}"#)
    };
    let whole = "0f".repeat(32);
    let digits = "una jugada secreta se entrega como 64 cifras hexadecimales";
    for wrong in [
        "e2e4",
        &whole[1..],
        &format!("{whole}0"),
        &whole.replace('f', "g"),
    ] {
        let (_, es) = of_message(&sealed(wrong));
        assert!(es.to_lowercase().starts_with(digits), "{wrong}: {es}");
    }
    let read = serde_json::from_str::<ClientMessage>(&sealed(&whole));
    assert!(read.is_ok(), "{read:?}");
}
