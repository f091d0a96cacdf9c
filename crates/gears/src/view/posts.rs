//! The public part of the view: pings, narratives, pictures, results.

use std::time::Duration;

use sztab_game::view::{Drawing, DrawnPicture, Focus, Motion, Posts, PromptedPlayer, RenderContext, TurnPrompt};
use sztab_game::{Game, Language, Narrative, Side};

use crate::pictures::result::{self, COLUMNS};
use crate::pictures::{Frame, Scene};
use crate::texts::{text, word};

use super::names::{self, Case};
use super::phrases::question_key_suffix;
use super::score::{COLUMN_KEYS, Score};
use super::{View, downcast_game, film, scene, story};

impl Posts for View {
    fn side_name(&self, game: &dyn Game, side: Side, language: Language) -> String {
        downcast_game(game)
            .map_or_else(|| side.letter().to_string(), |game| names::cog(language, game, side, Case::Nominative))
    }

    fn prompt(&self, game: &dyn Game, called: &PromptedPlayer<'_>, language: Language) -> TurnPrompt {
        let Some(game) = downcast_game(game) else { return TurnPrompt::default() };
        let kind = question_key_suffix(game, called.side).unwrap_or("order");
        let cog = names::cog(language, game, called.side, Case::Nominative);
        let arguments = [("player", called.player.into()), ("cog", cog.into())];
        TurnPrompt { sentence: text(language, &format!("call-{kind}"), &arguments), question: Vec::new() }
    }

    fn status_line(&self, game: &dyn Game, language: Language) -> Option<String> {
        let game = downcast_game(game)?;
        let state = game.state();
        let goal = names::goal(language, state.mission, state.stage);
        let cards = state.decks.ai.cards.len();
        let arguments = [("stage", state.stage.into()), ("goal", goal.into()), ("cards", cards.into())];
        Some(text(language, "glance", &arguments))
    }

    fn story(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        downcast_game(game).map_or_else(Vec::new, |game| story::narrate(game, narrative, language))
    }

    fn chapter(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        let told = self.story(game, narrative, language);
        let title = || downcast_game(game).map_or_else(|| "…".to_owned(), |game| scene::title(game.state(), language));
        if told.is_empty() { vec![title()] } else { told }
    }

    fn outcome(&self, game: &dyn Game, language: Language) -> Option<String> {
        let outcome = game.outcome()?;
        let own = downcast_game(game)?;
        let key = if outcome.winners().is_empty() { "outcome-lost" } else { "outcome-won" };
        let mission = names::mission(language, own.state().mission);
        let cause = word(language, &format!("cause-{}", outcome.cause));
        let stage = own.state().stage;
        Some(text(language, key, &[("mission", mission.into()), ("cause", cause.into()), ("stage", stage.into())]))
    }

    fn picture(&self, context: &RenderContext<'_>, focus: Focus<'_>) -> Option<Drawing> {
        let (game, mut scene) = scene::public_scene(context)?;
        let viewer = downcast_game(context.game)?.viewer;
        let language = context.theme.language;
        let key = match focus {
            Focus::Whole => "table".to_owned(),
            Focus::Question => {
                scene.offered = scene::question_places(&game);
                scene.frame = scene::frame_for(&scene, viewer);
                format!("question {:?}", scene.offered)
            }
            Focus::Latest(narrative) => {
                let events = film::events(narrative);
                (scene.trails, scene.strikes) = (film::trails(None, &events), film::collect_strikes(&events));
                scene.frame = scene::frame_for(&scene, viewer);
                format!("latest {:?} {:?}", scene.trails, scene.strikes)
            }
            Focus::Considered(side, line) => {
                scene.frame = scene::frame_around(&scene, side);
                scene::mark_considered_line(&mut scene, side, line);
                format!("considered {} {line}", side.letter())
            }
            Focus::Offered(offer) => {
                (scene.offered, scene.legal) = scene::offered_places(offer);
                scene.frame = scene::frame_around(&scene, game.state().turn.side);
                format!("offered {} {:?}", offer.words, offer.first)
            }
        };
        Some(scene::scene_drawing(scene, scene::alt_text(&game, language), key))
    }

    fn hands_picture(&self, context: &RenderContext<'_>) -> Option<Drawing> {
        let (game, scene) = scene::public_scene(context)?;
        let scene = Scene { frame: Frame::Panel, ..scene };
        Some(scene::scene_drawing(scene, scene::alt_text(&game, context.theme.language), "panel".to_owned()))
    }

    fn film(&self, context: &RenderContext<'_>, chapter: &Narrative, motion: Motion) -> Option<Drawing> {
        film::activation_film(context, chapter, motion)
    }

    fn game_film(&self, context: &RenderContext<'_>, narrative: &Narrative) -> Option<Drawing> {
        film::game_film(context, narrative, self.outcome(context.game, context.theme.language)?)
    }

    fn result_card(
        &self,
        context: &RenderContext<'_>,
        narrative: &Narrative,
        _lasted: Option<Duration>,
    ) -> Option<Drawing> {
        let language = context.theme.language;
        let title = self.outcome(context.game, language)?;
        let (game, scene) = scene::public_scene(context)?;
        let score = Score::from_events(&film::events(narrative), game.state().cogs.len());
        let values = names::values_note(language, game.values());
        let arguments = [("turns", score.turns.into()), ("cards", score.ai_cards.into()), ("values", values.into())];
        let note = text(language, "score-note", &arguments);
        let heads = COLUMN_KEYS.map(|key| word(language, key));
        let row = |(side, numbers): (Side, &[u32; COLUMNS])| {
            let numbers = heads.iter().zip(numbers).map(|(head, number)| format!("{head} {number}"));
            format!("{}: {}.", names::side(language, &game, side), names::join_names(language, numbers))
        };
        let rows = (0..).map(Side).zip(&score.rows).map(row);
        let alt = [title.clone(), note.clone()].into_iter().chain(rows).collect::<Vec<_>>().join(" ");
        let frame = if game.state().companion.is_some() { Frame::Panel } else { Frame::Map };
        let scene = Scene { frame, caption: scene::title(game.state(), language), ..scene };
        let card = result::Score { title, note, heads, rows: score.rows, scene };
        Some(Drawing::new("result.png", move || DrawnPicture { bytes: result::draw(&card).into_png(), alt }))
    }
}
