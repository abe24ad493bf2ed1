//! Games: read, written, and read back.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use jadoube_laws::pgn::{
    Builder, Detail, Encoding, Flaw, Flow, Game, Games, NodeId, Note, Outcome, Reader, Remark,
    Roster, Severity, Step, Token, Variant, Visitor, Writer, read, write_tag,
};
use jadoube_laws::{CastlingMode, Position, RightsStyle};
use serde_json::{Map, Value, json};

use super::Answered;
use super::board::{any, fen_in, mode, position_of};
use crate::reports::case::Fields as _;

/// `pgn_parse`: what the games of a text tell.
pub(super) fn parse(input: &Value, expected: &Value) -> Answered {
    Ok(file(input.text("pgn")?.as_bytes(), expected))
}

/// `pgn_parse_bytes`: the same of bytes in some encoding.
pub(super) fn parse_bytes(input: &Value, expected: &Value) -> Answered {
    let bytes = STANDARD
        .decode(input.text("base64")?)
        .map_err(|error| error.to_string())?;
    let mut got = file(&bytes, expected);
    let first = got["games"][0].clone();
    for key in ["tags", "mainline", "encoding"] {
        got[key] = first[key].clone();
    }
    got["lenient"] = json!(first.is_object());
    Ok(got)
}

/// `pgn_stress`: a text that is deeply nested.
pub(super) fn stress(input: &Value, expected: &Value) -> Answered {
    let told = input.text("generate")?;
    let depth = told
        .split_whitespace()
        .find_map(|word| word.parse::<usize>().ok().filter(|&count| count > 100))
        .ok_or("no depth is told")?;
    let pgn = format!("1. e4{}{} *", " (1. e4".repeat(depth), ")".repeat(depth));
    let games = Games::new(pgn.as_bytes()).count();
    Ok(json!({
        "must_terminate": true,
        "no_stack_overflow": true,
        "allowed": if games == 1 { expected["allowed"].clone() } else { json!([]) },
    }))
}

/// `pgn_roundtrip`: comments after writing and reading back.
pub(super) fn round_trip(input: &Value) -> Answered {
    let game: Game = input.text("pgn")?.parse().map_err(|_| "no game")?;
    let back: Game = game.to_string().parse().map_err(|_| "nothing read back")?;
    let mut got = tell(&back);
    got["same"] = json!(back == game);
    Ok(got)
}

/// `pgn_roundtrip_tags`: tags after writing and reading back.
pub(super) fn round_trip_tags(input: &Value) -> Answered {
    let mut game = Game::new();
    set_tags(&mut game, input)?;
    let back: Game = Writer::EXPORT.text(&game).parse().map_err(|_| "no game")?;
    let same = game
        .tags
        .iter()
        .all(|(name, value)| back.tags.get(name) == Some(value));
    Ok(json!({ "same": same }))
}

