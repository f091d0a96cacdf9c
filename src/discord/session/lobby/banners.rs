//! The picture of a session before its game begins: one banner per seat.

use sztab_game::Language;
use sztab_game::view::Banner;
use sztab_referee::LobbyOptions;
use sztab_store::Game as Record;
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::names::escape_name;
use crate::discord::session::reader::public_theme;

use super::message::{ChosenFaction, LobbyView};
use super::message::{Place, SeatOccupant};

/// The banners of a lobby. The lobby works without them, so a failure is only logged.
pub async fn draw_banners(bot: &Bot, record: &Record, options: &LobbyOptions) -> Option<Picture> {
    let theme = public_theme(bot, options.language);
    let shown = LobbyView::new(&bot.referee, record, options);
    let banners = banners(&shown, options);
    let alt = alt_text(&banners, record, options.language);
    match bot.gallery.draw_uncached(shown.playables.view().banners(banners, theme)?).await {
        Ok(picture) => Some(Picture { alt, ..picture }),
        Err(error) => {
            tracing::error!(game = record.id.0, ?error, "the banners of a table could not be drawn");
            None
        }
    }
}

fn banners(shown: &LobbyView<'_>, options: &LobbyOptions) -> Vec<Banner> {
    let free = |is_kept: bool, team: Option<u8>| {
        let title = word(options.language, if is_kept { "table-seat-kept" } else { "table-seat-free" });
        Banner { playable: None, is_free: true, title, player: String::new(), team }
    };
    // A team is numbered after its first seat.
    let number = |place: &Place<'_>| place.team.as_ref().and_then(|team| team.seats.first().copied());
    let banner = |place: Place<'_>| match place.at {
        SeatOccupant::Taken(seat) => {
            let chosen = shown.faction_choice(seat);
            let playable = match chosen {
                ChosenFaction::Faction(id) => shown.find_faction(id),
                ChosenFaction::Open | ChosenFaction::Random | ChosenFaction::Nothing => None,
            };
            Banner {
                playable,
                is_free: false,
                title: shown.faction_name(&chosen),
                player: seat.name.clone(),
                team: number(&place),
            }
        }
        SeatOccupant::Free(kept) => free(kept.is_some(), number(&place)),
    };
    shown.places().into_iter().map(banner).collect()
}

/// The text description of the banners.
fn alt_text(banners: &[Banner], record: &Record, language: Language) -> String {
    let seats = banners.iter().map(|seat| {
        let arguments = [("player", escape_name(&seat.player).into()), ("faction", seat.title.as_str().into())];
        match (seat.is_free, seat.title.as_str()) {
            (true, title) => title.to_owned(),
            (false, "") => escape_name(&seat.player),
            (false, _) => text(language, "lobby-seat", &arguments),
        }
    });
    let seats = seats.collect::<Vec<_>>().join(&word(language, "list-comma"));
    text(language, "table-alt", &[("game", record.id.0.into()), ("seats", seats.into())])
}
