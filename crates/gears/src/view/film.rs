//! Events as marks in pictures and as films: of the latest events, of a Locust Activation, or of a whole game.

use sztab_game::view::{Drawing, DrawnPicture, Motion, RenderContext};
use sztab_game::{Language, Narrative};

use crate::GearsGame;
use crate::action::Target;
use crate::event::Event;
use crate::map::Place;
use crate::pictures::card::Card;
use crate::pictures::film::{self, LocustAction, Shot};
use crate::pictures::sign::Sign;
use crate::pictures::{Combatant, Dice, Frame, Scene, Strike, Trail};
use crate::state::State;
use crate::texts::{text, word};

use super::names::{self, Case};
use super::{downcast_game, lookup, replay, scene};

/// The events of a narrative, downcast to this game's type.
pub fn events(narrative: &Narrative) -> Vec<Event> {
    narrative.narrated_events().filter_map(|record| record.event.event::<Event>().cloned()).collect()
}

/// The attacks of both sides, with the wounds that they dealt.
pub fn collect_strikes(events: &[Event]) -> Vec<Strike> {
    let (mut attack, mut strikes) = (Attack::default(), Vec::new());
    events.iter().for_each(|event| attack.add(event, &mut strikes));
    strikes
}

/// An attack in progress.
#[derive(Default)]
struct Attack {
    by: Option<Combatant>,
    /// The only target, until dice are rolled.
    on: Option<Combatant>,
}

impl Attack {
    /// Adds an event: dice rolls become lines of fire, and wounds are added to them.
    fn add(&mut self, event: &Event, strikes: &mut Vec<Strike>) {
        if let Some((by, on)) = attack_parties(event) {
            (self.by, self.on) = (Some(by), on);
        } else if let (Event::AttackRolled { .. }, Some((by, on))) = (event, self.by.zip(self.on)) {
            self.on = None;
            strikes.push(Strike { by, on, wounds: 0 });
        } else if let Some((by, (on, wounds))) = self.by.zip(wounded_figure(event)) {
            match strikes.last_mut().filter(|open| (open.by, open.on, open.wounds) == (by, on, 0)) {
                Some(open) => open.wounds = wounds,
                None => strikes.push(Strike { by, on, wounds }),
            }
        } else if let Event::Killed { figure, .. } = event {
            // The chainsaw kills without dealing wounds, so a strike without wounds is removed.
            strikes.retain(|strike| strike.on != Combatant::Locust(*figure) || strike.wounds > 0);
        }
    }
}

/// The attacker in an attack that an event begins, and the target if there is only one.
fn attack_parties(event: &Event) -> Option<(Combatant, Option<Combatant>)> {
    if let Event::Fired { side, target, .. } = event {
        let on = if let Target::Locust(figure) = target { Some(Combatant::Locust(*figure)) } else { None };
        Some((Combatant::Cog(side.0), on))
    } else if let Event::Shot { side, figure } = event {
        Some((Combatant::Cog(side.0), Some(Combatant::Locust(*figure))))
    } else if let Event::Struck { figure, target } = event {
        Some((Combatant::Locust(*figure), target.map(|side| Combatant::Cog(side.0))))
    } else {
        None
    }
}

/// The figure wounded by an event, with the number of wounds.
fn wounded_figure(event: &Event) -> Option<(Combatant, u8)> {
    if let Event::Wounds { target, number } = event {
        Some((Combatant::Locust(*target), *number))
    } else if let Event::CogWounds { side, number } = event {
        Some((Combatant::Cog(side.0), *number))
    } else {
        None
    }
}

/// The paths of all figures, starting from their places in an earlier state.
pub fn trails(before: Option<&State>, events: &[Event]) -> Vec<Trail> {
    let mut trails: Vec<Trail> = Vec::new();
    for event in events {
        let (who, to) = if let Event::Moved { side, to } | Event::Followed { side, to } = event {
            (Combatant::Cog(side.0), *to)
        } else if let Event::LocustMoved { figure, to: at } | Event::Spawned { figure, at } = event {
            (Combatant::Locust(*figure), *at)
        } else {
            continue;
        };
        if let Some(trail) = trails.iter_mut().find(|trail| trail.who == who) {
            trail.places.push(to);
        } else {
            let from: Option<Place> = before.and_then(|state| replay::figure_place(state, who));
            trails.push(Trail { who, places: from.into_iter().chain([to]).collect() });
        }
    }
    trails
}

