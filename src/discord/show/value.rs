//! Pictures that depend only on a plain value: those of leagues, and charts.
//!
//! A picture is cached under the value from which it is drawn: a view is drawn again only when something in it has
//! changed, and a post shares the picture of the view. To make that possible, times that advance, such as the current
//! time in a calendar, are rounded to the hour. (`tests/discord/season_views.rs`)

use std::fmt::Debug;

use sha2::{Digest, Sha256};

use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;

use super::gallery::{Gallery, PictureKey};

impl Gallery {
    /// The picture of a value, from the cache or newly drawn. `lines` returns the picture's description, `png` its
    /// bytes. A value is identified by its `Debug` text, which therefore has to include all of it.
    pub(crate) async fn draw_value<V: Debug + Send + 'static>(
        &self,
        name: &'static str,
        value: V,
        lines: fn(&V) -> Vec<String>,
        png: fn(&V) -> Vec<u8>,
    ) -> Result<Picture, Failure> {
        let key = PictureKey::Value(Sha256::digest(format!("{value:?}")).into());
        self.get_or_draw(key, move || Picture { bytes: png(&value).into(), alt: lines(&value).join("\n"), name }).await
    }
}

#[cfg(test)]
mod tests {
    use std::fmt;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::discord::state::metrics::Metrics;

    struct CountedValue {
        drawn: Arc<AtomicUsize>,
        rating: f64,
    }

    /// Leaves out the number of pictures, which is not part of the value.
    impl Debug for CountedValue {
        fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.rating.fmt(formatter)
        }
    }

    impl CountedValue {
        fn to_lines(&self) -> Vec<String> {
            vec![self.rating.to_string()]
        }

        fn to_png(&self) -> Vec<u8> {
            let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
            vec![u8::try_from(drawn).expect("a few pictures")]
        }
    }

    #[tokio::test]
    async fn only_other_values_are_drawn_as_other_pictures() {
        let (gallery, drawn) = (Gallery::new(Metrics::default()), Arc::new(AtomicUsize::new(0)));
        let mut seen = Vec::new();
        for rating in [1500.0, 1500.1, 1500.0] {
            let counted = CountedValue { drawn: Arc::clone(&drawn), rating };
            let picture = gallery
                .draw_value("rating.png", counted, CountedValue::to_lines, CountedValue::to_png)
                .await
                .expect("drawn");
            seen.push((picture.bytes[0], picture.alt));
        }
        let expected = [(0, "1500"), (1, "1500.1"), (0, "1500")].map(|(byte, alt)| (byte, alt.to_owned()));
        assert_eq!(seen, expected);
    }
}
