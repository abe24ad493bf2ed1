//! Where games come from: a file or standard input, as it is or compressed.

use std::{
    fs::File,
    io::{self, BufReader, Read},
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

/// How the bytes of a file are packed or written, told by the first of them and never by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    Plain,
    Zstandard,
    Gzip,
    Bzip2,
    /// Text whose mark at the start says that it is in UTF-16.
    Utf16,
}

impl Packing {
    /// Enough bytes to tell every packing.
    const LOOK: usize = 4;

    fn of(start: &[u8]) -> Self {
        match start {
            [0x28, 0xB5, 0x2F, 0xFD, ..] => Self::Zstandard,
            // A file of several frames may begin with one to be skipped.
            [low, 0x2A, 0x4D, 0x18, ..] if low >> 4 == 5 => Self::Zstandard,
            [0x1F, 0x8B, ..] => Self::Gzip,
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Self::Bzip2,
            [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => Self::Utf16,
            _ => Self::Plain,
        }
    }
}

/// Opens a file, `-` for standard input, and unpacks what it holds while it is read.
///
/// Text in UTF-16 is read as the same text in UTF-8; its games are placed as they stand there.
///
/// `taken` is raised by every byte read from the file itself, packed as it is there.
pub(crate) fn open(path: &Path, taken: Arc<AtomicU64>) -> io::Result<Box<dyn Read + Send>> {
    let raw: Box<dyn Read + Send> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let file = File::open(path)?;
        if file.metadata()?.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Box::new(file)
    };
    unpack(Counted { raw, taken })
}

fn unpack(mut raw: impl Read + Send + 'static) -> io::Result<Box<dyn Read + Send>> {
    let mut start = Vec::with_capacity(Packing::LOOK);
    raw.by_ref()
        .take(Packing::LOOK as u64)
        .read_to_end(&mut start)?;
    let packing = Packing::of(&start);
    let whole = io::Cursor::new(start).chain(raw);
    let buffered = |whole| BufReader::with_capacity(1 << 17, whole);
    Ok(match packing {
        Packing::Plain => Box::new(whole),
        Packing::Utf16 => Box::new(encoding_rs_io::DecodeReaderBytes::new(whole)),
        Packing::Zstandard => Box::new(Unpacked(zstd::Decoder::with_buffer(buffered(whole))?)),
        Packing::Gzip => Box::new(Unpacked(flate2::bufread::MultiGzDecoder::new(buffered(
            whole,
        )))),
        Packing::Bzip2 => Box::new(Unpacked(bzip2::bufread::MultiBzDecoder::new(buffered(
            whole,
        )))),
    })
}

/// What a file unpacks to. However the unpacker says it, data that it can't make sense of are
/// damaged.
struct Unpacked<R>(R);

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| {
            let kind = error.kind();
            let is_told = error.raw_os_error().is_some()
                || kind == io::ErrorKind::UnexpectedEof
                || kind == io::ErrorKind::Interrupted;
            if is_told {
                error
            } else if error.to_string().contains("too much memory") {
                io::ErrorKind::OutOfMemory.into()
            } else {
                io::Error::new(io::ErrorKind::InvalidData, error)
            }
        })
    }
}

/// Counts what is read.
struct Counted {
    raw: Box<dyn Read + Send>,
    taken: Arc<AtomicU64>,
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.raw.read(buffer)?;
        self.taken.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}
