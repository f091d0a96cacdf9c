//! Terms agreed before a game.

use std::sync::Arc;

use sztab_game::view::{Agreement, Card, Entry, Legend, Lobbies, Playable, Term, TermOption, Theme, Topic};
use sztab_game::{Game, Language, SeatData, Seating};
use sztab_words::FluentValue;

use crate::kind::{INFO, parse_terms};
use crate::terms::{Companion, Keeper, OPEN_VALUES_ID, Offer, Terms};
use crate::texts::{text, word};
use crate::values::{CogId, Difficulty, MissionId, Values};

use super::{View, downcast_game, lookup, names};

/// A COG in a particular file of values.
struct OwnCog {
    values: Arc<Values>,
    id: CogId,
}

/// The owners' files among the playables.
fn owner_files(playables: &[Playable]) -> impl Iterator<Item = &Playable> {
    playables.iter().filter(|playable| playable.is_for_all)
}

/// The terms that have only two possible values: the key, the current value, and both values with the default first.
fn binary_terms(terms: Terms, vote: bool) -> Vec<(&'static str, &'static str, [&'static str; 2])> {
    let keepers = Keeper::KEYWORDS.map(|(word, _)| word);
    let own = terms.companion.map(|it| [("hands", it.hands.keyword(), keepers), ("dice", it.dice.keyword(), keepers)]);
    let all = [("insane", terms.insane), ("vote", vote), ("companion", terms.companion.is_some())];
    let all = all.map(|(key, is_on)| (key, if is_on { "yes" } else { "no" }, ["no", "yes"]));
    all.into_iter().chain(own.into_iter().flatten()).collect()
}

fn seats_key(seats: u8) -> &'static str {
    match seats {
        1 => "terms-seats-one",
        2 => "terms-seats-two",
        3 => "terms-seats-three",
        _ => "terms-seats-four",
    }
}

impl Lobbies for View {
    fn read_playable(&self, data: SeatData<'_>) -> Option<Playable> {
        let values = Values::read_shared(data.source).ok()?;
        Some(match values.find_cog(data.id) {
            Some(id) => Playable::new(data.id, Arc::new(OwnCog { values, id })),
            None => Playable::new(data.id, values).into_shared(),
        })
    }

    fn playable_name(&self, playable: &Playable, language: Language) -> String {
        let own = playable.data::<OwnCog>();
        let title = || playable.data::<Values>().map_or_else(|| playable.id.clone(), |values| values.title.clone());
        own.map_or_else(title, |own| names::full_cog_name(language, &own.values, own.id))
    }

