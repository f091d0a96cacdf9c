//! A season under test: commands pass through the decision, the log, and a fold from the start.

use std::borrow::Borrow;
use std::collections::BTreeMap;

use sztab_league::decide::{Command, CommandContext, Preview, Refusal, Request, Requester, decide, preview};
use sztab_league::draw::Seed;
use sztab_league::event::{Actor, EndReason, Event, GameOver, Scope, SessionFacts, Verdict};
use sztab_league::ids::{EntrantId, Group, MatchId, OrganiserId, Seat, TextId};
use sztab_league::record::Points;
use sztab_league::rules::{DAY_MS, HOUR_MS, Preset, Rules, Seeding};
use sztab_league::season::{Log, Match, Season, game_factions};

use sztab_league::engine::Standard;

pub const SEED: &str = "0000000000000000000000000000000000000000000000000000000000000001";
pub const ORGANISER: Requester = Requester::Person { entrant: None, organiser: Some(OrganiserId(1)), has_role: true };
pub const JUDGE: Requester = Requester::Person { entrant: None, organiser: Some(OrganiserId(2)), has_role: false };
pub const GUEST: Requester = Requester::Person { entrant: None, organiser: None, has_role: false };
pub const REASON: TextId = TextId(7);
pub const FIRST_DIVISION: Group = Group { stage: 0, division: 0 };
const START_MS: i64 = 1_800_000_000_000;

pub struct League {
    pub log: Log,
    pub now_ms: i64,
    presses: u64,
}

pub fn whitelist() -> Vec<String> {
    ["borgo", "hegemony", "moloch", "outpost"].map(str::to_owned).to_vec()
}

pub fn rules(preset: Preset) -> Rules {
    preset.rules("Spring", &whitelist(), "72h+12h<96h")
}

pub fn player(entrant: EntrantId) -> Requester {
    Requester::Person { entrant: Some(entrant), organiser: None, has_role: false }
}

pub fn e(number: u32) -> EntrantId {
    EntrantId(number)
}

impl League {
    pub fn draft(rules: Rules) -> Self {
        let log = Log::new(START_MS, Actor::Organiser(OrganiserId(1)), rules);
        Self { log, now_ms: START_MS, presses: 100 }
    }

    pub fn open(rules: Rules) -> Self {
        let mut league = Self::draft(rules);
        let files = whitelist().into_iter().map(|faction| (faction, "00".to_owned())).collect::<BTreeMap<_, _>>();
        league.execute(ORGANISER, Command::OpenEntry(files));
        league.execute(ORGANISER, Command::NameJudge(OrganiserId(2)));
        league
    }

    /// A season of `players` players in one division, seeded in order of entry, with its first stage begun.
    pub fn running(rules: Rules, players: u32) -> Self {
        let mut league = Self::open(rules);
        (0..players).for_each(|_| league.enter_player());
        league.begin(vec![(1..=players).map(EntrantId).collect()]);
        league
    }

    /// Closes entry, sets the seeds by hand and begins the first stage.
    pub fn begin(&mut self, divisions: Vec<Vec<EntrantId>>) {
        self.execute(ORGANISER, Command::CloseEntry);
        self.execute(ORGANISER, Command::Seed { by: Seeding::Hand, divisions, by_lots: Vec::new() });
        self.execute(ORGANISER, Command::BeginStage);
    }

    pub fn season(&self) -> &Season {
        self.log.season()
    }

    pub fn find_match(&self, number: u32) -> &Match {
        &self.season().matches[&MatchId(number)]
    }

    /// Decides a command and appends the resulting lines, which must give the same season when the whole log is folded
    /// again.
    pub fn try_execute(&mut self, asker: Requester, command: impl Borrow<Command>) -> Result<Vec<Event>, Refusal> {
        let command = command.borrow();
        let asking = CommandContext { at_ms: self.now_ms, asker, seed: SEED };
        let answer = decide(&self.log, &Standard, &asking, command);
        // A decision always fits: a line that does not is a bug in the decision.
        assert!(!matches!(answer, Err(Refusal::Unfit(_))), "{command:?}: {answer:?}");
        let events = answer?;
        for event in &events {
            self.log.append(event.clone()).unwrap_or_else(|misfit| panic!("{command:?}: {misfit}"));
        }
        assert_eq!(Season::from_events(self.log.events()).as_ref(), Ok(self.log.season()), "after {command:?}");
        Ok(events)
    }

