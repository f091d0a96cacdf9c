//! Decisions of the rules, asked and answered in Discord: in games that are brought there before the bot starts, which
//! then finds all the posts that it owes.

use std::sync::Arc;

use sztab::referee::{Act, ArmyChoice, Line, LobbyOptions, Place, Referee, Request};
use sztab::rules::decision::Question;
use sztab::rules::{Action, Army, Board, Game, Language, Opening, Roster, Side};
use sztab::sandbox::{Message, Person};
use sztab::store::{Change, ChannelId, GuildId, InteractionId, Player, Start, StartSeat, Store, UnixMs, UserId};

use crate::club::{Club, Duel, PATIENCE, version};
use crate::player::Dice;

/// A game in which the last line makes somebody decide.
struct Found {
    opening: Opening,
    lines: Vec<(Side, String)>,
    decider: Side,
}

fn roster() -> Arc<Roster> {
    Arc::new(Roster::new(Army::built_in().into_iter().take(2).map(Arc::new).collect()))
}

/// Plays at random, with a leaning towards the board, until what is wanted has happened.
fn find(wanted: impl Fn(&Game, Side, Action) -> bool) -> Found {
    let roster = roster();
    for seed in 0..u64::from(u16::MAX) {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        let opening = Opening::deal(&roster, Board::Standard, &bytes);
        let mut game = Game::new(Arc::clone(&roster), &opening);
        let mut dice = Dice::new(seed + 1);
        let mut lines = Vec::new();
        while let Some(side) = game.to_act() {
            let legal: Vec<Action> = game.legal_actions().into_iter().collect();
            let idle = |action: &&Action| matches!(action, Action::Discard { .. } | Action::End);
            let busy: Vec<Action> = legal.iter().filter(|action| !idle(action)).copied().collect();
            let action = *dice.pick(if busy.is_empty() { &legal } else { &busy });
            lines.push((side, Line::Action(action).print(&game, side)));
            game.apply(side, action).unwrap();
            if wanted(&game, side, action) {
                return Found { opening, lines, decider: game.to_act().unwrap() };
            }
        }
    }
    panic!("no such game");
}

fn asks_for_medic(game: &Game, _: Side, _: Action) -> bool {
    game.decision().is_some_and(|decision| matches!(decision.question, Question::Absorption { .. }))
}

/// Brings the game to the point before its last line, with a bot that has not been there.
async fn brought(found: &Found) -> (Club, Duel) {
    let mut club = Club::closed().await;
    let channel = club.sandbox.add_channel(club.guild, "brought");
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let referee = Referee::new(store.clone());
    let at = UnixMs(1_790_000_000_000);
    let player = |person: &Person| Player { user: UserId(person.id()), name: person.name() };
    let options = LobbyOptions { language: Language::English, place: Place::Here, invited: None };
    let place = (GuildId(club.guild), ChannelId(channel));
    let press = (InteractionId(1), at);
    let game = referee.open_lobby(place, player(&people[0]), &ArmyChoice::Random, &options, press).await.unwrap();
    referee.join(game, player(&people[1]), Change::at(at)).await.unwrap();
    store.start(game, start(found, place.1, people.each_ref().map(player)), Change::at(at)).await.unwrap();
    for (number, (side, line)) in (2..).zip(&found.lines[..found.lines.len() - 1]) {
        let user = UserId(people[side.index()].id());
        let act = Act::Line(line.clone());
        referee.act(Request { game, user, seen: None, interaction: InteractionId(number), at, act }).await.unwrap();
    }
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    (club, Duel { game, channel, people })
}

fn start(found: &Found, channel: ChannelId, players: [Player; 2]) -> Start {
    let armies = Army::built_in();
    Start {
        channel,
        rules_version: sztab::rules::RULES_VERSION,
        seed: sztab::store::Seed([0; 32]),
        commitment: "not of this game".to_owned(),
        opening: serde_json::to_string(&found.opening).unwrap(),
        seats: players
            .into_iter()
            .zip(&armies)
            .map(|(player, army)| StartSeat { player, army: army.id.clone(), army_hash: army.hash.clone() })
            .collect(),
        armies: armies
            .iter()
            .map(|army| sztab::store::ArmyData {
                hash: army.hash.clone(),
                army: army.id.clone(),
                source: army.source.clone(),
            })
            .collect(),
    }
}

