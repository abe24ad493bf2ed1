use super::*;

fn pieces(text: &[u8], size: usize) -> Vec<(Vec<u8>, Piece)> {
    let mut splitter = Splitter::new(text, size);
    let mut buffer = Vec::new();
    let mut pieces = Vec::new();
    while let Some(piece) = splitter
        .next(&mut buffer)
        .expect("reading memory cannot fail")
    {
        pieces.push((buffer.clone(), piece));
    }
    pieces
}

fn game(number: usize, moves: usize) -> String {
    let tags = format!("[Event \"{number}\"]\n[Result \"*\"]\n\n");
    tags + &"1. Nf3 Nf6 2. Ng1 Ng8\n".repeat(moves) + "*\n\n"
}

#[test]
fn pieces_put_together_are_the_stream() {
    let text: String = (0..500).map(|number| game(number, number % 90)).collect();
    for size in [1, 3000, 10_000, 1 << 20] {
        let pieces = pieces(text.as_bytes(), size);
        let mut offset = 0;
        for (bytes, piece) in &pieces {
            assert_eq!(piece.offset, offset);
            offset += bytes.len() as u64;
        }
        let whole: Vec<u8> = pieces.into_iter().flat_map(|(bytes, _)| bytes).collect();
        assert_eq!(whole, text.as_bytes());
    }
}

#[test]
fn a_piece_between_games_begins_with_a_tag() {
    let text: String = (0..500).map(|number| game(number, number % 90)).collect();
    let mut between = true;
    for (bytes, piece) in pieces(text.as_bytes(), 5000) {
        if between {
            assert!(bytes.starts_with(b"[Event "));
        }
        between = piece.end == End::BetweenGames;
    }
}

#[test]
fn a_game_longer_than_a_piece_comes_in_several() {
    let text = game(1, 10_000) + &game(2, 1);
    let pieces = pieces(text.as_bytes(), 4096);
    assert!(pieces.len() > 10);
    let cuts = pieces
        .iter()
        .filter(|(_, piece)| piece.end == End::BetweenGames)
        .count();
    assert!(cuts <= 2);
}

#[test]
fn tags_after_a_blank_line_among_tags_do_not_begin_a_game() {
    let text = b"[Event \"X\"]\n\n[Date \"2017.12.04\"]\n\n1. e4 *\n";
    assert_eq!(last_cut(text), None);
}

#[test]
fn every_line_ending_shows_where_games_begin() {
    for newline in ["\n", "\r\n", "\r"] {
        let text = game(1, 3).replace('\n', newline);
        let two = text.clone() + &game(2, 3).replace('\n', newline);
        assert_eq!(last_cut(two.as_bytes()), Some(text.len()));
    }
}
