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
DELETE FROM sqlite_sequence;
INSERT INTO _sqlx_migrations VALUES (1,'initial','2026-11-22 02:38:09',1,X'C61451C713D7990390B849A37056E18292BB202F2B339E998AFF7E0193C52B3F4E59AAAF3EE49E9EE43E871431C343AF',23662687);
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
INSERT INTO game VALUES (2,900,11,'over',1,1790000000000,1790000000000,'{"language":"english","place":"here","invited":null}',1,X'43CE880A4BFCBFDA1CE2F4C2709DD4CBD7DADB0127A3BEB98F4D931F2C2F120D','4ddbbc665338f8079d5cd951d4812ce7f4e0ee538fa043fbc8e65e9f5f59a767','{"board":"standard","piles":[[15,20,17,13,3,15,7,20,21,11,19,22,16,20,20,10,5,9,22,5,22,6,14,1,22,18,4,12,8,22,2,1,7,2],[11,9,14,7,13,3,14,4,1,13,13,13,13,9,3,8,1,10,5,2,4,12,3,14,14,3,14,13,15,14,3,14,6,12]]}','{"winner":0,"reason":"final_battle"}',NULL,NULL);
INSERT INTO game VALUES (10,900,21,'running',1,1790174660000,1790174660000,'{"language":"english","place":"here","invited":null}',1,X'B5B84E772B3EC5C6A49100EA348F348EB2D67F1ED88AC7EF0914F33D50F1A529','ef74c36f49e36b25cceb51f05e2036ff256c331f349cfd5864bb5d3715197951','{"board":"standard","piles":[[5,12,8,11,2,1,6,4,2,1,8,1,3,11,1,7,1,2,12,10,6,9,13,11,1,5,12,11,2,11,12,10,3,11],[1,14,11,15,7,20,10,7,9,20,2,20,17,6,18,22,2,3,22,21,22,20,19,13,8,12,1,22,5,22,5,4,15,16]]}',NULL,NULL,NULL);
INSERT INTO seat VALUES (2,0,1,'user 1','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
INSERT INTO seat VALUES (2,1,2,'user 2','outpost','7b4816acaea68846a1bd32362e2c53b99a34bbdd666d53ee232582921b8d1920');
INSERT INTO seat VALUES (10,0,1,'user 1','borgo','dfa627e23111f0a984a24acf32e793907dd29c002da8c9d2304430a26deea8d7');
INSERT INTO seat VALUES (10,1,2,'user 2','moloch','bbfccee7f0411826deb7ff93c0a2ba05be493a0e024e21cd1323f6029052ab91');
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
INSERT INTO snapshot VALUES (2,118,'{"arrangement":{"board":"standard","units":[{"owner":0,"tile":13,"rotation":3,"wounds":1,"spent":{"mobility":false}},null,{"owner":0,"tile":5,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":8,"rotation":1,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":1,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":0,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":3,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":12,"rotation":0,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":6,"rotation":0,"wounds":1,"spent":{"mobility":false}},{"owner":1,"tile":4,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":10,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":7,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":16,"rotation":4,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,16,20,20]},"seats":[{"pile":[2],"hand":[],"discard":[17,20,7,11,21,20,15,15,19,22,20,20,22,5,22,14,22,4,9,1,22,2,18]},{"pile":[],"hand":[],"discard":[9,14,13,7,14,4,1,13,13,13,13,3,8,9,10,12,14,14,13,14,1,3,3,3,5,3,14,15,6,14,12,11]}],"active":0,"phase":"over","stage":{"over":{"outcome":{"winner":0,"reason":"final_battle"}}},"turn":23,"fresh":false,"pending":null}','e77cdfb98303e4592522976d18f8bb2b67492faca5236c20f28e935455df28c0');
INSERT INTO snapshot VALUES (10,92,'{"arrangement":{"board":"standard","units":[{"owner":1,"tile":8,"rotation":3,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":5,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":14,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":17,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":0,"tile":8,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":0,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,{"owner":1,"tile":10,"rotation":2,"wounds":0,"spent":{"mobility":false}},{"owner":0,"tile":0,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,null,{"owner":1,"tile":1,"rotation":0,"wounds":0,"spent":{"mobility":false}},null,{"owner":0,"tile":2,"rotation":1,"wounds":0,"spent":{"mobility":false}},{"owner":1,"tile":9,"rotation":2,"wounds":0,"spent":{"mobility":false}},null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null],"points":[20,14,20,20]},"seats":[{"pile":[11,3,10,12,11,2],"hand":[],"discard":[12,11,5,1,1,1,6,3,1,11,7,4,12,9,8,10,1,6,2,13,11,2,1,12,11]},{"pile":[16,15,4,5,22,5],"hand":[],"discard":[15,20,20,6,20,2,7,11,7,22,22,21,22,20,19,12,3,18,13,2,22,1]}],"active":1,"phase":"draw","stage":"normal","turn":20,"fresh":false,"pending":null}','f6892045db476dcf5148d4744a9f67d594b78b68df5c454d1f48a62fc248ca35');
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
INSERT INTO sqlite_sequence VALUES ('game',10);
INSERT INTO sqlite_sequence VALUES ('post',767);
CREATE UNIQUE INDEX game_one_active_a_channel ON game (channel_id) WHERE status IN ('lobby', 'running');
CREATE INDEX game_by_guild ON game (guild_id, id);
CREATE INDEX seat_by_user ON seat (user_id, game_id);
CREATE INDEX post_owed ON post (channel_id, id) WHERE sent_at_ms IS NULL AND given_up IS NULL;
CREATE INDEX post_by_game ON post (game_id, id);
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
