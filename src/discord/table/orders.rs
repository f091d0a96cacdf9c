//! The panel of standing orders, for one player alone. Whatever is chosen counts at once.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::games::Language;
use crate::games::neuroshima::rules::event::Seen;
use crate::games::neuroshima::rules::{Hex, Order, OrderKind, Orders, Side, Threat};
use crate::games::neuroshima::words::{no_order_phrase, order_phrase, push_order_phrase, unit_name};
use crate::referee::{RefereeError, Table};
use crate::store::{GameId, UserId};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::button::ButtonId;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{OPTION_LIMIT, SELECT_LIMIT};
use crate::discord::say::operation::Operation;

use super::press::Press;

/// The value of a choice that orders nothing.
const UNSET: &str = "-";

/// What is asked in Battles.
const BATTLE: [OrderKind; 4] = [OrderKind::Medic, OrderKind::Explosion, OrderKind::Conversion, OrderKind::Declaring];

/// What is asked in turns.
const TURN: [OrderKind; 2] = [OrderKind::Turn, OrderKind::Push];

/// What a panel shows: a message has room for five lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Page {
    /// What is asked in Battles.
    Battle,
    /// What is asked in turns, one's own and the opponent's.
    Turn,
    /// The pushes of one unit.
    Unit(Hex),
}

/// The orders of a side at a table, to be shown to its player.
struct OrdersPanel<'a> {
    table: &'a Table,
    side: Side,
    orders: &'a Orders,
    language: Language,
    /// The pushes that could be asked about as units stand.
    threats: Vec<Threat>,
}

impl Bot {
    /// A player's orders in a game, with the lists to change them.
    pub(crate) async fn orders_panel(&self, game: GameId, user: UserId, language: Language) -> Result<Answer, Failure> {
        let (table, side) = self.referee.orders_at(game, user).await?;
        let orders = self.referee.orders(game, user).await?;
        Ok(OrdersPanel::new(&table, side, &orders, language).answer(Page::Battle))
    }

    /// A choice or a press in the panel. `words` are those of its id and the one chosen in the list.
    pub(crate) async fn orders_press(&self, press: &Press<'_>) -> Result<(), Failure> {
        let (id, language) = (&press.id, press.look.language);
        let user = press.user();
        let (table, side) = self.referee.orders_at(id.game, user).await?;
        let board = table.game.arrangement().board;
        let words: Vec<&str> = press.words.split(' ').collect();
        let mut orders = self.referee.orders(id.game, user).await?;
        let page = match words.as_slice() {
            ["page", "turn"] => Page::Turn,
            ["page", _] => Page::Battle,
            ["unit", unit] => board.hex(unit).map_or(Page::Turn, Page::Unit),
            ["clear"] => {
                orders =
                    self.referee.set_orders(id.game, user, self.now(), |orders| *orders = Orders::default()).await?;
                Page::Battle
            }
            ["set", kind, order] => {
                let kind = OrderKind::of_word(kind).ok_or(Failure::Said("unknown-button"))?;
                let set = |orders: &mut Orders| orders.set(kind, Order::of_word(order));
                orders = self.referee.set_orders(id.game, user, self.now(), set).await?;
                if BATTLE.contains(&kind) { Page::Battle } else { Page::Turn }
            }
            ["to", unit, pusher, to] => {
                // The list was made of the units that stood there then.
                if table.seq != id.seq {
                    return Err(RefereeError::Stale { game: id.game, seen: id.seq, now: table.seq }.into());
                }
                let unknown = || Failure::Said("unknown-button");
                let (unit, pusher) = board.hex(unit).zip(board.hex(pusher)).ok_or_else(unknown)?;
                let threats = table.game.threats(side);
                let threat = threats.iter().find(|threat| (threat.unit, threat.pusher) == (unit, pusher));
                let to = board.hex(to).filter(|to| threat.is_some_and(|threat| threat.to.contains(to)));
                let arrangement = table.game.arrangement();
                let set = |orders: &mut Orders| orders.set_push(arrangement, unit, pusher, to);
                orders = self.referee.set_orders(id.game, user, self.now(), set).await?;
                Page::Unit(unit)
            }
            _ => return Err(Failure::Said("unknown-button")),
        };
        let answer = OrdersPanel::new(&table, side, &orders, language).answer(page);
        press.answer(answer).await?;
        Ok(())
    }
}

