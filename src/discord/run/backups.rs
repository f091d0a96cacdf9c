//! The worker that makes backups while the bot runs.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::config;
use sztab_store::{BackupFolder, StoreError, UnixMs, back_up};

use crate::discord::bot::Bot;
use crate::discord::state::health::BackupTimes;

/// Maximum time before checking again.
const IDLE_TIMEOUT: Duration = Duration::from_mins(1);
/// Time before the next attempt after a failure, in milliseconds.
const RETRY_MS: i64 = 600_000;
const HOUR_MS: i64 = 3_600_000;

/// Makes backups forever, according to the settings. A restart does not trigger an early backup.
pub async fn run_worker(bot: Bot, database: PathBuf, settings: config::Backups) {
    let Some(every) = settings.interval() else { return };
    let every = i64::try_from(every.as_millis()).unwrap_or(i64::MAX / 2).max(HOUR_MS);
    let backup_folder = BackupFolder::for_database(&database, settings.folder.as_deref());
    loop {
        let now = bot.now();
        match backup_folder.list_backups() {
            // A backup dated in the future was made while the clock was wrong.
            Ok(backups) => {
                let newest = backups.into_iter().map(|(at, _)| at).rfind(|at| *at <= now);
                bot.backups.record(|times| times.taken = newest.max(times.taken));
            }
            Err(error) => {
                tracing::error!(folder = %backup_folder.folder().display(), %error, "the backups cannot be looked at");
            }
        }
        let due = next_backup(bot.backups.times(), every);
        if due > now {
            bot.time.wait_until(due, IDLE_TIMEOUT).await;
            continue;
        }
        match take_backup(&bot, &backup_folder, &database, settings.keep).await {
            Ok(None) => bot.backups.record(|times| times.taken = Some(now)),
            Ok(Some(bytes)) => {
                tracing::info!(folder = %backup_folder.folder().display(), bytes, "a backup was taken");
                bot.backups.record(|times| {
                    *times = BackupTimes { taken: Some(now), bytes: Some(bytes), failed: times.failed, failures: 0 };
                });
            }
            Err(error) => {
                tracing::error!(folder = %backup_folder.folder().display(), %error, "a backup could not be taken");
                bot.backups.record(|times| {
                    times.failed = Some(now);
                    times.failures = times.failures.saturating_add(1);
                });
            }
        }
    }
}

/// Time of the next backup.
fn next_backup(times: BackupTimes, every: i64) -> UnixMs {
    let regular = times.taken.map_or(i64::MIN, |taken| taken.0.saturating_add(every));
    let retry = times.failed.filter(|_| times.failures > 0).map_or(i64::MIN, |failed| failed.0 + RETRY_MS);
    UnixMs(regular.max(retry))
}

