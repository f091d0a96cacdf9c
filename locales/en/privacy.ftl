# What is kept about a person, and erasing it.
privacy-own = **What I keep about you:** your Discord id and the name you had when you sat down at a table or entered a season, what you did in games and when, your settings, days off, standing orders and imported positions.
    If you erase it, on all servers: your name and id are replaced by *Player* and a number, and your settings, days off and what you wrote in seasons are deleted. Games, results and ratings stay under that number. It can't be undone, and what I have posted in Discord stays there. What you still play ends at once, and the others are told.
privacy-other = **Erase { $player } from this server?** The name and id are replaced by *Player* and a number; days off and what this person wrote in seasons are deleted. Games, results and ratings stay under that number. It can't be undone, and what I have posted in Discord stays there.
privacy-erase = Erase for good
privacy-ends-games = **Games that end with a resignation:** { $named }
privacy-ends-lobbies = **Open tables that are left or cancelled:** { $named }
privacy-ends-seasons = **Seasons that are left, with open matches given up:** { $named }
privacy-told = { $others }: a player at this table has been erased, plays no further, and is { $player } from now on.
privacy-erased-own = Done. In games that are over you're { $player } from now on.
privacy-erased = Done. In games that are over this person is { $player } from now on.
privacy-organisers-only = Only organisers can erase someone else, and only once that person has left the server.
privacy-still-here = This person is still on the server: only they can do that, with /privacy.
erased-player = Player { $number }
command-privacy = privacy
command-privacy-about = What I keep about you, and how to erase it
command-privacy-option-player = player
command-privacy-option-player-about = For organisers: someone who has left the server
