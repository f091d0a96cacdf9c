//! Nothing that anybody sees before the end of a game depends on the order of what nobody has drawn yet.
//!
//! The same games are put twice into two servers with a bot each. They differ in the order of the undrawn tiles alone.
//! Then everything that can be asked is asked in both, and what comes back has to be the same to the last byte:
//! posts, panels, suggestions, refusals, what-ifs, odds, files, descriptions and pixels of pictures.

use std::collections::BTreeSet;
use std::time::Duration;

use sztab::referee::{Referee, Table};
use sztab::rules::{Language, Side};
use sztab::sandbox::{Id, Message, OptionValue, Person, Response};
use sztab::store::{ChannelId, Store};

use crate::brought::{Found, Seats, begun, put_into};
use crate::club::{Club, PATIENCE};
use crate::player::Dice;

/// Games: armies, and how many tiles are undrawn in the end. Where few are left, a leak would tell the most.
const GAMES: [([&str; 2], usize); 5] = [
    (["hegemony", "outpost"], 65),
    (["outpost", "moloch"], 36),
    (["hegemony", "borgo"], 12),
    (["moloch", "borgo"], 6),
    (["borgo", "outpost"], 3),
];

/// Lines that are played in front of everybody after the first questions; nothing is drawn by them that differs.
const PLAYED: usize = 6;

/// Buttons that are pressed by each person, of those that open something and change no game.
const PRESSED: usize = 10;

/// One of the two servers.
struct Server {
    club: Club,
    store: Store,
    people: [Person; 3],
    /// Channels and people by the names that stand for them.
    names: Vec<(String, String)>,
}

/// What somebody does in both servers.
#[derive(Clone, Debug)]
enum Question {
    Command(Vec<&'static str>, Vec<(&'static str, OptionValue)>),
    Suggestions(&'static str, &'static str, &'static str),
    /// The button or list under the message that was the answer to an earlier question, or under the newest post.
    Press(usize, String, Option<String>),
}

/// A place where the same game is played in both servers.
struct Twins<'a> {
    servers: &'a [Server; 2],
    channels: [Id; 2],
    /// The messages that buttons were found under, in both servers.
    messages: Vec<[Id; 2]>,
}

impl Server {
    async fn new(games: &[Found]) -> (Self, Vec<Id>) {
        let mut club = Club::closed().await;
        // Texts are the same with emojis and without, and uploading them takes a while.
        club.sandbox.fail_next("GET /applications/*/emojis", 503, u32::MAX);
        let people = ["Ala", "Ben", "Eve"].map(|name| club.sandbox.add_person(club.guild, name, "en-GB"));
        let store = Store::open(club.database()).await.unwrap();
        let mut names: Vec<(String, String)> =
            people.iter().map(|person| (person.id().to_string(), person.name())).collect();
        let mut channels = Vec::new();
        let players = [people[0].clone(), people[1].clone()];
        for (number, found) in games.iter().enumerate() {
            let channel = club.sandbox.add_channel(club.guild, &format!("table-{number}"));
            let seats = Seats { guild: club.guild, channel, people: &players, language: Language::English };
            put_into(&store, &seats, found, found.lines.len() - PLAYED).await;
            names.push((channel.to_string(), format!("table {number}")));
            channels.push(channel);
        }
        club.start_bot();
        club.wait_for_bot().await;
        (Self { club, store, people, names }, channels)
    }

