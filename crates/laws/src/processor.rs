//! Long work compiled for the processor at hand.
//!
//! A build for plain x86-64 knows no instruction that counts bits. Work that takes long enough
//! (a perft, judging an archive) is therefore compiled twice, and the better version is chosen
//! when the program runs.

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
use crate::unchecked::Modern;

/// The processor that work is compiled for.
pub(crate) trait Machine: Copy {
    /// Runs a closure, compiled for this processor.
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// The processor the build asked for.
#[derive(Clone, Copy)]
pub(crate) struct Portable;

impl Machine for Portable {
    // A function of its own, as on the other machines: work calls itself through here.
    #[inline(never)]
    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// Work that may run on any processor.
pub(crate) trait Job {
    type Output;

    fn run<M: Machine>(self, machine: M) -> Self::Output;
}

/// Does the work with the best instructions there are.
pub(crate) fn on_fastest<J: Job>(job: J) -> J::Output {
    #[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
    if let Some(modern) = Modern::detect() {
        return job.run(modern);
    }
    job.run(Portable)
}
