//! Events in sentences.

use sztab_game::{Language, Narrative, Side};
use sztab_words::FluentValue;

use crate::MechsGame;
use crate::action::Action;
use crate::event::{Event, Hazard, Source, Way};
use crate::state::Status;
use crate::texts::{text, word};
use crate::values::Resource;

use super::names;

/// The sentences of a narrative. Points of one source that follow each other are one sentence. What follows from another
/// sentence, or is seen in the picture, has none of its own.
pub fn story(game: &MechsGame, narrative: &Narrative, language: Language) -> Vec<String> {
    let mut told: Vec<(Event, bool)> = Vec::new();
    for record in narrative.told_events() {
        let Some(&event) = record.event.event::<Event>() else { continue };
        if let (
            Some((Event::Scored { side, points, source }, _)),
            Event::Scored { side: other, points: more, source: again },
        ) = (told.last_mut(), event)
            && (*side, *source) == (other, again)
        {
            *points += more;
        } else {
            told.push((event, record.ordered.is_some()));
        }
    }
    let mut lines: Vec<Line> = Vec::new();
    // Prices that the next sentence names.
    let mut prices: Vec<String> = Vec::new();
    // The last event, if a further one may go on with its sentence.
    let mut before: Option<Event> = None;
    // The side that an order answered for, until a sentence about it names the order.
    let mut ordered: Option<Side> = None;
    for (index, (event, answered_by_order)) in told.iter().enumerate() {
        if let Event::Answered { side, action, .. } = event {
            let is_told = *answered_by_order && !matches!(action, Some(Action::Pass | Action::Mech(None)));
            ordered = is_told.then_some(*side);
        }
        if matches!(event, Event::Answered { .. } | Event::Asked { .. } | Event::TurnBegan { .. }) {
            continue;
        }
        let earlier = before.take();
        if let Some((side, change)) = change(event, language) {
            let pays = matches!(event, Event::Lost { .. });
            if pays && told.get(index + 1).is_some_and(|(next, _)| is_paid_for(next, side)) {
                prices.push(change);
                continue;
            }
            if let Some(line) = lines.last_mut().filter(|line| line.side == Some(side)) {
                line.changes.push(change);
                continue;
            }
            if matches!(event, Event::Gained { .. } | Event::Lost { .. }) {
                let text = format!("{}:", names::side(language, game, side));
                let is_ordered = ordered.take_if(|ordered| *ordered == side).is_some();
                lines.push(Line { side: Some(side), text, changes: vec![change], is_ordered });
                continue;
            }
        }
        let goes_on = matches!(event, Event::CardOpened { .. } | Event::RowFilled { .. });
        before = goes_on.then_some(*event);
        if let (Some(earlier), Some(line)) = (earlier, lines.last_mut())
            && let Some(longer) = join(game, &line.text, (&earlier, event), language)
        {
            line.text = longer;
            continue;
        }
        let Some(text) = sentence(game, event, language) else { continue };
        let changes = std::mem::take(&mut prices);
        let side = actor(event);
        let is_ordered = ordered.take_if(|ordered| Some(*ordered) == side).is_some();
        lines.push(Line { side, text, changes, is_ordered });
    }
    lines.into_iter().map(|line| line.print(language)).collect()
}

/// A sentence, with the resources and points that somebody gets or loses by what it tells.
struct Line {
    /// The side of its changes.
    side: Option<Side>,
    text: String,
    changes: Vec<String>,
    is_ordered: bool,
}

impl Line {
    fn print(self, language: Language) -> String {
        let Self { text: said, changes, is_ordered, .. } = self;
        let changes = changes.join(", ");
        let said = match said.strip_suffix(':') {
            _ if changes.is_empty() => said,
            Some(_) => format!("{said} {changes}."),
            None => format!("{} ({changes}).", said.trim_end_matches('.')),
        };
        if is_ordered { text(language, "story-ordered", &[("sentence", said.into())]) } else { said }
    }
}

/// Resources or points that a side gets or loses, as `+2 energy`. Points of zones have a sentence of their own.
fn change(event: &Event, language: Language) -> Option<(Side, String)> {
    let key = |resource| match resource {
        Resource::Energy => "change-energy",
        Resource::Credits => "change-credits",
    };
    let (side, key, sign, amount): (Side, &str, &str, i32) = if let Event::Gained { side, resource, amount } = *event {
        (side, key(resource), "+", amount.into())
    } else if let Event::Lost { side, resource, amount } = *event {
        (side, key(resource), "−", amount.into())
    } else if let Event::Scored { side, points, source } = *event
        && source != Source::Zones
    {
        (side, "change-points", "+", points)
    } else {
        return None;
    };
    Some((side, text(language, key, &[("sign", sign.into()), ("amount", amount.into())])))
}

