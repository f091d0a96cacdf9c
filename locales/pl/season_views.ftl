# Podgląd sezonów: tabele, drabinki, karty, dzienniki.
