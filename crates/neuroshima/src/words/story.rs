//! Events narrated in sentences.

mod leader;

use super::describe::join_items;
use super::instants::key_part;
use super::reasons::{battle_key, destruction_key, initiative_reason};
use super::terrain;
use super::tile::{Object, tile_name};
use super::unit_name;
use crate::rules::event::{
    DestructionCause, Event, EventTile, Hit, HitSource, LeaderEvent, MoveCause, Outcome, OutcomeReason,
};
use crate::rules::tile::Feature;
use crate::rules::{Arrangement, Board, Foundation, Hex, Roster, Side, TileId};
use crate::texts::{text, word};
use sztab_game::{Language, Sides};
use sztab_words::FluentValue;

/// Narrates events in order, with the reasons for each amount. Events that do not interest readers are left out, as is
/// the heading of a segment without events. `segments` are the boards at the beginning of each segment, which explain
/// why a unit acts in it. Each of the `notes` is inserted before the event with its index, counted from 0.
#[must_use]
pub fn narrate(
    language: Language,
    roster: &Roster,
    board: Board,
    events: &[Event],
    segments: &[Arrangement],
    notes: &[(usize, String)],
) -> Vec<String> {
    let teller = Narrator { language, roster, board };
    let mut told = Vec::new();
    let mut heading = Vec::new();
    let mut segments = segments.iter();
    let mut last_move = None;
    let mut segment = None;
    for (index, event) in events.iter().enumerate() {
        for (_, note) in notes.iter().filter(|(at, _)| *at == index) {
            told.append(&mut heading);
            told.push(note.clone());
        }
        if let Event::SegmentBegan { initiative, .. } = *event {
            heading = vec![text(language, "story-segment", &[("initiative", initiative.into())])];
            segment = segments.next();
            if let Some(segment) = segment {
                let busy = acting_units(&events[index + 1..]);
                heading.extend(
                    busy.into_iter().filter_map(|unit| initiative_reason(language, roster, segment, unit, initiative)),
                );
            }
            continue;
        }
        let remarks = terrain::remarks(language, roster, board, event, &events[index + 1..], segment);
        // If the tile of the Base fills the hand, nothing else is drawn (NH-13.40).
        let is_empty = matches!(event, Event::Drew { tiles, .. } if tiles.is_empty());
        if is_empty && index > 0 && matches!(events[index - 1], Event::BaseTaken { .. }) {
            continue;
        }
        let before = last_move.take();
        if let Event::Moved { unit, to, by, .. } = *event {
            let begins = |event: &Event| {
                matches!(
                    event,
                    Event::InstantPlayed { .. } | Event::TacticPlayed { .. } | Event::Leader(LeaderEvent::Used { .. })
                )
            };
            let is_played = index > 0 && begins(&events[index - 1]);
            let is_second = before == Some((unit, by)) || (by == MoveCause::Tile && !is_played);
            last_move = Some((EventTile { hex: to, ..unit }, by));
            if is_second {
                told.push(teller.second_move_sentence(unit, to).to_text());
                told.extend(remarks);
                continue;
            }
        }
        let Some(sentence) = teller.sentence(event) else { continue };
        told.append(&mut heading);
        told.push(sentence.to_text());
        told.extend(remarks);
    }
    told
}

/// The units that act in a segment, from the events after its beginning.
fn acting_units(events: &[Event]) -> Vec<EventTile> {
    let mut busy: Vec<EventTile> = Vec::new();
    let of_segment = |event: &&Event| !matches!(event, Event::SegmentBegan { .. } | Event::BattleEnded { .. });
    for event in events.iter().take_while(of_segment) {
        if let Event::Hit(Hit {
            source: HitSource::Attack { unit, .. } | HitSource::Explosion { unit, .. } | HitSource::Shadow { unit, .. },
            ..
        })
        | Event::Exploded { unit } = event
            && !busy.contains(unit)
        {
            busy.push(*unit);
        }
    }
    busy
}

/// Outcome of the game, in a sentence.
#[must_use]
pub fn outcome_phrase(language: Language, roster: &Roster, outcome: Outcome) -> String {
    if roster.mode().sides().len() > 2 {
        return multi_side_outcome_phrase(language, roster, outcome);
    }
    let reason = match outcome.reason {
        OutcomeReason::HeadquartersDestroyed => "headquarters",
        OutcomeReason::FinalBattle => "final",
        OutcomeReason::OvertimeBattle => "overtime",
        OutcomeReason::Points => "points",
        OutcomeReason::Impasse => "impasse",
        OutcomeReason::Goal => "goal",
        OutcomeReason::FullPage => "full-page",
        OutcomeReason::Resignation => "resignation",
        OutcomeReason::Agreement => "agreement",
        OutcomeReason::Time => "time",
        OutcomeReason::Adjudication => "adjudication",
    };
    match outcome.winner() {
        Some(winner) => {
            let army = roster.army(winner).name.in_language(language);
            text(language, &format!("outcome-win-{reason}"), &[("army", army.into())])
        }
        None => word(language, &format!("outcome-draw-{reason}")),
    }
}

