//! The files that can be played in the seats of a game, and their names.

use std::collections::BTreeSet;

use sztab_game::view::{Agreement, GameView, PlainView, Playable};
use sztab_game::{FactionAssignment, GameInfo, GameKind, Kind, Language, Seating, find_kind};
use sztab_referee::Referee;
use sztab_store::Game as Record;
use sztab_words::{text, word};

use crate::discord::say::typed::fold_text;

/// The files that can be played in the seats of a game.
#[derive(Debug, Clone, Copy)]
pub struct Playables<'a> {
    referee: &'a Referee,
    /// The game; `None` if this program does not have it.
    kind: Option<Kind>,
}

impl<'a> Playables<'a> {
    /// The playables of the default game for new sessions.
    pub fn of_default_game(referee: &'a Referee) -> Self {
        Self { referee, kind: referee.kinds().first().copied() }
    }

    /// The playables of the game with a typed name or id. `None` if the program does not have it.
    pub fn find_game(referee: &'a Referee, typed: &str) -> Option<Self> {
        let typed = fold_text(typed.trim());
        let names = |kind: &Kind| [kind.info().id, kind.info().name].map(fold_text);
        let kinds = || referee.kinds().iter();
        let fitting: Vec<&Kind> = kinds().filter(|kind| names(kind).iter().any(|name| name.contains(&typed))).collect();
        let only = if let [only] = fitting[..] { Some(only) } else { None };
        let kind = kinds().find(|kind| names(kind).contains(&typed)).or(only)?;
        Some(Self { referee, kind: Some(*kind) })
    }

    /// The playables of each of the program's games.
    pub fn of_each_game(referee: &'a Referee) -> impl Iterator<Item = Self> {
        referee.kinds().iter().map(move |kind| Self { referee, kind: Some(*kind) })
    }

    /// The playables of the game with a given id; `None` for an unknown id.
    pub fn of_kind(referee: &'a Referee, id: &str) -> Option<Self> {
        find_kind(referee.kinds(), id).map(|kind| Self { referee, kind: Some(kind) })
    }

    /// True if each seat plays a separate file, such as a faction.
    pub fn has_factions(&self) -> bool {
        self.info().is_some_and(|info| info.factions == FactionAssignment::Distinct)
    }

    /// The game; `None` if this program does not have it.
    pub fn kind(&self) -> Option<Kind> {
        self.kind
    }

    /// The properties of the game; `None` if this program does not have it.
    pub fn info(&self) -> Option<&'static GameInfo> {
        self.kind.map(GameKind::info)
    }

    /// The playables of a session's game.
    pub fn of_session(referee: &'a Referee, record: &Record) -> Self {
        Self { referee, kind: find_kind(referee.kinds(), &record.kind) }
    }

    /// View of the game.
    pub fn view(&self) -> &'static dyn GameView {
        self.kind.map_or(&PlainView, |kind| kind.view())
    }

    /// The terms that can be chosen for a session, given the current ones.
    pub fn agreement(&self, terms: &str, language: Language) -> Agreement {
        self.view().agreement(terms, self.all(), language)
    }

    /// Terms with another value for one of them; `None` if the value is not on offer.
    pub fn with_term(&self, terms: &str, key: &str, value: &str) -> Option<String> {
        self.view().with_term(terms, self.all(), key, value)
    }

    /// Terms with another mode; `None` if the mode is not on offer.
    pub fn with_mode(&self, terms: &str, value: &str) -> Option<String> {
        let agreement = self.agreement(terms, Language::English);
        self.with_term(terms, &agreement.terms.first()?.key, value)
    }

    /// The reason a value is invalid, if the game has a special format for the values of this key.
    pub fn term_error(&self, terms: &str, key: &str, value: &str, language: Language) -> Option<String> {
        self.view().explain_invalid_term(terms, self.all(), key, value, language)
    }

    /// Open rulings about the given playables, for users to look up.
    pub fn open_rulings(&self, seated: &[Playable], language: Language) -> Option<String> {
        let open: BTreeSet<String> = seated.iter().flat_map(|one| self.view().open_rulings(one)).collect();
        let open = open.into_iter().collect::<Vec<_>>().join(&word(language, "list-comma"));
        (!open.is_empty()).then(|| text(language, "table-open-rulings", &[("rulings", open.into())]))
    }

    /// The seating of a session on the given terms.
    pub fn seating(&self, terms: &str) -> Seating {
        self.kind.map_or_else(Seating::default, |kind| kind.seating(terms))
    }

    /// Number of seats in a session on the given terms.
    pub fn seats(&self, terms: &str) -> usize {
        self.kind.and_then(|kind| kind.seat_count(terms).ok()).map_or(0, usize::from)
    }

    /// All playables offered for new sessions, in the game's own order.
    pub fn all(&self) -> &'a [Playable] {
        self.kind.map_or(&[], |kind| self.referee.playables(&kind))
    }

    pub fn find(&self, id: &str) -> Option<Playable> {
        self.all().iter().find(|playable| playable.id == id).cloned()
    }

    /// The playables of a game's seats, and those that all seats share on the given terms.
    pub fn for_session(&self, record: &Record, terms: &str) -> Vec<Playable> {
        let for_all = self.kind.and_then(|kind| self.find(kind.shared_file(terms)?));
        self.for_seats(record).into_iter().chain(for_all).collect()
    }

    /// The playables of a game's seats that are still offered.
    pub fn for_seats(&self, record: &Record) -> Vec<Playable> {
        record.seats.iter().filter_map(|seat| self.find(seat.faction.as_deref()?)).collect()
    }

    /// The name of a playable, whichever game it belongs to.
    pub fn find_name(referee: &Referee, id: &str, language: Language) -> Option<String> {
        Playables::of_each_game(referee).find_map(|of| of.name(id, language))
    }

    /// True for a file that players choose, such as a faction, even if it is no longer offered; false for a file that
    /// all seats of a game share.
    pub fn is_faction(referee: &Referee, id: &str) -> bool {
        !Playables::of_each_game(referee).any(|of| !of.has_factions() && of.find(id).is_some())
    }

    /// The name of a mode, made up of its terms and, unless it is the default one, its game.
    pub fn mode_name(referee: &Referee, kind: Option<&str>, terms: &str, language: Language) -> String {
        let of = kind.and_then(|id| Playables::of_kind(referee, id));
        let playables = of.unwrap_or_else(|| Playables::of_default_game(referee));
        let mode = playables.view().mode_name(terms, language);
        match playables.non_default_name() {
            Some(name) => mode.map_or_else(|| name.to_owned(), |mode| format!("{mode} · {name}")),
            None => mode.unwrap_or_else(|| terms.to_owned()),
        }
    }

    /// The name of the game, unless it is the default one for new sessions.
    pub fn non_default_name(&self) -> Option<&'static str> {
        let usual = Playables::of_default_game(self.referee).info().map(|info| info.id);
        self.info().filter(|info| Some(info.id) != usual).map(|info| info.name)
    }

    pub fn name(&self, id: &str, language: Language) -> Option<String> {
        self.find(id).map(|playable| self.view().playable_name(&playable, language))
    }
}
