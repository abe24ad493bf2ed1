//! Known node counts.

use jadoube_laws::Position;

#[test]
fn the_initial_position_has_its_known_counts() {
    for (depth, nodes) in [1, 20, 400, 8_902, 197_281].into_iter().enumerate() {
        assert_eq!(
            Position::initial().perft(depth as u32),
            nodes,
            "depth {depth}"
        );
    }
}