/// Tells an event that a side may have paid for.
fn is_paid_for(event: &Event, payer: Side) -> bool {
    matches!(*event, Event::Bought { side, .. } | Event::Upgraded { side } | Event::MineDeployed { side, .. }
        | Event::TurretDeployed { side, .. } | Event::Attacked { side, .. } | Event::Healed { side, .. } if side == payer)
}

/// The side that acts in a sentence.
fn actor(event: &Event) -> Option<Side> {
    if let Event::CombatBegan { mover: side, .. }
    | Event::MineExploded { owner: side, .. }
    | Event::TurretFired { owner: side, .. }
    | Event::CardOpened { side, .. }
    | Event::Moved { side, .. }
    | Event::Attacked { side, .. }
    | Event::Healed { side, .. }
    | Event::MineDeployed { side, .. }
    | Event::TurretDeployed { side, .. }
    | Event::Bought { side, .. }
    | Event::Upgraded { side }
    | Event::MechTaken { side, .. }
    | Event::Gained { side, .. }
    | Event::Lost { side, .. } = *event
    {
        Some(side)
    } else {
        None
    }
}

/// One sentence for two events: a card and the move that it brings, or weapons that come on sale together. `said` is the
/// sentence of the first one; `None` where each has its own.
fn join(game: &MechsGame, said: &str, events: (&Event, &Event), language: Language) -> Option<String> {
    if let (Event::RowFilled { .. }, Event::RowFilled { weapon, .. }) = events {
        let weapon = names::weapon(language, game.values(), *weapon);
        return Some(format!("{}, {weapon}.", said.trim_end_matches('.')));
    }
    let (&Event::CardOpened { side, card, direction: Some(direction), .. }, &Event::Moved { side: mover, to, way, .. }) =
        events
    else {
        return None;
    };
    let key = match way {
        Way::Step => "story-card-moved",
        Way::Jump => "story-card-jumped",
        Way::Placed | Way::CarriedOff => return None,
    };
    let arguments = [
        ("side", names::side(language, game, side).into()),
        ("card", names::card(language, game.values(), card).into()),
        ("arrow", names::arrow(direction).into()),
        ("zone", to.to_string().into()),
    ];
    (side == mover).then(|| text(language, key, &arguments))
}