    /// Waits until all that is owed has been posted and old buttons are gone.
    async fn quiet(&self, channel: Id) -> Vec<Message> {
        let deadline = tokio::time::Instant::now() + PATIENCE;
        let mut before = Vec::new();
        loop {
            let owed = self.store.next_due().await.unwrap();
            let mut now = self.club.sandbox.messages(channel);
            now.retain(|message| message.only_for.is_none());
            let live = now.iter().filter(|message| message.buttons().any(|button| is_of_turn(&button.custom_id)));
            if owed.is_none() && live.count() <= 1 && now == before {
                return now;
            }
            assert!(tokio::time::Instant::now() < deadline, "still owed: {owed:?}");
            before = now;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
    }

    /// Everything that a message shows, to the last byte, without what Discord numbers.
    fn face(&self, message: &Message) -> String {
        let files = message.attachments.iter().map(|file| {
            let whole = sztab::rules::opening::hexadecimal(&file.bytes);
            (file.filename.clone(), file.alt_text.clone(), file.content_type.clone(), whole)
        });
        let (files, pinged) = (files.collect::<Vec<_>>(), &message.pinged);
        let shown = (&message.content, &message.embeds, &message.components, files, pinged, message.flags);
        self.plain(&format!("{shown:#?}"))
    }

    fn plain(&self, text: &str) -> String {
        let text = self.names.iter().fold(text.to_owned(), |text, (id, name)| text.replace(id, name));
        // References of errors are numbers of interactions.
        let mut plain = String::with_capacity(text.len());
        for word in text.split_inclusive(|c: char| !c.is_ascii_digit()) {
            let digits = word.trim_end_matches(|c: char| !c.is_ascii_digit());
            if digits.len() == 18 || digits.len() == 19 {
                plain.push_str(&word.replace(digits, "<number>"));
            } else {
                plain.push_str(word);
            }
        }
        plain
    }
}

/// Whether a button carries a turn on.
fn is_of_turn(custom_id: &str) -> bool {
    matches!(custom_id.split(':').nth(3), Some("go" | "at"))
}

/// Whether a button only opens something for whoever presses it.
fn is_look(custom_id: &str) -> bool {
    let mut parts = custom_id.splitn(5, ':').skip(3);
    let (operation, words) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    match operation {
        "at" | "pick" | "if" | "ifpick" | "sif" | "sifpick" | "rule" | "stills" => true,
        "go" => {
            let is_at_once = matches!(words.split(' ').next(), Some("draw" | "redraw" | "end" | "choose" | "resign"));
            !is_at_once && !words.starts_with("discard ")
        }
        _ => false,
    }
}

impl Twins<'_> {
    /// The game as it stands in the first server.
    async fn now(&self) -> Table {
        let store = &self.servers[0].store;
        let game = store.active_in_channel(ChannelId(self.channels[0])).await.unwrap().unwrap().id;
        Referee::new(store.clone()).table(game).await.unwrap()
    }

    /// What both servers answer to a question, and the message of the answer if it is one.
    async fn ask(&self, who: usize, question: &Question) -> [(String, Option<Message>); 2] {
        let (one, other) = tokio::join!(self.ask_in(0, who, question), self.ask_in(1, who, question));
        [one, other]
    }

    async fn ask_in(&self, at: usize, who: usize, question: &Question) -> (String, Option<Message>) {
        let (server, channel) = (&self.servers[at], self.channels[at]);
        let person = &server.people[who];
        let response: Response = match question {
            Question::Suggestions(command, option, typed) => {
                let choices = person.autocomplete(channel, &[command], &[], option, typed).await.unwrap();
                return (format!("{choices:#?}"), None);
            }
            Question::Command(path, options) => person.command(channel, path, options).await.unwrap(),
            Question::Press(message, id, value) => {
                let values = value.as_deref();
                let values: Option<Vec<&str>> = values.map(|value| vec![value]);
                person.press_forged(self.messages[*message][at], id, values.as_deref()).await.unwrap()
            }
        };
        let message = response.complete(PATIENCE).await.unwrap_or_else(|failure| panic!("{question:?}: {failure}"));
        (server.face(&message), Some(message))
    }

    /// Asks, compares, and remembers the message under which there may be more to press.
    async fn compare(&mut self, who: usize, question: &Question) -> Option<Message> {
        let [(one, message), (other, twin)] = self.ask(who, question).await;
        same(&format!("{question:?} by {}", self.servers[0].people[who].name()), &one, &other);
        let (message, twin) = (message?, twin?);
        self.messages.push([message.id, twin.id]);
        Some(message)
    }

    /// Compares what everybody sees.
    async fn compare_posts(&mut self) -> Message {
        let [one, other] = self.servers;
        let (ours, theirs) = tokio::join!(one.quiet(self.channels[0]), other.quiet(self.channels[1]));
        assert_eq!(ours.len(), theirs.len(), "as many posts");
        for (message, twin) in ours.iter().zip(&theirs) {
            same("a post", &one.face(message), &other.face(twin));
        }
        let live = ours.iter().zip(&theirs).rev().find(|(message, _)| message.buttons().next().is_some());
        let (message, twin) = live.expect("a post with buttons");
        self.messages.push([message.id, twin.id]);
        message.clone()
    }

