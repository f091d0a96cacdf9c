//! The picture of a table as text, for readers who cannot see it.

use crate::pictures::{EffectiveValues, Headline, Mark, Preview, PreviewArrow, effective_values, scoped_modules};
use crate::rules::event::EventTile;
use crate::rules::page::PageMark;
use crate::rules::{Game, Hex, HexSet, Influence, Marker, Tile, Unit};
use crate::texts::{text, word};
use crate::words::{
    direction_name, facing, ground_name, leader_of, mark_phrase, name_at, page_phrases, remaining_cards, tile_name,
    unit_name,
};
use sztab_game::view::MAX_ALT_CHARACTERS;
use sztab_game::{Language, Side, Sides};

use super::headline::headline;
use super::marks::Marks;
use super::round::{next_side, side_status};

/// The alternative text of a table's picture, within the length limit. On a crowded board, units are listed without the
/// effects of other units on them.
pub fn alt_text(game: &Game, language: Language, marks: &Marks) -> String {
    let whole = describe_board(game, language, marks, true);
    if whole.chars().count() <= MAX_ALT_CHARACTERS { whole } else { describe_board(game, language, marks, false) }
}

/// Describes the headline and marks, the sides, and every unit with its facing, wounds and net; if `with_changes` is
/// true, also the effects of other units on it.
fn describe_board(game: &Game, language: Language, marks: &Marks, with_changes: bool) -> String {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let influence = Influence::evaluate(roster, arrangement);
    let scoped = scoped_modules(&influence);
    let units = arrangement.whole_units().map(|(hex, unit)| {
        let mut parts = describe_unit(game, language, hex, unit);
        parts.extend(unit_states(game, language, &influence, &scoped, hex));
        if let Some(effective) = effective_values(&influence, hex).filter(|_| with_changes) {
            parts.extend(describe_changes(&effective, roster.unit_tile(unit), language));
        }
        parts.join(" ")
    });
    let grounds = arrangement.foundations().iter().map(|ground| {
        let army = roster.army(ground.owner).name.in_language(language);
        let name = unit_name(language, roster, arrangement.board, ground.to_event_tile());
        text(language, "alt-foundation", &[("tile", name.into()), ("army", army.to_owned().into())])
    });
    let terrain = roster.terms().terrain.iter().map(|tile| {
        let kind = word(language, &format!("terrain-{}", tile.kind.word()));
        let hexes: Vec<String> = tile.hexes.iter().map(|hex| arrangement.board.name(hex).to_string()).collect();
        text(language, "alt-terrain", &[("kind", kind.into()), ("hexes", hexes.join(", ").into())])
    });
    describe_headline(game, language, marks)
        .into_iter()
        .chain(roster.sides().map(|side| describe_side(game, language, side)))
        .chain(team_totals(game, language))
        .chain(terrain)
        .chain(describe_page(game, language))
        .chain(units)
        .chain(grounds)
        .collect::<Vec<_>>()
        .join("; ")
}

/// Describes the marks of a page with their hexes, and the scores of the sides.
fn describe_page(game: &Game, language: Language) -> Vec<String> {
    let (roster, board) = (game.roster(), game.arrangement().board);
    let Some(page) = roster.page() else { return Vec::new() };
    let mark = |mark: &PageMark| {
        let hexes: Vec<String> = mark.hexes.iter().map(|hex| board.name(hex).to_string()).collect();
        let words: Vec<String> = mark.words.iter().map(|&word| mark_phrase(roster, language, word)).collect();
        let (marks, hexes) = (words.join(&word(language, "list-comma")), hexes.join(", "));
        text(language, "alt-page-mark", &[("mark", marks.into()), ("hexes", hexes.into())])
    };
    let score = |side: Side| {
        let army = roster.army(side).name.in_language(language).to_owned();
        let score = game.arrangement().scores[side.index()];
        text(language, "alt-page-score", &[("army", army.into()), ("score", score.into())])
    };
    let scores = roster.sides().filter(|_| page.has_scores()).map(score);
    page_phrases(page, language).into_iter().chain(page.marks.iter().map(mark)).chain(scores).collect()
}

/// Describes a side: army, points, hand, pile, cards, and its status in the game.
fn describe_side(game: &Game, language: Language, side: Side) -> String {
    let (roster, seat) = (game.roster(), game.seat(side));
    let names: Vec<&str> = seat.hand.iter().map(|&tile| tile_name(language, roster, side, tile)).collect();
    let hand = if names.is_empty() { word(language, "hand-empty") } else { names.join(&word(language, "list-comma")) };
    let key = if roster.mode().is_for_points() { "alt-side-score" } else { "alt-side" };
    let arguments = [
        ("army", roster.army(side).name.in_language(language).to_owned().into()),
        ("points", game.arrangement().points[side.index()].into()),
        ("hand", hand.into()),
        ("pile", seat.pile.len().into()),
    ];
    let mut whole = text(language, key, &arguments);
    let cards = remaining_cards(language, game, side);
    if !cards.is_empty() {
        whole = text(language, "alt-cards", &[("side", whole.into()), ("cards", cards.into())]);
    }
    if let Some((leader, uses)) = leader_of(game, side) {
        let leader = leader.name.in_language(language).to_owned();
        whole =
            text(language, "alt-leader", &[("side", whole.into()), ("leader", leader.into()), ("uses", uses.into())]);
    }
    match side_status(game, side, language) {
        Some(standing) => format!("{whole} ({})", standing.word),
        None => whole,
    }
}

