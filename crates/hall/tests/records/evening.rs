//! The results of an evening for spreadsheets and for tournament programs.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use insta::assert_snapshot;
use jadoube_arbiter::{
    Authority, Outcome, Reason, Regulations, Ruler, Score, SiteRule, TimeControl,
};
use jadoube_hall::records::{
    CsvStyle, Evening, LineEnd, Paired, Person, Played, ResultRow, TrfError, TrfVersion, read_trf,
    results_csv, trf,
};
use jadoube_laws::pgn::Date;
use jadoube_laws::{ByColor, Claim, Color};
use jadoube_words::{Language, Words};

fn ended(score: Option<Score>, reason: Reason) -> Outcome {
    Outcome {
        score,
        reason,
        authority: Authority::Site(SiteRule::Record),
        by: Ruler::Arbiter,
    }
}

fn won(winner: Color, reason: Reason) -> Outcome {
    ended(Some(Score::win(winner)), reason)
}

fn game<'a>(white: (&'a str, u16), black: (&'a str, u16), outcome: Outcome) -> Paired<'a> {
    let entrant = |(name, rating): (&'a str, u16)| {
        let rating = Some(rating).filter(|rating| *rating > 0);
        (name, Person { name, rating })
    };
    Paired {
        round: None,
        players: ByColor {
            white: entrant(white),
            black: entrant(black),
        },
        outcome: Some(outcome),
        plies: 40,
    }
}

const ANA: (&str, u16) = ("López, Ana", 1834);
const BRUNO: (&str, u16) = ("Díaz, Bruno", 0);
const CARLA: (&str, u16) = ("de la Torre y Peñaranda, Carla María", 2011);
const DARIO: (&str, u16) = ("Darío", 1500);

fn games() -> Vec<Paired<'static>> {
    let mut short = game(
        DARIO,
        CARLA,
        won(Color::Black, Reason::Resignation(Color::White)),
    );
    short.plies = 1;
    vec![
        game(ANA, BRUNO, won(Color::White, Reason::Checkmate)),
        game(
            CARLA,
            DARIO,
            ended(Some(Score::DRAW), Reason::Claim(Claim::Threefold)),
        ),
        game(
            BRUNO,
            CARLA,
            won(Color::Black, Reason::Default(Color::White)),
        ),
        game(
            DARIO,
            ANA,
            ended(Some(Score::BOTH_LOSE), Reason::BothRefused),
        ),
        game(ANA, CARLA, ended(None, Reason::ColorsReversed)),
        game(ANA, CARLA, ended(Some(Score::DRAW), Reason::Agreement)),
        short,
    ]
}

fn evening<'a>(games: &'a [Paired<'a>], time: &'a ByColor<TimeControl>) -> Evening<'a> {
    Evening {
        name: "Velada\ndel Círculo",
        city: Some("Rosario"),
        date: "2026.11.30".parse::<Date>().expect("a day"),
        arbiter: Some("Irene"),
        time,
        games,
    }
}

#[test]
fn an_evening_is_a_tournament_file_that_reads_back() {
    let time = Regulations::default().time;
    let games = games();
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let file = trf(&evening(&games, &time), version).expect("rounds");
        let text = file.text(LineEnd::Lf);
        assert_eq!(read_trf(&text).as_ref(), Ok(&file), "{text}");
        let crlf = file.text(LineEnd::CrLf);
        assert_eq!(crlf.matches("\r\n").count(), text.lines().count());
        assert_eq!(read_trf(&crlf).as_ref(), Ok(&file));
        assert_snapshot!(format!("evening_{version:?}").to_lowercase(), text);
    }
}

#[test]
fn rounds_that_were_made_are_kept_and_a_player_has_one_game_in_each() {
    let time = Regulations::default().time;
    let mut games = vec![
        game(ANA, BRUNO, won(Color::White, Reason::Checkmate)),
        game(CARLA, ANA, won(Color::White, Reason::Checkmate)),
    ];
    for game in &mut games {
        game.round = Some(2);
    }
    let error = trf(&evening(&games, &time), TrfVersion::Trf16).expect_err("twice");
    let name = "López, Ana".to_owned();
    assert_eq!(error, TrfError::TwiceInRound { name, round: 2 });
    games[1].round = Some(1);
    let file = trf(&evening(&games, &time), TrfVersion::Trf16).expect("rounds");
    let bruno = file
        .players
        .iter()
        .find(|it| it.name == "Díaz, Bruno")
        .expect("there");
    let results: Vec<Played> = bruno
        .rounds
        .iter()
        .flatten()
        .filter_map(|it| it.result)
        .collect();
    assert_eq!(results, [Played::ZeroPointBye, Played::Loss]);
}

