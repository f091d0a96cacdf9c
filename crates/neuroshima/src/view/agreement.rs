//! The terms of a table, as its players have agreed on them: mode, play area, variants, readings of open rulings, and
//! exchanged tiles (NH-12, NH-13, NH-15, NH-16.12).

mod modes;
mod values;

use std::sync::Arc;

use modes::{MODES, NO_PAGE, PAGE_KEY, fitting_pages, open_page, page_text};
use values::{VALUES_KEY, values_phrase, values_term, with_values};

use crate::agreed::{Agreed, ODDS};
use crate::rules::values::Values;
use crate::rules::{
    Army, Board, DeparturePolicy, Edition, Layout, Mode, ModeKind, Reading, Readings, Replacement, Terms, TerrainTile,
    Tile,
};
use crate::texts::{text, word};
use crate::words::page_phrases;
use sztab_game::view::{Agreement, Team, Term, TermOption};
use sztab_game::{Language, Seating};

/// The values of a term that is on or off.
const OFF_ON: [&str; 2] = ["off", "on"];

/// A term that players can agree on.
struct Offer {
    key: &'static str,
    /// True if the other terms leave more than one value.
    has_choice: fn(&Terms) -> bool,
    /// The keys of the values that the other terms allow, the default first.
    values: fn(&Terms) -> &'static [&'static str],
    /// The agreed value.
    value: fn(&Terms) -> &'static str,
    set: fn(&mut Terms, &str),
    /// A value that the rulebook covers only in part, if there is one.
    ruled: Option<&'static str>,
}

const OFFERS: [Offer; 12] = [
    Offer {
        key: "mode",
        has_choice: |_| true,
        values: |_| &["duel", "ffa-3", "ffa-4", "points-3", "points-4", "one-vs-team", "teams"],
        value: |terms| {
            let is_it = |(_, kind, seats): &&(&str, ModeKind, u8)| *kind == terms.mode && *seats == terms.seats;
            MODES.iter().find(is_it).map_or("duel", |(word, ..)| word)
        },
        set: |terms, value| {
            if let Some(&(_, mode, seats)) = MODES.iter().find(|(word, ..)| *word == value) {
                // A default value changes to the new mode's default; an explicitly agreed value stays.
                if terms.moloch_clause == terms.mode.has_moloch_clause() {
                    terms.moloch_clause = mode.has_moloch_clause();
                }
                (terms.mode, terms.seats) = (mode, seats);
                terms.leaders &= mode.has_leaders();
                if terms.page.as_ref().is_some_and(|page| (page.mode, page.seats) != (mode, seats)) {
                    open_page(terms, NO_PAGE);
                }
            }
        },
        ruled: None,
    },
    Offer {
        key: PAGE_KEY,
        has_choice: |terms| !terms.uses_older_rules() && fitting_pages(terms).len() > 1,
        values: fitting_pages,
        value: |terms| {
            let is_it = |id: &&&str| terms.page.as_ref().is_some_and(|page| page.id.as_deref() == Some(**id));
            fitting_pages(terms).iter().find(is_it).copied().unwrap_or(NO_PAGE)
        },
        set: open_page,
        ruled: None,
    },
    Offer {
        key: "board",
        has_choice: |terms| terms.seats == 4 && !terms.needs_enlarged_board() && terms.page.is_none(),
        values: |_| &["19", "37"],
        value: |terms| if terms.board == Board::ENLARGED { "37" } else { "19" },
        set: |terms, value| {
            let of_table = if value == "37" { Board::ENLARGED } else { Board::STANDARD };
            terms.board = terms.page.as_ref().map_or(of_table, |page| page.board);
        },
        ruled: None,
    },
    Offer {
        key: "moloch",
        has_choice: |terms| terms.mode.has_teams(),
        values: |terms| if terms.mode.has_moloch_clause() { &["on", "off"] } else { &OFF_ON },
        value: |terms| OFF_ON[usize::from(terms.moloch_clause)],
        set: |terms, value| terms.moloch_clause = value == "on",
        ruled: None,
    },
    Offer {
        key: "start",
        has_choice: |_| true,
        values: |_| &["usual", "alternative"],
        value: |terms| if terms.alternative_start { "alternative" } else { "usual" },
        set: |terms, value| terms.alternative_start = value == "alternative",
        ruled: None,
    },
    Offer {
        key: "reinforcements",
        has_choice: |_| true,
        values: |_| &OFF_ON,
        value: |terms| OFF_ON[usize::from(terms.reinforcements)],
        set: |terms, value| terms.reinforcements = value == "on",
        ruled: None,
    },
    Offer {
        key: "terrain",
        has_choice: |terms| terms.page.is_none(),
        values: |_| &["none", "jungle", "hills", "mountains", "swamps", "mixed", OWN_TERRAIN],
        value: |terms| match Layout::from_tiles(&terms.terrain, terms.board) {
            Some(layout) => layout.word(),
            None if terms.terrain.is_empty() => "none",
            None => OWN_TERRAIN,
        },
        set: lay_terrain,
        ruled: None,
    },
    Offer {
        key: "cards",
        has_choice: |_| true,
        values: |_| &OFF_ON,
        value: |terms| OFF_ON[usize::from(terms.cards)],
        set: |terms, value| terms.cards = value == "on",
        // The text of the cards leaves many questions open.
        ruled: Some("on"),
    },
    Offer {
        key: "structures",
        has_choice: |terms| terms.page.is_none() && !terms.uses_older_rules() && !terms.leaders,
        values: |_| &OFF_ON,
        value: |terms| OFF_ON[usize::from(terms.structures)],
        set: |terms, value| terms.structures = value == "on",
        // The printed values of the tokens are not public, and the rulebook is short about them.
        ruled: Some("on"),
    },
    Offer {
        key: "leaders",
        has_choice: |terms| {
            terms.mode.has_leaders() && terms.page.is_none() && !terms.uses_older_rules() && !terms.structures
        },
        values: |_| &OFF_ON,
        value: |terms| OFF_ON[usize::from(terms.leaders)],
        set: |terms, value| terms.leaders = value == "on",
        // The printed texts of the cards are not public, and the rulebook is short about them.
        ruled: Some("on"),
    },
    Offer {
        key: "rules",
        has_choice: |terms| terms.page.is_none() && !terms.needs_values(),
        values: |_| &["2025", "2005"],
        value: |terms| terms.edition.word(),
        set: |terms, value| terms.edition = Edition::of_word(value).unwrap_or_default(),
        // The older rulebook leaves more questions open than the newer one.
        ruled: Some("2005"),
    },
    Offer {
        key: "leaving",
        has_choice: |terms| terms.mode.continues_after_departure(),
        values: |_| &["stay", "remove"],
        value: |terms| terms.leaving.word(),
        set: |terms, value| terms.leaving = DeparturePolicy::of_word(value).unwrap_or_default(),
        // No rulebook covers players who leave.
        ruled: Some("remove"),
    },
];

