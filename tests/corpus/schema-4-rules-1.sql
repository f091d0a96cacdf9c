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
CREATE TABLE standing_order (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
DELETE FROM sqlite_sequence;
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 02:38:09',1,X'C61451C713D7990390B849A37056E18292BB202F2B339E998AFF7E0193C52B3F4E59AAAF3EE49E9EE43E871431C343AF',23662687);
INSERT INTO _sqlx_migrations VALUES (2,'settings','2026-11-22 02:38:09',1,X'AE58DA2578FB30569ECF19E850B7366B74A6BBF95749965EFD41484E9808FAFBF71883D8DC3747336DEC1B024D185352',11880729);
INSERT INTO _sqlx_migrations VALUES (3,'time','2026-11-22 02:38:09',1,X'ED1B619EB1C14B324CCA1D0602FAF856FAEC08026C2AA9E445AFA2551F3721A10899A0B2AA23CEC59BC994C59888F08D',5881092);
INSERT INTO _sqlx_migrations VALUES (4,'orders','2026-11-22 02:38:09',1,X'DF54061D55134E26E9854D2881B03CC5E6442311E0BBA8D3719E60808184C5C9D12EFDE11009B9F408156792490FBB97',4799400);
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
INSERT INTO game VALUES (6,900,15,'over',1,1790172800000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"live":{"minutes":30}},"draft":{"round":0,"steps":[]},"expired":false}',1,X'6307E205F169C59C5E28CB90F59EA7AA3E37F3929E735B5E60979977FB81E085','ca4e00031e51a3c018465b931a700b373b9d19cbde92dc626adea64c0bb6f6e3','{"board":"standard","piles":[[6,4,12,11,7,16,16,8,1,1,3,3,9,17,13,18,15,10,3,8,14,15,10,17,16,15,1,5,15,15,3,5,2,8],[12,14,13,15,7,10,14,14,1,3,8,4,1,13,9,9,12,13,14,6,4,5,3,11,13,3,2,3,14,14,13,13,3,14]]}','{"winner":0,"reason":"overtime_battle"}',NULL,NULL);
INSERT INTO game VALUES (10,900,21,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (11,900,90,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"draft":{"round":0,"steps":[]},"expired":false}',1,X'D37891771071111B704C8ED6A25FA9B011C800FFD4997F815E51D012071482D4','92bef56b356e8d6372c95cedcc8f0939a5a4d0c2ac4fd4bc56a17d49a1fc9c1b','{"board":"standard","piles":[[1,22,21,20,18,20,22,22,3,15,12,11,5,7,20,4,19,17,22,13,6,15,16,10,1,22,14,20,2,9,2,8,5,7],[17,15,15,14,16,3,2,15,18,17,1,12,8,1,10,10,5,9,6,3,3,1,5,15,8,8,7,16,4,3,15,16,11,13]]}',NULL,NULL,NULL);
INSERT INTO seat VALUES (6,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (6,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (10,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (10,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO interaction VALUES (13729000325,6,0,1790172800000);
INSERT INTO interaction VALUES (13729000326,6,0,1790172800000);
INSERT INTO interaction VALUES (13729000327,6,0,1790172800000);
INSERT INTO interaction VALUES (13729000328,6,0,1790172800000);
INSERT INTO interaction VALUES (13729000329,6,1,1790172800000);
INSERT INTO interaction VALUES (13729000330,6,2,1790172800000);
INSERT INTO interaction VALUES (13729000331,6,3,1790172800000);
INSERT INTO interaction VALUES (13729000332,6,4,1790172800000);
INSERT INTO interaction VALUES (13729000333,6,5,1790172800000);
INSERT INTO interaction VALUES (13729000334,6,6,1790172800000);
INSERT INTO interaction VALUES (13729000335,6,7,1790172800000);
INSERT INTO interaction VALUES (13729000336,6,8,1790172800000);
INSERT INTO interaction VALUES (13729000337,6,9,1790172800000);
INSERT INTO interaction VALUES (13729000338,6,10,1790172800000);
INSERT INTO interaction VALUES (13729000339,6,11,1790172800000);
INSERT INTO interaction VALUES (13729000340,6,12,1790172800000);
INSERT INTO interaction VALUES (13729000341,6,14,1790174660000);
INSERT INTO interaction VALUES (13729000342,6,15,1790174660000);
INSERT INTO interaction VALUES (13729000343,6,16,1790174660000);
INSERT INTO interaction VALUES (13729000344,6,17,1790174660000);
INSERT INTO interaction VALUES (13729000345,6,18,1790174660000);
INSERT INTO interaction VALUES (13729000346,6,19,1790174660000);
INSERT INTO interaction VALUES (13729000347,6,20,1790174660000);
INSERT INTO interaction VALUES (13729000348,6,21,1790174660000);
INSERT INTO interaction VALUES (13729000349,6,22,1790174660000);
INSERT INTO interaction VALUES (13729000350,6,23,1790174660000);
INSERT INTO interaction VALUES (13729000351,6,24,1790174660000);
INSERT INTO interaction VALUES (13729000352,6,25,1790174660000);
INSERT INTO interaction VALUES (13729000353,6,26,1790174660000);
INSERT INTO interaction VALUES (13729000354,6,27,1790174660000);
INSERT INTO interaction VALUES (13729000355,6,28,1790174660000);
INSERT INTO interaction VALUES (13729000620,10,0,1790174660000);
INSERT INTO interaction VALUES (13729000621,10,0,1790174660000);
INSERT INTO interaction VALUES (13729000622,10,0,1790174660000);
INSERT INTO interaction VALUES (13729000623,10,0,1790174660000);
INSERT INTO interaction VALUES (13729000624,10,1,1790174660000);
INSERT INTO interaction VALUES (13729000625,10,2,1790174660000);
INSERT INTO interaction VALUES (13729000626,10,3,1790174660000);
INSERT INTO interaction VALUES (13729000627,10,4,1790174660000);
INSERT INTO interaction VALUES (13729000628,10,5,1790174660000);
INSERT INTO interaction VALUES (13729000629,10,6,1790174660000);
INSERT INTO interaction VALUES (13729000630,10,7,1790174660000);
INSERT INTO interaction VALUES (13729000631,10,8,1790174660000);
INSERT INTO interaction VALUES (13729000632,10,9,1790174660000);
INSERT INTO interaction VALUES (13729000633,10,10,1790174660000);
INSERT INTO interaction VALUES (13729000634,10,11,1790174660000);
INSERT INTO interaction VALUES (13729000635,10,12,1790174660000);
INSERT INTO interaction VALUES (13729000636,10,13,1790174660000);
INSERT INTO interaction VALUES (13729000637,10,14,1790174660000);
INSERT INTO interaction VALUES (13729000638,10,15,1790174660000);
INSERT INTO interaction VALUES (13729000639,10,16,1790174660000);
INSERT INTO interaction VALUES (13729000640,10,17,1790174660000);
INSERT INTO interaction VALUES (13729000641,10,18,1790174660000);
INSERT INTO interaction VALUES (13729000642,10,19,1790174660000);
INSERT INTO interaction VALUES (13729000643,10,20,1790174660000);
INSERT INTO interaction VALUES (13729000644,10,21,1790174660000);
INSERT INTO interaction VALUES (13729000645,10,22,1790174660000);
INSERT INTO interaction VALUES (13729000646,10,23,1790174660000);
INSERT INTO interaction VALUES (13729000647,10,24,1790174660000);
INSERT INTO interaction VALUES (13729000648,10,25,1790174660000);
INSERT INTO interaction VALUES (13729000649,10,26,1790174660000);
INSERT INTO interaction VALUES (13729000650,10,27,1790174660000);
INSERT INTO interaction VALUES (13729000651,10,28,1790174660000);
INSERT INTO interaction VALUES (13729000652,10,29,1790174660000);
INSERT INTO interaction VALUES (13729000653,10,30,1790174660000);
INSERT INTO interaction VALUES (13729000654,10,31,1790174660000);
INSERT INTO interaction VALUES (13729000655,10,32,1790174660000);
INSERT INTO interaction VALUES (13729000656,10,33,1790174660000);
INSERT INTO interaction VALUES (13729000657,10,34,1790174660000);
INSERT INTO interaction VALUES (13729000658,10,35,1790174660000);
INSERT INTO interaction VALUES (13729000659,10,36,1790174660000);
INSERT INTO interaction VALUES (13729000660,10,37,1790174660000);
INSERT INTO interaction VALUES (13729000661,10,38,1790174660000);
INSERT INTO interaction VALUES (13729000662,10,39,1790174660000);
INSERT INTO interaction VALUES (13729000663,10,40,1790174660000);
INSERT INTO interaction VALUES (13729000664,10,41,1790174660000);
INSERT INTO interaction VALUES (13729000665,10,42,1790174660000);
INSERT INTO interaction VALUES (13729000666,10,43,1790174660000);
INSERT INTO interaction VALUES (13729000667,10,44,1790174660000);
INSERT INTO interaction VALUES (13729000668,10,45,1790174660000);
INSERT INTO interaction VALUES (13729000669,10,46,1790174660000);
INSERT INTO interaction VALUES (13729000670,10,47,1790174660000);
INSERT INTO interaction VALUES (13729000671,10,48,1790174660000);
INSERT INTO interaction VALUES (13729000672,10,49,1790174660000);
INSERT INTO interaction VALUES (13729000673,10,50,1790174660000);
INSERT INTO interaction VALUES (13729000674,10,51,1790174660000);
INSERT INTO interaction VALUES (13729000675,10,52,1790174660000);
INSERT INTO interaction VALUES (13729000676,10,53,1790174660000);
INSERT INTO interaction VALUES (13729000677,10,54,1790174660000);
INSERT INTO interaction VALUES (13729000678,10,55,1790174660000);
INSERT INTO interaction VALUES (13729000679,10,56,1790174660000);
INSERT INTO interaction VALUES (13729000680,10,57,1790174660000);
INSERT INTO interaction VALUES (13729000681,10,58,1790174660000);
INSERT INTO interaction VALUES (13729000682,10,59,1790174660000);
INSERT INTO interaction VALUES (13729000683,10,60,1790174660000);
INSERT INTO interaction VALUES (13729000684,10,61,1790174660000);
INSERT INTO interaction VALUES (13729000685,10,62,1790174660000);
INSERT INTO interaction VALUES (13729000686,10,63,1790174660000);
INSERT INTO interaction VALUES (13729000687,10,64,1790174660000);
INSERT INTO interaction VALUES (13729000688,10,65,1790174660000);
INSERT INTO interaction VALUES (13729000689,10,66,1790174660000);
INSERT INTO interaction VALUES (13729000690,10,67,1790174660000);
INSERT INTO interaction VALUES (13729000691,10,68,1790174660000);
INSERT INTO interaction VALUES (13729000692,10,69,1790174660000);
INSERT INTO interaction VALUES (13729000693,10,70,1790174660000);
INSERT INTO interaction VALUES (13729000694,10,71,1790174660000);
INSERT INTO interaction VALUES (13729000695,10,72,1790174660000);
INSERT INTO interaction VALUES (13729000696,10,73,1790174660000);
INSERT INTO interaction VALUES (13729000697,10,74,1790174660000);
INSERT INTO interaction VALUES (13729000698,10,75,1790174660000);
INSERT INTO interaction VALUES (13729000699,10,76,1790174660000);
INSERT INTO interaction VALUES (13729000700,10,77,1790174660000);
INSERT INTO interaction VALUES (13729000701,10,78,1790174660000);
INSERT INTO interaction VALUES (13729000702,10,79,1790174660000);
INSERT INTO interaction VALUES (13729000703,10,80,1790174660000);
INSERT INTO interaction VALUES (13729000704,10,81,1790174660000);
INSERT INTO interaction VALUES (13729000705,10,82,1790174660000);
INSERT INTO interaction VALUES (13729000706,10,83,1790174660000);
INSERT INTO interaction VALUES (13729000707,10,84,1790174660000);
INSERT INTO interaction VALUES (13729000708,10,85,1790174660000);
INSERT INTO interaction VALUES (13729000709,10,86,1790174660000);
INSERT INTO interaction VALUES (13729000710,10,87,1790174660000);
INSERT INTO interaction VALUES (13729000711,10,88,1790174660000);
INSERT INTO interaction VALUES (13729000712,10,89,1790174660000);
INSERT INTO interaction VALUES (13729000713,10,90,1790174660000);
INSERT INTO interaction VALUES (13729000714,10,91,1790174660000);
INSERT INTO interaction VALUES (13729000715,10,92,1790174660000);
INSERT INTO interaction VALUES (13729000716,10,93,1790174660000);
INSERT INTO interaction VALUES (13729000717,10,94,1790174660000);
INSERT INTO interaction VALUES (13729000718,10,95,1790174660000);
INSERT INTO interaction VALUES (13729000719,10,96,1790174660000);
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
INSERT INTO action VALUES (6,1,0,'place-hq D2 5',1,1790172800000,13729000329);
INSERT INTO action VALUES (6,2,1,'place-hq A3 3',2,1790172800000,13729000330);
INSERT INTO action VALUES (6,3,0,'draw',1,1790172800000,13729000331);
INSERT INTO action VALUES (6,4,0,'place net_master E2 5',1,1790172800000,13729000332);
INSERT INTO action VALUES (6,5,0,'end',1,1790172800000,13729000333);
INSERT INTO action VALUES (6,6,1,'draw',2,1790172800000,13729000334);
INSERT INTO action VALUES (6,7,1,'place scout C4 5',2,1790172800000,13729000335);
INSERT INTO action VALUES (6,8,1,'move C4 D3 5',2,1790172800000,13729000336);
INSERT INTO action VALUES (6,9,1,'end',2,1790172800000,13729000337);
INSERT INTO action VALUES (6,10,0,'draw',1,1790172800000,13729000338);
INSERT INTO action VALUES (6,11,0,'discard scout',1,1790172800000,13729000339);
INSERT INTO action VALUES (6,12,0,'place gladiator C4 0',1,1790172800000,13729000340);
INSERT INTO action VALUES (6,13,0,'time',1,1790174660000,NULL);
INSERT INTO action VALUES (6,14,1,'draw',2,1790174660000,13729000341);
INSERT INTO action VALUES (6,15,1,'discard saboteur',2,1790174660000,13729000342);
INSERT INTO action VALUES (6,16,1,'sniper E2',2,1790174660000,13729000343);
INSERT INTO action VALUES (6,17,1,'discard battle',2,1790174660000,13729000344);
INSERT INTO action VALUES (6,18,1,'end',2,1790174660000,13729000345);
INSERT INTO action VALUES (6,19,0,'draw',1,1790174660000,13729000346);
INSERT INTO action VALUES (6,20,0,'discard officer_2',1,1790174660000,13729000347);
INSERT INTO action VALUES (6,21,0,'place guard C5 0',1,1790174660000,13729000348);
INSERT INTO action VALUES (6,22,0,'move C5 C5 5',1,1790174660000,13729000349);
INSERT INTO action VALUES (6,23,0,'end',1,1790174660000,13729000350);
INSERT INTO action VALUES (6,24,1,'draw',2,1790174660000,13729000351);
INSERT INTO action VALUES (6,25,1,'discard officer',2,1790174660000,13729000352);
INSERT INTO action VALUES (6,26,1,'move A3 A3 5',2,1790174660000,13729000353);
INSERT INTO action VALUES (6,27,1,'move A3 B4 5',2,1790174660000,13729000354);
INSERT INTO action VALUES (6,28,1,'end',2,1790174660000,13729000355);
INSERT INTO action VALUES (10,1,0,'place-hq D1 0',1,1790174660000,13729000624);
INSERT INTO action VALUES (10,2,1,'place-hq C3 2',2,1790174660000,13729000625);
INSERT INTO action VALUES (10,3,0,'draw',1,1790174660000,13729000626);
INSERT INTO action VALUES (10,4,0,'place brawler C2 2',1,1790174660000,13729000627);
INSERT INTO action VALUES (10,5,0,'end',1,1790174660000,13729000628);
INSERT INTO action VALUES (10,6,1,'draw',2,1790174660000,13729000629);
INSERT INTO action VALUES (10,7,1,'place blocker D4 0',2,1790174660000,13729000630);
INSERT INTO action VALUES (10,8,1,'place mother_module B1 3',2,1790174660000,13729000631);
INSERT INTO action VALUES (10,9,1,'end',2,1790174660000,13729000632);
INSERT INTO action VALUES (10,10,0,'draw',1,1790174660000,13729000633);
INSERT INTO action VALUES (10,11,0,'discard move',1,1790174660000,13729000634);
INSERT INTO action VALUES (10,12,0,'place officer A2 2',1,1790174660000,13729000635);
INSERT INTO action VALUES (10,13,0,'battle',1,1790174660000,13729000636);
INSERT INTO action VALUES (10,14,1,'draw',2,1790174660000,13729000637);
INSERT INTO action VALUES (10,15,1,'discard medic',2,1790174660000,13729000638);
INSERT INTO action VALUES (10,16,1,'place armored_hunter D3 0',2,1790174660000,13729000639);
INSERT INTO action VALUES (10,17,1,'place ripper E1 1',2,1790174660000,13729000640);
INSERT INTO action VALUES (10,18,1,'end',2,1790174660000,13729000641);
INSERT INTO action VALUES (10,19,0,'draw',1,1790174660000,13729000642);
INSERT INTO action VALUES (10,20,0,'discard mutant',1,1790174660000,13729000643);
INSERT INTO action VALUES (10,21,0,'place claws E2 1',1,1790174660000,13729000644);
INSERT INTO action VALUES (10,22,0,'place assassin A1 5',1,1790174660000,13729000645);
INSERT INTO action VALUES (10,23,0,'use mobility A1 B2 4',1,1790174660000,13729000646);
INSERT INTO action VALUES (10,24,0,'end',1,1790174660000,13729000647);
INSERT INTO action VALUES (10,25,1,'draw',2,1790174660000,13729000648);
INSERT INTO action VALUES (10,26,1,'discard battle',2,1790174660000,13729000649);
INSERT INTO action VALUES (10,27,1,'place armored_hunter B4 3',2,1790174660000,13729000650);
INSERT INTO action VALUES (10,28,1,'place protector C5 2',2,1790174660000,13729000651);
INSERT INTO action VALUES (10,29,1,'end',2,1790174660000,13729000652);
INSERT INTO action VALUES (10,30,0,'draw',1,1790174660000,13729000653);
INSERT INTO action VALUES (10,31,0,'discard mutant',1,1790174660000,13729000654);
INSERT INTO action VALUES (10,32,0,'use mobility B2 B2 0',1,1790174660000,13729000655);
INSERT INTO action VALUES (10,33,0,'place claws A1 0',1,1790174660000,13729000656);
INSERT INTO action VALUES (10,34,0,'place super_mutant D2 3',1,1790174660000,13729000657);
INSERT INTO action VALUES (10,35,0,'end',1,1790174660000,13729000658);
INSERT INTO action VALUES (10,36,1,'draw',2,1790174660000,13729000659);
INSERT INTO action VALUES (10,37,1,'discard battle',2,1790174660000,13729000660);
INSERT INTO action VALUES (10,38,1,'place guard E3 2',2,1790174660000,13729000661);
INSERT INTO action VALUES (10,39,1,'place hybrid A3 1',2,1790174660000,13729000662);
INSERT INTO action VALUES (10,40,1,'end',2,1790174660000,13729000663);
INSERT INTO action VALUES (10,41,0,'draw',1,1790174660000,13729000664);
INSERT INTO action VALUES (10,42,0,'discard mutant',1,1790174660000,13729000665);
INSERT INTO action VALUES (10,43,0,'use mobility B2 B3 5',1,1790174660000,13729000666);
INSERT INTO action VALUES (10,44,0,'place net_fighter C4 2',1,1790174660000,13729000667);
INSERT INTO action VALUES (10,45,0,'place officer C1 2',1,1790174660000,13729000668);
INSERT INTO action VALUES (10,46,0,'end',1,1790174660000,13729000669);
INSERT INTO action VALUES (10,47,1,'draw',2,1790174660000,13729000670);
INSERT INTO action VALUES (10,48,1,'discard clown',2,1790174660000,13729000671);
INSERT INTO action VALUES (10,49,1,'place officer B2 0',2,1790174660000,13729000672);
INSERT INTO action VALUES (10,50,1,'battle',2,1790174660000,13729000673);
INSERT INTO action VALUES (10,51,0,'draw',1,1790174660000,13729000674);
INSERT INTO action VALUES (10,52,0,'discard mutant',1,1790174660000,13729000675);
INSERT INTO action VALUES (10,53,0,'place medic C4 1',1,1790174660000,13729000676);
INSERT INTO action VALUES (10,54,0,'battle',1,1790174660000,13729000677);
INSERT INTO action VALUES (10,55,1,'draw',2,1790174660000,13729000678);
INSERT INTO action VALUES (10,56,1,'discard push_back',2,1790174660000,13729000679);
INSERT INTO action VALUES (10,57,1,'place hybrid A3 0',2,1790174660000,13729000680);
INSERT INTO action VALUES (10,58,1,'place scout E1 0',2,1790174660000,13729000681);
INSERT INTO action VALUES (10,59,1,'end',2,1790174660000,13729000682);
INSERT INTO action VALUES (10,60,0,'draw',1,1790174660000,13729000683);
INSERT INTO action VALUES (10,61,0,'discard move',1,1790174660000,13729000684);
INSERT INTO action VALUES (10,62,0,'place claws D3 0',1,1790174660000,13729000685);
INSERT INTO action VALUES (10,63,0,'place mutant B3 2',1,1790174660000,13729000686);
INSERT INTO action VALUES (10,64,0,'end',1,1790174660000,13729000687);
INSERT INTO action VALUES (10,65,1,'draw',2,1790174660000,13729000688);
INSERT INTO action VALUES (10,66,1,'discard push_back',2,1790174660000,13729000689);
INSERT INTO action VALUES (10,67,1,'move B1 B1 1',2,1790174660000,13729000690);
INSERT INTO action VALUES (10,68,1,'place gauss_cannon B4 1',2,1790174660000,13729000691);
INSERT INTO action VALUES (10,69,1,'end',2,1790174660000,13729000692);
INSERT INTO action VALUES (10,70,0,'draw',1,1790174660000,13729000693);
INSERT INTO action VALUES (10,71,0,'discard super_officer',1,1790174660000,13729000694);
INSERT INTO action VALUES (10,72,0,'place scout C4 4',1,1790174660000,13729000695);
INSERT INTO action VALUES (10,73,0,'place assassin C2 5',1,1790174660000,13729000696);
INSERT INTO action VALUES (10,74,0,'use mobility C2 D2 5',1,1790174660000,13729000697);
INSERT INTO action VALUES (10,75,0,'end',1,1790174660000,13729000698);
INSERT INTO action VALUES (10,76,1,'draw',2,1790174660000,13729000699);
INSERT INTO action VALUES (10,77,1,'redraw',2,1790174660000,13729000700);
INSERT INTO action VALUES (10,78,1,'discard net_fighter',2,1790174660000,13729000701);
INSERT INTO action VALUES (10,79,1,'place stormtrooper C2 3',2,1790174660000,13729000702);
INSERT INTO action VALUES (10,80,0,'draw',1,1790174660000,13729000703);
INSERT INTO action VALUES (10,81,0,'discard grenade',1,1790174660000,13729000704);
INSERT INTO action VALUES (10,82,0,'place mutant B3 3',1,1790174660000,13729000705);
INSERT INTO action VALUES (10,83,0,'battle',1,1790174660000,13729000706);
INSERT INTO action VALUES (10,84,1,'draw',2,1790174660000,13729000707);
INSERT INTO action VALUES (10,85,1,'discard push_back',2,1790174660000,13729000708);
INSERT INTO action VALUES (10,86,1,'place blocker E1 2',2,1790174660000,13729000709);
INSERT INTO action VALUES (10,87,1,'place armored_guard A1 3',2,1790174660000,13729000710);
INSERT INTO action VALUES (10,88,1,'end',2,1790174660000,13729000711);
INSERT INTO action VALUES (10,89,0,'draw',1,1790174660000,13729000712);
INSERT INTO action VALUES (10,90,0,'discard move',1,1790174660000,13729000713);
INSERT INTO action VALUES (10,91,0,'place brawler A2 2',1,1790174660000,13729000714);
INSERT INTO action VALUES (10,92,0,'battle',1,1790174660000,13729000715);
INSERT INTO action VALUES (10,93,1,'draw',2,1790174660000,13729000716);
INSERT INTO action VALUES (10,94,1,'discard hunter_killer',2,1790174660000,13729000717);
INSERT INTO action VALUES (10,95,1,'place hunter_killer B3 4',2,1790174660000,13729000718);
INSERT INTO action VALUES (10,96,1,'push E3 E2',2,1790174660000,13729000719);
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
INSERT INTO snapshot VALUES (6,28,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":4,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":5,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,19,20,20]},"seats":[{"pile":[8,2,5,3,15,15,5,1,15,16,17,10,15,14,8,3,10,15,18,13,17,9,3,3,1,1,8,16],"hand":[],"discard":[12,6,11,16]},{"pile":[14,3,13,13,14,14,3,2,3,13,11,3,5,4,6,14,13,12,9,9,13,1,4,8,3,1],"hand":[],"discard":[14,7,15,13,12,10,14,14]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"overtime_battle"}}},"turn":6,"fresh":false,"pending":null}','bab52e399177f60a57fbac941e34089ca30e4e67a35740ec142c69f5721fcd57');
INSERT INTO snapshot VALUES (10,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','f6892045db476dcf5148d4744a9f67d594b78b68df5c454d1f48a62fc248ca35');
INSERT INTO snapshot VALUES (11,24,'{"arrangement":{"board":"standard","units":[null,{"owner":0,"tile":1,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":15,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[7,5,8,2,9,2,20,14,22,1,10,16,15,6,13,22,17,19,4,20,7,5,11,12],"hand":[],"discard":[22,21,20,22,20,18,3,22]},{"pile":[13,11,16,15,3,4,16,7,8,8,15,5,1,3,3,6,9,5,10,10,1,8,12,1,17,18,15],"hand":[],"discard":[17,15,15,3,16]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','5cd13d768c000c768b1d8f175b062935bc0ad1813a83c17e05d372d83ca4b1a2');
INSERT INTO post VALUES (347,6,0,'lobby',15,'',0,'1a0ce9d2400-15b',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (348,6,0,'refresh',15,'',0,'1a0ce9d2400-15c',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (349,6,0,'opening',15,'',0,'1a0ce9d2400-15d',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (350,6,0,'turn',15,'',1,'1a0ce9d2400-15e',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (351,6,1,'turn',15,'',1,'1a0ce9d2400-15f',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (352,6,2,'turn',15,'',1,'1a0ce9d2400-160',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (353,6,3,'refresh',15,'',0,'1a0ce9d2400-161',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (354,6,4,'refresh',15,'',0,'1a0ce9d2400-162',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (355,6,5,'turn',15,'',1,'1a0ce9d2400-163',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (356,6,6,'refresh',15,'',0,'1a0ce9d2400-164',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (357,6,7,'refresh',15,'',0,'1a0ce9d2400-165',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (358,6,8,'refresh',15,'',0,'1a0ce9d2400-166',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (359,6,9,'turn',15,'',1,'1a0ce9d2400-167',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (360,6,10,'refresh',15,'',0,'1a0ce9d2400-168',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (361,6,11,'refresh',15,'',0,'1a0ce9d2400-169',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (362,6,12,'refresh',15,'',0,'1a0ce9d2400-16a',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (363,6,13,'turn',15,'',1,'1a0ceb985a0-16b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (364,6,14,'refresh',15,'',0,'1a0ceb985a0-16c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (365,6,15,'refresh',15,'',0,'1a0ceb985a0-16d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (366,6,16,'refresh',15,'',0,'1a0ceb985a0-16e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (367,6,17,'refresh',15,'',0,'1a0ceb985a0-16f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (368,6,18,'battle',15,'0',0,'1a0ceb985a0-170',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (369,6,18,'turn',15,'',1,'1a0ceb985a0-171',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (370,6,19,'refresh',15,'',0,'1a0ceb985a0-172',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (371,6,20,'refresh',15,'',0,'1a0ceb985a0-173',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (372,6,21,'refresh',15,'',0,'1a0ceb985a0-174',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (373,6,22,'refresh',15,'',0,'1a0ceb985a0-175',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (374,6,23,'turn',15,'',1,'1a0ceb985a0-176',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (375,6,24,'refresh',15,'',0,'1a0ceb985a0-177',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (376,6,25,'refresh',15,'',0,'1a0ceb985a0-178',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (377,6,26,'refresh',15,'',0,'1a0ceb985a0-179',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (378,6,27,'refresh',15,'',0,'1a0ceb985a0-17a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (379,6,28,'battle',15,'0',0,'1a0ceb985a0-17b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (380,6,28,'over',15,'',1,'1a0ceb985a0-17c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (662,10,0,'lobby',21,'',0,'1a0ceb985a0-296',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (663,10,0,'refresh',21,'',0,'1a0ceb985a0-297',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (664,10,0,'opening',21,'',0,'1a0ceb985a0-298',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (665,10,0,'turn',21,'',1,'1a0ceb985a0-299',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (666,10,1,'turn',21,'',1,'1a0ceb985a0-29a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (667,10,2,'turn',21,'',1,'1a0ceb985a0-29b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (668,10,3,'refresh',21,'',0,'1a0ceb985a0-29c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (669,10,4,'refresh',21,'',0,'1a0ceb985a0-29d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (670,10,5,'turn',21,'',1,'1a0ceb985a0-29e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (671,10,6,'refresh',21,'',0,'1a0ceb985a0-29f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (672,10,7,'refresh',21,'',0,'1a0ceb985a0-2a0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (673,10,8,'refresh',21,'',0,'1a0ceb985a0-2a1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (674,10,9,'turn',21,'',1,'1a0ceb985a0-2a2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (675,10,10,'refresh',21,'',0,'1a0ceb985a0-2a3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (676,10,11,'refresh',21,'',0,'1a0ceb985a0-2a4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (677,10,12,'refresh',21,'',0,'1a0ceb985a0-2a5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (678,10,13,'battle',21,'0',0,'1a0ceb985a0-2a6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (679,10,13,'turn',21,'',1,'1a0ceb985a0-2a7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (680,10,14,'refresh',21,'',0,'1a0ceb985a0-2a8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (681,10,15,'refresh',21,'',0,'1a0ceb985a0-2a9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (682,10,16,'refresh',21,'',0,'1a0ceb985a0-2aa',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (683,10,17,'refresh',21,'',0,'1a0ceb985a0-2ab',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (684,10,18,'turn',21,'',1,'1a0ceb985a0-2ac',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (685,10,19,'refresh',21,'',0,'1a0ceb985a0-2ad',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (686,10,20,'refresh',21,'',0,'1a0ceb985a0-2ae',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (687,10,21,'refresh',21,'',0,'1a0ceb985a0-2af',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (688,10,22,'refresh',21,'',0,'1a0ceb985a0-2b0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (689,10,23,'refresh',21,'',0,'1a0ceb985a0-2b1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (690,10,24,'turn',21,'',1,'1a0ceb985a0-2b2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (691,10,25,'refresh',21,'',0,'1a0ceb985a0-2b3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (692,10,26,'refresh',21,'',0,'1a0ceb985a0-2b4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (693,10,27,'refresh',21,'',0,'1a0ceb985a0-2b5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (694,10,28,'refresh',21,'',0,'1a0ceb985a0-2b6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (695,10,29,'turn',21,'',1,'1a0ceb985a0-2b7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (696,10,30,'refresh',21,'',0,'1a0ceb985a0-2b8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (697,10,31,'refresh',21,'',0,'1a0ceb985a0-2b9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (698,10,32,'refresh',21,'',0,'1a0ceb985a0-2ba',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (699,10,33,'refresh',21,'',0,'1a0ceb985a0-2bb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (700,10,34,'refresh',21,'',0,'1a0ceb985a0-2bc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (701,10,35,'turn',21,'',1,'1a0ceb985a0-2bd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (702,10,36,'refresh',21,'',0,'1a0ceb985a0-2be',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (703,10,37,'refresh',21,'',0,'1a0ceb985a0-2bf',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (704,10,38,'refresh',21,'',0,'1a0ceb985a0-2c0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (705,10,39,'refresh',21,'',0,'1a0ceb985a0-2c1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (706,10,40,'turn',21,'',1,'1a0ceb985a0-2c2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (707,10,41,'refresh',21,'',0,'1a0ceb985a0-2c3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (708,10,42,'refresh',21,'',0,'1a0ceb985a0-2c4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (709,10,43,'refresh',21,'',0,'1a0ceb985a0-2c5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (710,10,44,'refresh',21,'',0,'1a0ceb985a0-2c6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (711,10,45,'refresh',21,'',0,'1a0ceb985a0-2c7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (712,10,46,'turn',21,'',1,'1a0ceb985a0-2c8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (713,10,47,'refresh',21,'',0,'1a0ceb985a0-2c9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (714,10,48,'refresh',21,'',0,'1a0ceb985a0-2ca',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (715,10,49,'refresh',21,'',0,'1a0ceb985a0-2cb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (716,10,50,'battle',21,'0',0,'1a0ceb985a0-2cc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (717,10,50,'turn',21,'',1,'1a0ceb985a0-2cd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (718,10,51,'refresh',21,'',0,'1a0ceb985a0-2ce',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (719,10,52,'refresh',21,'',0,'1a0ceb985a0-2cf',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (720,10,53,'refresh',21,'',0,'1a0ceb985a0-2d0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (721,10,54,'battle',21,'0',0,'1a0ceb985a0-2d1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (722,10,54,'turn',21,'',1,'1a0ceb985a0-2d2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (723,10,55,'refresh',21,'',0,'1a0ceb985a0-2d3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (724,10,56,'refresh',21,'',0,'1a0ceb985a0-2d4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (725,10,57,'refresh',21,'',0,'1a0ceb985a0-2d5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (726,10,58,'refresh',21,'',0,'1a0ceb985a0-2d6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (727,10,59,'turn',21,'',1,'1a0ceb985a0-2d7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (728,10,60,'refresh',21,'',0,'1a0ceb985a0-2d8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (729,10,61,'refresh',21,'',0,'1a0ceb985a0-2d9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (730,10,62,'refresh',21,'',0,'1a0ceb985a0-2da',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (731,10,63,'refresh',21,'',0,'1a0ceb985a0-2db',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (732,10,64,'turn',21,'',1,'1a0ceb985a0-2dc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (733,10,65,'refresh',21,'',0,'1a0ceb985a0-2dd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (734,10,66,'refresh',21,'',0,'1a0ceb985a0-2de',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (735,10,67,'refresh',21,'',0,'1a0ceb985a0-2df',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (736,10,68,'refresh',21,'',0,'1a0ceb985a0-2e0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (737,10,69,'turn',21,'',1,'1a0ceb985a0-2e1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (738,10,70,'refresh',21,'',0,'1a0ceb985a0-2e2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (739,10,71,'refresh',21,'',0,'1a0ceb985a0-2e3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (740,10,72,'refresh',21,'',0,'1a0ceb985a0-2e4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (741,10,73,'refresh',21,'',0,'1a0ceb985a0-2e5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (742,10,74,'refresh',21,'',0,'1a0ceb985a0-2e6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (743,10,75,'turn',21,'',1,'1a0ceb985a0-2e7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (744,10,76,'refresh',21,'',0,'1a0ceb985a0-2e8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (745,10,77,'refresh',21,'',0,'1a0ceb985a0-2e9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (746,10,78,'refresh',21,'',0,'1a0ceb985a0-2ea',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (747,10,79,'battle',21,'0',0,'1a0ceb985a0-2eb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (748,10,79,'turn',21,'',1,'1a0ceb985a0-2ec',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (749,10,80,'refresh',21,'',0,'1a0ceb985a0-2ed',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (750,10,81,'refresh',21,'',0,'1a0ceb985a0-2ee',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (751,10,82,'refresh',21,'',0,'1a0ceb985a0-2ef',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (752,10,83,'battle',21,'0',0,'1a0ceb985a0-2f0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (753,10,83,'turn',21,'',1,'1a0ceb985a0-2f1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (754,10,84,'refresh',21,'',0,'1a0ceb985a0-2f2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (755,10,85,'refresh',21,'',0,'1a0ceb985a0-2f3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (756,10,86,'refresh',21,'',0,'1a0ceb985a0-2f4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (757,10,87,'refresh',21,'',0,'1a0ceb985a0-2f5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (758,10,88,'turn',21,'',1,'1a0ceb985a0-2f6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (759,10,89,'refresh',21,'',0,'1a0ceb985a0-2f7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (760,10,90,'refresh',21,'',0,'1a0ceb985a0-2f8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (761,10,91,'refresh',21,'',0,'1a0ceb985a0-2f9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (762,10,92,'battle',21,'0',0,'1a0ceb985a0-2fa',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (763,10,92,'turn',21,'',1,'1a0ceb985a0-2fb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (764,10,93,'refresh',21,'',0,'1a0ceb985a0-2fc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (765,10,94,'refresh',21,'',0,'1a0ceb985a0-2fd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (766,10,95,'refresh',21,'',0,'1a0ceb985a0-2fe',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (767,10,96,'turn',21,'',1,'1a0ceb985a0-2ff',NULL,0,1790174660000,1790174660000,NULL,NULL);
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
INSERT INTO job VALUES (1217,10,'remind','',1790261060000,'96 1',0);
INSERT INTO job VALUES (1218,10,'idle','',1791989060000,'96',0);
INSERT INTO job VALUES (1411,11,'fall','',1790520260000,'',0);
INSERT INTO job VALUES (1412,11,'remind','',1790261060000,'30 1',0);
INSERT INTO job VALUES (1413,11,'idle','',1791989060000,'30',0);
INSERT INTO clock VALUES (6,'{"control":{"live":{"minutes":30}},"left":[0,1800000],"running":null}');
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
