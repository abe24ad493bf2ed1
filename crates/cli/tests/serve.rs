//! A hall as a real process: its settings, its lock, its end, its backup.

mod hall;

use std::process::Output;

use hall::{Folder, Serving, jadoube};

/// Runs the program to its end: what it ends with and what it complains of.
fn run(arguments: &[&str], environment: &[(&str, &str)]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = jadoube(arguments)
        .envs(environment.iter().copied())
        .output()
        .expect("the program starts");
    let said = String::from_utf8(stderr).expect("it is text");
    (status.code(), said)
}

#[test]
fn settings_that_are_not_understood_are_named() {
    let folder = Folder::new("settings");
    let data = folder.0.display().to_string();
    let check = |environment: &[(&str, &str)], more: &[&str], expected: &str| {
        let mut arguments = vec!["serve", "--data", &data, "--listen", "127.0.0.1:0"];
        arguments.extend(more);
        let (code, said) = run(&arguments, environment);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(expected), "{said}");
    };
    check(&[("JADOUBE_CONECTIONS", "3")], &[], "“connections”");
    check(&[("JADOUBE_GUESTS", "maybe")], &[], "guests");
    check(&[], &["--log-level", "loud"], "log_level");
    check(&[], &["--log-level", "info,jadoube_hall=loud"], "log_level");
    check(&[], &["--config", "/nowhere/jadoube.toml"], "/nowhere");
    std::fs::write(folder.0.join("jadoube.toml"), "nome = \"Alfil\"\n").expect("it is written");
    check(&[], &[], "jadoube.toml");
    std::fs::write(folder.0.join("jadoube.toml"), "name = \n").expect("it is written");
    check(&[], &[], "jadoube.toml, line 1, column");
    check(&[], &["--config", "nope.toml"], "there is no such file");
    let inside = folder.0.join("jadoube.toml/data").display().to_string();
    let (code, said) = run(&["serve", "--data", &inside, "--lang", "es"], &[]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("no se puede escribir"), "{said}");
}

/// A line of the file, the setting, what of it is told, and a part of what it may be.
const UNFIT: [[&str; 4]; 16] = [
    [
        "connections = \"many\"",
        "connections",
        "\"many\"",
        "1 a 1\u{a0}000\u{a0}000",
    ],
    ["connections = 0", "connections", "0", "1 a"],
    ["connections = -3", "connections", "-3", "1 a"],
    ["connections = 1.5", "connections", "1.5", "entero"],
    ["guests = \"yes\"", "guests", "\"yes\"", "true o false"],
    ["guests = 1", "guests", "1", "true o false"],
    ["name = 5", "name", "5", "un texto"],
    ["name = [\"a\"]", "name", "[\"a\"]", "un texto"],
    [
        "trusted_proxies = [\"localhost\"]",
        "trusted_proxies",
        "localhost",
        "IP",
    ],
    ["trusted_proxies = [7]", "trusted_proxies", "7", "IP"],
    [
        "origins = [\"club.example\"]",
        "origins",
        "club.example",
        "https://",
    ],
    [
        "public_url = \"club.example\"",
        "public_url",
        "club.example",
        "https://",
    ],
    [
        "hosts = [\"http://a.example\"]",
        "hosts",
        "http://a.example",
        "sin http",
    ],
    ["log = \"xml\"", "log", "xml", "text, json"],
    ["log_level = \"loud\"", "log_level", "loud", "trace"],
    [
        "name_rests_days = 99999",
        "name_rests_days",
        "99999",
        "36\u{a0}500",
    ],
];

