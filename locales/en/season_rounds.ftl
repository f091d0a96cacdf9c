# Entries, seeds and rounds.
