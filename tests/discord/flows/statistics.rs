//! A player's wins, losses and pace: one's own and another user's, with a file.

use sztab_game::Kind;
use sztab_referee::Pace;
use sztab_sandbox::{OptionValue, Response};
use sztab_store::{
    Append, Change, ChannelId, End, Entry, FactionData, GuildId, LineCause, NewEntry, NewLobby, Player, Seed, Seq,
    Start, StartSeat, Store, UnixMs, UserId,
};

use crate::script::{Script, Session, play_flow};

/// Noon on 20 November 2026, UTC.
pub const NOON: i64 = 1_795_176_000_000;
const MINUTE_MS: i64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn results_and_pace_are_counted() {
    play_flow("statistics", Session::None, run_statistics).await;
}

/// A game played days ago: the first player's army, the second player, the terms, and the result.
pub struct EarlierGame<'a> {
    pub guild: u64,
    pub channel: u64,
    pub players: [(u64, &'a str, &'a str); 2],
    pub is_rated: bool,
    pub result: Option<&'a str>,
    /// The start of the game, in milliseconds since 1970.
    pub from: i64,
}

/// Stores a game in which each of the two players takes `minutes` minutes for a single turn.
pub async fn store_game(store: &Store, earlier: &EarlierGame<'_>, minutes: i64) {
    let player = |(user, name, _): (u64, &str, &str)| Player { user: UserId(user), name: name.to_owned() };
    let channel = ChannelId(earlier.channel);
    // The file of an army is stored with each game.
    let file = |id: &str| {
        let find = |kind: &Kind| Some((*kind, kind.files().into_iter().find(|file| file.id == id)?));
        sztab::KINDS.iter().find_map(find).unwrap()
    };
    let files = earlier.players.map(|(_, _, id)| file(id));
    let kind = files[0].0;
    let options = format!(r#"{{"language":"english","place":"here","invited":null,"rated":{}}}"#, earlier.is_rated);
    let lobby = NewLobby {
        kind: kind.info().id.to_owned(),
        guild: GuildId(earlier.guild),
        channel,
        created_by: UserId(earlier.players[0].0),
        options: options.clone(),
        players: earlier.players.map(player).to_vec(),
        faction: None,
        is_exclusive: true,
        limit: None,
    };
    let at = |minutes: i64| Change::at(UnixMs(earlier.from + minutes * MINUTE_MS));
    let game = store.create_lobby(lobby, at(0)).await.unwrap();
    let seats = earlier.players.iter().zip(&files).map(|(&seat, (_, file))| StartSeat {
        player: player(seat),
        faction: file.id.clone(),
        faction_hash: file.hash.clone(),
    });
    let start = Start {
        channel,
        rules_version: kind.info().version,
        seed: Seed([0; 32]),
        commitment: "not of this game".to_owned(),
        opening: "{}".to_owned(),
        options,
        seats: seats.collect(),
        factions: files
            .into_iter()
            .map(|(_, file)| FactionData { hash: file.hash, faction: file.id, source: file.source })
            .collect(),
    };
    store.start(game, start, at(0)).await.unwrap();
    let lines = [(0, "place-hq B2 0"), (1, "place-hq D3 0"), (0, "draw"), (1, "draw")];
    let log: Vec<Entry> = (1..)
        .zip(lines)
        .map(|(seq, (side, line))| Entry {
            seq: Seq(seq),
            side,
            line: line.to_owned(),
            actor: UserId(earlier.players[usize::from(side)].0),
            prompt: LineCause::Act,
            at: at(i64::from(seq - 1) * minutes).at,
            interaction: None,
        })
        .collect();
    for (seq, (side, line)) in (0..).zip(lines) {
        let append = Append {
            game,
            expected: Seq(seq),
            entries: vec![NewEntry {
                side,
                line: line.to_owned(),
                actor: UserId(earlier.players[usize::from(side)].0),
                prompt: LineCause::Act,
            }],
            snapshot: None,
            end: earlier.result.filter(|_| seq == 3).map(|result| End {
                result: result.to_owned(),
                pace: Pace::from_log(&log, &[log[0].actor, log[1].actor]).to_text(),
            }),
            change: at(i64::from(seq) * minutes),
        };
        store.append(append).await.unwrap();
    }
}

/// The rows of the file without the game's number, which differs between languages.
fn file_rows(response: &Response) -> Vec<String> {
    let message = response.message().unwrap();
    let file = message.attachments.iter().find(|file| file.filename == "statistics.csv").unwrap();
    let text = std::str::from_utf8(&file.bytes).unwrap().strip_prefix('\u{feff}').unwrap();
    assert!(text.ends_with("\r\n"));
    // Columns may be separated by semicolons, because some languages use the comma as decimal mark.
    let text = text.replace(';', ",");
    text.lines().map(|row| row.split_once(',').unwrap().1.to_owned()).collect()
}

async fn run_statistics(script: &mut Script<'_>) {
    let (ala, ben) = (&script.ala.clone(), &script.ben.clone());
    let [eve, stranger] = ["Eve", "Mallory"].map(|name| script.add_person(name));
    let store = Store::open(script.club.database()).await.unwrap();
    let channel = script.add_channel("earlier");
    let of = |person: &sztab_sandbox::Person, army: &'static str| (person.id(), army);
    let earlier = |[(one, army), (other, others_army)]: [(u64, &'static str); 2], names: [&'static str; 2], result| {
        let players = [(one, names[0], army), (other, names[1], others_army)];
        EarlierGame { guild: script.guild, channel, players, is_rated: false, result, from: NOON }
    };
    let won = Some(r#"{"places":[{"rank":1,"points":9},{"rank":2,"points":0}],"cause":"headquarters_destroyed"}"#);
    let lost = Some(r#"{"places":[{"rank":2,"points":20},{"rank":1,"points":20}],"cause":"resignation"}"#);
    let drawn = Some(r#"{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}"#);
    let first = earlier([of(ala, "borgo"), of(ben, "hegemony")], ["Ala", "Ben"], won);
    store_game(&store, &EarlierGame { is_rated: true, ..first }, 40).await;
    store_game(&store, &earlier([of(ben, "borgo"), of(ala, "moloch")], ["Ben", "Ala"], drawn), 200).await;
    let names = ["Ala", "=1+1,```@everyone and more"];
    store_game(&store, &earlier([of(ala, "borgo"), of(&stranger, "outpost")], names, lost), 3000).await;
    let elsewhere =
        EarlierGame { guild: script.guild + 1, ..earlier([of(ala, "borgo"), of(&eve, "moloch")], ["Ala", "Eve"], won) };
    store_game(&store, &elsewhere, 10).await;
    store_game(&store, &earlier([of(ala, "borgo"), of(ben, "moloch")], ["Ala", "Ben"], None), 10).await;
    store.close().await;

    script.remark("One's own, in private, with all games in a file.");
    let answer = script.type_command(ala, &["statistics"], &[]).await;
    let expected = [
        "ended,army,opponent,opponent_army,turn_order,result,reason,turns,rated,median_seconds",
        "2026-11-26,borgo,'=1+1,```@everyone and more,outpost,1,loss,resignation,2,no,180000",
        "2026-11-20,moloch,Ben,borgo,2,draw,agreement,2,no,12000",
        "2026-11-20,borgo,Ben,hegemony,1,win,headquarters_destroyed,2,yes,2400",
    ];
    // A name with a comma is quoted if commas separate the columns.
    let unquoted: Vec<String> = file_rows(&answer).iter().map(|row| row.replace('"', "")).collect();
    assert_eq!(unquoted, expected);
    script.remark("Those of the opponent, for anybody.");
    script.type_command(&eve, &["statistics"], &[("player", OptionValue::User(ben.id()))]).await;
    script.remark("Somebody who has played only elsewhere, asked by herself and by somebody else.");
    script.type_command(&eve, &["statistics"], &[]).await;
    script.type_command(ala, &["statistics"], &[("player", OptionValue::User(eve.id()))]).await;
}
