# Looking things up
rule-unknown = I don't know that rule. Try a number such as NH-3.4, or a word such as net.
rule-button = Rule { $rule }
rule-rulings = Rulings
ruling-question = **{ $id }** { $question }
ruling-answer = { $answer } ({ $source })
ruling-open = Open ruling: { $question } { $answer }
ruling-other = Players can agree on this instead: { $other }
tiles-army = **{ $army }**: { $left } in the pile, { $seen } revealed
tiles-line = { $tile }: { $left } of { $count }
tiles-line-odds = { $tile }: { $left } of { $count } · { $percent } %
tiles-none-left = nothing is left
tiles-odds-off = Draw odds are hidden at this table.
tiles-odds-about = Next to each tile: how many are left, and how likely at least one of them is among the next { $draws } drawn. All of this follows from what everyone has seen (NH-2.6).
unreadable-position = I can't read that position: line { $line }, column { $column }. I expected { $expected }.
study-gone = I no longer have that position. Import it again with /import.

# Files and sharing
export-over = The game's record with its random seed, and the final position. Anyone can replay the record with `sztab replay`.
export-plain = The game's record and the position as everyone sees it.
export-running = The record so far and the position as everyone sees it. Neither reveals the order of the piles.
export-sealed = The game's record and the final position. The random seed and the order of the piles aren't in them yet: the other game of this match is still being played with the same shuffle. Once it's over, /export adds them.
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

# Where a ruling comes from
source-own = our own decision
source-choice = open in the rules, our choice
source-against = unlike
source-and = and
source-derived = derived
source-rulebook = rulebook 2025
source-rulebook-uk = Ukrainian rulebook 2025
source-rulebook-older = older Polish rules
source-to = to
source-faq = tournament FAQ { $number }
source-designer = the designer's answer
source-site = neuroshimahex.pl
source-app = manual of the official app
source-digest-french = French digest
source-digest-japanese = Japanese digest
source-army = the army's fact sheet
source-engine = a fan engine

# The log
log-empty = Nothing has happened yet.
log-whole = Everything so far.
log-newest = The last { $lines } lines; { $earlier } earlier ones are left out. /export has everything.
log-turn = **Turn { $turn }: { $army }**
log-undone = ↩️ Steps taken back: { $times }.
