//! Pictures of leagues can be drawn for any content.

use proptest::prelude::*;
use sztab_pictures::Colours;
use sztab_pictures::hue::Hue;
use sztab_pictures::league::{
    Bar, Bracket, Calendar, Column, Columns, Consequence, Entrant, EntrantName, FactionChart, Heading, LegendTexts,
    Match, Movement, Name, Pair, PointsChart, PointsPlayer, RatingChart, RatingPoint, Round, Row, State, Table, Tick,
    Versus, Winner,
};

use crate::league_scenes;
use crate::likeness::decode;
use crate::robust::text;

fn name() -> impl Strategy<Value = Name> {
    (text(), any::<u16>()).prop_map(|(text, seed)| Name { text, seed })
}

fn heading() -> impl Strategy<Value = Heading> {
    (text(), text()).prop_map(|(title, note)| Heading { title, note })
}

fn colours() -> impl Strategy<Value = Colours> {
    prop::sample::select(Colours::ALL.to_vec())
}

fn state() -> impl Strategy<Value = State> {
    prop::sample::select(vec![State::Waiting, State::Running, State::Queue, State::Closed])
}

fn winner() -> impl Strategy<Value = Option<Winner>> {
    prop::option::of(prop::sample::select(vec![Winner::First, Winner::Second]))
}

fn tick() -> impl Strategy<Value = Tick> {
    (any::<i64>(), text()).prop_map(|(at, label)| Tick { at, label })
}

fn ticks() -> impl Strategy<Value = Vec<Tick>> {
    prop::collection::vec(tick(), 0..20)
}

prop_compose! {
    fn row()(
        (rank, played) in any::<(u16, u16)>(),
        movement in prop::option::of(prop::sample::select(vec![Movement::Up, Movement::Down, Movement::Same])),
        name in name(),
        points in text(),
        criteria in prop::collection::vec(text(), 0..8),
        consequence in prop::option::of(text().prop_map(Consequence::Promotion)),
        is_reader in any::<bool>(),
    ) -> Row {
        Row { rank, movement, name, played, points, criteria, consequence, is_reader }
    }
}

prop_compose! {
    fn table()(
        (colours, heading) in (colours(), heading()),
        (player, played, points) in (text(), text(), text()),
        criteria in prop::collection::vec(text(), 0..8),
        rows in prop::collection::vec(row(), 0..40),
        page in prop_oneof![0..4usize, any::<usize>()],
        footer in text(),
    ) -> Table {
        let columns = Columns { player, played, points, criteria };
        Table { colours, heading, columns, rows, page, footer }
    }
}

prop_compose! {
    fn pair()(
        first in contestant(), second in contestant(), scores in (text(), text()), state in state(), winner in winner(),
    ) -> Pair {
        let entrants = [Entrant { who: first, score: scores.0 }, Entrant { who: second, score: scores.1 }];
        Pair { entrants, state, winner }
    }
}

fn contestant() -> impl Strategy<Value = EntrantName> {
    prop_oneof![name().prop_map(EntrantName::Player), text().prop_map(EntrantName::Words)]
}

fn column() -> impl Strategy<Value = Column> {
    (text(), prop::collection::vec(pair(), 0..12)).prop_map(|(title, pairs)| Column { title, pairs })
}

fn bar() -> impl Strategy<Value = Bar> {
    (text(), any::<(i64, i64, u16, u16)>(), text()).prop_map(|(label, (start, deadline, closed, matches), dates)| Bar {
        label,
        start,
        deadline,
        dates,
        closed,
        matches,
    })
}

fn rating() -> impl Strategy<Value = RatingPoint> {
    any::<(i64, f64, f64)>().prop_map(|(at, rating, deviation)| RatingPoint { at, rating, deviation })
}

fn versus() -> impl Strategy<Value = Versus> {
    (text(), any::<[u32; 3]>(), prop::option::of(any::<[f64; 3]>()))
        .prop_map(|(army, [wins, draws, losses], interval)| Versus { faction: army, wins, draws, losses, interval })
}

/// Checks that a picture has the right width, and a height suitable for a channel.
fn check(bytes: &[u8]) {
    let picture = decode(bytes);
    assert_eq!(picture.width(), 1080);
    assert!((100..=4000).contains(&picture.height()), "{} high", picture.height());
    assert!(bytes.len() < 600 * 1024, "{} bytes", bytes.len());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_table_gives_a_picture(table in table()) {
        check(&table.to_png());
        prop_assert!(table.lines().len() <= 17);
    }

    #[test]
    fn every_round_gives_a_picture(
        (colours, heading) in (colours(), heading()),
        matches in prop::collection::vec((name(), name(), state(), text(), winner()), 0..20),
        groups in prop::collection::vec((text(), prop::collection::vec(name(), 0..60)), 0..3),
    ) {
        let pair = |(first, second, state, result, winner)| Match { players: [first, second], state, result, winner };
        let matches = matches.into_iter().map(pair).collect();
        let group = |(label, names)| sztab_pictures::league::Group { label, names };
        check(&Round { colours, heading, matches, groups: groups.into_iter().map(group).collect() }.to_png());
    }

    #[test]
    fn every_bracket_gives_a_picture(
        (colours, heading) in (colours(), heading()),
        columns in prop::collection::vec(column(), 0..6),
        champion in prop::option::of((text(), name())),
        third in prop::option::of(column()),
    ) {
        check(&Bracket { colours, heading, columns, champion, third }.to_png());
    }

    #[test]
    fn every_calendar_gives_a_picture(
        (colours, heading) in (colours(), heading()),
        bars in prop::collection::vec(bar(), 0..20),
        (ticks, today) in (ticks(), prop::option::of(tick())),
    ) {
        check(&Calendar { colours, heading, bars, ticks, today }.to_png());
    }

    #[test]
    fn every_chart_of_ratings_gives_a_picture_and_so_does_a_card_with_it(
        (colours, heading) in (colours(), heading()),
        points in prop::collection::vec(rating(), 0..60),
        ticks in ticks(),
        texts in prop::collection::vec(text(), 8),
    ) {
        let mut card = league_scenes::player_card();
        (card.ratings, card.ticks) = (points.clone(), ticks.clone());
        card.name.text.clone_from(&texts[0]);
        card.note.clone_from(&texts[1]);
        card.rating.value.clone_from(&texts[2]);
        card.deviation.clone_from(&texts[3]);
        card.provisional.clone_from(&texts[4]);
        card.results[1].label.clone_from(&texts[5]);
        card.form.results[0].1.clone_from(&texts[6]);
        card.factions[0].faction.clone_from(&texts[7]);
        check(&card.to_png());
        check(&RatingChart { colours, heading, points, ticks }.to_png());
    }

    #[test]
    fn every_chart_of_points_gives_a_picture(
        (colours, heading) in (colours(), heading()),
        players in prop::collection::vec((text(), text(), prop::option::of(prop::sample::select(&Hue::ALL[..]))), 0..5),
        turns in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..5), 0..700),
        axis in text(),
    ) {
        let player = |(name, army, hue)| PointsPlayer { name, faction: army, hue };
        let players = players.into_iter().map(player).collect();
        check(&PointsChart { colours, heading, players, turns, axis }.to_png());
    }

    #[test]
    fn every_chart_of_armies_gives_a_picture(
        (colours, heading) in (colours(), heading()),
        (wins, draws, losses, games) in (text(), text(), text(), text()),
        rows in prop::collection::vec(versus(), 0..16),
    ) {
        check(&FactionChart { colours, heading, words: LegendTexts { wins, draws, losses, games }, rows }.to_png());
    }
}
