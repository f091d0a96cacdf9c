//! The private part of the view: questions, buttons, phrases, refusals, tips.

use sztab_game::view::{
    Button, Likelihood, OrdersPage, OrdersPressError, OrdersPressOutcome, Panel, SideQuestion, Step, SuggestionRank,
    Tone, Turns, Word, verb,
};
use sztab_game::{AnyRefusal, Game, Language, Side, Unreadable, Viewer};

use crate::GearsGame;
use crate::action::{Action, Manner};
use crate::danger::count_attacking_cards;
use crate::illegal::Illegal;
use crate::map::Place;
use crate::players;
use crate::run::QuestionKind;
use crate::state::{Figure, Mode};
use crate::texts::{text, word};

use super::hand::{self, describe_card};
use super::names::{self, Case};
use super::phrases::{phrase, question_key_suffix, question_text, refusal_text};
use super::{View, downcast_game, plans, table};

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
const VERBS_NEEDING_CONFIRMATION: [&str; 8] = ["attack", "ammo", "draw", "help", "rally", "expose", "skip", "team"];

/// Verbs used to answer questions from the table.
const TABLE_VERBS: [&str; 13] =
    ["yes", "no", "done", "arrived", "none", "here", "laid", "overlap", "hit", "rolled", "wounds", "spend", "tile"];

/// Verbs whose buttons are in the second row.
const SPECIAL_VERBS: [&str; 13] =
    ["heal", "unlock", "spend", "explore", "revive", "take", "use", "extra", "troika", "follow", "swap", "drop", "end"];

impl Turns for View {
    fn phrase(&self, game: &dyn Game, side: Side, line: &str, language: Language) -> String {
        let said = downcast_game(game).and_then(|game| Some((game, Action::parse(line, game.values()).ok()?)));
        said.map_or_else(|| line.to_owned(), |(game, action)| phrase(game, side, &action, language))
    }

    fn typed_phrases(&self, game: &dyn Game, side: Side, line: &str) -> Vec<String> {
        let phrases = Language::ALL.map(|language| self.phrase(game, side, line, language));
        phrases.into_iter().chain([line.to_owned()]).collect()
    }

    fn refusal(&self, game: &dyn Game, _side: Side, denied: &AnyRefusal, language: Language) -> String {
        let Some(illegal) = denied.reason::<Illegal>() else { return denied.to_string() };
        let sentence = refusal_text(downcast_game(game), illegal, language);
        text(language, "refused", &[("sentence", sentence.into()), ("rule", denied.rule().into())])
    }

    fn expected_input(&self, error: &Unreadable, _language: Language) -> Option<String> {
        Some(error.to_string())
    }

