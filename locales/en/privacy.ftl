# What is kept about a person, and erasing it.
privacy-own = **What I keep about you:** your Discord id and the name you had when you sat down at a table or entered a season, what you did in games and when, your settings, days off, standing orders and imported positions.
    If you erase it, on all servers: your name and id give way to *Player* and a number, and your settings, days off and sentences in seasons are gone. Games, results and ratings stay under that number. It can't be undone, and what I have posted in Discord stays there. Leave seasons that aren't over first.
privacy-other = **Erase { $player } from this server?** Name and id give way to *Player* and a number, and days off and sentences in seasons are gone. Games, results and ratings stay under that number. It can't be undone, and what I have posted in Discord stays there.
privacy-erase = Erase for good
privacy-erased-own = Done. In games that are over you're { $player } from now on.
privacy-erased = Done. In games that are over this person is { $player } from now on.
privacy-at-tables-own = You still sit at these tables: { $tables }. Leave or finish them first, or resign, then ask again.
privacy-at-tables = This person still sits at these tables: { $tables }. Cancel them or offer the seat to a substitute first, then ask again.
privacy-organisers-only = Only organisers can erase somebody else, and only once that person has left the server.
privacy-still-here = This person is still on the server: only they can do that, with /privacy.
erased-player = Player { $number }
command-privacy = privacy
command-privacy-about = What I keep about you, and how to erase it
command-privacy-option-player = player
command-privacy-option-player-about = For organisers: somebody who has left the server
