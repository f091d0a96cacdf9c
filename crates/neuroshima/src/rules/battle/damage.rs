//! Packets of damage and the Medics that absorb them, inside and outside Battles (NH-8).
//!
//! A packet is one attack of one edge on one unit, or one other damage event on a unit. A damage step collects the
//! decisions of each side until no Medic can absorb anything more, and then applies the remaining damage.

use serde::{Deserialize, Serialize};

use crate::rules::arrangement::{Arrangement, Side};
use crate::rules::board::{Hex, HexSet};
use crate::rules::decision::{Absorption, Decision, Question};
use crate::rules::event::{Event, EventSink, EventTile, HitSource};
use crate::rules::influence::Influence;
use crate::rules::marks::Marker;
use crate::rules::tile::Effect;
use sztab_game::Sides;

/// An attack on a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DamagePacket {
    /// The source of the damage.
    pub source: HitSource,
    /// The target unit.
    pub target: Hex,
    /// The effect on the target.
    pub harm: Harm,
    /// The side whose poison marker the attack leaves on the target if it wounds the target (NH-14.57).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venom: Option<Side>,
    /// The side whose paralysis marker the attack leaves on the target if it wounds the target (NH-14.49).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paralysis: Option<Side>,
    /// True if the attack sets off its target, a Trap (NH-14.72).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub trips: bool,
}

impl DamagePacket {
    /// A packet that only does harm.
    #[must_use]
    pub fn new(source: HitSource, target: Hex, harm: Harm) -> Self {
        Self { source, target, harm, venom: None, paralysis: None, trips: false }
    }
}

/// A marker that an attack leaves on a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingMarker {
    /// The unit.
    pub unit: Hex,
    /// The side that attacked.
    pub by: Side,
    /// The kind of marker.
    #[serde(default, skip_serializing_if = "Marker::is_poison")]
    pub marker: Marker,
    /// True if the side's player has chosen this unit to get the marker.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_chosen: bool,
}

impl PendingMarker {
    /// A marker of a side on a unit.
    pub fn new(marker: Marker, unit: Hex, by: Side) -> Self {
        Self { unit, by, marker, is_chosen: false }
    }
}

/// The effect of a packet on its target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// Wounds, or HQ points. With 0, the attack only leaves a marker, which Medics cannot absorb (NH-14.50).
    Wounds(u8),
    /// Endless attacks of this many wounds each, from a closed loop of redirecting units (NH-14.56).
    Endless(u8),
    /// Destroys the unit whatever its Toughness (NH-10.13).
    Destruction,
}

/// The packets of one damage step and the outcome of each.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    pub(super) packets: Vec<DamagePacket>,
    /// Units that destroy themselves in this step, even if their damage is absorbed (NH-6.16, NH-8.12).
    pub(super) exploding: HexSet,
    pub(super) absorbed: Vec<Absorption>,
    /// The side that declares next, once this has been settled.
    #[serde(rename = "first")]
    pub(super) next: Option<Side>,
    /// The use of Medic cards in this step (NH-13.40).
    #[serde(default, skip_serializing_if = "CardStep::is_none")]
    pub(super) cards: CardStep,
}

/// Answers about Medic cards in one damage step.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct CardStep {
    /// Indices of the packets that cards have absorbed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<usize>,
    /// The sides that have already answered about their cards.
    #[serde(default, skip_serializing_if = "Sides::is_none")]
    pub answered: Sides,
}

impl CardStep {
    /// True if no side has answered yet.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// Determines which side declares next if several sides have something to declare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeclarationOrder {
    /// This side caused the Battle and is asked which side is next (NH-5.20).
    AskedOf(Side),
    /// This side declares last, after the others in turn order, and no question is asked: outside a Battle the order
    /// has no effect.
    Last(Side),
}

