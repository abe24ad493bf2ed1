//! The only unsafe code of the crate, each piece with the invariant it rests on.
#![allow(unsafe_code)]

use alloc::string::String;
use core::mem::MaybeUninit;

use crate::{
    Bitboard, Move, Square,
    attacks::magic::{ENTRIES, TABLE},
};

/// The square with the number `index & 63`.
#[inline]
pub(crate) const fn square(index: u8) -> Square {
    // SAFETY: `Square` is `repr(u8)` with exactly the discriminants 0 to 63, and the mask keeps
    // any argument in that range.
    unsafe { core::mem::transmute::<u8, Square>(index & 63) }
}

/// The first `len` moves of a buffer.
///
/// Only [`MoveList`](crate::MoveList) calls it, whose invariant is that those are written.
#[inline]
pub(crate) fn written(moves: &[MaybeUninit<Move>], len: usize) -> &[Move] {
    debug_assert!(len <= moves.len());
    // SAFETY: by the invariant of `MoveList`, `len` is at most the length of its buffer and each
    // of the first `len` entries was written; `MaybeUninit<Move>` has the layout of `Move`.
    unsafe { core::slice::from_raw_parts(moves.as_ptr().cast::<Move>(), len) }
}

/// Lets a closure write up to `N` ASCII characters at the end of a text and tell how many it wrote.
///
/// Only the writers of FEN and of moves call it: they store no byte above 127.
#[inline(always)]
pub(crate) fn append_ascii<const N: usize>(
    out: &mut String,
    write: impl FnOnce(&mut [u8; N]) -> usize,
) {
    // SAFETY: what stood in the text stays, nothing but zeros and what the closure writes is added,
    // and the caller writes nothing but ASCII, which is UTF-8 wherever it is cut.
    let bytes = unsafe { out.as_mut_vec() };
    let start = bytes.len();
    bytes.extend_from_slice(&[0; N]);
    if let Some(room) = bytes.last_chunk_mut() {
        let written = write(room);
        debug_assert!(room.is_ascii());
        bytes.truncate(start + written);
    }
}

/// Where a slider's attacks from one square stand in the table of all sliding attacks.
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Magic {
    // Invariant: `offset + (x >> shift)` is less than `ENTRIES` for every `x`.
    mask: u64,
    factor: u64,
    shift: u32,
    offset: u32,
}

impl Magic {
    /// Stands for nothing: its attacks are the table's first entry.
    pub(crate) const EMPTY: Self = Self {
        mask: 0,
        factor: 0,
        shift: 63,
        offset: 0,
    };

    /// The part of the table from `offset` on for the blockers in `mask`.
    pub(crate) const fn new(mask: u64, factor: u64, offset: u32) -> Self {
        let bits = mask.count_ones();
        assert!(bits > 0 && bits < 64, "a slider has blockers on any square");
        assert!(
            offset as usize + (1 << bits) <= ENTRIES,
            "the table has an entry for each set"
        );
        Self {
            mask,
            factor,
            shift: 64 - bits,
            offset,
        }
    }

    /// The place in the table for these occupied squares, by multiplication.
    #[cfg(not(all(
        target_arch = "x86_64",
        target_feature = "bmi2",
        target_feature = "vaes"
    )))]
    #[inline(always)]
    pub(crate) const fn index(&self, occupied: u64) -> usize {
        let hash = (occupied & self.mask).wrapping_mul(self.factor) >> self.shift;
        self.offset as usize + hash as usize
    }

    /// The place in the table for these occupied squares, by gathering their bits.
    ///
    /// Only for processors that gather quickly: the older ones that are slow at it lack `vaes`.
    #[cfg(all(
        target_arch = "x86_64",
        target_feature = "bmi2",
        target_feature = "vaes"
    ))]
    #[inline(always)]
    pub(crate) fn index(&self, occupied: u64) -> usize {
        // SAFETY: the build asks for `bmi2`.
        let gathered = unsafe { core::arch::x86_64::_pext_u64(occupied, self.mask) };
        self.offset as usize + gathered as usize
    }

    /// As [`Magic::index`], when compiling.
    pub(crate) const fn index_when_compiling(&self, occupied: u64) -> usize {
        if cfg!(all(
            target_arch = "x86_64",
            target_feature = "bmi2",
            target_feature = "vaes"
        )) {
            let (mut gathered, mut bit, mut rest) = (0, 0, self.mask);
            while rest != 0 {
                gathered |= ((occupied >> rest.trailing_zeros()) as usize & 1) << bit;
                bit += 1;
                rest &= rest - 1;
            }
            self.offset as usize + gathered
        } else {
            let hash = (occupied & self.mask).wrapping_mul(self.factor) >> self.shift;
            self.offset as usize + hash as usize
        }
    }

    /// The attacks with these occupied squares.
    #[inline(always)]
    pub(crate) fn attacks(&self, occupied: Bitboard) -> Bitboard {
        let index = self.index(occupied.0);
        debug_assert!(index < ENTRIES);
        // SAFETY: by the invariant, which `new` asserts, every index is less than `ENTRIES`, the
        // length of the table.
        unsafe { *TABLE.get_unchecked(index) }
    }
}

