//! The first words of a side's lines: the tiles in its hand, and the other options of a turn.

use crate::rules::event::MoveCause;
use crate::rules::leader::{LeaderId, LeaderPick};
use crate::rules::{Action, Game, Instant, Phase, Question, TileId};
use crate::texts::{text, word};
use crate::words::{
    action_label, discard_label, leader_phrase, option_label, option_phrase, question_phrase, second_move_label,
    second_move_phrase, tile_name,
};
use sztab_game::view::{Button, Panel, SideQuestion, Tone, numbered_label, verb as verb_of};
use sztab_game::{Language, Side};

use super::{action_from_line, answer_hexes};

/// The first words of a side's lines, or the possible answers to an open decision.
pub(super) fn panel(game: &Game, asked: &SideQuestion<'_>) -> Panel {
    if game.state().phase == Phase::Leader {
        return leader_panel(game, asked);
    }
    let language = asked.language;
    let open = second_move_phrase(language, game);
    let is_play = game.state().phase == Phase::Play && game.state().terror.contains(asked.side);
    let terror = (is_play && game.decision().is_none()).then(|| word(language, "terror-rules"));
    let building = game.building().filter(|_| game.decision().is_none()).map(|first| {
        let hex = game.arrangement().board.name(first.hex).to_string();
        text(language, "build-begun", &[("hex", hex.into())])
    });
    let question = game.decision().map(|_| question_phrase(language, game));
    let is_question = question.is_some();
    let groups = if is_question { vec![numbered_answers(game, language)] } else { first_word_buttons(game, asked) };
    Panel {
        sentences: open.into_iter().chain(terror).chain(building).chain(question).collect(),
        groups,
        is_question,
        ..Panel::default()
    }
}

/// The cards offered to a side's team, with a button for each if the side chooses for its team (NH-13.20; O-154).
fn leader_panel(game: &Game, asked: &SideQuestion<'_>) -> Panel {
    let (roster, language) = (game.roster(), asked.language);
    let Some(choice) = game.arrangement().leaders.as_ref().and_then(|leaders| leaders.choice(asked.side)) else {
        return Panel::default();
    };
    let name = |leader: LeaderId| roster.leader(leader).name.in_language(language).to_owned();
    let chosen = match choice.pick {
        LeaderPick::Of(leader) => Some(text(language, "leader-chosen", &[("leader", name(leader).into())])),
        LeaderPick::Missing | LeaderPick::Hidden => None,
    };
    let button =
        |&leader: &LeaderId| Button::new(format!("leader {}", roster.leader(leader).id), name(leader), Tone::Main);
    let buttons = choice.offer.iter().map(button).filter(|button| asked.has_line_beginning(&button.words)).collect();
    let is_answered = chosen.is_some();
    let cards = choice.offer.iter().map(|&leader| leader_phrase(language, roster.leader(leader)));
    Panel {
        sentences: chosen.into_iter().chain(cards).collect(),
        groups: vec![buttons],
        is_answered,
        ..Panel::default()
    }
}

/// A button for each answer to the open decision, labelled with the number that marks the answer's hex in the picture.
fn numbered_answers(game: &Game, language: Language) -> Vec<Button> {
    let marked = game.decision().map(|decision| answer_hexes(&decision.question)).unwrap_or_default();
    let numbered = |(number, button): (u8, Button)| {
        let is_marked = marked.iter().any(|(other, _)| *other == number);
        let label = if is_marked { numbered_label(number, &button.label) } else { button.label.clone() };
        Button { label, ..button }
    };
    (1..).zip(answer_buttons(game, language)).map(numbered).collect()
}

/// A button for each answer to the open decision.
pub(super) fn answer_buttons(game: &Game, language: Language) -> Vec<Button> {
    let Some(decision) = game.decision() else { return Vec::new() };
    let is_explosion = matches!(decision.question, Question::Explosion { .. } | Question::SetOff { .. });
    let answer = |option: usize| {
        // An answer that costs the player the unit has a danger button.
        let tone = if is_explosion && option == 1 { Tone::Danger } else { Tone::Main };
        let (phrase, label) = (option_phrase(language, game, option), option_label(language, game, option));
        let sentence = (phrase != label).then_some(phrase);
        Button { sentence, ..Button::new(format!("choose {}", option + 1), label, tone) }
    };
    (0..decision.question.option_count()).map(answer).collect()
}

