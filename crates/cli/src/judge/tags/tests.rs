use super::malformed;

fn check(name: &str, well_formed: &[&str], wrong: &[&str]) {
    for value in well_formed {
        assert_eq!(
            malformed(name.as_bytes(), value.as_bytes()),
            None,
            "{name} {value:?}"
        );
    }
    for value in wrong {
        assert!(
            malformed(name.as_bytes(), value.as_bytes()).is_some(),
            "{name} {value:?}"
        );
    }
}

#[test]
fn dates_may_be_known_in_part() {
    check(
        "Date",
        &[
            "1984.??.??",
            "????.??.??",
            "2024.02.29",
            "2023.12.31",
            "?",
            "",
        ],
        &[
            "1984",
            "1984.13.01",
            "2023.02.29",
            "1900.02.29",
            "31.12.2023",
            "2023-12-31",
            "1984.1.1",
        ],
    );
}

#[test]
fn other_tags_have_their_forms() {
    check(
        "Result",
        &["1-0", "0-1", "1/2-1/2", "*"],
        &["1/2", "1:0", "", "?", "0-0"],
    );
    check(
        "WhiteElo",
        &["2285", "", "-", "?", "?"],
        &["2285 FIDE", "two", "123456"],
    );
    check(
        "ECO",
        &["B09", "E99a", "A00/01", "?"],
        &["F00", "B9", "Sicilian"],
    );
    check("UTCTime", &["00:00:06", "23:59:59"], &["12:00", "noon"]);
    check("SetUp", &["0", "1"], &["yes", "2"]);
    check("PlyCount", &["0", "84"], &["-3", "84 plies"]);
    check("Annotator", &["anything at all"], &[]);
}
