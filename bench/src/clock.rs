//! The time the processor spent on this thread: what others run on the machine hardly shows in it.

use rustix::time::{ClockId, clock_gettime};

/// Nanoseconds of processor time this thread has used.
pub fn thread_nanoseconds() -> u64 {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    now.tv_sec as u64 * 1_000_000_000 + now.tv_nsec as u64
}
