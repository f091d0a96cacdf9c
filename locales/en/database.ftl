# Games of a rules version that this program does not support.

other-rules = This game uses version { $version } of the rules, which this bot version does not support. Nothing is lost: the operator can continue it with a version that does.