    fn panel(&self, asked: &SideQuestion<'_>) -> Panel {
        let Some(game) = downcast_game(asked.game) else { return Panel::default() };
        let language = asked.language;
        let mut sentences = vec![question_text(game, asked.side, language)];
        let Some(question) = game.question(asked.side) else { return Panel { sentences, ..Panel::default() } };
        let orders = Some(word(language, "plans-label"));
        if question.ask != QuestionKind::Order {
            sentences.extend(hand::cards_to_answer(game, question, language));
            let is_request = matches!(question.ask, QuestionKind::Table(query) if query.is_request());
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
        let state = game.state();
        sentences.push(text(
            language,
            "panel-goal",
            &[("stage", state.stage.into()), ("goal", names::goal(language, state.mission, state.stage).into())],
        ));
        let left = hand::remaining_steps(game, asked.side, language);
        sentences.extend(left.map(|steps| text(language, "panel-left", &[("steps", steps.into())])));
        sentences.extend(hand::known_cards(game, asked.side, language));
        let (mut main, mut special) = (Vec::new(), Vec::new());
        for verb in VERBS {
            let group = if SPECIAL_VERBS.contains(&verb) { &mut special } else { &mut main };
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

    fn question(&self, asked: &SideQuestion<'_>, words: &[&str]) -> String {
        let Some(game) = downcast_game(asked.game) else { return String::new() };
        let key = match *words {
            ["move" | "extra"] => "ask-where",
            ["order"] => "ask-card-order",
            ["run"] => "ask-card-run",
            ["shoot"] => "ask-card-shoot",
            ["attack"] => "ask-weapon",
            ["attack", _] => "ask-manner",
            ["attack", ..] => "ask-target-of",
            ["use" | "take" | "revive", ..] => "ask-price",
            _ => return question_text(game, asked.side, asked.language),
        };
        word(asked.language, key)
    }

    fn next_word(&self, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Word {
        let plain = |label: String, is_on_board| Word { label, symbol: None, is_on_board };
        let Some(game) = downcast_game(asked.game) else { return plain(next.to_owned(), false) };
        match Place::parse(next).filter(|place| game.state().map.geometry().contains(*place)) {
            Some(place) => plain(place_label(game, asked.side, place, asked.language), true),
            None => plain(displayed_name(game, words, next, asked.language), false),
        }
    }

    fn word_remark(&self, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Option<String> {
        let game = downcast_game(asked.game)?;
        if let Some(place) = Place::parse(next).filter(|place| game.state().map.geometry().contains(*place)) {
            let seen = describe_place(game, place, asked.language);
            // In other lines the place is the place of a Locust.
            let is_own = matches!(words, ["move" | "extra" | "place" | "crawl" | "follow" | "use", ..]);
            return Some(if is_own { format!("{} {seen}", danger_at(game, asked, place)) } else { seen });
        }
        let id = game.values().find_order(next).filter(|_| matches!(words, ["run" | "shoot"]))?;
        Some(describe_card(game, id, asked.language))
    }

    fn is_replaceable(&self, line: &str) -> bool {
        let is_answer = matches!(verb(line), "guard" | "dodge" | "pass" | "wait" | "hold" | "discard" | "follow");
        // A move can be undone unless it reveals a card.
        is_answer || matches!(verb(line), "order" | "run" | "shoot" | "move" | "extra" | "place" | "crawl")
            // Reports can be undone by the table that made them.
            || TABLE_VERBS.contains(&verb(line))
    }

    fn likelihood<'a>(&self, game: &'a dyn Game, side: Side) -> Box<dyn Fn(&str) -> Likelihood + 'a> {
        let valued = downcast_game(game).map(|game| (game.values(), players::line_valuer(game, side)));
        let value = move |line: &str| {
            let (values, value) = valued.as_ref()?;
            Some(value(&Action::parse(line, values).ok()?))
        };
        Box::new(move |line| Likelihood { effect: value(line).unwrap_or_default(), aim: 0 })
    }

    fn suggestion_rank(&self, _game: &dyn Game, _side: Side, line: &str) -> SuggestionRank {
        if verb(line) == "drop" { SuggestionRank::Never } else { SuggestionRank::Usually }
    }

    fn hands(&self, game: &dyn Game, viewer: Viewer, language: Language) -> Vec<String> {
        let seen = game.observed_by(viewer);
        let Some(game) = downcast_game(&*seen) else { return Vec::new() };
        game.state().sides().iter().map(|side| hand::hand(game, side, language)).collect()
    }

    fn shown_hand(&self, game: &dyn Game, side: Side, language: Language) -> Option<String> {
        Some(hand::hand(downcast_game(game)?, side, language))
    }

    fn end_turn_warnings(&self, asked: &SideQuestion<'_>) -> Vec<String> {
        let is_left = asked.lines.iter().any(|line| VERBS_NEEDING_CONFIRMATION.contains(&verb(line)));
        let Some(game) = downcast_game(asked.game).filter(|_| is_left) else { return Vec::new() };
        let steps = hand::remaining_steps(game, asked.side, asked.language);
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
        Some(plans::orders_page(downcast_game(game)?, side, given, page, language))
    }

    fn press_orders_page(
        &self,
        _game: &dyn Game,
        _side: Side,
        given: &str,
        words: &str,
        _is_current: bool,
    ) -> Result<OrdersPressOutcome, OrdersPressError> {
        plans::apply_press(given, words)
    }

    fn skips_end_turn_warning(&self, orders: &str) -> bool {
        plans::ends_without_confirmation(orders)
    }

    fn skip_end_turn_warning(&self, orders: &str) -> Option<String> {
        plans::disable_end_turn_confirmation(orders)
    }

    fn tip(&self, asked: &SideQuestion<'_>, step: Step<'_>) -> Option<String> {
        let game = downcast_game(asked.game)?;
        let kind = match step {
            Step::Turn => question_key_suffix(game, asked.side)?,
            Step::Words(words) if verb(words) == "move" => "move",
            Step::Words(words) if verb(words) == "attack" => "attack",
            Step::Words(_) | Step::Preview(_) => return None,
        };
        (!matches!(kind, "own" | "table")).then(|| word(asked.language, &format!("tip-{kind}")))
    }
}

impl View {
    /// Adds the buttons for the lines with a verb: one each, or a shared button if there are more than `most` lines.
    fn add_verb(&self, asked: &SideQuestion<'_>, verb: &str, most: usize, group: &mut Vec<Button>) {
        let lines: Vec<&String> = asked.lines.iter().filter(|line| sztab_game::view::verb(line) == verb).collect();
        if lines.len() <= most {
            group.extend(lines.into_iter().map(|line| self.line_button(asked, line)));
        } else {
            let key = format!("verb-{verb}");
            let label = word(asked.language, &key);
            let label = if label == key { word(asked.language, "verb-choose") } else { label };
            group.push(Button::new(verb, label, tone(verb)));
        }
    }

    /// The button of a complete line.
    fn line_button(&self, asked: &SideQuestion<'_>, line: &str) -> Button {
        let said = self.phrase(asked.game, asked.side, line, asked.language);
        let game = downcast_game(asked.game);
        let action = game.and_then(|game| Action::parse(line, game.values()).ok());
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
        let sentence = Some(format!("{name}: {}", describe_card(game, id, asked.language)));
        let label = if is_play { name } else { said };
        Button { sentence, ..Button::new(line, label, tone(line)) }
    }
}

/// The label of a place, with its cover bonus.
fn place_label(game: &GearsGame, side: Side, place: Place, language: Language) -> String {
    let from = game.state().cog(side).area();
    let distance = from.map_or(0, |from| game.state().map.geometry().distance(from, place.area));
    let key = if place.is_cover() { "place-cover" } else { "place-open" };
    text(language, key, &[("place", place.to_string().into()), ("distance", distance.into())])
}

/// The number of AI cards that would attack a side at a place, as text.
fn danger_at(game: &GearsGame, asked: &SideQuestion<'_>, place: Place) -> String {
    let (count, all) = count_attacking_cards(game, asked.side, place);
    text(asked.language, "place-danger", &[("count", count.into()), ("all", all.into())])
}

/// A sentence about the Locust that see a place.
fn describe_place(game: &GearsGame, place: Place, language: Language) -> String {
    let state = game.state();
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
fn displayed_name(game: &GearsGame, words: &[&str], next: &str, language: Language) -> String {
    let values = game.values();
    let manner = || {
        Manner::parse(next).map(|manner| {
            let weapon = words.last().and_then(|word| values.find_weapon(word));
            match weapon {
                Some(weapon) => names::attack(language, values, weapon, Some(manner)),
                None => next.to_owned(),
            }
        })
    };
    let card = values.find_order(next).map(|id| names::card(language, values, id));
    let weapon = || values.find_weapon(next).map(|id| names::weapon(language, values, id));
    let figure = || Figure::parse(next).map(|it| names::figure(language, it, Case::Nominative));
    let cog = || {
        let side = sztab_game::script::parse_side_letter(next).filter(|side| game.state().sides().contains(*side))?;
        Some(names::cog(language, game, side, Case::Nominative))
    };
    let free = || match next {
        "-" => Some(word(language, "word-free")),
        "card" => Some(word(language, "table-card")),
        _ => None,
    };
    let count = || table::count_text(next, language);
    card.or_else(count)
        .or_else(weapon)
        .or_else(manner)
        .or_else(figure)
        .or_else(cog)
        .or_else(free)
        .unwrap_or_else(|| next.to_owned())
}
