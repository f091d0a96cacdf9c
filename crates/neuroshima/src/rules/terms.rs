//! Terms on which players agree before their game: mode, board and variants (NH-12, NH-13, NH-15).

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use sztab_words::worded;

use serde::{Deserialize, Serialize};

use super::army::Army;
use super::board::Board;
use super::mode::ModeKind;
use super::page::{Forbidden, Page};
use super::readings::{Reading, Readings};
use super::terrain::{self, TerrainFault, TerrainKind, TerrainTile};
use super::values::Values;
use sztab_game::MAX_SIDES;

worded! {
    /// The edition of the rules used in a game.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Edition {
        /// The rulebook of 2025.
        #[default]
        Current = "2025",
        /// The rules of 2005 to 2009 (NH-15.1 to NH-15.9, NH-15.13).
        Older = "2005",
    }
}

worded! {
    /// The fate of a player's army if the player leaves and the others continue.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum DeparturePolicy {
        /// The army's tiles stay and fight; the side's turns are skipped.
        #[default]
        Stay = "stay",
        /// The army's tiles leave the board, like those of a side whose HQ is destroyed (NH-12.3).
        Remove = "remove",
    }
}

/// The terms of a table. As text they are words of the form `key=value` in the order of the fields, without those that
/// have their usual value; a usual duel is the empty text.
///
/// ```
/// use sztab_neuroshima::rules::{ModeKind, Terms};
///
/// let terms: Terms = "mode=teams board=37 moloch=off".parse()?;
/// assert_eq!((terms.mode, terms.seats, terms.moloch_clause), (ModeKind::Teams, 4, false));
/// assert_eq!(terms.to_string(), "mode=teams board=37 moloch=off");
/// assert!(!"mode=one-vs-team".parse::<Terms>()?.moloch_clause);
/// assert!("mode=one-vs-team moloch=on".parse::<Terms>()?.moloch_clause);
/// assert_eq!("mode=ffa seats=4".parse::<Terms>()?.seats, 4);
/// assert_eq!("terrain=hills:C1,jungle:B3+B2".parse::<Terms>()?.to_string(), "terrain=jungle:B2+B3,hills:C1");
/// assert_eq!("readings=O-20,O-01".parse::<Terms>()?.to_string(), "readings=O-01,O-20");
/// assert_eq!("page=long_bridge".parse::<Terms>()?.to_string(), "mode=ffa seats=4 page=long_bridge");
/// assert_eq!(Terms::default().to_string(), "");
/// assert!("mode=teams seats=3".parse::<Terms>().is_err(), "two teams of two");
/// # Ok::<(), sztab_neuroshima::rules::TermsError>(())
/// ```
#[allow(clippy::struct_excessive_bools, reason = "each variant is played or is not")]
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Terms {
    /// The mode of play (NH-12).
    pub mode: ModeKind,
    /// The number of players; one of the numbers that the mode allows.
    pub seats: u8,
    /// The board in play; the board with 37 hexes is for four players only (NH-12.40).
    pub board: Board,
    /// The page of the Map Atlas that replaces the board (NH-13.30).
    pub page: Option<Arc<Page>>,
    /// True if units of Moloch and of its allies harm each other (NH-12.36).
    pub moloch_clause: bool,
    /// True if the first player draws three tiles and uses one (NH-13.1).
    pub alternative_start: bool,
    /// True if three tiles are held in reserve (NH-13.2).
    pub reinforcements: bool,
    /// True if each player has three Tactic cards (NH-13.40).
    pub cards: bool,
    /// True if each army has its Structure (NH-13.10).
    pub structures: bool,
    /// True if each player, or team, has a Leader (NH-13.20).
    pub leaders: bool,
    /// The id of the owner's values with which Structures and Leaders are played; `None` for the open values.
    pub values: Option<String>,
    /// The edition of the rules.
    pub edition: Edition,
    /// The fate of the army of a player who leaves.
    pub leaving: DeparturePolicy,
    /// The terrain tiles on the board, in the order of their kinds and hexes (NH-13.50).
    pub terrain: Vec<TerrainTile>,
    /// Open rulings for which the second reading applies.
    pub readings: Readings,
    /// Tiles exchanged before the game, at most one per army (NH-13.60).
    pub replacements: Vec<Replacement>,
}

