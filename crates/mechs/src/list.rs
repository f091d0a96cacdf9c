//! A short list that needs no allocation, so that copying a game is cheap.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` items in order.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Appends an item, or drops it if the list is full.
    pub fn push(&mut self, item: T) {
        self.insert(self.len(), item);
    }

    /// Inserts an item at a position; the last item is dropped if the list was full.
    pub fn insert(&mut self, place: usize, item: T) {
        let len = usize::from(self.len);
        if len < N && place <= len {
            self.items.copy_within(place..len, place + 1);
            self.items[place] = item;
            self.len += 1;
        }
    }

    /// Removes and returns the item at a position.
    pub fn take(&mut self, place: usize) -> Option<T> {
        let len = usize::from(self.len);
        let item = *self.get(place)?;
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        self.items[len - 1] = T::default();
        Some(item)
    }

    /// Removes and returns the first item.
    pub fn take_first(&mut self) -> Option<T> {
        self.take(0)
    }

    /// Keeps only the items that satisfy a condition.
    pub fn retain(&mut self, keeps: impl Fn(&T) -> bool) {
        *self = self.iter().copied().filter(|item| keeps(item)).collect();
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    /// The first `N` items.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(formatter)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items: Vec<T> = Vec::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::invalid_length(items.len(), &"a shorter list"));
        }
        Ok(items.into_iter().collect())
    }
}