impl Damage {
    /// Starts a damage step. Packets on a Structure name the hex of its first token from now on, so that they add up
    /// (NH-13.11).
    #[must_use]
    pub fn new(mut packets: Vec<DamagePacket>, exploding: HexSet, arrangement: &Arrangement) -> Self {
        if !arrangement.structures.is_none() {
            packets.iter_mut().for_each(|packet| packet.target = arrangement.name_hex(packet.target));
        }
        Self { packets, exploding, absorbed: Vec::new(), next: None, cards: CardStep::default() }
    }

    /// Lets Medics absorb everything that needs no decision, and returns the next decision to be made (NH-8.20).
    pub fn settle(
        &mut self,
        influence: &Influence<'_>,
        order: DeclarationOrder,
        sink: &mut impl EventSink,
    ) -> Option<Decision> {
        if self.packets.is_empty() {
            return None;
        }
        if !influence.arrangement.cards.is_none()
            && let Some(decision) = self.ask_about_card(influence, order)
        {
            return Some(decision);
        }
        if influence.medics.is_empty() {
            return None;
        }
        // Medics of one side can, by absorbing, save Medics that serve another side. The options are computed again
        // after each absorption, so that every decision is about the current board.
        let open = loop {
            let mut wanted = self.absorption_choices(influence);
            let is_single = |(_, options): &&(Sides, Vec<Absorption>)| options.len() == 1;
            let is_settled = |choice: &&(Sides, Vec<Absorption>)| {
                let (owners, options) = choice;
                let is_alone = is_single(choice) && !Self::has_ally_with_choice(influence, *owners, &wanted);
                is_alone || owners.single().is_some_and(|side| self.are_forced(influence, side, options))
            };
            // An ally's decision may add an option for a side that has only one, so a side with a single option comes
            // last.
            let all_single = wanted.iter().all(|choice| is_single(&choice));
            let last = || wanted.iter().find(|_| all_single);
            if let Some((_, options)) = wanted.iter().find(is_settled).or_else(last) {
                self.absorb(options[0], influence, sink);
            } else {
                wanted.retain(|(_, options)| options.len() > 1);
                break wanted;
            }
        };
        let (DeclarationOrder::AskedOf(final_word) | DeclarationOrder::Last(final_word)) = order;
        let open: Vec<(Side, Question)> = open
            .into_iter()
            .map(|(owners, options)| {
                (decider(influence, owners, &options, final_word), Question::Absorption { options })
            })
            .collect();
        let deciders: Sides = open.iter().map(|&(side, _)| side).collect();
        match (deciders.len(), self.next, order) {
            (0, ..) => None,
            (2.., None, DeclarationOrder::AskedOf(causer)) => Some(first_to_declare(causer, deciders.iter())),
            (2.., None, DeclarationOrder::Last(last)) => {
                let mode = influence.roster.mode();
                let place = mode.turn_order().iter().position(|&side| side == last).unwrap_or_default();
                let next = mode.following_places(place).map(|(_, side)| side).find(|&side| deciders.contains(side));
                Some(Self::select_decision(open, |side| Some(side) == next))
            }
            (_, Some(next), _) => Some(Self::select_decision(open, |side| side == next)),
            (1, None, _) => Some(Self::select_decision(open, |_| true)),
        }
    }

    /// The ways to absorb one more packet on the units of each side. Sides that share a Medic have one choice together:
    /// allies, and sides with a Spy next to the Medic (NH-8.23).
    fn absorption_choices(&self, influence: &Influence<'_>) -> Vec<(Sides, Vec<Absorption>)> {
        let mut wanted: Vec<(Sides, Vec<Absorption>)> = Vec::new();
        for side in influence.roster.sides() {
            let options = self.absorption_options(influence, side);
            if options.is_empty() {
                continue;
            }
            let has_medic_of = |(_, other): &(Sides, Vec<Absorption>)| {
                options.iter().any(|option| other.iter().any(|known| known.medic == option.medic))
            };
            let Some(first) = wanted.iter().position(has_medic_of) else {
                wanted.push((side.into(), options));
                continue;
            };
            // A Spy next to the Medics of two other sides merges their choices.
            let shared: Vec<_> = wanted.extract_if(first.., |group| has_medic_of(group)).collect();
            let owners = shared.iter().fold(side.into(), |owners: Sides, (other, _)| owners.union(*other));
            let mut options: Vec<Absorption> =
                shared.into_iter().flat_map(|(_, others)| others).chain(options.iter().copied()).collect();
            options.sort_by_key(|option| option.packet);
            wanted.insert(first, (owners, options));
        }
        wanted
    }

