//! Games played to some point before the bot starts. The bot then finds all the posts that are still to be sent.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sztab_game::{Language, Rules};
use sztab_neuroshima::rules::opening::commitment;
use sztab_neuroshima::rules::{Action, Army, Board, Game, Opening, Roster, Seed, Side, Terms, TileId};
use sztab_referee::{
    Act, FactionChoice, Interaction, LobbyOptions, PersonalSettings, Place, PostKind, Referee, Request, Venue,
};
use sztab_sandbox::{Message, Person};
use sztab_store::{
    Change, ChannelId, GameId, GuildId, InteractionId, NewPost, Player, Post, Start, StartSeat, Store, UserId,
};

use crate::club::{BACKLOG_TIMEOUT, Club, Duel, TIMEOUT, now, version};
use crate::player::Dice;

/// A game whose last line has the effect searched for.
pub struct FoundGame {
    armies: Vec<Army>,
    opening: Opening,
    /// The seed of the piles, if it matters; the game is then committed to this seed.
    seed: Option<Seed>,
    pub lines: Vec<(Side, String)>,
    /// The side to act after the last line.
    pub decider: Side,
    /// The game after the last line.
    pub game: Game,
}

/// One of the built-in armies.
pub fn army(id: &str) -> Army {
    Army::built_in().into_iter().find(|army| army.id == id).unwrap()
}

/// Plays random lines, preferring to place tiles, until `wanted` holds for the next line.
pub fn find_game(armies: [Army; 2], wanted: impl Fn(&Game, Side, Action) -> bool) -> FoundGame {
    find_game_on(Terms::default(), armies.into(), wanted)
}

/// As `find`, on any terms.
pub fn find_game_on(terms: Terms, armies: Vec<Army>, wanted: impl Fn(&Game, Side, Action) -> bool) -> FoundGame {
    let board = terms.board;
    let roster = Arc::new(Roster::with_terms(armies.iter().cloned().map(Arc::new).collect(), terms));
    for seed in 0..u64::from(u16::MAX) {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        let opening = Opening::deal(&roster, board, &bytes);
        let mut game = Game::new(Arc::clone(&roster), &opening);
        let mut dice = Dice::new(seed + 1);
        let mut lines = Vec::new();
        while let Some(side) = game.side_to_act() {
            let legal: Vec<Action> = game.legal_actions().into_iter().collect();
            let idle = |action: &&Action| matches!(action, Action::Discard { .. } | Action::End);
            let busy: Vec<Action> = legal.iter().filter(|action| !idle(action)).copied().collect();
            let action = *dice.pick(if busy.is_empty() { &legal } else { &busy });
            lines.push((side, Rules::print(&game, side, &action)));
            game.apply(side, action).unwrap();
            if wanted(&game, side, action) {
                let decider = game.side_to_act().unwrap_or(side);
                return FoundGame { armies, opening, seed: Some(bytes), lines, decider, game };
            }
        }
    }
    panic!("no such game");
}

/// A game between two armies with these tiles on top of their piles, after these lines, given one per line of text.
pub fn arrange_game(armies: [&str; 2], tops: [&str; 2], lines: &str) -> FoundGame {
    arrange_game_on("", &armies, &tops, lines)
}

/// A game in any mode, on terms such as `mode=ffa`, with these tiles on top of the piles, after these lines. The lines
/// are given one per line of text, and each is played by the side to act.
pub fn arrange_game_on(terms: &str, armies: &[&str], tops: &[&str], lines: &str) -> FoundGame {
    let terms: Terms = terms.parse().unwrap();
    assert_eq!(usize::from(terms.seats), armies.len(), "an army for each seat");
    let armies: Vec<Army> = armies.iter().map(|id| army(id)).collect();
    let roster = Arc::new(Roster::with_terms(armies.iter().cloned().map(Arc::new).collect(), terms.clone()));
    let piles = roster.sides().zip(tops).map(|(side, top)| stack_pile(roster.army(side), top)).collect();
    let opening = Opening { board: terms.board, terms, piles, leaders: Vec::new() };
    let mut game = Game::new(roster, &opening);
    let mut played = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let side = game.side_to_act().unwrap();
        let action = Rules::read(&game, side, line).unwrap_or_else(|error| panic!("{line}: {error}"));
        game.apply(side, action).unwrap_or_else(|refused| panic!("{side:?} {line}: {refused:?}"));
        played.push((side, line.to_owned()));
    }
    FoundGame { armies, opening, seed: None, lines: played, decider: game.side_to_act().unwrap(), game }
}

