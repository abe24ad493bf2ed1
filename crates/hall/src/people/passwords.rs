//! Passwords: which are good enough, and how they are kept.

use std::sync::{
    Arc, OnceLock,
    atomic::{AtomicU64, Ordering},
};

use argon2::{Algorithm, Argon2, Params, PasswordHash, PasswordHasher, PasswordVerifier, Version};
use jadoube_protocol::{
    ErrorCode,
    rest::people::{LONGEST_PASSWORD, SHORTEST_PASSWORD},
};
use tokio::{sync::Semaphore, task::spawn_blocking};
use unicode_normalization::UnicodeNormalization;

use crate::Fault;

/// How much memory one hash takes, in KiB: what OWASP advises for Argon2id with two passes.
const MEMORY_KIB: u32 = 19 * 1024;
/// How many times a hash goes over that memory.
const PASSES: u32 = 2;
/// How many lanes it has.
const LANES: u32 = 1;
/// How many may wait for their turn; more are told to come again.
const QUEUE: usize = 64;
/// How many different characters a password has at the least.
const DIFFERENT: usize = 5;

/// Passwords that many people have, in lower case and in order: the first that are tried.
fn common() -> impl Iterator<Item = &'static str> {
    include_str!("common.txt").lines().skip(1)
}

/// Hashes passwords, only so many at once, so that those who enter never keep the tables waiting.
#[derive(Debug)]
pub(super) struct Hasher {
    turns: Arc<Semaphore>,
    queue: Semaphore,
    tried: Arc<AtomicU64>,
}

impl Hasher {
    /// One that leaves at least half of the processors alone.
    pub(super) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            turns: Arc::new(Semaphore::new((processors / 2).max(1))),
            queue: Semaphore::new(QUEUE),
            tried: Arc::default(),
        }
    }

    /// What is kept of a password.
    ///
    /// # Errors
    ///
    /// If too many wait.
    pub(super) async fn hash(&self, password: &str) -> Result<String, Fault> {
        let password = normal(password);
        self.in_turn(move || hash(&password)).await?
    }

    /// Whether a password is the one that is kept. Where nothing is kept it takes as long.
    ///
    /// # Errors
    ///
    /// If too many wait.
    pub(super) async fn verify(&self, password: &str, kept: Option<String>) -> Result<bool, Fault> {
        let password = normal(password);
        let tried = Arc::clone(&self.tried);
        self.in_turn(move || match kept {
            Some(kept) => is_of(&password, &kept, &tried),
            None => {
                is_of(&password, nobodys(), &tried);
                false
            }
        })
        .await
    }

    /// How many passwords were hashed to be compared.
    #[cfg(test)]
    pub(super) fn tried(&self) -> u64 {
        self.tried.load(Ordering::Relaxed)
    }

    async fn in_turn<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let full = || Fault::from(ErrorCode::TooMany).retry_s(2);
        let _place = self.queue.try_acquire().map_err(|_| full())?;
        // It goes along with the work: who stops waiting does not make room for another before the
        // processor is free again.
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| full())?;
        let done = spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "hashing a password failed");
            ErrorCode::Internal.into()
        })
    }
}

impl Default for Hasher {
    fn default() -> Self {
        Self::new()
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None);
    let params = params.expect("these parameters are within Argon2's bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// What is kept of a password, computed here and now: for programs that do it once.
pub(super) fn kept(password: &str) -> Result<String, Fault> {
    hash(&normal(password))
}

fn hash(password: &str) -> Result<String, Fault> {
    let hashed: Result<PasswordHash, _> = argon2().hash_password(password.as_bytes());
    hashed.map(|hash| hash.to_string()).map_err(|error| {
        tracing::error!(%error, "a password cannot be hashed");
        ErrorCode::Internal.into()
    })
}

fn is_of(password: &str, kept: &str, tried: &AtomicU64) -> bool {
    tried.fetch_add(1, Ordering::Relaxed);
    crate::figures::password_tried();
    match PasswordHash::new(kept) {
        Ok(kept) => argon2().verify_password(password.as_bytes(), &kept).is_ok(),
        Err(error) => {
            tracing::error!(%error, "a kept password cannot be read");
            false
        }
    }
}

/// A hash that belongs to nobody, made with the same parameters.
fn nobodys() -> &'static str {
    static HASH: OnceLock<String> = OnceLock::new();
    HASH.get_or_init(|| hash(&crate::secrets::secret()).unwrap_or_default())
}

/// A keyboard may compose `ñ` from two characters or not; that makes no other password.
fn normal(password: &str) -> String {
    password.nfc().collect()
}

/// Why a password is not good enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum WeakPassword {
    /// It has fewer than 10 characters.
    Short,
    /// It has more than 200.
    Long,
    /// It is among the first that anybody would try.
    Common,
}

