-- What is to happen at some moment: reminders, falls of clocks, expiries. A job is done in the transaction of what it
-- causes and is gone with it, so that it happens once, late rather than never. Of what is told apart by kind and about,
-- a game waits for one job at a time.
CREATE TABLE job (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game_id  INTEGER NOT NULL REFERENCES game (id),
    kind     TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    due_ms   INTEGER NOT NULL,
    payload  TEXT    NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    UNIQUE (game_id, kind, about)
) STRICT;

CREATE INDEX job_due ON job (due_ms, id);

-- Time for thinking, as the referee wrote it with the last line of the log; opaque text.
CREATE TABLE clock (
    game_id INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    state   TEXT    NOT NULL
) STRICT;

-- Days on which somebody's clocks stand still in the games of a server.
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

-- Who wants to hear of each Battle of a game without playing it.
CREATE TABLE watcher (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
