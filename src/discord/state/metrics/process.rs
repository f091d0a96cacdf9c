//! The kernel's data about this process, available only on Linux.

use std::time::Duration;

/// Ticks per second in `/proc`. This is part of Linux's interface to programs and does not depend on the kernel's own
/// clock.
const TICKS_PER_SECOND: u64 = 100;

/// Memory in use and processor time used so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ProcessUsage {
    /// Resident memory, in bytes.
    pub(crate) memory: u64,
    /// Total time on all processors.
    pub(crate) time: Duration,
}

pub(crate) fn read_usage() -> Option<ProcessUsage> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    Some(ProcessUsage { memory: parse_memory(&status)?, time: parse_processor_time(&stat)? })
}

fn parse_memory(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// Parses the 14th and 15th fields: the user and system time. The second field is the program's name in brackets, which
/// may contain spaces.
fn parse_processor_time(stat: &str) -> Option<Duration> {
    let (_, fields) = stat.rsplit_once(')')?;
    let mut fields = fields.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks()? + ticks()?) * 1000 / TICKS_PER_SECOND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_parsed_in_the_format_of_the_kernel() {
        assert_eq!(parse_memory("Name:\tsztab\nVmRSS:\t   20480 kB\nThreads:\t9\n"), Some(20 << 20));
        let stat = "7 (a b) c) S 1 7 7 0 -1 4194560 1 0 0 0 250 50 0 0 20 0 9 0 1 1 1 1";
        assert_eq!(parse_processor_time(stat), Some(Duration::from_secs(3)));
        assert_eq!((parse_memory(""), parse_processor_time("")), (None, None));
    }
}
