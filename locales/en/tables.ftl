# The list of a server's tables, and results as direct messages.
tables-title = Tables to join: { $open }. Games in progress: { $running }.
tables-none = No tables here yet. Open one with `/game new`.
tables-open = **Join one of these**
tables-open-line = [Table { $game }]({ $address }) · { $host } is waiting · { $terms }
tables-running = **In progress**
tables-running-line = [Game { $game }]({ $address }) · { $players }{ $state }
tables-waits =  · waiting for { $player }, { $moment }
tables-join = Join table { $game }
tables-own = Your table { $game }
tables-go = Go to table { $game }
tables-joined = You've joined table { $game }.
tables-back = ◀ Back
tables-more = More ▶
results-offer = Results by DM
results-stop = Stop sending results
results-on = From now on I'll send you the results of your games as direct messages too.
results-off = I won't send you results as direct messages.
results-direct = [Game { $game }]({ $address }) is over. { $outcome }
    { $players }
command-game-list = list
command-game-list-about = Tables you can join, and games in progress
settings-results = Send me the results of my games as direct messages
tiles-none = This game has no piles of tiles; /board shows the table.
