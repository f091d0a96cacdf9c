//! The private part of the view: questions, buttons, phrases, refusals, tips.

use sztab_game::view::{
    Confirmation, OrdersPage, OrdersPressError, OrdersPressOutcome, Panel, SideQuestion, Step, Turns, Word,
    strip_words, verb,
};
use sztab_game::{AnyRefusal, Game, Language, Players, Seed, Side, Unreadable, Viewer};

use crate::MechsGame;
use crate::action::Action;
use crate::arena::{Direction, Zone};
use crate::illegal::Illegal;
use crate::players::ComputerPlayers;
use crate::state::{Phase, QuestionKind, Slot};
use crate::texts::{text, word};
use crate::values::{Ability, CardAction, MechAbility};

use super::choices::{answer_sentences, card_destination};
use super::forecast::forecast;
use super::phrases::{button_label, displayed_name, phrase, refusal_text};
use super::posts::question_key_suffix;
use super::{View, alt, buttons, downcast_game, names, orders};

impl Turns for View {
    fn turn_number(&self, game: &dyn Game) -> Option<u32> {
        downcast_game(game).map(|game| game.state().round.into())
    }

    fn phrase(&self, game: &dyn Game, side: Side, line: &str, language: Language) -> String {
        let said = downcast_game(game).and_then(|game| Some((game, Action::parse(line, game.values()).ok()?)));
        said.map_or_else(|| line.to_owned(), |(game, action)| phrase(game, side, action, language))
    }

    fn typed_phrases(&self, game: &dyn Game, side: Side, line: &str) -> Vec<String> {
        let phrases = Language::ALL.map(|language| self.phrase(game, side, line, language));
        phrases.into_iter().chain([line.to_owned()]).collect()
    }

    fn refusal(&self, game: &dyn Game, side: Side, denied: &AnyRefusal, language: Language) -> String {
        let Some(illegal) = denied.reason::<Illegal>() else { return denied.to_string() };
        let sentence = refusal_text(game, side, *illegal, language);
        text(language, "refused", &[("sentence", sentence.into()), ("rule", denied.rule().into())])
    }

    fn expected_input(&self, error: &Unreadable, _language: Language) -> Option<String> {
        Some(error.to_string())
    }

    fn panel(&self, asked: &SideQuestion<'_>) -> Panel {
        let Some(game) = downcast_game(asked.game) else { return Panel::default() };
        let mut sentences = vec![question_text(game, asked.side, asked.language)];
        let has_begun = matches!(game.state().phase, Phase::Program | Phase::Turn);
        let orders = has_begun.then(|| word(asked.language, "order-plan"));
        let is_answered = !game.state().waiting_sides().contains(asked.side);
        if game.state().phase == Phase::Program {
            sentences.extend(waiting_for(game, asked));
            sentences.extend(program_lines(game, asked.side, asked.language));
            return Panel {
                sentences,
                groups: buttons::program_buttons(game, asked),
                orders,
                is_answered,
                ..Panel::default()
            };
        }
        let chosen = chosen_answers(game, asked);
        if !chosen.is_empty() {
            let said = chosen.iter().map(|line| button_label(game, asked.side, line, asked.language));
            let said = said.collect::<Vec<_>>().join(&word(asked.language, "list-comma"));
            sentences.push(text(asked.language, "arm-chosen", &[("chosen", said.into())]));
        }
        sentences.extend(answer_sentences(game, asked));
        let mut groups =
            vec![buttons::answer_buttons(game, asked, &chosen), buttons::setting_buttons(game, asked, has_begun)];
        groups.retain(|group| !group.is_empty());
        Panel { sentences, groups, orders, is_answered, ..Panel::default() }
    }

