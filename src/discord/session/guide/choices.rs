//! The possible next words, likeliest first, and the buttons and selects with which to choose them.
//!
//! If all words are equally likely, as for the HQ, a computer player's choice comes first.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::view::{Button, Likelihood, Word, numbered_label, strip_words, verb};
use sztab_words::{text, word};

use crate::discord::say::controls::{button, describe, option, select};

use super::{Guide, GuideButton, GuideTarget, LIKELIEST_BUTTONS, MAX_BUTTON_WORDS, SHOW_ALL};

/// The label of a choice, including the choice's number if the picture shows one.
fn choice_label(said: &Word, number: usize) -> String {
    if said.is_on_board { numbered_label(number, &said.label) } else { said.label.clone() }
}

impl Guide<'_> {
    /// The choices so far as text, such as "Play → Runner". In a what-if a note precedes it, because the action is not
    /// played. Words that have no name in the game and belong only to its notation are left out; `None` if the text
    /// would be empty.
    pub(crate) fn chosen_text(&self, words: &[&str]) -> Option<String> {
        let mut parts = match self.target {
            GuideTarget::Play(_) => Vec::new(),
            GuideTarget::Try(..) => vec![word(self.language, "whatif-button")],
        };
        for (position, chosen) in words.iter().enumerate() {
            let said = self.view.next_word(&self.question(), &words[..position], chosen);
            if said.is_on_board || said.label != *chosen {
                parts.push(said.label);
            }
        }
        (!parts.is_empty()).then(|| format!("**{}**", parts.join(" → ")))
    }

    /// These words, followed by the words that can be presumed.
    fn likely_line(&self, chosen: &str) -> String {
        match self.presumed_word(chosen, &self.continuations(chosen)) {
            Some(presumed) => format!("{chosen} {presumed}"),
            None => chosen.to_owned(),
        }
    }

    /// Likelihood that these words are intended: that of the likeliest line that begins with them.
    fn likelihood(&self, chosen: &str, likelihood: &dyn Fn(&str) -> Likelihood) -> Option<Likelihood> {
        let line = self.likely_line(chosen);
        if self.game.read(self.side, &line).is_ok() {
            return Some(likelihood(&line));
        }
        let longer = self.lines.iter().filter(|line| strip_words(line, chosen).is_some_and(|rest| !rest.is_empty()));
        longer.map(|line| likelihood(line)).max()
    }

    /// The words to offer first: all of them if there are few, otherwise the likeliest, in order. If all are equally
    /// likely, the proposed word, if any.
    pub(crate) fn first_choices(&self, chosen: &str, next: &[String]) -> Option<Vec<String>> {
        if next.len() <= MAX_BUTTON_WORDS {
            return Some(next.to_vec());
        }
        let likelihood = self.view.likelihood(self.game, self.side);
        let worth = |word: &String| self.likelihood(&format!("{chosen} {word}"), &likelihood);
        let mut ranked: Vec<(Option<Likelihood>, &String)> = next.iter().map(|word| (worth(word), word)).collect();
        let effect = |(worth, _): &(Option<Likelihood>, &String)| worth.map(|worth| worth.effect);
        if ranked.iter().all(|other| effect(other) == effect(&ranked[0]))
            && let Some(proposal) = self.proposed_word(chosen)
        {
            return Some(vec![proposal]);
        }
        if ranked.iter().all(|(worth, _)| *worth == ranked[0].0) {
            return None;
        }
        ranked.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        Some(ranked.into_iter().take(LIKELIEST_BUTTONS).map(|(_, word)| word.clone()).collect())
    }

    /// The next word that the computer player would choose; used only in first games.
    fn proposed_word(&self, chosen: &str) -> Option<String> {
        let line = self.proposes?.proposed_line(self.side)?;
        strip_words(&line, chosen).map(verb).filter(|word| !word.is_empty()).map(str::to_owned)
    }

    /// A remark on a choice that has a button: "**C2**: at initiative 3 it would hit …".
    pub(crate) fn choice_remark(&self, words: &[&str], number: usize, choice: &str) -> Option<String> {
        let asked = self.question();
        let about = self.view.word_remark(&asked, words, choice)?;
        let label = choice_label(&self.view.next_word(&asked, words, choice), number);
        Some(text(self.language, "choice-about", &[("choice", label.into()), ("about", about.into())]))
    }

    /// A button for each of the given words, and one that leads to all the others.
    pub(crate) fn word_buttons(&self, chosen: &str, first: &[String], has_more: bool) -> CreateActionRow {
        let (asked, words): (_, Vec<&str>) = (self.question(), chosen.split(' ').collect());
        let mut buttons: Vec<CreateButton> = (1..)
            .zip(first)
            .map(|(number, word)| {
                let said = self.view.next_word(&asked, &words, word);
                let id = self.button_id(GuideButton::At, format!("{chosen} {word}"));
                let button = button(id, choice_label(&said, number), ButtonStyle::Primary);
                match said.symbol.and_then(|symbol| self.emojis.reaction(symbol)) {
                    Some(emoji) => button.emoji(emoji),
                    None => button,
                }
            })
            .collect();
        if has_more {
            let more = self.button_id(GuideButton::At, format!("{chosen} {SHOW_ALL}"));
            buttons.push(button(more, word(self.language, "more"), ButtonStyle::Secondary));
        }
        CreateActionRow::Buttons(buttons)
    }

    /// A select of the possible next words.
    pub(crate) fn word_select(&self, chosen: &str, next: &[String]) -> CreateActionRow {
        let (asked, words): (_, Vec<&str>) = (self.question(), chosen.split(' ').collect());
        let options = next.iter().map(|word| {
            let said = self.view.next_word(&asked, &words, word);
            let option = option(&said.label, word);
            let option = match said.symbol.and_then(|symbol| self.emojis.reaction(symbol)) {
                Some(emoji) => option.emoji(emoji),
                None => option,
            };
            match self.view.word_remark(&asked, &words, word) {
                Some(about) => describe(option, &about),
                None => option,
            }
        });
        select(self.button_id(GuideButton::Pick, chosen), options, word(self.language, "select"))
    }
}

impl Guide<'_> {
    /// The variants of a line in rows, arranged as on the board. The line itself is marked.
    pub(crate) fn variant_rows(&self, line: &str) -> Vec<CreateActionRow> {
        let rows = self.view.variants(&self.question(), line);
        let variant_button = |variant: Button| {
            let (is_this, is_legal) = (variant.words == line, self.is_line(&variant.words));
            let style = if is_this { ButtonStyle::Success } else { ButtonStyle::Primary };
            let id = self.button_id(GuideButton::At, variant.words);
            button(id, &variant.label, style).disabled(is_this || !is_legal)
        };
        rows.into_iter().map(|row| CreateActionRow::Buttons(row.into_iter().map(variant_button).collect())).collect()
    }
}
