//! A what-if: the Battle that would follow, with tiles tried out before it, for one reader alone.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::Language;
use crate::games::neuroshima::rules::{Action, Event, Fight, Game, Side, Study};
use crate::games::neuroshima::words::{action_label, action_phrase, option_phrase, question_phrase, story, unit_name};
use crate::referee::{Line, Table, Telling};
use crate::words::{text, word};

use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::button::Subject;
use crate::discord::say::limits::{ID_LIMIT, LABEL_LIMIT, MOST_ROWS, ROW};
use crate::discord::say::operation::Operation;
use crate::discord::show::emojis::Emojis;
use crate::discord::table::panel::{begins, held_tiles};

use super::{Guide, Step, Trail};

/// The trials of a study as lines of the notation.
pub fn trial_lines(study: &Study) -> Vec<String> {
    let Some(side) = study.game().to_act() else { return Vec::new() };
    study.trials().into_iter().map(|action| Line::Action(action).print(study.game(), side)).collect()
}

/// What a what-if shows.
#[derive(Debug)]
pub enum Shown {
    /// A question of the guide on the way to a trial.
    Asked(Answer),
    /// The outcome so far, with the Battle that is to be drawn.
    Outcome {
        /// The text and the buttons.
        answer: Answer,
        /// The game as tried out.
        game: Box<Game>,
        /// The Battle.
        fight: Box<Fight>,
        /// What the outcome belongs to, for the cache of pictures.
        trail: String,
    },
}

/// A what-if at a table.
#[derive(Debug)]
pub struct WhatIf<'a> {
    /// The table as it stands, or the position that was brought along.
    pub table: &'a Table,
    /// What its buttons are about.
    pub subject: Subject,
    /// The side of whoever asks, if they play.
    pub reader: Option<Side>,
    /// Their language.
    pub language: Language,
    /// Symbols for lists.
    pub emojis: &'a Emojis,
}

