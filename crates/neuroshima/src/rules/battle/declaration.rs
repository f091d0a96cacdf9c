//! Declarations that cause or change the damage of a segment (NH-5.4.3): explosions (NH-6.16) and Quartermasters
//! (NH-9.15, NH-9.16).
//!
//! While two or more sides have something to declare, the side that declares next is chosen before each declaration (D1
//! of NH-5.21).

use crate::rules::arrangement::{Arrangement, Side};
use crate::rules::board::Hex;
use crate::rules::decision::{Conversion, Decision, Question};
use crate::rules::event::{Event, EventSink};
use crate::rules::influence::Influence;
use crate::rules::leader::LeaderMoment;
use crate::rules::tile::{Effect, Feature};
use crate::rules::traits::Traits;

use super::Battle;
use super::damage::{DamagePacket, Harm, event_tile, first_to_declare};
use super::shots::{AimChoice, Declarations, add_attack_packets, open_questions};

impl Battle {
    /// The next declaration that needs a decision (NH-5.20, D1 to D6). While several sides have something to declare,
    /// the side that caused the Battle decides before each declaration which side is next. A side declares in the order
    /// of the hexes: Toxic Bombs come before units, and for each unit its explosion comes before its conversions, and
    /// its conversions before its aiming.
    pub(super) fn next_declaration(&self, influence: &Influence<'_>) -> Option<Decision> {
        if !self.may_need_decision(influence) {
            return None;
        }
        let open: Vec<Decision> =
            influence.roster.sides().filter_map(|side| self.declaration_by_side(influence, side)).collect();
        self.first_declaration(open)
    }

    /// The declaration that comes first, or the choice of the side that makes it.
    fn first_declaration(&self, open: Vec<Decision>) -> Option<Decision> {
        if open.len() > 1 && self.declares_next.is_none() {
            return Some(first_to_declare(self.causer, open.iter().map(|decision| decision.decider)));
        }
        let index = open.iter().position(|decision| Some(decision.decider) == self.declares_next).unwrap_or(0);
        open.into_iter().nth(index)
    }

    /// The next question about a Leader at the start or end of the Battle.
    pub(super) fn leader_decision(&self, influence: &Influence<'_>, moment: LeaderMoment) -> Option<Decision> {
        let open = influence.roster.sides().filter_map(|side| self.leader_question(influence, side, moment));
        self.first_declaration(open.collect())
    }

    fn leader_question(&self, influence: &Influence<'_>, side: Side, moment: LeaderMoment) -> Option<Decision> {
        let acting = self.acting.difference(self.exploding);
        influence.leader_question(side, moment, acting, self.leaders_asked)
    }

    /// Records that a side has answered about its Leader.
    pub(in crate::rules) fn record_leader_answer(&mut self, side: Side) {
        self.declares_next = None;
        self.leaders_asked = self.leaders_asked.with(side);
    }

    /// True if anything in this segment could require a decision. Few Battles need one, and this test is cheap.
    fn may_need_decision(&self, influence: &Influence<'_>) -> bool {
        let asks = |hex: Hex| {
            influence.arrangement.unit(hex).is_some_and(|unit| influence.roster.facts(unit).may_need_decision())
        };
        !influence.quartermasters.is_empty()
            || !influence.arrangement.terrain.is_none()
            || influence.roster.traits().has_any(Traits::TOXIC_BOMBS)
            || influence.arrangement.leaders.is_some()
            || self.acting.iter().any(asks)
    }

    fn declaration_by_side(&self, influence: &Influence<'_>, side: Side) -> Option<Decision> {
        if let Some(decision) = self.leader_question(influence, side, LeaderMoment::Segment) {
            return Some(decision);
        }
        if let Some(decision) = self.toxic_bomb_decision(influence, side) {
            return Some(decision);
        }
        let may_convert = !influence.quartermasters.is_empty();
        let is_rough = !influence.arrangement.terrain.is_none();
        for unit in influence.arrangement.all_hexes(self.acting.difference(self.exploding)).iter() {
            // A Structure explodes as a whole, and attacks with each token.
            let name = influence.arrangement.name_hex(unit);
            let Some(facts) = influence.arrangement.unit(unit).map(|unit| influence.roster.facts(unit)) else {
                continue;
            };
            if !(facts.may_need_decision() || may_convert || is_rough) {
                continue;
            }
            let is_own = influence.controller(unit) == Some(side);
            if facts.explodes && !self.asked.contains(name) {
                if is_own {
                    return Some(Decision { decider: side, question: Question::Explosion { unit: name } });
                }
                continue;
            }
            if let Some(decision) = self.conversion_decision(influence, unit, side) {
                return Some(decision);
            }
            if is_own && let Some(question) = open_questions(influence, unit, self.declarations()).into_iter().next() {
                return Some(Decision { decider: side, question });
            }
        }
        None
    }