/// `pgn_tag`: the value of a tag, or of several.
pub(super) fn tag(input: &Value, expected: &Value) -> Answered {
    let text = format!("{}\n\n*\n", input.text("raw")?);
    let game: Game = text.parse().map_err(|_| "no game")?;
    let several = expected["value"].is_object() && expected["value"]["any_of"].is_null();
    let value = match several {
        true => tags(&game),
        false => json!(game.tags.iter().next().map(|(_, value)| value)),
    };
    let mut got = json!({ "value": value });
    if let Some(remark) = game.remarks().first() {
        let severity = match remark.error.flaw.severity() {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        got["strict"] = json!(format!("{severity}:{}", remark.error.flaw.code()));
    }
    Ok(got)
}

/// `pgn_write_tag`: a tag as it is written.
pub(super) fn tag_written(input: &Value) -> Answered {
    let mut text = String::new();
    write_tag(input.text("name")?, input.text("value")?, &mut text);
    Ok(json!({ "text": text }))
}

/// `pgn_write_comment`: a comment that cannot be written as it is.
pub(super) fn comment_written(input: &Value) -> Answered {
    let mut game = Game::new();
    let comment = Note::new(input.text("comment")?);
    game.add_comment(NodeId::ROOT, comment.clone());
    let text = Writer::EXPORT.text(&game);
    let back: Game = text.parse().map_err(|_| "nothing read back")?;
    let kept = back.comments(NodeId::ROOT) == [comment];
    Ok(json!({ "roundtrip_safe": kept, "forbidden_output": kept }))
}

/// `pgn_write`: a game of moves and tags.
pub(super) fn write(input: &Value) -> Answered {
    let (game, _) = game_of(input)?;
    let text = Writer::EXPORT.text(&game);
    let back: Game = text.parse().map_err(|_| "nothing read back")?;
    let mut movetext = String::new();
    Writer::EXPORT.write_movetext(&game, &mut movetext);
    let header = text.split("\n\n").next().unwrap_or_default();
    let lines = header
        .lines()
        .filter(|line| line.starts_with('[') && line.ends_with("\"]"));
    Ok(json!({
        "movetext": movetext,
        "tags": tags(&back),
        "each_tag_on_own_line": lines.count() == back.tags.len(),
        "parses_back": back.main_moves().eq(game.main_moves()) && back.remarks().is_empty(),
    }))
}

/// `pgn_write_wrap`: the lines of a game with a long word.
pub(super) fn wrapped(input: &Value, expected: &Value) -> Answered {
    let (mut game, last) = game_of(input)?;
    let comment = input.text("comment")?;
    game.add_comment(last, Note::new(comment));
    let text = Writer::EXPORT.text(&game);
    let back: Game = text.parse().map_err(|_| "nothing read back")?;
    let limit = expected["max_line"].as_u64().unwrap_or(80) as usize;
    let short = text
        .lines()
        .filter(|line| !line.contains(comment))
        .all(|line| line.chars().count() <= limit);
    Ok(json!({
        "max_line": if short { limit } else { usize::MAX },
        "long_token_unbroken": text.contains(comment),
        "parses_back": back.comments(last) == game.comments(last),
    }))
}

/// `pgn_visitor`: variations left out by a visitor, those that the case says.
pub(super) fn visitor(input: &Value) -> Answered {
    #[derive(Default)]
    struct Kept {
        /// How many plies came before the next move, for each line it stands in.
        plies: Vec<usize>,
        skips: [bool; 2],
        main: Vec<String>,
        variation: Vec<String>,
    }
    impl Visitor for Kept {
        fn begin_game(&mut self, _: Token<'_>) -> Flow {
            self.plies = vec![0];
            Flow::Read
        }
        fn san(&mut self, token: Token<'_>) -> Flow {
            let text = String::from_utf8_lossy(token.bytes()).into_owned();
            match self.plies.len() {
                1 => self.main.push(text),
                _ => self.variation.push(text),
            }
            if let Some(plies) = self.plies.last_mut() {
                *plies += 1;
            }
            Flow::Read
        }
        fn begin_variation(&mut self) -> Flow {
            let before = self.plies.last().map_or(0, |plies| plies.saturating_sub(1));
            if self.skips[before % 2] {
                return Flow::Skip;
            }
            self.plies.push(before);
            Flow::Read
        }
        fn end_variation(&mut self) {
            self.plies.pop();
        }
    }
    let skip = input["skip"].as_str().unwrap_or_default();
    let only = ["white", "black"].map(|side| skip.contains(side));
    let mut kept = Kept {
        skips: [!only[1] || only[0], !only[0] || only[1]],
        ..Kept::default()
    };
    read(input.text("pgn")?.as_bytes(), &mut kept);
    Ok(json!({ "mainline": kept.main, "kept_variation": kept.variation }))
}

fn file(bytes: &[u8], expected: &Value) -> Value {
    let games: Vec<Game> = Games::new(bytes).collect();
    let told: Vec<Value> = games.iter().map(tell).collect();
    let remarks = || games.iter().flat_map(Game::remarks);
    let warnings: Vec<String> = remarks().map(|remark| code(remark.error.flaw)).collect();
    let errors: Vec<Value> = remarks()
        .filter(|remark| is_error(remark))
        .map(error)
        .collect();
    let mut got = json!({
        "games": told,
        "warnings": warnings,
        "errors": errors,
        "must_terminate": true,
        "invariant": games.len() == chunked(bytes).len(),
    });
    let Some(game) = games.first() else {
        return got;
    };
    let back: Option<Game> = game.to_string().parse().ok();
    got["roundtrip"] = json!(back.is_some_and(|back| back == *game));
    let mut movetext = String::new();
    Writer::EXPORT.write_movetext(game, &mut movetext);
    if let Some(part) = expected["written_contains"].as_str() {
        got["written_contains"] = json!(movetext.contains(part));
    }
    got["written_movetext"] = json!(movetext);
    let bare = Writer {
        detail: Detail::MainLine,
        roster: Roster::AsGiven,
        width: None,
    };
    let mut movetext = String::new();
    bare.write_movetext(game, &mut movetext);
    got["stripped_pgn_movetext"] = json!(movetext);
    if let Some(least) = expected["games_min"].as_u64() {
        got["games_min"] = json!(least.min(games.len() as u64));
    }
    if let Some(prefix) = expected["first_game_mainline_prefix"].as_array() {
        let line = main_line(game).into_iter().take(prefix.len());
        got["first_game_mainline_prefix"] = json!(line.collect::<Vec<_>>());
    }
    if expected["strict"].is_object() {
        got["strict"] = json!({ "comment": first_comment(bytes), "then": !errors.is_empty() });
        let nested: Vec<Value> = nested(bytes).iter().map(tell).collect();
        got["nested_mode"] = json!({ "games": nested });
    }
    got
}

/// The games of a file read in small chunks.
fn chunked(bytes: &[u8]) -> Vec<Game> {
    collect(Reader::new(), bytes, 7)
}

fn nested(bytes: &[u8]) -> Vec<Game> {
    collect(
        Reader::new().with_nested_braces(),
        bytes,
        bytes.len().max(1),
    )
}

fn collect(mut reader: Reader, bytes: &[u8], size: usize) -> Vec<Game> {
    let mut builder = Builder::default();
    let mut games = Vec::new();
    for mut chunk in bytes.chunks(size) {
        loop {
            let fed = reader.feed(chunk, &mut builder);
            chunk = &chunk[fed.taken..];
            games.extend(builder.take());
            if fed.flow.is_continue() {
                break;
            }
        }
    }
    while reader.finish(&mut builder).is_break() {
        games.extend(builder.take());
    }
    games
}

/// The text of the first comment as it stands between the braces.
fn first_comment(bytes: &[u8]) -> Option<String> {
    #[derive(Default)]
    struct First(Option<String>);
    impl Visitor for First {
        fn comment(&mut self, comment: jadoube_laws::pgn::Comment<'_>) {
            let text = String::from_utf8_lossy(comment.bytes).into_owned();
            self.0.get_or_insert(text);
        }
    }
    let mut first = First::default();
    read(bytes, &mut first);
    first.0
}

fn code(flaw: Flaw) -> String {
    if let Flaw::NagOutOfRange(Some(number)) = flaw {
        return format!("{}:{number}", flaw.code());
    }
    flaw.code().to_owned()
}

fn is_error(remark: &Remark) -> bool {
    remark.error.flaw.severity() == Severity::Error
}

fn error(remark: &Remark) -> Value {
    json!({
        "kind": remark.error.flaw.code(),
        "token": remark.text,
        "line": remark.error.place.line,
    })
}

fn tags(game: &Game) -> Value {
    let pairs = game
        .tags
        .iter()
        .map(|(name, value)| (name.to_owned(), json!(value)));
    Value::Object(pairs.collect())
}

fn main_line(game: &Game) -> Vec<&str> {
    game.main_line()
        .take_while(|&node| game.step(node) != Step::Unread)
        .map(|node| game.text(node))
        .collect()
}

/// All that a game tells, under the keys of the cases.
fn tell(game: &Game) -> Value {
    let errors: Vec<Value> = game
        .remarks()
        .iter()
        .filter(|r| is_error(r))
        .map(error)
        .collect();
    let mut told = Telling::new(game);
    told.tree();
    json!({
        "tags": tags(game),
        "mainline": main_line(game),
        "result": game.result().text(),
        "termination": game.outcome.map(Outcome::text),
        "final": last_fen(game),
        "final_fen": last_fen(game),
        "start_fen": game.start().map(ToString::to_string),
        "variant": game.variant().map(|variant| variant.name().to_lowercase()),
        "encoding": match game.encoding() {
            Encoding::Utf8 => "utf-8",
            Encoding::Latin1 => "latin-1",
            Encoding::Windows1252 => "windows-1252",
            Encoding::Mixed => "mixed",
        },
        "errors": errors,
        "game_comment": texts(game.comments(NodeId::ROOT)),
        "comments": told.comments,
        "nags": told.nags,
        "variations": told.variations,
        "nested": told.nested,
        "variation_nags": told.variation_nags,
        "variation_comments": told.variation_comments,
        "variation_leading_comments": told.leading,
        "all_comments_in_order": told.all,
        "max_depth": told.max_depth,
    })
}

/// The FEN of the position at the end of the main line, as far as it could be played.
fn last_fen(game: &Game) -> Option<String> {
    let played = |node: &NodeId| game.step(*node) != Step::Unread;
    let last = game
        .main_line()
        .take_while(played)
        .last()
        .unwrap_or(NodeId::ROOT);
    game.position(last)
        .map(|position| fen_in(&position, RightsStyle::XFen))
}

fn texts(notes: &[Note]) -> Vec<&str> {
    notes.iter().map(Note::text).collect()
}

struct Telling<'a> {
    game: &'a Game,
    comments: Map<String, Value>,
    nags: Map<String, Value>,
    variations: Map<String, Value>,
    nested: Map<String, Value>,
    leading: Map<String, Value>,
    variation_nags: Vec<u8>,
    variation_comments: Vec<&'a str>,
    all: Vec<&'a str>,
    max_depth: usize,
}

