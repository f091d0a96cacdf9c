//! A season played through the bot: people in the sandbox begin and play the rounds until the season ends by itself.

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt as _;
use futures::stream;

use super::GamesArgument;
use super::bot::{BOT_TIMEOUT, Bot};
use super::error::SimulationError;
use super::hall::{LeagueServer, POLL_INTERVAL};
use super::kills::{KillSchedule, Step};
use super::trouble::{Trouble, is_open};
use crate::cli::duel::progress::Progress;
use crate::cli::sandbox::typing::type_next_line;
use sztab_league::decide::{Command, CommandContext, Request, Requester, decide};
use sztab_league::draw::Seed;
use sztab_league::engine::Standard;
use sztab_league::event::{EndReason, GameOver};
use sztab_league::ids::{MatchId, Seat};
use sztab_league::rules::Preset;
use sztab_league::season::{Challenge, Match, MatchStatus, Season, SeasonState, game_factions};
use sztab_referee::SeasonPost;
use sztab_referee::league::{MatchSession, SeasonRecord};
use sztab_sandbox::{Id, Person};
use sztab_store::{Status, UnixMs};

/// Number of lines that each player plays in a short game before one of them resigns.
const SHORT_LINES: u32 = 2;
/// Number of lines per player after which a game is considered endless.
const MAX_LINES: u32 = 2_000;
/// Maximum number of matches played at the same time.
const MAX_CONCURRENT_MATCHES: usize = 4;
/// Maximum time to wait for the bot to reach a step in which it is to be killed.
const STEP_TIMEOUT: Duration = Duration::from_secs(20);
/// The winner's HQ points if the game ends after the first lines.
const FULL_HQ_POINTS: i32 = 20;
/// Maximum number of consecutive clock jumps after which nothing happens.
const MAX_JUMPS: u32 = 500;

pub struct SeasonRun {
    pub bot: Bot,
    pub hall: LeagueServer,
    pub games: GamesArgument,
    pub trouble: Trouble,
    pub deaths: KillSchedule,
    /// The challenges of a ladder, in order.
    pub challenges: Vec<Challenge>,
    pub progress: Progress,
}

impl SeasonRun {
    /// Plays until the season has ended and all posts are sent.
    pub async fn play_season(&mut self) -> Result<SeasonRecord, SimulationError> {
        let (mut seen, mut jumps) = (0, 0);
        loop {
            let season_record = self.hall.read_record().await?;
            if season_record.log.is_over() {
                self.wait_until_idle().await?;
                return Ok(season_record);
            }
            self.show_progress(season_record.log.season());
            jumps = if season_record.log.seq() == seen { jumps + 1 } else { 0 };
            if jumps > MAX_JUMPS {
                return Err(SimulationError::Unexpected("time passes and nothing happens".to_owned()));
            }
            seen = season_record.log.seq();
            self.trouble.disturb_players(&self.hall, &season_record).await?;
            let season_record = self.hall.read_record().await?;
            if self.play_matches(&season_record).await? == 0
                && !self.judge_match(&season_record).await?
                && !self.challenge_next(&season_record).await?
            {
                self.advance_time(season_record.log.seq()).await?;
            }
            self.hall.sandbox.forget_expired();
        }
    }

    fn show_progress(&mut self, season: &Season) {
        let closed = season.matches.values().filter(|of| of.status(season.match_kind()) == MatchStatus::Closed).count();
        self.progress.show(u32::try_from(closed).unwrap_or(u32::MAX));
    }

