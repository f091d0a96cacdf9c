# Settings of people and servers.
settings-mine = **Your settings.** They apply everywhere; public pictures stay the same.
settings-language = Language of my answers to you
settings-language-unset = Language: same as your Discord
settings-colours = Colours of your pictures
settings-colours-unset = Colours: the bot's default
settings-colours-default = Colours: standard
settings-colours-colour-blind = Colours: colour-blind friendly
settings-colours-high-contrast = Colours: high contrast
settings-server = **Settings of this server.** Your choice takes effect at once, for tables opened from now on.
settings-server-language = Language of public posts
settings-server-language-unset = Language: same as the server's Discord
settings-channels = Channels for tables
settings-channels-about = Channels: where tables can be opened (and in their threads); leave empty for everywhere.
settings-organisers = Organisers' role
settings-organisers-about = Organisers can cancel other people's tables, offer seats there to substitutes, and decide games: `/organise tables`.
settings-place = Where games are played
settings-place-about = Threads keep a channel tidy; each table can still choose otherwise.
settings-place-thread = Games: each in its own thread
settings-place-here = Games: in the channel itself
settings-permissions-all = ✅ I have all the permissions I need here.
settings-permissions-missing = ⚠️ I'm missing these permissions here:
settings-managers-only = Only people who manage the server can change its settings.
permission-line = • **{ $permission }**: { $purpose }
purpose-view = to see the channel at all
purpose-send = to post tables, turns and results
purpose-embed = to describe what happened
purpose-attach = to show boards and Battles
purpose-create-threads = to give each game its own thread
purpose-send-in-threads = to post the turns there
purpose-history = to open a game's thread from its table's message, and to check whether a post arrived when Discord didn't confirm it
channel-not-for-tables = Tables can't be opened in this channel. You can open them here: { $channels }

# Switches
settings-switches = Nothing automatic, no extra pings
settings-draws = Draw my tiles automatically when my turn begins
settings-next-up = Ping me also when my opponent's turn begins
