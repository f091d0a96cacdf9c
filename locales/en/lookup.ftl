# Looking things up
rule-unknown = I don't know that rule. Try a number such as NH-3.4, or a word such as net.
rule-button = Rule { $rule }
rule-rulings = Rulings
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
ruling-other = Players can agree on this instead: { $other }
unreadable-position = I can't read that position: line { $line }, column { $column }. I expected { $expected }.
study-gone = I no longer have that position. Import it again with /import.
export-plain = The game's record and the position as everyone sees it.
import-too-large = That file is too large: I can read up to 64 KB.
import-nothing = I can't analyse that file: it must show a game in progress, with all HQs placed.
import-too-slow = I couldn't get that file from Discord. Try again.
file-no-text = That isn't a text file.
file-workbook = That's a spreadsheet's own format or an archive. In the spreadsheet, save it as CSV in UTF-8 and attach that file.
file-encoding = That file isn't in UTF-8; it seems to be in { $encoding }. Save it as UTF-8 and attach it again.
file-encoding-unknown = That file isn't in UTF-8, and I can't tell which encoding it has. Save it as UTF-8 and attach it again.
file-reads-position = This command reads a position saved with /export.
file-reads-record = This command reads the record of a game saved with /export.
file-reads-invitations = This command reads CSV with the columns `user_id,name,rating,division`.
file-reads-rules = This command reads a season's rules (JSON or TOML) or a scoring profile (TOML).
share = Share
share-not-here = You can't write in this channel, so I won't post it here for you.
share-by = Shared by { $player }:
hand-shown = Everyone in this channel sees your hand now.
hand-not-shown = You have no hand here that you could show: the game keeps hands secret, or you don't play.

# Where a ruling comes from
source-own = our own decision
source-choice = open in the rules, our choice
source-against = unlike
source-and = and
source-derived = derived
source-to = to

# The log
log-empty = Nothing has happened yet.
log-whole = Everything so far.
log-newest = The last { $lines } lines; { $earlier } earlier ones are left out. /export has everything.
log-undone = ↩️ Steps taken back: { $times }.
catch-up-button = Since you left
catch-up-title = Game { $game } since you last acted:
catch-up-none = Nothing has happened in game { $game } since you last acted.
next-game = Next game: { $game }

tile-unknown = I can't find that. Choose one of the suggestions.
tile-several = Several match: { $tiles }. Choose one of the suggestions.

# A faction at a glance
faction-unknown = I can't find that. Choose one of the suggestions.
faction-several = Several match: { $factions }. Choose one of the suggestions.

legend-about = What the symbols in the pictures mean.
