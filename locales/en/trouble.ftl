# When the database takes no changes, or cannot be read.
database-unwritable = I cannot save anything right now: my database takes no changes. Nothing has been changed. I refuse moves until it does, and go on showing what there is (/board, /log, /mygames, /rule). Try again in a few minutes; whoever runs me finds the cause in my log.
database-unavailable = I cannot reach my database right now, so nothing has been changed. Try again later (reference { $reference }).