    /// Plays the matches that can be played. Returns their number.
    async fn play_matches(&mut self, season_record: &SeasonRecord) -> Result<usize, SimulationError> {
        let season = season_record.log.season();
        let mut played = Vec::new();
        for of in season.open_matches().filter(|of| of.status(season.match_kind()) != MatchStatus::Queued) {
            let begins =
                !self.trouble.is_no_show(of.id) && self.trouble.disturb_match(&self.hall, season_record, of).await?;
            if begins && is_open(self.hall.read_record().await?.log.season(), of.id) {
                played.push(of.clone());
            }
        }
        for of in &played {
            let is_new = self.begin_match(season_record, of).await?;
            if is_new && self.trouble.should_repick() {
                self.wait_until_idle().await?;
                self.trouble.take_back_pick(&self.hall, of.id).await?;
                self.wait_until_idle().await?;
            }
        }
        // The last match ends a round of its division.
        let (last, others) = match played.split_last() {
            Some((last, others)) if !self.deaths.is_finished() => (Some(last), others),
            _ => (None, &played[..]),
        };
        let play = &*self;
        let games = stream::iter(others).map(|of| play.play_match(season_record, of));
        let results: Vec<_> = games.buffer_unordered(MAX_CONCURRENT_MATCHES).collect().await;
        results.into_iter().collect::<Result<(), SimulationError>>()?;
        if let Some(of) = last {
            self.end_match_with_kills(of.id).await?;
        }
        Ok(played.len())
    }

    /// Has both players name their factions and press *Begin*. If a kill remains, the bot is killed while it creates
    /// the thread. Returns whether the match had not begun before.
    async fn begin_match(&mut self, season_record: &SeasonRecord, of: &Match) -> Result<bool, SimulationError> {
        if of.begun_ms.is_some() {
            return Ok(false);
        }
        self.hall.name_factions(of.id, None).await?;
        let Some(step) = self.deaths.take_during_thread() else {
            self.press_begin(season_record, of).await?;
            return Ok(true);
        };
        self.wait_until_idle().await?;
        step.arm(&self.hall.sandbox, self.hall.channel);
        let before = self.hall.sandbox.requests().len();
        self.press_begin(season_record, of).await?;
        self.kill_at_step(step, before).await?;
        self.bot.start().await?;
        self.wait_until_idle().await?;
        Ok(true)
    }

    async fn press_begin(&self, season_record: &SeasonRecord, of: &Match) -> Result<(), SimulationError> {
        for (seat, person) in Seat::BOTH.iter().zip(self.hall.players(season_record, of)?) {
            if !of.ready[seat.index()] {
                self.hall.press(person, "begin", &of.id.0.to_string()).await?;
            }
        }
        Ok(())
    }

    async fn play_match(&self, season_record: &SeasonRecord, of: &Match) -> Result<(), SimulationError> {
        for session in self.wait_for_sessions(season_record, of).await? {
            self.play_game(season_record, of, &session).await?;
        }
        Ok(())
    }

