//! The private part of the view: questions, buttons, phrases, refusals, tips.

use sztab_game::view::{
    Asked, Button, Likelihood, NotOrdered, Ordered, OrdersPage, Panel, Step, Suggested, Tone, Turns, Word, verb,
};
use sztab_game::{Denied, Game, Language, Side, Unreadable, Viewer};

use crate::GearsGame;
use crate::action::{Action, Manner};
use crate::danger::danger;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::players;
use crate::run::Ask;
use crate::state::{Figure, Mode};
use crate::texts::{text, word};

use super::hand::{self, card_about};
use super::names::{self, Case};
use super::phrases::{ask, phrase, question, refusal};
use super::{View, own, plans, table};

/// The maximum number of lines of one verb with a button each.
const MAX_BUTTONS: usize = 4;
/// The same if a single question is open.
const MAX_ANSWER_BUTTONS: usize = 9;
/// The maximum number of answers in a list.
const MAX_LIST_ANSWERS: usize = 25;

/// The order of verbs on a panel: the card's actions, then special actions.
const VERBS: [&str; 30] = [
    "hit", "rolled", "wounds", "goal", "move", "attack", "ammo", "draw", "help", "rally", "shift", "expose", "skip",
    "team", "order", "run", "shoot", "explore", "revive", "take", "use", "extra", "troika", "follow", "swap", "drop",
    "heal", "unlock", "spend", "end",
];

/// Verbs of card actions that are not forfeited without a confirmation.
const WORTHWHILE: [&str; 8] = ["attack", "ammo", "draw", "help", "rally", "expose", "skip", "team"];

/// Verbs used to answer questions from the table.
const TABLE: [&str; 13] =
    ["yes", "no", "done", "arrived", "none", "here", "laid", "overlap", "hit", "rolled", "wounds", "spend", "tile"];

/// Verbs whose buttons are in the second row.
const SPECIAL: [&str; 13] =
    ["heal", "unlock", "spend", "explore", "revive", "take", "use", "extra", "troika", "follow", "swap", "drop", "end"];

impl Turns for View {
    fn phrase(&self, game: &dyn Game, side: Side, line: &str, language: Language) -> String {
        let said = own(game).and_then(|game| Some((game, Action::read(line, game.values()).ok()?)));
        said.map_or_else(|| line.to_owned(), |(game, action)| phrase(game, side, &action, language))
    }

    fn typed_phrases(&self, game: &dyn Game, side: Side, line: &str) -> Vec<String> {
        let phrases = Language::ALL.map(|language| self.phrase(game, side, line, language));
        phrases.into_iter().chain([line.to_owned()]).collect()
    }

    fn refusal(&self, game: &dyn Game, _side: Side, denied: &Denied, language: Language) -> String {
        let Some(illegal) = denied.reason::<Illegal>() else { return denied.to_string() };
        let sentence = refusal(own(game), illegal, language);
        text(language, "refused", &[("sentence", sentence.into()), ("rule", denied.rule().into())])
    }

    fn expected_input(&self, error: &Unreadable, _language: Language) -> Option<String> {
        Some(error.to_string())
    }

    fn panel(&self, asked: &Asked<'_>) -> Panel {
        let Some(game) = own(asked.game) else { return Panel::default() };
        let language = asked.language;
        let mut sentences = vec![ask(game, asked.side, language)];
        let Some(question) = game.question(asked.side) else { return Panel { sentences, ..Panel::default() } };
        let orders = Some(word(language, "plans-label"));
        if question.ask != Ask::Order {
            sentences.extend(hand::cards_to_answer(game, question, language));
            let is_request = matches!(question.ask, Ask::Table(query) if query.is_request());
            if is_request && asked.lines.iter().any(|line| verb(line) == "guard") {
                sentences.push(word(language, "table-on-way"));
            }
            let mut verbs: Vec<&str> = asked.lines.iter().map(|line| verb(line)).collect();
            verbs.dedup();
            // Answers with the same verb form a row or a list.
            let is_question = verbs.len() == 1 && asked.lines.len() <= MAX_LIST_ANSWERS;
            let most = if is_question { MAX_LIST_ANSWERS } else { MAX_ANSWER_BUTTONS };
            let mut buttons = Vec::new();
            for verb in verbs {
                self.add_verb(asked, verb, most, &mut buttons);
            }
            return Panel { sentences, groups: vec![buttons], is_question, orders, ..Panel::default() };
        }
        let state = game.table();
        sentences.push(text(
            language,
            "panel-goal",
            &[("stage", state.stage.into()), ("goal", names::goal(language, state.mission, state.stage).into())],
        ));
        let left = hand::steps_left(game, asked.side, language);
        sentences.extend(left.map(|steps| text(language, "panel-left", &[("steps", steps.into())])));
        sentences.extend(hand::cards(game, asked.side, language));
        let (mut main, mut special) = (Vec::new(), Vec::new());
        for verb in VERBS {
            let group = if SPECIAL.contains(&verb) { &mut special } else { &mut main };
            // Each card in the hand has a button; running or attacking with any card is a shared button.
            let most = match verb {
                "order" => usize::MAX,
                "run" | "shoot" | "move" => 0,
                _ => MAX_BUTTONS,
            };
            self.add_verb(asked, verb, most, group);
        }
        Panel { sentences, groups: vec![main, special], orders, ..Panel::default() }
    }

