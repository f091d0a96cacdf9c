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
DELETE FROM sqlite_sequence;
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 02:38:09',1,X'C61451C713D7990390B849A37056E18292BB202F2B339E998AFF7E0193C52B3F4E59AAAF3EE49E9EE43E871431C343AF',23662687);
INSERT INTO _sqlx_migrations VALUES (2,'settings','2026-11-22 02:38:09',1,X'AE58DA2578FB30569ECF19E850B7366B74A6BBF95749965EFD41484E9808FAFBF71883D8DC3747336DEC1B024D185352',11880729);
INSERT INTO army_data VALUES ('dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7','borgo','# Borgo: many fast fighters, no shots to speak of. What the keys mean: docs/ARCHITECTURE.md, "Armies".
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
INSERT INTO army_data VALUES ('bd4a8f6e49976008650b299b4cb1974d390122cc279196a875db6258bfb76d3a','hegemony','# Hegemony: strong fighters with helpers, able to run, push and change weapons.
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
INSERT INTO army_data VALUES ('bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91','moloch','# Moloch: machines of every kind, shots in all directions, plates, and more pushes than anybody else.
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
INSERT INTO army_data VALUES ('7b4816acaea68846a1bd32362e2c53b99a34bbdd666d53ee232582921b8d1920','outpost','# Outpost: people with good rifles, quick on their feet, whose HQ lets its neighbours act once more.
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
INSERT INTO game VALUES (1,900,10,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"hours_a_turn":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'2D9D470FD8ED799CF35AA570A296DDE28B8CED2FAD9D6F53563840D0FC9A2874','71d04e16baa2e6c39914214d2936f279c58b5284bef4bc29e7a0c1869ddd9254','{"board":"standard","piles":[[1,5,4,11,11,11,3,12,8,6,1,2,11,10,1,5,3,2,10,1,11,12,13,11,9,7,6,1,2,8,1,12,2,12],[10,7,10,16,14,15,8,6,15,5,4,11,8,3,15,16,3,1,8,5,1,13,17,3,9,15,2,1,16,15,12,18,3,17]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (10,900,21,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"hours_a_turn":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL);
INSERT INTO game VALUES (12,900,91,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null,"armies":"choose","first":"host","rated":false,"odds":true,"hours_a_turn":null,"draft":{"round":0,"steps":[]},"expired":false}',1,X'D9C03D34A26BBBBCF5587F6E0C3264B2A3B948D8A9D14840CD720243F21A41C6','316be15832cf5f18b0f05747074759ac90d159a9e693872c4061506f01e405b3','{"board":"standard","piles":[[10,11,9,13,1,14,12,13,14,13,3,13,7,13,1,4,3,14,13,14,14,12,3,5,9,15,4,8,14,2,3,14,3,6],[20,1,6,20,8,5,2,7,13,22,19,12,11,20,17,21,7,14,2,22,20,18,4,10,9,3,15,22,1,5,15,16,22,22]]}',NULL,NULL,NULL);
INSERT INTO seat VALUES (1,0,1,'user 1','borgo','dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7');
INSERT INTO seat VALUES (1,1,2,'user 2','hegemony','bd4a8f6e49976008650b299b4cb1974d390122cc279196a875db6258bfb76d3a');
INSERT INTO seat VALUES (10,0,1,'user 1','borgo','dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7');
INSERT INTO seat VALUES (10,1,2,'user 2','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
INSERT INTO seat VALUES (12,0,1,'user 1','outpost','7b4816acaea68846a1bd32362e2c53b99a34bbdd666d53ee232582921b8d1920');
INSERT INTO seat VALUES (12,1,2,'user 2','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
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
INSERT INTO snapshot VALUES (1,133,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":6,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":7,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":2,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":4,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":3,"rotation":5,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,17,20,20]},"seats":[{"pile":[],"hand":[],"discard":[4,11,5,11,11,3,6,12,1,1,11,2,1,10,12,11,8,1,9,13,11,1,2,6,10,1,12,12]},{"pile":[],"hand":[],"discard":[10,14,16,8,15,7,4,15,5,8,15,16,1,3,5,8,11,17,13,15,1,16,12,18,15,9,17]}],"active":1,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":24,"fresh":false,"pending":null}','ab028dc8281581c74de582fb845fd27985e95c869056d756caf19cc46a46f9b5');
INSERT INTO snapshot VALUES (10,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','f6892045db476dcf5148d4744a9f67d594b78b68df5c454d1f48a62fc248ca35');
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
INSERT INTO post VALUES (804,12,0,'lobby',91,'',0,'1a0ceb985a0-324',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (805,12,0,'refresh',91,'',0,'1a0ceb985a0-325',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (806,12,0,'opening',91,'',0,'1a0ceb985a0-326',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO post VALUES (807,12,0,'turn',91,'',1,'1a0ceb985a0-327',NULL,0,1790174660000,1790174660000,NULL,NULL);
INSERT INTO setting VALUES ('user',1,'{"language":"polish"}',1790000000000);
INSERT INTO sqlite_sequence VALUES ('game',12);
INSERT INTO sqlite_sequence VALUES ('post',807);
CREATE UNIQUE INDEX game_one_active_a_channel ON game (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_by_guild ON game (guild_id, id);
CREATE INDEX seat_by_user ON seat (user_id, game_id);
CREATE INDEX post_owed ON post (channel_id, id) WHERE sent_at_ms IS NULL AND given_up IS NULL;
CREATE INDEX post_by_game ON post (game_id, id);
CREATE INDEX study_by_user ON study (user_id, id);
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