/// An exchange of one tile of an army for a replacement tile (NH-2.2, NH-13.60).
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Replacement {
    /// The id of the army.
    pub army: String,
    /// The id of the tile of which one copy is replaced.
    pub out: String,
    /// The id of the tile that replaces that copy.
    pub tile: String,
}

impl Default for Terms {
    fn default() -> Self {
        Self::for_mode(ModeKind::Duel, 2)
    }
}

impl Terms {
    /// The default terms of a mode.
    #[must_use]
    pub fn for_mode(mode: ModeKind, seats: u8) -> Self {
        Self {
            mode,
            seats,
            board: Board::STANDARD,
            page: None,
            moloch_clause: mode.has_moloch_clause(),
            alternative_start: false,
            reinforcements: false,
            cards: false,
            structures: false,
            leaders: false,
            values: None,
            edition: Edition::Current,
            leaving: DeparturePolicy::Stay,
            terrain: Vec::new(),
            readings: Readings::default(),
            replacements: Vec::new(),
        }
    }

    /// True if these are the terms of a standard duel.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Maximum number of tiles in a player's hand after the draw (NH-3.1, NH-13.2).
    #[must_use]
    pub fn hand_limit(&self) -> usize {
        if self.reinforcements { REINFORCED_HAND_LIMIT } else { HAND_LIMIT }
    }

    /// True if the older rules apply.
    #[must_use]
    pub fn uses_older_rules(&self) -> bool {
        self.edition == Edition::Older
    }

    /// True if the game is played with printed values that are unknown, and so with those of a file (NH-16.1).
    #[must_use]
    pub fn needs_values(&self) -> bool {
        self.structures || self.leaders
    }

    /// True if a reading can make a difference under these terms.
    #[must_use]
    pub fn heeds(&self, reading: Reading) -> bool {
        match reading {
            Reading::TerrorStopsAllies => self.mode.has_teams(),
            Reading::TerrorStopsStructures | Reading::StructureHitOnce => self.structures,
            Reading::MineDestroys
            | Reading::MineSparesFriends
            | Reading::ToxicBombSparesHeadquarters
            | Reading::SmokeScreenSparesHeadquarters
            | Reading::NetStopsReflection => true,
        }
    }

    /// Checks that the terms do not contradict each other.
    ///
    /// # Errors
    ///
    /// [`TermsError`] with the first contradiction.
    pub fn check(&self) -> Result<(), TermsError> {
        let error = |reason: &str| Err(TermsError(reason.to_owned()));
        if !self.mode.seats().contains(&self.seats) || usize::from(self.seats) > MAX_SIDES {
            return error("the mode is for another number of players");
        }
        if self.board == Board::ENLARGED && self.seats != 4 && !self.needs_enlarged_board() {
            return error("37 hexes are for four players (NH-12.40)");
        }
        self.check_terrain().map_err(|fault| TermsError(fault.to_string()))?;
        if let Some(page) = &self.page {
            self.check_page(page)?;
        }
        if self.structures && self.uses_older_rules() {
            return error("the rules of 2005 have no Structures (NH-13.15)");
        }
        if self.structures && self.leaders {
            return error("Structures and Leaders are not played together (NH-13.15)");
        }
        if self.leaders && !self.mode.has_leaders() {
            return error("Leaders are for two players, or for four in teams (NH-13.20)");
        }
        if self.leaders && (self.page.is_some() || self.uses_older_rules()) {
            return error("Leaders go with neither a page nor the rules of 2005 (NH-13.20)");
        }
        if self.values.is_some() && !self.needs_values() {
            return error("values of an owner go with Structures or Leaders (NH-16.1)");
        }
        let armies = self.replacements.iter().map(|replacement| &replacement.army);
        if armies.clone().enumerate().any(|(index, army)| armies.clone().take(index).any(|other| other == army)) {
            return error("an army exchanges at most one tile (NH-13.60)");
        }
        Ok(())
    }

    /// True if the game requires the enlarged board: it has Mountains, and there are more than two players (NH-13.50;
    /// O-45).
    #[must_use]
    pub fn needs_enlarged_board(&self) -> bool {
        self.seats > 2 && self.terrain.iter().any(|tile| tile.kind == TerrainKind::Mountains)
    }

    /// Checks whether the terrain can be laid (NH-13.50).
    ///
    /// # Errors
    ///
    /// [`TerrainFault`] with the first fault.
    pub fn check_terrain(&self) -> Result<(), TerrainFault> {
        terrain::check(&self.terrain, self.board, self.seats.into())
    }