/// The value for terrain agreed hex by hex; offered only if the table has already agreed such terrain, so that it can
/// stay.
const OWN_TERRAIN: &str = "own";

/// Sets the named terrain, and the board that it requires (NH-13.50).
fn lay_terrain(terms: &mut Terms, name: &str) {
    if name == OWN_TERRAIN {
        return;
    }
    if terms.page.is_some() {
        return terms.terrain.clear();
    }
    let layout = Layout::of_word(name);
    let on = |board: Board| layout.map_or_else(Vec::new, |layout| layout.tiles(board));
    terms.terrain = on(terms.board);
    if terms.needs_enlarged_board() {
        terms.board = Board::ENLARGED;
    } else if terms.seats != 4 {
        terms.board = Board::STANDARD;
    }
    terms.terrain = on(terms.board);
}

/// The prefix of the key of a tile exchange; the army's id follows (NH-13.60).
const EXCHANGE_PREFIX: &str = "replace:";

/// The prefix of the key of a reading; the open ruling's id follows.
const READING_PREFIX: &str = "reading:";

/// The key under which several second readings can be typed at once.
pub(super) const READINGS_KEY: &str = "readings";

/// The values of a reading: the usual one, and the alternative that a table may agree on.
const READING_VALUES: [&str; 2] = ["first", "second"];

/// The value for an army that exchanges no tiles.
const NO_EXCHANGE: &str = "-";

/// The files on which players can agree.
#[derive(Debug, Clone, Default)]
pub(super) struct Files {
    /// The armies that can be played in the seats of the table.
    pub(super) armies: Vec<Arc<Army>>,
    /// The owners' values (NH-16.1).
    pub(super) values: Vec<Arc<Values>>,
}