impl WeakPassword {
    /// The message that says it.
    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::Short => "hall-password_short",
            Self::Long => "hall-password_long",
            Self::Common => "hall-password_common",
        }
    }
}

/// Whether a password is good enough for somebody of that name. Nothing is asked of its
/// characters but that there be enough of them.
///
/// # Errors
///
/// If it is not.
pub(super) fn check(password: &str, name: &str) -> Result<(), WeakPassword> {
    // Four bytes at most for each, and some for what is composed.
    if password.len() > LONGEST_PASSWORD * 8 {
        return Err(WeakPassword::Long);
    }
    let password = normal(password);
    let length = password.chars().count();
    if length < SHORTEST_PASSWORD {
        return Err(WeakPassword::Short);
    }
    if length > LONGEST_PASSWORD {
        return Err(WeakPassword::Long);
    }
    let lower = password.to_lowercase();
    let is_common = common().any(|known| known == lower);
    let mut letters: Vec<char> = lower.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    let name = name.to_lowercase();
    let without_name = lower.replace(&*name, "");
    let is_name = !name.is_empty() && lower.contains(&*name) && without_name.chars().count() < 6;
    if is_common || letters.len() < DIFFERENT || is_name {
        return Err(WeakPassword::Common);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_password_of_any_characters_is_good() {
        for password in [
            "caballo correcto",
            "ñandúñandú!",
            "e4 e5 Cf3 Cc6",
            "漢字漢字かなカナ12ab",
        ] {
            assert_eq!(check(password, "Ana"), Ok(()), "{password}");
        }
        assert_eq!(check(&"abcde".repeat(40), "Ana"), Ok(()));
    }

    #[test]
    fn a_weak_password_is_refused_for_its_reason() {
        let long = "abcde".repeat(40) + "f";
        let huge = "x".repeat(1_000_000);
        for (password, expected) in [
            ("", WeakPassword::Short),
            ("corta", WeakPassword::Short),
            ("ñññññññññ", WeakPassword::Short),
            (&*long, WeakPassword::Long),
            (&*huge, WeakPassword::Long),
            ("1234567890", WeakPassword::Common),
            ("Contraseña1", WeakPassword::Common),
            ("PASSWORD123", WeakPassword::Common),
            ("aaaaaaaaaaaaa", WeakPassword::Common),
            ("abababababab", WeakPassword::Common),
            ("AnaBelen2024", WeakPassword::Common),
        ] {
            let found = check(password, "anabelen");
            assert_eq!(found, Err(expected), "{}", password.len());
        }
    }

    #[test]
    fn the_list_is_of_what_would_pass_otherwise() {
        let mut before = "";
        for known in common() {
            assert!(before < known, "{known} is out of order after {before}");
            assert!(known.chars().count() >= SHORTEST_PASSWORD, "{known}");
            assert_eq!(known, known.to_lowercase());
            before = known;
        }
    }

    #[tokio::test]
    async fn a_password_is_known_by_its_hash_however_it_is_composed() {
        let hasher = Hasher::new();
        let kept = hasher.hash("mañana será").await.expect("it is hashed");
        assert!(
            kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{kept}"
        );
        let again = hasher.hash("mañana será").await.expect("it is hashed");
        assert_ne!(kept, again, "each has a salt of its own");
        for (password, expected) in [
            ("mañana será", true),
            ("man\u{303}ana sera\u{301}", true),
            ("manana sera", false),
            ("", false),
        ] {
            let found = hasher.verify(password, Some(kept.clone())).await;
            assert_eq!(found.expect("it is tried"), expected, "{password}");
        }
        let of_nobody = hasher.verify("mañana será", None).await;
        assert!(!of_nobody.expect("it is tried"));
    }

    #[tokio::test]
    async fn who_would_wait_too_long_is_told_so() {
        let hasher = Hasher::new();
        let all = hasher.queue.acquire_many(QUEUE as u32).await;
        let fault = hasher.hash("mañana será").await.expect_err("it is full");
        assert_eq!((fault.code, fault.retry_s), (ErrorCode::TooMany, Some(2)));
        drop(all);
        assert!(hasher.hash("mañana será").await.is_ok());
    }
}
