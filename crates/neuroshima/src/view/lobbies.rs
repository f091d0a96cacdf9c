//! Neuroshima's part of [`Lobbies`].

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::agreed::Agreed;
use crate::pictures;
use crate::pictures::{Emblem, Symbol, army_crest};
use crate::rules::army::{MAX_ARMIES, choose_hues};
use crate::rules::notation::Position;
use crate::rules::values::Values;
use crate::rules::{Army, Catalogue, ModeKind};
use sztab_game::view::{
    Agreement, Banner, Card, Drawing, DrawnPicture, Entry, Focus, Legend, Lobbies, MAX_PLAYABLE, Playable,
    RenderContext, Theme, Topic,
};
use sztab_game::{self, Language, SeatData};

use crate::texts::RULEBOOK;
use crate::texts::word;

use super::entries::known_armies;
use super::{Neuroshima, agreement, cards, downcast, entries, legend, misread, scene};

// A lobby can offer all armies.
const _: () = assert!(MAX_ARMIES <= MAX_PLAYABLE);

/// A sample table that shows the game to newcomers.
const WELCOME: &str = include_str!("welcome.position");

impl Lobbies for Neuroshima {
    fn read_playable(&self, data: SeatData<'_>) -> Option<Playable> {
        if Values::is_owned(data.source) {
            return Some(Playable::new(data.id, Values::read_owned(data.source).ok()?).into_shared());
        }
        let army = Army::parse_stored(data.id, data.source).ok()?;
        Some(Playable::new(army.id.clone(), army))
    }

    fn playable_name(&self, playable: &Playable, language: Language) -> String {
        let army = playable.data::<Army>().map(|army| army.name.in_language(language).to_owned());
        let title = || playable.data::<Values>().map(|values| values.title.clone());
        army.or_else(title).unwrap_or_else(|| playable.id.clone())
    }

    fn open_rulings(&self, playable: &Playable) -> Vec<String> {
        let army = playable.data::<Army>();
        let rulings = army.iter().flat_map(|army| army.tiles.iter().flat_map(|tile| &tile.rulings));
        let named: BTreeSet<&str> = rulings.map(String::as_str).collect();
        let open = RULEBOOK.rulings().iter().filter(|ruling| ruling.is_open() && named.contains(ruling.id));
        open.map(|ruling| ruling.id.to_owned()).collect()
    }

    fn mode_name(&self, terms: &str, language: Language) -> Option<String> {
        let terms: Agreed = terms.parse().ok()?;
        Some(terms.rules.mode)
            .filter(|mode| *mode != ModeKind::Duel)
            .map(|mode| word(language, &format!("several-mode-{}", mode.word())))
    }

    fn agreement(&self, terms: &str, playables: &[Playable], language: Language) -> Agreement {
        agreement::agreement(terms, &files(playables), language)
    }

    fn with_term(&self, terms: &str, playables: &[Playable], key: &str, value: &str) -> Option<String> {
        agreement::with_term(terms, &files(playables), key, value)
    }

    fn explain_invalid_term(
        &self,
        terms: &str,
        playables: &[Playable],
        key: &str,
        value: &str,
        language: Language,
    ) -> Option<String> {
        misread::describe_value_error(terms, &files(playables).armies, key, value, language)
    }

    fn exchange_cards(&self, terms: &str, playables: &[Playable], theme: Theme) -> Vec<Card> {
        let known = known_armies(None, playables);
        let ids = agreement::exchanged_tiles(terms);
        let cards = ids.iter().filter_map(|id| entries::find_tile(&known, id));
        cards.map(|(known, tile)| cards::tile_card(known, tile, theme)).collect()
    }

    fn newcomer_deal_hint(&self, language: Language) -> Option<String> {
        Some(word(language, "first-game-deal"))
    }

    fn banners(&self, seats: Vec<Banner>, theme: Theme) -> Option<Drawing> {
        let armies: Vec<Option<Arc<Army>>> =
            seats.iter().map(|seat| seat.playable.as_ref().and_then(Playable::data)).collect();
        Some(Drawing::new("table.png", move || {
            let mut hues = choose_hues(armies.iter().flatten().map(Arc::as_ref)).into_iter();
            let banners = seats.iter().zip(&armies).map(|(seat, army)| pictures::Banner {
                hue: army.as_ref().and_then(|_| hues.next().flatten()),
                emblem: match army {
                    Some(army) => Emblem::Army(army_crest(army, theme.language)),
                    None if seat.is_free => Emblem::Free,
                    None => Emblem::Unknown,
                },
                title: seat.title.clone(),
                player: seat.player.clone(),
                team: seat.team,
            });
            let bytes = pictures::render_banners(&banners.collect::<Vec<_>>(), theme.colours);
            DrawnPicture { bytes, alt: String::new() }
        }))
    }

    fn entries(
        &self,
        topic: Topic,
        game: Option<&dyn sztab_game::Game>,
        others: &[Playable],
        language: Language,
    ) -> Vec<Entry> {
        let known = known_armies(game.and_then(downcast), others);
        match topic {
            Topic::Playables => entries::army_entries(&known, language),
            Topic::Parts => entries::tile_entries(&known, language),
        }
    }

    fn card(
        &self,
        topic: Topic,
        game: Option<&dyn sztab_game::Game>,
        others: &[Playable],
        value: &str,
        theme: Theme,
    ) -> Option<Card> {
        let known = known_armies(game.and_then(downcast), others);
        match topic {
            Topic::Playables => Some(cards::army_sheet(entries::find_army(&known, value)?, theme)),
            Topic::Parts => {
                let (known, tile) = entries::find_tile(&known, value)?;
                Some(cards::tile_card(known, tile, theme))
            }
        }
    }

    fn welcome_picture(&self, theme: Theme) -> Option<Drawing> {
        let position = Position::parse(WELCOME, &Catalogue::built_in()).ok()?;
        let (game, players) = (position.game(), ["Ala", "Ben"].map(str::to_owned));
        Some(scene::draw_board(&RenderContext { game: &game, players: &players, theme }, &game, Focus::Whole))
    }

    fn legend(&self, theme: Theme) -> Option<Legend> {
        Some(legend::legend(theme))
    }

    fn symbols(&self) -> Vec<&'static str> {
        Symbol::ALL.iter().filter(|symbol| symbol.is_in_use()).map(|symbol| symbol.id()).collect()
    }

    fn symbol(&self, id: &str) -> Option<Vec<u8>> {
        Symbol::ALL.iter().find(|symbol| symbol.id() == id).map(|&symbol| pictures::render_emoji(symbol))
    }
}

fn files(playables: &[Playable]) -> agreement::Files {
    agreement::Files {
        armies: playables.iter().filter_map(Playable::data).collect(),
        values: playables.iter().filter_map(Playable::data).collect(),
    }
}