/// An x86-64 processor with `popcnt`, `lzcnt`, `bmi1` and `bmi2`.
#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[derive(Clone, Copy)]
pub(crate) struct Modern {
    // Invariant: a value exists only where `detect` found the four features.
    _detected: (),
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
impl Modern {
    /// Asks the processor.
    pub(crate) fn detect() -> Option<Self> {
        use core::arch::x86_64::__cpuid;

        let highest = __cpuid(0).eax;
        let highest_extended = __cpuid(0x8000_0000).eax;
        if highest < 7 || highest_extended < 0x8000_0001 {
            return None;
        }
        let popcnt = __cpuid(1).ecx >> 23 & 1;
        let bits = __cpuid(7).ebx;
        let (bmi1, bmi2) = (bits >> 3 & 1, bits >> 8 & 1);
        let lzcnt = __cpuid(0x8000_0001).ecx >> 5 & 1;
        (popcnt & bmi1 & bmi2 & lzcnt == 1).then_some(Self { _detected: () })
    }
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
impl crate::processor::Machine for Modern {
    #[inline(always)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        #[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
        fn compiled<R>(work: impl FnOnce() -> R) -> R {
            work()
        }
        // SAFETY: `self` exists, so the processor has the four features.
        unsafe { compiled(work) }
    }
}

/// The bits of `source` under the mask, side by side from the lowest on.
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[inline(always)]
pub(crate) fn gather(source: u64, mask: u64) -> u64 {
    // SAFETY: the build is for processors that have `bmi2`.
    unsafe { core::arch::x86_64::_pext_u64(source, mask) }
}

/// The lowest four bits of sixteen bytes, those of `lower` first.
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
#[inline(always)]
pub(crate) fn low_bits(upper: u64, lower: u64) -> [u16; 4] {
    use core::arch::x86_64::{_mm_movemask_epi8, _mm_set_epi64x, _mm_slli_epi16};

    // SAFETY: the build is for processors that have `sse2`, as every x86-64 one has. A mask takes
    // the highest bit of each byte.
    unsafe {
        let bytes = _mm_set_epi64x(upper as i64, lower as i64);
        [
            _mm_movemask_epi8(_mm_slli_epi16::<7>(bytes)) as u16,
            _mm_movemask_epi8(_mm_slli_epi16::<6>(bytes)) as u16,
            _mm_movemask_epi8(_mm_slli_epi16::<5>(bytes)) as u16,
            _mm_movemask_epi8(_mm_slli_epi16::<4>(bytes)) as u16,
        ]
    }
}

/// Writes the moves to the first sixteen targets, and returns the other targets.
///
/// From the move to one square to that to the next, `to` always adds the same to the square left.
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512vbmi2"
))]
#[inline(always)]
pub(crate) fn spread(
    slots: &mut [MaybeUninit<Move>; 16],
    targets: u64,
    to: impl Fn(Square) -> Move,
) -> u64 {
    use core::arch::x86_64::{
        _mm512_add_epi32, _mm512_and_si512, _mm512_castsi512_si128, _mm512_cvtepu8_epi32,
        _mm512_loadu_si512, _mm512_maskz_compress_epi8, _mm512_set1_epi32, _mm512_slli_epi32,
        _mm512_storeu_si512,
    };
    const {
        // From, to, role and kind are one byte each, in this order.
        assert!(size_of::<Move>() == 4 && size_of::<[MaybeUninit<Move>; 16]>() == 64);
    }
    // SAFETY: a move is four bytes of `repr(C)` without padding.
    let [first, second] = [Square::A1, Square::B1]
        .map(|square| unsafe { core::mem::transmute::<Move, u32>(to(square)) });
    // SAFETY: the build is for processors that have these instructions. The load reads the 64 bytes
    // of `SQUARES`, the store writes the 64 bytes of `slots`; both may stand anywhere. Each move
    // written is `first` with other squares, and the mask makes squares of those.
    unsafe {
        let squares = _mm512_loadu_si512(SQUARES.as_ptr().cast());
        let squares = _mm512_castsi512_si128(_mm512_maskz_compress_epi8(targets, squares));
        let squares = _mm512_cvtepu8_epi32(squares);
        let first_moves = _mm512_set1_epi32(first as i32);
        let mut moves = _mm512_add_epi32(first_moves, _mm512_slli_epi32::<8>(squares));
        if second & 0xff != first & 0xff {
            moves = _mm512_add_epi32(moves, squares);
        }
        let in_range = _mm512_set1_epi32(0xffff_3f3f_u32 as i32);
        _mm512_storeu_si512(slots.as_mut_ptr().cast(), _mm512_and_si512(moves, in_range));
    }
    let mut rest = targets;
    if targets.count_ones() <= 16 {
        return 0;
    }
    for _ in 0..16 {
        rest &= rest.wrapping_sub(1);
    }
    rest
}

/// The number of each square.
#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512vbmi2"
))]
static SQUARES: [u8; 64] = {
    let mut squares = [0; 64];
    let mut at = 0;
    while at < 64 {
        squares[at] = at as u8;
        at += 1;
    }
    squares
};