/// The agreement of a table; empty if `terms` are not valid.
pub(super) fn agreement(terms: &str, files: &Files, language: Language) -> Agreement {
    let armies = files.armies.as_slice();
    let Ok(Agreed { rules: terms, odds, .. }) = terms.parse() else { return Agreement::default() };
    let hexes = own_terrain(&terms, language);
    let values = values_phrase(&terms, &files.values, language);
    let said = |key: &str, end: &str| {
        let arguments = [("hexes", hexes.clone().into()), ("values", values.clone().into())];
        text(language, &format!("agree-{key}-{end}"), &arguments)
    };
    let said_of = |key: &str, value: &str, end: &str| {
        let of_page = (key == PAGE_KEY).then(|| page_text(value, end, language)).flatten();
        of_page.unwrap_or_else(|| said(key, &format!("{value}{end}")))
    };
    let option = |offer: &Offer, value: &'static str| TermOption {
        value: value.to_owned(),
        label: said_of(offer.key, value, ""),
        about: said_of(offer.key, value, "-about"),
        is_ruled: offer.ruled == Some(value),
    };
    let open = || OFFERS.iter().filter(|offer| (offer.has_choice)(&terms));
    let offered = open().map(|offer| Term {
        key: offer.key.to_owned(),
        label: said(offer.key, "label"),
        value: (offer.value)(&terms).to_owned(),
        concerns: Vec::new(),
        options: offered_values(offer, &terms).map(|value| option(offer, value)).collect(),
    });
    let unusual = open().filter(|offer| (offer.value)(&terms) != (offer.values)(&terms)[0]);
    let unusual = unusual.map(|offer| said_of(offer.key, (offer.value)(&terms), "-term"));
    let page = terms.page.iter().flat_map(|page| page_phrases(page, language));
    Agreement {
        terms: offered
            .chain(values_term(&terms, &files.values, language))
            .chain(reading_terms(&terms, armies, language))
            .chain(exchange_terms(&terms, armies, language))
            .collect(),
        unusual: unusual
            .chain(page)
            .chain(agreed_readings(&terms, armies, language))
            .chain(agreed_exchanges(&terms, armies, language))
            .collect(),
        help: (!odds).then(|| word(language, "agree-odds-off-term")).into_iter().collect(),
        teams: teams(&terms, language),
    }
}

/// Terrain agreed hex by hex, in words: each tile with its hexes. Empty for other terrain.
fn own_terrain(terms: &Terms, language: Language) -> String {
    if Layout::from_tiles(&terms.terrain, terms.board).is_some() {
        return String::new();
    }
    let tile = |tile: &TerrainTile| {
        let hexes: Vec<String> = tile.hexes.iter().map(|hex| terms.board.name(hex).to_string()).collect();
        format!("{} {}", word(language, &format!("agree-terrain-{}", tile.kind.word())), hexes.join("+"))
    };
    terms.terrain.iter().map(tile).collect::<Vec<_>>().join(&word(language, "list-comma"))
}

/// The values on offer.
fn offered_values(offer: &Offer, terms: &Terms) -> impl Iterator<Item = &'static str> + use<> {
    let is_offered = |value: &&str| *value != OWN_TERRAIN || (offer.value)(terms) == OWN_TERRAIN;
    (offer.values)(terms).iter().copied().filter(is_offered).collect::<Vec<_>>().into_iter()
}

/// The ids of the armies that an open ruling concerns.
fn affected_armies(reading: Reading, armies: &[Arc<Army>]) -> Vec<String> {
    armies.iter().filter(|army| reading.concerns(army)).map(|army| army.id.clone()).collect()
}

/// A text about a reading.
fn reading_text(reading: Reading, end: &str, language: Language) -> String {
    word(language, &format!("agree-reading-{}-{end}", reading.word().to_lowercase()))
}

