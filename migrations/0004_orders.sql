-- What players have answered ahead in a game, as opaque texts. They belong to the user: a seat that is handed on is
-- played by the orders of whoever sits there.
CREATE TABLE standing_order (
    game_id       INTEGER NOT NULL REFERENCES game (id),
    user_id       INTEGER NOT NULL,
    value         TEXT    NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT;
