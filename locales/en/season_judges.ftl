# Judges: the queue, rulings, deadlines.
