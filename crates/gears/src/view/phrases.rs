//! Lines, questions and refusals as text.

use sztab_game::{Language, Side};
use sztab_words::FluentValue;

use crate::GearsGame;
use crate::action::{Action, Target};
use crate::illegal::Illegal;
use crate::map::Area;
use crate::players;
use crate::run::QuestionKind;
use crate::state::Mode;
use crate::texts::{text, word};
use crate::values::OrderId;

use super::names::{self, Case};
use super::table;

/// A line as a phrase.
pub fn phrase(game: &GearsGame, side: Side, action: &Action, language: Language) -> String {
    let values = game.values();
    let say = |key: &str, arguments: &[(&str, FluentValue<'_>)]| text(language, key, arguments);
    let card = |id: &OrderId| FluentValue::from(names::card(language, values, *id));
    let weapon = |id| FluentValue::from(names::weapon(language, values, id));
    let cog = |side| FluentValue::from(names::cog(language, game, side, Case::Nominative));
    let figure = |it| FluentValue::from(names::figure(language, it, Case::Accusative));
    let place = |it: &dyn ToString| FluentValue::from(it.to_string());
    match action {
        Action::Play(Mode::Order, id) => {
            let steps = names::steps(language, &values.order(*id).steps);
            say("line-order", &[("card", card(id)), ("steps", steps.into())])
        }
        Action::Play(Mode::Run, id) => say("line-run", &[("card", card(id))]),
        Action::Play(Mode::Shoot, id) => say("line-shoot", &[("card", card(id))]),
        Action::Move(to) => say("line-move", &[("place", place(to))]),
        Action::Extra(to) => say("line-extra", &[("place", place(to))]),
        Action::Attack(id, manner, target) => {
            let attack = names::attack(language, values, *id, Some(*manner));
            let target = match target {
                Target::Locust(it) => names::figure(language, *it, Case::Nominative),
                Target::Area(area) => area.to_string(),
            };
            let said = say("line-attack", &[("attack", attack.into()), ("target", target.into())]);
            with_chance(game, side, action, said, language)
        }
        Action::Guard(id, own, manner) => {
            let attack = names::attack(language, values, *own, Some(*manner));
            let said = say("line-guard", &[("attack", attack.into()), ("card", card(id))]);
            with_chance(game, side, action, said, language)
        }
        Action::Ammo(weapons) => {
            let weapons = names::join_names(language, weapons.iter().map(|id| names::weapon(language, values, *id)));
            say("line-ammo", &[("weapons", weapons.into())])
        }
        Action::Draw => word(language, "line-draw"),
        Action::Help(other) => say("line-help", &[("cog", cog(*other))]),
        Action::Rally => word(language, "line-rally"),
        Action::Shift(it, area) => say("line-shift", &[("figure", figure(*it)), ("area", place(area))]),
        Action::Expose(it) => say("line-expose", &[("figure", figure(*it))]),
        Action::Skip => word(language, "line-skip"),
        Action::Team(other) => say("line-team", &[("cog", cog(*other))]),
        Action::Revive(id, other) => {
            let other = names::cog(language, game, *other, Case::Accusative);
            say("line-revive", &[("cog", other.into()), ("card", card(id))])
        }
        Action::Take(Some(id), own) => say("line-take", &[("weapon", weapon(*own)), ("card", card(id))]),
        Action::Take(None, own) => say("line-take-free", &[("weapon", weapon(*own))]),
        Action::Use(id, area) => {
            let used = match area {
                None => equipment_here(game, side, language),
                Some(area) => format!("{} → {area}", equipment_here(game, side, language)),
            };
            match id {
                Some(id) => say("line-use", &[("equipment", used.into()), ("card", card(id))]),
                None => say("line-use-free", &[("equipment", used.into())]),
            }
        }
        Action::Explore => word(language, "line-explore"),
        Action::Troika(it) => say("line-troika", &[("figure", figure(*it))]),
        Action::Follow(id, None) => say("line-follow", &[("card", card(id))]),
        Action::Follow(id, Some(to)) => say("line-follow-place", &[("card", card(id)), ("place", place(to))]),
        Action::Swap(id) => say("line-swap", &[("card", card(id))]),
        Action::Drop(id) => say("line-drop", &[("weapon", weapon(*id))]),
        Action::End => word(language, "line-end"),
        Action::Place(to) | Action::Cover(to) => say("line-cover", &[("place", place(to))]),
        Action::Stay => word(language, "line-stay"),
        Action::Crawl(area) => say("line-crawl", &[("place", place(area))]),
        Action::Wait => word(language, "line-wait"),
        Action::Pass => word(language, "line-pass"),
        Action::Hold => word(language, "line-hold"),
        Action::Dodge(id) => say("line-dodge", &[("card", card(id))]),
        Action::Discard(ids) => say("line-discard", &[("cards", names::cards(language, values, ids).into())]),
        Action::Next(it) | Action::Toward(it) => names::figure(language, *it, Case::Nominative),
        Action::Heal(it) => say("line-heal", &[("figure", figure(*it))]),
        Action::Target(other) | Action::Choose(other) | Action::Hammer(other) => {
            names::cog(language, game, *other, Case::Nominative)
        }
        Action::To(area) | Action::Hole(area) | Action::Exit(area) | Action::Ticker(area) | Action::Grinder(area) => {
            area.to_string()
        }
        Action::Marker(area, id) => format!("{} · {area}", names::weapon(language, values, *id)),
        Action::Auto => word(language, "line-auto"),
        Action::Lose(id) => say("line-lose", &[("weapon", weapon(*id))]),
        Action::Keep(id) => say("line-keep", &[("weapon", weapon(*id))]),
        Action::Unlock(level) => say("line-unlock", &[("level", (*level).into())]),
        Action::Report(report) => table::report_phrase(game, report, language),
        Action::Resign => word(language, "line-resign"),
    }
}

/// A phrase with the probability that the attack kills, if the target is a single Locust.
fn with_chance(game: &GearsGame, side: Side, action: &Action, said: String, language: Language) -> String {
    match players::kill_chance_percent(game, side, action) {
        Some(chance) => text(language, "line-chance", &[("line", said.into()), ("chance", chance.into())]),
        None => said,
    }
}

/// The name of the equipment in the area of a side.
fn equipment_here(game: &GearsGame, side: Side, language: Language) -> String {
    let area = game.state().cog(side).area();
    if area.is_some_and(Area::is_table) {
        return word(language, "table-any-equipment");
    }
    let equipment = area.and_then(|area| game.values().location(area.face).equipment);
    equipment.map_or_else(String::new, |equipment| names::equipment(language, equipment))
}

/// The suffix of the text keys for a question.
pub fn question_key_suffix(game: &GearsGame, side: Side) -> Option<&'static str> {
    let question = game.question(side)?;
    Some(match question.ask {
        QuestionKind::Order if game.state().acting.last().is_some_and(|acting| acting.card.is_some()) => "action",
        QuestionKind::Order => "order",
        QuestionKind::Place => "place",
        QuestionKind::Crawl => "crawl",
        QuestionKind::Follow => "follow",
        QuestionKind::Guard { .. } => "guard",
        QuestionKind::Dodge(_) => "dodge",
        QuestionKind::Discard => "discard",
        QuestionKind::Tie => "tie",
        QuestionKind::Own => "own",
        QuestionKind::Table(_) => "table",
    })
}

/// The text of the question to a side.
pub fn question_text(game: &GearsGame, side: Side, language: Language) -> String {
    let Some((kind, question)) = question_key_suffix(game, side).zip(game.question(side)) else { return String::new() };
    if let QuestionKind::Table(query) = question.ask {
        return table::question_text(game, query, language);
    }
    let (values, state) = (game.values(), game.state());
    let figure = question.ask.figure();
    let name = figure.map_or_else(String::new, |it| names::figure(language, it, Case::Nominative));
    let dice = figure.map_or(0, |it| values.enemy(it.kind).attack);
    let wounds = match question.lines.first() {
        Some(Action::Discard(cards)) => cards.len(),
        Some(_) | None => 0,
    };
    let played = state.acting.last().and_then(|acting| acting.card);
    let card = played.map_or_else(String::new, |(_, id)| names::card(language, values, id));
    let kind = match kind {
        "dodge" if figure.is_none() => "dodge-blast",
        "follow" if game.destination().is_some() => "follow-to",
        "tie" => tie_key_suffix(question.lines.first()),
        "own" => own_question_key_suffix(question.lines.first()),
        kind => kind,
    };
    let active = names::cog(language, game, state.turn.side, Case::Nominative);
    let arguments = [
        ("figure", name.into()),
        ("dice", dice.into()),
        ("wounds", wounds.into()),
        ("card", card.into()),
        ("cog", active.into()),
        ("place", game.destination().map_or_else(String::new, |place| place.to_string()).into()),
    ];
    text(language, &format!("ask-{kind}"), &arguments)
}

/// The suffix of the text keys for a choice between equal options.
fn tie_key_suffix(line: Option<&Action>) -> &'static str {
    match line {
        Some(Action::Next(_)) => "next",
        Some(Action::Target(_)) => "target",
        Some(Action::Hole(_)) => "hole",
        Some(Action::Choose(_)) => "choose",
        Some(_) | None => "tie",
    }
}

