//! Events as text, one per line: a keyword, its subject, then `key=value` pairs; and the same as JSON.

use serde_json::{Map, Value};

use crate::rules::arrangement::{Arrangement, Side};
use crate::rules::board::Hex;
use crate::rules::event::{
    BattleCause, DestructionCause, Event, EventTile, Hit, HitSource, LeaderEvent, MoveCause, Outcome,
};
use crate::rules::leader::LeaderId;
use crate::rules::tile::TileId;
use crate::rules::tokens::Face;
use sztab_game::Sides;

use super::Position;
use super::ending::reason_word;

/// Prints the events of one game, in their order.
#[derive(Debug, Clone)]
pub struct EventPrinter<'a> {
    position: &'a Position,
    /// The board before the next event.
    arrangement: Arrangement,
}

/// An event as a keyword and its details, in order.
#[derive(Debug, Clone, PartialEq)]
struct EventRecord {
    word: &'static str,
    fields: Vec<Field>,
}

#[derive(Debug, Clone, PartialEq)]
struct Field {
    key: &'static str,
    value: Value,
    /// True if the text form omits the key.
    bare: bool,
}

impl EventRecord {
    fn new(word: &'static str) -> Self {
        Self { word, fields: Vec::new() }
    }

    /// Adds a detail of the event, printed without its key in the text form.
    fn with_unkeyed(mut self, key: &'static str, value: impl Into<Value>) -> Self {
        self.fields.push(Field { key, value: value.into(), bare: true });
        self
    }

    fn with(mut self, key: &'static str, value: impl Into<Value>) -> Self {
        self.fields.push(Field { key, value: value.into(), bare: false });
        self
    }

    fn with_if(self, holds: bool, key: &'static str, value: impl Into<Value>) -> Self {
        if holds { self.with(key, value) } else { self }
    }

    fn to_text(&self) -> String {
        self.fields.iter().fold(self.word.to_owned(), |line, Field { key, value, bare }| {
            let value = value_text(value);
            if *bare { format!("{line} {value}") } else { format!("{line} {key}={value}") }
        })
    }

    fn to_json(&self) -> String {
        let mut object = Map::new();
        object.insert("event".to_owned(), self.word.into());
        for Field { key, value, .. } in &self.fields {
            object.insert((*key).to_owned(), value.clone());
        }
        Value::Object(object).to_string()
    }
}

fn value_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Array(values) if values.is_empty() => "-".to_owned(),
        Value::Array(values) => values.iter().map(value_text).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

impl<'a> EventPrinter<'a> {
    /// A printer of the events that follow a position.
    #[must_use]
    pub fn new(position: &'a Position) -> Self {
        Self { position, arrangement: position.arrangement().clone() }
    }

    /// Prints the next event as a line of text.
    pub fn print_text(&mut self, event: &Event) -> String {
        self.next_record(event).to_text()
    }

    /// Prints the next event as a JSON object on one line, with the same details.
    pub fn print_json(&mut self, event: &Event) -> String {
        self.next_record(event).to_json()
    }

    fn next_record(&mut self, event: &Event) -> EventRecord {
        let record = self.to_record(event);
        self.arrangement.apply_event(event);
        record
    }

    fn side(&self, side: Side) -> String {
        self.position.letter(side).to_string()
    }

    fn winners(&self, winners: Sides) -> String {
        if winners == self.position.roster().mode().sides() {
            return "draw".to_owned();
        }
        self.letters(winners)
    }

    /// The letters of these sides as one word.
    fn letters(&self, sides: Sides) -> String {
        sides.iter().map(|side| self.side(side)).collect()
    }

    fn tile(&self, side: Side, tile: TileId) -> String {
        self.position.roster().tile(side, tile).id.clone()
    }

    fn tiles(&self, side: Side, tiles: &[TileId]) -> Vec<String> {
        tiles.iter().map(|&tile| self.tile(side, tile)).collect()
    }

    fn hex(&self, hex: Hex) -> String {
        self.position.board().name(hex).to_string()
    }

    /// The hex of the unit on a hex, or both hexes of a Structure.
    fn place(&self, hex: Hex) -> String {
        match self.arrangement.structures().pair(hex) {
            Some(pair) => pair.map(|hex| self.hex(hex)).join("+"),
            None => self.hex(hex),
        }
    }

    fn owned_tile(&self, EventTile { owner, tile, .. }: EventTile) -> String {
        format!("{}/{}", self.side(owner), self.tile(owner, tile))
    }

    fn path(&self, path: &[Hex]) -> Vec<String> {
        path.iter().map(|&hex| self.hex(hex)).collect()
    }

