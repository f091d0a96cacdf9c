//! The terms of a table as players agree on them: mode, play area and variants (NH-12, NH-13, NH-15).

use crate::games::Language;
use crate::games::face::{Agreement, Team, Term, TermOption};
use crate::games::neuroshima::rules::{Board, Edition, Leaving, Mode, ModeKind, Terms};
use crate::words::word;

/// The words of a term that is on or off.
const SWITCH: [&str; 2] = ["off", "on"];

/// The modes with their numbers of players.
const MODES: [(&str, ModeKind, u8); 7] = [
    ("duel", ModeKind::Duel, 2),
    ("ffa-3", ModeKind::FreeForAll, 3),
    ("ffa-4", ModeKind::FreeForAll, 4),
    ("points-3", ModeKind::Points, 3),
    ("points-4", ModeKind::Points, 4),
    ("one-vs-team", ModeKind::OneAgainstTeam, 3),
    ("teams", ModeKind::Teams, 4),
];

/// Something to agree on.
struct Offer {
    key: &'static str,
    /// Whether there is a choice on the other terms.
    is_open: fn(&Terms) -> bool,
    /// The words of its values, the usual one first.
    values: &'static [&'static str],
    /// The value that is agreed on.
    value: fn(&Terms) -> &'static str,
    set: fn(&mut Terms, &str),
    /// The value of which the rulebook does not say everything.
    ruled: Option<&'static str>,
}

const OFFERS: [Offer; 7] = [
    Offer {
        key: "mode",
        is_open: |_| true,
        values: &["duel", "ffa-3", "ffa-4", "points-3", "points-4", "one-vs-team", "teams"],
        value: |terms| {
            let is_it = |(_, kind, seats): &&(&str, ModeKind, u8)| *kind == terms.mode && *seats == terms.seats;
            MODES.iter().find(is_it).map_or("duel", |(word, ..)| word)
        },
        set: |terms, value| {
            if let Some(&(_, mode, seats)) = MODES.iter().find(|(word, ..)| *word == value) {
                (terms.mode, terms.seats) = (mode, seats);
            }
        },
        ruled: None,
    },
    Offer {
        key: "board",
        is_open: |terms| terms.seats == 4,
        values: &["19", "37"],
        value: |terms| if terms.board == Board::Enlarged { "37" } else { "19" },
        set: |terms, value| terms.board = if value == "37" { Board::Enlarged } else { Board::Standard },
        ruled: None,
    },
    Offer {
        key: "moloch",
        is_open: |terms| terms.mode.has_teams(),
        values: &["on", "off"],
        value: |terms| SWITCH[usize::from(terms.moloch_clause)],
        set: |terms, value| terms.moloch_clause = value == "on",
        ruled: None,
    },
    Offer {
        key: "start",
        is_open: |_| true,
        values: &["usual", "alternative"],
        value: |terms| if terms.alternative_start { "alternative" } else { "usual" },
        set: |terms, value| terms.alternative_start = value == "alternative",
        ruled: None,
    },
    Offer {
        key: "reinforcements",
        is_open: |_| true,
        values: &["off", "on"],
        value: |terms| SWITCH[usize::from(terms.reinforcements)],
        set: |terms, value| terms.reinforcements = value == "on",
        ruled: None,
    },
    Offer {
        key: "rules",
        is_open: |_| true,
        values: &["2025", "2005"],
        value: |terms| terms.edition.word(),
        set: |terms, value| terms.edition = Edition::of_word(value).unwrap_or_default(),
        // The older rulebook leaves more open than the other one.
        ruled: Some("2005"),
    },
    Offer {
        key: "leaving",
        is_open: |terms| terms.mode.goes_on(),
        values: &["stay", "remove"],
        value: |terms| terms.leaving.word(),
        set: |terms, value| terms.leaving = Leaving::of_word(value).unwrap_or_default(),
        // No rulebook knows players who leave.
        ruled: Some("remove"),
    },
];

/// What a table has agreed on; nothing to agree on for a text that says no terms.
pub(super) fn agreement(terms: &str, language: Language) -> Agreement {
    let Ok(terms) = terms.parse::<Terms>() else { return Agreement::default() };
    let text = |key: &str, end: &str| word(language, &format!("agree-{key}-{end}"));
    let option = |offer: &Offer, value: &'static str| TermOption {
        value,
        label: text(offer.key, value),
        about: text(offer.key, &format!("{value}-about")),
        is_ruled: offer.ruled == Some(value),
    };
    let open = || OFFERS.iter().filter(|offer| (offer.is_open)(&terms));
    let offered = open().map(|offer| Term {
        key: offer.key,
        label: text(offer.key, "label"),
        value: (offer.value)(&terms),
        options: offer.values.iter().map(|value| option(offer, value)).collect(),
    });
    let unusual = open().filter(|offer| (offer.value)(&terms) != offer.values[0]);
    Agreement {
        terms: offered.collect(),
        unusual: unusual.map(|offer| text(offer.key, &format!("{}-term", (offer.value)(&terms)))).collect(),
        teams: teams(&terms, language),
    }
}

/// The teams of the seats; none where each plays alone.
fn teams(terms: &Terms, language: Language) -> Vec<Team> {
    if !terms.mode.has_teams() {
        return Vec::new();
    }
    let names = match terms.mode {
        ModeKind::OneAgainstTeam => ["agree-team-single", "agree-team-pair"],
        _ => ["agree-team-a", "agree-team-b"],
    };
    let teams = Mode::new(terms.mode, usize::from(terms.seats)).teams().zip(names);
    teams
        .map(|(sides, name)| Team { name: word(language, name), seats: sides.iter().map(|side| side.0).collect() })
        .collect()
}

/// Terms with another value of one of them; others that no longer fit get their usual value.
pub(super) fn with_term(terms: &str, key: &str, value: &str) -> Option<String> {
    let mut terms: Terms = terms.parse().ok()?;
    let offer = OFFERS.iter().find(|offer| offer.key == key && (offer.is_open)(&terms))?;
    let value = offer.values.iter().find(|offered| **offered == value)?;
    (offer.set)(&mut terms, value);
    for other in &OFFERS {
        if !(other.is_open)(&terms) {
            (other.set)(&mut terms, other.values[0]);
        }
    }
    terms.check().ok()?;
    Some(terms.to_string())
}

/// Against a team the single player always begins (NH-12.20).
pub(super) fn is_first_by_seat(terms: &str) -> bool {
    terms.parse::<Terms>().is_ok_and(|terms| terms.mode == ModeKind::OneAgainstTeam)
}