/// The outcome with more than two sides: one side wins, a team wins, several sides share the victory, or no side wins.
fn multi_side_outcome_phrase(language: Language, roster: &Roster, Outcome { winners, reason }: Outcome) -> String {
    let mode = roster.mode();
    let (has_teams, is_draw) = (mode.kind().has_teams(), winners == mode.sides());
    let form = match winners.len() {
        _ if is_draw => "draw",
        1 => "one",
        _ if has_teams => "team",
        _ => "shared",
    };
    let is_equal = matches!(form, "draw" | "shared");
    let why = match (reason, is_equal) {
        (OutcomeReason::HeadquartersDestroyed, false) if has_teams => "headquarters",
        (OutcomeReason::HeadquartersDestroyed, true) if has_teams => "headquarters-equal",
        (OutcomeReason::HeadquartersDestroyed, false) => "alone",
        (OutcomeReason::HeadquartersDestroyed, true) => "fell-together",
        (OutcomeReason::FinalBattle, false) => "final",
        (OutcomeReason::FinalBattle, true) => "final-equal",
        (OutcomeReason::OvertimeBattle, false) => "overtime",
        (OutcomeReason::OvertimeBattle, true) => "overtime-equal",
        (OutcomeReason::Points, false) => "points",
        (OutcomeReason::Points, true) => "points-equal",
        (OutcomeReason::Impasse, false) => "impasse",
        (OutcomeReason::Impasse, true) => "impasse-equal",
        (OutcomeReason::Goal, false) => "goal",
        (OutcomeReason::Goal, true) => "goal-together",
        (OutcomeReason::FullPage, _) => "full-page",
        (OutcomeReason::Resignation, _) if has_teams => "resignation",
        (OutcomeReason::Time, _) if has_teams => "time",
        (OutcomeReason::Resignation | OutcomeReason::Time, _) => "left",
        (OutcomeReason::Agreement, _) => "agreement",
        (OutcomeReason::Adjudication, _) => "adjudication",
    };
    let arguments = [
        ("ending", form.into()),
        ("armies", army_list(language, roster, winners).into()),
        ("why", word(language, &format!("outcome-why-{why}")).into()),
    ];
    text(language, "outcome-several", &arguments)
}

/// The armies of sides as a list: "Borgo, Moloch and Outpost".
#[must_use]
pub fn army_list(language: Language, roster: &Roster, sides: Sides) -> String {
    let armies = sides.iter().map(|side| roster.army(side).name.in_language(language).to_owned());
    join_items(language, armies.collect())
}

/// Name of the attacking unit or tile, in the form used at the `start` of a sentence or `within` it.
pub(super) fn source_name(
    language: Language,
    roster: &Roster,
    board: Board,
    source: HitSource,
    place: &'static str,
) -> String {
    match source {
        HitSource::Attack { unit, .. } | HitSource::Shadow { unit, .. } | HitSource::Foundation { ground: unit } => {
            unit_name(language, roster, board, unit)
        }
        HitSource::Explosion { unit, .. } => {
            let hex = board.name(unit.hex).to_string();
            text(language, "source-explosion", &[("hex", hex.into()), ("place", place.into())])
        }
        HitSource::Poison { .. } => text(language, "source-poison", &[("place", place.into())]),
        HitSource::Hazard { .. } => text(language, "source-hazard", &[("place", place.into())]),
        HitSource::Instant { instant, .. } => word(language, &format!("instant-{}", key_part(instant.word()))),
    }
}

struct Narrator<'a> {
    language: Language,
    roster: &'a Roster,
    board: Board,
}

/// A sentence to be built: its text key and its arguments.
struct Sentence<'a> {
    teller: &'a Narrator<'a>,
    key: String,
    arguments: Vec<(&'static str, FluentValue<'static>)>,
}

