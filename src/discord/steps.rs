//! The private guide: tile, hex, facing, confirm, and back.
//!
//! The guide knows no action in particular. It holds the words chosen so far and offers the words that legal lines go
//! on with; when the words are a whole line it shows the board as it would be and asks for a last press.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::pictures::Symbol;
use crate::referee::{Line, Table};
use crate::rules::battle::damage::seen;
use crate::rules::{Ability, Action, Rotation, Side, Tile};
use crate::words::{
    Language, action_label, action_phrase, bomb_phrase, direction_name, facing, second_move_phrase, text, tile_name,
    unit_name, word,
};

use super::answer::{Answer, shortened};
use super::button::{ButtonId, Operation};
use super::emojis::Emojis;
use super::panel::{OPTION_LIMIT, SELECT_LIMIT, Stands, is_immediate, panel};

/// What the guide shows next.
#[derive(Debug)]
pub enum Step {
    /// A question, as an answer to be shown.
    Ask(Answer),
    /// A whole line, to be confirmed with a picture of what it would do.
    Confirm { line: String, answer: Answer },
    /// The words lead nowhere any more.
    Gone,
}

/// The word in selects for a line that could go on and shall not.
const WHOLE: &str = "-";

/// What stands before the hex of the Transport in a line.
const VIA: &str = "via=";

/// Where a word of a line stands for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Meaning {
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

/// What the word at a position of a line means; position 0 is the verb.
fn meaning(verb: &str, position: usize) -> Meaning {
    match (verb, position) {
        ("place" | "discard", 1) => Meaning::Tile,
        ("use", 1) => Meaning::Ability,
        ("use", 5) => Meaning::Transport,
        ("bomb", 1) => Meaning::Centre,
        ("choose", _) => Meaning::Number,
        ("place" | "move", 2) | ("place-hq", 1) | ("use", 3) => Meaning::Hex,
        ("place" | "move", 3) | ("place-hq", 2) | ("use", 4) => Meaning::Rotation,
        _ => Meaning::Unit,
    }
}

/// Goes on from the words chosen so far. Where only one word can follow it is taken without asking.
pub fn step(table: &Table, side: Side, language: Language, words: &str, emojis: &Emojis) -> Step {
    let lines = table.legal_lines();
    if let Some(whole) = words.strip_suffix(WHOLE).map(str::trim_end).filter(|whole| is_among(&lines, whole)) {
        return confirm(table, side, language, &lines, whole.to_owned());
    }
    let mut chosen = words.to_owned();
    loop {
        let next = continuations(&lines, &chosen);
        match next.as_slice() {
            [] if is_among(&lines, &chosen) => return confirm(table, side, language, &lines, chosen),
            [] => return Step::Gone,
            [only] => {
                chosen.push(' ');
                chosen.push_str(only);
            }
            _ if turns_alike(table, side, &chosen) => {
                chosen.push(' ');
                chosen.push_str(&next[0]);
            }
            _ => return Step::Ask(ask(table, side, language, &lines, &chosen, &next, emojis)),
        }
    }
}

fn is_among(lines: &[String], line: &str) -> bool {
    lines.iter().any(|known| known == line)
}

/// The words that legal lines go on with, each once, in the order of the lines. Where the line may also end, that comes
/// first.
fn continuations(lines: &[String], chosen: &str) -> Vec<String> {
    let mut next: Vec<String> = Vec::new();
    for rest in lines.iter().filter_map(|line| line.strip_prefix(chosen)?.strip_prefix(' ')) {
        let word = rest.split(' ').next().unwrap_or_default();
        if next.iter().all(|known| known != word) {
            next.push(word.to_owned());
        }
    }
    if !next.is_empty() && is_among(lines, chosen) {
        next.insert(0, WHOLE.to_owned());
    }
    next
}

/// Whether the next word is a rotation of a tile that looks the same all round: there is nothing to choose.
fn turns_alike(table: &Table, side: Side, chosen: &str) -> bool {
    let words: Vec<&str> = chosen.split(' ').collect();
    meaning(words[0], words.len()) == Meaning::Rotation
        && turned_tile(table, side, &words).is_some_and(|tile| tile.edges.iter().all(|edge| *edge == tile.edges[0]))
}

/// The tile that the rotation of a line turns.
fn turned_tile<'a>(table: &'a Table, side: Side, words: &[&str]) -> Option<&'a Tile> {
    let (roster, arrangement) = (table.game.roster(), table.game.arrangement());
    let army = roster.army(side);
    let on = |hex: &str| Some(roster.of(arrangement.unit(arrangement.board.hex(hex)?)?));
    match words {
        ["place", tile, ..] => army.find(tile).map(|tile| army.tile(tile)),
        ["place-hq", ..] => Some(army.tile(army.headquarters())),
        ["move", from, ..] | ["use", _, from, ..] => on(from),
        _ => None,
    }
}

