# A turn in private: one message, the end of the turn.

my-turn = My turn
more = More …
choice-about = **{ $choice }**: { $about }
confirm-and-end = Confirm and end turn
done-and-ended = ✅ Done: { $action }. Your turn is over.
done-not-ended =
    { $done }
    The turn did not end: { $why }

# The question before the end of a turn
end-question = Do you want to end your turn?
end-unconfirmed = You haven't confirmed this yet: { $action }.
end-anyway = End turn anyway
end-never-ask = End, don't ask again