/// A term for each open ruling about these armies for which a table may agree on a second reading.
fn reading_terms(terms: &Terms, armies: &[Arc<Army>], language: Language) -> impl Iterator<Item = Term> {
    Reading::ALL.into_iter().filter(|&reading| terms.heeds(reading)).filter_map(move |reading| {
        let concerns = affected_armies(reading, armies);
        let option = |value: &str| TermOption {
            value: value.to_owned(),
            label: reading_text(reading, value, language),
            about: reading_text(reading, &format!("{value}-about"), language),
            is_ruled: false,
        };
        (!concerns.is_empty()).then(|| Term {
            key: format!("{READING_PREFIX}{}", reading.word()),
            label: reading_text(reading, "label", language),
            value: READING_VALUES[usize::from(terms.readings.has(reading))].to_owned(),
            concerns,
            options: READING_VALUES.into_iter().map(option).collect(),
        })
    })
}

/// The agreed second readings that make a difference for these armies.
fn agreed_readings(terms: &Terms, armies: &[Arc<Army>], language: Language) -> impl Iterator<Item = String> {
    let agreed = terms.readings.iter().filter(|&reading| !affected_armies(reading, armies).is_empty());
    agreed.map(move |reading| reading_text(reading, "term", language))
}

/// A term for each army that has replacement tiles (NH-13.60).
fn exchange_terms(terms: &Terms, armies: &[Arc<Army>], language: Language) -> impl Iterator<Item = Term> {
    let of = |army: &&Arc<Army>| army.exchanges().next().is_some();
    armies.iter().filter(of).map(move |army| {
        let named = |tile: &Tile| tile.name.in_language(language).to_owned();
        let exchange = |(out, tile): (&Tile, &Tile)| {
            let arguments = [("out", named(out).into()), ("tile", named(tile).into())];
            TermOption {
                value: format!("{}>{}", out.id, tile.id),
                label: text(language, "agree-replace-tile", &arguments),
                about: text(language, "agree-replace-tile-about", &arguments),
                is_ruled: false,
            }
        };
        let none = TermOption {
            value: NO_EXCHANGE.to_owned(),
            label: word(language, "agree-replace-none"),
            about: word(language, "agree-replace-none-about"),
            is_ruled: false,
        };
        let agreed = terms.replacements.iter().find(|agreed| agreed.army == army.id);
        let name = army.name.in_language(language).to_owned();
        Term {
            key: format!("{EXCHANGE_PREFIX}{}", army.id),
            label: text(language, "agree-replace-label", &[("army", name.into())]),
            value: agreed.map_or_else(|| NO_EXCHANGE.to_owned(), |agreed| format!("{}>{}", agreed.out, agreed.tile)),
            concerns: Vec::new(),
            options: std::iter::once(none).chain(army.exchanges().map(exchange)).collect(),
        }
    })
}

/// The agreed exchanges for these armies.
fn agreed_exchanges(terms: &Terms, armies: &[Arc<Army>], language: Language) -> impl Iterator<Item = String> {
    terms.replacements.iter().filter_map(move |Replacement { army, out, tile }| {
        let army = armies.iter().find(|known| known.id == *army)?;
        let named = |id: &str| Some(army.tile(army.find(id)?).name.in_language(language).to_owned());
        let name = army.name.in_language(language).to_owned();
        let arguments = [("army", name.into()), ("out", named(out)?.into()), ("tile", named(tile)?.into())];
        Some(text(language, "agree-replace-term", &arguments))
    })
}

/// The tiles of all exchanges as `army:tile`; each replaced tile stands before its replacement (NH-2.2).
pub(super) fn exchanged_tiles(terms: &str) -> Vec<String> {
    let terms = terms.parse::<Agreed>().map(|agreed| agreed.rules).unwrap_or_default();
    let ids = terms.replacements.iter().flat_map(|Replacement { army, out, tile }| [(army, out), (army, tile)]);
    ids.map(|(army, tile)| format!("{army}:{tile}")).collect()
}

/// The teams of the seats; empty if each seat plays alone.
fn teams(terms: &Terms, language: Language) -> Vec<Team> {
    if !terms.mode.has_teams() {
        return Vec::new();
    }
    let names = match terms.mode {
        ModeKind::OneAgainstTeam => ["agree-team-single", "agree-team-pair"],
        ModeKind::Duel | ModeKind::FreeForAll | ModeKind::Points | ModeKind::Teams => ["agree-team-a", "agree-team-b"],
    };
    let teams = Mode::new(terms.mode, usize::from(terms.seats)).teams().zip(names);
    teams
        .map(|(sides, name)| Team { name: word(language, name), seats: sides.iter().map(|side| side.0).collect() })
        .collect()
}