/// A value that cannot be is told with where it stands, what it is and what it may be, in the
/// reader's language.
#[test]
fn a_setting_of_the_wrong_kind_is_told_with_what_it_may_be() {
    let folder = Folder::new("kinds");
    let data = folder.0.display().to_string();
    let file = folder.0.join("jadoube.toml");
    let check = |language: &str, environment: &[(&str, &str)], more: &[&str], parts: &[&str]| {
        let first = ["serve", "--lang", language, "--data", &data, "--listen"];
        let arguments = [&first[..], &["127.0.0.1:0"], more].concat();
        let (code, said) = run(&arguments, environment);
        assert_eq!(code, Some(2), "{said}");
        for part in parts {
            assert!(said.contains(part), "{part}: {said}");
        }
        for own in ["invalid", "expected", "usize", "u32", "found"] {
            assert!(!said.contains(own), "{own}: {said}");
        }
    };
    for [written, key, found, allowed] in UNFIT {
        std::fs::write(&file, format!("# Ajustes.\n\n{written}\n")).expect("it is written");
        let key = format!("«{key}»");
        check("es", &[], &[], &["jadoube.toml:3", &key, found, allowed]);
    }
    std::fs::write(&file, "a = 1\na b\n").expect("it is written");
    check("es", &[], &[], &["jadoube.toml", "línea 2", "a b"]);
    std::fs::remove_file(&file).expect("it is there");
    for (variable, value, allowed) in [
        ("JADOUBE_CONNECTIONS", "many", "1 to 1,000,000"),
        ("JADOUBE_GUESTS", "maybe", "true or false"),
        ("JADOUBE_METRICS_FOR", "10.0.0.1, here", "IP"),
        ("JADOUBE_LOG", "loud", "trace"),
        ("JADOUBE_CALL_WAITS_S", "1e9", "86,400"),
    ] {
        let last = value.rsplit(' ').next().unwrap_or_default();
        check("en", &[(variable, value)], &[], &[variable, last, allowed]);
    }
    for (option, value, allowed) in [
        ("--public-url", "club", "https://"),
        ("--log-level", "loud", "debug"),
    ] {
        check("en", &[], &[option, value], &[option, value, allowed]);
    }
}

#[test]
fn the_help_names_every_setting_in_both_languages() {
    let settings = serde_json::to_value(jadoube_hall::Config::default()).expect("it is JSON");
    let settings = settings.as_object().expect("it has fields");
    for language in ["es", "en"] {
        let output = jadoube(&["serve", "--lang", language, "--help"]).output();
        let said = String::from_utf8(output.expect("it starts").stdout).expect("it is text");
        for name in settings.keys() {
            assert!(said.contains(name.as_str()), "{language}: {name}");
        }
        assert!(said.contains("off, error"), "{language}");
    }
}

#[test]
fn what_is_no_copy_is_told_and_leaves_nothing_behind() {
    let folder = Folder::new("no-copy");
    let copy = folder.0.join("copy.db");
    let data = folder.0.join("data");
    let (data_named, copy_named) = (data.display().to_string(), copy.display().to_string());
    for text in [
        "not a copy",
        "",
        "{\"format\":\"other\"}\n",
        "SQLite format 3\0junk",
    ] {
        std::fs::write(&copy, text).expect("it is written");
        let arguments = ["restore", "--data", &data_named, &copy_named];
        let (code, said) = run(&arguments, &[]);
        assert_eq!(code, Some(2), "{text}: {said}");
        assert!(!said.contains("expected"), "{text}: {said}");
        assert!(
            !data.exists(),
            "{text}: nothing stays of what came to nothing"
        );
        let left = std::fs::read_dir(&folder.0).expect("it is there").count();
        assert_eq!(left, 1, "{text}");
    }
    for (text, part) in [
        (
            "{\"format\":\"jadoube-journal\",\"version\":99}\n",
            "versión más nueva",
        ),
        (
            "{\"format\":\"jadoube-journal\",\"version\":1,\"schema\":999}\n",
            "versión más nueva",
        ),
        ("SQLite format 3\0junk", "no es una copia"),
        ("not a copy", "no es una copia"),
    ] {
        std::fs::write(&copy, text).expect("it is written");
        let arguments = [
            "restore",
            "--lang",
            "es",
            "--data",
            &data_named,
            &copy_named,
        ];
        let (_, said) = run(&arguments, &[]);
        assert!(
            said.contains("copy.db") && said.contains(part),
            "{text}: {said}"
        );
        assert!(!said.contains("restoring"), "{text}: {said}");
    }
    let spanish = ["backup", "--lang", "es", "--data", &data_named, &copy_named];
    let (code, said) = run(&spanish, &[]);
    assert_eq!(code, Some(2));
    assert!(
        said.contains("no existe") || said.contains("no hay"),
        "{said}"
    );
}

