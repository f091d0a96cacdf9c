//! Events as separate sentences: the text for each event, and the facts in it.

use sztab_game::{Language, Side};
use sztab_words::FluentValue;

use crate::MechsGame;
use crate::arena::{Direction, Zone};
use crate::event::{Event, Hazard, MoveKind};
use crate::state::Status;
use crate::texts::{text, word};
use crate::values::CardId;

use super::names;

type Fact = (&'static str, FluentValue<'static>);

/// The sentence for an event; `None` if the picture or another sentence covers it.
pub fn sentence(game: &MechsGame, event: &Event, language: Language) -> Option<String> {
    Some(text(language, sentence_key(game, event)?, &Facts { game, language }.event_facts(event)))
}

/// One sentence for two events: a card and its move, a purchase after a move, a knock-out and the move to a free zone,
/// or weapons revealed together. `said` is the sentence for the first event; `None` if each event has its own sentence.
pub fn join_sentences(game: &MechsGame, said: &str, events: (&Event, &Event), language: Language) -> Option<String> {
    let facts = Facts { game, language };
    if let (Event::RowFilled { .. }, Event::RowFilled { weapon, .. }) = events {
        let weapon = names::weapon(language, game.values(), *weapon);
        return Some(format!("{}, {weapon}.", said.trim_end_matches('.')));
    }
    if let (&Event::Moved { side, .. } | &Event::Blocked { side }, &Event::Bought { side: buyer, weapon }) = events
        && side == buyer
    {
        let weapon = names::weapon(language, game.values(), weapon);
        return Some(format!("{} · {weapon}.", said.trim_end_matches('.')));
    }
    if let (fallen, &Event::Moved { side, to, way: MoveKind::Placed, .. }) = events
        && falling_side(fallen) == Some(side)
    {
        return Some(format!("{} → {to}.", said.trim_end_matches('.')));
    }
    let key = if let (&Event::CardOpened { side, .. }, &Event::Moved { side: mover, way, .. }) = events
        && matches!(way, MoveKind::Step | MoveKind::Jump)
        && side == mover
    {
        "story-card-moved"
    } else if let (Event::CardOpened { .. }, Event::Blocked { .. }) = events {
        "story-card-blocked"
    } else {
        return None;
    };
    Some(text(language, key, &[facts.event_facts(events.0), facts.event_facts(events.1)].concat()))
}

/// The side that an event knocks out or makes retreat.
pub fn falling_side(event: &Event) -> Option<Side> {
    if let Event::KnockedOut { side, .. } | Event::Retreated { side } = *event { Some(side) } else { None }
}

/// The text key of the sentence for an event.
fn sentence_key(game: &MechsGame, event: &Event) -> Option<&'static str> {
    Some(match *event {
        Event::PilotOpened { .. } => "story-pilot-opened",
        Event::BaseTaken { .. } => "story-base-taken",
        Event::WeaponOpened { .. } => "story-weapon-opened",
        Event::RowFilled { .. } => "story-row-filled",
        Event::RoundBegan { .. } => "story-round-began",
        Event::CardOpened { .. } => "story-card-opened",
        Event::Moved { way: MoveKind::Step, .. } => "story-moved",
        Event::Moved { way: MoveKind::Jump, .. } => "story-jumped",
        Event::Moved { way: MoveKind::Placed, .. } => "story-placed",
        Event::Moved { way: MoveKind::CarriedOff, .. } => "story-carried-off",
        Event::Blocked { .. } => "story-blocked",
        Event::MineExploded { .. } => "story-mine-exploded",
        Event::TurretFired { .. } => "story-turret-fired",
        Event::Hurt { by: Hazard::Mine(_) | Hazard::Turret, .. } => "story-hurt",
        Event::Hurt { by: Hazard::Line, .. } => "story-hurt-line",
        Event::Hurt { by: Hazard::OwnWeapon, .. } => "story-hurt-own-weapon",
        Event::CombatBegan { .. } => "story-combat-began",
        Event::Attacked { is_power: true, .. } => "story-attacked-power",
        Event::Attacked { is_power: false, .. } => "story-attacked",
        Event::AttackSkipped { .. } => "story-attack-skipped",
        Event::Readied { .. } => "story-readied",
        Event::Retreated { .. } => "story-retreated",
        Event::KnockedOut { side, .. } if game.state().player(side).is_robot => "story-knocked-out-robot",
        Event::KnockedOut { was: Status::Pilot, .. } => "story-knocked-out-pilot",
        Event::KnockedOut { was: Status::Armor, .. } => "story-knocked-out-armor",
        Event::KnockedOut { was: Status::Mech, .. } => "story-knocked-out-mech",
        Event::AdHocBegan { .. } => "story-ad-hoc-began",
        Event::MineDeployed { number: Some(_), from: Some(_), .. } => "story-mine-moved-number",
        Event::MineDeployed { number: Some(_), from: None, .. } => "story-mine-deployed-number",
        Event::MineDeployed { number: None, from: Some(_), .. } => "story-mine-moved",
        Event::MineDeployed { number: None, from: None, .. } => "story-mine-deployed",
        Event::TurretDeployed { from: Some(_), .. } => "story-turret-moved",
        Event::TurretDeployed { from: None, .. } => "story-turret-deployed",
        Event::MineReturned { .. } => "story-mine-returned",
        Event::TurretReturned { .. } => "story-turret-returned",
        Event::Bought { .. } => "story-bought",
        Event::Upgraded { .. } => "story-upgraded",
        Event::MechTaken { card: Some(_), .. } => "story-mech-taken",
        Event::MechTaken { card: None, .. } => "story-mech-taken-robot",
        Event::MechEmptied { .. } => "story-mech-emptied",
        Event::Left { .. } => "story-left",
        Event::Absent { .. } => "story-absent",
        Event::Over { .. } => "story-over",
        // The attacking weapon is always exhausted, so this needs no sentence. Resources and points are appended to
        // the sentences to which they belong.
        Event::Exhausted { .. }
        | Event::Scored { .. }
        | Event::PointsLost { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Healed { .. }
        | Event::ProgramsReady
        | Event::Reopened { .. }
        | Event::Equipped { .. }
        | Event::CombatEnded { .. }
        | Event::Faced { .. }
        | Event::Answered { .. }
        | Event::Asked { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::ChapterBegan
        | Event::ChapterEnded => return None,
    })
}

/// The facts of events in the reader's language.
struct Facts<'a> {
    game: &'a MechsGame,
    language: Language,
}

