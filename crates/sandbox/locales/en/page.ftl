# The page of the sandbox.

# Seat
page-you-are = You are { $name }
page-people = People at the table
page-windows = Another window for
page-new-window = (new window)
page-language = Language
page-theme = Colours
page-theme-system = like the system
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
page-pings = pings: { $count }
page-calls-you = { $name } pings you in { $place }
page-no-place = No channel

# Connection
page-reconnecting = No connection. Trying again…
page-connection-lost = No connection right now. Please try again once it is back.
page-no-bot = Sztab is not connected. It can't answer right now.
page-notice = A simulated Discord with the real Sztab. You are { $name }: press a blue or green button.

# Messages
page-empty = Nothing here yet. Type “/” for a command.
page-newer = New messages
page-bot = bot
page-pings-you = pings you
page-thinking = { $name } is thinking…
page-edited = (edited)
page-only-you = Only you can see this
page-dismiss = Dismiss
page-reply-to = In reply to { $name }:
page-reply-unknown = In reply to an earlier message
page-spoiler = show the hidden text
page-code = Raw text
page-file = File
page-play = Play
page-picture = Picture
page-picture-file = Open just the picture
page-close = Close
page-choose = Choose
page-choose-count = Choose { $least } to { $most }
page-confirm = Confirm
page-unknown-control = This page can't display this part.
page-menu = Commands for this
page-menu-none = No commands

# Command box
page-box = Write
page-box-label = Message or command
page-box-hint = Write in { $place }, or “/” for a command
page-send = Send
page-cancel = Cancel
page-offers = Suggestions
page-offers-count = Suggestions: { $count }
page-leave-command = { $command }: back to typing
page-more-options = More options
page-remove-option = Remove { $option }
page-yes = yes
page-no = no
page-error-required = This is required.
page-error-command = There is no command { $typed }. Type “/” to see them all.
page-error-no-options = { $command } takes no options.
page-error-choice = “{ $typed }” is not one of the choices.
page-error-number = Type a number.
page-error-whole = Type a whole number.
page-error-least = At least { $least }.
page-error-most = At most { $most }.
page-error-shortest = Too short. Minimum number of characters: { $count }.
page-error-longest = Too long. Maximum number of characters: { $count }.
page-error-file = The file is too large for this page.
page-error-file-read = The file can't be read.

# Skip links and help
page-skip-messages = Skip to the messages
page-skip-box = Skip to the command box
page-help = Help
page-help-commands = Commands
page-help-slash = Type “/” and a few letters of a command, in your language or in English.
page-help-accept = Enter or Tab accepts the highlighted command, which then shows its options as fields. Escape goes back to the line.
page-help-line = Or type the whole line and press Enter: /play runner d2 ne. Words without a label go to the first text option.
page-help-labels = Name options with a colon: /game new rated:yes place:this channel. A value runs until the next label.
page-help-names = Give people, channels and roles by name, with or without @ and #.
page-help-say = Anything that doesn't begin with “/” is posted in the channel.
page-help-menu = “⋯” beside a message or a person, a right click or a long press offers commands for it.
page-help-keys = Keys
page-key-box = to the command box
page-key-escape = closes what is open, or goes to the command box
page-key-place-up = channel above
page-key-place-down = channel below
page-key-unread = next channel with something new
page-key-messages = in the list: from message to message
page-key-controls = from a message to its buttons
page-key-newest = in the list: the newest message
page-key-history = in the empty command box: what you sent before
page-key-help = this help

# Refusals and unknown names
page-failed-answer = Sztab didn't answer in time. Please try again.
page-failed-command = This command can't be used here like this.
page-failed-form = This form can't be sent like this. You can open it again.
page-failed-message = The page sent something I don't understand. Please reload.
page-failed-option = One of the values doesn't fit its option.
page-failed-pace = That was too fast. Please wait a moment.
page-failed-place = You can't see this channel.
page-failed-press = This button can't be pressed now.
page-failed-say = You can't write here.
page-failed-seat = The address doesn't match anyone at this table.
page-failed-select = This can't be chosen now.
page-unknown-place = unknown
page-unknown-role = unknown role
page-unknown-user = unknown
