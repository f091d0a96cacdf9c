-- Posts that wait until the bot may speak in their channel again.
CREATE INDEX post_barred ON post (game_id) WHERE given_up = 'barred';
