//! Checks of a season played through the bot.

use std::collections::{BTreeMap, BTreeSet};

use super::error::SimulationError;
use super::hall::LeagueServer;
use sztab_league::engine::Standard;
use sztab_league::event::EventKind;
use sztab_league::export::import;
use sztab_league::ids::Group;
use sztab_league::season::{Log, Season};
use sztab_league::verify::verify;
use sztab_referee::SeasonPost;
use sztab_referee::league::SeasonRecord;
use sztab_sandbox::Id;
use sztab_store::{ChannelId, Post, PostState, SUPERSEDED_REASON, UnixMs};

/// Index of this file among the choices of `/league export`.
const TABLE_FILE_CHOICE: i64 = 0;
const LOG_FILE_CHOICE: i64 = 3;

/// Discord's error code for a message that already has a thread.
const THREAD_EXISTS: u32 = 160_004;

#[derive(Debug, Default)]
pub struct Audit {
    /// The tables as exported by `/league export`.
    pub table: String,
    pub counts: Vec<String>,
    pub faults: Vec<String>,
}

/// Checks everything the bot has written and posted.
pub async fn audit(hall: &LeagueServer, record: &SeasonRecord, now: UnixMs) -> Result<Audit, SimulationError> {
    let mut audit = Audit {
        table: hall.fetch_file(&["league", "export"], &[("format", TABLE_FILE_CHOICE.into())]).await?,
        ..Audit::default()
    };
    let exported = hall.fetch_file(&["league", "export"], &[("format", LOG_FILE_CHOICE.into())]).await?;
    audit.check_log(record, &import(&exported)?)?;
    audit.compare_table(hall, record, now)?;
    audit.check_posts(hall, record).await?;
    audit.check_threads(hall, record).await?;
    let violations = hall.sandbox.violations();
    // A bot that does not know whether a thread was created asks again, and gets this error.
    let wrong = violations.iter().filter(|wrong| wrong.code() != Some(THREAD_EXISTS));
    audit.faults.extend(wrong.map(|wrong| format!("{} {}: {}", wrong.method, wrong.path, wrong.message)));
    Ok(audit)
}

impl Audit {
    /// Checks that the exported log equals the one in the database, and that every check of [`verify`] passes.
    fn check_log(&mut self, record: &SeasonRecord, exported: &Log) -> Result<(), SimulationError> {
        if exported.events() != record.log.events() {
            self.faults.push("the exported log is not that of the database".to_owned());
        }
        let checks = verify(exported, &Standard)?;
        let wrong = checks.iter().filter(|check| check.right != Some(true));
        self.faults.extend(wrong.map(|check| format!("line {}: {:?} is wrong or open", check.line, check.what)));
        self.counts.push(format!("{} lines, {} checks", exported.events().len(), checks.len()));
        Ok(())
    }

    /// Checks that the order and the points in the bot's table are those that follow from the log alone.
    fn compare_table(
        &mut self,
        hall: &LeagueServer,
        record: &SeasonRecord,
        now: UnixMs,
    ) -> Result<(), SimulationError> {
        let recomputed = Season::from_events(record.log.events())?;
        let shown = parse_rows(&self.table);
        let right = recomputed_rows(hall, record, &recomputed, now);
        if shown != right {
            self.faults.push(format!("the tables are {shown:?} and should be {right:?}"));
        }
        self.counts.push(format!("{} rows of tables as recomputed", right.len()));
        Ok(())
    }

    /// Checks that each post is one message, and that each message in the channel is a post.
    async fn check_posts(&mut self, hall: &LeagueServer, record: &SeasonRecord) -> Result<(), SimulationError> {
        let posts = hall.referee.store().load_posts(record.row.id).await?;
        let bot = hall.sandbox.application_id();
        let messages = hall.sandbox.messages(hall.channel).into_iter();
        let public: BTreeMap<Id, String> = messages
            .filter(|message| message.author == bot && message.only_for.is_none())
            .map(|message| (message.id, message.content))
            .collect();
        self.faults.extend(post_faults(&posts, &required_posts(record), &public));
        self.counts.push(format!("{} messages in the channel of the league", public.len()));
        Ok(())
    }