    /// Presses what a message offers to one person, and what comes of that, as long as it changes no game.
    async fn explore(&mut self, who: usize, start: &Message, limit: usize) {
        let mut known: BTreeSet<(String, Option<String>)> = BTreeSet::new();
        let mut open = offers(self.messages.len() - 1, start);
        open.reverse();
        let mut pressed = 0;
        while let Some((message, id, value)) = open.pop() {
            if pressed == limit || !known.insert((id.clone(), value.clone())) {
                continue;
            }
            pressed += 1;
            let answer = self.compare(who, &Question::Press(message, id, value)).await;
            let further = answer.map(|answer| offers(self.messages.len() - 1, &answer)).unwrap_or_default();
            // What is new comes later, so that the first message is not left behind for good.
            open.splice(0..0, further.into_iter().rev());
        }
    }
}

/// What can be pressed and chosen under a message: of a list the first and the last.
fn offers(message: usize, shown: &Message) -> Vec<(usize, String, Option<String>)> {
    let buttons = shown.buttons().filter(|button| !button.disabled).map(|button| (button.custom_id.clone(), None));
    let lists = shown.selects().flat_map(|select| {
        let ends = [select.options.first(), select.options.last()].into_iter().flatten();
        ends.map(|option| (select.custom_id.clone(), Some(option.value.clone())))
    });
    let all = lists.chain(buttons).filter(|(id, _)| is_look(id));
    all.map(|(id, value)| (message, id, value)).collect()
}

#[track_caller]
fn same(what: &str, one: &str, other: &str) {
    if one != other {
        let pairs = one.lines().zip(other.lines());
        let cut = |line: &str| line.chars().take(400).collect::<String>();
        let different: Vec<String> =
            pairs.filter(|(a, b)| a != b).take(5).map(|(a, b)| format!("- {}\n+ {}", cut(a), cut(b))).collect();
        panic!("{what} tells what lies in a pile:\n{}", different.join("\n"));
    }
}

fn typed(command: &'static str, options: &[(&'static str, &str)]) -> Question {
    Question::Command(vec![command], options.iter().map(|&(name, value)| (name, value.into())).collect())
}

fn file(name: &str, text: &str) -> OptionValue {
    let content_type = Some("text/plain".to_owned());
    OptionValue::Attachment { filename: name.to_owned(), content_type, bytes: text.as_bytes().to_vec() }
}

/// Everything that anybody can ask about a game, without playing on.
fn questions(found: &Found) -> Vec<Question> {
    let mut questions: Vec<Question> =
        ["board", "hand", "tiles", "log", "whatif", "verify", "rematch"].map(|name| typed(name, &[])).into();
    for army in found.game.roster().sides().map(|side| found.game.roster().army(side)) {
        questions.push(typed("army", &[("army", &army.id)]));
        let tile = army.tiles.iter().find(|tile| !tile.is_headquarters()).unwrap();
        questions.push(typed("tile", &[("tile", &format!("{}:{}", army.id, tile.id))]));
    }
    // What is refused, or means nothing.
    for line in ["place runner C3 1", "battle", "nonsense", "move A1 A2 0", "draw", "redraw"] {
        questions.push(typed("play", &[("what", line)]));
        questions.push(typed("whatif", &[("what", line)]));
    }
    questions.push(typed("choose", &[("answer", "choose 99")]));
    questions.push(typed("use", &[("ability", "use mobility A1 A2 0")]));
    questions.push(typed("discard", &[("tile", "discard nothing")]));
    for (command, option) in
        [("play", "what"), ("use", "ability"), ("discard", "tile"), ("choose", "answer"), ("whatif", "what")]
    {
        questions.extend(["", "b", "2"].map(|typed| Question::Suggestions(command, option, typed)));
    }
    questions
        .extend([("army", "army"), ("tile", "tile")].map(|(name, option)| Question::Suggestions(name, option, "")));
    questions
}

/// A line of a game as the command that it belongs to.
fn as_command(line: &str) -> Question {
    match line.split(' ').next().unwrap() {
        "draw" => typed("draw", &[]),
        "redraw" => typed("redraw", &[]),
        "end" => typed("end", &[]),
        "battle" => typed("battle", &[]),
        "discard" => typed("discard", &[("tile", line)]),
        "use" => typed("use", &[("ability", line)]),
        "choose" => typed("choose", &[("answer", line)]),
        _ => typed("play", &[("what", line)]),
    }
}

