//! Fault points: places where a test can kill the program or make a write fail.
//!
//! The environment variable `SZTAB_FAULT` names the place and the fault: `after-commit=die` aborts the process at the
//! first commit, as a kill would; `before-commit=fail@3x10` makes ten commits fail, starting with the third. Several
//! faults are separated by commas. Fault points are compiled only with debug assertions: release builds have none.

use super::StoreError;

/// A place in the execution of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
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
    /// The lines of [`Point::BeforeChapter`] have been written.
    AfterChapter,
    /// Lines of a log that ask for a decision or answer one are about to be written.
    BeforeDecision,
    /// The lines of [`Point::BeforeDecision`] have been written.
    AfterDecision,
    /// Any other lines of a log are about to be written.
    BeforeAct,
    /// The lines of [`Point::BeforeAct`] have been written.
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
pub fn reach(point: Point) -> Result<(), StoreError> {
    #[cfg(debug_assertions)]
    armed::reach(point)?;
    Ok(())
}

#[cfg(debug_assertions)]
mod armed {
    use super::{Point, StoreError};
    use std::sync::LazyLock;
    use std::sync::atomic::{AtomicU32, Ordering};

    const WORDS: [(&str, Point); 17] = [
        ("before-migration", Point::BeforeMigration),
        ("after-migration", Point::AfterMigration),
        ("before-commit", Point::BeforeCommit),
        ("after-commit", Point::AfterCommit),
        ("before-chapter", Point::BeforeChapter),
        ("after-chapter", Point::AfterChapter),
        ("before-decision", Point::BeforeDecision),
        ("after-decision", Point::AfterDecision),
        ("before-act", Point::BeforeAct),
        ("after-act", Point::AfterAct),
        ("before-send", Point::BeforeSend),
        ("after-send", Point::AfterSend),
        ("lost-send", Point::LostSend),
        ("before-registering", Point::BeforeRegistering),
        ("after-registering", Point::AfterRegistering),
        ("stopping", Point::Stopping),
        ("restoring", Point::Restoring),
    ];

    #[derive(Debug, PartialEq, Eq)]
    enum Deed {
        Die,
        Fail,
    }

    #[derive(Debug)]
    struct Fault {
        point: Point,
        deed: Deed,
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
        let (_, point) = *WORDS.iter().find(|(known, _)| *known == word)?;
        let (deed, when) = deed.split_once('@').unwrap_or((deed, "1"));
        let (first, times) = when.split_once('x').unwrap_or((when, "1"));
        let deed = match deed {
            "die" => Deed::Die,
            "fail" => Deed::Fail,
            _ => return None,
        };
        let (first, times) = (first.parse().ok()?, times.parse().ok()?);
        Some(Fault { point, deed, first, times, reached: AtomicU32::new(0) })
    }

    pub(super) fn reach(point: Point) -> Result<(), StoreError> {
        for fault in FAULTS.iter().filter(|fault| fault.point == point) {
            let time = fault.reached.fetch_add(1, Ordering::Relaxed) + 1;
            if time < fault.first || time - fault.first >= fault.times {
                continue;
            }
            if fault.deed == Deed::Die {
                std::process::abort();
            }
            return Err(StoreError::Unwritable { reason: format!("a fault was asked for: {point:?}") });
        }
        Ok(())
    }

    #[cfg(test)]
    mod tests {
        use super::{Deed, Point, WORDS, read};

        #[test]
        fn a_fault_says_where_what_and_when() {
            let fault = read("before-commit=fail@3x10").expect("a fault");
            assert_eq!((fault.point, fault.deed, fault.first, fault.times), (Point::BeforeCommit, Deed::Fail, 3, 10));
            for (word, point) in WORDS {
                let fault = read(&format!("{word}=die")).expect("a fault");
                assert_eq!((fault.point, fault.deed, fault.first, fault.times), (point, Deed::Die, 1, 1));
            }
            for wrong in ["", "after-commit", "nowhere=die", "after-commit=dye", "after-commit=die@x", "stopping=die@"]
            {
                assert!(read(wrong).is_none(), "{wrong}");
            }
        }
    }
}
