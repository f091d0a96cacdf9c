//! Events told in sentences.

use super::describe::enumerate;
use super::instants::key_part;
use super::reasons::reason;
use super::terrain;
use super::tile::{Object, tile_name};
use super::unit_name;
use crate::rules::event::{DestructionCause, Event, Hit, HitSource, MoveCause, Outcome, OutcomeReason, Seen};
use crate::rules::tile::Feature;
use crate::rules::{Arrangement, BattleCause, Board, Foundation, Hex, Roster, Side, TileId};
use crate::texts::{text, word};
use sztab_game::{Language, Sides};

/// Tells events one after the other, with the reasons for each amount. Events that say nothing to a reader are passed
/// over, and so is the heading of a segment in which nothing happens. `segments` are the boards at the beginning of
/// each segment among the events, from which follows why a unit acts in it. `notes` stand before events counted from 0.
#[must_use]
pub fn story(
    language: Language,
    roster: &Roster,
    board: Board,
    events: &[Event],
    segments: &[Arrangement],
    notes: &[(usize, String)],
) -> Vec<String> {
    let teller = Teller { language, roster, board };
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
                let busy = busy(&events[index + 1..]);
                heading.extend(busy.into_iter().filter_map(|unit| reason(language, roster, segment, unit, initiative)));
            }
            continue;
        }
        let remarks = terrain::remarks(language, roster, board, event, &events[index + 1..], segment);
        // Where the tile of the Base fills the hand, nothing is drawn beside it (NH-13.40).
        let is_empty = matches!(event, Event::Drew { tiles, .. } if tiles.is_empty());
        if is_empty && index > 0 && matches!(events[index - 1], Event::BaseTaken { .. }) {
            continue;
        }
        let before = last_move.take();
        if let Event::Moved { unit, to, by, .. } = *event {
            let begins = |event: &Event| matches!(event, Event::InstantPlayed { .. } | Event::TacticPlayed { .. });
            let is_played = index > 0 && begins(&events[index - 1]);
            let is_second = before == Some((unit, by)) || (by == MoveCause::Tile && !is_played);
            last_move = Some((Seen { hex: to, ..unit }, by));
            if is_second {
                told.push(teller.tell_second_move(unit, to));
                told.extend(remarks);
                continue;
            }
        }
        let Some(sentence) = teller.sentence(event) else { continue };
        told.append(&mut heading);
        told.push(sentence);
        told.extend(remarks);
    }
    told
}

/// The units that do something in a segment, given what follows its beginning.
fn busy(events: &[Event]) -> Vec<Seen> {
    let mut busy: Vec<Seen> = Vec::new();
    let of_segment = |event: &&Event| !matches!(event, Event::SegmentBegan { .. } | Event::BattleEnded { .. });
    for event in events.iter().take_while(of_segment) {
        let unit = match event {
            Event::Hit(Hit {
                source:
                    HitSource::Attack { unit, .. } | HitSource::Explosion { unit, .. } | HitSource::Shadow { unit, .. },
                ..
            })
            | Event::Exploded { unit } => *unit,
            _ => continue,
        };
        if !busy.contains(&unit) {
            busy.push(unit);
        }
    }
    busy
}

