# Looking seasons up: tables, brackets, cards, logs.
