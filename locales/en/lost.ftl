# Channels where the bot can no longer post.
lost-barred = ⚠️ I can no longer post in { $channel }, so game { $game } can't continue there. Someone who manages the server can restore my access; I need these permissions there: { $permissions }. Then I'll post everything that is missing. Or move the game: use /game move in another channel.
lost-gone = ⚠️ { $channel }, where game { $game } was played, is gone. The game itself is safe: use /game move in another channel to continue it there.
move-no-such-game = There's no such game on this server. Use /game move and choose from the list.
move-here-already = The game is already played here.
move-not-lost = The game can continue in { $channel }. While that is so, only an organiser can move it.
move-not-yours = Only a game's players and the server's organisers can move it.
move-done = From now on, game { $game } is played here.
settings-notices = Problems are reported in { $channel }.
settings-notices-unset = Problems are reported to the players directly. To set a channel for organisers: `/settings server notices`.

# Games that are played in threads of the channel where a command was given.
game-in-thread = -# Your game in { $thread }:
games-in-threads = { $number ->
    [one] There's no game in this channel itself, only in its thread: { $threads }. Use the command there.
   *[other] There's no game in this channel itself, only in its threads: { $threads }. Use the command in one of them.
  }
mygames-line-lost = Game { $game }: { $factions }. { $state }. ⚠️ Its channel was deleted: use /game move in another channel to continue it there.
