//! Terms agreed before a game.

use std::sync::Arc;

use sztab_game::view::{Agreement, Card, Entry, Legend, Lobbies, Playable, Term, TermOption, Theme, Topic};
use sztab_game::{Game, Language, SeatData, Seating};

use crate::kind::{INFO, Offer, parse_offer, read_values};
use crate::terms::PilotDistribution;
use crate::texts::{text, word};
use crate::values::Values;

use super::{View, downcast_game, lookup, names};

/// The number of seats in a lobby's terms.
fn seat_count(offer: &Offer<'_>) -> u8 {
    offer.seats.unwrap_or(INFO.seats[0])
}

/// The term for choosing the values, by id; `None` if there is only one file.
fn values_term(agreed: Option<&str>, playables: &[Playable], language: Language) -> Option<Term> {
    let value = agreed.or_else(|| Some(playables.first()?.id.as_str()))?;
    let option = |playable: &Playable| {
        let values = playable.data::<Values>()?;
        let count = |paths: &[String]| paths.len().into();
        let counts = [("open", count(values.open_fields())), ("owner", count(values.owner_fields()))];
        let about = text(language, "terms-values-about", &counts);
        Some(TermOption { value: playable.id.clone(), label: names::values(language, &values), about, is_ruled: true })
    };
    let options: Vec<TermOption> = playables.iter().filter_map(option).collect();
    let label = word(language, "terms-values-label");
    let term = Term { key: "values".to_owned(), label, value: value.to_owned(), concerns: Vec::new(), options };
    (term.options.iter().any(|option| option.value != value)).then_some(term)
}

impl Lobbies for View {
    fn read_playable(&self, data: SeatData<'_>) -> Option<Playable> {
        Some(Playable::new(data.id, read_values(data.source).ok()?))
    }

    fn playable_name(&self, playable: &Playable, _language: Language) -> String {
        let own = playable.data::<Values>().filter(|values| values.hash != Values::built_in().hash);
        own.map_or_else(|| INFO.name.to_owned(), |values| format!("{}: {}", INFO.name, values.title))
    }

    fn mode_name(&self, terms: &str, language: Language) -> Option<String> {
        Some(word(language, seats_key(seat_count(&parse_offer(terms).ok()?))))
    }

    fn agreement(&self, terms: &str, playables: &[Playable], language: Language) -> Agreement {
        let offer = parse_offer(terms).unwrap_or_default();
        let (seats, agreed) = (seat_count(&offer), offer.terms);
        let option = |value: &str, key: &str, is_ruled: bool| TermOption {
            value: value.to_owned(),
            label: word(language, key),
            about: word(language, &format!("{key}-about")),
            is_ruled,
        };
        let term = |key: &str, label: &str, value: &str, options: Vec<TermOption>| Term {
            key: key.to_owned(),
            label: word(language, label),
            value: value.to_owned(),
            concerns: Vec::new(),
            options,
        };
        let players = INFO.seats.iter().map(|&seats| TermOption {
            value: seats.to_string(),
            label: word(language, seats_key(seats)),
            about: word(language, "terms-players-about"),
            is_ruled: false,
        });
        let pilots = match agreed.pilots {
            PilotDistribution::Two => "two",
            PilotDistribution::Any => "any",
            PilotDistribution::Random => "random",
        };
        let mech = if agreed.only_trojan { "trojan" } else { "both" };
        let reading = |is_second: bool| if is_second { "second" } else { "first" };
        let mut terms = vec![
            term("seats", "terms-players-label", &seats.to_string(), players.collect()),
            term(
                "pilots",
                "terms-pilots-label",
                pilots,
                vec![
                    option("two", "terms-pilots-two", false),
                    option("any", "terms-pilots-any", true),
                    option("random", "terms-pilots-random", true),
                ],
            ),
            term(
                "mech",
                "terms-mech-label",
                mech,
                vec![option("both", "terms-mech-both", false), option("trojan", "terms-mech-trojan", true)],
            ),
            term(
                "O-18",
                "terms-o-18-label",
                reading(agreed.only_bought),
                vec![option("first", "terms-o-18-first", true), option("second", "terms-o-18-second", true)],
            ),
            term(
                "O-29",
                "terms-o-29-label",
                reading(agreed.may_fight),
                vec![option("first", "terms-o-29-first", true), option("second", "terms-o-29-second", true)],
            ),
        ];
        let is_unusual = |term: &&Term| term.options.first().is_some_and(|usual| usual.value != term.value);
        let unusual = terms[1..].iter().filter(is_unusual);
        let unusual = unusual.filter_map(|term| Some(format!("{}: {}", term.label, term.agreed_option()?.label)));
        let unusual = unusual.chain((seats != INFO.seats[0]).then(|| word(language, seats_key(seats))));
        let named = offer.values.and_then(|id| playables.iter().find(|playable| playable.id == id));
        let values = named.or_else(|| playables.first()).and_then(Playable::data::<Values>);
        let values = values.map(|values| names::values_note(language, &values));
        let unusual = unusual.chain(values).collect();
        terms.extend(values_term(offer.values, playables, language));
        Agreement { unusual, terms, ..Agreement::default() }
    }

