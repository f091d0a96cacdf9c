//! The public part of the view: pings, narratives, pictures, results.

use sztab_game::view::{Drawing, DrawnPicture, Focus, Motion, Posts, PromptedPlayer, RenderContext, TurnPrompt};
use sztab_game::{Game, Language, Narrative, Side};

use crate::MechsGame;
use crate::event::{Event, Source};
use crate::pictures::{self, Frame, score};
use crate::state::{Phase, QuestionKind};
use crate::texts::{text, word};

use super::{View, alt, downcast_game, names, scene, story};

/// Durations of the pictures in a film, in milliseconds: of a picture with a move, and of the last picture.
const MOVE_MS: u32 = 1000;
const LAST_MS: u32 = 4000;
/// The maximum number of pictures before the last one: a film lasts at most 20 seconds.
const MAX_MOVES: usize = 16;

/// The events of a narrative, downcast to this game's type.
pub fn events(narrative: &Narrative) -> Vec<Event> {
    narrative.narrated_events().filter_map(|record| record.event.event::<Event>().copied()).collect()
}

/// The suffix of the text keys for a question.
pub fn question_key_suffix(game: &MechsGame, side: Side) -> Option<&'static str> {
    let state = game.state();
    Some(match state.phase {
        Phase::Over => return None,
        Phase::Pilot => "pilot",
        Phase::Arm => "arm",
        Phase::Program => "program",
        Phase::Base | Phase::Turn => match state.questions.iter().find(|question| question.side == side)?.ask {
            QuestionKind::Base => "base",
            QuestionKind::Commander => "commander",
            QuestionKind::AdHoc => "adhoc",
            QuestionKind::Rotate => "rotate",
            QuestionKind::Mech => "mech",
            QuestionKind::Drive => "drive",
            QuestionKind::Action => "action",
            QuestionKind::Collect => "collect",
            QuestionKind::Expert => "expert",
            QuestionKind::Attack => "attack",
            QuestionKind::Place(_) => "place",
            QuestionKind::DeployMine => "deploy-mine",
            QuestionKind::DeployTurret => "deploy-turret",
            QuestionKind::Number(_) => "mine",
        },
    })
}

impl Posts for View {
    fn side_name(&self, game: &dyn Game, side: Side, language: Language) -> String {
        let pilot = downcast_game(game).and_then(|game| names::pilot_of(language, game, side));
        pilot.unwrap_or_else(|| side.letter().to_string())
    }

    fn prompt(&self, game: &dyn Game, called: &PromptedPlayer<'_>, language: Language) -> TurnPrompt {
        let Some(game) = downcast_game(game) else { return TurnPrompt::default() };
        let is_late = game.state().phase == Phase::Program && !game.state().ready.is_empty();
        let kind = if is_late { "program-waiting" } else { question_key_suffix(game, called.side).unwrap_or("action") };
        let player = called.player;
        let arguments = [("player", player.into()), ("players", player.into()), ("round", game.state().round.into())];
        TurnPrompt { sentence: text(language, &format!("call-{kind}"), &arguments), question: Vec::new() }
    }

    fn status_line(&self, game: &dyn Game, language: Language) -> Option<String> {
        let state = downcast_game(game)?.state();
        let list = |sign: &dyn Fn(Side) -> String, between: &str| {
            state.all_sides().iter().map(sign).collect::<Vec<_>>().join(between)
        };
        match state.phase {
            Phase::Pilot | Phase::Base | Phase::Arm | Phase::Over => None,
            Phase::Program if !state.ready.is_empty() => {
                let mark = |side: Side| if state.ready.contains(side) { "✅" } else { "…" };
                Some(list(&|side| format!("{} {}", mark(side), side.letter()), " "))
            }
            Phase::Program | Phase::Turn => {
                let points = |side: Side| format!("{} {}", side.letter(), state.player(side).points);
                let points = list(&points, &word(language, "list-comma"));
                Some(text(language, "glance-points", &[("points", points.into())]))
            }
        }
    }

    fn story(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        downcast_game(game).map_or_else(Vec::new, |game| story::narrate(game, narrative, language))
    }

    fn chapter(&self, game: &dyn Game, narrative: &Narrative, language: Language) -> Vec<String> {
        let told = self.story(game, narrative, language);
        // A declined action adds no text.
        let title = || downcast_game(game).map_or_else(|| "…".to_owned(), |game| scene::title(game, language));
        if told.is_empty() { vec![title()] } else { told }
    }

    fn outcome(&self, game: &dyn Game, language: Language) -> Option<String> {
        let outcome = game.outcome()?;
        let name = |side| downcast_game(game).map_or_else(String::new, |game| names::side(language, game, side));
        let winners: Vec<String> = outcome.winners().iter().map(name).collect();
        if winners.is_empty() {
            return Some(word(language, "story-solo-lost"));
        }
        let points = outcome.winners().iter().next().and_then(|side| outcome.points(side)).unwrap_or_default();
        let sides = winners.join(&word(language, "list-comma"));
        let arguments = [("sides", sides.into()), ("count", winners.len().into()), ("points", points.into())];
        Some(text(language, "story-won", &arguments))
    }