    /// The terms with a page, which brings its board, its mode and its number of players (NH-13.30).
    #[must_use]
    pub fn with_page(self, page: Arc<Page>) -> Self {
        Self { board: page.board, page: Some(page), ..self }
    }

    /// Checks that a page allows these terms (O-184, O-185).
    fn check_page(&self, page: &Page) -> Result<(), TermsError> {
        let forbids = |forbidden: Forbidden| page.rules.forbidden.contains(&forbidden);
        let reason = if (self.mode, self.seats) != (page.mode, page.seats) {
            format!("the page is for the mode {} and {} players (NH-13.30)", page.mode.word(), page.seats)
        } else if self.board != page.board || !self.terrain.is_empty() {
            "a page brings its own board and terrain (NH-13.30)".to_owned()
        } else if self.uses_older_rules() {
            "the rules of 2005 have no pages (NH-13.30)".to_owned()
        } else if self.structures {
            "Structures are not played on a page (NH-13.15)".to_owned()
        } else if self.cards && forbids(Forbidden::Cards)
            || self.reinforcements && forbids(Forbidden::Reinforcements)
            || self.alternative_start && forbids(Forbidden::Alternative)
            || !self.replacements.is_empty() && forbids(Forbidden::Replacement)
        {
            "the page forbids one of these variants (NH-13.30)".to_owned()
        } else {
            return Ok(());
        };
        Err(TermsError(reason))
    }

    /// Checks whether the page allows the armies in the game (NH-13.30), and whether each has a Structure if Structures
    /// are played (NH-13.10).
    fn check_armies(&self, armies: &[Arc<Army>]) -> Result<(), TermsError> {
        let values = Values::of_armies(armies);
        let lacks_structure = |army: &&Arc<Army>| {
            let is_declared = army.id.is_empty() || army.tiles.iter().any(|tile| tile.token.is_some());
            !is_declared && values.structure_of(army).is_none()
        };
        if let Some(army) = armies.iter().find(lacks_structure).filter(|_| self.structures) {
            return Err(TermsError(format!("the army `{}` has no Structure (NH-13.10)", army.id)));
        }
        for (side, allowed) in self.page.iter().flat_map(|page| &page.armies) {
            if armies.get(side.index()).is_some_and(|army| !allowed.contains(&army.id)) {
                let (letter, allowed) = (side.letter(), allowed.join(", "));
                return Err(TermsError(format!("on this page {letter} plays {allowed} (NH-13.30)")));
            }
        }
        Ok(())
    }

    /// Checks whether the exchanges of tiles and the page fit the armies in the game (NH-13.30, NH-13.60).
    ///
    /// # Errors
    ///
    /// [`TermsError`] for the first thing that does not fit.
    pub fn check_replacements(&self, armies: &[Arc<Army>]) -> Result<(), TermsError> {
        self.check()?;
        self.check_armies(armies)?;
        for Replacement { army, out, tile } in &self.replacements {
            let error = |reason: String| Err(TermsError(format!("{reason} (NH-13.60)")));
            let Some(army) = armies.iter().find(|known| known.id == *army) else {
                return error(format!("no army `{army}` is at the table, which could exchange a tile"));
            };
            if !army.exchanges().any(|(old, new)| old.id == *out && new.id == *tile) {
                return error(format!("`{tile}` is no tile of {} that replaces `{out}`", army.id));
            }
        }
        Ok(())
    }
}

/// Maximum number of tiles in a player's hand (NH-3.1).
pub const HAND_LIMIT: usize = 3;

/// Maximum number of tiles in a player's hand with Reinforcements (NH-13.2).
pub const REINFORCED_HAND_LIMIT: usize = 6;

/// The reason why a text does not describe valid terms.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct TermsError(pub String);