    /// True if an ally of these sides has a choice of its own about what to absorb.
    fn has_ally_with_choice(influence: &Influence<'_>, owners: Sides, wanted: &[(Sides, Vec<Absorption>)]) -> bool {
        let mode = influence.roster.mode();
        let allies = owners.iter().fold(Sides::NONE, |allies, owner| allies.union(mode.allies(owner)));
        wanted.iter().any(|(others, _)| *others != owners && !others.intersection(allies).is_empty())
    }

    fn select_decision(mut open: Vec<(Side, Question)>, preferred: impl Fn(Side) -> bool) -> Decision {
        let index = open.iter().position(|&(side, _)| preferred(side)).unwrap_or(0);
        let (decider, question) = open.swap_remove(index);
        Decision { decider, question }
    }

    /// Sets the side that declares next.
    pub fn declare_next(&mut self, next: Side) {
        self.next = Some(next);
    }

    /// Carries out an absorption. Which side declares next then has to be settled again (NH-5.20).
    pub fn absorb(&mut self, absorption: Absorption, influence: &Influence<'_>, sink: &mut impl EventSink) {
        sink.emit(|| Event::Absorbed {
            medic: event_tile(influence.arrangement, absorption.medic),
            patient: event_tile(influence.arrangement, absorption.patient),
            source: absorption.source,
            wounds: absorption.wounds,
            scoped: influence.served_side(absorption.medic) != influence.controller(absorption.medic),
        });
        self.absorbed.push(absorption);
        self.next = None;
    }

    /// True if the options leave no choice: each packet has one Medic, each Medic has one packet, and saving a Medic
    /// from damage would add no option. All absorptions can then be made in any order without a question.
    fn are_forced(&self, influence: &Influence<'_>, side: Side, options: &[Absorption]) -> bool {
        let is_alone = |option: &Absorption| {
            // Endless attacks can occupy any number of Medics.
            let is_one = !matches!(self.packets[option.packet].harm, Harm::Endless(_));
            let shares = |other: &&Absorption| other.medic == option.medic || (is_one && other.packet == option.packet);
            options.iter().filter(shares).count() == 1
        };
        options.iter().all(is_alone)
            && self.absorption_options_of(influence, side, self.unused_medics(influence)) == options
    }

    /// Every way to absorb one more packet on a side's units. Two packets that do the same harm to the same patient
    /// make one option, since the outcome is the same, except in a game for points, where the source matters (NH-8.24).
    fn absorption_options(&self, influence: &Influence<'_>, side: Side) -> Vec<Absorption> {
        self.absorption_options_of(influence, side, self.able_medics(influence))
    }

    /// The same options if `able` were the only Medics that can absorb now.
    fn absorption_options_of(&self, influence: &Influence<'_>, side: Side, able: HexSet) -> Vec<Absorption> {
        let mut options: Vec<Absorption> = Vec::new();
        if able.is_empty() {
            return options;
        }
        for (index, packet) in self.packets.iter().enumerate() {
            let does_nothing = packet.harm == Harm::Wounds(0);
            if does_nothing || self.is_absorbed(index) || influence.controller(packet.target) != Some(side) {
                continue;
            }
            for medic in final_medics(influence, able, packet.target).iter() {
                let same = |option: &Absorption| {
                    option.medic == medic
                        && option.patient == packet.target
                        && self.packets[option.packet].harm == packet.harm
                        && self.packets[option.packet].venom == packet.venom
                        && self.packets[option.packet].paralysis == packet.paralysis
                        && (!influence.roster.mode().is_for_points() || option.source.side() == packet.source.side())
                };
                if !options.iter().any(same) {
                    let wounds = match packet.harm {
                        Harm::Wounds(wounds) | Harm::Endless(wounds) => wounds,
                        Harm::Destruction => 0,
                    };
                    let source = packet.source;
                    options.push(Absorption { medic, patient: packet.target, source, wounds, packet: index });
                }
            }
        }
        options
    }

