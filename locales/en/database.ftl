# What stands in the database and cannot be played on.

other-rules = This game began under version { $version } of the rules, and this version of the bot cannot play by it. The game stays as it is; whoever runs the bot can let it go on with a version of the bot that can.