/// Looks at a game from all sides in both servers, then plays it on in both.
async fn look(mut twins: Twins<'_>, found: &Found, full: bool) {
    let post = twins.compare_posts().await;
    let from = twins.messages.len() - 1;
    let now = twins.now().await;
    for who in 0..3 {
        let is_to_act = now.game.to_act().is_some_and(|side| side.index() == who);
        let refused = ["draw", "redraw", "battle", "end"].map(|name| typed(name, &[])).into_iter();
        for question in questions(found).into_iter().chain(refused.filter(|_| !is_to_act)) {
            // The one who is to act would carry it out.
            if is_to_act && acts(&question, &now.legal_lines()) {
                continue;
            }
            if let Some(answer) = twins.compare(who, &question).await
                && matches!(&question, Question::Command(path, options) if path[0] == "whatif" && options.is_empty())
            {
                twins.explore(who, &answer, if full { PRESSED } else { PRESSED / 2 }).await;
            }
        }
        let again = twins.messages[from];
        twins.messages.push(again);
        twins.explore(who, &post, if full { PRESSED } else { PRESSED / 2 }).await;
        files(&mut twins, who, found).await;
    }
    for (side, line) in &found.lines[found.lines.len() - PLAYED..] {
        let answer = twins.compare(side.index(), &as_command(line)).await.unwrap();
        // What would be given up is asked about once.
        if let Some(confirm) = answer.buttons().find(|button| button.label.ends_with(" anyway")) {
            let press = Question::Press(twins.messages.len() - 1, confirm.custom_id.clone(), None);
            twins.compare(side.index(), &press).await;
        }
        twins.compare_posts().await;
    }
    for question in [typed("tiles", &[]), typed("log", &[]), typed("verify", &[]), typed("undo", &[])] {
        twins.compare(0, &question).await;
    }
    twins.compare_posts().await;
}

/// Whether a command carries out one of these lines.
fn acts(question: &Question, legal: &[String]) -> bool {
    let Question::Command(path, options) = question else { return false };
    let line = match options.first() {
        Some((_, OptionValue::Text(line))) => line,
        _ => return false,
    };
    matches!(path[0], "play" | "use" | "discard" | "choose") && legal.contains(line)
}

/// What is taken away as a file, and what is said about files that are brought along: also about one in which somebody
/// has guessed rightly what is drawn next.
async fn files(twins: &mut Twins<'_>, who: usize, found: &Found) {
    let exported = twins.compare(who, &typed("export", &[])).await.unwrap();
    let text = |part: &str| {
        let file = exported.attachments.iter().find(|file| file.filename.contains(part)).unwrap();
        String::from_utf8(file.bytes.to_vec()).unwrap()
    };
    let (record, position) = (text("record"), text("position"));
    let bring = |command, option, text: &str| Question::Command(vec![command], vec![(option, file("a.txt", text))]);
    twins.compare(who, &bring("import", "file", &position)).await;
    let mut guesses = vec![record.clone()];
    for side in [Side(0), Side(1)] {
        // The next tile as it is in the first server; in the second one it is another one, most likely.
        let start = format!("pile {} ", side.letter());
        let Some(line) = record.lines().find(|line| line.starts_with(&start) && line.ends_with('?')) else { continue };
        let Some(tile) = found.next_tile(side) else { continue };
        guesses.push(record.replace(line, &line.replace('?', &format!("{tile} ?"))));
    }
    for guess in guesses {
        twins.compare(who, &bring("verify", "record", &guess)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_drawn_shows_nowhere() {
    let mut dice = Dice::new(12);
    let mut games = Vec::new();
    for (armies, left) in GAMES {
        let found = (1..).find_map(|number| {
            let game = begun(armies, number, left).filter(|game| game.lines.len() >= PLAYED)?;
            let other = (0..50).find_map(|_| game.with_another_order(&mut dice))?;
            Some((game, other))
        });
        games.push(found.expect("tiles that nobody has drawn"));
    }
    let (ones, others): (Vec<Found>, Vec<Found>) = games.into_iter().unzip();
    let ((one, here), (other, there)) = tokio::join!(Server::new(&ones), Server::new(&others));
    let servers = [one, other];
    for (number, found) in ones.iter().enumerate() {
        let twins = Twins { servers: &servers, channels: [here[number], there[number]], messages: Vec::new() };
        look(twins, found, number % 2 == 0).await;
    }
    for server in &servers {
        assert!(!server.club.log().contains("panicked"), "{}", server.club.log());
        assert_eq!(server.club.sandbox.violations(), [], "every message was within Discord's limits");
    }
}
