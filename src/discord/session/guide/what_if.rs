//! A what-if: the consequences of an action that is tried out, shown to a single reader.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::view::{Offer, Outlook, Study};
use sztab_game::{Language, Side};
use sztab_referee::Session;
use sztab_words::{text, word};

use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::{button, button_rows, button_style};
use crate::discord::say::limits::{BUTTONS_PER_ROW, ID_LIMIT, MAX_ROWS};
use crate::discord::say::subject::Position;
use crate::discord::session::turn::routes::{At, If, IfPick, PlayTrial, Share, TrialWords};
use crate::discord::show::emojis::Emojis;

use super::trail::CompletedTrial;
use super::{Guide, GuideStep, Trail};

/// The contents of a what-if.
#[derive(Debug)]
pub enum WhatIfContent {
    /// A question in the guide on the way to a trial.
    Asked {
        /// The text and buttons.
        answer: Answer,
        /// The game with the trials so far.
        study: Box<dyn Study>,
        /// The hexes and lines on offer, for the picture.
        offer: Offer,
        /// The steps so far, for the picture cache.
        trail: String,
    },
    /// The outcome so far, with its picture.
    Outcome {
        /// The text and buttons.
        answer: Answer,
        /// The game with the trials and their consequences.
        study: Box<dyn Study>,
        /// The content of the picture.
        outlook: Outlook,
        /// The steps that lead to the outcome, for the picture cache.
        trail: String,
    },
}

/// A what-if in a session.
#[derive(Debug)]
pub struct WhatIf<'a> {
    /// The current session, or the position that a user supplied.
    pub session: &'a Session,
    /// The subject of the what-if's buttons.
    pub subject: Position,
    /// The reader's side; `None` if the reader is not playing.
    pub reader: Option<Side>,
    pub language: Language,
    /// Symbols for selects.
    pub emojis: &'a Emojis,
}