impl Sentence<'_> {
    fn with(mut self, name: &'static str, value: impl Into<FluentValue<'static>>) -> Self {
        self.arguments.push((name, value.into()));
        self
    }

    fn with_army(self, side: Side) -> Self {
        let army = self.teller.roster.army(side).name.in_language(self.teller.language).to_owned();
        self.with("army", army)
    }

    fn with_armies(self, sides: Sides) -> Self {
        let armies = army_list(self.teller.language, self.teller.roster, sides);
        self.with("armies", armies)
    }

    fn with_unit(self, name: &'static str, unit: EventTile) -> Self {
        let unit = self.teller.unit_text(unit);
        self.with(name, unit)
    }

    /// Adds the object of the sentence, which some languages decline.
    fn with_object(self, name: &'static str, object: &Object) -> Self {
        self.with(name, object.name()).with("form", object.form())
    }

    /// Adds a unit as the object.
    fn with_unit_object(self, unit: EventTile) -> Self {
        let Narrator { language, roster, board } = *self.teller;
        self.with_object("unit", &Object::unit(language, roster, board, unit))
    }

    fn with_hex(self, hex: Hex) -> Self {
        let hex = self.teller.board.name(hex).to_string();
        self.with("hex", hex)
    }

    fn with_source(self, source: HitSource) -> Self {
        let source = self.teller.source_text(source, "within");
        self.with("source", source)
    }

    fn to_text(&self) -> String {
        text(self.teller.language, &self.key, &self.arguments)
    }
}

