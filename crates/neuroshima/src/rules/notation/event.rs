//! Events as text, one a line: a word, then what it is about, then `key=value` pairs; and the same as JSON.

use serde_json::{Map, Value};

use crate::rules::arrangement::{Roster, Side};
use crate::rules::board::Board;
use crate::rules::event::{BattleCause, DestructionCause, Event, Hit, HitSource, MoveCause, Outcome, Seen};
use crate::rules::tile::TileId;
use sztab_game::Sides;

use super::position::reason_word;

/// Prints events of one table.
#[derive(Debug, Clone, Copy)]
pub struct Teller<'a, L> {
    /// The armies.
    pub roster: &'a Roster,
    /// The play area.
    pub board: Board,
    /// The letters of the sides.
    pub letter: L,
}

/// An event as a word and its particulars, in their order.
#[derive(Debug, Clone, PartialEq)]
struct EventRecord {
    word: &'static str,
    fields: Vec<Field>,
}

#[derive(Debug, Clone, PartialEq)]
struct Field {
    key: &'static str,
    value: Value,
    /// True if the text gives the value without its key.
    bare: bool,
}

impl EventRecord {
    fn new(word: &'static str) -> Self {
        Self { word, fields: Vec::new() }
    }

    /// Adds a fact about the event: in the text without its key.
    fn of(mut self, key: &'static str, value: impl Into<Value>) -> Self {
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

    fn text(&self) -> String {
        self.fields.iter().fold(self.word.to_owned(), |line, Field { key, value, bare }| {
            let value = plain(value);
            if *bare { format!("{line} {value}") } else { format!("{line} {key}={value}") }
        })
    }

    fn json(&self) -> String {
        let mut object = Map::new();
        object.insert("event".to_owned(), self.word.into());
        for Field { key, value, .. } in &self.fields {
            object.insert((*key).to_owned(), value.clone());
        }
        Value::Object(object).to_string()
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Bool(flag) => if *flag { "yes" } else { "no" }.to_owned(),
        Value::Array(values) if values.is_empty() => "-".to_owned(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

impl<L: Fn(Side) -> char> Teller<'_, L> {
    /// The line of an event.
    #[must_use]
    pub fn text(&self, event: &Event) -> String {
        self.tell(event).text()
    }

    /// The event as a JSON object on one line, with the same particulars.
    #[must_use]
    pub fn json(&self, event: &Event) -> String {
        self.tell(event).json()
    }

    fn side(&self, side: Side) -> String {
        (self.letter)(side).to_string()
    }

    fn winners(&self, winners: Sides) -> String {
        if winners == self.roster.mode().sides() {
            return "draw".to_owned();
        }
        self.letters(winners)
    }

    /// Sides as their letters in one word.
    fn letters(&self, sides: Sides) -> String {
        sides.iter().map(|side| self.side(side)).collect()
    }

    fn tile(&self, side: Side, tile: TileId) -> String {
        self.roster.tile(side, tile).id.clone()
    }

    fn tiles(&self, side: Side, tiles: &[TileId]) -> Vec<String> {
        tiles.iter().map(|&tile| self.tile(side, tile)).collect()
    }

    fn hex(&self, seen: &Seen) -> String {
        self.board.name(seen.hex).to_string()
    }

    /// The hex of a unit and whose tile it is.
    fn unit(&self, told: EventRecord, seen: &Seen) -> EventRecord {
        let tile = format!("{}/{}", self.side(seen.owner), self.tile(seen.owner, seen.tile));
        told.of("hex", self.hex(seen)).of("tile", tile)
    }

    fn source(&self, told: EventRecord, source: HitSource) -> EventRecord {
        match source {
            HitSource::Attack { unit, edge, .. } => told.with("from", self.hex(&unit)).with("edge", edge),
            HitSource::Explosion { unit, .. } => told.with("from", self.hex(&unit)).with("explodes", true),
            HitSource::Shadow { unit, .. } => told.with("from", self.hex(&unit)),
            HitSource::Foundation { ground } => told.with("from", self.hex(&ground)).with("foundation", true),
            HitSource::Poison { side } => told.with("from", "poison").with("by", self.side(side)),
            HitSource::Instant { side, instant } => told.with("from", instant.verb()).with("by", self.side(side)),
        }
    }

    /// An event that is about a side.
    fn of_side(&self, word: &'static str, side: Side) -> EventRecord {
        EventRecord::new(word).of("side", self.side(side))
    }

    /// An event that is about a tile of a side.
    fn of_tile(&self, word: &'static str, side: Side, tile: TileId) -> EventRecord {
        self.of_side(word, side).of("tile", self.tile(side, tile))
    }

    /// An event that is about tiles of a side.
    fn with_tiles(&self, word: &'static str, side: Side, tiles: &[TileId]) -> EventRecord {
        self.of_side(word, side).with("tiles", self.tiles(side, tiles))
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    fn tell(&self, event: &Event) -> EventRecord {
        let new = EventRecord::new;
        let name = |hex| self.board.name(hex).to_string();
        match event {
            Event::HeadquartersPlaced { unit, rotation } => {
                self.unit(new("place-hq"), unit).with("rot", rotation.steps())
            }
            Event::TurnBegan { side, number } => self.of_side("turn", *side).with("number", *number),
            Event::Drew { side, tiles, left } => self.with_tiles("draw", *side, tiles).with("left", *left),
            Event::LastTileDrawn { side, first } => self.of_side("last", *side).with("first", *first),
            Event::TimeRanOut { side } => self.of_side("time", *side),
            Event::UnluckyDraw { side, tiles } => self.with_tiles("redraw", *side, tiles),
            Event::Discarded { side, tile, compulsory } => {
                self.of_tile("discard", *side, *tile).with("compulsory", *compulsory)
            }
            Event::BaseLaid { side, tile } => self.of_tile("lay", *side, *tile),
            Event::BaseTaken { side, tile } => self.of_tile("fetch", *side, *tile),
            Event::TacticPlayed { side, instant } => self.of_side("tactic", *side).with("kind", instant.verb()),
            Event::Placed { unit, rotation } => self.unit(new("place"), unit).with("rot", rotation.steps()),
            Event::InstantPlayed { side, tile, instant } => {
                self.of_tile("instant", *side, *tile).with("kind", instant.verb())
            }
            Event::Swapped { one, other } => self.unit(new("swap"), one).with("with", self.hex(other)),
            Event::SmallBombDropped { side, hexes } => {
                self.of_side("small-bomb", *side).of("hexes", hexes.map(name).to_vec())
            }
            Event::BombDropped { side, centre } => self.of_side("bomb", *side).of("hex", name(*centre)),
            Event::Moved { unit, to, rotation, turned, by } => {
                let told = self.unit(new("move"), unit).with("to", name(*to)).with("rot", rotation.steps());
                told.with("turned", *turned).with("by", move_word(*by))
            }
            Event::Pushed { unit, to, pusher } => {
                self.unit(new("push"), unit).with("to", name(*to)).with("from", self.hex(pusher))
            }
            Event::Taken { unit, by, source } => {
                self.unit(new("take"), unit).with("by", self.side(*by)).with("from", self.hex(source))
            }
            Event::Released { unit } => self.unit(new("release"), unit),
            Event::Turned { unit, rotation, by } => {
                self.unit(new("turn-unit"), unit).with("rot", rotation.steps()).with("by", self.side(*by))
            }
            Event::DecisionAsked { decider } => self.of_side("ask", *decider),
            Event::DecisionMade { decider, answer } => self.of_side("answer", *decider).of("number", *answer),
            Event::BattleBegan { cause, causer } => self.of_side("battle", *causer).with("cause", cause_word(*cause)),
            Event::SegmentBegan { initiative, acting } => {
                let units: Vec<String> = acting.iter().map(|unit| self.hex(unit)).collect();
                new("segment").of("initiative", *initiative).with("units", units)
            }
            Event::Converted { unit, edge, to_ranged, module } => self
                .unit(new("convert"), unit)
                .with("edge", *edge)
                .with("to", if *to_ranged { "ranged" } else { "melee" })
                .with("via", self.hex(module)),
            Event::Exploded { unit } => self.unit(new("explode"), unit),
            Event::SetOff { ground } => self.unit(new("set-off"), ground),
            Event::Hit(hit) => self.hit(hit),
            Event::Absorbed { medic, patient, source, wounds, .. } => {
                let told = self.unit(new("absorb"), medic).with("saves", self.hex(patient));
                self.source(told, *source).with_if(*wounds > 0, "wounds", *wounds)
            }
            Event::CardAbsorbed { side, patient, source, wounds } => {
                let told = self.of_side("card", *side).with("saves", self.hex(patient));
                self.source(told, *source).with_if(*wounds > 0, "wounds", *wounds)
            }
            Event::Wounded { unit, amount, wounds } => {
                self.unit(new("wound"), unit).with("amount", *amount).with("wounds", *wounds)
            }
            Event::HeadquartersDamaged { unit, amount, left } => {
                self.unit(new("hq"), unit).with("amount", *amount).with("left", *left)
            }
            Event::Destroyed { unit, cause } => self.unit(new("gone"), unit).with("cause", destruction_word(*cause)),
            Event::BattleEnded { cause } => new("battle-end").with("cause", cause_word(*cause)),
            Event::TurnEnded { side } => self.of_side("turn-end", *side),
            Event::ExtraTurns { sides } => {
                let is_duel = self.roster.mode().sides().len() == 2;
                new("extra-turns").with_if(!is_duel, "sides", self.letters(*sides))
            }
            Event::Scored { side, headquarters, amount, points } => self
                .unit(new("score"), headquarters)
                .with("by", self.side(*side))
                .with("amount", *amount)
                .with("points", *points),
            Event::Eliminated { side } => self.of_side("eliminated", *side),
            Event::Left { side, reason } => self.of_side("left", *side).with("reason", reason_word(*reason)),
            Event::Frightened { sides } => new("terror").of("sides", self.letters(*sides)),
            Event::Replaced { out, unit, rotation } => {
                let old = format!("{}/{}", self.side(out.owner), self.tile(out.owner, out.tile));
                self.unit(new("replace"), unit).with("rot", rotation.steps()).with("out", old)
            }
            Event::FoundationLaid { ground } => self.unit(new("foundation"), ground),
            Event::FoundationGone { ground, cause } => {
                self.unit(new("foundation-gone"), ground).with("cause", destruction_word(*cause))
            }
            Event::Returned { side, tile } => self.of_tile("return", *side, *tile),
            Event::BattlePrepared => new("prepare"),
            Event::Paid { headquarters, left } => self.unit(new("pay"), headquarters).with("left", *left),
            Event::NetThrown { unit, by } => {
                self.unit(new("mark"), unit).with("marker", "steel-net").with("by", self.side(*by))
            }
            Event::NetReturned { unit, by } => {
                self.unit(new("unmark"), unit).with("marker", "steel-net").with("by", self.side(*by))
            }
            Event::Reflected { unit, edge, source, path } => {
                let path: Vec<String> = path.iter().map(|&hex| name(hex)).collect();
                let told = self.unit(new("reflect"), unit).with("plate", *edge);
                self.source(told, *source).with_if(!path.is_empty(), "path", path)
            }
            Event::Poisoned { unit, by } => {
                self.unit(new("mark"), unit).with("marker", "poison").with("by", self.side(*by))
            }
            Event::Dragged { unit, to } => self.unit(new("drag"), unit).with("to", self.board.name(*to).to_string()),
            Event::Paralysed { unit, by } => {
                self.unit(new("mark"), unit).with("marker", "paralysis").with("by", self.side(*by))
            }
            Event::Recovered { unit } => self.unit(new("unmark"), unit).with("marker", "paralysis"),
            Event::GameOver { outcome: Outcome { winners, reason } } => {
                new("game-over").of("winner", self.winners(*winners)).with("reason", reason_word(*reason))
            }
        }
    }

    fn hit(&self, hit: &Hit) -> EventRecord {
        let told = self.source(self.unit(EventRecord::new("hit"), &hit.target), hit.source);
        let bonuses: Vec<String> =
            hit.bonuses.iter().map(|bonus| format!("{}+{}", self.hex(&bonus.from), bonus.amount)).collect();
        let path: Vec<String> = hit.path.iter().map(|&hex| self.board.name(hex).to_string()).collect();
        told.with_if(hit.melee > 0, "melee", hit.melee)
            .with_if(hit.ranged > 0, "ranged", hit.ranged)
            .with_if(hit.armour > 0, "armour", hit.armour)
            .with_if(!bonuses.is_empty(), "bonuses", bonuses)
            .with_if(!path.is_empty(), "path", path)
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
    }
}
