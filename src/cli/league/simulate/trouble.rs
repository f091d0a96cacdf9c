//! Trouble in a season: players who enter late, sit out, leave or do not play, rulings, and lines taken back.

use std::collections::BTreeSet;

use sha2::{Digest as _, Sha256};

use super::error::SimulationError;
use super::hall::LeagueServer;
use sztab_league::event::EventKind;
use sztab_league::ids::{Group, MatchId};
use sztab_league::rules::{Format, Preset};
use sztab_league::season::{Entrant, Match, Season};
use sztab_referee::league::SeasonRecord;
use sztab_store::UserId;

/// Minimum number of players in a season that players may leave.
const MIN_PLAYERS: usize = 4;
/// Index of this result among the choices of `/season result`.
const WIN_CHOICE: i64 = 0;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum TroubleKind {
    /// The last player enters after the first round has been published.
    Late,
    /// A player sits out the next round.
    SitsOut,
    Leaves,
    /// Neither player of a match begins it.
    NoShow,
    Ruling,
    /// A judge sets the result of a match and takes it back.
    Void,
    /// A judge takes back the beginning of a match and then a pick.
    PicksAnew,
}

/// The trouble in a season: each kind happens at its first opportunity, and at random after that.
pub struct Trouble {
    percent: u32,
    seed: [u8; 32],
    drawn: u64,
    /// Kinds of trouble that have not happened yet.
    wanted: BTreeSet<TroubleKind>,
    /// Rounds before which players have been given the chance to sit out or leave.
    asked: BTreeSet<(Group, u32)>,
    no_shows: BTreeSet<MatchId>,
    seen: BTreeSet<MatchId>,
    /// Number of matches that judges have decided.
    judged: u32,
    /// Descriptions of what happened, for the report.
    pub told: Vec<String>,
}

impl Trouble {
    /// The trouble in a season created from a preset; none at 0 percent.
    pub fn new(percent: u32, preset: Preset, seed: [u8; 32]) -> Self {
        let mut wanted = BTreeSet::new();
        if percent > 0 {
            wanted.extend([
                TroubleKind::Leaves,
                TroubleKind::NoShow,
                TroubleKind::Ruling,
                TroubleKind::Void,
                TroubleKind::PicksAnew,
            ]);
            if is_late_joiner(percent, preset) {
                wanted.extend([TroubleKind::Late, TroubleKind::SitsOut]);
            }
        }
        let (asked, no_shows, seen) = Default::default();
        Self { percent, seed, drawn: 0, wanted, asked, no_shows, seen, judged: 0, told: Vec::new() }
    }

    /// A random number from 0 to 99.
    fn roll_percent(&mut self) -> u32 {
        self.drawn += 1;
        let hash = Sha256::new_with_prefix(self.seed).chain_update(self.drawn.to_be_bytes()).finalize();
        (u32::from(hash[0]) << 8 | u32::from(hash[1])) % 100
    }

    /// The kinds of trouble that had no opportunity.
    pub fn missed_kinds(&self) -> Option<String> {
        let missing: Vec<String> = self.wanted.iter().map(|kind| format!("{kind:?}")).collect();
        (!missing.is_empty()).then(|| format!("had no opportunity: {}", missing.join(", ")))
    }

    fn should_happen(&mut self, kind: TroubleKind, percent: u32) -> bool {
        self.wanted.remove(&kind) || self.roll_percent() < percent
    }

    pub fn is_no_show(&self, match_id: MatchId) -> bool {
        self.no_shows.contains(&match_id)
    }

    /// Changes the set of active players between rounds: once per round, while the previous round is being played.
    pub async fn disturb_players(&mut self, hall: &LeagueServer, record: &SeasonRecord) -> Result<(), SimulationError> {
        let season = record.log.season();
        let Some(stage) = season.current_stage().filter(|_| self.percent > 0) else { return Ok(()) };
        for division in 0..season.stages[stage].divisions.len() {
            let group = Group { stage, division };
            let Some(round) = season.division(group).map(sztab_league::season::Division::next_round) else { continue };
            if round > 1 && self.asked.insert((group, round)) {
                self.disturb_round(hall, group, round).await?;
            }
        }
        Ok(())
    }

    async fn disturb_round(&mut self, hall: &LeagueServer, group: Group, round: u32) -> Result<(), SimulationError> {
        let record = hall.read_record().await?;
        let season = record.log.season();
        let is_swiss = matches!(season.format(group.stage), Some(Format::Swiss { .. }));
        let has_more = season.planned_rounds(group).is_none_or(|planned| round <= planned);
        if let Some(late) = hall.players.last()
            && record.entry_of(UserId(late.id())).is_none()
            && self.wanted.remove(&TroubleKind::Late)
        {
            hall.join(late).await?;
            self.told.push(format!("{} enters before round {round}", late.name()));
        }
        let playing = season.division(group).map(sztab_league::season::Division::counted_entrants).unwrap_or_default();
        for entrant in
            playing.into_iter().filter(|entrant| season.entrants.get(entrant).is_some_and(Entrant::is_taking_part))
        {
            let person = hall.person(&record, entrant)?;
            if is_swiss && has_more && self.should_happen(TroubleKind::SitsOut, self.percent) {
                let answer =
                    hall.type_command(person, &["league", "sit-out"], &[("round", i64::from(round).into())]).await?;
                self.told.push(format!("{} asks to sit round {round} out: {}", person.name(), answer.content));
            } else if may_leave(&hall.read_record().await?) && self.should_happen(TroubleKind::Leaves, self.percent / 4)
            {
                let asked = hall.type_command(person, &["league", "leave"], &[]).await?;
                hall.press_private(person, &asked, ":leave-sure:").await?;
                hall.wait_until("a player leaves", |season| {
                    season.entrants.get(&entrant).is_some_and(|left| !left.is_taking_part())
                })
                .await?;
                self.told.push(format!("{} leaves before round {round}", person.name()));
            }
        }
        Ok(())
    }