/// A game between two armies dealt from a seed, after these lines, given one per line of text.
pub fn deal_game(armies: [&str; 2], seed: Seed, lines: &str) -> FoundGame {
    deal_game_on("", &armies, seed, lines)
}

/// As `deal_game`, in any mode, on terms such as `mode=ffa`.
pub fn deal_game_on(terms: &str, armies: &[&str], seed: Seed, lines: &str) -> FoundGame {
    let terms: Terms = terms.parse().unwrap();
    let board = terms.board;
    let armies: Vec<Army> = armies.iter().map(|id| army(id)).collect();
    let roster = Arc::new(Roster::with_terms(armies.iter().cloned().map(Arc::new).collect(), terms));
    let opening = Opening::deal(&roster, board, &seed);
    let mut game = Game::new(roster, &opening);
    let mut played = Vec::new();
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let side = game.side_to_act().unwrap();
        match line {
            "resign" => game.resign(side).unwrap(),
            _ => game.apply(side, Rules::read(&game, side, line).unwrap()).unwrap(),
        };
        played.push((side, line.to_owned()));
    }
    FoundGame { armies, opening, seed: Some(seed), lines: played, decider: game.side_to_act().unwrap_or(Side(0)), game }
}

/// A game played at random until at most `left` tiles, but more than one, remain undrawn.
pub fn play_random_game(armies: [&str; 2], number: u64, left: usize) -> Option<FoundGame> {
    let armies = armies.map(army).to_vec();
    let roster = Arc::new(Roster::new(armies.iter().cloned().map(Arc::new).collect()));
    let mut seed: Seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_be_bytes());
    let opening = Opening::deal(&roster, Board::STANDARD, &seed);
    let mut game = Game::new(roster, &opening);
    let mut dice = Dice::new(number);
    let mut lines = Vec::new();
    let undrawn = |game: &Game| game.state().seats.iter().map(|seat| seat.pile.len()).sum::<usize>();
    while undrawn(&game) > left {
        let side = game.side_to_act()?;
        let action = *dice.pick(&game.legal_actions().into_iter().collect::<Vec<_>>());
        lines.push((side, Rules::print(&game, side, &action)));
        game.apply(side, action).unwrap();
    }
    let decider = game.side_to_act().filter(|_| undrawn(&game) > 1)?;
    Some(FoundGame { armies, opening, seed: None, lines, decider, game })
}

impl FoundGame {
    /// Number of players.
    pub fn seats(&self) -> usize {
        self.armies.len()
    }

    /// The same game with a different order of the tiles that are undrawn at its last line; `None` if only one tile is
    /// undrawn.
    pub fn with_reordered_pile(&self, dice: &mut Dice) -> Option<Self> {
        let mut opening = self.opening.clone();
        for (side, pile) in (0..).map(Side).zip(&mut opening.piles) {
            let drawn = pile.len() - self.game.seat(side).pile.len();
            for last in (drawn + 1..pile.len()).rev() {
                pile.swap(last, drawn + dice.draw_below(last + 1 - drawn));
            }
        }
        let (armies, lines) = (self.armies.clone(), self.lines.clone());
        let other = Self { armies, opening, seed: self.seed, lines, decider: self.decider, game: self.game.clone() };
        (other.opening != self.opening).then_some(other)
    }

    /// The end of the first pile as stored, and the same text with its last two tiles exchanged.
    pub fn swap_last_tiles_of_first_pile(&self) -> [String; 2] {
        let mut pile = self.opening.piles[0].clone();
        let stored = |pile: &[TileId]| serde_json::to_string(pile).unwrap();
        let before = stored(&pile);
        let end = pile.len();
        assert_ne!(pile[end - 2], pile[end - 1], "two different tiles");
        pile.swap(end - 2, end - 1);
        [before, stored(&pile)]
    }