impl<'a> Telling<'a> {
    fn new(game: &'a Game) -> Self {
        Self {
            game,
            comments: Map::new(),
            nags: Map::new(),
            variations: Map::new(),
            nested: Map::new(),
            leading: Map::new(),
            variation_nags: Vec::new(),
            variation_comments: Vec::new(),
            all: Vec::new(),
            max_depth: 0,
        }
    }

    fn tree(&mut self) {
        let game = self.game;
        // Lines to go through: first move, ply, depth, first move of the line around it.
        let mut lines = vec![(NodeId::ROOT, 0usize, 0usize)];
        while let Some((first, ply, depth)) = lines.pop() {
            self.max_depth = self.max_depth.max(depth);
            for (ply, node) in (ply..).zip(std::iter::once(first).chain(game.line(first))) {
                self.node(node, ply, depth, node == first);
                let variations: Vec<NodeId> = game.children(node).skip(1).collect();
                for &variation in &variations {
                    self.variation(variation, first, ply + 1, depth);
                    lines.push((variation, ply + 1, depth + 1));
                }
            }
        }
    }

    fn node(&mut self, node: NodeId, ply: usize, depth: usize, first: bool) {
        let (before, after) = (self.game.comments_before(node), self.game.comments(node));
        let nags: Vec<u8> = self.game.nags(node).iter().map(|nag| nag.0).collect();
        if depth > 0 {
            self.variation_nags.extend(nags);
            self.variation_comments.extend(texts(after));
            if first && !before.is_empty() {
                self.leading.insert(ply.to_string(), json!(texts(before)));
            }
        } else {
            self.all.extend(texts(before));
            self.all.extend(texts(after));
            if !after.is_empty() {
                self.comments.insert(ply.to_string(), json!(texts(after)));
            }
            if !nags.is_empty() {
                self.nags.insert(ply.to_string(), json!(nags));
            }
        }
    }