/// Describes a unit: hex, army, facing, wounds and poison. Each token of a Structure has its own side and facing.
fn describe_unit(game: &Game, language: Language, hex: Hex, unit: &Unit) -> Vec<String> {
    let (roster, arrangement) = (game.roster(), game.arrangement());
    let mut parts = vec![unit_name_at(game, language, unit, hex)];
    if !roster.unit_tile(unit).is_headquarters() {
        parts.push(roster.army(unit.owner).name.in_language(language).to_owned());
        let tokens = arrangement.place(hex).iter().filter_map(|hex| describe_token(game, language, hex));
        let tokens = tokens.collect::<Vec<_>>().join(&word(language, "list-comma"));
        parts.push(if tokens.is_empty() { facing_text(game, language, unit) } else { tokens });
    }
    if unit.wounds > 0 {
        parts.push(text(language, "alt-wounds", &[("wounds", unit.wounds.into())]));
    }
    let poison = unit.marks.total(Marker::Poison);
    if poison > 0 {
        parts.push(text(language, "alt-poison", &[("markers", poison.into())]));
    }
    parts
}

/// Describes the token of a Structure on a hex: the side that is up, and its facing.
fn describe_token(game: &Game, language: Language, hex: Hex) -> Option<String> {
    let unit = game.arrangement().unit(hex)?;
    let face = game.roster().unit_tile(unit).token?.face();
    let arguments = [
        ("hex", game.arrangement().board.name(hex).to_string().into()),
        ("face", face.letter().to_string().into()),
        ("facing", facing_text(game, language, unit).into()),
    ];
    Some(text(language, "alt-token", &arguments))
}

/// The states of a unit in words, including the side that it serves and an available second move.
fn unit_states(
    game: &Game,
    language: Language,
    influence: &Influence<'_>,
    scoped: &[(Hex, Side)],
    hex: Hex,
) -> impl Iterator<Item = String> {
    let say = |key: &'static str| move || word(language, key);
    let name_side = |key: &str, side: Side| {
        let army = game.roster().army(side).name.in_language(language).to_owned();
        text(language, key, &[("army", army.into())])
    };
    let has_steel_net = game.arrangement().unit(hex).is_some_and(|unit| !unit.marks.steel_nets().is_empty());
    let is_member = influence.matrices.iter().any(|members| members.contains(hex));
    let moves_on = game.state().second_move.is_some_and(|second| second.unit == hex);
    let served = scoped.iter().find(|(scoped, _)| *scoped == hex);
    let states = [
        influence.is_paralysed(hex).then(say("alt-paralysed")),
        has_steel_net.then(say("alt-steel-net")),
        influence.is_netted(hex).then(say("alt-netted")),
        influence.foreign_controller(hex).map(|side| name_side("alt-taken", side)),
        served.map(|&(_, side)| name_side("alt-serves", side)),
        is_member.then(say("alt-matrix")),
        moves_on.then(say("alt-second-move")),
    ];
    states.into_iter().flatten()
}

/// The total points of each team.
fn team_totals(game: &Game, language: Language) -> Vec<String> {
    let (roster, mode) = (game.roster(), *game.roster().mode());
    if !mode.kind().has_teams() {
        return Vec::new();
    }
    let points = &game.arrangement().points;
    let sum = |team: Sides| {
        let armies = team.iter().map(|side| roster.army(side).name.in_language(language));
        let armies = armies.collect::<Vec<_>>().join(" + ");
        let points = team.iter().next().map_or(0, |side| mode.team_points(side, points));
        text(language, "alt-team", &[("armies", armies.into()), ("points", points.into())])
    };
    mode.teams().map(sum).collect()
}