impl Facts<'_> {
    fn event_facts(&self, event: &Event) -> Vec<Fact> {
        let (values, language) = (self.game.values(), self.language);
        let side = |side| self.side("side", side);
        let owner = |side| self.side("owner", side);
        let weapon = |id| ("weapon", names::weapon(language, values, id).into());
        match *event {
            Event::PilotOpened { side, pilot } => {
                vec![
                    ("side", side.letter().to_string().into()),
                    ("pilot", names::pilot(language, values, pilot).into()),
                ]
            }
            Event::BaseTaken { side: of, zone: at } | Event::Moved { side: of, to: at, .. } => vec![side(of), zone(at)],
            Event::WeaponOpened { side: of, weapon: id }
            | Event::Readied { side: of, weapon: id }
            | Event::Bought { side: of, weapon: id }
            | Event::Exhausted { side: of, weapon: id } => vec![side(of), weapon(id)],
            Event::RowFilled { weapon: id, .. } => vec![weapon(id)],
            Event::RoundBegan { round, first } => vec![side(first), ("round", round.into())],
            Event::CardOpened { side: of, card, direction, .. } => vec![side(of), self.card(card, direction)],
            Event::MineExploded { zone: at, owner: of, number } => vec![owner(of), zone(at), ("number", number.into())],
            Event::TurretFired { zone: at, owner: of }
            | Event::MineReturned { owner: of, zone: at }
            | Event::TurretReturned { owner: of, zone: at } => vec![owner(of), zone(at)],
            Event::Hurt { side: of, lost, .. } => vec![side(of), ("lost", lost.into())],
            Event::CombatBegan { mover, enemy, zone: at } => vec![side(mover), self.side("enemy", enemy), zone(at)],
            Event::Attacked { side: of, weapon: id, damage, .. } => {
                vec![side(of), weapon(id), ("damage", damage.into())]
            }
            Event::MineDeployed { side: of, zone: at, number, from } => {
                let number = number.map(|number| ("number", number.into()));
                [side(of), zone(at)].into_iter().chain(number).chain(from.map(origin)).collect()
            }
            Event::TurretDeployed { side: of, zone: at, from } => {
                [side(of), zone(at)].into_iter().chain(from.map(origin)).collect()
            }
            Event::MechTaken { side: of, card } => {
                let mech = card.map(|card| ("mech", names::mech(language, values, card).into()));
                [side(of)].into_iter().chain(mech).collect()
            }
            Event::MechEmptied { zone: at } => vec![zone(at)],
            Event::Over { cause } => vec![("cause", word(language, &format!("cause-{}", cause.keyword())).into())],
            Event::TurnBegan { side: of }
            | Event::TurnEnded { side: of }
            | Event::Answered { side: of, .. }
            | Event::Asked { side: of, .. }
            | Event::Reopened { side: of }
            | Event::Blocked { side: of }
            | Event::Faced { side: of, .. }
            | Event::Scored { side: of, .. }
            | Event::PointsLost { side: of, .. }
            | Event::Gained { side: of, .. }
            | Event::Lost { side: of, .. }
            | Event::Healed { side: of, .. }
            | Event::AttackSkipped { side: of }
            | Event::Retreated { side: of }
            | Event::KnockedOut { side: of, .. }
            | Event::AdHocBegan { side: of }
            | Event::Upgraded { side: of }
            | Event::Equipped { side: of, .. }
            | Event::Left { side: of }
            | Event::Absent { side: of } => vec![side(of)],
            Event::ChapterBegan | Event::ChapterEnded | Event::ProgramsReady | Event::CombatEnded { .. } => Vec::new(),
        }
    }

    fn side(&self, name: &'static str, side: Side) -> Fact {
        (name, names::side(self.language, self.game, side).into())
    }

    /// A card with its arrow; robots' cards have no arrow.
    fn card(&self, card: CardId, direction: Option<Direction>) -> Fact {
        let name = names::card(self.language, self.game.values(), card);
        ("card", direction.map_or(name.clone(), |direction| format!("{name} {}", names::arrow(direction))).into())
    }
}

fn zone(zone: Zone) -> Fact {
    ("zone", zone.to_string().into())
}

fn origin(zone: Zone) -> Fact {
    ("from", zone.to_string().into())
}
