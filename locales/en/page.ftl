# The page of the sandbox.

# Seat
page-you-are = You are { $name }
page-people = People at the table
page-windows = Another window for
page-new-window = (new window)
page-language = Language
page-theme = Colours
page-theme-system = as the system
page-theme-dark = dark
page-theme-light = light

# Places
page-places = Channels and settings
page-open-places = Open channels and settings
page-close-places = Close channels and settings
page-channels = Channels
page-direct = Direct messages
page-threads = Threads of { $place }
page-archived = (archived)
page-unread = new
page-pings = calls for you: { $count }
page-calls-you = { $name } calls you in { $place }
page-no-place = No channel

# Connection
page-reconnecting = No connection. Trying again…
page-connection-lost = There is no connection just now. Please try again when it is back.
page-no-bot = Sztab is not connected. It cannot answer now.

# Messages
page-empty = Nothing has been said here yet. Type “/” for a command.
page-newer = New messages
page-bot = bot
page-pings-you = calls you
page-thinking = { $name } is thinking…
page-edited = (edited)
page-only-you = Only you can see this
page-dismiss = Dismiss
page-reply-to = In reply to { $name }:
page-reply-unknown = In reply to an earlier message
page-spoiler = show the hidden words
page-code = Text as it stands
page-file = File
page-film = Moving picture:
page-picture = Picture
page-picture-file = Open the picture alone
page-close = Close
page-choose = Choose
page-choose-count = How many: { $least } to { $most }
page-confirm = Confirm
page-unknown-control = This page cannot show what stands here.

# Command box
page-box = Write
page-box-label = Message or command
page-box-hint = Write in { $place }, or “/” for a command
page-send = Send
page-offers = Suggestions
page-offers-count = Suggestions: { $count }
page-leave-command = { $command }: back to typing
page-more-options = More options
page-remove-option = Remove { $option }
page-yes = yes
page-no = no
page-error-required = This is needed.
page-error-command = There is no command { $typed }. Type “/” to see all of them.
page-error-no-options = { $command } takes no options.
page-error-choice = There is no “{ $typed }” to choose here.
page-error-number = Type a number.
page-error-whole = Type a whole number.
page-error-least = At least { $least }.
page-error-most = At most { $most }.
page-error-shortest = Too short. Least number of characters: { $count }.
page-error-longest = Too long. Greatest number of characters: { $count }.
page-error-file = The file is too large for this page.
page-error-file-read = The file cannot be read.

# Skip links and help
page-skip-messages = Skip to the messages
page-skip-box = Skip to the command box
page-help = Help
page-help-commands = Commands
page-help-slash = Type “/” and some letters of a command, in your language or in English.
page-help-accept = Enter or Tab takes what is marked; the command then shows its options as fields. Escape goes back to the line.
page-help-line = Or type the whole line and press Enter: /play runner d2 ne. Words without a label go to the first option that takes text.
page-help-labels = Options are named with a colon: /game new rated:yes place:this channel. A value goes on until the next label.
page-help-names = People, channels and roles are given by name, with or without @ and #.
page-help-say = Words that do not begin with “/” are said in the channel.
page-help-keys = Keys
page-key-box = to the command box
page-key-escape = closes what is open, else to the command box
page-key-place-up = channel above
page-key-place-down = channel below
page-key-unread = next channel with something new
page-key-messages = in the list: from message to message
page-key-controls = from a message to its buttons
page-key-newest = in the list: the newest message
page-key-history = in the empty command box: what you sent before
page-key-help = this help

# Refusals and unknown names
page-failed-answer = Sztab has not answered in time. Please try again.
page-failed-command = This command cannot be used here in this way.
page-failed-form = Sztab answers with a form, and this page cannot show it.
page-failed-message = The page was not understood. Please reload it.
page-failed-option = One of the values does not fit its option.
page-failed-pace = That was too fast. Please wait a moment.
page-failed-place = You cannot see this channel.
page-failed-press = This button cannot be pressed now.
page-failed-say = Nothing can be written here.
page-failed-seat = The address names nobody at this table.
page-failed-select = This cannot be chosen now.
page-unknown-place = unknown
page-unknown-role = unknown role
page-unknown-user = unknown
