//! The page of plans.

use sztab_game::view::{Button, OrderList, OrderOption, OrdersPage, OrdersPressError, OrdersPressOutcome, Tone};
use sztab_game::{Language, Side};

use crate::GearsGame;
use crate::orders::{Orders, Plan, PlanKind};
use crate::texts::{text, word};

/// The maximum number of lists on a page.
const MAX_LISTS: usize = 4;

fn parse_orders(orders: &str) -> Orders {
    serde_json::from_str(orders).unwrap_or_default()
}

/// True if, according to the orders, turns end without confirmation.
pub(super) fn ends_without_confirmation(orders: &str) -> bool {
    parse_orders(orders).plan_for(PlanKind::End) == Plan::Never
}

/// The orders, changed so that turns end without confirmation.
pub(super) fn disable_end_turn_confirmation(orders: &str) -> Option<String> {
    let mut orders = parse_orders(orders);
    orders.set(PlanKind::End, Plan::Never);
    serde_json::to_string(&orders).ok()
}

/// The effect of pressing a button.
pub(super) fn apply_press(orders: &str, words: &str) -> Result<OrdersPressOutcome, OrdersPressError> {
    let mut orders = parse_orders(orders);
    let page = match words.split(' ').collect::<Vec<_>>()[..] {
        ["page", page] => return Ok(OrdersPressOutcome { orders: None, page: format!("page {page}") }),
        ["clear"] => {
            orders = Orders::default();
            "first"
        }
        ["set", kind, plan] => {
            let kind = PlanKind::ALL.into_iter().find(|own| own.keyword() == kind).ok_or(OrdersPressError::Unknown)?;
            let plan = kind.plans().iter().find(|own| own.keyword() == plan).ok_or(OrdersPressError::Unknown)?;
            orders.set(kind, *plan);
            if PlanKind::ALL[..MAX_LISTS].contains(&kind) { "first" } else { "second" }
        }
        _ => return Err(OrdersPressError::Unknown),
    };
    let orders = serde_json::to_string(&orders).map_err(|_| OrdersPressError::Unknown)?;
    Ok(OrdersPressOutcome { orders: Some(orders), page: format!("page {page}") })
}

/// The lists of a page.
pub(super) fn orders_page(game: &GearsGame, side: Side, orders: &str, words: &str, language: Language) -> OrdersPage {
    let orders = parse_orders(orders);
    let (first, second) = PlanKind::ALL.split_at(MAX_LISTS);
    let (kinds, other, key) = if words == "page second" {
        (second, "page first", "plans-first")
    } else {
        (first, "page second", "plans-second")
    };
    let list = |kind: &PlanKind| OrderList {
        words: format!("set {}", kind.keyword()),
        placeholder: String::new(),
        options: kind.plans().iter().map(|plan| plan_option(&orders, *kind, *plan, language)).collect(),
    };
    OrdersPage {
        sentences: vec![word(language, "plans-about")],
        lists: kinds.iter().map(list).collect(),
        buttons: vec![Button::new(other, word(language, key), Tone::Quiet)],
        is_set: !orders.is_empty(),
        leads_back: game.waiting_sides().contains(side),
    }
}

fn plan_option(orders: &Orders, kind: PlanKind, plan: Plan, language: Language) -> OrderOption {
    let (word, number) = match plan {
        Plan::Ask => ("ask", 0),
        Plan::Every => ("every", 0),
        Plan::Never => ("never", 0),
        Plan::Always => ("always", 0),
        Plan::Dice(number) => ("dice", number),
        Plan::Chance(number) => ("chance", number),
    };
    OrderOption {
        label: text(language, &format!("plan-{}-{word}", kind.keyword()), &[("number", number.into())]),
        value: plan.keyword(),
        is_set: orders.plan_for(kind) == plan,
    }
}
