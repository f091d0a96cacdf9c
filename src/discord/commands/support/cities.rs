//! Time zones by city: large cities under their English, Polish and Ukrainian names, and the names of the IANA.

use crate::games::Language;
use crate::referee::clock::schedule::zones;

use crate::discord::say::typed::{fits, folded};

/// Cities, one a line: the zone, then the names in English, Polish and Ukrainian; further names stand behind commas.
const CITIES: &str = include_str!("cities.txt");

/// A city with its zone.
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

    /// Whether it is called so in one of the languages.
    fn is_called(self, typed: &str) -> bool {
        self.names.iter().flat_map(|names| names.split(',')).any(|name| plain(name) == typed)
    }

    fn fits(self, typed: &str) -> bool {
        self.names.iter().any(|name| fits(name, typed))
    }
}

/// The zone that is meant: its own name, or a city in whatever language; else what was typed, which is no zone.
pub fn zone_of(typed: &str) -> String {
    let wanted = plain(typed);
    // Some zones are called like cities, for the sake of old programs.
    if let Some(city) = City::all().find(|city| city.is_called(&wanted)) {
        return city.zone.to_owned();
    }
    if let Some(zone) = zones().into_iter().find(|zone| plain(zone) == wanted) {
        return zone;
    }
    let mut begun: Vec<&str> =
        City::all().filter(|city| !wanted.is_empty() && city.fits(typed)).map(|city| city.zone).collect();
    begun.dedup();
    match begun.as_slice() {
        [only] => (*only).to_owned(),
        _ => typed.to_owned(),
    }
}

/// Zones that fit what is typed, with the name to show: cities first, then the names of the zones.
pub fn fitting(typed: &str, language: Language) -> Vec<(String, String)> {
    let wanted = plain(typed);
    let mut found: Vec<(String, String)> = Vec::new();
    if !wanted.is_empty() {
        let mut cities: Vec<City> = City::all().filter(|city| city.fits(typed)).collect();
        cities.sort_by_key(|city| !city.is_called(&wanted));
        found.extend(
            cities.iter().map(|city| (format!("{} ({})", city.name(language), city.zone), city.zone.to_owned())),
        );
    }
    let place = |zone: &str| plain(zone.rsplit('/').next().unwrap_or_default());
    let mut rest: Vec<String> = zones().into_iter().filter(|zone| fits(&zone.replace('_', " "), typed)).collect();
    rest.sort_by_cached_key(|zone| (!place(zone).starts_with(&wanted), !zone.starts_with("Europe/"), zone.clone()));
    let is_new = |zone: &String| found.iter().all(|(_, known)| known != zone);
    let rest: Vec<(String, String)> = rest.into_iter().filter(is_new).map(|zone| (zone.clone(), zone)).collect();
    found.extend(rest);
    found
}

/// A name without case, marks, spaces and signs.
fn plain(name: &str) -> String {
    folded(name).chars().filter(|letter| letter.is_alphanumeric() || *letter == '/').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_city_has_a_zone_that_exists_and_three_names() {
        let zones = zones();
        assert_eq!(City::all().count(), CITIES.lines().count());
        assert!(City::all().count() >= 100);
        for city in City::all() {
            assert!(zones.iter().any(|zone| zone == city.zone), "{city:?}");
            assert!(city.names.iter().all(|name| !name.is_empty()), "{city:?}");
            assert!(Language::ALL.iter().all(|&language| zone_of(city.name(language)) == city.zone), "{city:?}");
        }
    }

    #[test]
    fn a_zone_is_found_by_a_city_in_every_language_and_by_its_own_name() {
        for typed in ["Warszawa", "warsaw", "Варшава", "europe/warsaw", "Europe/Warsaw", "krakow", "Krako\u{301}w"]
        {
            assert_eq!(zone_of(typed), "Europe/Warsaw", "{typed}");
        }
        for typed in ["Київ", "Kijów", "kijow", "Kyiv", "Kiev", "Киі\u{308}в"] {
            assert_eq!(zone_of(typed), "Europe/Kyiv", "{typed}");
        }
        assert_eq!(zone_of("nowy jork"), "America/New_York");
        assert_eq!(zone_of("Atlantis"), "Atlantis", "left to be refused");
        assert_eq!(zone_of(""), "");
    }

    #[test]
    fn suggestions_show_the_city_in_the_language_of_the_reader() {
        let first = |typed: &str, language| fitting(typed, language).into_iter().next().unwrap_or_default();
        let warsaw = ("Warszawa (Europe/Warsaw)".to_owned(), "Europe/Warsaw".to_owned());
        assert_eq!(first("варш", Language::Polish), warsaw);
        assert_eq!(first("kijow", Language::Ukrainian).0, "Київ (Europe/Kyiv)");
        assert_eq!(first("Europe/Zur", Language::English).1, "Europe/Zurich");
        assert!(fitting("", Language::English).len() > 100);
    }
}