/// Waits for the backlog, then gives the last line as the command that it belongs to.
async fn ask(club: &Club, duel: &Duel, found: &Found) -> Message {
    let (side, line) = found.lines.last().unwrap();
    let seq = u32::try_from(found.lines.len() - 1).unwrap();
    let ready = |m: &Message| version(m).is_some_and(|(_, v)| v == seq) && m.only_for.is_none();
    club.sandbox.wait_for(duel.channel, PATIENCE, ready).await.unwrap();
    let (command, option) = match line.split(' ').next().unwrap() {
        "use" => ("use", "ability"),
        "choose" => ("choose", "answer"),
        _ => ("play", "what"),
    };
    let typed = duel.people[side.index()].command(duel.channel, &[command], &[(option, line.as_str().into())]).await;
    let answer = typed.unwrap().complete(PATIENCE).await.unwrap();
    assert!(answer.content.starts_with('✅'), "{line}: {}", answer.content);
    let asked = |m: &Message| version(m).is_some_and(|(_, v)| v == seq + 1) && m.only_for.is_none();
    club.sandbox.wait_for(duel.channel, PATIENCE, asked).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_asks_the_opponent_and_calls_nobody_else() {
    let found = find(|game, actor, _| {
        let asked = game.decision().filter(|decision| decision.decider != actor);
        asked.is_some_and(|decision| matches!(decision.question, Question::PushDestination { .. }))
    });
    let (club, duel) = brought(&found).await;
    let post = ask(&club, &duel, &found).await;
    let decider = &duel.people[found.decider.index()];
    assert_eq!(post.pinged, [decider.id()]);
    assert!(post.content.contains("a decision is yours") && post.content.contains("where to?"), "{}", post.content);
    let choices = decider.autocomplete(duel.channel, &["choose"], &[], "answer", "").await.unwrap();
    assert!(choices.len() >= 2 && choices[0].name.starts_with("To "), "{choices:?}");
    let answer = post.buttons().next().unwrap();
    assert_eq!(answer.label, choices[0].name);
    decider.press(post.id, &answer.custom_id).await.unwrap();
    let pusher = &duel.people[1 - found.decider.index()];
    let next = |m: &Message| m.id > post.id && m.only_for.is_none() && version(m).is_some();
    let next = club.sandbox.wait_for(duel.channel, PATIENCE, next).await.unwrap();
    assert_eq!(next.pinged, [pusher.id()]);
    assert_eq!(club.sandbox.violations(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_medic_is_asked_for_in_the_middle_of_a_battle_and_its_story_is_told_once() {
    let found = find(asks_for_medic);
    let (club, duel) = brought(&found).await;
    let post = ask(&club, &duel, &found).await;
    let decider = &duel.people[found.decider.index()];
    assert_eq!(post.pinged, [decider.id()]);
    let told = told(&post);
    assert!(told.contains("Battle") || told.contains("board is full"), "the Battle so far: {told}");
    let mut choice = decider.autocomplete(duel.channel, &["choose"], &[], "answer", "").await.unwrap();
    while !choice.is_empty() {
        let line = choice[0].value.as_str().unwrap().to_owned();
        let typed = decider.command(duel.channel, &["choose"], &[("answer", line.as_str().into())]).await.unwrap();
        assert!(typed.complete(PATIENCE).await.unwrap().content.starts_with('✅'));
        choice = decider.autocomplete(duel.channel, &["choose"], &[], "answer", "").await.unwrap();
    }
    let fought = |m: &Message| m.id > post.id && m.content.starts_with('⚔');
    let battle = club.sandbox.wait_for(duel.channel, PATIENCE, fought).await.unwrap();
    assert!(
        battle.embeds.iter().any(|embed| embed.description.as_ref().is_some_and(|text| text.contains("takes what")))
    );
    let after = |m: &Message| m.id > battle.id && m.only_for.is_none();
    let after = club.sandbox.wait_for(duel.channel, PATIENCE, after).await.unwrap();
    assert!(!self::told(&after).contains("takes what"), "told once: {}", self::told(&after));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_ability_is_used_by_command() {
    let found = find(|game, side, action| matches!(action, Action::Use { .. }) && game.to_act() == Some(side));
    let (club, duel) = brought(&found).await;
    let post = ask(&club, &duel, &found).await;
    assert!(told(&post).contains("by its mobility") || told(&post).contains("ransport"), "{}", told(&post));
    let user = &duel.people[found.decider.index()];
    let choices = user.autocomplete(duel.channel, &["use"], &[], "ability", "").await.unwrap();
    assert!(choices.iter().all(|choice| choice.value.as_str().unwrap().starts_with("use ")));
}

fn told(post: &Message) -> String {
    post.embeds.iter().filter_map(|embed| embed.description.clone()).collect::<Vec<_>>().join("\n")
}
