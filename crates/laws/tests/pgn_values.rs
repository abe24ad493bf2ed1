//! The values that tags and comments hold.

use jadoube_laws::pgn::{EngineScore, Evaluation, Nag, Note, Shape, TimeControl};

#[test]
fn time_controls_are_read_in_every_spelling_and_written_so_that_they_read_back() {
    for (text, written) in [
        ("?", "?"),
        ("-", "-"),
        ("", "?"),
        ("300+2", "300+2"),
        ("40/9000:300", "40/9000:300"),
        ("*180", "*180"),
        ("300 d5", "300d5"),
        ("180+2 d3", "180+2d3"),
        ("40/7200:900 d5", "40/7200:900d5"),
        ("1/259200", "1/259200"),
        ("1 in 5 days", "1/432000"),
        ("15'+10\"", "900+10"),
        ("90m+30s", "5400+30"),
        ("G/60", "3600"),
        ("G/60;d5", "3600d5"),
        ("40/7200, SD/30 d5", "40/7200:1800d5"),
        ("sd/30+5", "1800+5"),
    ] {
        let control = TimeControl::read_lenient(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(control.to_string(), written, "{text}");
        assert_eq!(written.parse(), Ok(control), "{text}");
    }
    assert_eq!("1/259200".parse(), Ok(TimeControl::PerMove { days: 3 }));
    for text in [
        "300 d5",
        "SD/30",
        "1 in 5 days",
        "d5",
        "300d",
        "+",
        "40/",
        "1/2/3",
    ] {
        assert!(text.parse::<TimeControl>().is_err(), "{text}");
    }
}

#[test]
fn glyphs_evaluations_and_shapes_read_back() {
    for (text, nag) in [("$0", 0), ("$255", 255), ("!?", 5)] {
        assert_eq!(text.parse(), Ok(Nag(nag)));
        assert_eq!(Nag(nag).to_string().parse(), Ok(Nag(nag)));
    }
    for text in ["$", "$256", "$+5", "5", "!!!"] {
        assert!(text.parse::<Nag>().is_err(), "{text}");
    }
    for text in ["0.17,18", "-0.35", "#-3", "#3,40", "120.00"] {
        let evaluation: Evaluation = text.parse().expect(text);
        assert_eq!(evaluation.to_string(), text);
    }
    let mate = Evaluation {
        score: EngineScore::Mate(-3),
        depth: None,
    };
    assert_eq!("#-3".parse(), Ok(mate));
    for text in ["", "#", "0.1x", "1.2.3", "1,", "--1"] {
        assert!(text.parse::<Evaluation>().is_err(), "{text}");
    }
    for text in ["Gd4", "Re2e4"] {
        let shape: Shape = text.parse().expect(text);
        assert_eq!(shape.to_string(), text);
    }
    for text in ["", "G", "gd4", "Gd9", "Gd4e", "Gd4e5f6"] {
        assert!(text.parse::<Shape>().is_err(), "{text}");
    }
}

#[test]
fn prose_keeps_the_blanks_around_a_command() {
    for (text, prose) in [
        ("a [%clk 0:05:00] b", "a  b"),
        ("[%clk 0:05:00] b", "b"),
        ("a[%clk 0:05:00]b", "ab"),
        ("a [%clk 0:05:00]", "a"),
        ("a [%clk 0:05:00", "a [%clk 0:05:00"),
    ] {
        assert_eq!(Note::new(text).prose(), prose, "{text}");
    }
}