impl WhatIf<'_> {
    /// A study of the session from a side's point of view.
    fn study(&self, side: Side) -> Option<Box<dyn Study>> {
        self.session.view().study(self.session.game(), side)
    }

    /// The name of a side's faction.
    fn faction(&self, side: Side) -> String {
        self.session.view().side_name(self.session.game(), side, self.language)
    }

    /// The next side to continue as: the next opponent in turn order, so that all opponents are reached in turn.
    fn other_side(&self, side: Side) -> Option<Side> {
        let rivals = self.session.game().rivals(side);
        rivals.iter().find(|&rival| rival > side).or_else(|| rivals.iter().next())
    }

    /// Follows a trail and the words chosen after it; `None` if the trail or the words are invalid.
    pub fn show(&self, trail: &Trail, words: &str) -> Option<WhatIfContent> {
        let mut study = self.study(trail.initial_side())?;
        let tried = trail.follow(study.as_mut())?;
        if words.is_empty() {
            return self.outcome_content(trail, study, &tried);
        }
        let step = Guide::for_trials(self, study.as_ref(), trail).take_step(words);
        match step {
            GuideStep::Ask(answer, offer) => {
                Some(WhatIfContent::Asked { answer, study, offer, trail: trail.to_string() })
            }
            GuideStep::Gone => None,
            GuideStep::Confirm { line, .. } => {
                let longer = trail.with_trial(study.as_ref(), &line)?;
                // After another trial there may no longer be a question to answer.
                self.show(&longer, "").or_else(|| self.show(&longer.without_answers(), ""))
            }
        }
    }

    fn outcome_content(&self, trail: &Trail, study: Box<dyn Study>, tried: &[CompletedTrial]) -> Option<WhatIfContent> {
        let outlook = study.outlook(&trail.answers, self.language)?;
        let mut content = self.story_lines(study.side(), &outlook, tried);
        let rows = self.rows(trail, study.as_ref(), &outlook, tried);
        if rows.is_none() {
            content.push(word(self.language, "whatif-too-long"));
        }
        let rows = rows.unwrap_or_else(|| self.control_rows(trail, study.as_ref(), tried, MAX_ROWS));
        content.push(format!(
            "-# {} {}",
            word(self.language, "whatif-only-you"),
            self.perspective_sentence(study.side())
        ));
        let story = outlook.story.clone();
        let answer = Answer { content: content.join("\n"), story, rows, ..Answer::default() };
        Some(WhatIfContent::Outcome { answer, study, outlook, trail: trail.to_string() })
    }

    /// Lines about the steps tried out and their outcome.
    fn story_lines(&self, side: Side, outlook: &Outlook, tried: &[CompletedTrial]) -> Vec<String> {
        let (language, view) = (self.language, self.session.view());
        let title = if tried.is_empty() { "whatif-now" } else { "whatif-tried" };
        let mut content = vec![text(language, title, &[("faction", self.faction(side).into())])];
        for (number, step) in (1..).zip(tried) {
            let phrase = view.phrase(step.game.as_ref(), step.side, &step.line, language);
            content.push(text(language, "whatif-step", &[("number", number.into()), ("action", phrase.into())]));
        }
        if let Some(losses) = &outlook.losses {
            if !tried.is_empty() {
                content.push(word(language, "whatif-then"));
            }
            content.extend(losses.iter().cloned());
        }
        if let Some(question) = &outlook.question {
            content.push(text(language, "whatif-asks", &[("faction", self.faction(question.decider).into())]));
            content.push(question.sentence.clone());
        }
        content
    }

    /// Variants of the last trial, answers or further trials, and the controls; `None` if the ids have no room for
    /// more.
    fn rows(
        &self,
        trail: &Trail,
        study: &dyn Study,
        outlook: &Outlook,
        tried: &[CompletedTrial],
    ) -> Option<Vec<CreateActionRow>> {
        let is_asked = outlook.question.is_some();
        // If a question is open, the answers need the space, and the facing cannot be changed in the middle of a
        // chapter.
        let mut rows = if is_asked { Vec::new() } else { self.variant_rows(trail, tried) };
        let next =
            if is_asked { self.answer_buttons(trail, study, outlook)? } else { self.trial_buttons(trail, study)? };
        rows.extend(button_rows(&next));
        let room = MAX_ROWS.saturating_sub(rows.len());
        rows.extend(self.control_rows(trail, study, tried, room));
        Some(rows)
    }

    /// Other facings for the last trial.
    fn variant_rows(&self, trail: &Trail, tried: &[CompletedTrial]) -> Vec<CreateActionRow> {
        if !trail.answers.is_empty() || trail.has_changed_sides() {
            return Vec::new();
        }
        let shorter = trail.without_last_step();
        let Some(last) = tried.last() else { return Vec::new() };
        let Some(mut before) = self.study(shorter.initial_side()) else { return Vec::new() };
        if shorter.follow(before.as_mut()).is_none() || !before.trials().contains(&last.line) {
            return Vec::new();
        }
        Guide::for_trials(self, before.as_ref(), &shorter).variant_rows(&last.line)
    }

    /// The answers to the question raised by the trials.
    fn answer_buttons(&self, trail: &Trail, study: &dyn Study, outlook: &Outlook) -> Option<Vec<CreateButton>> {
        let question = outlook.question.as_ref()?;
        let trials = study.trials();
        let mut buttons = Vec::new();
        for (number, answer) in (1_u8..).zip(question.answers.iter().take(4 * BUTTONS_PER_ROW)) {
            let is_trial = trail.answers.is_empty() && trials.contains(&answer.words);
            let longer = if is_trial { trail.with_trial(study, &answer.words)? } else { trail.with_answer(number)? };
            buttons.push(self.trail_button(&longer, "", &answer.label, button_style(answer.tone))?);
        }
        Some(buttons)
    }

    /// The buttons for further trials.
    fn trial_buttons(&self, trail: &Trail, study: &dyn Study) -> Option<Vec<CreateButton>> {
        let longest = study.trials().iter().map(String::len).max().unwrap_or_default();
        // The ids of all following steps must have room for the longest line.
        let roomy = self.subject.id(&IfPick { trial: TrialWords::new(trail, "x".repeat(longest)) });
        let has_room = roomy.len() <= ID_LIMIT;
        let beginnings = study.beginnings(self.language).into_iter();
        beginnings
            .map(|button| {
                self.trail_button(trail, &button.words, &button.label, button_style(button.tone)).filter(|_| has_room)
            })
            .collect()
    }

    /// The side whose moves are being tried out, and what the button for the other side does.
    fn perspective_sentence(&self, side: Side) -> String {
        let Some(other) = self.other_side(side) else { return String::new() };
        let is_of_several = self.session.game().sides().len() > 2;
        if is_of_several && self.reader.is_some_and(|reader| reader != side) {
            return text(self.language, "whatif-as-another", &[("faction", self.faction(side).into())]);
        }
        if !is_of_several && self.reader == Some(other) {
            return text(self.language, "whatif-as-opponent", &[("faction", self.faction(side).into())]);
        }
        text(self.language, "whatif-as-help", &[("faction", self.faction(other).into())])
    }

    /// The buttons for continuing and going back, in as many rows as needed. If there is room for only one row, the
    /// least important ones are left out.
    fn control_rows(
        &self,
        trail: &Trail,
        study: &dyn Study,
        tried: &[CompletedTrial],
        room: usize,
    ) -> Vec<CreateActionRow> {
        let language = self.language;
        let plain =
            |trail: &Trail, key: &str| self.trail_button(trail, "", &word(language, key), ButtonStyle::Secondary);
        let mut ways = Vec::new();
        let play = self.play_button(tried);
        if !trail.is_fresh() {
            let (shorter, anew) = (trail.without_last_step(), Trail::for_side(trail.initial_side()));
            ways.extend(plain(&shorter, "back"));
            // One step back may already lead to the beginning, and two buttons must not be the same.
            let leaves_room = room > 1 || play.is_none() || self.turn_button().is_none();
            ways.extend((shorter != anew && leaves_room).then(|| plain(&anew, "whatif-again")).flatten());
        }
        ways.extend(self.other_side(study.side()).and_then(|other| self.other_side_button(trail, other)));
        let mut ends: Vec<CreateButton> = play.into_iter().collect();
        let share = self.subject.id(&Share { trial: TrialWords::new(trail, "") });
        if share.len() <= ID_LIMIT {
            ends.push(button(share, word(language, "share"), ButtonStyle::Secondary));
        }
        ends.extend(self.turn_button());
        if ways.len() + ends.len() > BUTTONS_PER_ROW && room > 1 {
            return vec![CreateActionRow::Buttons(ways), CreateActionRow::Buttons(ends)];
        }
        ways.append(&mut ends);
        ways.truncate(BUTTONS_PER_ROW);
        vec![CreateActionRow::Buttons(ways)]
    }

    /// The button to continue as another side.
    fn other_side_button(&self, trail: &Trail, other: Side) -> Option<CreateButton> {
        let label = text(self.language, "whatif-as", &[("faction", self.faction(other).into())]);
        self.trail_button(&trail.as_side(other)?, "", &label, ButtonStyle::Secondary)
    }

    /// The button back to the actual turn, for the player to act.
    fn turn_button(&self) -> Option<CreateButton> {
        self.reader.filter(|&side| self.session.game().waiting_sides().contains(side))?;
        let Position::Game(at) = self.subject else { return None };
        let label = word(self.language, "whatif-to-turn");
        Some(at.button(&At { words: String::new() }, label, ButtonStyle::Secondary))
    }

    /// The button that plays the trial, if there is only one and the reader may play it now.
    fn play_button(&self, tried: &[CompletedTrial]) -> Option<CreateButton> {
        let (Position::Game(at), [CompletedTrial { side, line, .. }]) = (self.subject, tried) else { return None };
        let is_mine = self.reader == Some(*side) && self.session.game().waiting_sides().contains(*side);
        if !is_mine || !self.session.legal_lines(*side).contains(line) {
            return None;
        }
        let label = word(self.language, "whatif-play");
        Some(at.button(&PlayTrial { line: line.clone() }, label, ButtonStyle::Success))
    }

    fn trail_button(&self, trail: &Trail, words: &str, label: &str, style: ButtonStyle) -> Option<CreateButton> {
        let id = self.subject.id(&If { trial: TrialWords::new(trail, words) });
        (id.len() <= ID_LIMIT).then(|| button(id, label, style))
    }
}
