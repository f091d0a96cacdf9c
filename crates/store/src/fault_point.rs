//! Fault points: places where a test can kill the program or make a write fail.
//!
//! The environment variable `SZTAB_FAULT` names the place and the fault: `after-commit=die` aborts the process at the
//! first commit, as a kill would; `before-commit=fail@3x10` makes ten commits fail, starting with the third. Several
//! faults are separated by commas. Fault points are compiled only with debug assertions: release builds have none.

use super::StoreError;

/// A place in the execution of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultPoint {
    /// The schema is about to be migrated.
    BeforeMigration,
    /// The schema has been migrated.
    AfterMigration,
    /// A change is complete except for its commit.
    BeforeCommit,
    /// A change is on disk but has not been reported yet.
    AfterCommit,
    /// Lines of a log that begin, continue or end a chapter are about to be written.
    BeforeChapter,
    /// The lines of [`FaultPoint::BeforeChapter`] have been written.
    AfterChapter,
    /// Lines of a log that ask for a decision or answer one are about to be written.
    BeforeDecision,
    /// The lines of [`FaultPoint::BeforeDecision`] have been written.
    AfterDecision,
    /// Any other lines of a log are about to be written.
    BeforeAct,
    /// The lines of [`FaultPoint::BeforeAct`] have been written.
    AfterAct,
    /// A post is about to be sent.
    BeforeSend,
    /// Discord has accepted a post, but this has not been recorded yet.
    AfterSend,
    /// Sending a post has failed, whether or not Discord accepted it.
    LostSend,
    /// The commands are about to be registered.
    BeforeRegistering,
    /// The commands have been registered.
    AfterRegistering,
    /// The program was asked to stop.
    Stopping,
    /// A step of a restore is done: the claim is taken, the copy is made, a file is moved, or everything is in place.
    Restoring,
}

/// Executes the fault that a test requested for this point: aborts, or returns the error of a failed write. Does
/// nothing in a build without debug assertions.
#[cfg_attr(not(debug_assertions), allow(clippy::unnecessary_wraps, unused_variables, reason = "with them it can fail"))]
pub fn reach(point: FaultPoint) -> Result<(), StoreError> {
    #[cfg(debug_assertions)]
    armed::reach(point)?;
    Ok(())
}

#[cfg(debug_assertions)]
mod armed {
    use super::{FaultPoint, StoreError};
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU32, Ordering};

    const POINT_NAMES: [(&str, FaultPoint); 17] = [
        ("before-migration", FaultPoint::BeforeMigration),
        ("after-migration", FaultPoint::AfterMigration),
        ("before-commit", FaultPoint::BeforeCommit),
        ("after-commit", FaultPoint::AfterCommit),
        ("before-chapter", FaultPoint::BeforeChapter),
        ("after-chapter", FaultPoint::AfterChapter),
        ("before-decision", FaultPoint::BeforeDecision),
        ("after-decision", FaultPoint::AfterDecision),
        ("before-act", FaultPoint::BeforeAct),
        ("after-act", FaultPoint::AfterAct),
        ("before-send", FaultPoint::BeforeSend),
        ("after-send", FaultPoint::AfterSend),
        ("lost-send", FaultPoint::LostSend),
        ("before-registering", FaultPoint::BeforeRegistering),
        ("after-registering", FaultPoint::AfterRegistering),
        ("stopping", FaultPoint::Stopping),
        ("restoring", FaultPoint::Restoring),
    ];

    #[derive(Debug, PartialEq, Eq)]
    enum FaultAction {
        Die,
        Fail,
    }

    #[derive(Debug)]
    struct Fault {
        point: FaultPoint,
        deed: FaultAction,
        /// The first hit of the point that fails, counted from 1.
        first: u32,
        times: u32,
        reached: AtomicU32,
    }

    static FAULTS: LazyLock<Vec<Fault>> = LazyLock::new(|| {
        let asked = std::env::var("SZTAB_FAULT").unwrap_or_default();
        let faults = asked.split(',').filter(|text| !text.is_empty());
        faults
            .map(|text| {
                read(text).unwrap_or_else(|| {
                    eprintln!("sztab: SZTAB_FAULT: `{text}` is no fault");
                    std::process::exit(2);
                })
            })
            .collect()
    });

    fn read(text: &str) -> Option<Fault> {
        let (word, deed) = text.split_once('=')?;
        let (_, point) = *POINT_NAMES.iter().find(|(known, _)| *known == word)?;
        let (deed, when) = deed.split_once('@').unwrap_or((deed, "1"));
        let (first, times) = when.split_once('x').unwrap_or((when, "1"));
        let deed = match deed {
            "die" => FaultAction::Die,
            "fail" => FaultAction::Fail,
            _ => return None,
        };
        let (first, times) = (first.parse().ok()?, times.parse().ok()?);
        Some(Fault { point, deed, first, times, reached: AtomicU32::new(0) })
    }

    pub(super) fn reach(point: FaultPoint) -> Result<(), StoreError> {
        for fault in FAULTS.iter().filter(|fault| fault.point == point) {
            let time = fault.reached.fetch_add(1, Ordering::Relaxed) + 1;
            if time < fault.first || time - fault.first >= fault.times {
                continue;
            }
            if fault.deed == FaultAction::Die {
                std::process::abort();
            }
            return Err(StoreError::Unwritable { reason: format!("a fault was asked for: {point:?}") });
        }
        Ok(())
    }

    #[cfg(test)]
    mod tests {
        use super::{FaultAction, FaultPoint, POINT_NAMES, read};

        #[test]
        fn a_fault_is_parsed_with_its_point_action_and_count() {
            let fault = read("before-commit=fail@3x10").expect("a fault");
            assert_eq!(
                (fault.point, fault.deed, fault.first, fault.times),
                (FaultPoint::BeforeCommit, FaultAction::Fail, 3, 10)
            );
            for (word, point) in POINT_NAMES {
                let fault = read(&format!("{word}=die")).expect("a fault");
                assert_eq!((fault.point, fault.deed, fault.first, fault.times), (point, FaultAction::Die, 1, 1));
            }
            for wrong in ["", "after-commit", "nowhere=die", "after-commit=dye", "after-commit=die@x", "stopping=die@"]
            {
                assert!(read(wrong).is_none(), "{wrong}");
            }
        }
    }
}