    fn with_source(&self, told: EventRecord, source: HitSource) -> EventRecord {
        match source {
            HitSource::Attack { unit, edge, .. } => told.with("from", self.hex(unit.hex)).with("edge", edge),
            HitSource::Explosion { unit, .. } => told.with("from", self.hex(unit.hex)).with("explodes", true),
            HitSource::Shadow { unit, .. } => told.with("from", self.hex(unit.hex)),
            HitSource::Foundation { ground } => told.with("from", self.hex(ground.hex)).with("foundation", true),
            HitSource::Poison { side } => told.with("from", "poison").with("by", self.side(side)),
            HitSource::Hazard { .. } => told.with("from", "hazard"),
            HitSource::Instant { side, instant } => told.with("from", instant.verb()).with("by", self.side(side)),
        }
    }

    /// An event about a unit, with its place and its tile.
    fn unit_record(&self, word: &'static str, unit: EventTile) -> EventRecord {
        EventRecord::new(word).with_unkeyed("hex", self.place(unit.hex)).with_unkeyed("tile", self.owned_tile(unit))
    }

    /// An event about a unit of one hex, a token of a Structure or a Foundation.
    fn token_record(&self, word: &'static str, unit: EventTile) -> EventRecord {
        EventRecord::new(word).with_unkeyed("hex", self.hex(unit.hex)).with_unkeyed("tile", self.owned_tile(unit))
    }

    /// An event about a marker or a Steel Net on a unit.
    fn marker_record(&self, word: &'static str, unit: EventTile, marker: &'static str) -> EventRecord {
        self.unit_record(word, unit).with("marker", marker)
    }

    /// An event about a side.
    fn side_record(&self, word: &'static str, side: Side) -> EventRecord {
        EventRecord::new(word).with_unkeyed("side", self.side(side))
    }

    /// An event about a tile of a side.
    fn tile_record(&self, word: &'static str, side: Side, tile: TileId) -> EventRecord {
        self.side_record(word, side).with_unkeyed("tile", self.tile(side, tile))
    }

    /// An event about several tiles of a side.
    fn tiles_record(&self, word: &'static str, side: Side, tiles: &[TileId]) -> EventRecord {
        self.side_record(word, side).with("tiles", self.tiles(side, tiles))
    }