/// Outcome of the game, in a sentence.
#[must_use]
pub fn outcome_phrase(language: Language, roster: &Roster, outcome: Outcome) -> String {
    if roster.mode().sides().len() > 2 {
        return outcome_of_several(language, roster, outcome);
    }
    let reason = match outcome.reason {
        OutcomeReason::HeadquartersDestroyed => "headquarters",
        OutcomeReason::FinalBattle => "final",
        OutcomeReason::OvertimeBattle => "overtime",
        OutcomeReason::Points => "points",
        OutcomeReason::Impasse => "impasse",
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

/// The same where more than two play: one wins, a team does, several share the victory, or nobody wins.
fn outcome_of_several(language: Language, roster: &Roster, Outcome { winners, reason }: Outcome) -> String {
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

/// The armies of some sides: "Borgo, Moloch and Outpost".
#[must_use]
pub fn army_list(language: Language, roster: &Roster, sides: Sides) -> String {
    let armies = sides.iter().map(|side| roster.army(side).name.in_language(language).to_owned());
    enumerate(language, armies.collect())
}

/// Name of the unit or tile that hits, at the `start` of a sentence or `within` it.
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
        HitSource::Instant { instant, .. } => word(language, &format!("instant-{}", key_part(instant.word()))),
    }
}

/// The key of the sentence about the beginning of a Battle.
fn battle_key(cause: BattleCause) -> &'static str {
    match cause {
        BattleCause::Tile => "story-battle-tile",
        BattleCause::FullBoard => "story-battle-full-board",
        BattleCause::Final => "story-battle-final",
        BattleCause::Overtime => "story-battle-overtime",
    }
}

struct Teller<'a> {
    language: Language,
    roster: &'a Roster,
    board: Board,
}