/// The terms with a new value for one of them; terms that no longer fit it return to their defaults.
pub(super) fn with_term(terms: &str, files: &Files, key: &str, value: &str) -> Option<String> {
    let agreed: Agreed = terms.parse().ok()?;
    let changed = match key {
        Seating::FIRST if agreed.is_first_by_seat() => return None,
        ODDS => Agreed { odds: OFF_ON.iter().position(|offered| *offered == value)? == 1, ..agreed },
        _ => match agreed.seating.with(key, value) {
            Some(seating) => Agreed { seating, ..agreed },
            None => Agreed { rules: with_rule(agreed.rules, files, key, value)?, ..agreed },
        },
    };
    Some(changed.to_string())
}

/// The terms of the rules with a new value for one of them.
fn with_rule(mut terms: Terms, files: &Files, key: &str, value: &str) -> Option<Terms> {
    let armies = files.armies.as_slice();
    if key == VALUES_KEY {
        return with_values(terms, &files.values, value);
    }
    if let Some(army) = key.strip_prefix(EXCHANGE_PREFIX) {
        let term = exchange_terms(&terms, armies, Language::English).find(|term| term.key == key)?;
        let option = term.options.iter().find(|option| option.value == value)?;
        terms.replacements.retain(|agreed| agreed.army != army);
        if let Some((out, tile)) = option.value.split_once('>') {
            let [army, out, tile] = [army, out, tile].map(str::to_owned);
            terms.replacements.push(Replacement { army, out, tile });
            terms.replacements.sort();
        }
        return Some(terms);
    }
    if let Some(id) = key.strip_prefix(READING_PREFIX) {
        let reading = Reading::of_word(id).filter(|&reading| is_on_offer(reading, &terms, armies))?;
        let place = READING_VALUES.iter().position(|offered| *offered == value)?;
        terms.readings = terms.readings.with(reading, place == 1);
        return Some(terms);
    }
    if key == READINGS_KEY {
        let asked: Readings = value.parse().ok()?;
        terms.readings = asked.iter().all(|reading| is_on_offer(reading, &terms, armies)).then_some(asked)?;
        return Some(terms);
    }
    // The value must be a single word: further words would be different terms.
    if key == "terrain" && value.contains(':') && !value.contains(char::is_whitespace) {
        return with_own_terrain(&terms, value);
    }
    let offer = OFFERS.iter().find(|offer| offer.key == key && (offer.has_choice)(&terms))?;
    let value = offered_values(offer, &terms).find(|offered| *offered == value)?;
    let (named, board) = (Layout::from_tiles(&terms.terrain, terms.board), terms.board);
    (offer.set)(&mut terms, value);
    match named.filter(|_| key != "terrain" && terms.page.is_none()) {
        // Hexes have different numbers on another board, and Mountains need the larger board with more than two
        // players.
        Some(layout) => lay_terrain(&mut terms, layout.word()),
        None if key != "terrain" && (terms.board != board || terms.check_terrain().is_err()) => terms.terrain.clear(),
        None => {}
    }
    for other in &OFFERS {
        let is_needed = other.key == "board" && terms.needs_enlarged_board();
        if !(is_needed || (other.has_choice)(&terms)) {
            let usual = (other.values)(&terms)[0];
            (other.set)(&mut terms, usual);
        }
    }
    if !terms.needs_values() {
        terms.values = None;
    }
    let agreed = terms.readings;
    for reading in agreed.iter() {
        terms.readings = terms.readings.with(reading, terms.heeds(reading));
    }
    terms.check().ok()?;
    Some(terms)
}

/// The terms with terrain agreed hex by hex, on the larger board if the terrain needs it (NH-13.50).
fn with_own_terrain(terms: &Terms, hexes: &str) -> Option<Terms> {
    let usual = if terms.seats == 4 { terms.board } else { Board::STANDARD };
    [usual, Board::ENLARGED].into_iter().find_map(|board| {
        let others = Terms { board, terrain: Vec::new(), ..terms.clone() };
        format!("{others} terrain={hexes}").parse().ok()
    })
}

/// True if a table can agree on a reading.
pub(super) fn is_on_offer(reading: Reading, terms: &Terms, armies: &[Arc<Army>]) -> bool {
    terms.heeds(reading) && !affected_armies(reading, armies).is_empty()
}