fn ask(
    table: &Table,
    side: Side,
    language: Language,
    lines: &[String],
    chosen: &str,
    next: &[String],
    emojis: &Emojis,
) -> Answer {
    let words: Vec<&str> = chosen.split(' ').collect();
    let meaning = meaning(words[0], words.len());
    let question = match meaning {
        Meaning::Tile => "ask-tile",
        Meaning::Ability => "ask-ability",
        Meaning::Unit if words[0] == "push" && words.len() == 2 => "ask-push-target",
        Meaning::Unit => "ask-unit",
        Meaning::Hex => "ask-hex",
        Meaning::Centre => "ask-centre",
        Meaning::Rotation => "ask-facing",
        Meaning::Transport => "ask-transport",
        Meaning::Number => "select-answer",
    };
    let so_far = so_far(table, side, language, &words);
    let mut rows = match meaning {
        Meaning::Rotation => compass(table, side, language, chosen, &words, next),
        _ => vec![select(table, side, language, chosen, meaning, next, emojis)],
    };
    rows.push(back_row(table, language, lines, chosen));
    Answer { content: format!("{so_far}\n{}", word(language, question)), rows, ..Answer::default() }
}

/// What has been chosen, in words: "Play: Runner → C3".
fn so_far(table: &Table, side: Side, language: Language, words: &[&str]) -> String {
    let mut parts = vec![action_label(language, words[0])];
    for (position, chosen) in words.iter().enumerate().skip(1) {
        parts.push(label(table, side, language, meaning(words[0], position), &words[..position], chosen));
    }
    format!("**{}**", parts.join(" → "))
}

/// A word in words; `words` are those before it.
fn label(table: &Table, side: Side, language: Language, meaning: Meaning, words: &[&str], chosen: &str) -> String {
    let (roster, arrangement) = (table.game.roster(), table.game.arrangement());
    let unit = |hex: &str| {
        let hex = arrangement.board.hex(hex).filter(|&hex| arrangement.unit(hex).is_some())?;
        Some(unit_name(language, roster, arrangement.board, seen(arrangement, hex)))
    };
    let name = match meaning {
        Meaning::Tile => roster.army(side).find(chosen).map(|id| tile_name(language, roster, side, id).to_owned()),
        Meaning::Ability => Some(word(language, &format!("ability-{chosen}"))),
        Meaning::Unit => unit(chosen),
        Meaning::Transport if chosen == WHOLE => Some(word(language, "no-transport")),
        Meaning::Transport => chosen.strip_prefix(VIA).and_then(unit),
        Meaning::Hex if words.last() == Some(&chosen) && words.len() > 1 && words[0] != "place" => {
            Some(text(language, "stay", &[("hex", chosen.to_owned().into())]))
        }
        Meaning::Rotation => chosen.parse().ok().and_then(Rotation::new).map(|rotation| {
            let direction = turned_tile(table, side, words).map(|tile| facing(tile, rotation));
            direction.map_or_else(|| chosen.to_owned(), |direction| direction_name(language, direction))
        }),
        Meaning::Hex | Meaning::Centre | Meaning::Number => None,
    };
    name.unwrap_or_else(|| chosen.to_owned())
}

/// The symbol of what a word stands for, if that is a tile or what a tile can do.
fn symbol(table: &Table, side: Side, meaning: Meaning, word: &str) -> Option<Symbol> {
    let (roster, arrangement) = (table.game.roster(), table.game.arrangement());
    let on = |hex: &str| Some(Symbol::of_tile(roster.of(arrangement.unit(arrangement.board.hex(hex)?)?)));
    match meaning {
        Meaning::Tile => roster.army(side).find(word).map(|tile| Symbol::of_tile(roster.tile(side, tile))),
        Meaning::Ability => match Ability::ALL.into_iter().find(|ability| ability.word() == word)? {
            Ability::Mobility => Some(Symbol::Mobility),
            Ability::Transport => Some(Symbol::Transport),
        },
        Meaning::Unit => on(word),
        Meaning::Transport => word.strip_prefix(VIA).and_then(on),
        Meaning::Hex | Meaning::Centre | Meaning::Rotation | Meaning::Number => None,
    }
}