/// Makes a backup and removes old ones; returns the backup's size. A database without games is not backed up if backups
/// exist: it may have been created by mistake while the real one is missing, and the existing backups are then needed.
async fn take_backup(
    bot: &Bot,
    backup_folder: &BackupFolder,
    database: &Path,
    keep: u32,
) -> Result<Option<u64>, StoreError> {
    let now = bot.now();
    if !backup_folder.list_backups()?.is_empty() && bot.referee.store().find_game_after(None).await?.is_none() {
        tracing::info!(folder = %backup_folder.folder().display(), "no game is in the database: the backups stay as they are");
        return Ok(None);
    }
    let bytes = back_up(database, &backup_folder.prepare_path(now)?).await?;
    if let Err(error) = backup_folder.rotate(keep, now) {
        // The new backup exists, and leftover old ones do no harm for now.
        tracing::error!(folder = %backup_folder.folder().display(), %error, "old backups could not be removed");
    }
    Ok(Some(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::Time;
    use sztab_pictures::Colours;
    use sztab_referee::Referee;
    use sztab_store::{Change, ChannelId, GuildId, NewLobby, Store, UserId};

    fn test_lobby() -> NewLobby {
        NewLobby {
            kind: "chess".to_owned(),
            guild: GuildId(1),
            channel: ChannelId(2),
            created_by: UserId(3),
            options: String::new(),
            players: Vec::new(),
            faction: None,
            is_exclusive: true,
            limit: None,
        }
    }

    /// Waits for a condition; the time limit is longer than the worker should need.
    async fn wait_until(what: impl Fn() -> bool) {
        for _ in 0..2000 {
            if what() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("it did not happen");
    }

    #[tokio::test]
    async fn failures_are_recorded_and_retried_and_old_backups_removed() {
        let folder = tempfile::tempdir().expect("a folder");
        let (database, kept) = (folder.path().join("sztab.db"), folder.path().join("kept"));
        let store = Store::open(&database).await.expect("a new database");
        store.create_lobby(test_lobby(), Change::at(UnixMs(0))).await.expect("a table");
        let mut now = 1_790_000_000_000;
        let time = Time::manual(UnixMs(now));
        let bot = Bot::new(Referee::new(store, crate::KINDS), Colours::Default, time.clone());
        std::fs::write(&kept, "in the way").expect("written");
        let settings = config::Backups { folder: Some(kept.clone()), hours: 24, keep: 2 };
        let worker = tokio::spawn(run_worker(bot.clone(), database.clone(), settings));
        let times = || bot.backups().times();
        wait_until(|| times().failures == 1).await;
        assert_eq!((times().taken, times().failed), (None, Some(UnixMs(now))));
        std::fs::remove_file(&kept).expect("removed");
        now += RETRY_MS;
        time.advance_to(UnixMs(now));
        wait_until(|| times().taken == Some(UnixMs(now)) && times().failures == 0).await;
        for _ in 0..3 {
            now += 24 * HOUR_MS;
            time.advance_to(UnixMs(now));
            wait_until(|| times().taken == Some(UnixMs(now))).await;
        }
        let backup_folder = BackupFolder::for_database(&database, Some(&kept));
        assert_eq!(backup_folder.list_backups().expect("read").len(), 2);
        assert!(times().bytes > Some(0));
        worker.abort();
    }

    #[tokio::test]
    async fn an_empty_database_displaces_no_backup() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("sztab.db");
        let store = Store::open(&database).await.expect("a new database");
        let time = Time::manual(UnixMs(1_790_000_000_000));
        let bot = Bot::new(Referee::new(store.clone(), crate::KINDS), Colours::Default, time.clone());
        let backup_folder = BackupFolder::for_database(&database, None);
        let old = backup_folder.prepare_path(UnixMs(1_789_000_000_000)).expect("a folder of backups");
        std::fs::write(&old, "games that somebody misses").expect("written");
        for day in 1..5 {
            time.advance_to(UnixMs(1_790_000_000_000 + day * 24 * HOUR_MS));
            assert!(matches!(take_backup(&bot, &backup_folder, &database, 1).await, Ok(None)));
        }
        assert_eq!(backup_folder.list_backups().expect("read").len(), 1);
        assert!(old.exists());
        // As soon as there is a session, the database is worth backing up.
        store.create_lobby(test_lobby(), Change::at(UnixMs(0))).await.expect("a table");
        assert!(matches!(take_backup(&bot, &backup_folder, &database, 1).await, Ok(Some(_))));
        assert!(!old.exists());
    }

    #[test]
    fn backups_are_made_on_time_and_retried_soon_after_failures() {
        let day = 24 * HOUR_MS;
        let at = |hour: i64| Some(UnixMs(hour * HOUR_MS));
        let never = BackupTimes::default();
        assert!(next_backup(never, day) <= UnixMs(0), "the first one is due at once");
        let taken = BackupTimes { taken: at(10), ..never };
        assert_eq!(next_backup(taken, day), UnixMs(34 * HOUR_MS));
        let failed = BackupTimes { failed: at(34), failures: 1, ..taken };
        assert_eq!(next_backup(failed, day), UnixMs(34 * HOUR_MS + RETRY_MS));
        let mended = BackupTimes { taken: at(35), failures: 0, ..failed };
        assert_eq!(next_backup(mended, day), UnixMs(59 * HOUR_MS));
    }
}
