//! Buttons in the private message: answers to a question, attacks, and the cards of a program.

use sztab_game::view::{Button, SideQuestion, Tone, Turns, numbered_label, strip_words, verb};
use sztab_game::{Players, Seed};

use crate::MechsGame;
use crate::action::{Action, AttackArgument};
use crate::players::ComputerPlayers;
use crate::state::{SLOT_COUNT, Slot};
use crate::texts::{text, word};

use super::phrases::{attack_phrase, button_label};
use super::{View, names, scene};

/// The words of the button that fills all slots at once.
pub const REPEAT_BUTTON: &str = "same";
pub const SUGGEST_BUTTON: &str = "suggest";
/// The maximum number of answers with a button each; more are given in two steps: a card in ad hoc mode, then its
/// direction.
const MAX_BUTTONS: usize = 15;
/// Maximum number of payments that have a button each.
const MAX_PAYMENT_BUTTONS: usize = 3;

/// The buttons for the answers to a question. `chosen` contains the answers already given while other players are still
/// choosing.
pub fn answer_buttons(game: &MechsGame, asked: &SideQuestion<'_>, chosen: &[String]) -> Vec<Button> {
    let is_answer = |line: &&str| !matches!(verb(line), "equip" | "shield");
    let lines: Vec<&str> = asked.lines.iter().map(String::as_str).filter(is_answer).collect();
    let is_chosen = |line: &str| chosen.iter().any(|chosen| verb(chosen) == verb(line));
    let tone = |line: &str| if verb(line) == "pass" || is_chosen(line) { Tone::Quiet } else { Tone::Main };
    if lines.iter().any(|line| verb(line) == "attack") {
        return attack_buttons(game, asked);
    }
    if lines.len() > MAX_BUTTONS {
        return first_step_buttons(asked, &lines, tone);
    }
    let zones = scene::question_zones(game, asked.side);
    let label = |line: &str| button_label(game, asked.side, line, asked.language);
    let button = |line: &str| {
        // The picture shows the button's number next to the zone.
        let marked = Action::parse(line, game.values()).ok().and_then(scene::named_zone);
        let number = zones.iter().find(|(_, zone)| Some(*zone) == marked).map(|(number, _)| number);
        let label = label(line);
        Button::new(line, number.map_or(label.clone(), |number| numbered_label(number, &label)), tone(line))
    };
    let (repairs, others): (Vec<&str>, Vec<&str>) = lines.into_iter().partition(|line| verb(line) == "repair");
    // The last repair is the highest useful one (TEM-7.9).
    let useful = repairs.last().copied();
    let repairs =
        useful.map(|useful| payment_buttons(useful, &repairs, &label, word(asked.language, "line-repair-other")));
    repairs.into_iter().flatten().chain(others.into_iter().map(button)).collect()
}

/// Buttons for the first two words of lines that have more words.
fn first_step_buttons(asked: &SideQuestion<'_>, lines: &[&str], tone: impl Fn(&str) -> Tone) -> Vec<Button> {
    let mut buttons: Vec<Button> = Vec::new();
    for line in lines {
        let (verb, next) = (verb(line), line.split(' ').nth(1).unwrap_or_default());
        let words = format!("{verb} {next}");
        if buttons.last().is_none_or(|last| last.words != words) {
            buttons.push(Button::new(words, View.next_word(asked, &[verb], next).label, tone(verb)));
        }
    }
    buttons
}

/// The buttons for different payments for the same effect. `lines` are sorted by payment. If there are many, only the
/// most useful and the lowest payment have a button each, and another button leads to all of them.
fn payment_buttons(useful: &str, lines: &[&str], label: &dyn Fn(&str) -> String, others: String) -> Vec<Button> {
    let is_offered =
        |line: &&str| *line != useful && (lines.len() <= MAX_PAYMENT_BUTTONS || lines.first() == Some(line));
    let offered = std::iter::once(useful).chain(lines.iter().copied().filter(is_offered));
    let mut buttons: Vec<Button> = offered.map(|line| Button::new(line, label(line), Tone::Main)).collect();
    if lines.len() > MAX_PAYMENT_BUTTONS {
        let words = useful.rsplit_once(' ').map_or(useful, |(words, _)| words);
        buttons.push(Button::new(words, others, Tone::Quiet));
    }
    buttons
}