    #[allow(clippy::too_many_lines, reason = "one short arm for each event")]
    fn to_record(&self, event: &Event) -> EventRecord {
        match *event {
            Event::HeadquartersPlaced { unit, rotation } => {
                self.unit_record("place-hq", unit).with("rot", rotation.steps())
            }
            Event::TurnBegan { side, number } => self.side_record("turn", side).with("number", number),
            Event::Drew { side, ref tiles, left } => self.tiles_record("draw", side, tiles).with("left", left),
            Event::LastTileDrawn { side, first } => self.side_record("last", side).with("first", first),
            Event::TimeRanOut { side } => self.side_record("time", side),
            Event::UnluckyDraw { side, ref tiles } => self.tiles_record("redraw", side, tiles),
            Event::Discarded { side, tile, compulsory } => {
                self.tile_record("discard", side, tile).with("compulsory", compulsory)
            }
            Event::BaseLaid { side, tile } => self.tile_record("lay", side, tile),
            Event::BaseTaken { side, tile } => self.tile_record("fetch", side, tile),
            Event::TacticPlayed { side, instant } => self.side_record("tactic", side).with("kind", instant.verb()),
            Event::Placed { unit, rotation } => self.unit_record("place", unit).with("rot", rotation.steps()),
            Event::Built { one, two, rotations, ref paid } => {
                let faces =
                    self.position.roster().tile(one.owner, one.tile).token.map(|token| token.faces.map(Face::letter));
                let both = |parts: [String; 2]| parts.join("+");
                EventRecord::new("build")
                    .with_unkeyed("hexes", both([one, two].map(|token| self.hex(token.hex))))
                    .with_unkeyed("tile", self.owned_tile(one))
                    .with("rot", both(rotations.map(|rotation| rotation.steps().to_string())))
                    .with("face", both(faces.unwrap_or_default().map(String::from)))
                    .with("tiles", self.tiles(one.owner, paid))
            }
            Event::InstantPlayed { side, tile, instant } => {
                self.tile_record("instant", side, tile).with("kind", instant.verb())
            }
            Event::Swapped { one, other } => self.token_record("swap", one).with("with", self.hex(other.hex)),
            Event::SmallBombDropped { side, hexes } => {
                self.side_record("small-bomb", side).with_unkeyed("hexes", self.path(&hexes))
            }
            Event::BombDropped { side, centre } => self.side_record("bomb", side).with_unkeyed("hex", self.hex(centre)),
            Event::Moved { unit, to, rotation, turned, by } => {
                let told = self.token_record("move", unit).with("to", self.hex(to)).with("rot", rotation.steps());
                told.with("turned", turned).with("by", move_word(by))
            }
            Event::Pushed { unit, to, pusher } => {
                self.token_record("push", unit).with("to", self.hex(to)).with("from", self.hex(pusher.hex))
            }
            Event::Taken { unit, by, source } => {
                self.unit_record("take", unit).with("by", self.side(by)).with("from", self.hex(source.hex))
            }
            Event::Released { unit } => self.unit_record("release", unit),
            Event::Turned { unit, rotation, by } => {
                self.token_record("turn-unit", unit).with("rot", rotation.steps()).with("by", self.side(by))
            }
            Event::DecisionAsked { decider } => self.side_record("ask", decider),
            Event::DecisionMade { decider, answer } => {
                self.side_record("answer", decider).with_unkeyed("number", answer)
            }
            Event::BattleBegan { cause, causer } => self.side_record("battle", causer).with("cause", cause_word(cause)),
            Event::SegmentBegan { initiative, ref acting } => {
                let units: Vec<String> = acting.iter().map(|unit| self.place(unit.hex)).collect();
                EventRecord::new("segment").with_unkeyed("initiative", initiative).with("units", units)
            }
            Event::Converted { unit, edge, to_ranged, module } => {
                let told = self.unit_record("convert", unit).with("edge", edge);
                told.with("to", if to_ranged { "ranged" } else { "melee" }).with("via", self.hex(module.hex))
            }
            Event::Exploded { unit } => self.unit_record("explode", unit),
            Event::SetOff { ground } => self.token_record("set-off", ground),
            Event::Hit(ref hit) => self.hit_record(hit),
            Event::Absorbed { medic, patient, source, wounds, .. } => {
                self.with_absorption(self.unit_record("absorb", medic), patient, source, wounds)
            }
            Event::CardAbsorbed { side, patient, source, wounds } => {
                self.with_absorption(self.side_record("card", side), patient, source, wounds)
            }
            Event::Wounded { unit, amount, wounds } => {
                self.unit_record("wound", unit).with("amount", amount).with("wounds", wounds)
            }
            Event::HeadquartersDamaged { unit, amount, left } => {
                self.unit_record("hq", unit).with("amount", amount).with("left", left)
            }
            Event::Destroyed { unit, cause } => self.unit_record("gone", unit).with("cause", destruction_word(cause)),
            Event::BattleEnded { cause } => EventRecord::new("battle-end").with("cause", cause_word(cause)),
            Event::TurnEnded { side } => self.side_record("turn-end", side),
            Event::ExtraTurns { sides } => {
                let is_duel = self.position.roster().mode().sides().len() == 2;
                EventRecord::new("extra-turns").with_if(!is_duel, "sides", self.letters(sides))
            }
            Event::Scored { side, headquarters, amount, points } => {
                let told = self.unit_record("score", headquarters).with("by", self.side(side));
                told.with("amount", amount).with("points", points)
            }
            Event::Eliminated { side } => self.side_record("eliminated", side),
            Event::Left { side, reason } => self.side_record("left", side).with("reason", reason_word(reason)),
            Event::Frightened { sides } => EventRecord::new("terror").with_unkeyed("sides", self.letters(sides)),
            Event::Replaced { out, unit, rotation } => {
                self.token_record("replace", unit).with("rot", rotation.steps()).with("out", self.owned_tile(out))
            }
            Event::FoundationLaid { ground } => self.token_record("foundation", ground),
            Event::FoundationGone { ground, cause } => {
                self.token_record("foundation-gone", ground).with("cause", destruction_word(cause))
            }
            Event::Returned { side, tile } => self.tile_record("return", side, tile),
            Event::BattlePrepared => EventRecord::new("prepare"),
            Event::Paid { headquarters, left } => self.unit_record("pay", headquarters).with("left", left),
            Event::NetThrown { unit, by } => self.marker_record("mark", unit, "steel-net").with("by", self.side(by)),
            Event::NetReturned { unit, by } => {
                self.marker_record("unmark", unit, "steel-net").with("by", self.side(by))
            }
            Event::Poisoned { unit, by } => self.marker_record("mark", unit, "poison").with("by", self.side(by)),
            Event::Paralysed { unit, by } => self.marker_record("mark", unit, "paralysis").with("by", self.side(by)),
            Event::PageScored { side, amount, score } => {
                self.side_record("page-score", side).with("amount", amount).with("score", score)
            }
            Event::PageHealed { unit, amount, wounds } => {
                self.unit_record("page-heal", unit).with("amount", amount).with("wounds", wounds)
            }
            Event::PageRepaired { unit, amount, left } => {
                self.unit_record("page-heal", unit).with("amount", amount).with("left", left)
            }
            Event::PageTurned { unit, rotation } => self.token_record("page-turn", unit).with("rot", rotation.steps()),
            Event::Leader(event) => self.leader_record(event),
            Event::Recovered { unit } => self.marker_record("unmark", unit, "paralysis"),
            Event::Reflected { unit, edge, source, ref path } => {
                let told = self.with_source(self.token_record("reflect", unit).with("plate", edge), source);
                told.with_if(!path.is_empty(), "path", self.path(path))
            }
            Event::Dragged { unit, to } => self.token_record("drag", unit).with("to", self.hex(to)),
            Event::GameOver { outcome: Outcome { winners, reason } } => EventRecord::new("game-over")
                .with_unkeyed("winner", self.winners(winners))
                .with("reason", reason_word(reason)),
        }
    }

