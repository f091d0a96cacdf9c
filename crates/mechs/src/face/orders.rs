//! The pages of standing orders and plans.

use sztab_game::face::{Button, NotOrdered, OrderList, OrderOption, Ordered, OrdersPage, Tone};
use sztab_game::{GameState, Language, Side};

use crate::MechsGame;
use crate::orders::{MOST_WEAPONS, Order, OrderKind, Orders, ability_kind};
use crate::texts::{text, word};

use super::names;

/// A page of lists: a message has room for four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    /// Actions of cards.
    Plan,
    /// Combats.
    Fight,
    /// Pilot, ad hoc mode, weapons to buy.
    More,
}

impl Page {
    const ALL: [Self; 3] = [Self::Plan, Self::Fight, Self::More];

    const fn word(self) -> &'static str {
        match self {
            Self::Plan => "plan",
            Self::Fight => "fight",
            Self::More => "more",
        }
    }

    fn of_words(words: &str) -> Option<Self> {
        if words.is_empty() {
            return Some(Self::Plan);
        }
        let word = words.strip_prefix("page ")?;
        Self::ALL.into_iter().find(|page| page.word() == word)
    }

    fn kinds(self, game: &MechsGame, side: Side) -> Vec<OrderKind> {
        match self {
            Self::Plan => vec![OrderKind::Buy, OrderKind::Mine, OrderKind::Turret, OrderKind::Power],
            Self::Fight => vec![OrderKind::Fight, OrderKind::Paid, OrderKind::Place, OrderKind::Mech],
            Self::More => ability_kind(game, side).into_iter().chain([OrderKind::AdHoc]).collect(),
        }
    }
}

fn read(orders: &str) -> Orders {
    serde_json::from_str(orders).unwrap_or_default()
}

/// The effect of a press: another page, or other orders.
pub(super) fn order(game: &MechsGame, side: Side, orders: &str, words: &str) -> Result<Ordered, NotOrdered> {
    if let Some(page) = Page::of_words(words) {
        return Ok(Ordered { orders: None, page: format!("page {}", page.word()) });
    }
    let (mut orders, round) = (read(orders), game.table().round);
    let page = match words.split(' ').collect::<Vec<_>>().as_slice() {
        ["clear"] => {
            orders = Orders::default();
            Page::Plan
        }
        ["keep"] => {
            orders.round = round;
            Page::Plan
        }
        ["set", kind, order] => {
            let kind = OrderKind::of_word(kind).ok_or(NotOrdered::Unknown)?;
            let order = Order::of_word(order).filter(|order| kind.orders().any(|own| own == *order));
            orders.set(kind, order.ok_or(NotOrdered::Unknown)?, round);
            Page::ALL.into_iter().find(|page| page.kinds(game, side).contains(&kind)).unwrap_or(Page::More)
        }
        ["weapon", id] => {
            game.values().find_weapon(id).ok_or(NotOrdered::Unknown)?;
            orders.turn_weapon(id, round);
            Page::More
        }
        _ => return Err(NotOrdered::Unknown),
    };
    let orders = serde_json::to_string(&orders).expect("orders are plain data");
    Ok(Ordered { orders: Some(orders), page: format!("page {}", page.word()) })
}

/// The orders in words, and the lists of a page.
pub(super) fn page(game: &MechsGame, side: Side, orders: &str, words: &str, language: Language) -> OrdersPage {
    let (page, orders) = (Page::of_words(words).unwrap_or(Page::Plan), read(orders));
    let values = game.values();
    let is_outdated = orders.is_outdated(game.table().round);
    let weapons = orders.weapons.iter().filter_map(|id| values.find_weapon(id));
    let weapons = names::weapons(language, values, weapons);
    let mut sentences = Vec::new();
    if !weapons.is_empty() {
        sentences.push(text(language, "order-weapons", &[("weapons", weapons.into())]));
    }
    if page == Page::Plan {
        sentences.push(word(language, if is_outdated { "plans-outdated" } else { "plans-end" }));
    }
    let mut lists: Vec<OrderList> =
        page.kinds(game, side).into_iter().map(|kind| list(game, &orders, kind, language)).collect();
    if page == Page::More {
        let options = values
            .weapon_ids()
            .filter(|&id| game.is_for_sale(side, id) || { orders.weapons.contains(&values.weapon(id).id) });
        let option = |id| OrderOption {
            label: names::weapon(language, values, id),
            value: values.weapon(id).id.clone(),
            is_set: false,
        };
        let options: Vec<OrderOption> = options.map(option).collect();
        let placeholder = text(language, "order-weapon", &[("most", MOST_WEAPONS.into())]);
        lists.extend((!options.is_empty()).then_some(OrderList { words: "weapon".to_owned(), placeholder, options }));
    }
    let others = Page::ALL.into_iter().filter(|other| *other != page);
    let way = |page: Page| {
        Button::new(
            format!("page {}", page.word()),
            word(language, &format!("order-page-{}", page.word())),
            Tone::Quiet,
        )
    };
    let keep = (is_outdated && page == Page::Plan).then(|| Button::new("keep", word(language, "order-keep"), Tone::Go));
    OrdersPage {
        sentences,
        lists,
        buttons: keep.into_iter().chain(others.map(way)).collect(),
        is_set: !orders.is_empty(),
        leads_back: game.waiting().contains(side),
    }
}

fn list(game: &MechsGame, orders: &Orders, kind: OrderKind, language: Language) -> OrderList {
    let set = orders.of(kind);
    let option = |order: Order| OrderOption {
        label: label(game, order, language),
        value: order.word().to_owned(),
        is_set: set == Some(order),
    };
    let options = kind.orders().map(option).collect();
    OrderList { words: format!("set {}", kind.word()), placeholder: String::new(), options }
}

fn label(game: &MechsGame, order: Order, language: Language) -> String {
    let side = usize::from(order == Order::MechSecond);
    let mech = game.values().mech_sides().nth(side).map(|id| names::mech(language, game.values(), id));
    text(language, &format!("order-{}", order.word()), &[("mech", mech.unwrap_or_default().into())])
}