/// The headline, the hexes of the last move, and the action under consideration.
fn describe_headline(game: &Game, language: Language, marks: &Marks) -> Vec<String> {
    let (roster, board) = (game.roster(), game.arrangement().board);
    let Headline { title, note, .. } = headline(game, language);
    let mut parts: Vec<String> = [title, note].into_iter().filter(|line| !line.is_empty()).collect();
    if let Some(next) = next_side(game) {
        let army = roster.army(next).name.in_language(language);
        parts.push(text(language, "alt-next", &[("army", army.into())]));
    }
    let considered = describe_preview(game, language, &marks.preview(game));
    let names = |hexes: Vec<String>| hexes.join(&word(language, "list-comma")).into();
    if !marks.offered.is_empty() {
        let offered = marks.offered.iter().map(|&(number, hex)| format!("{number} {}", board.name(hex))).collect();
        parts.push(text(language, "alt-offered", &[("hexes", names(offered))]));
    }
    if !marks.possible.is_empty() {
        let possible = marks.possible.iter().map(|&hex| board.name(hex).to_string()).collect();
        parts.push(text(language, "alt-possible", &[("hexes", names(possible))]));
    }
    if !considered.is_empty() {
        parts.extend(considered);
    } else if !marks.last.is_empty() {
        let names: Vec<String> = marks.last.iter().map(|&hex| board.name(hex).to_string()).collect();
        let hexes = names.join(&word(language, "list-comma"));
        parts.push(text(language, "alt-marked", &[("hexes", hexes.into())]));
    }
    parts
}

/// Describes the changes by an action under consideration: new positions of units, hits and losses.
fn describe_preview(game: &Game, language: Language, preview: &Preview) -> Vec<String> {
    let name = |hex: Hex| game.arrangement().board.name(hex).to_string();
    let list = |names: Vec<String>| names.join(&word(language, "list-comma")).into();
    let (mut parts, mut open, mut gone) = (Vec::new(), Vec::new(), HexSet::EMPTY);
    for way in &preview.ways {
        match *way {
            PreviewArrow::Goes { from, to } => {
                let Some((_, unit)) = preview.ghosts.iter().find(|(hex, _)| *hex == to) else { continue };
                gone.insert(to);
                let arguments = [
                    ("unit", unit_name_at(game, language, unit, from).into()),
                    ("hex", name(to).into()),
                    ("facing", facing_text(game, language, unit).into()),
                ];
                parts.push(text(language, "alt-goes", &arguments));
            }
            PreviewArrow::Pushes { from, to } => {
                let [unit, other] = [from, to].map(|hex| name_at(language, game, hex));
                parts.push(text(language, "alt-pushes", &[("unit", unit.into()), ("other", other.into())]));
            }
            PreviewArrow::MayGo { to, .. } => open.push(name(to)),
            PreviewArrow::Turns { .. } => {}
        }
    }
    if !open.is_empty() {
        parts.push(text(language, "alt-may-go", &[("hexes", list(open))]));
    }
    for (hex, unit) in preview.ghosts.iter().filter(|(hex, _)| !gone.contains(*hex)) {
        let arguments = [
            ("unit", unit_name_at(game, language, unit, *hex).into()),
            ("facing", facing_text(game, language, unit).into()),
        ];
        parts.push(text(language, "alt-ghost", &arguments));
    }
    if !preview.area.is_empty() {
        parts.push(text(language, "alt-area", &[("hexes", list(preview.area.iter().map(name).collect()))]));
    }
    for (key, units) in fates(game, language, preview) {
        if !units.is_empty() {
            parts.push(text(language, key, &[("units", list(units))]));
        }
    }
    parts
}

