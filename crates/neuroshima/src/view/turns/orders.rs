//! The pages of standing orders: the current orders, and lists for changing them.

use crate::rules::event::EventTile;
use crate::rules::{Game, Hex, Order, OrderKind, Orders, PushThreat, Side};
use crate::texts::{text, word};
use crate::words::{no_order_phrase, order_phrase, push_order_phrase, unit_name};
use sztab_game::Language;
use sztab_game::view::{Button, OrderList, OrderOption, OrdersPage, OrdersPressError, OrdersPressOutcome, Tone};

/// The value that stands for no order.
const UNSET: &str = "-";

/// Orders about Battles.
const BATTLE_ORDERS: [OrderKind; 5] =
    [OrderKind::Medic, OrderKind::Explosion, OrderKind::Conversion, OrderKind::Leader, OrderKind::Declaring];

/// Maximum number of lists on a page beside its buttons. No army of the program needs more.
const MAX_LISTS: usize = 4;

/// Orders about turns, and about the Medic card: it is used in Battles too, but the Battle page has no room for another
/// list.
const TURN_ORDERS: [OrderKind; 3] = [OrderKind::Turn, OrderKind::Card, OrderKind::Push];

/// A page, limited to five lists because a message has no room for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    /// Orders about Battles.
    Battle,
    /// Orders about the player's own turns and the opponents' turns.
    Turn,
    /// The orders for pushes of one unit.
    Unit(Hex),
}

/// Parses stored orders. Text that cannot be parsed counts as no orders.
pub(super) fn parse_orders(orders: &str) -> Orders {
    serde_json::from_str(orders).unwrap_or_default()
}

/// Orders as text, for storage.
pub(super) fn print_orders(orders: &Orders) -> String {
    serde_json::to_string(orders).expect("orders are plain data")
}

impl Page {
    /// The page that these words name.
    fn from_words(game: &Game, words: &str) -> Option<Self> {
        match words.split(' ').collect::<Vec<_>>().as_slice() {
            ["page", "turn"] => Some(Self::Turn),
            ["" | "page", ..] => Some(Self::Battle),
            ["unit", unit] => Some(game.arrangement().board.hex(unit).map_or(Self::Turn, Self::Unit)),
            _ => None,
        }
    }

    fn words(self, game: &Game) -> String {
        match self {
            Self::Battle => "page battle".to_owned(),
            Self::Turn => "page turn".to_owned(),
            Self::Unit(unit) => format!("unit {}", game.arrangement().board.name(unit)),
        }
    }
}

/// The effect of a button or list: another page, or changed orders.
pub(super) fn apply_input(
    game: &Game,
    side: Side,
    orders: &str,
    words: &str,
    is_current: bool,
) -> Result<OrdersPressOutcome, OrdersPressError> {
    if let Some(page) = Page::from_words(game, words) {
        return Ok(OrdersPressOutcome { orders: None, page: page.words(game) });
    }
    let mut orders = parse_orders(orders);
    let page = match words.split(' ').collect::<Vec<_>>().as_slice() {
        ["clear"] => {
            orders = Orders::default();
            Page::Battle
        }
        ["set", kind, order] => {
            let kind = OrderKind::of_word(kind).ok_or(OrdersPressError::Unknown)?;
            orders.set(kind, Order::of_word(order));
            if BATTLE_ORDERS.contains(&kind) { Page::Battle } else { Page::Turn }
        }
        // The list was made for the units that were on the board at the time.
        ["to", ..] if !is_current => return Err(OrdersPressError::Stale),
        ["to", unit, pusher, to] => {
            let board = game.arrangement().board;
            let (unit, pusher) = board.hex(unit).zip(board.hex(pusher)).ok_or(OrdersPressError::Unknown)?;
            let threats = game.push_threats(side);
            let threat = threats.iter().find(|threat| (threat.unit, threat.pusher) == (unit, pusher));
            let to = board.hex(to).filter(|to| threat.is_some_and(|threat| threat.to.contains(to)));
            orders.set_push(game.arrangement(), unit, pusher, to);
            Page::Unit(unit)
        }
        _ => return Err(OrdersPressError::Unknown),
    };
    Ok(OrdersPressOutcome { orders: Some(print_orders(&orders)), page: page.words(game) })
}

