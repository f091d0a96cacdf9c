//! The armies that can be played: the built-in ones and those of users.

use std::sync::{Arc, PoisonError, RwLock};

use super::error::{ArmyError, ArmyErrors, ErrorLocation};
use super::{Army, PARSED_ARMIES};

/// Maximum number of armies on offer, so that players can find one in the list.
pub const MAX_ARMIES: usize = 60;

/// The armies that can be played, in alphabetical order of their ids, and the owners' values that a text may name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Catalogue {
    armies: Vec<Arc<Army>>,
    /// The texts of the files of values, each of which can be read.
    values: Vec<String>,
}

/// Separator between the text of an army and the owner's values that it plays with: no TOML file contains this character.
const VALUES_MARK: char = '\u{c}';

/// The armies most recently read from files, together with the built-in ones. A game that stores an army's text takes
/// the army's looks from this list.
static AVAILABLE_ARMIES: RwLock<Vec<Arc<Army>>> = RwLock::new(Vec::new());

impl Army {
    /// The army whose text a game or a lobby stores, with its current looks, which that text does not include, and with
    /// the owner's values behind it. An army on offer is not parsed again, because every view of a game calls this
    /// function.
    ///
    /// # Errors
    ///
    /// As [`Army::parse`].
    pub fn parse_stored(file: &str, text: &str) -> Result<Arc<Self>, ArmyErrors> {
        let (text, values) = text.split_once(VALUES_MARK).unwrap_or((text, ""));
        let is_meant = |army: &&Arc<Self>| army.source == text;
        let read = PARSED_ARMIES.iter().find(is_meant).map(Arc::clone);
        let offered =
            || AVAILABLE_ARMIES.read().unwrap_or_else(PoisonError::into_inner).iter().find(is_meant).map(Arc::clone);
        let army = read.or_else(offered).map_or_else(|| Self::parse(file, text).map(Arc::new), Ok)?;
        Ok(army.with_values(values))
    }

    /// The army as it plays with an owner's file of values; with an empty text, with the open values.
    #[must_use]
    pub fn with_values(self: Arc<Self>, values: &str) -> Arc<Self> {
        if self.values == values { self } else { Arc::new(Self { values: values.to_owned(), ..Self::clone(&self) }) }
    }

    /// The text that a game stores for an army that plays with an owner's file of values.
    pub(crate) fn text_with_values(army: &str, values: &str) -> String {
        format!("{army}{VALUES_MARK}{values}")
    }
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::built_in()
    }
}

impl Catalogue {
    /// The built-in armies.
    #[must_use]
    pub fn built_in() -> Self {
        Self { armies: PARSED_ARMIES.clone(), values: Vec::new() }
    }

    /// The built-in armies plus those in the given army files, each a pair of file name and contents.
    ///
    /// # Errors
    ///
    /// Every problem found, file by file; no army is dropped silently.
    pub fn with_files<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, ArmyErrors> {
        let mut errors = Vec::new();
        let mut known: Vec<(String, Arc<Army>)> =
            PARSED_ARMIES.iter().map(|army| (String::new(), Arc::clone(army))).collect();
        for (file, text) in files {
            match Army::parse(file, text) {
                Ok(army) => {
                    errors.extend(known.iter().find_map(|(other, earlier)| find_conflict(file, &army, other, earlier)));
                    known.push((file.to_owned(), Arc::new(army)));
                }
                Err(problems) => errors.extend(problems.0),
            }
        }
        if let Some((file, _)) = known.get(MAX_ARMIES) {
            let problem = format!(
                "one army too many: {} files make {} armies; at most {MAX_ARMIES} can be offered",
                known.len() - PARSED_ARMIES.len(),
                known.len()
            );
            errors.push(ArmyError::for_file(file, problem));
        }
        if !errors.is_empty() {
            return Err(ArmyErrors(errors));
        }
        let mut armies: Vec<Arc<Army>> = known.into_iter().map(|(_, army)| army).collect();
        armies.sort_by(|one, other| one.id.cmp(&other.id));
        if armies.len() > PARSED_ARMIES.len() {
            AVAILABLE_ARMIES.write().unwrap_or_else(PoisonError::into_inner).clone_from(&armies);
        }
        Ok(Self { armies, values: Vec::new() })
    }

    /// The catalogue reduced to armies from files and the built-in armies listed in `ids`.
    #[must_use]
    pub fn retain_built_in(mut self, ids: &[String]) -> Self {
        self.armies
            .retain(|army| ids.contains(&army.id) || PARSED_ARMIES.iter().all(|built_in| built_in.id != army.id));
        self
    }

    /// An empty catalogue, to be filled with the armies that a text may refer to.
    pub(in crate::rules) fn empty() -> Self {
        Self { armies: Vec::new(), values: Vec::new() }
    }

    /// Adds an army, replacing any army with the same id. Names and the number of armies are not checked, so this is
    /// only for catalogues that are not offered to players.
    pub fn add(&mut self, army: impl Into<Arc<Army>>) {
        let army = army.into();
        self.armies.retain(|known| known.id != army.id);
        let at = self.armies.partition_point(|known| known.id < army.id);
        self.armies.insert(at, army);
    }

    /// Adds the text of an owner's file of values, which can be read.
    pub fn add_values(&mut self, source: impl Into<String>) {
        let source = source.into();
        if !self.values.contains(&source) {
            self.values.push(source);
        }
    }

    /// The catalogue with armies that play with an owner's file of values.
    #[must_use]
    pub fn with_values(mut self, values: &str) -> Self {
        self.armies = self.armies.into_iter().map(|army| army.with_values(values)).collect();
        self
    }

    /// The texts of the owners' values.
    #[must_use]
    pub fn values(&self) -> &[String] {
        &self.values
    }

    /// All armies, at least two, in alphabetical order of their ids.
    #[must_use]
    pub fn armies(&self) -> &[Arc<Army>] {
        &self.armies
    }

    /// The army with an id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<Arc<Army>> {
        self.armies.iter().find(|army| army.id == id).map(Arc::clone)
    }

    /// The ids of the armies, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.armies.iter().map(|army| army.id.as_str())
    }
}

/// A conflict that keeps an army out of the catalogue: it has the id of an earlier army, or a name that players could
/// not tell apart from the earlier army's. `other` is the earlier army's file, or empty if that army is built in.
fn find_conflict(file: &str, army: &Army, other: &str, earlier: &Army) -> Option<ArmyError> {
    let whose = if other.is_empty() { "comes with the program".to_owned() } else { format!("is in {other}") };
    let (key, problem) = if army.id == earlier.id {
        ("id", format!("`{}` is taken: an army of that id {whose}", army.id))
    } else {
        let name = earlier.name.common_name(&army.name)?;
        ("name", format!("`{name}` is taken: an army of that name {whose}"))
    };
    let place = ErrorLocation { tile: None, key: Some(key.to_owned()) };
    Some(ArmyError { file: file.to_owned(), line: None, place, problem })
}
