//! The effects of a program while it is being entered, assuming that no other player moves.

use sztab_game::{Language, Side};

use crate::MechsGame;
use crate::arena::Zone;
use crate::legal;
use crate::state::{Mine, Slot, State};
use crate::texts::{text, word};
use crate::values::{Ability, CardAction, Resource, Values};

use super::names;

/// The effects of a program's slots, in order. The parts for each slot are the zone, the enemy pieces in it, and the
/// cost or gain of the action. After a combat only the zones are listed; vacant slots are skipped.
pub fn forecast(game: &MechsGame, side: Side, program: &[Slot], language: Language) -> Vec<Vec<String>> {
    let values = game.values();
    let mut forecast = Forecast { game, values, state: game.state().clone(), side, language };
    let mut is_known = true;
    let mut told = Vec::new();
    for &slot in program {
        let (Slot::Card(card, direction), Some(from)) = (slot, forecast.state.player(side).at) else {
            told.push(Vec::new());
            continue;
        };
        let to = legal::move_target(values, forecast.state.arena, from, values.card(card).moves, direction);
        let mut parts = vec![to.map_or_else(|| word(language, "program-wall"), |zone| zone.to_string())];
        forecast.state.player_mut(side).at = to.or(Some(from));
        if is_known {
            parts.extend(to.map(|zone| forecast.encounter(zone)).unwrap_or_default());
            is_known = to.is_none_or(|zone| forecast.state.enemy_at(side, zone).is_none());
        }
        if is_known {
            parts.extend(forecast.perform_action(values.card(card).action, to.unwrap_or(from)));
        }
        told.push(parts);
    }
    told
}

/// A copy of the table on which a program is tried out.
struct Forecast<'a> {
    game: &'a MechsGame,
    values: &'a Values,
    state: State,
    side: Side,
    language: Language,
}

impl Forecast<'_> {
    /// The effect of the enemy pieces in a zone that the pilot enters (TEM-6.7). A mine explodes only once.
    fn encounter(&mut self, zone: Zone) -> Vec<String> {
        let (side, language) = (self.side, self.language);
        let is_enemy = |owner: Side| self.state.are_enemies(side, owner);
        let has_mine = self.state.mines[zone.index()].is_some_and(|mine| is_enemy(mine.owner));
        let has_turret = self.state.turrets[zone.index()].is_some_and(is_enemy);
        let enemy = self.state.enemy_at(side, zone);
        if has_mine {
            self.state.mines[zone.index()] = None;
        }
        if has_turret && enemy.is_none() {
            self.state.turrets[zone.index()] = None;
        }
        let combat = enemy.map(|enemy| {
            text(language, "program-combat", &[("enemy", names::side(language, self.game, enemy).into())])
        });
        let mine = has_mine.then(|| word(language, "program-mine"));
        let turret = has_turret.then(|| word(language, "program-turret"));
        [mine, combat, turret].into_iter().flatten().collect()
    }

    /// The cost or gain of an action; `None` if the player will have a choice (TEM-7).
    fn perform_action(&mut self, action: CardAction, zone: Zone) -> Option<String> {
        let constants = &self.values.constants;
        match action {
            CardAction::Collect => self.collect(zone),
            CardAction::Mine => {
                let (told, is_paid) = self.pay(constants.mine_resource, zone);
                if is_paid {
                    self.state.mines[zone.index()] = Some(Mine { owner: self.side, number: None });
                }
                Some(told)
            }
            CardAction::Turret => {
                let (told, is_paid) = self.pay(constants.turret_resource, zone);
                if is_paid {
                    self.state.turrets[zone.index()] = Some(self.side);
                }
                Some(told)
            }
            CardAction::Buy | CardAction::Power | CardAction::None => None,
        }
    }

    /// The price of a mine or turret in a zone, and whether it could be paid.
    fn pay(&mut self, resource: Resource, zone: Zone) -> (String, bool) {
        let (language, price) = (self.language, self.state.zone_value(zone));
        if !self.state.can_hold_piece(zone) {
            // The Mech leaves room if the player takes it (TEM-13.2).
            let key = if self.state.has_empty_mech(zone) { "program-full-mech" } else { "program-full" };
            return (word(language, key), false);
        }
        let amount = names::amount(language, resource, price);
        let track = self.state.player_mut(self.side).amount_mut(resource);
        let Some(left) = track.checked_sub(price) else {
            return (text(language, "program-short", &[("amount", amount.into())]), false);
        };
        *track = left;
        (text(language, "program-cost", &[("amount", amount.into()), ("left", left.into())]), true)
    }

    /// The gain of *Collect* (TEM-7.1, TEM-14.3).
    fn collect(&mut self, zone: Zone) -> Option<String> {
        let most = self.values.constants.track_max;
        let here = self.state.tiles[zone.index()];
        let extra = match self.state.ability(self.values, self.side) {
            Some(Ability::Supply { extra }) if here.energy != here.credits => extra,
            Some(_) | None => 0,
        };
        let mut gains = Vec::new();
        for resource in Resource::ALL {
            let zones = Zone::all().filter(|&zone| self.state.controls(self.side, zone));
            let shown = zones.filter(|zone| self.state.tiles[zone.index()].has_resource(resource)).count();
            let amount = u8::try_from(shown).unwrap_or(u8::MAX).saturating_add(if here.has_resource(resource) {
                extra
            } else {
                0
            });
            let track = self.state.player_mut(self.side).amount_mut(resource);
            let after = track.saturating_add(amount).min(most);
            let gained = after.saturating_sub(std::mem::replace(track, after));
            gains.extend((gained > 0).then(|| names::amount(self.language, resource, gained)));
        }
        let amounts = gains.join(&word(self.language, "list-comma"));
        (!gains.is_empty()).then(|| text(self.language, "program-gain", &[("amounts", amounts.into())]))
    }
}
