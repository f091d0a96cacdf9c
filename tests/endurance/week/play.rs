//! A person's acts at each visit to Discord: a turn in some of the sessions that are waiting for them, an answer to an
//! expired clock, days off.

use sztab_neuroshima::rules::Side;
use sztab_referee::{FallAnswer, Session};
use sztab_sandbox::{Failure, Message};

use super::START_MS;
use super::Week;
use super::cast::Habit;
use super::wall::{DAY_MS, HOUR_MS};
use crate::club::{TIMEOUT, button_id, game_of, legal_lines};

/// Maximum number of sessions played in one visit.
const MAX_SESSIONS_PER_VISIT: usize = 3;
/// Maximum number of commands tried while the bot is offline; later visitors try none.
const MAX_OFFLINE_COMMANDS: usize = 2;
/// The person who takes days off immediately, and the person who plans days off for later: index, and earliest time in
/// hours after the start.
const IMMEDIATE_VACATION: (usize, i64) = (6, 60);
const LATER_VACATION: (usize, i64) = (9, 20);

impl Week {
    pub(super) async fn visit(&mut self, number: usize) {
        if self.people[number].wishes.wall.is_away(self.now) {
            return;
        }
        let mut sessions: Vec<usize> =
            (0..self.sessions.len()).filter(|&session| self.sessions[session].seats.contains(&number)).collect();
        if self.bot.is_none() {
            self.tally.unheard += 1;
            if self.tally.unanswered < MAX_OFFLINE_COMMANDS {
                let draw =
                    self.people[number].person.run_command(self.sessions[sessions[0]].channel, &["draw"], &[]).await;
                assert!(matches!(draw, Err(Failure::DidNotRespond)), "the bot is away: {draw:?}");
                self.tally.unanswered += 1;
            }
            return;
        }
        self.tally.looks += 1;
        self.take_days_off(number, sessions[0]).await;
        let mut played = 0;
        while !sessions.is_empty() && played < MAX_SESSIONS_PER_VISIT {
            let session = sessions.swap_remove(self.dice.draw_below(sessions.len()));
            let state = self.referee.load_session(self.sessions[session].game).await.unwrap();
            let seat = usize::from(self.sessions[session].seats[1] == number);
            match game_of(&state).side_to_act().map(Side::index) {
                Some(to_act) if to_act != seat => self.answer_fall(session, &state, seat).await,
                // A visitor may overlook a session.
                Some(_) if self.people[number].habit == Habit::Sitting || self.dice.draw_below(4) > 0 => {
                    self.play_turn(session, seat).await;
                    played += 1;
                }
                _ => {}
            }
        }
    }

    /// Plays until another player has to act, or until another turn begins.
    async fn play_turn(&mut self, session: usize, seat: usize) {
        let game = self.sessions[session].game;
        let turn = game_of(&self.referee.load_session(game).await.unwrap()).state().turn;
        let mut has_placed = self.dice.draw_below(6) > 0;
        for _ in 0..12 {
            let state = self.referee.load_session(game).await.unwrap();
            let is_mine = game_of(&state).side_to_act().is_some_and(|side| side.index() == seat);
            if !is_mine || game_of(&state).state().turn != turn {
                return;
            }
            let line = self.choose(&state, &mut has_placed);
            if line == "end" && self.dice.draw_below(12) == 0 {
                self.sandbox.fail_next("POST /channels/*/messages", 503, 1);
                self.tally.refused += 1;
            }
            self.type_line(session, seat, &line).await;
            self.wait_until_settled().await;
            self.tally.acts += 1;
        }
        panic!("a turn ends");
    }

    fn choose(&mut self, state: &Session, has_placed: &mut bool) -> String {
        let lines = legal_lines(state);
        let of = |words: &str| lines.iter().filter(|line| line.starts_with(words)).cloned().collect::<Vec<_>>();
        let (places, discards) = (of("place "), of("discard "));
        if lines.iter().any(|line| line == "draw") {
            return "draw".to_owned();
        }
        if !*has_placed && !places.is_empty() {
            *has_placed = true;
            return self.dice.pick(&places).clone();
        }
        if lines.iter().any(|line| line == "end") {
            return "end".to_owned();
        }
        self.dice.pick(if discards.is_empty() { &lines } else { &discards }).clone()
    }

