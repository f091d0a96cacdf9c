//! Channels in which old buttons are being removed.
//!
//! Only the first of these removals looks for room below the rate limit, so even thousands of old messages cost
//! nothing.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sztab_store::ChannelId;

/// Number of posts in each channel that may still be removing the buttons of the messages they replaced.
#[derive(Debug, Clone, Default)]
pub struct ButtonStrips(Arc<Mutex<HashMap<ChannelId, usize>>>);

/// A removal of old buttons, in progress until this value is dropped.
#[derive(Debug)]
pub struct StripGuard(ButtonStrips, ChannelId);

impl ButtonStrips {
    /// Begins a removal of buttons in a channel.
    #[must_use]
    pub fn begin(&self, channel: ChannelId) -> StripGuard {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(channel).or_default() += 1;
        StripGuard(self.clone(), channel)
    }

    /// True while buttons are being removed in a channel.
    pub fn is_stripping(&self, channel: ChannelId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&channel)
    }
}

impl Drop for StripGuard {
    fn drop(&mut self) {
        let mut channels = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = channels.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                channels.remove(&self.1);
            }
        }
    }
}
