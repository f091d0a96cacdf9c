# Matches: beginning, armies, reports, extensions.