#[test]
fn who_was_paired_is_never_absent() {
    let time = Regulations::default().time;
    let of_round = |round, mut game: Paired<'static>| {
        game.round = Some(round);
        game
    };
    let mut open = game(CARLA, DARIO, ended(None, Reason::WrongStart));
    open.outcome = None;
    let games = [
        of_round(1, game(ANA, BRUNO, ended(None, Reason::WrongStart))),
        of_round(
            1,
            game(
                DARIO,
                CARLA,
                won(Color::White, Reason::Default(Color::Black)),
            ),
        ),
        of_round(2, open),
        of_round(2, game(BRUNO, ANA, ended(None, Reason::ColorsReversed))),
        of_round(2, game(BRUNO, ANA, won(Color::White, Reason::Checkmate))),
    ];
    for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
        let file = trf(&evening(&games, &time), version).expect("rounds");
        let text = file.text(LineEnd::Lf);
        assert_eq!(read_trf(&text).as_ref(), Ok(&file), "{text}");
        assert_eq!(file.line("062"), Some("4"));
        assert!(!text.contains("0000"), "{text}");
        let ends = |name: &str| {
            let line = text.lines().find(|line| line.contains(name));
            let line = line.expect("a record");
            line.get(line.char_indices().nth(91).expect("rounds").0..)
        };
        // Columns 92 to 95, 97 and 99, and ten further on.
        assert_eq!(ends("López, Ana"), Some("   4 w       4 b 0"));
        assert_eq!(ends("Díaz, Bruno"), Some("   2 b       2 w 1"));
        assert_eq!(ends("Darío"), Some("   1 w +     1 b"));
        assert_eq!(ends("de la Torre"), Some("   3 b -     3 w"));
    }
}

#[test]
fn people_of_the_same_name_stay_two() {
    let time = Regulations::default().time;
    let mut first = game(
        ("Ana", 0),
        ("Bruno", 0),
        won(Color::White, Reason::Checkmate),
    );
    first.players = ByColor {
        white: (
            "p1",
            Person {
                name: "Ana",
                rating: None,
            },
        ),
        black: (
            "p2",
            Person {
                name: "Ana",
                rating: None,
            },
        ),
    };
    let games = [first];
    let file = trf(&evening(&games, &time), TrfVersion::Trf16).expect("rounds");
    assert_eq!(file.players.len(), 2);
}

#[test]
fn a_broken_file_is_told_with_line_and_column() {
    let good = "012 X\n001    1      Ana                               \
        1834                             1.0    1     2 w 1\n";
    assert!(read_trf(good).is_ok());
    let error = read_trf(&good.replace("2 w 1", "2 x 1")).expect_err("no color");
    let text = "x".to_owned();
    assert_eq!(
        error,
        TrfError::Field {
            line: 2,
            column: 97,
            text
        }
    );
    assert!(
        error
            .to_string()
            .starts_with("Line 2: “x” cannot stand in column 97")
    );
    assert_eq!(read_trf("012 X\n"), Err(TrfError::NoPlayers));
    let twice = format!("{good}{}", good.lines().last().expect("a record"));
    assert!(matches!(
        read_trf(&twice),
        Err(TrfError::NumberAgain { line: 3, number: 1 })
    ));
}

fn tournament_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            tournament_files(&path, found);
        } else if path
            .extension()
            .is_some_and(|it| it == "trf" || it == "input")
        {
            found.push(path);
        }
    }
}

#[test]
fn files_of_other_programs_read_and_read_back() {
    let shared = std::env::var("JADOUBE_SHARED").unwrap_or("/work/shared".to_owned());
    let folder = Path::new(&shared).join("data/trf");
    if !folder.is_dir() {
        writeln!(
            std::io::stderr(),
            "skipped: {} is not there",
            folder.display()
        )
        .expect("stderr");
        return;
    }
    let mut files = Vec::new();
    tournament_files(&folder, &mut files);
    files.sort();
    let (mut players, mut same) = (0_usize, 0_usize);
    for path in &files {
        let bytes = std::fs::read(path).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        let file = match read_trf(&text) {
            Ok(file) => file,
            Err(TrfError::NoPlayers) => continue,
            Err(error) => panic!("{}: {error}", path.display()),
        };
        let written = file.text(LineEnd::Lf);
        assert_eq!(read_trf(&written).as_ref(), Ok(&file), "{}", path.display());
        players += file.players.len();
        let records = text
            .split(['\n', '\r'])
            .filter(|line| line.starts_with("001"));
        let ours: Vec<&str> = written
            .lines()
            .filter(|line| line.starts_with("001"))
            .collect();
        same += records
            .zip(ours)
            .filter(|(theirs, ours)| theirs.trim_end() == *ours)
            .count();
    }
    assert!(files.len() > 10 && players > 1000);
    assert!(
        same * 10 >= players * 9,
        "{same} of {players} records are written the same"
    );
}

#[test]
fn results_are_a_table_that_spreadsheets_do_not_run() {
    let row = |board, white, black, outcome| ResultRow {
        board: Some(board),
        white,
        black,
        outcome,
    };
    let rows = [
        row(
            1,
            "Ana",
            "Bruno",
            Some(won(Color::White, Reason::Flag(Color::Black))),
        ),
        row(
            2,
            "=HYPERLINK(\"http://x\";\"y\")",
            "+1+cmd|' /C calc'!A0",
            None,
        ),
        row(3, "\t@SUM(A1)", "-2", Some(ended(None, Reason::WrongStart))),
        row(
            4,
            "López, Ana",
            "\"; DROP",
            Some(ended(Some(Score::DRAW), Reason::Agreement)),
        ),
    ];
    let csv = |style, language| results_csv(&rows, style, &Words::new(language));
    assert_snapshot!("results_es", csv(CsvStyle::Semicolon, Language::Spanish));
    assert_snapshot!("results_en", csv(CsvStyle::Comma, Language::English));
}