    fn picture(&self, context: &RenderContext<'_>, focus: Focus<'_>) -> Option<Drawing> {
        let (game, mut scene) = scene::viewed_scene(context)?;
        let language = context.theme.language;
        let is_attack = game.state().questions.iter().any(|question| question.ask == QuestionKind::Attack);
        let key = match focus {
            Focus::Latest(narrative) if is_attack => {
                let exchanges = scene::exchanges(context, game.values(), &events(narrative));
                let combat = scene::build_combat(&game, context.players, language, context.theme.colours)?;
                let combat = pictures::combat::Combat { exchanges, ..combat };
                let alt = format!("{} {}", alt::combat(&game, language)?, alt::table(&game, language));
                let key = format!("combat {:?}", combat.exchanges);
                let draw = move || DrawnPicture { bytes: pictures::combat::draw(&combat).into_png(), alt };
                return Some(Drawing::new("combat.png", draw).with_key(key));
            }
            Focus::Question | Focus::Considered(..) | Focus::Offered(_) if is_attack => {
                let combat = scene::build_combat(&game, context.players, language, context.theme.colours)?;
                let alt = format!("{} {}", alt::combat(&game, language)?, alt::table(&game, language));
                let draw = move || DrawnPicture { bytes: pictures::combat::draw(&combat).into_png(), alt };
                return Some(Drawing::new("combat.png", draw).with_key("combat"));
            }
            Focus::Whole => "table".to_owned(),
            Focus::Question => {
                let zones = game.state().questions.iter().flat_map(|asked| scene::question_zones(&game, asked.side));
                scene.offered = zones.map(|(number, zone)| (number, scene::to_place(zone))).collect();
                format!("question {:?}", scene.offered)
            }
            Focus::Latest(narrative) => {
                let events = events(narrative);
                (scene.moves, scene.bursts) = scene::moves_and_explosions(&events);
                format!("latest {events:?}")
            }
            Focus::Considered(side, line) => {
                scene.plan = scene::planned_route(&game, side);
                scene.offered.extend(scene::zone_of_line(&game, side, line).map(|zone| (1, scene::to_place(zone))));
                format!("considered {} {line}", side.letter())
            }
            Focus::Offered(offer) => {
                scene.offered = scene::offered_zones(&offer.words, &offer.first);
                format!("offered {} {:?}", offer.words, offer.first)
            }
        };
        let mut plans = game.state().human_sides().iter().map(|side| scene::planned_route(&game, side));
        if let Some(plan) = plans.find(|plan| !plan.is_empty()) {
            scene.plan = plan;
        }
        Some(scene::scene_drawing(scene, alt::table(&game, language), key))
    }

    fn hands_picture(&self, context: &RenderContext<'_>) -> Option<Drawing> {
        self.picture(context, Focus::Whole)
    }

    fn film(&self, context: &RenderContext<'_>, chapter: &Narrative, motion: Motion) -> Option<Drawing> {
        let (game, last) = scene::viewed_scene(context)?;
        let events = events(chapter);
        let (moves, bursts) = scene::moves_and_explosions(&events);
        let table = |scene: pictures::Scene| Frame::Table(Box::new(scene));
        let mut scenes: Vec<(Frame, u32)> = Vec::new();
        let mut shown = last.clone();
        let (mut steps, mut combat) = (0, None);
        for event in &events {
            if let Event::Moved { from: Some(_), to, .. } = *event {
                steps += 1;
                shown.moves = moves[..steps].to_vec();
                shown.bursts = bursts.iter().copied().filter(|(at, _)| *at == scene::to_place(to)).collect();
                scenes.push((table(shown.clone()), MOVE_MS));
            }
            combat = scene::combat_opening(context, event).or(combat);
            if let Some(combat) = combat.as_mut().filter(|_| matches!(event, Event::Attacked { .. })) {
                scene::add_exchange(combat, event, game.values(), context.theme.language);
                scenes.push((Frame::Combat(combat.clone()), MOVE_MS));
            }
        }
        scenes.truncate(MAX_MOVES);
        scenes.push((table(pictures::Scene { moves, bursts, ..last }), LAST_MS));
        let told = self.story(context.game, chapter, context.theme.language).join(" ");
        let alt = text(context.theme.language, "alt-film", &[("story", told.into())]);
        let drawing = match motion {
            Motion::Film => {
                Drawing::new("chapter.gif", move || DrawnPicture { bytes: pictures::encode_film(&scenes), alt })
            }
            Motion::Stills(index) => {
                let scene = scenes.into_iter().nth(index)?.0;
                Drawing::new("chapter.png", move || DrawnPicture { bytes: scene.draw().into_png(), alt })
            }
        };
        Some(drawing.with_key(format!("{motion:?} {events:?}")))
    }