    fn with_term(&self, terms: &str, playables: &[Playable], key: &str, value: &str) -> Option<String> {
        Seating::with_term(terms, (key, value), |terms| with_value(parse_offer(terms).ok()?, playables, key, value))
    }

    fn entries(&self, topic: Topic, game: Option<&dyn Game>, others: &[Playable], language: Language) -> Vec<Entry> {
        lookup::entries(topic, &values_for(game, others), language)
    }

    fn card(
        &self,
        topic: Topic,
        game: Option<&dyn Game>,
        others: &[Playable],
        value: &str,
        theme: Theme,
    ) -> Option<Card> {
        lookup::find_card(topic, &values_for(game, others), value, theme)
    }

    fn legend(&self, theme: Theme) -> Option<Legend> {
        Some(lookup::legend(theme))
    }
}

/// The values of a game or, without a game, the values of the first playable.
fn values_for(game: Option<&dyn Game>, others: &[Playable]) -> Arc<Values> {
    let of_game = game.and_then(downcast_game).map(|game| Arc::clone(game.values()));
    of_game.or_else(|| others.iter().find_map(Playable::data::<Values>)).unwrap_or_else(Values::built_in)
}

fn seats_key(seats: u8) -> &'static str {
    match seats {
        1 => "terms-players-solo",
        2 => "terms-players-two",
        3 => "terms-players-three",
        _ => "terms-players-four",
    }
}

/// The terms of a lobby with another value for one of them.
fn with_value<'a>(mut offer: Offer<'a>, playables: &'a [Playable], key: &str, value: &str) -> Option<String> {
    let agreed = &mut offer.terms;
    match (key, value) {
        ("seats", number) => offer.seats = Some(number.parse().ok().filter(|number| INFO.seats.contains(number))?),
        ("values", id) => offer.values = Some(&playables.iter().find(|playable| playable.id == id)?.id),
        ("pilots", "two") => agreed.pilots = PilotDistribution::Two,
        ("pilots", "any") => agreed.pilots = PilotDistribution::Any,
        ("pilots", "random") => agreed.pilots = PilotDistribution::Random,
        ("mech", "both") => agreed.only_trojan = false,
        ("mech", "trojan") => agreed.only_trojan = true,
        ("O-18", "first" | "second") => agreed.only_bought = value == "second",
        ("O-29", "first" | "second") => agreed.may_fight = value == "second",
        _ => return None,
    }
    let usual = playables.first().map(|playable| playable.id.as_str());
    let values = offer.values.filter(|&id| Some(id) != usual).map(|id| format!("values={id}"));
    let words = [Some(format!("seats={}", seat_count(&offer))), values, Some(offer.terms.to_string())];
    let words = words.into_iter().flatten().filter(|word| !word.is_empty());
    Some(words.collect::<Vec<_>>().join(" "))
}