    /// Causes trouble in a match before it begins. Returns whether the match can still be played.
    pub async fn disturb_match(
        &mut self,
        hall: &LeagueServer,
        record: &SeasonRecord,
        of: &Match,
    ) -> Result<bool, SimulationError> {
        if self.percent == 0 || of.begun_ms.is_some() || !self.seen.insert(of.id) {
            return Ok(true);
        }
        if self.should_happen(TroubleKind::NoShow, self.percent) {
            self.no_shows.insert(of.id);
            self.told.push(format!("nobody begins match {}", of.id.0));
            return Ok(false);
        }
        if self.should_happen(TroubleKind::Ruling, self.percent / 2) {
            self.rule_on_match(hall, record, of).await?;
            return Ok(false);
        }
        if self.should_happen(TroubleKind::Void, self.percent / 4) {
            self.rule_on_match(hall, record, of).await?;
            self.take_back_ruling(hall, of).await?;
        }
        Ok(true)
    }

    async fn rule_on_match(
        &mut self,
        hall: &LeagueServer,
        record: &SeasonRecord,
        of: &Match,
    ) -> Result<(), SimulationError> {
        let [first, _] = hall.players(record, of)?;
        let named = format!("{} {}", hall.season.0, of.id.0);
        let options = [
            ("match", named.as_str().into()),
            ("result", WIN_CHOICE.into()),
            ("reason", "Played at the club.".into()),
            ("winner", first.into()),
            ("hq", "12:5".into()),
        ];
        hall.type_as_organiser("result", &options).await?;
        hall.wait_until("a ruling", |season| !is_open(season, of.id)).await?;
        self.told.push(format!("a judge rules on match {}", of.id.0));
        Ok(())
    }

    /// Takes back the ruling on a match, so that the match can be played.
    async fn take_back_ruling(&mut self, hall: &LeagueServer, of: &Match) -> Result<(), SimulationError> {
        let ruled = |kind: &EventKind| matches!(kind, EventKind::Ruled(ruling) if ruling.match_id == of.id);
        hall.take_back(ruled, |season| is_open(season, of.id)).await?;
        self.told.push(format!("the ruling on match {} is taken back", of.id.0));
        Ok(())
    }

    /// Returns whether a judge takes back the beginning of a match that has just begun.
    pub fn should_repick(&mut self) -> bool {
        self.percent > 0 && self.should_happen(TroubleKind::PicksAnew, self.percent / 4)
    }

    /// Takes back the beginning of a match and its last pick, as a judge. The match begins with another faction.
    pub async fn take_back_pick(&mut self, hall: &LeagueServer, match_id: MatchId) -> Result<(), SimulationError> {
        let begun = |kind: &EventKind| matches!(kind, EventKind::Begun { match_id: of } if *of == match_id);
        let is_begun = |season: &Season| season.matches.get(&match_id).is_some_and(|of| of.begun_ms.is_some());
        let before = hall.take_back(begun, |season| !is_begun(season)).await?;
        let last = before.log.season().matches.get(&match_id).and_then(|of| of.steps.last().cloned());
        let picked = |kind: &EventKind| matches!(kind, EventKind::FactionStep(step) if Some(step) == last.as_ref());
        hall.take_back(picked, |season| season.matches.get(&match_id).is_some_and(|of| of.factions.is_none())).await?;
        hall.name_factions(match_id, last.as_ref().map(|step| step.faction.as_str())).await?;
        hall.wait_until("a match that begins anew", is_begun).await?;
        self.told.push(format!("the beginning of match {} and a pick are taken back", match_id.0));
        Ok(())
    }

    /// Has a judge decide on a match in the queue: accepts the proposal, sets a result, or grants three days, in turn.
    pub async fn judge_match(&mut self, hall: &LeagueServer, of: &Match) -> Result<(), SimulationError> {
        let (organiser, about) = (&hall.organiser, of.id.0.to_string());
        let has_proposal = of.queued.as_ref().is_some_and(|queued| queued.proposal.is_some());
        match self.judged % 3 {
            0 if has_proposal => {
                hall.press(organiser, "accept", &about).await?;
                self.told.push(format!("a judge accepts the proposal for match {about}"));
            }
            0 | 1 => {
                let choices = hall.press(organiser, "verdict", &about).await?.complete(super::bot::BOT_TIMEOUT).await?;
                let form = hall.press_private(organiser, &choices, "walkover-second").await?;
                let sent = organiser.submit(&form, &[("reason", "They were there.")]).await?;
                sent.complete(super::bot::BOT_TIMEOUT).await?;
                self.told.push(format!("a judge gives match {about} a walkover"));
            }
            _ => {
                hall.press(organiser, "extend", &format!("{about} 3")).await?;
                self.no_shows.remove(&of.id);
                self.told.push(format!("a judge gives match {about} three days"));
            }
        }
        self.judged += 1;
        let is_settled = |season: &Season| season.queue().iter().all(|waiting| waiting.id != of.id);
        hall.wait_until("a judge decides", is_settled).await?;
        Ok(())
    }
}

pub fn is_late_joiner(percent: u32, preset: Preset) -> bool {
    percent > 0 && matches!(preset, Preset::Swiss | Preset::Flamberg | Preset::Championship)
}

pub fn is_open(season: &Season, match_id: MatchId) -> bool {
    season.matches.get(&match_id).is_some_and(|found| found.is_open(season.match_kind()))
}

/// True if one player can leave and enough players remain.
fn may_leave(record: &SeasonRecord) -> bool {
    record.log.season().players().len() > MIN_PLAYERS
}