    /// Checks that each game of a match has one table, and that each thread belongs to a table.
    async fn check_threads(&mut self, hall: &LeagueServer, record: &SeasonRecord) -> Result<(), SimulationError> {
        let threads: BTreeSet<Id> = hall.sandbox.threads(hall.guild).iter().map(|thread| thread.id).collect();
        let (mut tables, mut channels) = (0, BTreeSet::new());
        for (_, game, _) in hall.referee.store().load_games_of_season(record.row.id).await? {
            tables += 1;
            channels.insert(hall.referee.store().load_game(game).await?.channel.0);
        }
        if threads != channels || channels.len() != tables {
            let (threads, channels) = (threads.len(), channels.len());
            self.faults.push(format!("{threads} threads for {tables} tables in {channels} of them"));
        }
        self.counts.push(format!("{tables} tables with a thread each"));
        Ok(())
    }
}

/// The posts that must have been sent: for the season, its rounds, and all paired matches, including those from
/// challenges.
fn required_posts(record: &SeasonRecord) -> Vec<SeasonPost> {
    let paired = record.log.events().iter().flat_map(|event| match &event.kind {
        EventKind::RoundPublished(round) => {
            let played = round.pairs.iter().filter(|pair| pair.walkover.is_none());
            let matches = played.map(|pair| SeasonPost::Match { match_id: pair.id });
            std::iter::once(SeasonPost::Round { group: round.group, round: round.round }).chain(matches).collect()
        }
        EventKind::ChallengeAccepted { pairing, .. } => vec![SeasonPost::Match { match_id: pairing.id }],
        _ => Vec::new(),
    });
    std::iter::once(SeasonPost::Season).chain(paired).collect()
}

/// Problems with a season's posts, compared with the messages in its channel.
fn post_faults(posts: &[Post], owed: &[SeasonPost], messages: &BTreeMap<Id, String>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sent: BTreeMap<(&str, &str), BTreeSet<Id>> = BTreeMap::new();
    // Only the last of several waiting posts with the same content is sent.
    let mut last: BTreeMap<(&str, &str), &Post> = BTreeMap::new();
    for post in posts {
        let what = (post.kind.as_str(), post.payload.as_str());
        sent.entry(what).or_default().extend(post.message().map(|message| message.0));
        last.insert(what, post);
    }
    // For example the queue post of a match on which a judge rules without being asked.
    let is_needless = |post: &Post| matches!(&post.state, PostState::GivenUp { reason } if reason == SUPERSEDED_REASON);
    let unsent = last.iter().filter(|(_, post)| post.message().is_none() && !is_needless(post));
    faults.extend(
        unsent.map(|((kind, payload), post)| format!("the post {kind} {payload} is not sent: {:?}", post.state)),
    );
    let several = sent.iter().filter(|(_, found)| found.len() > 1);
    faults.extend(
        several.map(|((kind, payload), found)| format!("the post {kind} {payload} is {} messages", found.len())),
    );
    for content in owed {
        let post = content.into_post(ChannelId(0));
        if sent.get(&(&*post.kind, &*post.payload)).is_none_or(BTreeSet::is_empty) {
            faults.push(format!("nothing is posted for {content:?}"));
        }
    }
    let known: BTreeSet<Id> = sent.into_values().flatten().collect();
    let unknown = messages.iter().filter(|(id, _)| !known.contains(id));
    faults.extend(unknown.map(|(_, content)| format!("a message that is no post: {}", content.replace('\n', " / "))));
    let gone = known.iter().filter(|id| !messages.contains_key(id));
    faults.extend(gone.map(|id| format!("the message {id} of a post is not in the channel")));
    faults
}

/// A row of a table: stage and division, player, and points if the order depends on them.
type TableRow = (String, String, Option<i32>);

fn parse_rows(table: &str) -> Vec<TableRow> {
    let cells = table.trim_start_matches('\u{feff}').lines().map(|line| line.split(',').collect::<Vec<_>>());
    let rows = cells.filter(|cells| cells.first() != Some(&"stage"));
    rows.filter_map(|cells| {
        let [stage, division, _, player, _, points, values @ ..] = cells.as_slice() else { return None };
        let points = (!values.is_empty()).then(|| points.parse::<f64>().ok()).flatten();
        #[allow(clippy::cast_possible_truncation, reason = "points of a season are small")]
        let points = points.map(|points| (points * 100.0).round() as i32);
        Some((format!("{stage} {division}"), (*player).to_owned(), points))
    })
    .collect()
}