    fn question(&self, asked: &Asked<'_>, words: &[&str]) -> String {
        let Some(game) = own(asked.game) else { return String::new() };
        let key = match *words {
            ["move" | "extra"] => "ask-where",
            ["order"] => "ask-card-order",
            ["run"] => "ask-card-run",
            ["shoot"] => "ask-card-shoot",
            ["attack"] => "ask-weapon",
            ["attack", _] => "ask-manner",
            ["attack", ..] => "ask-target-of",
            ["use" | "take" | "revive", ..] => "ask-price",
            _ => return ask(game, asked.side, asked.language),
        };
        word(asked.language, key)
    }

    fn word(&self, asked: &Asked<'_>, words: &[&str], next: &str) -> Word {
        let plain = |label: String, is_on_board| Word { label, symbol: None, is_on_board };
        let Some(game) = own(asked.game) else { return plain(next.to_owned(), false) };
        match Place::read(next).filter(|place| game.table().map.geometry().has(*place)) {
            Some(place) => plain(place_label(game, asked.side, place, asked.language), true),
            None => plain(name_of(game, words, next, asked.language), false),
        }
    }

    fn about(&self, asked: &Asked<'_>, words: &[&str], next: &str) -> Option<String> {
        let game = own(asked.game)?;
        if let Some(place) = Place::read(next).filter(|place| game.table().map.geometry().has(*place)) {
            let seen = place_about(game, place, asked.language);
            // In other lines the place is the place of a Locust.
            let is_own = matches!(words, ["move" | "extra" | "place" | "crawl" | "follow" | "use", ..]);
            return Some(if is_own { format!("{} {seen}", danger_at(game, asked, place)) } else { seen });
        }
        let id = game.values().find_order(next).filter(|_| matches!(words, ["run" | "shoot"]))?;
        Some(card_about(game, id, asked.language))
    }

    fn is_replaceable(&self, line: &str) -> bool {
        let is_answer = matches!(verb(line), "guard" | "dodge" | "pass" | "wait" | "hold" | "discard" | "follow");
        // A move can be undone unless it reveals a card.
        is_answer || matches!(verb(line), "order" | "run" | "shoot" | "move" | "extra" | "place" | "crawl")
            // Reports can be undone by the table that made them.
            || TABLE.contains(&verb(line))
    }

    fn likelihood<'a>(&self, game: &'a dyn Game, side: Side) -> Box<dyn Fn(&str) -> Likelihood + 'a> {
        let valued = own(game).map(|game| (game.values(), players::value_of(game, side)));
        let value = move |line: &str| {
            let (values, value) = valued.as_ref()?;
            Some(value(&Action::read(line, values).ok()?))
        };
        Box::new(move |line| Likelihood { effect: value(line).unwrap_or_default(), aim: 0 })
    }

    fn suggestion_rank(&self, _game: &dyn Game, _side: Side, line: &str) -> Suggested {
        if verb(line) == "drop" { Suggested::Never } else { Suggested::Usually }
    }

    fn hands(&self, game: &dyn Game, viewer: Viewer, language: Language) -> Vec<String> {
        let seen = game.observed_by(viewer);
        let Some(game) = own(&*seen) else { return Vec::new() };
        game.table().sides().iter().map(|side| hand::hand(game, side, language)).collect()
    }

    fn shown_hand(&self, game: &dyn Game, side: Side, language: Language) -> Option<String> {
        Some(hand::hand(own(game)?, side, language))
    }

    fn end_turn_warnings(&self, asked: &Asked<'_>) -> Vec<String> {
        let is_left = asked.lines.iter().any(|line| WORTHWHILE.contains(&verb(line)));
        let Some(game) = own(asked.game).filter(|_| is_left) else { return Vec::new() };
        let steps = hand::steps_left(game, asked.side, asked.language);
        let steps = steps.unwrap_or_else(|| word(asked.language, "step-attack"));
        vec![text(asked.language, "panel-left", &[("steps", steps.into())])]
    }

    fn orders_page(
        &self,
        game: &dyn Game,
        side: Side,
        given: &str,
        page: &str,
        language: Language,
    ) -> Option<OrdersPage> {
        Some(plans::page(own(game)?, side, given, page, language))
    }

    fn order(
        &self,
        _game: &dyn Game,
        _side: Side,
        given: &str,
        words: &str,
        _is_current: bool,
    ) -> Result<Ordered, NotOrdered> {
        plans::order(given, words)
    }

    fn ends_unasked(&self, orders: &str) -> bool {
        plans::ends_unasked(orders)
    }

    fn end_unasked(&self, orders: &str) -> Option<String> {
        plans::end_unasked(orders)
    }

    fn tip(&self, asked: &Asked<'_>, step: Step<'_>) -> Option<String> {
        let game = own(asked.game)?;
        let kind = match step {
            Step::Turn => question(game, asked.side)?,
            Step::Words(words) if verb(words) == "move" => "move",
            Step::Words(words) if verb(words) == "attack" => "attack",
            Step::Words(_) | Step::Preview(_) => return None,
        };
        (!matches!(kind, "own" | "table")).then(|| word(asked.language, &format!("tip-{kind}")))
    }
}

