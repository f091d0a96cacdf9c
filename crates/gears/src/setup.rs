//! A new game: the decks, the first level, the COGs (GOW-3).

use std::sync::Arc;

use sztab_game::{Seed, Side};

use crate::chances::Chances;
use crate::map::Map;
use crate::run::{Run, Stop};
use crate::state::{Cog, Deck, Decks, Load, Phase, State, Turn};
use crate::terms::Terms;
use crate::tiles::FaceId;
use crate::values::{CogId, Family, Kind, Mission, OrderId, Slots, Values, WeaponId};

/// The reason why a game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("{0} to {1} players play this mission (GOW-1.1)")]
    Players(u8, u8),
    #[error("each COG is played once (GOW-3.1)")]
    SameCog,
    #[error("`{0}` cannot be set up")]
    Mission(&'static str),
}

/// All Order cards, in canonical order.
pub(crate) fn all_orders(values: &Values) -> Vec<OrderId> {
    let copies = |(id, order)| std::iter::repeat_n(OrderId(id), usize::from(order));
    (0..).zip(values.orders.iter().map(|order| order.copies)).flat_map(copies).collect()
}

/// All cards of the random weapon deck, in canonical order.
pub(crate) fn random_weapon_deck(values: &Values) -> Vec<WeaponId> {
    let copies = |(id, number)| std::iter::repeat_n(WeaponId(id), usize::from(number));
    (0..).zip(values.weapons.iter().map(|weapon| weapon.random)).flat_map(copies).collect()
}

/// The AI cards of the given enemies and the General ones, by number (GOW-3.5).
pub(crate) fn ai_deck(values: &Values, mission: &Mission, enemies: &Slots) -> Vec<u8> {
    let families = Mission::families(enemies, |kind: Kind| values.enemy(kind).ai);
    let is_in = |card: &&crate::values::AiCard| match card.family {
        None => mission.general.contains(&card.number),
        Some(family) => families.contains(&family),
    };
    values.ai.iter().filter(is_in).map(|card| card.number).collect()
}

/// The special weapons, apart from those in the COGs' starting equipment, with their numbers.
pub(crate) fn special_weapon_stock(values: &Values, cogs: &[Cog]) -> Vec<(WeaponId, u8)> {
    let owned = |id: WeaponId| cogs.iter().filter(|cog| cog.load(id).is_some()).count();
    let left = |(id, weapon): (WeaponId, &crate::values::Weapon)| {
        (id, weapon.special.saturating_sub(u8::try_from(owned(id)).unwrap_or(u8::MAX)))
    };
    (0..).map(WeaponId).zip(&values.weapons).map(left).filter(|(_, number)| *number > 0).collect()
}

/// A COG with the starting values on its card (GOW-3.2).
pub(crate) fn new_cog(values: &Values, card: CogId) -> Cog {
    let load = |(word, tokens): &(String, u8)| values.find_weapon(word).map(|weapon| Load { weapon, tokens: *tokens });
    let mut weapons: Vec<Load> = values.cog(card).weapons.iter().filter_map(load).collect();
    weapons.sort_unstable();
    Cog { card, at: None, hand: Vec::new(), weapons, bleeding: false, gone: false, moved: false }
}

/// A game before decks are shuffled and tiles are laid, with every deck in canonical order.
pub(crate) fn unshuffled_state(values: &Values, terms: Terms, cogs: Vec<Cog>) -> State {
    let mission = values.mission(terms.mission);
    let faces = |level: &[String]| level.iter().filter_map(|face| FaceId::parse(face)).collect();
    let decks = Decks {
        orders: Deck { cards: all_orders(values), discards: Vec::new() },
        ai: Deck { cards: ai_deck(values, mission, &mission.enemies), discards: Vec::new() },
        weapons: random_weapon_deck(values),
        levels: mission.faces(terms.difficulty).into_iter().map(faces).collect(),
        markers: Family::KEYWORDS
            .map(|(_, family)| Deck { cards: values.markers[family as usize].clone(), discards: Vec::new() }),
        stock: special_weapon_stock(values, &cogs),
    };
    State {
        mission: terms.mission,
        stage: 1,
        difficulty: terms.difficulty,
        insane: terms.insane,
        companion: terms.companion,
        chances: Chances::default(),
        ending: None,
        turn: Turn::new(Side(0), Phase::Place),
        acting: Vec::new(),
        cogs,
        map: Map::default(),
        doors: Vec::new(),
        exits: Vec::new(),
        locked: Vec::new(),
        seals: Vec::new(),
        tokens: Vec::new(),
        dropped: Vec::new(),
        locations: Vec::new(),
        down: Vec::new(),
        enemies: mission.enemies,
        locusts: Vec::new(),
        decks,
    }
}

/// The state of a new game before its first question.
pub(crate) fn deal(values: &Arc<Values>, terms: Terms, cards: &[CogId], seed: &Seed) -> Result<State, SetupError> {
    let mission = values.mission(terms.mission);
    let unfit = || SetupError::Mission(mission.id.keyword());
    let (least, most) = mission.players;
    if !(usize::from(least)..=usize::from(most)).contains(&cards.len()) {
        return Err(SetupError::Players(least, most));
    }
    if cards.iter().enumerate().any(|(place, card)| cards[..place].contains(card)) {
        return Err(SetupError::SameCog);
    }
    let cogs = cards.iter().map(|card| new_cog(values, *card)).collect();
    let mut state = State { chances: Chances::new(seed), ..unshuffled_state(values, terms, cogs) };
    state.locked.clone_from(&mission.locked);
    shuffle_decks(&mut state).map_err(|_| unfit())?;
    let mut run = Run::new(values, state, &[]);
    run.set_up().map_err(|_| unfit())?;
    Ok(run.state)
}

/// Shuffles each deck once (GOW-3.3, GOW-3.5, GOW-3.6).
fn shuffle_decks(state: &mut State) -> Result<(), Stop> {
    let (chances, decks) = (&mut state.chances, &mut state.decks);
    chances.shuffle("ai", &mut decks.ai.cards)?;
    for (number, level) in (1..).zip(&mut decks.levels) {
        chances.shuffle(&format!("level{number}"), level)?;
    }
    for (_, family) in Family::KEYWORDS.into_iter().filter(|(_, family)| *family != Family::Ticker) {
        chances.shuffle(&family.deck_name(), &mut decks.markers[family as usize].cards)?;
    }
    chances.shuffle("order", &mut decks.orders.cards)?;
    chances.shuffle("weapons", &mut decks.weapons)?;
    Ok(())
}
