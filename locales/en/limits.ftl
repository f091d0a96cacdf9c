# Limits: what one person or server may ask for.
limit-too-fast = That was too much at once, so I left this out. Wait a few seconds and do it again.
limit-busy = I am drawing and reading for too many at the moment. Do it again in a minute.
limit-tables = You have opened { $number } tables that are open still, and cannot open more. Finish or cancel one of them first; /mygames lists those in play. A table that somebody else opens you can join at once.
limit-server = This server has { $number } open tables, as many as it may have. Finish or cancel one first; whoever runs me can allow more.
import-elsewhere = I read files that are attached at Discord, and nothing else. Attach the file to the command.
import-gone = Discord does not have that file any more. Attach it once more.
only-in-server-command = This works in a channel of a server, not in direct messages.