    /// The id of the tile that a side draws next.
    pub fn next_tile(&self, side: Side) -> Option<&str> {
        let drawn = self.opening.piles[side.index()].len() - self.game.seat(side).pile.len();
        let tile = self.opening.piles[side.index()].get(drawn)?;
        Some(&self.game.roster().tile(side, *tile).id)
    }
}

/// The tiles of an army, with the given ones on top.
fn stack_pile(army: &Army, top: &str) -> Vec<TileId> {
    let mut rest: Vec<TileId> = army.drawable_tiles().collect();
    let mut pile = Vec::with_capacity(rest.len());
    for word in top.split_whitespace() {
        let tile = army.find(word).unwrap_or_else(|| panic!("no tile {word}"));
        let place = rest.iter().position(|&other| other == tile).unwrap_or_else(|| panic!("no more {word}"));
        pile.push(rest.remove(place));
    }
    pile.extend(rest);
    pile
}

/// The channel of a game, its players, and the language of its posts.
pub struct Seats<'a> {
    pub guild: u64,
    pub channel: u64,
    /// The players in turn order, one per side.
    pub people: &'a [Person],
    pub language: Language,
}

/// Writes a game to a database, up to a given number of its lines.
pub async fn write_game(store: &Store, seats: &Seats<'_>, found: &FoundGame, lines: usize) -> GameId {
    static NEXT_PRESS: AtomicU64 = AtomicU64::new(1);
    let press = || InteractionId(NEXT_PRESS.fetch_add(1, Ordering::Relaxed));
    let referee = Referee::new(store.clone(), sztab::KINDS);
    // A game that began long ago would soon be closed.
    let at = now();
    let players: Vec<Player> =
        seats.people.iter().map(|person| Player { user: UserId(person.id()), name: person.name() }).collect();
    let terms = found.opening.terms.to_string();
    let options = LobbyOptions { terms, ..LobbyOptions::new(seats.language, Place::Here) };
    let place = Venue { guild: GuildId(seats.guild), channel: ChannelId(seats.channel) };
    let opened = Interaction { id: press(), at };
    let game = referee.open_lobby(place, players[0].clone(), &FactionChoice::Random, &options, opened).await.unwrap();
    referee.join(game, players[1].clone(), Change::at(at)).await.unwrap();
    for player in &players[2..] {
        store.join(game, player.clone(), found.opening.terms.seats, None, Change::at(at)).await.unwrap();
    }
    let mut start = start(found, place.channel, players);
    start.options = store.load_game(game).await.unwrap().options;
    let post = |kind: PostKind| NewPost::new(kind.key(), place.channel, String::new());
    let posts = Change::at(at).with_post(post(PostKind::Opening)).with_post(post(PostKind::Turn).with_buttons());
    store.start(game, start, posts).await.unwrap();
    // The lines of a script include draws, whereas the bot's users draw automatically by default.
    let draws_by_hand = async |by_hand: bool| {
        for person in seats.people {
            let set = |personal: &mut PersonalSettings| personal.draws_by_hand = by_hand;
            referee.set_personal(UserId(person.id()), at, set).await.unwrap();
        }
    };
    draws_by_hand(true).await;
    for (side, line) in &found.lines[..lines] {
        let user = UserId(seats.people[side.index()].id());
        let act = Act::Line(line.clone());
        referee.act(Request { game, user, seen: None, interaction: press(), at, act }).await.unwrap();
    }
    draws_by_hand(false).await;
    game
}

/// Gives up the unsent posts about turns and Battles before the game's last turn post, since drawing their pictures
/// would take most of a test's time.
pub async fn skip_old_posts(store: &Store, game: GameId) {
    let posts = store.load_posts(game).await.unwrap();
    let kind = |post: &Post| PostKind::from_post(post).unwrap();
    let last = posts.iter().rposition(|post| kind(post) == PostKind::Turn).unwrap_or(0);
    let is_drawn = |post: &&Post| matches!(kind(post), PostKind::Turn | PostKind::Refresh | PostKind::Chapter);
    for post in posts[..last].iter().filter(is_drawn) {
        store.give_up_post(post.id, "of the past").await.unwrap();
    }
}

