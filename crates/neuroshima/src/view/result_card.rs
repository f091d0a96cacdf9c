//! The result of a game as a picture to share, and as text.

use std::time::Duration;

use crate::pictures;
use crate::pictures::{BestUnit, Course, ResultCard, ResultSide, Stat, army_crest};
use crate::rules::{Arrangement, Event, Game, Outcome, OutcomeReason, Side, Summary, UnitRecord};
use crate::texts::{text, word};
use crate::words::tile_name;
use sztab_game::Language;
use sztab_game::view::{Drawing, DrawnPicture, MAX_ALT_CHARACTERS, RenderContext, Theme};

const MINUTES_PER_HOUR: u64 = 60;
const MINUTES_PER_DAY: u64 = 24 * MINUTES_PER_HOUR;

/// The result of a finished game, from its events and the board before them; with the game's duration if known. `None`
/// if the game is not over.
#[must_use]
pub fn draw_result_card(
    context: &RenderContext<'_>,
    start: &Arrangement,
    events: &[Event],
    lasted: Option<Duration>,
) -> Option<Drawing> {
    let game: Game = context.game.downcast_ref::<Game>()?.clone();
    let outcome = game.outcome()?;
    let summary = Summary::from_events(game.roster(), start, events);
    let (players, theme) = (context.players.to_vec(), context.theme);
    Some(Drawing::new("result.png", move || {
        let card = complete_card(&game, outcome, &summary, lasted, &players, theme);
        DrawnPicture { bytes: pictures::render_result(&card), alt: alt_text(&card) }
    }))
}

/// The text lines of a finished game's result card, with and without the points from turn to turn. `None` if the game
/// is not over.
pub(super) fn lines(context: &RenderContext<'_>, start: &Arrangement, events: &[Event]) -> Option<[String; 2]> {
    let game: &Game = context.game.downcast_ref()?;
    let summary = Summary::from_events(game.roster(), start, events);
    let card = complete_card(game, game.outcome()?, &summary, None, context.players, context.theme);
    Some([true, false].map(|with_course| card.lines(with_course).join("\n")))
}

/// The winner and the reason for the end of a game. `None` if the game is not over.
pub(super) fn verdict(game: &Game, language: Language) -> Option<(String, String)> {
    let outcome = game.outcome()?;
    let is_draw = outcome.winners == game.roster().mode().sides();
    let winners = outcome.winners.iter().map(|side| game.roster().army(side).name.in_language(language));
    let verdict = word(language, if is_draw { "card-draw" } else { "card-victory" });
    let title = if is_draw { verdict } else { format!("{verdict}: {}", winners.collect::<Vec<_>>().join(", ")) };
    Some((title, word(language, reason_key(outcome.reason, is_draw))))
}

/// The card with all of its parts.
fn complete_card<'a>(
    game: &'a Game,
    outcome: Outcome,
    summary: &Summary,
    lasted: Option<Duration>,
    players: &[String],
    theme: Theme,
) -> ResultCard<'a> {
    let best = summary.best_unit(game.roster());
    ResultCard {
        best: best.map(|deeds| best_unit(game, deeds, theme.language)),
        stats: stats(summary, lasted, theme.language),
        ..base_card(game, outcome, summary, players, theme)
    }
}

/// The card with the sides, the outcome and the course.
fn base_card(
    game: &Game,
    outcome: Outcome,
    summary: &Summary,
    players: &[String],
    Theme { language, colours }: Theme,
) -> ResultCard<'static> {
    let roster = game.roster();
    let hues = roster.hues();
    let is_draw = outcome.winners == roster.mode().sides();
    let side = |side: Side| ResultSide {
        army: roster.army(side).name.in_language(language).to_owned(),
        insignia: army_crest(roster.army(side), language),
        hue: hues.get(side.index()).copied().flatten(),
        player: players.get(side.index()).cloned().unwrap_or_default(),
        points: game.arrangement().points[side.index()],
        lost: summary.lost[side.index()],
    };
    ResultCard {
        colours,
        verdict: word(language, if is_draw { "card-draw" } else { "card-victory" }),
        reason: word(language, reason_key(outcome.reason, is_draw)),
        winners: outcome.winners,
        sides: roster.sides().map(side).collect(),
        points_label: word(language, if roster.mode().is_for_points() { "chart-score" } else { "chart-points" }),
        lost_label: word(language, "card-lost"),
        course: Course {
            points: summary.points.clone(),
            battles: summary.battles.clone(),
            axis: word(language, "chart-turn"),
        },
        best: None,
        stats: Vec::new(),
    }
}

/// The text key for the reason a game ended.
fn reason_key(reason: OutcomeReason, is_draw: bool) -> &'static str {
    match reason {
        OutcomeReason::HeadquartersDestroyed if is_draw => "card-end-headquarters-draw",
        OutcomeReason::HeadquartersDestroyed => "card-end-headquarters",
        OutcomeReason::FinalBattle => "card-end-final",
        OutcomeReason::OvertimeBattle => "card-end-overtime",
        OutcomeReason::Points => "card-end-points",
        OutcomeReason::Impasse => "card-end-impasse",
        OutcomeReason::Goal => "card-end-goal",
        OutcomeReason::FullPage => "card-end-full-page",
        OutcomeReason::Resignation => "card-end-resignation",
        OutcomeReason::Agreement => "card-end-agreement",
        OutcomeReason::Time => "card-end-time",
        OutcomeReason::Adjudication => "card-end-adjudication",
    }
}

fn best_unit(game: &Game, deeds: UnitRecord, language: Language) -> BestUnit<'_> {
    let roster = game.roster();
    BestUnit {
        title: word(language, "card-best"),
        tile: roster.tile(deeds.owner, deeds.tile),
        side: deeds.owner,
        name: tile_name(language, roster, deeds.owner, deeds.tile).to_owned(),
        facts: vec![
            text(language, "card-damage", &[("damage", deeds.damage.into())]),
            text(language, "card-destroyed", &[("destroyed", deeds.destroyed.into())]),
        ],
    }
}

/// Rounds, Battles and the duration of the game.
fn stats(summary: &Summary, lasted: Option<Duration>, language: Language) -> Vec<Stat> {
    let stat = |number: u64, key: &str| Stat {
        number: number.to_string(),
        label: text(language, key, &[("number", number.into())]),
    };
    let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
    let mut stats =
        vec![stat(count(summary.rounds), "card-rounds"), stat(count(summary.battles.len()), "card-battles")];
    stats.extend(lasted.map(|lasted| match lasted.as_secs() / 60 {
        minutes if minutes >= MINUTES_PER_DAY => stat((minutes + MINUTES_PER_DAY / 2) / MINUTES_PER_DAY, "card-days"),
        minutes if minutes >= MINUTES_PER_HOUR => {
            stat((minutes + MINUTES_PER_HOUR / 2) / MINUTES_PER_HOUR, "card-hours")
        }
        minutes => stat(minutes.max(1), "card-minutes"),
    }));
    stats
}

/// The card as text, within the length limit; for a long game, without the points from turn to turn.
fn alt_text(card: &ResultCard<'_>) -> String {
    let whole = card.lines(true).join("\n");
    if whole.chars().count() <= MAX_ALT_CHARACTERS { whole } else { card.lines(false).join("\n") }
}
