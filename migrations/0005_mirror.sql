-- Mirrored matches: two games of the same players, with the armies exchanged.
CREATE TABLE mirror (
    first_id  INTEGER NOT NULL PRIMARY KEY REFERENCES game (id),
    second_id INTEGER NOT NULL UNIQUE REFERENCES game (id)
) STRICT;