fn own_question_key_suffix(line: Option<&Action>) -> &'static str {
    match line {
        Some(Action::Keep(_)) => "keep",
        Some(Action::Lose(_)) => "lose",
        Some(Action::Ammo(_)) => "ammo",
        Some(Action::Unlock(_)) => "unlock",
        Some(Action::Hammer(_)) => "hammer",
        Some(_) | None => "own",
    }
}

/// The reason for a refusal, with an alternative.
pub fn refusal_text(game: Option<&GearsGame>, illegal: &Illegal, language: Language) -> String {
    if let Illegal::Held(held) = illegal {
        return table::refusal_text(game, held, language);
    }
    let key = match illegal {
        Illegal::Over => "refused-over",
        Illegal::NotAsked(_) | Illegal::NoSide => "refused-not-asked",
        Illegal::Gone(_) => "refused-gone",
        Illegal::NotListed | Illegal::Held(_) => "refused-not-listed",
        Illegal::NoMove => "refused-no-move",
        Illegal::NoAttack => "refused-no-attack",
        Illegal::NoCard => "refused-no-card",
        Illegal::NoDraw => "refused-no-draw",
        Illegal::NoEnd => "refused-no-end",
        Illegal::NoSpecial => "refused-no-special",
        Illegal::NoDoor => "refused-no-door",
        Illegal::Unknown => "refused-unknown",
        Illegal::NoFace => "refused-no-face",
        Illegal::Together => "refused-together",
    };
    let side = if let Illegal::NotAsked(side) | Illegal::Gone(side) = illegal { Some(*side) } else { None };
    let name = side.map(|side| match game.filter(|game| game.state().sides().contains(side)) {
        Some(game) => names::side(language, game, side),
        None => side.letter().to_string(),
    });
    text(language, key, &[("side", name.unwrap_or_default().into())])
}