    fn variation(&mut self, variation: NodeId, around: NodeId, ply: usize, depth: usize) {
        let game = self.game;
        let nodes = std::iter::once(variation).chain(game.line(variation));
        let line: Vec<&str> = nodes.map(|node| game.text(node)).collect();
        if depth == 0 {
            let known = self.variations.entry(ply.to_string()).or_insert(json!([]));
            known.as_array_mut().expect("a list").push(json!(line));
            return;
        }
        let parent = game.parent(variation).unwrap_or(NodeId::ROOT);
        let main = game.children(parent).next().unwrap_or(variation);
        let under = format!("under {}", numbered(ply, game.text(main)));
        let start = std::iter::successors(Some(around), |&node| game.parent(node)).count() - 1;
        let of = format!("{under} of {}", numbered(start, game.text(around)));
        self.nested.insert(under, json!(line));
        self.nested.insert(of, json!(line));
    }
}

fn numbered(ply: usize, san: &str) -> String {
    match ply.is_multiple_of(2) {
        true => format!("{}...{san}", ply / 2),
        false => format!("{}.{san}", ply / 2 + 1),
    }
}

/// A game of the start, moves and tags of a case, and its last move.
fn game_of(input: &Value) -> Result<(Game, NodeId), String> {
    let start = match input["start_fen"].as_str() {
        Some(fen) => position_of(fen, mode(input))?,
        None => Position::initial(),
    };
    let variant = match mode(input) {
        CastlingMode::Standard => Variant::Standard,
        CastlingMode::Chess960 => Variant::Chess960,
    };
    let mut game = Game::from_position(start, variant);
    set_tags(&mut game, input)?;
    if let Some(result) = input["result"].as_str() {
        game.outcome = Some(result.parse().map_err(|_| "not a result")?);
    }
    let mut position = start;
    let mut last = NodeId::ROOT;
    for text in input.texts("moves")?.into_iter().chain(input.texts("san")?) {
        let m = any(&position, text)?;
        last = game.add(last, m).map_err(|e| e.to_string())?;
        position.play(m);
    }
    Ok((game, last))
}

fn set_tags(game: &mut Game, input: &Value) -> Result<(), String> {
    for (name, value) in input["tags"].as_object().into_iter().flatten() {
        let value = value.as_str().unwrap_or_default();
        game.tags.set(name, value).map_err(|e| e.to_string())?;
    }
    Ok(())
}
