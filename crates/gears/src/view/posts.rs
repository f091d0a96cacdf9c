//! The public side: calls, stories, pictures, results.

use sztab_game::view::{Call, Called, Drawing, Drawn, Focus, Motion, Posts, RenderContext};
use sztab_game::{Game, Language, Narrative, Side};

use crate::GearsGame;
use crate::event::Event;
use crate::map::Place;
use crate::pictures::card::Card;
use crate::pictures::sign::Sign;
use crate::pictures::{Frame, Scene, Strike, Trail, Who, film};
use crate::state::Figure;
use crate::texts::{text, word};

use super::names::{self, Case};
use super::phrases::question;
use super::{View, lookup, own, scene, story};

/// The events that a narrative tells, with their type.
fn events(narrative: &Narrative) -> Vec<Event> {
    narrative.told_events().filter_map(|record| record.event.event::<Event>().cloned()).collect()
}

/// The ways of figures in the order in which they moved.
fn ways(events: &[Event]) -> Vec<(Figure, Vec<Place>)> {
    let mut ways: Vec<(Figure, Vec<Place>)> = Vec::new();
    for event in events {
        let (Event::LocustMoved { figure, to: at } | Event::Spawned { figure, at }) = event else { continue };
        match ways.last_mut().filter(|(own, _)| own == figure) {
            Some((_, way)) => way.push(*at),
            None => ways.push((*figure, vec![*at])),
        }
    }
    ways
}

/// The attacks of both sides with the wounds that they dealt.
fn strikes(events: &[Event]) -> Vec<Strike> {
    let (mut by, mut strikes) = (None, Vec::new());
    for event in events {
        let mut add = |on, wounds| strikes.extend(by.map(|by| Strike { by, on, wounds }));
        if let Event::Wounds { target, number } = event {
            add(Who::Locust(*target), *number);
        } else if let Event::CogWounds { side, number } = event {
            add(Who::Cog(side.0), *number);
        } else if let Event::Fired { side, .. } = event {
            by = Some(Who::Cog(side.0));
        } else if let Event::Struck { figure } = event {
            by = Some(Who::Locust(*figure));
        }
    }
    strikes
}

/// The deeds of a Locust step, in their order.
fn deeds(events: &[Event]) -> Vec<film::Deed> {
    let mut deeds: Vec<film::Deed> = Vec::new();
    for (number, event) in events.iter().enumerate() {
        if let Event::LocustMoved { figure, to: at } | Event::Spawned { figure, at } = event {
            match deeds.last_mut() {
                Some(film::Deed::Walk(own, way)) if own == figure => way.push(*at),
                Some(_) | None => deeds.push(film::Deed::Walk(*figure, vec![*at])),
            }
        } else if let Event::Killed { figure, .. } = event {
            deeds.push(film::Deed::Fall(*figure));
        } else if matches!(event, Event::Wounds { .. } | Event::CogWounds { .. }) {
            deeds.extend(strikes(&events[..=number]).pop().map(film::Deed::Strike));
        }
    }
    deeds
}

/// The ways of all figures, for the picture of what happened last.
fn trails(events: &[Event]) -> Vec<Trail> {
    let mut trails: Vec<Trail> =
        ways(events).into_iter().map(|(figure, places)| Trail { who: Who::Locust(figure), places }).collect();
    for event in events {
        let (Event::Moved { side, to } | Event::Followed { side, to }) = event else { continue };
        let who = Who::Cog(side.0);
        match trails.iter_mut().find(|trail| trail.who == who) {
            Some(trail) => trail.places.push(*to),
            None => trails.push(Trail { who, places: vec![*to] }),
        }
    }
    trails
}

/// The AI cards of some events as pictures.
fn card_of(context: &RenderContext<'_>, game: &GearsGame, number: u8) -> Card {
    let language = context.theme.language;
    let (sign, title, note) = lookup::ai_head(game.values(), number, language);
    Card {
        sign,
        number: Some(number),
        title,
        note,
        lines: vec![(Sign::Mark, names::ai_card(language, game.values(), number))],
        colours: context.theme.colours,
    }
}

impl Posts for View {
    fn side_name(&self, game: &dyn Game, side: Side, language: Language) -> String {
        own(game).map_or_else(|| side.letter().to_string(), |game| names::cog(language, game, side, Case::Nominative))
    }

    fn call(&self, game: &dyn Game, called: &Called<'_>, language: Language) -> Call {
        let Some(game) = own(game) else { return Call::default() };
        let kind = question(game, called.side).unwrap_or("order");
        let cog = names::cog(language, game, called.side, Case::Nominative);
        let arguments = [("player", called.player.into()), ("cog", cog.into())];
        Call { sentence: text(language, &format!("call-{kind}"), &arguments), question: Vec::new() }
    }

