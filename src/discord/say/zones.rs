//! Time zones by city: large cities under their English, Polish and Ukrainian names, and the IANA names.

use std::collections::HashSet;

use sztab_game::Language;
use sztab_referee::clock::schedule::{self, time_zone_names};
use sztab_store::UnixMs;
use sztab_words::{text, word};

use super::failure::Failure;
use super::typed::{fold_text, matches_prefixes};

/// Cities, one per line: the zone, then the names in English, Polish and Ukrainian; alternative names are separated by
/// commas.
const CITIES: &str = include_str!("cities.txt");

/// Maximum number of places named in the message about an abbreviation.
const MAX_PLACES: usize = 4;

/// A city and its time zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct City {
    zone: &'static str,
    names: [&'static str; 3],
}

impl City {
    fn all() -> impl Iterator<Item = Self> {
        CITIES.lines().filter_map(|line| {
            let mut parts = line.split('|');
            let zone = parts.next()?;
            Some(Self { zone, names: [parts.next()?, parts.next()?, parts.next()?] })
        })
    }

    fn name(self, language: Language) -> &'static str {
        let names = match language {
            Language::English => self.names[0],
            Language::Polish => self.names[1],
            Language::Ukrainian => self.names[2],
        };
        names.split(',').next().unwrap_or(names)
    }

    /// The city as a choice, with its name and zone as a label and the zone as a value.
    fn to_choice(self, language: Language) -> (String, String) {
        (format!("{} ({})", self.name(language), self.zone), self.zone.to_owned())
    }

    /// Compares the city's names in all languages with typed text.
    fn matches_name(self, typed: &str) -> bool {
        self.names.iter().flat_map(|names| names.split(',')).any(|name| normalize(name) == typed)
    }

    fn matches(self, typed: &str) -> bool {
        self.names.iter().any(|name| matches_prefixes(name, typed))
    }
}

/// The reason a text is not accepted as a time zone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvalidZone {
    /// No zone has this name.
    Unknown,
    /// An abbreviation such as `CET`: it excludes summer time, and several regions share it.
    Abbreviation(String),
}

impl InvalidZone {
    /// The message for the player, with example places for an abbreviation.
    pub fn failure(&self, language: Language) -> Failure {
        let Self::Abbreviation(name) = self else { return Failure::Said("clock-no-zone") };
        let places: Vec<String> =
            abbreviation_places(name, language).into_iter().take(MAX_PLACES).map(|(place, _)| place).collect();
        let places = places.join(&word(language, "list-comma"));
        let arguments = [("name", name.clone().into()), ("places", places.into())];
        Failure::Sentence(text(language, "clock-zone-abbreviation", &arguments))
    }
}

/// The zone that a text names: by the zone's own name, as an offset from UTC, or by a city in any language.
///
/// # Errors
///
/// Abbreviations are never accepted as zones: a user who types `EST` in July may or may not mean New York's current
/// time.
pub fn parse_zone(typed: &str) -> Result<String, InvalidZone> {
    let (typed, wanted) = (typed.trim(), normalize(typed));
    let exact = schedule::find_time_zone(typed);
    if let Some(zone) = exact.as_ref().filter(|zone| zone.contains('/')) {
        return Ok(zone.clone());
    }
    if let Some(minutes) = parse_offset(typed) {
        return zone_for_offset(minutes).ok_or(InvalidZone::Unknown);
    }
    // Some zones have the names of cities for compatibility with old programs.
    if let Some(city) = City::all().find(|city| city.matches_name(&wanted)) {
        return Ok(city.zone.to_owned());
    }
    if is_abbreviation(typed) {
        return Err(InvalidZone::Abbreviation(typed.to_uppercase()));
    }
    if let Some(zone) = exact {
        return Ok(zone);
    }
    let alike: Vec<String> = time_zone_names().into_iter().filter(|zone| normalize(zone) == wanted).collect();
    if let [only] = alike.as_slice() {
        return Ok(only.clone());
    }
    let mut begun: Vec<&str> =
        City::all().filter(|city| !wanted.is_empty() && city.matches(typed)).map(|city| city.zone).collect();
    begun.dedup();
    match begun.as_slice() {
        [only] => Ok((*only).to_owned()),
        _ => Err(InvalidZone::Unknown),
    }
}

