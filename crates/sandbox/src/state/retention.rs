//! Limits on short-lived files in memory: uploads to commands, which the bot fetches at once, and images of private
//! responses, which a client forgets when it closes.

use axum::body::Bytes;

use super::World;
use crate::snowflake::Id;

/// Maximum number of uploads stored.
pub(crate) const MAX_UPLOADS: usize = 64;
/// Maximum total size of the uploads, in bytes.
pub(crate) const MAX_UPLOAD_BYTES: usize = 32 << 20;
/// Maximum number of files of private responses stored.
pub(crate) const MAX_PRIVATE_FILES: usize = 512;
/// Maximum total size of those files, in bytes.
pub(crate) const MAX_PRIVATE_BYTES: usize = 64 << 20;

impl World {
    /// Drops the oldest files of both kinds beyond the limits. The newest one of each kind is always kept.
    pub fn drop_old_files(&mut self) {
        let uploads = self.uploads.iter().map(|((_, id), file)| (*id, file.bytes.len()));
        let Some(dropped) = newest_to_drop(uploads.collect(), MAX_UPLOADS, MAX_UPLOAD_BYTES) else {
            return self.drop_old_private_files();
        };
        self.uploads.retain(|(_, id), _| *id > dropped);
        self.dropped_uploads = self.dropped_uploads.max(dropped);
        self.drop_old_private_files();
    }

    fn drop_old_private_files(&mut self) {
        let private = self.messages.values().filter(|message| message.only_for.is_some());
        let files = private.flat_map(|message| &message.attachments).filter(|file| !file.is_dropped);
        let files = files.map(|file| (file.id, file.bytes.len())).collect();
        let Some(dropped) = newest_to_drop(files, MAX_PRIVATE_FILES, MAX_PRIVATE_BYTES) else { return };
        let private = self.messages.values_mut().filter(|message| message.only_for.is_some());
        for file in private.flat_map(|message| &mut message.attachments).filter(|file| file.id <= dropped) {
            file.bytes = Bytes::new();
            file.is_dropped = true;
        }
    }
}

/// The newest file that has to be dropped, together with all older ones. `files` contains identifiers and sizes.
fn newest_to_drop(mut files: Vec<(Id, usize)>, most: usize, most_bytes: usize) -> Option<Id> {
    files.sort_unstable();
    let mut bytes = 0_usize;
    let mut newest_first = files.into_iter().rev().enumerate();
    let beyond = newest_first.find(|(index, (_, size))| {
        bytes = bytes.saturating_add(*size);
        *index > 0 && (*index >= most || bytes > most_bytes)
    });
    beyond.map(|(_, (id, _))| id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Clock;
    use crate::state::files::{FoundFile, find_file};
    use crate::state::messages::{StoredFile, StoredMessage};

    const CHANNEL: Id = 5;

    fn test_world() -> World {
        World::new(Clock::frozen(), "token".to_owned(), "http://127.0.0.1:1".to_owned(), "Sztab")
    }

    fn test_file(world: &mut World, size: usize) -> StoredFile {
        StoredFile {
            id: world.next_id(),
            filename: "x.png".to_owned(),
            content_type: None,
            description: None,
            bytes: vec![7; size].into(),
            is_dropped: false,
        }
    }

    /// The number of bytes stored, and the state of each file.
    fn stored_state(world: &World, ids: &[Id]) -> (usize, String) {
        let found = ids.iter().map(|id| find_file(world, CHANNEL, *id)).collect::<Vec<_>>();
        let bytes = found.iter().map(|found| if let FoundFile::File(_, bytes) = found { bytes.len() } else { 0 }).sum();
        let letter = |found: &FoundFile| match found {
            FoundFile::File(..) => '+',
            FoundFile::Dropped => '-',
            FoundFile::Nothing => '?',
        };
        (bytes, found.iter().map(letter).collect())
    }

    #[test]
    fn uploads_beyond_the_limit_are_dropped() {
        let mut world = test_world();
        let mut ids = Vec::new();
        for _ in 0..300 {
            let file = test_file(&mut world, 700_000);
            ids.push(file.id);
            world.uploads.insert((CHANNEL, file.id), file);
            world.drop_old_files();
        }
        let (bytes, fates) = stored_state(&world, &ids);
        assert!(bytes <= MAX_UPLOAD_BYTES && bytes > MAX_UPLOAD_BYTES / 2, "{bytes}");
        assert!(
            fates.starts_with('-') && fates.ends_with('+') && !fates.contains("+-") && !fates.contains('?'),
            "{fates}"
        );
        assert!(matches!(find_file(&world, CHANNEL, Id::MAX), FoundFile::Nothing));
    }

    #[test]
    fn oldest_private_files_are_dropped_and_public_ones_kept() {
        let mut world = test_world();
        let mut ids = [Vec::new(), Vec::new()];
        for round in 0..200 {
            let file = test_file(&mut world, 1_000_000);
            ids[round % 2].push(file.id);
            let mut message = StoredMessage::blank(world.next_id(), CHANNEL, 1, 0);
            message.only_for = (round % 2 == 0).then_some(2);
            message.attachments.push(file);
            world.publish(message);
        }
        let [private, public] = ids.map(|ids| stored_state(&world, &ids));
        assert_eq!(public.0, 100_000_000);
        assert!(private.0 <= MAX_PRIVATE_BYTES && private.0 > MAX_PRIVATE_BYTES / 2, "{private:?}");
        assert!(private.1.starts_with('-') && private.1.ends_with('+') && !private.1.contains("+-"), "{private:?}");
    }

    #[test]
    fn oldest_files_over_a_limit_are_dropped_but_the_newest_stays() {
        let files = || vec![(3, 30), (1, 10), (4, 40), (2, 20)];
        assert_eq!(newest_to_drop(files(), 4, 100), None);
        assert_eq!(newest_to_drop(files(), 3, 100), Some(1));
        assert_eq!(newest_to_drop(files(), 4, 99), Some(1));
        assert_eq!(newest_to_drop(files(), 4, 70), Some(2));
        assert_eq!(newest_to_drop(files(), 4, 5), Some(3), "the newest one stays, however large");
        assert_eq!(newest_to_drop(Vec::new(), 0, 0), None);
    }
}