    /// The decision whether to convert a unit's attack to the other kind, if the side has to make it.
    fn conversion_decision(&self, influence: &Influence<'_>, unit: Hex, side: Side) -> Option<Decision> {
        if influence.quartermasters.is_empty() {
            return None;
        }
        let is_own = influence.controller(unit) == Some(side);
        for module in influence.sources(unit, Effect::Quartermaster) {
            if self.declared.contains(&(unit, module))
                || self.converted.contains(&(influence.arrangement.name_hex(unit), module))
            {
                continue;
            }
            // For a module that was taken over, the side that took it decides, whichever unit of the team the module
            // helps (D3).
            let server = influence.served_side(module).filter(|&server| influence.is_enemy(module, server));
            if server.map_or(!is_own, |server| server != side) {
                continue;
            }
            let options = self.conversion_options(influence, unit, module);
            if options.len() > 1 {
                return Some(Decision { decider: side, question: Question::Conversion { unit, module, options } });
            }
        }
        None
    }

    /// The option to convert nothing, and every conversion that would make a difference, however the player then aims.
    /// A conversion that changes nothing is not offered.
    fn conversion_options(&self, influence: &Influence<'_>, unit: Hex, module: Hex) -> Vec<Option<Conversion>> {
        let unchanged = self.attack_outcomes(influence, unit, None);
        // A mortar's shot cannot be converted (NH-9.16).
        let tile = influence.unit(unit).map(|(_, tile)| tile).filter(|tile| !tile.has(Feature::Mortar));
        let edges = tile.map(|tile| tile.edges).unwrap_or_default();
        let conversions = (0u8..).zip(edges).flat_map(|(edge, printed)| {
            let to_ranged = (printed.melee > 0).then_some(Conversion { unit, edge, to_ranged: true, module });
            let to_melee = (printed.ranged > 0).then_some(Conversion { unit, edge, to_ranged: false, module });
            [to_ranged, to_melee].into_iter().flatten()
        });
        let changes = |conversion: &Conversion| self.attack_outcomes(influence, unit, Some(*conversion)) != unchanged;
        std::iter::once(None).chain(conversions.filter(changes).map(Some)).collect()
    }

    /// Outcomes of a unit's attacks with the declared conversions and one more: first without further aiming, then for
    /// every answer to each question about aiming that the player would be asked.
    fn attack_outcomes(
        &self,
        influence: &Influence<'_>,
        unit: Hex,
        extra: Option<Conversion>,
    ) -> Vec<(Option<AimChoice>, Vec<DamagePacket>)> {
        let conversions: Vec<Conversion> = self.conversions.iter().copied().chain(extra).collect();
        let declared = Declarations { conversions: &conversions, aims: &self.aims };
        let open = open_questions(influence, unit, declared);
        let aims = std::iter::once(None).chain(open.iter().flat_map(AimChoice::options_for).map(Some));
        let ways = aims.map(|aim| {
            let aims: Vec<AimChoice> = self.aims.iter().cloned().chain(aim.clone()).collect();
            let mut packets = Vec::new();
            add_attack_packets(influence, unit, Declarations { aims: &aims, ..declared }, &mut packets, &mut ());
            (aim, packets)
        });
        ways.collect()
    }

    /// Declarations about the attacks of this segment.
    pub(super) fn declarations(&self) -> Declarations<'_> {
        Declarations { conversions: &self.conversions, aims: &self.aims }
    }

    /// Upper bound of the wounds and HQ points that a unit's attacks could take from enemies; destruction and endless
    /// attacks count as 255 each.
    pub(in crate::rules) fn max_wounds(&self, influence: &Influence<'_>, unit: Hex, extra: Option<Conversion>) -> u32 {
        let Some(side) = influence.controller(unit) else { return 0 };
        let wounds = |packets: &[DamagePacket]| -> u32 {
            let at_enemies = packets.iter().filter(|packet| influence.is_enemy(packet.target, side));
            let wounds = at_enemies.map(|packet| match packet.harm {
                Harm::Wounds(wounds) => u32::from(wounds),
                Harm::Destruction | Harm::Endless(_) => u32::from(u8::MAX),
            });
            wounds.sum()
        };
        self.attack_outcomes(influence, unit, extra).iter().map(|(_, packets)| wounds(packets)).max().unwrap_or(0)
    }

    /// Carries out the answer to the question whether a unit explodes.
    pub(super) fn declare_explosion(
        &mut self,
        unit: Hex,
        explodes: bool,
        arrangement: &Arrangement,
        sink: &mut impl EventSink,
    ) {
        self.declares_next = None;
        self.asked.insert(unit);
        if explodes {
            self.exploding.insert(unit);
            sink.emit(|| Event::Exploded { unit: event_tile(arrangement, unit) });
        }
    }

    /// Records the answer to the question where an attack goes.
    pub(super) fn record_aim(&mut self, aim: AimChoice) {
        self.declares_next = None;
        self.aims.push(aim);
    }

    /// Carries out the answer to the question whether to convert an attack.
    pub(super) fn declare_conversion(
        &mut self,
        unit: Hex,
        module: Hex,
        conversion: Option<Conversion>,
        arrangement: &Arrangement,
        sink: &mut impl EventSink,
    ) {
        self.declares_next = None;
        self.declared.push((unit, module));
        let Some(conversion) = conversion else { return };
        sink.emit(|| Event::Converted {
            unit: event_tile(arrangement, unit),
            edge: conversion.edge,
            to_ranged: conversion.to_ranged,
            module: event_tile(arrangement, module),
        });
        self.converted.push((arrangement.name_hex(unit), module));
        self.conversions.push(conversion);
    }
}
