# The welcome of a server, and the pages of /help. A page fits a phone.
welcome = **Hi, I'm Sztab, the referee for *Neuroshima Hex*, *Tiny Epic Mechs* and *Gears of War: The Board Game* on this server.**
    I deal, check every move, fight the Battles and ping the next player. You play with buttons, whenever you have time: a move at breakfast, the answer at night.
    Press *{ help-do-first }* to learn it against me, step by step, or *{ help-do-open }* to find an opponent. Only you see what you look up.
help-do-open = Open a table
help-do-open-of = Open a table: { $game }
help-do-legend = Legend
help-do-mine = My games
help-do-learn = How to play
help-finish = Continue: game { $game }
help-to-start = Start
help-to-turn = Your turn
help-to-battle = Battle
help-to-whatif = What if
help-to-time = Time
help-to-settings = Settings
help-to-commands = Commands
help-page-start = **How to play**
    1. *{ help-do-open }* here, or join one: `/game list` shows them.
    2. Both choose an army in the list under the table, then press *{ lobby-start }*. A random army is a choice too.
    3. The game gets a thread of its own. I ping you there when it's your turn.
    4. First each of you places the HQ. Then you take turns until one HQ falls, or the piles run out and the Final Battle decides.
    You need the box only to learn the rules; `/rule` looks them up, `/army` shows an army.
help-page-turn = **Your turn**
    You draw up to three tiles and must discard one of three. Press a tile, then a hex, then a direction. I show the board as it would be, and say what the tile would hit and what it would get. Nothing is played until you confirm.
    Instant tiles act at once. Units with Mobility can move. *{ verb-end }* passes the turn; *{ undo-button }* undoes a step as long as nothing was revealed.
    Type instead: `/play runner d2 ne` is a whole move.
help-page-battle = **A Battle**
    It starts when someone plays a Battle tile, or when the board is full. Initiative counts down: all units with the highest one act together, then the next. Melee attacks hit the neighbouring hex, ranged ones the first enemy in line. Destroyed units are removed after each initiative.
    An HQ starts with 20 points. Lose all of them and you've lost.
    I post it as a short animation with a play-by-play. If there's a choice to make, I ping you.
help-page-whatif = **What if…**
    The button *{ whatif-button }* shows, to you alone, what a Battle would bring now. Try placing your tiles first, or your opponent's: nothing happens on the board, and nobody else sees it.
    `/import` does the same for a position from a file.
help-page-time = **Time**
    A table can have a clock: `48h` per turn, a time bank such as `72h+12h<96h`, or `30m` live. If yours runs out, your opponent can claim the win, give you more time or wait; in a free-for-all the others can remove you from the game.
    `/settings hours` sets when your clock runs, `/settings vacation` your days off. I remind you once a day; that's a setting too.
    `/orders` answers routine questions ahead of time. `/substitute` hands your seat to someone else.
help-page-settings = **Settings**
    `/settings mine`: language, colours (including colour-blind and high-contrast palettes), reminders, what I do for you.
    `/settings server`, for those who manage the server: language, channels for tables, organisers, the usual clock.
help-page-commands = **Commands**
    Tables: `/game new`, `/game list`, `/mygames`, `/rematch`
    Playing: `/play`, `/use`, `/discard`, `/battle`, `/end`, `/undo`, `/orders`
    Looking: `/board`, `/hand`, `/log`, `/tiles`, `/whatif`
    Looking up: `/rule`, `/tile`, `/army`, `/legend`
    Ending: `/resign`, `/draw-offer`, `/substitute`
    Checking: `/verify`, `/export`, `/statistics`
command-help = help
command-help-about = How to play, page by page (only you see it)

# The first game
help-do-first = First game
help-do-first-of = First game of { $game }
first-game-thread = First game: { $player }
first-game-begun = Your first game is ready. You play against me, step by step; I explain what comes up.
first-game-begun-together = Your first game is ready. You play together with me, step by step; I explain what comes up.
first-game-waits = Your first game is still in progress: finish it, or resign it to begin anew.
first-game-link = Go to the game
tips-stop = No more tips
