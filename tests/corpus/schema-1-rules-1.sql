PRAGMA application_id = 1400534114;
BEGIN;
CREATE TABLE faction_data (
    hash    TEXT NOT NULL PRIMARY KEY,
    faction TEXT NOT NULL,
    source  TEXT NOT NULL
) STRICT;
CREATE TABLE faction_seen (
    faction    TEXT    NOT NULL PRIMARY KEY,
    seen_at_ms INTEGER NOT NULL
) STRICT;
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
CREATE TABLE interaction (
    id        INTEGER NOT NULL PRIMARY KEY,
    game_id   INTEGER REFERENCES game (id),
    season_id INTEGER REFERENCES season (id),
    guild_id  INTEGER,
    seq       INTEGER NOT NULL CHECK (seq >= 0),
    at_ms     INTEGER NOT NULL,
    CHECK ((game_id IS NOT NULL) + (season_id IS NOT NULL) + (guild_id IS NOT NULL) = 1)
) STRICT;
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
CREATE TABLE snapshot (
    game_id     INTEGER NOT NULL REFERENCES game (id),
    seq         INTEGER NOT NULL CHECK (seq >= 0),
    state       TEXT    NOT NULL,
    fingerprint TEXT    NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;
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
CREATE TABLE clock (
    game_id INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    state   TEXT    NOT NULL
) STRICT;
CREATE TABLE standing_order (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
CREATE TABLE watcher (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
CREATE TABLE mirror (
    first_id  INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    second_id INTEGER NOT NULL UNIQUE REFERENCES game (id)
) STRICT;
CREATE TABLE setting (
    scope         TEXT    NOT NULL CHECK (scope IN ('user', 'guild')),
    owner_id      INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, owner_id)
) STRICT;
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
CREATE TABLE vacation (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    from_ms       INTEGER NOT NULL,
    to_ms         INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    CHECK (from_ms <= to_ms)
) STRICT;
CREATE TABLE study (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user_id       INTEGER NOT NULL,
    position      TEXT    NOT NULL,
    created_at_ms INTEGER NOT NULL
) STRICT;
CREATE TABLE erasure (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at_ms  INTEGER NOT NULL
) STRICT;
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
CREATE TABLE league_role (
    league_id INTEGER NOT NULL REFERENCES league (id),
    role_id   INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    PRIMARY KEY (league_id, role_id, user_id)
) STRICT;
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
CREATE TABLE season_person (
    season_id INTEGER NOT NULL REFERENCES season (id),
    role      TEXT    NOT NULL CHECK (role IN ('entrant', 'organiser')),
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    person    INTEGER NOT NULL CHECK (person BETWEEN 1 AND 4294967295),
    user_id   INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    PRIMARY KEY (season_id, role, number, person)
) STRICT;
CREATE TABLE season_text (
    season_id INTEGER NOT NULL REFERENCES season (id),
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    text      TEXT    NOT NULL,
    PRIMARY KEY (season_id, number)
) STRICT;
CREATE TABLE match_game (
    season_id INTEGER NOT NULL REFERENCES season (id),
    match     INTEGER NOT NULL CHECK (match BETWEEN 1 AND 4294967295),
    number    INTEGER NOT NULL CHECK (number BETWEEN 1 AND 255),
    game_id   INTEGER NOT NULL UNIQUE REFERENCES game (id),
    PRIMARY KEY (season_id, match, number)
) STRICT;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
DELETE FROM sqlite_sequence;
INSERT INTO faction_data VALUES ('dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7','borgo','# Borgo: many fast fighters, no shots to speak of. What the keys mean: docs/ARCHITECTURE.md, "Armies".
format = 1
id = "borgo"
name = { en = "Borgo", pl = "Borgo", uk = "Борго" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["initiative+1"]
rulings = ["NH-6.6", "NH-9.6"]

[[tile]]
id = "mutant"
name = { en = "Mutant", pl = "Mutek", uk = "Мутант" }
kind = "warrior"
count = 6
initiative = [2]
edges = "m1,m1,-,-,-,m1"

[[tile]]
id = "claws"
name = { en = "Claws", pl = "Nożownik", uk = "Різник" }
kind = "warrior"
count = 4
initiative = [3]
edges = "-,-,-,-,m1,m1"

[[tile]]
id = "net_fighter"
name = { en = "Net Fighter", pl = "Sieciarz", uk = "Сіткар" }
kind = "warrior"
count = 2
initiative = [1]
edges = "-,-,m3+n,-,-,-"
rulings = ["NH-7.3"]

[[tile]]
id = "super_mutant"
name = { en = "Super-mutant", pl = "Super-Mutant", uk = "Супермутант" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m2+a,m1+a,-,-,-,m1+a"
toughness = 1

[[tile]]
id = "brawler"
name = { en = "Brawler", pl = "Siłacz", uk = "Силач" }
kind = "warrior"
count = 2
initiative = [2]
edges = "m2,-,-,-,-,-"

[[tile]]
id = "assassin"
name = { en = "Assassin", pl = "Zabójca", uk = "Убивця" }
kind = "warrior"
count = 2
initiative = [3]
edges = "-,-,-,-,-,r1"
features = ["mobility"]

[[tile]]
id = "medic"
name = { en = "Medic", pl = "Medyk", uk = "Медик" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
effects = ["medic"]
rulings = ["NH-8.10", "NH-8.11", "NH-8.15", "NH-8.16"]

[[tile]]
id = "officer"
name = { en = "Officer", pl = "Oficer", uk = "Офіцер" }
kind = "module"
count = 2
edges = "c,c,-,-,-,c"
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "super_officer"
name = { en = "Super-officer", pl = "Super-Oficer", uk = "Суперофіцер" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
toughness = 1
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 2
edges = "c,c,-,-,-,c"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 6
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 4
instant = "move"
rulings = ["NH-10.11"]

[[tile]]
id = "grenade"
name = { en = "Grenade", pl = "Granat", uk = "Граната" }
kind = "instant"
count = 1
instant = "grenade"
rulings = ["NH-8.12", "NH-10.13"]

# As an earlier version of the program had it.
');
INSERT INTO faction_data VALUES ('bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91','moloch','# Moloch: machines of every kind, shots in all directions, plates, and more pushes than anybody else.
format = 1
id = "moloch"
name = { en = "Moloch", pl = "Moloch", uk = "Молох" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["ranged+1"]
rulings = ["NH-6.6", "NH-6.12", "NH-9.6"]

[[tile]]
id = "blocker"
name = { en = "Blocker", pl = "Bloker", uk = "Блокер" }
kind = "warrior"
count = 2
edges = "a,-,-,-,-,-"
toughness = 2
rulings = ["NH-1.12"]

[[tile]]
id = "hybrid"
name = { en = "Hybrid", pl = "Cyborg", uk = "Гібрид" }
kind = "warrior"
count = 2
initiative = [3]
edges = "r1,-,-,-,-,-"

[[tile]]
id = "gauss_cannon"
name = { en = "Gauss Cannon", pl = "Działko Gaussa", uk = "Гармата Гаусса" }
kind = "warrior"
count = 1
initiative = [1]
edges = "-,-,-,-,g,-"
toughness = 1
rulings = ["NH-6.7", "NH-6.12", "NH-8.13", "NH-9.16"]

[[tile]]
id = "juggernaut"
name = { en = "Juggernaut", pl = "Juggernaut", uk = "Джагернаут" }
kind = "warrior"
count = 1
initiative = [1]
edges = "m2+a,r1,a,-,a,-"
toughness = 1

[[tile]]
id = "hunter_killer"
name = { en = "Hunter Killer", pl = "Łowca", uk = "Мисливець-убивця" }
kind = "warrior"
count = 2
initiative = [3]
edges = "m1,m1,-,m1,-,m1"

[[tile]]
id = "clown"
name = { en = "The Clown", pl = "Klaun", uk = "Клоун" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m1,-,-,-,-,m1"
toughness = 1
features = ["explosion"]
rulings = ["NH-6.15", "NH-6.16", "NH-6.17", "NH-6.18", "NH-6.19"]

[[tile]]
id = "armored_hunter"
name = { en = "Armored Hunter", pl = "Opancerzony Łowca", uk = "Броньований мисливець" }
kind = "warrior"
count = 2
initiative = [2]
edges = "m1+a,m1,m1,m1,m1,m1+a"

[[tile]]
id = "armored_guard"
name = { en = "Armored Guard", pl = "Opancerzony Wartownik", uk = "Броньований вартовий" }
kind = "warrior"
count = 1
initiative = [2]
edges = "a,r1,-,-,-,r1"

[[tile]]
id = "guard"
name = { en = "Guard", pl = "Wartownik", uk = "Вартовий" }
kind = "warrior"
count = 1
initiative = [2]
edges = "r1,-,-,-,-,r1"

[[tile]]
id = "protector"
name = { en = "Protector", pl = "Obrońca", uk = "Захисник" }
kind = "warrior"
count = 1
initiative = [1]
edges = "r1,r1,-,-,-,r1"
toughness = 1

[[tile]]
id = "ripper"
name = { en = "Ripper", pl = "Rozpruwacz", uk = "Розпорювач" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m2,-,-,-,-,-"

[[tile]]
id = "net_fighter"
name = { en = "Net Fighter", pl = "Sieciarz", uk = "Сіткар" }
kind = "warrior"
count = 1
edges = "n,-,-,-,-,n"
rulings = ["NH-1.12", "NH-7.3"]

[[tile]]
id = "stormtrooper"
name = { en = "Stormtrooper", pl = "Szturmowiec", uk = "Штурмовик" }
kind = "warrior"
count = 1
initiative = [2, 1]
edges = "r1,-,-,-,-,-"
toughness = 1

[[tile]]
id = "mother_module"
name = { en = "Mother Module", pl = "Matka", uk = "Материнський модуль" }
kind = "module"
count = 1
edges = "c,-,-,-,-,-"
effects = ["extra-action"]
rulings = ["NH-9.5", "NH-9.14", "NH-9.33", "NH-9.34", "NH-9.35", "NH-9.36"]

[[tile]]
id = "medic"
name = { en = "Medic", pl = "Medyk", uk = "Медик" }
kind = "module"
count = 2
edges = "c,-,c,-,c,-"
effects = ["medic"]
rulings = ["NH-8.10", "NH-8.11", "NH-8.15", "NH-8.16"]

[[tile]]
id = "brain"
name = { en = "The Brain", pl = "Mózg", uk = "Мозок" }
kind = "module"
count = 1
edges = "c,-,c,-,c,-"
effects = ["melee+1", "ranged+1"]
rulings = ["NH-6.11", "NH-6.12", "NH-9.2", "NH-9.7"]

[[tile]]
id = "officer"
name = { en = "Officer", pl = "Oficer", uk = "Офіцер" }
kind = "module"
count = 1
edges = "-,c,-,c,-,c"
effects = ["ranged+1"]
rulings = ["NH-6.11", "NH-6.12", "NH-9.2"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 1
edges = "c,-,c,-,c,-"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "air_strike"
name = { en = "Air Strike", pl = "Bomba", uk = "Авіаудар" }
kind = "instant"
count = 1
instant = "bomb"
rulings = ["NH-8.12", "NH-8.13", "NH-10.15", "NH-10.42"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 4
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 1
instant = "move"
rulings = ["NH-10.11"]

[[tile]]
id = "push_back"
name = { en = "Push Back", pl = "Odepchnięcie", uk = "Відштовхування" }
kind = "instant"
count = 5
instant = "push_back"
rulings = ["NH-10.12", "NH-10.40"]

# As an earlier version of the program had it.
');
INSERT INTO faction_data VALUES ('7b4816acaea68846a1bd32362e2c53b99a34bbdd666d53ee232582921b8d1920','outpost','# Outpost: people with good rifles, quick on their feet, whose HQ lets its neighbours act once more.
format = 1
id = "outpost"
name = { en = "Outpost", pl = "Posterunek", uk = "Аванпост" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["extra-action"]
rulings = ["NH-6.6", "NH-9.6", "NH-9.33", "NH-9.34", "NH-9.35"]

[[tile]]
id = "runner"
name = { en = "Runner", pl = "Biegacz", uk = "Бігун" }
kind = "warrior"
count = 2
initiative = [2]
edges = "-,-,-,-,-,m1"
features = ["mobility"]
rulings = ["NH-3.11"]

[[tile]]
id = "hmg"
name = { en = "HMG", pl = "CKM", uk = "Важкий кулемет" }
kind = "warrior"
count = 1
initiative = [2, 1]
edges = "r1,-,-,-,-,-"

[[tile]]
id = "commando"
name = { en = "Commando", pl = "Komandos", uk = "Командос" }
kind = "warrior"
count = 5
initiative = [3]
edges = "-,-,r1,-,-,-"

[[tile]]
id = "annihilator"
name = { en = "Annihilator", pl = "Likwidator", uk = "Анігілятор" }
kind = "warrior"
count = 2
initiative = [2]
edges = "-,-,-,-,r2,-"

[[tile]]
id = "mobile_armor"
name = { en = "Mobile Armor", pl = "Pancerz Wspomagany", uk = "Мобільна броня" }
kind = "warrior"
count = 1
initiative = [3, 2]
edges = "m2,-,-,-,-,r1"
features = ["mobility"]
rulings = ["NH-3.11"]

[[tile]]
id = "brawler"
name = { en = "Brawler", pl = "Siłacz", uk = "Силач" }
kind = "warrior"
count = 1
initiative = [3]
edges = "m2,-,-,-,-,-"

[[tile]]
id = "saboteur"
name = { en = "Saboteur", pl = "Dywersant", uk = "Диверсант" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["initiative-1"]
rulings = ["NH-9.10", "NH-9.31", "NH-9.32"]

[[tile]]
id = "recon_centre"
name = { en = "Recon Centre", pl = "Centrum Rozpoznania", uk = "Розвідцентр" }
kind = "module"
count = 1
edges = "-,-,-,-,-,-"
effects = ["recon"]
rulings = ["NH-9.8", "NH-9.11", "NH-9.13"]

[[tile]]
id = "medic"
name = { en = "Medic", pl = "Medyk", uk = "Медик" }
kind = "module"
count = 2
edges = "c,c,-,-,-,c"
effects = ["medic"]
rulings = ["NH-8.10", "NH-8.11", "NH-8.15", "NH-8.16"]

[[tile]]
id = "officer"
name = { en = "Officer", pl = "Oficer", uk = "Офіцер" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["ranged+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "scoper"
name = { en = "Scoper", pl = "Skoper", uk = "Гакер" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["scoper"]
rulings = ["NH-8.22", "NH-9.20", "NH-9.21", "NH-9.22", "NH-9.24"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 2
edges = "c,-,c,-,c,-"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 6
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 7
instant = "move"
rulings = ["NH-9.11", "NH-10.11"]

[[tile]]
id = "sniper"
name = { en = "Sniper", pl = "Snajper", uk = "Снайпер" }
kind = "instant"
count = 1
instant = "sniper"
rulings = ["NH-10.14"]

# As an earlier version of the program had it.
');
INSERT INTO faction_data VALUES ('bd4a8f6e49976008650b299b4cb1974d390122cc279196a875db6258bfb76d3a','hegemony','# Hegemony: strong fighters with helpers, able to run, push and change weapons.
format = 1
id = "hegemony"
name = { en = "Hegemony", pl = "Hegemonia", uk = "Гегемонія" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["melee+1"]
rulings = ["NH-6.6", "NH-9.6"]

[[tile]]
id = "runner"
name = { en = "Runner", pl = "Biegacz", uk = "Бігун" }
kind = "warrior"
count = 3
initiative = [2]
edges = "m1,-,-,-,-,-"
features = ["mobility"]

[[tile]]
id = "thug"
name = { en = "Thug", pl = "Bydlak", uk = "Бугай" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m2,m1,-,-,-,m1"

[[tile]]
id = "ganger"
name = { en = "Ganger", pl = "Ganger", uk = "Гангстер" }
kind = "warrior"
count = 4
initiative = [3]
edges = "-,-,-,-,-,m1"

[[tile]]
id = "gladiator"
name = { en = "Gladiator", pl = "Gladiator", uk = "Гладіатор" }
kind = "warrior"
count = 1
initiative = [1]
edges = "m2+a,m2+a,-,-,-,m2+a"
toughness = 1

[[tile]]
id = "net_fighter"
name = { en = "Net Fighter", pl = "Sieciarz", uk = "Сіткар" }
kind = "warrior"
count = 2
edges = "-,n,-,-,-,-"
rulings = ["NH-7.3"]

[[tile]]
id = "net_master"
name = { en = "Net Master", pl = "Super-Sieciarz", uk = "Суперсіткар" }
kind = "warrior"
count = 1
initiative = [2]
edges = "-,-,n,m1,n,-"
rulings = ["NH-7.3"]

[[tile]]
id = "guard"
name = { en = "Guard", pl = "Strażnik", uk = "Вартовий" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m1,-,-,-,m1,m1"
toughness = 1

[[tile]]
id = "universal_soldier"
name = { en = "Universal Soldier", pl = "Uniwersalny Żołnierz", uk = "Універсальний солдат" }
kind = "warrior"
count = 3
initiative = [3]
edges = "-,-,-,-,-,m1+r1"
rulings = ["NH-6.9", "NH-9.16"]

[[tile]]
id = "boss"
name = { en = "The Boss", pl = "Szef", uk = "Шеф" }
kind = "module"
count = 1
edges = "c,-,-,-,-,c"
effects = ["melee+1", "initiative+1"]
rulings = ["NH-9.2", "NH-9.7"]

[[tile]]
id = "officer_1"
name = { en = "Officer I", pl = "Oficer I", uk = "Офіцер I" }
kind = "module"
count = 2
edges = "c,-,-,-,-,c"
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "officer_2"
name = { en = "Officer II", pl = "Oficer II", uk = "Офіцер II" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "transport"
name = { en = "Transport", pl = "Transport", uk = "Транспорт" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["transport"]
rulings = ["NH-9.12"]

[[tile]]
id = "quartermaster"
name = { en = "Quartermaster", pl = "Kwatermistrz", uk = "Квартирмейстер" }
kind = "module"
count = 1
edges = "c,-,-,-,-,-"
effects = ["quartermaster"]
rulings = ["NH-9.15", "NH-9.16"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 5
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 3
instant = "move"
rulings = ["NH-10.11"]

[[tile]]
id = "push_back"
name = { en = "Push Back", pl = "Odepchnięcie", uk = "Відштовхування" }
kind = "instant"
count = 2
instant = "push_back"
rulings = ["NH-10.12", "NH-10.40"]

[[tile]]
id = "sniper"
name = { en = "Sniper", pl = "Snajper", uk = "Снайпер" }
kind = "instant"
count = 1
instant = "sniper"
rulings = ["NH-10.14"]

# As an earlier version of the program had it.
');
INSERT INTO faction_data VALUES ('3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456','borgo','# Borgo: many fast fighters, no shots to speak of. What the keys mean: docs/ARCHITECTURE.md, "Armies".
format = 1
id = "borgo"
name = { en = "Borgo", pl = "Borgo", uk = "Борго" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["initiative+1"]
rulings = ["NH-6.6", "NH-9.6"]

[[tile]]
id = "mutant"
name = { en = "Mutant", pl = "Mutek", uk = "Мутант" }
kind = "warrior"
count = 6
initiative = [2]
edges = "m1,m1,-,-,-,m1"

[[tile]]
id = "claws"
name = { en = "Claws", pl = "Nożownik", uk = "Різник" }
kind = "warrior"
count = 4
initiative = [3]
edges = "-,-,-,-,m1,m1"

[[tile]]
id = "net_fighter"
name = { en = "Net Fighter", pl = "Sieciarz", uk = "Сіткар" }
kind = "warrior"
count = 2
initiative = [1]
edges = "-,-,m3+n,-,-,-"
rulings = ["NH-7.3"]

[[tile]]
id = "super_mutant"
name = { en = "Super-mutant", pl = "Super-Mutant", uk = "Супермутант" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m2+a,m1+a,-,-,-,m1+a"
toughness = 1

[[tile]]
id = "brawler"
name = { en = "Brawler", pl = "Siłacz", uk = "Силач" }
kind = "warrior"
count = 2
initiative = [2]
edges = "m2,-,-,-,-,-"

[[tile]]
id = "assassin"
name = { en = "Assassin", pl = "Zabójca", uk = "Убивця" }
kind = "warrior"
count = 2
initiative = [3]
edges = "-,-,-,-,-,r1"
features = ["mobility"]

[[tile]]
id = "medic"
name = { en = "Medic", pl = "Medyk", uk = "Медик" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
effects = ["medic"]
rulings = ["NH-8.10", "NH-8.11", "NH-8.15", "NH-8.16"]

[[tile]]
id = "officer"
name = { en = "Officer", pl = "Oficer", uk = "Офіцер" }
kind = "module"
count = 2
edges = "c,c,-,-,-,c"
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "super_officer"
name = { en = "Super-officer", pl = "Super-Oficer", uk = "Суперофіцер" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
toughness = 1
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 2
edges = "c,c,-,-,-,c"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 6
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 4
instant = "move"
rulings = ["NH-10.11"]

[[tile]]
id = "grenade"
name = { en = "Grenade", pl = "Granat", uk = "Граната" }
kind = "instant"
count = 1
instant = "grenade"
rulings = ["NH-8.12", "NH-10.13"]
');
INSERT INTO faction_data VALUES ('24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713','hegemony','# Hegemony: strong fighters with helpers, able to run, push and change weapons.
format = 1
id = "hegemony"
name = { en = "Hegemony", pl = "Hegemonia", uk = "Гегемонія" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["melee+1"]
rulings = ["NH-6.6", "NH-9.6"]

[[tile]]
id = "runner"
name = { en = "Runner", pl = "Biegacz", uk = "Бігун" }
kind = "warrior"
count = 3
initiative = [2]
edges = "m1,-,-,-,-,-"
features = ["mobility"]

[[tile]]
id = "thug"
name = { en = "Thug", pl = "Bydlak", uk = "Бугай" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m2,m1,-,-,-,m1"

[[tile]]
id = "ganger"
name = { en = "Ganger", pl = "Ganger", uk = "Гангстер" }
kind = "warrior"
count = 4
initiative = [3]
edges = "-,-,-,-,-,m1"

[[tile]]
id = "gladiator"
name = { en = "Gladiator", pl = "Gladiator", uk = "Гладіатор" }
kind = "warrior"
count = 1
initiative = [1]
edges = "m2+a,m2+a,-,-,-,m2+a"
toughness = 1

[[tile]]
id = "net_fighter"
name = { en = "Net Fighter", pl = "Sieciarz", uk = "Сіткар" }
kind = "warrior"
count = 2
edges = "-,n,-,-,-,-"
rulings = ["NH-7.3"]

[[tile]]
id = "net_master"
name = { en = "Net Master", pl = "Super-Sieciarz", uk = "Суперсіткар" }
kind = "warrior"
count = 1
initiative = [2]
edges = "-,-,n,m1,n,-"
rulings = ["NH-7.3"]

[[tile]]
id = "guard"
name = { en = "Guard", pl = "Strażnik", uk = "Вартовий" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m1,-,-,-,m1,m1"
toughness = 1

[[tile]]
id = "universal_soldier"
name = { en = "Universal Soldier", pl = "Uniwersalny Żołnierz", uk = "Універсальний солдат" }
kind = "warrior"
count = 3
initiative = [3]
edges = "-,-,-,-,-,m1+r1"
rulings = ["NH-6.9", "NH-9.16"]

[[tile]]
id = "boss"
name = { en = "The Boss", pl = "Szef", uk = "Шеф" }
kind = "module"
count = 1
edges = "c,-,-,-,-,c"
effects = ["melee+1", "initiative+1"]
rulings = ["NH-9.2", "NH-9.7"]

[[tile]]
id = "officer_1"
name = { en = "Officer I", pl = "Oficer I", uk = "Офіцер I" }
kind = "module"
count = 2
edges = "c,-,-,-,-,c"
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "officer_2"
name = { en = "Officer II", pl = "Oficer II", uk = "Офіцер II" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
effects = ["melee+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 1
edges = "c,c,-,-,-,c"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "transport"
name = { en = "Transport", pl = "Transport", uk = "Транспорт" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["transport"]
rulings = ["NH-9.12"]

[[tile]]
id = "quartermaster"
name = { en = "Quartermaster", pl = "Kwatermistrz", uk = "Квартирмейстер" }
kind = "module"
count = 1
edges = "c,-,-,-,-,-"
effects = ["quartermaster"]
rulings = ["NH-9.15", "NH-9.16"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 5
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 3
instant = "move"
rulings = ["NH-10.11"]

[[tile]]
id = "push_back"
name = { en = "Push Back", pl = "Odepchnięcie", uk = "Відштовхування" }
kind = "instant"
count = 2
instant = "push_back"
rulings = ["NH-10.12", "NH-10.40"]

[[tile]]
id = "sniper"
name = { en = "Sniper", pl = "Snajper", uk = "Снайпер" }
kind = "instant"
count = 1
instant = "sniper"
rulings = ["NH-10.14"]
');
INSERT INTO faction_data VALUES ('1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279','moloch','# Moloch: machines of every kind, shots in all directions, plates, and more pushes than anybody else.
format = 1
id = "moloch"
name = { en = "Moloch", pl = "Moloch", uk = "Молох" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["ranged+1"]
rulings = ["NH-6.6", "NH-6.12", "NH-9.6"]

[[tile]]
id = "blocker"
name = { en = "Blocker", pl = "Bloker", uk = "Блокер" }
kind = "warrior"
count = 2
edges = "a,-,-,-,-,-"
toughness = 2
rulings = ["NH-1.12"]

[[tile]]
id = "hybrid"
name = { en = "Hybrid", pl = "Cyborg", uk = "Гібрид" }
kind = "warrior"
count = 2
initiative = [3]
edges = "r1,-,-,-,-,-"

[[tile]]
id = "gauss_cannon"
name = { en = "Gauss Cannon", pl = "Działko Gaussa", uk = "Гармата Гаусса" }
kind = "warrior"
count = 1
initiative = [1]
edges = "-,-,-,-,g,-"
toughness = 1
rulings = ["NH-6.7", "NH-6.12", "NH-8.13", "NH-9.16"]

[[tile]]
id = "juggernaut"
name = { en = "Juggernaut", pl = "Juggernaut", uk = "Джагернаут" }
kind = "warrior"
count = 1
initiative = [1]
edges = "m2+a,r1,a,-,a,-"
toughness = 1

[[tile]]
id = "hunter_killer"
name = { en = "Hunter Killer", pl = "Łowca", uk = "Мисливець-убивця" }
kind = "warrior"
count = 2
initiative = [3]
edges = "m1,m1,-,m1,-,m1"

[[tile]]
id = "clown"
name = { en = "The Clown", pl = "Klaun", uk = "Клоун" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m1,-,-,-,-,m1"
toughness = 1
features = ["explosion"]
rulings = ["NH-6.15", "NH-6.16", "NH-6.17", "NH-6.18", "NH-6.19"]

[[tile]]
id = "armored_hunter"
name = { en = "Armored Hunter", pl = "Opancerzony Łowca", uk = "Броньований мисливець" }
kind = "warrior"
count = 2
initiative = [2]
edges = "m1+a,m1,m1,m1,m1,m1+a"

[[tile]]
id = "armored_guard"
name = { en = "Armored Guard", pl = "Opancerzony Wartownik", uk = "Броньований вартовий" }
kind = "warrior"
count = 1
initiative = [2]
edges = "a,r1,-,-,-,r1"

[[tile]]
id = "guard"
name = { en = "Guard", pl = "Wartownik", uk = "Вартовий" }
kind = "warrior"
count = 1
initiative = [2]
edges = "r1,-,-,-,-,r1"

[[tile]]
id = "protector"
name = { en = "Protector", pl = "Obrońca", uk = "Захисник" }
kind = "warrior"
count = 1
initiative = [1]
edges = "r1,r1,-,-,-,r1"
toughness = 1

[[tile]]
id = "ripper"
name = { en = "Ripper", pl = "Rozpruwacz", uk = "Розпорювач" }
kind = "warrior"
count = 1
initiative = [2]
edges = "m2,-,-,-,-,-"

[[tile]]
id = "net_fighter"
name = { en = "Net Fighter", pl = "Sieciarz", uk = "Сіткар" }
kind = "warrior"
count = 1
edges = "n,-,-,-,-,n"
rulings = ["NH-1.12", "NH-7.3"]

[[tile]]
id = "stormtrooper"
name = { en = "Stormtrooper", pl = "Szturmowiec", uk = "Штурмовик" }
kind = "warrior"
count = 1
initiative = [2, 1]
edges = "r1,-,-,-,-,-"
toughness = 1

[[tile]]
id = "mother_module"
name = { en = "Mother Module", pl = "Matka", uk = "Материнський модуль" }
kind = "module"
count = 1
edges = "c,-,-,-,-,-"
effects = ["extra-action"]
rulings = ["NH-9.5", "NH-9.14", "NH-9.33", "NH-9.34", "NH-9.35", "NH-9.36"]

[[tile]]
id = "medic"
name = { en = "Medic", pl = "Medyk", uk = "Медик" }
kind = "module"
count = 2
edges = "c,-,c,-,c,-"
effects = ["medic"]
rulings = ["NH-8.10", "NH-8.11", "NH-8.15", "NH-8.16"]

[[tile]]
id = "brain"
name = { en = "The Brain", pl = "Mózg", uk = "Мозок" }
kind = "module"
count = 1
edges = "c,-,c,-,c,-"
effects = ["melee+1", "ranged+1"]
rulings = ["NH-6.11", "NH-6.12", "NH-9.2", "NH-9.7"]

[[tile]]
id = "officer"
name = { en = "Officer", pl = "Oficer", uk = "Офіцер" }
kind = "module"
count = 1
edges = "-,c,-,c,-,c"
effects = ["ranged+1"]
rulings = ["NH-6.11", "NH-6.12", "NH-9.2"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 1
edges = "c,-,c,-,c,-"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "air_strike"
name = { en = "Air Strike", pl = "Bomba", uk = "Авіаудар" }
kind = "instant"
count = 1
instant = "bomb"
rulings = ["NH-8.12", "NH-8.13", "NH-10.15", "NH-10.42"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 4
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 1
instant = "move"
rulings = ["NH-10.11"]

[[tile]]
id = "push_back"
name = { en = "Push Back", pl = "Odepchnięcie", uk = "Відштовхування" }
kind = "instant"
count = 5
instant = "push_back"
rulings = ["NH-10.12", "NH-10.40"]
');
INSERT INTO faction_data VALUES ('ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964','outpost','# Outpost: people with good rifles, quick on their feet, whose HQ lets its neighbours act once more.
format = 1
id = "outpost"
name = { en = "Outpost", pl = "Posterunek", uk = "Аванпост" }

[[tile]]
id = "hq"
name = { en = "HQ", pl = "Sztab", uk = "Штаб" }
kind = "hq"
count = 1
initiative = [0]
edges = "m1,m1,m1,m1,m1,m1"
effects = ["extra-action"]
rulings = ["NH-6.6", "NH-9.6", "NH-9.33", "NH-9.34", "NH-9.35"]

[[tile]]
id = "runner"
name = { en = "Runner", pl = "Biegacz", uk = "Бігун" }
kind = "warrior"
count = 2
initiative = [2]
edges = "-,-,-,-,-,m1"
features = ["mobility"]
rulings = ["NH-3.11"]

[[tile]]
id = "hmg"
name = { en = "HMG", pl = "CKM", uk = "Важкий кулемет" }
kind = "warrior"
count = 1
initiative = [2, 1]
edges = "r1,-,-,-,-,-"

[[tile]]
id = "commando"
name = { en = "Commando", pl = "Komandos", uk = "Командос" }
kind = "warrior"
count = 5
initiative = [3]
edges = "-,-,r1,-,-,-"

[[tile]]
id = "annihilator"
name = { en = "Annihilator", pl = "Likwidator", uk = "Анігілятор" }
kind = "warrior"
count = 2
initiative = [2]
edges = "-,-,-,-,r2,-"

[[tile]]
id = "mobile_armor"
name = { en = "Mobile Armor", pl = "Pancerz Wspomagany", uk = "Мобільна броня" }
kind = "warrior"
count = 1
initiative = [3, 2]
edges = "m2,-,-,-,-,r1"
features = ["mobility"]
rulings = ["NH-3.11"]

[[tile]]
id = "brawler"
name = { en = "Brawler", pl = "Siłacz", uk = "Силач" }
kind = "warrior"
count = 1
initiative = [3]
edges = "m2,-,-,-,-,-"

[[tile]]
id = "saboteur"
name = { en = "Saboteur", pl = "Dywersant", uk = "Диверсант" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["initiative-1"]
rulings = ["NH-9.10", "NH-9.31", "NH-9.32"]

[[tile]]
id = "recon_centre"
name = { en = "Recon Centre", pl = "Centrum Rozpoznania", uk = "Розвідцентр" }
kind = "module"
count = 1
edges = "-,-,-,-,-,-"
effects = ["recon"]
rulings = ["NH-9.8", "NH-9.11", "NH-9.13"]

[[tile]]
id = "medic"
name = { en = "Medic", pl = "Medyk", uk = "Медик" }
kind = "module"
count = 2
edges = "c,c,-,-,-,c"
effects = ["medic"]
rulings = ["NH-8.10", "NH-8.11", "NH-8.15", "NH-8.16"]

[[tile]]
id = "officer"
name = { en = "Officer", pl = "Oficer", uk = "Офіцер" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["ranged+1"]
rulings = ["NH-6.11", "NH-9.2"]

[[tile]]
id = "scoper"
name = { en = "Scoper", pl = "Skoper", uk = "Гакер" }
kind = "module"
count = 1
edges = "c,c,c,c,c,c"
effects = ["scoper"]
rulings = ["NH-8.22", "NH-9.20", "NH-9.21", "NH-9.22", "NH-9.24"]

[[tile]]
id = "scout"
name = { en = "Scout", pl = "Zwiadowca", uk = "Розвідник" }
kind = "module"
count = 2
edges = "c,-,c,-,c,-"
effects = ["initiative+1"]
rulings = ["NH-9.2", "NH-9.30"]

[[tile]]
id = "battle"
name = { en = "Battle", pl = "Bitwa", uk = "Битва" }
kind = "instant"
count = 6
instant = "battle"
rulings = ["NH-4.2", "NH-10.10"]

[[tile]]
id = "move"
name = { en = "Move", pl = "Ruch", uk = "Переміщення" }
kind = "instant"
count = 7
instant = "move"
rulings = ["NH-9.11", "NH-10.11"]

[[tile]]
id = "sniper"
name = { en = "Sniper", pl = "Snajper", uk = "Снайпер" }
kind = "instant"
count = 1
instant = "sniper"
rulings = ["NH-10.14"]
');
INSERT INTO game VALUES (1,'neuroshima',900,1011,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'43CE880A4BFCBFDA1CE2F4C2709DD4CBD7DADB0127A3BEB98F4D931F2C2F120D','4ddbbc665338f8079d5cd951d4812ce7f4e0ee538fa043fbc8e65e9f5f59a767','{"board":"standard","piles":[[15,20,17,13,3,15,7,20,21,11,19,22,16,20,20,10,5,9,22,5,22,6,14,1,22,18,4,12,8,22,2,1,7,2],[11,9,14,7,13,3,14,4,1,13,13,13,13,9,3,8,1,10,5,2,4,12,3,14,14,3,14,13,15,14,3,14,6,12]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":16}],"cause":"final_battle"}','{"began":1790000000000,"ended":1790000000000,"turns":23,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (2,'neuroshima',900,1021,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (3,'neuroshima',900,2010,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'2D9D470FD8ED799CF35AA570A296DDE28B8CED2FAD9D6F53563840D0FC9A2874','71d04e16baa2e6c39914214d2936f279c58b5284bef4bc29e7a0c1869ddd9254','{"board":"standard","piles":[[1,5,4,11,11,11,3,12,8,6,1,2,11,10,1,5,3,2,10,1,11,12,13,11,9,7,6,1,2,8,1,12,2,12],[10,7,10,16,14,15,8,6,15,5,4,11,8,3,15,16,3,1,8,5,1,13,17,3,9,15,2,1,16,15,12,18,3,17]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":17}],"cause":"final_battle"}','{"began":1790000000000,"ended":1790000000000,"turns":24,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (4,'neuroshima',900,2021,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (5,'neuroshima',900,2091,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D9C03D34A26BBBBCF5587F6E0C3264B2A3B948D8A9D14840CD720243F21A41C6','316be15832cf5f18b0f05747074759ac90d159a9e693872c4061506f01e405b3','{"board":"standard","piles":[[10,11,9,13,1,14,12,13,14,13,3,13,7,13,1,4,3,14,13,14,14,12,3,5,9,15,4,8,14,2,3,14,3,6],[20,1,6,20,8,5,2,7,13,22,19,12,11,20,17,21,7,14,2,22,20,18,4,10,9,3,15,22,1,5,15,16,22,22]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (6,'neuroshima',900,3013,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'AF5F4183FB1179AE275F167F85F0BDC9B9FDF11F7C95AD07B603280566BC187D','db44238020c0ca7a8983e018bad1f1a2e829991f687822dbf2dc39a0fadf2478','{"board":"standard","piles":[[13,3,12,11,13,3,10,14,9,8,5,13,14,6,14,2,14,3,1,4,13,14,13,7,12,3,15,1,3,14,9,13,14,4],[8,5,1,2,1,6,6,12,5,11,13,12,1,1,12,7,11,3,2,8,3,11,12,10,1,11,11,9,11,10,4,1,2,2]]}','{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}','{"began":1790000000000,"ended":1790000000000,"turns":4,"thinking":[[0,0],[0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (7,'neuroshima',900,3014,'over',1,1790000000000,1790172800000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"per_turn":{"hours":24}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'EF4AFF5C168CAE57128C455CEEC6A74FC37C42A89AD26F3E59930F1796E9A7A4','c881ea0cbd91f495a7df45c6b6c97839ac2aeead98af5d78e1150ab11c646633','{"board":"standard","piles":[[11,8,20,17,22,12,18,22,5,22,22,19,22,9,7,20,20,16,5,1,15,7,3,15,1,13,2,21,2,14,10,20,6,4],[2,11,3,1,2,1,1,11,2,12,6,8,1,9,4,11,5,10,2,6,5,10,1,8,7,12,12,13,11,11,12,3,11,1]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":20}],"cause":"time"}','{"began":1790000000000,"ended":1790172800000,"turns":3,"thinking":[[0,0],[0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (8,'neuroshima',900,3090,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D37891771071111B704C8ED6A25FA9B011C800FFD4997F815E51D012071482D4','92bef56b356e8d6372c95cedcc8f0939a5a4d0c2ac4fd4bc56a17d49a1fc9c1b','{"board":"standard","piles":[[1,22,21,20,18,20,22,22,3,15,12,11,5,7,20,4,19,17,22,13,6,15,16,10,1,22,14,20,2,9,2,8,5,7],[17,15,15,14,16,3,2,15,18,17,1,12,8,1,10,10,5,9,6,3,3,1,5,15,8,8,7,16,4,3,15,16,11,13]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (9,'neuroshima',900,4015,'over',1,1790172800000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"live":{"minutes":30}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'6307E205F169C59C5E28CB90F59EA7AA3E37F3929E735B5E60979977FB81E085','ca4e00031e51a3c018465b931a700b373b9d19cbde92dc626adea64c0bb6f6e3','{"board":"standard","piles":[[6,4,12,11,7,16,16,8,1,1,3,3,9,17,13,18,15,10,3,8,14,15,10,17,16,15,1,5,15,15,3,5,2,8],[12,14,13,15,7,10,14,14,1,3,8,4,1,13,9,9,12,13,14,6,4,5,3,11,13,3,2,3,14,14,13,13,3,14]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":19}],"cause":"overtime_battle"}','{"began":1790172800000,"ended":1790174660000,"turns":6,"thinking":[[0,0,0],[0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (10,'neuroshima',900,4021,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (11,'neuroshima',900,4090,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D37891771071111B704C8ED6A25FA9B011C800FFD4997F815E51D012071482D4','92bef56b356e8d6372c95cedcc8f0939a5a4d0c2ac4fd4bc56a17d49a1fc9c1b','{"board":"standard","piles":[[1,22,21,20,18,20,22,22,3,15,12,11,5,7,20,4,19,17,22,13,6,15,16,10,1,22,14,20,2,9,2,8,5,7],[17,15,15,14,16,3,2,15,18,17,1,12,8,1,10,10,5,9,6,3,3,1,5,15,8,8,7,16,4,3,15,16,11,13]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (12,'neuroshima',900,5010,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'2D9D470FD8ED799CF35AA570A296DDE28B8CED2FAD9D6F53563840D0FC9A2874','71d04e16baa2e6c39914214d2936f279c58b5284bef4bc29e7a0c1869ddd9254','{"board":"standard","piles":[[1,5,4,11,11,11,3,12,8,6,1,2,11,10,1,5,3,2,10,1,11,12,13,11,9,7,6,1,2,8,1,12,2,12],[10,7,10,16,14,15,8,6,15,5,4,11,8,3,15,16,3,1,8,5,1,13,17,3,9,15,2,1,16,15,12,18,3,17]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":17}],"cause":"final_battle"}','{"began":1790000000000,"ended":1790000000000,"turns":24,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (13,'neuroshima',900,5011,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'43CE880A4BFCBFDA1CE2F4C2709DD4CBD7DADB0127A3BEB98F4D931F2C2F120D','4ddbbc665338f8079d5cd951d4812ce7f4e0ee538fa043fbc8e65e9f5f59a767','{"board":"standard","piles":[[15,20,17,13,3,15,7,20,21,11,19,22,16,20,20,10,5,9,22,5,22,6,14,1,22,18,4,12,8,22,2,1,7,2],[11,9,14,7,13,3,14,4,1,13,13,13,13,9,3,8,1,10,5,2,4,12,3,14,14,3,14,13,15,14,3,14,6,12]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":16}],"cause":"final_battle"}','{"began":1790000000000,"ended":1790000000000,"turns":23,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (14,'neuroshima',900,5012,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'8DBCFE2FB7ED5A88D9DCEC976FAB80EF465FC24B9F11276567EA97ED6DBA3868','aa1878366dc8964772ca8d32d0e235d806ff2b651e3e2b160a25b1112a88de24','{"board":"standard","piles":[[7,2,15,1,3,15,8,15,3,3,5,10,14,11,1,16,4,10,18,6,1,3,17,12,5,8,8,9,13,15,17,16,15,16],[21,16,1,12,22,5,7,17,20,2,22,5,18,22,14,4,22,20,9,2,15,7,10,8,1,11,20,13,20,15,3,6,19,22]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":20}],"cause":"resignation"}','{"began":1790000000000,"ended":1790000000000,"turns":3,"thinking":[[0,0],[0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (15,'neuroshima',900,5013,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'AF5F4183FB1179AE275F167F85F0BDC9B9FDF11F7C95AD07B603280566BC187D','db44238020c0ca7a8983e018bad1f1a2e829991f687822dbf2dc39a0fadf2478','{"board":"standard","piles":[[13,3,12,11,13,3,10,14,9,8,5,13,14,6,14,2,14,3,1,4,13,14,13,7,12,3,15,1,3,14,9,13,14,4],[8,5,1,2,1,6,6,12,5,11,13,12,1,1,12,7,11,3,2,8,3,11,12,10,1,11,11,9,11,10,4,1,2,2]]}','{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}','{"began":1790000000000,"ended":1790000000000,"turns":4,"thinking":[[0,0],[0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (16,'neuroshima',900,5014,'over',1,1790000000000,1790172800000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"per_turn":{"hours":24}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'EF4AFF5C168CAE57128C455CEEC6A74FC37C42A89AD26F3E59930F1796E9A7A4','c881ea0cbd91f495a7df45c6b6c97839ac2aeead98af5d78e1150ab11c646633','{"board":"standard","piles":[[11,8,20,17,22,12,18,22,5,22,22,19,22,9,7,20,20,16,5,1,15,7,3,15,1,13,2,21,2,14,10,20,6,4],[2,11,3,1,2,1,1,11,2,12,6,8,1,9,4,11,5,10,2,6,5,10,1,8,7,12,12,13,11,11,12,3,11,1]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":20}],"cause":"time"}','{"began":1790000000000,"ended":1790172800000,"turns":3,"thinking":[[0,0],[0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (17,'neuroshima',900,5015,'over',1,1790172800000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"live":{"minutes":30}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'6307E205F169C59C5E28CB90F59EA7AA3E37F3929E735B5E60979977FB81E085','ca4e00031e51a3c018465b931a700b373b9d19cbde92dc626adea64c0bb6f6e3','{"board":"standard","piles":[[6,4,12,11,7,16,16,8,1,1,3,3,9,17,13,18,15,10,3,8,14,15,10,17,16,15,1,5,15,15,3,5,2,8],[12,14,13,15,7,10,14,14,1,3,8,4,1,13,9,9,12,13,14,6,4,5,3,11,13,3,2,3,14,14,13,13,3,14]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":19}],"cause":"overtime_battle"}','{"began":1790172800000,"ended":1790174660000,"turns":6,"thinking":[[0,0,0],[0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (18,'neuroshima',900,5016,'over',1,1790174660000,1790174660000,'{"terms":"first=host mirror=same","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'68E261512320CF951AF3B090DF01F6F4A13AAA7C9162522E1682962EF084A80C','cc6af43f7d7e2fedb84bccfc90bf429f4279163d672c3a480ee5551c4d21b51d','{"board":"standard","piles":[[12,12,11,7,2,8,10,3,4,11,1,5,9,11,6,5,11,1,6,1,10,11,3,8,11,1,13,12,1,1,2,2,2,12],[3,14,9,11,9,14,2,3,13,13,8,10,7,14,13,15,12,14,6,1,12,1,4,13,14,5,13,3,3,13,3,14,14,4]]}','{"places":[{"rank":1,"points":18},{"rank":2,"points":14}],"cause":"final_battle"}','{"began":1790174660000,"ended":1790174660000,"turns":25,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (19,'neuroshima',900,5017,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":18,"draft":{"round":0,"steps":[]},"expired":false}',1,X'68E261512320CF951AF3B090DF01F6F4A13AAA7C9162522E1682962EF084A80C','cc6af43f7d7e2fedb84bccfc90bf429f4279163d672c3a480ee5551c4d21b51d','{"board":"standard","piles":[[12,12,11,7,2,8,10,3,4,11,1,5,9,11,6,5,11,1,6,1,10,11,3,8,11,1,13,12,1,1,2,2,2,12],[3,14,9,11,9,14,2,3,13,13,8,10,7,14,13,15,12,14,6,1,12,1,4,13,14,5,13,3,3,13,3,14,14,4]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (20,'neuroshima',900,5020,'over',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'2FCA78BA54CD47EED77316FB95203502D6CF1D224B296A9D2DFCD0DCFE650002','172abae9a81a96ffd8c122ae67e2284f413ba036b4dd1683b884840219d0f89a','{"board":"standard","piles":[[1,3,6,2,12,10,8,2,10,12,11,9,4,2,12,1,1,5,13,11,2,5,6,11,11,3,12,1,8,1,7,11,11,1],[19,14,13,9,20,15,16,2,22,18,6,20,11,10,17,20,12,4,5,2,3,8,22,5,22,7,20,22,22,1,7,15,1,21]]}','{"places":[{"rank":2,"points":17},{"rank":1,"points":18}],"cause":"final_battle"}','{"began":1790174660000,"ended":1790174660000,"turns":23,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (21,'neuroshima',900,5021,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (22,'neuroshima',900,5090,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D37891771071111B704C8ED6A25FA9B011C800FFD4997F815E51D012071482D4','92bef56b356e8d6372c95cedcc8f0939a5a4d0c2ac4fd4bc56a17d49a1fc9c1b','{"board":"standard","piles":[[1,22,21,20,18,20,22,22,3,15,12,11,5,7,20,4,19,17,22,13,6,15,16,10,1,22,14,20,2,9,2,8,5,7],[17,15,15,14,16,3,2,15,18,17,1,12,8,1,10,10,5,9,6,3,3,1,5,15,8,8,7,16,4,3,15,16,11,13]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (23,'neuroshima',900,5091,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D9C03D34A26BBBBCF5587F6E0C3264B2A3B948D8A9D14840CD720243F21A41C6','316be15832cf5f18b0f05747074759ac90d159a9e693872c4061506f01e405b3','{"board":"standard","piles":[[10,11,9,13,1,14,12,13,14,13,3,13,7,13,1,4,3,14,13,14,14,12,3,5,9,15,4,8,14,2,3,14,3,6],[20,1,6,20,8,5,2,7,13,22,19,12,11,20,17,21,7,14,2,22,20,18,4,10,9,3,15,22,1,5,15,16,22,22]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (24,'neuroshima',900,6010,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'14A951E189A39AAD3BE9DB8D6B19AC79D7603FA9F7EC4D2272BF8244F7208F89','5e58b8f26785dac45b891b25b28d3b5ae061b9f44db008747d43e57abaf1ba0b','{"board":"standard","piles":[[12,1,11,5,5,3,12,6,1,3,11,1,10,11,1,12,8,6,4,8,12,10,2,2,1,11,2,7,2,13,11,11,1,9],[14,15,3,15,5,8,16,16,2,8,10,8,7,17,12,6,4,18,1,5,1,13,9,15,3,3,15,15,1,10,11,17,16,3]]}','{"places":[{"rank":1,"points":18},{"rank":2,"points":13}],"cause":"final_battle"}','{"began":1790000000000,"ended":1790000000000,"turns":22,"thinking":[[0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (25,'neuroshima',900,6011,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'5972207F475F4E36593BCF56B0ABCD8444CD63D92736F435516FE117F488C95F','34691cdd4731f280ef67ca4cd9dbed72a4635af2f0f7bde02abe9648b9c5fcab','{"board":"standard","piles":[[9,1,20,10,20,5,11,22,16,1,7,14,3,7,4,20,20,21,6,15,22,18,2,17,19,22,22,2,12,13,22,8,5,15],[15,12,13,13,3,13,5,3,9,1,13,14,10,14,3,3,2,13,4,14,14,11,4,7,14,8,13,14,1,9,3,14,12,6]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":18}],"cause":"final_battle"}','{"began":1790000000000,"ended":1790000000000,"turns":24,"thinking":[[0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (26,'neuroshima',900,6012,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'CCA27099E0FF76FB6E20EF3D6B74C2DECDB631632E61921EA7837359922D3AE7','c0921d95c278201e8d23f57a5e60aa482287545af6554bc97bfcbace58e38645','{"board":"standard","piles":[[17,11,8,9,7,15,1,14,10,3,10,8,15,15,4,15,8,6,3,1,16,15,13,18,5,5,12,3,16,1,16,17,2,3],[20,4,2,8,7,20,21,12,16,6,19,17,22,13,15,9,1,5,15,20,22,7,1,22,18,10,20,2,11,14,5,22,3,22]]}','{"places":[{"rank":1,"points":19},{"rank":2,"points":20}],"cause":"resignation"}','{"began":1790000000000,"ended":1790000000000,"turns":3,"thinking":[[0,0],[0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (27,'neuroshima',900,6013,'over',1,1790000000000,1790000000000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'7774F3EE499C0F3543945557E071FA76052D7C6584B6A3F8A734629010D76C6B','0a7c56ac099af82d8f0246cad99382394ba936828cd720b0e0487e7087609f44','{"board":"standard","piles":[[9,12,1,14,13,9,5,2,8,13,3,10,11,4,1,3,14,3,13,3,14,13,4,3,12,13,14,6,13,14,7,14,14,15],[2,11,1,2,2,6,12,2,12,10,11,1,4,3,7,12,5,5,13,1,1,11,1,12,11,1,11,10,6,8,11,3,8,9]]}','{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"agreement"}','{"began":1790000000000,"ended":1790000000000,"turns":5,"thinking":[[0,0,0],[0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (28,'neuroshima',900,6014,'over',1,1790000000000,1790172800000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"per_turn":{"hours":24}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'02131FB3F72FCA2547C539BE651A40BE68F675F45DFCB56A10524A7B97E2BB2C','11403cb639cc8f163d7b6ece0597263ac6a8a12d2b22e3b09945153d96fe2d48','{"board":"standard","piles":[[20,19,9,5,7,20,22,15,3,20,21,22,22,12,2,16,10,15,8,7,22,22,11,13,17,1,1,6,5,14,2,20,18,4],[1,2,3,1,6,9,11,2,1,1,8,2,12,7,12,10,11,1,12,11,10,13,11,8,11,1,6,5,3,2,5,12,4,11]]}','{"places":[{"rank":2,"points":20},{"rank":1,"points":20}],"cause":"time"}','{"began":1790000000000,"ended":1790172800000,"turns":3,"thinking":[[0,0],[0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (29,'neuroshima',900,6015,'over',1,1790172800000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"live":{"minutes":30}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'745BBE0603D59EF7E95876663B14920C5E678D7D882990D6C2A2035344D1BA60','2f724f4a5538023c83c08b3c5762b5642af67e84c8fa4151a7be245505159413','{"board":"standard","piles":[[15,9,1,12,3,1,8,16,16,10,13,6,18,5,15,14,15,1,17,17,7,8,5,3,2,16,11,15,15,8,3,4,3,10],[6,9,13,1,11,8,9,14,12,14,7,2,13,4,3,3,14,13,5,12,14,3,15,4,3,1,13,14,10,13,14,13,14,3]]}','{"places":[{"rank":1,"points":20},{"rank":1,"points":20}],"cause":"overtime_battle"}','{"began":1790172800000,"ended":1790174660000,"turns":6,"thinking":[[0,0,0],[0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (30,'neuroshima',900,6016,'over',1,1790174660000,1790174660000,'{"terms":"first=host mirror=same","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'9330E688CBD58CE4607E68724B20D309F72684720A209A0CE2CB9A5F5A1F89A2','ca5aebf88e790f63ddd6f17cc5d1e7da8c8389801c8d26adb6fefdd9b3468645','{"board":"standard","piles":[[2,11,13,12,5,1,1,11,10,2,3,3,11,11,1,10,12,6,1,6,4,8,8,11,2,12,5,12,7,11,1,2,9,1],[9,13,15,14,5,7,6,14,4,14,13,3,10,14,9,1,3,12,8,14,13,3,1,14,14,4,13,11,13,13,12,2,3,3]]}','{"places":[{"rank":1,"points":20},{"rank":2,"points":19}],"cause":"final_battle"}','{"began":1790174660000,"ended":1790174660000,"turns":22,"thinking":[[0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0]]}',NULL,NULL,1);
INSERT INTO game VALUES (31,'neuroshima',900,6017,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":30,"draft":{"round":0,"steps":[]},"expired":false}',1,X'9330E688CBD58CE4607E68724B20D309F72684720A209A0CE2CB9A5F5A1F89A2','ca5aebf88e790f63ddd6f17cc5d1e7da8c8389801c8d26adb6fefdd9b3468645','{"board":"standard","piles":[[2,11,13,12,5,1,1,11,10,2,3,3,11,11,1,10,12,6,1,6,4,8,8,11,2,12,5,12,7,11,1,2,9,1],[9,13,15,14,5,7,6,14,4,14,13,3,10,14,9,1,3,12,8,14,13,3,1,14,14,4,13,11,13,13,12,2,3,3]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (32,'neuroshima',900,6020,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'84093C45D99B50FB38CED658CF3E27DA6A769DA394E0079FA2B4804232E56EBA','873a2e4ae3da35fb56cfa04ec4fb64a8c20d5d104b55812fee24605240355e1e','{"board":"standard","piles":[[6,12,5,11,2,5,1,2,1,12,2,9,1,1,11,10,6,13,3,2,12,10,11,8,3,8,7,1,4,11,1,12,11,11],[5,2,17,22,7,18,2,22,22,15,7,19,1,8,20,1,6,22,20,15,13,10,14,5,22,16,11,4,3,20,12,21,20,9]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (33,'neuroshima',900,6090,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'830BE62ADA8BAAFF263222EC8758379B5F38A41A3E0D0C229DD3A31C2E60D292','bb97251f762660b04d9656d7ee967816ddcb17c9800406a56f00ca14424866b1','{"board":"standard","piles":[[17,20,14,21,12,22,1,5,6,20,5,7,22,22,2,2,13,15,11,19,22,16,1,20,7,9,18,8,15,20,4,10,22,3],[3,9,16,15,3,8,4,13,16,3,3,7,11,12,6,15,8,18,14,1,16,1,17,5,5,2,1,15,10,10,17,8,15,15]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO game VALUES (34,'neuroshima',900,6091,'running',1,1790174660000,1790174660000,'{"terms":"first=host","language":"english","place":"here","invited":null,"rated":false,"clock":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'987F39493C163A5AB5E82739A5240E27A98DDDF68F0965904E4DF8FF9EAF0E42','5ced77f6cd508a3bb53b71f7ee3c8365d5b9798d8fed38fd702889b3b48dd82f','{"board":"standard","piles":[[14,11,13,13,3,1,14,14,7,6,14,13,9,1,3,4,15,14,14,4,13,12,3,8,10,12,2,9,3,13,13,14,3,5],[15,1,7,1,22,14,20,13,8,18,2,10,11,19,17,22,9,21,22,7,20,22,22,12,5,20,4,6,2,15,3,20,16,5]]}',NULL,NULL,NULL,NULL,1);
INSERT INTO seat VALUES (1,0,1,'user 1','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
INSERT INTO seat VALUES (1,1,2,'user 2','outpost','7b4816acaea68846a1bd32362e2c53b99a34bbdd666d53ee232582921b8d1920');
INSERT INTO seat VALUES (2,0,1,'user 1','borgo','dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7');
INSERT INTO seat VALUES (2,1,2,'user 2','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
INSERT INTO seat VALUES (3,0,1,'user 1','borgo','dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7');
INSERT INTO seat VALUES (3,1,2,'user 2','hegemony','bd4a8f6e49976008650b299b4cb1974d390122cc279196a875db6258bfb76d3a');
INSERT INTO seat VALUES (4,0,1,'user 1','borgo','dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7');
INSERT INTO seat VALUES (4,1,2,'user 2','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
INSERT INTO seat VALUES (5,0,1,'user 1','outpost','7b4816acaea68846a1bd32362e2c53b99a34bbdd666d53ee232582921b8d1920');
INSERT INTO seat VALUES (5,1,2,'user 2','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
INSERT INTO seat VALUES (6,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (6,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (7,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (7,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (8,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (8,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (9,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (9,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (10,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (10,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (12,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (12,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (13,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (13,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (14,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (14,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (15,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (15,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (16,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (16,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (17,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (17,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (18,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (18,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (19,0,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (19,1,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (20,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (20,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (21,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (21,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (22,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (22,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (23,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (23,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (24,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (24,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (25,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (25,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (26,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (26,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (27,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (27,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (28,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (28,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (29,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (29,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (30,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (30,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (31,0,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (31,1,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (32,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (32,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (33,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (33,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (34,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (34,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO interaction VALUES (1013729000138,1,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (1013729000139,1,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (1013729000140,1,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (1013729000141,1,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (1013729000142,1,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (1013729000143,1,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (1013729000144,1,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (1013729000145,1,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (1013729000146,1,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (1013729000147,1,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (1013729000148,1,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (1013729000149,1,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (1013729000150,1,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (1013729000151,1,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (1013729000152,1,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (1013729000153,1,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (1013729000154,1,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (1013729000155,1,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (1013729000156,1,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (1013729000157,1,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (1013729000158,1,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (1013729000159,1,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (1013729000160,1,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (1013729000161,1,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (1013729000162,1,NULL,NULL,21,1790000000000);
INSERT INTO interaction VALUES (1013729000163,1,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (1013729000164,1,NULL,NULL,23,1790000000000);
INSERT INTO interaction VALUES (1013729000165,1,NULL,NULL,24,1790000000000);
INSERT INTO interaction VALUES (1013729000166,1,NULL,NULL,25,1790000000000);
INSERT INTO interaction VALUES (1013729000167,1,NULL,NULL,26,1790000000000);
INSERT INTO interaction VALUES (1013729000168,1,NULL,NULL,27,1790000000000);
INSERT INTO interaction VALUES (1013729000169,1,NULL,NULL,28,1790000000000);
INSERT INTO interaction VALUES (1013729000170,1,NULL,NULL,29,1790000000000);
INSERT INTO interaction VALUES (1013729000171,1,NULL,NULL,30,1790000000000);
INSERT INTO interaction VALUES (1013729000172,1,NULL,NULL,31,1790000000000);
INSERT INTO interaction VALUES (1013729000173,1,NULL,NULL,32,1790000000000);
INSERT INTO interaction VALUES (1013729000174,1,NULL,NULL,33,1790000000000);
INSERT INTO interaction VALUES (1013729000175,1,NULL,NULL,34,1790000000000);
INSERT INTO interaction VALUES (1013729000176,1,NULL,NULL,35,1790000000000);
INSERT INTO interaction VALUES (1013729000177,1,NULL,NULL,36,1790000000000);
INSERT INTO interaction VALUES (1013729000178,1,NULL,NULL,37,1790000000000);
INSERT INTO interaction VALUES (1013729000179,1,NULL,NULL,38,1790000000000);
INSERT INTO interaction VALUES (1013729000180,1,NULL,NULL,39,1790000000000);
INSERT INTO interaction VALUES (1013729000181,1,NULL,NULL,40,1790000000000);
INSERT INTO interaction VALUES (1013729000182,1,NULL,NULL,41,1790000000000);
INSERT INTO interaction VALUES (1013729000183,1,NULL,NULL,42,1790000000000);
INSERT INTO interaction VALUES (1013729000184,1,NULL,NULL,43,1790000000000);
INSERT INTO interaction VALUES (1013729000185,1,NULL,NULL,44,1790000000000);
INSERT INTO interaction VALUES (1013729000186,1,NULL,NULL,45,1790000000000);
INSERT INTO interaction VALUES (1013729000187,1,NULL,NULL,46,1790000000000);
INSERT INTO interaction VALUES (1013729000188,1,NULL,NULL,47,1790000000000);
INSERT INTO interaction VALUES (1013729000189,1,NULL,NULL,48,1790000000000);
INSERT INTO interaction VALUES (1013729000190,1,NULL,NULL,49,1790000000000);
INSERT INTO interaction VALUES (1013729000191,1,NULL,NULL,50,1790000000000);
INSERT INTO interaction VALUES (1013729000192,1,NULL,NULL,51,1790000000000);
INSERT INTO interaction VALUES (1013729000193,1,NULL,NULL,52,1790000000000);
INSERT INTO interaction VALUES (1013729000194,1,NULL,NULL,53,1790000000000);
INSERT INTO interaction VALUES (1013729000195,1,NULL,NULL,54,1790000000000);
INSERT INTO interaction VALUES (1013729000196,1,NULL,NULL,55,1790000000000);
INSERT INTO interaction VALUES (1013729000197,1,NULL,NULL,56,1790000000000);
INSERT INTO interaction VALUES (1013729000198,1,NULL,NULL,57,1790000000000);
INSERT INTO interaction VALUES (1013729000199,1,NULL,NULL,58,1790000000000);
INSERT INTO interaction VALUES (1013729000200,1,NULL,NULL,59,1790000000000);
INSERT INTO interaction VALUES (1013729000201,1,NULL,NULL,60,1790000000000);
INSERT INTO interaction VALUES (1013729000202,1,NULL,NULL,61,1790000000000);
INSERT INTO interaction VALUES (1013729000203,1,NULL,NULL,62,1790000000000);
INSERT INTO interaction VALUES (1013729000204,1,NULL,NULL,63,1790000000000);
INSERT INTO interaction VALUES (1013729000205,1,NULL,NULL,64,1790000000000);
INSERT INTO interaction VALUES (1013729000206,1,NULL,NULL,65,1790000000000);
INSERT INTO interaction VALUES (1013729000207,1,NULL,NULL,66,1790000000000);
INSERT INTO interaction VALUES (1013729000208,1,NULL,NULL,67,1790000000000);
INSERT INTO interaction VALUES (1013729000209,1,NULL,NULL,68,1790000000000);
INSERT INTO interaction VALUES (1013729000210,1,NULL,NULL,69,1790000000000);
INSERT INTO interaction VALUES (1013729000211,1,NULL,NULL,70,1790000000000);
INSERT INTO interaction VALUES (1013729000212,1,NULL,NULL,71,1790000000000);
INSERT INTO interaction VALUES (1013729000213,1,NULL,NULL,72,1790000000000);
INSERT INTO interaction VALUES (1013729000214,1,NULL,NULL,73,1790000000000);
INSERT INTO interaction VALUES (1013729000215,1,NULL,NULL,74,1790000000000);
INSERT INTO interaction VALUES (1013729000216,1,NULL,NULL,75,1790000000000);
INSERT INTO interaction VALUES (1013729000217,1,NULL,NULL,76,1790000000000);
INSERT INTO interaction VALUES (1013729000218,1,NULL,NULL,77,1790000000000);
INSERT INTO interaction VALUES (1013729000219,1,NULL,NULL,78,1790000000000);
INSERT INTO interaction VALUES (1013729000220,1,NULL,NULL,79,1790000000000);
INSERT INTO interaction VALUES (1013729000221,1,NULL,NULL,80,1790000000000);
INSERT INTO interaction VALUES (1013729000222,1,NULL,NULL,81,1790000000000);
INSERT INTO interaction VALUES (1013729000223,1,NULL,NULL,82,1790000000000);
INSERT INTO interaction VALUES (1013729000224,1,NULL,NULL,83,1790000000000);
INSERT INTO interaction VALUES (1013729000225,1,NULL,NULL,84,1790000000000);
INSERT INTO interaction VALUES (1013729000226,1,NULL,NULL,85,1790000000000);
INSERT INTO interaction VALUES (1013729000227,1,NULL,NULL,86,1790000000000);
INSERT INTO interaction VALUES (1013729000228,1,NULL,NULL,87,1790000000000);
INSERT INTO interaction VALUES (1013729000229,1,NULL,NULL,88,1790000000000);
INSERT INTO interaction VALUES (1013729000230,1,NULL,NULL,89,1790000000000);
INSERT INTO interaction VALUES (1013729000231,1,NULL,NULL,90,1790000000000);
INSERT INTO interaction VALUES (1013729000232,1,NULL,NULL,91,1790000000000);
INSERT INTO interaction VALUES (1013729000233,1,NULL,NULL,92,1790000000000);
INSERT INTO interaction VALUES (1013729000234,1,NULL,NULL,93,1790000000000);
INSERT INTO interaction VALUES (1013729000235,1,NULL,NULL,94,1790000000000);
INSERT INTO interaction VALUES (1013729000236,1,NULL,NULL,95,1790000000000);
INSERT INTO interaction VALUES (1013729000237,1,NULL,NULL,96,1790000000000);
INSERT INTO interaction VALUES (1013729000238,1,NULL,NULL,97,1790000000000);
INSERT INTO interaction VALUES (1013729000239,1,NULL,NULL,98,1790000000000);
INSERT INTO interaction VALUES (1013729000240,1,NULL,NULL,99,1790000000000);
INSERT INTO interaction VALUES (1013729000241,1,NULL,NULL,100,1790000000000);
INSERT INTO interaction VALUES (1013729000242,1,NULL,NULL,101,1790000000000);
INSERT INTO interaction VALUES (1013729000243,1,NULL,NULL,102,1790000000000);
INSERT INTO interaction VALUES (1013729000244,1,NULL,NULL,103,1790000000000);
INSERT INTO interaction VALUES (1013729000245,1,NULL,NULL,104,1790000000000);
INSERT INTO interaction VALUES (1013729000246,1,NULL,NULL,105,1790000000000);
INSERT INTO interaction VALUES (1013729000247,1,NULL,NULL,106,1790000000000);
INSERT INTO interaction VALUES (1013729000248,1,NULL,NULL,107,1790000000000);
INSERT INTO interaction VALUES (1013729000249,1,NULL,NULL,108,1790000000000);
INSERT INTO interaction VALUES (1013729000250,1,NULL,NULL,109,1790000000000);
INSERT INTO interaction VALUES (1013729000251,1,NULL,NULL,110,1790000000000);
INSERT INTO interaction VALUES (1013729000252,1,NULL,NULL,111,1790000000000);
INSERT INTO interaction VALUES (1013729000253,1,NULL,NULL,112,1790000000000);
INSERT INTO interaction VALUES (1013729000254,1,NULL,NULL,113,1790000000000);
INSERT INTO interaction VALUES (1013729000255,1,NULL,NULL,114,1790000000000);
INSERT INTO interaction VALUES (1013729000256,1,NULL,NULL,115,1790000000000);
INSERT INTO interaction VALUES (1013729000257,1,NULL,NULL,116,1790000000000);
INSERT INTO interaction VALUES (1013729000258,1,NULL,NULL,117,1790000000000);
INSERT INTO interaction VALUES (1013729000259,1,NULL,NULL,118,1790000000000);
INSERT INTO interaction VALUES (1013729000620,2,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (1013729000621,2,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (1013729000622,2,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (1013729000623,2,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (1013729000624,2,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (1013729000625,2,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (1013729000626,2,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (1013729000627,2,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (1013729000628,2,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (1013729000629,2,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (1013729000630,2,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (1013729000631,2,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (1013729000632,2,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (1013729000633,2,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (1013729000634,2,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (1013729000635,2,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (1013729000636,2,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (1013729000637,2,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (1013729000638,2,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (1013729000639,2,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (1013729000640,2,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (1013729000641,2,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (1013729000642,2,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (1013729000643,2,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (1013729000644,2,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (1013729000645,2,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (1013729000646,2,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (1013729000647,2,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (1013729000648,2,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (1013729000649,2,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (1013729000650,2,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (1013729000651,2,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (1013729000652,2,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (1013729000653,2,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (1013729000654,2,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (1013729000655,2,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (1013729000656,2,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (1013729000657,2,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (1013729000658,2,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (1013729000659,2,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (1013729000660,2,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (1013729000661,2,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (1013729000662,2,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (1013729000663,2,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (1013729000664,2,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (1013729000665,2,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (1013729000666,2,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (1013729000667,2,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (1013729000668,2,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (1013729000669,2,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (1013729000670,2,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (1013729000671,2,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (1013729000672,2,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (1013729000673,2,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (1013729000674,2,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (1013729000675,2,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (1013729000676,2,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (1013729000677,2,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (1013729000678,2,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (1013729000679,2,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (1013729000680,2,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (1013729000681,2,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (1013729000682,2,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (1013729000683,2,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (1013729000684,2,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (1013729000685,2,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (1013729000686,2,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (1013729000687,2,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (1013729000688,2,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (1013729000689,2,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (1013729000690,2,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (1013729000691,2,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (1013729000692,2,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (1013729000693,2,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (1013729000694,2,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (1013729000695,2,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (1013729000696,2,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (1013729000697,2,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (1013729000698,2,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (1013729000699,2,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (1013729000700,2,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (1013729000701,2,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (1013729000702,2,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (1013729000703,2,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (1013729000704,2,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (1013729000705,2,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (1013729000706,2,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (1013729000707,2,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (1013729000708,2,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (1013729000709,2,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (1013729000710,2,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (1013729000711,2,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (1013729000712,2,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (1013729000713,2,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (1013729000714,2,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (1013729000715,2,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (1013729000716,2,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (1013729000717,2,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (1013729000718,2,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (1013729000719,2,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (2013729000001,3,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (2013729000002,3,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (2013729000003,3,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (2013729000004,3,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (2013729000005,3,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (2013729000006,3,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (2013729000007,3,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (2013729000008,3,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (2013729000009,3,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (2013729000010,3,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (2013729000011,3,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (2013729000012,3,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (2013729000013,3,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (2013729000014,3,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (2013729000015,3,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (2013729000016,3,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (2013729000017,3,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (2013729000018,3,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (2013729000019,3,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (2013729000020,3,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (2013729000021,3,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (2013729000022,3,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (2013729000023,3,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (2013729000024,3,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (2013729000025,3,NULL,NULL,21,1790000000000);
INSERT INTO interaction VALUES (2013729000026,3,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (2013729000027,3,NULL,NULL,23,1790000000000);
INSERT INTO interaction VALUES (2013729000028,3,NULL,NULL,24,1790000000000);
INSERT INTO interaction VALUES (2013729000029,3,NULL,NULL,25,1790000000000);
INSERT INTO interaction VALUES (2013729000030,3,NULL,NULL,26,1790000000000);
INSERT INTO interaction VALUES (2013729000031,3,NULL,NULL,27,1790000000000);
INSERT INTO interaction VALUES (2013729000032,3,NULL,NULL,28,1790000000000);
INSERT INTO interaction VALUES (2013729000033,3,NULL,NULL,29,1790000000000);
INSERT INTO interaction VALUES (2013729000034,3,NULL,NULL,30,1790000000000);
INSERT INTO interaction VALUES (2013729000035,3,NULL,NULL,31,1790000000000);
INSERT INTO interaction VALUES (2013729000036,3,NULL,NULL,32,1790000000000);
INSERT INTO interaction VALUES (2013729000037,3,NULL,NULL,33,1790000000000);
INSERT INTO interaction VALUES (2013729000038,3,NULL,NULL,34,1790000000000);
INSERT INTO interaction VALUES (2013729000039,3,NULL,NULL,35,1790000000000);
INSERT INTO interaction VALUES (2013729000040,3,NULL,NULL,36,1790000000000);
INSERT INTO interaction VALUES (2013729000041,3,NULL,NULL,37,1790000000000);
INSERT INTO interaction VALUES (2013729000042,3,NULL,NULL,38,1790000000000);
INSERT INTO interaction VALUES (2013729000043,3,NULL,NULL,39,1790000000000);
INSERT INTO interaction VALUES (2013729000044,3,NULL,NULL,40,1790000000000);
INSERT INTO interaction VALUES (2013729000045,3,NULL,NULL,41,1790000000000);
INSERT INTO interaction VALUES (2013729000046,3,NULL,NULL,42,1790000000000);
INSERT INTO interaction VALUES (2013729000047,3,NULL,NULL,43,1790000000000);
INSERT INTO interaction VALUES (2013729000048,3,NULL,NULL,44,1790000000000);
INSERT INTO interaction VALUES (2013729000049,3,NULL,NULL,45,1790000000000);
INSERT INTO interaction VALUES (2013729000050,3,NULL,NULL,46,1790000000000);
INSERT INTO interaction VALUES (2013729000051,3,NULL,NULL,47,1790000000000);
INSERT INTO interaction VALUES (2013729000052,3,NULL,NULL,48,1790000000000);
INSERT INTO interaction VALUES (2013729000053,3,NULL,NULL,49,1790000000000);
INSERT INTO interaction VALUES (2013729000054,3,NULL,NULL,50,1790000000000);
INSERT INTO interaction VALUES (2013729000055,3,NULL,NULL,51,1790000000000);
INSERT INTO interaction VALUES (2013729000056,3,NULL,NULL,52,1790000000000);
INSERT INTO interaction VALUES (2013729000057,3,NULL,NULL,53,1790000000000);
INSERT INTO interaction VALUES (2013729000058,3,NULL,NULL,54,1790000000000);
INSERT INTO interaction VALUES (2013729000059,3,NULL,NULL,55,1790000000000);
INSERT INTO interaction VALUES (2013729000060,3,NULL,NULL,56,1790000000000);
INSERT INTO interaction VALUES (2013729000061,3,NULL,NULL,57,1790000000000);
INSERT INTO interaction VALUES (2013729000062,3,NULL,NULL,58,1790000000000);
INSERT INTO interaction VALUES (2013729000063,3,NULL,NULL,59,1790000000000);
INSERT INTO interaction VALUES (2013729000064,3,NULL,NULL,60,1790000000000);
INSERT INTO interaction VALUES (2013729000065,3,NULL,NULL,61,1790000000000);
INSERT INTO interaction VALUES (2013729000066,3,NULL,NULL,62,1790000000000);
INSERT INTO interaction VALUES (2013729000067,3,NULL,NULL,63,1790000000000);
INSERT INTO interaction VALUES (2013729000068,3,NULL,NULL,64,1790000000000);
INSERT INTO interaction VALUES (2013729000069,3,NULL,NULL,65,1790000000000);
INSERT INTO interaction VALUES (2013729000070,3,NULL,NULL,66,1790000000000);
INSERT INTO interaction VALUES (2013729000071,3,NULL,NULL,67,1790000000000);
INSERT INTO interaction VALUES (2013729000072,3,NULL,NULL,68,1790000000000);
INSERT INTO interaction VALUES (2013729000073,3,NULL,NULL,69,1790000000000);
INSERT INTO interaction VALUES (2013729000074,3,NULL,NULL,70,1790000000000);
INSERT INTO interaction VALUES (2013729000075,3,NULL,NULL,71,1790000000000);
INSERT INTO interaction VALUES (2013729000076,3,NULL,NULL,72,1790000000000);
INSERT INTO interaction VALUES (2013729000077,3,NULL,NULL,73,1790000000000);
INSERT INTO interaction VALUES (2013729000078,3,NULL,NULL,74,1790000000000);
INSERT INTO interaction VALUES (2013729000079,3,NULL,NULL,75,1790000000000);
INSERT INTO interaction VALUES (2013729000080,3,NULL,NULL,76,1790000000000);
INSERT INTO interaction VALUES (2013729000081,3,NULL,NULL,77,1790000000000);
INSERT INTO interaction VALUES (2013729000082,3,NULL,NULL,78,1790000000000);
INSERT INTO interaction VALUES (2013729000083,3,NULL,NULL,79,1790000000000);
INSERT INTO interaction VALUES (2013729000084,3,NULL,NULL,80,1790000000000);
INSERT INTO interaction VALUES (2013729000085,3,NULL,NULL,81,1790000000000);
INSERT INTO interaction VALUES (2013729000086,3,NULL,NULL,82,1790000000000);
INSERT INTO interaction VALUES (2013729000087,3,NULL,NULL,83,1790000000000);
INSERT INTO interaction VALUES (2013729000088,3,NULL,NULL,84,1790000000000);
INSERT INTO interaction VALUES (2013729000089,3,NULL,NULL,85,1790000000000);
INSERT INTO interaction VALUES (2013729000090,3,NULL,NULL,86,1790000000000);
INSERT INTO interaction VALUES (2013729000091,3,NULL,NULL,87,1790000000000);
INSERT INTO interaction VALUES (2013729000092,3,NULL,NULL,88,1790000000000);
INSERT INTO interaction VALUES (2013729000093,3,NULL,NULL,89,1790000000000);
INSERT INTO interaction VALUES (2013729000094,3,NULL,NULL,90,1790000000000);
INSERT INTO interaction VALUES (2013729000095,3,NULL,NULL,91,1790000000000);
INSERT INTO interaction VALUES (2013729000096,3,NULL,NULL,92,1790000000000);
INSERT INTO interaction VALUES (2013729000097,3,NULL,NULL,93,1790000000000);
INSERT INTO interaction VALUES (2013729000098,3,NULL,NULL,94,1790000000000);
INSERT INTO interaction VALUES (2013729000099,3,NULL,NULL,95,1790000000000);
INSERT INTO interaction VALUES (2013729000100,3,NULL,NULL,96,1790000000000);
INSERT INTO interaction VALUES (2013729000101,3,NULL,NULL,97,1790000000000);
INSERT INTO interaction VALUES (2013729000102,3,NULL,NULL,98,1790000000000);
INSERT INTO interaction VALUES (2013729000103,3,NULL,NULL,99,1790000000000);
INSERT INTO interaction VALUES (2013729000104,3,NULL,NULL,100,1790000000000);
INSERT INTO interaction VALUES (2013729000105,3,NULL,NULL,101,1790000000000);
INSERT INTO interaction VALUES (2013729000106,3,NULL,NULL,102,1790000000000);
INSERT INTO interaction VALUES (2013729000107,3,NULL,NULL,103,1790000000000);
INSERT INTO interaction VALUES (2013729000108,3,NULL,NULL,104,1790000000000);
INSERT INTO interaction VALUES (2013729000109,3,NULL,NULL,105,1790000000000);
INSERT INTO interaction VALUES (2013729000110,3,NULL,NULL,106,1790000000000);
INSERT INTO interaction VALUES (2013729000111,3,NULL,NULL,107,1790000000000);
INSERT INTO interaction VALUES (2013729000112,3,NULL,NULL,108,1790000000000);
INSERT INTO interaction VALUES (2013729000113,3,NULL,NULL,109,1790000000000);
INSERT INTO interaction VALUES (2013729000114,3,NULL,NULL,110,1790000000000);
INSERT INTO interaction VALUES (2013729000115,3,NULL,NULL,111,1790000000000);
INSERT INTO interaction VALUES (2013729000116,3,NULL,NULL,112,1790000000000);
INSERT INTO interaction VALUES (2013729000117,3,NULL,NULL,113,1790000000000);
INSERT INTO interaction VALUES (2013729000118,3,NULL,NULL,114,1790000000000);
INSERT INTO interaction VALUES (2013729000119,3,NULL,NULL,115,1790000000000);
INSERT INTO interaction VALUES (2013729000120,3,NULL,NULL,116,1790000000000);
INSERT INTO interaction VALUES (2013729000121,3,NULL,NULL,117,1790000000000);
INSERT INTO interaction VALUES (2013729000122,3,NULL,NULL,118,1790000000000);
INSERT INTO interaction VALUES (2013729000123,3,NULL,NULL,119,1790000000000);
INSERT INTO interaction VALUES (2013729000124,3,NULL,NULL,120,1790000000000);
INSERT INTO interaction VALUES (2013729000125,3,NULL,NULL,121,1790000000000);
INSERT INTO interaction VALUES (2013729000126,3,NULL,NULL,122,1790000000000);
INSERT INTO interaction VALUES (2013729000127,3,NULL,NULL,123,1790000000000);
INSERT INTO interaction VALUES (2013729000128,3,NULL,NULL,124,1790000000000);
INSERT INTO interaction VALUES (2013729000129,3,NULL,NULL,125,1790000000000);
INSERT INTO interaction VALUES (2013729000130,3,NULL,NULL,126,1790000000000);
INSERT INTO interaction VALUES (2013729000131,3,NULL,NULL,127,1790000000000);
INSERT INTO interaction VALUES (2013729000132,3,NULL,NULL,128,1790000000000);
INSERT INTO interaction VALUES (2013729000133,3,NULL,NULL,129,1790000000000);
INSERT INTO interaction VALUES (2013729000134,3,NULL,NULL,130,1790000000000);
INSERT INTO interaction VALUES (2013729000135,3,NULL,NULL,131,1790000000000);
INSERT INTO interaction VALUES (2013729000136,3,NULL,NULL,132,1790000000000);
INSERT INTO interaction VALUES (2013729000137,3,NULL,NULL,133,1790000000000);
INSERT INTO interaction VALUES (2013729000620,4,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000621,4,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000622,4,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000623,4,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000624,4,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (2013729000625,4,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (2013729000626,4,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (2013729000627,4,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (2013729000628,4,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (2013729000629,4,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (2013729000630,4,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (2013729000631,4,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (2013729000632,4,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (2013729000633,4,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (2013729000634,4,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (2013729000635,4,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (2013729000636,4,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (2013729000637,4,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (2013729000638,4,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (2013729000639,4,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (2013729000640,4,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (2013729000641,4,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (2013729000642,4,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (2013729000643,4,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (2013729000644,4,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (2013729000645,4,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (2013729000646,4,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (2013729000647,4,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (2013729000648,4,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (2013729000649,4,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (2013729000650,4,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (2013729000651,4,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (2013729000652,4,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (2013729000653,4,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (2013729000654,4,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (2013729000655,4,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (2013729000656,4,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (2013729000657,4,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (2013729000658,4,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (2013729000659,4,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (2013729000660,4,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (2013729000661,4,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (2013729000662,4,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (2013729000663,4,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (2013729000664,4,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (2013729000665,4,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (2013729000666,4,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (2013729000667,4,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (2013729000668,4,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (2013729000669,4,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (2013729000670,4,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (2013729000671,4,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (2013729000672,4,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (2013729000673,4,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (2013729000674,4,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (2013729000675,4,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (2013729000676,4,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (2013729000677,4,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (2013729000678,4,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (2013729000679,4,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (2013729000680,4,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (2013729000681,4,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (2013729000682,4,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (2013729000683,4,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (2013729000684,4,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (2013729000685,4,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (2013729000686,4,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (2013729000687,4,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (2013729000688,4,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (2013729000689,4,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (2013729000690,4,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (2013729000691,4,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (2013729000692,4,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (2013729000693,4,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (2013729000694,4,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (2013729000695,4,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (2013729000696,4,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (2013729000697,4,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (2013729000698,4,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (2013729000699,4,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (2013729000700,4,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (2013729000701,4,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (2013729000702,4,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (2013729000703,4,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (2013729000704,4,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (2013729000705,4,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (2013729000706,4,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (2013729000707,4,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (2013729000708,4,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (2013729000709,4,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (2013729000710,4,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (2013729000711,4,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (2013729000712,4,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (2013729000713,4,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (2013729000714,4,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (2013729000715,4,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (2013729000716,4,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (2013729000717,4,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (2013729000718,4,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (2013729000719,4,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (2013729000754,5,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000755,5,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000756,5,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (2013729000757,5,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (3013729000282,6,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000283,6,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000284,6,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000285,6,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000286,6,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (3013729000287,6,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (3013729000288,6,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (3013729000289,6,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (3013729000290,6,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (3013729000291,6,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (3013729000292,6,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (3013729000293,6,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (3013729000294,6,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (3013729000295,6,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (3013729000296,6,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (3013729000297,6,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (3013729000298,6,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (3013729000299,6,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (3013729000300,6,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (3013729000301,6,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (3013729000302,6,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (3013729000303,6,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (3013729000304,6,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (3013729000305,6,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (3013729000306,6,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (3013729000307,6,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (3013729000308,7,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000309,7,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000310,7,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000311,7,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (3013729000312,7,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (3013729000313,7,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (3013729000314,7,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (3013729000315,7,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (3013729000316,7,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (3013729000317,7,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (3013729000318,7,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (3013729000319,7,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (3013729000320,7,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (3013729000321,7,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (3013729000322,7,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (3013729000323,7,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (3013729000324,7,NULL,NULL,13,1790172800000);
INSERT INTO interaction VALUES (3013729000720,8,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (3013729000721,8,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (3013729000722,8,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (3013729000723,8,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (3013729000724,8,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (3013729000725,8,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (3013729000726,8,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (3013729000727,8,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (3013729000728,8,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (3013729000729,8,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (3013729000730,8,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (3013729000731,8,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (3013729000732,8,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (3013729000733,8,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (3013729000734,8,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (3013729000735,8,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (3013729000736,8,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (3013729000737,8,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (3013729000738,8,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (3013729000739,8,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (3013729000740,8,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (3013729000741,8,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (3013729000742,8,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (3013729000743,8,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (3013729000744,8,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (3013729000745,8,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (3013729000746,8,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (3013729000747,8,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (3013729000748,8,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (3013729000749,8,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (3013729000750,8,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (3013729000751,8,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (3013729000752,8,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (3013729000753,8,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (4013729000325,9,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (4013729000326,9,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (4013729000327,9,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (4013729000328,9,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (4013729000329,9,NULL,NULL,1,1790172800000);
INSERT INTO interaction VALUES (4013729000330,9,NULL,NULL,2,1790172800000);
INSERT INTO interaction VALUES (4013729000331,9,NULL,NULL,3,1790172800000);
INSERT INTO interaction VALUES (4013729000332,9,NULL,NULL,4,1790172800000);
INSERT INTO interaction VALUES (4013729000333,9,NULL,NULL,5,1790172800000);
INSERT INTO interaction VALUES (4013729000334,9,NULL,NULL,6,1790172800000);
INSERT INTO interaction VALUES (4013729000335,9,NULL,NULL,7,1790172800000);
INSERT INTO interaction VALUES (4013729000336,9,NULL,NULL,8,1790172800000);
INSERT INTO interaction VALUES (4013729000337,9,NULL,NULL,9,1790172800000);
INSERT INTO interaction VALUES (4013729000338,9,NULL,NULL,10,1790172800000);
INSERT INTO interaction VALUES (4013729000339,9,NULL,NULL,11,1790172800000);
INSERT INTO interaction VALUES (4013729000340,9,NULL,NULL,12,1790172800000);
INSERT INTO interaction VALUES (4013729000341,9,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (4013729000342,9,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (4013729000343,9,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (4013729000344,9,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (4013729000345,9,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (4013729000346,9,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (4013729000347,9,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (4013729000348,9,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (4013729000349,9,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (4013729000350,9,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (4013729000351,9,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (4013729000352,9,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (4013729000353,9,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (4013729000354,9,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (4013729000355,9,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (4013729000620,10,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000621,10,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000622,10,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000623,10,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000624,10,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (4013729000625,10,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (4013729000626,10,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (4013729000627,10,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (4013729000628,10,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (4013729000629,10,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (4013729000630,10,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (4013729000631,10,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (4013729000632,10,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (4013729000633,10,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (4013729000634,10,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (4013729000635,10,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (4013729000636,10,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (4013729000637,10,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (4013729000638,10,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (4013729000639,10,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (4013729000640,10,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (4013729000641,10,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (4013729000642,10,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (4013729000643,10,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (4013729000644,10,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (4013729000645,10,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (4013729000646,10,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (4013729000647,10,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (4013729000648,10,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (4013729000649,10,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (4013729000650,10,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (4013729000651,10,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (4013729000652,10,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (4013729000653,10,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (4013729000654,10,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (4013729000655,10,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (4013729000656,10,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (4013729000657,10,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (4013729000658,10,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (4013729000659,10,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (4013729000660,10,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (4013729000661,10,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (4013729000662,10,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (4013729000663,10,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (4013729000664,10,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (4013729000665,10,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (4013729000666,10,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (4013729000667,10,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (4013729000668,10,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (4013729000669,10,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (4013729000670,10,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (4013729000671,10,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (4013729000672,10,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (4013729000673,10,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (4013729000674,10,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (4013729000675,10,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (4013729000676,10,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (4013729000677,10,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (4013729000678,10,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (4013729000679,10,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (4013729000680,10,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (4013729000681,10,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (4013729000682,10,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (4013729000683,10,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (4013729000684,10,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (4013729000685,10,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (4013729000686,10,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (4013729000687,10,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (4013729000688,10,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (4013729000689,10,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (4013729000690,10,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (4013729000691,10,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (4013729000692,10,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (4013729000693,10,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (4013729000694,10,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (4013729000695,10,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (4013729000696,10,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (4013729000697,10,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (4013729000698,10,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (4013729000699,10,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (4013729000700,10,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (4013729000701,10,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (4013729000702,10,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (4013729000703,10,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (4013729000704,10,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (4013729000705,10,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (4013729000706,10,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (4013729000707,10,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (4013729000708,10,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (4013729000709,10,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (4013729000710,10,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (4013729000711,10,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (4013729000712,10,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (4013729000713,10,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (4013729000714,10,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (4013729000715,10,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (4013729000716,10,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (4013729000717,10,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (4013729000718,10,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (4013729000719,10,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (4013729000720,11,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000721,11,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000722,11,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000723,11,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (4013729000724,11,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (4013729000725,11,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (4013729000726,11,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (4013729000727,11,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (4013729000728,11,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (4013729000729,11,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (4013729000730,11,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (4013729000731,11,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (4013729000732,11,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (4013729000733,11,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (4013729000734,11,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (4013729000735,11,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (4013729000736,11,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (4013729000737,11,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (4013729000738,11,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (4013729000739,11,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (4013729000740,11,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (4013729000741,11,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (4013729000742,11,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (4013729000743,11,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (4013729000744,11,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (4013729000745,11,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (4013729000746,11,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (4013729000747,11,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (4013729000748,11,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (4013729000749,11,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (4013729000750,11,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (4013729000751,11,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (4013729000752,11,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (4013729000753,11,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (5013729000001,12,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000002,12,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000003,12,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000004,12,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000005,12,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (5013729000006,12,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (5013729000007,12,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (5013729000008,12,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (5013729000009,12,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (5013729000010,12,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (5013729000011,12,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (5013729000012,12,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (5013729000013,12,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (5013729000014,12,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (5013729000015,12,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (5013729000016,12,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (5013729000017,12,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (5013729000018,12,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (5013729000019,12,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (5013729000020,12,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (5013729000021,12,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (5013729000022,12,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (5013729000023,12,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (5013729000024,12,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (5013729000025,12,NULL,NULL,21,1790000000000);
INSERT INTO interaction VALUES (5013729000026,12,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (5013729000027,12,NULL,NULL,23,1790000000000);
INSERT INTO interaction VALUES (5013729000028,12,NULL,NULL,24,1790000000000);
INSERT INTO interaction VALUES (5013729000029,12,NULL,NULL,25,1790000000000);
INSERT INTO interaction VALUES (5013729000030,12,NULL,NULL,26,1790000000000);
INSERT INTO interaction VALUES (5013729000031,12,NULL,NULL,27,1790000000000);
INSERT INTO interaction VALUES (5013729000032,12,NULL,NULL,28,1790000000000);
INSERT INTO interaction VALUES (5013729000033,12,NULL,NULL,29,1790000000000);
INSERT INTO interaction VALUES (5013729000034,12,NULL,NULL,30,1790000000000);
INSERT INTO interaction VALUES (5013729000035,12,NULL,NULL,31,1790000000000);
INSERT INTO interaction VALUES (5013729000036,12,NULL,NULL,32,1790000000000);
INSERT INTO interaction VALUES (5013729000037,12,NULL,NULL,33,1790000000000);
INSERT INTO interaction VALUES (5013729000038,12,NULL,NULL,34,1790000000000);
INSERT INTO interaction VALUES (5013729000039,12,NULL,NULL,35,1790000000000);
INSERT INTO interaction VALUES (5013729000040,12,NULL,NULL,36,1790000000000);
INSERT INTO interaction VALUES (5013729000041,12,NULL,NULL,37,1790000000000);
INSERT INTO interaction VALUES (5013729000042,12,NULL,NULL,38,1790000000000);
INSERT INTO interaction VALUES (5013729000043,12,NULL,NULL,39,1790000000000);
INSERT INTO interaction VALUES (5013729000044,12,NULL,NULL,40,1790000000000);
INSERT INTO interaction VALUES (5013729000045,12,NULL,NULL,41,1790000000000);
INSERT INTO interaction VALUES (5013729000046,12,NULL,NULL,42,1790000000000);
INSERT INTO interaction VALUES (5013729000047,12,NULL,NULL,43,1790000000000);
INSERT INTO interaction VALUES (5013729000048,12,NULL,NULL,44,1790000000000);
INSERT INTO interaction VALUES (5013729000049,12,NULL,NULL,45,1790000000000);
INSERT INTO interaction VALUES (5013729000050,12,NULL,NULL,46,1790000000000);
INSERT INTO interaction VALUES (5013729000051,12,NULL,NULL,47,1790000000000);
INSERT INTO interaction VALUES (5013729000052,12,NULL,NULL,48,1790000000000);
INSERT INTO interaction VALUES (5013729000053,12,NULL,NULL,49,1790000000000);
INSERT INTO interaction VALUES (5013729000054,12,NULL,NULL,50,1790000000000);
INSERT INTO interaction VALUES (5013729000055,12,NULL,NULL,51,1790000000000);
INSERT INTO interaction VALUES (5013729000056,12,NULL,NULL,52,1790000000000);
INSERT INTO interaction VALUES (5013729000057,12,NULL,NULL,53,1790000000000);
INSERT INTO interaction VALUES (5013729000058,12,NULL,NULL,54,1790000000000);
INSERT INTO interaction VALUES (5013729000059,12,NULL,NULL,55,1790000000000);
INSERT INTO interaction VALUES (5013729000060,12,NULL,NULL,56,1790000000000);
INSERT INTO interaction VALUES (5013729000061,12,NULL,NULL,57,1790000000000);
INSERT INTO interaction VALUES (5013729000062,12,NULL,NULL,58,1790000000000);
INSERT INTO interaction VALUES (5013729000063,12,NULL,NULL,59,1790000000000);
INSERT INTO interaction VALUES (5013729000064,12,NULL,NULL,60,1790000000000);
INSERT INTO interaction VALUES (5013729000065,12,NULL,NULL,61,1790000000000);
INSERT INTO interaction VALUES (5013729000066,12,NULL,NULL,62,1790000000000);
INSERT INTO interaction VALUES (5013729000067,12,NULL,NULL,63,1790000000000);
INSERT INTO interaction VALUES (5013729000068,12,NULL,NULL,64,1790000000000);
INSERT INTO interaction VALUES (5013729000069,12,NULL,NULL,65,1790000000000);
INSERT INTO interaction VALUES (5013729000070,12,NULL,NULL,66,1790000000000);
INSERT INTO interaction VALUES (5013729000071,12,NULL,NULL,67,1790000000000);
INSERT INTO interaction VALUES (5013729000072,12,NULL,NULL,68,1790000000000);
INSERT INTO interaction VALUES (5013729000073,12,NULL,NULL,69,1790000000000);
INSERT INTO interaction VALUES (5013729000074,12,NULL,NULL,70,1790000000000);
INSERT INTO interaction VALUES (5013729000075,12,NULL,NULL,71,1790000000000);
INSERT INTO interaction VALUES (5013729000076,12,NULL,NULL,72,1790000000000);
INSERT INTO interaction VALUES (5013729000077,12,NULL,NULL,73,1790000000000);
INSERT INTO interaction VALUES (5013729000078,12,NULL,NULL,74,1790000000000);
INSERT INTO interaction VALUES (5013729000079,12,NULL,NULL,75,1790000000000);
INSERT INTO interaction VALUES (5013729000080,12,NULL,NULL,76,1790000000000);
INSERT INTO interaction VALUES (5013729000081,12,NULL,NULL,77,1790000000000);
INSERT INTO interaction VALUES (5013729000082,12,NULL,NULL,78,1790000000000);
INSERT INTO interaction VALUES (5013729000083,12,NULL,NULL,79,1790000000000);
INSERT INTO interaction VALUES (5013729000084,12,NULL,NULL,80,1790000000000);
INSERT INTO interaction VALUES (5013729000085,12,NULL,NULL,81,1790000000000);
INSERT INTO interaction VALUES (5013729000086,12,NULL,NULL,82,1790000000000);
INSERT INTO interaction VALUES (5013729000087,12,NULL,NULL,83,1790000000000);
INSERT INTO interaction VALUES (5013729000088,12,NULL,NULL,84,1790000000000);
INSERT INTO interaction VALUES (5013729000089,12,NULL,NULL,85,1790000000000);
INSERT INTO interaction VALUES (5013729000090,12,NULL,NULL,86,1790000000000);
INSERT INTO interaction VALUES (5013729000091,12,NULL,NULL,87,1790000000000);
INSERT INTO interaction VALUES (5013729000092,12,NULL,NULL,88,1790000000000);
INSERT INTO interaction VALUES (5013729000093,12,NULL,NULL,89,1790000000000);
INSERT INTO interaction VALUES (5013729000094,12,NULL,NULL,90,1790000000000);
INSERT INTO interaction VALUES (5013729000095,12,NULL,NULL,91,1790000000000);
INSERT INTO interaction VALUES (5013729000096,12,NULL,NULL,92,1790000000000);
INSERT INTO interaction VALUES (5013729000097,12,NULL,NULL,93,1790000000000);
INSERT INTO interaction VALUES (5013729000098,12,NULL,NULL,94,1790000000000);
INSERT INTO interaction VALUES (5013729000099,12,NULL,NULL,95,1790000000000);
INSERT INTO interaction VALUES (5013729000100,12,NULL,NULL,96,1790000000000);
INSERT INTO interaction VALUES (5013729000101,12,NULL,NULL,97,1790000000000);
INSERT INTO interaction VALUES (5013729000102,12,NULL,NULL,98,1790000000000);
INSERT INTO interaction VALUES (5013729000103,12,NULL,NULL,99,1790000000000);
INSERT INTO interaction VALUES (5013729000104,12,NULL,NULL,100,1790000000000);
INSERT INTO interaction VALUES (5013729000105,12,NULL,NULL,101,1790000000000);
INSERT INTO interaction VALUES (5013729000106,12,NULL,NULL,102,1790000000000);
INSERT INTO interaction VALUES (5013729000107,12,NULL,NULL,103,1790000000000);
INSERT INTO interaction VALUES (5013729000108,12,NULL,NULL,104,1790000000000);
INSERT INTO interaction VALUES (5013729000109,12,NULL,NULL,105,1790000000000);
INSERT INTO interaction VALUES (5013729000110,12,NULL,NULL,106,1790000000000);
INSERT INTO interaction VALUES (5013729000111,12,NULL,NULL,107,1790000000000);
INSERT INTO interaction VALUES (5013729000112,12,NULL,NULL,108,1790000000000);
INSERT INTO interaction VALUES (5013729000113,12,NULL,NULL,109,1790000000000);
INSERT INTO interaction VALUES (5013729000114,12,NULL,NULL,110,1790000000000);
INSERT INTO interaction VALUES (5013729000115,12,NULL,NULL,111,1790000000000);
INSERT INTO interaction VALUES (5013729000116,12,NULL,NULL,112,1790000000000);
INSERT INTO interaction VALUES (5013729000117,12,NULL,NULL,113,1790000000000);
INSERT INTO interaction VALUES (5013729000118,12,NULL,NULL,114,1790000000000);
INSERT INTO interaction VALUES (5013729000119,12,NULL,NULL,115,1790000000000);
INSERT INTO interaction VALUES (5013729000120,12,NULL,NULL,116,1790000000000);
INSERT INTO interaction VALUES (5013729000121,12,NULL,NULL,117,1790000000000);
INSERT INTO interaction VALUES (5013729000122,12,NULL,NULL,118,1790000000000);
INSERT INTO interaction VALUES (5013729000123,12,NULL,NULL,119,1790000000000);
INSERT INTO interaction VALUES (5013729000124,12,NULL,NULL,120,1790000000000);
INSERT INTO interaction VALUES (5013729000125,12,NULL,NULL,121,1790000000000);
INSERT INTO interaction VALUES (5013729000126,12,NULL,NULL,122,1790000000000);
INSERT INTO interaction VALUES (5013729000127,12,NULL,NULL,123,1790000000000);
INSERT INTO interaction VALUES (5013729000128,12,NULL,NULL,124,1790000000000);
INSERT INTO interaction VALUES (5013729000129,12,NULL,NULL,125,1790000000000);
INSERT INTO interaction VALUES (5013729000130,12,NULL,NULL,126,1790000000000);
INSERT INTO interaction VALUES (5013729000131,12,NULL,NULL,127,1790000000000);
INSERT INTO interaction VALUES (5013729000132,12,NULL,NULL,128,1790000000000);
INSERT INTO interaction VALUES (5013729000133,12,NULL,NULL,129,1790000000000);
INSERT INTO interaction VALUES (5013729000134,12,NULL,NULL,130,1790000000000);
INSERT INTO interaction VALUES (5013729000135,12,NULL,NULL,131,1790000000000);
INSERT INTO interaction VALUES (5013729000136,12,NULL,NULL,132,1790000000000);
INSERT INTO interaction VALUES (5013729000137,12,NULL,NULL,133,1790000000000);
INSERT INTO interaction VALUES (5013729000138,13,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000139,13,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000140,13,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000141,13,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000142,13,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (5013729000143,13,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (5013729000144,13,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (5013729000145,13,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (5013729000146,13,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (5013729000147,13,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (5013729000148,13,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (5013729000149,13,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (5013729000150,13,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (5013729000151,13,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (5013729000152,13,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (5013729000153,13,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (5013729000154,13,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (5013729000155,13,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (5013729000156,13,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (5013729000157,13,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (5013729000158,13,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (5013729000159,13,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (5013729000160,13,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (5013729000161,13,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (5013729000162,13,NULL,NULL,21,1790000000000);
INSERT INTO interaction VALUES (5013729000163,13,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (5013729000164,13,NULL,NULL,23,1790000000000);
INSERT INTO interaction VALUES (5013729000165,13,NULL,NULL,24,1790000000000);
INSERT INTO interaction VALUES (5013729000166,13,NULL,NULL,25,1790000000000);
INSERT INTO interaction VALUES (5013729000167,13,NULL,NULL,26,1790000000000);
INSERT INTO interaction VALUES (5013729000168,13,NULL,NULL,27,1790000000000);
INSERT INTO interaction VALUES (5013729000169,13,NULL,NULL,28,1790000000000);
INSERT INTO interaction VALUES (5013729000170,13,NULL,NULL,29,1790000000000);
INSERT INTO interaction VALUES (5013729000171,13,NULL,NULL,30,1790000000000);
INSERT INTO interaction VALUES (5013729000172,13,NULL,NULL,31,1790000000000);
INSERT INTO interaction VALUES (5013729000173,13,NULL,NULL,32,1790000000000);
INSERT INTO interaction VALUES (5013729000174,13,NULL,NULL,33,1790000000000);
INSERT INTO interaction VALUES (5013729000175,13,NULL,NULL,34,1790000000000);
INSERT INTO interaction VALUES (5013729000176,13,NULL,NULL,35,1790000000000);
INSERT INTO interaction VALUES (5013729000177,13,NULL,NULL,36,1790000000000);
INSERT INTO interaction VALUES (5013729000178,13,NULL,NULL,37,1790000000000);
INSERT INTO interaction VALUES (5013729000179,13,NULL,NULL,38,1790000000000);
INSERT INTO interaction VALUES (5013729000180,13,NULL,NULL,39,1790000000000);
INSERT INTO interaction VALUES (5013729000181,13,NULL,NULL,40,1790000000000);
INSERT INTO interaction VALUES (5013729000182,13,NULL,NULL,41,1790000000000);
INSERT INTO interaction VALUES (5013729000183,13,NULL,NULL,42,1790000000000);
INSERT INTO interaction VALUES (5013729000184,13,NULL,NULL,43,1790000000000);
INSERT INTO interaction VALUES (5013729000185,13,NULL,NULL,44,1790000000000);
INSERT INTO interaction VALUES (5013729000186,13,NULL,NULL,45,1790000000000);
INSERT INTO interaction VALUES (5013729000187,13,NULL,NULL,46,1790000000000);
INSERT INTO interaction VALUES (5013729000188,13,NULL,NULL,47,1790000000000);
INSERT INTO interaction VALUES (5013729000189,13,NULL,NULL,48,1790000000000);
INSERT INTO interaction VALUES (5013729000190,13,NULL,NULL,49,1790000000000);
INSERT INTO interaction VALUES (5013729000191,13,NULL,NULL,50,1790000000000);
INSERT INTO interaction VALUES (5013729000192,13,NULL,NULL,51,1790000000000);
INSERT INTO interaction VALUES (5013729000193,13,NULL,NULL,52,1790000000000);
INSERT INTO interaction VALUES (5013729000194,13,NULL,NULL,53,1790000000000);
INSERT INTO interaction VALUES (5013729000195,13,NULL,NULL,54,1790000000000);
INSERT INTO interaction VALUES (5013729000196,13,NULL,NULL,55,1790000000000);
INSERT INTO interaction VALUES (5013729000197,13,NULL,NULL,56,1790000000000);
INSERT INTO interaction VALUES (5013729000198,13,NULL,NULL,57,1790000000000);
INSERT INTO interaction VALUES (5013729000199,13,NULL,NULL,58,1790000000000);
INSERT INTO interaction VALUES (5013729000200,13,NULL,NULL,59,1790000000000);
INSERT INTO interaction VALUES (5013729000201,13,NULL,NULL,60,1790000000000);
INSERT INTO interaction VALUES (5013729000202,13,NULL,NULL,61,1790000000000);
INSERT INTO interaction VALUES (5013729000203,13,NULL,NULL,62,1790000000000);
INSERT INTO interaction VALUES (5013729000204,13,NULL,NULL,63,1790000000000);
INSERT INTO interaction VALUES (5013729000205,13,NULL,NULL,64,1790000000000);
INSERT INTO interaction VALUES (5013729000206,13,NULL,NULL,65,1790000000000);
INSERT INTO interaction VALUES (5013729000207,13,NULL,NULL,66,1790000000000);
INSERT INTO interaction VALUES (5013729000208,13,NULL,NULL,67,1790000000000);
INSERT INTO interaction VALUES (5013729000209,13,NULL,NULL,68,1790000000000);
INSERT INTO interaction VALUES (5013729000210,13,NULL,NULL,69,1790000000000);
INSERT INTO interaction VALUES (5013729000211,13,NULL,NULL,70,1790000000000);
INSERT INTO interaction VALUES (5013729000212,13,NULL,NULL,71,1790000000000);
INSERT INTO interaction VALUES (5013729000213,13,NULL,NULL,72,1790000000000);
INSERT INTO interaction VALUES (5013729000214,13,NULL,NULL,73,1790000000000);
INSERT INTO interaction VALUES (5013729000215,13,NULL,NULL,74,1790000000000);
INSERT INTO interaction VALUES (5013729000216,13,NULL,NULL,75,1790000000000);
INSERT INTO interaction VALUES (5013729000217,13,NULL,NULL,76,1790000000000);
INSERT INTO interaction VALUES (5013729000218,13,NULL,NULL,77,1790000000000);
INSERT INTO interaction VALUES (5013729000219,13,NULL,NULL,78,1790000000000);
INSERT INTO interaction VALUES (5013729000220,13,NULL,NULL,79,1790000000000);
INSERT INTO interaction VALUES (5013729000221,13,NULL,NULL,80,1790000000000);
INSERT INTO interaction VALUES (5013729000222,13,NULL,NULL,81,1790000000000);
INSERT INTO interaction VALUES (5013729000223,13,NULL,NULL,82,1790000000000);
INSERT INTO interaction VALUES (5013729000224,13,NULL,NULL,83,1790000000000);
INSERT INTO interaction VALUES (5013729000225,13,NULL,NULL,84,1790000000000);
INSERT INTO interaction VALUES (5013729000226,13,NULL,NULL,85,1790000000000);
INSERT INTO interaction VALUES (5013729000227,13,NULL,NULL,86,1790000000000);
INSERT INTO interaction VALUES (5013729000228,13,NULL,NULL,87,1790000000000);
INSERT INTO interaction VALUES (5013729000229,13,NULL,NULL,88,1790000000000);
INSERT INTO interaction VALUES (5013729000230,13,NULL,NULL,89,1790000000000);
INSERT INTO interaction VALUES (5013729000231,13,NULL,NULL,90,1790000000000);
INSERT INTO interaction VALUES (5013729000232,13,NULL,NULL,91,1790000000000);
INSERT INTO interaction VALUES (5013729000233,13,NULL,NULL,92,1790000000000);
INSERT INTO interaction VALUES (5013729000234,13,NULL,NULL,93,1790000000000);
INSERT INTO interaction VALUES (5013729000235,13,NULL,NULL,94,1790000000000);
INSERT INTO interaction VALUES (5013729000236,13,NULL,NULL,95,1790000000000);
INSERT INTO interaction VALUES (5013729000237,13,NULL,NULL,96,1790000000000);
INSERT INTO interaction VALUES (5013729000238,13,NULL,NULL,97,1790000000000);
INSERT INTO interaction VALUES (5013729000239,13,NULL,NULL,98,1790000000000);
INSERT INTO interaction VALUES (5013729000240,13,NULL,NULL,99,1790000000000);
INSERT INTO interaction VALUES (5013729000241,13,NULL,NULL,100,1790000000000);
INSERT INTO interaction VALUES (5013729000242,13,NULL,NULL,101,1790000000000);
INSERT INTO interaction VALUES (5013729000243,13,NULL,NULL,102,1790000000000);
INSERT INTO interaction VALUES (5013729000244,13,NULL,NULL,103,1790000000000);
INSERT INTO interaction VALUES (5013729000245,13,NULL,NULL,104,1790000000000);
INSERT INTO interaction VALUES (5013729000246,13,NULL,NULL,105,1790000000000);
INSERT INTO interaction VALUES (5013729000247,13,NULL,NULL,106,1790000000000);
INSERT INTO interaction VALUES (5013729000248,13,NULL,NULL,107,1790000000000);
INSERT INTO interaction VALUES (5013729000249,13,NULL,NULL,108,1790000000000);
INSERT INTO interaction VALUES (5013729000250,13,NULL,NULL,109,1790000000000);
INSERT INTO interaction VALUES (5013729000251,13,NULL,NULL,110,1790000000000);
INSERT INTO interaction VALUES (5013729000252,13,NULL,NULL,111,1790000000000);
INSERT INTO interaction VALUES (5013729000253,13,NULL,NULL,112,1790000000000);
INSERT INTO interaction VALUES (5013729000254,13,NULL,NULL,113,1790000000000);
INSERT INTO interaction VALUES (5013729000255,13,NULL,NULL,114,1790000000000);
INSERT INTO interaction VALUES (5013729000256,13,NULL,NULL,115,1790000000000);
INSERT INTO interaction VALUES (5013729000257,13,NULL,NULL,116,1790000000000);
INSERT INTO interaction VALUES (5013729000258,13,NULL,NULL,117,1790000000000);
INSERT INTO interaction VALUES (5013729000259,13,NULL,NULL,118,1790000000000);
INSERT INTO interaction VALUES (5013729000260,14,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000261,14,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000262,14,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000263,14,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000264,14,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (5013729000265,14,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (5013729000266,14,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (5013729000267,14,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (5013729000268,14,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (5013729000269,14,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (5013729000270,14,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (5013729000271,14,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (5013729000272,14,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (5013729000273,14,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (5013729000274,14,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (5013729000275,14,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (5013729000276,14,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (5013729000277,14,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (5013729000278,14,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (5013729000279,14,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (5013729000280,14,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (5013729000281,14,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (5013729000282,15,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000283,15,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000284,15,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000285,15,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000286,15,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (5013729000287,15,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (5013729000288,15,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (5013729000289,15,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (5013729000290,15,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (5013729000291,15,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (5013729000292,15,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (5013729000293,15,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (5013729000294,15,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (5013729000295,15,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (5013729000296,15,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (5013729000297,15,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (5013729000298,15,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (5013729000299,15,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (5013729000300,15,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (5013729000301,15,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (5013729000302,15,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (5013729000303,15,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (5013729000304,15,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (5013729000305,15,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (5013729000306,15,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (5013729000307,15,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (5013729000308,16,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000309,16,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000310,16,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000311,16,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (5013729000312,16,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (5013729000313,16,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (5013729000314,16,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (5013729000315,16,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (5013729000316,16,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (5013729000317,16,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (5013729000318,16,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (5013729000319,16,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (5013729000320,16,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (5013729000321,16,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (5013729000322,16,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (5013729000323,16,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (5013729000324,16,NULL,NULL,13,1790172800000);
INSERT INTO interaction VALUES (5013729000325,17,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (5013729000326,17,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (5013729000327,17,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (5013729000328,17,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (5013729000329,17,NULL,NULL,1,1790172800000);
INSERT INTO interaction VALUES (5013729000330,17,NULL,NULL,2,1790172800000);
INSERT INTO interaction VALUES (5013729000331,17,NULL,NULL,3,1790172800000);
INSERT INTO interaction VALUES (5013729000332,17,NULL,NULL,4,1790172800000);
INSERT INTO interaction VALUES (5013729000333,17,NULL,NULL,5,1790172800000);
INSERT INTO interaction VALUES (5013729000334,17,NULL,NULL,6,1790172800000);
INSERT INTO interaction VALUES (5013729000335,17,NULL,NULL,7,1790172800000);
INSERT INTO interaction VALUES (5013729000336,17,NULL,NULL,8,1790172800000);
INSERT INTO interaction VALUES (5013729000337,17,NULL,NULL,9,1790172800000);
INSERT INTO interaction VALUES (5013729000338,17,NULL,NULL,10,1790172800000);
INSERT INTO interaction VALUES (5013729000339,17,NULL,NULL,11,1790172800000);
INSERT INTO interaction VALUES (5013729000340,17,NULL,NULL,12,1790172800000);
INSERT INTO interaction VALUES (5013729000341,17,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (5013729000342,17,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (5013729000343,17,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (5013729000344,17,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (5013729000345,17,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (5013729000346,17,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (5013729000347,17,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (5013729000348,17,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (5013729000349,17,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (5013729000350,17,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (5013729000351,17,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (5013729000352,17,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (5013729000353,17,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (5013729000354,17,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (5013729000355,17,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (5013729000356,18,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000357,18,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000358,18,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000359,18,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000360,18,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (5013729000361,18,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (5013729000362,18,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (5013729000363,18,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (5013729000364,18,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (5013729000365,18,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (5013729000366,18,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (5013729000367,18,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (5013729000368,18,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (5013729000369,18,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (5013729000370,18,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (5013729000371,18,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (5013729000372,18,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (5013729000373,18,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (5013729000374,18,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (5013729000375,18,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (5013729000376,18,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (5013729000377,18,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (5013729000378,18,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (5013729000379,18,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (5013729000380,18,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (5013729000381,18,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (5013729000382,18,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (5013729000383,18,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (5013729000384,18,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (5013729000385,18,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (5013729000386,18,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (5013729000387,18,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (5013729000388,18,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (5013729000389,18,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (5013729000390,18,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (5013729000391,18,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (5013729000392,18,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (5013729000393,18,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (5013729000394,18,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (5013729000395,18,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (5013729000396,18,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (5013729000397,18,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (5013729000398,18,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (5013729000399,18,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (5013729000400,18,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (5013729000401,18,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (5013729000402,18,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (5013729000403,18,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (5013729000404,18,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (5013729000405,18,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (5013729000406,18,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (5013729000407,18,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (5013729000408,18,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (5013729000409,18,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (5013729000410,18,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (5013729000411,18,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (5013729000412,18,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (5013729000413,18,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (5013729000414,18,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (5013729000415,18,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (5013729000416,18,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (5013729000417,18,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (5013729000418,18,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (5013729000419,18,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (5013729000420,18,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (5013729000421,18,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (5013729000422,18,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (5013729000423,18,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (5013729000424,18,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (5013729000425,18,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (5013729000426,18,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (5013729000427,18,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (5013729000428,18,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (5013729000429,18,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (5013729000430,18,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (5013729000431,18,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (5013729000432,18,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (5013729000433,18,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (5013729000434,18,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (5013729000435,18,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (5013729000436,18,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (5013729000437,18,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (5013729000438,18,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (5013729000439,18,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (5013729000440,18,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (5013729000441,18,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (5013729000442,18,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (5013729000443,18,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (5013729000444,18,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (5013729000445,18,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (5013729000446,18,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (5013729000447,18,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (5013729000448,18,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (5013729000449,18,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (5013729000450,18,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (5013729000451,18,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (5013729000452,18,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (5013729000453,18,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (5013729000454,18,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (5013729000455,18,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (5013729000456,18,NULL,NULL,97,1790174660000);
INSERT INTO interaction VALUES (5013729000457,18,NULL,NULL,98,1790174660000);
INSERT INTO interaction VALUES (5013729000458,18,NULL,NULL,99,1790174660000);
INSERT INTO interaction VALUES (5013729000459,18,NULL,NULL,100,1790174660000);
INSERT INTO interaction VALUES (5013729000460,18,NULL,NULL,101,1790174660000);
INSERT INTO interaction VALUES (5013729000461,18,NULL,NULL,102,1790174660000);
INSERT INTO interaction VALUES (5013729000462,18,NULL,NULL,103,1790174660000);
INSERT INTO interaction VALUES (5013729000463,18,NULL,NULL,104,1790174660000);
INSERT INTO interaction VALUES (5013729000464,18,NULL,NULL,105,1790174660000);
INSERT INTO interaction VALUES (5013729000465,18,NULL,NULL,106,1790174660000);
INSERT INTO interaction VALUES (5013729000466,18,NULL,NULL,107,1790174660000);
INSERT INTO interaction VALUES (5013729000467,18,NULL,NULL,108,1790174660000);
INSERT INTO interaction VALUES (5013729000468,18,NULL,NULL,109,1790174660000);
INSERT INTO interaction VALUES (5013729000469,18,NULL,NULL,110,1790174660000);
INSERT INTO interaction VALUES (5013729000470,18,NULL,NULL,111,1790174660000);
INSERT INTO interaction VALUES (5013729000471,18,NULL,NULL,112,1790174660000);
INSERT INTO interaction VALUES (5013729000472,18,NULL,NULL,113,1790174660000);
INSERT INTO interaction VALUES (5013729000473,18,NULL,NULL,114,1790174660000);
INSERT INTO interaction VALUES (5013729000474,18,NULL,NULL,115,1790174660000);
INSERT INTO interaction VALUES (5013729000475,18,NULL,NULL,116,1790174660000);
INSERT INTO interaction VALUES (5013729000476,18,NULL,NULL,117,1790174660000);
INSERT INTO interaction VALUES (5013729000477,18,NULL,NULL,118,1790174660000);
INSERT INTO interaction VALUES (5013729000478,18,NULL,NULL,119,1790174660000);
INSERT INTO interaction VALUES (5013729000479,18,NULL,NULL,120,1790174660000);
INSERT INTO interaction VALUES (5013729000480,18,NULL,NULL,121,1790174660000);
INSERT INTO interaction VALUES (5013729000481,18,NULL,NULL,122,1790174660000);
INSERT INTO interaction VALUES (5013729000482,18,NULL,NULL,123,1790174660000);
INSERT INTO interaction VALUES (5013729000483,18,NULL,NULL,124,1790174660000);
INSERT INTO interaction VALUES (5013729000484,18,NULL,NULL,125,1790174660000);
INSERT INTO interaction VALUES (5013729000485,19,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (5013729000486,19,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (5013729000487,19,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (5013729000488,19,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (5013729000489,19,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (5013729000490,19,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (5013729000491,19,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (5013729000492,19,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (5013729000493,19,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (5013729000494,19,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (5013729000495,19,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (5013729000496,19,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (5013729000497,19,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (5013729000498,19,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (5013729000499,19,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (5013729000500,20,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000501,20,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000502,20,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000503,20,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000504,20,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (5013729000505,20,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (5013729000506,20,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (5013729000507,20,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (5013729000508,20,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (5013729000509,20,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (5013729000510,20,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (5013729000511,20,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (5013729000512,20,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (5013729000513,20,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (5013729000514,20,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (5013729000515,20,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (5013729000516,20,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (5013729000517,20,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (5013729000518,20,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (5013729000519,20,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (5013729000520,20,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (5013729000521,20,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (5013729000522,20,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (5013729000523,20,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (5013729000524,20,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (5013729000525,20,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (5013729000526,20,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (5013729000527,20,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (5013729000528,20,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (5013729000529,20,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (5013729000530,20,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (5013729000531,20,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (5013729000532,20,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (5013729000533,20,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (5013729000534,20,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (5013729000535,20,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (5013729000536,20,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (5013729000537,20,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (5013729000538,20,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (5013729000539,20,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (5013729000540,20,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (5013729000541,20,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (5013729000542,20,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (5013729000543,20,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (5013729000544,20,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (5013729000545,20,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (5013729000546,20,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (5013729000547,20,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (5013729000548,20,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (5013729000549,20,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (5013729000550,20,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (5013729000551,20,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (5013729000552,20,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (5013729000553,20,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (5013729000554,20,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (5013729000555,20,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (5013729000556,20,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (5013729000557,20,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (5013729000558,20,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (5013729000559,20,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (5013729000560,20,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (5013729000561,20,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (5013729000562,20,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (5013729000563,20,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (5013729000564,20,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (5013729000565,20,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (5013729000566,20,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (5013729000567,20,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (5013729000568,20,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (5013729000569,20,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (5013729000570,20,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (5013729000571,20,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (5013729000572,20,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (5013729000573,20,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (5013729000574,20,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (5013729000575,20,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (5013729000576,20,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (5013729000577,20,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (5013729000578,20,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (5013729000579,20,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (5013729000580,20,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (5013729000581,20,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (5013729000582,20,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (5013729000583,20,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (5013729000584,20,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (5013729000585,20,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (5013729000586,20,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (5013729000587,20,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (5013729000588,20,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (5013729000589,20,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (5013729000590,20,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (5013729000591,20,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (5013729000592,20,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (5013729000593,20,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (5013729000594,20,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (5013729000595,20,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (5013729000596,20,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (5013729000597,20,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (5013729000598,20,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (5013729000599,20,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (5013729000600,20,NULL,NULL,97,1790174660000);
INSERT INTO interaction VALUES (5013729000601,20,NULL,NULL,98,1790174660000);
INSERT INTO interaction VALUES (5013729000602,20,NULL,NULL,99,1790174660000);
INSERT INTO interaction VALUES (5013729000603,20,NULL,NULL,100,1790174660000);
INSERT INTO interaction VALUES (5013729000604,20,NULL,NULL,101,1790174660000);
INSERT INTO interaction VALUES (5013729000605,20,NULL,NULL,102,1790174660000);
INSERT INTO interaction VALUES (5013729000606,20,NULL,NULL,103,1790174660000);
INSERT INTO interaction VALUES (5013729000607,20,NULL,NULL,104,1790174660000);
INSERT INTO interaction VALUES (5013729000608,20,NULL,NULL,105,1790174660000);
INSERT INTO interaction VALUES (5013729000609,20,NULL,NULL,106,1790174660000);
INSERT INTO interaction VALUES (5013729000610,20,NULL,NULL,107,1790174660000);
INSERT INTO interaction VALUES (5013729000611,20,NULL,NULL,108,1790174660000);
INSERT INTO interaction VALUES (5013729000612,20,NULL,NULL,109,1790174660000);
INSERT INTO interaction VALUES (5013729000613,20,NULL,NULL,110,1790174660000);
INSERT INTO interaction VALUES (5013729000614,20,NULL,NULL,111,1790174660000);
INSERT INTO interaction VALUES (5013729000615,20,NULL,NULL,112,1790174660000);
INSERT INTO interaction VALUES (5013729000616,20,NULL,NULL,113,1790174660000);
INSERT INTO interaction VALUES (5013729000617,20,NULL,NULL,114,1790174660000);
INSERT INTO interaction VALUES (5013729000618,20,NULL,NULL,115,1790174660000);
INSERT INTO interaction VALUES (5013729000619,20,NULL,NULL,116,1790174660000);
INSERT INTO interaction VALUES (5013729000620,21,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000621,21,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000622,21,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000623,21,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000624,21,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (5013729000625,21,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (5013729000626,21,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (5013729000627,21,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (5013729000628,21,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (5013729000629,21,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (5013729000630,21,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (5013729000631,21,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (5013729000632,21,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (5013729000633,21,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (5013729000634,21,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (5013729000635,21,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (5013729000636,21,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (5013729000637,21,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (5013729000638,21,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (5013729000639,21,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (5013729000640,21,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (5013729000641,21,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (5013729000642,21,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (5013729000643,21,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (5013729000644,21,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (5013729000645,21,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (5013729000646,21,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (5013729000647,21,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (5013729000648,21,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (5013729000649,21,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (5013729000650,21,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (5013729000651,21,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (5013729000652,21,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (5013729000653,21,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (5013729000654,21,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (5013729000655,21,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (5013729000656,21,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (5013729000657,21,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (5013729000658,21,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (5013729000659,21,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (5013729000660,21,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (5013729000661,21,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (5013729000662,21,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (5013729000663,21,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (5013729000664,21,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (5013729000665,21,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (5013729000666,21,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (5013729000667,21,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (5013729000668,21,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (5013729000669,21,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (5013729000670,21,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (5013729000671,21,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (5013729000672,21,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (5013729000673,21,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (5013729000674,21,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (5013729000675,21,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (5013729000676,21,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (5013729000677,21,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (5013729000678,21,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (5013729000679,21,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (5013729000680,21,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (5013729000681,21,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (5013729000682,21,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (5013729000683,21,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (5013729000684,21,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (5013729000685,21,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (5013729000686,21,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (5013729000687,21,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (5013729000688,21,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (5013729000689,21,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (5013729000690,21,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (5013729000691,21,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (5013729000692,21,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (5013729000693,21,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (5013729000694,21,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (5013729000695,21,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (5013729000696,21,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (5013729000697,21,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (5013729000698,21,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (5013729000699,21,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (5013729000700,21,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (5013729000701,21,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (5013729000702,21,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (5013729000703,21,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (5013729000704,21,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (5013729000705,21,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (5013729000706,21,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (5013729000707,21,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (5013729000708,21,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (5013729000709,21,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (5013729000710,21,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (5013729000711,21,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (5013729000712,21,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (5013729000713,21,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (5013729000714,21,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (5013729000715,21,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (5013729000716,21,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (5013729000717,21,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (5013729000718,21,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (5013729000719,21,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (5013729000720,22,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000721,22,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000722,22,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000723,22,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000724,22,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (5013729000725,22,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (5013729000726,22,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (5013729000727,22,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (5013729000728,22,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (5013729000729,22,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (5013729000730,22,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (5013729000731,22,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (5013729000732,22,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (5013729000733,22,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (5013729000734,22,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (5013729000735,22,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (5013729000736,22,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (5013729000737,22,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (5013729000738,22,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (5013729000739,22,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (5013729000740,22,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (5013729000741,22,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (5013729000742,22,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (5013729000743,22,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (5013729000744,22,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (5013729000745,22,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (5013729000746,22,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (5013729000747,22,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (5013729000748,22,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (5013729000749,22,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (5013729000750,22,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (5013729000751,22,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (5013729000752,22,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (5013729000753,22,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (5013729000754,23,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000755,23,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000756,23,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (5013729000757,23,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000001,24,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000002,24,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000003,24,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000004,24,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000005,24,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (6018656000006,24,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (6018656000007,24,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (6018656000008,24,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (6018656000009,24,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (6018656000010,24,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (6018656000011,24,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (6018656000012,24,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (6018656000013,24,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (6018656000014,24,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (6018656000015,24,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (6018656000016,24,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (6018656000017,24,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (6018656000018,24,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (6018656000019,24,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (6018656000020,24,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (6018656000021,24,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (6018656000022,24,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (6018656000023,24,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (6018656000024,24,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (6018656000025,24,NULL,NULL,21,1790000000000);
INSERT INTO interaction VALUES (6018656000026,24,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (6018656000027,24,NULL,NULL,23,1790000000000);
INSERT INTO interaction VALUES (6018656000028,24,NULL,NULL,24,1790000000000);
INSERT INTO interaction VALUES (6018656000029,24,NULL,NULL,25,1790000000000);
INSERT INTO interaction VALUES (6018656000030,24,NULL,NULL,26,1790000000000);
INSERT INTO interaction VALUES (6018656000031,24,NULL,NULL,27,1790000000000);
INSERT INTO interaction VALUES (6018656000032,24,NULL,NULL,28,1790000000000);
INSERT INTO interaction VALUES (6018656000033,24,NULL,NULL,29,1790000000000);
INSERT INTO interaction VALUES (6018656000034,24,NULL,NULL,30,1790000000000);
INSERT INTO interaction VALUES (6018656000035,24,NULL,NULL,31,1790000000000);
INSERT INTO interaction VALUES (6018656000036,24,NULL,NULL,32,1790000000000);
INSERT INTO interaction VALUES (6018656000037,24,NULL,NULL,33,1790000000000);
INSERT INTO interaction VALUES (6018656000038,24,NULL,NULL,34,1790000000000);
INSERT INTO interaction VALUES (6018656000039,24,NULL,NULL,35,1790000000000);
INSERT INTO interaction VALUES (6018656000040,24,NULL,NULL,36,1790000000000);
INSERT INTO interaction VALUES (6018656000041,24,NULL,NULL,37,1790000000000);
INSERT INTO interaction VALUES (6018656000042,24,NULL,NULL,38,1790000000000);
INSERT INTO interaction VALUES (6018656000043,24,NULL,NULL,39,1790000000000);
INSERT INTO interaction VALUES (6018656000044,24,NULL,NULL,40,1790000000000);
INSERT INTO interaction VALUES (6018656000045,24,NULL,NULL,41,1790000000000);
INSERT INTO interaction VALUES (6018656000046,24,NULL,NULL,42,1790000000000);
INSERT INTO interaction VALUES (6018656000047,24,NULL,NULL,43,1790000000000);
INSERT INTO interaction VALUES (6018656000048,24,NULL,NULL,44,1790000000000);
INSERT INTO interaction VALUES (6018656000049,24,NULL,NULL,45,1790000000000);
INSERT INTO interaction VALUES (6018656000050,24,NULL,NULL,46,1790000000000);
INSERT INTO interaction VALUES (6018656000051,24,NULL,NULL,47,1790000000000);
INSERT INTO interaction VALUES (6018656000052,24,NULL,NULL,48,1790000000000);
INSERT INTO interaction VALUES (6018656000053,24,NULL,NULL,49,1790000000000);
INSERT INTO interaction VALUES (6018656000054,24,NULL,NULL,50,1790000000000);
INSERT INTO interaction VALUES (6018656000055,24,NULL,NULL,51,1790000000000);
INSERT INTO interaction VALUES (6018656000056,24,NULL,NULL,52,1790000000000);
INSERT INTO interaction VALUES (6018656000057,24,NULL,NULL,53,1790000000000);
INSERT INTO interaction VALUES (6018656000058,24,NULL,NULL,54,1790000000000);
INSERT INTO interaction VALUES (6018656000059,24,NULL,NULL,55,1790000000000);
INSERT INTO interaction VALUES (6018656000060,24,NULL,NULL,56,1790000000000);
INSERT INTO interaction VALUES (6018656000061,24,NULL,NULL,57,1790000000000);
INSERT INTO interaction VALUES (6018656000062,24,NULL,NULL,58,1790000000000);
INSERT INTO interaction VALUES (6018656000063,24,NULL,NULL,59,1790000000000);
INSERT INTO interaction VALUES (6018656000064,24,NULL,NULL,60,1790000000000);
INSERT INTO interaction VALUES (6018656000065,24,NULL,NULL,61,1790000000000);
INSERT INTO interaction VALUES (6018656000066,24,NULL,NULL,62,1790000000000);
INSERT INTO interaction VALUES (6018656000067,24,NULL,NULL,63,1790000000000);
INSERT INTO interaction VALUES (6018656000068,24,NULL,NULL,64,1790000000000);
INSERT INTO interaction VALUES (6018656000069,24,NULL,NULL,65,1790000000000);
INSERT INTO interaction VALUES (6018656000070,24,NULL,NULL,66,1790000000000);
INSERT INTO interaction VALUES (6018656000071,24,NULL,NULL,67,1790000000000);
INSERT INTO interaction VALUES (6018656000072,24,NULL,NULL,68,1790000000000);
INSERT INTO interaction VALUES (6018656000073,24,NULL,NULL,69,1790000000000);
INSERT INTO interaction VALUES (6018656000074,24,NULL,NULL,70,1790000000000);
INSERT INTO interaction VALUES (6018656000075,24,NULL,NULL,71,1790000000000);
INSERT INTO interaction VALUES (6018656000076,24,NULL,NULL,72,1790000000000);
INSERT INTO interaction VALUES (6018656000077,24,NULL,NULL,73,1790000000000);
INSERT INTO interaction VALUES (6018656000078,24,NULL,NULL,74,1790000000000);
INSERT INTO interaction VALUES (6018656000079,24,NULL,NULL,75,1790000000000);
INSERT INTO interaction VALUES (6018656000080,24,NULL,NULL,76,1790000000000);
INSERT INTO interaction VALUES (6018656000081,24,NULL,NULL,77,1790000000000);
INSERT INTO interaction VALUES (6018656000082,24,NULL,NULL,78,1790000000000);
INSERT INTO interaction VALUES (6018656000083,24,NULL,NULL,79,1790000000000);
INSERT INTO interaction VALUES (6018656000084,24,NULL,NULL,80,1790000000000);
INSERT INTO interaction VALUES (6018656000085,24,NULL,NULL,81,1790000000000);
INSERT INTO interaction VALUES (6018656000086,24,NULL,NULL,82,1790000000000);
INSERT INTO interaction VALUES (6018656000087,24,NULL,NULL,83,1790000000000);
INSERT INTO interaction VALUES (6018656000088,24,NULL,NULL,84,1790000000000);
INSERT INTO interaction VALUES (6018656000089,24,NULL,NULL,85,1790000000000);
INSERT INTO interaction VALUES (6018656000090,24,NULL,NULL,86,1790000000000);
INSERT INTO interaction VALUES (6018656000091,24,NULL,NULL,87,1790000000000);
INSERT INTO interaction VALUES (6018656000092,24,NULL,NULL,88,1790000000000);
INSERT INTO interaction VALUES (6018656000093,24,NULL,NULL,89,1790000000000);
INSERT INTO interaction VALUES (6018656000094,24,NULL,NULL,90,1790000000000);
INSERT INTO interaction VALUES (6018656000095,24,NULL,NULL,91,1790000000000);
INSERT INTO interaction VALUES (6018656000096,24,NULL,NULL,92,1790000000000);
INSERT INTO interaction VALUES (6018656000097,24,NULL,NULL,93,1790000000000);
INSERT INTO interaction VALUES (6018656000098,24,NULL,NULL,94,1790000000000);
INSERT INTO interaction VALUES (6018656000099,24,NULL,NULL,95,1790000000000);
INSERT INTO interaction VALUES (6018656000100,24,NULL,NULL,96,1790000000000);
INSERT INTO interaction VALUES (6018656000101,24,NULL,NULL,97,1790000000000);
INSERT INTO interaction VALUES (6018656000102,24,NULL,NULL,98,1790000000000);
INSERT INTO interaction VALUES (6018656000103,24,NULL,NULL,99,1790000000000);
INSERT INTO interaction VALUES (6018656000104,24,NULL,NULL,100,1790000000000);
INSERT INTO interaction VALUES (6018656000105,24,NULL,NULL,101,1790000000000);
INSERT INTO interaction VALUES (6018656000106,24,NULL,NULL,102,1790000000000);
INSERT INTO interaction VALUES (6018656000107,24,NULL,NULL,103,1790000000000);
INSERT INTO interaction VALUES (6018656000108,24,NULL,NULL,104,1790000000000);
INSERT INTO interaction VALUES (6018656000109,24,NULL,NULL,105,1790000000000);
INSERT INTO interaction VALUES (6018656000110,24,NULL,NULL,106,1790000000000);
INSERT INTO interaction VALUES (6018656000111,24,NULL,NULL,107,1790000000000);
INSERT INTO interaction VALUES (6018656000112,24,NULL,NULL,108,1790000000000);
INSERT INTO interaction VALUES (6018656000113,24,NULL,NULL,109,1790000000000);
INSERT INTO interaction VALUES (6018656000114,24,NULL,NULL,110,1790000000000);
INSERT INTO interaction VALUES (6018656000115,24,NULL,NULL,111,1790000000000);
INSERT INTO interaction VALUES (6018656000116,24,NULL,NULL,112,1790000000000);
INSERT INTO interaction VALUES (6018656000117,24,NULL,NULL,113,1790000000000);
INSERT INTO interaction VALUES (6018656000118,24,NULL,NULL,114,1790000000000);
INSERT INTO interaction VALUES (6018656000119,24,NULL,NULL,115,1790000000000);
INSERT INTO interaction VALUES (6018656000120,24,NULL,NULL,116,1790000000000);
INSERT INTO interaction VALUES (6018656000121,24,NULL,NULL,117,1790000000000);
INSERT INTO interaction VALUES (6018656000122,24,NULL,NULL,118,1790000000000);
INSERT INTO interaction VALUES (6018656000123,24,NULL,NULL,119,1790000000000);
INSERT INTO interaction VALUES (6018656000124,24,NULL,NULL,120,1790000000000);
INSERT INTO interaction VALUES (6018656000125,24,NULL,NULL,121,1790000000000);
INSERT INTO interaction VALUES (6018656000126,24,NULL,NULL,122,1790000000000);
INSERT INTO interaction VALUES (6018656000127,24,NULL,NULL,123,1790000000000);
INSERT INTO interaction VALUES (6018656000128,24,NULL,NULL,124,1790000000000);
INSERT INTO interaction VALUES (6018656000129,24,NULL,NULL,125,1790000000000);
INSERT INTO interaction VALUES (6018656000130,24,NULL,NULL,126,1790000000000);
INSERT INTO interaction VALUES (6018656000131,24,NULL,NULL,127,1790000000000);
INSERT INTO interaction VALUES (6018656000132,24,NULL,NULL,128,1790000000000);
INSERT INTO interaction VALUES (6018656000133,24,NULL,NULL,129,1790000000000);
INSERT INTO interaction VALUES (6018656000134,24,NULL,NULL,130,1790000000000);
INSERT INTO interaction VALUES (6018656000135,24,NULL,NULL,131,1790000000000);
INSERT INTO interaction VALUES (6018656000136,24,NULL,NULL,132,1790000000000);
INSERT INTO interaction VALUES (6018656000137,24,NULL,NULL,133,1790000000000);
INSERT INTO interaction VALUES (6018656000138,24,NULL,NULL,134,1790000000000);
INSERT INTO interaction VALUES (6018656000139,24,NULL,NULL,135,1790000000000);
INSERT INTO interaction VALUES (6018656000140,24,NULL,NULL,136,1790000000000);
INSERT INTO interaction VALUES (6018656000141,24,NULL,NULL,137,1790000000000);
INSERT INTO interaction VALUES (6018656000142,25,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000143,25,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000144,25,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000145,25,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000146,25,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (6018656000147,25,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (6018656000148,25,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (6018656000149,25,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (6018656000150,25,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (6018656000151,25,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (6018656000152,25,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (6018656000153,25,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (6018656000154,25,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (6018656000155,25,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (6018656000156,25,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (6018656000157,25,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (6018656000158,25,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (6018656000159,25,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (6018656000160,25,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (6018656000161,25,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (6018656000162,25,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (6018656000163,25,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (6018656000164,25,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (6018656000165,25,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (6018656000166,25,NULL,NULL,21,1790000000000);
INSERT INTO interaction VALUES (6018656000167,25,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (6018656000168,25,NULL,NULL,23,1790000000000);
INSERT INTO interaction VALUES (6018656000169,25,NULL,NULL,24,1790000000000);
INSERT INTO interaction VALUES (6018656000170,25,NULL,NULL,25,1790000000000);
INSERT INTO interaction VALUES (6018656000171,25,NULL,NULL,26,1790000000000);
INSERT INTO interaction VALUES (6018656000172,25,NULL,NULL,27,1790000000000);
INSERT INTO interaction VALUES (6018656000173,25,NULL,NULL,28,1790000000000);
INSERT INTO interaction VALUES (6018656000174,25,NULL,NULL,29,1790000000000);
INSERT INTO interaction VALUES (6018656000175,25,NULL,NULL,30,1790000000000);
INSERT INTO interaction VALUES (6018656000176,25,NULL,NULL,31,1790000000000);
INSERT INTO interaction VALUES (6018656000177,25,NULL,NULL,32,1790000000000);
INSERT INTO interaction VALUES (6018656000178,25,NULL,NULL,33,1790000000000);
INSERT INTO interaction VALUES (6018656000179,25,NULL,NULL,34,1790000000000);
INSERT INTO interaction VALUES (6018656000180,25,NULL,NULL,35,1790000000000);
INSERT INTO interaction VALUES (6018656000181,25,NULL,NULL,36,1790000000000);
INSERT INTO interaction VALUES (6018656000182,25,NULL,NULL,37,1790000000000);
INSERT INTO interaction VALUES (6018656000183,25,NULL,NULL,38,1790000000000);
INSERT INTO interaction VALUES (6018656000184,25,NULL,NULL,39,1790000000000);
INSERT INTO interaction VALUES (6018656000185,25,NULL,NULL,40,1790000000000);
INSERT INTO interaction VALUES (6018656000186,25,NULL,NULL,41,1790000000000);
INSERT INTO interaction VALUES (6018656000187,25,NULL,NULL,42,1790000000000);
INSERT INTO interaction VALUES (6018656000188,25,NULL,NULL,43,1790000000000);
INSERT INTO interaction VALUES (6018656000189,25,NULL,NULL,44,1790000000000);
INSERT INTO interaction VALUES (6018656000190,25,NULL,NULL,45,1790000000000);
INSERT INTO interaction VALUES (6018656000191,25,NULL,NULL,46,1790000000000);
INSERT INTO interaction VALUES (6018656000192,25,NULL,NULL,47,1790000000000);
INSERT INTO interaction VALUES (6018656000193,25,NULL,NULL,48,1790000000000);
INSERT INTO interaction VALUES (6018656000194,25,NULL,NULL,49,1790000000000);
INSERT INTO interaction VALUES (6018656000195,25,NULL,NULL,50,1790000000000);
INSERT INTO interaction VALUES (6018656000196,25,NULL,NULL,51,1790000000000);
INSERT INTO interaction VALUES (6018656000197,25,NULL,NULL,52,1790000000000);
INSERT INTO interaction VALUES (6018656000198,25,NULL,NULL,53,1790000000000);
INSERT INTO interaction VALUES (6018656000199,25,NULL,NULL,54,1790000000000);
INSERT INTO interaction VALUES (6018656000200,25,NULL,NULL,55,1790000000000);
INSERT INTO interaction VALUES (6018656000201,25,NULL,NULL,56,1790000000000);
INSERT INTO interaction VALUES (6018656000202,25,NULL,NULL,57,1790000000000);
INSERT INTO interaction VALUES (6018656000203,25,NULL,NULL,58,1790000000000);
INSERT INTO interaction VALUES (6018656000204,25,NULL,NULL,59,1790000000000);
INSERT INTO interaction VALUES (6018656000205,25,NULL,NULL,60,1790000000000);
INSERT INTO interaction VALUES (6018656000206,25,NULL,NULL,61,1790000000000);
INSERT INTO interaction VALUES (6018656000207,25,NULL,NULL,62,1790000000000);
INSERT INTO interaction VALUES (6018656000208,25,NULL,NULL,63,1790000000000);
INSERT INTO interaction VALUES (6018656000209,25,NULL,NULL,64,1790000000000);
INSERT INTO interaction VALUES (6018656000210,25,NULL,NULL,65,1790000000000);
INSERT INTO interaction VALUES (6018656000211,25,NULL,NULL,66,1790000000000);
INSERT INTO interaction VALUES (6018656000212,25,NULL,NULL,67,1790000000000);
INSERT INTO interaction VALUES (6018656000213,25,NULL,NULL,68,1790000000000);
INSERT INTO interaction VALUES (6018656000214,25,NULL,NULL,69,1790000000000);
INSERT INTO interaction VALUES (6018656000215,25,NULL,NULL,70,1790000000000);
INSERT INTO interaction VALUES (6018656000216,25,NULL,NULL,71,1790000000000);
INSERT INTO interaction VALUES (6018656000217,25,NULL,NULL,72,1790000000000);
INSERT INTO interaction VALUES (6018656000218,25,NULL,NULL,73,1790000000000);
INSERT INTO interaction VALUES (6018656000219,25,NULL,NULL,74,1790000000000);
INSERT INTO interaction VALUES (6018656000220,25,NULL,NULL,75,1790000000000);
INSERT INTO interaction VALUES (6018656000221,25,NULL,NULL,76,1790000000000);
INSERT INTO interaction VALUES (6018656000222,25,NULL,NULL,77,1790000000000);
INSERT INTO interaction VALUES (6018656000223,25,NULL,NULL,78,1790000000000);
INSERT INTO interaction VALUES (6018656000224,25,NULL,NULL,79,1790000000000);
INSERT INTO interaction VALUES (6018656000225,25,NULL,NULL,80,1790000000000);
INSERT INTO interaction VALUES (6018656000226,25,NULL,NULL,81,1790000000000);
INSERT INTO interaction VALUES (6018656000227,25,NULL,NULL,82,1790000000000);
INSERT INTO interaction VALUES (6018656000228,25,NULL,NULL,83,1790000000000);
INSERT INTO interaction VALUES (6018656000229,25,NULL,NULL,84,1790000000000);
INSERT INTO interaction VALUES (6018656000230,25,NULL,NULL,85,1790000000000);
INSERT INTO interaction VALUES (6018656000231,25,NULL,NULL,86,1790000000000);
INSERT INTO interaction VALUES (6018656000232,25,NULL,NULL,87,1790000000000);
INSERT INTO interaction VALUES (6018656000233,25,NULL,NULL,88,1790000000000);
INSERT INTO interaction VALUES (6018656000234,25,NULL,NULL,89,1790000000000);
INSERT INTO interaction VALUES (6018656000235,25,NULL,NULL,90,1790000000000);
INSERT INTO interaction VALUES (6018656000236,25,NULL,NULL,91,1790000000000);
INSERT INTO interaction VALUES (6018656000237,25,NULL,NULL,92,1790000000000);
INSERT INTO interaction VALUES (6018656000238,25,NULL,NULL,93,1790000000000);
INSERT INTO interaction VALUES (6018656000239,25,NULL,NULL,94,1790000000000);
INSERT INTO interaction VALUES (6018656000240,25,NULL,NULL,95,1790000000000);
INSERT INTO interaction VALUES (6018656000241,25,NULL,NULL,96,1790000000000);
INSERT INTO interaction VALUES (6018656000242,25,NULL,NULL,97,1790000000000);
INSERT INTO interaction VALUES (6018656000243,25,NULL,NULL,98,1790000000000);
INSERT INTO interaction VALUES (6018656000244,25,NULL,NULL,99,1790000000000);
INSERT INTO interaction VALUES (6018656000245,25,NULL,NULL,100,1790000000000);
INSERT INTO interaction VALUES (6018656000246,25,NULL,NULL,101,1790000000000);
INSERT INTO interaction VALUES (6018656000247,25,NULL,NULL,102,1790000000000);
INSERT INTO interaction VALUES (6018656000248,25,NULL,NULL,103,1790000000000);
INSERT INTO interaction VALUES (6018656000249,25,NULL,NULL,104,1790000000000);
INSERT INTO interaction VALUES (6018656000250,25,NULL,NULL,105,1790000000000);
INSERT INTO interaction VALUES (6018656000251,25,NULL,NULL,106,1790000000000);
INSERT INTO interaction VALUES (6018656000252,25,NULL,NULL,107,1790000000000);
INSERT INTO interaction VALUES (6018656000253,25,NULL,NULL,108,1790000000000);
INSERT INTO interaction VALUES (6018656000254,25,NULL,NULL,109,1790000000000);
INSERT INTO interaction VALUES (6018656000255,25,NULL,NULL,110,1790000000000);
INSERT INTO interaction VALUES (6018656000256,25,NULL,NULL,111,1790000000000);
INSERT INTO interaction VALUES (6018656000257,25,NULL,NULL,112,1790000000000);
INSERT INTO interaction VALUES (6018656000258,26,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000259,26,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000260,26,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000261,26,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000262,26,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (6018656000263,26,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (6018656000264,26,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (6018656000265,26,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (6018656000266,26,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (6018656000267,26,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (6018656000268,26,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (6018656000269,26,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (6018656000270,26,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (6018656000271,26,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (6018656000272,26,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (6018656000273,26,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (6018656000274,26,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (6018656000275,26,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (6018656000276,26,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (6018656000277,26,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (6018656000278,26,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (6018656000279,26,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (6018656000280,27,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000281,27,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000282,27,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000283,27,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000284,27,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (6018656000285,27,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (6018656000286,27,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (6018656000287,27,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (6018656000288,27,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (6018656000289,27,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (6018656000290,27,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (6018656000291,27,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (6018656000292,27,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (6018656000293,27,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (6018656000294,27,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (6018656000295,27,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (6018656000296,27,NULL,NULL,13,1790000000000);
INSERT INTO interaction VALUES (6018656000297,27,NULL,NULL,14,1790000000000);
INSERT INTO interaction VALUES (6018656000298,27,NULL,NULL,15,1790000000000);
INSERT INTO interaction VALUES (6018656000299,27,NULL,NULL,16,1790000000000);
INSERT INTO interaction VALUES (6018656000300,27,NULL,NULL,17,1790000000000);
INSERT INTO interaction VALUES (6018656000301,27,NULL,NULL,18,1790000000000);
INSERT INTO interaction VALUES (6018656000302,27,NULL,NULL,19,1790000000000);
INSERT INTO interaction VALUES (6018656000303,27,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (6018656000304,27,NULL,NULL,20,1790000000000);
INSERT INTO interaction VALUES (6018656000305,27,NULL,NULL,22,1790000000000);
INSERT INTO interaction VALUES (6018656000306,28,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000307,28,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000308,28,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000309,28,NULL,NULL,0,1790000000000);
INSERT INTO interaction VALUES (6018656000310,28,NULL,NULL,1,1790000000000);
INSERT INTO interaction VALUES (6018656000311,28,NULL,NULL,2,1790000000000);
INSERT INTO interaction VALUES (6018656000312,28,NULL,NULL,3,1790000000000);
INSERT INTO interaction VALUES (6018656000313,28,NULL,NULL,4,1790000000000);
INSERT INTO interaction VALUES (6018656000314,28,NULL,NULL,5,1790000000000);
INSERT INTO interaction VALUES (6018656000315,28,NULL,NULL,6,1790000000000);
INSERT INTO interaction VALUES (6018656000316,28,NULL,NULL,7,1790000000000);
INSERT INTO interaction VALUES (6018656000317,28,NULL,NULL,8,1790000000000);
INSERT INTO interaction VALUES (6018656000318,28,NULL,NULL,9,1790000000000);
INSERT INTO interaction VALUES (6018656000319,28,NULL,NULL,10,1790000000000);
INSERT INTO interaction VALUES (6018656000320,28,NULL,NULL,11,1790000000000);
INSERT INTO interaction VALUES (6018656000321,28,NULL,NULL,12,1790000000000);
INSERT INTO interaction VALUES (6018656000322,28,NULL,NULL,13,1790172800000);
INSERT INTO interaction VALUES (6018656000323,29,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (6018656000324,29,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (6018656000325,29,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (6018656000326,29,NULL,NULL,0,1790172800000);
INSERT INTO interaction VALUES (6018656000327,29,NULL,NULL,1,1790172800000);
INSERT INTO interaction VALUES (6018656000328,29,NULL,NULL,2,1790172800000);
INSERT INTO interaction VALUES (6018656000329,29,NULL,NULL,3,1790172800000);
INSERT INTO interaction VALUES (6018656000330,29,NULL,NULL,4,1790172800000);
INSERT INTO interaction VALUES (6018656000331,29,NULL,NULL,5,1790172800000);
INSERT INTO interaction VALUES (6018656000332,29,NULL,NULL,6,1790172800000);
INSERT INTO interaction VALUES (6018656000333,29,NULL,NULL,7,1790172800000);
INSERT INTO interaction VALUES (6018656000334,29,NULL,NULL,8,1790172800000);
INSERT INTO interaction VALUES (6018656000335,29,NULL,NULL,9,1790172800000);
INSERT INTO interaction VALUES (6018656000336,29,NULL,NULL,10,1790172800000);
INSERT INTO interaction VALUES (6018656000337,29,NULL,NULL,11,1790172800000);
INSERT INTO interaction VALUES (6018656000338,29,NULL,NULL,12,1790172800000);
INSERT INTO interaction VALUES (6018656000339,29,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (6018656000340,29,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (6018656000341,29,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (6018656000342,29,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (6018656000343,29,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (6018656000344,29,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (6018656000345,29,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (6018656000346,29,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (6018656000347,29,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (6018656000348,29,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (6018656000349,29,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (6018656000350,29,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (6018656000351,29,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (6018656000352,29,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (6018656000353,29,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (6018656000354,30,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000355,30,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000356,30,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000357,30,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000358,30,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (6018656000359,30,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (6018656000360,30,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (6018656000361,30,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (6018656000362,30,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (6018656000363,30,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (6018656000364,30,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (6018656000365,30,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (6018656000366,30,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (6018656000367,30,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (6018656000368,30,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (6018656000369,30,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (6018656000370,30,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (6018656000371,30,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (6018656000372,30,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (6018656000373,30,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (6018656000374,30,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (6018656000375,30,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (6018656000376,30,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (6018656000377,30,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (6018656000378,30,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (6018656000379,30,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (6018656000380,30,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (6018656000381,30,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (6018656000382,30,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (6018656000383,30,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (6018656000384,30,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (6018656000385,30,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (6018656000386,30,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (6018656000387,30,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (6018656000388,30,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (6018656000389,30,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (6018656000390,30,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (6018656000391,30,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (6018656000392,30,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (6018656000393,30,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (6018656000394,30,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (6018656000395,30,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (6018656000396,30,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (6018656000397,30,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (6018656000398,30,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (6018656000399,30,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (6018656000400,30,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (6018656000401,30,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (6018656000402,30,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (6018656000403,30,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (6018656000404,30,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (6018656000405,30,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (6018656000406,30,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (6018656000407,30,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (6018656000408,30,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (6018656000409,30,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (6018656000410,30,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (6018656000411,30,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (6018656000412,30,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (6018656000413,30,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (6018656000414,30,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (6018656000415,30,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (6018656000416,30,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (6018656000417,30,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (6018656000418,30,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (6018656000419,30,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (6018656000420,30,NULL,NULL,63,1790174660000);
INSERT INTO interaction VALUES (6018656000421,30,NULL,NULL,64,1790174660000);
INSERT INTO interaction VALUES (6018656000422,30,NULL,NULL,65,1790174660000);
INSERT INTO interaction VALUES (6018656000423,30,NULL,NULL,66,1790174660000);
INSERT INTO interaction VALUES (6018656000424,30,NULL,NULL,67,1790174660000);
INSERT INTO interaction VALUES (6018656000425,30,NULL,NULL,68,1790174660000);
INSERT INTO interaction VALUES (6018656000426,30,NULL,NULL,69,1790174660000);
INSERT INTO interaction VALUES (6018656000427,30,NULL,NULL,70,1790174660000);
INSERT INTO interaction VALUES (6018656000428,30,NULL,NULL,71,1790174660000);
INSERT INTO interaction VALUES (6018656000429,30,NULL,NULL,72,1790174660000);
INSERT INTO interaction VALUES (6018656000430,30,NULL,NULL,73,1790174660000);
INSERT INTO interaction VALUES (6018656000431,30,NULL,NULL,74,1790174660000);
INSERT INTO interaction VALUES (6018656000432,30,NULL,NULL,75,1790174660000);
INSERT INTO interaction VALUES (6018656000433,30,NULL,NULL,76,1790174660000);
INSERT INTO interaction VALUES (6018656000434,30,NULL,NULL,77,1790174660000);
INSERT INTO interaction VALUES (6018656000435,30,NULL,NULL,78,1790174660000);
INSERT INTO interaction VALUES (6018656000436,30,NULL,NULL,79,1790174660000);
INSERT INTO interaction VALUES (6018656000437,30,NULL,NULL,80,1790174660000);
INSERT INTO interaction VALUES (6018656000438,30,NULL,NULL,81,1790174660000);
INSERT INTO interaction VALUES (6018656000439,30,NULL,NULL,82,1790174660000);
INSERT INTO interaction VALUES (6018656000440,30,NULL,NULL,83,1790174660000);
INSERT INTO interaction VALUES (6018656000441,30,NULL,NULL,84,1790174660000);
INSERT INTO interaction VALUES (6018656000442,30,NULL,NULL,85,1790174660000);
INSERT INTO interaction VALUES (6018656000443,30,NULL,NULL,86,1790174660000);
INSERT INTO interaction VALUES (6018656000444,30,NULL,NULL,87,1790174660000);
INSERT INTO interaction VALUES (6018656000445,30,NULL,NULL,88,1790174660000);
INSERT INTO interaction VALUES (6018656000446,30,NULL,NULL,89,1790174660000);
INSERT INTO interaction VALUES (6018656000447,30,NULL,NULL,90,1790174660000);
INSERT INTO interaction VALUES (6018656000448,30,NULL,NULL,91,1790174660000);
INSERT INTO interaction VALUES (6018656000449,30,NULL,NULL,92,1790174660000);
INSERT INTO interaction VALUES (6018656000450,30,NULL,NULL,93,1790174660000);
INSERT INTO interaction VALUES (6018656000451,30,NULL,NULL,94,1790174660000);
INSERT INTO interaction VALUES (6018656000452,30,NULL,NULL,95,1790174660000);
INSERT INTO interaction VALUES (6018656000453,30,NULL,NULL,96,1790174660000);
INSERT INTO interaction VALUES (6018656000454,30,NULL,NULL,97,1790174660000);
INSERT INTO interaction VALUES (6018656000455,30,NULL,NULL,98,1790174660000);
INSERT INTO interaction VALUES (6018656000456,30,NULL,NULL,99,1790174660000);
INSERT INTO interaction VALUES (6018656000457,30,NULL,NULL,100,1790174660000);
INSERT INTO interaction VALUES (6018656000458,30,NULL,NULL,101,1790174660000);
INSERT INTO interaction VALUES (6018656000459,30,NULL,NULL,102,1790174660000);
INSERT INTO interaction VALUES (6018656000460,30,NULL,NULL,103,1790174660000);
INSERT INTO interaction VALUES (6018656000461,30,NULL,NULL,104,1790174660000);
INSERT INTO interaction VALUES (6018656000462,30,NULL,NULL,105,1790174660000);
INSERT INTO interaction VALUES (6018656000463,30,NULL,NULL,106,1790174660000);
INSERT INTO interaction VALUES (6018656000464,30,NULL,NULL,107,1790174660000);
INSERT INTO interaction VALUES (6018656000465,30,NULL,NULL,108,1790174660000);
INSERT INTO interaction VALUES (6018656000466,30,NULL,NULL,109,1790174660000);
INSERT INTO interaction VALUES (6018656000467,30,NULL,NULL,110,1790174660000);
INSERT INTO interaction VALUES (6018656000468,30,NULL,NULL,111,1790174660000);
INSERT INTO interaction VALUES (6018656000469,30,NULL,NULL,112,1790174660000);
INSERT INTO interaction VALUES (6018656000470,31,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (6018656000471,31,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (6018656000472,31,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (6018656000473,31,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (6018656000474,31,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (6018656000475,31,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (6018656000476,31,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (6018656000477,31,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (6018656000478,31,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (6018656000479,31,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (6018656000480,31,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (6018656000481,31,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (6018656000482,31,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (6018656000483,31,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (6018656000484,31,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (6018656000485,32,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000486,32,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000487,32,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000488,32,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000489,32,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (6018656000490,32,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (6018656000491,32,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (6018656000492,32,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (6018656000493,32,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (6018656000494,32,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (6018656000495,32,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (6018656000496,32,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (6018656000497,32,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (6018656000498,32,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (6018656000499,32,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (6018656000500,32,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (6018656000501,32,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (6018656000502,32,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (6018656000503,32,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (6018656000504,32,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (6018656000505,32,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (6018656000506,32,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (6018656000507,32,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (6018656000508,32,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (6018656000509,32,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (6018656000510,32,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (6018656000511,32,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (6018656000512,32,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (6018656000513,32,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (6018656000514,32,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (6018656000515,32,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (6018656000516,32,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (6018656000517,32,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (6018656000518,32,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (6018656000519,32,NULL,NULL,31,1790174660000);
INSERT INTO interaction VALUES (6018656000520,32,NULL,NULL,32,1790174660000);
INSERT INTO interaction VALUES (6018656000521,32,NULL,NULL,33,1790174660000);
INSERT INTO interaction VALUES (6018656000522,32,NULL,NULL,34,1790174660000);
INSERT INTO interaction VALUES (6018656000523,32,NULL,NULL,35,1790174660000);
INSERT INTO interaction VALUES (6018656000524,32,NULL,NULL,36,1790174660000);
INSERT INTO interaction VALUES (6018656000525,32,NULL,NULL,37,1790174660000);
INSERT INTO interaction VALUES (6018656000526,32,NULL,NULL,38,1790174660000);
INSERT INTO interaction VALUES (6018656000527,32,NULL,NULL,39,1790174660000);
INSERT INTO interaction VALUES (6018656000528,32,NULL,NULL,40,1790174660000);
INSERT INTO interaction VALUES (6018656000529,32,NULL,NULL,41,1790174660000);
INSERT INTO interaction VALUES (6018656000530,32,NULL,NULL,42,1790174660000);
INSERT INTO interaction VALUES (6018656000531,32,NULL,NULL,43,1790174660000);
INSERT INTO interaction VALUES (6018656000532,32,NULL,NULL,44,1790174660000);
INSERT INTO interaction VALUES (6018656000533,32,NULL,NULL,45,1790174660000);
INSERT INTO interaction VALUES (6018656000534,32,NULL,NULL,46,1790174660000);
INSERT INTO interaction VALUES (6018656000535,32,NULL,NULL,47,1790174660000);
INSERT INTO interaction VALUES (6018656000536,32,NULL,NULL,48,1790174660000);
INSERT INTO interaction VALUES (6018656000537,32,NULL,NULL,49,1790174660000);
INSERT INTO interaction VALUES (6018656000538,32,NULL,NULL,50,1790174660000);
INSERT INTO interaction VALUES (6018656000539,32,NULL,NULL,51,1790174660000);
INSERT INTO interaction VALUES (6018656000540,32,NULL,NULL,52,1790174660000);
INSERT INTO interaction VALUES (6018656000541,32,NULL,NULL,53,1790174660000);
INSERT INTO interaction VALUES (6018656000542,32,NULL,NULL,54,1790174660000);
INSERT INTO interaction VALUES (6018656000543,32,NULL,NULL,55,1790174660000);
INSERT INTO interaction VALUES (6018656000544,32,NULL,NULL,56,1790174660000);
INSERT INTO interaction VALUES (6018656000545,32,NULL,NULL,57,1790174660000);
INSERT INTO interaction VALUES (6018656000546,32,NULL,NULL,58,1790174660000);
INSERT INTO interaction VALUES (6018656000547,32,NULL,NULL,59,1790174660000);
INSERT INTO interaction VALUES (6018656000548,32,NULL,NULL,60,1790174660000);
INSERT INTO interaction VALUES (6018656000549,32,NULL,NULL,61,1790174660000);
INSERT INTO interaction VALUES (6018656000550,32,NULL,NULL,62,1790174660000);
INSERT INTO interaction VALUES (6018656000551,33,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000552,33,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000553,33,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000554,33,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000555,33,NULL,NULL,1,1790174660000);
INSERT INTO interaction VALUES (6018656000556,33,NULL,NULL,2,1790174660000);
INSERT INTO interaction VALUES (6018656000557,33,NULL,NULL,3,1790174660000);
INSERT INTO interaction VALUES (6018656000558,33,NULL,NULL,4,1790174660000);
INSERT INTO interaction VALUES (6018656000559,33,NULL,NULL,5,1790174660000);
INSERT INTO interaction VALUES (6018656000560,33,NULL,NULL,6,1790174660000);
INSERT INTO interaction VALUES (6018656000561,33,NULL,NULL,7,1790174660000);
INSERT INTO interaction VALUES (6018656000562,33,NULL,NULL,8,1790174660000);
INSERT INTO interaction VALUES (6018656000563,33,NULL,NULL,9,1790174660000);
INSERT INTO interaction VALUES (6018656000564,33,NULL,NULL,10,1790174660000);
INSERT INTO interaction VALUES (6018656000565,33,NULL,NULL,11,1790174660000);
INSERT INTO interaction VALUES (6018656000566,33,NULL,NULL,12,1790174660000);
INSERT INTO interaction VALUES (6018656000567,33,NULL,NULL,13,1790174660000);
INSERT INTO interaction VALUES (6018656000568,33,NULL,NULL,14,1790174660000);
INSERT INTO interaction VALUES (6018656000569,33,NULL,NULL,15,1790174660000);
INSERT INTO interaction VALUES (6018656000570,33,NULL,NULL,16,1790174660000);
INSERT INTO interaction VALUES (6018656000571,33,NULL,NULL,17,1790174660000);
INSERT INTO interaction VALUES (6018656000572,33,NULL,NULL,18,1790174660000);
INSERT INTO interaction VALUES (6018656000573,33,NULL,NULL,19,1790174660000);
INSERT INTO interaction VALUES (6018656000574,33,NULL,NULL,20,1790174660000);
INSERT INTO interaction VALUES (6018656000575,33,NULL,NULL,21,1790174660000);
INSERT INTO interaction VALUES (6018656000576,33,NULL,NULL,22,1790174660000);
INSERT INTO interaction VALUES (6018656000577,33,NULL,NULL,23,1790174660000);
INSERT INTO interaction VALUES (6018656000578,33,NULL,NULL,24,1790174660000);
INSERT INTO interaction VALUES (6018656000579,33,NULL,NULL,25,1790174660000);
INSERT INTO interaction VALUES (6018656000580,33,NULL,NULL,26,1790174660000);
INSERT INTO interaction VALUES (6018656000581,33,NULL,NULL,27,1790174660000);
INSERT INTO interaction VALUES (6018656000582,33,NULL,NULL,28,1790174660000);
INSERT INTO interaction VALUES (6018656000583,33,NULL,NULL,29,1790174660000);
INSERT INTO interaction VALUES (6018656000584,33,NULL,NULL,30,1790174660000);
INSERT INTO interaction VALUES (6018656000585,34,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000586,34,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000587,34,NULL,NULL,0,1790174660000);
INSERT INTO interaction VALUES (6018656000588,34,NULL,NULL,0,1790174660000);
INSERT INTO action VALUES (1,1,0,'place-hq C3 4',1,1790000000000,1013729000142,'act');
INSERT INTO action VALUES (1,2,1,'place-hq C2 5',2,1790000000000,1013729000143,'act');
INSERT INTO action VALUES (1,3,0,'draw',1,1790000000000,1013729000144,'act');
INSERT INTO action VALUES (1,4,0,'place medic E1 5',1,1790000000000,1013729000145,'act');
INSERT INTO action VALUES (1,5,0,'end',1,1790000000000,1013729000146,'act');
INSERT INTO action VALUES (1,6,1,'draw',2,1790000000000,1013729000147,'act');
INSERT INTO action VALUES (1,7,1,'place scoper B1 3',2,1790000000000,1013729000148,'act');
INSERT INTO action VALUES (1,8,1,'place medic D2 0',2,1790000000000,1013729000149,'act');
INSERT INTO action VALUES (1,9,1,'end',2,1790000000000,1013729000150,'act');
INSERT INTO action VALUES (1,10,0,'draw',1,1790000000000,1013729000151,'act');
INSERT INTO action VALUES (1,11,0,'discard officer',1,1790000000000,1013729000152,'act');
INSERT INTO action VALUES (1,12,0,'place stormtrooper A1 3',1,1790000000000,1013729000153,'act');
INSERT INTO action VALUES (1,13,0,'battle',1,1790000000000,1013729000154,'act');
INSERT INTO action VALUES (1,14,1,'draw',2,1790000000000,1013729000155,'act');
INSERT INTO action VALUES (1,15,1,'discard move',2,1790000000000,1013729000156,'act');
INSERT INTO action VALUES (1,16,1,'place saboteur D2 3',2,1790000000000,1013729000157,'act');
INSERT INTO action VALUES (1,17,1,'battle',2,1790000000000,1013729000158,'act');
INSERT INTO action VALUES (1,18,0,'draw',1,1790000000000,1013729000159,'act');
INSERT INTO action VALUES (1,19,0,'discard armored_hunter',1,1790000000000,1013729000160,'act');
INSERT INTO action VALUES (1,20,0,'place medic C1 3',1,1790000000000,1013729000161,'act');
INSERT INTO action VALUES (1,21,0,'place gauss_cannon C5 2',1,1790000000000,1013729000162,'act');
INSERT INTO action VALUES (1,22,0,'end',1,1790000000000,1013729000163,'act');
INSERT INTO action VALUES (1,23,1,'draw',2,1790000000000,1013729000164,'act');
INSERT INTO action VALUES (1,24,1,'discard move',2,1790000000000,1013729000165,'act');
INSERT INTO action VALUES (1,25,1,'place annihilator C4 3',2,1790000000000,1013729000166,'act');
INSERT INTO action VALUES (1,26,1,'place commando E2 2',2,1790000000000,1013729000167,'act');
INSERT INTO action VALUES (1,27,1,'end',2,1790000000000,1013729000168,'act');
INSERT INTO action VALUES (1,28,0,'draw',1,1790000000000,1013729000169,'act');
INSERT INTO action VALUES (1,29,0,'discard ripper',1,1790000000000,1013729000170,'act');
INSERT INTO action VALUES (1,30,0,'move E1 D1 3',1,1790000000000,1013729000171,'act');
INSERT INTO action VALUES (1,31,0,'battle',1,1790000000000,1013729000172,'act');
INSERT INTO action VALUES (1,32,1,'draw',2,1790000000000,1013729000173,'act');
INSERT INTO action VALUES (1,33,1,'discard runner',2,1790000000000,1013729000174,'act');
INSERT INTO action VALUES (1,34,1,'battle',2,1790000000000,1013729000175,'act');
INSERT INTO action VALUES (1,35,0,'draw',1,1790000000000,1013729000176,'act');
INSERT INTO action VALUES (1,36,0,'discard air_strike',1,1790000000000,1013729000177,'act');
INSERT INTO action VALUES (1,37,0,'place brain E3 4',1,1790000000000,1013729000178,'act');
INSERT INTO action VALUES (1,38,0,'push C3 C2',1,1790000000000,1013729000179,'act');
INSERT INTO action VALUES (1,39,1,'choose 1',2,1790000000000,1013729000180,'act');
INSERT INTO action VALUES (1,40,0,'end',1,1790000000000,1013729000181,'act');
INSERT INTO action VALUES (1,41,1,'draw',2,1790000000000,1013729000182,'act');
INSERT INTO action VALUES (1,42,1,'redraw',2,1790000000000,1013729000183,'act');
INSERT INTO action VALUES (1,43,1,'discard commando',2,1790000000000,1013729000184,'act');
INSERT INTO action VALUES (1,44,1,'place recon_centre C4 3',2,1790000000000,1013729000185,'act');
INSERT INTO action VALUES (1,45,1,'place medic D3 1',2,1790000000000,1013729000186,'act');
INSERT INTO action VALUES (1,46,1,'end',2,1790000000000,1013729000187,'act');
INSERT INTO action VALUES (1,47,0,'draw',1,1790000000000,1013729000188,'act');
INSERT INTO action VALUES (1,48,0,'discard battle',1,1790000000000,1013729000189,'act');
INSERT INTO action VALUES (1,49,0,'place protector E1 3',1,1790000000000,1013729000190,'act');
INSERT INTO action VALUES (1,50,0,'battle',1,1790000000000,1013729000191,'act');
INSERT INTO action VALUES (1,51,1,'draw',2,1790000000000,1013729000192,'act');
INSERT INTO action VALUES (1,52,1,'discard officer',2,1790000000000,1013729000193,'act');
INSERT INTO action VALUES (1,53,1,'place mobile_armor A2 2',2,1790000000000,1013729000194,'act');
INSERT INTO action VALUES (1,54,1,'place runner A3 1',2,1790000000000,1013729000195,'act');
INSERT INTO action VALUES (1,55,1,'use mobility A2 B2 2',2,1790000000000,1013729000196,'act');
INSERT INTO action VALUES (1,56,1,'use mobility A3 B3 4',2,1790000000000,1013729000197,'act');
INSERT INTO action VALUES (1,57,1,'end',2,1790000000000,1013729000198,'act');
INSERT INTO action VALUES (1,58,0,'draw',1,1790000000000,1013729000199,'act');
INSERT INTO action VALUES (1,59,0,'discard push_back',1,1790000000000,1013729000200,'act');
INSERT INTO action VALUES (1,60,0,'place guard B4 3',1,1790000000000,1013729000201,'act');
INSERT INTO action VALUES (1,61,0,'place hunter_killer A3 1',1,1790000000000,1013729000202,'act');
INSERT INTO action VALUES (1,62,0,'end',1,1790000000000,1013729000203,'act');
INSERT INTO action VALUES (1,63,1,'draw',2,1790000000000,1013729000204,'act');
INSERT INTO action VALUES (1,64,1,'discard scout',2,1790000000000,1013729000205,'act');
INSERT INTO action VALUES (1,65,1,'place annihilator C4 4',2,1790000000000,1013729000206,'act');
INSERT INTO action VALUES (1,66,1,'use mobility B3 A2 3',2,1790000000000,1013729000207,'act');
INSERT INTO action VALUES (1,67,1,'place hmg D1 1',2,1790000000000,1013729000208,'act');
INSERT INTO action VALUES (1,68,1,'use mobility B2 B2 0',2,1790000000000,1013729000209,'act');
INSERT INTO action VALUES (1,69,1,'end',2,1790000000000,1013729000210,'act');
INSERT INTO action VALUES (1,70,0,'draw',1,1790000000000,1013729000211,'act');
INSERT INTO action VALUES (1,71,0,'discard hunter_killer',1,1790000000000,1013729000212,'act');
INSERT INTO action VALUES (1,72,0,'push A1 A2',1,1790000000000,1013729000213,'act');
INSERT INTO action VALUES (1,73,0,'place clown D3 0',1,1790000000000,1013729000214,'act');
INSERT INTO action VALUES (1,74,0,'end',1,1790000000000,1013729000215,'act');
INSERT INTO action VALUES (1,75,1,'draw',2,1790000000000,1013729000216,'act');
INSERT INTO action VALUES (1,76,1,'discard move',2,1790000000000,1013729000217,'act');
INSERT INTO action VALUES (1,77,1,'move C4 C4 1',2,1790000000000,1013729000218,'act');
INSERT INTO action VALUES (1,78,1,'use mobility B3 A2 5',2,1790000000000,1013729000219,'act');
INSERT INTO action VALUES (1,79,1,'use mobility B2 B2 1',2,1790000000000,1013729000220,'act');
INSERT INTO action VALUES (1,80,1,'place commando B3 0',2,1790000000000,1013729000221,'act');
INSERT INTO action VALUES (1,81,1,'end',2,1790000000000,1013729000222,'act');
INSERT INTO action VALUES (1,82,0,'draw',1,1790000000000,1013729000223,'act');
INSERT INTO action VALUES (1,83,0,'discard mother_module',1,1790000000000,1013729000224,'act');
INSERT INTO action VALUES (1,84,0,'push C3 C4',1,1790000000000,1013729000225,'act');
INSERT INTO action VALUES (1,85,0,'place blocker C4 1',1,1790000000000,1013729000226,'act');
INSERT INTO action VALUES (1,86,0,'end',1,1790000000000,1013729000227,'act');
INSERT INTO action VALUES (1,87,1,'draw',2,1790000000000,1013729000228,'act');
INSERT INTO action VALUES (1,88,1,'discard battle',2,1790000000000,1013729000229,'act');
INSERT INTO action VALUES (1,89,1,'place commando C2 0',2,1790000000000,1013729000230,'act');
INSERT INTO action VALUES (1,90,1,'move A2 A2 4',2,1790000000000,1013729000231,'act');
INSERT INTO action VALUES (1,91,1,'use mobility B2 B2 4',2,1790000000000,1013729000232,'act');
INSERT INTO action VALUES (1,92,1,'use mobility A2 A2 5',2,1790000000000,1013729000233,'act');
INSERT INTO action VALUES (1,93,1,'end',2,1790000000000,1013729000234,'act');
INSERT INTO action VALUES (1,94,0,'draw',1,1790000000000,1013729000235,'act');
INSERT INTO action VALUES (1,95,0,'discard juggernaut',1,1790000000000,1013729000236,'act');
INSERT INTO action VALUES (1,96,0,'place net_fighter D2 0',1,1790000000000,1013729000237,'act');
INSERT INTO action VALUES (1,97,0,'choose 1',1,1790000000000,1013729000238,'act');
INSERT INTO action VALUES (1,98,1,'draw',2,1790000000000,1013729000239,'act');
INSERT INTO action VALUES (1,99,1,'discard commando',2,1790000000000,1013729000240,'act');
INSERT INTO action VALUES (1,100,1,'move C1 C1 4',2,1790000000000,1013729000241,'act');
INSERT INTO action VALUES (1,101,1,'sniper A1',2,1790000000000,1013729000242,'act');
INSERT INTO action VALUES (1,102,1,'end',2,1790000000000,1013729000243,'act');
INSERT INTO action VALUES (1,103,0,'draw',1,1790000000000,1013729000244,'act');
INSERT INTO action VALUES (1,104,0,'discard push_back',1,1790000000000,1013729000245,'act');
INSERT INTO action VALUES (1,105,0,'place scout C2 0',1,1790000000000,1013729000246,'act');
INSERT INTO action VALUES (1,106,0,'place armored_guard B2 1',1,1790000000000,1013729000247,'act');
INSERT INTO action VALUES (1,107,0,'end',1,1790000000000,1013729000248,'act');
INSERT INTO action VALUES (1,108,1,'draw',2,1790000000000,1013729000249,'act');
INSERT INTO action VALUES (1,109,1,'discard brawler',2,1790000000000,1013729000250,'act');
INSERT INTO action VALUES (1,110,1,'move C1 C1 2',2,1790000000000,1013729000251,'act');
INSERT INTO action VALUES (1,111,1,'place scout B3 3',2,1790000000000,1013729000252,'act');
INSERT INTO action VALUES (1,112,1,'end',2,1790000000000,1013729000253,'act');
INSERT INTO action VALUES (1,113,0,'draw',1,1790000000000,1013729000254,'act');
INSERT INTO action VALUES (1,114,0,'discard hybrid',1,1790000000000,1013729000255,'act');
INSERT INTO action VALUES (1,115,0,'place armored_hunter E2 3',1,1790000000000,1013729000256,'act');
INSERT INTO action VALUES (1,116,0,'place blocker B4 1',1,1790000000000,1013729000257,'act');
INSERT INTO action VALUES (1,117,0,'end',1,1790000000000,1013729000258,'act');
INSERT INTO action VALUES (1,118,0,'choose 1',1,1790000000000,1013729000259,'act');
INSERT INTO action VALUES (2,1,0,'place-hq D1 0',1,1790174660000,1013729000624,'act');
INSERT INTO action VALUES (2,2,1,'place-hq C3 2',2,1790174660000,1013729000625,'act');
INSERT INTO action VALUES (2,3,0,'draw',1,1790174660000,1013729000626,'act');
INSERT INTO action VALUES (2,4,0,'place brawler C2 2',1,1790174660000,1013729000627,'act');
INSERT INTO action VALUES (2,5,0,'end',1,1790174660000,1013729000628,'act');
INSERT INTO action VALUES (2,6,1,'draw',2,1790174660000,1013729000629,'act');
INSERT INTO action VALUES (2,7,1,'place blocker D4 0',2,1790174660000,1013729000630,'act');
INSERT INTO action VALUES (2,8,1,'place mother_module B1 3',2,1790174660000,1013729000631,'act');
INSERT INTO action VALUES (2,9,1,'end',2,1790174660000,1013729000632,'act');
INSERT INTO action VALUES (2,10,0,'draw',1,1790174660000,1013729000633,'act');
INSERT INTO action VALUES (2,11,0,'discard move',1,1790174660000,1013729000634,'act');
INSERT INTO action VALUES (2,12,0,'place officer A2 2',1,1790174660000,1013729000635,'act');
INSERT INTO action VALUES (2,13,0,'battle',1,1790174660000,1013729000636,'act');
INSERT INTO action VALUES (2,14,1,'draw',2,1790174660000,1013729000637,'act');
INSERT INTO action VALUES (2,15,1,'discard medic',2,1790174660000,1013729000638,'act');
INSERT INTO action VALUES (2,16,1,'place armored_hunter D3 0',2,1790174660000,1013729000639,'act');
INSERT INTO action VALUES (2,17,1,'place ripper E1 1',2,1790174660000,1013729000640,'act');
INSERT INTO action VALUES (2,18,1,'end',2,1790174660000,1013729000641,'act');
INSERT INTO action VALUES (2,19,0,'draw',1,1790174660000,1013729000642,'act');
INSERT INTO action VALUES (2,20,0,'discard mutant',1,1790174660000,1013729000643,'act');
INSERT INTO action VALUES (2,21,0,'place claws E2 1',1,1790174660000,1013729000644,'act');
INSERT INTO action VALUES (2,22,0,'place assassin A1 5',1,1790174660000,1013729000645,'act');
INSERT INTO action VALUES (2,23,0,'use mobility A1 B2 4',1,1790174660000,1013729000646,'act');
INSERT INTO action VALUES (2,24,0,'end',1,1790174660000,1013729000647,'act');
INSERT INTO action VALUES (2,25,1,'draw',2,1790174660000,1013729000648,'act');
INSERT INTO action VALUES (2,26,1,'discard battle',2,1790174660000,1013729000649,'act');
INSERT INTO action VALUES (2,27,1,'place armored_hunter B4 3',2,1790174660000,1013729000650,'act');
INSERT INTO action VALUES (2,28,1,'place protector C5 2',2,1790174660000,1013729000651,'act');
INSERT INTO action VALUES (2,29,1,'end',2,1790174660000,1013729000652,'act');
INSERT INTO action VALUES (2,30,0,'draw',1,1790174660000,1013729000653,'act');
INSERT INTO action VALUES (2,31,0,'discard mutant',1,1790174660000,1013729000654,'act');
INSERT INTO action VALUES (2,32,0,'use mobility B2 B2 0',1,1790174660000,1013729000655,'act');
INSERT INTO action VALUES (2,33,0,'place claws A1 0',1,1790174660000,1013729000656,'act');
INSERT INTO action VALUES (2,34,0,'place super_mutant D2 3',1,1790174660000,1013729000657,'act');
INSERT INTO action VALUES (2,35,0,'end',1,1790174660000,1013729000658,'act');
INSERT INTO action VALUES (2,36,1,'draw',2,1790174660000,1013729000659,'act');
INSERT INTO action VALUES (2,37,1,'discard battle',2,1790174660000,1013729000660,'act');
INSERT INTO action VALUES (2,38,1,'place guard E3 2',2,1790174660000,1013729000661,'act');
INSERT INTO action VALUES (2,39,1,'place hybrid A3 1',2,1790174660000,1013729000662,'act');
INSERT INTO action VALUES (2,40,1,'end',2,1790174660000,1013729000663,'act');
INSERT INTO action VALUES (2,41,0,'draw',1,1790174660000,1013729000664,'act');
INSERT INTO action VALUES (2,42,0,'discard mutant',1,1790174660000,1013729000665,'act');
INSERT INTO action VALUES (2,43,0,'use mobility B2 B3 5',1,1790174660000,1013729000666,'act');
INSERT INTO action VALUES (2,44,0,'place net_fighter C4 2',1,1790174660000,1013729000667,'act');
INSERT INTO action VALUES (2,45,0,'place officer C1 2',1,1790174660000,1013729000668,'act');
INSERT INTO action VALUES (2,46,0,'end',1,1790174660000,1013729000669,'act');
INSERT INTO action VALUES (2,47,1,'draw',2,1790174660000,1013729000670,'act');
INSERT INTO action VALUES (2,48,1,'discard clown',2,1790174660000,1013729000671,'act');
INSERT INTO action VALUES (2,49,1,'place officer B2 0',2,1790174660000,1013729000672,'act');
INSERT INTO action VALUES (2,50,1,'battle',2,1790174660000,1013729000673,'act');
INSERT INTO action VALUES (2,51,0,'draw',1,1790174660000,1013729000674,'act');
INSERT INTO action VALUES (2,52,0,'discard mutant',1,1790174660000,1013729000675,'act');
INSERT INTO action VALUES (2,53,0,'place medic C4 1',1,1790174660000,1013729000676,'act');
INSERT INTO action VALUES (2,54,0,'battle',1,1790174660000,1013729000677,'act');
INSERT INTO action VALUES (2,55,1,'draw',2,1790174660000,1013729000678,'act');
INSERT INTO action VALUES (2,56,1,'discard push_back',2,1790174660000,1013729000679,'act');
INSERT INTO action VALUES (2,57,1,'place hybrid A3 0',2,1790174660000,1013729000680,'act');
INSERT INTO action VALUES (2,58,1,'place scout E1 0',2,1790174660000,1013729000681,'act');
INSERT INTO action VALUES (2,59,1,'end',2,1790174660000,1013729000682,'act');
INSERT INTO action VALUES (2,60,0,'draw',1,1790174660000,1013729000683,'act');
INSERT INTO action VALUES (2,61,0,'discard move',1,1790174660000,1013729000684,'act');
INSERT INTO action VALUES (2,62,0,'place claws D3 0',1,1790174660000,1013729000685,'act');
INSERT INTO action VALUES (2,63,0,'place mutant B3 2',1,1790174660000,1013729000686,'act');
INSERT INTO action VALUES (2,64,0,'end',1,1790174660000,1013729000687,'act');
INSERT INTO action VALUES (2,65,1,'draw',2,1790174660000,1013729000688,'act');
INSERT INTO action VALUES (2,66,1,'discard push_back',2,1790174660000,1013729000689,'act');
INSERT INTO action VALUES (2,67,1,'move B1 B1 1',2,1790174660000,1013729000690,'act');
INSERT INTO action VALUES (2,68,1,'place gauss_cannon B4 1',2,1790174660000,1013729000691,'act');
INSERT INTO action VALUES (2,69,1,'end',2,1790174660000,1013729000692,'act');
INSERT INTO action VALUES (2,70,0,'draw',1,1790174660000,1013729000693,'act');
INSERT INTO action VALUES (2,71,0,'discard super_officer',1,1790174660000,1013729000694,'act');
INSERT INTO action VALUES (2,72,0,'place scout C4 4',1,1790174660000,1013729000695,'act');
INSERT INTO action VALUES (2,73,0,'place assassin C2 5',1,1790174660000,1013729000696,'act');
INSERT INTO action VALUES (2,74,0,'use mobility C2 D2 5',1,1790174660000,1013729000697,'act');
INSERT INTO action VALUES (2,75,0,'end',1,1790174660000,1013729000698,'act');
INSERT INTO action VALUES (2,76,1,'draw',2,1790174660000,1013729000699,'act');
INSERT INTO action VALUES (2,77,1,'redraw',2,1790174660000,1013729000700,'act');
INSERT INTO action VALUES (2,78,1,'discard net_fighter',2,1790174660000,1013729000701,'act');
INSERT INTO action VALUES (2,79,1,'place stormtrooper C2 3',2,1790174660000,1013729000702,'act');
INSERT INTO action VALUES (2,80,0,'draw',1,1790174660000,1013729000703,'act');
INSERT INTO action VALUES (2,81,0,'discard grenade',1,1790174660000,1013729000704,'act');
INSERT INTO action VALUES (2,82,0,'place mutant B3 3',1,1790174660000,1013729000705,'act');
INSERT INTO action VALUES (2,83,0,'battle',1,1790174660000,1013729000706,'act');
INSERT INTO action VALUES (2,84,1,'draw',2,1790174660000,1013729000707,'act');
INSERT INTO action VALUES (2,85,1,'discard push_back',2,1790174660000,1013729000708,'act');
INSERT INTO action VALUES (2,86,1,'place blocker E1 2',2,1790174660000,1013729000709,'act');
INSERT INTO action VALUES (2,87,1,'place armored_guard A1 3',2,1790174660000,1013729000710,'act');
INSERT INTO action VALUES (2,88,1,'end',2,1790174660000,1013729000711,'act');
INSERT INTO action VALUES (2,89,0,'draw',1,1790174660000,1013729000712,'act');
INSERT INTO action VALUES (2,90,0,'discard move',1,1790174660000,1013729000713,'act');
INSERT INTO action VALUES (2,91,0,'place brawler A2 2',1,1790174660000,1013729000714,'act');
INSERT INTO action VALUES (2,92,0,'battle',1,1790174660000,1013729000715,'act');
INSERT INTO action VALUES (2,93,1,'draw',2,1790174660000,1013729000716,'act');
INSERT INTO action VALUES (2,94,1,'discard hunter_killer',2,1790174660000,1013729000717,'act');
INSERT INTO action VALUES (2,95,1,'place hunter_killer B3 4',2,1790174660000,1013729000718,'act');
INSERT INTO action VALUES (2,96,1,'push E3 E2',2,1790174660000,1013729000719,'act');
INSERT INTO action VALUES (3,1,0,'place-hq B4 5',1,1790000000000,2013729000005,'act');
INSERT INTO action VALUES (3,2,1,'place-hq E1 0',2,1790000000000,2013729000006,'act');
INSERT INTO action VALUES (3,3,0,'draw',1,1790000000000,2013729000007,'act');
INSERT INTO action VALUES (3,4,0,'place mutant C2 2',1,1790000000000,2013729000008,'act');
INSERT INTO action VALUES (3,5,0,'end',1,1790000000000,2013729000009,'act');
INSERT INTO action VALUES (3,6,1,'draw',2,1790000000000,2013729000010,'act');
INSERT INTO action VALUES (3,7,1,'place officer_1 D2 1',2,1790000000000,2013729000011,'act');
INSERT INTO action VALUES (3,8,1,'place guard A2 3',2,1790000000000,2013729000012,'act');
INSERT INTO action VALUES (3,9,1,'end',2,1790000000000,2013729000013,'act');
INSERT INTO action VALUES (3,10,0,'draw',1,1790000000000,2013729000014,'act');
INSERT INTO action VALUES (3,11,0,'discard super_mutant',1,1790000000000,2013729000015,'act');
INSERT INTO action VALUES (3,12,0,'place brawler E2 3',1,1790000000000,2013729000016,'act');
INSERT INTO action VALUES (3,13,0,'battle',1,1790000000000,2013729000017,'act');
INSERT INTO action VALUES (3,14,1,'draw',2,1790000000000,2013729000018,'act');
INSERT INTO action VALUES (3,15,1,'discard quartermaster',2,1790000000000,2013729000019,'act');
INSERT INTO action VALUES (3,16,1,'place officer_1 B1 2',2,1790000000000,2013729000020,'act');
INSERT INTO action VALUES (3,17,1,'move A2 A3 1',2,1790000000000,2013729000021,'act');
INSERT INTO action VALUES (3,18,1,'end',2,1790000000000,2013729000022,'act');
INSERT INTO action VALUES (3,19,0,'draw',1,1790000000000,2013729000023,'act');
INSERT INTO action VALUES (3,20,0,'discard battle',1,1790000000000,2013729000024,'act');
INSERT INTO action VALUES (3,21,0,'undo 19',1,1790000000000,2013729000025,'act');
INSERT INTO action VALUES (3,22,0,'discard battle',1,1790000000000,2013729000026,'act');
INSERT INTO action VALUES (3,23,0,'undo 19',1,1790000000000,2013729000027,'act');
INSERT INTO action VALUES (3,24,0,'discard battle',1,1790000000000,2013729000028,'act');
INSERT INTO action VALUES (3,25,0,'place net_fighter A2 5',1,1790000000000,2013729000029,'act');
INSERT INTO action VALUES (3,26,0,'battle',1,1790000000000,2013729000030,'act');
INSERT INTO action VALUES (3,27,1,'draw',2,1790000000000,2013729000031,'act');
INSERT INTO action VALUES (3,28,1,'discard universal_soldier',2,1790000000000,2013729000032,'act');
INSERT INTO action VALUES (3,29,1,'place net_master D2 5',2,1790000000000,2013729000033,'act');
INSERT INTO action VALUES (3,30,1,'undo 28',2,1790000000000,2013729000034,'act');
INSERT INTO action VALUES (3,31,1,'place net_master A2 2',2,1790000000000,2013729000035,'act');
INSERT INTO action VALUES (3,32,1,'battle',2,1790000000000,2013729000036,'act');
INSERT INTO action VALUES (3,33,0,'draw',1,1790000000000,2013729000037,'act');
INSERT INTO action VALUES (3,34,0,'discard assassin',1,1790000000000,2013729000038,'act');
INSERT INTO action VALUES (3,35,0,'place officer C3 3',1,1790000000000,2013729000039,'act');
INSERT INTO action VALUES (3,36,0,'move C2 D1 1',1,1790000000000,2013729000040,'act');
INSERT INTO action VALUES (3,37,0,'end',1,1790000000000,2013729000041,'act');
INSERT INTO action VALUES (3,38,1,'draw',2,1790000000000,2013729000042,'act');
INSERT INTO action VALUES (3,39,1,'discard gladiator',2,1790000000000,2013729000043,'act');
INSERT INTO action VALUES (3,40,1,'place net_fighter C5 3',2,1790000000000,2013729000044,'act');
INSERT INTO action VALUES (3,41,1,'battle',2,1790000000000,2013729000045,'act');
INSERT INTO action VALUES (3,42,0,'draw',1,1790000000000,2013729000046,'act');
INSERT INTO action VALUES (3,43,0,'discard mutant',1,1790000000000,2013729000047,'act');
INSERT INTO action VALUES (3,44,0,'place claws D1 3',1,1790000000000,2013729000048,'act');
INSERT INTO action VALUES (3,45,0,'battle',1,1790000000000,2013729000049,'act');
INSERT INTO action VALUES (3,46,1,'draw',2,1790000000000,2013729000050,'act');
INSERT INTO action VALUES (3,47,1,'discard ganger',2,1790000000000,2013729000051,'act');
INSERT INTO action VALUES (3,48,1,'undo 46',2,1790000000000,2013729000052,'act');
INSERT INTO action VALUES (3,49,1,'discard universal_soldier',2,1790000000000,2013729000053,'act');
INSERT INTO action VALUES (3,50,1,'place officer_2 C5 3',2,1790000000000,2013729000054,'act');
INSERT INTO action VALUES (3,51,1,'place ganger D1 0',2,1790000000000,2013729000055,'act');
INSERT INTO action VALUES (3,52,1,'end',2,1790000000000,2013729000056,'act');
INSERT INTO action VALUES (3,53,0,'draw',1,1790000000000,2013729000057,'act');
INSERT INTO action VALUES (3,54,0,'discard mutant',1,1790000000000,2013729000058,'act');
INSERT INTO action VALUES (3,55,0,'place brawler E3 1',1,1790000000000,2013729000059,'act');
INSERT INTO action VALUES (3,56,0,'place scout D3 3',1,1790000000000,2013729000060,'act');
INSERT INTO action VALUES (3,57,0,'end',1,1790000000000,2013729000061,'act');
INSERT INTO action VALUES (3,58,1,'draw',2,1790000000000,2013729000062,'act');
INSERT INTO action VALUES (3,59,1,'discard battle',2,1790000000000,2013729000063,'act');
INSERT INTO action VALUES (3,60,1,'undo 58',2,1790000000000,2013729000064,'act');
INSERT INTO action VALUES (3,61,1,'discard battle',2,1790000000000,2013729000065,'act');
INSERT INTO action VALUES (3,62,1,'move A2 A1 4',2,1790000000000,2013729000066,'act');
INSERT INTO action VALUES (3,63,1,'place ganger C1 0',2,1790000000000,2013729000067,'act');
INSERT INTO action VALUES (3,64,1,'end',2,1790000000000,2013729000068,'act');
INSERT INTO action VALUES (3,65,0,'draw',1,1790000000000,2013729000069,'act');
INSERT INTO action VALUES (3,66,0,'discard net_fighter',1,1790000000000,2013729000070,'act');
INSERT INTO action VALUES (3,67,0,'undo 65',1,1790000000000,2013729000071,'act');
INSERT INTO action VALUES (3,68,0,'discard scout',1,1790000000000,2013729000072,'act');
INSERT INTO action VALUES (3,69,0,'place claws B2 2',1,1790000000000,2013729000073,'act');
INSERT INTO action VALUES (3,70,0,'place net_fighter D2 2',1,1790000000000,2013729000074,'act');
INSERT INTO action VALUES (3,71,0,'undo 69',1,1790000000000,2013729000075,'act');
INSERT INTO action VALUES (3,72,0,'place net_fighter D4 4',1,1790000000000,2013729000076,'act');
INSERT INTO action VALUES (3,73,0,'end',1,1790000000000,2013729000077,'act');
INSERT INTO action VALUES (3,74,1,'draw',2,1790000000000,2013729000078,'act');
INSERT INTO action VALUES (3,75,1,'discard runner',2,1790000000000,2013729000079,'act');
INSERT INTO action VALUES (3,76,1,'place universal_soldier C4 1',2,1790000000000,2013729000080,'act');
INSERT INTO action VALUES (3,77,1,'place net_fighter A3 4',2,1790000000000,2013729000081,'act');
INSERT INTO action VALUES (3,78,1,'undo 76',2,1790000000000,2013729000082,'act');
INSERT INTO action VALUES (3,79,1,'place net_fighter A3 2',2,1790000000000,2013729000083,'act');
INSERT INTO action VALUES (3,80,1,'end',2,1790000000000,2013729000084,'act');
INSERT INTO action VALUES (3,81,0,'draw',1,1790000000000,2013729000085,'act');
INSERT INTO action VALUES (3,82,0,'discard move',1,1790000000000,2013729000086,'act');
INSERT INTO action VALUES (3,83,0,'place mutant D2 1',1,1790000000000,2013729000087,'act');
INSERT INTO action VALUES (3,84,0,'battle',1,1790000000000,2013729000088,'act');
INSERT INTO action VALUES (3,85,1,'draw',2,1790000000000,2013729000089,'act');
INSERT INTO action VALUES (3,86,1,'discard push_back',2,1790000000000,2013729000090,'act');
INSERT INTO action VALUES (3,87,1,'place transport B3 4',2,1790000000000,2013729000091,'act');
INSERT INTO action VALUES (3,88,1,'place runner C2 5',2,1790000000000,2013729000092,'act');
INSERT INTO action VALUES (3,89,1,'use mobility C2 D1 1',2,1790000000000,2013729000093,'act');
INSERT INTO action VALUES (3,90,1,'end',2,1790000000000,2013729000094,'act');
INSERT INTO action VALUES (3,91,0,'draw',1,1790000000000,2013729000095,'act');
INSERT INTO action VALUES (3,92,0,'discard super_officer',1,1790000000000,2013729000096,'act');
INSERT INTO action VALUES (3,93,0,'grenade B3',1,1790000000000,2013729000097,'act');
INSERT INTO action VALUES (3,94,0,'battle',1,1790000000000,2013729000098,'act');
INSERT INTO action VALUES (3,95,1,'draw',2,1790000000000,2013729000099,'act');
INSERT INTO action VALUES (3,96,1,'discard battle',2,1790000000000,2013729000100,'act');
INSERT INTO action VALUES (3,97,1,'place boss C4 0',2,1790000000000,2013729000101,'act');
INSERT INTO action VALUES (3,98,1,'place ganger D2 4',2,1790000000000,2013729000102,'act');
INSERT INTO action VALUES (3,99,1,'use mobility D1 D1 5',2,1790000000000,2013729000103,'act');
INSERT INTO action VALUES (3,100,1,'end',2,1790000000000,2013729000104,'act');
INSERT INTO action VALUES (3,101,0,'draw',1,1790000000000,2013729000105,'act');
INSERT INTO action VALUES (3,102,0,'discard mutant',1,1790000000000,2013729000106,'act');
INSERT INTO action VALUES (3,103,0,'place medic B3 0',1,1790000000000,2013729000107,'act');
INSERT INTO action VALUES (3,104,0,'place assassin C3 5',1,1790000000000,2013729000108,'act');
INSERT INTO action VALUES (3,105,0,'use mobility C3 C2 4',1,1790000000000,2013729000109,'act');
INSERT INTO action VALUES (3,106,0,'end',1,1790000000000,2013729000110,'act');
INSERT INTO action VALUES (3,107,1,'draw',2,1790000000000,2013729000111,'act');
INSERT INTO action VALUES (3,108,1,'discard runner',2,1790000000000,2013729000112,'act');
INSERT INTO action VALUES (3,109,1,'move B1 B1 4',2,1790000000000,2013729000113,'act');
INSERT INTO action VALUES (3,110,1,'place thug A2 4',2,1790000000000,2013729000114,'act');
INSERT INTO action VALUES (3,111,1,'use mobility D1 D1 2',2,1790000000000,2013729000115,'act');
INSERT INTO action VALUES (3,112,1,'end',2,1790000000000,2013729000116,'act');
INSERT INTO action VALUES (3,113,0,'draw',1,1790000000000,2013729000117,'act');
INSERT INTO action VALUES (3,114,0,'discard claws',1,1790000000000,2013729000118,'act');
INSERT INTO action VALUES (3,115,0,'use mobility C2 C2 0',1,1790000000000,2013729000119,'act');
INSERT INTO action VALUES (3,116,0,'place mutant A3 4',1,1790000000000,2013729000120,'act');
INSERT INTO action VALUES (3,117,0,'place officer C3 5',1,1790000000000,2013729000121,'act');
INSERT INTO action VALUES (3,118,0,'end',1,1790000000000,2013729000122,'act');
INSERT INTO action VALUES (3,119,1,'draw',2,1790000000000,2013729000123,'act');
INSERT INTO action VALUES (3,120,1,'discard scout',2,1790000000000,2013729000124,'act');
INSERT INTO action VALUES (3,121,1,'sniper C2',2,1790000000000,2013729000125,'act');
INSERT INTO action VALUES (3,122,1,'use mobility D1 D1 1',2,1790000000000,2013729000126,'act');
INSERT INTO action VALUES (3,123,1,'battle',2,1790000000000,2013729000127,'act');
INSERT INTO action VALUES (3,124,0,'draw',1,1790000000000,2013729000128,'act');
INSERT INTO action VALUES (3,125,0,'discard move',1,1790000000000,2013729000129,'act');
INSERT INTO action VALUES (3,126,0,'move B4 C4 4',1,1790000000000,2013729000130,'act');
INSERT INTO action VALUES (3,127,0,'place claws C5 5',1,1790000000000,2013729000131,'act');
INSERT INTO action VALUES (3,128,0,'end',1,1790000000000,2013729000132,'act');
INSERT INTO action VALUES (3,129,1,'draw',2,1790000000000,2013729000133,'act');
INSERT INTO action VALUES (3,130,1,'place ganger E2 5',2,1790000000000,2013729000134,'act');
INSERT INTO action VALUES (3,131,1,'use mobility D1 D1 0',2,1790000000000,2013729000135,'act');
INSERT INTO action VALUES (3,132,1,'push A2 B3',2,1790000000000,2013729000136,'act');
INSERT INTO action VALUES (3,133,1,'end',2,1790000000000,2013729000137,'act');
INSERT INTO action VALUES (4,1,0,'place-hq D1 0',1,1790174660000,2013729000624,'act');
INSERT INTO action VALUES (4,2,1,'place-hq C3 2',2,1790174660000,2013729000625,'act');
INSERT INTO action VALUES (4,3,0,'draw',1,1790174660000,2013729000626,'act');
INSERT INTO action VALUES (4,4,0,'place brawler C2 2',1,1790174660000,2013729000627,'act');
INSERT INTO action VALUES (4,5,0,'end',1,1790174660000,2013729000628,'act');
INSERT INTO action VALUES (4,6,1,'draw',2,1790174660000,2013729000629,'act');
INSERT INTO action VALUES (4,7,1,'place blocker D4 0',2,1790174660000,2013729000630,'act');
INSERT INTO action VALUES (4,8,1,'place mother_module B1 3',2,1790174660000,2013729000631,'act');
INSERT INTO action VALUES (4,9,1,'end',2,1790174660000,2013729000632,'act');
INSERT INTO action VALUES (4,10,0,'draw',1,1790174660000,2013729000633,'act');
INSERT INTO action VALUES (4,11,0,'discard move',1,1790174660000,2013729000634,'act');
INSERT INTO action VALUES (4,12,0,'place officer A2 2',1,1790174660000,2013729000635,'act');
INSERT INTO action VALUES (4,13,0,'battle',1,1790174660000,2013729000636,'act');
INSERT INTO action VALUES (4,14,1,'draw',2,1790174660000,2013729000637,'act');
INSERT INTO action VALUES (4,15,1,'discard medic',2,1790174660000,2013729000638,'act');
INSERT INTO action VALUES (4,16,1,'place armored_hunter D3 0',2,1790174660000,2013729000639,'act');
INSERT INTO action VALUES (4,17,1,'place ripper E1 1',2,1790174660000,2013729000640,'act');
INSERT INTO action VALUES (4,18,1,'end',2,1790174660000,2013729000641,'act');
INSERT INTO action VALUES (4,19,0,'draw',1,1790174660000,2013729000642,'act');
INSERT INTO action VALUES (4,20,0,'discard mutant',1,1790174660000,2013729000643,'act');
INSERT INTO action VALUES (4,21,0,'place claws E2 1',1,1790174660000,2013729000644,'act');
INSERT INTO action VALUES (4,22,0,'place assassin A1 5',1,1790174660000,2013729000645,'act');
INSERT INTO action VALUES (4,23,0,'use mobility A1 B2 4',1,1790174660000,2013729000646,'act');
INSERT INTO action VALUES (4,24,0,'end',1,1790174660000,2013729000647,'act');
INSERT INTO action VALUES (4,25,1,'draw',2,1790174660000,2013729000648,'act');
INSERT INTO action VALUES (4,26,1,'discard battle',2,1790174660000,2013729000649,'act');
INSERT INTO action VALUES (4,27,1,'place armored_hunter B4 3',2,1790174660000,2013729000650,'act');
INSERT INTO action VALUES (4,28,1,'place protector C5 2',2,1790174660000,2013729000651,'act');
INSERT INTO action VALUES (4,29,1,'end',2,1790174660000,2013729000652,'act');
INSERT INTO action VALUES (4,30,0,'draw',1,1790174660000,2013729000653,'act');
INSERT INTO action VALUES (4,31,0,'discard mutant',1,1790174660000,2013729000654,'act');
INSERT INTO action VALUES (4,32,0,'use mobility B2 B2 0',1,1790174660000,2013729000655,'act');
INSERT INTO action VALUES (4,33,0,'place claws A1 0',1,1790174660000,2013729000656,'act');
INSERT INTO action VALUES (4,34,0,'place super_mutant D2 3',1,1790174660000,2013729000657,'act');
INSERT INTO action VALUES (4,35,0,'end',1,1790174660000,2013729000658,'act');
INSERT INTO action VALUES (4,36,1,'draw',2,1790174660000,2013729000659,'act');
INSERT INTO action VALUES (4,37,1,'discard battle',2,1790174660000,2013729000660,'act');
INSERT INTO action VALUES (4,38,1,'place guard E3 2',2,1790174660000,2013729000661,'act');
INSERT INTO action VALUES (4,39,1,'place hybrid A3 1',2,1790174660000,2013729000662,'act');
INSERT INTO action VALUES (4,40,1,'end',2,1790174660000,2013729000663,'act');
INSERT INTO action VALUES (4,41,0,'draw',1,1790174660000,2013729000664,'act');
INSERT INTO action VALUES (4,42,0,'discard mutant',1,1790174660000,2013729000665,'act');
INSERT INTO action VALUES (4,43,0,'use mobility B2 B3 5',1,1790174660000,2013729000666,'act');
INSERT INTO action VALUES (4,44,0,'place net_fighter C4 2',1,1790174660000,2013729000667,'act');
INSERT INTO action VALUES (4,45,0,'place officer C1 2',1,1790174660000,2013729000668,'act');
INSERT INTO action VALUES (4,46,0,'end',1,1790174660000,2013729000669,'act');
INSERT INTO action VALUES (4,47,1,'draw',2,1790174660000,2013729000670,'act');
INSERT INTO action VALUES (4,48,1,'discard clown',2,1790174660000,2013729000671,'act');
INSERT INTO action VALUES (4,49,1,'place officer B2 0',2,1790174660000,2013729000672,'act');
INSERT INTO action VALUES (4,50,1,'battle',2,1790174660000,2013729000673,'act');
INSERT INTO action VALUES (4,51,0,'draw',1,1790174660000,2013729000674,'act');
INSERT INTO action VALUES (4,52,0,'discard mutant',1,1790174660000,2013729000675,'act');
INSERT INTO action VALUES (4,53,0,'place medic C4 1',1,1790174660000,2013729000676,'act');
INSERT INTO action VALUES (4,54,0,'battle',1,1790174660000,2013729000677,'act');
INSERT INTO action VALUES (4,55,1,'draw',2,1790174660000,2013729000678,'act');
INSERT INTO action VALUES (4,56,1,'discard push_back',2,1790174660000,2013729000679,'act');
INSERT INTO action VALUES (4,57,1,'place hybrid A3 0',2,1790174660000,2013729000680,'act');
INSERT INTO action VALUES (4,58,1,'place scout E1 0',2,1790174660000,2013729000681,'act');
INSERT INTO action VALUES (4,59,1,'end',2,1790174660000,2013729000682,'act');
INSERT INTO action VALUES (4,60,0,'draw',1,1790174660000,2013729000683,'act');
INSERT INTO action VALUES (4,61,0,'discard move',1,1790174660000,2013729000684,'act');
INSERT INTO action VALUES (4,62,0,'place claws D3 0',1,1790174660000,2013729000685,'act');
INSERT INTO action VALUES (4,63,0,'place mutant B3 2',1,1790174660000,2013729000686,'act');
INSERT INTO action VALUES (4,64,0,'end',1,1790174660000,2013729000687,'act');
INSERT INTO action VALUES (4,65,1,'draw',2,1790174660000,2013729000688,'act');
INSERT INTO action VALUES (4,66,1,'discard push_back',2,1790174660000,2013729000689,'act');
INSERT INTO action VALUES (4,67,1,'move B1 B1 1',2,1790174660000,2013729000690,'act');
INSERT INTO action VALUES (4,68,1,'place gauss_cannon B4 1',2,1790174660000,2013729000691,'act');
INSERT INTO action VALUES (4,69,1,'end',2,1790174660000,2013729000692,'act');
INSERT INTO action VALUES (4,70,0,'draw',1,1790174660000,2013729000693,'act');
INSERT INTO action VALUES (4,71,0,'discard super_officer',1,1790174660000,2013729000694,'act');
INSERT INTO action VALUES (4,72,0,'place scout C4 4',1,1790174660000,2013729000695,'act');
INSERT INTO action VALUES (4,73,0,'place assassin C2 5',1,1790174660000,2013729000696,'act');
INSERT INTO action VALUES (4,74,0,'use mobility C2 D2 5',1,1790174660000,2013729000697,'act');
INSERT INTO action VALUES (4,75,0,'end',1,1790174660000,2013729000698,'act');
INSERT INTO action VALUES (4,76,1,'draw',2,1790174660000,2013729000699,'act');
INSERT INTO action VALUES (4,77,1,'redraw',2,1790174660000,2013729000700,'act');
INSERT INTO action VALUES (4,78,1,'discard net_fighter',2,1790174660000,2013729000701,'act');
INSERT INTO action VALUES (4,79,1,'place stormtrooper C2 3',2,1790174660000,2013729000702,'act');
INSERT INTO action VALUES (4,80,0,'draw',1,1790174660000,2013729000703,'act');
INSERT INTO action VALUES (4,81,0,'discard grenade',1,1790174660000,2013729000704,'act');
INSERT INTO action VALUES (4,82,0,'place mutant B3 3',1,1790174660000,2013729000705,'act');
INSERT INTO action VALUES (4,83,0,'battle',1,1790174660000,2013729000706,'act');
INSERT INTO action VALUES (4,84,1,'draw',2,1790174660000,2013729000707,'act');
INSERT INTO action VALUES (4,85,1,'discard push_back',2,1790174660000,2013729000708,'act');
INSERT INTO action VALUES (4,86,1,'place blocker E1 2',2,1790174660000,2013729000709,'act');
INSERT INTO action VALUES (4,87,1,'place armored_guard A1 3',2,1790174660000,2013729000710,'act');
INSERT INTO action VALUES (4,88,1,'end',2,1790174660000,2013729000711,'act');
INSERT INTO action VALUES (4,89,0,'draw',1,1790174660000,2013729000712,'act');
INSERT INTO action VALUES (4,90,0,'discard move',1,1790174660000,2013729000713,'act');
INSERT INTO action VALUES (4,91,0,'place brawler A2 2',1,1790174660000,2013729000714,'act');
INSERT INTO action VALUES (4,92,0,'battle',1,1790174660000,2013729000715,'act');
INSERT INTO action VALUES (4,93,1,'draw',2,1790174660000,2013729000716,'act');
INSERT INTO action VALUES (4,94,1,'discard hunter_killer',2,1790174660000,2013729000717,'act');
INSERT INTO action VALUES (4,95,1,'place hunter_killer B3 4',2,1790174660000,2013729000718,'act');
INSERT INTO action VALUES (4,96,1,'push E3 E2',2,1790174660000,2013729000719,'act');
INSERT INTO action VALUES (6,1,0,'place-hq A1 1',1,1790000000000,3013729000286,'act');
INSERT INTO action VALUES (6,2,1,'place-hq C3 0',2,1790000000000,3013729000287,'act');
INSERT INTO action VALUES (6,3,0,'draw',1,1790000000000,3013729000288,'act');
INSERT INTO action VALUES (6,4,0,'redraw',1,1790000000000,3013729000289,'act');
INSERT INTO action VALUES (6,5,0,'place commando C2 2',1,1790000000000,3013729000290,'act');
INSERT INTO action VALUES (6,6,0,'end',1,1790000000000,3013729000291,'act');
INSERT INTO action VALUES (6,7,1,'draw',2,1790000000000,3013729000292,'act');
INSERT INTO action VALUES (6,8,1,'place officer E3 4',2,1790000000000,3013729000293,'act');
INSERT INTO action VALUES (6,9,1,'place brawler D3 5',2,1790000000000,3013729000294,'act');
INSERT INTO action VALUES (6,10,1,'end',2,1790000000000,3013729000295,'act');
INSERT INTO action VALUES (6,11,0,'draw',1,1790000000000,3013729000296,'act');
INSERT INTO action VALUES (6,12,0,'discard battle',1,1790000000000,3013729000297,'act');
INSERT INTO action VALUES (6,13,0,'place scoper B4 3',1,1790000000000,3013729000298,'act');
INSERT INTO action VALUES (6,14,0,'place scout A2 5',1,1790000000000,3013729000299,'act');
INSERT INTO action VALUES (6,15,0,'end',1,1790000000000,3013729000300,'act');
INSERT INTO action VALUES (6,16,1,'draw',2,1790000000000,3013729000301,'act');
INSERT INTO action VALUES (6,17,1,'discard mutant',2,1790000000000,3013729000302,'act');
INSERT INTO action VALUES (6,18,1,'place mutant C5 5',2,1790000000000,3013729000303,'act');
INSERT INTO action VALUES (6,19,1,'place claws E1 2',2,1790000000000,3013729000304,'act');
INSERT INTO action VALUES (6,20,1,'end',2,1790000000000,3013729000305,'act');
INSERT INTO action VALUES (6,21,0,'draw-offer',1,1790000000000,3013729000307,'act');
INSERT INTO action VALUES (6,22,1,'draw-accept',2,1790000000000,3013729000307,'act');
INSERT INTO action VALUES (7,1,0,'place-hq E3 5',1,1790000000000,3013729000312,'act');
INSERT INTO action VALUES (7,2,1,'place-hq E1 4',2,1790000000000,3013729000313,'act');
INSERT INTO action VALUES (7,3,0,'draw',1,1790000000000,3013729000314,'act');
INSERT INTO action VALUES (7,4,0,'place ripper C4 3',1,1790000000000,3013729000315,'act');
INSERT INTO action VALUES (7,5,0,'end',1,1790000000000,3013729000316,'act');
INSERT INTO action VALUES (7,6,1,'draw',2,1790000000000,3013729000317,'act');
INSERT INTO action VALUES (7,7,1,'place claws B3 3',2,1790000000000,3013729000318,'act');
INSERT INTO action VALUES (7,8,1,'battle',2,1790000000000,3013729000319,'act');
INSERT INTO action VALUES (7,9,0,'draw',1,1790000000000,3013729000320,'act');
INSERT INTO action VALUES (7,10,0,'discard officer',1,1790000000000,3013729000321,'act');
INSERT INTO action VALUES (7,11,0,'place armored_guard C1 0',1,1790000000000,3013729000322,'act');
INSERT INTO action VALUES (7,12,0,'battle',1,1790000000000,3013729000323,'act');
INSERT INTO action VALUES (7,13,0,'claim',1,1790172800000,3013729000324,'act');
INSERT INTO action VALUES (8,1,0,'place-hq B2 0',1,1790174660000,3013729000724,'act');
INSERT INTO action VALUES (8,2,1,'place-hq D4 0',2,1790174660000,3013729000725,'act');
INSERT INTO action VALUES (8,3,0,'draw',1,1790174660000,3013729000726,'act');
INSERT INTO action VALUES (8,4,0,'place blocker A2 4',1,1790174660000,3013729000727,'act');
INSERT INTO action VALUES (8,5,0,'end',1,1790174660000,3013729000728,'act');
INSERT INTO action VALUES (8,6,1,'draw',2,1790174660000,3013729000729,'act');
INSERT INTO action VALUES (8,7,1,'redraw',2,1790174660000,3013729000730,'act');
INSERT INTO action VALUES (8,8,1,'place quartermaster B4 3',2,1790174660000,3013729000731,'act');
INSERT INTO action VALUES (8,9,1,'battle',2,1790174660000,3013729000732,'act');
INSERT INTO action VALUES (8,10,0,'draw',1,1790174660000,3013729000733,'act');
INSERT INTO action VALUES (8,11,0,'redraw',1,1790174660000,3013729000734,'act');
INSERT INTO action VALUES (8,12,0,'discard push_back',1,1790174660000,3013729000735,'act');
INSERT INTO action VALUES (8,13,0,'place scout D3 2',1,1790174660000,3013729000736,'act');
INSERT INTO action VALUES (8,14,0,'battle',1,1790174660000,3013729000737,'act');
INSERT INTO action VALUES (8,15,1,'draw',2,1790174660000,3013729000738,'act');
INSERT INTO action VALUES (8,16,1,'discard ganger',2,1790174660000,3013729000739,'act');
INSERT INTO action VALUES (8,17,1,'place thug B1 0',2,1790174660000,3013729000740,'act');
INSERT INTO action VALUES (8,18,1,'move D4 D4 5',2,1790174660000,3013729000741,'act');
INSERT INTO action VALUES (8,19,1,'end',2,1790174660000,3013729000742,'act');
INSERT INTO action VALUES (8,20,0,'draw',1,1790174660000,3013729000743,'act');
INSERT INTO action VALUES (8,21,0,'discard gauss_cannon',1,1790174660000,3013729000744,'act');
INSERT INTO action VALUES (8,22,0,'place medic C3 4',1,1790174660000,3013729000745,'act');
INSERT INTO action VALUES (8,23,0,'push B2 B1',1,1790174660000,3013729000746,'act');
INSERT INTO action VALUES (8,24,0,'end',1,1790174660000,3013729000747,'act');
INSERT INTO action VALUES (8,25,1,'draw',2,1790174660000,3013729000748,'act');
INSERT INTO action VALUES (8,26,1,'redraw',2,1790174660000,3013729000749,'act');
INSERT INTO action VALUES (8,27,1,'discard scout',2,1790174660000,3013729000750,'act');
INSERT INTO action VALUES (8,28,1,'place universal_soldier A1 3',2,1790174660000,3013729000751,'act');
INSERT INTO action VALUES (8,29,1,'place runner A3 5',2,1790174660000,3013729000752,'act');
INSERT INTO action VALUES (8,30,1,'use mobility A3 A3 4',2,1790174660000,3013729000753,'act');
INSERT INTO action VALUES (9,1,0,'place-hq D2 5',1,1790172800000,4013729000329,'act');
INSERT INTO action VALUES (9,2,1,'place-hq A3 3',2,1790172800000,4013729000330,'act');
INSERT INTO action VALUES (9,3,0,'draw',1,1790172800000,4013729000331,'act');
INSERT INTO action VALUES (9,4,0,'place net_master E2 5',1,1790172800000,4013729000332,'act');
INSERT INTO action VALUES (9,5,0,'end',1,1790172800000,4013729000333,'act');
INSERT INTO action VALUES (9,6,1,'draw',2,1790172800000,4013729000334,'act');
INSERT INTO action VALUES (9,7,1,'place scout C4 5',2,1790172800000,4013729000335,'act');
INSERT INTO action VALUES (9,8,1,'move C4 D3 5',2,1790172800000,4013729000336,'act');
INSERT INTO action VALUES (9,9,1,'end',2,1790172800000,4013729000337,'act');
INSERT INTO action VALUES (9,10,0,'draw',1,1790172800000,4013729000338,'act');
INSERT INTO action VALUES (9,11,0,'discard scout',1,1790172800000,4013729000339,'act');
INSERT INTO action VALUES (9,12,0,'place gladiator C4 0',1,1790172800000,4013729000340,'act');
INSERT INTO action VALUES (9,13,0,'time',1,1790174660000,NULL,'act');
INSERT INTO action VALUES (9,14,1,'draw',2,1790174660000,4013729000341,'act');
INSERT INTO action VALUES (9,15,1,'discard saboteur',2,1790174660000,4013729000342,'act');
INSERT INTO action VALUES (9,16,1,'sniper E2',2,1790174660000,4013729000343,'act');
INSERT INTO action VALUES (9,17,1,'discard battle',2,1790174660000,4013729000344,'act');
INSERT INTO action VALUES (9,18,1,'end',2,1790174660000,4013729000345,'act');
INSERT INTO action VALUES (9,19,0,'draw',1,1790174660000,4013729000346,'act');
INSERT INTO action VALUES (9,20,0,'discard officer_2',1,1790174660000,4013729000347,'act');
INSERT INTO action VALUES (9,21,0,'place guard C5 0',1,1790174660000,4013729000348,'act');
INSERT INTO action VALUES (9,22,0,'move C5 C5 5',1,1790174660000,4013729000349,'act');
INSERT INTO action VALUES (9,23,0,'end',1,1790174660000,4013729000350,'act');
INSERT INTO action VALUES (9,24,1,'draw',2,1790174660000,4013729000351,'act');
INSERT INTO action VALUES (9,25,1,'discard officer',2,1790174660000,4013729000352,'act');
INSERT INTO action VALUES (9,26,1,'move A3 A3 5',2,1790174660000,4013729000353,'act');
INSERT INTO action VALUES (9,27,1,'move A3 B4 5',2,1790174660000,4013729000354,'act');
INSERT INTO action VALUES (9,28,1,'end',2,1790174660000,4013729000355,'act');
INSERT INTO action VALUES (10,1,0,'place-hq D1 0',1,1790174660000,4013729000624,'act');
INSERT INTO action VALUES (10,2,1,'place-hq C3 2',2,1790174660000,4013729000625,'act');
INSERT INTO action VALUES (10,3,0,'draw',1,1790174660000,4013729000626,'act');
INSERT INTO action VALUES (10,4,0,'place brawler C2 2',1,1790174660000,4013729000627,'act');
INSERT INTO action VALUES (10,5,0,'end',1,1790174660000,4013729000628,'act');
INSERT INTO action VALUES (10,6,1,'draw',2,1790174660000,4013729000629,'act');
INSERT INTO action VALUES (10,7,1,'place blocker D4 0',2,1790174660000,4013729000630,'act');
INSERT INTO action VALUES (10,8,1,'place mother_module B1 3',2,1790174660000,4013729000631,'act');
INSERT INTO action VALUES (10,9,1,'end',2,1790174660000,4013729000632,'act');
INSERT INTO action VALUES (10,10,0,'draw',1,1790174660000,4013729000633,'act');
INSERT INTO action VALUES (10,11,0,'discard move',1,1790174660000,4013729000634,'act');
INSERT INTO action VALUES (10,12,0,'place officer A2 2',1,1790174660000,4013729000635,'act');
INSERT INTO action VALUES (10,13,0,'battle',1,1790174660000,4013729000636,'act');
INSERT INTO action VALUES (10,14,1,'draw',2,1790174660000,4013729000637,'act');
INSERT INTO action VALUES (10,15,1,'discard medic',2,1790174660000,4013729000638,'act');
INSERT INTO action VALUES (10,16,1,'place armored_hunter D3 0',2,1790174660000,4013729000639,'act');
INSERT INTO action VALUES (10,17,1,'place ripper E1 1',2,1790174660000,4013729000640,'act');
INSERT INTO action VALUES (10,18,1,'end',2,1790174660000,4013729000641,'act');
INSERT INTO action VALUES (10,19,0,'draw',1,1790174660000,4013729000642,'act');
INSERT INTO action VALUES (10,20,0,'discard mutant',1,1790174660000,4013729000643,'act');
INSERT INTO action VALUES (10,21,0,'place claws E2 1',1,1790174660000,4013729000644,'act');
INSERT INTO action VALUES (10,22,0,'place assassin A1 5',1,1790174660000,4013729000645,'act');
INSERT INTO action VALUES (10,23,0,'use mobility A1 B2 4',1,1790174660000,4013729000646,'act');
INSERT INTO action VALUES (10,24,0,'end',1,1790174660000,4013729000647,'act');
INSERT INTO action VALUES (10,25,1,'draw',2,1790174660000,4013729000648,'act');
INSERT INTO action VALUES (10,26,1,'discard battle',2,1790174660000,4013729000649,'act');
INSERT INTO action VALUES (10,27,1,'place armored_hunter B4 3',2,1790174660000,4013729000650,'act');
INSERT INTO action VALUES (10,28,1,'place protector C5 2',2,1790174660000,4013729000651,'act');
INSERT INTO action VALUES (10,29,1,'end',2,1790174660000,4013729000652,'act');
INSERT INTO action VALUES (10,30,0,'draw',1,1790174660000,4013729000653,'act');
INSERT INTO action VALUES (10,31,0,'discard mutant',1,1790174660000,4013729000654,'act');
INSERT INTO action VALUES (10,32,0,'use mobility B2 B2 0',1,1790174660000,4013729000655,'act');
INSERT INTO action VALUES (10,33,0,'place claws A1 0',1,1790174660000,4013729000656,'act');
INSERT INTO action VALUES (10,34,0,'place super_mutant D2 3',1,1790174660000,4013729000657,'act');
INSERT INTO action VALUES (10,35,0,'end',1,1790174660000,4013729000658,'act');
INSERT INTO action VALUES (10,36,1,'draw',2,1790174660000,4013729000659,'act');
INSERT INTO action VALUES (10,37,1,'discard battle',2,1790174660000,4013729000660,'act');
INSERT INTO action VALUES (10,38,1,'place guard E3 2',2,1790174660000,4013729000661,'act');
INSERT INTO action VALUES (10,39,1,'place hybrid A3 1',2,1790174660000,4013729000662,'act');
INSERT INTO action VALUES (10,40,1,'end',2,1790174660000,4013729000663,'act');
INSERT INTO action VALUES (10,41,0,'draw',1,1790174660000,4013729000664,'act');
INSERT INTO action VALUES (10,42,0,'discard mutant',1,1790174660000,4013729000665,'act');
INSERT INTO action VALUES (10,43,0,'use mobility B2 B3 5',1,1790174660000,4013729000666,'act');
INSERT INTO action VALUES (10,44,0,'place net_fighter C4 2',1,1790174660000,4013729000667,'act');
INSERT INTO action VALUES (10,45,0,'place officer C1 2',1,1790174660000,4013729000668,'act');
INSERT INTO action VALUES (10,46,0,'end',1,1790174660000,4013729000669,'act');
INSERT INTO action VALUES (10,47,1,'draw',2,1790174660000,4013729000670,'act');
INSERT INTO action VALUES (10,48,1,'discard clown',2,1790174660000,4013729000671,'act');
INSERT INTO action VALUES (10,49,1,'place officer B2 0',2,1790174660000,4013729000672,'act');
INSERT INTO action VALUES (10,50,1,'battle',2,1790174660000,4013729000673,'act');
INSERT INTO action VALUES (10,51,0,'draw',1,1790174660000,4013729000674,'act');
INSERT INTO action VALUES (10,52,0,'discard mutant',1,1790174660000,4013729000675,'act');
INSERT INTO action VALUES (10,53,0,'place medic C4 1',1,1790174660000,4013729000676,'act');
INSERT INTO action VALUES (10,54,0,'battle',1,1790174660000,4013729000677,'act');
INSERT INTO action VALUES (10,55,1,'draw',2,1790174660000,4013729000678,'act');
INSERT INTO action VALUES (10,56,1,'discard push_back',2,1790174660000,4013729000679,'act');
INSERT INTO action VALUES (10,57,1,'place hybrid A3 0',2,1790174660000,4013729000680,'act');
INSERT INTO action VALUES (10,58,1,'place scout E1 0',2,1790174660000,4013729000681,'act');
INSERT INTO action VALUES (10,59,1,'end',2,1790174660000,4013729000682,'act');
INSERT INTO action VALUES (10,60,0,'draw',1,1790174660000,4013729000683,'act');
INSERT INTO action VALUES (10,61,0,'discard move',1,1790174660000,4013729000684,'act');
INSERT INTO action VALUES (10,62,0,'place claws D3 0',1,1790174660000,4013729000685,'act');
INSERT INTO action VALUES (10,63,0,'place mutant B3 2',1,1790174660000,4013729000686,'act');
INSERT INTO action VALUES (10,64,0,'end',1,1790174660000,4013729000687,'act');
INSERT INTO action VALUES (10,65,1,'draw',2,1790174660000,4013729000688,'act');
INSERT INTO action VALUES (10,66,1,'discard push_back',2,1790174660000,4013729000689,'act');
INSERT INTO action VALUES (10,67,1,'move B1 B1 1',2,1790174660000,4013729000690,'act');
INSERT INTO action VALUES (10,68,1,'place gauss_cannon B4 1',2,1790174660000,4013729000691,'act');
INSERT INTO action VALUES (10,69,1,'end',2,1790174660000,4013729000692,'act');
INSERT INTO action VALUES (10,70,0,'draw',1,1790174660000,4013729000693,'act');
INSERT INTO action VALUES (10,71,0,'discard super_officer',1,1790174660000,4013729000694,'act');
INSERT INTO action VALUES (10,72,0,'place scout C4 4',1,1790174660000,4013729000695,'act');
INSERT INTO action VALUES (10,73,0,'place assassin C2 5',1,1790174660000,4013729000696,'act');
INSERT INTO action VALUES (10,74,0,'use mobility C2 D2 5',1,1790174660000,4013729000697,'act');
INSERT INTO action VALUES (10,75,0,'end',1,1790174660000,4013729000698,'act');
INSERT INTO action VALUES (10,76,1,'draw',2,1790174660000,4013729000699,'act');
INSERT INTO action VALUES (10,77,1,'redraw',2,1790174660000,4013729000700,'act');
INSERT INTO action VALUES (10,78,1,'discard net_fighter',2,1790174660000,4013729000701,'act');
INSERT INTO action VALUES (10,79,1,'place stormtrooper C2 3',2,1790174660000,4013729000702,'act');
INSERT INTO action VALUES (10,80,0,'draw',1,1790174660000,4013729000703,'act');
INSERT INTO action VALUES (10,81,0,'discard grenade',1,1790174660000,4013729000704,'act');
INSERT INTO action VALUES (10,82,0,'place mutant B3 3',1,1790174660000,4013729000705,'act');
INSERT INTO action VALUES (10,83,0,'battle',1,1790174660000,4013729000706,'act');
INSERT INTO action VALUES (10,84,1,'draw',2,1790174660000,4013729000707,'act');
INSERT INTO action VALUES (10,85,1,'discard push_back',2,1790174660000,4013729000708,'act');
INSERT INTO action VALUES (10,86,1,'place blocker E1 2',2,1790174660000,4013729000709,'act');
INSERT INTO action VALUES (10,87,1,'place armored_guard A1 3',2,1790174660000,4013729000710,'act');
INSERT INTO action VALUES (10,88,1,'end',2,1790174660000,4013729000711,'act');
INSERT INTO action VALUES (10,89,0,'draw',1,1790174660000,4013729000712,'act');
INSERT INTO action VALUES (10,90,0,'discard move',1,1790174660000,4013729000713,'act');
INSERT INTO action VALUES (10,91,0,'place brawler A2 2',1,1790174660000,4013729000714,'act');
INSERT INTO action VALUES (10,92,0,'battle',1,1790174660000,4013729000715,'act');
INSERT INTO action VALUES (10,93,1,'draw',2,1790174660000,4013729000716,'act');
INSERT INTO action VALUES (10,94,1,'discard hunter_killer',2,1790174660000,4013729000717,'act');
INSERT INTO action VALUES (10,95,1,'place hunter_killer B3 4',2,1790174660000,4013729000718,'act');
INSERT INTO action VALUES (10,96,1,'push E3 E2',2,1790174660000,4013729000719,'act');
INSERT INTO action VALUES (11,1,0,'place-hq B2 0',1,1790174660000,4013729000724,'act');
INSERT INTO action VALUES (11,2,1,'place-hq D4 0',2,1790174660000,4013729000725,'act');
INSERT INTO action VALUES (11,3,0,'draw',1,1790174660000,4013729000726,'act');
INSERT INTO action VALUES (11,4,0,'place blocker A2 4',1,1790174660000,4013729000727,'act');
INSERT INTO action VALUES (11,5,0,'end',1,1790174660000,4013729000728,'act');
INSERT INTO action VALUES (11,6,1,'draw',2,1790174660000,4013729000729,'act');
INSERT INTO action VALUES (11,7,1,'redraw',2,1790174660000,4013729000730,'act');
INSERT INTO action VALUES (11,8,1,'place quartermaster B4 3',2,1790174660000,4013729000731,'act');
INSERT INTO action VALUES (11,9,1,'battle',2,1790174660000,4013729000732,'act');
INSERT INTO action VALUES (11,10,0,'draw',1,1790174660000,4013729000733,'act');
INSERT INTO action VALUES (11,11,0,'redraw',1,1790174660000,4013729000734,'act');
INSERT INTO action VALUES (11,12,0,'discard push_back',1,1790174660000,4013729000735,'act');
INSERT INTO action VALUES (11,13,0,'place scout D3 2',1,1790174660000,4013729000736,'act');
INSERT INTO action VALUES (11,14,0,'battle',1,1790174660000,4013729000737,'act');
INSERT INTO action VALUES (11,15,1,'draw',2,1790174660000,4013729000738,'act');
INSERT INTO action VALUES (11,16,1,'discard ganger',2,1790174660000,4013729000739,'act');
INSERT INTO action VALUES (11,17,1,'place thug B1 0',2,1790174660000,4013729000740,'act');
INSERT INTO action VALUES (11,18,1,'move D4 D4 5',2,1790174660000,4013729000741,'act');
INSERT INTO action VALUES (11,19,1,'end',2,1790174660000,4013729000742,'act');
INSERT INTO action VALUES (11,20,0,'draw',1,1790174660000,4013729000743,'act');
INSERT INTO action VALUES (11,21,0,'discard gauss_cannon',1,1790174660000,4013729000744,'act');
INSERT INTO action VALUES (11,22,0,'place medic C3 4',1,1790174660000,4013729000745,'act');
INSERT INTO action VALUES (11,23,0,'push B2 B1',1,1790174660000,4013729000746,'act');
INSERT INTO action VALUES (11,24,0,'end',1,1790174660000,4013729000747,'act');
INSERT INTO action VALUES (11,25,1,'draw',2,1790174660000,4013729000748,'act');
INSERT INTO action VALUES (11,26,1,'redraw',2,1790174660000,4013729000749,'act');
INSERT INTO action VALUES (11,27,1,'discard scout',2,1790174660000,4013729000750,'act');
INSERT INTO action VALUES (11,28,1,'place universal_soldier A1 3',2,1790174660000,4013729000751,'act');
INSERT INTO action VALUES (11,29,1,'place runner A3 5',2,1790174660000,4013729000752,'act');
INSERT INTO action VALUES (11,30,1,'use mobility A3 A3 4',2,1790174660000,4013729000753,'act');
INSERT INTO action VALUES (12,1,0,'place-hq B4 5',1,1790000000000,5013729000005,'act');
INSERT INTO action VALUES (12,2,1,'place-hq E1 0',2,1790000000000,5013729000006,'act');
INSERT INTO action VALUES (12,3,0,'draw',1,1790000000000,5013729000007,'act');
INSERT INTO action VALUES (12,4,0,'place mutant C2 2',1,1790000000000,5013729000008,'act');
INSERT INTO action VALUES (12,5,0,'end',1,1790000000000,5013729000009,'act');
INSERT INTO action VALUES (12,6,1,'draw',2,1790000000000,5013729000010,'act');
INSERT INTO action VALUES (12,7,1,'place officer_1 D2 1',2,1790000000000,5013729000011,'act');
INSERT INTO action VALUES (12,8,1,'place guard A2 3',2,1790000000000,5013729000012,'act');
INSERT INTO action VALUES (12,9,1,'end',2,1790000000000,5013729000013,'act');
INSERT INTO action VALUES (12,10,0,'draw',1,1790000000000,5013729000014,'act');
INSERT INTO action VALUES (12,11,0,'discard super_mutant',1,1790000000000,5013729000015,'act');
INSERT INTO action VALUES (12,12,0,'place brawler E2 3',1,1790000000000,5013729000016,'act');
INSERT INTO action VALUES (12,13,0,'battle',1,1790000000000,5013729000017,'act');
INSERT INTO action VALUES (12,14,1,'draw',2,1790000000000,5013729000018,'act');
INSERT INTO action VALUES (12,15,1,'discard quartermaster',2,1790000000000,5013729000019,'act');
INSERT INTO action VALUES (12,16,1,'place officer_1 B1 2',2,1790000000000,5013729000020,'act');
INSERT INTO action VALUES (12,17,1,'move A2 A3 1',2,1790000000000,5013729000021,'act');
INSERT INTO action VALUES (12,18,1,'end',2,1790000000000,5013729000022,'act');
INSERT INTO action VALUES (12,19,0,'draw',1,1790000000000,5013729000023,'act');
INSERT INTO action VALUES (12,20,0,'discard battle',1,1790000000000,5013729000024,'act');
INSERT INTO action VALUES (12,21,0,'undo 19',1,1790000000000,5013729000025,'act');
INSERT INTO action VALUES (12,22,0,'discard battle',1,1790000000000,5013729000026,'act');
INSERT INTO action VALUES (12,23,0,'undo 19',1,1790000000000,5013729000027,'act');
INSERT INTO action VALUES (12,24,0,'discard battle',1,1790000000000,5013729000028,'act');
INSERT INTO action VALUES (12,25,0,'place net_fighter A2 5',1,1790000000000,5013729000029,'act');
INSERT INTO action VALUES (12,26,0,'battle',1,1790000000000,5013729000030,'act');
INSERT INTO action VALUES (12,27,1,'draw',2,1790000000000,5013729000031,'act');
INSERT INTO action VALUES (12,28,1,'discard universal_soldier',2,1790000000000,5013729000032,'act');
INSERT INTO action VALUES (12,29,1,'place net_master D2 5',2,1790000000000,5013729000033,'act');
INSERT INTO action VALUES (12,30,1,'undo 28',2,1790000000000,5013729000034,'act');
INSERT INTO action VALUES (12,31,1,'place net_master A2 2',2,1790000000000,5013729000035,'act');
INSERT INTO action VALUES (12,32,1,'battle',2,1790000000000,5013729000036,'act');
INSERT INTO action VALUES (12,33,0,'draw',1,1790000000000,5013729000037,'act');
INSERT INTO action VALUES (12,34,0,'discard assassin',1,1790000000000,5013729000038,'act');
INSERT INTO action VALUES (12,35,0,'place officer C3 3',1,1790000000000,5013729000039,'act');
INSERT INTO action VALUES (12,36,0,'move C2 D1 1',1,1790000000000,5013729000040,'act');
INSERT INTO action VALUES (12,37,0,'end',1,1790000000000,5013729000041,'act');
INSERT INTO action VALUES (12,38,1,'draw',2,1790000000000,5013729000042,'act');
INSERT INTO action VALUES (12,39,1,'discard gladiator',2,1790000000000,5013729000043,'act');
INSERT INTO action VALUES (12,40,1,'place net_fighter C5 3',2,1790000000000,5013729000044,'act');
INSERT INTO action VALUES (12,41,1,'battle',2,1790000000000,5013729000045,'act');
INSERT INTO action VALUES (12,42,0,'draw',1,1790000000000,5013729000046,'act');
INSERT INTO action VALUES (12,43,0,'discard mutant',1,1790000000000,5013729000047,'act');
INSERT INTO action VALUES (12,44,0,'place claws D1 3',1,1790000000000,5013729000048,'act');
INSERT INTO action VALUES (12,45,0,'battle',1,1790000000000,5013729000049,'act');
INSERT INTO action VALUES (12,46,1,'draw',2,1790000000000,5013729000050,'act');
INSERT INTO action VALUES (12,47,1,'discard ganger',2,1790000000000,5013729000051,'act');
INSERT INTO action VALUES (12,48,1,'undo 46',2,1790000000000,5013729000052,'act');
INSERT INTO action VALUES (12,49,1,'discard universal_soldier',2,1790000000000,5013729000053,'act');
INSERT INTO action VALUES (12,50,1,'place officer_2 C5 3',2,1790000000000,5013729000054,'act');
INSERT INTO action VALUES (12,51,1,'place ganger D1 0',2,1790000000000,5013729000055,'act');
INSERT INTO action VALUES (12,52,1,'end',2,1790000000000,5013729000056,'act');
INSERT INTO action VALUES (12,53,0,'draw',1,1790000000000,5013729000057,'act');
INSERT INTO action VALUES (12,54,0,'discard mutant',1,1790000000000,5013729000058,'act');
INSERT INTO action VALUES (12,55,0,'place brawler E3 1',1,1790000000000,5013729000059,'act');
INSERT INTO action VALUES (12,56,0,'place scout D3 3',1,1790000000000,5013729000060,'act');
INSERT INTO action VALUES (12,57,0,'end',1,1790000000000,5013729000061,'act');
INSERT INTO action VALUES (12,58,1,'draw',2,1790000000000,5013729000062,'act');
INSERT INTO action VALUES (12,59,1,'discard battle',2,1790000000000,5013729000063,'act');
INSERT INTO action VALUES (12,60,1,'undo 58',2,1790000000000,5013729000064,'act');
INSERT INTO action VALUES (12,61,1,'discard battle',2,1790000000000,5013729000065,'act');
INSERT INTO action VALUES (12,62,1,'move A2 A1 4',2,1790000000000,5013729000066,'act');
INSERT INTO action VALUES (12,63,1,'place ganger C1 0',2,1790000000000,5013729000067,'act');
INSERT INTO action VALUES (12,64,1,'end',2,1790000000000,5013729000068,'act');
INSERT INTO action VALUES (12,65,0,'draw',1,1790000000000,5013729000069,'act');
INSERT INTO action VALUES (12,66,0,'discard net_fighter',1,1790000000000,5013729000070,'act');
INSERT INTO action VALUES (12,67,0,'undo 65',1,1790000000000,5013729000071,'act');
INSERT INTO action VALUES (12,68,0,'discard scout',1,1790000000000,5013729000072,'act');
INSERT INTO action VALUES (12,69,0,'place claws B2 2',1,1790000000000,5013729000073,'act');
INSERT INTO action VALUES (12,70,0,'place net_fighter D2 2',1,1790000000000,5013729000074,'act');
INSERT INTO action VALUES (12,71,0,'undo 69',1,1790000000000,5013729000075,'act');
INSERT INTO action VALUES (12,72,0,'place net_fighter D4 4',1,1790000000000,5013729000076,'act');
INSERT INTO action VALUES (12,73,0,'end',1,1790000000000,5013729000077,'act');
INSERT INTO action VALUES (12,74,1,'draw',2,1790000000000,5013729000078,'act');
INSERT INTO action VALUES (12,75,1,'discard runner',2,1790000000000,5013729000079,'act');
INSERT INTO action VALUES (12,76,1,'place universal_soldier C4 1',2,1790000000000,5013729000080,'act');
INSERT INTO action VALUES (12,77,1,'place net_fighter A3 4',2,1790000000000,5013729000081,'act');
INSERT INTO action VALUES (12,78,1,'undo 76',2,1790000000000,5013729000082,'act');
INSERT INTO action VALUES (12,79,1,'place net_fighter A3 2',2,1790000000000,5013729000083,'act');
INSERT INTO action VALUES (12,80,1,'end',2,1790000000000,5013729000084,'act');
INSERT INTO action VALUES (12,81,0,'draw',1,1790000000000,5013729000085,'act');
INSERT INTO action VALUES (12,82,0,'discard move',1,1790000000000,5013729000086,'act');
INSERT INTO action VALUES (12,83,0,'place mutant D2 1',1,1790000000000,5013729000087,'act');
INSERT INTO action VALUES (12,84,0,'battle',1,1790000000000,5013729000088,'act');
INSERT INTO action VALUES (12,85,1,'draw',2,1790000000000,5013729000089,'act');
INSERT INTO action VALUES (12,86,1,'discard push_back',2,1790000000000,5013729000090,'act');
INSERT INTO action VALUES (12,87,1,'place transport B3 4',2,1790000000000,5013729000091,'act');
INSERT INTO action VALUES (12,88,1,'place runner C2 5',2,1790000000000,5013729000092,'act');
INSERT INTO action VALUES (12,89,1,'use mobility C2 D1 1',2,1790000000000,5013729000093,'act');
INSERT INTO action VALUES (12,90,1,'end',2,1790000000000,5013729000094,'act');
INSERT INTO action VALUES (12,91,0,'draw',1,1790000000000,5013729000095,'act');
INSERT INTO action VALUES (12,92,0,'discard super_officer',1,1790000000000,5013729000096,'act');
INSERT INTO action VALUES (12,93,0,'grenade B3',1,1790000000000,5013729000097,'act');
INSERT INTO action VALUES (12,94,0,'battle',1,1790000000000,5013729000098,'act');
INSERT INTO action VALUES (12,95,1,'draw',2,1790000000000,5013729000099,'act');
INSERT INTO action VALUES (12,96,1,'discard battle',2,1790000000000,5013729000100,'act');
INSERT INTO action VALUES (12,97,1,'place boss C4 0',2,1790000000000,5013729000101,'act');
INSERT INTO action VALUES (12,98,1,'place ganger D2 4',2,1790000000000,5013729000102,'act');
INSERT INTO action VALUES (12,99,1,'use mobility D1 D1 5',2,1790000000000,5013729000103,'act');
INSERT INTO action VALUES (12,100,1,'end',2,1790000000000,5013729000104,'act');
INSERT INTO action VALUES (12,101,0,'draw',1,1790000000000,5013729000105,'act');
INSERT INTO action VALUES (12,102,0,'discard mutant',1,1790000000000,5013729000106,'act');
INSERT INTO action VALUES (12,103,0,'place medic B3 0',1,1790000000000,5013729000107,'act');
INSERT INTO action VALUES (12,104,0,'place assassin C3 5',1,1790000000000,5013729000108,'act');
INSERT INTO action VALUES (12,105,0,'use mobility C3 C2 4',1,1790000000000,5013729000109,'act');
INSERT INTO action VALUES (12,106,0,'end',1,1790000000000,5013729000110,'act');
INSERT INTO action VALUES (12,107,1,'draw',2,1790000000000,5013729000111,'act');
INSERT INTO action VALUES (12,108,1,'discard runner',2,1790000000000,5013729000112,'act');
INSERT INTO action VALUES (12,109,1,'move B1 B1 4',2,1790000000000,5013729000113,'act');
INSERT INTO action VALUES (12,110,1,'place thug A2 4',2,1790000000000,5013729000114,'act');
INSERT INTO action VALUES (12,111,1,'use mobility D1 D1 2',2,1790000000000,5013729000115,'act');
INSERT INTO action VALUES (12,112,1,'end',2,1790000000000,5013729000116,'act');
INSERT INTO action VALUES (12,113,0,'draw',1,1790000000000,5013729000117,'act');
INSERT INTO action VALUES (12,114,0,'discard claws',1,1790000000000,5013729000118,'act');
INSERT INTO action VALUES (12,115,0,'use mobility C2 C2 0',1,1790000000000,5013729000119,'act');
INSERT INTO action VALUES (12,116,0,'place mutant A3 4',1,1790000000000,5013729000120,'act');
INSERT INTO action VALUES (12,117,0,'place officer C3 5',1,1790000000000,5013729000121,'act');
INSERT INTO action VALUES (12,118,0,'end',1,1790000000000,5013729000122,'act');
INSERT INTO action VALUES (12,119,1,'draw',2,1790000000000,5013729000123,'act');
INSERT INTO action VALUES (12,120,1,'discard scout',2,1790000000000,5013729000124,'act');
INSERT INTO action VALUES (12,121,1,'sniper C2',2,1790000000000,5013729000125,'act');
INSERT INTO action VALUES (12,122,1,'use mobility D1 D1 1',2,1790000000000,5013729000126,'act');
INSERT INTO action VALUES (12,123,1,'battle',2,1790000000000,5013729000127,'act');
INSERT INTO action VALUES (12,124,0,'draw',1,1790000000000,5013729000128,'act');
INSERT INTO action VALUES (12,125,0,'discard move',1,1790000000000,5013729000129,'act');
INSERT INTO action VALUES (12,126,0,'move B4 C4 4',1,1790000000000,5013729000130,'act');
INSERT INTO action VALUES (12,127,0,'place claws C5 5',1,1790000000000,5013729000131,'act');
INSERT INTO action VALUES (12,128,0,'end',1,1790000000000,5013729000132,'act');
INSERT INTO action VALUES (12,129,1,'draw',2,1790000000000,5013729000133,'act');
INSERT INTO action VALUES (12,130,1,'place ganger E2 5',2,1790000000000,5013729000134,'act');
INSERT INTO action VALUES (12,131,1,'use mobility D1 D1 0',2,1790000000000,5013729000135,'act');
INSERT INTO action VALUES (12,132,1,'push A2 B3',2,1790000000000,5013729000136,'act');
INSERT INTO action VALUES (12,133,1,'end',2,1790000000000,5013729000137,'act');
INSERT INTO action VALUES (13,1,0,'place-hq C3 4',1,1790000000000,5013729000142,'act');
INSERT INTO action VALUES (13,2,1,'place-hq C2 5',2,1790000000000,5013729000143,'act');
INSERT INTO action VALUES (13,3,0,'draw',1,1790000000000,5013729000144,'act');
INSERT INTO action VALUES (13,4,0,'place medic E1 5',1,1790000000000,5013729000145,'act');
INSERT INTO action VALUES (13,5,0,'end',1,1790000000000,5013729000146,'act');
INSERT INTO action VALUES (13,6,1,'draw',2,1790000000000,5013729000147,'act');
INSERT INTO action VALUES (13,7,1,'place scoper B1 3',2,1790000000000,5013729000148,'act');
INSERT INTO action VALUES (13,8,1,'place medic D2 0',2,1790000000000,5013729000149,'act');
INSERT INTO action VALUES (13,9,1,'end',2,1790000000000,5013729000150,'act');
INSERT INTO action VALUES (13,10,0,'draw',1,1790000000000,5013729000151,'act');
INSERT INTO action VALUES (13,11,0,'discard officer',1,1790000000000,5013729000152,'act');
INSERT INTO action VALUES (13,12,0,'place stormtrooper A1 3',1,1790000000000,5013729000153,'act');
INSERT INTO action VALUES (13,13,0,'battle',1,1790000000000,5013729000154,'act');
INSERT INTO action VALUES (13,14,1,'draw',2,1790000000000,5013729000155,'act');
INSERT INTO action VALUES (13,15,1,'discard move',2,1790000000000,5013729000156,'act');
INSERT INTO action VALUES (13,16,1,'place saboteur D2 3',2,1790000000000,5013729000157,'act');
INSERT INTO action VALUES (13,17,1,'battle',2,1790000000000,5013729000158,'act');
INSERT INTO action VALUES (13,18,0,'draw',1,1790000000000,5013729000159,'act');
INSERT INTO action VALUES (13,19,0,'discard armored_hunter',1,1790000000000,5013729000160,'act');
INSERT INTO action VALUES (13,20,0,'place medic C1 3',1,1790000000000,5013729000161,'act');
INSERT INTO action VALUES (13,21,0,'place gauss_cannon C5 2',1,1790000000000,5013729000162,'act');
INSERT INTO action VALUES (13,22,0,'end',1,1790000000000,5013729000163,'act');
INSERT INTO action VALUES (13,23,1,'draw',2,1790000000000,5013729000164,'act');
INSERT INTO action VALUES (13,24,1,'discard move',2,1790000000000,5013729000165,'act');
INSERT INTO action VALUES (13,25,1,'place annihilator C4 3',2,1790000000000,5013729000166,'act');
INSERT INTO action VALUES (13,26,1,'place commando E2 2',2,1790000000000,5013729000167,'act');
INSERT INTO action VALUES (13,27,1,'end',2,1790000000000,5013729000168,'act');
INSERT INTO action VALUES (13,28,0,'draw',1,1790000000000,5013729000169,'act');
INSERT INTO action VALUES (13,29,0,'discard ripper',1,1790000000000,5013729000170,'act');
INSERT INTO action VALUES (13,30,0,'move E1 D1 3',1,1790000000000,5013729000171,'act');
INSERT INTO action VALUES (13,31,0,'battle',1,1790000000000,5013729000172,'act');
INSERT INTO action VALUES (13,32,1,'draw',2,1790000000000,5013729000173,'act');
INSERT INTO action VALUES (13,33,1,'discard runner',2,1790000000000,5013729000174,'act');
INSERT INTO action VALUES (13,34,1,'battle',2,1790000000000,5013729000175,'act');
INSERT INTO action VALUES (13,35,0,'draw',1,1790000000000,5013729000176,'act');
INSERT INTO action VALUES (13,36,0,'discard air_strike',1,1790000000000,5013729000177,'act');
INSERT INTO action VALUES (13,37,0,'place brain E3 4',1,1790000000000,5013729000178,'act');
INSERT INTO action VALUES (13,38,0,'push C3 C2',1,1790000000000,5013729000179,'act');
INSERT INTO action VALUES (13,39,1,'choose 1',2,1790000000000,5013729000180,'act');
INSERT INTO action VALUES (13,40,0,'end',1,1790000000000,5013729000181,'act');
INSERT INTO action VALUES (13,41,1,'draw',2,1790000000000,5013729000182,'act');
INSERT INTO action VALUES (13,42,1,'redraw',2,1790000000000,5013729000183,'act');
INSERT INTO action VALUES (13,43,1,'discard commando',2,1790000000000,5013729000184,'act');
INSERT INTO action VALUES (13,44,1,'place recon_centre C4 3',2,1790000000000,5013729000185,'act');
INSERT INTO action VALUES (13,45,1,'place medic D3 1',2,1790000000000,5013729000186,'act');
INSERT INTO action VALUES (13,46,1,'end',2,1790000000000,5013729000187,'act');
INSERT INTO action VALUES (13,47,0,'draw',1,1790000000000,5013729000188,'act');
INSERT INTO action VALUES (13,48,0,'discard battle',1,1790000000000,5013729000189,'act');
INSERT INTO action VALUES (13,49,0,'place protector E1 3',1,1790000000000,5013729000190,'act');
INSERT INTO action VALUES (13,50,0,'battle',1,1790000000000,5013729000191,'act');
INSERT INTO action VALUES (13,51,1,'draw',2,1790000000000,5013729000192,'act');
INSERT INTO action VALUES (13,52,1,'discard officer',2,1790000000000,5013729000193,'act');
INSERT INTO action VALUES (13,53,1,'place mobile_armor A2 2',2,1790000000000,5013729000194,'act');
INSERT INTO action VALUES (13,54,1,'place runner A3 1',2,1790000000000,5013729000195,'act');
INSERT INTO action VALUES (13,55,1,'use mobility A2 B2 2',2,1790000000000,5013729000196,'act');
INSERT INTO action VALUES (13,56,1,'use mobility A3 B3 4',2,1790000000000,5013729000197,'act');
INSERT INTO action VALUES (13,57,1,'end',2,1790000000000,5013729000198,'act');
INSERT INTO action VALUES (13,58,0,'draw',1,1790000000000,5013729000199,'act');
INSERT INTO action VALUES (13,59,0,'discard push_back',1,1790000000000,5013729000200,'act');
INSERT INTO action VALUES (13,60,0,'place guard B4 3',1,1790000000000,5013729000201,'act');
INSERT INTO action VALUES (13,61,0,'place hunter_killer A3 1',1,1790000000000,5013729000202,'act');
INSERT INTO action VALUES (13,62,0,'end',1,1790000000000,5013729000203,'act');
INSERT INTO action VALUES (13,63,1,'draw',2,1790000000000,5013729000204,'act');
INSERT INTO action VALUES (13,64,1,'discard scout',2,1790000000000,5013729000205,'act');
INSERT INTO action VALUES (13,65,1,'place annihilator C4 4',2,1790000000000,5013729000206,'act');
INSERT INTO action VALUES (13,66,1,'use mobility B3 A2 3',2,1790000000000,5013729000207,'act');
INSERT INTO action VALUES (13,67,1,'place hmg D1 1',2,1790000000000,5013729000208,'act');
INSERT INTO action VALUES (13,68,1,'use mobility B2 B2 0',2,1790000000000,5013729000209,'act');
INSERT INTO action VALUES (13,69,1,'end',2,1790000000000,5013729000210,'act');
INSERT INTO action VALUES (13,70,0,'draw',1,1790000000000,5013729000211,'act');
INSERT INTO action VALUES (13,71,0,'discard hunter_killer',1,1790000000000,5013729000212,'act');
INSERT INTO action VALUES (13,72,0,'push A1 A2',1,1790000000000,5013729000213,'act');
INSERT INTO action VALUES (13,73,0,'place clown D3 0',1,1790000000000,5013729000214,'act');
INSERT INTO action VALUES (13,74,0,'end',1,1790000000000,5013729000215,'act');
INSERT INTO action VALUES (13,75,1,'draw',2,1790000000000,5013729000216,'act');
INSERT INTO action VALUES (13,76,1,'discard move',2,1790000000000,5013729000217,'act');
INSERT INTO action VALUES (13,77,1,'move C4 C4 1',2,1790000000000,5013729000218,'act');
INSERT INTO action VALUES (13,78,1,'use mobility B3 A2 5',2,1790000000000,5013729000219,'act');
INSERT INTO action VALUES (13,79,1,'use mobility B2 B2 1',2,1790000000000,5013729000220,'act');
INSERT INTO action VALUES (13,80,1,'place commando B3 0',2,1790000000000,5013729000221,'act');
INSERT INTO action VALUES (13,81,1,'end',2,1790000000000,5013729000222,'act');
INSERT INTO action VALUES (13,82,0,'draw',1,1790000000000,5013729000223,'act');
INSERT INTO action VALUES (13,83,0,'discard mother_module',1,1790000000000,5013729000224,'act');
INSERT INTO action VALUES (13,84,0,'push C3 C4',1,1790000000000,5013729000225,'act');
INSERT INTO action VALUES (13,85,0,'place blocker C4 1',1,1790000000000,5013729000226,'act');
INSERT INTO action VALUES (13,86,0,'end',1,1790000000000,5013729000227,'act');
INSERT INTO action VALUES (13,87,1,'draw',2,1790000000000,5013729000228,'act');
INSERT INTO action VALUES (13,88,1,'discard battle',2,1790000000000,5013729000229,'act');
INSERT INTO action VALUES (13,89,1,'place commando C2 0',2,1790000000000,5013729000230,'act');
INSERT INTO action VALUES (13,90,1,'move A2 A2 4',2,1790000000000,5013729000231,'act');
INSERT INTO action VALUES (13,91,1,'use mobility B2 B2 4',2,1790000000000,5013729000232,'act');
INSERT INTO action VALUES (13,92,1,'use mobility A2 A2 5',2,1790000000000,5013729000233,'act');
INSERT INTO action VALUES (13,93,1,'end',2,1790000000000,5013729000234,'act');
INSERT INTO action VALUES (13,94,0,'draw',1,1790000000000,5013729000235,'act');
INSERT INTO action VALUES (13,95,0,'discard juggernaut',1,1790000000000,5013729000236,'act');
INSERT INTO action VALUES (13,96,0,'place net_fighter D2 0',1,1790000000000,5013729000237,'act');
INSERT INTO action VALUES (13,97,0,'choose 1',1,1790000000000,5013729000238,'act');
INSERT INTO action VALUES (13,98,1,'draw',2,1790000000000,5013729000239,'act');
INSERT INTO action VALUES (13,99,1,'discard commando',2,1790000000000,5013729000240,'act');
INSERT INTO action VALUES (13,100,1,'move C1 C1 4',2,1790000000000,5013729000241,'act');
INSERT INTO action VALUES (13,101,1,'sniper A1',2,1790000000000,5013729000242,'act');
INSERT INTO action VALUES (13,102,1,'end',2,1790000000000,5013729000243,'act');
INSERT INTO action VALUES (13,103,0,'draw',1,1790000000000,5013729000244,'act');
INSERT INTO action VALUES (13,104,0,'discard push_back',1,1790000000000,5013729000245,'act');
INSERT INTO action VALUES (13,105,0,'place scout C2 0',1,1790000000000,5013729000246,'act');
INSERT INTO action VALUES (13,106,0,'place armored_guard B2 1',1,1790000000000,5013729000247,'act');
INSERT INTO action VALUES (13,107,0,'end',1,1790000000000,5013729000248,'act');
INSERT INTO action VALUES (13,108,1,'draw',2,1790000000000,5013729000249,'act');
INSERT INTO action VALUES (13,109,1,'discard brawler',2,1790000000000,5013729000250,'act');
INSERT INTO action VALUES (13,110,1,'move C1 C1 2',2,1790000000000,5013729000251,'act');
INSERT INTO action VALUES (13,111,1,'place scout B3 3',2,1790000000000,5013729000252,'act');
INSERT INTO action VALUES (13,112,1,'end',2,1790000000000,5013729000253,'act');
INSERT INTO action VALUES (13,113,0,'draw',1,1790000000000,5013729000254,'act');
INSERT INTO action VALUES (13,114,0,'discard hybrid',1,1790000000000,5013729000255,'act');
INSERT INTO action VALUES (13,115,0,'place armored_hunter E2 3',1,1790000000000,5013729000256,'act');
INSERT INTO action VALUES (13,116,0,'place blocker B4 1',1,1790000000000,5013729000257,'act');
INSERT INTO action VALUES (13,117,0,'end',1,1790000000000,5013729000258,'act');
INSERT INTO action VALUES (13,118,0,'choose 1',1,1790000000000,5013729000259,'act');
INSERT INTO action VALUES (14,1,0,'place-hq E3 0',1,1790000000000,5013729000264,'act');
INSERT INTO action VALUES (14,2,1,'place-hq D1 5',2,1790000000000,5013729000265,'act');
INSERT INTO action VALUES (14,3,0,'draw',1,1790000000000,5013729000266,'act');
INSERT INTO action VALUES (14,4,0,'place guard B4 3',1,1790000000000,5013729000267,'act');
INSERT INTO action VALUES (14,5,0,'end',1,1790000000000,5013729000268,'act');
INSERT INTO action VALUES (14,6,1,'draw',2,1790000000000,5013729000269,'act');
INSERT INTO action VALUES (14,7,1,'place brain D2 2',2,1790000000000,5013729000270,'act');
INSERT INTO action VALUES (14,8,1,'move D1 D1 3',2,1790000000000,5013729000271,'act');
INSERT INTO action VALUES (14,9,1,'end',2,1790000000000,5013729000272,'act');
INSERT INTO action VALUES (14,10,0,'draw',1,1790000000000,5013729000273,'act');
INSERT INTO action VALUES (14,11,0,'discard battle',1,1790000000000,5013729000274,'act');
INSERT INTO action VALUES (14,12,0,'place thug C2 3',1,1790000000000,5013729000275,'act');
INSERT INTO action VALUES (14,13,0,'place runner D4 1',1,1790000000000,5013729000276,'act');
INSERT INTO action VALUES (14,14,0,'use mobility D4 D3 0',1,1790000000000,5013729000277,'act');
INSERT INTO action VALUES (14,15,0,'end',1,1790000000000,5013729000278,'act');
INSERT INTO action VALUES (14,16,0,'undo 14',2,1790000000000,5013729000280,'act');
INSERT INTO action VALUES (14,17,1,'resign',2,1790000000000,5013729000281,'act');
INSERT INTO action VALUES (15,1,0,'place-hq A1 1',1,1790000000000,5013729000286,'act');
INSERT INTO action VALUES (15,2,1,'place-hq C3 0',2,1790000000000,5013729000287,'act');
INSERT INTO action VALUES (15,3,0,'draw',1,1790000000000,5013729000288,'act');
INSERT INTO action VALUES (15,4,0,'redraw',1,1790000000000,5013729000289,'act');
INSERT INTO action VALUES (15,5,0,'place commando C2 2',1,1790000000000,5013729000290,'act');
INSERT INTO action VALUES (15,6,0,'end',1,1790000000000,5013729000291,'act');
INSERT INTO action VALUES (15,7,1,'draw',2,1790000000000,5013729000292,'act');
INSERT INTO action VALUES (15,8,1,'place officer E3 4',2,1790000000000,5013729000293,'act');
INSERT INTO action VALUES (15,9,1,'place brawler D3 5',2,1790000000000,5013729000294,'act');
INSERT INTO action VALUES (15,10,1,'end',2,1790000000000,5013729000295,'act');
INSERT INTO action VALUES (15,11,0,'draw',1,1790000000000,5013729000296,'act');
INSERT INTO action VALUES (15,12,0,'discard battle',1,1790000000000,5013729000297,'act');
INSERT INTO action VALUES (15,13,0,'place scoper B4 3',1,1790000000000,5013729000298,'act');
INSERT INTO action VALUES (15,14,0,'place scout A2 5',1,1790000000000,5013729000299,'act');
INSERT INTO action VALUES (15,15,0,'end',1,1790000000000,5013729000300,'act');
INSERT INTO action VALUES (15,16,1,'draw',2,1790000000000,5013729000301,'act');
INSERT INTO action VALUES (15,17,1,'discard mutant',2,1790000000000,5013729000302,'act');
INSERT INTO action VALUES (15,18,1,'place mutant C5 5',2,1790000000000,5013729000303,'act');
INSERT INTO action VALUES (15,19,1,'place claws E1 2',2,1790000000000,5013729000304,'act');
INSERT INTO action VALUES (15,20,1,'end',2,1790000000000,5013729000305,'act');
INSERT INTO action VALUES (15,21,0,'draw-offer',1,1790000000000,5013729000307,'act');
INSERT INTO action VALUES (15,22,1,'draw-accept',2,1790000000000,5013729000307,'act');
INSERT INTO action VALUES (16,1,0,'place-hq E3 5',1,1790000000000,5013729000312,'act');
INSERT INTO action VALUES (16,2,1,'place-hq E1 4',2,1790000000000,5013729000313,'act');
INSERT INTO action VALUES (16,3,0,'draw',1,1790000000000,5013729000314,'act');
INSERT INTO action VALUES (16,4,0,'place ripper C4 3',1,1790000000000,5013729000315,'act');
INSERT INTO action VALUES (16,5,0,'end',1,1790000000000,5013729000316,'act');
INSERT INTO action VALUES (16,6,1,'draw',2,1790000000000,5013729000317,'act');
INSERT INTO action VALUES (16,7,1,'place claws B3 3',2,1790000000000,5013729000318,'act');
INSERT INTO action VALUES (16,8,1,'battle',2,1790000000000,5013729000319,'act');
INSERT INTO action VALUES (16,9,0,'draw',1,1790000000000,5013729000320,'act');
INSERT INTO action VALUES (16,10,0,'discard officer',1,1790000000000,5013729000321,'act');
INSERT INTO action VALUES (16,11,0,'place armored_guard C1 0',1,1790000000000,5013729000322,'act');
INSERT INTO action VALUES (16,12,0,'battle',1,1790000000000,5013729000323,'act');
INSERT INTO action VALUES (16,13,0,'claim',1,1790172800000,5013729000324,'act');
INSERT INTO action VALUES (17,1,0,'place-hq D2 5',1,1790172800000,5013729000329,'act');
INSERT INTO action VALUES (17,2,1,'place-hq A3 3',2,1790172800000,5013729000330,'act');
INSERT INTO action VALUES (17,3,0,'draw',1,1790172800000,5013729000331,'act');
INSERT INTO action VALUES (17,4,0,'place net_master E2 5',1,1790172800000,5013729000332,'act');
INSERT INTO action VALUES (17,5,0,'end',1,1790172800000,5013729000333,'act');
INSERT INTO action VALUES (17,6,1,'draw',2,1790172800000,5013729000334,'act');
INSERT INTO action VALUES (17,7,1,'place scout C4 5',2,1790172800000,5013729000335,'act');
INSERT INTO action VALUES (17,8,1,'move C4 D3 5',2,1790172800000,5013729000336,'act');
INSERT INTO action VALUES (17,9,1,'end',2,1790172800000,5013729000337,'act');
INSERT INTO action VALUES (17,10,0,'draw',1,1790172800000,5013729000338,'act');
INSERT INTO action VALUES (17,11,0,'discard scout',1,1790172800000,5013729000339,'act');
INSERT INTO action VALUES (17,12,0,'place gladiator C4 0',1,1790172800000,5013729000340,'act');
INSERT INTO action VALUES (17,13,0,'time',1,1790174660000,NULL,'act');
INSERT INTO action VALUES (17,14,1,'draw',2,1790174660000,5013729000341,'act');
INSERT INTO action VALUES (17,15,1,'discard saboteur',2,1790174660000,5013729000342,'act');
INSERT INTO action VALUES (17,16,1,'sniper E2',2,1790174660000,5013729000343,'act');
INSERT INTO action VALUES (17,17,1,'discard battle',2,1790174660000,5013729000344,'act');
INSERT INTO action VALUES (17,18,1,'end',2,1790174660000,5013729000345,'act');
INSERT INTO action VALUES (17,19,0,'draw',1,1790174660000,5013729000346,'act');
INSERT INTO action VALUES (17,20,0,'discard officer_2',1,1790174660000,5013729000347,'act');
INSERT INTO action VALUES (17,21,0,'place guard C5 0',1,1790174660000,5013729000348,'act');
INSERT INTO action VALUES (17,22,0,'move C5 C5 5',1,1790174660000,5013729000349,'act');
INSERT INTO action VALUES (17,23,0,'end',1,1790174660000,5013729000350,'act');
INSERT INTO action VALUES (17,24,1,'draw',2,1790174660000,5013729000351,'act');
INSERT INTO action VALUES (17,25,1,'discard officer',2,1790174660000,5013729000352,'act');
INSERT INTO action VALUES (17,26,1,'move A3 A3 5',2,1790174660000,5013729000353,'act');
INSERT INTO action VALUES (17,27,1,'move A3 B4 5',2,1790174660000,5013729000354,'act');
INSERT INTO action VALUES (17,28,1,'end',2,1790174660000,5013729000355,'act');
INSERT INTO action VALUES (18,1,0,'place-hq D2 1',1,1790174660000,5013729000360,'act');
INSERT INTO action VALUES (18,2,1,'place-hq A3 1',2,1790174660000,5013729000361,'act');
INSERT INTO action VALUES (18,3,0,'draw',1,1790174660000,5013729000362,'act');
INSERT INTO action VALUES (18,4,0,'move D2 C2 3',1,1790174660000,5013729000363,'act');
INSERT INTO action VALUES (18,5,0,'end',1,1790174660000,5013729000364,'act');
INSERT INTO action VALUES (18,6,1,'draw',2,1790174660000,5013729000365,'act');
INSERT INTO action VALUES (18,7,1,'place commando A1 2',2,1790174660000,5013729000366,'act');
INSERT INTO action VALUES (18,8,1,'move A3 B3 1',2,1790174660000,5013729000367,'act');
INSERT INTO action VALUES (18,9,1,'end',2,1790174660000,5013729000368,'act');
INSERT INTO action VALUES (18,10,0,'draw',1,1790174660000,5013729000369,'act');
INSERT INTO action VALUES (18,11,0,'discard medic',1,1790174660000,5013729000370,'act');
INSERT INTO action VALUES (18,12,0,'move C2 C1 2',1,1790174660000,5013729000371,'act');
INSERT INTO action VALUES (18,13,0,'battle',1,1790174660000,5013729000372,'act');
INSERT INTO action VALUES (18,14,1,'draw',2,1790174660000,5013729000373,'act');
INSERT INTO action VALUES (18,15,1,'discard medic',2,1790174660000,5013729000374,'act');
INSERT INTO action VALUES (18,16,1,'place medic C5 1',2,1790174660000,5013729000375,'act');
INSERT INTO action VALUES (18,17,1,'place scoper C3 4',2,1790174660000,5013729000376,'act');
INSERT INTO action VALUES (18,18,1,'end',2,1790174660000,5013729000377,'act');
INSERT INTO action VALUES (18,19,0,'draw',1,1790174660000,5013729000378,'act');
INSERT INTO action VALUES (18,20,0,'discard claws',1,1790174660000,5013729000379,'act');
INSERT INTO action VALUES (18,21,0,'place scout C4 0',1,1790174660000,5013729000380,'act');
INSERT INTO action VALUES (18,22,0,'place officer D2 1',1,1790174660000,5013729000381,'act');
INSERT INTO action VALUES (18,23,0,'end',1,1790174660000,5013729000382,'act');
INSERT INTO action VALUES (18,24,1,'draw',2,1790174660000,5013729000383,'act');
INSERT INTO action VALUES (18,25,1,'discard hmg',2,1790174660000,5013729000384,'act');
INSERT INTO action VALUES (18,26,1,'place commando B4 2',2,1790174660000,5013729000385,'act');
INSERT INTO action VALUES (18,27,1,'move C3 C3 2',2,1790174660000,5013729000386,'act');
INSERT INTO action VALUES (18,28,1,'end',2,1790174660000,5013729000387,'act');
INSERT INTO action VALUES (18,29,0,'draw',1,1790174660000,5013729000388,'act');
INSERT INTO action VALUES (18,30,0,'discard battle',1,1790174660000,5013729000389,'act');
INSERT INTO action VALUES (18,31,0,'place net_fighter A3 5',1,1790174660000,5013729000390,'act');
INSERT INTO action VALUES (18,32,0,'place super_mutant E3 5',1,1790174660000,5013729000391,'act');
INSERT INTO action VALUES (18,33,0,'end',1,1790174660000,5013729000392,'act');
INSERT INTO action VALUES (18,34,1,'draw',2,1790174660000,5013729000393,'act');
INSERT INTO action VALUES (18,35,1,'discard recon_centre',2,1790174660000,5013729000394,'act');
INSERT INTO action VALUES (18,36,1,'battle',2,1790174660000,5013729000395,'act');
INSERT INTO action VALUES (18,37,0,'draw',1,1790174660000,5013729000396,'act');
INSERT INTO action VALUES (18,38,0,'discard brawler',1,1790174660000,5013729000397,'act');
INSERT INTO action VALUES (18,39,0,'place mutant D1 4',1,1790174660000,5013729000398,'act');
INSERT INTO action VALUES (18,40,0,'place super_officer D4 4',1,1790174660000,5013729000399,'act');
INSERT INTO action VALUES (18,41,0,'end',1,1790174660000,5013729000400,'act');
INSERT INTO action VALUES (18,42,1,'draw',2,1790174660000,5013729000401,'act');
INSERT INTO action VALUES (18,43,1,'discard saboteur',2,1790174660000,5013729000402,'act');
INSERT INTO action VALUES (18,44,1,'place officer B2 1',2,1790174660000,5013729000403,'act');
INSERT INTO action VALUES (18,45,1,'battle',2,1790174660000,5013729000404,'act');
INSERT INTO action VALUES (18,46,0,'draw',1,1790174660000,5013729000405,'act');
INSERT INTO action VALUES (18,47,0,'discard battle',1,1790174660000,5013729000406,'act');
INSERT INTO action VALUES (18,48,0,'place brawler E2 4',1,1790174660000,5013729000407,'act');
INSERT INTO action VALUES (18,49,0,'place assassin C2 3',1,1790174660000,5013729000408,'act');
INSERT INTO action VALUES (18,50,0,'use mobility C2 B1 1',1,1790174660000,5013729000409,'act');
INSERT INTO action VALUES (18,51,0,'end',1,1790174660000,5013729000410,'act');
INSERT INTO action VALUES (18,52,1,'draw',2,1790174660000,5013729000411,'act');
INSERT INTO action VALUES (18,53,1,'redraw',2,1790174660000,5013729000412,'act');
INSERT INTO action VALUES (18,54,1,'discard scout',2,1790174660000,5013729000413,'act');
INSERT INTO action VALUES (18,55,1,'move B4 B4 3',2,1790174660000,5013729000414,'act');
INSERT INTO action VALUES (18,56,1,'place brawler A2 2',2,1790174660000,5013729000415,'act');
INSERT INTO action VALUES (18,57,1,'end',2,1790174660000,5013729000416,'act');
INSERT INTO action VALUES (18,58,0,'draw',1,1790174660000,5013729000417,'act');
INSERT INTO action VALUES (18,59,0,'discard battle',1,1790174660000,5013729000418,'act');
INSERT INTO action VALUES (18,60,0,'use mobility B1 B1 3',1,1790174660000,5013729000419,'act');
INSERT INTO action VALUES (18,61,0,'place mutant D3 3',1,1790174660000,5013729000420,'act');
INSERT INTO action VALUES (18,62,0,'place assassin C2 1',1,1790174660000,5013729000421,'act');
INSERT INTO action VALUES (18,63,0,'use mobility C2 C2 4',1,1790174660000,5013729000422,'act');
INSERT INTO action VALUES (18,64,0,'end',1,1790174660000,5013729000423,'act');
INSERT INTO action VALUES (18,65,1,'draw',2,1790174660000,5013729000424,'act');
INSERT INTO action VALUES (18,66,1,'discard runner',2,1790174660000,5013729000425,'act');
INSERT INTO action VALUES (18,67,1,'place runner E1 0',2,1790174660000,5013729000426,'act');
INSERT INTO action VALUES (18,68,0,'draw',1,1790174660000,5013729000427,'act');
INSERT INTO action VALUES (18,69,0,'discard scout',1,1790174660000,5013729000428,'act');
INSERT INTO action VALUES (18,70,0,'place mutant A3 1',1,1790174660000,5013729000429,'act');
INSERT INTO action VALUES (18,71,0,'use mobility C2 D1 3',1,1790174660000,5013729000430,'act');
INSERT INTO action VALUES (18,72,0,'use mobility B1 C2 1',1,1790174660000,5013729000431,'act');
INSERT INTO action VALUES (18,73,0,'battle',1,1790174660000,5013729000432,'act');
INSERT INTO action VALUES (18,74,1,'draw',2,1790174660000,5013729000433,'act');
INSERT INTO action VALUES (18,75,1,'discard scout',2,1790174660000,5013729000434,'act');
INSERT INTO action VALUES (18,76,1,'place annihilator B1 5',2,1790174660000,5013729000435,'act');
INSERT INTO action VALUES (18,77,1,'battle',2,1790174660000,5013729000436,'act');
INSERT INTO action VALUES (18,78,0,'draw',1,1790174660000,5013729000437,'act');
INSERT INTO action VALUES (18,79,0,'discard net_fighter',1,1790174660000,5013729000438,'act');
INSERT INTO action VALUES (18,80,0,'use mobility D1 D1 2',1,1790174660000,5013729000439,'act');
INSERT INTO action VALUES (18,81,0,'place officer E1 5',1,1790174660000,5013729000440,'act');
INSERT INTO action VALUES (18,82,0,'use mobility C2 B1 4',1,1790174660000,5013729000441,'act');
INSERT INTO action VALUES (18,83,0,'battle',1,1790174660000,5013729000442,'act');
INSERT INTO action VALUES (18,84,1,'draw',2,1790174660000,5013729000443,'act');
INSERT INTO action VALUES (18,85,1,'discard battle',2,1790174660000,5013729000444,'act');
INSERT INTO action VALUES (18,86,1,'move B3 A3 2',2,1790174660000,5013729000445,'act');
INSERT INTO action VALUES (18,87,1,'place mobile_armor B2 0',2,1790174660000,5013729000446,'act');
INSERT INTO action VALUES (18,88,1,'use mobility B2 C2 5',2,1790174660000,5013729000447,'act');
INSERT INTO action VALUES (18,89,1,'end',2,1790174660000,5013729000448,'act');
INSERT INTO action VALUES (18,90,0,'draw',1,1790174660000,5013729000449,'act');
INSERT INTO action VALUES (18,91,0,'discard grenade',1,1790174660000,5013729000450,'act');
INSERT INTO action VALUES (18,92,0,'use mobility D1 D1 1',1,1790174660000,5013729000451,'act');
INSERT INTO action VALUES (18,93,0,'move D4 D4 1',1,1790174660000,5013729000452,'act');
INSERT INTO action VALUES (18,94,0,'place mutant C4 5',1,1790174660000,5013729000453,'act');
INSERT INTO action VALUES (18,95,0,'use mobility B1 B2 1',1,1790174660000,5013729000454,'act');
INSERT INTO action VALUES (18,96,0,'end',1,1790174660000,5013729000455,'act');
INSERT INTO action VALUES (18,97,1,'draw',2,1790174660000,5013729000456,'act');
INSERT INTO action VALUES (18,98,1,'discard battle',2,1790174660000,5013729000457,'act');
INSERT INTO action VALUES (18,99,1,'use mobility C2 C2 1',2,1790174660000,5013729000458,'act');
INSERT INTO action VALUES (18,100,1,'place commando B1 3',2,1790174660000,5013729000459,'act');
INSERT INTO action VALUES (18,101,1,'place commando B3 4',2,1790174660000,5013729000460,'act');
INSERT INTO action VALUES (18,102,1,'end',2,1790174660000,5013729000461,'act');
INSERT INTO action VALUES (18,103,0,'draw',1,1790174660000,5013729000462,'act');
INSERT INTO action VALUES (18,104,0,'discard claws',1,1790174660000,5013729000463,'act');
INSERT INTO action VALUES (18,105,0,'use mobility B2 C3 3',1,1790174660000,5013729000464,'act');
INSERT INTO action VALUES (18,106,0,'use mobility D1 D1 2',1,1790174660000,5013729000465,'act');
INSERT INTO action VALUES (18,107,0,'place mutant B2 5',1,1790174660000,5013729000466,'act');
INSERT INTO action VALUES (18,108,1,'draw',2,1790174660000,5013729000467,'act');
INSERT INTO action VALUES (18,109,1,'discard commando',2,1790174660000,5013729000468,'act');
INSERT INTO action VALUES (18,110,1,'move A2 B3 1',2,1790174660000,5013729000469,'act');
INSERT INTO action VALUES (18,111,1,'move B3 A2 1',2,1790174660000,5013729000470,'act');
INSERT INTO action VALUES (18,112,1,'end',2,1790174660000,5013729000471,'act');
INSERT INTO action VALUES (18,113,0,'draw',1,1790174660000,5013729000472,'act');
INSERT INTO action VALUES (18,114,0,'discard mutant',1,1790174660000,5013729000473,'act');
INSERT INTO action VALUES (18,115,0,'place claws D1 2',1,1790174660000,5013729000474,'act');
INSERT INTO action VALUES (18,116,0,'place claws B4 5',1,1790174660000,5013729000475,'act');
INSERT INTO action VALUES (18,117,0,'use mobility C3 B3 1',1,1790174660000,5013729000476,'act');
INSERT INTO action VALUES (18,118,0,'end',1,1790174660000,5013729000477,'act');
INSERT INTO action VALUES (18,119,1,'draw',2,1790174660000,5013729000478,'act');
INSERT INTO action VALUES (18,120,1,'place annihilator C3 4',2,1790174660000,5013729000479,'act');
INSERT INTO action VALUES (18,121,1,'end',2,1790174660000,5013729000480,'act');
INSERT INTO action VALUES (18,122,0,'draw',1,1790174660000,5013729000481,'act');
INSERT INTO action VALUES (18,123,0,'move D4 D4 5',1,1790174660000,5013729000482,'act');
INSERT INTO action VALUES (18,124,0,'use mobility B3 B2 1',1,1790174660000,5013729000483,'act');
INSERT INTO action VALUES (18,125,0,'end',1,1790174660000,5013729000484,'act');
INSERT INTO action VALUES (19,1,0,'place-hq C3 1',2,1790174660000,5013729000485,'act');
INSERT INTO action VALUES (19,2,1,'place-hq C5 2',1,1790174660000,5013729000486,'act');
INSERT INTO action VALUES (19,3,0,'draw',2,1790174660000,5013729000487,'act');
INSERT INTO action VALUES (19,4,0,'move C3 C2 0',2,1790174660000,5013729000488,'act');
INSERT INTO action VALUES (19,5,0,'end',2,1790174660000,5013729000489,'act');
INSERT INTO action VALUES (19,6,1,'draw',1,1790174660000,5013729000490,'act');
INSERT INTO action VALUES (19,7,1,'place commando B2 5',1,1790174660000,5013729000491,'act');
INSERT INTO action VALUES (19,8,1,'move B2 A2 3',1,1790174660000,5013729000492,'act');
INSERT INTO action VALUES (19,9,1,'end',1,1790174660000,5013729000493,'act');
INSERT INTO action VALUES (19,10,0,'draw',2,1790174660000,5013729000494,'act');
INSERT INTO action VALUES (19,11,0,'discard move',2,1790174660000,5013729000495,'act');
INSERT INTO action VALUES (19,12,0,'place medic A3 4',2,1790174660000,5013729000496,'act');
INSERT INTO action VALUES (19,13,0,'battle',2,1790174660000,5013729000497,'act');
INSERT INTO action VALUES (19,14,1,'draw',1,1790174660000,5013729000498,'act');
INSERT INTO action VALUES (19,15,1,'discard medic',1,1790174660000,5013729000499,'act');
INSERT INTO action VALUES (20,1,0,'place-hq D2 3',1,1790174660000,5013729000504,'act');
INSERT INTO action VALUES (20,2,1,'place-hq B2 1',2,1790174660000,5013729000505,'act');
INSERT INTO action VALUES (20,3,0,'draw',1,1790174660000,5013729000506,'act');
INSERT INTO action VALUES (20,4,0,'place mutant B4 0',1,1790174660000,5013729000507,'act');
INSERT INTO action VALUES (20,5,0,'end',1,1790174660000,5013729000508,'act');
INSERT INTO action VALUES (20,6,1,'draw',2,1790174660000,5013729000509,'act');
INSERT INTO action VALUES (20,7,1,'place mother_module C4 3',2,1790174660000,5013729000510,'act');
INSERT INTO action VALUES (20,8,1,'bomb C4',2,1790174660000,5013729000511,'act');
INSERT INTO action VALUES (20,9,1,'end',2,1790174660000,5013729000512,'act');
INSERT INTO action VALUES (20,10,0,'draw',1,1790174660000,5013729000513,'act');
INSERT INTO action VALUES (20,11,0,'discard net_fighter',1,1790174660000,5013729000514,'act');
INSERT INTO action VALUES (20,12,0,'place assassin B1 4',1,1790174660000,5013729000515,'act');
INSERT INTO action VALUES (20,13,0,'place claws C3 1',1,1790174660000,5013729000516,'act');
INSERT INTO action VALUES (20,14,0,'use mobility B1 C1 3',1,1790174660000,5013729000517,'act');
INSERT INTO action VALUES (20,15,0,'end',1,1790174660000,5013729000518,'act');
INSERT INTO action VALUES (20,16,1,'draw',2,1790174660000,5013729000519,'act');
INSERT INTO action VALUES (20,17,1,'discard battle',2,1790174660000,5013729000520,'act');
INSERT INTO action VALUES (20,18,1,'place guard D1 4',2,1790174660000,5013729000521,'act');
INSERT INTO action VALUES (20,19,1,'place stormtrooper B4 4',2,1790174660000,5013729000522,'act');
INSERT INTO action VALUES (20,20,1,'end',2,1790174660000,5013729000523,'act');
INSERT INTO action VALUES (20,21,0,'draw',1,1790174660000,5013729000524,'act');
INSERT INTO action VALUES (20,22,0,'discard officer',1,1790174660000,5013729000525,'act');
INSERT INTO action VALUES (20,23,0,'place scout D4 5',1,1790174660000,5013729000526,'act');
INSERT INTO action VALUES (20,24,0,'move C1 C2 3',1,1790174660000,5013729000527,'act');
INSERT INTO action VALUES (20,25,0,'use mobility C2 C2 1',1,1790174660000,5013729000528,'act');
INSERT INTO action VALUES (20,26,0,'end',1,1790174660000,5013729000529,'act');
INSERT INTO action VALUES (20,27,1,'draw',2,1790174660000,5013729000530,'act');
INSERT INTO action VALUES (20,28,1,'discard brain',2,1790174660000,5013729000531,'act');
INSERT INTO action VALUES (20,29,1,'place medic C4 0',2,1790174660000,5013729000532,'act');
INSERT INTO action VALUES (20,30,1,'place hybrid A3 2',2,1790174660000,5013729000533,'act');
INSERT INTO action VALUES (20,31,1,'end',2,1790174660000,5013729000534,'act');
INSERT INTO action VALUES (20,32,0,'draw',1,1790174660000,5013729000535,'act');
INSERT INTO action VALUES (20,33,0,'discard move',1,1790174660000,5013729000536,'act');
INSERT INTO action VALUES (20,34,0,'place scout E3 5',1,1790174660000,5013729000537,'act');
INSERT INTO action VALUES (20,35,0,'place claws E1 0',1,1790174660000,5013729000538,'act');
INSERT INTO action VALUES (20,36,0,'use mobility C2 B1 5',1,1790174660000,5013729000539,'act');
INSERT INTO action VALUES (20,37,0,'end',1,1790174660000,5013729000540,'act');
INSERT INTO action VALUES (20,38,1,'draw',2,1790174660000,5013729000541,'act');
INSERT INTO action VALUES (20,39,1,'discard clown',2,1790174660000,5013729000542,'act');
INSERT INTO action VALUES (20,40,1,'place scout C5 0',2,1790174660000,5013729000543,'act');
INSERT INTO action VALUES (20,41,1,'push B2 B1',2,1790174660000,5013729000544,'act');
INSERT INTO action VALUES (20,42,1,'end',2,1790174660000,5013729000545,'act');
INSERT INTO action VALUES (20,43,0,'draw',1,1790174660000,5013729000546,'act');
INSERT INTO action VALUES (20,44,0,'discard battle',1,1790174660000,5013729000547,'act');
INSERT INTO action VALUES (20,45,0,'place super_officer A2 3',1,1790174660000,5013729000548,'act');
INSERT INTO action VALUES (20,46,0,'place super_mutant C2 0',1,1790174660000,5013729000549,'act');
INSERT INTO action VALUES (20,47,0,'use mobility C1 C1 3',1,1790174660000,5013729000550,'act');
INSERT INTO action VALUES (20,48,0,'end',1,1790174660000,5013729000551,'act');
INSERT INTO action VALUES (20,49,1,'draw',2,1790174660000,5013729000552,'act');
INSERT INTO action VALUES (20,50,1,'discard protector',2,1790174660000,5013729000553,'act');
INSERT INTO action VALUES (20,51,1,'place ripper A1 3',2,1790174660000,5013729000554,'act');
INSERT INTO action VALUES (20,52,1,'battle',2,1790174660000,5013729000555,'act');
INSERT INTO action VALUES (20,53,0,'draw',1,1790174660000,5013729000556,'act');
INSERT INTO action VALUES (20,54,0,'discard claws',1,1790174660000,5013729000557,'act');
INSERT INTO action VALUES (20,55,0,'move E3 E3 1',1,1790174660000,5013729000558,'act');
INSERT INTO action VALUES (20,56,0,'use mobility C1 D1 2',1,1790174660000,5013729000559,'act');
INSERT INTO action VALUES (20,57,0,'place mutant C3 3',1,1790174660000,5013729000560,'act');
INSERT INTO action VALUES (20,58,0,'end',1,1790174660000,5013729000561,'act');
INSERT INTO action VALUES (20,59,1,'draw',2,1790174660000,5013729000562,'act');
INSERT INTO action VALUES (20,60,1,'discard battle',2,1790174660000,5013729000563,'act');
INSERT INTO action VALUES (20,61,1,'place net_fighter A2 4',2,1790174660000,5013729000564,'act');
INSERT INTO action VALUES (20,62,1,'place officer B1 2',2,1790174660000,5013729000565,'act');
INSERT INTO action VALUES (20,63,1,'end',2,1790174660000,5013729000566,'act');
INSERT INTO action VALUES (20,64,0,'draw',1,1790174660000,5013729000567,'act');
INSERT INTO action VALUES (20,65,0,'discard mutant',1,1790174660000,5013729000568,'act');
INSERT INTO action VALUES (20,66,0,'place brawler C1 5',1,1790174660000,5013729000569,'act');
INSERT INTO action VALUES (20,67,0,'use mobility D1 D1 4',1,1790174660000,5013729000570,'act');
INSERT INTO action VALUES (20,68,0,'end',1,1790174660000,5013729000571,'act');
INSERT INTO action VALUES (20,69,1,'draw',2,1790174660000,5013729000572,'act');
INSERT INTO action VALUES (20,70,1,'discard hybrid',2,1790174660000,5013729000573,'act');
INSERT INTO action VALUES (20,71,1,'place juggernaut B3 3',2,1790174660000,5013729000574,'act');
INSERT INTO action VALUES (20,72,1,'place hunter_killer D3 1',2,1790174660000,5013729000575,'act');
INSERT INTO action VALUES (20,73,1,'end',2,1790174660000,5013729000576,'act');
INSERT INTO action VALUES (20,74,0,'draw',1,1790174660000,5013729000577,'act');
INSERT INTO action VALUES (20,75,0,'discard claws',1,1790174660000,5013729000578,'act');
INSERT INTO action VALUES (20,76,0,'use mobility D1 D1 1',1,1790174660000,5013729000579,'act');
INSERT INTO action VALUES (20,77,0,'grenade D3',1,1790174660000,5013729000580,'act');
INSERT INTO action VALUES (20,78,0,'battle',1,1790174660000,5013729000581,'act');
INSERT INTO action VALUES (20,79,1,'draw',2,1790174660000,5013729000582,'act');
INSERT INTO action VALUES (20,80,1,'discard armored_guard',2,1790174660000,5013729000583,'act');
INSERT INTO action VALUES (20,81,1,'place gauss_cannon E2 1',2,1790174660000,5013729000584,'act');
INSERT INTO action VALUES (20,82,1,'push C5 D4',2,1790174660000,5013729000585,'act');
INSERT INTO action VALUES (20,83,1,'end',2,1790174660000,5013729000586,'act');
INSERT INTO action VALUES (20,84,0,'draw',1,1790174660000,5013729000587,'act');
INSERT INTO action VALUES (20,85,0,'discard brawler',1,1790174660000,5013729000588,'act');
INSERT INTO action VALUES (20,86,0,'place assassin B1 4',1,1790174660000,5013729000589,'act');
INSERT INTO action VALUES (20,87,0,'use mobility D1 C2 5',1,1790174660000,5013729000590,'act');
INSERT INTO action VALUES (20,88,0,'use mobility B1 B1 2',1,1790174660000,5013729000591,'act');
INSERT INTO action VALUES (20,89,0,'battle',1,1790174660000,5013729000592,'act');
INSERT INTO action VALUES (20,90,1,'draw',2,1790174660000,5013729000593,'act');
INSERT INTO action VALUES (20,91,1,'discard push_back',2,1790174660000,5013729000594,'act');
INSERT INTO action VALUES (20,92,1,'place hunter_killer D4 2',2,1790174660000,5013729000595,'act');
INSERT INTO action VALUES (20,93,1,'place armored_hunter C2 4',2,1790174660000,5013729000596,'act');
INSERT INTO action VALUES (20,94,1,'end',2,1790174660000,5013729000597,'act');
INSERT INTO action VALUES (20,95,0,'draw',1,1790174660000,5013729000598,'act');
INSERT INTO action VALUES (20,96,0,'discard move',1,1790174660000,5013729000599,'act');
INSERT INTO action VALUES (20,97,0,'place net_fighter D1 5',1,1790174660000,5013729000600,'act');
INSERT INTO action VALUES (20,98,0,'battle',1,1790174660000,5013729000601,'act');
INSERT INTO action VALUES (20,99,1,'draw',2,1790174660000,5013729000602,'act');
INSERT INTO action VALUES (20,100,1,'redraw',2,1790174660000,5013729000603,'act');
INSERT INTO action VALUES (20,101,1,'discard armored_hunter',2,1790174660000,5013729000604,'act');
INSERT INTO action VALUES (20,102,1,'place medic B1 2',2,1790174660000,5013729000605,'act');
INSERT INTO action VALUES (20,103,1,'place blocker C1 1',2,1790174660000,5013729000606,'act');
INSERT INTO action VALUES (20,104,1,'end',2,1790174660000,5013729000607,'act');
INSERT INTO action VALUES (20,105,0,'draw',1,1790174660000,5013729000608,'act');
INSERT INTO action VALUES (20,106,0,'discard mutant',1,1790174660000,5013729000609,'act');
INSERT INTO action VALUES (20,107,0,'place officer C3 0',1,1790174660000,5013729000610,'act');
INSERT INTO action VALUES (20,108,0,'place mutant E2 2',1,1790174660000,5013729000611,'act');
INSERT INTO action VALUES (20,109,0,'end',1,1790174660000,5013729000612,'act');
INSERT INTO action VALUES (20,110,1,'draw',2,1790174660000,5013729000613,'act');
INSERT INTO action VALUES (20,111,1,'move D4 C4 4',2,1790174660000,5013729000614,'act');
INSERT INTO action VALUES (20,112,1,'place blocker D4 2',2,1790174660000,5013729000615,'act');
INSERT INTO action VALUES (20,113,1,'end',2,1790174660000,5013729000616,'act');
INSERT INTO action VALUES (20,114,0,'draw',1,1790174660000,5013729000617,'act');
INSERT INTO action VALUES (20,115,0,'discard medic',1,1790174660000,5013729000618,'act');
INSERT INTO action VALUES (20,116,0,'end',1,1790174660000,5013729000619,'act');
INSERT INTO action VALUES (21,1,0,'place-hq D1 0',1,1790174660000,5013729000624,'act');
INSERT INTO action VALUES (21,2,1,'place-hq C3 2',2,1790174660000,5013729000625,'act');
INSERT INTO action VALUES (21,3,0,'draw',1,1790174660000,5013729000626,'act');
INSERT INTO action VALUES (21,4,0,'place brawler C2 2',1,1790174660000,5013729000627,'act');
INSERT INTO action VALUES (21,5,0,'end',1,1790174660000,5013729000628,'act');
INSERT INTO action VALUES (21,6,1,'draw',2,1790174660000,5013729000629,'act');
INSERT INTO action VALUES (21,7,1,'place blocker D4 0',2,1790174660000,5013729000630,'act');
INSERT INTO action VALUES (21,8,1,'place mother_module B1 3',2,1790174660000,5013729000631,'act');
INSERT INTO action VALUES (21,9,1,'end',2,1790174660000,5013729000632,'act');
INSERT INTO action VALUES (21,10,0,'draw',1,1790174660000,5013729000633,'act');
INSERT INTO action VALUES (21,11,0,'discard move',1,1790174660000,5013729000634,'act');
INSERT INTO action VALUES (21,12,0,'place officer A2 2',1,1790174660000,5013729000635,'act');
INSERT INTO action VALUES (21,13,0,'battle',1,1790174660000,5013729000636,'act');
INSERT INTO action VALUES (21,14,1,'draw',2,1790174660000,5013729000637,'act');
INSERT INTO action VALUES (21,15,1,'discard medic',2,1790174660000,5013729000638,'act');
INSERT INTO action VALUES (21,16,1,'place armored_hunter D3 0',2,1790174660000,5013729000639,'act');
INSERT INTO action VALUES (21,17,1,'place ripper E1 1',2,1790174660000,5013729000640,'act');
INSERT INTO action VALUES (21,18,1,'end',2,1790174660000,5013729000641,'act');
INSERT INTO action VALUES (21,19,0,'draw',1,1790174660000,5013729000642,'act');
INSERT INTO action VALUES (21,20,0,'discard mutant',1,1790174660000,5013729000643,'act');
INSERT INTO action VALUES (21,21,0,'place claws E2 1',1,1790174660000,5013729000644,'act');
INSERT INTO action VALUES (21,22,0,'place assassin A1 5',1,1790174660000,5013729000645,'act');
INSERT INTO action VALUES (21,23,0,'use mobility A1 B2 4',1,1790174660000,5013729000646,'act');
INSERT INTO action VALUES (21,24,0,'end',1,1790174660000,5013729000647,'act');
INSERT INTO action VALUES (21,25,1,'draw',2,1790174660000,5013729000648,'act');
INSERT INTO action VALUES (21,26,1,'discard battle',2,1790174660000,5013729000649,'act');
INSERT INTO action VALUES (21,27,1,'place armored_hunter B4 3',2,1790174660000,5013729000650,'act');
INSERT INTO action VALUES (21,28,1,'place protector C5 2',2,1790174660000,5013729000651,'act');
INSERT INTO action VALUES (21,29,1,'end',2,1790174660000,5013729000652,'act');
INSERT INTO action VALUES (21,30,0,'draw',1,1790174660000,5013729000653,'act');
INSERT INTO action VALUES (21,31,0,'discard mutant',1,1790174660000,5013729000654,'act');
INSERT INTO action VALUES (21,32,0,'use mobility B2 B2 0',1,1790174660000,5013729000655,'act');
INSERT INTO action VALUES (21,33,0,'place claws A1 0',1,1790174660000,5013729000656,'act');
INSERT INTO action VALUES (21,34,0,'place super_mutant D2 3',1,1790174660000,5013729000657,'act');
INSERT INTO action VALUES (21,35,0,'end',1,1790174660000,5013729000658,'act');
INSERT INTO action VALUES (21,36,1,'draw',2,1790174660000,5013729000659,'act');
INSERT INTO action VALUES (21,37,1,'discard battle',2,1790174660000,5013729000660,'act');
INSERT INTO action VALUES (21,38,1,'place guard E3 2',2,1790174660000,5013729000661,'act');
INSERT INTO action VALUES (21,39,1,'place hybrid A3 1',2,1790174660000,5013729000662,'act');
INSERT INTO action VALUES (21,40,1,'end',2,1790174660000,5013729000663,'act');
INSERT INTO action VALUES (21,41,0,'draw',1,1790174660000,5013729000664,'act');
INSERT INTO action VALUES (21,42,0,'discard mutant',1,1790174660000,5013729000665,'act');
INSERT INTO action VALUES (21,43,0,'use mobility B2 B3 5',1,1790174660000,5013729000666,'act');
INSERT INTO action VALUES (21,44,0,'place net_fighter C4 2',1,1790174660000,5013729000667,'act');
INSERT INTO action VALUES (21,45,0,'place officer C1 2',1,1790174660000,5013729000668,'act');
INSERT INTO action VALUES (21,46,0,'end',1,1790174660000,5013729000669,'act');
INSERT INTO action VALUES (21,47,1,'draw',2,1790174660000,5013729000670,'act');
INSERT INTO action VALUES (21,48,1,'discard clown',2,1790174660000,5013729000671,'act');
INSERT INTO action VALUES (21,49,1,'place officer B2 0',2,1790174660000,5013729000672,'act');
INSERT INTO action VALUES (21,50,1,'battle',2,1790174660000,5013729000673,'act');
INSERT INTO action VALUES (21,51,0,'draw',1,1790174660000,5013729000674,'act');
INSERT INTO action VALUES (21,52,0,'discard mutant',1,1790174660000,5013729000675,'act');
INSERT INTO action VALUES (21,53,0,'place medic C4 1',1,1790174660000,5013729000676,'act');
INSERT INTO action VALUES (21,54,0,'battle',1,1790174660000,5013729000677,'act');
INSERT INTO action VALUES (21,55,1,'draw',2,1790174660000,5013729000678,'act');
INSERT INTO action VALUES (21,56,1,'discard push_back',2,1790174660000,5013729000679,'act');
INSERT INTO action VALUES (21,57,1,'place hybrid A3 0',2,1790174660000,5013729000680,'act');
INSERT INTO action VALUES (21,58,1,'place scout E1 0',2,1790174660000,5013729000681,'act');
INSERT INTO action VALUES (21,59,1,'end',2,1790174660000,5013729000682,'act');
INSERT INTO action VALUES (21,60,0,'draw',1,1790174660000,5013729000683,'act');
INSERT INTO action VALUES (21,61,0,'discard move',1,1790174660000,5013729000684,'act');
INSERT INTO action VALUES (21,62,0,'place claws D3 0',1,1790174660000,5013729000685,'act');
INSERT INTO action VALUES (21,63,0,'place mutant B3 2',1,1790174660000,5013729000686,'act');
INSERT INTO action VALUES (21,64,0,'end',1,1790174660000,5013729000687,'act');
INSERT INTO action VALUES (21,65,1,'draw',2,1790174660000,5013729000688,'act');
INSERT INTO action VALUES (21,66,1,'discard push_back',2,1790174660000,5013729000689,'act');
INSERT INTO action VALUES (21,67,1,'move B1 B1 1',2,1790174660000,5013729000690,'act');
INSERT INTO action VALUES (21,68,1,'place gauss_cannon B4 1',2,1790174660000,5013729000691,'act');
INSERT INTO action VALUES (21,69,1,'end',2,1790174660000,5013729000692,'act');
INSERT INTO action VALUES (21,70,0,'draw',1,1790174660000,5013729000693,'act');
INSERT INTO action VALUES (21,71,0,'discard super_officer',1,1790174660000,5013729000694,'act');
INSERT INTO action VALUES (21,72,0,'place scout C4 4',1,1790174660000,5013729000695,'act');
INSERT INTO action VALUES (21,73,0,'place assassin C2 5',1,1790174660000,5013729000696,'act');
INSERT INTO action VALUES (21,74,0,'use mobility C2 D2 5',1,1790174660000,5013729000697,'act');
INSERT INTO action VALUES (21,75,0,'end',1,1790174660000,5013729000698,'act');
INSERT INTO action VALUES (21,76,1,'draw',2,1790174660000,5013729000699,'act');
INSERT INTO action VALUES (21,77,1,'redraw',2,1790174660000,5013729000700,'act');
INSERT INTO action VALUES (21,78,1,'discard net_fighter',2,1790174660000,5013729000701,'act');
INSERT INTO action VALUES (21,79,1,'place stormtrooper C2 3',2,1790174660000,5013729000702,'act');
INSERT INTO action VALUES (21,80,0,'draw',1,1790174660000,5013729000703,'act');
INSERT INTO action VALUES (21,81,0,'discard grenade',1,1790174660000,5013729000704,'act');
INSERT INTO action VALUES (21,82,0,'place mutant B3 3',1,1790174660000,5013729000705,'act');
INSERT INTO action VALUES (21,83,0,'battle',1,1790174660000,5013729000706,'act');
INSERT INTO action VALUES (21,84,1,'draw',2,1790174660000,5013729000707,'act');
INSERT INTO action VALUES (21,85,1,'discard push_back',2,1790174660000,5013729000708,'act');
INSERT INTO action VALUES (21,86,1,'place blocker E1 2',2,1790174660000,5013729000709,'act');
INSERT INTO action VALUES (21,87,1,'place armored_guard A1 3',2,1790174660000,5013729000710,'act');
INSERT INTO action VALUES (21,88,1,'end',2,1790174660000,5013729000711,'act');
INSERT INTO action VALUES (21,89,0,'draw',1,1790174660000,5013729000712,'act');
INSERT INTO action VALUES (21,90,0,'discard move',1,1790174660000,5013729000713,'act');
INSERT INTO action VALUES (21,91,0,'place brawler A2 2',1,1790174660000,5013729000714,'act');
INSERT INTO action VALUES (21,92,0,'battle',1,1790174660000,5013729000715,'act');
INSERT INTO action VALUES (21,93,1,'draw',2,1790174660000,5013729000716,'act');
INSERT INTO action VALUES (21,94,1,'discard hunter_killer',2,1790174660000,5013729000717,'act');
INSERT INTO action VALUES (21,95,1,'place hunter_killer B3 4',2,1790174660000,5013729000718,'act');
INSERT INTO action VALUES (21,96,1,'push E3 E2',2,1790174660000,5013729000719,'act');
INSERT INTO action VALUES (22,1,0,'place-hq B2 0',1,1790174660000,5013729000724,'act');
INSERT INTO action VALUES (22,2,1,'place-hq D4 0',2,1790174660000,5013729000725,'act');
INSERT INTO action VALUES (22,3,0,'draw',1,1790174660000,5013729000726,'act');
INSERT INTO action VALUES (22,4,0,'place blocker A2 4',1,1790174660000,5013729000727,'act');
INSERT INTO action VALUES (22,5,0,'end',1,1790174660000,5013729000728,'act');
INSERT INTO action VALUES (22,6,1,'draw',2,1790174660000,5013729000729,'act');
INSERT INTO action VALUES (22,7,1,'redraw',2,1790174660000,5013729000730,'act');
INSERT INTO action VALUES (22,8,1,'place quartermaster B4 3',2,1790174660000,5013729000731,'act');
INSERT INTO action VALUES (22,9,1,'battle',2,1790174660000,5013729000732,'act');
INSERT INTO action VALUES (22,10,0,'draw',1,1790174660000,5013729000733,'act');
INSERT INTO action VALUES (22,11,0,'redraw',1,1790174660000,5013729000734,'act');
INSERT INTO action VALUES (22,12,0,'discard push_back',1,1790174660000,5013729000735,'act');
INSERT INTO action VALUES (22,13,0,'place scout D3 2',1,1790174660000,5013729000736,'act');
INSERT INTO action VALUES (22,14,0,'battle',1,1790174660000,5013729000737,'act');
INSERT INTO action VALUES (22,15,1,'draw',2,1790174660000,5013729000738,'act');
INSERT INTO action VALUES (22,16,1,'discard ganger',2,1790174660000,5013729000739,'act');
INSERT INTO action VALUES (22,17,1,'place thug B1 0',2,1790174660000,5013729000740,'act');
INSERT INTO action VALUES (22,18,1,'move D4 D4 5',2,1790174660000,5013729000741,'act');
INSERT INTO action VALUES (22,19,1,'end',2,1790174660000,5013729000742,'act');
INSERT INTO action VALUES (22,20,0,'draw',1,1790174660000,5013729000743,'act');
INSERT INTO action VALUES (22,21,0,'discard gauss_cannon',1,1790174660000,5013729000744,'act');
INSERT INTO action VALUES (22,22,0,'place medic C3 4',1,1790174660000,5013729000745,'act');
INSERT INTO action VALUES (22,23,0,'push B2 B1',1,1790174660000,5013729000746,'act');
INSERT INTO action VALUES (22,24,0,'end',1,1790174660000,5013729000747,'act');
INSERT INTO action VALUES (22,25,1,'draw',2,1790174660000,5013729000748,'act');
INSERT INTO action VALUES (22,26,1,'redraw',2,1790174660000,5013729000749,'act');
INSERT INTO action VALUES (22,27,1,'discard scout',2,1790174660000,5013729000750,'act');
INSERT INTO action VALUES (22,28,1,'place universal_soldier A1 3',2,1790174660000,5013729000751,'act');
INSERT INTO action VALUES (22,29,1,'place runner A3 5',2,1790174660000,5013729000752,'act');
INSERT INTO action VALUES (22,30,1,'use mobility A3 A3 4',2,1790174660000,5013729000753,'act');
INSERT INTO action VALUES (24,1,0,'place-hq D4 4',1,1790000000000,6018656000005,'act');
INSERT INTO action VALUES (24,2,1,'place-hq A1 0',2,1790000000000,6018656000006,'act');
INSERT INTO action VALUES (24,3,0,'draw',1,1790000000000,6018656000007,'act');
INSERT INTO action VALUES (24,4,0,'redraw',1,1790000000000,6018656000008,'act');
INSERT INTO action VALUES (24,5,0,'place mutant C1 0',1,1790000000000,6018656000009,'act');
INSERT INTO action VALUES (24,6,0,'undo 4',1,1790000000000,6018656000010,'act');
INSERT INTO action VALUES (24,7,0,'place mutant A2 1',1,1790000000000,6018656000011,'act');
INSERT INTO action VALUES (24,8,0,'end',1,1790000000000,6018656000012,'act');
INSERT INTO action VALUES (24,9,1,'draw',2,1790000000000,6018656000013,'act');
INSERT INTO action VALUES (24,10,1,'place quartermaster B3 0',2,1790000000000,6018656000014,'act');
INSERT INTO action VALUES (24,11,1,'undo 9',2,1790000000000,6018656000015,'act');
INSERT INTO action VALUES (24,12,1,'place quartermaster C2 3',2,1790000000000,6018656000016,'act');
INSERT INTO action VALUES (24,13,1,'battle',2,1790000000000,6018656000017,'act');
INSERT INTO action VALUES (24,14,0,'draw',1,1790000000000,6018656000018,'act');
INSERT INTO action VALUES (24,15,0,'discard battle',1,1790000000000,6018656000019,'act');
INSERT INTO action VALUES (24,16,0,'undo 14',1,1790000000000,6018656000020,'act');
INSERT INTO action VALUES (24,17,0,'discard battle',1,1790000000000,6018656000021,'act');
INSERT INTO action VALUES (24,18,0,'place brawler B3 0',1,1790000000000,6018656000022,'act');
INSERT INTO action VALUES (24,19,0,'place brawler A3 1',1,1790000000000,6018656000023,'act');
INSERT INTO action VALUES (24,20,0,'undo 18',1,1790000000000,6018656000024,'act');
INSERT INTO action VALUES (24,21,0,'place brawler E3 1',1,1790000000000,6018656000025,'act');
INSERT INTO action VALUES (24,22,0,'end',1,1790000000000,6018656000026,'act');
INSERT INTO action VALUES (24,23,1,'draw',2,1790000000000,6018656000027,'act');
INSERT INTO action VALUES (24,24,1,'discard ganger',2,1790000000000,6018656000028,'act');
INSERT INTO action VALUES (24,25,1,'place net_fighter B4 5',2,1790000000000,6018656000029,'act');
INSERT INTO action VALUES (24,26,1,'battle',2,1790000000000,6018656000030,'act');
INSERT INTO action VALUES (24,27,0,'draw',1,1790000000000,6018656000031,'act');
INSERT INTO action VALUES (24,28,0,'discard net_fighter',1,1790000000000,6018656000032,'act');
INSERT INTO action VALUES (24,29,0,'move D4 D4 1',1,1790000000000,6018656000033,'act');
INSERT INTO action VALUES (24,30,0,'place assassin C1 0',1,1790000000000,6018656000034,'act');
INSERT INTO action VALUES (24,31,0,'use mobility C1 B1 1',1,1790000000000,6018656000035,'act');
INSERT INTO action VALUES (24,32,0,'undo 30',1,1790000000000,6018656000036,'act');
INSERT INTO action VALUES (24,33,0,'use mobility C1 B1 1',1,1790000000000,6018656000037,'act');
INSERT INTO action VALUES (24,34,0,'end',1,1790000000000,6018656000038,'act');
INSERT INTO action VALUES (24,35,1,'draw',2,1790000000000,6018656000039,'act');
INSERT INTO action VALUES (24,36,1,'discard universal_soldier',2,1790000000000,6018656000040,'act');
INSERT INTO action VALUES (24,37,1,'move B4 C4 4',2,1790000000000,6018656000041,'act');
INSERT INTO action VALUES (24,38,1,'move A1 B2 4',2,1790000000000,6018656000042,'act');
INSERT INTO action VALUES (24,39,1,'end',2,1790000000000,6018656000043,'act');
INSERT INTO action VALUES (24,40,0,'draw',1,1790000000000,6018656000044,'act');
INSERT INTO action VALUES (24,41,0,'discard mutant',1,1790000000000,6018656000045,'act');
INSERT INTO action VALUES (24,42,0,'place net_fighter C3 3',1,1790000000000,6018656000046,'act');
INSERT INTO action VALUES (24,43,0,'use mobility B1 C1 0',1,1790000000000,6018656000047,'act');
INSERT INTO action VALUES (24,44,0,'battle',1,1790000000000,6018656000048,'act');
INSERT INTO action VALUES (24,45,1,'draw',2,1790000000000,6018656000049,'act');
INSERT INTO action VALUES (24,46,1,'discard thug',2,1790000000000,6018656000050,'act');
INSERT INTO action VALUES (24,47,1,'place officer_1 A2 5',2,1790000000000,6018656000051,'act');
INSERT INTO action VALUES (24,48,1,'place universal_soldier D3 0',2,1790000000000,6018656000052,'act');
INSERT INTO action VALUES (24,49,1,'end',2,1790000000000,6018656000053,'act');
INSERT INTO action VALUES (24,50,0,'draw',1,1790000000000,6018656000054,'act');
INSERT INTO action VALUES (24,51,0,'discard mutant',1,1790000000000,6018656000055,'act');
INSERT INTO action VALUES (24,52,0,'place scout A1 0',1,1790000000000,6018656000056,'act');
INSERT INTO action VALUES (24,53,0,'use mobility C1 B1 5',1,1790000000000,6018656000057,'act');
INSERT INTO action VALUES (24,54,0,'battle',1,1790000000000,6018656000058,'act');
INSERT INTO action VALUES (24,55,1,'draw',2,1790000000000,6018656000059,'act');
INSERT INTO action VALUES (24,56,1,'discard push_back',2,1790000000000,6018656000060,'act');
INSERT INTO action VALUES (24,57,1,'place guard D3 1',2,1790000000000,6018656000061,'act');
INSERT INTO action VALUES (24,58,1,'place universal_soldier D1 3',2,1790000000000,6018656000062,'act');
INSERT INTO action VALUES (24,59,1,'undo 57',2,1790000000000,6018656000063,'act');
INSERT INTO action VALUES (24,60,1,'place universal_soldier C4 0',2,1790000000000,6018656000064,'act');
INSERT INTO action VALUES (24,61,1,'end',2,1790000000000,6018656000065,'act');
INSERT INTO action VALUES (24,62,0,'draw',1,1790000000000,6018656000066,'act');
INSERT INTO action VALUES (24,63,0,'discard move',1,1790000000000,6018656000067,'act');
INSERT INTO action VALUES (24,64,0,'place mutant D2 5',1,1790000000000,6018656000068,'act');
INSERT INTO action VALUES (24,65,0,'place officer C3 3',1,1790000000000,6018656000069,'act');
INSERT INTO action VALUES (24,66,0,'end',1,1790000000000,6018656000070,'act');
INSERT INTO action VALUES (24,67,1,'draw',2,1790000000000,6018656000071,'act');
INSERT INTO action VALUES (24,68,1,'discard scout',2,1790000000000,6018656000072,'act');
INSERT INTO action VALUES (24,69,1,'place gladiator C5 1',2,1790000000000,6018656000073,'act');
INSERT INTO action VALUES (24,70,1,'place net_master D1 5',2,1790000000000,6018656000074,'act');
INSERT INTO action VALUES (24,71,1,'end',2,1790000000000,6018656000075,'act');
INSERT INTO action VALUES (24,72,0,'draw',1,1790000000000,6018656000076,'act');
INSERT INTO action VALUES (24,73,0,'discard super_mutant',1,1790000000000,6018656000077,'act');
INSERT INTO action VALUES (24,74,0,'place officer E2 2',1,1790000000000,6018656000078,'act');
INSERT INTO action VALUES (24,75,0,'place assassin B4 1',1,1790000000000,6018656000079,'act');
INSERT INTO action VALUES (24,76,0,'use mobility B4 B4 2',1,1790000000000,6018656000080,'act');
INSERT INTO action VALUES (24,77,0,'end',1,1790000000000,6018656000081,'act');
INSERT INTO action VALUES (24,78,1,'draw',2,1790000000000,6018656000082,'act');
INSERT INTO action VALUES (24,79,1,'discard runner',2,1790000000000,6018656000083,'act');
INSERT INTO action VALUES (24,80,1,'place net_fighter B3 0',2,1790000000000,6018656000084,'act');
INSERT INTO action VALUES (24,81,1,'sniper B4',2,1790000000000,6018656000085,'act');
INSERT INTO action VALUES (24,82,1,'end',2,1790000000000,6018656000086,'act');
INSERT INTO action VALUES (24,83,0,'draw',1,1790000000000,6018656000087,'act');
INSERT INTO action VALUES (24,84,0,'discard scout',1,1790000000000,6018656000088,'act');
INSERT INTO action VALUES (24,85,0,'place claws C1 2',1,1790000000000,6018656000089,'act');
INSERT INTO action VALUES (24,86,0,'move E3 E3 3',1,1790000000000,6018656000090,'act');
INSERT INTO action VALUES (24,87,0,'end',1,1790000000000,6018656000091,'act');
INSERT INTO action VALUES (24,88,1,'draw',2,1790000000000,6018656000092,'act');
INSERT INTO action VALUES (24,89,1,'discard boss',2,1790000000000,6018656000093,'act');
INSERT INTO action VALUES (24,90,1,'place transport B4 1',2,1790000000000,6018656000094,'act');
INSERT INTO action VALUES (24,91,1,'use transport B3 A3 3',2,1790000000000,6018656000095,'act');
INSERT INTO action VALUES (24,92,1,'place runner B3 3',2,1790000000000,6018656000096,'act');
INSERT INTO action VALUES (24,93,1,'undo 91',2,1790000000000,6018656000097,'act');
INSERT INTO action VALUES (24,94,1,'use transport C4 B3 4',2,1790000000000,6018656000098,'act');
INSERT INTO action VALUES (24,95,1,'use transport C5 C5 3',2,1790000000000,6018656000099,'act');
INSERT INTO action VALUES (24,96,1,'place runner C4 1',2,1790000000000,6018656000100,'act');
INSERT INTO action VALUES (24,97,1,'use transport C4 C4 4',2,1790000000000,6018656000101,'act');
INSERT INTO action VALUES (24,98,1,'use mobility C4 C4 2',2,1790000000000,6018656000102,'act');
INSERT INTO action VALUES (24,99,1,'undo 97',2,1790000000000,6018656000103,'act');
INSERT INTO action VALUES (24,100,1,'use mobility C4 C4 1',2,1790000000000,6018656000104,'act');
INSERT INTO action VALUES (24,101,1,'end',2,1790000000000,6018656000105,'act');
INSERT INTO action VALUES (24,102,0,'draw',1,1790000000000,6018656000106,'act');
INSERT INTO action VALUES (24,103,0,'discard claws',1,1790000000000,6018656000107,'act');
INSERT INTO action VALUES (24,104,0,'place mutant B1 2',1,1790000000000,6018656000108,'act');
INSERT INTO action VALUES (24,105,0,'battle',1,1790000000000,6018656000109,'act');
INSERT INTO action VALUES (24,106,1,'draw',2,1790000000000,6018656000110,'act');
INSERT INTO action VALUES (24,107,1,'discard ganger',2,1790000000000,6018656000111,'act');
INSERT INTO action VALUES (24,108,1,'place ganger C4 3',2,1790000000000,6018656000112,'act');
INSERT INTO action VALUES (24,109,1,'use transport C4 C4 4',2,1790000000000,6018656000113,'act');
INSERT INTO action VALUES (24,110,1,'use transport A3 A3 5',2,1790000000000,6018656000114,'act');
INSERT INTO action VALUES (24,111,1,'use transport C5 C5 1',2,1790000000000,6018656000115,'act');
INSERT INTO action VALUES (24,112,1,'use transport B3 C3 1',2,1790000000000,6018656000116,'act');
INSERT INTO action VALUES (24,113,1,'undo 111',2,1790000000000,6018656000117,'act');
INSERT INTO action VALUES (24,114,1,'use transport B3 C3 3',2,1790000000000,6018656000118,'act');
INSERT INTO action VALUES (24,115,1,'battle',2,1790000000000,6018656000119,'act');
INSERT INTO action VALUES (24,116,0,'draw',1,1790000000000,6018656000120,'act');
INSERT INTO action VALUES (24,117,0,'discard medic',1,1790000000000,6018656000121,'act');
INSERT INTO action VALUES (24,118,0,'place claws D3 2',1,1790000000000,6018656000122,'act');
INSERT INTO action VALUES (24,119,0,'place claws A1 1',1,1790000000000,6018656000123,'act');
INSERT INTO action VALUES (24,120,0,'end',1,1790000000000,6018656000124,'act');
INSERT INTO action VALUES (24,121,1,'draw',2,1790000000000,6018656000125,'act');
INSERT INTO action VALUES (24,122,1,'discard runner',2,1790000000000,6018656000126,'act');
INSERT INTO action VALUES (24,123,1,'use transport A3 B3 1',2,1790000000000,6018656000127,'act');
INSERT INTO action VALUES (24,124,1,'undo 122',2,1790000000000,6018656000128,'act');
INSERT INTO action VALUES (24,125,1,'use transport A3 A3 2',2,1790000000000,6018656000129,'act');
INSERT INTO action VALUES (24,126,1,'battle',2,1790000000000,6018656000130,'act');
INSERT INTO action VALUES (24,127,0,'draw',1,1790000000000,6018656000131,'act');
INSERT INTO action VALUES (24,128,0,'redraw',1,1790000000000,6018656000132,'act');
INSERT INTO action VALUES (24,129,0,'place mutant E3 5',1,1790000000000,6018656000133,'act');
INSERT INTO action VALUES (24,130,0,'place super_officer B3 4',1,1790000000000,6018656000134,'act');
INSERT INTO action VALUES (24,131,0,'end',1,1790000000000,6018656000135,'act');
INSERT INTO action VALUES (24,132,1,'draw',2,1790000000000,6018656000136,'act');
INSERT INTO action VALUES (24,133,1,'discard officer_2',2,1790000000000,6018656000137,'act');
INSERT INTO action VALUES (24,134,1,'place officer_1 C5 5',2,1790000000000,6018656000138,'act');
INSERT INTO action VALUES (24,135,1,'use transport C5 C4 1',2,1790000000000,6018656000139,'act');
INSERT INTO action VALUES (24,136,1,'use transport A3 A3 4',2,1790000000000,6018656000140,'act');
INSERT INTO action VALUES (24,137,1,'end',2,1790000000000,6018656000141,'act');
INSERT INTO action VALUES (25,1,0,'place-hq C1 0',1,1790000000000,6018656000146,'act');
INSERT INTO action VALUES (25,2,1,'place-hq D1 4',2,1790000000000,6018656000147,'act');
INSERT INTO action VALUES (25,3,0,'draw',1,1790000000000,6018656000148,'act');
INSERT INTO action VALUES (25,4,0,'place guard C5 4',1,1790000000000,6018656000149,'act');
INSERT INTO action VALUES (25,5,0,'end',1,1790000000000,6018656000150,'act');
INSERT INTO action VALUES (25,6,1,'draw',2,1790000000000,6018656000151,'act');
INSERT INTO action VALUES (25,7,1,'place scout B4 3',2,1790000000000,6018656000152,'act');
INSERT INTO action VALUES (25,8,1,'sniper C5',2,1790000000000,6018656000153,'act');
INSERT INTO action VALUES (25,9,1,'end',2,1790000000000,6018656000154,'act');
INSERT INTO action VALUES (25,10,0,'draw',1,1790000000000,6018656000155,'act');
INSERT INTO action VALUES (25,11,0,'discard blocker',1,1790000000000,6018656000156,'act');
INSERT INTO action VALUES (25,12,0,'place protector E3 1',1,1790000000000,6018656000157,'act');
INSERT INTO action VALUES (25,13,0,'battle',1,1790000000000,6018656000158,'act');
INSERT INTO action VALUES (25,14,1,'draw',2,1790000000000,6018656000159,'act');
INSERT INTO action VALUES (25,15,1,'discard commando',2,1790000000000,6018656000160,'act');
INSERT INTO action VALUES (25,16,1,'battle',2,1790000000000,6018656000161,'act');
INSERT INTO action VALUES (25,17,0,'draw',1,1790000000000,6018656000162,'act');
INSERT INTO action VALUES (25,18,0,'discard hunter_killer',1,1790000000000,6018656000163,'act');
INSERT INTO action VALUES (25,19,0,'place ripper A2 4',1,1790000000000,6018656000164,'act');
INSERT INTO action VALUES (25,20,0,'battle',1,1790000000000,6018656000165,'act');
INSERT INTO action VALUES (25,21,1,'draw',2,1790000000000,6018656000166,'act');
INSERT INTO action VALUES (25,22,1,'discard mobile_armor',2,1790000000000,6018656000167,'act');
INSERT INTO action VALUES (25,23,1,'battle',2,1790000000000,6018656000168,'act');
INSERT INTO action VALUES (25,24,0,'draw',1,1790000000000,6018656000169,'act');
INSERT INTO action VALUES (25,25,0,'discard brain',1,1790000000000,6018656000170,'act');
INSERT INTO action VALUES (25,26,0,'place blocker C4 5',1,1790000000000,6018656000171,'act');
INSERT INTO action VALUES (25,27,0,'push C4 B4',1,1790000000000,6018656000172,'act');
INSERT INTO action VALUES (25,28,0,'end',1,1790000000000,6018656000173,'act');
INSERT INTO action VALUES (25,29,1,'draw',2,1790000000000,6018656000174,'act');
INSERT INTO action VALUES (25,30,1,'discard battle',2,1790000000000,6018656000175,'act');
INSERT INTO action VALUES (25,31,1,'place medic D2 1',2,1790000000000,6018656000176,'act');
INSERT INTO action VALUES (25,32,1,'place commando E2 4',2,1790000000000,6018656000177,'act');
INSERT INTO action VALUES (25,33,1,'end',2,1790000000000,6018656000178,'act');
INSERT INTO action VALUES (25,34,0,'draw',1,1790000000000,6018656000179,'act');
INSERT INTO action VALUES (25,35,0,'discard gauss_cannon',1,1790000000000,6018656000180,'act');
INSERT INTO action VALUES (25,36,0,'place mother_module B3 2',1,1790000000000,6018656000181,'act');
INSERT INTO action VALUES (25,37,0,'place armored_hunter D3 1',1,1790000000000,6018656000182,'act');
INSERT INTO action VALUES (25,38,0,'end',1,1790000000000,6018656000183,'act');
INSERT INTO action VALUES (25,39,1,'draw',2,1790000000000,6018656000184,'act');
INSERT INTO action VALUES (25,40,1,'discard move',2,1790000000000,6018656000185,'act');
INSERT INTO action VALUES (25,41,1,'place runner C3 4',2,1790000000000,6018656000186,'act');
INSERT INTO action VALUES (25,42,1,'battle',2,1790000000000,6018656000187,'act');
INSERT INTO action VALUES (25,43,0,'draw',1,1790000000000,6018656000188,'act');
INSERT INTO action VALUES (25,44,0,'discard battle',1,1790000000000,6018656000189,'act');
INSERT INTO action VALUES (25,45,0,'place armored_hunter C5 5',1,1790000000000,6018656000190,'act');
INSERT INTO action VALUES (25,46,0,'place juggernaut C3 5',1,1790000000000,6018656000191,'act');
INSERT INTO action VALUES (25,47,0,'end',1,1790000000000,6018656000192,'act');
INSERT INTO action VALUES (25,48,1,'draw',2,1790000000000,6018656000193,'act');
INSERT INTO action VALUES (25,49,1,'discard move',2,1790000000000,6018656000194,'act');
INSERT INTO action VALUES (25,50,1,'place officer B4 3',2,1790000000000,6018656000195,'act');
INSERT INTO action VALUES (25,51,1,'place commando D2 3',2,1790000000000,6018656000196,'act');
INSERT INTO action VALUES (25,52,1,'end',2,1790000000000,6018656000197,'act');
INSERT INTO action VALUES (25,53,0,'draw',1,1790000000000,6018656000198,'act');
INSERT INTO action VALUES (25,54,0,'discard move',1,1790000000000,6018656000199,'act');
INSERT INTO action VALUES (25,55,0,'place clown E1 0',1,1790000000000,6018656000200,'act');
INSERT INTO action VALUES (25,56,0,'battle',1,1790000000000,6018656000201,'act');
INSERT INTO action VALUES (25,57,0,'choose 2',1,1790000000000,6018656000202,'act');
INSERT INTO action VALUES (25,58,1,'draw',2,1790000000000,6018656000203,'act');
INSERT INTO action VALUES (25,59,1,'discard commando',2,1790000000000,6018656000204,'act');
INSERT INTO action VALUES (25,60,1,'place hmg D4 5',2,1790000000000,6018656000205,'act');
INSERT INTO action VALUES (25,61,1,'battle',2,1790000000000,6018656000206,'act');
INSERT INTO action VALUES (25,62,0,'draw',1,1790000000000,6018656000207,'act');
INSERT INTO action VALUES (25,63,0,'discard medic',1,1790000000000,6018656000208,'act');
INSERT INTO action VALUES (25,64,0,'place scout B4 5',1,1790000000000,6018656000209,'act');
INSERT INTO action VALUES (25,65,0,'push C1 D1',1,1790000000000,6018656000210,'act');
INSERT INTO action VALUES (25,66,1,'choose 2',2,1790000000000,6018656000211,'act');
INSERT INTO action VALUES (25,67,0,'end',1,1790000000000,6018656000212,'act');
INSERT INTO action VALUES (25,68,1,'draw',2,1790000000000,6018656000213,'act');
INSERT INTO action VALUES (25,69,1,'discard annihilator',2,1790000000000,6018656000214,'act');
INSERT INTO action VALUES (25,70,1,'move E1 E1 0',2,1790000000000,6018656000215,'act');
INSERT INTO action VALUES (25,71,1,'move E1 D2 2',2,1790000000000,6018656000216,'act');
INSERT INTO action VALUES (25,72,1,'end',2,1790000000000,6018656000217,'act');
INSERT INTO action VALUES (25,73,0,'draw',1,1790000000000,6018656000218,'act');
INSERT INTO action VALUES (25,74,0,'discard hybrid',1,1790000000000,6018656000219,'act');
INSERT INTO action VALUES (25,75,0,'place officer D4 2',1,1790000000000,6018656000220,'act');
INSERT INTO action VALUES (25,76,0,'bomb D3',1,1790000000000,6018656000221,'act');
INSERT INTO action VALUES (25,77,0,'end',1,1790000000000,6018656000222,'act');
INSERT INTO action VALUES (25,78,1,'draw',2,1790000000000,6018656000223,'act');
INSERT INTO action VALUES (25,79,1,'discard annihilator',2,1790000000000,6018656000224,'act');
INSERT INTO action VALUES (25,80,1,'place saboteur B1 1',2,1790000000000,6018656000225,'act');
INSERT INTO action VALUES (25,81,1,'place scoper D3 5',2,1790000000000,6018656000226,'act');
INSERT INTO action VALUES (25,82,1,'end',2,1790000000000,6018656000227,'act');
INSERT INTO action VALUES (25,83,0,'draw',1,1790000000000,6018656000228,'act');
INSERT INTO action VALUES (25,84,0,'discard push_back',1,1790000000000,6018656000229,'act');
INSERT INTO action VALUES (25,85,0,'place hybrid D1 3',1,1790000000000,6018656000230,'act');
INSERT INTO action VALUES (25,86,0,'push C3 D2',1,1790000000000,6018656000231,'act');
INSERT INTO action VALUES (25,87,1,'choose 2',2,1790000000000,6018656000232,'act');
INSERT INTO action VALUES (25,88,0,'end',1,1790000000000,6018656000233,'act');
INSERT INTO action VALUES (25,89,1,'draw',2,1790000000000,6018656000234,'act');
INSERT INTO action VALUES (25,90,1,'discard move',2,1790000000000,6018656000235,'act');
INSERT INTO action VALUES (25,91,1,'place recon_centre D2 1',2,1790000000000,6018656000236,'act');
INSERT INTO action VALUES (25,92,1,'battle',2,1790000000000,6018656000237,'act');
INSERT INTO action VALUES (25,93,0,'draw',1,1790000000000,6018656000238,'act');
INSERT INTO action VALUES (25,94,0,'discard push_back',1,1790000000000,6018656000239,'act');
INSERT INTO action VALUES (25,95,0,'place net_fighter D4 3',1,1790000000000,6018656000240,'act');
INSERT INTO action VALUES (25,96,0,'place stormtrooper D2 3',1,1790000000000,6018656000241,'act');
INSERT INTO action VALUES (25,97,0,'end',1,1790000000000,6018656000242,'act');
INSERT INTO action VALUES (25,98,1,'draw',2,1790000000000,6018656000243,'act');
INSERT INTO action VALUES (25,99,1,'discard runner',2,1790000000000,6018656000244,'act');
INSERT INTO action VALUES (25,100,1,'place medic C4 1',2,1790000000000,6018656000245,'act');
INSERT INTO action VALUES (25,101,1,'move C4 C4 2',2,1790000000000,6018656000246,'act');
INSERT INTO action VALUES (25,102,1,'end',2,1790000000000,6018656000247,'act');
INSERT INTO action VALUES (25,103,0,'draw',1,1790000000000,6018656000248,'act');
INSERT INTO action VALUES (25,104,0,'discard armored_guard',1,1790000000000,6018656000249,'act');
INSERT INTO action VALUES (25,105,0,'place medic A1 3',1,1790000000000,6018656000250,'act');
INSERT INTO action VALUES (25,106,0,'place hunter_killer E1 3',1,1790000000000,6018656000251,'act');
INSERT INTO action VALUES (25,107,0,'end',1,1790000000000,6018656000252,'act');
INSERT INTO action VALUES (25,108,1,'draw',2,1790000000000,6018656000253,'act');
INSERT INTO action VALUES (25,109,1,'discard scout',2,1790000000000,6018656000254,'act');
INSERT INTO action VALUES (25,110,1,'move D3 E3 1',2,1790000000000,6018656000255,'act');
INSERT INTO action VALUES (25,111,1,'place commando B2 5',2,1790000000000,6018656000256,'act');
INSERT INTO action VALUES (25,112,1,'end',2,1790000000000,6018656000257,'act');
INSERT INTO action VALUES (26,1,0,'place-hq D4 2',1,1790000000000,6018656000262,'act');
INSERT INTO action VALUES (26,2,1,'place-hq D1 0',2,1790000000000,6018656000263,'act');
INSERT INTO action VALUES (26,3,0,'draw',1,1790000000000,6018656000264,'act');
INSERT INTO action VALUES (26,4,0,'redraw',1,1790000000000,6018656000265,'act');
INSERT INTO action VALUES (26,5,0,'place officer_2 A1 5',1,1790000000000,6018656000266,'act');
INSERT INTO action VALUES (26,6,0,'end',1,1790000000000,6018656000267,'act');
INSERT INTO action VALUES (26,7,1,'draw',2,1790000000000,6018656000268,'act');
INSERT INTO action VALUES (26,8,1,'place juggernaut B3 1',2,1790000000000,6018656000269,'act');
INSERT INTO action VALUES (26,9,1,'battle',2,1790000000000,6018656000270,'act');
INSERT INTO action VALUES (26,10,0,'draw',1,1790000000000,6018656000271,'act');
INSERT INTO action VALUES (26,11,0,'discard universal_soldier',1,1790000000000,6018656000272,'act');
INSERT INTO action VALUES (26,12,0,'place guard D3 2',1,1790000000000,6018656000273,'act');
INSERT INTO action VALUES (26,13,0,'place boss D2 5',1,1790000000000,6018656000274,'act');
INSERT INTO action VALUES (26,14,0,'end',1,1790000000000,6018656000275,'act');
INSERT INTO action VALUES (26,15,1,'draw',2,1790000000000,6018656000276,'act');
INSERT INTO action VALUES (26,16,0,'undo 13',2,1790000000000,6018656000278,'act');
INSERT INTO action VALUES (26,17,1,'resign',2,1790000000000,6018656000279,'act');
INSERT INTO action VALUES (27,1,0,'place-hq A3 4',1,1790000000000,6018656000284,'act');
INSERT INTO action VALUES (27,2,1,'place-hq B2 1',2,1790000000000,6018656000285,'act');
INSERT INTO action VALUES (27,3,0,'draw',1,1790000000000,6018656000286,'act');
INSERT INTO action VALUES (27,4,0,'place medic A1 0',1,1790000000000,6018656000287,'act');
INSERT INTO action VALUES (27,5,0,'end',1,1790000000000,6018656000288,'act');
INSERT INTO action VALUES (27,6,1,'draw',2,1790000000000,6018656000289,'act');
INSERT INTO action VALUES (27,7,1,'place claws A2 1',2,1790000000000,6018656000290,'act');
INSERT INTO action VALUES (27,8,1,'battle',2,1790000000000,6018656000291,'act');
INSERT INTO action VALUES (27,9,0,'draw',1,1790000000000,6018656000292,'act');
INSERT INTO action VALUES (27,10,0,'discard move',1,1790000000000,6018656000293,'act');
INSERT INTO action VALUES (27,11,0,'place runner D4 0',1,1790000000000,6018656000294,'act');
INSERT INTO action VALUES (27,12,0,'place scout C4 4',1,1790000000000,6018656000295,'act');
INSERT INTO action VALUES (27,13,0,'use mobility D4 D4 5',1,1790000000000,6018656000296,'act');
INSERT INTO action VALUES (27,14,0,'end',1,1790000000000,6018656000297,'act');
INSERT INTO action VALUES (27,15,1,'draw',2,1790000000000,6018656000298,'act');
INSERT INTO action VALUES (27,16,1,'discard mutant',2,1790000000000,6018656000299,'act');
INSERT INTO action VALUES (27,17,1,'place claws D1 3',2,1790000000000,6018656000300,'act');
INSERT INTO action VALUES (27,18,1,'place claws B4 0',2,1790000000000,6018656000301,'act');
INSERT INTO action VALUES (27,19,1,'end',2,1790000000000,6018656000302,'act');
INSERT INTO action VALUES (27,20,0,'draw',1,1790000000000,6018656000303,'act');
INSERT INTO action VALUES (27,21,0,'draw-offer',1,1790000000000,6018656000305,'act');
INSERT INTO action VALUES (27,22,1,'draw-accept',2,1790000000000,6018656000305,'act');
INSERT INTO action VALUES (28,1,0,'place-hq B2 1',1,1790000000000,6018656000310,'act');
INSERT INTO action VALUES (28,2,1,'place-hq B4 0',2,1790000000000,6018656000311,'act');
INSERT INTO action VALUES (28,3,0,'draw',1,1790000000000,6018656000312,'act');
INSERT INTO action VALUES (28,4,0,'redraw',1,1790000000000,6018656000313,'act');
INSERT INTO action VALUES (28,5,0,'bomb D3',1,1790000000000,6018656000314,'act');
INSERT INTO action VALUES (28,6,0,'end',1,1790000000000,6018656000315,'act');
INSERT INTO action VALUES (28,7,1,'draw',2,1790000000000,6018656000316,'act');
INSERT INTO action VALUES (28,8,1,'place claws A1 0',2,1790000000000,6018656000317,'act');
INSERT INTO action VALUES (28,9,1,'place mutant D4 5',2,1790000000000,6018656000318,'act');
INSERT INTO action VALUES (28,10,1,'end',2,1790000000000,6018656000319,'act');
INSERT INTO action VALUES (28,11,0,'draw',1,1790000000000,6018656000320,'act');
INSERT INTO action VALUES (28,12,0,'discard hunter_killer',1,1790000000000,6018656000321,'act');
INSERT INTO action VALUES (28,13,1,'claim',2,1790172800000,6018656000322,'act');
INSERT INTO action VALUES (29,1,0,'place-hq A2 4',1,1790172800000,6018656000327,'act');
INSERT INTO action VALUES (29,2,1,'place-hq D2 1',2,1790172800000,6018656000328,'act');
INSERT INTO action VALUES (29,3,0,'draw',1,1790172800000,6018656000329,'act');
INSERT INTO action VALUES (29,4,0,'battle',1,1790172800000,6018656000330,'act');
INSERT INTO action VALUES (29,5,1,'draw',2,1790172800000,6018656000331,'act');
INSERT INTO action VALUES (29,6,1,'place medic E3 5',2,1790172800000,6018656000332,'act');
INSERT INTO action VALUES (29,7,1,'place brawler A1 2',2,1790172800000,6018656000333,'act');
INSERT INTO action VALUES (29,8,1,'end',2,1790172800000,6018656000334,'act');
INSERT INTO action VALUES (29,9,0,'draw',1,1790172800000,6018656000335,'act');
INSERT INTO action VALUES (29,10,0,'discard runner',1,1790172800000,6018656000336,'act');
INSERT INTO action VALUES (29,11,0,'place scout C1 5',1,1790172800000,6018656000337,'act');
INSERT INTO action VALUES (29,12,0,'place boss D4 0',1,1790172800000,6018656000338,'act');
INSERT INTO action VALUES (29,13,0,'time',1,1790174660000,NULL,'act');
INSERT INTO action VALUES (29,14,1,'draw',2,1790174660000,6018656000339,'act');
INSERT INTO action VALUES (29,15,1,'discard scoper',2,1790174660000,6018656000340,'act');
INSERT INTO action VALUES (29,16,1,'place runner B1 3',2,1790174660000,6018656000341,'act');
INSERT INTO action VALUES (29,17,1,'use mobility B1 C2 4',2,1790174660000,6018656000342,'act');
INSERT INTO action VALUES (29,18,1,'end',2,1790174660000,6018656000343,'act');
INSERT INTO action VALUES (29,19,0,'draw',1,1790174660000,6018656000344,'act');
INSERT INTO action VALUES (29,20,0,'discard runner',1,1790174660000,6018656000345,'act');
INSERT INTO action VALUES (29,21,0,'place ganger A1 0',1,1790174660000,6018656000346,'act');
INSERT INTO action VALUES (29,22,0,'place universal_soldier D3 0',1,1790174660000,6018656000347,'act');
INSERT INTO action VALUES (29,23,0,'end',1,1790174660000,6018656000348,'act');
INSERT INTO action VALUES (29,24,1,'draw',2,1790174660000,6018656000349,'act');
INSERT INTO action VALUES (29,25,1,'discard recon_centre',2,1790174660000,6018656000350,'act');
INSERT INTO action VALUES (29,26,1,'place medic B1 1',2,1790174660000,6018656000351,'act');
INSERT INTO action VALUES (29,27,1,'use mobility C2 C2 1',2,1790174660000,6018656000352,'act');
INSERT INTO action VALUES (29,28,1,'end',2,1790174660000,6018656000353,'act');
INSERT INTO action VALUES (30,1,0,'place-hq B2 1',1,1790174660000,6018656000358,'act');
INSERT INTO action VALUES (30,2,1,'place-hq E3 3',2,1790174660000,6018656000359,'act');
INSERT INTO action VALUES (30,3,0,'draw',1,1790174660000,6018656000360,'act');
INSERT INTO action VALUES (30,4,0,'place claws A3 3',1,1790174660000,6018656000361,'act');
INSERT INTO action VALUES (30,5,0,'end',1,1790174660000,6018656000362,'act');
INSERT INTO action VALUES (30,6,1,'draw',2,1790174660000,6018656000363,'act');
INSERT INTO action VALUES (30,7,1,'place medic E1 2',2,1790174660000,6018656000364,'act');
INSERT INTO action VALUES (30,8,1,'battle',2,1790174660000,6018656000365,'act');
INSERT INTO action VALUES (30,9,0,'draw',1,1790174660000,6018656000366,'act');
INSERT INTO action VALUES (30,10,0,'redraw',1,1790174660000,6018656000367,'act');
INSERT INTO action VALUES (30,11,0,'discard mutant',1,1790174660000,6018656000368,'act');
INSERT INTO action VALUES (30,12,0,'place brawler B4 0',1,1790174660000,6018656000369,'act');
INSERT INTO action VALUES (30,13,0,'place mutant C2 0',1,1790174660000,6018656000370,'act');
INSERT INTO action VALUES (30,14,0,'end',1,1790174660000,6018656000371,'act');
INSERT INTO action VALUES (30,15,1,'draw',2,1790174660000,6018656000372,'act');
INSERT INTO action VALUES (30,16,1,'discard mobile_armor',2,1790174660000,6018656000373,'act');
INSERT INTO action VALUES (30,17,1,'move E3 E2 3',2,1790174660000,6018656000374,'act');
INSERT INTO action VALUES (30,18,1,'sniper A3',2,1790174660000,6018656000375,'act');
INSERT INTO action VALUES (30,19,1,'end',2,1790174660000,6018656000376,'act');
INSERT INTO action VALUES (30,20,0,'draw',1,1790174660000,6018656000377,'act');
INSERT INTO action VALUES (30,21,0,'discard battle',1,1790174660000,6018656000378,'act');
INSERT INTO action VALUES (30,22,0,'place claws A2 1',1,1790174660000,6018656000379,'act');
INSERT INTO action VALUES (30,23,0,'place scout A3 2',1,1790174660000,6018656000380,'act');
INSERT INTO action VALUES (30,24,0,'end',1,1790174660000,6018656000381,'act');
INSERT INTO action VALUES (30,25,1,'draw',2,1790174660000,6018656000382,'act');
INSERT INTO action VALUES (30,26,1,'discard move',2,1790174660000,6018656000383,'act');
INSERT INTO action VALUES (30,27,1,'place saboteur E3 0',2,1790174660000,6018656000384,'act');
INSERT INTO action VALUES (30,28,1,'place brawler A1 0',2,1790174660000,6018656000385,'act');
INSERT INTO action VALUES (30,29,1,'end',2,1790174660000,6018656000386,'act');
INSERT INTO action VALUES (30,30,0,'draw',1,1790174660000,6018656000387,'act');
INSERT INTO action VALUES (30,31,0,'discard battle',1,1790174660000,6018656000388,'act');
INSERT INTO action VALUES (30,32,0,'place net_fighter C1 0',1,1790174660000,6018656000389,'act');
INSERT INTO action VALUES (30,33,0,'place net_fighter B3 2',1,1790174660000,6018656000390,'act');
INSERT INTO action VALUES (30,34,0,'end',1,1790174660000,6018656000391,'act');
INSERT INTO action VALUES (30,35,1,'draw',2,1790174660000,6018656000392,'act');
INSERT INTO action VALUES (30,36,1,'discard battle',2,1790174660000,6018656000393,'act');
INSERT INTO action VALUES (30,37,1,'move E2 D2 4',2,1790174660000,6018656000394,'act');
INSERT INTO action VALUES (30,38,1,'place annihilator D1 0',2,1790174660000,6018656000395,'act');
INSERT INTO action VALUES (30,39,1,'end',2,1790174660000,6018656000396,'act');
INSERT INTO action VALUES (30,40,0,'draw',1,1790174660000,6018656000397,'act');
INSERT INTO action VALUES (30,41,0,'discard mutant',1,1790174660000,6018656000398,'act');
INSERT INTO action VALUES (30,42,0,'place scout B1 0',1,1790174660000,6018656000399,'act');
INSERT INTO action VALUES (30,43,0,'battle',1,1790174660000,6018656000400,'act');
INSERT INTO action VALUES (30,44,1,'draw',2,1790174660000,6018656000401,'act');
INSERT INTO action VALUES (30,45,1,'discard officer',2,1790174660000,6018656000402,'act');
INSERT INTO action VALUES (30,46,1,'place commando E2 5',2,1790174660000,6018656000403,'act');
INSERT INTO action VALUES (30,47,1,'move E3 E3 4',2,1790174660000,6018656000404,'act');
INSERT INTO action VALUES (30,48,1,'end',2,1790174660000,6018656000405,'act');
INSERT INTO action VALUES (30,49,0,'draw',1,1790174660000,6018656000406,'act');
INSERT INTO action VALUES (30,50,0,'discard mutant',1,1790174660000,6018656000407,'act');
INSERT INTO action VALUES (30,51,0,'place assassin C5 0',1,1790174660000,6018656000408,'act');
INSERT INTO action VALUES (30,52,0,'move C1 C2 1',1,1790174660000,6018656000409,'act');
INSERT INTO action VALUES (30,53,0,'use mobility C5 D4 4',1,1790174660000,6018656000410,'act');
INSERT INTO action VALUES (30,54,0,'end',1,1790174660000,6018656000411,'act');
INSERT INTO action VALUES (30,55,1,'draw',2,1790174660000,6018656000412,'act');
INSERT INTO action VALUES (30,56,1,'discard runner',2,1790174660000,6018656000413,'act');
INSERT INTO action VALUES (30,57,1,'place medic C3 5',2,1790174660000,6018656000414,'act');
INSERT INTO action VALUES (30,58,1,'place commando C1 1',2,1790174660000,6018656000415,'act');
INSERT INTO action VALUES (30,59,1,'end',2,1790174660000,6018656000416,'act');
INSERT INTO action VALUES (30,60,0,'draw',1,1790174660000,6018656000417,'act');
INSERT INTO action VALUES (30,61,0,'discard assassin',1,1790174660000,6018656000418,'act');
INSERT INTO action VALUES (30,62,0,'use mobility D4 C4 2',1,1790174660000,6018656000419,'act');
INSERT INTO action VALUES (30,63,0,'place officer A1 3',1,1790174660000,6018656000420,'act');
INSERT INTO action VALUES (30,64,0,'place super_mutant D4 3',1,1790174660000,6018656000421,'act');
INSERT INTO action VALUES (30,65,0,'end',1,1790174660000,6018656000422,'act');
INSERT INTO action VALUES (30,66,1,'draw',2,1790174660000,6018656000423,'act');
INSERT INTO action VALUES (30,67,1,'discard scout',2,1790174660000,6018656000424,'act');
INSERT INTO action VALUES (30,68,1,'move C1 D1 0',2,1790174660000,6018656000425,'act');
INSERT INTO action VALUES (30,69,1,'place recon_centre C1 2',2,1790174660000,6018656000426,'act');
INSERT INTO action VALUES (30,70,1,'end',2,1790174660000,6018656000427,'act');
INSERT INTO action VALUES (30,71,0,'draw',1,1790174660000,6018656000428,'act');
INSERT INTO action VALUES (30,72,0,'discard claws',1,1790174660000,6018656000429,'act');
INSERT INTO action VALUES (30,73,0,'place officer D3 0',1,1790174660000,6018656000430,'act');
INSERT INTO action VALUES (30,74,0,'use mobility C4 C5 1',1,1790174660000,6018656000431,'act');
INSERT INTO action VALUES (30,75,0,'battle',1,1790174660000,6018656000432,'act');
INSERT INTO action VALUES (30,76,1,'draw',2,1790174660000,6018656000433,'act');
INSERT INTO action VALUES (30,77,1,'discard commando',2,1790174660000,6018656000434,'act');
INSERT INTO action VALUES (30,78,1,'place runner C4 5',2,1790174660000,6018656000435,'act');
INSERT INTO action VALUES (30,79,1,'use mobility C4 D3 5',2,1790174660000,6018656000436,'act');
INSERT INTO action VALUES (30,80,1,'use mobility D3 C4 1',2,1790174660000,6018656000437,'act');
INSERT INTO action VALUES (30,81,1,'battle',2,1790174660000,6018656000438,'act');
INSERT INTO action VALUES (30,82,0,'draw',1,1790174660000,6018656000439,'act');
INSERT INTO action VALUES (30,83,0,'discard move',1,1790174660000,6018656000440,'act');
INSERT INTO action VALUES (30,84,0,'move B3 C4 5',1,1790174660000,6018656000441,'act');
INSERT INTO action VALUES (30,85,0,'place brawler C3 5',1,1790174660000,6018656000442,'act');
INSERT INTO action VALUES (30,86,0,'use mobility C5 C5 2',1,1790174660000,6018656000443,'act');
INSERT INTO action VALUES (30,87,0,'end',1,1790174660000,6018656000444,'act');
INSERT INTO action VALUES (30,88,1,'draw',2,1790174660000,6018656000445,'act');
INSERT INTO action VALUES (30,89,1,'discard move',2,1790174660000,6018656000446,'act');
INSERT INTO action VALUES (30,90,1,'move E3 D3 0',2,1790174660000,6018656000447,'act');
INSERT INTO action VALUES (30,91,1,'place annihilator B3 5',2,1790174660000,6018656000448,'act');
INSERT INTO action VALUES (30,92,1,'end',2,1790174660000,6018656000449,'act');
INSERT INTO action VALUES (30,93,0,'draw',1,1790174660000,6018656000450,'act');
INSERT INTO action VALUES (30,94,0,'discard mutant',1,1790174660000,6018656000451,'act');
INSERT INTO action VALUES (30,95,0,'place medic C2 2',1,1790174660000,6018656000452,'act');
INSERT INTO action VALUES (30,96,0,'use mobility C5 C5 0',1,1790174660000,6018656000453,'act');
INSERT INTO action VALUES (30,97,0,'battle',1,1790174660000,6018656000454,'act');
INSERT INTO action VALUES (30,98,1,'draw',2,1790174660000,6018656000455,'act');
INSERT INTO action VALUES (30,99,1,'discard battle',2,1790174660000,6018656000456,'act');
INSERT INTO action VALUES (30,100,1,'place scoper B3 1',2,1790174660000,6018656000457,'act');
INSERT INTO action VALUES (30,101,1,'battle',2,1790174660000,6018656000458,'act');
INSERT INTO action VALUES (30,102,0,'draw',1,1790174660000,6018656000459,'act');
INSERT INTO action VALUES (30,103,0,'discard super_officer',1,1790174660000,6018656000460,'act');
INSERT INTO action VALUES (30,104,0,'place claws C2 4',1,1790174660000,6018656000461,'act');
INSERT INTO action VALUES (30,105,0,'use mobility C5 C5 1',1,1790174660000,6018656000462,'act');
INSERT INTO action VALUES (30,106,0,'place mutant B3 2',1,1790174660000,6018656000463,'act');
INSERT INTO action VALUES (30,107,0,'end',1,1790174660000,6018656000464,'act');
INSERT INTO action VALUES (30,108,1,'draw',2,1790174660000,6018656000465,'act');
INSERT INTO action VALUES (30,109,1,'discard battle',2,1790174660000,6018656000466,'act');
INSERT INTO action VALUES (30,110,1,'place scout D3 2',2,1790174660000,6018656000467,'act');
INSERT INTO action VALUES (30,111,1,'place hmg C3 1',2,1790174660000,6018656000468,'act');
INSERT INTO action VALUES (30,112,1,'end',2,1790174660000,6018656000469,'act');
INSERT INTO action VALUES (31,1,0,'place-hq C3 1',2,1790174660000,6018656000470,'act');
INSERT INTO action VALUES (31,2,1,'place-hq C5 3',1,1790174660000,6018656000471,'act');
INSERT INTO action VALUES (31,3,0,'draw',2,1790174660000,6018656000472,'act');
INSERT INTO action VALUES (31,4,0,'place claws E3 5',2,1790174660000,6018656000473,'act');
INSERT INTO action VALUES (31,5,0,'end',2,1790174660000,6018656000474,'act');
INSERT INTO action VALUES (31,6,1,'draw',1,1790174660000,6018656000475,'act');
INSERT INTO action VALUES (31,7,1,'place medic D4 1',1,1790174660000,6018656000476,'act');
INSERT INTO action VALUES (31,8,1,'battle',1,1790174660000,6018656000477,'act');
INSERT INTO action VALUES (31,9,0,'draw',2,1790174660000,6018656000478,'act');
INSERT INTO action VALUES (31,10,0,'redraw',2,1790174660000,6018656000479,'act');
INSERT INTO action VALUES (31,11,0,'discard brawler',2,1790174660000,6018656000480,'act');
INSERT INTO action VALUES (31,12,0,'place mutant D1 5',2,1790174660000,6018656000481,'act');
INSERT INTO action VALUES (31,13,0,'place mutant D2 2',2,1790174660000,6018656000482,'act');
INSERT INTO action VALUES (31,14,0,'end',2,1790174660000,6018656000483,'act');
INSERT INTO action VALUES (31,15,1,'draw',1,1790174660000,6018656000484,'act');
INSERT INTO action VALUES (32,1,0,'place-hq C5 3',1,1790174660000,6018656000489,'act');
INSERT INTO action VALUES (32,2,1,'place-hq D4 0',2,1790174660000,6018656000490,'act');
INSERT INTO action VALUES (32,3,0,'draw',1,1790174660000,6018656000491,'act');
INSERT INTO action VALUES (32,4,0,'place assassin D1 3',1,1790174660000,6018656000492,'act');
INSERT INTO action VALUES (32,5,0,'use mobility D1 C2 4',1,1790174660000,6018656000493,'act');
INSERT INTO action VALUES (32,6,0,'end',1,1790174660000,6018656000494,'act');
INSERT INTO action VALUES (32,7,1,'draw',2,1790174660000,6018656000495,'act');
INSERT INTO action VALUES (32,8,1,'place hybrid E1 1',2,1790174660000,6018656000496,'act');
INSERT INTO action VALUES (32,9,1,'place hunter_killer B2 2',2,1790174660000,6018656000497,'act');
INSERT INTO action VALUES (32,10,1,'end',2,1790174660000,6018656000498,'act');
INSERT INTO action VALUES (32,11,0,'draw',1,1790174660000,6018656000499,'act');
INSERT INTO action VALUES (32,12,0,'discard brawler',1,1790174660000,6018656000500,'act');
INSERT INTO action VALUES (32,13,0,'move C2 C1 3',1,1790174660000,6018656000501,'act');
INSERT INTO action VALUES (32,14,0,'use mobility C1 C1 2',1,1790174660000,6018656000502,'act');
INSERT INTO action VALUES (32,15,0,'battle',1,1790174660000,6018656000503,'act');
INSERT INTO action VALUES (32,16,1,'draw',2,1790174660000,6018656000504,'act');
INSERT INTO action VALUES (32,17,1,'discard push_back',2,1790174660000,6018656000505,'act');
INSERT INTO action VALUES (32,18,1,'place officer B1 3',2,1790174660000,6018656000506,'act');
INSERT INTO action VALUES (32,19,1,'place armored_hunter B4 5',2,1790174660000,6018656000507,'act');
INSERT INTO action VALUES (32,20,1,'end',2,1790174660000,6018656000508,'act');
INSERT INTO action VALUES (32,21,0,'draw',1,1790174660000,6018656000509,'act');
INSERT INTO action VALUES (32,22,0,'discard claws',1,1790174660000,6018656000510,'act');
INSERT INTO action VALUES (32,23,0,'place brawler C3 2',1,1790174660000,6018656000511,'act');
INSERT INTO action VALUES (32,24,0,'place mutant A2 5',1,1790174660000,6018656000512,'act');
INSERT INTO action VALUES (32,25,0,'use mobility C1 C2 1',1,1790174660000,6018656000513,'act');
INSERT INTO action VALUES (32,26,0,'end',1,1790174660000,6018656000514,'act');
INSERT INTO action VALUES (32,27,1,'draw',2,1790174660000,6018656000515,'act');
INSERT INTO action VALUES (32,28,1,'discard scout',2,1790174660000,6018656000516,'act');
INSERT INTO action VALUES (32,29,1,'place hybrid C1 4',2,1790174660000,6018656000517,'act');
INSERT INTO action VALUES (32,30,1,'push B2 A2',2,1790174660000,6018656000518,'act');
INSERT INTO action VALUES (32,31,1,'end',2,1790174660000,6018656000519,'act');
INSERT INTO action VALUES (32,32,0,'draw',1,1790174660000,6018656000520,'act');
INSERT INTO action VALUES (32,33,0,'discard claws',1,1790174660000,6018656000521,'act');
INSERT INTO action VALUES (32,34,0,'place mutant B3 0',1,1790174660000,6018656000522,'act');
INSERT INTO action VALUES (32,35,0,'use mobility C2 D2 1',1,1790174660000,6018656000523,'act');
INSERT INTO action VALUES (32,36,0,'move C3 C4 3',1,1790174660000,6018656000524,'act');
INSERT INTO action VALUES (32,37,0,'end',1,1790174660000,6018656000525,'act');
INSERT INTO action VALUES (32,38,1,'draw',2,1790174660000,6018656000526,'act');
INSERT INTO action VALUES (32,39,1,'discard armored_hunter',2,1790174660000,6018656000527,'act');
INSERT INTO action VALUES (32,40,1,'place medic A2 1',2,1790174660000,6018656000528,'act');
INSERT INTO action VALUES (32,41,1,'push D4 C4',2,1790174660000,6018656000529,'act');
INSERT INTO action VALUES (32,42,1,'end',2,1790174660000,6018656000530,'act');
INSERT INTO action VALUES (32,43,0,'draw',1,1790174660000,6018656000531,'act');
INSERT INTO action VALUES (32,44,0,'discard claws',1,1790174660000,6018656000532,'act');
INSERT INTO action VALUES (32,45,0,'place mutant E3 3',1,1790174660000,6018656000533,'act');
INSERT INTO action VALUES (32,46,0,'place super_officer D1 5',1,1790174660000,6018656000534,'act');
INSERT INTO action VALUES (32,47,0,'use mobility D2 C2 4',1,1790174660000,6018656000535,'act');
INSERT INTO action VALUES (32,48,0,'end',1,1790174660000,6018656000536,'act');
INSERT INTO action VALUES (32,49,1,'draw',2,1790174660000,6018656000537,'act');
INSERT INTO action VALUES (32,50,1,'discard armored_guard',2,1790174660000,6018656000538,'act');
INSERT INTO action VALUES (32,51,1,'place blocker E2 2',2,1790174660000,6018656000539,'act');
INSERT INTO action VALUES (32,52,1,'bomb D3',2,1790174660000,6018656000540,'act');
INSERT INTO action VALUES (32,53,1,'end',2,1790174660000,6018656000541,'act');
INSERT INTO action VALUES (32,54,0,'draw',1,1790174660000,6018656000542,'act');
INSERT INTO action VALUES (32,55,0,'discard mutant',1,1790174660000,6018656000543,'act');
INSERT INTO action VALUES (32,56,0,'place scout D2 5',1,1790174660000,6018656000544,'act');
INSERT INTO action VALUES (32,57,0,'use mobility C2 C2 5',1,1790174660000,6018656000545,'act');
INSERT INTO action VALUES (32,58,0,'battle',1,1790174660000,6018656000546,'act');
INSERT INTO action VALUES (32,59,1,'draw',2,1790174660000,6018656000547,'act');
INSERT INTO action VALUES (32,60,1,'discard blocker',2,1790174660000,6018656000548,'act');
INSERT INTO action VALUES (32,61,1,'place clown A1 2',2,1790174660000,6018656000549,'act');
INSERT INTO action VALUES (32,62,1,'battle',2,1790174660000,6018656000550,'act');
INSERT INTO action VALUES (33,1,0,'place-hq C4 4',1,1790174660000,6018656000555,'act');
INSERT INTO action VALUES (33,2,1,'place-hq A1 2',2,1790174660000,6018656000556,'act');
INSERT INTO action VALUES (33,3,0,'draw',1,1790174660000,6018656000557,'act');
INSERT INTO action VALUES (33,4,0,'place officer E2 5',1,1790174660000,6018656000558,'act');
INSERT INTO action VALUES (33,5,0,'end',1,1790174660000,6018656000559,'act');
INSERT INTO action VALUES (33,6,1,'draw',2,1790174660000,6018656000560,'act');
INSERT INTO action VALUES (33,7,1,'place boss B2 3',2,1790174660000,6018656000561,'act');
INSERT INTO action VALUES (33,8,1,'place ganger B3 4',2,1790174660000,6018656000562,'act');
INSERT INTO action VALUES (33,9,1,'end',2,1790174660000,6018656000563,'act');
INSERT INTO action VALUES (33,10,0,'draw',1,1790174660000,6018656000564,'act');
INSERT INTO action VALUES (33,11,0,'discard battle',1,1790174660000,6018656000565,'act');
INSERT INTO action VALUES (33,12,0,'move E2 E3 1',1,1790174660000,6018656000566,'act');
INSERT INTO action VALUES (33,13,0,'place mother_module C2 2',1,1790174660000,6018656000567,'act');
INSERT INTO action VALUES (33,14,0,'end',1,1790174660000,6018656000568,'act');
INSERT INTO action VALUES (33,15,1,'draw',2,1790174660000,6018656000569,'act');
INSERT INTO action VALUES (33,16,1,'discard move',2,1790174660000,6018656000570,'act');
INSERT INTO action VALUES (33,17,1,'place ganger D2 5',2,1790174660000,6018656000571,'act');
INSERT INTO action VALUES (33,18,1,'battle',2,1790174660000,6018656000572,'act');
INSERT INTO action VALUES (33,19,0,'draw',1,1790174660000,6018656000573,'act');
INSERT INTO action VALUES (33,20,0,'discard blocker',1,1790174660000,6018656000574,'act');
INSERT INTO action VALUES (33,21,0,'place net_fighter A3 0',1,1790174660000,6018656000575,'act');
INSERT INTO action VALUES (33,22,0,'push C2 D2',1,1790174660000,6018656000576,'act');
INSERT INTO action VALUES (33,23,1,'choose 3',2,1790174660000,6018656000577,'act');
INSERT INTO action VALUES (33,24,0,'end',1,1790174660000,6018656000578,'act');
INSERT INTO action VALUES (33,25,1,'draw',2,1790174660000,6018656000579,'act');
INSERT INTO action VALUES (33,26,1,'discard universal_soldier',2,1790174660000,6018656000580,'act');
INSERT INTO action VALUES (33,27,1,'place transport C3 3',2,1790174660000,6018656000581,'act');
INSERT INTO action VALUES (33,28,1,'use transport B2 B1 3',2,1790174660000,6018656000582,'act');
INSERT INTO action VALUES (33,29,1,'place gladiator D3 3',2,1790174660000,6018656000583,'act');
INSERT INTO action VALUES (33,30,1,'use transport D3 D3 4',2,1790174660000,6018656000584,'act');
INSERT INTO snapshot VALUES (1,118,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":13,"rotation":3,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":6,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":4,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":16,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,16,20,20]},"seats":[{"pile":[2],"hand":[],"discard":[17,20,7,11,21,20,15,15,19,22,20,20,22,5,22,14,22,4,9,1,22,2,18]},{"pile":[],"hand":[],"discard":[9,14,13,7,14,4,1,13,13,13,13,3,8,9,10,12,14,14,13,14,1,3,3,3,5,3,14,15,6,14,12,11]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":23,"fresh":false,"pending":null}','06bbb5de12cb6bb3aa69801f5c1ceccd01f51a1b2a6e8cb6256f43a747f60854');
INSERT INTO snapshot VALUES (2,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','34d9db2b142fd5b5ab0975f6686de999688b7b9f429ef02a3460d551515af69b');
INSERT INTO snapshot VALUES (3,133,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":6,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":7,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,17,20,20]},"seats":[{"pile":[],"hand":[],"discard":[4,11,5,11,11,3,6,12,1,1,11,2,1,10,12,11,8,1,9,13,11,1,2,6,10,1,12,12]},{"pile":[],"hand":[],"discard":[10,14,16,8,15,7,4,15,5,8,15,16,1,3,5,8,11,17,13,15,1,16,12,18,15,9,17]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":24,"fresh":false,"pending":null}','99e824d3f8e551e031d79e9a0d914339a5d53280a8875f0d597798f426121417');
INSERT INTO snapshot VALUES (4,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','34d9db2b142fd5b5ab0975f6686de999688b7b9f429ef02a3460d551515af69b');
INSERT INTO snapshot VALUES (6,22,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":11,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":5,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":8,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,14,13,9,14,3,1,15,3,12,7,13,14,13,4,1,3,14,2,14,6,14,13,5,8,9,14,10,3],"hand":[],"discard":[13,13]},{"pile":[2,2,1,4,10,11,9,11,11,1,10,12,11,3,8,2,3,11,7,12,1,1,12,13,11,5,12,6,6],"hand":[],"discard":[1]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"agreement"}}},"turn":5,"fresh":false,"pending":null}','168286de9116b6c6b5d84ad67c2c29064c1e69cc88386646405e20e1405eac73');
INSERT INTO snapshot VALUES (7,13,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,{"owner":1,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,6,20,10,14,2,21,2,13,1,15,3,7,15,1,5,16,20,20,7,9,22,19,22,22,5,22,18,12,22],"hand":[],"discard":[11,17,20]},{"pile":[1,11,3,12,11,11,13,12,12,7,8,1,10,5,6,2,10,5,11,4,9,1,8,6,12,2,11,1,1,2,1,3],"hand":[],"discard":[11]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"time"}}},"turn":4,"fresh":false,"pending":null}','c6fbdfc96e31ec8f6d3db8f58ea4d46398c67a7b01d6d07c8d0023668a5138f9');
INSERT INTO snapshot VALUES (8,24,'{"arrangement":{"board":"standard","units":[null,{"owner":0,"tile":1,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":15,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[7,5,8,2,9,2,20,14,22,1,10,16,15,6,13,22,17,19,4,20,7,5,11,12],"hand":[],"discard":[22,21,20,22,20,18,3,22]},{"pile":[13,11,16,15,3,4,16,7,8,8,15,5,1,3,3,6,9,5,10,10,1,8,12,1,17,18,15],"hand":[],"discard":[17,15,15,3,16]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','64e955b40f58b4d02dd2861236ca16d0c170d79214ba119ca39417c6d3f5057d');
INSERT INTO snapshot VALUES (9,28,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":4,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":5,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,19,20,20]},"seats":[{"pile":[8,2,5,3,15,15,5,1,15,16,17,10,15,14,8,3,10,15,18,13,17,9,3,3,1,1,8,16],"hand":[],"discard":[12,6,11,16]},{"pile":[14,3,13,13,14,14,3,2,3,13,11,3,5,4,6,14,13,12,9,9,13,1,4,8,3,1],"hand":[],"discard":[14,7,15,13,12,10,14,14]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"overtime_battle"}}},"turn":6,"fresh":false,"pending":null}','425cffb4fb67e8a1180a6520836c970cf712162fde1fb42a923b1087ce2d5df7');
INSERT INTO snapshot VALUES (10,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','34d9db2b142fd5b5ab0975f6686de999688b7b9f429ef02a3460d551515af69b');
INSERT INTO snapshot VALUES (11,24,'{"arrangement":{"board":"standard","units":[null,{"owner":0,"tile":1,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":15,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[7,5,8,2,9,2,20,14,22,1,10,16,15,6,13,22,17,19,4,20,7,5,11,12],"hand":[],"discard":[22,21,20,22,20,18,3,22]},{"pile":[13,11,16,15,3,4,16,7,8,8,15,5,1,3,3,6,9,5,10,10,1,8,12,1,17,18,15],"hand":[],"discard":[17,15,15,3,16]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','64e955b40f58b4d02dd2861236ca16d0c170d79214ba119ca39417c6d3f5057d');
INSERT INTO snapshot VALUES (12,133,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":6,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":7,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,17,20,20]},"seats":[{"pile":[],"hand":[],"discard":[4,11,5,11,11,3,6,12,1,1,11,2,1,10,12,11,8,1,9,13,11,1,2,6,10,1,12,12]},{"pile":[],"hand":[],"discard":[10,14,16,8,15,7,4,15,5,8,15,16,1,3,5,8,11,17,13,15,1,16,12,18,15,9,17]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":24,"fresh":false,"pending":null}','99e824d3f8e551e031d79e9a0d914339a5d53280a8875f0d597798f426121417');
INSERT INTO snapshot VALUES (13,118,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":13,"rotation":3,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":6,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":4,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":16,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,16,20,20]},"seats":[{"pile":[2],"hand":[],"discard":[17,20,7,11,21,20,15,15,19,22,20,20,22,5,22,14,22,4,9,1,22,2,18]},{"pile":[],"hand":[],"discard":[9,14,13,7,14,4,1,13,13,13,13,3,8,9,10,12,14,14,13,14,1,3,3,3,5,3,14,15,6,14,12,11]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":23,"fresh":false,"pending":null}','06bbb5de12cb6bb3aa69801f5c1ceccd01f51a1b2a6e8cb6256f43a747f60854');
INSERT INTO snapshot VALUES (14,17,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,{"owner":0,"tile":7,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":1,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":16,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":true}},null,null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[16,15,16,17,15,13,9,8,8,5,12,17,3,1,6,18,10,4,16,1,11,14,10,5,3,3,15,8,15,3],"hand":[],"discard":[15]},{"pile":[22,19,6,3,15,20,13,20,11,1,8,10,7,15,2,9,20,22,4,14,22,18,5,22,2,20,17,7,5,22,12,1],"hand":[],"discard":[21]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"resignation"}}},"turn":3,"fresh":false,"pending":null}','c44d1061c08421630fdb79f13fc6e86cbebafd7c9148bf4ad7f07ab2a674a29d');
INSERT INTO snapshot VALUES (15,22,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":11,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":5,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":8,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,14,13,9,14,3,1,15,3,12,7,13,14,13,4,1,3,14,2,14,6,14,13,5,8,9,14,10,3],"hand":[],"discard":[13,13]},{"pile":[2,2,1,4,10,11,9,11,11,1,10,12,11,3,8,2,3,11,7,12,1,1,12,13,11,5,12,6,6],"hand":[],"discard":[1]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"agreement"}}},"turn":5,"fresh":false,"pending":null}','168286de9116b6c6b5d84ad67c2c29064c1e69cc88386646405e20e1405eac73');
INSERT INTO snapshot VALUES (16,13,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,{"owner":1,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,6,20,10,14,2,21,2,13,1,15,3,7,15,1,5,16,20,20,7,9,22,19,22,22,5,22,18,12,22],"hand":[],"discard":[11,17,20]},{"pile":[1,11,3,12,11,11,13,12,12,7,8,1,10,5,6,2,10,5,11,4,9,1,8,6,12,2,11,1,1,2,1,3],"hand":[],"discard":[11]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"time"}}},"turn":4,"fresh":false,"pending":null}','c6fbdfc96e31ec8f6d3db8f58ea4d46398c67a7b01d6d07c8d0023668a5138f9');
INSERT INTO snapshot VALUES (17,28,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":4,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":5,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,19,20,20]},"seats":[{"pile":[8,2,5,3,15,15,5,1,15,16,17,10,15,14,8,3,10,15,18,13,17,9,3,3,1,1,8,16],"hand":[],"discard":[12,6,11,16]},{"pile":[14,3,13,13,14,14,3,2,3,13,11,3,5,4,6,14,13,12,9,9,13,1,4,8,3,1],"hand":[],"discard":[14,7,15,13,12,10,14,14]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"overtime_battle"}}},"turn":6,"fresh":false,"pending":null}','425cffb4fb67e8a1180a6520836c970cf712162fde1fb42a923b1087ce2d5df7');
INSERT INTO snapshot VALUES (18,125,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":6,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":8,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":8,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":4,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[18,14,20,20]},"seats":[{"pile":[],"hand":[],"discard":[12,7,12,11,2,11,5,11,11,3,1,10,10,11,1,3,11,13,12,2,1,6,1,12,6,1,2]},{"pile":[],"hand":[],"discard":[14,9,2,14,8,13,7,13,14,13,15,12,14,1,11,1,12,13,4,10,13,14,13,3,3,3,5,3,14,14,4]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":25,"fresh":false,"pending":null}','c4a664896e97de283025f26bf110b1a6f285c914818ca7d08a56b5d3a8ee38ac');
INSERT INTO snapshot VALUES (19,13,'{"arrangement":{"board":"standard","units":[null,{"owner":1,"tile":3,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[12,2,2,2,1,1,12,13,1,11,8,3,11,10,1,6,1,11,5,6,11,9,5,1,11,4,3,10,8,2],"hand":[],"discard":[12,12,11]},{"pile":[4,14,14,3,13,3,3,13,5,14,13,4,1,12,1,6,14,12,15,13,14,7,10,8,13,13,3,2,14,9,11,9],"hand":[],"discard":[14]}],"active":1,"phase":"draw","stage":"normal","turn":4,"fresh":false,"pending":null}','a1e42309fe6152cabd7bedaa33c5448f03614d6295437eff1221360ed38fa33c');
INSERT INTO snapshot VALUES (20,116,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":11,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":12,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":15,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":4,"rotation":3,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":13,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":5,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":18,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[17,18,20,20]},"seats":[{"pile":[1],"hand":[11,11],"discard":[1,3,8,12,12,11,9,2,2,12,1,2,13,11,4,1,5,11,6,6,12,11,10,5,3,1,7,10,8]},{"pile":[],"hand":[],"discard":[19,14,20,16,6,22,10,20,9,20,2,5,17,15,8,22,22,7,3,20,22,22,7,21]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":1,"reason":"final_battle"}}},"turn":23,"fresh":false,"pending":null}','934fc1578d9bc32d9c387872c20465763d001bd9161ad7b6d62e86f7c61338e2');
INSERT INTO snapshot VALUES (21,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','34d9db2b142fd5b5ab0975f6686de999688b7b9f429ef02a3460d551515af69b');
INSERT INTO snapshot VALUES (22,24,'{"arrangement":{"board":"standard","units":[null,{"owner":0,"tile":1,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":15,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[7,5,8,2,9,2,20,14,22,1,10,16,15,6,13,22,17,19,4,20,7,5,11,12],"hand":[],"discard":[22,21,20,22,20,18,3,22]},{"pile":[13,11,16,15,3,4,16,7,8,8,15,5,1,3,3,6,9,5,10,10,1,8,12,1,17,18,15],"hand":[],"discard":[17,15,15,3,16]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','64e955b40f58b4d02dd2861236ca16d0c170d79214ba119ca39417c6d3f5057d');
INSERT INTO snapshot VALUES (24,137,'{"arrangement":{"board":"standard","units":[null,{"owner":1,"tile":10,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":5,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":9,"rotation":4,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":13,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":6,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[18,13,20,20]},"seats":[{"pile":[],"hand":[],"discard":[12,1,11,3,12,1,11,1,11,3,10,6,5,12,4,6,10,12,2,11,8,1,8,1,5,7,2,2,13,11,11,1]},{"pile":[3,16,17],"hand":[15],"discard":[15,3,15,8,16,16,5,2,8,17,12,1,18,9,14,1,3,15,3,4,7,1,15,11,10]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":22,"fresh":false,"pending":null}','36939836a8ee9bb229e6b338a1b1c83a502ecca71907c77de71df3b1d363472f');
INSERT INTO snapshot VALUES (25,112,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":15,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":11,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":12,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":14,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":18,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":4,"rotation":5,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":7,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":13,"rotation":3,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":12,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":11,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,18,20,20]},"seats":[{"pile":[],"hand":[],"discard":[9,1,20,5,20,16,22,3,20,21,20,6,15,22,2,19,1,7,17,22,22,10,22,8,2,5]},{"pile":[6],"hand":[],"discard":[15,3,13,5,13,13,14,13,1,9,3,14,10,3,3,13,2,4,14,14,4,14,13,8,7,1,14,12,14,9,3]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":24,"fresh":false,"pending":null}','8bd52201c605ec69b0e3873011ea4422ce158a93b1ac0c9676c2f9c4920f56cd');
INSERT INTO snapshot VALUES (26,17,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":11,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":1,"tile":4,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[19,20,20,20]},"seats":[{"pile":[3,2,17,16,1,16,3,12,5,5,18,13,15,16,1,3,6,8,15,4,15,15,8,10,3,10,14,1,15],"hand":[],"discard":[17,8]},{"pile":[22,3,22,5,14,11,2,20,10,18,22,1,7,22,20,15,5,1,9,15,13,22,17,19,6,16,12,21,20,7,8,2],"hand":[],"discard":[20]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"resignation"}}},"turn":3,"fresh":false,"pending":null}','9c9049511caf8f5ba76057a3c4b5225e66469a7d24c73980283aef421da4f521');
INSERT INTO snapshot VALUES (27,22,'{"arrangement":{"board":"standard","units":[null,null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":12,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[15,14,14,7,14,13,6,14,13,12,3,4,13,14,3,13,3,14,3,1,4,11,10,3,13,8,2],"hand":[13,9,5],"discard":[9,14]},{"pile":[9,8,3,11,8,6,10,11,1,11,12,1,11,1,1,13,5,5,12,7,3,4,1,11,10,12,2,12,6],"hand":[],"discard":[11,2,1]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"agreement"}}},"turn":5,"fresh":true,"pending":null}','595a04d8f9b809c8a4a77d89b76c30d8f45c82999f46f9b86e2933a44358e668');
INSERT INTO snapshot VALUES (28,13,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,{"owner":1,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,18,20,2,14,5,6,1,1,17,13,11,22,22,7,8,15,10,16,2,12,22,22,21,20,3,15,22,20],"hand":[9,7],"discard":[20,19,5]},{"pile":[11,4,12,5,2,3,5,6,1,11,8,11,13,10,11,12,1,11,10,12,7,12,2,8,1,1,2,11,9,6,1,3],"hand":[],"discard":[]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":1,"reason":"time"}}},"turn":3,"fresh":false,"pending":null}','29b946d614f90953cfd93e4e62ed9542a80555967255a4ed5d0753e552ea78c0');
INSERT INTO snapshot VALUES (29,28,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":9,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":1,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":1,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":9,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[10,3,4,3,8,15,15,11,16,2,3,5,8,7,17,17,1,15,14,15,5,18,6,13,10,16,16],"hand":[],"discard":[15,1,1,12,8]},{"pile":[3,14,13,14,13,10,14,13,1,3,4,15,3,14,12,5,13,14,3,3,4,13,2,7,14,12,14],"hand":[13],"discard":[11,6,8]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"overtime_battle"}}},"turn":6,"fresh":false,"pending":null}','742316e34b9b6a8241bd8238534509aaf6c8bcf3bf0021d61de65f5abecfbc7a');
INSERT INTO snapshot VALUES (30,112,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":6,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":4,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,19,20,20]},"seats":[{"pile":[],"hand":[],"discard":[11,13,12,1,2,11,11,1,11,1,1,12,6,2,11,3,8,12,12,1,11,7,5,9,2]},{"pile":[3,3],"hand":[],"discard":[13,5,14,15,14,13,14,6,4,10,14,1,12,14,9,3,13,1,14,14,4,7,13,13,11,13,2,8,12]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":22,"fresh":false,"pending":null}','fe0061b6f0a4545a1db251537d53e8d760b28523665e9eb9471b217ce5c99dc6');
INSERT INTO snapshot VALUES (31,14,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,null,null,null,{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":2,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[1,9,2,1,11,7,12,5,12,2,11,8,8,4,6,1,6,12,10,1,11,11,3,3,2,10,11],"hand":[],"discard":[11,13,12,5]},{"pile":[3,3,2,12,13,13,11,13,4,14,14,1,3,13,14,8,12,3,1,9,14,10,3,13,14,4,14,6,7,5,14,15],"hand":[],"discard":[13,9]}],"active":1,"phase":"draw","stage":"normal","turn":4,"fresh":false,"pending":null}','24bf3fd2da159f24348adae49715bbd280e572da709dfd5f45163e7b52ad70b4');
INSERT INTO snapshot VALUES (32,58,'{"arrangement":{"board":"standard","units":[null,null,null,{"owner":1,"tile":17,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":2,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":2,"wounds":1,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[19,20,20,20]},"seats":[{"pile":[11,11,12,1,11,4,1,7,8,3,8,11,10,12,2,3,13,6],"hand":[],"discard":[5,12,11,2,2,12,2,5,1,1,11,1,6,1]},{"pile":[9,20,21,12,20,3,4,11,16,22,5,14,10,13,15,20,22,6,1,20],"hand":[],"discard":[22,18,22,7,22,8,19,15,7]}],"active":1,"phase":"draw","stage":"normal","turn":12,"fresh":false,"pending":null}','5292e0f83aef47b416371d05f24d455b8262c46f5930d910165a2caadd15cd9b');
INSERT INTO snapshot VALUES (33,24,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":12,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":9,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":14,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":17,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[3,22,10,4,20,15,8,18,9,7,20,1,16,22,19,11,15,13,2,2,22,22,7,5,20,6,5],"hand":[],"discard":[20,21,1,22]},{"pile":[15,15,8,17,10,10,15,1,2,5,5,17,1,16,1,14,18,8,15,6,12,11,7,3,3,16,13,4,8],"hand":[],"discard":[16,15,3]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','9838d7f7773ca7c51e8a16592e14e17dd6bfe4f342d33cfc906a38c6a08ce4ac');
INSERT INTO post VALUES (1,1,NULL,NULL,0,'lobby',1011,'',0,'1a0c4506c00-1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2,1,NULL,NULL,0,'refresh',1011,'',0,'1a0c4506c00-2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (3,1,NULL,NULL,0,'opening',1011,'',0,'1a0c4506c00-3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (4,1,NULL,NULL,0,'turn',1011,'',1,'1a0c4506c00-4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (5,1,NULL,NULL,1,'turn',1011,'',1,'1a0c4506c00-5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (6,1,NULL,NULL,2,'turn',1011,'',1,'1a0c4506c00-6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (7,1,NULL,NULL,3,'refresh',1011,'',0,'1a0c4506c00-7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (8,1,NULL,NULL,4,'refresh',1011,'',0,'1a0c4506c00-8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (9,1,NULL,NULL,5,'turn',1011,'',1,'1a0c4506c00-9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (10,1,NULL,NULL,6,'refresh',1011,'',0,'1a0c4506c00-a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (11,1,NULL,NULL,7,'refresh',1011,'',0,'1a0c4506c00-b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (12,1,NULL,NULL,8,'refresh',1011,'',0,'1a0c4506c00-c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (13,1,NULL,NULL,9,'turn',1011,'',1,'1a0c4506c00-d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (14,1,NULL,NULL,10,'refresh',1011,'',0,'1a0c4506c00-e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (15,1,NULL,NULL,11,'refresh',1011,'',0,'1a0c4506c00-f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (16,1,NULL,NULL,12,'refresh',1011,'',0,'1a0c4506c00-10',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (17,1,NULL,NULL,13,'battle',1011,'0',0,'1a0c4506c00-11',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (18,1,NULL,NULL,13,'turn',1011,'',1,'1a0c4506c00-12',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (19,1,NULL,NULL,14,'refresh',1011,'',0,'1a0c4506c00-13',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (20,1,NULL,NULL,15,'refresh',1011,'',0,'1a0c4506c00-14',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (21,1,NULL,NULL,16,'refresh',1011,'',0,'1a0c4506c00-15',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (22,1,NULL,NULL,17,'battle',1011,'0',0,'1a0c4506c00-16',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (23,1,NULL,NULL,17,'turn',1011,'',1,'1a0c4506c00-17',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (24,1,NULL,NULL,18,'refresh',1011,'',0,'1a0c4506c00-18',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (25,1,NULL,NULL,19,'refresh',1011,'',0,'1a0c4506c00-19',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (26,1,NULL,NULL,20,'refresh',1011,'',0,'1a0c4506c00-1a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (27,1,NULL,NULL,21,'refresh',1011,'',0,'1a0c4506c00-1b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (28,1,NULL,NULL,22,'turn',1011,'',1,'1a0c4506c00-1c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (29,1,NULL,NULL,23,'refresh',1011,'',0,'1a0c4506c00-1d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (30,1,NULL,NULL,24,'refresh',1011,'',0,'1a0c4506c00-1e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (31,1,NULL,NULL,25,'refresh',1011,'',0,'1a0c4506c00-1f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (32,1,NULL,NULL,26,'refresh',1011,'',0,'1a0c4506c00-20',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (33,1,NULL,NULL,27,'turn',1011,'',1,'1a0c4506c00-21',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (34,1,NULL,NULL,28,'refresh',1011,'',0,'1a0c4506c00-22',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (35,1,NULL,NULL,29,'refresh',1011,'',0,'1a0c4506c00-23',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (36,1,NULL,NULL,30,'refresh',1011,'',0,'1a0c4506c00-24',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (37,1,NULL,NULL,31,'battle',1011,'0',0,'1a0c4506c00-25',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (38,1,NULL,NULL,31,'turn',1011,'',1,'1a0c4506c00-26',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (39,1,NULL,NULL,32,'refresh',1011,'',0,'1a0c4506c00-27',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (40,1,NULL,NULL,33,'refresh',1011,'',0,'1a0c4506c00-28',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (41,1,NULL,NULL,34,'battle',1011,'0',0,'1a0c4506c00-29',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (42,1,NULL,NULL,34,'turn',1011,'',1,'1a0c4506c00-2a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (43,1,NULL,NULL,35,'refresh',1011,'',0,'1a0c4506c00-2b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (44,1,NULL,NULL,36,'refresh',1011,'',0,'1a0c4506c00-2c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (45,1,NULL,NULL,37,'refresh',1011,'',0,'1a0c4506c00-2d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (46,1,NULL,NULL,38,'turn',1011,'',1,'1a0c4506c00-2e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (47,1,NULL,NULL,39,'turn',1011,'',1,'1a0c4506c00-2f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (48,1,NULL,NULL,40,'turn',1011,'',1,'1a0c4506c00-30',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (49,1,NULL,NULL,41,'refresh',1011,'',0,'1a0c4506c00-31',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (50,1,NULL,NULL,42,'refresh',1011,'',0,'1a0c4506c00-32',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (51,1,NULL,NULL,43,'refresh',1011,'',0,'1a0c4506c00-33',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (52,1,NULL,NULL,44,'refresh',1011,'',0,'1a0c4506c00-34',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (53,1,NULL,NULL,45,'refresh',1011,'',0,'1a0c4506c00-35',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (54,1,NULL,NULL,46,'turn',1011,'',1,'1a0c4506c00-36',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (55,1,NULL,NULL,47,'refresh',1011,'',0,'1a0c4506c00-37',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (56,1,NULL,NULL,48,'refresh',1011,'',0,'1a0c4506c00-38',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (57,1,NULL,NULL,49,'refresh',1011,'',0,'1a0c4506c00-39',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (58,1,NULL,NULL,50,'battle',1011,'0',0,'1a0c4506c00-3a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (59,1,NULL,NULL,50,'turn',1011,'',1,'1a0c4506c00-3b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (60,1,NULL,NULL,51,'refresh',1011,'',0,'1a0c4506c00-3c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (61,1,NULL,NULL,52,'refresh',1011,'',0,'1a0c4506c00-3d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (62,1,NULL,NULL,53,'refresh',1011,'',0,'1a0c4506c00-3e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (63,1,NULL,NULL,54,'refresh',1011,'',0,'1a0c4506c00-3f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (64,1,NULL,NULL,55,'refresh',1011,'',0,'1a0c4506c00-40',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (65,1,NULL,NULL,56,'refresh',1011,'',0,'1a0c4506c00-41',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (66,1,NULL,NULL,57,'turn',1011,'',1,'1a0c4506c00-42',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (67,1,NULL,NULL,58,'refresh',1011,'',0,'1a0c4506c00-43',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (68,1,NULL,NULL,59,'refresh',1011,'',0,'1a0c4506c00-44',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (69,1,NULL,NULL,60,'refresh',1011,'',0,'1a0c4506c00-45',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (70,1,NULL,NULL,61,'refresh',1011,'',0,'1a0c4506c00-46',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (71,1,NULL,NULL,62,'turn',1011,'',1,'1a0c4506c00-47',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (72,1,NULL,NULL,63,'refresh',1011,'',0,'1a0c4506c00-48',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (73,1,NULL,NULL,64,'refresh',1011,'',0,'1a0c4506c00-49',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (74,1,NULL,NULL,65,'refresh',1011,'',0,'1a0c4506c00-4a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (75,1,NULL,NULL,66,'refresh',1011,'',0,'1a0c4506c00-4b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (76,1,NULL,NULL,67,'refresh',1011,'',0,'1a0c4506c00-4c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (77,1,NULL,NULL,68,'refresh',1011,'',0,'1a0c4506c00-4d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (78,1,NULL,NULL,69,'turn',1011,'',1,'1a0c4506c00-4e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (79,1,NULL,NULL,70,'refresh',1011,'',0,'1a0c4506c00-4f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (80,1,NULL,NULL,71,'refresh',1011,'',0,'1a0c4506c00-50',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (81,1,NULL,NULL,72,'refresh',1011,'',0,'1a0c4506c00-51',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (82,1,NULL,NULL,73,'refresh',1011,'',0,'1a0c4506c00-52',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (83,1,NULL,NULL,74,'turn',1011,'',1,'1a0c4506c00-53',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (84,1,NULL,NULL,75,'refresh',1011,'',0,'1a0c4506c00-54',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (85,1,NULL,NULL,76,'refresh',1011,'',0,'1a0c4506c00-55',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (86,1,NULL,NULL,77,'refresh',1011,'',0,'1a0c4506c00-56',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (87,1,NULL,NULL,78,'refresh',1011,'',0,'1a0c4506c00-57',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (88,1,NULL,NULL,79,'refresh',1011,'',0,'1a0c4506c00-58',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (89,1,NULL,NULL,80,'refresh',1011,'',0,'1a0c4506c00-59',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (90,1,NULL,NULL,81,'turn',1011,'',1,'1a0c4506c00-5a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (91,1,NULL,NULL,82,'refresh',1011,'',0,'1a0c4506c00-5b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (92,1,NULL,NULL,83,'refresh',1011,'',0,'1a0c4506c00-5c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (93,1,NULL,NULL,84,'refresh',1011,'',0,'1a0c4506c00-5d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (94,1,NULL,NULL,85,'refresh',1011,'',0,'1a0c4506c00-5e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (95,1,NULL,NULL,86,'turn',1011,'',1,'1a0c4506c00-5f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (96,1,NULL,NULL,87,'refresh',1011,'',0,'1a0c4506c00-60',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (97,1,NULL,NULL,88,'refresh',1011,'',0,'1a0c4506c00-61',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (98,1,NULL,NULL,89,'refresh',1011,'',0,'1a0c4506c00-62',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (99,1,NULL,NULL,90,'refresh',1011,'',0,'1a0c4506c00-63',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (100,1,NULL,NULL,91,'refresh',1011,'',0,'1a0c4506c00-64',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (101,1,NULL,NULL,92,'refresh',1011,'',0,'1a0c4506c00-65',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (102,1,NULL,NULL,93,'turn',1011,'',1,'1a0c4506c00-66',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (103,1,NULL,NULL,94,'refresh',1011,'',0,'1a0c4506c00-67',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (104,1,NULL,NULL,95,'refresh',1011,'',0,'1a0c4506c00-68',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (105,1,NULL,NULL,96,'refresh',1011,'',0,'1a0c4506c00-69',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (106,1,NULL,NULL,97,'battle',1011,'0',0,'1a0c4506c00-6a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (107,1,NULL,NULL,97,'turn',1011,'',1,'1a0c4506c00-6b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (108,1,NULL,NULL,98,'refresh',1011,'',0,'1a0c4506c00-6c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (109,1,NULL,NULL,99,'refresh',1011,'',0,'1a0c4506c00-6d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (110,1,NULL,NULL,100,'refresh',1011,'',0,'1a0c4506c00-6e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (111,1,NULL,NULL,101,'refresh',1011,'',0,'1a0c4506c00-6f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (112,1,NULL,NULL,102,'turn',1011,'',1,'1a0c4506c00-70',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (113,1,NULL,NULL,103,'refresh',1011,'',0,'1a0c4506c00-71',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (114,1,NULL,NULL,104,'refresh',1011,'',0,'1a0c4506c00-72',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (115,1,NULL,NULL,105,'refresh',1011,'',0,'1a0c4506c00-73',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (116,1,NULL,NULL,106,'refresh',1011,'',0,'1a0c4506c00-74',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (117,1,NULL,NULL,107,'turn',1011,'',1,'1a0c4506c00-75',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (118,1,NULL,NULL,108,'refresh',1011,'',0,'1a0c4506c00-76',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (119,1,NULL,NULL,109,'refresh',1011,'',0,'1a0c4506c00-77',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (120,1,NULL,NULL,110,'refresh',1011,'',0,'1a0c4506c00-78',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (121,1,NULL,NULL,111,'refresh',1011,'',0,'1a0c4506c00-79',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (122,1,NULL,NULL,112,'turn',1011,'',1,'1a0c4506c00-7a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (123,1,NULL,NULL,113,'refresh',1011,'',0,'1a0c4506c00-7b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (124,1,NULL,NULL,114,'refresh',1011,'',0,'1a0c4506c00-7c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (125,1,NULL,NULL,115,'refresh',1011,'',0,'1a0c4506c00-7d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (126,1,NULL,NULL,116,'refresh',1011,'',0,'1a0c4506c00-7e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (127,1,NULL,NULL,117,'refresh',1011,'',0,'1a0c4506c00-7f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (128,1,NULL,NULL,118,'battle',1011,'0',0,'1a0c4506c00-80',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (129,1,NULL,NULL,118,'over',1011,'',1,'1a0c4506c00-81',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (130,2,NULL,NULL,0,'lobby',1021,'',0,'1a0ceb985a0-82',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (131,2,NULL,NULL,0,'refresh',1021,'',0,'1a0ceb985a0-83',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (132,2,NULL,NULL,0,'opening',1021,'',0,'1a0ceb985a0-84',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (133,2,NULL,NULL,0,'turn',1021,'',1,'1a0ceb985a0-85',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (134,2,NULL,NULL,1,'turn',1021,'',1,'1a0ceb985a0-86',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (135,2,NULL,NULL,2,'turn',1021,'',1,'1a0ceb985a0-87',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (136,2,NULL,NULL,3,'refresh',1021,'',0,'1a0ceb985a0-88',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (137,2,NULL,NULL,4,'refresh',1021,'',0,'1a0ceb985a0-89',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (138,2,NULL,NULL,5,'turn',1021,'',1,'1a0ceb985a0-8a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (139,2,NULL,NULL,6,'refresh',1021,'',0,'1a0ceb985a0-8b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (140,2,NULL,NULL,7,'refresh',1021,'',0,'1a0ceb985a0-8c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (141,2,NULL,NULL,8,'refresh',1021,'',0,'1a0ceb985a0-8d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (142,2,NULL,NULL,9,'turn',1021,'',1,'1a0ceb985a0-8e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (143,2,NULL,NULL,10,'refresh',1021,'',0,'1a0ceb985a0-8f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (144,2,NULL,NULL,11,'refresh',1021,'',0,'1a0ceb985a0-90',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (145,2,NULL,NULL,12,'refresh',1021,'',0,'1a0ceb985a0-91',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (146,2,NULL,NULL,13,'battle',1021,'0',0,'1a0ceb985a0-92',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (147,2,NULL,NULL,13,'turn',1021,'',1,'1a0ceb985a0-93',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (148,2,NULL,NULL,14,'refresh',1021,'',0,'1a0ceb985a0-94',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (149,2,NULL,NULL,15,'refresh',1021,'',0,'1a0ceb985a0-95',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (150,2,NULL,NULL,16,'refresh',1021,'',0,'1a0ceb985a0-96',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (151,2,NULL,NULL,17,'refresh',1021,'',0,'1a0ceb985a0-97',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (152,2,NULL,NULL,18,'turn',1021,'',1,'1a0ceb985a0-98',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (153,2,NULL,NULL,19,'refresh',1021,'',0,'1a0ceb985a0-99',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (154,2,NULL,NULL,20,'refresh',1021,'',0,'1a0ceb985a0-9a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (155,2,NULL,NULL,21,'refresh',1021,'',0,'1a0ceb985a0-9b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (156,2,NULL,NULL,22,'refresh',1021,'',0,'1a0ceb985a0-9c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (157,2,NULL,NULL,23,'refresh',1021,'',0,'1a0ceb985a0-9d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (158,2,NULL,NULL,24,'turn',1021,'',1,'1a0ceb985a0-9e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (159,2,NULL,NULL,25,'refresh',1021,'',0,'1a0ceb985a0-9f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (160,2,NULL,NULL,26,'refresh',1021,'',0,'1a0ceb985a0-a0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (161,2,NULL,NULL,27,'refresh',1021,'',0,'1a0ceb985a0-a1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (162,2,NULL,NULL,28,'refresh',1021,'',0,'1a0ceb985a0-a2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (163,2,NULL,NULL,29,'turn',1021,'',1,'1a0ceb985a0-a3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (164,2,NULL,NULL,30,'refresh',1021,'',0,'1a0ceb985a0-a4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (165,2,NULL,NULL,31,'refresh',1021,'',0,'1a0ceb985a0-a5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (166,2,NULL,NULL,32,'refresh',1021,'',0,'1a0ceb985a0-a6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (167,2,NULL,NULL,33,'refresh',1021,'',0,'1a0ceb985a0-a7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (168,2,NULL,NULL,34,'refresh',1021,'',0,'1a0ceb985a0-a8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (169,2,NULL,NULL,35,'turn',1021,'',1,'1a0ceb985a0-a9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (170,2,NULL,NULL,36,'refresh',1021,'',0,'1a0ceb985a0-aa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (171,2,NULL,NULL,37,'refresh',1021,'',0,'1a0ceb985a0-ab',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (172,2,NULL,NULL,38,'refresh',1021,'',0,'1a0ceb985a0-ac',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (173,2,NULL,NULL,39,'refresh',1021,'',0,'1a0ceb985a0-ad',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (174,2,NULL,NULL,40,'turn',1021,'',1,'1a0ceb985a0-ae',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (175,2,NULL,NULL,41,'refresh',1021,'',0,'1a0ceb985a0-af',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (176,2,NULL,NULL,42,'refresh',1021,'',0,'1a0ceb985a0-b0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (177,2,NULL,NULL,43,'refresh',1021,'',0,'1a0ceb985a0-b1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (178,2,NULL,NULL,44,'refresh',1021,'',0,'1a0ceb985a0-b2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (179,2,NULL,NULL,45,'refresh',1021,'',0,'1a0ceb985a0-b3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (180,2,NULL,NULL,46,'turn',1021,'',1,'1a0ceb985a0-b4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (181,2,NULL,NULL,47,'refresh',1021,'',0,'1a0ceb985a0-b5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (182,2,NULL,NULL,48,'refresh',1021,'',0,'1a0ceb985a0-b6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (183,2,NULL,NULL,49,'refresh',1021,'',0,'1a0ceb985a0-b7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (184,2,NULL,NULL,50,'battle',1021,'0',0,'1a0ceb985a0-b8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (185,2,NULL,NULL,50,'turn',1021,'',1,'1a0ceb985a0-b9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (186,2,NULL,NULL,51,'refresh',1021,'',0,'1a0ceb985a0-ba',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (187,2,NULL,NULL,52,'refresh',1021,'',0,'1a0ceb985a0-bb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (188,2,NULL,NULL,53,'refresh',1021,'',0,'1a0ceb985a0-bc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (189,2,NULL,NULL,54,'battle',1021,'0',0,'1a0ceb985a0-bd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (190,2,NULL,NULL,54,'turn',1021,'',1,'1a0ceb985a0-be',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (191,2,NULL,NULL,55,'refresh',1021,'',0,'1a0ceb985a0-bf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (192,2,NULL,NULL,56,'refresh',1021,'',0,'1a0ceb985a0-c0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (193,2,NULL,NULL,57,'refresh',1021,'',0,'1a0ceb985a0-c1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (194,2,NULL,NULL,58,'refresh',1021,'',0,'1a0ceb985a0-c2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (195,2,NULL,NULL,59,'turn',1021,'',1,'1a0ceb985a0-c3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (196,2,NULL,NULL,60,'refresh',1021,'',0,'1a0ceb985a0-c4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (197,2,NULL,NULL,61,'refresh',1021,'',0,'1a0ceb985a0-c5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (198,2,NULL,NULL,62,'refresh',1021,'',0,'1a0ceb985a0-c6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (199,2,NULL,NULL,63,'refresh',1021,'',0,'1a0ceb985a0-c7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (200,2,NULL,NULL,64,'turn',1021,'',1,'1a0ceb985a0-c8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (201,2,NULL,NULL,65,'refresh',1021,'',0,'1a0ceb985a0-c9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (202,2,NULL,NULL,66,'refresh',1021,'',0,'1a0ceb985a0-ca',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (203,2,NULL,NULL,67,'refresh',1021,'',0,'1a0ceb985a0-cb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (204,2,NULL,NULL,68,'refresh',1021,'',0,'1a0ceb985a0-cc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (205,2,NULL,NULL,69,'turn',1021,'',1,'1a0ceb985a0-cd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (206,2,NULL,NULL,70,'refresh',1021,'',0,'1a0ceb985a0-ce',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (207,2,NULL,NULL,71,'refresh',1021,'',0,'1a0ceb985a0-cf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (208,2,NULL,NULL,72,'refresh',1021,'',0,'1a0ceb985a0-d0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (209,2,NULL,NULL,73,'refresh',1021,'',0,'1a0ceb985a0-d1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (210,2,NULL,NULL,74,'refresh',1021,'',0,'1a0ceb985a0-d2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (211,2,NULL,NULL,75,'turn',1021,'',1,'1a0ceb985a0-d3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (212,2,NULL,NULL,76,'refresh',1021,'',0,'1a0ceb985a0-d4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (213,2,NULL,NULL,77,'refresh',1021,'',0,'1a0ceb985a0-d5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (214,2,NULL,NULL,78,'refresh',1021,'',0,'1a0ceb985a0-d6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (215,2,NULL,NULL,79,'battle',1021,'0',0,'1a0ceb985a0-d7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (216,2,NULL,NULL,79,'turn',1021,'',1,'1a0ceb985a0-d8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (217,2,NULL,NULL,80,'refresh',1021,'',0,'1a0ceb985a0-d9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (218,2,NULL,NULL,81,'refresh',1021,'',0,'1a0ceb985a0-da',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (219,2,NULL,NULL,82,'refresh',1021,'',0,'1a0ceb985a0-db',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (220,2,NULL,NULL,83,'battle',1021,'0',0,'1a0ceb985a0-dc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (221,2,NULL,NULL,83,'turn',1021,'',1,'1a0ceb985a0-dd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (222,2,NULL,NULL,84,'refresh',1021,'',0,'1a0ceb985a0-de',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (223,2,NULL,NULL,85,'refresh',1021,'',0,'1a0ceb985a0-df',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (224,2,NULL,NULL,86,'refresh',1021,'',0,'1a0ceb985a0-e0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (225,2,NULL,NULL,87,'refresh',1021,'',0,'1a0ceb985a0-e1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (226,2,NULL,NULL,88,'turn',1021,'',1,'1a0ceb985a0-e2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (227,2,NULL,NULL,89,'refresh',1021,'',0,'1a0ceb985a0-e3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (228,2,NULL,NULL,90,'refresh',1021,'',0,'1a0ceb985a0-e4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (229,2,NULL,NULL,91,'refresh',1021,'',0,'1a0ceb985a0-e5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (230,2,NULL,NULL,92,'battle',1021,'0',0,'1a0ceb985a0-e6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (231,2,NULL,NULL,92,'turn',1021,'',1,'1a0ceb985a0-e7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (232,2,NULL,NULL,93,'refresh',1021,'',0,'1a0ceb985a0-e8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (233,2,NULL,NULL,94,'refresh',1021,'',0,'1a0ceb985a0-e9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (234,2,NULL,NULL,95,'refresh',1021,'',0,'1a0ceb985a0-ea',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (235,2,NULL,NULL,96,'turn',1021,'',1,'1a0ceb985a0-eb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (236,3,NULL,NULL,0,'lobby',2010,'',0,'1a0c4506c00-ec',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (237,3,NULL,NULL,0,'refresh',2010,'',0,'1a0c4506c00-ed',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (238,3,NULL,NULL,0,'opening',2010,'',0,'1a0c4506c00-ee',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (239,3,NULL,NULL,0,'turn',2010,'',1,'1a0c4506c00-ef',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (240,3,NULL,NULL,1,'turn',2010,'',1,'1a0c4506c00-f0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (241,3,NULL,NULL,2,'turn',2010,'',1,'1a0c4506c00-f1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (242,3,NULL,NULL,3,'refresh',2010,'',0,'1a0c4506c00-f2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (243,3,NULL,NULL,4,'refresh',2010,'',0,'1a0c4506c00-f3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (244,3,NULL,NULL,5,'turn',2010,'',1,'1a0c4506c00-f4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (245,3,NULL,NULL,6,'refresh',2010,'',0,'1a0c4506c00-f5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (246,3,NULL,NULL,7,'refresh',2010,'',0,'1a0c4506c00-f6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (247,3,NULL,NULL,8,'refresh',2010,'',0,'1a0c4506c00-f7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (248,3,NULL,NULL,9,'turn',2010,'',1,'1a0c4506c00-f8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (249,3,NULL,NULL,10,'refresh',2010,'',0,'1a0c4506c00-f9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (250,3,NULL,NULL,11,'refresh',2010,'',0,'1a0c4506c00-fa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (251,3,NULL,NULL,12,'refresh',2010,'',0,'1a0c4506c00-fb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (252,3,NULL,NULL,13,'battle',2010,'0',0,'1a0c4506c00-fc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (253,3,NULL,NULL,13,'turn',2010,'',1,'1a0c4506c00-fd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (254,3,NULL,NULL,14,'refresh',2010,'',0,'1a0c4506c00-fe',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (255,3,NULL,NULL,15,'refresh',2010,'',0,'1a0c4506c00-ff',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (256,3,NULL,NULL,16,'refresh',2010,'',0,'1a0c4506c00-100',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (257,3,NULL,NULL,17,'refresh',2010,'',0,'1a0c4506c00-101',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (258,3,NULL,NULL,18,'turn',2010,'',1,'1a0c4506c00-102',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (259,3,NULL,NULL,19,'refresh',2010,'',0,'1a0c4506c00-103',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (260,3,NULL,NULL,20,'refresh',2010,'',0,'1a0c4506c00-104',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (261,3,NULL,NULL,21,'refresh',2010,'',0,'1a0c4506c00-105',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (262,3,NULL,NULL,22,'refresh',2010,'',0,'1a0c4506c00-106',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (263,3,NULL,NULL,23,'refresh',2010,'',0,'1a0c4506c00-107',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (264,3,NULL,NULL,24,'refresh',2010,'',0,'1a0c4506c00-108',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (265,3,NULL,NULL,25,'refresh',2010,'',0,'1a0c4506c00-109',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (266,3,NULL,NULL,26,'battle',2010,'0',0,'1a0c4506c00-10a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (267,3,NULL,NULL,26,'turn',2010,'',1,'1a0c4506c00-10b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (268,3,NULL,NULL,27,'refresh',2010,'',0,'1a0c4506c00-10c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (269,3,NULL,NULL,28,'refresh',2010,'',0,'1a0c4506c00-10d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (270,3,NULL,NULL,29,'refresh',2010,'',0,'1a0c4506c00-10e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (271,3,NULL,NULL,30,'refresh',2010,'',0,'1a0c4506c00-10f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (272,3,NULL,NULL,31,'refresh',2010,'',0,'1a0c4506c00-110',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (273,3,NULL,NULL,32,'battle',2010,'0',0,'1a0c4506c00-111',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (274,3,NULL,NULL,32,'turn',2010,'',1,'1a0c4506c00-112',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (275,3,NULL,NULL,33,'refresh',2010,'',0,'1a0c4506c00-113',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (276,3,NULL,NULL,34,'refresh',2010,'',0,'1a0c4506c00-114',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (277,3,NULL,NULL,35,'refresh',2010,'',0,'1a0c4506c00-115',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (278,3,NULL,NULL,36,'refresh',2010,'',0,'1a0c4506c00-116',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (279,3,NULL,NULL,37,'turn',2010,'',1,'1a0c4506c00-117',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (280,3,NULL,NULL,38,'refresh',2010,'',0,'1a0c4506c00-118',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (281,3,NULL,NULL,39,'refresh',2010,'',0,'1a0c4506c00-119',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (282,3,NULL,NULL,40,'refresh',2010,'',0,'1a0c4506c00-11a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (283,3,NULL,NULL,41,'battle',2010,'0',0,'1a0c4506c00-11b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (284,3,NULL,NULL,41,'turn',2010,'',1,'1a0c4506c00-11c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (285,3,NULL,NULL,42,'refresh',2010,'',0,'1a0c4506c00-11d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (286,3,NULL,NULL,43,'refresh',2010,'',0,'1a0c4506c00-11e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (287,3,NULL,NULL,44,'refresh',2010,'',0,'1a0c4506c00-11f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (288,3,NULL,NULL,45,'battle',2010,'0',0,'1a0c4506c00-120',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (289,3,NULL,NULL,45,'turn',2010,'',1,'1a0c4506c00-121',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (290,3,NULL,NULL,46,'refresh',2010,'',0,'1a0c4506c00-122',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (291,3,NULL,NULL,47,'refresh',2010,'',0,'1a0c4506c00-123',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (292,3,NULL,NULL,48,'refresh',2010,'',0,'1a0c4506c00-124',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (293,3,NULL,NULL,49,'refresh',2010,'',0,'1a0c4506c00-125',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (294,3,NULL,NULL,50,'refresh',2010,'',0,'1a0c4506c00-126',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (295,3,NULL,NULL,51,'refresh',2010,'',0,'1a0c4506c00-127',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (296,3,NULL,NULL,52,'turn',2010,'',1,'1a0c4506c00-128',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (297,3,NULL,NULL,53,'refresh',2010,'',0,'1a0c4506c00-129',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (298,3,NULL,NULL,54,'refresh',2010,'',0,'1a0c4506c00-12a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (299,3,NULL,NULL,55,'refresh',2010,'',0,'1a0c4506c00-12b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (300,3,NULL,NULL,56,'refresh',2010,'',0,'1a0c4506c00-12c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (301,3,NULL,NULL,57,'turn',2010,'',1,'1a0c4506c00-12d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (302,3,NULL,NULL,58,'refresh',2010,'',0,'1a0c4506c00-12e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (303,3,NULL,NULL,59,'refresh',2010,'',0,'1a0c4506c00-12f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (304,3,NULL,NULL,60,'refresh',2010,'',0,'1a0c4506c00-130',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (305,3,NULL,NULL,61,'refresh',2010,'',0,'1a0c4506c00-131',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (306,3,NULL,NULL,62,'refresh',2010,'',0,'1a0c4506c00-132',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (307,3,NULL,NULL,63,'refresh',2010,'',0,'1a0c4506c00-133',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (308,3,NULL,NULL,64,'turn',2010,'',1,'1a0c4506c00-134',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (309,3,NULL,NULL,65,'refresh',2010,'',0,'1a0c4506c00-135',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (310,3,NULL,NULL,66,'refresh',2010,'',0,'1a0c4506c00-136',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (311,3,NULL,NULL,67,'refresh',2010,'',0,'1a0c4506c00-137',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (312,3,NULL,NULL,68,'refresh',2010,'',0,'1a0c4506c00-138',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (313,3,NULL,NULL,69,'refresh',2010,'',0,'1a0c4506c00-139',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (314,3,NULL,NULL,70,'refresh',2010,'',0,'1a0c4506c00-13a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (315,3,NULL,NULL,71,'refresh',2010,'',0,'1a0c4506c00-13b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (316,3,NULL,NULL,72,'refresh',2010,'',0,'1a0c4506c00-13c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (317,3,NULL,NULL,73,'turn',2010,'',1,'1a0c4506c00-13d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (318,3,NULL,NULL,74,'refresh',2010,'',0,'1a0c4506c00-13e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (319,3,NULL,NULL,75,'refresh',2010,'',0,'1a0c4506c00-13f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (320,3,NULL,NULL,76,'refresh',2010,'',0,'1a0c4506c00-140',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (321,3,NULL,NULL,77,'refresh',2010,'',0,'1a0c4506c00-141',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (322,3,NULL,NULL,78,'refresh',2010,'',0,'1a0c4506c00-142',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (323,3,NULL,NULL,79,'refresh',2010,'',0,'1a0c4506c00-143',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (324,3,NULL,NULL,80,'turn',2010,'',1,'1a0c4506c00-144',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (325,3,NULL,NULL,81,'refresh',2010,'',0,'1a0c4506c00-145',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (326,3,NULL,NULL,82,'refresh',2010,'',0,'1a0c4506c00-146',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (327,3,NULL,NULL,83,'refresh',2010,'',0,'1a0c4506c00-147',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (328,3,NULL,NULL,84,'battle',2010,'0',0,'1a0c4506c00-148',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (329,3,NULL,NULL,84,'turn',2010,'',1,'1a0c4506c00-149',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (330,3,NULL,NULL,85,'refresh',2010,'',0,'1a0c4506c00-14a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (331,3,NULL,NULL,86,'refresh',2010,'',0,'1a0c4506c00-14b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (332,3,NULL,NULL,87,'refresh',2010,'',0,'1a0c4506c00-14c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (333,3,NULL,NULL,88,'refresh',2010,'',0,'1a0c4506c00-14d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (334,3,NULL,NULL,89,'refresh',2010,'',0,'1a0c4506c00-14e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (335,3,NULL,NULL,90,'turn',2010,'',1,'1a0c4506c00-14f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (336,3,NULL,NULL,91,'refresh',2010,'',0,'1a0c4506c00-150',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (337,3,NULL,NULL,92,'refresh',2010,'',0,'1a0c4506c00-151',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (338,3,NULL,NULL,93,'refresh',2010,'',0,'1a0c4506c00-152',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (339,3,NULL,NULL,94,'battle',2010,'0',0,'1a0c4506c00-153',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (340,3,NULL,NULL,94,'turn',2010,'',1,'1a0c4506c00-154',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (341,3,NULL,NULL,95,'refresh',2010,'',0,'1a0c4506c00-155',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (342,3,NULL,NULL,96,'refresh',2010,'',0,'1a0c4506c00-156',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (343,3,NULL,NULL,97,'refresh',2010,'',0,'1a0c4506c00-157',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (344,3,NULL,NULL,98,'refresh',2010,'',0,'1a0c4506c00-158',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (345,3,NULL,NULL,99,'refresh',2010,'',0,'1a0c4506c00-159',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (346,3,NULL,NULL,100,'turn',2010,'',1,'1a0c4506c00-15a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (347,3,NULL,NULL,101,'refresh',2010,'',0,'1a0c4506c00-15b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (348,3,NULL,NULL,102,'refresh',2010,'',0,'1a0c4506c00-15c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (349,3,NULL,NULL,103,'refresh',2010,'',0,'1a0c4506c00-15d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (350,3,NULL,NULL,104,'refresh',2010,'',0,'1a0c4506c00-15e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (351,3,NULL,NULL,105,'refresh',2010,'',0,'1a0c4506c00-15f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (352,3,NULL,NULL,106,'turn',2010,'',1,'1a0c4506c00-160',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (353,3,NULL,NULL,107,'refresh',2010,'',0,'1a0c4506c00-161',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (354,3,NULL,NULL,108,'refresh',2010,'',0,'1a0c4506c00-162',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (355,3,NULL,NULL,109,'refresh',2010,'',0,'1a0c4506c00-163',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (356,3,NULL,NULL,110,'refresh',2010,'',0,'1a0c4506c00-164',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (357,3,NULL,NULL,111,'refresh',2010,'',0,'1a0c4506c00-165',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (358,3,NULL,NULL,112,'turn',2010,'',1,'1a0c4506c00-166',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (359,3,NULL,NULL,113,'refresh',2010,'',0,'1a0c4506c00-167',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (360,3,NULL,NULL,114,'refresh',2010,'',0,'1a0c4506c00-168',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (361,3,NULL,NULL,115,'refresh',2010,'',0,'1a0c4506c00-169',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (362,3,NULL,NULL,116,'refresh',2010,'',0,'1a0c4506c00-16a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (363,3,NULL,NULL,117,'refresh',2010,'',0,'1a0c4506c00-16b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (364,3,NULL,NULL,118,'turn',2010,'',1,'1a0c4506c00-16c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (365,3,NULL,NULL,119,'refresh',2010,'',0,'1a0c4506c00-16d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (366,3,NULL,NULL,120,'refresh',2010,'',0,'1a0c4506c00-16e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (367,3,NULL,NULL,121,'refresh',2010,'',0,'1a0c4506c00-16f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (368,3,NULL,NULL,122,'refresh',2010,'',0,'1a0c4506c00-170',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (369,3,NULL,NULL,123,'battle',2010,'0',0,'1a0c4506c00-171',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (370,3,NULL,NULL,123,'turn',2010,'',1,'1a0c4506c00-172',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (371,3,NULL,NULL,124,'refresh',2010,'',0,'1a0c4506c00-173',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (372,3,NULL,NULL,125,'refresh',2010,'',0,'1a0c4506c00-174',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (373,3,NULL,NULL,126,'refresh',2010,'',0,'1a0c4506c00-175',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (374,3,NULL,NULL,127,'refresh',2010,'',0,'1a0c4506c00-176',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (375,3,NULL,NULL,128,'turn',2010,'',1,'1a0c4506c00-177',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (376,3,NULL,NULL,129,'refresh',2010,'',0,'1a0c4506c00-178',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (377,3,NULL,NULL,130,'refresh',2010,'',0,'1a0c4506c00-179',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (378,3,NULL,NULL,131,'refresh',2010,'',0,'1a0c4506c00-17a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (379,3,NULL,NULL,132,'refresh',2010,'',0,'1a0c4506c00-17b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (380,3,NULL,NULL,133,'battle',2010,'0',0,'1a0c4506c00-17c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (381,3,NULL,NULL,133,'over',2010,'',1,'1a0c4506c00-17d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (382,4,NULL,NULL,0,'lobby',2021,'',0,'1a0ceb985a0-17e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (383,4,NULL,NULL,0,'refresh',2021,'',0,'1a0ceb985a0-17f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (384,4,NULL,NULL,0,'opening',2021,'',0,'1a0ceb985a0-180',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (385,4,NULL,NULL,0,'turn',2021,'',1,'1a0ceb985a0-181',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (386,4,NULL,NULL,1,'turn',2021,'',1,'1a0ceb985a0-182',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (387,4,NULL,NULL,2,'turn',2021,'',1,'1a0ceb985a0-183',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (388,4,NULL,NULL,3,'refresh',2021,'',0,'1a0ceb985a0-184',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (389,4,NULL,NULL,4,'refresh',2021,'',0,'1a0ceb985a0-185',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (390,4,NULL,NULL,5,'turn',2021,'',1,'1a0ceb985a0-186',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (391,4,NULL,NULL,6,'refresh',2021,'',0,'1a0ceb985a0-187',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (392,4,NULL,NULL,7,'refresh',2021,'',0,'1a0ceb985a0-188',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (393,4,NULL,NULL,8,'refresh',2021,'',0,'1a0ceb985a0-189',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (394,4,NULL,NULL,9,'turn',2021,'',1,'1a0ceb985a0-18a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (395,4,NULL,NULL,10,'refresh',2021,'',0,'1a0ceb985a0-18b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (396,4,NULL,NULL,11,'refresh',2021,'',0,'1a0ceb985a0-18c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (397,4,NULL,NULL,12,'refresh',2021,'',0,'1a0ceb985a0-18d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (398,4,NULL,NULL,13,'battle',2021,'0',0,'1a0ceb985a0-18e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (399,4,NULL,NULL,13,'turn',2021,'',1,'1a0ceb985a0-18f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (400,4,NULL,NULL,14,'refresh',2021,'',0,'1a0ceb985a0-190',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (401,4,NULL,NULL,15,'refresh',2021,'',0,'1a0ceb985a0-191',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (402,4,NULL,NULL,16,'refresh',2021,'',0,'1a0ceb985a0-192',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (403,4,NULL,NULL,17,'refresh',2021,'',0,'1a0ceb985a0-193',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (404,4,NULL,NULL,18,'turn',2021,'',1,'1a0ceb985a0-194',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (405,4,NULL,NULL,19,'refresh',2021,'',0,'1a0ceb985a0-195',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (406,4,NULL,NULL,20,'refresh',2021,'',0,'1a0ceb985a0-196',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (407,4,NULL,NULL,21,'refresh',2021,'',0,'1a0ceb985a0-197',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (408,4,NULL,NULL,22,'refresh',2021,'',0,'1a0ceb985a0-198',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (409,4,NULL,NULL,23,'refresh',2021,'',0,'1a0ceb985a0-199',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (410,4,NULL,NULL,24,'turn',2021,'',1,'1a0ceb985a0-19a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (411,4,NULL,NULL,25,'refresh',2021,'',0,'1a0ceb985a0-19b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (412,4,NULL,NULL,26,'refresh',2021,'',0,'1a0ceb985a0-19c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (413,4,NULL,NULL,27,'refresh',2021,'',0,'1a0ceb985a0-19d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (414,4,NULL,NULL,28,'refresh',2021,'',0,'1a0ceb985a0-19e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (415,4,NULL,NULL,29,'turn',2021,'',1,'1a0ceb985a0-19f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (416,4,NULL,NULL,30,'refresh',2021,'',0,'1a0ceb985a0-1a0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (417,4,NULL,NULL,31,'refresh',2021,'',0,'1a0ceb985a0-1a1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (418,4,NULL,NULL,32,'refresh',2021,'',0,'1a0ceb985a0-1a2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (419,4,NULL,NULL,33,'refresh',2021,'',0,'1a0ceb985a0-1a3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (420,4,NULL,NULL,34,'refresh',2021,'',0,'1a0ceb985a0-1a4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (421,4,NULL,NULL,35,'turn',2021,'',1,'1a0ceb985a0-1a5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (422,4,NULL,NULL,36,'refresh',2021,'',0,'1a0ceb985a0-1a6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (423,4,NULL,NULL,37,'refresh',2021,'',0,'1a0ceb985a0-1a7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (424,4,NULL,NULL,38,'refresh',2021,'',0,'1a0ceb985a0-1a8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (425,4,NULL,NULL,39,'refresh',2021,'',0,'1a0ceb985a0-1a9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (426,4,NULL,NULL,40,'turn',2021,'',1,'1a0ceb985a0-1aa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (427,4,NULL,NULL,41,'refresh',2021,'',0,'1a0ceb985a0-1ab',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (428,4,NULL,NULL,42,'refresh',2021,'',0,'1a0ceb985a0-1ac',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (429,4,NULL,NULL,43,'refresh',2021,'',0,'1a0ceb985a0-1ad',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (430,4,NULL,NULL,44,'refresh',2021,'',0,'1a0ceb985a0-1ae',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (431,4,NULL,NULL,45,'refresh',2021,'',0,'1a0ceb985a0-1af',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (432,4,NULL,NULL,46,'turn',2021,'',1,'1a0ceb985a0-1b0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (433,4,NULL,NULL,47,'refresh',2021,'',0,'1a0ceb985a0-1b1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (434,4,NULL,NULL,48,'refresh',2021,'',0,'1a0ceb985a0-1b2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (435,4,NULL,NULL,49,'refresh',2021,'',0,'1a0ceb985a0-1b3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (436,4,NULL,NULL,50,'battle',2021,'0',0,'1a0ceb985a0-1b4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (437,4,NULL,NULL,50,'turn',2021,'',1,'1a0ceb985a0-1b5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (438,4,NULL,NULL,51,'refresh',2021,'',0,'1a0ceb985a0-1b6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (439,4,NULL,NULL,52,'refresh',2021,'',0,'1a0ceb985a0-1b7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (440,4,NULL,NULL,53,'refresh',2021,'',0,'1a0ceb985a0-1b8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (441,4,NULL,NULL,54,'battle',2021,'0',0,'1a0ceb985a0-1b9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (442,4,NULL,NULL,54,'turn',2021,'',1,'1a0ceb985a0-1ba',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (443,4,NULL,NULL,55,'refresh',2021,'',0,'1a0ceb985a0-1bb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (444,4,NULL,NULL,56,'refresh',2021,'',0,'1a0ceb985a0-1bc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (445,4,NULL,NULL,57,'refresh',2021,'',0,'1a0ceb985a0-1bd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (446,4,NULL,NULL,58,'refresh',2021,'',0,'1a0ceb985a0-1be',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (447,4,NULL,NULL,59,'turn',2021,'',1,'1a0ceb985a0-1bf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (448,4,NULL,NULL,60,'refresh',2021,'',0,'1a0ceb985a0-1c0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (449,4,NULL,NULL,61,'refresh',2021,'',0,'1a0ceb985a0-1c1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (450,4,NULL,NULL,62,'refresh',2021,'',0,'1a0ceb985a0-1c2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (451,4,NULL,NULL,63,'refresh',2021,'',0,'1a0ceb985a0-1c3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (452,4,NULL,NULL,64,'turn',2021,'',1,'1a0ceb985a0-1c4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (453,4,NULL,NULL,65,'refresh',2021,'',0,'1a0ceb985a0-1c5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (454,4,NULL,NULL,66,'refresh',2021,'',0,'1a0ceb985a0-1c6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (455,4,NULL,NULL,67,'refresh',2021,'',0,'1a0ceb985a0-1c7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (456,4,NULL,NULL,68,'refresh',2021,'',0,'1a0ceb985a0-1c8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (457,4,NULL,NULL,69,'turn',2021,'',1,'1a0ceb985a0-1c9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (458,4,NULL,NULL,70,'refresh',2021,'',0,'1a0ceb985a0-1ca',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (459,4,NULL,NULL,71,'refresh',2021,'',0,'1a0ceb985a0-1cb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (460,4,NULL,NULL,72,'refresh',2021,'',0,'1a0ceb985a0-1cc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (461,4,NULL,NULL,73,'refresh',2021,'',0,'1a0ceb985a0-1cd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (462,4,NULL,NULL,74,'refresh',2021,'',0,'1a0ceb985a0-1ce',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (463,4,NULL,NULL,75,'turn',2021,'',1,'1a0ceb985a0-1cf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (464,4,NULL,NULL,76,'refresh',2021,'',0,'1a0ceb985a0-1d0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (465,4,NULL,NULL,77,'refresh',2021,'',0,'1a0ceb985a0-1d1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (466,4,NULL,NULL,78,'refresh',2021,'',0,'1a0ceb985a0-1d2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (467,4,NULL,NULL,79,'battle',2021,'0',0,'1a0ceb985a0-1d3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (468,4,NULL,NULL,79,'turn',2021,'',1,'1a0ceb985a0-1d4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (469,4,NULL,NULL,80,'refresh',2021,'',0,'1a0ceb985a0-1d5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (470,4,NULL,NULL,81,'refresh',2021,'',0,'1a0ceb985a0-1d6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (471,4,NULL,NULL,82,'refresh',2021,'',0,'1a0ceb985a0-1d7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (472,4,NULL,NULL,83,'battle',2021,'0',0,'1a0ceb985a0-1d8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (473,4,NULL,NULL,83,'turn',2021,'',1,'1a0ceb985a0-1d9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (474,4,NULL,NULL,84,'refresh',2021,'',0,'1a0ceb985a0-1da',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (475,4,NULL,NULL,85,'refresh',2021,'',0,'1a0ceb985a0-1db',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (476,4,NULL,NULL,86,'refresh',2021,'',0,'1a0ceb985a0-1dc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (477,4,NULL,NULL,87,'refresh',2021,'',0,'1a0ceb985a0-1dd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (478,4,NULL,NULL,88,'turn',2021,'',1,'1a0ceb985a0-1de',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (479,4,NULL,NULL,89,'refresh',2021,'',0,'1a0ceb985a0-1df',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (480,4,NULL,NULL,90,'refresh',2021,'',0,'1a0ceb985a0-1e0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (481,4,NULL,NULL,91,'refresh',2021,'',0,'1a0ceb985a0-1e1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (482,4,NULL,NULL,92,'battle',2021,'0',0,'1a0ceb985a0-1e2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (483,4,NULL,NULL,92,'turn',2021,'',1,'1a0ceb985a0-1e3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (484,4,NULL,NULL,93,'refresh',2021,'',0,'1a0ceb985a0-1e4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (485,4,NULL,NULL,94,'refresh',2021,'',0,'1a0ceb985a0-1e5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (486,4,NULL,NULL,95,'refresh',2021,'',0,'1a0ceb985a0-1e6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (487,4,NULL,NULL,96,'turn',2021,'',1,'1a0ceb985a0-1e7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (488,5,NULL,NULL,0,'lobby',2091,'',0,'1a0ceb985a0-1e8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (489,5,NULL,NULL,0,'refresh',2091,'',0,'1a0ceb985a0-1e9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (490,5,NULL,NULL,0,'opening',2091,'',0,'1a0ceb985a0-1ea',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (491,5,NULL,NULL,0,'turn',2091,'',1,'1a0ceb985a0-1eb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (492,6,NULL,NULL,0,'lobby',3013,'',0,'1a0c4506c00-1ec',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (493,6,NULL,NULL,0,'refresh',3013,'',0,'1a0c4506c00-1ed',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (494,6,NULL,NULL,0,'opening',3013,'',0,'1a0c4506c00-1ee',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (495,6,NULL,NULL,0,'turn',3013,'',1,'1a0c4506c00-1ef',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (496,6,NULL,NULL,1,'turn',3013,'',1,'1a0c4506c00-1f0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (497,6,NULL,NULL,2,'turn',3013,'',1,'1a0c4506c00-1f1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (498,6,NULL,NULL,3,'refresh',3013,'',0,'1a0c4506c00-1f2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (499,6,NULL,NULL,4,'refresh',3013,'',0,'1a0c4506c00-1f3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (500,6,NULL,NULL,5,'refresh',3013,'',0,'1a0c4506c00-1f4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (501,6,NULL,NULL,6,'turn',3013,'',1,'1a0c4506c00-1f5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (502,6,NULL,NULL,7,'refresh',3013,'',0,'1a0c4506c00-1f6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (503,6,NULL,NULL,8,'refresh',3013,'',0,'1a0c4506c00-1f7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (504,6,NULL,NULL,9,'refresh',3013,'',0,'1a0c4506c00-1f8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (505,6,NULL,NULL,10,'turn',3013,'',1,'1a0c4506c00-1f9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (506,6,NULL,NULL,11,'refresh',3013,'',0,'1a0c4506c00-1fa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (507,6,NULL,NULL,12,'refresh',3013,'',0,'1a0c4506c00-1fb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (508,6,NULL,NULL,13,'refresh',3013,'',0,'1a0c4506c00-1fc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (509,6,NULL,NULL,14,'refresh',3013,'',0,'1a0c4506c00-1fd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (510,6,NULL,NULL,15,'turn',3013,'',1,'1a0c4506c00-1fe',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (511,6,NULL,NULL,16,'refresh',3013,'',0,'1a0c4506c00-1ff',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (512,6,NULL,NULL,17,'refresh',3013,'',0,'1a0c4506c00-200',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (513,6,NULL,NULL,18,'refresh',3013,'',0,'1a0c4506c00-201',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (514,6,NULL,NULL,19,'refresh',3013,'',0,'1a0c4506c00-202',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (515,6,NULL,NULL,20,'turn',3013,'',1,'1a0c4506c00-203',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (516,6,NULL,NULL,20,'draw-offer',3013,'0',0,'1a0c4506c00-204',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (517,6,NULL,NULL,22,'draw-answer',3013,'accept 0',0,'1a0c4506c00-205',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (518,6,NULL,NULL,22,'over',3013,'',1,'1a0c4506c00-206',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (519,7,NULL,NULL,0,'lobby',3014,'',0,'1a0c4506c00-207',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (520,7,NULL,NULL,0,'refresh',3014,'',0,'1a0c4506c00-208',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (521,7,NULL,NULL,0,'opening',3014,'',0,'1a0c4506c00-209',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (522,7,NULL,NULL,0,'turn',3014,'',1,'1a0c4506c00-20a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (523,7,NULL,NULL,1,'turn',3014,'',1,'1a0c4506c00-20b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (524,7,NULL,NULL,2,'turn',3014,'',1,'1a0c4506c00-20c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (525,7,NULL,NULL,3,'refresh',3014,'',0,'1a0c4506c00-20d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (526,7,NULL,NULL,4,'refresh',3014,'',0,'1a0c4506c00-20e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (527,7,NULL,NULL,5,'turn',3014,'',1,'1a0c4506c00-20f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (528,7,NULL,NULL,6,'refresh',3014,'',0,'1a0c4506c00-210',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (529,7,NULL,NULL,7,'refresh',3014,'',0,'1a0c4506c00-211',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (530,7,NULL,NULL,8,'battle',3014,'0',0,'1a0c4506c00-212',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (531,7,NULL,NULL,8,'turn',3014,'',1,'1a0c4506c00-213',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (532,7,NULL,NULL,9,'refresh',3014,'',0,'1a0c4506c00-214',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (533,7,NULL,NULL,10,'refresh',3014,'',0,'1a0c4506c00-215',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (534,7,NULL,NULL,11,'refresh',3014,'',0,'1a0c4506c00-216',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (535,7,NULL,NULL,12,'battle',3014,'0',0,'1a0c4506c00-217',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (536,7,NULL,NULL,12,'turn',3014,'',1,'1a0c4506c00-218',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (537,7,NULL,NULL,12,'fall',3014,'1',0,'1a0ce9d2400-219',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (538,7,NULL,NULL,13,'fall-answer',3014,'claim 1',0,'1a0ce9d2400-21a',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (539,7,NULL,NULL,13,'over',3014,'',1,'1a0ce9d2400-21b',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (540,8,NULL,NULL,0,'lobby',3090,'',0,'1a0ceb985a0-21c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (541,8,NULL,NULL,0,'refresh',3090,'',0,'1a0ceb985a0-21d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (542,8,NULL,NULL,0,'opening',3090,'',0,'1a0ceb985a0-21e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (543,8,NULL,NULL,0,'turn',3090,'',1,'1a0ceb985a0-21f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (544,8,NULL,NULL,1,'turn',3090,'',1,'1a0ceb985a0-220',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (545,8,NULL,NULL,2,'turn',3090,'',1,'1a0ceb985a0-221',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (546,8,NULL,NULL,3,'refresh',3090,'',0,'1a0ceb985a0-222',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (547,8,NULL,NULL,4,'refresh',3090,'',0,'1a0ceb985a0-223',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (548,8,NULL,NULL,5,'turn',3090,'',1,'1a0ceb985a0-224',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (549,8,NULL,NULL,6,'refresh',3090,'',0,'1a0ceb985a0-225',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (550,8,NULL,NULL,7,'refresh',3090,'',0,'1a0ceb985a0-226',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (551,8,NULL,NULL,8,'refresh',3090,'',0,'1a0ceb985a0-227',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (552,8,NULL,NULL,9,'battle',3090,'0',0,'1a0ceb985a0-228',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (553,8,NULL,NULL,9,'turn',3090,'',1,'1a0ceb985a0-229',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (554,8,NULL,NULL,10,'refresh',3090,'',0,'1a0ceb985a0-22a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (555,8,NULL,NULL,11,'refresh',3090,'',0,'1a0ceb985a0-22b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (556,8,NULL,NULL,12,'refresh',3090,'',0,'1a0ceb985a0-22c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (557,8,NULL,NULL,13,'refresh',3090,'',0,'1a0ceb985a0-22d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (558,8,NULL,NULL,14,'battle',3090,'0',0,'1a0ceb985a0-22e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (559,8,NULL,NULL,14,'turn',3090,'',1,'1a0ceb985a0-22f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (560,8,NULL,NULL,15,'refresh',3090,'',0,'1a0ceb985a0-230',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (561,8,NULL,NULL,16,'refresh',3090,'',0,'1a0ceb985a0-231',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (562,8,NULL,NULL,17,'refresh',3090,'',0,'1a0ceb985a0-232',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (563,8,NULL,NULL,18,'refresh',3090,'',0,'1a0ceb985a0-233',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (564,8,NULL,NULL,19,'turn',3090,'',1,'1a0ceb985a0-234',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (565,8,NULL,NULL,20,'refresh',3090,'',0,'1a0ceb985a0-235',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (566,8,NULL,NULL,21,'refresh',3090,'',0,'1a0ceb985a0-236',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (567,8,NULL,NULL,22,'refresh',3090,'',0,'1a0ceb985a0-237',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (568,8,NULL,NULL,23,'refresh',3090,'',0,'1a0ceb985a0-238',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (569,8,NULL,NULL,24,'turn',3090,'',1,'1a0ceb985a0-239',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (570,8,NULL,NULL,25,'refresh',3090,'',0,'1a0ceb985a0-23a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (571,8,NULL,NULL,26,'refresh',3090,'',0,'1a0ceb985a0-23b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (572,8,NULL,NULL,27,'refresh',3090,'',0,'1a0ceb985a0-23c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (573,8,NULL,NULL,28,'refresh',3090,'',0,'1a0ceb985a0-23d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (574,8,NULL,NULL,29,'refresh',3090,'',0,'1a0ceb985a0-23e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (575,8,NULL,NULL,30,'refresh',3090,'',0,'1a0ceb985a0-23f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (576,9,NULL,NULL,0,'lobby',4015,'',0,'1a0ce9d2400-240',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (577,9,NULL,NULL,0,'refresh',4015,'',0,'1a0ce9d2400-241',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (578,9,NULL,NULL,0,'opening',4015,'',0,'1a0ce9d2400-242',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (579,9,NULL,NULL,0,'turn',4015,'',1,'1a0ce9d2400-243',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (580,9,NULL,NULL,1,'turn',4015,'',1,'1a0ce9d2400-244',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (581,9,NULL,NULL,2,'turn',4015,'',1,'1a0ce9d2400-245',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (582,9,NULL,NULL,3,'refresh',4015,'',0,'1a0ce9d2400-246',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (583,9,NULL,NULL,4,'refresh',4015,'',0,'1a0ce9d2400-247',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (584,9,NULL,NULL,5,'turn',4015,'',1,'1a0ce9d2400-248',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (585,9,NULL,NULL,6,'refresh',4015,'',0,'1a0ce9d2400-249',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (586,9,NULL,NULL,7,'refresh',4015,'',0,'1a0ce9d2400-24a',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (587,9,NULL,NULL,8,'refresh',4015,'',0,'1a0ce9d2400-24b',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (588,9,NULL,NULL,9,'turn',4015,'',1,'1a0ce9d2400-24c',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (589,9,NULL,NULL,10,'refresh',4015,'',0,'1a0ce9d2400-24d',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (590,9,NULL,NULL,11,'refresh',4015,'',0,'1a0ce9d2400-24e',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (591,9,NULL,NULL,12,'refresh',4015,'',0,'1a0ce9d2400-24f',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (592,9,NULL,NULL,13,'turn',4015,'',1,'1a0ceb985a0-250',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (593,9,NULL,NULL,14,'refresh',4015,'',0,'1a0ceb985a0-251',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (594,9,NULL,NULL,15,'refresh',4015,'',0,'1a0ceb985a0-252',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (595,9,NULL,NULL,16,'refresh',4015,'',0,'1a0ceb985a0-253',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (596,9,NULL,NULL,17,'refresh',4015,'',0,'1a0ceb985a0-254',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (597,9,NULL,NULL,18,'battle',4015,'0',0,'1a0ceb985a0-255',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (598,9,NULL,NULL,18,'turn',4015,'',1,'1a0ceb985a0-256',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (599,9,NULL,NULL,19,'refresh',4015,'',0,'1a0ceb985a0-257',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (600,9,NULL,NULL,20,'refresh',4015,'',0,'1a0ceb985a0-258',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (601,9,NULL,NULL,21,'refresh',4015,'',0,'1a0ceb985a0-259',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (602,9,NULL,NULL,22,'refresh',4015,'',0,'1a0ceb985a0-25a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (603,9,NULL,NULL,23,'turn',4015,'',1,'1a0ceb985a0-25b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (604,9,NULL,NULL,24,'refresh',4015,'',0,'1a0ceb985a0-25c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (605,9,NULL,NULL,25,'refresh',4015,'',0,'1a0ceb985a0-25d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (606,9,NULL,NULL,26,'refresh',4015,'',0,'1a0ceb985a0-25e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (607,9,NULL,NULL,27,'refresh',4015,'',0,'1a0ceb985a0-25f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (608,9,NULL,NULL,28,'battle',4015,'0',0,'1a0ceb985a0-260',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (609,9,NULL,NULL,28,'over',4015,'',1,'1a0ceb985a0-261',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (610,10,NULL,NULL,0,'lobby',4021,'',0,'1a0ceb985a0-262',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (611,10,NULL,NULL,0,'refresh',4021,'',0,'1a0ceb985a0-263',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (612,10,NULL,NULL,0,'opening',4021,'',0,'1a0ceb985a0-264',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (613,10,NULL,NULL,0,'turn',4021,'',1,'1a0ceb985a0-265',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (614,10,NULL,NULL,1,'turn',4021,'',1,'1a0ceb985a0-266',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (615,10,NULL,NULL,2,'turn',4021,'',1,'1a0ceb985a0-267',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (616,10,NULL,NULL,3,'refresh',4021,'',0,'1a0ceb985a0-268',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (617,10,NULL,NULL,4,'refresh',4021,'',0,'1a0ceb985a0-269',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (618,10,NULL,NULL,5,'turn',4021,'',1,'1a0ceb985a0-26a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (619,10,NULL,NULL,6,'refresh',4021,'',0,'1a0ceb985a0-26b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (620,10,NULL,NULL,7,'refresh',4021,'',0,'1a0ceb985a0-26c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (621,10,NULL,NULL,8,'refresh',4021,'',0,'1a0ceb985a0-26d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (622,10,NULL,NULL,9,'turn',4021,'',1,'1a0ceb985a0-26e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (623,10,NULL,NULL,10,'refresh',4021,'',0,'1a0ceb985a0-26f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (624,10,NULL,NULL,11,'refresh',4021,'',0,'1a0ceb985a0-270',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (625,10,NULL,NULL,12,'refresh',4021,'',0,'1a0ceb985a0-271',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (626,10,NULL,NULL,13,'battle',4021,'0',0,'1a0ceb985a0-272',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (627,10,NULL,NULL,13,'turn',4021,'',1,'1a0ceb985a0-273',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (628,10,NULL,NULL,14,'refresh',4021,'',0,'1a0ceb985a0-274',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (629,10,NULL,NULL,15,'refresh',4021,'',0,'1a0ceb985a0-275',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (630,10,NULL,NULL,16,'refresh',4021,'',0,'1a0ceb985a0-276',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (631,10,NULL,NULL,17,'refresh',4021,'',0,'1a0ceb985a0-277',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (632,10,NULL,NULL,18,'turn',4021,'',1,'1a0ceb985a0-278',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (633,10,NULL,NULL,19,'refresh',4021,'',0,'1a0ceb985a0-279',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (634,10,NULL,NULL,20,'refresh',4021,'',0,'1a0ceb985a0-27a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (635,10,NULL,NULL,21,'refresh',4021,'',0,'1a0ceb985a0-27b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (636,10,NULL,NULL,22,'refresh',4021,'',0,'1a0ceb985a0-27c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (637,10,NULL,NULL,23,'refresh',4021,'',0,'1a0ceb985a0-27d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (638,10,NULL,NULL,24,'turn',4021,'',1,'1a0ceb985a0-27e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (639,10,NULL,NULL,25,'refresh',4021,'',0,'1a0ceb985a0-27f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (640,10,NULL,NULL,26,'refresh',4021,'',0,'1a0ceb985a0-280',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (641,10,NULL,NULL,27,'refresh',4021,'',0,'1a0ceb985a0-281',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (642,10,NULL,NULL,28,'refresh',4021,'',0,'1a0ceb985a0-282',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (643,10,NULL,NULL,29,'turn',4021,'',1,'1a0ceb985a0-283',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (644,10,NULL,NULL,30,'refresh',4021,'',0,'1a0ceb985a0-284',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (645,10,NULL,NULL,31,'refresh',4021,'',0,'1a0ceb985a0-285',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (646,10,NULL,NULL,32,'refresh',4021,'',0,'1a0ceb985a0-286',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (647,10,NULL,NULL,33,'refresh',4021,'',0,'1a0ceb985a0-287',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (648,10,NULL,NULL,34,'refresh',4021,'',0,'1a0ceb985a0-288',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (649,10,NULL,NULL,35,'turn',4021,'',1,'1a0ceb985a0-289',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (650,10,NULL,NULL,36,'refresh',4021,'',0,'1a0ceb985a0-28a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (651,10,NULL,NULL,37,'refresh',4021,'',0,'1a0ceb985a0-28b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (652,10,NULL,NULL,38,'refresh',4021,'',0,'1a0ceb985a0-28c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (653,10,NULL,NULL,39,'refresh',4021,'',0,'1a0ceb985a0-28d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (654,10,NULL,NULL,40,'turn',4021,'',1,'1a0ceb985a0-28e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (655,10,NULL,NULL,41,'refresh',4021,'',0,'1a0ceb985a0-28f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (656,10,NULL,NULL,42,'refresh',4021,'',0,'1a0ceb985a0-290',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (657,10,NULL,NULL,43,'refresh',4021,'',0,'1a0ceb985a0-291',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (658,10,NULL,NULL,44,'refresh',4021,'',0,'1a0ceb985a0-292',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (659,10,NULL,NULL,45,'refresh',4021,'',0,'1a0ceb985a0-293',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (660,10,NULL,NULL,46,'turn',4021,'',1,'1a0ceb985a0-294',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (661,10,NULL,NULL,47,'refresh',4021,'',0,'1a0ceb985a0-295',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (662,10,NULL,NULL,48,'refresh',4021,'',0,'1a0ceb985a0-296',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (663,10,NULL,NULL,49,'refresh',4021,'',0,'1a0ceb985a0-297',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (664,10,NULL,NULL,50,'battle',4021,'0',0,'1a0ceb985a0-298',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (665,10,NULL,NULL,50,'turn',4021,'',1,'1a0ceb985a0-299',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (666,10,NULL,NULL,51,'refresh',4021,'',0,'1a0ceb985a0-29a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (667,10,NULL,NULL,52,'refresh',4021,'',0,'1a0ceb985a0-29b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (668,10,NULL,NULL,53,'refresh',4021,'',0,'1a0ceb985a0-29c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (669,10,NULL,NULL,54,'battle',4021,'0',0,'1a0ceb985a0-29d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (670,10,NULL,NULL,54,'turn',4021,'',1,'1a0ceb985a0-29e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (671,10,NULL,NULL,55,'refresh',4021,'',0,'1a0ceb985a0-29f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (672,10,NULL,NULL,56,'refresh',4021,'',0,'1a0ceb985a0-2a0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (673,10,NULL,NULL,57,'refresh',4021,'',0,'1a0ceb985a0-2a1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (674,10,NULL,NULL,58,'refresh',4021,'',0,'1a0ceb985a0-2a2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (675,10,NULL,NULL,59,'turn',4021,'',1,'1a0ceb985a0-2a3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (676,10,NULL,NULL,60,'refresh',4021,'',0,'1a0ceb985a0-2a4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (677,10,NULL,NULL,61,'refresh',4021,'',0,'1a0ceb985a0-2a5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (678,10,NULL,NULL,62,'refresh',4021,'',0,'1a0ceb985a0-2a6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (679,10,NULL,NULL,63,'refresh',4021,'',0,'1a0ceb985a0-2a7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (680,10,NULL,NULL,64,'turn',4021,'',1,'1a0ceb985a0-2a8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (681,10,NULL,NULL,65,'refresh',4021,'',0,'1a0ceb985a0-2a9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (682,10,NULL,NULL,66,'refresh',4021,'',0,'1a0ceb985a0-2aa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (683,10,NULL,NULL,67,'refresh',4021,'',0,'1a0ceb985a0-2ab',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (684,10,NULL,NULL,68,'refresh',4021,'',0,'1a0ceb985a0-2ac',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (685,10,NULL,NULL,69,'turn',4021,'',1,'1a0ceb985a0-2ad',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (686,10,NULL,NULL,70,'refresh',4021,'',0,'1a0ceb985a0-2ae',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (687,10,NULL,NULL,71,'refresh',4021,'',0,'1a0ceb985a0-2af',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (688,10,NULL,NULL,72,'refresh',4021,'',0,'1a0ceb985a0-2b0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (689,10,NULL,NULL,73,'refresh',4021,'',0,'1a0ceb985a0-2b1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (690,10,NULL,NULL,74,'refresh',4021,'',0,'1a0ceb985a0-2b2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (691,10,NULL,NULL,75,'turn',4021,'',1,'1a0ceb985a0-2b3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (692,10,NULL,NULL,76,'refresh',4021,'',0,'1a0ceb985a0-2b4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (693,10,NULL,NULL,77,'refresh',4021,'',0,'1a0ceb985a0-2b5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (694,10,NULL,NULL,78,'refresh',4021,'',0,'1a0ceb985a0-2b6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (695,10,NULL,NULL,79,'battle',4021,'0',0,'1a0ceb985a0-2b7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (696,10,NULL,NULL,79,'turn',4021,'',1,'1a0ceb985a0-2b8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (697,10,NULL,NULL,80,'refresh',4021,'',0,'1a0ceb985a0-2b9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (698,10,NULL,NULL,81,'refresh',4021,'',0,'1a0ceb985a0-2ba',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (699,10,NULL,NULL,82,'refresh',4021,'',0,'1a0ceb985a0-2bb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (700,10,NULL,NULL,83,'battle',4021,'0',0,'1a0ceb985a0-2bc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (701,10,NULL,NULL,83,'turn',4021,'',1,'1a0ceb985a0-2bd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (702,10,NULL,NULL,84,'refresh',4021,'',0,'1a0ceb985a0-2be',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (703,10,NULL,NULL,85,'refresh',4021,'',0,'1a0ceb985a0-2bf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (704,10,NULL,NULL,86,'refresh',4021,'',0,'1a0ceb985a0-2c0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (705,10,NULL,NULL,87,'refresh',4021,'',0,'1a0ceb985a0-2c1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (706,10,NULL,NULL,88,'turn',4021,'',1,'1a0ceb985a0-2c2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (707,10,NULL,NULL,89,'refresh',4021,'',0,'1a0ceb985a0-2c3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (708,10,NULL,NULL,90,'refresh',4021,'',0,'1a0ceb985a0-2c4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (709,10,NULL,NULL,91,'refresh',4021,'',0,'1a0ceb985a0-2c5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (710,10,NULL,NULL,92,'battle',4021,'0',0,'1a0ceb985a0-2c6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (711,10,NULL,NULL,92,'turn',4021,'',1,'1a0ceb985a0-2c7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (712,10,NULL,NULL,93,'refresh',4021,'',0,'1a0ceb985a0-2c8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (713,10,NULL,NULL,94,'refresh',4021,'',0,'1a0ceb985a0-2c9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (714,10,NULL,NULL,95,'refresh',4021,'',0,'1a0ceb985a0-2ca',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (715,10,NULL,NULL,96,'turn',4021,'',1,'1a0ceb985a0-2cb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (716,11,NULL,NULL,0,'lobby',4090,'',0,'1a0ceb985a0-2cc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (717,11,NULL,NULL,0,'refresh',4090,'',0,'1a0ceb985a0-2cd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (718,11,NULL,NULL,0,'opening',4090,'',0,'1a0ceb985a0-2ce',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (719,11,NULL,NULL,0,'turn',4090,'',1,'1a0ceb985a0-2cf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (720,11,NULL,NULL,1,'turn',4090,'',1,'1a0ceb985a0-2d0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (721,11,NULL,NULL,2,'turn',4090,'',1,'1a0ceb985a0-2d1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (722,11,NULL,NULL,3,'refresh',4090,'',0,'1a0ceb985a0-2d2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (723,11,NULL,NULL,4,'refresh',4090,'',0,'1a0ceb985a0-2d3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (724,11,NULL,NULL,5,'turn',4090,'',1,'1a0ceb985a0-2d4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (725,11,NULL,NULL,6,'refresh',4090,'',0,'1a0ceb985a0-2d5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (726,11,NULL,NULL,7,'refresh',4090,'',0,'1a0ceb985a0-2d6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (727,11,NULL,NULL,8,'refresh',4090,'',0,'1a0ceb985a0-2d7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (728,11,NULL,NULL,9,'battle',4090,'0',0,'1a0ceb985a0-2d8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (729,11,NULL,NULL,9,'turn',4090,'',1,'1a0ceb985a0-2d9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (730,11,NULL,NULL,10,'refresh',4090,'',0,'1a0ceb985a0-2da',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (731,11,NULL,NULL,11,'refresh',4090,'',0,'1a0ceb985a0-2db',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (732,11,NULL,NULL,12,'refresh',4090,'',0,'1a0ceb985a0-2dc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (733,11,NULL,NULL,13,'refresh',4090,'',0,'1a0ceb985a0-2dd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (734,11,NULL,NULL,14,'battle',4090,'0',0,'1a0ceb985a0-2de',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (735,11,NULL,NULL,14,'turn',4090,'',1,'1a0ceb985a0-2df',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (736,11,NULL,NULL,15,'refresh',4090,'',0,'1a0ceb985a0-2e0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (737,11,NULL,NULL,16,'refresh',4090,'',0,'1a0ceb985a0-2e1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (738,11,NULL,NULL,17,'refresh',4090,'',0,'1a0ceb985a0-2e2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (739,11,NULL,NULL,18,'refresh',4090,'',0,'1a0ceb985a0-2e3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (740,11,NULL,NULL,19,'turn',4090,'',1,'1a0ceb985a0-2e4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (741,11,NULL,NULL,20,'refresh',4090,'',0,'1a0ceb985a0-2e5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (742,11,NULL,NULL,21,'refresh',4090,'',0,'1a0ceb985a0-2e6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (743,11,NULL,NULL,22,'refresh',4090,'',0,'1a0ceb985a0-2e7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (744,11,NULL,NULL,23,'refresh',4090,'',0,'1a0ceb985a0-2e8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (745,11,NULL,NULL,24,'turn',4090,'',1,'1a0ceb985a0-2e9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (746,11,NULL,NULL,25,'refresh',4090,'',0,'1a0ceb985a0-2ea',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (747,11,NULL,NULL,26,'refresh',4090,'',0,'1a0ceb985a0-2eb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (748,11,NULL,NULL,27,'refresh',4090,'',0,'1a0ceb985a0-2ec',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (749,11,NULL,NULL,28,'refresh',4090,'',0,'1a0ceb985a0-2ed',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (750,11,NULL,NULL,29,'refresh',4090,'',0,'1a0ceb985a0-2ee',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (751,11,NULL,NULL,30,'refresh',4090,'',0,'1a0ceb985a0-2ef',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (752,12,NULL,NULL,0,'lobby',5010,'',0,'1a0c4506c00-2f0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (753,12,NULL,NULL,0,'refresh',5010,'',0,'1a0c4506c00-2f1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (754,12,NULL,NULL,0,'opening',5010,'',0,'1a0c4506c00-2f2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (755,12,NULL,NULL,0,'turn',5010,'',1,'1a0c4506c00-2f3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (756,12,NULL,NULL,1,'turn',5010,'',1,'1a0c4506c00-2f4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (757,12,NULL,NULL,2,'turn',5010,'',1,'1a0c4506c00-2f5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (758,12,NULL,NULL,3,'refresh',5010,'',0,'1a0c4506c00-2f6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (759,12,NULL,NULL,4,'refresh',5010,'',0,'1a0c4506c00-2f7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (760,12,NULL,NULL,5,'turn',5010,'',1,'1a0c4506c00-2f8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (761,12,NULL,NULL,6,'refresh',5010,'',0,'1a0c4506c00-2f9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (762,12,NULL,NULL,7,'refresh',5010,'',0,'1a0c4506c00-2fa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (763,12,NULL,NULL,8,'refresh',5010,'',0,'1a0c4506c00-2fb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (764,12,NULL,NULL,9,'turn',5010,'',1,'1a0c4506c00-2fc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (765,12,NULL,NULL,10,'refresh',5010,'',0,'1a0c4506c00-2fd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (766,12,NULL,NULL,11,'refresh',5010,'',0,'1a0c4506c00-2fe',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (767,12,NULL,NULL,12,'refresh',5010,'',0,'1a0c4506c00-2ff',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (768,12,NULL,NULL,13,'battle',5010,'0',0,'1a0c4506c00-300',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (769,12,NULL,NULL,13,'turn',5010,'',1,'1a0c4506c00-301',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (770,12,NULL,NULL,14,'refresh',5010,'',0,'1a0c4506c00-302',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (771,12,NULL,NULL,15,'refresh',5010,'',0,'1a0c4506c00-303',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (772,12,NULL,NULL,16,'refresh',5010,'',0,'1a0c4506c00-304',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (773,12,NULL,NULL,17,'refresh',5010,'',0,'1a0c4506c00-305',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (774,12,NULL,NULL,18,'turn',5010,'',1,'1a0c4506c00-306',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (775,12,NULL,NULL,19,'refresh',5010,'',0,'1a0c4506c00-307',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (776,12,NULL,NULL,20,'refresh',5010,'',0,'1a0c4506c00-308',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (777,12,NULL,NULL,21,'refresh',5010,'',0,'1a0c4506c00-309',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (778,12,NULL,NULL,22,'refresh',5010,'',0,'1a0c4506c00-30a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (779,12,NULL,NULL,23,'refresh',5010,'',0,'1a0c4506c00-30b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (780,12,NULL,NULL,24,'refresh',5010,'',0,'1a0c4506c00-30c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (781,12,NULL,NULL,25,'refresh',5010,'',0,'1a0c4506c00-30d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (782,12,NULL,NULL,26,'battle',5010,'0',0,'1a0c4506c00-30e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (783,12,NULL,NULL,26,'turn',5010,'',1,'1a0c4506c00-30f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (784,12,NULL,NULL,27,'refresh',5010,'',0,'1a0c4506c00-310',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (785,12,NULL,NULL,28,'refresh',5010,'',0,'1a0c4506c00-311',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (786,12,NULL,NULL,29,'refresh',5010,'',0,'1a0c4506c00-312',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (787,12,NULL,NULL,30,'refresh',5010,'',0,'1a0c4506c00-313',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (788,12,NULL,NULL,31,'refresh',5010,'',0,'1a0c4506c00-314',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (789,12,NULL,NULL,32,'battle',5010,'0',0,'1a0c4506c00-315',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (790,12,NULL,NULL,32,'turn',5010,'',1,'1a0c4506c00-316',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (791,12,NULL,NULL,33,'refresh',5010,'',0,'1a0c4506c00-317',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (792,12,NULL,NULL,34,'refresh',5010,'',0,'1a0c4506c00-318',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (793,12,NULL,NULL,35,'refresh',5010,'',0,'1a0c4506c00-319',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (794,12,NULL,NULL,36,'refresh',5010,'',0,'1a0c4506c00-31a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (795,12,NULL,NULL,37,'turn',5010,'',1,'1a0c4506c00-31b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (796,12,NULL,NULL,38,'refresh',5010,'',0,'1a0c4506c00-31c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (797,12,NULL,NULL,39,'refresh',5010,'',0,'1a0c4506c00-31d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (798,12,NULL,NULL,40,'refresh',5010,'',0,'1a0c4506c00-31e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (799,12,NULL,NULL,41,'battle',5010,'0',0,'1a0c4506c00-31f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (800,12,NULL,NULL,41,'turn',5010,'',1,'1a0c4506c00-320',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (801,12,NULL,NULL,42,'refresh',5010,'',0,'1a0c4506c00-321',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (802,12,NULL,NULL,43,'refresh',5010,'',0,'1a0c4506c00-322',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (803,12,NULL,NULL,44,'refresh',5010,'',0,'1a0c4506c00-323',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (804,12,NULL,NULL,45,'battle',5010,'0',0,'1a0c4506c00-324',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (805,12,NULL,NULL,45,'turn',5010,'',1,'1a0c4506c00-325',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (806,12,NULL,NULL,46,'refresh',5010,'',0,'1a0c4506c00-326',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (807,12,NULL,NULL,47,'refresh',5010,'',0,'1a0c4506c00-327',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (808,12,NULL,NULL,48,'refresh',5010,'',0,'1a0c4506c00-328',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (809,12,NULL,NULL,49,'refresh',5010,'',0,'1a0c4506c00-329',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (810,12,NULL,NULL,50,'refresh',5010,'',0,'1a0c4506c00-32a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (811,12,NULL,NULL,51,'refresh',5010,'',0,'1a0c4506c00-32b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (812,12,NULL,NULL,52,'turn',5010,'',1,'1a0c4506c00-32c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (813,12,NULL,NULL,53,'refresh',5010,'',0,'1a0c4506c00-32d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (814,12,NULL,NULL,54,'refresh',5010,'',0,'1a0c4506c00-32e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (815,12,NULL,NULL,55,'refresh',5010,'',0,'1a0c4506c00-32f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (816,12,NULL,NULL,56,'refresh',5010,'',0,'1a0c4506c00-330',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (817,12,NULL,NULL,57,'turn',5010,'',1,'1a0c4506c00-331',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (818,12,NULL,NULL,58,'refresh',5010,'',0,'1a0c4506c00-332',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (819,12,NULL,NULL,59,'refresh',5010,'',0,'1a0c4506c00-333',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (820,12,NULL,NULL,60,'refresh',5010,'',0,'1a0c4506c00-334',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (821,12,NULL,NULL,61,'refresh',5010,'',0,'1a0c4506c00-335',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (822,12,NULL,NULL,62,'refresh',5010,'',0,'1a0c4506c00-336',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (823,12,NULL,NULL,63,'refresh',5010,'',0,'1a0c4506c00-337',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (824,12,NULL,NULL,64,'turn',5010,'',1,'1a0c4506c00-338',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (825,12,NULL,NULL,65,'refresh',5010,'',0,'1a0c4506c00-339',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (826,12,NULL,NULL,66,'refresh',5010,'',0,'1a0c4506c00-33a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (827,12,NULL,NULL,67,'refresh',5010,'',0,'1a0c4506c00-33b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (828,12,NULL,NULL,68,'refresh',5010,'',0,'1a0c4506c00-33c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (829,12,NULL,NULL,69,'refresh',5010,'',0,'1a0c4506c00-33d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (830,12,NULL,NULL,70,'refresh',5010,'',0,'1a0c4506c00-33e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (831,12,NULL,NULL,71,'refresh',5010,'',0,'1a0c4506c00-33f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (832,12,NULL,NULL,72,'refresh',5010,'',0,'1a0c4506c00-340',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (833,12,NULL,NULL,73,'turn',5010,'',1,'1a0c4506c00-341',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (834,12,NULL,NULL,74,'refresh',5010,'',0,'1a0c4506c00-342',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (835,12,NULL,NULL,75,'refresh',5010,'',0,'1a0c4506c00-343',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (836,12,NULL,NULL,76,'refresh',5010,'',0,'1a0c4506c00-344',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (837,12,NULL,NULL,77,'refresh',5010,'',0,'1a0c4506c00-345',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (838,12,NULL,NULL,78,'refresh',5010,'',0,'1a0c4506c00-346',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (839,12,NULL,NULL,79,'refresh',5010,'',0,'1a0c4506c00-347',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (840,12,NULL,NULL,80,'turn',5010,'',1,'1a0c4506c00-348',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (841,12,NULL,NULL,81,'refresh',5010,'',0,'1a0c4506c00-349',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (842,12,NULL,NULL,82,'refresh',5010,'',0,'1a0c4506c00-34a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (843,12,NULL,NULL,83,'refresh',5010,'',0,'1a0c4506c00-34b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (844,12,NULL,NULL,84,'battle',5010,'0',0,'1a0c4506c00-34c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (845,12,NULL,NULL,84,'turn',5010,'',1,'1a0c4506c00-34d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (846,12,NULL,NULL,85,'refresh',5010,'',0,'1a0c4506c00-34e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (847,12,NULL,NULL,86,'refresh',5010,'',0,'1a0c4506c00-34f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (848,12,NULL,NULL,87,'refresh',5010,'',0,'1a0c4506c00-350',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (849,12,NULL,NULL,88,'refresh',5010,'',0,'1a0c4506c00-351',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (850,12,NULL,NULL,89,'refresh',5010,'',0,'1a0c4506c00-352',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (851,12,NULL,NULL,90,'turn',5010,'',1,'1a0c4506c00-353',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (852,12,NULL,NULL,91,'refresh',5010,'',0,'1a0c4506c00-354',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (853,12,NULL,NULL,92,'refresh',5010,'',0,'1a0c4506c00-355',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (854,12,NULL,NULL,93,'refresh',5010,'',0,'1a0c4506c00-356',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (855,12,NULL,NULL,94,'battle',5010,'0',0,'1a0c4506c00-357',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (856,12,NULL,NULL,94,'turn',5010,'',1,'1a0c4506c00-358',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (857,12,NULL,NULL,95,'refresh',5010,'',0,'1a0c4506c00-359',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (858,12,NULL,NULL,96,'refresh',5010,'',0,'1a0c4506c00-35a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (859,12,NULL,NULL,97,'refresh',5010,'',0,'1a0c4506c00-35b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (860,12,NULL,NULL,98,'refresh',5010,'',0,'1a0c4506c00-35c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (861,12,NULL,NULL,99,'refresh',5010,'',0,'1a0c4506c00-35d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (862,12,NULL,NULL,100,'turn',5010,'',1,'1a0c4506c00-35e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (863,12,NULL,NULL,101,'refresh',5010,'',0,'1a0c4506c00-35f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (864,12,NULL,NULL,102,'refresh',5010,'',0,'1a0c4506c00-360',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (865,12,NULL,NULL,103,'refresh',5010,'',0,'1a0c4506c00-361',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (866,12,NULL,NULL,104,'refresh',5010,'',0,'1a0c4506c00-362',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (867,12,NULL,NULL,105,'refresh',5010,'',0,'1a0c4506c00-363',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (868,12,NULL,NULL,106,'turn',5010,'',1,'1a0c4506c00-364',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (869,12,NULL,NULL,107,'refresh',5010,'',0,'1a0c4506c00-365',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (870,12,NULL,NULL,108,'refresh',5010,'',0,'1a0c4506c00-366',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (871,12,NULL,NULL,109,'refresh',5010,'',0,'1a0c4506c00-367',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (872,12,NULL,NULL,110,'refresh',5010,'',0,'1a0c4506c00-368',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (873,12,NULL,NULL,111,'refresh',5010,'',0,'1a0c4506c00-369',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (874,12,NULL,NULL,112,'turn',5010,'',1,'1a0c4506c00-36a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (875,12,NULL,NULL,113,'refresh',5010,'',0,'1a0c4506c00-36b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (876,12,NULL,NULL,114,'refresh',5010,'',0,'1a0c4506c00-36c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (877,12,NULL,NULL,115,'refresh',5010,'',0,'1a0c4506c00-36d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (878,12,NULL,NULL,116,'refresh',5010,'',0,'1a0c4506c00-36e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (879,12,NULL,NULL,117,'refresh',5010,'',0,'1a0c4506c00-36f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (880,12,NULL,NULL,118,'turn',5010,'',1,'1a0c4506c00-370',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (881,12,NULL,NULL,119,'refresh',5010,'',0,'1a0c4506c00-371',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (882,12,NULL,NULL,120,'refresh',5010,'',0,'1a0c4506c00-372',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (883,12,NULL,NULL,121,'refresh',5010,'',0,'1a0c4506c00-373',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (884,12,NULL,NULL,122,'refresh',5010,'',0,'1a0c4506c00-374',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (885,12,NULL,NULL,123,'battle',5010,'0',0,'1a0c4506c00-375',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (886,12,NULL,NULL,123,'turn',5010,'',1,'1a0c4506c00-376',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (887,12,NULL,NULL,124,'refresh',5010,'',0,'1a0c4506c00-377',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (888,12,NULL,NULL,125,'refresh',5010,'',0,'1a0c4506c00-378',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (889,12,NULL,NULL,126,'refresh',5010,'',0,'1a0c4506c00-379',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (890,12,NULL,NULL,127,'refresh',5010,'',0,'1a0c4506c00-37a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (891,12,NULL,NULL,128,'turn',5010,'',1,'1a0c4506c00-37b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (892,12,NULL,NULL,129,'refresh',5010,'',0,'1a0c4506c00-37c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (893,12,NULL,NULL,130,'refresh',5010,'',0,'1a0c4506c00-37d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (894,12,NULL,NULL,131,'refresh',5010,'',0,'1a0c4506c00-37e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (895,12,NULL,NULL,132,'refresh',5010,'',0,'1a0c4506c00-37f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (896,12,NULL,NULL,133,'battle',5010,'0',0,'1a0c4506c00-380',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (897,12,NULL,NULL,133,'over',5010,'',1,'1a0c4506c00-381',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (898,13,NULL,NULL,0,'lobby',5011,'',0,'1a0c4506c00-382',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (899,13,NULL,NULL,0,'refresh',5011,'',0,'1a0c4506c00-383',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (900,13,NULL,NULL,0,'opening',5011,'',0,'1a0c4506c00-384',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (901,13,NULL,NULL,0,'turn',5011,'',1,'1a0c4506c00-385',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (902,13,NULL,NULL,1,'turn',5011,'',1,'1a0c4506c00-386',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (903,13,NULL,NULL,2,'turn',5011,'',1,'1a0c4506c00-387',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (904,13,NULL,NULL,3,'refresh',5011,'',0,'1a0c4506c00-388',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (905,13,NULL,NULL,4,'refresh',5011,'',0,'1a0c4506c00-389',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (906,13,NULL,NULL,5,'turn',5011,'',1,'1a0c4506c00-38a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (907,13,NULL,NULL,6,'refresh',5011,'',0,'1a0c4506c00-38b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (908,13,NULL,NULL,7,'refresh',5011,'',0,'1a0c4506c00-38c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (909,13,NULL,NULL,8,'refresh',5011,'',0,'1a0c4506c00-38d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (910,13,NULL,NULL,9,'turn',5011,'',1,'1a0c4506c00-38e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (911,13,NULL,NULL,10,'refresh',5011,'',0,'1a0c4506c00-38f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (912,13,NULL,NULL,11,'refresh',5011,'',0,'1a0c4506c00-390',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (913,13,NULL,NULL,12,'refresh',5011,'',0,'1a0c4506c00-391',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (914,13,NULL,NULL,13,'battle',5011,'0',0,'1a0c4506c00-392',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (915,13,NULL,NULL,13,'turn',5011,'',1,'1a0c4506c00-393',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (916,13,NULL,NULL,14,'refresh',5011,'',0,'1a0c4506c00-394',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (917,13,NULL,NULL,15,'refresh',5011,'',0,'1a0c4506c00-395',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (918,13,NULL,NULL,16,'refresh',5011,'',0,'1a0c4506c00-396',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (919,13,NULL,NULL,17,'battle',5011,'0',0,'1a0c4506c00-397',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (920,13,NULL,NULL,17,'turn',5011,'',1,'1a0c4506c00-398',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (921,13,NULL,NULL,18,'refresh',5011,'',0,'1a0c4506c00-399',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (922,13,NULL,NULL,19,'refresh',5011,'',0,'1a0c4506c00-39a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (923,13,NULL,NULL,20,'refresh',5011,'',0,'1a0c4506c00-39b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (924,13,NULL,NULL,21,'refresh',5011,'',0,'1a0c4506c00-39c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (925,13,NULL,NULL,22,'turn',5011,'',1,'1a0c4506c00-39d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (926,13,NULL,NULL,23,'refresh',5011,'',0,'1a0c4506c00-39e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (927,13,NULL,NULL,24,'refresh',5011,'',0,'1a0c4506c00-39f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (928,13,NULL,NULL,25,'refresh',5011,'',0,'1a0c4506c00-3a0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (929,13,NULL,NULL,26,'refresh',5011,'',0,'1a0c4506c00-3a1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (930,13,NULL,NULL,27,'turn',5011,'',1,'1a0c4506c00-3a2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (931,13,NULL,NULL,28,'refresh',5011,'',0,'1a0c4506c00-3a3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (932,13,NULL,NULL,29,'refresh',5011,'',0,'1a0c4506c00-3a4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (933,13,NULL,NULL,30,'refresh',5011,'',0,'1a0c4506c00-3a5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (934,13,NULL,NULL,31,'battle',5011,'0',0,'1a0c4506c00-3a6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (935,13,NULL,NULL,31,'turn',5011,'',1,'1a0c4506c00-3a7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (936,13,NULL,NULL,32,'refresh',5011,'',0,'1a0c4506c00-3a8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (937,13,NULL,NULL,33,'refresh',5011,'',0,'1a0c4506c00-3a9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (938,13,NULL,NULL,34,'battle',5011,'0',0,'1a0c4506c00-3aa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (939,13,NULL,NULL,34,'turn',5011,'',1,'1a0c4506c00-3ab',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (940,13,NULL,NULL,35,'refresh',5011,'',0,'1a0c4506c00-3ac',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (941,13,NULL,NULL,36,'refresh',5011,'',0,'1a0c4506c00-3ad',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (942,13,NULL,NULL,37,'refresh',5011,'',0,'1a0c4506c00-3ae',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (943,13,NULL,NULL,38,'turn',5011,'',1,'1a0c4506c00-3af',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (944,13,NULL,NULL,39,'turn',5011,'',1,'1a0c4506c00-3b0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (945,13,NULL,NULL,40,'turn',5011,'',1,'1a0c4506c00-3b1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (946,13,NULL,NULL,41,'refresh',5011,'',0,'1a0c4506c00-3b2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (947,13,NULL,NULL,42,'refresh',5011,'',0,'1a0c4506c00-3b3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (948,13,NULL,NULL,43,'refresh',5011,'',0,'1a0c4506c00-3b4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (949,13,NULL,NULL,44,'refresh',5011,'',0,'1a0c4506c00-3b5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (950,13,NULL,NULL,45,'refresh',5011,'',0,'1a0c4506c00-3b6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (951,13,NULL,NULL,46,'turn',5011,'',1,'1a0c4506c00-3b7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (952,13,NULL,NULL,47,'refresh',5011,'',0,'1a0c4506c00-3b8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (953,13,NULL,NULL,48,'refresh',5011,'',0,'1a0c4506c00-3b9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (954,13,NULL,NULL,49,'refresh',5011,'',0,'1a0c4506c00-3ba',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (955,13,NULL,NULL,50,'battle',5011,'0',0,'1a0c4506c00-3bb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (956,13,NULL,NULL,50,'turn',5011,'',1,'1a0c4506c00-3bc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (957,13,NULL,NULL,51,'refresh',5011,'',0,'1a0c4506c00-3bd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (958,13,NULL,NULL,52,'refresh',5011,'',0,'1a0c4506c00-3be',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (959,13,NULL,NULL,53,'refresh',5011,'',0,'1a0c4506c00-3bf',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (960,13,NULL,NULL,54,'refresh',5011,'',0,'1a0c4506c00-3c0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (961,13,NULL,NULL,55,'refresh',5011,'',0,'1a0c4506c00-3c1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (962,13,NULL,NULL,56,'refresh',5011,'',0,'1a0c4506c00-3c2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (963,13,NULL,NULL,57,'turn',5011,'',1,'1a0c4506c00-3c3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (964,13,NULL,NULL,58,'refresh',5011,'',0,'1a0c4506c00-3c4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (965,13,NULL,NULL,59,'refresh',5011,'',0,'1a0c4506c00-3c5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (966,13,NULL,NULL,60,'refresh',5011,'',0,'1a0c4506c00-3c6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (967,13,NULL,NULL,61,'refresh',5011,'',0,'1a0c4506c00-3c7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (968,13,NULL,NULL,62,'turn',5011,'',1,'1a0c4506c00-3c8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (969,13,NULL,NULL,63,'refresh',5011,'',0,'1a0c4506c00-3c9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (970,13,NULL,NULL,64,'refresh',5011,'',0,'1a0c4506c00-3ca',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (971,13,NULL,NULL,65,'refresh',5011,'',0,'1a0c4506c00-3cb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (972,13,NULL,NULL,66,'refresh',5011,'',0,'1a0c4506c00-3cc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (973,13,NULL,NULL,67,'refresh',5011,'',0,'1a0c4506c00-3cd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (974,13,NULL,NULL,68,'refresh',5011,'',0,'1a0c4506c00-3ce',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (975,13,NULL,NULL,69,'turn',5011,'',1,'1a0c4506c00-3cf',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (976,13,NULL,NULL,70,'refresh',5011,'',0,'1a0c4506c00-3d0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (977,13,NULL,NULL,71,'refresh',5011,'',0,'1a0c4506c00-3d1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (978,13,NULL,NULL,72,'refresh',5011,'',0,'1a0c4506c00-3d2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (979,13,NULL,NULL,73,'refresh',5011,'',0,'1a0c4506c00-3d3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (980,13,NULL,NULL,74,'turn',5011,'',1,'1a0c4506c00-3d4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (981,13,NULL,NULL,75,'refresh',5011,'',0,'1a0c4506c00-3d5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (982,13,NULL,NULL,76,'refresh',5011,'',0,'1a0c4506c00-3d6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (983,13,NULL,NULL,77,'refresh',5011,'',0,'1a0c4506c00-3d7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (984,13,NULL,NULL,78,'refresh',5011,'',0,'1a0c4506c00-3d8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (985,13,NULL,NULL,79,'refresh',5011,'',0,'1a0c4506c00-3d9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (986,13,NULL,NULL,80,'refresh',5011,'',0,'1a0c4506c00-3da',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (987,13,NULL,NULL,81,'turn',5011,'',1,'1a0c4506c00-3db',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (988,13,NULL,NULL,82,'refresh',5011,'',0,'1a0c4506c00-3dc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (989,13,NULL,NULL,83,'refresh',5011,'',0,'1a0c4506c00-3dd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (990,13,NULL,NULL,84,'refresh',5011,'',0,'1a0c4506c00-3de',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (991,13,NULL,NULL,85,'refresh',5011,'',0,'1a0c4506c00-3df',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (992,13,NULL,NULL,86,'turn',5011,'',1,'1a0c4506c00-3e0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (993,13,NULL,NULL,87,'refresh',5011,'',0,'1a0c4506c00-3e1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (994,13,NULL,NULL,88,'refresh',5011,'',0,'1a0c4506c00-3e2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (995,13,NULL,NULL,89,'refresh',5011,'',0,'1a0c4506c00-3e3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (996,13,NULL,NULL,90,'refresh',5011,'',0,'1a0c4506c00-3e4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (997,13,NULL,NULL,91,'refresh',5011,'',0,'1a0c4506c00-3e5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (998,13,NULL,NULL,92,'refresh',5011,'',0,'1a0c4506c00-3e6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (999,13,NULL,NULL,93,'turn',5011,'',1,'1a0c4506c00-3e7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1000,13,NULL,NULL,94,'refresh',5011,'',0,'1a0c4506c00-3e8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1001,13,NULL,NULL,95,'refresh',5011,'',0,'1a0c4506c00-3e9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1002,13,NULL,NULL,96,'refresh',5011,'',0,'1a0c4506c00-3ea',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1003,13,NULL,NULL,97,'battle',5011,'0',0,'1a0c4506c00-3eb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1004,13,NULL,NULL,97,'turn',5011,'',1,'1a0c4506c00-3ec',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1005,13,NULL,NULL,98,'refresh',5011,'',0,'1a0c4506c00-3ed',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1006,13,NULL,NULL,99,'refresh',5011,'',0,'1a0c4506c00-3ee',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1007,13,NULL,NULL,100,'refresh',5011,'',0,'1a0c4506c00-3ef',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1008,13,NULL,NULL,101,'refresh',5011,'',0,'1a0c4506c00-3f0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1009,13,NULL,NULL,102,'turn',5011,'',1,'1a0c4506c00-3f1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1010,13,NULL,NULL,103,'refresh',5011,'',0,'1a0c4506c00-3f2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1011,13,NULL,NULL,104,'refresh',5011,'',0,'1a0c4506c00-3f3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1012,13,NULL,NULL,105,'refresh',5011,'',0,'1a0c4506c00-3f4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1013,13,NULL,NULL,106,'refresh',5011,'',0,'1a0c4506c00-3f5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1014,13,NULL,NULL,107,'turn',5011,'',1,'1a0c4506c00-3f6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1015,13,NULL,NULL,108,'refresh',5011,'',0,'1a0c4506c00-3f7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1016,13,NULL,NULL,109,'refresh',5011,'',0,'1a0c4506c00-3f8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1017,13,NULL,NULL,110,'refresh',5011,'',0,'1a0c4506c00-3f9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1018,13,NULL,NULL,111,'refresh',5011,'',0,'1a0c4506c00-3fa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1019,13,NULL,NULL,112,'turn',5011,'',1,'1a0c4506c00-3fb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1020,13,NULL,NULL,113,'refresh',5011,'',0,'1a0c4506c00-3fc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1021,13,NULL,NULL,114,'refresh',5011,'',0,'1a0c4506c00-3fd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1022,13,NULL,NULL,115,'refresh',5011,'',0,'1a0c4506c00-3fe',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1023,13,NULL,NULL,116,'refresh',5011,'',0,'1a0c4506c00-3ff',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1024,13,NULL,NULL,117,'refresh',5011,'',0,'1a0c4506c00-400',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1025,13,NULL,NULL,118,'battle',5011,'0',0,'1a0c4506c00-401',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1026,13,NULL,NULL,118,'over',5011,'',1,'1a0c4506c00-402',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1027,14,NULL,NULL,0,'lobby',5012,'',0,'1a0c4506c00-403',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1028,14,NULL,NULL,0,'refresh',5012,'',0,'1a0c4506c00-404',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1029,14,NULL,NULL,0,'opening',5012,'',0,'1a0c4506c00-405',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1030,14,NULL,NULL,0,'turn',5012,'',1,'1a0c4506c00-406',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1031,14,NULL,NULL,1,'turn',5012,'',1,'1a0c4506c00-407',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1032,14,NULL,NULL,2,'turn',5012,'',1,'1a0c4506c00-408',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1033,14,NULL,NULL,3,'refresh',5012,'',0,'1a0c4506c00-409',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1034,14,NULL,NULL,4,'refresh',5012,'',0,'1a0c4506c00-40a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1035,14,NULL,NULL,5,'turn',5012,'',1,'1a0c4506c00-40b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1036,14,NULL,NULL,6,'refresh',5012,'',0,'1a0c4506c00-40c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1037,14,NULL,NULL,7,'refresh',5012,'',0,'1a0c4506c00-40d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1038,14,NULL,NULL,8,'refresh',5012,'',0,'1a0c4506c00-40e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1039,14,NULL,NULL,9,'turn',5012,'',1,'1a0c4506c00-40f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1040,14,NULL,NULL,10,'refresh',5012,'',0,'1a0c4506c00-410',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1041,14,NULL,NULL,11,'refresh',5012,'',0,'1a0c4506c00-411',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1042,14,NULL,NULL,12,'refresh',5012,'',0,'1a0c4506c00-412',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1043,14,NULL,NULL,13,'refresh',5012,'',0,'1a0c4506c00-413',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1044,14,NULL,NULL,14,'refresh',5012,'',0,'1a0c4506c00-414',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1045,14,NULL,NULL,15,'turn',5012,'',1,'1a0c4506c00-415',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1046,14,NULL,NULL,15,'undo-request',5012,'0 14',0,'1a0c4506c00-416',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1047,14,NULL,NULL,16,'undo-answer',5012,'accept 0 14',0,'1a0c4506c00-417',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1048,14,NULL,NULL,16,'turn',5012,'',1,'1a0c4506c00-418',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1049,14,NULL,NULL,17,'over',5012,'',1,'1a0c4506c00-419',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1050,15,NULL,NULL,0,'lobby',5013,'',0,'1a0c4506c00-41a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1051,15,NULL,NULL,0,'refresh',5013,'',0,'1a0c4506c00-41b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1052,15,NULL,NULL,0,'opening',5013,'',0,'1a0c4506c00-41c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1053,15,NULL,NULL,0,'turn',5013,'',1,'1a0c4506c00-41d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1054,15,NULL,NULL,1,'turn',5013,'',1,'1a0c4506c00-41e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1055,15,NULL,NULL,2,'turn',5013,'',1,'1a0c4506c00-41f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1056,15,NULL,NULL,3,'refresh',5013,'',0,'1a0c4506c00-420',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1057,15,NULL,NULL,4,'refresh',5013,'',0,'1a0c4506c00-421',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1058,15,NULL,NULL,5,'refresh',5013,'',0,'1a0c4506c00-422',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1059,15,NULL,NULL,6,'turn',5013,'',1,'1a0c4506c00-423',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1060,15,NULL,NULL,7,'refresh',5013,'',0,'1a0c4506c00-424',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1061,15,NULL,NULL,8,'refresh',5013,'',0,'1a0c4506c00-425',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1062,15,NULL,NULL,9,'refresh',5013,'',0,'1a0c4506c00-426',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1063,15,NULL,NULL,10,'turn',5013,'',1,'1a0c4506c00-427',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1064,15,NULL,NULL,11,'refresh',5013,'',0,'1a0c4506c00-428',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1065,15,NULL,NULL,12,'refresh',5013,'',0,'1a0c4506c00-429',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1066,15,NULL,NULL,13,'refresh',5013,'',0,'1a0c4506c00-42a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1067,15,NULL,NULL,14,'refresh',5013,'',0,'1a0c4506c00-42b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1068,15,NULL,NULL,15,'turn',5013,'',1,'1a0c4506c00-42c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1069,15,NULL,NULL,16,'refresh',5013,'',0,'1a0c4506c00-42d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1070,15,NULL,NULL,17,'refresh',5013,'',0,'1a0c4506c00-42e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1071,15,NULL,NULL,18,'refresh',5013,'',0,'1a0c4506c00-42f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1072,15,NULL,NULL,19,'refresh',5013,'',0,'1a0c4506c00-430',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1073,15,NULL,NULL,20,'turn',5013,'',1,'1a0c4506c00-431',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1074,15,NULL,NULL,20,'draw-offer',5013,'0',0,'1a0c4506c00-432',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1075,15,NULL,NULL,22,'draw-answer',5013,'accept 0',0,'1a0c4506c00-433',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1076,15,NULL,NULL,22,'over',5013,'',1,'1a0c4506c00-434',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1077,16,NULL,NULL,0,'lobby',5014,'',0,'1a0c4506c00-435',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1078,16,NULL,NULL,0,'refresh',5014,'',0,'1a0c4506c00-436',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1079,16,NULL,NULL,0,'opening',5014,'',0,'1a0c4506c00-437',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1080,16,NULL,NULL,0,'turn',5014,'',1,'1a0c4506c00-438',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1081,16,NULL,NULL,1,'turn',5014,'',1,'1a0c4506c00-439',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1082,16,NULL,NULL,2,'turn',5014,'',1,'1a0c4506c00-43a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1083,16,NULL,NULL,3,'refresh',5014,'',0,'1a0c4506c00-43b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1084,16,NULL,NULL,4,'refresh',5014,'',0,'1a0c4506c00-43c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1085,16,NULL,NULL,5,'turn',5014,'',1,'1a0c4506c00-43d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1086,16,NULL,NULL,6,'refresh',5014,'',0,'1a0c4506c00-43e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1087,16,NULL,NULL,7,'refresh',5014,'',0,'1a0c4506c00-43f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1088,16,NULL,NULL,8,'battle',5014,'0',0,'1a0c4506c00-440',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1089,16,NULL,NULL,8,'turn',5014,'',1,'1a0c4506c00-441',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1090,16,NULL,NULL,9,'refresh',5014,'',0,'1a0c4506c00-442',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1091,16,NULL,NULL,10,'refresh',5014,'',0,'1a0c4506c00-443',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1092,16,NULL,NULL,11,'refresh',5014,'',0,'1a0c4506c00-444',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1093,16,NULL,NULL,12,'battle',5014,'0',0,'1a0c4506c00-445',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1094,16,NULL,NULL,12,'turn',5014,'',1,'1a0c4506c00-446',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1095,16,NULL,NULL,12,'fall',5014,'1',0,'1a0ce9d2400-447',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1096,16,NULL,NULL,13,'fall-answer',5014,'claim 1',0,'1a0ce9d2400-448',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1097,16,NULL,NULL,13,'over',5014,'',1,'1a0ce9d2400-449',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1098,17,NULL,NULL,0,'lobby',5015,'',0,'1a0ce9d2400-44a',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1099,17,NULL,NULL,0,'refresh',5015,'',0,'1a0ce9d2400-44b',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1100,17,NULL,NULL,0,'opening',5015,'',0,'1a0ce9d2400-44c',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1101,17,NULL,NULL,0,'turn',5015,'',1,'1a0ce9d2400-44d',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1102,17,NULL,NULL,1,'turn',5015,'',1,'1a0ce9d2400-44e',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1103,17,NULL,NULL,2,'turn',5015,'',1,'1a0ce9d2400-44f',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1104,17,NULL,NULL,3,'refresh',5015,'',0,'1a0ce9d2400-450',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1105,17,NULL,NULL,4,'refresh',5015,'',0,'1a0ce9d2400-451',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1106,17,NULL,NULL,5,'turn',5015,'',1,'1a0ce9d2400-452',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1107,17,NULL,NULL,6,'refresh',5015,'',0,'1a0ce9d2400-453',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1108,17,NULL,NULL,7,'refresh',5015,'',0,'1a0ce9d2400-454',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1109,17,NULL,NULL,8,'refresh',5015,'',0,'1a0ce9d2400-455',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1110,17,NULL,NULL,9,'turn',5015,'',1,'1a0ce9d2400-456',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1111,17,NULL,NULL,10,'refresh',5015,'',0,'1a0ce9d2400-457',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1112,17,NULL,NULL,11,'refresh',5015,'',0,'1a0ce9d2400-458',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1113,17,NULL,NULL,12,'refresh',5015,'',0,'1a0ce9d2400-459',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1114,17,NULL,NULL,13,'turn',5015,'',1,'1a0ceb985a0-45a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1115,17,NULL,NULL,14,'refresh',5015,'',0,'1a0ceb985a0-45b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1116,17,NULL,NULL,15,'refresh',5015,'',0,'1a0ceb985a0-45c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1117,17,NULL,NULL,16,'refresh',5015,'',0,'1a0ceb985a0-45d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1118,17,NULL,NULL,17,'refresh',5015,'',0,'1a0ceb985a0-45e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1119,17,NULL,NULL,18,'battle',5015,'0',0,'1a0ceb985a0-45f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1120,17,NULL,NULL,18,'turn',5015,'',1,'1a0ceb985a0-460',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1121,17,NULL,NULL,19,'refresh',5015,'',0,'1a0ceb985a0-461',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1122,17,NULL,NULL,20,'refresh',5015,'',0,'1a0ceb985a0-462',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1123,17,NULL,NULL,21,'refresh',5015,'',0,'1a0ceb985a0-463',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1124,17,NULL,NULL,22,'refresh',5015,'',0,'1a0ceb985a0-464',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1125,17,NULL,NULL,23,'turn',5015,'',1,'1a0ceb985a0-465',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1126,17,NULL,NULL,24,'refresh',5015,'',0,'1a0ceb985a0-466',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1127,17,NULL,NULL,25,'refresh',5015,'',0,'1a0ceb985a0-467',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1128,17,NULL,NULL,26,'refresh',5015,'',0,'1a0ceb985a0-468',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1129,17,NULL,NULL,27,'refresh',5015,'',0,'1a0ceb985a0-469',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1130,17,NULL,NULL,28,'battle',5015,'0',0,'1a0ceb985a0-46a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1131,17,NULL,NULL,28,'over',5015,'',1,'1a0ceb985a0-46b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1132,18,NULL,NULL,0,'lobby',5016,'',0,'1a0ceb985a0-46c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1133,18,NULL,NULL,0,'refresh',5016,'',0,'1a0ceb985a0-46d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1134,18,NULL,NULL,0,'opening',5016,'',0,'1a0ceb985a0-46e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1135,18,NULL,NULL,0,'turn',5016,'',1,'1a0ceb985a0-46f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1136,19,NULL,NULL,0,'opening',5017,'',0,'1a0ceb985a0-470',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1137,19,NULL,NULL,0,'turn',5017,'',1,'1a0ceb985a0-471',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1138,18,NULL,NULL,1,'turn',5016,'',1,'1a0ceb985a0-472',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1139,18,NULL,NULL,2,'turn',5016,'',1,'1a0ceb985a0-473',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1140,18,NULL,NULL,3,'refresh',5016,'',0,'1a0ceb985a0-474',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1141,18,NULL,NULL,4,'refresh',5016,'',0,'1a0ceb985a0-475',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1142,18,NULL,NULL,5,'turn',5016,'',1,'1a0ceb985a0-476',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1143,18,NULL,NULL,6,'refresh',5016,'',0,'1a0ceb985a0-477',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1144,18,NULL,NULL,7,'refresh',5016,'',0,'1a0ceb985a0-478',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1145,18,NULL,NULL,8,'refresh',5016,'',0,'1a0ceb985a0-479',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1146,18,NULL,NULL,9,'turn',5016,'',1,'1a0ceb985a0-47a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1147,18,NULL,NULL,10,'refresh',5016,'',0,'1a0ceb985a0-47b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1148,18,NULL,NULL,11,'refresh',5016,'',0,'1a0ceb985a0-47c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1149,18,NULL,NULL,12,'refresh',5016,'',0,'1a0ceb985a0-47d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1150,18,NULL,NULL,13,'battle',5016,'0',0,'1a0ceb985a0-47e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1151,18,NULL,NULL,13,'turn',5016,'',1,'1a0ceb985a0-47f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1152,18,NULL,NULL,14,'refresh',5016,'',0,'1a0ceb985a0-480',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1153,18,NULL,NULL,15,'refresh',5016,'',0,'1a0ceb985a0-481',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1154,18,NULL,NULL,16,'refresh',5016,'',0,'1a0ceb985a0-482',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1155,18,NULL,NULL,17,'refresh',5016,'',0,'1a0ceb985a0-483',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1156,18,NULL,NULL,18,'turn',5016,'',1,'1a0ceb985a0-484',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1157,18,NULL,NULL,19,'refresh',5016,'',0,'1a0ceb985a0-485',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1158,18,NULL,NULL,20,'refresh',5016,'',0,'1a0ceb985a0-486',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1159,18,NULL,NULL,21,'refresh',5016,'',0,'1a0ceb985a0-487',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1160,18,NULL,NULL,22,'refresh',5016,'',0,'1a0ceb985a0-488',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1161,18,NULL,NULL,23,'turn',5016,'',1,'1a0ceb985a0-489',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1162,18,NULL,NULL,24,'refresh',5016,'',0,'1a0ceb985a0-48a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1163,18,NULL,NULL,25,'refresh',5016,'',0,'1a0ceb985a0-48b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1164,18,NULL,NULL,26,'refresh',5016,'',0,'1a0ceb985a0-48c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1165,18,NULL,NULL,27,'refresh',5016,'',0,'1a0ceb985a0-48d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1166,18,NULL,NULL,28,'turn',5016,'',1,'1a0ceb985a0-48e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1167,18,NULL,NULL,29,'refresh',5016,'',0,'1a0ceb985a0-48f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1168,18,NULL,NULL,30,'refresh',5016,'',0,'1a0ceb985a0-490',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1169,18,NULL,NULL,31,'refresh',5016,'',0,'1a0ceb985a0-491',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1170,18,NULL,NULL,32,'refresh',5016,'',0,'1a0ceb985a0-492',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1171,18,NULL,NULL,33,'turn',5016,'',1,'1a0ceb985a0-493',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1172,18,NULL,NULL,34,'refresh',5016,'',0,'1a0ceb985a0-494',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1173,18,NULL,NULL,35,'refresh',5016,'',0,'1a0ceb985a0-495',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1174,18,NULL,NULL,36,'battle',5016,'0',0,'1a0ceb985a0-496',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1175,18,NULL,NULL,36,'turn',5016,'',1,'1a0ceb985a0-497',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1176,18,NULL,NULL,37,'refresh',5016,'',0,'1a0ceb985a0-498',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1177,18,NULL,NULL,38,'refresh',5016,'',0,'1a0ceb985a0-499',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1178,18,NULL,NULL,39,'refresh',5016,'',0,'1a0ceb985a0-49a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1179,18,NULL,NULL,40,'refresh',5016,'',0,'1a0ceb985a0-49b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1180,18,NULL,NULL,41,'turn',5016,'',1,'1a0ceb985a0-49c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1181,18,NULL,NULL,42,'refresh',5016,'',0,'1a0ceb985a0-49d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1182,18,NULL,NULL,43,'refresh',5016,'',0,'1a0ceb985a0-49e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1183,18,NULL,NULL,44,'refresh',5016,'',0,'1a0ceb985a0-49f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1184,18,NULL,NULL,45,'battle',5016,'0',0,'1a0ceb985a0-4a0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1185,18,NULL,NULL,45,'turn',5016,'',1,'1a0ceb985a0-4a1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1186,18,NULL,NULL,46,'refresh',5016,'',0,'1a0ceb985a0-4a2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1187,18,NULL,NULL,47,'refresh',5016,'',0,'1a0ceb985a0-4a3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1188,18,NULL,NULL,48,'refresh',5016,'',0,'1a0ceb985a0-4a4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1189,18,NULL,NULL,49,'refresh',5016,'',0,'1a0ceb985a0-4a5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1190,18,NULL,NULL,50,'refresh',5016,'',0,'1a0ceb985a0-4a6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1191,18,NULL,NULL,51,'turn',5016,'',1,'1a0ceb985a0-4a7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1192,18,NULL,NULL,52,'refresh',5016,'',0,'1a0ceb985a0-4a8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1193,18,NULL,NULL,53,'refresh',5016,'',0,'1a0ceb985a0-4a9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1194,18,NULL,NULL,54,'refresh',5016,'',0,'1a0ceb985a0-4aa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1195,18,NULL,NULL,55,'refresh',5016,'',0,'1a0ceb985a0-4ab',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1196,18,NULL,NULL,56,'refresh',5016,'',0,'1a0ceb985a0-4ac',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1197,18,NULL,NULL,57,'turn',5016,'',1,'1a0ceb985a0-4ad',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1198,18,NULL,NULL,58,'refresh',5016,'',0,'1a0ceb985a0-4ae',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1199,18,NULL,NULL,59,'refresh',5016,'',0,'1a0ceb985a0-4af',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1200,18,NULL,NULL,60,'refresh',5016,'',0,'1a0ceb985a0-4b0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1201,18,NULL,NULL,61,'refresh',5016,'',0,'1a0ceb985a0-4b1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1202,18,NULL,NULL,62,'refresh',5016,'',0,'1a0ceb985a0-4b2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1203,18,NULL,NULL,63,'refresh',5016,'',0,'1a0ceb985a0-4b3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1204,18,NULL,NULL,64,'turn',5016,'',1,'1a0ceb985a0-4b4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1205,18,NULL,NULL,65,'refresh',5016,'',0,'1a0ceb985a0-4b5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1206,18,NULL,NULL,66,'refresh',5016,'',0,'1a0ceb985a0-4b6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1207,18,NULL,NULL,67,'battle',5016,'0',0,'1a0ceb985a0-4b7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1208,18,NULL,NULL,67,'turn',5016,'',1,'1a0ceb985a0-4b8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1209,18,NULL,NULL,68,'refresh',5016,'',0,'1a0ceb985a0-4b9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1210,18,NULL,NULL,69,'refresh',5016,'',0,'1a0ceb985a0-4ba',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1211,18,NULL,NULL,70,'refresh',5016,'',0,'1a0ceb985a0-4bb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1212,18,NULL,NULL,71,'refresh',5016,'',0,'1a0ceb985a0-4bc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1213,18,NULL,NULL,72,'refresh',5016,'',0,'1a0ceb985a0-4bd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1214,18,NULL,NULL,73,'battle',5016,'0',0,'1a0ceb985a0-4be',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1215,18,NULL,NULL,73,'turn',5016,'',1,'1a0ceb985a0-4bf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1216,18,NULL,NULL,74,'refresh',5016,'',0,'1a0ceb985a0-4c0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1217,18,NULL,NULL,75,'refresh',5016,'',0,'1a0ceb985a0-4c1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1218,18,NULL,NULL,76,'refresh',5016,'',0,'1a0ceb985a0-4c2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1219,18,NULL,NULL,77,'battle',5016,'0',0,'1a0ceb985a0-4c3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1220,18,NULL,NULL,77,'turn',5016,'',1,'1a0ceb985a0-4c4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1221,18,NULL,NULL,78,'refresh',5016,'',0,'1a0ceb985a0-4c5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1222,18,NULL,NULL,79,'refresh',5016,'',0,'1a0ceb985a0-4c6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1223,18,NULL,NULL,80,'refresh',5016,'',0,'1a0ceb985a0-4c7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1224,18,NULL,NULL,81,'refresh',5016,'',0,'1a0ceb985a0-4c8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1225,18,NULL,NULL,82,'refresh',5016,'',0,'1a0ceb985a0-4c9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1226,18,NULL,NULL,83,'battle',5016,'0',0,'1a0ceb985a0-4ca',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1227,18,NULL,NULL,83,'turn',5016,'',1,'1a0ceb985a0-4cb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1228,18,NULL,NULL,84,'refresh',5016,'',0,'1a0ceb985a0-4cc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1229,18,NULL,NULL,85,'refresh',5016,'',0,'1a0ceb985a0-4cd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1230,18,NULL,NULL,86,'refresh',5016,'',0,'1a0ceb985a0-4ce',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1231,18,NULL,NULL,87,'refresh',5016,'',0,'1a0ceb985a0-4cf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1232,18,NULL,NULL,88,'refresh',5016,'',0,'1a0ceb985a0-4d0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1233,18,NULL,NULL,89,'turn',5016,'',1,'1a0ceb985a0-4d1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1234,18,NULL,NULL,90,'refresh',5016,'',0,'1a0ceb985a0-4d2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1235,18,NULL,NULL,91,'refresh',5016,'',0,'1a0ceb985a0-4d3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1236,18,NULL,NULL,92,'refresh',5016,'',0,'1a0ceb985a0-4d4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1237,18,NULL,NULL,93,'refresh',5016,'',0,'1a0ceb985a0-4d5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1238,18,NULL,NULL,94,'refresh',5016,'',0,'1a0ceb985a0-4d6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1239,18,NULL,NULL,95,'refresh',5016,'',0,'1a0ceb985a0-4d7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1240,18,NULL,NULL,96,'turn',5016,'',1,'1a0ceb985a0-4d8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1241,18,NULL,NULL,97,'refresh',5016,'',0,'1a0ceb985a0-4d9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1242,18,NULL,NULL,98,'refresh',5016,'',0,'1a0ceb985a0-4da',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1243,18,NULL,NULL,99,'refresh',5016,'',0,'1a0ceb985a0-4db',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1244,18,NULL,NULL,100,'refresh',5016,'',0,'1a0ceb985a0-4dc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1245,18,NULL,NULL,101,'refresh',5016,'',0,'1a0ceb985a0-4dd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1246,18,NULL,NULL,102,'turn',5016,'',1,'1a0ceb985a0-4de',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1247,18,NULL,NULL,103,'refresh',5016,'',0,'1a0ceb985a0-4df',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1248,18,NULL,NULL,104,'refresh',5016,'',0,'1a0ceb985a0-4e0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1249,18,NULL,NULL,105,'refresh',5016,'',0,'1a0ceb985a0-4e1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1250,18,NULL,NULL,106,'refresh',5016,'',0,'1a0ceb985a0-4e2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1251,18,NULL,NULL,107,'battle',5016,'0',0,'1a0ceb985a0-4e3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1252,18,NULL,NULL,107,'turn',5016,'',1,'1a0ceb985a0-4e4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1253,18,NULL,NULL,108,'refresh',5016,'',0,'1a0ceb985a0-4e5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1254,18,NULL,NULL,109,'refresh',5016,'',0,'1a0ceb985a0-4e6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1255,18,NULL,NULL,110,'refresh',5016,'',0,'1a0ceb985a0-4e7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1256,18,NULL,NULL,111,'refresh',5016,'',0,'1a0ceb985a0-4e8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1257,18,NULL,NULL,112,'turn',5016,'',1,'1a0ceb985a0-4e9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1258,18,NULL,NULL,113,'refresh',5016,'',0,'1a0ceb985a0-4ea',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1259,18,NULL,NULL,114,'refresh',5016,'',0,'1a0ceb985a0-4eb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1260,18,NULL,NULL,115,'refresh',5016,'',0,'1a0ceb985a0-4ec',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1261,18,NULL,NULL,116,'refresh',5016,'',0,'1a0ceb985a0-4ed',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1262,18,NULL,NULL,117,'refresh',5016,'',0,'1a0ceb985a0-4ee',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1263,18,NULL,NULL,118,'turn',5016,'',1,'1a0ceb985a0-4ef',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1264,18,NULL,NULL,119,'refresh',5016,'',0,'1a0ceb985a0-4f0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1265,18,NULL,NULL,120,'refresh',5016,'',0,'1a0ceb985a0-4f1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1266,18,NULL,NULL,121,'turn',5016,'',1,'1a0ceb985a0-4f2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1267,18,NULL,NULL,122,'refresh',5016,'',0,'1a0ceb985a0-4f3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1268,18,NULL,NULL,123,'refresh',5016,'',0,'1a0ceb985a0-4f4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1269,18,NULL,NULL,124,'refresh',5016,'',0,'1a0ceb985a0-4f5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1270,18,NULL,NULL,125,'battle',5016,'0',0,'1a0ceb985a0-4f6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1271,18,NULL,NULL,125,'over',5016,'',1,'1a0ceb985a0-4f7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1272,19,NULL,NULL,1,'turn',5017,'',1,'1a0ceb985a0-4f8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1273,19,NULL,NULL,2,'turn',5017,'',1,'1a0ceb985a0-4f9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1274,19,NULL,NULL,3,'refresh',5017,'',0,'1a0ceb985a0-4fa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1275,19,NULL,NULL,4,'refresh',5017,'',0,'1a0ceb985a0-4fb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1276,19,NULL,NULL,5,'turn',5017,'',1,'1a0ceb985a0-4fc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1277,19,NULL,NULL,6,'refresh',5017,'',0,'1a0ceb985a0-4fd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1278,19,NULL,NULL,7,'refresh',5017,'',0,'1a0ceb985a0-4fe',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1279,19,NULL,NULL,8,'refresh',5017,'',0,'1a0ceb985a0-4ff',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1280,19,NULL,NULL,9,'turn',5017,'',1,'1a0ceb985a0-500',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1281,19,NULL,NULL,10,'refresh',5017,'',0,'1a0ceb985a0-501',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1282,19,NULL,NULL,11,'refresh',5017,'',0,'1a0ceb985a0-502',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1283,19,NULL,NULL,12,'refresh',5017,'',0,'1a0ceb985a0-503',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1284,19,NULL,NULL,13,'battle',5017,'0',0,'1a0ceb985a0-504',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1285,19,NULL,NULL,13,'turn',5017,'',1,'1a0ceb985a0-505',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1286,19,NULL,NULL,14,'refresh',5017,'',0,'1a0ceb985a0-506',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1287,19,NULL,NULL,15,'refresh',5017,'',0,'1a0ceb985a0-507',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1288,20,NULL,NULL,0,'lobby',5020,'',0,'1a0ceb985a0-508',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1289,20,NULL,NULL,0,'refresh',5020,'',0,'1a0ceb985a0-509',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1290,20,NULL,NULL,0,'opening',5020,'',0,'1a0ceb985a0-50a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1291,20,NULL,NULL,0,'turn',5020,'',1,'1a0ceb985a0-50b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1292,20,NULL,NULL,1,'turn',5020,'',1,'1a0ceb985a0-50c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1293,20,NULL,NULL,2,'turn',5020,'',1,'1a0ceb985a0-50d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1294,20,NULL,NULL,3,'refresh',5020,'',0,'1a0ceb985a0-50e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1295,20,NULL,NULL,4,'refresh',5020,'',0,'1a0ceb985a0-50f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1296,20,NULL,NULL,5,'turn',5020,'',1,'1a0ceb985a0-510',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1297,20,NULL,NULL,6,'refresh',5020,'',0,'1a0ceb985a0-511',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1298,20,NULL,NULL,7,'refresh',5020,'',0,'1a0ceb985a0-512',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1299,20,NULL,NULL,8,'refresh',5020,'',0,'1a0ceb985a0-513',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1300,20,NULL,NULL,9,'turn',5020,'',1,'1a0ceb985a0-514',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1301,20,NULL,NULL,10,'refresh',5020,'',0,'1a0ceb985a0-515',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1302,20,NULL,NULL,11,'refresh',5020,'',0,'1a0ceb985a0-516',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1303,20,NULL,NULL,12,'refresh',5020,'',0,'1a0ceb985a0-517',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1304,20,NULL,NULL,13,'refresh',5020,'',0,'1a0ceb985a0-518',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1305,20,NULL,NULL,14,'refresh',5020,'',0,'1a0ceb985a0-519',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1306,20,NULL,NULL,15,'turn',5020,'',1,'1a0ceb985a0-51a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1307,20,NULL,NULL,16,'refresh',5020,'',0,'1a0ceb985a0-51b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1308,20,NULL,NULL,17,'refresh',5020,'',0,'1a0ceb985a0-51c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1309,20,NULL,NULL,18,'refresh',5020,'',0,'1a0ceb985a0-51d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1310,20,NULL,NULL,19,'refresh',5020,'',0,'1a0ceb985a0-51e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1311,20,NULL,NULL,20,'turn',5020,'',1,'1a0ceb985a0-51f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1312,20,NULL,NULL,21,'refresh',5020,'',0,'1a0ceb985a0-520',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1313,20,NULL,NULL,22,'refresh',5020,'',0,'1a0ceb985a0-521',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1314,20,NULL,NULL,23,'refresh',5020,'',0,'1a0ceb985a0-522',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1315,20,NULL,NULL,24,'refresh',5020,'',0,'1a0ceb985a0-523',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1316,20,NULL,NULL,25,'refresh',5020,'',0,'1a0ceb985a0-524',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1317,20,NULL,NULL,26,'turn',5020,'',1,'1a0ceb985a0-525',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1318,20,NULL,NULL,27,'refresh',5020,'',0,'1a0ceb985a0-526',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1319,20,NULL,NULL,28,'refresh',5020,'',0,'1a0ceb985a0-527',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1320,20,NULL,NULL,29,'refresh',5020,'',0,'1a0ceb985a0-528',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1321,20,NULL,NULL,30,'refresh',5020,'',0,'1a0ceb985a0-529',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1322,20,NULL,NULL,31,'turn',5020,'',1,'1a0ceb985a0-52a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1323,20,NULL,NULL,32,'refresh',5020,'',0,'1a0ceb985a0-52b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1324,20,NULL,NULL,33,'refresh',5020,'',0,'1a0ceb985a0-52c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1325,20,NULL,NULL,34,'refresh',5020,'',0,'1a0ceb985a0-52d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1326,20,NULL,NULL,35,'refresh',5020,'',0,'1a0ceb985a0-52e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1327,20,NULL,NULL,36,'refresh',5020,'',0,'1a0ceb985a0-52f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1328,20,NULL,NULL,37,'turn',5020,'',1,'1a0ceb985a0-530',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1329,20,NULL,NULL,38,'refresh',5020,'',0,'1a0ceb985a0-531',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1330,20,NULL,NULL,39,'refresh',5020,'',0,'1a0ceb985a0-532',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1331,20,NULL,NULL,40,'refresh',5020,'',0,'1a0ceb985a0-533',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1332,20,NULL,NULL,41,'refresh',5020,'',0,'1a0ceb985a0-534',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1333,20,NULL,NULL,42,'turn',5020,'',1,'1a0ceb985a0-535',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1334,20,NULL,NULL,43,'refresh',5020,'',0,'1a0ceb985a0-536',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1335,20,NULL,NULL,44,'refresh',5020,'',0,'1a0ceb985a0-537',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1336,20,NULL,NULL,45,'refresh',5020,'',0,'1a0ceb985a0-538',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1337,20,NULL,NULL,46,'refresh',5020,'',0,'1a0ceb985a0-539',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1338,20,NULL,NULL,47,'refresh',5020,'',0,'1a0ceb985a0-53a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1339,20,NULL,NULL,48,'turn',5020,'',1,'1a0ceb985a0-53b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1340,20,NULL,NULL,49,'refresh',5020,'',0,'1a0ceb985a0-53c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1341,20,NULL,NULL,50,'refresh',5020,'',0,'1a0ceb985a0-53d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1342,20,NULL,NULL,51,'refresh',5020,'',0,'1a0ceb985a0-53e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1343,20,NULL,NULL,52,'battle',5020,'0',0,'1a0ceb985a0-53f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1344,20,NULL,NULL,52,'turn',5020,'',1,'1a0ceb985a0-540',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1345,20,NULL,NULL,53,'refresh',5020,'',0,'1a0ceb985a0-541',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1346,20,NULL,NULL,54,'refresh',5020,'',0,'1a0ceb985a0-542',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1347,20,NULL,NULL,55,'refresh',5020,'',0,'1a0ceb985a0-543',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1348,20,NULL,NULL,56,'refresh',5020,'',0,'1a0ceb985a0-544',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1349,20,NULL,NULL,57,'refresh',5020,'',0,'1a0ceb985a0-545',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1350,20,NULL,NULL,58,'turn',5020,'',1,'1a0ceb985a0-546',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1351,20,NULL,NULL,59,'refresh',5020,'',0,'1a0ceb985a0-547',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1352,20,NULL,NULL,60,'refresh',5020,'',0,'1a0ceb985a0-548',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1353,20,NULL,NULL,61,'refresh',5020,'',0,'1a0ceb985a0-549',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1354,20,NULL,NULL,62,'refresh',5020,'',0,'1a0ceb985a0-54a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1355,20,NULL,NULL,63,'turn',5020,'',1,'1a0ceb985a0-54b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1356,20,NULL,NULL,64,'refresh',5020,'',0,'1a0ceb985a0-54c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1357,20,NULL,NULL,65,'refresh',5020,'',0,'1a0ceb985a0-54d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1358,20,NULL,NULL,66,'refresh',5020,'',0,'1a0ceb985a0-54e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1359,20,NULL,NULL,67,'refresh',5020,'',0,'1a0ceb985a0-54f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1360,20,NULL,NULL,68,'turn',5020,'',1,'1a0ceb985a0-550',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1361,20,NULL,NULL,69,'refresh',5020,'',0,'1a0ceb985a0-551',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1362,20,NULL,NULL,70,'refresh',5020,'',0,'1a0ceb985a0-552',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1363,20,NULL,NULL,71,'refresh',5020,'',0,'1a0ceb985a0-553',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1364,20,NULL,NULL,72,'refresh',5020,'',0,'1a0ceb985a0-554',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1365,20,NULL,NULL,73,'turn',5020,'',1,'1a0ceb985a0-555',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1366,20,NULL,NULL,74,'refresh',5020,'',0,'1a0ceb985a0-556',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1367,20,NULL,NULL,75,'refresh',5020,'',0,'1a0ceb985a0-557',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1368,20,NULL,NULL,76,'refresh',5020,'',0,'1a0ceb985a0-558',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1369,20,NULL,NULL,77,'refresh',5020,'',0,'1a0ceb985a0-559',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1370,20,NULL,NULL,78,'battle',5020,'0',0,'1a0ceb985a0-55a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1371,20,NULL,NULL,78,'turn',5020,'',1,'1a0ceb985a0-55b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1372,20,NULL,NULL,79,'refresh',5020,'',0,'1a0ceb985a0-55c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1373,20,NULL,NULL,80,'refresh',5020,'',0,'1a0ceb985a0-55d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1374,20,NULL,NULL,81,'refresh',5020,'',0,'1a0ceb985a0-55e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1375,20,NULL,NULL,82,'refresh',5020,'',0,'1a0ceb985a0-55f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1376,20,NULL,NULL,83,'turn',5020,'',1,'1a0ceb985a0-560',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1377,20,NULL,NULL,84,'refresh',5020,'',0,'1a0ceb985a0-561',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1378,20,NULL,NULL,85,'refresh',5020,'',0,'1a0ceb985a0-562',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1379,20,NULL,NULL,86,'refresh',5020,'',0,'1a0ceb985a0-563',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1380,20,NULL,NULL,87,'refresh',5020,'',0,'1a0ceb985a0-564',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1381,20,NULL,NULL,88,'refresh',5020,'',0,'1a0ceb985a0-565',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1382,20,NULL,NULL,89,'battle',5020,'0',0,'1a0ceb985a0-566',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1383,20,NULL,NULL,89,'turn',5020,'',1,'1a0ceb985a0-567',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1384,20,NULL,NULL,90,'refresh',5020,'',0,'1a0ceb985a0-568',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1385,20,NULL,NULL,91,'refresh',5020,'',0,'1a0ceb985a0-569',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1386,20,NULL,NULL,92,'refresh',5020,'',0,'1a0ceb985a0-56a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1387,20,NULL,NULL,93,'refresh',5020,'',0,'1a0ceb985a0-56b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1388,20,NULL,NULL,94,'turn',5020,'',1,'1a0ceb985a0-56c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1389,20,NULL,NULL,95,'refresh',5020,'',0,'1a0ceb985a0-56d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1390,20,NULL,NULL,96,'refresh',5020,'',0,'1a0ceb985a0-56e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1391,20,NULL,NULL,97,'refresh',5020,'',0,'1a0ceb985a0-56f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1392,20,NULL,NULL,98,'battle',5020,'0',0,'1a0ceb985a0-570',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1393,20,NULL,NULL,98,'turn',5020,'',1,'1a0ceb985a0-571',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1394,20,NULL,NULL,99,'refresh',5020,'',0,'1a0ceb985a0-572',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1395,20,NULL,NULL,100,'refresh',5020,'',0,'1a0ceb985a0-573',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1396,20,NULL,NULL,101,'refresh',5020,'',0,'1a0ceb985a0-574',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1397,20,NULL,NULL,102,'refresh',5020,'',0,'1a0ceb985a0-575',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1398,20,NULL,NULL,103,'refresh',5020,'',0,'1a0ceb985a0-576',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1399,20,NULL,NULL,104,'turn',5020,'',1,'1a0ceb985a0-577',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1400,20,NULL,NULL,105,'refresh',5020,'',0,'1a0ceb985a0-578',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1401,20,NULL,NULL,106,'refresh',5020,'',0,'1a0ceb985a0-579',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1402,20,NULL,NULL,107,'refresh',5020,'',0,'1a0ceb985a0-57a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1403,20,NULL,NULL,108,'refresh',5020,'',0,'1a0ceb985a0-57b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1404,20,NULL,NULL,109,'turn',5020,'',1,'1a0ceb985a0-57c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1405,20,NULL,NULL,110,'refresh',5020,'',0,'1a0ceb985a0-57d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1406,20,NULL,NULL,111,'refresh',5020,'',0,'1a0ceb985a0-57e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1407,20,NULL,NULL,112,'refresh',5020,'',0,'1a0ceb985a0-57f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1408,20,NULL,NULL,113,'turn',5020,'',1,'1a0ceb985a0-580',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1409,20,NULL,NULL,114,'refresh',5020,'',0,'1a0ceb985a0-581',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1410,20,NULL,NULL,115,'refresh',5020,'',0,'1a0ceb985a0-582',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1411,20,NULL,NULL,116,'battle',5020,'0',0,'1a0ceb985a0-583',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1412,20,NULL,NULL,116,'over',5020,'',1,'1a0ceb985a0-584',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1413,21,NULL,NULL,0,'lobby',5021,'',0,'1a0ceb985a0-585',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1414,21,NULL,NULL,0,'refresh',5021,'',0,'1a0ceb985a0-586',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1415,21,NULL,NULL,0,'opening',5021,'',0,'1a0ceb985a0-587',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1416,21,NULL,NULL,0,'turn',5021,'',1,'1a0ceb985a0-588',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1417,21,NULL,NULL,1,'turn',5021,'',1,'1a0ceb985a0-589',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1418,21,NULL,NULL,2,'turn',5021,'',1,'1a0ceb985a0-58a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1419,21,NULL,NULL,3,'refresh',5021,'',0,'1a0ceb985a0-58b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1420,21,NULL,NULL,4,'refresh',5021,'',0,'1a0ceb985a0-58c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1421,21,NULL,NULL,5,'turn',5021,'',1,'1a0ceb985a0-58d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1422,21,NULL,NULL,6,'refresh',5021,'',0,'1a0ceb985a0-58e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1423,21,NULL,NULL,7,'refresh',5021,'',0,'1a0ceb985a0-58f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1424,21,NULL,NULL,8,'refresh',5021,'',0,'1a0ceb985a0-590',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1425,21,NULL,NULL,9,'turn',5021,'',1,'1a0ceb985a0-591',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1426,21,NULL,NULL,10,'refresh',5021,'',0,'1a0ceb985a0-592',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1427,21,NULL,NULL,11,'refresh',5021,'',0,'1a0ceb985a0-593',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1428,21,NULL,NULL,12,'refresh',5021,'',0,'1a0ceb985a0-594',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1429,21,NULL,NULL,13,'battle',5021,'0',0,'1a0ceb985a0-595',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1430,21,NULL,NULL,13,'turn',5021,'',1,'1a0ceb985a0-596',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1431,21,NULL,NULL,14,'refresh',5021,'',0,'1a0ceb985a0-597',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1432,21,NULL,NULL,15,'refresh',5021,'',0,'1a0ceb985a0-598',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1433,21,NULL,NULL,16,'refresh',5021,'',0,'1a0ceb985a0-599',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1434,21,NULL,NULL,17,'refresh',5021,'',0,'1a0ceb985a0-59a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1435,21,NULL,NULL,18,'turn',5021,'',1,'1a0ceb985a0-59b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1436,21,NULL,NULL,19,'refresh',5021,'',0,'1a0ceb985a0-59c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1437,21,NULL,NULL,20,'refresh',5021,'',0,'1a0ceb985a0-59d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1438,21,NULL,NULL,21,'refresh',5021,'',0,'1a0ceb985a0-59e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1439,21,NULL,NULL,22,'refresh',5021,'',0,'1a0ceb985a0-59f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1440,21,NULL,NULL,23,'refresh',5021,'',0,'1a0ceb985a0-5a0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1441,21,NULL,NULL,24,'turn',5021,'',1,'1a0ceb985a0-5a1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1442,21,NULL,NULL,25,'refresh',5021,'',0,'1a0ceb985a0-5a2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1443,21,NULL,NULL,26,'refresh',5021,'',0,'1a0ceb985a0-5a3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1444,21,NULL,NULL,27,'refresh',5021,'',0,'1a0ceb985a0-5a4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1445,21,NULL,NULL,28,'refresh',5021,'',0,'1a0ceb985a0-5a5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1446,21,NULL,NULL,29,'turn',5021,'',1,'1a0ceb985a0-5a6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1447,21,NULL,NULL,30,'refresh',5021,'',0,'1a0ceb985a0-5a7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1448,21,NULL,NULL,31,'refresh',5021,'',0,'1a0ceb985a0-5a8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1449,21,NULL,NULL,32,'refresh',5021,'',0,'1a0ceb985a0-5a9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1450,21,NULL,NULL,33,'refresh',5021,'',0,'1a0ceb985a0-5aa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1451,21,NULL,NULL,34,'refresh',5021,'',0,'1a0ceb985a0-5ab',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1452,21,NULL,NULL,35,'turn',5021,'',1,'1a0ceb985a0-5ac',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1453,21,NULL,NULL,36,'refresh',5021,'',0,'1a0ceb985a0-5ad',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1454,21,NULL,NULL,37,'refresh',5021,'',0,'1a0ceb985a0-5ae',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1455,21,NULL,NULL,38,'refresh',5021,'',0,'1a0ceb985a0-5af',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1456,21,NULL,NULL,39,'refresh',5021,'',0,'1a0ceb985a0-5b0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1457,21,NULL,NULL,40,'turn',5021,'',1,'1a0ceb985a0-5b1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1458,21,NULL,NULL,41,'refresh',5021,'',0,'1a0ceb985a0-5b2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1459,21,NULL,NULL,42,'refresh',5021,'',0,'1a0ceb985a0-5b3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1460,21,NULL,NULL,43,'refresh',5021,'',0,'1a0ceb985a0-5b4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1461,21,NULL,NULL,44,'refresh',5021,'',0,'1a0ceb985a0-5b5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1462,21,NULL,NULL,45,'refresh',5021,'',0,'1a0ceb985a0-5b6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1463,21,NULL,NULL,46,'turn',5021,'',1,'1a0ceb985a0-5b7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1464,21,NULL,NULL,47,'refresh',5021,'',0,'1a0ceb985a0-5b8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1465,21,NULL,NULL,48,'refresh',5021,'',0,'1a0ceb985a0-5b9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1466,21,NULL,NULL,49,'refresh',5021,'',0,'1a0ceb985a0-5ba',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1467,21,NULL,NULL,50,'battle',5021,'0',0,'1a0ceb985a0-5bb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1468,21,NULL,NULL,50,'turn',5021,'',1,'1a0ceb985a0-5bc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1469,21,NULL,NULL,51,'refresh',5021,'',0,'1a0ceb985a0-5bd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1470,21,NULL,NULL,52,'refresh',5021,'',0,'1a0ceb985a0-5be',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1471,21,NULL,NULL,53,'refresh',5021,'',0,'1a0ceb985a0-5bf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1472,21,NULL,NULL,54,'battle',5021,'0',0,'1a0ceb985a0-5c0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1473,21,NULL,NULL,54,'turn',5021,'',1,'1a0ceb985a0-5c1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1474,21,NULL,NULL,55,'refresh',5021,'',0,'1a0ceb985a0-5c2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1475,21,NULL,NULL,56,'refresh',5021,'',0,'1a0ceb985a0-5c3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1476,21,NULL,NULL,57,'refresh',5021,'',0,'1a0ceb985a0-5c4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1477,21,NULL,NULL,58,'refresh',5021,'',0,'1a0ceb985a0-5c5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1478,21,NULL,NULL,59,'turn',5021,'',1,'1a0ceb985a0-5c6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1479,21,NULL,NULL,60,'refresh',5021,'',0,'1a0ceb985a0-5c7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1480,21,NULL,NULL,61,'refresh',5021,'',0,'1a0ceb985a0-5c8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1481,21,NULL,NULL,62,'refresh',5021,'',0,'1a0ceb985a0-5c9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1482,21,NULL,NULL,63,'refresh',5021,'',0,'1a0ceb985a0-5ca',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1483,21,NULL,NULL,64,'turn',5021,'',1,'1a0ceb985a0-5cb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1484,21,NULL,NULL,65,'refresh',5021,'',0,'1a0ceb985a0-5cc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1485,21,NULL,NULL,66,'refresh',5021,'',0,'1a0ceb985a0-5cd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1486,21,NULL,NULL,67,'refresh',5021,'',0,'1a0ceb985a0-5ce',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1487,21,NULL,NULL,68,'refresh',5021,'',0,'1a0ceb985a0-5cf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1488,21,NULL,NULL,69,'turn',5021,'',1,'1a0ceb985a0-5d0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1489,21,NULL,NULL,70,'refresh',5021,'',0,'1a0ceb985a0-5d1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1490,21,NULL,NULL,71,'refresh',5021,'',0,'1a0ceb985a0-5d2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1491,21,NULL,NULL,72,'refresh',5021,'',0,'1a0ceb985a0-5d3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1492,21,NULL,NULL,73,'refresh',5021,'',0,'1a0ceb985a0-5d4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1493,21,NULL,NULL,74,'refresh',5021,'',0,'1a0ceb985a0-5d5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1494,21,NULL,NULL,75,'turn',5021,'',1,'1a0ceb985a0-5d6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1495,21,NULL,NULL,76,'refresh',5021,'',0,'1a0ceb985a0-5d7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1496,21,NULL,NULL,77,'refresh',5021,'',0,'1a0ceb985a0-5d8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1497,21,NULL,NULL,78,'refresh',5021,'',0,'1a0ceb985a0-5d9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1498,21,NULL,NULL,79,'battle',5021,'0',0,'1a0ceb985a0-5da',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1499,21,NULL,NULL,79,'turn',5021,'',1,'1a0ceb985a0-5db',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1500,21,NULL,NULL,80,'refresh',5021,'',0,'1a0ceb985a0-5dc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1501,21,NULL,NULL,81,'refresh',5021,'',0,'1a0ceb985a0-5dd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1502,21,NULL,NULL,82,'refresh',5021,'',0,'1a0ceb985a0-5de',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1503,21,NULL,NULL,83,'battle',5021,'0',0,'1a0ceb985a0-5df',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1504,21,NULL,NULL,83,'turn',5021,'',1,'1a0ceb985a0-5e0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1505,21,NULL,NULL,84,'refresh',5021,'',0,'1a0ceb985a0-5e1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1506,21,NULL,NULL,85,'refresh',5021,'',0,'1a0ceb985a0-5e2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1507,21,NULL,NULL,86,'refresh',5021,'',0,'1a0ceb985a0-5e3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1508,21,NULL,NULL,87,'refresh',5021,'',0,'1a0ceb985a0-5e4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1509,21,NULL,NULL,88,'turn',5021,'',1,'1a0ceb985a0-5e5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1510,21,NULL,NULL,89,'refresh',5021,'',0,'1a0ceb985a0-5e6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1511,21,NULL,NULL,90,'refresh',5021,'',0,'1a0ceb985a0-5e7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1512,21,NULL,NULL,91,'refresh',5021,'',0,'1a0ceb985a0-5e8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1513,21,NULL,NULL,92,'battle',5021,'0',0,'1a0ceb985a0-5e9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1514,21,NULL,NULL,92,'turn',5021,'',1,'1a0ceb985a0-5ea',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1515,21,NULL,NULL,93,'refresh',5021,'',0,'1a0ceb985a0-5eb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1516,21,NULL,NULL,94,'refresh',5021,'',0,'1a0ceb985a0-5ec',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1517,21,NULL,NULL,95,'refresh',5021,'',0,'1a0ceb985a0-5ed',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1518,21,NULL,NULL,96,'turn',5021,'',1,'1a0ceb985a0-5ee',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1519,22,NULL,NULL,0,'lobby',5090,'',0,'1a0ceb985a0-5ef',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1520,22,NULL,NULL,0,'refresh',5090,'',0,'1a0ceb985a0-5f0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1521,22,NULL,NULL,0,'opening',5090,'',0,'1a0ceb985a0-5f1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1522,22,NULL,NULL,0,'turn',5090,'',1,'1a0ceb985a0-5f2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1523,22,NULL,NULL,1,'turn',5090,'',1,'1a0ceb985a0-5f3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1524,22,NULL,NULL,2,'turn',5090,'',1,'1a0ceb985a0-5f4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1525,22,NULL,NULL,3,'refresh',5090,'',0,'1a0ceb985a0-5f5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1526,22,NULL,NULL,4,'refresh',5090,'',0,'1a0ceb985a0-5f6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1527,22,NULL,NULL,5,'turn',5090,'',1,'1a0ceb985a0-5f7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1528,22,NULL,NULL,6,'refresh',5090,'',0,'1a0ceb985a0-5f8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1529,22,NULL,NULL,7,'refresh',5090,'',0,'1a0ceb985a0-5f9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1530,22,NULL,NULL,8,'refresh',5090,'',0,'1a0ceb985a0-5fa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1531,22,NULL,NULL,9,'battle',5090,'0',0,'1a0ceb985a0-5fb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1532,22,NULL,NULL,9,'turn',5090,'',1,'1a0ceb985a0-5fc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1533,22,NULL,NULL,10,'refresh',5090,'',0,'1a0ceb985a0-5fd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1534,22,NULL,NULL,11,'refresh',5090,'',0,'1a0ceb985a0-5fe',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1535,22,NULL,NULL,12,'refresh',5090,'',0,'1a0ceb985a0-5ff',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1536,22,NULL,NULL,13,'refresh',5090,'',0,'1a0ceb985a0-600',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1537,22,NULL,NULL,14,'battle',5090,'0',0,'1a0ceb985a0-601',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1538,22,NULL,NULL,14,'turn',5090,'',1,'1a0ceb985a0-602',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1539,22,NULL,NULL,15,'refresh',5090,'',0,'1a0ceb985a0-603',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1540,22,NULL,NULL,16,'refresh',5090,'',0,'1a0ceb985a0-604',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1541,22,NULL,NULL,17,'refresh',5090,'',0,'1a0ceb985a0-605',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1542,22,NULL,NULL,18,'refresh',5090,'',0,'1a0ceb985a0-606',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1543,22,NULL,NULL,19,'turn',5090,'',1,'1a0ceb985a0-607',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1544,22,NULL,NULL,20,'refresh',5090,'',0,'1a0ceb985a0-608',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1545,22,NULL,NULL,21,'refresh',5090,'',0,'1a0ceb985a0-609',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1546,22,NULL,NULL,22,'refresh',5090,'',0,'1a0ceb985a0-60a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1547,22,NULL,NULL,23,'refresh',5090,'',0,'1a0ceb985a0-60b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1548,22,NULL,NULL,24,'turn',5090,'',1,'1a0ceb985a0-60c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1549,22,NULL,NULL,25,'refresh',5090,'',0,'1a0ceb985a0-60d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1550,22,NULL,NULL,26,'refresh',5090,'',0,'1a0ceb985a0-60e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1551,22,NULL,NULL,27,'refresh',5090,'',0,'1a0ceb985a0-60f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1552,22,NULL,NULL,28,'refresh',5090,'',0,'1a0ceb985a0-610',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1553,22,NULL,NULL,29,'refresh',5090,'',0,'1a0ceb985a0-611',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1554,22,NULL,NULL,30,'refresh',5090,'',0,'1a0ceb985a0-612',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1555,23,NULL,NULL,0,'lobby',5091,'',0,'1a0ceb985a0-613',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1556,23,NULL,NULL,0,'refresh',5091,'',0,'1a0ceb985a0-614',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1557,23,NULL,NULL,0,'opening',5091,'',0,'1a0ceb985a0-615',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1558,23,NULL,NULL,0,'turn',5091,'',1,'1a0ceb985a0-616',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1559,24,NULL,NULL,0,'lobby',6010,'',0,'1a0c4506c00-617',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1560,24,NULL,NULL,0,'refresh',6010,'',0,'1a0c4506c00-618',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1561,24,NULL,NULL,0,'opening',6010,'',0,'1a0c4506c00-619',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1562,24,NULL,NULL,0,'turn',6010,'',1,'1a0c4506c00-61a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1563,24,NULL,NULL,1,'turn',6010,'',1,'1a0c4506c00-61b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1564,24,NULL,NULL,2,'turn',6010,'',1,'1a0c4506c00-61c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1565,24,NULL,NULL,3,'refresh',6010,'',0,'1a0c4506c00-61d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1566,24,NULL,NULL,4,'refresh',6010,'',0,'1a0c4506c00-61e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1567,24,NULL,NULL,5,'refresh',6010,'',0,'1a0c4506c00-61f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1568,24,NULL,NULL,6,'refresh',6010,'',0,'1a0c4506c00-620',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1569,24,NULL,NULL,7,'refresh',6010,'',0,'1a0c4506c00-621',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1570,24,NULL,NULL,8,'turn',6010,'',1,'1a0c4506c00-622',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1571,24,NULL,NULL,9,'refresh',6010,'',0,'1a0c4506c00-623',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1572,24,NULL,NULL,10,'refresh',6010,'',0,'1a0c4506c00-624',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1573,24,NULL,NULL,11,'refresh',6010,'',0,'1a0c4506c00-625',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1574,24,NULL,NULL,12,'refresh',6010,'',0,'1a0c4506c00-626',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1575,24,NULL,NULL,13,'battle',6010,'0',0,'1a0c4506c00-627',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1576,24,NULL,NULL,13,'turn',6010,'',1,'1a0c4506c00-628',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1577,24,NULL,NULL,14,'refresh',6010,'',0,'1a0c4506c00-629',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1578,24,NULL,NULL,15,'refresh',6010,'',0,'1a0c4506c00-62a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1579,24,NULL,NULL,16,'refresh',6010,'',0,'1a0c4506c00-62b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1580,24,NULL,NULL,17,'refresh',6010,'',0,'1a0c4506c00-62c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1581,24,NULL,NULL,18,'refresh',6010,'',0,'1a0c4506c00-62d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1582,24,NULL,NULL,19,'refresh',6010,'',0,'1a0c4506c00-62e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1583,24,NULL,NULL,20,'refresh',6010,'',0,'1a0c4506c00-62f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1584,24,NULL,NULL,21,'refresh',6010,'',0,'1a0c4506c00-630',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1585,24,NULL,NULL,22,'turn',6010,'',1,'1a0c4506c00-631',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1586,24,NULL,NULL,23,'refresh',6010,'',0,'1a0c4506c00-632',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1587,24,NULL,NULL,24,'refresh',6010,'',0,'1a0c4506c00-633',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1588,24,NULL,NULL,25,'refresh',6010,'',0,'1a0c4506c00-634',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1589,24,NULL,NULL,26,'battle',6010,'0',0,'1a0c4506c00-635',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1590,24,NULL,NULL,26,'turn',6010,'',1,'1a0c4506c00-636',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1591,24,NULL,NULL,27,'refresh',6010,'',0,'1a0c4506c00-637',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1592,24,NULL,NULL,28,'refresh',6010,'',0,'1a0c4506c00-638',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1593,24,NULL,NULL,29,'refresh',6010,'',0,'1a0c4506c00-639',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1594,24,NULL,NULL,30,'refresh',6010,'',0,'1a0c4506c00-63a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1595,24,NULL,NULL,31,'refresh',6010,'',0,'1a0c4506c00-63b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1596,24,NULL,NULL,32,'refresh',6010,'',0,'1a0c4506c00-63c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1597,24,NULL,NULL,33,'refresh',6010,'',0,'1a0c4506c00-63d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1598,24,NULL,NULL,34,'turn',6010,'',1,'1a0c4506c00-63e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1599,24,NULL,NULL,35,'refresh',6010,'',0,'1a0c4506c00-63f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1600,24,NULL,NULL,36,'refresh',6010,'',0,'1a0c4506c00-640',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1601,24,NULL,NULL,37,'refresh',6010,'',0,'1a0c4506c00-641',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1602,24,NULL,NULL,38,'refresh',6010,'',0,'1a0c4506c00-642',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1603,24,NULL,NULL,39,'turn',6010,'',1,'1a0c4506c00-643',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1604,24,NULL,NULL,40,'refresh',6010,'',0,'1a0c4506c00-644',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1605,24,NULL,NULL,41,'refresh',6010,'',0,'1a0c4506c00-645',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1606,24,NULL,NULL,42,'refresh',6010,'',0,'1a0c4506c00-646',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1607,24,NULL,NULL,43,'refresh',6010,'',0,'1a0c4506c00-647',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1608,24,NULL,NULL,44,'battle',6010,'0',0,'1a0c4506c00-648',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1609,24,NULL,NULL,44,'turn',6010,'',1,'1a0c4506c00-649',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1610,24,NULL,NULL,45,'refresh',6010,'',0,'1a0c4506c00-64a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1611,24,NULL,NULL,46,'refresh',6010,'',0,'1a0c4506c00-64b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1612,24,NULL,NULL,47,'refresh',6010,'',0,'1a0c4506c00-64c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1613,24,NULL,NULL,48,'refresh',6010,'',0,'1a0c4506c00-64d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1614,24,NULL,NULL,49,'turn',6010,'',1,'1a0c4506c00-64e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1615,24,NULL,NULL,50,'refresh',6010,'',0,'1a0c4506c00-64f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1616,24,NULL,NULL,51,'refresh',6010,'',0,'1a0c4506c00-650',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1617,24,NULL,NULL,52,'refresh',6010,'',0,'1a0c4506c00-651',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1618,24,NULL,NULL,53,'refresh',6010,'',0,'1a0c4506c00-652',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1619,24,NULL,NULL,54,'battle',6010,'0',0,'1a0c4506c00-653',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1620,24,NULL,NULL,54,'turn',6010,'',1,'1a0c4506c00-654',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1621,24,NULL,NULL,55,'refresh',6010,'',0,'1a0c4506c00-655',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1622,24,NULL,NULL,56,'refresh',6010,'',0,'1a0c4506c00-656',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1623,24,NULL,NULL,57,'refresh',6010,'',0,'1a0c4506c00-657',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1624,24,NULL,NULL,58,'refresh',6010,'',0,'1a0c4506c00-658',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1625,24,NULL,NULL,59,'refresh',6010,'',0,'1a0c4506c00-659',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1626,24,NULL,NULL,60,'refresh',6010,'',0,'1a0c4506c00-65a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1627,24,NULL,NULL,61,'turn',6010,'',1,'1a0c4506c00-65b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1628,24,NULL,NULL,62,'refresh',6010,'',0,'1a0c4506c00-65c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1629,24,NULL,NULL,63,'refresh',6010,'',0,'1a0c4506c00-65d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1630,24,NULL,NULL,64,'refresh',6010,'',0,'1a0c4506c00-65e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1631,24,NULL,NULL,65,'refresh',6010,'',0,'1a0c4506c00-65f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1632,24,NULL,NULL,66,'turn',6010,'',1,'1a0c4506c00-660',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1633,24,NULL,NULL,67,'refresh',6010,'',0,'1a0c4506c00-661',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1634,24,NULL,NULL,68,'refresh',6010,'',0,'1a0c4506c00-662',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1635,24,NULL,NULL,69,'refresh',6010,'',0,'1a0c4506c00-663',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1636,24,NULL,NULL,70,'refresh',6010,'',0,'1a0c4506c00-664',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1637,24,NULL,NULL,71,'turn',6010,'',1,'1a0c4506c00-665',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1638,24,NULL,NULL,72,'refresh',6010,'',0,'1a0c4506c00-666',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1639,24,NULL,NULL,73,'refresh',6010,'',0,'1a0c4506c00-667',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1640,24,NULL,NULL,74,'refresh',6010,'',0,'1a0c4506c00-668',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1641,24,NULL,NULL,75,'refresh',6010,'',0,'1a0c4506c00-669',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1642,24,NULL,NULL,76,'refresh',6010,'',0,'1a0c4506c00-66a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1643,24,NULL,NULL,77,'turn',6010,'',1,'1a0c4506c00-66b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1644,24,NULL,NULL,78,'refresh',6010,'',0,'1a0c4506c00-66c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1645,24,NULL,NULL,79,'refresh',6010,'',0,'1a0c4506c00-66d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1646,24,NULL,NULL,80,'refresh',6010,'',0,'1a0c4506c00-66e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1647,24,NULL,NULL,81,'refresh',6010,'',0,'1a0c4506c00-66f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1648,24,NULL,NULL,82,'turn',6010,'',1,'1a0c4506c00-670',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1649,24,NULL,NULL,83,'refresh',6010,'',0,'1a0c4506c00-671',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1650,24,NULL,NULL,84,'refresh',6010,'',0,'1a0c4506c00-672',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1651,24,NULL,NULL,85,'refresh',6010,'',0,'1a0c4506c00-673',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1652,24,NULL,NULL,86,'refresh',6010,'',0,'1a0c4506c00-674',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1653,24,NULL,NULL,87,'turn',6010,'',1,'1a0c4506c00-675',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1654,24,NULL,NULL,88,'refresh',6010,'',0,'1a0c4506c00-676',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1655,24,NULL,NULL,89,'refresh',6010,'',0,'1a0c4506c00-677',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1656,24,NULL,NULL,90,'refresh',6010,'',0,'1a0c4506c00-678',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1657,24,NULL,NULL,91,'refresh',6010,'',0,'1a0c4506c00-679',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1658,24,NULL,NULL,92,'refresh',6010,'',0,'1a0c4506c00-67a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1659,24,NULL,NULL,93,'refresh',6010,'',0,'1a0c4506c00-67b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1660,24,NULL,NULL,94,'refresh',6010,'',0,'1a0c4506c00-67c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1661,24,NULL,NULL,95,'refresh',6010,'',0,'1a0c4506c00-67d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1662,24,NULL,NULL,96,'refresh',6010,'',0,'1a0c4506c00-67e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1663,24,NULL,NULL,97,'refresh',6010,'',0,'1a0c4506c00-67f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1664,24,NULL,NULL,98,'refresh',6010,'',0,'1a0c4506c00-680',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1665,24,NULL,NULL,99,'refresh',6010,'',0,'1a0c4506c00-681',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1666,24,NULL,NULL,100,'refresh',6010,'',0,'1a0c4506c00-682',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1667,24,NULL,NULL,101,'turn',6010,'',1,'1a0c4506c00-683',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1668,24,NULL,NULL,102,'refresh',6010,'',0,'1a0c4506c00-684',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1669,24,NULL,NULL,103,'refresh',6010,'',0,'1a0c4506c00-685',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1670,24,NULL,NULL,104,'refresh',6010,'',0,'1a0c4506c00-686',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1671,24,NULL,NULL,105,'battle',6010,'0',0,'1a0c4506c00-687',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1672,24,NULL,NULL,105,'turn',6010,'',1,'1a0c4506c00-688',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1673,24,NULL,NULL,106,'refresh',6010,'',0,'1a0c4506c00-689',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1674,24,NULL,NULL,107,'refresh',6010,'',0,'1a0c4506c00-68a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1675,24,NULL,NULL,108,'refresh',6010,'',0,'1a0c4506c00-68b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1676,24,NULL,NULL,109,'refresh',6010,'',0,'1a0c4506c00-68c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1677,24,NULL,NULL,110,'refresh',6010,'',0,'1a0c4506c00-68d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1678,24,NULL,NULL,111,'refresh',6010,'',0,'1a0c4506c00-68e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1679,24,NULL,NULL,112,'refresh',6010,'',0,'1a0c4506c00-68f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1680,24,NULL,NULL,113,'refresh',6010,'',0,'1a0c4506c00-690',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1681,24,NULL,NULL,114,'refresh',6010,'',0,'1a0c4506c00-691',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1682,24,NULL,NULL,115,'battle',6010,'0',0,'1a0c4506c00-692',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1683,24,NULL,NULL,115,'turn',6010,'',1,'1a0c4506c00-693',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1684,24,NULL,NULL,116,'refresh',6010,'',0,'1a0c4506c00-694',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1685,24,NULL,NULL,117,'refresh',6010,'',0,'1a0c4506c00-695',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1686,24,NULL,NULL,118,'refresh',6010,'',0,'1a0c4506c00-696',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1687,24,NULL,NULL,119,'refresh',6010,'',0,'1a0c4506c00-697',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1688,24,NULL,NULL,120,'turn',6010,'',1,'1a0c4506c00-698',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1689,24,NULL,NULL,121,'refresh',6010,'',0,'1a0c4506c00-699',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1690,24,NULL,NULL,122,'refresh',6010,'',0,'1a0c4506c00-69a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1691,24,NULL,NULL,123,'refresh',6010,'',0,'1a0c4506c00-69b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1692,24,NULL,NULL,124,'refresh',6010,'',0,'1a0c4506c00-69c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1693,24,NULL,NULL,125,'refresh',6010,'',0,'1a0c4506c00-69d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1694,24,NULL,NULL,126,'battle',6010,'0',0,'1a0c4506c00-69e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1695,24,NULL,NULL,126,'turn',6010,'',1,'1a0c4506c00-69f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1696,24,NULL,NULL,127,'refresh',6010,'',0,'1a0c4506c00-6a0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1697,24,NULL,NULL,128,'refresh',6010,'',0,'1a0c4506c00-6a1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1698,24,NULL,NULL,129,'refresh',6010,'',0,'1a0c4506c00-6a2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1699,24,NULL,NULL,130,'refresh',6010,'',0,'1a0c4506c00-6a3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1700,24,NULL,NULL,131,'turn',6010,'',1,'1a0c4506c00-6a4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1701,24,NULL,NULL,132,'refresh',6010,'',0,'1a0c4506c00-6a5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1702,24,NULL,NULL,133,'refresh',6010,'',0,'1a0c4506c00-6a6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1703,24,NULL,NULL,134,'refresh',6010,'',0,'1a0c4506c00-6a7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1704,24,NULL,NULL,135,'refresh',6010,'',0,'1a0c4506c00-6a8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1705,24,NULL,NULL,136,'refresh',6010,'',0,'1a0c4506c00-6a9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1706,24,NULL,NULL,137,'battle',6010,'0',0,'1a0c4506c00-6aa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1707,24,NULL,NULL,137,'over',6010,'',1,'1a0c4506c00-6ab',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1708,25,NULL,NULL,0,'lobby',6011,'',0,'1a0c4506c00-6ac',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1709,25,NULL,NULL,0,'refresh',6011,'',0,'1a0c4506c00-6ad',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1710,25,NULL,NULL,0,'opening',6011,'',0,'1a0c4506c00-6ae',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1711,25,NULL,NULL,0,'turn',6011,'',1,'1a0c4506c00-6af',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1712,25,NULL,NULL,1,'turn',6011,'',1,'1a0c4506c00-6b0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1713,25,NULL,NULL,2,'turn',6011,'',1,'1a0c4506c00-6b1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1714,25,NULL,NULL,3,'refresh',6011,'',0,'1a0c4506c00-6b2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1715,25,NULL,NULL,4,'refresh',6011,'',0,'1a0c4506c00-6b3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1716,25,NULL,NULL,5,'turn',6011,'',1,'1a0c4506c00-6b4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1717,25,NULL,NULL,6,'refresh',6011,'',0,'1a0c4506c00-6b5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1718,25,NULL,NULL,7,'refresh',6011,'',0,'1a0c4506c00-6b6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1719,25,NULL,NULL,8,'refresh',6011,'',0,'1a0c4506c00-6b7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1720,25,NULL,NULL,9,'turn',6011,'',1,'1a0c4506c00-6b8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1721,25,NULL,NULL,10,'refresh',6011,'',0,'1a0c4506c00-6b9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1722,25,NULL,NULL,11,'refresh',6011,'',0,'1a0c4506c00-6ba',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1723,25,NULL,NULL,12,'refresh',6011,'',0,'1a0c4506c00-6bb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1724,25,NULL,NULL,13,'battle',6011,'0',0,'1a0c4506c00-6bc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1725,25,NULL,NULL,13,'turn',6011,'',1,'1a0c4506c00-6bd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1726,25,NULL,NULL,14,'refresh',6011,'',0,'1a0c4506c00-6be',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1727,25,NULL,NULL,15,'refresh',6011,'',0,'1a0c4506c00-6bf',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1728,25,NULL,NULL,16,'battle',6011,'0',0,'1a0c4506c00-6c0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1729,25,NULL,NULL,16,'turn',6011,'',1,'1a0c4506c00-6c1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1730,25,NULL,NULL,17,'refresh',6011,'',0,'1a0c4506c00-6c2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1731,25,NULL,NULL,18,'refresh',6011,'',0,'1a0c4506c00-6c3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1732,25,NULL,NULL,19,'refresh',6011,'',0,'1a0c4506c00-6c4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1733,25,NULL,NULL,20,'battle',6011,'0',0,'1a0c4506c00-6c5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1734,25,NULL,NULL,20,'turn',6011,'',1,'1a0c4506c00-6c6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1735,25,NULL,NULL,21,'refresh',6011,'',0,'1a0c4506c00-6c7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1736,25,NULL,NULL,22,'refresh',6011,'',0,'1a0c4506c00-6c8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1737,25,NULL,NULL,23,'battle',6011,'0',0,'1a0c4506c00-6c9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1738,25,NULL,NULL,23,'turn',6011,'',1,'1a0c4506c00-6ca',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1739,25,NULL,NULL,24,'refresh',6011,'',0,'1a0c4506c00-6cb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1740,25,NULL,NULL,25,'refresh',6011,'',0,'1a0c4506c00-6cc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1741,25,NULL,NULL,26,'refresh',6011,'',0,'1a0c4506c00-6cd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1742,25,NULL,NULL,27,'refresh',6011,'',0,'1a0c4506c00-6ce',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1743,25,NULL,NULL,28,'turn',6011,'',1,'1a0c4506c00-6cf',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1744,25,NULL,NULL,29,'refresh',6011,'',0,'1a0c4506c00-6d0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1745,25,NULL,NULL,30,'refresh',6011,'',0,'1a0c4506c00-6d1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1746,25,NULL,NULL,31,'refresh',6011,'',0,'1a0c4506c00-6d2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1747,25,NULL,NULL,32,'refresh',6011,'',0,'1a0c4506c00-6d3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1748,25,NULL,NULL,33,'turn',6011,'',1,'1a0c4506c00-6d4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1749,25,NULL,NULL,34,'refresh',6011,'',0,'1a0c4506c00-6d5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1750,25,NULL,NULL,35,'refresh',6011,'',0,'1a0c4506c00-6d6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1751,25,NULL,NULL,36,'refresh',6011,'',0,'1a0c4506c00-6d7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1752,25,NULL,NULL,37,'refresh',6011,'',0,'1a0c4506c00-6d8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1753,25,NULL,NULL,38,'turn',6011,'',1,'1a0c4506c00-6d9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1754,25,NULL,NULL,39,'refresh',6011,'',0,'1a0c4506c00-6da',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1755,25,NULL,NULL,40,'refresh',6011,'',0,'1a0c4506c00-6db',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1756,25,NULL,NULL,41,'refresh',6011,'',0,'1a0c4506c00-6dc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1757,25,NULL,NULL,42,'battle',6011,'0',0,'1a0c4506c00-6dd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1758,25,NULL,NULL,42,'turn',6011,'',1,'1a0c4506c00-6de',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1759,25,NULL,NULL,43,'refresh',6011,'',0,'1a0c4506c00-6df',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1760,25,NULL,NULL,44,'refresh',6011,'',0,'1a0c4506c00-6e0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1761,25,NULL,NULL,45,'refresh',6011,'',0,'1a0c4506c00-6e1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1762,25,NULL,NULL,46,'refresh',6011,'',0,'1a0c4506c00-6e2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1763,25,NULL,NULL,47,'turn',6011,'',1,'1a0c4506c00-6e3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1764,25,NULL,NULL,48,'refresh',6011,'',0,'1a0c4506c00-6e4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1765,25,NULL,NULL,49,'refresh',6011,'',0,'1a0c4506c00-6e5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1766,25,NULL,NULL,50,'refresh',6011,'',0,'1a0c4506c00-6e6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1767,25,NULL,NULL,51,'refresh',6011,'',0,'1a0c4506c00-6e7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1768,25,NULL,NULL,52,'turn',6011,'',1,'1a0c4506c00-6e8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1769,25,NULL,NULL,53,'refresh',6011,'',0,'1a0c4506c00-6e9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1770,25,NULL,NULL,54,'refresh',6011,'',0,'1a0c4506c00-6ea',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1771,25,NULL,NULL,55,'refresh',6011,'',0,'1a0c4506c00-6eb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1772,25,NULL,NULL,56,'refresh',6011,'',0,'1a0c4506c00-6ec',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1773,25,NULL,NULL,57,'battle',6011,'0',0,'1a0c4506c00-6ed',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1774,25,NULL,NULL,57,'turn',6011,'',1,'1a0c4506c00-6ee',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1775,25,NULL,NULL,58,'refresh',6011,'',0,'1a0c4506c00-6ef',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1776,25,NULL,NULL,59,'refresh',6011,'',0,'1a0c4506c00-6f0',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1777,25,NULL,NULL,60,'refresh',6011,'',0,'1a0c4506c00-6f1',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1778,25,NULL,NULL,61,'battle',6011,'0',0,'1a0c4506c00-6f2',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1779,25,NULL,NULL,61,'turn',6011,'',1,'1a0c4506c00-6f3',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1780,25,NULL,NULL,62,'refresh',6011,'',0,'1a0c4506c00-6f4',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1781,25,NULL,NULL,63,'refresh',6011,'',0,'1a0c4506c00-6f5',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1782,25,NULL,NULL,64,'refresh',6011,'',0,'1a0c4506c00-6f6',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1783,25,NULL,NULL,65,'turn',6011,'',1,'1a0c4506c00-6f7',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1784,25,NULL,NULL,66,'turn',6011,'',1,'1a0c4506c00-6f8',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1785,25,NULL,NULL,67,'turn',6011,'',1,'1a0c4506c00-6f9',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1786,25,NULL,NULL,68,'refresh',6011,'',0,'1a0c4506c00-6fa',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1787,25,NULL,NULL,69,'refresh',6011,'',0,'1a0c4506c00-6fb',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1788,25,NULL,NULL,70,'refresh',6011,'',0,'1a0c4506c00-6fc',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1789,25,NULL,NULL,71,'refresh',6011,'',0,'1a0c4506c00-6fd',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1790,25,NULL,NULL,72,'turn',6011,'',1,'1a0c4506c00-6fe',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1791,25,NULL,NULL,73,'refresh',6011,'',0,'1a0c4506c00-6ff',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1792,25,NULL,NULL,74,'refresh',6011,'',0,'1a0c4506c00-700',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1793,25,NULL,NULL,75,'refresh',6011,'',0,'1a0c4506c00-701',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1794,25,NULL,NULL,76,'refresh',6011,'',0,'1a0c4506c00-702',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1795,25,NULL,NULL,77,'turn',6011,'',1,'1a0c4506c00-703',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1796,25,NULL,NULL,78,'refresh',6011,'',0,'1a0c4506c00-704',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1797,25,NULL,NULL,79,'refresh',6011,'',0,'1a0c4506c00-705',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1798,25,NULL,NULL,80,'refresh',6011,'',0,'1a0c4506c00-706',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1799,25,NULL,NULL,81,'refresh',6011,'',0,'1a0c4506c00-707',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1800,25,NULL,NULL,82,'turn',6011,'',1,'1a0c4506c00-708',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1801,25,NULL,NULL,83,'refresh',6011,'',0,'1a0c4506c00-709',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1802,25,NULL,NULL,84,'refresh',6011,'',0,'1a0c4506c00-70a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1803,25,NULL,NULL,85,'refresh',6011,'',0,'1a0c4506c00-70b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1804,25,NULL,NULL,86,'turn',6011,'',1,'1a0c4506c00-70c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1805,25,NULL,NULL,87,'turn',6011,'',1,'1a0c4506c00-70d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1806,25,NULL,NULL,88,'turn',6011,'',1,'1a0c4506c00-70e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1807,25,NULL,NULL,89,'refresh',6011,'',0,'1a0c4506c00-70f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1808,25,NULL,NULL,90,'refresh',6011,'',0,'1a0c4506c00-710',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1809,25,NULL,NULL,91,'refresh',6011,'',0,'1a0c4506c00-711',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1810,25,NULL,NULL,92,'battle',6011,'0',0,'1a0c4506c00-712',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1811,25,NULL,NULL,92,'turn',6011,'',1,'1a0c4506c00-713',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1812,25,NULL,NULL,93,'refresh',6011,'',0,'1a0c4506c00-714',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1813,25,NULL,NULL,94,'refresh',6011,'',0,'1a0c4506c00-715',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1814,25,NULL,NULL,95,'refresh',6011,'',0,'1a0c4506c00-716',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1815,25,NULL,NULL,96,'refresh',6011,'',0,'1a0c4506c00-717',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1816,25,NULL,NULL,97,'turn',6011,'',1,'1a0c4506c00-718',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1817,25,NULL,NULL,98,'refresh',6011,'',0,'1a0c4506c00-719',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1818,25,NULL,NULL,99,'refresh',6011,'',0,'1a0c4506c00-71a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1819,25,NULL,NULL,100,'refresh',6011,'',0,'1a0c4506c00-71b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1820,25,NULL,NULL,101,'refresh',6011,'',0,'1a0c4506c00-71c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1821,25,NULL,NULL,102,'turn',6011,'',1,'1a0c4506c00-71d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1822,25,NULL,NULL,103,'refresh',6011,'',0,'1a0c4506c00-71e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1823,25,NULL,NULL,104,'refresh',6011,'',0,'1a0c4506c00-71f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1824,25,NULL,NULL,105,'refresh',6011,'',0,'1a0c4506c00-720',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1825,25,NULL,NULL,106,'refresh',6011,'',0,'1a0c4506c00-721',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1826,25,NULL,NULL,107,'turn',6011,'',1,'1a0c4506c00-722',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1827,25,NULL,NULL,108,'refresh',6011,'',0,'1a0c4506c00-723',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1828,25,NULL,NULL,109,'refresh',6011,'',0,'1a0c4506c00-724',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1829,25,NULL,NULL,110,'refresh',6011,'',0,'1a0c4506c00-725',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1830,25,NULL,NULL,111,'refresh',6011,'',0,'1a0c4506c00-726',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1831,25,NULL,NULL,112,'battle',6011,'0',0,'1a0c4506c00-727',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1832,25,NULL,NULL,112,'over',6011,'',1,'1a0c4506c00-728',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1833,26,NULL,NULL,0,'lobby',6012,'',0,'1a0c4506c00-729',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1834,26,NULL,NULL,0,'refresh',6012,'',0,'1a0c4506c00-72a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1835,26,NULL,NULL,0,'opening',6012,'',0,'1a0c4506c00-72b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1836,26,NULL,NULL,0,'turn',6012,'',1,'1a0c4506c00-72c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1837,26,NULL,NULL,1,'turn',6012,'',1,'1a0c4506c00-72d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1838,26,NULL,NULL,2,'turn',6012,'',1,'1a0c4506c00-72e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1839,26,NULL,NULL,3,'refresh',6012,'',0,'1a0c4506c00-72f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1840,26,NULL,NULL,4,'refresh',6012,'',0,'1a0c4506c00-730',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1841,26,NULL,NULL,5,'refresh',6012,'',0,'1a0c4506c00-731',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1842,26,NULL,NULL,6,'turn',6012,'',1,'1a0c4506c00-732',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1843,26,NULL,NULL,7,'refresh',6012,'',0,'1a0c4506c00-733',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1844,26,NULL,NULL,8,'refresh',6012,'',0,'1a0c4506c00-734',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1845,26,NULL,NULL,9,'battle',6012,'0',0,'1a0c4506c00-735',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1846,26,NULL,NULL,9,'turn',6012,'',1,'1a0c4506c00-736',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1847,26,NULL,NULL,10,'refresh',6012,'',0,'1a0c4506c00-737',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1848,26,NULL,NULL,11,'refresh',6012,'',0,'1a0c4506c00-738',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1849,26,NULL,NULL,12,'refresh',6012,'',0,'1a0c4506c00-739',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1850,26,NULL,NULL,13,'refresh',6012,'',0,'1a0c4506c00-73a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1851,26,NULL,NULL,14,'turn',6012,'',1,'1a0c4506c00-73b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1852,26,NULL,NULL,15,'refresh',6012,'',0,'1a0c4506c00-73c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1853,26,NULL,NULL,15,'undo-request',6012,'0 13',0,'1a0c4506c00-73d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1854,26,NULL,NULL,16,'undo-answer',6012,'accept 0 13',0,'1a0c4506c00-73e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1855,26,NULL,NULL,16,'turn',6012,'',1,'1a0c4506c00-73f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1856,26,NULL,NULL,17,'over',6012,'',1,'1a0c4506c00-740',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1857,27,NULL,NULL,0,'lobby',6013,'',0,'1a0c4506c00-741',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1858,27,NULL,NULL,0,'refresh',6013,'',0,'1a0c4506c00-742',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1859,27,NULL,NULL,0,'opening',6013,'',0,'1a0c4506c00-743',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1860,27,NULL,NULL,0,'turn',6013,'',1,'1a0c4506c00-744',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1861,27,NULL,NULL,1,'turn',6013,'',1,'1a0c4506c00-745',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1862,27,NULL,NULL,2,'turn',6013,'',1,'1a0c4506c00-746',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1863,27,NULL,NULL,3,'refresh',6013,'',0,'1a0c4506c00-747',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1864,27,NULL,NULL,4,'refresh',6013,'',0,'1a0c4506c00-748',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1865,27,NULL,NULL,5,'turn',6013,'',1,'1a0c4506c00-749',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1866,27,NULL,NULL,6,'refresh',6013,'',0,'1a0c4506c00-74a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1867,27,NULL,NULL,7,'refresh',6013,'',0,'1a0c4506c00-74b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1868,27,NULL,NULL,8,'battle',6013,'0',0,'1a0c4506c00-74c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1869,27,NULL,NULL,8,'turn',6013,'',1,'1a0c4506c00-74d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1870,27,NULL,NULL,9,'refresh',6013,'',0,'1a0c4506c00-74e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1871,27,NULL,NULL,10,'refresh',6013,'',0,'1a0c4506c00-74f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1872,27,NULL,NULL,11,'refresh',6013,'',0,'1a0c4506c00-750',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1873,27,NULL,NULL,12,'refresh',6013,'',0,'1a0c4506c00-751',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1874,27,NULL,NULL,13,'refresh',6013,'',0,'1a0c4506c00-752',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1875,27,NULL,NULL,14,'turn',6013,'',1,'1a0c4506c00-753',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1876,27,NULL,NULL,15,'refresh',6013,'',0,'1a0c4506c00-754',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1877,27,NULL,NULL,16,'refresh',6013,'',0,'1a0c4506c00-755',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1878,27,NULL,NULL,17,'refresh',6013,'',0,'1a0c4506c00-756',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1879,27,NULL,NULL,18,'refresh',6013,'',0,'1a0c4506c00-757',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1880,27,NULL,NULL,19,'turn',6013,'',1,'1a0c4506c00-758',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1881,27,NULL,NULL,20,'refresh',6013,'',0,'1a0c4506c00-759',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1882,27,NULL,NULL,20,'draw-offer',6013,'0',0,'1a0c4506c00-75a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1883,27,NULL,NULL,22,'draw-answer',6013,'accept 0',0,'1a0c4506c00-75b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1884,27,NULL,NULL,22,'over',6013,'',1,'1a0c4506c00-75c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1885,28,NULL,NULL,0,'lobby',6014,'',0,'1a0c4506c00-75d',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1886,28,NULL,NULL,0,'refresh',6014,'',0,'1a0c4506c00-75e',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1887,28,NULL,NULL,0,'opening',6014,'',0,'1a0c4506c00-75f',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1888,28,NULL,NULL,0,'turn',6014,'',1,'1a0c4506c00-760',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1889,28,NULL,NULL,1,'turn',6014,'',1,'1a0c4506c00-761',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1890,28,NULL,NULL,2,'turn',6014,'',1,'1a0c4506c00-762',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1891,28,NULL,NULL,3,'refresh',6014,'',0,'1a0c4506c00-763',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1892,28,NULL,NULL,4,'refresh',6014,'',0,'1a0c4506c00-764',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1893,28,NULL,NULL,5,'refresh',6014,'',0,'1a0c4506c00-765',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1894,28,NULL,NULL,6,'turn',6014,'',1,'1a0c4506c00-766',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1895,28,NULL,NULL,7,'refresh',6014,'',0,'1a0c4506c00-767',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1896,28,NULL,NULL,8,'refresh',6014,'',0,'1a0c4506c00-768',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1897,28,NULL,NULL,9,'refresh',6014,'',0,'1a0c4506c00-769',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1898,28,NULL,NULL,10,'turn',6014,'',1,'1a0c4506c00-76a',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1899,28,NULL,NULL,11,'refresh',6014,'',0,'1a0c4506c00-76b',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1900,28,NULL,NULL,12,'refresh',6014,'',0,'1a0c4506c00-76c',NULL,0,1790000000000,1790000000000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1901,28,NULL,NULL,12,'fall',6014,'0',0,'1a0ce9d2400-76d',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1902,28,NULL,NULL,13,'fall-answer',6014,'claim 0',0,'1a0ce9d2400-76e',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1903,28,NULL,NULL,13,'over',6014,'',1,'1a0ce9d2400-76f',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1904,29,NULL,NULL,0,'lobby',6015,'',0,'1a0ce9d2400-770',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1905,29,NULL,NULL,0,'refresh',6015,'',0,'1a0ce9d2400-771',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1906,29,NULL,NULL,0,'opening',6015,'',0,'1a0ce9d2400-772',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1907,29,NULL,NULL,0,'turn',6015,'',1,'1a0ce9d2400-773',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1908,29,NULL,NULL,1,'turn',6015,'',1,'1a0ce9d2400-774',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1909,29,NULL,NULL,2,'turn',6015,'',1,'1a0ce9d2400-775',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1910,29,NULL,NULL,3,'refresh',6015,'',0,'1a0ce9d2400-776',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1911,29,NULL,NULL,4,'battle',6015,'0',0,'1a0ce9d2400-777',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1912,29,NULL,NULL,4,'turn',6015,'',1,'1a0ce9d2400-778',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1913,29,NULL,NULL,5,'refresh',6015,'',0,'1a0ce9d2400-779',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1914,29,NULL,NULL,6,'refresh',6015,'',0,'1a0ce9d2400-77a',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1915,29,NULL,NULL,7,'refresh',6015,'',0,'1a0ce9d2400-77b',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1916,29,NULL,NULL,8,'turn',6015,'',1,'1a0ce9d2400-77c',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1917,29,NULL,NULL,9,'refresh',6015,'',0,'1a0ce9d2400-77d',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1918,29,NULL,NULL,10,'refresh',6015,'',0,'1a0ce9d2400-77e',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1919,29,NULL,NULL,11,'refresh',6015,'',0,'1a0ce9d2400-77f',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1920,29,NULL,NULL,12,'refresh',6015,'',0,'1a0ce9d2400-780',NULL,0,1790172800000,1790172800000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1921,29,NULL,NULL,13,'turn',6015,'',1,'1a0ceb985a0-781',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1922,29,NULL,NULL,14,'refresh',6015,'',0,'1a0ceb985a0-782',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1923,29,NULL,NULL,15,'refresh',6015,'',0,'1a0ceb985a0-783',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1924,29,NULL,NULL,16,'refresh',6015,'',0,'1a0ceb985a0-784',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1925,29,NULL,NULL,17,'refresh',6015,'',0,'1a0ceb985a0-785',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1926,29,NULL,NULL,18,'battle',6015,'0',0,'1a0ceb985a0-786',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1927,29,NULL,NULL,18,'turn',6015,'',1,'1a0ceb985a0-787',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1928,29,NULL,NULL,19,'refresh',6015,'',0,'1a0ceb985a0-788',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1929,29,NULL,NULL,20,'refresh',6015,'',0,'1a0ceb985a0-789',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1930,29,NULL,NULL,21,'refresh',6015,'',0,'1a0ceb985a0-78a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1931,29,NULL,NULL,22,'refresh',6015,'',0,'1a0ceb985a0-78b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1932,29,NULL,NULL,23,'turn',6015,'',1,'1a0ceb985a0-78c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1933,29,NULL,NULL,24,'refresh',6015,'',0,'1a0ceb985a0-78d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1934,29,NULL,NULL,25,'refresh',6015,'',0,'1a0ceb985a0-78e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1935,29,NULL,NULL,26,'refresh',6015,'',0,'1a0ceb985a0-78f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1936,29,NULL,NULL,27,'refresh',6015,'',0,'1a0ceb985a0-790',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1937,29,NULL,NULL,28,'battle',6015,'0',0,'1a0ceb985a0-791',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1938,29,NULL,NULL,28,'over',6015,'',1,'1a0ceb985a0-792',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1939,30,NULL,NULL,0,'lobby',6016,'',0,'1a0ceb985a0-793',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1940,30,NULL,NULL,0,'refresh',6016,'',0,'1a0ceb985a0-794',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1941,30,NULL,NULL,0,'opening',6016,'',0,'1a0ceb985a0-795',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1942,30,NULL,NULL,0,'turn',6016,'',1,'1a0ceb985a0-796',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1943,31,NULL,NULL,0,'opening',6017,'',0,'1a0ceb985a0-797',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1944,31,NULL,NULL,0,'turn',6017,'',1,'1a0ceb985a0-798',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1945,30,NULL,NULL,1,'turn',6016,'',1,'1a0ceb985a0-799',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1946,30,NULL,NULL,2,'turn',6016,'',1,'1a0ceb985a0-79a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1947,30,NULL,NULL,3,'refresh',6016,'',0,'1a0ceb985a0-79b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1948,30,NULL,NULL,4,'refresh',6016,'',0,'1a0ceb985a0-79c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1949,30,NULL,NULL,5,'turn',6016,'',1,'1a0ceb985a0-79d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1950,30,NULL,NULL,6,'refresh',6016,'',0,'1a0ceb985a0-79e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1951,30,NULL,NULL,7,'refresh',6016,'',0,'1a0ceb985a0-79f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1952,30,NULL,NULL,8,'battle',6016,'0',0,'1a0ceb985a0-7a0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1953,30,NULL,NULL,8,'turn',6016,'',1,'1a0ceb985a0-7a1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1954,30,NULL,NULL,9,'refresh',6016,'',0,'1a0ceb985a0-7a2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1955,30,NULL,NULL,10,'refresh',6016,'',0,'1a0ceb985a0-7a3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1956,30,NULL,NULL,11,'refresh',6016,'',0,'1a0ceb985a0-7a4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1957,30,NULL,NULL,12,'refresh',6016,'',0,'1a0ceb985a0-7a5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1958,30,NULL,NULL,13,'refresh',6016,'',0,'1a0ceb985a0-7a6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1959,30,NULL,NULL,14,'turn',6016,'',1,'1a0ceb985a0-7a7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1960,30,NULL,NULL,15,'refresh',6016,'',0,'1a0ceb985a0-7a8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1961,30,NULL,NULL,16,'refresh',6016,'',0,'1a0ceb985a0-7a9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1962,30,NULL,NULL,17,'refresh',6016,'',0,'1a0ceb985a0-7aa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1963,30,NULL,NULL,18,'refresh',6016,'',0,'1a0ceb985a0-7ab',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1964,30,NULL,NULL,19,'turn',6016,'',1,'1a0ceb985a0-7ac',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1965,30,NULL,NULL,20,'refresh',6016,'',0,'1a0ceb985a0-7ad',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1966,30,NULL,NULL,21,'refresh',6016,'',0,'1a0ceb985a0-7ae',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1967,30,NULL,NULL,22,'refresh',6016,'',0,'1a0ceb985a0-7af',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1968,30,NULL,NULL,23,'refresh',6016,'',0,'1a0ceb985a0-7b0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1969,30,NULL,NULL,24,'turn',6016,'',1,'1a0ceb985a0-7b1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1970,30,NULL,NULL,25,'refresh',6016,'',0,'1a0ceb985a0-7b2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1971,30,NULL,NULL,26,'refresh',6016,'',0,'1a0ceb985a0-7b3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1972,30,NULL,NULL,27,'refresh',6016,'',0,'1a0ceb985a0-7b4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1973,30,NULL,NULL,28,'refresh',6016,'',0,'1a0ceb985a0-7b5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1974,30,NULL,NULL,29,'turn',6016,'',1,'1a0ceb985a0-7b6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1975,30,NULL,NULL,30,'refresh',6016,'',0,'1a0ceb985a0-7b7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1976,30,NULL,NULL,31,'refresh',6016,'',0,'1a0ceb985a0-7b8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1977,30,NULL,NULL,32,'refresh',6016,'',0,'1a0ceb985a0-7b9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1978,30,NULL,NULL,33,'refresh',6016,'',0,'1a0ceb985a0-7ba',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1979,30,NULL,NULL,34,'turn',6016,'',1,'1a0ceb985a0-7bb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1980,30,NULL,NULL,35,'refresh',6016,'',0,'1a0ceb985a0-7bc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1981,30,NULL,NULL,36,'refresh',6016,'',0,'1a0ceb985a0-7bd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1982,30,NULL,NULL,37,'refresh',6016,'',0,'1a0ceb985a0-7be',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1983,30,NULL,NULL,38,'refresh',6016,'',0,'1a0ceb985a0-7bf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1984,30,NULL,NULL,39,'turn',6016,'',1,'1a0ceb985a0-7c0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1985,30,NULL,NULL,40,'refresh',6016,'',0,'1a0ceb985a0-7c1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1986,30,NULL,NULL,41,'refresh',6016,'',0,'1a0ceb985a0-7c2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1987,30,NULL,NULL,42,'refresh',6016,'',0,'1a0ceb985a0-7c3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1988,30,NULL,NULL,43,'battle',6016,'0',0,'1a0ceb985a0-7c4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1989,30,NULL,NULL,43,'turn',6016,'',1,'1a0ceb985a0-7c5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1990,30,NULL,NULL,44,'refresh',6016,'',0,'1a0ceb985a0-7c6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1991,30,NULL,NULL,45,'refresh',6016,'',0,'1a0ceb985a0-7c7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1992,30,NULL,NULL,46,'refresh',6016,'',0,'1a0ceb985a0-7c8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1993,30,NULL,NULL,47,'refresh',6016,'',0,'1a0ceb985a0-7c9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1994,30,NULL,NULL,48,'turn',6016,'',1,'1a0ceb985a0-7ca',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1995,30,NULL,NULL,49,'refresh',6016,'',0,'1a0ceb985a0-7cb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1996,30,NULL,NULL,50,'refresh',6016,'',0,'1a0ceb985a0-7cc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1997,30,NULL,NULL,51,'refresh',6016,'',0,'1a0ceb985a0-7cd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1998,30,NULL,NULL,52,'refresh',6016,'',0,'1a0ceb985a0-7ce',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (1999,30,NULL,NULL,53,'refresh',6016,'',0,'1a0ceb985a0-7cf',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2000,30,NULL,NULL,54,'turn',6016,'',1,'1a0ceb985a0-7d0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2001,30,NULL,NULL,55,'refresh',6016,'',0,'1a0ceb985a0-7d1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2002,30,NULL,NULL,56,'refresh',6016,'',0,'1a0ceb985a0-7d2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2003,30,NULL,NULL,57,'refresh',6016,'',0,'1a0ceb985a0-7d3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2004,30,NULL,NULL,58,'refresh',6016,'',0,'1a0ceb985a0-7d4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2005,30,NULL,NULL,59,'turn',6016,'',1,'1a0ceb985a0-7d5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2006,30,NULL,NULL,60,'refresh',6016,'',0,'1a0ceb985a0-7d6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2007,30,NULL,NULL,61,'refresh',6016,'',0,'1a0ceb985a0-7d7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2008,30,NULL,NULL,62,'refresh',6016,'',0,'1a0ceb985a0-7d8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2009,30,NULL,NULL,63,'refresh',6016,'',0,'1a0ceb985a0-7d9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2010,30,NULL,NULL,64,'refresh',6016,'',0,'1a0ceb985a0-7da',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2011,30,NULL,NULL,65,'turn',6016,'',1,'1a0ceb985a0-7db',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2012,30,NULL,NULL,66,'refresh',6016,'',0,'1a0ceb985a0-7dc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2013,30,NULL,NULL,67,'refresh',6016,'',0,'1a0ceb985a0-7dd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2014,30,NULL,NULL,68,'refresh',6016,'',0,'1a0ceb985a0-7de',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2015,30,NULL,NULL,69,'refresh',6016,'',0,'1a0ceb985a0-7df',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2016,30,NULL,NULL,70,'turn',6016,'',1,'1a0ceb985a0-7e0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2017,30,NULL,NULL,71,'refresh',6016,'',0,'1a0ceb985a0-7e1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2018,30,NULL,NULL,72,'refresh',6016,'',0,'1a0ceb985a0-7e2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2019,30,NULL,NULL,73,'refresh',6016,'',0,'1a0ceb985a0-7e3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2020,30,NULL,NULL,74,'refresh',6016,'',0,'1a0ceb985a0-7e4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2021,30,NULL,NULL,75,'battle',6016,'0',0,'1a0ceb985a0-7e5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2022,30,NULL,NULL,75,'turn',6016,'',1,'1a0ceb985a0-7e6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2023,30,NULL,NULL,76,'refresh',6016,'',0,'1a0ceb985a0-7e7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2024,30,NULL,NULL,77,'refresh',6016,'',0,'1a0ceb985a0-7e8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2025,30,NULL,NULL,78,'refresh',6016,'',0,'1a0ceb985a0-7e9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2026,30,NULL,NULL,79,'refresh',6016,'',0,'1a0ceb985a0-7ea',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2027,30,NULL,NULL,80,'refresh',6016,'',0,'1a0ceb985a0-7eb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2028,30,NULL,NULL,81,'battle',6016,'0',0,'1a0ceb985a0-7ec',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2029,30,NULL,NULL,81,'turn',6016,'',1,'1a0ceb985a0-7ed',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2030,30,NULL,NULL,82,'refresh',6016,'',0,'1a0ceb985a0-7ee',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2031,30,NULL,NULL,83,'refresh',6016,'',0,'1a0ceb985a0-7ef',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2032,30,NULL,NULL,84,'refresh',6016,'',0,'1a0ceb985a0-7f0',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2033,30,NULL,NULL,85,'refresh',6016,'',0,'1a0ceb985a0-7f1',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2034,30,NULL,NULL,86,'refresh',6016,'',0,'1a0ceb985a0-7f2',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2035,30,NULL,NULL,87,'turn',6016,'',1,'1a0ceb985a0-7f3',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2036,30,NULL,NULL,88,'refresh',6016,'',0,'1a0ceb985a0-7f4',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2037,30,NULL,NULL,89,'refresh',6016,'',0,'1a0ceb985a0-7f5',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2038,30,NULL,NULL,90,'refresh',6016,'',0,'1a0ceb985a0-7f6',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2039,30,NULL,NULL,91,'refresh',6016,'',0,'1a0ceb985a0-7f7',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2040,30,NULL,NULL,92,'turn',6016,'',1,'1a0ceb985a0-7f8',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2041,30,NULL,NULL,93,'refresh',6016,'',0,'1a0ceb985a0-7f9',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2042,30,NULL,NULL,94,'refresh',6016,'',0,'1a0ceb985a0-7fa',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2043,30,NULL,NULL,95,'refresh',6016,'',0,'1a0ceb985a0-7fb',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2044,30,NULL,NULL,96,'refresh',6016,'',0,'1a0ceb985a0-7fc',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2045,30,NULL,NULL,97,'battle',6016,'0',0,'1a0ceb985a0-7fd',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2046,30,NULL,NULL,97,'turn',6016,'',1,'1a0ceb985a0-7fe',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2047,30,NULL,NULL,98,'refresh',6016,'',0,'1a0ceb985a0-7ff',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2048,30,NULL,NULL,99,'refresh',6016,'',0,'1a0ceb985a0-800',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2049,30,NULL,NULL,100,'refresh',6016,'',0,'1a0ceb985a0-801',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2050,30,NULL,NULL,101,'battle',6016,'0',0,'1a0ceb985a0-802',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2051,30,NULL,NULL,101,'turn',6016,'',1,'1a0ceb985a0-803',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2052,30,NULL,NULL,102,'refresh',6016,'',0,'1a0ceb985a0-804',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2053,30,NULL,NULL,103,'refresh',6016,'',0,'1a0ceb985a0-805',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2054,30,NULL,NULL,104,'refresh',6016,'',0,'1a0ceb985a0-806',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2055,30,NULL,NULL,105,'refresh',6016,'',0,'1a0ceb985a0-807',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2056,30,NULL,NULL,106,'refresh',6016,'',0,'1a0ceb985a0-808',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2057,30,NULL,NULL,107,'turn',6016,'',1,'1a0ceb985a0-809',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2058,30,NULL,NULL,108,'refresh',6016,'',0,'1a0ceb985a0-80a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2059,30,NULL,NULL,109,'refresh',6016,'',0,'1a0ceb985a0-80b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2060,30,NULL,NULL,110,'refresh',6016,'',0,'1a0ceb985a0-80c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2061,30,NULL,NULL,111,'refresh',6016,'',0,'1a0ceb985a0-80d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2062,30,NULL,NULL,112,'battle',6016,'0',0,'1a0ceb985a0-80e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2063,30,NULL,NULL,112,'over',6016,'',1,'1a0ceb985a0-80f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2064,31,NULL,NULL,1,'turn',6017,'',1,'1a0ceb985a0-810',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2065,31,NULL,NULL,2,'turn',6017,'',1,'1a0ceb985a0-811',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2066,31,NULL,NULL,3,'refresh',6017,'',0,'1a0ceb985a0-812',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2067,31,NULL,NULL,4,'refresh',6017,'',0,'1a0ceb985a0-813',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2068,31,NULL,NULL,5,'turn',6017,'',1,'1a0ceb985a0-814',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2069,31,NULL,NULL,6,'refresh',6017,'',0,'1a0ceb985a0-815',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2070,31,NULL,NULL,7,'refresh',6017,'',0,'1a0ceb985a0-816',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2071,31,NULL,NULL,8,'battle',6017,'0',0,'1a0ceb985a0-817',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2072,31,NULL,NULL,8,'turn',6017,'',1,'1a0ceb985a0-818',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2073,31,NULL,NULL,9,'refresh',6017,'',0,'1a0ceb985a0-819',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2074,31,NULL,NULL,10,'refresh',6017,'',0,'1a0ceb985a0-81a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2075,31,NULL,NULL,11,'refresh',6017,'',0,'1a0ceb985a0-81b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2076,31,NULL,NULL,12,'refresh',6017,'',0,'1a0ceb985a0-81c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2077,31,NULL,NULL,13,'refresh',6017,'',0,'1a0ceb985a0-81d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2078,31,NULL,NULL,14,'turn',6017,'',1,'1a0ceb985a0-81e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2079,31,NULL,NULL,15,'refresh',6017,'',0,'1a0ceb985a0-81f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2080,32,NULL,NULL,0,'lobby',6020,'',0,'1a0ceb985a0-820',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2081,32,NULL,NULL,0,'refresh',6020,'',0,'1a0ceb985a0-821',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2082,32,NULL,NULL,0,'opening',6020,'',0,'1a0ceb985a0-822',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2083,32,NULL,NULL,0,'turn',6020,'',1,'1a0ceb985a0-823',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2084,32,NULL,NULL,1,'turn',6020,'',1,'1a0ceb985a0-824',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2085,32,NULL,NULL,2,'turn',6020,'',1,'1a0ceb985a0-825',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2086,32,NULL,NULL,3,'refresh',6020,'',0,'1a0ceb985a0-826',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2087,32,NULL,NULL,4,'refresh',6020,'',0,'1a0ceb985a0-827',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2088,32,NULL,NULL,5,'refresh',6020,'',0,'1a0ceb985a0-828',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2089,32,NULL,NULL,6,'turn',6020,'',1,'1a0ceb985a0-829',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2090,32,NULL,NULL,7,'refresh',6020,'',0,'1a0ceb985a0-82a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2091,32,NULL,NULL,8,'refresh',6020,'',0,'1a0ceb985a0-82b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2092,32,NULL,NULL,9,'refresh',6020,'',0,'1a0ceb985a0-82c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2093,32,NULL,NULL,10,'turn',6020,'',1,'1a0ceb985a0-82d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2094,32,NULL,NULL,11,'refresh',6020,'',0,'1a0ceb985a0-82e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2095,32,NULL,NULL,12,'refresh',6020,'',0,'1a0ceb985a0-82f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2096,32,NULL,NULL,13,'refresh',6020,'',0,'1a0ceb985a0-830',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2097,32,NULL,NULL,14,'refresh',6020,'',0,'1a0ceb985a0-831',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2098,32,NULL,NULL,15,'battle',6020,'0',0,'1a0ceb985a0-832',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2099,32,NULL,NULL,15,'turn',6020,'',1,'1a0ceb985a0-833',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2100,32,NULL,NULL,16,'refresh',6020,'',0,'1a0ceb985a0-834',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2101,32,NULL,NULL,17,'refresh',6020,'',0,'1a0ceb985a0-835',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2102,32,NULL,NULL,18,'refresh',6020,'',0,'1a0ceb985a0-836',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2103,32,NULL,NULL,19,'refresh',6020,'',0,'1a0ceb985a0-837',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2104,32,NULL,NULL,20,'turn',6020,'',1,'1a0ceb985a0-838',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2105,32,NULL,NULL,21,'refresh',6020,'',0,'1a0ceb985a0-839',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2106,32,NULL,NULL,22,'refresh',6020,'',0,'1a0ceb985a0-83a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2107,32,NULL,NULL,23,'refresh',6020,'',0,'1a0ceb985a0-83b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2108,32,NULL,NULL,24,'refresh',6020,'',0,'1a0ceb985a0-83c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2109,32,NULL,NULL,25,'refresh',6020,'',0,'1a0ceb985a0-83d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2110,32,NULL,NULL,26,'turn',6020,'',1,'1a0ceb985a0-83e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2111,32,NULL,NULL,27,'refresh',6020,'',0,'1a0ceb985a0-83f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2112,32,NULL,NULL,28,'refresh',6020,'',0,'1a0ceb985a0-840',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2113,32,NULL,NULL,29,'refresh',6020,'',0,'1a0ceb985a0-841',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2114,32,NULL,NULL,30,'refresh',6020,'',0,'1a0ceb985a0-842',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2115,32,NULL,NULL,31,'turn',6020,'',1,'1a0ceb985a0-843',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2116,32,NULL,NULL,32,'refresh',6020,'',0,'1a0ceb985a0-844',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2117,32,NULL,NULL,33,'refresh',6020,'',0,'1a0ceb985a0-845',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2118,32,NULL,NULL,34,'refresh',6020,'',0,'1a0ceb985a0-846',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2119,32,NULL,NULL,35,'refresh',6020,'',0,'1a0ceb985a0-847',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2120,32,NULL,NULL,36,'refresh',6020,'',0,'1a0ceb985a0-848',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2121,32,NULL,NULL,37,'turn',6020,'',1,'1a0ceb985a0-849',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2122,32,NULL,NULL,38,'refresh',6020,'',0,'1a0ceb985a0-84a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2123,32,NULL,NULL,39,'refresh',6020,'',0,'1a0ceb985a0-84b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2124,32,NULL,NULL,40,'refresh',6020,'',0,'1a0ceb985a0-84c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2125,32,NULL,NULL,41,'refresh',6020,'',0,'1a0ceb985a0-84d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2126,32,NULL,NULL,42,'turn',6020,'',1,'1a0ceb985a0-84e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2127,32,NULL,NULL,43,'refresh',6020,'',0,'1a0ceb985a0-84f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2128,32,NULL,NULL,44,'refresh',6020,'',0,'1a0ceb985a0-850',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2129,32,NULL,NULL,45,'refresh',6020,'',0,'1a0ceb985a0-851',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2130,32,NULL,NULL,46,'refresh',6020,'',0,'1a0ceb985a0-852',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2131,32,NULL,NULL,47,'refresh',6020,'',0,'1a0ceb985a0-853',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2132,32,NULL,NULL,48,'turn',6020,'',1,'1a0ceb985a0-854',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2133,32,NULL,NULL,49,'refresh',6020,'',0,'1a0ceb985a0-855',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2134,32,NULL,NULL,50,'refresh',6020,'',0,'1a0ceb985a0-856',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2135,32,NULL,NULL,51,'refresh',6020,'',0,'1a0ceb985a0-857',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2136,32,NULL,NULL,52,'refresh',6020,'',0,'1a0ceb985a0-858',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2137,32,NULL,NULL,53,'turn',6020,'',1,'1a0ceb985a0-859',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2138,32,NULL,NULL,54,'refresh',6020,'',0,'1a0ceb985a0-85a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2139,32,NULL,NULL,55,'refresh',6020,'',0,'1a0ceb985a0-85b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2140,32,NULL,NULL,56,'refresh',6020,'',0,'1a0ceb985a0-85c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2141,32,NULL,NULL,57,'refresh',6020,'',0,'1a0ceb985a0-85d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2142,32,NULL,NULL,58,'battle',6020,'0',0,'1a0ceb985a0-85e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2143,32,NULL,NULL,58,'turn',6020,'',1,'1a0ceb985a0-85f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2144,32,NULL,NULL,59,'refresh',6020,'',0,'1a0ceb985a0-860',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2145,32,NULL,NULL,60,'refresh',6020,'',0,'1a0ceb985a0-861',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2146,32,NULL,NULL,61,'refresh',6020,'',0,'1a0ceb985a0-862',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2147,32,NULL,NULL,62,'refresh',6020,'',0,'1a0ceb985a0-863',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2148,33,NULL,NULL,0,'lobby',6090,'',0,'1a0ceb985a0-864',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2149,33,NULL,NULL,0,'refresh',6090,'',0,'1a0ceb985a0-865',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2150,33,NULL,NULL,0,'opening',6090,'',0,'1a0ceb985a0-866',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2151,33,NULL,NULL,0,'turn',6090,'',1,'1a0ceb985a0-867',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2152,33,NULL,NULL,1,'turn',6090,'',1,'1a0ceb985a0-868',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2153,33,NULL,NULL,2,'turn',6090,'',1,'1a0ceb985a0-869',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2154,33,NULL,NULL,3,'refresh',6090,'',0,'1a0ceb985a0-86a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2155,33,NULL,NULL,4,'refresh',6090,'',0,'1a0ceb985a0-86b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2156,33,NULL,NULL,5,'turn',6090,'',1,'1a0ceb985a0-86c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2157,33,NULL,NULL,6,'refresh',6090,'',0,'1a0ceb985a0-86d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2158,33,NULL,NULL,7,'refresh',6090,'',0,'1a0ceb985a0-86e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2159,33,NULL,NULL,8,'refresh',6090,'',0,'1a0ceb985a0-86f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2160,33,NULL,NULL,9,'turn',6090,'',1,'1a0ceb985a0-870',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2161,33,NULL,NULL,10,'refresh',6090,'',0,'1a0ceb985a0-871',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2162,33,NULL,NULL,11,'refresh',6090,'',0,'1a0ceb985a0-872',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2163,33,NULL,NULL,12,'refresh',6090,'',0,'1a0ceb985a0-873',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2164,33,NULL,NULL,13,'refresh',6090,'',0,'1a0ceb985a0-874',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2165,33,NULL,NULL,14,'turn',6090,'',1,'1a0ceb985a0-875',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2166,33,NULL,NULL,15,'refresh',6090,'',0,'1a0ceb985a0-876',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2167,33,NULL,NULL,16,'refresh',6090,'',0,'1a0ceb985a0-877',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2168,33,NULL,NULL,17,'refresh',6090,'',0,'1a0ceb985a0-878',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2169,33,NULL,NULL,18,'battle',6090,'0',0,'1a0ceb985a0-879',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2170,33,NULL,NULL,18,'turn',6090,'',1,'1a0ceb985a0-87a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2171,33,NULL,NULL,19,'refresh',6090,'',0,'1a0ceb985a0-87b',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2172,33,NULL,NULL,20,'refresh',6090,'',0,'1a0ceb985a0-87c',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2173,33,NULL,NULL,21,'refresh',6090,'',0,'1a0ceb985a0-87d',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2174,33,NULL,NULL,22,'turn',6090,'',1,'1a0ceb985a0-87e',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2175,33,NULL,NULL,23,'turn',6090,'',1,'1a0ceb985a0-87f',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2176,33,NULL,NULL,24,'turn',6090,'',1,'1a0ceb985a0-880',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2177,33,NULL,NULL,25,'refresh',6090,'',0,'1a0ceb985a0-881',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2178,33,NULL,NULL,26,'refresh',6090,'',0,'1a0ceb985a0-882',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2179,33,NULL,NULL,27,'refresh',6090,'',0,'1a0ceb985a0-883',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2180,33,NULL,NULL,28,'refresh',6090,'',0,'1a0ceb985a0-884',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2181,33,NULL,NULL,29,'refresh',6090,'',0,'1a0ceb985a0-885',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2182,33,NULL,NULL,30,'refresh',6090,'',0,'1a0ceb985a0-886',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2183,34,NULL,NULL,0,'lobby',6091,'',0,'1a0ceb985a0-887',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2184,34,NULL,NULL,0,'refresh',6091,'',0,'1a0ceb985a0-888',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2185,34,NULL,NULL,0,'opening',6091,'',0,'1a0ceb985a0-889',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO post VALUES (2186,34,NULL,NULL,0,'turn',6091,'',1,'1a0ceb985a0-88a',NULL,0,1790174660000,1790174660000,NULL,NULL,1,NULL,NULL);
INSERT INTO job VALUES (1,8,NULL,NULL,'fall','',1790520260000,'',0,1,NULL,NULL);
INSERT INTO job VALUES (2,8,NULL,NULL,'remind','1',1790261060000,'30 1',0,1,NULL,NULL);
INSERT INTO job VALUES (3,8,NULL,NULL,'idle','',1791989060000,'30',0,1,NULL,NULL);
INSERT INTO job VALUES (4,10,NULL,NULL,'remind','0',1790261060000,'96 1',0,1,NULL,NULL);
INSERT INTO job VALUES (5,10,NULL,NULL,'idle','',1791989060000,'96',0,1,NULL,NULL);
INSERT INTO job VALUES (6,11,NULL,NULL,'fall','',1790520260000,'',0,1,NULL,NULL);
INSERT INTO job VALUES (7,11,NULL,NULL,'remind','1',1790261060000,'30 1',0,1,NULL,NULL);
INSERT INTO job VALUES (8,11,NULL,NULL,'idle','',1791989060000,'30',0,1,NULL,NULL);
INSERT INTO job VALUES (9,19,NULL,NULL,'remind','1',1790261060000,'15 1',0,1,NULL,NULL);
INSERT INTO job VALUES (10,19,NULL,NULL,'idle','',1791989060000,'15',0,1,NULL,NULL);
INSERT INTO job VALUES (11,21,NULL,NULL,'remind','0',1790261060000,'96 1',0,1,NULL,NULL);
INSERT INTO job VALUES (12,21,NULL,NULL,'idle','',1791989060000,'96',0,1,NULL,NULL);
INSERT INTO job VALUES (13,22,NULL,NULL,'fall','',1790520260000,'',0,1,NULL,NULL);
INSERT INTO job VALUES (14,22,NULL,NULL,'remind','1',1790261060000,'30 1',0,1,NULL,NULL);
INSERT INTO job VALUES (15,22,NULL,NULL,'idle','',1791989060000,'30',0,1,NULL,NULL);
INSERT INTO job VALUES (16,23,NULL,NULL,'remind','0',1790261060000,'0 1',0,1,NULL,NULL);
INSERT INTO job VALUES (17,23,NULL,NULL,'idle','',1791989060000,'0',0,1,NULL,NULL);
INSERT INTO job VALUES (18,31,NULL,NULL,'remind','1',1790261060000,'15 1',0,1,NULL,NULL);
INSERT INTO job VALUES (19,31,NULL,NULL,'idle','',1791989060000,'15',0,1,NULL,NULL);
INSERT INTO job VALUES (20,32,NULL,NULL,'remind','0',1790261060000,'62 1',0,1,NULL,NULL);
INSERT INTO job VALUES (21,32,NULL,NULL,'idle','',1791989060000,'62',0,1,NULL,NULL);
INSERT INTO job VALUES (22,33,NULL,NULL,'fall','',1790520260000,'',0,1,NULL,NULL);
INSERT INTO job VALUES (23,33,NULL,NULL,'remind','1',1790261060000,'30 1',0,1,NULL,NULL);
INSERT INTO job VALUES (24,33,NULL,NULL,'idle','',1791989060000,'30',0,1,NULL,NULL);
INSERT INTO job VALUES (25,34,NULL,NULL,'remind','0',1790261060000,'0 1',0,1,NULL,NULL);
INSERT INTO job VALUES (26,34,NULL,NULL,'idle','',1791989060000,'0',0,1,NULL,NULL);
INSERT INTO clock VALUES (7,'{"control":{"per_turn":{"hours":24}},"left":[86400000,0],"running":[]}');
INSERT INTO clock VALUES (8,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":[{"side":1,"since_ms":1790174660000}]}');
INSERT INTO clock VALUES (9,'{"control":{"live":{"minutes":30}},"left":[0,1800000],"running":[]}');
INSERT INTO clock VALUES (11,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":[{"side":1,"since_ms":1790174660000}]}');
INSERT INTO clock VALUES (16,'{"control":{"per_turn":{"hours":24}},"left":[86400000,0],"running":[]}');
INSERT INTO clock VALUES (17,'{"control":{"live":{"minutes":30}},"left":[0,1800000],"running":[]}');
INSERT INTO clock VALUES (22,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":[{"side":1,"since_ms":1790174660000}]}');
INSERT INTO clock VALUES (28,'{"control":{"per_turn":{"hours":24}},"left":[0,86400000],"running":[]}');
INSERT INTO clock VALUES (29,'{"control":{"live":{"minutes":30}},"left":[0,1800000],"running":[]}');
INSERT INTO clock VALUES (33,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":[{"side":1,"since_ms":1790174660000}]}');
INSERT INTO mirror VALUES (18,19);
INSERT INTO mirror VALUES (30,31);
INSERT INTO setting VALUES ('user',1,'{"language":"polish"}',1790000000000);
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 03:44:30',1,X'E987501BF72D086E91DCBC2D49D8DAFECF8A47275641DFCAD0435854E74D42ECEE5BE4F26556604DF4848A5DE44F14BA',0);
INSERT INTO sqlite_sequence VALUES ('game',34);
INSERT INTO sqlite_sequence VALUES ('post',2186);
INSERT INTO sqlite_sequence VALUES ('job',26);
CREATE INDEX game_active_by_channel ON game (channel_id) WHERE status IN ('lobby', 'running');
CREATE UNIQUE INDEX game_one_in_a_channel ON game (channel_id) WHERE status IN ('lobby', 'running') AND exclusive = 1;
CREATE INDEX game_by_guild ON game (guild_id, id);
CREATE INDEX game_over ON game (guild_id, id) WHERE status = 'over';
CREATE INDEX seat_by_user ON seat (user_id, game_id);
CREATE INDEX post_owed ON post (channel_id, id) WHERE sent_at_ms IS NULL AND given_up IS NULL;
CREATE INDEX post_by_game ON post (game_id, id) WHERE game_id IS NOT NULL;
CREATE INDEX post_by_message ON post (message_id, id) WHERE message_id IS NOT NULL;
CREATE INDEX post_barred ON post (game_id, guild_id) WHERE given_up = 'barred';
CREATE INDEX job_due ON job (due_ms, id);
CREATE INDEX vacation_by_user ON vacation (user_id, guild_id, to_ms);
CREATE INDEX study_by_user ON study (user_id, id);
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
COMMIT;
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
CREATE INDEX season_person_by_user ON season_person (user_id, season_id);
