//! The picture of a table before its game: a banner for each seat.

use std::sync::Arc;

use crate::games::Language;
use crate::games::neuroshima::pictures;
use crate::games::neuroshima::pictures::{Banner, Emblem};
use crate::games::neuroshima::rules::Army;
use crate::referee::LobbyOptions;
use crate::store::Game as Record;
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::names::plain;

use super::message::{Chosen, Shown};

/// Seats of a duel.
const SEATS: usize = 2;

/// A seat as it is drawn; the army is kept for its tile.
struct Drawn {
    army: Option<Arc<Army>>,
    is_free: bool,
    title: String,
    player: String,
}

impl Bot {
    /// The banners of a lobby. A lobby works without them, so a failure is only logged.
    pub(in crate::discord) async fn banners(&self, record: &Record, options: &LobbyOptions) -> Option<Picture> {
        let look = self.public_look(options.language);
        let drawn = drawn(&Shown::new(&self.referee, record, options), record, options);
        let alt = alt(&drawn, record, options.language);
        let draw = move || {
            let banners = drawn.iter().map(|seat| Banner {
                emblem: match &seat.army {
                    Some(army) => Emblem::Tile(army.tile(army.headquarters())),
                    None if seat.is_free => Emblem::Free,
                    None => Emblem::Unknown,
                },
                title: seat.title.clone(),
                player: seat.player.clone(),
            });
            pictures::banners(&banners.collect::<Vec<_>>(), look.colours)
        };
        match self.gallery.draw(draw).await {
            Ok(bytes) => Some(Picture { bytes: bytes.into(), alt, name: "table.png" }),
            Err(error) => {
                tracing::error!(game = record.id.0, ?error, "the banners of a table could not be drawn");
                None
            }
        }
    }
}

fn drawn(shown: &Shown<'_>, record: &Record, options: &LobbyOptions) -> Vec<Drawn> {
    let taken = shown.in_order().into_iter().map(|seat| {
        let chosen = shown.chosen(seat);
        let army = match chosen {
            Chosen::Army(id) => shown.army_of(id),
            Chosen::Open | Chosen::Random => None,
        };
        Drawn { army, is_free: false, title: shown.army_name(&chosen), player: seat.name.clone() }
    });
    let key = if options.invited.is_some() { "table-seat-kept" } else { "table-seat-free" };
    let title = word(options.language, key);
    let free = || Drawn { army: None, is_free: true, title: title.clone(), player: String::new() };
    let free = std::iter::repeat_with(free).take(SEATS.saturating_sub(record.seats.len()));
    taken.chain(free).collect()
}

/// The banners in words.
fn alt(drawn: &[Drawn], record: &Record, language: Language) -> String {
    let seats = drawn.iter().map(|seat| {
        let arguments = [("player", plain(&seat.player).into()), ("army", seat.title.as_str().into())];
        if seat.is_free { seat.title.clone() } else { text(language, "lobby-seat", &arguments) }
    });
    let seats = seats.collect::<Vec<_>>().join(&word(language, "list-comma"));
    text(language, "table-alt", &[("game", record.id.0.into()), ("seats", seats.into())])
}
