//! Pictures that were drawn lately: the same state is drawn once, however many look at it.
//!
//! Pictures are kept by game, version, language and view, 64 MB at most, and drawn two at a time, off the async
//! threads.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

use sztab_game::Viewer;
use sztab_game::view::Motion;
use sztab_store::{GameId, Seq};

use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;
use crate::discord::state::metrics::Metrics;

use sztab_game::view::Theme;

/// Pictures drawn at once: drawing fills a core, and answers must not wait for it.
const AT_ONCE: usize = 2;
/// Memory for finished pictures, in bytes: some four hundred boards, so that those of three hundred sessions outlast a
/// turn.
const MOST_BYTES: usize = 64 << 20;

/// Key of a picture. The same key means the same bytes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Key {
    /// A view of a game.
    Game(Sight),
    /// The SHA-256 of a value that says all about its picture.
    Value([u8; 32]),
}

/// A view of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sight {
    pub game: GameId,
    /// Its version, which says all about its state.
    pub seq: Seq,
    pub viewer: Viewer,
    /// The names beside the board: a seat may be taken over.
    pub players: Vec<String>,
    /// The language and palette of the drawing.
    pub theme: Theme,
    /// The part of the game that is shown.
    pub subject: Subject,
    /// Any other text of the drawing.
    pub drawing: String,
}

/// The part of a game that is shown.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The session.
    Board,
    /// A chapter that ended at this version, counted from 0.
    Chapter(usize, Motion),
    /// The outcome of the what-if with this trail.
    Outlook(String),
    /// Tiles or cards before the players.
    Hands,
    /// Supply that is still to come for a side, in turn order.
    Remaining(usize),
    /// Course of the game up to this version.
    Course,
    /// The result of the game, which is over.
    Result,
    /// The whole of the game, which is over.
    Film,
}

/// Draws off the async threads, a few pictures at a time, and keeps what was drawn.
#[derive(Debug, Clone)]
pub struct Gallery {
    places: Arc<Semaphore>,
    cache: Arc<Mutex<LruCache>>,
    metrics: Metrics,
}

#[derive(Debug, Default)]
struct LruCache {
    pictures: HashMap<Key, (Picture, u64)>,
    bytes: usize,
    uses: u64,
}

impl Gallery {
    /// An empty gallery.
    pub fn new(metrics: Metrics) -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)), cache: Arc::default(), metrics }
    }

    /// The picture for a key, drawn if it has not been drawn lately.
    pub async fn get_or_draw(
        &self,
        key: Key,
        draw: impl FnOnce() -> Picture + Send + 'static,
    ) -> Result<Picture, Failure> {
        let kept = self.cache().take(&key);
        if let Some(picture) = kept {
            self.metrics.picture(false);
            return Ok(picture);
        }
        let gallery = self.clone();
        self.draw(move || {
            // Another task may have drawn it meanwhile.
            let known = gallery.cache().take(&key);
            known.unwrap_or_else(|| {
                let picture = draw();
                gallery.cache().put(key, picture.clone());
                picture
            })
        })
        .await
    }

    /// Draws something that is not kept, off the async threads too.
    pub async fn draw<T: Send + 'static>(&self, draw: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        self.metrics.picture(true);
        let permit = Arc::clone(&self.places).acquire_owned().await.map_err(Failure::internal)?;
        let drawn = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            draw()
        });
        drawn.await.map_err(Failure::internal)
    }

    fn cache(&self) -> MutexGuard<'_, LruCache> {
        // A panic cannot leave a picture half-written.
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LruCache {
    fn take(&mut self, key: &Key) -> Option<Picture> {
        self.uses += 1;
        let (picture, used) = self.pictures.get_mut(key)?;
        *used = self.uses;
        Some(picture.clone())
    }

    /// Keeps a picture; those that nobody has looked at for longest make room.
    fn put(&mut self, key: Key, picture: Picture) {
        self.bytes += picture.bytes.len();
        if let Some((earlier, _)) = self.pictures.insert(key, (picture, self.uses)) {
            self.bytes -= earlier.bytes.len();
        }
        if self.bytes > MOST_BYTES {
            let mut used: Vec<u64> = self.pictures.values().map(|(_, used)| *used).collect();
            used.sort_unstable();
            let middle = used[used.len() / 2];
            self.pictures.retain(|_, (_, used)| *used > middle);
            self.bytes = self.pictures.values().map(|(picture, _)| picture.bytes.len()).sum();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use sztab_game::Language;
    use sztab_pictures::Colours;

    fn key(seq: u32) -> Key {
        Key::Game(Sight {
            game: GameId(1),
            seq: Seq(seq),
            viewer: Viewer::Public,
            players: Vec::new(),
            theme: Theme { language: Language::English, colours: Colours::Default },
            subject: Subject::Board,
            drawing: String::new(),
        })
    }

    fn picture(bytes: usize) -> Picture {
        Picture { bytes: Arc::from(vec![0; bytes]), alt: String::new(), name: "board.png" }
    }

    #[tokio::test]
    async fn the_same_state_is_drawn_once_and_memory_stays_bounded() {
        let (gallery, drawn) = (Gallery::new(Metrics::default()), Arc::new(AtomicUsize::new(0)));
        let show = |seq: u32| {
            let drawn = Arc::clone(&drawn);
            gallery.get_or_draw(key(seq), move || {
                drawn.fetch_add(1, Ordering::Relaxed);
                picture(1 << 20)
            })
        };
        for _ in 0..5 {
            show(1).await.expect("drawn");
        }
        assert_eq!(drawn.load(Ordering::Relaxed), 1);
        for seq in 2..100 {
            show(seq).await.expect("drawn");
            show(1).await.expect("kept, because it is looked at again and again");
            assert!(gallery.cache().bytes <= MOST_BYTES);
        }
        assert_eq!(drawn.load(Ordering::Relaxed), 99);
    }
}
