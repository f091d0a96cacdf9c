//! The pages of standing orders and plans.

use sztab_game::view::{Button, OrderList, OrderOption, OrdersPage, OrdersPressError, OrdersPressOutcome, Tone};
use sztab_game::{GameState, Language, Side};

use crate::MechsGame;
use crate::action::Action;
use crate::arena::Direction;
use crate::orders::{MAX_WEAPONS, Order, OrderKind, Orders, ability_kind, slots_to_plan};
use crate::texts::{text, word};
use crate::values::WeaponId;

use super::names;

/// The value that removes the card planned for a slot.
const UNPLANNED: &str = "ask";

/// The maximum number of lists on a page.
const MAX_LISTS: usize = 4;

/// A page of lists of orders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    /// Weapons to buy, and *Power Up*. The page has three lists, which leaves room for two rows of buttons.
    Plan,
    /// Mines and turrets.
    Pieces,
    /// Combats.
    Fight,
    /// Cards in ad hoc mode, and the pilot's ability.
    More,
}

impl Page {
    const ALL: [Self; 4] = [Self::Plan, Self::Pieces, Self::Fight, Self::More];

    const fn keyword(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Pieces => "pieces",
            Self::Fight => "fight",
            Self::More => "more",
        }
    }

    /// The page that a button leads to. The first page is the one for ad hoc mode while cards can be planned there.
    fn for_button(game: &MechsGame, side: Side, words: &str) -> Option<Self> {
        if words.is_empty() {
            return Some(if slots_to_plan(game, side).is_empty() { Self::Plan } else { Self::More });
        }
        let word = words.strip_prefix("page ")?;
        Self::ALL.into_iter().find(|page| page.keyword() == word)
    }

    fn kinds(self, game: &MechsGame, side: Side) -> Vec<OrderKind> {
        match self {
            Self::Plan => vec![OrderKind::Buy, OrderKind::Power],
            Self::Pieces => vec![OrderKind::Mine, OrderKind::Cost, OrderKind::Turret, OrderKind::Spare],
            Self::Fight => vec![OrderKind::Fight, OrderKind::Paid, OrderKind::Place, OrderKind::Mech],
            Self::More => [OrderKind::AdHoc].into_iter().chain(ability_kind(game, side)).collect(),
        }
    }
}

fn parse_orders(orders: &str) -> Orders {
    serde_json::from_str(orders).unwrap_or_default()
}

/// Parses the number of a slot for which a card can be planned.
fn parse_slot(game: &MechsGame, side: Side, word: &str) -> Result<u8, OrdersPressError> {
    let slots = slots_to_plan(game, side);
    word.parse().ok().filter(|slot| slots.contains(slot)).ok_or(OrdersPressError::Unknown)
}

/// The effect of pressing a button: another page, or changed orders.
pub(super) fn apply_press(
    game: &MechsGame,
    side: Side,
    orders: &str,
    words: &str,
) -> Result<OrdersPressOutcome, OrdersPressError> {
    if let Some(page) = Page::for_button(game, side, words) {
        return Ok(OrdersPressOutcome { orders: None, page: format!("page {}", page.keyword()) });
    }
    let (mut orders, round) = (parse_orders(orders), game.state().round);
    let page = match words.split(' ').collect::<Vec<_>>().as_slice() {
        ["clear"] => {
            orders = Orders::default();
            Page::Plan
        }
        ["keep"] => {
            orders.round = round;
            Page::Plan
        }
        ["simple"] => {
            orders.set_beginner_orders(round);
            Page::Plan
        }
        ["card", slot, UNPLANNED] => {
            orders.plan_card(round, parse_slot(game, side, slot)?, None);
            Page::More
        }
        ["card", slot, card] => {
            parse_slot(game, side, slot)?;
            game.values().find_card(card).ok_or(OrdersPressError::Unknown)?;
            return Ok(OrdersPressOutcome { orders: None, page: words.to_owned() });
        }
        ["card", slot, card, direction] => {
            let line = format!("adhoc {card} {direction}");
            Action::parse(&line, game.values()).map_err(|_| OrdersPressError::Unknown)?;
            orders.plan_card(round, parse_slot(game, side, slot)?, Some(line));
            Page::More
        }
        ["set", kind, order] => {
            let kind = OrderKind::of_word(kind).ok_or(OrdersPressError::Unknown)?;
            let order = Order::of_word(order).filter(|order| kind.orders().any(|own| own == *order));
            orders.set(kind, order.ok_or(OrdersPressError::Unknown)?, round);
            Page::ALL.into_iter().find(|page| page.kinds(game, side).contains(&kind)).unwrap_or(Page::More)
        }
        ["weapon", id] => {
            game.values().find_weapon(id).ok_or(OrdersPressError::Unknown)?;
            orders.toggle_weapon(id, round);
            Page::Plan
        }
        _ => return Err(OrdersPressError::Unknown),
    };
    let orders = serde_json::to_string(&orders).expect("orders are plain data");
    Ok(OrdersPressOutcome { orders: Some(orders), page: format!("page {}", page.keyword()) })
}