    fn question(&self, asked: &SideQuestion<'_>, words: &[&str]) -> String {
        let Some(game) = downcast_game(asked.game) else { return String::new() };
        let (values, language) = (game.values(), asked.language);
        match *words {
            ["program", slot] => text(language, "ask-program-card", &[("slot", slot.into())]),
            ["program", slot, card] => {
                let card = values.find_card(card).map(|card| names::card(language, values, card)).unwrap_or_default();
                text(language, "ask-program-direction", &[("slot", slot.into()), ("card", card.into())])
            }
            ["adhoc", card] => {
                let card = values.find_card(card).map(|card| names::card(language, values, card)).unwrap_or_default();
                text(language, "ask-adhoc-direction", &[("card", card.into())])
            }
            ["attack", weapon] => {
                let named =
                    values.find_weapon(weapon).map(|id| names::weapon(language, values, id)).unwrap_or_default();
                let next = asked
                    .lines
                    .iter()
                    .filter_map(|line| strip_words(line, &words.join(" ")))
                    .find(|rest| !rest.is_empty());
                let kind = match next.map(argument_kind) {
                    Some(ArgumentKind::Number) | None => "paid",
                    Some(ArgumentKind::Zone) => "zone",
                    Some(ArgumentKind::Direction) => "direction",
                    Some(ArgumentKind::Resource) => "resource",
                    Some(ArgumentKind::Weapon) => "weapon",
                };
                text(language, &format!("ask-attack-{kind}"), &[("weapon", named.into())])
            }
            _ => question_text(game, asked.side, language),
        }
    }

