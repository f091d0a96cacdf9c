-- The whole schema. SQLite only. Nothing is released yet: until then this file is edited, from then on a change is a
-- further file.

-- 'Sztb': tells our file from any other SQLite file, so that a wrong path in the settings changes nothing.
PRAGMA application_id = 1400534114;

-- The text of a faction by the hash of that text: a running game keeps the data that it was started with, whatever a
-- later version of the program ships.
CREATE TABLE faction_data (
    hash    TEXT NOT NULL PRIMARY KEY,
    faction TEXT NOT NULL,
    source  TEXT NOT NULL
) STRICT;

-- When each faction was first offered; 0 for those that were there from the start.
CREATE TABLE faction_seen (
    faction    TEXT    NOT NULL PRIMARY KEY,
    seen_at_ms INTEGER NOT NULL
) STRICT;

-- One row a table. AUTOINCREMENT: the number is printed in public and must not come to mean another game.
CREATE TABLE game (
    id              INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    kind            TEXT    NOT NULL,
    guild_id        INTEGER NOT NULL,
    channel_id      INTEGER NOT NULL,
    status          TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    created_by      INTEGER NOT NULL,
    created_at_ms   INTEGER NOT NULL,
    updated_at_ms   INTEGER NOT NULL,
    options         TEXT    NOT NULL,
    rules_version   INTEGER,
    seed            BLOB    CHECK (length(seed) = 32),
    commitment      TEXT,
    opening         TEXT,
    result          TEXT,
    -- How fast it was played, as the referee counted it with the last line; opaque text.
    pace            TEXT,
    live_channel_id INTEGER,
    live_message_id INTEGER,
    -- 1 where the channel is taken by this table; a lobby whose game goes to a thread leaves it free for others.
    exclusive       INTEGER NOT NULL CHECK (exclusive IN (0, 1)),
    -- What a start fixes comes all at once or not at all.
    CHECK ((seed IS NULL) = (rules_version IS NULL)),
    CHECK ((seed IS NULL) = (commitment IS NULL)),
    CHECK ((seed IS NULL) = (opening IS NULL)),
    CHECK (status <> 'lobby' OR seed IS NULL),
    CHECK (status NOT IN ('running', 'over') OR seed IS NOT NULL),
    CHECK ((status = 'over') = (result IS NOT NULL)),
    CHECK ((status = 'over') = (pace IS NOT NULL)),
    CHECK ((live_channel_id IS NULL) = (live_message_id IS NULL)),
    CHECK (status NOT IN ('running', 'over') OR exclusive = 1)
) STRICT;

CREATE INDEX game_active_by_channel ON game (channel_id) WHERE status IN ('lobby', 'running');
CREATE UNIQUE INDEX game_one_in_a_channel ON game (channel_id) WHERE status IN ('lobby', 'running') AND exclusive = 1;
CREATE INDEX game_by_guild ON game (guild_id, id);
CREATE INDEX game_over ON game (guild_id, id) WHERE status = 'over';

CREATE TRIGGER game_start_is_final
BEFORE UPDATE OF rules_version, seed, commitment, opening ON game WHEN OLD.seed IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'what a game was started with never changes');
END;

CREATE TRIGGER game_end_is_final
BEFORE UPDATE OF status, result, pace ON game WHEN OLD.status IN ('over', 'cancelled')
BEGIN
    SELECT RAISE(ABORT, 'a game that has ended stays ended');
END;

CREATE TABLE seat (
    game_id      INTEGER NOT NULL REFERENCES game (id),
    seat         INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    user_id      INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    faction      TEXT,
    faction_hash TEXT    REFERENCES faction_data (hash),
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id)
) STRICT;

CREATE INDEX seat_by_user ON seat (user_id, game_id);

-- Every press that changed something, and the version that it led to: a press that Discord delivers twice, or a player
-- sends twice, acts once.
--
-- A press, a post or a job has one subject: a game, a season or a server. `seq` is the last line of a game's log, and 0
-- for other subjects: what belongs to a line of a season's log names it in its payload.
CREATE TABLE interaction (
    id        INTEGER NOT NULL PRIMARY KEY,
    game_id   INTEGER REFERENCES game (id),
    season_id INTEGER REFERENCES season (id),
    guild_id  INTEGER,
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    at_ms     INTEGER NOT NULL,
    CHECK ((game_id IS NOT NULL) + (season_id IS NOT NULL) + (guild_id IS NOT NULL) = 1)
) STRICT;