    pub fn execute(&mut self, asker: Requester, command: impl Borrow<Command>) -> Vec<Event> {
        let command = command.borrow();
        self.try_execute(asker, command).unwrap_or_else(|refusal| panic!("{command:?}: {refusal:?}"))
    }

    pub fn expect_refusal(&mut self, asker: Requester, command: impl Borrow<Command>) -> Refusal {
        let command = command.borrow();
        self.try_execute(asker, command).expect_err(&format!("{command:?}"))
    }

    pub fn enter_command(&mut self) -> Command {
        self.presses += 1;
        Command::Enter { press: self.presses, seed: None }
    }

    pub fn enter_player(&mut self) {
        let enter = self.enter_command();
        self.execute(GUEST, enter);
    }

    pub fn preview_of(&self, group: Group) -> Result<Preview, Refusal> {
        let request = Request { group, exchanges: &[], rematches: false };
        preview(&self.log, &Standard, &self.context(), &request)
    }

    pub fn context(&self) -> CommandContext<'static> {
        CommandContext { at_ms: self.now_ms, asker: ORGANISER, seed: SEED }
    }

    pub fn publish(&mut self) {
        self.publish_in(FIRST_DIVISION);
    }

    pub fn publish_in(&mut self, group: Group) {
        let round = self.preview_of(group).expect("a round").round;
        self.execute(ORGANISER, Command::Publish(Box::new(round)));
    }

    pub fn win_match(&mut self, of: u32, winner: Seat) {
        self.end_game(of, 1, Some(winner));
    }

    pub fn end_game(&mut self, of: u32, game: u32, winner: Option<Seat>) {
        let over = self.game(of, game, winner);
        self.execute(Requester::Program, Command::EndGame(over));
    }

    /// A game as played at a table of the match.
    pub fn game(&self, of: u32, game: u32, winner: Option<Seat>) -> GameOver {
        let (season, seed) = (self.season(), Seed::from_hex(SEED));
        let mut over = game_over(of, game, winner);
        if let Some(found) = season.matches.get(&MatchId(of)) {
            over.first = season.first_seat(found.id, game, seed.as_ref()).unwrap();
            over.factions = found
                .factions
                .as_ref()
                .map_or(over.factions, |factions| game_factions(season.match_kind(), factions, game));
        }
        over
    }

    /// Lets the first players win all open matches of single games.
    pub fn first_players_win(&mut self) {
        let open: Vec<_> = self.season().open_matches().map(|of| of.id.0).collect();
        open.into_iter().for_each(|of| self.win_match(of, Seat::First));
    }

    pub fn advance_time(&mut self, days: i64, hours: i64) {
        self.now_ms += days * DAY_MS + hours * HOUR_MS;
    }

    pub fn points(&self, entrant: EntrantId) -> i32 {
        let built = self.season().stage_record(FIRST_DIVISION, &Standard);
        let place = built.place_of(entrant).expect("a place");
        built.record.players[place.0].iter().map(|part| part.points.0).sum()
    }

    pub fn rule_on_rest(&mut self, of: u32, verdict: Verdict) {
        self.rule(of, verdict, Scope::Rest);
    }

    pub fn rule_on_match(&mut self, of: u32, verdict: Verdict) {
        self.rule(of, verdict, Scope::Whole);
    }

    fn rule(&mut self, of: u32, verdict: Verdict, scope: Scope) {
        self.execute(JUDGE, Command::Rule { match_id: MatchId(of), verdict, scope, reason: REASON });
    }

    pub fn pass_deadline(&mut self, of: u32, facts: SessionFacts) {
        let cause = sztab_league::event::Cause::Deadline;
        self.execute(Requester::Program, Command::Queue { match_id: MatchId(of), cause, facts });
    }
}

pub fn game_over(of: u32, game: u32, winner: Option<Seat>) -> GameOver {
    let hq = match winner {
        Some(Seat::First) => [9, 4],
        Some(Seat::Second) => [3, 8],
        None => [5, 5],
    };
    let first = if game % 2 == 1 { Seat::First } else { Seat::Second };
    let factions = ["borgo".to_owned(), "moloch".to_owned()];
    GameOver { match_id: MatchId(of), game, first, winner, reason: EndReason::Points, hq, factions }
}

/// The points for a walkover or win in the profile of the Swiss preset.
pub fn win_points() -> i32 {
    let rules = rules(Preset::Swiss).matches;
    let Points(points) = Standard.award(&rules, sztab_league::engine::Award::Win);
    points
}
