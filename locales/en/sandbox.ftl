# The sandbox: names of channels, as Discord allows them: small letters and hyphens.
sandbox-play = play
sandbox-table = table-in-play
sandbox-four = four-at-a-table
sandbox-programs = programs-and-mechs
sandbox-mission = gears-mission
sandbox-finished = finished-game
sandbox-self-playing = self-playing
sandbox-organisers = Organisers
sandbox-league = league
sandbox-league-name = Sandbox League