impl WhatIf<'_> {
    /// Follows a trail and the words chosen after it; nothing if they lead nowhere.
    pub fn show(&self, trail: &Trail, words: &str) -> Option<Shown> {
        let mut study = Study::new(&self.table.game, trail.first())?;
        let tried = trail.follow(&mut study)?;
        if words.is_empty() {
            return self.outcome(trail, &study, &tried);
        }
        let guide = Guide::trying(&study, trail, self.subject, self.language, self.emojis);
        match guide.step(words) {
            Step::Ask(answer) => Some(Shown::Asked(answer)),
            Step::Gone => None,
            Step::Confirm { line, .. } => {
                let action = action_of(&line, study.game(), study.game().to_act()?)?;
                self.show(&trail.with_trial(&study, action)?, "")
            }
        }
    }

    fn outcome(&self, trail: &Trail, study: &Study, tried: &[(Game, Side, Action)]) -> Option<Shown> {
        let fight = study.battle(&trail.answers).ok()?;
        let roster = study.game().roster();
        let language = self.language;
        let army = |side: Side| roster.army(side).name.in_language(language).to_owned();
        let title = if tried.is_empty() { "whatif-now" } else { "whatif-tried" };
        let mut content = vec![text(language, title, &[("army", army(study.side()).into())])];
        for (number, (game, side, action)) in (1..).zip(tried) {
            let phrase = action_phrase(language, game, *side, *action);
            content.push(text(language, "whatif-step", &[("number", number.into()), ("action", phrase.into())]));
        }
        // A trial may ask something itself, before there is any Battle.
        let is_fought =
            fight.events.iter().any(|event| matches!(event, Event::BattleBegan { .. } | Event::SegmentBegan { .. }))
                || fight.open.is_none();
        if is_fought {
            if !tried.is_empty() {
                content.push(word(language, "whatif-then"));
            }
            content.extend(self.losses(&fight, roster));
        }
        if let Some(open) = &fight.open {
            let decider = open.decision().map_or(study.side(), |decision| decision.decider);
            content.push(text(language, "whatif-asks", &[("army", army(decider).into())]));
            content.push(question_phrase(language, open));
        }
        let rows = self.rows(trail, study, &fight, tried);
        if rows.is_none() {
            content.push(word(language, "whatif-too-long"));
        }
        let rows = rows.unwrap_or_else(|| self.controls(trail, study, tried, MOST_ROWS));
        content.push(format!("-# {} {}", word(language, "whatif-only-you"), self.whose(study)));
        let telling = Telling::of(fight.board.clone(), &fight.events);
        let told = story(language, roster, fight.board.board, &telling.events, &telling.boards, &[]);
        let answer = Answer { content: content.join("\n"), story: told, rows, ..Answer::default() };
        let (game, fight) = (Box::new(study.game().clone()), Box::new(fight));
        Some(Shown::Outcome { answer, game, fight, trail: trail.to_string() })
    }

    /// What the Battle costs each side.
    fn losses(&self, fight: &Fight, roster: &crate::games::neuroshima::rules::Roster) -> Vec<String> {
        let language = self.language;
        let mut lines = Vec::new();
        let mut lost_any = false;
        for side in roster.sides() {
            let army = roster.army(side).name.in_language(language).to_owned();
            let (before, after) = (fight.board.points[side.index()], fight.left.points[side.index()]);
            if before != after {
                let arguments = [("army", army.clone().into()), ("before", before.into()), ("after", after.into())];
                lines.push(text(language, "whatif-points", &arguments));
            }
            let lost = fight.events.iter().filter_map(|event| match event {
                Event::Destroyed { unit, .. } if unit.owner == side => {
                    Some(unit_name(language, roster, fight.board.board, *unit))
                }
                _ => None,
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

    /// Facings of the last trial, answers or tiles to try out next, and the ways back; nothing if no id could say more.
    fn rows(
        &self,
        trail: &Trail,
        study: &Study,
        fight: &Fight,
        tried: &[(Game, Side, Action)],
    ) -> Option<Vec<CreateActionRow>> {
        // Answers need the room, and a facing tried out is not changed in the middle of a Battle.
        let mut rows = if fight.open.is_some() { Vec::new() } else { self.facings(trail, tried) };
        let next = if fight.open.is_some() { self.answers(trail, study, fight)? } else { self.trials(trail, study)? };
        rows.extend(next.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())));
        let room = MOST_ROWS.saturating_sub(rows.len());
        rows.extend(self.controls(trail, study, tried, room));
        Some(rows)
    }

    /// Other facings for what was tried out last.
    fn facings(&self, trail: &Trail, tried: &[(Game, Side, Action)]) -> Vec<CreateActionRow> {
        if !trail.answers.is_empty() {
            return Vec::new();
        }
        if trail.has_changed_sides() {
            return Vec::new();
        }
        let shorter = trail.shorter();
        let Some((_, _, action)) = tried.last() else { return Vec::new() };
        let Some(mut before) = Study::new(&self.table.game, shorter.first()) else { return Vec::new() };
        if shorter.follow(&mut before).is_none() || before.trials().iter().all(|trial| trial != action) {
            return Vec::new();
        }
        let guide = Guide::trying(&before, &shorter, self.subject, self.language, self.emojis);
        guide.compass(&Line::Action(*action).print(before.game(), before.side()))
    }

    /// The answers to the decision that the Battle, or the last trial, waits for.
    fn answers(&self, trail: &Trail, study: &Study, fight: &Fight) -> Option<Vec<CreateButton>> {
        let open = fight.open.as_ref()?;
        let options = open.decision().map_or(0, |decision| decision.question.options());
        let is_of_trial = study.game().decision().is_some() && trail.answers.is_empty();
        let mut buttons = Vec::new();
        for answer in (1_u8..).take(options.min(4 * ROW)) {
            let longer = if is_of_trial {
                trail.with_trial(study, Action::Choose { answer })?
            } else {
                trail.with_answer(answer)?
            };
            let label = option_phrase(self.language, open, usize::from(answer) - 1);
            buttons.push(self.button(&longer, "", &label, ButtonStyle::Primary)?);
        }
        Some(buttons)
    }

    /// Tiles and abilities to try out next.
    fn trials(&self, trail: &Trail, study: &Study) -> Option<Vec<CreateButton>> {
        let lines = trial_lines(study);
        let longest = lines.iter().map(String::len).max().unwrap_or_default();
        let mut buttons: Vec<CreateButton> = Vec::new();
        for (words, name) in held_tiles(study.game(), study.side(), self.language) {
            if begins(&lines, &words) {
                buttons.push(self.roomy_button(trail, &words, &name, longest)?);
            }
        }
        if begins(&lines, "use") {
            let label = action_label(self.language, "use");
            buttons.push(self.roomy_button(trail, "use", &label, longest)?);
        }
        Some(buttons)
    }

    /// A button that begins a line, if the ids of all that follow have room for the longest one.
    fn roomy_button(&self, trail: &Trail, words: &str, label: &str, longest: usize) -> Option<CreateButton> {
        let longest = self.subject.button(Operation::IfPick, trail.with_words(&"x".repeat(longest)));
        if longest.to_string().len() > ID_LIMIT {
            return None;
        }
        self.button(trail, words, label, ButtonStyle::Primary)
    }

    /// Whose moves are tried out, and what the button for the other side does.
    fn whose(&self, study: &Study) -> String {
        let name = |side: Side| study.game().roster().army(side).name.in_language(self.language).to_owned();
        let (side, other) = (study.side(), study.game().opponent(study.side()));
        if self.reader == Some(other) {
            return text(self.language, "whatif-as-opponent", &[("army", name(side).into())]);
        }
        text(self.language, "whatif-as-help", &[("army", name(other).into())])
    }

    /// The ways on and back, in as many rows as they need; with room for one row alone without the least needed.
    fn controls(
        &self,
        trail: &Trail,
        study: &Study,
        tried: &[(Game, Side, Action)],
        room: usize,
    ) -> Vec<CreateActionRow> {
        let language = self.language;
        let plain = |trail: &Trail, key: &str| self.button(trail, "", &word(language, key), ButtonStyle::Secondary);
        let mut ways = Vec::new();
        let play = self.play(tried);
        if !trail.is_fresh() {
            let (shorter, anew) = (trail.shorter(), Trail::of(trail.first()));
            ways.extend(plain(&shorter, "back"));
            // One step back may be the beginning already, and no two buttons may be the same.
            let leaves_room = room > 1 || play.is_none() || self.to_turn().is_none();
            ways.extend((shorter != anew && leaves_room).then(|| plain(&anew, "whatif-again")).flatten());
        }
        let other = study.game().opponent(study.side());
        let army = study.game().roster().army(other).name.in_language(language).to_owned();
        let label = text(language, "whatif-as", &[("army", army.into())]);
        ways.extend(
            trail.as_side(other).and_then(|as_other| self.button(&as_other, "", &label, ButtonStyle::Secondary)),
        );
        let mut ends: Vec<CreateButton> = play.into_iter().collect();
        let share = self.subject.button(Operation::Share, trail.with_words("")).to_string();
        if share.len() <= ID_LIMIT {
            let share = CreateButton::new(share).label(word(language, "share")).style(ButtonStyle::Secondary);
            ends.push(share);
        }
        ends.extend(self.to_turn());
        if ways.len() + ends.len() > ROW && room > 1 {
            return vec![CreateActionRow::Buttons(ways), CreateActionRow::Buttons(ends)];
        }
        ways.append(&mut ends);
        ways.truncate(ROW);
        vec![CreateActionRow::Buttons(ways)]
    }

    /// The way back to the real turn, for whoever is to act.
    fn to_turn(&self) -> Option<CreateButton> {
        self.reader.filter(|&side| self.table.game.to_act() == Some(side))?;
        let Subject::Game(..) = self.subject else { return None };
        let id = self.subject.button(Operation::At, "").to_string();
        Some(CreateButton::new(id).label(word(self.language, "whatif-to-turn")).style(ButtonStyle::Secondary))
    }

    /// The way to the real thing, if the only trial is something that the reader may do now.
    fn play(&self, tried: &[(Game, Side, Action)]) -> Option<CreateButton> {
        let [(_, side, action)] = tried else { return None };
        let is_mine = self.reader == Some(*side) && self.table.game.to_act() == Some(*side);
        if !is_mine || self.table.game.check(*side, *action).is_err() {
            return None;
        }
        let line = Line::Action(*action).print(&self.table.game, *side);
        let id = self.subject.button(Operation::Tried, line);
        let label = word(self.language, "whatif-play");
        Some(CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Success))
    }

    fn button(&self, trail: &Trail, words: &str, label: &str, style: ButtonStyle) -> Option<CreateButton> {
        let id = self.subject.button(Operation::If, trail.with_words(words));
        let id = id.to_string();
        (id.len() <= ID_LIMIT).then(|| CreateButton::new(id).label(shortened(label, LABEL_LIMIT)).style(style))
    }
}

fn action_of(line: &str, game: &Game, side: Side) -> Option<Action> {
    match Line::parse(line, game, side) {
        Ok(Line::Action(action)) => Some(action),
        _ => None,
    }
}