impl View {
    /// Adds the buttons for the lines with a verb: one each, or a shared button if there are more than `most` lines.
    fn add_verb(&self, asked: &Asked<'_>, verb: &str, most: usize, group: &mut Vec<Button>) {
        let lines: Vec<&String> = asked.lines.iter().filter(|line| sztab_game::view::verb(line) == verb).collect();
        if lines.len() <= most {
            group.extend(lines.into_iter().map(|line| self.button(asked, line)));
        } else {
            let key = format!("verb-{verb}");
            let label = word(asked.language, &key);
            let label = if label == key { word(asked.language, "verb-choose") } else { label };
            group.push(Button::new(verb, label, tone(verb)));
        }
    }

    /// The button of a complete line.
    fn button(&self, asked: &Asked<'_>, line: &str) -> Button {
        let said = self.phrase(asked.game, asked.side, line, asked.language);
        let game = own(asked.game);
        let action = game.and_then(|game| Action::read(line, game.values()).ok());
        let Some((game, action)) = game.zip(action) else { return Button::new(line, said, tone(line)) };
        let is_play = matches!(action, Action::Play(Mode::Order, _));
        let card = if let Action::Play(Mode::Order, id) | Action::Dodge(id) | Action::Follow(id, None) = action {
            Some(id)
        } else if let Action::Discard(ids) = &action {
            ids.first().copied().filter(|_| ids.len() == 1)
        } else {
            None
        };
        let Some(id) = card else { return Button::new(line, said, tone(line)) };
        let name = names::card(asked.language, game.values(), id);
        let sentence = Some(format!("{name}: {}", card_about(game, id, asked.language)));
        let label = if is_play { name } else { said };
        Button { sentence, ..Button::new(line, label, tone(line)) }
    }
}

/// The label of a place, with its cover bonus.
fn place_label(game: &GearsGame, side: Side, place: Place, language: Language) -> String {
    let from = game.table().cog(side).area();
    let distance = from.map_or(0, |from| game.table().map.geometry().distance(from, place.area));
    let key = if place.is_cover() { "place-cover" } else { "place-open" };
    text(language, key, &[("place", place.to_string().into()), ("distance", distance.into())])
}

/// The number of AI cards that would attack a side at a place, as text.
fn danger_at(game: &GearsGame, asked: &Asked<'_>, place: Place) -> String {
    let (count, all) = danger(game, asked.side, place);
    text(asked.language, "place-danger", &[("count", count.into()), ("all", all.into())])
}

/// A sentence about the Locust that see a place.
fn place_about(game: &GearsGame, place: Place, language: Language) -> String {
    let state = game.table();
    let geometry = state.map.geometry();
    let seeing: Vec<Figure> =
        state.locusts.iter().filter(|locust| geometry.sees(locust.at, place)).map(|locust| locust.figure).collect();
    if seeing.is_empty() {
        word(language, "place-unseen")
    } else {
        text(language, "place-seen", &[("figures", names::figures(language, &seeing).into())])
    }
}

fn tone(line: &str) -> Tone {
    match verb(line) {
        "end" => Tone::Go,
        "pass" | "wait" | "hold" | "stay" | "auto" | "drop" | "swap" => Tone::Quiet,
        _ => Tone::Main,
    }
}

/// The name for a word of the notation.
fn name_of(game: &GearsGame, words: &[&str], next: &str, language: Language) -> String {
    let values = game.values();
    let manner = || {
        Manner::read(next).map(|manner| {
            let weapon = words.last().and_then(|word| values.find_weapon(word));
            match weapon {
                Some(weapon) => names::attack(language, values, weapon, Some(manner)),
                None => next.to_owned(),
            }
        })
    };
    let card = values.find_order(next).map(|id| names::card(language, values, id));
    let weapon = || values.find_weapon(next).map(|id| names::weapon(language, values, id));
    let figure = || Figure::read(next).map(|it| names::figure(language, it, Case::Nominative));
    let cog = || {
        let side = sztab_game::script::side_of(next).filter(|side| game.table().sides().contains(*side))?;
        Some(names::cog(language, game, side, Case::Nominative))
    };
    let free = || match next {
        "-" => Some(word(language, "word-free")),
        "card" => Some(word(language, "table-card")),
        _ => None,
    };
    let count = || table::count(next, language);
    card.or_else(count)
        .or_else(weapon)
        .or_else(manner)
        .or_else(figure)
        .or_else(cog)
        .or_else(free)
        .unwrap_or_else(|| next.to_owned())
}