-- The truth about a game: its opening and these lines. Several lines may come of one interaction.
CREATE TABLE action (
    game_id        INTEGER NOT NULL REFERENCES game (id),
    seq            INTEGER NOT NULL CHECK (seq BETWEEN 1 AND 4294967295),
    side           INTEGER NOT NULL CHECK (side BETWEEN 0 AND 255),
    line           TEXT    NOT NULL,
    actor          INTEGER NOT NULL,
    at_ms          INTEGER NOT NULL,
    interaction_id INTEGER REFERENCES interaction (id),
    -- The cause of the line: its actor, the actor's standing orders, or that nothing else could be done.
    prompt         TEXT    NOT NULL CHECK (prompt IN ('act', 'order', 'automatic')),
    PRIMARY KEY (game_id, seq)
) STRICT;

CREATE TRIGGER action_without_gap
BEFORE INSERT ON action
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM action WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'actions are numbered without a gap');
END;

CREATE TRIGGER action_never_changed
BEFORE UPDATE OF game_id, seq, side, line, at_ms, interaction_id, prompt ON action
BEGIN
    SELECT RAISE(ABORT, 'the action log is append-only');
END;

-- A person who is erased gives way to a number that Discord never gives out; nobody else does.
CREATE TRIGGER action_actor_only_erased
BEFORE UPDATE OF actor ON action WHEN NEW.actor < 9223090561878065152
BEGIN
    SELECT RAISE(ABORT, 'the action log is append-only');
END;

CREATE TRIGGER action_never_deleted BEFORE DELETE ON action
BEGIN
    SELECT RAISE(ABORT, 'the action log is append-only');
END;

CREATE TRIGGER faction_data_never_changed BEFORE UPDATE ON faction_data
BEGIN
    SELECT RAISE(ABORT, 'faction data is kept as it was played');
END;

