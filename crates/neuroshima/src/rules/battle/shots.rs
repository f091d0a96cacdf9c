//! Attacks of shotguns, mortars, sharpshooters, the Shadow and rockets (NH-14.46, NH-14.61, NH-14.65).

use serde::{Deserialize, Serialize};

use crate::rules::arrangement::{Side, Unit};
use crate::rules::board::{Direction, Hex, HexSet};
use crate::rules::decision::{Conversion, Exit, Flight, Question};
use crate::rules::event::{EventSink, HitSource};
use crate::rules::influence::Influence;
use crate::rules::tile::{Feature, Tile};

use super::attack::{self, AttackStrength, OngoingAttack};
use super::damage::{DamagePacket, event_tile};
use super::redirect::{FlightKind, Landing, MORTAR_DISTANCE, Redirection, ShotStart};
use super::reflection::Plate;

/// Strength of a shotgun at distances 1, 2 and 3 (NH-14.65).
const SHOTGUN_STRENGTHS: [u8; 3] = [3, 2, 1];

/// Maximum number of hexes that a rocket can enter, including the first one (NH-14.61).
const ROCKET_STEPS: usize = 3;

/// Strength of the Shadow's attack, which can hit any enemy on the board (NH-14.65).
const SHADOW_STRENGTH: u8 = 1;

/// A target that a player has chosen for an attack of a unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AimChoice {
    /// The attacking unit.
    pub unit: Hex,
    /// The printed edge; `None` for the Shadow's attack, which can hit any enemy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edge: Option<u8>,
    /// The exit through which a redirecting unit sent the shot, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit: Option<Exit>,
    /// The path of the attack.
    pub flight: Flight,
}

impl AimChoice {
    /// The possible answers to a question about aiming.
    pub(super) fn options_for(question: &Question) -> Vec<Self> {
        match question {
            Question::Target { unit, edge, exit, options } => {
                let flights = options.iter().map(|&target| Flight::directly_to(target));
                flights.map(|flight| Self { unit: *unit, edge: *edge, exit: *exit, flight }).collect()
            }
            Question::Rocket { unit, edge, options } => {
                let aim = |flight: &Flight| Self { unit: *unit, edge: Some(*edge), exit: None, flight: flight.clone() };
                options.iter().map(aim).collect()
            }
            Question::PushDestination { .. }
            | Question::Absorption { .. }
            | Question::MedicCard { .. }
            | Question::FirstToDeclare { .. }
            | Question::Conversion { .. }
            | Question::Explosion { .. }
            | Question::SetOff { .. }
            | Question::Marker { .. }
            | Question::Redraw { .. }
            | Question::StructurePrice { .. }
            | Question::Payee { .. }
            | Question::Rotation { .. }
            | Question::Leader { .. }
            | Question::MoveOn { .. } => Vec::new(),
        }
    }
}

/// Declarations about the attacks of a segment.
#[derive(Debug, Clone, Copy, Default)]
pub struct Declarations<'a> {
    /// Attacks converted to the other kind.
    pub conversions: &'a [Conversion],
    /// Attacks aimed by their players. An attack that is not listed follows the first answer.
    pub aims: &'a [AimChoice],
}

impl Declarations<'_> {
    fn aim(&self, unit: Hex, edge: Option<u8>) -> Option<&Flight> {
        self.aim_from(unit, edge, None)
    }

    fn aim_from(&self, unit: Hex, edge: Option<u8>, exit: Option<Exit>) -> Option<&Flight> {
        let is_meant = |aim: &&AimChoice| (aim.unit, aim.edge, aim.exit) == (unit, edge, exit);
        self.aims.iter().find(is_meant).map(|aim| &aim.flight)
    }
}

/// Adds the packets of all attacks of a unit to `packets`, edge by edge (NH-6.1).
pub fn add_attack_packets(
    influence: &Influence<'_>,
    attacker: Hex,
    declared: Declarations<'_>,
    packets: &mut Vec<DamagePacket>,
    sink: &mut impl EventSink,
) {
    let redirection = Redirection::for_shooter(influence, attacker);
    if redirection.is_none() && !is_special(influence, attacker) {
        return attack::add_attack_packets(influence, attacker, declared.conversions, packets, sink);
    }
    let Some(shooter) = Shooter::on_hex(influence, attacker) else { return };
    for edge in shooter.edges() {
        match redirection {
            Some(redirection) => shooter.attack_redirected(edge, redirection, declared, packets, sink),
            None => shooter.attack(edge, declared, packets, sink),
        }
    }
    if shooter.strikes_anywhere() {
        shooter.strike_anywhere(declared, packets, sink);
    }
}

