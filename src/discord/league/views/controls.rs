//! The buttons and selects below a view.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_league::ids::Group;
use sztab_words::word;

use crate::discord::league::ask::is_private;
use crate::discord::league::controls::Controls;
use crate::discord::router::pager::page_buttons;
use crate::discord::router::route::{RouteId, routes};
use crate::discord::say::controls::{button_rows, option, select};
use crate::discord::say::subject::SeasonVersion;

use super::reader::{group_name, groups};
use super::view::View;

routes! {
    /// Under posts and views: a table, round or other view, in private. A disabled button names no view, because its id
    /// has to differ from all others.
    ShowView { view: Option<View> } = "view" of SeasonVersion, Privately, heavy;
    /// In a view: the division, stage or part of a bracket to show.
    PickView = "view-pick" of SeasonVersion, Privately, heavy;
    /// Under a view: posts it publicly.
    ShareView { view: View } = "view-share" of SeasonVersion, Publicly, heavy;
    /// Under a table: the table as a file.
    TableFile { stage: usize, division: usize } = "table-file" of SeasonVersion, Beside, heavy;
}

impl Controls<'_> {
    pub fn view_button(&self, view: &View, key: &str) -> CreateButton {
        self.button(&ShowView { view: Some(view.clone()) }, key, ButtonStyle::Secondary)
    }

    /// A button that posts the view publicly; `None` for a draft, which only organisers may see.
    pub fn share_button(&self, view: &View) -> Option<CreateButton> {
        let share = || self.button(&ShareView { view: view.clone() }, "share", ButtonStyle::Secondary);
        (!is_private(self.record)).then(share)
    }

    /// A button that sends a division's table as a file.
    pub fn file_button(&self, group: Group) -> CreateButton {
        let Group { stage, division } = group;
        SeasonVersion::of(self.record).button(&TableFile { stage, division }, "CSV", ButtonStyle::Secondary)
    }

    /// A button that sends the keys of a round's draws; `None` if nothing was drawn.
    pub fn keys_button(&self, group: Group, round: u32) -> Option<CreateButton> {
        let found = self.record.log.season().round(group, round).filter(|found| !found.keys.is_empty());
        found.map(|_| self.view_button(&View::Keys { group, round }, "season-view-check-keys"))
    }

    /// Buttons for the previous and next page; empty if there is only one page.
    pub fn page_buttons(&self, pages: [Option<View>; 2]) -> Vec<CreateButton> {
        page_buttons(SeasonVersion::of(self.record), pages, |view| ShowView { view }, self.language)
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
        let options =
            views.into_iter().map(|(name, view, is_shown)| option(name, view.to_string()).default_selection(is_shown));
        Some(select(self.id(&PickView), options, word(self.language, placeholder)))
    }
}

/// The select above a row of buttons; either may be missing.
pub fn rows(select: Option<CreateActionRow>, buttons: &[CreateButton]) -> Vec<CreateActionRow> {
    select.into_iter().chain(button_rows(buttons)).collect()
}
