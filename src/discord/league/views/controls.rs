//! The buttons and selects below a view.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use sztab_game::Language;
use sztab_league::ids::Group;
use sztab_referee::league::SeasonRecord;
use sztab_words::word;

use crate::discord::league::ask::is_private;
use crate::discord::say::answer::shorten;
use crate::discord::say::limits::{MAX_SELECT_OPTIONS, OPTION_LIMIT};
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::reader::{group_name, groups};
use super::view::View;

/// The buttons for one season in one language.
#[derive(Debug, Clone, Copy)]
pub struct Controls<'a> {
    pub record: &'a SeasonRecord,
    pub language: Language,
}

impl Controls<'_> {
    pub fn view_button(&self, view: &View, key: &str) -> CreateButton {
        self.button_id(SeasonOperation::View, view.to_string()).button(word(self.language, key), ButtonStyle::Secondary)
    }

    /// A button that posts the view publicly; `None` for a draft, which only organisers may see.
    pub fn share_button(&self, view: &View) -> Option<CreateButton> {
        let id = self.button_id(SeasonOperation::ViewShare, view.to_string());
        (!is_private(self.record)).then(|| id.button(word(self.language, "share"), ButtonStyle::Secondary))
    }

    /// A button that sends a division's table as a file.
    pub fn file_button(&self, group: Group) -> CreateButton {
        let id = self.button_id(SeasonOperation::TableFile, format!("{} {}", group.stage, group.division));
        id.button("CSV", ButtonStyle::Secondary)
    }

    /// A button that sends the keys of a round's draws; `None` if nothing was drawn.
    pub fn keys_button(&self, group: Group, round: u32) -> Option<CreateButton> {
        let found = self.record.log.season().round(group, round).filter(|found| !found.keys.is_empty());
        found.map(|_| self.view_button(&View::Keys { group, round }, "season-view-check-keys"))
    }

    /// Buttons for the previous and next page; empty if there is only one page.
    pub fn page_buttons(&self, back: Option<&View>, on: Option<&View>) -> Vec<CreateButton> {
        if back.is_none() && on.is_none() {
            return Vec::new();
        }
        let button = |key: &str, view: Option<&View>| {
            if let Some(view) = view {
                return self.view_button(view, key);
            }
            // A button that leads to no page still needs a unique id.
            let id = self.button_id(SeasonOperation::View, format!("none {key}"));
            id.button(word(self.language, key), ButtonStyle::Secondary).disabled(true)
        };
        vec![button("tables-back", back), button("tables-more", on)]
    }

    /// A select of the divisions of all stages; `None` if there is only one.
    pub fn division_select(&self, shown: Group, view: impl Fn(Group) -> View) -> Option<CreateActionRow> {
        let season = self.record.log.season();
        let groups = groups(season);
        let named =
            groups.into_iter().map(|group| (group_name(season, group, self.language), view(group), group == shown));
        self.view_select(named.collect(), "season-view-divisions")
    }

    /// A select of views by name; `None` if there is only one view.
    pub fn view_select(&self, views: Vec<(String, View, bool)>, placeholder: &str) -> Option<CreateActionRow> {
        if views.len() < 2 {
            return None;
        }
        let options = views.into_iter().take(MAX_SELECT_OPTIONS).map(|(name, view, is_shown)| {
            CreateSelectMenuOption::new(shorten(&name, OPTION_LIMIT), view.to_string()).default_selection(is_shown)
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        let id = self.button_id(SeasonOperation::ViewPick, String::new());
        let select = CreateSelectMenu::new(id.to_string(), kind).placeholder(word(self.language, placeholder));
        Some(CreateActionRow::SelectMenu(select))
    }

    fn button_id(&self, operation: SeasonOperation, argument: String) -> SeasonButton {
        SeasonButton::new(self.record.row.id, self.record.log.seq(), operation, argument)
    }
}

/// The select above a row of buttons; either may be missing.
pub fn rows(select: Option<CreateActionRow>, buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    let buttons = (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons));
    select.into_iter().chain(buttons).collect()
}