    /// The sessions of a match in play, once they exist.
    async fn wait_for_sessions(
        &self,
        season_record: &SeasonRecord,
        of: &Match,
    ) -> Result<Vec<MatchSession>, SimulationError> {
        let expected = of.open_games(season_record.log.season().match_kind()).len().max(1);
        let opens = async {
            loop {
                let sessions = self.hall.referee.match_sessions(season_record, of.id).await?;
                let open: Vec<MatchSession> =
                    sessions.into_iter().filter(|session| session.status == Status::Running).collect();
                if open.len() >= expected || !is_open(self.hall.read_record().await?.log.season(), of.id) {
                    return Ok(open);
                }
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        };
        let late = || Err(SimulationError::Unexpected(format!("match {} gets no table", of.id.0)));
        tokio::time::timeout(BOT_TIMEOUT, opens).await.unwrap_or_else(|_| late())
    }

    async fn play_game(
        &self,
        season_record: &SeasonRecord,
        of: &Match,
        session: &MatchSession,
    ) -> Result<(), SimulationError> {
        let lines = if self.games == GamesArgument::Full { MAX_LINES } else { SHORT_LINES };
        self.type_lines(season_record, of, session, lines).await?;
        if self.games == GamesArgument::Short {
            let seat = loser(of, session);
            self.resign(self.hall.players(season_record, of)?[seat.index()], session.channel.0).await?;
        }
        self.wait_until_finished(session).await
    }

    /// Has both players type this many lines each, if the game lasts that long.
    async fn type_lines(
        &self,
        season_record: &SeasonRecord,
        of: &Match,
        at: &MatchSession,
        lines: u32,
    ) -> Result<(), SimulationError> {
        let pair = self.hall.players(season_record, of)?;
        for _ in 0..lines {
            for person in pair {
                let session = self.hall.referee.load_session(at.game).await?;
                if session.record.status != Status::Running {
                    return Ok(());
                }
                let weakest = session.kind().strengths().first().copied().unwrap_or_default();
                type_next_line(person, &session, at.channel.0, weakest).await?;
            }
        }
        Ok(())
    }

    /// Has a player resign the game in a channel, unless it is over.
    async fn resign(&self, person: &Person, channel: Id) -> Result<(), SimulationError> {
        let asked = person.run_command(channel, &["resign"], &[]).await?.complete(BOT_TIMEOUT).await?;
        if let Some(sure) = asked.buttons().next() {
            person.press(asked.id, &sure.custom_id.clone()).await?;
        }
        Ok(())
    }

    async fn wait_until_finished(&self, session: &MatchSession) -> Result<(), SimulationError> {
        let ends = async {
            while self.hall.referee.store().load_game(session.game).await?.status == Status::Running {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
            Ok(())
        };
        let late = || Err(SimulationError::Unexpected(format!("the game {} does not end", session.game)));
        tokio::time::timeout(BOT_TIMEOUT, ends).await.unwrap_or_else(|_| late())
    }

    /// Has a judge decide on a match in the queue. Returns whether one was waiting.
    async fn judge_match(&mut self, season_record: &SeasonRecord) -> Result<bool, SimulationError> {
        let Some(of) = season_record.log.season().queue().first().copied() else { return Ok(false) };
        self.trouble.judge_match(&self.hall, of).await?;
        Ok(true)
    }

    /// The time of the next job or post.
    async fn find_next_due(&self) -> Result<Option<UnixMs>, SimulationError> {
        let store = self.hall.referee.store();
        let (job, post) = (store.next_job_time().await?, store.next_due_time().await?);
        Ok(job.into_iter().chain(post).min())
    }

    /// Waits until the bot has done everything that is due.
    async fn wait_until_idle(&self) -> Result<(), SimulationError> {
        let settles = async {
            while self.find_next_due().await?.is_some_and(|due| due <= self.bot.now()) {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
            Ok(())
        };
        let late = || Err(SimulationError::Unexpected("the bot does not do what is due".to_owned()));
        tokio::time::timeout(BOT_TIMEOUT, settles).await.unwrap_or_else(|_| late())
    }

    /// Moves the clock to the next job or post if all players are waiting.
    async fn advance_time(&mut self, seq: u64) -> Result<(), SimulationError> {
        self.wait_until_idle().await?;
        if self.hall.read_record().await?.log.seq() != seq {
            return Ok(());
        }
        if self.is_stuck().await? {
            return self.end_early().await;
        }
        let next =
            self.find_next_due().await?.ok_or_else(|| SimulationError::Unexpected("nothing is ever due".to_owned()))?;
        self.bot.advance_to(next)?;
        self.wait_until_idle().await
    }

    /// True if a message to the organisers reports that a round cannot be paired.
    async fn is_stuck(&self) -> Result<bool, SimulationError> {
        let posts = self.hall.referee.store().load_posts(self.hall.season).await?;
        Ok(posts.iter().any(|post| matches!(SeasonPost::from_post(post), Ok(SeasonPost::Stuck { .. }))))
    }

    /// Has the organiser end a season whose next round cannot be paired.
    async fn end_early(&mut self) -> Result<(), SimulationError> {
        self.end_as_organiser().await?;
        self.trouble.told.push("the organiser ends the season, for no further round can be paired".to_owned());
        Ok(())
    }

    async fn end_as_organiser(&self) -> Result<(), SimulationError> {
        let asked = self.hall.type_as_organiser("end", &[]).await?;
        self.hall.press_private(&self.hall.organiser, &asked, ":life:end").await?;
        self.hall.wait_until("the end of the season", |season| season.state == SeasonState::Ended).await?;
        Ok(())
    }

    /// If all matches of a ladder have a result, makes and accepts the next challenge in time; after the last challenge
    /// the organiser ends the season. Returns whether anything was done.
    async fn challenge_next(&mut self, season_record: &SeasonRecord) -> Result<bool, SimulationError> {
        let season = season_record.log.season();
        if season.rules.preset != Preset::Ladder || season.open_matches().next().is_some() {
            return Ok(false);
        }
        let made = season.challenges.len();
        let Some(next) = self.challenges.get(made).copied() else {
            self.end_as_organiser().await?;
            return Ok(true);
        };
        let [by, to] =
            [self.hall.person(season_record, next.by)?.clone(), self.hall.person(season_record, next.to)?.clone()];
        let last_ms =
            made.checked_sub(1).and_then(|last| self.challenges.get(last)).map_or(next.at_ms, |last| last.at_ms);
        let until = UnixMs(self.bot.now().0 + next.at_ms - last_ms);
        self.wait_until_idle().await?;
        self.bot.advance_to(until)?;
        self.wait_until_idle().await?;
        let number = season.next_challenge_id();
        let step = self.deaths.take_after_challenge();
        let mut before = self.hall.sandbox.requests().len();
        // The first post is the challenge itself.
        if let Some(step) = step.filter(|step| *step == Step::BetweenPosts) {
            step.arm(&self.hall.sandbox, self.hall.channel);
        }
        self.hall.type_command(&by, &["league", "challenge"], &[("opponent", (&to).into())]).await?;
        self.hall.wait_until("a challenge", |season| season.challenges.contains_key(&number)).await?;
        self.wait_until_idle().await?;
        if let Some(step) = step.filter(|step| *step != Step::BetweenPosts) {
            before = self.hall.sandbox.requests().len();
            step.arm(&self.hall.sandbox, self.hall.channel);
        }
        self.hall.press(&to, "answer-challenge", &format!("{} yes", number.0)).await?;
        if let Some(step) = step {
            self.kill_at_step(step, before).await?;
            self.bot.start().await?;
        }
        self.hall.wait_until("a match of a challenge", |season| season.open_matches().next().is_some()).await?;
        self.wait_until_idle().await?;
        Ok(true)
    }

    /// Plays the games of a match. Before the last game ends, the bot is killed in each step of publishing the
    /// following round, if there is one.
    async fn end_match_with_kills(&mut self, id: MatchId) -> Result<(), SimulationError> {
        loop {
            let season_record = self.hall.read_record().await?;
            let season = season_record.log.season();
            let Some(of) = season.matches.get(&id).filter(|of| of.is_open(season.match_kind())) else { return Ok(()) };
            let sessions = self.wait_for_sessions(&season_record, of).await?;
            let Some(session) = sessions.first() else { return Ok(()) };
            let after = self.record_after_resignation(&season_record, of, session);
            let is_last = |after: &SeasonRecord| !is_open(after.log.season(), id);
            match after.filter(|after| sessions.len() == 1 && is_last(after)) {
                Some(after) => self.end_game_with_kills(&season_record, of, session, &after).await?,
                None => self.play_game(&season_record, of, session).await?,
            }
        }
    }

    async fn end_game_with_kills(
        &mut self,
        season_record: &SeasonRecord,
        of: &Match,
        session: &MatchSession,
        after: &SeasonRecord,
    ) -> Result<(), SimulationError> {
        self.wait_until_idle().await?;
        self.type_lines(season_record, of, session, SHORT_LINES).await?;
        let loser = self.hall.players(season_record, of)?[loser(of, session).index()].clone();
        if let Some(step) = self.deaths.take_before_commit() {
            self.kill_before_commit(step, &loser, session.channel.0).await?;
        }
        let request = Request { group: of.group, exchanges: &[], rematches: false };
        let is_followed = after.preview(&request, self.bot.now()).is_ok();
        let mut gives_up = true;
        for step in if is_followed { self.deaths.take_during_publication() } else { Vec::new() } {
            step.arm(&self.hall.sandbox, self.hall.channel);
            let before = self.hall.sandbox.requests().len();
            if std::mem::take(&mut gives_up) {
                self.resign(&loser, session.channel.0).await?;
            } else {
                self.bot.spawn()?;
            }
            self.kill_at_step(step, before).await?;
        }
        if gives_up {
            self.resign(&loser, session.channel.0).await?;
        } else {
            self.bot.start().await?;
        }
        self.wait_until_finished(session).await
    }

    /// The season as it would be after a player resigns a game; `None` if the resignation would be refused.
    fn record_after_resignation(
        &self,
        season_record: &SeasonRecord,
        of: &Match,
        session: &MatchSession,
    ) -> Option<SeasonRecord> {
        let (season, seed) = (season_record.log.season(), Seed(season_record.row.seed.0));
        let winner = loser(of, session).other();
        let over = GameOver {
            match_id: of.id,
            game: session.number,
            first: season.first_seat(of.id, session.number, Some(&seed))?,
            winner: Some(winner),
            reason: EndReason::Resigned,
            hq: if winner == Seat::First { [FULL_HQ_POINTS, 0] } else { [0, FULL_HQ_POINTS] },
            factions: game_factions(season.match_kind(), of.factions.as_ref()?, session.number),
        };
        let asking = CommandContext { at_ms: self.bot.now().0, asker: Requester::Program, seed: &seed.reveal() };
        let mut after = season_record.clone();
        for event in decide(&season_record.log, &Standard, &asking, &Command::EndGame(over)).ok()? {
            Arc::make_mut(&mut after.log).append(event).ok()?;
        }
        Some(after)
    }

    /// Kills the bot when it reaches a step.
    async fn kill_at_step(&mut self, step: Step, before: usize) -> Result<(), SimulationError> {
        let channel = self.hall.channel;
        let reached = self.hall.sandbox.wait_until(STEP_TIMEOUT, |sandbox| {
            let requests = sandbox.requests();
            step.is_reached(requests.get(before..).unwrap_or_default(), channel).then_some(())
        });
        let died = reached.await.is_ok();
        self.bot.kill()?;
        self.hall.sandbox.clear_failures();
        self.deaths.record_result(step, died);
        Ok(())
    }

    /// Kills the bot while it waits to write a player's resignation, before any part of it is in the log.
    async fn kill_before_commit(&mut self, step: Step, loser: &Person, channel: Id) -> Result<(), SimulationError> {
        let asked = loser.run_command(channel, &["resign"], &[]).await?.complete(BOT_TIMEOUT).await?;
        let sure = asked.buttons().next().ok_or_else(|| super::hall::unexpected_answer(&asked))?.custom_id.clone();
        let before = self.hall.read_record().await?.log.seq();
        let held = self.hall.referee.store().acquire_write_lock().await?;
        let pressed = loser.press(asked.id, &sure).await;
        self.bot.kill()?;
        held.release().await?;
        pressed?;
        if self.hall.read_record().await?.log.seq() != before {
            return Err(SimulationError::Unexpected("the bot has written while it could not".to_owned()));
        }
        self.deaths.record_result(step, true);
        self.bot.start().await
    }
}

/// The seat of the player who is to resign.
fn loser(of: &Match, session: &MatchSession) -> Seat {
    // The better seed, usually the player with the lower number, wins two games out of three.
    let low = if of.players[0] < of.players[1] { Seat::First } else { Seat::Second };
    if (of.id.0 + session.number).is_multiple_of(3) { low } else { low.other() }
}