/// The actions in a Locust Activation in order, each with a caption.
fn locust_actions(game: &GearsGame, events: &[Event], language: Language) -> Vec<(LocustAction, String)> {
    let mut deeds: Vec<(LocustAction, String)> = Vec::new();
    let mut attack = Attack::default();
    for event in events {
        let mut none = Vec::new();
        let strikes = last_attack(&mut deeds).map_or(&mut none, |(strikes, _)| strikes);
        attack.add(event, strikes);
        if let Event::LocustMoved { figure, to: at } | Event::Spawned { figure, at } = event {
            match deeds.last_mut() {
                Some((LocustAction::Walk(own, way), _)) if own == figure => way.push(*at),
                Some(_) | None => {
                    let name = names::figure(language, *figure, Case::Nominative);
                    deeds.push((LocustAction::Walk(*figure, vec![*at]), name));
                }
            }
        } else if let Event::Killed { figure, .. } = event {
            let name = names::figure(language, *figure, Case::Nominative);
            let said = text(language, "harm-dead-named", &[("who", name.into())]);
            deeds.push((LocustAction::Fall(*figure), said));
        } else if let Some(said) = attack_head(game, event, language) {
            deeds.push((LocustAction::Attack(Vec::new(), Dice::default()), said));
        } else if let Some((_, dice)) = last_attack(&mut deeds) {
            if let Event::AttackRolled { faces } = event {
                dice.attack.extend(faces);
            } else if let Event::DefenceRolled { shields } = event {
                dice.shields.extend(shields);
            }
        }
    }
    deeds
}

fn last_attack(deeds: &mut [(LocustAction, String)]) -> Option<(&mut Vec<Strike>, &mut Dice)> {
    deeds.iter_mut().rev().find_map(|(deed, _)| match deed {
        LocustAction::Attack(strikes, dice) => Some((strikes, dice)),
        LocustAction::Walk(..) | LocustAction::Fall(_) => None,
    })
}

/// The text above the dice of an attack that an event begins.
fn attack_head(game: &GearsGame, event: &Event, language: Language) -> Option<String> {
    if let Event::Fired { side, weapon, target } = event {
        let name = names::cog(language, game, *side, Case::Nominative);
        let weapon = names::weapon(language, game.values(), *weapon);
        let target = match target {
            Target::Locust(figure) => names::figure(language, *figure, Case::Accusative),
            Target::Area(area) => area.to_string(),
        };
        let arguments = [("side", name.into()), ("target", target.into()), ("weapon", weapon.into())];
        Some(text(language, "head-guard-at", &arguments))
    } else if let Event::Struck { figure, target } = event {
        let name = names::figure(language, *figure, Case::Nominative).into();
        let target = target.map(|side| names::cog(language, game, side, Case::Accusative));
        Some(match target {
            Some(target) => text(language, "head-strike", &[("figure", name), ("target", target.into())]),
            None => text(language, "head-strike-open", &[("figure", name)]),
        })
    } else {
        None
    }
}

/// An AI card as a picture.
fn ai_card(context: &RenderContext<'_>, game: &GearsGame, number: u8) -> Card {
    let language = context.theme.language;
    let (sign, title, note) = lookup::ai_card_head(game.values(), number, language);
    Card {
        sign,
        number: Some(number),
        title,
        note,
        lines: vec![(Sign::Mark, names::ai_card(language, game.values(), number))],
        colours: context.theme.colours,
    }
}

/// The table before the first event of a narrative.
fn state_before(game: &GearsGame, narrative: &Narrative) -> Option<State> {
    let mut state = replay::initial_state(game, narrative)?;
    for record in narrative.events.iter().take_while(|record| !record.is_told) {
        if let Some(event) = record.event.event::<Event>() {
            replay::apply_event(&mut state, game.values(), event);
        }
    }
    Some(state)
}