fn recomputed_rows(hall: &LeagueServer, record: &SeasonRecord, season: &Season, now: UnixMs) -> Vec<TableRow> {
    let groups = season
        .stages
        .iter()
        .enumerate()
        .flat_map(|(stage, begun)| (0..begun.divisions.len()).map(move |division| Group { stage, division }));
    let mut right = Vec::new();
    for group in groups {
        let place = format!("{} {}", group.stage + 1, group.division + 1);
        let name = |entrant| hall.person(record, entrant).map(sztab_sandbox::Person::name).unwrap_or_default();
        if let Some((built, table)) = season.standings(group, &Standard) {
            let players = table.rows.iter().filter_map(|row| Some((built.players.get(row.player.0)?, row.points.0)));
            right.extend(players.map(|(&entrant, points)| (place.clone(), name(entrant), Some(points))));
        } else {
            let order = season.division_order(group, &Standard, now.0);
            right.extend(order.into_iter().map(|entrant| (place.clone(), name(entrant), None)));
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use sztab_league::ids::MatchId;
    use sztab_store::{MessageId, NewPost, PostId, SeasonId, Seq};

    fn post(content: SeasonPost, message: Option<u64>) -> Post {
        let state = match message {
            Some(message) => PostState::Sent { message: MessageId(message), at: UnixMs(0) },
            None => PostState::Waiting { next_try: UnixMs(0) },
        };
        let NewPost { kind, payload, channel, .. } = content.into_post(ChannelId(1));
        Post {
            id: PostId(1),
            subject: SeasonId(1).into(),
            seq: Seq(0),
            kind,
            channel,
            payload,
            live: false,
            nonce: String::new(),
            attempts: 0,
            created_at: UnixMs(0),
            state,
        }
    }

    #[test]
    fn missing_or_duplicate_posts_are_noticed() {
        let of_match = |of| SeasonPost::Match { match_id: MatchId(of) };
        let messages = |ids: &[Id]| ids.iter().map(|id| (*id, format!("message {id}"))).collect::<BTreeMap<_, _>>();
        let posts = [post(of_match(1), Some(10)), post(of_match(2), Some(11)), post(of_match(1), Some(10))];
        let faults = |posts: &[Post], ids: &[Id]| post_faults(posts, &[of_match(1), of_match(2)], &messages(ids));
        assert_eq!(faults(&posts, &[10, 11]), Vec::<String>::new());
        assert_eq!(faults(&posts, &[10, 11, 12]), ["a message that is no post: message 12"]);
        assert_eq!(faults(&posts, &[10]), ["the message 11 of a post is not in the channel"]);
        assert_eq!(faults(&posts[..1], &[10]), [format!("nothing is posted for {:?}", of_match(2))]);
        let twice = [post(of_match(1), Some(10)), post(of_match(1), Some(11)), post(of_match(2), Some(12))];
        assert_eq!(faults(&twice, &[10, 11, 12]), [r#"the post match {"match_id":1} is 2 messages"#]);
        let unsent = [post(of_match(1), None), post(of_match(1), Some(10)), post(SeasonPost::Season, None)];
        let found = faults(&unsent, &[10]);
        assert!(found[0].starts_with("the post season  is not sent"), "{found:?}");
        assert_eq!(found[1..], [format!("nothing is posted for {:?}", of_match(2))]);
        let reason = SUPERSEDED_REASON.to_owned();
        let needless = Post {
            state: PostState::GivenUp { reason },
            ..post(SeasonPost::Queue { match_id: MatchId(1), line: 1 }, None)
        };
        let posts = [needless, post(of_match(1), Some(10)), post(of_match(2), Some(11))];
        assert_eq!(faults(&posts, &[10, 11]), Vec::<String>::new());
    }

    #[test]
    fn tables_are_read_row_by_row() {
        let table = "stage,division,rank,player,played,points,HQ\n1,1,1,Ala,2,4.5,3\nstage,division,rank,player,played,points\n2,1,1,Ben,1,1\n";
        let right = [("1 1".to_owned(), "Ala".to_owned(), Some(450)), ("2 1".to_owned(), "Ben".to_owned(), None)];
        assert_eq!(parse_rows(table), right);
    }
}
