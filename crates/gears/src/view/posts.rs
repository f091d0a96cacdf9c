//! The public part of the view: pings, narratives, pictures, results.

use std::time::Duration;

use sztab_game::view::{Call, Called, Drawing, Drawn, Focus, Motion, Posts, RenderContext};
use sztab_game::{Game, Language, Narrative, Side};

use crate::pictures::result::{self, COLUMNS};
use crate::pictures::{Frame, Scene};
use crate::texts::{text, word};

use super::names::{self, Case};
use super::phrases::question;
use super::score::{HEADS, Score};
use super::{View, film, own, scene, story};

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
        let title = || own(game).map_or_else(|| "…".to_owned(), |game| scene::title(game.table(), language));
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
        let viewer = own(context.game)?.viewer;
        let language = context.theme.language;
        let key = match focus {
            Focus::Whole => "table".to_owned(),
            Focus::Question => {
                scene.offered = scene::asked_places(&game);
                scene.frame = scene::frame_for(&scene, viewer);
                format!("question {:?}", scene.offered)
            }
            Focus::Latest(narrative) => {
                let events = film::events(narrative);
                (scene.trails, scene.strikes) = (film::trails(None, &events), film::strikes(&events));
                scene.frame = scene::frame_for(&scene, viewer);
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
        film::activation(context, chapter, motion)
    }

    fn game_film(&self, context: &RenderContext<'_>, narrative: &Narrative) -> Option<Drawing> {
        film::game(context, narrative, self.outcome(context.game, context.theme.language)?)
    }

    fn result_card(
        &self,
        context: &RenderContext<'_>,
        narrative: &Narrative,
        _lasted: Option<Duration>,
    ) -> Option<Drawing> {
        let language = context.theme.language;
        let title = self.outcome(context.game, language)?;
        let (game, scene) = scene::scene_of(context)?;
        let score = Score::of(&film::events(narrative), game.table().cogs.len());
        let values = names::values_note(language, game.values());
        let arguments = [("turns", score.turns.into()), ("cards", score.ai_cards.into()), ("values", values.into())];
        let note = text(language, "score-note", &arguments);
        let heads = HEADS.map(|key| word(language, key));
        let row = |(side, numbers): (Side, &[u32; COLUMNS])| {
            let numbers = heads.iter().zip(numbers).map(|(head, number)| format!("{head} {number}"));
            format!("{}: {}.", names::side(language, &game, side), names::list(language, numbers))
        };
        let rows = (0..).map(Side).zip(&score.rows).map(row);
        let alt = [title.clone(), note.clone()].into_iter().chain(rows).collect::<Vec<_>>().join(" ");
        let frame = if game.table().companion.is_some() { Frame::Panel } else { Frame::Map };
        let scene = Scene { frame, caption: scene::title(game.table(), language), ..scene };
        let card = result::Score { title, note, heads, rows: score.rows, scene };
        Some(Drawing::new("result.png", move || Drawn { bytes: result::draw(&card).into_png(), alt }))
    }
}