/// The questions that a unit's attacks still raise after some declarations, in the order in which they are asked.
pub(super) fn open_questions(influence: &Influence<'_>, attacker: Hex, declared: Declarations<'_>) -> Vec<Question> {
    let aims = |unit| influence.roster.facts(unit).aims || !influence.arrangement.terrain.is_none();
    let Some(shooter) = Shooter::on_hex(influence, attacker).filter(|shooter| aims(shooter.unit)) else {
        return Vec::new();
    };
    let redirection = Redirection::for_shooter(influence, attacker).filter(|_| shooter.is_aimed());
    let edges = shooter.edges().map(Some).chain([None]);
    let questions = edges.flat_map(|edge| match (redirection, edge) {
        (Some(redirection), Some(edge)) if shooter.strength(edge, declared.conversions).ranged > 0 => {
            shooter.redirected_questions(edge, redirection, declared)
        }
        _ if declared.aim(attacker, edge).is_some() => Vec::new(),
        _ => shooter.aim_question(edge, declared.conversions).into_iter().collect(),
    });
    questions.collect()
}

/// True if the attacks of the unit on a hex may not go straight to the first enemy, because of the unit's tile or of
/// terrain on the board (NH-13.50).
#[inline]
fn is_special(influence: &Influence<'_>, attacker: Hex) -> bool {
    let special = |unit| influence.roster.facts(unit).special;
    !influence.arrangement.terrain.is_none() || influence.arrangement.unit(attacker).is_some_and(special)
}

/// A unit whose attacks do not all go straight to the first enemy.
struct Shooter<'a> {
    influence: &'a Influence<'a>,
    hex: Hex,
    unit: &'a Unit,
    tile: &'a Tile,
    side: Side,
}

impl<'a> Shooter<'a> {
    fn on_hex(influence: &'a Influence<'a>, hex: Hex) -> Option<Self> {
        let ((unit, tile), side) = (influence.unit(hex)?, influence.controller(hex)?);
        Some(Self { influence, hex, unit, tile, side })
    }

    /// The printed edges with an attack.
    fn edges(&self) -> impl Iterator<Item = u8> + use<> {
        let armed = self.influence.roster.facts(self.unit).attacks;
        (0u8..6).filter(move |edge| armed & 1 << edge != 0)
    }

    fn direction(&self, edge: u8) -> Direction {
        self.unit.rotation.direction(usize::from(edge))
    }

    fn is_hostile(&self, hex: Hex) -> bool {
        self.influence.is_hostile(hex, self.side)
    }

    /// The enemies on the line of an edge as far as any Mountains, nearest first, with their distances (NH-6.3,
    /// NH-13.54).
    fn enemies_on_line(&self, edge: u8) -> impl Iterator<Item = (usize, Hex)> {
        (1..).zip(self.hexes_on_line(edge)).filter(|&(_, hex)| self.is_hostile(hex))
    }

    /// The hexes on the line of an edge as far as any Mountains.
    fn hexes_on_line(&self, edge: u8) -> impl Iterator<Item = Hex> + use<> {
        let arrangement = self.influence.arrangement;
        arrangement.terrain.line(arrangement.board, self.hex, self.direction(edge))
    }

    /// The distance that a shot at the first enemy can reach along the line of an edge (NH-13.51).
    fn sight_distance(&self, edge: u8) -> usize {
        self.influence.arrangement.terrain.sight_distance(self.hexes_on_line(edge))
    }

    /// Carries out the attack of one edge: its components make one packet for each unit they hit (NH-6.9).
    fn attack(&self, edge: u8, declared: Declarations<'_>, packets: &mut Vec<DamagePacket>, sink: &mut impl EventSink) {
        let printed = self.tile.edges[usize::from(edge)];
        let strength = self.strength(edge, declared.conversions);
        let aimed = || declared.aim(self.hex, Some(edge)).and_then(|flight| flight.target);
        let sight = self.sight_distance(edge);
        let shot_at = if self.tile.has(Feature::Mortar) {
            self.enemies_on_line(edge).find(|&(distance, _)| distance == MORTAR_DISTANCE).map(|(_, hex)| hex)
        } else if self.is_aimed() {
            aimed().or_else(|| self.enemies_on_line(edge).next().map(|(_, hex)| hex))
        } else {
            self.enemies_on_line(edge).next().filter(|&(distance, _)| distance <= sight).map(|(_, hex)| hex)
        };
        let source = self.source(edge);
        let direction = Some(self.direction(edge));
        let hit =
            OngoingAttack { unit: self.unit, source, direction, path: &[], is_endless: false, is_thrown_back: false };
        let (mut is_first, mut met) = (true, HexSet::EMPTY);
        for (distance, target) in self.enemies_on_line(edge) {
            let is_scattered = printed.shotgun && is_first && distance <= sight;
            let pellets = SHOTGUN_STRENGTHS.get(distance - 1).copied().filter(|_| is_scattered);
            is_first = false;
            let arriving = AttackStrength {
                melee: if distance == 1 { strength.melee } else { 0 },
                ranged: if shot_at == Some(target) { strength.ranged } else { 0 },
                // A Gauss shot hits a Structure on its line once (O-132).
                fixed: if met.contains(target) { 0 } else { strength.fixed } + pellets.unwrap_or(0),
            };
            met = met.union(self.influence.arrangement.place(target));
            hit.land(self.influence, target, arriving, packets, sink);
        }
        if printed.rocket > 0 {
            self.launch_rocket(edge, printed.rocket, declared, packets, sink);
        }
        if printed.poison {
            attack::add_poison_packet(self.influence, self.hex, usize::from(edge), packets, sink);
        }
    }