impl Narrator<'_> {
    #[allow(clippy::too_many_lines, reason = "one short arm for each event")]
    fn sentence(&self, event: &Event) -> Option<Sentence<'_>> {
        Some(match *event {
            Event::HeadquartersPlaced { unit, .. } => self.unit_sentence("story-headquarters-placed", unit),
            Event::Drew { side, ref tiles, .. } if tiles.is_empty() => self.side_sentence("story-drew-nothing", side),
            Event::Drew { side, ref tiles, .. } => self.tiles_sentence("story-drew", side, tiles),
            Event::TimeRanOut { side } if self.has_more_than_two_sides() => {
                self.side_sentence("story-time-ran-out-several", side)
            }
            Event::TimeRanOut { side } => self.side_sentence("story-time-ran-out", side),
            Event::LastTileDrawn { side, first: true } => self.side_sentence("story-last-tile", side),
            Event::UnluckyDraw { side, ref tiles } => self.tiles_sentence("story-unlucky-draw", side, tiles),
            Event::Discarded { side, tile, .. } => self.tiles_sentence("story-discarded", side, &[tile]),
            Event::BaseLaid { side, tile } => self.tiles_sentence("story-base-laid", side, &[tile]),
            Event::BaseTaken { side, tile } => self.tiles_sentence("story-base-taken", side, &[tile]),
            Event::TacticPlayed { side, instant } => {
                let instant = word(self.language, &format!("instant-{}", key_part(instant.word())));
                self.side_sentence("story-tactic", side).with("instant", instant)
            }
            Event::CardAbsorbed { side, patient, source, .. } => {
                self.side_sentence("story-card-absorbed", side).with_unit("patient", patient).with_source(source)
            }
            Event::Placed { unit, .. } | Event::FoundationLaid { ground: unit } => {
                self.side_sentence("story-placed", unit.owner).with_unit_object(unit)
            }
            Event::Built { one, two, ref paid, .. } => {
                let paid = Object::tiles(self.language, self.roster, one.owner, paid).nominative();
                let sentence = self.side_sentence("story-built", one.owner).with_unit_object(one).with("paid", paid);
                sentence.with_hex(two.hex)
            }
            Event::InstantPlayed { side, tile, .. } => self.tiles_sentence("story-instant", side, &[tile]),
            Event::Moved { unit, to, by, .. } => self.move_sentence(unit, to, by),
            Event::Pushed { unit, to, pusher } => {
                self.new_sentence("story-pushed").with_unit_object(unit).with_hex(to).with_unit("pusher", pusher)
            }
            Event::Swapped { one, other } => {
                self.new_sentence("story-swapped").with_unit("one", one).with_unit("other", other)
            }
            Event::Taken { unit, by, source } => {
                self.side_sentence("story-taken", by).with_unit_object(unit).with_unit("source", source)
            }
            Event::Released { unit } => self.unit_sentence("story-released", unit).with_army(unit.owner),
            Event::Turned { unit, .. } => self.unit_sentence("story-turned", unit),
            Event::SmallBombDropped { hexes, .. } => {
                let hexes = hexes.map(|hex| self.board.name(hex).to_string()).to_vec();
                self.new_sentence("story-small-bomb").with("hexes", join_items(self.language, hexes))
            }
            Event::BombDropped { centre, .. } => self.new_sentence("story-bomb").with_hex(centre),
            Event::Exploded { unit } => self.unit_sentence("story-exploded", unit),
            Event::BattleBegan { cause, causer } => self.side_sentence(battle_key(cause), causer),
            Event::Converted { unit, to_ranged, module, .. } => {
                let key = if to_ranged { "story-converted-ranged" } else { "story-converted-melee" };
                self.unit_sentence(key, unit).with_unit("module", module)
            }
            Event::Hit(ref hit) => self.hit_sentence(hit),
            // A Medic of another side serves because a Scoper has turned it (NH-8.22). For a Spy's Medic, or for a unit
            // under another side's control, no Scoper is needed.
            Event::Absorbed { medic, patient, source, scoped, .. } => {
                let key = if scoped { "story-absorbed-scoped" } else { "story-absorbed" };
                self.new_sentence(key).with_unit("medic", medic).with_unit("patient", patient).with_source(source)
            }
            Event::HeadquartersDamaged { unit, left, .. } => {
                self.unit_sentence("story-headquarters-left", unit).with("left", left)
            }
            Event::Destroyed { unit, cause } => self.unit_sentence(destruction_key(cause)?, unit),
            Event::Scored { side, amount, points, .. } => {
                self.side_sentence("story-scored", side).with("amount", amount).with("points", points)
            }
            Event::Eliminated { side } => self.side_sentence("story-eliminated", side),
            Event::Left { side, reason: OutcomeReason::Time } => self.side_sentence("story-left-time", side),
            Event::Left { side, .. } => self.side_sentence("story-left", side),
            Event::ExtraTurns { sides } => self.new_sentence(self.extra_turns_key(sides)).with_armies(sides),
            Event::Frightened { sides } => self.new_sentence("story-terror").with_armies(sides),
            Event::Replaced { out, unit, .. } => self.unit_sentence("story-replaced", unit).with_unit("out", out),
            Event::SetOff { ground } => self.unit_sentence("story-mine", ground),
            Event::FoundationGone { ground, cause } => self.unit_sentence(self.foundation_key(ground, cause)?, ground),
            Event::Returned { side, tile } => {
                let tile = tile_name(self.language, self.roster, side, tile).to_owned();
                self.side_sentence("story-returned", side).with("tile", tile)
            }
            Event::Dragged { unit, to } => self.new_sentence("story-dragged").with_unit_object(unit).with_hex(to),
            Event::Paralysed { unit, .. } => self.unit_sentence("story-paralysed", unit),
            Event::PageScored { side, amount, score } => {
                self.side_sentence("story-page-scored", side).with("amount", amount).with("score", score)
            }
            Event::PageHealed { unit, amount, .. } => {
                self.unit_sentence("story-page-healed", unit).with("amount", amount)
            }
            Event::PageRepaired { unit, amount, left } => {
                self.unit_sentence("story-page-repaired", unit).with("amount", amount).with("left", left)
            }
            Event::PageTurned { unit, .. } => self.unit_sentence("story-page-turned", unit),
            Event::Leader(event) => self.leader_sentence(event),
            Event::Recovered { unit } => self.unit_sentence("story-recovered", unit),
            Event::Paid { headquarters, left } => self.unit_sentence("story-paid", headquarters).with("left", left),
            Event::NetThrown { unit, by } => self.side_sentence("story-net-thrown", by).with_unit_object(unit),
            Event::NetReturned { unit, .. } => self.unit_sentence("story-net-returned", unit),
            Event::Reflected { unit, source, .. } => self.unit_sentence("story-reflected", unit).with_source(source),
            Event::Poisoned { unit, .. } => self.unit_sentence("story-poisoned", unit),
            Event::BattlePrepared => self.new_sentence("story-battle-start"),
            Event::Wounded { .. }
            | Event::LastTileDrawn { first: false, .. }
            | Event::SegmentBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::DecisionAsked { .. }
            | Event::DecisionMade { .. }
            | Event::BattleEnded { .. }
            | Event::GameOver { .. } => return None,
        })
    }

    /// The text key for a Foundation that leaves the board. A Toxic Bomb leaves the board after its hits, but its
    /// explosion is narrated before them.
    fn foundation_key(&self, ground: EventTile, cause: DestructionCause) -> Option<&'static str> {
        let is_toxic_bomb = || self.roster.tile(ground.owner, ground.tile).foundation() == Some(Foundation::ToxicBomb);
        match cause {
            DestructionCause::Explosion => (!is_toxic_bomb()).then_some("story-mine"),
            DestructionCause::SideOut => None,
            DestructionCause::Wounds
            | DestructionCause::Healing
            | DestructionCause::Outright
            | DestructionCause::Execution
            | DestructionCause::Hole
            | DestructionCause::ToughnessLost => Some("story-destroyed"),
        }
    }

    /// True if more than two sides play.
    fn has_more_than_two_sides(&self) -> bool {
        self.roster.mode().sides().len() > 2
    }

    fn extra_turns_key(&self, sides: Sides) -> &'static str {
        let mode = self.roster.mode();
        if !self.has_more_than_two_sides() {
            "story-extra-turns"
        } else if mode.kind().has_teams() {
            "story-extra-turns-teams"
        } else if sides == mode.sides() {
            "story-extra-turns-all"
        } else {
            "story-extra-turns-some"
        }
    }

    /// A hit as a sentence: "Thug (C3) hits Mutant (C2) for 3: 2 and 1 from Hegemony HQ (B3), 1 stopped by armour".
    fn hit_sentence(&self, hit: &Hit) -> Sentence<'_> {
        let target = Object::unit(self.language, self.roster, self.board, hit.target);
        let source = self.source_text(hit.source, "start");
        let say = |key| self.new_sentence(key).with("source", source).with_object("target", &target);
        if hit.destroys {
            return say("story-hit-destroys");
        }
        if hit.poisons {
            return say("story-hit-poisons");
        }
        if hit.wounds == 0 {
            return say("story-hit-stopped");
        }
        if hit.is_endless {
            return say("story-hit-endless").with("wounds", hit.wounds);
        }
        let reasons = self.strength_parts(hit).join(&word(self.language, "list-comma"));
        let key = if reasons.is_empty() { "story-hit" } else { "story-hit-because" };
        say(key).with("wounds", hit.wounds).with("reasons", reasons)
    }

    /// The parts that make up a hit's strength; empty if all of it is the attacker's own.
    fn strength_parts(&self, hit: &Hit) -> Vec<String> {
        let mut parts: Vec<String> = Vec::new();
        let added: u8 = hit.bonuses.iter().map(|bonus| bonus.amount).sum();
        if added > 0 || hit.armour > 0 {
            let own = (hit.melee + hit.ranged).saturating_sub(added);
            parts.push(text(self.language, "story-part-own", &[("amount", own.into())]));
        }
        parts.extend(hit.bonuses.iter().map(|bonus| {
            let mode = self.roster.mode();
            let is_spy = |unit: EventTile| self.roster.tile(unit.owner, unit.tile).has(Feature::Spy);
            let is_lent = mode.are_enemies(hit.source.side(), bonus.side()) && !hit.source.unit().is_some_and(is_spy);
            let from = self.unit_text(bonus.from);
            // The effect of an enemy's module comes through a Scoper (NH-9.20), except for a Spy (NH-14.67).
            let from = if is_lent { text(self.language, "unit-scoped", &[("unit", from.into())]) } else { from };
            text(self.language, "story-part-bonus", &[("amount", bonus.amount.into()), ("unit", from.into())])
        }));
        if hit.armour > 0 {
            parts.push(text(self.language, "story-part-armour", &[("amount", hit.armour.into())]));
        }
        parts
    }

    fn move_sentence(&self, unit: EventTile, to: Hex, by: MoveCause) -> Sentence<'_> {
        let done = if to == unit.hex { "turned" } else { "moved" };
        let key = match by {
            MoveCause::Tile => format!("story-{done}"),
            MoveCause::Ability(ability) => format!("story-{}-{done}", ability.word()),
        };
        self.unit_sentence(&key, unit).with_hex(to)
    }

    /// The second of two moves, which costs no tile and no ability (NH-9.11).
    fn second_move_sentence(&self, unit: EventTile, to: Hex) -> Sentence<'_> {
        let key = if to == unit.hex { "story-turned-again" } else { "story-moved-again" };
        self.unit_sentence(key, unit).with_hex(to)
    }

    fn source_text(&self, source: HitSource, place: &'static str) -> String {
        source_name(self.language, self.roster, self.board, source, place)
    }

    fn unit_text(&self, unit: EventTile) -> String {
        unit_name(self.language, self.roster, self.board, unit)
    }

    fn new_sentence(&self, key: &str) -> Sentence<'_> {
        Sentence { teller: self, key: key.to_owned(), arguments: Vec::new() }
    }

    fn unit_sentence(&self, key: &str, unit: EventTile) -> Sentence<'_> {
        self.new_sentence(key).with_unit("unit", unit)
    }

    fn side_sentence(&self, key: &str, side: Side) -> Sentence<'_> {
        self.new_sentence(key).with_army(side)
    }

    fn tiles_sentence(&self, key: &str, side: Side, tiles: &[TileId]) -> Sentence<'_> {
        self.side_sentence(key, side).with_object("tiles", &Object::tiles(self.language, self.roster, side, tiles))
    }
}
