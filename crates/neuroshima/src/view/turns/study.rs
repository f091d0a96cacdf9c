//! The what-if Battle: the one that would follow after some tiles are tried out.

use crate::rules::notation::print_action;
use crate::rules::{Event, Game, Roster, Study, StudyBattle};
use crate::texts::{text, word};
use crate::words::{action_label, narrate, question_phrase, unit_name};
use sztab_game::view::{self, Button, OpenQuestion, Outlook, Tone, any_line_begins};
use sztab_game::{self, Language, Side};

use super::action_from_line;
use super::panel::{answer_buttons, playable_hand_tiles};

/// A what-if of a game, from the point of view of a side.
pub(super) fn study(game: &Game, side: Side) -> Option<Box<dyn view::Study>> {
    let study = Study::new(game, side)?;
    Some(Box::new(study))
}

impl view::Study for Study {
    fn game(&self) -> &dyn sztab_game::Game {
        Self::game(self)
    }

    fn side(&self) -> Side {
        Self::side(self)
    }

    fn trials(&self) -> Vec<String> {
        let game = Self::game(self);
        let Some(side) = game.side_to_act() else { return Vec::new() };
        let line = |action| print_action(action, game.roster(), side, game.arrangement().board);
        Self::trials(self).into_iter().map(line).collect()
    }

    /// Buttons for the tiles and abilities that can be tried out.
    fn beginnings(&self, language: Language) -> Vec<Button> {
        let lines = view::Study::trials(self);
        let held = playable_hand_tiles(Self::game(self), Self::side(self), language).into_iter();
        let ability = ("use".to_owned(), action_label(language, "use"));
        let beginnings = held.chain([ability]).filter(|(words, _)| any_line_begins(&lines, words));
        beginnings.map(|(words, label)| Button::new(words, label, Tone::Main)).collect()
    }

    fn attempt(&mut self, line: &str) -> bool {
        let side = Self::game(self).side_to_act();
        let action = side.and_then(|side| action_from_line(Self::game(self), side, line));
        action.is_some_and(|action| Self::try_action(self, action).is_ok())
    }

    fn continue_as(&mut self, side: Side) -> bool {
        let is_seated = side.index() < Self::game(self).state().seats.len();
        if is_seated {
            *self = self.clone().for_side(side);
        }
        is_seated
    }

    fn outlook(&self, chosen: &[u8], language: Language) -> Option<Outlook> {
        let fight = self.battle(chosen).ok()?;
        let roster = Self::game(self).roster();
        // A trial may itself raise a question before a Battle begins.
        let begins = |event: &Event| matches!(event, Event::BattleBegan { .. } | Event::SegmentBegan { .. });
        let is_fought = fight.events.iter().any(begins) || fight.open.is_none();
        let question = fight.open.as_ref().map(|open| OpenQuestion {
            decider: open.decision().map_or(Self::side(self), |decision| decision.decider),
            sentence: question_phrase(language, open),
            answers: answer_buttons(open, language)
                .into_iter()
                .map(|answer| Button { tone: Tone::Main, ..answer })
                .collect(),
        });
        Some(Outlook {
            losses: is_fought.then(|| losses(language, &fight, roster)),
            story: battle_story(language, &fight, roster),
            question,
            drawn: Box::new(fight),
        })
    }

    fn clone_box(&self) -> Box<dyn view::Study> {
        Box::new(self.clone())
    }
}

/// The Battle as a story.
fn battle_story(language: Language, fight: &StudyBattle, roster: &Roster) -> Vec<String> {
    let (board, mut after) = (fight.board.board, fight.board.clone());
    let mut boards = Vec::new();
    for event in &fight.events {
        if matches!(event, Event::SegmentBegan { .. }) {
            boards.push(after.clone());
        }
        after.apply_event(event);
    }
    narrate(language, roster, board, &fight.events, &boards, &[])
}

/// Cost of the Battle for each side.
fn losses(language: Language, fight: &StudyBattle, roster: &Roster) -> Vec<String> {
    let mut lines = Vec::new();
    let mut lost_any = false;
    for side in roster.sides() {
        let army = roster.army(side).name.in_language(language).to_owned();
        let (before, after) = (fight.board.points[side.index()], fight.left.points[side.index()]);
        if before != after {
            let arguments = [("army", army.clone().into()), ("before", before.into()), ("after", after.into())];
            let key = if roster.mode().is_for_points() { "whatif-points-scored" } else { "whatif-points" };
            lines.push(text(language, key, &arguments));
        }
        let lost = fight.events.iter().filter_map(|event| {
            let Event::Destroyed { unit, .. } = event else { return None };
            (unit.owner == side).then(|| unit_name(language, roster, fight.board.board, *unit))
        });
        let lost: Vec<String> = lost.collect();
        if !lost.is_empty() {
            lost_any = true;
            let units = lost.join(&word(language, "list-comma"));
            lines.push(text(language, "whatif-lost", &[("army", army.into()), ("units", units.into())]));
        }
    }
    if !lost_any && fight.open.is_none() {
        lines.push(word(language, "whatif-lost-nobody"));
    }
    lines
}