    /// Carries out the attack of one edge if units of the side redirect shots. All damage that reaches a unit by the
    /// same path is one packet, and each copy of a shot is a separate attack (NH-14.56).
    fn attack_redirected(
        &self,
        edge: u8,
        redirection: Redirection<'_>,
        declared: Declarations<'_>,
        packets: &mut Vec<DamagePacket>,
        sink: &mut impl EventSink,
    ) {
        let source = self.source(edge);
        for (Landing { target, direction, path, is_endless, .. }, part) in self.arrivals(edge, redirection, declared) {
            let hit = OngoingAttack {
                unit: self.unit,
                source,
                direction: Some(direction),
                path: &path,
                is_endless,
                is_thrown_back: false,
            };
            hit.land(self.influence, target, part, packets, sink);
        }
        let printed = self.tile.edges[usize::from(edge)];
        if printed.rocket > 0 {
            self.launch_rocket(edge, printed.rocket, declared, packets, sink);
        }
        if printed.poison {
            attack::add_poison_packet(self.influence, self.hex, usize::from(edge), packets, sink);
        }
    }

    /// The strength of an edge's attack on arrival, by target and path.
    fn arrivals(
        &self,
        edge: u8,
        redirection: Redirection<'_>,
        declared: Declarations<'_>,
    ) -> Vec<(Landing, AttackStrength)> {
        let (strength, direction) = (self.strength(edge, declared.conversions), self.direction(edge));
        let start = Redirection::start(self.hex, direction);
        let mut arriving: Vec<(Landing, AttackStrength)> = Vec::new();
        let mut add =
            |landing: Landing, part: AttackStrength| match arriving.iter_mut().find(|(known, _)| *known == landing) {
                Some((_, sum)) => {
                    sum.melee += part.melee;
                    sum.ranged += part.ranged;
                    sum.fixed += part.fixed;
                }
                None => arriving.push((landing, part)),
            };
        let ahead = self.influence.arrangement.board.neighbour(self.hex, direction);
        if let Some(target) = ahead.filter(|&hex| strength.melee > 0 && self.is_hostile(hex)) {
            let landing = Landing { target, direction, path: Vec::new(), is_endless: false, distance: 1 };
            add(landing, AttackStrength { melee: strength.melee, ..AttackStrength::default() });
        }
        if strength.ranged > 0 {
            let aim = |start: ShotStart| self.chosen_target(edge, start, declared);
            let flying = if self.tile.has(Feature::Mortar) {
                FlightKind::Lobbed
            } else if self.is_aimed() {
                FlightKind::Aimed(&aim)
            } else {
                FlightKind::Straight
            };
            for landing in redirection.landings(start, flying) {
                add(landing, AttackStrength { ranged: strength.ranged, ..AttackStrength::default() });
            }
        }
        if strength.fixed > 0 {
            for landing in redirection.landings(start, FlightKind::Gauss) {
                add(landing, AttackStrength { fixed: strength.fixed, ..AttackStrength::default() });
            }
        }
        if self.tile.edges[usize::from(edge)].shotgun {
            for landing in redirection.landings(start, FlightKind::Scattered(&SHOTGUN_STRENGTHS)) {
                let pellets = SHOTGUN_STRENGTHS.get(landing.distance - 1).copied().unwrap_or(0);
                add(landing, AttackStrength { fixed: pellets, ..AttackStrength::default() });
            }
        }
        arriving
    }

    /// True if the unit's player chooses its targets on a line: for a sharpshooter (NH-14.65), or on Hills (NH-13.53;
    /// O-48).
    fn is_aimed(&self) -> bool {
        (self.tile.has(Feature::Sharpshooter) || self.is_on_hills()) && !self.tile.has(Feature::Mortar)
    }

