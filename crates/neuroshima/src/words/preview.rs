//! Effects and losses of an action, shown to the player before the action is confirmed.

use super::blast::{bomb_phrase, small_bomb_phrase};
use super::describe::join_items;
use super::instants::key_part;
use super::tile::Object;
use super::tile::{name_at, object};
use super::tile_name;
use crate::rules::abilities::{Replace, SteelNet, Used};
use crate::rules::event::{DestructionCause, Hit};
use crate::rules::instants::{Played, SmokeScreen, Transposition};
use crate::rules::{
    Ability, Action, Build, Effect, Event, Feature, Forfeit, Game, Hex, Influence, Prospect, Question, Side,
    TerrainKind,
};
use crate::texts::{text, word};
use sztab_game::Language;

/// Effects of an action. If it places or moves a unit, these are the units that it would net, hit and support, and the
/// effects on the unit itself; for a Bomb or Small Bomb, the units that would be hit. Empty for other actions, or if
/// the unit may not go there.
#[must_use]
pub fn effect_phrases(language: Language, game: &Game, side: Side, action: Action) -> Vec<String> {
    let hex = match action {
        Action::PlaceHeadquarters { hex, .. }
        | Action::Place { hex, .. }
        | Action::Build(Build { hex, .. })
        | Action::Play(
            Played::SmokeScreen(SmokeScreen { hex, .. }) | Played::Transposition(Transposition { hex, .. }),
        )
        | Action::Use(Used::Replace(Replace { hex, .. })) => hex,
        Action::Use(Used::SteelNet(net)) => return net_phrases(language, game, side, net),
        Action::Play(Played::SmallBomb(bomb)) => return vec![small_bomb_phrase(language, game, side, bomb)],
        Action::Play(Played::Bomb(bomb)) => return vec![bomb_phrase(language, game, side, bomb)],
        _ => match action.displacement() {
            Some(displaced) => displaced.to,
            None => return Vec::new(),
        },
    };
    let Some((after, events)) = try_action(game, side, action) else { return Vec::new() };
    if events.iter().any(|event| matches!(event, Event::BattleBegan { .. })) {
        return vec![word(language, "preview-full")];
    }
    if events.iter().any(|event| matches!(event, Event::FoundationLaid { .. })) {
        return Vec::new();
    }
    let goes_off = |event: &Event| matches!(event, Event::FoundationGone { cause: DestructionCause::Explosion, .. });
    let mine = events.iter().any(goes_off).then(|| word(language, "preview-mine"));
    let cost = game.costs_point(side, action).then(|| cost_phrase(language, game));
    let first: Vec<String> = cost.into_iter().chain(mine).collect();
    if after.arrangement().unit(hex).is_none() {
        return first;
    }
    let prospect = Prospect::evaluate(&Influence::evaluate(after.roster(), after.arrangement()), hex);
    let taken = events.iter().filter_map(|event| {
        let Event::Taken { unit, by, .. } = event else { return None };
        (*by == side).then(|| object(language, &after, unit.hex))
    });
    let taken: Vec<Object> = taken.collect();
    // While HQs are being placed there are hardly any targets, so it is not worth mentioning that no unit is hit.
    let tells_misses = !matches!(action, Action::PlaceHeadquarters { .. });
    let preview = PreviewPhrases { language, game: &after, tells_misses };
    let taken =
        (!taken.is_empty()).then(|| preview.phrase_about("preview-takes-over", &Object::join(language, &taken)));
    first.into_iter().chain(taken).chain(preview.sentences(hex, &prospect)).collect()
}

/// The game after an action, with its events; `None` if the action is illegal. If the side must first decide who gets
/// the point that the action costs, the first answer is chosen.
#[must_use]
pub fn try_action(game: &Game, side: Side, action: Action) -> Option<(Game, Vec<Event>)> {
    let mut after = game.clone();
    let mut events = after.apply(side, action).ok()?;
    if after.decision().is_some_and(|decision| matches!(decision.question, Question::Payee { .. })) {
        events.extend(after.apply(side, Action::Choose { answer: 1 }).ok()?);
    }
    Some((after, events))
}

/// Cost of the action: an HQ point, which an opponent scores in a game for points.
fn cost_phrase(language: Language, game: &Game) -> String {
    let scores = game.roster().mode().is_for_points();
    word(language, if scores { "preview-cost-scored" } else { "preview-cost" })
}