#[expect(clippy::too_many_lines, reason = "a short arm for each event")]
fn sentence(game: &MechsGame, event: &Event, language: Language) -> Option<String> {
    let values = game.values();
    let name = |side: Side| FluentValue::from(names::side(language, game, side));
    let say = |key: &str, arguments: &[(&'static str, FluentValue<'static>)]| Some(text(language, key, arguments));
    let zone = |zone: crate::arena::Zone| FluentValue::from(zone.to_string());
    let weapon = |id| FluentValue::from(names::weapon(language, values, id));
    match *event {
        Event::PilotOpened { side, pilot } => {
            let pilot = names::pilot(language, values, pilot);
            say("story-pilot-opened", &[("side", side.letter().to_string().into()), ("pilot", pilot.into())])
        }
        Event::BaseTaken { side, zone: at } => say("story-base-taken", &[("side", name(side)), ("zone", zone(at))]),
        Event::WeaponOpened { side, weapon: id } => {
            say("story-weapon-opened", &[("side", name(side)), ("weapon", weapon(id))])
        }
        Event::RowFilled { weapon: id, .. } => say("story-row-filled", &[("weapon", weapon(id))]),
        Event::RoundBegan { round, first } => {
            say("story-round-began", &[("round", round.into()), ("side", name(first))])
        }
        Event::ProgramsReady => Some(word(language, "story-programs-ready")),
        Event::CardOpened { side, card, direction, .. } => {
            let card = FluentValue::from(names::card(language, values, card));
            match direction {
                Some(direction) => {
                    let arrow = names::arrow(direction).into();
                    say("story-card-opened", &[("side", name(side)), ("card", card), ("arrow", arrow)])
                }
                None => say("story-card-opened-robot", &[("side", name(side)), ("card", card)]),
            }
        }
        Event::Moved { side, to, way, .. } => {
            let key = match way {
                Way::Step => "story-moved",
                Way::Jump => "story-jumped",
                Way::Placed => "story-placed",
                Way::CarriedOff => "story-carried-off",
            };
            say(key, &[("side", name(side)), ("zone", zone(to))])
        }
        Event::Blocked { side } => say("story-blocked", &[("side", name(side))]),
        Event::MineExploded { zone: at, owner, number } => {
            say("story-mine-exploded", &[("owner", name(owner)), ("zone", zone(at)), ("number", number.into())])
        }
        Event::TurretFired { zone: at, owner } => {
            say("story-turret-fired", &[("owner", name(owner)), ("zone", zone(at))])
        }
        Event::Hurt { side, lost, by } => {
            let key = match by {
                Hazard::Mine(_) => "story-hurt-mine",
                Hazard::Turret => "story-hurt-turret",
                Hazard::Line => "story-hurt-line",
                Hazard::OwnWeapon => "story-hurt-own-weapon",
            };
            say(key, &[("side", name(side)), ("lost", lost.into())])
        }
        Event::Scored { side, points, source } => {
            let key = match source {
                Source::Combat => "story-scored-combat",
                Source::Deployed => "story-scored-mines",
                Source::Zones => "story-scored-zones",
                Source::Mech => "story-scored-mech",
                Source::Weapons => "story-scored-weapons",
            };
            say(key, &[("side", name(side)), ("points", points.into())])
        }
        Event::PointsLost { side, points } => {
            say("story-points-lost", &[("side", name(side)), ("points", points.into())])
        }
        Event::CombatBegan { mover, enemy, zone: at } => {
            say("story-combat-began", &[("side", name(mover)), ("enemy", name(enemy)), ("zone", zone(at))])
        }
        Event::Attacked { side, enemy, weapon: id, is_power, damage, .. } => {
            let key = if is_power { "story-attacked-power" } else { "story-attacked" };
            let fight = [("side", name(side)), ("enemy", name(enemy))];
            say(key, &[fight.as_slice(), &[("weapon", weapon(id)), ("damage", damage.into())]].concat())
        }
        Event::AttackSkipped { side } => say("story-attack-skipped", &[("side", name(side))]),
        Event::Healed { side, health } => say("story-healed", &[("side", name(side)), ("amount", health.into())]),
        Event::Readied { side, weapon: id } => say("story-readied", &[("side", name(side)), ("weapon", weapon(id))]),
        Event::Retreated { side } => say("story-retreated", &[("side", name(side))]),
        Event::KnockedOut { side, was } => {
            let key = match was {
                Status::Pilot | Status::Armor | Status::Mech if game.state().player(side).is_robot => {
                    "story-knocked-out-robot"
                }
                Status::Pilot => "story-knocked-out-pilot",
                Status::Armor => "story-knocked-out-armor",
                Status::Mech => "story-knocked-out-mech",
            };
            say(key, &[("side", name(side))])
        }
        Event::AdHocBegan { side } => say("story-ad-hoc-began", &[("side", name(side))]),
        Event::MineDeployed { side, zone: at, number, from } => {
            let mut arguments = vec![("side", name(side)), ("zone", zone(at))];
            arguments.extend(number.map(|number| ("number", number.into())));
            arguments.extend(from.map(|from| ("from", zone(from))));
            let key = match (number, from) {
                (Some(_), Some(_)) => "story-mine-moved-number",
                (Some(_), None) => "story-mine-deployed-number",
                (None, Some(_)) => "story-mine-moved",
                (None, None) => "story-mine-deployed",
            };
            say(key, &arguments)
        }
        Event::TurretDeployed { side, zone: at, from } => {
            let mut arguments = vec![("side", name(side)), ("zone", zone(at))];
            arguments.extend(from.map(|from| ("from", zone(from))));
            say(if from.is_some() { "story-turret-moved" } else { "story-turret-deployed" }, &arguments)
        }
        Event::MineReturned { owner, zone: at } => {
            say("story-mine-returned", &[("owner", name(owner)), ("zone", zone(at))])
        }
        Event::TurretReturned { owner, zone: at } => {
            say("story-turret-returned", &[("owner", name(owner)), ("zone", zone(at))])
        }
        Event::Bought { side, weapon: id } => say("story-bought", &[("side", name(side)), ("weapon", weapon(id))]),
        Event::Upgraded { side } => say("story-upgraded", &[("side", name(side))]),
        Event::MechTaken { side, card } => match card {
            Some(card) => {
                let card = names::mech(language, values, card);
                say("story-mech-taken", &[("side", name(side)), ("mech", card.into())])
            }
            None => say("story-mech-taken-robot", &[("side", name(side))]),
        },
        Event::MechEmptied { zone: at } => say("story-mech-emptied", &[("zone", zone(at))]),
        Event::Left { side } => say("story-left", &[("side", name(side))]),
        Event::Absent { side } => say("story-absent", &[("side", name(side))]),
        Event::Over { cause } => {
            let cause = word(language, &format!("cause-{}", cause.word()));
            say("story-over", &[("cause", cause.into())])
        }
        // The weapon that attacks is exhausted by it, which goes without saying.
        // Changes of resources are parts of other sentences.
        Event::Exhausted { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Reopened { .. }
        | Event::Equipped { .. }
        | Event::CombatEnded { .. }
        | Event::Faced { .. }
        | Event::Answered { .. }
        | Event::Asked { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::ChapterBegan
        | Event::ChapterEnded => None,
    }
}
