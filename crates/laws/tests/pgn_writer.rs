//! What is written reads back to the same game, at any width.

use jadoube_laws::{
    Position,
    pgn::{ClockTime, Game, Nag, NodeId, Note, Outcome, Roster, Step, Variant, Writer},
};

/// A source of numbers that look random and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }

    fn one_in(&mut self, limit: usize) -> bool {
        self.below(limit) == 0
    }
}

const TEXTS: [&str; 14] = [
    "good",
    "a longer comment, with several words in it, that has to be broken somewhere",
    "",
    "two  blanks   three",
    "1-0 [Event \"x\"] (not a variation) ; $5 % e4",
    "[%cal Ge2e4,Rd1d8] [%csl Yh5] arrows",
    "[%depth20 +0.35] [%clk 0:01:02.5] [%emt 0:00:03]",
    "{ an opening brace",
    "a closing } brace",
    "both {diagram} here",
    "ñandú — “¿qué?” ♞ 棋",
    "%escape",
    "\\backslash\\ \"quote\" <tag>",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\
     aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

fn comment(dice: &mut Dice) -> Note {
    Note::new(TEXTS[dice.below(TEXTS.len())])
}

fn annotate(game: &mut Game, node: NodeId, dice: &mut Dice) {
    if dice.one_in(5) {
        game.add_nag(node, Nag(dice.below(256) as u8));
    }
    if dice.one_in(5) {
        let clock = ClockTime {
            ms: dice.below(9_000_000) as u64,
        };
        game.add_comment(node, Note::new(&format!("[%clk {clock}]")));
    }
    for _ in 0..dice.below(3) {
        if dice.one_in(3) {
            let comment = comment(dice);
            game.add_comment(node, comment);
        }
    }
}

/// Adds a move, now and then a null move.
fn extend(game: &mut Game, after: NodeId, dice: &mut Dice) -> Option<NodeId> {
    if dice.one_in(30) {
        return game.add_null_move(after);
    }
    let moves = game.position(after)?.legal_moves();
    if moves.is_empty() {
        return None;
    }
    game.add(after, moves[dice.below(moves.len())]).ok()
}

fn random_game(dice: &mut Dice) -> Game {
    let mut game = match dice.below(4) {
        0 => {
            let fen = "nrkqbbrn/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBRN w KQkq - 0 1";
            let start: Position = fen.parse().expect("a start of Chess960");
            Game::from_position(start, Variant::Chess960)
        }
        1 => {
            let fen = "8/8/4k3/8/4P3/4K3/8/8 b - - 5 38";
            Game::from_position(fen.parse().expect("an ending"), Variant::Standard)
        }
        _ => Game::new(),
    };
    let values = ["A \"quick\" one", "back\\slash\\", "]}{[;%", "Ñ", ""];
    for name in ["White", "Event", "Annotator"] {
        if dice.one_in(2) {
            let value = values[dice.below(values.len())];
            game.tags.set(name, value).expect("a name");
        }
    }
    if !game.tags.is_empty() && dice.one_in(3) {
        game.preface.push(comment(dice));
    }
    for _ in 0..dice.below(3) {
        let comment = comment(dice);
        game.add_comment(NodeId::ROOT, comment);
    }
    let mut node = NodeId::ROOT;
    let mut line = vec![node];
    for _ in 0..dice.below(60) {
        let Some(next) = extend(&mut game, node, dice) else {
            break;
        };
        annotate(&mut game, next, dice);
        node = next;
        line.push(node);
    }
    add_variations(&mut game, &line, 3, dice);
    game.outcome = Some(Outcome::ALL[dice.below(4)]);
    if dice.one_in(4) {
        game.epilogue.push(Note::new("Black {resigned"));
        game.epilogue.push(Note::new("{so} they say"));
    }
    game
}

fn add_variations(game: &mut Game, line: &[NodeId], depth: usize, dice: &mut Dice) {
    for &branch in line {
        while game.children(branch).next().is_some() && depth > 0 && dice.one_in(8) {
            let known = game.children(branch).count();
            let Some(first) = extend(game, branch, dice) else {
                break;
            };
            if game.children(branch).count() == known {
                break;
            }
            if dice.one_in(3) {
                let comment = comment(dice);
                game.add_comment_before(first, comment);
            }
            let mut variation = vec![first];
            let mut node = first;
            for _ in 0..dice.below(6) {
                annotate(game, node, dice);
                let Some(next) = extend(game, node, dice) else {
                    break;
                };
                node = next;
                variation.push(node);
            }
            add_variations(game, &variation, depth - 1, dice);
        }
        // A comment after variations stands before the next move of the line.
        let main = game.children(branch).next();
        let next = main.and_then(|main| game.children(main).next());
        if let Some(next) = next
            && game.children(branch).count() > 1
            && dice.one_in(3)
        {
            let comment = comment(dice);
            game.add_comment_before(next, comment);
        }
    }
}

#[test]
fn random_games_read_back_the_same_at_any_width() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    for number in 0..400 {
        let game = random_game(&mut dice);
        for width in [None, Some(79), Some(20), Some(1)] {
            let writer = Writer {
                width,
                roster: Roster::AsGiven,
                ..Writer::EXPORT
            };
            let text = writer.text(&game);
            let back: Game = text.parse().expect("a game was written");
            assert_eq!(back.remarks(), [], "{number} {width:?}\n{text}");
            assert!(back == game, "{number} {width:?}\n{text}\n{}", back);
            assert_eq!(writer.text(&back), text);
        }
    }
}

