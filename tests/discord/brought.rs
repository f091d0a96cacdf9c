//! Games that are brought to some point before the bot starts, which then finds all the posts that it owes.

use std::sync::Arc;

use sztab::referee::{Act, ArmyChoice, Line, LobbyOptions, Place, Referee, Request};
use sztab::rules::{Action, Army, Board, Game, Language, Opening, Roster, Side};
use sztab::sandbox::{Message, Person};
use sztab::store::{Change, ChannelId, GuildId, InteractionId, Player, Start, StartSeat, Store, UnixMs, UserId};

use crate::club::{Club, Duel, PATIENCE, version};
use crate::player::Dice;

/// A game whose last line brings about what was looked for.
pub struct Found {
    armies: [Army; 2],
    opening: Opening,
    pub lines: Vec<(Side, String)>,
    /// Who is to act after the last line.
    pub decider: Side,
    /// The game after the last line.
    pub game: Game,
}

/// One of the armies that come with the program.
pub fn army(id: &str) -> Army {
    Army::built_in().into_iter().find(|army| army.id == id).unwrap()
}

/// Plays at random, with a leaning towards the board, until what is wanted has happened.
pub fn find(armies: [Army; 2], wanted: impl Fn(&Game, Side, Action) -> bool) -> Found {
    let roster = Arc::new(Roster::new(armies.iter().cloned().map(Arc::new).collect()));
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
                return Found { armies, opening, lines, decider: game.to_act().unwrap(), game };
            }
        }
    }
    panic!("no such game");
}

/// Brings the game to the point before its last line, with a bot that has not been there.
pub async fn brought(found: &Found) -> (Club, Duel) {
    let mut club = Club::closed().await;
    let channel = club.sandbox.add_channel(club.guild, "brought");
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let referee = Referee::new(store.clone());
    let at = UnixMs(1_790_000_000_000);
    let player = |person: &Person| Player { user: UserId(person.id()), name: person.name() };
    let options = LobbyOptions::new(Language::English, Place::Here);
    let place = (GuildId(club.guild), ChannelId(channel));
    let press = (InteractionId(1), at);
    let game = referee.open_lobby(place, player(&people[0]), &ArmyChoice::Random, &options, press).await.unwrap();
    referee.join(game, player(&people[1]), Change::at(at)).await.unwrap();
    let mut start = start(found, place.1, people.each_ref().map(player));
    start.options = store.game(game).await.unwrap().options;
    store.start(game, start, Change::at(at)).await.unwrap();
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
    let armies = &found.armies;
    Start {
        channel,
        rules_version: sztab::rules::RULES_VERSION,
        seed: sztab::store::Seed([0; 32]),
        commitment: "not of this game".to_owned(),
        opening: serde_json::to_string(&found.opening).unwrap(),
        options: String::new(),
        seats: players
            .into_iter()
            .zip(armies)
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
pub async fn ask(club: &Club, duel: &Duel, found: &Found) -> Message {
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
    let mut answer = typed.unwrap().complete(PATIENCE).await.unwrap();
    // What would be given up is asked about once.
    let confirm = answer.buttons().find(|button| button.label.ends_with(" anyway")).cloned();
    if let Some(confirm) = confirm {
        let person = &duel.people[side.index()];
        answer = person.press(answer.id, &confirm.custom_id).await.unwrap().complete(PATIENCE).await.unwrap();
    }
    assert!(answer.content.starts_with('✅'), "{line}: {}", answer.content);
    let asked = |m: &Message| version(m).is_some_and(|(_, v)| v == seq + 1) && m.only_for.is_none();
    club.sandbox.wait_for(duel.channel, PATIENCE, asked).await.unwrap()
}

/// What a post tells.
pub fn told(post: &Message) -> String {
    post.embeds.iter().filter_map(|embed| embed.description.clone()).collect::<Vec<_>>().join("\n")
}