    fn leader_record(&self, event: LeaderEvent) -> EventRecord {
        let id = |leader: LeaderId| self.position.roster().leader(leader).id.clone();
        match event {
            LeaderEvent::Chosen { side } => self.side_record("leader-chosen", side),
            LeaderEvent::Revealed { side, leader } => {
                self.side_record("leader-open", side).with_unkeyed("leader", id(leader))
            }
            LeaderEvent::Used { side, leader, left } => {
                self.side_record("leader", side).with_unkeyed("leader", id(leader)).with("left", left)
            }
            LeaderEvent::Lent { unit, effect } => self.unit_record("lead", unit).with_unkeyed("effect", effect.word()),
            LeaderEvent::Mended { unit, amount, wounds } => {
                self.unit_record("mend", unit).with("amount", amount).with("wounds", wounds)
            }
            LeaderEvent::Repaired { unit, amount, left } => {
                self.unit_record("mend", unit).with("amount", amount).with("left", left)
            }
        }
    }

    /// Adds the details of damage to a patient that a Medic or a card absorbs.
    fn with_absorption(&self, told: EventRecord, patient: EventTile, source: HitSource, wounds: u8) -> EventRecord {
        self.with_source(told.with("saves", self.place(patient.hex)), source).with_if(wounds > 0, "wounds", wounds)
    }

    fn hit_record(&self, hit: &Hit) -> EventRecord {
        let told = self.with_source(self.token_record("hit", hit.target), hit.source);
        let bonuses: Vec<String> =
            hit.bonuses.iter().map(|bonus| format!("{}+{}", self.hex(bonus.from.hex), bonus.amount)).collect();
        told.with_if(hit.melee > 0, "melee", hit.melee)
            .with_if(hit.ranged > 0, "ranged", hit.ranged)
            .with_if(hit.armour > 0, "armour", hit.armour)
            .with_if(!bonuses.is_empty(), "bonuses", bonuses)
            .with_if(!hit.path.is_empty(), "path", self.path(&hit.path))
            .with_if(hit.destroys, "destroys", hit.destroys)
            .with_if(hit.poisons, "poisons", hit.poisons)
            .with_if(hit.is_endless, "endless", hit.is_endless)
            .with("wounds", hit.wounds)
    }
}

fn move_word(cause: MoveCause) -> &'static str {
    match cause {
        MoveCause::Tile => "tile",
        MoveCause::Ability(ability) => ability.word(),
    }
}

fn destruction_word(cause: DestructionCause) -> &'static str {
    match cause {
        DestructionCause::Wounds => "wounds",
        DestructionCause::Healing => "healing",
        DestructionCause::Outright => "outright",
        DestructionCause::Execution => "execution",
        DestructionCause::Explosion => "explosion",
        DestructionCause::Hole => "hole",
        DestructionCause::ToughnessLost => "toughness-lost",
        DestructionCause::SideOut => "side-out",
    }
}

fn cause_word(cause: BattleCause) -> &'static str {
    match cause {
        BattleCause::Tile => "tile",
        BattleCause::FullBoard => "full-board",
        BattleCause::Final => "final",
        BattleCause::Overtime => "overtime",
        BattleCause::Page => "page",
        BattleCause::Boarding => "boarding",
    }
}