/// The orders in words, and the lists of a page. If the page is empty, another one is shown.
pub(super) fn page(game: &Game, side: Side, orders: &str, words: &str, language: Language) -> OrdersPage {
    let page = Page::from_words(game, words).unwrap_or(Page::Battle);
    let is_asked = OrderKind::Push.concerns(game.roster(), side);
    let threats = if is_asked { game.push_threats(side) } else { Vec::new() };
    Pages { game, side, orders: &parse_orders(orders), language, threats }.page(page)
}

/// The orders of a side, as shown to its player.
struct Pages<'a> {
    game: &'a Game,
    side: Side,
    orders: &'a Orders,
    language: Language,
    /// The pushes that could be asked about on the current board.
    threats: Vec<PushThreat>,
}

impl Pages<'_> {
    fn page(&self, page: Page) -> OrdersPage {
        let mut lists = match page {
            Page::Battle => self.order_lists(&BATTLE_ORDERS),
            Page::Turn => self.turn_lists(),
            Page::Unit(unit) => self.unit_lists(unit),
        };
        let page = if lists.is_empty() { Page::Turn } else { page };
        if lists.is_empty() {
            lists = self.turn_lists();
        }
        let mut sentences = self.ordered_sentences();
        if self.game.decision().is_some() && self.game.side_to_act() == Some(self.side) {
            sentences.push(word(self.language, "orders-open"));
        }
        match page {
            Page::Battle => sentences.extend(self.hints(&BATTLE_ORDERS)),
            Page::Turn => sentences.extend(self.hints(&TURN_ORDERS)),
            Page::Unit(unit) => {
                sentences.push(text(self.language, "orders-about-unit", &[("unit", self.unit_text(unit).into())]));
            }
        }
        OrdersPage {
            sentences,
            lists,
            buttons: self.page_buttons(page),
            is_set: !self.orders.is_empty(),
            leads_back: false,
        }
    }

    /// The current orders in words, one line each.
    fn ordered_sentences(&self) -> Vec<String> {
        let said = OrderKind::ALL.into_iter().filter_map(|kind| self.orders.order_of_kind(kind));
        let mut said: Vec<String> = said.map(|order| order_phrase(self.language, self.game.roster(), order)).collect();
        let pushes = self.orders.pushes().iter().filter(|push| push.is_valid(self.game.arrangement()));
        said.extend(pushes.map(|push| push_order_phrase(self.language, self.game, push)));
        if self.orders.ends_turns_without_asking() {
            said.push(word(self.language, "orders-ends-unasked"));
        }
        if said.is_empty() {
            return vec![word(self.language, "orders-none")];
        }
        said.into_iter().map(|order| format!("• {order}")).collect()
    }

    /// The given kinds of orders, without those about decisions that this side never faces.
    fn kinds_to_ask(&self, kinds: &[OrderKind]) -> Vec<OrderKind> {
        kinds.iter().copied().filter(|kind| kind.concerns(self.game.roster(), self.side)).collect()
    }

    /// A list for each kind.
    fn order_lists(&self, kinds: &[OrderKind]) -> Vec<OrderList> {
        self.kinds_to_ask(kinds).into_iter().take(MAX_LISTS).map(|kind| self.order_list(kind)).collect()
    }

    /// Hints for what the texts of the lists leave out.
    fn hints(&self, kinds: &[OrderKind]) -> Vec<String> {
        let hint = |kind: OrderKind| match kind {
            OrderKind::Medic => Some("orders-hint-medic"),
            OrderKind::Card => Some("orders-hint-card"),
            OrderKind::Explosion => Some("orders-hint-explosion"),
            OrderKind::Turn if self.game.roster().mode().sides().len() > 2 => Some("orders-hint-turn-several"),
            OrderKind::Turn => Some("orders-hint-turn"),
            OrderKind::Push => Some("orders-hint-push"),
            OrderKind::Conversion | OrderKind::Leader | OrderKind::Declaring => None,
        };
        self.kinds_to_ask(kinds).into_iter().filter_map(hint).map(|key| word(self.language, key)).collect()
    }

    fn order_list(&self, kind: OrderKind) -> OrderList {
        let set = self.orders.order_of_kind(kind);
        let unset =
            OrderOption { label: no_order_phrase(self.language, kind), value: UNSET.to_owned(), is_set: set.is_none() };
        let orders = kind.orders().map(|order| OrderOption {
            label: order_phrase(self.language, self.game.roster(), order),
            value: order.word().to_owned(),
            is_set: set == Some(order),
        });
        let options = std::iter::once(unset).chain(orders).collect();
        OrderList { words: format!("set {}", kind.word()), placeholder: String::new(), options }
    }

    /// The lists for turns, including one for the units that could be pushed.
    fn turn_lists(&self) -> Vec<OrderList> {
        let mut lists = self.order_lists(&TURN_ORDERS);
        let mut units: Vec<Hex> = self.threats.iter().map(|threat| threat.unit).collect();
        units.dedup();
        if !units.is_empty() {
            let option = |unit| OrderOption { label: self.unit_text(unit), value: self.hex_text(unit), is_set: false };
            let placeholder = word(self.language, "orders-one-push");
            lists.push(OrderList {
                words: "unit".to_owned(),
                placeholder,
                options: units.into_iter().map(option).collect(),
            });
        }
        lists
    }

    /// A list for each enemy unit that could push a unit. There are at most four, because two hexes next to the pushed
    /// unit must be free.
    fn unit_lists(&self, unit: Hex) -> Vec<OrderList> {
        let arrangement = self.game.arrangement();
        let list = |threat: &PushThreat| {
            let set = self.orders.push_order(arrangement, unit, threat.pusher).map(|push| push.to);
            let pusher = self.unit_text(threat.pusher);
            let is_set = set.is_some_and(|to| threat.to.contains(&to));
            let unset = text(self.language, "orders-push-unset", &[("pusher", pusher.clone().into())]);
            let unset = OrderOption { label: unset, value: UNSET.to_owned(), is_set: !is_set };
            let to = threat.to.iter().map(|&to| {
                let arguments = [("pusher", pusher.clone().into()), ("hex", self.hex_text(to).into())];
                let label = text(self.language, "orders-push-to", &arguments);
                OrderOption { label, value: self.hex_text(to), is_set: set == Some(to) }
            });
            let options = std::iter::once(unset).chain(to).collect();
            let words = format!("to {} {}", self.hex_text(unit), self.hex_text(threat.pusher));
            OrderList { words, placeholder: String::new(), options }
        };
        self.threats.iter().filter(|threat| threat.unit == unit).map(list).collect()
    }

    /// Buttons that open the other pages.
    fn page_buttons(&self, page: Page) -> Vec<Button> {
        let to = |page: Page, key: &str| Button::new(page.words(self.game), word(self.language, key), Tone::Quiet);
        match page {
            Page::Battle => vec![to(Page::Turn, "orders-page-turn")],
            Page::Turn if self.kinds_to_ask(&BATTLE_ORDERS).is_empty() => Vec::new(),
            Page::Turn => vec![to(Page::Battle, "orders-page-battle")],
            Page::Unit(_) => vec![to(Page::Turn, "back")],
        }
    }

    fn hex_text(&self, hex: Hex) -> String {
        self.game.arrangement().board.name(hex).to_string()
    }

    fn unit_text(&self, hex: Hex) -> String {
        let arrangement = self.game.arrangement();
        arrangement.unit(hex).map_or_else(
            || self.hex_text(hex),
            |unit| {
                let seen = EventTile { hex, owner: unit.owner, tile: unit.tile };
                unit_name(self.language, self.game.roster(), arrangement.board, seen)
            },
        )
    }
}