/// Cost of the Steel Net, and whether it holds its target.
fn net_phrases(language: Language, game: &Game, side: Side, net: SteelNet) -> Vec<String> {
    let action = Action::Use(Used::SteelNet(net));
    let Some((after, _)) = try_action(game, side, action) else { return Vec::new() };
    let cost =
        if game.costs_point(side, action) { cost_phrase(language, game) } else { word(language, "preview-cost-none") };
    let holds = Influence::evaluate(after.roster(), after.arrangement()).is_netted(net.target);
    let target = object(language, game, net.target);
    let key = if holds { "preview-nets" } else { "preview-net-in-vain" };
    let held = text(language, key, &[("units", target.name()), ("form", target.form())]);
    vec![cost, held]
}

struct PreviewPhrases<'a> {
    language: Language,
    /// The game after the action.
    game: &'a Game,
    /// True if the preview mentions that no unit is hit.
    tells_misses: bool,
}

impl PreviewPhrases<'_> {
    fn sentences(&self, hex: Hex, prospect: &Prospect) -> Vec<String> {
        let language = self.language;
        if prospect.is_netted {
            return vec![word(language, "preview-netted")];
        }
        let mut sentences = Vec::new();
        if !prospect.nets.is_empty() {
            let netted: Vec<Object> = prospect.nets.iter().map(|&hex| object(language, self.game, hex)).collect();
            sentences.push(self.phrase_about("preview-nets", &Object::join(language, &netted)));
        }
        sentences.extend(self.hills_phrase(hex));
        if prospect.is_paralysed {
            sentences.push(word(language, "preview-paralysed"));
        } else if !prospect.hits.is_empty() {
            let values = join_items(language, prospect.initiative.iter().map(u8::to_string).collect());
            let hit: Vec<Object> = prospect.hits.iter().map(|hit| self.hit_object(hit)).collect();
            let hit = Object::join(language, &hit);
            let arguments = [("initiative", values.into()), ("units", hit.name()), ("form", hit.form())];
            sentences.push(text(language, "preview-hits", &arguments));
        } else if self.tells_misses && !prospect.initiative.is_empty() {
            sentences.push(word(language, "preview-hits-nobody"));
        }
        let gives = group_by_unit(&prospect.gives).into_iter().map(|(hex, effects)| {
            let effects = self.join_items(effects.into_iter().map(|effect| short_effect_phrase(language, effect)));
            object(language, self.game, hex).in_phrase(|unit| {
                text(
                    language,
                    "preview-given",
                    &[("unit", unit.to_owned().into()), ("effects", effects.clone().into())],
                )
            })
        });
        let gives = Object::join(language, &gives.collect::<Vec<_>>());
        if !gives.is_empty() {
            sentences.push(self.phrase_about("preview-gives", &gives));
        } else if self.affects_others(hex) {
            sentences.push(word(language, "preview-gives-nobody"));
        }
        let takes = group_by_unit(&prospect.takes).into_iter().map(|(hex, effects)| {
            let effects = self.join_items(effects.into_iter().map(|effect| short_effect_phrase(language, effect)));
            text(
                language,
                "preview-taken",
                &[("unit", name_at(language, self.game, hex).into()), ("effects", effects.into())],
            )
        });
        let takes = self.join_items(takes);
        if !takes.is_empty() {
            sentences.push(text(language, "preview-takes", &[("effects", takes.into())]));
        }
        sentences
    }

    /// Effect of Hills on the unit on a hex (NH-13.53).
    fn hills_phrase(&self, hex: Hex) -> Option<String> {
        let arrangement = self.game.arrangement();
        let (unit, hills) = (arrangement.unit(hex)?, arrangement.terrain.hexes_of(TerrainKind::Hills));
        let tile = self.game.roster().unit_tile(unit);
        let shoots = tile.edges.iter().any(|edge| edge.ranged > 0) && !tile.has(Feature::Mortar);
        let key = match (tile.is_headquarters(), shoots) {
            _ if !hills.contains(hex) => return None,
            (false, true) => "preview-hills",
            (false, false) => "preview-hills-toughness",
            (true, true) => "preview-hills-aim",
            (true, false) => return None,
        };
        Some(word(self.language, key))
    }

    /// True if the unit's purpose is to affect other units.
    fn affects_others(&self, hex: Hex) -> bool {
        self.game.arrangement().unit(hex).is_some_and(|unit| {
            let tile = self.game.roster().unit_tile(unit);
            !tile.is_headquarters() && tile.effects.iter().any(|effect| !effect.is_global())
        })
    }

    fn hit_object(&self, hit: &Hit) -> Object {
        let key = match hit.wounds {
            _ if hit.poisons => "preview-hit-poisons",
            0 => "preview-hit-stopped",
            _ if hit.is_endless => "preview-hit-endless",
            _ => "preview-hit",
        };
        object(self.language, self.game, hit.target.hex).in_phrase(|unit| {
            text(self.language, key, &[("unit", unit.to_owned().into()), ("wounds", hit.wounds.into())])
        })
    }

    fn phrase_about(&self, key: &str, units: &Object) -> String {
        text(self.language, key, &[("units", units.name()), ("form", units.form())])
    }

    fn join_items(&self, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().collect::<Vec<_>>().join(&word(self.language, "list-comma"))
    }
}