#[test]
fn the_flag_counts_before_the_environment_and_that_before_the_file() {
    let folder = Folder::new("layers");
    let data = folder.0.display().to_string();
    std::fs::write(folder.0.join("jadoube.toml"), "name = \"file\"\n").expect("it is written");
    let arguments = [
        "serve",
        "--json",
        "--data",
        &data,
        "--listen",
        "127.0.0.1:0",
    ];
    for (flag, environment, expected) in [
        (None, None, "file"),
        (None, Some("environment"), "environment"),
        (Some("flag"), Some("environment"), "flag"),
    ] {
        let mut command = jadoube(&arguments);
        if let Some(name) = environment {
            command.env("JADOUBE_NAME", name);
        }
        if let Some(name) = flag {
            command.args(["--name", name]);
        }
        let mut talker = hall::Talker::start(command);
        let line = talker.hear("{");
        assert!(line.contains(&format!("\"name\":\"{expected}\"")), "{line}");
    }
}

#[test]
fn two_halls_never_share_a_record_or_a_port() {
    let folder = Folder::new("shared");
    let other = Folder::new("shared-other");
    let serving = Serving::open(&folder.0, 0);
    let data = folder.0.display().to_string();
    let (code, said) = run(&["serve", "--data", &data, "--listen", "127.0.0.1:0"], &[]);
    assert_eq!(code, Some(2), "{said}");
    let process = format!("process {}", serving.talker.child.id());
    assert!(said.contains(&process), "{said}");
    let data = other.0.display().to_string();
    let listen = format!("127.0.0.1:{}", serving.port());
    let (code, said) = run(&["serve", "--data", &data, "--listen", &listen], &[]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("--listen"), "{said}");
}

#[test]
fn a_hall_that_is_told_to_close_ends_well_and_tells_who_is_there() {
    let folder = Folder::new("closes");
    let serving = Serving::open(&folder.0, 0);
    let mut player = hall::Talker::start(jadoube(&["play", &serving.url]));
    player.hear("Room: ");
    serving.talker.signal("-TERM");
    player.hear("The hall is closing");
    let (code, _) = serving.talker.end();
    assert_eq!(code, Some(0));
}

#[test]
fn a_record_is_backed_up_while_its_hall_is_open_and_restored() {
    let (from, to) = (Folder::new("backup-from"), Folder::new("backup-to"));
    let serving = Serving::open(&from.0, 0);
    let mut player = hall::Talker::start(jadoube(&["play", &serving.url, "--new", "3+2"]));
    player.hear("Table opened: ");
    let copy = from.0.join("copy.db").display().to_string();
    let data = from.0.display().to_string();
    let (code, said) = run(&["backup", "--data", &data, &copy], &[]);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = run(&["backup", "--data", &data, &copy], &[]);
    assert_eq!(code, Some(2), "it is never written over: {said}");
    let spanish = ["backup", "--lang", "es", "--data", &data, &copy];
    let (_, said) = run(&spanish, &[]);
    assert!(said.contains("ya existe"), "{said}");
    let data = to.0.display().to_string();
    let (code, said) = run(&["restore", "--data", &data, &copy], &[]);
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = run(&["restore", "--data", &data, &copy], &[]);
    assert_eq!(code, Some(2), "only what is empty is filled: {said}");
    drop(serving);

    let serving = Serving::open(&to.0, 0);
    let mut player = hall::Talker::start(jadoube(&["play", &serving.url]));
    player.hear("Tables: 1");
}