    /// The markers that unabsorbed attacks leave, one of a kind per attack (NH-6.13, NH-14.49, NH-14.57).
    pub(super) fn pending_markers(&self) -> Vec<PendingMarker> {
        let open = || self.packets.iter().enumerate().filter(|(index, _)| !self.is_absorbed(*index));
        let due = |marker: Marker, by: fn(&DamagePacket) -> Option<Side>| {
            open().filter_map(move |(_, packet)| Some(PendingMarker::new(marker, packet.target, by(packet)?)))
        };
        due(Marker::Poison, |packet| packet.venom).chain(due(Marker::Paralysis, |packet| packet.paralysis)).collect()
    }

    /// True if all of a packet has been absorbed. A Medic absorbs only one of a packet's endless attacks, and the
    /// others remain (NH-14.56).
    pub(super) fn is_absorbed(&self, packet: usize) -> bool {
        if self.absorbed.is_empty() && self.cards.taken.is_empty() {
            return false;
        }
        let is_endless = |packet: &DamagePacket| matches!(packet.harm, Harm::Endless(_));
        let is_taken =
            self.absorbed.iter().any(|absorption| absorption.packet == packet) || self.cards.taken.contains(&packet);
        is_taken && !self.packets.get(packet).is_some_and(is_endless)
    }

    /// Medics that can absorb now: working, not used in this step, not destroying themselves, and not destroyed by
    /// unabsorbed hits (NH-8.14, NH-8.15). Their connections decide which units they serve.
    fn able_medics(&self, influence: &Influence<'_>) -> HexSet {
        let is_older = influence.roster.terms().uses_older_rules();
        let is_able = |medic: &Hex| match self.harm_to(*medic) {
            Harm::Wounds(0) => true,
            // By the older rules, a Medic that is itself wounded never heals (NH-15.13).
            Harm::Wounds(_) | Harm::Endless(_) | Harm::Destruction => !is_older && !self.is_lethal(influence, *medic),
        };
        self.unused_medics(influence).iter().filter(is_able).collect()
    }

    /// Working Medics that have not absorbed in this step and do not destroy themselves.
    fn unused_medics(&self, influence: &Influence<'_>) -> HexSet {
        let used = self.absorbed.iter().map(|absorption| absorption.medic).collect();
        influence.medics.difference(self.exploding).difference(used)
    }

    fn is_lethal(&self, influence: &Influence<'_>, hex: Hex) -> bool {
        match self.harm_to(hex) {
            Harm::Destruction | Harm::Endless(_) => true,
            Harm::Wounds(wounds) => influence
                .arrangement
                .unit(hex)
                .is_some_and(|unit| unit.wounds.saturating_add(wounds) >= influence.lethal_wounds(hex)),
        }
    }

    /// True if this absorption saves a unit that would otherwise be destroyed.
    pub(in crate::rules) fn saves(&self, influence: &Influence<'_>, absorption: Absorption) -> bool {
        let mut then = self.clone();
        then.absorbed.push(absorption);
        let patient = absorption.patient;
        !self.exploding.contains(patient) && self.destroys(influence, patient) && !then.destroys(influence, patient)
    }

    /// True if the unabsorbed damage destroys a unit, or takes the last points of an HQ.
    pub(super) fn destroys(&self, influence: &Influence<'_>, hex: Hex) -> bool {
        let headquarters = influence.unit(hex).filter(|(_, tile)| tile.is_headquarters());
        match (self.harm_to(hex), headquarters) {
            (Harm::Wounds(0), _) => false,
            // In a game for points, HQs are not destroyed (NH-12.10); in other games, neither are HQs without a marker
            // (NH-12.4).
            (Harm::Wounds(_) | Harm::Endless(_), Some((unit, _)))
                if influence.roster.mode().is_for_points() || influence.arrangement.unmarked.contains(unit.owner) =>
            {
                false
            }
            (Harm::Wounds(points), Some((unit, _))) => influence.arrangement.points[unit.owner.index()] <= points,
            _ => self.is_lethal(influence, hex),
        }
    }

