//! Secrets that open a session, a token or a link: what the client holds, and what is stored.

use rand::RngExt;
use sha2::{Digest, Sha256};

/// Letters without those that look alike, for codes that people read from a card.
const READABLE: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const TOKEN: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/// A new secret of 43 letters and digits, with 256 bits of chance in it.
pub fn secret() -> String {
    pick(TOKEN, 43)
}

/// A new code of so many letters and digits that nobody mistakes for others.
pub fn code(letters: usize) -> String {
    pick(READABLE, letters)
}

fn pick(alphabet: &[u8], length: usize) -> String {
    let mut source = rand::rng();
    (0..length)
        .map(|_| char::from(alphabet[source.random_range(0..alphabet.len())]))
        .collect()
}

/// What is stored of a secret.
pub fn stored(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}