/// Zones that match the typed text, with the name to show: first the zone with exactly that name, then cities, then
/// zone names.
pub fn suggest_zones(typed: &str, language: Language) -> Vec<(String, String)> {
    let wanted = normalize(typed);
    let mut found: Vec<(String, String)> = Vec::new();
    let exact = schedule::find_time_zone(typed.trim()).filter(|zone| parse_zone(typed).as_ref() == Ok(zone));
    found.extend(exact.map(|zone| (zone_text(&zone), zone)));
    if let Some(minutes) = parse_offset(typed) {
        found.extend(zone_for_offset(minutes).map(|zone| (zone_text(&zone), zone)));
        let is_then = |city: &City| schedule::offsets(city.zone).contains(&minutes);
        found.extend(City::all().filter(is_then).map(|city| city.to_choice(language)));
        // Few large cities have an offset that is not a full hour.
        if minutes % 60 != 0 {
            let is_then = |zone: &String| is_place(zone) && schedule::offsets(zone).contains(&minutes);
            found.extend(time_zone_names().into_iter().filter(is_then).map(|zone| (zone.clone(), zone)));
        }
    } else if is_abbreviation(typed) {
        found.extend(abbreviation_places(typed, language));
    }
    if !wanted.is_empty() && parse_offset(typed).is_none() {
        let mut cities: Vec<City> = City::all().filter(|city| city.matches(typed)).collect();
        cities.sort_by_key(|city| !city.matches_name(&wanted));
        found.extend(cities.iter().map(|city| city.to_choice(language)));
    }
    let place = |zone: &str| normalize(zone.rsplit('/').next().unwrap_or_default());
    // Names without a region, such as `EST` and `Japan`, exist only for old programs.
    let is_offered = |zone: &String| zone.contains('/') && matches_prefixes(&zone.replace('_', " "), typed);
    let mut rest: Vec<String> = time_zone_names().into_iter().filter(is_offered).collect();
    rest.sort_by_cached_key(|zone| (!place(zone).starts_with(&wanted), !zone.starts_with("Europe/"), zone.clone()));
    found.extend(rest.into_iter().map(|zone| (zone_text(&zone), zone)));
    let mut labels = HashSet::new();
    let mut named = HashSet::new();
    // A bare zone name is omitted if a city in that zone is listed; two cities in one zone are two choices.
    found
        .retain(|(label, zone)| labels.insert(label.clone()) && (named.insert(zone.clone()) || label.as_str() != zone));
    found
}

/// The common name of a zone. A fixed offset gets the usual sign, which the zone database reverses.
pub fn zone_name(zone: &str) -> String {
    let hours = zone.strip_prefix("Etc/GMT").and_then(|hours| hours.parse::<i32>().ok()).filter(|hours| *hours != 0);
    hours.map_or_else(|| zone.to_owned(), |hours| format!("UTC{:+}", -hours))
}

