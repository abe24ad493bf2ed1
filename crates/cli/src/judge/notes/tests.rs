use super::clock;

fn check(comment: &str, expected: Option<(u64, u64)>) {
    let found = clock(comment.as_bytes()).map(|clock| (clock.shows_ms, clock.precision_ms));
    assert_eq!(found, expected, "{comment}");
}

#[test]
fn clocks_are_found_among_other_notes() {
    check("[%clk 0:05:00]", Some((300_000, 1)));
    check(
        " [%eval 0.17] [%clk 2:10:30] a good move",
        Some((7_830_000, 1)),
    );
    check(
        "Normal move [%clk 00:04:53] Black's turn",
        Some((293_000, 1)),
    );
    check("[%clk 0:00:09.7]", Some((9_700, 100)));
    check("[%clk 1:30]", Some((5_400_000, 60_000)));
    check("[%emt 0:00:03]", None);
    check("no clock", None);
    check("[%clk ?]", None);
    check("[%clk 0:75:00]", None);
    check("[%clk 1:23:45", None);
}
