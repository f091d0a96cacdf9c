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
CREATE TABLE mirror (
    first_id  INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    second_id INTEGER NOT NULL UNIQUE REFERENCES game (id)
) STRICT;
DELETE FROM sqlite_sequence;
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 02:38:09',1,X'C61451C713D7990390B849A37056E18292BB202F2B339E998AFF7E0193C52B3F4E59AAAF3EE49E9EE43E871431C343AF',23662687);
INSERT INTO _sqlx_migrations VALUES (2,'settings','2026-11-22 02:38:09',1,X'AE58DA2578FB30569ECF19E850B7366B74A6BBF95749965EFD41484E9808FAFBF71883D8DC3747336DEC1B024D185352',11880729);
INSERT INTO _sqlx_migrations VALUES (3,'time','2026-11-22 02:38:09',1,X'ED1B619EB1C14B324CCA1D0602FAF856FAEC08026C2AA9E445AFA2551F3721A10899A0B2AA23CEC59BC994C59888F08D',5881092);
INSERT INTO _sqlx_migrations VALUES (4,'orders','2026-11-22 02:38:09',1,X'DF54061D55134E26E9854D2881B03CC5E6442311E0BBA8D3719E60808184C5C9D12EFDE11009B9F408156792490FBB97',4799400);
INSERT INTO _sqlx_migrations VALUES (5,'mirror','2026-11-22 02:38:09',1,X'622EEE7C6CA7F9C26ED2382751A2A3B3CCECE20E9DEF9EEB3B1A2EBB3710DE2CE34D22B440769FD0D16BDBD774CCB387',25573201);
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
INSERT INTO game VALUES (1,900,10,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'2D9D470FD8ED799CF35AA570A296DDE28B8CED2FAD9D6F53563840D0FC9A2874','71d04e16baa2e6c39914214d2936f279c58b5284bef4bc29e7a0c1869ddd9254','{"board":"standard","piles":[[1,5,4,11,11,11,3,12,8,6,1,2,11,10,1,5,3,2,10,1,11,12,13,11,9,7,6,1,2,8,1,12,2,12],[10,7,10,16,14,15,8,6,15,5,4,11,8,3,15,16,3,1,8,5,1,13,17,3,9,15,2,1,16,15,12,18,3,17]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (2,900,11,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'43CE880A4BFCBFDA1CE2F4C2709DD4CBD7DADB0127A3BEB98F4D931F2C2F120D','4ddbbc665338f8079d5cd951d4812ce7f4e0ee538fa043fbc8e65e9f5f59a767','{"board":"standard","piles":[[15,20,17,13,3,15,7,20,21,11,19,22,16,20,20,10,5,9,22,5,22,6,14,1,22,18,4,12,8,22,2,1,7,2],[11,9,14,7,13,3,14,4,1,13,13,13,13,9,3,8,1,10,5,2,4,12,3,14,14,3,14,13,15,14,3,14,6,12]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (3,900,12,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'8DBCFE2FB7ED5A88D9DCEC976FAB80EF465FC24B9F11276567EA97ED6DBA3868','aa1878366dc8964772ca8d32d0e235d806ff2b651e3e2b160a25b1112a88de24','{"board":"standard","piles":[[7,2,15,1,3,15,8,15,3,3,5,10,14,11,1,16,4,10,18,6,1,3,17,12,5,8,8,9,13,15,17,16,15,16],[21,16,1,12,22,5,7,17,20,2,22,5,18,22,14,4,22,20,9,2,15,7,10,8,1,11,20,13,20,15,3,6,19,22]]}','{"winner":0,"reason":"resignation"}',NULL,NULL);
INSERT INTO game VALUES (4,900,13,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'AF5F4183FB1179AE275F167F85F0BDC9B9FDF11F7C95AD07B603280566BC187D','db44238020c0ca7a8983e018bad1f1a2e829991f687822dbf2dc39a0fadf2478','{"board":"standard","piles":[[13,3,12,11,13,3,10,14,9,8,5,13,14,6,14,2,14,3,1,4,13,14,13,7,12,3,15,1,3,14,9,13,14,4],[8,5,1,2,1,6,6,12,5,11,13,12,1,1,12,7,11,3,2,8,3,11,12,10,1,11,11,9,11,10,4,1,2,2]]}','{"winner":null,"reason":"agreement"}',NULL,NULL);
INSERT INTO game VALUES (5,900,14,'over',1,1790000000000,1790172800000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"per_turn":{"hours":24}},"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'EF4AFF5C168CAE57128C455CEEC6A74FC37C42A89AD26F3E59930F1796E9A7A4','c881ea0cbd91f495a7df45c6b6c97839ac2aeead98af5d78e1150ab11c646633','{"board":"standard","piles":[[11,8,20,17,22,12,18,22,5,22,22,19,22,9,7,20,20,16,5,1,15,7,3,15,1,13,2,21,2,14,10,20,6,4],[2,11,3,1,2,1,1,11,2,12,6,8,1,9,4,11,5,10,2,6,5,10,1,8,7,12,12,13,11,11,12,3,11,1]]}','{"winner":0,"reason":"time"}',NULL,NULL);
INSERT INTO game VALUES (6,900,15,'over',1,1790172800000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"live":{"minutes":30}},"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'6307E205F169C59C5E28CB90F59EA7AA3E37F3929E735B5E60979977FB81E085','ca4e00031e51a3c018465b931a700b373b9d19cbde92dc626adea64c0bb6f6e3','{"board":"standard","piles":[[6,4,12,11,7,16,16,8,1,1,3,3,9,17,13,18,15,10,3,8,14,15,10,17,16,15,1,5,15,15,3,5,2,8],[12,14,13,15,7,10,14,14,1,3,8,4,1,13,9,9,12,13,14,6,4,5,3,11,13,3,2,3,14,14,13,13,3,14]]}','{"winner":0,"reason":"overtime_battle"}',NULL,NULL);
INSERT INTO game VALUES (7,900,16,'over',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":"same","mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'68E261512320CF951AF3B090DF01F6F4A13AAA7C9162522E1682962EF084A80C','cc6af43f7d7e2fedb84bccfc90bf429f4279163d672c3a480ee5551c4d21b51d','{"board":"standard","piles":[[12,12,11,7,2,8,10,3,4,11,1,5,9,11,6,5,11,1,6,1,10,11,3,8,11,1,13,12,1,1,2,2,2,12],[3,14,9,11,9,14,2,3,13,13,8,10,7,14,13,15,12,14,6,1,12,1,4,13,14,5,13,3,3,13,3,14,14,4]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (8,900,17,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":7,"draft":{"round":0,"steps":[]},"expired":false}',1,X'68E261512320CF951AF3B090DF01F6F4A13AAA7C9162522E1682962EF084A80C','cc6af43f7d7e2fedb84bccfc90bf429f4279163d672c3a480ee5551c4d21b51d','{"board":"standard","piles":[[12,12,11,7,2,8,10,3,4,11,1,5,9,11,6,5,11,1,6,1,10,11,3,8,11,1,13,12,1,1,2,2,2,12],[3,14,9,11,9,14,2,3,13,13,8,10,7,14,13,15,12,14,6,1,12,1,4,13,14,5,13,3,3,13,3,14,14,4]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (9,900,20,'over',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'2FCA78BA54CD47EED77316FB95203502D6CF1D224B296A9D2DFCD0DCFE650002','172abae9a81a96ffd8c122ae67e2284f413ba036b4dd1683b884840219d0f89a','{"board":"standard","piles":[[1,3,6,2,12,10,8,2,10,12,11,9,4,2,12,1,1,5,13,11,2,5,6,11,11,3,12,1,8,1,7,11,11,1],[19,14,13,9,20,15,16,2,22,18,6,20,11,10,17,20,12,4,5,2,3,8,22,5,22,7,20,22,22,1,7,15,1,21]]}','{"winner":1,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (10,900,21,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (11,900,90,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D37891771071111B704C8ED6A25FA9B011C800FFD4997F815E51D012071482D4','92bef56b356e8d6372c95cedcc8f0939a5a4d0c2ac4fd4bc56a17d49a1fc9c1b','{"board":"standard","piles":[[1,22,21,20,18,20,22,22,3,15,12,11,5,7,20,4,19,17,22,13,6,15,16,10,1,22,14,20,2,9,2,8,5,7],[17,15,15,14,16,3,2,15,18,17,1,12,8,1,10,10,5,9,6,3,3,1,5,15,8,8,7,16,4,3,15,16,11,13]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (12,900,91,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D9C03D34A26BBBBCF5587F6E0C3264B2A3B948D8A9D14840CD720243F21A41C6','316be15832cf5f18b0f05747074759ac90d159a9e693872c4061506f01e405b3','{"board":"standard","piles":[[10,11,9,13,1,14,12,13,14,13,3,13,7,13,1,4,3,14,13,14,14,12,3,5,9,15,4,8,14,2,3,14,3,6],[20,1,6,20,8,5,2,7,13,22,19,12,11,20,17,21,7,14,2,22,20,18,4,10,9,3,15,22,1,5,15,16,22,22]]}',NULL,NULL,NULL);
INSERT INTO seat VALUES (1,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (1,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (2,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (2,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (3,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (3,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (4,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (4,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (5,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (5,1,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (6,0,1,'user 1','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (6,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (7,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (7,1,2,'user 2','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (8,0,2,'user 2','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (8,1,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (9,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (9,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (10,0,1,'user 1','borgo','3b79706652518f18997fae9a2df769346a785eb947321ae83f349e4efa893456');
INSERT INTO seat VALUES (10,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (11,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (12,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (12,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO interaction VALUES (13729000001,1,0,1790000000000);
INSERT INTO interaction VALUES (13729000002,1,0,1790000000000);
INSERT INTO interaction VALUES (13729000003,1,0,1790000000000);
INSERT INTO interaction VALUES (13729000004,1,0,1790000000000);
INSERT INTO interaction VALUES (13729000005,1,1,1790000000000);
INSERT INTO interaction VALUES (13729000006,1,2,1790000000000);
INSERT INTO interaction VALUES (13729000007,1,3,1790000000000);
INSERT INTO interaction VALUES (13729000008,1,4,1790000000000);
INSERT INTO interaction VALUES (13729000009,1,5,1790000000000);
INSERT INTO interaction VALUES (13729000010,1,6,1790000000000);
INSERT INTO interaction VALUES (13729000011,1,7,1790000000000);
INSERT INTO interaction VALUES (13729000012,1,8,1790000000000);
INSERT INTO interaction VALUES (13729000013,1,9,1790000000000);
INSERT INTO interaction VALUES (13729000014,1,10,1790000000000);
INSERT INTO interaction VALUES (13729000015,1,11,1790000000000);
INSERT INTO interaction VALUES (13729000016,1,12,1790000000000);
INSERT INTO interaction VALUES (13729000017,1,13,1790000000000);
INSERT INTO interaction VALUES (13729000018,1,14,1790000000000);
INSERT INTO interaction VALUES (13729000019,1,15,1790000000000);
INSERT INTO interaction VALUES (13729000020,1,16,1790000000000);
INSERT INTO interaction VALUES (13729000021,1,17,1790000000000);
INSERT INTO interaction VALUES (13729000022,1,18,1790000000000);
INSERT INTO interaction VALUES (13729000023,1,19,1790000000000);
INSERT INTO interaction VALUES (13729000024,1,20,1790000000000);
INSERT INTO interaction VALUES (13729000025,1,21,1790000000000);
INSERT INTO interaction VALUES (13729000026,1,22,1790000000000);
INSERT INTO interaction VALUES (13729000027,1,23,1790000000000);
INSERT INTO interaction VALUES (13729000028,1,24,1790000000000);
INSERT INTO interaction VALUES (13729000029,1,25,1790000000000);
INSERT INTO interaction VALUES (13729000030,1,26,1790000000000);
INSERT INTO interaction VALUES (13729000031,1,27,1790000000000);
INSERT INTO interaction VALUES (13729000032,1,28,1790000000000);
INSERT INTO interaction VALUES (13729000033,1,29,1790000000000);
INSERT INTO interaction VALUES (13729000034,1,30,1790000000000);
INSERT INTO interaction VALUES (13729000035,1,31,1790000000000);
INSERT INTO interaction VALUES (13729000036,1,32,1790000000000);
INSERT INTO interaction VALUES (13729000037,1,33,1790000000000);
INSERT INTO interaction VALUES (13729000038,1,34,1790000000000);
INSERT INTO interaction VALUES (13729000039,1,35,1790000000000);
INSERT INTO interaction VALUES (13729000040,1,36,1790000000000);
INSERT INTO interaction VALUES (13729000041,1,37,1790000000000);
INSERT INTO interaction VALUES (13729000042,1,38,1790000000000);
INSERT INTO interaction VALUES (13729000043,1,39,1790000000000);
INSERT INTO interaction VALUES (13729000044,1,40,1790000000000);
INSERT INTO interaction VALUES (13729000045,1,41,1790000000000);
INSERT INTO interaction VALUES (13729000046,1,42,1790000000000);
INSERT INTO interaction VALUES (13729000047,1,43,1790000000000);
INSERT INTO interaction VALUES (13729000048,1,44,1790000000000);
INSERT INTO interaction VALUES (13729000049,1,45,1790000000000);
INSERT INTO interaction VALUES (13729000050,1,46,1790000000000);
INSERT INTO interaction VALUES (13729000051,1,47,1790000000000);
INSERT INTO interaction VALUES (13729000052,1,48,1790000000000);
INSERT INTO interaction VALUES (13729000053,1,49,1790000000000);
INSERT INTO interaction VALUES (13729000054,1,50,1790000000000);
INSERT INTO interaction VALUES (13729000055,1,51,1790000000000);
INSERT INTO interaction VALUES (13729000056,1,52,1790000000000);
INSERT INTO interaction VALUES (13729000057,1,53,1790000000000);
INSERT INTO interaction VALUES (13729000058,1,54,1790000000000);
INSERT INTO interaction VALUES (13729000059,1,55,1790000000000);
INSERT INTO interaction VALUES (13729000060,1,56,1790000000000);
INSERT INTO interaction VALUES (13729000061,1,57,1790000000000);
INSERT INTO interaction VALUES (13729000062,1,58,1790000000000);
INSERT INTO interaction VALUES (13729000063,1,59,1790000000000);
INSERT INTO interaction VALUES (13729000064,1,60,1790000000000);
INSERT INTO interaction VALUES (13729000065,1,61,1790000000000);
INSERT INTO interaction VALUES (13729000066,1,62,1790000000000);
INSERT INTO interaction VALUES (13729000067,1,63,1790000000000);
INSERT INTO interaction VALUES (13729000068,1,64,1790000000000);
INSERT INTO interaction VALUES (13729000069,1,65,1790000000000);
INSERT INTO interaction VALUES (13729000070,1,66,1790000000000);
INSERT INTO interaction VALUES (13729000071,1,67,1790000000000);
INSERT INTO interaction VALUES (13729000072,1,68,1790000000000);
INSERT INTO interaction VALUES (13729000073,1,69,1790000000000);
INSERT INTO interaction VALUES (13729000074,1,70,1790000000000);
INSERT INTO interaction VALUES (13729000075,1,71,1790000000000);
INSERT INTO interaction VALUES (13729000076,1,72,1790000000000);
INSERT INTO interaction VALUES (13729000077,1,73,1790000000000);
INSERT INTO interaction VALUES (13729000078,1,74,1790000000000);
INSERT INTO interaction VALUES (13729000079,1,75,1790000000000);
INSERT INTO interaction VALUES (13729000080,1,76,1790000000000);
INSERT INTO interaction VALUES (13729000081,1,77,1790000000000);
INSERT INTO interaction VALUES (13729000082,1,78,1790000000000);
INSERT INTO interaction VALUES (13729000083,1,79,1790000000000);
INSERT INTO interaction VALUES (13729000084,1,80,1790000000000);
INSERT INTO interaction VALUES (13729000085,1,81,1790000000000);
INSERT INTO interaction VALUES (13729000086,1,82,1790000000000);
INSERT INTO interaction VALUES (13729000087,1,83,1790000000000);
INSERT INTO interaction VALUES (13729000088,1,84,1790000000000);
INSERT INTO interaction VALUES (13729000089,1,85,1790000000000);
INSERT INTO interaction VALUES (13729000090,1,86,1790000000000);
INSERT INTO interaction VALUES (13729000091,1,87,1790000000000);
INSERT INTO interaction VALUES (13729000092,1,88,1790000000000);
INSERT INTO interaction VALUES (13729000093,1,89,1790000000000);
INSERT INTO interaction VALUES (13729000094,1,90,1790000000000);
INSERT INTO interaction VALUES (13729000095,1,91,1790000000000);
INSERT INTO interaction VALUES (13729000096,1,92,1790000000000);
INSERT INTO interaction VALUES (13729000097,1,93,1790000000000);
INSERT INTO interaction VALUES (13729000098,1,94,1790000000000);
INSERT INTO interaction VALUES (13729000099,1,95,1790000000000);
INSERT INTO interaction VALUES (13729000100,1,96,1790000000000);
INSERT INTO interaction VALUES (13729000101,1,97,1790000000000);
INSERT INTO interaction VALUES (13729000102,1,98,1790000000000);
INSERT INTO interaction VALUES (13729000103,1,99,1790000000000);
INSERT INTO interaction VALUES (13729000104,1,100,1790000000000);
INSERT INTO interaction VALUES (13729000105,1,101,1790000000000);
INSERT INTO interaction VALUES (13729000106,1,102,1790000000000);
INSERT INTO interaction VALUES (13729000107,1,103,1790000000000);
INSERT INTO interaction VALUES (13729000108,1,104,1790000000000);
INSERT INTO interaction VALUES (13729000109,1,105,1790000000000);
INSERT INTO interaction VALUES (13729000110,1,106,1790000000000);
INSERT INTO interaction VALUES (13729000111,1,107,1790000000000);
INSERT INTO interaction VALUES (13729000112,1,108,1790000000000);
INSERT INTO interaction VALUES (13729000113,1,109,1790000000000);
INSERT INTO interaction VALUES (13729000114,1,110,1790000000000);
INSERT INTO interaction VALUES (13729000115,1,111,1790000000000);
INSERT INTO interaction VALUES (13729000116,1,112,1790000000000);
INSERT INTO interaction VALUES (13729000117,1,113,1790000000000);
INSERT INTO interaction VALUES (13729000118,1,114,1790000000000);
INSERT INTO interaction VALUES (13729000119,1,115,1790000000000);
INSERT INTO interaction VALUES (13729000120,1,116,1790000000000);
INSERT INTO interaction VALUES (13729000121,1,117,1790000000000);
INSERT INTO interaction VALUES (13729000122,1,118,1790000000000);
INSERT INTO interaction VALUES (13729000123,1,119,1790000000000);
INSERT INTO interaction VALUES (13729000124,1,120,1790000000000);
INSERT INTO interaction VALUES (13729000125,1,121,1790000000000);
INSERT INTO interaction VALUES (13729000126,1,122,1790000000000);
INSERT INTO interaction VALUES (13729000127,1,123,1790000000000);
INSERT INTO interaction VALUES (13729000128,1,124,1790000000000);
INSERT INTO interaction VALUES (13729000129,1,125,1790000000000);
INSERT INTO interaction VALUES (13729000130,1,126,1790000000000);
INSERT INTO interaction VALUES (13729000131,1,127,1790000000000);
INSERT INTO interaction VALUES (13729000132,1,128,1790000000000);
INSERT INTO interaction VALUES (13729000133,1,129,1790000000000);
INSERT INTO interaction VALUES (13729000134,1,130,1790000000000);
INSERT INTO interaction VALUES (13729000135,1,131,1790000000000);
INSERT INTO interaction VALUES (13729000136,1,132,1790000000000);
INSERT INTO interaction VALUES (13729000137,1,133,1790000000000);
INSERT INTO interaction VALUES (13729000138,2,0,1790000000000);
INSERT INTO interaction VALUES (13729000139,2,0,1790000000000);
INSERT INTO interaction VALUES (13729000140,2,0,1790000000000);
INSERT INTO interaction VALUES (13729000141,2,0,1790000000000);
INSERT INTO interaction VALUES (13729000142,2,1,1790000000000);
INSERT INTO interaction VALUES (13729000143,2,2,1790000000000);
INSERT INTO interaction VALUES (13729000144,2,3,1790000000000);
INSERT INTO interaction VALUES (13729000145,2,4,1790000000000);
INSERT INTO interaction VALUES (13729000146,2,5,1790000000000);
INSERT INTO interaction VALUES (13729000147,2,6,1790000000000);
INSERT INTO interaction VALUES (13729000148,2,7,1790000000000);
INSERT INTO interaction VALUES (13729000149,2,8,1790000000000);
INSERT INTO interaction VALUES (13729000150,2,9,1790000000000);
INSERT INTO interaction VALUES (13729000151,2,10,1790000000000);
INSERT INTO interaction VALUES (13729000152,2,11,1790000000000);
INSERT INTO interaction VALUES (13729000153,2,12,1790000000000);
INSERT INTO interaction VALUES (13729000154,2,13,1790000000000);
INSERT INTO interaction VALUES (13729000155,2,14,1790000000000);
INSERT INTO interaction VALUES (13729000156,2,15,1790000000000);
INSERT INTO interaction VALUES (13729000157,2,16,1790000000000);
INSERT INTO interaction VALUES (13729000158,2,17,1790000000000);
INSERT INTO interaction VALUES (13729000159,2,18,1790000000000);
INSERT INTO interaction VALUES (13729000160,2,19,1790000000000);
INSERT INTO interaction VALUES (13729000161,2,20,1790000000000);
INSERT INTO interaction VALUES (13729000162,2,21,1790000000000);
INSERT INTO interaction VALUES (13729000163,2,22,1790000000000);
INSERT INTO interaction VALUES (13729000164,2,23,1790000000000);
INSERT INTO interaction VALUES (13729000165,2,24,1790000000000);
INSERT INTO interaction VALUES (13729000166,2,25,1790000000000);
INSERT INTO interaction VALUES (13729000167,2,26,1790000000000);
INSERT INTO interaction VALUES (13729000168,2,27,1790000000000);
INSERT INTO interaction VALUES (13729000169,2,28,1790000000000);
INSERT INTO interaction VALUES (13729000170,2,29,1790000000000);
INSERT INTO interaction VALUES (13729000171,2,30,1790000000000);
INSERT INTO interaction VALUES (13729000172,2,31,1790000000000);
INSERT INTO interaction VALUES (13729000173,2,32,1790000000000);
INSERT INTO interaction VALUES (13729000174,2,33,1790000000000);
INSERT INTO interaction VALUES (13729000175,2,34,1790000000000);
INSERT INTO interaction VALUES (13729000176,2,35,1790000000000);
INSERT INTO interaction VALUES (13729000177,2,36,1790000000000);
INSERT INTO interaction VALUES (13729000178,2,37,1790000000000);
INSERT INTO interaction VALUES (13729000179,2,38,1790000000000);
INSERT INTO interaction VALUES (13729000180,2,39,1790000000000);
INSERT INTO interaction VALUES (13729000181,2,40,1790000000000);
INSERT INTO interaction VALUES (13729000182,2,41,1790000000000);
INSERT INTO interaction VALUES (13729000183,2,42,1790000000000);
INSERT INTO interaction VALUES (13729000184,2,43,1790000000000);
INSERT INTO interaction VALUES (13729000185,2,44,1790000000000);
INSERT INTO interaction VALUES (13729000186,2,45,1790000000000);
INSERT INTO interaction VALUES (13729000187,2,46,1790000000000);
INSERT INTO interaction VALUES (13729000188,2,47,1790000000000);
INSERT INTO interaction VALUES (13729000189,2,48,1790000000000);
INSERT INTO interaction VALUES (13729000190,2,49,1790000000000);
INSERT INTO interaction VALUES (13729000191,2,50,1790000000000);
INSERT INTO interaction VALUES (13729000192,2,51,1790000000000);
INSERT INTO interaction VALUES (13729000193,2,52,1790000000000);
INSERT INTO interaction VALUES (13729000194,2,53,1790000000000);
INSERT INTO interaction VALUES (13729000195,2,54,1790000000000);
INSERT INTO interaction VALUES (13729000196,2,55,1790000000000);
INSERT INTO interaction VALUES (13729000197,2,56,1790000000000);
INSERT INTO interaction VALUES (13729000198,2,57,1790000000000);
INSERT INTO interaction VALUES (13729000199,2,58,1790000000000);
INSERT INTO interaction VALUES (13729000200,2,59,1790000000000);
INSERT INTO interaction VALUES (13729000201,2,60,1790000000000);
INSERT INTO interaction VALUES (13729000202,2,61,1790000000000);
INSERT INTO interaction VALUES (13729000203,2,62,1790000000000);
INSERT INTO interaction VALUES (13729000204,2,63,1790000000000);
INSERT INTO interaction VALUES (13729000205,2,64,1790000000000);
INSERT INTO interaction VALUES (13729000206,2,65,1790000000000);
INSERT INTO interaction VALUES (13729000207,2,66,1790000000000);
INSERT INTO interaction VALUES (13729000208,2,67,1790000000000);
INSERT INTO interaction VALUES (13729000209,2,68,1790000000000);
INSERT INTO interaction VALUES (13729000210,2,69,1790000000000);
INSERT INTO interaction VALUES (13729000211,2,70,1790000000000);
INSERT INTO interaction VALUES (13729000212,2,71,1790000000000);
INSERT INTO interaction VALUES (13729000213,2,72,1790000000000);
INSERT INTO interaction VALUES (13729000214,2,73,1790000000000);
INSERT INTO interaction VALUES (13729000215,2,74,1790000000000);
INSERT INTO interaction VALUES (13729000216,2,75,1790000000000);
INSERT INTO interaction VALUES (13729000217,2,76,1790000000000);
INSERT INTO interaction VALUES (13729000218,2,77,1790000000000);
INSERT INTO interaction VALUES (13729000219,2,78,1790000000000);
INSERT INTO interaction VALUES (13729000220,2,79,1790000000000);
INSERT INTO interaction VALUES (13729000221,2,80,1790000000000);
INSERT INTO interaction VALUES (13729000222,2,81,1790000000000);
INSERT INTO interaction VALUES (13729000223,2,82,1790000000000);
INSERT INTO interaction VALUES (13729000224,2,83,1790000000000);
INSERT INTO interaction VALUES (13729000225,2,84,1790000000000);
INSERT INTO interaction VALUES (13729000226,2,85,1790000000000);
INSERT INTO interaction VALUES (13729000227,2,86,1790000000000);
INSERT INTO interaction VALUES (13729000228,2,87,1790000000000);
INSERT INTO interaction VALUES (13729000229,2,88,1790000000000);
INSERT INTO interaction VALUES (13729000230,2,89,1790000000000);
INSERT INTO interaction VALUES (13729000231,2,90,1790000000000);
INSERT INTO interaction VALUES (13729000232,2,91,1790000000000);
INSERT INTO interaction VALUES (13729000233,2,92,1790000000000);
INSERT INTO interaction VALUES (13729000234,2,93,1790000000000);
INSERT INTO interaction VALUES (13729000235,2,94,1790000000000);
INSERT INTO interaction VALUES (13729000236,2,95,1790000000000);
INSERT INTO interaction VALUES (13729000237,2,96,1790000000000);
INSERT INTO interaction VALUES (13729000238,2,97,1790000000000);
INSERT INTO interaction VALUES (13729000239,2,98,1790000000000);
INSERT INTO interaction VALUES (13729000240,2,99,1790000000000);
INSERT INTO interaction VALUES (13729000241,2,100,1790000000000);
INSERT INTO interaction VALUES (13729000242,2,101,1790000000000);
INSERT INTO interaction VALUES (13729000243,2,102,1790000000000);
INSERT INTO interaction VALUES (13729000244,2,103,1790000000000);
INSERT INTO interaction VALUES (13729000245,2,104,1790000000000);
INSERT INTO interaction VALUES (13729000246,2,105,1790000000000);
INSERT INTO interaction VALUES (13729000247,2,106,1790000000000);
INSERT INTO interaction VALUES (13729000248,2,107,1790000000000);
INSERT INTO interaction VALUES (13729000249,2,108,1790000000000);
INSERT INTO interaction VALUES (13729000250,2,109,1790000000000);
INSERT INTO interaction VALUES (13729000251,2,110,1790000000000);
INSERT INTO interaction VALUES (13729000252,2,111,1790000000000);
INSERT INTO interaction VALUES (13729000253,2,112,1790000000000);
INSERT INTO interaction VALUES (13729000254,2,113,1790000000000);
INSERT INTO interaction VALUES (13729000255,2,114,1790000000000);
INSERT INTO interaction VALUES (13729000256,2,115,1790000000000);
INSERT INTO interaction VALUES (13729000257,2,116,1790000000000);
INSERT INTO interaction VALUES (13729000258,2,117,1790000000000);
INSERT INTO interaction VALUES (13729000259,2,118,1790000000000);
INSERT INTO interaction VALUES (13729000260,3,0,1790000000000);
INSERT INTO interaction VALUES (13729000261,3,0,1790000000000);
INSERT INTO interaction VALUES (13729000262,3,0,1790000000000);
INSERT INTO interaction VALUES (13729000263,3,0,1790000000000);
INSERT INTO interaction VALUES (13729000264,3,1,1790000000000);
INSERT INTO interaction VALUES (13729000265,3,2,1790000000000);
INSERT INTO interaction VALUES (13729000266,3,3,1790000000000);
INSERT INTO interaction VALUES (13729000267,3,4,1790000000000);
INSERT INTO interaction VALUES (13729000268,3,5,1790000000000);
INSERT INTO interaction VALUES (13729000269,3,6,1790000000000);
INSERT INTO interaction VALUES (13729000270,3,7,1790000000000);
INSERT INTO interaction VALUES (13729000271,3,8,1790000000000);
INSERT INTO interaction VALUES (13729000272,3,9,1790000000000);
INSERT INTO interaction VALUES (13729000273,3,10,1790000000000);
INSERT INTO interaction VALUES (13729000274,3,11,1790000000000);
INSERT INTO interaction VALUES (13729000275,3,12,1790000000000);
INSERT INTO interaction VALUES (13729000276,3,13,1790000000000);
INSERT INTO interaction VALUES (13729000277,3,14,1790000000000);
INSERT INTO interaction VALUES (13729000278,3,15,1790000000000);
INSERT INTO interaction VALUES (13729000279,3,15,1790000000000);
INSERT INTO interaction VALUES (13729000280,3,16,1790000000000);
INSERT INTO interaction VALUES (13729000281,3,17,1790000000000);
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
INSERT INTO interaction VALUES (13729000356,7,0,1790174660000);
INSERT INTO interaction VALUES (13729000357,7,0,1790174660000);
INSERT INTO interaction VALUES (13729000358,7,0,1790174660000);
INSERT INTO interaction VALUES (13729000359,7,0,1790174660000);
INSERT INTO interaction VALUES (13729000360,7,1,1790174660000);
INSERT INTO interaction VALUES (13729000361,7,2,1790174660000);
INSERT INTO interaction VALUES (13729000362,7,3,1790174660000);
INSERT INTO interaction VALUES (13729000363,7,4,1790174660000);
INSERT INTO interaction VALUES (13729000364,7,5,1790174660000);
INSERT INTO interaction VALUES (13729000365,7,6,1790174660000);
INSERT INTO interaction VALUES (13729000366,7,7,1790174660000);
INSERT INTO interaction VALUES (13729000367,7,8,1790174660000);
INSERT INTO interaction VALUES (13729000368,7,9,1790174660000);
INSERT INTO interaction VALUES (13729000369,7,10,1790174660000);
INSERT INTO interaction VALUES (13729000370,7,11,1790174660000);
INSERT INTO interaction VALUES (13729000371,7,12,1790174660000);
INSERT INTO interaction VALUES (13729000372,7,13,1790174660000);
INSERT INTO interaction VALUES (13729000373,7,14,1790174660000);
INSERT INTO interaction VALUES (13729000374,7,15,1790174660000);
INSERT INTO interaction VALUES (13729000375,7,16,1790174660000);
INSERT INTO interaction VALUES (13729000376,7,17,1790174660000);
INSERT INTO interaction VALUES (13729000377,7,18,1790174660000);
INSERT INTO interaction VALUES (13729000378,7,19,1790174660000);
INSERT INTO interaction VALUES (13729000379,7,20,1790174660000);
INSERT INTO interaction VALUES (13729000380,7,21,1790174660000);
INSERT INTO interaction VALUES (13729000381,7,22,1790174660000);
INSERT INTO interaction VALUES (13729000382,7,23,1790174660000);
INSERT INTO interaction VALUES (13729000383,7,24,1790174660000);
INSERT INTO interaction VALUES (13729000384,7,25,1790174660000);
INSERT INTO interaction VALUES (13729000385,7,26,1790174660000);
INSERT INTO interaction VALUES (13729000386,7,27,1790174660000);
INSERT INTO interaction VALUES (13729000387,7,28,1790174660000);
INSERT INTO interaction VALUES (13729000388,7,29,1790174660000);
INSERT INTO interaction VALUES (13729000389,7,30,1790174660000);
INSERT INTO interaction VALUES (13729000390,7,31,1790174660000);
INSERT INTO interaction VALUES (13729000391,7,32,1790174660000);
INSERT INTO interaction VALUES (13729000392,7,33,1790174660000);
INSERT INTO interaction VALUES (13729000393,7,34,1790174660000);
INSERT INTO interaction VALUES (13729000394,7,35,1790174660000);
INSERT INTO interaction VALUES (13729000395,7,36,1790174660000);
INSERT INTO interaction VALUES (13729000396,7,37,1790174660000);
INSERT INTO interaction VALUES (13729000397,7,38,1790174660000);
INSERT INTO interaction VALUES (13729000398,7,39,1790174660000);
INSERT INTO interaction VALUES (13729000399,7,40,1790174660000);
INSERT INTO interaction VALUES (13729000400,7,41,1790174660000);
INSERT INTO interaction VALUES (13729000401,7,42,1790174660000);
INSERT INTO interaction VALUES (13729000402,7,43,1790174660000);
INSERT INTO interaction VALUES (13729000403,7,44,1790174660000);
INSERT INTO interaction VALUES (13729000404,7,45,1790174660000);
INSERT INTO interaction VALUES (13729000405,7,46,1790174660000);
INSERT INTO interaction VALUES (13729000406,7,47,1790174660000);
INSERT INTO interaction VALUES (13729000407,7,48,1790174660000);
INSERT INTO interaction VALUES (13729000408,7,49,1790174660000);
INSERT INTO interaction VALUES (13729000409,7,50,1790174660000);
INSERT INTO interaction VALUES (13729000410,7,51,1790174660000);
INSERT INTO interaction VALUES (13729000411,7,52,1790174660000);
INSERT INTO interaction VALUES (13729000412,7,53,1790174660000);
INSERT INTO interaction VALUES (13729000413,7,54,1790174660000);
INSERT INTO interaction VALUES (13729000414,7,55,1790174660000);
INSERT INTO interaction VALUES (13729000415,7,56,1790174660000);
INSERT INTO interaction VALUES (13729000416,7,57,1790174660000);
INSERT INTO interaction VALUES (13729000417,7,58,1790174660000);
INSERT INTO interaction VALUES (13729000418,7,59,1790174660000);
INSERT INTO interaction VALUES (13729000419,7,60,1790174660000);
INSERT INTO interaction VALUES (13729000420,7,61,1790174660000);
INSERT INTO interaction VALUES (13729000421,7,62,1790174660000);
INSERT INTO interaction VALUES (13729000422,7,63,1790174660000);
INSERT INTO interaction VALUES (13729000423,7,64,1790174660000);
INSERT INTO interaction VALUES (13729000424,7,65,1790174660000);
INSERT INTO interaction VALUES (13729000425,7,66,1790174660000);
INSERT INTO interaction VALUES (13729000426,7,67,1790174660000);
INSERT INTO interaction VALUES (13729000427,7,68,1790174660000);
INSERT INTO interaction VALUES (13729000428,7,69,1790174660000);
INSERT INTO interaction VALUES (13729000429,7,70,1790174660000);
INSERT INTO interaction VALUES (13729000430,7,71,1790174660000);
INSERT INTO interaction VALUES (13729000431,7,72,1790174660000);
INSERT INTO interaction VALUES (13729000432,7,73,1790174660000);
INSERT INTO interaction VALUES (13729000433,7,74,1790174660000);
INSERT INTO interaction VALUES (13729000434,7,75,1790174660000);
INSERT INTO interaction VALUES (13729000435,7,76,1790174660000);
INSERT INTO interaction VALUES (13729000436,7,77,1790174660000);
INSERT INTO interaction VALUES (13729000437,7,78,1790174660000);
INSERT INTO interaction VALUES (13729000438,7,79,1790174660000);
INSERT INTO interaction VALUES (13729000439,7,80,1790174660000);
INSERT INTO interaction VALUES (13729000440,7,81,1790174660000);
INSERT INTO interaction VALUES (13729000441,7,82,1790174660000);
INSERT INTO interaction VALUES (13729000442,7,83,1790174660000);
INSERT INTO interaction VALUES (13729000443,7,84,1790174660000);
INSERT INTO interaction VALUES (13729000444,7,85,1790174660000);
INSERT INTO interaction VALUES (13729000445,7,86,1790174660000);
INSERT INTO interaction VALUES (13729000446,7,87,1790174660000);
INSERT INTO interaction VALUES (13729000447,7,88,1790174660000);
INSERT INTO interaction VALUES (13729000448,7,89,1790174660000);
INSERT INTO interaction VALUES (13729000449,7,90,1790174660000);
INSERT INTO interaction VALUES (13729000450,7,91,1790174660000);
INSERT INTO interaction VALUES (13729000451,7,92,1790174660000);
INSERT INTO interaction VALUES (13729000452,7,93,1790174660000);
INSERT INTO interaction VALUES (13729000453,7,94,1790174660000);
INSERT INTO interaction VALUES (13729000454,7,95,1790174660000);
INSERT INTO interaction VALUES (13729000455,7,96,1790174660000);
INSERT INTO interaction VALUES (13729000456,7,97,1790174660000);
INSERT INTO interaction VALUES (13729000457,7,98,1790174660000);
INSERT INTO interaction VALUES (13729000458,7,99,1790174660000);
INSERT INTO interaction VALUES (13729000459,7,100,1790174660000);
INSERT INTO interaction VALUES (13729000460,7,101,1790174660000);
INSERT INTO interaction VALUES (13729000461,7,102,1790174660000);
INSERT INTO interaction VALUES (13729000462,7,103,1790174660000);
INSERT INTO interaction VALUES (13729000463,7,104,1790174660000);
INSERT INTO interaction VALUES (13729000464,7,105,1790174660000);
INSERT INTO interaction VALUES (13729000465,7,106,1790174660000);
INSERT INTO interaction VALUES (13729000466,7,107,1790174660000);
INSERT INTO interaction VALUES (13729000467,7,108,1790174660000);
INSERT INTO interaction VALUES (13729000468,7,109,1790174660000);
INSERT INTO interaction VALUES (13729000469,7,110,1790174660000);
INSERT INTO interaction VALUES (13729000470,7,111,1790174660000);
INSERT INTO interaction VALUES (13729000471,7,112,1790174660000);
INSERT INTO interaction VALUES (13729000472,7,113,1790174660000);
INSERT INTO interaction VALUES (13729000473,7,114,1790174660000);
INSERT INTO interaction VALUES (13729000474,7,115,1790174660000);
INSERT INTO interaction VALUES (13729000475,7,116,1790174660000);
INSERT INTO interaction VALUES (13729000476,7,117,1790174660000);
INSERT INTO interaction VALUES (13729000477,7,118,1790174660000);
INSERT INTO interaction VALUES (13729000478,7,119,1790174660000);
INSERT INTO interaction VALUES (13729000479,7,120,1790174660000);
INSERT INTO interaction VALUES (13729000480,7,121,1790174660000);
INSERT INTO interaction VALUES (13729000481,7,122,1790174660000);
INSERT INTO interaction VALUES (13729000482,7,123,1790174660000);
INSERT INTO interaction VALUES (13729000483,7,124,1790174660000);
INSERT INTO interaction VALUES (13729000484,7,125,1790174660000);
INSERT INTO interaction VALUES (13729000485,8,1,1790174660000);
INSERT INTO interaction VALUES (13729000486,8,2,1790174660000);
INSERT INTO interaction VALUES (13729000487,8,3,1790174660000);
INSERT INTO interaction VALUES (13729000488,8,4,1790174660000);
INSERT INTO interaction VALUES (13729000489,8,5,1790174660000);
INSERT INTO interaction VALUES (13729000490,8,6,1790174660000);
INSERT INTO interaction VALUES (13729000491,8,7,1790174660000);
INSERT INTO interaction VALUES (13729000492,8,8,1790174660000);
INSERT INTO interaction VALUES (13729000493,8,9,1790174660000);
INSERT INTO interaction VALUES (13729000494,8,10,1790174660000);
INSERT INTO interaction VALUES (13729000495,8,11,1790174660000);
INSERT INTO interaction VALUES (13729000496,8,12,1790174660000);
INSERT INTO interaction VALUES (13729000497,8,13,1790174660000);
INSERT INTO interaction VALUES (13729000498,8,14,1790174660000);
INSERT INTO interaction VALUES (13729000499,8,15,1790174660000);
INSERT INTO interaction VALUES (13729000500,9,0,1790174660000);
INSERT INTO interaction VALUES (13729000501,9,0,1790174660000);
INSERT INTO interaction VALUES (13729000502,9,0,1790174660000);
INSERT INTO interaction VALUES (13729000503,9,0,1790174660000);
INSERT INTO interaction VALUES (13729000504,9,1,1790174660000);
INSERT INTO interaction VALUES (13729000505,9,2,1790174660000);
INSERT INTO interaction VALUES (13729000506,9,3,1790174660000);
INSERT INTO interaction VALUES (13729000507,9,4,1790174660000);
INSERT INTO interaction VALUES (13729000508,9,5,1790174660000);
INSERT INTO interaction VALUES (13729000509,9,6,1790174660000);
INSERT INTO interaction VALUES (13729000510,9,7,1790174660000);
INSERT INTO interaction VALUES (13729000511,9,8,1790174660000);
INSERT INTO interaction VALUES (13729000512,9,9,1790174660000);
INSERT INTO interaction VALUES (13729000513,9,10,1790174660000);
INSERT INTO interaction VALUES (13729000514,9,11,1790174660000);
INSERT INTO interaction VALUES (13729000515,9,12,1790174660000);
INSERT INTO interaction VALUES (13729000516,9,13,1790174660000);
INSERT INTO interaction VALUES (13729000517,9,14,1790174660000);
INSERT INTO interaction VALUES (13729000518,9,15,1790174660000);
INSERT INTO interaction VALUES (13729000519,9,16,1790174660000);
INSERT INTO interaction VALUES (13729000520,9,17,1790174660000);
INSERT INTO interaction VALUES (13729000521,9,18,1790174660000);
INSERT INTO interaction VALUES (13729000522,9,19,1790174660000);
INSERT INTO interaction VALUES (13729000523,9,20,1790174660000);
INSERT INTO interaction VALUES (13729000524,9,21,1790174660000);
INSERT INTO interaction VALUES (13729000525,9,22,1790174660000);
INSERT INTO interaction VALUES (13729000526,9,23,1790174660000);
INSERT INTO interaction VALUES (13729000527,9,24,1790174660000);
INSERT INTO interaction VALUES (13729000528,9,25,1790174660000);
INSERT INTO interaction VALUES (13729000529,9,26,1790174660000);
INSERT INTO interaction VALUES (13729000530,9,27,1790174660000);
INSERT INTO interaction VALUES (13729000531,9,28,1790174660000);
INSERT INTO interaction VALUES (13729000532,9,29,1790174660000);
INSERT INTO interaction VALUES (13729000533,9,30,1790174660000);
INSERT INTO interaction VALUES (13729000534,9,31,1790174660000);
INSERT INTO interaction VALUES (13729000535,9,32,1790174660000);
INSERT INTO interaction VALUES (13729000536,9,33,1790174660000);
INSERT INTO interaction VALUES (13729000537,9,34,1790174660000);
INSERT INTO interaction VALUES (13729000538,9,35,1790174660000);
INSERT INTO interaction VALUES (13729000539,9,36,1790174660000);
INSERT INTO interaction VALUES (13729000540,9,37,1790174660000);
INSERT INTO interaction VALUES (13729000541,9,38,1790174660000);
INSERT INTO interaction VALUES (13729000542,9,39,1790174660000);
INSERT INTO interaction VALUES (13729000543,9,40,1790174660000);
INSERT INTO interaction VALUES (13729000544,9,41,1790174660000);
INSERT INTO interaction VALUES (13729000545,9,42,1790174660000);
INSERT INTO interaction VALUES (13729000546,9,43,1790174660000);
INSERT INTO interaction VALUES (13729000547,9,44,1790174660000);
INSERT INTO interaction VALUES (13729000548,9,45,1790174660000);
INSERT INTO interaction VALUES (13729000549,9,46,1790174660000);
INSERT INTO interaction VALUES (13729000550,9,47,1790174660000);
INSERT INTO interaction VALUES (13729000551,9,48,1790174660000);
INSERT INTO interaction VALUES (13729000552,9,49,1790174660000);
INSERT INTO interaction VALUES (13729000553,9,50,1790174660000);
INSERT INTO interaction VALUES (13729000554,9,51,1790174660000);
INSERT INTO interaction VALUES (13729000555,9,52,1790174660000);
INSERT INTO interaction VALUES (13729000556,9,53,1790174660000);
INSERT INTO interaction VALUES (13729000557,9,54,1790174660000);
INSERT INTO interaction VALUES (13729000558,9,55,1790174660000);
INSERT INTO interaction VALUES (13729000559,9,56,1790174660000);
INSERT INTO interaction VALUES (13729000560,9,57,1790174660000);
INSERT INTO interaction VALUES (13729000561,9,58,1790174660000);
INSERT INTO interaction VALUES (13729000562,9,59,1790174660000);
INSERT INTO interaction VALUES (13729000563,9,60,1790174660000);
INSERT INTO interaction VALUES (13729000564,9,61,1790174660000);
INSERT INTO interaction VALUES (13729000565,9,62,1790174660000);
INSERT INTO interaction VALUES (13729000566,9,63,1790174660000);
INSERT INTO interaction VALUES (13729000567,9,64,1790174660000);
INSERT INTO interaction VALUES (13729000568,9,65,1790174660000);
INSERT INTO interaction VALUES (13729000569,9,66,1790174660000);
INSERT INTO interaction VALUES (13729000570,9,67,1790174660000);
INSERT INTO interaction VALUES (13729000571,9,68,1790174660000);
INSERT INTO interaction VALUES (13729000572,9,69,1790174660000);
INSERT INTO interaction VALUES (13729000573,9,70,1790174660000);
INSERT INTO interaction VALUES (13729000574,9,71,1790174660000);
INSERT INTO interaction VALUES (13729000575,9,72,1790174660000);
INSERT INTO interaction VALUES (13729000576,9,73,1790174660000);
INSERT INTO interaction VALUES (13729000577,9,74,1790174660000);
INSERT INTO interaction VALUES (13729000578,9,75,1790174660000);
INSERT INTO interaction VALUES (13729000579,9,76,1790174660000);
INSERT INTO interaction VALUES (13729000580,9,77,1790174660000);
INSERT INTO interaction VALUES (13729000581,9,78,1790174660000);
INSERT INTO interaction VALUES (13729000582,9,79,1790174660000);
INSERT INTO interaction VALUES (13729000583,9,80,1790174660000);
INSERT INTO interaction VALUES (13729000584,9,81,1790174660000);
INSERT INTO interaction VALUES (13729000585,9,82,1790174660000);
INSERT INTO interaction VALUES (13729000586,9,83,1790174660000);
INSERT INTO interaction VALUES (13729000587,9,84,1790174660000);
INSERT INTO interaction VALUES (13729000588,9,85,1790174660000);
INSERT INTO interaction VALUES (13729000589,9,86,1790174660000);
INSERT INTO interaction VALUES (13729000590,9,87,1790174660000);
INSERT INTO interaction VALUES (13729000591,9,88,1790174660000);
INSERT INTO interaction VALUES (13729000592,9,89,1790174660000);
INSERT INTO interaction VALUES (13729000593,9,90,1790174660000);
INSERT INTO interaction VALUES (13729000594,9,91,1790174660000);
INSERT INTO interaction VALUES (13729000595,9,92,1790174660000);
INSERT INTO interaction VALUES (13729000596,9,93,1790174660000);
INSERT INTO interaction VALUES (13729000597,9,94,1790174660000);
INSERT INTO interaction VALUES (13729000598,9,95,1790174660000);
INSERT INTO interaction VALUES (13729000599,9,96,1790174660000);
INSERT INTO interaction VALUES (13729000600,9,97,1790174660000);
INSERT INTO interaction VALUES (13729000601,9,98,1790174660000);
INSERT INTO interaction VALUES (13729000602,9,99,1790174660000);
INSERT INTO interaction VALUES (13729000603,9,100,1790174660000);
INSERT INTO interaction VALUES (13729000604,9,101,1790174660000);
INSERT INTO interaction VALUES (13729000605,9,102,1790174660000);
INSERT INTO interaction VALUES (13729000606,9,103,1790174660000);
INSERT INTO interaction VALUES (13729000607,9,104,1790174660000);
INSERT INTO interaction VALUES (13729000608,9,105,1790174660000);
INSERT INTO interaction VALUES (13729000609,9,106,1790174660000);
INSERT INTO interaction VALUES (13729000610,9,107,1790174660000);
INSERT INTO interaction VALUES (13729000611,9,108,1790174660000);
INSERT INTO interaction VALUES (13729000612,9,109,1790174660000);
INSERT INTO interaction VALUES (13729000613,9,110,1790174660000);
INSERT INTO interaction VALUES (13729000614,9,111,1790174660000);
INSERT INTO interaction VALUES (13729000615,9,112,1790174660000);
INSERT INTO interaction VALUES (13729000616,9,113,1790174660000);
INSERT INTO interaction VALUES (13729000617,9,114,1790174660000);
INSERT INTO interaction VALUES (13729000618,9,115,1790174660000);
INSERT INTO interaction VALUES (13729000619,9,116,1790174660000);
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
INSERT INTO interaction VALUES (13729000754,12,0,1790174660000);
INSERT INTO interaction VALUES (13729000755,12,0,1790174660000);
INSERT INTO interaction VALUES (13729000756,12,0,1790174660000);
INSERT INTO interaction VALUES (13729000757,12,0,1790174660000);
INSERT INTO action VALUES (1,1,0,'place-hq B4 5',1,1790000000000,13729000005);
INSERT INTO action VALUES (1,2,1,'place-hq E1 0',2,1790000000000,13729000006);
INSERT INTO action VALUES (1,3,0,'draw',1,1790000000000,13729000007);
INSERT INTO action VALUES (1,4,0,'place mutant C2 2',1,1790000000000,13729000008);
INSERT INTO action VALUES (1,5,0,'end',1,1790000000000,13729000009);
INSERT INTO action VALUES (1,6,1,'draw',2,1790000000000,13729000010);
INSERT INTO action VALUES (1,7,1,'place officer_1 D2 1',2,1790000000000,13729000011);
INSERT INTO action VALUES (1,8,1,'place guard A2 3',2,1790000000000,13729000012);
INSERT INTO action VALUES (1,9,1,'end',2,1790000000000,13729000013);
INSERT INTO action VALUES (1,10,0,'draw',1,1790000000000,13729000014);
INSERT INTO action VALUES (1,11,0,'discard super_mutant',1,1790000000000,13729000015);
INSERT INTO action VALUES (1,12,0,'place brawler E2 3',1,1790000000000,13729000016);
INSERT INTO action VALUES (1,13,0,'battle',1,1790000000000,13729000017);
INSERT INTO action VALUES (1,14,1,'draw',2,1790000000000,13729000018);
INSERT INTO action VALUES (1,15,1,'discard quartermaster',2,1790000000000,13729000019);
INSERT INTO action VALUES (1,16,1,'place officer_1 B1 2',2,1790000000000,13729000020);
INSERT INTO action VALUES (1,17,1,'move A2 A3 1',2,1790000000000,13729000021);
INSERT INTO action VALUES (1,18,1,'end',2,1790000000000,13729000022);
INSERT INTO action VALUES (1,19,0,'draw',1,1790000000000,13729000023);
INSERT INTO action VALUES (1,20,0,'discard battle',1,1790000000000,13729000024);
INSERT INTO action VALUES (1,21,0,'undo 19',1,1790000000000,13729000025);
INSERT INTO action VALUES (1,22,0,'discard battle',1,1790000000000,13729000026);
INSERT INTO action VALUES (1,23,0,'undo 19',1,1790000000000,13729000027);
INSERT INTO action VALUES (1,24,0,'discard battle',1,1790000000000,13729000028);
INSERT INTO action VALUES (1,25,0,'place net_fighter A2 5',1,1790000000000,13729000029);
INSERT INTO action VALUES (1,26,0,'battle',1,1790000000000,13729000030);
INSERT INTO action VALUES (1,27,1,'draw',2,1790000000000,13729000031);
INSERT INTO action VALUES (1,28,1,'discard universal_soldier',2,1790000000000,13729000032);
INSERT INTO action VALUES (1,29,1,'place net_master D2 5',2,1790000000000,13729000033);
INSERT INTO action VALUES (1,30,1,'undo 28',2,1790000000000,13729000034);
INSERT INTO action VALUES (1,31,1,'place net_master A2 2',2,1790000000000,13729000035);
INSERT INTO action VALUES (1,32,1,'battle',2,1790000000000,13729000036);
INSERT INTO action VALUES (1,33,0,'draw',1,1790000000000,13729000037);
INSERT INTO action VALUES (1,34,0,'discard assassin',1,1790000000000,13729000038);
INSERT INTO action VALUES (1,35,0,'place officer C3 3',1,1790000000000,13729000039);
INSERT INTO action VALUES (1,36,0,'move C2 D1 1',1,1790000000000,13729000040);
INSERT INTO action VALUES (1,37,0,'end',1,1790000000000,13729000041);
INSERT INTO action VALUES (1,38,1,'draw',2,1790000000000,13729000042);
INSERT INTO action VALUES (1,39,1,'discard gladiator',2,1790000000000,13729000043);
INSERT INTO action VALUES (1,40,1,'place net_fighter C5 3',2,1790000000000,13729000044);
INSERT INTO action VALUES (1,41,1,'battle',2,1790000000000,13729000045);
INSERT INTO action VALUES (1,42,0,'draw',1,1790000000000,13729000046);
INSERT INTO action VALUES (1,43,0,'discard mutant',1,1790000000000,13729000047);
INSERT INTO action VALUES (1,44,0,'place claws D1 3',1,1790000000000,13729000048);
INSERT INTO action VALUES (1,45,0,'battle',1,1790000000000,13729000049);
INSERT INTO action VALUES (1,46,1,'draw',2,1790000000000,13729000050);
INSERT INTO action VALUES (1,47,1,'discard ganger',2,1790000000000,13729000051);
INSERT INTO action VALUES (1,48,1,'undo 46',2,1790000000000,13729000052);
INSERT INTO action VALUES (1,49,1,'discard universal_soldier',2,1790000000000,13729000053);
INSERT INTO action VALUES (1,50,1,'place officer_2 C5 3',2,1790000000000,13729000054);
INSERT INTO action VALUES (1,51,1,'place ganger D1 0',2,1790000000000,13729000055);
INSERT INTO action VALUES (1,52,1,'end',2,1790000000000,13729000056);
INSERT INTO action VALUES (1,53,0,'draw',1,1790000000000,13729000057);
INSERT INTO action VALUES (1,54,0,'discard mutant',1,1790000000000,13729000058);
INSERT INTO action VALUES (1,55,0,'place brawler E3 1',1,1790000000000,13729000059);
INSERT INTO action VALUES (1,56,0,'place scout D3 3',1,1790000000000,13729000060);
INSERT INTO action VALUES (1,57,0,'end',1,1790000000000,13729000061);
INSERT INTO action VALUES (1,58,1,'draw',2,1790000000000,13729000062);
INSERT INTO action VALUES (1,59,1,'discard battle',2,1790000000000,13729000063);
INSERT INTO action VALUES (1,60,1,'undo 58',2,1790000000000,13729000064);
INSERT INTO action VALUES (1,61,1,'discard battle',2,1790000000000,13729000065);
INSERT INTO action VALUES (1,62,1,'move A2 A1 4',2,1790000000000,13729000066);
INSERT INTO action VALUES (1,63,1,'place ganger C1 0',2,1790000000000,13729000067);
INSERT INTO action VALUES (1,64,1,'end',2,1790000000000,13729000068);
INSERT INTO action VALUES (1,65,0,'draw',1,1790000000000,13729000069);
INSERT INTO action VALUES (1,66,0,'discard net_fighter',1,1790000000000,13729000070);
INSERT INTO action VALUES (1,67,0,'undo 65',1,1790000000000,13729000071);
INSERT INTO action VALUES (1,68,0,'discard scout',1,1790000000000,13729000072);
INSERT INTO action VALUES (1,69,0,'place claws B2 2',1,1790000000000,13729000073);
INSERT INTO action VALUES (1,70,0,'place net_fighter D2 2',1,1790000000000,13729000074);
INSERT INTO action VALUES (1,71,0,'undo 69',1,1790000000000,13729000075);
INSERT INTO action VALUES (1,72,0,'place net_fighter D4 4',1,1790000000000,13729000076);
INSERT INTO action VALUES (1,73,0,'end',1,1790000000000,13729000077);
INSERT INTO action VALUES (1,74,1,'draw',2,1790000000000,13729000078);
INSERT INTO action VALUES (1,75,1,'discard runner',2,1790000000000,13729000079);
INSERT INTO action VALUES (1,76,1,'place universal_soldier C4 1',2,1790000000000,13729000080);
INSERT INTO action VALUES (1,77,1,'place net_fighter A3 4',2,1790000000000,13729000081);
INSERT INTO action VALUES (1,78,1,'undo 76',2,1790000000000,13729000082);
INSERT INTO action VALUES (1,79,1,'place net_fighter A3 2',2,1790000000000,13729000083);
INSERT INTO action VALUES (1,80,1,'end',2,1790000000000,13729000084);
INSERT INTO action VALUES (1,81,0,'draw',1,1790000000000,13729000085);
INSERT INTO action VALUES (1,82,0,'discard move',1,1790000000000,13729000086);
INSERT INTO action VALUES (1,83,0,'place mutant D2 1',1,1790000000000,13729000087);
INSERT INTO action VALUES (1,84,0,'battle',1,1790000000000,13729000088);
INSERT INTO action VALUES (1,85,1,'draw',2,1790000000000,13729000089);
INSERT INTO action VALUES (1,86,1,'discard push_back',2,1790000000000,13729000090);
INSERT INTO action VALUES (1,87,1,'place transport B3 4',2,1790000000000,13729000091);
INSERT INTO action VALUES (1,88,1,'place runner C2 5',2,1790000000000,13729000092);
INSERT INTO action VALUES (1,89,1,'use mobility C2 D1 1',2,1790000000000,13729000093);
INSERT INTO action VALUES (1,90,1,'end',2,1790000000000,13729000094);
INSERT INTO action VALUES (1,91,0,'draw',1,1790000000000,13729000095);
INSERT INTO action VALUES (1,92,0,'discard super_officer',1,1790000000000,13729000096);
INSERT INTO action VALUES (1,93,0,'grenade B3',1,1790000000000,13729000097);
INSERT INTO action VALUES (1,94,0,'battle',1,1790000000000,13729000098);
INSERT INTO action VALUES (1,95,1,'draw',2,1790000000000,13729000099);
INSERT INTO action VALUES (1,96,1,'discard battle',2,1790000000000,13729000100);
INSERT INTO action VALUES (1,97,1,'place boss C4 0',2,1790000000000,13729000101);
INSERT INTO action VALUES (1,98,1,'place ganger D2 4',2,1790000000000,13729000102);
INSERT INTO action VALUES (1,99,1,'use mobility D1 D1 5',2,1790000000000,13729000103);
INSERT INTO action VALUES (1,100,1,'end',2,1790000000000,13729000104);
INSERT INTO action VALUES (1,101,0,'draw',1,1790000000000,13729000105);
INSERT INTO action VALUES (1,102,0,'discard mutant',1,1790000000000,13729000106);
INSERT INTO action VALUES (1,103,0,'place medic B3 0',1,1790000000000,13729000107);
INSERT INTO action VALUES (1,104,0,'place assassin C3 5',1,1790000000000,13729000108);
INSERT INTO action VALUES (1,105,0,'use mobility C3 C2 4',1,1790000000000,13729000109);
INSERT INTO action VALUES (1,106,0,'end',1,1790000000000,13729000110);
INSERT INTO action VALUES (1,107,1,'draw',2,1790000000000,13729000111);
INSERT INTO action VALUES (1,108,1,'discard runner',2,1790000000000,13729000112);
INSERT INTO action VALUES (1,109,1,'move B1 B1 4',2,1790000000000,13729000113);
INSERT INTO action VALUES (1,110,1,'place thug A2 4',2,1790000000000,13729000114);
INSERT INTO action VALUES (1,111,1,'use mobility D1 D1 2',2,1790000000000,13729000115);
INSERT INTO action VALUES (1,112,1,'end',2,1790000000000,13729000116);
INSERT INTO action VALUES (1,113,0,'draw',1,1790000000000,13729000117);
INSERT INTO action VALUES (1,114,0,'discard claws',1,1790000000000,13729000118);
INSERT INTO action VALUES (1,115,0,'use mobility C2 C2 0',1,1790000000000,13729000119);
INSERT INTO action VALUES (1,116,0,'place mutant A3 4',1,1790000000000,13729000120);
INSERT INTO action VALUES (1,117,0,'place officer C3 5',1,1790000000000,13729000121);
INSERT INTO action VALUES (1,118,0,'end',1,1790000000000,13729000122);
INSERT INTO action VALUES (1,119,1,'draw',2,1790000000000,13729000123);
INSERT INTO action VALUES (1,120,1,'discard scout',2,1790000000000,13729000124);
INSERT INTO action VALUES (1,121,1,'sniper C2',2,1790000000000,13729000125);
INSERT INTO action VALUES (1,122,1,'use mobility D1 D1 1',2,1790000000000,13729000126);
INSERT INTO action VALUES (1,123,1,'battle',2,1790000000000,13729000127);
INSERT INTO action VALUES (1,124,0,'draw',1,1790000000000,13729000128);
INSERT INTO action VALUES (1,125,0,'discard move',1,1790000000000,13729000129);
INSERT INTO action VALUES (1,126,0,'move B4 C4 4',1,1790000000000,13729000130);
INSERT INTO action VALUES (1,127,0,'place claws C5 5',1,1790000000000,13729000131);
INSERT INTO action VALUES (1,128,0,'end',1,1790000000000,13729000132);
INSERT INTO action VALUES (1,129,1,'draw',2,1790000000000,13729000133);
INSERT INTO action VALUES (1,130,1,'place ganger E2 5',2,1790000000000,13729000134);
INSERT INTO action VALUES (1,131,1,'use mobility D1 D1 0',2,1790000000000,13729000135);
INSERT INTO action VALUES (1,132,1,'push A2 B3',2,1790000000000,13729000136);
INSERT INTO action VALUES (1,133,1,'end',2,1790000000000,13729000137);
INSERT INTO action VALUES (2,1,0,'place-hq C3 4',1,1790000000000,13729000142);
INSERT INTO action VALUES (2,2,1,'place-hq C2 5',2,1790000000000,13729000143);
INSERT INTO action VALUES (2,3,0,'draw',1,1790000000000,13729000144);
INSERT INTO action VALUES (2,4,0,'place medic E1 5',1,1790000000000,13729000145);
INSERT INTO action VALUES (2,5,0,'end',1,1790000000000,13729000146);
INSERT INTO action VALUES (2,6,1,'draw',2,1790000000000,13729000147);
INSERT INTO action VALUES (2,7,1,'place scoper B1 3',2,1790000000000,13729000148);
INSERT INTO action VALUES (2,8,1,'place medic D2 0',2,1790000000000,13729000149);
INSERT INTO action VALUES (2,9,1,'end',2,1790000000000,13729000150);
INSERT INTO action VALUES (2,10,0,'draw',1,1790000000000,13729000151);
INSERT INTO action VALUES (2,11,0,'discard officer',1,1790000000000,13729000152);
INSERT INTO action VALUES (2,12,0,'place stormtrooper A1 3',1,1790000000000,13729000153);
INSERT INTO action VALUES (2,13,0,'battle',1,1790000000000,13729000154);
INSERT INTO action VALUES (2,14,1,'draw',2,1790000000000,13729000155);
INSERT INTO action VALUES (2,15,1,'discard move',2,1790000000000,13729000156);
INSERT INTO action VALUES (2,16,1,'place saboteur D2 3',2,1790000000000,13729000157);
INSERT INTO action VALUES (2,17,1,'battle',2,1790000000000,13729000158);
INSERT INTO action VALUES (2,18,0,'draw',1,1790000000000,13729000159);
INSERT INTO action VALUES (2,19,0,'discard armored_hunter',1,1790000000000,13729000160);
INSERT INTO action VALUES (2,20,0,'place medic C1 3',1,1790000000000,13729000161);
INSERT INTO action VALUES (2,21,0,'place gauss_cannon C5 2',1,1790000000000,13729000162);
INSERT INTO action VALUES (2,22,0,'end',1,1790000000000,13729000163);
INSERT INTO action VALUES (2,23,1,'draw',2,1790000000000,13729000164);
INSERT INTO action VALUES (2,24,1,'discard move',2,1790000000000,13729000165);
INSERT INTO action VALUES (2,25,1,'place annihilator C4 3',2,1790000000000,13729000166);
INSERT INTO action VALUES (2,26,1,'place commando E2 2',2,1790000000000,13729000167);
INSERT INTO action VALUES (2,27,1,'end',2,1790000000000,13729000168);
INSERT INTO action VALUES (2,28,0,'draw',1,1790000000000,13729000169);
INSERT INTO action VALUES (2,29,0,'discard ripper',1,1790000000000,13729000170);
INSERT INTO action VALUES (2,30,0,'move E1 D1 3',1,1790000000000,13729000171);
INSERT INTO action VALUES (2,31,0,'battle',1,1790000000000,13729000172);
INSERT INTO action VALUES (2,32,1,'draw',2,1790000000000,13729000173);
INSERT INTO action VALUES (2,33,1,'discard runner',2,1790000000000,13729000174);
INSERT INTO action VALUES (2,34,1,'battle',2,1790000000000,13729000175);
INSERT INTO action VALUES (2,35,0,'draw',1,1790000000000,13729000176);
INSERT INTO action VALUES (2,36,0,'discard air_strike',1,1790000000000,13729000177);
INSERT INTO action VALUES (2,37,0,'place brain E3 4',1,1790000000000,13729000178);
INSERT INTO action VALUES (2,38,0,'push C3 C2',1,1790000000000,13729000179);
INSERT INTO action VALUES (2,39,1,'choose 1',2,1790000000000,13729000180);
INSERT INTO action VALUES (2,40,0,'end',1,1790000000000,13729000181);
INSERT INTO action VALUES (2,41,1,'draw',2,1790000000000,13729000182);
INSERT INTO action VALUES (2,42,1,'redraw',2,1790000000000,13729000183);
INSERT INTO action VALUES (2,43,1,'discard commando',2,1790000000000,13729000184);
INSERT INTO action VALUES (2,44,1,'place recon_centre C4 3',2,1790000000000,13729000185);
INSERT INTO action VALUES (2,45,1,'place medic D3 1',2,1790000000000,13729000186);
INSERT INTO action VALUES (2,46,1,'end',2,1790000000000,13729000187);
INSERT INTO action VALUES (2,47,0,'draw',1,1790000000000,13729000188);
INSERT INTO action VALUES (2,48,0,'discard battle',1,1790000000000,13729000189);
INSERT INTO action VALUES (2,49,0,'place protector E1 3',1,1790000000000,13729000190);
INSERT INTO action VALUES (2,50,0,'battle',1,1790000000000,13729000191);
INSERT INTO action VALUES (2,51,1,'draw',2,1790000000000,13729000192);
INSERT INTO action VALUES (2,52,1,'discard officer',2,1790000000000,13729000193);
INSERT INTO action VALUES (2,53,1,'place mobile_armor A2 2',2,1790000000000,13729000194);
INSERT INTO action VALUES (2,54,1,'place runner A3 1',2,1790000000000,13729000195);
INSERT INTO action VALUES (2,55,1,'use mobility A2 B2 2',2,1790000000000,13729000196);
INSERT INTO action VALUES (2,56,1,'use mobility A3 B3 4',2,1790000000000,13729000197);
INSERT INTO action VALUES (2,57,1,'end',2,1790000000000,13729000198);
INSERT INTO action VALUES (2,58,0,'draw',1,1790000000000,13729000199);
INSERT INTO action VALUES (2,59,0,'discard push_back',1,1790000000000,13729000200);
INSERT INTO action VALUES (2,60,0,'place guard B4 3',1,1790000000000,13729000201);
INSERT INTO action VALUES (2,61,0,'place hunter_killer A3 1',1,1790000000000,13729000202);
INSERT INTO action VALUES (2,62,0,'end',1,1790000000000,13729000203);
INSERT INTO action VALUES (2,63,1,'draw',2,1790000000000,13729000204);
INSERT INTO action VALUES (2,64,1,'discard scout',2,1790000000000,13729000205);
INSERT INTO action VALUES (2,65,1,'place annihilator C4 4',2,1790000000000,13729000206);
INSERT INTO action VALUES (2,66,1,'use mobility B3 A2 3',2,1790000000000,13729000207);
INSERT INTO action VALUES (2,67,1,'place hmg D1 1',2,1790000000000,13729000208);
INSERT INTO action VALUES (2,68,1,'use mobility B2 B2 0',2,1790000000000,13729000209);
INSERT INTO action VALUES (2,69,1,'end',2,1790000000000,13729000210);
INSERT INTO action VALUES (2,70,0,'draw',1,1790000000000,13729000211);
INSERT INTO action VALUES (2,71,0,'discard hunter_killer',1,1790000000000,13729000212);
INSERT INTO action VALUES (2,72,0,'push A1 A2',1,1790000000000,13729000213);
INSERT INTO action VALUES (2,73,0,'place clown D3 0',1,1790000000000,13729000214);
INSERT INTO action VALUES (2,74,0,'end',1,1790000000000,13729000215);
INSERT INTO action VALUES (2,75,1,'draw',2,1790000000000,13729000216);
INSERT INTO action VALUES (2,76,1,'discard move',2,1790000000000,13729000217);
INSERT INTO action VALUES (2,77,1,'move C4 C4 1',2,1790000000000,13729000218);
INSERT INTO action VALUES (2,78,1,'use mobility B3 A2 5',2,1790000000000,13729000219);
INSERT INTO action VALUES (2,79,1,'use mobility B2 B2 1',2,1790000000000,13729000220);
INSERT INTO action VALUES (2,80,1,'place commando B3 0',2,1790000000000,13729000221);
INSERT INTO action VALUES (2,81,1,'end',2,1790000000000,13729000222);
INSERT INTO action VALUES (2,82,0,'draw',1,1790000000000,13729000223);
INSERT INTO action VALUES (2,83,0,'discard mother_module',1,1790000000000,13729000224);
INSERT INTO action VALUES (2,84,0,'push C3 C4',1,1790000000000,13729000225);
INSERT INTO action VALUES (2,85,0,'place blocker C4 1',1,1790000000000,13729000226);
INSERT INTO action VALUES (2,86,0,'end',1,1790000000000,13729000227);
INSERT INTO action VALUES (2,87,1,'draw',2,1790000000000,13729000228);
INSERT INTO action VALUES (2,88,1,'discard battle',2,1790000000000,13729000229);
INSERT INTO action VALUES (2,89,1,'place commando C2 0',2,1790000000000,13729000230);
INSERT INTO action VALUES (2,90,1,'move A2 A2 4',2,1790000000000,13729000231);
INSERT INTO action VALUES (2,91,1,'use mobility B2 B2 4',2,1790000000000,13729000232);
INSERT INTO action VALUES (2,92,1,'use mobility A2 A2 5',2,1790000000000,13729000233);
INSERT INTO action VALUES (2,93,1,'end',2,1790000000000,13729000234);
INSERT INTO action VALUES (2,94,0,'draw',1,1790000000000,13729000235);
INSERT INTO action VALUES (2,95,0,'discard juggernaut',1,1790000000000,13729000236);
INSERT INTO action VALUES (2,96,0,'place net_fighter D2 0',1,1790000000000,13729000237);
INSERT INTO action VALUES (2,97,0,'choose 1',1,1790000000000,13729000238);
INSERT INTO action VALUES (2,98,1,'draw',2,1790000000000,13729000239);
INSERT INTO action VALUES (2,99,1,'discard commando',2,1790000000000,13729000240);
INSERT INTO action VALUES (2,100,1,'move C1 C1 4',2,1790000000000,13729000241);
INSERT INTO action VALUES (2,101,1,'sniper A1',2,1790000000000,13729000242);
INSERT INTO action VALUES (2,102,1,'end',2,1790000000000,13729000243);
INSERT INTO action VALUES (2,103,0,'draw',1,1790000000000,13729000244);
INSERT INTO action VALUES (2,104,0,'discard push_back',1,1790000000000,13729000245);
INSERT INTO action VALUES (2,105,0,'place scout C2 0',1,1790000000000,13729000246);
INSERT INTO action VALUES (2,106,0,'place armored_guard B2 1',1,1790000000000,13729000247);
INSERT INTO action VALUES (2,107,0,'end',1,1790000000000,13729000248);
INSERT INTO action VALUES (2,108,1,'draw',2,1790000000000,13729000249);
INSERT INTO action VALUES (2,109,1,'discard brawler',2,1790000000000,13729000250);
INSERT INTO action VALUES (2,110,1,'move C1 C1 2',2,1790000000000,13729000251);
INSERT INTO action VALUES (2,111,1,'place scout B3 3',2,1790000000000,13729000252);
INSERT INTO action VALUES (2,112,1,'end',2,1790000000000,13729000253);
INSERT INTO action VALUES (2,113,0,'draw',1,1790000000000,13729000254);
INSERT INTO action VALUES (2,114,0,'discard hybrid',1,1790000000000,13729000255);
INSERT INTO action VALUES (2,115,0,'place armored_hunter E2 3',1,1790000000000,13729000256);
INSERT INTO action VALUES (2,116,0,'place blocker B4 1',1,1790000000000,13729000257);
INSERT INTO action VALUES (2,117,0,'end',1,1790000000000,13729000258);
INSERT INTO action VALUES (2,118,0,'choose 1',1,1790000000000,13729000259);
INSERT INTO action VALUES (3,1,0,'place-hq E3 0',1,1790000000000,13729000264);
INSERT INTO action VALUES (3,2,1,'place-hq D1 5',2,1790000000000,13729000265);
INSERT INTO action VALUES (3,3,0,'draw',1,1790000000000,13729000266);
INSERT INTO action VALUES (3,4,0,'place guard B4 3',1,1790000000000,13729000267);
INSERT INTO action VALUES (3,5,0,'end',1,1790000000000,13729000268);
INSERT INTO action VALUES (3,6,1,'draw',2,1790000000000,13729000269);
INSERT INTO action VALUES (3,7,1,'place brain D2 2',2,1790000000000,13729000270);
INSERT INTO action VALUES (3,8,1,'move D1 D1 3',2,1790000000000,13729000271);
INSERT INTO action VALUES (3,9,1,'end',2,1790000000000,13729000272);
INSERT INTO action VALUES (3,10,0,'draw',1,1790000000000,13729000273);
INSERT INTO action VALUES (3,11,0,'discard battle',1,1790000000000,13729000274);
INSERT INTO action VALUES (3,12,0,'place thug C2 3',1,1790000000000,13729000275);
INSERT INTO action VALUES (3,13,0,'place runner D4 1',1,1790000000000,13729000276);
INSERT INTO action VALUES (3,14,0,'use mobility D4 D3 0',1,1790000000000,13729000277);
INSERT INTO action VALUES (3,15,0,'end',1,1790000000000,13729000278);
INSERT INTO action VALUES (3,16,0,'undo 14',2,1790000000000,13729000280);
INSERT INTO action VALUES (3,17,1,'resign',2,1790000000000,13729000281);
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
INSERT INTO action VALUES (7,1,0,'place-hq D2 1',1,1790174660000,13729000360);
INSERT INTO action VALUES (7,2,1,'place-hq A3 1',2,1790174660000,13729000361);
INSERT INTO action VALUES (7,3,0,'draw',1,1790174660000,13729000362);
INSERT INTO action VALUES (7,4,0,'move D2 C2 3',1,1790174660000,13729000363);
INSERT INTO action VALUES (7,5,0,'end',1,1790174660000,13729000364);
INSERT INTO action VALUES (7,6,1,'draw',2,1790174660000,13729000365);
INSERT INTO action VALUES (7,7,1,'place commando A1 2',2,1790174660000,13729000366);
INSERT INTO action VALUES (7,8,1,'move A3 B3 1',2,1790174660000,13729000367);
INSERT INTO action VALUES (7,9,1,'end',2,1790174660000,13729000368);
INSERT INTO action VALUES (7,10,0,'draw',1,1790174660000,13729000369);
INSERT INTO action VALUES (7,11,0,'discard medic',1,1790174660000,13729000370);
INSERT INTO action VALUES (7,12,0,'move C2 C1 2',1,1790174660000,13729000371);
INSERT INTO action VALUES (7,13,0,'battle',1,1790174660000,13729000372);
INSERT INTO action VALUES (7,14,1,'draw',2,1790174660000,13729000373);
INSERT INTO action VALUES (7,15,1,'discard medic',2,1790174660000,13729000374);
INSERT INTO action VALUES (7,16,1,'place medic C5 1',2,1790174660000,13729000375);
INSERT INTO action VALUES (7,17,1,'place scoper C3 4',2,1790174660000,13729000376);
INSERT INTO action VALUES (7,18,1,'end',2,1790174660000,13729000377);
INSERT INTO action VALUES (7,19,0,'draw',1,1790174660000,13729000378);
INSERT INTO action VALUES (7,20,0,'discard claws',1,1790174660000,13729000379);
INSERT INTO action VALUES (7,21,0,'place scout C4 0',1,1790174660000,13729000380);
INSERT INTO action VALUES (7,22,0,'place officer D2 1',1,1790174660000,13729000381);
INSERT INTO action VALUES (7,23,0,'end',1,1790174660000,13729000382);
INSERT INTO action VALUES (7,24,1,'draw',2,1790174660000,13729000383);
INSERT INTO action VALUES (7,25,1,'discard hmg',2,1790174660000,13729000384);
INSERT INTO action VALUES (7,26,1,'place commando B4 2',2,1790174660000,13729000385);
INSERT INTO action VALUES (7,27,1,'move C3 C3 2',2,1790174660000,13729000386);
INSERT INTO action VALUES (7,28,1,'end',2,1790174660000,13729000387);
INSERT INTO action VALUES (7,29,0,'draw',1,1790174660000,13729000388);
INSERT INTO action VALUES (7,30,0,'discard battle',1,1790174660000,13729000389);
INSERT INTO action VALUES (7,31,0,'place net_fighter A3 5',1,1790174660000,13729000390);
INSERT INTO action VALUES (7,32,0,'place super_mutant E3 5',1,1790174660000,13729000391);
INSERT INTO action VALUES (7,33,0,'end',1,1790174660000,13729000392);
INSERT INTO action VALUES (7,34,1,'draw',2,1790174660000,13729000393);
INSERT INTO action VALUES (7,35,1,'discard recon_centre',2,1790174660000,13729000394);
INSERT INTO action VALUES (7,36,1,'battle',2,1790174660000,13729000395);
INSERT INTO action VALUES (7,37,0,'draw',1,1790174660000,13729000396);
INSERT INTO action VALUES (7,38,0,'discard brawler',1,1790174660000,13729000397);
INSERT INTO action VALUES (7,39,0,'place mutant D1 4',1,1790174660000,13729000398);
INSERT INTO action VALUES (7,40,0,'place super_officer D4 4',1,1790174660000,13729000399);
INSERT INTO action VALUES (7,41,0,'end',1,1790174660000,13729000400);
INSERT INTO action VALUES (7,42,1,'draw',2,1790174660000,13729000401);
INSERT INTO action VALUES (7,43,1,'discard saboteur',2,1790174660000,13729000402);
INSERT INTO action VALUES (7,44,1,'place officer B2 1',2,1790174660000,13729000403);
INSERT INTO action VALUES (7,45,1,'battle',2,1790174660000,13729000404);
INSERT INTO action VALUES (7,46,0,'draw',1,1790174660000,13729000405);
INSERT INTO action VALUES (7,47,0,'discard battle',1,1790174660000,13729000406);
INSERT INTO action VALUES (7,48,0,'place brawler E2 4',1,1790174660000,13729000407);
INSERT INTO action VALUES (7,49,0,'place assassin C2 3',1,1790174660000,13729000408);
INSERT INTO action VALUES (7,50,0,'use mobility C2 B1 1',1,1790174660000,13729000409);
INSERT INTO action VALUES (7,51,0,'end',1,1790174660000,13729000410);
INSERT INTO action VALUES (7,52,1,'draw',2,1790174660000,13729000411);
INSERT INTO action VALUES (7,53,1,'redraw',2,1790174660000,13729000412);
INSERT INTO action VALUES (7,54,1,'discard scout',2,1790174660000,13729000413);
INSERT INTO action VALUES (7,55,1,'move B4 B4 3',2,1790174660000,13729000414);
INSERT INTO action VALUES (7,56,1,'place brawler A2 2',2,1790174660000,13729000415);
INSERT INTO action VALUES (7,57,1,'end',2,1790174660000,13729000416);
INSERT INTO action VALUES (7,58,0,'draw',1,1790174660000,13729000417);
INSERT INTO action VALUES (7,59,0,'discard battle',1,1790174660000,13729000418);
INSERT INTO action VALUES (7,60,0,'use mobility B1 B1 3',1,1790174660000,13729000419);
INSERT INTO action VALUES (7,61,0,'place mutant D3 3',1,1790174660000,13729000420);
INSERT INTO action VALUES (7,62,0,'place assassin C2 1',1,1790174660000,13729000421);
INSERT INTO action VALUES (7,63,0,'use mobility C2 C2 4',1,1790174660000,13729000422);
INSERT INTO action VALUES (7,64,0,'end',1,1790174660000,13729000423);
INSERT INTO action VALUES (7,65,1,'draw',2,1790174660000,13729000424);
INSERT INTO action VALUES (7,66,1,'discard runner',2,1790174660000,13729000425);
INSERT INTO action VALUES (7,67,1,'place runner E1 0',2,1790174660000,13729000426);
INSERT INTO action VALUES (7,68,0,'draw',1,1790174660000,13729000427);
INSERT INTO action VALUES (7,69,0,'discard scout',1,1790174660000,13729000428);
INSERT INTO action VALUES (7,70,0,'place mutant A3 1',1,1790174660000,13729000429);
INSERT INTO action VALUES (7,71,0,'use mobility C2 D1 3',1,1790174660000,13729000430);
INSERT INTO action VALUES (7,72,0,'use mobility B1 C2 1',1,1790174660000,13729000431);
INSERT INTO action VALUES (7,73,0,'battle',1,1790174660000,13729000432);
INSERT INTO action VALUES (7,74,1,'draw',2,1790174660000,13729000433);
INSERT INTO action VALUES (7,75,1,'discard scout',2,1790174660000,13729000434);
INSERT INTO action VALUES (7,76,1,'place annihilator B1 5',2,1790174660000,13729000435);
INSERT INTO action VALUES (7,77,1,'battle',2,1790174660000,13729000436);
INSERT INTO action VALUES (7,78,0,'draw',1,1790174660000,13729000437);
INSERT INTO action VALUES (7,79,0,'discard net_fighter',1,1790174660000,13729000438);
INSERT INTO action VALUES (7,80,0,'use mobility D1 D1 2',1,1790174660000,13729000439);
INSERT INTO action VALUES (7,81,0,'place officer E1 5',1,1790174660000,13729000440);
INSERT INTO action VALUES (7,82,0,'use mobility C2 B1 4',1,1790174660000,13729000441);
INSERT INTO action VALUES (7,83,0,'battle',1,1790174660000,13729000442);
INSERT INTO action VALUES (7,84,1,'draw',2,1790174660000,13729000443);
INSERT INTO action VALUES (7,85,1,'discard battle',2,1790174660000,13729000444);
INSERT INTO action VALUES (7,86,1,'move B3 A3 2',2,1790174660000,13729000445);
INSERT INTO action VALUES (7,87,1,'place mobile_armor B2 0',2,1790174660000,13729000446);
INSERT INTO action VALUES (7,88,1,'use mobility B2 C2 5',2,1790174660000,13729000447);
INSERT INTO action VALUES (7,89,1,'end',2,1790174660000,13729000448);
INSERT INTO action VALUES (7,90,0,'draw',1,1790174660000,13729000449);
INSERT INTO action VALUES (7,91,0,'discard grenade',1,1790174660000,13729000450);
INSERT INTO action VALUES (7,92,0,'use mobility D1 D1 1',1,1790174660000,13729000451);
INSERT INTO action VALUES (7,93,0,'move D4 D4 1',1,1790174660000,13729000452);
INSERT INTO action VALUES (7,94,0,'place mutant C4 5',1,1790174660000,13729000453);
INSERT INTO action VALUES (7,95,0,'use mobility B1 B2 1',1,1790174660000,13729000454);
INSERT INTO action VALUES (7,96,0,'end',1,1790174660000,13729000455);
INSERT INTO action VALUES (7,97,1,'draw',2,1790174660000,13729000456);
INSERT INTO action VALUES (7,98,1,'discard battle',2,1790174660000,13729000457);
INSERT INTO action VALUES (7,99,1,'use mobility C2 C2 1',2,1790174660000,13729000458);
INSERT INTO action VALUES (7,100,1,'place commando B1 3',2,1790174660000,13729000459);
INSERT INTO action VALUES (7,101,1,'place commando B3 4',2,1790174660000,13729000460);
INSERT INTO action VALUES (7,102,1,'end',2,1790174660000,13729000461);
INSERT INTO action VALUES (7,103,0,'draw',1,1790174660000,13729000462);
INSERT INTO action VALUES (7,104,0,'discard claws',1,1790174660000,13729000463);
INSERT INTO action VALUES (7,105,0,'use mobility B2 C3 3',1,1790174660000,13729000464);
INSERT INTO action VALUES (7,106,0,'use mobility D1 D1 2',1,1790174660000,13729000465);
INSERT INTO action VALUES (7,107,0,'place mutant B2 5',1,1790174660000,13729000466);
INSERT INTO action VALUES (7,108,1,'draw',2,1790174660000,13729000467);
INSERT INTO action VALUES (7,109,1,'discard commando',2,1790174660000,13729000468);
INSERT INTO action VALUES (7,110,1,'move A2 B3 1',2,1790174660000,13729000469);
INSERT INTO action VALUES (7,111,1,'move B3 A2 1',2,1790174660000,13729000470);
INSERT INTO action VALUES (7,112,1,'end',2,1790174660000,13729000471);
INSERT INTO action VALUES (7,113,0,'draw',1,1790174660000,13729000472);
INSERT INTO action VALUES (7,114,0,'discard mutant',1,1790174660000,13729000473);
INSERT INTO action VALUES (7,115,0,'place claws D1 2',1,1790174660000,13729000474);
INSERT INTO action VALUES (7,116,0,'place claws B4 5',1,1790174660000,13729000475);
INSERT INTO action VALUES (7,117,0,'use mobility C3 B3 1',1,1790174660000,13729000476);
INSERT INTO action VALUES (7,118,0,'end',1,1790174660000,13729000477);
INSERT INTO action VALUES (7,119,1,'draw',2,1790174660000,13729000478);
INSERT INTO action VALUES (7,120,1,'place annihilator C3 4',2,1790174660000,13729000479);
INSERT INTO action VALUES (7,121,1,'end',2,1790174660000,13729000480);
INSERT INTO action VALUES (7,122,0,'draw',1,1790174660000,13729000481);
INSERT INTO action VALUES (7,123,0,'move D4 D4 5',1,1790174660000,13729000482);
INSERT INTO action VALUES (7,124,0,'use mobility B3 B2 1',1,1790174660000,13729000483);
INSERT INTO action VALUES (7,125,0,'end',1,1790174660000,13729000484);
INSERT INTO action VALUES (8,1,0,'place-hq C3 1',2,1790174660000,13729000485);
INSERT INTO action VALUES (8,2,1,'place-hq C5 2',1,1790174660000,13729000486);
INSERT INTO action VALUES (8,3,0,'draw',2,1790174660000,13729000487);
INSERT INTO action VALUES (8,4,0,'move C3 C2 0',2,1790174660000,13729000488);
INSERT INTO action VALUES (8,5,0,'end',2,1790174660000,13729000489);
INSERT INTO action VALUES (8,6,1,'draw',1,1790174660000,13729000490);
INSERT INTO action VALUES (8,7,1,'place commando B2 5',1,1790174660000,13729000491);
INSERT INTO action VALUES (8,8,1,'move B2 A2 3',1,1790174660000,13729000492);
INSERT INTO action VALUES (8,9,1,'end',1,1790174660000,13729000493);
INSERT INTO action VALUES (8,10,0,'draw',2,1790174660000,13729000494);
INSERT INTO action VALUES (8,11,0,'discard move',2,1790174660000,13729000495);
INSERT INTO action VALUES (8,12,0,'place medic A3 4',2,1790174660000,13729000496);
INSERT INTO action VALUES (8,13,0,'battle',2,1790174660000,13729000497);
INSERT INTO action VALUES (8,14,1,'draw',1,1790174660000,13729000498);
INSERT INTO action VALUES (8,15,1,'discard medic',1,1790174660000,13729000499);
INSERT INTO action VALUES (9,1,0,'place-hq D2 3',1,1790174660000,13729000504);
INSERT INTO action VALUES (9,2,1,'place-hq B2 1',2,1790174660000,13729000505);
INSERT INTO action VALUES (9,3,0,'draw',1,1790174660000,13729000506);
INSERT INTO action VALUES (9,4,0,'place mutant B4 0',1,1790174660000,13729000507);
INSERT INTO action VALUES (9,5,0,'end',1,1790174660000,13729000508);
INSERT INTO action VALUES (9,6,1,'draw',2,1790174660000,13729000509);
INSERT INTO action VALUES (9,7,1,'place mother_module C4 3',2,1790174660000,13729000510);
INSERT INTO action VALUES (9,8,1,'bomb C4',2,1790174660000,13729000511);
INSERT INTO action VALUES (9,9,1,'end',2,1790174660000,13729000512);
INSERT INTO action VALUES (9,10,0,'draw',1,1790174660000,13729000513);
INSERT INTO action VALUES (9,11,0,'discard net_fighter',1,1790174660000,13729000514);
INSERT INTO action VALUES (9,12,0,'place assassin B1 4',1,1790174660000,13729000515);
INSERT INTO action VALUES (9,13,0,'place claws C3 1',1,1790174660000,13729000516);
INSERT INTO action VALUES (9,14,0,'use mobility B1 C1 3',1,1790174660000,13729000517);
INSERT INTO action VALUES (9,15,0,'end',1,1790174660000,13729000518);
INSERT INTO action VALUES (9,16,1,'draw',2,1790174660000,13729000519);
INSERT INTO action VALUES (9,17,1,'discard battle',2,1790174660000,13729000520);
INSERT INTO action VALUES (9,18,1,'place guard D1 4',2,1790174660000,13729000521);
INSERT INTO action VALUES (9,19,1,'place stormtrooper B4 4',2,1790174660000,13729000522);
INSERT INTO action VALUES (9,20,1,'end',2,1790174660000,13729000523);
INSERT INTO action VALUES (9,21,0,'draw',1,1790174660000,13729000524);
INSERT INTO action VALUES (9,22,0,'discard officer',1,1790174660000,13729000525);
INSERT INTO action VALUES (9,23,0,'place scout D4 5',1,1790174660000,13729000526);
INSERT INTO action VALUES (9,24,0,'move C1 C2 3',1,1790174660000,13729000527);
INSERT INTO action VALUES (9,25,0,'use mobility C2 C2 1',1,1790174660000,13729000528);
INSERT INTO action VALUES (9,26,0,'end',1,1790174660000,13729000529);
INSERT INTO action VALUES (9,27,1,'draw',2,1790174660000,13729000530);
INSERT INTO action VALUES (9,28,1,'discard brain',2,1790174660000,13729000531);
INSERT INTO action VALUES (9,29,1,'place medic C4 0',2,1790174660000,13729000532);
INSERT INTO action VALUES (9,30,1,'place hybrid A3 2',2,1790174660000,13729000533);
INSERT INTO action VALUES (9,31,1,'end',2,1790174660000,13729000534);
INSERT INTO action VALUES (9,32,0,'draw',1,1790174660000,13729000535);
INSERT INTO action VALUES (9,33,0,'discard move',1,1790174660000,13729000536);
INSERT INTO action VALUES (9,34,0,'place scout E3 5',1,1790174660000,13729000537);
INSERT INTO action VALUES (9,35,0,'place claws E1 0',1,1790174660000,13729000538);
INSERT INTO action VALUES (9,36,0,'use mobility C2 B1 5',1,1790174660000,13729000539);
INSERT INTO action VALUES (9,37,0,'end',1,1790174660000,13729000540);
INSERT INTO action VALUES (9,38,1,'draw',2,1790174660000,13729000541);
INSERT INTO action VALUES (9,39,1,'discard clown',2,1790174660000,13729000542);
INSERT INTO action VALUES (9,40,1,'place scout C5 0',2,1790174660000,13729000543);
INSERT INTO action VALUES (9,41,1,'push B2 B1',2,1790174660000,13729000544);
INSERT INTO action VALUES (9,42,1,'end',2,1790174660000,13729000545);
INSERT INTO action VALUES (9,43,0,'draw',1,1790174660000,13729000546);
INSERT INTO action VALUES (9,44,0,'discard battle',1,1790174660000,13729000547);
INSERT INTO action VALUES (9,45,0,'place super_officer A2 3',1,1790174660000,13729000548);
INSERT INTO action VALUES (9,46,0,'place super_mutant C2 0',1,1790174660000,13729000549);
INSERT INTO action VALUES (9,47,0,'use mobility C1 C1 3',1,1790174660000,13729000550);
INSERT INTO action VALUES (9,48,0,'end',1,1790174660000,13729000551);
INSERT INTO action VALUES (9,49,1,'draw',2,1790174660000,13729000552);
INSERT INTO action VALUES (9,50,1,'discard protector',2,1790174660000,13729000553);
INSERT INTO action VALUES (9,51,1,'place ripper A1 3',2,1790174660000,13729000554);
INSERT INTO action VALUES (9,52,1,'battle',2,1790174660000,13729000555);
INSERT INTO action VALUES (9,53,0,'draw',1,1790174660000,13729000556);
INSERT INTO action VALUES (9,54,0,'discard claws',1,1790174660000,13729000557);
INSERT INTO action VALUES (9,55,0,'move E3 E3 1',1,1790174660000,13729000558);
INSERT INTO action VALUES (9,56,0,'use mobility C1 D1 2',1,1790174660000,13729000559);
INSERT INTO action VALUES (9,57,0,'place mutant C3 3',1,1790174660000,13729000560);
INSERT INTO action VALUES (9,58,0,'end',1,1790174660000,13729000561);
INSERT INTO action VALUES (9,59,1,'draw',2,1790174660000,13729000562);
INSERT INTO action VALUES (9,60,1,'discard battle',2,1790174660000,13729000563);
INSERT INTO action VALUES (9,61,1,'place net_fighter A2 4',2,1790174660000,13729000564);
INSERT INTO action VALUES (9,62,1,'place officer B1 2',2,1790174660000,13729000565);
INSERT INTO action VALUES (9,63,1,'end',2,1790174660000,13729000566);
INSERT INTO action VALUES (9,64,0,'draw',1,1790174660000,13729000567);
INSERT INTO action VALUES (9,65,0,'discard mutant',1,1790174660000,13729000568);
INSERT INTO action VALUES (9,66,0,'place brawler C1 5',1,1790174660000,13729000569);
INSERT INTO action VALUES (9,67,0,'use mobility D1 D1 4',1,1790174660000,13729000570);
INSERT INTO action VALUES (9,68,0,'end',1,1790174660000,13729000571);
INSERT INTO action VALUES (9,69,1,'draw',2,1790174660000,13729000572);
INSERT INTO action VALUES (9,70,1,'discard hybrid',2,1790174660000,13729000573);
INSERT INTO action VALUES (9,71,1,'place juggernaut B3 3',2,1790174660000,13729000574);
INSERT INTO action VALUES (9,72,1,'place hunter_killer D3 1',2,1790174660000,13729000575);
INSERT INTO action VALUES (9,73,1,'end',2,1790174660000,13729000576);
INSERT INTO action VALUES (9,74,0,'draw',1,1790174660000,13729000577);
INSERT INTO action VALUES (9,75,0,'discard claws',1,1790174660000,13729000578);
INSERT INTO action VALUES (9,76,0,'use mobility D1 D1 1',1,1790174660000,13729000579);
INSERT INTO action VALUES (9,77,0,'grenade D3',1,1790174660000,13729000580);
INSERT INTO action VALUES (9,78,0,'battle',1,1790174660000,13729000581);
INSERT INTO action VALUES (9,79,1,'draw',2,1790174660000,13729000582);
INSERT INTO action VALUES (9,80,1,'discard armored_guard',2,1790174660000,13729000583);
INSERT INTO action VALUES (9,81,1,'place gauss_cannon E2 1',2,1790174660000,13729000584);
INSERT INTO action VALUES (9,82,1,'push C5 D4',2,1790174660000,13729000585);
INSERT INTO action VALUES (9,83,1,'end',2,1790174660000,13729000586);
INSERT INTO action VALUES (9,84,0,'draw',1,1790174660000,13729000587);
INSERT INTO action VALUES (9,85,0,'discard brawler',1,1790174660000,13729000588);
INSERT INTO action VALUES (9,86,0,'place assassin B1 4',1,1790174660000,13729000589);
INSERT INTO action VALUES (9,87,0,'use mobility D1 C2 5',1,1790174660000,13729000590);
INSERT INTO action VALUES (9,88,0,'use mobility B1 B1 2',1,1790174660000,13729000591);
INSERT INTO action VALUES (9,89,0,'battle',1,1790174660000,13729000592);
INSERT INTO action VALUES (9,90,1,'draw',2,1790174660000,13729000593);
INSERT INTO action VALUES (9,91,1,'discard push_back',2,1790174660000,13729000594);
INSERT INTO action VALUES (9,92,1,'place hunter_killer D4 2',2,1790174660000,13729000595);
INSERT INTO action VALUES (9,93,1,'place armored_hunter C2 4',2,1790174660000,13729000596);
INSERT INTO action VALUES (9,94,1,'end',2,1790174660000,13729000597);
INSERT INTO action VALUES (9,95,0,'draw',1,1790174660000,13729000598);
INSERT INTO action VALUES (9,96,0,'discard move',1,1790174660000,13729000599);
INSERT INTO action VALUES (9,97,0,'place net_fighter D1 5',1,1790174660000,13729000600);
INSERT INTO action VALUES (9,98,0,'battle',1,1790174660000,13729000601);
INSERT INTO action VALUES (9,99,1,'draw',2,1790174660000,13729000602);
INSERT INTO action VALUES (9,100,1,'redraw',2,1790174660000,13729000603);
INSERT INTO action VALUES (9,101,1,'discard armored_hunter',2,1790174660000,13729000604);
INSERT INTO action VALUES (9,102,1,'place medic B1 2',2,1790174660000,13729000605);
INSERT INTO action VALUES (9,103,1,'place blocker C1 1',2,1790174660000,13729000606);
INSERT INTO action VALUES (9,104,1,'end',2,1790174660000,13729000607);
INSERT INTO action VALUES (9,105,0,'draw',1,1790174660000,13729000608);
INSERT INTO action VALUES (9,106,0,'discard mutant',1,1790174660000,13729000609);
INSERT INTO action VALUES (9,107,0,'place officer C3 0',1,1790174660000,13729000610);
INSERT INTO action VALUES (9,108,0,'place mutant E2 2',1,1790174660000,13729000611);
INSERT INTO action VALUES (9,109,0,'end',1,1790174660000,13729000612);
INSERT INTO action VALUES (9,110,1,'draw',2,1790174660000,13729000613);
INSERT INTO action VALUES (9,111,1,'move D4 C4 4',2,1790174660000,13729000614);
INSERT INTO action VALUES (9,112,1,'place blocker D4 2',2,1790174660000,13729000615);
INSERT INTO action VALUES (9,113,1,'end',2,1790174660000,13729000616);
INSERT INTO action VALUES (9,114,0,'draw',1,1790174660000,13729000617);
INSERT INTO action VALUES (9,115,0,'discard medic',1,1790174660000,13729000618);
INSERT INTO action VALUES (9,116,0,'end',1,1790174660000,13729000619);
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
INSERT INTO snapshot VALUES (1,133,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":6,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":7,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,17,20,20]},"seats":[{"pile":[],"hand":[],"discard":[4,11,5,11,11,3,6,12,1,1,11,2,1,10,12,11,8,1,9,13,11,1,2,6,10,1,12,12]},{"pile":[],"hand":[],"discard":[10,14,16,8,15,7,4,15,5,8,15,16,1,3,5,8,11,17,13,15,1,16,12,18,15,9,17]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":24,"fresh":false,"pending":null}','ab028dc8281581c74de582fb845fd27985e95c869056d756caf19cc46a46f9b5');
INSERT INTO snapshot VALUES (2,118,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":13,"rotation":3,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":6,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":4,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":16,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,16,20,20]},"seats":[{"pile":[2],"hand":[],"discard":[17,20,7,11,21,20,15,15,19,22,20,20,22,5,22,14,22,4,9,1,22,2,18]},{"pile":[],"hand":[],"discard":[9,14,13,7,14,4,1,13,13,13,13,3,8,9,10,12,14,14,13,14,1,3,3,3,5,3,14,15,6,14,12,11]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":23,"fresh":false,"pending":null}','e77cdfb98303e4592522976d18f8bb2b67492faca5236c20f28e935455df28c0');
INSERT INTO snapshot VALUES (3,17,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,{"owner":0,"tile":7,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":1,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":16,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":true}},null,null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[16,15,16,17,15,13,9,8,8,5,12,17,3,1,6,18,10,4,16,1,11,14,10,5,3,3,15,8,15,3],"hand":[],"discard":[15]},{"pile":[22,19,6,3,15,20,13,20,11,1,8,10,7,15,2,9,20,22,4,14,22,18,5,22,2,20,17,7,5,22,12,1],"hand":[],"discard":[21]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"resignation"}}},"turn":3,"fresh":false,"pending":null}','fb60f31e44967644d4b598cf9b691794d204eb4557aaec4aeed040cab8e51a79');
INSERT INTO snapshot VALUES (4,22,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":11,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":5,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":8,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,14,13,9,14,3,1,15,3,12,7,13,14,13,4,1,3,14,2,14,6,14,13,5,8,9,14,10,3],"hand":[],"discard":[13,13]},{"pile":[2,2,1,4,10,11,9,11,11,1,10,12,11,3,8,2,3,11,7,12,1,1,12,13,11,5,12,6,6],"hand":[],"discard":[1]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"agreement"}}},"turn":5,"fresh":false,"pending":null}','16185cafd7cd8368445949ef02f1459e30fd8e1957c8b06f36fe5f6d11d563cc');
INSERT INTO snapshot VALUES (5,13,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,{"owner":1,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,6,20,10,14,2,21,2,13,1,15,3,7,15,1,5,16,20,20,7,9,22,19,22,22,5,22,18,12,22],"hand":[],"discard":[11,17,20]},{"pile":[1,11,3,12,11,11,13,12,12,7,8,1,10,5,6,2,10,5,11,4,9,1,8,6,12,2,11,1,1,2,1,3],"hand":[],"discard":[11]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"time"}}},"turn":4,"fresh":false,"pending":null}','4136e7870d5ea54a5b6ea7a63787ec548e8a58eafabfcbe86d4dd7a3b8daf1c0');
INSERT INTO snapshot VALUES (6,28,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":4,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":5,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,19,20,20]},"seats":[{"pile":[8,2,5,3,15,15,5,1,15,16,17,10,15,14,8,3,10,15,18,13,17,9,3,3,1,1,8,16],"hand":[],"discard":[12,6,11,16]},{"pile":[14,3,13,13,14,14,3,2,3,13,11,3,5,4,6,14,13,12,9,9,13,1,4,8,3,1],"hand":[],"discard":[14,7,15,13,12,10,14,14]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"overtime_battle"}}},"turn":6,"fresh":false,"pending":null}','bab52e399177f60a57fbac941e34089ca30e4e67a35740ec142c69f5721fcd57');
INSERT INTO snapshot VALUES (7,125,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":6,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":8,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":8,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":4,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[18,14,20,20]},"seats":[{"pile":[],"hand":[],"discard":[12,7,12,11,2,11,5,11,11,3,1,10,10,11,1,3,11,13,12,2,1,6,1,12,6,1,2]},{"pile":[],"hand":[],"discard":[14,9,2,14,8,13,7,13,14,13,15,12,14,1,11,1,12,13,4,10,13,14,13,3,3,3,5,3,14,14,4]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":25,"fresh":false,"pending":null}','494a59e62ebd22bed1000d17147950744f0ca1a4a20c194a74a1f58ee7e71042');
INSERT INTO snapshot VALUES (8,13,'{"arrangement":{"board":"standard","units":[null,{"owner":1,"tile":3,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[12,2,2,2,1,1,12,13,1,11,8,3,11,10,1,6,1,11,5,6,11,9,5,1,11,4,3,10,8,2],"hand":[],"discard":[12,12,11]},{"pile":[4,14,14,3,13,3,3,13,5,14,13,4,1,12,1,6,14,12,15,13,14,7,10,8,13,13,3,2,14,9,11,9],"hand":[],"discard":[14]}],"active":1,"phase":"draw","stage":"normal","turn":4,"fresh":false,"pending":null}','2c230fde27faa1d1187f442aa233dc111cd370779fce19da18e39c94f8bd35db');
INSERT INTO snapshot VALUES (9,116,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":11,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":12,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":15,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":4,"rotation":3,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":13,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":5,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":18,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[17,18,20,20]},"seats":[{"pile":[1],"hand":[11,11],"discard":[1,3,8,12,12,11,9,2,2,12,1,2,13,11,4,1,5,11,6,6,12,11,10,5,3,1,7,10,8]},{"pile":[],"hand":[],"discard":[19,14,20,16,6,22,10,20,9,20,2,5,17,15,8,22,22,7,3,20,22,22,7,21]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":1,"reason":"final_battle"}}},"turn":23,"fresh":false,"pending":null}','20bda0c55db5e06524731338a23bc12d44ce33c37630aad8a853da4e34b7eb73');
INSERT INTO snapshot VALUES (10,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','f6892045db476dcf5148d4744a9f67d594b78b68df5c454d1f48a62fc248ca35');
INSERT INTO snapshot VALUES (11,24,'{"arrangement":{"board":"standard","units":[null,{"owner":0,"tile":1,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":15,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,{"owner":1,"tile":0,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[7,5,8,2,9,2,20,14,22,1,10,16,15,6,13,22,17,19,4,20,7,5,11,12],"hand":[],"discard":[22,21,20,22,20,18,3,22]},{"pile":[13,11,16,15,3,4,16,7,8,8,15,5,1,3,3,6,9,5,10,10,1,8,12,1,17,18,15],"hand":[],"discard":[17,15,15,3,16]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','5cd13d768c000c768b1d8f175b062935bc0ad1813a83c17e05d372d83ca4b1a2');
INSERT INTO post VALUES (1,1,0,'lobby',10,'',0,'1a0c4506c00-1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (2,1,0,'refresh',10,'',0,'1a0c4506c00-2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (3,1,0,'opening',10,'',0,'1a0c4506c00-3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (4,1,0,'turn',10,'',1,'1a0c4506c00-4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (5,1,1,'turn',10,'',1,'1a0c4506c00-5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (6,1,2,'turn',10,'',1,'1a0c4506c00-6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (7,1,3,'refresh',10,'',0,'1a0c4506c00-7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (8,1,4,'refresh',10,'',0,'1a0c4506c00-8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (9,1,5,'turn',10,'',1,'1a0c4506c00-9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (10,1,6,'refresh',10,'',0,'1a0c4506c00-a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (11,1,7,'refresh',10,'',0,'1a0c4506c00-b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (12,1,8,'refresh',10,'',0,'1a0c4506c00-c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (13,1,9,'turn',10,'',1,'1a0c4506c00-d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (14,1,10,'refresh',10,'',0,'1a0c4506c00-e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (15,1,11,'refresh',10,'',0,'1a0c4506c00-f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (16,1,12,'refresh',10,'',0,'1a0c4506c00-10',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (17,1,13,'battle',10,'0',0,'1a0c4506c00-11',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (18,1,13,'turn',10,'',1,'1a0c4506c00-12',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (19,1,14,'refresh',10,'',0,'1a0c4506c00-13',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (20,1,15,'refresh',10,'',0,'1a0c4506c00-14',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (21,1,16,'refresh',10,'',0,'1a0c4506c00-15',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (22,1,17,'refresh',10,'',0,'1a0c4506c00-16',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (23,1,18,'turn',10,'',1,'1a0c4506c00-17',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (24,1,19,'refresh',10,'',0,'1a0c4506c00-18',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (25,1,20,'refresh',10,'',0,'1a0c4506c00-19',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (26,1,21,'refresh',10,'',0,'1a0c4506c00-1a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (27,1,22,'refresh',10,'',0,'1a0c4506c00-1b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (28,1,23,'refresh',10,'',0,'1a0c4506c00-1c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (29,1,24,'refresh',10,'',0,'1a0c4506c00-1d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (30,1,25,'refresh',10,'',0,'1a0c4506c00-1e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (31,1,26,'battle',10,'0',0,'1a0c4506c00-1f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (32,1,26,'turn',10,'',1,'1a0c4506c00-20',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (33,1,27,'refresh',10,'',0,'1a0c4506c00-21',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (34,1,28,'refresh',10,'',0,'1a0c4506c00-22',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (35,1,29,'refresh',10,'',0,'1a0c4506c00-23',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (36,1,30,'refresh',10,'',0,'1a0c4506c00-24',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (37,1,31,'refresh',10,'',0,'1a0c4506c00-25',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (38,1,32,'battle',10,'0',0,'1a0c4506c00-26',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (39,1,32,'turn',10,'',1,'1a0c4506c00-27',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (40,1,33,'refresh',10,'',0,'1a0c4506c00-28',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (41,1,34,'refresh',10,'',0,'1a0c4506c00-29',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (42,1,35,'refresh',10,'',0,'1a0c4506c00-2a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (43,1,36,'refresh',10,'',0,'1a0c4506c00-2b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (44,1,37,'turn',10,'',1,'1a0c4506c00-2c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (45,1,38,'refresh',10,'',0,'1a0c4506c00-2d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (46,1,39,'refresh',10,'',0,'1a0c4506c00-2e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (47,1,40,'refresh',10,'',0,'1a0c4506c00-2f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (48,1,41,'battle',10,'0',0,'1a0c4506c00-30',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (49,1,41,'turn',10,'',1,'1a0c4506c00-31',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (50,1,42,'refresh',10,'',0,'1a0c4506c00-32',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (51,1,43,'refresh',10,'',0,'1a0c4506c00-33',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (52,1,44,'refresh',10,'',0,'1a0c4506c00-34',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (53,1,45,'battle',10,'0',0,'1a0c4506c00-35',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (54,1,45,'turn',10,'',1,'1a0c4506c00-36',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (55,1,46,'refresh',10,'',0,'1a0c4506c00-37',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (56,1,47,'refresh',10,'',0,'1a0c4506c00-38',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (57,1,48,'refresh',10,'',0,'1a0c4506c00-39',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (58,1,49,'refresh',10,'',0,'1a0c4506c00-3a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (59,1,50,'refresh',10,'',0,'1a0c4506c00-3b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (60,1,51,'refresh',10,'',0,'1a0c4506c00-3c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (61,1,52,'turn',10,'',1,'1a0c4506c00-3d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (62,1,53,'refresh',10,'',0,'1a0c4506c00-3e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (63,1,54,'refresh',10,'',0,'1a0c4506c00-3f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (64,1,55,'refresh',10,'',0,'1a0c4506c00-40',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (65,1,56,'refresh',10,'',0,'1a0c4506c00-41',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (66,1,57,'turn',10,'',1,'1a0c4506c00-42',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (67,1,58,'refresh',10,'',0,'1a0c4506c00-43',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (68,1,59,'refresh',10,'',0,'1a0c4506c00-44',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (69,1,60,'refresh',10,'',0,'1a0c4506c00-45',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (70,1,61,'refresh',10,'',0,'1a0c4506c00-46',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (71,1,62,'refresh',10,'',0,'1a0c4506c00-47',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (72,1,63,'refresh',10,'',0,'1a0c4506c00-48',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (73,1,64,'turn',10,'',1,'1a0c4506c00-49',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (74,1,65,'refresh',10,'',0,'1a0c4506c00-4a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (75,1,66,'refresh',10,'',0,'1a0c4506c00-4b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (76,1,67,'refresh',10,'',0,'1a0c4506c00-4c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (77,1,68,'refresh',10,'',0,'1a0c4506c00-4d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (78,1,69,'refresh',10,'',0,'1a0c4506c00-4e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (79,1,70,'refresh',10,'',0,'1a0c4506c00-4f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (80,1,71,'refresh',10,'',0,'1a0c4506c00-50',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (81,1,72,'refresh',10,'',0,'1a0c4506c00-51',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (82,1,73,'turn',10,'',1,'1a0c4506c00-52',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (83,1,74,'refresh',10,'',0,'1a0c4506c00-53',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (84,1,75,'refresh',10,'',0,'1a0c4506c00-54',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (85,1,76,'refresh',10,'',0,'1a0c4506c00-55',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (86,1,77,'refresh',10,'',0,'1a0c4506c00-56',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (87,1,78,'refresh',10,'',0,'1a0c4506c00-57',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (88,1,79,'refresh',10,'',0,'1a0c4506c00-58',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (89,1,80,'turn',10,'',1,'1a0c4506c00-59',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (90,1,81,'refresh',10,'',0,'1a0c4506c00-5a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (91,1,82,'refresh',10,'',0,'1a0c4506c00-5b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (92,1,83,'refresh',10,'',0,'1a0c4506c00-5c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (93,1,84,'battle',10,'0',0,'1a0c4506c00-5d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (94,1,84,'turn',10,'',1,'1a0c4506c00-5e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (95,1,85,'refresh',10,'',0,'1a0c4506c00-5f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (96,1,86,'refresh',10,'',0,'1a0c4506c00-60',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (97,1,87,'refresh',10,'',0,'1a0c4506c00-61',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (98,1,88,'refresh',10,'',0,'1a0c4506c00-62',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (99,1,89,'refresh',10,'',0,'1a0c4506c00-63',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (100,1,90,'turn',10,'',1,'1a0c4506c00-64',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (101,1,91,'refresh',10,'',0,'1a0c4506c00-65',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (102,1,92,'refresh',10,'',0,'1a0c4506c00-66',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (103,1,93,'refresh',10,'',0,'1a0c4506c00-67',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (104,1,94,'battle',10,'0',0,'1a0c4506c00-68',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (105,1,94,'turn',10,'',1,'1a0c4506c00-69',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (106,1,95,'refresh',10,'',0,'1a0c4506c00-6a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (107,1,96,'refresh',10,'',0,'1a0c4506c00-6b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (108,1,97,'refresh',10,'',0,'1a0c4506c00-6c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (109,1,98,'refresh',10,'',0,'1a0c4506c00-6d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (110,1,99,'refresh',10,'',0,'1a0c4506c00-6e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (111,1,100,'turn',10,'',1,'1a0c4506c00-6f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (112,1,101,'refresh',10,'',0,'1a0c4506c00-70',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (113,1,102,'refresh',10,'',0,'1a0c4506c00-71',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (114,1,103,'refresh',10,'',0,'1a0c4506c00-72',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (115,1,104,'refresh',10,'',0,'1a0c4506c00-73',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (116,1,105,'refresh',10,'',0,'1a0c4506c00-74',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (117,1,106,'turn',10,'',1,'1a0c4506c00-75',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (118,1,107,'refresh',10,'',0,'1a0c4506c00-76',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (119,1,108,'refresh',10,'',0,'1a0c4506c00-77',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (120,1,109,'refresh',10,'',0,'1a0c4506c00-78',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (121,1,110,'refresh',10,'',0,'1a0c4506c00-79',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (122,1,111,'refresh',10,'',0,'1a0c4506c00-7a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (123,1,112,'turn',10,'',1,'1a0c4506c00-7b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (124,1,113,'refresh',10,'',0,'1a0c4506c00-7c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (125,1,114,'refresh',10,'',0,'1a0c4506c00-7d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (126,1,115,'refresh',10,'',0,'1a0c4506c00-7e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (127,1,116,'refresh',10,'',0,'1a0c4506c00-7f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (128,1,117,'refresh',10,'',0,'1a0c4506c00-80',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (129,1,118,'turn',10,'',1,'1a0c4506c00-81',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (130,1,119,'refresh',10,'',0,'1a0c4506c00-82',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (131,1,120,'refresh',10,'',0,'1a0c4506c00-83',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (132,1,121,'refresh',10,'',0,'1a0c4506c00-84',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (133,1,122,'refresh',10,'',0,'1a0c4506c00-85',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (134,1,123,'battle',10,'0',0,'1a0c4506c00-86',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (135,1,123,'turn',10,'',1,'1a0c4506c00-87',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (136,1,124,'refresh',10,'',0,'1a0c4506c00-88',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (137,1,125,'refresh',10,'',0,'1a0c4506c00-89',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (138,1,126,'refresh',10,'',0,'1a0c4506c00-8a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (139,1,127,'refresh',10,'',0,'1a0c4506c00-8b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (140,1,128,'turn',10,'',1,'1a0c4506c00-8c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (141,1,129,'refresh',10,'',0,'1a0c4506c00-8d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (142,1,130,'refresh',10,'',0,'1a0c4506c00-8e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (143,1,131,'refresh',10,'',0,'1a0c4506c00-8f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (144,1,132,'refresh',10,'',0,'1a0c4506c00-90',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (145,1,133,'battle',10,'0',0,'1a0c4506c00-91',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (146,1,133,'over',10,'',1,'1a0c4506c00-92',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (147,2,0,'lobby',11,'',0,'1a0c4506c00-93',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (148,2,0,'refresh',11,'',0,'1a0c4506c00-94',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (149,2,0,'opening',11,'',0,'1a0c4506c00-95',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (150,2,0,'turn',11,'',1,'1a0c4506c00-96',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (151,2,1,'turn',11,'',1,'1a0c4506c00-97',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (152,2,2,'turn',11,'',1,'1a0c4506c00-98',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (153,2,3,'refresh',11,'',0,'1a0c4506c00-99',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (154,2,4,'refresh',11,'',0,'1a0c4506c00-9a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (155,2,5,'turn',11,'',1,'1a0c4506c00-9b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (156,2,6,'refresh',11,'',0,'1a0c4506c00-9c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (157,2,7,'refresh',11,'',0,'1a0c4506c00-9d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (158,2,8,'refresh',11,'',0,'1a0c4506c00-9e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (159,2,9,'turn',11,'',1,'1a0c4506c00-9f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (160,2,10,'refresh',11,'',0,'1a0c4506c00-a0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (161,2,11,'refresh',11,'',0,'1a0c4506c00-a1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (162,2,12,'refresh',11,'',0,'1a0c4506c00-a2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (163,2,13,'battle',11,'0',0,'1a0c4506c00-a3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (164,2,13,'turn',11,'',1,'1a0c4506c00-a4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (165,2,14,'refresh',11,'',0,'1a0c4506c00-a5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (166,2,15,'refresh',11,'',0,'1a0c4506c00-a6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (167,2,16,'refresh',11,'',0,'1a0c4506c00-a7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (168,2,17,'battle',11,'0',0,'1a0c4506c00-a8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (169,2,17,'turn',11,'',1,'1a0c4506c00-a9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (170,2,18,'refresh',11,'',0,'1a0c4506c00-aa',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (171,2,19,'refresh',11,'',0,'1a0c4506c00-ab',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (172,2,20,'refresh',11,'',0,'1a0c4506c00-ac',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (173,2,21,'refresh',11,'',0,'1a0c4506c00-ad',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (174,2,22,'turn',11,'',1,'1a0c4506c00-ae',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (175,2,23,'refresh',11,'',0,'1a0c4506c00-af',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (176,2,24,'refresh',11,'',0,'1a0c4506c00-b0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (177,2,25,'refresh',11,'',0,'1a0c4506c00-b1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (178,2,26,'refresh',11,'',0,'1a0c4506c00-b2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (179,2,27,'turn',11,'',1,'1a0c4506c00-b3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (180,2,28,'refresh',11,'',0,'1a0c4506c00-b4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (181,2,29,'refresh',11,'',0,'1a0c4506c00-b5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (182,2,30,'refresh',11,'',0,'1a0c4506c00-b6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (183,2,31,'battle',11,'0',0,'1a0c4506c00-b7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (184,2,31,'turn',11,'',1,'1a0c4506c00-b8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (185,2,32,'refresh',11,'',0,'1a0c4506c00-b9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (186,2,33,'refresh',11,'',0,'1a0c4506c00-ba',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (187,2,34,'battle',11,'0',0,'1a0c4506c00-bb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (188,2,34,'turn',11,'',1,'1a0c4506c00-bc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (189,2,35,'refresh',11,'',0,'1a0c4506c00-bd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (190,2,36,'refresh',11,'',0,'1a0c4506c00-be',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (191,2,37,'refresh',11,'',0,'1a0c4506c00-bf',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (192,2,38,'turn',11,'',1,'1a0c4506c00-c0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (193,2,39,'turn',11,'',1,'1a0c4506c00-c1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (194,2,40,'turn',11,'',1,'1a0c4506c00-c2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (195,2,41,'refresh',11,'',0,'1a0c4506c00-c3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (196,2,42,'refresh',11,'',0,'1a0c4506c00-c4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (197,2,43,'refresh',11,'',0,'1a0c4506c00-c5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (198,2,44,'refresh',11,'',0,'1a0c4506c00-c6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (199,2,45,'refresh',11,'',0,'1a0c4506c00-c7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (200,2,46,'turn',11,'',1,'1a0c4506c00-c8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (201,2,47,'refresh',11,'',0,'1a0c4506c00-c9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (202,2,48,'refresh',11,'',0,'1a0c4506c00-ca',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (203,2,49,'refresh',11,'',0,'1a0c4506c00-cb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (204,2,50,'battle',11,'0',0,'1a0c4506c00-cc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (205,2,50,'turn',11,'',1,'1a0c4506c00-cd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (206,2,51,'refresh',11,'',0,'1a0c4506c00-ce',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (207,2,52,'refresh',11,'',0,'1a0c4506c00-cf',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (208,2,53,'refresh',11,'',0,'1a0c4506c00-d0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (209,2,54,'refresh',11,'',0,'1a0c4506c00-d1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (210,2,55,'refresh',11,'',0,'1a0c4506c00-d2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (211,2,56,'refresh',11,'',0,'1a0c4506c00-d3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (212,2,57,'turn',11,'',1,'1a0c4506c00-d4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (213,2,58,'refresh',11,'',0,'1a0c4506c00-d5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (214,2,59,'refresh',11,'',0,'1a0c4506c00-d6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (215,2,60,'refresh',11,'',0,'1a0c4506c00-d7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (216,2,61,'refresh',11,'',0,'1a0c4506c00-d8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (217,2,62,'turn',11,'',1,'1a0c4506c00-d9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (218,2,63,'refresh',11,'',0,'1a0c4506c00-da',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (219,2,64,'refresh',11,'',0,'1a0c4506c00-db',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (220,2,65,'refresh',11,'',0,'1a0c4506c00-dc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (221,2,66,'refresh',11,'',0,'1a0c4506c00-dd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (222,2,67,'refresh',11,'',0,'1a0c4506c00-de',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (223,2,68,'refresh',11,'',0,'1a0c4506c00-df',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (224,2,69,'turn',11,'',1,'1a0c4506c00-e0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (225,2,70,'refresh',11,'',0,'1a0c4506c00-e1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (226,2,71,'refresh',11,'',0,'1a0c4506c00-e2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (227,2,72,'refresh',11,'',0,'1a0c4506c00-e3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (228,2,73,'refresh',11,'',0,'1a0c4506c00-e4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (229,2,74,'turn',11,'',1,'1a0c4506c00-e5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (230,2,75,'refresh',11,'',0,'1a0c4506c00-e6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (231,2,76,'refresh',11,'',0,'1a0c4506c00-e7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (232,2,77,'refresh',11,'',0,'1a0c4506c00-e8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (233,2,78,'refresh',11,'',0,'1a0c4506c00-e9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (234,2,79,'refresh',11,'',0,'1a0c4506c00-ea',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (235,2,80,'refresh',11,'',0,'1a0c4506c00-eb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (236,2,81,'turn',11,'',1,'1a0c4506c00-ec',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (237,2,82,'refresh',11,'',0,'1a0c4506c00-ed',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (238,2,83,'refresh',11,'',0,'1a0c4506c00-ee',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (239,2,84,'refresh',11,'',0,'1a0c4506c00-ef',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (240,2,85,'refresh',11,'',0,'1a0c4506c00-f0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (241,2,86,'turn',11,'',1,'1a0c4506c00-f1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (242,2,87,'refresh',11,'',0,'1a0c4506c00-f2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (243,2,88,'refresh',11,'',0,'1a0c4506c00-f3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (244,2,89,'refresh',11,'',0,'1a0c4506c00-f4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (245,2,90,'refresh',11,'',0,'1a0c4506c00-f5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (246,2,91,'refresh',11,'',0,'1a0c4506c00-f6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (247,2,92,'refresh',11,'',0,'1a0c4506c00-f7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (248,2,93,'turn',11,'',1,'1a0c4506c00-f8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (249,2,94,'refresh',11,'',0,'1a0c4506c00-f9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (250,2,95,'refresh',11,'',0,'1a0c4506c00-fa',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (251,2,96,'refresh',11,'',0,'1a0c4506c00-fb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (252,2,97,'battle',11,'0',0,'1a0c4506c00-fc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (253,2,97,'turn',11,'',1,'1a0c4506c00-fd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (254,2,98,'refresh',11,'',0,'1a0c4506c00-fe',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (255,2,99,'refresh',11,'',0,'1a0c4506c00-ff',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (256,2,100,'refresh',11,'',0,'1a0c4506c00-100',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (257,2,101,'refresh',11,'',0,'1a0c4506c00-101',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (258,2,102,'turn',11,'',1,'1a0c4506c00-102',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (259,2,103,'refresh',11,'',0,'1a0c4506c00-103',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (260,2,104,'refresh',11,'',0,'1a0c4506c00-104',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (261,2,105,'refresh',11,'',0,'1a0c4506c00-105',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (262,2,106,'refresh',11,'',0,'1a0c4506c00-106',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (263,2,107,'turn',11,'',1,'1a0c4506c00-107',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (264,2,108,'refresh',11,'',0,'1a0c4506c00-108',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (265,2,109,'refresh',11,'',0,'1a0c4506c00-109',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (266,2,110,'refresh',11,'',0,'1a0c4506c00-10a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (267,2,111,'refresh',11,'',0,'1a0c4506c00-10b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (268,2,112,'turn',11,'',1,'1a0c4506c00-10c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (269,2,113,'refresh',11,'',0,'1a0c4506c00-10d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (270,2,114,'refresh',11,'',0,'1a0c4506c00-10e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (271,2,115,'refresh',11,'',0,'1a0c4506c00-10f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (272,2,116,'refresh',11,'',0,'1a0c4506c00-110',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (273,2,117,'refresh',11,'',0,'1a0c4506c00-111',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (274,2,118,'battle',11,'0',0,'1a0c4506c00-112',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (275,2,118,'over',11,'',1,'1a0c4506c00-113',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (276,3,0,'lobby',12,'',0,'1a0c4506c00-114',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (277,3,0,'refresh',12,'',0,'1a0c4506c00-115',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (278,3,0,'opening',12,'',0,'1a0c4506c00-116',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (279,3,0,'turn',12,'',1,'1a0c4506c00-117',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (280,3,1,'turn',12,'',1,'1a0c4506c00-118',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (281,3,2,'turn',12,'',1,'1a0c4506c00-119',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (282,3,3,'refresh',12,'',0,'1a0c4506c00-11a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (283,3,4,'refresh',12,'',0,'1a0c4506c00-11b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (284,3,5,'turn',12,'',1,'1a0c4506c00-11c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (285,3,6,'refresh',12,'',0,'1a0c4506c00-11d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (286,3,7,'refresh',12,'',0,'1a0c4506c00-11e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (287,3,8,'refresh',12,'',0,'1a0c4506c00-11f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (288,3,9,'turn',12,'',1,'1a0c4506c00-120',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (289,3,10,'refresh',12,'',0,'1a0c4506c00-121',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (290,3,11,'refresh',12,'',0,'1a0c4506c00-122',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (291,3,12,'refresh',12,'',0,'1a0c4506c00-123',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (292,3,13,'refresh',12,'',0,'1a0c4506c00-124',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (293,3,14,'refresh',12,'',0,'1a0c4506c00-125',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (294,3,15,'turn',12,'',1,'1a0c4506c00-126',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (295,3,15,'undo-request',12,'0 14',0,'1a0c4506c00-127',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (296,3,16,'undo-answer',12,'accept 0 14',0,'1a0c4506c00-128',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (297,3,16,'turn',12,'',1,'1a0c4506c00-129',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (298,3,17,'over',12,'',1,'1a0c4506c00-12a',NULL,0,1790000000000,1790000000000,NULL,NULL);
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
INSERT INTO post VALUES (381,7,0,'lobby',16,'',0,'1a0ceb985a0-17d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (382,7,0,'refresh',16,'',0,'1a0ceb985a0-17e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (383,7,0,'opening',16,'',0,'1a0ceb985a0-17f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (384,7,0,'turn',16,'',1,'1a0ceb985a0-180',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (385,8,0,'opening',17,'',0,'1a0ceb985a0-181',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (386,8,0,'turn',17,'',1,'1a0ceb985a0-182',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (387,7,1,'turn',16,'',1,'1a0ceb985a0-183',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (388,7,2,'turn',16,'',1,'1a0ceb985a0-184',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (389,7,3,'refresh',16,'',0,'1a0ceb985a0-185',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (390,7,4,'refresh',16,'',0,'1a0ceb985a0-186',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (391,7,5,'turn',16,'',1,'1a0ceb985a0-187',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (392,7,6,'refresh',16,'',0,'1a0ceb985a0-188',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (393,7,7,'refresh',16,'',0,'1a0ceb985a0-189',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (394,7,8,'refresh',16,'',0,'1a0ceb985a0-18a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (395,7,9,'turn',16,'',1,'1a0ceb985a0-18b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (396,7,10,'refresh',16,'',0,'1a0ceb985a0-18c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (397,7,11,'refresh',16,'',0,'1a0ceb985a0-18d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (398,7,12,'refresh',16,'',0,'1a0ceb985a0-18e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (399,7,13,'battle',16,'0',0,'1a0ceb985a0-18f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (400,7,13,'turn',16,'',1,'1a0ceb985a0-190',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (401,7,14,'refresh',16,'',0,'1a0ceb985a0-191',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (402,7,15,'refresh',16,'',0,'1a0ceb985a0-192',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (403,7,16,'refresh',16,'',0,'1a0ceb985a0-193',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (404,7,17,'refresh',16,'',0,'1a0ceb985a0-194',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (405,7,18,'turn',16,'',1,'1a0ceb985a0-195',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (406,7,19,'refresh',16,'',0,'1a0ceb985a0-196',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (407,7,20,'refresh',16,'',0,'1a0ceb985a0-197',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (408,7,21,'refresh',16,'',0,'1a0ceb985a0-198',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (409,7,22,'refresh',16,'',0,'1a0ceb985a0-199',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (410,7,23,'turn',16,'',1,'1a0ceb985a0-19a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (411,7,24,'refresh',16,'',0,'1a0ceb985a0-19b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (412,7,25,'refresh',16,'',0,'1a0ceb985a0-19c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (413,7,26,'refresh',16,'',0,'1a0ceb985a0-19d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (414,7,27,'refresh',16,'',0,'1a0ceb985a0-19e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (415,7,28,'turn',16,'',1,'1a0ceb985a0-19f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (416,7,29,'refresh',16,'',0,'1a0ceb985a0-1a0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (417,7,30,'refresh',16,'',0,'1a0ceb985a0-1a1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (418,7,31,'refresh',16,'',0,'1a0ceb985a0-1a2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (419,7,32,'refresh',16,'',0,'1a0ceb985a0-1a3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (420,7,33,'turn',16,'',1,'1a0ceb985a0-1a4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (421,7,34,'refresh',16,'',0,'1a0ceb985a0-1a5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (422,7,35,'refresh',16,'',0,'1a0ceb985a0-1a6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (423,7,36,'battle',16,'0',0,'1a0ceb985a0-1a7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (424,7,36,'turn',16,'',1,'1a0ceb985a0-1a8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (425,7,37,'refresh',16,'',0,'1a0ceb985a0-1a9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (426,7,38,'refresh',16,'',0,'1a0ceb985a0-1aa',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (427,7,39,'refresh',16,'',0,'1a0ceb985a0-1ab',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (428,7,40,'refresh',16,'',0,'1a0ceb985a0-1ac',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (429,7,41,'turn',16,'',1,'1a0ceb985a0-1ad',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (430,7,42,'refresh',16,'',0,'1a0ceb985a0-1ae',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (431,7,43,'refresh',16,'',0,'1a0ceb985a0-1af',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (432,7,44,'refresh',16,'',0,'1a0ceb985a0-1b0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (433,7,45,'battle',16,'0',0,'1a0ceb985a0-1b1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (434,7,45,'turn',16,'',1,'1a0ceb985a0-1b2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (435,7,46,'refresh',16,'',0,'1a0ceb985a0-1b3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (436,7,47,'refresh',16,'',0,'1a0ceb985a0-1b4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (437,7,48,'refresh',16,'',0,'1a0ceb985a0-1b5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (438,7,49,'refresh',16,'',0,'1a0ceb985a0-1b6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (439,7,50,'refresh',16,'',0,'1a0ceb985a0-1b7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (440,7,51,'turn',16,'',1,'1a0ceb985a0-1b8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (441,7,52,'refresh',16,'',0,'1a0ceb985a0-1b9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (442,7,53,'refresh',16,'',0,'1a0ceb985a0-1ba',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (443,7,54,'refresh',16,'',0,'1a0ceb985a0-1bb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (444,7,55,'refresh',16,'',0,'1a0ceb985a0-1bc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (445,7,56,'refresh',16,'',0,'1a0ceb985a0-1bd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (446,7,57,'turn',16,'',1,'1a0ceb985a0-1be',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (447,7,58,'refresh',16,'',0,'1a0ceb985a0-1bf',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (448,7,59,'refresh',16,'',0,'1a0ceb985a0-1c0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (449,7,60,'refresh',16,'',0,'1a0ceb985a0-1c1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (450,7,61,'refresh',16,'',0,'1a0ceb985a0-1c2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (451,7,62,'refresh',16,'',0,'1a0ceb985a0-1c3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (452,7,63,'refresh',16,'',0,'1a0ceb985a0-1c4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (453,7,64,'turn',16,'',1,'1a0ceb985a0-1c5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (454,7,65,'refresh',16,'',0,'1a0ceb985a0-1c6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (455,7,66,'refresh',16,'',0,'1a0ceb985a0-1c7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (456,7,67,'battle',16,'0',0,'1a0ceb985a0-1c8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (457,7,67,'turn',16,'',1,'1a0ceb985a0-1c9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (458,7,68,'refresh',16,'',0,'1a0ceb985a0-1ca',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (459,7,69,'refresh',16,'',0,'1a0ceb985a0-1cb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (460,7,70,'refresh',16,'',0,'1a0ceb985a0-1cc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (461,7,71,'refresh',16,'',0,'1a0ceb985a0-1cd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (462,7,72,'refresh',16,'',0,'1a0ceb985a0-1ce',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (463,7,73,'battle',16,'0',0,'1a0ceb985a0-1cf',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (464,7,73,'turn',16,'',1,'1a0ceb985a0-1d0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (465,7,74,'refresh',16,'',0,'1a0ceb985a0-1d1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (466,7,75,'refresh',16,'',0,'1a0ceb985a0-1d2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (467,7,76,'refresh',16,'',0,'1a0ceb985a0-1d3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (468,7,77,'battle',16,'0',0,'1a0ceb985a0-1d4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (469,7,77,'turn',16,'',1,'1a0ceb985a0-1d5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (470,7,78,'refresh',16,'',0,'1a0ceb985a0-1d6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (471,7,79,'refresh',16,'',0,'1a0ceb985a0-1d7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (472,7,80,'refresh',16,'',0,'1a0ceb985a0-1d8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (473,7,81,'refresh',16,'',0,'1a0ceb985a0-1d9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (474,7,82,'refresh',16,'',0,'1a0ceb985a0-1da',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (475,7,83,'battle',16,'0',0,'1a0ceb985a0-1db',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (476,7,83,'turn',16,'',1,'1a0ceb985a0-1dc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (477,7,84,'refresh',16,'',0,'1a0ceb985a0-1dd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (478,7,85,'refresh',16,'',0,'1a0ceb985a0-1de',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (479,7,86,'refresh',16,'',0,'1a0ceb985a0-1df',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (480,7,87,'refresh',16,'',0,'1a0ceb985a0-1e0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (481,7,88,'refresh',16,'',0,'1a0ceb985a0-1e1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (482,7,89,'turn',16,'',1,'1a0ceb985a0-1e2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (483,7,90,'refresh',16,'',0,'1a0ceb985a0-1e3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (484,7,91,'refresh',16,'',0,'1a0ceb985a0-1e4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (485,7,92,'refresh',16,'',0,'1a0ceb985a0-1e5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (486,7,93,'refresh',16,'',0,'1a0ceb985a0-1e6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (487,7,94,'refresh',16,'',0,'1a0ceb985a0-1e7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (488,7,95,'refresh',16,'',0,'1a0ceb985a0-1e8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (489,7,96,'turn',16,'',1,'1a0ceb985a0-1e9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (490,7,97,'refresh',16,'',0,'1a0ceb985a0-1ea',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (491,7,98,'refresh',16,'',0,'1a0ceb985a0-1eb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (492,7,99,'refresh',16,'',0,'1a0ceb985a0-1ec',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (493,7,100,'refresh',16,'',0,'1a0ceb985a0-1ed',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (494,7,101,'refresh',16,'',0,'1a0ceb985a0-1ee',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (495,7,102,'turn',16,'',1,'1a0ceb985a0-1ef',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (496,7,103,'refresh',16,'',0,'1a0ceb985a0-1f0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (497,7,104,'refresh',16,'',0,'1a0ceb985a0-1f1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (498,7,105,'refresh',16,'',0,'1a0ceb985a0-1f2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (499,7,106,'refresh',16,'',0,'1a0ceb985a0-1f3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (500,7,107,'battle',16,'0',0,'1a0ceb985a0-1f4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (501,7,107,'turn',16,'',1,'1a0ceb985a0-1f5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (502,7,108,'refresh',16,'',0,'1a0ceb985a0-1f6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (503,7,109,'refresh',16,'',0,'1a0ceb985a0-1f7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (504,7,110,'refresh',16,'',0,'1a0ceb985a0-1f8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (505,7,111,'refresh',16,'',0,'1a0ceb985a0-1f9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (506,7,112,'turn',16,'',1,'1a0ceb985a0-1fa',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (507,7,113,'refresh',16,'',0,'1a0ceb985a0-1fb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (508,7,114,'refresh',16,'',0,'1a0ceb985a0-1fc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (509,7,115,'refresh',16,'',0,'1a0ceb985a0-1fd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (510,7,116,'refresh',16,'',0,'1a0ceb985a0-1fe',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (511,7,117,'refresh',16,'',0,'1a0ceb985a0-1ff',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (512,7,118,'turn',16,'',1,'1a0ceb985a0-200',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (513,7,119,'refresh',16,'',0,'1a0ceb985a0-201',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (514,7,120,'refresh',16,'',0,'1a0ceb985a0-202',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (515,7,121,'turn',16,'',1,'1a0ceb985a0-203',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (516,7,122,'refresh',16,'',0,'1a0ceb985a0-204',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (517,7,123,'refresh',16,'',0,'1a0ceb985a0-205',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (518,7,124,'refresh',16,'',0,'1a0ceb985a0-206',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (519,7,125,'battle',16,'0',0,'1a0ceb985a0-207',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (520,7,125,'over',16,'',1,'1a0ceb985a0-208',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (521,8,1,'turn',17,'',1,'1a0ceb985a0-209',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (522,8,2,'turn',17,'',1,'1a0ceb985a0-20a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (523,8,3,'refresh',17,'',0,'1a0ceb985a0-20b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (524,8,4,'refresh',17,'',0,'1a0ceb985a0-20c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (525,8,5,'turn',17,'',1,'1a0ceb985a0-20d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (526,8,6,'refresh',17,'',0,'1a0ceb985a0-20e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (527,8,7,'refresh',17,'',0,'1a0ceb985a0-20f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (528,8,8,'refresh',17,'',0,'1a0ceb985a0-210',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (529,8,9,'turn',17,'',1,'1a0ceb985a0-211',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (530,8,10,'refresh',17,'',0,'1a0ceb985a0-212',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (531,8,11,'refresh',17,'',0,'1a0ceb985a0-213',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (532,8,12,'refresh',17,'',0,'1a0ceb985a0-214',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (533,8,13,'battle',17,'0',0,'1a0ceb985a0-215',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (534,8,13,'turn',17,'',1,'1a0ceb985a0-216',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (535,8,14,'refresh',17,'',0,'1a0ceb985a0-217',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (536,8,15,'refresh',17,'',0,'1a0ceb985a0-218',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (537,9,0,'lobby',20,'',0,'1a0ceb985a0-219',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (538,9,0,'refresh',20,'',0,'1a0ceb985a0-21a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (539,9,0,'opening',20,'',0,'1a0ceb985a0-21b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (540,9,0,'turn',20,'',1,'1a0ceb985a0-21c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (541,9,1,'turn',20,'',1,'1a0ceb985a0-21d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (542,9,2,'turn',20,'',1,'1a0ceb985a0-21e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (543,9,3,'refresh',20,'',0,'1a0ceb985a0-21f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (544,9,4,'refresh',20,'',0,'1a0ceb985a0-220',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (545,9,5,'turn',20,'',1,'1a0ceb985a0-221',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (546,9,6,'refresh',20,'',0,'1a0ceb985a0-222',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (547,9,7,'refresh',20,'',0,'1a0ceb985a0-223',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (548,9,8,'refresh',20,'',0,'1a0ceb985a0-224',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (549,9,9,'turn',20,'',1,'1a0ceb985a0-225',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (550,9,10,'refresh',20,'',0,'1a0ceb985a0-226',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (551,9,11,'refresh',20,'',0,'1a0ceb985a0-227',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (552,9,12,'refresh',20,'',0,'1a0ceb985a0-228',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (553,9,13,'refresh',20,'',0,'1a0ceb985a0-229',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (554,9,14,'refresh',20,'',0,'1a0ceb985a0-22a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (555,9,15,'turn',20,'',1,'1a0ceb985a0-22b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (556,9,16,'refresh',20,'',0,'1a0ceb985a0-22c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (557,9,17,'refresh',20,'',0,'1a0ceb985a0-22d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (558,9,18,'refresh',20,'',0,'1a0ceb985a0-22e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (559,9,19,'refresh',20,'',0,'1a0ceb985a0-22f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (560,9,20,'turn',20,'',1,'1a0ceb985a0-230',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (561,9,21,'refresh',20,'',0,'1a0ceb985a0-231',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (562,9,22,'refresh',20,'',0,'1a0ceb985a0-232',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (563,9,23,'refresh',20,'',0,'1a0ceb985a0-233',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (564,9,24,'refresh',20,'',0,'1a0ceb985a0-234',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (565,9,25,'refresh',20,'',0,'1a0ceb985a0-235',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (566,9,26,'turn',20,'',1,'1a0ceb985a0-236',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (567,9,27,'refresh',20,'',0,'1a0ceb985a0-237',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (568,9,28,'refresh',20,'',0,'1a0ceb985a0-238',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (569,9,29,'refresh',20,'',0,'1a0ceb985a0-239',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (570,9,30,'refresh',20,'',0,'1a0ceb985a0-23a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (571,9,31,'turn',20,'',1,'1a0ceb985a0-23b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (572,9,32,'refresh',20,'',0,'1a0ceb985a0-23c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (573,9,33,'refresh',20,'',0,'1a0ceb985a0-23d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (574,9,34,'refresh',20,'',0,'1a0ceb985a0-23e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (575,9,35,'refresh',20,'',0,'1a0ceb985a0-23f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (576,9,36,'refresh',20,'',0,'1a0ceb985a0-240',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (577,9,37,'turn',20,'',1,'1a0ceb985a0-241',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (578,9,38,'refresh',20,'',0,'1a0ceb985a0-242',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (579,9,39,'refresh',20,'',0,'1a0ceb985a0-243',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (580,9,40,'refresh',20,'',0,'1a0ceb985a0-244',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (581,9,41,'refresh',20,'',0,'1a0ceb985a0-245',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (582,9,42,'turn',20,'',1,'1a0ceb985a0-246',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (583,9,43,'refresh',20,'',0,'1a0ceb985a0-247',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (584,9,44,'refresh',20,'',0,'1a0ceb985a0-248',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (585,9,45,'refresh',20,'',0,'1a0ceb985a0-249',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (586,9,46,'refresh',20,'',0,'1a0ceb985a0-24a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (587,9,47,'refresh',20,'',0,'1a0ceb985a0-24b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (588,9,48,'turn',20,'',1,'1a0ceb985a0-24c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (589,9,49,'refresh',20,'',0,'1a0ceb985a0-24d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (590,9,50,'refresh',20,'',0,'1a0ceb985a0-24e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (591,9,51,'refresh',20,'',0,'1a0ceb985a0-24f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (592,9,52,'battle',20,'0',0,'1a0ceb985a0-250',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (593,9,52,'turn',20,'',1,'1a0ceb985a0-251',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (594,9,53,'refresh',20,'',0,'1a0ceb985a0-252',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (595,9,54,'refresh',20,'',0,'1a0ceb985a0-253',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (596,9,55,'refresh',20,'',0,'1a0ceb985a0-254',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (597,9,56,'refresh',20,'',0,'1a0ceb985a0-255',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (598,9,57,'refresh',20,'',0,'1a0ceb985a0-256',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (599,9,58,'turn',20,'',1,'1a0ceb985a0-257',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (600,9,59,'refresh',20,'',0,'1a0ceb985a0-258',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (601,9,60,'refresh',20,'',0,'1a0ceb985a0-259',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (602,9,61,'refresh',20,'',0,'1a0ceb985a0-25a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (603,9,62,'refresh',20,'',0,'1a0ceb985a0-25b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (604,9,63,'turn',20,'',1,'1a0ceb985a0-25c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (605,9,64,'refresh',20,'',0,'1a0ceb985a0-25d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (606,9,65,'refresh',20,'',0,'1a0ceb985a0-25e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (607,9,66,'refresh',20,'',0,'1a0ceb985a0-25f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (608,9,67,'refresh',20,'',0,'1a0ceb985a0-260',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (609,9,68,'turn',20,'',1,'1a0ceb985a0-261',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (610,9,69,'refresh',20,'',0,'1a0ceb985a0-262',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (611,9,70,'refresh',20,'',0,'1a0ceb985a0-263',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (612,9,71,'refresh',20,'',0,'1a0ceb985a0-264',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (613,9,72,'refresh',20,'',0,'1a0ceb985a0-265',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (614,9,73,'turn',20,'',1,'1a0ceb985a0-266',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (615,9,74,'refresh',20,'',0,'1a0ceb985a0-267',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (616,9,75,'refresh',20,'',0,'1a0ceb985a0-268',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (617,9,76,'refresh',20,'',0,'1a0ceb985a0-269',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (618,9,77,'refresh',20,'',0,'1a0ceb985a0-26a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (619,9,78,'battle',20,'0',0,'1a0ceb985a0-26b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (620,9,78,'turn',20,'',1,'1a0ceb985a0-26c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (621,9,79,'refresh',20,'',0,'1a0ceb985a0-26d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (622,9,80,'refresh',20,'',0,'1a0ceb985a0-26e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (623,9,81,'refresh',20,'',0,'1a0ceb985a0-26f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (624,9,82,'refresh',20,'',0,'1a0ceb985a0-270',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (625,9,83,'turn',20,'',1,'1a0ceb985a0-271',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (626,9,84,'refresh',20,'',0,'1a0ceb985a0-272',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (627,9,85,'refresh',20,'',0,'1a0ceb985a0-273',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (628,9,86,'refresh',20,'',0,'1a0ceb985a0-274',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (629,9,87,'refresh',20,'',0,'1a0ceb985a0-275',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (630,9,88,'refresh',20,'',0,'1a0ceb985a0-276',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (631,9,89,'battle',20,'0',0,'1a0ceb985a0-277',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (632,9,89,'turn',20,'',1,'1a0ceb985a0-278',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (633,9,90,'refresh',20,'',0,'1a0ceb985a0-279',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (634,9,91,'refresh',20,'',0,'1a0ceb985a0-27a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (635,9,92,'refresh',20,'',0,'1a0ceb985a0-27b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (636,9,93,'refresh',20,'',0,'1a0ceb985a0-27c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (637,9,94,'turn',20,'',1,'1a0ceb985a0-27d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (638,9,95,'refresh',20,'',0,'1a0ceb985a0-27e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (639,9,96,'refresh',20,'',0,'1a0ceb985a0-27f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (640,9,97,'refresh',20,'',0,'1a0ceb985a0-280',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (641,9,98,'battle',20,'0',0,'1a0ceb985a0-281',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (642,9,98,'turn',20,'',1,'1a0ceb985a0-282',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (643,9,99,'refresh',20,'',0,'1a0ceb985a0-283',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (644,9,100,'refresh',20,'',0,'1a0ceb985a0-284',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (645,9,101,'refresh',20,'',0,'1a0ceb985a0-285',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (646,9,102,'refresh',20,'',0,'1a0ceb985a0-286',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (647,9,103,'refresh',20,'',0,'1a0ceb985a0-287',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (648,9,104,'turn',20,'',1,'1a0ceb985a0-288',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (649,9,105,'refresh',20,'',0,'1a0ceb985a0-289',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (650,9,106,'refresh',20,'',0,'1a0ceb985a0-28a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (651,9,107,'refresh',20,'',0,'1a0ceb985a0-28b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (652,9,108,'refresh',20,'',0,'1a0ceb985a0-28c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (653,9,109,'turn',20,'',1,'1a0ceb985a0-28d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (654,9,110,'refresh',20,'',0,'1a0ceb985a0-28e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (655,9,111,'refresh',20,'',0,'1a0ceb985a0-28f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (656,9,112,'refresh',20,'',0,'1a0ceb985a0-290',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (657,9,113,'turn',20,'',1,'1a0ceb985a0-291',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (658,9,114,'refresh',20,'',0,'1a0ceb985a0-292',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (659,9,115,'refresh',20,'',0,'1a0ceb985a0-293',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (660,9,116,'battle',20,'0',0,'1a0ceb985a0-294',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (661,9,116,'over',20,'',1,'1a0ceb985a0-295',NULL,0,1790174660000,1790174660000,NULL,NULL);
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
INSERT INTO post VALUES (804,12,0,'lobby',91,'',0,'1a0ceb985a0-324',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (805,12,0,'refresh',91,'',0,'1a0ceb985a0-325',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (806,12,0,'opening',91,'',0,'1a0ceb985a0-326',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (807,12,0,'turn',91,'',1,'1a0ceb985a0-327',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO job VALUES (705,8,'remind','',1790261060000,'15 1',0);
INSERT INTO job VALUES (706,8,'idle','',1791989060000,'15',0);
INSERT INTO job VALUES (1217,10,'remind','',1790261060000,'96 1',0);
INSERT INTO job VALUES (1218,10,'idle','',1791989060000,'96',0);
INSERT INTO job VALUES (1411,11,'fall','',1790520260000,'',0);
INSERT INTO job VALUES (1412,11,'remind','',1790261060000,'30 1',0);
INSERT INTO job VALUES (1413,11,'idle','',1791989060000,'30',0);
INSERT INTO job VALUES (1504,12,'remind','',1790261060000,'0 1',0);
INSERT INTO job VALUES (1505,12,'idle','',1791989060000,'0',0);
INSERT INTO clock VALUES (5,'{"control":{"per_turn":{"hours":24}},"left":[86400000,0],"running":null}');
INSERT INTO clock VALUES (6,'{"control":{"live":{"minutes":30}},"left":[0,1800000],"running":null}');
INSERT INTO clock VALUES (11,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":{"side":1,"since_ms":1790174660000}}');
INSERT INTO mirror VALUES (7,8);
INSERT INTO sqlite_sequence VALUES ('game',12);
INSERT INTO sqlite_sequence VALUES ('post',807);
INSERT INTO sqlite_sequence VALUES ('job',1505);
CREATE UNIQUE INDEX game_one_active_a_channel ON game (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_by_guild ON game (guild_id, id);
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
CREATE INDEX seat_by_user ON seat (user_id, game_id);
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
CREATE INDEX post_owed ON post (channel_id, id) WHERE sent_at_ms IS NULL AND given_up IS NULL;
CREATE INDEX post_by_game ON post (game_id, id);
CREATE INDEX study_by_user ON study (user_id, id);
CREATE INDEX job_due ON job (due_ms, id);
CREATE INDEX vacation_by_user ON vacation (user_id, guild_id, to_ms);
COMMIT;