-- A cache of the fold of the log: any row may be deleted at any time.
CREATE TABLE snapshot (
    game_id     INTEGER NOT NULL REFERENCES game (id),
    seq         INTEGER NOT NULL CHECK (seq >= 0),
    state       TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;

-- Posts owed to Discord. Within a channel they are sent in the order of their ids.
--
-- `kind` and `payload` are opaque: the program that owes a post reads them back. `since` is the schema of the program
-- that wrote the row, so that an older program leaves alone what it cannot read. A worker that sends a post holds a lease
-- on it (`lease_owner`, `lease_until_ms`): a post with a lease that has ended may have been sent.
CREATE TABLE post (
    id             INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game_id        INTEGER REFERENCES game (id),
    season_id      INTEGER REFERENCES season (id),
    guild_id       INTEGER,
    seq            INTEGER NOT NULL CHECK (seq >= 0),
    kind           TEXT    NOT NULL,
    channel_id     INTEGER NOT NULL,
    payload        TEXT    NOT NULL,
    live           INTEGER NOT NULL CHECK (live IN (0, 1)),
    nonce          TEXT    NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    message_id     INTEGER,
    attempts       INTEGER NOT NULL DEFAULT 0,
    next_try_ms    INTEGER NOT NULL,
    created_at_ms  INTEGER NOT NULL,
    sent_at_ms     INTEGER,
    given_up       TEXT,
    since          INTEGER NOT NULL,
    lease_owner    TEXT,
    lease_until_ms INTEGER,
    CHECK ((game_id IS NOT NULL) + (season_id IS NOT NULL) + (guild_id IS NOT NULL) = 1),
    CHECK (live = 0 OR game_id IS NOT NULL),
    CHECK ((sent_at_ms IS NULL) = (message_id IS NULL)),
    CHECK (sent_at_ms IS NULL OR given_up IS NULL),
    CHECK ((lease_owner IS NULL) = (lease_until_ms IS NULL))
) STRICT;

CREATE INDEX post_owed ON post (channel_id, id) WHERE sent_at_ms IS NULL AND given_up IS NULL;
CREATE INDEX post_by_game ON post (game_id, id) WHERE game_id IS NOT NULL;
CREATE INDEX post_by_message ON post (message_id, id) WHERE message_id IS NOT NULL;
-- Posts that wait until the bot may speak in their channel again.
CREATE INDEX post_barred ON post (game_id, guild_id) WHERE given_up = 'barred';

-- What happens at some moment: reminders, falls of clocks, expiries. A job is done in the transaction of what it causes
-- and deleted with it, so that it happens once, late rather than never. A subject waits for one job at a time of each
-- kind and `about`. `kind`, `payload`, `since` and the lease are those of `post`; nothing takes leases on jobs yet.
CREATE TABLE job (
    id             INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game_id        INTEGER REFERENCES game (id),
    season_id      INTEGER REFERENCES season (id),
    guild_id       INTEGER,
    kind           TEXT    NOT NULL,
    about          TEXT    NOT NULL,
    due_ms         INTEGER NOT NULL,
    payload        TEXT    NOT NULL,
    attempts       INTEGER NOT NULL DEFAULT 0,
    since          INTEGER NOT NULL,
    lease_owner    TEXT,
    lease_until_ms INTEGER,
    -- A subject has two columns that are NULL, which no UNIQUE compares.
    UNIQUE (game_id, kind, about),
    UNIQUE (season_id, kind, about),
    UNIQUE (guild_id, kind, about),
    CHECK ((game_id IS NOT NULL) + (season_id IS NOT NULL) + (guild_id IS NOT NULL) = 1),
    CHECK ((lease_owner IS NULL) = (lease_until_ms IS NULL))
) STRICT;

CREATE INDEX job_due ON job (due_ms, id);

-- Time for thinking, as the referee wrote it with the last line of the log; opaque text.
CREATE TABLE clock (
    game_id INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    state   TEXT    NOT NULL
) STRICT;

-- What players have answered ahead in a game, as opaque texts. They belong to the user: a seat that is handed on is
-- played by the orders of its new player.
CREATE TABLE standing_order (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;

-- Users who want to hear of each chapter of a game without playing it.
CREATE TABLE watcher (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;

-- Mirrored matches: two games of the same players, with the factions exchanged.
CREATE TABLE mirror (
    first_id  INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    second_id INTEGER NOT NULL UNIQUE REFERENCES game (id)
) STRICT;

-- What people and servers have set for themselves, as opaque texts; without a row the defaults hold.
CREATE TABLE setting (
    scope         TEXT    NOT NULL CHECK (scope IN ('user', 'guild')),
    owner_id      INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, owner_id)
) STRICT;

-- Decisions of organisers about games in play: who, what and why. `content` is an opaque text; `seq` is the last line of
-- the log after it. The reason stands in no log: it may name people, and can be erased.
CREATE TABLE decision (
    id             INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game_id        INTEGER NOT NULL REFERENCES game (id),
    seq            INTEGER NOT NULL CHECK (seq >= 0),
    organiser_id   INTEGER NOT NULL,
    content        TEXT    NOT NULL,
    reason         TEXT    NOT NULL,
    at_ms          INTEGER NOT NULL,
    interaction_id INTEGER NOT NULL UNIQUE REFERENCES interaction (id)
) STRICT;

CREATE INDEX decision_by_game ON decision (game_id, id);

-- Days on which a user's clocks stand still in the games of a server.
CREATE TABLE vacation (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    from_ms       INTEGER NOT NULL,
    to_ms         INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    CHECK (from_ms <= to_ms)
) STRICT;

CREATE INDEX vacation_by_user ON vacation (user_id, guild_id, to_ms);

-- Positions that users brought along to look at. AUTOINCREMENT: the number stands in buttons, and must not come to mean
-- another position.
CREATE TABLE study (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user_id       INTEGER NOT NULL,
    position      TEXT    NOT NULL,
    created_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX study_by_user ON study (user_id, id);

-- People who were erased, as numbers that stand for them from then on. AUTOINCREMENT: no two of them share one.
CREATE TABLE erasure (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at_ms  INTEGER NOT NULL
) STRICT;

-- A name on a server under which seasons follow one another, with the channel of their rounds. Where they are set: a second
-- channel for announcements, the role of players and that of the champion.
CREATE TABLE league (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    name          TEXT    NOT NULL,
    channel_id    INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    announcements_id INTEGER,
    players_role_id  INTEGER,
    champion_role_id INTEGER,
    UNIQUE (guild_id, name)
) STRICT;

-- Roles that the bot gave because of a league: it takes back these and no others.
CREATE TABLE league_role (
    league_id INTEGER NOT NULL REFERENCES league (id),
    role_id   INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    PRIMARY KEY (league_id, role_id, user_id)
) STRICT;

-- One row a season. The rules are lines of its log; `status` repeats what follows from the log, for queries. AUTOINCREMENT:
-- the number stands in buttons.
CREATE TABLE season (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    league_id     INTEGER NOT NULL REFERENCES league (id),
    number        INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    status        TEXT    NOT NULL CHECK (status IN ('draft', 'entry', 'running', 'ended', 'cancelled')),
    seed          BLOB    NOT NULL CHECK (length(seed) = 32),
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    UNIQUE (league_id, number)
) STRICT;

CREATE TRIGGER season_seed_is_final
BEFORE UPDATE OF seed, league_id, number ON season
BEGIN
    SELECT RAISE(ABORT, 'what a season is drawn from never changes');
END;

CREATE TRIGGER season_end_is_final
BEFORE UPDATE OF status ON season WHEN OLD.status = 'cancelled' AND NEW.status <> 'cancelled'
BEGIN
    SELECT RAISE(ABORT, 'a season that was cancelled stays cancelled');
END;

-- The truth about a season. Actor and data are opaque texts with numbers in place of people and sentences.
CREATE TABLE season_event (
    season_id      INTEGER NOT NULL REFERENCES season (id),
    seq            INTEGER NOT NULL CHECK (seq BETWEEN 1 AND 4294967295),
    at_ms          INTEGER NOT NULL,
    actor          TEXT    NOT NULL,
    kind           TEXT    NOT NULL,
    data           TEXT    NOT NULL,
    interaction_id INTEGER REFERENCES interaction (id),
    PRIMARY KEY (season_id, seq)
) STRICT;

CREATE TRIGGER season_event_without_gap
BEFORE INSERT ON season_event
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM season_event WHERE season_id = NEW.season_id)
BEGIN
    SELECT RAISE(ABORT, 'lines of a season are numbered without a gap');
END;

CREATE TRIGGER season_event_never_changed BEFORE UPDATE ON season_event
BEGIN
    SELECT RAISE(ABORT, 'the log of a season is append-only');
END;

CREATE TRIGGER season_event_never_deleted BEFORE DELETE ON season_event
BEGIN
    SELECT RAISE(ABORT, 'the log of a season is append-only');
END;

-- The users behind the numbers of a season's log. `person` numbers the users who have had an entry, from 1. A person who is
-- erased keeps the row without a name, and with the number of the erasure for a user.
CREATE TABLE season_person (
    season_id INTEGER NOT NULL REFERENCES season (id),
    role      TEXT    NOT NULL CHECK (role IN ('entrant', 'organiser')),
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    person    INTEGER NOT NULL CHECK (person BETWEEN 1 AND 4294967295),
    user_id   INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    PRIMARY KEY (season_id, role, number, person)
) STRICT;

CREATE INDEX season_person_by_user ON season_person (user_id, season_id);

-- The sentences behind the numbers of a season's log, such as the reason of a ruling. One that is erased is empty.
CREATE TABLE season_text (
    season_id INTEGER NOT NULL REFERENCES season (id),
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    text      TEXT    NOT NULL,
    PRIMARY KEY (season_id, number)
) STRICT;

-- The tables at which the games of a season's matches are played.
CREATE TABLE match_game (
    season_id INTEGER NOT NULL REFERENCES season (id),
    match     INTEGER NOT NULL CHECK (match BETWEEN 1 AND 4294967295),
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 255),
    game_id   INTEGER NOT NULL UNIQUE REFERENCES game (id),
    PRIMARY KEY (season_id, match, number)
) STRICT;
