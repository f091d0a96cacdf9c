# When the database cannot be written to or read.
database-unwritable = I can't save anything right now: my database can't be written to. Nothing has changed. I can't accept moves until that is fixed, but I still show everything (/board, /log, /mygames, /rule). Try again in a few minutes; the bot's operator can find the cause in the logs.
database-unavailable = I can't reach my database right now, so nothing has changed. Try again later (reference { $reference }).
