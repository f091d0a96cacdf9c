# Limits: what one person or server may ask for.
limit-too-fast = Too fast: I ignored that. Wait a few seconds and try again.
limit-busy = I'm handling too many requests right now. Try again in a minute.
limit-tables = You already have { $number } open tables, the maximum. Finish or cancel one first (/mygames lists games in play). You can still join other people's tables.
limit-server = This server already has { $number } open tables, the maximum. Finish or cancel one first; the bot's operator can allow more.
import-elsewhere = I can only read files attached in Discord. Attach the file to the command.
import-gone = Discord no longer has that file. Attach it again.
only-in-server-command = This works in a server channel, not in direct messages.
