//! The page of plans.

use sztab_game::view::{Button, NotOrdered, OrderList, OrderOption, Ordered, OrdersPage, Tone};
use sztab_game::{Language, Side};

use crate::GearsGame;
use crate::orders::{Orders, Plan, PlanKind};
use crate::texts::{text, word};

/// The maximum number of lists on a page.
const MAX_LISTS: usize = 4;

fn read(orders: &str) -> Orders {
    serde_json::from_str(orders).unwrap_or_default()
}

/// True if, according to the orders, turns end without confirmation.
pub(super) fn ends_unasked(orders: &str) -> bool {
    read(orders).of(PlanKind::End) == Plan::Never
}

/// The orders, changed so that turns end without confirmation.
pub(super) fn end_unasked(orders: &str) -> Option<String> {
    let mut orders = read(orders);
    orders.set(PlanKind::End, Plan::Never);
    serde_json::to_string(&orders).ok()
}

/// The effect of pressing a button.
pub(super) fn order(orders: &str, words: &str) -> Result<Ordered, NotOrdered> {
    let mut orders = read(orders);
    let page = match words.split(' ').collect::<Vec<_>>()[..] {
        ["page", page] => return Ok(Ordered { orders: None, page: format!("page {page}") }),
        ["clear"] => {
            orders = Orders::default();
            "first"
        }
        ["set", kind, plan] => {
            let kind = PlanKind::ALL.into_iter().find(|own| own.word() == kind).ok_or(NotOrdered::Unknown)?;
            let plan = kind.plans().iter().find(|own| own.word() == plan).ok_or(NotOrdered::Unknown)?;
            orders.set(kind, *plan);
            if PlanKind::ALL[..MAX_LISTS].contains(&kind) { "first" } else { "second" }
        }
        _ => return Err(NotOrdered::Unknown),
    };
    let orders = serde_json::to_string(&orders).map_err(|_| NotOrdered::Unknown)?;
    Ok(Ordered { orders: Some(orders), page: format!("page {page}") })
}

/// The lists of a page.
pub(super) fn page(game: &GearsGame, side: Side, orders: &str, words: &str, language: Language) -> OrdersPage {
    let orders = read(orders);
    let (first, second) = PlanKind::ALL.split_at(MAX_LISTS);
    let (kinds, other, key) = if words == "page second" {
        (second, "page first", "plans-first")
    } else {
        (first, "page second", "plans-second")
    };
    let list = |kind: &PlanKind| OrderList {
        words: format!("set {}", kind.word()),
        placeholder: String::new(),
        options: kind.plans().iter().map(|plan| option(&orders, *kind, *plan, language)).collect(),
    };
    OrdersPage {
        sentences: vec![word(language, "plans-about")],
        lists: kinds.iter().map(list).collect(),
        buttons: vec![Button::new(other, word(language, key), Tone::Quiet)],
        is_set: !orders.is_empty(),
        leads_back: game.waiting().contains(side),
    }
}

fn option(orders: &Orders, kind: PlanKind, plan: Plan, language: Language) -> OrderOption {
    let (word, number) = match plan {
        Plan::Ask => ("ask", 0),
        Plan::Every => ("every", 0),
        Plan::Never => ("never", 0),
        Plan::Always => ("always", 0),
        Plan::Dice(number) => ("dice", number),
        Plan::Chance(number) => ("chance", number),
    };
    OrderOption {
        label: text(language, &format!("plan-{}-{word}", kind.word()), &[("number", number.into())]),
        value: plan.word(),
        is_set: orders.of(kind) == plan,
    }
}
