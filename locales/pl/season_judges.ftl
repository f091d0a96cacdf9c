# Sędziowie: kolejka, orzeczenia, terminy.
