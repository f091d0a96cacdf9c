//! What the words of a line stand for, and the lists to choose them from.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::games::neuroshima::pictures::Symbol;
use crate::games::neuroshima::rules::battle::damage::seen;
use crate::games::neuroshima::rules::notation::next_slot;
use crate::games::neuroshima::rules::{Ability, Action, Rotation, Slot, Tile};
use crate::games::neuroshima::words::{
    action_label, bomb_phrase, direction_arrow, facing, preview, tile_name, unit_name,
};
use crate::referee::{Line, likelihood};
use crate::words::{text, word};

use crate::discord::say::answer::shortened;
use crate::discord::say::limits::{LABEL_LIMIT, OPTION_LIMIT, SELECT_LIMIT};

use super::{FEW, Guide, LIKELIEST, MORE, Next, WHOLE};

/// What stands before the hex of the Transport in a line.
const VIA: &str = "via=";

/// Where a word of a line stands for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meaning {
    Tile,
    Ability,
    Unit,
    /// A hex to go to, for the unit or tile named before.
    Hex,
    /// The hex in the middle of what is hit.
    Centre,
    Rotation,
    /// Which of several Transports.
    Transport,
    Number,
}

/// What the word behind these words of a line means.
pub(crate) fn meaning(words: &[&str]) -> Meaning {
    match next_slot(words) {
        Some(Slot::Tile) => Meaning::Tile,
        Some(Slot::Ability) => Meaning::Ability,
        Some(Slot::Helper) => Meaning::Transport,
        Some(Slot::Centre) => Meaning::Centre,
        Some(Slot::Answer | Slot::Option(_) | Slot::Direction) => Meaning::Number,
        Some(Slot::Step | Slot::FreeHex | Slot::Hex) => Meaning::Hex,
        Some(Slot::Rotation) => Meaning::Rotation,
        Some(Slot::Unit(_)) | None => Meaning::Unit,
    }
}