#[test]
fn several_games_of_a_file_stay_apart() {
    let mut dice = Dice(42);
    let games: Vec<Game> = (0..50).map(|_| random_game(&mut dice)).collect();
    let mut file = String::new();
    for game in &games {
        Writer::EXPORT.write(game, &mut file);
    }
    let back: Vec<Game> = jadoube_laws::pgn::Games::new(file.as_bytes()).collect();
    assert_eq!(back.len(), games.len());
    for (game, back) in games.iter().zip(&back) {
        let line = |game: &Game| game.main_line().map(|n| game.text(n).to_owned()).collect();
        let (ours, theirs): (Vec<String>, Vec<String>) = (line(game), line(back));
        assert_eq!(ours, theirs);
        for (name, value) in game.tags.iter() {
            assert_eq!(back.tags.get(name), Some(value));
        }
        assert_eq!(game.outcome, back.outcome);
    }
}

#[test]
fn lines_are_as_short_as_their_words_allow() {
    let mut dice = Dice(7);
    for _ in 0..100 {
        let game = random_game(&mut dice);
        let text = Writer::EXPORT.text(&game);
        let movetext = text.split_once("]\n\n").map_or(&*text, |(_, moves)| moves);
        for line in movetext.lines() {
            let one_word = !line.contains(' ') || line.starts_with(';') || line.contains(" [%");
            let result = line.contains("{resigned");
            assert!(line.chars().count() < 80 || one_word || result, "{line}");
            assert_eq!(line.trim_start(), line, "{text}");
        }
    }
}

#[test]
fn a_game_without_tags_gets_the_roster() {
    let game: Game = "1. e4 (1. d4) 1-0".parse().expect("a game");
    assert_eq!(
        Writer::EXPORT.text(&game),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 (1. d4) 1-0\n\n"
    );
}

#[test]
fn black_to_move_first_is_numbered_with_dots() {
    let game: Game = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/4P3/4K3/8/8 b - - 0 1\"]\n\n\
                      1. ... Kd6 (1... Kf6 2. Kf4) 2. Kd4 {x} Ke6 $1 3. e5 *"
        .parse()
        .expect("a game");
    let mut text = String::new();
    Writer::EXPORT.write_movetext(&game, &mut text);
    assert_eq!(
        text,
        "1... Kd6 (1... Kf6 2. Kf4) 2. Kd4 {x} 2... Ke6 $1 3. e5 *"
    );
}

#[test]
fn what_could_not_be_read_is_kept_and_written() {
    let text = "1. e4 Ke4 2. Nf3 (2. d4 exd4) nonsense 2... Nc6 *";
    let game: Game = text.parse().expect("a game");
    let steps: Vec<Step> = game.main_line().map(|node| game.step(node)).collect();
    assert!(matches!(
        steps[..],
        [Step::Move(_), Step::Unread, Step::Unread, Step::Unread]
    ));
    let back: Game = game.to_string().parse().expect("a game");
    assert!(back == game, "{game}");
}
