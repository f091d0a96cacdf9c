-- What people and servers have set for themselves, as opaque texts; whoever is not here has the defaults.
CREATE TABLE setting (
    scope         TEXT    NOT NULL CHECK (scope IN ('user', 'guild')),
    owner_id      INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, owner_id)
) STRICT;

-- Positions that somebody brought along to look at. AUTOINCREMENT: the number stands in buttons, and must not come to
-- mean another position.
CREATE TABLE study (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user_id       INTEGER NOT NULL,
    position      TEXT    NOT NULL,
    created_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX study_by_user ON study (user_id, id);
