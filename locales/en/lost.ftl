# Channels in which nothing can be said any more.
lost-barred = ⚠️ I cannot post in { $channel } any more, so game { $game } cannot go on there. Somebody who manages the server can let me again; I need there: { $permissions }. Then I post everything that is owed. Or move the game: write /game move in another channel.
lost-gone = ⚠️ { $channel }, where game { $game } was played, is gone. Nothing of the game is lost: write /game move in another channel, and it goes on there.
move-no-such-game = There is no such game on this server. Write /game move and choose from the list.
move-here-already = The game is played here already.
move-not-lost = The game can go on in { $channel }. As long as that is so, only an organiser moves it.
move-not-yours = Only those who play a game move it, and organisers of the server.
move-done = Game { $game } is played here from now on.
settings-notices = What goes wrong is told in { $channel }.
settings-notices-unset = What goes wrong is told to players directly. Name a channel for organisers: /settings server, option notices.