fn first_word_buttons(game: &Game, asked: &SideQuestion<'_>) -> Vec<Vec<Button>> {
    let lines = asked.lines;
    // While the second token is named, there is nothing else to do.
    let discards_first = game.building().is_none()
        && lines.iter().all(|line| ["discard", "lay", "redraw", "build", "lead"].contains(&verb_of(line)))
        && !lines.is_empty();
    let mut first = if discards_first {
        discard_buttons(game, asked)
    } else if asked.has_line_beginning("end") {
        hand_buttons(game, asked)
    } else {
        Vec::new()
    };
    if let Some(second) =
        second_move_button(game, asked.language).filter(|second| asked.has_line_beginning(&second.words))
    {
        // The second move comes first, because any other action forfeits it.
        first.insert(0, second);
    }
    let verb = |verb: &str, tone: Tone| Button::new(verb, action_label(asked.language, verb), tone);
    first.extend(
        ["place-hq", "draw", "fetch", "build"]
            .into_iter()
            .filter(|&word| asked.has_line_beginning(word))
            .map(|word| verb(word, Tone::Go)),
    );
    let more = ["lead", "tactic", "use", "redraw", "lay", "discard", "end"].into_iter();
    let more = more.filter(|&word| asked.has_line_beginning(word) && !(word == "discard" && discards_first));
    let more = more.map(|word| verb(word, if word == "end" { Tone::Go } else { Tone::Quiet })).collect();
    vec![first, more]
}

/// Buttons for the tiles of the hand.
fn hand_buttons(game: &Game, asked: &SideQuestion<'_>) -> Vec<Button> {
    let held = playable_hand_tiles(game, asked.side, asked.language).into_iter();
    held.map(|(words, name)| {
        // Grey but enabled: pressing it explains why the tile cannot be played now.
        let tone = if asked.has_line_beginning(&words) { Tone::Main } else { Tone::Quiet };
        Button::new(words, name, tone)
    })
    .collect()
}

/// Buttons for discarding one of three tiles in hand with a single press, in the order of the hand.
fn discard_buttons(game: &Game, asked: &SideQuestion<'_>) -> Vec<Button> {
    let (side, language) = (asked.side, asked.language);
    let mut discards: Vec<(usize, Button)> = asked
        .lines
        .iter()
        .filter_map(|line| {
            let Action::Discard { tile } = action_from_line(game, side, line)? else { return None };
            let place = game.seat(side).hand.iter().rposition(|&held| held == tile)?;
            Some((place, Button::new(line, discard_label(language, game.roster(), side, tile), Tone::Danger)))
        })
        .collect();
    discards.sort_by_key(|&(place, _)| place);
    discards.into_iter().map(|(_, button)| button).collect()
}

/// The button for a second move, while one is available.
fn second_move_button(game: &Game, language: Language) -> Option<Button> {
    let second = game.state().second_move?;
    let unit = game.arrangement().board.name(second.unit);
    let words = match second.by {
        MoveCause::Tile => format!("{} {unit}", Instant::Move.verb()),
        MoveCause::Ability(ability) => format!("use {} {unit}", ability.word()),
    };
    Some(Button::new(words, second_move_label(language, game)?, Tone::Go))
}

/// The beginnings of lines that play the tiles in hand, each with the tile's name, in the order of the hand. Of two
/// equal tiles, the position of the last one is used: the first one is played, and the remaining tiles then keep their
/// order.
pub(super) fn playable_hand_tiles(game: &Game, side: Side, language: Language) -> Vec<(String, String)> {
    let roster = game.roster();
    let mut held: Vec<(String, String)> = Vec::new();
    for &id in &game.seat(side).hand {
        let words = play_words(game, side, id);
        held.retain(|(known, _)| *known != words);
        held.push((words, tile_name(language, roster, side, id).to_owned()));
    }
    held
}

/// The first words of a line that plays a tile.
pub(in crate::view) fn play_words(game: &Game, side: Side, id: TileId) -> String {
    let tile = game.roster().tile(side, id);
    match tile.instant() {
        None => format!("place {}", tile.id),
        Some(instant) => instant.verb().to_owned(),
    }
}