    fn next_word(&self, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Word {
        let Some(game) = downcast_game(asked.game) else {
            return Word { label: next.to_owned(), symbol: None, is_on_board: false };
        };
        let (values, language) = (game.values(), asked.language);
        let is_zone = Zone::parse(next).is_some();
        let label = match *words {
            [] if matches!(next, "program" | "adhoc" | "attack") => word(language, &format!("verb-{next}")),
            [] if next == "equip" => word(language, "order-equip-label"),
            ["program" | "adhoc", ..] if Direction::parse(next).is_some() => {
                let named = Direction::parse(next).map(|direction| names::direction(language, direction));
                let wall = word(language, "program-wall");
                let end = card_destination(asked, game, words, next)
                    .unwrap_or_default()
                    .into_iter()
                    .find(|part| *part == wall);
                named.into_iter().chain(end).collect::<Vec<_>>().join(" ")
            }
            ["repair"] => next.parse().map_or_else(
                |_| next.to_owned(),
                |paid| names::amount(language, values.constants.repair_resource, paid),
            ),
            ["attack", _] => match argument_kind(next) {
                ArgumentKind::Number => text(language, "line-attack-paid", &[("amount", next.into())]),
                ArgumentKind::Direction => {
                    Direction::parse(next).map(|direction| names::direction(language, direction)).unwrap_or_default()
                }
                ArgumentKind::Resource => word(language, &format!("resource-{next}")),
                ArgumentKind::Weapon => {
                    values.find_weapon(next).map(|id| names::weapon(language, values, id)).unwrap_or_default()
                }
                ArgumentKind::Zone if is_zone => next.to_owned(),
                ArgumentKind::Zone => word(language, "line-attack-nothing"),
            },
            _ => displayed_name(game, next, language),
        };
        Word { label, symbol: None, is_on_board: is_zone }
    }

    fn word_remark(&self, asked: &SideQuestion<'_>, words: &[&str], next: &str) -> Option<String> {
        let wall = word(asked.language, "program-wall");
        let parts = card_destination(asked, downcast_game(asked.game)?, words, next)?;
        // The button's label already contains this part.
        let parts: Vec<String> = parts.into_iter().filter(|part| *part != wall).collect();
        (!parts.is_empty()).then(|| parts.join(" · "))
    }

    fn confirmation(&self, asked: &SideQuestion<'_>, line: &str) -> Confirmation {
        Confirmation { question: self.phrase(asked.game, asked.side, line, asked.language), ..Confirmation::default() }
    }

    fn hands(&self, game: &dyn Game, viewer: Viewer, language: Language) -> Vec<String> {
        let seen = game.observed_by(viewer);
        downcast_game(&*seen).map_or_else(Vec::new, |game| vec![alt::table(game, language)])
    }

    fn orders_page(
        &self,
        game: &dyn Game,
        side: Side,
        given: &str,
        page: &str,
        language: Language,
    ) -> Option<OrdersPage> {
        Some(orders::orders_page(downcast_game(game)?, side, given, page, language))
    }

    fn press_orders_page(
        &self,
        game: &dyn Game,
        side: Side,
        given: &str,
        words: &str,
        _is_current: bool,
    ) -> Result<OrdersPressOutcome, OrdersPressError> {
        orders::apply_press(downcast_game(game).ok_or(OrdersPressError::Unknown)?, side, given, words)
    }

    fn is_combined(&self, words: &str) -> bool {
        matches!(words, buttons::REPEAT_BUTTON | buttons::SUGGEST_BUTTON)
    }

    fn combined_lines(&self, asked: &SideQuestion<'_>, words: &str) -> Vec<String> {
        match (downcast_game(asked.game), words) {
            (Some(game), buttons::REPEAT_BUTTON) => buttons::last_round_program(game, asked).unwrap_or_default(),
            (Some(_), buttons::SUGGEST_BUTTON) => {
                let hint = ComputerPlayers.hints(asked.game, asked.side, 1, &Seed::default()).into_iter().next();
                hint.unwrap_or_default().into_iter().filter(|line| verb(line) == "program").collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_replaceable(&self, line: &str) -> bool {
        matches!(verb(line), "program" | "equip" | "shield")
    }

    fn tip(&self, asked: &SideQuestion<'_>, step: Step<'_>) -> Option<String> {
        let game = downcast_game(asked.game)?;
        match step {
            Step::Turn => {
                if !game.state().waiting_sides().contains(asked.side) {
                    return None;
                }
                let kind = match question_key_suffix(game, asked.side)? {
                    "deploy-mine" | "deploy-turret" => "deploy",
                    "action" if asked.has_line_beginning("buy") => "buy",
                    "action" if asked.has_line_beginning("upgrade") || asked.has_line_beginning("repair") => "power",
                    kind => kind,
                };
                let health = game.values().constants.mech_health;
                let tip = text(asked.language, &format!("tip-{kind}"), &[("health", health.into())]);
                let scores = game.values().constants.scoring_rounds.contains(&game.state().round);
                let scoring = (kind == "program" && scores).then(|| word(asked.language, "tip-scoring"));
                Some(scoring.map_or_else(|| tip.clone(), |scoring| format!("{tip} {scoring}")))
            }
            Step::Words(words) if verb(words) == "buy" => Some(word(asked.language, "tip-buy")),
            Step::Words(_) | Step::Preview(_) => None,
        }
    }
}

/// The lines with which a side has chosen its pilot, mine and weapon, while other players are still choosing.
fn chosen_answers(game: &MechsGame, asked: &SideQuestion<'_>) -> Vec<String> {
    let (values, player) = (game.values(), game.state().player(asked.side));
    let pilot = player.chosen.get().map(|id| format!("pilot {}", values.pilot(id).id));
    let mine = player.first_mine.get().map(|number| format!("mine {number}"));
    let weapon = player.first_weapon.get().map(|id| format!("weapon {}", values.weapon(id).id));
    let is_asked = matches!(game.state().phase, Phase::Pilot | Phase::Arm);
    pilot.into_iter().chain(mine).chain(weapon).filter(|_| is_asked).collect()
}

/// A sentence with the number of players for whom a ready side is waiting.
fn waiting_for(game: &MechsGame, asked: &SideQuestion<'_>) -> Option<String> {
    let waiting = game.state().waiting_sides();
    let count = waiting.len().into();
    (!waiting.contains(asked.side)).then(|| text(asked.language, "program-waiting", &[("count", count)]))
}

/// The kind of argument that an attack has.
enum ArgumentKind {
    Number,
    Zone,
    Direction,
    Resource,
    Weapon,
}

fn argument_kind(word: &str) -> ArgumentKind {
    if word.chars().all(|letter| letter.is_ascii_digit()) {
        ArgumentKind::Number
    } else if Direction::parse(word).is_some() {
        ArgumentKind::Direction
    } else if matches!(word, "energy" | "credits") {
        ArgumentKind::Resource
    } else if Zone::parse(word).is_some() || word == "+" {
        ArgumentKind::Zone
    } else {
        ArgumentKind::Weapon
    }
}

/// The text of the question to a side.
fn question_text(game: &MechsGame, side: Side, language: Language) -> String {
    let Some(kind) = question_key_suffix(game, side) else { return String::new() };
    let (state, values) = (game.state(), game.values());
    let player = state.player(side);
    let at = player.at.map_or_else(String::new, |zone| zone.to_string());
    let card = state.turn.and_then(|turn| turn.card);
    let from = state.questions.iter().find(|question| question.side == side).map(|question| question.ask);
    let zone =
        if let Some(QuestionKind::Place(zone) | QuestionKind::Number(zone)) = from { zone.to_string() } else { at };
    let enemy = state.combat.map_or_else(String::new, |combat| names::side(language, game, combat.opponent(side)));
    let ability = player.pilot.map(|pilot| values.pilot(pilot).ability);
    let cost = if let Some(
        Ability::Commander { price, resource }
        | Ability::Expert { price, resource }
        | Ability::Gyroscope { price, resource },
    ) = ability
    {
        names::amount(language, resource, price)
    } else {
        String::new()
    };
    let drive = values.mechs.iter().find_map(|mech| match mech.ability {
        MechAbility::RocketDrive { price, resource } => Some(names::amount(language, resource, price)),
        MechAbility::ForceField { .. } => None,
    });
    let (kind, cost) = match (kind, card.map(|(card, _)| values.card(card).action)) {
        ("action", Some(action)) => action_question(game, side, action, language),
        ("drive", _) => (kind, drive.unwrap_or_default()),
        _ => (kind, cost),
    };
    let arguments = [
        ("zone", zone.into()),
        ("enemy", enemy.into()),
        ("cost", cost.into()),
        ("card", card.map_or_else(String::new, |(card, _)| names::card(language, values, card)).into()),
        ("arrow", card.and_then(|(_, direction)| direction).map_or("", names::arrow).into()),
    ];
    text(language, &format!("ask-{kind}"), &arguments)
}

/// The suffix of the question about a card's action, and the price of a mine or turret in the pilot's zone.
fn action_question(game: &MechsGame, side: Side, action: CardAction, language: Language) -> (&'static str, String) {
    let (state, constants) = (game.state(), &game.values().constants);
    let value = state.player(side).at.map_or(0, |zone| state.zone_value(zone));
    let price = |resource| names::amount(language, resource, value);
    match action {
        CardAction::Mine if state.mines_of(side).count() < constants.mine_numbers.len() => {
            ("action-mine", price(constants.mine_resource))
        }
        CardAction::Mine => ("action-mine-move", price(constants.mine_resource)),
        CardAction::Turret if state.turrets_of(side).count() < usize::from(constants.turrets) => {
            ("action-turret", price(constants.turret_resource))
        }
        CardAction::Turret => ("action-turret-move", price(constants.turret_resource)),
        CardAction::Buy => ("action-buy", String::new()),
        CardAction::Power => ("action-power", String::new()),
        CardAction::Collect | CardAction::None => ("action", String::new()),
    }
}

/// The slots of a program, each with its expected effects.
fn program_lines(game: &MechsGame, side: Side, language: Language) -> Vec<String> {
    let (state, values) = (game.state(), game.values());
    let program = state.player(side).program;
    (1_u8..)
        .zip(program)
        .zip(forecast(game, side, &program, language))
        .map(|((number, slot), parts)| match slot {
            Slot::Vacant => text(language, "line-program-vacant", &[("slot", number.into())]),
            Slot::Hidden => format!("{number}: ?"),
            Slot::Card(card, direction) => {
                let arguments = [
                    ("slot", number.into()),
                    ("card", names::card(language, values, card).into()),
                    ("arrow", names::arrow(direction).into()),
                ];
                let said = text(language, "line-program", &arguments);
                [said].into_iter().chain(parts).collect::<Vec<_>>().join(" · ")
            }
        })
        .collect()
}
