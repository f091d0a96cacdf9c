//! Limits on the requests of one person or server. All such numbers are here; operators read them in docs/SECURITY.md,
//! which a test checks against this file.
//!
//! The limits are far above normal use, yet stop a flood. A user who reaches one is told so, and how to proceed.

use std::time::Duration;

/// Maximum number of lobbies that one user may have open at a time: enough to look for opponents in several channels,
/// too few to occupy a server.
pub const MAX_LOBBIES_PER_USER: usize = 5;

/// Maximum number of open sessions, including lobbies, that one user may have opened: more than a player who makes a
/// move a day can keep up with, too few to fill a disk. A session counts only for its opener, so every user can still
/// play.
pub const MAX_SESSIONS_PER_USER: usize = 20;

/// Default maximum number of open sessions of one server: half of the 1000 threads that Discord keeps active there.
pub const DEFAULT_MAX_SESSIONS_PER_SERVER: u32 = 500;

/// Maximum number of open sessions against the bot that one user may have opened: the bot answers at once, so more
/// would only take computing time from other users.
pub const MAX_COMPUTER_SESSIONS_PER_USER: u32 = 3;

/// Maximum number of turns and hints that the bot computes at a time as a player, over all games: these computations
/// share the cores with drawing pictures.
pub const MAX_CONCURRENT_COMPUTER_TURNS: usize = 2;

/// Maximum number of open seasons of one server: several leagues in parallel, too few to fill a disk.
pub const MAX_SEASONS_PER_SERVER: u32 = 20;

/// Maximum number of session templates of one server: as many as one Discord list can show.
pub const MAX_TEMPLATES_PER_SERVER: usize = 25;

/// Maximum length of the reason for an organiser's decision, in characters.
pub const MAX_REASON_CHARACTERS: usize = 200;

/// Maximum number of users notified of a chapter: more mentions would turn the chapter's post into a list of names.
pub const MAX_WATCHERS_PER_GAME: u32 = 20;

/// Maximum number of unanswered seat offers in a session: each pings a user who did not ask for it.
pub const MAX_SEAT_OFFERS_PER_GAME: usize = 3;

/// Maximum number of shared what-ifs per user and day, of one game or of supplied positions: a discussion needs a few,
/// and each is a post with a picture.
pub const MAX_SHARES_PER_DAY: usize = 12;

/// Number of minutes within which a user who leaves a session and joins it again does not ping the session's player a
/// second time.
pub const REPEATED_JOIN_MINUTES: i64 = 10;

/// Maximum number of positions stored for one user; older ones are removed.
pub const MAX_STUDIES_PER_USER: u32 = 20;

/// Maximum size of a file that is read, in bytes: a whole game with long names takes a tenth of it.
pub const MAX_FILE_BYTES: usize = 64 << 10;

/// Maximum time for receiving a file.
pub const FILE_TIMEOUT: Duration = Duration::from_secs(10);

/// Maximum length of a stored player name, in characters: it appears in pictures and lists.
pub const MAX_NAME_CHARACTERS: usize = 32;

/// Maximum length of the name of a league or template, in characters. A longer one is refused: names are keys, and two
/// truncated ones may be equal.
pub const MAX_TITLE_CHARACTERS: usize = 64;

/// Maximum number of characters typed into an option that Discord accepts and the bot reads. Lines of the notation are
/// shorter.
pub const MAX_TYPED_CHARACTERS: usize = 100;

/// Default for the number of requests per second that one user may make in the long run.
pub const REQUESTS_PER_SECOND: u32 = 2;

/// Number of seconds' worth of requests that a user may make in a burst: a user who has been inactive may make twenty
/// at once.
pub const BURST_SECONDS: u32 = 10;

/// Weight of a request that draws, replays or reads files; a plain request weighs 1.
pub const HEAVY_REQUEST_WEIGHT: u32 = 3;

/// Number of completions that count as one plain request: each typed letter may request one.
pub const COMPLETIONS_PER_REQUEST: u32 = 4;

/// Maximum number of heavy requests in progress at once, over all users: about what two cores can draw in a few
/// seconds.
pub const MAX_CONCURRENT_HEAVY_REQUESTS: usize = 64;