    fn lobby_text<'a>(
        &self,
        key: &str,
        arguments: &[(&'a str, FluentValue<'a>)],
        language: Language,
    ) -> Option<String> {
        let own = match key {
            "lobby-faction" => "lobby-cog",
            "lobby-faction-open" => "lobby-cog-open",
            "faction-random" => "cog-random",
            "table-next-choose" => "lobby-cog-choose",
            _ => return None,
        };
        Some(text(language, own, arguments))
    }

    fn mode_name(&self, terms: &str, language: Language) -> Option<String> {
        let terms = parse_terms(terms).ok()?.terms;
        let mission = names::mission(language, terms.mission);
        // Companion games are counted separately (contract, section 10).
        let table = terms.companion.map(|_| word(language, "terms-companion-yes"));
        Some(table.map_or(mission.clone(), |table| format!("{mission} · {table}")))
    }

    fn agreement(&self, terms: &str, playables: &[Playable], language: Language) -> Agreement {
        let Offer { terms, seats, values: agreed, vote } = parse_terms(terms).unwrap_or_default();
        let own = agreed.as_ref().and_then(|id| owner_files(playables).find(|playable| playable.id == *id));
        let values = own.and_then(Playable::data::<Values>).unwrap_or_else(Values::built_in);
        let (least, most) = values.mission(terms.mission).players;
        let usual = INFO.seats[0].clamp(least, most);
        let seats = seats.unwrap_or(usual).clamp(least, most);
        let label = |key: &str| word(language, key);
        let term = |key: &str, value: String, options: Vec<TermOption>| Term {
            key: key.to_owned(),
            label: label(&format!("terms-{key}-label")),
            value,
            concerns: Vec::new(),
            options,
        };
        let option = |value: &str, name: String, about: String| TermOption {
            value: value.to_owned(),
            label: name,
            about,
            is_ruled: false,
        };
        let missions = MissionId::KEYWORDS
            .map(|(word, id)| option(word, names::mission(language, id), names::mission_summary(language, id)));
        let numbers = INFO.seats.iter().filter(|seats| (least..=most).contains(*seats));
        let numbers =
            numbers.map(|&seats| option(&seats.to_string(), label(seats_key(seats)), label("terms-seats-about")));
        let mut all = vec![
            term("mission", terms.mission.keyword().to_owned(), missions.into()),
            term("seats", seats.to_string(), numbers.collect()),
        ];
        let mut unusual = Vec::new();
        for (key, value, words) in binary_terms(terms, vote) {
            let key_of = |word: &str| format!("terms-{key}-{word}");
            let choices =
                words.map(|word| option(word, label(&key_of(word)), label(&format!("{}-about", key_of(word)))));
            all.push(term(key, value.to_owned(), choices.into()));
            unusual.extend((value != words[0]).then(|| label(&key_of(value))));
        }
        if terms.mission == MissionId::Horde {
            let levels = Difficulty::KEYWORDS.map(|(word, _)| {
                let name = label(&format!("difficulty-{word}"));
                option(word, name, label("terms-difficulty-about"))
            });
            all.push(term("difficulty", terms.difficulty.keyword().to_owned(), levels.into()));
            unusual.push(label(&format!("difficulty-{}", terms.difficulty.keyword())));
        }
        unusual.extend((seats != INFO.seats[0]).then(|| label(seats_key(seats))));
        unusual.push(names::values_note(language, &values));
        let about = |values: &Values| text(language, "terms-values-about", &[("owner", values.owner.len().into())]);
        let owned: Vec<TermOption> = owner_files(playables)
            .filter_map(|playable| {
                let values = playable.data::<Values>()?;
                Some(option(&playable.id, names::values_title(language, &values), about(&values)))
            })
            .collect();
        if !owned.is_empty() {
            let usual = Values::built_in();
            let usual = option(OPEN_VALUES_ID, names::values_title(language, &usual), about(&usual));
            let options = std::iter::once(usual).chain(owned).collect();
            all.push(term("values", agreed.unwrap_or_else(|| OPEN_VALUES_ID.to_owned()), options));
        }
        Agreement { unusual, terms: all, ..Agreement::default() }
    }

    fn with_term(&self, terms: &str, playables: &[Playable], key: &str, value: &str) -> Option<String> {
        Seating::with_term(terms, (key, value), |terms| {
            let agreement = self.agreement(terms, playables, Language::English);
            agreement.term(key)?.options.iter().find(|option| option.value == value)?;
            with_value(parse_terms(terms).ok()?, key, value)
        })
    }

    fn entries(&self, topic: Topic, game: Option<&dyn Game>, _others: &[Playable], language: Language) -> Vec<Entry> {
        lookup::entries(topic, &values_for(game), language)
    }

    fn card(
        &self,
        topic: Topic,
        game: Option<&dyn Game>,
        _others: &[Playable],
        value: &str,
        theme: Theme,
    ) -> Option<Card> {
        lookup::find_card(topic, &values_for(game), value, theme)
    }

    fn legend(&self, theme: Theme) -> Option<Legend> {
        Some(lookup::legend(&Values::built_in(), theme))
    }
}

/// The terms of a lobby with a value that is on offer.
fn with_value(mut offer: Offer, key: &str, value: &str) -> Option<String> {
    match key {
        "mission" => {
            offer.terms.mission = MissionId::parse(value)?;
            offer.terms.difficulty = Difficulty::default();
            // If the mission does not allow the agreed number of seats, the mission's default is used.
            let (least, most) = Values::built_in().mission(offer.terms.mission).players;
            offer.seats = offer.seats.filter(|seats| (least..=most).contains(seats));
        }
        "difficulty" => offer.terms.difficulty = Difficulty::parse(value)?,
        "insane" => offer.terms.insane = value == "yes",
        "vote" => offer.vote = value == "yes",
        "values" => offer.values = Some(value.to_owned()).filter(|id| id != OPEN_VALUES_ID),
        "companion" => offer.terms.companion = (value == "yes").then(Companion::default),
        "hands" => offer.terms.companion.get_or_insert_default().hands = Keeper::parse(value)?,
        "dice" => offer.terms.companion.get_or_insert_default().dice = Keeper::parse(value)?,
        _ => offer.seats = Some(value.parse().ok()?),
    }
    Some(offer.to_string())
}

/// The values of a game or, without a game, the built-in values.
fn values_for(game: Option<&dyn Game>) -> Arc<Values> {
    game.and_then(downcast_game).map_or_else(Values::built_in, |game| Arc::clone(game.values()))
}
