//! Leagues whose pictures are checked.

use sztab_pictures::Colours;
use sztab_pictures::hue::Hue;
use sztab_pictures::league::{
    Bar, Bracket, Calendar, Column, Columns, Consequence, Entrant, EntrantName, Fact, FactionChart, FactionRecord,
    Form, Group, Heading, LegendTexts, Match, Movement, Name, Outcome, Pair, PlayerCard, PointsChart, PointsPlayer,
    RatingChart, RatingPoint, Record, Round, Row, State, Table, Tick, Versus, Winner,
};

const DAY_MS: i64 = 86_400_000;
/// A Monday: 2026-01-05, 00:00 UTC, in milliseconds.
const MONDAY_MS: i64 = 1_767_571_200_000;

/// Names like those on real servers: short and long ones, Polish and Ukrainian ones, two that look alike when cut, and
/// two without letters.
const NAMES: [&str; 16] = [
    "Ala",
    "Dobrosława z Poznania",
    "Щасливець Їжак",
    "Konstantynopolitańczykowianeczka Anna",
    "Ben",
    "Konstantynopolitańczykowianeczka Ewa",
    "🎲👾",
    "Ґалаґан_Перший",
    "x_XdarkSlayerXx_2009",
    "Zażółć gęślą jaźń",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "🐢",
    "Mateusz „Rdza” Kowalczyk",
    "ii",
    "Олександра Дніпровська-Запорізька",
    "Ola",
];

#[must_use]
pub fn name(seed: u16) -> Name {
    let index = usize::from(seed - 1);
    let (text, again) = (NAMES[index % NAMES.len()], index / NAMES.len());
    let text = if again == 0 { text.to_owned() } else { format!("{text} {}", again + 1) };
    Name { text, seed }
}