    /// The total of all unabsorbed damage to a unit; 0 wounds if the unit is not hit.
    pub(super) fn harm_to(&self, hex: Hex) -> Harm {
        let open =
            self.packets.iter().enumerate().filter(|(index, packet)| packet.target == hex && !self.is_absorbed(*index));
        open.fold(Harm::Wounds(0), |sum, (_, packet)| match (sum, packet.harm) {
            (Harm::Wounds(so_far), Harm::Wounds(more)) => Harm::Wounds(so_far.saturating_add(more)),
            (Harm::Wounds(_) | Harm::Endless(_), endless @ Harm::Endless(_))
            | (endless @ Harm::Endless(_), Harm::Wounds(_)) => endless,
            (_, Harm::Destruction) | (Harm::Destruction, _) => Harm::Destruction,
        })
    }
}

/// The question of which side declares next. The side that caused the Battle answers it, and is the first option if it
/// has something to declare itself (D1, NH-5.20).
pub(super) fn first_to_declare(causer: Side, deciders: impl Iterator<Item = Side>) -> Decision {
    let deciders: Sides = deciders.collect();
    let (own, others) = (deciders.contains(causer).then_some(causer), deciders.without(causer));
    let options = own.into_iter().chain(others.iter()).collect();
    Decision { decider: causer, question: Question::FirstToDeclare { options } }
}

/// The side that chooses how packets on the units of one side or of allies are absorbed (NH-5.22, NH-8.20 step 3). With
/// a single owner it is that owner, if there is only one patient or the Medics serve the owner; otherwise it is the
/// player whom the only Medic serves, if there is only one; otherwise it is the player who caused the Battle or whose
/// turn it is.
fn decider(influence: &Influence<'_>, owners: Sides, options: &[Absorption], final_word: Side) -> Side {
    let medics: HexSet = options.iter().map(|option| option.medic).collect();
    let patients: HexSet = options.iter().map(|option| option.patient).collect();
    let served: Sides = medics.iter().filter_map(|medic| influence.served_side(medic)).collect();
    // A Medic of the Spy's side and one of an enemy may serve the same Spy (NH-8.23).
    let is_spied = |owner| served.iter().any(|server| influence.roster.mode().are_enemies(owner, server));
    match (owners.single(), served.single()) {
        (Some(owner), Some(server)) if server == owner || patients.len() == 1 => owner,
        (Some(owner), None) if patients.len() == 1 && is_spied(owner) => owner,
        (_, Some(server)) if medics.len() == 1 => server,
        _ => final_word,
    }
}

/// The unit on a hex in the form used by events.
///
/// # Panics
///
/// If the hex is empty: packets, Medics and attackers are units by construction.
pub fn event_tile(arrangement: &Arrangement, hex: Hex) -> EventTile {
    let unit = arrangement.unit(hex).expect("an event names a unit that stands on its hex");
    EventTile { hex, owner: unit.owner, tile: unit.tile }
}

/// The Medics at which a packet on a unit may end (NH-8.16, NH-8.20 step 4): it is passed from Medic to Medic along
/// their connections, and may stop only where it cannot leave a group of mutually connected ones.
fn final_medics(influence: &Influence<'_>, able: HexSet, patient: Hex) -> HexSet {
    let medics_of = |hex: Hex| influence.sources_among(able, hex, Effect::Medic);
    let reach = |start: HexSet| {
        let mut reached = start;
        loop {
            let wider = reached.iter().fold(reached, |set, medic| set.union(medics_of(medic)));
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    };
    let reachable = reach(medics_of(patient));
    reachable
        .iter()
        .filter(|&medic| {
            let onward = reach(medics_of(medic));
            onward.iter().all(|other| reach(medics_of(other)).contains(medic))
        })
        .collect()
}