impl<'a> OrdersPanel<'a> {
    fn new(table: &'a Table, side: Side, orders: &'a Orders, language: Language) -> Self {
        let is_asked = OrderKind::Push.concerns(table.game.roster(), side);
        let threats = if is_asked { table.game.threats(side) } else { Vec::new() };
        Self { table, side, orders, language, threats }
    }

    /// What is ordered, in words, and the lists of a page; another page where that one has nothing to offer.
    fn answer(&self, page: Page) -> Answer {
        let mut rows = match page {
            Page::Battle => self.lists(&BATTLE),
            Page::Turn => self.turn_lists(),
            Page::Unit(unit) => self.unit_lists(unit),
        };
        let page = if rows.is_empty() { Page::Turn } else { page };
        if rows.is_empty() {
            rows = self.turn_lists();
        }
        let mut content = vec![word(self.language, "orders-title")];
        content.extend(self.said());
        if self.table.game.decision().is_some() && self.table.game.to_act() == Some(self.side) {
            content.push(word(self.language, "orders-open"));
        }
        match page {
            Page::Battle => content.extend(self.hints(&BATTLE)),
            Page::Turn => content.extend(self.hints(&TURN)),
            Page::Unit(unit) => {
                content.push(text(self.language, "orders-about-unit", &[("unit", self.unit(unit).into())]));
            }
        }
        rows.push(self.buttons(page));
        Answer { content: content.join("\n"), rows, ..Answer::default() }
    }

    /// All that is ordered, a line each.
    fn said(&self) -> Vec<String> {
        let said = OrderKind::ALL.into_iter().filter_map(|kind| self.orders.of(kind));
        let mut said: Vec<String> = said.map(|order| order_phrase(self.language, order)).collect();
        let game = &self.table.game;
        let pushes = self.orders.pushes().iter().filter(|push| push.holds(game.arrangement()));
        said.extend(pushes.map(|push| push_order_phrase(self.language, game, push)));
        if self.orders.ends_unasked() {
            said.push(word(self.language, "orders-ends-unasked"));
        }
        if said.is_empty() {
            return vec![word(self.language, "orders-none")];
        }
        said.into_iter().map(|order| format!("• {order}")).collect()
    }

    /// Those of some kinds that this side can be asked about.
    fn asked(&self, kinds: &[OrderKind]) -> Vec<OrderKind> {
        let roster = self.table.game.roster();
        kinds.iter().copied().filter(|kind| kind.concerns(roster, self.side)).collect()
    }

    /// A list for each kind.
    fn lists(&self, kinds: &[OrderKind]) -> Vec<CreateActionRow> {
        self.asked(kinds).into_iter().map(|kind| self.list(kind)).collect()
    }

    /// What the words of the lists leave open.
    fn hints(&self, kinds: &[OrderKind]) -> Vec<String> {
        let hint = |kind: OrderKind| match kind {
            OrderKind::Medic => Some("orders-hint-medic"),
            OrderKind::Explosion => Some("orders-hint-explosion"),
            OrderKind::Turn => Some("orders-hint-turn"),
            OrderKind::Push => Some("orders-hint-push"),
            OrderKind::Conversion | OrderKind::Declaring => None,
        };
        self.asked(kinds).into_iter().filter_map(hint).map(|key| word(self.language, key)).collect()
    }

    fn list(&self, kind: OrderKind) -> CreateActionRow {
        let set = self.orders.of(kind);
        let unset = (no_order_phrase(self.language, kind), UNSET.to_owned(), set.is_none());
        let orders = kind
            .orders()
            .map(|order| (order_phrase(self.language, order), order.word().to_owned(), set == Some(order)));
        self.select(&format!("set {}", kind.word()), std::iter::once(unset).chain(orders), "")
    }