/// The arguments for a zone and its current local time.
pub fn zone_and_time(zone: &str, now: UnixMs) -> [(&'static str, String); 2] {
    [("zone", zone_name(zone)), ("now", schedule::winter_and_summer(zone, now))]
}

fn zone_text(zone: &str) -> String {
    let name = zone_name(zone);
    if name == zone { name } else { format!("{name} ({zone})") }
}

/// Parses an offset from UTC, in minutes, positive east of Greenwich: `+1`, `UTC+2`, `GMT-3:30`.
fn parse_offset(typed: &str) -> Option<i32> {
    let typed: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect::<String>().to_uppercase();
    let typed = typed.replace(['\u{2212}', '\u{2013}'], "-");
    let offset = typed.strip_prefix("UTC").or_else(|| typed.strip_prefix("GMT")).unwrap_or(&typed);
    let (sign, digits) = match offset.split_at_checked(1)? {
        ("+", digits) => (1, digits),
        ("-", digits) => (-1, digits),
        _ => return None,
    };
    let (hours, minutes) = match digits.split_once(':') {
        Some(parts) => parts,
        None if digits.len() == 4 => digits.split_at_checked(2)?,
        None => (digits, "00"),
    };
    let is_short = (1..=2).contains(&hours.len()) && minutes.len() == 2;
    let is_number = [hours, minutes].iter().all(|part| part.bytes().all(|digit| digit.is_ascii_digit()));
    if !is_short || !is_number {
        return None;
    }
    let (hours, minutes): (i32, i32) = (hours.parse().ok()?, minutes.parse().ok()?);
    (minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// The zone that is this many minutes ahead of UTC all year. Only for full hours are there zones that do not belong to
/// a place.
fn zone_for_offset(minutes: i32) -> Option<String> {
    if minutes == 0 {
        return Some("UTC".to_owned());
    }
    if minutes % 60 == 0 {
        return schedule::find_time_zone(&format!("Etc/GMT{:+}", -minutes / 60));
    }
    let cities = City::all().map(|city| city.zone.to_owned());
    let mut all = cities.chain(time_zone_names().into_iter().filter(|zone| zone.contains('/')));
    all.find(|zone| schedule::offsets(zone) == [minutes; 2])
}

/// True for an abbreviation such as CET or EDT that is used somewhere for at least part of the year.
fn is_abbreviation(typed: &str) -> bool {
    let typed = typed.trim();
    let is_short = (2..=5).contains(&typed.len()) && typed.bytes().all(|letter| letter.is_ascii_alphabetic());
    is_short && time_zone_names().iter().any(|zone| is_place(zone) && uses_abbreviation(zone, typed))
}

/// The places that use an abbreviation, with their zones: large cities, at most one per zone, or the zone names if
/// there are none.
fn abbreviation_places(abbreviation: &str, language: Language) -> Vec<(String, String)> {
    let mut named = HashSet::new();
    let cities = City::all().filter(|city| uses_abbreviation(city.zone, abbreviation) && named.insert(city.zone));
    let cities: Vec<(String, String)> = cities.map(|city| city.to_choice(language)).collect();
    if !cities.is_empty() {
        return cities;
    }
    let zones = time_zone_names().into_iter().filter(|zone| is_place(zone) && uses_abbreviation(zone, abbreviation));
    zones.map(|zone| (zone.clone(), zone)).collect()
}

fn is_place(zone: &str) -> bool {
    zone.contains('/') && !zone.starts_with("Etc/")
}

fn uses_abbreviation(zone: &str, abbreviation: &str) -> bool {
    schedule::abbreviations(zone).iter().any(|known| known.eq_ignore_ascii_case(abbreviation.trim()))
}

/// A name without case, diacritics, spaces and punctuation.
fn normalize(name: &str) -> String {
    fold_text(name).chars().filter(|letter| letter.is_alphanumeric() || *letter == '/').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_has_an_existing_zone_and_three_names() {
        let zones = time_zone_names();
        assert_eq!(City::all().count(), CITIES.lines().count());
        assert!(City::all().count() >= 100);
        for city in City::all() {
            assert!(zones.iter().any(|zone| zone == city.zone), "{city:?}");
            assert!(city.names.iter().all(|name| !name.is_empty()), "{city:?}");
            let is_found = |&language: &Language| parse_zone(city.name(language)).as_deref() == Ok(city.zone);
            assert!(Language::ALL.iter().all(is_found), "{city:?}");
        }
    }

    #[test]
    fn zones_are_found_by_cities_in_every_language_and_by_their_names() {
        for typed in ["Warszawa", "warsaw", "Варшава", "europe/warsaw", "Europe/Warsaw", "krakow", "Krako\u{301}w"]
        {
            assert_eq!(parse_zone(typed).as_deref(), Ok("Europe/Warsaw"), "{typed}");
        }
        for typed in ["Київ", "Kijów", "kijow", "Kyiv", "Kiev", "Киі\u{308}в"] {
            assert_eq!(parse_zone(typed).as_deref(), Ok("Europe/Kyiv"), "{typed}");
        }
        for typed in ["nowy jork", "america/new york", "America/New_York"] {
            assert_eq!(parse_zone(typed).as_deref(), Ok("America/New_York"), "{typed}");
        }
        for nothing in ["Atlantis", "", "Etc/GMT 5", "UTC+25", "+5:75", "+", "+1:2:3"] {
            assert_eq!(parse_zone(nothing), Err(InvalidZone::Unknown), "{nothing}");
        }
    }

    #[test]
    fn every_zone_of_the_database_is_accepted_by_name_or_explained() {
        for zone in time_zone_names() {
            match parse_zone(&zone) {
                Ok(found) if zone.contains('/') => assert_eq!(found, zone),
                Ok(found) => assert_eq!(schedule::offsets(&found), schedule::offsets(&zone), "{zone}"),
                Err(misnamed) => assert_eq!(misnamed, InvalidZone::Abbreviation(zone)),
            }
        }
    }

    #[test]
    fn positive_offsets_are_ahead_of_utc() {
        for (typed, zone, name) in [
            ("GMT+1", "Etc/GMT-1", "UTC+1"),
            ("UTC+2", "Etc/GMT-2", "UTC+2"),
            ("+1", "Etc/GMT-1", "UTC+1"),
            ("utc - 5", "Etc/GMT+5", "UTC-5"),
            ("\u{2212}03:00", "Etc/GMT+3", "UTC-3"),
            ("+0200", "Etc/GMT-2", "UTC+2"),
            ("Etc/GMT-5", "Etc/GMT-5", "UTC+5"),
            ("Etc/GMT+5", "Etc/GMT+5", "UTC-5"),
            ("GMT+0", "UTC", "UTC"),
            ("UTC", "UTC", "UTC"),
            ("UTC+5:30", "Asia/Kolkata", "Asia/Kolkata"),
            ("+9:30", "Australia/Darwin", "Australia/Darwin"),
        ] {
            assert_eq!(parse_zone(typed).as_deref(), Ok(zone), "{typed}");
            assert_eq!(zone_name(zone), name, "{typed}");
            assert_eq!(suggest_zones(typed, Language::English)[0].1, zone, "{typed}");
        }
        assert_eq!(schedule::winter_and_summer("Etc/GMT-1", UnixMs(0)), "01:00", "east of Greenwich");
    }

    #[test]
    fn places_without_a_large_city_are_offered_by_their_offset_in_each_half_of_the_year() {
        for (typed, zone) in [
            ("UTC-3:30", "America/St_Johns"),
            ("-2:30", "America/St_Johns"),
            ("+12:45", "Pacific/Chatham"),
            ("GMT+13:45", "Pacific/Chatham"),
            ("+10:30", "Australia/Lord_Howe"),
        ] {
            assert!(suggest_zones(typed, Language::Polish).iter().any(|(_, found)| found == zone), "{typed}");
            assert_eq!(parse_zone(typed), Err(InvalidZone::Unknown), "{typed} is not said of the whole year");
        }
        assert!(suggest_zones("+9:30", Language::Polish).iter().any(|(_, found)| found == "Australia/Adelaide"));
        assert!(suggest_zones("UTC-12:45", Language::Polish).is_empty());
    }

    #[test]
    fn an_abbreviation_is_answered_with_places() {
        for (typed, place) in [
            ("CET", "Warszawa (Europe/Warsaw)"),
            ("cest", "Warszawa (Europe/Warsaw)"),
            ("EST", "Nowy Jork (America/New_York)"),
            ("EET", "Kijów (Europe/Kyiv)"),
            ("GMT", "Londyn (Europe/London)"),
            ("MSK", "Europe/Moscow"),
            ("HST", "Pacific/Honolulu"),
            ("IST", "Delhi (Asia/Kolkata)"),
        ] {
            let misnamed = parse_zone(typed).expect_err(typed);
            assert_eq!(misnamed, InvalidZone::Abbreviation(typed.to_uppercase()));
            let choices = suggest_zones(typed, Language::Polish);
            let known = abbreviation_places(typed, Language::Polish);
            assert!(known.iter().any(|(label, _)| label == place), "{typed}: {known:?}");
            assert_eq!(choices[..known.len().min(25)], known[..known.len().min(25)], "{typed}");
            assert!(choices.iter().all(|(_, zone)| zone != typed), "{typed}: {choices:?}");
            let Failure::Sentence(sentence) = misnamed.failure(Language::Polish) else { panic!("{misnamed:?}") };
            assert!(sentence.contains(&known[0].1), "{sentence}");
        }
    }

    #[test]
    fn suggestions_show_the_city_in_the_language_of_the_reader() {
        let first = |typed: &str, language| suggest_zones(typed, language).into_iter().next().unwrap_or_default();
        let warsaw = ("Warszawa (Europe/Warsaw)".to_owned(), "Europe/Warsaw".to_owned());
        assert_eq!(first("варш", Language::Polish), warsaw);
        assert_eq!(first("kijow", Language::Ukrainian).0, "Київ (Europe/Kyiv)");
        assert_eq!(first("Europe/Zur", Language::English).1, "Europe/Zurich");
        assert!(suggest_zones("", Language::English).len() > 100);
    }

    #[test]
    fn suggested_zones_are_accepted_unchanged() {
        for typed in ["", "gmt", "GMT+1", "+2", "cet", "war", "etc", "America/", "new", "es", "m"] {
            for (label, zone) in suggest_zones(typed, Language::English) {
                assert_eq!(parse_zone(&zone).as_deref(), Ok(zone.as_str()), "{typed}: {label}");
            }
        }
    }
}
