//! The bot dies before and after it records that a decision is due, and before and after it records the answer, both on
//! the board and during a Battle.

use std::os::unix::process::ExitStatusExt;
use std::process::Command;
use std::time::{Duration, Instant};

use sztab_game::Language;
use sztab_neuroshima::rules::decision::Question;
use sztab_neuroshima::rules::{Action, Game, Side};
use sztab_referee::Referee;
use sztab_sandbox::{Id, Person};
use sztab_store::Store;

use super::audit;
use super::siege::{SIGABRT, wait_for_exit};
use crate::club::{Club, Duel, TIMEOUT, game_of};
use crate::found_game::{FoundGame, Seats, army, find_game, write_game};
use crate::player::pause_briefly;

/// Longest time until a bot reaches the place where it aborts: it may have a backlog of posts to draw.
const MAX_ABORT_TIME: Duration = Duration::from_mins(2);

/// Input that is typed until it makes the bot die.
enum TypedInput<'a> {
    Line(&'a str),
    /// The first answer that is offered.
    Answer,
}

/// Types the input, ignoring the result.
async fn type_input(person: &Person, channel: Id, typed: &TypedInput<'_>) {
    let (command, option, line) = match *typed {
        TypedInput::Line(line) if line.starts_with("use ") => ("use", "ability", line.to_owned()),
        TypedInput::Line(line) => ("play", "what", line.to_owned()),
        TypedInput::Answer => {
            let Ok(choices) = person.autocomplete(channel, &["choose"], &[], "answer", "").await else { return };
            let Some(choice) = choices.first() else { return };
            ("choose", "answer", choice.value.as_str().unwrap().to_owned())
        }
    };
    let Ok(answer) = person.run_command(channel, &[command], &[(option, line.as_str().into())]).await else { return };
    let Ok(answer) = answer.complete(TIMEOUT).await else { return };
    // If something would be forfeited, the bot asks for confirmation once.
    if let Some(confirm) = answer.buttons().find(|button| button.label.ends_with(" anyway"))
        && let Ok(confirmed) = person.press(answer.id, &confirm.custom_id).await
    {
        confirmed.complete(TIMEOUT).await.ok();
    }
}

/// Starts the bot, and makes it abort at a given place while it handles the input.
async fn abort_on_input(club: &mut Club, place: &str, (person, channel): (&Person, Id), typed: TypedInput<'_>) {
    club.start_bot_with(Command::new(env!("CARGO_BIN_EXE_sztab")).env("SZTAB_FAULT", format!("{place}=die")));
    let begun = Instant::now();
    while club.bot_exit().is_none() {
        assert!(begun.elapsed() < MAX_ABORT_TIME, "the bot does not come by {place}: {}", club.log());
        tokio::select! {
            () = type_input(person, channel, &typed) => pause_briefly().await,
            () = wait_for_exit(club) => {}
        }
    }
    let status = club.bot_exit().unwrap();
    assert_eq!(status.signal(), Some(SIGABRT), "{status}: {}", club.log());
    club.kill_bot();
}

/// Kills the bot four times during one decision. Returns the number of deaths.
async fn kill_during_decision(found: &FoundGame) -> u32 {
    let mut club = Club::without_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "brought");
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
    let known = found.lines.len() - 1;
    let game = write_game(&store, &seats, found, known).await;
    store.close().await;
    let duel = Duel { game, channel, people };
    let (asker, line) = &found.lines[known];
    let asker = (&duel.people[asker.index()], channel);
    let decider = (&duel.people[found.decider.index()], channel);
    let mut deaths = 0;
    for (place, is_answer, then) in [
        ("before-decision", false, known),
        ("after-decision", false, known + 1),
        ("before-decision", true, known + 1),
        ("after-decision", true, known + 2),
    ] {
        let (person, typed) = if is_answer { (decider, TypedInput::Answer) } else { (asker, TypedInput::Line(line)) };
        abort_on_input(&mut club, place, person, typed).await;
        deaths += 1;
        audit::check_after_kill(&club, &duel, &[]).await;
        let store = Store::open(club.database()).await.unwrap();
        let session = Referee::new(store.clone(), sztab::KINDS).load_session(game).await.unwrap();
        let log = store.load_log(game).await.unwrap();
        store.close().await;
        assert_eq!(log.len(), session.seq.0 as usize);
        // The answer may begin a turn, whose draw is recorded together with the answer.
        let draws = match &log[known..] {
            [_, answer, draw] if draw.line == "draw" && draw.interaction == answer.interaction => 1,
            _ => 0,
        };
        assert_eq!(log.len() - draws, then, "{place}, {}", if is_answer { "answered" } else { "asked" });
        assert!(game_of(&session).decision().is_some() || then != known + 1, "the decision is open");
    }
    club.start_bot();
    club.wait_for_bot().await;
    audit::check_settled(&club, &duel, &[]).await;
    deaths
}

/// Kills the bot four times during a decision of each player, on the board or in a Battle.
async fn kill_during_decisions(is_wanted: impl Fn(&Question) -> bool) {
    let asks = |game: &Game, _: Side, _: Action| game.decision().is_some_and(|decision| is_wanted(&decision.question));
    let mut deaths = 0;
    for armies in [["borgo", "hegemony"], ["hegemony", "borgo"]] {
        deaths += kill_during_decision(&find_game(armies.map(army), asks)).await;
    }
    assert_eq!(deaths, 8);
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_over_a_push_asks_and_is_answered_once() {
    kill_during_decisions(|question| matches!(question, Question::PushDestination { .. })).await;
}

#[tokio::test(flavor = "multi_thread")]
#[cfg_attr(not(debug_assertions), ignore = "only a build with debug assertions can be asked for faults")]
async fn a_bot_that_dies_over_a_medic_in_a_battle_asks_and_is_answered_once() {
    kill_during_decisions(|question| matches!(question, Question::Absorption { .. })).await;
}
