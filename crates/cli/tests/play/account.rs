//! One's own account, without a browser.

use std::{io::Write, process::Stdio};

use super::hall::{Folder, Serving, jadoube};

/// Runs the program on lines of input: what it ends with, and all it said.
pub(crate) fn run(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = jadoube(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut pipe = child.stdin.take().expect("it was asked for");
    pipe.write_all(input.as_bytes()).expect("the program reads");
    drop(pipe);
    let output = child.wait_with_output().expect("the program ends");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).expect("it is text");
    (output.status.code(), said)
}

/// Registers somebody with a password that all tests share.
pub(crate) fn register(serving: &Serving, name: &str) {
    let arguments = ["account", "register", &serving.url, name];
    let (code, said) = run(&arguments, "correct horse 7\n");
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn one_registers_changes_the_password_makes_a_token_and_leaves() {
    let folder = Folder::new("account");
    let serving = Serving::open(&folder.0, 0);
    let url = serving.url.as_str();
    register(&serving, "Ana");
    let (code, said) = run(&["account", "register", url, "Ana"], "another horse 7\n");
    assert_eq!(code, Some(2), "the name is taken: {said}");
    let (code, said) = run(&["account", "register", url, "Eva"], "short\n");
    assert_eq!(code, Some(2), "{said}");

    let (code, said) = run(
        &["account", "password", url, "Ana"],
        "correct horse 7\nbattery staple 8\n",
    );
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = run(&["play", url, "--name", "Ana"], "correct horse 7\n");
    assert_eq!(code, Some(2), "the old one is no longer good: {said}");
    let (code, said) = run(&["play", url, "--name", "Ana"], "battery staple 8\n");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("In the hall as Ana."), "{said}");
    assert!(said.contains("Room: Main room."), "{said}");

    let arguments = ["account", "token", url, "Ana", "tablet"];
    let (code, said) = run(&arguments, "battery staple 8\n");
    assert_eq!(code, Some(0), "{said}");
    let (_, token) = said.trim().rsplit_once(' ').expect("a token");
    let (code, said) = run(&["play", url, "--token", token], "");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("In the hall as Ana."), "{said}");
    let arguments = ["account", "token", url, "Ana", "--scope", "purple"];
    let (code, said) = run(&arguments, "battery staple 8\n");
    assert_eq!(code, Some(2));
    assert!(said.contains("read, play, arbiter"), "{said}");

    let (code, said) = run(&["account", "delete", url, "Ana"], "battery staple 8\n");
    assert_eq!(code, Some(0), "{said}");
    let (code, _) = run(&["play", url, "--name", "Ana"], "battery staple 8\n");
    assert_eq!(code, Some(2));
}

#[test]
fn the_help_of_an_account_speaks_both_languages() {
    for language in ["es", "en"] {
        for command in ["", "register", "password", "link", "token", "delete"] {
            let mut asked = vec!["--lang", language, "account"];
            asked.extend(command.split_whitespace());
            asked.push("--help");
            let (code, help) = run(&asked, "");
            assert_eq!(code, Some(0), "{help}");
            assert!(!help.contains("cli-"), "a sentence is missing:\n{help}");
        }
    }
}

#[test]
fn the_links_that_the_hall_prints_are_used_from_the_terminal() {
    let folder = Folder::new("links");
    let data = folder.0.display().to_string();
    let serving = Serving::open(&folder.0, 0);
    let link = serving
        .administrator
        .clone()
        .expect("there is no administrator");
    let (code, said) = run(&["account", "link", &link], "correct horse 7\n");
    assert_eq!(code, Some(2), "a name is needed: {said}");
    let (code, said) = run(&["account", "link", &link, "Ana"], "correct horse 7\n");
    assert_eq!(code, Some(0), "{said}");
    let (_, said) = run(&["admin", "--data", &data, "list"], "");
    assert!(said.contains("Ana. Roles: administrator"), "{said}");
    let (code, said) = run(&["account", "link", &link, "Eva"], "correct horse 7\n");
    assert_eq!(code, Some(2), "once only: {said}");

    let (_, said) = run(&["admin", "--json", "--data", &data, "reset", "Ana"], "");
    let told: serde_json::Value = serde_json::from_str(&said).expect("it is JSON");
    let link = format!("{}{}", serving.url, told["path"].as_str().expect("a path"));
    let (code, said) = run(&["account", "link", &link], "battery staple 8\n");
    assert_eq!(code, Some(0), "{said}");
    let (code, _) = run(
        &["play", &serving.url, "--name", "Ana"],
        "battery staple 8\n",
    );
    assert_eq!(code, Some(0));
    let (code, said) = run(&["account", "link", "http://hall.example/nothing"], "");
    assert_eq!(code, Some(2));
    assert!(said.contains("/setup#"), "{said}");
}

#[test]
fn roles_are_granted_and_told_in_both_languages() {
    let folder = Folder::new("roles");
    let data = folder.0.display().to_string();
    let serving = Serving::open(&folder.0, 0);
    register(&serving, "Ana");
    for (role, told) in [
        ("árbitro", "arbiter"),
        ("arbiter", "arbiter"),
        ("Organizador", "arbiter, organizer"),
        ("auxiliar", "assistant, arbiter, organizer"),
        (
            "administrador",
            "assistant, arbiter, organizer, administrator",
        ),
    ] {
        let (code, said) = run(&["admin", "--data", &data, "grant", "Ana", role], "");
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(&format!("Roles: {told}.")), "{said}");
    }
    let spanish = ["admin", "--lang", "es", "--data", &data, "list"];
    let (_, said) = run(&spanish, "");
    assert!(
        said.contains("auxiliar, árbitro, organizador, administrador"),
        "{said}"
    );
    let arguments = [
        "admin", "--lang", "es", "--data", &data, "grant", "Ana", "rey",
    ];
    let (code, said) = run(&arguments, "");
    assert_eq!(code, Some(2));
    assert!(said.contains("auxiliar, árbitro"), "{said}");
}