    /// Types a line as a command, and confirms it if asked.
    async fn type_line(&self, session: usize, seat: usize, line: &str) {
        let (channel, seats) = (self.sessions[session].channel, self.sessions[session].seats);
        let person = &self.people[seats[seat]].person;
        let (command, option) = match line.split(' ').next().unwrap() {
            "draw" => ("draw", None),
            "end" => ("end", None),
            "discard" => ("discard", Some(("tile", line.split_once(' ').unwrap().1))),
            "use" => ("use", Some(("ability", line))),
            "choose" => ("choose", Some(("answer", line))),
            _ => ("play", Some(("what", line))),
        };
        let options: Vec<_> = option.into_iter().map(|(name, value)| (name, value.into())).collect();
        let typed = person.run_command(channel, &[command], &options).await.unwrap();
        let mut answer = typed.complete(TIMEOUT).await.unwrap();
        let confirm = answer.buttons().find(|button| button.label.ends_with(" anyway")).cloned();
        if let Some(confirm) = confirm {
            answer = person.press(answer.id, &confirm.custom_id).await.unwrap().complete(TIMEOUT).await.unwrap();
        }
        assert!(answer.content.starts_with('✅'), "{line}: {}", answer.content);
    }

    /// Presses the button of the question about expired time, if the opponent's time is up.
    async fn answer_fall(&mut self, session: usize, state: &Session, seat: usize) {
        let deadline = self.referee.find_deadline(state, sztab_store::UnixMs(self.now)).await.unwrap();
        if deadline.is_none_or(|deadline| deadline.left > 0 || deadline.control.is_live()) {
            return;
        }
        let asks = |message: &&Message| message.buttons().any(|button| button.label == "Give more time");
        let messages = self.sandbox.messages(self.sessions[session].channel);
        let Some(asked) = messages.iter().rfind(asks) else { panic!("nobody was asked at table {session}") };
        let has_waited = !asked.buttons().any(|button| button.label == "Wait");
        let (label, answer) = match self.dice.draw_below(3) {
            0 => ("Claim the win", FallAnswer::Claim),
            1 => ("Give more time", FallAnswer::Extend),
            _ if has_waited => return,
            _ => ("Wait", FallAnswer::Wait),
        };
        let person = &self.people[self.sessions[session].seats[seat]].person;
        person.press(asked.id, &button_id(asked, label)).await.unwrap();
        let is_answered = |message: &Message| message.id == asked.id && message.content != asked.content;
        self.sandbox.wait_for(asked.channel, TIMEOUT, is_answered).await.unwrap();
        self.wait_until_settled().await;
        self.answers.push((session, self.now, answer));
    }

    /// Makes a person take days off with `/settings vacation`, if that person is due to: immediately, or planned for
    /// later.
    async fn take_days_off(&mut self, number: usize, session: usize) {
        let since = self.now - START_MS;
        let is_time = |(who, hours): (usize, i64)| who == number && since > hours * HOUR_MS;
        let wall = &self.people[number].wishes.wall;
        if !wall.away.is_empty() {
            return;
        }
        let (from, days, first) = match () {
            () if is_time(IMMEDIATE_VACATION) => (self.now, 3, None),
            () if is_time(LATER_VACATION) => {
                let from = wall.midnight(self.now, 3);
                (from, 2, Some(wall.date(from)))
            }
            () => return,
        };
        let span = (from, wall.midnight(from, days));
        assert!(span.1 - span.0 <= days * DAY_MS);
        let mut options = vec![("days", days.into())];
        options.extend(first.as_deref().map(|first| ("from", first.into())));
        let (person, channel) = (&self.people[number].person, self.sessions[session].channel);
        let typed = person.run_command(channel, &["settings", "vacation"], &options).await.unwrap();
        let answer = typed.complete(TIMEOUT).await.unwrap();
        assert!(answer.content.starts_with("Your clocks on this server are paused"), "{}", answer.content);
        self.people[number].wishes.wall.away.push(span);
        self.tally.vacations += 1;
    }
}
