//! Raft before a game has started: its properties, terms and computer players.

use sztab_game::chance::to_hex;
use sztab_game::view::{Agreement, GameView, Lobbies, Playable, Posts, Proofs, Term, TermOption, Turns};
use sztab_game::{
    Game, GameInfo, GameKind, InvalidSetup, Kind, Language, Players, SeatData, SeatFile, Seating, Seed, Side,
};

use super::rules::{INFO, Raft};

/// The game of the raft.
pub const RAFT: Kind = &RaftKind;

struct RaftKind;

impl GameKind for RaftKind {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn files(&self) -> Vec<SeatFile> {
        ["ash", "birch", "cedar", "elm"].map(|tree| SeatFile::new(tree, format!("tree = \"{tree}\"\n"))).to_vec()
    }

    fn seat_count(&self, terms: &str) -> Result<u8, InvalidSetup> {
        let (_, terms) = Seating::split(terms);
        let seats = if terms.is_empty() { Some(INFO.seats[0]) } else { parse_seats(&terms) };
        seats.ok_or_else(|| InvalidSetup(format!("raft has no terms `{terms}`")))
    }

    fn deal(&self, data: &[SeatData<'_>], terms: &str, seed: &Seed) -> Result<String, InvalidSetup> {
        match usize::from(self.seat_count(terms)?) {
            seats if seats == data.len() => Ok(to_hex(seed)),
            seats => Err(InvalidSetup(format!("{} sides instead of {seats}", data.len()))),
        }
    }

    fn open(&self, data: &[SeatData<'_>], opening: &str) -> Result<Box<dyn Game>, InvalidSetup> {
        let byte = |at: usize| u8::from_str_radix(opening.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..32).map(|index| byte(2 * index)).collect();
        let seed =
            bytes.and_then(|bytes| Seed::try_from(bytes).ok()).ok_or_else(|| InvalidSetup("this is no seed".into()))?;
        let seats = u8::try_from(data.len()).ok().filter(|seats| INFO.seats.contains(seats));
        Ok(Box::new(Raft::new(seats.ok_or_else(|| InvalidSetup("one to four castaways".into()))?, &seed)))
    }

    fn view(&self) -> &'static dyn GameView {
        &RaftView
    }

    fn computer_players(&self) -> &'static dyn Players {
        &Bailer
    }
}

fn parse_seats(terms: &str) -> Option<u8> {
    terms.strip_prefix("mode=")?.parse().ok().filter(|seats| INFO.seats.contains(seats))
}

/// The game shown by its notation; its terms set the number of castaways.
struct RaftView;

impl Turns for RaftView {}
impl Posts for RaftView {}
impl Proofs for RaftView {}

impl Lobbies for RaftView {
    fn agreement(&self, terms: &str, _playables: &[Playable], _language: Language) -> Agreement {
        let option = |seats: u8| TermOption {
            value: seats.to_string(),
            label: format!("Raft for {seats}"),
            about: format!("{seats} castaways"),
            is_ruled: false,
        };
        let term = Term {
            key: "mode".to_owned(),
            label: "Castaways".to_owned(),
            value: parse_seats(&Seating::split(terms).1).unwrap_or(INFO.seats[0]).to_string(),
            concerns: Vec::new(),
            options: (1..=4).map(option).collect(),
        };
        Agreement { terms: vec![term], ..Agreement::default() }
    }

    fn with_term(&self, terms: &str, _playables: &[Playable], key: &str, value: &str) -> Option<String> {
        let mode = |_: &str| Some(format!("{key}={value}")).filter(|terms| parse_seats(terms).is_some());
        Seating::with_term(terms, (key, value), mode)
    }
}

/// A computer player that bails when the water is high.
#[derive(Debug, Clone, Copy)]
pub struct Bailer;

impl Players for Bailer {
    fn strengths(&self) -> &'static [&'static str] {
        &["casual"]
    }

    fn planned_lines(&self, game: &dyn Game, side: Side, strength: &str, _seed: &Seed) -> Vec<String> {
        let Some(raft) = game.downcast_ref::<Raft>() else { return Vec::new() };
        let line = if raft.water_level() > 2 { "bail" } else { "bind" };
        if strength == "casual" && game.waiting_sides().contains(side) { vec![line.to_owned()] } else { Vec::new() }
    }
}