    /// The lists for turns, with the units that could be pushed.
    fn turn_lists(&self) -> Vec<CreateActionRow> {
        let mut rows = self.lists(&TURN);
        let mut units: Vec<Hex> = self.threats.iter().map(|threat| threat.unit).collect();
        units.dedup();
        if !units.is_empty() {
            let options = units.into_iter().map(|unit| (self.unit(unit), self.hex(unit), false));
            rows.push(self.select("unit", options, &word(self.language, "orders-one-push")));
        }
        rows
    }

    /// A list for each enemy that could push a unit. There are at most four: two hexes next to the unit are free.
    fn unit_lists(&self, unit: Hex) -> Vec<CreateActionRow> {
        let arrangement = self.table.game.arrangement();
        let threats = self.threats.iter().filter(|threat| threat.unit == unit);
        let list = |threat: &Threat| {
            let set = self.orders.push_of(arrangement, unit, threat.pusher).map(|push| push.to);
            let pusher = self.unit(threat.pusher);
            let unset = text(self.language, "orders-push-unset", &[("pusher", pusher.clone().into())]);
            let to = threat.to.iter().map(|&to| {
                let arguments = [("pusher", pusher.clone().into()), ("hex", self.hex(to).into())];
                (text(self.language, "orders-push-to", &arguments), self.hex(to), set == Some(to))
            });
            let is_set = set.is_some_and(|to| threat.to.contains(&to));
            let options = std::iter::once((unset, UNSET.to_owned(), !is_set)).chain(to);
            self.select(&format!("to {} {}", self.hex(unit), self.hex(threat.pusher)), options, "")
        };
        threats.map(list).collect()
    }

    /// A list of labels, values, and whether they are chosen.
    fn select(
        &self,
        argument: &str,
        options: impl Iterator<Item = (String, String, bool)>,
        placeholder: &str,
    ) -> CreateActionRow {
        let options = options.take(SELECT_LIMIT).map(|(label, value, is_set)| {
            CreateSelectMenuOption::new(shortened(&label, OPTION_LIMIT), value).default_selection(is_set)
        });
        let select =
            CreateSelectMenu::new(self.id(argument), CreateSelectMenuKind::String { options: options.collect() });
        CreateActionRow::SelectMenu(if placeholder.is_empty() { select } else { select.placeholder(placeholder) })
    }

    /// The way to the other pages.
    fn buttons(&self, page: Page) -> CreateActionRow {
        let button = |argument: &str, key: &str, style: ButtonStyle| {
            CreateButton::new(self.id(argument)).label(word(self.language, key)).style(style)
        };
        let mut buttons = vec![match page {
            Page::Battle => button("page turn", "orders-page-turn", ButtonStyle::Secondary),
            Page::Turn => button("page battle", "orders-page-battle", ButtonStyle::Secondary),
            Page::Unit(_) => button("page turn", "back", ButtonStyle::Secondary),
        }];
        if page == Page::Turn && self.asked(&BATTLE).is_empty() {
            buttons.clear();
        }
        let is_empty = self.orders.is_empty();
        buttons.push(button("clear", "orders-clear", ButtonStyle::Danger).disabled(is_empty));
        CreateActionRow::Buttons(buttons)
    }

    fn id(&self, argument: &str) -> String {
        ButtonId::new(self.table.record.id, self.table.seq, Operation::Orders, argument).to_string()
    }

    fn hex(&self, hex: Hex) -> String {
        self.table.game.arrangement().board.name(hex).to_string()
    }

    fn unit(&self, hex: Hex) -> String {
        let arrangement = self.table.game.arrangement();
        arrangement.unit(hex).map_or_else(
            || self.hex(hex),
            |unit| {
                let seen = Seen { hex, owner: unit.owner, tile: unit.tile };
                unit_name(self.language, self.table.game.roster(), arrangement.board, seen)
            },
        )
    }
}