/// The shots of the film of a Locust Activation.
pub fn shots_of_activation(context: &RenderContext<'_>, chapter: &Narrative) -> Option<Vec<(Shot, u32)>> {
    let (game, after) = scene::public_scene(context)?;
    let events = events(chapter);
    let cards =
        events.iter().filter_map(|event| if let Event::AiCard { number } = event { Some(*number) } else { None });
    let mut cards: Vec<Card> = cards.map(|number| ai_card(context, &game, number)).collect();
    let last = cards.pop();
    let mut shots: Vec<(Shot, u32)> = cards.into_iter().map(|card| (Shot::Card(card), film::FIGURE_MS)).collect();
    if game.state().companion.is_some() {
        // With the map on a physical table, only the card and the bot's records can be shown.
        shots.extend(last.map(|card| (Shot::Card(card), film::CARD_MS)));
        shots.push((Shot::Table(Box::new(Scene { frame: Frame::Panel, ..after })), film::END_MS));
    } else {
        let state = downcast_game(context.game).and_then(|game| state_before(game, chapter));
        let before = state.map(|state| replay::with_tiles_of(state, &after.state));
        let before = before.map_or_else(|| after.clone(), |state| Scene { state, ..after.clone() });
        shots.extend(film::activation_shots(
            last,
            &before,
            &locust_actions(&game, &events, context.theme.language),
            &after,
        ));
    }
    Some(shots)
}

/// The film of a Locust Activation.
pub fn activation_film(context: &RenderContext<'_>, chapter: &Narrative, motion: Motion) -> Option<Drawing> {
    let shots = shots_of_activation(context, chapter)?;
    let events = events(chapter);
    let alt = scene::alt_text(downcast_game(context.game)?, context.theme.language);
    match motion {
        Motion::Film => {
            let draw = move || DrawnPicture { bytes: film::encode_film(&shots, film::MAX_ACTIVATION_MS), alt };
            Some(Drawing::new("locust.gif", draw).with_key(format!("film {events:?}")))
        }
        Motion::Stills(number) => {
            let (shot, _) = shots.into_iter().nth(number)?;
            let draw = move || DrawnPicture { bytes: shot.draw().into_png(), alt };
            Some(Drawing::new("locust.png", draw).with_key(format!("still {number} {events:?}")))
        }
    }
}

/// The shots of the film of a finished game. Each part of a COG's turn that changes the map has one picture, and so has
/// each Locust Activation.
pub fn shots_of_game(context: &RenderContext<'_>, narrative: &Narrative, result: &str) -> Option<Vec<(Shot, u32)>> {
    let whole = downcast_game(context.game)?;
    let (game, last) = scene::public_scene(context)?;
    let language = context.theme.language;
    let mut state = replay::with_tiles_of(replay::initial_state(whole, narrative)?, &last.state);
    let shot = |state: &State, caption: String, (trails, strikes)| {
        let state = state.clone();
        Shot::Table(Box::new(Scene { frame: Frame::Map, state, caption, trails, strikes, ..last.clone() }))
    };
    let mut shots = vec![(shot(&state, scene::title(&state, language), (Vec::new(), Vec::new())), film::END_MS)];
    let (mut before, mut part, mut turn) = (state.clone(), Vec::new(), 0_u32);
    for event in narrative.events.iter().filter_map(|record| record.event.event::<Event>()) {
        replay::apply_event(&mut state, game.values(), event);
        part.push(event.clone());
        turn += u32::from(matches!(event, Event::TurnBegan { .. }));
        if let Event::ActivationBegan | Event::ActivationEnded | Event::Over = event {
            let marks = (trails(Some(&before), &part), collect_strikes(&part));
            if !(marks.0.is_empty() && marks.1.is_empty()) {
                let who = if *event == Event::ActivationBegan {
                    names::cog(language, &game, state.turn.side, Case::Nominative)
                } else {
                    word(language, "film-locust")
                };
                let arguments = [("turn", turn.into()), ("who", who.into())];
                shots.push((shot(&state, text(language, "film-turn", &arguments), marks), film::FIGURE_MS));
            }
            before.clone_from(&state);
            part.clear();
        }
    }
    let end = Scene { frame: Frame::Map, caption: result.to_owned(), ..last.clone() };
    shots.push((Shot::Table(Box::new(end)), 2 * film::END_MS));
    Some(shots)
}

/// The film of a finished game.
pub fn game_film(context: &RenderContext<'_>, narrative: &Narrative, result: String) -> Option<Drawing> {
    let shots = shots_of_game(context, narrative, &result)?;
    let draw = move || DrawnPicture { bytes: film::encode_film(&shots, film::MAX_GAME_MS), alt: result };
    Some(Drawing::new("game.gif", draw))
}