    fn is_on_hills(&self) -> bool {
        self.influence.arrangement.terrain.has_hills(self.hex)
    }

    /// The target that the unit's player has chosen on one line of a shot.
    fn chosen_target(&self, edge: u8, start: ShotStart, declared: Declarations<'_>) -> Option<Hex> {
        declared.aim_from(self.hex, Some(edge), self.exit(start)).and_then(|flight| flight.target)
    }

    /// The exit of the redirecting unit at which this line of a shot starts; `None` if it starts at the shooter.
    fn exit(&self, start: ShotStart) -> Option<Exit> {
        let unit = self.influence.arrangement.unit(start.from).filter(|_| start.is_sent)?;
        let edge = u8::try_from(unit.rotation.edge(start.direction)).ok()?;
        Some(Exit { unit: start.from, edge })
    }

    /// The questions to the unit's player about a shot that may be redirected: its copies are aimed one at a time
    /// (NH-14.56).
    fn redirected_questions(
        &self,
        edge: u8,
        redirection: Redirection<'_>,
        declared: Declarations<'_>,
    ) -> Vec<Question> {
        let aim = |start: ShotStart| self.chosen_target(edge, start, declared);
        let start = Redirection::start(self.hex, self.direction(edge));
        let lines = redirection.lines_to_aim(start, FlightKind::Aimed(&aim));
        let open = lines.into_iter().filter(|&line| aim(line).is_none());
        let questions = open.filter_map(|line| {
            let options = redirection.aim_targets(line);
            let (unit, exit) = (self.hex, self.exit(line));
            (options.len() > 1).then_some(Question::Target { unit, edge: Some(edge), exit, options })
        });
        questions.collect()
    }

    /// Launches a rocket, which hits the unit it is steered to. Bonuses cannot raise its strength (NH-14.61).
    fn launch_rocket(
        &self,
        edge: u8,
        strength: u8,
        declared: Declarations<'_>,
        packets: &mut Vec<DamagePacket>,
        sink: &mut impl EventSink,
    ) {
        let aimed = declared.aim(self.hex, Some(edge)).cloned();
        let Some(flight) = aimed.or_else(|| self.rocket_flights(edge).into_iter().next()) else { return };
        let Some(target) = flight.target else { return };
        let before = flight.path.last().copied().unwrap_or(self.hex);
        let direction = self.influence.arrangement.board.direction(before, target);
        let hit = OngoingAttack {
            unit: self.unit,
            source: self.source(edge),
            direction,
            path: &flight.path,
            is_endless: false,
            is_thrown_back: false,
        };
        let arriving = AttackStrength { fixed: strength, ..AttackStrength::default() };
        hit.land(self.influence, target, arriving, packets, sink);
    }

    /// Strikes with the blow that comes from no direction, which neither armour nor other properties of edges stop
    /// (NH-14.65).
    fn strike_anywhere(&self, declared: Declarations<'_>, packets: &mut Vec<DamagePacket>, sink: &mut impl EventSink) {
        let aimed = declared.aim(self.hex, None).and_then(|flight| flight.target);
        let Some(target) = aimed.or_else(|| self.enemies_weakest_first().first().copied()) else { return };
        let by = self.influence.foreign_controller(self.hex);
        let source = HitSource::Shadow { unit: event_tile(self.influence.arrangement, self.hex), by };
        let melee = SHADOW_STRENGTH + self.influence.melee_bonus(self.hex);
        let hit = OngoingAttack {
            unit: self.unit,
            source,
            direction: None,
            path: &[],
            is_endless: false,
            is_thrown_back: false,
        };
        hit.land(self.influence, target, AttackStrength { melee, ..AttackStrength::default() }, packets, sink);
    }

    fn strength(&self, edge: u8, conversions: &[Conversion]) -> AttackStrength {
        attack::strength(self.influence, self.tile, self.hex, usize::from(edge), conversions)
    }

    fn source(&self, edge: u8) -> HitSource {
        let by = self.influence.foreign_controller(self.hex);
        HitSource::Attack { unit: event_tile(self.influence.arrangement, self.hex), edge, by }
    }

    /// True if the unit strikes one enemy anywhere; for a Structure, its first token does so.
    fn strikes_anywhere(&self) -> bool {
        self.tile.has(Feature::Shadow) && self.influence.arrangement.name_hex(self.hex) == self.hex
    }

