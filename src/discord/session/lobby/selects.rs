//! The selects in the lobby's message: factions to choose, ban and pick.

use serenity::all::CreateActionRow;

use sztab_game::FactionMode;
use sztab_game::view::MAX_PLAYABLE;
use sztab_referee::draft::StepKind;
use sztab_referee::{RANDOM, host_and_guest};
use sztab_words::text;

use crate::discord::router::route::RouteId;
use crate::discord::say::controls::{option, select};
use crate::discord::say::limits::MAX_SELECT_OPTIONS;
use crate::discord::say::subject::GameVersion;

use super::action::{Lobby, LobbyAction};
use super::message::LobbyView;

impl LobbyView<'_> {
    /// The selects for the choices that are possible now.
    pub fn faction_selects(&self) -> Vec<CreateActionRow> {
        let chance = (self.game_word("faction-random"), RANDOM);
        match (self.seating.factions, &self.draft) {
            (FactionMode::Choose, _) => {
                let seats = self.playables.all().iter().filter(|playable| !playable.is_for_all);
                let ids = seats.map(|playable| playable.id.as_str());
                let action = |page| LobbyAction::ChooseFaction { page };
                self.faction_select_pages(&action, "lobby-faction", &self.factions_by_name(ids), Some(&chance))
            }
            (_, Some(draft)) if host_and_guest(self.record).is_some() => {
                let Some((_, kind)) = draft.next_step() else { return Vec::new() };
                let key = match kind {
                    StepKind::Ban => "lobby-ban",
                    StepKind::Pick => "lobby-pick",
                };
                let left = draft.available_factions().iter().map(String::as_str);
                // A press counts only in the step for which the select was shown.
                let (round, steps) = (self.options.draft.round, draft.steps().len());
                let action = |page| LobbyAction::Draft { round, steps, page };
                self.faction_select_pages(&action, key, &self.factions_by_name(left), None)
            }
            _ => Vec::new(),
        }
    }

    /// Factions with their names, sorted by name.
    fn factions_by_name<'i>(&self, ids: impl Iterator<Item = &'i str>) -> Vec<(String, &'i str)> {
        let name = |id| Some((self.playables.name(id, self.language)?, id));
        let mut named: Vec<(String, &str)> = ids.filter_map(name).collect();
        named.sort_by_cached_key(|(name, _)| name.to_lowercase());
        named
    }

    /// Selects of factions, with `last` as the last option: one select, or as many as needed, of similar length, each
    /// labelled with its range.
    fn faction_select_pages<'i>(
        &self,
        action: &dyn Fn(usize) -> LobbyAction,
        key: &str,
        factions: &[(String, &'i str)],
        last: Option<&(String, &'i str)>,
    ) -> Vec<CreateActionRow> {
        let entries = factions.len() + usize::from(last.is_some());
        let pages = entries.div_ceil(MAX_SELECT_OPTIONS).max(1);
        let pages: Vec<&[(String, &str)]> = factions.chunks(entries.div_ceil(pages).max(1)).collect();
        let at = GameVersion::of_lobby(self.record.id);
        let page_select = |(number, page): (usize, &&[(String, &str)])| {
            let placeholder = match (pages.len(), *page) {
                (2.., [(first, _), .., (last, _)]) => {
                    let ends = [("first", first.as_str().into()), ("last", last.as_str().into())];
                    text(self.language, &format!("{key}-page"), &ends)
                }
                _ => self.game_word(key),
            };
            let last = last.into_iter().filter(|_| number + 1 == pages.len());
            let options = page.iter().chain(last).map(|(name, id)| option(name, *id));
            select(at.id(&Lobby { action: action(number) }), options, placeholder)
        };
        pages.iter().enumerate().map(page_select).collect()
    }
}

/// Maximum number of selects of factions: two rows of buttons precede them, and Discord allows five rows.
const MAX_FACTION_SELECTS: usize = 3;

// All playable factions fit into the selects, along with the option of a random one.
const _: () = assert!(MAX_PLAYABLE < MAX_FACTION_SELECTS * MAX_SELECT_OPTIONS);