/// The buttons for attacks, in the order preferred by a computer player of medium strength, best first. Each button
/// includes the payment that this computer player would make.
fn attack_buttons(game: &MechsGame, asked: &SideQuestion<'_>) -> Vec<Button> {
    let (values, language) = (game.values(), asked.language);
    let ranked: Vec<String> =
        ComputerPlayers.hints(asked.game, asked.side, usize::MAX, &Seed::default()).into_iter().flatten().collect();
    let mut buttons: Vec<Button> = Vec::new();
    for line in &ranked {
        let Ok(Action::Attack { weapon, with }) = Action::parse(line, values) else { continue };
        let words = format!("attack {}", values.weapon(weapon).id);
        if buttons.iter().any(|button| strip_words(&button.words, &words).is_some()) {
            continue;
        }
        let forms: Vec<&str> =
            asked.lines.iter().filter(|line| strip_words(line, &words).is_some()).map(String::as_str).collect();
        if matches!(with, AttackArgument::Paid(_)) && forms.len() > 1 {
            let others =
                text(language, "line-attack-other", &[("weapon", names::weapon(language, values, weapon).into())]);
            buttons.extend(payment_buttons(
                line,
                &forms,
                &|line| button_label(game, asked.side, line, language),
                others,
            ));
        } else {
            let whole = if forms.len() == 1 { line } else { &words };
            buttons.push(Button::new(whole, attack_phrase(game, asked.side, weapon, with, language), Tone::Main));
        }
    }
    buttons
}

/// The buttons for Magma's switch and for the weapon order.
pub fn setting_buttons(game: &MechsGame, asked: &SideQuestion<'_>, has_begun: bool) -> Vec<Button> {
    let switch = asked.lines.iter().filter(|line| verb(line) == "shield" && has_begun);
    let switch = switch
        .map(|line| Button::new(line.as_str(), button_label(game, asked.side, line, asked.language), Tone::Quiet));
    let equip = || Button::new("equip", word(asked.language, "order-equip-label"), Tone::Quiet);
    switch.chain(asked.has_line_beginning("equip").then(equip)).collect()
}

/// A side's complete program of the previous round, as lines; `None` once a slot of the new program is filled.
pub fn last_round_program(game: &MechsGame, asked: &SideQuestion<'_>) -> Option<Vec<String>> {
    let is_vacant = game.state().player(asked.side).program == [Slot::Vacant; SLOT_COUNT];
    let ready = asked.said.iter().rposition(|line| line == "ready").filter(|_| is_vacant)?;
    let lines = asked.said[..ready].iter().rev();
    // The last line for a slot is the one that took effect.
    let of_slot =
        |slot: usize| lines.clone().find(|line| strip_words(line, &format!("program {slot}")).is_some()).cloned();
    let program: Vec<String> = (1..=SLOT_COUNT).map(of_slot).collect::<Option<_>>()?;
    program.iter().all(|line| asked.lines.contains(line)).then_some(program)
}

/// The cards for the next vacant slot, the buttons that fill all slots at once, the filled slots, and *Ready*.
pub fn program_buttons(game: &MechsGame, asked: &SideQuestion<'_>) -> Vec<Vec<Button>> {
    let (state, values, language) = (game.state(), game.values(), asked.language);
    let program = state.player(asked.side).program;
    let mut groups = Vec::new();
    let filled = |slot: &Slot| matches!(slot, Slot::Card(..));
    if let Some(slot) = program.iter().position(|slot| *slot == Slot::Vacant) {
        let cards = values.card_ids().map(|card| {
            Button::new(
                format!("program {} {}", slot + 1, values.card(card).id),
                names::card(language, values, card),
                Tone::Main,
            )
        });
        groups.push(cards.filter(|button| asked.has_line_beginning(&button.words)).collect());
        let same = last_round_program(game, asked);
        let same = same.map(|_| Button::new(REPEAT_BUTTON, word(language, "program-same"), Tone::Main));
        let suggest = Button::new(SUGGEST_BUTTON, word(language, "program-suggest"), Tone::Main);
        groups.push(same.into_iter().chain([suggest]).collect());
    }
    let mut last: Vec<Button> = (1..)
        .zip(&program)
        .filter(|(_, slot)| filled(slot))
        .map(|(number, _)| Button::new(format!("program {number}"), number.to_string(), Tone::Quiet))
        .filter(|button: &Button| asked.has_line_beginning(&button.words))
        .collect();
    if asked.lines.iter().any(|line| line == "ready") {
        last.insert(0, Button::new("ready", word(language, "line-ready"), Tone::Go));
    }
    groups.push(last);
    groups.retain(|group| !group.is_empty());
    groups
}