    /// The question to the unit's player about the attack of an edge or, without an edge, about the Shadow's attack,
    /// which can hit any enemy; `None` if there is no choice.
    fn aim_question(&self, edge: Option<u8>, conversions: &[Conversion]) -> Option<Question> {
        let unit = self.hex;
        let Some(printed) = edge else {
            let options = if self.strikes_anywhere() { self.enemies_weakest_first() } else { Vec::new() };
            return (options.len() > 1).then_some(Question::Target { unit, edge, exit: None, options });
        };
        if self.is_aimed() && self.strength(printed, conversions).ranged > 0 {
            let options: Vec<Hex> = self.enemies_on_line(printed).map(|(_, hex)| hex).collect();
            return (options.len() > 1).then_some(Question::Target { unit, edge, exit: None, options });
        }
        let options = self.rocket_flights(printed);
        (options.len() > 1).then_some(Question::Rocket { unit, edge: printed, options })
    }

    /// All enemies on the board, with the unit closest to destruction first and HQs last.
    fn enemies_weakest_first(&self) -> Vec<Hex> {
        let (influence, board) = (self.influence, self.influence.arrangement.board);
        let bears = |hex: &Hex| {
            let unit = influence.unit(*hex).filter(|(_, tile)| !tile.is_headquarters());
            unit.map_or(u8::MAX, |(unit, _)| influence.lethal_wounds(*hex).saturating_sub(unit.wounds))
        };
        let enemies = board.hexes().filter(|&hex| self.is_hostile(hex)).collect();
        let mut enemies: Vec<Hex> = influence.arrangement.one_hex_each(enemies).iter().collect();
        enemies.sort_by_key(|hex| (bears(hex), *hex));
        enemies
    }

    /// The paths of a rocket, shortest first, followed by the path on which it hits no unit. Only paths that differ in
    /// the target, in armour, in setting off a Trap (NH-14.72) or in the hex that a reflected rocket flies to are
    /// listed. An enemy on the hex in front of the edge leaves no choice, and if there is no such hex, there is no
    /// rocket (NH-14.61). Jungle stops a rocket as an enemy would, and Mountains cannot be entered (NH-13.51,
    /// NH-13.54). From Hills a rocket flies over enemies, and has to hit one if there is one on its line (NH-13.53;
    /// O-49).
    fn rocket_flights(&self, edge: u8) -> Vec<Flight> {
        let (influence, board) = (self.influence, self.influence.arrangement.board);
        let is_launched = self.tile.edges[usize::from(edge)].rocket > 0;
        let ahead = self.hexes_on_line(edge).next().filter(|_| is_launched);
        let Some(ahead) = ahead else { return Vec::new() };
        let skips = self.is_on_hills();
        let passes = |hex: Hex| skips || !(self.is_hostile(hex) || influence.arrangement.terrain.has_jungle(hex));
        if self.is_hostile(ahead) && !skips {
            return vec![Flight::directly_to(ahead)];
        }
        let mut hits: Vec<Flight> = Vec::new();
        if self.is_hostile(ahead) {
            hits.push(Flight::directly_to(ahead));
        }
        let mut ways = vec![vec![ahead]];
        ways.retain(|_| passes(ahead));
        for _ in 1..ROCKET_STEPS {
            let mut longer = Vec::new();
            for path in ways {
                let Some(&last) = path.last() else { continue };
                for (direction, next) in board.neighbours(last) {
                    if influence.arrangement.terrain.has_mountains(next) {
                        continue;
                    }
                    if passes(next) {
                        longer.push([path.as_slice(), &[next]].concat());
                    }
                    if !self.is_hostile(next) {
                        continue;
                    }
                    let is_armoured = attack::armour(influence, next, direction) > 0;
                    let sets_off = attack::sets_off_trap(influence, next, Some(direction));
                    let thrown_back = Plate::facing(influence, next, direction).map(|_| last);
                    let hit = Flight { path: path.clone(), target: Some(next), is_armoured, sets_off, thrown_back };
                    let comes_to =
                        |flight: &Flight| (flight.target, flight.is_armoured, flight.sets_off, flight.thrown_back);
                    if !hits.iter().any(|known| comes_to(known) == comes_to(&hit)) {
                        hits.push(hit);
                    }
                }
            }
            ways = longer;
        }
        hits.sort_by_key(|hit| (hit.path.len(), hit.target, hit.is_armoured, hit.sets_off, hit.thrown_back));
        let must_hit = skips && self.enemies_on_line(edge).any(|(distance, _)| distance <= ROCKET_STEPS);
        if !must_hit {
            hits.push(Flight {
                path: vec![ahead],
                target: None,
                is_armoured: false,
                sets_off: false,
                thrown_back: None,
            });
        }
        hits
    }
}