fn heading(title: &str, note: &str) -> Heading {
    Heading { title: title.into(), note: note.into() }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn row(rank: u16, players: u16) -> Row {
    let movements = [Movement::Up, Movement::Same, Movement::Down];
    let halves = 30 - rank * 28 / players;
    let consequence = match rank {
        _ if rank <= 2 => Some(Consequence::Promotion("A".into())),
        _ if rank + 2 > players => Some(Consequence::Relegation("S".into())),
        _ => None,
    };
    Row {
        rank,
        movement: (rank != 5).then(|| movements[usize::from(rank) % 3]),
        name: name(rank * 7 % players + 1),
        played: 5 - u16::from(rank.is_multiple_of(6)),
        points: format!("{}{}", halves / 2, if halves.is_multiple_of(2) { "" } else { "½" }),
        criteria: vec![
            (40 - rank / 2).to_string(),
            (52 - rank / 2).to_string(),
            format!("{}.5", 70 - rank),
            format!("{:+}", 30 - i32::from(rank) * 3).replace('-', "−").replace("+0", "0"),
            (rank % 5).to_string(),
        ],
        consequence,
        is_reader: rank == 6,
    }
}

/// A table of `players` players with `criteria` tie-breaks.
#[must_use]
pub fn table(players: u16, criteria: usize, page: usize) -> Table {
    let columns = Columns {
        player: "Zawodnik".into(),
        played: "M".into(),
        points: "Pkt".into(),
        criteria: words(&["BC1", "BH", "SB", "HQ", "2."][..criteria]),
    };
    let pages = usize::from(players).div_ceil(16);
    let note = if pages > 1 { format!("strona {} z {pages}", page + 1) } else { "po rundzie 5 z 7".into() };
    let rows = (1..=players).map(|rank| row(rank, players)).collect();
    let footer = "A – awans · S – spadek".into();
    Table {
        colours: Colours::Default,
        heading: heading("Liga Zimowa · 1. dywizja", &note),
        columns,
        rows,
        page,
        footer,
    }
}

/// A round with matches in every state, a bye and absences.
#[must_use]
pub fn round(matches: u16) -> Round {
    let pair = |index: u16| {
        let (state, result, winner) = match index % 5 {
            0 => (State::Closed, "2 : 1", Some(Winner::First)),
            1 => (State::Running, "триває", None),
            2 => (State::Closed, "1,5 : 1,5", None),
            3 => (State::Waiting, "ще не почато", None),
            _ if index == 4 => (State::Closed, "0 : 3", Some(Winner::Second)),
            _ => (State::Queue, "чекає на суддю", None),
        };
        Match { players: [name(2 * index + 1), name(2 * index + 2)], state, result: result.into(), winner }
    };
    let group =
        |label: &str, seeds: std::ops::Range<u16>| Group { label: label.into(), names: seeds.map(name).collect() };
    Round {
        colours: Colours::Default,
        heading: heading("Зимова ліга · 5-й тур", "до 16 лютого"),
        matches: (0..matches).map(pair).collect(),
        groups: vec![group("Без пари", 33..34), group("Відсутні", 34..40)],
    }
}

fn entrant(seed: u16, score: &str) -> Entrant {
    Entrant { who: EntrantName::Player(name(seed)), score: score.into() }
}

fn pair(seeds: [u16; 2], scores: [&str; 2], winner: Option<Winner>) -> Pair {
    let [first, second] = [0, 1].map(|index: usize| entrant(seeds[index], scores[index]));
    let state = if winner.is_some() { State::Closed } else { State::Waiting };
    Pair { entrants: [first, second], state, winner }
}

/// A column in which the first entrant of each match wins.
fn column(title: &str, seeds: &[[u16; 2]]) -> Column {
    let pairs = seeds.iter().map(|&seeds| pair(seeds, ["2", "1"], Some(Winner::First))).collect();
    Column { title: title.into(), pairs }
}

/// The last rounds with eight entrants.
#[must_use]
pub fn bracket() -> Bracket {
    Bracket {
        colours: Colours::Default,
        heading: heading("Winter Cup", "finals"),
        columns: vec![
            column("Quarter-finals", &[[1, 8], [4, 5], [3, 6], [2, 7]]),
            column("Semi-finals", &[[1, 4], [3, 2]]),
            column("Final", &[[3, 1]]),
        ],
        champion: Some(("Winner".into(), name(3))),
        third: Some(column("Third place", &[[2, 4]])),
    }
}

/// Sixteen entrants in four columns, with some matches still to be played.
#[must_use]
pub fn large_bracket() -> Bracket {
    let mut first = column("1/8", &[[1, 16], [8, 9], [4, 13], [5, 12], [3, 14], [6, 11], [2, 15], [7, 10]]);
    first.pairs[6] = pair([2, 15], ["", ""], None);
    first.pairs[6].state = State::Running;
    first.pairs[7] = pair([7, 10], ["", ""], None);
    first.pairs[7].state = State::Queue;
    first.pairs[0].entrants[1] = Entrant { who: EntrantName::Words("wolny los".into()), score: String::new() };
    first.pairs[0].entrants[0].score.clear();
    let open = |title: &str, words: &[[&str; 2]]| {
        let entrants = |words: [&str; 2]| {
            words.map(|words| Entrant { who: EntrantName::Words(words.into()), score: String::new() })
        };
        let pair = |words: &[&str; 2]| Pair { entrants: entrants(*words), state: State::Waiting, winner: None };
        Column { title: title.into(), pairs: words.iter().map(pair).collect() }
    };
    let mut second = column("1/4", &[[1, 8], [4, 5]]);
    second.pairs.push(Pair { entrants: [entrant(3, ""), entrant(6, "")], state: State::Waiting, winner: None });
    second.pairs.extend(open("", &[["z meczu 7", "z meczu 8"]]).pairs);
    let third = open("1/2", &[["z meczu 9", "z meczu 10"], ["z meczu 11", "z meczu 12"]]);
    Bracket {
        colours: Colours::Default,
        heading: heading("Puchar Zimowy", "16 graczy"),
        columns: vec![first, second, third, open("Finał", &[["z meczu 13", "z meczu 14"]])],
        champion: None,
        third: None,
    }
}

/// The losers' half of a double elimination, in which some columns have as many matches as the previous one.
#[must_use]
pub fn losers_bracket() -> Bracket {
    Bracket {
        colours: Colours::Default,
        heading: heading("Winter Cup", "losers"),
        columns: vec![
            column("L1", &[[16, 9], [13, 12], [14, 11], [15, 10]]),
            column("L2", &[[7, 16], [6, 13], [5, 14], [8, 15]]),
            column("L3", &[[7, 6], [5, 8]]),
            column("L4", &[[4, 7], [3, 5]]),
        ],
        champion: None,
        third: None,
    }
}

/// Ratings over `weeks` weeks: the deviation shrinks, and the rating rises and falls.
fn ratings(weeks: i32) -> Vec<RatingPoint> {
    let rating = |week: i32| RatingPoint {
        at: MONDAY_MS + i64::from(week) * 7 * DAY_MS,
        rating: 1500.0 + f64::from((week * 37) % 110) + f64::from(week) * 6.0,
        deviation: 60.0 + 290.0 / f64::from(1 + week),
    };
    (0..weeks).map(rating).collect()
}

fn ticks() -> Vec<Tick> {
    let days = [(0, "5 sty"), (27, "1 lut"), (55, "1 mar"), (86, "1 kwi"), (116, "1 maj"), (147, "1 cze")];
    days.iter().map(|&(day, label)| Tick { at: MONDAY_MS + day * DAY_MS, label: label.into() }).collect()
}

/// A player's card with every part filled in.
#[must_use]
pub fn player_card() -> PlayerCard {
    let record = |label: &str, count| Record { label: label.into(), count };
    let fact = |label: &str, value: &str| Fact { label: label.into(), value: value.into() };
    let army = |army: &str, counts| FactionRecord { faction: army.into(), counts };
    let letters = [Outcome::Win, Outcome::Win, Outcome::Loss, Outcome::Draw, Outcome::Win, Outcome::Loss, Outcome::Win];
    let letter = |outcome: Outcome| match outcome {
        Outcome::Win => (outcome, "W".to_owned()),
        Outcome::Draw => (outcome, "R".to_owned()),
        Outcome::Loss => (outcome, "P".to_owned()),
    };
    PlayerCard {
        colours: Colours::Default,
        name: name(2),
        note: "Liga Zimowa · miejsce 3".into(),
        rating: fact("Ranking", "1595"),
        deviation: "± 156".into(),
        provisional: "tymczasowy".into(),
        results: [record("wygrane", 12), record("remisy", 3), record("przegrane", 5)],
        balance: fact("Bilans punktów Sztabu", "+34"),
        form: Form { label: "Forma".into(), results: letters.into_iter().map(letter).collect() },
        factions_title: "Ulubione armie".into(),
        factions: vec![
            army("Borgo", [7, 1, 2]),
            army("Moloch", [4, 0, 3]),
            army("Posterunek", [1, 2, 0]),
            army("Hegemonia", [0, 0, 1]),
        ],
        ratings: ratings(16),
        ticks: ticks(),
    }
}

/// A season of several rounds: some closed, one in progress, the others still to come.
#[must_use]
pub fn calendar(rounds: i64) -> Calendar {
    let bar = |index: i64| {
        let start = MONDAY_MS + index * 14 * DAY_MS;
        let closed = [8, 8, 3].get(usize::try_from(index).unwrap()).copied().unwrap_or_default();
        Bar {
            label: format!("Round {}", index + 1),
            start,
            deadline: start + 14 * DAY_MS,
            dates: format!("{}–{}", label(start), label(start + 14 * DAY_MS)),
            closed,
            matches: if index < 3 { 8 } else { 0 },
        }
    };
    let ticks = (0..=rounds).map(|index| MONDAY_MS + index * 14 * DAY_MS);
    Calendar {
        colours: Colours::Default,
        heading: heading("Winter League", "calendar"),
        bars: (0..rounds).map(bar).collect(),
        ticks: ticks.map(|at| Tick { at, label: label(at) }).collect(),
        today: Some(Tick { at: MONDAY_MS + 33 * DAY_MS, label: "today, 7 Feb".into() }),
    }
}

/// A date as "day.month", simplified to months of 30 days.
fn label(at: i64) -> String {
    let days = (at - MONDAY_MS) / DAY_MS + 4;
    format!("{}.{:02}", days % 30 + 1, days / 30 + 1)
}

/// The chart of a rating over `weeks` weeks.
#[must_use]
pub fn rating_chart(weeks: i32) -> RatingChart {
    let heading = heading("Dobrosława z Poznania", "pas: ± 2 RD");
    RatingChart { colours: Colours::Default, heading, points: ratings(weeks), ticks: ticks() }
}

/// A player whose army has a hue.
fn points_player(name: &str, army: &str, hue: Hue) -> PointsPlayer {
    PointsPlayer { name: name.into(), faction: army.into(), hue: Some(hue) }
}

/// The chart of points scored by four players in a game of `turns` turns, with some ties.
#[must_use]
pub fn score_chart(turns: u8) -> PointsChart {
    let scored =
        |turn: u8| vec![turn / 7 * 3, turn / 7 * 3, turn / 10 * 5, turn / 4].into_iter().map(|points| points.min(20));
    PointsChart {
        colours: Colours::Default,
        heading: heading("Points", ""),
        players: vec![
            points_player("Ala", "Borgo", Hue::Blue),
            points_player("Щасливець Їжак", "Hegemony", Hue::Ochre),
            points_player("Ben", "Moloch", Hue::Red),
            points_player("Ola", "Outpost", Hue::Green),
        ],
        turns: (0..turns).map(|turn| scored(turn).collect()).collect(),
        axis: "turn".into(),
    }
}

/// The chart of HQ points in a game of `turns` turns.
#[must_use]
pub fn points_chart(turns: u8) -> PointsChart {
    let left = |turn: u8| vec![20 - turn.saturating_sub(3) / 2, 20u8.saturating_sub(turn / 6 * 3)];
    PointsChart {
        colours: Colours::Default,
        heading: heading("HQ points", "round 5, game 1"),
        players: vec![
            points_player("Dobrosława z Poznania", "Borgo", Hue::Blue),
            points_player("Щасливець Їжак", "Hegemony", Hue::Ochre),
        ],
        turns: (0..turns).map(left).collect(),
        axis: "turn".into(),
    }
}

/// The chart of an army's results.
#[must_use]
pub fn army_chart() -> FactionChart {
    let row = |army: &str, [wins, draws, losses]: [u32; 3], interval| Versus {
        faction: army.into(),
        wins,
        draws,
        losses,
        interval,
    };
    FactionChart {
        colours: Colours::Default,
        heading: heading("Moloch", "вуса: 95 %"),
        words: LegendTexts {
            wins: "перемоги".into(),
            draws: "нічиї".into(),
            losses: "поразки".into(),
            games: "ігор".into(),
        },
        rows: vec![
            row("Борго", [31, 4, 22], Some([0.45, 0.58, 0.70])),
            row("Гегемонія", [12, 1, 14], Some([0.29, 0.46, 0.65])),
            row("Аванпост", [3, 0, 1], Some([0.30, 0.75, 0.95])),
            row("Moloch", [1, 0, 0], Some([0.21, 1.0, 1.0])),
            row("Нова армія з довгою назвою", [0, 0, 0], None),
        ],
    }
}

/// A function that draws a picture in a palette.
pub type DrawPicture = fn(Colours) -> Vec<u8>;

/// Every kind of picture with its name.
pub const ALL_PICTURES: [(&str, DrawPicture); 13] = [
    ("league_table", |colours| Table { colours, ..table(64, 5, 0) }.to_png()),
    ("league_table_last", |colours| Table { colours, ..table(64, 5, 3) }.to_png()),
    ("league_table_small", |colours| Table { colours, ..table(8, 3, 0) }.to_png()),
    ("league_round", |colours| Round { colours, ..round(16) }.to_png()),
    ("league_bracket", |colours| Bracket { colours, ..bracket() }.to_png()),
    ("league_bracket_16", |colours| Bracket { colours, ..large_bracket() }.to_png()),
    ("league_losers", |colours| Bracket { colours, ..losers_bracket() }.to_png()),
    ("league_card", |colours| PlayerCard { colours, ..player_card() }.to_png()),
    ("league_calendar", |colours| Calendar { colours, ..calendar(7) }.to_png()),
    ("league_rating", |colours| RatingChart { colours, ..rating_chart(22) }.to_png()),
    ("league_score", |colours| PointsChart { colours, ..score_chart(31) }.to_png()),
    ("league_points", |colours| PointsChart { colours, ..points_chart(27) }.to_png()),
    ("league_army", |colours| FactionChart { colours, ..army_chart() }.to_png()),
];