/// The orders as text, and the lists of a page.
pub(super) fn orders_page(game: &MechsGame, side: Side, orders: &str, words: &str, language: Language) -> OrdersPage {
    let orders = parse_orders(orders);
    let (is_set, leads_back) = (!orders.is_empty(), game.waiting_sides().contains(side));
    if let ["card", slot, card] = *words.split(' ').collect::<Vec<_>>() {
        let (sentence, buttons) = direction_buttons(game, slot, card, language);
        return OrdersPage { sentences: vec![sentence], buttons, is_set, leads_back, ..OrdersPage::default() };
    }
    let page = Page::for_button(game, side, words).unwrap_or(Page::Plan);
    let values = game.values();
    let is_outdated = orders.is_outdated(game.state().round);
    let weapons = orders.weapons.iter().filter_map(|id| values.find_weapon(id));
    let weapons = names::weapons(language, values, weapons);
    let mut sentences = Vec::new();
    if !weapons.is_empty() {
        sentences.push(text(language, "order-weapons", &[("weapons", weapons.into())]));
    }
    if matches!(page, Page::Plan | Page::Pieces) {
        sentences.push(word(language, if is_outdated { "plans-outdated" } else { "plans-end" }));
    }
    let mut lists = if page == Page::More { card_lists(game, side, &orders, language) } else { Vec::new() };
    lists.extend(page.kinds(game, side).into_iter().map(|kind| order_list(game, &orders, kind, language)));
    if page == Page::Plan {
        lists.extend(weapons_to_buy(game, side, &orders, language));
    }
    lists.truncate(MAX_LISTS);
    let button = |words: &str, key: &str, tone| Button::new(words, word(language, key), tone);
    let others = Page::ALL.into_iter().filter(|other| *other != page);
    let ways = others.map(|page| {
        button(&format!("page {}", page.keyword()), &format!("order-page-{}", page.keyword()), Tone::Quiet)
    });
    let mut buttons = Vec::new();
    if page == Page::Plan {
        buttons.extend(is_outdated.then(|| button("keep", "order-keep", Tone::Go)));
        buttons.push(button("simple", "order-simple", Tone::Main));
    }
    OrdersPage { sentences, lists, buttons: buttons.into_iter().chain(ways).collect(), is_set, leads_back }
}

/// The weapons that can be added to the list to buy.
fn weapons_to_buy(game: &MechsGame, side: Side, orders: &Orders, language: Language) -> Option<OrderList> {
    let values = game.values();
    let is_offered = |&id: &WeaponId| game.is_for_sale(side, id) || orders.weapons.contains(&values.weapon(id).id);
    let option = |id| OrderOption {
        label: names::weapon(language, values, id),
        value: values.weapon(id).id.clone(),
        is_set: false,
    };
    let options: Vec<OrderOption> = values.weapon_ids().filter(is_offered).map(option).collect();
    let placeholder = text(language, "order-weapon", &[("most", MAX_WEAPONS.into())]);
    (!options.is_empty()).then_some(OrderList { words: "weapon".to_owned(), placeholder, options })
}

/// A list of cards for each turn in ad hoc mode that can be planned.
fn card_lists(game: &MechsGame, side: Side, orders: &Orders, language: Language) -> Vec<OrderList> {
    let values = game.values();
    let list = |slot: u8| {
        let line = orders.planned_card(game.state().round, slot);
        let planned =
            if let Some(Action::AdHoc { card, direction }) = line.and_then(|line| Action::parse(line, values).ok()) {
                format!("{} {}", names::card(language, values, card), names::arrow(direction))
            } else {
                word(language, "order-card-ask")
            };
        let option = |label, value: &str| OrderOption { label, value: value.to_owned(), is_set: false };
        let cards = values.card_ids().map(|id| option(names::card(language, values, id), &values.card(id).id));
        let ask = line.map(|_| option(word(language, "order-card-ask"), UNPLANNED));
        let placeholder = text(language, "order-card", &[("slot", slot.into()), ("card", planned.into())]);
        OrderList { words: format!("card {slot}"), placeholder, options: cards.chain(ask).collect() }
    };
    slots_to_plan(game, side).into_iter().map(list).collect()
}

/// The question about the direction of a card, and its buttons.
fn direction_buttons(game: &MechsGame, slot: &str, card: &str, language: Language) -> (String, Vec<Button>) {
    let values = game.values();
    let Some(id) = values.find_card(card) else { return <(String, Vec<Button>)>::default() };
    let named = names::card(language, values, id);
    let button = |&direction: &Direction| {
        let words = format!("card {slot} {card} {}", direction.keyword());
        Button::new(words, names::direction(language, direction), Tone::Main)
    };
    let buttons = values.card(id).directions.iter().map(button).collect();
    (text(language, "ask-program-direction", &[("slot", slot.into()), ("card", named.into())]), buttons)
}

fn order_list(game: &MechsGame, orders: &Orders, kind: OrderKind, language: Language) -> OrderList {
    let set = orders.order_for(kind);
    let option = |order: Order| OrderOption {
        label: order_label(game, order, language),
        value: order.word().to_owned(),
        is_set: set == Some(order),
    };
    let options = kind.orders().map(option).collect();
    OrderList { words: format!("set {}", kind.word()), placeholder: String::new(), options }
}

fn order_label(game: &MechsGame, order: Order, language: Language) -> String {
    let side = usize::from(order == Order::MechSecond);
    let mech = game.values().mech_sides().nth(side).map(|id| names::mech(language, game.values(), id));
    text(language, &format!("order-{}", order.word()), &[("mech", mech.unwrap_or_default().into())])
}
