//! Recently drawn pictures: each state is drawn only once, even if many users view it.
//!
//! Pictures are cached by game, version, language and view, up to 64 MB, and drawn two at a time, off the async
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

/// Maximum number of pictures drawn at once: drawing fully uses a core, and must not delay replies.
const MAX_CONCURRENT_DRAWINGS: usize = 2;
/// Memory for finished pictures, in bytes: enough for about four hundred boards, so that the boards of three hundred
/// sessions last for a turn.
const MAX_CACHE_BYTES: usize = 64 << 20;

/// The key of a picture. Equal keys mean equal bytes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PictureKey {
    /// A view of a game.
    Game(ViewedGame),
    /// The SHA-256 of a value that determines its picture completely.
    Value([u8; 32]),
}

/// A view of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ViewedGame {
    pub game: GameId,
    /// The game's version, which determines its state completely.
    pub seq: Seq,
    pub viewer: Viewer,
    /// The names next to the board, which change if a seat is taken over.
    pub players: Vec<String>,
    /// The language and palette of the drawing.
    pub theme: Theme,
    /// The part of the game that is shown.
    pub subject: PictureSubject,
    /// Other text in the drawing.
    pub drawing: String,
}

/// The part of a game that is shown.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum PictureSubject {
    /// The board.
    Board,
    /// A chapter that ended at this version, by its index, and the kind of picture.
    Chapter(usize, Motion),
    /// The outcome of the what-if with this trail.
    Outlook(String),
    /// Tiles or cards in front of the players.
    Hands,
    /// One of the pieces in front of the viewer.
    Piece,
    /// The tiles or cards that a side has not drawn yet; sides are indexed in turn order.
    Remaining(usize),
    /// The course of the game up to this version.
    Course,
    /// The result of the finished game.
    Result,
    /// The film of the whole finished game.
    Film,
}

/// Draws pictures off the async threads, a few at a time, and caches them.
#[derive(Debug, Clone)]
pub struct Gallery {
    places: Arc<Semaphore>,
    cache: Arc<Mutex<LruCache>>,
    metrics: Metrics,
}

#[derive(Debug, Default)]
struct LruCache {
    pictures: HashMap<PictureKey, (Picture, u64)>,
    bytes: usize,
    uses: u64,
}

impl Gallery {
    /// An empty gallery.
    pub fn new(metrics: Metrics) -> Self {
        Self { places: Arc::new(Semaphore::new(MAX_CONCURRENT_DRAWINGS)), cache: Arc::default(), metrics }
    }

    /// The picture for a key, from the cache or newly drawn.
    pub async fn get_or_draw(
        &self,
        key: PictureKey,
        draw: impl FnOnce() -> Picture + Send + 'static,
    ) -> Result<Picture, Failure> {
        let kept = self.cache().touch(&key);
        if let Some(picture) = kept {
            self.metrics.count_picture(false);
            return Ok(picture);
        }
        let gallery = self.clone();
        self.draw(move || {
            // Another task may have drawn the picture in the meantime.
            let known = gallery.cache().touch(&key);
            known.unwrap_or_else(|| {
                let picture = draw();
                gallery.cache().insert(key, picture.clone());
                picture
            })
        })
        .await
    }

    /// Draws something that is not cached, also off the async threads.
    pub async fn draw<T: Send + 'static>(&self, draw: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        self.metrics.count_picture(true);
        let permit = Arc::clone(&self.places).acquire_owned().await.map_err(Failure::internal)?;
        let drawn = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            draw()
        });
        drawn.await.map_err(Failure::internal)
    }

    fn cache(&self) -> MutexGuard<'_, LruCache> {
        // A panic cannot leave a half-written picture in the cache.
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl LruCache {
    fn touch(&mut self, key: &PictureKey) -> Option<Picture> {
        self.uses += 1;
        let (picture, used) = self.pictures.get_mut(key)?;
        *used = self.uses;
        Some(picture.clone())
    }

    /// Stores a picture; the least recently used pictures are removed to make room.
    fn insert(&mut self, key: PictureKey, picture: Picture) {
        self.bytes += picture.bytes.len();
        if let Some((earlier, _)) = self.pictures.insert(key, (picture, self.uses)) {
            self.bytes -= earlier.bytes.len();
        }
        if self.bytes > MAX_CACHE_BYTES {
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

    fn test_key(seq: u32) -> PictureKey {
        PictureKey::Game(ViewedGame {
            game: GameId(1),
            seq: Seq(seq),
            viewer: Viewer::Public,
            players: Vec::new(),
            theme: Theme { language: Language::English, colours: Colours::Default },
            subject: PictureSubject::Board,
            drawing: String::new(),
        })
    }

    fn test_picture(bytes: usize) -> Picture {
        Picture { bytes: Arc::from(vec![0; bytes]), alt: String::new(), name: "board.png" }
    }

    #[tokio::test]
    async fn equal_states_are_drawn_once_and_memory_stays_bounded() {
        let (gallery, drawn) = (Gallery::new(Metrics::default()), Arc::new(AtomicUsize::new(0)));
        let show = |seq: u32| {
            let drawn = Arc::clone(&drawn);
            gallery.get_or_draw(test_key(seq), move || {
                drawn.fetch_add(1, Ordering::Relaxed);
                test_picture(1 << 20)
            })
        };
        for _ in 0..5 {
            show(1).await.expect("drawn");
        }
        assert_eq!(drawn.load(Ordering::Relaxed), 1);
        for seq in 2..100 {
            show(seq).await.expect("drawn");
            show(1).await.expect("kept, because it is looked at again and again");
            assert!(gallery.cache().bytes <= MAX_CACHE_BYTES);
        }
        assert_eq!(drawn.load(Ordering::Relaxed), 99);
    }
}