impl Teller<'_> {
    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    fn sentence(&self, event: &Event) -> Option<String> {
        let language = self.language;
        Some(match event {
            Event::HeadquartersPlaced { unit, .. } => self.about("story-headquarters-placed", *unit),
            Event::Drew { side, tiles, .. } if tiles.is_empty() => self.of_side("story-drew-nothing", *side),
            Event::Drew { side, tiles, .. } => self.with_tiles("story-drew", *side, tiles),
            Event::TimeRanOut { side } if self.is_of_several() => self.of_side("story-time-ran-out-several", *side),
            Event::TimeRanOut { side } => self.of_side("story-time-ran-out", *side),
            Event::LastTileDrawn { side, first: true } => self.of_side("story-last-tile", *side),
            Event::UnluckyDraw { side, tiles } => self.with_tiles("story-unlucky-draw", *side, tiles),
            Event::Discarded { side, tile, .. } => self.with_tiles("story-discarded", *side, &[*tile]),
            Event::BaseLaid { side, tile } => self.with_tiles("story-base-laid", *side, &[*tile]),
            Event::BaseTaken { side, tile } => self.with_tiles("story-base-taken", *side, &[*tile]),
            Event::TacticPlayed { side, instant } => {
                let instant = word(language, &format!("instant-{}", key_part(instant.word())));
                text(language, "story-tactic", &[("army", self.army(*side).into()), ("instant", instant.into())])
            }
            Event::CardAbsorbed { side, patient, source, .. } => {
                let arguments = [
                    ("army", self.army(*side).into()),
                    ("patient", self.unit(*patient).into()),
                    ("source", self.source(*source, "within").into()),
                ];
                text(language, "story-card-absorbed", &arguments)
            }
            Event::Placed { unit, .. } => self.tell_placement(*unit),
            Event::InstantPlayed { side, tile, .. } => self.with_tiles("story-instant", *side, &[*tile]),
            Event::Moved { unit, to, by, .. } => self.tell_move(*unit, *to, *by),
            Event::Pushed { unit, to, pusher } => self.tell_push(*unit, *to, *pusher),
            Event::Swapped { one, other } => {
                let arguments = [("one", self.unit(*one).into()), ("other", self.unit(*other).into())];
                text(language, "story-swapped", &arguments)
            }
            Event::Taken { unit, by, source } => {
                let taken = self.object(*unit);
                let arguments = [
                    ("army", self.army(*by).into()),
                    ("unit", taken.name()),
                    ("form", taken.form()),
                    ("source", self.unit(*source).into()),
                ];
                text(language, "story-taken", &arguments)
            }
            Event::Released { unit } => self.of_side_about("story-released", unit.owner, *unit),
            Event::Turned { unit, .. } => self.about("story-turned", *unit),
            Event::SmallBombDropped { hexes, .. } => {
                let hexes = hexes.map(|hex| self.board.name(hex).to_string()).to_vec();
                text(language, "story-small-bomb", &[("hexes", enumerate(language, hexes).into())])
            }
            Event::BombDropped { centre, .. } => {
                text(language, "story-bomb", &[("hex", self.board.name(*centre).to_string().into())])
            }
            Event::Exploded { unit } => self.about("story-exploded", *unit),
            Event::BattleBegan { cause, causer } => self.of_side(battle_key(*cause), *causer),
            Event::Converted { unit, to_ranged, module, .. } => {
                let key = if *to_ranged { "story-converted-ranged" } else { "story-converted-melee" };
                text(language, key, &[("unit", self.unit(*unit).into()), ("module", self.unit(*module).into())])
            }
            Event::Hit(hit) => self.hit(hit),
            Event::Absorbed { medic, patient, source, scoped, .. } => {
                self.tell_absorption(*medic, *patient, *source, *scoped)
            }
            Event::HeadquartersDamaged { unit, left, .. } => text(
                language,
                "story-headquarters-left",
                &[("unit", self.unit(*unit).into()), ("left", (*left).into())],
            ),
            Event::Destroyed { unit, cause: DestructionCause::Healing } => self.about("story-medic-gone", *unit),
            Event::Destroyed { unit, cause: DestructionCause::ToughnessLost } => {
                self.about("story-toughness-lost", *unit)
            }
            Event::Destroyed { unit, cause: DestructionCause::Hole } => self.about("story-swallowed", *unit),
            Event::Destroyed { unit, cause: DestructionCause::Execution } => self.about("story-executed", *unit),
            Event::Destroyed { unit, cause: DestructionCause::Explosion } => self.about("story-explosion-gone", *unit),
            Event::Destroyed { unit, cause: DestructionCause::Wounds | DestructionCause::Outright } => {
                self.about("story-destroyed", *unit)
            }
            Event::Scored { side, amount, points, .. } => text(
                language,
                "story-scored",
                &[("army", self.army(*side).into()), ("amount", (*amount).into()), ("points", (*points).into())],
            ),
            Event::Eliminated { side } => self.of_side("story-eliminated", *side),
            Event::Left { side, reason: OutcomeReason::Time } => self.of_side("story-left-time", *side),
            Event::Left { side, .. } => self.of_side("story-left", *side),
            Event::ExtraTurns { sides } => self.extra_turns(*sides),
            Event::Frightened { sides } => {
                let armies = army_list(language, self.roster, *sides);
                text(language, "story-terror", &[("armies", armies.into())])
            }
            Event::Replaced { out, unit, .. } => {
                text(language, "story-replaced", &[("unit", self.unit(*unit).into()), ("out", self.unit(*out).into())])
            }
            Event::FoundationLaid { ground } => self.tell_placement(*ground),
            Event::FoundationGone { ground, cause: DestructionCause::Explosion } if self.is_told(*ground) => {
                return None;
            }
            Event::SetOff { ground } | Event::FoundationGone { ground, cause: DestructionCause::Explosion } => {
                self.about("story-mine", *ground)
            }
            Event::FoundationGone { ground, cause } if *cause != DestructionCause::SideOut => {
                self.about("story-destroyed", *ground)
            }
            Event::Returned { side, tile } => {
                let tile = tile_name(language, self.roster, *side, *tile).to_owned();
                text(language, "story-returned", &[("tile", tile.into()), ("army", self.army(*side).into())])
            }
            Event::Dragged { unit, to } => self.tell_drag(*unit, *to),
            Event::Paralysed { unit, .. } => self.about("story-paralysed", *unit),
            Event::Recovered { unit } => self.about("story-recovered", *unit),
            Event::Paid { headquarters, left } => {
                text(language, "story-paid", &[("unit", self.unit(*headquarters).into()), ("left", (*left).into())])
            }
            Event::NetThrown { unit, by } => {
                let target = self.object(*unit);
                let arguments = [("army", self.army(*by).into()), ("unit", target.name()), ("form", target.form())];
                text(language, "story-net-thrown", &arguments)
            }
            Event::NetReturned { unit, .. } => self.about("story-net-returned", *unit),
            Event::Reflected { unit, source, .. } => text(
                language,
                "story-reflected",
                &[("unit", self.unit(*unit).into()), ("source", self.source(*source, "within").into())],
            ),
            Event::Poisoned { unit, .. } => self.about("story-poisoned", *unit),
            Event::BattlePrepared => word(language, "story-battle-start"),
            Event::Wounded { .. }
            | Event::Destroyed { cause: DestructionCause::SideOut, .. }
            | Event::FoundationGone { .. }
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

    /// True if it is told before the hits that a Foundation goes off: a Toxic Bomb leaves the board after them.
    fn is_told(&self, ground: Seen) -> bool {
        self.roster.tile(ground.owner, ground.tile).foundation() == Some(Foundation::ToxicBomb)
    }

    /// True if more than two play.
    fn is_of_several(&self) -> bool {
        self.roster.mode().sides().len() > 2
    }

    fn extra_turns(&self, sides: Sides) -> String {
        let mode = self.roster.mode();
        let key = match mode.kind() {
            _ if !self.is_of_several() => return word(self.language, "story-extra-turns"),
            kind if kind.has_teams() => "story-extra-turns-teams",
            _ if sides == mode.sides() => "story-extra-turns-all",
            _ => "story-extra-turns-some",
        };
        text(self.language, key, &[("armies", army_list(self.language, self.roster, sides).into())])
    }

    fn tell_placement(&self, unit: Seen) -> String {
        let placed = self.object(unit);
        let arguments = [("army", self.army(unit.owner).into()), ("unit", placed.name()), ("form", placed.form())];
        text(self.language, "story-placed", &arguments)
    }

    fn tell_push(&self, unit: Seen, to: Hex, pusher: Seen) -> String {
        let pushed = self.object(unit);
        let arguments = [
            ("unit", pushed.name()),
            ("form", pushed.form()),
            ("hex", self.board.name(to).to_string().into()),
            ("pusher", self.unit(pusher).into()),
        ];
        text(self.language, "story-pushed", &arguments)
    }

    fn tell_drag(&self, unit: Seen, to: Hex) -> String {
        let dragged = self.object(unit);
        let hex = self.board.name(to).to_string();
        let arguments = [("unit", dragged.name()), ("form", dragged.form()), ("hex", hex.into())];
        text(self.language, "story-dragged", &arguments)
    }

    /// A Medic of the other side serves where a Scoper has turned it (NH-8.22); a Spy's or a taken one needs none.
    fn tell_absorption(&self, medic: Seen, patient: Seen, source: HitSource, scoped: bool) -> String {
        let key = if scoped { "story-absorbed-scoped" } else { "story-absorbed" };
        let arguments = [
            ("medic", self.unit(medic).into()),
            ("patient", self.unit(patient).into()),
            ("source", self.source(source, "within").into()),
        ];
        text(self.language, key, &arguments)
    }

    /// "Thug (C3) hits Mutant (C2) for 3: 2 and 1 from Hegemony HQ (B3), 1 stopped by armour".
    fn hit(&self, hit: &Hit) -> String {
        let (source, target) = (self.source(hit.source, "start"), self.object(hit.target));
        let pair = [("source", source.clone().into()), ("target", target.name()), ("form", target.form())];
        if hit.destroys {
            return text(self.language, "story-hit-destroys", &pair);
        }
        if hit.poisons {
            return text(self.language, "story-hit-poisons", &pair);
        }
        if hit.wounds == 0 {
            return text(self.language, "story-hit-stopped", &pair);
        }
        if hit.is_endless {
            let arguments: Vec<_> = pair.into_iter().chain([("wounds", hit.wounds.into())]).collect();
            return text(self.language, "story-hit-endless", &arguments);
        }
        let mut parts: Vec<String> = Vec::new();
        let added: u8 = hit.bonuses.iter().map(|bonus| bonus.amount).sum();
        if added > 0 || hit.armour > 0 {
            let own = (hit.melee + hit.ranged).saturating_sub(added);
            parts.push(text(self.language, "story-part-own", &[("amount", own.into())]));
        }
        parts.extend(hit.bonuses.iter().map(|bonus| {
            let mode = self.roster.mode();
            let is_spy = |unit: Seen| self.roster.tile(unit.owner, unit.tile).has(Feature::Spy);
            let is_lent = mode.are_enemies(hit.source.side(), bonus.side()) && !hit.source.unit().is_some_and(is_spy);
            let from = self.unit(bonus.from);
            // The gift of an enemy's module comes by a Scoper (NH-9.20), but to a Spy (NH-14.67).
            let from = if is_lent { text(self.language, "unit-scoped", &[("unit", from.into())]) } else { from };
            text(self.language, "story-part-bonus", &[("amount", bonus.amount.into()), ("unit", from.into())])
        }));
        if hit.armour > 0 {
            parts.push(text(self.language, "story-part-armour", &[("amount", hit.armour.into())]));
        }
        let reasons = parts.join(&word(self.language, "list-comma"));
        let key = if reasons.is_empty() { "story-hit" } else { "story-hit-because" };
        text(
            self.language,
            key,
            &[
                ("source", source.into()),
                ("target", target.name()),
                ("form", target.form()),
                ("wounds", hit.wounds.into()),
                ("reasons", reasons.into()),
            ],
        )
    }

    fn tell_move(&self, unit: Seen, to: Hex, by: MoveCause) -> String {
        let done = if to == unit.hex { "turned" } else { "moved" };
        let key = match by {
            MoveCause::Tile => format!("story-{done}"),
            MoveCause::Ability(ability) => format!("story-{}-{done}", ability.word()),
        };
        let hex = self.board.name(to).to_string();
        text(self.language, &key, &[("unit", self.unit(unit).into()), ("hex", hex.into())])
    }

    /// The second of two moves, for which nothing was played or spent (NH-9.11).
    fn tell_second_move(&self, unit: Seen, to: Hex) -> String {
        let key = if to == unit.hex { "story-turned-again" } else { "story-moved-again" };
        let hex = self.board.name(to).to_string();
        text(self.language, key, &[("unit", self.unit(unit).into()), ("hex", hex.into())])
    }

    fn source(&self, source: HitSource, place: &'static str) -> String {
        source_name(self.language, self.roster, self.board, source, place)
    }

    fn unit(&self, unit: Seen) -> String {
        unit_name(self.language, self.roster, self.board, unit)
    }

    fn army(&self, side: Side) -> String {
        self.roster.army(side).name.in_language(self.language).to_owned()
    }

    fn object(&self, unit: Seen) -> Object {
        Object::unit(self.language, self.roster, self.board, unit)
    }

    fn about(&self, key: &str, unit: Seen) -> String {
        text(self.language, key, &[("unit", self.unit(unit).into())])
    }

    fn of_side_about(&self, key: &str, side: Side, unit: Seen) -> String {
        text(self.language, key, &[("army", self.army(side).into()), ("unit", self.unit(unit).into())])
    }

    fn of_side(&self, key: &str, side: Side) -> String {
        text(self.language, key, &[("army", self.army(side).into())])
    }

    fn with_tiles(&self, key: &str, side: Side, tiles: &[TileId]) -> String {
        let tiles = Object::tiles(self.language, self.roster, side, tiles);
        let arguments = [("army", self.army(side).into()), ("tiles", tiles.name()), ("form", tiles.form())];
        text(self.language, key, &arguments)
    }
}
