//! The rounds of a division as bars on a calendar.

use std::collections::BTreeMap;

use sztab_game::Language;
use sztab_league::ids::Group;
use sztab_league::rules::NextRound;
use sztab_league::season::Season;
use sztab_pictures::league::{Bar, Calendar, Heading, ROUNDS_PER_PAGE, Tick};
use sztab_referee::league::SeasonRecord;
use sztab_store::UnixMs;
use sztab_words::{text, word};

use crate::discord::league::ask::row_name;
use crate::discord::league::words;
use crate::discord::say::moment::short_date;

use super::reader::{Reader, group_name};
use super::table::to_u16;

const HOUR_MS: i64 = 60 * 60 * 1000;

/// The last rounds of a division, and the upcoming ones if the calendar sets their dates; `None` before the first
/// round.
pub fn calendar(record: &SeasonRecord, group: Group, reader: &Reader, now: UnixMs) -> Option<Calendar> {
    let (season, language) = (record.log.season(), reader.theme.language);
    let mut bars: Vec<Bar> = published_rounds(season, group, language);
    let last = bars.last()?.deadline;
    bars.extend(upcoming_rounds(season, group, last, language));
    let too_many = bars.len().saturating_sub(ROUNDS_PER_PAGE);
    bars.drain(..too_many);
    let dates: BTreeMap<i64, String> =
        bars.iter().flat_map(|bar| [bar.start, bar.deadline]).map(|at| (at, short_date(at, language))).collect();
    Some(Calendar {
        colours: reader.theme.colours,
        heading: Heading { title: row_name(&record.row, language), note: group_name(season, group, language) },
        ticks: dates.into_iter().map(|(at, label)| Tick { at, label }).collect(),
        today: current_hour(&bars, now)
            .filter(|_| !record.log.is_over())
            .map(|at| Tick { at, label: word(language, "season-view-today") }),
        bars,
    })
}

/// The current hour, rather than the exact time, so that one picture serves all readers during that hour. `None` long
/// after the last deadline, when the bars would shrink to dots.
fn current_hour(bars: &[Bar], now: UnixMs) -> Option<i64> {
    let (start, end) = (bars.first()?.start, bars.last()?.deadline);
    (now.0 <= end + (end - start) / 2).then_some(now.0 - now.0.rem_euclid(HOUR_MS))
}

fn published_rounds(season: &Season, group: Group, language: Language) -> Vec<Bar> {
    let rounds = season.division(group).map_or(&[][..], |division| &division.rounds);
    let bar = |(number, round): (u32, &sztab_league::season::Round)| {
        let matches = || round.matches.iter().filter_map(|of| season.matches.get(of));
        Bar {
            label: round_label(season, group, number, language),
            start: round.published_ms,
            deadline: round.deadline_ms,
            dates: date_range(round.published_ms, round.deadline_ms, language),
            closed: to_u16(matches().filter(|of| !of.is_open(season.match_kind())).count()),
            matches: to_u16(matches().count()),
        }
    };
    (1..).zip(rounds).map(bar).collect()
}

/// The name of a round, without its division, which is in the heading.
fn round_label(season: &Season, group: Group, number: u32, language: Language) -> String {
    if season.format(group.stage).is_some_and(sztab_league::rules::Format::eliminates) {
        words::round_name(season, group, number, language)
    } else {
        text(language, "league-round", &[("number", number.into())])
    }
}

/// The upcoming rounds, if each follows the deadline of the previous one.
fn upcoming_rounds(season: &Season, group: Group, last: i64, language: Language) -> Vec<Bar> {
    let published = season.division(group).map_or(0, |division| division.rounds.len());
    let planned = season.planned_rounds(group).and_then(|planned| usize::try_from(planned).ok()).unwrap_or(published);
    let is_dated = season.rules.calendar.next_round == NextRound::ByCalendar;
    let is_running = season.state == sztab_league::season::SeasonState::Running;
    if !is_dated || !is_running || season.current_stage() != Some(group.stage) {
        return Vec::new();
    }
    let mut start = last;
    (published + 1..=planned)
        .map(|number| {
            let bar = Bar {
                label: text(language, "league-round", &[("number", number.into())]),
                start,
                deadline: season.default_deadline_ms(start),
                dates: date_range(start, season.default_deadline_ms(start), language),
                closed: 0,
                matches: 0,
            };
            start = bar.deadline;
            bar
        })
        .collect()
}

fn date_range(from_ms: i64, until_ms: i64, language: Language) -> String {
    format!("{} – {}", short_date(from_ms, language), short_date(until_ms, language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn today_is_marked_until_long_after_the_last_deadline() {
        const DAY_MS: i64 = 24 * HOUR_MS;
        let bar = |start: i64| Bar { start: start * DAY_MS, deadline: (start + 7) * DAY_MS, ..Bar::default() };
        let bars = [bar(100), bar(107)];
        let at = |day: i64| current_hour(&bars, UnixMs(day * DAY_MS + HOUR_MS + 1));
        assert_eq!(at(103), Some(103 * DAY_MS + HOUR_MS));
        assert_eq!(at(120), Some(120 * DAY_MS + HOUR_MS));
        assert_eq!(at(121), None);
        assert_eq!(current_hour(&[], UnixMs(0)), None);
    }
}