/// Plays the game up to the line before its last one, before the bot starts.
pub async fn prepare_game(found: &FoundGame) -> (Club, Duel) {
    let mut club = Club::without_bot().await;
    let channel = club.sandbox.add_channel(club.guild, "brought");
    let people = ["Ala", "Ben"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
    let store = Store::open(club.database()).await.unwrap();
    let seats = Seats { guild: club.guild, channel, people: &people, language: Language::English };
    let game = write_game(&store, &seats, found, found.lines.len() - 1).await;
    skip_old_posts(&store, game).await;
    store.close().await;
    club.start_bot();
    club.wait_for_bot().await;
    (club, Duel { game, channel, people })
}

fn start(found: &FoundGame, channel: ChannelId, players: Vec<Player>) -> Start {
    let armies = &found.armies;
    Start {
        channel,
        rules_version: sztab_neuroshima::rules::RULES_VERSION,
        seed: sztab_store::Seed(found.seed.unwrap_or_default()),
        commitment: found.seed.map_or_else(|| "not of this game".to_owned(), |seed| commitment(&seed)),
        opening: serde_json::to_string(&found.opening).unwrap(),
        options: String::new(),
        seats: players
            .into_iter()
            .zip(armies)
            .map(|(player, army)| StartSeat { player, faction: army.id.clone(), faction_hash: army.hash.clone() })
            .collect(),
        factions: armies
            .iter()
            .map(|army| sztab_store::FactionData {
                hash: army.hash.clone(),
                faction: army.id.clone(),
                source: army.source.clone(),
            })
            .collect(),
    }
}

/// The results of a game's last line.
pub struct LineResult {
    /// The public post.
    pub post: Message,
    /// The private reply to the player of the line.
    answer: Message,
    goes_on: bool,
}

impl LineResult {
    /// The message that offers the next step; it is the private one if the same player continues.
    pub fn offer(&self) -> &Message {
        if self.goes_on { &self.answer } else { &self.post }
    }
}

/// Waits for the backlog, then plays the last line by typing its command.
pub async fn play_last_line(club: &Club, duel: &Duel, found: &FoundGame) -> LineResult {
    let (side, line) = found.lines.last().unwrap();
    let seq = u32::try_from(found.lines.len() - 1).unwrap();
    let ready = |m: &Message| version(m).is_some_and(|(_, v)| v == seq) && m.only_for.is_none();
    club.sandbox.wait_for(duel.channel, BACKLOG_TIMEOUT, ready).await.unwrap();
    let (command, option) = match line.split(' ').next().unwrap() {
        "use" => ("use", "ability"),
        "choose" => ("choose", "answer"),
        _ => ("play", "what"),
    };
    let typed =
        duel.people[side.index()].run_command(duel.channel, &[command], &[(option, line.as_str().into())]).await;
    let mut answer = typed.unwrap().complete(TIMEOUT).await.unwrap();
    // If something would be forfeited, the bot asks for confirmation once.
    let confirm = answer.buttons().find(|button| button.label.ends_with(" anyway")).cloned();
    if let Some(confirm) = confirm {
        let person = &duel.people[side.index()];
        answer = person.press(answer.id, &confirm.custom_id).await.unwrap().complete(TIMEOUT).await.unwrap();
    }
    assert!(answer.content.starts_with('✅'), "{line}: {}", answer.content);
    let goes_on = found.decider == *side;
    let asked = |m: &Message| {
        let shows_the_way = m.buttons().any(|button| button.custom_id.contains(":turn:"));
        version(m).is_some_and(|(_, v)| v == seq + 1) && m.only_for.is_none() && shows_the_way == goes_on
    };
    let post = club.sandbox.wait_for(duel.channel, TIMEOUT, asked).await.unwrap();
    LineResult { post, answer, goes_on }
}

/// The narrative of a post.
pub fn embed_text(post: &Message) -> String {
    post.embeds.iter().filter_map(|embed| embed.description.clone()).collect::<Vec<_>>().join("\n")
}
