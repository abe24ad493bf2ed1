//! Sets of files as bytes.

/// For each set of files, bit 0 for the a-file: a byte for each file, the lowest first, 1 if the
/// file is in the set.
pub(crate) static SPREAD: [u64; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut file = 0;
        while file < 8 {
            table[set] |= (set as u64 >> file & 1) << (8 * file);
            file += 1;
        }
        set += 1;
    }
    table
};