    fn course_picture(&self, context: &RenderContext<'_>, narrative: &Narrative) -> Option<Drawing> {
        let game = downcast_game(context.game)?;
        let language = context.theme.language;
        let sides = game.state().all_sides();
        let rounds = points_by_round(&events(narrative));
        let rounds: Vec<Vec<[i32; score::SOURCE_COUNT]>> =
            rounds.iter().map(|points| points[..sides.len().min(points.len())].to_vec()).collect();
        if rounds.is_empty() {
            return None;
        }
        let labels: Vec<String> =
            (1..=rounds.len()).map(|round| text(language, "course-round", &[("round", round.into())])).collect();
        let name = |side: Side| context.players.get(side.index()).map_or("", String::as_str);
        let note = sides.iter().map(|side| format!("{} {}", side.letter(), name(side))).collect::<Vec<_>>().join(" · ");
        let total = |points: &[i32; score::SOURCE_COUNT]| points.iter().sum::<i32>().to_string();
        let said = rounds.iter().zip(&labels).map(|(round, label)| {
            let points = sides.iter().zip(round).map(|(side, points)| format!("{} {}", side.letter(), total(points)));
            format!("{label}: {}", points.collect::<Vec<_>>().join(&word(language, "list-comma")))
        });
        let alt = text(language, "alt-chart", &[("points", said.collect::<Vec<_>>().join("; ").into())]);
        let (title, sources) = (word(language, "course-title"), source_names(language));
        let course = score::ScoreHistory { title, note, sources, rounds, labels, colours: context.theme.colours };
        Some(Drawing::new("points.png", move || DrawnPicture { bytes: score::draw_history(&course).into_png(), alt }))
    }

    fn result_card(
        &self,
        context: &RenderContext<'_>,
        narrative: &Narrative,
        _lasted: Option<std::time::Duration>,
    ) -> Option<Drawing> {
        let game = downcast_game(context.game)?;
        let language = context.theme.language;
        let outcome = context.game.outcome()?;
        let rounds = points_by_round(&events(narrative));
        let points = rounds.last().copied().unwrap_or_default();
        let mut rows: Vec<(u8, score::Row)> = game
            .state()
            .all_sides()
            .iter()
            .map(|side| {
                let player = game.state().player(side);
                let rank = outcome.rank(side).unwrap_or(u8::MAX);
                let row = score::Row {
                    side: side.0,
                    player: context
                        .players
                        .get(side.index())
                        .cloned()
                        .unwrap_or_else(|| names::side(language, game, side)),
                    place: outcome.rank(side).map_or_else(String::new, |rank| format!("{rank}. ")),
                    points: points[side.index()],
                    about: names::weapons(language, game.values(), player.order.iter().copied()),
                };
                (rank, row)
            })
            .collect();
        rows.sort_by_key(|(rank, _)| *rank);
        let sources = source_names(language);
        let title = self.outcome(context.game, language).unwrap_or_default();
        let note = names::values_note(language, game.values());
        let alt =
            rows.iter().map(|(_, row)| format!("{}{}: {}", row.place, row.player, row.points.iter().sum::<i32>()));
        let alt = alt.collect::<Vec<_>>().join(". ");
        let rows = rows.into_iter().map(|(_, row)| row).collect();
        let card = score::Score { title, note, sources, rows, colours: context.theme.colours };
        Some(Drawing::new("result.png", move || DrawnPicture { bytes: score::draw(&card).into_png(), alt }))
    }
}

/// The names of the sources of points.
fn source_names(language: Language) -> [String; score::SOURCE_COUNT] {
    ["combat", "mines", "zones", "mech", "weapons"].map(|source| word(language, &format!("source-points-{source}")))
}

/// The points of each side by source, up to the end of each round and up to now. Points that an enemy's weapon takes
/// from a side are deducted from that side's combat points.
fn points_by_round(events: &[Event]) -> Vec<[[i32; score::SOURCE_COUNT]; crate::state::MAX_PLAYERS]> {
    let mut rounds = Vec::new();
    let mut points = [[0; score::SOURCE_COUNT]; crate::state::MAX_PLAYERS];
    for event in events {
        if let Event::RoundBegan { round: 2.., .. } = *event {
            rounds.push(points);
        } else if let Event::Scored { side, points: scored, source } = *event {
            let source = match source {
                Source::Combat => 0,
                Source::Deployed => 1,
                Source::Zones => 2,
                Source::Mech => 3,
                Source::Weapons => 4,
            };
            points[side.index() % crate::state::MAX_PLAYERS][source] += scored;
        } else if let Event::PointsLost { side, points: lost } = *event {
            points[side.index() % crate::state::MAX_PLAYERS][0] -= lost;
        }
    }
    rounds.push(points);
    rounds
}
