//! Neuroshima's part of [`Posts`].

use std::time::Duration;

use crate::agreed::Agreed;
use crate::rules::{Arrangement, Event, Game, OutcomeReason, Phase, StudyBattle};
use crate::texts::{text, word};
use crate::words::{outcome_phrase, question_phrase, second_move_phrase};
use sztab_game::view::{
    Drawing, Focus, Motion, Outlook, Piece, PlainView, Posts, PromptedPlayer, RemainingSupply, RenderContext,
    TurnPrompt,
};
use sztab_game::{self, Language, Narrative, Side};

use super::telling::NarratedEvents;
use super::{Neuroshima, course, downcast, game_film, glance, odds, racks, result_card, results, scene, story};

impl Posts for Neuroshima {
    fn side_name(&self, game: &dyn sztab_game::Game, side: Side, language: Language) -> String {
        let army = downcast(game).map(|game| game.roster().army(side).name.in_language(language).to_owned());
        army.unwrap_or_else(|| PlainView.side_name(game, side, language))
    }

    fn prompt(&self, game: &dyn sztab_game::Game, called: &PromptedPlayer<'_>, language: Language) -> TurnPrompt {
        let army = self.side_name(game, called.side, language);
        let Some(game) = downcast(game) else { return PlainView.prompt(game, called, language) };
        let (player, turn) = (called.player.into(), game.state().turn.into());
        let arguments = [("player", player), ("faction", army.into()), ("turn", turn)];
        let key = if game.decision().is_some() { "post-decision" } else { phase_key(game) };
        let mut question: Vec<String> = game.decision().map(|_| question_phrase(language, game)).into_iter().collect();
        question.extend(second_move_phrase(language, game));
        TurnPrompt { sentence: text(language, key, &arguments), question }
    }

    fn status_line(&self, game: &dyn sztab_game::Game, language: Language) -> Option<String> {
        glance::glance(downcast(game)?, language)
    }

    fn chapters_summary(
        &self,
        game: &dyn sztab_game::Game,
        chapters: &Narrative,
        language: Language,
    ) -> Option<String> {
        story::battle_costs_line(downcast(game)?, chapters, language)
    }

