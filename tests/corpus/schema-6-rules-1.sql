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
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 03:44:30',1,X'C61451C713D7990390B849A37056E18292BB202F2B339E998AFF7E0193C52B3F4E59AAAF3EE49E9EE43E871431C343AF',5603462);
INSERT INTO _sqlx_migrations VALUES (2,'settings','2026-11-22 03:44:30',1,X'AE58DA2578FB30569ECF19E850B7366B74A6BBF95749965EFD41484E9808FAFBF71883D8DC3747336DEC1B024D185352',476059);
INSERT INTO _sqlx_migrations VALUES (3,'time','2026-11-22 03:44:30',1,X'ED1B619EB1C14B324CCA1D0602FAF856FAEC08026C2AA9E445AFA2551F3721A10899A0B2AA23CEC59BC994C59888F08D',567980);
INSERT INTO _sqlx_migrations VALUES (4,'orders','2026-11-22 03:44:30',1,X'DF54061D55134E26E9854D2881B03CC5E6442311E0BBA8D3719E60808184C5C9D12EFDE11009B9F408156792490FBB97',400018);
INSERT INTO _sqlx_migrations VALUES (5,'mirror','2026-11-22 03:44:30',1,X'622EEE7C6CA7F9C26ED2382751A2A3B3CCECE20E9DEF9EEB3B1A2EBB3710DE2CE34D22B440769FD0D16BDBD774CCB387',381565);
INSERT INTO _sqlx_migrations VALUES (6,'lost channels','2026-11-22 03:44:30',1,X'8B131991D666CA1899143F6877C217C62AA5155FE8AF63D843305CFF22A34AF196C649085E5B3A9DF0B47A581702DE42',484697);
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
INSERT INTO game VALUES (1,900,10,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'14A951E189A39AAD3BE9DB8D6B19AC79D7603FA9F7EC4D2272BF8244F7208F89','5e58b8f26785dac45b891b25b28d3b5ae061b9f44db008747d43e57abaf1ba0b','{"board":"standard","piles":[[12,1,11,5,5,3,12,6,1,3,11,1,10,11,1,12,8,6,4,8,12,10,2,2,1,11,2,7,2,13,11,11,1,9],[14,15,3,15,5,8,16,16,2,8,10,8,7,17,12,6,4,18,1,5,1,13,9,15,3,3,15,15,1,10,11,17,16,3]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (2,900,11,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'5972207F475F4E36593BCF56B0ABCD8444CD63D92736F435516FE117F488C95F','34691cdd4731f280ef67ca4cd9dbed72a4635af2f0f7bde02abe9648b9c5fcab','{"board":"standard","piles":[[9,1,20,10,20,5,11,22,16,1,7,14,3,7,4,20,20,21,6,15,22,18,2,17,19,22,22,2,12,13,22,8,5,15],[15,12,13,13,3,13,5,3,9,1,13,14,10,14,3,3,2,13,4,14,14,11,4,7,14,8,13,14,1,9,3,14,12,6]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (3,900,12,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'CCA27099E0FF76FB6E20EF3D6B74C2DECDB631632E61921EA7837359922D3AE7','c0921d95c278201e8d23f57a5e60aa482287545af6554bc97bfcbace58e38645','{"board":"standard","piles":[[17,11,8,9,7,15,1,14,10,3,10,8,15,15,4,15,8,6,3,1,16,15,13,18,5,5,12,3,16,1,16,17,2,3],[20,4,2,8,7,20,21,12,16,6,19,17,22,13,15,9,1,5,15,20,22,7,1,22,18,10,20,2,11,14,5,22,3,22]]}','{"winner":0,"reason":"resignation"}',NULL,NULL);
INSERT INTO game VALUES (4,900,13,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'7774F3EE499C0F3543945557E071FA76052D7C6584B6A3F8A734629010D76C6B','0a7c56ac099af82d8f0246cad99382394ba936828cd720b0e0487e7087609f44','{"board":"standard","piles":[[9,12,1,14,13,9,5,2,8,13,3,10,11,4,1,3,14,3,13,3,14,13,4,3,12,13,14,6,13,14,7,14,14,15],[2,11,1,2,2,6,12,2,12,10,11,1,4,3,7,12,5,5,13,1,1,11,1,12,11,1,11,10,6,8,11,3,8,9]]}','{"winner":null,"reason":"agreement"}',NULL,NULL);
INSERT INTO game VALUES (5,900,14,'over',1,1790000000000,1790172800000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"per_turn":{"hours":24}},"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'02131FB3F72FCA2547C539BE651A40BE68F675F45DFCB56A10524A7B97E2BB2C','11403cb639cc8f163d7b6ece0597263ac6a8a12d2b22e3b09945153d96fe2d48','{"board":"standard","piles":[[20,19,9,5,7,20,22,15,3,20,21,22,22,12,2,16,10,15,8,7,22,22,11,13,17,1,1,6,5,14,2,20,18,4],[1,2,3,1,6,9,11,2,1,1,8,2,12,7,12,10,11,1,12,11,10,13,11,8,11,1,6,5,3,2,5,12,4,11]]}','{"winner":1,"reason":"time"}',NULL,NULL);
INSERT INTO game VALUES (6,900,15,'over',1,1790172800000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"live":{"minutes":30}},"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'745BBE0603D59EF7E95876663B14920C5E678D7D882990D6C2A2035344D1BA60','2f724f4a5538023c83c08b3c5762b5642af67e84c8fa4151a7be245505159413','{"board":"standard","piles":[[15,9,1,12,3,1,8,16,16,10,13,6,18,5,15,14,15,1,17,17,7,8,5,3,2,16,11,15,15,8,3,4,3,10],[6,9,13,1,11,8,9,14,12,14,7,2,13,4,3,3,14,13,5,12,14,3,15,4,3,1,13,14,10,13,14,13,14,3]]}','{"winner":null,"reason":"overtime_battle"}',NULL,NULL);
INSERT INTO game VALUES (7,900,16,'over',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":"same","mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'9330E688CBD58CE4607E68724B20D309F72684720A209A0CE2CB9A5F5A1F89A2','ca5aebf88e790f63ddd6f17cc5d1e7da8c8389801c8d26adb6fefdd9b3468645','{"board":"standard","piles":[[2,11,13,12,5,1,1,11,10,2,3,3,11,11,1,10,12,6,1,6,4,8,8,11,2,12,5,12,7,11,1,2,9,1],[9,13,15,14,5,7,6,14,4,14,13,3,10,14,9,1,3,12,8,14,13,3,1,14,14,4,13,11,13,13,12,2,3,3]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (8,900,17,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":7,"draft":{"round":0,"steps":[]},"expired":false}',1,X'9330E688CBD58CE4607E68724B20D309F72684720A209A0CE2CB9A5F5A1F89A2','ca5aebf88e790f63ddd6f17cc5d1e7da8c8389801c8d26adb6fefdd9b3468645','{"board":"standard","piles":[[2,11,13,12,5,1,1,11,10,2,3,3,11,11,1,10,12,6,1,6,4,8,8,11,2,12,5,12,7,11,1,2,9,1],[9,13,15,14,5,7,6,14,4,14,13,3,10,14,9,1,3,12,8,14,13,3,1,14,14,4,13,11,13,13,12,2,3,3]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (9,900,20,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'84093C45D99B50FB38CED658CF3E27DA6A769DA394E0079FA2B4804232E56EBA','873a2e4ae3da35fb56cfa04ec4fb64a8c20d5d104b55812fee24605240355e1e','{"board":"standard","piles":[[6,12,5,11,2,5,1,2,1,12,2,9,1,1,11,10,6,13,3,2,12,10,11,8,3,8,7,1,4,11,1,12,11,11],[5,2,17,22,7,18,2,22,22,15,7,19,1,8,20,1,6,22,20,15,13,10,14,5,22,16,11,4,3,20,12,21,20,9]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (10,900,90,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":{"bank":{"hours":72,"increment":12,"cap":96}},"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'830BE62ADA8BAAFF263222EC8758379B5F38A41A3E0D0C229DD3A31C2E60D292','bb97251f762660b04d9656d7ee967816ddcb17c9800406a56f00ca14424866b1','{"board":"standard","piles":[[17,20,14,21,12,22,1,5,6,20,5,7,22,22,2,2,13,15,11,19,22,16,1,20,7,9,18,8,15,20,4,10,22,3],[3,9,16,15,3,8,4,13,16,3,3,7,11,12,6,15,8,18,14,1,16,1,17,5,5,2,1,15,10,10,17,8,15,15]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (11,900,91,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"clock":null,"mirror":null,"mirrors":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'987F39493C163A5AB5E82739A5240E27A98DDDF68F0965904E4DF8FF9EAF0E42','5ced77f6cd508a3bb53b71f7ee3c8365d5b9798d8fed38fd702889b3b48dd82f','{"board":"standard","piles":[[14,11,13,13,3,1,14,14,7,6,14,13,9,1,3,4,15,14,14,4,13,12,3,8,10,12,2,9,3,13,13,14,3,5],[15,1,7,1,22,14,20,13,8,18,2,10,11,19,17,22,9,21,22,7,20,22,22,12,5,20,4,6,2,15,3,20,16,5]]}',NULL,NULL,NULL);
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
INSERT INTO seat VALUES (10,0,1,'user 1','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO seat VALUES (10,1,2,'user 2','hegemony','24a88661e6c472b0017c9b77d0d56bd77bcb91d3f43b72388828256fdc666713');
INSERT INTO seat VALUES (11,0,1,'user 1','outpost','ab2bbba715f65d2b7169632801c5c747d5c8e68161becb2e3109df7287584964');
INSERT INTO seat VALUES (11,1,2,'user 2','moloch','1356a3eba7cb4d0c1c73d761f018fb616ee9c8433fc860fba8223a6ea7195279');
INSERT INTO interaction VALUES (18656000001,1,0,1790000000000);
INSERT INTO interaction VALUES (18656000002,1,0,1790000000000);
INSERT INTO interaction VALUES (18656000003,1,0,1790000000000);
INSERT INTO interaction VALUES (18656000004,1,0,1790000000000);
INSERT INTO interaction VALUES (18656000005,1,1,1790000000000);
INSERT INTO interaction VALUES (18656000006,1,2,1790000000000);
INSERT INTO interaction VALUES (18656000007,1,3,1790000000000);
INSERT INTO interaction VALUES (18656000008,1,4,1790000000000);
INSERT INTO interaction VALUES (18656000009,1,5,1790000000000);
INSERT INTO interaction VALUES (18656000010,1,6,1790000000000);
INSERT INTO interaction VALUES (18656000011,1,7,1790000000000);
INSERT INTO interaction VALUES (18656000012,1,8,1790000000000);
INSERT INTO interaction VALUES (18656000013,1,9,1790000000000);
INSERT INTO interaction VALUES (18656000014,1,10,1790000000000);
INSERT INTO interaction VALUES (18656000015,1,11,1790000000000);
INSERT INTO interaction VALUES (18656000016,1,12,1790000000000);
INSERT INTO interaction VALUES (18656000017,1,13,1790000000000);
INSERT INTO interaction VALUES (18656000018,1,14,1790000000000);
INSERT INTO interaction VALUES (18656000019,1,15,1790000000000);
INSERT INTO interaction VALUES (18656000020,1,16,1790000000000);
INSERT INTO interaction VALUES (18656000021,1,17,1790000000000);
INSERT INTO interaction VALUES (18656000022,1,18,1790000000000);
INSERT INTO interaction VALUES (18656000023,1,19,1790000000000);
INSERT INTO interaction VALUES (18656000024,1,20,1790000000000);
INSERT INTO interaction VALUES (18656000025,1,21,1790000000000);
INSERT INTO interaction VALUES (18656000026,1,22,1790000000000);
INSERT INTO interaction VALUES (18656000027,1,23,1790000000000);
INSERT INTO interaction VALUES (18656000028,1,24,1790000000000);
INSERT INTO interaction VALUES (18656000029,1,25,1790000000000);
INSERT INTO interaction VALUES (18656000030,1,26,1790000000000);
INSERT INTO interaction VALUES (18656000031,1,27,1790000000000);
INSERT INTO interaction VALUES (18656000032,1,28,1790000000000);
INSERT INTO interaction VALUES (18656000033,1,29,1790000000000);
INSERT INTO interaction VALUES (18656000034,1,30,1790000000000);
INSERT INTO interaction VALUES (18656000035,1,31,1790000000000);
INSERT INTO interaction VALUES (18656000036,1,32,1790000000000);
INSERT INTO interaction VALUES (18656000037,1,33,1790000000000);
INSERT INTO interaction VALUES (18656000038,1,34,1790000000000);
INSERT INTO interaction VALUES (18656000039,1,35,1790000000000);
INSERT INTO interaction VALUES (18656000040,1,36,1790000000000);
INSERT INTO interaction VALUES (18656000041,1,37,1790000000000);
INSERT INTO interaction VALUES (18656000042,1,38,1790000000000);
INSERT INTO interaction VALUES (18656000043,1,39,1790000000000);
INSERT INTO interaction VALUES (18656000044,1,40,1790000000000);
INSERT INTO interaction VALUES (18656000045,1,41,1790000000000);
INSERT INTO interaction VALUES (18656000046,1,42,1790000000000);
INSERT INTO interaction VALUES (18656000047,1,43,1790000000000);
INSERT INTO interaction VALUES (18656000048,1,44,1790000000000);
INSERT INTO interaction VALUES (18656000049,1,45,1790000000000);
INSERT INTO interaction VALUES (18656000050,1,46,1790000000000);
INSERT INTO interaction VALUES (18656000051,1,47,1790000000000);
INSERT INTO interaction VALUES (18656000052,1,48,1790000000000);
INSERT INTO interaction VALUES (18656000053,1,49,1790000000000);
INSERT INTO interaction VALUES (18656000054,1,50,1790000000000);
INSERT INTO interaction VALUES (18656000055,1,51,1790000000000);
INSERT INTO interaction VALUES (18656000056,1,52,1790000000000);
INSERT INTO interaction VALUES (18656000057,1,53,1790000000000);
INSERT INTO interaction VALUES (18656000058,1,54,1790000000000);
INSERT INTO interaction VALUES (18656000059,1,55,1790000000000);
INSERT INTO interaction VALUES (18656000060,1,56,1790000000000);
INSERT INTO interaction VALUES (18656000061,1,57,1790000000000);
INSERT INTO interaction VALUES (18656000062,1,58,1790000000000);
INSERT INTO interaction VALUES (18656000063,1,59,1790000000000);
INSERT INTO interaction VALUES (18656000064,1,60,1790000000000);
INSERT INTO interaction VALUES (18656000065,1,61,1790000000000);
INSERT INTO interaction VALUES (18656000066,1,62,1790000000000);
INSERT INTO interaction VALUES (18656000067,1,63,1790000000000);
INSERT INTO interaction VALUES (18656000068,1,64,1790000000000);
INSERT INTO interaction VALUES (18656000069,1,65,1790000000000);
INSERT INTO interaction VALUES (18656000070,1,66,1790000000000);
INSERT INTO interaction VALUES (18656000071,1,67,1790000000000);
INSERT INTO interaction VALUES (18656000072,1,68,1790000000000);
INSERT INTO interaction VALUES (18656000073,1,69,1790000000000);
INSERT INTO interaction VALUES (18656000074,1,70,1790000000000);
INSERT INTO interaction VALUES (18656000075,1,71,1790000000000);
INSERT INTO interaction VALUES (18656000076,1,72,1790000000000);
INSERT INTO interaction VALUES (18656000077,1,73,1790000000000);
INSERT INTO interaction VALUES (18656000078,1,74,1790000000000);
INSERT INTO interaction VALUES (18656000079,1,75,1790000000000);
INSERT INTO interaction VALUES (18656000080,1,76,1790000000000);
INSERT INTO interaction VALUES (18656000081,1,77,1790000000000);
INSERT INTO interaction VALUES (18656000082,1,78,1790000000000);
INSERT INTO interaction VALUES (18656000083,1,79,1790000000000);
INSERT INTO interaction VALUES (18656000084,1,80,1790000000000);
INSERT INTO interaction VALUES (18656000085,1,81,1790000000000);
INSERT INTO interaction VALUES (18656000086,1,82,1790000000000);
INSERT INTO interaction VALUES (18656000087,1,83,1790000000000);
INSERT INTO interaction VALUES (18656000088,1,84,1790000000000);
INSERT INTO interaction VALUES (18656000089,1,85,1790000000000);
INSERT INTO interaction VALUES (18656000090,1,86,1790000000000);
INSERT INTO interaction VALUES (18656000091,1,87,1790000000000);
INSERT INTO interaction VALUES (18656000092,1,88,1790000000000);
INSERT INTO interaction VALUES (18656000093,1,89,1790000000000);
INSERT INTO interaction VALUES (18656000094,1,90,1790000000000);
INSERT INTO interaction VALUES (18656000095,1,91,1790000000000);
INSERT INTO interaction VALUES (18656000096,1,92,1790000000000);
INSERT INTO interaction VALUES (18656000097,1,93,1790000000000);
INSERT INTO interaction VALUES (18656000098,1,94,1790000000000);
INSERT INTO interaction VALUES (18656000099,1,95,1790000000000);
INSERT INTO interaction VALUES (18656000100,1,96,1790000000000);
INSERT INTO interaction VALUES (18656000101,1,97,1790000000000);
INSERT INTO interaction VALUES (18656000102,1,98,1790000000000);
INSERT INTO interaction VALUES (18656000103,1,99,1790000000000);
INSERT INTO interaction VALUES (18656000104,1,100,1790000000000);
INSERT INTO interaction VALUES (18656000105,1,101,1790000000000);
INSERT INTO interaction VALUES (18656000106,1,102,1790000000000);
INSERT INTO interaction VALUES (18656000107,1,103,1790000000000);
INSERT INTO interaction VALUES (18656000108,1,104,1790000000000);
INSERT INTO interaction VALUES (18656000109,1,105,1790000000000);
INSERT INTO interaction VALUES (18656000110,1,106,1790000000000);
INSERT INTO interaction VALUES (18656000111,1,107,1790000000000);
INSERT INTO interaction VALUES (18656000112,1,108,1790000000000);
INSERT INTO interaction VALUES (18656000113,1,109,1790000000000);
INSERT INTO interaction VALUES (18656000114,1,110,1790000000000);
INSERT INTO interaction VALUES (18656000115,1,111,1790000000000);
INSERT INTO interaction VALUES (18656000116,1,112,1790000000000);
INSERT INTO interaction VALUES (18656000117,1,113,1790000000000);
INSERT INTO interaction VALUES (18656000118,1,114,1790000000000);
INSERT INTO interaction VALUES (18656000119,1,115,1790000000000);
INSERT INTO interaction VALUES (18656000120,1,116,1790000000000);
INSERT INTO interaction VALUES (18656000121,1,117,1790000000000);
INSERT INTO interaction VALUES (18656000122,1,118,1790000000000);
INSERT INTO interaction VALUES (18656000123,1,119,1790000000000);
INSERT INTO interaction VALUES (18656000124,1,120,1790000000000);
INSERT INTO interaction VALUES (18656000125,1,121,1790000000000);
INSERT INTO interaction VALUES (18656000126,1,122,1790000000000);
INSERT INTO interaction VALUES (18656000127,1,123,1790000000000);
INSERT INTO interaction VALUES (18656000128,1,124,1790000000000);
INSERT INTO interaction VALUES (18656000129,1,125,1790000000000);
INSERT INTO interaction VALUES (18656000130,1,126,1790000000000);
INSERT INTO interaction VALUES (18656000131,1,127,1790000000000);
INSERT INTO interaction VALUES (18656000132,1,128,1790000000000);
INSERT INTO interaction VALUES (18656000133,1,129,1790000000000);
INSERT INTO interaction VALUES (18656000134,1,130,1790000000000);
INSERT INTO interaction VALUES (18656000135,1,131,1790000000000);
INSERT INTO interaction VALUES (18656000136,1,132,1790000000000);
INSERT INTO interaction VALUES (18656000137,1,133,1790000000000);
INSERT INTO interaction VALUES (18656000138,1,134,1790000000000);
INSERT INTO interaction VALUES (18656000139,1,135,1790000000000);
INSERT INTO interaction VALUES (18656000140,1,136,1790000000000);
INSERT INTO interaction VALUES (18656000141,1,137,1790000000000);
INSERT INTO interaction VALUES (18656000142,2,0,1790000000000);
INSERT INTO interaction VALUES (18656000143,2,0,1790000000000);
INSERT INTO interaction VALUES (18656000144,2,0,1790000000000);
INSERT INTO interaction VALUES (18656000145,2,0,1790000000000);
INSERT INTO interaction VALUES (18656000146,2,1,1790000000000);
INSERT INTO interaction VALUES (18656000147,2,2,1790000000000);
INSERT INTO interaction VALUES (18656000148,2,3,1790000000000);
INSERT INTO interaction VALUES (18656000149,2,4,1790000000000);
INSERT INTO interaction VALUES (18656000150,2,5,1790000000000);
INSERT INTO interaction VALUES (18656000151,2,6,1790000000000);
INSERT INTO interaction VALUES (18656000152,2,7,1790000000000);
INSERT INTO interaction VALUES (18656000153,2,8,1790000000000);
INSERT INTO interaction VALUES (18656000154,2,9,1790000000000);
INSERT INTO interaction VALUES (18656000155,2,10,1790000000000);
INSERT INTO interaction VALUES (18656000156,2,11,1790000000000);
INSERT INTO interaction VALUES (18656000157,2,12,1790000000000);
INSERT INTO interaction VALUES (18656000158,2,13,1790000000000);
INSERT INTO interaction VALUES (18656000159,2,14,1790000000000);
INSERT INTO interaction VALUES (18656000160,2,15,1790000000000);
INSERT INTO interaction VALUES (18656000161,2,16,1790000000000);
INSERT INTO interaction VALUES (18656000162,2,17,1790000000000);
INSERT INTO interaction VALUES (18656000163,2,18,1790000000000);
INSERT INTO interaction VALUES (18656000164,2,19,1790000000000);
INSERT INTO interaction VALUES (18656000165,2,20,1790000000000);
INSERT INTO interaction VALUES (18656000166,2,21,1790000000000);
INSERT INTO interaction VALUES (18656000167,2,22,1790000000000);
INSERT INTO interaction VALUES (18656000168,2,23,1790000000000);
INSERT INTO interaction VALUES (18656000169,2,24,1790000000000);
INSERT INTO interaction VALUES (18656000170,2,25,1790000000000);
INSERT INTO interaction VALUES (18656000171,2,26,1790000000000);
INSERT INTO interaction VALUES (18656000172,2,27,1790000000000);
INSERT INTO interaction VALUES (18656000173,2,28,1790000000000);
INSERT INTO interaction VALUES (18656000174,2,29,1790000000000);
INSERT INTO interaction VALUES (18656000175,2,30,1790000000000);
INSERT INTO interaction VALUES (18656000176,2,31,1790000000000);
INSERT INTO interaction VALUES (18656000177,2,32,1790000000000);
INSERT INTO interaction VALUES (18656000178,2,33,1790000000000);
INSERT INTO interaction VALUES (18656000179,2,34,1790000000000);
INSERT INTO interaction VALUES (18656000180,2,35,1790000000000);
INSERT INTO interaction VALUES (18656000181,2,36,1790000000000);
INSERT INTO interaction VALUES (18656000182,2,37,1790000000000);
INSERT INTO interaction VALUES (18656000183,2,38,1790000000000);
INSERT INTO interaction VALUES (18656000184,2,39,1790000000000);
INSERT INTO interaction VALUES (18656000185,2,40,1790000000000);
INSERT INTO interaction VALUES (18656000186,2,41,1790000000000);
INSERT INTO interaction VALUES (18656000187,2,42,1790000000000);
INSERT INTO interaction VALUES (18656000188,2,43,1790000000000);
INSERT INTO interaction VALUES (18656000189,2,44,1790000000000);
INSERT INTO interaction VALUES (18656000190,2,45,1790000000000);
INSERT INTO interaction VALUES (18656000191,2,46,1790000000000);
INSERT INTO interaction VALUES (18656000192,2,47,1790000000000);
INSERT INTO interaction VALUES (18656000193,2,48,1790000000000);
INSERT INTO interaction VALUES (18656000194,2,49,1790000000000);
INSERT INTO interaction VALUES (18656000195,2,50,1790000000000);
INSERT INTO interaction VALUES (18656000196,2,51,1790000000000);
INSERT INTO interaction VALUES (18656000197,2,52,1790000000000);
INSERT INTO interaction VALUES (18656000198,2,53,1790000000000);
INSERT INTO interaction VALUES (18656000199,2,54,1790000000000);
INSERT INTO interaction VALUES (18656000200,2,55,1790000000000);
INSERT INTO interaction VALUES (18656000201,2,56,1790000000000);
INSERT INTO interaction VALUES (18656000202,2,57,1790000000000);
INSERT INTO interaction VALUES (18656000203,2,58,1790000000000);
INSERT INTO interaction VALUES (18656000204,2,59,1790000000000);
INSERT INTO interaction VALUES (18656000205,2,60,1790000000000);
INSERT INTO interaction VALUES (18656000206,2,61,1790000000000);
INSERT INTO interaction VALUES (18656000207,2,62,1790000000000);
INSERT INTO interaction VALUES (18656000208,2,63,1790000000000);
INSERT INTO interaction VALUES (18656000209,2,64,1790000000000);
INSERT INTO interaction VALUES (18656000210,2,65,1790000000000);
INSERT INTO interaction VALUES (18656000211,2,66,1790000000000);
INSERT INTO interaction VALUES (18656000212,2,67,1790000000000);
INSERT INTO interaction VALUES (18656000213,2,68,1790000000000);
INSERT INTO interaction VALUES (18656000214,2,69,1790000000000);
INSERT INTO interaction VALUES (18656000215,2,70,1790000000000);
INSERT INTO interaction VALUES (18656000216,2,71,1790000000000);
INSERT INTO interaction VALUES (18656000217,2,72,1790000000000);
INSERT INTO interaction VALUES (18656000218,2,73,1790000000000);
INSERT INTO interaction VALUES (18656000219,2,74,1790000000000);
INSERT INTO interaction VALUES (18656000220,2,75,1790000000000);
INSERT INTO interaction VALUES (18656000221,2,76,1790000000000);
INSERT INTO interaction VALUES (18656000222,2,77,1790000000000);
INSERT INTO interaction VALUES (18656000223,2,78,1790000000000);
INSERT INTO interaction VALUES (18656000224,2,79,1790000000000);
INSERT INTO interaction VALUES (18656000225,2,80,1790000000000);
INSERT INTO interaction VALUES (18656000226,2,81,1790000000000);
INSERT INTO interaction VALUES (18656000227,2,82,1790000000000);
INSERT INTO interaction VALUES (18656000228,2,83,1790000000000);
INSERT INTO interaction VALUES (18656000229,2,84,1790000000000);
INSERT INTO interaction VALUES (18656000230,2,85,1790000000000);
INSERT INTO interaction VALUES (18656000231,2,86,1790000000000);
INSERT INTO interaction VALUES (18656000232,2,87,1790000000000);
INSERT INTO interaction VALUES (18656000233,2,88,1790000000000);
INSERT INTO interaction VALUES (18656000234,2,89,1790000000000);
INSERT INTO interaction VALUES (18656000235,2,90,1790000000000);
INSERT INTO interaction VALUES (18656000236,2,91,1790000000000);
INSERT INTO interaction VALUES (18656000237,2,92,1790000000000);
INSERT INTO interaction VALUES (18656000238,2,93,1790000000000);
INSERT INTO interaction VALUES (18656000239,2,94,1790000000000);
INSERT INTO interaction VALUES (18656000240,2,95,1790000000000);
INSERT INTO interaction VALUES (18656000241,2,96,1790000000000);
INSERT INTO interaction VALUES (18656000242,2,97,1790000000000);
INSERT INTO interaction VALUES (18656000243,2,98,1790000000000);
INSERT INTO interaction VALUES (18656000244,2,99,1790000000000);
INSERT INTO interaction VALUES (18656000245,2,100,1790000000000);
INSERT INTO interaction VALUES (18656000246,2,101,1790000000000);
INSERT INTO interaction VALUES (18656000247,2,102,1790000000000);
INSERT INTO interaction VALUES (18656000248,2,103,1790000000000);
INSERT INTO interaction VALUES (18656000249,2,104,1790000000000);
INSERT INTO interaction VALUES (18656000250,2,105,1790000000000);
INSERT INTO interaction VALUES (18656000251,2,106,1790000000000);
INSERT INTO interaction VALUES (18656000252,2,107,1790000000000);
INSERT INTO interaction VALUES (18656000253,2,108,1790000000000);
INSERT INTO interaction VALUES (18656000254,2,109,1790000000000);
INSERT INTO interaction VALUES (18656000255,2,110,1790000000000);
INSERT INTO interaction VALUES (18656000256,2,111,1790000000000);
INSERT INTO interaction VALUES (18656000257,2,112,1790000000000);
INSERT INTO interaction VALUES (18656000258,3,0,1790000000000);
INSERT INTO interaction VALUES (18656000259,3,0,1790000000000);
INSERT INTO interaction VALUES (18656000260,3,0,1790000000000);
INSERT INTO interaction VALUES (18656000261,3,0,1790000000000);
INSERT INTO interaction VALUES (18656000262,3,1,1790000000000);
INSERT INTO interaction VALUES (18656000263,3,2,1790000000000);
INSERT INTO interaction VALUES (18656000264,3,3,1790000000000);
INSERT INTO interaction VALUES (18656000265,3,4,1790000000000);
INSERT INTO interaction VALUES (18656000266,3,5,1790000000000);
INSERT INTO interaction VALUES (18656000267,3,6,1790000000000);
INSERT INTO interaction VALUES (18656000268,3,7,1790000000000);
INSERT INTO interaction VALUES (18656000269,3,8,1790000000000);
INSERT INTO interaction VALUES (18656000270,3,9,1790000000000);
INSERT INTO interaction VALUES (18656000271,3,10,1790000000000);
INSERT INTO interaction VALUES (18656000272,3,11,1790000000000);
INSERT INTO interaction VALUES (18656000273,3,12,1790000000000);
INSERT INTO interaction VALUES (18656000274,3,13,1790000000000);
INSERT INTO interaction VALUES (18656000275,3,14,1790000000000);
INSERT INTO interaction VALUES (18656000276,3,15,1790000000000);
INSERT INTO interaction VALUES (18656000277,3,15,1790000000000);
INSERT INTO interaction VALUES (18656000278,3,16,1790000000000);
INSERT INTO interaction VALUES (18656000279,3,17,1790000000000);
INSERT INTO interaction VALUES (18656000280,4,0,1790000000000);
INSERT INTO interaction VALUES (18656000281,4,0,1790000000000);
INSERT INTO interaction VALUES (18656000282,4,0,1790000000000);
INSERT INTO interaction VALUES (18656000283,4,0,1790000000000);
INSERT INTO interaction VALUES (18656000284,4,1,1790000000000);
INSERT INTO interaction VALUES (18656000285,4,2,1790000000000);
INSERT INTO interaction VALUES (18656000286,4,3,1790000000000);
INSERT INTO interaction VALUES (18656000287,4,4,1790000000000);
INSERT INTO interaction VALUES (18656000288,4,5,1790000000000);
INSERT INTO interaction VALUES (18656000289,4,6,1790000000000);
INSERT INTO interaction VALUES (18656000290,4,7,1790000000000);
INSERT INTO interaction VALUES (18656000291,4,8,1790000000000);
INSERT INTO interaction VALUES (18656000292,4,9,1790000000000);
INSERT INTO interaction VALUES (18656000293,4,10,1790000000000);
INSERT INTO interaction VALUES (18656000294,4,11,1790000000000);
INSERT INTO interaction VALUES (18656000295,4,12,1790000000000);
INSERT INTO interaction VALUES (18656000296,4,13,1790000000000);
INSERT INTO interaction VALUES (18656000297,4,14,1790000000000);
INSERT INTO interaction VALUES (18656000298,4,15,1790000000000);
INSERT INTO interaction VALUES (18656000299,4,16,1790000000000);
INSERT INTO interaction VALUES (18656000300,4,17,1790000000000);
INSERT INTO interaction VALUES (18656000301,4,18,1790000000000);
INSERT INTO interaction VALUES (18656000302,4,19,1790000000000);
INSERT INTO interaction VALUES (18656000303,4,20,1790000000000);
INSERT INTO interaction VALUES (18656000304,4,20,1790000000000);
INSERT INTO interaction VALUES (18656000305,4,22,1790000000000);
INSERT INTO interaction VALUES (18656000306,5,0,1790000000000);
INSERT INTO interaction VALUES (18656000307,5,0,1790000000000);
INSERT INTO interaction VALUES (18656000308,5,0,1790000000000);
INSERT INTO interaction VALUES (18656000309,5,0,1790000000000);
INSERT INTO interaction VALUES (18656000310,5,1,1790000000000);
INSERT INTO interaction VALUES (18656000311,5,2,1790000000000);
INSERT INTO interaction VALUES (18656000312,5,3,1790000000000);
INSERT INTO interaction VALUES (18656000313,5,4,1790000000000);
INSERT INTO interaction VALUES (18656000314,5,5,1790000000000);
INSERT INTO interaction VALUES (18656000315,5,6,1790000000000);
INSERT INTO interaction VALUES (18656000316,5,7,1790000000000);
INSERT INTO interaction VALUES (18656000317,5,8,1790000000000);
INSERT INTO interaction VALUES (18656000318,5,9,1790000000000);
INSERT INTO interaction VALUES (18656000319,5,10,1790000000000);
INSERT INTO interaction VALUES (18656000320,5,11,1790000000000);
INSERT INTO interaction VALUES (18656000321,5,12,1790000000000);
INSERT INTO interaction VALUES (18656000322,5,13,1790172800000);
INSERT INTO interaction VALUES (18656000323,6,0,1790172800000);
INSERT INTO interaction VALUES (18656000324,6,0,1790172800000);
INSERT INTO interaction VALUES (18656000325,6,0,1790172800000);
INSERT INTO interaction VALUES (18656000326,6,0,1790172800000);
INSERT INTO interaction VALUES (18656000327,6,1,1790172800000);
INSERT INTO interaction VALUES (18656000328,6,2,1790172800000);
INSERT INTO interaction VALUES (18656000329,6,3,1790172800000);
INSERT INTO interaction VALUES (18656000330,6,4,1790172800000);
INSERT INTO interaction VALUES (18656000331,6,5,1790172800000);
INSERT INTO interaction VALUES (18656000332,6,6,1790172800000);
INSERT INTO interaction VALUES (18656000333,6,7,1790172800000);
INSERT INTO interaction VALUES (18656000334,6,8,1790172800000);
INSERT INTO interaction VALUES (18656000335,6,9,1790172800000);
INSERT INTO interaction VALUES (18656000336,6,10,1790172800000);
INSERT INTO interaction VALUES (18656000337,6,11,1790172800000);
INSERT INTO interaction VALUES (18656000338,6,12,1790172800000);
INSERT INTO interaction VALUES (18656000339,6,14,1790174660000);
INSERT INTO interaction VALUES (18656000340,6,15,1790174660000);
INSERT INTO interaction VALUES (18656000341,6,16,1790174660000);
INSERT INTO interaction VALUES (18656000342,6,17,1790174660000);
INSERT INTO interaction VALUES (18656000343,6,18,1790174660000);
INSERT INTO interaction VALUES (18656000344,6,19,1790174660000);
INSERT INTO interaction VALUES (18656000345,6,20,1790174660000);
INSERT INTO interaction VALUES (18656000346,6,21,1790174660000);
INSERT INTO interaction VALUES (18656000347,6,22,1790174660000);
INSERT INTO interaction VALUES (18656000348,6,23,1790174660000);
INSERT INTO interaction VALUES (18656000349,6,24,1790174660000);
INSERT INTO interaction VALUES (18656000350,6,25,1790174660000);
INSERT INTO interaction VALUES (18656000351,6,26,1790174660000);
INSERT INTO interaction VALUES (18656000352,6,27,1790174660000);
INSERT INTO interaction VALUES (18656000353,6,28,1790174660000);
INSERT INTO interaction VALUES (18656000354,7,0,1790174660000);
INSERT INTO interaction VALUES (18656000355,7,0,1790174660000);
INSERT INTO interaction VALUES (18656000356,7,0,1790174660000);
INSERT INTO interaction VALUES (18656000357,7,0,1790174660000);
INSERT INTO interaction VALUES (18656000358,7,1,1790174660000);
INSERT INTO interaction VALUES (18656000359,7,2,1790174660000);
INSERT INTO interaction VALUES (18656000360,7,3,1790174660000);
INSERT INTO interaction VALUES (18656000361,7,4,1790174660000);
INSERT INTO interaction VALUES (18656000362,7,5,1790174660000);
INSERT INTO interaction VALUES (18656000363,7,6,1790174660000);
INSERT INTO interaction VALUES (18656000364,7,7,1790174660000);
INSERT INTO interaction VALUES (18656000365,7,8,1790174660000);
INSERT INTO interaction VALUES (18656000366,7,9,1790174660000);
INSERT INTO interaction VALUES (18656000367,7,10,1790174660000);
INSERT INTO interaction VALUES (18656000368,7,11,1790174660000);
INSERT INTO interaction VALUES (18656000369,7,12,1790174660000);
INSERT INTO interaction VALUES (18656000370,7,13,1790174660000);
INSERT INTO interaction VALUES (18656000371,7,14,1790174660000);
INSERT INTO interaction VALUES (18656000372,7,15,1790174660000);
INSERT INTO interaction VALUES (18656000373,7,16,1790174660000);
INSERT INTO interaction VALUES (18656000374,7,17,1790174660000);
INSERT INTO interaction VALUES (18656000375,7,18,1790174660000);
INSERT INTO interaction VALUES (18656000376,7,19,1790174660000);
INSERT INTO interaction VALUES (18656000377,7,20,1790174660000);
INSERT INTO interaction VALUES (18656000378,7,21,1790174660000);
INSERT INTO interaction VALUES (18656000379,7,22,1790174660000);
INSERT INTO interaction VALUES (18656000380,7,23,1790174660000);
INSERT INTO interaction VALUES (18656000381,7,24,1790174660000);
INSERT INTO interaction VALUES (18656000382,7,25,1790174660000);
INSERT INTO interaction VALUES (18656000383,7,26,1790174660000);
INSERT INTO interaction VALUES (18656000384,7,27,1790174660000);
INSERT INTO interaction VALUES (18656000385,7,28,1790174660000);
INSERT INTO interaction VALUES (18656000386,7,29,1790174660000);
INSERT INTO interaction VALUES (18656000387,7,30,1790174660000);
INSERT INTO interaction VALUES (18656000388,7,31,1790174660000);
INSERT INTO interaction VALUES (18656000389,7,32,1790174660000);
INSERT INTO interaction VALUES (18656000390,7,33,1790174660000);
INSERT INTO interaction VALUES (18656000391,7,34,1790174660000);
INSERT INTO interaction VALUES (18656000392,7,35,1790174660000);
INSERT INTO interaction VALUES (18656000393,7,36,1790174660000);
INSERT INTO interaction VALUES (18656000394,7,37,1790174660000);
INSERT INTO interaction VALUES (18656000395,7,38,1790174660000);
INSERT INTO interaction VALUES (18656000396,7,39,1790174660000);
INSERT INTO interaction VALUES (18656000397,7,40,1790174660000);
INSERT INTO interaction VALUES (18656000398,7,41,1790174660000);
INSERT INTO interaction VALUES (18656000399,7,42,1790174660000);
INSERT INTO interaction VALUES (18656000400,7,43,1790174660000);
INSERT INTO interaction VALUES (18656000401,7,44,1790174660000);
INSERT INTO interaction VALUES (18656000402,7,45,1790174660000);
INSERT INTO interaction VALUES (18656000403,7,46,1790174660000);
INSERT INTO interaction VALUES (18656000404,7,47,1790174660000);
INSERT INTO interaction VALUES (18656000405,7,48,1790174660000);
INSERT INTO interaction VALUES (18656000406,7,49,1790174660000);
INSERT INTO interaction VALUES (18656000407,7,50,1790174660000);
INSERT INTO interaction VALUES (18656000408,7,51,1790174660000);
INSERT INTO interaction VALUES (18656000409,7,52,1790174660000);
INSERT INTO interaction VALUES (18656000410,7,53,1790174660000);
INSERT INTO interaction VALUES (18656000411,7,54,1790174660000);
INSERT INTO interaction VALUES (18656000412,7,55,1790174660000);
INSERT INTO interaction VALUES (18656000413,7,56,1790174660000);
INSERT INTO interaction VALUES (18656000414,7,57,1790174660000);
INSERT INTO interaction VALUES (18656000415,7,58,1790174660000);
INSERT INTO interaction VALUES (18656000416,7,59,1790174660000);
INSERT INTO interaction VALUES (18656000417,7,60,1790174660000);
INSERT INTO interaction VALUES (18656000418,7,61,1790174660000);
INSERT INTO interaction VALUES (18656000419,7,62,1790174660000);
INSERT INTO interaction VALUES (18656000420,7,63,1790174660000);
INSERT INTO interaction VALUES (18656000421,7,64,1790174660000);
INSERT INTO interaction VALUES (18656000422,7,65,1790174660000);
INSERT INTO interaction VALUES (18656000423,7,66,1790174660000);
INSERT INTO interaction VALUES (18656000424,7,67,1790174660000);
INSERT INTO interaction VALUES (18656000425,7,68,1790174660000);
INSERT INTO interaction VALUES (18656000426,7,69,1790174660000);
INSERT INTO interaction VALUES (18656000427,7,70,1790174660000);
INSERT INTO interaction VALUES (18656000428,7,71,1790174660000);
INSERT INTO interaction VALUES (18656000429,7,72,1790174660000);
INSERT INTO interaction VALUES (18656000430,7,73,1790174660000);
INSERT INTO interaction VALUES (18656000431,7,74,1790174660000);
INSERT INTO interaction VALUES (18656000432,7,75,1790174660000);
INSERT INTO interaction VALUES (18656000433,7,76,1790174660000);
INSERT INTO interaction VALUES (18656000434,7,77,1790174660000);
INSERT INTO interaction VALUES (18656000435,7,78,1790174660000);
INSERT INTO interaction VALUES (18656000436,7,79,1790174660000);
INSERT INTO interaction VALUES (18656000437,7,80,1790174660000);
INSERT INTO interaction VALUES (18656000438,7,81,1790174660000);
INSERT INTO interaction VALUES (18656000439,7,82,1790174660000);
INSERT INTO interaction VALUES (18656000440,7,83,1790174660000);
INSERT INTO interaction VALUES (18656000441,7,84,1790174660000);
INSERT INTO interaction VALUES (18656000442,7,85,1790174660000);
INSERT INTO interaction VALUES (18656000443,7,86,1790174660000);
INSERT INTO interaction VALUES (18656000444,7,87,1790174660000);
INSERT INTO interaction VALUES (18656000445,7,88,1790174660000);
INSERT INTO interaction VALUES (18656000446,7,89,1790174660000);
INSERT INTO interaction VALUES (18656000447,7,90,1790174660000);
INSERT INTO interaction VALUES (18656000448,7,91,1790174660000);
INSERT INTO interaction VALUES (18656000449,7,92,1790174660000);
INSERT INTO interaction VALUES (18656000450,7,93,1790174660000);
INSERT INTO interaction VALUES (18656000451,7,94,1790174660000);
INSERT INTO interaction VALUES (18656000452,7,95,1790174660000);
INSERT INTO interaction VALUES (18656000453,7,96,1790174660000);
INSERT INTO interaction VALUES (18656000454,7,97,1790174660000);
INSERT INTO interaction VALUES (18656000455,7,98,1790174660000);
INSERT INTO interaction VALUES (18656000456,7,99,1790174660000);
INSERT INTO interaction VALUES (18656000457,7,100,1790174660000);
INSERT INTO interaction VALUES (18656000458,7,101,1790174660000);
INSERT INTO interaction VALUES (18656000459,7,102,1790174660000);
INSERT INTO interaction VALUES (18656000460,7,103,1790174660000);
INSERT INTO interaction VALUES (18656000461,7,104,1790174660000);
INSERT INTO interaction VALUES (18656000462,7,105,1790174660000);
INSERT INTO interaction VALUES (18656000463,7,106,1790174660000);
INSERT INTO interaction VALUES (18656000464,7,107,1790174660000);
INSERT INTO interaction VALUES (18656000465,7,108,1790174660000);
INSERT INTO interaction VALUES (18656000466,7,109,1790174660000);
INSERT INTO interaction VALUES (18656000467,7,110,1790174660000);
INSERT INTO interaction VALUES (18656000468,7,111,1790174660000);
INSERT INTO interaction VALUES (18656000469,7,112,1790174660000);
INSERT INTO interaction VALUES (18656000470,8,1,1790174660000);
INSERT INTO interaction VALUES (18656000471,8,2,1790174660000);
INSERT INTO interaction VALUES (18656000472,8,3,1790174660000);
INSERT INTO interaction VALUES (18656000473,8,4,1790174660000);
INSERT INTO interaction VALUES (18656000474,8,5,1790174660000);
INSERT INTO interaction VALUES (18656000475,8,6,1790174660000);
INSERT INTO interaction VALUES (18656000476,8,7,1790174660000);
INSERT INTO interaction VALUES (18656000477,8,8,1790174660000);
INSERT INTO interaction VALUES (18656000478,8,9,1790174660000);
INSERT INTO interaction VALUES (18656000479,8,10,1790174660000);
INSERT INTO interaction VALUES (18656000480,8,11,1790174660000);
INSERT INTO interaction VALUES (18656000481,8,12,1790174660000);
INSERT INTO interaction VALUES (18656000482,8,13,1790174660000);
INSERT INTO interaction VALUES (18656000483,8,14,1790174660000);
INSERT INTO interaction VALUES (18656000484,8,15,1790174660000);
INSERT INTO interaction VALUES (18656000485,9,0,1790174660000);
INSERT INTO interaction VALUES (18656000486,9,0,1790174660000);
INSERT INTO interaction VALUES (18656000487,9,0,1790174660000);
INSERT INTO interaction VALUES (18656000488,9,0,1790174660000);
INSERT INTO interaction VALUES (18656000489,9,1,1790174660000);
INSERT INTO interaction VALUES (18656000490,9,2,1790174660000);
INSERT INTO interaction VALUES (18656000491,9,3,1790174660000);
INSERT INTO interaction VALUES (18656000492,9,4,1790174660000);
INSERT INTO interaction VALUES (18656000493,9,5,1790174660000);
INSERT INTO interaction VALUES (18656000494,9,6,1790174660000);
INSERT INTO interaction VALUES (18656000495,9,7,1790174660000);
INSERT INTO interaction VALUES (18656000496,9,8,1790174660000);
INSERT INTO interaction VALUES (18656000497,9,9,1790174660000);
INSERT INTO interaction VALUES (18656000498,9,10,1790174660000);
INSERT INTO interaction VALUES (18656000499,9,11,1790174660000);
INSERT INTO interaction VALUES (18656000500,9,12,1790174660000);
INSERT INTO interaction VALUES (18656000501,9,13,1790174660000);
INSERT INTO interaction VALUES (18656000502,9,14,1790174660000);
INSERT INTO interaction VALUES (18656000503,9,15,1790174660000);
INSERT INTO interaction VALUES (18656000504,9,16,1790174660000);
INSERT INTO interaction VALUES (18656000505,9,17,1790174660000);
INSERT INTO interaction VALUES (18656000506,9,18,1790174660000);
INSERT INTO interaction VALUES (18656000507,9,19,1790174660000);
INSERT INTO interaction VALUES (18656000508,9,20,1790174660000);
INSERT INTO interaction VALUES (18656000509,9,21,1790174660000);
INSERT INTO interaction VALUES (18656000510,9,22,1790174660000);
INSERT INTO interaction VALUES (18656000511,9,23,1790174660000);
INSERT INTO interaction VALUES (18656000512,9,24,1790174660000);
INSERT INTO interaction VALUES (18656000513,9,25,1790174660000);
INSERT INTO interaction VALUES (18656000514,9,26,1790174660000);
INSERT INTO interaction VALUES (18656000515,9,27,1790174660000);
INSERT INTO interaction VALUES (18656000516,9,28,1790174660000);
INSERT INTO interaction VALUES (18656000517,9,29,1790174660000);
INSERT INTO interaction VALUES (18656000518,9,30,1790174660000);
INSERT INTO interaction VALUES (18656000519,9,31,1790174660000);
INSERT INTO interaction VALUES (18656000520,9,32,1790174660000);
INSERT INTO interaction VALUES (18656000521,9,33,1790174660000);
INSERT INTO interaction VALUES (18656000522,9,34,1790174660000);
INSERT INTO interaction VALUES (18656000523,9,35,1790174660000);
INSERT INTO interaction VALUES (18656000524,9,36,1790174660000);
INSERT INTO interaction VALUES (18656000525,9,37,1790174660000);
INSERT INTO interaction VALUES (18656000526,9,38,1790174660000);
INSERT INTO interaction VALUES (18656000527,9,39,1790174660000);
INSERT INTO interaction VALUES (18656000528,9,40,1790174660000);
INSERT INTO interaction VALUES (18656000529,9,41,1790174660000);
INSERT INTO interaction VALUES (18656000530,9,42,1790174660000);
INSERT INTO interaction VALUES (18656000531,9,43,1790174660000);
INSERT INTO interaction VALUES (18656000532,9,44,1790174660000);
INSERT INTO interaction VALUES (18656000533,9,45,1790174660000);
INSERT INTO interaction VALUES (18656000534,9,46,1790174660000);
INSERT INTO interaction VALUES (18656000535,9,47,1790174660000);
INSERT INTO interaction VALUES (18656000536,9,48,1790174660000);
INSERT INTO interaction VALUES (18656000537,9,49,1790174660000);
INSERT INTO interaction VALUES (18656000538,9,50,1790174660000);
INSERT INTO interaction VALUES (18656000539,9,51,1790174660000);
INSERT INTO interaction VALUES (18656000540,9,52,1790174660000);
INSERT INTO interaction VALUES (18656000541,9,53,1790174660000);
INSERT INTO interaction VALUES (18656000542,9,54,1790174660000);
INSERT INTO interaction VALUES (18656000543,9,55,1790174660000);
INSERT INTO interaction VALUES (18656000544,9,56,1790174660000);
INSERT INTO interaction VALUES (18656000545,9,57,1790174660000);
INSERT INTO interaction VALUES (18656000546,9,58,1790174660000);
INSERT INTO interaction VALUES (18656000547,9,59,1790174660000);
INSERT INTO interaction VALUES (18656000548,9,60,1790174660000);
INSERT INTO interaction VALUES (18656000549,9,61,1790174660000);
INSERT INTO interaction VALUES (18656000550,9,62,1790174660000);
INSERT INTO interaction VALUES (18656000551,10,0,1790174660000);
INSERT INTO interaction VALUES (18656000552,10,0,1790174660000);
INSERT INTO interaction VALUES (18656000553,10,0,1790174660000);
INSERT INTO interaction VALUES (18656000554,10,0,1790174660000);
INSERT INTO interaction VALUES (18656000555,10,1,1790174660000);
INSERT INTO interaction VALUES (18656000556,10,2,1790174660000);
INSERT INTO interaction VALUES (18656000557,10,3,1790174660000);
INSERT INTO interaction VALUES (18656000558,10,4,1790174660000);
INSERT INTO interaction VALUES (18656000559,10,5,1790174660000);
INSERT INTO interaction VALUES (18656000560,10,6,1790174660000);
INSERT INTO interaction VALUES (18656000561,10,7,1790174660000);
INSERT INTO interaction VALUES (18656000562,10,8,1790174660000);
INSERT INTO interaction VALUES (18656000563,10,9,1790174660000);
INSERT INTO interaction VALUES (18656000564,10,10,1790174660000);
INSERT INTO interaction VALUES (18656000565,10,11,1790174660000);
INSERT INTO interaction VALUES (18656000566,10,12,1790174660000);
INSERT INTO interaction VALUES (18656000567,10,13,1790174660000);
INSERT INTO interaction VALUES (18656000568,10,14,1790174660000);
INSERT INTO interaction VALUES (18656000569,10,15,1790174660000);
INSERT INTO interaction VALUES (18656000570,10,16,1790174660000);
INSERT INTO interaction VALUES (18656000571,10,17,1790174660000);
INSERT INTO interaction VALUES (18656000572,10,18,1790174660000);
INSERT INTO interaction VALUES (18656000573,10,19,1790174660000);
INSERT INTO interaction VALUES (18656000574,10,20,1790174660000);
INSERT INTO interaction VALUES (18656000575,10,21,1790174660000);
INSERT INTO interaction VALUES (18656000576,10,22,1790174660000);
INSERT INTO interaction VALUES (18656000577,10,23,1790174660000);
INSERT INTO interaction VALUES (18656000578,10,24,1790174660000);
INSERT INTO interaction VALUES (18656000579,10,25,1790174660000);
INSERT INTO interaction VALUES (18656000580,10,26,1790174660000);
INSERT INTO interaction VALUES (18656000581,10,27,1790174660000);
INSERT INTO interaction VALUES (18656000582,10,28,1790174660000);
INSERT INTO interaction VALUES (18656000583,10,29,1790174660000);
INSERT INTO interaction VALUES (18656000584,10,30,1790174660000);
INSERT INTO interaction VALUES (18656000585,11,0,1790174660000);
INSERT INTO interaction VALUES (18656000586,11,0,1790174660000);
INSERT INTO interaction VALUES (18656000587,11,0,1790174660000);
INSERT INTO interaction VALUES (18656000588,11,0,1790174660000);
INSERT INTO action VALUES (1,1,0,'place-hq D4 4',1,1790000000000,18656000005);
INSERT INTO action VALUES (1,2,1,'place-hq A1 0',2,1790000000000,18656000006);
INSERT INTO action VALUES (1,3,0,'draw',1,1790000000000,18656000007);
INSERT INTO action VALUES (1,4,0,'redraw',1,1790000000000,18656000008);
INSERT INTO action VALUES (1,5,0,'place mutant C1 0',1,1790000000000,18656000009);
INSERT INTO action VALUES (1,6,0,'undo 4',1,1790000000000,18656000010);
INSERT INTO action VALUES (1,7,0,'place mutant A2 1',1,1790000000000,18656000011);
INSERT INTO action VALUES (1,8,0,'end',1,1790000000000,18656000012);
INSERT INTO action VALUES (1,9,1,'draw',2,1790000000000,18656000013);
INSERT INTO action VALUES (1,10,1,'place quartermaster B3 0',2,1790000000000,18656000014);
INSERT INTO action VALUES (1,11,1,'undo 9',2,1790000000000,18656000015);
INSERT INTO action VALUES (1,12,1,'place quartermaster C2 3',2,1790000000000,18656000016);
INSERT INTO action VALUES (1,13,1,'battle',2,1790000000000,18656000017);
INSERT INTO action VALUES (1,14,0,'draw',1,1790000000000,18656000018);
INSERT INTO action VALUES (1,15,0,'discard battle',1,1790000000000,18656000019);
INSERT INTO action VALUES (1,16,0,'undo 14',1,1790000000000,18656000020);
INSERT INTO action VALUES (1,17,0,'discard battle',1,1790000000000,18656000021);
INSERT INTO action VALUES (1,18,0,'place brawler B3 0',1,1790000000000,18656000022);
INSERT INTO action VALUES (1,19,0,'place brawler A3 1',1,1790000000000,18656000023);
INSERT INTO action VALUES (1,20,0,'undo 18',1,1790000000000,18656000024);
INSERT INTO action VALUES (1,21,0,'place brawler E3 1',1,1790000000000,18656000025);
INSERT INTO action VALUES (1,22,0,'end',1,1790000000000,18656000026);
INSERT INTO action VALUES (1,23,1,'draw',2,1790000000000,18656000027);
INSERT INTO action VALUES (1,24,1,'discard ganger',2,1790000000000,18656000028);
INSERT INTO action VALUES (1,25,1,'place net_fighter B4 5',2,1790000000000,18656000029);
INSERT INTO action VALUES (1,26,1,'battle',2,1790000000000,18656000030);
INSERT INTO action VALUES (1,27,0,'draw',1,1790000000000,18656000031);
INSERT INTO action VALUES (1,28,0,'discard net_fighter',1,1790000000000,18656000032);
INSERT INTO action VALUES (1,29,0,'move D4 D4 1',1,1790000000000,18656000033);
INSERT INTO action VALUES (1,30,0,'place assassin C1 0',1,1790000000000,18656000034);
INSERT INTO action VALUES (1,31,0,'use mobility C1 B1 1',1,1790000000000,18656000035);
INSERT INTO action VALUES (1,32,0,'undo 30',1,1790000000000,18656000036);
INSERT INTO action VALUES (1,33,0,'use mobility C1 B1 1',1,1790000000000,18656000037);
INSERT INTO action VALUES (1,34,0,'end',1,1790000000000,18656000038);
INSERT INTO action VALUES (1,35,1,'draw',2,1790000000000,18656000039);
INSERT INTO action VALUES (1,36,1,'discard universal_soldier',2,1790000000000,18656000040);
INSERT INTO action VALUES (1,37,1,'move B4 C4 4',2,1790000000000,18656000041);
INSERT INTO action VALUES (1,38,1,'move A1 B2 4',2,1790000000000,18656000042);
INSERT INTO action VALUES (1,39,1,'end',2,1790000000000,18656000043);
INSERT INTO action VALUES (1,40,0,'draw',1,1790000000000,18656000044);
INSERT INTO action VALUES (1,41,0,'discard mutant',1,1790000000000,18656000045);
INSERT INTO action VALUES (1,42,0,'place net_fighter C3 3',1,1790000000000,18656000046);
INSERT INTO action VALUES (1,43,0,'use mobility B1 C1 0',1,1790000000000,18656000047);
INSERT INTO action VALUES (1,44,0,'battle',1,1790000000000,18656000048);
INSERT INTO action VALUES (1,45,1,'draw',2,1790000000000,18656000049);
INSERT INTO action VALUES (1,46,1,'discard thug',2,1790000000000,18656000050);
INSERT INTO action VALUES (1,47,1,'place officer_1 A2 5',2,1790000000000,18656000051);
INSERT INTO action VALUES (1,48,1,'place universal_soldier D3 0',2,1790000000000,18656000052);
INSERT INTO action VALUES (1,49,1,'end',2,1790000000000,18656000053);
INSERT INTO action VALUES (1,50,0,'draw',1,1790000000000,18656000054);
INSERT INTO action VALUES (1,51,0,'discard mutant',1,1790000000000,18656000055);
INSERT INTO action VALUES (1,52,0,'place scout A1 0',1,1790000000000,18656000056);
INSERT INTO action VALUES (1,53,0,'use mobility C1 B1 5',1,1790000000000,18656000057);
INSERT INTO action VALUES (1,54,0,'battle',1,1790000000000,18656000058);
INSERT INTO action VALUES (1,55,1,'draw',2,1790000000000,18656000059);
INSERT INTO action VALUES (1,56,1,'discard push_back',2,1790000000000,18656000060);
INSERT INTO action VALUES (1,57,1,'place guard D3 1',2,1790000000000,18656000061);
INSERT INTO action VALUES (1,58,1,'place universal_soldier D1 3',2,1790000000000,18656000062);
INSERT INTO action VALUES (1,59,1,'undo 57',2,1790000000000,18656000063);
INSERT INTO action VALUES (1,60,1,'place universal_soldier C4 0',2,1790000000000,18656000064);
INSERT INTO action VALUES (1,61,1,'end',2,1790000000000,18656000065);
INSERT INTO action VALUES (1,62,0,'draw',1,1790000000000,18656000066);
INSERT INTO action VALUES (1,63,0,'discard move',1,1790000000000,18656000067);
INSERT INTO action VALUES (1,64,0,'place mutant D2 5',1,1790000000000,18656000068);
INSERT INTO action VALUES (1,65,0,'place officer C3 3',1,1790000000000,18656000069);
INSERT INTO action VALUES (1,66,0,'end',1,1790000000000,18656000070);
INSERT INTO action VALUES (1,67,1,'draw',2,1790000000000,18656000071);
INSERT INTO action VALUES (1,68,1,'discard scout',2,1790000000000,18656000072);
INSERT INTO action VALUES (1,69,1,'place gladiator C5 1',2,1790000000000,18656000073);
INSERT INTO action VALUES (1,70,1,'place net_master D1 5',2,1790000000000,18656000074);
INSERT INTO action VALUES (1,71,1,'end',2,1790000000000,18656000075);
INSERT INTO action VALUES (1,72,0,'draw',1,1790000000000,18656000076);
INSERT INTO action VALUES (1,73,0,'discard super_mutant',1,1790000000000,18656000077);
INSERT INTO action VALUES (1,74,0,'place officer E2 2',1,1790000000000,18656000078);
INSERT INTO action VALUES (1,75,0,'place assassin B4 1',1,1790000000000,18656000079);
INSERT INTO action VALUES (1,76,0,'use mobility B4 B4 2',1,1790000000000,18656000080);
INSERT INTO action VALUES (1,77,0,'end',1,1790000000000,18656000081);
INSERT INTO action VALUES (1,78,1,'draw',2,1790000000000,18656000082);
INSERT INTO action VALUES (1,79,1,'discard runner',2,1790000000000,18656000083);
INSERT INTO action VALUES (1,80,1,'place net_fighter B3 0',2,1790000000000,18656000084);
INSERT INTO action VALUES (1,81,1,'sniper B4',2,1790000000000,18656000085);
INSERT INTO action VALUES (1,82,1,'end',2,1790000000000,18656000086);
INSERT INTO action VALUES (1,83,0,'draw',1,1790000000000,18656000087);
INSERT INTO action VALUES (1,84,0,'discard scout',1,1790000000000,18656000088);
INSERT INTO action VALUES (1,85,0,'place claws C1 2',1,1790000000000,18656000089);
INSERT INTO action VALUES (1,86,0,'move E3 E3 3',1,1790000000000,18656000090);
INSERT INTO action VALUES (1,87,0,'end',1,1790000000000,18656000091);
INSERT INTO action VALUES (1,88,1,'draw',2,1790000000000,18656000092);
INSERT INTO action VALUES (1,89,1,'discard boss',2,1790000000000,18656000093);
INSERT INTO action VALUES (1,90,1,'place transport B4 1',2,1790000000000,18656000094);
INSERT INTO action VALUES (1,91,1,'use transport B3 A3 3',2,1790000000000,18656000095);
INSERT INTO action VALUES (1,92,1,'place runner B3 3',2,1790000000000,18656000096);
INSERT INTO action VALUES (1,93,1,'undo 91',2,1790000000000,18656000097);
INSERT INTO action VALUES (1,94,1,'use transport C4 B3 4',2,1790000000000,18656000098);
INSERT INTO action VALUES (1,95,1,'use transport C5 C5 3',2,1790000000000,18656000099);
INSERT INTO action VALUES (1,96,1,'place runner C4 1',2,1790000000000,18656000100);
INSERT INTO action VALUES (1,97,1,'use transport C4 C4 4',2,1790000000000,18656000101);
INSERT INTO action VALUES (1,98,1,'use mobility C4 C4 2',2,1790000000000,18656000102);
INSERT INTO action VALUES (1,99,1,'undo 97',2,1790000000000,18656000103);
INSERT INTO action VALUES (1,100,1,'use mobility C4 C4 1',2,1790000000000,18656000104);
INSERT INTO action VALUES (1,101,1,'end',2,1790000000000,18656000105);
INSERT INTO action VALUES (1,102,0,'draw',1,1790000000000,18656000106);
INSERT INTO action VALUES (1,103,0,'discard claws',1,1790000000000,18656000107);
INSERT INTO action VALUES (1,104,0,'place mutant B1 2',1,1790000000000,18656000108);
INSERT INTO action VALUES (1,105,0,'battle',1,1790000000000,18656000109);
INSERT INTO action VALUES (1,106,1,'draw',2,1790000000000,18656000110);
INSERT INTO action VALUES (1,107,1,'discard ganger',2,1790000000000,18656000111);
INSERT INTO action VALUES (1,108,1,'place ganger C4 3',2,1790000000000,18656000112);
INSERT INTO action VALUES (1,109,1,'use transport C4 C4 4',2,1790000000000,18656000113);
INSERT INTO action VALUES (1,110,1,'use transport A3 A3 5',2,1790000000000,18656000114);
INSERT INTO action VALUES (1,111,1,'use transport C5 C5 1',2,1790000000000,18656000115);
INSERT INTO action VALUES (1,112,1,'use transport B3 C3 1',2,1790000000000,18656000116);
INSERT INTO action VALUES (1,113,1,'undo 111',2,1790000000000,18656000117);
INSERT INTO action VALUES (1,114,1,'use transport B3 C3 3',2,1790000000000,18656000118);
INSERT INTO action VALUES (1,115,1,'battle',2,1790000000000,18656000119);
INSERT INTO action VALUES (1,116,0,'draw',1,1790000000000,18656000120);
INSERT INTO action VALUES (1,117,0,'discard medic',1,1790000000000,18656000121);
INSERT INTO action VALUES (1,118,0,'place claws D3 2',1,1790000000000,18656000122);
INSERT INTO action VALUES (1,119,0,'place claws A1 1',1,1790000000000,18656000123);
INSERT INTO action VALUES (1,120,0,'end',1,1790000000000,18656000124);
INSERT INTO action VALUES (1,121,1,'draw',2,1790000000000,18656000125);
INSERT INTO action VALUES (1,122,1,'discard runner',2,1790000000000,18656000126);
INSERT INTO action VALUES (1,123,1,'use transport A3 B3 1',2,1790000000000,18656000127);
INSERT INTO action VALUES (1,124,1,'undo 122',2,1790000000000,18656000128);
INSERT INTO action VALUES (1,125,1,'use transport A3 A3 2',2,1790000000000,18656000129);
INSERT INTO action VALUES (1,126,1,'battle',2,1790000000000,18656000130);
INSERT INTO action VALUES (1,127,0,'draw',1,1790000000000,18656000131);
INSERT INTO action VALUES (1,128,0,'redraw',1,1790000000000,18656000132);
INSERT INTO action VALUES (1,129,0,'place mutant E3 5',1,1790000000000,18656000133);
INSERT INTO action VALUES (1,130,0,'place super_officer B3 4',1,1790000000000,18656000134);
INSERT INTO action VALUES (1,131,0,'end',1,1790000000000,18656000135);
INSERT INTO action VALUES (1,132,1,'draw',2,1790000000000,18656000136);
INSERT INTO action VALUES (1,133,1,'discard officer_2',2,1790000000000,18656000137);
INSERT INTO action VALUES (1,134,1,'place officer_1 C5 5',2,1790000000000,18656000138);
INSERT INTO action VALUES (1,135,1,'use transport C5 C4 1',2,1790000000000,18656000139);
INSERT INTO action VALUES (1,136,1,'use transport A3 A3 4',2,1790000000000,18656000140);
INSERT INTO action VALUES (1,137,1,'end',2,1790000000000,18656000141);
INSERT INTO action VALUES (2,1,0,'place-hq C1 0',1,1790000000000,18656000146);
INSERT INTO action VALUES (2,2,1,'place-hq D1 4',2,1790000000000,18656000147);
INSERT INTO action VALUES (2,3,0,'draw',1,1790000000000,18656000148);
INSERT INTO action VALUES (2,4,0,'place guard C5 4',1,1790000000000,18656000149);
INSERT INTO action VALUES (2,5,0,'end',1,1790000000000,18656000150);
INSERT INTO action VALUES (2,6,1,'draw',2,1790000000000,18656000151);
INSERT INTO action VALUES (2,7,1,'place scout B4 3',2,1790000000000,18656000152);
INSERT INTO action VALUES (2,8,1,'sniper C5',2,1790000000000,18656000153);
INSERT INTO action VALUES (2,9,1,'end',2,1790000000000,18656000154);
INSERT INTO action VALUES (2,10,0,'draw',1,1790000000000,18656000155);
INSERT INTO action VALUES (2,11,0,'discard blocker',1,1790000000000,18656000156);
INSERT INTO action VALUES (2,12,0,'place protector E3 1',1,1790000000000,18656000157);
INSERT INTO action VALUES (2,13,0,'battle',1,1790000000000,18656000158);
INSERT INTO action VALUES (2,14,1,'draw',2,1790000000000,18656000159);
INSERT INTO action VALUES (2,15,1,'discard commando',2,1790000000000,18656000160);
INSERT INTO action VALUES (2,16,1,'battle',2,1790000000000,18656000161);
INSERT INTO action VALUES (2,17,0,'draw',1,1790000000000,18656000162);
INSERT INTO action VALUES (2,18,0,'discard hunter_killer',1,1790000000000,18656000163);
INSERT INTO action VALUES (2,19,0,'place ripper A2 4',1,1790000000000,18656000164);
INSERT INTO action VALUES (2,20,0,'battle',1,1790000000000,18656000165);
INSERT INTO action VALUES (2,21,1,'draw',2,1790000000000,18656000166);
INSERT INTO action VALUES (2,22,1,'discard mobile_armor',2,1790000000000,18656000167);
INSERT INTO action VALUES (2,23,1,'battle',2,1790000000000,18656000168);
INSERT INTO action VALUES (2,24,0,'draw',1,1790000000000,18656000169);
INSERT INTO action VALUES (2,25,0,'discard brain',1,1790000000000,18656000170);
INSERT INTO action VALUES (2,26,0,'place blocker C4 5',1,1790000000000,18656000171);
INSERT INTO action VALUES (2,27,0,'push C4 B4',1,1790000000000,18656000172);
INSERT INTO action VALUES (2,28,0,'end',1,1790000000000,18656000173);
INSERT INTO action VALUES (2,29,1,'draw',2,1790000000000,18656000174);
INSERT INTO action VALUES (2,30,1,'discard battle',2,1790000000000,18656000175);
INSERT INTO action VALUES (2,31,1,'place medic D2 1',2,1790000000000,18656000176);
INSERT INTO action VALUES (2,32,1,'place commando E2 4',2,1790000000000,18656000177);
INSERT INTO action VALUES (2,33,1,'end',2,1790000000000,18656000178);
INSERT INTO action VALUES (2,34,0,'draw',1,1790000000000,18656000179);
INSERT INTO action VALUES (2,35,0,'discard gauss_cannon',1,1790000000000,18656000180);
INSERT INTO action VALUES (2,36,0,'place mother_module B3 2',1,1790000000000,18656000181);
INSERT INTO action VALUES (2,37,0,'place armored_hunter D3 1',1,1790000000000,18656000182);
INSERT INTO action VALUES (2,38,0,'end',1,1790000000000,18656000183);
INSERT INTO action VALUES (2,39,1,'draw',2,1790000000000,18656000184);
INSERT INTO action VALUES (2,40,1,'discard move',2,1790000000000,18656000185);
INSERT INTO action VALUES (2,41,1,'place runner C3 4',2,1790000000000,18656000186);
INSERT INTO action VALUES (2,42,1,'battle',2,1790000000000,18656000187);
INSERT INTO action VALUES (2,43,0,'draw',1,1790000000000,18656000188);
INSERT INTO action VALUES (2,44,0,'discard battle',1,1790000000000,18656000189);
INSERT INTO action VALUES (2,45,0,'place armored_hunter C5 5',1,1790000000000,18656000190);
INSERT INTO action VALUES (2,46,0,'place juggernaut C3 5',1,1790000000000,18656000191);
INSERT INTO action VALUES (2,47,0,'end',1,1790000000000,18656000192);
INSERT INTO action VALUES (2,48,1,'draw',2,1790000000000,18656000193);
INSERT INTO action VALUES (2,49,1,'discard move',2,1790000000000,18656000194);
INSERT INTO action VALUES (2,50,1,'place officer B4 3',2,1790000000000,18656000195);
INSERT INTO action VALUES (2,51,1,'place commando D2 3',2,1790000000000,18656000196);
INSERT INTO action VALUES (2,52,1,'end',2,1790000000000,18656000197);
INSERT INTO action VALUES (2,53,0,'draw',1,1790000000000,18656000198);
INSERT INTO action VALUES (2,54,0,'discard move',1,1790000000000,18656000199);
INSERT INTO action VALUES (2,55,0,'place clown E1 0',1,1790000000000,18656000200);
INSERT INTO action VALUES (2,56,0,'battle',1,1790000000000,18656000201);
INSERT INTO action VALUES (2,57,0,'choose 2',1,1790000000000,18656000202);
INSERT INTO action VALUES (2,58,1,'draw',2,1790000000000,18656000203);
INSERT INTO action VALUES (2,59,1,'discard commando',2,1790000000000,18656000204);
INSERT INTO action VALUES (2,60,1,'place hmg D4 5',2,1790000000000,18656000205);
INSERT INTO action VALUES (2,61,1,'battle',2,1790000000000,18656000206);
INSERT INTO action VALUES (2,62,0,'draw',1,1790000000000,18656000207);
INSERT INTO action VALUES (2,63,0,'discard medic',1,1790000000000,18656000208);
INSERT INTO action VALUES (2,64,0,'place scout B4 5',1,1790000000000,18656000209);
INSERT INTO action VALUES (2,65,0,'push C1 D1',1,1790000000000,18656000210);
INSERT INTO action VALUES (2,66,1,'choose 2',2,1790000000000,18656000211);
INSERT INTO action VALUES (2,67,0,'end',1,1790000000000,18656000212);
INSERT INTO action VALUES (2,68,1,'draw',2,1790000000000,18656000213);
INSERT INTO action VALUES (2,69,1,'discard annihilator',2,1790000000000,18656000214);
INSERT INTO action VALUES (2,70,1,'move E1 E1 0',2,1790000000000,18656000215);
INSERT INTO action VALUES (2,71,1,'move E1 D2 2',2,1790000000000,18656000216);
INSERT INTO action VALUES (2,72,1,'end',2,1790000000000,18656000217);
INSERT INTO action VALUES (2,73,0,'draw',1,1790000000000,18656000218);
INSERT INTO action VALUES (2,74,0,'discard hybrid',1,1790000000000,18656000219);
INSERT INTO action VALUES (2,75,0,'place officer D4 2',1,1790000000000,18656000220);
INSERT INTO action VALUES (2,76,0,'bomb D3',1,1790000000000,18656000221);
INSERT INTO action VALUES (2,77,0,'end',1,1790000000000,18656000222);
INSERT INTO action VALUES (2,78,1,'draw',2,1790000000000,18656000223);
INSERT INTO action VALUES (2,79,1,'discard annihilator',2,1790000000000,18656000224);
INSERT INTO action VALUES (2,80,1,'place saboteur B1 1',2,1790000000000,18656000225);
INSERT INTO action VALUES (2,81,1,'place scoper D3 5',2,1790000000000,18656000226);
INSERT INTO action VALUES (2,82,1,'end',2,1790000000000,18656000227);
INSERT INTO action VALUES (2,83,0,'draw',1,1790000000000,18656000228);
INSERT INTO action VALUES (2,84,0,'discard push_back',1,1790000000000,18656000229);
INSERT INTO action VALUES (2,85,0,'place hybrid D1 3',1,1790000000000,18656000230);
INSERT INTO action VALUES (2,86,0,'push C3 D2',1,1790000000000,18656000231);
INSERT INTO action VALUES (2,87,1,'choose 2',2,1790000000000,18656000232);
INSERT INTO action VALUES (2,88,0,'end',1,1790000000000,18656000233);
INSERT INTO action VALUES (2,89,1,'draw',2,1790000000000,18656000234);
INSERT INTO action VALUES (2,90,1,'discard move',2,1790000000000,18656000235);
INSERT INTO action VALUES (2,91,1,'place recon_centre D2 1',2,1790000000000,18656000236);
INSERT INTO action VALUES (2,92,1,'battle',2,1790000000000,18656000237);
INSERT INTO action VALUES (2,93,0,'draw',1,1790000000000,18656000238);
INSERT INTO action VALUES (2,94,0,'discard push_back',1,1790000000000,18656000239);
INSERT INTO action VALUES (2,95,0,'place net_fighter D4 3',1,1790000000000,18656000240);
INSERT INTO action VALUES (2,96,0,'place stormtrooper D2 3',1,1790000000000,18656000241);
INSERT INTO action VALUES (2,97,0,'end',1,1790000000000,18656000242);
INSERT INTO action VALUES (2,98,1,'draw',2,1790000000000,18656000243);
INSERT INTO action VALUES (2,99,1,'discard runner',2,1790000000000,18656000244);
INSERT INTO action VALUES (2,100,1,'place medic C4 1',2,1790000000000,18656000245);
INSERT INTO action VALUES (2,101,1,'move C4 C4 2',2,1790000000000,18656000246);
INSERT INTO action VALUES (2,102,1,'end',2,1790000000000,18656000247);
INSERT INTO action VALUES (2,103,0,'draw',1,1790000000000,18656000248);
INSERT INTO action VALUES (2,104,0,'discard armored_guard',1,1790000000000,18656000249);
INSERT INTO action VALUES (2,105,0,'place medic A1 3',1,1790000000000,18656000250);
INSERT INTO action VALUES (2,106,0,'place hunter_killer E1 3',1,1790000000000,18656000251);
INSERT INTO action VALUES (2,107,0,'end',1,1790000000000,18656000252);
INSERT INTO action VALUES (2,108,1,'draw',2,1790000000000,18656000253);
INSERT INTO action VALUES (2,109,1,'discard scout',2,1790000000000,18656000254);
INSERT INTO action VALUES (2,110,1,'move D3 E3 1',2,1790000000000,18656000255);
INSERT INTO action VALUES (2,111,1,'place commando B2 5',2,1790000000000,18656000256);
INSERT INTO action VALUES (2,112,1,'end',2,1790000000000,18656000257);
INSERT INTO action VALUES (3,1,0,'place-hq D4 2',1,1790000000000,18656000262);
INSERT INTO action VALUES (3,2,1,'place-hq D1 0',2,1790000000000,18656000263);
INSERT INTO action VALUES (3,3,0,'draw',1,1790000000000,18656000264);
INSERT INTO action VALUES (3,4,0,'redraw',1,1790000000000,18656000265);
INSERT INTO action VALUES (3,5,0,'place officer_2 A1 5',1,1790000000000,18656000266);
INSERT INTO action VALUES (3,6,0,'end',1,1790000000000,18656000267);
INSERT INTO action VALUES (3,7,1,'draw',2,1790000000000,18656000268);
INSERT INTO action VALUES (3,8,1,'place juggernaut B3 1',2,1790000000000,18656000269);
INSERT INTO action VALUES (3,9,1,'battle',2,1790000000000,18656000270);
INSERT INTO action VALUES (3,10,0,'draw',1,1790000000000,18656000271);
INSERT INTO action VALUES (3,11,0,'discard universal_soldier',1,1790000000000,18656000272);
INSERT INTO action VALUES (3,12,0,'place guard D3 2',1,1790000000000,18656000273);
INSERT INTO action VALUES (3,13,0,'place boss D2 5',1,1790000000000,18656000274);
INSERT INTO action VALUES (3,14,0,'end',1,1790000000000,18656000275);
INSERT INTO action VALUES (3,15,1,'draw',2,1790000000000,18656000276);
INSERT INTO action VALUES (3,16,0,'undo 13',2,1790000000000,18656000278);
INSERT INTO action VALUES (3,17,1,'resign',2,1790000000000,18656000279);
INSERT INTO action VALUES (4,1,0,'place-hq A3 4',1,1790000000000,18656000284);
INSERT INTO action VALUES (4,2,1,'place-hq B2 1',2,1790000000000,18656000285);
INSERT INTO action VALUES (4,3,0,'draw',1,1790000000000,18656000286);
INSERT INTO action VALUES (4,4,0,'place medic A1 0',1,1790000000000,18656000287);
INSERT INTO action VALUES (4,5,0,'end',1,1790000000000,18656000288);
INSERT INTO action VALUES (4,6,1,'draw',2,1790000000000,18656000289);
INSERT INTO action VALUES (4,7,1,'place claws A2 1',2,1790000000000,18656000290);
INSERT INTO action VALUES (4,8,1,'battle',2,1790000000000,18656000291);
INSERT INTO action VALUES (4,9,0,'draw',1,1790000000000,18656000292);
INSERT INTO action VALUES (4,10,0,'discard move',1,1790000000000,18656000293);
INSERT INTO action VALUES (4,11,0,'place runner D4 0',1,1790000000000,18656000294);
INSERT INTO action VALUES (4,12,0,'place scout C4 4',1,1790000000000,18656000295);
INSERT INTO action VALUES (4,13,0,'use mobility D4 D4 5',1,1790000000000,18656000296);
INSERT INTO action VALUES (4,14,0,'end',1,1790000000000,18656000297);
INSERT INTO action VALUES (4,15,1,'draw',2,1790000000000,18656000298);
INSERT INTO action VALUES (4,16,1,'discard mutant',2,1790000000000,18656000299);
INSERT INTO action VALUES (4,17,1,'place claws D1 3',2,1790000000000,18656000300);
INSERT INTO action VALUES (4,18,1,'place claws B4 0',2,1790000000000,18656000301);
INSERT INTO action VALUES (4,19,1,'end',2,1790000000000,18656000302);
INSERT INTO action VALUES (4,20,0,'draw',1,1790000000000,18656000303);
INSERT INTO action VALUES (4,21,0,'draw-offer',1,1790000000000,18656000305);
INSERT INTO action VALUES (4,22,1,'draw-accept',2,1790000000000,18656000305);
INSERT INTO action VALUES (5,1,0,'place-hq B2 1',1,1790000000000,18656000310);
INSERT INTO action VALUES (5,2,1,'place-hq B4 0',2,1790000000000,18656000311);
INSERT INTO action VALUES (5,3,0,'draw',1,1790000000000,18656000312);
INSERT INTO action VALUES (5,4,0,'redraw',1,1790000000000,18656000313);
INSERT INTO action VALUES (5,5,0,'bomb D3',1,1790000000000,18656000314);
INSERT INTO action VALUES (5,6,0,'end',1,1790000000000,18656000315);
INSERT INTO action VALUES (5,7,1,'draw',2,1790000000000,18656000316);
INSERT INTO action VALUES (5,8,1,'place claws A1 0',2,1790000000000,18656000317);
INSERT INTO action VALUES (5,9,1,'place mutant D4 5',2,1790000000000,18656000318);
INSERT INTO action VALUES (5,10,1,'end',2,1790000000000,18656000319);
INSERT INTO action VALUES (5,11,0,'draw',1,1790000000000,18656000320);
INSERT INTO action VALUES (5,12,0,'discard hunter_killer',1,1790000000000,18656000321);
INSERT INTO action VALUES (5,13,1,'claim',2,1790172800000,18656000322);
INSERT INTO action VALUES (6,1,0,'place-hq A2 4',1,1790172800000,18656000327);
INSERT INTO action VALUES (6,2,1,'place-hq D2 1',2,1790172800000,18656000328);
INSERT INTO action VALUES (6,3,0,'draw',1,1790172800000,18656000329);
INSERT INTO action VALUES (6,4,0,'battle',1,1790172800000,18656000330);
INSERT INTO action VALUES (6,5,1,'draw',2,1790172800000,18656000331);
INSERT INTO action VALUES (6,6,1,'place medic E3 5',2,1790172800000,18656000332);
INSERT INTO action VALUES (6,7,1,'place brawler A1 2',2,1790172800000,18656000333);
INSERT INTO action VALUES (6,8,1,'end',2,1790172800000,18656000334);
INSERT INTO action VALUES (6,9,0,'draw',1,1790172800000,18656000335);
INSERT INTO action VALUES (6,10,0,'discard runner',1,1790172800000,18656000336);
INSERT INTO action VALUES (6,11,0,'place scout C1 5',1,1790172800000,18656000337);
INSERT INTO action VALUES (6,12,0,'place boss D4 0',1,1790172800000,18656000338);
INSERT INTO action VALUES (6,13,0,'time',1,1790174660000,NULL);
INSERT INTO action VALUES (6,14,1,'draw',2,1790174660000,18656000339);
INSERT INTO action VALUES (6,15,1,'discard scoper',2,1790174660000,18656000340);
INSERT INTO action VALUES (6,16,1,'place runner B1 3',2,1790174660000,18656000341);
INSERT INTO action VALUES (6,17,1,'use mobility B1 C2 4',2,1790174660000,18656000342);
INSERT INTO action VALUES (6,18,1,'end',2,1790174660000,18656000343);
INSERT INTO action VALUES (6,19,0,'draw',1,1790174660000,18656000344);
INSERT INTO action VALUES (6,20,0,'discard runner',1,1790174660000,18656000345);
INSERT INTO action VALUES (6,21,0,'place ganger A1 0',1,1790174660000,18656000346);
INSERT INTO action VALUES (6,22,0,'place universal_soldier D3 0',1,1790174660000,18656000347);
INSERT INTO action VALUES (6,23,0,'end',1,1790174660000,18656000348);
INSERT INTO action VALUES (6,24,1,'draw',2,1790174660000,18656000349);
INSERT INTO action VALUES (6,25,1,'discard recon_centre',2,1790174660000,18656000350);
INSERT INTO action VALUES (6,26,1,'place medic B1 1',2,1790174660000,18656000351);
INSERT INTO action VALUES (6,27,1,'use mobility C2 C2 1',2,1790174660000,18656000352);
INSERT INTO action VALUES (6,28,1,'end',2,1790174660000,18656000353);
INSERT INTO action VALUES (7,1,0,'place-hq B2 1',1,1790174660000,18656000358);
INSERT INTO action VALUES (7,2,1,'place-hq E3 3',2,1790174660000,18656000359);
INSERT INTO action VALUES (7,3,0,'draw',1,1790174660000,18656000360);
INSERT INTO action VALUES (7,4,0,'place claws A3 3',1,1790174660000,18656000361);
INSERT INTO action VALUES (7,5,0,'end',1,1790174660000,18656000362);
INSERT INTO action VALUES (7,6,1,'draw',2,1790174660000,18656000363);
INSERT INTO action VALUES (7,7,1,'place medic E1 2',2,1790174660000,18656000364);
INSERT INTO action VALUES (7,8,1,'battle',2,1790174660000,18656000365);
INSERT INTO action VALUES (7,9,0,'draw',1,1790174660000,18656000366);
INSERT INTO action VALUES (7,10,0,'redraw',1,1790174660000,18656000367);
INSERT INTO action VALUES (7,11,0,'discard mutant',1,1790174660000,18656000368);
INSERT INTO action VALUES (7,12,0,'place brawler B4 0',1,1790174660000,18656000369);
INSERT INTO action VALUES (7,13,0,'place mutant C2 0',1,1790174660000,18656000370);
INSERT INTO action VALUES (7,14,0,'end',1,1790174660000,18656000371);
INSERT INTO action VALUES (7,15,1,'draw',2,1790174660000,18656000372);
INSERT INTO action VALUES (7,16,1,'discard mobile_armor',2,1790174660000,18656000373);
INSERT INTO action VALUES (7,17,1,'move E3 E2 3',2,1790174660000,18656000374);
INSERT INTO action VALUES (7,18,1,'sniper A3',2,1790174660000,18656000375);
INSERT INTO action VALUES (7,19,1,'end',2,1790174660000,18656000376);
INSERT INTO action VALUES (7,20,0,'draw',1,1790174660000,18656000377);
INSERT INTO action VALUES (7,21,0,'discard battle',1,1790174660000,18656000378);
INSERT INTO action VALUES (7,22,0,'place claws A2 1',1,1790174660000,18656000379);
INSERT INTO action VALUES (7,23,0,'place scout A3 2',1,1790174660000,18656000380);
INSERT INTO action VALUES (7,24,0,'end',1,1790174660000,18656000381);
INSERT INTO action VALUES (7,25,1,'draw',2,1790174660000,18656000382);
INSERT INTO action VALUES (7,26,1,'discard move',2,1790174660000,18656000383);
INSERT INTO action VALUES (7,27,1,'place saboteur E3 0',2,1790174660000,18656000384);
INSERT INTO action VALUES (7,28,1,'place brawler A1 0',2,1790174660000,18656000385);
INSERT INTO action VALUES (7,29,1,'end',2,1790174660000,18656000386);
INSERT INTO action VALUES (7,30,0,'draw',1,1790174660000,18656000387);
INSERT INTO action VALUES (7,31,0,'discard battle',1,1790174660000,18656000388);
INSERT INTO action VALUES (7,32,0,'place net_fighter C1 0',1,1790174660000,18656000389);
INSERT INTO action VALUES (7,33,0,'place net_fighter B3 2',1,1790174660000,18656000390);
INSERT INTO action VALUES (7,34,0,'end',1,1790174660000,18656000391);
INSERT INTO action VALUES (7,35,1,'draw',2,1790174660000,18656000392);
INSERT INTO action VALUES (7,36,1,'discard battle',2,1790174660000,18656000393);
INSERT INTO action VALUES (7,37,1,'move E2 D2 4',2,1790174660000,18656000394);
INSERT INTO action VALUES (7,38,1,'place annihilator D1 0',2,1790174660000,18656000395);
INSERT INTO action VALUES (7,39,1,'end',2,1790174660000,18656000396);
INSERT INTO action VALUES (7,40,0,'draw',1,1790174660000,18656000397);
INSERT INTO action VALUES (7,41,0,'discard mutant',1,1790174660000,18656000398);
INSERT INTO action VALUES (7,42,0,'place scout B1 0',1,1790174660000,18656000399);
INSERT INTO action VALUES (7,43,0,'battle',1,1790174660000,18656000400);
INSERT INTO action VALUES (7,44,1,'draw',2,1790174660000,18656000401);
INSERT INTO action VALUES (7,45,1,'discard officer',2,1790174660000,18656000402);
INSERT INTO action VALUES (7,46,1,'place commando E2 5',2,1790174660000,18656000403);
INSERT INTO action VALUES (7,47,1,'move E3 E3 4',2,1790174660000,18656000404);
INSERT INTO action VALUES (7,48,1,'end',2,1790174660000,18656000405);
INSERT INTO action VALUES (7,49,0,'draw',1,1790174660000,18656000406);
INSERT INTO action VALUES (7,50,0,'discard mutant',1,1790174660000,18656000407);
INSERT INTO action VALUES (7,51,0,'place assassin C5 0',1,1790174660000,18656000408);
INSERT INTO action VALUES (7,52,0,'move C1 C2 1',1,1790174660000,18656000409);
INSERT INTO action VALUES (7,53,0,'use mobility C5 D4 4',1,1790174660000,18656000410);
INSERT INTO action VALUES (7,54,0,'end',1,1790174660000,18656000411);
INSERT INTO action VALUES (7,55,1,'draw',2,1790174660000,18656000412);
INSERT INTO action VALUES (7,56,1,'discard runner',2,1790174660000,18656000413);
INSERT INTO action VALUES (7,57,1,'place medic C3 5',2,1790174660000,18656000414);
INSERT INTO action VALUES (7,58,1,'place commando C1 1',2,1790174660000,18656000415);
INSERT INTO action VALUES (7,59,1,'end',2,1790174660000,18656000416);
INSERT INTO action VALUES (7,60,0,'draw',1,1790174660000,18656000417);
INSERT INTO action VALUES (7,61,0,'discard assassin',1,1790174660000,18656000418);
INSERT INTO action VALUES (7,62,0,'use mobility D4 C4 2',1,1790174660000,18656000419);
INSERT INTO action VALUES (7,63,0,'place officer A1 3',1,1790174660000,18656000420);
INSERT INTO action VALUES (7,64,0,'place super_mutant D4 3',1,1790174660000,18656000421);
INSERT INTO action VALUES (7,65,0,'end',1,1790174660000,18656000422);
INSERT INTO action VALUES (7,66,1,'draw',2,1790174660000,18656000423);
INSERT INTO action VALUES (7,67,1,'discard scout',2,1790174660000,18656000424);
INSERT INTO action VALUES (7,68,1,'move C1 D1 0',2,1790174660000,18656000425);
INSERT INTO action VALUES (7,69,1,'place recon_centre C1 2',2,1790174660000,18656000426);
INSERT INTO action VALUES (7,70,1,'end',2,1790174660000,18656000427);
INSERT INTO action VALUES (7,71,0,'draw',1,1790174660000,18656000428);
INSERT INTO action VALUES (7,72,0,'discard claws',1,1790174660000,18656000429);
INSERT INTO action VALUES (7,73,0,'place officer D3 0',1,1790174660000,18656000430);
INSERT INTO action VALUES (7,74,0,'use mobility C4 C5 1',1,1790174660000,18656000431);
INSERT INTO action VALUES (7,75,0,'battle',1,1790174660000,18656000432);
INSERT INTO action VALUES (7,76,1,'draw',2,1790174660000,18656000433);
INSERT INTO action VALUES (7,77,1,'discard commando',2,1790174660000,18656000434);
INSERT INTO action VALUES (7,78,1,'place runner C4 5',2,1790174660000,18656000435);
INSERT INTO action VALUES (7,79,1,'use mobility C4 D3 5',2,1790174660000,18656000436);
INSERT INTO action VALUES (7,80,1,'use mobility D3 C4 1',2,1790174660000,18656000437);
INSERT INTO action VALUES (7,81,1,'battle',2,1790174660000,18656000438);
INSERT INTO action VALUES (7,82,0,'draw',1,1790174660000,18656000439);
INSERT INTO action VALUES (7,83,0,'discard move',1,1790174660000,18656000440);
INSERT INTO action VALUES (7,84,0,'move B3 C4 5',1,1790174660000,18656000441);
INSERT INTO action VALUES (7,85,0,'place brawler C3 5',1,1790174660000,18656000442);
INSERT INTO action VALUES (7,86,0,'use mobility C5 C5 2',1,1790174660000,18656000443);
INSERT INTO action VALUES (7,87,0,'end',1,1790174660000,18656000444);
INSERT INTO action VALUES (7,88,1,'draw',2,1790174660000,18656000445);
INSERT INTO action VALUES (7,89,1,'discard move',2,1790174660000,18656000446);
INSERT INTO action VALUES (7,90,1,'move E3 D3 0',2,1790174660000,18656000447);
INSERT INTO action VALUES (7,91,1,'place annihilator B3 5',2,1790174660000,18656000448);
INSERT INTO action VALUES (7,92,1,'end',2,1790174660000,18656000449);
INSERT INTO action VALUES (7,93,0,'draw',1,1790174660000,18656000450);
INSERT INTO action VALUES (7,94,0,'discard mutant',1,1790174660000,18656000451);
INSERT INTO action VALUES (7,95,0,'place medic C2 2',1,1790174660000,18656000452);
INSERT INTO action VALUES (7,96,0,'use mobility C5 C5 0',1,1790174660000,18656000453);
INSERT INTO action VALUES (7,97,0,'battle',1,1790174660000,18656000454);
INSERT INTO action VALUES (7,98,1,'draw',2,1790174660000,18656000455);
INSERT INTO action VALUES (7,99,1,'discard battle',2,1790174660000,18656000456);
INSERT INTO action VALUES (7,100,1,'place scoper B3 1',2,1790174660000,18656000457);
INSERT INTO action VALUES (7,101,1,'battle',2,1790174660000,18656000458);
INSERT INTO action VALUES (7,102,0,'draw',1,1790174660000,18656000459);
INSERT INTO action VALUES (7,103,0,'discard super_officer',1,1790174660000,18656000460);
INSERT INTO action VALUES (7,104,0,'place claws C2 4',1,1790174660000,18656000461);
INSERT INTO action VALUES (7,105,0,'use mobility C5 C5 1',1,1790174660000,18656000462);
INSERT INTO action VALUES (7,106,0,'place mutant B3 2',1,1790174660000,18656000463);
INSERT INTO action VALUES (7,107,0,'end',1,1790174660000,18656000464);
INSERT INTO action VALUES (7,108,1,'draw',2,1790174660000,18656000465);
INSERT INTO action VALUES (7,109,1,'discard battle',2,1790174660000,18656000466);
INSERT INTO action VALUES (7,110,1,'place scout D3 2',2,1790174660000,18656000467);
INSERT INTO action VALUES (7,111,1,'place hmg C3 1',2,1790174660000,18656000468);
INSERT INTO action VALUES (7,112,1,'end',2,1790174660000,18656000469);
INSERT INTO action VALUES (8,1,0,'place-hq C3 1',2,1790174660000,18656000470);
INSERT INTO action VALUES (8,2,1,'place-hq C5 3',1,1790174660000,18656000471);
INSERT INTO action VALUES (8,3,0,'draw',2,1790174660000,18656000472);
INSERT INTO action VALUES (8,4,0,'place claws E3 5',2,1790174660000,18656000473);
INSERT INTO action VALUES (8,5,0,'end',2,1790174660000,18656000474);
INSERT INTO action VALUES (8,6,1,'draw',1,1790174660000,18656000475);
INSERT INTO action VALUES (8,7,1,'place medic D4 1',1,1790174660000,18656000476);
INSERT INTO action VALUES (8,8,1,'battle',1,1790174660000,18656000477);
INSERT INTO action VALUES (8,9,0,'draw',2,1790174660000,18656000478);
INSERT INTO action VALUES (8,10,0,'redraw',2,1790174660000,18656000479);
INSERT INTO action VALUES (8,11,0,'discard brawler',2,1790174660000,18656000480);
INSERT INTO action VALUES (8,12,0,'place mutant D1 5',2,1790174660000,18656000481);
INSERT INTO action VALUES (8,13,0,'place mutant D2 2',2,1790174660000,18656000482);
INSERT INTO action VALUES (8,14,0,'end',2,1790174660000,18656000483);
INSERT INTO action VALUES (8,15,1,'draw',1,1790174660000,18656000484);
INSERT INTO action VALUES (9,1,0,'place-hq C5 3',1,1790174660000,18656000489);
INSERT INTO action VALUES (9,2,1,'place-hq D4 0',2,1790174660000,18656000490);
INSERT INTO action VALUES (9,3,0,'draw',1,1790174660000,18656000491);
INSERT INTO action VALUES (9,4,0,'place assassin D1 3',1,1790174660000,18656000492);
INSERT INTO action VALUES (9,5,0,'use mobility D1 C2 4',1,1790174660000,18656000493);
INSERT INTO action VALUES (9,6,0,'end',1,1790174660000,18656000494);
INSERT INTO action VALUES (9,7,1,'draw',2,1790174660000,18656000495);
INSERT INTO action VALUES (9,8,1,'place hybrid E1 1',2,1790174660000,18656000496);
INSERT INTO action VALUES (9,9,1,'place hunter_killer B2 2',2,1790174660000,18656000497);
INSERT INTO action VALUES (9,10,1,'end',2,1790174660000,18656000498);
INSERT INTO action VALUES (9,11,0,'draw',1,1790174660000,18656000499);
INSERT INTO action VALUES (9,12,0,'discard brawler',1,1790174660000,18656000500);
INSERT INTO action VALUES (9,13,0,'move C2 C1 3',1,1790174660000,18656000501);
INSERT INTO action VALUES (9,14,0,'use mobility C1 C1 2',1,1790174660000,18656000502);
INSERT INTO action VALUES (9,15,0,'battle',1,1790174660000,18656000503);
INSERT INTO action VALUES (9,16,1,'draw',2,1790174660000,18656000504);
INSERT INTO action VALUES (9,17,1,'discard push_back',2,1790174660000,18656000505);
INSERT INTO action VALUES (9,18,1,'place officer B1 3',2,1790174660000,18656000506);
INSERT INTO action VALUES (9,19,1,'place armored_hunter B4 5',2,1790174660000,18656000507);
INSERT INTO action VALUES (9,20,1,'end',2,1790174660000,18656000508);
INSERT INTO action VALUES (9,21,0,'draw',1,1790174660000,18656000509);
INSERT INTO action VALUES (9,22,0,'discard claws',1,1790174660000,18656000510);
INSERT INTO action VALUES (9,23,0,'place brawler C3 2',1,1790174660000,18656000511);
INSERT INTO action VALUES (9,24,0,'place mutant A2 5',1,1790174660000,18656000512);
INSERT INTO action VALUES (9,25,0,'use mobility C1 C2 1',1,1790174660000,18656000513);
INSERT INTO action VALUES (9,26,0,'end',1,1790174660000,18656000514);
INSERT INTO action VALUES (9,27,1,'draw',2,1790174660000,18656000515);
INSERT INTO action VALUES (9,28,1,'discard scout',2,1790174660000,18656000516);
INSERT INTO action VALUES (9,29,1,'place hybrid C1 4',2,1790174660000,18656000517);
INSERT INTO action VALUES (9,30,1,'push B2 A2',2,1790174660000,18656000518);
INSERT INTO action VALUES (9,31,1,'end',2,1790174660000,18656000519);
INSERT INTO action VALUES (9,32,0,'draw',1,1790174660000,18656000520);
INSERT INTO action VALUES (9,33,0,'discard claws',1,1790174660000,18656000521);
INSERT INTO action VALUES (9,34,0,'place mutant B3 0',1,1790174660000,18656000522);
INSERT INTO action VALUES (9,35,0,'use mobility C2 D2 1',1,1790174660000,18656000523);
INSERT INTO action VALUES (9,36,0,'move C3 C4 3',1,1790174660000,18656000524);
INSERT INTO action VALUES (9,37,0,'end',1,1790174660000,18656000525);
INSERT INTO action VALUES (9,38,1,'draw',2,1790174660000,18656000526);
INSERT INTO action VALUES (9,39,1,'discard armored_hunter',2,1790174660000,18656000527);
INSERT INTO action VALUES (9,40,1,'place medic A2 1',2,1790174660000,18656000528);
INSERT INTO action VALUES (9,41,1,'push D4 C4',2,1790174660000,18656000529);
INSERT INTO action VALUES (9,42,1,'end',2,1790174660000,18656000530);
INSERT INTO action VALUES (9,43,0,'draw',1,1790174660000,18656000531);
INSERT INTO action VALUES (9,44,0,'discard claws',1,1790174660000,18656000532);
INSERT INTO action VALUES (9,45,0,'place mutant E3 3',1,1790174660000,18656000533);
INSERT INTO action VALUES (9,46,0,'place super_officer D1 5',1,1790174660000,18656000534);
INSERT INTO action VALUES (9,47,0,'use mobility D2 C2 4',1,1790174660000,18656000535);
INSERT INTO action VALUES (9,48,0,'end',1,1790174660000,18656000536);
INSERT INTO action VALUES (9,49,1,'draw',2,1790174660000,18656000537);
INSERT INTO action VALUES (9,50,1,'discard armored_guard',2,1790174660000,18656000538);
INSERT INTO action VALUES (9,51,1,'place blocker E2 2',2,1790174660000,18656000539);
INSERT INTO action VALUES (9,52,1,'bomb D3',2,1790174660000,18656000540);
INSERT INTO action VALUES (9,53,1,'end',2,1790174660000,18656000541);
INSERT INTO action VALUES (9,54,0,'draw',1,1790174660000,18656000542);
INSERT INTO action VALUES (9,55,0,'discard mutant',1,1790174660000,18656000543);
INSERT INTO action VALUES (9,56,0,'place scout D2 5',1,1790174660000,18656000544);
INSERT INTO action VALUES (9,57,0,'use mobility C2 C2 5',1,1790174660000,18656000545);
INSERT INTO action VALUES (9,58,0,'battle',1,1790174660000,18656000546);
INSERT INTO action VALUES (9,59,1,'draw',2,1790174660000,18656000547);
INSERT INTO action VALUES (9,60,1,'discard blocker',2,1790174660000,18656000548);
INSERT INTO action VALUES (9,61,1,'place clown A1 2',2,1790174660000,18656000549);
INSERT INTO action VALUES (9,62,1,'battle',2,1790174660000,18656000550);
INSERT INTO action VALUES (10,1,0,'place-hq C4 4',1,1790174660000,18656000555);
INSERT INTO action VALUES (10,2,1,'place-hq A1 2',2,1790174660000,18656000556);
INSERT INTO action VALUES (10,3,0,'draw',1,1790174660000,18656000557);
INSERT INTO action VALUES (10,4,0,'place officer E2 5',1,1790174660000,18656000558);
INSERT INTO action VALUES (10,5,0,'end',1,1790174660000,18656000559);
INSERT INTO action VALUES (10,6,1,'draw',2,1790174660000,18656000560);
INSERT INTO action VALUES (10,7,1,'place boss B2 3',2,1790174660000,18656000561);
INSERT INTO action VALUES (10,8,1,'place ganger B3 4',2,1790174660000,18656000562);
INSERT INTO action VALUES (10,9,1,'end',2,1790174660000,18656000563);
INSERT INTO action VALUES (10,10,0,'draw',1,1790174660000,18656000564);
INSERT INTO action VALUES (10,11,0,'discard battle',1,1790174660000,18656000565);
INSERT INTO action VALUES (10,12,0,'move E2 E3 1',1,1790174660000,18656000566);
INSERT INTO action VALUES (10,13,0,'place mother_module C2 2',1,1790174660000,18656000567);
INSERT INTO action VALUES (10,14,0,'end',1,1790174660000,18656000568);
INSERT INTO action VALUES (10,15,1,'draw',2,1790174660000,18656000569);
INSERT INTO action VALUES (10,16,1,'discard move',2,1790174660000,18656000570);
INSERT INTO action VALUES (10,17,1,'place ganger D2 5',2,1790174660000,18656000571);
INSERT INTO action VALUES (10,18,1,'battle',2,1790174660000,18656000572);
INSERT INTO action VALUES (10,19,0,'draw',1,1790174660000,18656000573);
INSERT INTO action VALUES (10,20,0,'discard blocker',1,1790174660000,18656000574);
INSERT INTO action VALUES (10,21,0,'place net_fighter A3 0',1,1790174660000,18656000575);
INSERT INTO action VALUES (10,22,0,'push C2 D2',1,1790174660000,18656000576);
INSERT INTO action VALUES (10,23,1,'choose 3',2,1790174660000,18656000577);
INSERT INTO action VALUES (10,24,0,'end',1,1790174660000,18656000578);
INSERT INTO action VALUES (10,25,1,'draw',2,1790174660000,18656000579);
INSERT INTO action VALUES (10,26,1,'discard universal_soldier',2,1790174660000,18656000580);
INSERT INTO action VALUES (10,27,1,'place transport C3 3',2,1790174660000,18656000581);
INSERT INTO action VALUES (10,28,1,'use transport B2 B1 3',2,1790174660000,18656000582);
INSERT INTO action VALUES (10,29,1,'place gladiator D3 3',2,1790174660000,18656000583);
INSERT INTO action VALUES (10,30,1,'use transport D3 D3 4',2,1790174660000,18656000584);
INSERT INTO snapshot VALUES (1,137,'{"arrangement":{"board":"standard","units":[null,{"owner":1,"tile":10,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":5,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":9,"rotation":4,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":13,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":6,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[18,13,20,20]},"seats":[{"pile":[],"hand":[],"discard":[12,1,11,3,12,1,11,1,11,3,10,6,5,12,4,6,10,12,2,11,8,1,8,1,5,7,2,2,13,11,11,1]},{"pile":[3,16,17],"hand":[15],"discard":[15,3,15,8,16,16,5,2,8,17,12,1,18,9,14,1,3,15,3,4,7,1,15,11,10]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":22,"fresh":false,"pending":null}','9b5ba0e0723985198cdb61c012d6543148e6aff1bc8937dbe13976023cb12b0a');
INSERT INTO snapshot VALUES (2,112,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":15,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":11,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":12,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":14,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":18,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":4,"rotation":5,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":7,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":13,"rotation":3,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":12,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":11,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,18,20,20]},"seats":[{"pile":[],"hand":[],"discard":[9,1,20,5,20,16,22,3,20,21,20,6,15,22,2,19,1,7,17,22,22,10,22,8,2,5]},{"pile":[6],"hand":[],"discard":[15,3,13,5,13,13,14,13,1,9,3,14,10,3,3,13,2,4,14,14,4,14,13,8,7,1,14,12,14,9,3]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":24,"fresh":false,"pending":null}','9205c2cb97384ff3f397f917ac6365d8bb88a6d0de4a33d4913c11153fb8e974');
INSERT INTO snapshot VALUES (3,17,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":11,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":1,"tile":4,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[19,20,20,20]},"seats":[{"pile":[3,2,17,16,1,16,3,12,5,5,18,13,15,16,1,3,6,8,15,4,15,15,8,10,3,10,14,1,15],"hand":[],"discard":[17,8]},{"pile":[22,3,22,5,14,11,2,20,10,18,22,1,7,22,20,15,5,1,9,15,13,22,17,19,6,16,12,21,20,7,8,2],"hand":[],"discard":[20]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"resignation"}}},"turn":3,"fresh":false,"pending":null}','0ff7d16c1b92257959937c10faf3f32d73184099356fc17932059ca2dc486482');
INSERT INTO snapshot VALUES (4,22,'{"arrangement":{"board":"standard","units":[null,null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":12,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":2,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[15,14,14,7,14,13,6,14,13,12,3,4,13,14,3,13,3,14,3,1,4,11,10,3,13,8,2],"hand":[13,9,5],"discard":[9,14]},{"pile":[9,8,3,11,8,6,10,11,1,11,12,1,11,1,1,13,5,5,12,7,3,4,1,11,10,12,2,12,6],"hand":[],"discard":[11,2,1]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"agreement"}}},"turn":5,"fresh":true,"pending":null}','72e73fd1fc04bf385c01c74652965895fd3c3a56bb2a6d5cdcf042e568534dc9');
INSERT INTO snapshot VALUES (5,13,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":2,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,{"owner":1,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[4,18,20,2,14,5,6,1,1,17,13,11,22,22,7,8,15,10,16,2,12,22,22,21,20,3,15,22,20],"hand":[9,7],"discard":[20,19,5]},{"pile":[11,4,12,5,2,3,5,6,1,11,8,11,13,10,11,12,1,11,10,12,7,12,2,8,1,1,2,11,9,6,1,3],"hand":[],"discard":[]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":1,"reason":"time"}}},"turn":3,"fresh":false,"pending":null}','e297be9c6744cc74dc7155766fb45dbf8a419d446f8662df79e6e584b71ab49b');
INSERT INTO snapshot VALUES (6,28,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":9,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":1,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":1,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":9,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[10,3,4,3,8,15,15,11,16,2,3,5,8,7,17,17,1,15,14,15,5,18,6,13,10,16,16],"hand":[],"discard":[15,1,1,12,8]},{"pile":[3,14,13,14,13,10,14,13,1,3,4,15,3,14,12,5,13,14,3,3,4,13,2,7,14,12,14],"hand":[13],"discard":[11,6,8]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":null,"reason":"overtime_battle"}}},"turn":6,"fresh":false,"pending":null}','1a9dd73436bf0d8d70028d44432611e4097f397d84e46433293d01f5d804b877');
INSERT INTO snapshot VALUES (7,112,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":6,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":4,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,19,20,20]},"seats":[{"pile":[],"hand":[],"discard":[11,13,12,1,2,11,11,1,11,1,1,12,6,2,11,3,8,12,12,1,11,7,5,9,2]},{"pile":[3,3],"hand":[],"discard":[13,5,14,15,14,13,14,6,4,10,14,1,12,14,9,3,13,1,14,14,4,7,13,13,11,13,2,8,12]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":22,"fresh":false,"pending":null}','f386140ae748b5a79da6d7d2f41687012e295e01b99380d1085c4d35abbb0134');
INSERT INTO snapshot VALUES (8,14,'{"arrangement":{"board":"standard","units":[null,null,null,null,null,null,null,null,null,{"owner":0,"tile":0,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":1,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,{"owner":0,"tile":2,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[1,9,2,1,11,7,12,5,12,2,11,8,8,4,6,1,6,12,10,1,11,11,3,3,2,10,11],"hand":[],"discard":[11,13,12,5]},{"pile":[3,3,2,12,13,13,11,13,4,14,14,1,3,13,14,8,12,3,1,9,14,10,3,13,14,4,14,6,7,5,14,15],"hand":[],"discard":[13,9]}],"active":1,"phase":"draw","stage":"normal","turn":4,"fresh":false,"pending":null}','459e86c9371a0f2176a1dc479803955561bf7cb5b885fc266b2f4801d586723e');
INSERT INTO snapshot VALUES (9,58,'{"arrangement":{"board":"standard","units":[null,null,null,{"owner":1,"tile":17,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":2,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":0,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":9,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":5,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":2,"wounds":1,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[19,20,20,20]},"seats":[{"pile":[11,11,12,1,11,4,1,7,8,3,8,11,10,12,2,3,13,6],"hand":[],"discard":[5,12,11,2,2,12,2,5,1,1,11,1,6,1]},{"pile":[9,20,21,12,20,3,4,11,16,22,5,14,10,13,15,20,22,6,1,20],"hand":[],"discard":[22,18,22,7,22,8,19,15,7]}],"active":1,"phase":"draw","stage":"normal","turn":12,"fresh":false,"pending":null}','4bf6f81b02dd12a37b6c4b4f0483d12b6b7b5399a2c1493f4d8e18d4ff24b37c');
INSERT INTO snapshot VALUES (10,24,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":12,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":9,"rotation":3,"wounds":0,"spent":{"mobility":false}},null,null,null,{"owner":0,"tile":14,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":17,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,20,20,20]},"seats":[{"pile":[3,22,10,4,20,15,8,18,9,7,20,1,16,22,19,11,15,13,2,2,22,22,7,5,20,6,5],"hand":[],"discard":[20,21,1,22]},{"pile":[15,15,8,17,10,10,15,1,2,5,5,17,1,16,1,14,18,8,15,6,12,11,7,3,3,16,13,4,8],"hand":[],"discard":[16,15,3]}],"active":1,"phase":"draw","stage":"normal","turn":6,"fresh":false,"pending":null}','fc6a85d2029deae0e242f2edcb304ff9982536982708dab7de447c2e0c935277');
INSERT INTO post VALUES (1,1,0,'lobby',10,'',0,'1a0c4506c00-1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (2,1,0,'refresh',10,'',0,'1a0c4506c00-2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (3,1,0,'opening',10,'',0,'1a0c4506c00-3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (4,1,0,'turn',10,'',1,'1a0c4506c00-4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (5,1,1,'turn',10,'',1,'1a0c4506c00-5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (6,1,2,'turn',10,'',1,'1a0c4506c00-6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (7,1,3,'refresh',10,'',0,'1a0c4506c00-7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (8,1,4,'refresh',10,'',0,'1a0c4506c00-8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (9,1,5,'refresh',10,'',0,'1a0c4506c00-9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (10,1,6,'refresh',10,'',0,'1a0c4506c00-a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (11,1,7,'refresh',10,'',0,'1a0c4506c00-b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (12,1,8,'turn',10,'',1,'1a0c4506c00-c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (13,1,9,'refresh',10,'',0,'1a0c4506c00-d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (14,1,10,'refresh',10,'',0,'1a0c4506c00-e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (15,1,11,'refresh',10,'',0,'1a0c4506c00-f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (16,1,12,'refresh',10,'',0,'1a0c4506c00-10',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (17,1,13,'battle',10,'0',0,'1a0c4506c00-11',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (18,1,13,'turn',10,'',1,'1a0c4506c00-12',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (19,1,14,'refresh',10,'',0,'1a0c4506c00-13',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (20,1,15,'refresh',10,'',0,'1a0c4506c00-14',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (21,1,16,'refresh',10,'',0,'1a0c4506c00-15',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (22,1,17,'refresh',10,'',0,'1a0c4506c00-16',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (23,1,18,'refresh',10,'',0,'1a0c4506c00-17',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (24,1,19,'refresh',10,'',0,'1a0c4506c00-18',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (25,1,20,'refresh',10,'',0,'1a0c4506c00-19',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (26,1,21,'refresh',10,'',0,'1a0c4506c00-1a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (27,1,22,'turn',10,'',1,'1a0c4506c00-1b',NULL,0,1790000000000,1790000000000,NULL,NULL);
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
INSERT INTO post VALUES (38,1,32,'refresh',10,'',0,'1a0c4506c00-26',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (39,1,33,'refresh',10,'',0,'1a0c4506c00-27',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (40,1,34,'turn',10,'',1,'1a0c4506c00-28',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (41,1,35,'refresh',10,'',0,'1a0c4506c00-29',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (42,1,36,'refresh',10,'',0,'1a0c4506c00-2a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (43,1,37,'refresh',10,'',0,'1a0c4506c00-2b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (44,1,38,'refresh',10,'',0,'1a0c4506c00-2c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (45,1,39,'turn',10,'',1,'1a0c4506c00-2d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (46,1,40,'refresh',10,'',0,'1a0c4506c00-2e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (47,1,41,'refresh',10,'',0,'1a0c4506c00-2f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (48,1,42,'refresh',10,'',0,'1a0c4506c00-30',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (49,1,43,'refresh',10,'',0,'1a0c4506c00-31',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (50,1,44,'battle',10,'0',0,'1a0c4506c00-32',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (51,1,44,'turn',10,'',1,'1a0c4506c00-33',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (52,1,45,'refresh',10,'',0,'1a0c4506c00-34',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (53,1,46,'refresh',10,'',0,'1a0c4506c00-35',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (54,1,47,'refresh',10,'',0,'1a0c4506c00-36',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (55,1,48,'refresh',10,'',0,'1a0c4506c00-37',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (56,1,49,'turn',10,'',1,'1a0c4506c00-38',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (57,1,50,'refresh',10,'',0,'1a0c4506c00-39',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (58,1,51,'refresh',10,'',0,'1a0c4506c00-3a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (59,1,52,'refresh',10,'',0,'1a0c4506c00-3b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (60,1,53,'refresh',10,'',0,'1a0c4506c00-3c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (61,1,54,'battle',10,'0',0,'1a0c4506c00-3d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (62,1,54,'turn',10,'',1,'1a0c4506c00-3e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (63,1,55,'refresh',10,'',0,'1a0c4506c00-3f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (64,1,56,'refresh',10,'',0,'1a0c4506c00-40',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (65,1,57,'refresh',10,'',0,'1a0c4506c00-41',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (66,1,58,'refresh',10,'',0,'1a0c4506c00-42',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (67,1,59,'refresh',10,'',0,'1a0c4506c00-43',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (68,1,60,'refresh',10,'',0,'1a0c4506c00-44',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (69,1,61,'turn',10,'',1,'1a0c4506c00-45',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (70,1,62,'refresh',10,'',0,'1a0c4506c00-46',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (71,1,63,'refresh',10,'',0,'1a0c4506c00-47',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (72,1,64,'refresh',10,'',0,'1a0c4506c00-48',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (73,1,65,'refresh',10,'',0,'1a0c4506c00-49',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (74,1,66,'turn',10,'',1,'1a0c4506c00-4a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (75,1,67,'refresh',10,'',0,'1a0c4506c00-4b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (76,1,68,'refresh',10,'',0,'1a0c4506c00-4c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (77,1,69,'refresh',10,'',0,'1a0c4506c00-4d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (78,1,70,'refresh',10,'',0,'1a0c4506c00-4e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (79,1,71,'turn',10,'',1,'1a0c4506c00-4f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (80,1,72,'refresh',10,'',0,'1a0c4506c00-50',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (81,1,73,'refresh',10,'',0,'1a0c4506c00-51',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (82,1,74,'refresh',10,'',0,'1a0c4506c00-52',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (83,1,75,'refresh',10,'',0,'1a0c4506c00-53',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (84,1,76,'refresh',10,'',0,'1a0c4506c00-54',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (85,1,77,'turn',10,'',1,'1a0c4506c00-55',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (86,1,78,'refresh',10,'',0,'1a0c4506c00-56',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (87,1,79,'refresh',10,'',0,'1a0c4506c00-57',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (88,1,80,'refresh',10,'',0,'1a0c4506c00-58',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (89,1,81,'refresh',10,'',0,'1a0c4506c00-59',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (90,1,82,'turn',10,'',1,'1a0c4506c00-5a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (91,1,83,'refresh',10,'',0,'1a0c4506c00-5b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (92,1,84,'refresh',10,'',0,'1a0c4506c00-5c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (93,1,85,'refresh',10,'',0,'1a0c4506c00-5d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (94,1,86,'refresh',10,'',0,'1a0c4506c00-5e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (95,1,87,'turn',10,'',1,'1a0c4506c00-5f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (96,1,88,'refresh',10,'',0,'1a0c4506c00-60',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (97,1,89,'refresh',10,'',0,'1a0c4506c00-61',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (98,1,90,'refresh',10,'',0,'1a0c4506c00-62',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (99,1,91,'refresh',10,'',0,'1a0c4506c00-63',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (100,1,92,'refresh',10,'',0,'1a0c4506c00-64',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (101,1,93,'refresh',10,'',0,'1a0c4506c00-65',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (102,1,94,'refresh',10,'',0,'1a0c4506c00-66',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (103,1,95,'refresh',10,'',0,'1a0c4506c00-67',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (104,1,96,'refresh',10,'',0,'1a0c4506c00-68',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (105,1,97,'refresh',10,'',0,'1a0c4506c00-69',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (106,1,98,'refresh',10,'',0,'1a0c4506c00-6a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (107,1,99,'refresh',10,'',0,'1a0c4506c00-6b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (108,1,100,'refresh',10,'',0,'1a0c4506c00-6c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (109,1,101,'turn',10,'',1,'1a0c4506c00-6d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (110,1,102,'refresh',10,'',0,'1a0c4506c00-6e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (111,1,103,'refresh',10,'',0,'1a0c4506c00-6f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (112,1,104,'refresh',10,'',0,'1a0c4506c00-70',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (113,1,105,'battle',10,'0',0,'1a0c4506c00-71',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (114,1,105,'turn',10,'',1,'1a0c4506c00-72',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (115,1,106,'refresh',10,'',0,'1a0c4506c00-73',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (116,1,107,'refresh',10,'',0,'1a0c4506c00-74',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (117,1,108,'refresh',10,'',0,'1a0c4506c00-75',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (118,1,109,'refresh',10,'',0,'1a0c4506c00-76',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (119,1,110,'refresh',10,'',0,'1a0c4506c00-77',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (120,1,111,'refresh',10,'',0,'1a0c4506c00-78',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (121,1,112,'refresh',10,'',0,'1a0c4506c00-79',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (122,1,113,'refresh',10,'',0,'1a0c4506c00-7a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (123,1,114,'refresh',10,'',0,'1a0c4506c00-7b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (124,1,115,'battle',10,'0',0,'1a0c4506c00-7c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (125,1,115,'turn',10,'',1,'1a0c4506c00-7d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (126,1,116,'refresh',10,'',0,'1a0c4506c00-7e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (127,1,117,'refresh',10,'',0,'1a0c4506c00-7f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (128,1,118,'refresh',10,'',0,'1a0c4506c00-80',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (129,1,119,'refresh',10,'',0,'1a0c4506c00-81',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (130,1,120,'turn',10,'',1,'1a0c4506c00-82',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (131,1,121,'refresh',10,'',0,'1a0c4506c00-83',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (132,1,122,'refresh',10,'',0,'1a0c4506c00-84',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (133,1,123,'refresh',10,'',0,'1a0c4506c00-85',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (134,1,124,'refresh',10,'',0,'1a0c4506c00-86',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (135,1,125,'refresh',10,'',0,'1a0c4506c00-87',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (136,1,126,'battle',10,'0',0,'1a0c4506c00-88',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (137,1,126,'turn',10,'',1,'1a0c4506c00-89',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (138,1,127,'refresh',10,'',0,'1a0c4506c00-8a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (139,1,128,'refresh',10,'',0,'1a0c4506c00-8b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (140,1,129,'refresh',10,'',0,'1a0c4506c00-8c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (141,1,130,'refresh',10,'',0,'1a0c4506c00-8d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (142,1,131,'turn',10,'',1,'1a0c4506c00-8e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (143,1,132,'refresh',10,'',0,'1a0c4506c00-8f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (144,1,133,'refresh',10,'',0,'1a0c4506c00-90',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (145,1,134,'refresh',10,'',0,'1a0c4506c00-91',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (146,1,135,'refresh',10,'',0,'1a0c4506c00-92',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (147,1,136,'refresh',10,'',0,'1a0c4506c00-93',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (148,1,137,'battle',10,'0',0,'1a0c4506c00-94',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (149,1,137,'over',10,'',1,'1a0c4506c00-95',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (150,2,0,'lobby',11,'',0,'1a0c4506c00-96',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (151,2,0,'refresh',11,'',0,'1a0c4506c00-97',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (152,2,0,'opening',11,'',0,'1a0c4506c00-98',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (153,2,0,'turn',11,'',1,'1a0c4506c00-99',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (154,2,1,'turn',11,'',1,'1a0c4506c00-9a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (155,2,2,'turn',11,'',1,'1a0c4506c00-9b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (156,2,3,'refresh',11,'',0,'1a0c4506c00-9c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (157,2,4,'refresh',11,'',0,'1a0c4506c00-9d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (158,2,5,'turn',11,'',1,'1a0c4506c00-9e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (159,2,6,'refresh',11,'',0,'1a0c4506c00-9f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (160,2,7,'refresh',11,'',0,'1a0c4506c00-a0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (161,2,8,'refresh',11,'',0,'1a0c4506c00-a1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (162,2,9,'turn',11,'',1,'1a0c4506c00-a2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (163,2,10,'refresh',11,'',0,'1a0c4506c00-a3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (164,2,11,'refresh',11,'',0,'1a0c4506c00-a4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (165,2,12,'refresh',11,'',0,'1a0c4506c00-a5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (166,2,13,'battle',11,'0',0,'1a0c4506c00-a6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (167,2,13,'turn',11,'',1,'1a0c4506c00-a7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (168,2,14,'refresh',11,'',0,'1a0c4506c00-a8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (169,2,15,'refresh',11,'',0,'1a0c4506c00-a9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (170,2,16,'battle',11,'0',0,'1a0c4506c00-aa',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (171,2,16,'turn',11,'',1,'1a0c4506c00-ab',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (172,2,17,'refresh',11,'',0,'1a0c4506c00-ac',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (173,2,18,'refresh',11,'',0,'1a0c4506c00-ad',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (174,2,19,'refresh',11,'',0,'1a0c4506c00-ae',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (175,2,20,'battle',11,'0',0,'1a0c4506c00-af',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (176,2,20,'turn',11,'',1,'1a0c4506c00-b0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (177,2,21,'refresh',11,'',0,'1a0c4506c00-b1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (178,2,22,'refresh',11,'',0,'1a0c4506c00-b2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (179,2,23,'battle',11,'0',0,'1a0c4506c00-b3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (180,2,23,'turn',11,'',1,'1a0c4506c00-b4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (181,2,24,'refresh',11,'',0,'1a0c4506c00-b5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (182,2,25,'refresh',11,'',0,'1a0c4506c00-b6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (183,2,26,'refresh',11,'',0,'1a0c4506c00-b7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (184,2,27,'refresh',11,'',0,'1a0c4506c00-b8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (185,2,28,'turn',11,'',1,'1a0c4506c00-b9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (186,2,29,'refresh',11,'',0,'1a0c4506c00-ba',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (187,2,30,'refresh',11,'',0,'1a0c4506c00-bb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (188,2,31,'refresh',11,'',0,'1a0c4506c00-bc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (189,2,32,'refresh',11,'',0,'1a0c4506c00-bd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (190,2,33,'turn',11,'',1,'1a0c4506c00-be',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (191,2,34,'refresh',11,'',0,'1a0c4506c00-bf',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (192,2,35,'refresh',11,'',0,'1a0c4506c00-c0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (193,2,36,'refresh',11,'',0,'1a0c4506c00-c1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (194,2,37,'refresh',11,'',0,'1a0c4506c00-c2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (195,2,38,'turn',11,'',1,'1a0c4506c00-c3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (196,2,39,'refresh',11,'',0,'1a0c4506c00-c4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (197,2,40,'refresh',11,'',0,'1a0c4506c00-c5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (198,2,41,'refresh',11,'',0,'1a0c4506c00-c6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (199,2,42,'battle',11,'0',0,'1a0c4506c00-c7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (200,2,42,'turn',11,'',1,'1a0c4506c00-c8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (201,2,43,'refresh',11,'',0,'1a0c4506c00-c9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (202,2,44,'refresh',11,'',0,'1a0c4506c00-ca',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (203,2,45,'refresh',11,'',0,'1a0c4506c00-cb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (204,2,46,'refresh',11,'',0,'1a0c4506c00-cc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (205,2,47,'turn',11,'',1,'1a0c4506c00-cd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (206,2,48,'refresh',11,'',0,'1a0c4506c00-ce',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (207,2,49,'refresh',11,'',0,'1a0c4506c00-cf',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (208,2,50,'refresh',11,'',0,'1a0c4506c00-d0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (209,2,51,'refresh',11,'',0,'1a0c4506c00-d1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (210,2,52,'turn',11,'',1,'1a0c4506c00-d2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (211,2,53,'refresh',11,'',0,'1a0c4506c00-d3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (212,2,54,'refresh',11,'',0,'1a0c4506c00-d4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (213,2,55,'refresh',11,'',0,'1a0c4506c00-d5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (214,2,56,'refresh',11,'',0,'1a0c4506c00-d6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (215,2,57,'battle',11,'0',0,'1a0c4506c00-d7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (216,2,57,'turn',11,'',1,'1a0c4506c00-d8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (217,2,58,'refresh',11,'',0,'1a0c4506c00-d9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (218,2,59,'refresh',11,'',0,'1a0c4506c00-da',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (219,2,60,'refresh',11,'',0,'1a0c4506c00-db',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (220,2,61,'battle',11,'0',0,'1a0c4506c00-dc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (221,2,61,'turn',11,'',1,'1a0c4506c00-dd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (222,2,62,'refresh',11,'',0,'1a0c4506c00-de',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (223,2,63,'refresh',11,'',0,'1a0c4506c00-df',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (224,2,64,'refresh',11,'',0,'1a0c4506c00-e0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (225,2,65,'turn',11,'',1,'1a0c4506c00-e1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (226,2,66,'turn',11,'',1,'1a0c4506c00-e2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (227,2,67,'turn',11,'',1,'1a0c4506c00-e3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (228,2,68,'refresh',11,'',0,'1a0c4506c00-e4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (229,2,69,'refresh',11,'',0,'1a0c4506c00-e5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (230,2,70,'refresh',11,'',0,'1a0c4506c00-e6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (231,2,71,'refresh',11,'',0,'1a0c4506c00-e7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (232,2,72,'turn',11,'',1,'1a0c4506c00-e8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (233,2,73,'refresh',11,'',0,'1a0c4506c00-e9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (234,2,74,'refresh',11,'',0,'1a0c4506c00-ea',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (235,2,75,'refresh',11,'',0,'1a0c4506c00-eb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (236,2,76,'refresh',11,'',0,'1a0c4506c00-ec',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (237,2,77,'turn',11,'',1,'1a0c4506c00-ed',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (238,2,78,'refresh',11,'',0,'1a0c4506c00-ee',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (239,2,79,'refresh',11,'',0,'1a0c4506c00-ef',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (240,2,80,'refresh',11,'',0,'1a0c4506c00-f0',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (241,2,81,'refresh',11,'',0,'1a0c4506c00-f1',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (242,2,82,'turn',11,'',1,'1a0c4506c00-f2',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (243,2,83,'refresh',11,'',0,'1a0c4506c00-f3',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (244,2,84,'refresh',11,'',0,'1a0c4506c00-f4',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (245,2,85,'refresh',11,'',0,'1a0c4506c00-f5',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (246,2,86,'turn',11,'',1,'1a0c4506c00-f6',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (247,2,87,'turn',11,'',1,'1a0c4506c00-f7',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (248,2,88,'turn',11,'',1,'1a0c4506c00-f8',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (249,2,89,'refresh',11,'',0,'1a0c4506c00-f9',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (250,2,90,'refresh',11,'',0,'1a0c4506c00-fa',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (251,2,91,'refresh',11,'',0,'1a0c4506c00-fb',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (252,2,92,'battle',11,'0',0,'1a0c4506c00-fc',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (253,2,92,'turn',11,'',1,'1a0c4506c00-fd',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (254,2,93,'refresh',11,'',0,'1a0c4506c00-fe',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (255,2,94,'refresh',11,'',0,'1a0c4506c00-ff',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (256,2,95,'refresh',11,'',0,'1a0c4506c00-100',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (257,2,96,'refresh',11,'',0,'1a0c4506c00-101',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (258,2,97,'turn',11,'',1,'1a0c4506c00-102',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (259,2,98,'refresh',11,'',0,'1a0c4506c00-103',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (260,2,99,'refresh',11,'',0,'1a0c4506c00-104',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (261,2,100,'refresh',11,'',0,'1a0c4506c00-105',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (262,2,101,'refresh',11,'',0,'1a0c4506c00-106',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (263,2,102,'turn',11,'',1,'1a0c4506c00-107',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (264,2,103,'refresh',11,'',0,'1a0c4506c00-108',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (265,2,104,'refresh',11,'',0,'1a0c4506c00-109',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (266,2,105,'refresh',11,'',0,'1a0c4506c00-10a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (267,2,106,'refresh',11,'',0,'1a0c4506c00-10b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (268,2,107,'turn',11,'',1,'1a0c4506c00-10c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (269,2,108,'refresh',11,'',0,'1a0c4506c00-10d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (270,2,109,'refresh',11,'',0,'1a0c4506c00-10e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (271,2,110,'refresh',11,'',0,'1a0c4506c00-10f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (272,2,111,'refresh',11,'',0,'1a0c4506c00-110',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (273,2,112,'battle',11,'0',0,'1a0c4506c00-111',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (274,2,112,'over',11,'',1,'1a0c4506c00-112',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (275,3,0,'lobby',12,'',0,'1a0c4506c00-113',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (276,3,0,'refresh',12,'',0,'1a0c4506c00-114',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (277,3,0,'opening',12,'',0,'1a0c4506c00-115',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (278,3,0,'turn',12,'',1,'1a0c4506c00-116',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (279,3,1,'turn',12,'',1,'1a0c4506c00-117',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (280,3,2,'turn',12,'',1,'1a0c4506c00-118',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (281,3,3,'refresh',12,'',0,'1a0c4506c00-119',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (282,3,4,'refresh',12,'',0,'1a0c4506c00-11a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (283,3,5,'refresh',12,'',0,'1a0c4506c00-11b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (284,3,6,'turn',12,'',1,'1a0c4506c00-11c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (285,3,7,'refresh',12,'',0,'1a0c4506c00-11d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (286,3,8,'refresh',12,'',0,'1a0c4506c00-11e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (287,3,9,'battle',12,'0',0,'1a0c4506c00-11f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (288,3,9,'turn',12,'',1,'1a0c4506c00-120',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (289,3,10,'refresh',12,'',0,'1a0c4506c00-121',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (290,3,11,'refresh',12,'',0,'1a0c4506c00-122',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (291,3,12,'refresh',12,'',0,'1a0c4506c00-123',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (292,3,13,'refresh',12,'',0,'1a0c4506c00-124',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (293,3,14,'turn',12,'',1,'1a0c4506c00-125',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (294,3,15,'refresh',12,'',0,'1a0c4506c00-126',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (295,3,15,'undo-request',12,'0 13',0,'1a0c4506c00-127',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (296,3,16,'undo-answer',12,'accept 0 13',0,'1a0c4506c00-128',NULL,0,1790000000000,1790000000000,NULL,NULL);
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
INSERT INTO post VALUES (307,4,5,'turn',13,'',1,'1a0c4506c00-133',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (308,4,6,'refresh',13,'',0,'1a0c4506c00-134',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (309,4,7,'refresh',13,'',0,'1a0c4506c00-135',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (310,4,8,'battle',13,'0',0,'1a0c4506c00-136',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (311,4,8,'turn',13,'',1,'1a0c4506c00-137',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (312,4,9,'refresh',13,'',0,'1a0c4506c00-138',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (313,4,10,'refresh',13,'',0,'1a0c4506c00-139',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (314,4,11,'refresh',13,'',0,'1a0c4506c00-13a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (315,4,12,'refresh',13,'',0,'1a0c4506c00-13b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (316,4,13,'refresh',13,'',0,'1a0c4506c00-13c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (317,4,14,'turn',13,'',1,'1a0c4506c00-13d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (318,4,15,'refresh',13,'',0,'1a0c4506c00-13e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (319,4,16,'refresh',13,'',0,'1a0c4506c00-13f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (320,4,17,'refresh',13,'',0,'1a0c4506c00-140',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (321,4,18,'refresh',13,'',0,'1a0c4506c00-141',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (322,4,19,'turn',13,'',1,'1a0c4506c00-142',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (323,4,20,'refresh',13,'',0,'1a0c4506c00-143',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (324,4,20,'draw-offer',13,'0',0,'1a0c4506c00-144',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (325,4,22,'draw-answer',13,'accept 0',0,'1a0c4506c00-145',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (326,4,22,'over',13,'',1,'1a0c4506c00-146',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (327,5,0,'lobby',14,'',0,'1a0c4506c00-147',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (328,5,0,'refresh',14,'',0,'1a0c4506c00-148',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (329,5,0,'opening',14,'',0,'1a0c4506c00-149',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (330,5,0,'turn',14,'',1,'1a0c4506c00-14a',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (331,5,1,'turn',14,'',1,'1a0c4506c00-14b',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (332,5,2,'turn',14,'',1,'1a0c4506c00-14c',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (333,5,3,'refresh',14,'',0,'1a0c4506c00-14d',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (334,5,4,'refresh',14,'',0,'1a0c4506c00-14e',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (335,5,5,'refresh',14,'',0,'1a0c4506c00-14f',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (336,5,6,'turn',14,'',1,'1a0c4506c00-150',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (337,5,7,'refresh',14,'',0,'1a0c4506c00-151',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (338,5,8,'refresh',14,'',0,'1a0c4506c00-152',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (339,5,9,'refresh',14,'',0,'1a0c4506c00-153',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (340,5,10,'turn',14,'',1,'1a0c4506c00-154',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (341,5,11,'refresh',14,'',0,'1a0c4506c00-155',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (342,5,12,'refresh',14,'',0,'1a0c4506c00-156',NULL,0,1790000000000,1790000000000,NULL,NULL);
INSERT INTO post VALUES (343,5,12,'fall',14,'0',0,'1a0ce9d2400-157',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (344,5,13,'fall-answer',14,'claim 0',0,'1a0ce9d2400-158',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (345,5,13,'over',14,'',1,'1a0ce9d2400-159',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (346,6,0,'lobby',15,'',0,'1a0ce9d2400-15a',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (347,6,0,'refresh',15,'',0,'1a0ce9d2400-15b',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (348,6,0,'opening',15,'',0,'1a0ce9d2400-15c',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (349,6,0,'turn',15,'',1,'1a0ce9d2400-15d',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (350,6,1,'turn',15,'',1,'1a0ce9d2400-15e',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (351,6,2,'turn',15,'',1,'1a0ce9d2400-15f',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (352,6,3,'refresh',15,'',0,'1a0ce9d2400-160',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (353,6,4,'battle',15,'0',0,'1a0ce9d2400-161',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (354,6,4,'turn',15,'',1,'1a0ce9d2400-162',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (355,6,5,'refresh',15,'',0,'1a0ce9d2400-163',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (356,6,6,'refresh',15,'',0,'1a0ce9d2400-164',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (357,6,7,'refresh',15,'',0,'1a0ce9d2400-165',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (358,6,8,'turn',15,'',1,'1a0ce9d2400-166',NULL,0,1790172800000,1790172800000,NULL,NULL);
INSERT INTO post VALUES (359,6,9,'refresh',15,'',0,'1a0ce9d2400-167',NULL,0,1790172800000,1790172800000,NULL,NULL);
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
INSERT INTO post VALUES (394,7,8,'battle',16,'0',0,'1a0ceb985a0-18a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (395,7,8,'turn',16,'',1,'1a0ceb985a0-18b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (396,7,9,'refresh',16,'',0,'1a0ceb985a0-18c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (397,7,10,'refresh',16,'',0,'1a0ceb985a0-18d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (398,7,11,'refresh',16,'',0,'1a0ceb985a0-18e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (399,7,12,'refresh',16,'',0,'1a0ceb985a0-18f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (400,7,13,'refresh',16,'',0,'1a0ceb985a0-190',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (401,7,14,'turn',16,'',1,'1a0ceb985a0-191',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (402,7,15,'refresh',16,'',0,'1a0ceb985a0-192',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (403,7,16,'refresh',16,'',0,'1a0ceb985a0-193',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (404,7,17,'refresh',16,'',0,'1a0ceb985a0-194',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (405,7,18,'refresh',16,'',0,'1a0ceb985a0-195',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (406,7,19,'turn',16,'',1,'1a0ceb985a0-196',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (407,7,20,'refresh',16,'',0,'1a0ceb985a0-197',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (408,7,21,'refresh',16,'',0,'1a0ceb985a0-198',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (409,7,22,'refresh',16,'',0,'1a0ceb985a0-199',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (410,7,23,'refresh',16,'',0,'1a0ceb985a0-19a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (411,7,24,'turn',16,'',1,'1a0ceb985a0-19b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (412,7,25,'refresh',16,'',0,'1a0ceb985a0-19c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (413,7,26,'refresh',16,'',0,'1a0ceb985a0-19d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (414,7,27,'refresh',16,'',0,'1a0ceb985a0-19e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (415,7,28,'refresh',16,'',0,'1a0ceb985a0-19f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (416,7,29,'turn',16,'',1,'1a0ceb985a0-1a0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (417,7,30,'refresh',16,'',0,'1a0ceb985a0-1a1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (418,7,31,'refresh',16,'',0,'1a0ceb985a0-1a2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (419,7,32,'refresh',16,'',0,'1a0ceb985a0-1a3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (420,7,33,'refresh',16,'',0,'1a0ceb985a0-1a4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (421,7,34,'turn',16,'',1,'1a0ceb985a0-1a5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (422,7,35,'refresh',16,'',0,'1a0ceb985a0-1a6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (423,7,36,'refresh',16,'',0,'1a0ceb985a0-1a7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (424,7,37,'refresh',16,'',0,'1a0ceb985a0-1a8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (425,7,38,'refresh',16,'',0,'1a0ceb985a0-1a9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (426,7,39,'turn',16,'',1,'1a0ceb985a0-1aa',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (427,7,40,'refresh',16,'',0,'1a0ceb985a0-1ab',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (428,7,41,'refresh',16,'',0,'1a0ceb985a0-1ac',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (429,7,42,'refresh',16,'',0,'1a0ceb985a0-1ad',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (430,7,43,'battle',16,'0',0,'1a0ceb985a0-1ae',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (431,7,43,'turn',16,'',1,'1a0ceb985a0-1af',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (432,7,44,'refresh',16,'',0,'1a0ceb985a0-1b0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (433,7,45,'refresh',16,'',0,'1a0ceb985a0-1b1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (434,7,46,'refresh',16,'',0,'1a0ceb985a0-1b2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (435,7,47,'refresh',16,'',0,'1a0ceb985a0-1b3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (436,7,48,'turn',16,'',1,'1a0ceb985a0-1b4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (437,7,49,'refresh',16,'',0,'1a0ceb985a0-1b5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (438,7,50,'refresh',16,'',0,'1a0ceb985a0-1b6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (439,7,51,'refresh',16,'',0,'1a0ceb985a0-1b7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (440,7,52,'refresh',16,'',0,'1a0ceb985a0-1b8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (441,7,53,'refresh',16,'',0,'1a0ceb985a0-1b9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (442,7,54,'turn',16,'',1,'1a0ceb985a0-1ba',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (443,7,55,'refresh',16,'',0,'1a0ceb985a0-1bb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (444,7,56,'refresh',16,'',0,'1a0ceb985a0-1bc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (445,7,57,'refresh',16,'',0,'1a0ceb985a0-1bd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (446,7,58,'refresh',16,'',0,'1a0ceb985a0-1be',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (447,7,59,'turn',16,'',1,'1a0ceb985a0-1bf',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (448,7,60,'refresh',16,'',0,'1a0ceb985a0-1c0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (449,7,61,'refresh',16,'',0,'1a0ceb985a0-1c1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (450,7,62,'refresh',16,'',0,'1a0ceb985a0-1c2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (451,7,63,'refresh',16,'',0,'1a0ceb985a0-1c3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (452,7,64,'refresh',16,'',0,'1a0ceb985a0-1c4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (453,7,65,'turn',16,'',1,'1a0ceb985a0-1c5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (454,7,66,'refresh',16,'',0,'1a0ceb985a0-1c6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (455,7,67,'refresh',16,'',0,'1a0ceb985a0-1c7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (456,7,68,'refresh',16,'',0,'1a0ceb985a0-1c8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (457,7,69,'refresh',16,'',0,'1a0ceb985a0-1c9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (458,7,70,'turn',16,'',1,'1a0ceb985a0-1ca',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (459,7,71,'refresh',16,'',0,'1a0ceb985a0-1cb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (460,7,72,'refresh',16,'',0,'1a0ceb985a0-1cc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (461,7,73,'refresh',16,'',0,'1a0ceb985a0-1cd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (462,7,74,'refresh',16,'',0,'1a0ceb985a0-1ce',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (463,7,75,'battle',16,'0',0,'1a0ceb985a0-1cf',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (464,7,75,'turn',16,'',1,'1a0ceb985a0-1d0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (465,7,76,'refresh',16,'',0,'1a0ceb985a0-1d1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (466,7,77,'refresh',16,'',0,'1a0ceb985a0-1d2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (467,7,78,'refresh',16,'',0,'1a0ceb985a0-1d3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (468,7,79,'refresh',16,'',0,'1a0ceb985a0-1d4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (469,7,80,'refresh',16,'',0,'1a0ceb985a0-1d5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (470,7,81,'battle',16,'0',0,'1a0ceb985a0-1d6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (471,7,81,'turn',16,'',1,'1a0ceb985a0-1d7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (472,7,82,'refresh',16,'',0,'1a0ceb985a0-1d8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (473,7,83,'refresh',16,'',0,'1a0ceb985a0-1d9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (474,7,84,'refresh',16,'',0,'1a0ceb985a0-1da',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (475,7,85,'refresh',16,'',0,'1a0ceb985a0-1db',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (476,7,86,'refresh',16,'',0,'1a0ceb985a0-1dc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (477,7,87,'turn',16,'',1,'1a0ceb985a0-1dd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (478,7,88,'refresh',16,'',0,'1a0ceb985a0-1de',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (479,7,89,'refresh',16,'',0,'1a0ceb985a0-1df',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (480,7,90,'refresh',16,'',0,'1a0ceb985a0-1e0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (481,7,91,'refresh',16,'',0,'1a0ceb985a0-1e1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (482,7,92,'turn',16,'',1,'1a0ceb985a0-1e2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (483,7,93,'refresh',16,'',0,'1a0ceb985a0-1e3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (484,7,94,'refresh',16,'',0,'1a0ceb985a0-1e4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (485,7,95,'refresh',16,'',0,'1a0ceb985a0-1e5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (486,7,96,'refresh',16,'',0,'1a0ceb985a0-1e6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (487,7,97,'battle',16,'0',0,'1a0ceb985a0-1e7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (488,7,97,'turn',16,'',1,'1a0ceb985a0-1e8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (489,7,98,'refresh',16,'',0,'1a0ceb985a0-1e9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (490,7,99,'refresh',16,'',0,'1a0ceb985a0-1ea',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (491,7,100,'refresh',16,'',0,'1a0ceb985a0-1eb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (492,7,101,'battle',16,'0',0,'1a0ceb985a0-1ec',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (493,7,101,'turn',16,'',1,'1a0ceb985a0-1ed',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (494,7,102,'refresh',16,'',0,'1a0ceb985a0-1ee',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (495,7,103,'refresh',16,'',0,'1a0ceb985a0-1ef',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (496,7,104,'refresh',16,'',0,'1a0ceb985a0-1f0',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (497,7,105,'refresh',16,'',0,'1a0ceb985a0-1f1',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (498,7,106,'refresh',16,'',0,'1a0ceb985a0-1f2',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (499,7,107,'turn',16,'',1,'1a0ceb985a0-1f3',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (500,7,108,'refresh',16,'',0,'1a0ceb985a0-1f4',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (501,7,109,'refresh',16,'',0,'1a0ceb985a0-1f5',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (502,7,110,'refresh',16,'',0,'1a0ceb985a0-1f6',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (503,7,111,'refresh',16,'',0,'1a0ceb985a0-1f7',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (504,7,112,'battle',16,'0',0,'1a0ceb985a0-1f8',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (505,7,112,'over',16,'',1,'1a0ceb985a0-1f9',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (506,8,1,'turn',17,'',1,'1a0ceb985a0-1fa',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (507,8,2,'turn',17,'',1,'1a0ceb985a0-1fb',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (508,8,3,'refresh',17,'',0,'1a0ceb985a0-1fc',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (509,8,4,'refresh',17,'',0,'1a0ceb985a0-1fd',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (510,8,5,'turn',17,'',1,'1a0ceb985a0-1fe',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (511,8,6,'refresh',17,'',0,'1a0ceb985a0-1ff',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (512,8,7,'refresh',17,'',0,'1a0ceb985a0-200',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (513,8,8,'battle',17,'0',0,'1a0ceb985a0-201',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (514,8,8,'turn',17,'',1,'1a0ceb985a0-202',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (515,8,9,'refresh',17,'',0,'1a0ceb985a0-203',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (516,8,10,'refresh',17,'',0,'1a0ceb985a0-204',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (517,8,11,'refresh',17,'',0,'1a0ceb985a0-205',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (518,8,12,'refresh',17,'',0,'1a0ceb985a0-206',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (519,8,13,'refresh',17,'',0,'1a0ceb985a0-207',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (520,8,14,'turn',17,'',1,'1a0ceb985a0-208',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (521,8,15,'refresh',17,'',0,'1a0ceb985a0-209',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (522,9,0,'lobby',20,'',0,'1a0ceb985a0-20a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (523,9,0,'refresh',20,'',0,'1a0ceb985a0-20b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (524,9,0,'opening',20,'',0,'1a0ceb985a0-20c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (525,9,0,'turn',20,'',1,'1a0ceb985a0-20d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (526,9,1,'turn',20,'',1,'1a0ceb985a0-20e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (527,9,2,'turn',20,'',1,'1a0ceb985a0-20f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (528,9,3,'refresh',20,'',0,'1a0ceb985a0-210',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (529,9,4,'refresh',20,'',0,'1a0ceb985a0-211',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (530,9,5,'refresh',20,'',0,'1a0ceb985a0-212',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (531,9,6,'turn',20,'',1,'1a0ceb985a0-213',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (532,9,7,'refresh',20,'',0,'1a0ceb985a0-214',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (533,9,8,'refresh',20,'',0,'1a0ceb985a0-215',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (534,9,9,'refresh',20,'',0,'1a0ceb985a0-216',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (535,9,10,'turn',20,'',1,'1a0ceb985a0-217',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (536,9,11,'refresh',20,'',0,'1a0ceb985a0-218',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (537,9,12,'refresh',20,'',0,'1a0ceb985a0-219',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (538,9,13,'refresh',20,'',0,'1a0ceb985a0-21a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (539,9,14,'refresh',20,'',0,'1a0ceb985a0-21b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (540,9,15,'battle',20,'0',0,'1a0ceb985a0-21c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (541,9,15,'turn',20,'',1,'1a0ceb985a0-21d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (542,9,16,'refresh',20,'',0,'1a0ceb985a0-21e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (543,9,17,'refresh',20,'',0,'1a0ceb985a0-21f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (544,9,18,'refresh',20,'',0,'1a0ceb985a0-220',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (545,9,19,'refresh',20,'',0,'1a0ceb985a0-221',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (546,9,20,'turn',20,'',1,'1a0ceb985a0-222',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (547,9,21,'refresh',20,'',0,'1a0ceb985a0-223',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (548,9,22,'refresh',20,'',0,'1a0ceb985a0-224',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (549,9,23,'refresh',20,'',0,'1a0ceb985a0-225',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (550,9,24,'refresh',20,'',0,'1a0ceb985a0-226',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (551,9,25,'refresh',20,'',0,'1a0ceb985a0-227',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (552,9,26,'turn',20,'',1,'1a0ceb985a0-228',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (553,9,27,'refresh',20,'',0,'1a0ceb985a0-229',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (554,9,28,'refresh',20,'',0,'1a0ceb985a0-22a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (555,9,29,'refresh',20,'',0,'1a0ceb985a0-22b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (556,9,30,'refresh',20,'',0,'1a0ceb985a0-22c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (557,9,31,'turn',20,'',1,'1a0ceb985a0-22d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (558,9,32,'refresh',20,'',0,'1a0ceb985a0-22e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (559,9,33,'refresh',20,'',0,'1a0ceb985a0-22f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (560,9,34,'refresh',20,'',0,'1a0ceb985a0-230',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (561,9,35,'refresh',20,'',0,'1a0ceb985a0-231',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (562,9,36,'refresh',20,'',0,'1a0ceb985a0-232',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (563,9,37,'turn',20,'',1,'1a0ceb985a0-233',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (564,9,38,'refresh',20,'',0,'1a0ceb985a0-234',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (565,9,39,'refresh',20,'',0,'1a0ceb985a0-235',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (566,9,40,'refresh',20,'',0,'1a0ceb985a0-236',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (567,9,41,'refresh',20,'',0,'1a0ceb985a0-237',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (568,9,42,'turn',20,'',1,'1a0ceb985a0-238',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (569,9,43,'refresh',20,'',0,'1a0ceb985a0-239',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (570,9,44,'refresh',20,'',0,'1a0ceb985a0-23a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (571,9,45,'refresh',20,'',0,'1a0ceb985a0-23b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (572,9,46,'refresh',20,'',0,'1a0ceb985a0-23c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (573,9,47,'refresh',20,'',0,'1a0ceb985a0-23d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (574,9,48,'turn',20,'',1,'1a0ceb985a0-23e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (575,9,49,'refresh',20,'',0,'1a0ceb985a0-23f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (576,9,50,'refresh',20,'',0,'1a0ceb985a0-240',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (577,9,51,'refresh',20,'',0,'1a0ceb985a0-241',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (578,9,52,'refresh',20,'',0,'1a0ceb985a0-242',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (579,9,53,'turn',20,'',1,'1a0ceb985a0-243',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (580,9,54,'refresh',20,'',0,'1a0ceb985a0-244',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (581,9,55,'refresh',20,'',0,'1a0ceb985a0-245',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (582,9,56,'refresh',20,'',0,'1a0ceb985a0-246',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (583,9,57,'refresh',20,'',0,'1a0ceb985a0-247',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (584,9,58,'battle',20,'0',0,'1a0ceb985a0-248',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (585,9,58,'turn',20,'',1,'1a0ceb985a0-249',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (586,9,59,'refresh',20,'',0,'1a0ceb985a0-24a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (587,9,60,'refresh',20,'',0,'1a0ceb985a0-24b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (588,9,61,'refresh',20,'',0,'1a0ceb985a0-24c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (589,9,62,'refresh',20,'',0,'1a0ceb985a0-24d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (590,10,0,'lobby',90,'',0,'1a0ceb985a0-24e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (591,10,0,'refresh',90,'',0,'1a0ceb985a0-24f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (592,10,0,'opening',90,'',0,'1a0ceb985a0-250',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (593,10,0,'turn',90,'',1,'1a0ceb985a0-251',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (594,10,1,'turn',90,'',1,'1a0ceb985a0-252',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (595,10,2,'turn',90,'',1,'1a0ceb985a0-253',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (596,10,3,'refresh',90,'',0,'1a0ceb985a0-254',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (597,10,4,'refresh',90,'',0,'1a0ceb985a0-255',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (598,10,5,'turn',90,'',1,'1a0ceb985a0-256',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (599,10,6,'refresh',90,'',0,'1a0ceb985a0-257',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (600,10,7,'refresh',90,'',0,'1a0ceb985a0-258',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (601,10,8,'refresh',90,'',0,'1a0ceb985a0-259',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (602,10,9,'turn',90,'',1,'1a0ceb985a0-25a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (603,10,10,'refresh',90,'',0,'1a0ceb985a0-25b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (604,10,11,'refresh',90,'',0,'1a0ceb985a0-25c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (605,10,12,'refresh',90,'',0,'1a0ceb985a0-25d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (606,10,13,'refresh',90,'',0,'1a0ceb985a0-25e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (607,10,14,'turn',90,'',1,'1a0ceb985a0-25f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (608,10,15,'refresh',90,'',0,'1a0ceb985a0-260',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (609,10,16,'refresh',90,'',0,'1a0ceb985a0-261',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (610,10,17,'refresh',90,'',0,'1a0ceb985a0-262',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (611,10,18,'battle',90,'0',0,'1a0ceb985a0-263',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (612,10,18,'turn',90,'',1,'1a0ceb985a0-264',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (613,10,19,'refresh',90,'',0,'1a0ceb985a0-265',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (614,10,20,'refresh',90,'',0,'1a0ceb985a0-266',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (615,10,21,'refresh',90,'',0,'1a0ceb985a0-267',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (616,10,22,'turn',90,'',1,'1a0ceb985a0-268',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (617,10,23,'turn',90,'',1,'1a0ceb985a0-269',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (618,10,24,'turn',90,'',1,'1a0ceb985a0-26a',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (619,10,25,'refresh',90,'',0,'1a0ceb985a0-26b',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (620,10,26,'refresh',90,'',0,'1a0ceb985a0-26c',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (621,10,27,'refresh',90,'',0,'1a0ceb985a0-26d',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (622,10,28,'refresh',90,'',0,'1a0ceb985a0-26e',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (623,10,29,'refresh',90,'',0,'1a0ceb985a0-26f',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (624,10,30,'refresh',90,'',0,'1a0ceb985a0-270',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (625,11,0,'lobby',91,'',0,'1a0ceb985a0-271',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (626,11,0,'refresh',91,'',0,'1a0ceb985a0-272',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (627,11,0,'opening',91,'',0,'1a0ceb985a0-273',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (628,11,0,'turn',91,'',1,'1a0ceb985a0-274',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO job VALUES (701,8,'remind','',1790261060000,'15 1',0);
INSERT INTO job VALUES (702,8,'idle','',1791989060000,'15',0);
INSERT INTO job VALUES (955,9,'remind','',1790261060000,'62 1',0);
INSERT INTO job VALUES (956,9,'idle','',1791989060000,'62',0);
INSERT INTO job VALUES (1081,10,'fall','',1790520260000,'',0);
INSERT INTO job VALUES (1082,10,'remind','',1790261060000,'30 1',0);
INSERT INTO job VALUES (1083,10,'idle','',1791989060000,'30',0);
INSERT INTO job VALUES (1174,11,'remind','',1790261060000,'0 1',0);
INSERT INTO job VALUES (1175,11,'idle','',1791989060000,'0',0);
INSERT INTO clock VALUES (5,'{"control":{"per_turn":{"hours":24}},"left":[0,86400000],"running":null}');
INSERT INTO clock VALUES (6,'{"control":{"live":{"minutes":30}},"left":[0,1800000],"running":null}');
INSERT INTO clock VALUES (10,'{"control":{"bank":{"hours":72,"increment":12,"cap":96}},"left":[345600000,345600000],"running":{"side":1,"since_ms":1790174660000}}');
INSERT INTO mirror VALUES (7,8);
INSERT INTO sqlite_sequence VALUES ('game',11);
INSERT INTO sqlite_sequence VALUES ('post',628);
INSERT INTO sqlite_sequence VALUES ('job',1175);
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
CREATE INDEX post_barred ON post (game_id) WHERE given_up = 'barred';
COMMIT;