impl Guide<'_> {
    /// The key of the question that the next word answers.
    pub(crate) fn question(words: &[&str]) -> &'static str {
        match meaning(words) {
            Meaning::Tile => "ask-tile",
            Meaning::Ability => "ask-ability",
            Meaning::Unit if words[0] == "push" && words.len() == 2 => "ask-push-target",
            Meaning::Unit => "ask-unit",
            Meaning::Hex => "ask-hex",
            Meaning::Centre => "ask-centre",
            Meaning::Rotation => "ask-facing",
            Meaning::Transport => "ask-transport",
            Meaning::Number => "select-answer",
        }
    }

    /// The tile that the rotation of a line turns.
    pub(crate) fn turned_tile(&self, words: &[&str]) -> Option<&Tile> {
        let (roster, arrangement) = (self.game.roster(), self.game.arrangement());
        let army = roster.army(self.side);
        let on = |hex: &str| Some(roster.of(arrangement.unit(arrangement.board.hex(hex)?)?));
        match words {
            ["place", tile, ..] => army.find(tile).map(|tile| army.tile(tile)),
            ["place-hq", ..] => Some(army.tile(army.headquarters())),
            // An instant or ability turns the unit that it names last.
            _ => (1..words.len()).rev().find(|&at| meaning(&words[..at]) == Meaning::Unit).and_then(|at| on(words[at])),
        }
    }

    /// What has been chosen, in words: "Play → Runner"; in a what-if with that before it, for nothing is played.
    pub(crate) fn so_far(&self, words: &[&str]) -> String {
        let mut parts: Vec<String> = self.trail.iter().map(|_| word(self.language, "whatif-button")).collect();
        parts.push(action_label(self.language, words[0]));
        for (position, chosen) in words.iter().enumerate().skip(1) {
            parts.push(self.label(meaning(&words[..position]), &words[..position], chosen));
        }
        format!("**{}**", parts.join(" → "))
    }

    /// A word in words; `words` are those before it.
    fn label(&self, meaning: Meaning, words: &[&str], chosen: &str) -> String {
        let language = self.language;
        let (roster, arrangement) = (self.game.roster(), self.game.arrangement());
        let unit = |hex: &str| {
            let hex = arrangement.board.hex(hex).filter(|&hex| arrangement.unit(hex).is_some())?;
            Some(unit_name(language, roster, arrangement.board, seen(arrangement, hex)))
        };
        let name = match meaning {
            Meaning::Tile => {
                let tile = roster.army(self.side).find(chosen);
                tile.map(|id| tile_name(language, roster, self.side, id).to_owned())
            }
            Meaning::Ability => Some(word(language, &format!("ability-{chosen}"))),
            Meaning::Unit => unit(chosen),
            Meaning::Transport if chosen == WHOLE => Some(word(language, "no-transport")),
            Meaning::Transport => chosen.strip_prefix(VIA).and_then(unit),
            Meaning::Hex if words.last() == Some(&chosen) && words.len() > 1 && words[0] != "place" => {
                Some(text(language, "stay", &[("hex", chosen.to_owned().into())]))
            }
            Meaning::Rotation => chosen.parse().ok().and_then(Rotation::new).map(|rotation| {
                let direction = self.turned_tile(words).map(|tile| facing(tile, rotation));
                direction.map_or_else(|| chosen.to_owned(), direction_arrow)
            }),
            Meaning::Hex | Meaning::Centre | Meaning::Number => None,
        };
        name.unwrap_or_else(|| chosen.to_owned())
    }

    /// The symbol of what a word stands for, if that is a tile or what a tile can do.
    fn symbol(&self, meaning: Meaning, word: &str) -> Option<Symbol> {
        let (roster, arrangement) = (self.game.roster(), self.game.arrangement());
        let on = |hex: &str| Some(Symbol::of_tile(roster.of(arrangement.unit(arrangement.board.hex(hex)?)?)));
        match meaning {
            Meaning::Tile => {
                roster.army(self.side).find(word).map(|tile| Symbol::of_tile(roster.tile(self.side, tile)))
            }
            Meaning::Ability => Ability::of_word(word).map(Symbol::of_ability),
            Meaning::Unit => on(word),
            Meaning::Transport => word.strip_prefix(VIA).and_then(on),
            Meaning::Hex | Meaning::Centre | Meaning::Rotation | Meaning::Number => None,
        }
    }

    /// The most telling thing that a unit would do with these words, as it would be turned first.
    fn likely_preview(&self, chosen: &str) -> Option<String> {
        let action = self.action(&self.likely_line(chosen))?;
        let said = preview(self.language, self.game, self.side, action).into_iter().next()?;
        // That a hex does nothing is said by silence: there are nineteen of them.
        let nothing = ["preview-hits-nobody", "preview-gives-nobody"].map(|key| word(self.language, key));
        (!nothing.contains(&said)).then_some(said)
    }

    /// These words, with the facing that would be shown first.
    fn likely_line(&self, chosen: &str) -> String {
        match self.likely_facing(chosen, &self.continuations(chosen)) {
            Some(facing) => format!("{chosen} {facing}"),
            None => chosen.to_owned(),
        }
    }

    fn action(&self, line: &str) -> Option<Action> {
        match Line::parse(line, self.game, self.side) {
            Ok(Line::Action(action)) => Some(action),
            _ => None,
        }
    }

    /// How likely these words are meant: as the likeliest line that begins with them.
    fn worth(&self, chosen: &str) -> Option<(i32, i32)> {
        if let Some(action) = self.action(&self.likely_line(chosen)) {
            return Some(likelihood(self.game, self.side, action));
        }
        let begins = |line: &&String| line.strip_prefix(chosen).is_some_and(|rest| rest.starts_with(' '));
        let actions = self.lines.iter().filter(begins).filter_map(|line| self.action(line));
        actions.map(|action| likelihood(self.game, self.side, action)).max()
    }

    /// The words to offer first: all of a few, else the likeliest, the first of equals; nothing where none is likelier
    /// than all others.
    pub(crate) fn first_choices(&self, chosen: &str, next: &[String]) -> Option<Vec<String>> {
        if next.len() <= FEW {
            return Some(next.to_vec());
        }
        let worth = |word: &String| self.worth(&format!("{chosen} {word}"));
        let mut ranked: Vec<(Option<(i32, i32)>, &String)> = next.iter().map(|word| (worth(word), word)).collect();
        if ranked.iter().all(|(worth, _)| *worth == ranked[0].0) {
            return None;
        }
        ranked.sort_by_key(|&(worth, _)| std::cmp::Reverse(worth));
        Some(ranked.into_iter().take(LIKELIEST).map(|(_, word)| word.clone()).collect())
    }

    /// What is worth saying about a choice that has a button: "**C2**: at initiative 3 it would hit …".
    pub(crate) fn line_about(&self, words: &[&str], choice: &str) -> Option<String> {
        let meaning = meaning(words);
        let about = self.about(meaning, &words.join(" "), choice)?;
        let arguments = [("choice", self.label(meaning, words, choice).into()), ("about", about.into())];
        Some(text(self.language, "choice-about", &arguments))
    }

    fn about(&self, meaning: Meaning, chosen: &str, word: &str) -> Option<String> {
        match meaning {
            Meaning::Centre => {
                let centre = self.game.arrangement().board.hex(word);
                centre.map(|centre| bomb_phrase(self.language, self.game, self.side, centre))
            }
            Meaning::Hex => self.likely_preview(&format!("{chosen} {word}")),
            _ => None,
        }
    }

    /// A button for each of some words, and one for all others.
    pub(crate) fn buttons(&self, chosen: &str, first: &[String], has_more: bool) -> CreateActionRow {
        let words: Vec<&str> = chosen.split(' ').collect();
        let meaning = meaning(&words);
        let mut buttons: Vec<CreateButton> = first
            .iter()
            .map(|word| {
                let label = shortened(&self.label(meaning, &words, word), LABEL_LIMIT);
                let id = self.id(Next::At, format!("{chosen} {word}"));
                let button = CreateButton::new(id).label(label).style(ButtonStyle::Primary);
                match self.symbol(meaning, word).and_then(|symbol| self.emojis.reaction(symbol)) {
                    Some(emoji) => button.emoji(emoji),
                    None => button,
                }
            })
            .collect();
        if has_more {
            let more = CreateButton::new(self.id(Next::At, format!("{chosen} {MORE}")));
            buttons.push(more.label(word(self.language, "more")).style(ButtonStyle::Secondary));
        }
        CreateActionRow::Buttons(buttons)
    }

    /// A list of the words that may follow.
    pub(crate) fn select(&self, chosen: &str, next: &[String]) -> CreateActionRow {
        let words: Vec<&str> = chosen.split(' ').collect();
        let meaning = meaning(&words);
        let options = next.iter().take(SELECT_LIMIT).map(|word| {
            let label = self.label(meaning, &words, word);
            let option = CreateSelectMenuOption::new(shortened(&label, OPTION_LIMIT), word.clone());
            let option = match self.symbol(meaning, word).and_then(|symbol| self.emojis.reaction(symbol)) {
                Some(emoji) => option.emoji(emoji),
                None => option,
            };
            match self.about(meaning, chosen, word) {
                Some(about) => option.description(shortened(&about, OPTION_LIMIT)),
                None => option,
            }
        });
        let kind = CreateSelectMenuKind::String { options: options.collect() };
        let select = CreateSelectMenu::new(self.id(Next::Pick, chosen), kind);
        CreateActionRow::SelectMenu(select.placeholder(word(self.language, "select")))
    }
}