    fn chapter_id(&self) -> &'static str {
        "battle"
    }

    fn points_id(&self) -> &'static str {
        "hq"
    }

    fn story(&self, game: &dyn sztab_game::Game, narrative: &Narrative, language: Language) -> Vec<String> {
        downcast(game)
            .map_or_else(Vec::new, |game| story::story_sentences(game, &narrated_events(game, narrative), language))
    }

    fn narrative_lines(&self, game: &dyn sztab_game::Game, narrative: &Narrative, language: Language) -> Vec<String> {
        downcast(game)
            .map_or_else(Vec::new, |game| story::sentences_by_turn(game, &narrated_events(game, narrative), language))
    }

    fn chapter(&self, game: &dyn sztab_game::Game, narrative: &Narrative, language: Language) -> Vec<String> {
        let mut lines = self.story(game, narrative, language);
        if lines.is_empty() {
            lines.push(word(language, "post-battle"));
        }
        if lines.len() == 1 {
            lines.push(word(language, "post-battle-nothing"));
        }
        lines
    }

    fn outcome(&self, game: &dyn sztab_game::Game, language: Language) -> Option<String> {
        match downcast(game) {
            Some(game) => Some(outcome_phrase(language, game.roster(), game.outcome()?)),
            None => PlainView.outcome(game, language),
        }
    }

    fn result(&self, game: &dyn sztab_game::Game, side: Side, player: &str, language: Language) -> String {
        let army = self.side_name(game, side, language);
        let Some(game) = downcast(game) else { return PlainView.result(game, side, player, language) };
        if game.roster().mode().sides().len() > 2 {
            return results::side_result(game, side, player, language);
        }
        let points = game.arrangement().points[side.index()];
        let is_winner = game
            .outcome()
            .is_some_and(|outcome| outcome.winners.contains(side) && outcome.winners != game.roster().mode().sides());
        let key = if is_winner { "result-winner" } else { "result-player" };
        text(language, key, &[("player", player.into()), ("army", army.into()), ("points", points.into())])
    }

    fn score(&self, game: &dyn sztab_game::Game) -> Option<String> {
        let game = downcast(game)?;
        let outcome = game.outcome()?;
        // A player who resigns may be ahead on points.
        match outcome.reason {
            OutcomeReason::Resignation
            | OutcomeReason::Agreement
            | OutcomeReason::Time
            | OutcomeReason::Adjudication => return None,
            OutcomeReason::HeadquartersDestroyed
            | OutcomeReason::FinalBattle
            | OutcomeReason::OvertimeBattle
            | OutcomeReason::Points
            | OutcomeReason::Impasse
            | OutcomeReason::Goal
            | OutcomeReason::FullPage => {}
        }
        results::score(game)
    }

    fn picture(&self, context: &RenderContext<'_>, focus: Focus<'_>) -> Option<Drawing> {
        downcast(context.game).map(|game| scene::draw_board(context, game, focus))
    }

    fn outlook_picture(&self, context: &RenderContext<'_>, outlook: Outlook) -> Option<Drawing> {
        let fight = outlook.drawn.downcast::<StudyBattle>().ok()?;
        scene::draw_outlook(context, *fight, &outlook.story)
    }

    fn film(&self, context: &RenderContext<'_>, chapter: &Narrative, motion: Motion) -> Option<Drawing> {
        let game = downcast(context.game)?;
        let telling = narrated_events(game, chapter);
        let lines = story::story_sentences(game, &telling, context.theme.language);
        let cost = story::battle_costs_line(game, chapter, context.theme.language);
        scene::draw_battle(context, game, telling, [lines, cost.into_iter().collect()], motion)
    }

    fn course_picture(&self, context: &RenderContext<'_>, narrative: &Narrative) -> Option<Drawing> {
        course::draw_points_chart(context, downcast(context.game)?, narrative)
    }

    fn result_card(
        &self,
        context: &RenderContext<'_>,
        narrative: &Narrative,
        lasted: Option<Duration>,
    ) -> Option<Drawing> {
        let (start, events) = beginning(downcast(context.game)?, narrative);
        result_card::draw_result_card(context, &start, &events, lasted)
    }

    fn game_film(&self, context: &RenderContext<'_>, narrative: &Narrative) -> Option<Drawing> {
        let (start, events) = beginning(downcast(context.game)?, narrative);
        game_film::draw_game_film(context, &start, &events)
    }

    fn hands_picture(&self, context: &RenderContext<'_>) -> Option<Drawing> {
        Some(racks::draw_hands(context, downcast(context.game)?))
    }

    fn pieces(&self, context: &RenderContext<'_>, side: Side) -> Vec<Piece> {
        downcast(context.game).map_or_else(Vec::new, |game| racks::hand_pieces(context, game, side))
    }

    fn side_colour(&self, context: &RenderContext<'_>, side: Side) -> Option<[u8; 3]> {
        let hue = downcast(context.game)?.roster().hues().into_iter().nth(side.index())?;
        Some(context.theme.colours.palette().side_style(side.index(), hue).bright.rgb)
    }

    fn remaining_pictures(&self, context: &RenderContext<'_>) -> Vec<Drawing> {
        downcast(context.game).map_or_else(Vec::new, |game| racks::draw_remainders(context, game))
    }

    fn remaining_supply(
        &self,
        game: &dyn sztab_game::Game,
        terms: &str,
        language: Language,
    ) -> Option<RemainingSupply> {
        let with_odds = terms.parse().map_or(true, |agreed: Agreed| agreed.odds);
        downcast(game).map(|game| odds::remainder(game, with_odds, language))
    }
}

fn narrated_events(game: &Game, narrative: &Narrative) -> NarratedEvents {
    NarratedEvents::from_narrative(game, narrative)
}

/// The board before the first turn of a game, and the events of the narrative.
fn beginning(game: &Game, narrative: &Narrative) -> (Arrangement, Vec<Event>) {
    let start = Arrangement::at_start(game.arrangement().board, game.roster());
    (start, narrative.events.iter().filter_map(|told| told.event.event().cloned()).collect())
}

fn phase_key(game: &Game) -> &'static str {
    match game.state().phase {
        Phase::Leader => "post-leader",
        Phase::Headquarters => "post-place-hq",
        Phase::Draw => "post-draw",
        Phase::Discard if game.roster().terms().reinforcements => "post-discard-reinforced",
        Phase::Discard => "post-discard",
        Phase::Play | Phase::Over => "post-play",
    }
}
