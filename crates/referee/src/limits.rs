//! Limits on the requests of one person or server. Every such number stands here; operators read them in
//! docs/SECURITY.md, which a test holds to this file.
//!
//! They are far from normal use and near to a flood. A user who meets one is told so, and how to go on.

use std::time::Duration;

/// Lobbies that one user may have open at a time: enough to look for opponents in several channels, too few to occupy
/// a server.
pub const LOBBIES_OF_A_USER: usize = 5;

/// Open sessions, lobbies among them, that one user may have opened: more than a player keeps up with at a move a day,
/// too few to fill a disk. A session counts for its opener only, so that every user can still play.
pub const SESSIONS_OF_A_USER: usize = 20;

/// Open sessions of one server if the operator says nothing else: half of the 1000 threads that Discord keeps active
/// there.
pub const SESSIONS_OF_A_SERVER: u32 = 500;

/// Open sessions against the bot that one user may have opened: it answers at once, so that more would only take the
/// thinking of others.
pub const COMPUTER_SESSIONS_OF_A_USER: u32 = 3;

/// Lines and hints that the bot thinks out at a time as a player, of all its games together: they share the cores with the
/// pictures.
pub const COMPUTER_TURNS_AT_ONCE: usize = 2;

/// Open seasons of one server: several leagues side by side, too few to fill a disk.
pub const SEASONS_OF_A_SERVER: u32 = 20;

/// Templates of sessions that one server may keep: as many as one list of Discord shows.
pub const TEMPLATES_OF_A_SERVER: usize = 25;

/// Longest reason of an organiser's decision, in characters.
pub const REASON_CHARACTERS: usize = 200;

/// Users that a chapter calls: more would make its post a list of names.
pub const WATCHERS_OF_A_GAME: u32 = 20;

/// Offers of a seat in a session that wait for an answer: each pings a user who has not asked for it.
pub const SEAT_OFFERS_OF_A_GAME: usize = 3;

/// Shared what-ifs of one user in a day, of one game or of positions brought along: a discussion needs a
/// few, and each is a post with a picture.
pub const SHARES_A_DAY: usize = 12;

/// Minutes in which a user who leaves a session and joins it again does not ping the player there a second time.
pub const REPEATED_JOIN_MINUTES: i64 = 10;

/// Positions that are kept for one user; older ones go.
pub const STUDIES_OF_A_USER: u32 = 20;

/// Largest file that is read, in bytes: a whole game with long names is a tenth of it.
pub const FILE_BYTES: usize = 64 << 10;

/// Longest time for a file to come.
pub const FILE_TIME: Duration = Duration::from_secs(10);

/// Longest name of a player that is kept, in characters: it stands in pictures and lists.
pub const NAME_CHARACTERS: usize = 32;

/// Longest name of a league or template, in characters. A longer one is refused: names are keys, and two that are cut
/// may be alike.
pub const TITLE_CHARACTERS: usize = 64;

/// Characters of what was typed into an option that Discord lets through, and that are looked at: a line of the notation
/// is shorter.
pub const TYPED_CHARACTERS: usize = 100;

/// Requests a second that one user may make in the long run if the operator says nothing else.
pub const REQUESTS_A_SECOND: u32 = 2;

/// For how many seconds' worth of requests a user may run ahead: a user who has been quiet may make twenty at once.
pub const BURST_SECONDS: u32 = 10;

/// Weight of a request that draws, replays or reads files; a plain one weighs 1.
pub const HEAVY_REQUEST: u32 = 3;

/// Number of completions that count for one plain request: each letter that is typed may ask for one.
pub const COMPLETIONS_A_REQUEST: u32 = 4;

/// Heavy requests in hand at a time, of all users together: what two cores draw in some seconds.
pub const HEAVY_AT_ONCE: usize = 64;