impl fmt::Display for Terms {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = Vec::new();
        let mut word = |differs: bool, word: String| {
            if differs {
                words.push(word);
            }
        };
        word(self.mode != ModeKind::Duel, format!("mode={}", self.mode.word()));
        word(self.seats != self.mode.seats()[0], format!("seats={}", self.seats));
        word(self.board == Board::ENLARGED, "board=37".to_owned());
        let page = self.page.as_ref().and_then(|page| page.id.as_deref());
        word(page.is_some(), format!("page={}", page.unwrap_or_default()));
        let clause = format!("moloch={}", if self.moloch_clause { "on" } else { "off" });
        word(self.moloch_clause != self.mode.has_moloch_clause(), clause);
        word(self.alternative_start, "start=alternative".to_owned());
        word(self.reinforcements, "reinforcements=on".to_owned());
        word(self.cards, "cards=on".to_owned());
        word(self.structures, "structures=on".to_owned());
        word(self.leaders, "leaders=on".to_owned());
        word(self.values.is_some(), format!("values={}", self.values.as_deref().unwrap_or_default()));
        word(self.edition != Edition::default(), format!("rules={}", self.edition.word()));
        word(self.leaving != DeparturePolicy::default(), format!("leaving={}", self.leaving.word()));
        word(!self.terrain.is_empty(), format!("terrain={}", terrain::print(&self.terrain, self.board)));
        word(!self.readings.is_empty(), format!("readings={}", self.readings));
        for Replacement { army, out, tile } in &self.replacements {
            word(true, format!("replace={army}:{out}>{tile}"));
        }
        formatter.write_str(&words.join(" "))
    }
}

impl FromStr for Terms {
    type Err = TermsError;

    fn from_str(text: &str) -> Result<Self, TermsError> {
        let unknown = |word: &str| TermsError(format!("`{word}` is no term of a table"));
        let mut terms = Self::default();
        let mut page = None;
        let mut mode = None;
        let mut seats = None;
        let mut moloch_clause = None;
        let mut laid = None;
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').ok_or_else(|| unknown(word))?;
            let is = |wanted: &str| if value == wanted { Ok(true) } else { Err(unknown(word)) };
            match key {
                "mode" => mode = Some(ModeKind::of_word(value).ok_or_else(|| unknown(word))?),
                "seats" => seats = Some(value.parse().map_err(|_| unknown(word))?),
                "board" => {
                    terms.board = match value {
                        "19" => Board::STANDARD,
                        "37" => Board::ENLARGED,
                        _ => return Err(unknown(word)),
                    };
                }
                "page" => page = Some(Page::find(value).ok_or_else(|| unknown(word))?),
                "moloch" => moloch_clause = Some(value == "on" || !is("off")?),
                "start" => terms.alternative_start = is("alternative")?,
                "reinforcements" => terms.reinforcements = is("on")?,
                "cards" => terms.cards = is("on")?,
                "structures" => terms.structures = is("on")?,
                "leaders" => terms.leaders = is("on")?,
                "values" if !value.is_empty() => terms.values = Some(value.to_owned()),
                "rules" => terms.edition = Edition::of_word(value).ok_or_else(|| unknown(word))?,
                "leaving" => terms.leaving = DeparturePolicy::of_word(value).ok_or_else(|| unknown(word))?,
                "terrain" => laid = Some((word, value)),
                "readings" => terms.readings = value.parse().map_err(|_| unknown(word))?,
                "replace" => {
                    let (army, tiles) = value.split_once(':').ok_or_else(|| unknown(word))?;
                    let (out, tile) = tiles.split_once('>').ok_or_else(|| unknown(word))?;
                    let [army, out, tile] = [army, out, tile].map(str::to_owned);
                    terms.replacements.push(Replacement { army, out, tile });
                }
                _ => return Err(unknown(word)),
            }
        }
        // A page says for which mode and how many players it is.
        let of_page = page.as_ref().map(|page| (page.mode, page.seats)).filter(|_| mode.is_none());
        terms.mode = mode.or(of_page.map(|(mode, _)| mode)).unwrap_or_default();
        terms.seats = seats.or(of_page.map(|(_, seats)| seats)).unwrap_or(terms.mode.seats()[0]);
        if let Some(page) = page {
            if terms.board == Board::ENLARGED {
                return Err(TermsError("a page brings its own board (NH-13.30)".to_owned()));
            }
            terms = terms.with_page(page);
        }
        terms.moloch_clause = moloch_clause.unwrap_or(terms.mode.has_moloch_clause());
        if let Some((word, value)) = laid {
            terms.terrain = terrain::parse(value, terms.board).ok_or_else(|| unknown(word))?;
        }
        terms.replacements.sort();
        terms.check()?;
        Ok(terms)
    }
}

impl TryFrom<String> for Terms {
    type Error = TermsError;

    fn try_from(text: String) -> Result<Self, TermsError> {
        text.parse()
    }
}

impl From<Terms> for String {
    fn from(terms: Terms) -> Self {
        terms.to_string()
    }
}
