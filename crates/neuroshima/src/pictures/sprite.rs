//! Cache of drawn tiles. Most tiles of a board were also on the previous one, and copying a face takes a tenth of the
//! time of drawing it.
//!
//! The part below the badges is cached, with everything that affects its appearance as the key. Tiles and empty hexes
//! take at most 32 MB each.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "sizes and places of tiles are pixels of a picture"
)]

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use sztab_pictures::canvas::Canvas;
use sztab_pictures::geometry::Point;
use sztab_pictures::index::Index;
use sztab_pictures::palette::Palette;

/// Memory limit of each cache in bytes. A face on a board takes about 150 KB, so about two hundred fit.
const MAX_BYTES: usize = 32 << 20;
/// Margin around a face for parts that stick out of its outline, in radii.
const MARGIN: f32 = 0.08;

/// A drawn shape, stored as the start of each row and the row's pixels.
#[derive(Debug)]
pub struct Sprite {
    rows: Vec<(usize, Vec<Index>)>,
    /// Distance from the centre to the left and upper edges.
    reach: i32,
}

impl Sprite {
    /// Draws a shape that extends `radius` from its centre.
    fn draw(palette: &'static Palette, radius: f32, paint: impl FnOnce(&mut Canvas, Point)) -> Self {
        let reach = (radius * (1.0 + MARGIN)).ceil().max(1.0) as usize;
        let mut canvas = Canvas::new(2 * reach, 2 * reach, palette);
        let middle = reach as f32;
        paint(&mut canvas, Point::new(middle, middle));
        let touched = |pixel: &Index| *pixel != palette.background.index();
        let span = |row: &[Index]| {
            let Some(first) = row.iter().position(touched) else { return (0, Vec::new()) };
            let last = row.iter().rposition(touched).unwrap_or(first);
            (first, row[first..=last].to_vec())
        };
        Self { rows: canvas.rows().map(span).collect(), reach: reach as i32 }
    }

    /// Copies the shape with its centre at a pixel.
    fn stamp(&self, canvas: &mut Canvas, x: i32, y: i32) {
        for (row, (first, pixels)) in (0..).zip(&self.rows) {
            canvas.copy(x - self.reach + *first as i32, y - self.reach + row, pixels);
        }
    }

    fn size_bytes(&self) -> usize {
        self.rows.iter().map(|(_, pixels)| size_of_val(pixels.as_slice()) + size_of::<(usize, Vec<Index>)>()).sum()
    }
}

/// Sprites by key; the least recently used ones are removed when the memory limit is reached.
#[derive(Debug)]
pub struct Sprites<K> {
    cache: LazyLock<Mutex<LruCache<K>>>,
}

#[derive(Debug)]
struct LruCache<K> {
    sprites: HashMap<K, (Arc<Sprite>, u64)>,
    bytes: usize,
    uses: u64,
}

impl<K: Hash + Eq + Clone> Sprites<K> {
    /// An empty cache.
    pub const fn new() -> Self {
        Self { cache: LazyLock::new(|| Mutex::new(LruCache { sprites: HashMap::new(), bytes: 0, uses: 0 })) }
    }

    /// Draws the sprite of a key around a point; `paint` is called only if the sprite is not cached.
    ///
    /// Positions are rounded to whole pixels, so equal faces are drawn with equal pixels everywhere.
    pub fn paint(
        &self,
        canvas: &mut Canvas,
        centre: Point,
        radius: f32,
        key: &K,
        paint: impl FnOnce(&mut Canvas, Point),
    ) {
        let known = self.cache().take(key);
        let sprite = known.unwrap_or_else(|| {
            // Two threads may draw the same face at once; the results are equal.
            let sprite = Arc::new(Sprite::draw(canvas.palette, radius, paint));
            self.cache().put(key.clone(), Arc::clone(&sprite));
            sprite
        });
        sprite.stamp(canvas, centre.x.round() as i32, centre.y.round() as i32);
    }

    fn cache(&self) -> std::sync::MutexGuard<'_, LruCache<K>> {
        // A panic cannot leave a sprite half-written.
        self.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq> LruCache<K> {
    fn take(&mut self, key: &K) -> Option<Arc<Sprite>> {
        self.uses += 1;
        let (sprite, used) = self.sprites.get_mut(key)?;
        *used = self.uses;
        Some(Arc::clone(sprite))
    }

    fn put(&mut self, key: K, sprite: Arc<Sprite>) {
        self.bytes += sprite.size_bytes();
        if let Some((earlier, _)) = self.sprites.insert(key, (sprite, self.uses)) {
            self.bytes -= earlier.size_bytes();
        }
        if self.bytes > MAX_BYTES {
            // Remove half of the sprites at once, so that this happens rarely.
            let mut used: Vec<u64> = self.sprites.values().map(|(_, used)| *used).collect();
            used.sort_unstable();
            let middle = used[used.len() / 2];
            self.sprites.retain(|_, (_, used)| *used > middle);
            self.bytes = self.sprites.values().map(|(sprite, _)| sprite.size_bytes()).sum();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_pictures::palette::Colours;

    #[test]
    fn cached_sprites_look_the_same_and_memory_stays_bounded() {
        static SPRITES: Sprites<u32> = Sprites::new();
        let palette = Colours::Default.palette();
        let mut canvas = Canvas::new(600, 600, palette);
        let disc = |size: f32| move |canvas: &mut Canvas, at: Point| canvas.fill_disc(at, size, canvas.palette.paper);
        let size = |key: u32| 30.0 + (key % 200) as f32;
        for key in (0..900).chain(0..300) {
            SPRITES.paint(&mut canvas, Point::new(300.2, 299.9), 250.0, &key, disc(size(key)));
            let mut fresh = Canvas::new(600, 600, palette);
            if key % 100 == 0 {
                SPRITES.paint(&mut fresh, Point::new(300.0, 300.0), 250.0, &key, |_, _| panic!("drawn a moment ago"));
                let mut expected = Canvas::new(600, 600, palette);
                disc(size(key))(&mut expected, Point::new(300.0, 300.0));
                assert!(fresh.rows().eq(expected.rows()), "{key}");
            }
            assert!(SPRITES.cache().bytes <= MAX_BYTES);
        }
    }
}