/// Groups effects by the unit concerned, in the order in which the units first appear.
fn group_by_unit(effects: &[(Hex, Effect)]) -> Vec<(Hex, Vec<Effect>)> {
    let mut grouped: Vec<(Hex, Vec<Effect>)> = Vec::new();
    for &(hex, effect) in effects {
        match grouped.iter_mut().find(|(known, _)| *known == hex) {
            Some((_, known)) => known.push(effect),
            None => grouped.push((hex, vec![effect])),
        }
    }
    grouped
}

/// An effect in a few words, for example "+1 to blows".
fn short_effect_phrase(language: Language, effect: Effect) -> String {
    let (key, amount) = match effect {
        Effect::Melee(amount) => ("short-melee", amount),
        Effect::Ranged(amount) => ("short-ranged", amount),
        Effect::Initiative(amount) => ("short-initiative", amount),
        Effect::InitiativeLoss(amount) => ("short-initiative-loss", amount),
        Effect::ExtraAction => ("short-extra-action", 0),
        Effect::Toughness(amount) => ("short-toughness", amount),
        Effect::Medic => ("short-medic", 0),
        Effect::Transport => ("short-transport", 0),
        Effect::Quartermaster => ("short-quartermaster", 0),
        Effect::Scoper => ("short-scoper", 0),
        Effect::Recon => ("short-recon", 0),
        Effect::FreeNet => ("short-free-net", 0),
        Effect::Zone => ("short-zone", 0),
        Effect::Venom => ("short-venom", 0),
        Effect::Paralysis => ("short-paralysis", 0),
        Effect::Underground => ("short-underground", 0),
        Effect::Paralyses => ("short-paralyses", 0),
    };
    text(language, key, &[("amount", amount.into())])
}

/// The losses caused by an action, one line each; empty if nothing is lost.
#[must_use]
pub fn forfeit_phrases(
    language: Language,
    game: &Game,
    side: Side,
    action: Action,
    with_abilities: bool,
) -> Vec<String> {
    let is_told = |forfeit: &Forfeit| with_abilities || !matches!(forfeit, Forfeit::Ability { .. });
    let forfeits: Vec<Forfeit> = game.forfeits(side, action).into_iter().filter(is_told).collect();
    let comma = word(language, "list-comma");
    let units_with = |wanted: Ability| -> String {
        let of = forfeits.iter().filter_map(|forfeit| {
            let Forfeit::Ability { ability, unit } = forfeit else { return None };
            (*ability == wanted).then(|| name_at(language, game, *unit))
        });
        of.collect::<Vec<_>>().join(&comma)
    };
    let names = |tiles: &[crate::rules::TileId]| -> String {
        let names = tiles.iter().map(|&tile| tile_name(language, game.roster(), side, tile));
        names.collect::<Vec<_>>().join(&comma)
    };
    let mut phrases = Vec::new();
    for forfeit in &forfeits {
        match forfeit {
            Forfeit::SecondMove { unit } => {
                let unit = name_at(language, game, *unit);
                phrases.push(text(language, "forfeit-second-move", &[("unit", unit.into())]));
            }
            Forfeit::Ability { .. } => {}
            Forfeit::LastTiles { tiles } => {
                phrases.push(text(language, "forfeit-last-tiles", &[("tiles", names(tiles).into())]));
            }
            Forfeit::KeptTiles { tiles } => {
                phrases.push(text(language, "forfeit-kept-tiles", &[("tiles", names(tiles).into())]));
            }
        }
    }
    for ability in Ability::ALL {
        let units = units_with(ability);
        if !units.is_empty() {
            phrases.push(text(language, &format!("forfeit-{}", key_part(ability.word())), &[("units", units.into())]));
        }
    }
    phrases
}
