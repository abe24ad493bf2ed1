//! Real games: the shared corpora where they are there, else the project's sample games.

use std::{
    env, fs, io,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use shakmaty::{Chess, Move, Position as _};

/// A file of games in memory.
pub struct Corpus {
    pub name: &'static str,
    pub text: Vec<u8>,
}

/// How many bytes the sample games are repeated to when they stand in for a corpus.
const SAMPLES_REPEATED_TO: usize = 8 << 20;

/// The corpora to read, always the same ones in the same order on the same machine.
pub fn all() -> Vec<Corpus> {
    let folder = shared().join("data/pgn/corpus");
    let mut found: Vec<Corpus> = [("otb", "otb.pgn.zst"), ("lichess", "lichess.pgn.zst")]
        .into_iter()
        .filter_map(|(name, file)| {
            let file = fs::File::open(folder.join(file)).ok()?;
            let text = zstd::decode_all(file).expect("a shared corpus is a whole zstd file");
            Some(Corpus { name, text })
        })
        .collect();
    if found.is_empty() {
        found.extend(samples());
    }
    found
}

/// Games from the initial position as moves: every so manyth game of the first corpus, until there
/// are about as many positions as asked for.
pub fn games(positions: usize) -> Vec<Vec<Move>> {
    let Some(corpus) = all().into_iter().next() else {
        return Vec::new();
    };
    let mut reader = Reader::new(io::Cursor::new(corpus.text));
    let mut games: Vec<Vec<Move>> = Vec::new();
    while let Some(game) = reader
        .read_game(&mut Mainline)
        .expect("reading from memory cannot fail")
    {
        games.extend(game.filter(|moves| !moves.is_empty()));
    }
    let plies: usize = games.iter().map(Vec::len).sum();
    let every = (plies / positions).max(1);
    games.into_iter().step_by(every).collect()
}

/// The folder beside the checkout with data that is read and never committed.
pub fn shared() -> PathBuf {
    env::var_os("JADOUBE_SHARED").map_or_else(|| root().join("../shared"), PathBuf::from)
}

fn samples() -> Option<Corpus> {
    // The other samples are there to hold errors, over which the peers part.
    let once = fs::read(root().join("samples/classics.pgn")).ok()?;
    let times = SAMPLES_REPEATED_TO.checked_div(once.len())?.max(1);
    Some(Corpus {
        name: "samples",
        text: [&once[..], b"\n\n"].concat().repeat(times),
    })
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// Collects the moves of games that start from the initial position and hold no error.
struct Mainline;

impl Visitor for Mainline {
    type Tags = ();
    type Movetext = (Chess, Vec<Move>);
    type Output = Option<Vec<Move>>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), name: &[u8], _: RawTag<'_>) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            ControlFlow::Break(None)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue((Chess::default(), Vec::new()))
    }

    fn san(
        &mut self,
        (position, moves): &mut Self::Movetext,
        san: SanPlus,
    ) -> ControlFlow<Self::Output> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                moves.push(m);
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(None),
        }
    }

    fn end_game(&mut self, (_, moves): Self::Movetext) -> Self::Output {
        Some(moves)
    }
}