fn select(
    table: &Table,
    side: Side,
    language: Language,
    chosen: &str,
    meaning: Meaning,
    next: &[String],
    emojis: &Emojis,
) -> CreateActionRow {
    let words: Vec<&str> = chosen.split(' ').collect();
    let options = next.iter().take(SELECT_LIMIT).map(|word| {
        let label = label(table, side, language, meaning, &words, word);
        let option = CreateSelectMenuOption::new(shortened(&label, OPTION_LIMIT), word.clone());
        let option = match symbol(table, side, meaning, word).and_then(|symbol| emojis.reaction(symbol)) {
            Some(emoji) => option.emoji(emoji),
            None => option,
        };
        let centre = table.game.arrangement().board.hex(word).filter(|_| meaning == Meaning::Centre);
        match centre.map(|centre| bomb_phrase(language, &table.game, side, centre)) {
            Some(hit) => option.description(shortened(&hit, OPTION_LIMIT)),
            None => option,
        }
    });
    let id = ButtonId::new(table.record.id, table.seq, Operation::Pick, chosen);
    let kind = CreateSelectMenuKind::String { options: options.collect() };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id.to_string(), kind).placeholder(word(language, "select")))
}

/// Six facings laid out as they look on the board: north-west, north, north-east above south-west, south, south-east.
fn compass(
    table: &Table,
    side: Side,
    language: Language,
    chosen: &str,
    words: &[&str],
    next: &[String],
) -> Vec<CreateActionRow> {
    let Some(tile) = turned_tile(table, side, words) else { return Vec::new() };
    let row = |directions: [usize; 3]| {
        let buttons = directions.into_iter().filter_map(|direction| {
            let rotation = Rotation::ALL.into_iter().find(|&rotation| facing(tile, rotation).index() == direction)?;
            let steps = rotation.steps().to_string();
            let id = ButtonId::new(table.record.id, table.seq, Operation::At, format!("{chosen} {steps}"));
            let label = direction_name(language, facing(tile, rotation));
            let is_legal = next.contains(&steps);
            Some(CreateButton::new(id.to_string()).label(label).style(ButtonStyle::Primary).disabled(!is_legal))
        });
        CreateActionRow::Buttons(buttons.collect())
    };
    vec![row([5, 0, 1]), row([4, 3, 2])]
}

/// Back to the last words after which there was a choice, or to the panel.
fn back_row(table: &Table, language: Language, lines: &[String], chosen: &str) -> CreateActionRow {
    let mut words = chosen.to_owned();
    let target = loop {
        match words.rsplit_once(' ') {
            None => break String::new(),
            Some((shorter, _)) => words.truncate(shorter.len()),
        }
        // A tile was chosen by its own button: one step before it is the panel.
        let is_panel = words == "place";
        if !is_panel && continuations(lines, &words).len() > 1 {
            break words;
        }
    };
    let id = ButtonId::new(table.record.id, table.seq, Operation::At, target);
    let button = CreateButton::new(id.to_string()).label(word(language, "back")).style(ButtonStyle::Secondary);
    CreateActionRow::Buttons(vec![button])
}

fn confirm(table: &Table, side: Side, language: Language, lines: &[String], line: String) -> Step {
    let action = match Line::parse(&line, &table.game, side) {
        Ok(Line::Action(action)) => Some(action),
        Ok(Line::Resign) | Err(_) => None,
    };
    let phrase = action.map_or_else(|| line.clone(), |action| action_phrase(language, &table.game, side, action));
    let id = ButtonId::new(table.record.id, table.seq, Operation::Do, line.clone());
    let button = CreateButton::new(id.to_string()).label(word(language, "confirm")).style(ButtonStyle::Success);
    let mut rows = vec![CreateActionRow::Buttons(vec![button])];
    rows.push(back_row(table, language, lines, &line));
    let mut content = text(language, "confirm-question", &[("action", phrase.into())]);
    if let Some(Action::Bomb { centre }) = action {
        content = format!("{content}\n{}", bomb_phrase(language, &table.game, side, centre));
    }
    Step::Confirm { line, answer: Answer { content, rows, ..Answer::default() } }
}

/// Whether a press on the public post acts at once instead of opening the guide.
pub fn acts_at_once(argument: &str, has_choice: bool) -> bool {
    is_immediate(argument) && (has_choice || !matches!(argument, "discard" | "choose"))
}

/// The private panel, with a sentence above it.
pub fn private_panel(table: &Table, side: Side, language: Language, sentence: String) -> Answer {
    let is_mine = table.game.to_act() == Some(side);
    if !is_mine {
        return Answer::sentence(sentence);
    }
    let open = second_move_phrase(language, &table.game);
    let content = [Some(sentence), open].into_iter().flatten().collect::<Vec<_>>().join("\n");
    Answer { content, rows: panel(table, language, Stands::Private), ..Answer::default() }
}