/// The units that would die and those that would be wounded, each list with its text key.
fn fates(game: &Game, language: Language, preview: &Preview) -> [(&'static str, Vec<String>); 2] {
    let arrangement = game.arrangement();
    // A unit that moves is named with its new hex.
    let fallen = |hex: Hex| match preview.unit(arrangement, hex) {
        Some(unit) => unit_name_at(game, language, &unit, hex),
        None => ground_name(language, game, hex).unwrap_or_else(|| arrangement.board.name(hex).to_string()),
    };
    let (mut fall, mut hurt) = (Vec::new(), Vec::new());
    for mark in &preview.marks {
        match *mark {
            Mark::Dies { hex, .. } => fall.push(fallen(hex)),
            Mark::Wounded { hex, amount } => hurt.push(format!("{} +{amount}", fallen(hex))),
            Mark::Loses { hex, points } => hurt.push(format!("{} −{points}", fallen(hex))),
            Mark::Acts(_) | Mark::Shot { .. } | Mark::Leg { .. } | Mark::Heals { .. } | Mark::Scores { .. } => {}
        }
    }
    [("alt-fall", fall), ("alt-hurt", hurt)]
}

/// The name of a unit, with a given hex.
fn unit_name_at(game: &Game, language: Language, unit: &Unit, hex: Hex) -> String {
    let seen = EventTile { hex, owner: unit.owner, tile: unit.tile };
    unit_name(language, game.roster(), game.arrangement().board, seen)
}

/// The direction in which a unit faces.
fn facing_text(game: &Game, language: Language, unit: &Unit) -> String {
    direction_name(language, facing(game.roster().unit_tile(unit), unit.rotation))
}

/// Effective values of a unit on the board, in words.
fn describe_changes(effective: &EffectiveValues, tile: &Tile, language: Language) -> Vec<String> {
    let mut words = Vec::new();
    if effective.initiative != tile.initiative {
        let values: Vec<String> = effective.initiative.iter().map(u8::to_string).collect();
        let values = values.join(&word(language, "list-comma"));
        words.push(text(language, "alt-initiative", &[("values", values.into())]));
    }
    let amounts =
        [("alt-melee", effective.melee), ("alt-ranged", effective.ranged), ("alt-toughness", effective.toughness)];
    let given = amounts.into_iter().filter(|&(_, amount)| amount > 0);
    words.extend(given.map(|(key, amount)| text(language, key, &[("amount", amount.into())])));
    words
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::notation::{Catalogue, Position};
    use crate::rules::{Army, Board, ModeKind, Opening, Roster, Terms};
    use sztab_game::Side;

    fn game(mode: ModeKind, seats: u8) -> Game {
        let armies = Army::base_box().into_iter().map(Arc::new).take(usize::from(seats)).collect();
        let roster = Arc::new(Roster::with_terms(armies, Terms::for_mode(mode, seats)));
        Game::new(Arc::clone(&roster), &Opening::deal(&roster, Board::STANDARD, &[7; 32]))
    }

    fn alt(game: &Game, language: Language) -> String {
        alt_text(game, language, &Marks::default())
    }

    #[test]
    fn teams_are_described_with_their_totals() {
        for (mode, seats, sums) in [(ModeKind::Teams, 4, ["40", "40"]), (ModeKind::OneAgainstTeam, 3, ["20", "26"])] {
            for (language, team) in Language::ALL.into_iter().zip(["team", "drużyna", "команда"]) {
                let alt = alt(&game(mode, seats), language);
                let told: Vec<&str> = alt.split("; ").filter(|part| part.starts_with(team)).collect();
                assert_eq!(told.len(), 2, "{language:?}: {alt}");
                for (told, sum) in told.iter().zip(sums) {
                    assert!(told.ends_with(&format!(": {sum}")), "{told}");
                }
            }
        }
        assert!(!alt(&game(ModeKind::Duel, 2), Language::English).contains("team"));
    }

    #[test]
    fn games_for_points_describe_points_but_no_hq_points() {
        for (language, [wanted, other]) in
            Language::ALL.into_iter().zip([["0 of 20 points", "HQ 0"], ["0 z 20", "Sztab 0"], ["0 з 20", "штаб 0"]])
        {
            let alt = alt(&game(ModeKind::Points, 3), language);
            assert!(alt.contains(wanted) && !alt.contains(other), "{language:?}: {alt}");
        }
    }

    #[test]
    fn a_structure_is_described_once_with_both_tokens() {
        const TEXT: &str = "board 19
define X/slag_crane kind=structure edges=r1,-,-,-,-,-/m1,-,-,-,-,-/a,-,-,-,-,-/n,-,-,-,-,- toughness=2/2/-/-
side X army=moloch
side Y army=outpost
unit A1 X/hq
unit C3+C4 X/slag_crane face=a+b rot=1+3 wounds=1
unit E2 Y/hq
";
        let game = Position::parse(TEXT, &Catalogue::built_in()).expect("a position").game();
        let tokens = [
            "C3: side a up, NE, C4: side b up, S",
            "C3: strona a na wierzchu, NE, C4: strona b na wierzchu, S",
            "C3: зверху бік a, ПнСх, C4: зверху бік b, Пд",
        ];
        for (language, tokens) in Language::ALL.into_iter().zip(tokens) {
            let alt = alt(&game, language);
            assert!(alt.contains(tokens) && alt.matches("slag_crane").count() == 1, "{language:?}: {alt}");
        }
    }

    #[test]
    fn more_than_two_sides_are_described_with_turns_and_eliminations() {
        let whole = game(ModeKind::FreeForAll, 3);
        let mut state = whole.state().clone();
        state.contest.eliminated = Side(1).into();
        state.contest.lost.push(Side(1).into());
        let out = whole.clone().with_state(state);
        for language in Language::ALL {
            let [second, third] = [1, 2].map(|side| whole.roster().army(Side(side)).name.in_language(language));
            let next = |army: &str| text(language, "alt-next", &[("army", army.to_owned().into())]);
            let gone = format!("({})", word(language, "label-eliminated"));
            let (before, after) = (alt(&whole, language), alt(&out, language));
            assert!(before.contains(&next(second)) && !before.contains(&gone), "{before}");
            assert!(after.contains(&next(third)) && after.contains(&gone), "{after}");
            let duel = alt(&game(ModeKind::Duel, 2), language);
            assert!(!duel.contains(&next(second)), "{duel}");
        }
    }
}
