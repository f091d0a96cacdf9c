PRAGMA application_id = 1400534114;
BEGIN;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
CREATE TABLE army_data (
    hash   TEXT NOT NULL PRIMARY KEY,
    army   TEXT NOT NULL,
    source TEXT NOT NULL
) STRICT;
CREATE TABLE game (
    id              INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
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
    live_channel_id INTEGER,
    live_message_id INTEGER,
    -- What a start fixes comes all at once or not at all.
    CHECK ((seed IS NULL) = (rules_version IS NULL)),
    CHECK ((seed IS NULL) = (commitment IS NULL)),
    CHECK ((seed IS NULL) = (opening IS NULL)),
    CHECK (status <> 'lobby' OR seed IS NULL),
    CHECK (status NOT IN ('running', 'over') OR seed IS NOT NULL),
    CHECK ((status = 'over') = (result IS NOT NULL)),
    CHECK ((live_channel_id IS NULL) = (live_message_id IS NULL))
) STRICT;
CREATE TABLE seat (
    game_id   INTEGER NOT NULL REFERENCES game (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 255),
    user_id   INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    army      TEXT,
    army_hash TEXT    REFERENCES army_data (hash),
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id)
) STRICT;
CREATE TABLE interaction (
    id      INTEGER NOT NULL PRIMARY KEY,
    game_id INTEGER NOT NULL REFERENCES game (id),
    seq     INTEGER NOT NULL CHECK (seq >= 0),
    at_ms   INTEGER NOT NULL
) STRICT;
CREATE TABLE action (
    game_id        INTEGER NOT NULL REFERENCES game (id),
    seq            INTEGER NOT NULL CHECK (seq BETWEEN 1 AND 4294967295),
    side           INTEGER NOT NULL CHECK (side BETWEEN 0 AND 255),
    line           TEXT    NOT NULL,
    actor          INTEGER NOT NULL,
    at_ms          INTEGER NOT NULL,
    interaction_id INTEGER REFERENCES interaction (id),
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
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    game_id       INTEGER NOT NULL REFERENCES game (id),
    seq           INTEGER NOT NULL CHECK (seq >= 0),
    kind          TEXT    NOT NULL,
    channel_id    INTEGER NOT NULL,
    payload       TEXT    NOT NULL,
    live          INTEGER NOT NULL CHECK (live IN (0, 1)),
    nonce         TEXT    NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    message_id    INTEGER,
    attempts      INTEGER NOT NULL DEFAULT 0,
    next_try_ms   INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    sent_at_ms    INTEGER,
    given_up      TEXT,
    CHECK ((sent_at_ms IS NULL) = (message_id IS NULL)),
    CHECK (sent_at_ms IS NULL OR given_up IS NULL)
) STRICT;
CREATE TABLE setting (
    scope         TEXT    NOT NULL CHECK (scope IN ('user', 'guild')),
    owner_id      INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (scope, owner_id)
) STRICT;
CREATE TABLE study (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    user_id       INTEGER NOT NULL,
    position      TEXT    NOT NULL,
    created_at_ms INTEGER NOT NULL
) STRICT;
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
CREATE TABLE clock (
    game_id INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    state   TEXT    NOT NULL
) STRICT;
CREATE TABLE vacation (
    id            INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    guild_id      INTEGER NOT NULL,
    user_id       INTEGER NOT NULL,
    from_ms       INTEGER NOT NULL,
    to_ms         INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    CHECK (from_ms <= to_ms)
) STRICT;
CREATE TABLE watcher (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
DELETE FROM sqlite_sequence;
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 02:38:09',1,X'C61451C713D7990390B849A37056E18292BB202F2B339E998AFF7E0193C52B3F4E59AAAF3EE49E9EE43E871431C343AF',23662687);
INSERT INTO _sqlx_migrations VALUES (2,'settings','2026-11-22 02:38:09',1,X'AE58DA2578FB30569ECF19E850B7366B74A6BBF95749965EFD41484E9808FAFBF71883D8DC3747336DEC1B024D185352',11880729);
INSERT INTO _sqlx_migrations VALUES (3,'time','2026-11-22 02:38:09',1,X'ED1B619EB1C14B324CCA1D0602FAF856FAEC08026C2AA9E445AFA2551F3721A10899A0B2AA23CEC59BC994C59888F08D',5881092);
INSERT INTO army_data VALUES ('3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456','borgo','# Borgo: many fast fighters, no shots to speak of. What the keys mean: docs/ARCHITECTURE.md, "Armies".
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
INSERT INTO army_data VALUES ('24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713','hegemony','# Hegemony: strong fighters with helpers, able to run, push and change weapons.
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
INSERT INTO army_data VALUES ('1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279','moloch','# Moloch: machines of every kind, shots in all directions, plates, and more pushes than anybody else.
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
INSERT INTO army_data VALUES ('ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964','outpost','# Outpost: people with good rifles, quick on their feet, whose HQ lets its neighbours act once more.
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
INSERT INTO game VALUES (4,900,13,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'AF5F4183FB1179AE275F167F85F0BDC9B9FDF11F7C95AD07B603280566BC187D','db44238020c0ca7a8983e018bad1f1a2e829991f687822dbf2dc39a0fadf2478','{"board":"standard","piles":[[13,3,12,11,13,3,10,14,9,8,5,13,14,6,14,2,14,3,1,4,13,14,13,7,12,3,15,1,3,14,9,13,14,4],[8,5,1,2,1,6,6,12,5,11,13,12,1,1,12,7,11,3,2,8,3,11,12,10,1,11,11,9,11,10,4,1,2,2]]}','{"winner":null,"reason":"agreement"}',NULL,NULL);
INSERT INTO game VALUES (5,900,14,'over',1,1790000000000,1790172800000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"per_turn":{"hours":24}},"draft":{"round":0,"steps":[]},"expired":false}',1,X'EF4AFF5C168CAE57128C455CEEC6A74FC37C42A89AD26F3E59930F1796E9A7A4','c881ea0cbd91f495a7df45c6b6c97839ac2aeead98af5d78e1150ab11c646633','{"board":"standard","piles":[[11,8,20,17,22,12,18,22,5,22,22,19,22,9,7,20,20,16,5,1,15,7,3,15,1,13,2,21,2,14,10,20,6,4],[2,11,3,1,2,1,1,11,2,12,6,8,1,9,4,11,5,10,2,6,5,10,1,8,7,12,12,13,11,11,12,3,11,1]]}','{"winner":0,"reason":"time"}',NULL,NULL);
INSERT INTO game VALUES (11,900,90,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"draft":{"round":0,"steps":[]},"expired":false}',1,X'D37891771071111B704C8ED6A25FA9B011C800FFD4997F815E51D012071482D4','92bef56b356e8d6372c95cedcc8f0939a5a4d0c2ac4fd4bc56a17d49a1fc9c1b','{"board":"standard","piles":[[1,22,21,20,18,20,22,22,3,15,12,11,5,7,20,4,19,17,22,13,6,15,16,10,1,22,14,20,2,9,2,8,5,7],[17,15,15,14,16,3,2,15,18,17,1,12,8,1,10,10,5,9,6,3,3,1,5,15,8,8,7,16,4,3,15,16,11,13]]}',NULL,NULL,NULL);
INSERT INTO seat VALUES (4,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (4,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (5,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (5,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (11,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO interaction VALUES (13729000282,4,0,1790000000000);
INSERT INTO interaction VALUES (13729000283,4,0,1790000000000);
INSERT INTO interaction VALUES (13729000284,4,0,1790000000000);
INSERT INTO interaction VALUES (13729000285,4,0,1790000000000);
INSERT INTO interaction VALUES (13729000286,4,1,1790000000000);
INSERT INTO interaction VALUES (13729000287,4,2,1790000000000);
INSERT INTO interaction VALUES (13729000288,4,3,1790000000000);
INSERT INTO interaction VALUES (13729000289,4,4,1790000000000);
INSERT INTO interaction VALUES (13729000290,4,5,1790000000000);
INSERT INTO interaction VALUES (13729000291,4,6,1790000000000);
INSERT INTO interaction VALUES (13729000292,4,7,1790000000000);
INSERT INTO interaction VALUES (13729000293,4,8,1790000000000);
INSERT INTO interaction VALUES (13729000294,4,9,1790000000000);
INSERT INTO interaction VALUES (13729000295,4,10,1790000000000);
INSERT INTO interaction VALUES (13729000296,4,11,1790000000000);
INSERT INTO interaction VALUES (13729000297,4,12,1790000000000);
INSERT INTO interaction VALUES (13729000298,4,13,1790000000000);
INSERT INTO interaction VALUES (13729000299,4,14,1790000000000);
INSERT INTO interaction VALUES (13729000300,4,15,1790000000000);
INSERT INTO interaction VALUES (13729000301,4,16,1790000000000);
INSERT INTO interaction VALUES (13729000302,4,17,1790000000000);
INSERT INTO interaction VALUES (13729000303,4,18,1790000000000);
INSERT INTO interaction VALUES (13729000304,4,19,1790000000000);
INSERT INTO interaction VALUES (13729000305,4,20,1790000000000);
INSERT INTO interaction VALUES (13729000306,4,20,1790000000000);
INSERT INTO interaction VALUES (13729000307,4,22,1790000000000);
INSERT INTO interaction VALUES (13729000308,5,0,1790000000000);
INSERT INTO interaction VALUES (13729000309,5,0,1790000000000);
INSERT INTO interaction VALUES (13729000310,5,0,1790000000000);
INSERT INTO interaction VALUES (13729000311,5,0,1790000000000);
INSERT INTO interaction VALUES (13729000312,5,1,1790000000000);
INSERT INTO interaction VALUES (13729000313,5,2,1790000000000);
INSERT INTO interaction VALUES (13729000314,5,3,1790000000000);
INSERT INTO interaction VALUES (13729000315,5,4,1790000000000);
INSERT INTO interaction VALUES (13729000316,5,5,1790000000000);
INSERT INTO interaction VALUES (13729000317,5,6,1790000000000);
INSERT INTO interaction VALUES (13729000318,5,7,1790000000000);
INSERT INTO interaction VALUES (13729000319,5,8,1790000000000);
INSERT INTO interaction VALUES (13729000320,5,9,1790000000000);
INSERT INTO interaction VALUES (13729000321,5,10,1790000000000);
INSERT INTO interaction VALUES (13729000322,5,11,1790000000000);
INSERT INTO interaction VALUES (13729000323,5,12,1790000000000);
INSERT INTO interaction VALUES (13729000324,5,13,1790172800000);
INSERT INTO interaction VALUES (13729000720,11,0,1790174660000);
INSERT INTO interaction VALUES (13729000721,11,0,1790174660000);
INSERT INTO interaction VALUES (13729000722,11,0,1790174660000);
INSERT INTO interaction VALUES (13729000723,11,0,1790174660000);
INSERT INTO interaction VALUES (13729000724,11,1,1790174660000);
INSERT INTO interaction VALUES (13729000725,11,2,1790174660000);
INSERT INTO interaction VALUES (13729000726,11,3,1790174660000);
INSERT INTO interaction VALUES (13729000727,11,4,1790174660000);
INSERT INTO interaction VALUES (13729000728,11,5,1790174660000);
INSERT INTO interaction VALUES (13729000729,11,6,1790174660000);
INSERT INTO interaction VALUES (13729000730,11,7,1790174660000);
INSERT INTO interaction VALUES (13729000731,11,8,1790174660000);
INSERT INTO interaction VALUES (13729000732,11,9,1790174660000);
INSERT INTO interaction VALUES (13729000733,11,10,1790174660000);
INSERT INTO interaction VALUES (13729000734,11,11,1790174660000);
INSERT INTO interaction VALUES (13729000735,11,12,1790174660000);
INSERT INTO interaction VALUES (13729000736,11,13,1790174660000);
INSERT INTO interaction VALUES (13729000737,11,14,1790174660000);
INSERT INTO interaction VALUES (13729000738,11,15,1790174660000);
INSERT INTO interaction VALUES (13729000739,11,16,1790174660000);
INSERT INTO interaction VALUES (13729000740,11,17,1790174660000);
INSERT INTO interaction VALUES (13729000741,11,18,1790174660000);
INSERT INTO interaction VALUES (13729000742,11,19,1790174660000);
INSERT INTO interaction VALUES (13729000743,11,20,1790174660000);
INSERT INTO interaction VALUES (13729000744,11,21,1790174660000);
INSERT INTO interaction VALUES (13729000745,11,22,1790174660000);
INSERT INTO interaction VALUES (13729000746,11,23,1790174660000);
INSERT INTO interaction VALUES (13729000747,11,24,1790174660000);
INSERT INTO interaction VALUES (13729000748,11,25,1790174660000);
INSERT INTO interaction VALUES (13729000749,11,26,1790174660000);
INSERT INTO interaction VALUES (13729000750,11,27,1790174660000);
INSERT INTO interaction VALUES (13729000751,11,28,1790174660000);
INSERT INTO interaction VALUES (13729000752,11,29,1790174660000);
INSERT INTO interaction VALUES (13729000753,11,30,1790174660000);
INSERT INTO action VALUES (4,1,0,'place-hq A1 1',1,1790000000000,13729000286);
INSERT INTO action VALUES (4,2,1,'place-hq C3 0',2,1790000000000,13729000287);
INSERT INTO action VALUES (4,3,0,'draw',1,1790000000000,13729000288);
INSERT INTO action VALUES (4,4,0,'redraw',1,1790000000000,13729000289);
INSERT INTO action VALUES (4,5,0,'place commando C2 2',1,1790000000000,13729000290);
INSERT INTO action VALUES (4,6,0,'end',1,1790000000000,13729000291);
INSERT INTO action VALUES (4,7,1,'draw',2,1790000000000,13729000292);
INSERT INTO action VALUES (4,8,1,'place officer E3 4',2,1790000000000,13729000293);
INSERT INTO action VALUES (4,9,1,'place brawler D3 5',2,1790000000000,13729000294);
INSERT INTO action VALUES (4,10,1,'end',2,1790000000000,13729000295);
INSERT INTO action VALUES (4,11,0,'draw',1,1790000000000,13729000296);
INSERT INTO action VALUES (4,12,0,'discard battle',1,1790000000000,13729000297);
INSERT INTO action VALUES (4,13,0,'place scoper B4 3',1,1790000000000,13729000298);
INSERT INTO action VALUES (4,14,0,'place scout A2 5',1,1790000000000,13729000299);
INSERT INTO action VALUES (4,15,0,'end',1,1790000000000,13729000300);
INSERT INTO action VALUES (4,16,1,'draw',2,1790000000000,13729000301);
INSERT INTO action VALUES (4,17,1,'discard mutant',2,1790000000000,13729000302);
INSERT INTO action VALUES (4,18,1,'place mutant C5 5',2,1790000000000,13729000303);
INSERT INTO action VALUES (4,19,1,'place claws E1 2',2,1790000000000,13729000304);
INSERT INTO action VALUES (4,20,1,'end',2,1790000000000,13729000305);
INSERT INTO action VALUES (4,21,0,'draw-offer',1,1790000000000,13729000307);
INSERT INTO action VALUES (4,22,1,'draw-accept',2,1790000000000,13729000307);
INSERT INTO action VALUES (5,1,0,'place-hq E3 5',1,1790000000000,13729000312);
INSERT INTO action VALUES (5,2,1,'place-hq E1 4',2,1790000000000,13729000313);
INSERT INTO action VALUES (5,3,0,'draw',1,1790000000000,13729000314);
INSERT INTO action VALUES (5,4,0,'place ripper C4 3',1,1790000000000,13729000315);
INSERT INTO action VALUES (5,5,0,'end',1,1790000000000,13729000316);
INSERT INTO action VALUES (5,6,1,'draw',2,1790000000000,13729000317);
INSERT INTO action VALUES (5,7,1,'place claws B3 3',2,1790000000000,13729000318);
INSERT INTO action VALUES (5,8,1,'battle',2,1790000000000,13729000319);
INSERT INTO action VALUES (5,9,0,'draw',1,1790000000000,13729000320);
INSERT INTO action VALUES (5,10,0,'discard officer',1,1790000000000,13729000321);
INSERT INTO action VALUES (5,11,0,'place armored_guard C1 0',1,1790000000000,13729000322);
INSERT INTO action VALUES (5,12,0,'battle',1,1790000000000,13729000323);
INSERT INTO action VALUES (5,13,0,'claim',1,1790172800000,13729000324);
INSERT INTO action VALUES (11,1,0,'place-hq B2 0',1,1790174660000,13729000724);
INSERT INTO action VALUES (11,2,1,'place-hq D4 0',2,1790174660000,13729000725);
INSERT INTO action VALUES (11,3,0,'draw',1,1790174660000,13729000726);
INSERT INTO action VALUES (11,4,0,'place blocker A2 4',1,1790174660000,13729000727);
INSERT INTO action VALUES (11,5,0,'end',1,1790174660000,13729000728);
INSERT INTO action VALUES (11,6,1,'draw',2,1790174660000,13729000729);
INSERT INTO action VALUES (11,7,1,'redraw',2,1790174660000,13729000730);
INSERT INTO action VALUES (11,8,1,'place quartermaster B4 3',2,1790174660000,13729000731);
INSERT INTO action VALUES (11,9,1,'battle',2,1790174660000,13729000732);
INSERT INTO action VALUES (11,10,0,'draw',1,1790174660000,13729000733);
INSERT INTO action VALUES (11,11,0,'redraw',1,1790174660000,13729000734);
INSERT INTO action VALUES (11,12,0,'discard push_back',1,1790174660000,13729000735);
INSERT INTO action VALUES (11,13,0,'place scout D3 2',1,1790174660000,13729000736);
INSERT INTO action VALUES (11,14,0,'battle',1,1790174660000,13729000737);
INSERT INTO action VALUES (11,15,1,'draw',2,1790174660000,13729000738);
INSERT INTO action VALUES (11,16,1,'discard ganger',2,1790174660000,13729000739);
INSERT INTO action VALUES (11,17,1,'place thug B1 0',2,1790174660000,13729000740);
INSERT INTO action VALUES (11,18,1,'move D4 D4 5',2,1790174660000,13729000741);
INSERT INTO action VALUES (11,19,1,'end',2,1790174660000,13729000742);
INSERT INTO action VALUES (11,20,0,'draw',1,1790174660000,13729000743);
INSERT INTO action VALUES (11,21,0,'discard gauss_cannon',1,1790174660000,13729000744);
INSERT INTO action VALUES (11,22,0,'place medic C3 4',1,1790174660000,13729000745);
INSERT INTO action VALUES (11,23,0,'push B2 B1',1,1790174660000,13729000746);
INSERT INTO action VALUES (11,24,0,'end',1,1790174660000,13729000747);
INSERT INTO action VALUES (11,25,1,'draw',2,1790174660000,13729000748);
INSERT INTO action VALUES (11,26,1,'redraw',2,1790174660000,13729000749);
INSERT INTO action VALUES (11,27,1,'discard scout',2,1790174660000,13729000750);
INSERT INTO action VALUES (11,28,1,'place universal_soldier A1 3',2,1790174660000,13729000751);
INSERT INTO action VALUES (11,29,1,'place runner A3 5',2,1790174660000,13729000752);
INSERT INTO action VALUES (11,30,1,'use mobility A3 A3 4',2,1790174660000,13729000753);
INSERT INTO snapshot VALUES (4,22,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":11,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":5,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":8,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,14,13,9,14,3,1,15,3,12,7,13,14,13,4,1,3,14,2,14,6,14,13,5,8,9,14,10,3],"hand":[],"discard":[13,13]},{"pile":[2,2,1,4,10,11,9,11,11,1,10,12,11,3,8,2,3,11,7,12,1,1,12,13,11,5,12,6,6],"hand":[],"discard":[1]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"agreement"}}},"turn":5,"fresh":false,"pending":null}','16185cafd7cd8368445949ef02f1459e30fd8e1957c8b06f36fe5f6d11d563cc');
INSERT INTO snapshot VALUES (5,13,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,{"owner":1,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,6,20,10,14,2,21,2,13,1,15,3,7,15,1,5,16,20,20,7,9,22,19,22,22,5,22,18,12,22],"hand":[],"discard":[11,17,20]},{"pile":[1,11,3,12,11,11,13,12,12,7,8,1,10,5,6,2,10,5,11,4,9,1,8,6,12,2,11,1,1,2,1,3],"hand":[],"discard":[11]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"time"}}},"turn":4,"fresh":false,"pending":null}','4136e7870d5ea54a5b6ea7a63787ec548e8a58eafabfcbe86d4dd7a3b8daf1c0');
INSERT INTO snapshot VALUES (11,24,'{"arrangement":{"board":"standard","units":[null,{"owner":0,"tile":1,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":15,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[7,5,8,2,9,2,20,14,22,1,10,16,15,6,13,22,17,19,4,20,7,5,11,12],"hand":[],"discard":[22,21,20,22,20,18,3,22]},{"pile":[13,11,16,15,3,4,16,7,8,8,15,5,1,3,3,6,9,5,10,10,1,8,12,1,17,18,15],"hand":[],"discard":[17,15,15,3,16]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','5cd13d768c000c768b1d8f175b062935bc0ad1813a83c17e05d372d83ca4b1a2');
INSERT INTO post VALUES (299,4,0,'lobby',13,'',0,'1a0c4506c00-12b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (300,4,0,'refresh',13,'',0,'1a0c4506c00-12c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (301,4,0,'opening',13,'',0,'1a0c4506c00-12d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (302,4,0,'turn',13,'',1,'1a0c4506c00-12e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (303,4,1,'turn',13,'',1,'1a0c4506c00-12f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (304,4,2,'turn',13,'',1,'1a0c4506c00-130',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (305,4,3,'refresh',13,'',0,'1a0c4506c00-131',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (306,4,4,'refresh',13,'',0,'1a0c4506c00-132',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (307,4,5,'refresh',13,'',0,'1a0c4506c00-133',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (308,4,6,'turn',13,'',1,'1a0c4506c00-134',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (309,4,7,'refresh',13,'',0,'1a0c4506c00-135',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (310,4,8,'refresh',13,'',0,'1a0c4506c00-136',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (311,4,9,'refresh',13,'',0,'1a0c4506c00-137',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (312,4,10,'turn',13,'',1,'1a0c4506c00-138',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (313,4,11,'refresh',13,'',0,'1a0c4506c00-139',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (314,4,12,'refresh',13,'',0,'1a0c4506c00-13a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (315,4,13,'refresh',13,'',0,'1a0c4506c00-13b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (316,4,14,'refresh',13,'',0,'1a0c4506c00-13c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (317,4,15,'turn',13,'',1,'1a0c4506c00-13d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (318,4,16,'refresh',13,'',0,'1a0c4506c00-13e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (319,4,17,'refresh',13,'',0,'1a0c4506c00-13f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (320,4,18,'refresh',13,'',0,'1a0c4506c00-140',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (321,4,19,'refresh',13,'',0,'1a0c4506c00-141',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (322,4,20,'turn',13,'',1,'1a0c4506c00-142',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (323,4,20,'draw-offer',13,'0',0,'1a0c4506c00-143',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (324,4,22,'draw-answer',13,'accept 0',0,'1a0c4506c00-144',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (325,4,22,'over',13,'',1,'1a0c4506c00-145',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (326,5,0,'lobby',14,'',0,'1a0c4506c00-146',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (327,5,0,'refresh',14,'',0,'1a0c4506c00-147',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (328,5,0,'opening',14,'',0,'1a0c4506c00-148',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (329,5,0,'turn',14,'',1,'1a0c4506c00-149',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (330,5,1,'turn',14,'',1,'1a0c4506c00-14a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (331,5,2,'turn',14,'',1,'1a0c4506c00-14b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (332,5,3,'refresh',14,'',0,'1a0c4506c00-14c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (333,5,4,'refresh',14,'',0,'1a0c4506c00-14d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (334,5,5,'turn',14,'',1,'1a0c4506c00-14e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (335,5,6,'refresh',14,'',0,'1a0c4506c00-14f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (336,5,7,'refresh',14,'',0,'1a0c4506c00-150',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (337,5,8,'battle',14,'0',0,'1a0c4506c00-151',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (338,5,8,'turn',14,'',1,'1a0c4506c00-152',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (339,5,9,'refresh',14,'',0,'1a0c4506c00-153',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (340,5,10,'refresh',14,'',0,'1a0c4506c00-154',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (341,5,11,'refresh',14,'',0,'1a0c4506c00-155',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (342,5,12,'battle',14,'0',0,'1a0c4506c00-156',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (343,5,12,'turn',14,'',1,'1a0c4506c00-157',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (344,5,12,'fall',14,'1',0,'1a0ce9d2400-158',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (345,5,13,'fall-answer',14,'claim 1',0,'1a0ce9d2400-159',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (346,5,13,'over',14,'',1,'1a0ce9d2400-15a',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (768,11,0,'lobby',90,'',0,'1a0ceb985a0-300',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (769,11,0,'refresh',90,'',0,'1a0ceb985a0-301',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (770,11,0,'opening',90,'',0,'1a0ceb985a0-302',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (771,11,0,'turn',90,'',1,'1a0ceb985a0-303',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (772,11,1,'turn',90,'',1,'1a0ceb985a0-304',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (773,11,2,'turn',90,'',1,'1a0ceb985a0-305',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (774,11,3,'refresh',90,'',0,'1a0ceb985a0-306',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (775,11,4,'refresh',90,'',0,'1a0ceb985a0-307',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (776,11,5,'turn',90,'',1,'1a0ceb985a0-308',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (777,11,6,'refresh',90,'',0,'1a0ceb985a0-309',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (778,11,7,'refresh',90,'',0,'1a0ceb985a0-30a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (779,11,8,'refresh',90,'',0,'1a0ceb985a0-30b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (780,11,9,'battle',90,'0',0,'1a0ceb985a0-30c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (781,11,9,'turn',90,'',1,'1a0ceb985a0-30d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (782,11,10,'refresh',90,'',0,'1a0ceb985a0-30e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (783,11,11,'refresh',90,'',0,'1a0ceb985a0-30f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (784,11,12,'refresh',90,'',0,'1a0ceb985a0-310',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (785,11,13,'refresh',90,'',0,'1a0ceb985a0-311',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (786,11,14,'battle',90,'0',0,'1a0ceb985a0-312',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (787,11,14,'turn',90,'',1,'1a0ceb985a0-313',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (788,11,15,'refresh',90,'',0,'1a0ceb985a0-314',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (789,11,16,'refresh',90,'',0,'1a0ceb985a0-315',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (790,11,17,'refresh',90,'',0,'1a0ceb985a0-316',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (791,11,18,'refresh',90,'',0,'1a0ceb985a0-317',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (792,11,19,'turn',90,'',1,'1a0ceb985a0-318',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (793,11,20,'refresh',90,'',0,'1a0ceb985a0-319',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (794,11,21,'refresh',90,'',0,'1a0ceb985a0-31a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (795,11,22,'refresh',90,'',0,'1a0ceb985a0-31b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (796,11,23,'refresh',90,'',0,'1a0ceb985a0-31c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (797,11,24,'turn',90,'',1,'1a0ceb985a0-31d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (798,11,25,'refresh',90,'',0,'1a0ceb985a0-31e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (799,11,26,'refresh',90,'',0,'1a0ceb985a0-31f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (800,11,27,'refresh',90,'',0,'1a0ceb985a0-320',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (801,11,28,'refresh',90,'',0,'1a0ceb985a0-321',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (802,11,29,'refresh',90,'',0,'1a0ceb985a0-322',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (803,11,30,'refresh',90,'',0,'1a0ceb985a0-323',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO job VALUES (1411,11,'fall','',1790520260000,'',0);
INSERT INTO job VALUES (1412,11,'remind','',1790261060000,'30 1',0);
INSERT INTO job VALUES (1413,11,'idle','',1791989060000,'30',0);
INSERT INTO clock VALUES (5,'{"control":{"per_turn":{"hours":24}},"left":[86400000,0],"running":null}');
INSERT INTO clock VALUES (11,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":{"side":1,"since_ms":1790174660000}}');
INSERT INTO sqlite_sequence VALUES ('game',11);
INSERT INTO sqlite_sequence VALUES ('post',803);
INSERT INTO sqlite_sequence VALUES ('job',1413);
CREATE UNIQUE INDEX game_one_active_a_channel ON game (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_by_guild ON game (guild_id, id);
CREATE INDEX seat_by_user ON seat (user_id, game_id);
CREATE INDEX post_owed ON post (channel_id, id) WHERE sent_at_ms IS NULL AND given_up IS NULL;
CREATE INDEX post_by_game ON post (game_id, id);
CREATE INDEX study_by_user ON study (user_id, id);
CREATE INDEX job_due ON job (due_ms, id);
CREATE INDEX vacation_by_user ON vacation (user_id, guild_id, to_ms);
CREATE TRIGGER game_start_is_final
BEFORE UPDATE OF rules_version, seed, commitment, opening ON game WHEN OLD.seed IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'what a game was started with never changes');
END;
CREATE TRIGGER game_end_is_final
BEFORE UPDATE OF status, result ON game WHEN OLD.status IN ('over', 'cancelled')
BEGIN
    SELECT RAISE(ABORT, 'a game that has ended stays ended');
END;
CREATE TRIGGER action_without_gap
BEFORE INSERT ON action
WHEN NEW.seq <> (SELECT coalesce(max(seq), 0) + 1 FROM action WHERE game_id = NEW.game_id)
BEGIN
    SELECT RAISE(ABORT, 'actions are numbered without a gap');
END;
CREATE TRIGGER action_never_changed BEFORE UPDATE ON action
BEGIN
    SELECT RAISE(ABORT, 'the action log is append-only');
END;
CREATE TRIGGER action_never_deleted BEFORE DELETE ON action
BEGIN
    SELECT RAISE(ABORT, 'the action log is append-only');
END;
CREATE TRIGGER army_data_never_changed BEFORE UPDATE ON army_data
BEGIN
    SELECT RAISE(ABORT, 'army data is kept as it was played');
END;
COMMIT;