    fn glance(&self, game: &dyn Game, language: Language) -> Option<String> {
        let game = own(game)?;
        let state = game.table();
        let goal = names::goal(language, state.mission, state.stage);
        let cards = state.decks.ai.cards.len();
        let arguments = [("stage", state.stage.into()), ("goal", goal.into()), ("cards", cards.into())];
        Some(text(language, "glance", &arguments))
    }

    fn story(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        own(game).map_or_else(Vec::new, |game| story::story(game, narrative, language))
    }

    fn chapter(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        let told = self.story(game, narrative, language);
        let title = || own(game).map_or_else(|| "…".to_owned(), |game| scene::title(game, language));
        if told.is_empty() { vec![title()] } else { told }
    }

    fn outcome(&self, game: &dyn Game, language: Language) -> Option<String> {
        let outcome = game.outcome()?;
        let own = own(game)?;
        let key = if outcome.winners().is_empty() { "outcome-lost" } else { "outcome-won" };
        let mission = names::mission(language, own.table().mission);
        let cause = word(language, &format!("cause-{}", outcome.cause));
        let stage = own.table().stage;
        Some(text(language, key, &[("mission", mission.into()), ("cause", cause.into()), ("stage", stage.into())]))
    }

    fn picture(&self, context: &RenderContext<'_>, focus: Focus<'_>) -> Option<Drawing> {
        let (game, mut scene) = scene::scene_of(context)?;
        let language = context.theme.language;
        let key = match focus {
            Focus::Whole => "table".to_owned(),
            Focus::Question => {
                scene.offered = scene::asked_places(&game);
                format!("question {:?}", scene.offered)
            }
            Focus::Latest(narrative) => {
                let events = events(narrative);
                (scene.trails, scene.strikes) = (trails(&events), strikes(&events));
                format!("latest {:?} {:?}", scene.trails, scene.strikes)
            }
            Focus::Considered(side, line) => {
                scene.frame = scene::part_around(&scene, side);
                scene::consider(&mut scene, side, line);
                format!("considered {} {line}", side.letter())
            }
            Focus::Offered(offer) => {
                (scene.offered, scene.legal) = scene::offered_places(offer);
                scene.frame = scene::part_around(&scene, game.table().turn.side);
                format!("offered {} {:?}", offer.words, offer.first)
            }
        };
        Some(scene::drawing(scene, scene::alt(&game, language), key))
    }

    fn hands_picture(&self, context: &RenderContext<'_>) -> Option<Drawing> {
        let (game, scene) = scene::scene_of(context)?;
        let scene = Scene { frame: Frame::Panel, ..scene };
        Some(scene::drawing(scene, scene::alt(&game, context.theme.language), "panel".to_owned()))
    }

    fn film(&self, context: &RenderContext<'_>, chapter: &Narrative, motion: Motion) -> Option<Drawing> {
        let (game, after) = scene::scene_of(context)?;
        let events = events(chapter);
        let ways = ways(&events);
        let cards =
            events.iter().filter_map(|event| if let Event::AiCard { number } = event { Some(*number) } else { None });
        let mut cards: Vec<Card> = cards.map(|number| card_of(context, &game, number)).collect();
        let mut before = after.clone();
        for (figure, way) in &ways {
            if let Some((locust, first)) = before.state.locust_mut(*figure).zip(way.first()) {
                locust.at = *first;
            }
        }
        let last = cards.pop();
        let mut shots: Vec<(film::Shot, u32)> = cards.into_iter().map(|card| (film::Shot::Card(card), 1200)).collect();
        if game.table().companion.is_some() {
            // The map is on a table: the card and the books are all that there is to see.
            shots.extend(last.map(|card| (film::Shot::Card(card), 2400)));
            shots.push((film::Shot::Table(Box::new(Scene { frame: Frame::Panel, ..after })), 2000));
        } else {
            shots.extend(film::activation(last, &before, &deeds(&events), &after));
        }
        let alt = scene::alt(&game, context.theme.language);
        match motion {
            Motion::Film => {
                let draw = move || Drawn { bytes: film::film(&shots), alt };
                Some(Drawing::new("locust.gif", draw).with_key(format!("film {events:?}")))
            }
            Motion::Stills(number) => {
                let (shot, _) = shots.into_iter().nth(number)?;
                let draw = move || Drawn { bytes: shot.draw().into_png(), alt };
                Some(Drawing::new("locust.png", draw).with_key(format!("still {number} {events:?}")))
            }
        }
    }
}
